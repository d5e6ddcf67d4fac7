import { errorsIn, type ActionError, type Help, type Reason } from '../../errors.ts';
import type { CheckedMode } from './needs.ts';

/** From the worst to the best. */
export const checkStates = ['failed', 'warning', 'unknown', 'skipped', 'ok'] as const;
type CheckState = (typeof checkStates)[number];

/** What a check is about. */
export interface CheckSubject {
  /** Stable, for programs: `nomad-address`. */
  readonly id: string;
  /** For people, as prose: a name in back-ticks is code. */
  readonly subject: string;
  /** The modes of the input `for` that depend on it. */
  readonly modes: readonly CheckedMode[];
}

/** The result of one check. Texts are prose. */
export interface Check extends CheckSubject {
  /** `failed`: one of the modes would fail; `unknown`: it cannot be found out without a change. */
  readonly state: CheckState;
  readonly found: string;
  /** What to do; empty if there is nothing to do. */
  readonly wayOut: string;
  /** Only of a failed check. */
  readonly reason?: Reason;
  readonly help?: Help;
}

export interface CheckOutcome {
  readonly modes: readonly CheckedMode[];
  readonly checks: readonly Check[];
}

export function passed(subject: CheckSubject, found: string): Check {
  return { ...subject, state: 'ok', found, wayOut: '' };
}

export function warned(subject: CheckSubject, found: string, wayOut: string): Check {
  return { ...subject, state: 'warning', found, wayOut };
}

export function unknown(subject: CheckSubject, found: string, wayOut: string): Check {
  return { ...subject, state: 'unknown', found, wayOut };
}

/** A check that was not made, because another one failed or there is nothing to check. */
export function skipped(subject: CheckSubject, why: string): Check {
  return { ...subject, state: 'skipped', found: why, wayOut: '' };
}

export function failed(subject: CheckSubject, { message, hint, reason, help }: ActionError): Check {
  return { ...subject, state: 'failed', found: message.replace(/\.$/, ''), wayOut: hint ?? '', reason, help };
}

/** Makes a check; an error of it is its result, so that it hides no other check. */
export async function check(subject: CheckSubject, find: () => Promise<Check>): Promise<Check> {
  try {
    return await find();
  } catch (error) {
    return failedBy(subject, error);
  }
}

/** @throws what is not an error for users */
export function failedBy(subject: CheckSubject, error: unknown): Check {
  const [first, ...others] = errorsIn(error) ?? [];
  if (first === undefined) throw error;
  const message = [first, ...others].map((one) => one.message.replace(/\.$/, '')).join('. ');
  return failed(subject, others.length === 0 ? first : first.withMessage(message, undefined));
}
