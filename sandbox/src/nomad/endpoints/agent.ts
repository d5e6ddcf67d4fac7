import type { ApiResponse, ApiRequest } from '../../http/exchange.ts';
import type { World } from '../world.ts';

/** GET /v1/regions: the names of the regions; public. */
export function handleRegions(_: ApiRequest, __: string, { region }: World): ApiResponse {
  return { status: 200, json: [region] };
}
