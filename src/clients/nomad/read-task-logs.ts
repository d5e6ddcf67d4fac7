import type { Call } from './call.ts';
import { isHtml } from './server-words.ts';
import { plainSegment } from './segment.ts';
import type { Target } from './target.ts';
import type { Wire } from './wire.ts';

export interface ReadTaskLogsRequest extends Target {
  /** Of the allocation. */
  readonly id: string;
  readonly task: string;
  readonly type: 'stdout' | 'stderr';
  /** How many of the last lines are told at most. */
  readonly lines: number;
}

/** Bytes from the end that are asked for. */
const most = 20_000;

/**
 * Stream Logs, without streaming: GET /v1/client/fs/logs/:alloc_id → text, told by its last lines.
 *
 * @throws ServiceError `not-found`; `unauthorized` (`read-logs`); `invalid` for a task that the allocation has not; `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/client#stream-logs
 */
export async function readTaskLogs(wire: Wire, request: ReadTaskLogsRequest): Promise<readonly string[]> {
  const { id, task, type, lines, namespace, region } = request;
  const call: Call = {
    method: 'GET',
    path: `/v1/client/fs/logs/${plainSegment(id, 'allocation ID')}`,
    query: { task, type, plain: true, origin: 'end', offset: most },
    namespace,
    region,
    repeatable: true,
    capability: '`read-logs`',
    mistake: 'input',
  };
  const answer = await wire.ask(call);
  if (answer.status < 200 || answer.status > 299 || isHtml(answer.body)) return wire.read(call, answer, noShape);
  const all = answer.body.split(/\r?\n/);
  // The first one may be cut, the last one is what follows the last line's end.
  const whole = answer.body.length >= most ? all.slice(1) : all;
  return (whole.at(-1) === '' ? whole.slice(0, -1) : whole).slice(-lines);
}

function noShape(): { readonly problem: string } {
  return { problem: 'it is no text' };
}
