import type { ActionError } from '../../errors.ts';
import type { ShortReport } from '../../report/run-report.ts';

/** How a run of mode `stable` ended. */
export interface StableOutcome {
  readonly job: string;
  readonly stable: boolean;
  /** Undefined when it is not known. */
  readonly version: number | undefined;
  readonly deed: 'none' | 'already' | 'dry-run' | 'done';
  readonly failures: readonly ActionError[];
}

/** What is said of a version that was marked. */
export function stableReport({ job, stable, version, deed, failures }: StableOutcome): ShortReport {
  const name = `version ${version ?? ''} of \`${job}\``;
  const as = stable ? 'stable' : 'not stable';
  const words = {
    none: `Nothing was marked in \`${job}\``,
    already: `Nothing to do: ${name} is ${as}`,
    'dry-run': `Dry run: ${name} would be marked as ${as}`,
    done: `Marked ${name} as ${as}`,
  };
  return {
    headline: failures[0]?.message ?? words[deed],
    sign: deed === 'dry-run' ? '🔵' : '🟢',
    failures,
    notes: [],
    body: [],
    outputs: { changed: String(deed === 'done'), 'job-version': version === undefined ? '' : String(version) },
  };
}
