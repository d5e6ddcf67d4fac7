import { ActionError, orUndefined } from '../../errors.ts';
import { readAuthorship } from '../../clients/github/comments/authorship.ts';
import { replaceComment, rewriteComment, type CommentOutcome } from '../../clients/github/comments/upsert.ts';
import { dateOfMeaning, dateRecord } from '../../review/record-date.ts';
import { isUnsigned } from '../../review/record-line.ts';
import type { CommentPlace } from '../../clients/github/comments/find.ts';

/** A comment with a record, and what its date depends on. */
export interface Dating {
  readonly place: CommentPlace;
  readonly body: string;
  readonly key: string | undefined;
  /** See `RunnerContext.graphqlUrl`. */
  readonly graphqlUrl: string | undefined;
}

/** Our comment as it is on GitHub. */
export interface KeptComment {
  readonly body?: string | null | undefined;
  readonly node_id?: string | null | undefined;
}

/**
 * The text to write over a comment: it keeps the date if the meaning is the same. Of an unsigned record only if no other account has edited the comment, because
 * with another text it would be Outrider's own again.
 */
export async function keepDate(current: KeptComment, { place, body, key, graphqlUrl }: Dating): Promise<string> {
  if (dateOfMeaning(current.body ?? '', body, key) === undefined) return body;
  const written = isUnsigned(body)
    ? await orUndefined(readAuthorship(place.github, graphqlUrl, current.node_id ?? undefined))
    : { body: current.body ?? '', byUs: true, editedByUs: true };
  if (written?.byUs !== true || !written.editedByUs) return body;
  // Author, editor and text have to come from the same answer.
  return dateRecord(body, dateOfMeaning(written.body, body, key), key);
}

/**
 * Writes the time of the first write of a meaning into its record: only GitHub's answer names it. Where that fails, the date stays unknown until the next
 * plan.
 */
export async function sealDate({ id, action, writtenAt }: CommentOutcome, { place, body, key }: Dating): Promise<void> {
  const isWritten = action === 'created' || action === 'updated';
  if (!isWritten || id === undefined || writtenAt === undefined) return;
  const dated = dateRecord(body, writtenAt.toISOString(), key);
  if (dated !== body) await orUndefined(replaceComment(place, { id }, dated));
}

/**
 * An unsigned record counts only if Outrider edited the comment last. Where another account edited it without changing its text, the same text is written
 * again. Undefined where that is not needed, or the editor is unknown.
 */
export async function rewriteIfEdited(
  { action, id, editedNodeId }: CommentOutcome,
  { place, body, graphqlUrl }: Dating,
): Promise<CommentOutcome | undefined> {
  if (action !== 'unchanged' || id === undefined || !isUnsigned(body)) return undefined;
  try {
    const authorship = await readAuthorship(place.github, graphqlUrl, editedNodeId);
    return authorship?.editedByUs === false ? await rewriteComment(place, id, body) : undefined;
  } catch (error) {
    if (error instanceof ActionError) return undefined;
    throw error;
  }
}
