/** A handle of the event loop as the diagnostic report lists it: https://nodejs.org/api/report.html */
interface Handle {
  readonly type: string;
  readonly is_active: boolean;
  readonly pid?: number;
  readonly localEndpoint?: { readonly port: number } | null;
  readonly remoteEndpoint?: object | null;
}

/** A port that is listened on, or a child process by its ID. */
export interface OpenHandle {
  readonly kind: 'port' | 'process';
  readonly number: number;
}

/** The part of a handle that outlives a test file; `undefined` for any other handle. */
function toOpenHandle(handle: Handle): OpenHandle | undefined {
  const { type, is_active, pid, localEndpoint, remoteEndpoint } = handle;
  if (!is_active) return undefined;
  // A child process that could not be started has the ID 0.
  if (type === 'process' && pid !== undefined && pid > 0) return { kind: 'process', number: pid };
  if (type !== 'tcp' || !localEndpoint || remoteEndpoint) return undefined;
  return { kind: 'port', number: localEndpoint.port };
}

const suspicious: ReadonlySet<string> = new Set(['TCPServerWrap', 'ProcessWrap']);

/** The ports that this process listens on, and its child processes. */
export function openHandles(): readonly OpenHandle[] {
  // A report takes 3 ms; nearly always there is nothing to report.
  if (!process.getActiveResourcesInfo().some((kind) => suspicious.has(kind))) return [];
  // Without it the report looks up the host names of all addresses.
  Object.assign(process.report, { excludeNetwork: true });
  const { libuv } = process.report.getReport() as { readonly libuv: readonly Handle[] };
  return libuv.flatMap((handle) => toOpenHandle(handle) ?? []);
}
