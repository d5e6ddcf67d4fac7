/**
 * Whether two comments say the same to a reader: all but the run that wrote them and the next launch of a periodic job, which moves with the
 * clock. Both stand in lines of ours that no foreign text can begin (see `plan-comment.ts` and `job-details.ts`).
 */
export function sameComment(present: string, wanted: string): boolean {
  return meaning(present) === meaning(wanted);
}

function meaning(body: string): string {
  return body
    .replaceAll('\r\n', '\n')
    .trim()
    .replace(/^(<sub>Planned.*?) by \[run [^\]]*\]\([^)\s]*\)/m, '$1')
    .replace(/^(Job modify index \d+) · next periodic launch (?:—|`[^`]*`)/gm, '$1');
}

/** A run of a workflow on a commit. */
export interface RunOfCommit {
  /** At least the first seven digits. */
  readonly commit: string;
  readonly number: number;
  readonly attempt: number;
}

/** Whether a comment was written for the same commit by a later run, or by a later attempt of the same. */
export function isByLaterRun(present: string, ours: RunOfCommit): boolean {
  const written = /^<sub>Planned at `([0-9a-f]{7})` by \[run (\d+)(?:, attempt (\d+))?\]/m.exec(
    present.replaceAll('\r\n', '\n'),
  );
  if (written === null) return false;
  const [, commit = '', number, attempt = '1'] = written;
  if (!ours.commit.startsWith(commit)) return false;
  return Number(number) > ours.number || (Number(number) === ours.number && Number(attempt) > ours.attempt);
}
