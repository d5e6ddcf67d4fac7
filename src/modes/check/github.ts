import pMap from 'p-map';
import { ActionError, orElse, ServiceError, type Help } from '../../errors.ts';
import { isFromFork, type Repository, type RunnerContext } from '../../clients/github/context.ts';
import { impossibleWrites, readRole, readRunStart } from '../../clients/github/repositories.ts';
import { listLastUpdated } from '../../clients/github/pull-requests/pull-requests.ts';
import { connectGitHub, type RunContext } from '../../operations/run-context.ts';
import { listPermissions, type GitHubPermission } from '../needs.ts';
import {
  toFinding,
  createCheckBuilder,
  fail,
  pass,
  skip,
  reportUnknown,
  warn,
  type Check,
  type CheckFinding,
} from './findings.ts';
import type { GitHub } from '../../clients/github/client.ts';
import type { CheckInputs } from './inputs.ts';

/** Checks the permissions for the comment, the issue and other writes to GitHub; none for modes that write nothing to GitHub. */
export async function checkGitHub(inputs: CheckInputs, context: RunContext): Promise<readonly Check[]> {
  const { event, deadline } = context;
  const { githubToken, modes } = inputs;
  const { repo: repository } = event;
  const all = modes.flatMap((mode) => listPermissions(mode.needs, inputs).map((permission) => ({ mode, permission })));
  const byPermission = Map.groupBy(all, ({ permission }) => permission);
  if (byPermission.size === 0) return [];
  const toChecks = async (judge: (permission: GitHubPermission) => Promise<CheckFinding>): Promise<readonly Check[]> =>
    pMap(byPermission, async ([permission, needing]) => {
      const toCheck = createCheckBuilder(needing.map(({ mode }) => mode));
      return toCheck(`github-${permission.replace(': ', '-')}`, uses[permission].title, await judge(permission));
    });
  if (isFromFork(event))
    return toChecks(async () => skip('GitHub gives pull requests from forks no permission to write'));
  if (githubToken === undefined || repository === undefined) {
    const modesInNeed = modes.filter((mode) => all.some((need) => need.mode === mode));
    const missingInput = githubToken === undefined ? noToken : noRepository;
    return [createCheckBuilder(modesInNeed)('github-token', 'GitHub token', fail(missingInput))];
  }
  const github = await connectGitHub(context, githubToken);
  const permissions = await toChecks(async (permission) => {
    const attempt = await toFinding(askPermission(permission, github, repository, event), deadline.signal);
    return 'failure' in attempt ? attempt.failure : attempt.value;
  });
  const reviewModes = modes.filter(({ needs }) => needs.record !== undefined);
  if (github.forge.has('roles for every token') || reviewModes.length === 0) return permissions;
  const roleRead = await toFinding(readRole(github, repository, event.actor ?? repository.owner), deadline.signal);
  const roles =
    'failure' in roleRead
      ? warn(`Approvals, guards and commands do not work: ${roleRead.failure.found}`, roleRead.failure.fix)
      : pass('`github-token` can read roles');
  return [...permissions, createCheckBuilder(reviewModes)('github-roles', 'Repository roles', roles)];
}

const uses: Readonly<Record<GitHubPermission, { readonly title: string; readonly help: Help }>> = {
  'actions: read': { title: 'Read the start of the run', help: 'run-start-unknown' },
  'pull-requests: write': { title: 'Comment on the pull request', help: 'no-permission-to-comment' },
  'issues: write': { title: 'Drift issue', help: 'no-permission-to-write-issues' },
  'statuses: write': { title: 'Commit status of a command', help: 'command-not-shown' },
};

async function askPermission(
  permission: GitHubPermission,
  github: GitHub,
  repository: Repository,
  event: RunnerContext,
): Promise<CheckFinding> {
  if (permission === 'actions: read')
    return event.runId === undefined
      ? reportUncertain(permission, 'the run has no ID')
      : judgeRequest(permission, readRunStart(github, repository, event.runId));
  if (!github.forge.has('permission before content'))
    return reportUncertain(permission, 'this server does not report it, and it cannot be tested without a change');
  if (permission !== 'pull-requests: write')
    return judgeRequest(permission, impossibleWrites[permission](github, repository));
  const number =
    event.pullRequest?.number ?? event.subject.pullRequestNumbers[0] ?? (await findAnyPull(github, repository));
  if (number === undefined)
    return reportUncertain(permission, 'the repository has no pull request yet on which it could be tested');
  return judgeRequest(permission, impossibleWrites[permission](github, repository, number));
}

async function findAnyPull(github: GitHub, repository: Repository): Promise<number | undefined> {
  const [open, closed] = await Promise.all(
    (['open', 'closed'] as const).map(async (state) => listLastUpdated(github, repository, state)),
  );
  return (open?.[0] ?? closed?.[0])?.number;
}

/**
 * Judges a permission to write by a request that can never succeed: GitHub refuses it as invalid if the token has the permission.
 *
 * @throws errors that are not for users
 */
async function judgeRequest(permission: GitHubPermission, request: Promise<unknown>): Promise<CheckFinding> {
  const success = pass(`\`github-token\` has \`${permission}\``);
  const isReadPermission = permission === 'actions: read';
  const result = isReadPermission ? success : reportUncertain(permission, 'the server accepted an invalid request');
  return orElse(
    request.then(() => result),
    (error): CheckFinding => {
      if (!(error instanceof ServiceError)) return reportUncertain(permission, error.message);
      const isInvalid = error.reason === 'server' && error.httpStatus !== undefined && !error.isTransient;
      if (isInvalid && !isReadPermission) return success;
      // Without a permission to read as well, GitHub returns "not found".
      const isDenied = ['unauthorized', 'not-found', 'input'].includes(error.reason);
      return isDenied ? createDeniedFinding(permission, error) : reportUncertain(permission, error.message);
    },
  );
}

function reportUncertain(permission: GitHubPermission, reason: string): CheckFinding {
  const fix = `Make sure that the job has \`${permission}\`.`;
  return reportUnknown(`It is unknown whether the job has \`${permission}\`: ${reason}`, fix);
}

function createDeniedFinding(permission: GitHubPermission, error: ActionError): CheckFinding {
  const { reason, help, hint } = error;
  // A locked conversation, and a token that GitHub does not accept, have a hint.
  const isAboutPermission = reason === 'unauthorized' && hint === undefined;
  const fix = `Add \`${permission}\` to the \`permissions\` of the job.`;
  return fail(
    error
      .withContext(`No \`${permission}\``)
      .with({
        hint: isAboutPermission || help === 'no-such-pull-request' ? fix : hint,
        help: isAboutPermission ? uses[permission].help : help,
      }),
  );
}

const noToken = new ActionError({
  reason: 'input',
  message: 'Input `github-token` is empty',
  help: 'no-permission-to-comment',
  hint: 'Remove `github-token` from the step: its default is the token of the job.',
});

const noRepository = new ActionError({
  reason: 'input',
  message: 'The run is not part of a workflow: `GITHUB_REPOSITORY` is not set',
  hint: 'Run it in a workflow.',
  help: 'unsuitable-runner',
});
