import type { Deployment, DeploymentGroup } from '../nomad/state/records.ts';
import { type Html, html } from './html.ts';
import { renderBadge, type Tone } from './signs.ts';

/** Maximum number per job. */
const maxShown = 6;

const tones: Readonly<Record<Deployment['Status'], Tone>> = {
  running: 'moving',
  successful: 'good',
  failed: 'bad',
  cancelled: 'over',
};

/** A job's deployments, newest first: the newest with its progress, the others on one line each. */
export function renderDeployments(deployments: readonly Deployment[]): Html | undefined {
  const [newest, ...others] = deployments
    .toSorted((left, right) => right.CreateIndex - left.CreateIndex)
    .slice(0, maxShown);
  if (newest === undefined) return undefined;
  const earlier = others.map((item) => html`<li>${renderHead(item)}</li>`);
  return html`<div class="deployment">
    <p>${renderHead(newest)}</p>
    ${[...newest.TaskGroups].map(([name, group]) => renderProgress(name, group, tones[newest.Status]))}
    ${
      earlier.length === 0
        ? ''
        : html`<details>
            <summary>Earlier deployments: ${earlier.length}</summary>
            <ul>
              ${earlier}
            </ul>
          </details>`
    }
  </div>`;
}

/** A deployment's own description, as Nomad words it. */
function renderHead({ JobVersion, Status, StatusDescription }: Deployment): Html {
  return html`${renderBadge(tones[Status], Status)} <strong>Version ${JobVersion}</strong>
    <span class="note">${StatusDescription}</span>`;
}

function renderProgress(name: string, group: DeploymentGroup, tone: Tone): Html {
  const { DesiredTotal, DesiredCanaries, HealthyAllocs, UnhealthyAllocs, PlacedCanaries, Promoted } = group;
  const wanted = Math.max(DesiredTotal, DesiredCanaries);
  const promoted = Promoted ? 'promoted' : 'not promoted';
  const words = [
    `${HealthyAllocs} of ${wanted} healthy`,
    ...(UnhealthyAllocs > 0 ? [`${UnhealthyAllocs} unhealthy`] : []),
    ...(DesiredCanaries > 0 ? [`${PlacedCanaries.length} of ${DesiredCanaries} canaries placed, ${promoted}`] : []),
  ];
  return html`<p class="progress">
    <span class="name">${name}</span>
    <progress
      class="${tone}"
      aria-label="Healthy allocations of ${name}"
      max="${wanted}"
      value="${HealthyAllocs}"
    ></progress>
    <span>${words.join(', ')}</span>
  </p>`;
}
