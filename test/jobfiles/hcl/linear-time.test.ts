import { expect, test } from 'vitest';
import { listHclLiterals } from '../../../src/jobfiles/provenance/literals.ts';
import { scanHcl } from '../../../src/jobfiles/hcl/scan.ts';
import { measureGrowth } from '../../support/growth.ts';

test.each(['(', '}', '"${', '${"', '"', '/*', '<<A\n', '~}', 'file("x") ', '"a${b}" ', '"\\n$${x}" '])(
  'scanHcl reads repeated %j in linear time',
  (unit) => {
    const { fourfold, most } = measureGrowth((count) => scanHcl(unit.repeat(count)));
    expect(fourfold).toBeLessThan(most);
  },
);
test.each([
  ['"${', ''],
  ['"%{', ''],
  ['{', ''],
  ['"', ''],
  ['/*', ''],
  ['<<A\n', ''],
  ['<<-A\n  ', ''],
  ['\\u00', '"'],
  ['a-', ''],
  ['"a" ', ''],
  ['${"', '"'],
  ['"${"${', ''],
  ['# ', ''],
  [' ', '<<-A\n'],
])('hclLiterals reads repeated %j in linear time', (unit, start) => {
  const { fourfold, most } = measureGrowth((count) => new Set(listHclLiterals(start + unit.repeat(count))));
  expect(fourfold).toBeLessThan(most);
});
