import { tellRun, type RunReport } from '../report/run-report.ts';
import { schedulerOf, type Deadline } from './connect.ts';
import { directoryOf, orFailures, type Run, type RunOf } from './run.ts';
import type { Transport } from '../http/exchange.ts';
import type { AnyVerbInputs } from '../inputs/verbs.ts';
import type { Scheduler } from '../scheduler/scheduler.ts';

/** What a verb stands on. */
export interface VerbDependencies<Of> {
  readonly inputs: Of;
  readonly scheduler: Scheduler;
  readonly deadline: Deadline;
  /** The workflow is cancelled. */
  readonly cancelled: AbortSignal;
  readonly log: (line: string) => void;
  /** Our own tokens. */
  readonly secrets: readonly string[];
}

/** Does one thing to one job, or tells of jobs. */
export async function runVerb(
  run: RunOf<AnyVerbInputs> & Run,
  transport: Transport,
  deadline: Deadline,
): Promise<boolean> {
  const connect = async () => ({
    ...(await schedulerOf(run, transport, deadline.signal)),
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
    case 'list': {
      const { listJobs, nothingListed } = await import('./list.ts');
      const { listReport } = await import('../report/list-report.ts');
      const listing = async () => listJobs({ ...(await connect()), inputs });
      return listReport(await orFailures(listing(), nothingListed(inputs)));
    }
    case 'status': {
      const { readStatus, nothingKnown } = await import('./status.ts');
      const { statusReport } = await import('../report/status-report.ts');
      const reading = async () => readStatus({ ...(await connect()), inputs });
      return statusReport(await orFailures(reading(), nothingKnown(inputs)));
    }
    case 'stable': {
      const { setStability, nothingMarked } = await import('./stable.ts');
      const { stableReport } = await import('../report/stable-report.ts');
      const marking = async () => setStability({ ...(await connect()), inputs });
      return stableReport(await orFailures(marking(), nothingMarked(inputs)));
    }
  }
}
