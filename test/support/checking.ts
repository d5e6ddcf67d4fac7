import { startSandbox, type Sandbox, type SandboxOptions } from '../../sandbox/src/server.ts';
import { runAction, type ActionOptions, type ActionRun } from './action.ts';
import { pullRequestEvent, startGitHub, type FakeGitHub } from './github.ts';
import { startNomadProxy } from './registering.ts';
import { createWorkspace, type Workspace } from './workspace.ts';
import { readResult } from './result.ts';

interface CheckRow {
  readonly id: string;
  readonly subject: string;
  readonly state: 'ok' | 'warning' | 'failed' | 'unknown' | 'skipped';
  readonly found: string;
  readonly fix: string;
  readonly modes: readonly string[];
}

export interface CheckRun extends ActionRun {
  readonly checks: readonly CheckRow[];
  /** State, finding and fix of a check; `undefined` if there is none. */
  readonly row: (id: string) => readonly [state: CheckRow['state'], found: string, fix: string] | undefined;
}

type Intercept = Parameters<typeof startNomadProxy>[1];

export interface Setup extends AsyncDisposable {
  readonly sandbox: Sandbox;
  readonly github: FakeGitHub;
  readonly workspace: Workspace;
  /** The requests to Nomad so far, without their queries, such as `POST /v1/jobs/parse`; the IDs of test jobs are replaced. */
  readonly requests: string[];
  /** May respond to a request instead of Nomad. */
  intercept: Intercept;
  /** Runs the mode with the token of a policy, or with another one. */
  check(inputs?: Readonly<Record<string, string>>, options?: Partial<ActionOptions>): Promise<CheckRun>;
}

const signingKey = 'a-signing-key-of-32-bytes-at-all';
const githubToken = 'ghs_0123456789abcdefghij';

/** Starts a Nomad with ACLs, a registry and GitHub; the run is for a pull request of a checkout with its base. */
export async function startSetup(options: SandboxOptions = { acl: true }): Promise<Setup> {
  const sandbox = await startSandbox(options);
  const github = await startGitHub();
  const workspace = createWorkspace({ 'web.nomad.hcl': 'job "web" {}\n' });
  const base = workspace.commit();
  const requests: string[] = [];
  const nomad = await startNomadProxy(sandbox.scheduler, async (request) => {
    const [path = ''] = request.path.split('?');
    requests.push(`${request.method} ${path.replace(/outrider-check-[0-9a-f-]{36}/, 'ID')}`);
    await setup.intercept(request);
  });
  const setup: Setup = {
    sandbox,
    github,
    workspace,
    requests,
    intercept: () => undefined,
    async check(inputs, { env, ...more } = {}) {
      const run = await runAction({
        workspace: workspace.path,
        apiUrl: github.url,
        githubToken,
        event: pullRequestEvent(false, { base }),
        env: { GITHUB_GRAPHQL_URL: `${github.url}/graphql`, ...env },
        ...more,
        inputs: {
          mode: 'check',
          address: nomad.url,
          token: sandbox.keys?.tokens['plan-only'] ?? '',
          'signing-key': signingKey,
          ...inputs,
        },
      });
      return withRows(run);
    },
    async [Symbol.asyncDispose]() {
      workspace[Symbol.dispose]();
      await nomad[Symbol.asyncDispose]();
      await sandbox.close();
      await github[Symbol.asyncDispose]();
    },
  };
  return setup;
}

export function withRows(run: ActionRun): CheckRun {
  const checks = readResult(run).checks as readonly CheckRow[];
  const row: CheckRun['row'] = (id) => {
    const check = checks.find((candidate) => candidate.id === id);
    return check === undefined ? undefined : [check.state, check.found, check.fix];
  };
  return { ...run, checks, row };
}
