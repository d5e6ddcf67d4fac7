import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as v from 'valibot';
import { equalsInConstantTime, digestWithKey, type Digests } from './digests.ts';
import type { JobTarget } from '../clients/nomad/wire/call.ts';
import type { SigningKey } from '../inputs/review.ts';

/** Whole seconds since 1970, by GitHub's clock. */
const secondsSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The outcome of a registration, so that it is not repeated. */
const doneSchema = v.object({
  /** The `JobModifyIndex` of the job after the registration. */
  index: v.number(),
  outcome: v.string(),
  run: v.string(),
  /** The time of the registration, or later: a command must be newer. */
  at: v.optional(secondsSchema),
});

/** A name in the record: see {@link identifyBy}. */
const identifierSchema = v.union([v.string(), v.object({ keyed: v.string() })]);

const roleSchema = v.picklist(['write', 'maintain', 'admin']);

/** The rules that a register run applied to the plan of a pull request. A rule that needs no approvals is for guards without a hit. */
const consentSchema = v.object({
  pullRequest: v.number(),
  /** Other pull requests that change the same job: their authors cannot approve either. */
  together: v.optional(v.array(v.number())),
  since: secondsSchema,
  edited: v.optional(secondsSchema),
  rules: v.array(v.object({ of: v.picklist(['plan', 'guards']), needed: v.number(), role: roleSchema })),
});

/** A guard hit in a job: the values before and after, as a keyed digest. */
const guardDigestSchema = v.object({ guard: v.string(), of: v.string() });

const recordJobSchema = v.object({
  /** Relative to the repository's root. */
  file: v.string(),
  id: identifierSchema,
  namespace: identifierSchema,
  /** Empty for the server's own. */
  region: identifierSchema,
  /** The `JobModifyIndex` of the running job; 0 for a new one. */
  index: v.number(),
  /** For a new job, its last evaluation before it was purged, if the server still has one; otherwise 0. */
  evaluated: v.optional(v.number()),
  /** Whether registering the job changes its specification. */
  changes: v.boolean(),
  /** See `JobFile.stage`. */
  stage: v.optional(v.number()),
  spec: v.string(),
  plan: v.string(),
  done: v.optional(doneSchema),
  /** The ID of the last comment whose command changed the job: this comment and earlier ones cannot be used again. */
  command: v.optional(v.number()),
  hits: v.optional(v.array(guardDigestSchema)),
});

const removedSchema = v.object({
  file: v.string(),
  id: v.string(),
  namespace: v.string(),
  /** Empty for the server's own. */
  region: v.string(),
  /** Whether the comment announces that the job will be stopped. */
  stop: v.boolean(),
  /** Whether the comment announces that the running child jobs will be stopped as well. */
  children: v.optional(v.boolean()),
  /** The `JobModifyIndex` of the running job; 0 if it is not to be stopped. */
  index: v.number(),
  /** Digest of the running job's specification; empty if the job is not to be stopped. */
  spec: v.string(),
  done: v.optional(doneSchema),
  hits: v.optional(v.array(guardDigestSchema)),
});

const recordSchema = v.object({
  /** The ID of the key of the signature and the digests. */
  key: v.string(),
  /** `owner/name` */
  repository: v.string(),
  /** GitHub's ID of the repository, because a name can be reused. Empty on servers without IDs. */
  repositoryId: v.string(),
  pullRequest: v.number(),
  /** The `environment` of the comment with the record. */
  comment: v.string(),
  head: v.string(),
  /** The page of a run with this plan, if known. */
  run: v.optional(v.string()),
  /** The base branch of the plan; absent if unknown. */
  base: v.optional(v.string()),
  approvals: v.object({ needed: v.number(), role: roleSchema }),
  /** The guards of the plan, and the role that approves their hits; absent without guards. */
  guards: v.optional(v.object({ names: v.array(v.string()), role: roleSchema })),
  /** Host and port of Nomad. */
  cluster: v.string(),
  /** By name, see `recorded-inputs.ts`; absent in the records of earlier versions. */
  inputs: v.optional(v.record(v.string(), identifierSchema)),
  /** The inputs `namespace` and `region`; empty if not set. */
  namespace: identifierSchema,
  region: identifierSchema,
  jobs: v.array(recordJobSchema),
  /** Jobs that their files no longer declare. */
  removed: v.array(removedSchema),
  /** The number of jobs that did not fit, which are not reviewed. */
  omitted: v.number(),
  /**
   * The progress of its register, as the comment reports it; absent while the comment shows the plan. `incomplete`: not every job was registered or stopped, or an outcome is unknown.
   */
  phase: v.optional(v.picklist(['registering', 'incomplete', 'registered'])),
  /** The consents of every pull request whose change was registered together with this one, if any were needed. Commands for the registered jobs use them. */
  registered: v.optional(v.array(consentSchema)),
  /** The time at which the run of the plan began: the later of two plans is valid. */
  plannedAt: secondsSchema,
  /** The time at which this meaning was first written to the comment, or later; 0 in a draft. */
  since: secondsSchema,
  /** The time at which Outrider wrote the comment, or later: a later edit is by a different account. 0 in a draft. */
  at: secondsSchema,
  /** The time of the last edit by a different account, which may have restored an earlier text: earlier approvals do not count. */
  edited: v.optional(secondsSchema),
});

export type Identifier = v.InferOutput<typeof identifierSchema>;
export type RecordedInputs = NonNullable<ReviewRecord['inputs']>;
export type Consent = v.InferOutput<typeof consentSchema>;
export type GuardDigest = v.InferOutput<typeof guardDigestSchema>;
export type RegisteredBefore = v.InferOutput<typeof doneSchema>;
export type ReviewedJob = v.InferOutput<typeof recordJobSchema> & Digests;
export type RemovedJob = v.InferOutput<typeof removedSchema>;
/** The plan that the reviewers of a pull request saw. */
export type ReviewRecord = v.InferOutput<typeof recordSchema>;
export type ShownTimes = Pick<ReviewRecord, 'since' | 'edited'>;

/** Bytes. A record of thousands of jobs is smaller; anything larger is not a record. */
const maxRecordLength = 4 * 1024 * 1024;

/** Compresses a record to base64, which never contains two hyphens and so cannot end an HTML comment. */
export function packRecord(record: ReviewRecord): string {
  return deflateRawSync(JSON.stringify(record), { level: 9 }).toString('base64');
}

/** Returns `undefined` if the text contains no valid record. */
export function unpackRecord(packedRecord: string): ReviewRecord | undefined {
  try {
    const bytes = inflateRawSync(Buffer.from(packedRecord, 'base64'), { maxOutputLength: maxRecordLength });
    const result = v.safeParse(recordSchema, JSON.parse(bytes.toString('utf8')));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A job ID, namespace or region in a record, which anyone can read: in clear, or as a keyed digest if it contains a hidden value.
 *
 * @param hides whether the name contains a hidden value
 */
export function identifyBy(name: string, hides: boolean, key: SigningKey): Identifier {
  return hides ? { keyed: digestWithKey('identifier', name, key) } : name;
}

export function matchesIdentifier(identifier: Identifier, name: string, key: SigningKey): boolean {
  if (typeof identifier === 'string') return identifier === name;
  return equalsInConstantTime(identifier.keyed, digestWithKey('identifier', name, key));
}

/** A record, and the key that signs it: verified, or to be written. */
export interface SignedRecord {
  readonly record: ReviewRecord;
  readonly key: SigningKey;
}

export interface RecordedEntry<Entry extends ReviewedJob | RemovedJob> extends SignedRecord {
  readonly entry: Entry;
}

/** Whether a recorded region may be the region of a run; a run without a region uses the region of the server. */
export function mayBeRegion(identifier: Identifier, region: string, key: SignedRecord['key']): boolean {
  return identifier === '' || region === '' || matchesIdentifier(identifier, region, key);
}

export interface JobInFile extends JobTarget {
  readonly file: string;
}

/** Whether a plan shows a job, in this file or a different one. */
export function coversJob(
  { entry, key }: RecordedEntry<ReviewedJob | RemovedJob>,
  { file, id, namespace = 'default', region = '' }: JobInFile,
): boolean {
  return (
    entry.file === file ||
    (matchesIdentifier(entry.id, id, key) &&
      matchesIdentifier(entry.namespace, namespace, key) &&
      mayBeRegion(entry.region, region, key))
  );
}

export interface RecordedStop extends RecordedEntry<RemovedJob> {
  /** Whether the plan of a later pull request has the job: a job file of the commit may declare it. */
  readonly isShownLater?: true;
}

/** The reviews of a commit that may contain several pull requests. */
export interface RecordedEntries {
  /** By job file. */
  readonly jobs: ReadonlyMap<string, RecordedEntry<ReviewedJob>>;
  /** Entries of all pull requests, in the order of the merges, including plans that do not decide about their job. */
  readonly all: readonly RecordedEntry<ReviewedJob | RemovedJob>[];
  readonly removed: readonly RecordedStop[];
}

/** Identifies a job in the records of a repository. */
export function formatJobKey(
  job: Record<'id' | 'namespace', Identifier> & { readonly region?: Identifier | undefined },
): string {
  return JSON.stringify([job.id, job.namespace, job.region ?? '']);
}

/**
 * Selects the entry that decides about each job of a commit: from the last pull request whose plan changes the job, otherwise from the last one that shows
 * it. If two change a job, the later may have been planned without the earlier: its plan is valid only if this made no difference.
 * A job that one of them removes may be in a later plan because it was declared again, or because the plan was made without the removal.
 *
 * @param records in the order of the merges
 */
export function collectEntries(records: readonly SignedRecord[]): RecordedEntries {
  const jobs = new Map<string, RecordedEntry<ReviewedJob>>();
  const removed = new Map<string, RecordedStop>();
  for (const signed of records) {
    for (const entry of signed.record.jobs) {
      if (entry.changes || jobs.get(entry.file)?.entry.changes !== true) jobs.set(entry.file, { ...signed, entry });
      const removal = removed.get(formatJobKey(entry));
      if (removal !== undefined) removed.set(formatJobKey(entry), { ...removal, isShownLater: true });
    }
    for (const entry of signed.record.removed) removed.set(formatJobKey(entry), { ...signed, entry });
  }
  const all = records.flatMap((signed) =>
    [...signed.record.jobs, ...signed.record.removed].map((entry) => ({ ...signed, entry })),
  );
  return { jobs, all, removed: [...removed.values()] };
}
