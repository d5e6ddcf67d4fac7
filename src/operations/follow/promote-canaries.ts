import { ActionError } from '../../errors.ts';
import { withTimeout } from '../../clients/http/pace.ts';
import {
  areHealthy,
  findInterruption,
  mayWaitForPromotion,
  waitingCanaries,
  waitingGroups,
  type Canary,
} from '../../rollout/canaries.ts';
import { writeToNomad } from '../write-permitted.ts';
import { watchRollout, type RolloutWrite } from './watch-rollout.ts';
import type { Watching } from './watching.ts';
import type { Allocation } from '../../clients/nomad/allocations.ts';
import type { Deployment } from '../../clients/nomad/deployments.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { NamespaceTarget } from '../../clients/nomad/target.ts';
import type { Permit } from '../../gate/gate.ts';
import type { RolloutState, Soak } from '../../rollout/judge-deployment.ts';

/** The promotion of canaries. */
export interface Promoting {
  /** Milliseconds without interruption that every canary must be healthy. */
  readonly after: number;
  /** Asks the gate, right before the request. */
  readonly permit: (deployment: Deployment) => Promise<Permit<'promote'>>;
}

/** Milliseconds between two looks at the allocations while nothing changes: two requests a minute. */
const lookEvery = 30_000;
/** Milliseconds between two looks while a canary is not healthy, at least. */
const unsettledLook = 2000;
/** Milliseconds before the next attempt after Nomad has refused a promotion. */
const afterRefusal = 5000;

/**
 * Watches the rollout of a write like {@link watchRollout}, and promotes the canaries of its own deployment once all of them have been healthy for long
 * enough. Between two looks at the allocations a task may restart unseen, so that the looks compare how often it has started.
 */
export async function* promoteCanaries(
  write: RolloutWrite,
  { after, permit, cancelled }: Promoting & { readonly cancelled: AbortSignal },
  watching: Watching,
): AsyncGenerator<RolloutState> {
  const stop = new AbortController();
  const states = watchRollout(write, stoppable(watching, stop.signal));
  const clock = startSoakClock(after);
  let state: RolloutState | undefined;
  let pending: ReturnType<typeof states.next> | undefined;
  let promoted: string | undefined;
  try {
    for (;;) {
      pending ??= states.next();
      const heard = state?.soak === undefined ? await pending : await withTimeout(clock.untilLook(), pending);
      if (heard !== undefined) {
        pending = undefined;
        if (heard.done === true) return;
        state = heard.value;
      }
      const own = state?.own;
      if (state === undefined || own === undefined || own.ID === promoted || !mayWaitForPromotion(own)) {
        clock.end();
        if (state !== undefined) yield state;
        continue;
      }
      // The watch has read them with each change of the deployment.
      const allocations: readonly Allocation[] =
        (heard === undefined ? undefined : state.allocations) ?? (await watching.nomad.listJobAllocations(write.job));
      state = { ...state, allocations, soak: clock.look(own, allocations) };
      yield state;
      if (!clock.isDue() || cancelled.aborted) continue;
      const refusal = await promote({ nomad: watching.nomad, own, ...write.job, permit });
      if (refusal === undefined) promoted = own.ID;
      state = { ...state, soak: refusal === undefined ? undefined : clock.refuse(refusal) };
      yield state;
    }
  } finally {
    stop.abort();
    // It rejects because of the abort.
    pending?.catch(() => undefined);
    await states.return(undefined);
  }
}

function stoppable(watching: Watching, stop: AbortSignal): Watching {
  return {
    ...watching,
    options: (signal) => watching.options(signal === undefined ? stop : AbortSignal.any([signal, stop])),
  };
}

interface PromotedOnce extends NamespaceTarget, Pick<Promoting, 'permit'> {
  readonly nomad: Nomad;
  readonly own: Deployment;
}

/** Promotes once, by the deployment's ID; returns Nomad's refusal, such as that a canary is not healthy. */
async function promote({ nomad, own, permit, namespace, region }: PromotedOnce): Promise<ActionError | undefined> {
  const deployment = { id: own.ID, namespace, region };
  const version = { version: own.JobVersion, index: own.JobSpecModifyIndex };
  try {
    await writeToNomad<'promote', unknown>({
      from: () => version,
      permit: async () => permit(own),
      send: async (permitted) => nomad.promoteDeployment(permitted, deployment),
      async find() {
        const now = await nomad.readDeployment(deployment);
        return waitingGroups(now).size === 0 || now.Status !== 'running' ? now : undefined;
      },
      to: () => version,
    });
    return undefined;
  } catch (error) {
    const isRefusal = error instanceof ActionError && ['blocked', 'not-found', 'unauthorized'].includes(error.reason);
    if (isRefusal) return error;
    throw error;
  }
}

/** Measures how long the canaries have been healthy without interruption. */
interface SoakClock {
  /** Milliseconds until the next look. */
  readonly untilLook: () => number;
  readonly look: (own: Deployment, allocations: readonly Allocation[]) => Soak;
  /** Whether all canaries have been healthy for long enough. */
  readonly isDue: () => boolean;
  /** After a refusal the wait starts again. */
  readonly refuse: (refusal: ActionError) => Soak;
  /** The canaries do not wait any more. */
  readonly end: () => void;
}

function startSoakClock(after: number): SoakClock {
  let since: number | undefined;
  let before: readonly Canary[] | undefined;
  let last: Soak | undefined;
  let notBefore = 0;
  const left = (): number =>
    Math.max(0, since === undefined ? after : since + after - performance.now(), notBefore - performance.now());
  return {
    // A timer may fire a little early.
    untilLook: () => Math.min(lookEvery, Math.max(since === undefined ? unsettledLook : 1, Math.ceil(left()) + 1)),
    isDue: () => since !== undefined && left() === 0,
    look(own, allocations) {
      const now = waitingCanaries(own, allocations);
      const interruption = findInterruption(before, now, own);
      before = now;
      if (interruption !== undefined) since = undefined;
      if (areHealthy(now, own)) since ??= performance.now();
      last = { left: left(), interruption: interruption ?? last?.interruption, denial: undefined };
      return last;
    },
    refuse(refusal) {
      [since, before, notBefore] = [undefined, undefined, performance.now() + afterRefusal];
      const denial = refusal.reason === 'unauthorized' ? refusal : undefined;
      last = { left: left(), interruption: refusal.message, denial };
      return last;
    },
    end() {
      [since, before, notBefore, last] = [undefined, undefined, 0, undefined];
    },
  };
}
