import { withoutInvented, type Relations } from './relations.ts';
import type { Reply } from '../support/scenarios.ts';

/** Times and other values of one moment: only their type counts. */
const momentaryKeys = /(?:Time|At|By|^Timestamp|LastRestart|^NextPeriodicLaunch|^Hash|^AllocationTime|^Port)$/;

function isMoment(key: string): boolean {
  return momentaryKeys.test(key) && !['TriggeredBy', 'SubmittedBy'].includes(key);
}

type Doc = Record<string, unknown>;

function isDoc(value: unknown): value is Doc {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}

function classifyValue(value: unknown): string {
  if (value === null || Array.isArray(value)) return value === null ? 'null' : 'list';
  // Zero is distinguished from any other time, of which only the type counts.
  if (value === 0 || value === '') return 'zero';
  if (typeof value === 'string' && value.startsWith('0001-')) return 'zero';
  return typeof value;
}

/** Compares two responses except for values that differ from run to run. */
export class Comparison {
  readonly differences: string[] = [];
  readonly #relations: Relations;

  constructor(relations: Relations) {
    this.#relations = relations;
  }

  replies(recorded: Reply, live: Reply): void {
    this.#headers(recorded, live);
    if (recorded.status !== live.status) this.#differ('status', recorded.status, `${live.status} ${show(live.body)}`);
    else if (recorded.status >= 400 && typeof recorded.body === 'string' && typeof live.body === 'string') {
      this.#relations.learnText(recorded.body, live.body);
      if (this.#relations.inRefusal(recorded.body) !== live.body) this.#differ('text', recorded.body, live.body);
    } else this.#values('', '', recorded.body, live.body);
  }

  #headers(recorded: Reply, live: Reply): void {
    for (const [name, value] of Object.entries(recorded.headers)) {
      const raw = live.headers[name];
      if (name !== 'x-nomad-index' || raw === undefined) {
        if (value !== raw) this.#differ(`header ${name}`, value, raw);
        continue;
      }
      if (!/^\d+$/.test(raw)) this.#differ(`header ${name}`, value, raw);
      this.#relations.learnIndex(name, Number(value), Number(raw));
    }
    for (const name of Object.keys(live.headers).filter((item) => item.startsWith('x-nomad-')))
      if (recorded.headers[name] === undefined) this.#differ(`header ${name}`, undefined, live.headers[name]);
  }

  #differ(path: string, recorded: unknown, live: unknown): void {
    this.differences.push(`${path}: recorded ${show(recorded)}, ours ${show(live)}`);
  }

  #values(path: string, key: string, recorded: unknown, live: unknown): void {
    if (isDoc(recorded) && isDoc(live)) this.#docs(path, recorded, live);
    else if (Array.isArray(recorded) && Array.isArray(live)) this.#lists(path, recorded, live);
    else if (key === 'SecretID') {
      if (typeof live !== 'string') this.#differ(path, recorded, live);
    } else if (key.endsWith('Index') || isMoment(key)) {
      if (classifyValue(recorded) !== classifyValue(live)) this.#differ(path, recorded, live);
      else if (typeof recorded === 'number' && typeof live === 'number')
        this.#relations.learnIndex(key, recorded, live);
    } else if (typeof recorded === 'string' && typeof live === 'string') this.#texts(path, recorded, live);
    else if (!Object.is(recorded, live)) this.#differ(path, recorded, live);
  }

  #texts(path: string, recorded: string, live: string): void {
    if (withoutInvented(recorded) !== withoutInvented(live)) this.#differ(path, recorded, live);
    else if (!this.#relations.learnText(recorded, live))
      this.#differ(`${path}, another one than before`, this.#relations.inText(recorded), live);
  }

  #docs(path: string, recorded: Doc, live: Doc): void {
    if (rankIndexes(recorded) !== rankIndexes(live))
      this.#differ(`${path}: order of indexes`, rankIndexes(recorded), rankIndexes(live));
    for (const key of new Set([...Object.keys(recorded), ...Object.keys(live)])) {
      if (!Object.hasOwn(live, key)) this.#differ(`${path}.${key}`, recorded[key], undefined);
      else if (!Object.hasOwn(recorded, key)) this.#differ(`${path}.${key}`, undefined, live[key]);
      else this.#values(`${path}.${key}`, key, recorded[key], live[key]);
    }
  }

  #lists(path: string, recorded: readonly unknown[], live: readonly unknown[]): void {
    if (recorded.length !== live.length) {
      this.#differ(`${path}: how many`, recorded.length, live.length);
      return;
    }
    const partners = isOrdered(recorded) ? live : this.#pair(recorded, live);
    for (const [index, item] of recorded.entries()) this.#values(`${path}[${index}]`, '', item, partners[index]);
  }

  /** Records are listed in the order of their generated IDs: each is compared with its counterpart. */
  #pair(recorded: readonly unknown[], live: readonly unknown[]): unknown[] {
    const left = new Set(live);
    const take = (same: (own: unknown) => boolean): unknown => {
      const raw = [...left].find(same);
      if (raw !== undefined) left.delete(raw);
      return raw;
    };
    const partners = recorded.map((item) => {
      const name = this.#relations.findName(readId(item));
      return name === undefined ? undefined : take((raw) => readId(raw) === name);
    });
    const views = [(item: unknown) => item, theGist, () => ''];
    for (const view of views)
      for (const [index, item] of recorded.entries()) {
        const wanted = this.#outline(view(item), (text) => this.#relations.outlineText(text));
        partners[index] ??= take(
          (raw) => this.#outline(view(raw), (text) => this.#relations.outlineSandboxJob(text)) === wanted,
        );
      }
    return partners;
  }

  /** The fields that two records must share to be counterparts. */
  #outline(item: unknown, outlineText: (text: string) => string): string {
    return JSON.stringify(sortKeys(item), (key, value: unknown) => {
      if (key.endsWith('Index') || isMoment(key)) return classifyValue(value);
      return typeof value === 'string' ? outlineText(value) : value;
    });
  }
}

/** Orders records by their indexes when they are not equal in everything. */
function rankIndexes(doc: Doc): string {
  const indexes = Object.entries(doc).filter(([key, value]) => key.endsWith('Index') && typeof value === 'number');
  const values = [...new Set(indexes.map(([, value]) => value as number))].toSorted((left, right) => left - right);
  return indexes
    .map(([key, value]) => `${key} ${values.indexOf(value as number)}`)
    .toSorted()
    .join(', ');
}

function theGist(item: unknown): unknown {
  if (!isDoc(item)) return item;
  const { Name, JobVersion, DesiredStatus, Status, TriggeredBy, PreviousAllocation } = item;
  return { Name, JobVersion, DesiredStatus, Status, TriggeredBy, PreviousAllocation };
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isDoc(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, sortKeys(value[key])]),
  );
}

function readId(item: unknown): string {
  const id = isDoc(item) ? item['ID'] : item;
  return typeof id === 'string' ? id : '';
}

function isOrdered(items: readonly unknown[]): boolean {
  return !items.some((item) => withoutInvented(readId(item)) !== readId(item));
}
