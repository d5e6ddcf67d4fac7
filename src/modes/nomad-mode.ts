import { ActionError, withErrors } from '../errors.ts';
import { startNomadRun, type NomadRun, type NomadRunInputs } from '../operations/connect-nomad.ts';
import { expandReport, type ShortReport } from '../report/run-report.ts';
import { link } from '../report/markdown/markdown.ts';
import { createUiLinks, type UiJob, type UiLinks } from '../report/nomad-ui.ts';
import type { InputTable } from '../inputs/input.ts';
import type { Mode } from './mode.ts';

interface NomadModeOptions<Table extends InputTable, Inputs extends NomadRunInputs, Outcome> extends Pick<
  Mode<Table, Inputs, Outcome>,
  'inputs' | 'activity' | 'writes' | 'read'
> {
  /** The outcome of a run that failed before it read its job. */
  readonly nothing: (inputs: Inputs) => Outcome;
  readonly run: (run: NomadRun<Inputs>) => Promise<Outcome>;
  readonly report: (outcome: Outcome, ui: UiLinks | undefined) => ShortReport;
}

/** An outcome, and where its job is in Nomad's web UI. */
interface Linked<Outcome> {
  readonly outcome: Outcome;
  readonly ui: UiLinks | undefined;
  /** Undefined where the run is about several jobs. */
  readonly job: UiJob | undefined;
}

/** Defines a mode that only talks to Nomad, with a short report; of one job it links to Nomad's web UI. */
export function nomadMode<Table extends InputTable, Inputs extends NomadRunInputs, Outcome>({
  nothing,
  run,
  report,
  ...mode
}: NomadModeOptions<Table, Inputs, Outcome>): Mode<Table, Inputs, Linked<Outcome>> {
  return {
    ...mode,
    run: async (inputs, context) => ({
      outcome: await withErrors(
        startNomadRun(inputs, context).then(async (started) => runWithCause(started, run)),
        nothing(inputs),
      ),
      ...linksOf(inputs),
    }),
    report: ({ outcome, ui, job }, context) => expandReport(withLinks(report(outcome, ui), ui, job), context),
  };
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
    ui: ui === undefined ? undefined : createUiLinks(ui, region),
    job: id === undefined ? undefined : { id, namespace },
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
  const pages: readonly (readonly [string, string | undefined])[] = [
    ['Job in Nomad', jobUrl],
    ['Deployments', deployment === '' ? undefined : ui?.deployments(job)],
    ['Launched job', child === '' ? undefined : ui?.job({ ...job, id: child })],
  ];
  const links = pages.flatMap(([text, url]) => (url === undefined ? [] : [link(text, url)]));
  return { ...report, body: [...report.body, links.join(' · ')], outputs: { ...report.outputs, url: jobUrl } };
}
