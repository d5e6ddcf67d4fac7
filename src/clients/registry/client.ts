import type * as v from 'valibot';
import { apiUrl, modulePath, modulesBase } from './locations.ts';
import { createRegistryWire, type RegistryOptions } from './wire.ts';
import {
  Account,
  Entitlements,
  Listing,
  MODULE_RECORD,
  moduleName,
  SingleVersion,
  VersionRecord,
  type Deprecation,
  type Module,
} from './module.ts';
import type { Server } from './server.ts';
import type { Permit } from '../../gate/gate.ts';

interface VersionTarget {
  readonly module: Module;
  /** Without `v`. */
  readonly version: string;
}

interface PatchRequest extends VersionTarget {
  /** Once aborted, the request is not sent; one that was sent continues. */
  readonly unless?: AbortSignal | undefined;
}

/**
 * The module registry; a method for each endpoint, named after its heading in the documentation. Each rejects with a
 * `ServiceError`.
 */
export interface Registry {
  /**
   * Deprecate a module version: PATCH
   * /api/v2/organizations/:org/registry-modules/private/:org/:name/:provider/:version. Empty texts are omitted.
   *
   * @see https://developer.hashicorp.com/terraform/cloud-docs/api-docs/private-registry/manage-module-versions
   */
  deprecateModuleVersion(permit: Permit<'deprecate' | 'reinstate'>, request: PatchRequest & Deprecation): Promise<void>;
  /** Revert the deprecation status for a module version: PATCH on the same path. */
  revertModuleVersionDeprecation(permit: Permit<'deprecate' | 'reinstate'>, request: PatchRequest): Promise<void>;
  /** List available versions: GET :modules/:org/:name/:provider/versions; not paged, unordered. */
  listModuleVersions(module: Module): Promise<v.InferOutput<typeof Listing>>;
  /** Get one version: GET :modules/:org/:name/:provider/:version. */
  getModuleVersion(request: VersionTarget): Promise<v.InferOutput<typeof SingleVersion>>;
  /** Get a module: GET /api/v2/organizations/:org/registry-modules/private/:org/:name/:provider. */
  getModule(module: Module): Promise<v.InferOutput<typeof MODULE_RECORD>>;
  /** Get a module version: GET …/:provider/version?module_version=:version. */
  getModuleVersionRecord(request: VersionTarget): Promise<v.InferOutput<typeof VersionRecord>>;
  /** Show the entitlement set: GET /api/v2/organizations/:org/entitlement-set. */
  getEntitlementSet(organization: string): Promise<v.InferOutput<typeof Entitlements>>;
  /**
   * Get your account details: GET /api/v2/account/details; for the token of a team or an organization, its service user.
   *
   * @see https://developer.hashicorp.com/terraform/cloud-docs/api-docs/account
   */
  getAccount(): Promise<v.InferOutput<typeof Account>>;
  /** The service, by the headers of its last response. */
  server(): Server;
}

/** Creates a client for one registry. Nothing is sent before the first call. */
export function createRegistry(options: RegistryOptions): Registry {
  const wire = createRegistryWire(options);
  let found: URL | undefined;
  const modules = async (path: string): Promise<URL> => new URL(path, (found ??= await modulesBase(options)));
  const api = (path: string): URL => apiUrl(options.address, path);
  const patch = async (
    permit: Permit<'deprecate' | 'reinstate'>,
    verb: 'deprecate' | 'reinstate',
    { module, version, unless }: PatchRequest,
    deprecation: object,
  ): Promise<void> => {
    permit.spend(verb, { module: moduleName(module), version });
    const url = api(`${modulePath(module)}/${encodeURIComponent(version)}`);
    const body = { data: { type: 'module-versions', attributes: { deprecation } } };
    await wire.send({ method: 'PATCH', url, body, unless });
  };
  return {
    deprecateModuleVersion: (permit, { reason, link, ...target }) =>
      patch(permit, 'deprecate', target, {
        'deprecated-status': 'Deprecated',
        ...(reason === '' ? {} : { reason }),
        ...(link === '' ? {} : { link }),
      }),
    revertModuleVersionDeprecation: (permit, target) =>
      patch(permit, 'reinstate', target, { 'deprecated-status': 'Undeprecated' }),
    listModuleVersions: async (module) => wire.get(await modules(`${readPath(module)}/versions`), Listing),
    getModuleVersion: async ({ module, version }) =>
      wire.get(await modules(`${readPath(module)}/${encodeURIComponent(version)}`), SingleVersion),
    getModule: (module) => wire.get(api(modulePath(module)), MODULE_RECORD),
    getModuleVersionRecord({ module, version }) {
      const url = api(`${modulePath(module)}/version`);
      url.searchParams.set('module_version', version);
      return wire.get(url, VersionRecord);
    },
    getEntitlementSet: (organization) =>
      wire.get(api(`organizations/${encodeURIComponent(organization)}/entitlement-set`), Entitlements),
    getAccount: () => wire.get(api('account/details'), Account),
    server: wire.server,
  };
}

function readPath({ organization, name, provider }: Module): string {
  return [organization, name, provider].map(encodeURIComponent).join('/');
}
