import { describeSetting, planTokenSecret, ServiceError, type Help, type Reason } from '../../../errors.ts';
import { describeRequest } from '../../http/messages.ts';
import { removeFullStop } from '../../../text/numbers.ts';
import type { ServiceResponse } from '../../http/types.ts';
import { type NomadCall, dropEmpty, resolveTarget } from './call.ts';
import type { NomadOptions } from './dialect.ts';

/** The kind of a rejected request: its reason, and a description for a message. */
interface RefusalKind {
  /** `undefined` for an invalid request: `NomadCall.invalidReason` applies. */
  readonly reason: Reason | undefined;
  readonly title: (host: string) => string;
}

const notFound: RefusalKind = { reason: 'not-found', title: () => 'Not found in Nomad' };
const deniedKind: RefusalKind = { reason: 'unauthorized', title: (host) => `Permission denied by Nomad at ${host}` };
const invalid: RefusalKind = { reason: undefined, title: () => 'Rejected as invalid by Nomad' };
const conflict: RefusalKind = { reason: 'conflict', title: () => 'Rejected by Nomad because the job has changed' };
const blockedKind: RefusalKind = { reason: 'blocked', title: () => 'Temporarily rejected by Nomad' };
const disabledKind: RefusalKind = {
  reason: 'blocked',
  title: (host) => `Nomad at ${host} does not accept job registrations`,
};
const tooLarge: RefusalKind = { reason: 'input', title: () => 'Request too large for Nomad' };
const gateway: RefusalKind = {
  reason: 'unreachable',
  title: (host) => `Nomad is not available behind the gateway at ${host}`,
};
const limitedKind: RefusalKind = {
  reason: 'server',
  title: (host) => `Nomad at ${host}, or a proxy in front of it, limits requests`,
};
const tooManyConnections: RefusalKind = {
  reason: 'server',
  title: (host) => `Nomad at ${host} accepts no more connections from this address`,
};
const fault: RefusalKind = { reason: 'server', title: (host) => `Nomad at ${host} reported a server error` };

// Errors without their own status arrive as 500 in plain text, so they are recognized by their text. It may follow
// several `rpc error: `, one for each hop between servers. Source of the texts: Nomad 1.8 to 2.0.5.
const busyText =
  /No cluster leader|Not ready to serve consistent reads|^(rpc error: )*no servers$|session shutdown$|: broken pipe$|rpc error:.{0,500}(EOF|timeout|connection|i\/o)/;
/** The texts of Go's web server and of nginx. */
export const tlsRequiredText = /sent an HTTP request to an HTTPS server|plain HTTP request was sent to HTTPS port/;
const refusalRules: readonly (readonly [text: RegExp, kind: RefusalKind, about?: ClassifiedRefusal['subject']])[] = [
  [/are disabled by the scheduler configuration$/, disabledKind, 'disabled'],
  [/^Your IP is issuing too many concurrent connections/, tooManyConnections, 'connections'],
  [
    /Permission denied$|ACL token (not found|expired)|acl token lookup failed|failed to parse signed|missing key ID header/,
    deniedKind,
  ],
  [/no role or policy bindings matched$/, deniedKind, 'binding-rules'],
  [/Enforcing job modify index|Current job has version \d+; enforcing/, conflict],
  [/blocked due to active deployment/, blockedKind],
  [/Payload exceeds maximum size/, tooLarge],
  [/No path to region in `multiregion`$/, invalid, 'multiregion'],
  [/No path to region/, invalid, 'region'],
  // Only if it is the only error: in a list, it is about the job.
  [/^(rpc error: )*(1 error(\(s\))? occurred:\s*\* )?job "[^\n]*" is in nonexistent namespace "/, invalid, 'namespace'],
  [/^(rpc error: )*(1 error(\(s\))? occurred:\s*\* )?job "[^\n]*" is in nonexistent node pool "/, invalid, 'node-pool'],
  [/\bfailed to read (result page|filter expression)\b/, invalid, 'filter'],
  [/\berrors?(\(s\))? occurred:/, invalid],
  [busyText, fault],
  [/UUID must be 36 characters|Failed to parse value of "|mismatched request namespace/, invalid],
  [/cannot update .{0,500}job|job_max_count|must be between \[/, invalid],
  [/can't (evaluate|force|revert|promote|fail|resume|pause)\b|is not a parameterized job$|is stopped$/, invalid],
  [/\bno canaries to promote$|\btag ".{0,500}" already exists on /, invalid],
  [/\btag ".{0,500}" not found on job "/, notFound],
  [/Payload (is not )?provided |(required|unpermitted) (meta|metadata) keys/, invalid],
  [/^(rpc error: )*(Task not running|restart of an alloc that should not run|Could not find task runner)/, invalid],
  [/\bnot found$/, notFound],
];

interface ClassifiedRefusal extends RefusalKind {
  /** The server's own text, cleaned and shortened. */
  readonly text: string;
  /** The object of the refusal, other than the job itself; `other-service`: the response is not from Nomad. */
  readonly subject?: keyof typeof remedies | undefined;
}

/**
 * Classifies a refusal by status and text: many user errors arrive as 500 in plain text, and a 404 may come from another service.
 *
 * @param status any status except 2xx and 3xx
 */
export function classifyRefusal(status: number, body: string): ClassifiedRefusal {
  const text = readServerMessage(body);
  if (status === 400 && tlsRequiredText.test(body)) {
    return { reason: 'unreachable', title: (host) => `Nomad at ${host} expects HTTPS`, text, subject: 'scheme' };
  }
  const plain = isHtml(body) ? '' : keepBothEnds(body.trim());
  const [, kind, subject] = refusalRules.find(([pattern]) => pattern.test(plain)) ?? [];
  if (kind === blockedKind || kind === disabledKind || kind === tooManyConnections) return { ...kind, text, subject };
  const [, character] = subject === 'filter' ? (/ \d+:(\d+) \(/.exec(plain) ?? []) : [];
  if (character !== undefined)
    return { ...invalid, title: () => `The filter is not valid at character ${character}`, text: '', subject };
  const byStatus = kindsByStatus[status];
  if (byStatus !== undefined) return { ...byStatus, text };
  // Nomad's own text for 405 is `Invalid method`.
  if (status === 404 ? !isNomadNotFound(plain) : status === 405 && plain === '') {
    const title =
      status === 405 ? 'returned an empty body: is this the address of Nomad?' : 'responds but is not Nomad';
    return { reason: 'server', title: (host) => `${host} ${title}`, text, subject: 'other-service' };
  }
  if (status === 404) return { ...notFound, text };
  // With 400, `not found` is about a part of the request.
  if (status === 400 && (kind === undefined || kind === notFound)) return { ...(plain === '' ? fault : invalid), text };
  return { ...(kind ?? fault), text, subject };
}

interface Refusal {
  readonly call: NomadCall;
  readonly response: ServiceResponse;
  readonly options: NomadOptions;
  readonly isTokenKnown: boolean;
}

export function toNomadError(refusal: Refusal): ServiceError {
  const { call, response, options } = refusal;
  const { invalidReason = 'input', secrets = [] } = call;
  const { status } = response;
  const { host } = new URL(options.address);
  // Before the text is shortened: half a secret would not be found.
  const withoutSecrets = [options.token, options.httpAuth, ...secrets].reduce<string>(
    (text, secret) => (dropEmpty(secret) === undefined ? text : text.replaceAll(String(secret), () => '‹hidden›')),
    response.body,
  );
  const body = options.redact?.(withoutSecrets) ?? withoutSecrets;
  const target = resolveTarget(call, options);
  // Nomad does not name the unknown region. For a job without a region, it routes to those of `multiregion`.
  const inBlock = invalidReason === 'parse' ? ' in `multiregion`' : '';
  const region = target.region === undefined ? inBlock : ` ${JSON.stringify(target.region)}`;
  const bodyWithRegion = body.replace(/No path to region$/, (text) => text + region);
  const classifiedRefusal = classifyRefusal(status, bodyWithRegion);
  // In a response from another service, only the title of an HTML page is useful.
  const hasNoText = classifiedRefusal.subject === 'other-service' && !isHtml(body);
  const { reason, title, text, subject } = classifiedRefusal;
  const isFromProxy = reason === 'unauthorized' && (isHtml(response.body) || isPasswordRequest(response));
  const remedy = selectRefusalRemedy(classifiedRefusal, refusal);
  const setting = subject === 'namespace' || subject === 'region' ? subject : undefined;
  const value = setting && target[setting];
  if (setting !== undefined && value !== undefined && value === options[setting])
    return createScopeError(setting, value, { ...call, status });
  // The cause first: without a token, Nomad denies every such request.
  const sentence =
    remedy.help === 'no-token'
      ? `No token is set, and Nomad at ${host} requires one`
      : remedy.help === 'missing-capability' && call.capability !== undefined
        ? `The token needs ${call.capability.replaceAll(/ \([^)]*\)/g, '')} in namespace \`${target.namespace ?? 'default'}\``
        : isFromProxy
          ? `Permission denied at ${host}`
          : title(host);
  const effectiveReason = reason ?? invalidReason;
  return new ServiceError({
    httpStatus: status,
    reason: effectiveReason,
    help: effectiveReason === 'input' ? 'rejected-request' : effectiveReason,
    isTransient: subject === 'scheme' ? false : undefined,
    attribute: subject === 'multiregion' ? subject : setting,
    ...(effectiveReason === 'parse'
      ? { message: `${sentence}: ${removeFullStop(text)}` }
      : describeRequest(
          sentence,
          { ...call, status },
          hasNoText || remedy.help === 'no-token' || remedy.help === 'missing-capability' ? '' : text,
        )),
    ...remedy,
  });
}

/** For a name that an input sets, not the job file. */
function createScopeError(
  name: 'namespace' | 'region',
  value: string,
  request: NomadCall & { readonly status: number },
) {
  const setting = name === 'region' ? `${describeSetting(name)} or \`NOMAD_REGION\`` : '`namespace`';
  return new ServiceError({
    httpStatus: request.status,
    reason: 'input',
    ...describeRequest(`\`${name}\` is \`${value}\`, which does not exist`, request),
    help: 'unknown-namespace-or-region',
    hint: `Set ${setting} to an existing ${name}${name === 'region' ? '' : ', or create it (`nomad namespace apply`)'}.`,
  });
}

interface Remedy {
  readonly hint?: string;
  readonly help?: Help;
}

const remedies = {
  scheme: { hint: 'Set `address` to an `https://` URL.', help: 'http-or-https' },
  'other-service': { hint: 'Check that `address` is the address of Nomad itself, without a path.', help: 'not-nomad' },
  region: { hint: 'Change `region` in the job file to an existing region.', help: 'unknown-namespace-or-region' },
  multiregion: {
    hint: 'Change `multiregion` in the job file, which needs Nomad Enterprise, to existing regions.',
    help: 'unknown-namespace-or-region',
  },
  namespace: {
    hint: 'Change `namespace` in the job file to an existing namespace, or create it (`nomad namespace apply`).',
    help: 'unknown-namespace-or-region',
  },
  'node-pool': {
    hint: 'Set `node_pool` in the job file to an existing node pool (`nomad node pool list`), or create it (`nomad node pool apply`).',
    help: 'unknown-node-pool',
  },
  filter: {
    hint: 'Correct `filter`, such as `Status == "running"`. A filter can use all fields of a job, with their names in `nomad job inspect`: `ParentID`, `Type`, `Status`, `Meta.team`, `TaskGroups`. Put strings in double quotation marks.',
    help: 'rejected-request',
  },
  connections: {
    hint: 'Run fewer jobs at the same time behind this address, or raise `http_max_conns_per_client` in `limits` of the agent.',
    help: 'server',
  },
  disabled: {
    hint: 'An operator has set `reject_job_registration`. Re-run this workflow job once it is off: `nomad operator scheduler set-config -reject-job-registration=false`.',
    help: 'blocked',
  },
  'binding-rules': {
    hint: 'Compare the selectors of the binding rules (`nomad acl binding-rule list -json`) with the claims of this job: the IDs of the repository and its owner, and the environment. The policy or role that a rule names must exist.',
    help: 'no-binding-rule',
  },
} as const satisfies Record<string, Remedy>;

function selectRefusalRemedy({ reason, text, subject }: ClassifiedRefusal, refusal: Refusal): Remedy {
  if (subject !== undefined) return remedies[subject];
  if (reason === 'unauthorized') return explainDenied(text, refusal);
  if (reason === 'not-found') return { help: 'no-such-job' };
  return reason === 'conflict' ? { help: 'concurrent-change' } : {};
}

function explainDenied(text: string, refusal: Refusal): Remedy {
  const { call, response, options } = refusal;
  const { namespace = 'default' } = resolveTarget(call, options);
  const { capabilities = [], tokenHint = '' } = options;
  if (isPasswordRequest(response)) {
    const title =
      dropEmpty(options.httpAuth) !== undefined
        ? `rejected ${describeSetting('http-auth')}: check the user and the password`
        : `asks for a password: set ${describeSetting('http-auth')} to \`user:password\``;
    return { hint: `A proxy in front of Nomad ${title}.`, help: 'response-from-another-service' };
  }
  if (isHtml(response.body)) {
    const hint = `The response is a web page: a proxy in front of Nomad requires a login. Set ${describeSetting('http-auth')} if the proxy accepts it, or set \`address\` to Nomad itself.`;
    return { hint, help: 'response-from-another-service' };
  }
  if (call.deniedHint !== undefined) return { hint: call.deniedHint };
  const scope = `in the namespace \`${namespace}\``;
  const need = call.capability === undefined ? undefined : `the ACL capability ${call.capability} ${scope}`;
  const rights = listRights(call.capability ?? '');
  const policy =
    need === undefined || capabilities.length === 0
      ? ''
      : ` ${describePolicy(namespace, [...capabilities, ...rights])}`;
  const replacement = `Set ${describeSetting('token', options.tokenSecret)} to ${need === undefined ? 'a valid token' : `a token with ${need}`}.${policy}`;
  if (expiredText.test(text)) return { hint: replacement, help: 'unknown-token' };
  if (/token not found|UUID must be 36 characters|parse signed|key ID header/.test(text))
    return { hint: createUnknownTokenHint(options.tokenSecret), help: 'unknown-token' };
  if (dropEmpty(options.token) === undefined) return { hint: `${replacement} ${tokenHint}`.trim(), help: 'no-token' };
  if (need === undefined)
    return { hint: 'The token may have expired, or it may belong to a different cluster.', help: 'missing-capability' };
  const otherCauses = [
    ...(refusal.isTokenKnown ? [] : ['the namespace is wrong']),
    // The leader authorizes all other requests.
    ...(call.path === '/v1/jobs/parse'
      ? ['the server has just started and does not recognize the token yet: re-run this workflow job']
      : []),
  ];
  const causes = otherCauses.length === 0 ? '' : ` It is also possible that ${otherCauses.join(', or that ')}.`;
  // Any workflow of the repository can read the token of the plan, which therefore must not get rights to write.
  const isPlanToken =
    options.tokenSecret === planTokenSecret || /`(?:parse|plan|read)-job`/.test(call.capability ?? '');
  const setToken = `If this is the token of the plan, store a different one as the secret \`${options.tokenSecret}\`, and pass it as \`token\`. Otherwise, add`;
  const add = isPlanToken || options.tokenSecret === undefined ? 'Add' : setToken;
  return { hint: `${add} ${call.capability} to a policy of the token.${policy}${causes}`, help: 'missing-capability' };
}

/** In Nomad's refusal of an expired token. */
export const expiredText = /\btoken expired\b/;

/** Nomad 2.0.5 and 1.11.3 respond to an unknown ID with "Permission denied", and a string that is not an ID with an error of their JWT parser. */
export function createUnknownTokenHint(tokenSecret: string | undefined): string {
  return `Set ${describeSetting('token', tokenSecret)} to the Secret ID of a token, not its Accessor ID, without quotes or \`Bearer\`. The token may also have expired or been deleted, or it may belong to a different cluster or region.`;
}

/** Nomad rejects a bad token with 403, never with a challenge (1.8.4, 1.11.3, 2.0.5). */
function isPasswordRequest({ status, headers }: ServiceResponse): boolean {
  return status === 401 && /^basic\b/i.test(headers['www-authenticate'] ?? '');
}

/** The capabilities and rules of a call, without those of older servers. */
function listRights(capability: string): readonly string[] {
  return [...capability.replaceAll(/ \([^)]*\)/g, '').matchAll(/`([^`]+)`/g)].map(([, right = '']) => right);
}

/** The complete policy, so that pasting it over an existing block removes no capability. @param rights capabilities, and rules such as `plugin { … }` */
export function describePolicy(namespace: string, rights: readonly string[]): string {
  const [rules, capabilities] = [true, false].map((isRule) => rights.filter((right) => right.includes('{') === isRule));
  return `This mode needs the policy \`${[formatPolicyLine(namespace, capabilities ?? []), ...(rules ?? [])].join(' ')}\`.`;
}

/** A block that can be added to a policy: Nomad joins several blocks for one namespace. */
export function formatPolicyLine(namespace: string, capabilities: readonly string[]): string {
  const list = [...new Set(capabilities)].map((capability) => JSON.stringify(capability)).join(', ');
  return `namespace ${JSON.stringify(namespace)} { capabilities = [${list}] }`;
}

/** Nomad returns a sentence. An empty body means an unknown path, `404 page not found` is the default of Go's web server, and JSON is from another service. */
function isNomadNotFound(text: string): boolean {
  return text !== '' && text !== '404 page not found' && !/^[[{]/.test(text);
}

/** The rules match the beginning or the end of a string. */
function keepBothEnds(text: string): string {
  const maxCharacters = 8192;
  return text.length <= 2 * maxCharacters ? text : `${text.slice(0, maxCharacters)}\n${text.slice(-maxCharacters)}`;
}

const kindsByStatus: Readonly<Record<number, RefusalKind>> = {
  401: deniedKind,
  403: deniedKind,
  413: tooLarge,
  429: limitedKind,
  502: gateway,
  503: gateway,
  504: gateway,
};

/** Whether the servers have no leader or lost the connection to each other: the same request may succeed a moment later. */
export function isBusy({ status, body }: { readonly status: number; readonly body: string }): boolean {
  return status >= 500 && body.length < 4096 && busyText.test(body.trim());
}

const maxTextLength = 2000;

/**
 * A server's own text, ready to be shown: without the prefix of each hop between servers and the list around a single
 * error, at most about 2,000 characters. An HTML page and an empty body are described.
 */
export function readServerMessage(body: string): string {
  if (isHtml(body)) {
    const title = /<title[^>]{0,200}>([^<]{1,200})/i.exec(body)?.[1]?.trim().replaceAll(/\s+/g, ' ') ?? '';
    return title === '' ? 'an HTML page without a title' : `an HTML page titled "${title}"`;
  }
  const plain = body.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '').trim();
  // `1 error occurred:\n\t* Missing job task groups` becomes `Missing job task groups`; nested errors become `path: reason`.
  const text = plain
    .replace(/^(rpc error: )+/, '')
    .replaceAll(/\b1 error(?:\(s\))? occurred:\s*\*\s+/g, '')
    .replaceAll(/\bTask group (\S+) validation failed: /g, 'group $1: ')
    .replaceAll(/\bTask (\S+) validation failed: /g, 'task $1: ')
    .trim()
    .replaceAll(/\n\s*\n/g, '\n');
  if (text === '') return 'an empty response';
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength).replace(/[\ud800-\udbff]$/, '')} …` : text;
}

export function isHtml(body: string): boolean {
  return /^\s*<(!doctype html|html|head|body)\b/i.test(body.slice(0, 1000));
}
