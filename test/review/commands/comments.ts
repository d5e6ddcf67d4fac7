import * as fc from 'fast-check';
import { verbs } from '../../../src/inputs/commands.ts';

const hex = (length: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789abcdef')), minLength: length, maxLength: length });

const word = fc.oneof(
  fc.constantFrom(
    ...'/outrider plan commit web api-2 7 less-memory stops last-stable v1.2 * $(id) `web` Web PLAN'.split(' '),
    ...verbs,
  ),
  hex(8),
  hex(40),
  hex(64),
  hex(7),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ maxLength: 12 }),
);
const space = fc.oneof(
  { weight: 6, arbitrary: fc.constant(' ') },
  fc.constantFrom(
    '',
    '  ',
    '\t',
    '\u00a0',
    '\u200b',
    '\u202e',
    '\u2066',
    '\u3164',
    '\ufe0f',
    '\n',
    '\r\n',
    '\r',
    '\u2028',
    '\u0085',
    '\v',
  ),
);
const begin = fc.oneof(
  { weight: 6, arbitrary: fc.constant('/outrider') },
  fc.constantFrom(
    '',
    ' /outrider',
    '> /outrider',
    '    /outrider',
    '```\n/outrider',
    '\n/outrider',
    '/Outrider',
    '/outriders',
    '/outrider:',
    '\ufeff/outrider',
    '/out\u200brider',
  ),
);

export const comments: fc.Arbitrary<string> = fc
  .tuple(
    begin,
    fc.array(fc.tuple(space, word), { maxLength: 7 }),
    fc.constantFrom('', '\n/outrider revert web 1', ' ', 'x'.repeat(1100)),
  )
  .map(([first, words, last]) => `${first}${words.map((pair) => pair.join('')).join('')}${last}`);
