import { createServer, get, type IncomingMessage } from 'node:http';
import { EventEmitter, once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Changes } from '../../src/changes.ts';
import { Live } from '../../src/page/live.ts';
import { listen } from '../../../test/support/server.ts';
import { timers } from '../../../test/support/timers.ts';

it('a slow viewer gets the latest state when it can receive more', async () => {
  const changes = new Changes();
  const watched: boolean[] = [];
  let state = 0;
  const rendered = new EventEmitter();
  const large = 'x'.repeat(16_000_000);
  const render = (): ReadonlyMap<string, string> => {
    rendered.emit('done');
    return new Map([['part', `${state} ${large}`]]);
  };
  const live = new Live({ changes: [changes], render, onWatched: (now) => watched.push(now) });
  await using server = await listen(createServer((_, response) => live.add(response)));
  const { port } = server;
  // Nothing is read of the response before it is requested.
  const [answer] = (await once(get({ port, host: '127.0.0.1' }), 'response')) as [IncomingMessage];
  for (const change of [1, 2, 3]) {
    state = change;
    const next = once(rendered, 'done');
    changes.notify();
    await next;
  }
  const received = new Set<string>();
  let rest = '';
  for await (const chunk of answer) {
    const text = rest + String(chunk);
    for (const [, number = ''] of text.matchAll(/"part":"(\d+) /g)) received.add(number);
    rest = text.slice(-20);
    if (text.endsWith('\n\n') && received.has('3')) live.close();
  }
  expect([...received]).toEqual(['0', '3']);
  expect(watched).toEqual([true, false]);
});

it('simultaneous changes are sent as one and leave no timer behind', async () => {
  const changes = new Changes();
  let [state, renders] = [0, 0];
  const render = (): ReadonlyMap<string, string> => {
    renders += 1;
    return new Map([['part', String(state)]]);
  };
  const live = new Live({ changes: [changes], render, onWatched: () => undefined });
  await using server = await listen(createServer((_, response) => live.add(response)));
  const { port } = server;
  const [answer] = (await once(get({ port, host: '127.0.0.1' }), 'response')) as [IncomingMessage];
  let received = '';
  answer.on('data', (chunk) => (received += String(chunk)));
  for (state = 1; state < 10; state++) changes.notify();
  while (!received.includes('"10"')) await once(answer, 'data');
  expect(received).toBe('data: {"part":"0"}\n\ndata: {"part":"10"}\n\n');
  expect(renders).toBe(2);

  changes.notify();
  await turn();
  const before = timers();
  live.close();
  expect(timers()).toBe(before - 1);
});
