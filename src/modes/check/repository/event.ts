import { ActionError } from '../../../errors.ts';
import { isOfFork, type RunnerContext } from '../../../clients/github/context.ts';
import { judgePullRequests, refuseEvent } from '../../../review/judge-event.ts';
import { failed, passed, skipped, warned, type Check, type CheckSubject } from '../outcome.ts';
import type { CheckedMode } from '../needs.ts';

type Judge = (subject: CheckSubject, event: RunnerContext, isVersionGiven: boolean) => Check;

/** The modes that depend on the event; all others run on any. */
const judges: Readonly<Partial<Record<CheckedMode, Judge>>> = {
  plan: judgePlan,
  register: judgeRegister,
  drift: judgeDrift,
  command: judgeCommand,
  deprecate: judgeRelease,
  reinstate: judgeRelease,
  'check-modules': judgePlan,
};

/** Whether a mode works on the event and the ref of this run; no check for a mode that works on all. */
export function checkEvent(mode: CheckedMode, event: RunnerContext, isVersionGiven: boolean): readonly Check[] {
  const judge = judges[mode];
  if (judge === undefined) return [];
  return [judge({ id: `event-${mode}`, subject: `Event for \`${mode}\``, modes: [mode] }, event, isVersionGiven)];
}

function named({ eventName }: RunnerContext): string {
  return eventName === '' ? 'no event' : `\`${eventName}\``;
}

/** A manual run is how one checks a setup whose workflow runs on another event. */
function isManual({ eventName }: RunnerContext): boolean {
  return eventName === 'workflow_dispatch' || eventName === '';
}

function judgePlan(subject: CheckSubject, event: RunnerContext): Check {
  if (event.eventName === 'pull_request_target')
    return warned(
      subject,
      '`pull_request_target` checks out the base, not the pull request',
      'Use `on: pull_request`, which is safe for pull requests of forks.',
    );
  if (isOfFork(event))
    return skipped(subject, 'A pull request of a fork, which gets no secrets and no permission to write');
  if (event.problem !== undefined)
    return warned(subject, `The pull request is not known: ${event.problem}`, 'Check the event of the workflow.');
  if (event.pullRequest !== undefined)
    return passed(subject, `${named(event)} of pull request ${event.pullRequest.number}`);
  if (isManual(event)) return skipped(subject, `${named(event)}: a comment is only written on \`pull_request\``);
  const found = `${named(event)} has no pull request to comment on`;
  return warned(subject, found, 'Run it `on: pull_request`.');
}

function judgeRegister(subject: CheckSubject, event: RunnerContext): Check {
  const { pullRequest, eventName } = event;
  const refusal = refuseEvent(eventName) ?? (pullRequest === undefined ? undefined : refusePullRequest(pullRequest));
  if (refusal !== undefined) return failed(subject, refusal);
  const { branch, defaultBranch } = event.subject;
  if (pullRequest === undefined && branch !== undefined && defaultBranch !== undefined && branch !== defaultBranch)
    return warned(
      subject,
      `${named(event)} on \`${branch}\`, which is not the default branch \`${defaultBranch}\``,
      'Run it on the default branch, or list the branch in `branches`.',
    );
  return passed(subject, pullRequest === undefined ? named(event) : `The merge of pull request ${pullRequest.number}`);
}

function refusePullRequest(pullRequest: NonNullable<RunnerContext['pullRequest']>): ActionError | undefined {
  const { merged, closed } = pullRequest;
  const state = merged ? 'merged' : closed ? 'closed' : 'open';
  const pulls = [{ ...pullRequest, state, counts: 'yes' } as const];
  return judgePullRequests({ pulls, branches: [], dryRun: false }).refusal;
}

function judgeDrift(subject: CheckSubject, event: RunnerContext): Check {
  const { branch, defaultBranch } = event.subject;
  const isElsewhere = branch !== undefined && defaultBranch !== undefined && branch !== defaultBranch;
  if (event.pullRequest === undefined && !isElsewhere) return passed(subject, named(event));
  const where = event.pullRequest === undefined ? `on \`${branch}\`` : 'of a pull request';
  const found = `${named(event)} ${where}: the issue is about the default branch, and is not written`;
  return warned(subject, found, 'Run it `on: schedule`, which uses the default branch.');
}

function judgeCommand(subject: CheckSubject, event: RunnerContext): Check {
  if (event.eventName === 'issue_comment') return passed(subject, named(event));
  if (isManual(event)) return skipped(subject, `${named(event)}: commands are only in \`issue_comment\``);
  return warned(subject, `${named(event)} has no command`, 'Run it `on: issue_comment` with `types: [created]`.');
}

function judgeRelease(subject: CheckSubject, event: RunnerContext, isVersionGiven: boolean): Check {
  if (isVersionGiven) return passed(subject, 'The version is the input `module-version`');
  const isReinstating = subject.modes.includes('reinstate');
  const wanted = isReinstating ? 'withdrawn' : 'released';
  if (event.tag?.what === wanted) return passed(subject, `The tag \`${event.tag.tag}\` was ${wanted}`);
  if (['schedule', 'workflow_dispatch', ''].includes(event.eventName))
    return isReinstating
      ? skipped(subject, `${named(event)}: works only with \`policy: explicit\` or \`module-version\``)
      : passed(subject, `${named(event)}: judged by the current versions`);
  return failed(
    subject,
    new ActionError({
      reason: 'input',
      message: `${named(event)} is not about a ${wanted} tag`,
      help: 'no-release',
      hint: isReinstating
        ? 'Run it `on: release` with the types `deleted` and `unpublished`, or set `module-version`.'
        : 'Run it `on: release`, or set `module-version`.',
    }),
  );
}
