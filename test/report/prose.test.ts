import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { code, fence, prose as renderProse } from '../../src/text/markdown.ts';
import { measureGrowth } from '../support/growth.ts';
import { listNodes, parseMarkdown } from '../support/markdown.ts';
import { renderText } from '../support/rendered.ts';

function prose(text: string): string {
  return renderText(renderProse(text));
}

/**
 * Text of a comment that GitHub turns into a link, if the adjacent characters are neither letters nor digits.
 * Source: https://docs.github.com/en/get-started/writing-on-github/working-with-advanced-formatting/autolinked-references-and-urls
 */
const references: readonly RegExp[] = [
  /#\d/,
  /(?<![A-Za-z0-9])gh-\d/i,
  /(?<![A-Za-z0-9])[0-9a-f]{7,40}(?![A-Za-z0-9])/i,
  /@[A-Za-z0-9]/,
  /(?:https?|ftp|mailto|xmpp):/i,
  /www\./i,
  // Custom autolinks of a repository: a prefix followed by a number.
  /(?<![A-Za-z0-9])[A-Za-z][A-Za-z0-9]*[-_]?\d/,
  /[A-Za-z0-9]-\d/,
];

function listLinked(text: string): readonly string[] {
  const plain = listNodes(parseMarkdown(prose(text))).filter((node) => node.type === 'text');
  return plain.flatMap(({ value }) => references.flatMap((reference) => reference.exec(value)?.[0] ?? []));
}

const reference = fc.constantFrom(
  '#1', 'GH-1', 'gh-12', 'acme/jobs#1', '@octocat', '@acme/team', 'deadbeef', 'deadbeefcafe', 'DEADBEEFCAFE', 'acme@deadbeefcafe', 'acme/jobs@deadbeefcafe',
  'da39a3ee5e6b4b0d3255bfef95601890afd80709', 'https://evil.example', 'www.evil.example', 'mailto:a@b.example', 'JIRA-12', 'ABC-1', 'TICKET_7', 'PR123', 'a1-2',
  'abc-12-def', '1234567',
); // prettier-ignore
const around = fc.string({ unit: fc.constantFrom(...Array.from('\'"()[]{}<>.,;:!?…-–_/\\|*~=+&%$^ ')), maxLength: 4 });
const words = fc.constantFrom('the', 'job', '`web`', 'is', 'not', 'found', '`a', '.');

describe('references in prose', () => {
  test('prose with any punctuation creates no references', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            words,
            fc.tuple(around, reference, around).map((parts) => parts.join('')),
          ),
          { maxLength: 5 },
        ),
        (parts) => {
          expect(listLinked(parts.join(' '))).toEqual([]);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test.each([
    '(GH-1)',
    '"deadbeefcafe"',
    "'deadbeef'",
    '("deadbeefcafe").',
    'JIRA-12',
    '(JIRA-12)',
    "it's-deadbeefcafe",
  ])('the reference %s is put into code', (text) => {
    expect(prose(text)).toContain('`');
    expect(listLinked(text)).toEqual([]);
  });

  test.each([
    'Rolled out in 42 s',
    'The job was changed in the meantime.',
    "it isn't the job's own (by far)",
    '2 of 2 healthy',
    'version 1.2',
    'It must be between [1, 100], or 1 warning(s): a key/value pair.',
    'The file is not UTF-8 text.',
  ])('prose keeps ordinary text unchanged: %s', (text) => {
    expect(prose(text)).toBe(text);
  });

  test.each([
    ['Not found in Nomad (404, GET /v1/job/web)', 'Not found in Nomad (404, GET `/v1/job/web`)'],
    ['It is version 3 (the version before is 2).', 'It is version 3 (the version before is `2`).'],
    ['See (GH-1).', 'See `(GH-1)`.'],
    ['See [1](x), [1]: x and [1234567].', 'See `[1](x)`, `[1]`: x and `[1234567]`.'],
  ])('prose keeps punctuation after a code span outside of it: %s', (text, expected) => {
    expect(prose(text)).toBe(expected);
  });
});

test('prose keeps quoted text together, and leaves ordinary words in quotes as they are', () => {
  expect(prose('Input "a/b.hcl, c.hcl" does not exist: "no such file".')).toBe(
    'Input `"a/b.hcl, c.hcl"` does not exist: "no such file".',
  );
  expect(prose('an argument ("colour") is not "expected here"')).not.toContain('`');
});

test('prose of any words and dashes is one paragraph, in which only a dash at its beginning is code', () => {
  const word = fc.constantFrom('-', 'a', 'no', '`x`', '=', '*', '1.', '---', '');
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (parts) => {
      const kinds = parseMarkdown(prose(parts.join(' '))).children.map(({ type }) => type);
      expect(kinds).toEqual(['paragraph']);
    }),
  );
  expect(prose('Failed due to unhealthy allocations - no stable job version')).not.toContain('`');
  expect(prose('- item - other')).toBe('`-` item - other');
});

const many = 200_000;

test('code and fence accept text with more back-ticks and lines than a call can have arguments', () => {
  expect(renderText(code('` '.repeat(many))).slice(0, 4)).toBe('`` `');
  expect(
    renderText(
      fence(
        Array.from({ length: many }, () => '``'),
        'text',
      ),
    ).slice(0, 8),
  ).toBe('```text\n');
});

test('prose takes time in proportion to its text', () => {
  const { fourfold, most } = measureGrowth((count) => prose('` $x '.repeat(count)), 5000);
  expect(fourfold).toBeLessThan(most);
});
