import { isHideable } from '../inputs/assignments.ts';
import { hclLiterals } from '../jobfiles/hcl/literals.ts';
import { inputSettings } from '../jobfiles/variables/variable-sources.ts';
import { nameLooksSecret } from './detection/secret-names.ts';
import type { Setting } from '../jobfiles/variables/settings.ts';

/** Whether the value of a variable must not be shown: its user says so, or its name does. */
export function isSecretSetting({ name, secret }: Pick<Setting, 'name' | 'secret'>): boolean {
  return secret || nameLooksSecret(name);
}

/** The values of such variables; of a list or an object also what stands in it. Those that are ordinary words cannot be hidden. */
export function variableSecrets(settings: Iterable<Setting>): readonly string[] {
  return [...settings].filter(isSecretSetting).flatMap(({ value, form }) => {
    const parts = form === 'text' || !/^\s*["[{<(]/.test(value) ? [] : [...hclLiterals(value)];
    const values = [...new Set([value, value.trim(), ...parts])].filter(isHideable);
    return [...new Set(values.flatMap(serializedForms))];
  });
}

/** The same of what the inputs and the environment set, whatever job file it is for. */
export function inputSecrets(variables: Parameters<typeof inputSettings>[0]): readonly string[] {
  const { given, environment } = inputSettings(variables);
  return variableSecrets([...given, ...environment]);
}

/** What `jsonencode` and `base64encode` make of a value, too: job files use them for what they hand to a task. */
function serializedForms(value: string): readonly string[] {
  return [value, JSON.stringify(value).slice(1, -1), Buffer.from(value).toString('base64')];
}
