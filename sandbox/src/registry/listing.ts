import { type Call, findModule, formatRepository, type Run, findVersion } from './endpoint.ts';
import { formatAddress, type Module, showDeprecation, type Version } from './module.ts';

const root = { name: '', path: '', readme: '', empty: false, inputs: [], outputs: [], dependencies: [], resources: [] };
const rootInBrief = { providers: [], dependencies: [] };

const dependency = {
  source: 'acme/label/null',
  versions: [{ version: '99.0.0', root: rootInBrief, submodules: [], deprecation: null }],
};

/** All versions of a module, optionally followed by those of a dependency. */
export const listVersions: Run = (call) => {
  const module = findModule(call);
  const versions = sortVersions(call, listVersionsInPlace(module)).map((version) => ({
    version: version.version,
    root: rootInBrief,
    submodules: [],
    deprecation: showDeprecation(version, call.registry.now),
  }));
  const entry = { source: formatAddress(module), versions };
  return { status: 200, json: { modules: isOdd(call) ? [entry, dependency] : [entry] } };
};

/** One version, with the key `deprecation` only if it is deprecated. */
export const showVersion: Run = (call) => {
  const module = findModule(call);
  const version = findVersion(module, call.parts['version']);
  const deprecation = showDeprecation(version, call.registry.now);
  const repository = formatRepository(module);
  return {
    status: 200,
    json: {
      id: `${formatAddress(module)}/${version.version}`,
      owner: '',
      namespace: module.organization,
      name: module.name,
      version: version.version,
      provider: module.provider,
      description: '',
      source: repository === '' ? '' : `https://github.com/${repository}`,
      tag: version.tag,
      published_at: version.createdAt,
      downloads: 0,
      verified: false,
      root,
      submodules: [],
      examples: [],
      providers: [module.provider],
      versions: sortVersions(call, listVersionsInPlace(module)).map((item) => item.version),
      ...(deprecation === null ? {} : { deprecation }),
    },
  };
};

function listVersionsInPlace(module: Module): readonly Version[] {
  return [...module.versions.values()].filter(({ status }) => status === 'ok');
}

function isOdd({ registry }: Call): boolean {
  return registry.options.order !== 'published';
}

/** The protocol promises no order. By default every second version comes first, then the others from the end. */
function sortVersions(call: Call, versions: readonly Version[]): readonly Version[] {
  if (!isOdd(call)) return versions;
  const [even, odd] = [0, 1].map((rest) => versions.filter((_, index) => index % 2 === rest));
  return [...(odd ?? []), ...(even ?? []).toReversed()];
}
