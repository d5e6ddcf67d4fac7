import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findHits } from '../../src/guards/guards.ts';
import type { FieldDiff, JobDiff, ObjectDiff } from '../../src/clients/nomad/jobs/plan.ts';

type Texts = Readonly<Record<string, string>>;

/** The parts of a job that determine the values of its names. */
interface Variant {
  readonly meta: Texts;
  readonly env: Texts;
  /** The value of NOMAD_ALLOC_INDEX in a template that writes the environment; empty without one. */
  readonly template: string;
  readonly pool: string;
}

function expand(text: string, ...maps: readonly Texts[]): string {
  return text.replace(
    /\$\{([\w.-]+)\}/g,
    (all, key: string) => maps.find((map) => Object.hasOwn(map, key))?.[key] ?? all,
  );
}

function expandAll(texts: Texts, prefix: string, ...maps: readonly Texts[]): Texts {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${prefix}${key}`, expand(text, ...maps)]));
}

/**
 * As `buildEnv` in client/taskenv/env.go of Nomad 2.0.5, of which an allocation printed the same: meta is made without the environment, the environment overrides what Nomad
 * sets, and a template the environment; a name of the node that the node does not have may be in the environment.
 */
function computeValue(text: string, { meta, env, template, pool }: Variant): string {
  const node: Texts = { 'node.pool': pool, ...(pool === 'b' ? { 'meta.arch': 'arm' } : {}) };
  const fields: Texts = { NOMAD_ALLOC_INDEX: '0', NOMAD_DC: `dc-${pool}` };
  const made = { ...fields, ...expandAll(meta, 'NOMAD_META_', node, fields) };
  const all = { ...made, ...expandAll(env, '', node, made, env) };
  const written: Texts = template === '' ? {} : { NOMAD_ALLOC_INDEX: expand(template, all) };
  return expand(text, node, { ...all, ...written });
}

function diffTexts(before: Texts, after: Texts, name = (key: string) => key): FieldDiff[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((key) => {
    const [Old = '', New = ''] = [before[key], after[key]];
    const Type = Old === New ? 'None' : Old === '' ? 'Added' : New === '' ? 'Deleted' : 'Edited';
    return { Type, Name: name(key), Old, New, Annotations: [] };
  });
}

function createTemplate(template: string): Texts {
  return template === '' ? {} : { EmbeddedTmpl: `NOMAD_ALLOC_INDEX=${template}`, Envvars: 'true' };
}

function countHits(volume: string, before: Variant, after: Variant): number {
  const part = { Type: 'Edited', Fields: [], Objects: [], Annotations: [] } as const;
  const template: ObjectDiff = {
    Type: before.template === '' ? 'Added' : after.template === '' ? 'Deleted' : 'Edited',
    Name: 'Template',
    Fields: diffTexts(createTemplate(before.template), createTemplate(after.template)),
    Objects: [],
  };
  const task = {
    ...part,
    Name: 'server',
    Fields: [
      ...diffTexts(before.meta, after.meta, (key) => `Meta[${key}]`),
      ...diffTexts(before.env, after.env, (key) => `Env[${key}]`),
    ],
    Objects: before.template === after.template ? [] : [template],
  };
  const diff: JobDiff = {
    ...part,
    ID: 'web',
    Fields: diffTexts({ NodePool: before.pool }, { NodePool: after.pool }),
    TaskGroups: [{ ...part, Name: 'app', Updates: {}, Tasks: [task] }],
  };
  const spec = {
    Name: 'server',
    Driver: 'docker',
    Config: { volumes: [volume] },
    Env: after.env,
    Meta: after.meta,
    Templates: after.template === '' ? [] : [{ ...createTemplate(after.template), Envvars: true }],
  };
  const verdict = { change: 'edited', groups: [], unplaced: [], preempted: [] } as never;
  const job = { ID: 'web', TaskGroups: [{ Name: 'app', Tasks: [spec] }] };
  return findHits({ job, diff, verdict, namespace: 'default', formerNamespace: undefined }, ['privileged']).length;
}

const name = fc.constantFrom('LOG', 'NOMAD_ALLOC_INDEX', 'NOMAD_META_p', 'NOMAD_DC', 'meta.arch', 'node.pool');
const value = fc.oneof(
  fc.constantFrom('1', '2'),
  name.map((text) => `\${${text}}`),
);
const variant: fc.Arbitrary<Variant> = fc.record({
  meta: fc.dictionary(fc.constantFrom('p', 'q'), value, { maxKeys: 2 }),
  env: fc.dictionary(name, value, { maxKeys: 2 }),
  template: fc.constantFrom('', '1', '${LOG}'),
  pool: fc.constantFrom('a', 'b'),
});
const part = fc.constantFrom('meta', 'env', 'template', 'pool');

test('a computed option whose value changes as Nomad computes it is a hit', () => {
  fc.assert(
    fc.property(variant, part, variant, name, (before, changed, other, option) => {
      const after = { ...before, [changed]: other[changed] };
      const volume = `/srv/\${${option}}:/data`;
      fc.pre(computeValue(volume, before) !== computeValue(volume, after));
      expect(countHits(volume, before, after)).toBe(1);
    }),
    { numRuns: 1000 },
  );
});

test('the environment is not a reason to judge another name again, unless the job makes one of it', () => {
  const logs = fc.dictionary(fc.constantFrom('LOG', 'LEVEL'), fc.constantFrom('1', '2', '${NOMAD_META_p}'));
  const others = name.filter((text) => text !== 'LOG');
  fc.assert(
    fc.property(logs, logs, fc.constantFrom('1', '2'), others, (before, after, p, option) => {
      const same = { meta: { p }, template: '', pool: 'a' };
      expect(countHits(`/srv/\${${option}}:/data`, { ...same, env: before }, { ...same, env: after })).toBe(0);
    }),
  );
});
