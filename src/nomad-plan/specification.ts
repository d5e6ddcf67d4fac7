import { blockMaps, findSpecBlock, freeMaps, toDiffName } from '../clients/nomad/jobs/fields.ts';
import { foldKey } from '../jobfiles/hcl/json-strings.ts';
import { isLeaf } from '../redaction/spec-fields.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';

/**
 * Whether the server causes a difference between the stored and the submitted specification.
 *
 * @param parentKey the level of the job, or the key of the surrounding object or list
 * @param after the value in the file
 */
export function isSetByServer(parentKey: string, key: string, after: unknown): boolean {
  const { always, unset, interpolated } = findSpecBlock(parentKey);
  const isComputed = interpolated.has(key) && typeof after === 'string' && after.includes('${');
  return always.has(key) || isComputed || (unset.has(key) && isUnset(after));
}

/** Whether the server adds an item to a list. @param item of the file */
export function isAddedByServer(parentKey: string, list: string, item: unknown): boolean {
  return findSpecBlock(parentKey).adds.has(list) && isUnset(item);
}

/** A value of the file, or the default that the server sets instead. */
export function applyServerDefault(parentKey: string, key: string, value: unknown): unknown {
  const { defaults, isEmptyUnset = false } = findSpecBlock(parentKey);
  return value === undefined || (isEmptyUnset && isUnset(value)) ? (defaults.get(key) ?? value) : value;
}

function isUnset(value: unknown): boolean {
  return value === undefined || value === null || isZero(value) || (Array.isArray(value) && value.length === 0);
}

/**
 * Returns the same text for equal JSON values: keys sorted, `null` equal to absent, numbers by value (integers beyond
 * 2^53 digit by digit). Lists keep their order. The same job gives the same text on all servers since 1.8.
 */
export function canonicalize(value: unknown): string {
  return formatCanonicalText(value, '', false);
}

function formatCanonicalText(value: unknown, key: string, isInFreeForm: boolean): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => formatCanonicalText(item, key, isInFreeForm)).join(',')}]`;
  if ('rawJSON' in value && Object.getPrototypeOf(value) === null) return formatNumber(String(value.rawJSON));
  const isFreeForm = isInFreeForm || freeMaps.has(key);
  const zero = isFreeForm ? undefined : findSpecBlock(key).zero;
  const entries = Object.entries(value)
    .filter(([name, item]) => item !== null && item !== undefined && !(name === zero && isZero(item)))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, item]) => `${JSON.stringify(name)}:${formatCanonicalText(item, key === 'Volumes' ? 'Volume' : name, isFreeForm)}`).join(',')}}`;
}

export function isZero(value: unknown): boolean {
  return value === '' || value === 0 || value === false;
}

/** `1`, `1.0` and `10e-1` are equal, and so are `1e20` and its digits. */
function formatNumber(value: number | string): string {
  if (typeof value === 'string' && /^-?\d+$/.test(value)) return BigInt(value).toString();
  const number = Number(value);
  if (!Number.isFinite(number)) return String(value);
  return Number.isInteger(number) ? BigInt(number).toString() : String(number);
}

/** Blocks that Nomad stores without their empty fields. Source: `omitempty` in nomad/structs. 2.0.5 */
const sparseBlocks: ReadonlySet<string> = new Set(['Networks', 'DynamicPorts', 'ReservedPorts']);

type Block = Readonly<Record<string, unknown>>;

/** Replaces each block of a specification, with the key of its object or list. */
function mapBlocks(key: string, value: unknown, rewrite: (key: string, block: Block) => Block): unknown {
  if (isLeaf(value) || freeMaps.has(key) || blockMaps.has(key)) return value;
  if (Array.isArray(value)) return value.map((item) => mapBlocks(key, item, rewrite));
  const entries = Object.entries(rewrite(key, value as Block));
  return Object.fromEntries(entries.map(([name, item]) => [name, mapBlocks(name, item, rewrite)]));
}

/**
 * The job of a JSON file without the keys that the server ignores, such as comments. A server stores all fields that it supports, so it ignores a key that neither Outrider
 * recognizes nor any block of this kind in the stored job has. A block that the stored job has nowhere keeps its keys.
 *
 * @param ignoredKeys collects these keys
 */
export function dropIgnoredKeys(job: Job, live: Job, ignoredKeys: Set<string>): Job {
  const storedKeys = new Set<string>();
  mapBlocks('Job', live, (key, block) => {
    for (const name of ['', ...Object.keys(block)]) storedKeys.add(`${key}.${foldKey(name)}`);
    return block;
  });
  return mapBlocks('Job', job, (key, block) => {
    const { known } = findSpecBlock(key);
    if (known.size === 0 || sparseBlocks.has(key) || !storedKeys.has(`${key}.`)) return block;
    const isKept = (name: string): boolean =>
      known.has(name) || known.has(toDiffName(name)) || storedKeys.has(`${key}.${foldKey(name)}`);
    for (const name of Object.keys(block)) if (!isKept(name)) ignoredKeys.add(name);
    return Object.fromEntries(Object.entries(block).filter(([name]) => isKept(name)));
  }) as Job;
}
