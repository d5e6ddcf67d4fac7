import { apiUrl, modulePath, modulesBase } from './locations.ts';
import { createRegistryWire, type RegistryOptions, readPages } from './wire.ts';
import {
  Account,
  Entitlements,
  ListedModule,
  Listing,
  MODULE_RECORD,
  moduleName,
  SingleVersion,
  VersionRecord,
  type Deprecation,
  type Module,
} from './module.ts';
import { ServiceError } from '../../errors.ts';
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
  let found: URL | undefined;
  const modules = async (path: string): Promise<URL> => new URL(path, (found ??= await modulesBase(options)));
  const api = (path: string): URL => apiUrl(options.address, path);
  /** PATCH /api/v2/organizations/:org/registry-modules/private/:org/:name/:provider/:version */
  const patch = async (
    permit: ChangePermit,
    verb: 'deprecate' | 'reinstate',
    { module, version }: VersionTarget,
    deprecation: object,
  ): Promise<void> => {
    permit.spend(verb, { module: moduleName(module), version });
    const url = api(`${modulePath(module)}/${encodeURIComponent(version)}`);
    const body = { data: { type: 'module-versions', attributes: { deprecation } } };
    await wire.send({ method: 'PATCH', url, body });
  };
  return {
    /** Deprecate a module version. Empty texts are omitted. */
    deprecateModuleVersion: (permit: ChangePermit, { reason, link, ...target }: VersionTarget & Deprecation) =>
      patch(permit, 'deprecate', target, {
        'deprecated-status': 'Deprecated',
        ...(reason === '' ? {} : { reason }),
        ...(link === '' ? {} : { link }),
      }),
    revertModuleVersionDeprecation: (permit: ChangePermit, target: VersionTarget) =>
      patch(permit, 'reinstate', target, { 'deprecated-status': 'Undeprecated' }),
    /** List available versions; not paged, unordered. */
    listModuleVersions: async (module: Module) => wire.get(await modules(`${readPath(module)}/versions`), Listing),
    getModuleVersion: async ({ module, version }: VersionTarget) =>
      wire.get(await modules(`${readPath(module)}/${encodeURIComponent(version)}`), SingleVersion),
    /** List registry modules for an organization: its private modules, all pages. @throws ServiceError `server` for a list that is incomplete */
    async listModules(organization: string): Promise<readonly Module[]> {
      const url = api(`organizations/${encodeURIComponent(organization)}/registry-modules`);
      url.searchParams.set('filter[registry_name]', 'private');
      const { items, total } = await readPages(wire, url, ListedModule);
      const listed = new Map(items.map((module) => [moduleName(module), module]));
      if (listed.size < total) throw incompleteList(organization, listed.size, total);
      return [...listed.values()];
    },
    getModule: (module: Module) => wire.get(api(modulePath(module)), MODULE_RECORD),
    getModuleVersionRecord({ module, version }: VersionTarget) {
      const url = api(`${modulePath(module)}/version`);
      url.searchParams.set('module_version', version);
      return wire.get(url, VersionRecord);
    },
    getEntitlementSet: (organization: string) =>
      wire.get(api(`organizations/${encodeURIComponent(organization)}/entitlement-set`), Entitlements),
    /** Get your account details; for the token of a team or an organization, its service user. */
    getAccount: () => wire.get(api('account/details'), Account),
    server: wire.server,
  };
}

function incompleteList(organization: string, read: number, total: number): ServiceError {
  return new ServiceError({
    reason: 'server',
    message: `The registry listed ${read} of the ${total} modules of \`${organization}\``,
    hint: 'It updates the list while it is read, or repeats a page: re-run the job.',
  });
}

function readPath({ organization, name, provider }: Module): string {
  return [organization, name, provider].map(encodeURIComponent).join('/');
}
