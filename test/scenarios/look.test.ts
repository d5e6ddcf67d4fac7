import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findBrowser } from '../../scripts/look/browser.ts';

const root = resolve(import.meta.dirname, '../..');

function look(...scenes: readonly string[]): readonly string[] {
  return [join(root, 'scripts/look.ts'), ...scenes];
}

test('`npm run look` writes the requested scenes as pages', () => {
  const output = execFileSync(process.execPath, look('hostile', 'canary'), { encoding: 'utf8' });
  expect(output.match(/^\.look\/\w+\.html/gm)?.toSorted()).toEqual(['.look/canary.html', '.look/hostile.html']);
  const page = readFileSync(join(root, '.look/hostile.html'), 'utf8');
  expect(page).toContain('markdown-body');
  expect(page).not.toContain('<script');
  expect(readFileSync(join(root, '.look/index.html'), 'utf8')).toContain('href="hostile.html"');
});

const hasBrowser = findBrowser() !== undefined;

test.skipIf(!hasBrowser)(
  `a phone shows comments and summaries without cutting off text${hasBrowser ? '' : ' (skipped: no Chromium on PATH)'}`,
  { timeout: 180_000 },
  () => {
    const chosen = `several two-hundred failed-parse blocked status-failing status-launches list-all check parse
      commands-registered commands-refused commands-help`.split(/\s+/);
    const { status, stderr } = spawnSync(process.execPath, look(...chosen, '--cut'), { encoding: 'utf8' });
    expect([status, stderr.match(/^\.look.*$/gm)]).toEqual([0, null]);
  },
);

test.skipIf(!hasBrowser)(
  `pictures of the documents are written into .github/ only on request${hasBrowser ? '' : ' (skipped: no Chromium on PATH)'}`,
  { timeout: 120_000 },
  () => {
    const committed = join(root, '.github/first.png');
    const before = statSync(committed).mtimeMs;
    execFileSync(process.execPath, look('first', '--pictures'));
    expect(statSync(committed).mtimeMs).toBe(before);
    expect(statSync(join(root, '.look/first.png')).size).toBeGreaterThan(10_000);
  },
);

test('`npm run look` lists the scenes when the requested one does not exist', () => {
  const { status, stderr } = spawnSync(process.execPath, look('nothing'), { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('Unknown scene. Scenes: sandbox,');
});
