import { MigrateStrategy, ReschedulePolicy, TaskGroup, UpdateStrategy } from './groups.ts';
import {
  dictionary,
  flag,
  inline,
  label,
  many,
  number,
  single,
  onlyKept,
  onlySent,
  plain,
  pointer,
  shape,
  text,
  texts,
  type Stored,
  type Sent,
} from './kinds.ts';
import { Affinity, Constraint, Spread } from './placement.ts';
import type { Task } from './tasks.ts';

const Region = shape('MultiregionRegion', {
  Name: label(),
  Count: number('count'),
  Datacenters: texts('datacenters'),
  NodePool: plain(text('node_pool')),
  Meta: dictionary('meta'),
});
const Strategy = shape('MultiregionStrategy', { MaxParallel: number('max_parallel'), OnFailure: text('on_failure') });
const Multiregion = shape('Multiregion', { Strategy: single(Strategy, 'strategy'), Regions: many(Region, 'region') });

const Periodic = shape('PeriodicConfig', {
  Enabled: flag('enabled'),
  Spec: text('cron'),
  Specs: texts('crons'),
  SpecType: text(),
  ProhibitOverlap: flag('prohibit_overlap'),
  TimeZone: text('time_zone'),
});

const Parameterized = shape('ParameterizedJobConfig', {
  Payload: plain(text('payload')),
  MetaRequired: texts('meta_required'),
  MetaOptional: texts('meta_optional'),
});

const Link = shape('JobUILink', {
  Label: plain(text('label')),
  URL: onlySent(plain(text('url'))),
  Url: onlyKept(text()),
});
const UI = shape('JobUIConfig', { Description: plain(text('description')), Links: many(Link, 'link') });
const VersionTag = shape('JobVersionTag', {
  Name: plain(text()),
  Description: plain(text()),
  TaggedTime: plain(number(undefined, 'int64')),
});

export const Job = shape('Job', {
  Stop: flag(),
  Region: text('region'),
  Namespace: text('namespace'),
  ID: text('id'),
  ParentID: text(),
  Name: text('name'),
  Type: text('type'),
  Priority: number('priority'),
  AllAtOnce: flag('all_at_once'),
  Datacenters: texts('datacenters'),
  NodePool: text('node_pool'),
  Constraints: many(Constraint, 'constraint'),
  Affinities: many(Affinity, 'affinity'),
  Spreads: many(Spread, 'spread'),
  TaskGroups: many(TaskGroup, 'group'),
  Update: inline(UpdateStrategy, 'update'),
  Multiregion: single(Multiregion, 'multiregion'),
  Periodic: single(Periodic, 'periodic'),
  ParameterizedJob: single(Parameterized, 'parameterized'),
  Reschedule: onlySent(single(ReschedulePolicy, 'reschedule')),
  Migrate: onlySent(single(MigrateStrategy, 'migrate')),
  Dispatched: plain(flag()),
  DispatchIdempotencyToken: text(),
  Payload: pointer(text()),
  Meta: dictionary('meta'),
  ConsulNamespace: text(),
  VaultNamespace: text(),
  NomadTokenID: text(),
  Status: text(),
  StatusDescription: text(),
  Stable: flag(),
  Version: number(undefined, 'uint64'),
  SubmitTime: number(undefined, 'int64'),
  CreateIndex: number(undefined, 'uint64'),
  ModifyIndex: number(undefined, 'uint64'),
  JobModifyIndex: number(undefined, 'uint64'),
  UI: single(UI, 'ui'),
  VersionTag: single(VersionTag),
});

/** A job as parse returns it and register accepts it. */
export type SentJob = Sent<typeof Job>;
export type SentGroup = Sent<typeof TaskGroup>;
export type SentTask = Sent<typeof Task>;
/** A job as Nomad stores it. */
export type StoredJob = Stored<typeof Job>;
export type StoredGroup = Stored<typeof TaskGroup>;
export type StoredTask = Stored<typeof Task>;
