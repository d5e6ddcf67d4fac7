import { plain } from '../../text/log-text.ts';
import { orUndefined } from '../../errors.ts';
import { documentationUrl } from '../../report/documentation.ts';
import { hasAclsOff } from './token-rights.ts';
import { withTimeout } from '../../clients/http/pace.ts';
import type { RunnerContext } from '../../clients/github/context.ts';
import type { Runner } from '../../clients/github/runner.ts';
import type { ConnectionInputs } from '../../inputs/connection.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

interface TokenCheck {
  readonly event: Pick<RunnerContext, 'pullRequest'>;
  readonly inputs: ConnectionInputs;
  readonly nomad: Pick<Nomad, 'readOwnToken'>;
  readonly runner: Runner;
}

/** In milliseconds. */
const longestWait = 2000;

const text =
  'This run is for a pull request and has a management token: anyone who can change the workflow can use it to change anything in the cluster. ' +
  `Use a token that can only plan: ${documentationUrl('tokens.md')}#the-plan`;

/**
 * Warns of a management token on an event of a pull request. Reads the token once, and not its policies, which would take a request each. Call it after
 * Nomad has answered, in the background: it neither delays a run nor fails it.
 */
export async function warnOfManagementToken(check: TokenCheck): Promise<void> {
  const { event, inputs } = check;
  const isChecked = event.pullRequest !== undefined && inputs.dialect === 'nomad';
  if (!isChecked || (inputs.token === undefined && inputs.authMethod === undefined)) return;
  await withTimeout(longestWait, warnIfManagement(check));
}

async function warnIfManagement({ inputs, nomad, runner }: TokenCheck): Promise<void> {
  const token = await orUndefined(nomad.readOwnToken({ region: inputs.region, once: true }));
  // With ACLs off every request is a management request.
  if (token?.Type === 'management' && !hasAclsOff(token)) runner.warning(plain`${text}`);
}
