import type { Examples } from './github-description.ts';

interface Reaction {
  readonly comment: number;
  readonly content: string;
}

interface Status {
  readonly sha: string;
  readonly state: string;
  readonly context: string;
  readonly description: string;
  readonly target_url?: string;
}

/** The commanders on GitHub, and the traces of commands there. */
export interface CommandsDouble {
  /** The role of each account, such as `write`, or `deployer of write` for a custom one; a number is the status of an error. Others have none. */
  roles: Readonly<Record<string, string | number>>;
  /** Whether the token may add reactions and set statuses. */
  rights: 'works' | 'forbidden';
  readonly reactions: Reaction[];
  readonly statuses: Status[];
}

interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

export const forbiddenError = { status: 403, body: { message: 'Resource not accessible by integration' } };

const legacy: Readonly<Record<string, string>> = { maintain: 'write', triage: 'read' };

/** Answers to requests about permissions, reactions and commit statuses; `undefined` for other requests. */
export function answerCommands(
  { method, at, body }: { readonly method: string; readonly at: URL; readonly body: string },
  double: CommandsDouble,
  { user }: Examples,
): Answer | undefined {
  const { pathname } = at;
  const login = /^\/repos\/acme\/jobs\/collaborators\/([^/]+)\/permission$/.exec(pathname)?.[1];
  if (login !== undefined) return permission(decodeURIComponent(login), double, user);
  const comment = /^\/repos\/acme\/jobs\/issues\/comments\/(\d+)\/reactions$/.exec(pathname)?.[1];
  const sha = /^\/repos\/acme\/jobs\/statuses\/([0-9a-f]{40})$/.exec(pathname)?.[1];
  if (method !== 'POST' || (comment === undefined && sha === undefined)) return undefined;
  if (double.rights === 'forbidden') return forbiddenError;
  return sha === undefined ? react(Number(comment), body, double, user) : setStatus(sha, body, double, user);
}

/** GitHub also has the older names, in which `maintain` is `write` and `triage` is `read`. */
function permission(login: string, { roles }: CommandsDouble, user: object): Answer {
  const role = roles[login];
  if (typeof role === 'number') return { status: role, body: { message: role === 404 ? 'Not Found' : 'Server Error' } };
  const [name = 'none', base = legacy[name] ?? name] = role?.split(' of ') ?? [];
  return { status: 200, body: { permission: base, role_name: name, user: { ...user, login, role_name: name } } };
}

/** A reaction that the account has added before stays, and is answered with 200. */
function react(comment: number, body: string, { reactions }: CommandsDouble, user: object): Answer {
  const { content } = JSON.parse(body) as { readonly content: string };
  const isThere = reactions.some((reaction) => reaction.comment === comment && reaction.content === content);
  if (!isThere) reactions.push({ comment, content });
  const reaction = { id: reactions.length, node_id: 'R_1', user, content, created_at: '2026-11-20T09:00:00Z' };
  return { status: isThere ? 200 : 201, body: reaction };
}

function setStatus(sha: string, body: string, { statuses }: CommandsDouble, user: object): Answer {
  if (/^0+$/.test(sha)) return { status: 422, body: { message: `No commit found for SHA: ${sha}` } };
  const status = JSON.parse(body) as Omit<Status, 'sha'>;
  statuses.push({ sha, ...status });
  const url = `https://github.example/repos/acme/jobs/statuses/${sha}`;
  const time = '2026-11-20T09:00:00Z';
  const { state, context, description, target_url: target = null } = status;
  const whole = { url, avatar_url: null, id: statuses.length, node_id: 'S_1', state, description, target_url: target };
  return { status: 201, body: { ...whole, context, created_at: time, updated_at: time, creator: user } };
}
