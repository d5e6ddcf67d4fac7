import { ServiceError, type ActionError, type Reason, type ServiceErrorKind } from '../../errors.ts';

/** What the transport gives up with, as one of the closed set; it names method and path itself. */
export function ofTransport({ reason, message, location, hint, help, cause }: ActionError): ServiceError {
  return new ServiceError({ kind: kindOf(reason), reason, message, location, hint, help, cause });
}

function kindOf(reason: Reason): ServiceErrorKind {
  if (reason === 'input') return 'invalid';
  return reason === 'server' ? 'server' : 'unreachable';
}
