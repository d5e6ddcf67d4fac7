import type { Answer, Ask } from '../http/exchange.ts';

/** Features that a server lacks before a version. */
interface Missing {
  readonly since: string;
  /** Applies only to matching paths. */
  readonly at?: RegExp;
  /** Missing suffixes of a job's ID: the whole path is taken for an ID. */
  readonly suffixes?: readonly string[];
  /** Ignored fields of a body. */
  readonly body?: readonly string[];
  /** Fields that no answer has. */
  readonly fields?: readonly string[];
}

/**
 * The table of versions, as far as it affects Outrider's modes, from Nomad's changelog and servers of that time. Outrider
 * refuses servers before 1.8. Not simulated: capabilities added in 1.11.2, and that system jobs had no deployments
 * before 1.11.0.
 */
const table: readonly Missing[] = [
  { since: '1.8.0', fields: ['UI'] },
  { since: '1.8.2', at: /\/scale$/, body: ['JobModifyIndex'] },
  { since: '1.9.0', suffixes: ['/tag'], fields: ['VersionTag'] },
  { since: '1.9.2', suffixes: ['/dispatch/payload'] },
  { since: '1.10.1', at: /\/dispatch$/, body: ['Priority'] },
];

/** Adapts requests and answers to a version of the server. */
export interface Age {
  /** Whether a suffix of a job's ID is an endpoint. */
  readonly hasSuffix: (suffix: string) => boolean;
  /** Removes the ignored parts of a request. */
  readonly filterRequest: (ask: Ask) => Ask;
  /** Removes fields of later versions from an answer. */
  readonly filterAnswer: (answer: Answer) => Answer;
}

/**
 * @param version such as `1.2` or `1.10.1`; `undefined` for the newest
 * @throws Error for an invalid version
 */
export function ageOf(version: string | undefined): Age {
  const missing = version === undefined ? [] : table.filter(({ since }) => isBefore(partsOf(version), partsOf(since)));
  const fields = new Set(missing.flatMap((row) => row.fields ?? []));
  return {
    hasSuffix: (suffix) => !missing.some(({ suffixes }) => suffixes?.includes(suffix)),
    filterRequest: (ask) =>
      missing.filter(({ at, body }) => body !== undefined && at?.test(ask.path) === true).reduce(without, ask),
    filterAnswer: (answer) => (fields.size === 0 || answer.json === undefined ? answer : lacking(answer, fields)),
  };
}

function partsOf(version: string): readonly number[] {
  if (!/^\d+(\.\d+){1,2}$/.test(version)) throw new Error(`${JSON.stringify(version)} is not a valid Nomad version`);
  return version.split('.').map(Number);
}

function isBefore(version: readonly number[], since: readonly number[]): boolean {
  const index = since.findIndex((part, place) => part !== (version[place] ?? 0));
  return index !== -1 && (version[index] ?? 0) < (since[index] ?? 0);
}

function without(ask: Ask, { body = [] }: Missing): Ask {
  return { ...ask, body: withoutFields(ask.body, body) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Leaves a body that is not a JSON object for the endpoint to reject. */
function withoutFields(text: string, names: readonly string[]): string {
  const body = parsed(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return text;
  return JSON.stringify(Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name))));
}

function lacking(answer: Answer, fields: ReadonlySet<string>): Answer {
  const text = JSON.stringify(answer.json, (name, value: unknown) => (fields.has(name) ? undefined : value));
  return { ...answer, json: JSON.parse(text) };
}
