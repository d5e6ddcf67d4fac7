import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../../sandbox/src/server.ts';
import { runAction, type ActionRun } from '../support/action.ts';
import { pullRequestEvent } from '../support/github.ts';
import { createWorkspace, type Workspace } from '../support/workspace.ts';

let open: Sandbox;
let secured: Sandbox;
let folder: Workspace;

beforeAll(async () => {
  [open, secured] = await Promise.all([startSandbox(), startSandbox({ acl: true })]);
  folder = createWorkspace({
    'a.nomad.hcl': 'job "a" {\n  group "g" {\n    task "t" {\n      driver = "mock_driver"\n    }\n  }\n}\n',
  });
});
afterAll(async () => {
  folder[Symbol.dispose]();
  await Promise.all([open.close(), secured.close()]);
});

const token = '5b1f4a7e-93d2-4c60-8f3a-d02c7e6ab915';
const notice =
  'This pull request is from a fork: GitHub gives its runs no secrets or variables, so nothing was planned.';

type Event = ReturnType<typeof pullRequestEvent>;

/** The event of a fork, or of one that was deleted. */
function forkEvent(name = 'pull_request', { deleted = false } = {}): Event {
  const { payload } = pullRequestEvent(true);
  const { pull_request: pull } = payload as { pull_request: { head: object } };
  return { name, payload: { pull_request: deleted ? { ...pull, head: { ...pull.head, repo: null } } : pull } };
}

async function run(inputs: Readonly<Record<string, string>>, event: Event, actor = 'ada'): Promise<ActionRun> {
  return runAction({
    workspace: folder.path,
    inputs: { 'job-files': '*.nomad.hcl', ...inputs },
    event,
    env: { GITHUB_ACTOR: actor },
  });
}

function readNotes({ annotations }: ActionRun): readonly (readonly [level: string, message: string | undefined])[] {
  return annotations.map(({ level, message }) => [level, message.split('\n')[0]]);
}

describe.concurrent('pull request of a fork', () => {
  test.each<readonly [string, () => Readonly<Record<string, string>>]>([
    ['neither address nor token', () => ({ address: '', token: '' })],
    ['an address, but no token', () => ({ address: secured.scheduler, token: '' })],
    ['a token, but no address', () => ({ address: '', token })],
    ['an address of a cluster that asks for no token', () => ({ address: open.scheduler })],
    ['an address of empty variables alone', () => ({ address: 'https://:4646', token: '' })],
    ['half of a client certificate', () => ({ 'client-cert': '-----BEGIN CERTIFICATE-----' })],
    ['an audience without its auth method', () => ({ audience: 'nomad.example' })],
    ['an auth method without an identity token', () => ({ address: secured.scheduler, 'auth-method': 'github' })],
    ['no job files, which a variable names', () => ({ 'job-files': '' })],
  ])('the pull request of a fork with %s ends with a notice and exit 0', async (_, inputs) => {
    const ended = await run(inputs(), forkEvent());
    expect([ended.exitCode, readNotes(ended)]).toEqual([0, [['notice', notice]]]);
    expect(ended.outputs).toMatchObject({
      changed: 'false',
      jobs: '[]',
      destructive: 'false',
      'comment-url': '',
      summary: 'Nothing was planned: the pull request is from a fork',
      reason: '',
    });
    expect(readFileSync(ended.outputs['plan-json'] ?? '', 'utf8')).toBe('[]\n');
    expect(readFileSync(ended.outputs['plan-text'] ?? '', 'utf8')).toBe('');
    expect(ended.summary).toMatch(/^### ⚪ Nothing was planned/);
    expect(ended.summary).toContain(`> [!NOTE]\n> ${notice}`);
  });

  test.each([
    ['whose repository is deleted', forkEvent('pull_request', { deleted: true })],
    ['that is reviewed', forkEvent('pull_request_review')],
    ['that is commented on', forkEvent('pull_request_review_comment')],
  ])('a pull request of a fork %s ends with a notice, too', async (_, event) => {
    const ended = await run({}, event);
    expect([ended.exitCode, readNotes(ended)]).toEqual([0, [['notice', notice]]]);
  });

  test('parse of the pull request of a fork ends with a notice, too', async () => {
    const ended = await run({ mode: 'parse', address: secured.scheduler }, forkEvent());
    expect([ended.exitCode, readNotes(ended)]).toEqual([0, [['notice', notice.replace('planned', 'parsed')]]]);
    expect(ended.outputs).toMatchObject({ changed: 'false', jobs: '[]', reason: '' });
    expect(readFileSync(ended.outputs['job-json'] ?? '', 'utf8')).toBe('[]\n');
  });

  test('the pull request of a fork is planned with an address and a token, which a private repository may allow', async () => {
    const ended = await run(
      { address: secured.scheduler, token: secured.keys?.tokens['plan-only'] ?? '' },
      forkEvent(),
    );
    expect([ended.exitCode, ended.outputs['changed'], ended.outputs['reason']]).toEqual([0, 'true', '']);
  });

  test.each([
    [{ timeout: 'soon' }, /`timeout`/],
    [{ adress: 'https://nomad.example' }, /`adress` does not exist/],
    [{ address: 'nomad.example' }, /has no scheme/],
    [{ redact: 'none' }, /not allowed on pull requests from forks/],
    [{ 'job-files': '!a.nomad.hcl' }, /contains only patterns with `!`/],
  ])('an invalid input on the pull request of a fork is an error: %j', async (inputs, expected) => {
    const ended = await run(inputs, forkEvent());
    expect([ended.exitCode, ended.outputs['reason']]).toEqual([1, 'input']);
    const errors = readNotes(ended).map(([, message]) => message);
    expect(errors).toEqual([expect.stringMatching(expected) as string]);
  });
});

describe.concurrent('runs with secrets, and modes that write', () => {
  test.each([
    ['the pull request of a branch', pullRequestEvent(), 'ada'],
    ['a run of Dependabot', pullRequestEvent(), 'dependabot[bot]'],
    ['`pull_request_target`, which has secrets', forkEvent('pull_request_target'), 'ada'],
    ['a push', { name: 'push', payload: {} }, 'ada'],
  ])('a missing address or token is an error in %s', async (_, event, actor) => {
    const ended = await run({}, event, actor);
    expect([ended.exitCode, ended.outputs['reason']]).toEqual([1, 'input']);
    expect(readNotes(ended)).toEqual([['error', 'Input `address` is missing.']]);
    const denied = await run({ address: secured.scheduler }, event, actor);
    expect([denied.exitCode, denied.outputs['reason']]).toEqual([1, 'unauthorized']);
  });

  test.each(['register', 'status', 'deprecate'])(
    'mode %s without an address or a token is an error on the pull request of a fork, too',
    async (mode) => {
      const inputs: Record<string, string> = mode === 'register' ? {} : { 'job-files': '', job: 'a' };
      const ended = await run({ mode, ...inputs, ...(mode === 'deprecate' ? { job: '' } : {}) }, forkEvent());
      expect([ended.exitCode, ended.outputs['reason']]).toEqual([1, 'input']);
    },
  );
});
