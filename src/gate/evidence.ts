import { ActionError } from '../errors.ts';

/** The operations on a job, or on a version of a module. */
export const allVerbs = [
  'register',
  'stop',
  'promote',
  'fail',
  'revert',
  'scale',
  'restart',
  'dispatch',
  'evaluate',
  'periodic-force',
  'stable',
  'deprecate',
  'reinstate',
] as const;

export type Verb = (typeof allVerbs)[number];

export interface TargetJob {
  readonly job: string;
  /** `undefined`: the namespace of the connection. */
  readonly namespace?: string | undefined;
  readonly region?: string | undefined;
  readonly deployment?: string | undefined;
  readonly allocation?: string | undefined;
  /** The `JobModifyIndex` of the job that was read, or of the version of the deployment. */
  readonly index?: number | null | undefined;
  /** For a revert: the live version, the target version, and the last stable version, which is `undefined` if Nomad marks no version, such as for a job without deployments. */
  readonly versions?: { readonly current: number; readonly target: number; readonly lastStable: number | undefined };
}

export interface TargetModule {
  readonly module: string;
  readonly version: string;
}

export type Target = TargetJob | TargetModule;

export interface ReceiptSource {
  /** The ID of the plan; empty without a plan. */
  readonly plan: string;
  readonly pullRequest: number | null;
  readonly commit: string;
  readonly approvedBy: readonly string[];
  /** Values that were filled in after the review, redacted. */
  readonly lateValues?: readonly LateReceipt[] | undefined;
}

/** A late variable. Receipts contain no other values of a job. */
interface LateReceipt {
  readonly variable: string;
  readonly value: string;
  readonly fields: readonly string[];
}

/** A workflow step that names the verb and the job or module in its own inputs. */
interface OperatorEvidence {
  readonly kind: 'operator';
  /** The jobs or modules that the inputs name; their child jobs are included. */
  readonly names: readonly string[];
  /** `undefined` if the job does not come from a job file. */
  readonly facts?: RegisterFacts;
  readonly source?: ReceiptSource;
}

/** A comment that names the verb, the job and the plan, judged immediately before the write. */
export interface CommandEvidence {
  readonly kind: 'command';
  readonly verb: string;
  readonly job: string;
  readonly comment: number;
  /** The ID of the last comment that changed the job, according to the record of the plan. */
  readonly lastComment: number | undefined;
  /** The `JobModifyIndex` after the registration of the plan; `undefined` or 0 if it is unknown. */
  readonly index: number | undefined;
  /** Whether the plan needs approvals. If so, a revert is possible only to the version that served before. */
  readonly isApproved: boolean;
  readonly source: ReceiptSource;
}

interface ReviewEvidence {
  readonly kind: 'review';
  readonly facts: RegisterFacts;
  readonly comparison: ReviewComparison;
  /** The `JobModifyIndex` after a recorded registration; `undefined` without one. */
  readonly index: number | undefined;
  readonly source: ReceiptSource;
}

export type Evidence = OperatorEvidence | CommandEvidence | ReviewEvidence;

interface ReviewComparison {
  /** `done` and `registered-after-plan`: the review was used before. */
  readonly kind: 'same' | 'changed' | 'not-in-plan' | 'done' | 'registered-after-plan';
  /** False if `registered-after-plan` is uncertain. */
  readonly isCertain?: boolean;
  /** For `done`: whether this run has a different late value. */
  readonly hasOtherValue?: boolean;
}

/** The facts of a register run. Nothing is written unless everything matches the review. */
export interface RegisterFacts {
  /** Reasons to write nothing, such as a review that does not count, or a later commit that changed a job file. */
  readonly failures: readonly unknown[];
  /** The reviews of each plan that this run would write. */
  readonly reviewCounts: readonly {
    readonly needed: number;
    readonly approvals: readonly unknown[];
    readonly objections: readonly unknown[];
  }[];
  /** The guard hits of the jobs to write or stop, with their approvers. */
  readonly guarded: readonly { readonly approvedBy?: readonly unknown[] | undefined }[];
  /** Job files that could not be planned. */
  readonly failed: readonly unknown[];
  readonly jobs: readonly ReviewComparison[];
  /** Jobs of removed files. */
  readonly stops: readonly { readonly kind: string }[];
}

/** The reason why a run writes nothing: `run-refused`, or `job-differs` if one of its jobs is refused. */
export function findObstacle(facts: RegisterFacts): 'run-refused' | 'job-differs' | undefined {
  const { failures, reviewCounts, guarded, failed, jobs, stops } = facts;
  const isApproved = reviewCounts.every(
    (count) => count.approvals.length >= count.needed && count.objections.length === 0,
  );
  const isAllowed = guarded.every(({ approvedBy = [] }) => approvedBy.length > 0);
  if (failures.length > 0 || !isApproved || !isAllowed) return 'run-refused';
  const isAllReviewed = jobs.every(matchesReview) && stops.every(({ kind }) => kind !== 'refused');
  return failed.length === 0 && isAllReviewed ? undefined : 'job-differs';
}

/** A job that this review has already registered does not prevent other writes, unless its late value differs. */
function matchesReview({ kind, isCertain, hasOtherValue }: ReviewComparison): boolean {
  return (
    kind === 'same' ||
    (kind === 'done' && hasOtherValue !== true) ||
    (kind === 'registered-after-plan' && isCertain === true)
  );
}

/** The main verb of a mode may target any version of the job; a subsequent promotion, only the version that this run wrote. */
interface WriteRequest {
  readonly verb: Verb;
  readonly target: Target;
  readonly isWrittenByThisRun: boolean;
  /** The verbs of the mode, its main verb first. */
  readonly verbs: readonly Verb[];
}

/** The reason why the evidence does not allow a write; `undefined` if it does. */
export function findRefusal(evidence: Evidence, request: WriteRequest): Error | undefined {
  const { verb, target, verbs } = request;
  const name = 'job' in target ? target.job : target.module;
  if (!verbs.includes(verb)) return new Error(`This mode does not ${verb} ${name}`);
  switch (evidence.kind) {
    case 'operator':
      return judgeOperator(evidence, name, request);
    case 'command':
      return judgeCommand(evidence, name, request);
    case 'review':
      return judgeReview(evidence, name, request);
  }
}

function judgeOperator({ names, facts }: OperatorEvidence, name: string, request: WriteRequest): Error | undefined {
  if (!names.some((prefix) => name === prefix || name.startsWith(`${prefix}/`))) return createOtherJobError(name);
  if (facts !== undefined && findObstacle(facts) !== undefined) return createUnreviewedError(name, request.verb);
  return request.verb === 'promote' && request.verbs[0] !== 'promote' && !request.isWrittenByThisRun
    ? createUnreviewedError(name, request.verb)
    : undefined;
}

function judgeReview(
  { facts, comparison, index }: ReviewEvidence,
  name: string,
  request: WriteRequest,
): Error | undefined {
  const { verb, target, isWrittenByThisRun } = request;
  const isCovered = verb === 'promote' ? isWrittenByThisRun || hasIndex(target, index) : comparison.kind === 'same';
  return isCovered && findObstacle(facts) === undefined ? undefined : createUnreviewedError(name, request.verb);
}

function judgeCommand(command: CommandEvidence, name: string, request: WriteRequest): Error | undefined {
  const { verb, job, comment, lastComment, index, isApproved } = command;
  if (job !== name) return createOtherJobError(name);
  // A command to revert may promote the canaries of its own version.
  if (request.verb === 'promote' && request.isWrittenByThisRun) return undefined;
  if (request.verb !== verb) return new Error(`The command does not ${request.verb} ${name}`);
  if (lastComment !== undefined && comment <= lastComment) return createUsedCommandError(comment === lastComment);
  if (!hasIndex(request.target, index)) return createNotApplicableError(name);
  const versions = 'job' in request.target ? request.target.versions : undefined;
  return isApproved && versions !== undefined ? judgeRevert(name, versions) : undefined;
}

/** Whether a target was created by a registration. */
function hasIndex(target: Target, index: number | undefined): boolean {
  return 'job' in target && index !== undefined && index !== 0 && target.index === index;
}

/** The error if a service returned a different job or module than the run requested. */
function createOtherJobError(name: string): ActionError {
  return new ActionError({
    reason: 'server',
    message: `Nothing was written to \`${name}\`: the inputs and the command of this run do not name it`,
    hint: 'The service returned a different job or module than requested. Check its address, and the proxy of the runner.',
  });
}

function createUnreviewedError(name: string, verb: string): ActionError {
  return new ActionError({
    reason: 'not-reviewed',
    message: `The review of this run does not allow it to ${verb} \`${name}\``,
    hint: `Plan the pull request again and have the new plan reviewed${verb === 'register' ? '' : `, or use \`mode: ${verb}\``}.`,
  });
}

function createNotApplicableError(name: string): ActionError {
  return new ActionError({
    reason: 'not-applicable',
    message: `Job \`${name}\` was changed after this pull request registered it, or its registration was rolled back`,
    hint: 'Commands change only what this pull request registered. To change the job anyway, run its mode in a workflow with `workflow_dispatch`.',
  });
}

/** Refuses all versions except the one before the registration. A version that Nomad does not mark as stable, such as a canary, may never have taken traffic. */
function judgeRevert(
  name: string,
  { current, target, lastStable }: NonNullable<TargetJob['versions']>,
): Error | undefined {
  const before = lastStable ?? current - 1;
  if (target === before) return undefined;
  const which = lastStable === undefined ? 'the one' : 'the last stable one';
  return new ActionError({
    reason: 'not-approved',
    message: `The plan of \`${name}\` needs approvals: a command reverts only to version ${before}, ${which} before its registration, not to version ${target}`,
    hint: 'To run another version, open a pull request, or run `mode: revert` in a workflow with `workflow_dispatch`.',
  });
}

/** A run can start long after its comment, or be re-run by a different person: the job may have changed. */
function createUsedCommandError(isSame: boolean): ActionError {
  return new ActionError({
    reason: 'not-applicable',
    message: isSame
      ? 'An earlier run of this comment has already changed the job'
      : 'A later command has already changed the job',
    hint: 'To change it again, give the command in a new comment.',
  });
}
