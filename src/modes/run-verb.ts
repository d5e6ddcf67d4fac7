import { tellRun, type RunReport } from '../report/run-report.ts';
import { schedulerOf, type Deadline } from './connect.ts';
import { directoryOf, orFailures, type Run, type RunOf } from './run.ts';
import type { Context } from '../github/context.ts';
import type { Transport } from '../http/exchange.ts';
import type { AnyVerbInputs } from '../inputs/verbs.ts';
import type { Scheduler } from '../scheduler/scheduler.ts';

/** What a verb stands on. */
export interface VerbDependencies<Of> {
  readonly inputs: Of;
  readonly scheduler: Scheduler;
  /** Our own tokens, which nothing that is told may contain. */
  readonly secrets: readonly string[];
  readonly context: Context;
  readonly deadline: Deadline;
  /** The workflow is cancelled. */
  readonly cancelled: AbortSignal;
  readonly log: (line: string) => void;
}

/** Does one thing to one job, or tells of jobs. */
export async function runVerb(
  run: RunOf<AnyVerbInputs> & Run,
  transport: Transport,
  deadline: Deadline,
): Promise<boolean> {
  const connect = async () => ({
    ...(await schedulerOf(run, transport, deadline.signal)),
    context: run.context,
    deadline,
    cancelled: run.cancelled,
    log: (line: string) => run.runner.foreign(line),
  });
  return tellRun(await reportOf(run.inputs, connect), { runner: run.runner, directory: directoryOf(run) });
}

/** What the verbs have in common; a failure to connect is told as a part of the outcome. */
type Connect = () => Promise<Omit<VerbDependencies<unknown>, 'inputs'>>;

/** Each is loaded only where it is asked for. */
async function reportOf(inputs: AnyVerbInputs, connect: Connect): Promise<RunReport> {
  switch (inputs.mode) {
    case 'dispatch': {
      const { dispatch, nothingDispatched } = await import('./dispatch.ts');
      const { dispatchReport } = await import('../report/dispatch-report.ts');
      const dispatching = async () => dispatch({ ...(await connect()), inputs });
      return dispatchReport(await orFailures(dispatching(), nothingDispatched(inputs)));
    }
    case 'evaluate': {
      const { evaluate, nothingEvaluated } = await import('./evaluate.ts');
      const { evaluateReport } = await import('../report/evaluate-report.ts');
      const evaluating = async () => evaluate({ ...(await connect()), inputs });
      return evaluateReport(await orFailures(evaluating(), nothingEvaluated(inputs)));
    }
    case 'list': {
      const { listJobs, nothingListed } = await import('./list.ts');
      const { listReport } = await import('../report/list-report.ts');
      const listing = async () => listJobs({ ...(await connect()), inputs });
      return listReport(await orFailures(listing(), nothingListed(inputs)));
    }
    case 'periodic-force': {
      const { forcePeriodic, nothingForced } = await import('./periodic-force.ts');
      const { periodicForceReport } = await import('../report/periodic-force-report.ts');
      const forcing = async () => forcePeriodic({ ...(await connect()), inputs });
      return periodicForceReport(await orFailures(forcing(), nothingForced(inputs)));
    }
    case 'revert': {
      const { revert, nothingReverted } = await import('./revert.ts');
      const { revertReport } = await import('../report/revert-report.ts');
      const reverting = async () => revert({ ...(await connect()), inputs });
      return revertReport(await orFailures(reverting(), nothingReverted(inputs)));
    }
    case 'scale': {
      const { scale, nothingScaled } = await import('./scale.ts');
      const { scaleReport } = await import('../report/scale-report.ts');
      const scaling = async () => scale({ ...(await connect()), inputs });
      return scaleReport(await orFailures(scaling(), nothingScaled(inputs)));
    }
    case 'stable': {
      const { setStability, nothingMarked } = await import('./stable.ts');
      const { stableReport } = await import('../report/stable-report.ts');
      const marking = async () => setStability({ ...(await connect()), inputs });
      return stableReport(await orFailures(marking(), nothingMarked(inputs)));
    }
    case 'status': {
      const { readStatus, nothingKnown } = await import('./status.ts');
      const { statusReport } = await import('../report/status-report.ts');
      const reading = async () => readStatus({ ...(await connect()), inputs });
      return statusReport(await orFailures(reading(), nothingKnown(inputs)));
    }
    case 'stop': {
      const { stop, nothingStopped } = await import('./stop.ts');
      const { stopReport } = await import('../report/stop-report.ts');
      const stopping = async () => stop({ ...(await connect()), inputs });
      return stopReport(await orFailures(stopping(), nothingStopped(inputs)));
    }
  }
}
