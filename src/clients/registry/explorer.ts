import * as v from 'valibot';
import { apiUrl } from './locations.ts';
import { readPages, createRegistryWire, type RegistryOptions } from './wire.ts';

/** A row of the Explorer's view of modules: a version, and the workspaces that use it. */
const Use = v.pipe(
  v.object({
    attributes: v.object({
      source: v.nullish(v.string()),
      version: v.nullish(v.string()),
      'registry-type': v.nullish(v.string()),
      'workspace-count': v.number(),
      workspaces: v.nullish(v.string()),
    }),
  }),
  v.transform(({ attributes }) => ({
    /** With or without the host. */
    source: attributes.source ?? '',
    /** Empty for a module without versions, such as one from a git repository. */
    version: attributes.version ?? '',
    /** `public` or `private`; undefined if the service does not report it. */
    registryType: attributes['registry-type'] ?? undefined,
    workspaceCount: attributes['workspace-count'],
    workspaces: namesIn(attributes.workspaces ?? ''),
  })),
);
export type ModuleUse = Readonly<v.InferOutput<typeof Use>>;

function namesIn(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  return names.filter((name) => name !== '');
}

/** A client of the Explorer of HCP Terraform: which workspaces use which modules. It has its own permissions, and so its own token. */
export function createExplorer(options: RegistryOptions) {
  const wire = createRegistryWire(options);
  return {
    /**
     * Execute a query: GET /api/v2/organizations/:org/explorer?type=modules, all pages.
     *
     * @param source part of the sources
     * @returns with `total`, how many rows the service has, which may differ while it updates its data
     * @throws ServiceError
     * @see https://developer.hashicorp.com/terraform/cloud-docs/api-docs/explorer
     */
    async listModuleUses(organization: string, source: string) {
      const url = apiUrl(options.address, `organizations/${encodeURIComponent(organization)}/explorer`);
      url.search = String(new URLSearchParams({ type: 'modules', 'filter[0][source][contains][0]': source }));
      const { items: uses, total } = await readPages(wire, url, Use);
      return { uses, total };
    },
  };
}
