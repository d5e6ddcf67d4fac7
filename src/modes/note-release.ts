import { Failure } from '../failure.ts';
import { editRelease } from '../github/releases.ts';
import { withNote } from '../report/release-note.ts';
import { connectGitHub } from './place.ts';
import type { Context } from '../github/context.ts';
import type { Transport } from '../http/exchange.ts';
import type { JudgedModule } from '../report/registry-outcome.ts';

interface Noting {
  readonly context: Context;
  readonly token: string | undefined;
  readonly transport: Transport;
  /** Undefined for a run without one. */
  readonly tag: string | undefined;
  readonly modules: readonly JudgedModule[];
}

/**
 * Keeps the list of what a release deprecated in the text of the release itself.
 *
 * @throws Failure when it could not be written although it was asked for
 */
export async function noteRelease({
  context,
  token,
  transport,
  tag,
  modules,
}: Noting): Promise<'updated' | 'unchanged' | 'missing'> {
  const { repository, apiUrl } = context;
  if (tag === undefined || token === undefined || repository === undefined) return 'missing';
  try {
    const github = await connectGitHub(transport, apiUrl, token);
    return await editRelease(github, repository, tag, (body) => withNote(body, modules));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { reason, message, hint } = error;
    throw new Failure({
      reason,
      what: `The note in the release \`${tag}\` could not be written: ${message}`,
      hint:
        reason === 'unauthorized' || reason === 'not-found' ? 'Give the job `permissions: { contents: write }`.' : hint,
      cause: error,
    });
  }
}
