import { hiddenMark } from '../../redaction/hidden-text.ts';
import {
  clip,
  code,
  toComparable,
  details,
  quotePublished,
  md,
  nothing,
  paragraphs,
  type Markdown,
} from '../../text/markdown.ts';
import { listTexts } from '../../text/numbers.ts';
import type { Comparison } from '../../review/compare.ts';
import { toPublished, joinPublished, splitLines, findRange, toMark, type Published } from '../../text/published.ts';

/** The lines around the plan in a comment; the signature of its record covers the text between them. Untrusted text cannot begin such a line. */
export const planMarks = { begin: toMark`outrider:plan`, end: toMark`outrider:plan end` };

/** Puts the lines around a plan by which {@link findPlan} finds it in a comment. */
export function quotePlan(text: Published): Markdown {
  return paragraphs([md`${planMarks.begin}`, quotePublished(text), md`${planMarks.end}`]);
}

/** The plan in a comment, as its reviewers saw it; `undefined` if it did not fit into the comment of a register run. */
export function findPlan(comment: string): Published | undefined {
  const lines = splitLines(toPublished(comment));
  const range = findRange(lines, planMarks);
  return range === undefined ? undefined : toPublished(joinPublished(lines.slice(range.from + 1, range.to)).trim());
}

/** The lines of a job's plan in a comment; `undefined` unless they are complete and unique. For display only: the record decides. */
export function findPlanLines(plan: Published, id: string): readonly string[] | undefined {
  const lines: readonly string[] = splitLines(plan);
  // An untrusted line cannot be a title: the lines of a diff begin with a marker.
  const [title = ''] = toComparable(details(md`<b>${code(id)}</b>`, nothing, false)).split('\n');
  const [at, ...others] = lines.flatMap((line, index) =>
    line.replace('<details open>', '<details>') === title ? [index] : [],
  );
  const ticks = at === undefined || others.length > 0 ? undefined : /^(`{3,})diff$/.exec(lines[at + 2] ?? '')?.[1];
  if (at === undefined || ticks === undefined) return undefined;
  const to = lines.indexOf(ticks, at + 2);
  return to === -1 || lines[to + 2]?.startsWith('… and ') === true ? undefined : lines.slice(at + 3, to);
}

type ChangedPart = Extract<Comparison, { kind: 'changed' }>['part'];

const maxShown = 3;
const maxLineLength = 100;

/** Quotes the lines in which two plans of a job differ: `` now `Count: "3" => "1"`; at the review `Count: "2" => "1"` ``. */
export function describeDifference(reviewed: readonly string[], current: readonly string[], part: ChangedPart): string {
  const currentLines = showAsReviewed(reviewed, current);
  const both = [listOtherLines(currentLines, reviewed), listOtherLines(reviewed, currentLines)];
  const hasFields = both.some((lines) => lines.some(isField));
  const texts = both.map((all, at) => {
    // Without the effects on groups and tasks, which follow from the fields.
    const lines = hasFields ? all.filter(isField) : all;
    const quotedLines = lines.map((line) => `\`${clip(line, maxLineLength).replaceAll('`', "'")}\``);
    return lines.length === 0 ? '' : `${at === 0 ? 'now' : 'at the review'} ${listTexts(quotedLines, maxShown)}`;
  });
  return texts.filter((text) => text !== '').join('; ') || describeUnseen(current, part);
}

function describeUnseen(lines: readonly string[], part: ChangedPart): string {
  const isNew = lines[0]?.startsWith('+') === true && !lines.some(isField);
  if (part === 'specification' && isNew)
    return 'its job file or a variable differs; the diff of a new job shows no fields';
  const alsoEvicts = part === 'plan' ? ', or another job would lose allocations' : '';
  return `both look the same, so a hidden or shortened value differs${alsoEvicts}`;
}

/** Keeps the comparison linear for many lines with the same name. */
const maxCandidates = 50;

/** The lines of the current plan. A line that differs only in a hidden value is the reviewed line. */
export function showAsReviewed(reviewed: readonly string[], current: readonly string[]): readonly string[] {
  const [before, after] = [new Set(reviewed), new Set(current)];
  const removedLines = reviewed.filter((line) => !after.has(line));
  const others = Map.groupBy(removedLines, readName);
  return current.map((line) => {
    const candidates = before.has(line) ? [] : (others.get(readName(line)) ?? []);
    const at = candidates.slice(0, maxCandidates).findIndex((other) => mayBeEqual(line, other));
    return at === -1 ? line : (candidates.splice(at, 1)[0] ?? line);
  });
}

/** The changed lines that are not in the other plan. */
function listOtherLines(lines: readonly string[], others: readonly string[]): readonly string[] {
  const otherLines = new Set(others);
  const changedLines = lines.filter((line) => !line.startsWith(' ') && !otherLines.has(line));
  return changedLines.map((line) => line.replace(/^! */, '').replace(/^([+-]) +/, '$1 '));
}

function isField(line: string): boolean {
  return !/^(?:[+-] *)?(?:Job|Task Group|Task): "/.test(line);
}

function readName(line: string): string | undefined {
  return line.split(': ', 1)[0];
}

/** Whether two lines are equal except for a value that only the register run hides. */
function mayBeEqual(left: string, right: string): boolean {
  const [before, after] = [left.split(' => '), right.split(' => ')];
  return (
    before.length === after.length &&
    before.every((text, at) => text === after[at] || `${text}${after[at]}`.includes(hiddenMark))
  );
}
