import { toMark } from '../../src/text/published.ts';
import { renderText } from '../support/rendered.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { execFileSync } from 'node:child_process';
import type { Rollout } from '../../src/rollout/outcome.ts';
import { ActionError } from '../../src/errors.ts';
import { verbs } from '../../src/inputs/commands.ts';
import { createCommandLister, renderCommands } from '../../src/report/comment/command-lines.ts';
import { listNextCommands } from '../../src/report/comment/next-steps.ts';
import { renderReply } from '../../src/report/comment/command-reply.ts';
import { parseCommand } from '../../src/review/commands/parse-command.ts';
import { derivePlanId } from '../../src/review/record-codec.ts';
import { listNodes, parseMarkdown } from '../support/markdown.ts';
import { hostile, createRecord, signRecord } from '../support/recorded.ts';

describe('commands in the comment with the plan', () => {
  test('every command that a comment shows for copying is a valid command, with the ID of the plan for a change', () => {
    const id = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.array(id, { maxLength: 5 }), fc.boolean(), fc.subarray([...verbs]), (ids, isDone, allowed) => {
        const record = createRecord(ids, isDone);
        const shown = renderText(renderCommands(signRecord(record), allowed));
        const lines = shown.split('\n').filter((line) => line.startsWith('/outrider'));
        for (const line of lines) {
          const read = parseCommand(line);
          expect(allowed).toContain(read?.verb);
          expect(read?.job === undefined || ids.includes(read.job)).toBe(true);
          const isWrite = ['promote', 'fail', 'revert'].includes(read?.verb ?? '');
          expect([read?.plan, isWrite && !isDone]).toEqual([
            isWrite ? derivePlanId(signRecord(record)) : undefined,
            false,
          ]);
        }
        expect(allowed.length === 0 ? shown : 'shown').toBe(allowed.length === 0 ? '' : 'shown');
      }),
    );
  });

  test('the commands that change a registered job are the allowed ones, for the registered jobs that can be named', () => {
    const both = createRecord(['web', 'two words'], true);
    const jobs = [...both.jobs, ...createRecord(['api'], false).jobs];
    const signed = signRecord({ ...both, jobs });
    const id = derivePlanId(signed);
    const name = createCommandLister(signed, ['fail', 'status', 'promote']);
    expect(name('jobs/web.hcl', ['promote', 'fail', 'revert'])).toEqual([
      `/outrider promote web plan ${id}`,
      `/outrider fail web plan ${id}`,
    ]);
    expect(name('jobs/api.hcl', ['promote', 'fail'])).toEqual([]);
    expect(createCommandLister(signed, ['status', 'plan'])('jobs/web.hcl', ['promote'])).toEqual([]);
  });

  const problem = {
    group: 'app',
    task: 'a b',
    allocation: 'deadbeef-1234',
    node: '',
    exitCode: 1,
    signal: 0,
    restarts: 0,
  };

  test.each<readonly [string, Readonly<Partial<Record<'id' | 'namespace', string>> & Record<string, unknown>>, readonly string[]]>([
    ['a failed job', { kind: 'failed' }, ['alloc logs -stderr deadbeef a b', 'job revert web 2']],
    ['one whose version 1 still takes traffic', { kind: 'failed', serving: [1, 3] }, ['alloc logs -stderr deadbeef a b', 'job revert web 1']],
    ['a new one', { kind: 'failed', version: 0 }, ['alloc logs -stderr deadbeef a b', 'job stop web']],
    ['one whose task never started', { kind: 'rolled-back', problems: [{ ...problem, exitCode: undefined }] }, ['alloc status deadbeef']],
    ['one in a namespace', { kind: 'awaiting-promotion', namespace: "it's" }, ["deployment promote -namespace=it's d1", "deployment fail -namespace=it's d1"]],
    ['one with a name for a shell', { kind: 'failed', id: 'web; rm -rf $(pwd)' }, ['alloc logs -stderr deadbeef a b', 'job revert web; rm -rf $(pwd) 2']],
    ['one whose name is hidden', { kind: 'failed', id: '‹hidden›' }, ['alloc logs -stderr deadbeef a b']],
    ['one that is not healthy in time', { kind: 'timed-out' }, ['deployment status d1', 'alloc logs -stderr deadbeef a b', 'deployment fail d1']],
    ['one that is healthy', { kind: 'successful' }, []],
  ])('the commands for %s can be pasted into a shell', (_, { id = 'web', namespace = 'default', ...more }, expected) => {
    const rollout = { version: 3, deploymentId: 'd1', problems: [problem], ...more } as unknown as Rollout;
    const lines = listNextCommands({ id, namespace, url: undefined, rollout, commands: () => [] });
    const words = lines.map((line) => execFileSync('sh', ['-c', `set -- ${line}; shift; echo "$*"`], { encoding: 'utf8' }).trim());
    expect(words).toEqual(expected);
  }); // prettier-ignore

  test('a reply shows any author, command and error as code or plain words', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, (author, text, message) => {
        const marker = toMark`outrider:reply id=default`;
        const urls = {
          commentUrl: 'https://github.example/pull/7#issuecomment-1',
          runUrl: 'https://github.example/run',
        };
        const error = new ActionError({ reason: 'not-applicable', message, hint: 'Do that.' });
        const reply = renderText(renderReply({ marker, author, text, ...urls, runNumber: 3 }, error));
        const nodes = listNodes(parseMarkdown(reply));
        expect(reply.startsWith(`${marker}\n### 😕 Command refused\n`)).toBe(true);
        const links = nodes.flatMap((node) => (node.type === 'link' ? [node.url] : []));
        expect(links.filter((url) => !/^https:\/\/github\.(?:example|com\/outrider)\//.test(url))).toEqual([]);
        const html = nodes.flatMap((node) => (node.type === 'html' ? [node.value] : []));
        expect(html.filter((item) => item !== marker && item !== '<sub>' && item !== '</sub>')).toEqual([]);
      }),
    );
  });
});
