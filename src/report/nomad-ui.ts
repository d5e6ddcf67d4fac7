import { hiddenMark } from '../redaction/hidden-text.ts';

/** A job by its names. */
export interface UiJob {
  readonly id: string;
  readonly namespace: string;
}

/** Where things are in Nomad's web UI; undefined for what has no page there, such as a job whose name is hidden. */
export interface UiLinks {
  readonly job: (job: UiJob) => string | undefined;
  readonly deployments: (job: UiJob) => string | undefined;
  readonly allocation: (id: string) => string;
}

/**
 * The pages of Nomad's web UI: https://developer.hashicorp.com/nomad/tutorials/web-ui
 *
 * @param base where the UI is, with a path if it is below one
 */
export function createUiLinks(base: URL, region: string | undefined): UiLinks {
  const root = `${base.origin}${base.pathname.replace(/\/(?:ui\/?)?$/, '')}/ui`;
  const query = region === undefined ? '' : `?region=${encodeURIComponent(region)}`;
  const urlOf = (path: string | undefined): string | undefined =>
    path === undefined ? undefined : `${root}/${path}${query}`;
  return {
    job: (job) => urlOf(jobPath(job)),
    deployments: (job) => {
      const path = jobPath(job);
      return urlOf(path === undefined ? undefined : `${path}/deployments`);
    },
    allocation: (id) => `${root}/allocations/${encodeURIComponent(id)}${query}`,
  };
}

function jobPath({ id, namespace }: UiJob): string | undefined {
  return `${id}${namespace}`.includes(hiddenMark) ? undefined : `jobs/${encodeURIComponent(`${id}@${namespace}`)}`;
}
