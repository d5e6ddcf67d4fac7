import {
  anything,
  dictionary,
  duration,
  flag,
  inline,
  label,
  many,
  named,
  number,
  numbers,
  single,
  plain,
  pointer,
  shape,
  text,
  texts,
} from './kinds.ts';
import { Resources, VolumeMount, WorkloadIdentity } from './placement.ts';
import { LogConfig } from './tasks-parts.ts';

const ExposePath = shape('ConsulExposePath', {
  Path: plain(text('path')),
  Protocol: plain(text('protocol')),
  LocalPathPort: plain(number('local_path_port')),
  ListenerPort: plain(text('listener_port')),
});
const Expose = shape('ConsulExposeConfig', { Paths: many(ExposePath, 'path') });

const MeshGateway = shape('ConsulMeshGateway', { Mode: plain(text('mode')) });

const Upstream = shape('ConsulUpstream', {
  DestinationName: plain(text('destination_name')),
  DestinationNamespace: plain(text('destination_namespace')),
  DestinationPeer: plain(text('destination_peer')),
  DestinationPartition: plain(text('destination_partition')),
  DestinationType: plain(text('destination_type')),
  LocalBindPort: plain(number('local_bind_port')),
  Datacenter: plain(text('datacenter')),
  LocalBindAddress: plain(text('local_bind_address')),
  LocalBindSocketPath: plain(text('local_bind_socket_path')),
  LocalBindSocketMode: plain(text('local_bind_socket_mode')),
  MeshGateway: inline(MeshGateway, 'mesh_gateway'),
  Config: anything('config'),
});

const TransparentProxy = shape('ConsulTransparentProxy', {
  UID: plain(text('uid')),
  OutboundPort: plain(number('outbound_port', 'uint16')),
  ExcludeInboundPorts: texts('exclude_inbound_ports'),
  ExcludeOutboundPorts: numbers('exclude_outbound_ports'),
  ExcludeOutboundCIDRs: texts('exclude_outbound_cidrs'),
  ExcludeUIDs: texts('exclude_uids'),
  NoDNS: plain(flag('no_dns')),
});

const Proxy = shape('ConsulProxy', {
  LocalServiceAddress: plain(text('local_service_address')),
  LocalServicePort: plain(number('local_service_port')),
  Upstreams: many(Upstream, 'upstreams'),
  Expose: single(Expose, 'expose'),
  TransparentProxy: single(TransparentProxy, 'transparent_proxy'),
  Config: anything('config'),
});

const SidecarService = shape('ConsulSidecarService', {
  Tags: texts('tags'),
  Port: plain(text('port')),
  Proxy: single(Proxy, 'proxy'),
  DisableDefaultTCPCheck: plain(flag('disable_default_tcp_check')),
  Meta: dictionary('meta'),
});

const SidecarTask = shape('SidecarTask', {
  Name: plain(text('name')),
  Driver: plain(text('driver')),
  User: plain(text('user')),
  Config: anything('config'),
  Env: dictionary('env'),
  Resources: single(Resources, 'resources'),
  Meta: dictionary('meta'),
  KillTimeout: pointer(duration('kill_timeout')),
  LogConfig: single(LogConfig, 'logs'),
  ShutdownDelay: pointer(duration('shutdown_delay')),
  KillSignal: plain(text('kill_signal')),
  VolumeMounts: many(VolumeMount, 'volume_mount'),
  Identities: many(WorkloadIdentity, 'identity'),
});

const BindAddress = shape('ConsulGatewayBindAddress', {
  Name: label(),
  Address: plain(text('address')),
  Port: plain(number('port')),
});

const GatewayProxy = shape('ConsulGatewayProxy', {
  ConnectTimeout: pointer(duration('connect_timeout')),
  EnvoyGatewayBindTaggedAddresses: plain(flag('envoy_gateway_bind_tagged_addresses')),
  EnvoyGatewayBindAddresses: named(BindAddress, 'envoy_gateway_bind_addresses'),
  EnvoyGatewayNoDefaultBind: plain(flag('envoy_gateway_no_default_bind')),
  EnvoyDNSDiscoveryType: plain(text('envoy_dns_discovery_type')),
  Config: anything('config'),
});

const SDS = shape('ConsulGatewayTLSSDSConfig', {
  ClusterName: plain(text('cluster_name')),
  CertResource: plain(text('cert_resource')),
});
const GatewayTLS = shape('ConsulGatewayTLSConfig', {
  Enabled: plain(flag('enabled')),
  TLSMinVersion: plain(text('tls_min_version')),
  TLSMaxVersion: plain(text('tls_max_version')),
  CipherSuites: texts('cipher_suites'),
  SDS: single(SDS, 'sds'),
});
const Headers = shape('ConsulHTTPHeaderModifiers', {
  Add: dictionary('add'),
  Set: dictionary('set'),
  Remove: texts('remove'),
});
const IngressService = shape('ConsulIngressService', {
  Name: plain(text('name')),
  Hosts: texts('hosts'),
  TLS: single(GatewayTLS, 'tls'),
  RequestHeaders: single(Headers, 'request_headers'),
  ResponseHeaders: single(Headers, 'response_headers'),
  MaxConnections: pointer(number('max_connections', 'uint32')),
  MaxPendingRequests: pointer(number('max_pending_requests', 'uint32')),
  MaxConcurrentRequests: pointer(number('max_concurrent_requests', 'uint32')),
});
const Listener = shape('ConsulIngressListener', {
  Port: plain(number('port')),
  Protocol: plain(text('protocol')),
  Services: many(IngressService, 'service'),
});
const Ingress = shape('ConsulIngressConfigEntry', {
  TLS: single(GatewayTLS, 'tls'),
  Listeners: many(Listener, 'listener'),
});
const LinkedService = shape('ConsulLinkedService', {
  Name: plain(text('name')),
  CAFile: plain(text('ca_file')),
  CertFile: plain(text('cert_file')),
  KeyFile: plain(text('key_file')),
  SNI: plain(text('sni')),
});
const Terminating = shape('ConsulTerminatingConfigEntry', { Services: many(LinkedService, 'service') });
const Mesh = shape('ConsulMeshConfigEntry', {});

const Gateway = shape('ConsulGateway', {
  Proxy: single(GatewayProxy, 'proxy'),
  Ingress: single(Ingress, 'ingress'),
  Terminating: single(Terminating, 'terminating'),
  Mesh: single(Mesh, 'mesh'),
});

export const ConsulConnect = shape('ConsulConnect', {
  Native: plain(flag('native')),
  Gateway: single(Gateway, 'gateway'),
  SidecarService: single(SidecarService, 'sidecar_service'),
  SidecarTask: single(SidecarTask, 'sidecar_task'),
});
