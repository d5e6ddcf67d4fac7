import * as v from 'valibot';
import type { Job, JobGroup } from '../clients/nomad/jobs/job.ts';
import type { DesiredUpdates } from '../clients/nomad/jobs/plan.ts';

/** The effect of a registration on one task group; numbers of allocations. */
export interface GroupVerdict {
  readonly name: string;
  readonly created: number;
  /** Allocations that Nomad stops and creates again (`DestructiveUpdate`). For a service, only in the first step. */
  readonly replaced: number;
  readonly updatedInPlace: number;
  readonly stopped: number;
  readonly migrated: number;
  readonly canaries: number;
  readonly ignored: number;
  /** Allocations of other jobs that are preempted. */
  readonly preempted: number;
  readonly rescheduled: number;
  readonly update: GroupUpdate;
}

/** The update of a group to the new version. */
interface GroupUpdate {
  /** Allocations that the update replaces, over all steps. */
  readonly all: number;
  /** The number of allocations in one step; with canaries, of canaries. */
  readonly step: number;
  /** Whether all allocations are down at the same time. False for a group of one: every update replaces it. */
  readonly isAtOnce: boolean;
  /** The count in which Nomad includes completed allocations. */
  readonly countWithEnded: 'replaced' | 'stopped' | undefined;
  /** Whether Nomad keeps each replaced allocation until a node can run its successor, and some cannot be placed. */
  readonly isKeptUntilPlaced?: boolean;
}

export interface GroupPlan {
  readonly job: Job;
  readonly group: JobGroup | undefined;
  readonly updates: DesiredUpdates;
  readonly change: 'new' | 'edited' | 'unchanged' | 'stopped';
}

type Count = (plan: GroupPlan) => number;

/** The differences between job types. All other counts are numbers of allocations, for every type. */
interface CountRules {
  /** The part of `Place` that is created. If negative, the number of `DestructiveUpdate` allocations that are only stopped, if the counts show it. */
  readonly created: Count;
  /** The part of `Ignore` that a later step replaces. */
  readonly waiting?: Count;
  /** Allocations that serve while `DestructiveUpdate` allocations are down. */
  readonly serving: Count;
  /** The number of allocations that are replaced at the same time. */
  readonly maxParallel: Count;
  readonly countWithEnded?: GroupUpdate['countWithEnded'];
  /** Whether the plan of an unchanged job repeats the remaining steps of its rollout. */
  readonly repeatsRollout?: true;
}

/** A node that a constraint excludes lowers `Place`, even if an allocation on it is replaced. */
const countPlaced: Count = ({ updates: { Place } }) => Place;
const countCurrent: Count = ({ updates: { Ignore, InPlaceUpdate } }) => Ignore + InPlaceUpdate;
const countUnlimited: Count = () => Infinity;

/**
 * The meaning of Nomad's numbers for a task group: type of job × annotation × version. Verified against registrations on Nomad 1.8.4, 1.11.3, 2.0.5 and 2.0.6-dev.
 * The numbers of `system` jobs changed with their deployments in 1.11.0; servers before have no `Disconnect`.
 */
const countRules = {
  service: {
    // With more canaries than allocations, 2.0.5 plans `Place` as the count, and places canaries only.
    created: ({ updates: { Place, Canary }, group }) => (Canary > (group?.Count ?? Infinity) ? 0 : Place),
    // Placements count toward the first step. If allocations are updated in place, the ignored ones have failed and wait to be rescheduled.
    waiting: ({ updates: { Canary, DestructiveUpdate, InPlaceUpdate, Place, Ignore }, change }) =>
      Canary === 0 && (DestructiveUpdate > 0 || (change === 'edited' && Place > 0 && InPlaceUpdate === 0)) ? Ignore : 0,
    serving: (plan) => countCurrent(plan) + plan.updates.Canary,
    maxParallel: (plan) => plan.updates.DestructiveUpdate || readGroupParallel(plan) || Infinity,
  },
  // `Ignore` includes ended allocations of earlier versions; `Stop` includes them if the group is removed (or, since 1.11, its count is 0).
  batch: {
    created: countPlaced,
    serving: ({ updates: { InPlaceUpdate } }) => InPlaceUpdate,
    maxParallel: countUnlimited,
    countWithEnded: 'stopped',
  },
  // Ended allocations run again: nothing is known to be down.
  sysbatch: { created: countPlaced, serving: countUnlimited, maxParallel: countUnlimited, countWithEnded: 'replaced' },
  system: {
    // `Place` counts all nodes that can run the group, also nodes that run it already.
    created: (plan) => plan.updates.Place - countCurrent(plan) - plan.updates.DestructiveUpdate,
    serving: countCurrent,
    // A group with `max_parallel = 0` uses `max_parallel` of the job, by default 1.
    maxParallel: (plan) => readGroupParallel(plan) || readJobParallel(plan) || Infinity,
    repeatsRollout: true,
  },
  // Without deployments only the `update` block of the job itself sets a pace, and there is none by default.
  'system before 1.11': {
    created: countPlaced,
    serving: countCurrent,
    maxParallel: ({ job }) => readMaxParallel(job) || Infinity,
    repeatsRollout: true,
  },
} as const satisfies Readonly<Record<string, CountRules>>;

function selectRules({ job: { Type }, updates: { Disconnect } }: GroupPlan): CountRules {
  if (Type === 'system') return countRules[Disconnect === undefined ? 'system before 1.11' : 'system'];
  return Type === 'batch' || Type === 'sysbatch' ? countRules[Type] : countRules.service;
}

const updateSchema = v.object({ MaxParallel: v.nullish(v.number()) });

/** `undefined` without an `update` block. The parser omits default values. */
function readMaxParallel(part: Job | JobGroup | undefined, unset = 1): number | undefined {
  const result = v.safeParse(updateSchema, part?.['Update']);
  return result.success ? (result.output.MaxParallel ?? unset) : undefined;
}

function readJobParallel({ job }: GroupPlan): number {
  return readMaxParallel(job) ?? 1;
}

function readGroupParallel(plan: GroupPlan): number {
  return readMaxParallel(plan.group, readJobParallel(plan)) ?? readJobParallel(plan);
}

export function readGroupVerdict(name: string, plan: GroupPlan): GroupVerdict {
  const rules = selectRules(plan);
  const { updates } = plan;
  const isRepeated = rules.repeatsRollout === true && plan.change === 'unchanged';
  const createdCount = rules.created(plan);
  const stoppedOnly = isRepeated ? 0 : Math.min(Math.max(0, -createdCount), updates.DestructiveUpdate);
  const replacedCount = updates.DestructiveUpdate - stoppedOnly;
  return {
    name,
    created: Math.max(0, createdCount),
    replaced: replacedCount,
    updatedInPlace: updates.InPlaceUpdate,
    stopped: updates.Stop + stoppedOnly,
    migrated: updates.Migrate,
    canaries: updates.Canary,
    ignored: updates.Ignore,
    preempted: updates.Preemptions,
    rescheduled: updates.RescheduleNow,
    update: isRepeated ? noUpdate : computeGroupUpdate(replacedCount, plan, rules),
  };
}

const noUpdate: GroupUpdate = { all: 0, step: 0, isAtOnce: false, countWithEnded: undefined };

function computeGroupUpdate(replacedCount: number, plan: GroupPlan, rules: CountRules): GroupUpdate {
  const { DestructiveUpdate, Stop, Migrate, Ignore, Canary } = plan.updates;
  const waitingCount = rules.waiting?.(plan) ?? 0;
  // Canaries of a service run next to its allocations; canaries of a system job replace them.
  const replacedLater = Canary > 0 && replacedCount === 0 ? Math.max(plan.group?.Count ?? Ignore, Canary) : 0;
  const maxParallel = Canary > 0 ? Canary : rules.maxParallel(plan);
  const isAllDown = maxParallel >= DestructiveUpdate + waitingCount && rules.serving(plan) === 0;
  const isAtOnce = isAllDown && replacedCount > 0 && DestructiveUpdate + Stop + Migrate > 1;
  const all = replacedCount + replacedLater + waitingCount;
  return { all, step: Math.min(all, maxParallel), isAtOnce, countWithEnded: rules.countWithEnded };
}
