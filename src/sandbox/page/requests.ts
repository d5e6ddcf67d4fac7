import type { SeenRequest } from '../request-log.ts';
import { type Html, html } from './html.ts';
import { badge, type Tone } from './signs.ts';
import { timeOfDay } from './times.ts';

/** What the two services were asked, newest first. The table scrolls by itself, and by keys: it is long. */
export function renderRequests(requests: readonly SeenRequest[]): Html {
  const table = html`<div class="log" tabindex="0" role="region" aria-label="The newest requests">
    <table class="requests">
      <caption>
        The newest requests to scheduler and registry
      </caption>
      <thead>
        <tr>
          <th scope="col">Time (UTC)</th>
          <th scope="col">Service</th>
          <th scope="col">Request</th>
          <th scope="col">Status</th>
          <th scope="col">Duration</th>
        </tr>
      </thead>
      <tbody>
        ${requests.map(renderRow)}
      </tbody>
    </table>
  </div>`;
  return html`<section id="requests" aria-labelledby="requests-title">
    <h2 id="requests-title">Requests</h2>
    ${requests.length === 0 ? html`<p class="none">Nobody has asked for anything yet.</p>` : table}
  </section>`;
}

function renderRow({ number, at, service, method, path, status, milliseconds }: SeenRequest): Html {
  return html`<tr id="request-${number}">
    <td>${timeOfDay(at)}</td>
    <td>${service}</td>
    <td>
      <code><b>${method}</b> ${path}</code>
    </td>
    <td>${renderStatus(status)}</td>
    <td>${milliseconds === undefined ? '' : `${Math.round(milliseconds)} ms`}</td>
  </tr>`;
}

function renderStatus(status: number | undefined): Html {
  if (status === undefined) return badge('moving', 'waits');
  return status === 0 ? badge('bad', 'cut') : badge(toneOf(status), String(status));
}

function toneOf(status: number): Tone {
  if (status < 400) return 'good';
  return status < 500 ? 'warning' : 'bad';
}
