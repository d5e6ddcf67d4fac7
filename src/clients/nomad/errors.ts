import { isHtml, serverWords } from './server-words.ts';

/** Why the scheduler did not do it; the list is closed. */
export type Kind =
  | 'not-found'
  | 'unauthorized'
  | 'invalid'
  | 'conflict'
  | 'blocked'
  | 'too-large'
  | 'unreachable'
  | 'server';

export interface Classified {
  readonly kind: Kind;
  /** The server's own, cleaned and capped. */
  readonly words: string;
  /** What a request is wrong about, where that is not the job itself. */
  readonly about?: 'region' | 'namespace' | 'node-pool' | 'scheme' | undefined;
}

type Rule = readonly [text: RegExp, kind: Kind, about?: Classified['about']];

// Un-coded errors arrive as 500 in plain text, so the text decides; it is matched anywhere because each hop between
// servers may put `rpc error: ` before it. Source of the texts: the scheduler's own, versions 1.1 to 2.0.5.
const BUSY =
  /No cluster leader|Not ready to serve consistent reads|^(rpc error: )*no servers$|rpc error:.{0,500}(EOF|timeout|connection|i\/o)/;
/** What Go's web server says, and nginx. */
export const WANTS_TLS = /sent an HTTP request to an HTTPS server|plain HTTP request was sent to HTTPS port/;
const RULES: readonly Rule[] = [
  [/disabled by the scheduler configuration$/, 'blocked'],
  [/Permission denied$|ACL token (not found|expired)|acl token lookup failed/, 'unauthorized'],
  [/Enforcing job modify index|Current job has version \d+; enforcing/, 'conflict'],
  [/blocked due to active deployment/, 'blocked'],
  [/Payload exceeds maximum size/, 'too-large'],
  [/No path to region/, 'invalid', 'region'],
  // Only where it is the one mistake: among several it is about the job like the others.
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
 * What a refusal means, told by status and text together: many a user's mistake arrives as a 500 in plain text, and a 404
 * may come from something that is no scheduler at all.
 *
 * @param status any status but 2xx and 3xx
 */
export function classify(status: number, body: string): Classified {
  const words = serverWords(body);
  if (status === 400 && WANTS_TLS.test(body)) {
    return { kind: 'server', words, about: 'scheme' };
  }
  const plain = isHtml(body) ? '' : bothEnds(body.trim());
  const [, kind, about] = RULES.find(([text]) => text.test(plain)) ?? [];
  if (kind === 'blocked') {
    return { kind, words };
  }
  const certain = BY_STATUS[status];
  if (certain !== undefined) {
    return { kind: certain, words };
  }
  if (status === 404) {
    // An empty one is an unknown path, the other what any web server written in Go says.
    return { kind: plain === '' || plain === '404 page not found' ? 'server' : 'not-found', words };
  }
  if (status === 400) {
    // Says already whose mistake it is; `not found` in it is about a part of the request.
    return {
      kind: kind === undefined || kind === 'not-found' ? (plain === '' ? 'server' : 'invalid') : kind,
      words,
      about,
    };
  }
  return { kind: kind ?? 'server', words, about };
}

/** As much as the texts of refusals stand in: some are known by how they begin, some by how they end. */
function bothEnds(text: string): string {
  const longest = 8192;
  return text.length <= 2 * longest ? text : `${text.slice(0, longest)}\n${text.slice(-longest)}`;
}

const BY_STATUS: Readonly<Record<number, Kind>> = {
  401: 'unauthorized',
  403: 'unauthorized',
  413: 'too-large',
  502: 'unreachable',
  503: 'unreachable',
  504: 'unreachable',
};

/** Whether an answer only says that the servers have no leader yet or lost each other: the same request may do in a moment. */
export function isBusy({ status, body }: { readonly status: number; readonly body: string }): boolean {
  return status >= 500 && body.length < 4096 && BUSY.test(body.trim());
}
