import * as v from 'valibot';

const deprecationSchema = v.strictObject({ reason: v.string(), link: v.string() });

const revocationSchema = v.strictObject({ message: v.string(), link: v.string() });

const versionSeedSchema = v.strictObject({
  version: v.string(),
  status: v.exactOptional(
    v.picklist([
      'pending',
      'cloning',
      'clone_failed',
      'reg_ingress_req_failed',
      'reg_ingressing',
      'reg_ingress_failed',
      'ok',
    ]),
  ),
  createdAt: v.exactOptional(v.pipe(v.string(), v.isoTimestamp())),
  deprecation: v.exactOptional(deprecationSchema),
  /** Whether it is revoked, perhaps with the texts of the revocation. */
  revoked: v.exactOptional(v.union([v.boolean(), revocationSchema])),
  tag: v.exactOptional(v.string()),
});

/** A module to publish; its versions are available immediately. */
export const moduleSeedSchema = v.strictObject({
  organization: v.exactOptional(v.string()),
  name: v.string(),
  provider: v.string(),
  tagPrefix: v.exactOptional(v.string()),
  versions: v.exactOptional(v.pipe(v.array(v.union([v.string(), versionSeedSchema])), v.readonly())),
  mechanism: v.exactOptional(v.picklist(['git_tag', 'branch', 'non_vcs'])),
  noCode: v.exactOptional(v.boolean()),
});

/** The course of a release: whether and where its import fails, and the delay in milliseconds before it starts. */
export const releaseSchema = v.strictObject({
  fails: v.exactOptional(v.picklist(['clone_failed', 'reg_ingress_req_failed', 'reg_ingress_failed'])),
  after: v.exactOptional(v.pipe(v.number(), v.minValue(0))),
});

/** A fault: its kind, the requests it applies to, and how often. */
export const faultSchema = v.strictObject({
  on: v.exactOptional(v.picklist(['GET', 'PATCH'])),
  /** Part of the path with its query, or the source of a regular expression for it. */
  path: v.exactOptional(v.string()),
  /** Number of affected requests; 1 by default. */
  times: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Number of matching requests that succeed first. */
  skip: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** `lag` is a change after which reads show the old state; it affects only changes. */
  kind: v.picklist([401, 404, 422, 429, 500, 503, 'html-502', 'drop-before', 'drop-after', 'lag', 'redirect']),
  /** For a 429 the wait in seconds, decimals allowed; for a `lag` its length in milliseconds. */
  wait: v.exactOptional(v.pipe(v.number(), v.minValue(0))),
  /** The target of a `redirect`. */
  to: v.exactOptional(v.string()),
});

export type Deprecation = Readonly<v.InferOutput<typeof deprecationSchema>>;
export type Revocation = Readonly<v.InferOutput<typeof revocationSchema>>;
export type VersionSeed = Readonly<v.InferOutput<typeof versionSeedSchema>>;
export type ModuleSeed = Readonly<v.InferOutput<typeof moduleSeedSchema>>;
export type Release = Readonly<v.InferOutput<typeof releaseSchema>>;
export type Fault = Readonly<v.InferOutput<typeof faultSchema>>;
export type VersionStatus = NonNullable<VersionSeed['status']>;
