import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBase64, readPayloadLines } from '../../src/modes/dispatch/dispatches.ts';

const context = { file: 'lines.jsonl', meta: {}, dialect: 'nomad' } as const;

/** Keys that plain objects have, too. */
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

describe('readPayloadLines', () => {
  test('payload lines are read as written', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.constantFrom('\n', '\r\n', '\n\n'),
        (lines, end) => {
          const text = lines.map((entry) => JSON.stringify(entry)).join(end);
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
            lines.map((item) => [
              item['payload-base64'],
              Object.entries(item.meta ?? {}),
              item.priority,
              item['id-prefix-template'],
            ]),
          );
        },
      ),
    );
  });

  test('any payload lines are read or reported as errors with their line', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.json(),
            fc.string(),
            line.map((row) => JSON.stringify(row)),
          ),
        ),
        (lines) => {
          const { dispatches, errors } = readPayloadLines(Buffer.from(lines.join('\n')), context);
          const places = [...dispatches.map((row) => row.line), ...errors.map(({ location }) => location?.line)];
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

  test('payload lines that are not UTF-8 are an error', () => {
    const { errors } = readPayloadLines(Buffer.from([0x22, 0xff, 0x22]), context);
    expect(errors.map(({ message }) => message)).toEqual(['The file is not UTF-8 text.']);
  });
});

describe('readBase64', () => {
  test('base64 of one or several lines is decoded', () => {
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

  test.each(['%%%', 'YQ', 'YQ=', 'a-b_', 'YQ==YQ=='])('base64 of %j is not valid', (text) => {
    expect(readBase64(text)).toHaveProperty('error');
  });
});
