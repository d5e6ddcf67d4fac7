import { expect, test } from 'vitest';
import { createChecks } from './invariants/checks.ts';
import { checkPermits } from './invariants/permits.ts';
import type { PassedRequest } from './proxy.ts';

const invariant = 'no write without a permit, no permit used twice';

const stop: PassedRequest = {
  method: 'DELETE',
  path: '/v1/job/web?region=global',
  body: '',
  status: 200,
  answer: '{}',
  isAnswered: true,
};
const state = { version: 1, index: 20 };
const receipt = { verb: 'stop', job: 'web', from: state, to: state, plan: '', commit: '' };

interface Seen {
  readonly requests?: readonly PassedRequest[];
  readonly receipts?: readonly object[];
  readonly cancelledFor?: number;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly outputs?: Readonly<Record<string, string>>;
}

const ask = async <T>(): Promise<T> => ({ JobID: 'web' }) as T;

/** The violations in consecutive runs of one story. */
async function items(...runs: readonly Seen[]): Promise<readonly string[]> {
  const checks = createChecks();
  const used = { counts: new Map<string, number>() };
  for (const { requests = [stop], receipts = [receipt], cancelledFor, inputs, outputs = { summary: '' } } of runs) {
    const log = receipts.map((row) => `receipt ${JSON.stringify(row)}`).join('\n');
    const run = { exitCode: 0, log, stdout: log, annotations: [], outputs, summary: '', milliseconds: 1, lasted: 1 };
    const event = { name: 'issue_comment', payload: { comment: { id: 31 } } };
    await checkPermits(
      { checks, story: 'a story', used, ask },
      { story: 'a story', run, deadline: 1, cancelledFor, injected: [], comments: [], describe: () => 'a run' },
      {
        options: { inputs: { mode: 'stop', ...inputs }, event },
        passed: { nomad: requests, registry: [], github: [] },
      },
    );
  }
  expect(checks.violations.every((row) => row.invariant === invariant)).toBe(true);
  return checks.violations.map(({ details }) => details);
}

const reviewed = { ...receipt, plan: '3f9a01c2' };
const promotion = { ...stop, method: 'PUT', path: '/v1/deployment/promote/d' };
const lost = { ...stop, isAnswered: false };

test.each<[string, readonly Seen[]]>([
  ['a request and its receipt', [{}]],
  ['a request that Nomad refused', [{ requests: [{ ...stop, status: 409 }], receipts: [] }]],
  ['a plan', [{ requests: [{ ...stop, method: 'POST', path: '/v1/job/web/plan' }], receipts: [] }]],
  ['a request without an answer', [{ requests: [lost], receipts: [] }]],
  ['a second request after one without an answer', [{ requests: [lost, stop] }]],
  ['a request whose effect is unknown', [{ requests: [], receipts: [{ ...receipt, to: null }] }]],
  ['a run that was cancelled before its receipt', [{ receipts: [], cancelledFor: 3 }]],
  ['a run that was killed before its receipt', [{ receipts: [], outputs: {} }]],
  ['two plans', [{ receipts: [reviewed] }, { receipts: [{ ...reviewed, plan: '00000000' }] }]],
  ['a promotion', [{ requests: [promotion], receipts: [{ ...receipt, verb: 'promote' }] }]],
])('the storm finds no used permit in %s', async (_, runs) => {
  expect(await items(...runs)).toEqual([]);
});

const byCommand = { inputs: { 'from-command': 'true' } };

test.each<[string, readonly Seen[], string]>([
  ['a request without a permit', [{ receipts: [] }], '1 answered requests, 0 receipts'],
  ['two requests with one permit', [{ requests: [stop, stop] }], '2 answered requests, 1 receipts'],
  ['a receipt without a request', [{ requests: [] }], '1 receipts, 0 requests'],
  ['a receipt for another job', [{ receipts: [{ ...receipt, job: 'api' }] }], '1 answered requests, 0 receipts'],
  ['a promotion without a permit', [{ requests: [promotion], receipts: [] }], '1 answered requests, 0 receipts'],
  ['a plan that is used by two runs', [{ receipts: [reviewed] }, { receipts: [reviewed] }], 'plan 3f9a01c2'],
  ['a comment that is used by two runs', [byCommand, byCommand], 'comment 31'],
])('the storm finds %s', async (_, runs, details) => {
  expect((await items(...runs)).join('\n')).toContain(details);
});
