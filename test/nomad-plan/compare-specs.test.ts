import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completeDiff } from '../../src/nomad-plan/complete-diff.ts';
import { compareSpecs, diffField, type Difference } from '../../src/nomad-plan/compare-specs.ts';
import type { Job } from '../../src/clients/nomad/jobs/job.ts';
import type { JobDiff } from '../../src/clients/nomad/jobs/plan.ts';
import { measureGrowth } from '../support/growth.ts';
import { countRuns } from '../support/thorough.ts';

const canonical = { isCanonical: true, isExplained: false };

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const leaf = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constantFrom('', 'a', 'b'), fc.boolean());
const namedItem = fc.record({ Name: fc.constantFrom('one', 'two', 'three'), Alpha: leaf }, { noNullPrototype: true });
const named = fc.uniqueArray(namedItem, { maxLength: 3, selector: ({ Name }) => Name });
/** As in Nomad's schema, a key always has the same kind of value. */
const { spec } = fc.letrec<{ spec: { [key: string]: Json } }>((tie) => ({
  spec: fc.record(
    {
      Alpha: leaf,
      Beta: fc.array(leaf, { maxLength: 4 }),
      Gamma: named,
      Delta: fc.array(fc.record({ Alpha: leaf, Beta: leaf }), { maxLength: 3 }),
      Epsilon: fc.option(tie('spec'), { nil: null, maxDepth: 3, depthSize: 'small' }),
    },
    { requiredKeys: [], noNullPrototype: true },
  ),
}));

/** The reference: an empty value, zero or null is absent, and everything else counts, as does any value of a list. */
function toPlain(value: Json): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => (typeof item === 'object' ? toPlain(item) : JSON.stringify(item)));
    return items.length === 0 ? '' : `[${items.join()}]`;
  }
  if (value === null || typeof value !== 'object')
    return value === null || value === 0 || value === '' || value === false ? '' : JSON.stringify(value);
  const entries = Object.entries(value).map(([name, item]) => `${name}=${toPlain(item)}`);
  const filled = entries.filter((text) => !text.endsWith('='));
  return filled.length === 0 ? '' : `{${filled.toSorted().join()}}`;
}

function isEmpty({ Fields, Objects }: Difference): boolean {
  return Fields.length + Objects.length === 0;
}

function listTypes({ Fields, Objects }: Difference): readonly string[] {
  return [...Fields.map(({ Type }) => Type), ...Objects.flatMap((row) => [row.Type, ...listTypes(row)])];
}

function devices(constraints: Json): object {
  return { Resources: { Devices: [{ Name: 'gpu', Constraints: constraints }] } };
}

function spreads(count: number, weight: number): object {
  return {
    Spreads: Array.from({ length: count }, (_, at) => ({
      Attribute: `\${meta.a${at}}`,
      Weight: weight,
      SpreadTarget: [{ Value: 'a', Percent: at % 100 }],
    })),
  };
}

const createIdentity = (name: string, audience: string): object => ({ Name: name, Audience: [audience] });
const serve = (connect: object, service: object = {}): object => ({
  Services: [{ Name: 'a', ...service, Connect: connect }],
});
const createProxiedService = (proxy?: object): object =>
  serve({ SidecarService: proxy === undefined ? {} : { Proxy: proxy } });

function specify(name: string, count: number): Job {
  const Tasks = [{ Name: 't', Identities: [{ Name: name }] }];
  return { ID: 'a', TaskGroups: [{ Name: 'g', Count: count, Tasks }] };
}

function differs(before: object, after: object): boolean {
  return !isEmpty(compareSpecs(before, after, 'Task', { isCanonical: true, isExplained: true }));
}

describe('the comparison of two specifications', () => {
  test('it finds a difference exactly where the reference does', () => {
    fc.assert(
      fc.property(spec, spec, (before, after) => {
        expect(isEmpty(compareSpecs(before, after, 'Task', canonical))).toBe(toPlain(before) === toPlain(after));
      }),
      { numRuns: countRuns(20_000) },
    );
  });

  test('the order of a list counts', () => {
    const items = fc.oneof(
      named,
      fc.uniqueArray(fc.record({ Alpha: leaf, Beta: leaf }, { noNullPrototype: true }), { selector: toPlain }),
      fc.uniqueArray(fc.integer({ min: 1 })),
    );
    const two = items.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray<Json>(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(two, ([before, after]) => {
        const compared = compareSpecs({ Gamma: before }, { Gamma: after }, 'Task', canonical);
        expect(isEmpty(compared)).toBe(toPlain(before) === toPlain(after));
      }),
      { numRuns: countRuns(2000) },
    );
  });

  test('a value of another kind is compared without a crash, and equals itself', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 4 }), (before, after) => {
        compareSpecs({ Alpha: before, Config: before }, { Alpha: after, Config: after }, 'Task', canonical);
        expect(isEmpty(compareSpecs({ Alpha: before }, { Alpha: structuredClone(before) }, 'Task', canonical))).toBe(
          true,
        );
      }),
      { numRuns: countRuns(10_000) },
    );
  });

  test('a value that one side adds is one that the other deletes', () => {
    const swap = { Added: 'Deleted', Deleted: 'Added', Edited: 'Edited', None: 'None' };
    fc.assert(
      fc.property(spec, spec, (before, after) => {
        const forward = listTypes(compareSpecs(before, after, 'Task', canonical));
        const backward = listTypes(compareSpecs(after, before, 'Task', canonical)).map(
          (type) => swap[type as keyof typeof swap],
        );
        expect(forward.toSorted()).toEqual(backward.toSorted());
      }),
      { numRuns: countRuns(10_000) },
    );
  });

  test.each<[string, Json, Json, readonly (readonly string[])[]]>([
    ['a number and a text', { x: 5 }, { x: '5' }, [['x', '5', '5', 'number to string']]],
    ['a new empty list', {}, { x: [] }, [['x', '', '', 'empty list']]],
    ['an empty map that goes', { x: {} }, {}, [['x', '', '', 'empty map']]],
    ['an empty text', {}, { x: '' }, [['x', '', '']]],
    ['a deeper value', { x: [{ y: [1, 2] }] }, { x: [{ y: [1, 3] }] }, [['x[0][y][1]', '2', '3']]],
    [
      'a list in another order',
      { x: ['a', 'b'] },
      { x: ['b', 'a'] },
      [
        ['x[0]', 'a', 'b'],
        ['x[1]', 'b', 'a'],
      ],
    ],
  ])('%s counts in the configuration of a driver', (_, before, after, fields) => {
    const { Objects } = compareSpecs({ Config: before }, { Config: after }, 'Task', canonical);
    const items = Objects.flatMap((row) =>
      row.Fields.map(({ Name, Old, New, Annotations }) => [Name, Old, New, ...Annotations]),
    );
    expect(items).toEqual(fields);
  });

  test('a changed item of a list has its name, which guards and readers need', () => {
    const [before, after] = ['a', 'b'].map((claim) => ({ Identities: [{ Name: 'v', ExtraClaims: [claim] }] }));
    const [identity] = compareSpecs(before ?? {}, after ?? {}, 'Task', canonical).Objects;
    expect(identity?.Fields).toEqual([{ Type: 'None', Name: 'Name', Old: 'v', New: 'v', Annotations: [] }]);
  });

  test('a value that the server adds is not a difference, and a value that a file removes is one', () => {
    const constraint = { LTarget: '${attr.os.signals}', RTarget: 'SIGINT', Operand: 'set_contains' };
    expect(isEmpty(compareSpecs({ Constraints: [constraint] }, {}, 'TaskGroup', canonical))).toBe(true);
    expect(isEmpty(compareSpecs(devices([constraint]), devices(null), 'Task', canonical))).toBe(false);
  });

  test('a removed block is a difference beside another one of its name, although the server adds blocks to the list', () => {
    const [first, second] = [createIdentity('x', 'a'), createIdentity('x', 'b')];
    const compare = (...before: readonly object[]) =>
      compareSpecs({ Identities: before }, { Identities: [second] }, 'Task', canonical).Objects.map(({ Type }) => Type);
    expect([compare(first, second), compare(createIdentity('consul_default', 'c'), second)]).toEqual([['Deleted'], []]);
  });

  test('parts of a service name that Nomad replaces, and a mode that it sets, are not a difference', () => {
    const names = [[{ Name: 'web-api', AddressMode: 'auto' }], [{ Name: '${JOB}-api', AddressMode: '' }]];
    const [before, after] = names.map((Services) => ({ Services }));
    expect(
      isEmpty(compareSpecs(before ?? {}, after ?? {}, 'TaskGroup', { isCanonical: false, isExplained: false })),
    ).toBe(true);
    expect(
      isEmpty(
        compareSpecs(before ?? {}, { Services: [{ Name: 'api' }] }, 'TaskGroup', {
          isCanonical: false,
          isExplained: false,
        }),
      ),
    ).toBe(false);
  });

  test('defaults of the server for a Consul service are not a difference', () => {
    const path = { Path: '/', ListenerPort: 'x' };
    const cases = [
      [{ Kind: 'connect-native:a' }, {}, 'Task'],
      [createProxiedService({ Expose: { Path: [path] } }), createProxiedService(), 'TaskGroup'],
      [
        createProxiedService({ Expose: { Path: [path, { ...path, Path: '/b' }] } }),
        createProxiedService({ Expose: { Path: [path] } }),
        'TaskGroup',
      ],
      [serve({ Gateway: { Proxy: { ConnectTimeout: 5 } } }, { PortLabel: 'x' }), serve({ Gateway: {} }), 'TaskGroup'],
      [serve({}, { Checks: [{ Name: 'c', PortLabel: 'x' }] }), serve({}, { Checks: [{ Name: 'c' }] }), 'TaskGroup'],
    ] as const;
    expect(cases.map(([before, after, level]) => isEmpty(compareSpecs(before, after, level, canonical)))).toEqual(
      cases.map(() => true),
    );
    expect(cases.map(([before, after, level]) => isEmpty(compareSpecs(after, before, level, canonical)))).toEqual(
      cases.map(() => false),
    );
  });

  test('beside a change that the diff shows, only values that it cannot show are compared, and values that are not in the table', () => {
    const [first, other] = ['a', 'b'].map((audience) => createIdentity('x', audience));
    expect([
      differs({ User: 'a', Leader: true }, { User: 'b' }),
      differs(
        createProxiedService({ EnvoyGatewayBindAddresses: { a: {} } }),
        createProxiedService({ EnvoyGatewayBindAddresses: { a: { Name: 'a' } } }),
      ),
      differs({ ScalingPolicies: [{ Enabled: true, Target: { Job: 'a' } }] }, { ScalingPolicies: [{}] }),
      differs({ Constraints: [{ LTarget: 'a' }] }, { Constraints: [{ LTarget: 'b' }] }),
      differs({ Meta: { a: 'a' } }, { Meta: { a: 'b' } }),
    ]).toEqual([false, false, false, false, false]);
    expect([
      differs({ Novel: 'a' }, { Novel: 'b' }),
      differs({ Lifecycle: { Hook: 'a' } }, {}),
      differs(devices([{ LTarget: 'a' }]), devices(null)),
      differs({ Meta: { a: '' } }, {}),
      differs(
        createProxiedService({ Upstreams: [{ DestinationName: 'a', Config: { b: 'c' } }] }),
        createProxiedService({ Upstreams: [{ DestinationName: 'a' }] }),
      ),
      differs({ Identities: [first, other] }, { Identities: [{ ...first, Audience: ['c'] }, other] }),
      differs({ Actions: [{ Name: 'a', Args: ['a', 'a'] }] }, { Actions: [{ Name: 'a', Args: ['a'] }] }),
    ]).toEqual([true, true, true, true, true, true, true]);
  });

  test('zero is a default only for a field without a pointer in the API', () => {
    expect(differs({ CSIPluginConfig: { HealthTimeout: 30e9 } }, { CSIPluginConfig: { HealthTimeout: 0 } })).toBe(
      false,
    );
    const counts = [{ MinHealthyTime: 0 }, {}].map((Migrate) => {
      const options = { isCanonical: true, isExplained: true };
      return compareSpecs({ Migrate: { MinHealthyTime: 10e9 } }, { Migrate }, 'TaskGroup', options).Objects.length;
    });
    expect(counts).toEqual([1, 0]);
  });

  test('beside a new block of a task, nothing is added that the diff would show', () => {
    const nothing = { Type: 'Edited' as const, Fields: [], Objects: [] };
    const added = { ...nothing, Type: 'Added' as const, Name: 'Identity', ...diffField('Name', undefined, 'x') };
    const tasks = [{ ...nothing, Name: 't', Objects: [added], Annotations: [] }];
    const diff = {
      ...nothing,
      TaskGroups: [{ ...nothing, Name: 'g', Tasks: tasks, Updates: {} }],
    } as unknown as JobDiff;
    const complete = completeDiff(diff, { live: specify('vault_default', 1), job: specify('x', 2), isCanonical: true });
    const [group] = complete.TaskGroups;
    expect([group?.Fields, group?.Tasks[0]?.Objects]).toEqual([[], [added]]);
  });

  test.each([
    [false, [expect.objectContaining({ Name: 'Other' })]],
    [true, []],
  ])(
    'a group that Nomad calls edited without a difference has an unnamed change, unless it has the defaults: %s',
    (isCanonical, fields) => {
      const group = { Type: 'Edited' as const, Name: 'g', Fields: [], Objects: [], Tasks: [], Updates: {} };
      const diff: JobDiff = { Type: 'Edited', ID: 'x', Fields: [], Objects: [], TaskGroups: [group] };
      const RestartPolicy = { Attempts: 2, Delay: 15e9, Interval: 1800e9, Mode: 'fail', RenderTemplates: false };
      const live = { ID: 'x', TaskGroups: [{ Name: 'g', RestartPolicy }] };
      const job = isCanonical ? live : { ID: 'x', TaskGroups: [{ Name: 'g' }] };
      expect(completeDiff(diff, { live, job, isCanonical }).TaskGroups[0]?.Fields).toEqual(fields);
    },
  );

  test('the time grows linearly with the number of parts', () => {
    const { fourfold, most } = measureGrowth((count) => {
      compareSpecs(spreads(count, 1), spreads(count, 2), 'TaskGroup', canonical);
    }, 2000);
    expect(fourfold).toBeLessThan(most);
  });
});
