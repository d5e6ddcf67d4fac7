import { parse } from 'yaml';
import { outputTable } from '../../src/report/output-table.ts';
import { listStepObjections } from './workflow-rules.ts';

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly uses?: string;
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly steps?: readonly Step[];
}

interface Recipe {
  readonly on?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** Returns the problems of a recipe of the documentation: a check that may be skipped, a step with an objection, or an output that does not exist. */
export function recipeErrors(text: string): readonly string[] {
  const { on, jobs } = parse(text) as Recipe;
  return Object.entries(jobs).flatMap(([name, job]) => [
    ...checkErrors(job, on).map((error) => `job ${name}: ${error}`),
    ...(job.steps ?? []).flatMap((step) => listStepObjections(step).map((error) => `job ${name}: ${error}`)),
    ...outputErrors(job).map((error) => `job ${name}: ${error}`),
  ]);
}

/** A check before the merge must not be skipped: https://docs.github.com/en/actions/how-tos/write-workflows/choose-when-workflows-run/control-jobs-with-conditions */
function checkErrors(job: Job, on: unknown): readonly string[] {
  if (!isCheck(job)) return [];
  const { if: condition, needs } = job;
  const wanted = needs === undefined ? undefined : '${{ always() }}';
  const events: Events = typeof on === 'string' ? { [on]: null } : (on as Events);
  const others = Object.entries(events).filter(
    ([event, filter]) => !checkedEvents.has(event) || filter?.types?.includes('closed') === true,
  );
  return [
    ...(condition === wanted ? [] : [`GitHub counts a skipped check as passed: its \`if\` has to be ${wanted}`]),
    ...others.map(([event]) => `nothing is merged after ${event}: a check on it says nothing about the pull request`),
  ];
}

type Events = Readonly<Record<string, { readonly types?: readonly string[] } | null>>;

const checkedEvents: ReadonlySet<string> = new Set(['pull_request', 'pull_request_review', 'merge_group']);

function isCheck({ uses = '', steps = [] }: Job): boolean {
  const isDryRun = steps.some(({ with: given = {} }) => given['mode'] === 'register' && given['dry-run'] === true);
  return isDryRun || uses.includes('/ready.yml@');
}

function outputErrors(job: Job): readonly string[] {
  const ids = new Set((job.steps ?? []).flatMap(({ id, uses = '' }) => (uses.startsWith('outrider/') ? [id] : [])));
  return [...JSON.stringify(job).matchAll(/steps\.([\w-]+)\.outputs\.([\w-]+)/g)].flatMap(([read, id, name = '']) =>
    ids.has(id) && !Object.hasOwn(outputTable, name) ? [`there is no output ${read}`] : [],
  );
}
