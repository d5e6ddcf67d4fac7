import { isHealthy } from '../../rollout/health.ts';
import { deploymentGroups } from '../../rollout/progress.ts';
import { describeReasons } from '../../report/plan/describe-plan.ts';
import type { JobStatus } from './outcome.ts';

/** A job, for output `status`. */
export function statusOutput(job: string, status: JobStatus, text: string): object {
  const { health, deployment, children } = status;
  return {
    job,
    namespace: status.namespace,
    region: status.region,
    type: status.type,
    status: status.status,
    health: health.kind,
    healthy: isHealthy(health),
    text,
    version: status.version,
    index: status.index,
    submitted: timeText(status.submitted),
    parent: status.parent,
    groups: Object.fromEntries(status.groups.map(({ name, ...counts }) => [name, counts])),
    deployment: deployment === undefined ? null : deploymentOutput(deployment),
    failing: status.troubles.map(({ logs: _logs, exitCode = null, signal = null, ...trouble }) => ({
      ...trouble,
      exitCode,
      signal,
    })),
    blocked: status.waiting.map(({ group, count, reasons }) => ({
      group,
      count,
      reasons: reasons.map((reason) => describeReasons([reason])),
    })),
    services: status.services,
    versions: status.versions.map(({ diff: _diff, submitted, ...version }) => ({
      ...version,
      submitted: timeText(submitted),
    })),
    scaling: status.scaling.map(({ time, to = null, ...event }) => ({ ...event, to, time: timeText(time) })),
    children:
      children === undefined
        ? null
        : {
            ...children,
            latest: children.latest.map(({ submitted, ...child }) => ({ ...child, submitted: timeText(submitted) })),
          },
    unknown: status.unknown,
  };
}

function deploymentOutput(deployment: NonNullable<JobStatus['deployment']>): object {
  const { ID, JobVersion, Status, StatusDescription } = deployment;
  const groups = deploymentGroups(deployment).map(({ name, ...progress }) => [name, progress] as const);
  return {
    id: ID,
    version: JobVersion,
    status: Status,
    description: StatusDescription,
    groups: Object.fromEntries(groups),
  };
}

function timeText(time: Date | undefined): string {
  return time?.toISOString() ?? '';
}
