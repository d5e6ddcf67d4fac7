import type { RequestListener } from 'node:http';
import { Changes } from '../changes.ts';
import { isControl } from '../registry/control.ts';

/** A request to one of the services, without headers, query and body, which may contain secrets. */
export interface LoggedRequest {
  readonly number: number;
  readonly service: 'Nomad' | 'registry';
  readonly method: string;
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** 0 when the connection was cut, `undefined` while there is no response yet. */
  readonly status: number | undefined;
  /** From the start of the request to the end of the response. */
  readonly milliseconds: number | undefined;
}

const maxRequests = 200;
/** The maximum length of a logged path, in characters. */
const maxPathLength = 500;

/** The newest requests to both services. The registry has its own complete log for tests, which includes the sender. */
export class RequestLog {
  readonly changes = new Changes();
  #requests: readonly LoggedRequest[] = [];
  #count = 0;

  /** Newest first. */
  get requests(): readonly LoggedRequest[] {
    return this.#requests;
  }

  recordRequests(service: LoggedRequest['service'], listener: RequestListener): RequestListener {
    return (request, response) => {
      const startTime = performance.now();
      const path = (request.url ?? '/').replace(/\?.*$/s, '').slice(0, maxPathLength);
      if (service === 'Nomad' || !isControl(path)) {
        const entry = { number: ++this.#count, service, method: request.method ?? '', path, at: Date.now() };
        this.#record({ ...entry, status: undefined, milliseconds: undefined });
        response.once('close', () => {
          const status = response.headersSent ? response.statusCode : 0;
          this.#record({ ...entry, status, milliseconds: performance.now() - startTime });
        });
      }
      listener(request, response);
    };
  }

  /** Replaces the earlier entry of the same request. */
  #record(request: LoggedRequest): void {
    const others = this.#requests.filter(({ number }) => number !== request.number);
    this.#requests = [...others, request].toSorted((left, right) => right.number - left.number).slice(0, maxRequests);
    this.changes.notify();
  }
}
