import { failedOutput, planJobOutput } from '../../report/plan/plan-outputs.ts';
import { servingOutput } from '../../report/describe-rollout.ts';
import { registerHeadline } from './headline.ts';
import { worstRollout } from '../../rollout/outcome.ts';
import { rolloutsOf, type RegisteredJob, type RegisterOutcome, type WrittenJob } from './outcome.ts';
import type { UiLinks } from '../../report/nomad-ui.ts';
import type { RunReport } from '../../report/run-report.ts';

/** Evaluation, deployment, version and index are set where the run has, or wrote, a single job. */
export function registerOutputs(outcome: RegisterOutcome, ui: UiLinks | undefined): RunReport['outputs'] {
  const { approvals = [] } = outcome;
  const about = outcome.jobs.length === 1 ? outcome.jobs : outcome.jobs.filter((job) => writtenOf(job) !== undefined);
  const [only] = about.length === 1 ? about : [];
  const rollout = only?.state.kind === 'rolled-out' ? only.state.rollout : undefined;
  const written = only === undefined ? undefined : writtenOf(only);
  return {
    summary: registerHeadline(outcome),
    jobs: JSON.stringify([
      ...outcome.jobs.map(registeredOutput),
      ...outcome.failed.map(failedOutput),
      ...outcome.removed.map(({ file, id, state }) => ({
        file,
        id,
        change: 'file-removed',
        state: state.kind,
      })),
    ]),
    url: only === undefined ? '' : (ui?.job(only.planned) ?? ''),
    'comment-url': '',
    'approved-by': approvals.length === 0 ? '' : JSON.stringify(approvals.flatMap(({ given }) => given)),
    outcome: worstRollout(rolloutsOf(outcome.jobs))?.kind ?? '',
    'eval-id': rollout?.evalId ?? written?.evalId ?? '',
    'deployment-id': rollout?.deploymentId ?? '',
    'job-version': rollout?.version === undefined ? '' : String(rollout.version),
    'serving-version': servingOutput(rollout),
    'job-modify-index': String(written?.index ?? only?.planned.verdict.jobModifyIndex ?? ''),
  };
}

function writtenOf({ state }: RegisteredJob): WrittenJob | undefined {
  return 'written' in state ? state.written : undefined;
}

function registeredOutput(job: RegisteredJob): object {
  const { state } = job;
  const written = writtenOf(job);
  const rollout = state.kind === 'rolled-out' ? state.rollout : undefined;
  return {
    ...planJobOutput(job.planned),
    state: state.kind,
    registered: written?.byUs ?? false,
    outcome: rollout?.kind ?? '',
    evaluation: rollout?.evalId ?? written?.evalId ?? '',
    deployment: rollout?.deploymentId ?? '',
    version: rollout?.version ?? null,
    serving: rollout?.serving ?? null,
    index: written?.index ?? job.planned.verdict.jobModifyIndex,
  };
}
