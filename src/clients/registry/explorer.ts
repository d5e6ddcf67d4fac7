import * as v from 'valibot';
import { ServiceError } from '../../errors.ts';
import { apiUrl } from './locations.ts';
import { createRegistryWire, type RegistryOptions } from './wire.ts';

/** A row of the Explorer's view of modules: a version, and the workspaces that use it. */
export interface ModuleUse {
  /** With or without the host. */
  readonly source: string;
  /** Empty for a module without versions, such as one from a git repository. */
  readonly version: string;
  /** `public` or `private`; undefined if the service does not report it. */
  readonly registryType: string | undefined;
  readonly workspaceCount: number;
  /** The names of the workspaces. */
  readonly workspaces: readonly string[];
}

interface ModuleUses {
  readonly uses: readonly ModuleUse[];
  /** How many rows the service has, which may differ while it updates its data. */
  readonly total: number;
}

/** The Explorer of HCP Terraform: which workspaces use which modules. It has its own permissions, and so its own token. */
export interface Explorer {
  /**
   * Execute a query: GET /api/v2/organizations/:org/explorer?type=modules, all pages.
   *
   * @param source part of the sources
   * @throws ServiceError
   * @see https://developer.hashicorp.com/terraform/cloud-docs/api-docs/explorer
   */
  listModuleUses(organization: string, source: string): Promise<ModuleUses>;
}

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
  v.transform(({ attributes }): ModuleUse => ({
    source: attributes.source ?? '',
    version: attributes.version ?? '',
    registryType: attributes['registry-type'] ?? undefined,
    workspaceCount: attributes['workspace-count'],
    workspaces: (attributes.workspaces ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  })),
);

const Page = v.object({
  data: v.array(Use),
  meta: v.object({
    pagination: v.object({ 'next-page': v.nullish(v.number()), 'total-count': v.number() }),
  }),
});

const pageSize = 100;
/** More rows than an organization has modules; a service that repeats itself must not keep the run busy. */
const mostPages = 1000;

/** Creates a client of the Explorer. Nothing is sent before the first call. */
export function createExplorer(options: RegistryOptions): Explorer {
  const wire = createRegistryWire(options);
  return {
    async listModuleUses(organization, source) {
      const uses: ModuleUse[] = [];
      for (let number = 1; number <= mostPages; number++) {
        const url = apiUrl(options.address, `organizations/${encodeURIComponent(organization)}/explorer`);
        url.search = String(
          new URLSearchParams({
            type: 'modules',
            'filter[0][source][contains][0]': source,
            'page[number]': String(number),
            'page[size]': String(pageSize),
          }),
        );
        const { data, meta } = await wire.get(url, Page);
        uses.push(...data);
        const { 'next-page': next, 'total-count': total } = meta.pagination;
        if (next === undefined || next === null || next <= number) return { uses, total };
      }
      throw tooManyPages(options.address);
    },
  };
}

function tooManyPages({ host }: URL): ServiceError {
  return new ServiceError({
    reason: 'server',
    message: `The Explorer of ${host} answered more than ${mostPages} pages`,
  });
}
