import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultNode } from '../../src/nomad/schedule/nodes.ts';
import { Caller, type Doc } from '../caller.ts';
import { countRuns } from '../../../test/support/thorough.ts';

let caller: Caller;
beforeAll(async () => {
  caller = await Caller.start({ nodes: [{ ...defaultNode, CPU: 1e9, MemoryMB: 1e9, DiskMB: 1e9 }] });
});
afterAll(() => caller[Symbol.asyncDispose]());

const word = fc
  .stringMatching(/^[a-z][a-z0-9_]{0,7}$/)
  .filter((name) => !['for', 'if', 'in', 'true', 'false', 'null', 'each', 'dynamic', 'content'].includes(name));
const text = fc.oneof(
  word,
  fc.string({ maxLength: 12 }).filter((name) => name !== ''),
  fc.constantFrom('ünï', '"quoted"', 'a|b', '<b>', '1e6'),
);
const small = fc.integer({ min: 1, max: 9 });
const dictionary = fc.dictionary(word, text, { minKeys: 0, maxKeys: 4, noNullPrototype: true });

const task = fc.record({
  name: word,
  env: dictionary,
  meta: dictionary,
  // Without it the task and its service would end at once.
  config: fc
    .dictionary(word, fc.oneof(text, small, fc.boolean(), fc.array(text, { maxLength: 3 })), {
      maxKeys: 4,
      noNullPrototype: true,
    })
    .map((config) => ({ ...config, run_for: '2h' })),
  cpu: fc.integer({ min: 20, max: 90 }),
  memory: fc.integer({ min: 10, max: 90 }),
  timeout: small,
  user: text,
});
const group = fc.record({
  name: word,
  count: fc.integer({ min: 0, max: 3 }),
  meta: dictionary,
  tasks: fc.uniqueArray(task, { minLength: 1, maxLength: 3, selector: ({ name }) => name }),
  tags: fc.option(fc.uniqueArray(word, { minLength: 1, maxLength: 3 })),
  attempts: fc.integer({ min: 0, max: 3 }),
});
const job = fc.record({
  id: fc.uuid(),
  type: fc.constantFrom('service', 'batch'),
  priority: fc.integer({ min: 1, max: 100 }),
  meta: dictionary,
  groups: fc.uniqueArray(group, { minLength: 1, maxLength: 3, selector: ({ name }) => name }),
});
type Job = typeof job extends fc.Arbitrary<infer T> ? T : never;

/** Returns a value in HCL. */
function value(content: unknown): string {
  if (Array.isArray(content)) return `[${content.map(value).join(', ')}]`;
  if (typeof content !== 'string') return String(content);
  const escaped = content.replaceAll(/["\\]/g, String.raw`\$&`);
  return `"${escaped.replaceAll(/[$%](?=\{)/g, (sign) => sign + sign)}"`;
}

function attributes(fields: Record<string, unknown>): string {
  return Object.entries(fields)
    .map(([name, item]) => `${name} = ${value(item)}\n`)
    .join('');
}

function render({ id, type, priority, meta, groups }: Job): string {
  const tasks = (parent: Job['groups'][number]): string =>
    parent.tasks
      .map((item) => {
        const { name, env, config, cpu, memory, timeout, user } = item;
        const plain = attributes({ driver: 'mock_driver', user, kill_timeout: `${timeout}s` });
        return `task ${value(name)} {\n${plain}config {\n${attributes(config)}}\nenv {\n${attributes(env)}}\nmeta {\n${attributes(item.meta)}}\nresources {\n${attributes({ cpu, memory })}}\n}\n`;
      })
      .join('');
  const rendered = groups.map((item) => {
    const service =
      item.tags === null ? '' : `service {\n${attributes({ name: 'web', provider: 'nomad', tags: item.tags })}}\n`;
    const restart = `restart {\n${attributes({ attempts: item.attempts, mode: 'fail' })}}\n`;
    return `group ${value(item.name)} {\n${attributes({ count: item.count })}meta {\n${attributes(item.meta)}}\n${restart}${service}${tasks(item)}}\n`;
  });
  return `job ${value(id)} {\n${attributes({ type, priority, datacenters: ['dc1'] })}meta {\n${attributes(meta)}}\n${rendered.join('')}}\n`;
}

/** Returns every change of a diff with its place. */
function listChanges(diff: Doc): Doc[] {
  const fields = ((diff['Fields'] ?? []) as Doc[]).filter(({ Type }) => Type !== 'None');
  const inner = ['Objects', 'TaskGroups', 'Tasks'].flatMap((key) => ((diff[key] ?? []) as Doc[]).flatMap(listChanges));
  return [...fields, ...inner];
}

describe('generated jobs in the sandbox', () => {
  it('a generated job is parsed back from its HCL unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(job, async (given) => {
        const parsed = await caller.parse(render(given));
        expect(parsed).toMatchObject({
          ID: given.id,
          Name: given.id,
          Type: given.type,
          Priority: given.priority,
          Meta: given.meta,
        });
        expect(
          parsed['TaskGroups'].map((item: Doc) => [
            item['Name'],
            item['Count'],
            item['Meta'],
            item['Services']?.[0].Tags ?? null,
          ]),
        ).toEqual(given.groups.map(({ name, count, meta, tags }) => [name, count, meta, tags]));
        const tasks = parsed['TaskGroups'].flatMap((item: Doc) => item['Tasks']) as Doc[];
        expect(
          tasks.map(({ Name, Env, Meta, Config, User, KillTimeout, Resources }) => [
            Name,
            Env,
            Meta,
            Config,
            User,
            KillTimeout,
            Resources.CPU,
            Resources.MemoryMB,
          ]),
        ).toEqual(
          given.groups.flatMap((item) =>
            item.tasks.map((entry) => [
              entry.name,
              entry.env,
              entry.meta,
              entry.config,
              entry.user,
              entry.timeout * 1e9,
              entry.cpu,
              entry.memory,
            ]),
          ),
        );
      }),
      { numRuns: countRuns(40) },
    );
  });

  it('a generated job is unchanged when planned again, and a plan changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(job, async (given) => {
        const parsed = await caller.parse(render(given));
        await caller.run(parsed);
        const paths = ['', '/allocations', '/evaluations', '/summary', '/versions'].map(
          (suffix) => `/v1/job/${given.id}${suffix}`,
        );
        const read = (): Promise<string[]> =>
          Promise.all(paths.map(async (path) => (await caller.ask('GET', path)).text));
        const before = await read();
        const plan = await caller.plan(parsed);
        expect(plan['Diff'].Type).toBe('None');
        expect(listChanges(plan['Diff'])).toEqual([]);
        await caller.plan({
          ...parsed,
          Priority: (given.priority % 100) + 1,
          TaskGroups: parsed['TaskGroups'].slice(0, 1),
        });
        expect(await read()).toEqual(before);
      }),
      { numRuns: countRuns(25) },
    );
  });

  it('a plan of a generated job shows each edit exactly once', async () => {
    const edits = fc.constantFrom<[name: string, edit: (job: Doc, group: Doc, task: Doc) => void]>(
      ['Priority', (spec) => (spec['Priority'] = (spec['Priority'] % 100) + 1)],
      ['Meta[edited]', (spec) => (spec['Meta'] = { ...spec['Meta'], edited: 'x' })],
      ['Datacenters', (spec) => spec['Datacenters'].push('dc2')],
      ['Count', (_, spec) => spec['Count']++],
      ['Meta[edited]', (_, spec) => (spec['Meta'] = { ...spec['Meta'], edited: 'x' })],
      ['Attempts', (_, spec) => spec['RestartPolicy'].Attempts++],
      ['Interval', (_, spec) => (spec['RestartPolicy'].Interval = 7_000_000_000_000)],
      ['SizeMB', (_, spec) => (spec['EphemeralDisk'] = { SizeMB: 301 })],
      ['Env[EDITED]', (_g, _, spec) => (spec['Env'] = { ...spec['Env'], EDITED: 'x' })],
      ['edited', (_g, _, spec) => (spec['Config'] = { ...spec['Config'], edited: true })],
      ['CPU', (_g, _, spec) => spec['Resources'].CPU++],
      ['MemoryMB', (_g, _, spec) => spec['Resources'].MemoryMB++],
      ['User', (_g, _, spec) => (spec['User'] += '!')],
      ['KillTimeout', (_g, _, spec) => spec['KillTimeout']++],
      ['MaxFiles', (_g, _, spec) => (spec['LogConfig'] = { MaxFiles: 11 })],
      ['Leader', (_g, _, spec) => (spec['Leader'] = true)],
    );
    await fc.assert(
      fc.asyncProperty(job, edits, fc.nat(), async (given, [name, edit], pick) => {
        const parsed = await caller.parse(render(given));
        await caller.json('POST', '/v1/jobs', { Job: parsed });
        const edited = structuredClone(parsed);
        const chosen = edited['TaskGroups'][pick % edited['TaskGroups'].length] as Doc;
        edit(edited, chosen, chosen['Tasks'][pick % chosen['Tasks'].length] as Doc);
        const { Diff } = await caller.plan(edited);
        expect(Diff.Type).toBe('Edited');
        expect(listChanges(Diff).map(({ Name }) => Name)).toEqual([name]);
      }),
      { numRuns: countRuns(60) },
    );
  });
});
