import { readPublishedFiles } from '../../../src/operations/planning/each-job.ts';
import { collectJobs } from '../../../src/jobfiles/discovery/collect.ts';
import { ActionErrors } from '../../../src/errors.ts';
import { type PublicJobs } from '../../../src/jobfiles/provenance/published-values.ts';
import { planningInputs, readPlanningInputs, type PlanningInputs } from '../../../src/inputs/planning.ts';
import { readModeInputs } from '../inputs.ts';
import { parseFile } from '../../../src/operations/planning/parse-file.ts';
import { requestPlan, type NomadPlan } from '../../../src/operations/planning/plan-job.ts';
import { createRedactor } from '../../../src/redaction/redactor.ts';
import { listVariableSecrets } from '../../../src/redaction/variable-secrets.ts';
import { startInProcess } from '../in-process.ts';
import { createWorkspace, type Workspace } from '../workspace.ts';
import type { LoadedJob } from '../../../src/jobfiles/preprocess/load.ts';
import type { RedactionRules } from '../../../src/redaction/judge-value.ts';
import type { Nomad } from '../../../src/clients/nomad/client.ts';
import type { Corpus } from './corpus.ts';

/** A planned job file of the corpus, with its redaction rules. */
export interface CorpusPlan {
  readonly file: string;
  readonly plan: NomadPlan;
  readonly rules: RedactionRules;
}

export interface CorpusPlans {
  /** Plans of every job file while no job is registered. */
  readonly created: readonly CorpusPlan[];
  /** Plans of the edited job files after all jobs were registered without the edits. */
  readonly edited: readonly CorpusPlan[];
}

export const corpusInputs = {
  'job-files': '**/*.nomad.hcl\n**/*.nomad',
  'file-base': 'job-file',
  'var-files': '{file}.vars.hcl',
} as const;

/** Plans the corpus as pull requests would: first all committed files as new jobs, then the edits. */
export async function planCorpus({ files, edited }: Corpus): Promise<CorpusPlans> {
  using workspace = createWorkspace(Object.fromEntries(files));
  const base = workspace.commit();
  const { nomad, permitted } = startInProcess();
  const created = await planAll(workspace, nomad, undefined);
  for (const { plan } of created) await permitted.createJob({ job: plan.spec, namespace: plan.target.namespace });
  for (const [name, content] of edited) workspace.write(name, content);
  workspace.commit();
  const replanned = await planAll(workspace, nomad, base);
  // An edit of a file that a job file reads changes the job, too. A scaling policy is reported as changed once after it was created.
  const isEdited = ({ plan }: CorpusPlan): boolean =>
    [...plan.loadedJob.findDependencies().files].some((name) => edited.has(name));
  return { created, edited: replanned.filter(isEdited) };
}

async function planAll(workspace: Workspace, nomad: Nomad, base: string | undefined): Promise<readonly CorpusPlan[]> {
  const inputs = planInputs(workspace.path);
  const collected = await collectJobs({ inputs: inputs.jobFiles, workspace: workspace.path, changes: undefined });
  const published = await readPublishedFiles(collected, { workspace: workspace.path, base });
  const plans: CorpusPlan[] = [];
  for (const loaded of collected.jobs) {
    if (!('source' in loaded)) throw new ActionErrors(loaded.failures);
    try {
      plans.push(await planOne(loaded, { inputs, published, nomad }));
    } catch (cause) {
      throw new Error(`${loaded.file.name} cannot be planned.`, { cause });
    }
  }
  return plans;
}

interface Dependencies {
  readonly inputs: PlanningInputs;
  readonly published: PublicJobs;
  readonly nomad: Nomad;
}

async function planOne(loaded: LoadedJob, { inputs, published, nomad }: Dependencies): Promise<CorpusPlan> {
  const redactor = createRedactor(listVariableSecrets(loaded.preparedJob?.settings.values() ?? []));
  const parsed = await parseFile(loaded, { inputs, published, nomad, redactor, hide: () => undefined });
  const plan = await requestPlan(parsed, { inputs, nomad });
  const rules = { ...inputs.redaction, secrets: redactor, published: published.readValues(loaded) };
  return { file: loaded.file.name, plan, rules };
}

function planInputs(workspace: string): PlanningInputs {
  const given = { mode: 'plan', address: 'http://127.0.0.1:4646', ...corpusInputs };
  const env = Object.fromEntries(Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));
  return readModeInputs('plan', planningInputs, readPlanningInputs, { env, workspace, isFromFork: false });
}
