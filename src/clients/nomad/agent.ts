import * as v from 'valibot';
import { shapeOf, type ReadCall } from './call.ts';
import { textField } from './fields.ts';

const REGIONS = v.pipe(v.array(v.string()), v.readonly());

/**
 * List Regions: GET /v1/regions → the names of the federated regions, sorted. It needs no token.
 *
 * @throws ServiceError `server`, `unreachable`
 * @see https://developer.hashicorp.com/nomad/api-docs/regions
 */
export function listRegions(): ReadCall<v.InferOutput<typeof REGIONS>> {
  return {
    call: { method: 'GET', path: '/v1/regions', repeatable: true, invalidReason: 'input' },
    shape: shapeOf(REGIONS),
  };
}

const AGENT = v.object({
  config: v.object({
    /** Its own region. */
    Region: textField,
    Version: v.object({ Version: textField }),
  }),
});
export type Agent = v.InferOutput<typeof AGENT>;

/**
 * Query Self: GET /v1/agent/self → version and configuration of the agent at the address.
 *
 * @throws ServiceError `unauthorized` (`agent:read`); `server`, `unreachable`
 * @see https://developer.hashicorp.com/nomad/api-docs/agent#query-self
 */
export function readAgent(): ReadCall<Agent> {
  return {
    call: {
      method: 'GET',
      path: '/v1/agent/self',
      repeatable: true,
      capability: '`agent:read`',
      invalidReason: 'input',
    },
    shape: shapeOf(AGENT),
  };
}
