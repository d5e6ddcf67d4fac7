import { plural } from '../../nomad-plan/numbers.ts';
import { clipped, takeWithin, type Limit } from '../markdown/fit.ts';
import { details, nameCode } from '../markdown/markdown.ts';
import { prose } from '../markdown/prose.ts';
import type { ApprovalCount } from '../../review/approvals.ts';

/** Of the limit. */
const share = 0.1;

/** `1 of 2 approvals since this plan`, and folded why other reviews do not count, for each plan; empty where no approvals are needed. */
export function approvalSection(counts: readonly ApprovalCount[], limit: Limit): string {
  const room = { ...limit, max: limit.max / Math.max(1, counts.length) };
  const isOne = counts.length === 1;
  const sections = counts.map((count) =>
    sectionOf(count, isOne ? 'this plan' : `the plan of #${count.pullRequest}`, room),
  );
  return takeWithin(sections, limit.max * share * 2, limit.measure).taken.join('\n\n');
}

function sectionOf({ given, needed, objections, others }: ApprovalCount, plan: string, limit: Limit): string {
  const by = given.length === 0 ? '' : ` (${given.map(({ login }) => nameCode(clipped(login))).join(', ')})`;
  const sign = objections.length > 0 ? '⛔' : given.length >= needed ? '✅' : '⏳';
  const count = `${sign} **${given.length} of ${plural(needed, 'approval')}** since ${plan}${by}.`;
  if (others.length === 0) return count;
  const lines = others.map(({ login, why }) => `- ${nameCode(clipped(login))}: ${prose(why)}`);
  const { taken, left } = takeWithin(lines, limit.max * share, limit.measure);
  const rest = left === 0 ? [] : [`- … and ${left} more`];
  const title = `${plural(others.length, 'review')} ${others.length === 1 ? 'does' : 'do'} not count`;
  return `${count}\n\n${details(title, [...taken, ...rest].join('\n'), false)}`;
}
