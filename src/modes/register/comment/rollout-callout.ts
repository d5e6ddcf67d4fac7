import { describeCause, describeRollout } from '../../../report/describe-rollout.ts';
import { helpUrl } from '../../../report/help.ts';
import { clipped, takeWithin, type Limit } from '../../../report/markdown/fit.ts';
import { code, link } from '../../../report/markdown/markdown.ts';
import { prose } from '../../../report/markdown/prose.ts';
import { rolloutFailure } from '../../../report/rollout-failure.ts';
import { isSuccessfulRollout } from '../../../rollout/outcome.ts';
import type { CommentContext } from '../../../report/comment/comment-context.ts';
import { onlyJob } from '../headline.ts';
import type { RegisteredJob, RegisterOutcome } from '../outcome.ts';
import { deploymentsUrl, describeRunning } from './state-table.ts';

const mostJobs = 5;
/** Of the limit. */
const share = 0.2;

/** Jobs whose rollout did not end well: why, what runs now, and the way out. */
export function rolloutCallout(outcome: RegisterOutcome, context: Pick<CommentContext, 'ui'>, limit: Limit): string {
  const only = onlyJob(outcome);
  const lines = outcome.jobs.flatMap((job) => rolloutLines(job, describeEnd(job, only), context));
  if (lines.length === 0) return '';
  const { taken } = takeWithin(lines.slice(0, mostJobs), limit.max * share, limit.measure);
  const left = lines.length - taken.length;
  const rest = left === 0 ? [] : [`> … and ${left} more in ${limit.elsewhere}.`];
  return ['> [!CAUTION]', [...taken, ...rest].join('\n>\n')].join('\n');
}

/** How a rollout ended, and why; of the only job, which the headline names, only why. */
function describeEnd({ planned, state }: RegisteredJob, only: RegisteredJob | undefined): string {
  if (state.kind !== 'rolled-out') return '';
  if (only === undefined) return `**${code(clipped(planned.id))}**: ${sentence(describeRollout(state.rollout))}`;
  const cause = describeCause(state.rollout);
  return cause === '' ? '' : sentence(cause.charAt(0).toUpperCase() + cause.slice(1));
}

function sentence(text: string): string {
  return `${prose(clipped(text, 500))}.`;
}

function rolloutLines(job: RegisteredJob, end: string, context: Pick<CommentContext, 'ui'>): readonly string[] {
  const {
    planned: { id, file },
    state,
  } = job;
  if (state.kind !== 'rolled-out' || isSuccessfulRollout(state.rollout)) return [];
  const { rollout } = state;
  const failure = rolloutFailure(rollout, { id, file });
  const running = describeRunning(rollout);
  const deployments = deploymentsUrl(job, context);
  const links = [
    link('How to fix this', helpUrl(failure)),
    ...(deployments === undefined ? [] : [link('Deployments in Nomad', deployments)]),
  ].join(' · ');
  const lines = [
    ...(end === '' ? [] : [end]),
    ...(running === '' ? [] : [`**Running now: ${running}.**`]),
    [...(failure.hint === undefined ? [] : [prose(failure.hint)]), links].join(' '),
  ];
  return [lines.map((line) => `> ${line}`).join('  \n')];
}
