import * as kinds from './kinds.ts';
import * as shared from './shared.ts';
import { quote } from './suggest.ts';
import type { Input, InputTable, RawInputs } from './input.ts';
import type { InputErrors } from './input-errors.ts';

/** Whether there is a comment. The default depends on the mode, so that action.yml has none. */
function commentInput(usual: 'auto' | 'off') {
  return {
    kind: { ...kinds.choice(['auto', 'off']), empty: usual },
    text: '`auto` keeps one comment on the pull request up to date; `off` writes no comment. If empty, `auto` in modes `plan` and `register`, `off` in mode `check-modules`.',
  } satisfies Input;
}

const otherInputs = {
  'comment-id': {
    kind: kinds.text,
    default: 'default',
    text: 'Identifier of the comment, for a pull request with several comments, such as one for each environment.',
  },
  'comment-author': {
    kind: kinds.text,
    text: "Login under which Outrider's comments appear, if GitHub does not report the owner of `github-token`.",
  },
} as const satisfies InputTable;

/** The inputs of the comment on the pull request, for modes that write one unless it is off. */
export const commentInputs = {
  'github-token': shared.githubToken,
  comment: commentInput('auto'),
  ...otherInputs,
} as const satisfies InputTable;

/** The same for modes that write a comment only on request. */
export const optionalCommentInputs = { ...commentInputs, comment: commentInput('off') } as const satisfies InputTable;

/** The comment on the pull request. */
export interface CommentInputs {
  readonly token: string | undefined;
  readonly wanted: boolean;
  readonly id: string;
  readonly author: string | undefined;
}

/** Reads the inputs of the comment; errors are collected. */
export function readComment(raw: RawInputs<typeof commentInputs>, errors: InputErrors): CommentInputs {
  const id = readIdentifier('comment-id', raw['comment-id'], errors);
  return { token: raw['github-token'], wanted: raw.comment === 'auto', id, author: raw['comment-author'] };
}

/** The ID by which a comment or an issue is found again. */
export function readIdentifier(name: string, text: string | undefined, errors: InputErrors): string {
  const id = text ?? '';
  if (!/^[\w.-]{1,64}$/.test(id))
    errors.add(name, `is ${quote(id)}, which is not a valid ID`, 'Use 1 to 64 letters, digits, `.`, `_` and `-`.');
  return id;
}
