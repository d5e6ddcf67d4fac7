import {
  findRefusal,
  type Evidence,
  type ReceiptSource,
  type Target,
  type TargetJob,
  type TargetModule,
  type Verb,
} from './evidence.ts';

/** A job, or a version of a module: its version, and Nomad's `JobModifyIndex`. */
export interface State {
  readonly version: number | string | null;
  readonly index: number | null;
}

/** The states before and after a write; null if the job does not exist. */
interface StateChange {
  readonly from: State | null;
  /** `undefined` if the response was lost, and the effect is unknown. */
  readonly to: State | null | undefined;
}

/** The permission for one request. Only the gate can create it: the class is not exported, and because of its private fields, no other object has its type. */
class SinglePermit<V extends Verb> {
  readonly verb: V;
  readonly #target: Target;
  readonly #onEnd: (change: StateChange) => void;
  #state: 'new' | 'spent' | 'ended' = 'new';

  constructor(verb: V, target: Target, onEnd: (change: StateChange) => void) {
    this.verb = verb;
    this.#target = target;
    this.#onEnd = onEnd;
  }

  /** Uses the permit. A client calls it immediately before its request. @throws Error if the permit is for a different write, or was used before */
  spend(verb: V, request: Partial<TargetJob & TargetModule>): void {
    const permittedTarget: Partial<TargetJob & TargetModule> = this.#target;
    const names = Object.keys(request) as (keyof typeof request)[];
    const hasOtherTarget = names.some((name) => (request[name] ?? '') !== (permittedTarget[name] ?? ''));
    if (this.#state !== 'new' || this.verb !== verb || hasOtherTarget)
      throw new Error(
        `No permit to ${verb} ${request.job ?? request.deployment ?? request.allocation ?? request.module ?? ''}`,
      );
    this.#state = 'spent';
  }

  /** Creates the receipt. The sender of the request calls it when the effect is known; a request without an effect has no receipt. */
  end(change: StateChange): void {
    if (this.#state !== 'spent') throw new Error(`A permit to ${this.verb} ended while it was ${this.#state}`);
    this.#state = 'ended';
    this.#onEnd(change);
  }
}

export type Permit<V extends Verb = Verb> = SinglePermit<V>;

/** Fields that are equal in all receipts of a run. */
interface RunFacts {
  /** The origin of the service. */
  readonly address: string;
  readonly namespace: string;
  readonly region: string;
  readonly pullRequest: number | null;
  readonly commit: string;
  readonly actor: string;
  readonly triggeringActor: string;
  readonly run: string;
  readonly attempt: number;
}

/** The audit record of a write, an item of output `receipts`. */
export type Receipt = ReturnType<typeof createReceipt>;

export interface Gate {
  /** Returns the permit for a request that writes. Call it immediately before the request. @throws ActionError the refusal */
  requestPermit<V extends Verb>(verb: V, target: Target, evidence: Evidence): Permit<V>;
  /** Whether {@link requestPermit} would return a permit. */
  allows(verb: Verb, target: Target, evidence: Evidence): boolean;
  /** Whether a write is known to have taken effect. */
  readonly hasChanged: () => boolean;
}

interface GateOptions {
  /** The verbs of the mode, its main verb first. */
  readonly verbs: readonly Verb[];
  readonly facts: RunFacts;
  /** Called once for each write, immediately. */
  readonly onReceipt: (receipt: Receipt) => void;
}

export function createGate({ verbs, facts, onReceipt }: GateOptions): Gate {
  const writtenVersions = new Set<string>();
  let hasChanged = false;
  const checkRefusal = (verb: Verb, target: Target, evidence: Evidence): Error | undefined =>
    findRefusal(evidence, { verb, target, verbs, isWrittenByThisRun: writtenVersions.has(identifyVersion(target)) });
  return {
    hasChanged: () => hasChanged,
    allows: (verb, target, evidence) => checkRefusal(verb, target, evidence) === undefined,
    requestPermit(verb, target, evidence) {
      const refusal = checkRefusal(verb, target, evidence);
      if (refusal !== undefined) throw refusal;
      return new SinglePermit(verb, target, (change) => {
        hasChanged ||= change.to !== undefined;
        if ('job' in target) writtenVersions.add(identifyVersion({ ...target, index: change.to?.index }));
        onReceipt(createReceipt({ verb, target, change, facts, source: evidence.source }));
      });
    },
  };
}

/** Identifies a version of a job: indexes of two regions may be equal. */
function identifyVersion(target: Target): string {
  return 'job' in target && target.index ? JSON.stringify([target.region ?? '', target.job, target.index]) : '';
}

interface CompletedWrite {
  readonly verb: Verb;
  readonly target: Target;
  readonly change: StateChange;
  readonly facts: RunFacts;
  readonly source: ReceiptSource | undefined;
}

function createReceipt({ verb, target, change, facts, source }: CompletedWrite) {
  const { address, actor, triggeringActor, run, attempt } = facts;
  const {
    plan = '',
    pullRequest = facts.pullRequest,
    commit = facts.commit,
    approvedBy = [],
    lateValues,
  } = source ?? {};
  const isJob = 'job' in target;
  return {
    verb,
    ...(isJob ? { job: target.job } : { module: target.module }),
    ...(isJob && target.allocation !== undefined ? { allocation: target.allocation } : {}),
    namespace: (isJob && target.namespace) || facts.namespace,
    region: (isJob && target.region) || facts.region,
    address,
    from: change.from,
    to: change.to ?? null,
    plan,
    'pull-request': pullRequest,
    commit,
    actor,
    'triggering-actor': triggeringActor,
    'approved-by': approvedBy,
    ...(verb === 'register' && lateValues !== undefined ? { 'late-values': lateValues } : {}),
    run,
    attempt,
    at: new Date().toISOString(),
  };
}
