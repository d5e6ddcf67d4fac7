import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, type Ask, readAsk, refusalAnswer, sendAnswer } from '../http/exchange.ts';
import { answerControl, isControl } from './control.ts';
import { faultAnswer, readLag } from './fault-answer.ts';
import { RateLimit, tooMany } from './rate-limit.ts';
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
      const ask = await readAsk(request);
      if (isControl(ask.path)) sendAnswer(request, response, answerControl(ask, this.#registry));
      else await this.#answerLogged(request, response, ask);
    } catch (error) {
      if (response.headersSent || response.destroyed) response.destroy();
      else sendAnswer(request, response, refusalAnswer(error));
    }
  }

  async #answerLogged(request: IncomingMessage, response: ServerResponse, ask: Ask): Promise<void> {
    const caller = this.#registry.tokens.findCaller(ask.headers.authorization);
    const path = request.url ?? '/';
    const body = ask.body === '' ? {} : { body: jsonOrText(ask.body) };
    const entry = { method: ask.method, path, token: caller, status: 0, ...body, at: this.#registry.now };
    this.#registry.log(entry);
    const answered = this.#decide(ask, path, caller);
    if (answered === 'cut') {
      response.destroy();
      return;
    }
    entry.status = answered.status;
    const limits = isLimited(ask.path) ? this.#limit.headers : {};
    sendAnswer(request, response, { ...answered, headers: { ...this.#identity, ...limits, ...answered.headers } });
  }

  #decide(ask: Ask, path: string, caller: Caller): Answer | 'cut' {
    const fault = this.#registry.faults.take(ask.method, path);
    if (fault?.kind === 'drop-before') return 'cut';
    const wrong = fault && faultAnswer(fault, ask.path);
    if (wrong !== undefined) return wrong;
    // Real time even when the sandbox's own time stands still: clients wait in real time.
    const wait = isLimited(ask.path) ? this.#limit.count(caller, performance.now()) : 0;
    if (wait > 0) return tooMany(wait / 1000);
    const answered = routeCall({ ask, caller, registry: this.#registry, lag: readLag(fault) });
    return fault?.kind === 'drop-after' ? 'cut' : answered;
  }
}

function jsonOrText(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
