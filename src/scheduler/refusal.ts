import type { Reason } from '../failure.ts';
import type { Answer } from '../http/exchange.ts';
import type { Call } from './call.ts';
import { classify, type Classified, type Kind } from './errors.ts';
import { given } from './headers.ts';
import { SchedulerFailure } from './scheduler-failure.ts';

export interface Refused {
  readonly call: Call;
  readonly answer: Answer;
  /** As they went out with the request. */
  readonly namespace?: string | undefined;
  readonly region?: string | undefined;
  readonly hasToken: boolean;
  /** What no message may show, should the scheduler say it back. */
  readonly secrets: readonly (string | undefined)[];
}

/** A refusal as a person has to know it: what was asked, what the scheduler said in its own words, and the way out. */
export function refused(refusal: Refused): SchedulerFailure {
  const { call, answer } = refusal;
  // Before anything is cut off: half a secret would not be found.
  const body = refusal.secrets.reduce<string>(
    (told, secret) => (given(secret) === undefined ? told : told.replaceAll(String(secret), () => '‹hidden›')),
    answer.body,
  );
  const classified = classify(answer.status, body);
  const isOlder = call.since?.older?.test(classified.words) === true;
  const kind = isOlder ? 'server' : classified.kind;
  const verb = isOlder ? 'is too old to know this request' : VERBS[kind];
  return new SchedulerFailure({
    kind,
    reason: reasonOf({ ...classified, kind }, refusal),
    what: `${call.method} ${call.path}: the scheduler ${verb} (${String(answer.status)}): ${classified.words}`,
    hint: hintFor({ ...classified, kind }, refusal, isOlder),
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

function hintFor({ kind, about }: Classified, refusal: Refused, isOlder: boolean): string | undefined {
  const { call, answer } = refusal;
  if (kind === 'unauthorized') {
    return call.denied ?? rightFor(refusal);
  }
  if (about === 'region') {
    return 'Set the input `region`, or the region in the job file, to one that the scheduler knows.';
  }
  if (about === 'namespace') {
    return 'Set the input `namespace`, or the namespace in the job file, to one that exists: the scheduler makes none by itself.';
  }
  const since = call.since === undefined ? undefined : `the request is known since version ${call.since.version}`;
  if (isOlder) {
    return `Upgrade the scheduler: ${since ?? ''}.`;
  }
  if (kind === 'server' && answer.status === 404) {
    const too = since === undefined ? '' : `, and its version: ${since}`;
    return `Check that the input \`address\` is that of the scheduler itself, without a path${too}.`;
  }
  if (kind === 'not-found' && since !== undefined && call.since?.older === undefined) {
    return `An older server says the same of any job: ${since}.`;
  }
  return undefined;
}

function rightFor({ call, namespace, hasToken }: Refused): string {
  if (call.capability === undefined) {
    return hasToken
      ? 'The token may be unknown to the scheduler, or expired.'
      : 'No token was given; set the input `token`.';
  }
  const right = `the ACL capability ${call.capability} in the namespace \`${namespace ?? 'default'}\``;
  return hasToken
    ? `The token needs ${right}; it may also be unknown to the scheduler, or expired.`
    : `No token was given; set the input \`token\` to one with ${right}.`;
}
