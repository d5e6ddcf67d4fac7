import { lstatSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Features that not every system has. Each is empty where the feature exists, else the suffix for the titles of the tests that are skipped without it.

const isWindows = process.platform === 'win32';

/** Signals that a process can handle. */
export const noSignals = isWindows ? ' (skipped: Windows has no signals)' : '';

export const noFifos = isWindows ? ' (skipped: Windows has no named pipes in folders)' : '';

/** Executable files with a `#!` line. */
export const noScripts = isWindows ? ' (skipped: Windows runs no scripts of a shell)' : '';

/** Symbolic links; Windows permits them to administrators and developers only. */
export const noLinks = canLink() ? '' : ' (skipped: no symbolic links for this user)';

/** File names that differ only in case; Windows and macOS do not distinguish them. */
export const noCase = process.platform === 'linux' ? '' : ' (skipped: names here have no case)';

/** The names that are valid file names on this system. */
export function possibleNames(names: readonly string[]): readonly string[] {
  return isWindows ? names.filter((name) => !/[<>:"|?*\\\p{Cc}]|[. ](?:\/|$)/u.test(name)) : names;
}

function canLink(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'outrider-link-'));
  try {
    const link = join(folder, 'link');
    symlinkSync('nowhere', link);
    return lstatSync(link).isSymbolicLink();
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
