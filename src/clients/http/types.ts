import type { Pace } from './pace.ts';
/** One request to a service, and how long and how often it may be tried. */
export interface Exchange {
  /** Who is asked, for messages: `Nomad`, `registry`, `GitHub`. */
  readonly service: string;
  readonly method: string;
  /** Absolute, without credentials. Its query is never shown to anyone. */
  readonly url: string | URL;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | undefined;
  /**
   * Whether asking twice does no harm; only then a broken connection or a busy service leads to another try.
   * `if-refused`: only where a rate limit (429) says that the request was not taken.
   */
  readonly repeatable: boolean | 'if-refused';
  /** Milliseconds for the whole exchange, all tries and the body included; 60,000 by default. */
  readonly deadline?: number | undefined;
  /** Ends the exchange at once; `send` then rejects with the signal's own reason. */
  readonly signal?: AbortSignal | undefined;
  /** How many bytes the decoded body may have; 64 MiB by default. */
  readonly maxBytes?: number | undefined;
  /** Whether an answer only says "not now"; such a one is asked for again, as after 503, if `repeatable`. */
  readonly isBusy?: ((answer: Answer) => boolean) | undefined;
  /**
   * Milliseconds that a busy service asks to wait by headers of its own; where it says nothing, `retry-after` counts.
   */
  readonly askedPause?: ((answer: Answer) => number | undefined) | undefined;
}

/** What came back, whole and decoded. Never a redirect; any other status is for the caller to judge. */
export interface Answer {
  readonly status: number;
  /** Names in lower case; several of one name are joined by `, `. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A failed try, reported before the pause that precedes the next one. */
export interface Retry {
  readonly service: string;
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** The number of the try that failed; the first is 1. */
  readonly attempt: number;
  /** In words: `answered 503`, `refused the connection`. */
  readonly why: string;
  /** Milliseconds until the next try. */
  readonly pause: number;
}

/** Proxies, in the environment's own names and spelling; an empty or missing one is none. */
export interface Proxies {
  readonly http_proxy?: string | undefined;
  readonly https_proxy?: string | undefined;
  readonly no_proxy?: string | undefined;
}

/** How one origin is talked to over TLS: all PEM text. */
export interface TlsSettings {
  /** The only origin that these settings are for. */
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
  /** Connections held to one origin at most; 16 by default. A Nomad agent allows a client 100. */
  readonly connections?: number | undefined;
  /** Whether this machine is one of GitHub's, which are outside of a user's network; for the hint of an error. */
  readonly hosted?: boolean | undefined;
  readonly onRetry?: ((retry: Retry) => void) | undefined;
  /** Ends all that is under way and all that comes; `send` then rejects with the signal's own reason. */
  readonly signal?: AbortSignal | undefined;
  /** How it passes the time between tries; the real one by default. */
  readonly pace?: Pace | undefined;
}

/** The one way by which all services are reached. */
export interface Transport {
  /** The pace of the run, for whatever waits between its requests. */
  readonly pace: Pace;
  /**
   * @throws ActionError `unreachable` (no connection, or it broke), `timed-out` (the deadline, all tries included),
   *   `server` (a redirect, too large a body, one that cannot be decoded), `input` (settings that cannot work).
   */
  send(exchange: Exchange): Promise<Answer>;
  /** Ends all connections; what is still under way fails. */
  close(): Promise<void>;
}
