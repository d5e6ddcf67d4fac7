import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders, type ActionRun } from '../support/action.ts';
import { allCommands } from '../support/commanding.ts';
import { openCommandThread } from '../support/command-thread.ts';
import { closedEvent, otherEvent, pullRequestEvent } from '../support/github.ts';
import { service, startStory, type Story } from '../support/registering.ts';

afterAll(removeRunFolders);

const key = 'a-key-of-more-than-sixteen-bytes';
const file = 'jobs/web.nomad.hcl';
const moment = /\d\d:\d\d UTC on [A-Z][a-z]{2} \d{1,2}/;

interface Life extends Story {
  /** The visible lines of the comment on a pull request about the present: what comes before the plan and the history. */
  present(number: number): readonly string[];
  body(number: number): string;
  /** A mode as a step of a workflow, each in a run of its own. */
  step(inputs: Readonly<Record<string, string>>): Promise<ActionRun>;
  /** Mode `register` of a pull request. */
  merge(number: number): Promise<ActionRun>;
}

const inputs = { commands: allCommands, approvals: '1' };

async function startLife(): Promise<Life> {
  const update = 'canary = 1';
  const story = await startStory({
    files: { [file]: service('web', { image: 'two', update }) },
    running: [service('web', { update })],
    key,
  });
  const { github } = story;
  github.ownThreads = true;
  github.reviews.roles = { eve: 'write' };
  let run = 100;
  const env = (): Readonly<Record<string, string>> => {
    run += 1;
    const id = String(run);
    return {
      GITHUB_API_URL: github.url,
      GITHUB_GRAPHQL_URL: `${github.url}/graphql`,
      GITHUB_RUN_ID: id,
      GITHUB_RUN_NUMBER: id,
      GITHUB_ACTOR: 'ada',
    };
  };
  const body = (number: number): string =>
    github.comments.find(
      ({ issue_url: url, body: text }) => url.endsWith(`/${number}`) && text.startsWith('<!-- outrider:v1 '),
    )?.body ?? '';
  return Object.assign(story, {
    body,
    present: (number: number) => {
      const lines = body(number).split('\n');
      const end = lines.indexOf('<!-- outrider:present end -->');
      return lines.slice(1, end === -1 ? undefined : end).filter((line) => line !== '' && !line.startsWith('```'));
    },
    step: (given: Readonly<Record<string, string>>) =>
      story.run({ inputs: { 'signing-key': key, ...given }, event: otherEvent('workflow_dispatch'), env: env() }),
    merge: async (number: number) => {
      github.reviews.list = [{ by: 'eve', state: 'APPROVED' }];
      github.reviews.listOf = { 12: github.reviews.list };
      return story.register({ inputs, event: closedEvent(true, number), env: env() });
    },
  });
}

/** Compares every sentence about a version in the present part of a comment with the sandbox. */
async function expectTrue(life: Life, number: number): Promise<void> {
  const text = life.present(number).join('\n');
  const [live] = await life.versions('web');
  const deployment = await life.ask<{ Status: string; JobVersion: number; StatusDescription: string }>(
    'GET',
    '/v1/job/web/deployment',
  );
  const allocations = await life.ask<readonly { JobVersion: number; ClientStatus: string }[]>(
    'GET',
    '/v1/job/web/allocations',
  );
  const running = new Set(
    allocations.filter(({ ClientStatus }) => ClientStatus === 'running').map(({ JobVersion }) => JobVersion),
  );
  const serving = [...text.matchAll(/version (\d+) serves since/g)].map(([, version]) => Number(version));
  const served = [...text.matchAll(/version (\d+) served/g)].map(([, version]) => Number(version));
  const waits = /waited for promotion/.test(text);
  expect({ serving, served, waits, next: text.includes('**Next:**'), stopped: /stopped at/.test(text) }).toEqual({
    serving: serving.filter((version) => deployment.Status === 'successful' && [...running].join() === String(version)),
    served: served.filter((version) => running.has(version)),
    waits: deployment.Status === 'running' && deployment.StatusDescription.includes('promotion'),
    next: waits,
    stopped: live?.['Stop'],
  });
}

describe('the life of a pull request', () => {
  test('the comment of a pull request is true after the plan, the approval, the merge, a promotion, a command, a scaling, a second pull request and a stop', async () => {
    await using life = await startLife();
    const { github } = life;
    const thread = openCommandThread(github, key);
    await life.plan({ inputs });
    expect(life.present(7)[0]).toBe('### 🔵 Plan: `web` changes');
    expect(life.body(7)).toContain('0 of 1');

    const registered = await life.merge(7);
    expect(registered.exitCode).toBe(0);
    github.pulls = [{ number: 7, head: 'b'.repeat(40), state: 'closed', mergedAt: '2026-11-20T09:00:00Z' }];
    github.commands.roles = { ada: 'write' };
    const plan = thread.planId();
    expect(life.present(7)[0]).toMatch(
      new RegExp(
        `^### 🟡 \`web\` had healthy canaries that waited for promotion at ${moment.source}; version 0 served$`,
      ),
    );
    expect(life.present(7)).toContain(`/outrider promote web plan ${plan}`);
    await expectTrue(life, 7);
    const waited = life.present(7)[0]?.slice('### '.length) ?? '';

    const promoted = await life.step({ mode: 'promote', job: 'web' });
    expect([promoted.exitCode, promoted.stdout.includes('Comment updated: ')]).toEqual([0, true]);
    expect(life.present(7)).toEqual([
      expect.stringMatching(new RegExp(`^### 🟢 \`web\`: version 1 serves since ${moment.source}$`)),
      expect.stringMatching(/^`ada`, \[run \d+\]\(\S+\): `web` promoted and rolled out in \d+ s\.$/),
    ]);
    await expectTrue(life, 7);
    expect(life.body(7).split('<!-- outrider:history -->')[1]).toContain(waited);
    expect(life.body(7).split(waited)).toHaveLength(2);

    thread.setRecord({ since: 1 });
    const command = thread.comment(`/outrider revert web 0 plan ${plan}`, { login: 'eve', type: 'User' });
    github.commands.roles = { ada: 'write', eve: 'write' };
    const reverted = await life.run({
      inputs: { mode: 'revert', 'from-command': 'true', commands: allCommands, 'signing-key': key },
      event: command,
      env: { GITHUB_API_URL: github.url, GITHUB_GRAPHQL_URL: `${github.url}/graphql` },
    });
    expect(reverted.exitCode).toBe(0);
    expect(life.present(7)[0]).toMatch(/^### ⚪ `web`: version 2 serves since /);
    expect(life.present(7)[1]).toMatch(/^`eve`, \[run \d+\]\(\S+\): `web` reverted from version 1 to version 0/);
    await expectTrue(life, 7);

    const scaled = await life.step({ mode: 'scale', job: 'web', count: '2' });
    expect(scaled.exitCode).toBe(0);
    expect(life.present(7)[0]).toMatch(/^### 🟢 `web`: version 3 serves since /);
    await expectTrue(life, 7);

    life.workspace.write(file, service('web', { image: 'three', count: 2 }));
    await life.plan({ inputs, event: pullRequestEvent(false, { number: 12 }) });
    const first = life.body(7);
    github.pulls = [...github.pulls, { number: 12, head: 'b'.repeat(40), state: 'closed' }];
    expect((await life.merge(12)).outputs).toMatchObject({ reason: '' });
    expect(life.present(7)[0]).toMatch(/^### ⚪ `web`: registered again by #12 at /);
    expect(life.present(12)[0]).toMatch(/^### 🟢 `web` rolled out in /);
    await expectTrue(life, 12);
    expect(first).not.toBe(life.body(7));

    const before = life.body(7);
    const stopped = await life.step({ mode: 'stop', job: 'web' });
    expect(stopped.exitCode).toBe(0);
    expect(life.present(12)[0]).toMatch(/^### ⚪ `web`: stopped at /);
    expect(life.body(7)).toBe(before);
    await expectTrue(life, 12);
    const history = life.body(7).split('<!-- outrider:history -->')[1] ?? '';
    expect([...history.matchAll(/^- \S+ .*?, `(\w+)`: `([^`]*)`/gm)].map(([, by, text]) => [by, text])).toEqual([
      ['ada', 'mode: promote'],
      ['eve', `/outrider revert web 0 plan ${plan}`],
      ['ada', 'mode: scale'],
      ['ada', 'mode: register'],
    ]);
  });

  test('a register without a comment of its own touches no other comment', async () => {
    await using life = await startLife();
    const { github, workspace } = life;
    await life.plan({ inputs });
    await life.merge(7);
    await life.step({ mode: 'promote', job: 'web' });
    workspace.write(file, service('web', { image: 'three' }));
    await life.plan({ inputs, event: pullRequestEvent(false, { number: 12 }) });
    github.pulls = [{ number: 12, head: 'b'.repeat(40), state: 'closed' }];
    github.reviews.listOf = { 12: github.reviews.list };
    const before = [life.body(7), life.body(12)];
    const run = await life.register({ inputs: { ...inputs, comment: 'off' }, event: closedEvent(true, 12) });
    expect(run.outputs).toMatchObject({ changed: 'true', reason: '' });
    expect([life.body(7), life.body(12)]).toEqual(before);
  });
});
