import { ActionError, orElseAll } from '../../errors.ts';
import { removeFullStop } from '../../text/numbers.ts';
import type { CheckedMode } from '../needs.ts';

/** The worst first. */
export const checkStates = ['failed', 'warning', 'unknown', 'skipped', 'ok'] as const;

export type CheckFinding = {
  readonly found: string;
  /** The next step; empty if there is none. */
  readonly fix: string;
} & (
  | { readonly state: 'failed'; readonly error: Pick<ActionError, 'reason' | 'help'> }
  /** `unknown`: it cannot be determined without a change. */
  | { readonly state: Exclude<(typeof checkStates)[number], 'failed'> }
);

export type Check = CheckFinding & {
  /** Stable, for programs: `nomad-address`. */
  readonly id: string;
  /** For people, as prose: a name in back-ticks is code. */
  readonly subject: string;
  readonly modes: readonly string[];
};

export function createCheckBuilder(modes: readonly CheckedMode[]) {
  const names = modes.map(({ name }) => name);
  return (id: string, subject: string, finding: CheckFinding): Check => ({ id, subject, modes: names, ...finding });
}

/**
 * Returns the response, or its failure as a finding: a failed check hides no other check.
 *
 * @param end aborted at the timeout of the run, with an error that names only one of the services
 */
export async function toFinding<T>(
  response: Promise<T>,
  end: AbortSignal,
): Promise<{ readonly value: T } | { readonly failure: CheckFinding }> {
  const read = response.then((value) => ({ value }));
  return orElseAll(read, ([first = noResponse, ...others]) => {
    if (first === end.reason) return { failure: fail(noResponse) };
    const message = [first, ...others].map((failure) => removeFullStop(failure.message)).join('. ');
    return {
      failure: fail(others.length === 0 ? first : first.with({ message, request: undefined, location: undefined })),
    };
  });
}

const noResponse = new ActionError({
  reason: 'timed-out',
  message: 'No response before the timeout of the run',
  hint: 'Raise `timeout`, or check why the service is slow.',
});

export function pass(statement: string): CheckFinding {
  return { state: 'ok', found: statement, fix: '' };
}

export function warn(statement: string, fix: string): CheckFinding {
  return { state: 'warning', found: statement, fix };
}

export function reportUnknown(statement: string, fix: string): CheckFinding {
  return { state: 'unknown', found: statement, fix };
}

export function skip(reason: string): CheckFinding {
  return { state: 'skipped', found: reason, fix: '' };
}

/** The finding of a run from which GitHub withholds inputs and permissions. */
export const skippedOfFork = skip('GitHub gives pull requests from forks neither secrets nor variables');

export function fail({ message, hint, reason, help }: ActionError): CheckFinding {
  return { state: 'failed', found: removeFullStop(message), fix: hint ?? '', error: { reason, help } };
}
