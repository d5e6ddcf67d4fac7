import { collectJobs } from '../../src/jobfiles/discovery/collect.ts';
import { ActionErrors } from '../../src/errors.ts';
import { readPlanningInputs, planningInputs } from '../../src/inputs/planning.ts';
import { parseFile, type ParsedFile } from '../../src/operations/planning/parse-file.ts';
import { readPublishedFiles } from '../../src/operations/planning/each-job.ts';
import { createRedactor } from '../../src/redaction/redactor.ts';
import { inputVariables, readModeInputs } from './inputs.ts';
import { createWorkspace } from './workspace.ts';
import type { LateInputs } from '../../src/inputs/job-files.ts';
import type { Nomad } from '../../src/clients/nomad/client.ts';

interface LateFile {
  readonly source: string;
  readonly name?: string;
  readonly late: readonly string[];
  /** Of the late variables; `undefined` for a run without values. */
  readonly values?: Readonly<Record<string, string>>;
}

/**
 * Parses one job file as a plan or a register run does.
 *
 * @throws ActionErrors
 */
export async function parseLate(
  { source, name = 'a.nomad.hcl', late, values }: LateFile,
  nomad: Nomad,
): Promise<ParsedFile> {
  using workspace = createWorkspace({ [name]: source });
  const use: LateInputs['values'] = values === undefined ? 'unused' : 'required';
  const variables = Object.entries(values ?? {}).map(([variable, value]) => `${variable}=${value}`);
  const given = {
    mode: 'plan',
    address: 'http://127.0.0.1:4646',
    'job-files': name,
    'late-vars': late.join('\n'),
    vars: variables.join('\n'),
  };
  const inputs = readModeInputs('plan', planningInputs, (read, from) => readPlanningInputs(read, from, use), {
    env: inputVariables(given),
    workspace: workspace.path,
    isFromFork: false,
  });
  const options = { workspace: workspace.path, changes: undefined };
  const collected = await collectJobs({ inputs: inputs.jobFiles, ...options });
  const published = await readPublishedFiles(collected, { workspace: workspace.path, base: undefined });
  const [loaded] = collected.jobs;
  if (loaded === undefined || !('source' in loaded)) throw new ActionErrors(loaded?.failures ?? []);
  return parseFile(loaded, { inputs, published, nomad, redactor: createRedactor(), hide: () => undefined });
}
