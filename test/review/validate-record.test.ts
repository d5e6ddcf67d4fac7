import { expect, test } from 'vitest';
import { ActionError } from '../../src/errors.ts';
import { digestLiveJob } from '../../src/review/digests.ts';
import { openOwnRecord, draftRecordLine, sealRecord, type OpenedRecord } from '../../src/review/record-codec.ts';
import { identifyBy, type ReviewRecord } from '../../src/review/record.ts';
import { validateRecord, type ExpectedRecord } from '../../src/review/validate-record.ts';
import { createRecord, signRecord } from '../support/recorded.ts';

const { record, key } = signRecord(createRecord(['web'], false));
const here = { cluster: record.cluster, namespace: '', region: '' };

/** The error for a record that does not count for a run; `undefined` if it counts. */
function findError(opened: OpenedRecord, expected: ExpectedRecord): ActionError | undefined {
  try {
    validateRecord(opened, expected);
    return undefined;
  } catch (error) {
    if (error instanceof ActionError) return error;
    throw error;
  }
}

test.each([
  ['none', 'no record', 'Plan the pull request again'],
  ['unsigned', 'without `signing-key`', 'in the workflow of the plan to the same key'],
  ['newer', 'A newer version', 'Use the same version'],
  ['older', 'An older version', 'Plan the pull request again'],
  ['damaged', 'is damaged', 'Plan the pull request again'],
  ['edited', 'was edited', 'Plan the pull request again'],
  ['forged', 'not valid', 'Plan the pull request again'],
  ['other-key', 'a different `signing-key`', 'add the old key on a second line'],
  ['no-key', 'This run has no `signing-key`', 'to the same key in plan and register'],
] as const)('the error for a record of the kind %s has its cause and what to do', (kind, cause, hint) => {
  const error = findError({ kind }, here);
  expect(error).toMatchObject({ reason: 'not-reviewed', hint: expect.stringContaining(hint) as string });
  expect(error?.message).toMatch(/^[^.a-z].*[^.]\.$/);
  expect(error?.message).toContain(cause);
});

test.each<[string, Partial<ReviewRecord>, ExpectedRecord, string | undefined]>([
  ['the same place', {}, here, undefined],
  ['a run without a connection', {}, { ...here, cluster: undefined, region: 'eu' }, undefined],
  [
    'another cluster',
    {},
    { ...here, cluster: 'b:4646' },
    '`address: nomad.example:4646`, and this run uses `address: b:4646`',
  ],
  ['another namespace', {}, { ...here, namespace: 'prod' }, 'no `namespace`, and this run uses `namespace: prod`'],
  ['another region', { region: 'eu' }, here, '`region: eu`, and this run uses no `region`'],
  [
    'a hidden namespace',
    { namespace: identifyBy('prod', true, key) },
    { ...here, namespace: 'dev' },
    'another `namespace` (‹hidden›), and this run uses `namespace: dev`',
  ],
  [
    'a hidden namespace that is equal',
    { namespace: identifyBy('prod', true, key) },
    { ...here, namespace: 'prod' },
    undefined,
  ],
])('a record is for its own place only: %s', (_, change, expected, cause) => {
  const error = findError({ kind: 'opened', record: { ...record, ...change }, key }, expected);
  expect(error === undefined).toBe(cause === undefined);
  expect(error?.message ?? '').toContain(cause ?? '');
});

test.each<[Partial<ReviewRecord>, string | undefined]>([
  [{}, undefined],
  [{ repository: 'Acme/Jobs' }, undefined],
  [{ repository: 'acme/other' }, 'another repository (`acme/jobs`)'],
  [{ repositoryId: '1' }, 'another repository (`acme/jobs`)'],
  [{ pullRequest: 8 }, 'pull request 7, not 8'],
  [{ comment: 'prod' }, "another comment (`environment` `default`; this run's is `prod`)"],
])('a record counts in its own comment only: %j', (change, origin) => {
  const body = sealRecord(draftRecordLine(record), { at: record.at }, [key]);
  const opened = openOwnRecord({ body }, [key], { ...record, ...change });
  const error = findError(opened, here);
  expect(error?.message).toBe(origin && `The record of the plan belongs to ${origin}.`);
});

test.each([
  ['no scaling', undefined, false, true],
  ['an empty scaling', null, false, true],
  ['a scaling', { Max: 9 }, false, false],
  ['no scaling and kept counts', undefined, true, false],
])('the digest of a running job with %s', (_, Scaling, keepsCounts, dependsOnCount) => {
  const digest = (Count: number, more: object = {}): string =>
    digestLiveJob({ ID: 'web', TaskGroups: [{ Name: 'app', Count, Scaling, ...more }] }, keepsCounts);
  expect(digest(1) !== digest(2)).toBe(dependsOnCount);
  expect(digest(1)).not.toBe(digest(1, { Name: 'other' }));
  expect(digest(1)).not.toBe(digest(1, { Scaling: { Max: 8 } }));
});
