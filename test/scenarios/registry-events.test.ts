import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders, type ActionRun } from '../support/action.ts';
import { network, releaseEvent, startModules, tagEvent, versionsIn, type ModuleStory } from '../support/modules.ts';

afterAll(removeRunFolders);

const versions = ['1.0.0', '1.1.0', '2.0.0', '2.1.0'];
const dispatch = { name: 'workflow_dispatch', payload: { ref: 'refs/heads/main' } };
const schedule = { name: 'schedule', payload: {} };
const ours = { reason: 'Old. [outrider]', link: '' };

describe.concurrent('what is released', () => {
  test.each(['v2.1.0', '2.1.0', 'network-v2.1.0', 'network/v2.1.0', 'network@2.1.0', 'modules/network/v2.1.0'])(
    'is told by the tag %s',
    async (tag) => {
      await using story = await startModules({ versions });
      for (const event of [tagEvent(tag), releaseEvent(tag, 'released')]) {
        const run = await story.deprecate({ event });
        expect([run.exitCode, story.deprecated()]).toEqual([0, ['1.0.0', '1.1.0', '2.0.0']]);
      }
    },
  );

  test.each(['v2', 'v2.1', 'nightly', 'other-v2.1.0', 'v2.1.0.1'])(
    'a tag that is none of the module, %s, is a notice',
    async (tag) => {
      await using story = await startModules({ versions });
      const run = await story.deprecate({ event: tagEvent(tag) });
      expect([run.exitCode, story.written(), run.outputs['changed']]).toEqual([0, [], 'false']);
      expect(run.annotations).toMatchObject([{ level: 'notice', message: expect.stringContaining(tag) as string }]);
    },
  );

  test('is told by the input, whatever the event is', async () => {
    await using story = await startModules({ versions });
    await story.deprecate({ event: dispatch, inputs: { 'module-version': 'v2.0.0', policy: 'older-than-release' } });
    expect(story.deprecated()).toEqual(['1.0.0', '1.1.0']);
  });

  test.each([dispatch, schedule])('is the newest version where nothing tells it: $name', async (event) => {
    await using story = await startModules({
      versions: [...versions.slice(0, 3), { version: '2.1.0', tag: 'v2.1.0' }],
    });
    const run = await story.deprecate({ event });
    expect([run.exitCode, story.deprecated()]).toEqual([0, ['1.0.0', '1.1.0', '2.0.0']]);
    expect(run.log).toContain('the newest, 2.1.0, counts as released');
    expect(story.registry.deprecation(network, '1.0.0')?.link).toBe(
      'https://github.example/acme/jobs/releases/tag/v2.1.0',
    );
  });

  test('is the tag that a run by hand was started on', async () => {
    await using story = await startModules({ versions });
    const event = { name: 'workflow_dispatch', payload: { ref: 'refs/tags/v1.1.0' } };
    await story.deprecate({ event, inputs: { policy: 'older-than-release' } });
    expect(story.deprecated()).toEqual(['1.0.0']);
  });

  test('is nothing where a branch comes or goes', async () => {
    await using story = await startModules({ versions });
    for (const name of ['create', 'delete']) {
      const event = { name, payload: { ref: 'some/branch', ref_type: 'branch' } };
      const runs = [await story.deprecate({ event }), await story.reinstate({ event })];
      expect(runs.map(({ exitCode, annotations }) => [exitCode, annotations[0]?.level])).toEqual([
        [0, 'notice'],
        [0, 'notice'],
      ]);
    }
    expect(story.written()).toEqual([]);
  });

  test('is not what was withdrawn', async () => {
    await using story = await startModules({ versions });
    for (const event of [releaseEvent('v2.1.0', 'deleted'), tagEvent('v2.1.0', true)]) {
      const run = await story.deprecate({ event });
      expect([run.exitCode, run.outputs['reason'], story.written()]).toEqual([1, 'input', []]);
      expect(run.annotations[0]?.message).toContain('mode: reinstate');
    }
  });
});

const zeros = '0'.repeat(40);
const release = { tag_name: 'v2.1.0', html_url: 'https://github.example/acme/jobs/releases/tag/v2.1.0' };
const pull = { number: 7, head: { sha: 'b'.repeat(40), ref: 'v2.1.0' }, base: { sha: 'a'.repeat(40), ref: 'main' } };

/** What comes with a push, a comment or a pull request, and names no release; the last part is `GITHUB_REF`. */
const others: readonly (readonly [name: string, payload: object, ref: string])[] = [
  ['push', { ref: 'refs/heads/main', after: 'a'.repeat(40) }, 'refs/heads/main'],
  ['push', { ref: 'refs/heads/v2.1.0', deleted: false }, 'refs/heads/v2.1.0'],
  ['push', {}, 'refs/heads/refs/tags/v2.1.0'],
  ['pull_request', { action: 'opened', pull_request: pull }, 'refs/pull/7/merge'],
  ['pull_request', { action: 'closed', pull_request: { ...pull, merged: true } }, 'refs/heads/main'],
  ['pull_request_target', { action: 'opened', pull_request: pull }, 'refs/heads/main'],
  ['pull_request_review', { action: 'submitted', pull_request: pull }, 'refs/pull/7/merge'],
  ['merge_group', { merge_group: { head_ref: 'refs/heads/gh-readonly-queue/main/pr-7-abc' } }, 'refs/heads/main'],
  ['issue_comment', { action: 'created', comment: { body: 'v2.1.0' } }, 'refs/heads/main'],
  ['workflow_run', { workflow_run: { head_branch: 'v2.1.0', event: 'release' } }, 'refs/heads/main'],
  ['repository_dispatch', { action: 'release', client_payload: { ref: 'refs/tags/v2.1.0' } }, 'refs/heads/main'],
  ['registry_package', { action: 'published', registry_package: { name: 'network' } }, 'refs/heads/main'],
  ['release', { action: 'created', release: { ...release, draft: true } }, 'refs/heads/main'],
  ['release', { action: 'edited', release: { ...release, draft: true } }, 'refs/tags/v2.1.0'],
  ['release', { action: 'deleted', release: { ...release, draft: true } }, 'refs/heads/main'],
  ['release', {}, 'refs/tags/v2.1.0'],
  ['', {}, ''],
];

describe.concurrent('an event without a tag or a release', () => {
  test.each(others)(
    'A1: deprecate and reinstate change nothing without a release, whatever the mode and the policy: %s, %j',
    async (name, payload, ref) => {
      await using story = await startModules({
        versions: [{ version: '1.0.0', deprecation: ours }, ...versions.slice(1)],
      });
      const telling = { event: { name, payload }, env: { GITHUB_REF: ref } };
      const explicit = { policy: 'explicit', versions: '1.0.0\n1.1.0' };
      const runs = [
        await story.deprecate(telling),
        await story.deprecate({ ...telling, inputs: { ...explicit, 'dry-run': 'true' } }),
        await story.reinstate({ ...telling, inputs: explicit }),
      ];
      for (const run of runs) {
        expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([1, 'input', 'false']);
        expect(run.annotations[0]?.message).toContain('Nothing was changed');
      }
      expect(story.registry.requests).toEqual([]);
    },
  );

  test('is reported with its name and both ways out', async () => {
    await using story = await startModules({ versions });
    const run = await story.deprecate({ event: { name: 'pull_request', payload: { pull_request: pull } } });
    expect(run.annotations.map(({ level, message }) => [level, message.replace(/\nMore: .*/, '')])).toEqual([
      [
        'error',
        '`mode: deprecate` found no release: this run is a `pull_request` event, not a tag or a release. Nothing was changed\n' +
          'Run it `on: release`, or name the version with `module-version: 2.0.0`.',
      ],
    ]);
  });

  test('goes on where `module-version` names the version', async () => {
    await using story = await startModules({ versions });
    const event = { name: 'push', payload: { ref: 'refs/heads/main' } };
    const run = await story.deprecate({ event, inputs: { 'module-version': '2.1.0' } });
    expect([run.exitCode, story.deprecated()]).toEqual([0, ['1.0.0', '1.1.0', '2.0.0']]);
  });

  test('is a tag that a push deletes, also where only the commit of zeros shows it', async () => {
    await using story = await startModules({ versions });
    const event = { name: 'push', payload: { ref: 'refs/tags/v2.1.0', after: zeros } };
    const run = await story.deprecate({ event });
    expect([run.exitCode, run.outputs['reason'], story.written()]).toEqual([1, 'input', []]);
  });

  test('does not keep a schedule, or a run by hand, from bringing back what `versions` names', async () => {
    for (const event of [schedule, dispatch]) {
      await using story = await startModules({ versions: [{ version: '1.0.0', deprecation: ours }, '2.0.0'] });
      const run = await story.reinstate({ event, inputs: { policy: 'explicit', versions: '1.0.0' } });
      expect([run.exitCode, story.written()]).toEqual([0, ['reinstate 1.0.0']]);
    }
  });
});

/** Three modules of one repository, two of whose prefixes begin alike. */
async function startRepository(): Promise<ModuleStory> {
  const story = await startModules({ versions, tagPrefix: 'net-' });
  for (const [name, tagPrefix] of [
    ['network-db', 'net-db-'],
    ['plain', undefined],
  ] as const) {
    story.registry.publish({ name, provider: 'aws', versions, ...(tagPrefix === undefined ? {} : { tagPrefix }) });
  }
  return story;
}

const three = { module: 'acme/network/aws\nacme/network-db/aws\nacme/plain/aws' };

describe.concurrent('several modules of one repository', () => {
  test.each<readonly [string, string]>([
    ['net-v2.1.0', ''],
    ['net-db-v2.1.0', 'network-db '],
    ['v2.1.0', 'plain '],
    ['plain/2.1.0', 'plain '],
  ])('are told apart by their prefixes: %s', async (tag, module) => {
    await using story = await startRepository();
    const run = await story.deprecate({ event: tagEvent(tag), inputs: three });
    expect(run.exitCode).toBe(0);
    expect(story.written()).toEqual(['1.0.0', '1.1.0', '2.0.0'].map((version) => `deprecate ${module}${version}`));
  });

  test('are judged each by itself, and one that is wrong does not keep the others from it', async () => {
    await using story = await startRepository();
    const module = `acme/nowhere/aws\n${three.module}`;
    const run = await story.deprecate({ event: schedule, inputs: { ...three, module } });
    expect([run.exitCode, run.outputs['reason'], story.written().length]).toEqual([1, 'not-found', 9]);
    expect(run.outputs['summary']).toBe('Deprecated 9 versions of 4 modules');
    expect(run.summary).toContain('#### `acme/network-db/aws` `2.1.0`');
  });

  test('one token that may not is found out once', async () => {
    await using story = await startRepository();
    const run: ActionRun = await story.deprecate({ event: schedule, inputs: three, token: 'member' });
    expect([run.exitCode, run.outputs['reason'], story.written().length]).toEqual([1, 'permission', 1]);
    expect(run.annotations.map(({ message }) => message).join('\n')).toContain('acme/plain/aws was not tried');
  });

  test('a prefix of the input counts for all of them', async () => {
    await using story = await startRepository();
    const inputs = { ...three, 'tag-prefix': 'release/' };
    const run = await story.deprecate({ event: tagEvent('release/v2.1.0'), inputs });
    expect([run.exitCode, versionsIn(run, 'deprecated')]).toEqual([
      0,
      [0, 1, 2].flatMap(() => ['1.0.0', '1.1.0', '2.0.0']),
    ]);
  });
});
