import * as kinds from './kinds.ts';
import * as shared from './shared.ts';
import { quote } from './suggest.ts';
import type { Input, InputErrors, InputTable, InputValues } from './input.ts';

/** Defines the input `comment`. Its default depends on the mode, so action.yml has none. */
function defineComment(defaultValue: 'auto' | 'off') {
  return {
    kind: { ...kinds.choose(['auto', 'off']), empty: defaultValue },
    text: '`auto` keeps one comment on the pull request up to date; `off` writes none. If empty, `off` in mode `check-modules`, otherwise `auto`.',
  } satisfies Input;
}

const otherInputs = {
  environment: shared.environment,
  'comment-author': {
    kind: kinds.text,
    text: "Login of the account that writes Outrider's comments, if GitHub does not report it for `github-token`.",
  },
} as const satisfies InputTable;

/** The inputs of the comment on the pull request, for modes that write a comment by default. */
export const commentInputs = {
  'github-token': shared.githubToken,
  comment: defineComment('auto'),
  ...otherInputs,
} as const satisfies InputTable;

/** The inputs of the comment, for modes that write a comment only on request. */
export const optionalCommentInputs = { ...commentInputs, comment: defineComment('off') } as const satisfies InputTable;

export type CommentInputs = Readonly<ReturnType<typeof readComment>>;

export function readComment(values: InputValues<typeof commentInputs>, errors: InputErrors) {
  const { githubToken: token, comment, environment, commentAuthor: author } = values;
  return { token, isEnabled: comment === 'auto', id: readEnvironment(environment, errors), author };
}

/** The ID by which a comment or an issue is found again. */
export function readEnvironment(id = '', errors: InputErrors): string {
  const problem = `is ${quote(id)}, which is not a valid ID`;
  if (!/^[\w.-]{1,64}$/.test(id)) errors.add('environment', problem, 'Use 1 to 64 letters, digits, `.`, `_` and `-`.');
  return id;
}
