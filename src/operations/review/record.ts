import { isEmpty, joinLines, md, type Markdown } from '../../text/markdown.ts';
import { listInputSecrets } from '../../redaction/variable-secrets.ts';
import { createRedactor } from '../../redaction/redactor.ts';
import {
  identifyBy,
  type Identifier,
  type ReviewedJob,
  type ReviewRecord,
  type SignedRecord,
} from '../../review/record.ts';
import { recordInputs } from '../../review/recorded-inputs.ts';
import { renderCommands } from '../../report/comment/command-lines.ts';
import { digestWithKey } from '../../review/digests.ts';
import { draftRecordLine, fitRecord } from '../../review/record-codec.ts';
import type { SigningKey } from '../../inputs/review.ts';
import type { RunnerContext } from '../../clients/github/context.ts';
import type { PullRequest } from '../../clients/github/event.ts';
import type { GuardPolicy } from '../../inputs/guards.ts';
import type { CommandVerb } from '../../inputs/commands.ts';
import type { PlanningInputs } from '../../inputs/planning.ts';
import type { PlanOutcome } from '../../report/plan/plan-outcome.ts';
import type { PlannedNow } from '../../review/compare.ts';

/** Characters for the record, of 65,536 in a comment: enough for about 200 jobs. */
const budget = 20_000;

interface RecordOptions {
  readonly context: RunnerContext;
  readonly inputs: PlanningInputs;
  readonly pullRequest: PullRequest | undefined;
  readonly approvals: ReviewRecord['approvals'];
  readonly guarding: GuardPolicy;
  /** The commands that the comment offers; none by default. */
  readonly verbs?: readonly CommandVerb[];
}

/** The record of the shown plan, for a later `register`; `undefined` without a key, or if there is nothing to review. */
export function createReviewRecord(
  outcome: PlanOutcome,
  { context, inputs, approvals, guarding, pullRequest, verbs }: RecordOptions,
): PlanRecord | undefined {
  const { mode, keys } = inputs.review;
  const frame = createFrame({ context, pullRequest, inputs });
  const isEmptyPlan = outcome.jobs.length + outcome.removed.length === 0;
  if (frame === undefined || keys === undefined || mode === 'ignore' || isEmptyPlan) return undefined;
  const { nomad } = inputs;
  const redactor = createRedactor(listInputSecrets(inputs.jobFiles.variables));
  const signWith = (key: SigningKey): SignedRecord => {
    const identifyName = (name: string): Identifier => identifyBy(name, redactor.redactName(name) !== name, key);
    const record: ReviewRecord = {
      key: key.id,
      ...frame,
      approvals,
      ...(guarding.names.length === 0 ? {} : { guards: { names: [...guarding.names], role: guarding.role } }),
      cluster: nomad.address.host,
      inputs: recordInputs(inputs, key),
      namespace: identifyName(nomad.namespace ?? ''),
      region: identifyName(nomad.region ?? ''),
      // Changed jobs first: without their record they could not be registered.
      jobs: outcome.jobs
        .map(({ comparable }) => createReviewedJob(comparable, key))
        .toSorted((a, b) => Number(b.changes) - Number(a.changes)),
      removed: outcome.removed.flatMap(({ file, stop, hits = [] }) => {
        if (stop.target === undefined) return [];
        // Empty for a job that is not to be stopped.
        const spec = stop.target.spec && digestWithKey('specification', stop.target.spec, key);
        const digests = hits.map(({ guard }) => ({ guard, of: spec }));
        return [{ file, ...stop.target, spec, ...(digests.length === 0 ? {} : { hits: digests }) }];
      }),
      omitted: 0,
      plannedAt: 0,
      since: 0,
      at: 0,
    };
    return { record: fitRecord(record, budget), key };
  };
  const signedRecord = signWith(keys[0]);
  return { lines: renderRecord(signedRecord, verbs), signed: signedRecord, signWith };
}

/** The comment that a record belongs to; `undefined` without a pull request. */
function createFrame({ context, pullRequest, inputs }: Pick<RecordOptions, 'context' | 'pullRequest' | 'inputs'>) {
  const { repo: repository, repositoryId, runUrl } = context;
  if (repository === undefined || pullRequest === undefined) return undefined;
  const { number, headSha: head, baseRef } = pullRequest;
  return {
    repository: `${repository.owner}/${repository.repo}`,
    repositoryId,
    pullRequest: number,
    comment: inputs.comment.id,
    head,
    ...(runUrl === undefined ? {} : { run: runUrl }),
    ...(baseRef === undefined ? {} : { base: baseRef }),
  };
}

/** The record of a plan before it is written. */
export interface PlanRecord {
  /** See {@link renderRecord}. */
  readonly lines: Markdown;
  /** With the current key. */
  readonly signed: SignedRecord;
  /** The same record with a different key, to compare it with an existing record. */
  readonly signWith: (key: SigningKey) => SignedRecord;
}

function createReviewedJob({ hides = new Set(), hits, ...job }: PlannedNow, key: SigningKey): ReviewedJob {
  return {
    ...job,
    ...(hits.length === 0 ? {} : { hits: signHits(hits, key) }),
    id: identifyBy(job.id, hides.has('id'), key),
    namespace: identifyBy(job.namespace, hides.has('namespace'), key),
    region: identifyBy(job.region, hides.has('region'), key),
    spec: digestWithKey('specification', job.spec, key),
    plan: digestWithKey('meaning', job.plan, key),
  };
}

/** Sorted, because Nomad lists evicted allocations in any order. */
function signHits(hits: PlannedNow['hits'], key: SigningKey): NonNullable<ReviewedJob['hits']> {
  const signedHits = hits.map(({ guard, of }) => ({ guard, of: digestWithKey('guard', of, key) }));
  return signedHits.toSorted((left, right) => (left.of < right.of ? -1 : 1));
}

/** The last lines of a comment: the commands that a reader can copy, and the draft of the record, cut to its share of the comment. */
export function renderRecord({ record, key }: SignedRecord, verbs: readonly CommandVerb[] = []): Markdown {
  const draft = fitRecord(record, budget);
  const copyable = renderCommands({ record: draft, key }, verbs);
  return joinLines([...(isEmpty(copyable) ? [] : [md`\n${copyable}\n`]), draftRecordLine(draft)]);
}
