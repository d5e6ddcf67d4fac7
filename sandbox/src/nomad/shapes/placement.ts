import {
  anything,
  assigned,
  dictionary,
  duration,
  flag,
  label,
  many,
  number,
  single,
  onlySent,
  plain,
  shape,
  text,
  texts,
} from './kinds.ts';

export const Constraint = shape('Constraint', {
  LTarget: plain(text('attribute')),
  RTarget: plain(text('value')),
  Operand: plain(text('operator')),
});

export const Affinity = shape('Affinity', {
  LTarget: plain(text('attribute')),
  RTarget: plain(text('value')),
  Operand: plain(text('operator')),
  Weight: number('weight', 'int8'),
});

const SpreadTarget = shape('SpreadTarget', { Value: label(), Percent: plain(number('percent', 'uint8')) });

export const Spread = shape('Spread', {
  Attribute: plain(text('attribute')),
  Weight: number('weight', 'int8'),
  SpreadTarget: many(SpreadTarget, 'target'),
});

const Port = shape(
  'Port',
  {
    Label: label(),
    Value: plain(number('static')),
    To: plain(number('to')),
    HostNetwork: plain(text('host_network')),
    IgnoreCollision: plain(flag('ignore_collision')),
  },
  { sparse: true },
);

const DNSConfig = shape('DNSConfig', {
  Servers: texts('servers'),
  Searches: texts('searches'),
  Options: texts('options'),
});
const CNIConfig = shape('CNIConfig', { Args: assigned(dictionary('args')) });

export const NetworkResource = shape(
  'NetworkResource',
  {
    Mode: plain(text('mode')),
    Device: plain(text('device')),
    CIDR: plain(text('cidr')),
    IP: plain(text('ip')),
    Hostname: plain(text('hostname')),
    MBits: number('mbits'),
    DNS: single(DNSConfig, 'dns'),
    ReservedPorts: many(Port, 'reserved_ports'),
    DynamicPorts: many(Port, 'port'),
    CNI: single(CNIConfig, 'cni'),
  },
  { sparse: true },
);

const RequestedDevice = shape('RequestedDevice', {
  Name: label(),
  Count: number('count', 'uint64'),
  Constraints: many(Constraint, 'constraint'),
  Affinities: many(Affinity, 'affinity'),
});

const NUMA = shape('NUMAResource', { Affinity: plain(text('affinity')), Devices: texts('devices') });

export const Resources = shape('Resources', {
  CPU: number('cpu'),
  Cores: number('cores'),
  MemoryMB: number('memory'),
  MemoryMaxMB: number('memory_max'),
  DiskMB: number('disk'),
  IOPS: number('iops'),
  Networks: many(NetworkResource, 'network'),
  Devices: many(RequestedDevice, 'device'),
  NUMA: single(NUMA, 'numa'),
  SecretsMB: number('secrets'),
});

export const ScalingPolicy = shape('ScalingPolicy', {
  ID: plain(text()),
  Namespace: onlySent(plain(text())),
  Type: plain(text('type')),
  Target: dictionary(),
  Policy: anything('policy'),
  Min: number('min', 'int64'),
  Max: number('max', 'int64'),
  Enabled: flag('enabled'),
  CreateIndex: plain(number(undefined, 'uint64')),
  ModifyIndex: plain(number(undefined, 'uint64')),
});

const CSIMountOptions = shape('CSIMountOptions', { FSType: plain(text('fs_type')), MountFlags: texts('mount_flags') });

export const VolumeRequest = shape('VolumeRequest', {
  Name: label(),
  Type: plain(text('type')),
  Source: plain(text('source')),
  ReadOnly: plain(flag('read_only')),
  Sticky: plain(flag('sticky')),
  AccessMode: plain(text('access_mode')),
  AttachmentMode: plain(text('attachment_mode')),
  MountOptions: single(CSIMountOptions, 'mount_options'),
  PerAlloc: plain(flag('per_alloc')),
});

export const VolumeMount = shape('VolumeMount', {
  Volume: text('volume'),
  Destination: text('destination'),
  ReadOnly: flag('read_only'),
  PropagationMode: text('propagation_mode'),
  SELinuxLabel: text('selinux_label'),
});

export const Consul = shape('Consul', {
  Namespace: plain(text('namespace')),
  Cluster: plain(text('cluster')),
  Partition: plain(text('partition')),
});

export const WorkloadIdentity = shape('WorkloadIdentity', {
  Name: plain(text('name')),
  Audience: texts('aud'),
  ChangeMode: plain(text('change_mode')),
  ChangeSignal: plain(text('change_signal')),
  Env: plain(flag('env')),
  File: plain(flag('file')),
  Filepath: plain(text('filepath')),
  ServiceName: plain(text('service_name')),
  TTL: plain(duration('ttl')),
  ExtraClaims: texts('extra_claims'),
});
