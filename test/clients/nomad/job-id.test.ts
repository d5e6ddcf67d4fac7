import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeJobId } from '../../../src/clients/nomad/jobs/job-call.ts';

test.for([...'web plan a/b parent/dispatch-1-ab ü/日本 a.b ..a versions/tag a/planner'.split(' '), 'a?b#c%d e+f&g'])(
  'the job ID %s becomes one path segment',
  (id) => {
    const segment = encodeJobId(id, 'parse');
    expect(segment).not.toMatch(/[/?#\s]/);
    expect(decodeURIComponent(segment)).toBe(id);
    expect(new URL(`/v1/job/${segment}/plan`, 'http://h').pathname).toBe(`/v1/job/${segment}/plan`);
  },
);

test.for([
  ['', 'is empty'],
  ['a//b', 'between slashes'],
  ['/a', 'between slashes'],
  ['a/', 'between slashes'],
  ['/', 'between slashes'],
  ['.', 'between slashes'],
  ['..', 'between slashes'],
  ['a/./b', 'between slashes'],
  ['a/../b', 'between slashes'],
  ['../b', 'between slashes'],
  ['a/..', 'between slashes'],
  ['a/.', 'between slashes'],
  ['a/plan', '`/plan`'],
  ['a/periodic/force', '`/periodic/force`'],
  ['a/dispatch/payload', '`/dispatch/payload`'],
  ['a/versions/v1/tag', '`/versions/v1/tag`'],
  ['a\ud800', 'not valid Unicode'],
] as const)('the job ID %j is rejected', ([id, reason]) => {
  expect(() => encodeJobId(id, 'input')).toThrow(
    expect.objectContaining({ reason: 'input', message: expect.stringContaining(reason) as string }),
  );
});

test('a job ID never changes the path of a request', () => {
  const part = fc.oneof(
    fc.constantFrom('', '.', '..', 'plan', '%2e%2e', '%2F', '\\', '..\\'),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      const id = parts.join('/');
      let segment: string;
      try {
        segment = encodeJobId(id, 'input');
      } catch {
        return;
      }
      const { pathname } = new URL(`/v1/job/${segment}/summary`, 'http://h');
      expect(pathname.split('/')).toHaveLength(5);
      expect(decodeURIComponent(pathname)).toBe(`/v1/job/${id}/summary`);
    }),
  );
});
