import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBase64 } from '../../src/modes/dispatch/payload.ts';
import { readPayloadLines } from '../../src/modes/dispatch/payload-lines.ts';

const context = {
  file: 'lines.jsonl',
  usual: { meta: {}, idPrefixTemplate: undefined, priority: undefined },
  dialect: 'nomad',
} as const;

/** Keys that a plain object has, too. */
const name = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('constructor', 'toString', 'a.b'));
const line = fc.record(
  {
    'payload-base64': fc
      .uint8Array({ minLength: 1, maxLength: 60 })
      .map((bytes) => Buffer.from(bytes).toString('base64')),
    meta: fc.dictionary(name, fc.string()),
    priority: fc.integer({ min: 1, max: 100 }),
    'id-prefix-template': fc.string({ minLength: 1 }),
  },
  { requiredKeys: [] },
);

describe('lines of payloads', () => {
  test('are read as they were written', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.constantFrom('\n', '\r\n', '\n\n'),
        (lines, end) => {
          const text = lines.map((one) => JSON.stringify(one)).join(end);
          const { dispatches, errors } = readPayloadLines(Buffer.from(text), context);
          expect(errors).toEqual([]);
          expect(
            dispatches.map(({ payload, meta, priority, idPrefixTemplate }) => [
              payload?.toString('base64'),
              Object.entries(meta),
              priority,
              idPrefixTemplate,
            ]),
          ).toEqual(
            lines.map((one) => [
              one['payload-base64'],
              Object.entries(one.meta ?? {}),
              one.priority,
              one['id-prefix-template'],
            ]),
          );
        },
      ),
    );
  });

  test('of any text are read or told, never thrown; each mistake has its line', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.json(),
            fc.string(),
            line.map((one) => JSON.stringify(one)),
          ),
        ),
        (lines) => {
          const { dispatches, errors } = readPayloadLines(Buffer.from(lines.join('\n')), context);
          const places = [...dispatches.map((one) => one.line), ...errors.map(({ location: where }) => where?.line)];
          const filled = lines
            .join('\n')
            .split(/\r?\n/)
            .filter((text) => text.trim() !== '').length;
          expect(places).toHaveLength(Math.max(1, filled));
          expect(errors.every(({ reason }) => reason === 'input')).toBe(true);
        },
      ),
    );
  });

  test('that are no UTF-8 are told', () => {
    const { errors } = readPayloadLines(Buffer.from([0x22, 0xff, 0x22]), context);
    expect(errors.map(({ message }) => message)).toEqual(['The file is not UTF-8 text.']);
  });
});

describe('standard base64', () => {
  test('gives its bytes back, in one line or in many', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const text = Buffer.from(bytes).toString('base64');
        const wrapped = text.replaceAll(/.{76}/g, '$&\n');
        expect([readBase64(text), readBase64(wrapped)]).toEqual([
          { value: Buffer.from(bytes) },
          { value: Buffer.from(bytes) },
        ]);
      }),
    );
  });

  test.each(['%%%', 'YQ', 'YQ=', 'a-b_', 'YQ==YQ=='])('%j is none', (text) => {
    expect(readBase64(text)).toHaveProperty('error');
  });
});
