import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createUiLinks } from '../../src/report/nomad-ui.ts';

test.each([
  ['https://nomad.example:4646', undefined, 'https://nomad.example:4646/ui/jobs/web%40default'],
  ['https://nomad.example/ui/', undefined, 'https://nomad.example/ui/jobs/web%40default'],
  ['https://proxy.example/nomad', 'eu', 'https://proxy.example/nomad/ui/jobs/web%40default?region=eu'],
])('a job at %s in region %s links to %s', (base, region, url) => {
  expect(createUiLinks(new URL(base), region).job({ id: 'web', namespace: 'default' })).toBe(url);
});

test('a job with a hidden name has no link', () => {
  const links = createUiLinks(new URL('https://nomad.example'), undefined);
  expect([
    links.job({ id: 'web-‹hidden›', namespace: 'a' }),
    links.deployments({ id: 'web', namespace: '‹hidden›' }),
  ]).toEqual([undefined, undefined]);
});

test('any name and region stay inside of their part of a UI link', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.string(), (id, namespace, region) => {
      const url = new URL(createUiLinks(new URL('https://nomad.example'), region).job({ id, namespace }) ?? '');
      expect([url.origin, url.hash, [...url.searchParams.keys()]]).toEqual(['https://nomad.example', '', ['region']]);
      expect(decodeURIComponent(url.pathname.replace('/ui/jobs/', ''))).toBe(`${id}@${namespace}`);
    }),
  );
});
