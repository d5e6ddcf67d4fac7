import {
  hidden,
  type ShownDiff,
  type ShownField,
  type ShownGroup,
  type ShownObject,
  type ShownTask,
  shownText,
  type ShownValue,
} from '../redaction/shown-diff.ts';
import { hasLines } from '../redaction/hidden-lines.ts';
import type { DiffType } from '../clients/nomad/jobs/plan.ts';
import { quoted, visible } from './quote.ts';
import { type KeyChange, keyChangesOf } from './key-changes.ts';
import { readable } from './units.ts';
import { changedLines } from './value-lines.ts';
import { thousands } from './numbers.ts';

/** GitHub colours a line of a diff by its first column alone. */
const markers: Record<DiffType, string> = { Added: '+', Deleted: '-', Edited: '!', None: ' ' };

/** A longer value is cut in the middle. */
const longestValue = 240;
const shownEnds = 100;

/** The rendered difference, and the number of hidden values in it. */
export interface DiffView {
  readonly lines: readonly string[];
  readonly hiddenValues: number;
  readonly keyChanges: readonly KeyChange[];
}

/** Of a job of which nothing is shown. */
export const noDiff: DiffView = { lines: [], hiddenValues: 0, keyChanges: [] };

interface Line {
  readonly text: string;
  readonly hiddenValues?: number;
}

/** The difference as lines for a `diff` fence; new and deleted parts field by field only if `verbose`. */
export function viewDiff(diff: ShownDiff, verbose: boolean): DiffView {
  const inside = diff.Type === 'Edited' || verbose;
  const lines = [
    line(diff.Type, 0, `Job: ${quoted(diff.ID)}`),
    ...(inside ? body(diff, 0) : []),
    ...diff.TaskGroups.flatMap((group) => groupLines(group, verbose)),
  ];
  return {
    lines: lines.map(({ text }) => text),
    hiddenValues: lines.reduce((sum, one) => sum + (one.hiddenValues ?? 0), 0),
    keyChanges: keyChangesOf(diff),
  };
}

function groupLines(group: ShownGroup, verbose: boolean): readonly Line[] {
  const updates = Object.entries(group.Updates)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([label, count]) => `${count} ${visible(label)}`)
    .join(', ');
  return [
    line(group.Type, 0, `Task Group: ${quoted(group.Name)}${updates === '' ? '' : ` (${updates})`}`),
    ...(group.Type === 'Edited' || verbose ? body(group, 1) : []),
    ...group.Tasks.flatMap((task) => taskLines(task, verbose)),
  ];
}

function taskLines(task: ShownTask, verbose: boolean): readonly Line[] {
  const inside = task.Type === 'Edited' || (verbose && task.Type !== 'None');
  return [
    line(task.Type, 1, `Task: ${quoted(task.Name)}${annotations(task.Annotations)}`),
    ...(inside ? body(task, 2) : []),
  ];
}

function body(from: Pick<ShownObject, 'Fields' | 'Objects'>, depth: number): readonly Line[] {
  return [
    ...from.Fields.filter(hasInformation).flatMap((field) => textLines(field, depth) ?? [fieldLine(field, depth)]),
    ...from.Objects.flatMap((object) => [
      line(object.Type, depth, `${visible(object.Name)} {`),
      ...body(object, depth + 1),
      line(object.Type === 'Edited' ? 'None' : object.Type, depth, '}'),
    ]),
  ];
}

/** An unchanged empty field carries no information; the service lists all fields of an object that changed. */
function hasInformation(field: ShownField): boolean {
  return field.Type !== 'None' || field.New !== '';
}

/** A changed value of several lines, such as a template, by its lines; undefined for any other. */
function textLines(field: ShownField, depth: number): readonly Line[] | undefined {
  const { Old: before, New: after } = field;
  if (field.Type === 'None' || before === hidden || after === hidden) return undefined;
  if (![before, after].some((side) => hasLines(shownText(side)))) return undefined;
  const changed = changedLines(before, after);
  if (changed === undefined) return undefined;
  const head = line(field.Type, depth, `${visible(field.Name)}:${annotations(field.Annotations)}`);
  return [
    head,
    ...changed.map(({ type, text, isHidden }) => ({
      ...line(type, depth + 1, text),
      hiddenValues: isHidden === true ? 1 : 0,
    })),
  ];
}

function fieldLine(field: ShownField, depth: number): Line {
  const text = `${fieldText(field)}${annotations(field.Annotations)}`;
  return {
    ...line(field.Type, depth, text),
    hiddenValues: valuesOf(field).filter((one) => typeof one !== 'string').length,
  };
}

/** `Count: "2" => "3"`; what is given in nanoseconds or MiB is repeated in a larger unit. */
export function fieldText(field: ShownField): string {
  return `${visible(field.Name)}: ${valuesOf(field).map(value).join(' => ')}${inUnits(field)}`;
}

/** ` (40s → 4s)`; empty where no value gains by it. */
function inUnits(field: ShownField): string {
  const values = valuesOf(field);
  const texts = values.map((one) => (typeof one === 'string' ? readable(field.Name, one) : undefined));
  if (texts.every((one) => one === undefined)) return '';
  return ` (${texts.map((one, at) => one ?? shownText(values[at] ?? '')).join(' → ')})`;
}

function valuesOf(field: ShownField): readonly ShownValue[] {
  if (field.Type === 'Deleted') return [field.Old];
  return field.Type === 'Edited' ? [field.Old, field.New] : [field.New];
}

function value(field: ShownValue): string {
  const shown = shownText(field);
  if (field === hidden) return shown;
  if (shown.length <= longestValue) return quoted(shown);
  const start = quoted(shown.slice(0, shownEnds).toWellFormed());
  const end = quoted(shown.slice(-shownEnds).toWellFormed());
  return `${start} … ${end} (${thousands(shown.length)} characters)`;
}

function annotations(list: readonly string[]): string {
  return list.length === 0 ? '' : ` (${list.map(visible).join(', ')})`;
}

function line(type: DiffType, depth: number, text: string): Line {
  return { text: `${markers[type]} ${'  '.repeat(depth)}${text}` };
}
