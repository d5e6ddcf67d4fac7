import { ServiceError } from '../../../errors.ts';
import type { ServiceName, Transport } from '../../http/types.ts';
import { dropEmpty } from './call.ts';

/** The names in requests and responses: of Nomad, or of the published, vendor-neutral jobs API. */
export type DialectName = 'nomad' | 'generic';

export interface Dialect {
  readonly createTokenHeader: (token: string) => readonly [name: string, value: string];
  readonly nextPageHeader: string;
  /** The header with the index for the next blocking query, in lower case. */
  readonly indexHeader: string;
  readonly service: ServiceName;
  /** @param segment the job's ID, encoded */
  readonly formatServicesPath: (segment: string) => string;
  /** The maximum size of a dispatch payload in bytes, before base64 encoding. */
  readonly maxPayloadBytes: number;
}

export const dialects: Readonly<Record<DialectName, Dialect>> = {
  nomad: {
    service: 'Nomad',
    // `Authorization` stays free for a proxy in front of Nomad.
    createTokenHeader: (token) => ['x-nomad-token', token],
    nextPageHeader: 'x-nomad-nexttoken',
    indexHeader: 'x-nomad-index',
    formatServicesPath: (segment) => `/v1/job/${segment}/services`,
    maxPayloadBytes: 16_384,
  },
  generic: {
    service: 'the scheduler',
    createTokenHeader: (token) => ['authorization', `Bearer ${token}`],
    nextPageHeader: 'x-service-nexttoken',
    // The specification does not name this header; the name is analogous to `x-service-nexttoken`.
    indexHeader: 'x-service-index',
    formatServicesPath: (segment) => `/job/${segment}/services`,
    maxPayloadBytes: 65_536,
  },
};

export interface NomadOptions {
  readonly transport: Transport;
  /** An origin: `https://nomad.example.com:4646`. */
  readonly address: string;
  readonly token?: string | undefined;
  /** The reason why a token may be missing: a sentence for the hint of a denied request. */
  readonly tokenHint?: string | undefined;
  /** The secret with the token, for the same hint. */
  readonly tokenSecret?: string | undefined;
  /** The capabilities that the mode needs in the namespace of its jobs, for the hint about a denied request. */
  readonly capabilities?: readonly string[] | undefined;
  /** The default of requests without a namespace. */
  readonly namespace?: string | undefined;
  readonly region?: string | undefined;
  /** `user:password` for a proxy in front of the server (HTTP Basic). */
  readonly httpAuth?: string | undefined;
  readonly redact?: ((text: string) => string) | undefined;
  readonly dialect: DialectName;
  /** For one request, including retries; 60,000 by default. */
  readonly timeoutMilliseconds?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The headers of every request. @throws ServiceError `input` if token and `httpAuth` need the same header */
export function createHeaders({ token, httpAuth, dialect }: NomadOptions): Record<string, string> {
  const basic = dropEmpty(httpAuth);
  const secret = dropEmpty(token);
  const tokenHeader = secret === undefined ? undefined : dialects[dialect].createTokenHeader(secret);
  if (basic !== undefined && tokenHeader?.[0] === 'authorization') {
    throw new ServiceError({
      reason: 'input',
      message: `Inputs \`token\` and \`http-auth\` use the same header with \`dialect: ${dialect}\``,
      hint: 'Remove one of them.',
      help: 'conflicting-inputs',
    });
  }
  return {
    accept: 'application/json',
    ...(basic === undefined ? {} : { authorization: `Basic ${Buffer.from(basic).toString('base64')}` }),
    ...(tokenHeader === undefined ? {} : Object.fromEntries([tokenHeader])),
  };
}
