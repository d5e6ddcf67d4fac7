import { markOf } from '../../text/mark.ts';
import { asPublished, type Published } from '../../text/published.ts';

/** The line before the notice of a later command, below the headline (see `command-lines.ts`). */
export const latestChangeMark = markOf`outrider:latest-change`;

/** The comment without the notice of a later command. */
export function withoutLatestChange(comment: string): Published {
  return asPublished(comment.replace(/\n<!-- outrider:latest-change -->\n.*/, ''));
}

/**
 * Whether two comments are equal for a reader. They may differ in the run that wrote them, in the next launch of a periodic job, which changes
 * with time, in the notice of a later command, and in the record, which is invisible. All of these are in lines that untrusted text cannot begin
 * (see `plan-comment.ts` and `job-row.ts`).
 */
export function sameComment(present: string, wanted: string): boolean {
  return meaning(present) === meaning(wanted);
}

function meaning(body: string): string {
  return withoutLatestChange(body.replaceAll('\r\n', '\n'))
    .replace(/^<!-- outrider:record .*$/gm, '')
    .trim()
    .replace(
      /^(<sub>(?:Planned|Registered|Not registered|Checked).*?) by \[run [^\]\n]{0,60}\]\([^)\s]{0,500}\)/gm,
      '$1',
    )
    .replace(/^(\| [^|]+ \| .* \| .*)next launch `[^`]*`/gm, '$1');
}
