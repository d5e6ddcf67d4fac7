import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders, type ActionRun } from '../support/action.ts';
import { network, startModules, versionsIn, type ModuleStory } from '../support/modules.ts';
import { createWorkspace } from '../support/workspace.ts';

afterAll(removeRunFolders);

const event = { name: 'workflow_dispatch', payload: {} };
const versions = ['1.0.0', '1.1.0', '1.2.0', '2.0.0'];

async function withFile(
  story: ModuleStory,
  list: unknown,
  inputs: Readonly<Record<string, string>> = {},
  mode: 'deprecate' | 'reinstate' = 'deprecate',
): Promise<ActionRun> {
  const text = typeof list === 'string' ? list : JSON.stringify(list);
  using workspace = createWorkspace({ 'modules/network.json': text });
  return await story[mode]({
    event,
    workspace: workspace.path,
    inputs: { policy: 'explicit', 'versions-file': 'modules/network.json', ...inputs },
  });
}

describe.concurrent('versions-file', () => {
  test('deprecate changes the versions of a file, each with its own reason and link, and none in a second run', async () => {
    await using story = await startModules({ versions });
    const list = [
      { version: 'v1.0.0', reason: 'CVE-2026-1234: use {{latest}}.', link: 'https://wiki.example/{{version}}' },
      { version: '1.1.0', link: 'none' },
      { version: '1.2.0' },
    ];
    const inputs = { reason: 'Old.', link: 'https://wiki.example/' };
    const run = await withFile(story, list, inputs);
    expect([run.exitCode, run.outputs['reason'], versionsIn(run, 'deprecated')]).toEqual([0, '', versions.slice(0, 3)]);
    expect(versions.map((version) => story.registry.deprecation(network, version))).toEqual([
      { reason: 'CVE-2026-1234: use 2.0.0. [outrider]', link: 'https://wiki.example/1.0.0' },
      { reason: 'Old. [outrider]', link: '' },
      { reason: 'Old. [outrider]', link: 'https://wiki.example/' },
      null,
    ]);
    story.written();
    expect([(await withFile(story, list, inputs)).exitCode, story.written()]).toEqual([0, []]);
    const back = await withFile(story, [{ version: '1.1.0' }], {}, 'reinstate');
    expect([back.exitCode, story.written()]).toEqual([0, ['reinstate 1.1.0']]);
  });

  test.each<readonly [string, unknown, Readonly<Record<string, string>>, readonly string[]]>([
    ['that is not JSON', '- version: 1.0.0', {}, ['"modules/network.json" is not a list of versions: it is missing']],
    [
      'with an unknown key',
      [{ version: '1.0.0', why: 'x' }],
      {},
      ['"modules/network.json" is not a list of versions: `0.why`'],
    ],
    ['without versions', [], {}, ['"modules/network.json" has no version']],
    [
      'with several errors',
      [{ version: 'latest' }, { version: '1.0.0', reason: '{{lastest}}', link: 'wiki' }, { version: 'v1.0.0' }],
      {},
      [
        'contains "latest", which is not a version',
        'contains "1.0.0" with "lastest", which is not a placeholder',
        'contains "1.0.0" with the link "wiki", which is not a URL',
        'contains "v1.0.0" twice',
      ],
    ],
    ['of another policy', [{ version: '1.0.0' }], { policy: 'per-major' }, ['is set, but `policy` is not `explicit`']],
    [
      'of several modules',
      [{ version: '1.0.0' }],
      { module: 'acme/*/*' },
      ['is set, but `module` names several modules'],
    ],
    ['that is missing', [], { 'versions-file': 'nowhere.json' }, ['"nowhere.json" cannot be read (ENOENT)']],
    [
      'outside the workspace',
      [],
      { 'versions-file': '../other.json' },
      ['"../other.json" leads outside the workspace'],
    ],
  ])('a file %s is refused before any request, with all its errors', async (_, list, inputs, problems) => {
    await using story = await startModules({ versions });
    const run = await withFile(story, list, inputs);
    expect([run.exitCode, run.outputs['reason'], story.registry.requests.length]).toEqual([1, 'input', 0]);
    expect(run.annotations.map(({ message }) => message)).toEqual(
      problems.map((problem) => expect.stringContaining(problem) as string),
    );
  });

  test('a link out of the workspace is not followed', async () => {
    await using story = await startModules({ versions });
    using secret = createWorkspace({ 'list.json': '[{"version":"1.0.0","reason":"geheim"}]' });
    using workspace = createWorkspace({ 'README.md': '' });
    mkdirSync(join(workspace.path, 'modules'));
    symlinkSync(join(secret.path, 'list.json'), join(workspace.path, 'modules/network.json'));
    const run = await story.deprecate({
      event,
      workspace: workspace.path,
      inputs: { policy: 'explicit', 'versions-file': 'modules/network.json' },
    });
    expect([run.exitCode, story.registry.requests.length, run.log.includes('geheim')]).toEqual([1, 0, false]);
  });

  test('deprecate changes exactly the versions of a file that may be changed, for any list', async () => {
    const listed = fc.uniqueArray(fc.constantFrom(...versions, '3.0.0'), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(listed, async (names) => {
        await using story = await startModules({ versions });
        await withFile(
          story,
          names.map((version) => ({ version, reason: `Not ${version}.`, link: 'none' })),
          { 'on-missing': 'warning' },
        );
        // The newest is always kept.
        const wanted = versions.slice(0, -1).filter((version) => names.includes(version));
        expect(story.deprecated()).toEqual(wanted);
        for (const version of wanted)
          expect(story.registry.deprecation(network, version)?.reason).toBe(`Not ${version}. [outrider]`);
      }),
      { numRuns: 15 },
    );
  });
});
