import { randomUUID } from 'node:crypto';
import { runAction, type ActionRun } from '../support/action.ts';
import { createClosedEvent, pullRequestEvent, startGitHub } from '../support/github.ts';
import { createWorkspace } from '../support/workspace.ts';

type Inputs = Readonly<Record<string, string>>;

const file = 'jobs/job.nomad.hcl';

export interface LivePull extends AsyncDisposable {
  readonly plan: (inputs?: Inputs) => Promise<ActionRun>;
  readonly register: (inputs?: Inputs) => Promise<ActionRun>;
  /** The comment on the pull request. */
  readonly comment: () => string;
}

export function randomId(): string {
  return `outrider-test-${randomUUID().slice(0, 8)}`;
}

/** A job whose task sleeps, with these lines before its group. */
export function sleeper(id: string, ...lines: readonly string[]): string {
  return `job "${id}" {
  ${lines.join('\n  ')}
  datacenters = ["*"]
  group "app" {
    task "server" {
      driver       = "raw_exec"
      kill_timeout = "1s"
      config {
        command = "/bin/sh"
        args    = ["-c", "sleep 3600"]
      }
      resources {
        cpu    = 20
        memory = 16
      }
    }
  }
}
`;
}

/** A pull request that changes the only job file, or removes it, with `stop-removed`. @param access the inputs with which a run reaches Nomad */
export async function startLivePull(access: Inputs, before: string, after: string | undefined): Promise<LivePull> {
  const github = await startGitHub();
  const workspace = createWorkspace({ [file]: before });
  const base = workspace.commit();
  if (after === undefined) workspace.remove(file);
  else workspace.write(file, after);
  workspace.commit();
  github.files = [{ filename: file, status: after === undefined ? 'removed' : 'modified' }];
  const run = async (mode: string, event: { name: string; payload: unknown }, inputs: Inputs) =>
    runAction({
      process: true,
      inputs: {
        mode,
        'job-files': 'jobs/*.nomad.hcl',
        'signing-key': 'a-key-of-more-than-sixteen-bytes',
        'only-changed': 'true',
        'stop-removed': 'true',
        timeout: '60s',
        ...access,
        ...inputs,
      },
      workspace: workspace.path,
      githubToken: 'ghs_0123456789abcdefghij',
      apiUrl: github.url,
      event,
      env: { GITHUB_GRAPHQL_URL: `${github.url}/graphql` },
    });
  return {
    plan: (inputs = {}) => run('plan', pullRequestEvent(false, { base }), inputs),
    register: (inputs = {}) => run('register', createClosedEvent(true), inputs),
    comment: () => github.comments[0]?.body ?? '',
    async [Symbol.asyncDispose]() {
      workspace[Symbol.dispose]();
      await github[Symbol.asyncDispose]();
    },
  };
}
