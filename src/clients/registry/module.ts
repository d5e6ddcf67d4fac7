import * as v from 'valibot';

/** A module of an organization's private registry. */
export interface Module {
  readonly organization: string;
  readonly name: string;
  readonly provider: string;
}

/** As users name it: `organization/name/provider`. */
export function moduleName({ organization, name, provider }: Module): string {
  return `${organization}/${name}/${provider}`;
}

/** What the registry shows of a deprecation; what is missing there is an empty text here. */
export interface Deprecation {
  readonly reason: string;
  readonly link: string;
}

/** Missing, as older and other registries have it, is none; what is there is a deprecation whatever it holds. */
const DeprecationKey = v.pipe(v.unknown(), v.transform(deprecationOf));

function deprecationOf(value: unknown): Deprecation | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  const { reason, link } = Object(value) as { readonly reason?: unknown; readonly link?: unknown };
  return { reason: typeof reason === 'string' ? reason : '', link: typeof link === 'string' ? link : '' };
}

const Listed = v.object({ version: v.string(), deprecation: v.optional(DeprecationKey) });
const Modules = v.pipe(v.array(v.object({ versions: v.array(Listed) })), v.minLength(1));

/** The versions of the first module; others are what it depends on. */
export const Listing = v.pipe(
  v.object({ modules: Modules }),
  v.transform(({ modules }) => modules[0]?.versions ?? []),
);

export const SingleVersion = v.object({
  tag: v.nullish(v.string()),
  deprecation: v.optional(DeprecationKey),
});

const Status = v.object({ version: v.string(), status: v.string(), error: v.nullish(v.string()) });

/** Of a module: which versions can be used, and by which tags they come. */
export const MODULE_RECORD = v.pipe(
  v.object({
    data: v.object({
      attributes: v.object({
        status: v.nullish(v.string()),
        'version-statuses': v.nullish(v.array(Status)),
        'revoked-versions': v.nullish(v.array(v.string())),
        'no-code': v.nullish(v.boolean()),
        'vcs-repo': v.nullish(v.object({ 'tag-prefix': v.nullish(v.string()) })),
        permissions: v.nullish(v.object({ 'can-delete': v.nullish(v.boolean()) })),
      }),
    }),
  }),
  v.transform(({ data: { attributes } }) => ({
    status: attributes.status ?? undefined,
    statuses: attributes['version-statuses'] ?? undefined,
    revoked: attributes['revoked-versions'] ?? [],
    noCode: attributes['no-code'] ?? false,
    tagPrefix: attributes['vcs-repo']?.['tag-prefix'] || undefined,
    canDelete: attributes.permissions?.['can-delete'] ?? undefined,
  })),
);

export const VersionRecord = v.pipe(
  v.object({ data: v.object({ attributes: v.object({ 'created-at': v.nullish(v.string()) }) }) }),
  v.transform(({ data }) => ({ createdAt: Date.parse(data.attributes['created-at'] ?? '') || undefined })),
);

/** Undefined where the service does not say. */
export const Entitlements = v.pipe(
  v.object({ data: v.object({ attributes: v.object({ 'module-deprecations': v.nullish(v.boolean()) }) }) }),
  v.transform(({ data }) => ({ moduleDeprecations: data.attributes['module-deprecations'] ?? undefined })),
);
