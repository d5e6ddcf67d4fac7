import { readFileSync } from 'node:fs';
import type { ActionRun } from '../../test/support/action.ts';
import type { Comment } from './github.ts';
import { passwords } from './job-files.ts';
import { verify } from './steps.ts';

/** Verifies that the only comment has the information for reviewers, and hides secrets. */
export function checkComment(comments: readonly Comment[]): Comment {
  const [comment, ...others] = comments;
  verify(comment !== undefined && others.length === 0, `There should be one comment, but there are ${comments.length}`);
  const { body, user } = comment;
  verify(user.login === 'github-actions[bot]', `The comment should be by github-actions[bot], but is by ${user.login}`);
  const expectText = (expected: string | RegExp, claim: string): void =>
    verify(typeof expected === 'string' ? body.includes(expected) : expected.test(body), `The comment should ${claim}`);
  expectText(
    '### 🟠 Plan: 3 jobs change (1 new), 1 cannot be placed',
    'have the headline of three jobs, of which a new one cannot be placed',
  );
  expectText(/`web`.* replaces .*3/, 'show that web replaces 3 allocations');
  expectText(/`batch-import` cannot be placed.*65,536 MiB of memory/, 'explain why batch-import cannot be placed');
  expectText('image: "registry.example/web:1.4.2" => "registry.example/web:1.5.0"', 'show the new image');
  expectText(/Env\[LOG_LEVEL\]: .*"debug"/, 'show the new log level, which the job file contains');
  expectText('Env[DB_PASSWORD]: ‹hidden› => ‹hidden›', 'show that the password changes');
  expectText(/next .*launch.* `\d{4}-\d\d-\d\d \d\d:\d\d UTC`/, 'show the next launch of report');
  const rows = body.split('\n').filter((line) => /^\| [^|]+<br>\[`/.test(line));
  verify(rows.length === 3, `The table should have three rows, but has ${rows.length}`);
  return comment;
}

/** Verifies that the comment of the environment is separate, and shows the effect of its variables and files. */
export function checkProduction(comments: readonly Comment[]): Comment {
  const comment = comments.find(({ body }) => body.includes('id=production'));
  verify(
    comment !== undefined && comments.length === 2,
    `There should be two comments, but there are ${comments.length}`,
  );
  const expectText = (expected: string, claim: string): void =>
    verify(comment?.body.includes(expected), `The comment on production should ${claim}`);
  expectText('### 🔵 Plan for production: 2 new jobs', 'have the headline of two new jobs');
  expectText('Count: "2"', 'take the count from the variable file');
  expectText('upstream {{ .Address }}:{{ .Port }}', 'show the template, which is committed');
  expectText('Env[DATABASE]: ‹hidden›', 'hide the address with the password');
  expectText('cache.json', 'have the JSON job');
  return comment;
}

/** Verifies that no public text contains the passwords. */
export function checkSecrets(run: ActionRun, comment: Comment): void {
  const actual: Record<string, string> = {
    comment: comment.body,
    // The runner does not print the values to mask.
    log: run.stdout.replaceAll(/^::add-mask::.*$/gm, ''),
    'step summary': run.summary,
  };
  for (const name of ['summary', 'jobs']) actual[`output ${name}`] = run.outputs[name] ?? '';
  for (const [location, text] of Object.entries(actual)) {
    const hasLeaked = Object.values(passwords).some((password) => text.includes(password));
    verify(!hasLeaked, `The password is in the ${location}`);
  }
}

/** Verifies that the outputs have the values that later steps use. */
export function checkOutputs({ exitCode, outputs, stdout }: ActionRun, comment: Comment): void {
  verify(exitCode === 0, `The action should end with 0, but ended with ${exitCode}:\n${stdout}`);
  const expected: Record<string, string> = {
    summary: '3 jobs change (1 new), 1 cannot be placed, 1 replaces all allocations at once',
    changed: 'true',
    destructive: 'true',
    'comment-url': comment.html_url,
    reason: '',
  };
  for (const [name, value] of Object.entries(expected))
    verify(outputs[name] === value, `Output ${name} should be "${value}", but is "${outputs[name]}"`);
  const jobs = JSON.parse(outputs['jobs'] ?? '[]') as { id: string }[];
  const ids = jobs.map(({ id }) => id).toSorted();
  verify(ids.join() === 'batch-import,report,web', `Output jobs should hold the three jobs, but holds ${ids.join()}`);
  for (const name of ['markdown', 'plan-text', 'plan-json'])
    verify(readFileSync(outputs[name] ?? '', 'utf8') !== '', `The file of output ${name} should not be empty`);
}

/** Verifies that a second run does not change an up-to-date comment, and sends only the necessary requests. */
export function checkUnchanged(before: Comment, after: readonly Comment[], requests: readonly string[]): void {
  verify(after.length === 1, `There should still be one comment, but there are ${after.length}`);
  const isSame = after[0]?.body === before.body && after[0]?.updated_at === before.updated_at;
  verify(isSame, 'The second run should leave the comment alone');
  const writes = requests.filter((request) => !request.startsWith('GET '));
  verify(writes.length === 0, `The second run should write nothing, but sent ${writes.join(', ')}`);
  verify(
    requests.length <= 3,
    `The second run should send at most three requests to GitHub, but sent ${requests.length}`,
  );
}
