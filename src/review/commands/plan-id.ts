import { createHmac } from 'node:crypto';
import type { ReviewRecord } from '../record.ts';
import type { SigningKey } from '../../inputs/review.ts';

/**
 * The ID of a reviewed plan: 8 hexadecimal digits that commands name. It covers the commit and what was planned, not what became of
 * it, so that a plan of the same meaning keeps its ID. Nobody without the key can compute that of another plan.
 */
export function planId(record: ReviewRecord, { secret }: SigningKey): string {
  const { repository, pullRequest, comment, head, cluster, namespace, region, jobs, removed, left } = record;
  const planned = jobs.map(({ done: _done, command: _command, ...job }) => job);
  const stops = removed.map(({ done: _done, ...job }) => job);
  const meaning = [repository, pullRequest, comment, head, cluster, namespace, region, planned, stops, left];
  return createHmac('sha256', secret)
    .update(`outrider:plan ${JSON.stringify(meaning)}`)
    .digest('hex')
    .slice(0, 8);
}
