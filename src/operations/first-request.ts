import { ActionError } from '../errors.ts';
import type { Answer, Transport } from '../clients/http/types.ts';

/** Answers of a proxy whose server is away. */
const gatewayErrors: ReadonlySet<number> = new Set([502, 503, 504]);

/** A transport, and whether the service has answered one of its requests. */
export interface CheckedTransport {
  readonly transport: Transport;
  readonly hasAnswered: () => boolean;
}

/**
 * Sends one request first, until the service has answered. The requests that wait for it share its failure, so that an unreachable service costs one round
 * of retries.
 */
export function withFirstRequestAlone(transport: Transport): CheckedTransport {
  let hasAnswered = false;
  let first: Promise<Answer> | undefined;
  const sendFirst = async (...[exchange]: Parameters<Transport['send']>): Promise<Answer> => {
    try {
      const answer = await transport.send(exchange);
      hasAnswered = !gatewayErrors.has(answer.status);
      return answer;
    } catch (error) {
      // Any other error, such as a response that is too large, is an answer as well.
      hasAnswered = !(error instanceof ActionError) || error.reason !== 'unreachable';
      throw error;
    } finally {
      first = undefined;
    }
  };
  return {
    hasAnswered: () => hasAnswered,
    transport: {
      ...transport,
      async send(exchange) {
        if (hasAnswered) return transport.send(exchange);
        if (first === undefined) {
          first = sendFirst(exchange);
          return first;
        }
        const outcome = await first.then(
          (answer) => ({ answer }),
          (error: unknown) => ({ error }),
        );
        if (hasAnswered) return transport.send(exchange);
        if ('answer' in outcome) return outcome.answer;
        throw outcome.error;
      },
    },
  };
}
