import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders, type ActionRun } from '../support/action.ts';
import { readDrifts, startDrift } from '../support/drifting.ts';
import { service, startNomadProxy, startStory, type Story } from '../support/registering.ts';
import { readComment } from '../support/approving.ts';

/** Changes that Nomad's diff does not show, or shows where nothing changes: Nomad 1.8.4 to 2.0.6-dev (test/real/leaves.test.ts). */

afterAll(removeRunFolders);

const file = 'jobs/web.nomad.hcl';
const plain = service('web');

function web({ job = '', group = '', task = '' }: Partial<Record<'job' | 'group' | 'task', string>>): string {
  return service('web', { meta: job })
    .replace('    count = ', `    ${group}\n    count = `)
    .replace('      env {', `      ${task}\n      env {`);
}

function spread(percent: number): string {
  return `spread {
    attribute = "\${node.datacenter}"
    target "dc1" {
      percent = ${percent}
    }
  }`;
}

const affinity = 'affinity {\n attribute = "${node.class}"\n value = "x"\n }';
const restart = 'restart {\n attempts = 3\n mode = "fail"\n }';
const prestart = 'lifecycle {\n hook = "prestart"\n sidecar = true\n }';
const second = `task "second" {
 driver = "mock_driver"
 config {
 run_for = "2h"
 }
 }`;
const action = (args: string): string => `action "dump" {\n command = "/bin/dump"\n args = ${args}\n }`;

const identity = (audience: string): string => `identity {\n name = "x"\n aud = ["${audience}"]\n file = true\n }`;
const artifact = (name: string): string => `artifact {\n source = "http://files.example/${name}"\n }`;

const script = (args: string): string =>
  `service {\n name = "web"\n port = "80"\n check {\n type = "script"\n task = "server"\n command = "/bin/check"\n args = [${args}]\n interval = "9s"\n timeout = "1s"\n }\n }`;
const check = (name: string): string => `check {\n ${name}\n type = "tcp"\n interval = "9s"\n timeout = "1s"\n }`;
const serve = (name: string, checks: string): string =>
  `service {\n name = "${name}"\n provider = "nomad"\n port = "80"\n ${checks}\n }`;

const write = (...Tasks: readonly object[]): string =>
  JSON.stringify({ ID: 'web', Datacenters: ['dc1'], TaskGroups: [{ Name: 'app', Tasks }] });

/** The changed lines of the comment's diff. */
function listChanges(story: Story): readonly string[] {
  const [, diff = ''] = /```diff\n([^]*?)\n```/.exec(readComment(story)) ?? [];
  return diff
    .split('\n')
    .flatMap((line) => (/^[-+!] +(?!Job:|Task:)\S+:/.test(line) ? [line.replace(/ +/g, ' ')] : []));
}

const createJsonJob = (target: object, more: object, Priority: number, RestartPolicy: object) => ({
  ID: 'web',
  Datacenters: ['dc1'],
  Priority,
  TaskGroups: [
    {
      Name: 'app',
      RestartPolicy: { Attempts: 1, Delay: 5e9, Interval: 60e9, Mode: 'fail' },
      Spreads: [{ Attribute: '${node.datacenter}', SpreadTarget: [{ Value: 'dc1', ...target }], ...more }],
      Tasks: [{ Name: 'server', Driver: 'mock_driver', Config: { run_for: '2h' }, RestartPolicy }],
    },
  ],
});

describe.concurrent('changes that Nomad’s diff lacks', () => {
  test.each<[string, string, string, readonly string[]]>([
    [
      'a new spread of the job',
      plain,
      web({ job: spread(60) }),
      ['+ Attribute: "${node.datacenter}"', '+ Weight: "50"', '+ Percent: "60"', '+ Value: "dc1"'],
    ],
    [
      'the order of arguments',
      web({ task: action('["a1", "b2"]') }),
      web({ task: action('["b2", "a1"]') }),
      ['! Args: ‹hidden› => "b2"', '! Args: ‹hidden› => "a1"'],
    ],
    [
      'the order of tasks',
      web({ group: second }),
      plain.replace(/( {4}task "server" \{[^]*?\n {4}\}\n)/, `$1${second}\n`),
      ['! Tasks: (another order)'],
    ],
    ['an empty variable', plain, plain.replace('IMAGE =', 'EMPTY = ""\n IMAGE ='), ['+ Env[EMPTY]: ""']],
    [
      'restarts and the hook beside a change that the diff has',
      web({ task: prestart }),
      web({ task: `meta {\n step = "2"\n }\n ${restart}\n ${prestart.replace('prestart', 'poststart')}` }),
      ['+ Meta[step]: "2"', '! Hook: "prestart" => "poststart"', '! Attempts: "0" => "3"'],
    ],
    [
      'the first of two identities with one name beside such a change',
      web({ task: identity('b') }),
      web({ task: `meta {\n step = "2"\n }\n ${identity('admin')}\n ${identity('b')}` }),
      ['+ Meta[step]: "2"', '+ File: "true"', '+ Name: "x"', '+ Audience: "admin"'],
    ],
    [
      'the first of two artifacts with one destination beside such a change',
      web({ task: `${artifact('one')}\n ${artifact('two')}` }),
      web({ task: `meta {\n step = "2"\n }\n ${artifact('other')}\n ${artifact('two')}` }),
      ['+ Meta[step]: "2"', '! GetterSource: ‹hidden› => "http://files.example/other"'],
    ],
    [
      'a repeated affinity beside such a change',
      web({ group: affinity }),
      web({ group: `${affinity}\n ${affinity}`, task: 'meta {\n step = "2"\n }' }),
      ['+ LTarget: "${node.class}"', '+ Operand: "="', '+ RTarget: "x"', '+ Weight: "50"', '+ Meta[step]: "2"'],
    ],
    [
      'the removal of the first of two identities with one name beside such a change',
      web({ task: `${identity('a')}\n ${identity('b')}` }),
      web({ task: `meta {\n step = "2"\n }\n ${identity('b')}` }),
      ['+ Meta[step]: "2"', '- File: "true"', '- Name: "x"'],
    ],
    [
      'restarts of a task and of its group',
      web({ task: restart }),
      web({ task: restart.replace('3', '9') }).replace('attempts = 0', 'attempts = 5'),
      ['! Attempts: "0" => "5"', '! Attempts: "3" => "9"'],
    ],
  ])('plan shows %s, register writes it once, and drift names it', async (_, running, wanted, changes) => {
    await using story = await startDrift({ files: { [file]: wanted }, running: [running] });
    const drift = await story.drift();
    expect(readDrifts(drift)).toMatchObject([{ id: 'web', kind: 'changed' }]);
    expect((readDrifts(drift)[0] as unknown as { readonly fields: readonly string[] }).fields).not.toEqual([]);
    const run = await story.plan();
    expect([run.exitCode, run.outputs['changed']]).toEqual([0, 'true']);
    expect(listChanges(story)).toEqual(changes);
    expect([(await story.register()).exitCode, (await story.versions('web')).length]).toEqual([0, 2]);
    expect([(await story.register()).exitCode, (await story.versions('web')).length]).toEqual([0, 2]);
    expect((await story.drift()).outputs['drifted']).toBe('false');
  });

  test('a new spread of a batch job whose allocations have ended is a change', async () => {
    const batch = plain.replace(/ {2}update \{[^]*?\n {2}\}/, 'type = "batch"').replace('"2h"', '"1ms"');
    const wanted = batch.replace('  group', `${spread(60)}\n  group`);
    await using story = await startStory({ files: { [file]: wanted } });
    await story.operate(batch);
    await expect
      .poll(async () => (await story.ask<readonly { ClientStatus: string }[]>('GET', '/v1/job/web/allocations'))[0])
      .toMatchObject({ ClientStatus: 'complete' });
    const run = await story.plan();
    expect([run.exitCode, run.outputs['changed']]).toEqual([0, 'true']);
    expect(listChanges(story)).toEqual([
      '+ Attribute: "${node.datacenter}"',
      '+ Weight: "50"',
      '+ Percent: "60"',
      '+ Value: "dc1"',
    ]);
  });

  test('`plan-text` stays the output of `nomad job plan`', async () => {
    await using story = await startStory({ files: { [file]: web({ task: restart }) }, running: [plain] });
    const text = readFileSync((await story.plan()).outputs['plan-text'] ?? '', 'utf8');
    expect(text).toContain('+/- Task: "server"');
    expect(text).not.toContain('Attempts');
  });

  test('a revert to a version that differs by its spread alone writes it', async () => {
    await using story = await startStory({ files: {}, running: [plain] });
    await story.operate(web({ job: spread(60) }));
    const revert = { inputs: { mode: 'revert', job: 'web', 'job-version': '0', wait: 'false' } };
    const run = await story.run(revert);
    expect([run.exitCode, run.outputs['changed'], (await story.versions('web')).length]).toEqual([0, 'true', 3]);
    expect(run.summary).toMatch(/- {4}Percent|- +Percent/);
  });

  test('a block that a JSON job file no longer has is shown beside a change that the diff has', async () => {
    const task = { Name: 'server', Driver: 'mock_driver', Config: { run_for: '2h' } };
    const side = {
      ...task,
      Name: 'side',
      Lifecycle: { Hook: 'poststart', Sidecar: true },
      RestartPolicy: { Attempts: 9 },
    };
    await using story = await startStory({
      files: { 'jobs/web.json': write(task, { ...task, Name: 'side', Env: { A: '1' } }) },
    });
    await story.ask('POST', '/v1/jobs', { Job: JSON.parse(write(task, side)) as object });
    await story.plan({ inputs: { 'job-files': 'jobs/*.json' } });
    expect(listChanges(story)).toEqual(
      expect.arrayContaining(['+ Env[A]: "1"', '- Hook: "poststart"', '- Sidecar: "true"']),
    );
    expect(listChanges(story).join()).toContain('Attempts: "9"');
  });

  test('a value that a JSON job file omits is compared with the default of the server, beside a change that the diff has', async () => {
    const planned = createJsonJob({}, {}, 60, { Mode: 'fail', Delay: null });
    const stored = createJsonJob({ Percent: 60 }, { Weight: 30 }, 50, { Attempts: 2, Delay: 7e9 });
    await using story = await startStory({ files: { 'jobs/web.json': JSON.stringify(planned) } });
    await story.ask('POST', '/v1/jobs', { Job: { ...stored, Update: { Stagger: 31e9 } } });
    await story.plan({ inputs: { 'job-files': 'jobs/*.json' } });
    expect(listChanges(story).toSorted()).toEqual([
      '! Attempts: "2" => "1"',
      '! Delay: "7000000000" => "5000000000" (7s → 5s)',
      '! Priority: "50" => "60"',
      '! Stagger: "31000000000" => "30000000000" (31s → 30s)',
      '! Weight: "30" => "50"',
      '- Percent: "60"',
    ]);
  });

  test('a JSON job file without restarts gets those of Nomad, and a task those of its group', async () => {
    const { TaskGroups, ...job } = createJsonJob({}, {}, 60, {});
    const { RestartPolicy: _policy, ...group } = TaskGroups[0] ?? {};
    const planned = { ...job, TaskGroups: [group] };
    await using story = await startStory({ files: { 'jobs/web.json': JSON.stringify(planned) } });
    await story.ask('POST', '/v1/jobs', { Job: { ...job, TaskGroups } });
    await story.plan({ inputs: { 'job-files': 'jobs/*.json' } });
    const changes = listChanges(story);
    expect(changes.filter((line) => line.includes('Attempts'))).toEqual(['! Attempts: "1" => "2"']);
    expect(changes.join()).not.toContain('Other');
  });

  test('a key that Nomad ignores is not a change, unless the server has such a field', async () => {
    const note = { Comment: 'x' };
    const task = { Name: 's', Driver: 'mock_driver', ...note, Config: { run_for: '2h', ...note } };
    const group = { Name: 'app', ...note, Tasks: [task] };
    const job = { ID: 'web', Type: 'batch', ...note, Datacenters: ['dc1'], Priority: 60, TaskGroups: [group] };
    const inputs = { 'job-files': 'jobs/*.json', guards: 'privileged' };
    await using story = await startStory({ files: { 'jobs/web.json': JSON.stringify(job) } });
    await story.ask('POST', '/v1/jobs', { Job: job });
    expect((await story.plan({ inputs })).outputs['changed']).toBe('false');
    await story.ask('POST', '/v1/jobs', { Job: { ...job, Priority: 50 } });
    expect((await story.plan({ inputs })).exitCode).toBe(0);
    expect(listChanges(story)).toEqual(['! Priority: "50" => "60"']);
    expect(readComment(story)).toContain('Nomad ignores these keys of the job file: `Comment`.');
    expect(readComment(story)).not.toContain('❓');
    await using newer = await startNomadProxy(story.sandbox.scheduler, async ({ method, path, pass, answer }) => {
      if (method !== 'GET' || !/^\/v1\/job\/web(\?|$)/.test(path)) return;
      const { status, body } = await pass();
      answer(status, body.replace('"AllAtOnce":', '"comment":"","AllAtOnce":'));
    });
    expect((await story.plan({ inputs: { ...inputs, address: newer.url } })).exitCode).toBe(0);
    expect(listChanges(story)).toEqual(['! Priority: "50" => "60"', '+ Comment: "x"']);
    expect(readComment(story)).toMatch(/❓ .*field `Comment` \(\[privileged\]/);
  });

  test('a changed update block of a JSON job is compared with that of its groups, which inherit it', async () => {
    const job = createJsonJob({}, {}, 50, {});
    const files = { 'jobs/web.json': JSON.stringify({ ...job, Update: { Stagger: 32e9 }, Priority: 60 }) };
    await using story = await startStory({ files });
    await story.ask('POST', '/v1/jobs', { Job: { ...job, Update: { Stagger: 31e9 } } });
    await story.plan({ inputs: { 'job-files': 'jobs/*.json' } });
    expect(listChanges(story)).toContain('! Stagger: "31000000000" => "32000000000" (31s → 32s)');
  });
});

describe.concurrent('changes that only Nomad’s diff has', () => {
  test('a default of the server is not a change beside another change', async () => {
    const services =
      'service {\n provider = "nomad"\n port = "8080"\n check {\n type = "tcp"\n interval = "9s"\n timeout = "1s"\n }\n }';
    const running = web({ group: services, task: services });
    await using story = await startStory({
      files: { [file]: running.replace('IMAGE =', 'STEP = "2"\n IMAGE =') },
      running: [running],
    });
    expect((await story.plan()).outputs['changed']).toBe('true');
    expect(listChanges(story)).toEqual(['+ Env[STEP]: "2"']);
  });

  test.each([
    [
      'a constraint beside one of the server',
      serve('web', ''),
      `constraint {\n attribute = "$\{attr.cpu.arch}"\n value = "x"\n }\n ${serve('web', '')}`,
      3,
    ],
    [
      'a check before one without a name',
      serve('web', check('')),
      serve('web', `${check('name = "first"')}\n ${check('')}`),
      11,
    ],
    [
      'a variable beside a service with a computed name',
      serve('${JOB}-api', ''),
      `${serve('${JOB}-api', '')}\n meta {\n step = "2"\n }`,
      1,
    ],
  ])('%s is the only change', async (_, before, after, count) => {
    await using story = await startStory({
      files: { [file]: web({ group: after }) },
      running: [web({ group: before })],
    });
    expect((await story.plan()).outputs['changed']).toBe('true');
    const changes = listChanges(story);
    expect([changes.length, changes.filter((line) => !line.startsWith('+'))]).toEqual([count, []]);
  });

  test('the arguments of a check are shown beside a change that the diff has', async () => {
    const files = { [file]: web({ group: script('"new"'), task: 'meta {\n step = "2"\n }' }) };
    await using story = await startStory({ files });
    await story.operate(web({ group: script('"old"') }));
    await story.plan();
    expect(listChanges(story)).toEqual(['- Args: ‹hidden›', '+ Args: "new"', '+ Meta[step]: "2"']);
  });
});

/** A plan, and the requests by which the comparison read the job and its defaults. */
async function planCounting(
  running: readonly string[],
  wanted: string,
): Promise<{ run: ActionRun; reads: number; parses: number }> {
  await using story = await startStory({ files: { [file]: wanted }, running });
  const counts = { reads: 0, parses: 0 };
  await using proxy = await startNomadProxy(story.sandbox.scheduler, ({ method, path, body }) => {
    if (method === 'GET' && /^\/v1\/job\/web(\?|$)/.test(path)) counts.reads += 1;
    if (path.startsWith('/v1/jobs/parse') && (JSON.parse(body) as { Canonicalize?: boolean }).Canonicalize === true)
      counts.parses += 1;
  });
  return { run: await story.plan({ inputs: { address: proxy.url } }), ...counts };
}

describe.concurrent('the cost of the comparison', () => {
  test.each<[string, readonly string[], string, { readonly reads: number; readonly parses: number }]>([
    ['a new job', [], plain, { reads: 0, parses: 0 }],
    ['an unchanged job that runs', [plain], plain, { reads: 0, parses: 0 }],
    ['a change that the diff shows', [plain], service('web', { image: 'two' }), { reads: 1, parses: 1 }],
    ['a change of the job that it lacks', [plain], web({ job: spread(60) }), { reads: 1, parses: 1 }],
    ['a change of a task that it lacks', [plain], web({ task: restart }), { reads: 1, parses: 1 }],
  ])('%s takes as many requests as it needs', async (_, running, wanted, cost) => {
    expect(await planCounting(running, wanted)).toMatchObject({ ...cost, run: { exitCode: 0 } });
  });
});

describe.concurrent('the comparison and secrets', () => {
  test('a token that cannot read the job makes the plan report the values that it could not compare', async () => {
    await using story = await startStory({
      files: { [file]: web({ job: spread(60) }) },
      running: [plain],
      sandbox: { acl: true },
    });
    const { registrar = '', 'plan-only': planOnly = '' } = { ...story.sandbox.keys?.tokens };
    const blind = await story.plan({ inputs: { token: registrar } });
    expect(blind.log).toContain('Outrider could not compare these: the token lacks the capability `read-job`.');
    expect((await story.plan({ inputs: { token: planOnly } })).outputs['changed']).toBe('true');
  });
});
