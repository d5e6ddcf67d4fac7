import { describe, expect, test } from 'vitest';
import { network, releaseEvent, startModules, tagEvent, readNames, type ModuleStory } from '../support/modules.ts';

const versions = ['1.0.0', '1.1.0', '2.0.0', '2.1.0'];
const dispatch = { name: 'workflow_dispatch', payload: { ref: 'refs/heads/main' } };
const schedule = { name: 'schedule', payload: {} };
const actual = { reason: 'Old. [outrider]', link: '' };

describe.concurrent('released version of a module', () => {
  test.each([
    ['v2', 'The tag `v2` is not a full version: name the release `v2.0.0`; nothing was changed.'],
    ['v2.0', 'The tag `v2.0` is not a full version: name the release `v2.0.0`; nothing was changed.'],
    ['network-v2', 'The tag `network-v2` belongs to none of the listed modules; nothing was changed.'],
    ['latest', 'The tag `latest` belongs to none of the listed modules; nothing was changed.'],
  ])('deprecate shows a notice for the tag %s, which moves from release to release', async (tag, message) => {
    await using story = await startModules({ versions });
    const run = await story.deprecate({ event: tagEvent(tag) });
    expect([run.exitCode, story.takeWrites(), run.outputs['changed']]).toEqual([0, [], 'false']);
    expect(run.annotations).toMatchObject([{ level: 'notice', message: expect.stringContaining(message) as string }]);
  });

  test.each([
    ['other-v2.1.0', '', 'set `tag-prefix: other-`'],
    ['release-2.1.0', '', 'set `tag-prefix: release-`'],
    ['v2.1.0', 'net-', 'Name tags like `net-v1.2.3`, set `tag-prefix`, or'],
    ['azurerm/network/v2.1.0', '', 'set `tag-prefix: azurerm/network/`'],
  ])(
    'deprecate and reinstate fail on the tag %s, which is not a version of the only module (tag-prefix %j)',
    async (tag, prefix, hint) => {
      await using story = await startModules({ versions });
      const run = await story.deprecate({ event: tagEvent(tag), inputs: { 'tag-prefix': prefix } });
      expect(run.annotations[0]?.message).toContain(hint);
      expect([run.exitCode, story.takeWrites(), run.outputs['changed'], run.outputs['reason']]).toEqual([
        1,
        [],
        'false',
        'input',
      ]);
      expect(run.annotations).toMatchObject([
        { level: 'error', message: expect.stringContaining(`\`${tag}\` is not a version of`) as string },
      ]);
      const withdrawn = await story.reinstate({ event: tagEvent(tag, true), inputs: { 'tag-prefix': prefix } });
      expect([withdrawn.exitCode, withdrawn.outputs['reason'], withdrawn.annotations[0]?.level]).toEqual([
        1,
        'input',
        'error',
      ]);
    },
  );

  test.each(['acme/network/aws\nacme/dns/aws', 'acme/*/*'])(
    'deprecate and reinstate show a notice for a tag of no module with `module: %s`',
    async (module) => {
      await using story = await startModules({ versions });
      if (!module.includes('*')) story.registry.publish({ name: 'dns', provider: 'aws', versions: ['1.0.0'] });
      const run = await story.deprecate({ event: tagEvent('azurerm/network/v2.1.0'), inputs: { module } });
      expect([run.exitCode, run.annotations.map(({ level }) => level), story.takeWrites()]).toEqual([
        0,
        ['notice'],
        [],
      ]);
      const withdrawn = await story.reinstate({ event: tagEvent('other-v2.1.0', true), inputs: { module } });
      expect([withdrawn.exitCode, withdrawn.annotations.map(({ level }) => level)]).toEqual([0, ['notice']]);
    },
  );

  test.each([dispatch, schedule])('deprecate takes the newest version as released on $name', async (event) => {
    await using story = await startModules({
      versions: [...versions.slice(0, 3), { version: '2.1.0', tag: 'v2.1.0' }],
    });
    const run = await story.deprecate({ event });
    expect([run.exitCode, story.listDeprecated()]).toEqual([0, ['1.0.0', '1.1.0', '2.0.0']]);
    expect(run.log).toContain('its newest, 2.1.0, counts as released');
    expect(story.registry.deprecation(network, '1.0.0')?.link).toBe(
      'https://github.example/acme/jobs/releases/tag/v2.1.0',
    );
  });

  test('deprecate takes the tag that a manual run was started on', async () => {
    await using story = await startModules({ versions });
    const event = { name: 'workflow_dispatch', payload: { ref: 'refs/tags/v1.1.0' } };
    await story.deprecate({ event, inputs: { policy: 'older-than-release' } });
    expect(story.listDeprecated()).toEqual(['1.0.0']);
  });

  test('deprecate and reinstate do nothing when a branch is created or deleted', async () => {
    await using story = await startModules({ versions });
    for (const name of ['create', 'delete']) {
      const event = { name, payload: { ref: 'some/branch', ref_type: 'branch' } };
      const runs = [await story.deprecate({ event }), await story.reinstate({ event })];
      expect(runs.map(({ exitCode, annotations }) => [exitCode, annotations[0]?.level])).toEqual([
        [0, 'notice'],
        [0, 'notice'],
      ]);
    }
    expect(story.takeWrites()).toEqual([]);
  });

  test('deprecate refuses the event of a deleted release or tag', async () => {
    await using story = await startModules({ versions });
    for (const event of [releaseEvent('v2.1.0', 'deleted'), tagEvent('v2.1.0', true)]) {
      const run = await story.deprecate({ event });
      expect([run.exitCode, run.outputs['reason'], story.takeWrites()]).toEqual([1, 'input', []]);
      expect(run.annotations[0]?.message).toContain('mode: reinstate');
    }
  });
});

const zeros = '0'.repeat(40);
const release = { tag_name: 'v2.1.0', html_url: 'https://github.example/acme/jobs/releases/tag/v2.1.0' };
const pull = { number: 7, head: { sha: 'b'.repeat(40), ref: 'v2.1.0' }, base: { sha: 'a'.repeat(40), ref: 'main' } };

/** Events that name no release; the last part is `GITHUB_REF`. */
const others: readonly (readonly [name: string, payload: object, ref: string])[] = [
  ['push', { ref: 'refs/heads/main', after: 'a'.repeat(40) }, 'refs/heads/main'],
  ['pull_request', { action: 'opened', pull_request: pull }, 'refs/pull/7/merge'],
  ['pull_request', { action: 'closed', pull_request: { ...pull, merged: true } }, 'refs/heads/main'],
  ['issue_comment', { action: 'created', comment: { body: 'v2.1.0' } }, 'refs/heads/main'],
  ['repository_dispatch', { action: 'release', client_payload: { ref: 'refs/tags/v2.1.0' } }, 'refs/heads/main'],
  ['release', { action: 'created', release: { ...release, draft: true } }, 'refs/heads/main'],
  ['', {}, ''],
];

describe.concurrent('events without a tag or a release', () => {
  test.each(others)(
    'deprecate and reinstate change nothing on an event without a release, whatever the policy: %s, %j',
    async (name, payload, ref) => {
      await using story = await startModules({
        versions: [{ version: '1.0.0', deprecation: actual }, ...versions.slice(1)],
      });
      const options = { event: { name, payload }, env: { GITHUB_REF: ref } };
      const explicit = { policy: 'explicit', versions: '1.0.0\n1.1.0' };
      const runs = [
        await story.deprecate(options),
        await story.deprecate({ ...options, inputs: { ...explicit, 'dry-run': 'true' } }),
        await story.reinstate({ ...options, inputs: explicit }),
      ];
      for (const run of runs) {
        expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([1, 'input', 'false']);
        expect(run.annotations[0]?.message).toContain('Nothing was changed');
      }
      expect(story.registry.requests).toEqual([]);
    },
  );

  test('deprecate names an event without a release, and both ways to fix it', async () => {
    await using story = await startModules({ versions });
    const run = await story.deprecate({ event: { name: 'pull_request', payload: { pull_request: pull } } });
    expect(run.annotations.map(({ level, message }) => [level, message.replace(/\nMore: .*/, '')])).toEqual([
      [
        'error',
        '`mode: deprecate` found no release: this run is a `pull_request` event, not a tag or a release. Nothing was changed.\n' +
          'Run it `on: release`, or name the version with `module-version: 2.0.0`.',
      ],
    ]);
  });

  test('deprecate works on an event without a release when `module-version` names the version', async () => {
    await using story = await startModules({ versions });
    const event = { name: 'push', payload: { ref: 'refs/heads/main' } };
    const run = await story.deprecate({ event, inputs: { 'module-version': '2.1.0' } });
    expect([run.exitCode, story.listDeprecated()]).toEqual([0, ['1.0.0', '1.1.0', '2.0.0']]);
  });

  test('deprecate changes nothing on a push that deletes a tag, even when only its all-zero commit shows that', async () => {
    await using story = await startModules({ versions });
    const event = { name: 'push', payload: { ref: 'refs/tags/v2.1.0', after: zeros } };
    const run = await story.deprecate({ event });
    expect([run.exitCode, run.outputs['reason'], story.takeWrites()]).toEqual([1, 'input', []]);
  });

  test('reinstate on a schedule or in a manual run restores the versions named by `versions`', async () => {
    for (const event of [schedule, dispatch]) {
      await using story = await startModules({ versions: [{ version: '1.0.0', deprecation: actual }, '2.0.0'] });
      const run = await story.reinstate({ event, inputs: { policy: 'explicit', versions: '1.0.0' } });
      expect([run.exitCode, story.takeWrites()]).toEqual([0, ['reinstate 1.0.0']]);
    }
  });
});

/** Three modules of one repository, two of which have prefixes that begin alike. */
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
  ])('deprecate finds the module of a repository by the tag prefix: %s', async (tag, module) => {
    await using story = await startRepository();
    const run = await story.deprecate({ event: tagEvent(tag), inputs: three });
    expect(run.exitCode).toBe(0);
    expect(story.takeWrites()).toEqual(['1.0.0', '1.1.0', '2.0.0'].map((version) => `deprecate ${module}${version}`));
  });

  test('deprecate evaluates several modules separately, and an invalid one does not affect the others', async () => {
    await using story = await startRepository();
    const module = `acme/nowhere/aws\n${three.module}`;
    const run = await story.deprecate({ event: schedule, inputs: { ...three, module } });
    expect([run.exitCode, run.outputs['reason'], story.takeWrites().length]).toEqual([1, 'not-found', 9]);
    expect(run.outputs['summary']).toBe('Deprecated 9 versions of 3 modules; `acme/nowhere/aws` failed');
    expect(run.summary).toContain(
      '<summary><code>acme/network-db/aws</code> <code>2.1.0</code>: 3 deprecated</summary>',
    );
    expect(run.summary).toMatch(
      /^\| `acme\/nowhere\/aws`<br>🔴 failed \| — \|\n\| `acme\/network-db\/aws`<br>✏️ 3 deprecated \|/m,
    );
  });

  test('the input `tag-prefix` applies to all modules', async () => {
    await using story = await startRepository();
    const inputs = { ...three, 'tag-prefix': 'release/' };
    const run = await story.deprecate({ event: tagEvent('release/v2.1.0'), inputs });
    expect([run.exitCode, readNames(run, 'deprecated')]).toEqual([
      0,
      [0, 1, 2].flatMap(() => ['1.0.0', '1.1.0', '2.0.0']),
    ]);
  });
});
