import { expect, test } from 'vitest';
import type { ServiceError } from '../../../src/errors.ts';
import type { Scheduler } from '../../../src/clients/nomad/scheduler.ts';
import { start, thrown } from './talking.ts';

const services = async (to: Scheduler): Promise<unknown> => to.jobServices({ id: 'web' });
const submission = async (to: Scheduler): Promise<unknown> => to.readJobSubmission({ id: 'web', version: 0 });
const tag = async (to: Scheduler): Promise<unknown> => to.tagJobVersion({ id: 'web', tag: 'v1', version: 0 });
const untag = async (to: Scheduler): Promise<unknown> => to.untagJobVersion({ id: 'web', tag: 'v1' });
const logIn = async (to: Scheduler): Promise<unknown> => to.logIn({ authMethod: 'github', identityToken: 'hush' });
const read = async (to: Scheduler): Promise<unknown> => to.readJob({ id: 'web' });

test.for([
  ['submission, before 1.6', submission, 404, 'job not found', 'server', /since version 1\.6\.0/],
  ['submission, of a job without one', submission, 404, 'job source not found', 'not-found', /^$/],
  ['services, where it cannot be told', services, 404, 'job not found', 'not-found', /since version 1\.3\.0/],
  ['tag, before 1.9', tag, 400, 'Job must be specified', 'server', /since version 1\.9\.0/],
  ['tag, of an unknown job', tag, 404, 'job not found', 'not-found', /^$/],
  ['login, before 1.5.4', logIn, 404, '', 'server', /since version 1\.5\.4/],
  ['read, where there is no jobs API', read, 404, '404 page not found', 'server', /input `address`/],
  ['read, of an unknown job', read, 404, 'job not found', 'not-found', /^$/],
  [
    'untag, before 1.9: taken for a stop',
    untag,
    200,
    '{"EvalID":"","JobModifyIndex":0}',
    'server',
    /version 1\.9\.0 or newer/,
  ],
] as const)('%s', async ([, ask, status, body, kind, hint]) => {
  const { scheduler } = await start({ status, body });
  const { kind: told, hint: way } = (await thrown(ask(scheduler))) as ServiceError;
  expect(told).toBe(kind);
  expect(way ?? '').toMatch(hint);
});
