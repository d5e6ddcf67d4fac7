import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withNote as withNoteBy } from '../../src/modes/deprecate/release-note.ts';
import { listItems, parseMarkdown } from '../support/markdown.ts';
import { openDoor } from '../support/rendered.ts';
import { judgedModule, judgedVersion } from './registry-outcomes.ts';

const start = '<!-- outrider:deprecations -->';
const end = '<!-- /outrider:deprecations -->';
const network = 'acme/network/aws';

function withNote(body: string, modules: Parameters<typeof withNoteBy>[1]): string {
  return withNoteBy(body, modules, openDoor);
}

function noteOf(...lines: readonly string[]): string {
  return [start, '', '**Deprecated by this release:**', '', ...lines, '', end].join('\n');
}

describe('withNote', () => {
  test('a release note lists deprecated versions by module below the text of the release', () => {
    const modules = [judgedModule(network, ['1.0.0', '1.1.0']), judgedModule('acme/dns/aws', ['0.1.0+b'])];
    expect(withNote('# 2.0.0\n\nNew things.\n', modules)).toBe(
      `# 2.0.0\n\nNew things.\n\n${noteOf(`- \`${network}\`: \`1.0.0\`, \`1.1.0\``, '- `acme/dns/aws`: `0.1.0+b`')}`,
    );
  });

  test('a release note is the whole text of a release without text', () => {
    expect(withNote('', [judgedModule(network, ['1.0.0'])])).toBe(noteOf(`- \`${network}\`: \`1.0.0\``));
  });

  test('a release note lists only deprecated versions and is left out when there are none', () => {
    const others = (['failed', 'unchanged', 'skipped', 'reinstated'] as const).map((result) =>
      judgedVersion('1.0.0', { result }),
    );
    expect(withNote('Words.', [judgedModule(network, others)])).toBe('Words.');
    expect(withNote('Words.', [])).toBe('Words.');
    expect(withNote('Words.', [judgedModule(network, [...others, '1.1.0'])])).toContain(': `1.1.0`\n');
  });

  test('a release note keeps its entries, adds new ones and repeats nothing', () => {
    const first = withNote('Words.', [judgedModule(network, ['1.0.0'])]);
    const second = withNote(first, [
      judgedModule('acme/dns/aws', ['0.1.0']),
      judgedModule(network, ['1.0.0', '1.1.0']),
    ]);
    expect(second).toBe(`Words.\n\n${noteOf(`- \`${network}\`: \`1.0.0\`, \`1.1.0\``, '- `acme/dns/aws`: `0.1.0`')}`);
    expect(withNote(second, [])).toBe(second);
  });

  test('a release note does not change the text around it, whatever its line endings are', () => {
    const note = noteOf(`- \`${network}\`: \`1.0.0\``);
    const body = `Before.\r\n\r\n\r\n${note}\r\n\r\nAfter. $& $1 $\` $'\n\n`;
    expect(withNote(body, [judgedModule(network, ['1.1.0'])])).toBe(body.replace(': `1.0.0`', ': `1.0.0`, `1.1.0`'));
    const edited = body.replaceAll(/\r?\n/g, '\r\n');
    expect(withNote(edited, [judgedModule(network, ['1.1.0'])])).toContain(`- \`${network}\`: \`1.0.0\`, \`1.1.0\`\n`);
  });

  test.each([
    `${start} is what begins it.`,
    `${end} is what ends it.`,
    `${end}${start} is the wrong way round.`,
    `${start}${start} twice.`,
  ])("a release note does not change markers in the user's text: %s", (words) => {
    const first = withNote(`${words}\n\nMore.`, [judgedModule(network, ['1.0.0'])]);
    const second = withNote(first, [judgedModule(network, ['1.1.0'])]);
    expect(second).toBe(`${words}\n\nMore.\n\n${noteOf(`- \`${network}\`: \`1.0.0\`, \`1.1.0\``)}`);
  });
});

const version = fc.constantFrom('1.0.0', '1.0.0-rc.1', '1.1.0', '2.0.0+b', '10.0.0');
const modules = fc.array(
  fc
    .tuple(fc.constantFrom(network, 'acme/dns/aws', 'a_b/c-d/e'), fc.uniqueArray(version))
    .map(([module, versions]) => judgedModule(module, versions)),
  { maxLength: 3 },
);
const words = fc
  .array(
    fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom(start, end, '\n', '\r\n\r\n', '$&', '`', '- `a`: `1.0.0`')),
  )
  .map((parts) => parts.join(''));

describe('release notes in any text', () => {
  test('a second run with the same versions leaves the release note unchanged', () => {
    fc.assert(
      fc.property(words, modules, (body, changed) => {
        const once = withNote(body, changed);
        expect(withNote(once, changed)).toBe(once);
        expect(withNote(once, [])).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });

  test('a release note keeps all text before and after it', () => {
    // Nothing inside of an existing note belongs to the user.
    const plain = words.map((text) => text.replaceAll(end, ''));
    fc.assert(
      fc.property(plain, plain, modules, modules, (before, after, first, second) => {
        fc.pre(first.some(({ versions }) => versions.length > 0));
        const noted = withNote(before, first);
        expect(noted.startsWith(before.trimEnd())).toBe(true);
        const more = withNote(`${noted}\n${after}`, second);
        expect(more.startsWith(before.trimEnd())).toBe(true);
        expect(more.endsWith(`${end}\n${after}`)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('a release note lists every deprecated version once', () => {
    fc.assert(
      fc.property(modules, modules, (first, second) => {
        const body = withNote(withNote('Words.', first), second);
        const expected = new Set(
          [...first, ...second].flatMap((one) => one.versions.map((of) => `${one.module} ${of.version}`)),
        );
        const listed = listItems(parseMarkdown(body)).flatMap((item) => {
          const [module, list = ''] = item.split(': ');
          return list.split(', ').map((name) => `${module} ${name}`);
        });
        expect(listed.toSorted()).toEqual([...expected].toSorted());
      }),
    );
  });
});
