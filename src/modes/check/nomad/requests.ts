import { randomUUID } from 'node:crypto';
import { errorsIn, ServiceError, type ActionError } from '../../../errors.ts';
import type { Nomad } from '../../../clients/nomad/client.ts';
import type { Capability } from '../needs.ts';

/** The answer to a request: whether the token may send it, or why that is not known. */
export type Answered = { readonly granted: boolean } | { readonly error: ActionError };

/** The ID of a job that does not exist: a plan of it registers nothing, and a read or a list finds nothing. */
export function unusedJobId(): string {
  return `outrider-check-${randomUUID()}`;
}

/** Hides the random part in the text of an error. */
function withoutRandom(error: ActionError): ActionError {
  return error.withMessage(error.message.replaceAll(/(outrider-check)-[0-9a-f-]{36}/g, '$1'), undefined);
}

type AskingNomad = Pick<Nomad, 'parseJob' | 'createJobPlan' | 'readJob' | 'listJobs'>;

/** The requests that change nothing, by the capability that they need. All other capabilities are for changes, and are never tried. */
const requests: Readonly<Partial<Record<Capability, (nomad: AskingNomad) => Promise<unknown>>>> = {
  'parse-job': async (nomad) => nomad.parseJob({ source: `job "${unusedJobId()}" {}\n`, file: 'check' }),
  'plan-job': async (nomad) => nomad.createJobPlan({ job: smallJob(unusedJobId()), diff: false }),
  'read-job': async (nomad) => nomad.readJob({ id: unusedJobId() }),
  'list-jobs': async (nomad) => nomad.listJobs({ prefix: unusedJobId(), perPage: 1 }),
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
    const [first] = errorsIn(error) ?? [];
    if (first === undefined) throw error;
    if (first instanceof ServiceError && first.reason === 'unauthorized') return { granted: false };
    return first.reason === 'not-found' ? { granted: true } : { error: withoutRandom(first) };
  }
}
