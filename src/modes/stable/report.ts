import type { ActionError } from '../../errors.ts';
import type { ShortReport } from '../../report/run-report.ts';

/** How a run of mode `stable` ended. */
export interface StableOutcome {
  readonly job: string;
  readonly stable: boolean;
  /** Undefined when it is unknown. */
  readonly version: number | undefined;
  readonly result: 'none' | 'already' | 'dry-run' | 'done';
  readonly failures: readonly ActionError[];
}

export function stableReport({ job, stable, version, result, failures }: StableOutcome): ShortReport {
  const name = `version ${version ?? ''} of \`${job}\``;
  const as = stable ? 'stable' : 'not stable';
  const text = {
    none: `No version of \`${job}\` was marked`,
    already: `Nothing to do: ${name} is already ${as}`,
    'dry-run': `Dry run: ${name} would be marked as ${as}`,
    done: `Marked ${name} as ${as}`,
  };
  return {
    headline: failures[0]?.message ?? text[result],
    sign: result === 'dry-run' ? '🔵' : '🟢',
    failures,
    notes: [],
    body: [],
    outputs: { 'job-version': version === undefined ? '' : String(version) },
  };
}
