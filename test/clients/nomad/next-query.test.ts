import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ServiceRequest, Transport } from '../../../src/clients/http/types.ts';
import { createNomad } from '../../../src/clients/nomad/client.ts';
import { timeSchema } from '../../../src/clients/nomad/wire/fields.ts';
import { parseValue } from '../../../src/clients/schema.ts';
import { parseJson } from '../../../src/clients/http/json.ts';
import { silentLog } from '../../support/silent-log.ts';

test('a blocking query gets more time than the server may take and never exceeds the watch', async () => {
  const answers = fc.array(
    fc.record({
      index: fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 9 }).map(String)),
      id: fc.constantFrom('a', 'b'),
    }),
    { minLength: 1, maxLength: 8 },
  );
  const span = fc.integer({ min: 1000, max: 1_000_000 });
  await fc.assert(
    fc.asyncProperty(answers, span, span, async (script, wait, deadline) => {
      const sent: ServiceRequest[] = [];
      const transport: Transport = {
        send: async (exchange) => {
          const answer = script[sent.push(exchange) - 1];
          return answer === undefined
            ? { status: 404, headers: {}, body: 'job not found' }
            : { status: 200, headers: { 'x-nomad-index': answer.index }, body: JSON.stringify({ ID: answer.id }) };
        },
        close: async () => undefined,
        waitToRetry: async () => false,
        isCrowded: () => false,
        pace: { pause: async () => undefined, random: () => 0 },
        waitFor: silentLog.waitFor,
      };
      const nomad = createNomad({ transport, address: 'http://h', dialect: 'nomad' });
      const ids: string[] = [];
      await expect(async () => {
        for await (const { ID } of nomad.watch.readJob({ id: 'x' }, { wait, timeoutMilliseconds: deadline })) {
          ids.push(ID);
        }
      }).rejects.toThrow('not found');
      expect(ids).toEqual(script.map(({ id }) => id).filter((id, place, all) => id !== all[place - 1]));
      expect(sent).toHaveLength(script.length + 1);
      for (const { url, timeoutMilliseconds: given = 0, repeatable } of sent) {
        const query = new URL(url).searchParams;
        const held = Number(query.get('wait')?.replace('ms', '') ?? 0);
        expect(query.has('index')).toBe(query.has('wait'));
        expect(query.get('index')).not.toBe('0');
        expect(held).toBeLessThanOrEqual(Math.min(wait, deadline));
        expect(given).toBeLessThanOrEqual(deadline);
        // The full time of the server, or all that the watch has left.
        expect(given >= (held * 17) / 16 || given >= deadline - 1000).toBe(true);
        expect(repeatable).toBe(false);
      }
    }),
    { numRuns: 40 },
  );
});

test('timestamp reads text and nanoseconds beyond 2^53 to the millisecond', () => {
  const date = fc.date({ min: new Date('1971-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(date, fc.integer({ min: 0, max: 999_999 }), (time, nanoseconds) => {
      const unixNano = BigInt(time.getTime()) * 1_000_000n + BigInt(nanoseconds);
      const text = time.toISOString().replace('Z', `${String(nanoseconds).padStart(6, '0')}Z`);
      for (const value of [parseJson(String(unixNano)), text]) {
        const read = parseValue(timeSchema, value);
        const at = 'output' in read ? (read.output?.getTime() ?? 0) : 0;
        expect(Math.abs(at - time.getTime())).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test.for([null, undefined, 0, '0001-01-01T00:00:00Z', 'soon', '', { rawJSON: '1e400' }])(
  'a timestamp of %j is null',
  (value) => {
    expect(parseValue(timeSchema, value)).toEqual({ output: null });
  },
);

test('timestamp rejects a value that cannot be a time', () => {
  expect(parseValue(timeSchema, true)).toHaveProperty('problem');
});
