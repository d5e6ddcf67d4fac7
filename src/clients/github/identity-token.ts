import * as v from 'valibot';
import { ActionError, ServiceError } from '../../errors.ts';
import { parseJsonOrUndefined } from '../http/json.ts';
import { describeRequest } from '../http/messages.ts';
import type { Transport } from '../http/types.ts';

/** The runner's endpoint for identity tokens; only for jobs with `id-token: write`. */
export interface IdentityTokenSource {
  readonly url: string;
  readonly token: string;
}

const tokenSchema = v.object({ value: v.pipe(v.string(), v.minLength(1)) });

/**
 * Requests a signed identity token (JWT), which names the repository, branch and workflow of the run. Without `getIDToken` of `@actions/core`, which reads the
 * process's environment, prints to its standard output, follows redirects, and does not use Outrider's deadline, proxies, limits and errors.
 *
 * @param audience by default GitHub's own: the URL of the repository's owner
 * @throws ActionError `input` if the job has no permission; `unreachable`, `timed-out`; ServiceError `server` for an
 *   unexpected response
 * @see https://docs.github.com/en/actions/concepts/security/openid-connect
 */
export async function readIdentityToken(
  transport: Transport,
  source: IdentityTokenSource | undefined,
  audience: string | undefined,
): Promise<string> {
  if (source === undefined) {
    throw new ActionError({
      reason: 'input',
      message: 'Input `auth-method` is set, but this job cannot get an identity token.',
      help: 'no-identity-token',
      hint: 'Add `id-token: write` to the `permissions` of the job. Pull requests from forks cannot have it.',
    });
  }
  const url = new URL(source.url);
  if (audience !== undefined) url.searchParams.set('audience', audience);
  const headers = { authorization: `Bearer ${source.token}`, accept: 'application/json' };
  const { status, body } = await transport.send({ service: 'GitHub', method: 'GET', url, headers, repeatable: true });
  const response = status === 200 ? v.safeParse(tokenSchema, parseJsonOrUndefined(body)) : undefined;
  if (response?.success === true) return response.output.value;
  const request = { method: 'GET', path: url.pathname, status };
  throw new ServiceError({
    reason: 'server',
    ...describeRequest('Unexpected response from GitHub: expected an identity token', request),
    hint: 'Re-run this workflow job.',
    help: 'github-is-unavailable',
  });
}
