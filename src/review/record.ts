import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as v from 'valibot';
import type { Digests } from './digests.ts';

/** How the registration of a job ended, so that it is not made twice. */
const DONE = v.object({
  /** The job's `JobModifyIndex` by it. */
  index: v.number(),
  outcome: v.string(),
  run: v.string(),
});

/** How a name stands in the record: see `identifiers.ts`. */
const IDENTIFIER = v.nullable(v.union([v.string(), v.object({ keyed: v.string() })]));

const RECORD_JOB = v.object({
  /** Relative to the repository's root. */
  file: v.string(),
  id: IDENTIFIER,
  namespace: IDENTIFIER,
  /** Empty for the server's own. */
  region: IDENTIFIER,
  /** The live job's `JobModifyIndex`, 0 for a new one. */
  index: v.number(),
  /** The last evaluation of a registration that the server still had of a new job, from a time before it was purged; 0 for none. */
  evaluated: v.optional(v.number()),
  /** Whether registering it changes the specification. */
  changes: v.boolean(),
  spec: v.string(),
  plan: v.string(),
  done: v.optional(DONE),
});

const REMOVED = v.object({
  file: v.string(),
  id: v.string(),
  namespace: v.string(),
  /** Empty for the server's own. */
  region: v.string(),
  /** Whether the reviewers read that the job will be stopped. */
  stop: v.boolean(),
  /** The live job's `JobModifyIndex`; 0 where it is not to be stopped. */
  index: v.number(),
  /** Digest of the live job's specification; empty without a key, and where it is not to be stopped. */
  spec: v.string(),
  done: v.optional(DONE),
});

const RECORD = v.object({
  /** `owner/name` */
  repository: v.string(),
  pullRequest: v.number(),
  /** The identity of the comment that it stands in. */
  comment: v.string(),
  /** The commit that was planned. */
  head: v.string(),
  run: v.object({ id: v.string(), number: v.number(), attempt: v.number() }),
  /** Nomad that was asked: host and port. */
  cluster: v.string(),
  /** The inputs `namespace` and `region`; empty when not given. */
  namespace: IDENTIFIER,
  region: IDENTIFIER,
  jobs: v.array(RECORD_JOB),
  /** Job files that the pull request removes. */
  removed: v.array(REMOVED),
  /** How many jobs had no room; they count as not reviewed. */
  left: v.number(),
});

export type Identifier = v.InferOutput<typeof IDENTIFIER>;
export type RegisteredBefore = v.InferOutput<typeof DONE>;
export type ReviewedJob = v.InferOutput<typeof RECORD_JOB> & Digests;
export type RemovedJob = v.InferOutput<typeof REMOVED>;
/** What the reviewers of a pull request saw planned. */
export type ReviewRecord = v.InferOutput<typeof RECORD>;

/** A record can hold thousands of jobs; what unpacks to more is none of ours. */
const maxRecordLength = 4 * 1024 * 1024;

/** The record as one word of base64, which never holds two dashes in a row and so cannot end a comment of HTML. */
export function pack(record: ReviewRecord): string {
  return deflateRawSync(JSON.stringify(record), { level: 9 }).toString('base64');
}

/** The record in a packed text; undefined when it holds none. */
export function unpackRecord(packed: string): ReviewRecord | undefined {
  try {
    const bytes = inflateRawSync(Buffer.from(packed, 'base64'), { maxOutputLength: maxRecordLength });
    const result = v.safeParse(RECORD, JSON.parse(bytes.toString('utf8')));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
