import { plural } from '../../plan/numbers.ts';
import { clipped, takeWithin, type Limit } from '../markdown/fit.ts';
import { details, nameCode } from '../markdown/markdown.ts';
import { prose } from '../markdown/prose.ts';
import type { ApprovalCount } from '../../review/approvals.ts';

/** Of the limit. */
const share = 0.1;

/** `1 of 2 approvals since this plan`, and folded why other reviews do not count; empty where no approvals are needed. */
export function approvalSection(approvals: ApprovalCount | undefined, limit: Limit): string {
  if (approvals === undefined) return '';
  const { given, needed, others } = approvals;
  const by = given.length === 0 ? '' : ` (${given.map(({ login }) => nameCode(clipped(login))).join(', ')})`;
  const sign = given.length >= needed ? '✅' : '⏳';
  const count = `${sign} **${given.length} of ${plural(needed, 'approval')}** since this plan${by}.`;
  if (others.length === 0) return count;
  const lines = others.map(({ login, why }) => `- ${nameCode(clipped(login))}: ${prose(why)}`);
  const { taken, left } = takeWithin(lines, limit.max * share, limit.measure);
  const rest = left === 0 ? [] : [`- … and ${left} more`];
  const title = `${plural(others.length, 'review')} ${others.length === 1 ? 'does' : 'do'} not count`;
  return `${count}\n\n${details(title, [...taken, ...rest].join('\n'), false)}`;
}
