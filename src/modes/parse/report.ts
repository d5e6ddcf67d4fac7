import { SUMMARY_LIMIT } from '../../clients/github/runner.ts';
import { failureItems, findOutage } from '../../report/failure-items.ts';
import { takeWithin } from '../../report/markdown/fit.ts';
import { link, nameCode, table } from '../../report/markdown/markdown.ts';
import { allFailures } from '../../report/plan/plan-outcome.ts';
import { jsonArray } from '../../report/output-files.ts';
import { failedOutput } from '../../report/plan/plan-outputs.ts';
import { cellProse, prose } from '../../report/markdown/prose.ts';
import { describeNotes } from '../../report/plan/describe-plan.ts';
import { plural } from '../../nomad-plan/numbers.ts';
import type { LogEntry, ReportContext, RunReport } from '../../report/run-report.ts';
import type { ParsedJob, ParseOutcome } from './outcome.ts';

/** A parse, and the links to its files. */
export interface ShownParse {
  readonly outcome: ParseOutcome;
  /** URL of a file at the commit that was parsed. */
  readonly fileUrl: ((file: string) => string) | undefined;
}

/** The report of job files that were parsed: log, annotations, step summary and outputs. */
export function parseReport({ outcome, fileUrl }: ShownParse, { redact }: ReportContext): RunReport {
  const { jobs, failed, failures } = outcome;
  const errors = allFailures(outcome);
  const markdown = redact(parseMarkdown(outcome, fileUrl));
  const lines = jobs.map((job): LogEntry => {
    const text = [`${job.id} (${job.file}): ${job.type}, ${describeGroups(job)}`, ...describeNotes(job)].join('\n  ');
    return { kind: 'text', text };
  });
  return {
    errors,
    log: [...lines, { kind: 'errors', errors }, { kind: 'text', text: `Parse: ${parseHeadline(outcome)}` }],
    summary: `${markdown}\n`,
    outputs: {
      summary: failures[0]?.message ?? parseHeadline(outcome),
      changed: 'false',
      jobs: JSON.stringify([...jobs.map(parsedJobOutput), ...failed.map(failedOutput)]),
    },
    files: { markdown: { name: 'parse.md', parts: [markdown], isPrivate: false }, ...parseOutputFiles(jobs) },
  };
}

/** The file of output `job-json`: the jobs as Nomad parses them, with unredacted values. */
export function parseOutputFiles(jobs: readonly ParsedJob[]): RunReport['files'] {
  return { 'job-json': { name: 'jobs.json', parts: jsonArray(jobs.map((job) => job.json)), isPrivate: true } };
}

function parseHeadline({ jobs, failed, untouched, failures }: ParseOutcome): string {
  if (failures.length > 0) return findOutage(failures) ?? 'failed';
  const parts = [
    failed.length > 0 ? `${plural(failed.length, 'file')} failed` : '',
    jobs.length > 0 ? `${plural(jobs.length, 'file')} parsed` : '',
    untouched > 0 ? `${plural(untouched, 'file')} not touched` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'no job files to parse' : parts.join(' · ');
}

function describeGroups({ groups }: ParsedJob, format = (name: string): string => name): string {
  return groups.length === 0
    ? 'no task group'
    : groups.map(({ name, count }) => `${format(name)} × ${count}`).join(', ');
}

/** Shares of the summary's limit; the log has the rest. */
const failureShare = 0.4;
const tableShare = 0.5;

function bytes(text: string): number {
  return Buffer.byteLength(text);
}

function parseMarkdown(outcome: ParseOutcome, fileUrl: ShownParse['fileUrl']): string {
  const all = allFailures(outcome);
  const items = takeWithin(failureItems(all, fileUrl), SUMMARY_LIMIT * failureShare, bytes);
  const rows = outcome.jobs.map((job) => row(job, fileUrl));
  const shown = takeWithin(
    rows.map((cells) => cells.join(' | ')),
    SUMMARY_LIMIT * tableShare,
    bytes,
  ).taken.length;
  const left = rows.length - shown;
  const parts = [
    `### ${all.length > 0 ? '🔴' : '🟢'} Parse: ${prose(parseHeadline(outcome))}`,
    items.taken.length === 0 ? '' : ['**Errors**', '', ...items.taken].join('\n'),
    items.left === 0 ? '' : `… and ${items.left} more in the log.`,
    shown === 0 ? '' : table(['File', 'Job'], rows.slice(0, shown)),
    left === 0 ? '' : `… and ${plural(left, 'job')} more in the output \`jobs\`.`,
    ...outcome.jobs
      .slice(0, shown)
      .flatMap((job) => describeNotes(job).map((note) => `- ${nameCode(job.file)}: ${prose(note)}`)),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function row(job: ParsedJob, fileUrl: ShownParse['fileUrl']): readonly string[] {
  const file = nameCode(job.file);
  const place = job.namespace === 'default' ? '' : ` in ${nameCode(job.namespace)}`;
  return [
    fileUrl === undefined ? file : link(file, fileUrl(job.file)),
    `${nameCode(job.id)}${place} · ${cellProse(job.type)}, ${describeGroups(job, nameCode)}`,
  ];
}

function parsedJobOutput({ file, id, namespace, region, type, groups }: ParsedJob): object {
  return {
    file,
    id,
    namespace,
    region: region ?? '',
    type,
    groups: Object.fromEntries(groups.map(({ name, count }) => [name, { count }])),
  };
}
