import { deflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitRecordLine, openRecord, sameRecord, sealRecord } from '../../src/review/record-codec.ts';
import { recordLine } from '../../src/review/record-line.ts';
import type { ReviewRecord } from '../../src/review/record.ts';

const key = 'a-key-of-sixteen-bytes-or-more';
const sealedWithin = (record: ReviewRecord, by: string | undefined, budget: number): string =>
  sealRecord(fitRecordLine(record, by, budget), by);
const unsigned = (packed: string): string =>
  sealRecord(`<!-- outrider:record v2 ${packed} ${'0'.repeat(44)} unsigned -->`, undefined);
const text = fc.string({ unit: 'binary', maxLength: 30 }).map((words) => words.toWellFormed());
const name = fc.oneof(text, fc.constant(null), fc.record({ keyed: text }));
const job = fc.record({
  file: text,
  id: name,
  namespace: name,
  region: name,
  index: fc.nat(),
  evaluated: fc.nat(),
  changes: fc.boolean(),
  spec: fc.base64String({ minLength: 32, maxLength: 32 }),
  plan: fc.base64String({ minLength: 32, maxLength: 32 }),
});
const record: fc.Arbitrary<ReviewRecord> = fc.record({
  repository: text,
  pullRequest: fc.nat(),
  comment: text,
  head: text,
  run: fc.record({ id: text, number: fc.nat(), attempt: fc.nat() }),
  cluster: text,
  namespace: name,
  region: name,
  jobs: fc.array(job, { maxLength: 8 }),
  removed: fc.array(
    fc.record({
      file: text,
      id: text,
      namespace: text,
      region: text,
      stop: fc.boolean(),
      index: fc.nat(),
      spec: fc.base64String({ maxLength: 32 }),
    }),
    { maxLength: 3 },
  ),
  left: fc.nat(),
});
const optionalKey = fc.constantFrom(key, undefined);
const plenty = 100_000;

describe('review record', () => {
  test('a record is read back unchanged from one line that cannot end its HTML comment', () => {
    fc.assert(
      fc.property(record, optionalKey, (written, by) => {
        const comment = sealRecord(`words\n${fitRecordLine(written, by, plenty)}`, by);
        expect(recordLine(comment)).toMatch(/^<!-- outrider:record v2 [^-\n]* -->$/);
        expect(recordLine(comment)).toHaveLength(fitRecordLine(written, by, plenty).length);
        expect(sealRecord(comment, by)).toBe(comment);
        expect(openRecord(`${comment}\n`, by)).toEqual({ kind: 'opened', signed: by !== undefined, record: written });
      }),
    );
  });

  test('a record covers the text of its comment with any line endings, so that edits are noticed', () => {
    const line = fc.oneof(fc.string({ maxLength: 20 }), text, fc.constantFrom('', '<!-- outrider:record x -->', '```'));
    fc.assert(
      fc.property(
        record,
        optionalKey,
        fc.array(line, { maxLength: 6 }),
        fc.nat(),
        line,
        (written, by, words, at, more) => {
          const shown = words.map((one) => one.replaceAll(/[\r\n]/g, ' '));
          const lines = ['<!-- outrider:v1 id=default -->', ...shown, '<sub>Planned</sub>'];
          const comment = sealRecord([...lines, fitRecordLine(written, by, plenty)].join('\n'), by);
          const whole = comment.split('\n');
          const stored = { kind: 'opened', signed: by !== undefined, record: written };
          expect(openRecord(comment, by)).toEqual(stored);
          expect(openRecord(comment.replaceAll('\n', '\r\n'), by)).toEqual(stored);
          const place = at % whole.length;
          const forged = [
            [...whole.slice(0, place), `${more}x`, ...whole.slice(place)],
            [...whole, `x${more}`],
            [...whole, '', recordLine(comment) ?? '', 'x'],
            whole.filter((_, index) => index !== place),
            whole.map((one, index) => (index === place ? `${one}.` : one)),
            whole.map((one, index) => (index === place ? `x${one}` : one)),
          ];
          for (const one of forged) {
            const edited = one.join('\n');
            expect(edited === comment || openRecord(edited, by).kind !== 'opened').toBe(true);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  test('the last of several records counts and covers those before it', () => {
    fc.assert(
      fc.property(record, record, (one, other) => {
        const first = sealedWithin(one, key, plenty);
        const comment = sealRecord([first, '', fitRecordLine(other, key, plenty)].join('\r\n'), key);
        expect(openRecord(comment, key)).toMatchObject({ record: other });
        expect(openRecord([first, '', sealedWithin(other, key, plenty)].join('\n'), key)).toEqual({ kind: 'edited' });
      }),
      { numRuns: 20 },
    );
  });

  test('a signed record is rejected after any change of its line', () => {
    fc.assert(
      fc.property(
        record,
        fc.nat(),
        fc.constantFrom('A', 'z', '0', '+', '/', '=', ' ', '-', '<', '>', 'v'),
        (written, at, sign) => {
          const line = sealedWithin(written, key, plenty);
          const place = at % line.length;
          const changed = line.slice(0, place) + sign + line.slice(place + 1);
          expect(changed === line || openRecord(changed, key).kind !== 'opened').toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('a record is rejected with another key or without one, and an unsigned one is recognized', () => {
    fc.assert(
      fc.property(record, (written) => {
        const line = sealedWithin(written, key, plenty);
        expect(openRecord(line, `${key}!`)).toEqual({ kind: 'forged' });
        expect(openRecord(line, undefined)).toEqual({ kind: 'no-key' });
        expect(openRecord(sealedWithin(written, undefined, plenty), key)).toMatchObject({
          kind: 'opened',
          signed: false,
        });
      }),
      { numRuns: 20 },
    );
  });

  test('a record of a later version is recognized as newer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 999_999_999 }), fc.string(), (version, rest) => {
        const one = rest.replaceAll(/\s/g, '');
        expect(openRecord(`<!-- outrider:record v${version} ${one} -->`, key)).toEqual({ kind: 'newer' });
      }),
    );
  });

  test.each([
    ['<!-- outrider:record v2 -->', 'none'],
    ['<!-- outrider:record v2 abc -->', 'damaged'],
    [`<!-- outrider:record v02 AAAA ${'0'.repeat(44)} unsigned -->`, 'damaged'],
    ['<!-- outrider:record v2 AAAA unsigned -->', 'damaged'],
    ['<!-- outrider:record v1 AAAA unsigned -->', 'older'],
    [`<!-- outrider:record v1 AAAA ${'0'.repeat(44)} -->`, 'older'],
    [`<!-- outrider:record v2 AAAA ${'0'.repeat(44)} unsigned -->`, 'edited'],
    ['words', 'none'],
    ['', 'none'],
  ])('the record %s is %s', (comment, kind) => {
    expect(openRecord(comment, key)).toEqual({ kind });
  });

  test('reading a record never throws and never takes long for any text', () => {
    const bomb = deflateRawSync(Buffer.alloc(64 * 1024 * 1024), { level: 9 }).toString('base64');
    expect(openRecord(unsigned(bomb), undefined)).toEqual({ kind: 'damaged' });
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (words, value) => {
        const packed = deflateRawSync(JSON.stringify(value)).toString('base64');
        expect(['none', 'damaged']).toContain(openRecord(`<!-- outrider:record ${words}`, undefined).kind);
        expect(openRecord(unsigned(packed), undefined)).toEqual({ kind: 'damaged' });
      }),
    );
  });
});

const many = (count: number): ReviewRecord => ({
  repository: 'acme/jobs',
  pullRequest: 7,
  comment: 'default',
  head: 'b'.repeat(40),
  run: { id: '1', number: 1, attempt: 1 },
  cluster: 'nomad.example:4646',
  namespace: '',
  region: '',
  jobs: Array.from({ length: count }, (_, at) => ({
    file: `jobs/service-${at}.nomad.hcl`,
    id: `service-${at}`,
    namespace: 'default',
    region: '',
    index: at,
    changes: true,
    spec: digestLike(at),
    plan: digestLike(-at),
  })),
  removed: [],
  left: 0,
});

describe('record size limit', () => {
  test('a record keeps the first jobs within its size limit and counts the rest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 600, max: 30_000 }), (count, budget) => {
        const line = sealedWithin(many(count), key, budget);
        const opened = openRecord(line, key);
        expect(line.length).toBeLessThanOrEqual(budget);
        expect(opened).toMatchObject({ kind: 'opened' });
        const { jobs, left } = (opened as { record: ReviewRecord }).record;
        expect(jobs.length + left).toBe(count);
        expect(jobs).toEqual(many(count).jobs.slice(0, jobs.length));
      }),
      { numRuns: 60 },
    );
  });

  test('a record has room for about 200 jobs', () => {
    const opened = openRecord(sealedWithin(many(600), key, 20_000), key) as { record: ReviewRecord };
    expect(opened.record.jobs.length).toBeGreaterThan(180);
  });
});

/** Returns 24 bytes that cannot be compressed. */
function digestLike(seed: number): string {
  let state = (seed * 2_654_435_761) >>> 0;
  const bytes = Array.from({ length: 24 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
  return Buffer.from(bytes).toString('base64');
}

describe('records of two comments', () => {
  test('two comments hold the same record whatever run wrote them, unless it cannot be read', () => {
    fc.assert(
      fc.property(record, record, optionalKey, (one, other, by) => {
        const comment = (written: ReviewRecord, number: number): string =>
          sealedWithin({ ...written, run: { ...written.run, number } }, by, plenty);
        expect(sameRecord(comment(one, 1), comment(one, 2), by)).toBe(true);
        expect(sameRecord(comment(one, 1), comment({ ...one, head: `${one.head}x` }, 1), by)).toBe(false);
        expect(sameRecord(comment(one, 1), sealedWithin(other, `${key}!`, plenty), by)).toBe(false);
        expect(sameRecord('a', 'b', by)).toBe(true);
        expect(recordLine(comment(one, 1))).toBe(comment(one, 1));
      }),
      { numRuns: 50 },
    );
  });
});
