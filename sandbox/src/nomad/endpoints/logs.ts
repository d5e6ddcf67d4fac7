import { type ApiResponse, type ApiRequest, readFlag, Refusal } from '../../http/exchange.ts';
import { readOutput } from '../cluster/tasks.ts';
import { findGroup } from '../schedule/room.ts';
import type { World } from '../world.ts';

/** GET /v1/client/fs/logs/:allocation: the output of a task as plain text, from an offset or the last bytes. */
export function handleLogs(request: ApiRequest, id: string, { store }: World): ApiResponse {
  const { query } = request;
  const name = query.get('task') ?? '';
  const type = query.get('type') ?? '';
  if (id === '') throw new Refusal(400, 'must provide a valid alloc id');
  if (name === '') throw new Refusal(400, 'must provide task name');
  if (type !== 'stdout' && type !== 'stderr') throw new Refusal(400, 'must provide log type (stdout/stderr)');
  if (id.length !== 36) throw new Refusal(500, 'alloc lookup failed: index error: UUID must be 36 characters');
  const allocation = store.allocations.get(id);
  if (allocation === undefined) return { status: 404, text: `Unknown allocation ${JSON.stringify(id)}` };
  const task = findGroup(allocation)?.Tasks?.find(({ Name }) => Name === name);
  if (task === undefined)
    return { status: 400, text: `unknown task name ${JSON.stringify(name)}`, headers: { Vary: 'Origin' } };
  if (readFlag(query, 'plain') !== true) throw new Refusal(501, 'the sandbox gives logs with plain=true only');
  const hasStarted = (allocation.Tasks.get(name)?.StartedAt ?? 0) > 0;
  const bytes = Buffer.from(hasStarted ? readOutput(task, type) : '');
  const offset = Math.max(0, Number(query.get('offset') ?? 0) || 0);
  const from = query.get('origin') === 'end' ? Math.max(0, bytes.length - offset) : offset;
  const text = bytes.subarray(from).toString();
  return { status: 200, text, headers: { 'Content-Type': 'text/plain', Vary: 'Origin' } };
}
