import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalize } from './normalize.ts';

const [first, second] = ['0a1b2c3d-1111-4222-8333-abcdefabcdef', '9f8e7d6c-1111-4222-8333-abcdefabcdef'];
const commit = '0123456789abcdef0123456789abcdef01234567';

function normalized(text: string, hosts: Readonly<Record<string, string>> = {}): string | undefined {
  return normalize([text], new Map(Object.entries(hosts)))[0];
}

test.each([
  ['a time', 'at 2026-11-28T09:00:00.123Z, 09:00 UTC on Nov 28, 2026-11-28 09:00 UTC', 'at <time>, <time>, <time>'],
  ['a time in nanoseconds', 'SubmitTime: 1795898247989000000', 'SubmitTime: <time>'],
  ['a duration', 'rolled out in 3 min 5 s, 2 s left', 'rolled out in <duration>, <duration> left'],
  ['the time of a log line', '[1:05] web: 1 of 1 healthy', '[<clock>] web: 1 of 1 healthy'],
  ['a duration of a job', 'min_healthy_time = "5s", after 5s', 'min_healthy_time = "5s", after 5s'],
  ['an ID by its path', `/v1/deployment/${first}`, '/v1/deployment/<deployment-1>'],
  [
    'an ID by its key',
    `deployment-id: ${first}\neval-id: ${second}`,
    'deployment-id: <deployment-1>\neval-id: <evaluation-1>',
  ],
  [
    'an ID that is shortened before',
    `\`0a1b2c3d\` of allocation: ${first}`,
    '`<allocation-1…>` of allocation: <allocation-1>',
  ],
  ['an ID that is only shortened', '`0a1b2c3d` of `app`', '`<id-1…>` of `app`'],
  ['a commit', `${commit}, \`0123456\``, '<commit-1>, `<commit-1…>`'],
  ['a commit that is only shortened', 'Commit `97cf855`', 'Commit `<commit-1>`'],
  ['a commit of the tests', `${'b'.repeat(40)} at \`bbbbbbb\``, `${'b'.repeat(40)} at \`bbbbbbb\``],
  [
    'the ID of a plan',
    'plan d5262e9c, "plan":"d5262e9c", plan: "12345678"',
    'plan <plan-1>, "plan":"<plan-1>", plan: <plan-2>',
  ],
  [
    'an index',
    'JobModifyIndex: 12, "index":12, -check-index 15',
    'JobModifyIndex: <index-1>, "index":<index-1>, -check-index <index-2>',
  ],
  [
    'an index in a sentence',
    'index was 11 and is now 19, index of `web` is 19, not 1',
    'index was <index-1> and is now <index-2>, index of `web` is <index-2>, not 1',
  ],
  ['no index', 'job-modify-index: "0"', 'job-modify-index: "0"'],
  ['a record', '<!-- outrider:record v9 abc def= -->', '<!-- outrider:record <record> -->'],
  [
    'the workspace',
    'cannot read /dev/shm/outrider-test-x/outrider-workspace-Ab3/jobs/web.hcl',
    'cannot read <workspace>/jobs/web.hcl',
  ],
  ['a port', 'on 127.0.0.1:40123', 'on <address>'],
  ['a launch', 'import%2Fdispatch-1795898151-99793a22', 'import%2Fdispatch-<launch>'],
  ['a color', '\u001B[33m! Job\u001B[0m', '! Job'],
])('%s that differs from run to run is replaced, and anything else is not', (_, text, expected) => {
  expect(normalized(text)).toBe(expected);
});

test('the address of a double is the host of an example, and not part of a longer one', () => {
  const hosts = { '127.0.0.1:4646': 'nomad.example' };
  expect(normalized('http://127.0.0.1:4646/ui 127.0.0.1:46461', hosts)).toBe('http://nomad.example/ui <address>');
});

test('several texts share their placeholders and stay apart', () => {
  expect(normalize([`node: ${first}`, '', `node: ${second} node: ${first}`], new Map())).toEqual([
    'node: <node-1>',
    '',
    'node: <node-2> node: <node-1>',
  ]);
});

function formatLines(places: readonly number[], ids: readonly string[]): string | undefined {
  return normalized(places.map((place) => `allocation: ${ids[place]}`).join('\n'));
}

/** Where each value occurs first. */
function findPattern(places: readonly number[]): string {
  return places.map((place) => places.indexOf(place)).join(' ');
}

test('texts are the same for other IDs if and only if these are equal in the same places', () => {
  const places = fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 8 });
  const ids = fc.uniqueArray(fc.uuid(), { minLength: 4, maxLength: 4, selector: (id) => id.slice(0, 8) });
  fc.assert(
    fc.property(places, places, ids, ids, (some, others, before, after) => {
      expect(formatLines(some, after)).toBe(formatLines(some, before));
      expect(formatLines(some, before) === formatLines(others, after)).toBe(findPattern(some) === findPattern(others));
    }),
  );
});
