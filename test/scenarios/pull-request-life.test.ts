import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { allCommands } from '../support/commanding.ts';
import { openCommandThread } from '../support/command-thread.ts';
import { createClosedEvent, otherEvent, pullRequestEvent } from '../support/github.ts';
import { service, startStory, type Story } from '../support/registering.ts';
import { findPlan } from '../../src/report/comment/quoted-plan.ts';

const key = 'a-key-of-more-than-sixteen-bytes';
const file = 'jobs/web.nomad.hcl';
const moment = /\d\d:\d\d UTC on [A-Z][a-z]{2} \d{1,2}/;

interface Life extends Story {
  /** The visible lines of the comment on a pull request before the folded plan. */
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
      const [before = ''] = body(number).split('<details><summary>The plan that was reviewed');
      return before.split('\n').filter((line) => line !== '' && !/^(?:```|<!--)/.test(line));
    },
    step: (given: Readonly<Record<string, string>>) =>
      story.run({ inputs: given, event: otherEvent('workflow_dispatch'), env: env() }),
    merge: async (number: number) => {
      github.reviews.list = [{ by: 'eve', state: 'APPROVED' }];
      github.reviews.listByPull = { 12: github.reviews.list };
      return story.register({ inputs, event: createClosedEvent(true, number), env: env() });
    },
  });
}

describe('the life of a pull request', () => {
  test('its comment reports the findings of the plan, the register run and commands, each with its time, and later changes leave it as it is', async () => {
    await using life = await startLife();
    const { github } = life;
    const thread = openCommandThread(github, key);
    await life.plan({ inputs });
    expect(life.present(7)[0]).toBe('### 🔵 Plan: `web` changes');
    expect(life.body(7)).toContain('0 of 1');
    const planned = findPlan(life.body(7));
    expect(thread.record().phase).toBeUndefined();

    expect((await life.merge(7)).exitCode).toBe(0);
    github.pulls = [{ number: 7, head: 'b'.repeat(40), state: 'closed', mergedAt: '2026-11-20T09:00:00Z' }];
    const plan = thread.planId();
    const waiting = new RegExp(
      `^### 🟡 \`web\` waits for promotion, as of ${moment.source}: 1 canary of version 1 is healthy, version 0 still takes traffic$`,
    );
    expect(life.present(7)[0]).toMatch(waiting);
    expect(life.present(7)).toContain(`/outrider promote web plan ${plan}`);
    expect([findPlan(life.body(7)), thread.record().phase]).toEqual([planned, 'registered']);

    const before = life.body(7);
    expect((await life.step({ mode: 'promote', job: 'web', 'signing-key': key })).exitCode).toBe(0);
    expect(life.body(7)).toBe(before);

    thread.age();
    const command = thread.comment(`/outrider revert web 0 plan ${plan}`, { login: 'eve', type: 'User' });
    github.commands.roles = { eve: 'write' };
    const reverted = await life.run({
      inputs: { mode: 'revert', 'from-command': 'true', commands: allCommands, 'signing-key': key },
      event: command,
      env: { GITHUB_API_URL: github.url, GITHUB_GRAPHQL_URL: `${github.url}/graphql` },
    });
    expect(reverted.exitCode).toBe(0);
    expect(life.present(7).slice(0, 6)).toEqual([
      '> [!NOTE]',
      expect.stringMatching(new RegExp(`^> 🚀 ${moment.source}, \`eve\`: \`/outrider revert web 0 plan ${plan}\``)),
      expect.stringMatching(/^> `web` reverted from version 1 to version 0/),
      expect.stringMatching(/^### 🟢 `web` reverted from version 1 to version 0/),
      '<details><summary>The state before commands changed the job</summary>',
      expect.stringMatching(waiting),
    ]);
    expect([findPlan(life.body(7)), thread.planId()]).toEqual([planned, plan]);
    expect(thread.record()).toMatchObject({ phase: 'registered', jobs: [{ command: command.id }] });

    const shown = life.body(7);
    expect((await life.step({ mode: 'scale', job: 'web', count: '2' })).exitCode).toBe(0);
    life.workspace.write(file, service('web', { image: 'three', count: 2 }));
    await life.plan({ inputs, event: pullRequestEvent(false, { number: 12 }) });
    github.pulls = [...github.pulls, { number: 12, head: 'b'.repeat(40), state: 'closed' }];
    expect((await life.merge(12)).outputs).toMatchObject({ reason: '' });
    expect(life.present(12)[0]).toMatch(/^### 🟢 `web` rolled out in /);
    const registered = life.body(12);
    expect((await life.step({ mode: 'stop', job: 'web' })).exitCode).toBe(0);
    expect([life.body(7), life.body(12)]).toEqual([shown, registered]);
  });

  test('a step that changes a job asks GitHub nothing', async () => {
    await using life = await startLife();
    await life.plan({ inputs });
    await life.merge(7);
    const from = life.github.requests.length;
    for (const given of [
      { mode: 'promote', job: 'web', 'signing-key': key },
      { mode: 'scale', job: 'web', count: '2' },
      { mode: 'restart', job: 'web', timeout: '60s' },
      { mode: 'stop', job: 'web' },
    ])
      expect((await life.step(given)).outputs).toMatchObject({ changed: 'true', reason: '' });
    expect(life.github.requests.slice(from)).toEqual([]);
  });

  test('a register run that ended is not written again, and one that was interrupted is', async () => {
    await using life = await startLife();
    const thread = openCommandThread(life.github, key);
    await life.plan({ inputs });
    await life.merge(7);
    await life.step({ mode: 'promote', job: 'web', 'signing-key': key });
    const body = life.body(7);
    expect((await life.merge(7)).outputs).toMatchObject({ changed: 'false', reason: '' });
    expect(life.body(7)).toBe(body);
    for (const phase of ['registering', 'incomplete'] as const) {
      thread.setRecord({ phase });
      await life.merge(7);
      expect(life.present(7)[0]).toMatch(/^### ⚪ Nothing to register|^### 🟡 `web` waits for promotion/);
      expect(life.body(7)).not.toBe(body);
      expect(thread.record().phase).toBe('registered');
    }
  });
});
