import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders, type ActionRun } from '../support/action.ts';
import { service, startStory, type Story } from '../support/registering.ts';
import { startServer } from '../support/server.ts';

// Runs against servers that lack a feature: a test for each row of the table in sandbox/src/nomad/old-servers.ts.

afterAll(removeRunFolders);

async function startOld(version: string, acl = false): Promise<Story> {
  const story = await startStory({ files: {}, sandbox: { version, acl, pace: { healthy: 3_600_000 } } });
  for (const id of ['api', 'web']) await story.operate(service(id, { meta: 'meta {\n owner = "team-a"\n }' }));
  return story;
}

function messagesOf({ annotations }: ActionRun): string {
  return annotations.map(({ level, message }) => `${level}: ${message}`).join('\n');
}

function idsOf({ outputs }: ActionRun): readonly string[] {
  return (JSON.parse(outputs['jobs'] ?? '') as { id: string }[]).map(({ id }) => id);
}

describe.concurrent('list on old servers', () => {
  test('list fails on a server that ignores filters', async () => {
    await using story = await startOld('1.2');
    const run = await story.run({ inputs: { mode: 'list', filter: 'ID == "web"' } });
    expect([run.exitCode, run.outputs['reason'], run.outputs['jobs']]).toEqual([1, 'server', '[]']);
    expect(messagesOf(run)).toMatch(/ignores `filter`[^]*version 1\.3\.0[^]*`prefix`/);
    await using later = await startOld('1.3.0');
    expect(idsOf(await later.run({ inputs: { mode: 'list', filter: 'ID == "web"' } }))).toEqual(['web']);
  });

  test('list works on a server without pages, also with a prefix', async () => {
    await using story = await startOld('1.2');
    expect(idsOf(await story.run({ inputs: { mode: 'list', 'per-page': '1' } }))).toEqual(['api', 'web']);
    expect(idsOf(await story.run({ inputs: { mode: 'list', prefix: 'w' } }))).toEqual(['web']);
  });

  test('list says that an old server may omit metadata', async () => {
    await using story = await startOld('1.4.2');
    const run = await story.run({ inputs: { mode: 'list', 'include-meta': 'true' } });
    expect([run.exitCode, messagesOf(run)]).toEqual([0, expect.stringMatching(/before version 1\.4\.3/)]);
    await using later = await startOld('1.4.3');
    expect(messagesOf(await later.run({ inputs: { mode: 'list', 'include-meta': 'true' } }))).toBe('');
  });

  test('list sends its token in the header that all versions read', async () => {
    await using story = await startOld('1.2', true);
    const token = story.sandbox.keys?.token ?? '';
    expect(idsOf(await story.run({ inputs: { mode: 'list', token } }))).toEqual(['api', 'web']);
  });
});

describe.concurrent('status on old servers', () => {
  test('status reports everything but services on a server without them', async () => {
    await using story = await startOld('1.2');
    const run = await story.run({ inputs: { mode: 'status', job: 'web' } });
    expect(run.exitCode).toBe(0);
    expect(run.summary).toMatch(/^- unknown: services \(not supported by this Nomad server\)$/m);
    expect(run.summary).toContain('| `app` | 1 of 1 |');
    await using later = await startOld('1.3');
    expect((await later.run({ inputs: { mode: 'status', job: 'web' } })).summary).not.toContain('not known');
  });

  test('status works on a server without tags and pages', async () => {
    await using story = await startOld('1.2');
    const source = service('many', { task: 'run_for = "1ms"' })
      .replace('datacenters', 'type = "batch"\n parameterized {}\n datacenters')
      .replace(/update \{[^}]*\}/, '');
    await story.operate(source);
    for (let sent = 0; sent < 7; sent += 1) await story.ask('POST', '/v1/job/many/dispatch', {});
    const run = await story.run({ inputs: { mode: 'status', job: 'many' } });
    expect(run.exitCode).toBe(0);
    expect(JSON.parse(run.outputs['status'] ?? '')).toMatchObject({
      health: 'ready',
      versions: [{ version: 0, tag: '' }],
      children: { latest: [{}, {}, {}, {}, {}] },
    });
  });
});

describe.concurrent('operations on old servers', () => {
  test.each(['stable', 'revert'])('mode %s with a tag fails on a server without tags', async (mode) => {
    await using story = await startOld('1.8');
    const run = await story.run({ inputs: { mode, job: 'web', 'job-version': 'golden' } });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'not-found']);
    expect(messagesOf(run)).toContain('This Nomad server has no version tags: they need version 1.9.');
  });

  const mail = `job "mail" {
  type = "batch"
  parameterized {}
  group "send" {
    task "send" {
      driver = "mock_driver"
      config {
        run_for = "10ms"
      }
    }
  }
}
`;

  test.each([
    ['1.1.2', {}, /ignores `idempotency-token` \(it needs version 1\.1\.3\)/],
    ['1.4.1', { 'id-prefix-template': 'spring' }, /ignores `id-prefix-template` \(it needs version 1\.4\.2\)/],
    ['1.10', { priority: '80' }, /ignores `priority` \(it needs version 1\.10\.1\)/],
  ])('dispatch on %s warns about an input that the server ignores: %j', async (version, inputs, expected) => {
    await using story = await startOld(version);
    await story.operate(mail);
    const run = await story.run({ inputs: { mode: 'dispatch', job: 'mail', ...inputs } });
    expect([run.exitCode, messagesOf(run)]).toEqual([0, expect.stringMatching(expected)]);
    await using later = await startStory({ files: {} });
    await later.operate(mail);
    expect(messagesOf(await later.run({ inputs: { mode: 'dispatch', job: 'mail', ...inputs } }))).toBe('');
  });
});

test('plan with variables is refused on a server whose parser ignores them', async () => {
  const files = { 'jobs/web.nomad.hcl': `variable "size" {\n  default = "small"\n}\n${service('web')}` };
  await using story = await startStory({ files, sandbox: { version: '1.5' } });
  const run = await story.plan({ inputs: { vars: 'size=large' } });
  expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'server']);
  expect(messagesOf(run)).toContain('This Nomad server ignores variables: its parser accepts them since version 1.6.0');
  expect((await story.plan()).exitCode).toBe(0);
  story.workspace.write('jobs/web.nomad.hcl', `variable "size" {}\n${service('web', { image: '${var.size}' })}`);
  const unset = await story.plan({ inputs: { vars: 'size=large' } });
  expect(messagesOf(unset)).toContain('This Nomad server ignores variables');
});

test('a log-in with an identity token on an old server names the version that it needs', async () => {
  await using story = await startOld('1.5.3', true);
  await using runner = await startServer({ body: { value: story.sandbox.keys?.identities.good ?? '' } });
  const run = await story.run({
    inputs: { mode: 'list', 'auth-method': 'github' },
    env: { ACTIONS_ID_TOKEN_REQUEST_URL: `${runner.url}/token?v=1`, ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'request-token' },
  });
  expect(run.exitCode).toBe(1);
  expect(messagesOf(run)).toContain('1.5.4');
});
