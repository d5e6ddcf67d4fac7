/**
 * Whether two comments are equal for a reader. They may differ in the run that wrote them, in the next launch of a periodic job, which changes
 * with time, and in the record, which is invisible. All of these are in lines that untrusted text cannot begin
 * (see `plan-comment.ts` and `job-row.ts`).
 */
export function sameComment(present: string, wanted: string): boolean {
  return meaning(present) === meaning(wanted);
}

function meaning(body: string): string {
  return body
    .replaceAll('\r\n', '\n')
    .replace(/^<!-- outrider:record .*$/gm, '')
    .trim()
    .replace(
      /^(<sub>(?:Planned|Registered|Not registered|Checked).*?) by \[run [^\]\n]{0,60}\]\([^)\s]{0,500}\)/gm,
      '$1',
    )
    .replace(/^(\| [^|]+ \| .* \| .*)next launch `[^`]*`/gm, '$1');
}
