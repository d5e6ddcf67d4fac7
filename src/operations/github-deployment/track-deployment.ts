import { plain } from '../../text/log-text.ts';
import { ActionError, orUndefined } from '../../errors.ts';
import { withTimeout } from '../../clients/http/retry.ts';
import { optional } from '../../report/optional.ts';
import { type DeployedJob, endOfRollout, type JobEnd, nameJobs, statusOf } from './deployment-status.ts';
import {
  createPayload,
  type DeployedVersion,
  type DeploymentRecords,
  openRecords,
  isSameJob,
  namesOf,
  versionIn,
  type OutriderDeployment,
} from './records.ts';
import { hiddenMark } from '../../redaction/hidden-text.ts';
import { healthOf, type HealthKind } from '../../rollout/health.ts';
import type { GitHubDeployment, GitHubDeploymentState } from '../../clients/github/deployments.ts';
import type { JobInputs, JobWriteInputs } from '../../inputs/job.ts';
import type { RecordedInputs } from '../../inputs/github.ts';
import type { SteerOutcome } from '../../report/deployment-report.ts';
import type { RunContext } from '../run-context.ts';
import type { NomadRun } from '../connect-nomad.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

/** The GitHub deployment of a run. Neither method ever rejects because of GitHub. */
export interface DeploymentTracker {
  /** Called before each write; the first call creates the deployment. */
  readonly begin: (findVersions: FindVersions) => Promise<void>;
  /** Called once at the end. Sets the state in the background, also that of earlier deployments which this run has ended. */
  readonly end: (jobs: readonly DeployedJob[]) => void;
}

type FindVersions = () => Promise<readonly DeployedVersion[]>;

interface TrackingOptions {
  /** Undefined if no deployment is recorded. */
  readonly environment: string | undefined;
  readonly token: string | undefined;
  readonly nomad: JobReader;
  readonly context: Pick<RunContext, 'event' | 'transport' | 'runner' | 'alongside'>;
  /** The commit of the run; undefined where it is unknown. */
  readonly commit: string | undefined;
  readonly ui: URL | undefined;
}

/** Milliseconds that a write waits for GitHub. */
const longestBegin = 5000;
/** Milliseconds that the run waits for GitHub at its end. */
const longestEnd = 5000;

/** Records a run as a GitHub deployment: created right before the first write, and ended with the outcome of the run. */
export function trackDeployment(options: TrackingOptions): DeploymentTracker {
  const { environment, token, nomad, context, ui } = options;
  if (environment === undefined) return { begin: async () => undefined, end: () => undefined };
  const orWarning = recordingOf(context.runner);
  let records: Promise<DeploymentRecords | undefined> | undefined;
  const open = async (): Promise<DeploymentRecords | undefined> =>
    (records ??= orWarning(async () => openRecords(context, { environment, token, ui })));
  let begun: Promise<GitHubDeployment | undefined> | undefined;
  return {
    async begin(findVersions) {
      begun ??= open().then(async (opened) =>
        opened === undefined
          ? undefined
          : orWarning(async () => begin(opened, { ...options, findVersions, orWarning })),
      );
      await withTimeout(longestBegin, begun);
    },
    end(jobs) {
      if (begun === undefined && seenJobs(jobs).length === 0) return;
      const ended = open().then(async (opened) => {
        if (opened !== undefined) await orWarning(async () => end(jobs, begun, { records: opened, nomad }));
        return 'ended' as const;
      });
      const inTime = async (): Promise<void> => {
        if ((await withTimeout(longestEnd, ended)) === undefined)
          throw new ActionError({
            reason: 'timed-out',
            message: 'GitHub did not answer in time',
            hint: 'Re-run the job, which sets the state, or set `deployments: off`.',
          });
      };
      context.alongside(orWarning(inTime));
    },
  };
}

interface Beginning extends TrackingOptions {
  readonly findVersions: FindVersions;
  readonly orWarning: OrWarning;
}

async function begin(records: DeploymentRecords, beginning: Beginning): Promise<GitHubDeployment | undefined> {
  const { findVersions, context, commit, orWarning } = beginning;
  const { event, runner } = context;
  if (commit === undefined) {
    runner.notice(plain`No GitHub deployment was created: the commit that is registered is unknown.`);
    return undefined;
  }
  const versions = (await findVersions()).map((one) => ({
    ...one,
    id: runner.door.name(one.id),
    namespace: runner.door.name(one.namespace),
  }));
  const names = versions.length === 0 ? '' : `: ${nameJobs(versions)}`;
  const run = [event.runId, event.runAttempt, event.job, event.action].join('/');
  const deployment = await records.create({
    commit,
    description: `Outrider, mode register${names}`,
    payload: createPayload(run, versions),
  });
  const status = { state: 'in_progress', description: `Rollout in progress${names}`, about: versions } as const;
  await orWarning(async () => records.setStatus(deployment, status));
  return deployment;
}

interface Ending {
  readonly records: DeploymentRecords;
  readonly nomad: JobReader;
}

/** These have not been registered, so that an earlier version is still the latest. */
const unwritten: ReadonlySet<JobEnd> = new Set(['not-written', 'not-stopped', 'unchanged', 'unknown']);

/** The jobs whose version a run followed although it has created no deployment, such as canaries that it promoted. */
function seenJobs(jobs: readonly DeployedJob[]): readonly DeployedJob[] {
  return jobs.filter(({ version }) => version !== undefined);
}

async function end(
  jobs: readonly DeployedJob[],
  begun: Promise<GitHubDeployment | undefined> | undefined,
  ending: Ending,
): Promise<void> {
  if (begun === undefined) return endEarlier(seenJobs(jobs), undefined, ending);
  const own = await begun;
  // Reported when it could not be created.
  if (own === undefined) return;
  const about = jobs.filter(({ end: how }) => how !== 'unchanged');
  await ending.records.setStatus(own, { ...statusOf(jobs), about });
  const written = jobs.filter(({ end: how }) => !unwritten.has(how));
  if (written.length > 0) await endEarlier(written, own, ending);
}

type OrWarning = <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;

const recording = {
  what: 'The GitHub deployment was not written',
  help: 'github-deployment-not-written',
  note: 'The outcome of the run is not affected.',
  hint: 'Give the job `permissions: { deployments: write }`, or set `deployments: off`.',
} as const;

/** Warns once: further requests meet the same trouble. */
function recordingOf(runner: RunContext['runner']): OrWarning {
  let isWarned = false;
  const once: Pick<RunContext['runner'], 'notice' | 'warning'> = {
    notice: (text) => runner.notice(text),
    warning(text) {
      if (!isWarned) runner.warning(text);
      isWarned = true;
    },
  };
  return async (work) => optional(once, recording, work);
}

/** Ends the GitHub deployments that name the job of a mode which acts on one job; does nothing without an end or a version. */
export function endJob(
  { inputs, nomad, ...context }: NomadRun<JobInputs & RecordedInputs>,
  how: JobEnd | undefined,
  version: number | undefined,
): void {
  if (how === undefined) return;
  const { environment, githubToken: token, ui, job: id } = inputs;
  const { namespace = 'default', region } = inputs.nomad;
  const tracker = trackDeployment({ environment, token, nomad, context, commit: undefined, ui });
  tracker.end([{ id, namespace, region, version, end: how }]);
}

/** Ends the GitHub deployment whose canaries were promoted or rejected. Returns the outcome unchanged. */
export function endSteered(outcome: SteerOutcome, run: NomadRun<JobWriteInputs & RecordedInputs>): SteerOutcome {
  endJob(run, endOf(outcome), outcome.deployment?.JobVersion);
  return outcome;
}

/** Undefined where the run neither changed nor saw an end. */
function endOf({ mode, deployment, result, rollout, failures }: SteerOutcome): JobEnd | undefined {
  if (rollout !== undefined) return endOfRollout(rollout);
  const status = deployment?.Status;
  if (result === 'already') return status === 'successful' || status === 'failed' ? status : undefined;
  if (result !== 'done') return undefined;
  if (mode === 'fail-deployment') return 'failed';
  return failures.length > 0 ? 'unknown' : undefined;
}

/** What of Nomad shows the state of a job. */
type JobReader = Pick<Nomad, 'readJob' | 'readJobsMostRecentDeployment' | 'listJobAllocations' | 'listJobEvaluations'>;

/**
 * Ends the newest GitHub deployment that names a job, besides that of the run: with the outcome where the run saw the end of its version, and as inactive where
 * the run registered another one. This also ends what a killed run left.
 *
 * @param own the deployment of the run; it replaces those that succeeded
 */
async function endEarlier(
  jobs: readonly DeployedJob[],
  own: GitHubDeployment | undefined,
  ending: Ending,
): Promise<void> {
  const { records } = ending;
  const list = await records.list();
  const earlier = list.slice(list.findIndex(({ id }) => id === own?.id) + 1);
  const newest = new Map(
    jobs.flatMap((job) => {
      const found = earlier.find((one) => versionIn(one.jobs, job) !== undefined);
      return found === undefined ? [] : [[found, job] as const];
    }),
  );
  for (const [deployment, job] of newest) {
    const before = await records.readState(deployment);
    const isSeen = own === undefined && versionIn(deployment.jobs, job)?.version === job.version;
    if (isSeen) await endSeen(deployment, before, jobs, ending);
    else if (isOpen(before) || (own === undefined && before === 'success' && statusOf([job]).state === 'success'))
      await records.setStatus(deployment, {
        state: 'inactive',
        description: 'A later run registered another version',
        about: [],
      });
  }
}

function isOpen(state: GitHubDeploymentState | undefined): boolean {
  return state === undefined || state === 'in_progress';
}

/** Where the state is already the right one, nothing is written. The jobs of which the run knows nothing are judged by Nomad. */
async function endSeen(
  deployment: OutriderDeployment,
  before: GitHubDeploymentState | undefined,
  seen: readonly DeployedJob[],
  { records, nomad }: Ending,
): Promise<void> {
  if (!isOpen(before) && before !== 'error') return;
  const jobs = await Promise.all(
    namesOf(deployment.jobs.jobs).map(async (job): Promise<DeployedJob> => {
      const known = seen.find((one) => isSameJob(one, job) && one.version === job.version)?.end;
      return { ...job, version: job.version ?? undefined, end: known ?? (await judgeLiveJob(job, nomad)) };
    }),
  );
  const { more } = deployment.jobs;
  const place = { namespace: '', region: undefined, version: undefined };
  const status = statusOf(more === 0 ? jobs : [...jobs, { ...place, id: `${more} more`, end: 'unknown' }]);
  if (status.state !== before) await records.setStatus(deployment, { ...status, about: jobs });
}

/** How the rollout of a version of a job ended, by Nomad; `unknown` where Nomad does not answer, or the job's name is hidden. */
async function judgeLiveJob(job: DeployedVersion, nomad: JobReader): Promise<JobEnd> {
  if (`${job.id}${job.namespace}`.includes(hiddenMark)) return 'unknown';
  return (await orUndefined(readEnd(job, nomad))) ?? 'unknown';
}

/** The end of a job whose deployment has not ended, or that has none: it counts as placed only where its allocations show it. */
const ends: Partial<Record<HealthKind, JobEnd>> = {
  healthy: 'no-deployment',
  running: 'no-deployment',
  complete: 'no-deployment',
  ready: 'no-deployment',
  disabled: 'no-deployment',
  blocked: 'not-placed',
  failing: 'failed',
  starting: 'in-progress',
  'rolling-out': 'in-progress',
  'awaiting-promotion': 'awaiting-promotion',
};

async function readEnd({ version, ...target }: DeployedVersion, nomad: JobReader): Promise<JobEnd> {
  const job = await orUndefined(nomad.readJob(target), 'not-found');
  if (job === undefined || job.Stop === true || job.Version !== version) return 'superseded';
  const [latest, evaluations, allocations] = await Promise.all([
    nomad.readJobsMostRecentDeployment(target),
    nomad.listJobEvaluations(target),
    nomad.listJobAllocations(target),
  ]);
  const own = latest?.JobVersion === version ? latest : undefined;
  if (own?.Status === 'successful' || own?.Status === 'failed') return own.Status;
  const deployments = own === undefined ? [] : [own];
  const { kind } = healthOf({ job, summary: undefined, deployments, evaluations, allocations });
  const isBlocked = evaluations.some(({ Status }) => Status === 'blocked');
  return ends[kind] ?? (isBlocked ? 'not-placed' : 'unknown');
}
