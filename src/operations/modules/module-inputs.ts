import Range from 'semver/classes/range.js';
import { parseVersion, type Version } from '../../clients/registry/version.ts';
import { readRegistry, moduleInputs } from '../../inputs/registry.ts';
import { quote } from '../../inputs/suggest.ts';
import { type InputErrors, type InputSource, type InputValues, inputVariable, type Input } from '../../inputs/input.ts';
import { readModuleLines } from './find-modules.ts';
import type { Policy } from './policy.ts';

export interface ModuleInputs extends Readonly<ReturnType<typeof readModuleInputs>> {
  readonly mode: 'deprecate' | 'reinstate';
  /** Whether nothing is changed unless a version stays that consumers can move to. */
  readonly requireSuccessor: boolean;
}

export function readModuleInputs(values: InputValues<typeof moduleInputs>, source: InputSource) {
  const { errors } = source;
  const { moduleVersion: text } = values;
  const registry = readRegistry(values, source, 'manages');
  const modules = readModuleLines(values.module, errors);
  const version = text === undefined ? undefined : parseVersion(text);
  if (text !== undefined && version === undefined)
    errors.add('module-version', `is ${quote(text)}, which is not a version`, 'Write it as `1.2.3`.');
  return { ...values, registry, modules, version, policy: readPolicy(values, source) };
}

/** Reads the policy; errors are collected, and an invalid input counts as unset. */
function readPolicy(
  values: InputValues<typeof moduleInputs>,
  { env, errors }: Pick<InputSource, 'env' | 'errors'>,
): Policy {
  const { policy: rule, keep, range, versions, protect, prereleases, minAge, onlyOlderThan } = values;
  if (rule === 'range' && range === undefined) {
    errors.addConflict('range', 'is missing, but `policy` is `range`', 'Set the range to deprecate, such as `<2.0.0`.');
  }
  if (rule === 'explicit' && versions.length === 0) {
    errors.addConflict('versions', 'is empty, but `policy` is `explicit`', 'List the versions, one per line.');
  }
  const unused = rule === 'explicit' ? (['keep', 'range', 'min-age', 'prereleases', 'only-older-than'] as const) : [];
  for (const name of unused) {
    const input: Input = moduleInputs[name];
    const text = env[inputVariable(name)]?.trim() ?? '';
    if (text === '' || text === input.default) continue;
    errors.addConflict(name, 'has no effect with `policy: explicit`', 'Remove it, or choose another policy.');
  }
  return {
    rule,
    keep,
    range: range === undefined ? undefined : readRange('range', range, errors),
    versions: versions.flatMap((text) => readVersion(text, errors) ?? []),
    protect: protect.flatMap((text) => readRange('protect', text, errors) ?? []),
    prereleases,
    minAge,
    onlyOlderThan,
  };
}

function readVersion(text: string, errors: InputErrors): Version | undefined {
  const version = parseVersion(text);
  if (version === undefined)
    errors.add('versions', `contains ${quote(text)}, which is not a version`, 'Write it as `1.2.3`.');
  return version;
}

function readRange(name: 'range' | 'protect', text: string, errors: InputErrors): Range | undefined {
  const what = name === 'range' ? 'is' : 'contains';
  // `~> 1.2` is "from 1.2 to below 2" in Terraform, and "1.2.x" in npm.
  if (text.includes('~>')) {
    errors.add(
      name,
      `${what} ${quote(text)}, but \`~>\` has another meaning here than in Terraform`,
      'Write `^1.2` or `~1.2`.',
    );
    return undefined;
  }
  try {
    return new Range(text, { includePrerelease: true });
  } catch {
    errors.add(
      name,
      `${what} ${quote(text)}, which is not a range`,
      'Write it as `<2.0.0`, `1.x` or `>=1.2.0 <1.5.0`.',
    );
    return undefined;
  }
}
