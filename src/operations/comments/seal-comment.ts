import type { Published } from '../../text/published.ts';
import { rewriteComment, type CommentOutcome } from '../../clients/github/comments/upsert.ts';
import { openRecord, sealRecord, type Stamp } from '../../review/record-codec.ts';
import type { GitHub } from '../../clients/github/client.ts';
import type { CommentPlace } from '../../clients/github/comments/find.ts';
import type { SigningKeys } from '../../inputs/review.ts';

/** Seconds that a write may take: the time in a record is not earlier than that of the write. */
const margin = 2;

/** A comment with its record stamped by GitHub's clock and signed, to be written at once; without a key it stays unchanged. */
export function sealComment(
  draft: Published,
  times: Omit<Stamp, 'at'>,
  { github, keys }: { readonly github: GitHub; readonly keys: SigningKeys | undefined },
): Published {
  if (keys === undefined) return draft;
  const at = Math.floor(github.now().getTime() / 1000) + margin;
  return sealRecord(draft, { ...times, at }, keys);
}

/**
 * Writes a comment once more if its write took longer than expected: with the time in its record, the write would count as the edit of another account.
 *
 * @param sealed the text that was written
 */
export async function sealAgainIfLate(
  outcome: CommentOutcome,
  sealed: Published,
  { place, keys }: { readonly place: CommentPlace; readonly keys: SigningKeys | undefined },
): Promise<CommentOutcome> {
  const { id, writtenAt } = outcome;
  const opened = openRecord(sealed, keys);
  if (id === undefined || writtenAt === undefined || opened.kind !== 'opened') return outcome;
  const { at, since } = opened.record;
  if (Math.floor(writtenAt.getTime() / 1000) <= at) return outcome;
  // A meaning that was new has not been shown before this write.
  const shown = { since: since === at ? Math.floor(writtenAt.getTime() / 1000) + margin : since };
  const again = await rewriteComment(place, id, sealComment(sealed, { shown }, { github: place.github, keys }));
  return { ...again, action: outcome.action };
}
