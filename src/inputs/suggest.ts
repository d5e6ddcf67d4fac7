import { codeList } from '../text/numbers.ts';

const maxQuotedInput = 80;

/** A user's value in quotes, shortened. Not for secrets. */
export function quote(text: string): string {
  return JSON.stringify(text.length > maxQuotedInput ? `${text.slice(0, maxQuotedInput)}…` : text);
}

/** The candidate that is most similar to a misspelled word, with at most two edits; in a short word, they keep the first letter. */
export function findNearest<T extends string>(word: string, candidates: readonly T[]): T | undefined {
  const lowerCase = word.toLowerCase();
  const similar = candidates.filter((candidate) => Math.abs(candidate.length - word.length) <= 2);
  const scores = similar.map((candidate) => ({ candidate, edits: countEdits(lowerCase, candidate) }));
  const matches = scores.filter(({ candidate, edits }) => {
    const isShort = edits * 2 > word.length;
    return edits <= 2 && edits < word.length && (!isShort || candidate[0] === lowerCase[0]);
  });
  return matches.toSorted((a, b) => a.edits - b.edits)[0]?.candidate;
}

/** The hint about an unknown word: the word that was probably meant, or else the given hint. */
export function suggest(word: string, names: readonly string[], fallback = `Use one of ${codeList(names)}.`): string {
  const nearest = findNearest(word, names);
  return nearest === undefined ? fallback : `Did you mean \`${nearest}\`?`;
}

/** The hint about a list item that contains several items or has the syntax of another language; `undefined` for any other item. */
export function suggestLines(item: string): string | undefined {
  const isItem = !/^["'[-]|["']$|[,\s]/.test(item.replaceAll(/\{[^{}]*\}/g, ''));
  return isItem ? undefined : 'Write one item per line, without quotes, dashes, commas or comments.';
}

/** Text that Git writes instead of the content: the first marker of a merge conflict that is not resolved, or a pointer of Git LFS. */
export function findGitText(text: string) {
  if (text.startsWith('version https://git-lfs.github.com/spec/'))
    return { line: 1, problem: 'the pointer of a file in Git LFS', hint: 'Set `lfs: true` in `actions/checkout`.' };
  const offset = text.search(/^<{7} /m);
  const line = text.slice(0, offset).split('\n').length;
  return offset === -1 ? undefined : { line, problem: 'a conflict marker of Git', hint: 'Resolve the merge conflict.' };
}

function countEdits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(substitution, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The setting to use instead of a former name of an input or a key of the configuration file, or of a name that users often try. */
export const formerNames: ReadonlyMap<string, string> = new Map([
  ['allow-http', 'insecure: http'],
  ['approvers', 'approvals: 2 maintain'],
  ['comment-id', 'environment: staging'],
  ['fail-fast', 'stages: [[jobs/db.nomad.hcl], [jobs/web.nomad.hcl]]'],
  ['files', 'job-files: jobs/*.nomad.hcl'],
  ['group', 'groups: app'],
  ['include-meta', 'reveal: Meta[*]'],
  ['issue-id', 'environment: staging'],
  ['jobs', 'job-files: jobs/*.nomad.hcl'],
  ['key', 'signing-key'],
  ['nomad-addr', 'address: https://nomad.example:4646'],
  ['payload-base64', 'payload-file: payload.bin'],
  ['payloads-file', 'dispatches-file: parts.jsonl'],
  ['prefix', 'filter: ID matches "^web-"'],
  ['promote-after', 'promote: after 10m'],
  ['redaction', 'redact: all-values'],
  ['reviewers', 'approvals: 2'],
  ['sign-key', 'signing-key'],
  ['tls-skip-verify', 'insecure: tls'],
]);
