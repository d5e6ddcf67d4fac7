import { dictionary, duration, flag, label, many, named, number, single, pointer, shape, text } from './kinds.ts';
import { Affinity, Constraint, Consul, NetworkResource, ScalingPolicy, Spread, VolumeRequest } from './placement.ts';
import { Service } from './services.ts';
import { RestartPolicy } from './tasks-parts.ts';
import { Task } from './tasks.ts';

export const UpdateStrategy = shape('UpdateStrategy', {
  Stagger: duration('stagger'),
  MaxParallel: number('max_parallel'),
  HealthCheck: text('health_check'),
  MinHealthyTime: duration('min_healthy_time'),
  HealthyDeadline: duration('healthy_deadline'),
  ProgressDeadline: duration('progress_deadline'),
  Canary: number('canary'),
  AutoRevert: flag('auto_revert'),
  AutoPromote: flag('auto_promote'),
});

export const MigrateStrategy = shape('MigrateStrategy', {
  MaxParallel: number('max_parallel'),
  HealthCheck: text('health_check'),
  MinHealthyTime: duration('min_healthy_time'),
  HealthyDeadline: duration('healthy_deadline'),
});

export const ReschedulePolicy = shape('ReschedulePolicy', {
  Attempts: number('attempts'),
  Interval: duration('interval'),
  Delay: duration('delay'),
  DelayFunction: text('delay_function'),
  MaxDelay: duration('max_delay'),
  Unlimited: flag('unlimited'),
});

const EphemeralDisk = shape('EphemeralDisk', {
  Sticky: flag('sticky'),
  Migrate: flag('migrate'),
  SizeMB: number('size'),
});

const Disconnect = shape('DisconnectStrategy', {
  LostAfter: duration('lost_after'),
  StopOnClientAfter: pointer(duration('stop_on_client_after')),
  Replace: pointer(flag('replace')),
  Reconcile: text('reconcile'),
});

export const TaskGroup = shape('TaskGroup', {
  Name: label(),
  Count: number('count'),
  Constraints: many(Constraint, 'constraint'),
  Affinities: many(Affinity, 'affinity'),
  Tasks: many(Task, 'task'),
  Spreads: many(Spread, 'spread'),
  Volumes: named(VolumeRequest, 'volume'),
  RestartPolicy: single(RestartPolicy, 'restart'),
  Disconnect: single(Disconnect, 'disconnect'),
  ReschedulePolicy: single(ReschedulePolicy, 'reschedule'),
  EphemeralDisk: single(EphemeralDisk, 'ephemeral_disk'),
  Update: single(UpdateStrategy, 'update'),
  Migrate: single(MigrateStrategy, 'migrate'),
  Networks: many(NetworkResource, 'network'),
  Meta: dictionary('meta'),
  Services: many(Service, 'service'),
  ShutdownDelay: pointer(duration('shutdown_delay')),
  MaxRunDuration: pointer(duration('max_run_duration')),
  StopAfterClientDisconnect: pointer(duration('stop_after_client_disconnect')),
  MaxClientDisconnect: pointer(duration('max_client_disconnect')),
  Scaling: single(ScalingPolicy, 'scaling'),
  Consul: single(Consul, 'consul'),
  PreventRescheduleOnLost: flag('prevent_reschedule_on_lost'),
});
