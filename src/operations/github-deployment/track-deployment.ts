import { ActionError } from '../../errors.ts';
import { withTimeout } from '../../clients/http/pace.ts';
import { failureText } from '../../report/help.ts';
import { nameJobs, statusOf, type DeployedJob, type JobEnd, type JobName } from './deployment-status.ts';
import { endSuperseded, followedJobs, settleEarlier } from './end-earlier.ts';
import { createPayload, type DeployedVersion } from './payload.ts';
import { openRecords, type DeploymentRecords, type OutriderDeployment } from './records.ts';
import type { JobReader } from './judge-live-job.ts';
import type { GitHubDeployment } from '../../clients/github/deployments.ts';
import type { RunContext } from '../run-context.ts';

/** The GitHub deployment of a run. Neither method ever rejects because of GitHub. */
export interface DeploymentTracker {
  /**
   * Called before each write; the first call creates the deployment.
   *
   * @param findCommit the commit that is registered, where it is not that of the run
   */
  readonly begin: (findVersions: FindVersions, findCommit?: FindCommit) => Promise<void>;
  /** Called once at the end. Sets the state in the background, also that of earlier deployments which this run has ended. */
  readonly end: (jobs: readonly DeployedJob[]) => void;
}

type FindVersions = () => Promise<readonly DeployedVersion[]>;
/** Undefined where it is unknown. */
type FindCommit = (earlier: readonly OutriderDeployment[]) => string | undefined;

interface TrackingOptions {
  /** Undefined if no deployment is recorded. */
  readonly environment: string | undefined;
  readonly token: string | undefined;
  readonly mode: string;
  readonly nomad: JobReader;
  readonly context: Pick<RunContext, 'event' | 'transport' | 'runner' | 'alongside'>;
  /** The commit of the run; undefined where it is unknown, or another one is registered. */
  readonly commit: string | undefined;
  /** The page of a job in Nomad's web UI. */
  readonly urlOf: (job: JobName) => string | undefined;
}

/** Milliseconds that a write waits for GitHub. */
const longestBegin = 5000;
/** Milliseconds that the run waits for GitHub at its end. */
const longestEnd = 5000;

/** Records a run as a GitHub deployment: created right before the first write, and ended with the outcome of the run. */
export function trackDeployment(options: TrackingOptions): DeploymentTracker {
  const { environment, token, context } = options;
  if (environment === undefined) return { begin: async () => undefined, end: () => undefined };
  const warn = createWarning(context.runner);
  let records: Promise<DeploymentRecords | undefined> | undefined;
  const open = async (): Promise<DeploymentRecords | undefined> =>
    (records ??= orWarning(openRecords(context, { environment, token }), warn));
  let begun: Promise<Begun | undefined> | undefined;
  return {
    async begin(findVersions, findCommit) {
      const beginning = { ...options, findVersions, findCommit, warn };
      begun ??= open().then(async (opened) =>
        opened === undefined ? undefined : orWarning(begin(opened, beginning), warn),
      );
      await withTimeout(longestBegin, begun);
    },
    end(jobs) {
      if (begun === undefined && followedJobs(jobs).length === 0) return;
      const ended = open().then(async (opened) => {
        if (opened !== undefined) await orWarning(end(jobs, { opened, begun, options }), warn);
        return 'ended';
      });
      context.alongside(orLate(ended, warn));
    },
  };
}

/** What {@link DeploymentTracker.begin} has created; no deployment where the commit is unknown. */
interface Begun {
  readonly deployment: GitHubDeployment | undefined;
}

const unknownCommit =
  'No GitHub deployment was created: the commit that is registered is unknown. A revert knows only the commits of versions that Outrider registered with `deployments: auto`.';

interface Beginning extends TrackingOptions {
  readonly findVersions: FindVersions;
  readonly findCommit: FindCommit | undefined;
  readonly warn: Warn;
}

async function begin(records: DeploymentRecords, beginning: Beginning): Promise<Begun> {
  const { findVersions, findCommit, context, mode, urlOf, warn } = beginning;
  const { event, runner } = context;
  const versions = (await findVersions()).map((one) => ({
    ...one,
    id: runner.hide(one.id),
    namespace: runner.hide(one.namespace),
  }));
  const commit = findCommit === undefined ? beginning.commit : findCommit(await records.list());
  if (commit === undefined) {
    runner.notice(unknownCommit, { title: 'Outrider' });
    return { deployment: undefined };
  }
  const names = versions.length === 0 ? '' : `: ${nameJobs(versions)}`;
  const run = [event.runId, event.runAttempt, event.job, event.step].join('/');
  const deployment = await records.create({
    commit,
    description: `Outrider, mode ${mode}${names}`,
    payload: createPayload(run, versions),
  });
  const status = { state: 'in_progress', description: `Rollout in progress${names}` } as const;
  await orWarning(records.setStatus(deployment, { ...status, environmentUrl: urlOfOnly(versions, urlOf) }), warn);
  return { deployment };
}

interface Ending {
  readonly opened: DeploymentRecords;
  readonly begun: Promise<Begun | undefined> | undefined;
  readonly options: TrackingOptions;
}

/** These have not been registered, so that an earlier version is still the latest. */
const unwritten: ReadonlySet<JobEnd> = new Set(['not-written', 'not-stopped', 'unchanged', 'unknown']);

async function end(jobs: readonly DeployedJob[], { opened: records, begun, options }: Ending): Promise<void> {
  const { nomad, urlOf } = options;
  if (begun === undefined) {
    const settling = { records, nomad, urlOf: (some: readonly JobName[]) => urlOfOnly(some, urlOf) };
    return settleEarlier(followedJobs(jobs), settling);
  }
  const created = await begun;
  // Reported when it could not be created.
  if (created === undefined) return;
  const { deployment } = created;
  const changed = jobs.filter(({ end: how }) => how !== 'unchanged');
  if (deployment !== undefined)
    await records.setStatus(deployment, { ...statusOf(jobs), environmentUrl: urlOfOnly(changed, urlOf) });
  const written = jobs.filter(({ end: how }) => !unwritten.has(how));
  if (written.length > 0) await endSuperseded(written, deployment, records);
}

/** Only one page fits into a deployment. */
function urlOfOnly(jobs: readonly JobName[], urlOf: TrackingOptions['urlOf']): string | undefined {
  const [only, ...others] = jobs;
  return only === undefined || others.length > 0 ? undefined : urlOf(only);
}

type Warn = (error: ActionError) => void;

/** Warns once: further requests meet the same trouble. */
function createWarning(runner: RunContext['runner']): Warn {
  let isWarned = false;
  return (error) => {
    if (!isWarned) runner.warning(failureText(notWritten(error)), { title: 'Outrider' });
    isWarned = true;
  };
}

function notWritten({ reason, message }: ActionError): ActionError {
  return new ActionError({
    reason,
    message: `The GitHub deployment was not written: ${message}`,
    help: 'github-deployment-not-written',
    hint: 'The outcome of the run is not affected. Give the job `permissions: { deployments: write }`, or set `deployments: off`.',
  });
}

async function orWarning<T>(work: Promise<T>, warn: Warn): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    warn(error);
    return undefined;
  }
}

async function orLate(work: Promise<string>, warn: Warn): Promise<void> {
  if ((await withTimeout(longestEnd, work)) === undefined)
    warn(new ActionError({ reason: 'timed-out', message: 'GitHub did not answer in time' }));
}
