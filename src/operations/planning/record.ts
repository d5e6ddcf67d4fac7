import { inputSecrets } from '../../redaction/variable-secrets.ts';
import { createRedactor } from '../../redaction/redactor.ts';
import { identifier } from '../../review/identifiers.ts';
import { draftWithin, seal } from '../../review/record-codec.ts';
import type { RunnerContext } from '../../clients/github/context.ts';
import type { CommentedPullRequest } from '../../clients/github/pull-requests.ts';
import type { PlanningInputs } from '../../inputs/planning.ts';
import type { PlanOutcome } from '../../review/plan-outcome.ts';
import type { PlannedNow } from '../../review/compare.ts';
import type { Identifier, ReviewedJob, ReviewRecord } from '../../review/record.ts';
import type { RecordToSeal } from '../../report/comment/comment-context.ts';

/** Characters of a comment's 65,536 that the record may take: room for some 200 jobs. */
const budget = 20_000;

interface RecordOptions {
  readonly context: RunnerContext;
  readonly inputs: PlanningInputs;
  readonly pullRequest: CommentedPullRequest | undefined;
}

/** What tells a later register what the reviewers of the pull request see; undefined where nothing is to be reviewed. */
export function reviewRecordOf(
  outcome: PlanOutcome,
  { context, inputs, pullRequest }: RecordOptions,
): RecordToSeal | undefined {
  const { repository } = context;
  const { mode, signingKey } = inputs.review;
  const nothing = outcome.jobs.length + outcome.removed.length === 0;
  if (repository === undefined || pullRequest === undefined || mode === 'ignore' || nothing) return undefined;
  const { nomad } = inputs;
  const redactor = createRedactor(inputSecrets(inputs.jobFiles.variables));
  const named = (name: string): Identifier => identifier(name, redactor.name(name) !== name, signingKey);
  const record: ReviewRecord = {
    repository: `${repository.owner}/${repository.name}`,
    pullRequest: pullRequest.number,
    comment: inputs.comment.id,
    head: pullRequest.headSha,
    run: { id: context.runId ?? '', number: context.runNumber, attempt: context.runAttempt },
    cluster: nomad.address.host,
    namespace: named(nomad.namespace ?? ''),
    region: named(nomad.region ?? ''),
    // What changes goes first: without a record it could not be registered.
    jobs: outcome.jobs
      .map(({ reviewed }) => reviewedJob(reviewed, signingKey))
      .toSorted((a, b) => Number(b.changes) - Number(a.changes)),
    removed: outcome.removed.flatMap(({ file, stop }) => (stop.target === undefined ? [] : [{ file, ...stop.target }])),
    left: 0,
  };
  return recordToSeal(record, signingKey);
}

function reviewedJob({ hides = new Set(), ...job }: PlannedNow, key: string | undefined): ReviewedJob {
  return {
    ...job,
    id: identifier(job.id, hides.has('id'), key),
    namespace: identifier(job.namespace, hides.has('namespace'), key),
    region: identifier(job.region, hides.has('region'), key),
  };
}

/** A record as it goes into a comment: within its room, sealed with the rest of the text. */
export function recordToSeal(record: ReviewRecord, key: string | undefined): RecordToSeal {
  return { line: draftWithin(record, key, budget), seal: (comment) => seal(comment, key) };
}
