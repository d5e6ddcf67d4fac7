import {
  argumentsOf,
  entriesIn,
  readBlockBody,
  readFileBody,
  type Block,
  type Entry,
  type Expression,
  type HclBody,
} from '../hcl/bodies.ts';
import { scanHcl } from '../hcl/scan.ts';
import { nextToken, tokenAfter, tokenText, type Hcl } from '../hcl/tokens.ts';
import { SecretReferences, type Dependence, type SecretSources } from './secret-references.ts';
import type { JobSource } from '../preprocess/job-source.ts';

/** The group and task of a field; undefined above that level, and where the name is computed. */
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
  /** The item of a list, or the key of an object, that reaches the secret; undefined for all of the value. */
  readonly item: number | string | undefined;
  /** Whether it decides which blocks exist: `for_each`, `labels`, or a statement that cannot be read. */
  readonly isStructure: boolean;
  readonly dependence: Dependence;
  /** Where the statement starts and ends in the file. */
  readonly start: number;
  readonly end: number;
}

/** Nested blocks; a hostile file must not exhaust the stack. */
const maxDepth = 100;

type Place = Pick<SecretAttribute, 'level' | 'group' | 'task' | 'blocks'>;

const jobPlace: Place = { level: 'job', group: undefined, task: undefined, blocks: [] };

export interface SecretsOfFile {
  readonly attributes: readonly SecretAttribute[];
  /** Validations of secret variables, and definitions that may fail with one value of a secret and not with another. */
  readonly failing: readonly Pick<SecretAttribute, 'start' | 'end'>[];
}

/** The attributes of a job file that reach a secret. */
export function secretAttributes(
  { text, budget: { step } }: Pick<JobSource<unknown>, 'text' | 'budget'>,
  sources: SecretSources,
): SecretsOfFile {
  const hcl = scanHcl(text, step);
  const file = readFileBody(hcl);
  const references = new SecretReferences(localsIn(hcl, file), sources);
  const walk = new AttributeWalker(hcl, references);
  walk.file(file);
  const definitions = file.blocks.filter(
    (block) => block.type !== 'job' && isSecretDefinition(hcl, block, references, sources),
  );
  const ranges = definitions.map(({ at, opener }) => ({
    start: hcl.starts[at] ?? 0,
    end: hcl.starts[tokenAfter(hcl, opener)] ?? text.length,
  }));
  return { attributes: walk.found, failing: ranges };
}

function isSecretDefinition(
  hcl: Hcl,
  { type, labels, at, opener }: Block,
  references: SecretReferences,
  { variables }: SecretSources,
): boolean {
  if (type === 'variable') return variables.has(labels[0] ?? '');
  return references.of({ hcl, from: at, to: tokenAfter(hcl, opener) })?.isCopied === false;
}

function localsIn(hcl: Hcl, { blocks }: HclBody): ReadonlyMap<string, readonly Expression[]> {
  const all = blocks.filter(({ type }) => type === 'locals').flatMap((block) => readBlockBody(hcl, block).attributes);
  const grouped = Map.groupBy(all, ({ name }) => name);
  return new Map([...grouped].map(([name, same]) => [name, same.map(({ expression }) => expression)]));
}

class AttributeWalker {
  readonly found: SecretAttribute[] = [];
  private readonly hcl: Hcl;
  private readonly references: SecretReferences;

  constructor(hcl: Hcl, references: SecretReferences) {
    this.hcl = hcl;
    this.references = references;
  }

  file(body: HclBody): void {
    const whole = { from: 0, to: this.hcl.kinds.length };
    if (this.unreadable(body, jobPlace, whole)) return;
    for (const { name, at, expression } of body.attributes)
      this.structure(jobPlace, name, at, { from: expression.from, to: expression.to });
    for (const block of body.blocks) {
      const range = this.rangeOf(block);
      if (block.type === 'job') this.body(readBlockBody(this.hcl, block), jobPlace, range, 0);
      // Whether a validation fails does not reach a field.
      else if (!['locals', 'variable', 'variables'].includes(block.type))
        this.structure(jobPlace, block.type, block.at, range);
    }
  }

  private body(body: HclBody, place: Place, range: Omit<Expression, 'hcl'>, depth: number): void {
    if (depth > maxDepth) {
      this.structure(place, '', range.from, range);
      return;
    }
    if (this.unreadable(body, place, range)) return;
    for (const { name, at, expression } of body.attributes) this.value(place, name, at, expression);
    for (const block of body.blocks) {
      const inside = readBlockBody(this.hcl, block);
      const type = block.type === 'dynamic' ? (block.labels[0] ?? '') : block.type;
      const label = block.type === 'dynamic' ? undefined : block.labels[0];
      const inner = placeInside(place, type, label);
      if (block.type === 'dynamic') this.dynamic(inside, inner, type, depth);
      else this.body(inside, inner, this.rangeOf(block), depth + 1);
    }
  }

  private dynamic({ attributes, blocks, unexpected }: HclBody, inner: Place, type: string, depth: number): void {
    for (const { name, at, expression } of attributes) this.structure(inner, `${type}.${name}`, at, expression);
    for (const at of unexpected) this.structure(inner, type, at, { from: at, to: tokenAfter(this.hcl, at) });
    for (const block of blocks) {
      const range = this.rangeOf(block);
      if (block.type === 'content') this.body(readBlockBody(this.hcl, block), inner, range, depth + 1);
      else this.structure(inner, type, block.at, range);
    }
  }

  private rangeOf({ at, opener }: Block): Omit<Expression, 'hcl'> {
    return { from: at, to: tokenAfter(this.hcl, opener) };
  }

  /** Judges a body as a whole that has statements which are neither an attribute nor a block: the parser refuses them. */
  private unreadable({ unexpected }: HclBody, place: Place, range: Omit<Expression, 'hcl'>): boolean {
    const [first] = unexpected;
    if (first !== undefined) this.structure(place, '', first, range);
    return first !== undefined;
  }

  private structure(place: Place, name: string, at: number, { from, to }: Omit<Expression, 'hcl'>): void {
    const expression = { hcl: this.hcl, from, to };
    const dependence = this.references.of(expression);
    if (dependence !== undefined) this.add(place, { name, isStructure: true, dependence }, at, expression);
  }

  /** The entries of an object and the items of a list are judged one by one. */
  private value(place: Place, name: string, at: number, expression: Expression): void {
    const dependence = this.references.of(expression);
    if (dependence === undefined) return;
    const parts = partsOf(expression);
    if (parts === undefined) return this.add(place, { name, isStructure: false, dependence }, at, expression);
    const inner = { ...place, blocks: [...place.blocks, name] };
    for (const [index, { key, expression: part }] of parts.entries()) {
      const own = this.references.of(part);
      if (own === undefined) continue;
      const what = { name: key ?? name, item: key ?? index, isStructure: false, dependence: own };
      this.add(key === undefined ? place : inner, what, at, part);
    }
  }

  private add(
    place: Place,
    what: Pick<SecretAttribute, 'name' | 'isStructure' | 'dependence'> & Partial<Pick<SecretAttribute, 'item'>>,
    at: number,
    { to }: Expression,
  ): void {
    const { starts } = this.hcl;
    this.found.push({ item: undefined, ...place, ...what, start: starts[at] ?? 0, end: starts[to] ?? 0 });
  }
}

function placeInside(place: Place, type: string, label: string | undefined): Place {
  if (place.blocks.length === 0 && place.level === 'job' && type === 'group')
    return { ...place, level: 'group', group: label };
  if (place.blocks.length === 0 && place.level !== 'task' && type === 'task')
    return { ...place, level: 'task', task: label };
  return { ...place, blocks: [...place.blocks, type] };
}

/** The parts of an object with plain keys, or of a list; undefined for any other expression. */
function partsOf({ hcl, from, to }: Expression): readonly Entry[] | undefined {
  const opener = nextToken(hcl, from, to, 'skip');
  const isWhole = hcl.kinds[opener] === 'open' && nextToken(hcl, tokenAfter(hcl, opener), to, 'skip') >= to;
  if (!isWhole || startsLoop(hcl, opener)) return undefined;
  if (tokenText(hcl, opener) === '[')
    return argumentsOf(hcl, opener).map(([start, end]) => ({
      key: undefined,
      expression: { hcl, from: start, to: end },
    }));
  if (tokenText(hcl, opener) !== '{') return undefined;
  const entries = [...entriesIn({ hcl, from: opener + 1, to: hcl.closes[opener] ?? opener })];
  return entries.every(({ key }) => key !== undefined) ? entries : undefined;
}

function startsLoop(hcl: Hcl, opener: number): boolean {
  return tokenText(hcl, nextToken(hcl, opener + 1, hcl.closes[opener] ?? opener, 'skip')) === 'for';
}
