import { plain } from '../../text/log-text.ts';
import { ActionError } from '../../errors.ts';
import { withTimeout } from '../../clients/http/pace.ts';
import { optional } from '../../report/optional.ts';
import type { GitHubDeployment } from '../../clients/github/deployments.ts';
import { createUiLinks } from '../../report/nomad-ui.ts';
import type { JobInputs, JobWriteInputs } from '../../inputs/job.ts';
import type { RecordedInputs } from '../../inputs/github.ts';
import type { SteerOutcome } from '../../report/deployment-report.ts';
import type { RunContext } from '../run-context.ts';
import type { NomadRun } from '../connect-nomad.ts';
import { type DeployedJob, endOfRollout, type JobEnd, type JobName, nameJobs, statusOf } from './deployment-status.ts';
import { endEarlier, type JobReader } from './end-earlier.ts';
import { createPayload, type DeployedVersion, type DeploymentRecords, openRecords } from './records.ts';

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
  const orWarning = recordingOf(context.runner);
  let records: Promise<DeploymentRecords | undefined> | undefined;
  const open = async (): Promise<DeploymentRecords | undefined> =>
    (records ??= orWarning(async () => openRecords(context, { environment, token })));
  let begun: Promise<GitHubDeployment | undefined> | undefined;
  return {
    async begin(findVersions) {
      const beginning = { ...options, findVersions, orWarning };
      begun ??= open().then(async (opened) =>
        opened === undefined ? undefined : orWarning(async () => begin(opened, beginning)),
      );
      await withTimeout(longestBegin, begun);
    },
    end(jobs) {
      if (begun === undefined && seenJobs(jobs).length === 0) return;
      const ended = open().then(async (opened) => {
        if (opened !== undefined) await orWarning(async () => end(jobs, { opened, begun, options }));
        return 'ended' as const;
      });
      const inTime = async (): Promise<void> => {
        if ((await withTimeout(longestEnd, ended)) === undefined)
          throw new ActionError({ reason: 'timed-out', message: 'GitHub did not answer in time' });
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
  const { findVersions, context, commit, urlOf, orWarning } = beginning;
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
  const status = { state: 'in_progress', description: `Rollout in progress${names}` } as const;
  const environmentUrl = urlOfOnly(versions, urlOf);
  await orWarning(async () => records.setStatus(deployment, { ...status, environmentUrl }));
  return deployment;
}

interface Ending {
  readonly opened: DeploymentRecords;
  readonly begun: Promise<GitHubDeployment | undefined> | undefined;
  readonly options: TrackingOptions;
}

/** These have not been registered, so that an earlier version is still the latest. */
const unwritten: ReadonlySet<JobEnd> = new Set(['not-written', 'not-stopped', 'unchanged', 'unknown']);

/** The jobs whose version a run followed although it has created no deployment, such as canaries that it promoted. */
function seenJobs(jobs: readonly DeployedJob[]): readonly DeployedJob[] {
  return jobs.filter(({ version }) => version !== undefined);
}

async function end(jobs: readonly DeployedJob[], { opened: records, begun, options }: Ending): Promise<void> {
  const ending = {
    records,
    nomad: options.nomad,
    urlOf: (some: readonly JobName[]) => urlOfOnly(some, options.urlOf),
  };
  if (begun === undefined) return endEarlier(seenJobs(jobs), undefined, ending);
  const own = await begun;
  // Reported when it could not be created.
  if (own === undefined) return;
  const changed = jobs.filter(({ end: how }) => how !== 'unchanged');
  await records.setStatus(own, { ...statusOf(jobs), environmentUrl: ending.urlOf(changed) });
  const written = jobs.filter(({ end: how }) => !unwritten.has(how));
  if (written.length > 0) await endEarlier(written, own, ending);
}

/** Only one page fits into a deployment. */
function urlOfOnly(jobs: readonly JobName[], urlOf: TrackingOptions['urlOf']): string | undefined {
  const [only, ...others] = jobs;
  return only === undefined || others.length > 0 ? undefined : urlOf(only);
}

type OrWarning = <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;

const recording = {
  what: 'The GitHub deployment was not written',
  help: 'github-deployment-not-written',
  hint: 'The outcome of the run is not affected. Give the job `permissions: { deployments: write }`, or set `deployments: off`.',
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
  const links = ui === undefined ? undefined : createUiLinks(ui);
  trackDeployment({
    environment,
    token,
    nomad,
    context,
    commit: undefined,
    urlOf: (job) => links?.job(job),
  }).end([{ id, namespace, region, version, end: how }]);
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
