import Range from 'semver/classes/range.js';
import { parseVersion, type Version } from '../../clients/registry/version.ts';
import { inputVariable, type Input, type RawInputs } from '../../inputs/input.ts';
import { moduleInputs } from '../../inputs/registry.ts';
import { quote } from '../../inputs/suggest.ts';
import type { Policy } from '../../deprecation/policy.ts';
import type { InputErrors, InputSource } from '../../inputs/input-errors.ts';

/** Reads which versions stay; errors are collected, and what is wrong counts as not given. */
export function readPolicy(
  raw: RawInputs<typeof moduleInputs>,
  { env, errors }: Pick<InputSource, 'env' | 'errors'>,
): Policy {
  const { policy: rule, versions, protect } = raw;
  if (rule === 'range' && raw.range === undefined) {
    errors.add('range', 'is missing, and `policy` is `range`', 'Write the range to deprecate, as `<2.0.0`.');
  }
  if (rule === 'explicit' && versions.length === 0) {
    errors.add('versions', 'is empty, and `policy` is `explicit`', 'Name the versions, one a line.');
  }
  const unused = rule === 'explicit' ? (['keep', 'range', 'min-age', 'prereleases', 'only-older-than'] as const) : [];
  for (const name of unused) {
    const input: Input = moduleInputs[name];
    const text = env[inputVariable(name)]?.trim() ?? '';
    if (text === '' || text === input.default) continue;
    errors.add(name, 'says nothing where `policy` is `explicit`', 'Remove it, or choose another policy.');
  }
  return {
    rule,
    keep: raw.keep,
    range: raw.range === undefined ? undefined : readRange('range', raw.range, errors),
    versions: versions.flatMap((text) => readVersion(text, errors) ?? []),
    protect: protect.flatMap((text) => readRange('protect', text, errors) ?? []),
    prereleases: raw.prereleases,
    minAge: raw['min-age'],
    onlyOlderThan: raw['only-older-than'],
  };
}

function readVersion(text: string, errors: InputErrors): Version | undefined {
  const version = parseVersion(text);
  if (version === undefined)
    errors.add('versions', `holds ${quote(text)}, which is no version`, 'Write it as `1.2.3`.');
  return version;
}

function readRange(name: 'range' | 'protect', text: string, errors: InputErrors): Range | undefined {
  const what = name === 'range' ? 'is' : 'holds';
  // Terraform means "from 1.2 to below 2" by it, npm "1.2.x": what is meant cannot be told.
  if (text.includes('~>')) {
    errors.add(
      name,
      `${what} ${quote(text)}; \`~>\` does not mean here what it means in Terraform`,
      'Write `^1.2` or `~1.2`.',
    );
    return undefined;
  }
  try {
    return new Range(text, { includePrerelease: true });
  } catch {
    errors.add(name, `${what} ${quote(text)}, which is no range`, 'Write it as `<2.0.0`, `1.x` or `>=1.2.0 <1.5.0`.');
    return undefined;
  }
}
