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
    .replace(/^(<sub>Planned.*?) by \[run \d+\]\([^)\s]*\)/m, '$1')
    .replace(/^(Job modify index \d+) · next periodic launch (?:—|`[^`]*`)/gm, '$1');
}
