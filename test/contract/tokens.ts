import { randomUUID } from 'node:crypto';
import type { Keys } from '../../sandbox/src/nomad/acl/keys.ts';
import type { Sandbox } from '../../sandbox/src/server.ts';
import type { Exchange } from '../support/scenarios.ts';

interface Identified {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** The token of an exchange whose recording does not name it. */
const senders: Readonly<Record<string, (keys: Keys, fresh: string) => string>> = {
  'unknown token': () => randomUUID(),
  'unknown token: parse': () => randomUUID(),
  'token that is not a UUID': () => 'not-a-uuid',
  'list with the fresh token': (_, fresh) => fresh,
  self: ({ tokens }) => tokens['plan-only'],
};
const identities: Readonly<Record<string, keyof Keys['identities']>> = {
  'login: wrong audience': 'wrong-audience',
  'login: expired': 'expired',
  'login: no rule binds': 'unbound',
};

/** Recordings contain no tokens: requests use those of the sandbox. `fresh` is the token of the latest login. */
export function identify({ name, as, request }: Exchange, body: unknown, { keys }: Sandbox, fresh: string): Identified {
  if (keys === undefined) return { headers: request.headers, body };
  const policy = Object.entries(keys.tokens).find(([key]) => key === as)?.[1];
  const token = policy ?? senders[name]?.(keys, fresh) ?? keys.tokens.deploy;
  const both = request.headers['X-Nomad-Token'] !== undefined;
  const headers = Object.entries(request.headers).map(([key, value]) => [
    key,
    value.replace('<token>', both && key === 'Authorization' ? 'of-nobody' : token),
  ]);
  const signed = keys.identities[identities[name] ?? 'good'];
  return {
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: JSON.parse(JSON.stringify(body).replace('<signed token>', signed)) as unknown,
  };
}
