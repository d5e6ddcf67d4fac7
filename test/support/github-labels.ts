import { FORBIDDEN } from './github-commands.ts';
import type { Examples } from './github-description.ts';

/** Whether the token may change labels; `no-create`: only those that the repository has, without `issues: write`. */
type LabelRights = 'works' | 'no-create' | 'forbidden';

export interface LabelsDouble {
  /** Those of pull request 7. */
  present: string[];
  /** Those that the repository has. */
  known: string[];
  rights: LabelRights;
}

interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

const ISSUE = '/repos/acme/jobs/issues/7/labels';
const GONE = { status: 404, body: { message: 'Label does not exist' } };
const NO_CREATE = {
  status: 403,
  body: {
    message: 'You do not have permission to create labels on this repository.',
    errors: [{ resource: 'Repository', field: 'label', code: 'unauthorized' }],
  },
};

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function has(list: readonly string[], name: string): boolean {
  return list.some((one) => isSame(one, name));
}

/** Answers to requests about labels; undefined for other requests. Names are compared without case, as GitHub does. */
export function answerLabels(
  { method, at, body }: { readonly method: string; readonly at: URL; readonly body: string },
  labels: LabelsDouble,
  examples: Examples,
): Answer | undefined {
  const { pathname } = at;
  if (pathname !== ISSUE && !pathname.startsWith(`${ISSUE}/`)) return undefined;
  if (method !== 'GET' && labels.rights === 'forbidden') return FORBIDDEN;
  if (method === 'POST') {
    const { labels: added } = JSON.parse(body) as { readonly labels: readonly string[] };
    if (added.some((name) => name.length > 50)) return { status: 422, body: { message: 'Validation Failed' } };
    const missing = added.filter((name) => !has(labels.known, name));
    if (missing.length > 0 && labels.rights === 'no-create') return NO_CREATE;
    labels.known.push(...missing);
    labels.present.push(
      ...added
        .filter((name) => !has(labels.present, name))
        .map((name) => labels.known.find((one) => isSame(one, name)) ?? name),
    );
  }
  if (method === 'DELETE') {
    const name = decodeURIComponent(pathname.slice(ISSUE.length + 1));
    if (!has(labels.present, name)) return GONE;
    labels.present = labels.present.filter((one) => !isSame(one, name));
  }
  return { status: 200, body: labels.present.map((name) => ({ ...examples.label, name })) };
}
