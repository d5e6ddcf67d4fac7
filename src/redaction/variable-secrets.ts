import { isHideable } from '../inputs/kinds.ts';
import { listHclLiterals } from '../jobfiles/provenance/literals.ts';
import { readInputSettings } from '../jobfiles/variables/variable-sources.ts';
import { isSecretName } from './detection/secret-names.ts';
import type { CountStep } from '../jobfiles/hcl/tokens.ts';
import type { Setting } from '../jobfiles/variables/settings.ts';

export function isSecretSetting({ name, isSecret }: Pick<Setting, 'name' | 'isSecret'>): boolean {
  return isSecret || isSecretName(name);
}

/** The values of secret variables, including those inside lists and objects. Ordinary words cannot be hidden. @param step of the job file */
export function listVariableSecrets(settings: Iterable<Setting>, step?: CountStep): readonly string[] {
  return [...settings].filter(isSecretSetting).flatMap(({ value, form }) => {
    const parts =
      form === 'text' || !/^\s*["[{<(]/.test(value) ? [] : [...listHclLiterals(value, step)].map(([, part]) => part);
    const values = [...new Set([value, value.trim(), ...parts])].filter(isHideable);
    return [...new Set(values.flatMap(listSerializedForms))];
  });
}

export function listInputSecrets(variables: Parameters<typeof readInputSettings>[0]): readonly string[] {
  const { vars, environment } = readInputSettings(variables);
  return listVariableSecrets([...vars, ...environment]);
}

/** Includes the results of `jsonencode` and `base64encode`, which job files use to pass values to tasks. */
function listSerializedForms(value: string): readonly string[] {
  return [value, JSON.stringify(value).slice(1, -1), Buffer.from(value).toString('base64')];
}
