import { Failure, type Reason } from '../failure.ts';
import type { Answer } from '../http/exchange.ts';
import type { Call } from './call.ts';
import { classify, type Classified, type Kind } from './errors.ts';

export interface Refused {
  readonly call: Call;
  readonly answer: Answer;
  /** As they went out with the request. */
  readonly namespace?: string | undefined;
  readonly region?: string | undefined;
  readonly hasToken: boolean;
}

/** A refusal as a person has to know it: what was asked, what the scheduler said in its own words, and the way out. */
export function refused(refusal: Refused): Failure {
  const { call, answer } = refusal;
  const classified = classify(answer.status, answer.body);
  const asked = `${call.method} ${call.path}`;
  return new Failure({
    reason: reasonOf(classified, refusal),
    what: `${asked}: the scheduler ${VERBS[classified.kind]} (${String(answer.status)}): ${classified.words}`,
    hint: hintFor(classified, refusal),
  });
}

const VERBS: Readonly<Record<Kind, string>> = {
  'not-found': 'knows of none',
  unauthorized: 'denies it',
  invalid: 'refuses it',
  conflict: 'refuses it, for the job was changed meanwhile',
  blocked: 'does not take it now',
  'too-large': 'refuses it as too large',
  unreachable: 'cannot be reached behind its gateway',
  server: 'failed',
};

function reasonOf({ kind, about }: Classified, { call, namespace }: Refused): Reason {
  switch (kind) {
    case 'invalid':
      // A namespace that no one gave as such is the job file's own.
      return about === 'region' || (about === 'namespace' && namespace !== undefined) ? 'input' : call.mistake;
    case 'too-large':
      return 'input';
    case 'not-found':
    case 'unauthorized':
    case 'conflict':
    case 'blocked':
    case 'unreachable':
    case 'server':
      return kind;
  }
}

function hintFor({ kind, about }: Classified, { call, answer, namespace, hasToken }: Refused): string | undefined {
  if (kind === 'unauthorized') {
    const right = `the ACL capability ${call.capability} in the namespace \`${namespace ?? 'default'}\``;
    return hasToken
      ? `The token needs ${right}; it may also be unknown to the scheduler, or expired.`
      : `No token was given; set the input \`token\` to one with ${right}.`;
  }
  if (about === 'region') {
    return 'Set the input `region`, or the region in the job file, to one that the scheduler knows.';
  }
  if (about === 'namespace') {
    return 'Set the input `namespace`, or the namespace in the job file, to one that exists: the scheduler makes none by itself.';
  }
  if (kind === 'server' && answer.status === 404) {
    return 'Check that the input `address` is that of the scheduler itself, without a path.';
  }
  return undefined;
}
