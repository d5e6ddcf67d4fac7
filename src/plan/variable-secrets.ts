import { isHideable } from '../inputs/assignments.ts';
import { hclLiterals } from '../jobfiles/hcl/literals.ts';
import { nameLooksSecret } from './secret-looks.ts';
import type { Setting } from '../jobfiles/variables/settings.ts';

/** Whether the value of a variable must not be shown: its user says so, or its name does. */
function isSecretSetting({ name, secret }: Pick<Setting, 'name' | 'secret'>): boolean {
  return secret || nameLooksSecret(name);
}

/** The values of such variables; of a list or an object also what stands in it. Those that are ordinary words cannot be hidden. */
export function variableSecrets(settings: Iterable<Setting>): readonly string[] {
  return [...settings].filter(isSecretSetting).flatMap(({ value, form }) => {
    const parts = form === 'text' || !/^\s*["[{<(]/.test(value) ? [] : [...hclLiterals(value)];
    return [...new Set([value, value.trim(), ...parts])].filter(isHideable);
  });
}
