import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeHtml, html, renderWebLink } from '../../src/page/html.ts';
import { renderModules } from '../../src/page/modules.ts';
import { renderRequests } from '../../src/page/requests.ts';
import { Clock } from '../../src/clock.ts';
import { Registry } from '../../src/registry/registry.ts';

/** Any text, often with characters of markup. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^[<>"'&/=a -]+$/),
  fc.constantFrom('</td><script>alert(1)</script>', '" onclick="alert(1)', '<!--', '&lt;b&gt;', '${1}'),
);

/** Returns the tags of markup with their attributes, without the text between them. */
function listTags(markup: string): readonly string[] {
  return markup.match(/<[^>]*>/g) ?? [];
}

it('escapeHtml leaves no markup in any text and loses no character', () => {
  fc.assert(
    fc.property(text, (value) => {
      const safe = escapeHtml(value);
      expect(safe).not.toMatch(/[<>"']|&(?!#\d+;)/);
      expect(safe.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))).toBe(value);
    }),
  );
});

it('the html template escapes all nested values except markup', () => {
  fc.assert(
    fc.property(text, text, (left, right) => {
      const { text: markup } = html`<p title="${left}">${[[right, html`<b>${left}</b>`], 1, undefined]}</p>`;
      expect(markup).toBe(`<p title="${escapeHtml(left)}">${escapeHtml(right)}<b>${escapeHtml(left)}</b>1</p>`);
    }),
  );
});

it('webLink creates links only for web addresses', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.webUrl(), fc.constantFrom('javascript:alert(1)', 'data:text/html,a')), (address) => {
      expect(renderWebLink(address, 'a').text.startsWith('<a ')).toBe(/^https?:\/\//i.test(address));
    }),
  );
});

it('modules and requests are shown with the same tags for any name', () => {
  const clock = new Clock({ evaluate: 0, start: 0, healthy: 0, finish: 0, retry: 0, deadline: 0 });
  const render = (name: string): readonly string[] => {
    const registry = new Registry({}, clock);
    const deprecation = { reason: `because ${name}`, link: `see ${name}` };
    const version = { version: name, deprecation, createdAt: '2026-11-20T20:20:00Z' };
    registry.publish({ name, provider: name, tagPrefix: `of ${name}`, versions: [version] });
    const request = { number: 1, service: 'registry', at: 0, status: 200, milliseconds: 1 } as const;
    const requests = renderRequests([{ ...request, method: name, path: name }]);
    return listTags(renderModules(registry).text + requests.text);
  };
  const harmless = render('a');
  fc.assert(
    fc.property(text, (name) => {
      expect(render(name)).toEqual(harmless);
    }),
  );
});
