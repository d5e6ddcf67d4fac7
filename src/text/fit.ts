import {
  callout,
  comparable,
  details,
  fence,
  inHtml,
  isEmpty,
  join,
  joinLines,
  longestRun,
  md,
  name,
  nothing,
  paragraphs,
  table,
  tableRow,
  count,
  type Markdown,
} from './markdown.ts';
import type { Door } from './door.ts';
import type { Published } from './published.ts';

/** How much text fits in a place, and where the rest is. */
export interface Limit {
  readonly max: number;
  /** The size of a text in the unit of `max`: characters of a comment, bytes of a summary. */
  readonly measure: (text: string) => number;
  /** Completes the sentence "… more in". */
  readonly elsewhere: Markdown;
}

/** What a part of a document may take of its limit. */
export interface Room {
  readonly max: number;
  readonly measure: (text: Markdown) => number;
  readonly elsewhere: Markdown;
}

/** Bytes. The runner drops the summary of a step if it is larger. */
export const SUMMARY_LIMIT = 1024 * 1024;

/** Characters of a comment and of an issue: https://docs.github.com/en/rest/issues/comments */
export const COMMENT_LIMIT = 65_536;

/** The step summary, which other steps do not share, for a whole report. */
export function summaryLimit(elsewhere: Markdown): Limit {
  return { max: SUMMARY_LIMIT - 1024, measure: (text) => Buffer.byteLength(text), elsewhere };
}

/** A comment or an issue, for a whole report. */
export function commentLimit(elsewhere: Markdown, max = COMMENT_LIMIT): Limit {
  return { max, measure: (text) => text.length, elsewhere };
}

/** The room of a share of a summary, as far as nothing is hidden in it. */
export function summaryRoom(share: number, elsewhere: Markdown): Room {
  return { max: SUMMARY_LIMIT * share, measure: (text) => Buffer.byteLength(comparable(text)), elsewhere };
}

interface Section {
  /** Of what head and tail leave; `rest` for what all others leave. One section at most has the rest. */
  readonly share: number | 'rest';
  readonly render: (room: Room) => Markdown;
}

export interface Document {
  /** Head and tail are always whole: titles, what is always said, and what a later run reads. */
  readonly head: readonly Markdown[];
  readonly sections: readonly Section[];
  readonly tail: readonly Markdown[];
}

/** The mark of a hidden value may be longer than the value; where that makes the text too long, each part is measured as it will be. */
const attempts = 4;

/** A document within its limit. Nothing is cut in the middle of Markdown: a section leaves out items as a whole, or lines of a difference, and says so. */
export function fitDocument(document: Document, limit: Limit, door: Door): Published {
  let { max } = limit;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const publish = attempt === 0 ? (text: Markdown) => comparable(text) : door.markdown;
    const room = { max, measure: (text: Markdown) => limit.measure(publish(text)), elsewhere: limit.elsewhere };
    const text = door.markdown(withinRoom(document, room));
    const excess = limit.measure(text) - limit.max;
    if (excess <= 0) return text;
    if (attempt > 0) max -= excess;
  }
  return door.markdown(paragraphs([...document.head, ...document.tail]));
}

function withinRoom({ head, sections, tail }: Document, whole: Room): Markdown {
  const sizeOf = (texts: readonly Markdown[]): number =>
    texts.reduce((sum, text) => sum + (isEmpty(text) ? 0 : whole.measure(text) + 2), 0);
  const max = whole.max - sizeOf([...head, ...tail]);
  let left = max;
  const shown = new Map<Section, Markdown>();
  const lastOfAll = [
    ...sections.filter(({ share }) => share !== 'rest'),
    ...sections.filter(({ share }) => share === 'rest'),
  ];
  for (const section of lastOfAll) {
    const share = section.share === 'rest' ? left - 2 : Math.min(left - 2, max * section.share);
    const text = share <= 0 ? nothing : section.render({ ...whole, max: share });
    const size = sizeOf([text]);
    if (size > left) continue;
    shown.set(section, text);
    left -= size;
  }
  return paragraphs([...head, ...sections.map((section) => shown.get(section) ?? nothing), ...tail]);
}

/** The first items that fit together into `budget`, each followed by a line break, and how many are left. */
export function takeWithin<Item>(
  items: readonly Item[],
  budget: number,
  measure: (item: Item) => number,
): { readonly taken: readonly Item[]; readonly left: number } {
  let room = budget;
  const end = items.findIndex((item) => {
    room -= measure(item) + 1;
    return room < 0;
  });
  const taken = end === -1 ? items : items.slice(0, end);
  return { taken, left: items.length - taken.length };
}

export type More = (left: number) => Markdown;

/** A line for each item, as many as have room, and how many more there are. */
export function itemsWithin(items: readonly Markdown[], room: Room, more?: More): Markdown {
  const note = more ?? ((left) => md`- … and ${left} more in ${room.elsewhere}.`);
  const { taken, left } = takeNoting(items, room, note);
  return joinLines([...taken, ...(left === 0 ? [] : [note(left)])]);
}

/** A callout of lines, as many as have room, and how many more there are; empty without lines. */
export function calloutWithin(
  kind: 'WARNING' | 'CAUTION',
  lines: readonly Markdown[],
  room: Room,
  { most = Infinity, separator = '\n\n' }: { readonly most?: number; readonly separator?: '\n\n' | '  \n' } = {},
): Markdown {
  if (lines.length === 0) return nothing;
  const more: More = (left) => md`… and ${left} more in ${room.elsewhere}.`;
  const measure = (line: Markdown): number => room.measure(callout(kind, line));
  const { taken } = takeNoting(lines.slice(0, most), { ...room, measure }, more);
  const left = lines.length - taken.length;
  return callout(kind, join([...taken, left === 0 ? nothing : more(left)], separator));
}

/** The items that fit, with room for the note about the others. */
export function takeNoting(
  items: readonly Markdown[],
  room: Room,
  note: More,
): { readonly taken: readonly Markdown[]; readonly left: number } {
  const all = takeWithin(items, room.max, room.measure);
  return all.left === 0 ? all : takeWithin(items, room.max - room.measure(note(items.length)) - 1, room.measure);
}

/** A table of the first rows that have room; empty without rows. @param omitted how many rows were left out before */
export function tableWithin(
  head: readonly Markdown[],
  rows: readonly (readonly Markdown[])[],
  room: Room,
  noun: string,
  omitted = 0,
): Markdown {
  if (rows.length === 0) return nothing;
  const note: More = (left) => md`… and ${count(left, `more ${noun}`)} in ${room.elsewhere}.`;
  const heading = room.measure(table(head, [])) + 2;
  const { taken } = takeNoting(rows.map(tableRow), { ...room, max: room.max - heading }, note);
  const left = rows.length - taken.length + omitted;
  return paragraphs([table(head, rows.slice(0, taken.length)), left === 0 ? nothing : note(left)]);
}

/**
 * The sections in full length, or else those that fit, in their order; then a long one must not displace all others, and takes half of what is left at most.
 *
 * @param render empty where the section has no room
 */
export function sectionsWithin<Item>(
  items: readonly Item[],
  render: (item: Item, room: Room) => Markdown,
  room: Room,
  more: More,
): Markdown {
  const inFull = takeSections(items, (item) => render(item, { ...room, max: Infinity }), room);
  if (inFull.length === items.length) return paragraphs(inFull);
  const noting = room.measure(more(items.length)) + 2;
  const isLast = (item: Item): boolean => item === items.at(-1);
  const shareOf = (item: Item, left: number): number => (isLast(item) ? left : Math.max(0, left / 2 - noting));
  const shown = takeSections(items, (item, left) => render(item, { ...room, max: shareOf(item, left) }), room);
  const left = items.length - shown.length;
  return paragraphs([...shown, left === 0 ? nothing : more(left)]);
}

/** Sections until one is empty or has no room. */
function takeSections<Item>(
  items: readonly Item[],
  render: (item: Item, left: number) => Markdown,
  room: Room,
): readonly Markdown[] {
  const taken: Markdown[] = [];
  let left = room.max;
  for (const item of items) {
    const section = render(item, left);
    left -= room.measure(section) + 2;
    if (isEmpty(section) || left < -2) break;
    taken.push(section);
  }
  return taken;
}

interface FoldedLines {
  readonly summary: Markdown;
  /** Above the lines. */
  readonly intro?: Markdown;
  readonly lines: readonly string[];
  /** Below the lines. */
  readonly facts: Markdown;
  readonly isOpen: boolean;
  /** With less room, the section is left out. */
  readonly least: number;
}

/** A folded section with a difference, or with its first lines; empty where it has no room. */
export function foldedLines(
  { summary, intro = nothing, lines, facts, isOpen, least }: FoldedLines,
  room: Room,
): Markdown {
  const render = (taken: readonly string[]): Markdown => {
    const left = lines.length - taken.length;
    const cut = left === 0 ? nothing : md`… and ${count(left, 'more line')} in ${room.elsewhere}.`;
    return details(summary, paragraphs([intro, fence(taken, 'diff'), cut, facts]), isOpen);
  };
  const isLong = lines.reduce((sum, line) => sum + line.length, 0) > room.max;
  const whole = isLong ? undefined : render(lines);
  if (whole !== undefined && room.measure(whole) <= room.max) return whole;
  const bare = room.measure(fence([''], 'diff'));
  const around = room.measure(render([])) + bare + 2 + 2 * longestRun(lines.join('\n'));
  const size = (line: string): number => room.measure(fence([line], 'diff')) - bare;
  if (room.max - around < least) return nothing;
  const { taken } = takeWithin(lines, room.max - around, size);
  return render(taken);
}

/** A folded list of names, as many as have room; empty without names. */
export function foldedList(title: Markdown, intro: Markdown, names: readonly string[], room: Room): Markdown {
  if (names.length === 0) return nothing;
  const render = (items: readonly Markdown[], more: Markdown): Markdown =>
    details(title, md`${intro}${join(items, ' ')}${more}`, false);
  const items = names.map((one) => inHtml(name(one)));
  const around = room.measure(render([], md` and ${names.length} more`));
  const { taken, left } = takeWithin(items, room.max - around, room.measure);
  return render(taken, left === 0 ? nothing : md` and ${left} more`);
}
