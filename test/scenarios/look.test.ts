import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

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

test('`npm run look` lists the scenes when the requested one does not exist', () => {
  const { status, stderr } = spawnSync(process.execPath, look('nothing'), { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('Unknown scene. Scenes: sandbox,');
});
