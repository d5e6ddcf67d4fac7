import { createGate, type Gate, type Permit, type Receipt } from '../../src/gate/gate.ts';
import type { Target, Verb } from '../../src/gate/evidence.ts';
import type { Nomad } from '../../src/clients/nomad/client.ts';
import type { Registry } from '../../src/clients/registry/client.ts';

/** The gate of a run outside of GitHub. */
export function gateFor(verbs: readonly Verb[], onReceipt: (receipt: Receipt) => void = () => undefined): Gate {
  const facts = {
    address: 'http://127.0.0.1:4646',
    namespace: 'default',
    region: '',
    pullRequest: null,
    commit: '',
    actor: '',
    triggeringActor: '',
    run: '',
    attempt: 1,
  };
  return createGate({ verbs, facts, onReceipt });
}

type Permitted<Client> = {
  [Name in keyof Client]: Client[Name] extends (permit: infer P, request: infer Request) => infer Answer
    ? P extends Permit
      ? (request: Request) => Answer
      : Client[Name]
    : Client[Name];
};
export type PermittedNomad = Permitted<Nomad>;
export type PermittedRegistry = Permitted<Registry>;

/** Returns a permit for one request, as for a workflow step that names its target. */
function permitTo<V extends Verb>(verb: V, target: Target): Permit<V> {
  const name = 'job' in target ? target.job : target.module;
  return gateFor([verb]).requestPermit(verb, target, { kind: 'operator', names: [name] });
}

/** A permit for whatever the request turns out to be: the gate is asked when it is spent. */
function permitForAny(): Permit {
  const permit: Pick<Permit, 'spend' | 'end'> = {
    spend: (verb, request) => permitTo(verb, toTarget(request)).spend(verb, request),
    end: () => undefined,
  };
  return permit as Permit;
}

function toTarget(request: Parameters<Permit['spend']>[1]): Target {
  const { module, version, ...job } = request;
  return module === undefined ? { job: 'any', ...job } : { module, version: version ?? '' };
}

/** The client with all its writes permitted: for the set-up of a test, and for tests of the client itself. Only methods that write have two parameters. */
export function permitWrites<Client extends object>(client: Client): Permitted<Client> {
  const methods = Object.entries(client).map(([name, method]: [string, unknown]) => [
    name,
    typeof method === 'function' && method.length === 2
      ? async (request: unknown): Promise<unknown> => method(permitForAny(), request) as unknown
      : method,
  ]);
  return Object.fromEntries(methods) as Permitted<Client>;
}
