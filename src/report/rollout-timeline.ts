import { clipped, fence, nothing, type Markdown } from '../text/markdown.ts';
import { isSuccessfulRollout, type Rollout, type RolloutPhase } from '../rollout/outcome.ts';
import { rolloutKinds } from './describe-rollout.ts';

/** Milliseconds. A shorter rollout is described well enough by its duration. */
const shortest = 30_000;
const mostJobs = 20;
const longestName = 18;

const phaseNames: Readonly<Record<RolloutPhase['name'], string>> = {
  placement: 'Placement',
  canaries: 'Canaries start',
  wait: 'Canaries wait',
  allocations: 'Allocations start',
  rollback: 'Roll back',
};

/** A Gantt chart, which GitHub draws, of the rollouts that took longer than 30 s; times are in UTC. */
export function rolloutTimeline(jobs: readonly { readonly id: string; readonly rollout: Rollout }[]): Markdown {
  const long = jobs.filter(({ rollout }) => rollout.milliseconds > shortest && (rollout.phases ?? []).length > 0);
  if (long.length === 0) return nothing;
  return fence(
    [
      // Room for the names of the jobs.
      '%%{init: {"gantt": {"leftPadding": 110}}}%%',
      'gantt',
      '  title Rollout (UTC)',
      '  dateFormat YYYY-MM-DD HH:mm:ss',
      ...axisOf(Math.max(...long.map(({ rollout }) => rollout.milliseconds))),
      ...long.slice(0, mostJobs).flatMap(({ id, rollout }) => [`  section ${sectionName(id)}`, ...tasksOf(rollout)]),
    ],
    'mermaid',
  );
}

/** At most four ticks: more of them overlap on a phone. */
function axisOf(milliseconds: number): readonly string[] {
  const minutes = [1, 2, 5, 10, 30].find((size) => size * 180_000 >= milliseconds) ?? 60;
  return milliseconds <= 90_000
    ? ['  axisFormat %H:%M:%S', '  tickInterval 30second']
    : ['  axisFormat %H:%M', `  tickInterval ${minutes}minute`];
}

/** Without the characters that have a meaning in Mermaid. */
function sectionName(id: string): string {
  return clipped(id.replaceAll(/[^\p{L}\p{N} ._/-]/gu, '_'), longestName);
}

function tasksOf(rollout: Rollout): readonly string[] {
  const { phases = [], kind, milliseconds } = rollout;
  const start = phases[0]?.from.getTime() ?? 0;
  const end = new Date(start + milliseconds);
  const alarm = isSuccessfulRollout(rollout) ? '' : 'crit, ';
  const tasks = phases.flatMap(({ name, from }, at) => {
    const until = phases[at + 1]?.from ?? end;
    const promoted = name === 'wait' && phases[at + 1]?.name === 'allocations';
    return [
      `  ${phaseNames[name]}:${name === 'rollback' ? 'crit, ' : ''}${formatted(from)}, ${secondsBetween(from, until)}s`,
      ...(promoted ? [`  Promoted:milestone, ${formatted(until)}, 0s`] : []),
    ];
  });
  return [...tasks, `  ${rolloutKinds[kind]}:${alarm}milestone, ${formatted(end)}, 0s`];
}

/** A task of no length is not drawn. */
function secondsBetween(from: Date, until: Date): number {
  return Math.max(1, Math.round((until.getTime() - from.getTime()) / 1000));
}

function formatted(time: Date): string {
  return time.toISOString().slice(0, 19).replace('T', ' ');
}
