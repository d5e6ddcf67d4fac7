import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { pullRequestEvent } from '../support/github.ts';
import { noLinks } from '../support/platform.ts';
import { service } from '../support/registering.ts';
import { startUndeclaring } from '../support/undeclaring.ts';
import { readResult } from '../support/result.ts';

/** The guard hits of a change of files, from the files to the output. */

const file = 'jobs/web.nomad.hcl';

function match({ outputs }: ActionRun): readonly (readonly [guard: string, group: string, old: string, now: string])[] {
  interface Row {
    readonly guard: string;
    readonly group: string;
    readonly old: string;
    readonly new: string;
  }
  const rows = readResult({ outputs }).guards as readonly Row[];
  return rows.map((row) => [row.guard, row.group, row.old, row.new]);
}

function formatGroup(name: string, driver: string, color: string): string {
  return `  group "${name}" {
    task "server" {
      driver = "${driver}"
      config {
        ${driver === 'docker' ? 'image = "web:1"' : 'run_for = "2h"'}
      }
      env {
        COLOR = "${color}"
      }
    }
  }
`;
}

/** Two groups, of which the second one cannot be placed. */
function half([placeable, other]: readonly [placeable: string, other: string]): string {
  return `job "web" {\n${formatGroup('app', 'mock_driver', placeable)}${formatGroup('full', 'docker', other)}}\n`;
}

const before = half(['blue', 'blue']);
const withBlocks = (blocks: string): string => service('web', { task: `run_for = "2h"\n}\n${blocks}\nmeta {` });
const identity = (audience: string): string => `identity {\n name = "x"\n aud = ["${audience}"]\n file = true\n }`;
const devices = (...counts: readonly number[]): string =>
  `resources {\n${counts.map((count) => `device "nvidia/gpu" {\n count = ${count}\n }`).join('\n')}\n }`;

describe.concurrent('a guard describes the effect of the change', () => {
  test.each<[what: string, after: string, hits: readonly string[]]>([
    ['a job that stays as it is', before, []],
    ['a group that stays as it is', half(['green', 'blue']), []],
    ['a group that changes', half(['blue', 'green']), ['full']],
    ['a change of the whole job', before.replace('job "web" {', 'job "web" {\n  priority = 60'), ['full']],
  ])('guard unplaceable: %s, in plan and register', async (_, after, hits) => {
    await using pull = await startUndeclaring({ before: { [file]: before }, after: { [file]: after } });
    const inputs = { guards: 'unplaceable', 'only-changed': 'false' };
    const expected = hits.map((group) => ['unplaceable', group, '', '']);
    const plan = await pull.plan({ inputs });
    expect(match(plan)).toEqual(expected);
    const register = await pull.register({ inputs: { ...inputs, wait: 'false' } });
    expect([match(register), register.outputs['reason'] === 'guarded']).toEqual([expected, hits.length > 0]);
  });

  test.each([
    ['an identity', identity('b'), `${identity('admin')}\n${identity('b')}`, ['x (env or file)', 'x (aud admin)']],
    ['a device', devices(1, 1), devices(8, 1), ['nvidia/gpu']],
  ])('guards find %s before another of its name, beside a change that the diff has', async (_, old, now, values) => {
    await using pull = await startUndeclaring({
      before: { [file]: withBlocks(old) },
      after: { [file]: withBlocks(`${now}\nkill_timeout = "9s"`) },
    });
    const inputs = { guards: 'new-secrets-access\nprivileged', 'only-changed': 'false' };
    expect(match(await pull.plan({ inputs })).map(([, , , value]) => value)).toEqual(values);
  });

  test('the recommended guards find a count that becomes 0', async () => {
    const after = service('web', { count: 0 });
    await using pull = await startUndeclaring({
      before: { [file]: service('web', { count: 2 }) },
      after: { [file]: after },
    });
    expect(match(await pull.plan({ inputs: { guards: 'recommended' } }))).toEqual([['stops', 'app', '2', '0']]);
  });
});

const createJobIn = (namespace: string, more = ''): string =>
  `${more}${service('web', { meta: `namespace = ${namespace}` })}`;
const variable = (value: string): string => `variable "ns" {\n  type    = string\n  default = "${value}"\n}\n`;
const local = (value: string): string => `locals {\n  ns = "${value}"\n}\n`;
const declared = 'variable "ns" {\n  type = string\n}\n';
const vars = 'jobs/all.vars.hcl';
const shop = 'jobs/shop.nomad.hcl';
const place = (id: string, namespace: string): string => service(id, { meta: `namespace = "${namespace}"` });
const computed = createJobIn('upper("team") == "" ? "x" : "default"');

describe.concurrent('guard namespace-change', () => {
  const inputs = { guards: 'namespace-change', 'only-changed': 'false' };
  const moved = ['namespace-change', '', 'default', 'team'];

  test.each<[what: string, before: Record<string, string>, after: Record<string, string>, hits: readonly (readonly string[])[]]>([
    ['the default of a variable', { [file]: createJobIn('var.ns', variable('default')) }, { [file]: createJobIn('var.ns', variable('team')) }, [moved]],
    ['a variable instead of a literal', { [file]: createJobIn('"default"') }, { [file]: createJobIn('var.ns', variable('team')) }, [moved]],
    ['a local', { [file]: createJobIn('local.ns', local('default')) }, { [file]: createJobIn('local.ns', local('team')) }, [moved]],
    ['a variable file', { [file]: createJobIn('var.ns', declared), [vars]: 'ns = "default"\n' }, { [vars]: 'ns = "team"\n' }, [moved]],
    ['another value in a variable file', { [file]: createJobIn('var.ns', declared), [vars]: 'ns = "team"\ntag = "1"\n' }, { [vars]: 'ns = "team"\ntag = "2"\n' }, []],
    ['the same namespace in another form', { [file]: createJobIn('var.ns', variable('team')) }, { [file]: createJobIn('"team"') }, []],
    ['a namespace that only Nomad can compute', { [file]: computed }, { [file]: createJobIn('"team"') }, [['namespace-change', '', '', 'team']]],
    ['a file whose former job only Nomad can compute', { [file]: service('web', { meta: 'id = lower("WEB")' }) }, { [file]: createJobIn('"team"') }, [['namespace-change', '', '', 'team']]],
    ['two files that exchange jobs and namespaces', { [file]: createJobIn('"default"'), [shop]: place('shop', 'team') }, { [file]: place('shop', 'team'), [shop]: createJobIn('"default"') }, []],
    ['two files that exchange jobs', { [file]: createJobIn('"default"'), [shop]: place('shop', 'team') }, { [file]: place('shop', 'default'), [shop]: createJobIn('"team"') }, [moved, ['namespace-change', '', 'team', 'default']]],
    ['a new file for a job that another file no longer declares', { [file]: createJobIn('"default"') }, { [file]: place('shop', 'default'), [shop]: createJobIn('"team"') }, [moved]],
    ['a new file for a job of this ID in another namespace', { [file]: createJobIn('"default"') }, { [file]: createJobIn('"default"', '# same\n'), [shop]: createJobIn('"team"') }, []],
    ['another ID in another namespace', { [file]: createJobIn('"default"') }, { [file]: place('shop', 'team') }, [moved]],
    ['a new file', {}, { [file]: createJobIn('"team"') }, []],
  ])('guard namespace-change judges a change of files: %s', async (_, old, after, hits) => {
    const running = [service('web')];
    await using pull = await startUndeclaring({ before: old, after, running });
    const given = vars in old ? { ...inputs, 'var-files': vars, 'strict-vars': 'false' } : inputs;
    const plan = await pull.plan({ inputs: given });
    expect([plan.exitCode, match(plan)]).toEqual([0, hits]);
  }); // prettier-ignore

  test.each<[what: string, old: Record<string, string>, after: Record<string, string>, hits: readonly (readonly string[])[]]>([
    ['its job', { [file]: createJobIn('"default"') }, { [shop]: createJobIn('"team"') }, [moved]],
    ['a job whose ID only Nomad can compute', { [file]: service('web', { meta: 'id = lower("WEB")' }) }, { [shop]: createJobIn('"team"') }, [['namespace-change', '', '', 'team']]],
    ['a job with a variable file of its own', { [file]: createJobIn('var.ns', variable('team')), 'jobs/web.vars.hcl': 'ns = "default"\n' }, { [shop]: createJobIn('"team"'), 'jobs/web.vars.hcl': '' }, [moved]],
    ['a job in the file that it links to', { [file]: '../shared/web.txt' }, { [shop]: createJobIn('"team"') }, [['namespace-change', '', '', 'team']]],
    ['no job', { 'jobs/x.vars.hcl': 'tag = 1\n' }, { [shop]: createJobIn('"team"'), 'jobs/x.vars.hcl': '' }, []],
  ])('a file that is renamed or removed, and declared %s', async (_, old, after, hits) => {
    const pull = { before: old, after, renamed: file in old ? { [shop]: file } : {}, running: [] };
    await using story = await startUndeclaring({ ...pull, sandbox: { namespaces: ['team'] } });
    const given = { guards: 'namespace-change', 'var-files': '{file}.vars.hcl' };
    expect(match(await story.plan({ inputs: given }))).toEqual(hits);
  }); // prettier-ignore

  test('a job file that moves to where `job-files` looks', async () => {
    const pull = {
      before: { 'old/web.nomad.hcl': createJobIn('"default"') },
      after: { [file]: createJobIn('"team"') },
      renamed: { [file]: 'old/web.nomad.hcl' },
    };
    await using story = await startUndeclaring({ ...pull, sandbox: { namespaces: ['team'] } });
    expect(match(await story.plan({ inputs: { guards: 'namespace-change' } }))).toEqual([moved]);
  });

  test('a configuration file that changes, because it may name the namespace and variables', async () => {
    const configuration = '.github/outrider.yml';
    const job = createJobIn('var.ns', declared);
    await using pull = await startUndeclaring({
      before: { [file]: job, [configuration]: 'vars:\n  ns: default\n' },
      after: { [configuration]: 'vars:\n  ns: team\n' },
      running: [service('web')],
    });
    expect(match(await pull.plan({ inputs }))).toEqual([['namespace-change', '', '', 'team']]);
  });

  test.skipIf(noLinks)(`a configuration file that changes behind a link${noLinks}`, async () => {
    const target = 'conf/outrider.yml';
    await using pull = await startUndeclaring({
      before: { [file]: createJobIn('var.ns', declared), [target]: 'vars:\n  ns: default\n', '.github/x': '' },
      after: { '.github/x': 'x' },
      running: [service('web')],
    });
    const { workspace, github } = pull.story;
    symlinkSync('../conf/outrider.yml', join(workspace.path, '.github/outrider.yml'));
    const base = workspace.commit();
    workspace.write(target, 'vars:\n  ns: team\n');
    github.files = [{ filename: target, status: 'modified' }];
    const plan = await pull.plan({ inputs, event: pullRequestEvent(false, { base }) });
    expect(match(plan)).toEqual([['namespace-change', '', '', 'team']]);
  });

  test('a plan cannot judge without the base, and neither can a register run, unless the plan had the guard', async () => {
    await using pull = await startUndeclaring({
      before: { [file]: createJobIn('"team"') },
      after: { [file]: createJobIn('"team"', '\n') },
      running: [],
    });
    const event = pullRequestEvent(false, { base: 'd'.repeat(40) });
    // GitHub has the base that the checkout lacks.
    expect(match(await pull.plan({ inputs, event }))).toEqual([]);
    pull.story.github.contents = { [file]: 500 };
    expect(match(await pull.plan({ inputs, event }))).toEqual([['namespace-change', '', '', 'team']]);
    await pull.plan();
    const unjudged = await pull.register({ inputs: { ...inputs, wait: 'false' } });
    expect([match(unjudged), unjudged.outputs['reason']]).toEqual([[['namespace-change', '', '', 'team']], 'guarded']);
    await pull.plan({ inputs });
    const register = await pull.register({ inputs: { ...inputs, wait: 'false' } });
    expect([match(register), register.outputs['reason']]).toEqual([[], '']);
  });
});
