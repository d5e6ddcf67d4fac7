import { isHideable } from '../inputs/kinds.ts';
import { hclLiterals } from '../jobfiles/provenance/literals.ts';
import { inputSettings } from '../jobfiles/variables/variable-sources.ts';
import { nameLooksSecret } from './detection/secret-names.ts';
import type { CountStep } from '../jobfiles/hcl/tokens.ts';
import type { Setting } from '../jobfiles/variables/settings.ts';

/** Whether the value of a variable must be hidden, by the user's choice or by its name. */
export function isSecretSetting({ name, secret }: Pick<Setting, 'name' | 'secret'>): boolean {
  return secret || nameLooksSecret(name);
}

/**
 * The values of secret variables, including those inside lists and objects. Ordinary words cannot be hidden.
 *
 * @param step of the job file
 */
export function variableSecrets(settings: Iterable<Setting>, step?: CountStep): readonly string[] {
  return [...settings].filter(isSecretSetting).flatMap(({ value, form }) => {
    const parts =
      form === 'text' || !/^\s*["[{<(]/.test(value) ? [] : [...hclLiterals(value, step)].map(([, part]) => part);
    const values = [...new Set([value, value.trim(), ...parts])].filter(isHideable);
    return [...new Set(values.flatMap(serializedForms))];
  });
}

/** The secrets among the variables of the inputs and the environment, for every job file. */
export function inputSecrets(variables: Parameters<typeof inputSettings>[0]): readonly string[] {
  const { given, environment } = inputSettings(variables);
  return variableSecrets([...given, ...environment]);
}

/** Includes the results of `jsonencode` and `base64encode`, which job files use to pass values to tasks. */
function serializedForms(value: string): readonly string[] {
  return [value, JSON.stringify(value).slice(1, -1), Buffer.from(value).toString('base64')];
}
