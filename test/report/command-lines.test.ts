import { markOf } from '../../src/text/mark.ts';
import { asPublished } from '../../src/text/published.ts';
import { openDoor, rendered } from '../support/rendered.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ActionError } from '../../src/errors.ts';
import { verbs } from '../../src/inputs/commands.ts';
import { addCommand, copyableCommands } from '../../src/report/comment/command-lines.ts';
import { latestChangeMark, sameComment, withoutLatestChange } from '../../src/report/comment/same-comment.ts';
import { replyMarkdown } from '../../src/report/comment/command-reply.ts';
import { parseCommand } from '../../src/review/commands/parse-command.ts';
import { draftRecordLine, openRecord, planId, sealRecord } from '../../src/review/record-codec.ts';
import { nodesOf, parseMarkdown } from '../support/markdown.ts';
import { keysOf } from '../support/signing.ts';
import type { RecordedCommand, ReviewRecord } from '../../src/review/record.ts';

const keys = keysOf('a-key-of-sixteen-bytes-or-more');
const [key] = keys;
/** A time of GitHub's, in seconds. */
const at = 1_795_000_000;
const digest = 'A'.repeat(43).concat('=');
const words = fc.string({ unit: 'binary', maxLength: 400 }).map((text) => text.toWellFormed());
const hostile = fc.oneof(
  words,
  fc.constantFrom(
    '@everyone #1 https://evil.example',
    '](https://evil.example)',
    '<!-- outrider:command-log -->\n<!-- outrider:record v3 x -->',
    '`` ` ```\n- [ ] x',
    '<img src=x>',
  ),
);
const done = { index: 7, outcome: 'successful', run: 'run 1' };

function recordOf(ids: readonly string[], isDone: boolean): ReviewRecord {
  const place = { namespace: 'default', region: '', index: 3, changes: true, spec: digest, plan: digest };
  return {
    key: key.id,
    repository: 'acme/jobs',
    repositoryId: '4711',
    pullRequest: 7,
    comment: 'default',
    head: 'b'.repeat(40),
    approvals: { needed: 0, role: 'write' },
    cluster: 'nomad.example:4646',
    namespace: '',
    region: '',
    jobs: ids.map((id) => ({ file: `jobs/${id}.hcl`, id, ...place, ...(isDone ? { done } : {}) })),
    removed: [],
    left: 0,
    planned: at,
    since: at,
    at,
  };
}

function commentOf(text: string, record: ReviewRecord): string {
  return sealRecord([text, draftRecordLine(record)].join('\n'), { at }, keys);
}

const command: fc.Arbitrary<RecordedCommand> = fc.record({
  id: fc.nat({ max: 20 }),
  by: hostile,
  text: hostile,
  isWell: fc.boolean(),
  result: hostile,
  run: fc.record({ number: fc.nat(), url: fc.constant('https://github.example/run') }),
});

/** A comment after some commands, one after the other. */
function after(comment: string, commands: readonly RecordedCommand[]): string {
  return commands.reduce((present, added) => {
    const opened = openRecord(present, keys);
    if (opened.kind !== 'opened') throw new Error(`The record is ${opened.kind}`);
    return sealRecord(addCommand(asPublished(present), opened.record, added, openDoor), { at }, keys);
  }, comment);
}

describe('commands in the comment with the plan', () => {
  test('the list of commands keeps the record valid, the text unchanged, and the comment within its limit', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 14 }), fc.nat({ max: 65_000 }), (commands, size) => {
        const text = `marker\n${'x'.repeat(size)}`;
        const before = commentOf(text, recordOf(['web'], true));
        fc.pre(before.length <= 65_536);
        const comment = after(before, commands);
        const opened = openRecord(comment, keys);
        expect(opened).toMatchObject({ kind: 'opened', record: { planned: at, since: at, at } });
        expect(comment.startsWith(text)).toBe(true);
        expect(comment.length).toBeLessThanOrEqual(65_536);
        const listed = opened.kind === 'opened' ? (opened.record.commands ?? []) : [];
        expect(listed.length).toBeLessThanOrEqual(10);
        expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
        // Where there is room, the latest command is listed last.
        const latest = size < 10_000 ? listed.at(-1) : commands.at(-1);
        expect(latest).toEqual(commands.at(-1));
      }),
    );
  });

  test('the latest command that changed a job follows the headline, and nothing else of the comment changes', () => {
    const verb = fc.constantFrom('/outrider promote web', '/outrider revert web 7', '/outrider status', 'no command');
    const commands = fc.array(
      fc.tuple(command, verb).map(([one, text]) => ({ ...one, text })),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(commands, fc.constantFrom('\n', '\r\n'), (all, lineEnd) => {
        const text = ['<!-- marker -->', '### 🟠 `web` waits for a promotion', '', '| row |', '### not the headline'];
        const before = commentOf(text.join(lineEnd), recordOf(['web'], true));
        const comment = after(before, all);
        expect(openRecord(comment, keys).kind).toBe('opened');
        const changes = all.filter((one) => one.isWell && /promote|revert/.test(one.text));
        const lines = comment.split(/\r?\n/);
        const latest = changes.at(-1)?.text;
        expect([lines.indexOf(latestChangeMark), lines.lastIndexOf(latestChangeMark)]).toEqual(
          latest === undefined ? [-1, -1] : [2, 2],
        );
        const notices = lines.filter(
          (line) => line.startsWith('> **Since then:** 🚀 ') && line.includes(`\`${latest}\``),
        );
        expect(notices).toEqual(latest === undefined ? [] : [lines[3]]);
        expect(withoutLatestChange(lines.join('\n')).startsWith(text.join('\n'))).toBe(true);
      }),
    );
  });

  test('a comment with the notice of a later command equals the one without it', () => {
    const [text, changed] = ['marker\n### 🟠 `web`\n\n| row |', { ...sample, text: '/outrider promote web' }];
    const before = commentOf(text, recordOf(['web'], true));
    const comment = after(before, [changed]);
    expect(comment).toContain(latestChangeMark);
    const [listed] = /\n<!-- outrider:command-log -->[^]*$/.exec(comment) ?? [''];
    expect(sameComment(comment, `${text}\n${listed}`)).toBe(true);
    expect(sameComment(comment, `${text.replace('row', 'other row')}\n${listed}`)).toBe(false);
  });

  test('the list of commands turns no text into a link, mention, image, HTML or line of its own', () => {
    fc.assert(
      fc.property(fc.array(command, { minLength: 1, maxLength: 5 }), (commands) => {
        const comment = after(commentOf('marker', recordOf(['web'], true)), commands);
        const nodes = nodesOf(parseMarkdown(comment));
        const links = nodes.flatMap((node) => (node.type === 'link' ? [node.url] : []));
        expect(new Set(links)).toEqual(new Set(['https://github.example/run']));
        expect(nodes.filter(({ type }) => type === 'image')).toEqual([]);
        const html = nodes.flatMap((node) => (node.type === 'html' ? [node.value] : []));
        expect(html.filter((one) => !/^<!-- outrider:(?:command-log|record v3 \S+ \S+ \S+) -->$/.test(one))).toEqual(
          [],
        );
        const text = nodes.flatMap((node) => (node.type === 'text' ? [node.value] : [])).join(' ');
        expect(text).not.toMatch(/@\w|#\d|:\/\//);
      }),
    );
  });

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

  test('the ID of a plan changes with the commit, the jobs and the key, and not with the outcome of the jobs', () => {
    const record = recordOf(['web'], false);
    const id = planId(record, key);
    expect(id).toMatch(/^[0-9a-f]{8}$/);
    const same = { ...recordOf(['web'], true), since: at + 1, commands: [sample] };
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

const sample: RecordedCommand = {
  id: 1,
  by: 'ada',
  text: '/outrider plan',
  isWell: true,
  result: '1 job changes',
  run: { number: 3 },
};
