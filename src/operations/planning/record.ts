import { inputSecrets } from '../../redaction/variable-secrets.ts';
import { createRedactor } from '../../redaction/redactor.ts';
import { recordIdentifier } from '../../review/identifiers.ts';
import { commandLog, copyableCommands } from '../../report/comment/command-lines.ts';
import { fitRecordLine, openRecord, sealRecord } from '../../review/record-codec.ts';
import type { RunnerContext } from '../../clients/github/context.ts';
import type { CommentedPullRequest } from '../../clients/github/pull-requests/pull-requests.ts';
import type { Verb } from '../../inputs/commands/settings.ts';
import type { PlanningInputs } from '../../inputs/planning.ts';
import type { PlanOutcome } from '../../review/plan-outcome.ts';
import type { PlannedNow } from '../../review/compare.ts';
import type { Identifier, ReviewedJob, ReviewRecord } from '../../review/record.ts';
import type { RecordToSeal } from '../../report/comment/comment-context.ts';

/** Characters for the record of the 65,536 of a comment: enough for about 200 jobs. */
const budget = 20_000;

interface RecordOptions {
  readonly context: RunnerContext;
  readonly inputs: PlanningInputs;
  readonly pullRequest: CommentedPullRequest | undefined;
  /** The commands that the comment shows for copying; none by default. */
  readonly verbs?: readonly Verb[];
}

/** The record of what reviewers see, for a later `register`; undefined where there is nothing to review. */
export function reviewRecordOf(
  outcome: PlanOutcome,
  { context, inputs, pullRequest, verbs }: RecordOptions,
): RecordToSeal | undefined {
  const { repository } = context;
  const { mode, signingKey } = inputs.review;
  const nothing = outcome.jobs.length + outcome.removed.length === 0;
  if (repository === undefined || pullRequest === undefined || mode === 'ignore' || nothing) return undefined;
  const { nomad } = inputs;
  const redactor = createRedactor(inputSecrets(inputs.jobFiles.variables));
  const named = (name: string): Identifier => recordIdentifier(name, redactor.name(name) !== name, signingKey);
  const record: ReviewRecord = {
    repository: `${repository.owner}/${repository.name}`,
    pullRequest: pullRequest.number,
    comment: inputs.comment.id,
    head: pullRequest.headSha,
    run: { id: context.runId ?? '', number: context.runNumber, attempt: context.runAttempt },
    cluster: nomad.address.host,
    namespace: named(nomad.namespace ?? ''),
    region: named(nomad.region ?? ''),
    // Changed jobs first: without their record they could not be registered.
    jobs: outcome.jobs
      .map(({ reviewed }) => reviewedJob(reviewed, signingKey))
      .toSorted((a, b) => Number(b.changes) - Number(a.changes)),
    removed: outcome.removed.flatMap(({ file, stop }) => (stop.target === undefined ? [] : [{ file, ...stop.target }])),
    left: 0,
  };
  return recordToSeal(record, signingKey, verbs);
}

function reviewedJob({ hides = new Set(), ...job }: PlannedNow, key: string | undefined): ReviewedJob {
  return {
    ...job,
    id: recordIdentifier(job.id, hides.has('id'), key),
    namespace: recordIdentifier(job.namespace, hides.has('namespace'), key),
    region: recordIdentifier(job.region, hides.has('region'), key),
  };
}

/**
 * A record for a comment: cut to its share of the comment, and sealed together with the text. Before it are the commands that a reader
 * can copy, and those that were given.
 */
export function recordToSeal(record: ReviewRecord, key: string | undefined, verbs: readonly Verb[] = []): RecordToSeal {
  const line = fitRecordLine(record, key, budget);
  const fitted = openRecord(sealRecord(line, key), key);
  const copyable = fitted.kind === 'opened' ? copyableCommands(fitted.record, verbs, key) : '';
  const parts = [copyable, commandLog(record.commands ?? [])].filter((part) => part !== '');
  const whole = [...parts.map((part) => `\n${part}\n`), line].join('\n');
  return { line: whole, seal: (comment) => sealRecord(comment, key) };
}
