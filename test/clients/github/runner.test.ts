import { plain, plainLines } from '../../../src/text/log-text.ts';
import { code } from '../../../src/text/markdown.ts';
import { toPublished } from '../../../src/text/published.ts';
import { visible } from '../../../src/text/visible.ts';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRunner, type Runner } from '../../../src/clients/github/runner.ts';
import { maxSummaryBytes } from '../../../src/text/fit.ts';
import { capturePrinted } from '../../support/captured-run.ts';
import { readAsRunner, readOutputs } from './commands.oracle.ts';

let folder = '';
let file = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'outrider-runner-'));
});
beforeEach(() => {
  file = join(folder, randomUUID());
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A runner whose methods print to a text. */
function listen(files: { outputFile?: string; summaryFile?: string } = {}, token: () => string = randomUUID) {
  let printed = '';
  const fields = createRunner({ token, hide: (text) => text, ...files });
  const runner = new Proxy(fields, {
    get: (_, name: keyof Runner) => {
      if (name === 'publisher') return fields.publisher;
      const method: (...given: never[]) => unknown = fields[name];
      return (...given: never[]) => {
        let answer: unknown;
        printed += capturePrinted(() => (answer = method(...given)), files.outputFile);
        return answer;
      };
    },
  });
  return { runner, printed: () => printed };
}

/** Text that may mean something to the runner. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...`:: ##[ ] ::error:: ::add-mask:: ::stop-commands::x ##[group] % %0A %25 , : = ::endgroup:: ::debug::`.split(
          /\s+/,
        ),
        '\n',
        '\r',
        '\r\n',
        ' ',
        '\u2028',
        '\u202e',
        '\u001b[2J',
      ),
      fc.string({ unit: 'binary', maxLength: 5 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

/** Returns text as a reader of the log sees it: invisible characters and changes of direction are escaped. */
function render(text: string): string {
  const invisible =
    /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u00ad\u115f\u1160\u200b\u2060-\u206f\u2800\u3164\ufeff\uffa0]|[\u17b4\u17b5]|[\u180b-\u180f]|\u034f/u;
  return Array.from(text.replace(/\r\n|\r/g, '\n'), (sign) =>
    sign === '\n' || sign === '\t' || !invisible.test(sign)
      ? sign
      : `\\u${`000${sign.charCodeAt(0).toString(16)}`.slice(-4)}`,
  ).join('');
}

describe('annotations', () => {
  test('annotations escape message and properties as the runner expects', () => {
    const { runner, printed } = listen();
    runner.error(plainLines('50% broken:\nsecond line'), { file: 'jobs/a,b.hcl', line: 3, column: 7 });
    runner.warning(plain`careful`);
    runner.notice(plain``, { file: '' });
    expect(printed()).toBe(
      '::error title=Outrider,file=jobs/a%2Cb.hcl,line=3,col=7::50%25 broken:%0Asecond line\n' +
        '::warning title=Outrider::careful\n::notice title=Outrider::\n',
    );
  });

  test('annotations survive the runner with any message and file', () => {
    // The runner cuts white space around the properties as a whole.
    const property = hostile.map((text) => `[${text}]`);
    fc.assert(
      fc.property(hostile, property, (message, path) => {
        const { runner, printed } = listen();
        runner.error(plainLines(message), { file: path, line: 2 });
        const properties = { file: visible(path), line: '2', title: 'Outrider' };
        expect(readAsRunner(printed())).toEqual({
          commands: [{ name: 'error', properties, data: render(message) }],
          shown: [''],
        });
      }),
    );
  });
});

describe('logged text', () => {
  test('logged text is never run as a command and shows its invisible characters', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const { runner, printed } = listen();
        runner.log(plainLines(text));
        runner.log(plainLines(text));
        runner.error(plain`after`);
        const { commands, shown } = readAsRunner(printed());
        expect(commands).toEqual([{ name: 'error', properties: { title: 'Outrider' }, data: 'after' }]);
        const lines = render(text).replace(/\n$/, '').split('\n');
        expect(shown.slice(0, -1)).toEqual([...lines, ...lines]);
      }),
    );
  });

  test('logged text with commands is enclosed in a stop-commands block', () => {
    const { runner, printed } = listen({}, () => 'random');
    runner.log(plainLines('a\n::error::b\n'));
    expect(printed()).toBe('::stop-commands::random\na\n::error::b\n::random::\n');
  });

  test('logged text without commands is printed without a stop-commands block', () => {
    const { runner, printed } = listen();
    runner.log(plainLines('+/- Job: "web"\n+ Count: "2"\n'));
    expect(printed()).toBe('+/- Job: "web"\n+ Count: "2"\n');
  });

  test('logged text that guesses the stop token gets another token', () => {
    const tokens = ['guessed', 'other'];
    const { runner, printed } = listen({}, () => tokens.shift() ?? '');
    runner.log(plainLines('::Guessed::\n::error::x'));
    expect(readAsRunner(printed()).commands).toEqual([]);
    expect(printed()).toContain('::stop-commands::other\n');
  });

  test('log groups keep their name on one line', () => {
    const { runner, printed } = listen();
    runner.group(plain`${'web\n::error::x'}`);
    runner.log(plainLines('in it'));
    runner.endGroup();
    expect(printed()).toBe('::group::web\\n::error::x\nin it\n::endgroup::\n');
  });
});

describe('masks', () => {
  test('masks are added for the whole value and for each of its lines', () => {
    const { runner, printed } = listen();
    runner.mask('');
    runner.mask(' \n\t');
    runner.mask('first%\r\n\nsecond');
    runner.mask('second');
    expect(readAsRunner(printed()).commands.map(({ name, data }) => [name, data])).toEqual([
      ['add-mask', 'first%\r\n\nsecond'],
      ['add-mask', 'first%'],
      ['add-mask', 'second'],
    ]);
  });

  test('masks apply to annotations, groups, log and summary, longest value first', () => {
    const { runner, printed } = listen({ summaryFile: file });
    // Letters that no token of the runner's can contain.
    runner.mask('xyz');
    runner.mask('xyzuvw');
    const start = printed().length;
    runner.error(plain`${'xyzuvw'}`, { file: 'xyz.hcl' });
    runner.group(plain`${'xyz'}`);
    runner.log(plainLines('oxyzuvwo'));
    runner.log(plainLines('::xyz::'));
    runner.appendSummary(runner.publisher.markdown(code('xyz')));
    expect(printed().slice(start)).not.toMatch(/xyz|uvw/);
    expect(printed()).toContain('o***o\n');
    expect(readFileSync(file, 'utf8')).toBe('`***`');
  });

  test('masks never change a command', () => {
    const { runner, printed } = listen();
    for (const word of ['error', 'group', ':', 'stop-commands']) runner.mask(word);
    const start = printed().length;
    runner.error(plain`an ${'error'}`);
    expect(printed().slice(start)).toBe('::error title=Outrider::an ***\n');
  });

  test('masks leave no secret in the log', () => {
    // A piece of the replacement itself would be no secret that anyone can hide.
    const secret = fc.string({ minLength: 3, maxLength: 12 }).filter((text) => /^[^*\s]{3,}$/.test(text));
    fc.assert(
      fc.property(secret, hostile, hostile, (value, before, after) => {
        const { runner, printed } = listen();
        runner.mask(value);
        const start = printed().length;
        runner.log(plainLines(`${before}${value}${after}`));
        const { shown } = readAsRunner(printed().slice(start));
        expect(shown.join('\n')).not.toContain(value);
      }),
    );
  });
});

describe('outputs', () => {
  test('outputs are read back unchanged whatever they contain', () => {
    fc.assert(
      fc.property(
        hostile.map((text) => text.toWellFormed()),
        hostile.map((text) => text.toWellFormed()),
        (first, second) => {
          writeFileSync(file, '');
          const { runner, printed } = listen({ outputFile: file });
          runner.setOutput('summary', first);
          runner.setOutput('jobs', second);
          expect(readOutputs(readFileSync(file, 'utf8'))).toEqual({ summary: first, jobs: second });
          expect(printed()).toBe('');
        },
      ),
      { numRuns: 200 },
    );
  });

  test('an output cannot end early with the delimiter of another one', () => {
    const { runner } = listen({ outputFile: file });
    runner.setOutput('jobs', '[]');
    const [end = ''] = /(?<=<<).+/.exec(readFileSync(file, 'utf8')) ?? [];
    const forged = `[]\n${end}\nchanged<<x\ntrue\nx`;
    runner.setOutput('summary', forged);
    expect(readOutputs(readFileSync(file, 'utf8'))).toEqual({ jobs: '[]', summary: forged });
  });
});

describe('step summary', () => {
  test('the step summary grows up to the limit of the runner in bytes', () => {
    const { runner } = listen({ summaryFile: file });
    expect(runner.appendSummary(toPublished('é'.repeat(maxSummaryBytes / 2 - 1)))).toBe(true);
    expect(runner.appendSummary(toPublished('abc'))).toBe(false);
    expect(runner.appendSummary(toPublished('ab'))).toBe(true);
    expect(runner.appendSummary(toPublished('a'))).toBe(false);
    expect(readFileSync(file).length).toBe(maxSummaryBytes);
  });
});

test('outputs and the step summary are dropped without their files', () => {
  const { runner, printed } = listen();
  runner.setOutput('changed', 'true');
  expect([printed(), runner.appendSummary(toPublished('text'))]).toEqual(['', false]);
});

test('a failed output is thrown', () => {
  const { runner } = listen({ outputFile: folder });
  expect(() => runner.setOutput('changed', 'true')).toThrow('EISDIR');
});
