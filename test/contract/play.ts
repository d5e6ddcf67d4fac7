import { type Sandbox, startSandbox } from '../../sandbox/src/server.ts';
import { Comparison } from './alike.ts';
import { Relations } from './relations.ts';
import { StepClock } from './step-clock.ts';
import { type Exchange, readScenario, type Reply, type Wait } from '../support/scenarios.ts';
import { identify } from './tokens.ts';

/** About as fast as the recorded server, in the sandbox's own time. */
const pace = { evaluate: 1, start: 100, healthy: 1000, finish: 400, retry: 5000, deadline: 60_000 };

/** The duration of a request, in milliseconds: less than an evaluation. */
const latencyMilliseconds = 0.3;

/** The differences of one exchange between the recording and the sandbox; empty when they are equal. */
export interface Played {
  readonly name: string;
  readonly differences: readonly string[];
}

/** Plays a recorded story against its own sandbox, over its socket. */
export async function play(story: string): Promise<Played[]> {
  const clock = new StepClock(pace);
  const sandbox = await startSandbox({ clock, acl: story === 'acl' });
  const player = new Player(sandbox, clock);
  const played: Played[] = [];
  try {
    for (const item of readScenario(story)) {
      if ('wait' in item) await player.wait(item);
      else played.push({ name: item.name, differences: await player.exchange(item) });
    }
  } finally {
    await sandbox.close();
  }
  return played;
}

class Player {
  readonly #sandbox: Sandbox;
  readonly #clock: StepClock;
  #relations = new Relations();
  /** The secret of the token of the latest login. */
  #fresh = '';

  constructor(sandbox: Sandbox, clock: StepClock) {
    this.#sandbox = sandbox;
    this.#clock = clock;
  }

  /** Lets time pass until a field has its expected value; a story that never gets there fails in its next exchange. */
  async wait({ wait: { path, field, equals } }: Wait): Promise<void> {
    const token = this.#sandbox.keys?.token;
    const headers = token === undefined ? {} : { 'X-Nomad-Token': token };
    for (;;) {
      const { body } = await this.#send('GET', this.#relations.inPath(path), headers, undefined);
      const value = field
        .split('.')
        .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null)?.[key], body);
      if (value === equals || !this.#clock.step()) return;
    }
  }

  /** Sends the request of the recorded client. When the response differs and the request was a read, time may not have advanced far enough yet. */
  async exchange(exchange: Exchange): Promise<string[]> {
    const { method, path, body } = exchange.request;
    const { headers, body: sent } = identify(exchange, body, this.#sandbox, this.#fresh);
    this.#clock.pass(latencyMilliseconds);
    let best: Comparison | undefined;
    for (;;) {
      const reply = await this.#send(method, this.#relations.inPath(path), headers, this.#relations.inBody(sent));
      const relations = new Relations(this.#relations);
      const comparison = new Comparison(relations);
      comparison.replies(exchange.response, reply);
      if (comparison.differences.length === 0) {
        this.#relations = relations;
        this.#fresh = readSecret(reply.body) ?? this.#fresh;
        return [];
      }
      if (best === undefined || comparison.differences.length < best.differences.length) best = comparison;
      const harmless = method === 'GET' || path.includes('/plan') || reply.status >= 400;
      if (!harmless || !this.#clock.step()) {
        this.#relations = relations;
        return best.differences;
      }
    }
  }

  async #send(method: string, path: string, headers: Readonly<Record<string, string>>, body: unknown): Promise<Reply> {
    const init = { method, headers, redirect: 'manual' as const };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(
      this.#sandbox.scheduler + path,
      text === undefined || text === 'null' ? init : { ...init, body: text },
    );
    const type = response.headers.get('content-type') ?? '';
    const answer = await response.text();
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: type === 'application/json' && answer !== '' ? (JSON.parse(answer) as unknown) : answer,
    };
  }
}

function readSecret(body: unknown): string | undefined {
  const secret = typeof body === 'object' && body !== null && 'SecretID' in body ? body.SecretID : undefined;
  return typeof secret === 'string' ? secret : undefined;
}
