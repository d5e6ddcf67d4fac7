/** One call of an endpoint. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With its parts encoded. */
  readonly path: string;
  /** What is `undefined` or `false` is left out: it is what the service takes for granted. */
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined;
  readonly namespace?: string | null | undefined;
  readonly region?: string | null | undefined;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly repeatable: boolean;
  /** The ACL capability that the endpoint asks for, in words for a hint; none where the endpoint is open. */
  readonly capability?: string | undefined;
  /** The way out when it is denied, where that is no matter of capabilities. */
  readonly denied?: string | undefined;
  /** Whose mistake it is when the scheduler calls the request invalid: the job file's or an input's. */
  readonly mistake: 'parse' | 'input';
  readonly since?: Since | undefined;
  /** Parts of the body that no message may show, should the scheduler say them back. */
  readonly secrets?: readonly (string | undefined)[] | undefined;
}

/** From when on servers know an endpoint, where one may well meet an older server. */
interface Since {
  readonly version: string;
  /** What an older server says, and a newer one never; without it the two cannot be told apart by their words. */
  readonly older?: RegExp | undefined;
}
