import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * The settings of git's documentation that name a command, a program, or the folder or address of one; `evil` stands for any driver, tool or name.
 * Source: https://git-scm.com/docs/git-config, https://git-scm.com/docs/gitattributes
 */
const programSettings = `
alias.cat-file alias.check-ignore alias.diff-tree alias.log alias.ls-files alias.ls-tree alias.rev-list alias.rev-parse
browser.evil.cmd browser.evil.path core.alternateRefsCommand core.askPass core.editor core.fsmonitor core.gitProxy core.hooksPath core.pager
core.sshCommand credential.helper diff.evil.command diff.evil.textconv diff.external difftool.evil.cmd difftool.evil.path
filter.evil.clean filter.evil.process filter.evil.smudge gc.recentObjectsHook gpg.openpgp.program gpg.program gpg.ssh.defaultKeyCommand
gpg.ssh.program gpg.x509.program guitool.evil.cmd help.browser hook.evil.command imap.tunnel init.templateDir instaweb.browser instaweb.httpd
instaweb.modulePath interactive.diffFilter man.evil.cmd man.evil.path merge.evil.driver mergetool.evil.cmd mergetool.evil.path
pager.cat-file pager.diff-tree pager.log pager.ls-files pager.ls-tree pager.rev-list pager.rev-parse receive.procReceiveRefs
remote.evil.pushurl remote.evil.receivepack remote.evil.uploadpack remote.evil.url remote.other.url remote.ssh.url remote.vcs.vcs
sendemail.ccCmd sendemail.headerCmd sendemail.sendmailCmd sendemail.smtpServer sendemail.toCmd sequence.editor submodule.evil.update
submodule.evil.url tar.evil.command trailer.evil.cmd trailer.evil.command uploadpack.packObjectsHook web.browser`
  .trim()
  .split(/\s+/);

/** The settings of the installed git whose names suggest a program, as its documentation writes them. */
export function listDocumentedSettings(): readonly string[] {
  const listed = execFileSync('git', ['help', '--config'], { encoding: 'utf8' }).split('\n');
  const named =
    /\.(?:\w*(?:cmd|command|program|pager|editor|helper|driver|hook|hookspath|textconv|external|clean|smudge|process|browser|askpass|gitproxy|vcs|uploadpack|receivepack|tunnel|difffilter|fsmonitor))$/i;
  return listed.filter((name) => named.test(name) && !harmless.has(name));
}

/** They end like the name of a program, but are modes, switches or names. */
const harmless: ReadonlySet<string> = new Set(
  `advice.ignoredHook advice.waitingForEditor color.pager column.clean diff.<driver>.cachetextconv
  gitcvs.dbDriver`.split(/\s+/),
);

/** Whether a documented setting, such as `diff.<driver>.textconv`, is among the planted ones. */
export function isPlanted(documented: string): boolean {
  const parts = documented.split(/<[^>]+>/).map((part) => RegExp.escape(part));
  const pattern = new RegExp(`^${parts.join('[^.]+')}$`, 'i');
  return programSettings.some((name) => pattern.test(name));
}

const hooks =
  'applypatch-msg commit-msg fsmonitor-watchman post-applypatch post-checkout post-commit post-index-change post-merge post-receive post-rewrite post-update pre-applypatch pre-auto-gc pre-commit pre-merge-commit pre-push pre-rebase pre-receive prepare-commit-msg proc-receive push-to-checkout reference-transaction sendemail-validate update';

/** The repository of a test, in which every setting names a program that leaves a file. */
export interface PlantedRepository {
  /** The settings, hooks and remote helpers whose program ran. */
  readonly ran: () => readonly string[];
  /** The folder with the programs, for `PATH`: a remote helper is found there. */
  readonly programs: string;
}

/** Plants a program into every setting, hook and remote of a repository; the settings that switch others on are set as well. */
export function plantPrograms(repository: string): PlantedRepository {
  const [programs, marks, hooksFolder] = ['programs', 'ran', 'own-hooks'].map((name) =>
    join(repository, '.git', name),
  ) as [string, string, string];
  for (const folder of [programs, marks, hooksFolder, join(repository, '.git/hooks')])
    mkdirSync(folder, { recursive: true });
  const plant = (name: string, path = join(programs, name)): string => {
    writeFileSync(path, `#!/bin/sh\n: > '${join(marks, name)}'\nexit 1\n`);
    chmodSync(path, 0o755);
    return path;
  };
  for (const hook of hooks.split(' ')) {
    plant(`hook ${hook}`, join(hooksFolder, hook));
    plant(`hook ${hook}`, join(repository, '.git/hooks', hook));
  }
  plant('git-remote-evil');
  const values: Readonly<Record<string, string>> = {
    'core.hooksPath': hooksFolder,
    'remote.other.url': 'evil::anything',
    'remote.ssh.url': 'ssh://127.0.0.1/evil',
    'remote.vcs.vcs': 'evil',
    'hook.evil.event': 'post-index-change',
  };
  const settings = programSettings.map((name) => {
    const program = plant(name);
    const starter = /^alias\.|\.update$/.test(name) ? '!' : name.endsWith('rl') ? 'ext::' : '';
    return [name, values[name] ?? `${starter}${program}`];
  });
  const enabling = Object.entries({
    'core.repositoryFormatVersion': '1',
    'extensions.partialClone': 'evil',
    'gpg.ssh.allowedSignersFile': '/dev/null',
    'log.showSignature': 'true',
    'remote.vcs.url': 'anything',
    'protocol.allow': 'always',
    'protocol.ext.allow': 'always',
    'protocol.evil.allow': 'always',
    'protocol.ssh.allow': 'always',
    ...Object.fromEntries(['evil', 'other', 'ssh', 'vcs'].map((name) => [`remote.${name}.promisor`, 'true'])),
  });
  for (const [name = '', value = ''] of [...settings, ...enabling])
    execFileSync('git', ['config', name, value], { cwd: repository });
  return { ran: () => readdirSync(marks), programs };
}

const signatures = {
  openpgp: ['-----BEGIN PGP SIGNATURE-----', '-----END PGP SIGNATURE-----'],
  ssh: ['-----BEGIN SSH SIGNATURE-----', '-----END SSH SIGNATURE-----'],
  x509: ['-----BEGIN SIGNED MESSAGE-----', '-----END SIGNED MESSAGE-----'],
};

/** Signs the newest commit with a signature of a kind that nobody can verify; the new commit's ID. */
export function signCommit(repository: string, kind: keyof typeof signatures): string {
  const git = (args: readonly string[], input = ''): string =>
    execFileSync('git', args, { cwd: repository, input, encoding: 'utf8' }).trim();
  const [head = '', ...message] = execFileSync('git', ['cat-file', 'commit', 'HEAD'], {
    cwd: repository,
    encoding: 'utf8',
  }).split('\n\n');
  const [begin, end] = signatures[kind];
  const signed = `${head}\ngpgsig ${begin}\n \n iQEzBAABCAAdFiEE\n ${end}\n\n${message.join('\n\n')}`;
  const id = git(['hash-object', '-t', 'commit', '-w', '--stdin'], signed);
  git(['update-ref', 'HEAD', id]);
  return id;
}

/** The path of the object of a file in the newest commit; without it, git asks the remotes for the file. */
export function findObject(repository: string, name: string): string {
  const id = execFileSync('git', ['rev-parse', `HEAD:${name}`], { cwd: repository, encoding: 'utf8' }).trim();
  return join(repository, '.git/objects', id.slice(0, 2), id.slice(2));
}
