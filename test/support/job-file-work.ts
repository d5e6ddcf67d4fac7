import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { listErrors } from '../../src/errors.ts';
import { createRunBudget, type FileBudget, type RunBudget } from '../../src/jobfiles/functions/work-budget.ts';
import { evaluateDeclaredJob } from '../../src/jobfiles/preprocess/declared-job.ts';
import { decodeSource, type JobSource } from '../../src/jobfiles/preprocess/job-source.ts';
import { readJsonJob } from '../../src/jobfiles/preprocess/json-job.ts';
import { createLoader } from '../../src/jobfiles/preprocess/load.ts';
import { listLiterals } from '../../src/jobfiles/provenance/literals.ts';
import { findSecretAttributes } from '../../src/jobfiles/provenance/secret-attributes.ts';
import type { Workspace } from './workspace.ts';

/** The budget of a file with the fixed limits, and the steps that were spent from it, in all. */
export function countSteps(): { readonly run: RunBudget; readonly file: FileBudget; readonly steps: () => number } {
  let steps = 0;
  const budget = createRunBudget().openFileBudget('a');
  const file: FileBudget = {
    ...budget,
    step(count = 1) {
      steps += count;
      budget.step(count);
    },
  };
  return { run: { openFileBudget: () => file, isRunError: () => false }, file, steps: () => steps };
}

/** The work of a run on a job file before and after Nomad's parser, one after the other: with a secret variable, a hidden file and a late variable. */
export async function walkJobFile(
  workspace: Workspace,
  text: string,
  { run, file: budget }: Pick<ReturnType<typeof countSteps>, 'run' | 'file'>,
  name = 'a.nomad.hcl',
): Promise<void> {
  const root = realpathSync(workspace.path);
  workspace.write(name, text);
  const variables = { environment: [], vars: [], secret: [], files: [], strict: true };
  const inputs = {
    patterns: [],
    onlyChanged: false,
    workingDirectory: root,
    fileBase: 'working-directory' as const,
    variables,
    late: { names: ['late'], values: 'unused' as const },
  };
  const loaded = await createLoader({ inputs, workspace: root, budget: run })({ path: join(root, name), name });
  const source = decodeSource({ path: join(root, name), name }, Buffer.from(text), budget);
  await budget.yieldIfDue();
  if ('source' in loaded) evaluateDeclaredJob(loaded);
  await budget.yieldIfDue();
  if (source.kind === 'json') readJob(source);
  const files = new Map([[text.indexOf('file('), 'token']]);
  for (const mustBeUnchanged of [false, true]) {
    await budget.yieldIfDue();
    findSecretAttributes(source, { variables: new Map([['s', { isScalar: true }]]), files, mustBeUnchanged });
  }
  await budget.yieldIfDue();
  Array.from(listLiterals(source));
}

/** A file that is not a job is an error, and nothing to judge here. */
function readJob(source: JobSource): void {
  try {
    readJsonJob(source);
  } catch (error) {
    if (listErrors(error) === undefined) throw error;
  }
}
