import { ServiceError, type Help, type Reason } from '../../errors.ts';
import { requestMessage } from '../http/messages.ts';
import type { Answer } from '../http/types.ts';
import type { NomadCall } from './call.ts';
import { classifyRefusal, isHtml, type Classified } from './errors.ts';
import { nonEmpty } from './target.ts';

interface Refusal {
  readonly call: NomadCall;
  readonly answer: Answer;
  /** Of the server, with its port. */
  readonly host: string;
  /** As they were sent with the request. */
  readonly namespace?: string | undefined;
  readonly region?: string | undefined;
  readonly hasToken: boolean;
  /** Why there may be no token. */
  readonly noToken?: string | undefined;
  /** Removed from Nomad's text, should Nomad repeat them. */
  readonly secrets: readonly (string | undefined)[];
  /** Redacts Nomad's text. */
  readonly scrub?: ((text: string) => string) | undefined;
}

/** The error for a response with the status of a failure. */
export function nomadRefusal(refusal: Refusal): ServiceError {
  const { call, answer } = refusal;
  const { status } = answer;
  // Before the text is shortened: half a secret would not be found.
  const withoutSecrets = refusal.secrets.reduce<string>(
    (text, secret) => (nonEmpty(secret) === undefined ? text : text.replaceAll(String(secret), () => '‹hidden›')),
    answer.body,
  );
  const body = refusal.scrub?.(withoutSecrets) ?? withoutSecrets;
  const classified = classifyRefusal(status, body);
  // The response of another service to an unknown path is of no use, except for the title of a page.
  const isUseless = classified.about === 'other-service' && !isHtml(body);
  return new ServiceError({
    kind: classified.kind,
    reason: reasonOf(classified, refusal),
    message: requestMessage(sentenceFor(classified, refusal), { ...call, status }, isUseless ? '' : classified.text),
    ...remedyForRefusal(classified, refusal),
  });
}

/** What happened. The host is named where the address may be incorrect. */
function sentenceFor({ kind, about }: Classified, { call, answer, host }: Refusal): string {
  if (about === 'scheme') return `Nomad at ${host} expects HTTPS`;
  if (about === 'other-service') {
    if (call.since !== undefined) return `The API endpoint does not exist at ${host}`;
    return answer.status === 405
      ? `${host} answered with an empty body: is this the address of Nomad?`
      : `${host} answers, but is not Nomad`;
  }
  switch (kind) {
    case 'not-found':
      return 'Not found in Nomad';
    case 'unauthorized':
      return isHtml(answer.body) ? `Permission denied at ${host}` : `Permission denied by Nomad at ${host}`;
    case 'invalid':
      return 'Rejected as invalid by Nomad';
    case 'conflict':
      return 'Rejected by Nomad because the job has changed';
    case 'blocked':
      return 'Temporarily rejected by Nomad';
    case 'too-large':
      return 'Request too large for Nomad';
    case 'unreachable':
      return `Nomad is not available behind the gateway at ${host}`;
    case 'server':
      return `Nomad at ${host} reported a server error`;
  }
}

function reasonOf({ kind, about }: Classified, { call, namespace }: Refusal): Reason {
  if (about === 'scheme') return 'unreachable';
  switch (kind) {
    case 'invalid':
      // A namespace that no input sets comes from the job file.
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

function remedyForRefusal({ kind, text, about }: Classified, refusal: Refusal): Remedy {
  const { call } = refusal;
  switch (about) {
    case 'scheme':
      return { hint: 'Write `address` with `https://`.', help: 'http-or-https' };
    case 'other-service': {
      const hint = 'Check that `address` is the address of Nomad itself, without a path';
      return call.since === undefined
        ? { hint: `${hint}.`, help: 'not-nomad' }
        : { hint: `${hint}, and that Nomad is version ${call.since} or newer.`, help: 'not-the-service-itself' };
    }
    case 'region':
      return {
        hint: 'Set `region`, or the region in the job file, to one that Nomad knows.',
        help: 'unknown-namespace-or-region',
      };
    case 'namespace':
      return {
        hint: 'Set `namespace`, or the namespace in the job file, to an existing one, or create it (`nomad namespace apply`).',
        help: 'unknown-namespace-or-region',
      };
    case 'node-pool':
      return {
        hint: 'Set `node_pool` in the job file to an existing one (`nomad node pool list`), or create it (`nomad node pool apply`).',
        help: 'unknown-node-pool',
      };
    case 'binding-rules':
      return {
        hint: 'Compare the selectors of the binding rules (`nomad acl binding-rule list -json`) with the claims of this job: the IDs of the repository and its owner, and the environment. The policy or role that a rule names must exist.',
        help: 'no-binding-rule',
      };
    case undefined:
      break;
  }
  if (kind === 'unauthorized') return explainDenied(text, refusal);
  if (kind === 'not-found') {
    const hint = call.since === undefined ? {} : { hint: `Nomad before ${call.since} answers this for every job.` };
    return { help: 'no-such-job', ...hint };
  }
  return kind === 'conflict' ? { help: 'changed-meanwhile' } : {};
}

function explainDenied(text: string, { call, answer, namespace, hasToken, noToken }: Refusal): Remedy {
  if (isHtml(answer.body)) {
    const hint =
      'A web page is not an answer of Nomad: a proxy in front of it requires a log-in. Set `http-auth` if the proxy accepts it, or set `address` to Nomad itself.';
    return { hint, help: 'not-the-service-itself' };
  }
  if (call.deniedHint !== undefined) return { hint: call.deniedHint };
  const place = `in the namespace \`${namespace ?? 'default'}\``;
  const right = call.capability === undefined ? undefined : `the ACL capability ${call.capability} ${place}`;
  const replacement = right === undefined ? 'Set `token` to a valid one.' : `Set \`token\` to one with ${right}.`;
  if (!hasToken)
    return { hint: ['No token was given.', replacement, noToken ?? ''].join(' ').trim(), help: 'no-token' };
  if (/token expired/.test(text)) return { hint: `The token has expired. ${replacement}`, help: 'missing-right' };
  if (/token not found|UUID must be 36 characters/.test(text)) {
    return { hint: `Nomad does not know this token. ${replacement}`, help: 'missing-right' };
  }
  const needed = right === undefined ? 'The token may be' : `The token needs ${right}. It may also be`;
  return { hint: `${needed} unknown to Nomad, or expired.`, help: 'missing-right' };
}
