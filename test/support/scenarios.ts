import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..', 'fixtures', 'scenarios');

/** One recorded exchange with a real server. */
export interface Exchanged {
  readonly name: string;
  readonly as?: string;
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: unknown;
  };
  readonly response: { readonly status: number; readonly headers: Record<string, string>; readonly body: unknown };
}

/** The names of all recorded stories. */
export function scenarioNames(): string[] {
  return readdirSync(FOLDER).map((file) => file.replace(/\.json$/, ''));
}

/** The exchanges of one recorded story. */
export function exchangesOf(scenario: string): Exchanged[] {
  const { exchanges } = JSON.parse(readFileSync(join(FOLDER, `${scenario}.json`), 'utf8')) as { exchanges: object[] };
  return exchanges.filter((one): one is Exchanged => 'request' in one);
}

/** Everything that the real server ever refused in the recordings. */
export function refusals(): { scenario: string; name: string; status: number; body: string }[] {
  return scenarioNames().flatMap((scenario) =>
    exchangesOf(scenario)
      .filter(({ response }) => response.status >= 400)
      .map(({ name, response: { status, body } }) => ({
        scenario,
        name,
        status,
        body: typeof body === 'string' ? body : '',
      })),
  );
}
