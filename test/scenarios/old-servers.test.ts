import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { service, startStory, type Story } from '../support/registering.ts';
import { joinMessages } from '../support/drifting.ts';

// Runs against servers that lack a feature: sandbox/src/nomad/server-version.ts.

async function startOld(version: string, acl = false): Promise<Story> {
  const story = await startStory({ files: {}, sandbox: { version, acl, pace: { healthy: 3_600_000 } } });
  for (const id of ['api', 'web']) await story.operate(service(id, { meta: 'meta {\n owner = "team-a"\n }' }));
  return story;
}

function summarizeRun({ exitCode, outputs, annotations }: ActionRun) {
  return { exitCode, reason: outputs['reason'], words: annotations[0]?.message.split('\nMore: ')[0] };
}

describe.concurrent('a server before 1.8', () => {
  const refused = {
    exitCode: 1,
    reason: 'server',
    words: 'Outrider does not support Nomad servers older than 1.8.\nUpgrade Nomad to 1.8 or later.',
  };

  test.each([
    ['stop', {}],
    ['scale', { groups: 'app', count: '3' }],
    ['stable', { 'job-version': '0' }],
    ['revert', { 'job-version': '0' }],
    ['evaluate', {}],
    ['status', {}],
  ])('mode %s refuses a server before 1.8 and writes nothing', async (mode, inputs) => {
    await using story = await startOld('1.7.7');
    const before = await story.ask('GET', '/v1/job/web');
    expect(summarizeRun(await story.run({ inputs: { mode, job: 'web', ...inputs } }))).toEqual(refused);
    expect(await story.ask('GET', '/v1/job/web')).toEqual(before);
    await using later = await startOld('1.8.0');
    expect(summarizeRun(await later.run({ inputs: { mode, job: 'web', ...inputs } })).words ?? '').not.toContain(
      'older',
    );
  });

  test('plan and register refuse a server before 1.8 and write nothing', async () => {
    await using story = await startStory({
      files: { 'jobs/web.nomad.hcl': service('web') },
      sandbox: { version: '1.7.7' },
    });
    const plan = await story.plan();
    expect([plan.exitCode, plan.outputs['reason'], joinMessages(plan)]).toEqual([
      1,
      'server',
      expect.stringContaining(refused.words),
    ]);
    const register = await story.register({ inputs: { review: 'ignore' } });
    expect([register.exitCode, joinMessages(register)]).toEqual([1, expect.stringContaining(refused.words)]);
    expect(await story.ask('GET', '/v1/jobs')).toEqual([]);
  });
});

describe.concurrent('operations on old servers', () => {
  test.each(['stable', 'revert'])('mode %s with a tag fails on a server without tags', async (mode) => {
    await using story = await startOld('1.8');
    const run = await story.run({ inputs: { mode, job: 'web', 'job-version': 'golden' } });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'not-found']);
    expect(joinMessages(run)).toContain('This Nomad server has no version tags: they need version 1.9.');
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

  test('dispatch on 1.10 warns about a priority, which the server ignores', async () => {
    const inputs = { mode: 'dispatch', job: 'mail', 'dispatches-file': 'lines.jsonl' };
    const files = { 'lines.jsonl': '{"priority":80}\n' };
    await using story = await startStory({ files, sandbox: { version: '1.10' } });
    await story.operate(mail);
    const run = await story.run({ inputs });
    expect([run.exitCode, joinMessages(run)]).toEqual([
      0,
      expect.stringMatching(/ignores `priority` \(it needs version 1\.10\.1\)/),
    ]);
    await using later = await startStory({ files });
    await later.operate(mail);
    expect(joinMessages(await later.run({ inputs }))).toBe('');
  });
});
