import { ActionError, orElse, ServiceError, type Note } from '../../errors.ts';
import { createExplorer } from '../../clients/registry/explorer.ts';
import { moduleName, type Module } from '../../clients/registry/module.ts';
import { consumersOf, type ModuleConsumers } from '../../deprecation/outcome.ts';
import type { RunContext } from '../../operations/run-context.ts';
import type { DeprecateInputs } from './inputs.ts';

interface KnownConsumers {
  /** Undefined where they are unknown, or were not asked for. */
  readonly consumers: ModuleConsumers | undefined;
  readonly notes: readonly Note[];
}

/** Reads who uses a module. @throws ActionError where that is unknown, although `max-consumers` needs it */
export type ReadConsumers = (module: Module) => Promise<KnownConsumers>;

/** Creates the function that asks the Explorer; without the input `consumers` it asks nothing. */
export function createConsumerReader(
  { consumers: wanted, registry: { address } }: Pick<DeprecateInputs, 'consumers' | 'registry'>,
  { transport, deadline, event }: Pick<RunContext, 'transport' | 'deadline' | 'event'>,
): ReadConsumers {
  if (wanted === undefined) return async () => ({ consumers: undefined, notes: [] });
  const { token, most } = wanted;
  const explorer = createExplorer({ transport, address, token, signal: deadline.signal });
  const named = wanted.named || !event.publicRepository;
  const read: ReadConsumers = async (module) => {
    const { uses, total } = await explorer.listModuleUses(module.organization, moduleName(module));
    if (uses.length < total) throw incompleteError(uses.length, total);
    const consumers = consumersOf(uses, { module, host: address.host, asOf: new Date(), named });
    if (consumers === undefined) throw unreadableError();
    return { consumers, notes: [] };
  };
  return async (module) =>
    orElse(read(module), (error) => {
      const explained = explainRefusal(error).withContext(`The consumers of \`${moduleName(module)}\` are unknown`);
      if (most !== undefined) throw explained;
      const hint = explained.hint === undefined ? '' : ` ${explained.hint}`;
      return { consumers: undefined, notes: [{ level: 'warning', text: `${explained.message}.${hint}` }] };
    });
}

const refusals: ReadonlySet<ActionError['reason']> = new Set(['unauthorized', 'permission', 'not-found']);

/** The service does not say which of these it is. */
function explainRefusal(error: ActionError): ActionError {
  if (!(error instanceof ServiceError) || !refusals.has(error.reason)) return error;
  return new ActionError({
    reason: error.reason === 'unauthorized' ? 'unauthorized' : 'permission',
    message: `The token cannot query the Explorer: ${error.message}`,
    help: 'no-explorer',
    hint: 'Set `explorer-token` to a token of the owners team, of a team with "Read all workspaces" or "Read all projects", or of the organization.',
    cause: error,
  });
}

function incompleteError(read: number, total: number): ActionError {
  return new ActionError({
    reason: 'server',
    message: `The Explorer returned ${read} of ${total} rows`,
    hint: 'It updates its data with a delay: re-run the job later.',
  });
}

function unreadableError(): ActionError {
  return new ActionError({
    reason: 'server',
    message: 'The Explorer returned rows that cannot be attributed to the module',
    help: 'fault-of-ours',
    hint: 'Please report the format of the column `source`.',
  });
}
