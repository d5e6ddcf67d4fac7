import pMap, { pMapSkip } from 'p-map';
import { plain } from '../text/log-text.ts';
import { readCheckout } from '../jobfiles/provenance/git.ts';
import { type RunContext, connectGitHub } from './run-context.ts';
import { ActionError, orElse, orUndefined } from '../errors.ts';
import { isBranchProtected, readContent } from '../clients/github/repositories.ts';
import { listChangedFiles } from '../clients/github/pull-requests/pull-requests.ts';
import type { CommentDraft } from '../report/comment/publish-comment.ts';
import type { RunnerContext, Repository } from '../clients/github/context.ts';
import type { GitHub } from '../clients/github/client.ts';
import type { TouchedFiles } from '../jobfiles/discovery/touched-files.ts';

/**
 * The commit that is checked out instead of the pull request: `pull_request_target` checks out the base by default. `undefined` if the pull request is
 * checked out (its head, or GitHub's merge commit of it), and for all other events.
 *
 * @param directory in the checkout
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows#pull_request_target
 */
export async function findOtherCheckout(
  { eventName, pullRequest, sha }: Pick<RunnerContext, 'eventName' | 'pullRequest' | 'sha'>,
  directory: string,
): Promise<{ readonly commit: string | undefined } | undefined> {
  if (eventName !== 'pull_request_target' || pullRequest === undefined) return undefined;
  const head = await readCheckout(directory);
  if (head === undefined) return { commit: sha };
  const { headSha, state } = pullRequest;
  // After the merge the base has the head among its parents as well.
  const isMerge = state === 'open' && head.parents.slice(1).includes(headSha);
  return head.commit === headSha || isMerge ? undefined : { commit: head.commit };
}

/** Warns that a run is about a different commit than the pull request, and so writes no comment. */
export function warnAboutOtherCheckout(
  { event, runner, subject }: Pick<RunContext, 'event' | 'runner'> & Pick<CommentDraft, 'subject'>,
  commit: string | undefined,
): void {
  const verb = subject === 'plan' ? 'Plan' : 'Check';
  const source = commit === undefined ? 'its base' : `commit \`${commit.slice(0, 7)}\``;
  const number = event.pullRequest?.number ?? 0;
  runner.warning(
    plain`The checkout is ${source}, not pull request #${number}: \`pull_request_target\` checks out the base. Its ${subject} is in the step summary, and no comment was written. ${verb} \`on: pull_request\` instead.`,
  );
}

export interface ChangesQuery {
  readonly githubToken: string | undefined;
  readonly pullRequests: readonly number[];
}

export function listOwnPull({ event: { pullRequest } }: Pick<RunContext, 'event'>): readonly number[] {
  return pullRequest === undefined ? [] : [pullRequest.number];
}

export interface PullRequestChanges extends TouchedFiles {
  /** The contents of files at a commit; `undefined` for a new file. Omits files that cannot be read, and all files if there are too many. */
  readonly readAt: (commit: string, names: readonly string[]) => Promise<ReadonlyMap<string, Buffer | undefined>>;
}

/** Lists the files that the pull requests change, or returns the reason why GitHub cannot list them, as a sentence. Without the list, a run shows less and processes too much, but does not fail. */
export async function findChanges(
  { githubToken: token, pullRequests }: ChangesQuery,
  context: Pick<RunContext, 'event' | 'transport'>,
): Promise<PullRequestChanges | string> {
  const { repo: repository } = context.event;
  if (pullRequests.length === 0 || repository === undefined) return 'this run has no pull request.';
  if (token === undefined) return '`github-token` is empty, so the changed files of the pull request cannot be read.';
  try {
    const github = await connectGitHub(context, token);
    const lists = await Promise.all(pullRequests.map(async (number) => readTouched(github, repository, number)));
    const knownLists = lists.filter((files) => files !== undefined);
    if (knownLists.length < lists.length) return 'the pull request touches more files than GitHub lists.';
    const names = knownLists.flatMap((files) => files.names);
    const [listed, added] = [new Set(names), new Set(knownLists.flatMap((files) => files.addedNames))];
    const readFile = async (commit: string, path: string) => {
      if (added.has(path)) return [path, undefined] as const;
      const content = await orElse(readContent(github, repository, { commit, path }), () => 'unread' as const);
      // A listed file that was not added must exist: without content, it is unknown.
      const isUnknown = content === 'unread' || (content === undefined && listed.has(path));
      return isUnknown ? pMapSkip : ([path, content] as const);
    };
    return {
      names,
      removed: knownLists.flatMap(({ removed }) => removed),
      readAt: async (commit, files) =>
        files.length > maxContents
          ? new Map()
          : new Map(await pMap(files, async (path) => readFile(commit, path), { concurrency: 5 })),
    };
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    const hint = error.reason === 'unauthorized' ? ' It needs `pull-requests: read`.' : '';
    return `${error.message}.${hint}`;
  }
}

/** The maximum number of files, each of which costs a request. */
const maxContents = 100;

/** The base commit of the pull request if its author cannot have written it: on the default branch, or on a protected branch. */
export async function findTrustedBase(
  context: Pick<RunContext, 'event' | 'transport'>,
  token: string | undefined,
): Promise<string | undefined> {
  const { pullRequest, subject, repo: repository } = context.event;
  const { baseRef, baseSha } = pullRequest ?? {};
  if (baseRef === undefined || baseRef === subject.defaultBranch) return baseRef && baseSha;
  if (token === undefined || repository === undefined) return undefined;
  const github = await connectGitHub(context, token);
  return (await orUndefined(isBranchProtected(github, repository, baseRef))) === true ? baseSha : undefined;
}

const isNew: ReadonlySet<string> = new Set(['added', 'renamed', 'copied']);

/** The files that a pull request touches; `undefined` if there are more than GitHub lists. @throws ActionError if GitHub does not respond */
export async function readTouched(
  github: GitHub,
  repository: Repository,
  number: number,
): Promise<(TouchedFiles & { readonly addedNames: readonly string[] }) | undefined> {
  const { files, isComplete } = await listChangedFiles(github, repository, number);
  if (!isComplete) return undefined;
  return {
    names: files.flatMap(({ name, formerName }) => (formerName === undefined ? [name] : [name, formerName])),
    addedNames: files.flatMap(({ name, status }) => (isNew.has(status) ? [name] : [])),
    removed: files.flatMap(({ name, status, formerName }): TouchedFiles['removed'] => {
      if (status === 'removed') return [{ name, newName: undefined }];
      return formerName === undefined ? [] : [{ name: formerName, newName: name }];
    }),
  };
}
