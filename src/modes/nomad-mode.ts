import { ActionError, errorsIn, withErrors } from '../errors.ts';
import { runCommand } from '../operations/commands/run-command.ts';
import { startNomadRun, type FindEvidence, type NomadRun, type NomadRunInputs } from '../operations/connect-nomad.ts';
import { expandReport, type ShortReport } from '../report/run-report.ts';
import { join, link, md, type Markdown } from '../text/markdown.ts';
import { createUiLinks, type UiJob, type UiLinks } from '../report/nomad-ui.ts';
import type { Commanded, Verb as WriteVerb } from '../gate/evidence.ts';
import { entryOf, showChanges, stepOf } from '../operations/comments/show-change.ts';
import { stateOfReport } from '../report/comment/job-state.ts';
import type { JobState } from '../review/record.ts';
import { notOurs } from '../review/commands/refusals.ts';
import type { Verb } from '../inputs/commands.ts';
import type { JudgedCommand } from '../operations/commands/judge-command.ts';
import type { RunContext } from '../operations/run-context.ts';
import type { InputTable } from '../inputs/input.ts';
import type { Mode } from './mode.ts';

interface NomadModeOptions<Table extends InputTable, Inputs extends NomadRunInputs, Outcome> extends Pick<
  Mode<Table, Inputs, Outcome>,
  'inputs' | 'activity' | 'writes' | 'read'
> {
  /** The outcome of a run that failed before it read its job. */
  readonly nothing: (inputs: Inputs) => Outcome;
  readonly run: (run: NomadRun<Inputs>) => Promise<Outcome>;
  readonly report: (outcome: Outcome, ui: UiLinks | undefined, job: UiJob | undefined) => ShortReport;
  /** For a mode that a command in a comment can run. */
  readonly commanded?: {
    readonly verb: Verb;
    readonly apply: (inputs: Inputs, target: CommandTarget) => Inputs;
  };
}

/** The job that a command is about, and the version of a revert. */
interface CommandTarget {
  readonly job: string;
  readonly version: string | undefined;
}

/** An outcome, and where its job is in Nomad's web UI. */
interface Linked<Outcome> {
  readonly outcome: Outcome | Refused;
  readonly ui: UiLinks | undefined;
  /** Undefined where the run is about several jobs. */
  readonly job: UiJob | undefined;
}

/** Defines a mode that only talks to Nomad, with a short report; of one job it links to Nomad's web UI. */
export function nomadMode<Table extends InputTable, Inputs extends NomadRunInputs, Outcome>({
  nothing,
  run,
  report,
  commanded,
  ...mode
}: NomadModeOptions<Table, Inputs, Outcome>): Mode<Table, Inputs, Linked<Outcome>> {
  const act = async (inputs: Inputs, context: RunContext, evidence?: FindEvidence): Promise<Outcome> =>
    withErrors(
      startNomadRun(inputs, context, evidence).then(async (started) => runWithCause(started, run)),
      nothing(inputs),
    );
  return {
    ...mode,
    async run(inputs, context) {
      const { command: settings, nomad } = inputs;
      const links = linksOf(inputs);
      if (commanded === undefined || settings === undefined) {
        const outcome = await act(inputs, context);
        if (shownVerb(mode.writes) !== undefined && inputs.keys !== undefined)
          context.alongside(showOnComment(report(outcome, undefined, undefined), { inputs, context, mode, ...links }));
        return { outcome, ...links };
      }
      const { verb, apply } = commanded;
      const running = runCommand({ ...context, verb, settings, nomad }, async ({ judged, judgeAgain, end }) => {
        const resolved = apply(inputs, targetOf(judged));
        const outcome = await act(resolved, context, async () => evidenceOf(await judgeAgain()));
        const shown = report(outcome, undefined, undefined);
        const { headline, failures } = shown;
        const changed = context.gate.hasChanged();
        const state = newState(shown, mode.writes, changed);
        const linked: Linked<Outcome> = { outcome, ...linksOf(resolved) };
        await end({ headline, failures, changed, state, ui: linked.ui });
        return linked;
      });
      return orRefused(running);
    },
    report: ({ outcome, ui, job }, context) =>
      expandReport(
        outcome instanceof Refused ? refusalReport(outcome) : withLinks(report(outcome, ui, job), ui, job),
        context,
      ),
  };
}

/** What runs of the job after a run; undefined where the run neither changed the job nor saw the end of a rollout, or changes no specification. */
function newState(report: ShortReport, verbs: readonly WriteVerb[], changed: boolean): JobState | undefined {
  const verb = shownVerb(verbs);
  const { outcome } = report.outputs;
  // Whoever registered the newer version has shown it.
  if (verb === undefined || verb === 'restart' || outcome === 'superseded') return undefined;
  return changed || outcome || report.foundEnd ? stateOfReport(report, verb) : undefined;
}

/** What changes the state that the comment of a registration shows; undefined for a mode that does not. */
function shownVerb(verbs: readonly WriteVerb[]): WriteVerb | undefined {
  return verbs.find((one) => ['promote', 'fail', 'revert', 'scale', 'restart', 'stop'].includes(one));
}

interface Shown<Outcome> extends Omit<Linked<Outcome>, 'outcome'> {
  readonly inputs: NomadRunInputs;
  readonly context: RunContext;
  readonly mode: { readonly writes: readonly WriteVerb[] };
}

/** Brings the comment of the pull request up to date that registered the job. */
async function showOnComment<Outcome>(
  report: ShortReport,
  { inputs, context, mode: { writes }, ui, job }: Shown<Outcome>,
): Promise<void> {
  const hasChanged = context.gate.hasChanged();
  const state = newState(report, writes, hasChanged);
  const { nomad, keys, githubToken: token } = inputs;
  if ((state === undefined && !(writes[0] === 'restart' && hasChanged)) || job === undefined) return;
  const { event, runner } = context;
  const result = runner.door.line(report.headline);
  const text = `mode: ${writes[0] === 'fail' ? 'fail-deployment' : writes[0]}`;
  const entry = { ...stepOf(event), text, isWell: report.failures.length === 0, result };
  await showChanges([{ ...job, region: job.region ?? '', state }], entryOf(context, entry), {
    ...context,
    keys,
    token,
    cluster: nomad.address.host,
    ui,
  });
}

/** @throws ActionError `not-ours`; the record of a command that was judged names its job */
function targetOf({ command, job }: JudgedCommand): CommandTarget {
  const id = command.job ?? job?.id;
  if (typeof id !== 'string') throw notOurs('The record of the plan does not name the job');
  return { job: id, version: command.version };
}

function evidenceOf(judged: JudgedCommand): Commanded {
  const { comment, command, job, pullRequest, approvals } = judged;
  return {
    kind: 'commanded',
    verb: command.verb,
    job: targetOf(judged).job,
    comment: comment.id,
    lastComment: job?.command,
    index: job?.done?.index,
    isApproved: approvals.needed > 0,
    source: {
      plan: command.plan ?? '',
      pullRequest: pullRequest.number,
      commit: pullRequest.headSha,
      approvedBy: [],
    },
  };
}

/** Stands for the outcome of a run whose command was refused: nothing was done. */
class Refused {
  readonly failures: readonly ActionError[];

  constructor(failures: readonly ActionError[]) {
    this.failures = failures;
  }
}

async function orRefused<Outcome>(running: Promise<Linked<Outcome>>): Promise<Linked<Outcome>> {
  try {
    return await running;
  } catch (error) {
    const failures = errorsIn(error);
    if (failures === undefined) throw error;
    return { outcome: new Refused(failures), ui: undefined, job: undefined };
  }
}

function refusalReport({ failures }: Refused): ShortReport {
  const headline = failures[0]?.message ?? '';
  return { headline, sign: '🔴', failures, notes: [], body: [], outputs: {} };
}

/** Runs the mode, and replaces an error by the cause that it has in common with all other requests. */
async function runWithCause<Inputs, Outcome>(
  started: NomadRun<Inputs>,
  run: (run: NomadRun<Inputs>) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await run(started);
  } catch (error) {
    throw (error instanceof ActionError ? await started.findCause(error) : undefined) ?? error;
  }
}

function linksOf({
  job: id,
  ui,
  nomad: { namespace = 'default', region },
}: NomadRunInputs): Omit<Linked<never>, 'outcome'> {
  return {
    ui: ui === undefined ? undefined : createUiLinks(ui),
    job: id === undefined ? undefined : { id, namespace, region },
  };
}

/** Whether a failure means that Nomad's web UI has no page of the job. */
function hasNoPage({ reason, help }: ActionError): boolean {
  return reason === 'not-found' || reason === 'unreachable' || help === 'not-nomad';
}

function withLinks(report: ShortReport, ui: UiLinks | undefined, job: UiJob | undefined): ShortReport {
  const jobUrl = job === undefined ? undefined : ui?.job(job);
  if (job === undefined || jobUrl === undefined || report.failures.some(hasNoPage)) return report;
  const { 'deployment-id': deployment = '', 'dispatched-job-id': child = '' } = report.outputs;
  const pages: readonly (readonly [Markdown, string | undefined])[] = [
    [md`Job in Nomad`, jobUrl],
    [md`Deployments`, deployment === '' ? undefined : ui?.deployments(job)],
    [md`Launched job`, child === '' ? undefined : ui?.job({ ...job, id: child })],
  ];
  const links = pages.flatMap(([text, url]) => (url === undefined ? [] : [link(text, url)]));
  return { ...report, body: [...report.body, join(links, ' · ')], outputs: { ...report.outputs, url: jobUrl } };
}
