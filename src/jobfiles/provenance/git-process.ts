import { execFile } from 'node:child_process';
import { toSlashes } from '../../files/paths.ts';

/**
 * Anyone may have written the configuration of a repository, and about forty of its settings name a program. Outrider uses plumbing commands, none of which
 * converts, shows or signs anything: they read only the settings of the monitor and of hooks. Other settings are switched off as well, for future
 * commands and later versions of git. The command line takes precedence over every file.
 *
 * @see https://git-scm.com/docs/git-config
 */
const noPrograms = [
  // Before version 2.36, even `false` counts as a program.
  'core.fsmonitor=',
  'core.hooksPath=/dev/null',
  'core.pager=',
  'diff.external=',
  'log.showSignature=false',
  'gpg.program=',
  'gpg.openpgp.program=',
  'gpg.ssh.program=',
  'gpg.ssh.defaultKeyCommand=',
  'gpg.x509.program=',
  // The commands used here need no bare repository in a folder of files.
  'safe.bareRepository=explicit',
];

/**
 * Missing objects are not fetched: a transport is a program, and a repository may define a transport. Set in the environment, because this list
 * takes precedence over `protocol.<name>.allow`.
 *
 * @see https://git-scm.com/docs/git#Documentation/git.txt-GITALLOWPROTOCOL
 */
const noTransport = {
  GIT_ALLOW_PROTOCOL: '',
  GIT_NO_LAZY_FETCH: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  GITHUB_OUTPUT: undefined,
};

/** Milliseconds; a result that takes longer counts as unknown. */
const timeout = 30_000;

function buildCommandLine(folder: string, args: readonly string[]): readonly string[] {
  // The owner of the folder does not matter, because no program of the repository's configuration is run.
  const settings = [`safe.directory=${toSlashes(folder)}`, ...noPrograms].flatMap((setting) => ['-c', setting]);
  return ['--no-pager', ...settings, '-C', folder, ...args];
}

/** Runs a plumbing command of git; empty output after an error. */
export async function runGit(folder: string, args: readonly string[], input = ''): Promise<Buffer> {
  const env = { ...process.env, ...noTransport };
  const options = { encoding: 'buffer' as const, maxBuffer: 256 * 1024 * 1024, timeout, env };
  return new Promise((resolve) => {
    const child = execFile('git', buildCommandLine(folder, args), options, (error, stdout) =>
      resolve(error === null ? stdout : Buffer.alloc(0)),
    );
    // Ending git early is an error of the process, and git may exit before it has read all input; its output up to then counts.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}
