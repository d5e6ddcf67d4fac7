import { Failure, type FailureDetails } from '../../errors.ts';

/**
 * How the registry refused, as far as it matters for what is done next; the list is closed. `server` may pass by itself, `invalid` does not.
 */
export type RefusalKind = 'unauthorized' | 'forbidden' | 'not-found' | 'invalid' | 'busy' | 'server' | 'unreachable';

/** The registry did not do it. */
export class RegistryFailure extends Failure {
  readonly kind: RefusalKind;

  constructor({ kind, ...details }: FailureDetails & { readonly kind: RefusalKind }) {
    super(details);
    this.kind = kind;
  }
}

/** What the transport gives up with. */
export function ofTransport(failure: Failure): RegistryFailure {
  const { reason, message: what, hint, help, cause } = failure;
  const kind = reason === 'server' ? 'invalid' : 'unreachable';
  return new RegistryFailure({ kind, reason, what, hint, help, cause });
}
