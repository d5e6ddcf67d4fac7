import { judgedValues } from '../redaction/shown-spec.ts';
import type { PublicValues, RedactionRules } from '../redaction/judge-value.ts';
import type { Redactor } from '../redaction/redactor.ts';
import type { RedactionInputs } from '../inputs/redaction.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import type { Nomad } from '../clients/nomad/client.ts';

/** Of a job that no job file is at hand for nothing counts as public but what is so by nature. */
const nothingPublic: PublicValues = { has: () => false };

/** What a mode without inputs for redaction goes by. */
const usualRedaction: RedactionInputs = { mode: 'default', patterns: [], reveal: [] };

/** The rules for a running job. */
export function liveRules(redactor: Redactor, redaction: RedactionInputs = usualRedaction): RedactionRules {
  return { ...redaction, secrets: redactor, published: nothingPublic };
}

/** Hides from now on what of a specification must not be shown, wherever it is quoted. */
export function learnJob(job: Job, rules: RedactionRules, side: 'live' | 'file', redactor: Redactor): void {
  const { secrets, hidden, shown } = judgedValues(job, rules, side);
  redactor.addSecrets(secrets);
  redactor.addHidden(hidden);
  redactor.addShown(shown);
  redactor.addIds([job.ID]);
}

/** Nomad of which every specification that it answers is learned, so that no mode can forget it. */
export function learning(nomad: Nomad, redactor: Redactor, redaction?: RedactionInputs): Nomad {
  const learn = (job: Job): Job => {
    learnJob(job, liveRules(redactor, redaction), 'live', redactor);
    return job;
  };
  return {
    ...nomad,
    readJob: async (request) => learn(await nomad.readJob(request)),
    listJobVersions: async (request) => {
      const answer = await nomad.listJobVersions(request);
      answer.Versions.forEach(learn);
      return answer;
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
