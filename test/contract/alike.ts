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

/** Compares two answers except for values that differ from run to run. */
export class Comparison {
  readonly found: string[] = [];
  readonly #relations: Relations;

  constructor(relations: Relations) {
    this.#relations = relations;
  }

  replies(recorded: Reply, ours: Reply): void {
    this.#headers(recorded, ours);
    if (recorded.status !== ours.status) this.#differ('status', recorded.status, `${ours.status} ${show(ours.body)}`);
    else if (recorded.status >= 400 && typeof recorded.body === 'string' && typeof ours.body === 'string') {
      this.#relations.learnText(recorded.body, ours.body);
      if (this.#relations.inRefusal(recorded.body) !== ours.body) this.#differ('text', recorded.body, ours.body);
    } else this.#values('', '', recorded.body, ours.body);
  }

  #headers(recorded: Reply, ours: Reply): void {
    for (const [name, value] of Object.entries(recorded.headers)) {
      const own = ours.headers[name];
      if (name !== 'x-nomad-index' || own === undefined) {
        if (value !== own) this.#differ(`header ${name}`, value, own);
        continue;
      }
      if (!/^\d+$/.test(own)) this.#differ(`header ${name}`, value, own);
      this.#relations.learnIndex(name, Number(value), Number(own));
    }
    for (const name of Object.keys(ours.headers).filter((item) => item.startsWith('x-nomad-')))
      if (recorded.headers[name] === undefined) this.#differ(`header ${name}`, undefined, ours.headers[name]);
  }

  #differ(path: string, recorded: unknown, ours: unknown): void {
    this.found.push(`${path}: recorded ${show(recorded)}, ours ${show(ours)}`);
  }

  #values(path: string, key: string, recorded: unknown, ours: unknown): void {
    if (isDoc(recorded) && isDoc(ours)) this.#docs(path, recorded, ours);
    else if (Array.isArray(recorded) && Array.isArray(ours)) this.#lists(path, recorded, ours);
    else if (key === 'SecretID') {
      if (typeof ours !== 'string') this.#differ(path, recorded, ours);
    } else if (key.endsWith('Index') || isMoment(key)) {
      if (classifyValue(recorded) !== classifyValue(ours)) this.#differ(path, recorded, ours);
      else if (typeof recorded === 'number' && typeof ours === 'number')
        this.#relations.learnIndex(key, recorded, ours);
    } else if (typeof recorded === 'string' && typeof ours === 'string') this.#texts(path, recorded, ours);
    else if (!Object.is(recorded, ours)) this.#differ(path, recorded, ours);
  }

  #texts(path: string, recorded: string, ours: string): void {
    if (withoutInvented(recorded) !== withoutInvented(ours)) this.#differ(path, recorded, ours);
    else if (!this.#relations.learnText(recorded, ours))
      this.#differ(`${path}, another one than before`, this.#relations.inText(recorded), ours);
  }

  #docs(path: string, recorded: Doc, ours: Doc): void {
    if (orderOfIndexes(recorded) !== orderOfIndexes(ours))
      this.#differ(`${path}: order of indexes`, orderOfIndexes(recorded), orderOfIndexes(ours));
    for (const key of new Set([...Object.keys(recorded), ...Object.keys(ours)])) {
      if (!Object.hasOwn(ours, key)) this.#differ(`${path}.${key}`, recorded[key], undefined);
      else if (!Object.hasOwn(recorded, key)) this.#differ(`${path}.${key}`, undefined, ours[key]);
      else this.#values(`${path}.${key}`, key, recorded[key], ours[key]);
    }
  }

  #lists(path: string, recorded: readonly unknown[], ours: readonly unknown[]): void {
    if (recorded.length !== ours.length) {
      this.#differ(`${path}: how many`, recorded.length, ours.length);
      return;
    }
    const partners = ordered(recorded) ? ours : this.#pair(recorded, ours);
    for (const [index, item] of recorded.entries()) this.#values(`${path}[${index}]`, '', item, partners[index]);
  }

  /** Records are listed in the order of their generated IDs: each is compared with its counterpart. */
  #pair(recorded: readonly unknown[], ours: readonly unknown[]): unknown[] {
    const left = new Set(ours);
    const take = (same: (own: unknown) => boolean): unknown => {
      const own = [...left].find(same);
      if (own !== undefined) left.delete(own);
      return own;
    };
    const partners = recorded.map((item) => {
      const name = this.#relations.findName(readId(item));
      return name === undefined ? undefined : take((own) => readId(own) === name);
    });
    const views = [(item: unknown) => item, theGist, () => ''];
    for (const view of views)
      for (const [index, item] of recorded.entries()) {
        const wanted = this.#outline(view(item), (text) => this.#relations.outlineText(text));
        partners[index] ??= take(
          (own) => this.#outline(view(own), (text) => this.#relations.outlineOfOurs(text)) === wanted,
        );
      }
    return partners;
  }

  /** What two records must share to be counterparts. */
  #outline(item: unknown, outlineText: (text: string) => string): string {
    return JSON.stringify(sorted(item), (key, value: unknown) => {
      if (key.endsWith('Index') || isMoment(key)) return classifyValue(value);
      return typeof value === 'string' ? outlineText(value) : value;
    });
  }
}

/** Orders records by their indexes when they are not equal in everything. */
function orderOfIndexes(doc: Doc): string {
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

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isDoc(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, sorted(value[key])]),
  );
}

function readId(item: unknown): string {
  const id = isDoc(item) ? item['ID'] : item;
  return typeof id === 'string' ? id : '';
}

function ordered(items: readonly unknown[]): boolean {
  return !items.some((item) => withoutInvented(readId(item)) !== readId(item));
}
