import { type Allocation, isTerminal } from '../nomad/state/records.ts';
import { type Html, html, formatTimeOfDay } from './html.ts';
import { renderBadge, type Tone } from './signs.ts';
import { renderTable } from './table.ts';

/** Maximum number per job; running and pending ones come first. */
const maxShown = 20;

const tones: Readonly<Record<Allocation['ClientStatus'], Tone>> = {
  pending: 'waiting',
  running: 'good',
  complete: 'over',
  failed: 'bad',
  lost: 'bad',
};

/** A job's allocations: running ones, then the newest of the terminal ones. */
export function renderAllocations(job: string, allocations: readonly Allocation[]): Html | undefined {
  if (allocations.length === 0) return undefined;
  const live = allocations.filter((item) => !isTerminal(item));
  const rows = allocations
    .toSorted((left, right) => Number(isTerminal(left)) - Number(isTerminal(right)) || compareAge(left, right))
    .slice(0, maxShown);
  const more = allocations.length - rows.length;
  const table = renderTable({
    kind: 'allocations',
    caption: `Allocations of ${job}`,
    heads: ['ID', 'Name', 'State', 'Version', 'Node', 'Last event'],
    rows: rows.map(renderRow),
  });
  return html`<details ${live.length > 0 ? html`open` : ''}>
    <summary>${allocations.length} ${allocations.length === 1 ? 'allocation' : 'allocations'}</summary>
    ${table} ${more > 0 ? html`<p class="note">${more} older allocations are not shown.</p>` : ''}
  </details>`;
}

function compareAge(left: Allocation, right: Allocation): number {
  return right.CreateIndex - left.CreateIndex || (left.Name < right.Name ? -1 : 1);
}

function renderRow(allocation: Allocation): Html {
  const { ID, Name, Job, NodeName } = allocation;
  return html`<tr id="allocation-${ID}">
    <th scope="row"><code>${ID.slice(0, 8)}</code></th>
    <td data-label="Name">${Name}</td>
    <td data-label="State">${renderState(allocation)}</td>
    <td data-label="Version">${Job.Version}</td>
    <td data-label="Node">${NodeName}</td>
    <td data-label="Last event">${renderLastEvent(allocation)}</td>
  </tr>`;
}

function renderState({ ClientStatus, DesiredStatus, Health }: Allocation): Html {
  const ending = DesiredStatus !== 'run' && (ClientStatus === 'running' || ClientStatus === 'pending');
  const state = ending ? renderBadge('moving', 'stopping') : renderBadge(tones[ClientStatus], ClientStatus);
  if (ending || Health === null || ClientStatus === 'complete') return state;
  const health = { true: 'healthy', false: 'unhealthy', null: 'not healthy yet' }[`${Health.Healthy}`];
  return html`${state} <span class="note">${health}${Health.Canary ? ', canary' : ''}</span>`;
}

/** The newest event of all tasks; among simultaneous events, the last task's. */
function renderLastEvent({ Tasks }: Allocation): Html | undefined {
  const events = [...Tasks].flatMap(([task, { Events }]) => Events.slice(-1).map((event) => ({ task, event })));
  const last = events.toSorted((left, right) => left.event.Time - right.event.Time).at(-1);
  if (last === undefined) return undefined;
  const { task, event } = last;
  return html`${formatTimeOfDay(event.Time / 1_000_000)} <code>${task}</code> ${event.DisplayMessage}`;
}
