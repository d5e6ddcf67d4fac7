import { expect, test } from 'vitest';
import type { ServiceError } from '../../../src/errors.ts';
import type { PermittedNomad } from '../../support/permitted.ts';
import { start, thrown } from './talking.ts';

const services = async (to: PermittedNomad): Promise<unknown> => to.jobServices({ id: 'web' });
const logIn = async (to: PermittedNomad): Promise<unknown> => to.logIn({ authMethod: 'github', identityToken: 'hush' });
const read = async (to: PermittedNomad): Promise<unknown> => to.readJob({ id: 'web' });

test.for([
  ['services of a job that may not exist', services, 404, 'job not found', 'not-found', /Nomad before 1\.3\.0/],
  ['login before version 1.5.4', logIn, 404, '', 'server', /version 1\.5\.4 or newer/],
  ['login with an empty answer', logIn, 200, '{}', 'server', /version 1\.5\.4 or newer/],
  ['reading a job without a jobs API', read, 404, '404 page not found', 'server', /`address`/],
  ['reading an unknown job', read, 404, 'job not found', 'not-found', /^$/],
] as const)('an older server gets a hint about its version: %s', async ([, ask, status, body, kind, hint]) => {
  const { nomad } = await start({ status, body });
  const { kind: actual, hint: way } = (await thrown(ask(nomad))) as ServiceError;
  expect(actual).toBe(kind);
  expect(way ?? '').toMatch(hint);
});
