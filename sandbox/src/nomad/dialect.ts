/** By which names the service goes: those of the real one, or those of its document to the letter. */
export type DialectName = 'nomad' | 'generic';

export interface Dialect {
  /** What the names of the service's own headers begin with. */
  readonly headers: 'X-Nomad-' | 'X-Service-';
  /** The service's own header for a token, in lower case, beside `Authorization`; undefined for none. */
  readonly tokenHeader: string | undefined;
  /** What stands before the ID of a job whose services are asked for. */
  readonly services: '/v1/job/' | '/job/';
  /** The longest payload of a dispatch, in bytes. */
  readonly payloadLimit: number;
  /** Whether a scaling event's `Error` is a text, of which or of `Message` one must be there; else it is a flag. */
  readonly errorIsText: boolean;
  /** Whether a revert may bring `MeshToken` and `SecretsToken` along. */
  readonly revertTakesTokens: boolean;
}

export const dialects: Readonly<Record<DialectName, Dialect>> = {
  nomad: {
    headers: 'X-Nomad-',
    tokenHeader: 'x-nomad-token',
    services: '/v1/job/',
    payloadLimit: 16_384,
    errorIsText: false,
    revertTakesTokens: false,
  },
  generic: {
    headers: 'X-Service-',
    tokenHeader: undefined,
    services: '/job/',
    payloadLimit: 65_536,
    errorIsText: true,
    revertTakesTokens: true,
  },
};

/** Headers of an answer under the names that the dialect has for them. */
export function translateHeaders(
  headers: Readonly<Record<string, string>>,
  { headers: prefix }: Dialect,
): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.replace(/^X-Nomad-/, prefix), value]));
}

/** The path of the real service that a dialect's path stands for; undefined for one that the dialect does not have. */
export function translatePath(path: string, { services }: Dialect): string | undefined {
  if (services === '/v1/job/') return path;
  if (/^\/job\/.*\/services$/s.test(path)) return `/v1${path}`;
  return /^\/v1\/job\/.*\/services$/s.test(path) ? undefined : path;
}
