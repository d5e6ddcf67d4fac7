import { structuredPatch } from 'diff';
import { listKeyChanges, type KeyChange } from './key-changes.ts';
import {
  hidden,
  type PartlyShown,
  type ShownBody,
  type ShownDiff,
  type ShownField,
  type ShownGroup,
  type ShownTask,
  showText,
  type ShownValue,
  hasLines,
} from '../redaction/shown-diff.ts';
import type { DiffType } from '../clients/nomad/jobs/plan.ts';
import { formatUnit } from './units.ts';
import type { GroupVerdict } from './group-counts.ts';
import type { Verdict } from './verdict.ts';
import { hiddenMark } from '../redaction/hidden-text.ts';
import { visible, quoteGo } from '../text/visible.ts';
import { thousands } from '../text/numbers.ts';

/** GitHub colors a line of a diff by its first column alone. */
const markers: Record<DiffType, string> = { Added: '+', Deleted: '-', Edited: '!', None: ' ' };

/** A longer value is cut in the middle. */
const maxValueCharacters = 240;
const shownEnds = 100;

export interface DiffView {
  readonly lines: readonly string[];
  readonly hiddenValues: number;
  readonly keyChanges: readonly KeyChange[];
}

/** For a job without a shown difference. */
export const noDiff: DiffView = { lines: [], hiddenValues: 0, keyChanges: [] };

interface Line {
  readonly text: string;
  readonly hiddenValues: number;
}

/**
 * The difference as lines for a `diff` fence; new and deleted parts field by field only if `verbose`.
 *
 * @param verdict its counts are shown beside the groups, in Nomad's terms: the counts of the diff have a different meaning for some types of jobs
 */
export function viewDiff(diff: ShownDiff, verbose: boolean, verdict?: Pick<Verdict, 'groups' | 'starts'>): DiffView {
  const groups = verdict?.starts === 'at-once' ? verdict.groups : [];
  const labelGroup = ({ Name }: ShownGroup): string => formatCounts(groups.find(({ name }) => name === Name));
  const isOpen = diff.Type === 'Edited' || verbose;
  const lines = [
    formatLine(diff.Type, 0, `Job: ${quoteGo(diff.ID)}`),
    ...(isOpen ? listBodyLines(diff, 0) : []),
    ...diff.TaskGroups.flatMap((group) => groupLines(group, labelGroup(group), verbose)),
  ];
  return {
    lines: lines.map(({ text }) => text),
    hiddenValues: lines.reduce((sum, line) => sum + line.hiddenValues, 0),
    keyChanges: listKeyChanges(diff),
  };
}

/** ` (1 create, 2 ignore)`; empty without any. */
function formatCounts(group: GroupVerdict | undefined): string {
  if (group === undefined) return '';
  const labels = [
    [group.canaries, 'canary'],
    [group.created, 'create'],
    [group.replaced, 'create/destroy update'],
    [group.stopped, 'destroy'],
    [group.ignored, 'ignore'],
    [group.updatedInPlace, 'in-place update'],
    [group.migrated, 'migrate'],
  ] as const;
  const texts = labels.filter(([count]) => count > 0).map(([count, label]) => `${count} ${label}`);
  return texts.length === 0 ? '' : ` (${texts.join(', ')})`;
}

function groupLines(group: ShownGroup, counts: string, verbose: boolean): readonly Line[] {
  return [
    formatLine(group.Type, 0, `Task Group: ${quoteGo(group.Name)}${counts}`),
    ...(group.Type === 'Edited' || verbose ? listBodyLines(group, 1) : []),
    ...group.Tasks.flatMap((task) => listTaskLines(task, verbose)),
  ];
}

function listTaskLines(task: ShownTask, verbose: boolean): readonly Line[] {
  const isOpen = task.Type === 'Edited' || (verbose && task.Type !== 'None');
  return [
    formatLine(task.Type, 1, `Task: ${quoteGo(task.Name)}${formatAnnotations(task.Annotations)}`),
    ...(isOpen ? listBodyLines(task, 2) : []),
  ];
}

function listBodyLines(from: ShownBody & { readonly Name?: string }, depth: number): readonly Line[] {
  return [
    // An unchanged empty field carries no information; Nomad lists all fields of an object that changed.
    ...from.Fields.filter(({ Type, New }) => Type !== 'None' || New !== '').flatMap(
      (field) => listTextLines(field, depth) ?? [formatFieldLine(field, depth, from.Name)],
    ),
    ...from.Objects.flatMap((object) => {
      const bodyLines = listBodyLines(object, depth + 1);
      // Nomad marks `scaling` as edited in the first plan after its registration, without a changed field.
      if (object.Type === 'Edited' && bodyLines.length === 0) return [];
      return [
        formatLine(object.Type, depth, `${visible(object.Name)} {`),
        ...bodyLines,
        formatLine(object.Type === 'Edited' ? 'None' : object.Type, depth, '}'),
      ];
    }),
  ];
}

/** The changed lines of a value of several lines, such as a template; `undefined` for any other value. */
function listTextLines(field: ShownField, depth: number): readonly Line[] | undefined {
  const { Old: before, New: after } = field;
  if (field.Type === 'None' || before === hidden || after === hidden) return undefined;
  if (![before, after].some((side) => hasLines(showText(side)))) return undefined;
  const changedLines = listChangedLines(before, after);
  if (changedLines === undefined) return undefined;
  const head = formatLine(field.Type, depth, `${visible(field.Name)}:${formatAnnotations(field.Annotations)}`);
  return [
    head,
    ...changedLines.map(({ type, text, isHidden }) => formatLine(type, depth + 1, text, isHidden === true ? 1 : 0)),
  ];
}

function formatFieldLine(field: ShownField, depth: number, object?: string): Line {
  const text = `${formatFieldText(field, object)}${formatAnnotations(field.Annotations)}`;
  const hiddenValues = listValues(field).filter((value) => typeof value !== 'string').length;
  return formatLine(field.Type, depth, text, hiddenValues);
}

/** `Count: "2" => "3"`; values in nanoseconds are repeated in a larger unit. If both values are empty, only the annotations show the change. */
function formatFieldText(field: ShownField, object?: string): string {
  if (field.Type === 'Edited' && field.Old === '' && field.New === '') return `${visible(field.Name)}:`;
  return `${visible(field.Name)}: ${listValues(field).map(formatValue).join(' => ')}${formatUnits(field, object)}`;
}

/** ` (40s → 4s)`; empty if no value gains by it. */
function formatUnits(field: ShownField, object?: string): string {
  const values = listValues(field);
  const texts = values.map((value) => (typeof value === 'string' ? formatUnit(field.Name, value, object) : undefined));
  if (texts.every((text) => text === undefined)) return '';
  return ` (${texts.map((text, at) => text ?? showText(values[at] ?? '')).join(' → ')})`;
}

function listValues(field: ShownField): readonly ShownValue[] {
  if (field.Type === 'Deleted') return [field.Old];
  // Only the type of such a value changes, which an annotation shows.
  const isSameText = typeof field.New === 'string' && field.Old === field.New;
  return field.Type === 'Edited' && !isSameText ? [field.Old, field.New] : [field.New];
}

function formatValue(field: ShownValue): string {
  const fieldText = showText(field);
  if (field === hidden) return fieldText;
  if (fieldText.length <= maxValueCharacters) return quoteGo(fieldText);
  const start = quoteGo(fieldText.slice(0, shownEnds).toWellFormed());
  const end = quoteGo(fieldText.slice(-shownEnds).toWellFormed());
  return `${start} … ${end} (${thousands(fieldText.length)} characters)`;
}

function formatAnnotations(list: readonly string[]): string {
  return list.length === 0 ? '' : ` (${list.map(visible).join(', ')})`;
}

function formatLine(type: DiffType, depth: number, text: string, hiddenValues = 0): Line {
  return { text: `${markers[type]} ${'  '.repeat(depth)}${text}`, hiddenValues };
}

export interface ValueLine {
  readonly type: 'Added' | 'Deleted' | 'None';
  readonly text: string;
  readonly isHidden?: boolean;
}

/** Unchanged lines shown around a change. */
const context = 2;
const maxLines = 80;
const maxLineLength = 160;
/** Texts that differ in more lines are shown as replaced: finding the smallest difference could take too long. */
const maxEdits = 400;

/** The changes between two texts, line by line, with a few unchanged lines around them; `undefined` if nearly everything changes. */
export function listChangedLines(
  former: string | PartlyShown,
  latter: string | PartlyShown,
): readonly ValueLine[] | undefined {
  const [before, after] = [toCompare(former), toCompare(latter)];
  const options = { context, maxEditLength: maxEdits };
  const patch = structuredPatch('', '', before, after, undefined, undefined, options);
  if (patch === undefined) return undefined;
  // A missing line break at the end is reported only if that changes.
  const endChanges = before !== '' && after !== '' && before.endsWith('\n') !== after.endsWith('\n');
  const lines = patch.hunks.flatMap((hunk, index) => [
    ...(index === 0 ? [] : [{ type: 'None' as const, text: '…' }]),
    ...hunk.lines.filter((line) => endChanges || !line.startsWith('\\')).map(patchLine),
  ]);
  const excess = lines.length - maxLines;
  return excess <= 0 ? lines : [...lines.slice(0, maxLines), { type: 'None', text: `… ${excess} more lines` }];
}

function patchLine(line: string): ValueLine {
  if (line.startsWith('\\')) return { type: 'None', text: '(no line end)' };
  const isHidden = isHiddenLine.test(line);
  const text = isHidden ? hiddenMark : visible(line.slice(1).replaceAll('\t', '  '));
  const excerpt = text.length > maxLineLength ? `${text.slice(0, maxLineLength).toWellFormed()}…` : text;
  return { type: line.startsWith('+') ? 'Added' : line.startsWith('-') ? 'Deleted' : 'None', text: excerpt, isHidden };
}

/** A hidden line with its number, so that a different hidden line in its place is a change. */
const isHiddenLine = /^[ +-]‹hidden›\0\d+$/;

function toCompare(value: string | PartlyShown): string {
  if (typeof value === 'string') return value;
  return value.lines.map((line) => (typeof line === 'number' ? `${hiddenMark}\0${line}` : line)).join('\n');
}
