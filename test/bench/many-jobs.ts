import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { removeRunFolders, runAction } from '../support/action.ts';
import { createWorkspace, type Workspace } from '../support/workspace.ts';
import { expectSuccess, withPeak, type Taken } from './growth/measured.ts';
import { jobText } from './job-text.ts';

const root = resolve(import.meta.dirname, '../..');

export interface Cluster extends AsyncDisposable {
  readonly address: string;
}

export async function startSandboxProcess(): Promise<Cluster> {
  const child = spawn(process.execPath, [join(root, 'sandbox/src/main.ts')], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const { scheduler } = JSON.parse(line) as { scheduler: string };
  return {
    address: scheduler,
    async [Symbol.asyncDispose]() {
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
    },
  };
}

export function jobFolder(count: number): Workspace {
  return createWorkspace(
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`jobs/${index}.nomad.hcl`, jobText(index)])),
  );
}

function templateBlocks(index: number): string {
  return `
      template {
        destination = "local/a.conf"
        data        = file("templates/\${var.env}-${index}.tpl")
      }
      template {
        destination = "local/b.conf"
        data        = file("templates/shared.tpl")
      }
      resources {`;
}

/** A folder with that many job files, each of which reads two templates, with a variable in the name of one. */
export function jobFolderWithTemplates(count: number): Workspace {
  const template = '{{ range service "db" }}\nserver {{ .Address }}:{{ .Port }} ${weight}\n{{ end }}\n'.repeat(20);
  return createWorkspace({
    'templates/shared.tpl': template,
    ...Object.fromEntries(
      Array.from({ length: count }, (_, index) => index).flatMap((index) => [
        [
          `jobs/${index}.nomad.hcl`,
          `variable "env" { default = "prod" }\n${jobText(index).replace('      resources {', templateBlocks(index).trimStart())}`,
        ],
        [`templates/prod-${index}.tpl`, template],
      ]),
    ),
  });
}

/** Finds, reads and inlines job files in a separate process; returns the milliseconds without its start. */
export function loadAlone(folder: Workspace): number {
  const script = join(import.meta.dirname, 'load.ts');
  return Number(execFileSync(process.execPath, [script, folder.path], { encoding: 'utf8' }));
}

interface RawPlans {
  /** From the first request to the last response. */
  readonly milliseconds: number;
  /** With the start of its process, in milliseconds. */
  readonly processor: number;
}

/** Sends the requests of mode `plan` in a separate process. */
export async function planRaw(address: string, count: number): Promise<RawPlans> {
  const script = join(import.meta.dirname, 'raw.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, address, String(count)]);
  return JSON.parse(stdout) as RawPlans;
}

/** A run of dist over the files of a folder. @param script of another dist, relative to the repository */
export async function planByDist(address: string, folder: Workspace, script = 'dist/index.js'): Promise<Taken> {
  const taken = await withPeak((env) =>
    runAction({ inputs: { address, 'job-files': 'jobs/*.nomad.hcl' }, workspace: folder.path, env, script }),
  );
  removeRunFolders();
  expectSuccess(taken.run);
  return taken;
}
