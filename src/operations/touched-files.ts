import { ActionError } from '../errors.ts';
import { listChangedFiles } from '../clients/github/changed-files.ts';
import { connectGitHub, type RunContext } from './run-context.ts';
import type { GitHub } from '../clients/github/client.ts';
import type { Repository } from '../clients/github/context.ts';
import type { JobFileInputs } from '../inputs/job-files.ts';
import type { TouchedFiles } from '../jobfiles/discovery/touched-files.ts';

interface Touching {
  readonly jobFiles: JobFileInputs;
  readonly githubToken: string | undefined;
  /** Of the pull request; undefined without one. */
  readonly number: number | undefined;
}

/**
 * What the pull request touches, where only that is asked for. Undefined where every job file is to be taken, also because it cannot be told what
 * is touched; to leave something out by mistake would be worse than to plan too much, so that is said and no failure.
 */
export async function touchedFiles(
  { jobFiles, githubToken: token, number }: Touching,
  context: Pick<RunContext, 'event' | 'runner' | 'transport'>,
): Promise<TouchedFiles | undefined> {
  if (!jobFiles.onlyChanged) return undefined;
  const takeAll = (why: string): undefined => {
    context.runner.notice(`All job files are taken, although \`only-changed\` is set: ${why}`, { title: 'Outrider' });
  };
  const { repository } = context.event;
  if (number === undefined || repository === undefined) return takeAll('this run is about no pull request.');
  if (token === undefined)
    return takeAll('`github-token` is empty, and only GitHub knows what the pull request touches.');
  try {
    const github = await connectGitHub(context, token);
    const touched = await readTouched(github, repository, number);
    return touched ?? takeAll('the pull request touches more files than GitHub lists.');
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    const hint = error.reason === 'unauthorized' ? ' It needs `pull-requests: read`.' : '';
    return takeAll(`${error.message}.${hint}`);
  }
}

/**
 * What a pull request touches; undefined where it is more than GitHub lists.
 *
 * @throws ActionError when GitHub does not answer
 */
export async function readTouched(
  github: GitHub,
  repository: Repository,
  number: number,
): Promise<TouchedFiles | undefined> {
  const { files, complete } = await listChangedFiles(github, repository, number);
  if (!complete) return undefined;
  return {
    names: files.flatMap(({ name, formerName }) => (formerName === undefined ? [name] : [name, formerName])),
    removed: files.flatMap(({ name, status, formerName }): TouchedFiles['removed'] => {
      if (status === 'removed') return [{ name, now: undefined }];
      return formerName === undefined ? [] : [{ name: formerName, now: name }];
    }),
  };
}
