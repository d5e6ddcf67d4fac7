import { ServiceError } from '../../errors.ts';
import { nonEmpty } from './target.ts';

/** Which names a server goes by: Nomad's, or to the letter those of the generic document of the jobs API. */
export type DialectName = 'nomad' | 'generic';

export interface Dialect {
  /** The header that carries the token, and its value. */
  readonly tokenHeader: (token: string) => readonly [name: string, value: string];
  /** The header with the token of the next page, in lower case. */
  readonly nextPageHeader: string;
  /** The header with the index that a blocking query goes on from, in lower case. */
  readonly indexHeader: string;
  /** The names of the tokens that a revert may need. */
  readonly revertTokens: { readonly mesh: string; readonly secrets: string };
  /** How a scaling event carries an error, and a message that goes with it. */
  readonly scalingEvent: (event: ScalingEvent) => ScalingFields;
  /** @param segment the job's ID, encoded */
  /** What messages call the service. */
  readonly service: string;
  readonly servicesPath: (segment: string) => string;
  /** Bytes that the payload of a dispatch may have before its base64. */
  readonly payloadLimit: number;
}

interface ScalingEvent {
  readonly message?: string | undefined;
  readonly error?: string | undefined;
}

interface ScalingFields {
  readonly Message: string | undefined;
  readonly Error?: string | boolean | undefined;
}

/** All that differs in name between Nomad and the document. What differs in behaviour needs no switch. */
export const DIALECTS: Readonly<Record<DialectName, Dialect>> = {
  nomad: {
    service: 'Nomad',
    // Leaves `Authorization` to a proxy in front of Nomad; servers before 1.3.2 know only this one.
    tokenHeader: (token) => ['x-nomad-token', token],
    nextPageHeader: 'x-nomad-nexttoken',
    indexHeader: 'x-nomad-index',
    revertTokens: { mesh: 'ConsulToken', secrets: 'VaultToken' },
    // There is one text, and a flag that says what it is.
    scalingEvent: ({ message, error }) =>
      error === undefined
        ? { Message: message }
        : { Error: true, Message: message === undefined ? error : `${message}: ${error}` },
    servicesPath: (segment) => `/v1/job/${segment}/services`,
    payloadLimit: 16_384,
  },
  generic: {
    service: 'scheduler',
    tokenHeader: (token) => ['authorization', `Bearer ${token}`],
    nextPageHeader: 'x-service-nexttoken',
    // The document names none; this one follows the header of the next page.
    indexHeader: 'x-service-index',
    revertTokens: { mesh: 'MeshToken', secrets: 'SecretsToken' },
    scalingEvent: ({ message, error }) => ({ Message: message, Error: error }),
    servicesPath: (segment) => `/job/${segment}/services`,
    payloadLimit: 65_536,
  },
};

interface Credentials {
  readonly token?: string | undefined;
  readonly httpAuth?: string | undefined;
  readonly dialect: DialectName;
}

/**
 * The headers that go with every request.
 *
 * @throws ServiceError `invalid` when token and `httpAuth` need the same one.
 */
export function headersFor({ token, httpAuth, dialect }: Credentials): Record<string, string> {
  const basic = nonEmpty(httpAuth);
  const secret = nonEmpty(token);
  const tokenHeader = secret === undefined ? undefined : DIALECTS[dialect].tokenHeader(secret);
  if (basic !== undefined && tokenHeader?.[0] === 'authorization') {
    throw new ServiceError({
      kind: 'invalid',
      reason: 'input',
      message: `In the dialect \`${dialect}\` the inputs \`token\` and \`http-auth\` need the same header`,
      hint: 'Leave one of them out.',
    });
  }
  return {
    accept: 'application/json',
    ...(basic === undefined ? {} : { authorization: `Basic ${Buffer.from(basic).toString('base64')}` }),
    ...(tokenHeader === undefined ? {} : Object.fromEntries([tokenHeader])),
  };
}
