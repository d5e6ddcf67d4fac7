/** The line before the notice of a later command, below the headline (see `command-lines.ts`). */
export const latestChangeMark = '<!-- outrider:latest-change -->';

/** The comment without the notice of a later command. */
export function withoutLatestChange(comment: string): string {
  return comment.replace(/\n<!-- outrider:latest-change -->\n.*/, '');
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
    .replace(/^(\| (?:\S+) \| .* \| .*) · next launch `[^`]*`/gm, '$1');
}

/** A run of a workflow on a commit. */
export interface RunOfCommit {
  /** At least the first seven digits. */
  readonly commit: string;
  readonly number: number;
  readonly attempt: number;
}

/** The run that wrote a comment; undefined if the comment does not name it. */
export function runOf(comment: string): RunOfCommit | undefined {
  const line = /^<sub>(?:Planned|Checked) at `([0-9a-f]{7})` by \[run (\d+)(?:, attempt (\d+))?\]/m;
  const [, commit, number, attempt = '1'] = line.exec(comment.replaceAll('\r\n', '\n')) ?? [];
  return commit === undefined ? undefined : { commit, number: Number(number), attempt: Number(attempt) };
}

/** Whether a run is later than another run of the same commit, or a later attempt of it. Runs of different commits cannot be compared. */
export function isLater(one: RunOfCommit | undefined, other: RunOfCommit | undefined): boolean {
  if (one === undefined || other === undefined || one.commit.slice(0, 7) !== other.commit.slice(0, 7)) return false;
  return one.number > other.number || (one.number === other.number && one.attempt > other.attempt);
}

/** Whether one comment was written by a later run than another. */
export function wroteLater(one: string, other: string): boolean {
  return isLater(runOf(one), runOf(other));
}
