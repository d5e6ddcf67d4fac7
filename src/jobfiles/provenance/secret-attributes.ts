import {
  splitArguments,
  listEntries,
  readBlockBody,
  readFileBody,
  listStatements,
  type Attribute,
  type HclBlock,
  type HclEntry,
  type Expression,
  type Statement,
} from '../hcl/bodies.ts';
import { scanHcl } from '../hcl/scan.ts';
import { findToken, skipToken, readToken, type Hcl } from '../hcl/tokens.ts';
import type { JobSource } from '../preprocess/job-source.ts';

/** The group and task of a field; `undefined` above that level, and if the name is computed. */
export interface FieldLevel {
  readonly group: string | undefined;
  readonly task: string | undefined;
}

/** An attribute of a job file whose value reaches a secret. */
export interface SecretAttribute extends FieldLevel {
  readonly level: 'job' | 'group' | 'task';
  /** The blocks and maps around it within the job, the group or the task, outermost first. */
  readonly blocks: readonly string[];
  readonly name: string;
  /** The item of a list, or the key of an object, that reaches the secret; `undefined` for all of the value. */
  readonly item: number | string | undefined;
  /** Whether it decides which blocks exist: `for_each`, `labels`, or a statement that cannot be read. */
  readonly isStructure: boolean;
  readonly dependence: Dependence;
  /** The start of the statement in the file. */
  readonly start: number;
}

export function findSecretAttributes(
  { text, budget: { step } }: Pick<JobSource<unknown>, 'text' | 'budget'>,
  sources: SecretSources,
) {
  const hcl = scanHcl(text, step);
  const { blocks } = readFileBody(hcl);
  const locals = blocks
    .filter(({ type }) => type === 'locals')
    .flatMap((block) => readBlockBody(hcl, block).attributes);
  const references = new SecretReferences(
    Map.groupBy(locals, ({ name }) => name),
    sources,
  );
  const mayFail = ({ type, labels, at, opener }: HclBlock): boolean =>
    type === 'variable'
      ? sources.variables.has(labels[0] ?? '')
      : type !== 'job' && references.findDependence({ hcl, from: at, to: skipToken(hcl, opener) })?.isCopied === false;
  return {
    attributes: [...listStatements(hcl)].flatMap((statement) => listAttributes(statement, references)),
    /** The ranges of validations of secret variables, and of definitions that may fail for some values of a secret. */
    failing: blocks
      .filter(mayFail)
      .map(({ at, opener }) => ({
        start: hcl.starts[at] ?? 0,
        end: hcl.starts[skipToken(hcl, opener)] ?? text.length,
      })),
  };
}

/** The entries of an object and the items of a list are separate attributes. */
function listAttributes(
  { enclosing, name, at, expression, isStructure }: Statement,
  references: SecretReferences,
): readonly SecretAttribute[] {
  const root = enclosing[0]?.type ?? '';
  // The result of a validation does not reach a field.
  if (['locals', 'variable', 'variables'].includes(root)) return [];
  const dependence = references.findDependence(expression);
  if (dependence === undefined) return [];
  const position = locateAttribute(root === 'job' ? enclosing.slice(1) : enclosing);
  const start = expression.hcl.starts[at] ?? 0;
  const whole = { ...position, name, item: undefined, isStructure: isStructure || root !== 'job', dependence, start };
  const parts = whole.isStructure ? undefined : splitParts(expression);
  if (parts === undefined) return [whole];
  return parts.flatMap(({ key, expression: part }, index) => {
    const partDependence = references.findDependence(part);
    if (partDependence === undefined) return [];
    const blocks = key === undefined ? position.blocks : [...position.blocks, name];
    return [{ ...whole, blocks, name: key ?? name, item: key ?? index, dependence: partDependence }];
  });
}

function locateAttribute(
  enclosing: Statement['enclosing'],
): Pick<SecretAttribute, 'level' | 'group' | 'task' | 'blocks'> {
  const group = enclosing[0]?.type === 'group' ? enclosing[0] : undefined;
  const inGroup = group === undefined ? enclosing : enclosing.slice(1);
  const task = inGroup[0]?.type === 'task' ? inGroup[0] : undefined;
  const innerBlocks = task === undefined ? inGroup : inGroup.slice(1);
  const level = task !== undefined ? 'task' : group !== undefined ? 'group' : 'job';
  return { level, group: group?.label, task: task?.label, blocks: innerBlocks.map(({ type }) => type) };
}

/** The parts of an object with plain keys, or of a list; `undefined` for any other expression. */
function splitParts({ hcl, from, to }: Expression): readonly HclEntry[] | undefined {
  const opener = findToken(hcl, from, to, 'skip');
  const isWhole = hcl.kinds[opener] === 'open' && findToken(hcl, skipToken(hcl, opener), to, 'skip') >= to;
  if (!isWhole || startsLoop(hcl, opener)) return undefined;
  if (readToken(hcl, opener) === '[')
    return splitArguments(hcl, opener).map(([start, end]) => ({
      key: undefined,
      expression: { hcl, from: start, to: end },
    }));
  if (readToken(hcl, opener) !== '{') return undefined;
  const entries = [...listEntries({ hcl, from: opener + 1, to: hcl.closes[opener] ?? opener })];
  return entries.every(({ key }) => key !== undefined) ? entries : undefined;
}

function startsLoop(hcl: Hcl, opener: number): boolean {
  return readToken(hcl, findToken(hcl, opener + 1, hcl.closes[opener] ?? opener, 'skip')) === 'for';
}

/** The dependencies of an expression: the first secret variable, and the first file that git does not contain. */
interface Dependence {
  readonly variable: string | undefined;
  readonly file: string | undefined;
  /**
   * Whether the value contains the whole secret, so that equal values reveal only that the secrets are equal. The result of a condition, an index or most functions may be any part of it.
   */
  readonly isCopied: boolean;
}

export interface SecretSources {
  /** The secret variables. `isScalar`: the value has no length or keys, unlike lists and maps. */
  readonly variables: ReadonlyMap<string, { readonly isScalar: boolean }>;
  /** Files that git does not contain, by the offset of the call that reads them. */
  readonly files: ReadonlyMap<number, string>;
  /** Whether a call or a loop transforms the value: the value of a late variable must be used unchanged. */
  readonly mustBeUnchanged?: boolean;
}

/** Functions whose results are equal only for equal arguments, apart from case and white space; and random functions. */
const faithfulFunctions = new Set(
  (
    'file filebase64 base64encode jsonencode yamlencode urlencode md5 sha1 sha256 sha512 trimspace chomp lower upper strrev ' +
    'join uuidv4 bcrypt'
  ).split(' '),
);

/** The references of an expression, without the references of its locals. */
interface References extends Dependence {
  /** The name of each, and whether its value is copied; a name may repeat. */
  readonly locals: readonly (readonly [name: string, isCopied: boolean])[];
}

/** All locals, as in `values(local)`. */
const everyLocal = '*';

const noDependence: Dependence = { variable: undefined, file: undefined, isCopied: true };

/** Finds the expressions of a job file that use a secret. An unknown construct may use any part of it. */
class SecretReferences {
  readonly #sources: SecretSources;
  readonly #locals: ReadonlyMap<string, Dependence>;

  /** @param locals all definitions of each local */
  constructor(locals: ReadonlyMap<string, readonly Attribute[]>, sources: SecretSources) {
    this.#sources = sources;
    const references = [...locals].map(
      ([name, same]) => [name, joinReferences(same.map(({ expression }) => this.#findReferences(expression)))] as const,
    );
    const every: References = {
      ...noDependence,
      isCopied: false,
      locals: Array.from(locals.keys(), (name) => [name, true]),
    };
    this.#locals = followLocals(new Map<string, References>([...references, [everyLocal, every]]));
  }

  /** `undefined` for an expression that reaches no secret. */
  findDependence(expression: Expression): Dependence | undefined {
    const references = this.#findReferences(expression);
    const dependence = references.locals.reduce<Dependence>(
      (all, [name, isCopied]) => joinDependences(all, limitCopy(this.#locals.get(name) ?? noDependence, isCopied)),
      references,
    );
    return reachesSecret(dependence) ? dependence : undefined;
  }

  /** Reads every token, including in nested brackets and templates: each part of an expression may decide its value. */
  #findReferences({ hcl, from, to }: Expression): References {
    let dependence: Dependence = noDependence;
    const locals: [string, boolean][] = [];
    // The end of the outermost call that reads a file: the name of the file may be computed.
    let callEnd = from;
    for (let at = from; at < to; at++) {
      if (hcl.kinds[at] === 'name') {
        const { local, ...reference } = this.#readName(hcl, at, to);
        const isOutside = at >= callEnd;
        if (local !== undefined) locals.push([local, isOutside]);
        dependence = joinDependences(dependence, limitCopy(reference, isOutside));
        if (readToken(hcl, at).startsWith('file')) callEnd = Math.max(callEnd, findCallEnd(hcl, at, to));
      } else if (!keepsWhole(hcl, at, from, to)) dependence = { ...dependence, isCopied: false };
    }
    return { ...dependence, locals };
  }

  #readName(hcl: Hcl, at: number, to: number): Dependence & { readonly local?: string } {
    const word = readToken(hcl, at);
    const second = findToken(hcl, at + 1, to, 'skip');
    const symbol = second < to ? readToken(hcl, second) : '';
    if (symbol === '(') {
      const isFaithful = faithfulFunctions.has(word) && this.#sources.mustBeUnchanged !== true;
      return { ...noDependence, file: this.#sources.files.get(hcl.starts[at] ?? -1), isCopied: isFaithful };
    }
    // The keyword of a condition, including in a directive. Loops keep their values unchanged.
    if (word !== 'var' && word !== 'local')
      return {
        ...noDependence,
        isCopied: word !== 'if' && !(word === 'for' && this.#sources.mustBeUnchanged === true),
      };
    const third = findToken(hcl, second + 1, to, 'skip');
    const isNamed = symbol === '.' && third < to && hcl.kinds[third] === 'name';
    const name = isNamed ? readToken(hcl, third) : everyLocal;
    if (word === 'local') return { ...noDependence, local: name };
    const { variables } = this.#sources;
    const variable = isNamed ? (variables.has(name) ? name : undefined) : [...variables.keys()][0];
    if (variable === undefined) return noDependence;
    return { variable, file: undefined, isCopied: isNamed && variables.get(variable)?.isScalar === true };
  }
}

/** The index of the closing bracket of a call, or the index of the name if it is not called. */
function findCallEnd(hcl: Hcl, at: number, to: number): number {
  const open = findToken(hcl, at + 1, to, 'skip');
  return readToken(hcl, open) === '(' ? (hcl.closes[open] ?? at) : at;
}

/** Whether a token that is not a name leaves the parts of an expression unchanged: no operator, index or computed key. */
function keepsWhole(hcl: Hcl, at: number, from: number, to: number): boolean {
  const kind = hcl.kinds[at];
  const text = kind === 'symbol' || kind === 'open' ? readToken(hcl, at) : '';
  if (kind === 'symbol') return /^[.,:=]$/.test(text) && !(text === '=' && readToken(hcl, at + 1) === '=');
  if (kind === 'quote' || text === '(') {
    // A name in quotes is two tokens and a text.
    const close = hcl.closes[at] ?? at;
    // The brace closes several brackets, which the parser rejects: the rest is not read again for each of them.
    if (text === '(' && readToken(hcl, close) !== ')') return false;
    const after = findToken(hcl, close + 1, to, 'skip');
    const isKey = after < to && /^[=:]$/.test(readToken(hcl, after));
    return !isKey || (kind === 'quote' && close - at <= 2);
  }
  return text !== '[' || !isIndex(hcl, at, from);
}

/** Whether a bracket follows a value. */
function isIndex(hcl: Hcl, at: number, from: number): boolean {
  let before = at - 1;
  while (before >= from && ['space', 'comment', 'newline'].includes(hcl.kinds[before] ?? '')) before--;
  return before >= from && ['name', 'close'].includes(hcl.kinds[before] ?? '');
}

function reachesSecret({ variable, file }: Dependence): boolean {
  return variable !== undefined || file !== undefined;
}

/** A dependence by a reference that copies its value or not. */
function limitCopy(dependence: Dependence, isCopied: boolean): Dependence {
  return isCopied || !reachesSecret(dependence) ? dependence : { ...dependence, isCopied: false };
}

function joinDependences(left: Dependence, right: Dependence): Dependence {
  return {
    variable: left.variable ?? right.variable,
    file: left.file ?? right.file,
    isCopied: left.isCopied && right.isCopied,
  };
}

function joinReferences(all: readonly References[]): References {
  return { ...all.reduce<Dependence>(joinDependences, noDependence), locals: all.flatMap(({ locals }) => locals) };
}

/** The dependence of each local, resolved transitively. Every local changes at most three times, so the time is linear. */
function followLocals(references: ReadonlyMap<string, References>): ReadonlyMap<string, Dependence> {
  const uses = [...references].flatMap(([name, { locals }]) =>
    locals.map(([used, isCopied]) => ({ name, used, isCopied })),
  );
  const users = Map.groupBy(uses, ({ used }) => used);
  const dependences = new Map<string, Dependence>(references);
  const changedNames = [...references.keys()];
  for (let usedName = changedNames.pop(); usedName !== undefined; usedName = changedNames.pop()) {
    for (const { name, isCopied } of users.get(usedName) ?? []) {
      const before = dependences.get(name) ?? noDependence;
      const after = joinDependences(before, limitCopy(dependences.get(usedName) ?? noDependence, isCopied));
      const isSame =
        before.variable === after.variable && before.file === after.file && before.isCopied === after.isCopied;
      if (isSame) continue;
      dependences.set(name, after);
      changedNames.push(name);
    }
  }
  return dependences;
}
