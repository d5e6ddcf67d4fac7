import Range from 'semver/classes/range.js';
import { moduleNamePart, type Module } from '../../clients/registry/module.ts';
import { parseVersion, type Version } from '../../clients/registry/version.ts';
import { compileGlob } from '../../patterns/glob.ts';
import { readRegistry, moduleInputs } from '../../inputs/registry.ts';
import { quote, suggestLines } from '../../inputs/suggest.ts';
import {
  type InputErrors,
  type InputSource,
  type InputValues,
  type ReadResult,
  nameVariable,
  type Input,
} from '../../inputs/input.ts';
import type { Policy } from './policy.ts';
import type { TextMatch } from '../../patterns/text-pattern.ts';

export interface ModuleInputs extends Readonly<ReturnType<typeof readModuleInputs>> {
  readonly mode: 'deprecate' | 'reinstate';
  /** Whether changes require a remaining version that consumers can move to. */
  readonly requireSuccessor: boolean;
}

export function readModuleInputs(values: InputValues<typeof moduleInputs>, source: InputSource) {
  const { errors } = source;
  const { moduleVersion: text } = values;
  const registry = readRegistry(values, source, 'manages');
  const modules = readModuleLines(values.module, errors);
  const version = text === undefined ? undefined : errors.takeValue('module-version', readVersion(text, true));
  errors.takeValue('tag-prefix', checkTagPrefix(values.tagPrefix));
  return { ...values, registry, modules, version, policy: readPolicy(values, source) };
}

/** Reads the policy; errors are collected, and an invalid input counts as unset. */
function readPolicy(values: InputValues<typeof moduleInputs>, { env, errors }: InputSource): Policy {
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
    const text = env[nameVariable(name)]?.trim() ?? '';
    if (text === '' || text === input.default) continue;
    errors.addConflict(name, 'has no effect with `policy: explicit`', 'Remove it, or choose a different policy.');
  }
  return {
    rule,
    keep,
    range: range === undefined ? undefined : errors.takeValue('range', readRange(range, true)),
    versions: versions.flatMap((text) => errors.takeValue('versions', readVersion(text)) ?? []),
    protect: protect.flatMap((text) => errors.takeValue('protect', readRange(text)) ?? []),
    prereleases,
    minAge,
    onlyOlderThan,
  };
}

function checkTagPrefix(text = ''): ReadResult<string> {
  const [prefix = ''] = text.split('*');
  return prefix === text
    ? { value: text }
    : { error: `is ${quote(text)}, which is not a prefix`, hint: `Write \`${prefix || 'network-'}\`.` };
}

/** @param isWhole for the whole input, and not for a line of it */
function readVersion(text: string, isWhole = false): ReadResult<Version> {
  const value = parseVersion(text);
  if (value !== undefined) return { value };
  const error = `${isWhole ? 'is' : 'contains'} ${quote(text)}, which is not a version`;
  return { error, hint: suggestLines(text) ?? 'Write it as `1.2.3`.' };
}

function readRange(text: string, isWhole = false): ReadResult<Range> {
  const isTerraformConstraint = text.includes('~>');
  const value = isTerraformConstraint ? undefined : parseRange(text);
  if (value !== undefined) return { value };
  const reason = isTerraformConstraint
    ? 'but `~>` has a different meaning here than in Terraform'
    : 'which is not a range';
  const parts = text.split(',').map((part) => part.trim());
  const areVersions = parts.length > 1 && parts.every((part) => /^v?\d[\w.]*$/.test(part));
  // A space would mean "and".
  const several = isWhole ? `Write \`${parts.join(' || ')}\`.` : 'Write one per line.';
  const hint = areVersions ? several : suggestRange(text);
  return { error: `${isWhole ? 'is' : 'contains'} ${quote(text)}, ${reason}`, hint };
}

function parseRange(text: string): Range | undefined {
  try {
    return new Range(text, { includePrerelease: true });
  } catch {
    return undefined;
  }
}

/** A Terraform constraint in npm's syntax: `~> 1.2` is from 1.2 to below 2, `~> 1.2.3` from 1.2.3 to below 1.3, and a comma is "and". */
function suggestRange(text: string): string {
  const range = text
    .replaceAll(/~>\s*(\d+)((?:\.\d+)*)/g, (_, major: string, rest: string) => {
      if (rest.split('.').length > 2) return `~${major}${rest}`;
      if (rest === '') return `>=${major}`;
      return major === '0' ? `>=0${rest} <1` : `^${major}${rest}`;
    })
    .replaceAll(',', '');
  return range === text || range.includes('~>') || parseRange(range) === undefined
    ? 'Write it as `<2.0.0`, `1.x` or `>=1.2.0 <1.5.0`.'
    : `Write \`${range}\`.`;
}

export interface ModuleSelection {
  readonly modules: readonly Module[];
  readonly patterns: readonly ModulePattern[];
  /** From lines with `!`, which take precedence regardless of their position. */
  readonly excluded: readonly ModulePattern[];
}

export function isOneModule({ modules, patterns }: ModuleSelection): boolean {
  return modules.length === 1 && patterns.length === 0;
}

interface ModulePattern {
  readonly text: string;
  readonly organization: string;
  readonly matches: TextMatch;
}

const moduleHint =
  'Write it as `organization/name/provider`, as in `acme/network/aws`, or `acme/*/*` for all of `acme`.';

/** Reads modules and patterns, one per line; `!` excludes. Repeated lines are dropped. */
function readModuleLines(list: readonly string[], errors: InputErrors): ModuleSelection {
  const lines = [...new Set(list)];
  if (lines.length === 0) errors.addMissing('module', moduleHint);
  else if (lines.every((line) => line.startsWith('!')))
    errors.add('module', 'contains only patterns with `!`, which exclude modules', moduleHint);
  const read = (texts: readonly string[]): readonly ModulePattern[] =>
    texts.flatMap((text) => errors.takeValue('module', readPattern(text)) ?? []);
  const included = read(lines.filter((line) => !line.startsWith('!')));
  return {
    modules: included.flatMap(({ text }) => (isPattern(text) ? [] : [parseModule(text)])),
    patterns: included.filter(({ text }) => isPattern(text)),
    excluded: read(lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1).trim())),
  };
}

function isPattern(text: string): boolean {
  return /[^\w/-]/.test(text);
}

function parseModule(text: string): Module {
  const [organization = '', name = '', provider = ''] = text.split('/');
  return { organization, name, provider };
}

/** A pattern names its organization, whose modules the registry lists. */
function readPattern(text: string): ReadResult<ModulePattern> {
  const [organization = '', ...rest] = text.split('/');
  const isWritten = rest.length === 2 && rest.every((part) => /^[\w*?[\]{},^!-]+$/.test(part));
  const matches = compileGlob(text, { hasDots: true, hasEscapes: false });
  if (isWritten && moduleNamePart.test(organization) && matches !== undefined)
    return { value: { text, organization, matches } };
  const hasHost = rest.length === 3 && organization.includes('.');
  const reason = hasHost ? 'which starts with a host' : 'which is not a module';
  const hint = hasHost
    ? `Set the host with \`registry-address\`, and write the module as \`${text.slice(organization.length + 1)}\`.`
    : moduleHint;
  return { error: `is ${quote(text)}, ${reason}`, hint };
}
