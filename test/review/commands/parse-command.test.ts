import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { verbs } from '../../../src/inputs/commands.ts';
import { formatCommand, isNameable, parseCommand } from '../../../src/review/commands/parse-command.ts';
import { comments } from './comments.ts';
import { parseByReference } from './reference-parser.ts';

const sha = 'a1'.repeat(20);

describe('the command in a comment', () => {
  test.each([
    ['/outrider plan', { verb: 'plan' }],
    ['/outrider status', { verb: 'status' }],
    ['/outrider status web\nplease', { verb: 'status', job: 'web' }],
    ['/outrider  promote  web ', { verb: 'promote', job: 'web' }],
    ['/outrider fail web plan 3f9a01c2\r\n', { verb: 'fail', job: 'web', plan: '3f9a01c2' }],
    ['/outrider revert web 7 plan 3f9a01c2', { verb: 'revert', job: 'web', version: '7', plan: '3f9a01c2' }],
    ['/outrider revert web last-stable', { verb: 'revert', job: 'web', version: 'last-stable' }],
    [`/outrider plan commit ${sha}`, { verb: 'plan', commit: sha }],
    ['/outrider status plan plan 3f9a01c2', { verb: 'status', job: 'plan', plan: '3f9a01c2' }],
    ['/outrider revert $(reboot) 7', { verb: 'revert', job: '$(reboot)', version: '7' }],
  ])('the command %j is read completely', (comment, command) => {
    expect(parseCommand(comment)).toEqual(command);
  });

  test.each([
    '/outrider',
    '/outrider ',
    '/outrider deploy web',
    '/outrider Revert web 7',
    '/outrider plan web',
    '/outrider promote web 7',
    '/outrider allow web plan 3f9a01c2',
    '/outrider allow less-memory web plan 3f9a01c2',
    '/outrider disallow less-memory web plan 3f9a01c2',
    '/outrider revert web 7 now',
    '/outrider revert web ../7',
    '/outrider revert web 0;1',
    '/outrider revert web ٠',
    '/outrider promote web plan=3f9a01c2',
    '/outrider promote plan 3f9a01c2 web',
    '/outrider revert web 7 address=http://evil.example',
    '/outrider promote web\u200b',
    '/outrider promote web\u2800',
    '/outrider promote \u202ebew',
    '/outrider promote\u00a0web',
    '/outrider promote\tweb',
    `/outrider promote ${'x'.repeat(1024)}`,
    `/outrider promote web${' '.repeat(65_536)}`,
  ])('%.40j asks for help, because it is not a verb with its arguments', (comment) => {
    expect(parseCommand(comment)).toEqual({ verb: 'help' });
  });

  test.each([
    '',
    'please /outrider revert web',
    ' /outrider revert web',
    '    /outrider revert web',
    '> /outrider revert web',
    '```\n/outrider revert web\n```',
    'Look:\n/outrider revert web',
    '\n/outrider revert web',
    '\ufeff/outrider revert web',
    '\u200b/outrider revert web',
    '/outriders revert web',
    '//outrider revert web',
    'ok\r/outrider revert web',
    '/outrider\u00a0revert web',
    '/OUTRIDER revert web',
    '\\/outrider revert web',
    '<!-- /outrider revert web -->',
  ])('the comment %j is not a command', (comment) => {
    expect(parseCommand(comment)).toBeUndefined();
  });

  test('no comment becomes another command than a reference parser reads', () => {
    fc.assert(
      fc.property(comments, (comment) => {
        expect(parseCommand(comment)).toEqual(parseByReference(comment));
      }),
      { numRuns: 5000 },
    );
  });

  test('only the first line of a comment counts', () => {
    fc.assert(
      fc.property(comments, fc.string(), (comment, more) => {
        const [line = ''] = comment.split(/[\r\n]/, 1);
        expect(parseCommand(`${line}\n${more}`)).toEqual(parseCommand(line));
      }),
    );
  });

  test('a command that is shown for copying is read as the same command', () => {
    const job = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter(isNameable);
    fc.assert(
      fc.property(
        fc.constantFrom(...verbs.slice(3)),
        job,
        fc.constantFrom(undefined, '3f9a01c2'),
        (verb, name, plan) => {
          const command = { verb, job: name, ...(plan === undefined ? {} : { plan }) };
          expect(parseCommand(formatCommand(command))).toEqual(command);
        },
      ),
    );
  });
});
