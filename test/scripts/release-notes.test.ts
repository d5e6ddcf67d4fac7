import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createRepository } from '../../scripts/demo/repository.ts';
import { describeRelease } from '../../scripts/release-notes.ts';

const changelog = `# Changelog

## Unreleased

- Something to come.

## 1.2.0 - 2026-03-01

### Added

- A mode.

\`\`\`
## 1.1.0 - 2026-02-01
no heading
\`\`\`

## 1.1.0 - 2026-02-01

- A fix.

## 1.0.0-rc.1 - 2026-01-01

- A first look.

## 0.9.0 - 2025-12-31

## 0.8.0

- No day.
`;

function release(tag: string, tags: readonly string[] = [], version = tag.slice(1)) {
  return describeRelease({ tag, version, changelog, tags });
}

describe('release notes from the changelog', () => {
  test('release notes are the section of their version up to the next one', () => {
    const { notes } = release('v1.2.0');
    expect(notes).toMatch(/^### Added\n\n- A mode\.\n\n```\n## 1\.1\.0[^]*no heading\n```$/);
    expect(release('v1.1.0').notes).toBe('- A fix.');
  });

  test('release notes link to files of the tag, and other links are unchanged', () => {
    const text = '## 1.1.0 - 2026-02-01\n\n- [One](docs/a.md#b) [two](https://example.com) `list[0](x y)`\n';
    const { notes } = describeRelease({ tag: 'v1.1.0', version: '1.1.0', changelog: text, tags: [] });
    const url = 'https://github.com/outrider/outrider/blob/v1.1.0/docs/a.md#b';
    expect(notes).toBe(`- [One](${url}) [two](https://example.com) \`list[0](x y)\``);
  });

  test.each([
    ['v3.0.0', /has no section "## 3\.0\.0 - <year>-<month>-<day>"/],
    ['v0.8.0', /has no section "## 0\.8\.0/],
    ['v0.9.0', /has no text under 0\.9\.0/],
    ['v1.1', /The tag v1\.1 is not a version/],
    ['1.1.0', /The tag 1\.1\.0 is not a version/],
    ['v1.1.0+build', /is not a version/],
  ])('release notes for the tag %s are rejected', (tag, reason) => {
    expect(() => release(tag)).toThrow(reason);
  });

  test('release notes are rejected with all errors when package.json has another version', () => {
    expect(() => release('v3.0.0', [], '2.9.0')).toThrow(
      /^package\.json has version 2\.9\.0, and the tag is v3\.0\.0\.\nCHANGELOG\.md has no section/,
    );
  });
});

test('the major tag moves only to the newest stable version of its line', () => {
  expect(release('v1.2.0', ['v1.2.0', 'v1.1.0', 'v1', 'v2.0.0', 'v1.3.0-rc.1', 'latest', '']).major).toBe('v1');
  expect(release('v1.1.0', ['v1.2.0', 'v1.1.0']).major).toBeUndefined();
  expect(release('v1.0.0-rc.1')).toMatchObject({ prerelease: true, major: undefined });
  expect(release('v1.1.0').prerelease).toBe(false);
});

describe('release workflow step', () => {
  const script = resolve(import.meta.dirname, '../../scripts/release-notes.ts');

  test('the release step writes outputs that the runner reads, from the repository and its tags', async () => {
    const files = { 'CHANGELOG.md': changelog, 'package.json': '{ "version": "1.1.0" }' };
    using repository = await createRepository('Begin', files);
    await repository.git('tag', 'v1.1.0');
    const run = (tag: string) =>
      spawnSync(process.execPath, [script, tag], { cwd: repository.folder, encoding: 'utf8' });
    const good = run('v1.1.0');
    expect(good.stdout).toMatch(/^major=v1\nprerelease=false\nnotes<<(\S{36})\n- A fix\.\n\1\n$/);
    expect([good.status, good.stderr]).toEqual([0, '']);
    const bad = run('v1.2.0');
    expect([bad.status, bad.stdout]).toEqual([1, '']);
    expect(bad.stderr).toBe('package.json has version 1.1.0, and the tag is v1.2.0.\n');
    await repository.git('tag', 'v1.1.1');
    expect(run('v1.1.0').stdout).toMatch(/^major=\n/);
  });
});
