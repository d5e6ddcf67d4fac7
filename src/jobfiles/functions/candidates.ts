import { argumentsOf, type Expression } from '../hcl/bodies.ts';
import { possibleValues } from '../hcl/possible.ts';
import { quoteText } from '../hcl/strings.ts';
import { written, type Hcl } from '../hcl/tokens.ts';
import { collectionIn, NotKnown, textIn } from '../hcl/values.ts';
import type { Bindings, Meanings } from '../hcl/possibilities.ts';
import type { LoopScope } from '../hcl/scopes.ts';
import { callPathFunction, expressionOf, literalPathHint, type Functions } from './calls.ts';
import type { Edit } from '../preprocess/edits.ts';
import type { RefusedPath } from './places.ts';

/** What stands in the place of a call whose arguments only Nomad's parser knows. */
interface Choice {
  /** They leave the arguments as they are: `file(x)` becomes `{"a" = "…", "b" = "…"}[x]`. */
  readonly edits: readonly Edit[];
  /** What cannot be read of all that is possible; the parser finds no such key, if it is ever asked for. */
  readonly missing: RefusedPath | undefined;
}

interface PathCandidate {
  readonly texts: readonly string[];
  readonly source: string;
}

/** More than anybody reads by one call. */
const mostCandidates = 1000;
/** To evaluate a call for one element takes some microseconds. */
const unitsOfElement = 10;
/** The parser puts all candidates together for each element. */
const unitsOfCandidate = 0.1;

interface CandidateContext {
  readonly meanings: Meanings;
  readonly functions: Functions;
  /** Whether a path may be told: it is made of nothing that may be secret. Asked once the paths are known. */
  readonly isPublic: () => boolean;
}

/** Puts all that a call may come to into its place, and leaves it to the parser which of them it is. */
export function chooseCall(hcl: Hcl, at: number, open: number, context: CandidateContext): Choice | RefusedPath {
  const { meanings, functions, isPublic } = context;
  const known: PathCandidate[] = [];
  let missing: RefusedPath | undefined;
  try {
    for (const texts of candidatesOf(hcl, open, meanings)) {
      const result = callPathFunction(written(hcl, at), texts, functions);
      if ('value' in result) known.push({ texts, source: expressionOf(result.value) });
      else {
        const refused = isPublic() ? { ...result, problem: `${shownPath(texts[0])} ${result.problem}` } : result;
        if (result.everywhere !== true) return refused;
        missing ??= refused;
      }
    }
  } catch (error) {
    if (error instanceof NotKnown) return { problem: error.value.problem, hint: error.value.hint ?? literalPathHint };
    throw error;
  }
  return missing !== undefined && known.length === 0
    ? missing
    : { edits: editsOf(hcl, at, open, mapSource(known)), missing };
}

const maxQuotedPath = 80;

function shownPath(path = ''): string {
  return `\`${path.length > maxQuotedPath ? `${path.slice(0, maxQuotedPath).toWellFormed()}…` : path}\``;
}

/** @throws NotKnown where an argument is not among texts that can be known */
function candidatesOf(hcl: Hcl, open: number, meanings: Meanings): Iterable<readonly string[]> {
  const ranges = argumentsOf(hcl, open);
  const found = new Map<string, readonly string[]>();
  let elements = 0;
  const whole = { hcl, from: open + 1, to: hcl.closes[open] ?? open };
  for (const bindings of bindingsAround(whole, meanings)) {
    meanings.spend(unitsOfElement);
    elements++;
    const args = ranges.map(([from, to]) => possibleValues({ hcl, from, to }, bindings, meanings).map(textIn));
    for (const texts of everyCombination(args)) {
      found.set(JSON.stringify(texts), texts);
      if (found.size > mostCandidates) throw new NotKnown(tooMany);
    }
  }
  meanings.spend(elements * found.size * unitsOfCandidate);
  return found.values();
}

const tooMany = {
  kind: 'unknown',
  problem: `is one of more than ${mostCandidates}`,
  hint: 'Let a smaller pattern or list name the files, or make several jobs of it.',
} as const;

function everyCombination(args: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const [first = [], second] = args;
  return second === undefined ? first.map((one) => [one]) : first.flatMap((one) => second.map((two) => [one, two]));
}

/** Every combination of elements that the names in an expression may stand for. */
function bindingsAround(expression: Expression, meanings: Meanings): Iterable<Bindings> {
  const scopes = new Set<LoopScope>();
  collectScopes(expression, meanings, scopes);
  return bind(
    [...scopes].toSorted((a, b) => a.collection.from - b.collection.from),
    new Map(),
    meanings,
  );
}

/** Those around an expression whose names stand in it, or in the collections of such. */
function collectScopes({ hcl, from, to }: Expression, meanings: Meanings, found: Set<LoopScope>): void {
  meanings.spend((to - from) * unitsOfToken);
  const scopes = meanings.scopesOf(hcl);
  for (let at = from; at < to; at++) {
    const scope = hcl.kinds[at] === 'name' ? scopes?.find(at, written(hcl, at)) : undefined;
    if (scope === undefined || found.has(scope)) continue;
    const isInside = scope.collection.from >= from && scope.collection.from < to;
    if (isInside) continue;
    found.add(scope);
    collectScopes(scope.collection, meanings, found);
  }
}

const unitsOfToken = 0.1;

function* bind([scope, ...others]: readonly LoopScope[], bindings: Bindings, meanings: Meanings): Generator<Bindings> {
  if (scope === undefined) {
    yield bindings;
    return;
  }
  for (const collection of possibleValues(scope.collection, bindings, meanings)) {
    for (const entry of collectionIn(collection).entries) {
      meanings.spend(1);
      yield* bind(others, new Map([...bindings, [scope, entry]]), meanings);
    }
  }
}

/** Of two arguments the second is a key in a map by the first. */
function mapSource(candidates: readonly PathCandidate[]): string {
  const parts = Map.groupBy(candidates, ({ texts }) => texts[0] ?? '');
  const sources = Array.from(parts, ([key, some]) => {
    const inner = some.map(({ texts: [, ...rest], source }) => ({ texts: rest, source }));
    const isWhole = inner[0]?.texts.length === 0;
    return `${quoteText(key)} = ${isWhole ? inner[0]?.source : mapSource(inner)}`;
  });
  return `{${sources.join(', ')}}`;
}

function editsOf(hcl: Hcl, at: number, open: number, map: string): readonly Edit[] {
  const place = (token: number, text: string): Edit => ({
    start: hcl.starts[token] ?? 0,
    end: hcl.starts[token + 1] ?? 0,
    text,
  });
  const close = hcl.closes[open] ?? open;
  const ranges = argumentsOf(hcl, open);
  const commas = ranges.flatMap(([, end], index) => {
    if (end === close) return [];
    return [place(end, index === ranges.length - 1 ? '' : '][')];
  });
  return [{ ...place(open, `${map}[`), start: hcl.starts[at] ?? 0 }, ...commas, place(close, ']')];
}
