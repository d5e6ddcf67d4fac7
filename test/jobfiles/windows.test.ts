import { win32 } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOfGit, isOutside } from '../../src/inputs/workspace.ts';
import { relativeName } from '../../src/jobfiles/discovery/repository-paths.ts';

// What of a path depends on the system, by the rules of Windows: they are pure, and so hold here as there.

const root = fc.constantFrom(String.raw`D:\a\jobs\jobs`, String.raw`\\server\share\jobs`, String.raw`c:\work`);
const part = fc.stringMatching(/^[a-zA-Z0-9 _-]{1,8}$/).filter((text) => text.trim() === text);
const parts = fc.array(part, { minLength: 1, maxLength: 4 });

describe('by the rules of Windows', () => {
  test('what lies below a folder is inside, in any case of letters, and is called with slashes', () => {
    fc.assert(
      fc.property(root, parts, fc.boolean(), (folder, names, inCapitals) => {
        const path = win32.join(inCapitals ? folder.toUpperCase() : folder, ...names);
        expect(isOutside(folder, path, win32)).toBe(false);
        expect(relativeName(folder, path, win32)).toBe(names.join('/'));
      }),
    );
  });

  test('what leads up is outside, with either slash', () => {
    fc.assert(
      fc.property(root, parts, fc.constantFrom('/', '\\'), (folder, names, slash) => {
        const up = names.map(() => '..').join(slash);
        const path = win32.resolve(folder, [...names, up, '..', 'elsewhere', ...names].join(slash));
        expect(isOutside(folder, path, win32)).toBe(true);
      }),
    );
  });

  test('what git keeps for itself is that by each name that Windows has for it, wherever it lies', () => {
    const names = fc.constantFrom(
      '.git',
      '.GIT',
      '.git.',
      '.git ',
      '.git. .',
      'git~1',
      'GIT~1',
      '.git::$INDEX_ALLOCATION',
    );
    fc.assert(
      fc.property(root, parts, names, fc.constantFrom('/', '\\'), (folder, others, name, slash) => {
        const within = (parent: string, ...below: readonly string[]): string => [parent, ...below].join(slash);
        expect(isOfGit(folder, within(folder, ...others, name, 'config'), win32)).toBe(true);
        expect(isOfGit(folder, within(folder, name), win32)).toBe(true);
        expect(isOfGit(folder, within(folder, ...others), win32)).toBe(false);
        expect(isOfGit(folder, within(folder, `${name}x`), win32)).toBe(name.includes(':'));
      }),
    );
  });

  test.each([
    [String.raw`D:\a\jobs`, String.raw`C:\a\jobs\web.hcl`],
    [String.raw`D:\a\jobs`, String.raw`\\server\share\web.hcl`],
    [String.raw`\\server\share`, String.raw`\\server\other\web.hcl`],
    [String.raw`D:\a\jobs`, String.raw`D:\a\jobs2\web.hcl`],
  ])('nothing of another drive, share or folder is inside of %s: %s', (folder, path) => {
    expect(isOutside(folder, path, win32)).toBe(true);
  });
});
