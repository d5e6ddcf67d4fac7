import type { Deployment } from '../nomad/state/records.ts';
import type { Store } from '../nomad/state/store.ts';
import type { Registry } from '../registry/registry.ts';
import { type Html, html } from './html.ts';

/** Counts of jobs, allocations, deployments and modules. */
export function renderCounts(store: Store, registry: Registry): Html {
  const runningAllocations = [...store.allocations.values()].filter(({ ClientStatus }) => ClientStatus === 'running');
  const counts = [
    ['Jobs', store.listJobs('*').length],
    ['Allocations running', runningAllocations.length],
    ['Deployments running', listRollouts(store).filter(({ Status }) => Status === 'running').length],
    ['Modules', [...registry.modules].length],
  ] as const;
  return html`<dl id="counts">
    ${counts.map(
      ([name, count]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${count}</dd>
        </div>`,
    )}
  </dl>`;
}

/** The state of the newest deployment. Screen readers announce it, so its text changes seldom. */
export function renderNews(store: Store): Html {
  const newest = listRollouts(store).toSorted((left, right) => right.CreateIndex - left.CreateIndex)[0];
  const words =
    newest === undefined
      ? ''
      : html`<strong>${newest.JobID}</strong>, version ${newest.JobVersion}: ${newest.StatusDescription}`;
  return html`<p id="news" role="status">${words}</p>`;
}

function listRollouts(store: Store): readonly Deployment[] {
  return [...store.deployments.values()];
}
