/** What a label reports about a plan. */
export const planLabels = ['replaces', 'cannot place', 'no change'] as const;
export type PlanLabel = (typeof planLabels)[number];

/** GitHub's limit of a label. */
const maxLength = 50;
/** Characters of a `comment-id` that fit into every label. */
export const maxIdLength = maxLength - Math.max(...planLabels.map((label) => labelName(label, '').length));

/** The name of a label; with the ID of the comment where a pull request has several, so that their plans do not remove each other's. */
export function labelName(label: PlanLabel, commentId: string): string {
  return `outrider: ${label}${commentId === 'default' ? '' : ` (${commentId})`}`;
}
