import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resolveCall } from '../../src/modes/check-modules/judge-calls.ts';
import { checkModulesInputs } from '../../src/modes/check-modules/inputs.ts';
import { parseModuleSource } from '../../src/modes/check-modules/module-calls.ts';
import { readModuleCalls } from '../modes/check-modules/terraform-texts.ts';
import { parseTerraformVersion } from '../../src/modes/check-modules/constraint.ts';
import { commentInputs } from '../../src/inputs/github.ts';
import { listNodes } from '../support/markdown.ts';
import { pages, rowsUnder } from './pages.ts';

/** The result of a constraint, in the notation of the table. */
function solve(constraint: string, listing: readonly string[]): string {
  const listed = listing.flatMap((text) => {
    const version = parseTerraformVersion(text);
    return version === undefined ? [] : [{ version, state: 'active', isUsable: true, deprecation: undefined } as const];
  });
  const version = constraint === 'none' ? undefined : { text: constraint, line: 1 };
  const resolution = resolveCall({ version }, listed);
  return resolution.kind === 'resolved' ? resolution.version.version.name : 'nothing';
}

describe('docs/consumers.md', () => {
  test('the examples of constraints in docs/consumers.md resolve as the mode resolves them', () => {
    const rows = rowsUnder('Constraint').filter((row) => row.length === 3);
    expect(rows.length).toBeGreaterThan(7);
    const shown = rows.map(([constraint = '', listing = '', result = '']) => [
      constraint,
      listing,
      result.split(/[:;]/)[0],
    ]);
    expect(
      shown.map(([constraint = '', listing = '']) => [constraint, listing, solve(constraint, listing.split(' '))]),
    ).toEqual(shown);
  });

  test('the comments in examples/network.tf describe the result of the mode for each call', () => {
    const text = readFileSync(resolve(import.meta.dirname, '../../examples/network.tf'), 'utf8');
    const lines = text.split('\n');
    const { calls, brokenLine } = readModuleCalls(text, 'native');
    const actual = calls.map(({ name, source, version }) => {
      if (source?.text === undefined || (version !== undefined && version.text === undefined))
        return [name, 'Not checked'];
      return [name, parseModuleSource(source.text)?.host === 'app.terraform.io' ? 'Checked' : 'Ignored'];
    });
    const described = calls.map(({ name, source }) => {
      const before = lines.slice(0, source?.line).findLast((line) => line.startsWith('# '));
      return [name, /^# ([A-Z][a-z]+(?: checked)?)/.exec(before ?? '')?.[1]];
    });
    expect([actual, brokenLine]).toEqual([described, undefined]);
  });

  test('docs/consumers.md names every input of check-modules except those of every comment', () => {
    const tree = pages.find(({ name }) => name === 'docs/consumers.md')?.tree;
    const codes =
      tree === undefined ? [] : listNodes(tree).flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []));
    const named = new Set(codes.map((text) => text.replace(/: .*/, '')));
    const ofEvery = Object.keys(commentInputs).filter((name) => name !== 'comment');
    const shared = new Set([...ofEvery, 'insecure', 'timeout']);
    const names = Object.keys(checkModulesInputs).filter((name) => !shared.has(name));
    expect(names.filter((name) => !named.has(name))).toEqual([]);
  });
});
