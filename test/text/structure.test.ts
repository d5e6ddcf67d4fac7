import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPublisher } from '../../src/text/publisher.ts';
import {
  blockList,
  calloutList,
  createCommentLimit,
  fitDocument,
  foldLines,
  foldNames,
  itemList,
  rowList,
  createSummaryLimit,
  keepWhole,
  wrapBlock,
  type Block,
} from '../../src/text/fit.ts';
import { plain, plainLines } from '../../src/text/log-text.ts';
import { toMark } from '../../src/text/published.ts';
import {
  callout,
  code,
  count,
  details,
  fence,
  instruction,
  joinLines,
  link,
  md,
  name,
  paragraphs,
  prefixLines,
  prose,
  table,
  tableRow,
  type Markdown,
} from '../../src/text/markdown.ts';
import { listNodes, parseMarkdown, tableRows, tagBalance, readText } from '../support/markdown.ts';
import { countRuns } from '../support/thorough.ts';

/** Text with a meaning for Markdown, HTML or GitHub at its beginning, its end or within. */
const pieces = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '`', '```', '\n', '\r', '\n\n', '# ', '> ', '- ', '1. ', '|', '\\', '[', '](', ')', '<', '>', '&lt;', '<!--', '-->', '</summary>', '</details>', '@ada', '#1', 'https://evil.example',
        '![x](', '*', '**', '_', '~~', '    ', '\t', '---', '\u2028', '\u202e', '\u0000',
      ), // prettier-ignore
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

const hostile = fc.oneof(
  { weight: 5, arbitrary: pieces },
  {
    weight: 1,
    arbitrary: fc.constantFrom('```', 'x\n```\n# y', '````\n```', '| a | b | c', '`|`', 'a|b', '\\|', '<!-- x', '-->'),
  },
);

/** Everything that can contain a quotation, in every place. */
function quoteEverywhere(text: string): Markdown {
  const items = [code(text), name(text), prose(text), md`**${code(text)}**: ${prose(text)}${code(text)}.`];
  const row = [
    ...items,
    link(code(text), 'https://github.example/x'),
    link(prose(text), `https://github.example/${text}`),
  ];
  return paragraphs([
    md`### ${prose(text)}`,
    joinLines(items.map((item) => md`- ${item}  \n${prefixLines(fence([text, `+ ${text}`], 'diff'), '  ')}`)),
    callout('CAUTION', paragraphs([...items, fence([text], 'text')])),
    table([...row.map(() => md`Head`), md`Head`], [tableRow([...row, md`end`]), tableRow([...row, md`end`])]),
    details(md`<b>${code(text)}</b> ${prose(text)}`, paragraphs([fence([text, text], 'diff'), ...items]), false),
    md`<sub>${count(3, 'job')} ${code(text)}</sub>`,
  ]);
}

/** The kinds of nodes in their order, but for text and code in lines. */
function outlineText(text: string): readonly string[] {
  const inline = new Set(['text', 'inlineCode', 'break']);
  return listNodes(parseMarkdown(text)).flatMap((node) => {
    if (inline.has(node.type)) return [];
    if (node.type === 'html') return node.value.replaceAll(/<code>[^<]*<\/code>/g, '').match(/<!--|<\/?\w+/g) ?? [];
    return [node.type === 'heading' ? `heading ${node.depth}` : node.type];
  });
}

describe('quotations in Markdown', () => {
  test('no quotation adds or removes structure, regardless of its text and of hidden parts', () => {
    fc.assert(
      fc.property(hostile, fc.string({ minLength: 1, maxLength: 3 }), hostile, (text, hidden, mark) => {
        const publisher = createPublisher((all) => all.replaceAll(hidden, () => mark));
        expect(outlineText(publisher.markdown(quoteEverywhere(text)))).toEqual(
          outlineText(publisher.markdown(quoteEverywhere('x'))),
        );
      }),
      { numRuns: countRuns(500) },
    );
  });

  test('no quotation mentions anybody, refers to anything, or begins a line as a mark does', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const shown = createPublisher((all) => all).markdown(quoteEverywhere(text));
        const words = listNodes(parseMarkdown(shown)).flatMap((node) => (node.type === 'text' ? [node.value] : []));
        expect(words.join('\n')).not.toMatch(/@ada|#1\b|https?:/);
        expect(shown.split(/\r\n?|\n/).filter((line) => line.startsWith('<!--'))).toEqual([]);
      }),
      { numRuns: countRuns(500) },
    );
  });

  test('a mark is one line and one HTML comment, whatever its words are', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const mark = toMark`outrider:x id=${text} more`;
        expect(mark).toMatch(/^<!-- outrider:x id=[!-;=?-~]* more -->$/);
        expect(listNodes(parseMarkdown(`${mark}\n# x`)).map(({ type }) => type)).toEqual(['html', 'heading', 'text']);
      }),
    );
  });
});

test('no quotation in a table moves into the cell after it', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const rows = tableRows(parseMarkdown(createPublisher((all) => all).markdown(quoteEverywhere(text))));
      expect(rows.map((cells) => cells.at(-1))).toEqual(['end', 'end']);
    }),
    { numRuns: countRuns(300) },
  );
});

describe('quotations in the log', () => {
  test('a quotation in a line stays in it, has no color, and shows invisible characters', () => {
    fc.assert(
      fc.property(
        fc.oneof(hostile, fc.string({ unit: 'binary' }), fc.constant('a\u001b[31mb\nc\u3164\u2800')),
        (text) => {
          const shown = createPublisher((all) => all).log(plain`\u001b[32m${text}\u001b[0m\n`);
          expect(shown.startsWith('\u001b[32m') && shown.endsWith('\u001b[0m\n')).toBe(true);
          const inside = shown.slice('\u001b[32m'.length, -'\u001b[0m\n'.length);
          expect(inside).not.toMatch(/[\n\r\u001b\u202e\u3164\u2800\u00ad\u200b]/);
        },
      ),
    );
  });

  test('hidden values are hidden in each quotation of a log text, and not in the words of Outrider', () => {
    const publisher = createPublisher((all) => all.replaceAll('job', '***'));
    expect(publisher.log(plain`job ${'job'}: ${plainLines('job\njob')}`)).toBe('job ***: ***\n***');
  });
});

test('an output of JSON stays JSON, and all its keys and strings are hidden', () => {
  const publisher = createPublisher((all) => all.replaceAll('secret', '***'));
  expect(JSON.parse(publisher.output('{"secret": ["a secret", 1], "***": "x"}'))).toEqual({
    '***': ['a ***', 1],
    '*** 2': 'x',
  });
  expect(publisher.output('[no JSON with a secret')).toBe('[no JSON with a ***');
});

function renderInstruction(text: string, url?: string): string {
  return createPublisher((all) => all, url).markdown(instruction(text));
}

function joinWords(markdown: string): string {
  return parseMarkdown(markdown).children.map(readText).join('\n').replaceAll(/\s/g, '');
}

describe('instructions', () => {
  const runUrl = 'https://github.example/acme/jobs/actions/runs/7';
  test.each([
    ['Set `a`, then re-run this workflow job.', `Set \`a\`, then [re-run this workflow job](${runUrl}).`],
    ['Re-run this workflow job: it continues.', `[Re-run this workflow job](${runUrl}): it continues.`],
    [
      'Re-run this workflow job to wait; or re-run this workflow job later',
      `[Re-run this workflow job](${runUrl}) to wait; or re-run this workflow job later`,
    ],
    ['Fix it, then re-run this workflow job', `Fix it, then [re-run this workflow job](${runUrl})`],
    ['Re-run the plan of this job.', 'Re-run the plan of this job.'],
  ])('the instruction %j links to the run', (text, linked) => {
    expect(renderInstruction(text, runUrl)).toBe(linked);
    expect(renderInstruction(text)).toBe(text);
  });

  test('a quotation with the text "re-run this workflow job" has no link', () => {
    const text = 'the task says re-run this workflow job';
    expect(createPublisher((all) => all, runUrl).markdown(prose(text))).toBe(text);
  });

  test('any instruction reads the same with and without the page of the run', () => {
    const [lower, upper] = ['re-run this workflow job', 'Re-run this workflow job'];
    const piece = fc.constantFrom(lower, upper, ' ', '. ', '`a` ', ' #1', '*x*', '|');
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), (parts) => {
        const plainText = createPublisher((all) => all).markdown(prose(parts.join('')));
        expect(joinWords(renderInstruction(parts.join('')))).toBe(joinWords(plainText));
        expect(joinWords(renderInstruction(parts.join(''), runUrl))).toBe(joinWords(plainText));
      }),
    );
  });
});

const plainDoor = createPublisher((all) => all);

function limitTo(max: number) {
  return { max, measure: (all: string) => all.length, location: md`the log` };
}

function fitWithin(max: number, ...blocks: readonly Block[]): string {
  return fitDocument({ head: [md`head`], blocks, tail: [md`tail`] }, limitTo(max), plainDoor);
}

function createDifference(size: number): Block {
  const lines = Array.from({ length: size }, () => '+ x');
  return foldLines({ summary: md`${size}`, lines, facts: md`f`, isOpen: false });
}

describe('a document within its limit', () => {
  const words = fc.oneof(
    { weight: 4, arbitrary: hostile },
    { weight: 1, arbitrary: fc.tuple(hostile, fc.constantFrom(50, 3000)).map(([text, times]) => text.repeat(times)) },
  );

  test.each([
    ['summary', createSummaryLimit(md`the log`), 1024 * 1024, (text: string) => Buffer.byteLength(text)],
    ['comment', createCommentLimit(md`the summary`), 65_536, (text: string) => text.length],
  ] as const)(
    'a whole %s fits the limit of GitHub in any language, and uses most of it',
    (_, limit, most, measureSize) => {
      const items = Array.from({ length: 20_000 }, () => md`- ${code('日本語'.repeat(10))}`);
      const document = { head: [md`### head`], blocks: [itemList(items)], tail: [] };
      const size = measureSize(
        fitDocument(
          document,
          limit,
          createPublisher((text) => text),
        ),
      );
      expect(size).toBeLessThanOrEqual(most);
      expect(size).toBeGreaterThan(most * 0.9);
    },
  );

  test('a document never exceeds its limit, has head and tail whole, and is whole Markdown, whatever is hidden of it', () => {
    const parts = fc.record({
      rows: fc.array(words, { maxLength: 20 }),
      items: fc.array(words, { maxLength: 20 }),
      names: fc.array(words, { maxLength: 20 }),
      diffs: fc.array(fc.array(words, { maxLength: 30 }), { maxLength: 5 }),
      max: fc.integer({ min: 200, max: 8000 }),
      hidden: fc.string({ minLength: 1, maxLength: 2 }),
      bytes: fc.boolean(),
    });
    fc.assert(
      fc.property(parts, ({ rows, items, names, diffs, max, hidden, bytes }) => {
        const publisher = createPublisher((all) => all.replaceAll(hidden, '‹hidden›'));
        const measure = (text: string): number => (bytes ? Buffer.byteLength(text) : text.length);
        const text = fitDocument(
          {
            head: [md`### head`],
            blocks: [
              rowList({ head: [md`A`], rows: rows.map((row) => [code(row)]), noun: 'row' }),
              itemList(items.map((item) => md`- ${prose(item)}`)),
              blockList(
                diffs.map((lines) => foldLines({ summary: md`diff`, lines, facts: md`facts`, isOpen: false })),
                (left) => md`… and ${left} more`,
              ),
              foldNames(md`names`, md`All: `, names),
            ],
            tail: [md`<sub>tail</sub>`],
          },
          { max, measure, location: md`the log` },
          publisher,
        );
        expect(measure(text)).toBeLessThanOrEqual(max);
        expect(text.startsWith('### head\n\n') && text.endsWith('\n\n<sub>tail</sub>')).toBe(true);
        const tree = parseMarkdown(text);
        expect(listNodes(tree).filter(({ type }) => type === 'heading')).toHaveLength(1);
        expect(tagBalance(tree, 'details').opened).toBe(tagBalance(tree, 'details').closed);
        expect(listNodes(tree).at(-1)).toMatchObject({ type: 'html', value: '</sub>' });
      }),
      { numRuns: countRuns(200) },
    );
  }, 120_000);

  test('a document in which the marks of hidden values need more room than the values leaves out more', () => {
    const items = Array.from({ length: 100 }, () => md`- ${prose('a a a a')}`);
    const text = fitDocument(
      { head: [md`head`], blocks: [itemList(items)], tail: [md`tail`] },
      limitTo(500),
      createPublisher((all) => all.replaceAll('a', '‹hidden›')),
    );
    expect(text.length).toBeLessThanOrEqual(500);
    expect(text).toContain('‹hidden›');
    expect(text).toMatch(/- … and \d+ more in the log\.\n\ntail$/);
  });

  test('a callout reports how many lines it leaves out, for their number or for their length', () => {
    const lines = Array.from({ length: 9 }, (_, at) => md`line ${at}`);
    const fitList = (max: number, most: number): string | undefined =>
      /… and (\d+) more in the log\.\n\ntail$/.exec(
        fitWithin(max, calloutList('CAUTION', lines, { maxShown: most })),
      )?.[1];
    expect([fitList(1000, 9), fitList(1000, 5), fitList(100, 9), fitList(100, 5)]).toEqual([undefined, '4', '5', '5']);
  });

  test('the longest blocks are cut first, and a short one keeps all of its items', () => {
    const long = Array.from({ length: 1000 }, (_, at) => md`- long ${at}`);
    const short = Array.from({ length: 5 }, (_, at) => md`- short ${at}`);
    const text = fitWithin(600, itemList(long), itemList(short));
    expect(text).toContain('- short 0\n- short 1\n- short 2\n- short 3\n- short 4\n\ntail');
    expect(text).toMatch(/- … and 9\d\d more in the log\./);
    expect(text.length).toBeGreaterThan(560);
  });

  test('an item that exceeds the limit is left out with those after it, and no other block', () => {
    const text = fitWithin(100, itemList([code('x'.repeat(500))]), itemList([md`- fits`]), keepWhole(md`stays`));
    expect(text).toBe('head\n\n- … and 1 more in the log.\n\n- fits\n\nstays\n\ntail');
  });

  test('a long difference takes at most half of the room, so that those after it are shown as well', () => {
    const text = fitWithin(
      1000,
      blockList(
        [createDifference(500), createDifference(20)],
        (left, elsewhere) => md`… and ${left} more in ${elsewhere}.`,
      ),
    );
    expect(text).toMatch(/<summary>500<\/summary>[^]*… and \d+ more lines in the log\.[^]*<summary>20<\/summary>/);
    expect(text).not.toMatch(/more in the log/);
  });

  test('the text around a block goes with its last item', () => {
    const title = wrapBlock(itemList([]), (items) => md`**Errors**\n\n${items}`);
    const bare = wrapBlock(
      blockList([], () => md`more`),
      (items) => details(md`x`, items, false),
    );
    expect(fitWithin(100, title, bare)).toBe('head\n\ntail');
  });

  test('a document with room for everything leaves out nothing', () => {
    const lists = [itemList([md`- one`, md`- two`]), keepWhole(code('b')), foldNames(md`n`, md`All: `, ['x', 'y'])];
    expect(fitWithin(1000, ...lists)).toBe(
      'head\n\n- one\n- two\n\n`b`\n\n<details><summary>n</summary>\n\nAll: <code>x</code> <code>y</code>\n\n</details>\n\ntail',
    );
  });
});
