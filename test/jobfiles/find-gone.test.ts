import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesJobFiles } from '../../src/jobfiles/discovery/find.ts';
import { createWorkspace } from '../support/workspace.ts';
import { find, tree } from './finding.ts';
import { countRuns } from '../support/thorough.ts';

const root = '/work/repository';
const matches = (name: string, patterns: readonly string[]): boolean =>
  matchesJobFiles(name, { patterns, directory: root, workspace: root });

function formatNoMatch(glob: string): string {
  return `input: "${glob}" matches no job file in the workspace.`;
}

describe('removed files', () => {
  test.each([
    ['jobs/web.nomad.hcl', [`${root}/jobs/web.nomad.hcl`]],
    ['jobs/web.nomad.hcl', [`${root}/jobs/*.hcl`]],
    ['jobs/[id].hcl', ['jobs/[id].hcl']],
    ['jobs/i.hcl', ['jobs/[id].hcl']],
    ['jobs/größe 日本\n.hcl', ['jobs/g*.hcl']],
    ['.github/jobs/a.hcl', ['.github/**/*.hcl']],
  ])('the removed file %j matches the patterns %j', (name, patterns) => {
    expect(matches(name, patterns)).toBe(true);
  });

  test.each([
    ['jobs/web.txt', ['jobs/*']],
    ['jobs/Web.hcl', ['jobs/web.hcl']],
    ['jobs/web.hcl', ['**/jobs/../jobs/*.hcl']],
    ['../web.hcl', ['../*.hcl', '../web.hcl', '**']],
    ['web.hcl', ['web.hcl/**', 'web.hcl/.', 'web.hcl/']],
    ['/etc/web.hcl', ['/etc/*.hcl', '/etc/web.hcl']],
    [`${root}/web.hcl`, ['*.hcl']],
  ])('the removed file %j does not match the patterns %j', (name, patterns) => {
    expect(matches(name, patterns)).toBe(false);
  });
});

describe('patterns that match nothing', () => {
  test('a pattern that matches only removed files is not an error', async () => {
    using workspace = createWorkspace(tree);
    const gone = ['jobs/gone.nomad.hcl', 'none/one.hcl', 'README.md'];
    expect(await find({ workspace, gone }, 'none/*.hcl', 'jobs/w*')).toEqual(['jobs/web.nomad.hcl']);
    expect(await find({ workspace, gone }, 'jobs/gone.nomad.hcl', 'a.hcl')).toEqual(['a.hcl']);
    expect(await find({ workspace, gone, directory: 'jobs' }, 'g[o]ne*', '../a.hcl')).toEqual(['a.hcl']);
  });

  test('patterns whose files were all removed find nothing', async () => {
    using workspace = createWorkspace({ 'README.md': '' });
    const gone = ['jobs/a.hcl', 'jobs/b.hcl'];
    expect(await find({ workspace, gone }, 'jobs/**/*.hcl')).toEqual([]);
    expect(await find({ workspace, gone }, 'jobs/a.hcl', '**/b.hcl', '!c')).toEqual([]);
  });

  test('a pattern is an error when only other, excluded or unrelated files were removed', async () => {
    using workspace = createWorkspace(tree);
    expect(await find({ workspace, gone: ['none/a.hcl'] }, 'nothing/*.hcl', 'none/*')).toEqual([
      formatNoMatch('nothing/*.hcl'),
    ]);
    expect(await find({ workspace, gone: ['none/a.hcl'] }, 'none/*', '!none/a*')).toEqual([
      'input: "none/*" matches only files that `!` patterns exclude.',
    ]);
    expect(await find({ workspace, gone: ['none/a.txt'] }, 'none/*')).toEqual([formatNoMatch('none/*')]);
    expect(await find({ workspace, gone: ['none.hcl'] }, 'nope.hcl')).toEqual([
      'input: "nope.hcl" does not exist in the workspace.',
    ]);
  });

  test('a pattern for a removed file is an error when it names a folder or leads outside', async () => {
    using workspace = createWorkspace({ 'jobs.hcl/a.txt': '' });
    expect(await find({ workspace, gone: ['jobs.hcl', '../a.hcl'] }, 'jobs.hcl', '../*.hcl', '../a.hcl')).toEqual([
      'input: "jobs.hcl" is a directory.',
      'input: "../*.hcl" is outside the workspace.',
      'input: "../a.hcl" is outside the workspace.',
    ]);
  });

  test('excluded files are reported only when no file was removed', async () => {
    using workspace = createWorkspace(tree);
    const patterns = ['a.hcl', 'none/*.hcl', '!a.hcl'];
    expect(await find({ workspace, gone: ['none/x.hcl'] }, ...patterns)).toEqual([]);
    expect(await find({ workspace, gone: [] }, 'a.hcl', '!a.hcl')).toEqual([
      'input: "a.hcl" matches only files that `!` patterns exclude.',
    ]);
  });
});

const segment = fc.constantFrom(
  ...`* ** ? . .. a b jobs old .d node_modules x *** .* [.]d [id] *.hcl a.hcl .h.hcl **.hcl [ab] [!a] {a,jobs} {a,b/a}
    {a,**} {jobs/,}b {a,{b}/a} {.d,a}/b } (`.split(/\s+/),
  '',
  'jobs\\old',
  '\\*',
);
const pattern = fc
  .array(segment, { minLength: 1, maxLength: 4 })
  .map((segments) => segments.join('/'))
  .filter((text) => !text.startsWith('!'));

test('find returns exactly the files that matchesJobFiles accepts', async () => {
  const folders = [...'a/ b/ b/a/ a/b/a/ jobs/old/ .d/ a/.d/b/ node_modules/x/ a/node_modules/ x/y/'.split(' '), ''];
  const names = folders.flatMap((folder) => ['a.hcl', 'b.json', '.h.hcl', 'a.txt', 'i'].map((name) => folder + name));
  using workspace = createWorkspace(Object.fromEntries(names.map((name) => [name, ''])));
  await fc.assert(
    fc.asyncProperty(
      pattern,
      fc.array(pattern, { maxLength: 2 }),
      fc.constantFrom('.', 'a', 'b/a', 'jobs'),
      async (wanted, excluded, directory) => {
        const patterns = [wanted, ...excluded.map((exclude) => `!${exclude}`)];
        const request = { patterns, directory: join(workspace.path, directory), workspace: workspace.path };
        const matched = names.filter((name) => matchesJobFiles(name, request));
        const hits = await find({ workspace, directory }, ...patterns);
        expect(hits.filter((text) => !text.startsWith('input: '))).toEqual(matched.toSorted());
      },
    ),
    { numRuns: countRuns(1000) },
  );
});
