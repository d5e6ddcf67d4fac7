import { ActionError } from '../../errors.ts';
import { type GroupState, isHealthy } from '../../rollout/health.ts';
import { visible } from '../../nomad-plan/quote.ts';
import { aboutParts, describeDeployment, healthSigns, describeHealth } from './describe-status.ts';
import { describeTrouble, describeUnplaced } from '../../report/describe-rollout.ts';
import { formatMinute, describeReasons } from '../../report/plan/describe-plan.ts';
import { SUMMARY_LIMIT } from '../../clients/github/runner.ts';
import { takeWithin } from '../../report/markdown/fit.ts';
import { cellCode, code, details, fence, link, table } from '../../report/markdown/markdown.ts';
import { prose } from '../../report/markdown/prose.ts';
import { plural } from '../../nomad-plan/numbers.ts';
import { deploymentGroups } from '../../rollout/progress.ts';
import type { ShortReport } from '../../report/run-report.ts';
import type { UiJob, UiLinks } from '../../report/nomad-ui.ts';
import type { JobStatus, StatusOutcome, VersionStatus } from './job-status.ts';

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

const mostRows = 20;
const mostFields = 4;
const mostLines = 60;
/** Share of the summary for the differences of versions. */
const diffShare = 0.6;

/** Where an allocation is in Nomad's web UI; undefined where that is not known. */
type AllocationUrl = (id: string) => string | undefined;

/** The blocks below the headline: problems first, then the current state, then the history. */
function statusPage(status: JobStatus, urlOf: AllocationUrl): readonly string[] {
  return [
    about(status),
    unknownParts(status),
    waiting(status),
    ...troubles(status, urlOf),
    groups(status),
    status.deployment === undefined ? '' : `**Latest deployment** ${prose(describeDeployment(status.deployment))}.`,
    services(status),
    launches(status),
    versions(status),
    ...differences(status),
    scaling(status),
  ].filter((block) => block !== '');
}

function about(status: JobStatus): string {
  const time = formatMinute(status.submitted);
  return [...aboutParts(status).map(prose), ...(time === '' ? [] : [time])].join(' · ');
}

function unknownParts({ unknown }: JobStatus): string {
  return unknown.map(({ what, why }) => `- unknown: ${prose(`${what} (${why})`)}`).join('\n');
}

function waiting({ waiting: unplaced }: JobStatus): string {
  return unplaced.length === 0 ? '' : `**Waits for capacity:** ${prose(describeUnplaced({ unplaced }))}.`;
}

function troubles({ troubles: found }: JobStatus, urlOf: AllocationUrl): readonly string[] {
  return found.map(({ task, group, allocation, node, events }) => {
    const place = link(code(allocation.slice(0, 8)), urlOf(allocation));
    const where = `Task ${code(task)} of group ${code(group)}, allocation ${place}${node === '' ? '' : ` on node ${code(node)}`}:`;
    // Indented: in the first column a foreign line could pass for one of Outrider's.
    const lines = events.map((event) => `  ${visible(event)}`);
    return `${where}\n\n${fence(lines.length === 0 ? ['  (no events)'] : lines, 'text')}`;
  });
}

function groups({ groups: all, children: launched }: JobStatus): string {
  // A periodic or parameterized job has no allocations of its own.
  if (all.length === 0 || launched !== undefined) return '';
  const rows = all.map((group) => {
    const rest = (['starting', 'queued', 'complete', 'failed', 'lost'] as const)
      .filter((kind) => group[kind] > 0)
      .map((kind) => `, ${group[kind]} ${kind}`);
    return [cellCode(group.name), `${group.running} of ${group.desired}${rest.join('')}`, String(group.healthy)];
  });
  return markdownTable(['Group', 'Running', 'Healthy'], rows);
}

function services({ services: all }: JobStatus): string {
  const byName = [...Map.groupBy(all, ({ name }) => name)];
  const rows = byName.map(([name, same]) => [
    cellCode(name),
    same
      .slice(0, mostRows)
      .map(({ address, port }) => cellCode(`${address}:${port}`))
      .join(', ') + (same.length > mostRows ? ` and ${same.length - mostRows} more` : ''),
  ]);
  return rows.length === 0 ? '' : markdownTable(['Service', 'Addresses'], rows);
}

function launches({ children: launched }: JobStatus): string {
  if (launched === undefined || launched.latest.length === 0) return '';
  const rows = launched.latest.map(({ id, status, failed, submitted }) => {
    const failures = failed === 0 ? [] : [`🔴 ${plural(failed, 'allocation')} failed`];
    const time = formatMinute(submitted);
    return [cellCode(id), [cellCode(status), ...failures, ...(time === '' ? [] : [time])].join(', ')];
  });
  return markdownTable(['Latest launches', 'Status'], rows);
}

function versions({ versions: all, version: live }: JobStatus): string {
  const rows = all.map((one) => {
    const marks = [
      ...(one.version === live ? ['live'] : []),
      ...(one.stable ? ['stable'] : []),
      ...(one.tag === '' ? [] : [cellCode(one.tag)]),
    ];
    const cell = [String(one.version), marks.join(', '), formatMinute(one.submitted)];
    return [cell.filter((part) => part !== '').join(' · '), changeCell(one)];
  });
  return rows.length === 0 ? '' : markdownTable(['Version', 'What changed'], rows);
}

function changeCell({ diff, changed }: VersionStatus): string {
  if (diff === undefined) return '—';
  if (changed.length === 0) return 'nothing';
  const left = changed.length - mostFields;
  return `${changed.slice(0, mostFields).map(cellCode).join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
}

function differences({ versions: all }: JobStatus): readonly string[] {
  const blocks = all.flatMap(({ version, diff, changed }) => {
    if (diff === undefined || changed.length === 0) return [];
    const left = diff.lines.length - mostLines;
    const lines = left > 0 ? [...diff.lines.slice(0, mostLines), `  … ${left} more lines`] : diff.lines;
    const hidden = diff.hiddenValues === 0 ? '' : ` · ${plural(diff.hiddenValues, 'value')} hidden`;
    return [details(`Version ${version}: all changes${hidden}`, fence(lines, 'diff'), false)];
  });
  return takeWithin(blocks, SUMMARY_LIMIT * diffShare, (text) => Buffer.byteLength(text)).taken;
}

function scaling({ scaling: events }: JobStatus): string {
  if (events.length === 0) return '';
  const rows = events.map(({ group, time, from, to, message, isError }) => [
    formatMinute(time),
    `${cellCode(group)}${to === undefined ? '' : ` ${from} → ${to}`}`,
    `${isError ? '🔴 ' : ''}${message === '' ? '—' : cellCode(message)}`,
  ]);
  return markdownTable(['Scaled', 'Group', 'Message'], rows);
}

function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const left = rows.length - mostRows;
  const shown = table(head, rows.slice(0, mostRows));
  return left > 0 ? `${shown}\n\n… and ${left} more in the output \`status\`.` : shown;
}

/** A job, for output `status`. */
function statusOutput(job: string, status: JobStatus, text: string): object {
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
  const progressOf = deploymentGroups(deployment).map(({ name, ...progress }) => [name, progress] as const);
  return {
    id: ID,
    version: JobVersion,
    status: Status,
    description: StatusDescription,
    groups: Object.fromEntries(progressOf),
  };
}

function timeText(time: Date | undefined): string {
  return time?.toISOString() ?? '';
}
