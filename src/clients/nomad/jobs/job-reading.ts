import type * as v from 'valibot';
import type { Call } from '../call.ts';
import { jobSegment } from './job-id.ts';
import type { Reading } from '../reading.ts';
import { shaped } from '../shape.ts';
import type { JobReadTarget } from '../target.ts';

interface Asked extends Pick<Call, 'query' | 'since'> {
  /** What follows the job's ID in the path: `/summary`. */
  readonly suffix: string;
  /** `read-job` unless told. */
  readonly capability?: string;
}

/** How something of one job is asked for: all such endpoints are alike. */
export function jobCall(
  { id, stale, namespace, region }: JobReadTarget,
  { suffix, query, since, capability = '`read-job`' }: Asked,
): Call {
  return {
    method: 'GET',
    path: `/v1/job/${jobSegment(id, 'input')}${suffix}`,
    query: { ...query, stale },
    namespace,
    region,
    repeatable: true,
    capability,
    mistake: 'input',
    since,
  };
}

/** The same, where the answer is what its shape makes of it. */
export function jobReading<S extends v.GenericSchema>(
  target: JobReadTarget,
  { shape, ...asked }: Asked & { readonly shape: S },
): Reading<v.InferOutput<S>> {
  return { call: jobCall(target, asked), shape: (value) => shaped(shape, value) };
}
