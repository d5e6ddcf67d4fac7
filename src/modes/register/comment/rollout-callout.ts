import { describeRollout } from '../../../report/describe-rollout.ts';
import { helpUrl } from '../../../report/help.ts';
import { clipped, takeWithin, type Limit } from '../../../report/markdown/fit.ts';
import { code, link } from '../../../report/markdown/markdown.ts';
import { prose } from '../../../report/markdown/prose.ts';
import { rolloutFailure } from '../../../report/rollout-failure.ts';
import { isSuccessfulRollout } from '../../../rollout/outcome.ts';
import type { RegisteredJob } from '../outcome.ts';
import { describeRunning } from './state-table.ts';

const mostJobs = 5;
/** Of the limit. */
const share = 0.2;

/** Jobs whose rollout did not end well: why, what runs now, and the way out. */
export function rolloutCallout(jobs: readonly RegisteredJob[], limit: Limit): string {
  const lines = jobs.flatMap(rolloutLines);
  if (lines.length === 0) return '';
  const { taken } = takeWithin(lines.slice(0, mostJobs), limit.max * share, limit.measure);
  const left = lines.length - taken.length;
  const rest = left === 0 ? [] : [`> … and ${left} more in ${limit.elsewhere}.`];
  return ['> [!CAUTION]', [...taken, ...rest].join('\n>\n')].join('\n');
}

function rolloutLines({ planned: { id, file }, state }: RegisteredJob): readonly string[] {
  if (state.kind !== 'rolled-out' || isSuccessfulRollout(state.rollout)) return [];
  const { rollout } = state;
  const failure = rolloutFailure(rollout, { id, file });
  const running = describeRunning(rollout);
  const help = link('How to fix this', helpUrl(failure));
  const lines = [
    `**${code(clipped(id))}**: ${prose(clipped(describeRollout(rollout), 500))}.`,
    ...(running === '' ? [] : [`**Running now: ${running}.**`]),
    [...(failure.hint === undefined ? [] : [prose(failure.hint)]), help].join(' '),
  ];
  return [lines.map((line) => `> ${line}`).join('  \n')];
}
