import { describe, expect, test } from 'vitest';
import { checkedModes } from '../../src/modes/index.ts';
import { permissionsOf } from '../../src/modes/check/needs.ts';
import { nodesOf, textOf } from '../support/markdown.ts';
import { blocksOf, pages, rowsUnder } from './pages.ts';
import type { ModeNeeds } from '../../src/modes/needs.ts';

const needs = new Map<string, ModeNeeds>(Object.entries(checkedModes).map(([mode, row]) => [mode, row.needs]));

/** The capabilities of the policies on a page, in their order. */
function policiesOn(page: string): readonly (readonly string[])[] {
  return pages
    .filter(({ name }) => name === page)
    .flatMap((one) => blocksOf(one, 'hcl'))
    .flatMap((block) => {
      const list = /capabilities = (\[.*\])/.exec(block)?.[1];
      return list === undefined ? [] : [(JSON.parse(list) as string[]).toSorted()];
    });
}

describe('policies of the documentation', () => {
  test.each<[page: string, modes: readonly (keyof typeof checkedModes)[]]>([
    ['docs/tokens.md', ['plan', 'register']],
    ['docs/getting-started.md', ['plan', 'register']],
    ['docs/operate.md', ['scale', 'revert', 'evaluate', 'stable', 'stop']],
    ['docs/dispatch.md', ['dispatch']],
    ['docs/status.md', ['status', 'list']],
    ['docs/drift.md', ['drift']],
  ])('the policies of %s have what mode check requires', (page, modes) => {
    expect(policiesOn(page)).toEqual(modes.map((mode) => [...(needs.get(mode)?.nomad ?? [])].toSorted()));
  });

  test('the capabilities in the table of the README are those that mode check requires', () => {
    const tables = pages
      .filter(({ name }) => name === 'README.md')
      .flatMap(({ tree }) => nodesOf(tree))
      .flatMap((node) => (node.type === 'table' ? [node.children.map((row) => row.children.map(textOf))] : []));
    const rows = tables.filter(([head]) => head?.[2] === 'Capabilities').flatMap(([, ...others]) => others);
    expect(rows.length).toBeGreaterThan(9);
    for (const [mode = '', , capabilities = ''] of rows) {
      const { nomad = [], only = {} } = needs.get(mode) ?? {};
      const required = nomad.filter((one) => !(one in only));
      expect([mode, capabilities.split(', ').toSorted()]).toEqual([mode, required.toSorted()]);
    }
  });

  test('the additional capabilities of the register in docs/tokens.md are not more than mode check expects', () => {
    const named = rowsUnder('For').map(([, add = '']) => /^[a-z]+(?:-[a-z]+)+/.exec(add)?.[0]);
    const expected = new Set([...needs.values()].flatMap(({ nomad = [], more = [] }) => [...nomad, ...more]));
    expect(named.filter((one) => one !== undefined && !expected.has(one))).toEqual([]);
    expect(named).toContain('read-logs');
  });
});

test('the permissions in docs/tokens.md are those that mode check requires', () => {
  const settings = { comment: undefined, promote: undefined, deployments: 'auto' } as const;
  const rows = new Map(rowsUnder('Workflow').map(([workflow = '', , rights = '']) => [workflow, rights]));
  expect(permissionsOf(checkedModes.plan.needs, settings)).toEqual([rows.get('the comment on GitHub')]);
  expect(permissionsOf(checkedModes.drift.needs, settings)).toEqual(rows.get('the issue about drift')?.split(', '));
  expect(permissionsOf(checkedModes.register.needs, settings).map((one) => `also ${one}`)).toContain(
    rows.get('deployments: auto'),
  );
  expect(permissionsOf(checkedModes.command.needs, settings)).toContain('statuses: write');
});
