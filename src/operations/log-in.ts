import { readIdentityToken } from '../clients/github/identity-token.ts';
import type { Context } from '../clients/github/context.ts';
import type { Runner } from '../clients/github/runner.ts';
import type { Transport } from '../clients/http/types.ts';
import type { SchedulerInputs } from '../inputs/scheduler.ts';
import type { Scheduler } from '../clients/nomad/scheduler.ts';

export interface LogInDependencies {
  readonly inputs: SchedulerInputs;
  readonly context: Context;
  readonly transport: Transport;
  readonly runner: Runner;
  /** Without a token: it has none yet. */
  readonly scheduler: Pick<Scheduler, 'logIn'>;
}

/** The token of the run: the one that was given, or one for GitHub's identity token. What is secret of it is masked at once. */
export async function tokenOf({ inputs, context, transport, runner, scheduler }: LogInDependencies): Promise<{
  readonly token: string | undefined;
  readonly secrets: readonly string[];
}> {
  if (inputs.authMethod === undefined) return { token: inputs.token, secrets: [] };
  const identityToken = await readIdentityToken(transport, context.identityToken, inputs.audience);
  runner.mask(identityToken);
  const { SecretID: token, Policies } = await scheduler.logIn({ authMethod: inputs.authMethod, identityToken });
  runner.mask(token);
  runner.log(
    `Logged in by \`${inputs.authMethod}\`${Policies.length === 0 ? '' : `; policies: ${Policies.join(', ')}`}.`,
  );
  return { token, secrets: [identityToken, token] };
}
