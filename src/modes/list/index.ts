import { nomadMode } from '../nomad-mode.ts';
import { readListInputs, listInputs, type ListInputs } from './inputs.ts';
import { listReport, type ListOutcome } from './report.ts';
import { isShown, type RedactionRules } from '../../redaction/judge-value.ts';
import { shownName } from '../../redaction/redact-diff.ts';
import { hiddenMark } from '../../redaction/hidden-text.ts';
import { liveRules } from '../../operations/learn-job.ts';
import type { JobStub } from '../../clients/nomad/jobs/list.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';

/**
 * Mode `list`: lists jobs as a table, and as a matrix for other jobs of the workflow.
 * Takes a prefix or a filter; returns the jobs of all pages.
 * It changes nothing. The metadata is shown only with `include-meta`, and its values only where `reveal` names them.
 */
export const mode = nomadMode({
  inputs: listInputs,
  activity: 'Listing jobs',
  writes: [],
  read: readListInputs,
  nothing: nothingListed,
  run: listMatchingJobs,
  report: listReport,
});

/** The outcome of a list that was not read to its end. */
function nothingListed({ nomad, prefix, filter, includeMeta }: ListInputs): ListOutcome {
  const { namespace, region } = nomad;
  return { jobs: [], namespace, region, isNarrowed: (prefix ?? filter) !== undefined, includeMeta, failures: [] };
}

/**
 * Lists jobs, reading all pages.
 *
 * @throws ActionError `input` for an invalid filter
 */
async function listMatchingJobs({ inputs, nomad, redactor }: NomadRun<ListInputs>): Promise<ListOutcome> {
  const { prefix, filter, perPage, includeMeta } = inputs;
  const jobs: JobStub[] = [];
  for await (const page of nomad.pages.listJobs({ prefix, filter, perPage, meta: includeMeta || undefined })) {
    for (const job of page.jobs) jobs.push(job);
  }
  const rules = liveRules(redactor, inputs.redaction);
  return { ...nothingListed(inputs), jobs: jobs.map((job) => shownStub(job, rules)) };
}

const inMeta = { group: undefined, task: undefined, objects: [], side: 'live' } as const;

function shownStub(job: JobStub, rules: RedactionRules): JobStub {
  const { ID, Name, Meta, JobSummary } = job;
  const groups = Object.entries(JobSummary?.Summary ?? {}).map(([group, counts]) => [shownName(group, rules), counts]);
  return {
    ...job,
    ID: shownName(ID, rules),
    Name: shownName(Name, rules),
    Meta: shownMeta(Meta, rules),
    JobSummary: JobSummary && { ...JobSummary, Summary: Object.fromEntries(groups) },
  };
}

function shownMeta(meta: Readonly<Record<string, string>>, rules: RedactionRules): Record<string, string> {
  const entries = Object.entries(meta).map(([key, value]) => [
    shownName(key, rules),
    isShown({ ...inMeta, name: `Meta[${key}]`, value }, rules) ? value : hiddenMark,
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}
