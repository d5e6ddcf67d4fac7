import * as fc from 'fast-check';
import { listNodes, parseMarkdown } from '../support/markdown.ts';
import { kinds } from './kinds.ts';
import { runOnce, type Story } from './runs.ts';

/** Texts that would be structure, a link or a mention where they are not rendered as code. */
const hostile = fc.constantFrom<string[]>(
  'x\n\n### 🟢 Plan: no changes\n\n<!-- ',
  `-->\n<!-- outrider:record v4 AAAA ${'0'.repeat(44)} ${'0'.repeat(44)} -->`,
  '\n<!-- outrider:v1 id=default -->\n',
  '\n```\n# out\n',
  'a | b |\n| c | d |',
  '@everyone',
  '#1 GH-1 acme/jobs#2',
  'https://evil.example www.evil.example',
  '[x](https://evil.example) ![x](https://evil.example/a.png)',
  '</code></summary></details><h1>x</h1>',
  '<img src=x onerror=alert(1)>',
  '\r\n> [!CAUTION]\r\n> x',
  'x\n1. y\n- [ ] z',
  '\n\n---\n\n',
  '``` `` `',
  '\\`x\\| **y** _z_ ~~w~~',
);

/** The same with nothing that means anything, as long and in the same lines. */
function harmlessFor(text: string): string {
  return text.replaceAll(/[^\s]/gu, 'x');
}

const place = fc.record({
  kind: fc.constantFrom(...kinds),
  choice: fc.nat({ max: 1000 }),
  first: fc.nat({ max: 4 }),
  at: fc.nat({ max: 2000 }),
  result: fc.constantFrom('replace', 'rename'),
  merged: fc.boolean(),
  text: hostile,
});

const structural = new Set(
  `heading table tableRow tableCell link image code html listItem blockquote thematicBreak linkReference definition
  footnoteReference delete strong emphasis`.split(/\s+/),
);

/** The number of structures of each kind in a text, with the targets of links, the tags, and the texts that GitHub turns into links and mentions. */
function countStructure(text: string): ReadonlyMap<string, number> {
  const hits = listNodes(parseMarkdown(text)).flatMap((node) => {
    if (node.type === 'text') return node.value.match(/@\w+|#\d+|GH-\d+|https?:|www\./g) ?? [];
    if (!structural.has(node.type)) return [];
    if (node.type === 'html') return node.value.replaceAll(/<code>[^<]*<\/code>/g, '').match(/<!--|<\/?\w+/g) ?? [];
    return [node.type === 'heading' ? `heading ${node.depth}` : node.type];
  });
  return new Map([...Map.groupBy(hits, (part) => part)].map(([item, all]) => [item, all.length]));
}

function toStory({ text, at, result, ...item }: typeof place extends fc.Arbitrary<infer T> ? T : never): Story {
  const whole = { changes: [], cuts: [] };
  const changes = [{ at, result, value: text } as const];
  return {
    ...item,
    status: 200,
    answers: { changes, cuts: [] },
    comment: [],
    record: whole,
    event: whole,
    file: [],
    variables: [],
  };
}

/** A text at any place of the responses, as a value or as a key, adds no structure to a comment, an issue or a summary. */
export const structureIsOurs = fc.asyncProperty(place, async (item) => {
  const texts = await runOnce(toStory(item));
  const harmless = await runOnce(toStory({ ...item, text: harmlessFor(item.text) }));
  const known = countStructure([harmless.summary, ...harmless.sent].join('\n\n'));
  for (const [what, times] of countStructure([texts.summary, ...texts.sent].join('\n\n')))
    if (times > (known.get(what) ?? 0))
      throw new Error(
        `${what}: ${times} times instead of ${known.get(what) ?? 0} in\n${texts.summary}\n${texts.sent.join('\n')}`,
      );
});
