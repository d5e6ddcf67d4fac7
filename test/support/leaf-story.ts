import pMap from 'p-map';
import { runAction, type ActionRun } from './action.ts';
import { pushEvent, startGitHub } from './github.ts';
import { readLeaves } from './leaves.ts';
import { createWorkspace } from './workspace.ts';

/** A Nomad on which all leaves of a job are tried, a real one or the sandbox. */
interface LeafBackend {
  readonly address: string;
  /** Empty without ACLs. */
  readonly token: string;
}

/** The result of one change, and of the same job without Outrider. */
export interface LeafResult {
  readonly name: string;
  /** Whether a registration through the API created another version. */
  readonly isNewVersion: boolean;
  /** The plan's name of the job. */
  readonly change: string;
  readonly isDrift: boolean;
  /** Whether a register run of Outrider created another version. */
  readonly isRegistered: boolean;
  /** Whether the plan after it is empty. */
  readonly isThere: boolean;
}

interface Stored {
  readonly Version: number;
}

const id = 'leaf';
/** Nomad accepts 100 connections per client. */
const concurrency = 8;

/** Tries every change of a full job that Nomad accepts: plan, drift and register runs of Outrider, and a registration without it. */
export async function tryLeaves(kind: string, backend: LeafBackend): Promise<readonly LeafResult[]> {
  const ask = createAsk(backend);
  const { address, token } = backend;
  const access = { address, ...(token === '' ? {} : { token, insecure: 'http' }) };
  const parse = async (text: string): Promise<object> => ask('POST', '/v1/jobs/parse', { JobHCL: text });
  const register = async (job: object, name: string): Promise<unknown> =>
    ask('POST', '/v1/jobs', { Job: { ...job, ID: name, Name: name } });
  const { base, leaves } = await readSupported(kind, parse);
  const parsed = await parse(base);
  const readVersion = async (name: string): Promise<number> => (await ask<Stored>('GET', `/v1/job/${name}`)).Version;
  const tried = await pMap(
    leaves,
    async ({ name, text }, index) => {
      const job = `${id}-${kind}-${index}`;
      const plain = `${job}-plain`;
      // The second one gives a scaling policy its indexes.
      for (const spec of [job, plain]) for (let time = 0; time < 2; time++) await register(parsed, spec);
      const before = await readVersion(plain);
      const isAccepted = await parse(text)
        .then(async (changed) => register(changed, plain))
        .then(
          () => true,
          () => false,
        );
      return isAccepted
        ? [{ name, job, text: renameJob(text, job), isNewVersion: (await readVersion(plain)) !== before }]
        : [];
    },
    { concurrency },
  );
  const all = tried.flat();
  using workspace = createWorkspace(Object.fromEntries(all.map(({ job, text }) => [`jobs/${job}.nomad.hcl`, text])));
  await using github = await startGitHub();
  const run = async (mode: string, inputs: object = {}): Promise<ActionRun> =>
    runAction({
      workspace: workspace.path,
      githubToken: 'ghs_a7Xk29Qm4LpZr81VbTn53WcYd60HsJf2eUgR',
      apiUrl: github.url,
      event: pushEvent(),
      inputs: { mode, 'job-files': 'jobs/*.nomad.hcl', ...access, ...inputs },
    });
  const readChanges = async (): Promise<ReadonlyMap<string, string>> => {
    const jobs = JSON.parse((await run('plan')).outputs['jobs'] ?? '[]') as { id: string; change: string }[];
    return new Map(jobs.map((job) => [job.id, job.change]));
  };
  const planned = await readChanges();
  const drift = JSON.parse((await run('drift')).outputs['jobs'] ?? '[]') as { id: string }[];
  const drifted = new Set(drift.map((job) => job.id));
  const before = new Map(await pMap(all, async ({ job }) => [job, await readVersion(job)] as const, { concurrency }));
  const { annotations } = await run('register', { review: 'ignore', wait: 'false' });
  const errors = annotations.filter(({ level }) => level === 'error');
  if (errors.length > 0) throw new Error(`register: ${errors[0]?.message ?? ''}`);
  const remaining = await readChanges();
  return pMap(
    all,
    async ({ name, job, isNewVersion }) => ({
      name,
      isNewVersion,
      change: planned.get(job) ?? 'failed',
      isDrift: drifted.has(job),
      isRegistered: (await readVersion(job)) !== before.get(job),
      isThere: remaining.get(job) === 'unchanged',
    }),
    { concurrency },
  );
}

function renameJob(text: string, name: string): string {
  return text.replace(`job "${id}"`, `job "${name}"`);
}

/** Requests that reject if Nomad refuses them. */
function createAsk({ address, token }: LeafBackend) {
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const headers = token === '' ? {} : { 'X-Nomad-Token': token };
    const sent = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const response = await fetch(`${address}${path}`, { ...sent, headers });
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    return JSON.parse(text) as T;
  };
}

/** The full job without the attributes that an older server does not recognize. */
async function readSupported(
  kind: string,
  parse: (text: string) => Promise<object>,
): Promise<ReturnType<typeof readLeaves>> {
  const without: string[] = [];
  for (;;) {
    const read = readLeaves(kind, without);
    const error: unknown = await parse(read.base).then(
      () => undefined,
      (refused: unknown) => refused,
    );
    if (error === undefined) return read;
    const [, unknown] =
      /An argument named "(\w+)" is not expected/.exec(error instanceof Error ? error.message : '') ?? [];
    if (unknown === undefined || without.includes(unknown)) throw error;
    without.push(unknown);
  }
}
