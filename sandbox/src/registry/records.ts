import { createHash } from 'node:crypto';
import { type Call, findModule, formatRepository, type Run } from './endpoint.ts';
import { formatAddress, createId, type Module, type Version } from './module.ts';
import { createPage } from './pages.ts';
import { jsonApi, Refused } from './refused.ts';
import { findAccess, type Caller } from './tokens.ts';

/** The module's record: its publishing method and the status of each version. */
export const showModule: Run = (call) => {
  const module = findModule(call);
  return { status: 200, json: { data: createRecord(module, call) }, headers: jsonApi };
};

/** The modules of the organization, by name, page by page. All are private. */
export const listModules: Run = (call) => {
  const { request, registry, parts } = call;
  const { name } = registry.organization;
  if (parts['organization'] !== name) throw new Refused(404);
  if (request.query.get('filter[registry_name]') === 'public') return createPage([], request);
  const modules = [...registry.modules].filter(({ organization }) => organization === name);
  const sortedModules = modules.toSorted((a, b) => (formatAddress(a) < formatAddress(b) ? -1 : 1));
  return createPage(
    sortedModules.map((module) => createRecord(module, call)),
    request,
  );
};

function createRecord(module: Module, call: Call): object {
  const versions = [...module.versions.values()].toReversed();
  const revokedVersions = versions.filter(({ revocation }) => revocation !== null).map(({ version }) => version);
  const manages = findAccess(call.caller) === 'manages';
  const attributes = {
    name: module.name,
    provider: module.provider,
    namespace: module.organization,
    'registry-name': 'private',
    status: describeStatus(versions),
    'version-statuses': versions.map(({ version, status }) =>
      status.endsWith('_failed') ? { version, status, error: `${status}: the import went wrong` } : { version, status },
    ),
    'publishing-mechanism': module.mechanism,
    'vcs-repo': createVcs(module),
    'no-code': module.noCode,
    permissions: { 'can-delete': manages, 'can-resync': manages, 'can-retry': manages },
    'created-at': module.createdAt,
    'updated-at': module.createdAt,
    ...(revokedVersions.length > 0 ? { 'revoked-versions': revokedVersions } : {}),
  };
  return { id: createId('mod', formatAddress(module)), type: 'registry-modules', attributes };
}

/** One version, selected by the query; its deprecation is not part of it. */
export const showModuleVersion: Run = (call) => {
  const module = findModule(call);
  const version = module.versions.get(call.request.query.get('module_version') ?? '');
  if (version === undefined) throw new Refused(404);
  const address = `${formatAddress(module)}/${version.version}`;
  const attributes = {
    source: module.mechanism === 'non_vcs' ? 'tfe-api' : 'github',
    status: version.status,
    version: version.version,
    'commit-sha': createHash('sha1').update(address).digest('hex'),
    branch: module.mechanism === 'branch' ? 'main' : null,
    'created-at': version.createdAt,
    'updated-at': version.createdAt,
    revocation: version.revocation === null ? null : { status: 'revoked', ...version.revocation },
  };
  const data = { id: createId('modver', address), type: 'registry-module-versions', attributes };
  return { status: 200, json: { data }, headers: jsonApi };
};

/** The account of the token: a user, or the service user of a team or the organization. */
export const showAccount: Run = ({ caller, registry }: Call) => {
  const account = accounts[caller];
  if (account === undefined) throw new Refused(404);
  const { type, username } = account;
  const name = username.replace('acme', registry.organization.name);
  const attributes = { username: name, 'is-service-account': type !== 'users' };
  const relationships = { 'authenticated-resource': { data: { id: createId('user', name), type } } };
  return {
    status: 200,
    json: { data: { id: createId('user', name), type: 'users', attributes, relationships } },
    headers: jsonApi,
  };
};

const accounts: Readonly<Partial<Record<Caller, { readonly type: string; readonly username: string }>>> = {
  manager: { type: 'teams', username: 'api-team_acme' },
  owner: { type: 'users', username: 'ada' },
  member: { type: 'users', username: 'bob' },
  organization: { type: 'organizations', username: 'api-org-acme' },
};

export const showEntitlements: Run = ({ registry, parts }: Call) => {
  const { name, entitled } = registry.organization;
  if (parts['organization'] !== name) throw new Refused(404);
  const attributes = {
    'private-module-registry': true,
    'vcs-integrations': true,
    teams: true,
    ...(entitled === undefined ? {} : { 'module-deprecations': entitled, 'module-revocations': false }),
  };
  const data = { id: createId('org', name), type: 'entitlement-sets', attributes };
  return { status: 200, json: { data }, headers: jsonApi };
};

function describeStatus(versions: readonly Version[]): string {
  if (versions.length === 0) return 'no_version_tags';
  if (versions.some(({ status }) => status === 'ok')) return 'setup_complete';
  return versions.every(({ status }) => status.endsWith('_failed')) ? 'setup_failed' : 'pending';
}

function createVcs(module: Module): object | null {
  if (module.mechanism === 'non_vcs') return null;
  const identifier = formatRepository(module);
  const isBranch = module.mechanism === 'branch';
  return {
    identifier,
    'display-identifier': identifier,
    branch: isBranch ? 'main' : '',
    tags: !isBranch,
    'tag-prefix': module.tagPrefix,
    'source-directory': module.tagPrefix === '' ? '' : `modules/${module.name}`,
    'repository-http-url': `https://github.com/${identifier}`,
    'service-provider': 'github',
  };
}
