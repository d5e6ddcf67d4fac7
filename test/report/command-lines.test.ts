import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ActionError } from '../../src/errors.ts';
import { verbs } from '../../src/inputs/commands/settings.ts';
import { addCommand, carryCommands, copyableCommands } from '../../src/report/comment/command-lines.ts';
import { latestChangeMark, sameComment, withoutLatestChange } from '../../src/report/comment/same-comment.ts';
import { replyMarkdown } from '../../src/report/comment/command-reply.ts';
import { parseCommand } from '../../src/review/commands/parse-command.ts';
import { planId } from '../../src/review/commands/plan-id.ts';
import { fitRecordLine, openRecord, sealRecord } from '../../src/review/record-codec.ts';
import { nodesOf, parseMarkdown } from '../support/markdown.ts';
import type { RecordedCommand, ReviewRecord } from '../../src/review/record.ts';

const key = 'a-key-of-sixteen-bytes-or-more';
const optionalKey = fc.constantFrom(key, undefined);
const digest = 'A'.repeat(43).concat('=');
const words = fc.string({ unit: 'binary', maxLength: 400 }).map((text) => text.toWellFormed());
const hostile = fc.oneof(
  words,
  fc.constantFrom(
    '@everyone #1 https://evil.example',
    '](https://evil.example)',
    '<!-- outrider:command-log -->\n<!-- outrider:record v2 x -->',
    '`` ` ```\n- [ ] x',
    '<img src=x>',
  ),
);
const done = { index: 7, outcome: 'successful', run: 'run 1' };

function recordOf(ids: readonly string[], isDone: boolean): ReviewRecord {
  const place = { namespace: 'default', region: '', index: 3, changes: true, spec: digest, plan: digest };
  return {
    repository: 'acme/jobs',
    pullRequest: 7,
    comment: 'default',
    head: 'b'.repeat(40),
    run: { id: '1', number: 1, attempt: 1 },
    cluster: 'nomad.example:4646',
    namespace: '',
    region: '',
    jobs: ids.map((id) => ({ file: `jobs/${id}.hcl`, id, ...place, ...(isDone ? { done } : {}) })),
    removed: [],
    left: 0,
  };
}

function commentOf(text: string, record: ReviewRecord, by: string | undefined): string {
  return sealRecord([text, fitRecordLine(record, by, Infinity)].join('\n'), by);
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
function after(comment: string, commands: readonly RecordedCommand[], by: string | undefined): string {
  return commands.reduce((present, added) => {
    const opened = openRecord(present, by);
    if (opened.kind !== 'opened') throw new Error(`The record is ${opened.kind}`);
    return addCommand({ comment: present, record: opened.record, key: by }, added);
  }, comment);
}

describe('commands in the comment with the plan', () => {
  test('the list of commands keeps the record valid, the text unchanged, and the comment within its limit', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 14 }), optionalKey, fc.nat({ max: 65_000 }), (commands, by, size) => {
        const text = `marker\n${'x'.repeat(size)}`;
        const before = commentOf(text, recordOf(['web'], true), by);
        fc.pre(before.length <= 65_536);
        const comment = after(before, commands, by);
        const opened = openRecord(comment, by);
        expect(opened).toMatchObject({ kind: 'opened', signed: by !== undefined });
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
      fc.property(commands, optionalKey, fc.constantFrom('\n', '\r\n'), (all, by, lineEnd) => {
        const text = ['<!-- marker -->', '### 🟠 `web` waits for a promotion', '', '| row |', '### not the headline'];
        const before = commentOf(text.join(lineEnd), recordOf(['web'], true), by);
        const comment = after(before, all, by);
        expect(openRecord(comment, by).kind).toBe('opened');
        const changes = all.filter((one) => one.isWell && /promote|revert/.test(one.text));
        const lines = comment.split(/\r?\n/);
        const latest = changes.at(-1)?.text;
        const at = lines.indexOf(latestChangeMark);
        expect([at, lines.lastIndexOf(latestChangeMark)]).toEqual(latest === undefined ? [-1, -1] : [2, 2]);
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
    const before = commentOf(text, recordOf(['web'], true), key);
    const comment = after(before, [changed], key);
    expect(comment).toContain(latestChangeMark);
    expect(sameComment(comment, carryCommands(comment, before, key))).toBe(true);
    expect(sameComment(comment, before.replace('row', 'other row'))).toBe(false);
  });

  test('the list of commands turns no text into a link, mention, image, HTML or line of its own', () => {
    fc.assert(
      fc.property(fc.array(command, { minLength: 1, maxLength: 5 }), (commands) => {
        const comment = after(commentOf('marker', recordOf(['web'], true), key), commands, key);
        const nodes = nodesOf(parseMarkdown(comment));
        const links = nodes.flatMap((node) => (node.type === 'link' ? [node.url] : []));
        expect(new Set(links)).toEqual(new Set(['https://github.example/run']));
        expect(nodes.filter(({ type }) => type === 'image')).toEqual([]);
        const html = nodes.flatMap((node) => (node.type === 'html' ? [node.value] : []));
        expect(html.filter((one) => !/^<!-- outrider:(?:command-log|record v2 \S+ \S+ \S+) -->$/.test(one))).toEqual(
          [],
        );
        const text = nodes.flatMap((node) => (node.type === 'text' ? [node.value] : [])).join(' ');
        expect(text).not.toMatch(/@\w|#\d|:\/\//);
      }),
    );
  });

  test('a new plan keeps the list of commands, except from a comment that another account changed', () => {
    fc.assert(
      fc.property(fc.array(command, { minLength: 1, maxLength: 12 }), optionalKey, (commands, by) => {
        const before = after(commentOf('old', recordOf(['web'], false), by), commands, by);
        const wanted = commentOf('new', recordOf(['web', 'api'], false), by);
        const opened = [before, carryCommands(before, wanted, by)].map((one) => openRecord(one, by));
        const [one, other] = opened.map((each) => (each.kind === 'opened' ? each.record.commands : undefined));
        expect(other).toEqual(one);
        expect(carryCommands(`x${before}`, wanted, by)).toBe(wanted);
        expect(carryCommands('', wanted, by)).toBe(wanted);
      }),
    );
    const unsigned = after(commentOf('old', recordOf(['web'], false), undefined), [sample], undefined);
    const signed = commentOf('new', recordOf(['web'], false), key);
    expect(carryCommands(unsigned, signed, key)).toBe(signed);
  });

  test('every command that a comment shows for copying is a valid command, with the ID of the plan for a change', () => {
    const id = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.array(id, { maxLength: 5 }), fc.boolean(), fc.subarray([...verbs]), (ids, isDone, allowed) => {
        const record = recordOf(ids, isDone);
        const shown = copyableCommands(record, allowed, key);
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
    const same = { ...recordOf(['web'], true), since: '2026-11-20T09:00:00Z', commands: [sample] };
    expect(planId({ ...same, run: { id: '9', number: 9, attempt: 2 } }, key)).toBe(id);
    const others = [{ ...record, head: 'c'.repeat(40) }, recordOf(['api'], false), { ...record, comment: 'staging' }];
    expect(others.map((other) => planId(other, key))).not.toContain(id);
    expect([planId(record, undefined), planId(record, `${key}2`)]).not.toContain(id);
  });

  test('a reply shows any author, command and error as code or plain words', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, (author, text, message) => {
        const marker = '<!-- outrider:reply id=default -->';
        const urls = {
          commentUrl: 'https://github.example/pull/7#issuecomment-1',
          runUrl: 'https://github.example/run',
        };
        const error = new ActionError({ reason: 'not-ours', message, hint: 'Do that.' });
        const reply = replyMarkdown({ marker, author, text, ...urls, runNumber: 3 }, error);
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
