/*
 * The one table of what a server makes of a specification without changing its meaning. The parsed job and the stored one are equal apart from these rows.
 */

/** Fields that change without a change of the specification. */
export const volatileFields = new Set([
  'CreateIndex',
  'JobModifyIndex',
  'ModifyIndex',
  'Stable',
  'Status',
  'StatusDescription',
  'SubmitTime',
  'Version',
  'VersionTag',
]);

/** Maps with keys of the user's choice, in which an empty value counts. */
export const freeForm = new Set([
  'CanaryMeta', 'Config', 'Env', 'Getter', 'GetterHeaders', 'GetterOptions', 'Header', 'Meta', 'Options', 'Policy',
]); // prettier-ignore

/**
 * Fields that servers after 1.8.0 write even if a job does not set them. In Nomad's package `api` they are not pointers, or default to this value, so that
 * zero and absent mean the same. By the key of the surrounding object or list.
 */
const zeroIsAbsent = new Map([
  ['Services', 'Kind'],
  ['Checks', 'Notes'],
  ['Volume', 'Sticky'],
  ['DynamicPorts', 'IgnoreCollision'],
  ['ReservedPorts', 'IgnoreCollision'],
  ['Artifacts', 'Chown'],
  ['Identity', 'Filepath'],
  ['Identities', 'Filepath'],
]);

/**
 * What a server adds to a job, or keeps in another form. `always`: no value of the file counts; `unset`: what the file leaves unset is the server's choice.
 * By the surrounding object or list, with the keys in it; `[]` is an item of a list, whose own surroundings are named as well. Seen on 1.8.4, 1.11.3, 2.0.5 and 2.0.6-dev (test/real/leaves.test.ts).
 */
const serverRows: Readonly<Record<string, { readonly always?: string; readonly unset?: string }>> = {
  Job: {
    always: [...volatileFields, 'NomadTokenID', 'Dispatched', 'Namespace', 'Region'].join(' '),
    // The default datacenter and node pool.
    unset: 'Datacenters NodePool',
  },
  // Of the job's own block only two fields are stored: the groups have the others.
  'Job.Update': {
    always: 'AutoPromote AutoRevert Canary HealthCheck HealthyDeadline MinHealthyTime ProgressDeadline',
  },
  'Job.ParameterizedJob': { unset: 'Payload' },
  // Constraints by the features that a group or task uses.
  'TaskGroup.Constraints': { unset: '[]' },
  'Task.Constraints': { unset: '[]' },
  // By the structs and the API of the server under two names.
  Links: { always: 'URL Url' },
  Scaling: { always: 'CreateIndex ID ModifyIndex Target Type' },
  Services: { unset: 'Cluster Name Namespace OnUpdate' },
  Checks: { unset: 'Name OnUpdate' },
  'Networks.DynamicPorts': { unset: '[]' },
  DynamicPorts: { unset: 'HostNetwork' },
  ReservedPorts: { unset: 'HostNetwork' },
  // Each task has a default identity.
  Task: { unset: 'Identity' },
  Identity: { unset: 'Audience Name' },
  'Task.Identities': { unset: '[]' },
  Identities: { unset: 'Audience ServiceName' },
};

const setByServer = new Map(
  Object.entries(serverRows).flatMap(([within, rows]) =>
    (['always', 'unset'] as const).flatMap((when) =>
      (rows[when]?.split(' ') ?? []).map((key) => [`${within} ${key}`, when] as const),
    ),
  ),
);

/**
 * Whether a difference between the stored and the submitted specification is one that the server makes.
 *
 * @param within the level of the job, or the key of the surrounding object or list
 * @param key `[]` for an item of a list
 * @param after the value of the file
 */
export function isSetByServer(within: string, key: string, after: unknown): boolean {
  const when = setByServer.get(`${within} ${key}`);
  return when === 'always' || (when === 'unset' && (after === undefined || after === null || isEmpty(after)));
}

function isEmpty(value: unknown): boolean {
  return isZero(value) || (Array.isArray(value) && value.length === 0);
}

/**
 * One text for all spellings of a JSON value: keys sorted, `null` equal to absent, numbers by value (integers beyond
 * 2^53 digit by digit). Lists keep their order. The same job gives the same text on all servers since 1.8.
 */
export function canonical(value: unknown): string {
  return canonicalText(value, '', false);
}

function canonicalText(value: unknown, key: string, free: boolean): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number') return numberText(value);
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => canonicalText(item, key, free)).join(',')}]`;
  if ('rawJSON' in value && Object.getPrototypeOf(value) === null) return numberText(String(value.rawJSON));
  const within = free || freeForm.has(key);
  const zero = within ? undefined : zeroIsAbsent.get(key);
  const entries = Object.entries(value)
    .filter(([name, item]) => item !== null && item !== undefined && !(name === zero && isZero(item)))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, item]) => `${JSON.stringify(name)}:${canonicalText(item, key === 'Volumes' ? 'Volume' : name, within)}`).join(',')}}`;
}

export function isZero(value: unknown): boolean {
  return value === '' || value === 0 || value === false;
}

/** `1`, `1.0` and `10e-1` are equal, and so are `1e20` and its digits. */
function numberText(value: number | string): string {
  if (typeof value === 'string' && /^-?\d+$/.test(value)) return BigInt(value).toString();
  const number = Number(value);
  if (!Number.isFinite(number)) return String(value);
  return Number.isInteger(number) ? BigInt(number).toString() : String(number);
}
