import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Job } from '../../../src/clients/nomad/jobs/job.ts';
import { bothDialects, captureRequest, writeResponse } from './sent.ts';
import { start } from './talking.ts';

const job: Job = { ID: 'web', Namespace: 'its', Region: 'eu' };
test.for([
  [
    'createJob',
    async (to) =>
      to.createJob({
        job,
        enforceIndex: 0,
        policyOverride: true,
        preserveCounts: true,
        submission: { source: 's', format: 'hcl2', variables: 'c = 1' },
      }),
    '/v1/jobs?namespace=its&region=eu',
    {
      Job: job,
      EnforceIndex: true,
      JobModifyIndex: 0,
      PolicyOverride: true,
      PreserveCounts: true,
      Submission: { Source: 's', Format: 'hcl2', Variables: 'c = 1' },
    },
  ],
  [
    'stopJob',
    async (to) => to.stopJob({ id: 'a?b', global: true, region: 'us' }),
    '/v1/job/a%3Fb?global=true&region=us',
    undefined,
  ],
] satisfies [string, Parameters<typeof captureRequest>[1], string, unknown][])(
  'parameters that no recording has are sent in path, query and body: %s',
  async ([, ask, expectedUrl, expectedBody]) => {
    for (const dialect of bothDialects) {
      const { url, body } = await captureRequest(dialect, ask);
      expect(url).toBe(expectedUrl);
      expect(body).toEqual(expectedBody);
    }
  },
);

test('a job with integers beyond 2^53 is sent as received', async () => {
  const text = '{"ID":"web","SubmitTime":1795206136944469721,"Meta":{"n":"9007199254740993"},"X":9007199254740993}';
  const { server, nomad } = await start([
    { body: text },
    writeResponse,
    { body: `{"Versions":[${text}]}` },
    writeResponse,
  ]);
  await nomad.createJob({ job: await nomad.readJob({ id: 'web' }) });
  const { Versions } = await nomad.listJobVersions({ id: 'web' });
  await nomad.createJob({ job: Versions[0] ?? { ID: '' } });
  expect([server.requests[1]?.body, server.requests[3]?.body]).toEqual([`{"Job":${text}}`, `{"Job":${text}}`]);
});

const plan = { Annotations: { DesiredTGUpdates: null, PreemptedAllocs: null }, JobModifyIndex: 0 };

test('a job in a request names the namespace of the request and is otherwise sent as received', async () => {
  const name = fc.constantFrom(undefined, null, '', 'apps', 'files');
  await fc.assert(
    fc.asyncProperty(name, name, name, async (item, call, clients) => {
      const live = { ID: 'web', Count: 3, ...(item === undefined ? {} : { Namespace: item }) };
      const options = { dialect: 'nomad', namespace: clients ?? undefined } as const;
      const { server, nomad } = await start([writeResponse, { body: plan }], options);
      const request = { job: live, namespace: call ?? undefined };
      await nomad.createJob(request);
      await nomad.createJobPlan(request);
      const place = [call, item, clients].find((text) => text !== undefined && text !== null && text !== '');
      for (const { url, body } of server.requests) {
        expect(new URL(url, 'http://h').searchParams.get('namespace')).toBe(place ?? null);
        const { Job } = JSON.parse(body) as { Job: object };
        expect(Job).toEqual(place === undefined ? live : { ...live, Namespace: place });
      }
    }),
    { numRuns: 40 },
  );
});
