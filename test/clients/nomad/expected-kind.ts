import type { RefusalKind } from '../../../src/clients/nomad/errors.ts';

/** The expected kind of a recorded error; anything not listed is an `invalid` request of a user. */
const EXPECTED: readonly (readonly [RegExp, RefusalKind])[] = [
  [/^Permission denied$|unable to validate provided token|^no role or policy bindings matched$/, 'unauthorized'],
  [/^Enforcing job modify index|^Current job has version/, 'conflict'],
  [/blocked due to active deployment/, 'blocked'],
  [/^Payload exceeds maximum size/, 'too-large'],
  [
    /^(job|job versions|eval|deployment|parameterized job|tag ".*"|job ".*"( in namespace .*)?) not found$/,
    'not-found',
  ],
];

export function expectedKind(status: number, body: string): RefusalKind {
  // Unknown paths and methods are no error of a user.
  return body === '' || status === 405 ? 'server' : (EXPECTED.find(([text]) => text.test(body))?.[1] ?? 'invalid');
}
