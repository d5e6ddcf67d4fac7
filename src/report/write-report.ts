import type { ShortReport } from './run-report.ts';
import type { Sign } from '../text/markdown.ts';
import { toRolloutError, type RolloutHints } from './rollout-failure.ts';
import { describeRollout, listCanaries, formatRolloutResult } from './describe-rollout.ts';
import { isSuccessfulRollout, type Rollout } from '../rollout/outcome.ts';
import type { ActionError } from '../errors.ts';

export interface JobWrite {
  /** `none`: nothing was written; see `failures`. */
  readonly result: 'none' | 'already' | 'dry-run' | 'done';
  /** The `JobModifyIndex` after the write; `undefined` if unknown. */
  readonly index?: number | undefined;
  readonly version?: number | undefined;
  readonly evalId?: string | undefined;
  /** `undefined` if it was not followed. */
  readonly rollout?: Rollout | undefined;
  readonly failures: readonly ActionError[];
}

export interface WriteTexts {
  readonly job: string;
  readonly results: Readonly<Record<Exclude<JobWrite['result'], 'none'>, string>>;
  readonly hints: RolloutHints;
}

/** Green only if this run wrote, or followed an earlier write. */
export function selectWriteSign(result: string, rollout?: Rollout): Sign {
  if (result === 'dry-run') return '🔵';
  if (rollout?.kind === 'awaiting-promotion') return '🟠';
  return rollout === undefined && ['already', 'gone', 'no-canaries'].includes(result) ? '⚪' : '🟢';
}

export function createWriteReport(write: JobWrite, { job, results, hints }: WriteTexts): ShortReport {
  const { result, index, version, evalId, rollout } = write;
  const isFailed = rollout !== undefined && !isSuccessfulRollout(rollout);
  const failure = isFailed ? toRolloutError(rollout, { id: job, file: undefined, hints }) : undefined;
  const rolloutText = rollout === undefined ? '' : `: ${describeRollout(rollout, 'all allocations are placed')}`;
  return {
    headline: write.failures[0] ?? `${result === 'none' ? '' : results[result]}${rolloutText}`,
    sign: selectWriteSign(result, rollout),
    failures: [...write.failures, ...(failure === undefined ? [] : [failure])],
    cause: rollout?.denial === undefined ? failure : undefined,
    job: {
      ...formatRolloutResult(rollout),
      evaluation: rollout?.evalId || (evalId ?? ''),
      version: version ?? null,
      index: index ?? null,
    },
    canaries: listCanaries([rollout]),
  };
}
