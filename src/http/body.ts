import type { Readable } from 'node:stream';

/** Why a body was not taken, in words that follow the service's name. */
export class UnusableBody extends Error {
  override readonly name = 'UnusableBody';
}

/**
 * Reads a body to its end and decodes it. The limit is on decoded bytes and is looked at while decoding, so that a small
 * body which unpacks to a huge one is stopped on the way.
 *
 * @throws UnusableBody when it is too large or not encoded as it says; else what the connection threw.
 */
export async function readBody(body: Readable, encoding: string | undefined, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await decoded(body, encoding)) {
    size += (chunk as Buffer).length;
    if (size > maxBytes) {
      throw new UnusableBody(`answered more than ${String(maxBytes)} bytes, which is more than we take`);
    }
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks, size).toString('utf8');
}

async function decoded(body: Readable, encoding: string | undefined): Promise<AsyncIterable<unknown>> {
  if (encoding === undefined || encoding === '' || encoding === 'identity') {
    return body;
  }
  if (encoding !== 'gzip' && encoding !== 'x-gzip') {
    // Destroyed before its end it emits an error, which nobody would hear.
    body.once('error', () => undefined).destroy();
    throw new UnusableBody(`answered in an encoding that was not asked for (${encoding.slice(0, 20)})`);
  }
  const { createGunzip } = await import('node:zlib');
  return unpacked(body, createGunzip());
}

async function* unpacked(body: Readable, gunzip: NodeJS.ReadWriteStream & Readable): AsyncGenerator {
  let broke: unknown;
  body.once('error', (error) => {
    broke = error;
    gunzip.destroy(error);
  });
  body.pipe(gunzip);
  try {
    yield* gunzip;
  } catch {
    throw broke ?? new UnusableBody('answered a body that is not gzip though it says so');
  } finally {
    gunzip.destroy();
    body.destroy();
  }
}
