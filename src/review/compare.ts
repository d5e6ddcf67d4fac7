import type { Digests } from './digests.ts';
import type { RegisteredBefore, ReviewedJob } from './record.ts';
import { isSame } from './seal.ts';

/** A job as it is planned now. */
export type PlannedNow = Pick<ReviewedJob, 'id' | 'namespace' | 'region'> & Digests;

/** How what would be registered stands to what was reviewed. */
export type Standing =
  | { readonly kind: 'same' }
  /** `place`: the file names another job, namespace or region. */
  | { readonly kind: 'changed'; readonly what: 'place' | 'specification' | 'plan' }
  /** No reviewer saw a plan of it. */
  | { readonly kind: 'unseen' }
  /** It was registered before, on the strength of the same review, and does not run any more. */
  | { readonly kind: 'done'; readonly before: RegisteredBefore };

/** Compares a job with the reviewed one of the same file. */
export function standingOf(now: PlannedNow, reviewed: ReviewedJob | undefined): Standing {
  if (reviewed === undefined) return { kind: 'unseen' };
  const moved = reviewed.id !== now.id || reviewed.namespace !== now.namespace || reviewed.region !== now.region;
  if (moved) return { kind: 'changed', what: 'place' };
  if (!isSame(reviewed.spec, now.spec)) return { kind: 'changed', what: 'specification' };
  if (reviewed.done !== undefined) return { kind: 'done', before: reviewed.done };
  return isSame(reviewed.plan, now.plan) ? { kind: 'same' } : { kind: 'changed', what: 'plan' };
}
