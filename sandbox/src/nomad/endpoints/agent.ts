import type { Answer, Ask } from '../../http/exchange.ts';
import type { World } from '../world.ts';

/** GET /v1/regions: the names of the regions; public. */
export function answerRegions(_: Ask, __: string, { region }: World): Answer {
  return { status: 200, json: [region] };
}
