import type { Verb } from '../../../gate/evidence.ts';
import type { Permit } from '../../../gate/gate.ts';
import { reading, type NomadCall, type ReadCall, type Shape } from '../wire/call.ts';
import type { JobReadTarget, JobTarget } from '../wire/call.ts';
import type { NomadWire } from '../wire/wire.ts';
import { jobSegment } from './job-id.ts';

interface JobEndpoint<T> extends Pick<NomadCall, 'query' | 'capability'> {
  /** Of the path, after the job's ID: `/summary`. */
  readonly suffix: string;
  readonly shape: Shape<T>;
}

export function jobReading<T>(target: JobReadTarget, { suffix, ...endpoint }: JobEndpoint<T>): ReadCall<T> {
  return reading(target, {
    capability: '`read-job`',
    ...endpoint,
    path: `/v1/job/${jobSegment(target.id, 'input')}${suffix}`,
  });
}

interface JobChange<V extends Verb, T> extends JobEndpoint<T>, Pick<NomadCall, 'body' | 'secrets'> {
  readonly verb: V;
  /** `POST` by default. */
  readonly method?: NomadCall['method'];
}

/** Sends a request that changes one job, or that starts something by it. */
export async function changeJob<V extends Verb, T>(
  wire: NomadWire,
  permit: Permit<V>,
  { id, namespace, region }: JobTarget,
  { verb, suffix, shape, ...call }: JobChange<V, T>,
): Promise<T> {
  return wire.write(permit, {
    verb,
    target: { job: id, namespace, region },
    call: { path: `/v1/job/${jobSegment(id, 'input')}${suffix}`, ...call },
    shape,
  });
}
