import { ActionError, ServiceError } from '../errors.ts';
import type { ConnectionInputs } from '../inputs/connection.ts';
import type { Nomad } from '../clients/nomad/client.ts';

interface NomadConnection {
  readonly nomad: Pick<Nomad, 'readOwnToken'>;
  readonly connection: ConnectionInputs;
  /** Whether Nomad has answered any request. */
  readonly hasAnswered: () => boolean;
}

/** Finds the cause of an error if all requests have it in common: Nomad cannot be reached, is not at the address, or does not know the token. */
export type FindCause = (error: ActionError) => Promise<ActionError | undefined>;

/** Nomad answers "Permission denied" to an unknown token as well, so after such an error the token itself is read, once. */
export function createFindCause({ nomad, connection, hasAnswered }: NomadConnection): FindCause {
  let isUnknown: Promise<boolean> | undefined;
  return async (error) => {
    if (error.reason === 'unreachable' && !hasAnswered()) return unreachableError(error, connection.address);
    if (error.help === 'not-nomad') return error;
    if (!mayBeUnknownToken(error, connection)) return undefined;
    isUnknown ??= isUnknownToken(nomad, connection);
    return (await isUnknown) ? unknownTokenError(error) : undefined;
  };
}

function mayBeUnknownToken(error: ActionError, { token, authMethod, dialect }: ConnectionInputs): boolean {
  const isDenied = error instanceof ServiceError && error.reason === 'unauthorized' && isOfNomad(error);
  return isDenied && dialect === 'nomad' && (token ?? authMethod) !== undefined;
}

/** Not so for the log-in page of a proxy. */
function isOfNomad({ help }: ActionError): boolean {
  return help !== 'not-the-service-itself';
}

function unreachableError({ message, hint, help, cause }: ActionError, { host }: URL): ActionError {
  const why = message.replace(`Nomad at ${host} `, 'it ');
  return new ActionError({
    reason: 'unreachable',
    message: `Nomad at ${host} cannot be reached: ${why}`,
    hint,
    help,
    cause,
  });
}

async function isUnknownToken(nomad: NomadConnection['nomad'], { region }: ConnectionInputs): Promise<boolean> {
  try {
    await nomad.readOwnToken({ region, once: true });
    return false;
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    return error.reason === 'unauthorized' && isOfNomad(error);
  }
}

function unknownTokenError(error: ActionError): ActionError {
  return new ActionError({
    reason: 'unauthorized',
    message: `Nomad does not know this token: ${error.message}`,
    help: 'missing-right',
    hint: 'Set `token` to a valid one: this one has expired, was deleted, or belongs to another cluster or region.',
    cause: error,
  });
}
