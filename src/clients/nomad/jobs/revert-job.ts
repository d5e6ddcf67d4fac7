import type { Call } from '../call.ts';
import { jobSegment } from './job-id.ts';
import { shaped } from '../shape.ts';
import type { JobTarget } from '../target.ts';
import type { Wire } from '../wire.ts';
import { WRITTEN, type Written } from '../written.ts';

export interface RevertJobRequest extends JobTarget {
  readonly version: number;
  /** Check-and-set: only if this is the live version. */
  readonly enforcePriorVersion?: number | undefined;
  /** Of the service mesh, for its policies; servers take no notice since 1.10. */
  readonly meshToken?: string | undefined;
  /** Of the secrets tool, likewise. */
  readonly secretsToken?: string | undefined;
}

/**
 * Revert to older Job Version: POST /v1/job/:job_id/revert, `{JobID, JobVersion, EnforcePriorVersion}` → the evaluation to
 * follow. It makes a new version with the specification of the old one, not stable and without its tag. Never sent again.
 *
 * @throws ServiceError `not-found` (job or version); `conflict`; `invalid` (it is the live version already); `unauthorized`
 *   (`submit-job`, since 1.11.2 also `revert-job`); `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#revert-to-older-job-version
 */
export async function revertJob(wire: Wire, request: RevertJobRequest): Promise<Written> {
  const { id, version, enforcePriorVersion, meshToken, secretsToken, namespace, region } = request;
  const names = wire.dialect.revertTokens;
  const call: Call = {
    method: 'POST',
    path: `/v1/job/${jobSegment(id, 'input')}/revert`,
    namespace,
    region,
    body: {
      JobID: id,
      JobVersion: version,
      EnforcePriorVersion: enforcePriorVersion,
      [names.mesh]: meshToken,
      [names.secrets]: secretsToken,
    },
    repeatable: false,
    capability: '`submit-job` (or `revert-job` since 1.11.2)',
    mistake: 'input',
    secrets: [meshToken, secretsToken],
  };
  return wire.read(call, await wire.ask(call), (value) => shaped(WRITTEN, value));
}
