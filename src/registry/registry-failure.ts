import { Failure, type FailureDetails } from '../failure.ts';

/** How the registry refused, as far as it matters for what is done next; the list is closed. */
export type RefusalKind = 'unauthorized' | 'forbidden' | 'not-found' | 'invalid' | 'busy' | 'server' | 'unreachable';

/** The registry did not do it. */
export class RegistryFailure extends Failure {
  readonly kind: RefusalKind;

  constructor({ kind, ...details }: FailureDetails & { readonly kind: RefusalKind }) {
    super(details);
    this.kind = kind;
  }
}
