/** The subjects of Nomad's refusals; the reason of an `invalid` request is the reason of the call. */
export type RefusalKind =
  | 'not-found'
  | 'unauthorized'
  | 'invalid'
  | 'conflict'
  | 'blocked'
  | 'too-large'
  | 'unreachable'
  | 'server';

/** By the sentence that a message begins with. */
const sentences: readonly (readonly [RegExp, RefusalKind])[] = [
  [/^Not found in Nomad/, 'not-found'],
  [/^Permission denied (?:by Nomad )?at |^The token needs |^No token is set, and Nomad at /, 'unauthorized'],
  [/^Rejected as invalid by Nomad|^The filter is not valid|^The job ID /, 'invalid'],
  [/^Rejected by Nomad because the job has changed/, 'conflict'],
  [/^Temporarily rejected by Nomad|does not accept job registrations$/, 'blocked'],
  [/^Request too large for Nomad|^The payload has /, 'too-large'],
  [/^Nomad is not available behind the gateway|^Timed out after /, 'unreachable'],
];

const reasonsByKind: Partial<Readonly<Record<RefusalKind, readonly (string | undefined)[]>>> = {
  invalid: ['parse', 'input', 'blocked', undefined],
  'too-large': ['input'],
  unreachable: ['unreachable', 'timed-out'],
  server: ['server', 'unreachable'],
};

/** The kind of an error, whose reason has to agree with its sentence. */
export function expectKind(message: string, reason: string | undefined): RefusalKind {
  const kind = sentences.find(([text]) => text.test(message))?.[1] ?? 'server';
  if (!(reasonsByKind[kind] ?? [kind]).includes(reason)) throw new Error(`"${message}" has the reason ${reason}`);
  return kind;
}

/** The expected kind of a recorded error; anything not listed is an `invalid` request of a user. */
const expected: readonly (readonly [RegExp, RefusalKind])[] = [
  [/^Permission denied$|unable to validate provided token|^no role or policy bindings matched$/, 'unauthorized'],
  [/^Enforcing job modify index|^Current job has version/, 'conflict'],
  [/blocked due to active deployment/, 'blocked'],
  [/^Payload exceeds maximum size/, 'too-large'],
  [
    /^(job|job versions|eval|deployment|parameterized job|tag ".*"|job ".*"( in namespace .*)?) not found$/,
    'not-found',
  ],
];

export function predictKind(status: number, body: string): RefusalKind {
  // Unknown paths and methods are not an error of a user.
  return body === '' || status === 405 ? 'server' : (expected.find(([text]) => text.test(body))?.[1] ?? 'invalid');
}
