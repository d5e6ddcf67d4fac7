import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matches } from '../../src/nomad/filter/match.ts';
import { FilterError, parseFilter } from '../../src/nomad/filter/parse.ts';
import { Caller, type Doc, serviceJob } from '../caller.ts';

const job = {
  ID: 'web',
  Status: 'running',
  Priority: 50,
  Stop: false,
  Datacenters: ['dc1', 'dc2'],
  Meta: { owner: 'team a', 'a.b': 'c', empty: '' },
  Periodic: null,
  TaskGroups: [{ Name: 'app', Meta: null }],
};

const passes = (filter: string): boolean => matches(parseFilter(filter), job);

/** Returns whether a job passes, or that the filter is rejected; any other error is thrown. */
function evaluateFilter(filter: string): boolean | 'refused' {
  try {
    return passes(filter);
  } catch (error) {
    if (error instanceof FilterError) return 'refused';
    throw error;
  }
}

describe('filter expressions', () => {
  it.each([
    ['Status == "running"', true],
    ['Status == running', true],
    ['Status == `running`', true],
    ['Status != "running"', false],
    ['Priority == 50', true],
    ['Priority != 49', true],
    ['Stop == false', true],
    ['Meta.owner == "team a"', true],
    ['Meta["a.b"] == c', true],
    ['"/Meta/owner" == "team a"', true],
    ['TaskGroups.0.Name == app', true],
    ['Meta.nobody == ""', false],
    ['Meta.nobody != x', true],
    ['Meta.nobody is empty', true],
    ['Meta.empty is empty', true],
    ['Meta.owner is not empty', true],
    ['TaskGroups.0.Meta.x is empty', true],
    ['Periodic is nil', true],
    ['TaskGroups is not nil', true],
    ['dc2 in Datacenters', true],
    ['dc9 not in Datacenters', true],
    ['"dc2" in Datacenters', true],
    ['Datacenters contains dc1', true],
    ['Datacenters not contains dc1', false],
    ['Meta contains owner', true],
    ['ID contains "we"', true],
    ['ID matches "^w.b$"', true],
    ['ID not matches "^x"', true],
    ['not ID == web', false],
    ['not (ID == web and Stop == true)', true],
    ['ID == x or ID == web', true],
    ['ID == x or ID == web and Stop == true', false],
    ['(ID == x or ID == web) and Stop == false', true],
    [' ID\n==\tweb ', true],
  ])('the filter %s gives %s', (filter, expected) => {
    expect(passes(filter)).toBe(expected);
  });

  it.each([
    ['Status ==', '1:10 (9): no match found, expected: "-", "0", "\\"", "`", [ \\t\\r\\n], [1-9] or [a-zA-Z]'],
    ['Status', '1:7 (6): no match found, expected: "!=", ".", "==", "[", [ \\t\\r\\n] or [a-zA-Z0-9_/]'],
    ['not', '1:4 (3): no match found, expected: "!=", ".", "==", "[", [ \\t\\r\\n] or [a-zA-Z0-9_/]'],
    ['Status == "a" foo', '1:15 (14): no match found, expected: "and", "or", [ \\t\\r\\n] or EOF'],
    ['(Status == "a"', '1:15 (14): rule "grouping": Unmatched parentheses'],
    ['ID == "x" and', '1:14 (13): no match found, expected: [ \\t\\r\\n]'],
    ['"a" in', '1:7 (6): no match found, expected: [ \\t\\r\\n]'],
    ['any TaskGroups as g { g.Name == "a" }', 'the sandbox reads no "any" and no "all" in a filter'],
    [
      'Colour == "blue"',
      'error finding value in datum: /Colour at part 0: couldn\'t find key: struct field with name "Colour"',
    ],
    [
      'TaskGroups.0.Colour == "blue"',
      'error finding value in datum: /TaskGroups/0/Colour at part 2: couldn\'t find key: struct field with name "Colour"',
    ],
    ['Priority is empty', 'cannot perform is-empty operations on type int for selector: "Priority"'],
    ['Stop is empty', 'cannot perform is-empty operations on type bool for selector: "Stop"'],
    ['Status is nil', 'cannot perform is-nil operations on type string for selector: "Status"'],
    ['Priority == x', 'error getting match value in expression: strconv.ParseInt: parsing "x": invalid syntax'],
    ['TaskGroups == x', 'unable to find suitable primitive comparison function for matching'],
    ['Status matches "["', 'failed to compile regular expression "["'],
  ])('the filter %s is rejected like in Nomad', (filter, words) => {
    expect(() => passes(filter)).toThrow(new FilterError(words));
  });

  it('any text is a filter or is rejected', () => {
    const word = fc.constantFrom(
      'ID',
      'Meta.a',
      '==',
      '!=',
      'in',
      'not',
      'and',
      'or',
      '(',
      ')',
      '"x"',
      '`',
      '"',
      'is',
      'empty',
      '5',
      'matches',
      '[',
      ' ',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word).map((words) => words.join(' ')),
        ),
        (filter) => {
          expect([true, false, 'refused']).toContain(evaluateFilter(filter));
        },
      ),
    );
  });

  it('filters compare text and combine logically', () => {
    const value = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '.', '(') });
    fc.assert(
      fc.property(value, value, fc.boolean(), fc.boolean(), (left, right, first, second) => {
        const datum = { ID: left };
        expect(matches(parseFilter(`ID == "${right}"`), datum)).toBe(left === right);
        expect(matches(parseFilter(`ID contains "${right}"`), datum)).toBe(left.includes(right));
        const term = (truth: boolean): string => (truth ? `ID == "${left}"` : `ID != "${left}"`);
        expect(matches(parseFilter(`${term(first)} and not ${term(second)}`), datum)).toBe(first && !second);
        expect(matches(parseFilter(`not (${term(first)} or ${term(second)})`), datum)).toBe(!(first || second));
      }),
    );
  });
});

describe('filtered job lists', () => {
  it('a filtered job list has pages in both directions and over namespaces', async () => {
    await using caller = await Caller.start({ namespaces: ['other'] });
    for (const id of ['a', 'b', 'c', 'd', 'e'])
      await caller.json('POST', '/v1/jobs', { Job: serviceJob({ ID: id, Meta: { odd: String('ace'.includes(id)) } }) });
    await caller.json('POST', '/v1/jobs?namespace=other', { Job: serviceJob({ ID: 'z', Meta: { odd: 'true' } }) });

    const page = async (query: string): Promise<[string[], string | null]> => {
      const reply = await caller.ask(
        'GET',
        `/v1/jobs?per_page=2&filter=${encodeURIComponent('Meta.odd == "true"')}${query}`,
      );
      return [(JSON.parse(reply.text) as Doc[]).map(({ ID }) => String(ID)), reply.headers.get('x-nomad-nexttoken')];
    };
    expect(await page('')).toEqual([['a', 'c'], 'default.e']);
    expect(await page('&next_token=default.e')).toEqual([['e'], null]);
    expect(await page('&reverse=true')).toEqual([['e', 'c'], 'default.a']);
    expect(await page('&reverse=true&next_token=default.a')).toEqual([['a'], null]);
    expect(await page('&namespace=*&next_token=default.e')).toEqual([['e', 'z'], null]);
    expect(await page('&namespace=other')).toEqual([['z'], null]);
  });
});
