import { second } from '../../clock.ts';
import type { StoredGroup, StoredJob, StoredTask } from '../shapes/jobs.ts';
import { keep } from '../shapes/keep.ts';
import type { Doc } from '../shapes/kinds.ts';
import { Task } from '../shapes/tasks.ts';
import { acceptIdentities } from './identities.ts';

type Service = NonNullable<StoredGroup['Services']>[number];
type Connect = NonNullable<Service['Connect']>;
type Gateway = NonNullable<Connect['Gateway']>;

/**
 * Adds the parts of the service mesh: a proxy task for each service with a sidecar and each gateway, its port, and the
 * listeners of a gateway. As `job_endpoint_hook_connect.go` of Nomad 2.0.5 for bridge networking, derived from its plans.
 */
export function addConnectTasks(job: StoredJob): void {
  for (const group of job.TaskGroups ?? []) {
    // Nomad's validation rejects these later.
    if ((group.Networks ?? []).length === 0) continue;
    for (const service of group.Services ?? []) {
      const { Connect } = service;
      if (Connect === null) continue;
      if (Connect.SidecarService !== null) addSidecar(group, service, Connect);
      if (Connect.Gateway !== null) addGateway(group, service, Connect.Gateway);
      if (Connect.Native) markNative(group, service);
    }
  }
}

function addSidecar(group: StoredGroup, { Name }: Service, { SidecarService, SidecarTask }: Connect): void {
  const kind = `connect-proxy:${Name}`;
  const name = SidecarTask?.Name || `connect-proxy-${Name}`;
  if (SidecarService?.Port === '') addPort(group, `connect-proxy-${Name}`);
  if (group.Tasks?.some(({ Kind }) => Kind === kind) === true) return;
  const task = createProxyTask(group, name, kind, '${meta.connect.sidecar_image}');
  task.Lifecycle = { Hook: 'prestart', Sidecar: true };
  const { Config, ...fields } = SidecarTask ?? { Config: null };
  // The user's settings override those of the proxy, and its configuration key by key.
  for (const [key, value] of Object.entries(fields)) {
    if (value !== null && value !== '' && key !== 'Name' && key in task) Object.assign(task, { [key]: value });
  }
  task.Config = { ...(task.Config as Doc), ...Config };
  addTask(group, task);
}

function addGateway(group: StoredGroup, service: Service, gateway: Gateway): void {
  const type = gateway.Ingress !== null ? 'ingress' : gateway.Terminating !== null ? 'terminating' : 'mesh';
  const name = `connect-${type}-${service.Name}`;
  if (type === 'terminating' && service.PortLabel === '') {
    addPort(group, name);
    service.PortLabel = name;
  }
  if (type === 'mesh') addPort(group, `${name}-lan`);
  gateway.Proxy = { ...(gateway.Proxy ?? noProxy), ...listBindings(gateway, type) };
  const kind = `connect-${type}:${service.Name}`;
  if (group.Tasks?.some(({ Kind }) => Kind === kind) === true) return;
  const task = createProxyTask(group, name, kind, '${meta.connect.gateway_image}');
  if (hasOwnTls(gateway)) task.Constraints?.push(constraint('${attr.consul.version}', 'semver', '>= 1.11.2'));
  addTask(group, task);
}

const noProxy = {
  ConnectTimeout: 5 * second,
  EnvoyGatewayBindTaggedAddresses: false,
  EnvoyGatewayBindAddresses: null,
  EnvoyGatewayNoDefaultBind: false,
  EnvoyDNSDiscoveryType: '',
  Config: null,
};

/** In bridge mode a proxy listens on every address; -1 stands for the allocated port. */
function listBindings({ Ingress }: Gateway, type: 'ingress' | 'terminating' | 'mesh') {
  const names: readonly (readonly [string, number])[] = {
    ingress: (Ingress?.Listeners ?? []).flatMap(({ Port, Services }) =>
      (Services ?? []).map(({ Name }) => [Name, Port] as const),
    ),
    terminating: [['default', -1]] as const,
    mesh: [
      ['lan', -1],
      ['wan', -1],
    ] as const,
  }[type];
  const addresses = names.map(([Name, Port]) => [Name, { Name, Address: '0.0.0.0', Port }] as const);
  return { EnvoyGatewayNoDefaultBind: true, EnvoyGatewayBindAddresses: Object.fromEntries(addresses) };
}

function hasOwnTls({ Ingress }: Gateway): boolean {
  const tls = Ingress?.TLS ?? null;
  return tls !== null && (tls.TLSMinVersion !== '' || tls.TLSMaxVersion !== '' || (tls.CipherSuites ?? []).length > 0);
}

function markNative(group: StoredGroup, service: Service): void {
  const task = group.Tasks?.find(({ Name }) => Name === service.TaskName);
  if (task !== undefined) task.Kind = `connect-native:${service.Name}`;
}

const constraint = (LTarget: string, Operand: string, RTarget: string) => ({ LTarget, RTarget, Operand });

function createProxyTask(group: StoredGroup, Name: string, Kind: string, image: string): StoredTask {
  const args = [
    '-c',
    '${NOMAD_SECRETS_DIR}/envoy_bootstrap.json',
    '-l',
    '${meta.connect.log_level}',
    '--concurrency',
    '${meta.connect.proxy_concurrency}',
    '--disable-hot-restart',
  ];
  const task = keep(
    {
      Name,
      Kind,
      Driver: 'docker',
      Config: { image, args },
      ShutdownDelay: 5 * second,
      KillTimeout: 5 * second,
      LogConfig: { MaxFiles: 2, MaxFileSizeMB: 2 },
      Resources: { CPU: 250, MemoryMB: 128 },
      Constraints: [
        constraint('${attr.consul.version}', 'semver', '>= 1.8.0'),
        constraint('${attr.consul.grpc}', '>', '0'),
      ],
    },
    Task,
  ) as unknown as StoredTask;
  task.RestartPolicy = group.RestartPolicy;
  acceptIdentities(task);
  return task;
}

function addTask(group: StoredGroup, task: StoredTask): void {
  group.Tasks = [...(group.Tasks ?? []), task];
}

/** A port chosen by Nomad, mapped to the same port inside. */
function addPort(group: StoredGroup, Label: string): void {
  const network = group.Networks?.[0];
  if (network === undefined || network.DynamicPorts?.some((port) => port.Label === Label) === true) return;
  const port = { Label, Value: 0, To: -1, HostNetwork: 'default', IgnoreCollision: false };
  network.DynamicPorts = [...(network.DynamicPorts ?? []), port];
}
