import Range from 'semver/classes/range.js';
import { quote } from './kinds.ts';
import type { AddMistake } from './mistakes.ts';
import { inputVariable, type Environment, type RawInputs } from './raw.ts';
import type { InputRow } from './row.ts';
import { inputTable } from './table.ts';
import { parseVersion, type Version } from '../clients/registry/version.ts';
import type { Policy } from '../deprecation/policy.ts';

/** Reads which versions stay; mistakes are noted, and what is mistaken counts as not given. */
export function readPolicy(raw: RawInputs, env: Environment, add: AddMistake): Policy {
  const { policy: rule, versions, protect } = raw;
  if (rule === 'range' && raw.range === undefined) {
    add('range', 'is missing, and `policy` is `range`', 'Write the range to deprecate, as `<2.0.0`.');
  }
  if (rule === 'explicit' && versions.length === 0) {
    add('versions', 'is empty, and `policy` is `explicit`', 'Name the versions, one a line.');
  }
  const unused = rule === 'explicit' ? (['keep', 'range', 'min-age', 'prereleases', 'only-older-than'] as const) : [];
  for (const name of unused) {
    const text = env[inputVariable(name)]?.trim() ?? '';
    const row: InputRow = inputTable[name];
    if (text === '' || text === row.default) continue;
    add(name, 'says nothing where `policy` is `explicit`', 'Remove it, or choose another policy.');
  }
  return {
    rule,
    keep: raw.keep,
    range: raw.range === undefined ? undefined : readRange('range', raw.range, add),
    versions: versions.flatMap((text) => readVersion(text, add) ?? []),
    protect: protect.flatMap((text) => readRange('protect', text, add) ?? []),
    prereleases: raw.prereleases,
    minAge: raw['min-age'],
    onlyOlderThan: raw['only-older-than'],
  };
}

function readVersion(text: string, add: AddMistake): Version | undefined {
  const version = parseVersion(text);
  if (version === undefined) add('versions', `holds ${quote(text)}, which is no version`, 'Write it as `1.2.3`.');
  return version;
}

function readRange(name: 'range' | 'protect', text: string, add: AddMistake): Range | undefined {
  const what = name === 'range' ? 'is' : 'holds';
  // Terraform means "from 1.2 to below 2" by it, npm "1.2.x": what is meant cannot be told.
  if (text.includes('~>')) {
    add(
      name,
      `${what} ${quote(text)}; \`~>\` does not mean here what it means in Terraform`,
      'Write `^1.2` or `~1.2`.',
    );
    return undefined;
  }
  try {
    return new Range(text, { includePrerelease: true });
  } catch {
    add(name, `${what} ${quote(text)}, which is no range`, 'Write it as `<2.0.0`, `1.x` or `>=1.2.0 <1.5.0`.');
    return undefined;
  }
}
