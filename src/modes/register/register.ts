import { collectJobs, namesOf } from '../../jobfiles/discovery/collect.ts';
import { readPublished } from '../../jobfiles/provenance/published.ts';
import { isWell, type JobState, type RegisteredJob, type RegisterOutcome } from '../../review/register-outcome.ts';
import { judgeHead } from './branch-head.ts';
import { candidateOf, rememberDone, type Candidate, type RegisterDependencies } from './review-check.ts';
import { createClaims } from '../../operations/planning/claims.ts';
import { eachJob } from '../../operations/planning/each-job.ts';
import { noteIgnored } from '../../operations/ignored-by-server.ts';
import { askPlan, parseFile } from '../../operations/planning/plan-job.ts';
import { leftOutOf } from './pushed-together.ts';
import { rollOut, type RollingOut } from './roll-out.ts';
import { judgeStops, stopJudged } from './stop-removed.ts';

/**
 * Registers what was reviewed and nothing else: plans again, compares, writes by check-and-set what changes, and follows it to an outcome. If
 * anything differs from what was reviewed, or a file cannot be planned, nothing at all is written.
 *
 * @throws ActionErrors when patterns or shared variable files are wrong
 */
export async function register(dependencies: RegisterDependencies): Promise<RegisterOutcome> {
  const started = performance.now();
  const { inputs, workspace, touched, base, review } = dependencies;
  const { deadline } = dependencies;
  const collected = await collectJobs({ inputs: inputs.jobFiles, workspace, touched, deadline });
  const claims = createClaims({ inputs, workspace, others: collected.others });
  const published = readPublished({ workspace, base, ...namesOf(collected) });
  const results = await eachJob(collected.jobs, dependencies, async (job, secrets) => {
    const judging = { ...dependencies, secrets, published: await published, recorded: true };
    const parsed = await parseFile(job, judging);
    claims.add(job.file.name, parsed.spec, [...secrets, ...parsed.derived]);
    return rememberDone(candidateOf(await askPlan(parsed, dependencies), judging), dependencies);
  });
  const { jobs, failed } = claims.settle(results, ({ planned }) => planned.file);
  // Where no job got so far, git is waited for all the same: nothing of a run outlives it.
  await published;
  dependencies.onPlanned(jobs.map((job) => job.planned));
  const { head, failures } = await judgeHead(jobs, { collected, failed, dependencies });
  const outcome = {
    record: review.record,
    without: review.without,
    failed,
    untouched: collected.untouched,
    leftOut: leftOutOf(dependencies.together ?? [], collected),
    failures: review.refusal === undefined ? failures : [review.refusal],
    removed: [],
  };
  const snapshot = (states: readonly RegisteredJob[]): RegisterOutcome => ({
    ...outcome,
    jobs: states,
    milliseconds: performance.now() - started,
  });
  const isRefused = outcome.failures.length > 0;
  const stops = await judgeStops(collected, jobs, { ...dependencies, head });
  const mayWrite =
    !isRefused &&
    failed.length === 0 &&
    jobs.every(isAsReviewed) &&
    stops.every(({ state }) => state.kind !== 'refused');
  const allowed = inputs.dryRun ? 'dry-run' : 'waiting';
  const why = mayWrite ? allowed : isRefused ? 'refusal' : 'others';
  const first = jobs.map((job) => ({ planned: job.planned, state: firstState(job, why) }));
  if (!mayWrite || inputs.dryRun) return { ...snapshot(first), removed: await stopJudged(stops, dependencies, false) };
  const rolling: RollingOut = {
    ...dependencies,
    noteIgnored: noteIgnored(dependencies),
    onStates: (states) => dependencies.onChange(snapshot(states)),
  };
  const states = await rollOut(jobs, first, rolling);
  const removed = await stopJudged(stops, dependencies, states.every(isWell));
  return { ...snapshot(states), removed };
}

function isAsReviewed({ standing }: Candidate): boolean {
  if (standing.kind === 'since') return standing.isKnown;
  return standing.kind === 'same' || standing.kind === 'done';
}

function firstState({ standing, asked }: Candidate, why: Extract<JobState, { kind: 'not-written' }>['why']): JobState {
  if (asked === undefined) return { kind: 'there' };
  switch (standing.kind) {
    case 'changed':
      return standing;
    case 'unseen':
    case 'since':
      return standing;
    case 'done':
      return { kind: 'done', outcome: standing.before.outcome, run: standing.before.run };
    case 'same':
      return { kind: 'not-written', why };
  }
}
