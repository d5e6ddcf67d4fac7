import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContext } from '../../../src/clients/github/context.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'outrider-context-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function event(content: unknown): string {
  const file = join(folder, 'event.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

function pullRequest(headRepo: unknown) {
  return {
    pull_request: {
      number: 12,
      head: { sha: 'a'.repeat(40), ref: 'change', repo: headRepo },
      base: { sha: 'b'.repeat(40), ref: 'main', repo: { id: 1, full_name: 'acme/jobs' } },
    },
  };
}

function read(content: unknown, eventName = 'pull_request') {
  return readContext({ GITHUB_EVENT_NAME: eventName, GITHUB_EVENT_PATH: event(content) });
}

const runVariables = {
  GITHUB_API_URL: 'https://ghe.example/api/v3/',
  GITHUB_GRAPHQL_URL: 'https://ghe.example/api/graphql',
  GITHUB_SERVER_URL: 'https://ghe.example/',
  GITHUB_REPOSITORY: 'acme/jobs',
  GITHUB_RUN_ID: '90071992547409931',
  GITHUB_RUN_NUMBER: '812',
  GITHUB_RUN_ATTEMPT: '2',
  GITHUB_JOB: 'plan',
  GITHUB_ACTION: '__acme_outrider_2',
};

describe('readContext', () => {
  test('readContext keeps large IDs and strips trailing slashes from URLs', () => {
    expect(readContext(runVariables)).toMatchObject({
      apiUrl: 'https://ghe.example/api/v3',
      graphqlUrl: 'https://ghe.example/api/graphql',
      serverUrl: 'https://ghe.example',
      repo: { owner: 'acme', repo: 'jobs' },
      runId: '90071992547409931',
      runNumber: 812,
      runAttempt: 2,
      job: 'plan',
      action: '__acme_outrider_2',
      runUrl: 'https://ghe.example/acme/jobs/actions/runs/90071992547409931',
    });
  });

  test('readContext uses the addresses of github.com outside of a runner', () => {
    expect(readContext({})).toMatchObject({
      apiUrl: 'https://api.github.com',
      serverUrl: 'https://github.com',
      repo: undefined,
      runUrl: undefined,
      workspace: undefined,
      pullRequest: undefined,
      problem: undefined,
    });
  });

  test.each(['acme', 'acme/', '/jobs', 'acme/jobs/more', ''])('readContext finds no repository in %j', (slug) => {
    expect(readContext({ GITHUB_REPOSITORY: slug }).repo).toBeUndefined();
  });
});

describe('pull request of the event', () => {
  test.each(['pull_request', 'pull_request_target'])('readContext reads the pull request from the event %s', (name) => {
    expect(read(pullRequest({ id: 1, full_name: 'Acme/jobs' }), name)).toMatchObject({
      pullRequest: { number: 12, headSha: 'a'.repeat(40), baseSha: 'b'.repeat(40), isFromFork: false },
      problem: undefined,
    });
  });

  test.each([
    ['a deleted repository', null],
    ['a repository with the same ID but another name', { id: 1, full_name: 'mallory/jobs' }],
  ])('a pull request is from a fork when its head is in %s', (_, headRepo) => {
    expect(read(pullRequest(headRepo)).pullRequest?.isFromFork).toBe(true);
  });

  test('readContext does not open the event file of an event without a pull request', () => {
    expect(readContext({ GITHUB_EVENT_NAME: 'push', GITHUB_EVENT_PATH: '/nowhere' })).toMatchObject({
      pullRequest: undefined,
      problem: undefined,
    });
  });

  test.each([
    ['broken JSON', '{"pull_request":'],
    ['a list', []],
    ['an empty object', {}],
    ['a pull request without a head', { pull_request: { number: 1 } }],
    ['a number that is a string', { pull_request: { ...pullRequest(null).pull_request, number: '12' } }],
  ])('readContext reports an event file with %s as a problem', (_, content) => {
    const { pullRequest: match, problem } = read(content);
    expect(match).toBeUndefined();
    expect(problem).toMatch(/event\.json/);
  });

  test('readContext reports a missing event file as a problem', () => {
    const env = { GITHUB_EVENT_NAME: 'pull_request' };
    expect(readContext(env).problem).toMatch(/GITHUB_EVENT_PATH/);
    expect(readContext({ ...env, GITHUB_EVENT_PATH: join(folder, 'missing') }).problem).toMatch(/missing/);
  });

  test('readContext never throws on any event payload', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const context = read(`{"pull_request": ${json}}`);
        expect(context.pullRequest === undefined).toBe(context.problem !== undefined);
      }),
    );
  });
});

function readClosing(more: object): object {
  const { pull_request: pull } = pullRequest({ full_name: 'acme/jobs' });
  const { state, mergedAt } = read({ pull_request: { ...pull, ...more } }).pullRequest ?? {};
  return { state, mergedAt };
}

describe('details of the event for register', () => {
  test('readContext distinguishes merged, closed and open pull requests', () => {
    expect(readClosing({ state: 'open', merged: false })).toEqual({ state: 'open', mergedAt: 0 });
    expect(readClosing({ state: 'closed', merged: false })).toEqual({ state: 'closed', mergedAt: 0 });
    expect(readClosing({ state: 'closed', merged: true })).toEqual({ state: 'merged', mergedAt: 0 });
    expect(readClosing({})).toEqual({ state: 'open', mergedAt: 0 });
  });

  test('readContext finds the pull request of a merge group with any base name', () => {
    const base = fc.stringMatching(/^[a-z][a-z0-9/-]{0,20}[a-z0-9]$/);
    fc.assert(
      fc.property(
        base,
        fc.integer({ min: 1, max: 999_999 }),
        fc.stringMatching(/^[0-9a-f]{40}$/),
        (name, number, sha) => {
          const head_ref = `refs/heads/gh-readonly-queue/${name}/pr-${number}-${sha}`;
          expect(read({ merge_group: { head_ref } }, 'merge_group')).toMatchObject({
            subject: { pullRequestNumbers: [number] },
            problem: undefined,
          });
        },
      ),
    );
  });

  test('readContext reports a merge group without a pull request', () => {
    for (const head_ref of ['refs/heads/main', 'refs/heads/gh-readonly-queue/main/pr-0-abc', 7, undefined]) {
      const context = read({ merge_group: { head_ref } }, 'merge_group');
      expect(context.subject.pullRequestNumbers).toEqual([]);
      expect(context.problem).toContain('contains no pull request of a merge queue');
    }
  });

  test('a repository counts as public unless the event marks it private', () => {
    expect(read({ repository: { private: true } }, 'push').isPublicRepository).toBe(false);
    for (const content of [{ repository: { private: false } }, { repository: {} }, {}, null])
      expect(read(content, 'push').isPublicRepository).toBe(true);
  });
});

describe('the comment of an event', () => {
  const alice = { login: 'alice', type: 'User' };
  const comment = { id: 5, body: '/outrider status', created_at: '2026-11-20T09:00:00Z', user: alice };
  const issue = { number: 7, pull_request: {} };
  const payload = { action: 'created', comment, issue, sender: alice };

  test('readContext reads a new comment on a pull request by the account that caused the event', () => {
    expect(read(payload, 'issue_comment').comment).toEqual({
      id: 5,
      number: 7,
      body: '/outrider status',
      createdAt: '2026-11-20T09:00:00Z',
      author: 'alice',
      isBot: false,
    });
  });

  test.each<[string, object, string?]>([
    ['another event', {}, 'issues'],
    ['an edited comment', { action: 'edited' }],
    ['a comment on an issue', { issue: { number: 7 } }],
    ['another sender', { sender: { login: 'bob' } }],
    ['no sender', { sender: null }],
    ['no author', { comment: { ...comment, user: null } }],
    ['no time', { comment: { ...comment, created_at: '' } }],
    ['an ID that is a text', { comment: { ...comment, id: '5' } }],
    ['no text', { comment: { ...comment, body: null } }],
  ])('readContext reads no comment of %s', (_, more, name = 'issue_comment') => {
    expect(read({ ...payload, ...more }, name).comment).toBeUndefined();
  });

  test.each(['Bot', 'Mannequin', 'an unknown type'])('an author of the type %s counts as an app', (type) => {
    const bot = { ...alice, type };
    const { comment: match } = read({ ...payload, comment: { ...comment, user: bot }, sender: bot }, 'issue_comment');
    expect(match?.isBot).toBe(true);
  });
});
