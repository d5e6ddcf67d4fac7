import { ActionError, orElse, type Note } from '../../errors.ts';
import { moduleName, moduleNamePart, type Module } from '../../clients/registry/module.ts';
import { compileGlob } from '../../patterns/glob.ts';
import { quote } from '../../inputs/suggest.ts';
import type { InputErrors, Read } from '../../inputs/input.ts';
import type { Registry } from '../../clients/registry/client.ts';
import type { TextMatch } from '../../patterns/text-pattern.ts';

/** What the input `module` names. */
export interface ModuleSelection {
  readonly modules: readonly Module[];
  readonly patterns: readonly ModulePattern[];
  /** Of lines with `!`, which take precedence wherever they are. */
  readonly excluded: readonly ModulePattern[];
}

interface ModulePattern {
  readonly text: string;
  readonly organization: string;
  readonly matches: TextMatch;
}

const moduleHint =
  'Write it as `organization/name/provider`, as in `acme/network/aws`, or `acme/*/*` for all of `acme`.';

/** Reads modules and patterns, one per line; `!` excludes. Repeated lines are dropped. */
export function readModuleLines(given: readonly string[], errors: InputErrors): ModuleSelection {
  const lines = [...new Set(given)];
  if (lines.every((line) => line.startsWith('!'))) errors.addMissing('module', moduleHint);
  const read = (texts: readonly string[]): readonly ModulePattern[] =>
    texts.flatMap((text) => errors.valueOf('module', readPattern(text)) ?? []);
  const included = read(lines.filter((line) => !line.startsWith('!')));
  return {
    modules: included.flatMap(({ text }) => (isPattern(text) ? [] : [moduleOf(text)])),
    patterns: included.filter(({ text }) => isPattern(text)),
    excluded: read(lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1).trim())),
  };
}

function isPattern(text: string): boolean {
  return /[^\w/-]/.test(text);
}

function moduleOf(text: string): Module {
  const [organization = '', name = '', provider = ''] = text.split('/');
  return { organization, name, provider };
}

/** A pattern names its organization, whose modules the registry lists. */
function readPattern(text: string): Read<ModulePattern> {
  const [organization = '', ...rest] = text.split('/');
  const isWritten = rest.length === 2 && rest.every((part) => /^[\w*?[\]{},^!-]+$/.test(part));
  const matches = compileGlob(text, { dots: true, escapes: false, groups: false });
  if (isWritten && moduleNamePart.test(organization) && matches !== undefined)
    return { value: { text, organization, matches } };
  const hasHost = rest.length === 3 && organization.includes('.');
  const why = hasHost ? 'which starts with a host' : 'which is not a module';
  const hint = hasHost
    ? `Set the host with \`registry-address\`, and write the module as \`${text.slice(organization.length + 1)}\`.`
    : moduleHint;
  return { error: `is ${quote(text)}, ${why}`, hint };
}

interface FoundModules {
  /** Those that the input names, then those that patterns match, by name. */
  readonly modules: readonly Module[];
  /** Of patterns without a module, and of organizations whose modules are unknown. */
  readonly failures: readonly ActionError[];
  readonly notes: readonly Note[];
}

/** Finds the modules of a selection. The registry is asked only where there are patterns, once for each organization. */
export async function findModules(
  { modules, patterns, excluded }: ModuleSelection,
  registry: Pick<Registry, 'listModules'>,
): Promise<FoundModules> {
  const failures: ActionError[] = [];
  const matched = new Map(modules.map((module) => [moduleName(module), module]));
  for (const [organization, own] of Map.groupBy(patterns, (pattern) => pattern.organization)) {
    const listed = await orElse(registry.listModules(organization), (error) => {
      failures.push(unlisted(organization, error));
    });
    const names = new Map(listed?.map((module) => [moduleName(module), module]));
    const found = [...names].filter(([name]) => own.some(({ matches }) => matches(name)));
    for (const [name, module] of found.toSorted(([a], [b]) => (a < b ? -1 : 1))) matched.set(name, module);
    const unused = own.filter(({ matches }) => listed !== undefined && !found.some(([name]) => matches(name)));
    failures.push(...unused.map(({ text }) => noMatch(text, names.size)));
  }
  const kept = [...matched].filter(([name]) => !excluded.some(({ matches }) => matches(name)));
  if (kept.length === 0 && matched.size > 0) failures.push(allExcluded(matched.size));
  const idle = excluded.filter(({ matches }) => matched.size > 0 && ![...matched.keys()].some(matches));
  return {
    modules: kept.map(([, module]) => module),
    failures,
    notes: idle.map(({ text }) => ({
      level: 'warning',
      text: `\`!${text}\` excludes none of the modules that \`module\` names.`,
    })),
  };
}

function unlisted(organization: string, error: ActionError): ActionError {
  const explained = error.withContext(`The modules of \`${organization}\` could not be listed`);
  if (error.reason !== 'not-found') return explained;
  return noModule(explained.message, 'Check the name of the organization, and that the token belongs to it.', error);
}

function noMatch(pattern: string, count: number): ActionError {
  const message = `\`${pattern}\` matches none of the ${count} modules of \`${pattern.split('/')[0]}\``;
  return noModule(message, 'Correct `module`. A token can read only the modules of its organization.');
}

function allExcluded(count: number): ActionError {
  return noModule(`Lines with \`!\` exclude all ${count} modules that \`module\` names`, 'Correct `module`.');
}

function noModule(message: string, hint: string, cause?: ActionError): ActionError {
  return new ActionError({ reason: 'not-found', message, help: 'no-such-module', hint, cause });
}
