import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Caller } from './caller.ts';

let caller: Caller;
beforeAll(async () => {
  caller = await Caller.start();
});
afterAll(() => caller[Symbol.asyncDispose]());

const said = (answer: string): boolean => !answer.startsWith('the sandbox failed');

describe('whatever is sent', () => {
  it('is answered or refused, never fallen over: bodies', async () => {
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
          expect(reply.text).toSatisfy(said);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('is answered or refused, never fallen over: job files', async () => {
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
        expect(reply.text).toSatisfy(said);
      }),
      { numRuns: 150 },
    );
  });
});
