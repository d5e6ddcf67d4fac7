import type { ShortReport } from '../../report/run-report.ts';
import { ActionError } from '../../errors.ts';
import { isHealthy } from '../../rollout/health.ts';
import { visible } from '../../nomad-plan/quote.ts';
import { statusPage } from './page.ts';
import { statusOutput } from './output.ts';
import { aboutParts, describeDeployment, healthSigns, describeHealth } from './describe-status.ts';
import { describeTrouble, describeUnplaced } from '../../report/describe-rollout.ts';
import { formatMinute } from '../../report/plan/describe-plan.ts';
import type { UiJob, UiLinks } from '../../report/nomad-ui.ts';
import type { GroupState } from '../../rollout/job-state.ts';
import type { JobStatus, StatusOutcome } from './outcome.ts';

/** The status of a job as one page. */
export function statusReport(
  outcome: StatusOutcome,
  ui: UiLinks | undefined,
  place: Pick<UiJob, 'region'> | undefined,
): ShortReport {
  const { job, status, failures } = outcome;
  if (status === undefined) {
    const headline = failures[0]?.message ?? `The status of \`${job}\` is unknown`;
    return { headline, sign: '⚪', failures, notes: [], body: [], outputs: { changed: 'false', status: '' } };
  }
  const text = describeHealth(status);
  const headline = `\`${job}\` ${text}`;
  const unmet = unmetExpectation(outcome, status, headline);
  return {
    headline,
    lines: logLines(status).map(visible),
    sign: healthSigns[status.health.kind],
    failures: unmet === undefined ? failures : [...failures, unmet],
    notes: [],
    body: statusPage(status, (allocation) => ui?.allocation(allocation, place?.region)),
    outputs: {
      changed: 'false',
      status: JSON.stringify(statusOutput(job, status, text)),
      'job-version': String(status.version),
      'job-modify-index': String(status.index),
      'deployment-id': status.deployment?.ID ?? '',
    },
  };
}

function unmetExpectation(
  { expectsHealth }: StatusOutcome,
  { health }: JobStatus,
  message: string,
): ActionError | undefined {
  if (!expectsHealth || isHealthy(health)) return undefined;
  const hint = '`expect: healthy` requires a healthy job. Fix the cause, or remove the input.';
  return new ActionError({ reason: 'failed', message, hint });
}

function groupLine({ name, desired, running, healthy }: GroupState): string {
  return `Group ${name}: ${running} of ${desired} running, ${healthy} healthy`;
}

/** A short form of the page. */
function logLines(status: JobStatus): readonly string[] {
  return [
    [...aboutParts(status), formatMinute(status.submitted)].filter((part) => part !== '').join(' · '),
    ...(status.children === undefined ? status.groups.map(groupLine) : []),
    ...(status.deployment === undefined ? [] : [`Deployment ${describeDeployment(status.deployment)}`]),
    ...(status.waiting.length === 0 ? [] : [`Waits for capacity: ${describeUnplaced({ unplaced: status.waiting })}`]),
    ...status.troubles.flatMap((trouble) => [
      `Group ${trouble.group}: ${describeTrouble(trouble)}`,
      ...trouble.events.map((event) => `  ${event}`),
    ]),
    ...status.services.map(({ name, address, port }) => `Service ${name}: ${address}:${port}`),
    ...status.versions
      .slice(0, 1)
      .filter(({ diff }) => diff !== undefined)
      .map(({ version, changed }) => `Version ${version} changed: ${changed.join(', ') || 'nothing'}`),
    ...status.unknown.map(({ what, why }) => `Unknown: ${what} (${why})`),
  ];
}
