import { parse } from '@cdktn/hcl2json';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteText } from '../../../src/jobfiles/hcl/strings.ts';
import { text } from './texts.ts';

const hostile = fc
  .array(
    fc.oneof(
      text,
      fc.constantFrom('\0', '\u0001', '\u001b[31m', '\u007f', '\u0085', '$${', '$$${', '%%%{', '\\${', '\\', '\r\n'),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));

test('quoteText writes any text so that the official parser reads it back', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, async (value) => {
      expect(quoteText(value)).toMatch(/^"[^\n]*"$/);
      const { a } = await parse('job.hcl', `a = "x\${1}y"\nb = ${quoteText(value)}\n`).then(({ b }) => ({ a: b }));
      // It does not resolve the escapes of templates.
      expect(a.replaceAll('$${', '${').replaceAll('%%{', '%{')).toBe(value.normalize('NFC'));
    }),
    { numRuns: 500 },
  );
});
