/**
 * Whether two bodies of an issue are equal for a reader. They may differ in the run that wrote them and its commit, and in the time of its state. All of these
 * are in lines that untrusted text cannot begin (see `drift-markdown.ts`).
 */
export function sameIssue(present: string, wanted: string): boolean {
  return meaningOf(present) === meaningOf(wanted);
}

function meaningOf(body: string): string {
  return body
    .replaceAll(/\r\n?/g, '\n')
    .trim()
    .replace(/^(<sub>Compared)(?: at `[0-9a-f]{7}`)?(?: by \[run [^\]\n]{0,60}\]\([^)\s]{0,500}\))?/gm, '$1')
    .replace(/^(<!-- outrider:drift-state v1) \S+ run=\d* attempt=\d+ /gm, '$1 ');
}
