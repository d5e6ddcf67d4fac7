import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameDispatches } from '../../src/modes/dispatch/index.ts';
import type { Dispatch } from '../../src/modes/dispatch/dispatches.ts';
import type { ConnectionInputs } from '../../src/inputs/connection.ts';

const context = { repo: { owner: 'acme', repo: 'jobs' }, runId: '4711', job: 'nightly', action: 'import' };
const dispatch = fc.record({
  payload: fc.option(
    fc.constantFrom('a', 'b').map((text) => Buffer.from(text)),
    { nil: undefined },
  ),
  meta: fc.constantFrom<Dispatch['meta']>({}, { a: '1', b: '2' }, { b: '2', a: '1' }, { a: '1\nb=2' }),
  idPrefixTemplate: fc.constantFrom(undefined, 'x'),
  priority: fc.constantFrom(undefined, 50),
});
const dispatches = fc
  .array(dispatch, { maxLength: 12 })
  .map((all) => all.map((item, index): Dispatch => ({ ...item, line: index + 1, token: undefined })));

function inputsFor(
  all: readonly Dispatch[],
  { namespace, job = 'import' }: { readonly namespace?: string; readonly job?: string } = {},
): Parameters<typeof nameDispatches>[0] {
  return {
    dispatches: all,
    dispatchesFile: 'lines.jsonl',
    idempotencyToken: undefined,
    job,
    nomad: { namespace } as ConnectionInputs,
  };
}

function listTokens(all: readonly Dispatch[], other: Partial<typeof context> = {}): readonly string[] {
  return nameDispatches(inputsFor(all), { ...context, ...other }).map(({ token }) => token ?? '');
}

function sortTexts(texts: readonly string[]): readonly string[] {
  return texts.toSorted((a, b) => (a < b ? -1 : 1));
}

describe('nameDispatches', () => {
  test('dispatch tokens are unique and do not depend on the order of lines', () => {
    fc.assert(
      fc.property(dispatches, fc.infiniteStream(fc.nat()), (all, random) => {
        const tokens = listTokens(all);
        expect(new Set(tokens).size).toBe(all.length);
        const shuffled = all
          .map((part) => ({ one: part, at: random.next().value }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ one: entry }) => entry);
        expect(sortTexts(listTokens(shuffled))).toEqual(sortTexts(tokens));
      }),
    );
  });

  test('dispatch tokens differ for every run, step, namespace and job', () => {
    fc.assert(
      fc.property(dispatches, (all) => {
        const others = new Set([
          ...listTokens(all, { runId: '4712' }),
          ...listTokens(all, { action: 'other' }),
          ...listTokens(all, { job: 'other' }),
          ...nameDispatches(inputsFor(all, { namespace: 'other' }), context).map(({ token }) => token ?? ''),
          ...nameDispatches(inputsFor(all, { job: 'other' }), context).map(({ token }) => token ?? ''),
        ]);
        expect(listTokens(all).filter((token) => others.has(token))).toEqual([]);
      }),
    );
  });
});
