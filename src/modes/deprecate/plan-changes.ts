import { isOfFork } from '../../clients/github/context.ts';
import { commentMarker } from '../../clients/github/comments/find.ts';
import { failuresOf, versionsWithResult, type RegistryOutcome } from '../../deprecation/outcome.ts';
import { commitAndRun } from '../../operations/comments/comment-target.ts';
import { findCommentWriter } from '../../operations/comments/comment-writer.ts';
import { createRenewal } from '../../operations/comments/renew-comment.ts';
import { findOtherCheckout, warnOfOtherCheckout } from '../../operations/pull-request-files.ts';
import { moduleRecordOf } from '../../operations/review/record.ts';
import { changesMarkdown } from '../../report/modules/changes-comment.ts';
import { sameComment } from '../../report/comment/footer.ts';
import { sameRecord, stampLength } from '../../review/record-codec.ts';
import { COMMENT_LIMIT, commentLimit } from '../../text/fit.ts';
import { link, md, type Markdown } from '../../text/markdown.ts';
import { recordChanges } from './compare-changes.ts';
import type { Evidence } from '../../gate/evidence.ts';
import type { SigningKeys } from '../../inputs/review.ts';
import type { DecidedModule } from '../../operations/modules/apply-changes.ts';
import type { JudgeChanges } from '../../operations/modules/judge-modules.ts';
import type { RunContext } from '../../operations/run-context.ts';
import type { CommentDraft } from '../../report/comment/publish-comment.ts';
import type { Published } from '../../text/published.ts';
import type { DeprecateInputs } from './inputs.ts';

/** What a run with a signing key does: it shows the changes on a pull request, or makes those that a merged one has shown. */
export interface ChangeReview {
  /** Whether the run only shows the changes. */
  readonly isPlan: boolean;
  readonly judge: JudgeChanges;
  /** The comment on the pull request; undefined if none is written. */
  readonly comment: (outcome: RegistryOutcome) => Promise<CommentDraft | undefined>;
}

export type ReviewedInputs = DeprecateInputs & { readonly keys: SigningKeys };

/** Shows the changes on the pull request, and records what the comment shows. Nothing is written to the registry. */
export function planChanges(inputs: ReviewedInputs, context: RunContext): ChangeReview {
  const { event, workspace } = context;
  const { keys, comment, dryRun, registry } = inputs;
  let decided: readonly DecidedModule[] = [];
  return {
    isPlan: true,
    async judge(all) {
      decided = all.filter((one) => 'judged' in one);
      return { failures: [], evidenceOf: () => notMerged };
    },
    async comment(outcome) {
      const other = await findOtherCheckout({ context: event, directory: workspace });
      if (other !== undefined) warnOfOtherCheckout(context, other.commit, { subject: 'plan', verb: 'Run it' });
      // A dry run writes nothing.
      if (dryRun || other !== undefined) return undefined;
      const found = await findCommentWriter({ ...context, comment, subject: 'plan', keys });
      const { writeComment, pullRequest, place } = found;
      if (writeComment === undefined) return undefined;
      const failures = failuresOf(outcome);
      // Where something fails, the merge would change nothing.
      const shown = failures.length === 0 ? decided : [];
      const record = moduleRecordOf(
        { context: event, pullRequest, comment: comment.id, cluster: registry.address.host },
        keys,
        (key) => shown.flatMap((one) => recordChanges(one, key) ?? []),
      );
      const { render, longest } = createRendering(outcome, inputs, context);
      const renewal = place && createRenewal({ record, place, verbs: [], jobs: [], nomad: undefined });
      return {
        subject: 'plan',
        isOfFork: isOfFork(event),
        write: async () =>
          writeComment(render(record?.lines), {
            same: (one, another) => sameComment(one, another) && sameRecord(one, another, keys),
            create: versionsWithResult(outcome.modules, 'deprecated').length + failures.length > 0,
            renew: renewal?.with({ notice: undefined, render, longest }),
          }),
      };
    },
  };
}

/** Before the merge the gate permits no change. */
const notMerged: Evidence = {
  kind: 'reviewed',
  run: { failures: ['not merged'], approvals: [], guarded: [], failed: [], jobs: [], stops: [] },
  comparison: { kind: 'unseen' },
  index: undefined,
  source: { plan: '', pullRequest: null, commit: '', approvedBy: [] },
};

interface Rendering {
  readonly render: (record: Markdown | undefined) => Published;
  /** Of a draft. */
  readonly longest: number;
}

/** How the comment shows an outcome, with the last lines that it is given. */
export function createRendering(
  outcome: RegistryOutcome,
  { comment, registry }: ReviewedInputs,
  { event, runner }: Pick<RunContext, 'event' | 'runner'>,
): Rendering {
  const longest = COMMENT_LIMIT - stampLength;
  const where = { ...commitAndRun(event), cluster: registry.address.host, region: undefined, namespace: undefined };
  const marker = commentMarker(comment.id);
  const limit = commentLimit(md`the ${link(md`step summary`, where.run?.url)}`, longest);
  return {
    render: (record) => changesMarkdown(outcome, { where, marker, record, door: runner.door }, limit),
    longest,
  };
}
