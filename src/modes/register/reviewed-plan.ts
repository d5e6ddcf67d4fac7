import { recordLine } from '../../review/record-codec.ts';
import { withoutCommands } from '../../report/comment/command-lines.ts';
import { withoutHistory } from '../../report/comment/history.ts';
import { withoutNotice } from '../../report/comment/latest-failure.ts';
import { afterMerge } from '../../report/comment/plan-comment.ts';
import { markOf, asPublished, type Published } from '../../text/published.ts';
import { code, comparable, fromPublished, inHtml, md, paragraphs, type Markdown } from '../../text/markdown.ts';
import { changedLines } from '../../nomad-plan/diff-lines.ts';
import { hiddenMark } from '../../redaction/hidden-text.ts';

/** A plan, and whether the reviewers saw it or a register made it for itself. */
export interface QuotedPlan {
  readonly text: Published;
  readonly isReviewed: boolean;
  /** It had no room in the comment of an earlier register, and is not known any more. */
  readonly isLeftOut?: boolean;
}

/** The lines between which a comment about a register keeps the plan. No foreign text can begin one. */
const begins = { reviewed: markOf`outrider:plan reviewed`, own: markOf`outrider:plan own` };
const end = markOf`outrider:plan end`;
const leftOut = markOf`outrider:plan left out`;

export const planWithoutRoom = md`The plan does not fit here; see an earlier edit of this comment.\n\n${leftOut}`;

/** A plan, to be found again in the comment that it is put into. */
export function keptPlan({ text, isReviewed }: QuotedPlan): Markdown {
  return paragraphs([isReviewed ? begins.reviewed : begins.own, fromPublished(text), end]);
}

/** Whether a comment reports how a register ended; false for one that was still going on. */
export function reportsEnd(comment: string): boolean {
  const lines = withoutNotice(comment).split(/\r?\n/);
  const isOfRegister = [begins.reviewed, begins.own, leftOut].some((line) => lines.includes(line));
  return isOfRegister && !lines[1]?.startsWith('### 🔵');
}

/** Whether a comment reports that a job was not registered: `Not registered: …`, `1 of 2 jobs rolled out (1 not registered)`. */
export function reportsRefusal(comment: string): boolean {
  return /^### 🔴 .*\bnot registered\b/i.test(withoutNotice(comment).split(/\r?\n/, 2)[1] ?? '');
}

/** The plan in a comment that the reviewers saw, without marker and record; undefined when there is none. */
export function reviewedPlan(comment: string): QuotedPlan | undefined {
  const lines = withoutNotice(comment).split(/\r?\n/);
  if (lines.includes(begins.own)) return undefined;
  if (lines.includes(leftOut)) return { text: asPublished(''), isReviewed: true, isLeftOut: true };
  const from = lines.indexOf(begins.reviewed);
  const to = lines.lastIndexOf(end);
  const record = recordLine(comment);
  const shown =
    from !== -1 && to > from
      ? lines.slice(from + 1, to)
      : withoutHistory(withoutCommands(lines.slice(1))).filter((line) => line !== record);
  return {
    text: asPublished(
      shown
        .filter((line) => !line.startsWith(afterMerge))
        .join('\n')
        .trim(),
    ),
    isReviewed: true,
  };
}

/** The lines of a job's difference as a plan shows them; undefined when it does not show the job, or nothing of it. */
export function differenceIn(plan: string, id: string): readonly string[] | undefined {
  const lines = plan.split(/\r?\n/);
  const head = comparable(inHtml(md`<b>${code(id)}</b>`));
  const section = lines.findIndex((line) => /^<details(?: open)?><summary>/.test(line) && line.includes(head));
  if (section === -1) return undefined;
  const [opener, ...rest] = lines.slice(section + 1).filter((line, index) => index > 0 || line !== '');
  const ticks = /^(`{3,})diff$/.exec(opener ?? '')?.[1];
  const close = ticks === undefined ? -1 : rest.indexOf(ticks);
  return close === -1 ? undefined : rest.slice(0, close);
}

/** What differs between two differences, as lines for a `diff` fence; undefined when they have next to nothing in common. */
export function lineDifference(before: readonly string[], after: readonly string[]): readonly string[] | undefined {
  const signs = { Added: '+', Deleted: '-', None: ' ' };
  const former = hideAlike(before, after);
  const latter = hideAlike(after, former);
  return changedLines(`${former.join('\n')}\n`, `${latter.join('\n')}\n`)?.map(
    ({ type, text }) => `${signs[type]} ${text}`,
  );
}

/** Lines in which values are hidden that the others hide: a value that only one of two runs may show is no difference. */
function hideAlike(lines: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others);
  const hiding = [...known].filter((line) => line.includes(hiddenMark));
  return lines.map((line) => (known.has(line) ? line : (hiding.find((other) => canHide(other, line)) ?? line)));
}

/** Whether a line is the other one but for what it hides. */
function canHide(hiding: string, line: string): boolean {
  const [first = '', ...parts] = hiding.split(hiddenMark);
  const last = parts.pop() ?? '';
  let at = first.length;
  const isInOrder = parts.every((part) => {
    const found = line.indexOf(part, at);
    at = found + part.length;
    return found !== -1;
  });
  return line.startsWith(first) && isInOrder && line.endsWith(last) && line.length - last.length >= at;
}
