import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../../src');

/** The locations of errors without a hint, such as `run.ts:156`. */
function listErrorsWithoutHint(name: string, text: string): readonly string[] {
  const places: string[] = [];
  new Visitor({
    NewExpression({ callee, arguments: [details], start }) {
      if (callee.type !== 'Identifier' || !/^(?:Action|Service)Error$/.test(callee.name)) return;
      if (details?.type !== 'ObjectExpression') return;
      const isComplete = details.properties.some(
        (row) => row.type === 'SpreadElement' || (row.key.type === 'Identifier' && row.key.name === 'hint'),
      );
      if (!isComplete) places.push(`${name}:${text.slice(0, start).split('\n').length}`);
    },
  }).visit(parseSync(name, text).program);
  return places;
}

test('every error has a hint', () => {
  const files = globSync('**/*.ts', { cwd: source });
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => listErrorsWithoutHint(file, readFileSync(join(source, file), 'utf8')))).toEqual([]);
});
