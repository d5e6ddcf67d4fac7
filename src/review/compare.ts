import type { ActionError } from '../errors.ts';
import { equalsInConstantTime, digestWithKey, type Digests } from './digests.ts';
import { matchesIdentifier, type GuardDigest, type RegisteredBefore, type ReviewedJob } from './record.ts';
import type { SigningKey } from '../inputs/review.ts';

/** A job as planned now. The fields of {@link ReviewedJob} are recorded unchanged. */
export interface PlannedNow extends Digests, Pick<ReviewedJob, 'file' | 'index' | 'evaluated' | 'changes' | 'stage'> {
  readonly id: string;
  readonly namespace: string;
  /** Empty for the region of the server. */
  readonly region: string;
  readonly hits: readonly GuardDigest[];
  readonly hides?: ReadonlySet<'id' | 'namespace' | 'region'>;
}

type ComparedJob = Pick<PlannedNow, 'id' | 'namespace' | 'region' | 'spec' | 'plan'>;

export type Comparison =
  | { readonly kind: 'same' }
  /** `address`: the job ID, namespace or region differs. */
  | {
      readonly kind: 'changed';
      readonly part: 'address' | 'specification' | 'plan';
      readonly inputs?: readonly string[];
      /** The lines of the reviewed plan in the comment; `undefined` if the comment lacks them. */
      readonly reviewedLines?: readonly string[] | undefined;
      /** The page of the run that made the plan, if known. */
      readonly planRun?: string | undefined;
    }
  /** The record contains no plan of the job. `inputs`, here and above: the inputs that differ from the plan, with both values. */
  | { readonly kind: 'not-in-plan'; readonly inputs?: readonly string[] }
  /** The same review was used to register the job before, and the job no longer runs. */
  | {
      readonly kind: 'done';
      readonly before: RegisteredBefore;
      /** Whether it was registered with a different late value than in this run. */
      readonly hasOtherValue?: boolean;
    }
  /** Registered since the plan, although the record does not show it. `isCertain`: false if Nomad's versions do not reach back to the plan, or cannot be read. `denied`: set if the token cannot read them. */
  | { readonly kind: 'registered-after-plan'; readonly isCertain: boolean; readonly denied?: ActionError | undefined };

export function compareWithReview(job: ComparedJob, recordedJob: ReviewedJob | undefined, key: SigningKey): Comparison {
  if (recordedJob === undefined) return { kind: 'not-in-plan' };
  const isMoved = (['id', 'namespace', 'region'] as const).some(
    (name) => !matchesIdentifier(recordedJob[name], job[name], key),
  );
  if (isMoved) return { kind: 'changed', part: 'address' };
  if (recordedJob.done !== undefined) return { kind: 'done', before: recordedJob.done };
  const sameSpec = equalsInConstantTime(recordedJob.spec, digestWithKey('specification', job.spec, key));
  if (!sameSpec) return { kind: 'changed', part: 'specification' };
  const samePlan = equalsInConstantTime(recordedJob.plan, digestWithKey('meaning', job.plan, key));
  return samePlan ? { kind: 'same' } : { kind: 'changed', part: 'plan' };
}
