/** What a run can do to a job, or to a version of a module. */
export type Verb =
  | 'register'
  | 'stop'
  | 'promote'
  | 'fail'
  | 'revert'
  | 'scale'
  | 'dispatch'
  | 'evaluate'
  | 'periodic-force'
  | 'stability'
  | 'deprecate'
  | 'reinstate';

/** A job, as far as a write names it. */
export interface TargetJob {
  readonly job: string;
  /** Undefined for those of the connection. */
  readonly namespace?: string | undefined;
  readonly region?: string | undefined;
  /** The ID of the deployment that is promoted or failed. */
  readonly deployment?: string | undefined;
  /** The `JobModifyIndex` that made what is changed: of the job as it was read, or of the deployment's version. */
  readonly index?: number | null | undefined;
}

/** A version of a module. */
export interface TargetModule {
  readonly module: string;
  readonly version: string;
}

export type Target = TargetJob | TargetModule;

/** A workflow step that names the job or the module in its own inputs. */
interface Operator {
  readonly kind: 'operator';
  /** Of the jobs or modules; child jobs are included. */
  readonly names: readonly string[];
}

/** A comment that names the verb, the job and the plan. */
interface Commanded {
  readonly kind: 'commanded';
  readonly job: string;
}

/** A record of what reviewers saw. */
interface Reviewed {
  readonly kind: 'reviewed';
}

export type Evidence = Operator | Commanded | Reviewed;

/**
 * The permission for one request. The class is not exported: only the gate creates permits, and its private field makes
 * every other object another type.
 */
class OnePermit<V extends Verb> {
  readonly verb: V;
  readonly target: Target;
  #isSpent = false;

  constructor(verb: V, target: Target) {
    this.verb = verb;
    this.target = target;
  }

  /**
   * For a client, right before its request.
   *
   * @throws Error an internal one, for a permit of another write, or one that was spent before
   */
  spend(verb: V, request: Partial<TargetJob & TargetModule>): void {
    const permitted: Partial<TargetJob & TargetModule> = this.target;
    const other = (Object.keys(request) as (keyof typeof request)[]).find(
      (name) => (request[name] ?? '') !== (permitted[name] ?? ''),
    );
    if (this.#isSpent || this.verb !== verb || other !== undefined)
      throw new Error(`No permit to ${verb} ${request.job ?? request.deployment ?? request.module ?? ''}`);
    this.#isSpent = true;
  }
}

export type Permit<V extends Verb = Verb> = OnePermit<V>;

/** The gate of a run. */
export interface Gate {
  /**
   * Asked right before each request that writes.
   *
   * @throws ActionError the refusal
   */
  mayWrite<V extends Verb>(verb: V, target: Target, evidence: Evidence): Permit<V>;
}

/** @param verbs those of the mode */
export function createGate(verbs: readonly Verb[]): Gate {
  return {
    mayWrite(verb, target, evidence) {
      const name = 'job' in target ? target.job : target.module;
      if (!verbs.includes(verb)) throw new Error(`This mode does not ${verb} ${name}`);
      checkEvidence(name, evidence);
      return new OnePermit(verb, target);
    },
  };
}

function checkEvidence(name: string, evidence: Evidence): void {
  if (evidence.kind === 'reviewed') return;
  const names = evidence.kind === 'operator' ? evidence.names : [evidence.job];
  if (!names.some((one) => name === one || name.startsWith(`${one}/`)))
    throw new Error(`The inputs of this run do not name ${name}`);
}
