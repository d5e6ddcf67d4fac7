import { createGate, type Gate, type Permit, type Receipt } from '../../src/gate/gate.ts';
import type { Target, Verb } from '../../src/gate/evidence.ts';
import { moduleName } from '../../src/clients/registry/module.ts';
import type { Nomad } from '../../src/clients/nomad/client.ts';
import type { JobTarget } from '../../src/clients/nomad/target.ts';
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

/** A client whose methods take no permit. */
type Permitted<Client> = {
  [Name in keyof Client]: Client[Name] extends (permit: infer P, request: infer Request) => infer Answer
    ? P extends Permit
      ? (request: Request) => Answer
      : Client[Name]
    : Client[Name];
};
export type PermittedNomad = Permitted<Nomad>;
export type PermittedRegistry = Permitted<Registry>;

/** Returns a permit for one request, as for a workflow step that names what it changes. */
export function permitTo<V extends Verb>(verb: V, target: Target): Permit<V> {
  const name = 'job' in target ? target.job : target.module;
  return gateFor([verb]).mayWrite(verb, target, { kind: 'operator', names: [name] });
}

function permitFor<V extends Verb>(verb: V, { id: job, namespace, region }: JobTarget): Permit<V> {
  return permitTo(verb, { job, namespace, region });
}

function permitForDeployment<V extends Verb>(verb: V, { id: deployment, namespace, region }: JobTarget): Permit<V> {
  return permitTo(verb, { job: 'any', deployment, namespace, region });
}

/** The client with all its writes permitted: for the set-up of a test, and for tests of the client itself. */
export function permitted(nomad: Nomad): PermittedNomad {
  return {
    ...nomad,
    createJob: async (request) => nomad.createJob(permitToRegister(request), request),
    updateExistingJob: async (request) => nomad.updateExistingJob(permitToRegister(request), request),
    dispatchJob: async (request) => nomad.dispatchJob(permitFor('dispatch', request), request),
    revertJob: async (request) => nomad.revertJob(permitFor('revert', request), request),
    setJobStability: async (request) => nomad.setJobStability(permitFor('stability', request), request),
    createJobEvaluation: async (request) => nomad.createJobEvaluation(permitFor('evaluate', request), request),
    forceNewPeriodicInstance: async (request) =>
      nomad.forceNewPeriodicInstance(permitFor('periodic-force', request), request),
    stopJob: async (request) => nomad.stopJob(permitFor('stop', request), request),
    scaleTaskGroup: async (request) => nomad.scaleTaskGroup(permitFor('scale', request), request),
    promoteDeployment: async (request) => nomad.promoteDeployment(permitForDeployment('promote', request), request),
    failDeployment: async (request) => nomad.failDeployment(permitForDeployment('fail', request), request),
  };
}

function permitToRegister({ job, namespace, region }: Parameters<PermittedNomad['createJob']>[0]) {
  return permitFor<'register' | 'stop'>(job.Stop === true ? 'stop' : 'register', { id: job.ID, namespace, region });
}

function permitForModule<V extends Verb>(verb: V, request: Parameters<Registry['getModuleVersion']>[0]): Permit<V> {
  return permitTo(verb, { module: moduleName(request.module), version: request.version });
}

/** The same for the client of the registry. */
export function permittedRegistry(registry: Registry): PermittedRegistry {
  return {
    ...registry,
    deprecateModuleVersion: async (request) =>
      registry.deprecateModuleVersion(permitForModule('deprecate', request), request),
    revertModuleVersionDeprecation: async (request) =>
      registry.revertModuleVersionDeprecation(permitForModule('reinstate', request), request),
  };
}
