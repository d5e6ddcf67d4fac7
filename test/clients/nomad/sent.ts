import { start } from './talking.ts';

export const writeResponse = { body: { EvalID: '', JobModifyIndex: 3 } };
export const bothDialects = ['nomad', 'generic'] as const;

/** Returns the request that a call sends. */
export async function captureRequest(
  dialect: (typeof bothDialects)[number],
  ask: (nomad: Awaited<ReturnType<typeof start>>['nomad']) => Promise<unknown>,
  answer: object = writeResponse,
): Promise<{ url: string; body: unknown; headers: Readonly<Record<string, unknown>> }> {
  const { server, nomad } = await start(answer, { dialect });
  await ask(nomad);
  const [{ url, body, headers } = { url: '', body: '', headers: {} }] = server.requests;
  return { url, body: body === '' ? undefined : (JSON.parse(body) as unknown), headers };
}
