import type { Answer } from '../http/types.ts';
import type { Call } from './call.ts';
import { classify, type Classified, type Kind } from './errors.ts';
import { given } from './headers.ts';
import { isHtml } from './server-words.ts';
import { type Help, type Reason, ServiceError } from '../../errors.ts';

export interface Refused {
  readonly call: Call;
  readonly answer: Answer;
  /** As they went out with the request. */
  readonly namespace?: string | undefined;
  readonly region?: string | undefined;
  readonly hasToken: boolean;
  /** Why there may be none. */
  readonly noToken?: string | undefined;
  /** What no message may show, should the scheduler say it back. */
  readonly secrets: readonly (string | undefined)[];
  /** Takes out of its words what else must not be shown. */
  readonly scrub?: ((text: string) => string) | undefined;
}

/** A refusal as a person has to know it: what was asked, what the scheduler said in its own words, and the way out. */
export function refused(refusal: Refused): ServiceError {
  const { call, answer } = refusal;
  // Before anything is cut off: half a secret would not be found.
  const withoutOurs = refusal.secrets.reduce<string>(
    (told, secret) => (given(secret) === undefined ? told : told.replaceAll(String(secret), () => '‹hidden›')),
    answer.body,
  );
  const body = refusal.scrub?.(withoutOurs) ?? withoutOurs;
  const classified = classify(answer.status, body);
  const { about } = classified;
  const isOlder = call.since?.older?.test(classified.words) === true;
  const kind = isOlder ? 'server' : classified.kind;
  const verb = isOlder ? 'is too old to know this request' : about === 'scheme' ? 'speaks https' : VERBS[kind];
  return new ServiceError({
    kind,
    reason: reasonOf({ ...classified, kind }, refusal),
    message: `${call.method} ${call.path}: the scheduler ${verb} (${String(answer.status)}): ${classified.words}`,
    ...wayOutOf({ ...classified, kind }, refusal, isOlder),
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
  if (about === 'scheme') return 'unreachable';
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

interface WayOut {
  readonly hint?: string;
  readonly help?: Help;
}

function wayOutOf({ kind, about }: Classified, refusal: Refused, isOlder: boolean): WayOut {
  const { call, answer } = refusal;
  switch (about) {
    case 'scheme':
      return { hint: 'Write the input `address` with `https://`.', help: 'http-or-https' };
    case 'region':
    case 'namespace':
      return { hint: placeHint(about), help: 'unknown-namespace-or-region' };
    case 'node-pool':
      return {
        hint: 'Set `node_pool` in the job file to one that exists (`nomad node pool list`), or have it made (`nomad node pool apply`): the scheduler makes none for a job.',
        help: 'unknown-node-pool',
      };
    case undefined:
      break;
  }
  if (kind === 'unauthorized') return rightFor(refusal);
  const since = call.since === undefined ? undefined : `the request is known since version ${call.since.version}`;
  if (isOlder) return { hint: `Upgrade the scheduler: ${since ?? ''}.`, help: 'server-too-old' };
  if (kind === 'server' && answer.status === 404) {
    const too = since === undefined ? '' : `, and its version: ${since}`;
    const hint = `Check that the input \`address\` is that of the scheduler itself, without a path${too}.`;
    return { hint, help: 'not-the-service-itself' };
  }
  if (kind === 'not-found') {
    const isKnown = since === undefined || call.since?.older !== undefined;
    return { help: 'no-such-job', ...(isKnown ? {} : { hint: `An older server says the same of any job: ${since}.` }) };
  }
  return kind === 'conflict' ? { help: 'changed-meanwhile' } : {};
}

function placeHint(about: 'region' | 'namespace'): string {
  return about === 'region'
    ? 'Set the input `region`, or the region in the job file, to one that the scheduler knows.'
    : 'Set the input `namespace`, or the namespace in the job file, to one that exists: the scheduler makes none by itself.';
}

function rightFor({ call, answer, namespace, hasToken, noToken }: Refused): WayOut {
  if (isHtml(answer.body)) {
    const hint =
      'A web page is no answer of the scheduler: something in front of it wants a log-in. Set the input `http-auth` if it takes that, or the `address` of the scheduler itself.';
    return { hint, help: 'not-the-service-itself' };
  }
  if (call.denied !== undefined) return { hint: call.denied };
  const place = `in the namespace \`${namespace ?? 'default'}\``;
  const right = call.capability === undefined ? undefined : `the ACL capability ${call.capability} ${place}`;
  if (hasToken) {
    const needed = right === undefined ? 'The token may' : `The token needs ${right}; it may also`;
    return { hint: `${needed} be unknown to the scheduler, or expired.`, help: 'missing-right' };
  }
  const one = right === undefined ? '' : ` to one with ${right}`;
  const why = noToken === undefined ? '' : ` ${noToken}`;
  return { hint: `No token was given; set the input \`token\`${one}.${why}`, help: 'no-token' };
}
