import { ConsulConnect } from './connect.ts';
import {
  dictionary,
  duration,
  flag,
  lists,
  many,
  number,
  single,
  onlyKept,
  onlySent,
  plain,
  shape,
  text,
  texts,
} from './kinds.ts';
import { WorkloadIdentity } from './placement.ts';

const CheckRestart = shape('CheckRestart', {
  Limit: plain(number('limit')),
  Grace: duration('grace'),
  IgnoreWarnings: plain(flag('ignore_warnings')),
});

const ServiceCheck = shape('ServiceCheck', {
  Name: plain(text('name')),
  Type: plain(text('type')),
  Command: plain(text('command')),
  Args: texts('args'),
  Path: plain(text('path')),
  Protocol: plain(text('protocol')),
  PortLabel: plain(text('port')),
  Expose: plain(flag('expose')),
  AddressMode: plain(text('address_mode')),
  Advertise: onlySent(plain(text('advertise'))),
  Interval: plain(duration('interval')),
  Timeout: plain(duration('timeout')),
  InitialStatus: plain(text('initial_status')),
  Notes: plain(text('notes')),
  TLSServerName: plain(text('tls_server_name')),
  TLSSkipVerify: plain(flag('tls_skip_verify')),
  Header: lists('header'),
  Method: plain(text('method')),
  CheckRestart: single(CheckRestart, 'check_restart'),
  GRPCService: plain(text('grpc_service')),
  GRPCUseTLS: plain(flag('grpc_use_tls')),
  TaskName: plain(text('task')),
  SuccessBeforePassing: plain(number('success_before_passing')),
  FailuresBeforeCritical: plain(number('failures_before_critical')),
  FailuresBeforeWarning: plain(number('failures_before_warning')),
  Body: plain(text('body')),
  OnUpdate: plain(text('on_update')),
});

const ServiceWeights = shape('ServiceWeights', {
  Passing: plain(number('passing')),
  Warning: plain(number('warning')),
});

export const Service = shape('Service', {
  Name: plain(text('name')),
  TaskName: plain(text('task')),
  PortLabel: plain(text('port')),
  AddressMode: plain(text('address_mode')),
  Address: plain(text('address')),
  EnableTagOverride: plain(flag('enable_tag_override')),
  Tags: texts('tags'),
  CanaryTags: texts('canary_tags'),
  Checks: many(ServiceCheck, 'check'),
  CheckRestart: onlySent(single(CheckRestart, 'check_restart')),
  Connect: single(ConsulConnect, 'connect'),
  Meta: dictionary('meta'),
  CanaryMeta: dictionary('canary_meta'),
  Weights: single(ServiceWeights, 'weights'),
  TaggedAddresses: dictionary('tagged_addresses'),
  Namespace: onlyKept(text()),
  OnUpdate: plain(text('on_update')),
  Provider: plain(text('provider')),
  Cluster: plain(text('cluster')),
  Identity: single(WorkloadIdentity, 'identity'),
  Kind: plain(text('kind')),
});
