import type { World } from './world.ts';

type Doc = Readonly<Record<string, unknown>>;

interface Version extends Doc {
  readonly Version: number;
  readonly Stable: boolean;
  readonly Stop: boolean;
  readonly JobModifyIndex: number;
  readonly TaskGroups: readonly [{ readonly Tasks: readonly [{ readonly Env: Readonly<Record<string, string>> }] }];
}

interface Child {
  readonly ID: string;
  readonly DispatchIdempotencyToken: string | null;
}

interface Deployment {
  readonly ID: string;
  readonly Status: string;
  readonly StatusDescription: string;
  readonly TaskGroups: Readonly<Record<string, { readonly Promoted: boolean }>>;
}

export interface JobState {
  /** -1 for a job that does not exist. */
  readonly version: number;
  readonly versions: readonly Version[];
  readonly stopped: boolean;
  /** IDs of the evaluations that were requested. */
  readonly evaluations: readonly string[];
  readonly scalings: number;
  readonly children: readonly Child[];
  readonly deployment: Deployment | null;
}

const nowhere: JobState = {
  version: -1,
  versions: [],
  stopped: false,
  evaluations: [],
  scalings: 0,
  children: [],
  deployment: null,
};

/** Reads a job directly from the sandbox, without faults. */
export async function readJobState({ ask }: Pick<World, 'ask'>, job: string): Promise<JobState> {
  const listed = await ask<(Doc & { readonly ID: string; readonly ParentID: string })[]>(
    'GET',
    `/v1/jobs?prefix=${job}`,
  );
  if (!listed.some(({ ID }) => ID === job)) return nowhere;
  const [{ Versions }, scale, evaluations, deployment] = await Promise.all([
    ask<{ Versions: Version[] }>('GET', `/v1/job/${job}/versions`),
    ask<{ TaskGroups: Record<string, { Events: unknown[] | null }> | null }>('GET', `/v1/job/${job}/scale`),
    ask<{ ID: string; TriggeredBy: string }[] | null>('GET', `/v1/job/${job}/evaluations`),
    ask<Deployment | null>('GET', `/v1/job/${job}/deployment`),
  ]);
  const ids = listed.filter(({ ParentID }) => ParentID === job).map(({ ID }) => encodeURIComponent(ID));
  const [live] = Versions;
  return {
    version: live?.Version ?? -1,
    versions: Versions,
    stopped: live?.Stop ?? false,
    evaluations: (evaluations ?? []).filter(({ TriggeredBy }) => TriggeredBy === 'job-register').map(({ ID }) => ID),
    scalings: Object.values(scale.TaskGroups ?? {}).reduce((sum, { Events }) => sum + (Events ?? []).length, 0),
    children: await Promise.all(ids.map((id) => ask<Child>('GET', `/v1/job/${id}`))),
    deployment,
  };
}

/** Registers a job file without Outrider, as an operator does. */
export async function operate({ ask }: Pick<World, 'ask'>, source: string): Promise<void> {
  const job = await ask<Doc>('POST', '/v1/jobs/parse', { JobHCL: source, Canonicalize: true });
  await ask('POST', '/v1/jobs', { Job: job });
}

/** Waits until no evaluation of a job is pending and no deployment is running: both change the job. */
export async function waitUntilSettled({ ask }: Pick<World, 'ask'>, job: string): Promise<void> {
  for (;;) {
    const evaluations = await ask<{ Status: string }[] | null>('GET', `/v1/job/${job}/evaluations`);
    const deployment = await ask<(Deployment & { readonly ModifyIndex: number }) | null>(
      'GET',
      `/v1/job/${job}/deployment`,
    );
    const isPending = (evaluations ?? []).some(({ Status }) => Status === 'pending');
    if (!isPending && deployment?.Status !== 'running') return;
    if (!isPending && deployment?.StatusDescription.includes('requires manual promotion') === true)
      throw new Error(`The deployment of ${job} waits for a promotion: it will not settle`);
    const index = deployment?.Status === 'running' ? deployment.ModifyIndex : 0;
    await ask('GET', `/v1/job/${job}/deployment?index=${index}&wait=1s`);
  }
}
