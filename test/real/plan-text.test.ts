import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../../sandbox/src/server.ts';
import { runAction } from '../support/action.ts';
import { createWorkspace, type Workspace } from '../support/workspace.ts';

/** The text of a plan beside that of Nomad's command line, both from the sandbox. Skipped without a `nomad` on PATH. */
const reason = spawnSync('nomad', ['version']).status === 0 ? '' : ' (skipped: no `nomad` on PATH)';

const job = `
variable "image" {
  type = string
}
variable "password" {
  type = string
}
variable "count" {
  type = number
}
job "web" {
  datacenters = ["dc1"]
  group "app" {
    count = var.count
    task "server" {
      driver = "mock_driver"
      config {
        run_for = "2h"
      }
      env {
        IMAGE    = var.image
        PASSWORD = var.password
      }
    }
  }
}
`;
const image = 'web "two" \\ ü';
const password = 'xkcd-936-correct-horse';

describe.skipIf(reason !== '')(`plan text against the command line of Nomad${reason}`, () => {
  let folder: Workspace;
  let sandbox: Sandbox;
  beforeAll(async () => {
    folder = createWorkspace({ 'jobs/web.nomad.hcl': job, 'jobs/web.vars.hcl': 'count = 2\n' });
    sandbox = await startSandbox();
  });
  afterAll(async () => {
    await sandbox.close();
    folder[Symbol.dispose]();
  });

  async function nomad(...args: readonly string[]): Promise<string> {
    const env = {
      PATH: process.env['PATH'],
      HOME: folder.path,
      NOMAD_ADDR: sandbox.scheduler,
      NOMAD_CLI_NO_COLOR: '1',
    };
    const run = promisify(execFile)('nomad', [...args], { cwd: folder.path, env });
    // 1: the plan has changes.
    const { stdout } = await run.catch((error: unknown) => error as { readonly stdout: string });
    return stdout;
  }

  test('the plan text of a job with variables is that of the command line with the same flags, and its last command registers the job', async () => {
    const run = await runAction({
      inputs: {
        mode: 'plan',
        address: sandbox.scheduler,
        'job-files': 'jobs/web.nomad.hcl',
        vars: `image=${image}\nother=not declared here`,
        'secret-vars': `password=${password}`,
        'var-files': '{file}.vars.hcl',
        'strict-vars': 'false',
      },
      workspace: folder.path,
    });
    expect(run.exitCode).toBe(0);
    const text = readFileSync(run.outputs['plan-text'] ?? '', 'utf8');
    const flags = [`-var=image=${image}`, `-var=password=${password}`, '-var-file=jobs/web.vars.hcl'];
    const printed = await nomad('job', 'plan', ...flags, 'jobs/web.nomad.hcl');
    expect(text.trimEnd()).toBe(printed.trimEnd());
    expect(run.log).not.toContain(password);
    const [command = ''] = /^nomad job run .*$/m.exec(text) ?? [];
    const words = command.match(/-\S+?="(?:\\.|[^"\\])*"|\S+/g) ?? [];
    const args = words.slice(1).map((word) => word.replace(/"(?:\\.|[^"\\])*"$/, (item) => JSON.parse(item) as string));
    expect(await nomad(...args.toSpliced(2, 0, '-detach'))).toContain('Job registration successful');
  });
});
