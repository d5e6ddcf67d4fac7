import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Caller, type Doc } from '../../caller.ts';

const text = readFileSync(new URL('everything.nomad.hcl', import.meta.url), 'utf8');

/** Every kind of object in the file, its group and its tasks. */
const shown =
  'Datacenters, Constraint, Affinity, UI, Link, web, RestartPolicy, Migrate, ReschedulePolicy, ' +
  'EphemeralDisk, Consul, Update, Disconnect, Network, Static Port, Dynamic Port, DNS, CNIConfig, Scaling, ' +
  'Policy, Service, CanaryTags, Tags, Check, Header, CheckRestart, Weights, ConsulConnect, SidecarService, ' +
  'ConsulProxy, ConsulUpstreams, MeshGateway, Expose, Paths, TransparentProxy, ExcludeOutboundPorts, ' +
  'Config, SidecarTask, Resources, LogConfig, Gateway, Proxy, EnvoyGatewayBindAddresses, Ingress, TLS, ' +
  'CipherSuites, Listener, ConsulIngressService, Hosts, RequestHeaders, Remove, Terminating, Mesh, Volume, ' +
  'MountOptions, MountFlags, before, server, DispatchPayload, Vault, Identity, Audience, Device, NUMA, ' +
  'Artifact, Secret, Template, ChangeScript, Args, Action, VolumeMount, Schedule, connect-ingress-gateway, ' +
  'connect-proxy-web-everything';

/** Returns the names of a diff's objects, indented by their depth. */
function outline(diff: Doc, depth = 0): string[] {
  const inner = ['Objects', 'TaskGroups', 'Tasks'].flatMap((key) => (diff[key] ?? []) as Doc[]);
  return inner.flatMap((item) => [`${' '.repeat(depth)}${item['Name']}`, ...outline(item, depth + 1)]);
}

it('every part of the job specification is parsed, shown in the diff of a new job, and unchanged later', async () => {
  await using caller = await Caller.start();
  const job = await caller.parse(text);
  const plan = await caller.plan(job);
  expect(new Set(outline(plan['Diff']).map((line) => line.trim()))).toEqual(new Set(shown.split(/, */)));
  await caller.run(job);
  // Nomad sets the indexes of a scaling policy itself, and the first plan after that shows an edit.
  const [group] = (await caller.plan(job))['Diff'].TaskGroups as Doc[];
  expect(group).toMatchObject({
    Type: 'Edited',
    Fields: null,
    Objects: [{ Name: 'Scaling', Type: 'Edited', Fields: null, Objects: null }],
  });
  await caller.run(job);
  expect(outline((await caller.plan(job))['Diff'])).toEqual([
    'web',
    ' before',
    ' connect-ingress-gateway',
    ' connect-proxy-web-everything',
    ' server',
  ]);
});

it('numbers of a driver configuration are printed as Go prints floating-point numbers', async () => {
  await using caller = await Caller.start();
  const config = {
    a: 999_999,
    b: 1_000_000,
    c: 1_048_576,
    d: 1e21,
    e: 0.0001,
    f: 0.000_01,
    g: -2.5e-7,
    h: -1_500_000,
    i: 0,
    j: [{ k: null, l: true }],
  };
  const job = { ID: 'n', TaskGroups: [{ Name: 'g', Tasks: [{ Name: 't', Driver: 'mock_driver', Config: config }] }] };
  const plan = await caller.plan(job);
  const objects = plan['Diff'].TaskGroups[0].Tasks[0].Objects as Doc[];
  const Fields = objects.filter(({ Name }) => Name === 'Config').flatMap((object) => object['Fields'] as Doc[]);
  expect(Object.fromEntries(Fields.map(({ Name, New }) => [Name, New]))).toEqual({
    a: '999999',
    b: '1e+06',
    c: '1.048576e+06',
    d: '1e+21',
    e: '0.0001',
    f: '1e-05',
    g: '-2.5e-07',
    h: '-1.5e+06',
    i: '0',
    'j[0][k]': 'nil',
    'j[0][l]': 'true',
  });
});
