import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson } from '../../../src/clients/http/json.ts';
import { planSchema } from '../../../src/clients/nomad/jobs/plan.ts';
import { parseValue } from '../../../src/clients/schema.ts';

function parsePlan(value: unknown) {
  const result = parseValue(planSchema, value);
  if ('problem' in result) {
    throw new Error(result.problem);
  }
  return result.output;
}

const minimalPlan = { Annotations: {}, JobModifyIndex: 7 };

test('fields that older servers omit from a plan are filled in', () => {
  expect(parsePlan(minimalPlan)).toEqual({
    Annotations: { DesiredTGUpdates: {}, PreemptedAllocs: [] },
    Diff: null,
    FailedTGAllocs: {},
    JobModifyIndex: 7,
    NextPeriodicLaunch: null,
    Warnings: '',
  });
  const updates = parsePlan({ ...minimalPlan, Annotations: { DesiredTGUpdates: { web: { Place: 2 } } } }).Annotations
    .DesiredTGUpdates;
  expect(updates['web']).toMatchObject({ Place: 2, Ignore: 0, RescheduleLater: 0 });
});

test('a count that Nomad counted below 0 is read as that, and its label keeps all digits', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 99n), (below) => {
      const wrapped = String(2n ** 64n - below);
      const text = `{"Annotations": {"DesiredTGUpdates": {"web": {"Place": ${wrapped}}}}, "JobModifyIndex": 7, "Diff": {
        "Type": "None", "ID": "a", "TaskGroups": [{ "Type": "None", "Name": "web", "Updates": {"create": ${wrapped}, "ignore": 2} }]}}`;
      const { Annotations, Diff } = parsePlan(parseJson(text));
      expect(Annotations.DesiredTGUpdates['web']?.Place).toBe(-Number(below));
      expect(Diff?.TaskGroups[0]?.Updates).toEqual({ create: wrapped, ignore: 2 });
    }),
  );
});

test.each([
  [{ Place: 1 }, undefined],
  [{ Place: 1, Disconnect: 0 }, 0],
])('a server before 1.11.0 is recognized by its counts, which leave out disconnected clients: %j', (web, expected) => {
  const { DesiredTGUpdates } = parsePlan({ ...minimalPlan, Annotations: { DesiredTGUpdates: { web } } }).Annotations;
  expect(DesiredTGUpdates['web']?.Disconnect).toBe(expected);
});

test('the zero time of Go is read as no time', () => {
  expect(parsePlan({ ...minimalPlan, NextPeriodicLaunch: '0001-01-01T00:00:00Z' }).NextPeriodicLaunch).toBeNull();
  expect(parsePlan({ ...minimalPlan, NextPeriodicLaunch: '2026-11-21T03:00:00+01:00' }).NextPeriodicLaunch).toBe(
    '2026-11-21T03:00:00+01:00',
  );
});

test('a task group may have any name in a plan', () => {
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom('constructor', '__proto__', 'prototype'), fc.string()), (name) => {
      const groups = JSON.parse(`{${JSON.stringify(name)}: {"Place": 3}}`) as object;
      const { DesiredTGUpdates } = parsePlan({ ...minimalPlan, Annotations: { DesiredTGUpdates: groups } }).Annotations;
      expect(Object.entries(DesiredTGUpdates)).toMatchObject([[name, { Place: 3, Stop: 0 }]]);
      expect(Object.getPrototypeOf(DesiredTGUpdates)).toBe(Object.prototype);
    }),
  );
});

test.for([
  [null, 'it is null where'],
  [[], '`Annotations` is missing where'],
  [{}, '`Annotations` is missing where'],
  [{ ...minimalPlan, JobModifyIndex: '7' }, '`JobModifyIndex` is of type string where number was expected'],
  [{ ...minimalPlan, FailedTGAllocs: [] }, '`FailedTGAllocs` is a list where'],
  [
    { ...minimalPlan, Annotations: { DesiredTGUpdates: { web: { Place: 'hush' } } } },
    '`Annotations.DesiredTGUpdates.web.Place` is of type string where number was expected',
  ],
  [
    {
      ...minimalPlan,
      Diff: {
        Type: 'None',
        ID: 'a',
        Objects: [{ Type: 'Edited', Name: 'x', Fields: [{ Type: 'Strange', Name: 'y' }] }],
      },
    },
    '`Diff.Objects.0.Fields.0.Type` is of type string where',
  ],
] as const)('an invalid plan is reported by its field without showing values: %j', ([value, problem]) => {
  const result = parseValue(planSchema, value);
  expect(result).toMatchObject({ problem: expect.stringContaining(problem) as string });
  expect(JSON.stringify(result)).not.toContain('hush');
});
