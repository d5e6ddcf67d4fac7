import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApiResponse, type ApiRequest, readRequest, createErrorResponse, sendResponse } from '../http/exchange.ts';
import { handleControl, isControl } from './control.ts';
import { createFaultResponse, readLag } from './fault-response.ts';
import { RateLimit, createTooManyResponse } from './rate-limit.ts';
import type { Registry } from './registry.ts';
import { isLimited, routeCall } from './routes.ts';
import type { Caller } from './tokens.ts';

/** The registry as a web server: faults first, then the rate limit, then the endpoints; all requests are logged. */
export class RegistryServer {
  readonly #registry: Registry;
  readonly #limit: RateLimit;
  readonly #identity: Readonly<Record<string, string>>;

  constructor(registry: Registry) {
    const { serverVersion, limit } = registry.options;
    this.#registry = registry;
    this.#limit = new RateLimit(limit ?? 30);
    this.#identity = {
      'TFP-API-Version': '2.6',
      'TFP-AppName': serverVersion === undefined ? 'HCP Terraform' : 'Terraform Enterprise',
      ...(serverVersion === undefined ? {} : { 'X-TFE-Version': serverVersion }),
    };
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const received = await readRequest(request);
      if (isControl(received.path)) sendResponse(request, response, handleControl(received, this.#registry));
      else await this.#handleLogged(request, response, received);
    } catch (error) {
      if (response.headersSent || response.destroyed) response.destroy();
      else sendResponse(request, response, createErrorResponse(error));
    }
  }

  async #handleLogged(request: IncomingMessage, response: ServerResponse, received: ApiRequest): Promise<void> {
    const caller = this.#registry.tokens.findCaller(received.headers.authorization);
    const path = request.url ?? '/';
    const body = received.body === '' ? {} : { body: parseJsonOrText(received.body) };
    const entry = { method: received.method, path, token: caller, status: 0, ...body, at: this.#registry.now };
    this.#registry.log(entry);
    const decision = this.#decide(received, path, caller);
    if (decision === 'cut') {
      response.destroy();
      return;
    }
    entry.status = decision.status;
    const limits = isLimited(received.path) ? this.#limit.headers : {};
    sendResponse(request, response, { ...decision, headers: { ...this.#identity, ...limits, ...decision.headers } });
  }

  #decide(received: ApiRequest, path: string, caller: Caller): ApiResponse | 'cut' {
    const fault = this.#registry.faults.take(received.method, path);
    if (fault?.kind === 'drop-before') return 'cut';
    const faultResponse = fault && createFaultResponse(fault, received.path);
    if (faultResponse !== undefined) return faultResponse;
    // Real time even if the sandbox's clock is stopped: clients wait in real time.
    const wait = isLimited(received.path) ? this.#limit.count(caller, performance.now()) : 0;
    if (wait > 0) return createTooManyResponse(wait / 1000);
    const apiResponse = routeCall({ request: received, caller, registry: this.#registry, lag: readLag(fault) });
    return fault?.kind === 'drop-after' ? 'cut' : apiResponse;
  }
}

function parseJsonOrText(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
