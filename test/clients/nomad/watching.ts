import type { Step } from '../../support/server.ts';

export const quickOptions = { timeoutMilliseconds: 20_000 } as const;
export const deployment = { ID: 'd', Status: 'running', StatusDescription: '' };

export const replyAt = (index: number, status: string): Step => ({
  headers: { 'x-nomad-index': String(index) },
  body: { ...deployment, Status: status },
});

export async function collect<T>(watched: AsyncIterable<T>, count: number): Promise<T[]> {
  const all: T[] = [];
  for await (const item of watched) {
    if (all.push(item) === count) {
      return all;
    }
  }
  throw new Error('a watch does not end by itself');
}
