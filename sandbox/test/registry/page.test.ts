import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareVersions } from '../../src/registry/precedence.ts';
import { RegistryCaller } from './caller.ts';

async function fetchPage(caller: RegistryCaller): Promise<string> {
  return (await fetch(caller.sandbox.page)).text();
}

describe('modules on the page', () => {
  it('the page shows the versions of a module, highest first, with their status', async () => {
    await using caller = await RegistryCaller.start(['1.9.0', '1.10.0', { version: '2.0.0', status: 'clone_failed' }]);
    const page = await fetchPage(caller);
    expect(page).toMatch(/<h3>acme\/vpc\/aws<\/h3>\s*<p class="facts">Published from tags.<\/p>/);
    const rows = [
      ...page.matchAll(
        /<th scope="row">([^<]+)<\/th>\s*<td data-label="Import"><span class="badge (\w*)"><svg[^]+?<\/svg>\s*(\w+)</g,
      ),
    ];
    expect(rows.map(([, ...cells]) => cells)).toEqual([
      ['2.0.0', 'bad', 'clone_failed'],
      ['1.10.0', 'good', 'ok'],
      ['1.9.0', 'good', 'ok'],
    ]);
  });

  it('the page marks deprecated and revoked versions', async () => {
    const deprecation = { reason: 'Superseded by 2.0.0.', link: 'https://example.com/a?b=1&c' };
    await using caller = await RegistryCaller.start([{ version: '1.0.0', deprecation, revoked: true }]);
    const page = await fetchPage(caller);
    const words = page.replace(/<svg[^]+?<\/svg>\s*/g, '').replace(/>\s+</g, '><');
    expect(words).toContain('<div class="notice bad"><span class="badge bad">Revoked</span></div>');
    expect(words).toContain(
      '<div class="notice warning"><span class="badge warning">Deprecated</span><p>Superseded by 2.0.0.</p>' +
        '<p><a href="https://example.com/a?b=1&#38;c" rel="noreferrer">https://example.com/a?b=1&#38;c</a></p></div>',
    );
  });

  it.each(['www.example.com', 'javascript:alert(1)', ' https://example.com', 'data:text/html,a'])(
    'the page creates no link for %j',
    async (link) => {
      await using caller = await RegistryCaller.start([{ version: '1.0.0', deprecation: { reason: '', link } }]);
      const page = await fetchPage(caller);
      expect(page).toContain(`<p>${link}</p>`);
      expect(page).not.toContain('rel="noreferrer"');
    },
  );

  it('the page shows no text of a module as markup', async () => {
    const evil = `<b>&"'`;
    const deprecation = { reason: evil, link: `https://${evil}` };
    await using caller = await RegistryCaller.start([{ version: evil, deprecation }]);
    caller.sandbox.modules.publish({ name: evil, provider: evil, tagPrefix: evil, noCode: true });
    const page = await fetchPage(caller);
    const safe = '&#60;b&#62;&#38;&#34;&#39;';
    expect(page).not.toContain('<b>');
    expect(page).toContain(`<a href="https://${safe}" rel="noreferrer">`);
    expect(page).toContain(`<h3>acme/${safe}/${safe}</h3>`);
    expect(page).not.toContain(evil);
    expect(page).toContain(`Published from tags with the prefix ${safe}; no-code ready.`);
  });
});

describe('order of versions', () => {
  it('versions are ordered by semantic versioning after names that are not versions', () => {
    const ordered = [
      'latest',
      '0.9.10',
      '1.0.0-1',
      '1.0.0-alpha',
      '1.0.0-alpha.1',
      '1.0.0-alpha.beta',
      '1.0.0-beta.2',
      '1.0.0-beta.11',
      '1.0.0-rc.1',
      '1.0.0',
      '1.2.0+build.5',
      '1.9.0',
      '1.10.0',
      '10.0.0-0',
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(ordered, { minLength: ordered.length }), (versions) => {
        expect(versions.toSorted(compareVersions)).toEqual(ordered);
      }),
    );
    expect(compareVersions('1.0.0+a', '1.0.0+b')).toBe(0);
  });
});
