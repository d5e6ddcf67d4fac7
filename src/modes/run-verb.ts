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
    scheduler: (await schedulerOf(run, transport, deadline.signal)).scheduler,
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
    case 'periodic-force': {
      const { forcePeriodic, nothingForced } = await import('./periodic-force.ts');
      const { periodicForceReport } = await import('../report/periodic-force-report.ts');
      const forcing = async () => forcePeriodic({ ...(await connect()), inputs });
      return periodicForceReport(await orFailures(forcing(), nothingForced(inputs)));
    }
    case 'stable': {
      const { setStability, nothingMarked } = await import('./stable.ts');
      const { stableReport } = await import('../report/stable-report.ts');
      const marking = async () => setStability({ ...(await connect()), inputs });
      return stableReport(await orFailures(marking(), nothingMarked(inputs)));
    }
  }
}
