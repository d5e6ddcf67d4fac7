import type { DiffType, FieldDiff, JobDiff, ObjectDiff, TaskDiff, TaskGroupDiff } from '../clients/nomad/jobs/plan.ts';
import { quoted } from './quote.ts';

const markers: Record<DiffType, string> = { Added: '+ ', Deleted: '- ', Edited: '+/- ', None: '' };

/** What names and markers are padded to within one block. */
interface Measure {
  /** UTF-8 bytes of the longest field name. */
  readonly name: number;
  /** Length of the longest marker. */
  readonly marker: number;
}

interface DiffBody {
  readonly Fields: readonly FieldDiff[];
  readonly Objects: readonly ObjectDiff[];
}

/**
 * The difference as Nomad's command line prints it (without colours), byte for byte; `verbose` shows new and deleted
 * jobs, groups and tasks field by field. The layout is that of recorded texts (test/fixtures/plans).
 */
export function diffText(diff: JobDiff, verbose: boolean): string {
  const body = measure(diff);
  const marker = Math.max(
    body.marker,
    longestLength(diff.TaskGroups, ({ Type }) => markers[Type].length),
  );
  let text = `${markers[diff.Type]}Job: ${quoted(diff.ID)}\n`;
  if (diff.Type === 'Edited' || verbose) text += line(block(diff, 0, { name: body.name, marker }));
  for (const group of diff.TaskGroups) text += `${taskGroup(group, marker - markers[group.Type].length, verbose)}\n`;
  return text.trim();
}

function line(text: string): string {
  return text === '' ? '' : `${text}\n`;
}

function taskGroup(group: TaskGroupDiff, pad: number, verbose: boolean): string {
  const updates = Object.entries(group.Updates)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([label, count]) => `${count} ${label}`)
    .join(', ');
  const body = measure(group);
  const marker = Math.max(
    body.marker,
    longestLength(group.Tasks, ({ Type }) => markers[Type].length),
  );
  let text = `${markers[group.Type]}${spaces(pad)}Task Group: ${quoted(group.Name)}${updates === '' ? '' : ` (${updates})`}\n`;
  if (group.Type === 'Edited' || verbose) text += line(block(group, pad + 2, { name: body.name, marker }));
  for (const one of group.Tasks) text += `${task(one, pad + 2, marker - markers[one.Type].length, verbose)}\n`;
  return text;
}

function task(diff: TaskDiff, indent: number, pad: number, verbose: boolean): string {
  const head = `${spaces(indent)}${markers[diff.Type]}${spaces(pad)}Task: ${quoted(diff.Name)}${annotations(diff.Annotations)}`;
  if (diff.Type === 'None' || (diff.Type !== 'Edited' && !verbose)) return head;
  return `${head}\n${block(diff, indent + 2, measure(diff))}`;
}

function block(body: DiffBody, indent: number, measured: Measure): string {
  const fields = body.Fields.map((field) => fieldLine(field, indent, measured));
  const objects = body.Objects.map((one) => objectLines(one, indent, measured.marker - markers[one.Type].length));
  return [...fields, ...objects].join('\n');
}

function fieldLine(field: FieldDiff, indent: number, measured: Measure): string {
  const marker = markers[field.Type];
  const before = `${spaces(indent)}${marker}${spaces(measured.marker - marker.length)}`;
  const between = spaces(measured.name - bytes(field.Name));
  return `${before}${field.Name}: ${between}${fieldValue(field)}${annotations(field.Annotations)}`;
}

function fieldValue(field: FieldDiff): string {
  if (field.Type === 'Deleted') return quoted(field.Old);
  return field.Type === 'Edited' ? `${quoted(field.Old)} => ${quoted(field.New)}` : quoted(field.New);
}

function objectLines(diff: ObjectDiff, indent: number, pad: number): string {
  const marker = markers[diff.Type];
  const inner = block(diff, indent + pad + 2, measure(diff));
  return `${spaces(indent)}${marker}${spaces(pad)}${diff.Name} {\n${inner}\n${spaces(indent + marker.length + pad)}}`;
}

function measure(body: DiffBody): Measure {
  return {
    name: longestLength(body.Fields, ({ Name }) => bytes(Name)),
    marker: longestLength([...body.Fields, ...body.Objects], ({ Type }) => markers[Type].length),
  };
}

/** Not by arguments of `Math.max`: a list may be longer than a call can take. */
export function longestLength<T>(items: readonly T[], length: (item: T) => number): number {
  return items.reduce((most, item) => Math.max(most, length(item)), 0);
}

function annotations(list: readonly string[]): string {
  return list.length === 0 ? '' : ` (${list.join(', ')})`;
}

function bytes(text: string): number {
  return Buffer.byteLength(text);
}

function spaces(count: number): string {
  return ' '.repeat(count);
}
