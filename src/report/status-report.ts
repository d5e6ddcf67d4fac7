import { Failure } from '../failure.ts';
import { isHealthy } from '../rollout/health.ts';
import { statusPage } from './status-page.ts';
import { statusOutput } from './status-output.ts';
import { aboutWords, deploymentWords, healthSigns, healthWords } from './status-words.ts';
import { troubleWords, unplacedWords } from './rollout-words.ts';
import type { RunReport } from './run-report.ts';
import type { JobStatus, StatusOutcome } from './status-outcome.ts';

/** What is said of a job: one page. */
export function statusReport(outcome: StatusOutcome): RunReport {
  const { job, status, failures } = outcome;
  if (status === undefined) {
    const headline = failures[0]?.message ?? `Nothing is known of \`${job}\``;
    return { headline, sign: '⚪', failures, notes: [], body: [], outputs: { changed: 'false', status: '' } };
  }
  const headline = `\`${job}\` ${healthWords(status)}`;
  return {
    headline,
    lines: logLines(status),
    sign: healthSigns[status.health.kind],
    failures: [...failures, ...unmet(outcome, status, headline)],
    notes: [],
    body: statusPage(status),
    outputs: {
      changed: 'false',
      status: JSON.stringify(statusOutput(job, status, headline)),
      'job-version': String(status.version),
      'job-modify-index': String(status.index),
      'deployment-id': status.deployment?.ID ?? '',
    },
  };
}

function unmet({ expectsHealth }: StatusOutcome, { health }: JobStatus, headline: string): readonly Failure[] {
  if (!expectsHealth || isHealthy(health)) return [];
  const what = `${headline}. It was expected to be healthy`;
  return [new Failure({ reason: 'failed', what, hint: 'This is what `expect: healthy` asks for.' })];
}

/** The page in short. */
function logLines(status: JobStatus): readonly string[] {
  return [
    aboutWords(status),
    ...status.groups.map(
      ({ name, desired, running, healthy }) => `Group ${name}: ${running} of ${desired} running, ${healthy} healthy`,
    ),
    ...(status.deployment === undefined ? [] : [`Deployment ${deploymentWords(status.deployment)}`]),
    ...(status.waiting.length === 0 ? [] : [`Waits for capacity: ${unplacedWords({ unplaced: status.waiting })}`]),
    ...status.troubles.flatMap((trouble) => [
      `Group ${trouble.group}: ${troubleWords(trouble)}`,
      ...trouble.events.map((event) => `  ${event}`),
    ]),
    ...status.services.map(({ name, address, port }) => `Service ${name}: ${address}:${port}`),
    ...status.versions
      .slice(0, 1)
      .map(({ version, changed }) => `Version ${version}: ${changed.join(', ') || 'no change'}`),
    ...status.unknown.map(({ what, why }) => `Not known: ${what}, for ${why}`),
  ];
}
