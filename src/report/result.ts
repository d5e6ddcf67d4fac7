import * as v from 'valibot';
import { linkHelp } from './documentation.ts';
import type { Publisher } from '../text/publisher.ts';
import type { ActionError } from '../errors.ts';
import type { OutputName } from './output-table.ts';

const text = (description: string) => v.pipe(v.string(), v.description(description));
const texts = (description: string) => v.pipe(v.array(v.string()), v.description(description));

const errorSchema = v.object({
  reason: text('Category of the error, as in output `reason`.'),
  message: text('What is wrong, and where.'),
  hint: text('What to do; empty if that is unknown.'),
  file: text('Path from the root of the repository; empty if the error concerns no file.'),
  line: v.pipe(v.nullable(v.number()), v.description('Line of the file, from 1; null if unknown.')),
  help: text('The section of the documentation about the error.'),
});

const flag = (description: string) => v.optional(v.pipe(v.boolean(), v.description(description)));
const optionalField = (description: string) => v.optional(text(description));
const data = (description: string) => v.optional(v.pipe(v.unknown(), v.description(description)));
const number = (description: string) => v.optional(v.pipe(v.nullable(v.number()), v.description(description)));

/** The fields of a job depend on the mode. The first fields are always present. */
const jobSchema = v.object({
  id: text('Job ID; empty if it is unknown.'),
  namespace: text('Namespace; empty if it is unknown.'),
  region: text("Region; empty for the server's own."),
  file: text('Job file, from the root of the repository; empty if the run reads none.'),
  effect: text(
    'Modes `plan` and `register`: `blocked`, `evicts`, `stops`, `downtime`, `warning`, `new`, `replace`, `edit`, `unchanged`, `keeps-running` or `failed`. Mode `drift`: the kind of drift. Otherwise empty.',
  ),
  outcome: text('Result of the change in this run: the outcome of its rollout, or its state; empty in mode `plan`.'),
  diff: texts('The lines of the difference, as the comment shows them; values that may be secret are hidden.'),
  change: optionalField(
    'How Nomad treats the registration: `new`, `edited`, `none`, …; `file-removed` or `moved` without a declaration.',
  ),
  changes: flag('Whether registering changes the job.'),
  destructive: flag('Whether registering replaces, stops or preempts running allocations.'),
  groups: data('Counts by task group.'),
  children: data('Child jobs.'),
  index: number('Modify index of the job after the run.'),
  version: number('Version of the job that was registered or is live; null if it is unknown.'),
  serving: v.optional(
    v.pipe(
      v.nullable(v.array(v.number())),
      v.description('Versions that take traffic after the run, the oldest first; null if they are unknown.'),
    ),
  ),
  registered: flag('Whether this run registered the job.'),
  evaluation: optionalField('ID of the evaluation; empty if there is none.'),
  deployment: optionalField('ID of the deployment; empty if there is none.'),
  warnings: data('Warnings of Nomad and of Outrider.'),
  unplaced: data('Allocations that cannot be placed, by task group, with the reasons.'),
  preempted: data('Allocations of other jobs that would be preempted.'),
  nextLaunch: optionalField('Next launch of a periodic job.'),
  hiddenValues: number('How many values of the difference are hidden.'),
  errors: data('Errors of a job file: location, message and hint.'),
  reason: optionalField('Category of the error of this job.'),
  missing: optionalField('Mode `drift`: why the job is missing: `absent`, `stopped` or `dead`.'),
  fields: data('Mode `drift`: the fields that differ, as `ignore` takes them.'),
  line: number('Line of `dispatches-file`.'),
  child: optionalField('ID of the launched job; empty if there is none.'),
  changed: flag('Whether this run launched the job.'),
  already: flag('Whether the job was launched before.'),
  type: optionalField('Type of the job.'),
  status: optionalField('Status of the job in Nomad.'),
  stopped: flag('Whether the job is stopped.'),
  periodic: flag('Whether the job is periodic.'),
  parameterized: flag('Whether the job is parameterized.'),
  parent: optionalField('ID of the job that launched this one.'),
  priority: number('Priority.'),
  submitted: optionalField('When the version was registered (ISO 8601).'),
  meta: data('Metadata of the job.'),
  health: optionalField(
    'Mode `status`: `healthy`, `running`, `complete`, `ready`, `starting`, `rolling-out`, `awaiting-promotion`, `blocked`, `rolled-back`, `failing`, `stopped`, `disabled`, `never-launches` or `unknown`.',
  ),
  healthy: flag('Whether the job is healthy.'),
  text: optionalField('The health as text.'),
  latestDeployment: data('Latest deployment of the job.'),
  failing: data('Failing tasks, and the causes.'),
  blocked: data('Allocations that wait for capacity.'),
  services: data('Registered services and their addresses.'),
  versions: data('Versions of the job.'),
  scaling: data('Scaling events.'),
  unknown: data('Unreadable parts, and the reasons.'),
});

const guardSchema = v.object({
  guard: v.string(),
  job: v.string(),
  namespace: v.string(),
  group: v.string(),
  task: v.string(),
  old: v.string(),
  new: v.string(),
  file: v.string(),
  approved: v.boolean(),
  approvedBy: v.array(v.string()),
});

const versionSchema = v.object({
  module: text('Name and provider of the module.'),
  version: text('Version of the module.'),
  result: text(
    '`deprecated`, `reinstated`, `unchanged`, `skipped` or `failed`; in a dry run, the result of a real run.',
  ),
  reason: text('Why; for a failed version, the error.'),
});

const approvalSchema = v.object({ login: v.string(), at: v.string() });

const lateValueSchema = v.object({
  job: v.string(),
  namespace: v.string(),
  variable: v.string(),
  value: v.string(),
  fields: v.array(v.string()),
});

const canarySchema = v.object({
  job: v.string(),
  namespace: v.string(),
  group: v.string(),
  allocation: v.string(),
  node: v.string(),
  addresses: v.record(v.string(), v.string()),
  services: v.array(v.string()),
  deployment: v.string(),
});

const findingSchema = v.object({
  file: v.string(),
  line: v.nullable(v.number()),
  module: v.string(),
  constraint: v.string(),
  version: v.string(),
  program: v.optional(text('`Terraform` or `OpenTofu`, if both read the directory and resolve the call differently.')),
  state: v.string(),
  reason: v.string(),
  link: v.string(),
  replacement: text('Version to move to; empty if there is none.'),
});

const checkSchema = v.object({
  id: v.string(),
  subject: v.string(),
  state: v.string(),
  found: v.string(),
  fix: v.string(),
  modes: v.array(v.string()),
});

const list = <Item extends v.GenericSchema>(item: Item, description: string) =>
  v.pipe(v.array(item), v.description(description));

/** The lists of a run; a list without items is empty. */
const listsSchema = v.object({
  jobs: v.array(jobSchema),
  versions: list(versionSchema, 'Module versions that the run judged.'),
  guards: list(guardSchema, 'Guarded changes; memory in MiB, CPU in MHz.'),
  approvals: list(approvalSchema, 'The approvals that count.'),
  lateValues: list(lateValueSchema, 'Late values of the run.'),
  canaries: list(canarySchema, 'Healthy canaries that wait for promotion.'),
  findings: list(findingSchema, 'Module calls that resolve to a revoked or deprecated version.'),
  checks: list(checkSchema, 'Checks of mode `check`, the worst first.'),
});

/**
 * The document of output `result`, which every mode writes. `schema/result-v1.json` is written from it: removing a property or changing its meaning requires a new version, adding one does not. The outputs `jobs`, `versions` and `canaries` are its lists.
 */
export const resultDocumentSchema = v.object({
  version: v.literal(1),
  mode: text('The mode of the run.'),
  ok: v.pipe(v.boolean(), v.description('Whether the run succeeded.')),
  summary: text('Result of the run in one line, as in output `summary`.'),
  reason: text('Category of the first error, as in output `reason`; empty if the run succeeded.'),
  errors: v.array(errorSchema),
  next: texts('Commands that a person can run next: of Outrider, to be written as a comment, or of the Nomad CLI.'),
  links: v.object({
    job: text("The job in Nomad's web UI."),
    comment: text('The comment on the pull request.'),
    issue: text('The drift issue.'),
  }),
  receipts: list(v.record(v.string(), v.unknown()), 'A receipt of each write, as in output `receipts`.'),
  ...listsSchema.entries,
});

/** All keys of the document. */
export const resultKeys: ReadonlySet<string> = new Set([
  ...[resultDocumentSchema, resultDocumentSchema.entries.links, errorSchema].flatMap((part) =>
    Object.keys(part.entries),
  ),
  ...Object.values(listsSchema.entries).flatMap(({ item }) => Object.keys(item.entries)),
]);

export type Result = v.InferOutput<typeof resultDocumentSchema>;
type Lists = v.InferOutput<typeof listsSchema>;
export type ResultJob = Lists['jobs'][number];
export type ResultGuard = Lists['guards'][number];
export type ResultCanary = Lists['canaries'][number];
/** The result of a run, in the terms of {@link resultDocumentSchema}. */
export type ResultData = Readonly<Partial<{ [List in keyof Lists]: readonly Lists[List][number][] }>>;

export interface RunEnd {
  readonly mode: string;
  readonly errors: readonly ActionError[];
  readonly outputs: Partial<Record<OutputName, string>>;
  readonly data?: ResultData | undefined;
  readonly next?: readonly string[] | undefined;
}

export function createResultJob(fields: Partial<ResultJob>): ResultJob {
  return { id: '', namespace: '', region: '', file: '', effect: '', outcome: '', diff: [], ...fields };
}

export function createJobOutputs(job: Partial<ResultJob>): Partial<Record<OutputName, string>> {
  const { outcome, deployment, version, serving } = job;
  return {
    ...(outcome === undefined ? {} : { outcome }),
    ...(deployment === undefined ? {} : { 'deployment-id': deployment }),
    ...(version === undefined ? {} : { 'job-version': String(version ?? '') }),
    ...(serving === undefined ? {} : { 'serving-version': (serving ?? []).join(',') }),
  };
}

export function listOutputs(lists: ResultData): Partial<Record<OutputName, string>> {
  const { jobs = [], versions = [], canaries = [] } = lists;
  return { jobs: JSON.stringify(jobs), versions: JSON.stringify(versions), canaries: JSON.stringify(canaries) };
}

/** The document as parts of its text. Each job is a separate part: otherwise, thousands of jobs would be in memory several times. Equal reports have equal texts. */
export function* listResultParts(
  { data: { jobs = [], ...lists } = {}, ...end }: RunEnd,
  publisher: Publisher,
): Generator<string> {
  yield `${publisher.output(JSON.stringify({ ...buildResult(end), ...noLists, ...lists })).slice(0, -1)},"jobs":[`;
  for (const [at, job] of jobs.entries()) yield `${at === 0 ? '' : ',\n'}${publisher.output(JSON.stringify(job))}`;
  yield ']}\n';
}

const noLists = { versions: [], guards: [], approvals: [], lateValues: [], canaries: [], findings: [], checks: [] };

function buildResult({ mode, errors, outputs, next = [] }: Omit<RunEnd, 'data'>): Omit<Result, keyof Lists> {
  return {
    version: 1,
    mode,
    ok: errors.length === 0,
    summary: outputs.summary ?? '',
    reason: outputs.reason ?? '',
    errors: errors.map((error) => ({
      reason: error.reason,
      message: error.message,
      hint: error.hint ?? '',
      file: error.location?.file ?? '',
      line: error.location?.line ?? null,
      help: linkHelp(error),
    })),
    next: [...next],
    links: { job: outputs.url ?? '', comment: outputs['comment-url'] ?? '', issue: outputs['issue-url'] ?? '' },
    receipts: JSON.parse(outputs.receipts ?? '[]') as Result['receipts'],
  };
}
