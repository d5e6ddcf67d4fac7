import { countHealthy, describeTaskProblem, describeUnplaced } from '../../report/describe-rollout.ts';
import { describeDeploymentStatus } from '../../report/deployment-report.ts';
import { formatMinute } from '../../text/times.ts';
import type { HealthKind } from '../../rollout/health.ts';
import type { Deployment } from '../../clients/nomad/deployments.ts';
import type { ShortReport } from '../../report/run-report.ts';
import type { JobStatus } from './job-status.ts';

export const healthSigns: Record<HealthKind, ShortReport['sign']> = {
  healthy: '🟢',
  running: '🔵',
  complete: '🟢',
  ready: '🟢',
  starting: '🔵',
  'rolling-out': '🟠',
  'awaiting-promotion': '🟠',
  blocked: '🟠',
  'rolled-back': '🟠',
  failing: '🔴',
  stopped: '⚪',
  disabled: '⚪',
  'never-launches': '🟠',
  unknown: '⚪',
};

/** The predicate of a sentence whose subject is the job; names in back-ticks. */
export function describeHealth(status: JobStatus): string {
  const { health, deployment, version } = status;
  const { desired, running, complete, rollback } = health;
  switch (health.kind) {
    case 'healthy':
      return desired === 0 ? 'is healthy (desired count 0)' : `is healthy: ${describeRunningCount(health)}`;
    case 'running':
      return `is running: ${running} running, ${complete} of ${desired} complete`;
    case 'complete':
      return `is complete: ${complete} of ${desired} allocations`;
    case 'ready':
      return `is ready: ${describeLaunches(status)}`;
    case 'starting':
      return `is starting: ${describeRunningCount(health)}${describeFirstProblem(status)}`;
    case 'rolling-out':
      return rollback === undefined
        ? `is rolling out version ${version}: ${describeProgress(deployment)}${describeFirstProblem(status)}`
        : `is rolling back to version ${rollback.to}: ${describeProgress(deployment)}${describeFirstProblem(status)}`;
    case 'awaiting-promotion':
      return rollback === undefined
        ? `waits for promotion: the canaries of version ${version} are healthy`
        : `${describeRollback(status)}; ${describeProgress(deployment)}; the rollback waits for promotion`;
    case 'blocked':
      return `waits for capacity, ${describeRunningCount(health)}: ${describeUnplaced({ unplaced: status.waiting })}`;
    case 'rolled-back':
      return `${describeRollback(status)}; ${describeRunningCount(health)}`;
    case 'failing':
      return `is failing: ${describeFailedAllocations(status)}`;
    case 'stopped':
      return `is stopped${running === 0 ? '' : `; ${running} still running`}`;
    case 'disabled':
      return 'is not launched: its schedule is disabled';
    case 'never-launches':
      return `never launches: Nomad finds no next launch for its schedule ${formatSchedule(status)}`;
    case 'unknown':
      return 'exists, but its health could not be read';
  }
}

function describeRollback({ health: { rollback }, problems: [problem] }: JobStatus): string {
  const cause = problem === undefined ? '' : `: ${describeTaskProblem(problem)}`;
  return `was rolled back to version ${rollback?.to ?? ''} because version ${rollback?.from ?? ''} failed${cause}`;
}

function describeRunningCount({ running, desired }: Pick<JobStatus['health'], 'running' | 'desired'>): string {
  return `${running} of ${desired} running`;
}

function describeProgress(deployment: Deployment | undefined): string {
  const groups = Object.values(deployment?.TaskGroups ?? {});
  return countHealthy(
    groups.map(({ HealthyAllocs, DesiredTotal }) => ({ healthy: HealthyAllocs, desired: DesiredTotal })),
  );
}

/** `; task …`, if a task is failing. */
function describeFirstProblem({ problems }: JobStatus): string {
  const [problem] = problems;
  return problem === undefined ? '' : `; ${describeTaskProblem(problem)}`;
}

function describeFailedAllocations(status: JobStatus): string {
  const { type, health, deployment, version } = status;
  const isBatch = type === 'batch' || type === 'sysbatch';
  const counts = isBatch ? `${health.complete} of ${health.desired} complete` : describeRunningCount(health);
  const isFailedRollout = deployment?.Status === 'failed' && deployment.JobVersion === version;
  return `${counts}${isFailedRollout ? `, and the rollout of version ${version} failed` : ''}${describeFirstProblem(status)}`;
}

/** `` `0 3 * * *` (UTC) `` */
function formatSchedule({ schedule }: JobStatus): string {
  return schedule.replace(/^(.*?)( \([^)]*\))?$/, '`$1`$2');
}

function describeLaunches(status: JobStatus): string {
  const { isParameterized, children, nextLaunch } = status;
  const next = nextLaunch instanceof Date ? `, next launch \`${formatMinute(nextLaunch)}\`` : '';
  const launches = [
    ...(status.schedule === '' ? [] : [`launched by ${formatSchedule(status)}${next}`]),
    ...(isParameterized ? ['launched by dispatch'] : []),
  ];
  if (children === undefined) return launches.join(', ');
  const { pending, running, dead } = children;
  return `${launches.join(', ')}; ${pending} pending, ${running} running, ${dead} finished`;
}

/** The line below the headline, in parts; names in back-ticks. */
export function listParts({ type, namespace, region, parent, version, index }: JobStatus): readonly string[] {
  return [
    type,
    `namespace \`${namespace}\``,
    ...(region === '' ? [] : [`region \`${region}\``]),
    ...(parent === '' ? [] : [`launched from \`${parent}\``]),
    `modify index ${index}`,
    `version ${version}`,
  ];
}

/** Nomad's descriptions that only repeat the status. */
const usualTexts = new Set(['', 'Deployment is running', 'Deployment completed successfully', 'Deployment is paused']);

/** `` `ae58d9be` of version 3 has failed: Failed due to … `` */
export function describeDeployment({ Status, StatusDescription, JobVersion, ID }: Deployment): string {
  const description = usualTexts.has(StatusDescription) ? '' : `: ${StatusDescription}`;
  return `\`${ID.slice(0, 8)}\` of version ${JobVersion} ${describeDeploymentStatus(Status)}${description}`;
}
