import { createInputErrors, type Environment } from '../../inputs/input.ts';
import { readInput } from '../../inputs/read.ts';
import { readComment } from '../../inputs/github.ts';
import { readSigningKeyInput } from '../../inputs/review.ts';
import { buildCommentContext } from '../../operations/comments/comment-target.ts';
import { findCommentWriter, type CommentingRun } from '../../operations/comments/comment-writer.ts';
import { createRenewal } from '../../operations/comments/renew-comment.ts';
import { publishComment } from '../../report/comment/publish-comment.ts';
import { renderErrors } from '../../report/publish.ts';
import { createCommentMarker } from '../../clients/github/comments/find.ts';
import { upsertComment } from '../../clients/github/comments/upsert.ts';
import { md } from '../../text/markdown.ts';
import { nothingPlanned } from '../../report/plan/plan-outcome.ts';
import { planInputs } from './inputs.ts';
import { createPlanReport } from './report.ts';
import type { ActionError } from '../../errors.ts';

type ErrorRun = Omit<CommentingRun, 'comment' | 'subject' | 'keys'> & {
  readonly env: Environment;
  readonly isRegister: boolean;
};

/**
 * Replaces the plan, which would look current, by the errors of invalid inputs; those of a register run are a separate comment, because its plan stays valid.
 * Registrations stay. Writes nothing if a comment input is invalid.
 */
export async function commentOnErrors(
  failures: readonly ActionError[],
  { env, isRegister, ...run }: ErrorRun,
): Promise<void> {
  const errors = createInputErrors(env, planInputs);
  const values = {
    githubToken: readInput('github-token', planInputs['github-token'], env, errors),
    comment: readInput('comment', planInputs.comment, env, errors) ?? 'off',
    environment: readInput('environment', planInputs.environment, env, errors),
    commentAuthor: readInput('comment-author', planInputs['comment-author'], env, errors),
    signingKey: readInput('signing-key', planInputs['signing-key'], env, errors),
  };
  const comment = readComment(values, errors);
  const keys = readSigningKeyInput(values, errors);
  if (errors.list.length > 0 || comment.token === undefined) return;
  const { writeComment, thread } = await findCommentWriter({ ...run, comment, keys, subject: 'plan' });
  if (writeComment === undefined) return;
  const { event, runner } = run;
  if (isRegister && thread !== undefined) {
    const marker = createCommentMarker(comment.id, 'refusal');
    const body = runner.publisher.markdown(md`${marker}\n${renderErrors('Not registered', failures)}`);
    const options = { isSame: (present: string) => present === body, mayCreate: true };
    const write = async () => upsertComment({ ...thread, marker }, body, options);
    return void (await publishComment({ subject: 'outcome', isForkRun: false, write }, runner));
  }
  const report = createPlanReport({
    outcome: { ...nothingPlanned, failures },
    context: buildCommentContext({ event, runner, inputs: { comment } }),
    comment: {
      write: writeComment,
      keys,
      renewal: thread && createRenewal({ record: undefined, thread, verbs: [], jobs: [], nomad: undefined }),
    },
    isForkRun: false,
  });
  if (report.comment !== undefined) await publishComment(report.comment, runner);
}
