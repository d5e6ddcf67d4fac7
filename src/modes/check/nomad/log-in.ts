import { readIdentityToken } from '../../../clients/github/identity-token.ts';
import { failedBy, passed, skipped, type Check, type CheckSubject } from '../outcome.ts';
import type { ConnectionInputs } from '../../../inputs/connection.ts';
import type { Nomad } from '../../../clients/nomad/client.ts';
import type { RunContext } from '../../../operations/run-context.ts';
import type { CheckedMode } from '../needs.ts';

interface LogIn {
  readonly connection: ConnectionInputs;
  /** Without a token. */
  readonly nomad: Pick<Nomad, 'logIn'>;
  readonly modes: readonly CheckedMode[];
  readonly context: Pick<RunContext, 'event' | 'runner' | 'redactor' | 'transport'>;
}

/** The connection with its token; undefined if the log-in failed. */
interface LoggedIn {
  readonly connection: ConnectionInputs | undefined;
  readonly checks: readonly Check[];
}

/** Logs in where `auth-method` is set: whether the job gets an identity token, and whether Nomad accepts it. Both tokens are masked at once. */
export async function logIn({ connection, nomad, modes, context }: LogIn): Promise<LoggedIn> {
  const { authMethod, audience, region } = connection;
  if (authMethod === undefined) return { connection, checks: [] };
  const { event, runner, redactor, transport } = context;
  const identity: CheckSubject = { id: 'identity-token', subject: 'Identity token of GitHub', modes };
  const method: CheckSubject = { id: 'auth-method', subject: `Auth method \`${authMethod}\``, modes };
  let identityToken: string;
  try {
    identityToken = await readIdentityToken(transport, event.identityToken, audience);
  } catch (error) {
    return {
      connection: undefined,
      checks: [failedBy(identity, error), skipped(method, 'There is no identity token')],
    };
  }
  runner.mask(identityToken);
  redactor.addSecrets([identityToken]);
  const obtained = passed(
    identity,
    `The job gets one${audience === undefined ? '' : ` for the audience \`${audience}\``}`,
  );
  try {
    const { SecretID: token, Policies } = await nomad.logIn({ authMethod, identityToken, region });
    runner.mask(token);
    redactor.addSecrets([token]);
    const policies = Policies.length === 0 ? '' : `; policies: ${Policies.map((name) => `\`${name}\``).join(', ')}`;
    const accepted = passed(method, `Nomad accepts the identity token${policies}`);
    return { connection: { ...connection, authMethod: undefined, token }, checks: [obtained, accepted] };
  } catch (error) {
    return { connection: undefined, checks: [obtained, failedBy(method, error)] };
  }
}
