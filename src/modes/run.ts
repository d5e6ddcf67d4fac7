import { tmpdir } from 'node:os';
import { errorsIn } from '../errors.ts';
import { nothingPlanned } from '../review/plan-outcome.ts';
import { nothingParsed } from './parse/outcome.ts';
import { createProgress } from '../report/plan-log.ts';
import { tellParse } from './parse/report.ts';
import { tellPlan } from './plan/report.ts';
import { sameRecord } from '../review/record-codec.ts';
import { jobDependencies, notePlainHttp, startDeadline, transportOf, type Deadline } from '../operations/connect.ts';
import { parse } from './parse/run.ts';
import { fileUrlOf, placeOf } from '../operations/comment-target.ts';
import { plan } from './plan/run.ts';
import { recordOf } from '../operations/planning/record.ts';
import { noteToken } from './plan/token-note.ts';
import type { Context } from '../clients/github/context.ts';
import type { Runner } from '../clients/github/runner.ts';
import type { Proxies, Transport } from '../clients/http/types.ts';
import type { ParseInputs } from './parse/inputs.ts';
import type { PlanInputs } from '../inputs/planning.ts';
import type { Inputs, SchedulingInputs } from '../inputs/read.ts';
import type { Redactor } from '../redaction/redactor.ts';

/** What main knows of a run whose inputs are right. */
export interface Run {
  readonly proxies: Proxies;
  readonly context: Context;
  readonly runner: Runner;
  readonly inputs: SchedulingInputs;
  /** The root of the checked-out repository. */
  readonly workspace: string;
  /** Our own tokens. */
  readonly secrets: readonly string[];
  /** What this run must not show. */
  readonly redactor: Redactor;
  /** The workflow is cancelled. */
  readonly cancelled: AbortSignal;
}

/** The same of a run that is asked for something else. */
export type RunOf<Of> = Omit<Run, 'inputs'> & { readonly inputs: Of };

const deeds: Readonly<Record<SchedulingInputs['mode'], string>> = {
  plan: 'Planning',
  register: 'Registering',
  promote: 'Promoting',
  'fail-deployment': 'Failing a deployment',
  evaluate: 'Evaluating',
  revert: 'Going back',
  scale: 'Scaling',
  list: 'Listing jobs',
  status: 'Reading a job',
  dispatch: 'Dispatching',
  'periodic-force': 'Launching a periodic job',
  stable: 'Marking a version',
  stop: 'Stopping',
  parse: 'Parsing',
};

/** Runs the mode that is asked for and tells its outcome; whether it did what it promised. */
export async function runMode(run: RunOf<Inputs>): Promise<boolean> {
  const { inputs } = run;
  if (inputs.mode !== 'deprecate' && inputs.mode !== 'reinstate') return runScheduling({ ...run, inputs });
  const { runRegistry } = await import('../operations/modules/run-registry.ts');
  return runRegistry({ ...run, inputs });
}

async function runScheduling(run: Run): Promise<boolean> {
  const { inputs, runner, context } = run;
  const { address } = inputs.scheduler;
  using deadline = startDeadline(inputs.timeout, run.cancelled);
  const transport = transportOf(run, deadline);
  try {
    runner.log(`${deeds[inputs.mode]} on ${address.host}.`);
    notePlainHttp(address, runner);
    if (context.problem !== undefined)
      runner.warning(`The pull request is not known: ${context.problem}.`, { title: 'Outrider' });
    return await startMode(run, transport, deadline);
  } finally {
    await transport.close();
  }
}

async function startMode(run: Run, transport: Transport, deadline: Deadline): Promise<boolean> {
  const { inputs } = run;
  switch (inputs.mode) {
    case 'plan':
      return runPlan({ ...run, inputs }, transport, deadline);
    case 'register': {
      // Loaded only where it is asked for: it would cost every plan a part of its start.
      const { runRegister } = await import('./register/run.ts');
      return runRegister({ ...run, inputs }, transport, deadline);
    }
    case 'promote':
    case 'fail-deployment': {
      const { runSteer } = await import('../operations/steer-deployment.ts');
      return runSteer({ ...run, inputs }, transport, deadline);
    }
    case 'parse':
      return runParse({ ...run, inputs }, transport, deadline);
    case 'dispatch':
    case 'evaluate':
    case 'list':
    case 'periodic-force':
    case 'revert':
    case 'scale':
    case 'stable':
    case 'status':
    case 'stop': {
      const { runVerb } = await import('./run-verb.ts');
      return runVerb({ ...run, inputs }, transport, deadline);
    }
  }
}

async function runPlan(run: RunOf<PlanInputs>, transport: Transport, deadline: Deadline): Promise<boolean> {
  const { inputs, runner, context } = run;
  let noted: Promise<void> | undefined;
  const planning = async () => {
    const jobs = await jobDependencies({
      run,
      githubToken: inputs.comment.token,
      transport,
      deadline,
      number: context.pullRequest?.number,
    });
    const base = context.pullRequest?.baseSha;
    const progress = createProgress(runner, 'Planned');
    const planned = await plan({ ...jobs, inputs, base, progress, now: () => new Date() });
    if (planned.jobs.length > 0) noted = noteToken({ context, inputs: inputs.scheduler, runner, ...jobs });
    return planned;
  };
  const outcome = await orFailures(planning(), nothingPlanned);
  const place = await placeOf(run, transport);
  const record = recordOf(outcome, { context, inputs, pullRequest: place.pullRequest });
  const isWell = await tellPlan(outcome, {
    runner,
    surroundings: { ...place.surroundings, record },
    writeComment: place.writeComment,
    sameRecord: (present, wanted) => sameRecord(present, wanted, inputs.review.signingKey),
    directory: directoryOf(run),
  });
  await noted;
  return isWell;
}

async function runParse(run: RunOf<ParseInputs>, transport: Transport, deadline: Deadline): Promise<boolean> {
  const { inputs, runner, context } = run;
  const parsing = async () => {
    const jobs = await jobDependencies({
      run,
      githubToken: inputs.githubToken,
      transport,
      deadline,
      number: context.pullRequest?.number,
    });
    const progress = createProgress(runner, 'Parsed');
    const parsed = await parse({ ...jobs, inputs, progress });
    if (parsed.jobs.length > 0) await noteToken({ context, inputs: inputs.scheduler, runner, ...jobs });
    return parsed;
  };
  const outcome = await orFailures(parsing(), nothingParsed);
  return tellParse(outcome, { runner, directory: directoryOf(run), fileUrl: fileUrlOf(context) });
}

/** What a mode needs to know is told as a part of its outcome, also where it never began. */
export async function orFailures<Outcome>(outcome: Promise<Outcome>, nothing: Outcome): Promise<Outcome> {
  try {
    return await outcome;
  } catch (error) {
    const failures = errorsIn(error);
    if (failures === undefined) throw error;
    return { ...nothing, failures };
  }
}

/** Where the files of outputs go. */
export function directoryOf({ context }: Pick<Run, 'context'>): string {
  return context.temporary ?? tmpdir();
}
