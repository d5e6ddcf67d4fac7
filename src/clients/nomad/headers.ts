import { DIALECTS } from './dialect.ts';
import type { SchedulerOptions } from './options.ts';
import { ServiceError } from '../../errors.ts';

/**
 * The headers that go with every request.
 *
 * @throws ServiceError `invalid` when token and `httpAuth` need the same one.
 */
export function headersFor({ token, httpAuth, dialect }: SchedulerOptions): Record<string, string> {
  const basic = given(httpAuth);
  const secret = given(token);
  const tokenHeader = secret === undefined ? undefined : DIALECTS[dialect].tokenHeader(secret);
  if (basic !== undefined && tokenHeader?.[0] === 'authorization') {
    throw new ServiceError({
      kind: 'invalid',
      reason: 'input',
      message: `In the dialect \`${dialect}\` the inputs \`token\` and \`http-auth\` need the same header`,
      hint: 'Leave one of them out.',
    });
  }
  return {
    accept: 'application/json',
    ...(basic === undefined ? {} : { authorization: `Basic ${Buffer.from(basic).toString('base64')}` }),
    ...(tokenHeader === undefined ? {} : Object.fromEntries([tokenHeader])),
  };
}

/** An empty text is none. */
export function given(text: string | null | undefined): string | undefined {
  return text === null || text === '' ? undefined : text;
}
