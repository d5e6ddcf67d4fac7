import { collectJobs } from '../../jobfiles/discovery/collect.ts';
import { type Published } from '../../jobfiles/provenance/published-values.ts';
import { placeOfFile } from '../../clients/nomad/target.ts';
import { createClaims, type Claims } from '../../operations/planning/claims.ts';
import { eachJob, readPublishedOf, type JobDependencies } from '../../operations/planning/each-job.ts';
import { learnJob } from '../../operations/learn-job.ts';
import { parseHidden } from '../../operations/planning/parse-hidden.ts';
import { planNotes } from '../../operations/planning/parse-loaded.ts';
import type { ParseInputs } from './inputs.ts';
import type { LoadedJob } from '../../jobfiles/load.ts';
import type { ParsedJob, ParseOutcome } from './outcome.ts';

export interface ParseDependencies extends JobDependencies {
  readonly inputs: ParseInputs;
}

/**
 * Parses every job file with Nomad. An error in one file does not stop the others.
 *
 * @throws ActionErrors for invalid patterns or shared variable files
 */
export async function parseJobs(dependencies: ParseDependencies): Promise<ParseOutcome> {
  const { inputs, workspace, touched, deadline } = dependencies;
  const collected = await collectJobs({ inputs: inputs.jobFiles, workspace, touched, deadline });
  const claims = createClaims({ inputs, workspace, others: collected.others });
  const published = readPublishedOf(collected, { workspace, base: undefined });
  const results = await eachJob(collected.jobs, dependencies, async (job, secrets) =>
    parseJob(job, { ...dependencies, secrets, published: await published }, claims),
  );
  const { jobs, failed } = claims.settle(results, ({ file }) => file);
  await published;
  return { jobs, failed, untouched: collected.untouched, failures: [] };
}

async function parseJob(
  loaded: LoadedJob,
  dependencies: ParseDependencies & { readonly published: Published },
  claims: Claims,
): Promise<ParsedJob> {
  const { inputs, redactor, published, secrets } = dependencies;
  const { redaction } = inputs;
  const { spec: job, shownSpec } = await parseHidden(loaded, { ...dependencies, redaction });
  claims.add(loaded.file.name, job, secrets);
  learnJob(shownSpec, { ...redaction, secrets: redactor, published: published.valuesOf(loaded) }, 'file', redactor);
  const { name } = redactor;
  const { namespace = 'default', region } = placeOfFile(job, inputs.nomad);
  return {
    file: loaded.file.name,
    id: name(job.ID),
    namespace: name(namespace),
    region: region === undefined ? undefined : name(region),
    type: job.Type ?? 'service',
    groups: (job.TaskGroups ?? []).map(({ Name, Count }) => ({ name: name(Name ?? ''), count: Count ?? 1 })),
    ...planNotes(loaded, job, inputs.nomad, name),
    json: JSON.stringify(job),
  };
}
