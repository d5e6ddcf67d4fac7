import { describe, expect, it } from 'vitest';
import { Caller, type Doc, serviceJob } from '../caller.ts';

async function submit(caller: Caller, body: Doc): Promise<[number, string]> {
  const reply = await caller.ask('POST', '/v1/jobs', body);
  return [reply.status, reply.text];
}

describe('job versions', () => {
  it('a registration rejects another job type, which a plan still shows', async () => {
    await using caller = await Caller.start();
    const batch = serviceJob({ Type: 'batch' });
    await caller.run(serviceJob());
    expect(await submit(caller, { Job: batch })).toEqual([500, 'cannot update job from type "service" to "batch"']);
    expect((await caller.plan(batch))['Diff'].Fields).toEqual([
      expect.objectContaining({ Name: 'Type', Old: 'service', New: 'batch' }),
    ]);
    await caller.run({ ...batch, ID: 'cron', Periodic: { Specs: ['0 3 * * *'] } });
    expect(await submit(caller, { Job: { ...batch, ID: 'cron' } })).toEqual([
      500,
      'cannot update periodic job to being non-periodic',
    ]);
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
    expect(await submit(caller, { Job: serviceJob(changes) })).toEqual([500, `1 error occurred:\n\t* ${words}\n\n`]);
  });
});
