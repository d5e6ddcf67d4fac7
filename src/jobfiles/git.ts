import { execFile } from 'node:child_process';

/**
 * The configuration of a folder that is no checkout of ours may come from anybody. To fetch an object that is missing is the one thing for
 * which git would run a command named in it: https://git-scm.com/docs/git-config#Documentation/git-config.txt-protocolallow
 */
const noTransport = ['', 'ext.', 'fd.', 'file.', 'ftp.', 'ftps.', 'git.', 'http.', 'https.', 'ssh.'].flatMap(
  (protocol) => ['-c', `protocol.${protocol}allow=never`],
);

/** What git prints, or nothing where there is no git, no repository, no commit. It never fetches and never runs what a repository configures. */
async function ask(workspace: string, args: readonly string[], input = ''): Promise<Buffer> {
  // The owner of the folder is no concern: nothing of the repository's configuration is run.
  const all = ['--literal-pathspecs', '-c', `safe.directory=${workspace}`, ...noTransport, '-C', workspace, ...args];
  return new Promise((resolve) => {
    const options = { encoding: 'buffer' as const, maxBuffer: 256 * 1024 * 1024, timeout: 30_000 };
    const child = execFile('git', all, options, (error, stdout) => resolve(error === null ? stdout : Buffer.alloc(0)));
    // Git may be gone before it has read everything; what it printed by then is what counts.
    child.stdin?.on('error', () => undefined).end(input);
  });
}

/** With few files git is asked for these only; with many their names could outgrow the command line. */
const fewNames = 200;

/** File name to blob id in the commit that is checked out. */
export async function blobsAtHead(workspace: string, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const paths = names.length <= fewNames ? names : [];
  const printed = await ask(workspace, ['ls-tree', '-r', '-z', '--full-tree', 'HEAD', '--', ...paths]);
  const entries = printed.toString('utf8').split('\0');
  return new Map(
    entries.flatMap((entry) => {
      const [, id, name] = /^\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? [];
      return id === undefined || name === undefined ? [] : [[name, id]];
    }),
  );
}

/** The files of a commit, as far as its objects are at hand: a shallow checkout has those of its head only. */
export async function filesAt(
  workspace: string,
  commit: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  // Git reads one name a line, so one with a line break in it cannot be asked for.
  const wanted = names.filter((name) => !/[\r\n]/.test(name));
  const printed = await ask(workspace, ['cat-file', '--batch'], wanted.map((name) => `${commit}:${name}\n`).join(''));
  const files = new Map<string, Buffer>();
  let at = 0;
  for (const name of wanted) {
    const end = printed.indexOf(0x0a, at);
    if (end === -1) break;
    const size = Number(/^[0-9a-f]+ blob (\d+)$/.exec(printed.toString('utf8', at, end))?.[1] ?? Number.NaN);
    at = end + 1;
    if (Number.isNaN(size)) continue;
    files.set(name, printed.subarray(at, at + size));
    at += size + 1;
  }
  return files;
}
