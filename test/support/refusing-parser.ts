import { ActionError } from '../../src/errors.ts';
import type { Nomad } from '../../src/clients/nomad/client.ts';

/** A parser that refuses every text. For hostile texts: the official parser in the sandbox is WebAssembly, whose stack overflows, and which is unusable from then on. */
export const refusingParser: Pick<Nomad, 'parseJob'> = {
  parseJob: () => Promise.reject(new ActionError({ reason: 'parse', message: 'refused' })),
};
