import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { runAction, type ActionRun } from '../support/action.ts';
import { pullRequestEvent, startGitHub } from '../support/github.ts';
import { createWorkspace } from '../support/workspace.ts';
import { datacentersFor, readVersion } from './server-version.ts';

/**
 * Mode `plan` against a live Nomad. Jobs have random names and a count of 0, so that a shared cluster runs nothing for them, and are purged
 * at the end. Skipped without a server: set OUTRIDER_TEST_NOMAD_ADDR (and OUTRIDER_TEST_NOMAD_TOKEN where ACLs are on).
 */
const address = process.env['OUTRIDER_TEST_NOMAD_ADDR'] ?? '';
const token = process.env['OUTRIDER_TEST_NOMAD_TOKEN'] ?? '';
const datacenters = datacentersFor(await readVersion(address, token));
const id = `outrider-test-${randomUUID().slice(0, 8)}`;
const name = `${id}/web`;

function jobFile({ color = 'blue', count = 0, more = '' } = {}): string {
  return `
job "${name}" {
  type = "service"
  ${datacenters}
  group "app" {
    count = ${count}
    ${more}
    task "server" {
      driver = "raw_exec"
      config {
        command = "/bin/sleep"
        args    = ["1h"]
      }
      env {
        COLOR = "${color}"
      }
    }
  }
}
`;
}

async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const headers = token === '' ? {} : { 'X-Nomad-Token': token };
  const response = await fetch(`${address}${path}`, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function register(source: string): Promise<void> {
  const Job = await ask('POST', '/v1/jobs/parse', { JobHCL: source });
  await ask('POST', '/v1/jobs', { Job });
}

async function plan(
  source: string,
  inputs: Record<string, string> = {},
): Promise<ActionRun & { readonly comment: string; readonly job: Record<string, unknown> }> {
  using folder = createWorkspace({ 'web.nomad.hcl': source });
  folder.commit();
  await using github = await startGitHub();
  const run = await runAction({
    process: true,
    inputs: { address, 'job-files': '*.nomad.hcl', ...(token === '' ? {} : { token, insecure: 'http' }), ...inputs },
    workspace: folder.path,
    githubToken: 'ghs_0123456789abcdefghij',
    apiUrl: github.url,
    event: pullRequestEvent(),
  });
  const [job = {}] = JSON.parse(run.outputs['jobs'] ?? '[]') as Record<string, unknown>[];
  return { ...run, comment: github.comments[0]?.body ?? '', job };
}

const location = address === '' ? 'no live Nomad (skipped: OUTRIDER_TEST_NOMAD_ADDR is not set)' : 'a live Nomad';

describe.skipIf(address === '')(`mode plan against ${location}`, () => {
  afterAll(() => ask('DELETE', `/v1/job/${encodeURIComponent(name)}?purge=true`));

  test('plan reports a new job, the unchanged job and the edited job', async () => {
    const fresh = await plan(jobFile());
    expect(fresh.exitCode).toBe(0);
    expect(fresh.job).toMatchObject({ id: name, change: 'new', index: 0 });

    await register(jobFile());
    const same = await plan(jobFile());
    expect(same.job).toMatchObject({ change: 'unchanged', changes: false });
    expect(same.comment).toBe('');

    const edited = await plan(jobFile({ color: 'green' }));
    expect(edited.job).toMatchObject({ change: 'edited', changes: true });
    expect(edited.comment).toContain('Env[COLOR]: ‹hidden› => "green"');
    expect(edited.job['index']).toBeGreaterThan(0);
    expect(readFileSync(edited.outputs['plan-text'] ?? '', 'utf8')).toContain('Env[COLOR]: "blue" => "green"');
  });

  test('plan of a job that cannot be placed names the reason', async () => {
    const more = 'constraint {\n attribute = "${attr.kernel.name}"\n value = "plan9"\n }';
    const { exitCode, job, comment } = await plan(jobFile({ count: 2, more }));
    expect(exitCode).toBe(0);
    expect(job).toMatchObject({ unplaced: [{ group: 'app' }] });
    expect(comment).toContain('cannot be placed');
  });

  test('plan reports an error in the job file at its line', async () => {
    const run = await plan('job "x" {\n  colour = "blue"\n}\n');
    expect(run.exitCode).toBe(1);
    expect(run.annotations).toEqual([
      expect.objectContaining({
        level: 'error',
        properties: expect.objectContaining({ file: 'web.nomad.hcl', line: '2' }) as unknown,
      }),
    ]);
    expect(run.outputs['reason']).toBe('parse');
  });

  test('plan reports a job that Nomad refuses', async () => {
    const run = await plan(
      `job "${name}" {\n  priority = 5000\n  ${datacenters}\n  group "g" {\n    task "t" {\n      driver = "raw_exec"\n    }\n  }\n}\n`,
    );
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'parse']);
    expect(run.annotations.map(({ message }) => message).join('\n')).toMatch(/job priority must be between/i);
  });

  test('plan reports an unknown region', async () => {
    const run = await plan(jobFile(), { region: 'atlantis' });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'input']);
  });
});
