import type { ApiResponse, ApiRequest } from '../http/exchange.ts';

/** Features that servers lack before a version. */
interface Missing {
  readonly since: string;
  /** Applies only to matching paths. */
  readonly at?: RegExp;
  /** Missing suffixes of a job's ID: the whole path is taken for an ID. */
  readonly suffixes?: readonly string[];
  /** Ignored fields of a body. */
  readonly body?: readonly string[];
  /** Fields that no response has. */
  readonly fields?: readonly string[];
  /** Numbers that the counts of a plan omit. */
  readonly counts?: readonly string[];
}

/** In earlier versions, a system job has no default `update` block, so that only a block in the job file paces it. */
const systemDeployments = '1.11.0';

/**
 * The table of versions, as far as it affects Outrider's modes, from Nomad's changelog and servers of that time. Outrider
 * refuses servers before 1.8. Not simulated: capabilities added in 1.11.2.
 */
const table: readonly Missing[] = [
  { since: '1.8.0', fields: ['UI'] },
  { since: '1.8.2', at: /\/scale$/, body: ['JobModifyIndex'] },
  { since: '1.9.0', suffixes: ['/tag'], fields: ['VersionTag'] },
  { since: '1.9.2', suffixes: ['/dispatch/payload'] },
  { since: '1.10.1', at: /\/dispatch$/, body: ['Priority'] },
  {
    since: systemDeployments,
    fields: ['Secrets'],
    counts: ['Disconnect', 'Reconnect', 'RescheduleNow', 'RescheduleLater'],
  },
];

/** Adapts requests and responses to a version of the server. */
export interface Age {
  /** Whether a suffix of a job's ID is an endpoint. */
  readonly hasSuffix: (suffix: string) => boolean;
  /** Removes the ignored parts of a request. */
  readonly filterRequest: (request: ApiRequest) => ApiRequest;
  /** Removes fields of later versions from a response. */
  readonly filterAnswer: (answer: ApiResponse) => ApiResponse;
  readonly hasSystemDeployments: boolean;
}

/**
 * @param version such as `1.2` or `1.10.1`; `undefined` for the newest
 * @throws Error for an invalid version
 */
export function judgeAge(version: string | undefined): Age {
  const missingRows =
    version === undefined ? [] : table.filter(({ since }) => isBefore(splitVersion(version), splitVersion(since)));
  const fields = new Set(missingRows.flatMap((row) => row.fields ?? []));
  const counts = missingRows.flatMap((row) => row.counts ?? []);
  return {
    hasSuffix: (suffix) => !missingRows.some(({ suffixes }) => suffixes?.includes(suffix)),
    filterRequest: (request) =>
      missingRows
        .filter(({ at, body }) => body !== undefined && at?.test(request.path) === true)
        .reduce(omitFields, request),
    filterAnswer: (answer) =>
      missingRows.length === 0 || answer.json === undefined ? answer : refuse(answer, fields, counts),
    hasSystemDeployments: !missingRows.some(({ since }) => since === systemDeployments),
  };
}

function splitVersion(version: string): readonly number[] {
  if (!/^\d+(\.\d+){1,2}$/.test(version)) throw new Error(`${JSON.stringify(version)} is not a valid Nomad version`);
  return version.split('.').map(Number);
}

function isBefore(version: readonly number[], minimum: readonly number[]): boolean {
  const index = minimum.findIndex((part, place) => part !== (version[place] ?? 0));
  return index !== -1 && (version[index] ?? 0) < (minimum[index] ?? 0);
}

function omitFields(request: ApiRequest, { body = [] }: Missing): ApiRequest {
  return { ...request, body: removeFields(request.body, body) };
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Leaves a body that is not a JSON object for the endpoint to reject. */
function removeFields(text: string, names: readonly string[]): string {
  const body = parseOrUndefined(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return text;
  return JSON.stringify(removeNames(body, names));
}

function removeNames(object: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}

function refuse(answer: ApiResponse, fields: ReadonlySet<string>, counts: readonly string[]): ApiResponse {
  const text = JSON.stringify(answer.json, (name, value: unknown) => {
    if (name !== 'DesiredTGUpdates') return fields.has(name) ? undefined : value;
    const groups = Object.entries((value ?? {}) as Record<string, object>);
    return Object.fromEntries(groups.map(([group, numbers]) => [group, removeNames(numbers, counts)]));
  });
  return { ...answer, json: parseExactly(text) };
}

const { parse, rawJSON } = JSON as unknown as {
  readonly parse: (
    text: string,
    revive: (name: string, value: unknown, from: { source?: string }) => unknown,
  ) => object;
  readonly rawJSON: (text: string) => object;
};

/** Integers beyond 2^53 keep their digits. */
function parseExactly(text: string): object {
  return parse(text, (_, value, { source = '' }) =>
    typeof value === 'number' && value > Number.MAX_SAFE_INTEGER ? rawJSON(source) : value,
  );
}
