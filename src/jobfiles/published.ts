import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { literalsOf, type JobSource } from './read.ts';

/** Tells which values of a job file every reader of the pull request can see already. */
export interface Published {
  /** The file's whole literals if git holds it at the head as it is; else nothing. */
  valuesOf(source: JobSource): ReadonlySet<string>;
}

const run = promisify(execFile);

/**
 * Looks once at the tree of the checked-out commit. A file that a step before us generated or changed may hold secrets, so
 * only what git holds counts; without git nothing does.
 */
export async function readPublished(workspace: string, names: readonly string[]): Promise<Published> {
  const blobs = await headBlobs(workspace, names);
  return {
    valuesOf: (source) => {
      const blob = blobs.get(source.file.name);
      return blob !== undefined && blob === blobId(source.bytes, blob.length) ? literalsOf(source) : new Set();
    },
  };
}

/**
 * The configuration of a folder that is no checkout of ours may come from anybody. To fetch an object that is missing is the one thing for
 * which git would run a command named in it: https://git-scm.com/docs/git-config#Documentation/git-config.txt-protocolallow
 */
const noTransport = ['', 'ext.', 'fd.', 'file.', 'ftp.', 'ftps.', 'git.', 'http.', 'https.', 'ssh.'].flatMap(
  (protocol) => ['-c', `protocol.${protocol}allow=never`],
);

/** File name to blob id of the commit. The owner of the folder is no concern: nothing of the repository's configuration is run. */
async function headBlobs(workspace: string, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const blobs = new Map<string, string>();
  try {
    // With few files git is asked for these only; with many their names could outgrow the command line.
    const paths = names.length <= 200 ? names : [];
    const args = [
      '--literal-pathspecs',
      '-c',
      `safe.directory=${workspace}`,
      ...noTransport,
      '-C',
      workspace,
      'ls-tree',
      '-r',
      '-z',
      '--full-tree',
      'HEAD',
      '--',
      ...paths,
    ];
    const { stdout } = await run('git', args, { maxBuffer: 256 * 1024 * 1024, timeout: 30_000 });
    for (const entry of stdout.split('\0')) {
      const parts = /^\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(entry);
      if (parts !== null) blobs.set(parts[2] ?? '', parts[1] ?? '');
    }
  } catch {
    // No git, no repository, no commit: nothing is published.
    return new Map();
  }
  return blobs;
}

/** Git's id of a file's content; a repository's ids are SHA-1 (40 digits) or SHA-256 (64). */
function blobId(bytes: Buffer, digits: number): string {
  return createHash(digits === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');
}
