import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { versionOnPath } from './client/agent.ts';
import { findVault, startNomadWithVault, type NomadWithVault } from './client/vault.ts';
import { LiveStory } from './live-story.ts';

/**
 * Templates of Vault, whose tasks log in by their workload identity. Skipped without a `nomad` on PATH, and without a program of OUTRIDER_TEST_VAULT, or a `bao`
 * or `vault` on PATH. OpenBao is Vault's public fork: Nomad speaks the same API with it.
 */
const version = await versionOnPath();
const match = version === undefined ? undefined : await findVault();
const location =
  match === undefined ? 'no Nomad with a Vault (skipped: no nomad, or no bao and no vault on PATH)' : match.version;
const patience = { timeout: 180_000 };

interface Allocation {
  readonly ID: string;
  readonly TaskStates: Readonly<
    Record<string, { readonly Events: readonly { readonly DisplayMessage: string }[] }>
  > | null;
}

/** A template that reads one field of a secret, and the rights of its task. */
function createTemplate(path: string, vault = '', field = '.Data.data.password'): string {
  return `vault {
        ${vault}
      }
      template {
        data        = "{{ with secret \\"${path}\\" }}{{ ${field} }}{{ end }}"
        destination = "local/db"
      }`;
}

const formatPath = ({ id }: LiveStory): string => `secret/data/default/${id}/db`;

async function awaitEvent(story: LiveStory, text: string): Promise<void> {
  for (;;) {
    const all = await story.ask<Allocation[]>('GET', `/v1/job/${story.id}/allocations`).catch(() => []);
    const events = all.flatMap(({ TaskStates }) => Object.values(TaskStates ?? {}).flatMap(({ Events }) => Events));
    if (events.some(({ DisplayMessage }) => DisplayMessage.startsWith(text))) return;
    await sleep(100);
  }
}

/** What the template of the running task was rendered to. */
async function readRendered(story: LiveStory): Promise<string> {
  const { Data } = await story.ask<{ Data: string }>(
    'GET',
    `/v1/client/fs/stream/${await story.awaitRunning(0)}?path=server/local/db&offset=0&origin=start&follow=false`,
  );
  return Buffer.from(Data, 'base64').toString();
}

async function expectNoDrift(story: LiveStory): Promise<void> {
  const drift = await story.drift();
  expect([drift.exitCode, drift.outputs['drifted'], drift.outputs['reason']]).toEqual([0, 'false', '']);
}

describe.skipIf(match === undefined).concurrent(`templates of Vault, on ${location}`, () => {
  let both: NomadWithVault;
  beforeAll(async () => {
    both = await startNomadWithVault(match?.program ?? '');
  }, 120_000);
  afterAll(async () => both[Symbol.asyncDispose](), 60_000);

  const start = (): Promise<LiveStory> => LiveStory.start(undefined, { address: both.nomad.address });

  /** Creates or changes the secret of a job, and returns it. */
  async function putSecret(story: LiveStory): Promise<string> {
    const password = `pw-${randomUUID()}`;
    await both.vault.ask('POST', formatPath(story), { data: { password } });
    return password;
  }

  test(
    'a job that reads a secret is rolled out without showing it, is registered once, and does not drift, also when the secret changes',
    patience,
    async () => {
      await using story = await start();
      const secret = await putSecret(story);
      const runs: ActionRun[] = [];
      story.write({ task: createTemplate(formatPath(story)), shell: 'cat local/db; exec sleep 3600' });
      runs.push(await story.plan());
      const registered = await story.register();
      expect([registered.exitCode, registered.outputs['outcome']]).toEqual([0, 'successful']);
      expect(await readRendered(story)).toBe(secret);

      const rerun = await story.plan();
      expect([rerun.exitCode, rerun.outputs['summary']]).toEqual([0, 'no changes (1 job)']);
      const changed = await putSecret(story);
      const once = await story.register();
      expect([once.exitCode, once.outputs['changed'], once.outputs['reason']]).toEqual([0, 'false', '']);
      await expectNoDrift(story);
      runs.push(registered, rerun, once, await story.runOnJob({ mode: 'status' }));
      const shown = JSON.stringify([runs, story.comment()]);
      for (const text of [secret, changed]) expect(shown).not.toContain(text);
    },
  );

  test('a rollout that waits for a secret succeeds once it is there, and does not show it', patience, async () => {
    await using story = await start();
    story.write({ task: createTemplate(formatPath(story)) });
    await story.plan();
    const running = story.register({ timeout: '100s' });
    await awaitEvent(story, 'Missing: ');
    const secret = await putSecret(story);
    const run = await running;
    expect([run.exitCode, run.outputs['outcome']]).toEqual([0, 'successful']);
    expect(run.stdout + story.comment()).not.toContain(secret);
  });

  test(
    'a secret whose lease ends is read again: the task restarts with its new value, which is neither a change nor drift',
    patience,
    async () => {
      await using story = await start();
      const path = `leased/${story.id}`;
      await both.vault.ask('POST', path, { password: 'first-value', ttl: '4s' });
      await story.first({ task: createTemplate(path, '', '.Data.password') });
      expect(await readRendered(story)).toBe('first-value');
      await both.vault.ask('POST', path, { password: 'second-value', ttl: '1h' });
      await awaitEvent(story, 'Template with change_mode restart re-rendered');
      expect(await readRendered(story)).toBe('second-value');
      await expectNoDrift(story);
      await story.plan();
      const rerun = await story.register();
      expect([rerun.exitCode, rerun.outputs['changed'], rerun.outputs['reason']]).toEqual([0, 'false', '']);
      const status = await story.runOnJob({ mode: 'status' });
      expect(rerun.stdout + story.comment() + status.stdout).not.toMatch(/first-value|second-value/);
    },
  );

  test.each([
    ['that is missing', formatPath],
    ['that the policy of the task denies (403)', () => 'secret/data/default/another/db'],
  ])(
    'the log, the comment and the status name a secret %s, and the registered job is not drift',
    patience,
    async (_, path) => {
      await using story = await start();
      const kind = path(story);
      story.write({ task: createTemplate(kind) });
      await story.plan();
      const run = await story.register({ timeout: '100s' });
      expect([run.exitCode, run.outputs['outcome'], run.outputs['reason']]).toEqual([1, 'failed', 'failed']);
      const wait = `waits for Vault secret \`${kind}\`, which does not exist or cannot be read`;
      const status = await story.runOnJob({ mode: 'status' });
      const texts = [run.log, story.comment(), status.log];
      expect(texts).toEqual(texts.map(() => expect.stringContaining(wait)));
      await expectNoDrift(story);
    },
  );

  test('a role that Vault does not have is named as the cause', patience, async () => {
    await using story = await start();
    story.write({ task: createTemplate(formatPath(story), 'role = "nobody"') });
    await story.plan();
    const run = await story.register();
    expect([run.exitCode, run.outputs['outcome']]).toEqual([1, 'failed']);
    const cause =
      /[Tt]ask `server` was killed by Nomad: Vault: failed to derive vault token: .*400 role "nobody" could not be found/;
    const status = await story.runOnJob({ mode: 'status' });
    for (const text of [run.log, story.comment(), status.log]) expect(text).toMatch(cause);
  });

  test(
    'a token that expires during the rollout is named as the cause, and not the memory of the task',
    patience,
    async () => {
      await using story = await start();
      await putSecret(story);
      const role = `role-${story.id}`;
      await both.addRole(role, { token_ttl: '4s', token_max_ttl: '6s' });
      story.write({ task: createTemplate(formatPath(story), `role = "${role}"`), healthyAfter: 30 });
      await story.plan();
      const run = await story.register({ timeout: '100s' });
      expect([run.exitCode, run.outputs['outcome']]).toEqual([1, 'failed']);
      expect(run.summary).toMatch(
        /Task `server` was killed by Nomad: Vault: failed to renew vault token: 403 permission denied/,
      );
      expect(run.summary).not.toContain('out of memory');
    },
  );

  test('a task that may outlive its token is healthy after it has expired', patience, async () => {
    await using story = await start();
    await putSecret(story);
    const role = `role-${story.id}`;
    await both.addRole(role, { token_ttl: '1s', token_max_ttl: '1s' });
    await story.first({
      task: createTemplate(formatPath(story), `role = "${role}"\n allow_token_expiration = true`),
      healthyAfter: 5,
    });
    const status = await story.runOnJob({ mode: 'status', expect: 'healthy' });
    expect([status.exitCode, status.outputs['reason']]).toEqual([0, '']);
    await expectNoDrift(story);
  });
});
