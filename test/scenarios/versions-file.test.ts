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

  test('YAML, JSON, and JSON in lines with tabs are the same list; the text of a version stays as it is written', async () => {
    const list = [
      { version: '1.0.0', reason: 'Don’t: "use" {{latest}} \\ 😀', link: 'https://wiki.example/a#b' },
      { version: '1.10.0', link: 'none' },
    ];
    const yaml = [
      '# Reviewed by security.',
      '- version: 1.0.0',
      '  reason: \'Don’t: "use" {{latest}} \\ 😀\'',
      '  link: https://wiki.example/a#b',
      '- version: 1.10.0',
      '  link: none',
      '',
    ].join('\n');
    const seeds = ['1.0.0', '1.10.0', '2.0.0'];
    const written = async (text: string): Promise<readonly unknown[]> => {
      await using story = await startModules({ versions: seeds });
      const run = await withFile(story, text);
      return [run.exitCode, seeds.map((version) => story.registry.deprecation(network, version))];
    };
    const [first, ...others] = await Promise.all(
      [yaml, yaml.replaceAll('\n', '\r\n'), JSON.stringify(list), JSON.stringify(list, undefined, '\t')].map(written),
    );
    expect(first).toEqual([
      0,
      [
        { reason: 'Don’t: "use" 2.0.0 \\ 😀 [outrider]', link: 'https://wiki.example/a#b' },
        { reason: 'Superseded by 2.0.0. [outrider]', link: '' },
        null,
      ],
    ]);
    expect(others).toEqual([first, first, first]);
  });

  test.each<readonly [string, unknown, Readonly<Record<string, string>>, readonly string[]]>([
    ['that is a mapping', 'versions: [1.0.0]', {}, ['line 1: there is no list of versions']],
    ['that is empty', '# Nothing yet\n', {}, ['line 1: there is no list of versions']],
    ['without versions', [], {}, ['line 1: there is no list of versions']],
    ['of bare versions', '- 1.0.0\n- 1.1.0\n', {}, ['line 1: a mapping is expected', 'line 2: a mapping is expected']],
    [
      'without a version',
      '- reason: Old.\n- link: x\n',
      {},
      ['line 1: `version` is missing', 'line 2: `link` is "x"', 'line 2: `version` is missing'],
    ],
    ['that is not YAML', '- version: 1.0.0\n  reason: "x\n', {}, ['line 3: invalid YAML']],
    ['with a misspelt key', '- version: 1.0.0\n  reasons: x\n', {}, ['line 2: unknown key "reasons"']],
    ['with an alias', '- &a { version: 1.0.0 }\n- *a\n', {}, ['line 2: aliases are not allowed']],
    [
      'with a merge key',
      '- &a { version: 1.0.0 }\n- <<: *a\n  version: 1.1.0\n',
      {},
      ['line 2: aliases are not allowed'],
    ],
    [
      'with a tag',
      '- version: !!float 1.0\n',
      {},
      ['line 1: the tag "tag:yaml.org,2002:float" is not allowed', 'line 1: "1.0" is not a version'],
    ],
    ['with a key twice', '- version: 1.0.0\n  version: 1.1.0\n', {}, ['line 2: the key is set more than once']],
    ['of two documents', '- version: 1.0.0\n---\n- version: 1.1.0\n', {}, ['line 2: a second document begins']],
    [
      'with a placeholder without quotes',
      '- version: 1.0.0\n  link: {{release-url}}\n',
      {},
      ['line 2: a key is not a string', 'line 2: `link` is not a text'],
    ],
    [
      'with several errors',
      [{ version: 'latest' }, { version: '1.0.0', reason: '{{lastest}}', link: 'wiki' }, { version: 'v1.0.0' }],
      {},
      [
        '"latest" is not a version',
        '`reason` contains "lastest", which is not a placeholder',
        '`link` is "wiki", which is not a URL',
        'version "v1.0.0" is listed twice',
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
