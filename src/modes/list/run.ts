import { ActionError } from '../../errors.ts';
import { isShown, type RedactionRules } from '../../redaction/judge-value.ts';
import { hiddenMark } from '../../redaction/hidden-text.ts';
import { liveRules } from '../../operations/learn-job.ts';
import type { ListInputs } from './inputs.ts';
import type { ListOutcome } from './report.ts';
import type { JobStub } from '../../clients/nomad/jobs/list.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';

/** What is known of a list that was not read to its end. */
export function nothingListed({ nomad, prefix, filter, includeMeta }: ListInputs): ListOutcome {
  const { namespace, region } = nomad;
  return { jobs: [], namespace, region, isNarrowed: (prefix ?? filter) !== undefined, includeMeta, failures: [] };
}

/**
 * Lists jobs, all pages of them.
 *
 * @throws ActionError `input` for a filter that is none; `server` where Nomad is too old for filters and would list every job
 */
export async function listMatchingJobs({ inputs, nomad, redactor }: NomadRun<ListInputs>): Promise<ListOutcome> {
  const { prefix, filter, perPage, includeMeta } = inputs;
  const jobs: JobStub[] = [];
  for await (const page of nomad.pages.listJobs({ prefix, filter, perPage, meta: includeMeta || undefined })) {
    for (const job of page.jobs) jobs.push(job);
  }
  if (filter !== undefined && jobs.length > 0) await checkFilters(nomad, prefix);
  // Whoever asks for metadata wants to see it; what looks like a secret stays hidden all the same.
  const rules = liveRules(redactor, { mode: 'none', patterns: [], reveal: [] });
  return { ...nothingListed(inputs), jobs: jobs.map((job) => ({ ...job, Meta: shownMeta(job.Meta, rules) })) };
}

/** A server before 1.3 takes no notice of filters: it then lists also what no filter can let through. */
async function checkFilters(nomad: Pick<Nomad, 'listJobs'>, prefix: string | undefined): Promise<void> {
  const { jobs } = await nomad.listJobs({ prefix, filter: 'ID == ""', perPage: 1 });
  if (jobs.length === 0) return;
  throw new ActionError({
    reason: 'server',
    message: 'Nomad is too old for `filter`, and lists every job',
    help: 'server-too-old',
    hint: 'Upgrade Nomad: filters are known since version 1.3.0; or narrow the list by `prefix`.',
  });
}

const inMeta = { group: undefined, task: undefined, objects: [], side: 'live' } as const;

function shownMeta(meta: Readonly<Record<string, string>>, rules: RedactionRules): Record<string, string> {
  const entries = Object.entries(meta).map(([key, value]) => [
    rules.secrets.name(key),
    isShown({ ...inMeta, name: `Meta[${key}]`, value }, rules) ? value : hiddenMark,
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}
