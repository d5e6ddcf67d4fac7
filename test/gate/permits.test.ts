import { describe, expect, test } from 'vitest';
import { start } from '../clients/nomad/talking.ts';
import { listRefusedSnippets, root } from '../support/compiling.ts';
import { gateFor } from '../support/permitted.ts';
import { startServer } from '../support/server.ts';
import type { Evidence, TargetJob, Verb } from '../../src/gate/evidence.ts';
import type { Permit } from '../../src/gate/gate.ts';
import { createRegistry } from '../../src/clients/registry/client.ts';
import { createTransport } from '../../src/clients/http/transport.ts';
import type { Nomad } from '../../src/clients/nomad/client.ts';
import { allMethods } from '../clients/nomad/every-method.ts';

/** The methods that change something. A login changes no job. */
const writes = new Set(
  allMethods.filter(({ name, repeated }) => !repeated && name !== 'logIn').map(({ name }) => name.replace(/,.*/, '')),
);

/** Lines of a module that may not compile, by their purpose. */
const snippets: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...writes].map((name) => [name, `void nomad.${name}({} as never);`])),
  deprecateModuleVersion: "void registry.deprecateModuleVersion({ module, version: '1.0.0', reason: '', link: '' });",
  revertModuleVersionDeprecation: "void registry.revertModuleVersionDeprecation({ module, version: '1.0.0' });",
  'an object with the fields of a permit':
    "void nomad.stopJob({ verb: 'stop', target: { job: 'web' }, spend: () => undefined }, { id: 'web' });",
  'a permit for another verb':
    "void nomad.stopJob(gate.requestPermit('evaluate', { job: 'web' }, evidence), { id: 'web' });",
  'the class of permits': 'void new gates.OnePermit();',
};

const head = [
  `import type { Nomad } from '${root}/src/clients/nomad/client.ts';`,
  `import type { Module } from '${root}/src/clients/registry/module.ts';`,
  `import type { Registry } from '${root}/src/clients/registry/client.ts';`,
  `import type { Evidence } from '${root}/src/gate/evidence.ts';`,
  `import * as gates from '${root}/src/gate/gate.ts';`,
  'declare const nomad: Nomad; declare const registry: Registry; declare const module: Module;',
  'declare const evidence: Evidence; declare const gate: gates.Gate;',
  "void nomad.stopJob(gate.requestPermit('stop', { job: 'web' }, evidence), { id: 'web' });",
];
describe('compiling a write', () => {
  test('tsc compiles a write with a permit, and refuses everything else that is tried', () => {
    expect(listRefusedSnippets(head, snippets)).toEqual(Object.keys(snippets).toSorted());
  });

  test('every method of the Nomad client that does not only read takes a permit', async () => {
    const { nomad } = await start([]);
    const reading = /^(?:list|read|parse|watch|pages|job|checks|logIn|createJobPlan)/;
    expect(
      Object.keys(nomad)
        .filter((name) => !reading.test(name))
        .toSorted(),
    ).toEqual([...writes].toSorted());
  });
});

const web = { id: 'web' };
type Write = (nomad: Nomad, permit: Permit<never>) => Promise<unknown>;
const stop: Write = async (nomad, permit) => nomad.stopJob(permit, web);
const promote: Write = async (nomad, permit) => nomad.promoteDeployment(permit, { id: 'd' });
const restart: Write = async (nomad, permit) => nomad.restartAllocation(permit, { id: 'a' });
const register: Write = async (nomad, permit) => nomad.createJob(permit, { job: { ID: 'web', Stop: true } });

describe('a permit', () => {
  const evidence: Evidence = { kind: 'operator', names: ['web', 'acme/vpc/aws'] };
  test.each<readonly [string, Verb, TargetJob, Write]>([
    ['for another verb', 'evaluate', { job: 'web' }, stop],
    ['for another job', 'stop', { job: 'web/child' }, stop],
    ['for another namespace', 'stop', { job: 'web', namespace: 'apps' }, stop],
    ['for another region', 'stop', { job: 'web', region: 'eu' }, stop],
    ['for another deployment', 'promote', { job: 'web', deployment: 'e' }, promote],
    ['for no deployment', 'promote', { job: 'web' }, promote],
    ['for another allocation', 'restart', { job: 'web', allocation: 'b' }, restart],
    ['for no allocation', 'restart', { job: 'web' }, restart],
    ['to register, for a job that is sent as stopped', 'register', { job: 'web' }, register],
  ])('a permit %s is an internal error before any request', async (_, verb, target, write) => {
    const { server, raw } = await start([]);
    const permit = gateFor([verb]).requestPermit(verb, target, evidence) as Permit<never>;
    await expect(write(raw, permit)).rejects.toThrow(/^No permit to /);
    expect(server.requests).toEqual([]);
  });

  test('a permit is spent by one request, also by one that fails', async () => {
    const { server, raw } = await start({ status: 500, body: 'broken' });
    const permit = gateFor(['stop']).requestPermit('stop', { job: 'web' }, evidence);
    await expect(raw.stopJob(permit, web)).rejects.toMatchObject({ reason: 'server' });
    await expect(raw.stopJob(permit, web)).rejects.toThrow(/^No permit to stop web/);
    expect(server.requests).toHaveLength(1);
  });

  test('a permit of another module or version does not change a version', async () => {
    await using server = await startServer([]);
    const module = { organization: 'acme', name: 'vpc', provider: 'aws' };
    const address = new URL(server.url);
    const registry = createRegistry({ transport: createTransport(), address, token: 'hush' });
    for (const target of [
      { module: 'acme/vpc/aws/other', version: '1.0.0' },
      { module: 'acme/vpc/aws', version: '1.0.1' },
    ]) {
      const permit = gateFor(['reinstate']).requestPermit('reinstate', target, evidence);
      const writing = registry.revertModuleVersionDeprecation(permit, { module, version: '1.0.0' });
      await expect(writing).rejects.toThrow(/^No permit to reinstate/);
    }
    expect(server.requests).toEqual([]);
  });
});

describe('the gate', () => {
  const evidence: Evidence = { kind: 'operator', names: ['web'] };

  test.each(['web-2', 'we', 'WEB', 'other/web'])(
    'the gate gives no permit for a job that the inputs do not name: %s',
    (job) => {
      expect(() => gateFor(['stop']).requestPermit('stop', { job }, evidence)).toThrow(/do not name/);
    },
  );

  test('the gate gives no permit for a verb that is not of the mode', () => {
    expect(() => gateFor(['stop']).requestPermit('register', { job: 'web' }, evidence)).toThrow(/does not register/);
  });
});
