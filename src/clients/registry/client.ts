import { defaultMaxAttempts } from '../http/retry.ts';
import { createRegistryWire, type RegistryOptions } from './wire.ts';
import {
  accountSchema,
  entitlementsSchema,
  listingSchema,
  moduleRecordSchema,
  formatModuleName,
  modulePageSchema,
  singleVersionSchema,
  versionRecordSchema,
  type Deprecation,
  type Module,
} from './module.ts';
import { ActionError, ServiceError } from '../../errors.ts';
import { readMember, parseJson } from '../http/json.ts';
import type { Permit } from '../../gate/gate.ts';

interface VersionTarget {
  readonly module: Module;
  /** Without `v`. */
  readonly version: string;
}

/** See `createRegistry`. An interface, so that the compiler's messages show its name. */
export interface Registry extends ReturnType<typeof createRegistry> {}

type ChangePermit = Permit<'deprecate' | 'reinstate'>;

/**
 * Creates a client for one registry: a method for each endpoint, named after its heading in the documentation. Each rejects with a `ServiceError`. Nothing is
 * sent before the first call.
 *
 * @see https://developer.hashicorp.com/terraform/cloud-docs/api-docs/private-registry/manage-module-versions
 * @see https://developer.hashicorp.com/terraform/cloud-docs/api-docs/account
 */
export function createRegistry(options: RegistryOptions) {
  const wire = createRegistryWire(options);
  let discoveredUrl: URL | undefined;
  const buildModulesUrl = async (path: string): Promise<URL> =>
    new URL(path, (discoveredUrl ??= await readModulesBase(options)));
  const base = trimPath(options.address);
  const buildApiUrl = (path: string): URL => new URL(`${base}/api/v2/${path}`, options.address);
  /** PATCH /api/v2/organizations/:org/registry-modules/private/:org/:name/:provider/:version */
  const patchVersion = async (
    permit: ChangePermit,
    verb: 'deprecate' | 'reinstate',
    { module, version }: VersionTarget,
    deprecation: object,
  ): Promise<void> => {
    permit.spend(verb, { module: formatModuleName(module), version });
    const url = buildApiUrl(`${formatModulePath(module)}/${encodeURIComponent(version)}`);
    const body = { data: { type: 'module-versions', attributes: { deprecation } } };
    await wire.send({ method: 'PATCH', url, body });
  };
  return {
    /** Deprecate a module version. Empty texts are omitted. */
    deprecateModuleVersion: (permit: ChangePermit, { reason, link, ...target }: VersionTarget & Deprecation) =>
      patchVersion(permit, 'deprecate', target, {
        'deprecated-status': 'Deprecated',
        ...(reason === '' ? {} : { reason }),
        ...(link === '' ? {} : { link }),
      }),
    revertModuleVersionDeprecation: (permit: ChangePermit, target: VersionTarget) =>
      patchVersion(permit, 'reinstate', target, { 'deprecated-status': 'Undeprecated' }),
    /** List available versions; not paged, unordered. */
    listModuleVersions: async (module: Module) =>
      wire.get(await buildModulesUrl(`${readPath(module)}/versions`), listingSchema),
    getModuleVersion: async ({ module, version }: VersionTarget) =>
      wire.get(await buildModulesUrl(`${readPath(module)}/${encodeURIComponent(version)}`), singleVersionSchema),
    /** List registry modules for an organization: its private modules, all pages. @throws ServiceError `server` for a list that is incomplete */
    async listModules(organization: string): Promise<readonly Module[]> {
      const url = buildApiUrl(`organizations/${encodeURIComponent(organization)}/registry-modules`);
      url.searchParams.set('filter[registry_name]', 'private');
      const modulesByName = new Map<string, Module>();
      for (let page = 1; ;) {
        url.searchParams.set('page[number]', String(page));
        url.searchParams.set('page[size]', '100');
        const { modules: more, next, total } = await wire.get(url, modulePageSchema);
        const previousSize = modulesByName.size;
        for (const module of more) modulesByName.set(formatModuleName(module), module);
        if (next <= page || modulesByName.size === previousSize) {
          if (modulesByName.size < total) throw createIncompleteListError(organization, modulesByName.size, total);
          return [...modulesByName.values()];
        }
        page = next;
      }
    },
    getModule: (module: Module) => wire.get(buildApiUrl(formatModulePath(module)), moduleRecordSchema),
    getModuleVersionRecord({ module, version }: VersionTarget) {
      const url = buildApiUrl(`${formatModulePath(module)}/version`);
      url.searchParams.set('module_version', version);
      return wire.get(url, versionRecordSchema);
    },
    getEntitlementSet: (organization: string) =>
      wire.get(buildApiUrl(`organizations/${encodeURIComponent(organization)}/entitlement-set`), entitlementsSchema),
    /** Get your account details; for the token of a team or an organization, its service user. */
    getAccount: () => wire.get(buildApiUrl('account/details'), accountSchema),
    server: wire.server,
  };
}

function createIncompleteListError(organization: string, read: number, total: number): ServiceError {
  return new ServiceError({
    reason: 'server',
    message: `The registry listed ${read} of the ${total} modules of \`${organization}\``,
    hint: 'The list changed while it was read, or a page was repeated: re-run this workflow job.',
  });
}

function readPath({ organization, name, provider }: Module): string {
  return [organization, name, provider].map(encodeURIComponent).join('/');
}

/**
 * The base URL of the modules API: from the service's discovery document, if the service has one and is at the root of its host; otherwise the default path.
 *
 * @throws ServiceError `server` when the document names another host, which must not get the token; `unreachable`
 * @see https://developer.hashicorp.com/terraform/internals/remote-service-discovery
 */
async function readModulesBase(options: RegistryOptions): Promise<URL> {
  const { address } = options;
  const usual = new URL(`${trimPath(address)}/api/registry/v1/modules/`, address);
  if (address.pathname !== '/') return usual;
  const document = new URL('/.well-known/terraform.json', address);
  const modulesUrl = readMember(await readDiscoveryDocument(document, options), 'modules.v1');
  if (typeof modulesUrl !== 'string' || !URL.canParse(modulesUrl, document.href)) return usual;
  const base = new URL(modulesUrl.endsWith('/') ? modulesUrl : `${modulesUrl}/`, document);
  if (base.origin === address.origin) return base;
  throw new ServiceError({
    reason: 'server',
    message: `The discovery document of ${document.host} refers to ${base.origin}; the token is not sent there`,
    help: 'response-from-another-service',
    hint: `If that is correct, set \`registry-address\` to ${base.origin}.`,
  });
}

/** `undefined` if there is no readable document. The request needs no token. */
async function readDiscoveryDocument(url: URL, { transport, signal }: RegistryOptions): Promise<unknown> {
  try {
    const { status, body } = await transport.send({
      service: 'the registry',
      method: 'GET',
      url,
      headers: { accept: 'application/json' },
      repeatable: true,
      maxBusyAttempts: (reply) => (reply.status === 500 ? defaultMaxAttempts : 0),
      maxBytes: 1024 * 1024,
      signal,
    });
    return status === 200 ? parseJson(body) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || (error instanceof ActionError && error.reason === 'server')) return undefined;
    throw error;
  }
}

/** The second organization is the namespace; for private modules they are the same. */
function formatModulePath({ organization, name, provider }: Module): string {
  const [org, module, system] = [organization, name, provider].map(encodeURIComponent);
  return `organizations/${org}/registry-modules/private/${org}/${module}/${system}`;
}

function trimPath({ pathname }: URL): string {
  return pathname.replace(/(?<!\/)\/+$/, '');
}
