import { describe, expect, it } from 'vitest';
import { Caller, type Doc, serviceJob } from '../caller.ts';

async function refused(caller: Caller, body: Doc): Promise<[number, string]> {
  const reply = await caller.ask('POST', '/v1/jobs', body);
  return [reply.status, reply.text];
}

const enforce = (JobModifyIndex: number, Job = serviceJob()): Doc => ({ Job, EnforceIndex: true, JobModifyIndex });

describe('check-and-set registration', () => {
  it('check-and-set registers only at the planned index and explains a conflict', async () => {
    await using caller = await Caller.start();
    expect(await refused(caller, enforce(5))).toEqual([500, 'Enforcing job modify index 5: job does not exist']);
    const planned = await caller.plan(serviceJob());
    expect(planned['JobModifyIndex']).toBe(0);
    const first = await caller.json('POST', '/v1/jobs', enforce(planned['JobModifyIndex']));
    expect(await refused(caller, enforce(0))).toEqual([500, 'Enforcing job modify index 0: job already exists']);
    expect(await refused(caller, enforce(1))).toEqual([
      500,
      `Enforcing job modify index 1: job exists with conflicting job modify index: ${first['JobModifyIndex']}`,
    ]);
    expect((await caller.ask('POST', '/v1/jobs', { Job: serviceJob(), JobModifyIndex: 1 })).status).toBe(200);
    const edited = serviceJob({ Priority: 60 });
    const { JobModifyIndex } = await caller.plan(edited);
    expect((await caller.ask('PUT', '/v1/job/web', enforce(JobModifyIndex, edited))).status).toBe(200);
    await caller.json('DELETE', '/v1/job/web');
    expect(await refused(caller, enforce(0))).toEqual([500, 'Enforcing job modify index 0: job already exists']);
  });
});

describe('job versions', () => {
  it('a registration creates a version for each change and none for an identical job', async () => {
    await using caller = await Caller.start();
    const first = await caller.run(serviceJob());
    const before = await caller.json('GET', '/v1/job/web');
    expect(before).toMatchObject({
      Version: 0,
      Status: 'running',
      Stable: true,
      JobModifyIndex: first['JobModifyIndex'],
    });
    const rerun = await caller.run(serviceJob());
    expect(rerun['JobModifyIndex']).toBe(before['ModifyIndex']);
    expect(rerun['EvalID']).not.toBe(first['EvalID']);
    expect(await caller.json('GET', '/v1/job/web')).toMatchObject({
      Version: 0,
      JobModifyIndex: first['JobModifyIndex'],
    });
    const edited = await caller.run(serviceJob({ Priority: 60 }));
    const after = await caller.json('GET', '/v1/job/web');
    expect(after).toMatchObject({
      Version: 1,
      JobModifyIndex: edited['JobModifyIndex'],
      CreateIndex: before['CreateIndex'],
      Priority: 60,
    });
    const { Versions, Diffs } = await caller.json('GET', '/v1/job/web/versions?diffs=true');
    expect(Versions.map(({ Version }: Doc) => Version)).toEqual([1, 0]);
    expect(Diffs).toEqual([
      expect.objectContaining({
        Type: 'Edited',
        Fields: [expect.objectContaining({ Name: 'Priority', Old: '50', New: '60', Annotations: null })],
      }),
    ]);
  });

  it('a registration keeps counts with PreserveCounts', async () => {
    await using caller = await Caller.start();
    const group = serviceJob()['TaskGroups'][0] as Doc;
    await caller.run(serviceJob({ TaskGroups: [{ ...group, Count: 4 }] }));
    await caller.json('POST', '/v1/jobs', { Job: serviceJob(), PreserveCounts: true });
    expect((await caller.json('GET', '/v1/job/web'))['TaskGroups'][0].Count).toBe(4);
  });

  it('a registration rejects another job type, which a plan still shows', async () => {
    await using caller = await Caller.start();
    const batch = serviceJob({ Type: 'batch' });
    await caller.run(serviceJob());
    expect(await refused(caller, { Job: batch })).toEqual([500, 'cannot update job from type "service" to "batch"']);
    expect((await caller.plan(batch))['Diff'].Fields).toEqual([
      expect.objectContaining({ Name: 'Type', Old: 'service', New: 'batch' }),
    ]);
    await caller.run({ ...batch, ID: 'cron', Periodic: { Specs: ['0 3 * * *'] } });
    expect(await refused(caller, { Job: { ...batch, ID: 'cron' } })).toEqual([
      500,
      'cannot update periodic job to being non-periodic',
    ]);
  });

  it('a registration of a periodic job starts nothing', async () => {
    await using caller = await Caller.start();
    const answer = await caller.run(serviceJob({ Type: 'batch', Periodic: { Specs: ['0 3 * * *'], TimeZone: 'UTC' } }));
    expect(answer).toMatchObject({ EvalID: '', EvalCreateIndex: 0, JobModifyIndex: answer['Index'] });
    expect(await caller.json('GET', '/v1/job/web/evaluations')).toEqual([]);
    expect((await caller.json('GET', '/v1/job/web'))['Status']).toBe('running');
    expect(await caller.json('DELETE', '/v1/job/web')).toMatchObject({ EvalID: '' });
    expect((await caller.json('GET', '/v1/job/web'))['Status']).toBe('dead');
  });
});

describe('job validation', () => {
  const escapes = 'destination escapes allocation directory';
  const template = { SourcePath: '', EmbeddedTmpl: 'x', DestPath: 'local/x', ChangeMode: 'restart' };
  it.each<[what: string, task: Doc, words: string]>([
    ['a template outside', { Templates: [{ ...template, DestPath: '../../x' }] }, escapes],
    [
      'a template outside by an expression',
      { Templates: [{ ...template, DestPath: '${NOMAD_META_d}/../../../x' }] },
      escapes,
    ],
    ['a template in the allocation', { Templates: [{ ...template, DestPath: '../x' }] }, ''],
    [
      'a template without a file',
      { Templates: [{ ...template, DestPath: '' }] },
      'Must specify a destination for the template',
    ],
    ['two templates for one file', { Templates: [template, template] }, 'Template 2 has same destination as 1'],
    [
      'odd permissions',
      { Templates: [{ ...template, Perms: '99' }] },
      'Failed to parse "99" as octal: strconv.ParseUint: parsing "99": invalid syntax',
    ],
    ['too many permissions', { Templates: [{ ...template, Perms: '77777' }] }, 'parsing "77777": value out of range'],
    ['set-user-ID, which the client refuses', { Templates: [{ ...template, Perms: '04755' }] }, ''],
    [
      'an artifact outside',
      { Artifacts: [{ GetterSource: 'https://e.example/x', RelativeDest: '../../../etc' }] },
      escapes,
    ],
    [
      'an artifact without a source',
      { Artifacts: [{ GetterSource: '' }] },
      'Artifact 1 validation failed: 1 error occurred:\n\t* source must be specified',
    ],
    [
      'a payload outside',
      { DispatchPayload: { File: '../../../../x' } },
      `Dispatch Payload validation failed: ${escapes}`,
    ],
    ['a payload in the allocation', { DispatchPayload: { File: '../../x' } }, ''],
    [
      'a proxy of no service',
      { Kind: 'connect-proxy:x' },
      'No Connect services in task group with Connect proxy ("x")',
    ],
    [
      'a service of a task with a proxy',
      { Services: [{ Name: 'x', PortLabel: '80', Connect: { Native: true } }] },
      'service "x" cannot have "connect" block, only services defined in a "group" block can',
    ],
  ])('%s is refused as by Nomad, or accepted', async (_, part, words) => {
    await using caller = await Caller.start();
    const Job = { ID: 'pe', Type: 'batch', TaskGroups: [{ Name: 'g', Tasks: [{ Name: 't', Driver: 'x', ...part }] }] };
    const validated = await caller.json('POST', '/v1/validate/job', { Job });
    const error = String(validated['Error']);
    expect([error === '', error.includes(words)]).toEqual([words === '', true]);
  });

  it('all validation errors of a job are reported at once', async () => {
    await using caller = await Caller.start();
    const job = {
      ID: 'pe',
      Priority: 500,
      TaskGroups: [{ Name: 'g', Count: -1, Tasks: [{ Name: 't' }, { Name: 't', Driver: 'x' }] }],
    };
    const words =
      "2 errors occurred:\n\t* Task group g validation failed: 3 errors occurred:\n\t* Task group count can't be negative\n\t* Task 2 redefines 't' from task 1\n\t* Task t validation failed: 1 error occurred:\n\t* Missing task driver\n\n\n\n\n\t* job priority must be between [1, 100]\n\n";
    expect(await refused(caller, { Job: job })).toEqual([500, words]);
    expect(await caller.json('PUT', '/v1/validate/job', { Job: job })).toMatchObject({
      DriverConfigValidated: true,
      Error: words,
      Warnings: '',
    });
  });

  it.each([
    [{ ID: 'a b' }, 'Job ID contains a space'],
    [{ ID: '' }, 'Missing job ID'],
    [{ ID: 'a\0b' }, 'Job ID contains a null character'],
    [{ TaskGroups: null }, 'Missing job task groups'],
    [{ Namespace: 'nope' }, 'job "web" is in nonexistent namespace "nope"'],
    [{ NodePool: 'gpu' }, 'job "web" is in nonexistent node pool "gpu"'],
    [
      { Type: 'batch', Periodic: { Specs: ['at tea time'] } },
      '1 error occurred:\n\t* Invalid cron spec "at tea time": missing field(s)\n\n',
    ],
  ])('the job with %j is rejected', async (changes, words) => {
    await using caller = await Caller.start();
    expect(await refused(caller, { Job: serviceJob(changes) })).toEqual([500, `1 error occurred:\n\t* ${words}\n\n`]);
  });

  it('a job is registered with the warnings of Nomad', async () => {
    await using caller = await Caller.start();
    const group = serviceJob()['TaskGroups'][0] as Doc;
    const Services = [{ Name: 'web', Provider: 'nomad' }];
    const job = serviceJob({ Update: { MaxParallel: 9 }, TaskGroups: [{ ...group, Services }] });
    expect((await caller.plan(job))['Warnings']).toBe(
      '2 warnings:\n\n* Group "app" has warnings: 1 error occurred:\n\t* Update max parallel count is greater than task group count (9 > 2). A destructive change would result in the simultaneous replacement of all allocations.\n* group "app" defines services, but neither the group nor any of its tasks have shutdown_delay set',
    );
    expect(
      (await caller.plan(serviceJob({ TaskGroups: [{ ...group, Services, ShutdownDelay: 1 }] })))['Warnings'],
    ).toBe('');
  });
});

describe('stopped jobs', () => {
  it('a stopped job is dead, its allocations end, and it can be registered again', async () => {
    await using caller = await Caller.start();
    await caller.run(serviceJob());
    const stop = await caller.json('DELETE', '/v1/job/web');
    await caller.settled('web');
    expect(await caller.json('GET', '/v1/job/web')).toMatchObject({
      Stop: true,
      Status: 'dead',
      Version: 1,
      JobModifyIndex: stop['JobModifyIndex'],
    });
    const allocations = (await caller.json('GET', '/v1/job/web/allocations')) as unknown as Doc[];
    expect(allocations.map(({ DesiredStatus, ClientStatus }) => [DesiredStatus, ClientStatus])).toEqual([
      ['stop', 'complete'],
      ['stop', 'complete'],
    ]);
    const plan = await caller.plan(serviceJob());
    expect(plan['Diff'].Fields).toEqual([expect.objectContaining({ Name: 'Stop', Old: 'true', New: 'false' })]);
    await caller.run(serviceJob());
    expect(await caller.json('GET', '/v1/job/web')).toMatchObject({ Stop: false, Status: 'running', Version: 2 });
    await caller.json('DELETE', '/v1/job/web?purge=true');
    expect((await caller.plan(serviceJob()))['JobModifyIndex']).toBe(0);
  });
});
