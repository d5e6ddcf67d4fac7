import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createPayload,
  isSameJob,
  namesOf,
  readPayload,
  versionIn,
} from '../../../src/operations/github-deployment/records.ts';

const version = fc.record({
  id: fc.string(),
  namespace: fc.string(),
  region: fc.option(fc.string(), { nil: undefined }),
  version: fc.option(fc.nat()),
});

describe('payload of a GitHub deployment', () => {
  test('a payload is read back as it was written, as an object and as its text', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(version, { maxLength: 30 }), (run, jobs) => {
        const written = createPayload(run, jobs);
        const text = JSON.stringify(written);
        expect(readPayload(JSON.parse(text))).toEqual(written);
        expect(readPayload(text)).toEqual(written);
        expect(namesOf(readPayload(text)?.jobs ?? [])).toEqual(jobs);
      }),
    );
  });

  test('a payload names at most 200 jobs, and counts the rest', () => {
    const jobs = Array.from({ length: 450 }, (_, at) => ({
      id: `job-${at}`,
      namespace: 'default',
      region: undefined,
      version: 1,
    }));
    const payload = createPayload('1/1/job/step', jobs);
    expect([payload.jobs.length, payload.more]).toEqual([200, 250]);
  });

  test('anything without the mark of Outrider is not a payload', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json(), fc.string()), (foreign) => {
        expect(readPayload(foreign)).toBeUndefined();
      }),
    );
    const payload = createPayload('1', [{ id: 'web', namespace: 'default', region: undefined, version: 1 }]);
    expect(readPayload({ ...payload, outrider: 2 })).toBeUndefined();
    expect(readPayload({ ...payload, jobs: [{ id: 'web', namespace: 'default', version: -1 }] })).toBeUndefined();
    expect(readPayload({ ...payload, jobs: [{ id: 'web', namespace: 'default', version: '1' }] })).toBeUndefined();
  });

  test('a job is found by its ID, namespace and region, where both have one', () => {
    const web = { id: 'web', namespace: 'default', region: undefined };
    expect(isSameJob(web, { ...web, region: 'eu' })).toBe(true);
    expect(isSameJob({ ...web, region: 'us' }, { ...web, region: 'eu' })).toBe(false);
    expect(isSameJob(web, { ...web, namespace: 'other' })).toBe(false);
    const payload = createPayload('1', [{ ...web, version: 3 }]);
    expect(versionIn(payload, web)?.version).toBe(3);
    expect(versionIn(payload, { ...web, id: 'api' })).toBeUndefined();
  });
});
