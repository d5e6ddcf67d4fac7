import * as v from 'valibot';
import { readMember } from '../http/json.ts';

export interface Module {
  readonly organization: string;
  readonly name: string;
  readonly provider: string;
}

export function formatModuleName({ organization, name, provider }: Module): string {
  return `${organization}/${name}/${provider}`;
}

/** The letters, digits, `-` and `_` that the registry allows in a name. */
export const moduleNamePart = /^[\w-]+$/;

const namePartSchema = v.pipe(v.string(), v.regex(moduleNamePart));

/** A page of the modules of an organization. @see https://developer.hashicorp.com/terraform/cloud-docs/api-docs#pagination */
export const modulePageSchema = v.pipe(
  v.object({
    data: v.array(
      v.object({ attributes: v.object({ namespace: namePartSchema, name: namePartSchema, provider: namePartSchema }) }),
    ),
    meta: v.object({ pagination: v.object({ 'next-page': v.nullish(v.number()), 'total-count': v.number() }) }),
  }),
  v.transform(({ data, meta: { pagination } }) => ({
    modules: data.map(({ attributes: { namespace, ...rest } }): Module => ({ organization: namespace, ...rest })),
    /** 0 after the last page. */
    next: pagination['next-page'] ?? 0,
    total: pagination['total-count'],
  })),
);

/** A deprecation as the registry shows it; missing texts are empty. */
export interface Deprecation {
  readonly reason: string;
  readonly link: string;
}

/** The end of each reason that Outrider writes. */
export const outriderMark = '[outrider]';

export function isWrittenByOutrider({ reason }: Pick<Deprecation, 'reason'>): boolean {
  return reason.trimEnd().endsWith(outriderMark);
}

/** Old and third-party registries omit the field. Any value except null and false is a deprecation. */
const deprecationKeySchema = v.pipe(v.unknown(), v.transform(toDeprecation));

function toDeprecation(value: unknown, key: 'reason' | 'message' = 'reason'): Deprecation | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  const [reason, link] = [readMember(value, key), readMember(value, 'link')];
  return { reason: typeof reason === 'string' ? reason : '', link: typeof link === 'string' ? link : '' };
}

const listedVersionSchema = v.object({ version: v.string(), deprecation: v.optional(deprecationKeySchema) });
const modulesSchema = v.pipe(v.array(v.object({ versions: v.array(listedVersionSchema) })), v.minLength(1));

/** The versions of the first module; all later modules are its dependencies. */
export const listingSchema = v.pipe(
  v.object({ modules: modulesSchema }),
  v.transform(({ modules }) => modules[0]?.versions ?? []),
);

export const singleVersionSchema = v.object({
  tag: v.nullish(v.string()),
  deprecation: v.optional(deprecationKeySchema),
});

const statusSchema = v.object({ version: v.string(), status: v.string(), error: v.nullish(v.string()) });

export const moduleRecordSchema = v.pipe(
  v.object({
    data: v.object({
      attributes: v.object({
        status: v.nullish(v.string()),
        'version-statuses': v.nullish(v.array(statusSchema)),
        'revoked-versions': v.nullish(v.array(v.string())),
        'vcs-repo': v.nullish(v.object({ 'tag-prefix': v.nullish(v.string()) })),
        permissions: v.nullish(v.object({ 'can-delete': v.nullish(v.boolean()) })),
      }),
    }),
  }),
  v.transform(({ data: { attributes } }) => ({
    status: attributes.status ?? undefined,
    statuses: attributes['version-statuses'] ?? undefined,
    revoked: attributes['revoked-versions'] ?? [],
    tagPrefix: attributes['vcs-repo']?.['tag-prefix'] || undefined,
    canDelete: attributes.permissions?.['can-delete'] ?? undefined,
  })),
);

export const versionRecordSchema = v.pipe(
  v.object({
    data: v.object({
      attributes: v.object({ 'created-at': v.nullish(v.string()), revocation: v.optional(v.unknown()) }),
    }),
  }),
  v.transform(({ data: { attributes } }) => ({
    createdAt: Date.parse(attributes['created-at'] ?? '') || undefined,
    revocation: toDeprecation(attributes.revocation, 'message'),
  })),
);

/** `undefined` if the service does not report it. */
export const entitlementsSchema = v.pipe(
  v.object({ data: v.object({ attributes: v.object({ 'module-deprecations': v.nullish(v.boolean()) }) }) }),
  v.transform(({ data }) => ({ moduleDeprecations: data.attributes['module-deprecations'] ?? undefined })),
);

/** The owner of a token. Older services do not return the relationship. */
export const accountSchema = v.pipe(
  v.object({
    data: v.object({
      attributes: v.object({ username: v.nullish(v.string()), 'is-service-account': v.nullish(v.boolean()) }),
      relationships: v.nullish(
        v.object({
          'authenticated-resource': v.nullish(v.object({ data: v.nullish(v.object({ type: v.string() })) })),
        }),
      ),
    }),
  }),
  v.transform(({ data: { attributes, relationships } }) => ({
    kind: readAccountKind(
      relationships?.['authenticated-resource']?.data?.type,
      attributes['is-service-account'] === true,
    ),
    name: attributes.username ?? '',
  })),
);

function readAccountKind(resource: string | undefined, isServiceAccount: boolean): 'user' | 'team' | 'organization' {
  if (resource === 'organizations') return 'organization';
  return resource === 'teams' || isServiceAccount ? 'team' : 'user';
}
