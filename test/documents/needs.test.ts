import { expect, test } from 'vitest';
import { checkedModes } from '../../src/modes/index.ts';
import { listPermissions } from '../../src/modes/needs.ts';
import { listBlocks, pages, rowsUnder } from './pages.ts';
import type { ModeNeeds } from '../../src/modes/needs.ts';

const needs = new Map<string, ModeNeeds>(Object.entries(checkedModes).map(([mode, row]) => [mode, row.needs]));

/** The capabilities of the policies on a page, in their order. */
function policiesOn(page: string): readonly (readonly string[])[] {
  return pages
    .filter(({ name }) => name === page)
    .flatMap((item) => listBlocks(item, 'hcl'))
    .flatMap((block) => {
      const list = /capabilities = (\[.*\])/.exec(block)?.[1];
      return list === undefined ? [] : [(JSON.parse(list) as string[]).toSorted()];
    });
}

test('the policies of docs/tokens.md have the capabilities that mode check requires for plan and register', () => {
  const required = (['plan', 'register'] as const).map((mode) => [...(needs.get(mode)?.nomad ?? [])].toSorted());
  expect(policiesOn('docs/tokens.md')).toEqual(required);
});

test('docs/tokens.md lists the permissions that mode check requires', () => {
  const settings = { comment: undefined, promote: undefined } as const;
  const rows = new Map(rowsUnder('Workflow').map(([workflow = '', , rights = '']) => [workflow, rights]));
  expect(listPermissions(checkedModes.plan.needs, settings)).toEqual([rows.get('the comment on GitHub')]);
  expect(listPermissions(checkedModes.drift.needs, settings)).toEqual(rows.get('the drift issue')?.split(', '));
  expect(listPermissions(checkedModes.command.needs, settings)).toContain('statuses: write');
});
