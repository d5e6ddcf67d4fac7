import { createHmac } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  draftRecordLine,
  fitRecord,
  openRecord,
  findRecordLine,
  isSameRecord,
  sealRecord,
  stampLength,
} from '../../src/review/record-codec.ts';
import { packRecord, type ReviewRecord } from '../../src/review/record.ts';
import { parseKeys } from '../support/signing.ts';
import { countRuns } from '../support/thorough.ts';
import type { SigningKeys } from '../../src/inputs/review.ts';

const keys = parseKeys('a-key-of-sixteen-bytes-or-more');
const others = parseKeys('another-key-of-sixteen-bytes');
/** Another secret under the ID of Outrider. */
const pretended: SigningKeys = [{ id: keys[0].id, secret: others[0].secret }];
const stamp = { at: 1_800_000_000 };
const sealDraft = (record: ReviewRecord, by: SigningKeys = keys, at = stamp.at): string =>
  sealRecord(draftRecordLine({ ...record, key: by[0].id }), { at }, by);
const signLine = (packed: string): string => {
  const content = `v4 ${packed} ${'0'.repeat(44)}`;
  const signature = createHmac('sha256', keys[0].secret).update(`outrider:record ${content}`).digest('base64');
  return `<!-- outrider:record ${content} ${signature} -->`;
};
const text = fc.string({ unit: 'binary', maxLength: 30 }).map((words) => words.toWellFormed());
const name = fc.oneof(text, fc.record({ keyed: text }));
const digest = fc.base64String({ minLength: 32, maxLength: 32 });
const seconds = fc.nat({ max: 4_000_000_000 });
const done = fc.record({ index: fc.nat(), outcome: text, run: text });
const job = fc.record(
  {
    file: text,
    id: name,
    namespace: name,
    region: name,
    index: fc.nat(),
    evaluated: fc.nat(),
    changes: fc.boolean(),
    spec: digest,
    plan: digest,
    done,
    command: fc.nat(),
  },
  { requiredKeys: ['file', 'id', 'namespace', 'region', 'index', 'changes', 'spec', 'plan'] },
);
const record: fc.Arbitrary<ReviewRecord> = fc.record({
  key: fc.constant(keys[0].id),
  repository: text,
  repositoryId: text,
  pullRequest: fc.nat(),
  comment: text,
  head: text,
  approvals: fc.record({ needed: fc.nat(), role: fc.constantFrom('write', 'maintain', 'admin') }),
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
      spec: fc.oneof(digest, fc.constant('')),
    }),
    { maxLength: 3 },
  ),
  omitted: fc.nat(),
  plannedAt: seconds,
  since: fc.oneof(seconds, fc.constant(0)),
  at: fc.oneof(seconds, fc.constant(0)),
});
const setTime = (written: ReviewRecord, at = stamp.at): ReviewRecord => ({
  ...written,
  at,
  since: written.since === 0 ? at : written.since,
});

describe('review record', () => {
  test('a record is read back unchanged from one line that cannot end its HTML comment', () => {
    fc.assert(
      fc.property(record, (written) => {
        const draft = draftRecordLine(written);
        const comment = sealRecord(`words\n${draft}`, stamp, keys);
        expect(findRecordLine(comment)).toMatch(/^<!-- outrider:record v4 [^-\n]* -->$/);
        expect(sealRecord(comment, stamp, keys)).toBe(comment);
        expect(openRecord(`${comment}\n`, keys)).toEqual({ kind: 'opened', record: setTime(written), key: keys[0] });
      }),
    );
  });

  test('a seal sets the times that it is given and keeps the others, in the room that is kept for them', () => {
    const time = fc.option(seconds, { nil: undefined });
    fc.assert(
      fc.property(record, seconds, time, time, (written, second, plannedAt, since) => {
        const at = second + 1;
        const shownTimes = since === undefined ? undefined : { since };
        const comment = sealRecord(draftRecordLine(written), { at, plannedAt, shownTimes }, keys);
        const first = since ?? (written.since === 0 ? at : written.since);
        expect(openRecord(comment, keys)).toMatchObject({
          record: { at, plannedAt: plannedAt ?? written.plannedAt, since: first },
        });
        const draft = draftRecordLine({ ...written, plannedAt: 0, since: 0, at: 0 });
        const stamps = { at, plannedAt: plannedAt ?? at, since: since ?? at };
        expect(sealRecord(draft, stamps, keys).length - draft.length).toBeLessThanOrEqual(stampLength);
      }),
    );
  });

  test('a record covers the text of its comment with any line endings, so that edits are noticed', () => {
    const line = fc.oneof(fc.string({ maxLength: 20 }), text, fc.constantFrom('', '<!-- outrider:record x -->', '```'));
    fc.assert(
      fc.property(record, fc.array(line, { maxLength: 6 }), fc.nat(), line, (written, words, at, more) => {
        const shown = words.map((word) => word.replaceAll(/[\r\n]/g, ' '));
        const lines = ['<!-- outrider:v1 id=default -->', ...shown, '<sub>Planned</sub>'];
        const comment = sealRecord([...lines, draftRecordLine(written)].join('\n'), stamp, keys);
        const whole = comment.split('\n');
        const stored = { kind: 'opened', record: setTime(written), key: keys[0] };
        expect(openRecord(comment, keys)).toEqual(stored);
        expect(openRecord(comment.replaceAll('\n', '\r\n'), keys)).toEqual(stored);
        const place = at % whole.length;
        const forged = [
          [...whole.slice(0, place), `${more}x`, ...whole.slice(place)],
          [...whole, `x${more}`],
          [...whole, '', findRecordLine(comment) ?? '', 'x'],
          whole.filter((_, index) => index !== place),
          whole.map((row, index) => (index === place ? `${row}.` : row)),
          whole.map((row, index) => (index === place ? `x${row}` : row)),
          whole.map((row) => `> ${row}`),
          [`\u{feff}${comment}`],
          [comment.replace('outrider:record v', 'outrider:RECORD v')],
          [comment.replace('outrider:record v', 'outrider:record\u{a0}v')],
        ];
        for (const row of forged) {
          const edited = row.join('\n');
          expect(edited === comment || openRecord(edited, keys).kind !== 'opened').toBe(true);
        }
      }),
      { numRuns: countRuns(1000) },
    );
  });

  test('the last of several records counts and covers those before it', () => {
    fc.assert(
      fc.property(record, record, (row, other) => {
        const first = sealDraft(row);
        const comment = sealRecord([first, '', draftRecordLine(other)].join('\r\n'), stamp, keys);
        expect(openRecord(comment, keys)).toMatchObject({ record: setTime(other) });
        expect(openRecord([first, '', sealDraft(other)].join('\n'), keys)).toEqual({ kind: 'edited' });
      }),
      { numRuns: 20 },
    );
  });

  test('a record of a later version is recognized as newer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 999_999_999 }), fc.string(), (version, rest) => {
        const row = rest.replaceAll(/\s/g, '');
        expect(openRecord(`<!-- outrider:record v${version} ${row} -->`, keys)).toEqual({ kind: 'newer' });
      }),
    );
  });

  test.each([
    ['<!-- outrider:record v4 -->', 'none'],
    ['<!-- outrider:record v4 abc -->', 'damaged'],
    [`<!-- outrider:record v04 AAAA ${'0'.repeat(44)} ${'0'.repeat(44)} -->`, 'damaged'],
    ['<!-- outrider:record v4 AAAA unsigned -->', 'damaged'],
    [`<!-- outrider:record v4 AAAA ${'0'.repeat(44)} unsigned -->`, 'damaged'],
    [`<!-- outrider:record v4 AAAA ${'0'.repeat(44)} ${'0'.repeat(44)} -->`, 'damaged'],
    [`<!-- outrider:record v2 AAAA ${'0'.repeat(44)} unsigned -->`, 'older'],
    [`<!-- outrider:record v2 AAAA ${'0'.repeat(44)} ${'0'.repeat(44)} -->`, 'older'],
    ['<!-- outrider:record v1 AAAA unsigned -->', 'older'],
    [`<!-- outrider:record v1 AAAA ${'0'.repeat(44)} -->`, 'older'],
    ['words', 'none'],
    ['', 'none'],
  ])('the record %s is %s', (comment, kind) => {
    expect(openRecord(comment, keys)).toEqual({ kind });
  });

  test('reading a record never throws and never takes long for any text', () => {
    const bomb = deflateRawSync(Buffer.alloc(64 * 1024 * 1024), { level: 9 }).toString('base64');
    expect(openRecord(signLine(bomb), keys)).toEqual({ kind: 'damaged' });
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (words, value) => {
        const packed = deflateRawSync(JSON.stringify(value)).toString('base64');
        expect(['none', 'damaged']).toContain(openRecord(`<!-- outrider:record ${words}`, keys).kind);
        expect(openRecord(signLine(packed), keys)).toEqual({ kind: 'damaged' });
      }),
    );
  });
});

describe('signature of a record', () => {
  test('a record is rejected after any change of its line', () => {
    fc.assert(
      fc.property(
        record,
        fc.nat(),
        fc.constantFrom('A', 'z', '0', '+', '/', '=', ' ', '-', '<', '>', 'v'),
        (written, at, sign) => {
          const line = sealDraft(written);
          const place = at % line.length;
          const changed = line.slice(0, place) + sign + line.slice(place + 1);
          expect(changed === line || openRecord(changed, keys).kind !== 'opened').toBe(true);
        },
      ),
      { numRuns: countRuns(2000) },
    );
  });

  test('a record is sealed and read with its own key only', () => {
    fc.assert(
      fc.property(text, record, (words, written) => {
        const ofAnother = draftRecordLine({ ...written, key: others[0].id });
        expect(sealRecord(words, stamp, keys)).toBe(words);
        expect(sealRecord(ofAnother, stamp, keys)).toBe(ofAnother);
        expect(openRecord(sealDraft(written), undefined)).toEqual({ kind: 'no-key' });
        expect(openRecord(sealDraft(written), others)).toEqual({ kind: 'other-key' });
        expect(openRecord(sealDraft(written, others), keys)).toEqual({ kind: 'other-key' });
        expect(openRecord(sealDraft(written, pretended), keys)).toEqual({ kind: 'forged' });
        // Never sealed.
        expect(openRecord(draftRecordLine({ ...written, at: 0 }), keys)).toEqual({ kind: 'damaged' });
        expect(openRecord(draftRecordLine({ ...written, at: 1 }), keys)).toEqual({ kind: 'forged' });
      }),
      { numRuns: 20 },
    );
  });

  test('no text without a valid signature opens', () => {
    const signature = fc
      .uint8Array({ minLength: 32, maxLength: 32 })
      .map((bytes) => Buffer.from(bytes).toString('base64'));
    const change = fc.record<Partial<ReviewRecord>>(
      {
        pullRequest: fc.nat(),
        head: text,
        approvals: fc.constant({ needed: 0, role: 'write' }),
        since: fc.constant(1),
        at: seconds.map((second) => second + 1),
        jobs: fc.array(job, { maxLength: 2 }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(record, record, change, signature, text, (written, other, changed, random, words) => {
        const forged = { ...setTime(written), ...changed };
        const line = sealDraft(written);
        const [raw = '', seal = ''] = line.split(' ').slice(-3);
        const sealOfOther = sealDraft(other).split(' ').at(-2) ?? '';
        const [packed, draft] = [packRecord(forged), draftRecordLine(forged)];
        const formatLine = (by: string): string => `<!-- outrider:record v4 ${packed} ${raw} ${by} -->`;
        const texts = [
          words,
          draftRecordLine(written),
          draft,
          `${words}\n${draft}`,
          formatLine(random),
          formatLine('unsigned'),
          formatLine(''),
          sealDraft(forged, pretended),
          sealDraft(forged, others),
          `${words}x\n${line}`,
        ];
        if (packed !== packRecord(setTime(written))) texts.push(formatLine(seal));
        if (seal !== sealOfOther) texts.push(line.replace(seal, () => sealOfOther));
        for (const row of texts) expect(openRecord(row, keys).kind).not.toBe('opened');
      }),
      { numRuns: countRuns(2000) },
    );
  });
});

describe('keys of a record', () => {
  const secret = fc.base64String({ minLength: 16, maxLength: 44 }).filter((row) => row.trim() !== '');
  const several = fc.uniqueArray(secret, { minLength: 2, maxLength: 5 });

  test('any of several keys verifies a record that the first one signed, in any order of the keys', () => {
    fc.assert(
      fc.property(record, several, fc.nat(), (written, secrets, at) => {
        const from = at % secrets.length;
        const signing = parseKeys([...secrets.slice(from), ...secrets.slice(0, from)].join('\n'));
        const comment = sealDraft(written, signing);
        const opened = { kind: 'opened', record: { ...setTime(written), key: signing[0].id }, key: signing[0] };
        expect(openRecord(comment, signing)).toEqual(opened);
        expect(openRecord(comment, parseKeys(secrets.toReversed().join('\r\n')))).toEqual(opened);
        expect(openRecord(comment, parseKeys(secrets[from] ?? ''))).toEqual(opened);
        const unknown = parseKeys(secrets.toSpliced(from, 1).join('\n'));
        expect(openRecord(comment, unknown)).toEqual({ kind: 'other-key' });
      }),
    );
  });

  test('a record stays readable while its key is rotated, even when it is sealed again', () => {
    fc.assert(
      fc.property(record, several, (written, secrets) => {
        const [before = '', after = ''] = secrets;
        const [old, both, fresh] = [parseKeys(before), parseKeys(`${after}\n${before}`), parseKeys(after)];
        const comment = sealDraft(written, old);
        const rerun = sealRecord(comment, { at: stamp.at + 1 }, both);
        const kept = { ...setTime(written), key: old[0].id };
        expect(openRecord(comment, both)).toEqual({ kind: 'opened', record: kept, key: old[0] });
        expect(openRecord(rerun, both)).toEqual({ kind: 'opened', record: { ...kept, at: stamp.at + 1 }, key: old[0] });
        expect(openRecord(sealDraft(written, both), fresh)).toMatchObject({ kind: 'opened', key: fresh[0] });
        expect(openRecord(sealDraft(written, both), old)).toEqual({ kind: 'other-key' });
      }),
    );
  });
});

describe('time of a record', () => {
  const time = fc.nat({ max: 20 }).map((second) => 1_800_000_000 + second);

  test('an edit after the write of a record is its last edit, and never lowers the time of one that the record has', () => {
    const odd = fc.constantFrom(undefined, null, '', 'never', '1970-01-01T00:00:00Z');
    fc.assert(
      fc.property(record, time, time, time, fc.nat({ max: 999 }), odd, (written, at, first, updated, ms, without) => {
        const since = Math.min(first, at);
        const comment = sealRecord(draftRecordLine(written), { at, shownTimes: { since } }, keys);
        const updatedAt = new Date(updated * 1000 + ms).toISOString();
        expect(openRecord(comment, keys, updatedAt)).toMatchObject({
          record: { at, since, ...(updated > at ? { edited: updated } : {}) },
        });
        const shownTimes = { since: at + 5, edited: at + 5 };
        const edited = sealRecord(draftRecordLine(written), { at, shownTimes }, keys);
        for (const given of [without, new Date((at + 1) * 1000).toISOString()])
          expect(openRecord(edited, keys, given)).toMatchObject({ record: { edited: at + 5 } });
      }),
    );
  });
});

const many = (count: number): ReviewRecord => ({
  key: keys[0].id,
  repository: 'acme/jobs',
  repositoryId: '123456789',
  pullRequest: 7,
  comment: 'default',
  head: 'b'.repeat(40),
  approvals: { needed: 1, role: 'write' },
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
  omitted: 0,
  plannedAt: 0,
  since: 0,
  at: 0,
});

test('a record keeps the first jobs within its size limit, of which about 200 have room, and counts the rest', () => {
  expect(fitRecord(many(600), 20_000).jobs.length).toBeGreaterThan(180);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 600, max: 30_000 }), (count, budget) => {
      const draft = draftRecordLine(fitRecord(many(count), budget));
      expect(draft.length).toBeLessThanOrEqual(budget);
      const opened = openRecord(sealRecord(draft, stamp, keys), keys);
      expect(opened).toMatchObject({ kind: 'opened' });
      const { jobs, omitted } = (opened as { record: ReviewRecord }).record;
      expect(jobs.length + omitted).toBe(count);
      expect(jobs).toEqual(many(count).jobs.slice(0, jobs.length));
    }),
    { numRuns: countRuns(400) },
  );
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

test('two comments contain the same record regardless of the run that wrote them, unless it cannot be read', () => {
  fc.assert(
    fc.property(record, seconds, (written, since) => {
      const comment = (row: ReviewRecord, plannedAt: number, first = since): string =>
        sealRecord(draftRecordLine(row), { at: plannedAt + 1, plannedAt, shownTimes: { since: first } }, keys);
      const first = comment(written, 1);
      expect(isSameRecord(first, comment({ ...written, run: 'https://github.example/runs/2' }, 2), keys)).toBe(true);
      expect(isSameRecord(first, comment({ ...written, head: `${written.head}x` }, 1), keys)).toBe(false);
      expect(isSameRecord(first, comment(written, 1, since + 1), keys)).toBe(false);
      expect(isSameRecord(first, sealDraft(written, others), keys)).toBe(false);
      expect(isSameRecord(first, sealDraft(written, pretended), keys)).toBe(false);
      expect(isSameRecord(first, first, undefined)).toBe(false);
      expect(isSameRecord(first, 'a', keys)).toBe(false);
      expect(isSameRecord('a', 'b', keys)).toBe(true);
      expect(isSameRecord('a', 'b', undefined)).toBe(true);
      expect(findRecordLine(first)).toBe(first);
    }),
    { numRuns: 50 },
  );
});
