import type { Pace, WaitFor } from './retry.ts';

/** The name of a service in messages; `the scheduler` belongs to the dialect `generic`. */
export type ServiceName = 'Nomad' | 'the scheduler' | 'the registry' | 'GitHub';

export interface ServiceRequest {
  readonly service: ServiceName;
  readonly method: string;
  /** Absolute, without credentials. Its query is never shown. */
  readonly url: string | URL;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | undefined;
  /** Whether to send it again after a broken connection, or if the service is busy. `if-refused`: only after a rate limit (429), when it was not processed. */
  readonly repeatable: boolean | 'if-refused';
  /** Includes all attempts and the body; 60,000 by default. */
  readonly timeoutMilliseconds?: number | undefined;
  /** Ends the request immediately; `send` then rejects with the signal's own reason. */
  readonly signal?: AbortSignal | undefined;
  /** The limit for the decoded body; 64 MiB by default. */
  readonly maxBytes?: number | undefined;
  /** The maximum number of attempts after a response that only shows a busy service, if `repeatable`; 0 for any other response. */
  readonly maxBusyAttempts?: ((response: ServiceResponse) => number) | undefined;
  /** Milliseconds that a busy service requests by a header of its own. Used only if the response has no valid `Retry-After`. */
  readonly requestedPause?: ((response: ServiceResponse) => number | undefined) | undefined;
}

/** A response, complete and decoded. Never a redirect; the caller handles all other statuses. */
export interface ServiceResponse {
  readonly status: number;
  /** Names in lower case; repeated headers are joined with `, `. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A failed attempt, reported before the pause. */
export interface Retry {
  readonly service: ServiceName;
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** The number of the failed attempt, from 1. */
  readonly attempt: number;
  /** The number of attempts; `undefined` if only the time limits them. */
  readonly maxAttempts?: number;
  /** Follows the name of the service: `returned 503`, `refused the connection`. */
  readonly reason: string;
  /** Milliseconds until the next attempt. */
  readonly pauseMilliseconds: number;
}

/** Proxies, as in the environment; an empty value means no proxy. */
export interface Proxies {
  readonly http_proxy?: string | undefined;
  readonly https_proxy?: string | undefined;
  readonly no_proxy?: string | undefined;
}

/** TLS settings for one origin; certificates and keys are PEM text. */
export interface TlsSettings {
  readonly origin: string;
  readonly ca?: string | undefined;
  readonly cert?: string | undefined;
  readonly key?: string | undefined;
  readonly servername?: string | undefined;
  readonly rejectUnauthorized?: boolean | undefined;
}

export interface TransportOptions {
  readonly proxies?: Proxies | undefined;
  readonly tls?: TlsSettings | undefined;
  /** The maximum for one origin; 48 by default. */
  readonly maxConnections?: number | undefined;
  /** Whether the runner is hosted by GitHub, outside the user's network; for hints. */
  readonly isHosted?: boolean | undefined;
  readonly onRetry?: ((retry: Retry) => void) | undefined;
  readonly waitFor?: WaitFor | undefined;
  /** Ends current and future requests; `send` then rejects with the signal's own reason. */
  readonly signal?: AbortSignal | undefined;
  readonly pace?: Pace | undefined;
  /** Milliseconds until the end of the run; unlimited by default. */
  readonly readRemainingMilliseconds?: (() => number) | undefined;
}

export interface Transport {
  /** `pace` and `waitFor` of the run, for callers that wait between requests. */
  readonly pace: Pace;
  readonly waitFor: WaitFor;
  /**
   * @throws ServiceError `unreachable` (no connection, or it broke), `timed-out` (including all attempts),
   *   `server` (a redirect, a body that is too large or cannot be decoded); ActionError `input` (invalid settings)
   */
  send(request: ServiceRequest): Promise<ServiceResponse>;
  /** Whether requests to this origin have to wait. */
  readonly isCrowded: (url: URL) => boolean;
  /** Waits before a request is sent again, and reports it; immediately `false` if the run would end first. */
  readonly waitToRetry: (retry: Retry) => Promise<boolean>;
  /** Ends all connections; requests in progress fail. */
  close(): Promise<void>;
}
