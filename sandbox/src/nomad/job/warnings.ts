import type { StoredGroup, StoredJob } from '../shapes/jobs.ts';
import { formatErrors } from './errors.ts';

/** The warnings of Nomad. Recorded texts are Nomad's; the wording of the others, which no recording shows, is the sandbox's. */
export function listWarnings(job: StoredJob): string[] {
  const groups = job.TaskGroups ?? [];
  const ofJob = [
    ...groups.flatMap(groupWarnings),
    ...groups.flatMap(listDelayWarnings),
    ...(promotesPartly(groups)
      ? ['auto_promote is set for some groups only: without all of them nothing is promoted automatically']
      : []),
    ...((job.Periodic?.Spec ?? '') === '' ? [] : ['cron is deprecated: write crons, a list']),
  ];
  // Nomad combines a job's own warnings with those of its validators in one list.
  return [...ofJob, ...groups.flatMap(listOversubscribed)];
}

function groupWarnings(group: StoredGroup): string[] {
  const pace = group.Update?.MaxParallel ?? 0;
  const warnings = [
    ...(group.Count > 1 && pace > group.Count
      ? [
          `Update max parallel count is greater than task group count (${pace} > ${group.Count}). ` +
            'A destructive change would result in the simultaneous replacement of all allocations.',
        ]
      : []),
    ...((group.Networks?.[0]?.MBits ?? 0) > 0 ? ['mbits of a network has no effect any more'] : []),
  ];
  return warnings.length === 0 ? [] : [`Group "${group.Name}" has warnings: ${formatErrors(warnings)}`];
}

/** A service whose tasks end immediately after a signal loses the requests that still arrive. */
function listDelayWarnings(group: StoredGroup): string[] {
  const tasks = group.Tasks ?? [];
  const services = group.Services ?? [];
  const isDelayed = (group.ShutdownDelay ?? 0) > 0 || tasks.some(({ ShutdownDelay }) => ShutdownDelay > 0);
  const taskNames = new Set(services.map(({ TaskName }) => TaskName).filter((name) => name !== ''));
  const unscoped = services.some(({ TaskName, Connect }) => TaskName === '' && (Connect?.SidecarTask ?? null) === null);
  return [
    ...tasks.flatMap(({ Name, ShutdownDelay, Services }) => [
      ...(taskNames.has(Name) && ShutdownDelay === 0
        ? [`group "${group.Name}": a service names task "${Name}", which has no shutdown_delay`]
        : []),
      ...(ShutdownDelay === 0 && (Services ?? []).length > 0
        ? [`group "${group.Name}": task "${Name}" has services and no shutdown_delay`]
        : []),
    ]),
    ...(unscoped && !isDelayed
      ? [`group "${group.Name}" defines services, but neither the group nor any of its tasks have shutdown_delay set`]
      : []),
  ];
}

function promotesPartly(groups: readonly StoredGroup[]): boolean {
  const updates = groups.flatMap(({ Update }) => Update ?? []);
  return (
    updates.some(({ AutoPromote }) => AutoPromote) &&
    updates.some(({ AutoPromote, Canary }) => Canary > 0 && !AutoPromote)
  );
}

function listOversubscribed(group: StoredGroup): string[] {
  const tasks = (group.Tasks ?? []).filter(({ Resources }) => (Resources?.MemoryMaxMB ?? 0) !== 0);
  return tasks.map(
    ({ Name }) =>
      `Memory oversubscription is not enabled; Task "${group.Name}.${Name}" memory_max value will be ignored. ` +
      'Update the Scheduler Configuration to allow oversubscription.',
  );
}
