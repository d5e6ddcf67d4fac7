import { type Answer, type Ask, Refusal } from '../../http/exchange.ts';
import type { World } from '../world.ts';

const NEWEST = '2.0.5';

/** GET /v1/regions: the names of the regions; public. */
export function answerRegions(_: Ask, __: string, { region }: World): Answer {
  return { status: 200, json: [region] };
}

/** GET /v1/agent/self: version and configuration, as far as Outrider reads them. The policies of the sandbox do not allow it. */
export function answerAgent(ask: Ask, _: string, { acl, region, version = NEWEST }: World): Answer {
  if (acl !== undefined && acl.access.tokenOf(ask).Type !== 'management') throw new Refusal(403, 'Permission denied');
  const config = { ACL: { Enabled: acl !== undefined }, Region: region, Version: { Version: version } };
  return { status: 200, json: { config, member: { Name: `sandbox.${region}`, Tags: { build: version } }, stats: {} } };
}
