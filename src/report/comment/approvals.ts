import { itemList, keepWhole, type Block } from '../../text/fit.ts';
import { count, details, isEmpty, join, md, name, nothing, prose, type Markdown } from '../../text/markdown.ts';
import { approvers } from '../plan/guard-hits.ts';
import type { ApprovalCount } from '../../review/approvals.ts';

/** `1 of 2 approvals since this plan` for each plan, with a folded list of reviews that do not count; empty if no approvals are needed. */
export function renderApprovals(counts: readonly ApprovalCount[]): readonly Block[] {
  const isOnePlan = new Set(counts.map(({ pullRequest }) => pullRequest)).size === 1;
  // If both rules need the same role, their counts are equal, and only the rule of the plan is shown.
  const shownCounts = counts.filter(
    ({ of, pullRequest, role }) =>
      of === 'plan' ||
      !counts.some((other) => other.of === 'plan' && other.pullRequest === pullRequest && other.role === role),
  );
  return shownCounts.flatMap((approval) =>
    renderApproval(approval, isOnePlan ? md`this plan` : md`the plan of #${approval.pullRequest}`),
  );
}

function renderApproval(
  { of, role, approvals, needed, objections, others }: ApprovalCount,
  plan: Markdown,
): readonly Block[] {
  const logins = approvals.map(({ login }) => name(login));
  const by = join(logins, ', ');
  const sign = objections.length > 0 ? '⛔' : approvals.length >= needed ? '✅' : '⏳';
  const scope = of === 'plan' ? nothing : md`Guarded changes: `;
  const approver = of === 'plan' ? nothing : md` by ${prose(approvers[role])}`;
  const counts = md`${sign} ${scope}**${approvals.length} of ${count(needed, 'approval')}**${approver} since ${plan}`;
  const lines = others.map(({ login, reason }) => md`- ${name(login)}: ${prose(reason)}`);
  const title = md`${count(others.length, 'review')} ${others.length === 1 ? md`does` : md`do`} not count`;
  return [
    keepWhole(isEmpty(by) ? md`${counts}.` : md`${counts} (${by}).`),
    itemList(lines, { more: (omitted) => md`- … and ${omitted} more`, wrap: (list) => details(title, list, false) }),
  ];
}
