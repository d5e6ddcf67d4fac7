import { flattenMap } from '../nomad-plan/compare-specs.ts';
import { hiddenMark } from '../redaction/hidden-text.ts';
import { listIn, type FormerTask, type Side } from './changes.ts';
import { spell, type Entry } from './driver-rights.ts';
import type { FieldDiff } from '../clients/nomad/jobs/plan.ts';

/** The options of a task, also if the plan does not show their block. */
export function listOptions({ part, spec = {} }: FormerTask): readonly FieldDiff[] {
  const [config = {}] = listIn([spec['Config']]);
  return (
    part.Objects.find(({ Name }) => Name === 'Config')?.Fields ??
    [...flattenMap(config, '')].map(([Name, value]) => {
      return { Type: 'None', Name, Old: String(value), New: String(value), Annotations: [] };
    })
  );
}

export interface NamedEntry {
  readonly option: string;
  readonly entry: Entry;
  /** Equal for entries that mean the same. */
  readonly id: string;
}

/** The options with their values, an item of a list each, in no order. */
export function listEntries(fields: readonly FieldDiff[], side: Side): readonly NamedEntry[] {
  const entries = new Map<string, { option: string; entry: Map<string, string>; more: number; isOther: boolean }>();
  for (const field of fields) {
    if (field[side] === '') continue;
    const [option = ''] = field.Name.split('[', 1);
    // A regular expression would search for the end of each bracket up to the end of the name.
    const path = field.Name.split(']')
      .slice(0, -1)
      .flatMap((part) => part.split(/\[(.*)/s).slice(1, 2));
    const index = /^\d+$/.test(path[0] ?? '') ? path[0] : '';
    const named = entries.get(`${option}[${index}`) ?? {
      option,
      entry: new Map<string, string>(),
      more: 0,
      isOther: false,
    };
    const key = path.filter((part) => !/^\d+$/.test(part)).join('.');
    let itemKey = key;
    // Each value of a nested list counts. The number only grows, because a job file may have such keys, too.
    while (named.entry.has(itemKey)) itemKey = `${key}*${++named.more}`;
    named.entry.set(itemKey, field[side]);
    named.isOther ||= field.Type !== 'None' && field[side].includes(hiddenMark);
    entries.set(`${option}[${index}`, named);
  }
  return [...entries.values()].map(({ option, entry, isOther }) => {
    const texts = Array.from(entry, ([key, text]) => [key, spell(option, text)] as const);
    const sorted = texts.toSorted(([a], [b]) => (a < b ? -1 : 1));
    // A hidden value that changes equals none of the other side, although both look the same.
    return { option, entry, id: JSON.stringify([option, ...sorted, ...(isOther ? [side] : [])]) };
  });
}

/** Entries without those that mean the same as an earlier one. */
export function listDistinct(entries: readonly NamedEntry[]): readonly NamedEntry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}
