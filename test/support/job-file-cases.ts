import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runAction, type ActionRun } from './action.ts';
import { createWorkspace } from './workspace.ts';

const root = resolve(import.meta.dirname, '../fixtures/jobfiles');

/** A small repository with the flags of the command line and its recorded result. */
export interface JobFileCase {
  readonly name: string;
  readonly about: string;
  readonly workingDirectory: string;
  readonly job: string;
  readonly vars: readonly string[];
  readonly varFiles: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly strict: boolean;
  /** `same`, or `refused…`. */
  readonly outrider: string;
}

export const jobFileCases: readonly JobFileCase[] = readdirSync(root).map((name) => ({
  ...(JSON.parse(readFileSync(join(root, name, 'case.json'), 'utf8')) as JobFileCase),
  name,
}));

/** The job that the command line parsed. */
export function readExpectedJob({ name }: JobFileCase): unknown {
  const read = JSON.parse(readFileSync(join(root, name, 'job.json'), 'utf8')) as { readonly Job?: unknown };
  return read.Job ?? read;
}

/** Runs mode `parse` of dist on the repository of the case; returns the run and its job, if there is one. */
export async function parseCase(
  jobFile: JobFileCase,
  inputs: Readonly<Record<string, string>>,
): Promise<{ readonly run: ActionRun; readonly job: unknown }> {
  using workspace = createWorkspace(createFiles(jobFile));
  // A file that git does not contain counts as a secret, which may only be a whole value.
  workspace.commit();
  const run = await runAction({
    workspace: workspace.path,
    env: jobFile.env,
    inputs: {
      mode: 'parse',
      'job-files': jobFile.job,
      'working-directory': jobFile.workingDirectory,
      vars: jobFile.vars.map(line).join('\n'),
      'var-files': jobFile.varFiles.join('\n'),
      'strict-vars': String(jobFile.strict),
      ...inputs,
    },
  });
  const path = run.outputs['job-json'];
  const jobs = path === undefined ? [] : (JSON.parse(readFileSync(path, 'utf8')) as unknown[]);
  return { run, job: jobs[0] };
}

function createFiles({ name }: JobFileCase): Record<string, Buffer> {
  const folder = join(root, name, 'files');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length + 1), readFileSync(path)];
    }),
  );
}

/** A flag of the command line as a line of the input; a value of several lines needs its own end. */
function line(flag: string): string {
  if (!flag.includes('\n')) return flag;
  const equals = flag.indexOf('=');
  return `${flag.slice(0, equals)}<<END\n${flag.slice(equals + 1)}\nEND`;
}
