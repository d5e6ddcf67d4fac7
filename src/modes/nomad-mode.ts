import { withErrors } from '../errors.ts';
import { startNomadRun, type NomadRun, type NomadRunInputs } from '../operations/connect-nomad.ts';
import { expandReport, type ShortReport } from '../report/run-report.ts';
import { link } from '../report/markdown/markdown.ts';
import { createUiLinks } from '../report/nomad-ui.ts';
import type { InputTable } from '../inputs/input.ts';
import type { Mode } from './mode.ts';

interface NomadModeOptions<Table extends InputTable, Inputs extends NomadRunInputs, Outcome> extends Pick<
  Mode<Table, Inputs, Outcome>,
  'inputs' | 'activity' | 'writes' | 'read'
> {
  /** The outcome of a run that failed before it read its job. */
  readonly nothing: (inputs: Inputs) => Outcome;
  readonly run: (run: NomadRun<Inputs>) => Promise<Outcome>;
  readonly report: (outcome: Outcome) => ShortReport;
}

/** An outcome, and where its job is in Nomad's web UI. */
interface Linked<Outcome> {
  readonly outcome: Outcome;
  readonly jobUrl: string | undefined;
  readonly deploymentsUrl: string | undefined;
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
      outcome: await withErrors(startNomadRun(inputs, context).then(run), nothing(inputs)),
      ...linksOf(inputs),
    }),
    report: ({ outcome, ...links }, context) => expandReport(withLinks(report(outcome), links), context),
  };
}

function linksOf({
  job,
  ui,
  nomad: { namespace = 'default', region },
}: NomadRunInputs): Omit<Linked<never>, 'outcome'> {
  const links = job === undefined || ui === undefined ? undefined : createUiLinks(ui, region);
  const one = { id: job ?? '', namespace };
  return { jobUrl: links?.job(one), deploymentsUrl: links?.deployments(one) };
}

function withLinks(report: ShortReport, { jobUrl, deploymentsUrl }: Omit<Linked<never>, 'outcome'>): ShortReport {
  if (jobUrl === undefined || report.failures.some(({ reason }) => reason === 'not-found' || reason === 'unreachable'))
    return report;
  const hasDeployment = (report.outputs['deployment-id'] ?? '') !== '';
  const links = [link('Job in Nomad', jobUrl), ...(hasDeployment ? [link('Deployments', deploymentsUrl)] : [])];
  return { ...report, body: [...report.body, links.join(' · ')], outputs: { ...report.outputs, url: jobUrl } };
}
