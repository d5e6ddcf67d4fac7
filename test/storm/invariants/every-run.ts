import { readFileSync } from 'node:fs';
import type { ActionRun } from '../../support/action.ts';
import type { Witness } from '../witness.ts';
import type { Checks } from './checks.ts';
import { toldOf } from './told.ts';

/** Milliseconds that a run may take to end beyond its time, or once it is cancelled. */
const grace = 5000;

/** What has to hold after a run of any mode. */
export function checkRun(checks: Checks, witness: Witness, secrets: readonly string[]): void {
  checkEnd(checks, witness);
  checkAgreement(checks, witness);
  checkSecrets(checks, witness, secrets);
  checkComments(checks, witness);
}

function checkEnd(checks: Checks, { story, run, deadline, cancelledFor, words }: Witness): void {
  const lasted = run.lasted ?? run.milliseconds;
  const isInTime = lasted <= deadline + grace && (cancelledFor ?? 0) <= grace;
  checks.check(story, 'the run ended within its deadline and 5 s', isInTime, () => {
    const since = cancelledFor === undefined ? '' : `, ${Math.round(cancelledFor)} ms after it was cancelled`;
    return `${words()} ended after ${Math.round(lasted)} ms of ${deadline}${since}`;
  });
}

/** Exit code, outputs and summary tell the same. */
function checkAgreement(checks: Checks, witness: Witness): void {
  const { story, run } = witness;
  const { exitCode, outputs, summary } = run;
  if (toldOf(run) === 'silent') {
    // Killed: that nothing was said is no contradiction, as long as it was asked for.
    const isKilled = witness.cancelledFor !== undefined && exitCode !== 0;
    const say = (): string => `${witness.words()} said nothing, with exit code ${exitCode}`;
    checks.check(story, 'comment, summary and outputs agree with the state and the exit code', isKilled, say);
    return;
  }
  const isFailed = exitCode !== 0;
  const wrongs = [
    ...((outputs['reason'] !== '') === isFailed ? [] : [`reason "${outputs['reason']}" with exit code ${exitCode}`]),
    ...(/^### 🔴/m.test(summary) === isFailed || isCommentTrouble(witness) ? [] : [`summary ${headlineOf(summary)}`]),
    ...(run.annotations.some(({ level }) => level === 'error') === isFailed ? [] : ['errors that are none, or none']),
    ...(outputs['markdown'] === undefined ? ['no output markdown'] : []),
  ];
  const say = (): string => `${witness.words()}: ${wrongs.join('; ')}, exit code ${exitCode}`;
  checks.check(story, 'comment, summary and outputs agree with the state and the exit code', wrongs.length === 0, say);
}

/** A plan that is well, of which only the comment could not be told. */
function isCommentTrouble({ run }: Witness): boolean {
  return run.annotations.some(({ message }) => message.includes('The comment could not be written'));
}

function headlineOf(markdown: string): string {
  return /^### .*$/m.exec(markdown)?.[0] ?? 'without a headline';
}

/** All that somebody can read; the files that say of themselves that they hold values in clear are none of it. */
function checkSecrets(checks: Checks, witness: Witness, secrets: readonly string[]): void {
  const { run, comments } = witness;
  const said = {
    // The runner swallows these.
    log: run.stdout.replaceAll(/^::add-mask::.*$/gm, ''),
    outputs: JSON.stringify(run.outputs),
    summary: run.summary,
    markdown: markdownOf(run),
    comments: comments.map(({ body }) => body).join('\n'),
  };
  const found = Object.entries(said).flatMap(([place, text]) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret} in ${place}`),
  );
  const say = (): string => `${witness.words()}: ${found.join(', ')}`;
  checks.check(witness.story, 'no planted secret is told', found.length === 0, say);
}

/** A register that finds everything as an earlier one left it leaves that one's words; they must be those of its end, and of jobs that are registered. */
function isLastWord(comment: string, { log, summary }: ActionRun): boolean {
  const hasNothing = log.includes('Comment is up to date') && headlineOf(summary).includes('Nothing to register');
  return hasNothing && !/🔵|not registered/i.test(headlineOf(comment));
}

function markdownOf({ outputs }: ActionRun): string {
  const file = outputs['markdown'];
  return file === undefined ? '' : readFileSync(file, 'utf8');
}

/** No identity has two, and the one that a run names is there and says what the summary says. */
function checkComments(checks: Checks, witness: Witness): void {
  const { story, run, comments } = witness;
  const markers = comments.map(({ body }) => body.split('\n')[0] ?? '');
  const isOnce = new Set(markers).size === markers.length;
  checks.check(story, 'one comment for each identity', isOnce, () => `${witness.words()}: ${markers.join(', ')}`);
  const url = run.outputs['comment-url'] ?? '';
  if (url === '') return;
  const named = comments.find((comment) => comment.html_url === url);
  const agrees =
    named !== undefined && (headlineOf(named.body) === headlineOf(run.summary) || isLastWord(named.body, run));
  checks.check(story, 'comment, summary and outputs agree with the state and the exit code', agrees, () => {
    const says = named === undefined ? 'is not there' : `says ${headlineOf(named.body)}`;
    return `${witness.words()}: the comment ${url} ${says}, the summary ${headlineOf(run.summary)}`;
  });
}
