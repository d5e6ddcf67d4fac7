import { fixRandom } from '../../jobfiles/provenance/random.ts';
import { nothingRandom, randomFields, type RandomFields } from '../../redaction/random-fields.ts';
import { orUnreadable, parseLoaded } from './parse-loaded.ts';
import type { LoadedJob } from '../../jobfiles/load.ts';
import type { PreparedJob } from '../../jobfiles/preprocess/prepare.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

/** A job file that is parsed to another job each time, and what it is with fixed results of the functions that make it so. */
interface ReadRandom {
  readonly random: RandomFields;
  /** To compare with, where something else is put into the file. */
  readonly steady: { readonly loaded: LoadedJob; readonly spec: Job };
}

/** What of a job is random. A file that calls no random function is not parsed again. */
export async function readRandom(loaded: LoadedJob, spec: Job, nomad: Nomad): Promise<ReadRandom> {
  const { prepared } = loaded;
  const nothing = { random: nothingRandom, steady: { loaded, spec } };
  if (prepared === undefined || fixRandom(prepared.text, 0) === undefined) return nothing;
  const steady = withFixed(loaded, 0);
  const [one, two] = await Promise.all(
    [steady, withFixed(loaded, 1)].map(async (file) => orUnreadable(async () => parseLoaded(file, nomad))),
  );
  if (one !== undefined && two !== undefined) {
    return { random: randomFields(spec, [one, two]), steady: { loaded: steady, spec: one } };
  }
  // What checks the random result itself takes no other.
  const again = await parseLoaded(loaded, nomad);
  return { ...nothing, random: randomFields(spec, [again]) };
}

function withFixed(loaded: LoadedJob, way: 0 | 1): LoadedJob {
  const fix = (prepared: PreparedJob | undefined): PreparedJob | undefined =>
    prepared === undefined ? undefined : { ...prepared, text: fixRandom(prepared.text, way) ?? prepared.text };
  return {
    ...loaded,
    prepared: fix(loaded.prepared),
    prepareWith: async (instead) => fix(await loaded.prepareWith(instead)),
  };
}
