import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The environment variable with the folder of a test run, in which the temporary folders of all its files are. */
const runFolderVariable = 'OUTRIDER_TEST_FOLDER';

/** The variables that `os.tmpdir()` reads, on POSIX and on Windows. */
const temporaryVariables = ['TMPDIR', 'TMP', 'TEMP'];

/** Begins the name of the folder with the output files of a run of Outrider. */
export const runFolderPrefix = 'outrider-run-';

const sharedFolderName = 'shared';

/** Creates the folder of a test run, for this process and its child processes. */
export function openRunFolder(): void {
  process.env[runFolderVariable] = realpathSync.native(mkdtempSync(join(memoryFolder() ?? tmpdir(), 'outrider-test-')));
}

const mounts = '/proc/mounts';

/**
 * A file system in memory: the tests make 30,000 small files, and removing them takes a disk a tenth of the whole time. `undefined` if there is none with
 * enough room, or one in which no program may run, as in a container of Docker.
 */
function memoryFolder(): string | undefined {
  const folder = '/dev/shm';
  if (process.env['TMPDIR'] !== undefined || !existsSync(folder) || !existsSync(mounts)) return undefined;
  const mount = readFileSync(mounts, 'utf8')
    .split('\n')
    .findLast((line) => line.split(' ')[1] === folder);
  const { bavail, bsize } = statfsSync(folder);
  const isUsable = mount !== undefined && !/\b(?:noexec|ro)\b/.test(mount) && bavail * bsize > 4 * 1024 ** 3;
  return isUsable ? folder : undefined;
}

/** The folder of this test run; `undefined` outside of one, as in a benchmark. */
export function runFolder(): string | undefined {
  return process.env[runFolderVariable];
}

/** The name of the temporary folder of a test file: short, because sockets in it have a path of at most 108 bytes. */
function formatFolderName(file: string): string {
  return file
    .replace(/^test[\\/]/, '')
    .replace(/\.test\.ts$/, '')
    .replaceAll(/[\\/]/g, '+');
}

/** Makes the temporary folder of a test file that of the process; its path. */
export function openFileFolder(file: string): string {
  const folder = join(runFolder() ?? tmpdir(), formatFolderName(file));
  mkdirSync(folder, { recursive: true });
  for (const name of temporaryVariables) process.env[name] = folder;
  return folder;
}

/** The leftovers of the test files of a run in their temporary folders, each as `file: name`. */
export function listLeftovers(run: string): readonly string[] {
  const folders = readdirSync(run).filter((name) => name !== sharedFolderName);
  return folders.flatMap((file) => readdirSync(join(run, file)).map((name) => `${file}: ${name}`));
}

let ownShared: string | undefined;

/** A folder for data that several test files use. It goes with the run; outside of a test run, with the process. */
export function shareFolder(): string {
  const run = runFolder();
  if (run !== undefined) {
    mkdirSync(join(run, sharedFolderName), { recursive: true });
    return join(run, sharedFolderName);
  }
  if (ownShared === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'outrider-shared-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    ownShared = folder;
  }
  return ownShared;
}
