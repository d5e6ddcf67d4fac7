import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPattern, type Pattern } from '../../src/inputs/pattern.ts';
import { redactDiff } from '../../src/redaction/redact-diff.ts';
import type { RedactionRules } from '../../src/redaction/judge-value.ts';
import { hidden, type ShownDiff } from '../../src/redaction/shown-diff.ts';
import { createRedactor } from '../../src/redaction/redactor.ts';
import type { FieldDiff, ObjectDiff } from '../../src/clients/nomad/jobs/plan.ts';
import { createRules, diff, edit, taskDiff } from '../support/plans.ts';
import { readRecordedPlan } from '../support/recorded-plan.ts';
import { planNames } from '../support/replay.ts';

const rules = createRules();

function pattern(text: string): Pattern {
  const read = readPattern(text);
  if ('error' in read) throw new Error(read.error);
  return read.value;
}

/** Returns the shown old and new value of a task's field. */
function show(field: FieldDiff, given: Partial<RedactionRules> = {}): readonly unknown[] {
  const shown = redactDiff(taskDiff([field]), { ...rules, ...given }).diff.TaskGroups[0]?.Tasks[0]?.Fields[0];
  return [shown?.Old, shown?.New];
}

/** Returns the shown values of a field in an object of a task, such as `Config`. */
function showIn(object: string, field: FieldDiff, given: Partial<RedactionRules> = {}): readonly unknown[] {
  const inside: ObjectDiff = { Type: 'Edited', Name: object, Fields: [field], Objects: [] };
  const [shown] = redactDiff(diff({ Type: 'Edited', Objects: [inside] }), { ...rules, ...given }).diff.Objects;
  return [shown?.Fields[0]?.Old, shown?.Fields[0]?.New];
}

describe('hidden values', () => {
  const everythingPublished = { published: new Set(['plain-one', 'plain-two']) };

  test.each(
    `DB_PASSWORD API_TOKEN apiKey AWS_SECRET_ACCESS_KEY DATABASE_DSN SESSION_KEY dbpassword GITHUB_PAT_TOKEN
    client-secret SIGNING.KEY accesskey`.split(/\s+/),
  )('a value is hidden by the field name %s', (name) => {
    expect(show(edit(`Env[${name}]`, 'plain-one', 'plain-two'), everythingPublished)).toEqual([hidden, hidden]);
    expect(showIn('Config', edit(`auth[0][${name}]`, 'plain-one', 'plain-two'), everythingPublished)).toEqual([
      hidden,
      hidden,
    ]);
  });

  test.each('KEYBOARD MONKEY_COUNT PASSENGERS TOKENIZER AUTHOR SECRETARY LOG_LEVEL AuthHeader CLIENT_AUTH'.split(' '))(
    'a value is not hidden by the field name %s',
    (name) => {
      expect(show(edit(`Env[${name}]`, 'plain-one', 'plain-two'), everythingPublished)).toEqual([
        'plain-one',
        'plain-two',
      ]);
    },
  );

  test.each([
    ['credentials in an address', 'postgres://user:pa55@db:5432/x'],
    ['a private key', '-----BEGIN EC PRIVATE KEY-----\nabc'],
    ['a signed token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln'],
    ['an argument', '--password=s3cret'],
    ['an argument of two words', '--db-password s3cret'],
    ['a header', 'Authorization: Bearer abcdef123'],
    ["a service's token", 'use ghp_0123456789abcdef now'],
    ["Nomad's own token", '7f3c9a52-3c1d-4e5f-8a9b-0c1d2e3f4a5b'],
    ['long random text', 'Zk3vQ9pLx2Wm8Rt5Yb7N'],
  ])('a published value is hidden when it looks like a secret: %s', (_, value) => {
    expect(show(edit('Env[PLAIN]', 'a', value), { published: new Set(['a', value]) })).toEqual(['a', hidden]);
  });

  test.each([
    ["an image's digest", `sha256:${'0f'.repeat(32)}`],
    ['a commit ID', 'da39a3ee5e6b4b0d3255bfef95601890afd80709'],
    ['ordinary text', 'the-quick-brown-fox-jumps-over'],
    ['an address', 'https://example.org:8443/a/b?c=d'],
  ])('a published value is shown when it does not look like a secret: %s', (_, value) => {
    expect(show(edit('Env[PLAIN]', 'a', value), { published: new Set([value]) })).toEqual([hidden, value]);
  });

  test('a published text hides only the lines with secrets', () => {
    const value = 'user: x\napi_key: "abc"\n';
    expect(show(edit('EmbeddedTmpl', 'a', value), { published: new Set(['a', value]) })).toEqual([
      'a',
      { lines: ['user: x', 1, ''] },
    ]);
    expect(show(edit('EmbeddedTmpl', 'a', value))).toEqual([hidden, hidden]);
  });

  test("Outrider's own tokens are hidden, even inside of public values", () => {
    expect(show(edit('Driver', 'a', 'xx-our-token-yy'), { secrets: createRedactor(['our-token']) })).toEqual([
      'a',
      hidden,
    ]);
  });

  test('patterns hide values by field name and by content', () => {
    const given = {
      published: new Set(['a', 'b', 'inner.example.org']),
      patterns: [pattern('CUSTOMER_*'), pattern('*.example.org')],
    };
    expect(show(edit('Env[CUSTOMER_ID]', 'a', 'b'), given)).toEqual([hidden, hidden]);
    expect(show(edit('Env[HOST]', 'a', 'inner.example.org'), given)).toEqual(['a', hidden]);
  });

  test('secrets are hidden in every mode and despite reveal patterns', () => {
    for (const mode of ['default', 'none', 'all-values'] as const) {
      expect(show(edit('Env[DB_PASSWORD]', 'a', 'b'), { mode, reveal: [pattern('Env[DB_*]')] })).toEqual([
        hidden,
        hidden,
      ]);
    }
  });
});

describe('shown values', () => {
  test.each([
    ['Count', '2', '3'],
    ['Driver', 'docker', 'podman'],
    ['KillTimeout', '5000000000', '6000000000'],
  ])('the value of %s is public by nature', (name, before, after) => {
    expect(show(edit(name, before, after))).toEqual([before, after]);
  });

  test('a new image tag and new resources are shown', () => {
    expect(showIn('Config', edit('image', 'web:1.4', 'web:1.5'))).toEqual(['web:1.4', 'web:1.5']);
    expect(showIn('Resources', edit('MemoryMB', '32', '64'))).toEqual(['32', '64']);
  });

  test('a value that is published in the repository is shown', () => {
    expect(show(edit('Env[COLOR]', 'blue', 'green'), { published: new Set(['green']) })).toEqual([hidden, 'green']);
  });

  test('reveal patterns show values by field name', () => {
    expect(show(edit('Env[LOG_LEVEL]', 'a', 'b'), { reveal: [pattern('Env[LOG_*]')] })).toEqual(['a', 'b']);
    expect(show(edit('Env[LOG_LEVEL]', 'a', 'b'), { reveal: [pattern('log_level')] })).toEqual(['a', 'b']);
    expect(showIn('Config', edit('args[0]', 'a', 'b'), { reveal: [pattern('Config.args*')] })).toEqual(['a', 'b']);
  });

  test('mode none shows other values and mode all-values shows nothing', () => {
    expect(show(edit('Env[COLOR]', 'blue', 'green'), { mode: 'none' })).toEqual(['blue', 'green']);
    expect(show(edit('Count', '2', '3'), { mode: 'all-values' })).toEqual([hidden, hidden]);
  });

  test('a missing old value is shown as empty', () => {
    expect(show({ Type: 'Added', Name: 'Env[DB_PASSWORD]', Old: '', New: 'x', Annotations: [] })).toEqual(['', hidden]);
  });
});

describe('any plan', () => {
  test('redacted diffs never contain a value that is neither public nor published', () => {
    const name = fc.oneof(
      fc.string(),
      fc.constantFrom('Env[A]', 'Meta[x]', 'args[0]', 'EmbeddedTmpl', 'GetterSource', 'Tags'),
    );
    fc.assert(
      fc.property(
        name,
        fc.array(fc.string(), { maxLength: 3 }),
        fc.uuid(),
        fc.uuid(),
        (field, objects, before, after) => {
          const inner: ObjectDiff = {
            Type: 'Edited',
            Name: 'Config',
            Fields: [edit(field, `a${before}`, `b${after}`)],
            Objects: [],
          };
          const outer = objects.reduce<ObjectDiff>(
            (object, text) => ({ Type: 'Edited', Name: text, Fields: [], Objects: [object] }),
            inner,
          );
          const values = listValues(redactDiff(diff({ Type: 'Edited', Objects: [outer] }), rules).diff);
          expect(values.filter((value) => value.includes(before) || value.includes(after))).toEqual([]);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test.each(planNames)('redaction of %s changes only values', (name) => {
    const before = readRecordedPlan(name).Diff;
    if (before === null) throw new Error('the recording has no difference');
    const after = redactDiff(before, rules).diff;
    const marked = JSON.stringify(after, (_key, value: unknown) => (value === hidden ? 'hidden' : value));
    expect(withoutValues(marked)).toBe(withoutValues(JSON.stringify(before)));
  });
});

test('names of jobs, groups, tasks, objects and keys with the shape of a secret are hidden', () => {
  const token = `ghp_${'a1B2'.repeat(9)}`;
  const before = taskDiff([edit(`Env[${token}]`, 'one', 'two')]);
  const TaskGroups = before.TaskGroups.map((group) => ({
    ...group,
    Name: token,
    Tasks: group.Tasks.map((task) => ({
      ...task,
      Name: token,
      Objects: [{ Type: 'Edited' as const, Name: token, Fields: [edit(token, 'one', 'two')], Objects: [] }],
    })),
  }));
  const { diff: shown } = redactDiff({ ...before, ID: token, TaskGroups }, rules);
  const task = shown.TaskGroups[0]?.Tasks[0];
  const names = [shown.ID, shown.TaskGroups[0]?.Name, task?.Name, task?.Fields[0]?.Name, task?.Objects[0]?.Name];
  expect(names).toEqual(['‹hidden›', '‹hidden›', '‹hidden›', 'Env[‹hidden›]', '‹hidden›']);
  expect(JSON.stringify(shown)).not.toContain('ghp_');
});

function listValues(shown: ShownDiff): readonly string[] {
  const values: string[] = [];
  JSON.stringify(shown, (key, value: unknown) => {
    if ((key === 'Old' || key === 'New') && typeof value === 'string') values.push(value);
    return value;
  });
  return values;
}

function withoutValues(text: string): string {
  return text.replace(/"(?:Old|New)":"(?:[^"\\]|\\.)*",?/g, '');
}

/** As Go prints a floating-point number with an exponent. */
function printLikeGo(value: number): string {
  return value.toExponential().replace(/e([+-])(\d)$/, 'e$10$2');
}

describe('numbers of a driver configuration', () => {
  const open = { mode: 'none' } as const;

  test.each([
    ['1.5e+07', '15000000'],
    ['-2e+07', '-20000000'],
    ['1.2345675e+06', '1234567.5'],
    ['9.007199254740992e+15', '9007199254740992'],
    ['1.2345678901234567e+19', '12345678901234567000'],
    ['1e-05', '0.00001'],
    ['1.25e-07', '0.000000125'],
    ['1e+300', '1e+300'],
    ['999999', '999999'],
    ['1e6', '1e6'],
    ['true', 'true'],
  ])('the number %s is shown as %s', (printed, text) => {
    expect(showIn('Config', edit('limits[0][size]', printed, '7'), open)).toEqual([text, '7']);
    expect(showIn('Policy', edit('target', '7', printed), open)).toEqual(['7', text]);
    expect(show(edit('Env[SIZE]', printed, '7'), open)).toEqual([printed, '7']);
  });

  test('a number that becomes the same text keeps its form, so that the change is visible', () => {
    expect(showIn('Config', edit('size', '1e+06', '1000000'), open)).toEqual(['1e+06', '1000000']);
  });

  test('a number that the job file shows is not hidden', () => {
    const published = new Set(['15000000']);
    expect(showIn('Config', edit('size', '2e+07', '1.5e+07'), { published })).toEqual([hidden, '15000000']);
  });

  test('any number keeps its value', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e21, max: 1e21, noNaN: true }), (value) => {
        const [shown] = showIn('Config', edit('size', printLikeGo(value), 'other'), open);
        expect(Number(shown)).toBe(value + 0);
      }),
    );
  });
});
