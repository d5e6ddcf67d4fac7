/** Why Nomad did not do it; the list is closed. */
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
  /** The server's own, cleaned and capped. */
  readonly text: string;
  /** What a request is wrong about, where that is not the job itself. */
  readonly about?: 'region' | 'namespace' | 'node-pool' | 'scheme' | undefined;
}

type MessageRule = readonly [text: RegExp, kind: RefusalKind, about?: Classified['about']];

// Un-coded errors arrive as 500 in plain text, so the text decides; it is matched anywhere because each hop between
// servers may put `rpc error: ` before it. Source of the texts: Nomad's own, versions 1.1 to 2.0.5.
const BUSY =
  /No cluster leader|Not ready to serve consistent reads|^(rpc error: )*no servers$|rpc error:.{0,500}(EOF|timeout|connection|i\/o)/;
/** What Go's web server says, and nginx. */
export const WANTS_TLS = /sent an HTTP request to an HTTPS server|plain HTTP request was sent to HTTPS port/;
const RULES: readonly MessageRule[] = [
  [/disabled by Nomad configuration$/, 'blocked'],
  [/Permission denied$|ACL token (not found|expired)|acl token lookup failed/, 'unauthorized'],
  [/Enforcing job modify index|Current job has version \d+; enforcing/, 'conflict'],
  [/blocked due to active deployment/, 'blocked'],
  [/Payload exceeds maximum size/, 'too-large'],
  [/No path to region/, 'invalid', 'region'],
  // Only where it is the one error: among several it is about the job like the others.
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
 * What a refusal means, by status and text together: many a user's error arrives as a 500 in plain text, and a 404 may
 * come from something that is not Nomad at all.
 *
 * @param status any status but 2xx and 3xx
 */
export function classifyRefusal(status: number, body: string): Classified {
  const text = serverMessage(body);
  if (status === 400 && WANTS_TLS.test(body)) {
    return { kind: 'server', text, about: 'scheme' };
  }
  const plain = isHtml(body) ? '' : bothEnds(body.trim());
  const [, kind, about] = RULES.find(([pattern]) => pattern.test(plain)) ?? [];
  if (kind === 'blocked') {
    return { kind, text };
  }
  const certain = BY_STATUS[status];
  if (certain !== undefined) {
    return { kind: certain, text };
  }
  if (status === 404) {
    // An empty one is an unknown path, the other what any web server written in Go says.
    return { kind: plain === '' || plain === '404 page not found' ? 'server' : 'not-found', text };
  }
  if (status === 400) {
    // The status says already that the request is at fault; `not found` in it is about a part of the request.
    return {
      kind: kind === undefined || kind === 'not-found' ? (plain === '' ? 'server' : 'invalid') : kind,
      text,
      about,
    };
  }
  return { kind: kind ?? 'server', text, about };
}

/** What the rules need of a long text: some match its beginning, some its end. */
function bothEnds(text: string): string {
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
 * Whether an answer only says that the servers have no leader yet or lost each other: the same request may do in a
 * moment.
 */
export function isBusy({ status, body }: { readonly status: number; readonly body: string }): boolean {
  return status >= 500 && body.length < 4096 && BUSY.test(body.trim());
}

const LONGEST = 2000;

/**
 * A server's own words, fit to be shown: without the prefixes that each hop between servers adds, without the frame
 * around a single error, at most about 2,000 characters; the title of a web page, and words of ours for an empty body.
 */
export function serverMessage(body: string): string {
  if (isHtml(body)) {
    const title = /<title[^>]{0,200}>([^<]{1,200})/i.exec(body)?.[1]?.trim().replaceAll(/\s+/g, ' ') ?? '';
    return title === '' ? 'an HTML page without a title' : `an HTML page titled "${title}"`;
  }
  const plain = body.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '').trim();
  const text = withoutFrame(plain.replace(/^(rpc error: )+/, '')).replaceAll(/\n\s*\n/g, '\n');
  if (text === '') {
    return 'nothing more';
  }
  return text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '')} …` : text;
}

export function isHtml(body: string): boolean {
  return /^\s*<(!doctype html|html|head|body)\b/i.test(body.slice(0, 1000));
}

/** `1 error occurred:\n\t* Missing job task groups` says no more than its second line, and may be nested. */
function withoutFrame(text: string): string {
  return text.replace(/^(?:1 error(?:\(s\))? occurred:\s*\*\s+)+/, '').trim();
}
