import { expect, test } from 'vitest';
import { ActionErrors, ServiceError } from '../../../src/errors.ts';
import { jobText } from './job-text.ts';
import type { Peer } from './peer.ts';

export function plans({ nomad, driver, withoutDriver, id: toId, parse, register, refusal, since }: Peer): void {
  test('createJobPlan plans a new, an unchanged and a changed job', async () => {
    const id = toId('plan');
    const fresh = await nomad.createJobPlan({ job: await parse({ id }) });
    expect([fresh.Diff?.Type, fresh.Diff?.ID, fresh.JobModifyIndex]).toEqual(['Added', id, 0]);
    expect((await refusal(nomad.readJob({ id }))).kind).toBe('not-found');

    const { JobModifyIndex } = await register({ id });
    const same = await nomad.createJobPlan({ job: await parse({ id }) });
    expect([same.Diff?.Type, same.JobModifyIndex, same.FailedTGAllocs]).toEqual(['None', JobModifyIndex, {}]);

    const changed = await nomad.createJobPlan({ job: await parse({ id, color: 'green' }) });
    const [task] = changed.Diff?.TaskGroups[0]?.Tasks ?? [];
    expect([changed.Diff?.Type, task?.Type, task?.Annotations]).toEqual([
      'Edited',
      'Edited',
      ['forces create/destroy update'],
    ]);
    expect(task?.Fields).toEqual([{ Type: 'Edited', Name: 'Env[COLOR]', Old: 'blue', New: 'green', Annotations: [] }]);
    expect(JSON.parse(changed.raw)).toHaveProperty('JobModifyIndex', JobModifyIndex);
    const bare = await nomad.createJobPlan({ job: await parse({ id, color: 'green' }), diff: false });
    expect(bare.Diff).toBeNull();
  });

  test('createJobPlan reports a placement failure', async () => {
    const group = 'constraint {\n      attribute = "${attr.kernel.name}"\n      value     = "plan9"\n    }';
    const job = await parse({ id: toId('plan-nowhere'), count: 3, group });
    const { FailedTGAllocs } = await nomad.createJobPlan({ job });
    expect(FailedTGAllocs['app']).toMatchObject({ CoalescedFailures: 2 });
  });

  test.skipIf(driver === undefined)(`createJobPlan reports a successful placement${withoutDriver}`, async () => {
    const job = await parse({ id: toId('plan-place'), driver, count: 1 });
    const { FailedTGAllocs, Annotations } = await nomad.createJobPlan({ job });
    expect([FailedTGAllocs, Annotations.DesiredTGUpdates['app']?.Place]).toEqual([{}, 1]);
  });

  test.skipIf(since('1.6.0').skip)(
    `parseJob supports variables, defaults and unset fields${since('1.6.0').reason}`,
    async () => {
      const id = toId('parse');
      const source = `variable "color" {\n  type = string\n}\n${jobText({ id, color: '${upper(var.color)} ü' })}`;
      const ask = { source, file: 'a.nomad.hcl', variables: 'color = "green"' };
      const job = await nomad.parseJob(ask);
      expect([job.ID, job.Type, job.Namespace, job.Version]).toEqual([id, 'service', null, null]);
      expect(JSON.stringify(job)).toContain('"COLOR":"GREEN ü"');
      const full = await nomad.parseJob({ ...ask, canonicalize: true });
      expect([full.ID, full.Namespace, full['Priority']]).toEqual([id, 'default', 50]);
    },
  );

  test('parseJob reports each error in a job file with its line', async () => {
    const id = toId('errors');
    const source = jobText({ id, job: 'colour = "blue"', group: 'weight = 1' });
    const error: unknown = await nomad.parseJob({ source, file: 'jobs/a.nomad.hcl' }).catch((item: unknown) => item);
    expect(error).toBeInstanceOf(ActionErrors);
    const { list } = error as ActionErrors;
    const lines = ['colour', 'weight'].map((word) => source.split('\n').findIndex((line) => line.includes(word)) + 1);
    expect(list.map(({ location }) => location?.line)).toEqual(expect.arrayContaining(lines));
    for (const failure of list) {
      expect(failure).toBeInstanceOf(ServiceError);
      expect(failure).toMatchObject({ reason: 'parse', location: { file: 'jobs/a.nomad.hcl' } });
      expect(failure.message).not.toMatch(/input\.hcl/);
    }
  });

  test.each([
    ['an empty file', ''],
    ['a missing brace', 'job "x" {'],
    ['a variable without a value', 'variable "v" {\n  type = string\n}\njob "x" {\n  type = var.v\n}\n'],
    ['a call of file', 'job "x" {\n  name = file("/etc/hostname")\n}\n'],
  ])('parseJob refuses %s', async (_, source) => {
    const error: unknown = await nomad.parseJob({ source, file: 'a.hcl' }).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ActionErrors);
    expect((error as ActionErrors).list.map(({ reason, location }) => [reason, location?.file])).toEqual([
      ['parse', 'a.hcl'],
    ]);
  });
}
