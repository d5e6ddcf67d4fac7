import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listErrors } from '../../src/errors.ts';
import { createLateMarks } from '../../src/jobfiles/variables/late-variables.ts';
import { requestPlan, digestPlan, type NomadPlan } from '../../src/operations/planning/plan-job.ts';
import { findLateFields } from '../../src/operations/planning/late-fields.ts';
import { readVerdict } from '../../src/nomad-plan/verdict.ts';
import { changeSpec, isLeaf } from '../../src/redaction/spec-fields.ts';
import { canonicalize } from '../../src/nomad-plan/specification.ts';
import { startInProcess } from '../support/in-process.ts';
import { declare } from '../support/late.ts';
import { parseLate } from '../support/late-files.ts';
import { readRecordedJob } from '../support/recorded-plan.ts';
import { countRuns, isThorough } from '../support/thorough.ts';
import type { Job } from '../../src/clients/nomad/jobs/job.ts';
import type { LoadedJob } from '../../src/jobfiles/preprocess/load.ts';

const recordings = join(import.meta.dirname, '../fixtures/plans');
const plans = globSync('*', { cwd: recordings }).toSorted();

/** The rule in words of its own: the path of a field in the JSON of a job. */
const task = 'TaskGroups/\\d+/Tasks/\\d+';
const allowed = [
  `(TaskGroups/\\d+/|${task}/)?Meta/[^/]+`,
  `${task}/Env/[^/]+`,
  `${task}/Config/image`,
  `${task}/Artifacts/\\d+/(GetterSource|GetterOptions/[^/]+)`,
  `(TaskGroups/\\d+|${task})/Services/\\d+/((Canary)?Tags/\\d+|(Canary)?Meta/[^/]+)`,
].map((path) => new RegExp(`^${path}$`));

function isAllowed(path: string): boolean {
  return allowed.some((item) => item.test(path));
}

/** The parts of each late field, or where the error is explained. */
function describeLateParts(marked: Job, file: LoadedJob): unknown {
  try {
    return findLateFields(marked, file)?.fields.map(({ parts: lateParts }) => lateParts);
  } catch (error) {
    return listErrors(error)?.[0]?.help;
  }
}

/** The paths of all texts, numbers and booleans of a job. */
function leaves(job: Job): readonly string[] {
  const paths: string[] = [];
  changeSpec(job, (value, { trail }) => {
    if (isLeaf(value) && value !== null && value !== undefined) paths.push(trail.join('/'));
    return value;
  });
  return paths;
}

/** Whether a path has another form than those before: `npm test` tries each field once, in the first job that has it. */
function createFilter(): (path: string) => boolean {
  const known = new Set<string>();
  return (path) => {
    const form = path.replaceAll(/\d+/g, '0');
    const isNew = isThorough || !known.has(form);
    known.add(form);
    return isNew;
  };
}

function replaceValues(job: Job, paths: readonly string[], text: string): Job {
  const known = new Set(paths);
  return changeSpec(job, (value, { trail }) => (known.has(trail.join('/')) ? text : value)) as Job;
}

describe('fields that a late value may set', () => {
  test('a mark in a recorded job is accepted exactly where the rule allows a late value', { timeout: 600_000 }, () => {
    const marks = createLateMarks(['late']);
    const file = { source: { file: { name: 'a.nomad.hcl' } }, late: { names: ['late'], marks, values: new Map() } };
    const counts = { accepted: 0, refused: 0 };
    const isNew = createFilter();
    for (const name of plans) {
      const job = readRecordedJob(name);
      const paths = leaves(job);
      const all = paths.filter(isAllowed);
      const text = `a-${marks.markVariable('late')}`;
      const everywhere = replaceValues(job, all, text);
      expect(describeLateParts(everywhere, file as unknown as LoadedJob), `${name} everywhere`).toEqual(
        all.length === 0 ? 'late-value' : all.map(() => ['a-', { late: 'late' }]),
      );
      counts.accepted += all.length;
      // The groups of the largest job are alike.
      const others = paths.filter((row) => name !== 'huge' || !/^TaskGroups\/(?:[89]|\d\d)/.test(row));
      for (const path of others.filter(isNew)) {
        expect(
          describeLateParts(replaceValues(job, [path], text), file as unknown as LoadedJob),
          `${name} ${path}`,
        ).toEqual(isAllowed(path) ? [['a-', { late: 'late' }]] : 'late-value');
        counts.refused += isAllowed(path) ? 0 : 1;
      }
    }
    expect(counts.accepted).toBeGreaterThan(50);
    expect(counts.refused).toBeGreaterThan(isThorough ? 1000 : 100);
  });

  test(
    'a late variable is accepted in a field of a recorded job exactly where the rule allows it',
    { timeout: 600_000 },
    async () => {
      const { nomad } = startInProcess();
      const counts = { accepted: 0, refused: 0 };
      const isNew = createFilter();
      for (const name of [...plans.filter((plan) => plan !== 'huge' && plan !== 'hostile-values'), undefined]) {
        const text = name === undefined ? everyField : readFileSync(join(recordings, name, 'after.nomad.hcl'), 'utf8');
        for (const { index, 0: literal } of text.matchAll(/"[^"\\\n$%{]*"/g)) {
          const put = (by: string): string => text.slice(0, index) + by + text.slice(index + literal.length);
          const parsed = await nomad.parseJob({ source: put('"LATELATE"'), file: '' }).catch(() => undefined);
          const paths =
            parsed === undefined ? [] : leaves(parsed).filter((path) => readValueAt(parsed, path).includes('LATELATE'));
          if (!isNew(paths.join() || put('').slice(index - 20, index))) continue;
          const isWanted =
            paths.length > 0 && paths.every(isAllowed) && !JSON.stringify(parsed).includes('"LATELATE":');
          for (const by of ['var.late', '"a-${var.late}"']) {
            const match = await parseLate({ source: declare('late') + put(by), late: ['late'] }, nomad).then(
              ({ late }) => late?.fields.map(({ trail }) => trail.join('/')),
              (error: unknown) => (listErrors(error) === undefined ? error : []),
            );
            expect(match, `${String(name)}: ${put(by).slice(Math.max(0, index - 60), index + 30)}`).toEqual(
              isWanted ? paths : [],
            );
          }
          counts[isWanted ? 'accepted' : 'refused']++;
        }
      }
      expect(counts.accepted).toBeGreaterThan(20);
      expect(counts.refused).toBeGreaterThan(isThorough ? 200 : 40);
    },
  );

  test.each([
    ['a condition', 'image = var.late == "x" ? "a" : "b"', '`config.image` computes its value'],
    ['a function', 'image = lower(var.late)', '`config.image` computes its value'],
    ['a function that leaves equal texts equal', 'image = trimspace(var.late)', '`config.image` computes its value'],
    ['a loop', 'image = join("", [for c in [var.late] : c])', '`config.image` computes its value'],
    ['a loop in a string', 'image = "%{ for c in [var.late] }${c}%{ endfor }"', '`config.image` computes its value'],
    ['a condition in a string', 'image = "%{ if var.late == "x" }a%{ endif }"', '`config.image` computes its value'],
    ['an index', 'image = [var.late][0]', '`config.image` computes its value'],
    ['an operator', 'image = var.late == "x"', '`config.image` computes its value'],
    ['another field of the driver', 'command = var.late', '`config.command` depends'],
    ['an argument', 'args = ["a", var.late]', '`config.args` depends'],
    ['a local that computes', 'image = local.computed', '`config.image` computes its value'],
    ['a local in another field', 'command = local.plain', '`config.command` depends'],
    ['the path of a file', 'image = file("${var.late}.txt")', 'file("${var.late}.txt")', 'functions-that-read-files'],
    ['a key', 'labels = { (var.late) = "x" }', '`config.labels` depends'],
  ])(
    'a late variable in %s is refused with variable, field and line',
    async (_what, config, says, help = 'late-value') => {
      const { nomad } = startInProcess();
      const source = `${declare('late')}locals {
  plain    = var.late
  computed = upper(var.late)
}
job "a" {
  group "g" {
    task "t" {
      driver = "docker"
      config {
        ${config}
      }
    }
  }
}
`;
      const line = source.split('\n').findIndex((text) => text.includes(config)) + 1;
      const errors = await parseLate({ source, late: ['late'] }, nomad).then(() => undefined, listErrors);
      expect(errors).toHaveLength(1);
      expect(errors?.[0]?.location?.line).toBe(line);
      expect(errors?.[0]?.message).toContain(says);
      expect(errors?.[0]?.help).toBe(help);
      expect(errors?.[0]?.message).not.toMatch(/[⟦⟧]/);
    },
  );

  test.each([
    ['a label of a job', 'job "a-${var.late}" {\n group "g" {\n task "t" {\n driver = "docker"\n }\n }\n}\n'],
    [
      'labels of a dynamic block',
      'job "a" {\n dynamic "group" {\n for_each = ["x"]\n labels = [var.late]\n content {\n task "t" {\n driver = "docker"\n }\n }\n }\n}\n',
    ],
    [
      'a loop over blocks',
      'job "a" {\n dynamic "group" {\n for_each = [var.late]\n labels = ["x"]\n content {\n task "t" {\n driver = "docker"\n }\n }\n }\n}\n',
    ],
    ['a count', 'job "a" {\n group "g" {\n count = var.late\n task "t" {\n driver = "docker"\n }\n }\n}\n'],
    ['no field', 'job "a" {\n group "g" {\n task "t" {\n driver = "docker"\n }\n }\n}\n'],
  ])('a late variable in %s is refused, and no error has a mark', async (_what, source) => {
    const { nomad } = startInProcess();
    const errors = await parseLate({ source: declare('late') + source, late: ['late'] }, nomad).then(
      () => undefined,
      listErrors,
    );
    expect(errors?.length).toBeGreaterThan(0);
    for (const { message, hint = '' } of errors ?? []) expect(message + hint).not.toMatch(/[⟦⟧]/);
  });
});

test.each([
  ['another priority', (job: Job) => ({ ...job, Priority: 70 })],
  ['the value in another field', (job: Job) => ({ ...job, Meta: { build: 'x' } })],
  ['a late field without its value', (job: Job) => changeSpec(job, (value) => (value === 'x' ? 'y' : value)) as Job],
])('a job that the parser returns with %s for a value is refused', async (_what, change) => {
  const { nomad } = startInProcess();
  const parseJob: typeof nomad.parseJob = async (request) => {
    const job = await nomad.parseJob(request);
    return request.variables?.includes('"x"') === true ? change(job) : job;
  };
  const source = declare('late') + everyField.replace('image   = "x"', 'image   = var.late').replaceAll('"x"', '"z"');
  const late = { source, late: ['late'] };
  await expect(parseLate({ ...late, values: { late: 'x' } }, { ...nomad, parseJob })).rejects.toThrow(
    'The value of `late` changes fields of the job that were not reviewed.',
  );
  expect((await parseLate({ ...late, values: { late: 'w' } }, { ...nomad, parseJob })).late?.fields).toHaveLength(1);
});

function readValueAt(job: Job, path: string): string {
  const value = path
    .split('/')
    .reduce<unknown>(
      (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
      job,
    );
  return typeof value === 'string' ? value : '';
}

const everyField = `job "a" {
  meta {
    owner = "x"
  }
  group "g" {
    meta = { owner = "x" }
    network {
      mode = "bridge"
      port "http" {
        host_network = "x"
      }
    }
    service {
      name        = "x"
      provider    = "nomad"
      tags        = ["x", "y"]
      canary_tags = ["x"]
      meta {
        v = "x"
      }
      canary_meta {
        v = "x"
      }
      check {
        type     = "http"
        path     = "x"
        interval = "10s"
        timeout  = "2s"
        header {
          A = ["x"]
        }
      }
    }
    task "t" {
      driver = "docker"
      user   = "x"
      config {
        image   = "x"
        command = "x"
        args    = ["x"]
      }
      artifact {
        source      = "x"
        destination = "x"
        mode        = "file"
        options {
          checksum = "x"
          depth    = "1"
        }
        headers {
          A = "x"
        }
      }
      env {
        A = "x"
      }
      meta {
        A = "x"
      }
      template {
        data        = "x"
        destination = "x"
      }
      constraint {
        attribute = "x"
        value     = "x"
      }
    }
  }
}
`;

/** A part of a text: fixed text, or a late variable. */
type Part = string | { readonly v: 'a' | 'b' };

interface Model {
  readonly image: readonly Part[];
  readonly env: readonly Part[];
  readonly meta: readonly Part[];
  readonly tag: readonly Part[];
  readonly count: number;
  readonly cpu: number;
  readonly group: string;
  readonly arg: string;
  readonly owner: string;
  readonly other: string;
}

const word = fc.oneof(
  fc.stringMatching(/^[a-z0-9:/@.-]{1,12}$/),
  fc.constantFrom('(late: a)', '(late: b)', '⟦0:0⟧', 'A', 'late'),
);
const part = fc.oneof(word, fc.constantFrom<Part>({ v: 'a' }, { v: 'b' }));
const parts = fc.array(part, { minLength: 1, maxLength: 4 });
const fields: { readonly [Name in keyof Model]: fc.Arbitrary<Model[Name]> } = {
  image: parts,
  env: parts,
  meta: parts,
  tag: parts,
  count: fc.integer({ min: 1, max: 9 }),
  cpu: fc.integer({ min: 50, max: 900 }),
  group: fc.stringMatching(/^[a-z]{1,6}$/),
  arg: word,
  owner: word,
  other: word,
};
const models: fc.Arbitrary<Model> = fc.record(fields);
/** Changes of one field, or none. */
const changes: fc.Arbitrary<Partial<Model>> = fc.oneof(
  { weight: 1, arbitrary: fc.constant({}) },
  {
    weight: 4,
    arbitrary: fc.oneof(
      ...Object.entries<fc.Arbitrary<unknown>>(fields).map(([name, values]) =>
        values.map((value) => ({ [name]: value })),
      ),
    ),
  },
);
const lateValue = fc.oneof(
  fc.stringMatching(/^[a-zA-Z0-9:/@._-]{1,40}$/),
  fc.constantFrom('[1]', '{a}', 'var.b', 'null', 'true', '1', '(late:b)', '⟦0:1⟧', 'upper(x)', '#', '//', 'é'),
);

/** @param values instead of the variables */
function render({ image, env, meta, tag, ...item }: Model, values?: Readonly<Record<'a' | 'b', string>>): string {
  const text = (entry: readonly Part[]): string =>
    `"${entry.map((p) => (typeof p === 'string' ? p : (values?.[p.v] ?? `\${var.${p.v}}`))).join('')}"`;
  return `${values === undefined ? declare('a', 'b') : ''}job "web" {
  group "${item.group}" {
    count = ${item.count}
    service {
      name     = "web"
      provider = "nomad"
      tags     = ["x", ${text(tag)}]
    }
    task "t" {
      driver = "docker"
      config {
        image = ${text(image)}
        args  = ["${item.arg}"]
      }
      env {
        A = ${text(env)}
        B = "${item.other}"
      }
      meta {
        v     = ${text(meta)}
        owner = "${item.owner}"
      }
      resources {
        cpu = ${item.cpu}
      }
    }
  }
}
`;
}

function joinTexts(entry: readonly Part[]): string {
  return JSON.stringify(entry.map((p) => (typeof p === 'string' ? p : ['', p.v]))).replaceAll('","', '');
}

/** The parts of the reviewed job: adjacent texts are one part. */
function describeModel(model: Model): string {
  return JSON.stringify({
    ...model,
    ...Object.fromEntries((['image', 'env', 'meta', 'tag'] as const).map((name) => [name, joinTexts(model[name])])),
  });
}

function usesBoth({ image, env, meta, tag }: Model): boolean {
  return ['a', 'b'].every((name) => [image, env, meta, tag].flat().some((p) => typeof p !== 'string' && p.v === name));
}

const inputs = { preserveCounts: 'false' as const, policyOverride: false };

function digests(nomadPlan: NomadPlan) {
  return digestPlan(nomadPlan, readVerdict(nomadPlan.job, nomadPlan.plan));
}

test(
  'a register run writes the reviewed job with the values in their fields, or nothing, after any change since the plan',
  { timeout: 600_000 },
  async () => {
    const ends = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(models, changes, models, lateValue, lateValue, async (reviewed, change, running, a, b) => {
        const merged = { ...reviewed, ...change };
        fc.pre(usesBoth(reviewed) && usesBoth(merged));
        const { nomad, permitted } = startInProcess();
        const before = { ...running, group: reviewed.group };
        await permitted.createJob({
          job: await nomad.parseJob({ source: render(before, { a: 'old', b: 'older' }), file: '' }),
        });
        const names = ['a', 'b'];
        const planned = await requestPlan(await parseLate({ source: render(reviewed), late: names }, nomad), {
          inputs,
          nomad,
        });
        const nomadPlan = await requestPlan(
          await parseLate({ source: render(merged), late: names, values: { a, b } }, nomad),
          { inputs, nomad },
        );
        const isSame = describeModel(merged) === describeModel(reviewed);
        expect(digests(nomadPlan).spec === digests(planned).spec).toBe(isSame);
        expect(isSame && digests(nomadPlan).plan !== digests(planned).plan).toBe(false);
        // Without late variables the same text gives the same job.
        const expected = await nomad.parseJob({ source: render(merged, { a, b }), file: '' });
        expect(canonicalize(nomadPlan.job)).toBe(canonicalize(expected));
        ends.set(isSame ? 'same' : 'changed', (ends.get(isSame ? 'same' : 'changed') ?? 0) + 1);
      }),
      { numRuns: countRuns(1000) },
    );
    expect(ends.get('same')).toBeGreaterThan(0);
    expect(ends.get('changed')).toBeGreaterThan(0);
  },
);
