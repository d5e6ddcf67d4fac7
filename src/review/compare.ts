import type { Digests } from './digests.ts';
import { matchesIdentifier } from './identifiers.ts';
import type { RegisteredBefore, ReviewedJob } from './record.ts';
import { equalsInConstantTime } from './record-codec.ts';

/** A job as it is planned now; of a plan that is left in a record all but its names goes into it as it is. */
export interface PlannedNow extends Digests, Pick<ReviewedJob, 'file' | 'index' | 'evaluated' | 'changes'> {
  readonly id: string;
  readonly namespace: string;
  /** Empty for the server's own. */
  readonly region: string;
  /** Which of its names hold hidden values. */
  readonly hides?: ReadonlySet<'id' | 'namespace' | 'region'>;
}

type ComparedJob = Pick<PlannedNow, 'id' | 'namespace' | 'region' | 'spec' | 'plan'>;

/** What would be registered, compared with what was reviewed. */
export type Comparison =
  | { readonly kind: 'same' }
  /** `place`: the file names another job, namespace or region. */
  | { readonly kind: 'changed'; readonly what: 'place' | 'specification' | 'plan' }
  /** No reviewer saw a plan of it. */
  | { readonly kind: 'unseen' }
  /** It was registered before, on the strength of the same review, and does not run any more. */
  | { readonly kind: 'done'; readonly before: RegisteredBefore }
  /** The record does not know of it, but it was registered since the plan; or whether it was is not known. */
  | { readonly kind: 'since'; readonly isKnown: boolean };

/** Compares a job with the reviewed one of the same file. */
export function compareWithReview(
  now: ComparedJob,
  reviewed: ReviewedJob | undefined,
  key: string | undefined,
): Comparison {
  if (reviewed === undefined) return { kind: 'unseen' };
  const moved = (['id', 'namespace', 'region'] as const).some(
    (name) => !matchesIdentifier(reviewed[name], now[name], key),
  );
  if (moved) return { kind: 'changed', what: 'place' };
  if (!equalsInConstantTime(reviewed.spec, now.spec)) return { kind: 'changed', what: 'specification' };
  if (reviewed.done !== undefined) return { kind: 'done', before: reviewed.done };
  return equalsInConstantTime(reviewed.plan, now.plan) ? { kind: 'same' } : { kind: 'changed', what: 'plan' };
}
