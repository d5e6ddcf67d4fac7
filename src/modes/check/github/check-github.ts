import { ActionError, type Help } from '../../../errors.ts';
import { isOfFork } from '../../../clients/github/context.ts';
import { connectGitHub, type RunContext } from '../../../operations/run-context.ts';
import { permissionsOf, type CheckedMode, type GitHubPermission } from '../needs.ts';
import { check, failed, passed, skipped, unknown, type Check, type CheckSubject } from '../outcome.ts';
import { askPermission, type Permitted } from './requests.ts';
import type { CheckInputs } from '../inputs.ts';

/** What the comment, the issue and the other things on GitHub need; nothing for modes that write none. */
export async function checkGitHub(inputs: CheckInputs, context: RunContext): Promise<readonly Check[]> {
  const needed = neededPermissions(inputs);
  if (needed.size === 0) return [];
  const { event } = context;
  const { githubToken: token } = inputs;
  const subjects = [...needed].map(([permission, modes]) => ({ permission, subject: subjectOf(permission, modes) }));
  if (isOfFork(event)) {
    const why = 'GitHub gives the pull request of a fork no permission to write';
    return subjects.map(({ subject }) => skipped(subject, why));
  }
  const { repository } = event;
  if (token === undefined || repository === undefined) {
    const error = token === undefined ? noToken() : noRepository();
    const modes = [...new Set([...needed.values()].flat())];
    return [failed({ id: 'github-token', subject: 'GitHub token', modes }, error)];
  }
  const github = await connectGitHub(context, token);
  return Promise.all(
    subjects.map(async ({ permission, subject }) =>
      check(subject, async () =>
        judge(permission, subject, await askPermission(permission, { github, repository, event })),
      ),
    ),
  );
}

/** A permission to write includes the one to read. */
function neededPermissions({ modes, needs }: CheckInputs): ReadonlyMap<GitHubPermission, readonly CheckedMode[]> {
  const all = modes.flatMap((mode) => permissionsOf(mode, needs).map((permission) => ({ mode, permission })));
  const isWriting = all.some(({ permission }) => permission === 'pull-requests: write');
  const kept = isWriting ? all.filter(({ permission }) => permission !== 'pull-requests: read') : all;
  const byPermission = Map.groupBy(kept, ({ permission }) => permission);
  return new Map([...byPermission].map(([permission, same]) => [permission, same.map(({ mode }) => mode)]));
}

const uses: Readonly<Record<GitHubPermission, { readonly what: string; readonly help: Help }>> = {
  'pull-requests: write': { what: 'Comment on the pull request', help: 'no-right-to-comment' },
  'pull-requests: read': { what: 'Read pull requests', help: 'no-right-to-comment' },
  'issues: write': { what: 'Issue about drift', help: 'no-right-to-issues' },
  'statuses: write': { what: 'Commit status of a command', help: 'command-not-shown' },
  'deployments: write': { what: 'GitHub deployment', help: 'github-deployment-not-written' },
};

function subjectOf(permission: GitHubPermission, modes: readonly CheckedMode[]): CheckSubject {
  return { id: `github-${permission.replace(': ', '-')}`, subject: uses[permission].what, modes };
}

function judge(permission: GitHubPermission, subject: CheckSubject, permitted: Permitted): Check {
  const wayOut = `Add \`${permission}\` to the \`permissions\` of the job.`;
  if (permitted.granted === undefined) {
    return unknown(
      subject,
      `Whether the job has \`${permission}\` is not known: ${permitted.why}`,
      `Make sure that the job has \`${permission}\`.`,
    );
  }
  if (permitted.granted) return passed(subject, `\`github-token\` has \`${permission}\``);
  const { reason, message, help, hint } = permitted.error;
  // A locked conversation, and a token that GitHub does not accept.
  const isAboutPermission = help === 'no-right-to-comment' && hint?.includes('locked') !== true;
  return failed(
    subject,
    new ActionError({
      reason,
      message: `No \`${permission}\`: ${message}`,
      hint: isAboutPermission || help === 'no-such-pull-request' ? wayOut : hint,
      help: isAboutPermission ? uses[permission].help : help,
    }),
  );
}

function noToken(): ActionError {
  return new ActionError({
    reason: 'input',
    message: 'Input `github-token` is empty',
    help: 'no-right-to-comment',
    hint: 'Remove `github-token` from the step, so that it is the token of the job.',
  });
}

function noRepository(): ActionError {
  return new ActionError({
    reason: 'input',
    message: 'The run is in no workflow of a repository: `GITHUB_REPOSITORY` is not set',
    hint: 'Run it in a workflow.',
  });
}
