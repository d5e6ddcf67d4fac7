import { isEmpty, joinLines, md, nothing, type Markdown } from '../../text/markdown.ts';
import { inputSecrets } from '../../redaction/variable-secrets.ts';
import { createRedactor } from '../../redaction/redactor.ts';
import { recordIdentifier, type Identifier, type ReviewedJob, type ReviewRecord } from '../../review/record.ts';
import { recordInputs } from '../../review/recorded-inputs.ts';
import { copyableCommands } from '../../report/comment/command-lines.ts';
import { historySection } from '../../report/comment/history.ts';
import { keyedDigest } from '../../review/digests.ts';
import { draftRecordLine, fitRecord } from '../../review/record-codec.ts';
import { findKey, type SigningKey, type SigningKeys } from '../../inputs/review.ts';
import type { RunnerContext } from '../../clients/github/context.ts';
import type { CommentedPullRequest } from '../../clients/github/pull-requests/pull-requests.ts';
import type { Guarding } from '../../inputs/guards.ts';
import type { Verb } from '../../inputs/commands.ts';
import type { PlanningInputs } from '../../inputs/planning.ts';
import type { PlanOutcome } from '../../report/plan/plan-outcome.ts';
import type { PlannedNow } from '../../review/compare.ts';

/** Characters for the record of the 65,536 of a comment: enough for about 200 jobs. */
const budget = 20_000;

interface RecordOptions {
  readonly context: RunnerContext;
  readonly inputs: PlanningInputs;
  readonly pullRequest: CommentedPullRequest | undefined;
  /** Those that the plan needs. */
  readonly approvals: ReviewRecord['approvals'];
  readonly guarding: Guarding;
  /** The commands that the comment shows for copying; none by default. */
  readonly verbs?: readonly Verb[];
}

/** The record of what reviewers see, for a later `register`; undefined without a key, and where there is nothing to review. */
export function reviewRecordOf(
  outcome: PlanOutcome,
  { context, inputs, approvals, guarding, pullRequest, verbs }: RecordOptions,
): PlanRecord | undefined {
  const { mode, keys } = inputs.review;
  const frame = frameOf({ context, pullRequest, comment: inputs.comment.id });
  const isEmptyPlan = outcome.jobs.length + outcome.removed.length === 0;
  if (frame === undefined || keys === undefined || mode === 'ignore' || isEmptyPlan) return undefined;
  const { nomad } = inputs;
  const base = context.pullRequest?.baseRef;
  const redactor = createRedactor(inputSecrets(inputs.jobFiles.variables));
  const under = (key: SigningKey): ReviewRecord => {
    const named = (name: string): Identifier => recordIdentifier(name, redactor.name(name) !== name, key);
    return {
      key: key.id,
      ...frame,
      ...(base === undefined ? {} : { base }),
      approvals,
      ...(guarding.names.length === 0 ? {} : { guards: { names: [...guarding.names], role: guarding.role } }),
      cluster: nomad.address.host,
      inputs: recordInputs(inputs, key),
      namespace: named(nomad.namespace ?? ''),
      region: named(nomad.region ?? ''),
      // Changed jobs first: without their record they could not be registered.
      jobs: outcome.jobs
        .map(({ reviewed }) => reviewedJob(reviewed, key))
        .toSorted((a, b) => Number(b.changes) - Number(a.changes)),
      removed: outcome.removed.flatMap(({ file, stop, hits = [] }) => {
        if (stop.target === undefined) return [];
        const spec = keyedSpec(stop.target.spec, key);
        const found = hits.map(({ guard }) => ({ guard, of: spec }));
        return [{ file, ...stop.target, spec, ...(found.length === 0 ? {} : { hits: found }) }];
      }),
      ...unwritten,
    };
  };
  return planRecord(under, keys, verbs);
}

type RecordFrame = Pick<RecordOptions, 'context' | 'pullRequest'> & { readonly comment: string };

/** The comment that a record belongs to; undefined without a pull request. */
function frameOf({ context: { repo: repository, repositoryId }, pullRequest, comment }: RecordFrame) {
  if (repository === undefined || pullRequest === undefined) return undefined;
  const { number, headSha: head } = pullRequest;
  return { repository: `${repository.owner}/${repository.repo}`, repositoryId, pullRequest: number, comment, head };
}

const unwritten = { left: 0, planned: 0, since: 0, at: 0 };

function planRecord(under: PlanRecord['under'], keys: SigningKeys, verbs: readonly Verb[] | undefined): PlanRecord {
  return { lines: recordLines(under(keys[0]), keys, verbs), under: (key) => fitRecord(under(key), budget) };
}

/** The record of changes of modules; undefined without a pull request, and without changes. */
export function moduleRecordOf(
  { cluster, ...place }: RecordFrame & Pick<ReviewRecord, 'cluster'>,
  keys: SigningKeys,
  entriesOf: (key: SigningKey) => readonly ReviewedJob[],
): PlanRecord | undefined {
  const frame = frameOf(place);
  if (frame === undefined || entriesOf(keys[0]).length === 0) return undefined;
  const under = (key: SigningKey): ReviewRecord => ({
    key: key.id,
    ...frame,
    approvals: { needed: 0, role: 'write' },
    cluster,
    namespace: '',
    region: '',
    jobs: [...entriesOf(key)],
    removed: [],
    ...unwritten,
  });
  return planRecord(under, keys, undefined);
}

/** The record of a plan before it is written. */
export interface PlanRecord {
  /** See {@link recordLines}. */
  readonly lines: Markdown;
  /** As another key would sign it: to compare it with one that is there. */
  readonly under: (key: SigningKey) => ReviewRecord;
}

function reviewedJob({ hides = new Set(), hits, ...job }: PlannedNow, key: SigningKey): ReviewedJob {
  return {
    ...job,
    ...(hits.length === 0 ? {} : { hits: hits.map(({ guard, of }) => ({ guard, of: keyedDigest('guard', of, key) })) }),
    id: recordIdentifier(job.id, hides.has('id'), key),
    namespace: recordIdentifier(job.namespace, hides.has('namespace'), key),
    region: recordIdentifier(job.region, hides.has('region'), key),
    spec: keyedDigest('specification', job.spec, key),
    plan: keyedDigest('meaning', job.plan, key),
  };
}

/** Empty for a job that is not to be stopped. */
function keyedSpec(spec: string, key: SigningKey): string {
  return spec === '' ? '' : keyedDigest('specification', spec, key);
}

/**
 * The last lines of a comment: the draft of its record, cut to its share of the comment, to be sealed with the text; before it the commands that a reader
 * can copy, and what was done since.
 */
export function recordLines(record: ReviewRecord, keys: SigningKeys, verbs: readonly Verb[] = []): Markdown {
  const fitted = fitRecord(record, budget);
  const key = findKey(record.key, keys);
  const copyable = key === undefined ? nothing : copyableCommands(fitted, verbs, key);
  const parts = [copyable, historySection(record.history ?? [])].filter((part) => !isEmpty(part));
  return joinLines([...parts.map((part) => md`\n${part}\n`), draftRecordLine(fitted)]);
}
