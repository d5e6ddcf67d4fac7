import {
  argumentsOf,
  entriesIn,
  readBlockBody,
  readFileBody,
  statementsIn,
  type Block,
  type Entry,
  type Expression,
  type Statement,
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
  /** Where the statement starts in the file. */
  readonly start: number;
}

export interface SecretsOfFile {
  readonly attributes: readonly SecretAttribute[];
  /** Where validations of secret variables are, and definitions that may fail with one value of a secret and not with another. */
  readonly failing: readonly { readonly start: number; readonly end: number }[];
}

/** The attributes of a job file that reach a secret. */
export function secretAttributes(
  { text, budget: { step } }: Pick<JobSource<unknown>, 'text' | 'budget'>,
  sources: SecretSources,
): SecretsOfFile {
  const hcl = scanHcl(text, step);
  const { blocks } = readFileBody(hcl);
  const locals = blocks
    .filter(({ type }) => type === 'locals')
    .flatMap((block) => readBlockBody(hcl, block).attributes);
  const definitions = Map.groupBy(locals, ({ name }) => name);
  const references = new SecretReferences(
    new Map([...definitions].map(([name, same]) => [name, same.map(({ expression }) => expression)])),
    sources,
  );
  const mayFail = ({ type, labels, at, opener }: Block): boolean =>
    type === 'variable'
      ? sources.variables.has(labels[0] ?? '')
      : type !== 'job' && references.of({ hcl, from: at, to: tokenAfter(hcl, opener) })?.isCopied === false;
  return {
    attributes: [...statementsIn(hcl)].flatMap((statement) => attributesOf(statement, references)),
    failing: blocks.filter(mayFail).map(({ at, opener }) => ({
      start: hcl.starts[at] ?? 0,
      end: hcl.starts[tokenAfter(hcl, opener)] ?? text.length,
    })),
  };
}

/** The entries of an object and the items of a list are judged one by one. */
function attributesOf(
  { around, name, at, expression, isStructure }: Statement,
  references: SecretReferences,
): readonly SecretAttribute[] {
  const root = around[0]?.type ?? '';
  // Whether a validation fails does not reach a field.
  if (['locals', 'variable', 'variables'].includes(root)) return [];
  const dependence = references.of(expression);
  if (dependence === undefined) return [];
  const place = placeOf(root === 'job' ? around.slice(1) : around);
  const start = expression.hcl.starts[at] ?? 0;
  const whole = { ...place, name, item: undefined, isStructure: isStructure || root !== 'job', dependence, start };
  const parts = whole.isStructure ? undefined : partsOf(expression);
  if (parts === undefined) return [whole];
  return parts.flatMap(({ key, expression: part }, index) => {
    const own = references.of(part);
    if (own === undefined) return [];
    const blocks = key === undefined ? place.blocks : [...place.blocks, name];
    return [{ ...whole, blocks, name: key ?? name, item: key ?? index, dependence: own }];
  });
}

function placeOf(around: Statement['around']): Pick<SecretAttribute, 'level' | 'group' | 'task' | 'blocks'> {
  const group = around[0]?.type === 'group' ? around[0] : undefined;
  const inGroup = group === undefined ? around : around.slice(1);
  const task = inGroup[0]?.type === 'task' ? inGroup[0] : undefined;
  const inside = task === undefined ? inGroup : inGroup.slice(1);
  const level = task !== undefined ? 'task' : group !== undefined ? 'group' : 'job';
  return { level, group: group?.label, task: task?.label, blocks: inside.map(({ type }) => type) };
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
