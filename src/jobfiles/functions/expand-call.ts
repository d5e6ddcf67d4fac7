import { argumentsOf, type Expression } from '../hcl/bodies.ts';
import { possibleValues } from '../hcl/possible-values.ts';
import { quoteText } from '../hcl/strings.ts';
import { tokenText, type Hcl } from '../hcl/tokens.ts';
import { collectionIn, UnknownValueError, textIn } from '../hcl/values.ts';
import type { Bindings, SymbolTable } from '../hcl/evaluation-context.ts';
import type { LoopScope } from '../hcl/scopes.ts';
import { callPathFunction, toExpression, literalPathHint, type FunctionContext } from './path-functions.ts';
import type { Edit } from '../preprocess/edits.ts';
import type { PathProblem } from '../../files/workspace-file.ts';

/** The replacement of a call whose arguments only Nomad's parser can evaluate. */
interface ExpandedCall {
  /** They keep the arguments: `file(x)` becomes `{"a" = "…", "b" = "…"}[x]`. */
  readonly edits: readonly Edit[];
  /** The first path that cannot be read. It has no key in the map, so the parser fails only if it needs that path. */
  readonly missing: PathProblem | undefined;
}

interface EvaluatedCall {
  readonly texts: readonly string[];
  readonly source: string;
}

/** Far more files than one call reads in practice. */
const maxCombinations = 1000;
/** Evaluating a call for one element takes some microseconds. */
const unitsPerElement = 10;
/** The parser builds the whole map again for each element. */
const unitsPerMapEntry = 0.1;

interface ExpansionContext {
  readonly symbols: SymbolTable;
  readonly functions: FunctionContext;
  /** Whether an error may quote the path, because no part of it may be secret. Called after the paths are known. */
  readonly isPublic: () => boolean;
}

/** Replaces a call by a map of all its possible results, indexed by its arguments. */
export function expandCall(hcl: Hcl, at: number, open: number, context: ExpansionContext): ExpandedCall | PathProblem {
  const { symbols, functions, isPublic } = context;
  const known: EvaluatedCall[] = [];
  let missing: PathProblem | undefined;
  try {
    for (const texts of possibleArguments(hcl, open, symbols)) {
      const result = callPathFunction(tokenText(hcl, at), texts, functions);
      if ('value' in result) known.push({ texts, source: toExpression(result.value) });
      else {
        const refused = isPublic() ? { ...result, problem: `${quotePath(texts[0])} ${result.problem}` } : result;
        if (result.failsInNomadToo !== true) return refused;
        missing ??= refused;
      }
    }
  } catch (error) {
    if (error instanceof UnknownValueError)
      return { problem: error.value.problem, hint: error.value.hint ?? literalPathHint };
    throw error;
  }
  return missing !== undefined && known.length === 0
    ? missing
    : { edits: replaceWithLookup(hcl, at, open, mapSource(known)), missing };
}

const maxQuotedLength = 80;

function quotePath(path = ''): string {
  return `\`${path.length > maxQuotedLength ? `${path.slice(0, maxQuotedLength).toWellFormed()}…` : path}\``;
}

/** @throws UnknownValueError when the possible values of an argument are not known */
function possibleArguments(hcl: Hcl, open: number, symbols: SymbolTable): Iterable<readonly string[]> {
  const ranges = argumentsOf(hcl, open);
  const found = new Map<string, readonly string[]>();
  let elements = 0;
  const whole = { hcl, from: open + 1, to: hcl.closes[open] ?? open };
  for (const bindings of bindingsAround(whole, symbols)) {
    symbols.spend(unitsPerElement);
    elements++;
    const args = ranges.map(([from, to]) => possibleValues({ hcl, from, to }, bindings, symbols).map(textIn));
    for (const texts of everyCombination(args)) {
      found.set(JSON.stringify(texts), texts);
      if (found.size > maxCombinations) throw new UnknownValueError(tooManyCombinations);
    }
  }
  symbols.spend(elements * found.size * unitsPerMapEntry);
  return found.values();
}

const tooManyCombinations = {
  kind: 'unknown',
  problem: `can have more than ${maxCombinations} values`,
  hint: 'Use a smaller pattern or list, or split the job.',
} as const;

function everyCombination(args: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const [first = [], second] = args;
  return second === undefined ? first.map((one) => [one]) : first.flatMap((one) => second.map((two) => [one, two]));
}

/** Every combination of collection elements that the loop variables in an expression may refer to. */
function bindingsAround(expression: Expression, symbols: SymbolTable): Iterable<Bindings> {
  const scopes = new Set<LoopScope>();
  collectScopes(expression, symbols, scopes);
  return bindScopes(
    [...scopes].toSorted((a, b) => a.collection.from - b.collection.from),
    new Map(),
    symbols,
  );
}

/** Collects the loops around an expression whose variables it uses, and in turn those of their collections. */
function collectScopes({ hcl, from, to }: Expression, symbols: SymbolTable, found: Set<LoopScope>): void {
  symbols.spend((to - from) * unitsPerToken);
  const scopes = symbols.scopesOf(hcl);
  for (let at = from; at < to; at++) {
    const scope = hcl.kinds[at] === 'name' ? scopes?.find(at, tokenText(hcl, at)) : undefined;
    if (scope === undefined || found.has(scope)) continue;
    const isInside = scope.collection.from >= from && scope.collection.from < to;
    if (isInside) continue;
    found.add(scope);
    collectScopes(scope.collection, symbols, found);
  }
}

const unitsPerToken = 0.1;

function* bindScopes(
  [scope, ...others]: readonly LoopScope[],
  bindings: Bindings,
  symbols: SymbolTable,
): Generator<Bindings> {
  if (scope === undefined) {
    yield bindings;
    return;
  }
  for (const collection of possibleValues(scope.collection, bindings, symbols)) {
    for (const entry of collectionIn(collection).entries) {
      symbols.spend(1);
      yield* bindScopes(others, new Map([...bindings, [scope, entry]]), symbols);
    }
  }
}

/** Two arguments become nested maps: the second is a key in the map for the first. */
function mapSource(candidates: readonly EvaluatedCall[]): string {
  const parts = Map.groupBy(candidates, ({ texts }) => texts[0] ?? '');
  const sources = Array.from(parts, ([key, some]) => {
    const inner = some.map(({ texts: [, ...rest], source }) => ({ texts: rest, source }));
    const isWhole = inner[0]?.texts.length === 0;
    return `${quoteText(key)} = ${isWhole ? inner[0]?.source : mapSource(inner)}`;
  });
  return `{${sources.join(', ')}}`;
}

function replaceWithLookup(hcl: Hcl, at: number, open: number, map: string): readonly Edit[] {
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
