import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noCase, noFifos, possibleNames } from '../support/platform.ts';
import { createWorkspace } from '../support/workspace.ts';
import { find, tree } from './finding.ts';
import { countRuns } from '../support/thorough.ts';

describe('paths of job files', () => {
  test('paths are normalized, sorted and listed once', async () => {
    using workspace = createWorkspace(tree);
    const given = ['jobs/web.nomad.hcl', './a.hcl', 'b.nomad', 'jobs/../a.hcl', '././b.nomad', 'c.json'];
    expect(await find({ workspace }, ...given, join(workspace.path, 'a.hcl'))).toEqual(
      'a.hcl b.nomad c.json jobs/web.nomad.hcl'.split(' '),
    );
  });

  test('paths may contain spaces, any script and special characters of globs', async () => {
    using workspace = createWorkspace(tree);
    for (const name of ['jobs/two words.nomad.hcl', 'jobs/größe-日本.nomad.hcl', 'jobs/[id].nomad.hcl'])
      expect(await find({ workspace }, name)).toEqual([name]);
  });

  test('paths start in the working directory and are named from the root', async () => {
    using workspace = createWorkspace(tree);
    const request = { workspace, directory: 'jobs' };
    expect(await find(request, 'web.nomad.hcl', 'old/*.hcl', '../a.hcl')).toEqual([
      'a.hcl',
      'jobs/old/legacy.nomad.hcl',
      'jobs/web.nomad.hcl',
    ]);
  });

  test('invalid paths are all reported', async () => {
    using workspace = createWorkspace(tree);
    expect(await find({ workspace }, 'nope.hcl', 'a.hcl', 'jobs', 'no/*.hcl')).toEqual([
      'input: "nope.hcl" does not exist in the workspace.',
      'input: "jobs" is a directory.',
      'input: "no/*.hcl" matches no job file in the workspace.',
    ]);
  });

  test.skipIf(noFifos)(`paths to anything but regular files are rejected${noFifos}`, async () => {
    using workspace = createWorkspace({});
    execFileSync('mkfifo', [join(workspace.path, 'pipe.hcl')]);
    expect(await find({ workspace }, 'pipe.hcl')).toEqual(['input: "pipe.hcl" is not a regular file.']);
  });
});

describe('job files with another extension', () => {
  const others = {
    'jobs/web.job': '',
    'jobs/api.nomad2': '',
    'jobs/db.hcl.dev': '',
    'jobs/plain': '',
    'jobs/[id].job': '',
    'jobs/x.nomad': '',
    'jobs/README.md': '',
    'd/.job': '',
  };

  test.each([
    [
      ['jobs/web.job', 'jobs/plain', './jobs/db.hcl.dev'],
      ['jobs/db.hcl.dev', 'jobs/plain', 'jobs/web.job'],
    ],
    [['jobs/[id].job'], ['jobs/[id].job']],
    [['**/*.job'], ['jobs/[id].job', 'jobs/web.job']],
    [['jobs/*.nomad2'], ['jobs/api.nomad2']],
    [['jobs/*.{job,nomad}'], ['jobs/[id].job', 'jobs/web.job', 'jobs/x.nomad']],
    [['jobs/{web.job,a*,x*}'], ['jobs/web.job', 'jobs/x.nomad']],
    [['jobs/w[e]b.job'], ['jobs/web.job']],
    [['jobs/**'], ['jobs/x.nomad']],
    [['jobs/*.nomad*'], ['jobs/x.nomad']],
    [['**/*.job', '!**/web.*'], ['jobs/[id].job']],
    [['jobs/*.j?b'], ['input: "jobs/*.j?b" matches no job file in the workspace; 2 files have another extension.']],
  ])('job files with any extension are found by patterns that spell it out: %j find %j', async (patterns, expected) => {
    using workspace = createWorkspace(others);
    expect(await find({ workspace }, ...patterns)).toEqual(expected);
  });
});

describe('globs for job files', () => {
  test.each([
    [['*'], ['a.hcl', 'b.nomad', 'c.json']],
    [['*.{hcl,json}'], ['a.hcl', 'c.json']],
    [
      ['jobs/*.nomad.hcl', '!jobs/[[]*', '!**/größe*'],
      ['jobs/api.nomad.hcl', 'jobs/two words.nomad.hcl', 'jobs/web.nomad.hcl'],
    ],
    [['./jobs/w*', './jobs/?eb.nomad.hcl'], ['jobs/web.nomad.hcl']],
    [['jobs/**/l*.hcl'], ['jobs/old/legacy.nomad.hcl']],
    [['**/dep.hcl', 'a.hcl'], ['input: "**/dep.hcl" matches no job file in the workspace.']],
    [['**/refs.hcl'], ['input: "**/refs.hcl" matches no job file in the workspace.']],
    [['jobs/*.md'], ['jobs/notes.md']],
    [['jobs/n*'], ['input: "jobs/n*" matches no job file in the workspace; 1 file has another extension.']],
    [['jobs/o*'], ['input: "jobs/o*" matches no job file in the workspace.']],
    [
      ['jobs/*/legacy*', '*/web*'],
      ['jobs/old/legacy.nomad.hcl', 'jobs/web.nomad.hcl'],
    ],
    [
      ['{jobs/old,no}/*.hcl', 'jobs/{api,web}.nomad.hcl'],
      ['jobs/api.nomad.hcl', 'jobs/old/legacy.nomad.hcl', 'jobs/web.nomad.hcl'],
    ],
    [
      ['jobs/./old//*.hcl', 'jobs/../jobs/w*'],
      ['jobs/old/legacy.nomad.hcl', 'jobs/web.nomad.hcl'],
    ],
    [['node_modules/**/*.hcl'], ['node_modules/x/dep.hcl']],
  ])('the globs %j find %j', async (patterns, expected) => {
    using workspace = createWorkspace(tree);
    expect(await find({ workspace }, ...patterns)).toEqual(expected);
  });

  test('globs find 10,000 files sorted and once each', async () => {
    const names = Array.from({ length: 10_000 }, (_, index) => `jobs/${index % 100}/${index}.nomad.hcl`);
    using workspace = createWorkspace(Object.fromEntries(names.map((name) => [name, ''])));
    const hits = await find({ workspace }, '**/*.nomad.hcl', 'jobs/1/**', 'jobs/**/*.hcl', 'jobs/7/7.nomad.hcl');
    expect(hits).toEqual(names.toSorted());
    expect(await find({ workspace }, 'jobs/**', '!jobs/1*')).toEqual(
      names.filter((name) => !name.startsWith('jobs/1')).toSorted(),
    );
  });

  test('globs find files with any name', async () => {
    const names = possibleNames([
      'a b/c d.hcl',
      'größe/日本.hcl',
      '[x]/{y}.hcl',
      'line\nbreak/tab	.hcl',
      '(a|b)/!c.hcl',
      '-f/--.hcl',
      '#1/%20.hcl',
      'Case/Web.hcl',
      'UPPER/API.hcl',
      '"q"/\'s.hcl',
      '$HOME/~.hcl',
      'back\\slash/\\.hcl',
    ]);
    using workspace = createWorkspace(Object.fromEntries(names.map((name) => [name, ''])));
    expect(await find({ workspace }, '**/*.hcl')).toEqual(names.toSorted());
    expect(await find({ workspace }, 'a b/*', 'größe/*', '-f/*', '#1/*', '$HOME/*', 'Case/W*')).toHaveLength(6);
    expect(await find({ workspace }, ...names)).toEqual(names.toSorted());
    expect(await find({ workspace }, '**/*.hcl', '!größe/日*', '!a b', '!**/W*')).toHaveLength(names.length - 3);
  });

  test.skipIf(noCase)(`globs are case-sensitive${noCase}`, async () => {
    using workspace = createWorkspace({ 'jobs/Web.hcl': '', 'jobs/web.hcl': '', 'Jobs/web.HCL': '' });
    expect(await find({ workspace }, '**/[Ww]eb.*')).toEqual(['jobs/Web.hcl', 'jobs/web.hcl']);
    expect(await find({ workspace }, 'jobs/W*', '!jobs/w*')).toEqual(['jobs/Web.hcl']);
  });

  test('globs never leave the workspace', async () => {
    using outside = createWorkspace({ 'x.hcl': 'secret' });
    using workspace = createWorkspace(tree);
    const folder = basename(outside.path);
    for (const pattern of [
      `../${folder}/*.hcl`,
      `${outside.path}/*.hcl`,
      '/**',
      '../**/x.hcl',
      'jobs/*/../../../**',
      '\\**',
    ])
      expect(await find({ workspace }, pattern)).toEqual([
        `input: ${JSON.stringify(pattern)} is outside the workspace.`,
      ]);
    for (const pattern of [`../${folder}/x.hcl`, `${outside.path}/x.hcl`])
      expect(await find({ workspace }, pattern)).toEqual([
        `input: ${JSON.stringify(pattern)} is outside the workspace.`,
      ]);
  });

  test.each([
    ['[', '!a'],
    ['a.hcl', '!{a,'],
    ['*.@(hcl|nomad)', '!a'],
    ['*.hcl', '!!(a).hcl'],
  ])('an invalid glob or exclude is an error: %j %j', async (pattern, exclude) => {
    using workspace = createWorkspace(tree);
    const wrong = JSON.stringify(exclude === '!a' ? pattern : exclude.slice(1));
    expect(await find({ workspace }, pattern, exclude)).toEqual([`input: ${wrong} is not a valid glob.`]);
  });

  test.each(['***', '!(', '*(a', '[z-a]', '**/**/**/*', '\\*'])(
    'the odd glob %j is handled without a failure',
    async (pattern) => {
      using workspace = createWorkspace(tree);
      const hits = await find({ workspace }, pattern);
      expect(hits.length).toBeGreaterThan(0);
    },
  );
});

describe('excluded job files', () => {
  test.each([
    [
      ['jobs/**/*.hcl', '!jobs/old/**'],
      ['[id]', 'api', 'größe-日本', 'two words', 'web'],
    ],
    [
      ['jobs/**/*.hcl', '!jobs/old'],
      ['[id]', 'api', 'größe-日本', 'two words', 'web'],
    ],
    [
      ['!./jobs/old/', 'jobs/**/*.hcl', '!**/*id*'],
      ['api', 'größe-日本', 'two words', 'web'],
    ],
    [['jobs/web.nomad.hcl', 'jobs/api.nomad.hcl', '!jobs/w*'], ['api']],
  ])('the patterns with excludes %j leave %j', async (patterns, expected) => {
    using workspace = createWorkspace(tree);
    expect(await find({ workspace }, ...patterns)).toEqual(expected.map((name) => `jobs/${name}.nomad.hcl`));
  });

  test('excludes that match an empty name keep the working directory', async () => {
    using workspace = createWorkspace(tree);
    expect(await find({ workspace, directory: 'jobs/old' }, '../**/l*', '!{,x}')).toEqual([
      'jobs/old/legacy.nomad.hcl',
    ]);
  });

  test('excludes that leave nothing are an error', async () => {
    using workspace = createWorkspace(tree);
    expect(await find({ workspace }, 'jobs/web.nomad.hcl', '!jobs')).toEqual([
      'input: "jobs/web.nomad.hcl" matches only files that `!` patterns exclude.',
    ]);
    expect(await find({ workspace }, 'jobs/*.hcl', '!**')).toEqual([
      'input: "jobs/*.hcl" matches only files that `!` patterns exclude.',
    ]);
  });
});

test('any pattern gives files of the workspace or errors', async () => {
  using workspace = createWorkspace(tree);
  mkdirSync(join(workspace.path, 'empty.hcl'));
  const piece = fc.constantFrom(...'* ** / . .. ? [ ] { } , ! a jobs .hcl web'.split(' '), ' ', '\\');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(piece, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 3 }),
      async (given) => {
        const patterns = given.map((pieces) => pieces.join('')).filter((pattern) => !pattern.startsWith('/'));
        fc.pre(patterns.some((pattern) => !pattern.startsWith('!')));
        const hits = await find({ workspace }, ...patterns);
        expect(hits.length).toBeGreaterThan(0);
        const errors = hits.filter((text) => text.startsWith('input: '));
        expect(errors.length === 0 ? Object.keys(tree) : errors).toEqual(expect.arrayContaining([...hits]));
      },
    ),
    { numRuns: countRuns(200) },
  );
});
