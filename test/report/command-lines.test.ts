import { toMark } from '../../src/text/published.ts';
import { rendered } from '../support/rendered.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ActionError } from '../../src/errors.ts';
import { verbs } from '../../src/inputs/commands.ts';
import { canaryCommands, copyableCommands } from '../../src/report/comment/command-lines.ts';
import { replyMarkdown } from '../../src/report/comment/command-reply.ts';
import { parseCommand } from '../../src/review/commands/parse-command.ts';
import { planId } from '../../src/review/record-codec.ts';
import { listNodes, parseMarkdown } from '../support/markdown.ts';
import { hostile, createRecord, recordTime as at, signRecord } from '../support/recorded.ts';
import { parseKeys } from '../support/signing.ts';

describe('commands in the comment with the plan', () => {
  test('every command that a comment shows for copying is a valid command, with the ID of the plan for a change', () => {
    const id = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.array(id, { maxLength: 5 }), fc.boolean(), fc.subarray([...verbs]), (ids, isDone, allowed) => {
        const record = createRecord(ids, isDone);
        const shown = rendered(copyableCommands(signRecord(record), allowed));
        const lines = shown.split('\n').filter((line) => line.startsWith('/outrider'));
        for (const line of lines) {
          const read = parseCommand(line);
          expect(allowed).toContain(read?.verb);
          expect(read?.job === undefined || ids.includes(read.job)).toBe(true);
          const isWrite = ['promote', 'fail', 'revert'].includes(read?.verb ?? '');
          expect([read?.plan, isWrite && !isDone]).toEqual([isWrite ? planId(signRecord(record)) : undefined, false]);
        }
        expect(allowed.length === 0 ? shown : 'shown').toBe(allowed.length === 0 ? '' : 'shown');
      }),
    );
  });

  test('the commands that promote or fail canaries are those that are allowed, for the registered jobs that can be named', () => {
    const both = createRecord(['web', 'two words'], true);
    const jobs = [...both.jobs, ...createRecord(['api'], false).jobs];
    const signed = signRecord({ ...both, jobs });
    const id = planId(signed);
    expect([...canaryCommands(signed, ['promote', 'status', 'fail'])]).toEqual([
      ['jobs/web.hcl', [`/outrider promote web plan ${id}`, `/outrider fail web plan ${id}`]],
      ['jobs/api.hcl', []],
    ]);
    expect(canaryCommands(signed, ['status', 'plan']).get('jobs/web.hcl')).toEqual([]);
  });

  test('the ID of a plan changes with the commit, the jobs and the key, and not with the outcome of the jobs', () => {
    const record = createRecord(['web'], false);
    const id = planId(signRecord(record));
    expect(id).toMatch(/^[0-9a-f]{8}$/);
    const same = { ...createRecord(['web'], true), since: at + 1, phase: 'registered' as const };
    expect(planId(signRecord({ ...same, planned: at + 2, at: at + 3 }))).toBe(id);
    const others = [
      { ...record, head: 'c'.repeat(40) },
      createRecord(['api'], false),
      { ...record, comment: 'staging' },
    ];
    expect(others.map((other) => planId(signRecord(other)))).not.toContain(id);
    expect(planId({ record, key: parseKeys('another-key-of-sixteen-bytes')[0] })).not.toBe(id);
  });

  test('a reply shows any author, command and error as code or plain words', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, (author, text, message) => {
        const marker = toMark`outrider:reply id=default`;
        const urls = {
          commentUrl: 'https://github.example/pull/7#issuecomment-1',
          runUrl: 'https://github.example/run',
        };
        const error = new ActionError({ reason: 'not-ours', message, hint: 'Do that.' });
        const reply = rendered(replyMarkdown({ marker, author, text, ...urls, runNumber: 3 }, error));
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
