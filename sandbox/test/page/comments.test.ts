import { describe, expect, test } from 'vitest';
import { renderComment } from '../../src/page/comments/render.ts';

describe('comments as HTML', () => {
  test('a line of a diff block has the color of its first character', async () => {
    const html = await renderComment('```diff\n+ one\n- two\n! three\n@@ four @@\n  five\n+ <b>\n```');
    expect(html).toBe(
      '<div class="highlight highlight-source-diff"><pre><span class="pl-mi1">+ one</span>\n<span class="pl-md">- two</span>\n' +
        '<span class="pl-mc">! three</span>\n<span class="pl-mdr">@@ four @@</span>\n  five\n<span class="pl-mi1">+ &#x3C;b></span></pre></div>',
    );
  });

  test('folded sections are kept and diffs inside them colored', async () => {
    const html = await renderComment(
      '<details open><summary><b>web</b></summary>\n\n```diff\n+ one\n```\n\n</details>\n\n<sub>end</sub>',
    );
    expect(html).toMatch(
      /<details open><summary><b>web<\/b><\/summary>[^]*<span class="pl-mi1">\+ one<\/span>[^]*<\/details>/,
    );
    expect(html).toContain('<sub>end</sub>');
  });

  test('HTML that GitHub removes from comments is removed', async () => {
    const html = await renderComment(
      '<!-- marker -->\n<script>alert(1)</script><p style="color:red" onclick="x()">a</p>\n\n[b](javascript:alert(1))',
    );
    expect(html).not.toMatch(/script|style|onclick|marker/);
    expect(html).toContain('<p>a</p>');
  });

  test.each(['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION'])('a %s quote is rendered as an alert', async (kind) => {
    const html = await renderComment(`> [!${kind}]\n> one\n> two`);
    expect(html).toMatch(
      new RegExp(
        `^<div class="markdown-alert markdown-alert-${kind.toLowerCase()}"><p class="markdown-alert-title"><svg`,
      ),
    );
    expect(html).toMatch(/<p>\s*one<br>\s*two<\/p>/);
    expect(html).not.toContain('[!');
  });

  test.each(['> [!CAUTION] one', '> [!OTHER]\n> one', '> one\n> [!CAUTION]', '- > [!CAUTION]\n  > one'])(
    'the quote %j is not an alert',
    async (markdown) => {
      expect(await renderComment(markdown)).toContain('<blockquote>');
    },
  );

  test('references that GitHub links automatically are linked outside of code', async () => {
    const html = await renderComment('@ada and #12 in 0123abc, `@bob #13 0123abd` and a@example\n\n```\n@eve #14\n```');
    expect(html.match(/<a [^>]*>[^<]*/g)?.map((link) => link.replace(/.*>/, ''))).toEqual(['@ada', '#12', '0123abc']);
  });

  test('tables and line breaks of paragraphs are rendered', async () => {
    const html = await renderComment('| a |\n| --- |\n| `b` |\n\none\ntwo');
    expect(html).toContain('<td><code>b</code></td>');
    expect(html).toMatch(/<p>\s*one<br>\s*two<\/p>/);
  });
});
