import type { ActionError } from '../../errors.ts';
import type { ShortReport } from '../../report/run-report.ts';

/** How a run of mode `stable` ended. */
export interface StableOutcome {
  readonly job: string;
  readonly stable: boolean;
  /** Undefined when it is not known. */
  readonly version: number | undefined;
  readonly result: 'none' | 'already' | 'dry-run' | 'done';
  readonly failures: readonly ActionError[];
}

/** What is said of a version that was marked. */
export function stableReport({ job, stable, version, result, failures }: StableOutcome): ShortReport {
  const name = `version ${version ?? ''} of \`${job}\``;
  const as = stable ? 'stable' : 'not stable';
  const text = {
    none: `Nothing was marked in \`${job}\``,
    already: `Nothing to do: ${name} is ${as}`,
    'dry-run': `Dry run: ${name} would be marked as ${as}`,
    done: `Marked ${name} as ${as}`,
  };
  return {
    headline: failures[0]?.message ?? text[result],
    sign: result === 'dry-run' ? '🔵' : '🟢',
    failures,
    notes: [],
    body: [],
    outputs: { changed: String(result === 'done'), 'job-version': version === undefined ? '' : String(version) },
  };
}
