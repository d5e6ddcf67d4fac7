/**
 * Whether two comments say the same to a reader: all but the run that wrote them, the next launch of a periodic job, which moves with the
 * clock, and the record, which no reader sees. All stand in lines of ours that no foreign text can begin (see `plan-comment.ts` and `job-row.ts`).
 */
export function sameComment(present: string, wanted: string): boolean {
  return meaning(present) === meaning(wanted);
}

function meaning(body: string): string {
  return body
    .replaceAll('\r\n', '\n')
    .replace(/^<!-- outrider:record .*$/gm, '')
    .trim()
    .replace(/^(<sub>(?:Planned|Registered|Not registered).*?) by \[run [^\]\n]{0,60}\]\([^)\s]{0,500}\)/gm, '$1')
    .replace(/^(\| (?:\S+) \| .* \| .*) · next launch `[^`]*`/gm, '$1');
}

/** A run of a workflow on a commit. */
export interface RunOfCommit {
  /** At least the first seven digits. */
  readonly commit: string;
  readonly number: number;
  readonly attempt: number;
}

/** The run that wrote a comment; undefined when it does not say so. */
export function runOf(comment: string): RunOfCommit | undefined {
  const line = /^<sub>Planned at `([0-9a-f]{7})` by \[run (\d+)(?:, attempt (\d+))?\]/m;
  const [, commit, number, attempt = '1'] = line.exec(comment.replaceAll('\r\n', '\n')) ?? [];
  return commit === undefined ? undefined : { commit, number: Number(number), attempt: Number(attempt) };
}

/** Whether one run is later than another of the same commit, or a later attempt of the same; of other commits that cannot be told. */
export function isLater(one: RunOfCommit | undefined, other: RunOfCommit | undefined): boolean {
  if (one === undefined || other === undefined || one.commit.slice(0, 7) !== other.commit.slice(0, 7)) return false;
  return one.number > other.number || (one.number === other.number && one.attempt > other.attempt);
}

/** Whether one comment was written by a later run than another. */
export function wroteLater(one: string, other: string): boolean {
  return isLater(runOf(one), runOf(other));
}
