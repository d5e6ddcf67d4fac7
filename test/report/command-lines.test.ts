import { markOf } from '../../src/text/published.ts';
import { rendered } from '../support/rendered.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ActionError } from '../../src/errors.ts';
import { verbs } from '../../src/inputs/commands.ts';
import { canaryCommands, copyableCommands } from '../../src/report/comment/command-lines.ts';
import { replyMarkdown } from '../../src/report/comment/command-reply.ts';
import { parseCommand } from '../../src/review/commands/parse-command.ts';
import { planId } from '../../src/review/record-codec.ts';
import { nodesOf, parseMarkdown } from '../support/markdown.ts';
import { hostile, recordKey as key, recordOf, recordTime as at, sampleEntry } from '../support/recorded.ts';
import { keysOf } from '../support/signing.ts';

describe('commands in the comment with the plan', () => {
  test('every command that a comment shows for copying is a valid command, with the ID of the plan for a change', () => {
    const id = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.array(id, { maxLength: 5 }), fc.boolean(), fc.subarray([...verbs]), (ids, isDone, allowed) => {
        const record = recordOf(ids, isDone);
        const shown = rendered(copyableCommands(record, allowed, key));
        const lines = shown.split('\n').filter((line) => line.startsWith('/outrider'));
        for (const line of lines) {
          const read = parseCommand(line);
          expect(allowed).toContain(read?.verb);
          expect(read?.job === undefined || ids.includes(read.job)).toBe(true);
          const isWrite = ['promote', 'fail', 'revert'].includes(read?.verb ?? '');
          expect([read?.plan, isWrite && !isDone]).toEqual([isWrite ? planId(record, key) : undefined, false]);
        }
        expect(allowed.length === 0 ? shown : 'shown').toBe(allowed.length === 0 ? '' : 'shown');
      }),
    );
  });

  test('the commands that promote or fail canaries are those that the comment shows, for any job that can be named', () => {
    const record = recordOf(['web', 'api'], true);
    const lines = rendered(copyableCommands(record, ['promote', 'status', 'fail'], key)).split('\n');
    const id = planId(record, key);
    expect(canaryCommands(['<!-- marker -->', '/outrider promote elsewhere', ...lines])('shop')).toEqual([
      `/outrider promote shop plan ${id}`,
      `/outrider fail shop plan ${id}`,
    ]);
    expect(canaryCommands(lines)('two words')).toEqual([]);
    const withoutThem = rendered(copyableCommands(record, ['status', 'plan'], key)).split('\n');
    expect(canaryCommands(withoutThem)('web')).toEqual([]);
    expect(canaryCommands(['/outrider promote web'])('web')).toEqual([]);
  });

  test('the ID of a plan changes with the commit, the jobs and the key, and not with the outcome of the jobs', () => {
    const record = recordOf(['web'], false);
    const id = planId(record, key);
    expect(id).toMatch(/^[0-9a-f]{8}$/);
    const same = { ...recordOf(['web'], true), since: at + 1, history: [sampleEntry] };
    expect(planId({ ...same, planned: at + 2, at: at + 3 }, key)).toBe(id);
    const others = [{ ...record, head: 'c'.repeat(40) }, recordOf(['api'], false), { ...record, comment: 'staging' }];
    expect(others.map((other) => planId(other, key))).not.toContain(id);
    expect(planId(record, keysOf('another-key-of-sixteen-bytes')[0])).not.toBe(id);
  });

  test('a reply shows any author, command and error as code or plain words', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, (author, text, message) => {
        const marker = markOf`outrider:reply id=default`;
        const urls = {
          commentUrl: 'https://github.example/pull/7#issuecomment-1',
          runUrl: 'https://github.example/run',
        };
        const error = new ActionError({ reason: 'not-ours', message, hint: 'Do that.' });
        const reply = rendered(replyMarkdown({ marker, author, text, ...urls, runNumber: 3 }, error));
        const nodes = nodesOf(parseMarkdown(reply));
        expect(reply.startsWith(`${marker}\n### 😕 Command refused\n`)).toBe(true);
        const links = nodes.flatMap((node) => (node.type === 'link' ? [node.url] : []));
        expect(links.filter((url) => !/^https:\/\/github\.(?:example|com\/outrider)\//.test(url))).toEqual([]);
        const html = nodes.flatMap((node) => (node.type === 'html' ? [node.value] : []));
        expect(html.filter((one) => one !== marker && one !== '<sub>' && one !== '</sub>')).toEqual([]);
      }),
    );
  });
});
