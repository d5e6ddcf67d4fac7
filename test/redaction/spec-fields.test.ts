import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPattern } from '../../src/inputs/pattern.ts';
import { judgeValues, findRandomFields, clearRandomFields } from '../../src/redaction/spec-fields.ts';
import { showSpec } from '../support/shown-spec.ts';
import { hiddenMark } from '../../src/redaction/hidden-text.ts';
import { createRedactor } from '../../src/redaction/redactor.ts';
import { canonicalize } from '../../src/nomad-plan/specification.ts';
import { readRecordedJob } from '../support/recorded-plan.ts';
import { planNames } from '../support/replay.ts';
import type { SecretField } from '../../src/redaction/secret-fields.ts';
import type { RedactionRules } from '../../src/redaction/judge-value.ts';
import { createRules } from '../support/plans.ts';
import type { Job } from '../../src/clients/nomad/jobs/job.ts';

const rules = createRules();

/** A job with one task, of which only some fields are given. */
function jobWith(task: object, group: object = {}, more: object = {}): Job {
  return {
    ID: 'web',
    TaskGroups: [{ Name: 'app', Count: 2, Tasks: [{ Name: 'server', ...task }], ...group }],
    ...more,
  };
}

function showTask(task: object, given: Partial<RedactionRules> = {}): unknown {
  const { TaskGroups } = showSpec(jobWith(task), { ...rules, ...given }) as { TaskGroups: { Tasks: unknown[] }[] };
  return TaskGroups[0]?.Tasks[0];
}

/** Returns the shown form of a value under a secret name and under an ordinary one. */
function showTwice(value: string, published: ReadonlySet<string>): string {
  return canonicalize(showTask({ Env: { PLAIN: value, API_TOKEN: value } }, { published }));
}

describe('shownSpec', () => {
  test('a shown specification contains no secret of the recorded job with many', () => {
    const shown = JSON.stringify(showSpec(readRecordedJob('secrets'), rules));
    for (const secret of ['hunter2', 'tok-0123456789', 's3cret', 'pa55', 'not-a-real-key', 'k-two-2222'])
      expect(shown).not.toContain(secret);
  });

  test('a shown specification keeps public values and the structure of all others', () => {
    const task = {
      Driver: 'docker',
      Config: { image: 'web:1.5', ports: ['http'], args: ['-v', 7], auth: [{ user: 'me' }] },
    };
    expect(showTask(task)).toEqual({
      Name: 'server',
      Driver: 'docker',
      Config: { image: 'web:1.5', ports: ['http'], args: [hiddenMark, hiddenMark], auth: [{ user: hiddenMark }] },
    });
    expect(showTask({ Resources: { CPU: 50, MemoryMB: 32 }, Env: { A: 'x' }, Leader: false, Meta: null })).toEqual({
      Name: 'server',
      Resources: { CPU: 50, MemoryMB: 32 },
      Env: { A: hiddenMark },
      Leader: false,
      Meta: null,
    });
  });

  test('a shown specification shows published values except values that look like secrets', () => {
    const published = new Set(['plain', 'hunter2-but-published']);
    expect(showTask({ Env: { A: 'plain', DB_PASSWORD: 'hunter2-but-published' } }, { published })).toEqual({
      Name: 'server',
      Env: { A: 'plain', DB_PASSWORD: hiddenMark },
    });
  });

  test('a shown specification names objects as in Nomad’s diff', () => {
    const services = [
      { Name: 'web', PortLabel: 'http', Tags: ['a'], Checks: [{ Type: 'http', Path: '/health', Interval: 10 }] },
    ];
    expect(
      showSpec(jobWith({}, { Services: services }, { Constraints: [{ LTarget: 'a', RTarget: 'b' }] }), rules),
    ).toMatchObject({
      Constraints: [{ LTarget: 'a', RTarget: 'b' }],
      TaskGroups: [
        {
          Count: 2,
          Services: [
            {
              Name: 'web',
              PortLabel: 'http',
              Tags: [hiddenMark],
              Checks: [{ Type: 'http', Path: hiddenMark, Interval: 10 }],
            },
          ],
        },
      ],
    });
  });

  test('a shown specification is the same for all hidden values and differs for shown ones', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (first, other) => {
        expect(showTwice(first, new Set())).toBe(showTwice(other, new Set()));
        const words = ['blue', 'green'] as const;
        expect(showTwice(words[0], new Set(words))).not.toBe(showTwice(words[1], new Set(words)));
      }),
    );
  });

  test('a shown specification reads a template with its own delimiters', () => {
    const text = 'user: shop\npassword=[[ key "shop/password" ]]\nport: 80';
    const published = new Set([text]);
    const template = { EmbeddedTmpl: text, LeftDelim: '[[', RightDelim: ']]' };
    expect(showTask({ Templates: [template] }, { published })).toMatchObject({ Templates: [{ EmbeddedTmpl: text }] });
    expect(showTask({ Templates: [{ EmbeddedTmpl: text }] }, { published })).toMatchObject({
      Templates: [{ EmbeddedTmpl: `user: shop\n${hiddenMark}\nport: 80` }],
    });
  });

  test('a shown specification keeps empty values', () => {
    expect(showTask({ Env: { EMPTY: '' } })).toEqual({ Name: 'server', Env: { EMPTY: '' } });
  });

  test('a shown specification has every key of the job', () => {
    for (const name of planNames) {
      const job = readRecordedJob(name);
      expect(listKeys(showSpec(job, rules))).toEqual(listKeys(job));
    }
  });
});

function listKeys(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(listKeys);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [key, ...listKeys(item)]);
}

function unquotable(task: object): readonly string[] {
  return [...judgeValues(jobWith(task), rules, []).hidden];
}

describe('values that must not be quoted', () => {
  test('unquotable values are the hidden values and their secret parts', () => {
    expect(unquotable({ Env: { PLAIN: 'some words', API_TOKEN: 'short' } })).toEqual(['some words', 'short']);
    expect(unquotable({ Config: { args: ['--password=hunter2-Xq9'] } })).toEqual([
      '--password=hunter2-Xq9',
      'hunter2-Xq9',
    ]);
    expect(unquotable({ Driver: 'docker', Config: { image: 'acme/web:1.5' }, Env: { PLAIN: 'web' } })).toEqual([]);
  });

  test('a value in a secret field is known by its place, and elsewhere by its text', () => {
    const job = jobWith({ Env: { PLAIN: 'some words' }, Config: { args: ['other words'] } });
    const secret: SecretField = { group: 'app', task: 'server', objects: [], names: ['Env'] };
    expect([...judgeValues(job, rules, [secret]).hidden]).toEqual(['other words']);
    expect([...judgeValues(job, rules, [{ ...secret, task: 'sidecar' }]).hidden]).toEqual([
      'some words',
      'other words',
    ]);
    const argument = { ...secret, objects: ['Config'], names: ['args[0]'] };
    expect([...judgeValues(job, rules, [argument]).hidden]).toEqual(['some words']);
  });

  test('a value that has a pattern is a secret itself, and is hidden in names, too', () => {
    const pattern = readPattern('*.example.org');
    const patterns = 'value' in pattern ? [pattern.value] : [];
    const { secrets } = judgeValues(jobWith({ Env: { HOST: 'a.example.org' } }), { ...rules, patterns }, []);
    expect([...secrets]).toEqual(['a.example.org']);
  });

  test('a key that has the shape of a secret, and a value around a known one, are secrets themselves', () => {
    const key = `ghp_${'a1B2'.repeat(9)}`;
    expect([...judgeValues(jobWith({ Meta: { [key]: 'x' } }), rules, []).secrets]).toEqual([key]);
    const known = { ...rules, secrets: createRedactor(['hunter2hunter2']) };
    const around = jobWith({ Env: { PLAIN: 'short hunter2hunter2' } });
    expect([...judgeValues(around, known, []).hidden]).toEqual(['short hunter2hunter2']);
  });

  test('a shown value is never unquotable', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.boolean(), (name, value, env) => {
        const values = { [name]: value };
        const task = env ? { Env: values } : { Config: values };
        const isShown = canonicalize(showTask(task)).includes(canonicalize(values));
        expect(isShown && unquotable(task).includes(value)).toBe(false);
      }),
    );
  });
});

test('the fields of affinities, identities and static ports are public by nature in a specification, as in a diff', () => {
  const more = { Affinities: [{ LTarget: '${meta.rack}', RTarget: 'rack-one', Operand: '=' }] };
  const group = {
    Networks: [{ ReservedPorts: [{ Label: 'http-port', To: 8080 }], DynamicPorts: [{ Label: 'admin-port' }] }],
  };
  const job = jobWith({ Identities: [{ Name: 'vault-default', Audience: ['vault.example'] }] }, group, more);
  expect(showSpec(job, rules)).toMatchObject(job);
});

const createJob = (run: string): Job => jobWith({ Env: { RUN: run } }, { Meta: { run } }, { Meta: { run } });

test('a random field is named by its group, its task and its key', () => {
  const [job, nextJob] = [createJob('a'), createJob('b')];
  const random = findRandomFields(job, nextJob);
  expect(random.labels).toEqual(['app/server Env[RUN]', 'app Meta[run]', 'Meta[run]']);
  expect(findRandomFields(job, createJob('a')).labels).toEqual([]);
  expect(clearRandomFields(job, random)).toEqual(clearRandomFields(nextJob, random));
  expect(clearRandomFields(job, random)).toMatchObject({ ID: 'web', Meta: { run: null } });
});
