import { fixRandomResults } from '../../jobfiles/provenance/random-functions.ts';
import { nothingRandom, randomFields, type RandomFields } from '../../redaction/random-fields.ts';
import { orUnreadable, parseLoaded } from './parse-loaded.ts';
import type { LoadedJob } from '../../jobfiles/preprocess/load.ts';
import type { PreparedJob } from '../../jobfiles/preprocess/prepare.ts';
import type { SecretField } from '../../redaction/secret-fields.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

/** Finds the fields of a job that `uuidv4()` or `bcrypt()` fill. A file that calls no random function is not parsed again. */
export async function readRandom(
  loaded: LoadedJob,
  spec: Job,
  nomad: Nomad,
  secret: readonly SecretField[],
): Promise<RandomFields> {
  const { prepared } = loaded;
  if (prepared === undefined || fixRandomResults(prepared.text, 0) === undefined) return nothingRandom;
  const [one, two] = await Promise.all(
    ([0, 1] as const).map(async (way) =>
      orUnreadable(async () => parseLoaded({ ...loaded, prepared: withFixed(prepared, way) }, nomad)),
    ),
  );
  if (one !== undefined && two !== undefined) return randomFields(spec, [one, two], secret);
  // A file that validates the random result may accept no fixed one.
  return randomFields(spec, [await parseLoaded(loaded, nomad)], secret);
}

function withFixed(prepared: PreparedJob, way: 0 | 1): PreparedJob {
  return { ...prepared, text: fixRandomResults(prepared.text, way) ?? prepared.text };
}
