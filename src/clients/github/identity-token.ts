import * as v from 'valibot';
import { ActionError, ServiceError } from '../../errors.ts';
import { parseJson } from '../http/json.ts';
import type { Transport } from '../http/types.ts';

/** Where the runner hands out identity tokens; only a job with `id-token: write` has it. */
export interface IdentityTokenSource {
  readonly url: string;
  readonly token: string;
}

const Token = v.object({ value: v.pipe(v.string(), v.minLength(1)) });

/**
 * A signed identity token (JWT), which names repository, branch and workflow of the run. Not by `getIDToken` of `@actions/core`: it reads the process's
 * environment, prints to its standard output, follows redirects, and knows neither our deadline nor our proxies, limits and errors.
 *
 * @param audience whom it is for; undefined: GitHub's own default, the address of the repository's owner
 * @throws ActionError `input` when the job may not have one; `unreachable`, `timed-out`; ServiceError `server` when GitHub gives something else
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
      message: 'Input `auth-method` is given, but GitHub gives this job no identity token.',
      help: 'no-identity-token',
      hint: 'Give the job `permissions: { id-token: write }`; a pull request from a fork cannot have it.',
    });
  }
  const url = new URL(source.url);
  if (audience !== undefined) url.searchParams.set('audience', audience);
  const headers = { authorization: `Bearer ${source.token}`, accept: 'application/json' };
  const { status, body } = await transport.send({ service: 'GitHub', method: 'GET', url, headers, repeatable: true });
  const answer = status === 200 ? v.safeParse(Token, parsed(body)) : undefined;
  if (answer?.success === true) return answer.output.value;
  throw new ServiceError({
    kind: 'server',
    reason: 'server',
    message: `GitHub gave no identity token (status ${status}).`,
    hint: 'Run the job again.',
    help: 'github-has-trouble',
  });
}

function parsed(body: string): unknown {
  try {
    return parseJson(body);
  } catch {
    return undefined;
  }
}
