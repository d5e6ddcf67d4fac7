import * as v from 'valibot';
import { plain } from '../../text/log-text.ts';
import type { ActionError } from '../../errors.ts';
import { writeOnce } from '../../clients/http/write-once.ts';
import {
  createDeployment,
  createDeploymentStatus,
  type GitHubDeployment,
  type GitHubDeploymentState,
  listDeployments,
  readDeploymentState,
} from '../../clients/github/deployments.ts';
import { parseJsonOrUndefined } from '../../clients/http/json.ts';
import { connectRepository, type RunContext } from '../run-context.ts';
import { createUiLinks, type UiJob } from '../../report/nomad-ui.ts';

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
  /** A deployment links to the page of one job, if it is about only one. */
  readonly about: readonly UiJob[];
}

export type DeploymentRecords = Awaited<ReturnType<typeof openRecords>>;

/** GitHub's limit: https://docs.github.com/en/rest/deployments/statuses#create-a-deployment-status */
const maxDescription = 140;

type RecordingRun = Pick<RunContext, 'event' | 'transport' | 'runner'>;

interface RecordInputs {
  readonly environment: string;
  readonly token: string | undefined;
  readonly ui: URL | undefined;
}

/** Every method throws the ServiceError of its request. @throws ActionError without a token or a repository */
export async function openRecords(
  { event, transport, runner }: RecordingRun,
  { environment, token, ui }: RecordInputs,
) {
  const { runUrl } = event;
  const { github, repository } = await connectRepository({ event, transport }, token);
  const list = async (): Promise<readonly OutriderDeployment[]> =>
    (await listDeployments(github, repository, environment)).flatMap((one) => {
      const jobs = readPayload(one.payload);
      return jobs === undefined ? [] : [{ ...one, jobs }];
    });
  const links = ui === undefined ? undefined : createUiLinks(ui);
  let listed: ReturnType<typeof list> | undefined;
  return {
    /** Those among the newest 100 of the environment, the newest first; read once. */
    list: () => (listed ??= list()),
    create: ({ commit, description, payload }: NewDeployment): Promise<GitHubDeployment> =>
      writeOnce({
        send: async () => {
          const request = { commit, environment, description: runner.door.line(description, maxDescription), payload };
          return createDeployment(github, repository, request);
        },
        leavesOpen: isTemporary,
        find: async () => (await list()).find(({ jobs }) => JSON.stringify(jobs) === JSON.stringify(payload)),
        pauses: [],
      }),
    async setStatus(deployment: Pick<GitHubDeployment, 'id'>, { state, description, about }: NewStatus): Promise<void> {
      const [only, ...others] = about;
      const status = {
        state,
        description: runner.door.line(description, maxDescription),
        environmentUrl: only === undefined || others.length > 0 ? undefined : ifHttps(links?.job(only)),
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
      runner.log(plain`GitHub deployment ${deployment.id} to \`${environment}\`: ${state} (${status.description}).`);
    },
    /** Undefined where the run that created it was killed before it set one. */
    readState: async (deployment: Pick<GitHubDeployment, 'id'>) => readDeploymentState(github, repository, deployment),
  };
}

function isTemporary({ reason }: ActionError): boolean {
  return reason === 'unreachable' || reason === 'timed-out' || reason === 'server';
}

/** GitHub shows these links to all readers of the repository. */
function ifHttps(url: string | undefined): string | undefined {
  return url !== undefined && URL.parse(url)?.protocol === 'https:' ? url : undefined;
}

export interface DeployedVersion extends UiJob {
  /** Null where it is unknown. */
  readonly version: number | null;
}

const Payload = v.object({
  /** The mark of Outrider, and the version of this format. */
  outrider: v.literal(1),
  /** The run, its attempt, job and step. */
  run: v.string(),
  jobs: v.array(
    v.object({
      id: v.string(),
      namespace: v.string(),
      region: v.optional(v.string()),
      version: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
    }),
  ),
  /** How many more jobs the run registers. */
  more: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

/** What the payload of a GitHub deployment records about the run that created it. */
export type DeploymentPayload = v.InferOutput<typeof Payload>;

/** A payload is stored in one field of a database; this many jobs fit with the longest names. */
const mostJobs = 200;

export function createPayload(run: string, jobs: readonly DeployedVersion[]): DeploymentPayload {
  return {
    outrider: 1,
    run,
    jobs: jobs.slice(0, mostJobs).map(({ id, namespace, region, version }) => ({
      id,
      namespace,
      ...(region === undefined ? {} : { region }),
      version,
    })),
    more: Math.max(0, jobs.length - mostJobs),
  };
}

/** Undefined for a deployment that Outrider did not create. GitHub returns the payload as it was sent, or as its text. */
export function readPayload(payload: unknown): DeploymentPayload | undefined {
  const read = v.safeParse(Payload, typeof payload === 'string' ? parseJsonOrUndefined(payload) : payload);
  return read.success ? read.output : undefined;
}

/** Whether two names are those of one job. A region that is left out may be any. */
export function isSameJob(a: UiJob, b: UiJob): boolean {
  const isSameRegion = a.region === undefined || b.region === undefined || a.region === b.region;
  return a.id === b.id && a.namespace === b.namespace && isSameRegion;
}

/** The entry of a payload for a job; undefined if it does not name the job. */
export function versionIn({ jobs }: DeploymentPayload, job: UiJob): DeployedVersion | undefined {
  return namesOf(jobs).find((one) => isSameJob(one, job));
}

export function namesOf(jobs: DeploymentPayload['jobs']): readonly DeployedVersion[] {
  return jobs.map(({ region, ...job }) => ({ ...job, region }));
}
