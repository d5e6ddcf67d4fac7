import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { describeSetting, isFileKey, nameTokenSecret, secretNames } from '../../src/errors.ts';
import { allInputs } from '../../src/modes/index.ts';

const root = resolve(import.meta.dirname, '../..');
const keys = Object.keys(allInputs).filter(isFileKey);

test('each key of the configuration file only can be set in the file', () => {
  expect(keys.length).toBeGreaterThan(8);
  expect(keys.filter((key) => allInputs[key]?.inFile !== true)).toEqual([]);
});

test.each(Object.keys(allInputs))('a hint that names the setting %s reports where it belongs', (name) => {
  const isKey = describeSetting(`${name}: true`) === `\`${name}: true\` in \`.github/outrider.yml\``;
  expect(isKey).toBe(isFileKey(name));
  const secret = secretNames[name];
  const place = isKey ? ' in `.github/outrider.yml`' : secret === undefined ? '' : ` (secret \`${secret}\`)`;
  expect(describeSetting(name)).toBe(`\`${name}\`${place}`);
});

test('a hint names the secret that sets an input in each reusable workflow', () => {
  const texts = globSync('.github/workflows/*.yml', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const set = texts
    .flatMap((text) => [...text.matchAll(/^ +([a-z-]+): \$\{\{ (?:[^}]*\b)?secrets\.([A-Z_]+) \}\}$/gm)])
    .map(([, input = '', secret = '']) => `${input} ${secret}`)
    .filter((line) => Object.hasOwn(allInputs, line.split(' ')[0] ?? '') && !/^(?:github-)?token /.test(line));
  expect(new Set(set)).toEqual(new Set(Object.entries(secretNames).map(([input, secret]) => `${input} ${secret}`)));
});

test.each(['plan', 'ready', 'register', 'drift'])('a hint names the token secret of the workflow %s.yml', (name) => {
  const text = readFileSync(join(root, `.github/workflows/${name}.yml`), 'utf8');
  const mode = / mode: ([a-z]+)$/m.exec(text)?.[1] ?? 'plan';
  const isDryRun = / dry-run: true$/m.test(text);
  expect(text).toContain(` token: \${{ secrets.${nameTokenSecret(mode, isDryRun)} }}`);
});

test.each(['stop', 'scale', 'dispatch', 'revert', 'restart'])(
  'a hint names the token secret of the example of %s',
  (mode) => {
    const text = readFileSync(join(root, `examples/operate/${mode}.yml`), 'utf8');
    expect(text).toContain(` token: \${{ secrets.${nameTokenSecret(mode)} }}`);
  },
);

/** In the source, where a back-tick inside a template has a backslash. */
const tick = String.raw`\\?\x60`;
const anyKey = `(?:${[...keys, ...Object.keys(secretNames)].join('|')})`;
const instruction = new RegExp(`${tick}${anyKey}: [\\w-]+${tick}|[Ss]et ${tick}${anyKey}\\b`);

function isText({ text }: { readonly text: string }): boolean {
  return !/^(?:\/\/|\/?\*|text: )/.test(text);
}

test('every text of src that asks to set a key of the configuration file or a secret is made by `describeSetting`', () => {
  const lines = globSync('src/**/*.ts', { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((line, at) => ({ place: `${file}:${at + 1}`, text: line.trim() })),
  );
  expect(instruction.test("'Set `region`.'")).toBe(true);
  expect(instruction.test('`set \\`strict-vars: false\\`.`')).toBe(true);
  expect(
    lines.filter(isText).filter(({ text }) => instruction.test(text.replaceAll(/describeSetting\([^)]*\)/g, ''))),
  ).toEqual([]);
});
