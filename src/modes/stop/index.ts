import { rowList, type Block } from '../../text/fit.ts';
import { createNomadMode } from '../nomad-mode.ts';
import { readJobInputs } from '../../inputs/job.ts';
import { stopInputs, type StopInputs } from './inputs.ts';
import { ActionError, orUndefined, type Note } from '../../errors.ts';
import { type ChildJob, filterRunning, stopOnce, stopWithChildren } from '../../operations/stop-job.ts';
import { suggestSimilarJob } from '../../operations/find-job.ts';
import { plural } from '../../text/numbers.ts';
import { describeLeftChildren } from '../../report/plan/describe-plan.ts';
import { type FollowDependencies, followUntilEnd, type Watching } from '../../operations/follow/follow-until-end.ts';
import { code, md, prose } from '../../text/markdown.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';
import type { StopJobRequest } from '../../clients/nomad/jobs/change.ts';
import { selectWriteSign } from '../../report/write-report.ts';
import type { ShortReport } from '../../report/run-report.ts';

/**
 * Mode `stop`: stops a job, with `children` also its child jobs, and waits until none of their allocations runs. Takes the job's ID; returns the stopped jobs
 * and the allocations that still run. A stopped job is left alone. Child jobs are stopped after their parent, so that it launches no more of them.
 */
export const mode = createNomadMode({
  inputs: stopInputs,
  activity: 'Stopping',
  writes: ['stop'],
  read: readJobInputs,
  run: stop,
  report: stopReport,
});

interface StopResult {
  readonly id: string;
  /** `gone`: the job does not exist, such as after a purge. */
  readonly result: 'none' | 'already' | 'gone' | 'dry-run' | 'done';
  readonly running: number;
  /** Allocations that are still running. */
  readonly remaining: number;
  readonly failure: ActionError | undefined;
  readonly evalId: string;
}

interface StopOutcome {
  readonly job: StopResult;
  /** The running child jobs of a parameterized or periodic job; `undefined` if they could not be listed. */
  readonly children: readonly StopResult[] | undefined;
}

type StopRun = NomadRun<StopInputs>;

/** @throws ActionError `not-found`, unless with `purge`; Nomad's refusal */
async function stop(run: StopRun): Promise<StopOutcome> {
  const { inputs, nomad } = run;
  const reading = nomad.readJob({ id: inputs.job });
  const live = await suggestSimilarJob(inputs.purge ? orUndefined(reading, 'not-found') : reading, nomad, inputs);
  if (live === undefined) return { job: skipStop(inputs.job, 'gone', 0), children: [] };
  return stopWithChildren(live, {
    address: {},
    nomad,
    stopsChildren: inputs.children,
    stop: async (jobStub) => stopOne(jobStub, run),
    keepChild: async ({ ID }) => skipStop(ID, 'none', await countRunning(nomad, ID)),
  });
}

function skipStop(id: string, result: 'none' | 'gone', running: number): StopResult {
  return { id, result, running, remaining: 0, failure: undefined, evalId: '' };
}

async function stopOne({ ID: id, Stop: isStopped, JobModifyIndex }: ChildJob, run: StopRun): Promise<StopResult> {
  const { inputs, nomad, log } = run;
  const { purge, dryRun } = inputs;
  const wait = inputs.wait !== 'false';
  const count = await countRunning(nomad, id);
  const outcome = { ...skipStop(id, 'none', count), remaining: count };
  const isDone = isStopped && !purge && (count === 0 || !wait);
  if (isDone) return { ...outcome, result: 'already' };
  if (dryRun) return { ...outcome, result: 'dry-run' };
  let evalId = '';
  let index = JobModifyIndex;
  let result: StopResult['result'] = 'none';
  try {
    // After a purge the allocations cannot be watched, so a job that is waited for is stopped first.
    if (!isStopped && !(purge && !wait)) {
      ({ EvalID: evalId, JobModifyIndex: index } = await write({ id }, run, purge ? index : undefined));
      result = 'done';
    }
    if (wait) await waitUntilStopped(id, run);
    // A purge would delete a job that another user has registered in the meantime, with its versions.
    if (purge) evalId = (await write({ id, purge }, run, index)).EvalID || evalId;
    log(`${id}: ${purge ? 'purged' : 'stopped'}.`);
    return { ...outcome, result: isStopped && !purge ? 'already' : 'done', remaining: wait ? 0 : count, evalId };
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    // The stop remains in effect, even if following it fails.
    const missedState = result === 'done' || isStopped ? 'purged' : 'stopped';
    const isDenied = error.help === 'missing-capability';
    const failure = isDenied ? error.withContext(`\`${id}\` was not ${missedState}`) : error;
    return { ...outcome, result, failure, evalId };
  }
}

/** Stops or purges a job. @param judgedIndex the `JobModifyIndex` that it must still have */
async function write(
  request: Pick<StopJobRequest, 'id' | 'purge'>,
  { inputs: { global }, nomad, requestPermit }: StopRun,
  judgedIndex: number | undefined,
): ReturnType<typeof stopOnce> {
  return stopOnce({ ...request, global }, async () => requestPermit('stop', { job: request.id }), nomad, judgedIndex);
}

async function countRunning(nomad: StopRun['nomad'], id: string): Promise<number> {
  return filterRunning(await nomad.listJobAllocations({ id })).length;
}

/** Waits until no allocation of a job runs, and logs each change. @throws ActionError `timed-out` when the time is up, or the run is cancelled */
async function waitUntilStopped(id: string, run: FollowDependencies): Promise<void> {
  const { end, state: remaining } = await followUntilEnd(
    {
      label: id,
      watch: (watching) => watchRunningCount(id, watching),
      judge: (count) => (count === 0 ? 'stopped' : undefined),
      describe: (count) => (count === 0 ? '' : `${plural(count, 'allocation')} still running`),
    },
    run,
  );
  if (end !== undefined) return;
  throw new ActionError({
    reason: 'timed-out',
    message: `Stop of \`${id}\` requested; ${remaining === undefined ? 'its allocations could not be read' : `${plural(remaining, 'allocation')} still running`}`,
    hint: 'Nomad stops them without further action. Re-run this workflow job to keep waiting, or raise `timeout`.',
  });
}

async function* watchRunningCount(id: string, { nomad, options }: Watching): AsyncGenerator<number> {
  for await (const allocations of nomad.watch.listJobAllocations({ id }, options())) {
    yield filterRunning(allocations).length;
  }
}

function stopReport(outcome: StopOutcome, inputs: StopInputs): ShortReport {
  const { job, children = [] } = outcome;
  const { dryRun } = inputs;
  const failures = [job, ...children].flatMap(({ failure }) => failure ?? []);
  const isStopped = failures.length === 0 && !dryRun;
  return {
    headline: failures[0] ?? stopHeadline(outcome, inputs),
    sign: selectWriteSign(
      [job, ...children].find(({ result }) => result === 'done' || result === 'dry-run')?.result ?? job.result,
    ),
    failures,
    notes: stopNotes(outcome, inputs),
    body: [renderChildren(outcome, inputs)],
    job: { outcome: isStopped ? 'stopped' : '', evaluation: job.evalId },
  };
}

function stopHeadline({ job, children = [] }: StopOutcome, { purge, children: withChildren }: StopInputs): string {
  const name = `\`${job.id}\``;
  const verb = purge ? 'purged' : 'stopped';
  const count = withChildren ? children.filter(({ result }) => result === 'done' || result === 'dry-run').length : 0;
  const more = count === 0 ? '' : ` and ${plural(count, 'child job')}`;
  const ran =
    job.running === 0
      ? ''
      : job.remaining === 0
        ? ` (${plural(job.running, 'allocation')})`
        : `; ${plural(job.remaining, 'allocation')} still running`;
  switch (job.result) {
    case 'done':
      return `${purge ? 'Purged' : 'Stopped'} ${name}${more}${ran}`;
    case 'dry-run':
      return `Dry run: ${name}${more} would be ${verb}; ${plural(job.running, 'allocation')} would stop`;
    case 'already':
      return count === 0
        ? `Nothing to do: ${name} is already stopped`
        : `${name} is already stopped; stopped ${plural(count, 'child job')}`;
    case 'gone':
      return `Nothing to do: job ${name} does not exist`;
    case 'none':
      return `${name} was not ${verb}`;
  }
}

function stopNotes({ job, children }: StopOutcome, { children: withChildren }: StopInputs): readonly Note[] {
  if (job.result === 'gone') {
    const warning = `Job \`${job.id}\` does not exist. If it was not purged before, check its ID and namespace.`;
    return [{ level: 'warning', text: warning }];
  }
  const text = withChildren ? '' : describeLeftChildren(job.id, children && children.map(({ id }) => id));
  return text === '' ? [] : [{ level: 'notice', text }];
}

const resultLabels: Record<StopResult['result'], string> = {
  none: 'not stopped',
  already: 'already stopped',
  gone: 'does not exist',
  'dry-run': 'would be stopped',
  done: 'stopped',
};

function renderChildren({ children = [] }: StopOutcome, { children: withChildren }: StopInputs): Block {
  return rowList({
    head: [md`Child job`, md`Allocations`, md`Result`],
    noun: 'child job',
    rows: children.map(({ id, running, result, failure }) => [
      code(id),
      md`${running}`,
      failure === undefined ? prose(withChildren ? resultLabels[result] : 'still running') : md`**failed**`,
    ]),
  });
}
