import * as v from 'valibot';
import type { Call } from './call.ts';
import { shaped } from './shape.ts';
import type { Target } from './target.ts';
import type { Wire } from './wire.ts';

/**
 * Read Leader: GET /v1/status/leader → `host:port` of the leading server; open to everyone, so it tells whether a scheduler
 * answers at all.
 *
 * @throws ServiceError `server`, `unreachable`; `invalid` (unknown region).
 * @see https://developer.hashicorp.com/nomad/api-docs/status#read-leader
 */
export async function readLeader(wire: Wire, { region }: Pick<Target, 'region'>): Promise<string> {
  const call: Call = { method: 'GET', path: '/v1/status/leader', region, repeatable: true, mistake: 'input' };
  return wire.read(call, await wire.ask(call), (value) => shaped(v.string(), value));
}
