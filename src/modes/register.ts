import { collectJobs } from '../jobfiles/collect.ts';
import { readPublished } from '../jobfiles/published.ts';
import { isWell, type JobState, type RegisteredJob, type RegisterOutcome } from '../report/register-outcome.ts';
import { candidateOf, type Candidate, type RegisterDependencies } from './candidate.ts';
import { eachJob } from './each-job.ts';
import { askPlan, parseFile } from './plan-job.ts';
import { namesOf } from './plan.ts';
import { rollOut, type RollingOut } from './roll-out.ts';
import { stopRemoved } from './stop-removed.ts';

/**
 * Registers what was reviewed and nothing else: plans again, compares, writes by check-and-set what changes, and follows it to an outcome. If
 * anything differs from what was reviewed, or a file cannot be planned, nothing at all is written.
 *
 * @throws Failures when patterns or shared variable files are wrong
 */
export async function register(dependencies: RegisterDependencies): Promise<RegisterOutcome> {
  const started = performance.now();
  const { inputs, workspace, touched, base, review } = dependencies;
  const collected = await collectJobs({ inputs: inputs.jobFiles, workspace, touched });
  const published = readPublished({ workspace, base, names: namesOf(collected) });
  const { jobs, failed } = await eachJob(collected.jobs, dependencies, async (job, secrets) => {
    const asked = await askPlan(await parseFile(job, dependencies), dependencies);
    return candidateOf(asked, { ...dependencies, secrets, published: await published, recorded: true });
  });
  // Where no job got so far, git is waited for all the same: nothing of a run outlives it.
  await published;
  dependencies.onPlanned(jobs.map((job) => job.planned));
  const outcome = {
    record: review.record,
    without: review.without,
    failed,
    untouched: collected.untouched,
    failures: review.refusal === undefined ? [] : [review.refusal],
    removed: [],
  };
  const snapshot = (states: readonly RegisteredJob[]): RegisterOutcome => ({
    ...outcome,
    jobs: states,
    milliseconds: performance.now() - started,
  });
  const mayWrite = review.refusal === undefined && failed.length === 0 && jobs.every(isAsReviewed);
  const allowed = inputs.dryRun ? 'dry-run' : 'waiting';
  const why = mayWrite ? allowed : review.refusal === undefined ? 'others' : 'refusal';
  const first = jobs.map((job) => ({ planned: job.planned, state: firstState(job, why) }));
  if (!mayWrite || inputs.dryRun) return { ...snapshot(first), removed: await stopRemoved(dependencies, jobs, false) };
  const rolling: RollingOut = { ...dependencies, onStates: (states) => dependencies.onChange(snapshot(states)) };
  const states = await rollOut(jobs, first, rolling);
  const removed = await stopRemoved(dependencies, jobs, states.every(isWell));
  return { ...snapshot(states), removed };
}

function isAsReviewed({ standing }: Candidate): boolean {
  return standing.kind === 'same' || standing.kind === 'done';
}

function firstState({ standing, asked }: Candidate, why: Extract<JobState, { kind: 'not-written' }>['why']): JobState {
  if (asked === undefined) return { kind: 'there' };
  switch (standing.kind) {
    case 'changed':
      return standing;
    case 'unseen':
      return standing;
    case 'done':
      return { kind: 'done', outcome: standing.before.outcome, run: standing.before.run };
    case 'same':
      return { kind: 'not-written', why };
  }
}
