import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeRelease } from '../../scripts/release-notes.ts';
import { linkDocumentation, version } from '../../src/report/documentation.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const headings = read('CHANGELOG.md').match(/^## .*$/gm) ?? [];

/** GitHub's limit for the text of a release, in characters. */
const maxNotes = 125_000;

interface Manifest {
  readonly version: string;
}

describe('the next release', () => {
  test('package.json, package-lock.json and the sources have the same version', () => {
    const versions = ['package.json', 'package-lock.json'].map((name) => (JSON.parse(read(name)) as Manifest).version);
    expect(versions).toEqual([version, version]);
  });

  test('the changelog begins with "Unreleased" and the version of the sources; only that one may be without its day', () => {
    const [first, newest, ...older] = headings;
    expect(first).toBe('## Unreleased');
    expect(newest).toMatch(new RegExp(`^## ${RegExp.escape(version)} - (?:unreleased|\\d{4}-\\d{2}-\\d{2})$`));
    expect(older.filter((heading) => !/^## \S+ - \d{4}-\d{2}-\d{2}$/.test(heading))).toEqual([]);
  });

  test('the release workflow refuses the tag before the changelog has its day, and accepts it with notes that GitHub accepts', () => {
    const request = { tag: `v${version}`, version, tags: [] };
    const undated = read('CHANGELOG.md').replace(/^(## \d\S* - )\d{4}-\d{2}-\d{2}$/m, '$1unreleased');
    expect(() => describeRelease({ ...request, changelog: undated })).toThrow('or set the day');
    const { notes } = describeRelease({ ...request, changelog: undated.replace('- unreleased', '- 2026-01-31') });
    expect(notes).toContain('### Added');
    expect(notes.length).toBeLessThan(maxNotes);
  });
});

describe('links to the documentation', () => {
  test('links of the sources and of dist lead to the tag of the version', () => {
    const url = linkDocumentation('troubleshooting.md');
    expect(url).toBe(`https://github.com/outrider/outrider/blob/v${version}/docs/troubleshooting.md`);
    const files = [...globSync('src/**/*.ts', { cwd: root }), ...globSync('dist/*.js', { cwd: root })];
    const wrong = files.filter((name) =>
      /github\.com\/outrider\/outrider\/(?:blob|tree)\/(?!v\$\{version\})/.test(read(name)),
    );
    expect(wrong).toEqual([]);
    const built = globSync('dist/*.js', { cwd: root }).map(read).join('\n');
    expect(built).toContain(`const version = '${version}';`);
  });

  test('the pages that messages link to exist', () => {
    const linked = globSync('src/**/*.ts', { cwd: root }).flatMap((name) =>
      [...read(name).matchAll(/linkDocumentation\('([\w-]+\.md)'\)/g)].map(([, page = '']) => page),
    );
    expect(linked.length).toBeGreaterThan(2);
    const pages = globSync('*.md', { cwd: join(root, 'docs') });
    expect(linked.filter((page) => !pages.includes(page))).toEqual([]);
  });
});
