import { ActionError, describeSetting, orUndefined, ServiceError } from '../errors.ts';
import { withTimeout } from '../clients/http/retry.ts';
import { findNearest } from '../inputs/suggest.ts';
import { isParentJob, classifyStart } from '../nomad-plan/spec.ts';
import { describeLatest } from '../report/deployment-report.ts';
import { isOver } from '../rollout/judge-deployment.ts';
import { codeList } from '../text/numbers.ts';
import type { JobInputs } from '../inputs/job.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import type { Nomad } from '../clients/nomad/client.ts';
import type { Deployment } from '../clients/nomad/deployments.ts';
import type { JobTarget, NamespaceTarget } from '../clients/nomad/wire/call.ts';

/** Reads the job of input `job`. @throws ActionError `not-found`, which suggests a similar ID if the token may list jobs */
export async function findJob(nomad: Pick<Nomad, 'readJob' | 'listJobs'>, inputs: JobInputs): Promise<Job> {
  return suggestSimilarJob(nomad.readJob({ id: inputs.job }), nomad, inputs);
}

/** Awaits a response about the job of input `job`. @throws ActionError `not-found`, which suggests a similar ID if the token may list jobs */
export async function suggestSimilarJob<T>(
  response: Promise<T>,
  nomad: Pick<Nomad, 'listJobs'>,
  { job, nomad: { namespace = 'default' } }: JobInputs,
): Promise<T> {
  try {
    return await response;
  } catch (error) {
    if (!(error instanceof ServiceError) || error.reason !== 'not-found') throw error;
    const similar = await findSimilarId(job, nomad);
    const check = /\.(?:hcl|nomad|json)$/.test(job)
      ? 'Set `job` to the ID in the file, not to its path'
      : job.includes(',')
        ? 'Set `job` to one job per run'
        : `Check \`job\` (the exact ID), \`namespace\` and ${describeSetting('region')}`;
    throw new ActionError({
      reason: 'not-found',
      message: `No job \`${job}\` in namespace \`${namespace}\``,
      help: 'no-such-job',
      hint:
        similar === undefined
          ? `${check}; \`mode: list\` shows all jobs.`
          : `Did you mean \`${similar}\`? \`mode: list\` shows all jobs.`,
      cause: error,
    });
  }
}

export const stoppedHint = 'Register it again to start it, or revert to a version before the stop with `mode: revert`.';

/** @throws ActionError `blocked` */
export function requireStarted({ ID, Stop }: Job): void {
  if (Stop !== true) return;
  throw new ActionError({
    reason: 'blocked',
    message: `The job \`${ID}\` is stopped`,
    help: 'stopped-job',
    hint: stoppedHint,
  });
}

/** @throws ActionError `input` for a periodic or parameterized job */
export function requireAllocations(job: Job, verb: 'evaluate' | 'restart'): void {
  if (!isParentJob(job)) return;
  const [kind, mode] =
    classifyStart(job) === 'per-launch' ? ['periodic', 'periodic-force'] : ['parameterized', 'dispatch'];
  throw createImpossibleError(
    `The job \`${job.ID}\` is ${kind}, so it has no allocations of its own to ${verb}`,
    `Name one of its child jobs, or launch one with \`mode: ${mode}\`.`,
  );
}

/** Nomad refuses to scale during a deployment, which also replaces allocations itself. @throws ActionError `blocked` */
export async function requireNoDeployment(
  nomad: Pick<Nomad, 'readJobsMostRecentDeployment'>,
  job: string,
): Promise<void> {
  const latest = await nomad.readJobsMostRecentDeployment({ id: job });
  if (latest === null || isOver(latest)) return;
  throw new ActionError({
    reason: 'blocked',
    message: `\`${job}\` has a deployment in progress: ${describeLatest(latest)}`,
    help: 'deployment-in-progress',
    hint: 'Wait until it ends, or end it with `mode: promote` or `mode: fail-deployment`.',
  });
}

export function createGroupError(job: string, problem: string, groups: readonly string[]): ActionError {
  return createImpossibleError(
    `The job \`${job}\` ${problem}`,
    `Set the input \`groups\` to one of ${codeList(groups)}.`,
  );
}

export function createImpossibleError(message: string, hint: string): ActionError {
  return new ActionError({ reason: 'input', message, hint, help: 'not-possible-for-this-job' });
}

/** The registered job; `undefined` if there is none. */
export async function readLiveJob(nomad: Pick<Nomad, 'readJob'>, job: Required<JobTarget>): Promise<Job | undefined> {
  return orUndefined(nomad.readJob(job), 'not-found');
}

const maxWaitMilliseconds = 2000;
/** Some 700 bytes each. */
const maxListed = 500;

async function findSimilarId(job: string, nomad: Pick<Nomad, 'listJobs'>): Promise<string | undefined> {
  const list = await withTimeout(maxWaitMilliseconds, orUndefined(nomad.listJobs({ perPage: maxListed })));
  return findNearest(job, list?.jobs.map(({ ID }) => ID) ?? []);
}

/** Finds a version by number or tag. @param keywords other values, to suggest @returns it, and all that Nomad has, the newest first @throws `not-found` */
export async function findVersion(
  nomad: Pick<Nomad, 'listJobVersions'>,
  job: string,
  selector: number | string,
  keywords: readonly string[] = [],
) {
  const { Versions: versions } = await nomad.listJobVersions({ id: job });
  const selectedVersion = versions.find(({ Version, VersionTag }) =>
    typeof selector === 'number' ? Version === selector : VersionTag?.Name === selector,
  );
  if (selectedVersion !== undefined) return { selected: selectedVersion, versions };
  throw new ActionError({
    reason: 'not-found',
    message: `The job \`${job}\` has no ${typeof selector === 'number' ? `version ${selector}` : `version with the tag \`${selector}\``}`,
    help: 'no-such-version',
    hint:
      typeof selector === 'number'
        ? listVersions(versions)
        : `${suggestVersion(selector, versions, keywords)}${listVersions(versions)}${describeTagSupport(versions)}`,
  });
}

/** The number in `v3`, or a tag or keyword with a similar name. */
function suggestVersion(selector: string, versions: readonly Job[], keywords: readonly string[]): string {
  const number = /^v(?:ersion)?[ .-]?(\d+)$/i.exec(selector)?.[1];
  const isVersion = versions.some(({ Version }) => String(Version) === number);
  const tags = versions.flatMap(({ VersionTag }) => VersionTag?.Name ?? []);
  const suggestion = isVersion ? number : findNearest(selector, [...tags, ...keywords]);
  return suggestion === undefined ? '' : `Did you mean \`${suggestion}\`? `;
}

/** A server with support for tags sends the key with every version, even if it is empty. */
function describeTagSupport(versions: readonly Job[]): string {
  const isOld = versions.every(({ VersionTag }) => VersionTag === undefined);
  return isOld ? ' This Nomad server has no version tags: they need version 1.9.' : '';
}

/** Finds the last stable version, as `findVersion` does. @throws ActionError `not-found`, with the existing versions */
export async function findLastStable(nomad: Pick<Nomad, 'listJobVersions'>, { ID, Version }: Job) {
  const { Versions: versions } = await nomad.listJobVersions({ id: ID });
  const stable = findLastStableVersion(versions, Version ?? 0);
  if (stable !== undefined) return { selected: stable, versions };
  throw new ActionError({
    reason: 'not-found',
    message: `The job \`${ID}\` has no stable version to revert to other than the current one, version ${Version ?? 0}`,
    help: 'no-such-version',
    hint: listVersions(versions),
  });
}

/** The version that stopped a job is ignored, although Nomad marks it as stable. */
export function findLastStableVersion(versions: readonly Job[], live: number): Job | undefined {
  return versions
    .filter(({ Version, Stable, Stop }) => Version !== live && Stable === true && Stop !== true)
    .toSorted((a, b) => (b.Version ?? 0) - (a.Version ?? 0))[0];
}

function listVersions(versions: readonly Job[]): string {
  return `Versions: ${versions.map(describeJobVersion).join(', ')}.`;
}

/** `3 (tag golden, stable)`. */
function describeJobVersion({ Version, VersionTag, Stable }: Job): string {
  const notes = [...(VersionTag?.Name ? [`tag \`${VersionTag.Name}\``] : []), ...(Stable === true ? ['stable'] : [])];
  return `${Version ?? 0}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
}

/**
 * Finds the latest deployment of a job. One request for each namespace and region serves all of its jobs. The list is not filtered: of a version whose
 * deployment Nomad has garbage-collected, only the deployments of other versions show that it may not serve.
 *
 * @returns a function of the job; null for one without deployments
 * @throws ServiceError if the list cannot be read, for each of its jobs
 */
export function createDeploymentReader(nomad: Pick<Nomad, 'listDeployments'>) {
  const list = listOncePerPlace(async (place) => indexLatestDeployments(await nomad.listDeployments(place)));
  return async ({ id, ...place }: JobTarget): Promise<Deployment | null> => (await list(place)).get(id) ?? null;
}

/** Requests a list once for each namespace and region. */
export function listOncePerPlace<List>(request: (place: NamespaceTarget) => Promise<List>): typeof request {
  const lists = new Map<string, Promise<List>>();
  return async ({ namespace, region }) => {
    const key = JSON.stringify([namespace, region]);
    const list = lists.get(key) ?? request({ namespace, region });
    lists.set(key, list);
    return list;
  };
}

function indexLatestDeployments(all: readonly Deployment[]): ReadonlyMap<string, Deployment> {
  const sortedDeployments = all.toSorted((a, b) => a.CreateIndex - b.CreateIndex);
  return new Map(sortedDeployments.map((deployment) => [deployment.JobID, deployment]));
}
