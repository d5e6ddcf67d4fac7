import pMap from 'p-map';
import { orElse, orUndefined, type ActionError } from '../../errors.ts';
import { moduleName, type Deprecation, type Module } from '../../clients/registry/module.ts';
import { shortened, toOneLine } from '../../clients/http/messages.ts';
import {
  allows,
  anyRelease,
  parseConstraint,
  type Constraint,
  compareVersions,
  parseTerraformVersion,
  type TerraformVersion,
} from './constraint.ts';
import { findModuleRecord } from '../../operations/modules/read-module.ts';
import type { Registry } from '../../clients/registry/client.ts';
import type { CallSite } from './read-files.ts';
import type { CheckOutcome, Finding, Replacement, Unchecked, VersionState } from './outcome.ts';

export interface CalledModule {
  readonly module: Module;
  readonly sites: readonly CallSite[];
}

interface CheckedModule {
  readonly findings: readonly Finding[];
  readonly unchecked: readonly Unchecked[];
  /** Whether the registry shows which of its versions are revoked. */
  readonly showsRevoked: boolean;
}

/** HCP Terraform allows 30 requests per second; a module takes two. */
const concurrency = 8;

/** Errors that all other modules would have as well. */
const stopping: ReadonlySet<ActionError['reason']> = new Set(['unauthorized', 'unreachable', 'timed-out']);

/** Checks the calls of each module by the registry. An error of one module does not stop the others, unless it concerns them all. */
export async function checkCalledModules(
  modules: readonly CalledModule[],
  registry: Registry,
): Promise<Pick<CheckOutcome, 'findings' | 'unchecked' | 'failures'>> {
  const failures: ActionError[] = [];
  const check = async (called: CalledModule): Promise<CheckedModule> => {
    if (failures.some(({ reason }) => stopping.has(reason))) return nothing;
    return orElse(checkModule(called, registry), (error) => {
      failures.push(stopping.has(error.reason) ? error : withPlace(error, called));
      return nothing;
    });
  };
  // One request shows whether the registry can be reached, and knows the token.
  const first = await pMap(modules.slice(0, 1), check);
  const all = [...first, ...(await pMap(modules.slice(1), check, { concurrency }))];
  const hidden = modules.filter((_, at) => all[at]?.showsRevoked === false).map(({ module }) => module);
  const stop = failures.find(({ reason }) => stopping.has(reason));
  return {
    findings: all.flatMap(({ findings }) => findings),
    unchecked: [...all.flatMap(({ unchecked }) => unchecked), ...hiddenRevocations(hidden)],
    failures: [...(stop === undefined ? [] : [stop]), ...failures.filter(({ reason }) => !stopping.has(reason))],
  };
}

const nothing: CheckedModule = { findings: [], unchecked: [], showsRevoked: true };

function withPlace(error: ActionError, { module, sites: [site] }: CalledModule): ActionError {
  const message = `The calls of \`${moduleName(module)}\` were not checked: ${error.message}`;
  return site === undefined ? error : error.withMessage(message, placeOf(site));
}

async function checkModule({ module, sites }: CalledModule, registry: Registry): Promise<CheckedModule> {
  const listing = await readListing(registry, module);
  if (listing === undefined) {
    const problem = `The registry does not show the module \`${moduleName(module)}\`: it does not exist, or the token may not read it`;
    return { findings: [], unchecked: [{ level: 'warning', problem, places: sites.map(placeOf) }], showsRevoked: true };
  }
  const findings: Finding[] = [];
  const unchecked: Unchecked[] = [];
  const known = new Map<ListedVersion, Promise<Deprecation>>();
  for (const site of sites) {
    const resolution = resolveCall(site, listing.versions);
    if (resolution.kind === 'unresolved') {
      unchecked.push(unresolvedCall(site, module, resolution.problem));
      continue;
    }
    const { version } = resolution;
    const texts = known.get(version) ?? readTexts(registry, module, version);
    known.set(version, texts);
    const finding = findingOf(site, module, resolution, await texts);
    if (finding !== undefined) findings.push(finding);
  }
  return { findings, unchecked, showsRevoked: listing.showsRevoked };
}

const mostNames = 5;

/** Without the record of a module, a revoked version looks like a deprecated one. */
function hiddenRevocations(modules: readonly Module[]): readonly Unchecked[] {
  if (modules.length === 0) return [];
  const names = modules.slice(0, mostNames).map((module) => `\`${moduleName(module)}\``);
  const more = modules.length > mostNames ? ` and ${modules.length - mostNames} more` : '';
  const problem = `The registry does not show which versions of ${names.join(', ')}${more} are revoked: the token may not read the record of the module`;
  return [{ level: 'warning', problem, places: [] }];
}

export type Resolution =
  | { readonly kind: 'resolved'; readonly version: ListedVersion; readonly replacement: Replacement | undefined }
  | { readonly kind: 'unresolved'; readonly problem: string };

/** Resolves a module call as Terraform does: the highest listed version that the constraint allows, whatever its state. */
export function resolveCall({ version }: Pick<CallSite, 'version'>, listed: readonly ListedVersion[]): Resolution {
  const text = version?.text;
  const constraint = text === undefined ? anyRelease : parseConstraint(text);
  if (constraint === undefined) return { kind: 'unresolved', problem: 'is not a version constraint' };
  const resolved = highestOf(listed.filter((one) => allows(constraint, one.version)));
  if (resolved !== undefined) {
    return { kind: 'resolved', version: resolved, replacement: replacementIn(listed, constraint) };
  }
  const newest = newestOf(listed);
  const available = newest === undefined ? 'the module has no versions' : `the newest is ${newest.version.name}`;
  return { kind: 'unresolved', problem: `matches no version in the registry; ${available}` };
}

/** The highest usable version that the constraint allows, or else the newest. */
function replacementIn(listed: readonly ListedVersion[], constraint: Constraint): Replacement | undefined {
  const usable = listed.filter(({ isUsable }) => isUsable);
  const allowed = highestOf(usable.filter(({ version }) => allows(constraint, version)));
  if (allowed !== undefined) return { version: allowed.version.name, isAllowed: true };
  const newest = newestOf(usable);
  return newest === undefined ? undefined : { version: newest.version.name, isAllowed: false };
}

/** The highest release, or else the highest prerelease. */
function newestOf(versions: readonly ListedVersion[]): ListedVersion | undefined {
  return highestOf(versions.filter(({ version }) => version.prerelease === '')) ?? highestOf(versions);
}

/** Where a call is annotated: the line that has to change. */
export function placeOf({ file, version, source }: CallSite): Finding['place'] {
  return { file, line: (version ?? source).line };
}

export function findingOf(
  site: CallSite,
  module: Module,
  { version: { version, state }, replacement }: Extract<Resolution, { readonly kind: 'resolved' }>,
  texts: Deprecation,
): Finding | undefined {
  if (state === 'active') return undefined;
  return {
    place: placeOf(site),
    module: moduleName(module),
    constraint: site.version?.text ?? '',
    version: version.name,
    state,
    reason: shortened(toOneLine(texts.reason)),
    link: toHttpsLink(texts.link),
    replacement,
  };
}

function unresolvedCall(site: CallSite, module: Module, problem: string): Unchecked {
  const constraint = site.version?.text === undefined ? '' : ` with \`${shortened(toOneLine(site.version.text))}\``;
  return {
    level: 'warning',
    problem: `The constraint of \`${moduleName(module)}\`${constraint} ${problem}`,
    places: [placeOf(site)],
  };
}

const maxLinkLength = 2000;

/** Empty for any other text: the registry does not check links. */
function toHttpsLink(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlain && url.href.length <= maxLinkLength ? url.href : '';
}

export interface ListedVersion {
  readonly version: TerraformVersion;
  readonly state: VersionState;
  /** Whether consumers can move to it: active, and published completely. */
  readonly isUsable: boolean;
  readonly deprecation: Deprecation | undefined;
}

interface ModuleListing {
  /** In the order of the registry; texts that Terraform does not read as versions are left out. */
  readonly versions: readonly ListedVersion[];
  /** Whether the registry shows which versions are revoked. */
  readonly showsRevoked: boolean;
}

/** Undefined if the token may not see the module, or there is none: the registry does not distinguish them. */
async function readListing(registry: Registry, module: Module): Promise<ModuleListing | undefined> {
  const listed = await orUndefined(registry.listModuleVersions(module), 'not-found', 'permission');
  if (listed === undefined) return undefined;
  const record = await findModuleRecord(registry, module);
  const revoked = new Set(record?.revoked.map((name) => parseTerraformVersion(name)?.name));
  const statuses = new Map(record?.statuses?.map((one) => [parseTerraformVersion(one.version)?.name, one.status]));
  const versions = listed.flatMap(({ version: text, deprecation }) => {
    const version = parseTerraformVersion(text);
    if (version === undefined) return [];
    const state = revoked.has(version.name) ? 'revoked' : deprecation === undefined ? 'active' : 'deprecated';
    const isUsable = state === 'active' && (statuses.get(version.name) ?? 'ok') === 'ok';
    return [{ version, state, isUsable, deprecation } as const];
  });
  // Other registries revoke nothing.
  return { versions, showsRevoked: record !== undefined || registry.server().name === undefined };
}

/** The texts that consumers read about a version: those of the revocation, or else those of the deprecation. */
async function readTexts(
  registry: Registry,
  module: Module,
  { version, state, deprecation = { reason: '', link: '' } }: ListedVersion,
): Promise<Deprecation> {
  if (state !== 'revoked') return deprecation;
  const record = await orUndefined(registry.getModuleVersionRecord({ module, version: version.name }));
  const { reason = '', link = '' } = record?.revocation ?? {};
  return reason === '' && link === '' ? deprecation : { reason, link };
}

/** The version of a list that comes last; the first of equal ones. */
function highestOf(versions: readonly ListedVersion[]): ListedVersion | undefined {
  const [first, ...others] = versions;
  if (first === undefined) return undefined;
  return others.reduce((best, one) => (compareVersions(one.version, best.version) > 0 ? one : best), first);
}
