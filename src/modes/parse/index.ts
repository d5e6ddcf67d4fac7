import { isConnectionWithheld } from '../../inputs/connection.ts';
import {
  createForkReport,
  formatJsonArray,
  type LogEntry,
  type ReportContext,
  type RunReport,
} from '../../report/run-report.ts';
import { parseInputs, readParseInputs, type ParseInputs } from './inputs.ts';
import { withErrors } from '../../errors.ts';
import { createFileUrl } from '../../operations/comments/comment-target.ts';
import { createJobDependencies, processJobs } from '../../operations/planning/each-job.ts';
import { warnAboutManagementToken } from '../../operations/token/token-rights.ts';
import { collectJobs } from '../../jobfiles/discovery/collect.ts';
import { type ParsedFile, planNotes } from '../../operations/planning/parse-file.ts';
import { listFailures, type PlanOutcome } from '../../report/plan/plan-outcome.ts';
import { describeCauses, describeFailed, renderFailureItems } from '../../report/failure-items.ts';
import { fitDocument, itemList, rowList, createSummaryLimit, wrapBlock, type Document } from '../../text/fit.ts';
import { toPublished } from '../../text/published.ts';
import { joinLog, plain } from '../../text/log-text.ts';
import { code, join, link, md, nothing, prose, type Markdown } from '../../text/markdown.ts';
import { describeFailedFile } from '../../report/plan/plan-outputs.ts';
import { createResultJob, type ResultJob } from '../../report/result.ts';
import { describeNotes } from '../../report/plan/describe-plan.ts';
import { toClause, plural } from '../../text/numbers.ts';
import type { Mode } from '../mode.ts';
import type { RunContext } from '../../operations/run-context.ts';

/**
 * Mode `parse`: lets Nomad parse the job files, to find errors and to get the jobs as JSON. Takes the job files; returns the jobs with their groups and counts.
 * It needs only the capability `parse-job`; it plans nothing and changes nothing.
 */
export const mode: Mode<typeof parseInputs, ParseInputs, ShownParse> = {
  inputs: parseInputs,
  activity: 'Parsing',
  writes: [],
  read: readParseInputs,
  run: parse,
  report: parseReport,
  withheld: {
    isWithheld: isConnectionWithheld,
    report: () => createForkReport('parsed', { outputs: { changed: 'false' }, files: parseOutputFiles([]) }),
  },
};

type ParsedJob = ReturnType<typeof createParsedJob>;

interface ParseOutcome extends Pick<PlanOutcome, 'failed' | 'skippedCount' | 'failures'> {
  readonly jobs: readonly ParsedJob[];
}

export async function parse(inputs: ParseInputs, context: RunContext): Promise<ShownParse> {
  const nothingParsed: ParseOutcome = { jobs: [], failed: [], skippedCount: 0, failures: [] };
  const outcome = await withErrors(parseFiles(inputs, context), nothingParsed);
  return { outcome, fileUrl: createFileUrl(context.event) };
}

/** An error in one file does not stop other files. @throws ActionErrors for invalid patterns or shared variable files */
async function parseFiles(inputs: ParseInputs, context: RunContext): Promise<ParseOutcome> {
  const { event, runner } = context;
  const connection = await createJobDependencies(inputs, context, { verb: 'Parsed', githubToken: inputs.githubToken });
  const collection = await collectJobs({ ...connection, inputs: inputs.jobFiles });
  const { jobs, failed } = await processJobs(collection, { ...connection, base: undefined }, async (parsedFile) =>
    createParsedJob(parsedFile, inputs, connection.redactor.redactName),
  );
  if (jobs.length > 0) context.runInBackground(warnAboutManagementToken({ event, runner, ...connection }));
  return { jobs, failed, skippedCount: collection.skippedCount, failures: [] };
}

/** A parsed job file. All of it may be shown, except for `json`. */
function createParsedJob(
  { loadedJob, spec: job, target: { namespace = 'default', region } }: ParsedFile,
  inputs: ParseInputs,
  name: RunContext['redactor']['redactName'],
) {
  return {
    file: loadedJob.file.name,
    id: name(job.ID),
    namespace: name(namespace),
    region: region === undefined ? undefined : name(region),
    type: job.Type ?? 'service',
    groups: (job.TaskGroups ?? []).map(({ Name, Count }) => ({ name: name(Name ?? ''), count: Count ?? 1 })),
    ...planNotes(loadedJob, job, inputs.nomad, name),
    /** The job as Nomad parses it, with unredacted values. */
    json: JSON.stringify(job),
  };
}

interface ShownParse {
  readonly outcome: ParseOutcome;
  readonly fileUrl: ((file: string) => string) | undefined;
}

export function parseReport({ outcome, fileUrl }: ShownParse, { publisher }: ReportContext): RunReport {
  const { jobs, failed, failures } = outcome;
  const errors = listFailures(outcome);
  const summary = fitDocument(parseDocument(outcome, fileUrl), createSummaryLimit(md`the log`), publisher);
  const markdown = toPublished(`${summary}\n`);
  const lines = jobs.map((job): LogEntry => {
    const groups = job.groups.map(({ name, count }) => `${name} × ${count}`).join(', ') || 'no task group';
    const text = plain`${job.id} (${job.file}): ${job.type}, ${groups}`;
    return { kind: 'text', text: joinLog([text, ...describeNotes(job)], plain`\n  `) };
  });
  return {
    errors,
    log: [
      ...lines,
      { kind: 'errors', errors },
      { kind: 'text', text: plain`Parse: ${toClause(parseHeadline(outcome))}` },
    ],
    summary: markdown,
    outputs: { summary: failures[0]?.message ?? parseHeadline(outcome), changed: 'false' },
    data: { jobs: [...jobs.map(describeParsed), ...failed.map(describeFailedFile)] },
    files: { markdown: { name: 'parse.md', parts: [markdown], isPrivate: false }, ...parseOutputFiles(jobs) },
  };
}

/** The file of output `job-json`: the jobs as Nomad parses them, with unredacted values. */
function parseOutputFiles(jobs: readonly ParsedJob[]): RunReport['files'] {
  return { 'job-json': { name: 'jobs.json', parts: formatJsonArray(jobs.map((job) => job.json)), isPrivate: true } };
}

function parseHeadline({ jobs, failed, skippedCount, failures }: ParseOutcome): string {
  if (failures.length > 0) return describeCauses(failures);
  const parts = [
    jobs.length > 0 ? `${plural(jobs.length, 'file')} parsed` : '',
    skippedCount > 0 ? `${plural(skippedCount, 'file')} not touched` : '',
  ].filter((part) => part !== '');
  const text = parts.join(', ');
  if (failed.length > 0) return text === '' ? describeFailed(failed) : `${describeFailed(failed)}; ${text}`;
  return text === '' ? 'no job files to parse' : text;
}

function parseDocument(outcome: ParseOutcome, fileUrl: ShownParse['fileUrl']): Document {
  const all = listFailures(outcome);
  const notes = outcome.jobs.flatMap((job) =>
    describeNotes(job).map((note) => md`- ${code(job.file)}: ${prose(note)}`),
  );
  const rows = outcome.jobs.map((job) => renderRow(job, fileUrl));
  return {
    head: [md`### ${all.length > 0 ? '🔴' : '🟢'} Parse: ${prose(toClause(parseHeadline(outcome)))}`],
    blocks: [
      wrapBlock(itemList(renderFailureItems(all, fileUrl)), (items) => md`**Errors**\n\n${items}`),
      rowList({ head: [md`File`, md`Job`], rows, noun: 'job', location: md`the output \`jobs\`` }),
      itemList(notes),
    ],
    tail: [],
  };
}

function renderRow(job: ParsedJob, fileUrl: ShownParse['fileUrl']): readonly Markdown[] {
  const namespacePart = job.namespace === 'default' ? nothing : md` in ${code(job.namespace)}`;
  const groups = job.groups.map(({ name, count }) => md`${code(name)} × ${count}`);
  const all = groups.length === 0 ? md`no task group` : join(groups, ', ');
  return [link(code(job.file), fileUrl?.(job.file)), md`${code(job.id)}${namespacePart} · ${prose(job.type)}, ${all}`];
}

function describeParsed({ file, id, namespace, region, type, groups }: ParsedJob): ResultJob {
  return createResultJob({
    file,
    id,
    namespace,
    region: region ?? '',
    type,
    groups: Object.fromEntries(groups.map(({ name, count }) => [name, { count }])),
  });
}
