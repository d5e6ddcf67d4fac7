import { foldKey, isObject } from '../hcl/json-strings.ts';

/** A key that is ambiguous, or that Nomad ignores. */
export interface KeyProblem {
  /** As written in the file. */
  readonly key: string;
  readonly message: string;
  readonly hint: string;
}

/** Drops word separators, to recognise keys such as `task_groups`, which Nomad ignores. */
function simplifiedKey(key: string): string {
  return foldKey(key.normalize('NFKC')).replace(/[^a-z0-9]+/g, '');
}

/** A structure of a job, by the names of its fields that Outrider reads; `true` for a field without a structure that it reads. */
interface Fields {
  readonly [name: string]: true | Fields;
}

const named = (names: string): Fields => Object.fromEntries(names.split(' ').map((name) => [name, true]));

const serviceFields: Fields = { ...named('Name Meta CanaryMeta'), Checks: named('Name Header') };

const jobFields: Fields = {
  ...named(
    'ID Name Namespace Region Type Datacenters NodePool Meta Stop Status Version Stable JobModifyIndex SubmitTime',
  ),
  ...named('Periodic Dispatched Payload Multiregion DispatchIdempotencyToken'),
  ParameterizedJob: named('Payload MetaRequired MetaOptional'),
  VersionTag: named('Name'),
  TaskGroups: {
    ...named('Name Count Meta Update Volumes'),
    Services: serviceFields,
    Tasks: {
      ...named('Name Driver Config Env Meta'),
      Services: serviceFields,
      Templates: named('EmbeddedTmpl SourcePath DestPath'),
      Artifacts: named('GetterSource GetterOptions GetterHeaders'),
    },
  },
};

/** Fields with keys of the user's choice, whose case counts. Source: https://github.com/hashicorp/nomad/tree/v2.0.5/api */
const ownKeys: ReadonlySet<string> = new Set(
  (
    'meta canarymeta env config header getteroptions getterheaders options policy target args extraclaims taggedaddresses volumes ' +
    'envoygatewaybindaddresses add set'
  ).split(' '),
);

/** Those whose values are structures again. */
const structures: ReadonlySet<string> = new Set(['volumes', 'envoygatewaybindaddresses']);

/**
 * Gives the fields that Outrider reads the names that Nomad's API has for them. All else stays as it is: Nomad ignores the case of keys.
 *
 * @param bad collects keys that differ only in case, and keys that Nomad ignores
 */
export function withFieldNames(value: unknown, bad: KeyProblem[]): unknown {
  return rename(value, jobFields, '', bad);
}

function rename(value: unknown, fields: Fields, field: string, bad: KeyProblem[]): unknown {
  if (Array.isArray(value)) return value.map((one) => rename(one, fields, field, bad));
  if (!isObject(value)) return value;
  const hasOwnKeys = ownKeys.has(foldKey(field));
  const taken = new Map<string, string>();
  const names = new Map(Object.keys(fields).map((name) => [foldKey(name), name]));
  const entries = Object.entries(value).map(([key, held]): [string, unknown] => {
    if (hasOwnKeys) return [key, structures.has(foldKey(field)) ? rename(held, {}, '', bad) : held];
    const folded = foldKey(key);
    const before = taken.get(folded);
    if (before !== undefined) bad.push(duplicateKey(before, key));
    taken.set(folded, before ?? key);
    const name = names.get(folded);
    const meant = name === undefined ? names.get(simplifiedKey(key)) : undefined;
    if (meant !== undefined) bad.push(misspeltKey(key, meant));
    const inner = name === undefined ? undefined : fields[name];
    return [name ?? key, rename(held, typeof inner === 'object' ? inner : {}, key, bad)];
  });
  return Object.fromEntries(entries);
}

/** Two keys that Nomad reads as the same field. */
export function duplicateKey(before: string, key: string): KeyProblem {
  const message = `\`${shortKey(before)}\` and \`${shortKey(key)}\` are the same key for Nomad, which uses the last one.`;
  return { key, message, hint: 'Keep one of them.' };
}

function misspeltKey(key: string, meant: string): KeyProblem {
  return {
    key,
    message: `Nomad ignores the key \`${shortKey(key)}\`.`,
    hint: `Write \`${meant}\`, or remove it.`,
  };
}

const maxKeyLength = 100;

/** A key, shortened for a message. */
export function shortKey(key: string): string {
  return key.length > maxKeyLength ? `${key.slice(0, maxKeyLength).toWellFormed()}…` : key;
}
