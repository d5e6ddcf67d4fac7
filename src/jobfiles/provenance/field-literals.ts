import type { JobSource } from '../preprocess/job-source.ts';
import { FieldValues, type FieldLevel } from './field-values.ts';
import { isJsonForm } from '../hcl/job-text.ts';
import {
  argumentsOf,
  entriesIn,
  readBlockBody,
  readFileBody,
  type Block,
  type HclBody,
  type Expression,
} from '../hcl/bodies.ts';
import { scanHcl } from '../hcl/scan.ts';
import { namesInFile, keptReference, runtimeText } from './runtime-text.ts';
import { tokenAfter, nextToken, tokenText, type CountStep, type Hcl } from '../hcl/tokens.ts';

/** Nested blocks and brackets; a hostile file must not exhaust the stack. */
const maxDepth = 100;

/** The scope of a part of a job file. */
interface FieldScope extends FieldLevel {
  readonly depth: number;
  /** References of the iterators of dynamic blocks. */
  readonly iterators: ReadonlyMap<string, string>;
}

const fileScope: FieldScope = { group: undefined, task: undefined, depth: 0, iterators: new Map() };

/**
 * The complete literals of an HCL text by field: strings and heredocs, decoded, whose only interpolations are runtime
 * variables of the Nomad client, and numbers and booleans. A field also has the literals of the locals, variables and
 * `for_each` collections that it refers to.
 */
function fieldLiterals(source: string, step: CountStep): FieldValues {
  const hcl = scanHcl(source, 'file', step);
  const values = new FieldValues(step);
  const walk = new LiteralWalker(hcl, values);
  // In the JSON syntax, the whole file is one expression.
  if (isJsonForm(source)) walk.expression({ hcl, from: 0, to: hcl.kinds.length }, '', fileScope);
  else walk.file(readFileBody(hcl));
  return values;
}

class LiteralWalker {
  private readonly hcl: Hcl;
  private readonly values: FieldValues;
  private readonly known: ReadonlySet<string>;

  constructor(hcl: Hcl, values: FieldValues) {
    this.hcl = hcl;
    this.values = values;
    this.known = namesInFile(hcl);
  }

  file({ attributes: own, blocks }: HclBody): void {
    for (const { name, expression } of own) this.expression(expression, name, fileScope);
    for (const block of blocks) {
      const { attributes, blocks: inner } = readBlockBody(this.hcl, block);
      const isJob = !['locals', 'variables', 'variable'].includes(block.type);
      if (isJob) this.body({ attributes, blocks: inner }, fileScope);
      for (const { name, expression } of isJob ? [] : attributes) {
        if (block.type === 'locals') this.expression(expression, `local.${name}`, fileScope);
        if (block.type === 'variables') this.expression(expression, `var.${name}`, fileScope);
        if (block.type === 'variable' && name === 'default')
          this.expression(expression, `var.${block.labels[0] ?? ''}`, fileScope);
      }
    }
  }

  private body({ attributes, blocks }: Omit<HclBody, 'unexpected'>, scope: FieldScope): void {
    if (scope.depth > maxDepth) return;
    for (const { name, expression } of attributes) this.expression(expression, name, scope);
    for (const block of blocks) {
      const body = readBlockBody(this.hcl, block);
      if (block.type === 'dynamic') this.dynamic(block, body, scope);
      else this.body(body, innerScope(scope, block.type, block.labels[0]));
    }
  }

  /** The iterator refers to the literals of `for_each`. */
  private dynamic(block: Block, { attributes, blocks }: HclBody, scope: FieldScope): void {
    const type = block.labels[0] ?? '';
    const of = (name: string): Expression | undefined => attributes.find((one) => one.name === name)?.expression;
    const each = `for_each.${block.at}`;
    const [forEach, iterator] = [of('for_each'), of('iterator')];
    if (forEach !== undefined) this.expression(forEach, each, scope);
    const name = iterator === undefined ? type : tokenText(this.hcl, iterator.from);
    const inside = { ...innerScope(scope, type, undefined), iterators: new Map([...scope.iterators, [name, each]]) };
    for (const content of blocks) this.body(readBlockBody(this.hcl, content), inside);
  }

  /** @param name of the field that the values belong to */
  expression({ from, to }: Expression, name: string, scope: FieldScope): void {
    const { hcl } = this;
    if (scope.depth > maxDepth) return;
    const inner = { ...scope, depth: scope.depth + 1 };
    const left = keptReference(hcl, from, to, this.known);
    if (left !== undefined) this.values.add(name, scope, `\${${left}}`);
    for (let at = from; at < to; at = tokenAfter(hcl, at)) {
      const kind = hcl.kinds[at];
      if (kind === 'quote' || kind === 'heredoc') this.text(at, name, inner);
      else if (kind === 'number') for (const form of numberForms(numberAt(hcl, at))) this.values.add(name, scope, form);
      else if (kind === 'name') this.word(at, to, name, scope);
      else if (kind === 'open') {
        if (tokenText(hcl, at) === '{')
          this.object({ hcl, from: at + 1, to: Math.min(hcl.closes[at] ?? to, to) }, name, inner);
        else {
          // Each item of a list may be a reference that only the client resolves.
          for (const [start, end] of argumentsOf(hcl, at))
            this.expression({ hcl, from: nextToken(hcl, start, end, 'skip'), to: end }, name, inner);
        }
      }
    }
  }

  private text(at: number, name: string, scope: FieldScope): void {
    const literal = runtimeText(this.hcl, at, this.known);
    if (literal !== undefined) this.values.add(name, scope, literal);
    else this.templates(at, name, scope);
  }

  /** Collects the literals in the interpolations of a text. */
  private templates(opener: number, name: string, scope: FieldScope): void {
    const { hcl } = this;
    const close = hcl.closes[opener] ?? opener;
    for (let at = opener + 1; at < close; at = tokenAfter(hcl, at)) {
      if (hcl.kinds[at] === 'template') this.expression({ hcl, from: at + 1, to: hcl.closes[at] ?? at }, name, scope);
    }
  }

  private word(at: number, to: number, name: string, scope: FieldScope): void {
    const word = tokenText(this.hcl, at);
    if (word === 'true' || word === 'false') this.values.add(name, scope, word);
    const each = scope.iterators.get(word);
    if (each !== undefined) this.values.refer(name, scope, each);
    const dot = nextToken(this.hcl, at + 1, to, 'skip');
    const last = nextToken(this.hcl, dot + 1, to, 'skip');
    if ((word === 'local' || word === 'var') && last < to && tokenText(this.hcl, dot) === '.')
      this.values.refer(name, scope, `${word}.${tokenText(this.hcl, last)}`);
  }

  /** Each key is a field; items without a key, such as `for` expressions, belong to the outer field. */
  private object(entries: Expression, outer: string, scope: FieldScope): void {
    for (const { key, expression } of entriesIn(entries)) this.expression(expression, key ?? outer, scope);
  }
}

function numberAt(hcl: Hcl, at: number): string {
  const word = tokenText(hcl, at);
  return hcl.kinds[at - 1] === 'symbol' && tokenText(hcl, at - 1) === '-' ? `-${word}` : word;
}

/** The forms of a number: as written, without leading zeros, and as Go formats a large floating-point number: `1000000` is `1e+06`. */
function numberForms(written: string): readonly string[] {
  const digits = written.replace(/^(-?)0{1,20}(?=\d)/, '$1');
  const number = Number(digits);
  if (!(Math.abs(number) >= 1e6)) return [digits];
  return [digits, number.toExponential().replace(/e\+(\d)$/, 'e+0$1')];
}

function innerScope(scope: FieldScope, type: string, label: string | undefined): FieldScope {
  const inner = { ...scope, depth: scope.depth + 1 };
  if (type === 'group') return { ...inner, group: label, task: undefined };
  return type === 'task' ? { ...inner, task: label } : inner;
}

/** Nesting depth; a hostile file must not exhaust the stack. */
const maxJsonDepth = 200;

/** The values of a job in JSON by field. */
function jsonLiterals(source: string, step: CountStep): FieldValues {
  const values = new FieldValues(step);
  const walk = (value: unknown, name: string, level: FieldLevel, depth: number): void => {
    step();
    if (depth > maxJsonDepth || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value) walk(item, name, levelOfItem(name, item, level), depth + 1);
    } else if (typeof value === 'object') {
      for (const [key, item] of Object.entries(value)) walk(item, key, level, depth + 1);
    } else values.add(name, level, typeof value === 'string' ? value : JSON.stringify(value));
  };
  let job: unknown = null;
  try {
    job = JSON.parse(source);
  } catch {
    return values;
  }
  walk(job, '', { group: undefined, task: undefined }, 0);
  return values;
}

function levelOfItem(list: string, item: unknown, level: FieldLevel): FieldLevel {
  const key = list.toLowerCase();
  if (key !== 'taskgroups' && key !== 'tasks') return level;
  const named: unknown = typeof item === 'object' && item !== null && 'Name' in item ? item.Name : undefined;
  const label = typeof named === 'string' ? named : undefined;
  return key === 'taskgroups' ? { group: label, task: undefined } : { ...level, task: label };
}

/** The complete literals of a file by field, written as Nomad's diff writes them. */
export function fieldValuesOf({
  kind,
  text,
  budget: { step },
}: Pick<JobSource<unknown>, 'kind' | 'text' | 'budget'>): FieldValues {
  return kind === 'hcl' ? fieldLiterals(text, step) : jsonLiterals(text, step);
}
