import { deflateRawSync } from 'node:zlib';
import { formatRecordLine, sealRecord } from '../../src/review/record-codec.ts';
import { planNames, readRecording } from '../support/replay.ts';
import { readExchanges, scenarioNames } from '../support/scenarios.ts';
import { parseKeys, laterThanAnyWrite } from '../support/signing.ts';
import { corrupt, type Mutation } from './mutate.ts';

const knownParts = new Set(
  'v1 job jobs parse plan search evaluate scale versions tag deployments deployment allocations allocation evaluations evaluation summary services submission dispatch periodic force stable revert client fs logs status leader validate login acl promote fail'.split(
    ' ',
  ),
);

/** The kind of a request: its path with names replaced by stars. */
function classifyPath(path: string): string {
  const parts = path.split('?')[0]?.split('/') ?? [];
  return parts.map((part, index) => (index === 0 || knownParts.has(part) ? part : '*')).join('/');
}

/** The recorded responses of Nomad, by kind of request. */
const recordings = Map.groupBy(
  scenarioNames.flatMap((name) =>
    readExchanges(name)
      .filter(({ response }) => response.status === 200)
      .map(({ request, response }) => ({ kind: classifyPath(request.path), body: response.body })),
  ),
  ({ kind }) => kind,
);

const plans = planNames.map((name) => ({
  job: JSON.parse(readRecording(name, 'job.json')) as unknown,
  plan: JSON.parse(readRecording(name, 'plan.json')) as unknown,
}));

/** A possible response of Nomad; `choice` selects the recording. */
export function nomadAnswer(path: string, choice: number): unknown {
  const plan = plans[choice % plans.length];
  const kind = classifyPath(path);
  if (kind === '/v1/jobs/parse' || kind === '/v1/job/*') return plan?.job;
  if (kind === '/v1/job/*/plan') return plan?.plan;
  const known = recordings.get(kind) ?? [];
  return known[choice % known.length]?.body ?? {};
}

const versions = ['1.0.0', '1.1.0', '2.0.0-rc.1', '2.0.0'];

/** A possible response of a module registry. */
export function registryAnswer(path: string): unknown {
  if (path.startsWith('/.well-known/')) return { 'modules.v1': '/api/registry/v1/modules/' };
  if (path.includes('entitlement-set')) return { data: { attributes: { 'module-deprecations': true } } };
  if (path.includes('/api/registry/v1/modules/')) {
    const listed = versions.map((version) => ({
      version,
      deprecation: version === '1.0.0' ? { reason: 'x [outrider]', link: '' } : null,
    }));
    return path.split('?')[0]?.endsWith('/versions') === true ? { modules: [{ versions: listed }] } : { tag: 'v2.0.0' };
  }
  const statuses = versions.map((version) => ({ version, status: 'ok' }));
  const attributes = { status: 'setup_complete', 'version-statuses': statuses, 'created-at': '2020-01-01T00:00:00Z' };
  return { data: { attributes: { ...attributes, permissions: { 'can-delete': true } } } };
}

const user = { login: 'github-actions[bot]', type: 'Bot' };
const time = '2026-01-01T00:00:00Z';

interface Asked {
  readonly method: string;
  readonly url: string;
}

/** A possible response of GitHub, with one pull request and Outrider's comment. */
export function githubAnswer({ method, url: path }: Asked, comment: string, merged: boolean): unknown {
  const item = {
    id: 1,
    node_id: 'IC_1',
    html_url: 'https://github.example/1',
    body: comment,
    created_at: time,
    updated_at: time,
    user,
  };
  const pull = {
    number: 7,
    state: merged ? 'closed' : 'open',
    draft: false,
    user: { login: 'ada', type: 'User' },
    head: { sha: 'b'.repeat(40), ref: 'change', repo: { full_name: 'acme/jobs', fork: false } },
    base: { sha: 'a'.repeat(40), ref: 'main', repo: { full_name: 'acme/jobs' } },
    merged_at: merged ? time : null,
    merge_commit_sha: 'a'.repeat(40),
  };
  if (path.includes('/comments')) return path.includes('/issues/comments/') || method !== 'GET' ? item : [item];
  if (path.endsWith('/graphql')) {
    const node = {
      body: comment,
      author: { login: 'github-actions', __typename: 'Bot' },
      editor: null,
      lastEditedAt: null,
    };
    const entries = { nodes: [{ position: 1, pullRequest: { number: 7 } }] };
    return { data: { viewer: { login: 'github-actions[bot]' }, node, repository: { mergeQueue: { entries } } } };
  }
  if (path.includes('/files')) return [{ filename: 'a.nomad.hcl', status: 'modified' }];
  if (path.includes('/permission')) return { permission: 'write', role_name: 'write', user };
  if (path.includes('/reviews'))
    return [{ user: { login: 'eve' }, state: 'APPROVED', commit_id: 'b'.repeat(40), submitted_at: time }];
  if (path.includes('/compare/')) return { status: 'ahead', files: [], merge_base_commit: { sha: 'a'.repeat(40) } };
  if (path.includes('/issues'))
    return path.includes('/issues?') ? [issue] : path.includes('/reactions') ? { id: 1 } : issue;
  if (path.endsWith('/jobs')) return { default_branch: 'main' };
  if (path.includes('/releases')) return { id: 1, body: '' };
  if (path.endsWith('/user')) return user;
  return path.includes('/commits/') || path.includes('/pulls?') ? [pull] : pull;
}

const issue = {
  number: 101,
  html_url: 'https://github.example/101',
  state: 'open',
  user,
  body: '<!-- outrider:drift id=default -->\n### Drift',
};

export function commandComment(body: string): Readonly<Record<string, unknown>> {
  const written = '2026-01-02T00:00:00Z';
  return {
    id: 2,
    node_id: 'IC_2',
    html_url: 'https://github.example/2',
    body,
    user: { login: 'ada', type: 'User' },
    created_at: written,
    updated_at: written,
  };
}

/** The input `signing-key` of the runs. */
export const signingKey = 'Qz3vNw81TtLm5KxYbR0cHd72GfJs6PaE';
const keys = parseKeys(signingKey);

const reviewed = {
  key: keys[0].id,
  repository: 'acme/jobs',
  repositoryId: '',
  pullRequest: 7,
  comment: 'default',
  head: 'b'.repeat(40),
  approvals: { needed: 1, role: 'write' },
  namespace: '',
  region: '',
  jobs: [
    {
      file: 'a.nomad',
      id: 'web',
      namespace: 'default',
      region: '',
      index: 7,
      changes: true,
      spec: 'x',
      plan: 'y',
      done: { index: 7, outcome: 'successful', run: '1' },
    },
  ],
  removed: [],
  omitted: 0,
  plannedAt: 1,
  since: 1,
  at: 0,
};

/** Outrider's comment with a corrupt record of a plan on a cluster, signed as far as it can be read. */
export function commentWith({ changes }: Mutation, cluster: string): string {
  const record = deflateRawSync(corrupt({ ...reviewed, cluster }, { changes, cuts: [] })).toString('base64');
  const footer = '<sub>Planned at `bbbbbbb` by [run 11](https://github.example/r) on `x`</sub>';
  const line = formatRecordLine(record, '0'.repeat(44), '0'.repeat(44));
  const draft = `<!-- outrider:v1 id=default -->\n### Plan\n\n${footer}\n${line}`;
  return sealRecord(draft, { at: laterThanAnyWrite }, keys);
}
