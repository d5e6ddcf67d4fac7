import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { nodesOf } from '../support/markdown.ts';
import { pages } from './pages.ts';

const root = resolve(import.meta.dirname, '../..');

/** The file that runs a command of the documentation, and the text by which it is found there. */
const runs: Readonly<Record<string, readonly [file: string, words: string]>> = {
  'npm ci': ['.ci/run', 'npm ci'],
  'npm ci --ignore-scripts': ['.ci/run', 'npm ci --ignore-scripts'],
  'npm test': ['.ci/run', 'npm ci && npm test'],
  'npm run test:long': ['.ci/run', 'npm run test:long'],
  'npm run check': ['.ci/run', 'npm run check'],
  'npm run build': ['.ci/run', 'npm run build'],
  'npm run tables': ['test/inputs/tables.test.ts', 'toBe(inputsPage())'],
  'npm run demo': ['test/scenarios/demo.test.ts', "spawn(process.execPath, ['scripts/demo.ts'"],
  'npm run demo -- --serve': ['test/scenarios/demo.test.ts', "runDemo(['--serve'])"],
  'npm run demo -- --tour': ['test/scenarios/demo.test.ts', "runDemo(['--tour'])"],
  'npm run look': ['test/scenarios/look.test.ts', "look('hostile', 'canary')"],
  'npm run sandbox': ['sandbox/test/main.test.ts', "new URL('../src/main.ts', import.meta.url)"],
  'npm run corpus': ['test/scenarios/corpus.test.ts', 'await measure('],
  'npm run bench': ['test/scenarios/growth.test.ts', 'npm run bench'],
  'npm run fuzz': ['test/fuzz/fuzz.test.ts', "'main.ts'"],
  'npm run storm': ['test/storm/storm.test.ts', 'await storm('],
  '.ci/run': ['.github/workflows/ci.yml', '.ci/run'],
  nomad: ['test/real/tokens.test.ts', "blocksOf(one, 'sh')"],
};

/** Returns the commands of a text: one per line, without comments; a trailing backslash continues a line. */
function commandsOf(text: string): readonly string[] {
  return text
    .replaceAll('\\\n', ' ')
    .split(/\n|&&/)
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => /^(?:npm|nomad|\.ci\/run)(?= |$)/.test(line));
}

/** Returns the command without numbers, and `nomad` for any call of Nomad's command line. */
function baseOf(command: string): string {
  return command.startsWith('nomad ') ? 'nomad' : command.replace(/ --(?: --\w+ \d+)+$/, '');
}

/** All commands that a reader may paste, from blocks and inline code. */
const commands = new Set(
  pages
    .flatMap(({ tree }) => nodesOf(tree))
    .flatMap((node) => (node.type === 'inlineCode' || (node.type === 'code' && node.lang === 'sh') ? [node.value] : []))
    .flatMap(commandsOf),
);

describe('commands of the documentation', () => {
  test('commands of the documentation are found, even over several lines', () => {
    expect([...commands]).toEqual(expect.arrayContaining(['npm test', 'npm run demo -- --tour']));
    expect(commandsOf('npm ci && npm run demo   # both\nnomad a \\\n  b\nother')).toEqual([
      'npm ci',
      'npm run demo',
      'nomad a    b',
    ]);
  });

  test('every command of the documentation is run by a test or by CI', () => {
    const unknown = [...commands].filter((command) => !Object.hasOwn(runs, baseOf(command)));
    expect(unknown).toEqual([]);
    const missing = Object.entries(runs).filter(
      ([, [file, words]]) => !readFileSync(join(root, file), 'utf8').includes(words),
    );
    expect(missing).toEqual([]);
  });

  test('every npm script in the documentation exists', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
    const names = [...commands].flatMap((command) => /^npm run ([\w-]+)/.exec(command)?.[1] ?? []);
    expect(names.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});
