import type { ApiResponse } from '../http/exchange.ts';
import { downloadArchive, locateArchive } from './archive.ts';
import { changeDeprecation } from './deprecate.ts';
import type { Call, Run } from './endpoint.ts';
import { listVersions, showVersion } from './listing.ts';
import { listModules, showAccount, showEntitlements, showModule, showModuleVersion } from './records.ts';
import { refuse, Refused } from './refused.ts';
import { findAccess } from './tokens.ts';

interface Route {
  readonly method: 'GET' | 'PATCH';
  readonly path: RegExp;
  readonly run: Run;
  /** Whether it requires permission to manage modules; others require permission to read them. */
  readonly manages?: boolean;
  readonly isPublic?: boolean;
}

const modulePattern = '(?<namespace>[^/]+)/(?<name>[^/]+)/(?<provider>[^/]+)';
const modulesPattern = `/api/registry/v1/modules/${modulePattern}`;
const organizationPattern = '/api/v2/organizations/(?<organization>[^/]+)';
const recordPattern = `${organizationPattern}/registry-modules/private/${modulePattern}`;

/** The discovery document: the paths of the APIs. */
const discover: Run = () => ({
  status: 200,
  json: {
    'modules.v1': '/api/registry/v1/modules/',
    'providers.v1': '/api/registry/v1/providers/',
    'tfe.v2': '/api/v2/',
    'tfe.v2.1': '/api/v2/',
    'tfe.v2.2': '/api/v2/',
  },
});

/** The first match wins, so that `versions` is not a version. */
const routes: readonly Route[] = [
  { method: 'GET', path: /^\/\.well-known\/terraform\.json$/, run: discover, isPublic: true },
  {
    method: 'GET',
    path: new RegExp(`^/archives/${modulePattern}/(?<version>.+)\\.tar\\.gz$`),
    run: downloadArchive,
    isPublic: true,
  },
  { method: 'GET', path: /^\/api\/v2\/account\/details$/, run: showAccount },
  { method: 'GET', path: new RegExp(`^${modulesPattern}/versions$`), run: listVersions },
  { method: 'GET', path: new RegExp(`^${modulesPattern}/(?<version>[^/]+)/download$`), run: locateArchive },
  { method: 'GET', path: new RegExp(`^${modulesPattern}/(?<version>[^/]+)$`), run: showVersion },
  { method: 'GET', path: new RegExp(`^${organizationPattern}/entitlement-set$`), run: showEntitlements },
  { method: 'GET', path: new RegExp(`^${organizationPattern}/registry-modules$`), run: listModules },
  { method: 'GET', path: new RegExp(`^${recordPattern}$`), run: showModule },
  { method: 'GET', path: new RegExp(`^${recordPattern}/version$`), run: showModuleVersion },
  { method: 'PATCH', path: new RegExp(`^${recordPattern}/(?<version>[^/]+)$`), run: changeDeprecation, manages: true },
];

/** Whether a path counts towards the rate limit of the API. */
export function isLimited(path: string): boolean {
  return path.startsWith('/api/');
}

/** Handles a request. A missing permission has the same response as a missing resource. */
export function routeCall(call: Omit<Call, 'parts'>): ApiResponse {
  const { path } = call.request;
  const method = call.request.method === 'HEAD' ? 'GET' : call.request.method;
  try {
    for (const route of routes) {
      const match = route.method === method ? route.path.exec(path) : null;
      if (match !== null) return handleRoute(route, { ...call, parts: { ...match.groups } });
    }
    return refuse(path, 404);
  } catch (error) {
    if (error instanceof Refused) return refuse(path, error.status, error.problems);
    throw error;
  }
}

function handleRoute(route: Route, call: Call): ApiResponse {
  const access = findAccess(call.caller);
  if (route.isPublic === true) return route.run(call);
  if (access === 'refused') throw new Refused(401);
  if (access === 'blind' || (route.manages === true && access !== 'manages')) throw new Refused(404);
  return route.run(call);
}
