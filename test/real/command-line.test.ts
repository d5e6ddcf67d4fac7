import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/src/server.ts';
import { runProgram } from '../support/terraform.ts';
import { createWorkspace, type Workspace } from '../support/workspace.ts';
import { needs } from './server-version.ts';

/** The command line of Nomad against the sandbox, which must behave like a Nomad server. Skipped without a `nomad` on PATH. */
const path = process.env['PATH'] ?? '';
const printed = spawnSync('nomad', ['version'], { encoding: 'utf8' }).stdout ?? '';
/** Tags came with 1.9.0; the tests after it use the versions that it creates. */
const tags = needs(/v(\d+\.\d+\.\d+)/.exec(printed)?.[1], '1.9.0');
const installed = path.split(delimiter).some((folder) => folder !== '' && existsSync(join(folder, 'nomad')));
const location = installed ? 'the sandbox' : 'the sandbox (skipped: no nomad on PATH)';

const service = (color: string, command = '/bin/sleep'): string => `
job "web" {
  datacenters = ["dc1"]
  update {
    auto_revert = true
  }
  group "app" {
    count = 2
    restart {
      attempts = 0
      mode     = "fail"
    }
    reschedule {
      attempts  = 0
      unlimited = false
    }
    task "server" {
      driver = "raw_exec"
      config {
        command = "${command}"
        args    = ["3600"]
      }
      env {
        COLOR = "${color}"
      }
    }
  }
}
`;

const parameterized = `
job "import" {
  type = "batch"
  parameterized {
    meta_required = ["input"]
  }
  group "work" {
    task "run" {
      driver = "raw_exec"
      config {
        command = "/bin/true"
      }
    }
  }
}
`;

describe.skipIf(!installed)(`command line of Nomad against ${location}`, () => {
  let folder: Workspace;
  let sandbox: Sandbox;
  beforeAll(async () => {
    folder = createWorkspace({
      'blue.hcl': service('blue'),
      'green.hcl': service('green'),
      'broken.hcl': service('red', '/bin/false'),
      'import.hcl': parameterized,
    });
    sandbox = await startSandbox({ pace: { evaluate: 5, start: 5, healthy: 20, finish: 5, retry: 5 } });
  });
  afterAll(async () => {
    await sandbox.close();
    folder[Symbol.dispose]();
  });

  function nomad(command: string): ReturnType<typeof runProgram> {
    const env = { PATH: path, HOME: folder.path, NOMAD_ADDR: sandbox.scheduler, NOMAD_CLI_NO_COLOR: '1' };
    return runProgram('nomad', command.split(' '), { cwd: folder.path, env });
  }

  async function done(command: string): Promise<string> {
    const { code, text } = await nomad(command);
    expect({ command, code, text }).toMatchObject({ command, code: 0 });
    return text;
  }

  /** Reads a resource of a job after every change until a field has a value. */
  async function readUntil(resource: string, name: string, wanted: unknown): Promise<void> {
    for (;;) {
      const response = await fetch(`${sandbox.scheduler}/v1/job/${resource}`);
      const answer = (await response.json()) as Record<string, unknown> | null;
      if (answer?.[name] === wanted) return;
      await fetch(`${sandbox.scheduler}/v1/jobs?wait=1s&index=${response.headers.get('x-nomad-index')}`);
    }
  }

  test('the command line plans, runs and follows a job, and shows its status', async () => {
    const plan = await nomad('job plan blue.hcl');
    expect(plan.code).toBe(1);
    expect(plan.text).toContain('+ Job: "web"');
    expect(plan.text).toContain('All tasks successfully allocated');
    const run = await done('job run -check-index 0 blue.hcl');
    expect(run).toContain('Deployment completed successfully');
    const commandResult = await nomad('job run -check-index 0 -detach blue.hcl');
    expect([commandResult.code, commandResult.text]).toEqual([
      1,
      expect.stringContaining('Enforcing job modify index 0: job already exists'),
    ]);
    expect((await nomad('job plan blue.hcl')).code).toBe(0);
    expect(await done('job status')).toMatch(/^web +service +50 +running/m);
    expect(await done('job status web')).toMatch(/^app +0 +0 +2 +0 +0 +0 +0$/m);
  });

  test.skipIf(tags.skip)(
    `the command line shows a rollback, and reverts to a version or a tag${tags.reason}`,
    async () => {
      await done('job run -detach green.hcl');
      await readUntil('web/deployment', 'JobVersion', 1);
      await readUntil('web/deployment', 'Status', 'successful');
      await done('job tag apply -name golden -version 1 web');
      const failed = await nomad('job run broken.hcl');
      expect(failed.code).toBe(1);
      expect(failed.text).toContain('Failed due to unhealthy allocations - rolling back to job version 1');
      await readUntil('web/deployment', 'Status', 'successful');
      const history = await done('job history -p web');
      expect(history).toMatch(/Version {5}= 3\nStable {6}= true/);
      expect(history).toContain('+/- Env[COLOR]: "blue" => "green"');
      expect(history).toMatch(/Tag Name +(= )?golden/);
      expect(await done('job deployments web')).toMatch(/web +2 +failed +Failed due to unhealthy allocations/);
      await done('job revert -detach web 0');
      await readUntil('web', 'Version', 4);
      await readUntil('web/deployment', 'Status', 'successful');
      await done('job revert -detach web golden');
      await readUntil('web/deployment', 'JobVersion', 5);
      await readUntil('web/deployment', 'Status', 'successful');
      const same = await nomad('job revert -detach web 5');
      expect([same.code, same.text]).toEqual([1, expect.stringContaining("can't revert to current version")]);
    },
  );

  test.skipIf(tags.skip)(`the command line scales, dispatches and stops a job${tags.reason}`, async () => {
    await done('job scale -detach web app 3');
    await readUntil('web', 'Version', 6);
    expect(await done('job run -detach import.hcl')).toContain('Job registration successful');
    const refused = await nomad('job dispatch -detach import');
    expect([refused.code, refused.text]).toEqual([
      1,
      expect.stringContaining('did not provide required meta keys: [input]'),
    ]);
    const dispatched = await done('job dispatch -detach -meta input=x import');
    const child = /Dispatched Job ID = (import\/dispatch-\S+)/.exec(dispatched)?.[1] ?? '';
    await readUntil(encodeURIComponent(child), 'Status', 'dead');
    expect(await done('job status import')).toMatch(new RegExp(`^${child} +dead$`, 'm'));
    await done('job stop -detach -yes web');
    await readUntil('web', 'Status', 'dead');
    expect(await done('job status web')).toMatch(/^Status +(= )?dead \(stopped\)$/m);
    await done('job stop -detach -yes -purge web');
    const gone = await nomad('job status web');
    expect([gone.code, gone.text]).toEqual([1, expect.stringContaining('No job(s) with prefix or ID "web" found')]);
  });
});
