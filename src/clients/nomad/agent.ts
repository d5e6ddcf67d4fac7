import * as v from 'valibot';
import { reading, shapeOf, type ReadCall } from './wire/call.ts';
import { textField } from './wire/fields.ts';

const REGIONS = v.pipe(v.array(v.string()), v.readonly());

/** List Regions: GET /v1/regions → the names of the federated regions, sorted. It needs no token. @see https://developer.hashicorp.com/nomad/api-docs/regions */
export function listRegions(): ReadCall<v.InferOutput<typeof REGIONS>> {
  return reading({}, { path: '/v1/regions', shape: shapeOf(REGIONS) });
}

const AGENT = v.object({
  config: v.object({
    Region: textField,
    Version: v.object({ Version: textField }),
  }),
});
export type Agent = v.InferOutput<typeof AGENT>;

/** Query Self: GET /v1/agent/self → version and configuration of the agent at the address. @see https://developer.hashicorp.com/nomad/api-docs/agent#query-self */
export function readAgent(): ReadCall<Agent> {
  return reading({}, { path: '/v1/agent/self', capability: '`agent:read`', shape: shapeOf(AGENT) });
}
