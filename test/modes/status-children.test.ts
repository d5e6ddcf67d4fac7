import { expect, test } from 'vitest';
import { readJobState } from '../../src/modes/status/read-job.ts';
import type { JobStub } from '../../src/clients/nomad/jobs/read.ts';
import type { Nomad } from '../../src/clients/nomad/client.ts';

function child(name: string, minute: number): Pick<JobStub, 'ID' | 'ParentID' | 'SubmitTime'> {
  return { ID: `web/${name}`, ParentID: 'web', SubmitTime: new Date(minute * 60_000) };
}

test('the latest child jobs are found by their time, where their IDs do not show it', async () => {
  const jobs = [
    child('dispatch-a', 1),
    child('dispatch-b', 3),
    child('dispatch-c', 2),
    { ID: 'web/x', ParentID: 'other' },
  ];
  const nomad = {
    readJob: async () => ({ ID: 'web', Type: 'batch', ParameterizedJob: {} }),
    listJobs: async () => ({ jobs, nextToken: 'more' }),
  };
  const none = new Proxy(nomad, { get: (target, name) => Reflect.get(target, name) ?? (async () => undefined) });
  const { children } = await readJobState('web', {
    nomad: none as unknown as Nomad,
    redactor: { name: (text: string) => text } as never,
  });
  expect(children?.map(({ ID }) => ID)).toEqual(['web/dispatch-b', 'web/dispatch-c', 'web/dispatch-a']);
});
