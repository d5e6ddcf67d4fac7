/** The kinds of refusals; the list is closed. */
export type RefusalKind =
  | 'not-found'
  | 'unauthorized'
  | 'invalid'
  | 'conflict'
  | 'blocked'
  | 'too-large'
  | 'unreachable'
  | 'server';

export interface Classified {
  readonly kind: RefusalKind;
  /** The server's own text, cleaned and shortened. */
  readonly text: string;
  /** What the refusal is about, other than the job itself; `other-service`: the response is not from Nomad. */
  readonly about?: 'region' | 'namespace' | 'node-pool' | 'scheme' | 'other-service' | 'binding-rules' | undefined;
}

type MessageRule = readonly [text: RegExp, kind: RefusalKind, about?: Classified['about']];

// Errors without a status of their own arrive as 500 in plain text, so they are recognised by their text. It may follow
// several `rpc error: `, one for each hop between servers. Source of the texts: Nomad 1.1 to 2.0.5.
const BUSY =
  /No cluster leader|Not ready to serve consistent reads|^(rpc error: )*no servers$|rpc error:.{0,500}(EOF|timeout|connection|i\/o)/;
/** The texts of Go's web server and of nginx. */
export const WANTS_TLS = /sent an HTTP request to an HTTPS server|plain HTTP request was sent to HTTPS port/;
const RULES: readonly MessageRule[] = [
  [/disabled by Nomad configuration$/, 'blocked'],
  [/Permission denied$|ACL token (not found|expired)|acl token lookup failed/, 'unauthorized'],
  [/no role or policy bindings matched$/, 'unauthorized', 'binding-rules'],
  [/Enforcing job modify index|Current job has version \d+; enforcing/, 'conflict'],
  [/blocked due to active deployment/, 'blocked'],
  [/Payload exceeds maximum size/, 'too-large'],
  [/No path to region/, 'invalid', 'region'],
  // Only if it is the only error: one of several is about the job, like the others.
  [
    /^(rpc error: )*(1 error(\(s\))? occurred:\s*\* )?job "[^\n]*" is in nonexistent namespace "/,
    'invalid',
    'namespace',
  ],
  [
    /^(rpc error: )*(1 error(\(s\))? occurred:\s*\* )?job "[^\n]*" is in nonexistent node pool "/,
    'invalid',
    'node-pool',
  ],
  [/\berrors?(\(s\))? occurred:/, 'invalid'],
  [BUSY, 'server'],
  [/UUID must be 36 characters|Failed to parse value of "|mismatched request namespace/, 'invalid'],
  [/cannot update .{0,500}job|job_max_count|must be between \[/, 'invalid'],
  [/can't (evaluate|force|revert|promote|fail|resume|pause)\b|is not a parameterized job$|is stopped$/, 'invalid'],
  [/\bno canaries to promote$|\btag ".{0,500}" already exists on /, 'invalid'],
  [/\btag ".{0,500}" not found on job "/, 'not-found'],
  [/Payload (is not )?provided |(required|unpermitted) (meta|metadata) keys/, 'invalid'],
  [/\bnot found$/, 'not-found'],
];

/**
 * Classifies a refusal by status and text: many errors of users arrive as 500 in plain text, and a 404 may come from
 * another service.
 *
 * @param status any status except 2xx and 3xx
 */
export function classifyRefusal(status: number, body: string): Classified {
  const text = serverMessage(body);
  if (status === 400 && WANTS_TLS.test(body)) {
    return { kind: 'server', text, about: 'scheme' };
  }
  const plain = isHtml(body) ? '' : keepBothEnds(body.trim());
  const [, kind, about] = RULES.find(([pattern]) => pattern.test(plain)) ?? [];
  if (kind === 'blocked') {
    return { kind, text };
  }
  const certain = BY_STATUS[status];
  if (certain !== undefined) {
    return { kind: certain, text };
  }
  if (status === 404) {
    return isNomadsNotFound(plain) ? { kind: 'not-found', text } : { kind: 'server', text, about: 'other-service' };
  }
  // Nomad's own is `Invalid method`.
  if (status === 405 && plain === '') return { kind: 'server', text, about: 'other-service' };
  if (status === 400) {
    // With this status, `not found` is about a part of the request.
    return {
      kind: kind === undefined || kind === 'not-found' ? (plain === '' ? 'server' : 'invalid') : kind,
      text,
      about,
    };
  }
  return { kind: kind ?? 'server', text, about };
}

/**
 * Nomad answers with a sentence. Empty is an unknown path, the second text is that of any web server in Go, and JSON is
 * from another service.
 */
function isNomadsNotFound(text: string): boolean {
  return text !== '' && text !== '404 page not found' && !/^[[{]/.test(text);
}

/** The rules match the beginning or the end of a text. */
function keepBothEnds(text: string): string {
  const longest = 8192;
  return text.length <= 2 * longest ? text : `${text.slice(0, longest)}\n${text.slice(-longest)}`;
}

const BY_STATUS: Readonly<Record<number, RefusalKind>> = {
  401: 'unauthorized',
  403: 'unauthorized',
  413: 'too-large',
  502: 'unreachable',
  503: 'unreachable',
  504: 'unreachable',
};

/**
 * Whether the servers have no leader or lost the connection to each other: the same request may succeed a moment later.
 */
export function isBusy({ status, body }: { readonly status: number; readonly body: string }): boolean {
  return status >= 500 && body.length < 4096 && BUSY.test(body.trim());
}

const MAX_TEXT_LENGTH = 2000;

/**
 * A server's own text, ready to be shown: without the prefix of each hop between servers and the list around a single
 * error, at most about 2,000 characters. An HTML page and an empty body are described.
 */
export function serverMessage(body: string): string {
  if (isHtml(body)) {
    const title = /<title[^>]{0,200}>([^<]{1,200})/i.exec(body)?.[1]?.trim().replaceAll(/\s+/g, ' ') ?? '';
    return title === '' ? 'an HTML page without a title' : `an HTML page titled "${title}"`;
  }
  const plain = body.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '').trim();
  const text = stripFrame(plain.replace(/^(rpc error: )+/, '')).replaceAll(/\n\s*\n/g, '\n');
  if (text === '') {
    return 'empty response';
  }
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH).replace(/[\ud800-\udbff]$/, '')} …` : text;
}

export function isHtml(body: string): boolean {
  return /^\s*<(!doctype html|html|head|body)\b/i.test(body.slice(0, 1000));
}

/** `1 error occurred:\n\t* Missing job task groups` becomes `Missing job task groups`; it may be nested. */
function stripFrame(text: string): string {
  return text.replace(/^(?:1 error(?:\(s\))? occurred:\s*\*\s+)+/, '').trim();
}
