import { ActionError } from '../../errors.ts';
import { isOfFork, type RunnerContext } from '../../clients/github/context.ts';
import { missingCheckout } from '../../inputs/job-files.ts';
import { collectJobs } from '../../jobfiles/discovery/collect.ts';
import { commitAtHead, hasCommit, isShallow } from '../../jobfiles/provenance/git.ts';
import { eachJob, jobDependencies } from '../../operations/planning/each-job.ts';
import { refuseEvent, refuseState } from '../../review/judge-event.ts';
import { failed, once, passed, probe, Skip, skipped, warned, type Finding, type Probe } from './probe.ts';
import { plural } from '../../text/numbers.ts';
import type { FailedFile } from '../../report/plan/plan-outcome.ts';
import type { ConnectionInputs } from '../../inputs/connection.ts';
import type { RunContext } from '../../operations/run-context.ts';
import type { CheckedMode, ModeNeeds } from '../needs.ts';
import type { CheckInputs } from './inputs.ts';

/** What the run itself brings: the signing key, the checkout, and the event. */
export function repositoryProbes(inputs: CheckInputs, { workspace, event }: RunContext): readonly Probe[] {
  const { modes } = inputs;
  const reading = (depth: ModeNeeds['checkout']): readonly CheckedMode[] =>
    modes.filter(({ needs }) => needs.checkout === depth);
  const base = event.pullRequest?.baseSha;
  const head = once(async () => {
    const missing = missingCheckout(workspace);
    if (missing !== undefined) throw missing;
    return commitAtHead(workspace);
  });
  /** In git, where there is a commit. */
  const inGit = async <T>(ask: () => Promise<T>): Promise<T> => {
    if ((await head().catch(() => undefined)) === undefined) throw new Skip('There is no commit');
    return ask();
  };
  return [
    ...keyProbes(inputs),
    probe({
      id: 'checkout',
      subject: 'Checkout',
      modes: modes.filter(({ needs }) => needs.checkout !== undefined),
      ask: head,
      judge: judgeCheckout,
    }),
    probe({
      id: 'git-base',
      subject: 'Base commit in git',
      modes: reading('base'),
      ask: async () => inGit(async () => base !== undefined && (await hasCommit(workspace, base))),
      judge(isPresent) {
        if (base === undefined) return skipped('Only a pull request has a base commit');
        return isPresent
          ? passed('Present: more old values can be shown')
          : warned('Missing: fewer old values can be shown', 'Set `fetch-depth: 2` for `actions/checkout`.');
      },
    }),
    probe({
      id: 'git-history',
      subject: 'History in git',
      modes: reading('history'),
      ask: async () => inGit(async () => isShallow(workspace)),
      judge: (isCut) =>
        isCut
          ? warned(
              'Shallow: `unregistered` and `changed` cannot be distinguished',
              'Set `fetch-depth: 0` for `actions/checkout`.',
            )
          : passed('Complete'),
    }),
    ...modes.map((mode) => ({
      id: `event-${mode.name}`,
      subject: `Event for \`${mode.name}\``,
      modes: [mode],
      judge: () => judgeEvent(mode.needs.event, event, inputs.moduleVersion !== undefined),
    })),
  ];
}

/** Whether the key of the record is present and long enough; the key itself is never shown. */
function keyProbes({ signingKey: key, modes }: CheckInputs): readonly Probe[] {
  const using = modes.filter(({ needs }) => needs.record !== undefined);
  const verifying = using.filter(({ needs }) => needs.record === 'verifies');
  const row = { id: 'signing-key', subject: 'Signing key', modes: using };
  if ('errors' in key) return key.errors.map((error) => ({ ...row, judge: () => failed(error) }));
  if (key.value !== undefined)
    return [{ ...row, judge: () => passed('Present and long enough; use the same one for all modes') }];
  const fix = 'Store the output of `openssl rand -base64 32` as a secret, and set it as `signing-key` in all modes.';
  if (verifying.length === 0)
    return [{ ...row, judge: () => warned('None is set: no plan can be registered after its review', fix) }];
  const message = 'None is set: no plan counts as reviewed';
  const error = new ActionError({ reason: 'input', message, help: 'not-reviewed', hint: fix });
  return [{ ...row, modes: verifying, judge: () => failed(error) }];
}

function judgeCheckout(head: Awaited<ReturnType<typeof commitAtHead>>): Finding {
  if (head !== undefined) return passed(`Commit \`${head.id.slice(0, 7)}\``);
  const found =
    'The workspace has files, but git finds no commit there: no value counts as public because it is committed';
  return warned(found, 'Use `actions/checkout`, or run in the root of the repository.');
}

/** Whether a mode works on the event and the ref of this run; undefined for a mode that works on all. */
function judgeEvent(need: ModeNeeds['event'], event: RunnerContext, isVersionGiven: boolean): Finding | undefined {
  switch (need) {
    case 'pull request':
      return judgePullRequest(event);
    case 'merge':
      return judgeMerge(event);
    case 'default branch':
      return judgeDefaultBranch(event);
    case 'comment':
      return judgeComment(event);
    case 'released tag':
    case 'withdrawn tag':
      return isVersionGiven ? passed('The version is the input `module-version`') : judgeTag(need, event);
    case undefined:
      return undefined;
  }
}

function named({ eventName }: RunnerContext): string {
  return eventName === '' ? 'a run without an event' : `\`${eventName}\``;
}

/** A manual run is how one checks a setup whose workflow runs on another event. */
function isManual({ eventName }: RunnerContext): boolean {
  return eventName === 'workflow_dispatch' || eventName === '';
}

function judgePullRequest(event: RunnerContext): Finding {
  if (event.eventName === 'pull_request_target')
    return warned(
      '`pull_request_target` checks out the base, not the pull request',
      'Use `on: pull_request`, which is safe for pull requests of forks.',
    );
  if (isOfFork(event)) return skipped('A pull request of a fork, which gets no secrets and no permission to write');
  if (event.problem !== undefined)
    return warned(`The pull request is not known: ${event.problem}`, 'Check the event of the workflow.');
  if (event.pullRequest !== undefined) return passed(`${named(event)} of pull request ${event.pullRequest.number}`);
  if (isManual(event)) return skipped(`${named(event)}: a comment is only written on \`pull_request\``);
  return warned(`${named(event)} has no pull request to comment on`, 'Run it `on: pull_request`.');
}

function judgeMerge(event: RunnerContext): Finding {
  const { pullRequest, eventName } = event;
  const refusal = refuseEvent(eventName) ?? (pullRequest === undefined ? undefined : refusePullRequest(pullRequest));
  if (refusal !== undefined) return failed(refusal);
  const { branch, defaultBranch } = event.subject;
  if (pullRequest === undefined && isOnOtherBranch(event))
    return warned(
      `${named(event)} on \`${branch}\`, which is not the default branch \`${defaultBranch}\``,
      'Run it on the default branch, or list the branch in `branches`.',
    );
  return passed(pullRequest === undefined ? named(event) : `The merge of pull request ${pullRequest.number}`);
}

function isOnOtherBranch({ subject: { branch, defaultBranch } }: RunnerContext): boolean {
  return branch !== undefined && defaultBranch !== undefined && branch !== defaultBranch;
}

function refusePullRequest(pullRequest: NonNullable<RunnerContext['pullRequest']>): ActionError | undefined {
  const { merged, closed } = pullRequest;
  const state = merged ? 'merged' : closed ? 'closed' : 'open';
  return refuseState({ ...pullRequest, state, counts: 'yes' }, [], false);
}

function judgeDefaultBranch(event: RunnerContext): Finding {
  if (event.pullRequest === undefined && !isOnOtherBranch(event)) return passed(named(event));
  const where = event.pullRequest === undefined ? `on \`${event.subject.branch}\`` : 'of a pull request';
  const found = `${named(event)} ${where}: the issue is about the default branch, and is not written`;
  return warned(found, 'Run it `on: schedule`, which uses the default branch.');
}

function judgeComment(event: RunnerContext): Finding {
  if (event.eventName === 'issue_comment') return passed(named(event));
  if (isManual(event)) return skipped(`${named(event)}: commands are only in \`issue_comment\``);
  return warned(`${named(event)} has no command`, 'Run it `on: issue_comment` with `types: [created]`.');
}

function judgeTag(need: 'released tag' | 'withdrawn tag', event: RunnerContext): Finding {
  const wanted = need === 'released tag' ? 'released' : 'withdrawn';
  if (event.tag?.what === wanted) return passed(`The tag \`${event.tag.tag}\` was ${wanted}`);
  const isTimed = isManual(event) || event.eventName === 'schedule';
  if (isTimed && wanted === 'released') return passed(`${named(event)}: compares the current versions with the policy`);
  if (isTimed) return skipped(`${named(event)}: works only with \`policy: explicit\` or \`module-version\``);
  return failed(
    new ActionError({
      reason: 'input',
      message: `${named(event)} has no ${wanted} tag`,
      help: 'no-release',
      hint:
        wanted === 'released'
          ? 'Run it `on: release`, or set `module-version`.'
          : 'Run it `on: release` with the types `deleted` and `unpublished`, or set `module-version`.',
    }),
  );
}

/** Only the messages of errors are shown. */
const redaction = { mode: 'default', patterns: [], reveal: [] } as const;

/** Whether the job files are found, have their variables, and are accepted by Nomad's parser. @param connect the connection, after the login */
export function jobFileProbes(
  inputs: CheckInputs,
  context: RunContext,
  connect: () => Promise<ConnectionInputs>,
): readonly Probe[] {
  const { jobFiles } = inputs;
  if (jobFiles === undefined) return [];
  const modes = inputs.modes.filter((mode) => Object.hasOwn(mode.inputs, 'job-files'));
  const row = { id: 'job-files', subject: 'Job files', modes };
  if ('errors' in jobFiles) return jobFiles.errors.map((error) => ({ ...row, judge: () => failed(error) }));
  return [
    probe({
      ...row,
      async ask() {
        const given = { timeout: inputs.timeout, nomad: await connect(), jobFiles: jobFiles.value, redaction };
        const asked = { inputs: given, githubToken: undefined, pullRequests: [] };
        const dependencies = { ...(await jobDependencies(asked, context)), inputs: given, base: undefined };
        const collected = await collectJobs({ ...dependencies, inputs: jobFiles.value });
        const working = { ...dependencies, progress: () => undefined };
        return eachJob(collected, working, async (parsed) => parsed);
      },
      judge: judgeFiles,
    }),
  ];
}

function judgeFiles({
  jobs,
  failed: invalid,
}: {
  readonly jobs: readonly object[];
  readonly failed: readonly FailedFile[];
}): Finding {
  const [first] = invalid;
  const [error] = first?.failures ?? [];
  if (first !== undefined && error !== undefined)
    return failed(
      error.withMessage(
        `${plural(invalid.length, 'file')} of ${jobs.length + invalid.length} not accepted. \`${first.file}\`: ${error.message}`,
        undefined,
      ),
    );
  return jobs.length === 0
    ? warned('None is found', 'Set `job-files`, in the workflow or in the configuration file.')
    : passed(`${plural(jobs.length, 'file')} found, and accepted by Nomad's parser`);
}
