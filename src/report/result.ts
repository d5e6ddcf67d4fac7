import * as v from 'valibot';
import { helpUrl } from './documentation.ts';
import type { Door } from '../text/door.ts';
import type { ActionError } from '../errors.ts';
import type { OutputName } from './output-table.ts';

const text = (description: string) => v.pipe(v.string(), v.description(description));
const texts = (description: string) => v.pipe(v.array(v.string()), v.description(description));

const ERROR = v.object({
  reason: text('Category of the error, as in output `reason`.'),
  message: text('What is wrong, and where.'),
  hint: text('What to do; empty if that is unknown.'),
  file: text('Path from the root of the repository; empty if the error concerns no file.'),
  line: v.pipe(v.nullable(v.number()), v.description('Line of the file, from 1; null if unknown.')),
  help: text('The section of the documentation about the error.'),
});

const JOB = v.object({
  id: text('Job ID; empty if it is unknown.'),
  namespace: text('Namespace; empty if it is unknown.'),
  region: text("Region; empty for the server's own."),
  file: text('Job file, from the root of the repository; empty if the run reads none.'),
  effect: text(
    'Modes `plan` and `register`: `blocked`, `evicts`, `stops`, `downtime`, `warning`, `new`, `replace`, `edit`, `unchanged`, `keeps-running` or `failed`. Mode `drift`: the kind of drift. Otherwise empty.',
  ),
  outcome: text('Result of the change in this run: the outcome of its rollout, or its state; empty in mode `plan`.'),
  changes: texts('The lines of the difference, as the comment shows them; values that may be secret are hidden.'),
});

const GUARD = v.object({
  guard: v.string(),
  job: v.string(),
  namespace: v.string(),
  group: v.string(),
  task: v.string(),
  old: v.string(),
  new: v.string(),
  file: v.string(),
  approved: v.boolean(),
  'approved-by': v.array(v.string()),
});

/**
 * The document of output `result`, which every mode writes. `schema/result-v1.json` is written from it: what is removed or changes its meaning needs another version,
 * and a new property does not.
 */
export const RESULT = v.object({
  version: v.literal(1),
  mode: text('The mode of the run.'),
  ok: v.pipe(v.boolean(), v.description('Whether the run succeeded.')),
  summary: text('Result of the run in one line, as in output `summary`.'),
  reason: text('Category of the first error, as in output `reason`; empty if the run succeeded.'),
  errors: v.array(ERROR),
  guards: v.pipe(v.array(GUARD), v.description('What the guards found, as in output `guards`.')),
  next: texts('Commands that a person can run next: of Outrider, to be written as a comment, or of the Nomad CLI.'),
  links: v.object({
    job: text("The job in Nomad's web UI."),
    comment: text('The comment on the pull request.'),
    issue: text('The issue about drift.'),
  }),
  receipts: v.pipe(
    v.array(v.record(v.string(), v.unknown())),
    v.description('A receipt of each write, as in output `receipts`.'),
  ),
  jobs: v.array(JOB),
});

export type Result = v.InferOutput<typeof RESULT>;
export type ResultJob = Result['jobs'][number];

export interface RunEnd {
  readonly mode: string;
  readonly errors: readonly ActionError[];
  readonly outputs: Partial<Record<OutputName, string>>;
  readonly jobs?: readonly ResultJob[] | undefined;
  readonly next?: readonly string[] | undefined;
}

/** A job about which nothing but its place is known. */
export function resultJob(known: Partial<ResultJob>): ResultJob {
  return { id: '', namespace: '', region: '', file: '', effect: '', outcome: '', changes: [], ...known };
}

/**
 * The document as parts of its text. Each job leaves by the door for itself: all of thousands of jobs would be held in memory several times. Equal reports have equal texts.
 */
export function* resultParts({ jobs = [], ...end }: RunEnd, door: Door): Generator<string> {
  yield `${door.output(JSON.stringify(resultOf(end))).slice(0, -1)},"jobs":[`;
  for (const [at, job] of jobs.entries()) yield `${at === 0 ? '' : ',\n'}${door.output(JSON.stringify(job))}`;
  yield ']}\n';
}

function resultOf({ mode, errors, outputs, next = [] }: Omit<RunEnd, 'jobs'>): Omit<Result, 'jobs'> {
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
      help: helpUrl(error),
    })),
    guards: JSON.parse(outputs.guards ?? '[]') as Result['guards'],
    next: [...next],
    links: {
      job: outputs.url ?? '',
      comment: outputs['comment-url'] ?? '',
      issue: outputs['issue-url'] ?? '',
    },
    receipts: JSON.parse(outputs.receipts ?? '[]') as Result['receipts'],
  };
}
