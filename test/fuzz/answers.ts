import { deflateRawSync } from 'node:zlib';
import { sealRecord } from '../../src/review/record-codec.ts';
import { planNames, recorded } from '../support/replay.ts';
import { exchangesOf, scenarioNames } from '../support/scenarios.ts';
import { corrupt, type Mutation } from './mutate.ts';

const knownParts = new Set(
  'v1 job jobs parse plan search evaluate scale versions tag deployments deployment allocations allocation evaluations evaluation summary services submission dispatch periodic force stable revert client fs logs status leader validate login acl promote fail'.split(
    ' ',
  ),
);

/** The kind of a request: its path with names replaced by stars. */
function kindOf(path: string): string {
  const parts = path.split('?')[0]?.split('/') ?? [];
  return parts.map((part, index) => (index === 0 || knownParts.has(part) ? part : '*')).join('/');
}

/** The recorded responses of Nomad, by kind of request. */
const recordings = Map.groupBy(
  scenarioNames.flatMap((name) =>
    exchangesOf(name)
      .filter(({ response }) => response.status === 200)
      .map(({ request, response }) => ({ kind: kindOf(request.path), body: response.body })),
  ),
  ({ kind }) => kind,
);

const plans = planNames.map((name) => ({
  job: JSON.parse(recorded(name, 'job.json')) as unknown,
  plan: JSON.parse(recorded(name, 'plan.json')) as unknown,
}));

/** A possible response of Nomad; `choice` selects the recording. */
export function nomadAnswer(path: string, choice: number): unknown {
  const plan = plans[choice % plans.length];
  const kind = kindOf(path);
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

/** A possible response of GitHub, with one pull request and Outrider's comment. */
export function githubAnswer(path: string, comment: string): unknown {
  const user = { login: 'github-actions[bot]', type: 'Bot' };
  const time = '2026-01-01T00:00:00Z';
  const one = {
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
    state: 'open',
    head: { sha: 'b'.repeat(40) },
    merged_at: time,
    merge_commit_sha: 'a'.repeat(40),
  };
  if (path.includes('/comments')) return path.includes('/issues/comments/') ? one : [one];
  if (path.endsWith('/graphql')) {
    const node = {
      body: comment,
      author: { login: 'github-actions', __typename: 'Bot' },
      editor: null,
      lastEditedAt: null,
    };
    return { data: { viewer: { login: 'github-actions[bot]' }, node } };
  }
  if (path.includes('/files')) return [{ filename: 'a.nomad.hcl', status: 'modified' }];
  if (path.includes('/releases')) return { id: 1, body: '' };
  if (path.endsWith('/user')) return user;
  return path.includes('/commits/') || path.includes('/pulls?') ? [pull] : pull;
}

const reviewed = {
  repository: 'acme/jobs',
  pullRequest: 7,
  comment: 'default',
  head: 'b'.repeat(40),
  run: { id: '1', number: 1, attempt: 1 },
  cluster: '127.0.0.1',
  namespace: '',
  region: '',
  jobs: [
    { file: 'a.nomad', id: 'web', namespace: 'default', region: '', index: 7, changes: true, spec: 'x', plan: 'y' },
  ],
  removed: [],
  left: 0,
};

/** Outrider's comment with a corrupt record. */
export function commentWith({ changes }: Mutation): string {
  const record = deflateRawSync(corrupt(reviewed, { changes, cuts: [] })).toString('base64');
  const footer = '<sub>Planned at `bbbbbbb` by [run 11](https://github.example/r) on `x`</sub>';
  const line = `<!-- outrider:record v2 ${record} ${'0'.repeat(44)} unsigned -->`;
  return sealRecord(`<!-- outrider:v1 id=default -->\n### Plan\n\n${footer}\n${line}`, undefined);
}
