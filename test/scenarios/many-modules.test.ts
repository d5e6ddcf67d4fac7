import { describe, expect, test } from 'vitest';
import { listWarnings } from '../support/action.ts';
import { readResult } from '../support/result.ts';
import { network, startModules, readNames, type ModuleStory } from '../support/modules.ts';

const schedule = { name: 'schedule', payload: {} };
const every = { module: 'acme/*/*' };

/** Has `acme/network/aws` with 3 versions, and modules of these names with as many. */
async function startOrganization(
  names: readonly string[],
  versions = ['1.0.0', '1.1.0', '2.0.0'],
): Promise<ModuleStory> {
  const story = await startModules({ versions });
  for (const name of names) story.registry.publish({ name, provider: 'aws', versions });
  return story;
}

function lists({ registry }: ModuleStory): readonly string[] {
  return registry.requests.flatMap(({ path }) => (/\/registry-modules(?=\?)/.test(path) ? [path] : []));
}

describe.concurrent('patterns of modules', () => {
  test('deprecate changes all modules that a pattern matches, except modules that `!` excludes', async () => {
    await using story = await startOrganization(['dns', 'legacy-vpc', 'zones']);
    const module = `acme/*/*\n! acme/legacy-*/*`;
    const run = await story.deprecate({ event: schedule, inputs: { module } });
    expect([run.exitCode, run.outputs['reason']]).toEqual([0, '']);
    expect(story.takeWrites()).toEqual([
      'deprecate dns 1.0.0',
      'deprecate dns 1.1.0',
      'deprecate 1.0.0',
      'deprecate 1.1.0',
      'deprecate zones 1.0.0',
      'deprecate zones 1.1.0',
    ]);
    expect(run.outputs['summary']).toBe('Deprecated 6 versions of 3 modules');
    expect(run.log).toContain('3 modules to evaluate.');
    const rerun = await story.deprecate({ event: schedule, inputs: { module } });
    expect([rerun.exitCode, story.takeWrites()]).toEqual([0, []]);
    const back = await story.reinstate({ event: schedule, inputs: { module, policy: 'explicit', versions: '1.1.0' } });
    expect([back.exitCode, story.takeWrites()]).toEqual([
      0,
      ['reinstate dns 1.1.0', 'reinstate 1.1.0', 'reinstate zones 1.1.0'],
    ]);
  });

  test('a line of `protect` that is in no version of any module is a warning, and so is a version that `versions` names and the policy keeps', async () => {
    await using story = await startOrganization(['dns'], ['1.0.0', '1.1.0', '2.0.0']);
    story.registry.publish({ name: 'zones', provider: 'aws', versions: ['1.4.0', '2.0.0'] });
    const inputs = { ...every, protect: '1.4.x\n3.x\n1.0', versions: '2.0.0', 'dry-run': 'true' };
    const run = await story.deprecate({ event: schedule, inputs });
    expect(run.exitCode).toBe(0);
    const kept = '`versions` contains 2.0.0, but it is not changed: it is the newest stable version.';
    expect([...new Set(listWarnings(run))]).toEqual(['`protect` names 3.x, but no version is in that range.', kept]);
  });

  test('versions are changed one at a time in the order of the modules, also where a write is repeated, and so are the receipts', async () => {
    await using story = await startOrganization(['dns', 'zones']);
    story.registry.fault({ on: 'PATCH', kind: 503, path: 'dns/aws/1.1.0', times: 2 });
    const run = await story.deprecate({ event: schedule, inputs: every });
    const writes = ['dns 1.0.0', 'dns 1.1.0', '1.0.0', '1.1.0', 'zones 1.0.0', 'zones 1.1.0'];
    expect([run.exitCode, story.takeWrites()]).toEqual([
      0,
      [0, 1, 1, 1, 2, 3, 4, 5].map((at) => `deprecate ${writes[at]}`),
    ]);
    const receipts = JSON.parse(run.outputs['receipts'] ?? '') as { module: string; to: { version: string } }[];
    expect(receipts.map(({ module, to }) => `deprecate ${module.split('/')[1]} ${to.version}`)).toEqual(
      writes.map((write) => `deprecate ${write.includes(' ') ? write : `network ${write}`}`),
    );
    expect(run.outputs['summary']).toBe('Deprecated 6 versions of 3 modules');
  });

  test('modules are listed once for each organization, page by page, and a module of a line and a pattern is evaluated once', async () => {
    const names = Array.from({ length: 105 }, (_, at) => `m${at}`);
    await using story = await startModules({ versions: ['1.0.0'] });
    for (const name of names) story.registry.publish({ name, provider: 'null', versions: ['1.0.0'] });
    const module = `${network}\nacme/m1*/*\nacme/*/null\n${network}`;
    const run = await story.deprecate({ event: schedule, inputs: { module } });
    expect(run.exitCode).toBe(0);
    expect(readNames(run, 'unchanged')).toHaveLength(106);
    expect(lists(story).map((path) => new URLSearchParams(path.split('?')[1]).get('page[number]'))).toEqual(['1', '2']);
  });

  test('a module without a pattern needs no list of modules', async () => {
    await using story = await startOrganization(['dns']);
    const run = await story.deprecate({ event: schedule, inputs: { module: `${network}\nacme/dns/aws\n!acme/dns/*` } });
    expect([run.exitCode, story.listDeprecated(), lists(story)]).toEqual([0, ['1.0.0', '1.1.0'], []]);
    expect(story.registry.deprecation('acme/dns/aws', '1.0.0')).toBeNull();
  });

  test.each([
    ['acme/nothing-*/*', '`acme/nothing-*/*` matches none of the 2 modules of `acme`'],
    ['other/*/*', 'The modules of `other` could not be listed: Not found in the registry'],
    ['acme/*/*\n!acme/*/*', 'Lines with `!` exclude all 2 modules of `module`'],
  ])('a pattern without modules fails, and stops no other module: %j', async (module, message) => {
    await using story = await startOrganization(['dns']);
    const run = await story.deprecate({ event: schedule, inputs: { module } });
    expect([run.exitCode, run.outputs['reason'], story.takeWrites()]).toEqual([1, 'not-found', []]);
    expect(run.annotations[0]?.message).toContain(message);
    const both = await story.deprecate({ event: schedule, inputs: { module: `acme/d*/*\n${module.split('\n')[0]}` } });
    expect(story.registry.deprecation('acme/dns/aws', '1.0.0')).not.toBeNull();
    expect(both.exitCode).toBe(module.startsWith('acme/*') ? 0 : 1);
  });

  test.each(['dns', 'network', 'zones'])(
    'a module that the registry refuses stops no other one, whatever its place is: %s',
    async (name) => {
      await using story = await startOrganization(['dns', 'zones']);
      story.registry.fault({ on: 'PATCH', kind: 404, path: `${name}/aws/`, times: 9 });
      const run = await story.deprecate({ event: schedule, inputs: every });
      expect([run.exitCode, run.outputs['summary']]).toEqual([
        1,
        `Deprecated 4 versions of 2 modules; \`acme/${name}/aws\` failed`,
      ]);
      const others = ['dns', 'network', 'zones'].filter((other) => other !== name);
      const changed = readResult(run).versions.flatMap(({ module, result }) =>
        result === 'deprecated' ? [module] : [],
      );
      expect(changed).toEqual(others.flatMap((other) => [`acme/${other}/aws`, `acme/${other}/aws`]));
      expect(run.annotations.filter(({ level }) => level === 'error')).toHaveLength(1);
    },
  );

  test('a module that cannot be read stops no other one, in any order of the responses', async () => {
    for (const path of ['dns/aws', 'network/aws']) {
      await using story = await startOrganization(['dns', 'zones']);
      story.registry.fault({ on: 'GET', kind: 404, path: `${path}/versions`, times: 9 });
      const run = await story.deprecate({ event: schedule, inputs: every });
      expect([run.exitCode, run.outputs['reason'], story.takeWrites().length]).toEqual([1, 'not-found', 4]);
    }
  });

  test('a line with `!` that excludes nothing is a warning', async () => {
    await using story = await startOrganization([]);
    const run = await story.deprecate({ event: schedule, inputs: { module: 'acme/*/*\n!acme/legcy/*' } });
    expect([run.exitCode, story.takeWrites().length]).toEqual([0, 2]);
    expect(run.annotations.map(({ level, message }) => [level, message])).toEqual([
      ['warning', '`!acme/legcy/*` excludes none of the modules of `module`.'],
    ]);
  });

  test.each(
    '*/network/aws acme/* acme/** acme/*/*/* a.example/acme/*/* acme/[/* acme/{a,b/* !acme/*/* acme/../*'.split(' '),
  )('a pattern that is invalid is refused before any request: %s', async (module) => {
    await using story = await startOrganization([]);
    const run = await story.deprecate({ event: schedule, inputs: { module } });
    expect([run.exitCode, run.outputs['reason'], story.registry.requests.length]).toEqual([1, 'input', 0]);
    expect(run.annotations[0]?.message).toContain('module');
  });
});

describe.concurrent('max-changes', () => {
  test('`max-changes` does not count the changes of a module that is refused', async () => {
    const deprecation = { reason: 'Old. [outrider]', link: '' };
    const versions = ['1.0.0', '1.1.0'].map((version) => ({ version, deprecation }));
    await using story = await startModules({ versions: [...versions, '2.0.0'] });
    story.registry.publish({ name: 'few', provider: 'aws', versions: [{ version: '1.1.0', deprecation }, '2.0.0'] });
    const inputs = { module: `acme/few/aws\n${network}`, policy: 'explicit', versions: '1.0.0\n1.1.0' };
    const run = await story.reinstate({ event: schedule, inputs: { ...inputs, 'max-changes': '2' } });
    expect([run.exitCode, run.outputs['reason'], story.takeWrites()]).toEqual([
      1,
      'not-found',
      ['reinstate 1.0.0', 'reinstate 1.1.0'],
    ]);
  });
});
