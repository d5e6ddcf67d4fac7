import { blockMaps, findSpecBlock, freeMaps, toDiffName } from '../clients/nomad/jobs/fields.ts';
import { foldKey } from '../jobfiles/hcl/json-strings.ts';
import { isLeaf } from '../redaction/spec-fields.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';

/** Blocks that Nomad stores without their empty fields. Source: `omitempty` in nomad/structs. 2.0.5 */
const sparseBlocks: ReadonlySet<string> = new Set(['Networks', 'DynamicPorts', 'ReservedPorts']);

type Rewrite = (key: string, block: Readonly<Record<string, unknown>>) => object;

/** Replaces each block of a specification, with the key of its object or list. */
function mapBlocks(key: string, value: unknown, rewrite: Rewrite): unknown {
  if (isLeaf(value) || freeMaps.has(key)) return value;
  if (Array.isArray(value)) return value.map((item) => mapBlocks(key, item, rewrite));
  const block = blockMaps.has(key) ? value : rewrite(key, value as Readonly<Record<string, unknown>>);
  const inside = blockMaps.has(key) ? () => toDiffName(key) : (name: string) => name;
  return Object.fromEntries(
    Object.entries(block).map(([name, item]) => [name, mapBlocks(inside(name), item, rewrite)]),
  );
}

/**
 * The job of a JSON file without the keys that the server ignores, such as comments. A server stores all fields that it supports, so it ignores a key that neither Outrider
 * recognizes nor any block of this kind in the stored job has. A block that the stored job has nowhere keeps its keys.
 *
 * @param onIgnored gets each of these keys
 */
export function dropIgnoredKeys(job: Job, live: Job, onIgnored: (key: string) => void): Job {
  const stored = new Map<string, Set<string>>();
  mapBlocks('Job', live, (key, block) => {
    const keys = stored.get(key) ?? new Set();
    stored.set(key, keys);
    for (const name of Object.keys(block)) keys.add(foldKey(name));
    return block;
  });
  return mapBlocks('Job', job, (key, block) => {
    const { known } = findSpecBlock(key);
    const supported = stored.get(key);
    if (known.size === 0 || supported === undefined || sparseBlocks.has(key)) return block;
    const entries = Object.entries(block).filter(([name]) => {
      const isKept = known.has(name) || known.has(toDiffName(name)) || supported.has(foldKey(name));
      if (!isKept) onIgnored(name);
      return isKept;
    });
    return Object.fromEntries(entries);
  }) as Job;
}
