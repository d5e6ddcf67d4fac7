import * as v from 'valibot';
import { reading, shapeOf, type ReadCall } from './wire/call.ts';

const REGIONS = v.pipe(v.array(v.string()), v.readonly());

/** List Regions: GET /v1/regions → the names of the federated regions, sorted. It needs no token. @see https://developer.hashicorp.com/nomad/api-docs/regions */
export function listRegions(): ReadCall<v.InferOutput<typeof REGIONS>> {
  return reading({}, { path: '/v1/regions', shape: shapeOf(REGIONS) });
}
