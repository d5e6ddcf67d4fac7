import { ActionError } from '../errors.ts';
import { listChangedFiles } from '../clients/github/pull-requests/changed-files.ts';
import { connectGitHub, type RunContext } from './run-context.ts';
import type { GitHub } from '../clients/github/client.ts';
import type { Repository } from '../clients/github/context.ts';
import type { TouchedFiles } from '../jobfiles/discovery/touched-files.ts';

interface TouchedQuery {
  readonly onlyChanged: boolean;
  /** What `only-changed` selects from. */
  readonly files: 'job files' | 'Terraform files';
  readonly githubToken: string | undefined;
  /** The numbers of the pull requests of the run. */
  readonly pullRequests: readonly number[];
}

/**
 * The files that the pull requests touch, with `only-changed`. Undefined where every file counts, also where GitHub cannot list the files: to process
 * too much is safer than to leave a change out, so that is a notice and no failure.
 */
export async function findTouchedFiles(
  { onlyChanged, files, githubToken: token, pullRequests }: TouchedQuery,
  context: Pick<RunContext, 'event' | 'runner' | 'transport'>,
): Promise<TouchedFiles | undefined> {
  if (!onlyChanged) return undefined;
  const takeAll = (why: string): undefined => {
    context.runner.notice(`\`only-changed\` has no effect and all ${files} are used: ${why}`, { title: 'Outrider' });
  };
  const { repository } = context.event;
  if (pullRequests.length === 0 || repository === undefined) return takeAll('this run has no pull request.');
  if (token === undefined)
    return takeAll('`github-token` is empty, so GitHub cannot be asked which files the pull request changes.');
  try {
    const github = await connectGitHub(context, token);
    const touched = await Promise.all(pullRequests.map((number) => readTouched(github, repository, number)));
    const known = touched.filter((one) => one !== undefined);
    if (known.length < touched.length) return takeAll('the pull request touches more files than GitHub lists.');
    return { names: known.flatMap(({ names }) => names), removed: known.flatMap(({ removed }) => removed) };
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    const hint = error.reason === 'unauthorized' ? ' It needs `pull-requests: read`.' : '';
    return takeAll(`${error.message}.${hint}`);
  }
}

/**
 * The files that a pull request touches; undefined where there are more than GitHub lists.
 *
 * @throws ActionError when GitHub does not answer
 */
async function readTouched(github: GitHub, repository: Repository, number: number): Promise<TouchedFiles | undefined> {
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
