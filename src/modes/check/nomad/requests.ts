import { randomUUID } from 'node:crypto';
import { ActionError, ServiceError } from '../../../errors.ts';
import type { Nomad } from '../../../clients/nomad/client.ts';
import type { Capability } from '../needs.ts';

/** The answer to a request: whether the token may send it, or why that is not known. */
export type Answered = { readonly granted: boolean } | { readonly error: ActionError };

/** A job that nobody has: a plan registers nothing, and a read or a list finds nothing. */
function unusedJob(): { readonly ID: string; readonly source: string } {
  const id = `outrider-check-${randomUUID()}`;
  return { ID: id, source: `job "${id}" {}\n` };
}

type AskingNomad = Pick<Nomad, 'parseJob' | 'createJobPlan' | 'readJob' | 'listJobs'>;

/** The requests that change nothing, by the capability that they need. All other capabilities are for changes, and are never tried. */
const requests: Readonly<Partial<Record<Capability, (nomad: AskingNomad) => Promise<unknown>>>> = {
  'parse-job': async (nomad) => nomad.parseJob({ source: unusedJob().source, file: 'check' }),
  'plan-job': async (nomad) => nomad.createJobPlan({ job: smallJob(unusedJob().ID), diff: false }),
  'read-job': async (nomad) => nomad.readJob({ id: unusedJob().ID }),
  'list-jobs': async (nomad) => nomad.listJobs({ prefix: unusedJob().ID, perPage: 1 }),
};

function smallJob(ID: string) {
  const task = { Name: 'check', Driver: 'exec', Config: { command: '/bin/true' }, Resources: { CPU: 1, MemoryMB: 10 } };
  return { ID, Name: ID, Type: 'batch', Datacenters: ['*'], TaskGroups: [{ Name: 'check', Count: 1, Tasks: [task] }] };
}

/** Asks for each of the capabilities that can be asked for without a change, all at once. */
export async function askHarmlessly(
  nomad: AskingNomad,
  capabilities: Iterable<Capability>,
): Promise<ReadonlyMap<Capability, Answered>> {
  const asked = [...new Set(capabilities)].flatMap((capability) => {
    const request = requests[capability];
    return request === undefined ? [] : [answerOf(request(nomad)).then((answer) => [capability, answer] as const)];
  });
  return new Map(await Promise.all(asked));
}

async function answerOf(request: Promise<unknown>): Promise<Answered> {
  try {
    await request;
    return { granted: true };
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    if (error instanceof ServiceError && error.kind === 'unauthorized') return { granted: false };
    return error.reason === 'not-found' ? { granted: true } : { error };
  }
}
