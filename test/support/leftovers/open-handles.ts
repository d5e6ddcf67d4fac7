/** A handle of the event loop as the diagnostic report lists it: https://nodejs.org/api/report.html */
interface Handle {
  readonly type: string;
  readonly is_active: boolean;
  readonly pid?: number;
  readonly localEndpoint?: { readonly port: number } | null;
  readonly remoteEndpoint?: object | null;
}

/** `port 4646` or `process 4711` of a handle that is a listening server or a child process. */
export function nameOpenHandle({ type, is_active, pid, localEndpoint, remoteEndpoint }: Handle): string | undefined {
  if (!is_active) return undefined;
  if (type === 'process') return `process ${pid}`;
  if (type !== 'tcp' || !localEndpoint || remoteEndpoint) return undefined;
  return `port ${localEndpoint.port}`;
}

const suspicious: ReadonlySet<string> = new Set(['TCPServerWrap', 'ProcessWrap']);

/** The ports that this process listens on, and its child processes. */
export function openHandles(): readonly string[] {
  // A report takes 3 ms; nearly always there is nothing to report.
  if (!process.getActiveResourcesInfo().some((kind) => suspicious.has(kind))) return [];
  // Without it the report looks up the host names of all addresses.
  Object.assign(process.report, { excludeNetwork: true });
  const { libuv } = process.report.getReport() as { readonly libuv: readonly Handle[] };
  return libuv.flatMap((handle) => nameOpenHandle(handle) ?? []);
}
