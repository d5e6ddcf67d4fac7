import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addToHistory, presentEnd, type LaterChange } from '../../src/report/comment/history.ts';
import { describeState, saysTheSame, stateSign, type StateEnd } from '../../src/report/comment/job-state.ts';
import { draftRecordLine, openRecord, sealRecord } from '../../src/review/record-codec.ts';
import { asPublished } from '../../src/text/published.ts';
import { nodesOf, parseMarkdown } from '../support/markdown.ts';
import { hostile, recordKeys, recordOf, recordTime as at } from '../support/recorded.ts';
import { openDoor, rendered } from '../support/rendered.ts';
import { runsOf } from '../support/thorough.ts';
import type { HistoryEntry, JobState, ReviewRecord } from '../../src/review/record.ts';

const end = rendered(presentEnd);
const limit = 65_536;

function commentOf(text: string, record: ReviewRecord): string {
  return sealRecord([text, draftRecordLine(record)].join('\n'), { at }, recordKeys);
}

function opened(comment: string): ReviewRecord {
  const read = openRecord(comment, recordKeys);
  if (read.kind !== 'opened') throw new Error(`The record is ${read.kind}`);
  return read.record;
}

/** A comment after some changes, one after the other, each written by a run of its own. */
function after(comment: string, changes: readonly LaterChange[]): string {
  return changes.reduce((present, change) => {
    const draft = addToHistory(asPublished(present), opened(present), change, openDoor);
    return sealRecord(draft, { at }, recordKeys);
  }, comment);
}

const entry: fc.Arbitrary<HistoryEntry> = fc.record({
  id: fc.nat({ max: 20 }).map((id) => `comment ${id}`),
  by: hostile,
  text: hostile,
  isWell: fc.boolean(),
  result: hostile,
  at: fc.nat({ max: 2 * at }),
  run: fc.record({ number: fc.nat(), url: fc.constant('https://github.example/run') }),
});

const ends: readonly StateEnd[] = [
  'successful',
  'failed',
  'rolled-back',
  'awaiting-promotion',
  'placement-blocked',
  'no-deployment',
  'superseded',
  'timed-out',
  'reverted',
  'stopped',
  'changed',
  'registered-again',
  'unknown',
];

const state: fc.Arbitrary<JobState> = fc.record(
  {
    end: fc.constantFrom(...ends, 'of-a-later-version'),
    version: fc.nat(),
    serving: fc.array(fc.nat(), { maxLength: 3 }),
    deployment: fc.uuid(),
    at: fc.nat({ max: 2 * at }),
    pullRequest: fc.nat(),
  },
  { requiredKeys: ['end', 'at'] },
);

/** Of a run that shows nothing new, or changes a job. */
const change: fc.Arbitrary<LaterChange> = fc.record({
  entry,
  states: fc
    .dictionary(fc.constantFrom('jobs/web.hcl', 'jobs/api.hcl'), state, { maxKeys: 2 })
    .map((states) => new Map(Object.entries(states))),
  ui: fc.constant(undefined),
});

const log = fc
  .array(entry, { maxLength: 14 })
  .map((all) => all.map((one) => ({ entry: one, states: new Map(), ui: undefined })));

describe('the history of a comment', () => {
  test('the history keeps the record valid, the text unchanged, and the comment within its limit', () => {
    fc.assert(
      fc.property(log, fc.nat({ max: 65_000 }), (changes, size) => {
        const text = `marker\n${'x'.repeat(size)}`;
        const before = commentOf(text, recordOf(['web'], true));
        fc.pre(before.length <= limit);
        const comment = after(before, changes);
        expect(opened(comment)).toMatchObject({ planned: at, since: at, at });
        expect(comment.startsWith(text)).toBe(true);
        expect(comment.length).toBeLessThanOrEqual(limit);
        const listed = opened(comment).history ?? [];
        expect(listed.length).toBeLessThanOrEqual(10);
        expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
        // Where there is room, the latest one is listed last.
        const latest = changes.at(-1)?.entry;
        expect(size < 10_000 ? listed.at(-1) : latest).toEqual(latest);
      }),
      { numRuns: runsOf(400) },
    );
  });

  test('a change replaces what the comment says about the present, and keeps what the register reported once', () => {
    fc.assert(
      fc.property(
        fc.array(change, { minLength: 1, maxLength: 6 }),
        fc.constantFrom('\n', '\r\n'),
        (changes, lineEnd) => {
          const report = [
            '### 🟡 `web` had canaries',
            '',
            '| its row |',
            '',
            '**Next:** promote it',
            '',
            '```',
            'promote',
            '```',
          ];
          const rest = ['', '<details>the plan</details>', '', '<sub>Registered</sub>', ''];
          const before = commentOf(
            ['<!-- marker -->', ...report, '', end, ...rest].join(lineEnd),
            recordOf(['web', 'api'], true),
          );
          const comment = after(before, changes);
          const lines = comment.split(/\r?\n/);
          const record = opened(comment);
          const latest = new Map(changes.flatMap(({ states }) => [...states]));
          expect(
            new Map(record.jobs.flatMap((job) => (job.state === undefined ? [] : [[job.file, job.state]]))),
          ).toEqual(latest);
          expect(
            lines
              .slice(lines.indexOf(end) + 1)
              .join('\n')
              .startsWith(rest.join('\n').trimEnd()),
          ).toBe(true);
          expect(lines.filter((line) => line === '| its row |')).toHaveLength(1);
          const present = lines.slice(1, lines.indexOf(end));
          const expected = latest.size === 0 ? [...report, ''] : present;
          expect(present).toEqual(expected);
          if (latest.size === 0) return;
          for (const one of latest.values()) expect(present.join('\n')).toContain(rendered(describeState(one)));
          const waits = [...latest.values()].some((one) => one.end === 'awaiting-promotion');
          expect(present.some((line) => line.startsWith('**Next:** '))).toBe(waits);
          expect(lines.slice(lines.indexOf(end))).toContain('🟡 `web` had canaries');
          expect(lines.filter((line) => line.includes('promote it'))).toEqual([]);
          return undefined;
        },
      ),
    );
  });

  test('the history turns no text into a link, mention, image, HTML or line of its own', () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 5 }), (changes) => {
        const text = `<!-- marker -->\n### 🟢 \`web\`\n\n${end}\n`;
        const comment = after(commentOf(text, recordOf(['web', 'api'], true)), changes);
        const nodes = nodesOf(parseMarkdown(comment));
        const links = nodes.flatMap((node) => (node.type === 'link' ? [node.url] : []));
        expect(new Set(links)).toEqual(new Set(['https://github.example/run']));
        expect(nodes.filter(({ type }) => type === 'image')).toEqual([]);
        const html = nodes.flatMap((node) => (node.type === 'html' ? [node.value] : []));
        const own =
          /^(?:<!-- (?:marker|outrider:(?:history|present end|register|register end)) -->|<!-- outrider:record v4 \S+ \S+ \S+ -->|<details><summary>History<\/summary>|<\/details>)$/;
        expect(html.flatMap((one) => one.split('\n')).filter((one) => !own.test(one))).toEqual([]);
        const texts = nodes.flatMap((node) => (node.type === 'text' ? [node.value] : [])).join(' ');
        const mine = new Set(
          changes.flatMap(({ states }) => [...states.values()].map(({ pullRequest }) => `#${pullRequest}`)),
        );
        const numbers = texts.match(/#\d+/g) ?? [];
        expect(numbers.filter((one) => !mine.has(one))).toEqual([]);
        expect(texts).not.toMatch(/@\w|:\/\//);
      }),
      { numRuns: runsOf(400) },
    );
  });

  test('a comment without a mark for the present, such as a plan, keeps its text', () => {
    const text = '<!-- marker -->\n### Plan: 1 job\n\n| row |';
    const states = new Map([['jobs/web.hcl', { end: 'stopped', at }]]);
    const given = {
      id: 'run 1',
      by: 'ada',
      text: 'mode: stop',
      isWell: true,
      result: 'Stopped `web`',
      at,
      run: { number: 1 },
    };
    const comment = after(commentOf(text, recordOf(['web'], true)), [{ entry: given, states, ui: undefined }]);
    expect(comment.startsWith(`${text}\n`)).toBe(true);
    expect(opened(comment).jobs[0]?.state).toEqual({ end: 'stopped', at });
  });
});

test('every end of a change is described with its time, and only what serves is green', () => {
  const one = { version: 2, serving: [1, 2], at: Date.UTC(2026, 10, 4, 15, 27) / 1000, pullRequest: 12 };
  const described = ends.map(
    (kind) => `${stateSign({ ...one, end: kind })} ${rendered(describeState({ ...one, end: kind }))}`,
  );
  const time = '15:27 UTC on Nov 4';
  expect(described).toEqual([
    `🟢 version 2 serves since ${time}`,
    `🔴 version 2 failed at ${time}; version 1 served`,
    `🔴 version 2 was rolled back at ${time}; version 1 served`,
    `🟡 at ${time}, canaries of version 2 waited for promotion; version 1 served`,
    `🔴 version 2 could not be placed at ${time}; version 1 served`,
    `🟢 version 2 serves since ${time}`,
    `⚪ version 2 was replaced by another version before ${time}`,
    `🔴 version 2 was not healthy at ${time}; version 1 served`,
    `⚪ version 2 serves since ${time}`,
    `⚪ stopped at ${time}`,
    `🔵 changed at ${time}; its rollout was not followed`,
    `⚪ registered again by #12 at ${time}`,
    `🔴 its state was unknown at ${time}`,
  ]);
});

test('a version that a revert made stays reverted when a later run finds it, and a newer version is news', () => {
  const reverted = { end: 'reverted', version: 3, at };
  expect(saysTheSame(reverted, { end: 'successful', version: 3, serving: [3], at: at + 60 })).toBe(true);
  expect(saysTheSame(reverted, { end: 'successful', version: 4, at })).toBe(false);
  expect(saysTheSame({ end: 'awaiting-promotion', version: 3, at }, { end: 'successful', version: 3, at })).toBe(false);
  expect(saysTheSame({ end: 'successful', version: 3, at }, { end: 'reverted', version: 3, at })).toBe(false);
});
