import { answerAllocations, answerEvaluationAllocations } from './answers/allocations.ts';
import { answerDeployment, answerDeployments, answerLatestDeployment } from './answers/deployments.ts';
import { answerEvaluation, answerEvaluations } from './answers/evaluations.ts';
import { answerList, answerRead, answerSummary, answerVersions } from './answers/jobs.ts';
import { answerParse, answerValidate } from './answers/parse.ts';
import { answerPlan } from './answers/plan.ts';
import { answerRegister } from './answers/register.ts';
import { answerStop } from './answers/stop.ts';
import type { World } from './answers/world.ts';
import { waitForChange } from './blocking.ts';
import type { Answer, Ask } from './exchange.ts';
import { Refusal } from './refusal.ts';

type Endpoint = (ask: Ask, id: string, world: World) => Answer | Promise<Answer>;
/** Endpoints by what they are asked to do; PUT and POST are the same. */
type Methods = Partial<Record<'GET' | 'POST' | 'DELETE', Endpoint>>;

const fixed: Readonly<Record<string, Methods>> = {
  '/v1/jobs': {
    GET: (ask, _, world) => answerList(ask, world),
    POST: (ask, _, world) => answerRegister(ask, undefined, world),
  },
  '/v1/jobs/parse': { POST: (ask) => answerParse(ask) },
  '/v1/validate/job': { POST: (ask) => answerValidate(ask) },
  '/v1/acl/login': {
    POST: () => {
      throw new Refusal(400, 'ACL support disabled');
    },
  },
  '/v1/status/leader': { GET: () => ({ status: 200, json: '127.0.0.1:4647' }) },
};

/** What may follow a job's ID, in the order in which the service looks for it. The rest of the path is the ID, slashes and all. */
const suffixes: readonly (readonly [string, Methods])[] = [
  ['/allocations', { GET: answerAllocations }],
  ['/evaluations', { GET: answerEvaluations }],
  ['/plan', { POST: answerPlan }],
  ['/summary', { GET: answerSummary }],
  ['/versions', { GET: answerVersions }],
  ['/deployments', { GET: answerDeployments }],
  ['/deployment', { GET: answerLatestDeployment }],
];
/** The service has these; the sandbox does not answer them. */
const elsewhere = [
  '/evaluate',
  '/periodic/force',
  '/dispatch',
  '/dispatch/payload',
  '/revert',
  '/stable',
  '/scale',
  '/services',
  '/submission',
  '/actions',
  '/action',
];

const crud: Methods = { GET: answerRead, POST: answerRegister, DELETE: answerStop };

/** The answer to a request. Throws a Refusal for what the service refuses. */
export async function route(ask: Ask, world: World, gone: AbortSignal): Promise<Answer> {
  if (ask.path === '/')
    return {
      status: 307,
      text: '<a href="/ui/">Temporary Redirect</a>.\n\n',
      headers: { Location: '/ui/', 'Content-Type': 'text/html; charset=utf-8' },
    };
  const found = find(ask.path);
  if (found === undefined) return { status: 404 };
  const method = ask.method === 'PUT' ? 'POST' : ask.method;
  const endpoint = method === 'GET' || method === 'POST' || method === 'DELETE' ? found.methods[method] : undefined;
  if (endpoint === undefined) throw new Refusal(405, 'Invalid method');
  checkQuery(ask, world);
  if (method === 'GET') await waitForChange(ask, world.store, gone);
  return endpoint(ask, found.id, world);
}

function find(path: string): { methods: Methods; id: string } | undefined {
  const methods = fixed[path];
  if (methods !== undefined) return { methods, id: '' };
  const [, kind = '', rest = ''] = /^\/v1\/(job|evaluation|deployment)\/(.*)$/s.exec(path) ?? [];
  if (kind === 'job') return findJob(rest);
  if (kind === 'deployment') return { methods: { GET: (_, id, world) => answerDeployment(id, world) }, id: rest };
  if (kind !== 'evaluation') return undefined;
  return rest.endsWith('/allocations')
    ? {
        methods: { GET: (_, id, world) => answerEvaluationAllocations(id, world) },
        id: rest.slice(0, -'/allocations'.length),
      }
    : { methods: { GET: (_, id, world) => answerEvaluation(id, world) }, id: rest };
}

function findJob(rest: string): { methods: Methods; id: string } {
  for (const [suffix, methods] of suffixes)
    if (rest.endsWith(suffix)) return { methods, id: rest.slice(0, -suffix.length) };
  const other = elsewhere.find((suffix) => rest.endsWith(suffix));
  if (other === undefined) return { methods: crud, id: rest };
  const refuse = (): never => {
    throw new Refusal(501, `the sandbox does not answer ${other}`);
  };
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
