import { orUndefined, type ActionError } from '../../errors.ts';
import { formatModuleName, type Deprecation, type Module } from '../../clients/registry/module.ts';
import { shorten, toOneLine } from '../../clients/http/messages.ts';
import {
  allows,
  parseConstraint,
  type Constraint,
  compareVersions,
  parseTerraformVersion,
  type TerraformVersion,
} from './constraint.ts';
import { forEachModule, readModule, type ModuleState } from '../../operations/modules/module-run.ts';
import type { Registry } from '../../clients/registry/client.ts';
import type { CallSite, Program } from './module-calls.ts';
import type { ModulesOutcome, CallFinding, Replacement, Unchecked } from './report.ts';

export interface CalledModule {
  readonly module: Module;
  readonly sites: readonly CallSite[];
}

interface CheckedModule {
  /** The number of calls that every program resolves. */
  readonly calls: number;
  readonly findings: readonly CallFinding[];
  readonly unchecked: readonly Unchecked[];
  /** The name of the module, if the registry does not show which of its versions are revoked. */
  readonly hidden: string | undefined;
  readonly failure: ActionError | undefined;
}

/** Checks the calls of each module against the registry. An error of one module does not stop other modules, unless it affects all modules. */
export async function checkCalledModules(
  modules: readonly CalledModule[],
  registry: Registry,
): Promise<Pick<ModulesOutcome, 'calls' | 'findings' | 'unchecked' | 'failures'>> {
  const checkedModules = await forEachModule<CalledModule, CheckedModule>(
    modules,
    (call) => checkModule(call, registry),
    (call, failure) => ({
      ...emptyResult,
      failure: runErrorReasons.has(failure.reason) ? failure : addLocation(failure, call),
    }),
  );
  const hiddenModules = checkedModules.flatMap((calledModule) => calledModule.hidden ?? []).join(', ');
  const problem = `The registry does not show which versions of ${hiddenModules} are revoked: the token cannot read the record of the module`;
  return {
    calls: checkedModules.reduce((sum, { calls }) => sum + calls, 0),
    findings: checkedModules.flatMap(({ findings }) => findings),
    unchecked: [
      ...checkedModules.flatMap(({ unchecked }) => unchecked),
      ...(hiddenModules === '' ? [] : [{ level: 'warning', problem: shorten(problem), locations: [] } as const]),
    ],
    failures: [...new Set(checkedModules.flatMap(({ failure }) => failure ?? []))],
  };
}

/** Errors that are not about a module. */
const runErrorReasons: ReadonlySet<ActionError['reason']> = new Set(['unauthorized', 'unreachable', 'timed-out']);

const emptyResult = { calls: 0, findings: [], unchecked: [], hidden: undefined, failure: undefined } as const;

function addLocation(error: ActionError, { module, sites: [site] }: CalledModule): ActionError {
  const message = `The calls of \`${formatModuleName(module)}\` were not checked: ${error.sentence}`;
  return site === undefined ? error : error.with({ message, location: locateCall(site) });
}

async function checkModule({ module, sites }: CalledModule, registry: Registry): Promise<CheckedModule> {
  const state = await orUndefined(readModule(registry, module), 'not-found', 'permission');
  if (state === undefined) {
    const problem = `The registry does not show the module \`${formatModuleName(module)}\`: it does not exist, or the token cannot read it`;
    return { ...emptyResult, unchecked: [{ level: 'warning', problem, locations: sites.map(locateCall) }] };
  }
  const versions = listVersions(state);
  const findings: CallFinding[] = [];
  const unchecked: Unchecked[] = [];
  const resolvedSites = new Set(sites);
  const deprecationsByVersion = new Map<ListedVersion, Promise<Deprecation>>();
  for (const { site, program, resolution } of sites.flatMap((callSite) => resolveSite(callSite, versions))) {
    if (resolution.kind === 'unresolved') {
      resolvedSites.delete(site);
      unchecked.push(toUnresolved(site, module, resolution.problem, program));
      continue;
    }
    const { version } = resolution;
    const texts = deprecationsByVersion.get(version) ?? readTexts(registry, module, version);
    deprecationsByVersion.set(version, texts);
    const finding = toFinding(site, module, resolution, await texts, program);
    if (finding !== undefined) findings.push(finding);
  }
  // Without the record of a module, a revoked version looks deprecated; other registries have no revocation.
  const isHidden = state.record === undefined && registry.server().name !== undefined;
  const hiddenName = isHidden ? `\`${formatModuleName(module)}\`` : undefined;
  return { calls: resolvedSites.size, findings, unchecked, hidden: hiddenName, failure: undefined };
}

export type Resolution =
  | { readonly kind: 'resolved'; readonly version: ListedVersion; readonly replacement: Replacement | undefined }
  | { readonly kind: 'unresolved'; readonly problem: string };

/** The resolutions of a call by each program, whose name is `undefined` if all programs that read the folder agree. */
function resolveSite(site: CallSite, versions: readonly ListedVersion[]) {
  const resolutions = site.programs.map((program: Program | undefined) => ({
    site,
    program,
    resolution: resolveCall(site, versions, program),
  }));
  const isDivided = site.isDivided || new Set(resolutions.map(({ resolution }) => JSON.stringify(resolution))).size > 1;
  return isDivided ? resolutions : resolutions.slice(0, 1).map((resolution) => ({ ...resolution, program: undefined }));
}

/** Resolves a module call as a program does: the highest listed version that the constraint allows, regardless of its state. */
export function resolveCall(
  { version }: { readonly version: Pick<NonNullable<CallSite['version']>, 'text'> | undefined },
  versions: readonly ListedVersion[],
  program: Program = 'Terraform',
): Resolution {
  const constraint = parseConstraint(version?.text ?? '>= 0', program);
  if (constraint === undefined) return { kind: 'unresolved', problem: 'is not a version constraint such as `~> 1.0`' };
  const resolvedVersion = selectHighest(versions.filter((candidate) => allows(constraint, candidate.version)));
  if (resolvedVersion !== undefined)
    return { kind: 'resolved', version: resolvedVersion, replacement: findReplacement(versions, constraint) };
  const newest = selectNewest(versions);
  const available = newest === undefined ? 'the module has no versions' : `the newest is ${newest.version.name}`;
  return { kind: 'unresolved', problem: `matches no version in the registry; ${available}` };
}

/** The highest usable version that the constraint allows, or else the newest. */
function findReplacement(versions: readonly ListedVersion[], constraint: Constraint): Replacement | undefined {
  const usable = versions.filter(({ isUsable }) => isUsable);
  const allowedVersion = selectHighest(usable.filter(({ version }) => allows(constraint, version)));
  if (allowedVersion !== undefined) return { version: allowedVersion.version.name, isAllowed: true };
  const newest = selectNewest(usable);
  return newest === undefined ? undefined : { version: newest.version.name, isAllowed: false };
}

/** The highest release, or else the highest prerelease. */
function selectNewest(versions: readonly ListedVersion[]): ListedVersion | undefined {
  return selectHighest(versions.filter(({ version }) => version.prerelease === '')) ?? selectHighest(versions);
}

/** The line to annotate, which has to change. */
export function locateCall({ version, source }: Pick<CallSite, 'source' | 'version'>): CallFinding['location'] {
  const { file, line } = source.text === undefined ? source : (version ?? source);
  return { file, line };
}

export function toFinding(
  site: Pick<CallSite, 'source' | 'version'>,
  module: Module,
  { version: { version, state }, replacement }: Extract<Resolution, { readonly kind: 'resolved' }>,
  texts: Deprecation,
  program?: Program,
): CallFinding | undefined {
  if (state === 'active') return undefined;
  return {
    location: locateCall(site),
    module: formatModuleName(module),
    constraint: site.version?.text ?? '',
    version: version.name,
    program,
    state,
    reason: shorten(toOneLine(texts.reason)),
    link: toHttpsLink(texts.link),
    replacement,
  };
}

function toUnresolved(site: CallSite, module: Module, problem: string, program: Program | undefined): Unchecked {
  const constraint = site.version?.text === undefined ? '' : ` \`${shorten(toOneLine(site.version.text))}\``;
  return {
    level: 'warning',
    problem: `The constraint${constraint} of \`${formatModuleName(module)}\` ${problem}${program === undefined ? '' : ` (in ${program})`}`,
    locations: [locateCall(site)],
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
  readonly state: CallFinding['state'] | 'active';
  /** Whether consumers can move to it: active, published completely, and selected by its own name. */
  readonly isUsable: boolean;
  readonly deprecation: Deprecation | undefined;
}

/**
 * The versions in the order of the registry, without texts that Terraform does not parse. If releases differ only in build metadata, any constraint
 * selects the first release.
 */
function listVersions({ versions }: ModuleState): readonly ListedVersion[] {
  const names = new Set<string>();
  return versions.flatMap(({ name, isListed, status, isRevoked, deprecation }) => {
    const version = parseTerraformVersion(name);
    if (version === undefined || !isListed) return [];
    const state = isRevoked ? 'revoked' : deprecation === undefined ? 'active' : 'deprecated';
    const release = version.name.replace(/\+.*/, '');
    const isHidden = version.prerelease === '' && names.has(release);
    names.add(release);
    return [{ version, state, isUsable: state === 'active' && status === 'ok' && !isHidden, deprecation }];
  });
}

/** The texts that consumers read about a version: of the revocation, otherwise of the deprecation. */
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

/** The highest version of a list; the first of equal versions. */
function selectHighest(versions: readonly ListedVersion[]): ListedVersion | undefined {
  return versions.toSorted((a, b) => compareVersions(b.version, a.version))[0];
}
