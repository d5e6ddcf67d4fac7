import type { ActionError } from '../errors.ts';
import { toRolloutError } from './rollout-failure.ts';
import { describeRollout, listCanaries, formatRolloutResult } from './describe-rollout.ts';
import type { Rollout, RolloutKind } from '../rollout/outcome.ts';
import type { Deployment } from '../clients/nomad/deployments.ts';
import { codeList } from '../text/numbers.ts';
import type { ShortReport } from './run-report.ts';
import { selectWriteSign } from './write-report.ts';

export type SteerMode = 'promote' | 'fail-deployment';

/** The outcome of a run of mode `promote` or `fail-deployment`. */
export interface SteerOutcome {
  readonly mode: SteerMode;
  readonly job: string;
  /** The task groups to promote; empty for all. */
  readonly groups: readonly string[];
  /** The latest deployment of the job; `undefined` if the run is about a different deployment. */
  readonly deployment: Deployment | undefined;
  readonly result: 'no-canaries' | 'not-in-progress' | 'superseded' | 'already' | 'dry-run' | 'done';
  /** `undefined` if it was not followed. */
  readonly rollout: Rollout | undefined;
  readonly failures: readonly ActionError[];
}

/** `fail-deployment` succeeds if the deployment has failed; `promote` of some groups, if the other groups wait. */
function isPromised(kind: RolloutKind, { mode, groups }: SteerOutcome): boolean {
  if (mode === 'fail-deployment') return kind === 'failed' || kind === 'rolled-back';
  return kind === 'successful' || kind === 'no-deployment' || (groups.length > 0 && kind === 'awaiting-promotion');
}

export function createSteerReport(outcome: SteerOutcome): ShortReport {
  const { mode, job, deployment, rollout } = outcome;
  const isSuccess = rollout === undefined || isPromised(rollout.kind, outcome);
  const failure = isSuccess ? undefined : toRolloutError(rollout, { id: job, file: undefined });
  const failures = [...outcome.failures, ...(failure === undefined ? [] : [failure])];
  const headline = mode === 'promote' ? describePromotion(outcome) : describeFailedDeployment(outcome);
  return {
    headline: outcome.failures[0] ?? headline,
    sign: selectWriteSign(outcome.result, rollout),
    failures,
    cause: failure,
    job: {
      ...formatRolloutResult(rollout),
      ...(outcome.result === 'superseded' ? { outcome: 'superseded' } : {}),
      deployment: deployment?.ID ?? '',
      version: deployment?.JobVersion ?? null,
      index: deployment?.JobSpecModifyIndex ?? null,
    },
    canaries: listCanaries([rollout]),
  };
}

/** The headlines of results without a failure. */
type Headlines = Partial<Record<SteerOutcome['result'], string>>;

/** `` `slow` promoted and rolled out in 12 s `` */
function describePromotion(outcome: SteerOutcome): string {
  const { job, groups, deployment, result, rollout } = outcome;
  const which = groups.length === 0 ? '' : ` (${groups.length === 1 ? 'group' : 'groups'} ${codeList(groups)})`;
  const rolloutText = rollout === undefined ? '' : describeWaiting(outcome) || describeRollout(rollout);
  const and = rollout?.kind === 'successful' ? ' and ' : rolloutText === '' ? '' : ': ';
  const headlines: Headlines = {
    'no-canaries': `\`${job}\` has no canaries to promote${deployment === undefined ? '' : `: ${describeLatest(deployment)}`}`,
    already: `\`${job}\`${which} is already promoted${rolloutText === '' ? '' : `: ${rolloutText}`}`,
    'dry-run': `Dry run: \`${job}\`${which} would be promoted`,
    done: `\`${job}\`${which} promoted${and}${rolloutText}`,
  };
  return headlines[result] ?? '';
}

/** `its latest deployment, of version 1, is successful` */
export function describeLatest({ JobVersion, Status }: Pick<Deployment, 'JobVersion' | 'Status'>): string {
  return `its latest deployment, of version ${JobVersion}, ${describeDeploymentStatus(Status)}`;
}

/** `is running`, `has failed` */
export function describeDeploymentStatus(status: string): string {
  return status === 'failed' ? 'has failed' : `is ${status}`;
}

/** `` canaries of group `worker` still wait for promotion ``, after a promotion of other groups. */
function describeWaiting({ groups, rollout }: SteerOutcome): string {
  if (groups.length === 0 || rollout?.kind !== 'awaiting-promotion') return '';
  const names = rollout.groups.filter(({ canaries, promoted }) => canaries > 0 && !promoted).map(({ name }) => name);
  return `canaries of ${names.length === 1 ? 'group' : 'groups'} ${codeList(names)} still wait for promotion`;
}

/** `` Failed the deployment of `slow`: rolled back to version 1 `` */
function describeFailedDeployment({ job, result, rollout }: SteerOutcome): string {
  const rolloutText = rollout === undefined || rollout.kind === 'failed' ? '' : `: ${describeRollout(rollout)}`;
  const headlines: Headlines = {
    already: `The deployment of \`${job}\` has already failed`,
    'dry-run': `Dry run: the deployment of \`${job}\` would be failed`,
    done: `Failed the deployment of \`${job}\`${rolloutText}`,
  };
  return headlines[result] ?? '';
}
