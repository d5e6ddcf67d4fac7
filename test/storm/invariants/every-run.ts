import { readOutputFile } from '../../support/result.ts';
import type { ActionRun } from '../../support/action.ts';
import type { ObservedRun } from '../observed-run.ts';
import type { Checks } from './checks.ts';
import { readReportedResult } from './reported.ts';

/** Milliseconds that a run may take after its timeout or its cancellation. */
const grace = 5000;

export function checkRun(checks: Checks, observed: ObservedRun, secrets: readonly string[]): void {
  checkEnd(checks, observed);
  checkAgreement(checks, observed);
  checkSecrets(checks, observed, secrets);
  checkComments(checks, observed);
}

function checkEnd(checks: Checks, { story, run, deadline, cancelledFor, describe }: ObservedRun): void {
  const lasted = run.lasted ?? run.milliseconds;
  const isInTime = lasted <= deadline + grace && (cancelledFor ?? 0) <= grace;
  checks.check(story, 'the run ended within its deadline and 5 s', isInTime, () => {
    const since = cancelledFor === undefined ? '' : `, ${Math.round(cancelledFor)} ms after it was cancelled`;
    return `${describe()} ended after ${Math.round(lasted)} ms of ${deadline}${since}`;
  });
}

/** Exit code, outputs and summary agree. */
function checkAgreement(checks: Checks, observed: ObservedRun): void {
  const { story, run } = observed;
  const { exitCode, outputs, summary } = run;
  if (readReportedResult(run) === 'silent') {
    // A cancelled run that was killed may report nothing.
    const isKilled = observed.cancelledFor !== undefined && exitCode !== 0;
    const describe = (): string => `${observed.describe()} reported nothing, with exit code ${exitCode}`;
    checks.check(story, 'comment, summary and outputs agree with the state and the exit code', isKilled, describe);
    return;
  }
  const isFailed = exitCode !== 0;
  const contradictions = [
    ...((outputs['reason'] !== '') === isFailed || isRefusedByGate(observed)
      ? []
      : [`reason "${outputs['reason']}" with exit code ${exitCode}`]),
    // Below it, the summary of a register run may quote the plan.
    ...(readHeadline(summary).startsWith('### 🔴') === isFailed || isCommentFailure(observed)
      ? []
      : [`summary ${readHeadline(summary)}`]),
    ...(run.annotations.some(({ level }) => level === 'error') === isFailed
      ? []
      : ['error annotations that do not fit']),
    ...(outputs['markdown'] === undefined ? ['no output markdown'] : []),
  ];
  const describe = (): string => `${observed.describe()}: ${contradictions.join('; ')}, exit code ${exitCode}`;
  checks.check(
    story,
    'comment, summary and outputs agree with the state and the exit code',
    contradictions.length === 0,
    describe,
  );
}

/** Mode `command` succeeds when it refuses a command. */
function isRefusedByGate({ run: { exitCode, outputs } }: ObservedRun): boolean {
  return exitCode === 0 && outputs['command'] === '';
}

/** A successful plan whose comment could not be written. */
function isCommentFailure({ run }: ObservedRun): boolean {
  return run.annotations.some(({ message }) => message.includes('The comment could not be written'));
}

function readHeadline(markdown: string): string {
  return /^### .*$/m.exec(markdown)?.[0] ?? 'without a headline';
}

/** All public texts, without the files that are documented to contain values in clear text. */
function checkSecrets(checks: Checks, observed: ObservedRun, secrets: readonly string[]): void {
  const { run, comments } = observed;
  const texts = {
    // The runner does not print these lines.
    log: run.stdout.replaceAll(/^::add-mask::.*$/gm, ''),
    outputs: JSON.stringify(run.outputs),
    summary: run.summary,
    markdown: readOutputFile(run, 'markdown'),
    result: readOutputFile(run, 'result'),
    comments: comments.map(({ body }) => body).join('\n'),
  };
  const hits = Object.entries(texts).flatMap(([place, text]) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret} in ${place}`),
  );
  const describe = (): string => `${observed.describe()}: ${hits.join(', ')}`;
  checks.check(observed.story, 'no planted secret is printed', hits.length === 0, describe);
}

/** A register run that has nothing to do, or may not do it a second time, keeps the comment of the earlier run, which must be a final report of registered jobs. */
function isFinalReport(comment: string, { log, summary }: ActionRun): boolean {
  const isDone = /Nothing to register|[Nn]ot registered again: .* registered it/.test(readHeadline(summary));
  return isDone && log.includes('Comment unchanged') && !/🔵|not registered/i.test(readHeadline(comment));
}

/** A plan without a response from Nomad keeps the plan before it, below its error. */
function isKeptPlan(comment: string, { run }: ObservedRun): boolean {
  const isFailed = run.exitCode !== 0 && /^### 🔴 .*Plan/m.test(readHeadline(run.summary));
  return isFailed && comment.split('\n')[2]?.startsWith('> [!CAUTION]') === true && comment.includes(keptNotice);
}

const keptNotice = '> **The latest plan failed.** The previous plan follows.';

/** Each identity has one comment, and the comment that a run names exists and has the headline of the summary. */
function checkComments(checks: Checks, observed: ObservedRun): void {
  const { story, run, comments } = observed;
  const markers = comments
    .map(({ body }) => body.split('\n')[0] ?? '')
    .filter((line) => line.startsWith('<!-- outrider:'));
  const isOnce = new Set(markers).size === markers.length;
  checks.check(story, 'one comment for each identity', isOnce, () => `${observed.describe()}: ${markers.join(', ')}`);
  const url = run.outputs['comment-url'] ?? '';
  if (url === '') return;
  const named = comments.find((comment) => comment.html_url === url);
  const agrees =
    named !== undefined &&
    (readHeadline(named.body) === readHeadline(run.summary) ||
      isFinalReport(named.body, run) ||
      isKeptPlan(named.body, observed));
  checks.check(story, 'comment, summary and outputs agree with the state and the exit code', agrees, () => {
    const match = named === undefined ? 'does not exist' : `has ${readHeadline(named.body)}`;
    return `${observed.describe()}: the comment ${url} ${match}, the summary ${readHeadline(run.summary)}`;
  });
}
