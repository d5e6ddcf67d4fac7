import { ServiceError, type Help, type Reason } from '../../errors.ts';
import type { Answer } from '../http/types.ts';
import type { NomadCall } from './call.ts';
import { classifyRefusal, isHtml, type Classified, type RefusalKind } from './errors.ts';
import { nonEmpty } from './target.ts';

interface Refusal {
  readonly call: NomadCall;
  readonly answer: Answer;
  /** As they went out with the request. */
  readonly namespace?: string | undefined;
  readonly region?: string | undefined;
  readonly hasToken: boolean;
  /** Why there may be none. */
  readonly noToken?: string | undefined;
  /** What no message may show, should Nomad repeat it. */
  readonly secrets: readonly (string | undefined)[];
  /** Hides in its words what else must not be shown. */
  readonly scrub?: ((text: string) => string) | undefined;
}

/** The error of an answer that is no success: what was asked, what Nomad answered in its own words, and what to do. */
export function nomadRefusal(refusal: Refusal): ServiceError {
  const { call, answer } = refusal;
  // Before anything is cut off: half a secret would not be found.
  const withoutSecrets = refusal.secrets.reduce<string>(
    (text, secret) => (nonEmpty(secret) === undefined ? text : text.replaceAll(String(secret), () => '‹hidden›')),
    answer.body,
  );
  const body = refusal.scrub?.(withoutSecrets) ?? withoutSecrets;
  const classified = classifyRefusal(answer.status, body);
  const { kind, text, about } = classified;
  const verb = about === 'scheme' ? 'speaks https' : VERBS[kind];
  return new ServiceError({
    kind,
    reason: reasonOf(classified, refusal),
    message: `${call.method} ${call.path}: Nomad ${verb} (${String(answer.status)}): ${text}`,
    ...remedyForRefusal(classified, refusal),
  });
}

const VERBS: Readonly<Record<RefusalKind, string>> = {
  'not-found': 'knows of none',
  unauthorized: 'denies it',
  invalid: 'refuses it',
  conflict: 'refuses it, for the job was changed meanwhile',
  blocked: 'does not take it now',
  'too-large': 'refuses it as too large',
  unreachable: 'cannot be reached behind its gateway',
  server: 'failed',
};

function reasonOf({ kind, about }: Classified, { call, namespace }: Refusal): Reason {
  if (about === 'scheme') return 'unreachable';
  switch (kind) {
    case 'invalid':
      // A namespace that no one gave as such is the job file's own.
      return about === 'region' || (about === 'namespace' && namespace !== undefined) ? 'input' : call.invalidReason;
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

interface Remedy {
  readonly hint?: string;
  readonly help?: Help;
}

function remedyForRefusal({ kind, about }: Classified, refusal: Refusal): Remedy {
  const { call, answer } = refusal;
  switch (about) {
    case 'scheme':
      return { hint: 'Write the input `address` with `https://`.', help: 'http-or-https' };
    case 'region':
    case 'namespace':
      return { hint: placeHint(about), help: 'unknown-namespace-or-region' };
    case 'node-pool':
      return {
        hint: 'Set `node_pool` in the job file to one that exists (`nomad node pool list`), or have it made (`nomad node pool apply`): Nomad makes none for a job.',
        help: 'unknown-node-pool',
      };
    case undefined:
      break;
  }
  if (kind === 'unauthorized') return missingRight(refusal);
  const since = call.since === undefined ? undefined : `the request is known since version ${call.since}`;
  if (kind === 'server' && answer.status === 404) {
    const too = since === undefined ? '' : `, and its version: ${since}`;
    const hint = `Check that the input \`address\` is that of Nomad itself, without a path${too}.`;
    return { hint, help: 'not-the-service-itself' };
  }
  if (kind === 'not-found') {
    const hint = since === undefined ? {} : { hint: `An older server says the same of any job: ${since}.` };
    return { help: 'no-such-job', ...hint };
  }
  return kind === 'conflict' ? { help: 'changed-meanwhile' } : {};
}

function placeHint(about: 'region' | 'namespace'): string {
  return about === 'region'
    ? 'Set the input `region`, or the region in the job file, to one that Nomad knows.'
    : 'Set the input `namespace`, or the namespace in the job file, to one that exists: Nomad makes none by itself.';
}

function missingRight({ call, answer, namespace, hasToken, noToken }: Refusal): Remedy {
  if (isHtml(answer.body)) {
    const hint =
      'A web page is no answer of Nomad: something in front of it wants a log-in. Set the input `http-auth` if it takes that, or the `address` of Nomad itself.';
    return { hint, help: 'not-the-service-itself' };
  }
  if (call.deniedHint !== undefined) return { hint: call.deniedHint };
  const place = `in the namespace \`${namespace ?? 'default'}\``;
  const right = call.capability === undefined ? undefined : `the ACL capability ${call.capability} ${place}`;
  if (hasToken) {
    const needed = right === undefined ? 'The token may' : `The token needs ${right}; it may also`;
    return { hint: `${needed} be unknown to Nomad, or expired.`, help: 'missing-right' };
  }
  const one = right === undefined ? '' : ` to one with ${right}`;
  const why = noToken === undefined ? '' : ` ${noToken}`;
  return { hint: `No token was given; set the input \`token\`${one}.${why}`, help: 'no-token' };
}
