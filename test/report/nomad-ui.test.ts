import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createUiLinks } from '../../src/report/nomad-ui.ts';

test.each([
  ['https://nomad.example:4646', undefined, 'https://nomad.example:4646/ui/jobs/web%40default'],
  ['https://nomad.example/ui/', undefined, 'https://nomad.example/ui/jobs/web%40default'],
  ['https://proxy.example/nomad', 'eu', 'https://proxy.example/nomad/ui/jobs/web%40default?region=eu'],
])('a job at %s in region %s links to %s', (base, region, url) => {
  expect(createUiLinks(new URL(base)).job({ id: 'web', namespace: 'default', region })).toBe(url);
});

test('a job with a hidden name has no link, nor do its allocations if its region is hidden', () => {
  const links = createUiLinks(new URL('https://nomad.example'));
  expect([
    links.job({ id: 'web-‹hidden›', namespace: 'a', region: undefined }),
    links.deployments({ id: 'web', namespace: '‹hidden›', region: undefined }),
    links.job({ id: 'web', namespace: 'a', region: '‹hidden›' }),
    links.allocation('5d4f4c1e', '‹hidden›'),
  ]).toEqual([undefined, undefined, undefined, undefined]);
});

test('any name and region stay inside of their part of a UI link', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.string(), (id, namespace, region) => {
      const url = new URL(createUiLinks(new URL('https://nomad.example')).job({ id, namespace, region }) ?? '');
      expect([url.origin, url.hash, [...url.searchParams.keys()]]).toEqual(['https://nomad.example', '', ['region']]);
      expect(decodeURIComponent(url.pathname.replace('/ui/jobs/', ''))).toBe(`${id}@${namespace}`);
    }),
  );
});
