import { clipped } from '../../text/markdown.ts';
import type { PlanOutcome, ShownHit } from './plan-outcome.ts';

export interface JobHit {
  readonly id: string;
  readonly namespace: string;
  readonly file: string;
  readonly hit: ShownHit;
}

/** The hits of all jobs, those that no file declares any more last. */
export function hitsOf({ jobs, removed }: Pick<PlanOutcome, 'jobs' | 'removed'>): readonly JobHit[] {
  return [
    ...jobs.flatMap(({ id, namespace, file, hits }) => hits.map((hit) => ({ id, namespace, file, hit }))),
    ...removed.flatMap(({ was: { id = '', namespace = '' } = {}, file, hits = [] }) =>
      hits.map((hit) => ({ id, namespace, file, hit })),
    ),
  ];
}

/** Whether a register refuses the job because of a hit. */
export function isRefusing({ hit }: Pick<JobHit, 'hit'>): boolean {
  return hit.allowedBy === undefined;
}

const longestValue = 120;

export function value(text: string): string {
  return /^\d+$/.test(text) ? text : `\`${clipped(text, longestValue)}\``;
}

export function place({ group, task }: ShownHit): string {
  if (task !== '') return `task \`${clipped(task)}\`: `;
  return group === '' ? '' : `group \`${clipped(group)}\`: `;
}

/** `task server: memory from 4096 to 2048 MiB (less-memory)`, with names in back-ticks. */
export function describeHit(hit: ShownHit): string {
  const { what, old, new: after, unit = '', guard } = hit;
  const change = old === '' ? (after === '' ? '' : ` ${value(after)}`) : ` from ${value(old)} to ${valueOrNone(after)}`;
  return `${place(hit)}${what}${change}${unit} (${guard})`;
}

export function valueOrNone(text: string): string {
  return text === '' ? 'none' : value(text);
}
