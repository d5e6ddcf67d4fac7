import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadCall } from '../../src/clients/nomad/wire/call.ts';

const folder = join(import.meta.dirname, '..', 'fixtures', 'scenarios');

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed value of a JSON response, else its text. */
  readonly body: unknown;
}

/** One recorded exchange with a real server. */
export interface Exchange {
  readonly name: string;
  /** The name of the token. */
  readonly as?: string;
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: unknown;
  };
  readonly response: Reply;
}

/** A read that is repeated before the next exchange until a field (dotted path) has a value. */
export interface Wait {
  readonly wait: { readonly path: string; readonly field: string; readonly equals: unknown };
}

export const scenarioNames: readonly string[] = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));

/** The steps of a recorded scenario, in order. */
export function readScenario(name: string): readonly (Exchange | Wait)[] {
  const { exchanges } = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as {
    exchanges: (Exchange | Wait)[];
  };
  return exchanges;
}

export function readExchanges(scenario: string): readonly Exchange[] {
  return readScenario(scenario).filter((entry) => 'request' in entry);
}

export function findExchange(scenario: string, name: string): Exchange {
  const exchange = readExchanges(scenario).find((item) => item.name === name);
  if (exchange === undefined) throw new Error(`${scenario} has no exchange ${name}`);
  return exchange;
}

/** Reads a recorded response as the client does. */
export function readRecorded<T>({ shape }: Pick<ReadCall<T>, 'shape'>, scenario: string, name: string): T {
  const shaped = shape(findExchange(scenario, name).response.body, { nextToken: undefined });
  if ('problem' in shaped) throw new Error(shaped.problem);
  return shaped.output;
}

/** All error responses in the recordings. */
export function refusals(): { scenario: string; name: string; status: number; body: string }[] {
  return scenarioNames.flatMap((scenario) =>
    readExchanges(scenario)
      .filter(({ response }) => response.status >= 400)
      .map(({ name, response: { status, body } }) => ({
        scenario,
        name,
        status,
        body: typeof body === 'string' ? body : '',
      })),
  );
}
