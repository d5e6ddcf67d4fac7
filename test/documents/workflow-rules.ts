import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import type { parseAction } from '@actions/workflow-parser/actions/action-parser';
import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly permissions?: object;
  readonly 'timeout-minutes'?: number;
  readonly concurrency?: unknown;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly on?: unknown;
  readonly permissions?: object;
  readonly concurrency?: unknown;
  readonly jobs?: Readonly<Record<string, Job>>;
  /** Steps of a composite action. */
  readonly runs?: { readonly steps?: readonly Step[] };
}

const isEmpty = (value: object | undefined): boolean => value !== undefined && Object.keys(value).length === 0;

/** Returns the violations of the project's rules by a workflow or composite action. */
export function objections(text: string): readonly string[] {
  const file = parse(text) as Workflow;
  const jobs = Object.entries(file.jobs ?? {});
  const steps = [...jobs.flatMap(([, { steps: names = [] }]) => names), ...(file.runs?.steps ?? [])];
  return [
    ...(jobs.length === 0 ? [] : checkWholeFile(file)),
    ...jobs.flatMap(([name, job]) => [
      ...(job.permissions === undefined && !isCalled(file) ? [`job ${name} has no permissions of its own`] : []),
      ...(typeof job['timeout-minutes'] === 'number' ? [] : [`job ${name} has no timeout`]),
    ]),
    ...steps.flatMap(listStepObjections),
    ...listUnpinned(text),
    ...(jobs.length === 0 ? [] : listUnreasoned(text)),
  ];
}

/** A reusable workflow has the permissions of its call: with its own it could take no input that needs another one. */
function isCalled({ on }: Workflow): boolean {
  return typeof on === 'object' && on !== null && Object.hasOwn(on, 'workflow_call');
}

function checkWholeFile(file: Workflow): readonly string[] {
  const { on, permissions, concurrency, jobs = {} } = file;
  const events = typeof on === 'string' ? [on] : Object.keys(on ?? {});
  const overlaps = concurrency === undefined && Object.values(jobs).some((job) => job.concurrency === undefined);
  return [
    ...(isEmpty(permissions) || isCalled(file) ? [] : ['permissions: {} has to stand at the top']),
    ...(overlaps ? ['there is no concurrency'] : []),
    // They run code of strangers with rights that strangers must not have.
    ...events.filter((event) => ['pull_request_target', 'workflow_run'].includes(event)),
  ];
}

/** Returns the violations of the rules for steps. */
export function listStepObjections({ uses = '', run = '', with: given = {} }: Step): readonly string[] {
  const isAction = (action: string): boolean => uses.startsWith(`${action}@`);
  return [
    ...(run.includes('${{') ? [`an expression in a script: ${run}`] : []),
    ...(isAction('actions/checkout') && given['persist-credentials'] !== false ? ['a checkout keeps its token'] : []),
    ...(isAction('actions/setup-node') && given['package-manager-cache'] !== false ? ['setup-node may cache'] : []),
    ...(isAction('actions/cache') || Object.hasOwn(given, 'cache') ? [`a cache: ${uses}`] : []),
  ];
}

/** Returns actions that are neither of this repository nor pinned to a commit with a version comment. */
function listUnpinned(text: string): readonly string[] {
  return [...text.matchAll(/^.*\buses: *(.*)$/gm)]
    .map(([, used = '']) => used)
    .filter((used) => !/^[.$]\/\S*$/.test(used) && !/^[\w-]+(?:\/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(used));
}

/** Returns permissions without a comment that gives their reason. */
function listUnreasoned(text: string): readonly string[] {
  return [...text.matchAll(/^ *[a-z-]+: (?:read|write)$/gm)].map(([line]) => `${line.trim()} without a reason`);
}

/** Returns the errors of GitHub's own parser of workflows, or of actions. */
export function listParserErrors(
  content: string,
  parser: typeof parseWorkflow | typeof parseAction = parseWorkflow,
): readonly string[] {
  const { errors } = parser({ name: 'file.yml', content }, new NoOperationTraceWriter()).context;
  return errors.getErrors().map(({ message }) => message);
}
