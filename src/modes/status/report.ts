import { ActionError } from '../../errors.ts';
import { createImpossibleError, stoppedHint } from '../../operations/find-job.ts';
import { type GroupState, isAcceptedByExpect } from '../../rollout/health.ts';
import { visible } from '../../text/visible.ts';
import { listParts, describeDeployment, healthSigns, describeHealth } from './describe-status.ts';
import { listCanaries, describeTaskProblem, describeUnplaced } from '../../report/describe-rollout.ts';
import { renderKeyChangeList } from '../../report/comment/job-row.ts';
import { describeReasons } from '../../report/plan/describe-plan.ts';
import { formatMinute } from '../../text/times.ts';
import { foldLines, rowList, keepWhole, type Block } from '../../text/fit.ts';
import {
  code,
  count,
  fence,
  join,
  joinLines,
  link,
  md,
  minute,
  nothing,
  prose,
  type Markdown,
  listUpTo,
} from '../../text/markdown.ts';
import { readGroups } from '../../rollout/progress.ts';
import { findBatchFailure } from '../../report/describe-batch.ts';
import type { BatchOutcome } from '../../rollout/outcome.ts';
import type { ResultJob } from '../../report/result.ts';
import type { ShortReport } from '../../report/run-report.ts';
import type { UiLinks } from '../../report/nomad-ui.ts';
import type { StatusInputs } from './inputs.ts';
import type { JobStatus, VersionStatus } from './job-status.ts';

export interface FollowedStatus extends JobStatus {
  /** The end of a batch job; `undefined` if it was not followed. */
  readonly end?: BatchOutcome | undefined;
}

export function createStatusReport(status: FollowedStatus, inputs: StatusInputs, ui: UiLinks | undefined): ShortReport {
  const { job, nomad } = inputs;
  const text = describeHealth(status);
  const health = `\`${job}\` ${text}`;
  const failures = listFailures(status, inputs, health);
  return {
    headline: failures.find(({ reason }) => reason === 'input') ?? health,
    lines: listLogLines(status).map(visible),
    sign: healthSigns[status.health.kind],
    failures,
    cause: status.end === undefined || status.end.kind === 'complete' ? failures[0] : undefined,
    body: renderStatusPage(status, (allocation) => ui?.allocation(allocation, nomad.region)),
    outputs: { changed: 'false' },
    job: describeJobStatus(status, text),
    canaries: listCanaries([status]),
  };
}

/** Empty if the job is as `expect` requires. */
function listFailures({ health, end, type }: FollowedStatus, { job, expect, nomad }: StatusInputs, message: string) {
  if (expect === 'complete' && (type === 'service' || type === 'system'))
    return [
      createImpossibleError(
        `\`${job}\` is a ${type} job, which does not complete`,
        `Set \`expect: healthy\`. ${completeHint}`,
      ),
    ];
  const isComplete = health.kind === 'complete' && (end === undefined || end.kind === 'complete');
  const isExpected = expect === 'complete' ? isComplete : expect === 'nothing' || isAcceptedByExpect(health);
  if (isExpected) return [];
  if (expect === 'healthy' && health.kind === 'stopped')
    return [new ActionError({ reason: 'failed', message, help: 'stopped-job', hint: stoppedHint })];
  const { from, to } = health.rollback ?? {};
  const rollbackHint = `Version ${to} serves and is healthy; version ${from}, which was registered last, is not. Fix the cause and register the job again, or remove \`expect: healthy\`.`;
  const otherHint = health.kind === 'rolled-back' ? rollbackHint : healthHint;
  const hint = expect === 'complete' ? completeHint : otherHint;
  return [
    (end && findBatchFailure({ id: job, namespace: nomad.namespace }, end)) ??
      new ActionError({ reason: 'failed', message, hint }),
  ];
}

const healthHint = '`expect: healthy` requires a healthy job. Fix the cause, or remove the input.';
const completeHint =
  '`expect: complete` requires a batch job whose tasks have all ended without an error. For a periodic or parameterized job, name a child job.';

function listLogLines(status: JobStatus): readonly string[] {
  return [
    [...listParts(status), formatMinute(status.submitted)].filter((part) => part !== '').join(' · '),
    ...(status.children === undefined ? status.groups : []).map(
      ({ name, desired, running, healthy }) => `Group ${name}: ${running} of ${desired} running, ${healthy} healthy`,
    ),
    ...(status.deployment === undefined ? [] : [`Deployment ${describeDeployment(status.deployment)}`]),
    ...(status.waiting.length === 0 ? [] : [`Waits for capacity: ${describeUnplaced({ unplaced: status.waiting })}`]),
    ...status.problems.flatMap((problem) => [
      `Group ${problem.group}: ${describeTaskProblem(problem)}`,
      ...problem.events.map((event) => `  ${event}`),
    ]),
    ...status.services.map(({ name, address, port }) => `Service ${name}: ${address}:${port}`),
    ...status.versions
      .slice(0, 1)
      .filter(({ diff }) => diff !== undefined)
      .map((version) => `Version ${version.version} changed: ${listChanges(version).join(', ') || 'nothing'}`),
    ...status.unknown.map(({ part, reason }) => `Unknown: ${part} (${reason})`),
  ];
}

const maxRows = 20;

/** The page of an allocation in Nomad's web UI; `undefined` if unknown. */
type AllocationUrl = (id: string) => string | undefined;

/** The blocks below the headline: problems first, then the current state, then the history. */
function renderStatusPage(status: JobStatus, buildUrl: AllocationUrl): readonly Block[] {
  const { deployment, waiting: unplaced } = status;
  return [
    keepWhole(joinLines(status.unknown.map(({ part, reason }) => md`- unknown: ${prose(`${part} (${reason})`)}`))),
    keepWhole(unplaced.length === 0 ? nothing : md`**Waits for capacity:** ${prose(describeUnplaced({ unplaced }))}.`),
    ...renderProblemRows(status, buildUrl).map(keepWhole),
    renderGroups(status),
    keepWhole(deployment === undefined ? nothing : md`**Latest deployment** ${prose(describeDeployment(deployment))}.`),
    renderServices(status),
    renderLaunches(status),
    renderVersions(status),
    ...renderDifferences(status),
    renderScaling(status),
    keepWhole(join([...listParts(status).map((part) => prose(part)), minute(status.submitted)], ' · ')),
  ];
}

function renderProblemRows({ problems }: JobStatus, buildUrl: AllocationUrl): readonly Markdown[] {
  return problems.map(({ task, group, allocation, node, events }) => {
    const allocationLink = link(code(allocation.slice(0, 8)), buildUrl(allocation));
    const location = md`Task ${code(task)} of group ${code(group)}, allocation ${allocationLink}${node === '' ? nothing : md` on node ${code(node)}`}:`;
    // Indented: at the start of a line, untrusted text could imitate a line of Outrider.
    const lines = events.map((event) => `  ${event}`);
    return md`${location}\n\n${fence(lines.length === 0 ? ['  (no events)'] : lines, 'text')}`;
  });
}

function renderGroups({ groups: all, children: launched }: JobStatus): Block {
  // A periodic or parameterized job has no allocations of its own.
  if (launched !== undefined) return keepWhole(nothing);
  const rows = all.map((group) => {
    const rest = (['starting', 'queued', 'complete', 'failed', 'lost'] as const)
      .filter((kind) => group[kind] > 0)
      .map((kind) => md`, ${group[kind]} ${prose(kind)}`);
    const running = md`${group.running} of ${group.desired}${join(rest, '')}`;
    return [describeGroupState(group), code(group.name), running, md`${group.healthy}`];
  });
  return renderRows([md`State`, md`Group`, md`Running`, md`Healthy`], rows);
}

/** Always with a word: some readers cannot distinguish the colors. */
function describeGroupState({ desired, healthy, complete, failed, lost }: GroupState): Markdown {
  if (desired === 0) return md`➖\u00a0none`;
  if (healthy + complete >= desired) return md`✅\u00a0ok`;
  return failed + lost > 0 ? md`❌\u00a0failed` : md`⚠️\u00a0incomplete`;
}

function renderServices({ services: all }: JobStatus): Block {
  const byName = [...Map.groupBy(all, ({ name }) => name)];
  const rows = byName.map(([name, same]) => {
    const addresses = same.map(({ address, port }) => code(`${address}:${port}`));
    return [code(name), listUpTo(addresses, ', ', maxRows)];
  });
  return renderRows([md`Service`, md`Addresses`], rows);
}

function renderLaunches({ children: launched }: JobStatus): Block {
  if (launched === undefined) return keepWhole(nothing);
  const rows = launched.latest.map(({ id, status, failed, submitted }) => {
    const failures = failed === 0 ? nothing : md`❌ ${count(failed, 'allocation')} failed`;
    return [code(id), join([code(status), failures, minute(submitted)], ', ')];
  });
  return renderRows([md`Latest launches`, md`Status`], rows);
}

function renderVersions({ versions: all, version: live }: JobStatus): Block {
  const rows = all.map((version) => {
    const marks = [
      ...(version.version === live ? [md`current`] : []),
      ...(version.stable ? [md`stable`] : []),
      ...(version.tag === '' ? [] : [code(version.tag)]),
    ];
    return [join([md`${version.version}`, join(marks, ', '), minute(version.submitted)], ' · '), renderChange(version)];
  });
  return renderRows([md`Version`, md`What changed`], rows);
}

function renderChange({ diff }: VersionStatus): Markdown {
  if (diff === undefined) return md`—`;
  return diff.keyChanges.length === 0 ? md`nothing` : renderKeyChangeList(diff.keyChanges);
}

function listChanges({ diff }: Pick<VersionStatus, 'diff'>): readonly string[] {
  return (diff?.keyChanges ?? []).map(({ kind, text }) => (kind === 'changes' ? text : `${kind} ${text}`));
}

function renderDifferences({ versions: all }: JobStatus): readonly Block[] {
  return all.flatMap(({ version, diff }) => {
    if (diff === undefined || diff.keyChanges.length === 0) return [];
    const hiddenNote = diff.hiddenValues === 0 ? nothing : md` · ${count(diff.hiddenValues, 'value')} hidden`;
    const summary = md`Version ${version}: all changes${hiddenNote}`;
    return [foldLines({ summary, lines: diff.lines, facts: nothing, isOpen: false })];
  });
}

function renderScaling({ scaling: events }: JobStatus): Block {
  const rows = events.map(({ group, time, from, to, message, isError }) => [
    minute(time),
    to === undefined ? code(group) : md`${code(group)} ${from} → ${to}`,
    md`${isError ? md`❌ failed: ` : nothing}${message === '' ? md`—` : code(message)}`,
  ]);
  return renderRows([md`Scaled`, md`Group`, md`Message`], rows);
}

function renderRows(head: readonly Markdown[], rows: readonly (readonly Markdown[])[]): Block {
  return rowList({ head, rows, noun: 'row', location: md`the output \`jobs\``, maxShown: maxRows });
}

function describeJobStatus(status: JobStatus, text: string): Partial<ResultJob> {
  const { health, deployment, children } = status;
  return {
    namespace: status.namespace,
    region: status.region,
    type: status.type,
    status: status.status,
    health: health.kind,
    healthy: isAcceptedByExpect(health),
    text,
    version: status.version,
    index: status.index,
    submitted: formatTime(status.submitted),
    parent: status.parent,
    groups: Object.fromEntries(status.groups.map(({ name, ...counts }) => [name, counts])),
    deployment: deployment?.ID ?? '',
    latestDeployment: deployment === undefined ? null : createDeploymentOutput(deployment),
    failing: status.problems.map(({ logs: _logs, exitCode = null, signal = null, ...problem }) => ({
      ...problem,
      exitCode,
      signal,
    })),
    blocked: status.waiting.map(({ group, count: blocked, reasons }) => ({
      group,
      count: blocked,
      reasons: reasons.map((reason) => describeReasons([reason])),
    })),
    services: status.services,
    versions: status.versions.map(({ version, stable, tag, submitted, diff }) => ({
      version,
      stable,
      tag,
      submitted: formatTime(submitted),
      changed: listChanges({ diff }),
    })),
    scaling: status.scaling.map(({ time, to = null, ...event }) => ({ ...event, to, time: formatTime(time) })),
    children:
      children === undefined
        ? null
        : {
            ...children,
            latest: children.latest.map(({ submitted, ...child }) => ({ ...child, submitted: formatTime(submitted) })),
          },
    unknown: status.unknown,
  };
}

function createDeploymentOutput(deployment: NonNullable<JobStatus['deployment']>): object {
  const { ID, JobVersion, Status, StatusDescription } = deployment;
  const groups = Object.fromEntries(readGroups(deployment).map(({ name, ...progress }) => [name, progress]));
  return { id: ID, version: JobVersion, status: Status, description: StatusDescription, groups };
}

function formatTime(time: Date | undefined): string {
  return time?.toISOString() ?? '';
}
