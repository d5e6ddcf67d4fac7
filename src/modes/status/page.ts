import { SUMMARY_LIMIT } from '../../clients/github/runner.ts';
import { visible } from '../../nomad-plan/quote.ts';
import { takeWithin } from '../../report/markdown/fit.ts';
import { cellCode, code, details, fence, link, table } from '../../report/markdown/markdown.ts';
import { prose } from '../../report/markdown/prose.ts';
import { describeUnplaced } from '../../report/describe-rollout.ts';
import { aboutParts, describeDeployment } from './describe-status.ts';
import { formatMinute } from '../../report/plan/describe-plan.ts';
import { plural } from '../../nomad-plan/numbers.ts';
import type { JobStatus, VersionStatus } from './outcome.ts';

const mostRows = 20;
const mostFields = 4;
const mostLines = 60;
/** Share of the summary for the differences of versions. */
const diffShare = 0.6;

/** Where an allocation is in Nomad's web UI; undefined where that is not known. */
type AllocationUrl = (id: string) => string | undefined;

/** The blocks below the headline: problems first, then the current state, then the history. */
export function statusPage(status: JobStatus, urlOf: AllocationUrl): readonly string[] {
  return [
    about(status),
    unknownParts(status),
    waiting(status),
    ...troubles(status, urlOf),
    groups(status),
    status.deployment === undefined ? '' : `**Latest deployment** ${prose(describeDeployment(status.deployment))}.`,
    services(status),
    children(status),
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

function children({ children: launched }: JobStatus): string {
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
