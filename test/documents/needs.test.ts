import { describe, expect, test } from 'vitest';
import { modeNames } from '../../src/modes/index.ts';
import {
  checkedModes,
  modeNeeds,
  permissionsOf,
  type CheckedMode,
  type ModeNeeds,
} from '../../src/modes/check/needs.ts';
import { nodesOf, textOf } from '../support/markdown.ts';
import { blocksOf, pages, rowsUnder } from './pages.ts';

const needs: Readonly<Record<string, ModeNeeds>> = modeNeeds;

test('mode check lists the needs of every other mode', () => {
  expect([...checkedModes, 'check'].toSorted()).toEqual([...modeNames].toSorted());
});

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
  test.each<[page: string, modes: readonly CheckedMode[]]>([
    ['docs/tokens.md', ['plan', 'register']],
    ['docs/getting-started.md', ['plan', 'register']],
    ['docs/operate.md', ['scale', 'revert', 'evaluate', 'stable', 'stop']],
    ['docs/dispatch.md', ['dispatch']],
    ['docs/status.md', ['status', 'list']],
    ['docs/drift.md', ['drift']],
  ])('the policies of %s have what mode check requires', (page, modes) => {
    expect(policiesOn(page)).toEqual(modes.map((mode) => [...(needs[mode]?.nomad ?? [])].toSorted()));
  });

  test('the capabilities in the table of the README are those that mode check requires', () => {
    const tables = pages
      .filter(({ name }) => name === 'README.md')
      .flatMap(({ tree }) => nodesOf(tree))
      .flatMap((node) => (node.type === 'table' ? [node.children.map((row) => row.children.map(textOf))] : []));
    const rows = tables.filter(([head]) => head?.[2] === 'Capabilities').flatMap(([, ...others]) => others);
    expect(rows.length).toBeGreaterThan(9);
    // Only periodic and parameterized jobs need the other one.
    const without: Readonly<Record<string, readonly string[]>> = { stop: ['list-jobs'] };
    for (const [mode = '', , capabilities = ''] of rows) {
      const required = (needs[mode]?.nomad ?? []).filter((one) => without[mode]?.includes(one) !== true);
      expect([mode, capabilities.split(', ').toSorted()]).toEqual([mode, required.toSorted()]);
    }
  });

  test('the additional capabilities of the register in docs/tokens.md are not more than mode check expects', () => {
    const named = rowsUnder('For').map(([, add = '']) => /^[a-z]+(?:-[a-z]+)+/.exec(add)?.[0]);
    const expected = new Set(Object.values(needs).flatMap(({ nomad = [], more = [] }) => [...nomad, ...more]));
    expect(named.filter((one) => one !== undefined && !expected.has(one))).toEqual([]);
    expect(named).toContain('read-logs');
  });
});

test('the permissions in docs/tokens.md are those that mode check requires', () => {
  const settings = { comment: undefined, promote: undefined, deployments: true } as const;
  const rows = new Map(rowsUnder('Workflow').map(([workflow = '', , rights = '']) => [workflow, rights]));
  expect(permissionsOf('plan', settings)).toEqual([rows.get('the comment on GitHub')]);
  expect(permissionsOf('drift', settings)).toEqual(rows.get('the issue about drift')?.split(', '));
  expect(permissionsOf('register', settings).map((one) => `also ${one}`)).toContain(rows.get('deployments: auto'));
  expect(permissionsOf('command', settings)).toContain('statuses: write');
});
