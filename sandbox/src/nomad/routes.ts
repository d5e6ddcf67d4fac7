import { type Answer, type Ask, Refusal } from '../http/exchange.ts';
import type { Right } from './acl/rights.ts';
import { waitForChange } from './blocking.ts';
import { translatePath } from './dialect.ts';
import { answerAuthMethods, answerKeys, answerLogin, answerPolicy, answerSelf } from './endpoints/acl.ts';
import { answerRegions } from './endpoints/agent.ts';
import { answerAllocations, answerEvaluationAllocations } from './endpoints/allocations.ts';
import {
  answerAllDeployments,
  answerDeployment,
  answerDeploymentAllocations,
  answerDeployments,
  answerLatestDeployment,
  answerFail,
  answerPromote,
} from './endpoints/deployments.ts';
import { answerEvaluation, answerEvaluations } from './endpoints/evaluations.ts';
import { answerEvaluate } from './endpoints/jobs/evaluate.ts';
import { answerDispatch, answerDispatchPayload, answerForce } from './endpoints/jobs/launch.ts';
import { answerParse, answerValidate } from './endpoints/jobs/parse.ts';
import { answerPlan } from './endpoints/jobs/plan.ts';
import { answerList, answerRead, answerSummary } from './endpoints/jobs/read.ts';
import { answerRegister } from './endpoints/jobs/register.ts';
import { answerRevert, answerStable } from './endpoints/jobs/revert.ts';
import { answerScale, answerScaleStatus } from './endpoints/jobs/scale.ts';
import { answerServices } from './endpoints/jobs/services.ts';
import { answerStop } from './endpoints/jobs/stop.ts';
import { answerSubmission } from './endpoints/jobs/submission.ts';
import { answerTag } from './endpoints/jobs/tags.ts';
import { answerVersions } from './endpoints/jobs/versions.ts';
import { answerLogs } from './endpoints/logs.ts';
import { answerAllocation, answerChecks, answerRestart, answerStopAllocation } from './endpoints/restart.ts';
import type { Age } from './server-version.ts';
import { readNamespace, type World } from './world.ts';

type Run = (ask: Ask, id: string, world: World) => Answer | Promise<Answer>;

interface Endpoint {
  /** One of these rights is required in the request's namespace; none for public endpoints and those that check it. */
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

const tagging = may(['submit-job', 'tag-job-version'], answerTag);
const tag: Methods = { GET: tagging, POST: tagging, DELETE: tagging };

const fixed: Readonly<Record<string, Methods>> = {
  '/v1/jobs': {
    GET: may(['list-jobs'], (ask, _, world) => answerList(ask, world)),
    POST: may([], (ask, _, world) => answerRegister(ask, undefined, world)),
  },
  '/v1/jobs/parse': { POST: may(['parse-job', 'submit-job'], (ask, _id, world) => answerParse(ask, world)) },
  '/v1/validate/job': { POST: may(['read-job'], (ask, _id, world) => answerValidate(ask, world)) },
  '/v1/acl/login': { POST: may([], answerLogin) },
  '/v1/acl/auth-methods': { GET: may([], answerAuthMethods) },
  '/v1/acl/token/self': { GET: may([], answerSelf) },
  '/.well-known/jwks.json': { GET: may([], answerKeys) },
  '/v1/deployments': read((ask, _, world) => answerAllDeployments(ask, world)),
  '/v1/regions': { GET: may([], answerRegions) },
  '/v1/status/leader': { GET: may([], () => ({ status: 200, json: '127.0.0.1:4647' })) },
};

/** Suffixes of a job's ID, in the order of Nomad's own lookup. The rest of the path is the ID, including slashes. */
const suffixes: readonly (readonly [string, Methods])[] = [
  ['/evaluate', { POST: may(['submit-job', 'evaluate-job'], answerEvaluate) }],
  ['/allocations', read(answerAllocations)],
  ['/evaluations', read(answerEvaluations)],
  ['/periodic/force', { POST: may(['dispatch-job', 'submit-job', 'force-periodic-job'], answerForce) }],
  ['/plan', { POST: may([], answerPlan) }],
  ['/summary', read(answerSummary)],
  ['/dispatch', { POST: may(['dispatch-job'], answerDispatch) }],
  ['/dispatch/payload', { POST: may(['dispatch-job'], answerDispatchPayload) }],
  ['/versions', read(answerVersions)],
  ['/revert', { POST: may(['submit-job', 'revert-job'], answerRevert) }],
  ['/deployments', read(answerDeployments)],
  ['/deployment', read(answerLatestDeployment)],
  ['/stable', { POST: may(['submit-job', 'stable-job'], answerStable) }],
  [
    '/scale',
    {
      GET: may(['read-job', 'read-job-scaling'], answerScaleStatus),
      POST: may(['scale-job', 'submit-job'], answerScale),
    },
  ],
  ['/services', read(answerServices)],
  ['/submission', read(answerSubmission)],
  ['/tag', tag],
];
/** Path prefixes of other IDs; the first match wins. */
const prefixes: readonly (readonly [string, Methods])[] = [
  ['/v1/deployment/allocations/', read((_, id, world) => answerDeploymentAllocations(id, world))],
  ['/v1/deployment/promote/', { POST: may(['submit-job', 'promote-deployment'], answerPromote) }],
  ['/v1/deployment/fail/', { POST: may(['submit-job', 'fail-deployment'], (_, id, world) => answerFail(id, world)) }],
  ['/v1/deployment/', read((_, id, world) => answerDeployment(id, world))],
  ['/v1/acl/policy/', { GET: may([], answerPolicy) }],
  ['/v1/client/fs/logs/', { GET: may(['read-logs'], answerLogs) }],
];
/** Endpoints of Nomad that the sandbox does not have. */
const elsewhere = ['/actions', '/action'];

const crud: Methods = { ...read(answerRead), POST: may([], answerRegister), DELETE: may([], answerStop) };

/** Answers a request as a server of the simulated version does. Throws a Refusal for an error answer. */
export async function route(ask: Ask, world: World, gone: AbortSignal): Promise<Answer> {
  return world.age.filterAnswer(await answerTo(world.age.filterRequest(ask), world, gone));
}

async function answerTo(ask: Ask, world: World, gone: AbortSignal): Promise<Answer> {
  if (ask.path === '/')
    return {
      status: 307,
      text: '<a href="/ui/">Temporary Redirect</a>.\n\n',
      headers: { Location: '/ui/', 'Content-Type': 'text/html; charset=utf-8' },
    };
  const path = translatePath(ask.path, world.dialect);
  const match = path === undefined ? undefined : find(path, world.age);
  if (match === undefined) return { status: 404 };
  const method = ask.method === 'PUT' ? 'POST' : ask.method;
  const endpoint = method === 'GET' || method === 'POST' || method === 'DELETE' ? match.methods[method] : undefined;
  if (endpoint === undefined) throw new Refusal(405, 'Invalid method');
  checkQuery(ask, world);
  if (endpoint.rights.length > 0) world.acl?.access.check(ask, readNamespace(ask), endpoint.rights);
  if (method === 'GET') await waitForChange(ask, world.store, gone);
  return endpoint.run(ask, match.id, world);
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
        methods: read((_, id, world) => answerEvaluationAllocations(id, world)),
        id: rest.slice(0, -'/allocations'.length),
      }
    : { methods: read((_, id, world) => answerEvaluation(id, world)), id: rest };
}

/** Endpoints of an allocation, by their path. */
const ofAllocation: Readonly<Record<string, Methods>> = {
  'allocation/:id': read((_, id, world) => answerAllocation(id, world)),
  'allocation/:id/stop': { POST: may(['alloc-lifecycle'], (_, id, world) => answerStopAllocation(id, world)) },
  'client/allocation/:id/restart': { POST: may(['alloc-lifecycle'], (_, id, world) => answerRestart(id, world)) },
  'client/allocation/:id/checks': read((_, id, world) => answerChecks(id, world)),
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

function checkQuery({ query }: Ask, { region }: World): void {
  const wanted = query.get('region') ?? '';
  if (wanted !== '' && wanted !== region) throw new Refusal(500, 'No path to region');
  const stale = query.get('stale') ?? '';
  if (!['', 'true', 'false', '1', '0', 't', 'f', 'T', 'F', 'TRUE', 'FALSE', 'True', 'False'].includes(stale)) {
    throw new Refusal(400, 'Expect `true` or `false` for `stale` query string parameter');
  }
}
