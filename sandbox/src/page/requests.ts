import type { LoggedRequest } from '../http/request-log.ts';
import { type Html, html, formatTimeOfDay } from './html.ts';
import { renderBadge, type Tone } from './signs.ts';
import { renderTable } from './table.ts';

/** The requests to both services, newest first. The long table scrolls on its own, also by keyboard. */
export function renderRequests(requests: readonly LoggedRequest[]): Html {
  const table = renderTable({
    kind: 'requests',
    caption: 'Latest requests to Nomad and the registry',
    heads: ['Time (UTC)', 'Service', 'Request', 'Status', 'Duration'],
    rows: requests.map(renderRow),
  });
  const log = html`<div class="log" tabindex="0" role="region" aria-label="Latest requests">${table}</div>`;
  return html`<section id="requests" aria-labelledby="requests-title">
    <h2 id="requests-title">Requests</h2>
    ${requests.length === 0 ? html`<p class="none">No requests yet.</p>` : log}
  </section>`;
}

function renderRow({ number, at, service, method, path, status, milliseconds }: LoggedRequest): Html {
  return html`<tr id="request-${number}">
    <td>${formatTimeOfDay(at)}</td>
    <td>${service}</td>
    <td>
      <code><b>${method}</b> ${path}</code>
    </td>
    <td>${renderStatus(status)}</td>
    <td>${milliseconds === undefined ? '' : `${Math.round(milliseconds)} ms`}</td>
  </tr>`;
}

function renderStatus(status: number | undefined): Html {
  if (status === undefined) return renderBadge('moving', 'pending');
  return status === 0 ? renderBadge('bad', 'aborted') : renderBadge(selectTone(status), String(status));
}

function selectTone(status: number): Tone {
  if (status < 400) return 'good';
  return status < 500 ? 'warning' : 'bad';
}
