import { hiddenMark } from '../redaction/hidden-text.ts';
import type { ShownAddress } from './plan/plan-outcome.ts';

/** Links to Nomad's web UI; `undefined` for an object without a page, such as a job whose name is hidden. */
export type UiLinks = ReturnType<typeof createUiLinks>;

/**
 * The pages of Nomad's web UI: https://developer.hashicorp.com/nomad/tutorials/web-ui
 *
 * The UI of one region shows the jobs of a different region only if the URL has that region.
 *
 * @param base the URL of the UI, with its path if it has one
 */
export function createUiLinks(base: URL) {
  const root = `${base.origin}${base.pathname.replace(/\/(?:ui\/?)?$/, '')}/ui`;
  const buildUrl = (path: string, region: string | undefined): string =>
    `${root}/${path}${region === undefined ? '' : `?region=${encodeURIComponent(region)}`}`;
  const linkJob = (job: ShownAddress, page: string): string | undefined =>
    [job.id, job.namespace, job.region].some((name) => name?.includes(hiddenMark))
      ? undefined
      : buildUrl(`jobs/${encodeURIComponent(`${job.id}@${job.namespace}`)}${page}`, job.region);
  return {
    job: (job: ShownAddress) => linkJob(job, ''),
    deployments: (job: ShownAddress) => linkJob(job, '/deployments'),
    /** @param region of its job */
    allocation: (id: string, region: string | undefined) =>
      region?.includes(hiddenMark) === true ? undefined : buildUrl(`allocations/${encodeURIComponent(id)}`, region),
  };
}
