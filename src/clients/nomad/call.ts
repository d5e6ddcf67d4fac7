import type * as v from 'valibot';
import { parseValue, type Parsed } from '../schema.ts';

/** One request to an endpoint. */
export interface NomadCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With its parts encoded. */
  readonly path: string;
  /** What is `undefined` or `false` is left out: it is Nomad's default. */
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined;
  readonly namespace?: string | null | undefined;
  readonly region?: string | null | undefined;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly repeatable: boolean;
  /** The ACL capability that the endpoint asks for, in words for a hint; undefined where the endpoint is open. */
  readonly capability?: string | undefined;
  /** The hint for a denied request, where capabilities are not the point. */
  readonly deniedHint?: string | undefined;
  /** What is at fault when Nomad calls the request invalid: the job file (`parse`) or an input. */
  readonly invalidReason: 'parse' | 'input';
  /** The version that brought the endpoint, where older servers are still met. */
  readonly since?: string | undefined;
  /** Parts of the body that no message may show, should Nomad repeat them. */
  readonly secrets?: readonly (string | undefined)[] | undefined;
}

/** What the headers of an answer say about its content. */
interface Heading {
  /** Opaque; `undefined` on the last page. */
  readonly nextToken: string | undefined;
}

/** Reads the JSON of an answer. */
export type Shape<T> = (value: unknown, heading: Heading) => Parsed<T>;

/** A call and how its answer is read. What only reads can be asked once, or watched by blocking queries. */
export interface ReadCall<T> {
  readonly call: NomadCall;
  readonly shape: Shape<T>;
}

/** Reads an answer by its schema alone. */
export function shapeOf<T>(schema: v.GenericSchema<unknown, T>): Shape<T> {
  return (value) => parseValue(schema, value);
}
