import { expect, test } from 'vitest';
import { listNodes } from '../support/markdown.ts';
import { pages } from './pages.ts';

const codes = pages
  .flatMap(({ tree }) => listNodes(tree))
  .flatMap((node) => (node.type === 'code' ? [node.value] : []));

/** The claims in each selector of a binding rule. */
const selectors = codes
  .flatMap((code) => [...code.matchAll(/-selector='([^']*)'/g)])
  .map(([, selector = '']) => [...selector.matchAll(/value\.(\w+)/g)].map(([, claim = '']) => claim));

test('every documented binding rule identifies the repository and its owner by immutable IDs', () => {
  expect(selectors.length).toBeGreaterThan(1);
  for (const claims of selectors) {
    expect(claims).toEqual(expect.arrayContaining(['repository_id', 'repository_owner_id']));
    expect(claims).not.toContain('repository');
  }
});

test('every claim of a documented binding rule is mapped by the auth method', () => {
  const mapped = codes
    .filter((code) => code.includes('"ClaimMappings"'))
    .flatMap((code) => Object.values((JSON.parse(code) as { ClaimMappings: Record<string, string> }).ClaimMappings));
  expect(new Set(selectors.flat())).toEqual(new Set(mapped));
});
