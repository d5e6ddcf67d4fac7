/**
 * Why a run did not do what its mode promised, a word each, for programs: the list is closed, and part of the contract with users (output
 * `reason`). With each the mistakes that docs/troubleshooting.md tells of by themselves, as GitHub names their headings; the page has a
 * heading for each of both and no other, which a test holds.
 */
export const reasons = {
  input: [
    'no-address',
    'no-checkout',
    'no-such-job-file',
    'outside-the-workspace',
    'plain-http',
    'certificates-and-keys',
    'variable-not-declared',
    'unknown-namespace-or-region',
    'github-token-not-accepted',
    'no-identity-token',
    'what-cannot-be-dispatched',
    'no-release',
    'two-files-one-job',
  ],
  parse: [
    'variable-without-a-value',
    'functions-that-read-files',
    'no-job-in-the-file',
    'ambiguous-keys',
    'unreadable-file',
    'too-much-work',
    'unknown-node-pool',
  ],
  'not-found': ['no-such-job', 'no-such-version', 'no-such-module', 'no-such-pull-request'],
  unauthorized: ['no-token', 'missing-right', 'no-right-to-comment', 'registry-token-not-accepted'],
  'plan-changed': [],
  'not-reviewed': [],
  conflict: ['changed-meanwhile', 'same-idempotency-token'],
  blocked: ['deployment-under-way', 'waiting-for-promotion', 'stopped-job'],
  unplaceable: [],
  'rolled-back': [],
  failed: [],
  'timed-out': ['not-known-whether-written'],
  unreachable: [
    'no-way-to-the-address',
    'http-or-https',
    'private-certificate-authority',
    'certificate-that-does-not-fit',
    'client-certificate',
    'proxy',
  ],
  server: ['server-too-old', 'not-the-service-itself', 'github-has-trouble', 'fault-of-ours'],
  tier: [],
  permission: [],
  'too-many-changes': [],
  'ingress-failed': [],
  'no-successor': [],
  partial: [],
} as const;
export type Reason = keyof typeof reasons;
/** A heading of docs/troubleshooting.md. */
export type Help = Reason | (typeof reasons)[Reason][number];

/** A place in a file of the user's repository; `line` and `column` count from 1. */
export interface Place {
  readonly file: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

export interface FailureDetails {
  readonly reason: Reason;
  /** What went wrong, in one sentence or in the service's own words. Never holds a secret. */
  readonly what: string;
  /** Where: a file of the user, if the failure is about one. */
  readonly where?: Place | undefined;
  /** The way out, in one sentence. */
  readonly hint?: string | undefined;
  /** Where more is told of it; where the reason is, unless told. */
  readonly help?: Help | undefined;
  readonly cause?: unknown;
}

/** Something went wrong that a person has to know of: what, where, and what to do about it. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly reason: Reason;
  readonly where: Place | undefined;
  readonly hint: string | undefined;
  readonly help: Help;

  constructor(details: FailureDetails) {
    super(details.what, details.cause === undefined ? undefined : { cause: details.cause });
    this.reason = details.reason;
    this.where = details.where;
    this.hint = details.hint;
    this.help = details.help ?? details.reason;
  }

  /** The same failure, led by what could not be done because of it. */
  about(undone: string): Failure {
    return new Failure({
      reason: this.reason,
      what: `${undone}: ${this.message}`,
      where: this.where,
      hint: this.hint,
      help: this.help,
      cause: this.cause,
    });
  }

  /** The same failure in other words, about a place in a file. */
  told(what: string, where: Place): Failure {
    const { reason, hint, help, cause } = this;
    return new Failure({ reason, what, where, hint, help, cause });
  }
}

/** Several failures that were found together, so that a user can mend all of them at once. */
export class Failures extends Error {
  override readonly name = 'Failures';
  readonly list: readonly Failure[];

  constructor(list: readonly Failure[]) {
    super(list.map((failure) => failure.message).join('\n'));
    this.list = list;
  }
}

/** The failures that were thrown; undefined for anything else, which is a fault of ours and not for a user to mend. */
export function failuresIn(error: unknown): readonly Failure[] | undefined {
  if (error instanceof Failures) return error.list;
  return error instanceof Failure ? [error] : undefined;
}

/**
 * An answer that a run can do without: undefined where a failure keeps it from being known.
 *
 * @param reason the only one that counts; any other failure is thrown
 */
export async function orUndefined<T>(answer: Promise<T>, reason?: Reason): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Failure && (reason === undefined || error.reason === reason)) return undefined;
    throw error;
  }
}
