import {
  callout,
  count,
  details,
  fence,
  quotePublished,
  placeInHtml,
  isEmpty,
  join,
  md,
  name,
  nothing,
  paragraphs,
  table,
  tableRow,
  type Markdown,
  type Separator,
} from './markdown.ts';
import type { Publisher } from './publisher.ts';
import type { Published } from './published.ts';

/** The size limit of a text, and the location of the omitted rest. */
export interface Limit {
  readonly max: number;
  /** The size of a text in the unit of `max`: characters of a comment, bytes of a summary. */
  readonly measure: (text: string) => number;
  /** Completes the sentence "… more in". */
  readonly location: Markdown;
}

/** Bytes. The runner drops the summary of a step if it is larger. */
export const maxSummaryBytes = 1024 * 1024;

/** Characters of a comment and of an issue: https://docs.github.com/en/rest/issues/comments */
export const maxCommentCharacters = 65_536;

/** The limit of a step summary, which each step has for itself. */
export function createSummaryLimit(location: Markdown): Limit {
  return { max: maxSummaryBytes - 1024, measure: (text) => Buffer.byteLength(text), location };
}

/** A comment or an issue, for a whole report. */
export function createCommentLimit(location: Markdown, max = maxCommentCharacters): Limit {
  return { max, measure: (text) => text.length, location };
}

/** A part of a report that can omit its end. */
export interface Block {
  /** The number of parts that can be omitted: rows, items, or lines of a diff. */
  readonly pieces: number;
  /** The block with its first pieces, and the number of omitted pieces; empty for a block that shows nothing without pieces. */
  readonly render: (pieces: number, location: Markdown, settle: Settle) => Markdown;
}

/** Returns the text as it is published, with hidden values. */
type Settle = (text: Markdown) => Markdown;

/** A part that is rendered once for all tried lengths. Secrets that are added later are not hidden in it, so a block must not be kept. */
function renderOnce(text: () => Markdown): (settle: Settle) => Markdown {
  let result: Markdown | undefined;
  return (settle) => (result ??= settle(text()));
}

export interface Document {
  /** Head and tail are always complete: titles, fixed texts, and lines that a later run reads. */
  readonly head: readonly Markdown[];
  readonly blocks: readonly Block[];
  readonly tail: readonly Markdown[];
}

/** Pieces that nearly every document has room for. */
const firstLevel = 256;

/**
 * A document within its limit. Markdown is never cut in the middle: if it is too long, each block first shows the same number of pieces, so that the longest blocks are
 * cut first, and then as many more as fit, in the order of the blocks. The size is the size of the published text, with hidden values.
 */
export function fitDocument({ head, blocks, tail }: Document, limit: Limit, publisher: Publisher): Published {
  const settle = (text: Markdown): Markdown => quotePublished(publisher.markdown(text));
  // A paragraph and the empty line after it. A block of a long document takes most of the time, so that each size is measured once.
  const measureBlock = (text: Markdown): number => (isEmpty(text) ? 0 : limit.measure(publisher.markdown(text)) + 2);
  const sizes = blocks.map(() => new Map<number, number>());
  const measurePieces = (at: number, pieces: number): number => {
    const size = sizes[at]?.get(pieces) ?? measureBlock(blocks[at]?.render(pieces, limit.location, settle) ?? nothing);
    sizes[at]?.set(pieces, size);
    return size;
  };
  const outerLength = [...head, ...tail].reduce((sum, text) => sum + measureBlock(text), -2);
  const fits = (counts: readonly number[]): boolean =>
    counts.reduce((sum, pieces, at) => sum + measurePieces(at, pieces), outerLength) <= limit.max;
  const limitPieces = (level: number): number[] => blocks.map(({ pieces }) => Math.min(pieces, level));
  const longest = Math.max(0, ...blocks.map(({ pieces }) => pieces));
  const limits = limitPieces(findLargest(0, longest, (level) => fits(limitPieces(level))));
  for (const [at, { pieces }] of blocks.entries())
    limits[at] = findLargest(limits[at] ?? 0, pieces, (next) => fits(limits.with(at, next)));
  const parts = fits(limits) ? blocks.map((block, at) => block.render(limits[at] ?? 0, limit.location, settle)) : [];
  return publisher.markdown(paragraphs([...head, ...parts, ...tail]));
}

/** A document may be shorter than its limit by this share: the search for the last lines would take as long as for all other lines. */
const tolerance = 1 / 32;

/** Finds a large number of pieces that fits, by doubling and then by bisection, so that no text of more than twice a fitting size is rendered. The smallest number must fit. */
function findLargest(smallest: number, largest: number, fits: (next: number) => boolean): number {
  let [known, exceeds] = [smallest, largest + 1];
  for (let next = Math.min(largest, known + firstLevel); known < next;) {
    if (fits(next)) known = next;
    else exceeds = next;
    if (exceeds <= largest && exceeds - known <= known * tolerance) break;
    next = exceeds > largest ? Math.min(largest, known * 2) : Math.floor((known + exceeds) / 2);
  }
  return known;
}

/** A text that is never cut. */
export function keepWhole(text: Markdown): Block {
  return { pieces: 0, render: () => text };
}

type More = (omitted: number, location: Markdown) => Markdown;

interface ListOptions {
  readonly separator?: Separator;
  readonly more?: More;
  /** The maximum number of items, regardless of the size. */
  readonly maxShown?: number;
  readonly wrap?: (items: Markdown) => Markdown;
}

/** A list of items with the number of omitted items; empty if there are no items. */
export function itemList(
  items: readonly Markdown[],
  {
    separator = '\n',
    more = (omitted, location) => md`- … and ${omitted} more in ${location}.`,
    maxShown = items.length,
    wrap = (list) => list,
  }: ListOptions = {},
): Block {
  return {
    pieces: Math.min(items.length, maxShown),
    render(pieces, location) {
      const excess = items.length - pieces;
      if (items.length === 0) return nothing;
      return wrap(join([...items.slice(0, pieces), excess === 0 ? nothing : more(excess, location)], separator));
    },
  };
}

const noteRest: More = (omitted, location) => md`… and ${omitted} more in ${location}.`;

/** A callout of lines with the number of omitted lines; empty if there are no lines. */
export function calloutList(
  kind: 'WARNING' | 'CAUTION',
  lines: readonly Markdown[],
  options: Pick<ListOptions, 'maxShown' | 'separator'> = {},
): Block {
  return itemList(lines, { separator: '\n\n', ...options, more: noteRest, wrap: (list) => callout(kind, list) });
}

interface Rows {
  readonly head: readonly Markdown[];
  readonly rows: readonly (readonly Markdown[])[];
  readonly noun: string;
  /** The location of the omitted rows, if it is not the location of the whole document. */
  readonly location?: Markdown;
  /** The maximum number of rows, regardless of the size. */
  readonly maxShown?: number;
}

/** A table with the number of omitted rows; empty if there are no rows. */
export function rowList({ head, rows, noun, location: destination, maxShown = rows.length }: Rows): Block {
  const lines = rows.map((row) => renderOnce(() => tableRow(row)));
  return {
    pieces: Math.min(rows.length, maxShown),
    render(pieces, location, settle) {
      if (rows.length === 0) return nothing;
      const excess = rows.length - pieces;
      const note = md`… and ${count(excess, `more ${noun}`)} in ${destination ?? location}.`;
      const shownLines = lines.slice(0, pieces).map((line) => line(settle));
      return paragraphs([pieces === 0 ? nothing : table(head, shownLines), excess === 0 ? nothing : note]);
    },
  };
}

/**
 * Blocks in their order, with the number of omitted blocks. If not all fit, a block takes at most half of the rest, so that a long block does not displace all others;
 * a block without a piece is omitted, with all later blocks.
 */
export function blockList(blocks: readonly Block[], more: More): Block {
  const pieces = blocks.reduce((sum, block) => sum + block.pieces, 0);
  return {
    pieces,
    render(available, location, settle) {
      const parts: Markdown[] = [];
      let remaining = available;
      for (const [at, block] of blocks.entries()) {
        const isShared = available < pieces && at < blocks.length - 1;
        const pieceCount = Math.min(block.pieces, isShared ? Math.ceil(remaining / 2) : remaining);
        if (pieceCount === 0) break;
        parts.push(block.render(pieceCount, location, settle));
        remaining -= pieceCount;
      }
      const others = blocks.length - parts.length;
      return paragraphs([...parts, others === 0 ? nothing : more(others, location)]);
    },
  };
}

/** A difference, or its first lines; empty without any. */
export function lineList(lines: readonly string[]): Block {
  return {
    pieces: lines.length,
    render(pieces, location) {
      const excess = lines.length - pieces;
      const cut = excess === 0 ? nothing : md`… and ${count(excess, 'more line')} in ${location}.`;
      return paragraphs([fence(lines.slice(0, pieces), 'diff'), cut]);
    },
  };
}

interface FoldedLines {
  readonly summary: Markdown;
  /** Above the lines. */
  readonly intro?: Markdown;
  readonly lines: readonly string[];
  /** Below the lines. */
  readonly facts: Markdown;
  readonly isOpen: boolean;
}

/** A folded section with a difference, or with its first lines. */
export function foldLines({ summary, intro = nothing, lines, facts, isOpen }: FoldedLines): Block {
  const difference = lineList(lines);
  const renderSection = (...options: Parameters<Block['render']>): Markdown =>
    details(summary, paragraphs([intro, difference.render(...options), facts]), isOpen);
  const complete = renderOnce(() => renderSection(lines.length, nothing, (text) => text));
  return {
    // A section without lines is omitted.
    pieces: Math.max(1, lines.length),
    render(pieces, location, settle) {
      if (pieces === 0) return nothing;
      return pieces < lines.length ? renderSection(pieces, location, settle) : complete(settle);
    },
  };
}

/** A folded list of names with the number of omitted names; empty if there are no names. */
export function foldNames(title: Markdown, intro: Markdown, names: readonly string[]): Block {
  return itemList(
    names.map((text) => placeInHtml(name(text))),
    {
      separator: ' ',
      more: (omitted) => md`and ${omitted} more`,
      wrap: (list) => details(title, md`${intro}${list}`, false),
    },
  );
}

/** Wraps a block in Markdown; empty if the block is empty. */
export function wrapBlock({ pieces, render }: Block, wrap: (text: Markdown) => Markdown): Block {
  return {
    pieces,
    render(limit, location, settle) {
      const text = render(limit, location, settle);
      return isEmpty(text) ? text : wrap(text);
    },
  };
}
