import { fixRandomResults } from '../../jobfiles/provenance/random-functions.ts';
import { nothingRandom, randomFields, type RandomFields } from '../../redaction/random-fields.ts';
import { orUnreadable, parseLoaded } from './parse-loaded.ts';
import type { LoadedJob } from '../../jobfiles/load.ts';
import type { PreparedJob } from '../../jobfiles/preprocess/prepare.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

/** The random fields of a job file that calls `uuidv4()` or `bcrypt()`. */
interface RandomParts {
  readonly random: RandomFields;
  /** The file with fixed results of these functions, and its job: for comparisons with changed input. */
  readonly steady: { readonly loaded: LoadedJob; readonly spec: Job };
}

/** Finds the random fields of a job. A file that calls no random function is not parsed again. */
export async function readRandom(loaded: LoadedJob, spec: Job, nomad: Nomad): Promise<RandomParts> {
  const { prepared } = loaded;
  const nothing = { random: nothingRandom, steady: { loaded, spec } };
  if (prepared === undefined || fixRandomResults(prepared.text, 0) === undefined) return nothing;
  const steady = withFixed(loaded, 0);
  const [one, two] = await Promise.all(
    [steady, withFixed(loaded, 1)].map(async (file) => orUnreadable(async () => parseLoaded(file, nomad))),
  );
  if (one !== undefined && two !== undefined) {
    return { random: randomFields(spec, [one, two]), steady: { loaded: steady, spec: one } };
  }
  // A file that validates the random result may accept no fixed one.
  const again = await parseLoaded(loaded, nomad);
  return { ...nothing, random: randomFields(spec, [again]) };
}

function withFixed(loaded: LoadedJob, way: 0 | 1): LoadedJob {
  const fix = (prepared: PreparedJob | undefined): PreparedJob | undefined =>
    prepared === undefined ? undefined : { ...prepared, text: fixRandomResults(prepared.text, way) ?? prepared.text };
  return {
    ...loaded,
    prepared: fix(loaded.prepared),
    prepareWith: async (instead) => fix(await loaded.prepareWith(instead)),
  };
}
