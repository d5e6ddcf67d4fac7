import { createHash } from 'node:crypto';
import { isParentJob } from '../nomad/cluster/status.ts';
import type { StoredGroup, StoredJob } from '../nomad/shapes/jobs.ts';
import { type Allocation, type Deployment, type Evaluation, isTerminal } from '../nomad/state/records.ts';
import type { Store } from '../nomad/state/store.ts';
import { renderAllocations } from './allocations.ts';
import { renderBlocked } from './blocked.ts';
import { renderDeployments } from './deployments.ts';
import { type Html, html } from './html.ts';
import { renderBadge, type Tone } from './signs.ts';
import { renderTable } from './table.ts';

/** Maximum number of jobs, in alphabetical order. */
const maxShown = 100;

const tones: Readonly<Record<string, Tone>> = { running: 'good', pending: 'waiting', dead: 'over' };

interface Sight {
  readonly job: StoredJob;
  readonly allocations: readonly Allocation[];
  readonly deployments: readonly Deployment[];
  readonly evaluations: readonly Evaluation[];
}

/**
 * All jobs, each with its groups, deployment and allocations.
 *
 * @param example the command that registers the example job
 */
export function renderJobs(store: Store, example: string): Html {
  const jobs = store.listJobs('*');
  const [allocations, deployments, evaluations] = [
    // One pass over all records instead of one per job.
    Map.groupBy(store.allocations.values(), formatKey),
    Map.groupBy(store.deployments.values(), formatKey),
    Map.groupBy(store.evaluations.values(), formatKey),
  ];
  const cards = jobs.slice(0, maxShown).map((job) => {
    const key = formatKey({ Namespace: job.Namespace, JobID: job.ID });
    return renderJob({
      job,
      allocations: allocations.get(key) ?? [],
      deployments: deployments.get(key) ?? [],
      evaluations: evaluations.get(key) ?? [],
    });
  });
  return html`<section id="jobs" aria-labelledby="jobs-title">
    <h2 id="jobs-title">Jobs</h2>
    ${cards.length === 0 ? renderExample(example) : cards}
    ${jobs.length > maxShown ? html`<p class="note">${jobs.length - maxShown} more are not shown.</p>` : ''}
  </section>`;
}

function renderExample(command: string): Html {
  return html`<p class="none">No jobs yet. Register the <a href="/example.nomad.hcl">example job file</a>:</p>
    <p><code>${command}</code></p>`;
}

function formatKey({ Namespace, JobID }: { readonly Namespace: string; readonly JobID: string }): string {
  return `${Namespace}\0${JobID}`;
}

function renderJob({ job, allocations, deployments, evaluations }: Sight): Html {
  const { ID, Namespace, Type, Status, Stop, Version } = job;
  const id = `job-${createHash('sha256')
    .update(formatKey({ Namespace, JobID: ID }))
    .digest('hex')
    .slice(0, 16)}`;
  return html`<article class="card" id="${id}" aria-labelledby="${id}-title">
    <header>
      <h3 id="${id}-title">${ID}</h3>
      ${renderBadge(tones[Status] ?? 'waiting', Stop ? `${Status} (stopped)` : Status)}
      <p class="facts">${Type} · version ${Version} · namespace ${Namespace}${classifyJob(job)}</p>
    </header>
    ${renderBlocked(evaluations)} ${renderDeployments(deployments)}
    ${isParentJob(job) ? '' : renderGroups(job, allocations)} ${renderAllocations(ID, allocations)}
  </article>`;
}

function classifyJob({ Periodic, ParameterizedJob, Dispatched }: StoredJob): string {
  if (Dispatched) return ' · dispatched';
  const kinds = [...(Periodic === null ? [] : ['periodic']), ...(ParameterizedJob === null ? [] : ['parameterized'])];
  return kinds.map((kind) => ` · ${kind}`).join('');
}

function renderGroups(job: StoredJob, allocations: readonly Allocation[]): Html {
  const rows = (job.TaskGroups ?? []).map((group) => {
    const groupAllocations = allocations.filter(({ TaskGroup }) => TaskGroup === group.Name);
    const runningAllocations = groupAllocations.filter(({ ClientStatus }) => ClientStatus === 'running');
    // Batch jobs have no health.
    const isJudged = job.Type === 'service' || job.Type === 'system';
    const counts = [
      runningAllocations.length,
      isJudged ? runningAllocations.filter((item) => !isTerminal(item) && item.Health?.Healthy === true).length : '–',
      groupAllocations.filter(({ ClientStatus }) => ClientStatus === 'failed' || ClientStatus === 'lost').length,
    ];
    return html`<tr>
      <th scope="row">${group.Name}</th>
      <td>${describeDesired(job, group)}</td>
      ${counts.map((count) => html`<td>${count}</td>`)}
    </tr>`;
  });
  return renderTable({
    kind: 'groups',
    caption: `Task groups of ${job.ID}`,
    heads: ['Group', 'Desired', 'Running', 'Healthy', 'Failed'],
    rows,
  });
}

function describeDesired({ Type, Stop }: StoredJob, { Count }: StoredGroup): string | number {
  if (Stop) return 0;
  return Type === 'system' || Type === 'sysbatch' ? 'each node' : Count;
}
