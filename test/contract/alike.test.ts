import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Comparison } from './alike.ts';
import { Relations } from './relations.ts';
import { type Exchange, readScenario, type Reply, scenarioNames } from '../support/scenarios.ts';

const recorded = scenarioNames
  .flatMap((name) => readScenario(name))
  .filter((item): item is Exchange => 'request' in item);

function compare(left: Reply, right: Reply): string[] {
  const comparison = new Comparison(new Relations());
  comparison.replies(left, right);
  return comparison.differences;
}

type Path = readonly (string | number)[];

/** Returns the paths of a JSON value that hold more than an index, a time or a generated name. */
function meaningfulPaths(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => meaningfulPaths(item, [...path, index]));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, item]) => [[...path, key], ...meaningfulPaths(item, [...path, key])]);
  return [];
}

function without(value: unknown, [key, ...rest]: Path): unknown {
  if (Array.isArray(value))
    return value.flatMap((item, index) => (index !== key ? [item] : rest.length === 0 ? [] : [without(item, rest)]));
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([name, item]) =>
      name !== key ? [[name, item]] : rest.length === 0 ? [] : [[name, without(item, rest)]],
    ),
  );
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value);
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? replaced(item, rest, by) : item));
  return { ...(value as object), [key]: replaced((value as Record<string, unknown>)[String(key)], rest, by) };
}

const withParts = recorded.filter(({ response }) => meaningfulPaths(response.body).length > 0);
const part = fc
  .constantFrom(...withParts)
  .chain((exchange) =>
    fc.tuple(fc.constant(exchange.response), fc.constantFrom(...meaningfulPaths(exchange.response.body))),
  );

const words = (path: Path, value: unknown): boolean =>
  typeof value === 'string' && !/(?:Time|At|By|Timestamp|Hash|SecretID|LastRestart|Launch)$/.test(String(path.at(-1)));
const answered = (body: unknown): Reply => ({ status: 200, headers: {}, body });

describe('comparison of answers', () => {
  it('the comparison finds every recorded answer equal to itself', () => {
    expect(recorded).toHaveLength(413);
    for (const { name, response } of recorded) expect([name, compare(response, response)]).toEqual([name, []]);
  });

  it('the comparison finds every missing field on either side', () => {
    fc.assert(
      fc.property(part, ([reply, path]) => {
        const less = { ...reply, body: without(reply.body, path) };
        expect(compare(reply, less)).not.toEqual([]);
        expect(compare(less, reply)).not.toEqual([]);
      }),
    );
  });

  it('the comparison finds every value of another type', () => {
    fc.assert(
      fc.property(part, ([reply, path]) => {
        const value = at(reply.body, path);
        const other = { ...reply, body: replaced(reply.body, path, typeof value === 'boolean' ? 'true' : true) };
        expect(compare(reply, other)).not.toEqual([]);
      }),
    );
  });

  it('the comparison finds every other text, status and header', () => {
    fc.assert(
      fc.property(part, ([reply, path]) => {
        fc.pre(words(path, at(reply.body, path)));
        expect(compare(reply, { ...reply, body: replaced(reply.body, path, 'another') })).not.toEqual([]);
      }),
    );
    const [{ response }] = recorded as [Exchange];
    expect(compare(response, { ...response, status: 418 })).not.toEqual([]);
    expect(compare(response, { ...response, body: 'Nothing denied' })).not.toEqual([]);
    expect(compare(response, { ...response, headers: {} })).not.toEqual([]);
    expect(compare({ ...response, headers: {} }, { ...response, headers: { 'x-nomad-index': '5' } })).not.toEqual([]);
  });

  it('the comparison finds a generated name or index that is not the counterpart of the recorded one', () => {
    const [first, two] = ['11111111-1111-1111-1111-111111111111', '22222222-2222-2222-2222-222222222222'];
    expect(compare(answered({ a: first, b: first }), answered({ a: two, b: two }))).toEqual([]);
    expect(compare(answered({ a: first, b: first }), answered({ a: two, b: first }))).not.toEqual([]);
    expect(compare(answered({ AIndex: 5, BIndex: 7 }), answered({ AIndex: 20, BIndex: 40 }))).toEqual([]);
    expect(compare(answered({ AIndex: 5, BIndex: 7 }), answered({ AIndex: 40, BIndex: 20 }))).not.toEqual([]);
  });
});
