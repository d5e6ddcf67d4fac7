import { ActionError, ServiceError } from '../../../errors.ts';
import { failed, passed, unknown, warned, type Check, type CheckSubject } from '../outcome.ts';
import type { Registry } from '../../../clients/registry/client.ts';

interface AccountQuery {
  readonly registry: Pick<Registry, 'getAccount' | 'server'>;
  readonly host: string;
  /** Whether a mode changes modules. */
  readonly isManaging: boolean;
}

const whoMay =
  'Use a user token, or the token of a team with "Manage modules": an organization token cannot manage modules.';

/**
 * Whether the registry accepts the token, and what kind of token it is.
 *
 * @throws ServiceError of the request
 */
export async function checkAccount(
  subject: CheckSubject,
  { registry, host, isManaging }: AccountQuery,
): Promise<Check> {
  try {
    const { kind, name } = await registry.getAccount();
    const { name: service = 'The registry', version } = registry.server();
    const at = `${service}${version === undefined ? '' : ` ${version}`} at \`${host}\``;
    const found = `${at} accepts it: a token of ${describeKind(kind)}${name === '' ? '' : ` (\`${name}\`)`}`;
    if (kind === 'organization' && isManaging)
      return failed(subject, new ActionError({ reason: 'permission', message: found, hint: whoMay }));
    if (kind === 'user' && isManaging)
      return warned(
        subject,
        `${found}, which has all rights of the user`,
        'Prefer the token of a team that has only "Manage modules".',
      );
    return passed(subject, found);
  } catch (error) {
    if (error instanceof ServiceError && error.reason === 'not-found')
      return unknown(
        subject,
        `\`${host}\` does not show the account of the token`,
        isManaging ? whoMay : 'Make sure that it can read the modules.',
      );
    throw error;
  }
}

function describeKind(kind: 'user' | 'team' | 'organization'): string {
  return kind === 'organization' ? 'the organization' : `a ${kind}`;
}
