import type * as v from 'valibot';
import { parseValue, type Parsed } from '../../schema.ts';
import type { ServiceRequest } from '../../http/types.ts';
import { ServiceError } from '../../../errors.ts';

/** The namespace and region of a request; by default, of the client. */
export interface NamespaceTarget {
  readonly namespace?: string | undefined;
  readonly region?: string | undefined;
}

/** A job, a deployment, an evaluation or an allocation by its exact ID; Nomad does not accept a prefix here. */
export interface JobTarget extends NamespaceTarget {
  readonly id: string;
}

/** An empty string is a missing value, both in Nomad and in workflows. */
export function dropEmpty(text: string | null | undefined): string | undefined {
  return text === null || text === '' ? undefined : text;
}

/** The namespace and region that are sent with a request; by default, of the client. */
export function resolveTarget(call: Pick<NomadCall, 'namespace' | 'region'>, client: NamespaceTarget): NamespaceTarget {
  const namespace = dropEmpty(call.namespace) ?? dropEmpty(client.namespace);
  const region = dropEmpty(call.region) ?? dropEmpty(client.region);
  return { ...(namespace === undefined ? {} : { namespace }), ...(region === undefined ? {} : { region }) };
}

/**
 * Encodes a string without slashes as a segment of a path.
 *
 * @param name of the string, such as `evaluation ID`
 * @throws ServiceError `input` for a string that would change the path
 */
export function encodeSegment(text: string, name: string): string {
  if (text === '' || text === '.' || text === '..' || text.includes('/') || !text.isWellFormed()) {
    throw new ServiceError({
      reason: 'input',
      message: `${JSON.stringify(text)} is not a valid ${name}`,
      hint: `Use the ${name} that Nomad shows.`,
      help: 'invalid-value',
    });
  }
  return encodeURIComponent(text);
}

export interface NomadCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** `undefined` and `false` are omitted: they are Nomad's defaults. */
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined;
  readonly namespace?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly body?: unknown;
  /** Whether long numbers in the response may lose digits: they are timestamps. */
  readonly mayLoseDigits?: boolean | undefined;
  /** By default, only a GET is repeated. */
  readonly repeatable?: ServiceRequest['repeatable'] | undefined;
  /** The required ACL capability, as text for a hint; `undefined` if the endpoint requires none. */
  readonly capability?: string | undefined;
  /** The hint for a denied request, instead of the hint about capabilities. */
  readonly deniedHint?: string | undefined;
  /** The cause of an invalid request: the job file (`parse`), an input by default, or the state of the job (`blocked`). */
  readonly invalidReason?: 'parse' | 'input' | 'blocked' | undefined;
  /** Removed from Nomad's error messages, should Nomad repeat them. */
  readonly secrets?: readonly (string | undefined)[] | undefined;
}

/** The token of the next page is opaque, and `undefined` on the last page. */
export type Shape<T> = (value: unknown, page: { readonly nextToken: string | undefined }) => Parsed<T>;

/** A call that only reads, and the shape of its response. It can be sent once, or watched with blocking queries. */
export interface ReadCall<T> {
  readonly call: NomadCall;
  readonly shape: Shape<T>;
}

export function toShape<T>(schema: v.GenericSchema<unknown, T>): Shape<T> {
  return (value) => parseValue(schema, value);
}

/** The capability of most endpoints that read. */
export const readCapability = '`read-job`';

export function defineCall<T>(
  { namespace, region }: NamespaceTarget,
  { shape, ...call }: Pick<NomadCall, 'path' | 'query' | 'capability' | 'mayLoseDigits'> & Pick<ReadCall<T>, 'shape'>,
): ReadCall<T> {
  return { call: { method: 'GET', namespace, region, ...call }, shape };
}

/** An endpoint that reads one item by its ID. @param path with `:id`, such as `/v1/deployment/:id` @param name the kind of ID, such as `evaluation ID` */
export function defineItemRead<T>(
  path: string,
  name: string,
  schema: v.GenericSchema<unknown, T>,
  capability?: string,
) {
  const shape = toShape(schema);
  return (target: JobTarget): ReadCall<T> =>
    defineCall(target, { path: path.replace(':id', encodeSegment(target.id, name)), capability, shape });
}
