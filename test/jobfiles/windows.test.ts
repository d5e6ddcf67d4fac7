import { win32 } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isInGitFolder, isOutside, formatRelativeName } from '../../src/files/paths.ts';

// Path rules of Windows, which are pure functions and can be tested on any system.

const root = fc.constantFrom(String.raw`D:\a\jobs\jobs`, String.raw`\\server\share\jobs`, String.raw`c:\work`);
const part = fc.stringMatching(/^[a-zA-Z0-9 _-]{1,8}$/).filter((text) => text.trim() === text);
const parts = fc.array(part, { minLength: 1, maxLength: 4 });

describe('Windows paths', () => {
  test('Windows: a path below a folder is inside it in any case and is named with slashes', () => {
    fc.assert(
      fc.property(root, parts, fc.boolean(), (folder, names, inCapitals) => {
        const path = win32.join(inCapitals ? folder.toUpperCase() : folder, ...names);
        expect(isOutside(folder, path, win32)).toBe(false);
        expect(formatRelativeName(folder, path, win32)).toBe(names.join('/'));
      }),
    );
  });

  test('Windows: a path that leads up is outside with either slash', () => {
    fc.assert(
      fc.property(root, parts, fc.constantFrom('/', '\\'), (folder, names, slash) => {
        const up = names.map(() => '..').join(slash);
        const path = win32.resolve(folder, [...names, up, '..', 'elsewhere', ...names].join(slash));
        expect(isOutside(folder, path, win32)).toBe(true);
      }),
    );
  });

  test('Windows: every alias of the .git folder is recognized in any folder', () => {
    const names = fc.constantFrom(
      ...'.git .GIT .git. git~1 GIT~1 .git::$INDEX_ALLOCATION'.split(' '),
      '.git ',
      '.git. .',
    );
    fc.assert(
      fc.property(root, parts, names, fc.constantFrom('/', '\\'), (folder, others, name, slash) => {
        const joinPath = (parent: string, ...below: readonly string[]): string => [parent, ...below].join(slash);
        expect(isInGitFolder(folder, joinPath(folder, ...others, name, 'config'), win32)).toBe(true);
        expect(isInGitFolder(folder, joinPath(folder, name), win32)).toBe(true);
        expect(isInGitFolder(folder, joinPath(folder, ...others), win32)).toBe(false);
        expect(isInGitFolder(folder, joinPath(folder, `${name}x`), win32)).toBe(name.includes(':'));
      }),
    );
  });

  test.each([
    [String.raw`D:\a\jobs`, String.raw`C:\a\jobs\web.hcl`],
    [String.raw`D:\a\jobs`, String.raw`\\server\share\web.hcl`],
    [String.raw`\\server\share`, String.raw`\\server\other\web.hcl`],
    [String.raw`D:\a\jobs`, String.raw`D:\a\jobs2\web.hcl`],
  ])('Windows: other drives, shares and folders are not inside %s: %s', (folder, path) => {
    expect(isOutside(folder, path, win32)).toBe(true);
  });
});
