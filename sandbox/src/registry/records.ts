import { createHash } from 'node:crypto';
import { type Call, moduleOf, repositoryOf, type Run } from './endpoint.ts';
import { addressOf, idOf, type Module, type Version } from './module.ts';
import { pageOf } from './pages.ts';
import { jsonApi, Refused } from './refused.ts';
import { accessOf, type Caller } from './tokens.ts';

/** The module's record: its publishing method and the status of each version. */
export const showModule: Run = (call) => {
  const module = moduleOf(call);
  return { status: 200, json: { data: recordOf(module, call) }, headers: jsonApi };
};

/** The modules of the organization, by name, page by page. All are private. */
export const listModules: Run = (call) => {
  const { ask, registry, parts } = call;
  const { name } = registry.organization;
  if (parts['organization'] !== name) throw new Refused(404);
  if (ask.query.get('filter[registry_name]') === 'public') return pageOf([], ask);
  const modules = [...registry.modules].filter(({ organization }) => organization === name);
  const sorted = modules.toSorted((a, b) => (addressOf(a) < addressOf(b) ? -1 : 1));
  return pageOf(
    sorted.map((module) => recordOf(module, call)),
    ask,
  );
};

function recordOf(module: Module, call: Call): object {
  const versions = [...module.versions.values()].toReversed();
  const revoked = versions.filter(({ revocation }) => revocation !== null).map(({ version }) => version);
  const manages = accessOf(call.caller) === 'manages';
  const attributes = {
    name: module.name,
    provider: module.provider,
    namespace: module.organization,
    'registry-name': 'private',
    status: statusOf(versions),
    'version-statuses': versions.map(({ version, status }) =>
      status.endsWith('_failed') ? { version, status, error: `${status}: the import went wrong` } : { version, status },
    ),
    'publishing-mechanism': module.mechanism,
    'vcs-repo': vcsOf(module),
    'no-code': module.noCode,
    permissions: { 'can-delete': manages, 'can-resync': manages, 'can-retry': manages },
    'created-at': module.createdAt,
    'updated-at': module.createdAt,
    ...(revoked.length > 0 ? { 'revoked-versions': revoked } : {}),
  };
  return { id: idOf('mod', addressOf(module)), type: 'registry-modules', attributes };
}

/** One version, selected by the query; its deprecation is not part of it. */
export const showModuleVersion: Run = (call) => {
  const module = moduleOf(call);
  const version = module.versions.get(call.ask.query.get('module_version') ?? '');
  if (version === undefined) throw new Refused(404);
  const address = `${addressOf(module)}/${version.version}`;
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
  const data = { id: idOf('modver', address), type: 'registry-module-versions', attributes };
  return { status: 200, json: { data }, headers: jsonApi };
};

/** The account of the token: a user, or the service user of a team or the organization. */
export const showAccount: Run = ({ caller, registry }: Call) => {
  const account = accounts[caller];
  if (account === undefined) throw new Refused(404);
  const { type, username } = account;
  const name = username.replace('acme', registry.organization.name);
  const attributes = { username: name, 'is-service-account': type !== 'users' };
  const relationships = { 'authenticated-resource': { data: { id: idOf('user', name), type } } };
  return {
    status: 200,
    json: { data: { id: idOf('user', name), type: 'users', attributes, relationships } },
    headers: jsonApi,
  };
};

const accounts: Readonly<Partial<Record<Caller, { readonly type: string; readonly username: string }>>> = {
  manager: { type: 'teams', username: 'api-team_acme' },
  owner: { type: 'users', username: 'ada' },
  member: { type: 'users', username: 'bob' },
  organization: { type: 'organizations', username: 'api-org-acme' },
};

/** The entitlements of the organization. */
export const showEntitlements: Run = ({ registry, parts }: Call) => {
  const { name, entitled } = registry.organization;
  if (parts['organization'] !== name) throw new Refused(404);
  const attributes = {
    'private-module-registry': true,
    'vcs-integrations': true,
    teams: true,
    ...(entitled === undefined ? {} : { 'module-deprecations': entitled, 'module-revocations': false }),
  };
  const data = { id: idOf('org', name), type: 'entitlement-sets', attributes };
  return { status: 200, json: { data }, headers: jsonApi };
};

function statusOf(versions: readonly Version[]): string {
  if (versions.length === 0) return 'no_version_tags';
  if (versions.some(({ status }) => status === 'ok')) return 'setup_complete';
  return versions.every(({ status }) => status.endsWith('_failed')) ? 'setup_failed' : 'pending';
}

function vcsOf(module: Module): object | null {
  if (module.mechanism === 'non_vcs') return null;
  const identifier = repositoryOf(module);
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
