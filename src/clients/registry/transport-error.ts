import { ServiceError, type ActionError } from '../../errors.ts';

/** What the transport gives up with. */
export function ofTransport({ reason, message, hint, help, cause }: ActionError): ServiceError {
  const kind = reason === 'server' ? 'invalid' : 'unreachable';
  return new ServiceError({ kind, reason, message, hint, help, cause });
}
