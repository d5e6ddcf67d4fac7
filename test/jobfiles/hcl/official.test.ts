import { parse } from '@cdktn/hcl2json';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listHclLiterals } from '../../../src/jobfiles/provenance/literals.ts';
import { quote, text } from './texts.ts';

function literals(source: string): readonly string[] {
  return Array.from(listHclLiterals(source), ([, value]) => value);
}

/** Returns the value of `a` from the official parser, which does not resolve template escapes. */
async function official(source: string): Promise<unknown> {
  const { a } = (await parse('job.hcl', source)) as { a: unknown };
  return typeof a === 'string' ? a.replaceAll('$${', '${').replaceAll('%%{', '%{') : a;
}

describe('literals compared with the official parser', () => {
  test('any quoted string that the official parser reads is found', async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.boolean(), async (value, asCode) => {
        const source = `# "x"\na = ${quote(value, asCode)} // "y"\n`;
        const read = await official(source);
        expect(read).toBe(value.normalize('NFC'));
        expect(literals(source)).toEqual([read]);
      }),
      { numRuns: 400 },
    );
  });

  test('any heredoc that the official parser reads is found', async () => {
    const line = text.map((value) =>
      value.replaceAll(/[\r\n]/g, '').replaceAll(/[$%]+\{/g, (run) => `${run[0]}${run[0]}{`),
    );
    const indent = fc.constantFrom('', ' ', '  ', '    ', '\t', '\u00a0');
    const lines = fc.array(fc.tuple(indent, line), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(lines, indent, fc.boolean(), fc.constantFrom('\n', '\r\n'), async (body, last, flush, end) => {
        const written = body.map(([before, after]) => before + after).filter((part) => part.trim() !== 'EOT');
        const source = `a = <<${flush ? '-' : ''}EOT${end}${written.map((item) => item + end).join('')}${last}EOT${end}b = "c"${end}`;
        expect(literals(source)).toEqual([await official(source), 'c']);
      }),
      { numRuns: 400 },
    );
  });

  test('every string of a job file that the official parser reads is found', async () => {
    const values = fc.array(text, { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(values, async (given) => {
        const env = given.map((value, index) => `        K${index} = ${quote(value, index % 2 === 1)}`).join('\n');
        const source = `job "j" {\n  /* "no" */\n  group "g" {\n    task "t" {\n      env {\n${env}\n      }\n      config { image = "i:\${var.v}" }\n    }\n  }\n}\n`;
        await parse('job.hcl', source);
        expect(literals(source)).toEqual(given.map((value) => value.normalize('NFC')));
      }),
      { numRuns: 100 },
    );
  });
});
