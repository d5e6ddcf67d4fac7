import { type ApiRequest, Refusal } from '../http/exchange.ts';
import { parseDuration } from './hcl/durations.ts';
import type { Store } from './state/store.ts';

/** Maximum and default duration of a blocking query, in milliseconds. */
const maxWait = 300_000;

/** Delays a read with `index` until something changes after this index, its `wait` ends, or the caller disconnects. */
export async function waitForChange(request: ApiRequest, store: Store, disconnect: AbortSignal): Promise<void> {
  const index = parseIndex(request.query.get('index') ?? '');
  const wait = parseWait(request.query.get('wait') ?? '');
  if (index === 0) return;
  // Not AbortSignal.any over AbortSignal.timeout: Node may collect such a signal before it fires, and the read never ends.
  const over = new AbortController();
  const end = (): void => over.abort();
  const timer = setTimeout(end, wait);
  disconnect.addEventListener('abort', end);
  try {
    while (store.index <= index && !over.signal.aborted) await store.changes.next(over.signal);
  } finally {
    clearTimeout(timer);
    disconnect.removeEventListener('abort', end);
  }
}

function parseIndex(text: string): number {
  if (!/^\d*$/.test(text)) throw new Refusal(400, 'Invalid index');
  return Number(text);
}

function parseWait(text: string): number {
  if (text === '') return maxWait;
  try {
    return Math.min(maxWait, Math.max(0, parseDuration(text) / 1_000_000));
  } catch {
    throw new Refusal(400, 'Invalid wait time');
  }
}
