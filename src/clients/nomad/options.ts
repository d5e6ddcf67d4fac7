import type { Transport } from '../http/types.ts';
import type { DialectName } from './dialect.ts';

export interface SchedulerOptions {
  readonly transport: Transport;
  /** The scheduler's origin: `https://nomad.example.com:4646`. */
  readonly address: string;
  readonly token?: string | undefined;
  /** Why there may be no token, in a sentence for who is denied something for that. */
  readonly noToken?: string | undefined;
  /** Goes with each request that names none. */
  readonly namespace?: string | undefined;
  readonly region?: string | undefined;
  /** `user:password` for a proxy in front of the scheduler (HTTP Basic). */
  readonly httpAuth?: string | undefined;
  /** Takes out of what the server quotes what must not be shown. */
  readonly scrub?: ((text: string) => string) | undefined;
  readonly dialect: DialectName;
  /** Milliseconds that one exchange may take, retries included; 60,000 unless told. */
  readonly deadline?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}
