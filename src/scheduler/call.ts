/** One call of an endpoint. */
export interface Call {
  readonly method: 'GET' | 'POST';
  /** With its parts encoded. */
  readonly path: string;
  readonly namespace?: string | null | undefined;
  readonly region?: string | null | undefined;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly repeatable: boolean;
  /** The ACL capability that the endpoint asks for, in words for a hint. */
  readonly capability: string;
  /** Whose mistake it is when the scheduler calls the request invalid: the job file's or an input's. */
  readonly mistake: 'parse' | 'input';
}
