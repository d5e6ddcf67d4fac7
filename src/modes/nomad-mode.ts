import { ActionError, orElseAll } from '../errors.ts';
import { runCommand } from '../operations/commands/run-command.ts';
import { startNomadRun, type FindEvidence, type NomadRun, type NomadRunInputs } from '../operations/connect-nomad.ts';
import { expandReport, type ShortReport } from '../report/run-report.ts';
import { join, link, md, type Markdown } from '../text/markdown.ts';
import { keepWhole } from '../text/fit.ts';
import { createUiLinks, type UiLinks } from '../report/nomad-ui.ts';
import type { CommandEvidence, Verb } from '../gate/evidence.ts';
import { createNotApplicableRefusal } from '../review/commands/refusals.ts';
import type { CommandVerb } from '../inputs/commands.ts';
import type { JudgedCommand } from '../operations/commands/judge-command.ts';
import type { RunContext } from '../operations/run-context.ts';
import type { InputTable } from '../inputs/input.ts';
import type { Mode } from './mode.ts';

interface NomadModeOptions<Table extends InputTable, Inputs extends NomadRunInputs, Outcome> extends Pick<
  Mode<Table, Inputs, Outcome>,
  'inputs' | 'activity' | 'writes' | 'read'
> {
  /** The outputs that are not empty in a run that failed before it had an outcome. */
  readonly failedOutputs?: ShortReport['outputs'];
  readonly run: (run: NomadRun<Inputs>) => Promise<Outcome>;
  readonly report: (outcome: Outcome, inputs: Inputs, ui: UiLinks | undefined) => ShortReport;
  /** For a mode that a command in a comment can run. */
  readonly commanded?: {
    readonly verb: CommandVerb;
    /** Sets the version that the command names. */
    readonly setVersion?: (inputs: Inputs, version: string) => Inputs;
  };
}

/** Defines a mode that only talks to Nomad, with a short report; of one job it links to Nomad's web UI. */
export function createNomadMode<Table extends InputTable, Inputs extends NomadRunInputs, Outcome>(
  options: NomadModeOptions<Table, Inputs, Outcome>,
): Mode<Table, Inputs, ShortReport> {
  const { failedOutputs = {}, run, report, commanded, ...mode } = options;
  const runMode = async (inputs: Inputs, context: RunContext, evidence?: FindEvidence): Promise<ShortReport> => {
    const pendingReport = startNomadRun(inputs, context, evidence).then(async (nomadRun) =>
      report(await runWithCause(nomadRun, run, mode.writes[0]), inputs, createRunLinks(inputs)),
    );
    return addLinks(await toFailureReport(pendingReport, failedOutputs), inputs);
  };
  return {
    ...mode,
    async run(inputs, context) {
      const { command: settings, nomad } = inputs;
      if (commanded === undefined || settings === undefined) return runMode(inputs, context);
      const { verb, setVersion } = commanded;
      const running = runCommand({ ...context, verb, settings, nomad }, async ({ judgment, judgeAgain, end }) => {
        const { version } = judgment.command;
        const versionInputs = version === undefined ? inputs : (setVersion?.(inputs, version) ?? inputs);
        const endReport = await runMode({ ...versionInputs, job: readCommandedJob(judgment) }, context, async () =>
          toCommandEvidence(await judgeAgain()),
        );
        const { headline, failures } = endReport;
        const text = typeof headline === 'string' ? headline : headline.message;
        await end({ headline: text, failures, hasChangedJob: context.gate.hasChanged() });
        return endReport;
      });
      return toFailureReport(running);
    },
    report: expandReport,
  };
}

/** @throws ActionError `not-applicable`; the record of a command that was judged names its job */
function readCommandedJob({ command, job }: JudgedCommand): string {
  const id = command.job ?? job?.id;
  if (typeof id !== 'string') throw createNotApplicableRefusal('The record of the plan does not name the job');
  return id;
}

function toCommandEvidence(judgment: JudgedCommand): CommandEvidence {
  const { comment, command, job, pullRequest, isApproved } = judgment;
  return {
    kind: 'command',
    verb: command.verb,
    job: readCommandedJob(judgment),
    comment: comment.id,
    lastComment: job?.command,
    index: job?.done?.index,
    isApproved,
    source: { plan: command.plan ?? '', pullRequest: pullRequest.number, commit: pullRequest.headSha, approvedBy: [] },
  };
}

/** The report; for a run that was refused or failed, a report of the errors alone. */
async function toFailureReport(
  report: Promise<ShortReport>,
  outputs: ShortReport['outputs'] = {},
): Promise<ShortReport> {
  return orElseAll(report, (failures) => ({ headline: failures[0] ?? '', sign: '🔴', failures, outputs }));
}

/** The participle for the write that a denied run has not done. */
const pastVerbs: Partial<Record<Verb, string>> = {
  stop: 'stopped',
  promote: 'promoted',
  fail: 'failed',
  revert: 'reverted',
  scale: 'scaled',
  restart: 'restarted',
  dispatch: 'dispatched',
  evaluate: 'evaluated',
  'periodic-force': 'launched',
  stable: 'marked',
};

/** Runs the mode, and replaces an error that all requests share by its cause. A run that is denied its write reports which write is missing. */
async function runWithCause<Inputs extends NomadRunInputs, Outcome>(
  run: NomadRun<Inputs>,
  execute: (run: NomadRun<Inputs>) => Promise<Outcome>,
  verb: Verb | undefined,
): Promise<Outcome> {
  try {
    return await execute(run);
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    const cause = (await run.findCause(error)) ?? error;
    const past = verb === undefined || run.gate.hasChanged() ? undefined : pastVerbs[verb];
    if (cause.help !== 'missing-capability' || past === undefined) throw cause;
    const { job } = run.inputs;
    const subject = job === undefined ? 'Nothing' : `${verb === 'fail' ? 'The deployment of ' : ''}\`${job}\``;
    throw cause.withContext(`${subject} was not ${past}`);
  }
}

function createRunLinks({ ui }: NomadRunInputs): UiLinks | undefined {
  return ui === undefined ? undefined : createUiLinks(ui);
}

/** Whether a failure means that Nomad's web UI has no page of the job. */
function hasNoPage({ reason, help }: ActionError): boolean {
  return reason === 'not-found' || reason === 'unreachable' || help === 'not-nomad';
}

function addLinks(report: ShortReport, inputs: NomadRunInputs): ShortReport {
  const { job: id, nomad } = inputs;
  // The run concerns several jobs.
  if (id === undefined) return report;
  const job = { id, namespace: nomad.namespace ?? 'default', region: nomad.region };
  const namedReport = { ...report, job: { ...job, region: job.region ?? '', ...report.job } };
  const ui = createRunLinks(inputs);
  const jobUrl = ui?.job(job);
  if (jobUrl === undefined || report.failures.some(hasNoPage)) return namedReport;
  const { deployment = '', child = '' } = namedReport.job;
  const pages: readonly (readonly [Markdown, string | undefined])[] = [
    [md`Job in Nomad`, jobUrl],
    [md`Deployments`, deployment === '' ? undefined : ui?.deployments(job)],
    [md`Launched job`, child === '' ? undefined : ui?.job({ ...job, id: child })],
  ];
  const links = pages.flatMap(([text, url]) => (url === undefined ? [] : [link(text, url)]));
  const body = [...(report.body ?? []), keepWhole(join(links, ' · '))];
  return { ...namedReport, body, outputs: { ...report.outputs, url: jobUrl } };
}
