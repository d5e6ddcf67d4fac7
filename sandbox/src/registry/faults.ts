import type { ApiRequest } from '../http/exchange.ts';
import type { Fault } from './seeds.ts';

interface Armed {
  readonly fault: Fault;
  readonly concerns: (method: string, path: string) => boolean;
  skip: number;
  times: number;
}

/** Pending faults. The oldest one that matches a request is used first. */
export class Faults {
  #armed: Armed[] = [];

  add(fault: Fault): void {
    this.#armed.push({ fault, concerns: createMatcher(fault), skip: fault.skip ?? 0, times: fault.times ?? 1 });
  }

  /** Returns the fault of a request, if any. The path includes its query. */
  take(method: ApiRequest['method'], path: string): Fault | undefined {
    for (const armed of this.#armed) {
      if (!armed.concerns(method, path)) continue;
      if (armed.skip > 0) {
        armed.skip -= 1;
        continue;
      }
      armed.times -= 1;
      this.#armed = this.#armed.filter(({ times }) => times > 0);
      return armed.fault;
    }
    return undefined;
  }
}

function createMatcher({ kind, on, path = '' }: Fault): Armed['concerns'] {
  const method = on ?? (kind === 'lag' ? 'PATCH' : undefined);
  const pattern = parsePattern(path);
  return (verb, at) => (method === undefined || method === verb) && (at.includes(path) || pattern?.test(at) === true);
}

/** `undefined` for text that is not a regular expression, such as a version with a `+` after a bracket. */
function parsePattern(source: string): RegExp | undefined {
  try {
    return new RegExp(source, 'u');
  } catch {
    return undefined;
  }
}
