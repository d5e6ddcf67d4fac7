import { lstatSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// What not every system has. Each is empty where it is there, else what the names of the tests that need it say; such a test is skipped.

const isWindows = process.platform === 'win32';

/** To be told to end, and not just ended. */
export const noSignals = isWindows ? ' (skipped: Windows has no signals)' : '';

export const noFifos = isWindows ? ' (skipped: Windows has no named pipes in folders)' : '';

/** Files that run by their first line. */
export const noScripts = isWindows ? ' (skipped: Windows runs no scripts of a shell)' : '';

/** Windows lets only administrators and developers make them. */
export const noLinks = canLink() ? '' : ' (skipped: no symbolic links for this user)';

/** Names that differ by case alone; those of Windows and macOS take one for the other. */
export const noCase = process.platform === 'linux' ? '' : ' (skipped: names here have no case)';

/** Of names with `/` those that a file may have here. */
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
