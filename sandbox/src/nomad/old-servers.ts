import type { Answer, Ask } from '../http/exchange.ts';

/** Features that a server lacks before a version. */
interface Missing {
  readonly since: string;
  /** The version of an older release line with the feature. */
  readonly backport?: string;
  /** Applies only to matching paths. */
  readonly at?: RegExp;
  /** Missing paths: 404 with an empty body. */
  readonly paths?: readonly string[];
  /** Missing suffixes of a job's ID: the whole path is taken for an ID. */
  readonly suffixes?: readonly string[];
  /** Ignored parameters, headers (in lower case) and fields of a body. */
  readonly query?: readonly string[];
  readonly headers?: readonly string[];
  readonly body?: readonly string[];
  /** Fields that no answer has. */
  readonly fields?: readonly string[];
  /** Whether the namespace of a job in a request is the query's; without it only the job's own counts. */
  readonly queryNamespace?: true;
  /** Whether `reverse` reverses the order of a list, and not only the meaning of its page tokens. */
  readonly reverseOrder?: true;
}

/**
 * The table of versions, as far as it affects Outrider's modes, from Nomad's changelog and servers of that time. Not
 * simulated: capabilities added in 1.11.2, and that system jobs had no deployments before 1.11.0.
 */
const table: readonly Missing[] = [
  { since: '1.1.3', backport: '1.0.9', queryNamespace: true },
  { since: '1.1.3', query: ['idempotency_token'], fields: ['DispatchIdempotencyToken'] },
  {
    since: '1.2.4',
    query: ['eval_priority', 'no_shutdown_delay'],
    body: ['EvalPriority'],
    fields: ['NoShutdownDelay'],
  },
  { since: '1.3.0', at: /^\/v1\/jobs$/, query: ['filter', 'per_page', 'next_token', 'reverse'] },
  { since: '1.3.0', suffixes: ['/services'] },
  { since: '1.3.2', headers: ['authorization'] },
  { since: '1.4.2', at: /\/dispatch$/, body: ['IdPrefixTemplate'] },
  { since: '1.4.3', at: /^\/v1\/jobs$/, query: ['meta'] },
  { since: '1.5.4', paths: ['/v1/acl/login'] },
  { since: '1.6.0', at: /^\/v1\/jobs\/parse$/, body: ['Variables'] },
  { since: '1.6.0', body: ['Submission'], suffixes: ['/submission'], fields: ['NodePool', 'NextAllocation'] },
  { since: '1.8.0', reverseOrder: true },
  { since: '1.8.2', at: /\/scale$/, body: ['JobModifyIndex'] },
  { since: '1.9.0', query: ['diff_tag', 'diff_version'], suffixes: ['/tag'], fields: ['VersionTag'] },
  { since: '1.9.2', suffixes: ['/dispatch/payload'] },
  { since: '1.10.1', at: /\/dispatch$/, body: ['Priority'] },
];

/** Adapts requests and answers to a version of the server. */
export interface Age {
  /** Whether a suffix of a job's ID is an endpoint. */
  readonly hasSuffix: (suffix: string) => boolean;
  readonly hasPath: (path: string) => boolean;
  /** Removes the ignored parts of a request. */
  readonly filterRequest: (ask: Ask) => Ask;
  /** Removes fields of later versions from an answer. */
  readonly filterAnswer: (answer: Answer) => Answer;
  /** Whether a list is reversed on request. */
  readonly reverseOrder: boolean;
}

/**
 * @param version such as `1.2` or `1.10.1`; `undefined` for the newest
 * @throws Error for an invalid version
 */
export function ageOf(version: string | undefined): Age {
  const missing = version === undefined ? [] : table.filter((row) => isMissing(partsOf(version), row));
  const queryNamespace = !missing.some((row) => row.queryNamespace);
  const fields = new Set(missing.flatMap((row) => row.fields ?? []));
  return {
    hasSuffix: (suffix) => !missing.some(({ suffixes }) => suffixes?.includes(suffix)),
    hasPath: (path) => !missing.some(({ paths }) => paths?.includes(path)),
    filterRequest: (ask) =>
      missing
        .filter(({ at }) => at === undefined || at.test(ask.path))
        .reduce(without, queryNamespace ? ask : inOwnNamespace(ask)),
    filterAnswer: (answer) => (fields.size === 0 || answer.json === undefined ? answer : lacking(answer, fields)),
    reverseOrder: !missing.some((row) => row.reverseOrder),
  };
}

function partsOf(version: string): readonly number[] {
  if (!/^\d+(\.\d+){1,2}$/.test(version)) throw new Error(`${JSON.stringify(version)} is not a valid Nomad version`);
  return version.split('.').map(Number);
}

function isMissing(version: readonly number[], { since, backport }: Missing): boolean {
  const line = backport === undefined ? undefined : partsOf(backport);
  const isOfLine = line !== undefined && line[0] === version[0] && line[1] === version[1];
  return isBefore(version, isOfLine ? line : partsOf(since));
}

function isBefore(version: readonly number[], since: readonly number[]): boolean {
  const index = since.findIndex((part, place) => part !== (version[place] ?? 0));
  return index !== -1 && (version[index] ?? 0) < (since[index] ?? 0);
}

function without(ask: Ask, { query = [], headers = [], body = [] }: Missing): Ask {
  const known = [...ask.query].filter(([name]) => !query.includes(name));
  const sent = Object.entries(ask.headers).filter(([name]) => !headers.includes(name));
  return {
    ...ask,
    query: new URLSearchParams(known),
    headers: Object.fromEntries(sent),
    body: body.length === 0 ? ask.body : withoutFields(ask.body, body),
  };
}

/** A request with a job, in the namespace that the job itself names. */
function inOwnNamespace(ask: Ask): Ask {
  const job = member(parsed(ask.body), 'Job');
  if (ask.method === 'GET' || typeof job !== 'object' || job === null) return ask;
  const own = member(job, 'Namespace');
  const query = new URLSearchParams(ask.query);
  query.set('namespace', typeof own === 'string' && own !== '' ? own : 'default');
  return { ...ask, query };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
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
