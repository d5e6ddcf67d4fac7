import { isHideable } from '../../inputs/assignments.ts';
import { standInSetting } from '../../jobfiles/provenance/stand-in.ts';
import { dependentFields } from '../../redaction/dependent-fields.ts';
import { createRedactor } from '../../redaction/redactor.ts';
import { isSecretSetting, variableSecrets } from '../../redaction/variable-secrets.ts';
import { parseInstead } from './parse-loaded.ts';
import type { LoadedJob } from '../../jobfiles/load.ts';
import type { PreparedJob } from '../../jobfiles/preprocess/prepare.ts';
import type { Setting } from '../../jobfiles/variables/settings.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

/**
 * Values that a job file derives from secret variables and that are public by nature, such as a job ID with a customer's name in lower case. (The
 * secret itself is found without this.) They are found by parsing the job again with other values; none where the file accepts no other value.
 */
export async function derivedSecrets(loaded: LoadedJob, spec: Job, nomad: Nomad): Promise<readonly string[]> {
  const { prepared } = loaded;
  if (prepared === undefined || ![...prepared.settings.values()].some(isSecretSetting)) return [];
  const other = await parseInstead(loaded, { setting: standInForSecret }, nomad);
  if (other === undefined) return [];
  const [before, after] = [withoutSecrets(prepared), withoutSecrets(other.prepared)];
  return dependentFields(spec, other.job, [])
    .filter(({ isShown, value, other: instead }) => isShown && before(value) !== after(instead))
    .map(({ value }) => value)
    .filter((value) => isHideable(value) && !/^[\d.]+$/.test(value));
}

function standInForSecret(setting: Setting): Setting {
  return isSecretSetting(setting) ? standInSetting(setting) : setting;
}

/** Removes the literal values of secret variables from a text. */
function withoutSecrets({ settings }: PreparedJob): (text: string) => string {
  return createRedactor(variableSecrets(settings.values())).name;
}
