import { judgeValues } from '../redaction/spec-fields.ts';
import type { PublishedValues } from '../jobfiles/provenance/published-values.ts';
import type { RedactionRules } from '../redaction/judge-value.ts';
import type { Redactor } from '../redaction/redactor.ts';
import type { RedactionInputs } from '../inputs/redaction.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import type { Nomad } from '../clients/nomad/client.ts';

/** Without a job file, only fields that are public by nature are public. */
const nothingPublic: PublishedValues = { has: () => false };

/** For modes without inputs for redaction. */
const defaultRedaction: RedactionInputs = { mode: 'default', patterns: [], reveal: [] };

export function createLiveRules(redactor: Redactor, redaction: RedactionInputs = defaultRedaction): RedactionRules {
  return { ...redaction, secrets: redactor, published: nothingPublic };
}

/** Hides the secrets of a specification from now on, wherever they are quoted. */
export function hideJobSecrets(
  job: Job,
  rules: RedactionRules,
  redactor: Redactor,
  secret?: Parameters<typeof judgeValues>[2],
): void {
  redactor.add(judgeValues(job, rules, secret));
  if (redactor.redactName(job.ID) === job.ID) redactor.add({ ids: [job.ID] });
}

/** The client, which passes every job that it reads to the redactor, so that modes do not have to. */
export function addRedaction(nomad: Nomad, redactor: Redactor, redaction?: RedactionInputs): Nomad {
  const learn = (job: Job): Job => {
    hideJobSecrets(job, createLiveRules(redactor, redaction), redactor);
    return job;
  };
  return {
    ...nomad,
    readJob: async (request) => learn(await nomad.readJob(request)),
    listJobVersions: async (request) => {
      const response = await nomad.listJobVersions(request);
      response.Versions.forEach(learn);
      return response;
    },
    watch: {
      ...nomad.watch,
      async *readJob(request, options) {
        const jobs = nomad.watch.readJob(request, options);
        for (;;) yield learn((await jobs.next()).value);
      },
    },
  };
}
