import { failureItems } from '../failure-items.ts';
import { takeWithin } from '../markdown/fit.ts';
import { link } from '../markdown/markdown.ts';
import { hiddenWithin } from './hide-in-markdown.ts';
import type { ActionError, Reason } from '../../errors.ts';
import type { CommentContext } from './comment-context.ts';

/** The lines around the notice. No text of others can begin one. */
const marks = { begin: '<!-- outrider:latest-plan -->', end: '<!-- outrider:latest-plan end -->' };

/** Reasons for which a plan says nothing about the job files: the last plan and its review stay valid. */
const outages: ReadonlySet<Reason> = new Set(['unreachable', 'timed-out', 'server']);

/** Characters of the errors; the step summary has all of them. */
const longest = 2000;

/** The notice of a plan that failed because Nomad did not answer; undefined for any other plan. */
export function outageNotice(failures: readonly ActionError[], surroundings: CommentContext): string | undefined {
  if (!failures.some(({ reason }) => outages.has(reason))) return undefined;
  const { run, fileUrl } = surroundings;
  const elsewhere = run === undefined ? 'the step summary' : link('the step summary', run.url);
  const limit = { max: longest, measure: (text: string) => text.length, elsewhere };
  return hiddenWithin(limit, surroundings, ({ max, measure }) => {
    const items = failureItems(failures, fileUrl);
    const { taken, left } = takeWithin(items, max, measure);
    const more = left === 0 ? [] : [`… and ${left} more in ${elsewhere}.`];
    const text = ['**The latest plan failed.** What follows is the plan before it.', '', ...taken, ...more].join('\n');
    return ['> [!CAUTION]', ...text.split('\n').map((line) => `> ${line}`.trimEnd())].join('\n');
  });
}

/** A comment with a notice above its plan, to be sealed again with the same record. */
export function withNotice(comment: string, notice: string): string {
  const [marker, ...rest] = withoutNotice(comment.replaceAll(/\r\n?/g, '\n')).split('\n');
  return [marker, marks.begin, notice, marks.end, ...rest].join('\n');
}

/** The comment without the notice of a later plan that failed. */
export function withoutNotice(comment: string): string {
  const lines = comment.split(/\r?\n/);
  const [from, to] = [lines.indexOf(marks.begin), lines.indexOf(marks.end)];
  return from === -1 || to < from ? comment : lines.toSpliced(from, to - from + 1).join('\n');
}
