import { second } from '../../clock.ts';
import type { SentGroup } from '../shapes/jobs.ts';
import { createDefaultLogs, fillMountDefaults, createDefaultResources } from './defaults-resources.ts';

type Service = NonNullable<SentGroup['Services']>[number];
type Check = NonNullable<Service['Checks']>[number];

/** Gives services their defaults. @param name of a service without a name */
export function fillServiceDefaults(services: Service[] | null, name: string): void {
  for (const service of services ?? []) {
    service.Name ||= name;
    service.AddressMode ||= 'auto';
    service.OnUpdate ||= 'require_healthy';
    service.Provider ||= 'consul';
    service.Cluster ||= 'default';
    if (service.Weights !== null) {
      service.Weights.Passing = Math.max(1, service.Weights.Passing);
      service.Weights.Warning = Math.max(1, service.Weights.Warning);
    }
    fillConnectDefaults(service.Connect);
    for (const check of service.Checks ?? []) fillCheckDefaults(check, service);
  }
}

function fillCheckDefaults(check: Check, service: Service): void {
  check.CheckRestart = mergeRestart(service.CheckRestart, check.CheckRestart);
  if (check.CheckRestart !== null) check.CheckRestart.Grace ??= second;
  check.SuccessBeforePassing = Math.max(0, check.SuccessBeforePassing);
  check.FailuresBeforeCritical = Math.max(0, check.FailuresBeforeCritical);
  check.FailuresBeforeWarning = Math.max(0, check.FailuresBeforeWarning);
  check.OnUpdate ||= service.OnUpdate;
}

function mergeRestart(outer: Service['CheckRestart'], inner: Check['CheckRestart']): Check['CheckRestart'] {
  if (outer === null || inner === null) return inner ?? (outer === null ? null : { ...outer });
  return {
    Limit: inner.Limit > 0 ? inner.Limit : outer.Limit,
    Grace: inner.Grace ?? outer.Grace,
    IgnoreWarnings: inner.IgnoreWarnings || outer.IgnoreWarnings,
  };
}

function fillConnectDefaults(connect: Service['Connect']): void {
  const sidecar = connect?.SidecarTask ?? null;
  if (sidecar !== null) {
    sidecar.Resources = createDefaultResources(sidecar.Resources);
    sidecar.LogConfig = createDefaultLogs(sidecar.LogConfig);
    for (const mount of sidecar.VolumeMounts ?? []) fillMountDefaults(mount);
    sidecar.KillTimeout ??= 5 * second;
    sidecar.ShutdownDelay ??= 0;
  }
  const proxy = connect?.Gateway?.Proxy ?? null;
  if (proxy !== null) proxy.ConnectTimeout ??= 5 * second;
  for (const listener of connect?.Gateway?.Ingress?.Listeners ?? []) listener.Protocol ||= 'tcp';
}
