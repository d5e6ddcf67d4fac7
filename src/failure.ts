/**
 * Why a run did not do what its mode promised: one word, for programs. The list is closed; it is part of the
 * contract with users (output `reason`).
 */
export type Reason =
  | 'input'
  | 'parse'
  | 'not-found'
  | 'unauthorized'
  | 'plan-changed'
  | 'not-reviewed'
  | 'conflict'
  | 'blocked'
  | 'unplaceable'
  | 'rolled-back'
  | 'failed'
  | 'timed-out'
  | 'unreachable'
  | 'server'
  | 'tier'
  | 'permission'
  | 'too-many-changes'
  | 'ingress-failed'
  | 'no-successor'
  | 'partial';

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
  readonly cause?: unknown;
}

/** Something went wrong that a person has to know of: what, where, and what to do about it. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly reason: Reason;
  readonly where: Place | undefined;
  readonly hint: string | undefined;

  constructor(details: FailureDetails) {
    super(details.what, details.cause === undefined ? undefined : { cause: details.cause });
    this.reason = details.reason;
    this.where = details.where;
    this.hint = details.hint;
  }

  /** The same failure, led by what could not be done because of it. */
  about(undone: string): Failure {
    return new Failure({
      reason: this.reason,
      what: `${undone}: ${this.message}`,
      where: this.where,
      hint: this.hint,
      cause: this.cause,
    });
  }

  /** The same failure in other words, about a place in a file. */
  told(what: string, where: Place): Failure {
    return new Failure({ reason: this.reason, what, where, hint: this.hint, cause: this.cause });
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
