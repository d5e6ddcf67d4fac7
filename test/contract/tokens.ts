import { randomUUID } from 'node:crypto';
import type { Keys } from '../../sandbox/src/nomad/acl/keys.ts';
import type { Sandbox } from '../../sandbox/src/server.ts';
import type { Exchange } from '../support/scenarios.ts';

interface Identified {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Whose token an exchange sends that does not say it. */
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

/** Tokens stand in no recording: a request gets the sandbox's own in their place. `fresh` is the one last logged in for. */
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
