/** The dialect of the API: that of Nomad, or that of the generic API documentation. */
export type DialectName = 'nomad' | 'generic';

export interface Dialect {
  /** Prefix of the service's own headers. */
  readonly headers: 'X-Nomad-' | 'X-Service-';
  /** The service's own header for a token, in lower case, besides `Authorization`; `undefined` for none. */
  readonly tokenHeader: string | undefined;
  /** Path prefix of the ID of a job whose services are listed. */
  readonly services: '/v1/job/' | '/job/';
  /** The longest payload of a dispatch, in bytes. */
  readonly payloadLimit: number;
  /** Whether a scaling event's `Error` is a string, with it or `Message` required; otherwise it is a boolean. */
  readonly errorIsText: boolean;
  /** Whether a revert accepts `MeshToken` and `SecretsToken`. */
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

/** Returns the headers of a response under their names in the dialect. */
export function translateHeaders(
  headers: Readonly<Record<string, string>>,
  { headers: prefix }: Dialect,
): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.replace(/^X-Nomad-/, prefix), value]));
}

/** Returns Nomad's path for a path of the dialect, `undefined` for one that the dialect does not have. */
export function translatePath(path: string, { services }: Dialect): string | undefined {
  if (services === '/v1/job/') return path;
  if (/^\/job\/.*\/services$/s.test(path)) return `/v1${path}`;
  return /^\/v1\/job\/.*\/services$/s.test(path) ? undefined : path;
}
