import pMap from 'p-map';
import { ActionError } from '../../errors.ts';
import { moduleName, type Deprecation, type Module } from '../../clients/registry/module.ts';
import { findingOf, placeOf, resolveCall, unresolvedCall } from './judge-call.ts';
import { readListing, readTexts, type ListedVersion } from './read-listing.ts';
import type { Registry } from '../../clients/registry/client.ts';
import type { CallSite } from './read-files.ts';
import type { Finding, Unchecked } from './outcome.ts';

/** The calls of one module. */
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

interface CheckedModules {
  readonly findings: readonly Finding[];
  readonly unchecked: readonly Unchecked[];
  readonly failures: readonly ActionError[];
}

/** HCP Terraform allows 30 requests per second; a module takes two. */
const concurrency = 8;

/** Errors that all other modules would have as well. */
const stopping: ReadonlySet<ActionError['reason']> = new Set(['unauthorized', 'unreachable', 'timed-out']);

/** Checks the calls of each module by the registry. An error of one module does not stop the others, unless it concerns them all. */
export async function checkCalledModules(
  modules: readonly CalledModule[],
  registry: Registry,
): Promise<CheckedModules> {
  const failures: ActionError[] = [];
  const hidden: Module[] = [];
  const check = async (called: CalledModule): Promise<Omit<CheckedModule, 'showsRevoked'>> => {
    if (failures.some(({ reason }) => stopping.has(reason))) return nothing;
    try {
      const { showsRevoked, ...checked } = await checkModule(called, registry);
      if (!showsRevoked) hidden.push(called.module);
      return checked;
    } catch (error) {
      if (!(error instanceof ActionError)) throw error;
      failures.push(stopping.has(error.reason) ? error : withPlace(error, called));
      return nothing;
    }
  };
  // One request shows whether the registry can be reached, and knows the token.
  const first = await pMap(modules.slice(0, 1), check);
  const others = await pMap(modules.slice(1), check, { concurrency });
  const all = [...first, ...others];
  const stop = failures.find(({ reason }) => stopping.has(reason));
  return {
    findings: all.flatMap(({ findings }) => findings),
    unchecked: [...all.flatMap(({ unchecked }) => unchecked), ...hiddenRevocations(hidden)],
    failures: [...(stop === undefined ? [] : [stop]), ...failures.filter(({ reason }) => !stopping.has(reason))],
  };
}

const nothing = { findings: [], unchecked: [] };

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
