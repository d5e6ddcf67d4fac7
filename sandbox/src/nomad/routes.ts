import { type ApiResponse, type ApiRequest, Refusal } from '../http/exchange.ts';
import type { Right } from './acl/rights.ts';
import { waitForChange } from './blocking.ts';
import { translatePath } from './dialect.ts';
import { handleAuthMethods, handleKeys, handleLogin, handlePolicy, handleSelf } from './endpoints/acl.ts';
import { handleRegions } from './endpoints/agent.ts';
import { handleAllocations, handleEvaluationAllocations } from './endpoints/allocations.ts';
import {
  handleAllDeployments,
  handleDeployment,
  handleDeploymentAllocations,
  handleDeployments,
  handleLatestDeployment,
  handleFail,
  handlePromote,
} from './endpoints/deployments.ts';
import { handleEvaluation, handleEvaluations } from './endpoints/evaluations.ts';
import { handleEvaluate } from './endpoints/jobs/evaluate.ts';
import { handleDispatch, handleDispatchPayload, handleForce } from './endpoints/jobs/launch.ts';
import { handleParse, handleValidate } from './endpoints/jobs/parse.ts';
import { handlePlan } from './endpoints/jobs/plan.ts';
import { handleList, handleRead, handleSummary } from './endpoints/jobs/read.ts';
import { handleRegister } from './endpoints/jobs/register.ts';
import { handleRevert, handleStable } from './endpoints/jobs/revert.ts';
import { handleScale, handleScaleStatus } from './endpoints/jobs/scale.ts';
import { handleServices } from './endpoints/jobs/services.ts';
import { handleStop } from './endpoints/jobs/stop.ts';
import { handleSubmission } from './endpoints/jobs/submission.ts';
import { handleTag } from './endpoints/jobs/tags.ts';
import { handleVersions } from './endpoints/jobs/versions.ts';
import { handleLogs } from './endpoints/logs.ts';
import { handleAllocation, handleChecks, handleRestart, handleStopAllocation } from './endpoints/restart.ts';
import type { Age } from './server-version.ts';
import { readNamespace, type World } from './world.ts';

type Run = (request: ApiRequest, id: string, world: World) => ApiResponse | Promise<ApiResponse>;

interface Endpoint {
  /** The rights of which the request's namespace requires one; empty for public endpoints and for endpoints that check rights themselves. */
  readonly rights: readonly Right[];
  readonly run: Run;
}

/** Endpoints by method; PUT and POST are the same. */
type Methods = Partial<Record<'GET' | 'POST' | 'DELETE', Endpoint>>;

/** An endpoint that requires one of some rights. */
function may(rights: readonly Right[], run: Run): Endpoint {
  return { rights, run };
}

const read = (run: Endpoint['run']): Methods => ({ GET: may(['read-job'], run) });

const tagging = may(['submit-job', 'tag-job-version'], handleTag);
const tag: Methods = { GET: tagging, POST: tagging, DELETE: tagging };

const fixed: Readonly<Record<string, Methods>> = {
  '/v1/jobs': {
    GET: may(['list-jobs'], (request, _, world) => handleList(request, world)),
    POST: may([], (request, _, world) => handleRegister(request, undefined, world)),
  },
  '/v1/jobs/parse': { POST: may(['parse-job', 'submit-job'], (request, _id, world) => handleParse(request, world)) },
  '/v1/validate/job': { POST: may(['read-job'], (request, _id, world) => handleValidate(request, world)) },
  '/v1/acl/login': { POST: may([], handleLogin) },
  '/v1/acl/auth-methods': { GET: may([], handleAuthMethods) },
  '/v1/acl/token/self': { GET: may([], handleSelf) },
  '/.well-known/jwks.json': { GET: may([], handleKeys) },
  '/v1/deployments': read((request, _, world) => handleAllDeployments(request, world)),
  '/v1/regions': { GET: may([], handleRegions) },
  '/v1/status/leader': { GET: may([], () => ({ status: 200, json: '127.0.0.1:4647' })) },
};

/** Suffixes of a job's ID, in the order of Nomad's own lookup. The rest of the path is the ID, including slashes. */
const suffixes: readonly (readonly [string, Methods])[] = [
  ['/evaluate', { POST: may(['submit-job', 'evaluate-job'], handleEvaluate) }],
  ['/allocations', read(handleAllocations)],
  ['/evaluations', read(handleEvaluations)],
  ['/periodic/force', { POST: may(['dispatch-job', 'submit-job', 'force-periodic-job'], handleForce) }],
  ['/plan', { POST: may([], handlePlan) }],
  ['/summary', read(handleSummary)],
  ['/dispatch', { POST: may(['dispatch-job'], handleDispatch) }],
  ['/dispatch/payload', { POST: may(['dispatch-job'], handleDispatchPayload) }],
  ['/versions', read(handleVersions)],
  ['/revert', { POST: may(['submit-job', 'revert-job'], handleRevert) }],
  ['/deployments', read(handleDeployments)],
  ['/deployment', read(handleLatestDeployment)],
  ['/stable', { POST: may(['submit-job', 'stable-job'], handleStable) }],
  [
    '/scale',
    {
      GET: may(['read-job', 'read-job-scaling'], handleScaleStatus),
      POST: may(['scale-job', 'submit-job'], handleScale),
    },
  ],
  ['/services', read(handleServices)],
  ['/submission', read(handleSubmission)],
  ['/tag', tag],
];
/** Path prefixes of other IDs; the first match wins. */
const prefixes: readonly (readonly [string, Methods])[] = [
  ['/v1/deployment/allocations/', read((_, id, world) => handleDeploymentAllocations(id, world))],
  ['/v1/deployment/promote/', { POST: may(['submit-job', 'promote-deployment'], handlePromote) }],
  ['/v1/deployment/fail/', { POST: may(['submit-job', 'fail-deployment'], (_, id, world) => handleFail(id, world)) }],
  ['/v1/deployment/', read((_, id, world) => handleDeployment(id, world))],
  ['/v1/acl/policy/', { GET: may([], handlePolicy) }],
  ['/v1/client/fs/logs/', { GET: may(['read-logs'], handleLogs) }],
];
/** Endpoints of Nomad that the sandbox does not have. */
const elsewhere = ['/actions', '/action'];

const crud: Methods = { ...read(handleRead), POST: may([], handleRegister), DELETE: may([], handleStop) };

/** Handles a request as a server of the simulated version does. @throws Refusal for an error response */
export async function route(request: ApiRequest, world: World, disconnect: AbortSignal): Promise<ApiResponse> {
  return world.age.filterAnswer(await handleTo(world.age.filterRequest(request), world, disconnect));
}

async function handleTo(request: ApiRequest, world: World, disconnect: AbortSignal): Promise<ApiResponse> {
  if (request.path === '/')
    return {
      status: 307,
      text: '<a href="/ui/">Temporary Redirect</a>.\n\n',
      headers: { Location: '/ui/', 'Content-Type': 'text/html; charset=utf-8' },
    };
  const path = translatePath(request.path, world.dialect);
  const match = path === undefined ? undefined : find(path, world.age);
  if (match === undefined) return { status: 404 };
  const method = request.method === 'PUT' ? 'POST' : request.method;
  const endpoint = method === 'GET' || method === 'POST' || method === 'DELETE' ? match.methods[method] : undefined;
  if (endpoint === undefined) throw new Refusal(405, 'Invalid method');
  checkQuery(request, world);
  if (endpoint.rights.length > 0) world.acl?.access.check(request, readNamespace(request), endpoint.rights);
  if (method === 'GET') await waitForChange(request, world.store, disconnect);
  return endpoint.run(request, match.id, world);
}

function find(path: string, age: Age): { methods: Methods; id: string } | undefined {
  const methods = fixed[path];
  if (methods !== undefined) return { methods, id: '' };
  const prefixed = prefixes.find(([prefix]) => path.startsWith(prefix));
  if (prefixed !== undefined) return { methods: prefixed[1], id: path.slice(prefixed[0].length) };
  const [, kind = '', rest = ''] = /^\/v1\/(job|evaluation)\/(.*)$/s.exec(path) ?? [];
  if (kind === 'job') return findJob(rest, age);
  if (kind === '') return findAllocation(path);
  return rest.endsWith('/allocations')
    ? {
        methods: read((_, id, world) => handleEvaluationAllocations(id, world)),
        id: rest.slice(0, -'/allocations'.length),
      }
    : { methods: read((_, id, world) => handleEvaluation(id, world)), id: rest };
}

/** Endpoints of an allocation, by their path. */
const ofAllocation: Readonly<Record<string, Methods>> = {
  'allocation/:id': read((_, id, world) => handleAllocation(id, world)),
  'allocation/:id/stop': { POST: may(['alloc-lifecycle'], (_, id, world) => handleStopAllocation(id, world)) },
  'client/allocation/:id/restart': { POST: may(['alloc-lifecycle'], (_, id, world) => handleRestart(id, world)) },
  'client/allocation/:id/checks': read((_, id, world) => handleChecks(id, world)),
};

function findAllocation(path: string): { methods: Methods; id: string } | undefined {
  const [, before = '', id = '', after = ''] = /^\/v1\/((?:client\/)?allocation\/)([^/]*)(.*)$/s.exec(path) ?? [];
  const methods = ofAllocation[`${before}:id${after}`];
  return methods === undefined ? undefined : { methods, id };
}

function findJob(rest: string, age: Age): { methods: Methods; id: string } {
  for (const [suffix, methods] of suffixes)
    if (rest.endsWith(suffix) && age.hasSuffix(suffix)) return { methods, id: rest.slice(0, -suffix.length) };
  const other = elsewhere.find((suffix) => rest.endsWith(suffix));
  if (other === undefined) return { methods: crud, id: rest };
  const refuse = may([], () => {
    throw new Refusal(501, `the sandbox does not answer ${other}`);
  });
  return { methods: { GET: refuse, POST: refuse, DELETE: refuse }, id: '' };
}

function checkQuery({ query }: ApiRequest, { region }: World): void {
  const wanted = query.get('region') ?? '';
  if (wanted !== '' && wanted !== region) throw new Refusal(500, 'No path to region');
  const stale = query.get('stale') ?? '';
  if (!['', 'true', 'false', '1', '0', 't', 'f', 'T', 'F', 'TRUE', 'FALSE', 'True', 'False'].includes(stale)) {
    throw new Refusal(400, 'Expect `true` or `false` for `stale` query string parameter');
  }
}
