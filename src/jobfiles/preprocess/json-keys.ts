import { findNearest } from '../../inputs/suggest.ts';
import { foldKey, isObject } from '../hcl/json-strings.ts';
import { blockMaps, findSpecBlock, freeMaps, toDiffName } from '../../clients/nomad/jobs/fields.ts';
import type { CountStep } from '../hcl/tokens.ts';

/** A key that is ambiguous, or that Nomad ignores. */
export interface KeyProblem {
  /** As written in the file. */
  readonly key: string;
  readonly message: string;
  readonly hint: string;
}

/** Drops word separators, to recognize keys such as `task_groups`, which Nomad ignores. */
function simplifyKey(key: string): string {
  return foldKey(key.normalize('NFKC')).replace(/[^a-z0-9]+/g, '');
}

/** Keys of maps, in lower case. */
const ownKeys = new Set([...freeMaps, ...blockMaps, 'Args'].map(foldKey));
const keysOfBlockMaps = new Set([...blockMaps].map(foldKey));

/** The keys that a block may have in a specification. */
function indexKeys(block: string): ReadonlyMap<string, string> {
  return new Map(findSpecBlock(block).keys.map((key) => [foldKey(key), key]));
}

/** Fields that mark child jobs: Nomad ignores them in a specification (2.0.5, observed). */
const childFields: ReadonlySet<string> = new Set(['Dispatched', 'ParentID']);

const keysOfBlocks = new Map<string, ReadonlyMap<string, string>>();

/**
 * Renames the known fields to their names in Nomad's API, because Nomad ignores the case of keys. All other keys stay unchanged.
 *
 * @param faults collects keys that differ only in case, and keys that Nomad ignores
 * @param field the key of the block in the API
 */
export function renameFields(value: unknown, faults: KeyProblem[], step: CountStep, field = 'Job'): unknown {
  if (Array.isArray(value)) {
    // Nomad cannot read such a list.
    if (value.includes(null))
      faults.push({ key: field, message: `\`${field}\` contains \`null\`.`, hint: 'Remove it.' });
    return value.map((item) => renameFields(item, faults, step, field));
  }
  if (!isObject(value)) return value;
  const hasOwnKeys = ownKeys.has(foldKey(field));
  const item = toDiffName(field);
  const itemField = item === field ? '' : item;
  const keysByField = new Map<string, string>();
  const names = keysOfBlocks.get(field) ?? indexKeys(field);
  keysOfBlocks.set(field, names);
  const isJob = field === 'Job' && Object.keys(value).some((key) => foldKey(key) === 'id');
  const entries = Object.entries(value).map(([key, held]): [string, unknown] => {
    if (hasOwnKeys)
      return [key, keysOfBlockMaps.has(foldKey(field)) ? renameFields(held, faults, step, itemField) : held];
    const foldedKey = foldKey(key);
    const before = keysByField.get(foldedKey);
    if (before !== undefined) faults.push(createDuplicateProblem(before, key));
    keysByField.set(foldedKey, before ?? key);
    const name = names.get(foldedKey);
    const spelling =
      name === undefined ? (names.get(simplifyKey(key)) ?? findSimilarKey(foldedKey, names, step)) : undefined;
    if (spelling !== undefined) faults.push(createIgnoredProblem(key, `Write \`${spelling}\`, or remove it.`));
    if (field === 'Job' && name !== undefined && childFields.has(name) && Boolean(held))
      faults.push(createIgnoredProblem(key, 'Remove it: only Nomad makes a job the child of another one.'));
    if (isJob && (name === 'Version' || name === 'VersionTag') && Boolean(held)) faults.push(createVersionProblem(key));
    return [name ?? key, renameFields(held, faults, step, name ?? key)];
  });
  return Object.fromEntries(entries);
}

/** A key without a similar field may be a comment, or a field of a newer Nomad; a short key is similar to too many fields. */
function findSimilarKey(foldedKey: string, names: ReadonlyMap<string, string>, step: CountStep): string | undefined {
  if (foldedKey.length < 5) return undefined;
  step(2 * names.size);
  return names.get(findNearest(foldedKey, [...names.keys()]) ?? '');
}

export function createDuplicateProblem(before: string, key: string): KeyProblem {
  const message = `\`${shortenKey(before)}\` and \`${shortenKey(key)}\` are the same key for Nomad, which uses the last one.`;
  return { key, message, hint: 'Keep one of them.' };
}

function createIgnoredProblem(key: string, hint: string): KeyProblem {
  return { key, message: `Nomad ignores the key \`${shortenKey(key)}\`.`, hint };
}

/** Nomad registers both (2.0.5, observed). */
function createVersionProblem(key: string): KeyProblem {
  const message = `\`${shortenKey(key)}\` would be registered, but no plan shows it.`;
  return { key, message, hint: 'Remove it: Nomad numbers the versions, and `nomad job tag apply` tags them.' };
}

const maxKeyLength = 100;

export function shortenKey(key: string): string {
  return key.length > maxKeyLength ? `${key.slice(0, maxKeyLength).toWellFormed()}…` : key;
}
