import { ActionError, errorsIn } from '../../errors.ts';
import type { CheckedMode } from '../needs.ts';

/** From the worst to the best. */
export const checkStates = ['failed', 'warning', 'unknown', 'skipped', 'ok'] as const;

type CheckState = (typeof checkStates)[number];

export type Finding = {
  readonly found: string;
  /** What to do; empty if there is nothing to do. */
  readonly fix: string;
} & (
  | { readonly state: 'failed'; readonly error: Pick<ActionError, 'reason' | 'help'> }
  /** `unknown`: it cannot be found out without a change. */
  | { readonly state: Exclude<CheckState, 'failed'> }
);

export interface Probe<Answer = unknown> {
  /** Stable, for programs: `nomad-address`. */
  readonly id: string;
  /** For people, as prose: a name in back-ticks is code. */
  readonly subject: string;
  /** The modes that depend on it; there is no check without one. */
  readonly modes: readonly CheckedMode[];
  /** @throws ActionError the finding; Skip where the failure of another probe leaves nothing to ask */
  ask?(): Promise<Answer>;
  /** Undefined for no check. */
  judge(answer: Answer): Finding | undefined;
}

/** Lets TypeScript derive the type of the answer. */
export function probe<Answer>(row: Probe<Answer>): Probe {
  return row;
}

export type Check = Finding & {
  readonly id: string;
  readonly subject: string;
  readonly modes: readonly string[];
};

/**
 * Runs all probes at once. The failure of one hides no other.
 *
 * @param end aborted at the timeout of the run, with an error that names only one of the services
 */
export async function runProbes(probes: readonly Probe[], end: AbortSignal): Promise<readonly Check[]> {
  const needed = probes.filter(({ modes }) => modes.length > 0);
  const found = await Promise.all(needed.map((row) => findingOf(row, end)));
  return needed.flatMap(({ id, subject, modes }, at) => {
    const finding = found[at];
    return finding === undefined ? [] : [{ id, subject, modes: modes.map(({ name }) => name), ...finding }];
  });
}

async function findingOf(row: Probe, end: AbortSignal): Promise<Finding | undefined> {
  try {
    return row.judge(await row.ask?.());
  } catch (error) {
    if (error instanceof Skip) return error.isShown ? skipped(error.message) : undefined;
    const [first, ...others] = errorsIn(error) ?? [];
    if (first === undefined) throw error;
    if (first === end.reason) return failed(noAnswer);
    const message = [first, ...others].map((one) => one.message.replace(/\.$/, '')).join('. ');
    return failed(others.length === 0 ? first : first.withMessage(message, undefined));
  }
}

const noAnswer = new ActionError({
  reason: 'timed-out',
  message: 'No answer before the timeout of the run',
  hint: 'Raise `timeout`, or check why the service is slow.',
});

export class Skip extends Error {
  /** Whether the report has a row for it. */
  readonly isShown: boolean;

  /** @param why for people, as prose */
  constructor(why: string, isShown = false) {
    super(why);
    this.isShown = isShown;
  }
}

/** The answer to what another probe asks: without it there is nothing to ask. */
export async function orSkip<T>(answer: Promise<T>, why: string, isShown = false): Promise<T> {
  return answer.catch(() => {
    throw new Skip(why, isShown);
  });
}

/** Shows the row where there is nothing to ask. */
export async function shown<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    throw error instanceof Skip ? new Skip(error.message, true) : error;
  });
}

export function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return async () => (answer ??= ask());
}

export function passed(found: string): Finding {
  return { state: 'ok', found, fix: '' };
}

export function warned(found: string, fix: string): Finding {
  return { state: 'warning', found, fix };
}

export function unknown(found: string, fix: string): Finding {
  return { state: 'unknown', found, fix };
}

export function skipped(why: string): Finding {
  return { state: 'skipped', found: why, fix: '' };
}

export function failed({ message, hint, reason, help }: ActionError): Finding {
  return { state: 'failed', found: message.replace(/\.$/, ''), fix: hint ?? '', error: { reason, help } };
}
