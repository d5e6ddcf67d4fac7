import { ActionError } from '../errors.ts';
import { withTimeout } from '../clients/http/pace.ts';
import type { RunnerContext } from '../clients/github/context.ts';
import type { Runner } from '../clients/github/runner.ts';
import type { ConnectionInputs } from '../inputs/connection.ts';
import type { Nomad } from '../clients/nomad/client.ts';

interface Noting {
  readonly event: Pick<RunnerContext, 'pullRequest'>;
  readonly inputs: ConnectionInputs;
  readonly nomad: Pick<Nomad, 'readOwnToken'>;
  readonly runner: Runner;
}

/** Milliseconds that a run waits for the answer at most. */
const patience = 2000;

const text =
  'This run is for a pull request, and its token is a management token: whoever can change the workflow can take it, and do anything to the cluster. ' +
  'Give it a token that may only plan: https://github.com/outrider/outrider/blob/main/docs/tokens.md#the-plan';

/**
 * Asks once what the token of a run is; a management token on an event of a pull request is warned of. What policies grant cannot be known by one
 * request. To be called once Nomad has answered, while the outcome is written: it neither holds up a run nor fails it.
 */
export async function noteToken(noting: Noting): Promise<void> {
  const { event, inputs } = noting;
  const isAsked = event.pullRequest !== undefined && inputs.dialect === 'nomad';
  if (!isAsked || (inputs.token === undefined && inputs.authMethod === undefined)) return;
  await withTimeout(patience, note(noting));
}

async function note({ inputs, nomad, runner }: Noting): Promise<void> {
  try {
    const { AccessorID, Type } = await nomad.readOwnToken({ region: inputs.region, once: true });
    // Where ACLs are off every token is as good as any other.
    if (Type === 'management' && AccessorID !== 'acls-disabled') runner.warning(text, { title: 'Outrider' });
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
  }
}
