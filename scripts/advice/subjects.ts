/** Advice on the subjects of commits that are not on `main` yet. */
import { spawnSync } from 'node:child_process';

const maxSubjectCharacters = 72;

/** First words that look like an imperative by their ending. */
const imperatives: ReadonlySet<string> = new Set(
  'Address Bring Bypass Compress Discuss Embed Exceed Express Feed Focus Need Pass Ping Press Proceed Process Shed Speed Spread String Suppress Toss'.split(
    ' ',
  ),
);

/** The problem with the subject of a commit; `undefined` if there is none. */
function findSubjectProblem(subject: string): string | undefined {
  if (/^(?:Merge|Revert|fixup!|squash!) /.test(subject)) return undefined;
  if (subject.length > maxSubjectCharacters)
    return `has ${subject.length} characters, which is more than ${maxSubjectCharacters}`;
  const [first = ''] = subject.split(' ');
  if (!/^[A-Z][a-z-]+$/.test(first)) return 'does not begin with a verb in the imperative';
  if (/^(?:The|A|An|No|Not|All|Each|Some)$/.test(first)) return `begins with "${first}", which is not a verb`;
  const isOther = /(?:ed|ing|[^s]s)$/.test(first) && !imperatives.has(first);
  return isOther ? `begins with "${first}", which is not an imperative` : undefined;
}

/** Returns one line for each commit since `main` whose subject has a problem; none without git or a branch `main`. */
export function adviseSubjects(): readonly string[] {
  const { status, stdout } = spawnSync('git', ['log', '--format=%h %s', '--no-merges', 'main..HEAD'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  if (status !== 0) return [];
  return stdout.split('\n').flatMap((line) => {
    const [id = '', ...words] = line.split(' ');
    const problem = id === '' ? undefined : findSubjectProblem(words.join(' '));
    return problem === undefined ? [] : [`commit ${id}: "${words.join(' ')}" ${problem}`];
  });
}
