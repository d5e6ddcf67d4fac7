import { Failure, type FailureDetails, type Reason } from '../../errors.ts';
import type { Kind } from './errors.ts';

/** The scheduler did not do it, or was not asked because it could not have: one of a closed set. */
export class SchedulerFailure extends Failure {
  readonly kind: Kind;

  constructor({ kind, ...details }: FailureDetails & { readonly kind: Kind }) {
    super(details);
    this.kind = kind;
  }
}

/** What the transport gives up with, as one of the closed set; it names method and path itself. */
export function ofTransport(failure: Failure): SchedulerFailure {
  const { reason, message: what, where, hint, help, cause } = failure;
  return new SchedulerFailure({ kind: kindOf(reason), reason, what, where, hint, help, cause });
}

function kindOf(reason: Reason): Kind {
  if (reason === 'input') {
    return 'invalid';
  }
  return reason === 'server' ? 'server' : 'unreachable';
}
