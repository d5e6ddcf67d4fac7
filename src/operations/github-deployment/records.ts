import { ActionError } from '../../errors.ts';
import { writeOnce } from '../../clients/http/write-once.ts';
import {
  createDeployment,
  createDeploymentStatus,
  listDeployments,
  readDeploymentState,
  type GitHubDeployment,
  type GitHubDeploymentState,
} from '../../clients/github/deployments.ts';
import { connectGitHub, type RunContext } from '../run-context.ts';
import { fitDescription } from './deployment-status.ts';
import { readPayload, type DeploymentPayload } from './payload.ts';

/** A GitHub deployment that a run of Outrider created. */
export interface OutriderDeployment extends GitHubDeployment {
  readonly jobs: DeploymentPayload;
}

interface NewDeployment {
  readonly commit: string;
  readonly description: string;
  readonly payload: DeploymentPayload;
}

interface NewStatus {
  readonly state: GitHubDeploymentState;
  readonly description: string;
  readonly environmentUrl: string | undefined;
}

/** Outrider's GitHub deployments to one environment. Every method throws the ServiceError of its request. */
export interface DeploymentRecords {
  /** Those among the newest 100 of the environment, the newest first; read once. */
  readonly list: () => Promise<readonly OutriderDeployment[]>;
  readonly create: (deployment: NewDeployment) => Promise<GitHubDeployment>;
  readonly setStatus: (deployment: Pick<GitHubDeployment, 'id'>, status: NewStatus) => Promise<void>;
  /** Undefined where the run that created it was killed before it set one. */
  readonly readState: (deployment: Pick<GitHubDeployment, 'id'>) => Promise<GitHubDeploymentState | undefined>;
}

type RecordingRun = Pick<RunContext, 'event' | 'transport' | 'runner'>;

/** @throws ActionError without a token or a repository */
export async function openRecords(
  { event, transport, runner }: RecordingRun,
  { environment, token }: { readonly environment: string; readonly token: string | undefined },
): Promise<DeploymentRecords> {
  const { repository, runUrl } = event;
  if (token === undefined || repository === undefined)
    throw new ActionError({ reason: 'unauthorized', message: 'There is no `github-token`, or no repository' });
  const github = await connectGitHub({ event, transport }, token);
  const list = async (): Promise<readonly OutriderDeployment[]> =>
    (await listDeployments(github, repository, environment)).flatMap((one) => {
      const jobs = readPayload(one.payload);
      return jobs === undefined ? [] : [{ ...one, jobs }];
    });
  let listed: ReturnType<typeof list> | undefined;
  return {
    list: () => (listed ??= list()),
    create: ({ commit, description, payload }) =>
      writeOnce({
        send: async () => {
          const request = { commit, environment, description: fitDescription(runner.hide(description)), payload };
          return createDeployment(github, repository, request);
        },
        leavesOpen: isTemporary,
        find: async () => (await list()).find(({ jobs }) => JSON.stringify(jobs) === JSON.stringify(payload)),
        pauses: [],
      }),
    async setStatus(deployment, { state, description, environmentUrl }) {
      const status = {
        state,
        description: fitDescription(runner.hide(description)),
        environmentUrl: ifHttps(environmentUrl),
        logUrl: ifHttps(runUrl),
      };
      await writeOnce({
        send: async () => createDeploymentStatus(github, repository, deployment, status),
        leavesOpen: isTemporary,
        // The same state twice is the same state.
        find: async () => undefined,
        pauses: [500],
        pace: transport.pace,
      });
      runner.log(`GitHub deployment ${deployment.id} to \`${environment}\`: ${state} (${status.description}).`);
    },
    readState: async (deployment) => readDeploymentState(github, repository, deployment),
  };
}

function isTemporary({ reason }: ActionError): boolean {
  return reason === 'unreachable' || reason === 'timed-out' || reason === 'server';
}

/** GitHub shows these links to all readers of the repository. */
function ifHttps(url: string | undefined): string | undefined {
  return url !== undefined && URL.parse(url)?.protocol === 'https:' ? url : undefined;
}
