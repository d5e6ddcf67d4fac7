import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { possibleValues } from '../../src/jobfiles/hcl/possible-values.ts';
import { scanHcl } from '../../src/jobfiles/hcl/scan.ts';
import { findScopes } from '../../src/jobfiles/hcl/scopes.ts';
import { computedValue, type Value } from '../../src/jobfiles/hcl/values.ts';
import { list, map, text } from '../jobfiles/expressions.ts';

/** Skipped without a server: set OUTRIDER_TEST_NOMAD_ADDR (and …_TOKEN where ACLs are on). */
const address = process.env['OUTRIDER_TEST_NOMAD_ADDR'] ?? '';
const token = process.env['OUTRIDER_TEST_NOMAD_TOKEN'] ?? '';
const where = address === '' ? ' (skipped: OUTRIDER_TEST_NOMAD_ADDR is not set)' : '';

/** The value of an expression by the parser of the live Nomad; undefined where it refuses it. */
async function parsed(expression: string): Promise<unknown> {
  const job = `job "web" {\n  group "app" {\n    task "server" {\n      driver = "x"\n      config {\n        x = [${expression}]\n      }\n    }\n  }\n}\n`;
  const response = await fetch(`${address}/v1/jobs/parse`, {
    method: 'POST',
    headers: token === '' ? {} : { 'x-nomad-token': token },
    body: JSON.stringify({ JobHCL: job }),
  });
  if (!response.ok) return undefined;
  const { TaskGroups } = (await response.json()) as { TaskGroups: { Tasks: { Config: { x: unknown[] } }[] }[] };
  return TaskGroups[0]?.Tasks[0]?.Config.x[0];
}

function ours(expression: string): readonly Value[] {
  const hcl = scanHcl(expression);
  const scopes = findScopes(hcl);
  return possibleValues({ hcl, from: 0, to: hcl.kinds.length }, new Map(), {
    variable: () => [computedValue],
    local: () => [computedValue],
    isPathFunction: () => false,
    callPathFunction: () => computedValue,
    scopesOf: () => scopes,
    spend: () => undefined,
  });
}

const notKnown = '\0';

function plain(value: Value): unknown {
  if ('text' in value) return value.text;
  if (!('entries' in value)) return notKnown;
  if (value.kind !== 'map') return value.entries.map((entry) => plain(entry.value));
  return Object.fromEntries(value.entries.map(({ key, value: one }) => [String(plain(key)), plain(one)]));
}

/** Scalars as texts, and keys in order. */
function asTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asTexts);
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, asTexts(one)]));
}

describe.skipIf(address === '')(`random expressions${where}`, () => {
  test(
    'random expressions have one of the possible values that Outrider computes, or are unknown to it',
    { timeout: 120_000 },
    async () => {
      let known = 0;
      await fc.assert(
        fc.asyncProperty(fc.oneof(text, list, map), async (expression) => {
          const possible = ours(expression).map(plain);
          const real = expression.length > 1000 ? undefined : await parsed(expression);
          if (real === undefined || JSON.stringify(possible).includes(JSON.stringify(notKnown).slice(1, -1))) return;
          known++;
          expect(possible).toContainEqual(asTexts(real));
        }),
        { numRuns: 400 },
      );
      expect(known).toBeGreaterThan(100);
    },
  );
});
