import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { modes } from '../../src/modes/index.ts';
import { service, startStory } from '../support/registering.ts';
import { readResult } from '../support/result.ts';

// That the document follows its schema and agrees with exit code and outputs is checked after every run of every test, by test/support/result.ts.

describe.concurrent('outputs of a run that failed before it knew anything', () => {
  test.each([
    ['status', {}],
    ['list', { job: '', filter: 'Name ==' }],
    ['scale', { count: '1' }],
    ['revert', { 'job-version': '1' }],
    ['evaluate', {}],
    ['promote', {}],
    ['fail-deployment', {}],
    ['dispatch', {}],
    ['periodic-force', {}],
  ] as const)('the lists of mode %s are empty, and no page is linked', async (mode, given) => {
    await using story = await startStory({ files: {}, running: [] });
    const run = await story.run({ inputs: { mode, job: 'nothing', ...given } });
    expect(run.exitCode).toBe(1);
    expect(run.outputs['url'] ?? '').toBe('');
    const names: readonly string[] = modes[mode].outputs;
    const empty = Object.entries({ canaries: '[]', jobs: '[]', matrix: '{"include":[]}' });
    expect(run.outputs).toMatchObject(Object.fromEntries(empty.filter(([name]) => names.includes(name))));
  });
});

describe.concurrent('output `result`', () => {
  test.each([
    ['an invalid mode', { mode: 'deploi' }, 'deploi'],
    ['an input of another mode', { mode: 'status', job: 'web', count: '3' }, 'status'],
  ])('%s is an error of the document', async (_what, inputs, mode) => {
    await using story = await startStory({ files: {} });
    expect(readResult(await story.run({ inputs }))).toMatchObject({ mode, ok: false, reason: 'input', jobs: [] });
  });
});

/** A program's reaction to an error: it reads only the reason, the entry of the documentation, the file and the line. */
function correct(workspace: string, { errors }: ReturnType<typeof readResult>): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { file: name, line, message, help } of errors) {
    const lines = readFileSync(join(workspace, name), 'utf8').split('\n');
    const at = (line ?? 1) - 1;
    const [, wrong = '', right = ''] =
      /named "(\w+)" is not expected here\. Did you mean "(\w+)"\?/.exec(message) ?? [];
    if (help.endsWith('#variable-without-a-value')) lines.splice(at + 1, 0, '  default = "one"');
    else if (help.endsWith('#functions-that-read-files')) lines[at] = lines[at]?.replace('file("', 'file("jobs/') ?? '';
    else lines[at] = lines[at]?.replace(wrong, right) ?? '';
    texts.set(name, lines.join('\n'));
  }
  return texts;
}

test('a program without a model corrects three job files by the errors of the document', async () => {
  await using story = await startStory({
    files: {
      'jobs/a.nomad.hcl': service('a').replace('count', 'cout'),
      'jobs/b.nomad.hcl': `variable "image" {\n  type = string\n}\n${service('b', { image: '${var.image}' })}`,
      'jobs/c.nomad.hcl': service('c', { image: '${file("image.txt")}' }),
      'jobs/image.txt': 'one',
    },
  });
  const failed = readResult(await story.plan());
  expect([failed.ok, failed.errors.map(({ file: name }) => name)]).toEqual([
    false,
    ['jobs/a.nomad.hcl', 'jobs/b.nomad.hcl', 'jobs/c.nomad.hcl'],
  ]);
  for (const [name, text] of correct(story.workspace.path, failed)) story.workspace.write(name, text);
  const planned = readResult(await story.plan());
  expect([planned.ok, planned.errors, planned.jobs.map(({ effect }) => effect)]).toEqual([
    true,
    [],
    ['new', 'new', 'new'],
  ]);
});
