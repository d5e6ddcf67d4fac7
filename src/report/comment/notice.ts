import { renderFailureItems } from '../failure-items.ts';
import { toPublished, joinPublished, toMark, splitLines, findRange, type Published } from '../../text/published.ts';
import { createCommentLimit, fitDocument, itemList } from '../../text/fit.ts';
import { callout, link, md, name, nothing, paragraphs, prose, type Markdown } from '../../text/markdown.ts';
import { formatMoment } from '../../text/times.ts';
import { findRecordLine } from '../../review/record-codec.ts';
import { copyMark } from './command-lines.ts';
import type { ActionError, Reason } from '../../errors.ts';
import type { CommentContext } from './comment-context.ts';

/** The subject of a notice: a plan that failed, or the latest command. */
type NoticeKind = 'plan' | 'command';

/** The lines around a notice. Untrusted text cannot begin such a line. */
function createMarks(kind: NoticeKind) {
  return { begin: toMark`outrider:latest-${kind}`, end: toMark`outrider:latest-${kind} end` };
}

/** Errors that are not about the job files: the last plan and its review stay valid. */
const outages: ReadonlySet<Reason> = new Set(['unreachable', 'timed-out', 'server']);

/** Characters of the notice; the step summary has all errors. */
const maxNoticeCharacters = 2000;

/** The notice of a plan that failed because Nomad did not respond; `undefined` for any other plan. */
export function renderOutageNotice(
  failures: readonly ActionError[],
  { run, fileUrl, publisher }: CommentContext,
): Published | undefined {
  if (!failures.some(({ reason }) => outages.has(reason))) return undefined;
  const title = md`**The latest plan failed.** The previous plan follows.`;
  const items = itemList(renderFailureItems(failures, fileUrl), {
    more: (omitted, location) => md`… and ${omitted} more in ${location}.`,
    wrap: (list) => callout('CAUTION', paragraphs([title, list])),
  });
  const limit = createCommentLimit(link(md`the step summary`, run?.url), maxNoticeCharacters);
  return fitDocument({ head: [], blocks: [items], tail: [] }, limit, publisher);
}

interface CommandEnd {
  readonly author: string;
  /** The command as its author wrote it. */
  readonly text: string;
  readonly isSuccess: boolean;
  /** Whether the rest of the comment stays visible because it is about other jobs as well. */
  readonly keepsRest: boolean;
  readonly result: string;
  readonly at: Date;
  readonly run: { readonly number: number; readonly url: string | undefined };
}

const maxResultLength = 300;

/** The notice of the latest command: author, time and result. */
export function renderCommandNotice({ author, text, isSuccess, keepsRest, result, at, run }: CommandEnd): Markdown {
  const title = md`${isSuccess ? '🚀' : '😕'} ${prose(formatMoment(at))}, ${name(author)}: ${name(text)}`;
  const location = link(md`run ${run.number}`, run.url);
  const before = keepsRest ? md`  \nThe rest of this comment shows the state before this command.` : nothing;
  const ended = md`${title}  \n${prose(result.slice(0, maxResultLength))} (${location})${before}`;
  return callout(isSuccess ? 'NOTE' : 'WARNING', ended);
}

/** The line before the text that a command made outdated. Untrusted text cannot begin such a line. */
const outdatedMark = toMark`outrider:before-commands`;

/**
 * Folds the text about the job, above the commands and the record, because a command changed the job, under the headline of the new state. Only the headline
 * changes if it is folded already; unchanged if it would become longer than `maxLength`.
 */
export function foldOutdated(comment: Published, headline: Published, maxLength: number): Published {
  const [marker = toPublished(''), ...lines] = splitLines(comment);
  const at = lines.findIndex((line) => line.startsWith(outdatedMark));
  if (at > 0 && lines[at - 1]?.startsWith('### ') === true)
    return joinPublished([marker, ...lines.with(at - 1, headline)]);
  const record = findRecordLine(comment);
  const end = lines.findIndex((line) => line.startsWith(copyMark) || line === record);
  if (end === -1 || at !== -1) return comment;
  const head = [outdatedMark, '<details><summary>The state before commands changed the job</summary>', ''].map(
    toPublished,
  );
  const tail = ['', '</details>', ''].map(toPublished);
  const foldedBody = joinPublished([marker, headline, ...head, ...lines.slice(0, end), ...tail, ...lines.slice(end)]);
  return foldedBody.length <= maxLength ? foldedBody : comment;
}

/** Adds a notice above the text of a comment; it replaces an earlier notice of its kind. Omits it if the comment would be longer than `maxLength`. */
export function addNotice(comment: string, kind: NoticeKind, notice: Published, maxLength: number): Published {
  const { begin, end } = createMarks(kind);
  const [marker = toPublished(''), ...rest] = removeNotice(comment, kind);
  const bodyWithNotice = joinPublished([marker, toPublished(begin), notice, toPublished(end), ...rest]);
  return bodyWithNotice.length <= maxLength ? bodyWithNotice : joinPublished([marker, ...rest]);
}

function removeNotice(comment: string, kind: NoticeKind): readonly Published[] {
  const lines = splitLines(toPublished(comment));
  const range = findRange(lines, createMarks(kind));
  return range === undefined ? lines : lines.toSpliced(range.from, range.to - range.from + 1);
}
