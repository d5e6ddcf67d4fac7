import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Caller } from '../caller.ts';
import { countRuns } from '../../../test/support/thorough.ts';

let caller: Caller;
beforeAll(async () => {
  caller = await Caller.start();
});
afterAll(() => caller[Symbol.asyncDispose]());

const isAnswered = (answer: string): boolean => !answer.startsWith('the sandbox failed');

describe('any request to the sandbox', () => {
  it('the sandbox accepts or rejects any body of a registration', async () => {
    const part = fc.constantFrom(
      'Constraints',
      'TaskGroups',
      'Periodic',
      'Meta',
      'Datacenters',
      'Update',
      'Priority',
      'Type',
      'Multiregion',
      'UI',
    );
    await fc.assert(
      fc.asyncProperty(part, fc.jsonValue(), async (name, content) => {
        const odd = {
          ID: 'odd',
          TaskGroups: [{ Name: 'g', Tasks: [{ Name: 't', Driver: 'mock_driver' }] }],
          [name]: content,
        };
        for (const body of [
          { Job: odd, Diff: true },
          { Job: { ID: 'odd', TaskGroups: [{ Name: 'g', Tasks: [content] }] } },
        ]) {
          const reply = await caller.ask('POST', '/v1/job/odd/plan', body);
          expect(reply.text).toSatisfy(isAnswered);
        }
      }),
      { numRuns: countRuns(150) },
    );
  });

  it('the sandbox accepts or rejects any request about a job', async () => {
    const ends = ['dispatch', 'scale', 'evaluate', 'revert', 'stable', 'periodic/force', 'versions/v1/tag'];
    const paths = [...ends.map((end) => `/v1/job/odd/${end}`), '/v1/acl/login', '/v1/deployment/promote/odd'];
    const names = 'JobID,JobVersion,Payload,Meta,Target,Count,Error,EvalOptions,Version,Priority,DeploymentID,Groups';
    const body = fc.oneof(
      fc.dictionary(fc.constantFrom(...names.split(',')), fc.oneof(fc.jsonValue(), fc.constant('odd'))),
      fc.jsonValue(),
    );
    const Job = { ID: 'odd', TaskGroups: [{ Name: 'g', Tasks: [{ Name: 't', Driver: 'mock_driver' }] }] };
    await caller.json('POST', '/v1/jobs', { Job });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), body, async (path, content) => {
        const reply = await caller.ask('POST', path, { JobID: 'odd', ...(content as object) });
        expect(reply.text).toSatisfy(isAnswered);
        expect((await caller.ask('POST', path, content)).text).toSatisfy(isAnswered);
      }),
      { numRuns: countRuns(150) },
    );
  });

  it('the sandbox accepts or rejects any job file', async () => {
    const pieces = fc.constantFrom(
      'job "a" {',
      '}',
      '\n',
      'group',
      '"g"',
      '{',
      '=',
      '[',
      ']',
      'task "t" {',
      'x',
      '${',
      '"',
      '<<EOT',
      'EOT',
      'var.x',
      '1',
      ',',
      'count',
      'for',
      ' ',
      '(',
      ')',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 25 }), async (parts) => {
        const reply = await caller.ask('POST', '/v1/jobs/parse', {
          JobHCL: parts.join(' '),
          Variables: parts.slice(0, 3).join(''),
        });
        expect(reply.text).toSatisfy(isAnswered);
      }),
      { numRuns: countRuns(150) },
    );
  });
});
