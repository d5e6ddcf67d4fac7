import { dispatch, nothingDispatched } from './dispatch/run.ts';
import { dispatchReport } from './dispatch/report.ts';
import { evaluate, nothingEvaluated } from './evaluate/run.ts';
import { evaluateReport } from './evaluate/report.ts';
import { listJobs, nothingListed } from './list/run.ts';
import { listReport } from './list/report.ts';
import { forcePeriodic, nothingForced } from './periodic-force/run.ts';
import { periodicForceReport } from './periodic-force/report.ts';
import { revert, nothingReverted } from './revert/run.ts';
import { revertReport } from './revert/report.ts';
import { scale, nothingScaled } from './scale/run.ts';
import { scaleReport } from './scale/report.ts';
import { setStability, nothingMarked } from './stable/run.ts';
import { stableReport } from './stable/report.ts';
import { readStatus, nothingKnown } from './status/run.ts';
import { statusReport } from './status/report.ts';
import { stop, nothingStopped } from './stop/run.ts';
import { stopReport } from './stop/report.ts';
import { tellRun, type RunReport } from '../report/run-report.ts';
import { schedulerOf, type Deadline } from '../operations/connect.ts';
import { learning } from '../operations/learn-job.ts';
import { directoryOf, orFailures, type Run, type RunOf } from './run.ts';
import type { Context } from '../clients/github/context.ts';
import type { Transport } from '../clients/http/types.ts';
import type { AnyVerbInputs } from '../inputs/verbs.ts';
import type { Redactor } from '../redaction/redactor.ts';
import type { Scheduler } from '../clients/nomad/scheduler.ts';

/** What a verb stands on. */
export interface VerbDependencies<Of> {
  readonly inputs: Of;
  readonly scheduler: Scheduler;
  /** What the run must not show; it learns each specification that the scheduler answers. */
  readonly redactor: Redactor;
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
  const { inputs, redactor } = run;
  if ('job' in inputs) redactor.addIds([inputs.job]);
  const connect = async () => {
    const { scheduler } = await schedulerOf(run, transport, deadline.signal);
    return {
      scheduler: learning(scheduler, redactor, 'redaction' in inputs ? inputs.redaction : undefined),
      redactor,
      context: run.context,
      deadline,
      cancelled: run.cancelled,
      log: (line: string) => run.runner.log(line),
    };
  };
  return tellRun(await reportOf(inputs, connect), { runner: run.runner, directory: directoryOf(run) });
}

/** What the verbs have in common; a failure to connect is told as a part of the outcome. */
type Connect = () => Promise<Omit<VerbDependencies<unknown>, 'inputs'>>;

async function reportOf(inputs: AnyVerbInputs, connect: Connect): Promise<RunReport> {
  switch (inputs.mode) {
    case 'dispatch': {
      const dispatching = async () => dispatch({ ...(await connect()), inputs });
      return dispatchReport(await orFailures(dispatching(), nothingDispatched(inputs)));
    }
    case 'evaluate': {
      const evaluating = async () => evaluate({ ...(await connect()), inputs });
      return evaluateReport(await orFailures(evaluating(), nothingEvaluated(inputs)));
    }
    case 'list': {
      const listing = async () => listJobs({ ...(await connect()), inputs });
      return listReport(await orFailures(listing(), nothingListed(inputs)));
    }
    case 'periodic-force': {
      const forcing = async () => forcePeriodic({ ...(await connect()), inputs });
      return periodicForceReport(await orFailures(forcing(), nothingForced(inputs)));
    }
    case 'revert': {
      const reverting = async () => revert({ ...(await connect()), inputs });
      return revertReport(await orFailures(reverting(), nothingReverted(inputs)));
    }
    case 'scale': {
      const scaling = async () => scale({ ...(await connect()), inputs });
      return scaleReport(await orFailures(scaling(), nothingScaled(inputs)));
    }
    case 'stable': {
      const marking = async () => setStability({ ...(await connect()), inputs });
      return stableReport(await orFailures(marking(), nothingMarked(inputs)));
    }
    case 'status': {
      const reading = async () => readStatus({ ...(await connect()), inputs });
      return statusReport(await orFailures(reading(), nothingKnown(inputs)));
    }
    case 'stop': {
      const stopping = async () => stop({ ...(await connect()), inputs });
      return stopReport(await orFailures(stopping(), nothingStopped(inputs)));
    }
  }
}
