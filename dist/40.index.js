export const id = 40;
export const ids = [40];
export const modules = {

/***/ 9306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ createRegistry)
/* harmony export */ });
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(892);
/* harmony import */ var _wire_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9116);
/* harmony import */ var _module_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7049);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2027);
/* harmony import */ var _http_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8838);





function createRegistry(options) {
    const wire = (0,_wire_js__WEBPACK_IMPORTED_MODULE_1__/* .createRegistryWire */ .Fx)(options);
    let discoveredUrl;
    const buildModulesUrl = async (path) => new URL(path, (discoveredUrl ??= await readModulesBase(options)));
    const base = trimPath(options.address);
    const buildApiUrl = (path) => new URL(`${base}/api/v2/${path}`, options.address);
    const patchVersion = async (permit, verb, { module, version }, deprecation) => {
        permit.spend(verb, { module: (0,_module_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleName */ .TN)(module), version });
        const url = buildApiUrl(`${formatModulePath(module)}/${encodeURIComponent(version)}`);
        const body = { data: { type: 'module-versions', attributes: { deprecation } } };
        await wire.send({ method: 'PATCH', url, body });
    };
    return {
        deprecateModuleVersion: (permit, { reason, link, ...target }) => patchVersion(permit, 'deprecate', target, {
            'deprecated-status': 'Deprecated',
            ...(reason === '' ? {} : { reason }),
            ...(link === '' ? {} : { link }),
        }),
        revertModuleVersionDeprecation: (permit, target) => patchVersion(permit, 'reinstate', target, { 'deprecated-status': 'Undeprecated' }),
        listModuleVersions: async (module) => wire.get(await buildModulesUrl(`${readPath(module)}/versions`), _module_js__WEBPACK_IMPORTED_MODULE_2__/* .listingSchema */ .eI),
        getModuleVersion: async ({ module, version }) => wire.get(await buildModulesUrl(`${readPath(module)}/${encodeURIComponent(version)}`), _module_js__WEBPACK_IMPORTED_MODULE_2__/* .singleVersionSchema */ .SO),
        async listModules(organization) {
            const url = buildApiUrl(`organizations/${encodeURIComponent(organization)}/registry-modules`);
            url.searchParams.set('filter[registry_name]', 'private');
            const modulesByName = new Map();
            for (let page = 1;;) {
                url.searchParams.set('page[number]', String(page));
                url.searchParams.set('page[size]', '100');
                const { modules: more, next, total } = await wire.get(url, _module_js__WEBPACK_IMPORTED_MODULE_2__/* .modulePageSchema */ .Z8);
                const previousSize = modulesByName.size;
                for (const module of more)
                    modulesByName.set((0,_module_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleName */ .TN)(module), module);
                if (next <= page || modulesByName.size === previousSize) {
                    if (modulesByName.size < total)
                        throw createIncompleteListError(organization, modulesByName.size, total);
                    return [...modulesByName.values()];
                }
                page = next;
            }
        },
        getModule: (module) => wire.get(buildApiUrl(formatModulePath(module)), _module_js__WEBPACK_IMPORTED_MODULE_2__/* .moduleRecordSchema */ .rA),
        getModuleVersionRecord({ module, version }) {
            const url = buildApiUrl(`${formatModulePath(module)}/version`);
            url.searchParams.set('module_version', version);
            return wire.get(url, _module_js__WEBPACK_IMPORTED_MODULE_2__/* .versionRecordSchema */ .dC);
        },
        getEntitlementSet: (organization) => wire.get(buildApiUrl(`organizations/${encodeURIComponent(organization)}/entitlement-set`), _module_js__WEBPACK_IMPORTED_MODULE_2__/* .entitlementsSchema */ .Gf),
        getAccount: () => wire.get(buildApiUrl('account/details'), _module_js__WEBPACK_IMPORTED_MODULE_2__/* .accountSchema */ .rE),
        server: wire.server,
    };
}
function createIncompleteListError(organization, read, total) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7({
        reason: 'server',
        message: `The registry listed ${read} of the ${total} modules of \`${organization}\``,
        hint: 'The list changed while it was read, or a page was repeated: re-run this workflow job.',
    });
}
function readPath({ organization, name, provider }) {
    return [organization, name, provider].map(encodeURIComponent).join('/');
}
async function readModulesBase(options) {
    const { address } = options;
    const usual = new URL(`${trimPath(address)}/api/registry/v1/modules/`, address);
    if (address.pathname !== '/')
        return usual;
    const document = new URL('/.well-known/terraform.json', address);
    const modulesUrl = (0,_http_json_js__WEBPACK_IMPORTED_MODULE_4__/* .readMember */ .hd)(await readDiscoveryDocument(document, options), 'modules.v1');
    if (typeof modulesUrl !== 'string' || !URL.canParse(modulesUrl, document.href))
        return usual;
    const base = new URL(modulesUrl.endsWith('/') ? modulesUrl : `${modulesUrl}/`, document);
    if (base.origin === address.origin)
        return base;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7({
        reason: 'server',
        message: `The discovery document of ${document.host} refers to ${base.origin}; the token is not sent there`,
        help: 'response-from-another-service',
        hint: `If that is correct, set \`registry-address\` to ${base.origin}.`,
    });
}
async function readDiscoveryDocument(url, { transport, signal }) {
    try {
        const { status, body } = await transport.send({
            service: 'the registry',
            method: 'GET',
            url,
            headers: { accept: 'application/json' },
            repeatable: true,
            maxBusyAttempts: (reply) => (reply.status === 500 ? _http_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultMaxAttempts */ .MU : 0),
            maxBytes: 1024 * 1024,
            signal,
        });
        return status === 200 ? (0,_http_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(body) : undefined;
    }
    catch (error) {
        if (error instanceof SyntaxError || (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ && error.reason === 'server'))
            return undefined;
        throw error;
    }
}
function formatModulePath({ organization, name, provider }) {
    const [org, module, system] = [organization, name, provider].map(encodeURIComponent);
    return `organizations/${org}/registry-modules/private/${org}/${module}/${system}`;
}
function trimPath({ pathname }) {
    return pathname.replace(/(?<!\/)\/+$/, '');
}


/***/ }),

/***/ 9116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fx: () => (/* binding */ createRegistryWire),
/* harmony export */   fm: () => (/* binding */ permissionHint),
/* harmony export */   xT: () => (/* binding */ describeOutdatedServer)
/* harmony export */ });
/* unused harmony export createRateLimit */
/* harmony import */ var p_queue__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3040);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(892);
/* harmony import */ var _http_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8838);
/* harmony import */ var _http_messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7244);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7798);






function describeOutdatedServer({ version }) {
    const [, month] = /^v(\d{6})-\d+$/.exec(version ?? '') ?? [];
    return Number(month) < 202502
        ? `Terraform Enterprise ${version} cannot deprecate module versions; v202502-1 or newer is required`
        : undefined;
}
const maxRequestsPerSecond = 29;
function createRegistryWire(options) {
    const limit = createRateLimit(maxRequestsPerSecond);
    let server = { name: undefined, version: undefined };
    const send = async (call) => {
        const { token, signal } = options;
        const response = await limit.add(() => sendCall(call, options), signal === undefined ? {} : { signal });
        const { status, headers } = response;
        server = { name: headers['tfp-appname'] || undefined, version: headers['x-tfe-version'] || undefined };
        if (status >= 200 && status < 300)
            return response;
        throw toRegistryError(call, response, token);
    };
    return {
        server: () => server,
        send,
        get: async (url, shape) => parseResponse(shape, await send({ method: 'GET', url }), url),
    };
}
async function sendCall({ method, url, body }, { transport, token, signal }) {
    return transport.send({
        service: 'the registry',
        method,
        url,
        headers: {
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            accept: 'application/vnd.api+json, application/json',
            ...(body === undefined ? {} : { 'content-type': 'application/vnd.api+json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        repeatable: method === 'GET' ? true : 'if-refused',
        maxBusyAttempts: ({ status }) => (method === 'GET' && status === 500 ? _http_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultMaxAttempts */ .MU : 0),
        signal,
        requestedPause: readRequestedPause,
    });
}
function readRequestedPause({ headers }) {
    const seconds = Number(headers['x-ratelimit-reset'] || Number.NaN);
    return seconds >= 0 && seconds < 3600 ? seconds * 1000 : undefined;
}
function parseResponse(schema, response, url) {
    const { status, body } = response;
    const result = (0,_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .parseValue */ .$)(schema, (0,_http_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJsonOrUndefined */ .rx)(body));
    if ('output' in result)
        return result.output;
    const { path, expected } = result;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({
        reason: 'server',
        ...(0,_http_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .describeRequest */ .Ng)(`Unexpected response from the registry at ${url.host}: expected ${expected}${path === undefined ? '' : ` at ${path}`}`, { method: 'GET', path: url.pathname, status }),
        help: 'response-from-another-service',
        hint: 'Check that `registry-address` is the address of the registry itself.',
    });
}
function createRateLimit(limit) {
    return new p_queue__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .Ay({ intervalCap: 1, interval: 1000 / limit, strict: true });
}
function toRegistryError(call, response, token) {
    const { status } = response;
    const { title, ...kind } = classifyStatus(status);
    const hide = (text) => (token === undefined ? text : text.replaceAll(token, '***'));
    const text = (0,_http_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(hide(formatBody(hide(response.body))));
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({
        httpStatus: status,
        ...kind,
        ...(0,_http_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .describeRequest */ .Ng)(title, { method: call.method, path: call.url.pathname, status }, text),
    });
}
const permissionHint = 'Use a user token, or the token of a team with "Manage modules": an organization token cannot manage modules.';
const kindsByStatus = {
    401: {
        title: 'Token rejected by the registry',
        reason: 'unauthorized',
        help: 'registry-token-not-accepted',
        hint: `${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeSetting */ .w5)('registry-token')} is expired or invalid: create a new token and store it.`,
    },
    403: { title: 'Permission denied by the registry', reason: 'permission', help: 'permission', hint: permissionHint },
    404: { title: 'Not found in the registry', reason: 'not-found', help: 'not-found' },
    405: {
        title: 'Not supported by the registry',
        reason: 'permission',
        help: 'response-from-another-service',
        hint: 'Check that `registry-address` is HCP Terraform or Terraform Enterprise: other registries cannot deprecate versions.',
    },
    409: { title: 'Conflict in the registry', reason: 'server', help: 'server' },
    429: {
        title: 'Rate limit of the registry exceeded',
        reason: 'server',
        help: 'server',
        hint: 'The registry accepts 30 requests per second from a user. Re-run this workflow job later.',
    },
};
function classifyStatus(status) {
    if (status >= 500) {
        const hint = 'This is usually temporary: re-run this workflow job later.';
        return { title: 'The registry reported a server error', reason: 'server', help: 'server', hint };
    }
    return kindsByStatus[status] ?? { title: 'Rejected as invalid by the registry', reason: 'server', help: 'server' };
}
function formatBody(body) {
    const title = /<title[^>]{0,200}>([^<]{1,200})/i.exec(body)?.[1];
    if (/^\s*</.test(body))
        return (0,_http_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .toOneLine */ .GX)(title === undefined ? 'an HTML page' : `an HTML page titled "${title}"`);
    const errors = (0,_http_json_js__WEBPACK_IMPORTED_MODULE_3__/* .readMember */ .hd)((0,_http_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJsonOrUndefined */ .rx)(body), 'errors');
    if (!Array.isArray(errors))
        return (0,_http_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .toOneLine */ .GX)(body);
    const texts = errors.map(readErrorText).filter((text) => text !== '');
    return (0,_http_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .toOneLine */ .GX)(texts.join('; '));
}
function readErrorText(error) {
    if (typeof error === 'string')
        return error;
    const [title, detail, pointer] = [
        (0,_http_json_js__WEBPACK_IMPORTED_MODULE_3__/* .readMember */ .hd)(error, 'title'),
        (0,_http_json_js__WEBPACK_IMPORTED_MODULE_3__/* .readMember */ .hd)(error, 'detail'),
        (0,_http_json_js__WEBPACK_IMPORTED_MODULE_3__/* .readMember */ .hd)((0,_http_json_js__WEBPACK_IMPORTED_MODULE_3__/* .readMember */ .hd)(error, 'source'), 'pointer'),
    ].map((value) => (typeof value === 'string' ? value : ''));
    const text = [title, detail].filter(Boolean).join(': ');
    return `${text}${pointer === '' ? '' : ` (at ${pointer})`}`.trim();
}


/***/ }),

/***/ 5879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/github/context.js
var github_context = __webpack_require__(5534);
// EXTERNAL MODULE: ./build/js/clients/registry/client.js
var client = __webpack_require__(9306);
// EXTERNAL MODULE: ./build/js/clients/registry/module.js
var registry_module = __webpack_require__(7049);
// EXTERNAL MODULE: ./build/js/inputs/registry.js
var registry = __webpack_require__(7751);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/glob.js
var glob = __webpack_require__(6948);
// EXTERNAL MODULE: ./build/js/operations/comments/comment-target.js
var comment_target = __webpack_require__(3395);
// EXTERNAL MODULE: ./build/js/operations/pull-request-files.js
var pull_request_files = __webpack_require__(3000);
// EXTERNAL MODULE: ./build/js/report/run-report.js
var run_report = __webpack_require__(4159);
// EXTERNAL MODULE: ./build/js/modes/check-modules/inputs.js
var inputs = __webpack_require__(6533);
// EXTERNAL MODULE: ./build/js/clients/http/messages.js
var messages = __webpack_require__(7244);
;// CONCATENATED MODULE: ./build/js/modes/check-modules/constraint.js
const onePart = /^[\t\n\f\r ]*(?:(=|!=|>=?|<=?|~>)[\t\n\f\r ]*)?([^\t\n\f\r ]+)[\t\n\f\r ]*$/;
const exactPrerelease = /^\s*=?(v?)\d+(?:\.\d+){0,2}-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*(?:\+[0-9A-Za-z.-]+)?\s*$/;
function parseConstraint(text, program = 'Terraform') {
    const parts = text.split(',').map(parsePart);
    if (!parts.every((part) => part !== undefined))
        return undefined;
    const [exact, letter] = exactPrerelease.exec(text) ?? [];
    const isExact = exact !== undefined && (letter === '' || program === 'OpenTofu');
    return { parts, prerelease: isExact ? parts[0]?.version.name : undefined };
}
function parsePart(text) {
    const [, operator = '', written = ''] = onePart.exec(text) ?? [];
    const version = parseTerraformVersion(written);
    return version === undefined ? undefined : { operator: operator, version };
}
function allows({ parts, prerelease }, version) {
    if (version.prerelease !== '')
        return version.name === prerelease;
    return parts.every(({ operator, version: bound }) => isInOrder[operator](compareVersions(version, bound)) && (operator !== '~>' || isSameLine(version, bound)));
}
const isInOrder = {
    '': (order) => order === 0,
    '=': (order) => order === 0,
    '!=': (order) => order !== 0,
    '>': (order) => order > 0,
    '<': (order) => order < 0,
    '>=': (order) => order >= 0,
    '<=': (order) => order <= 0,
    '~>': (order) => order >= 0,
};
function isSameLine({ segments }, { segments: bound, segmentCount, prerelease }) {
    if (prerelease !== '' || bound.length > segments.length)
        return false;
    return bound.slice(0, segmentCount - 1).every((segment, at) => segment === segments[at]);
}
const wholeVersion = /^v?(\d+(?:\.\d+)*)(?:(?:-(?=\d)|-?(?=[A-Za-z~-]))([0-9A-Za-z~-]+(?:\.[0-9A-Za-z~-]+)*))?(?:\+([0-9A-Za-z~-]+(?:\.[0-9A-Za-z~-]+)*))?$/;
function parseTerraformVersion(text) {
    const [, numbers, tag = '', metadata = ''] = wholeVersion.exec(text) ?? [];
    if (numbers === undefined)
        return undefined;
    const parts = numbers.split('.').map(Number);
    if (!parts.every(Number.isSafeInteger))
        return undefined;
    const segments = [...parts, ...Array(Math.max(0, 3 - parts.length)).fill(0)];
    const name = `${segments.join('.')}${tag === '' ? '' : `-${tag}`}${metadata === '' ? '' : `+${metadata}`}`;
    return { segments, segmentCount: parts.length, prerelease: tag, name };
}
function compareVersions(a, b) {
    for (let at = 0; at < Math.max(a.segments.length, b.segments.length); at++) {
        const difference = (a.segments[at] ?? 0) - (b.segments[at] ?? 0);
        if (difference !== 0)
            return difference;
    }
    if (a.segments.length !== b.segments.length)
        return 0;
    if (a.prerelease === '' || b.prerelease === '')
        return Number(a.prerelease === '') - Number(b.prerelease === '');
    return a.prerelease.localeCompare(b.prerelease, 'en', { numeric: true });
}

// EXTERNAL MODULE: ./build/js/operations/modules/module-run.js
var module_run = __webpack_require__(2371);
;// CONCATENATED MODULE: ./build/js/modes/check-modules/judge-calls.js





async function checkCalledModules(modules, registry) {
    const checkedModules = await (0,module_run/* forEachModule */.jh)(modules, (call) => checkModule(call, registry), (call, failure) => ({
        ...emptyResult,
        failure: runErrorReasons.has(failure.reason) ? failure : addLocation(failure, call),
    }));
    const hiddenModules = checkedModules.flatMap((calledModule) => calledModule.hidden ?? []).join(', ');
    const problem = `The registry does not show which versions of ${hiddenModules} are revoked: the token cannot read the record of the module`;
    return {
        calls: checkedModules.reduce((sum, { calls }) => sum + calls, 0),
        findings: checkedModules.flatMap(({ findings }) => findings),
        unchecked: [
            ...checkedModules.flatMap(({ unchecked }) => unchecked),
            ...(hiddenModules === '' ? [] : [{ level: 'warning', problem: (0,messages/* shorten */.ml)(problem), locations: [] }]),
        ],
        failures: [...new Set(checkedModules.flatMap(({ failure }) => failure ?? []))],
    };
}
const runErrorReasons = new Set(['unauthorized', 'unreachable', 'timed-out']);
const emptyResult = { calls: 0, findings: [], unchecked: [], hidden: undefined, failure: undefined };
function addLocation(error, { module, sites: [site] }) {
    const message = `The calls of \`${(0,registry_module/* formatModuleName */.TN)(module)}\` were not checked: ${error.sentence}`;
    return site === undefined ? error : error.with({ message, location: locateCall(site) });
}
async function checkModule({ module, sites }, registry) {
    const state = await (0,errors/* orUndefined */.y0)((0,module_run/* readModule */.bH)(registry, module), 'not-found', 'permission');
    if (state === undefined) {
        const problem = `The registry does not show the module \`${(0,registry_module/* formatModuleName */.TN)(module)}\`: it does not exist, or the token cannot read it`;
        return { ...emptyResult, unchecked: [{ level: 'warning', problem, locations: sites.map(locateCall) }] };
    }
    const versions = listVersions(state);
    const findings = [];
    const unchecked = [];
    const resolvedSites = new Set(sites);
    const deprecationsByVersion = new Map();
    for (const { site, program, resolution } of sites.flatMap((callSite) => resolveSite(callSite, versions))) {
        if (resolution.kind === 'unresolved') {
            resolvedSites.delete(site);
            unchecked.push(toUnresolved(site, module, resolution.problem, program));
            continue;
        }
        const { version } = resolution;
        const texts = deprecationsByVersion.get(version) ?? readTexts(registry, module, version);
        deprecationsByVersion.set(version, texts);
        const finding = toFinding(site, module, resolution, await texts, program);
        if (finding !== undefined)
            findings.push(finding);
    }
    const isHidden = state.record === undefined && registry.server().name !== undefined;
    const hiddenName = isHidden ? `\`${(0,registry_module/* formatModuleName */.TN)(module)}\`` : undefined;
    return { calls: resolvedSites.size, findings, unchecked, hidden: hiddenName, failure: undefined };
}
function resolveSite(site, versions) {
    const resolutions = site.programs.map((program) => ({
        site,
        program,
        resolution: resolveCall(site, versions, program),
    }));
    const isDivided = site.isDivided || new Set(resolutions.map(({ resolution }) => JSON.stringify(resolution))).size > 1;
    return isDivided ? resolutions : resolutions.slice(0, 1).map((resolution) => ({ ...resolution, program: undefined }));
}
function resolveCall({ version }, versions, program = 'Terraform') {
    const constraint = parseConstraint(version?.text ?? '>= 0', program);
    if (constraint === undefined)
        return { kind: 'unresolved', problem: 'is not a version constraint such as `~> 1.0`' };
    const resolvedVersion = selectHighest(versions.filter((candidate) => allows(constraint, candidate.version)));
    if (resolvedVersion !== undefined)
        return { kind: 'resolved', version: resolvedVersion, replacement: findReplacement(versions, constraint) };
    const newest = selectNewest(versions);
    const available = newest === undefined ? 'the module has no versions' : `the newest is ${newest.version.name}`;
    return { kind: 'unresolved', problem: `matches no version in the registry; ${available}` };
}
function findReplacement(versions, constraint) {
    const usable = versions.filter(({ isUsable }) => isUsable);
    const allowedVersion = selectHighest(usable.filter(({ version }) => allows(constraint, version)));
    if (allowedVersion !== undefined)
        return { version: allowedVersion.version.name, isAllowed: true };
    const newest = selectNewest(usable);
    return newest === undefined ? undefined : { version: newest.version.name, isAllowed: false };
}
function selectNewest(versions) {
    return selectHighest(versions.filter(({ version }) => version.prerelease === '')) ?? selectHighest(versions);
}
function locateCall({ version, source }) {
    const { file, line } = source.text === undefined ? source : (version ?? source);
    return { file, line };
}
function toFinding(site, module, { version: { version, state }, replacement }, texts, program) {
    if (state === 'active')
        return undefined;
    return {
        location: locateCall(site),
        module: (0,registry_module/* formatModuleName */.TN)(module),
        constraint: site.version?.text ?? '',
        version: version.name,
        program,
        state,
        reason: (0,messages/* shorten */.ml)((0,messages/* toOneLine */.GX)(texts.reason)),
        link: toHttpsLink(texts.link),
        replacement,
    };
}
function toUnresolved(site, module, problem, program) {
    const constraint = site.version?.text === undefined ? '' : ` \`${(0,messages/* shorten */.ml)((0,messages/* toOneLine */.GX)(site.version.text))}\``;
    return {
        level: 'warning',
        problem: `The constraint${constraint} of \`${(0,registry_module/* formatModuleName */.TN)(module)}\` ${problem}${program === undefined ? '' : ` (in ${program})`}`,
        locations: [locateCall(site)],
    };
}
const maxLinkLength = 2000;
function toHttpsLink(text) {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === '';
    return isPlain && url.href.length <= maxLinkLength ? url.href : '';
}
function listVersions({ versions }) {
    const names = new Set();
    return versions.flatMap(({ name, isListed, status, isRevoked, deprecation }) => {
        const version = parseTerraformVersion(name);
        if (version === undefined || !isListed)
            return [];
        const state = isRevoked ? 'revoked' : deprecation === undefined ? 'active' : 'deprecated';
        const release = version.name.replace(/\+.*/, '');
        const isHidden = version.prerelease === '' && names.has(release);
        names.add(release);
        return [{ version, state, isUsable: state === 'active' && status === 'ok' && !isHidden, deprecation }];
    });
}
async function readTexts(registry, module, { version, state, deprecation = { reason: '', link: '' } }) {
    if (state !== 'revoked')
        return deprecation;
    const record = await (0,errors/* orUndefined */.y0)(registry.getModuleVersionRecord({ module, version: version.name }));
    const { reason = '', link = '' } = record?.revocation ?? {};
    return reason === '' && link === '' ? deprecation : { reason, link };
}
function selectHighest(versions) {
    return versions.toSorted((a, b) => compareVersions(b.version, a.version))[0];
}

// EXTERNAL MODULE: ./build/js/text/log-text.js
var log_text = __webpack_require__(872);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/js/files/workspace-file.js
var workspace_file = __webpack_require__(6090);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/file-kind.js
var file_kind = __webpack_require__(7503);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/find.js
var find = __webpack_require__(1385);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/constants.js
var constants = __webpack_require__(832);
// EXTERNAL MODULE: ./build/js/clients/http/json.js
var json = __webpack_require__(8838);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/bodies.js
var hcl_bodies = __webpack_require__(409);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/tokens.js
var tokens = __webpack_require__(6267);
// EXTERNAL MODULE: ./build/js/jobfiles/functions/path-functions.js
var path_functions = __webpack_require__(2864);
// EXTERNAL MODULE: ./build/js/jobfiles/functions/resolve-path.js
var resolve_path = __webpack_require__(8811);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/json-strings.js
var json_strings = __webpack_require__(4116);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/job-text.js
var job_text = __webpack_require__(7580);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/positions.js
var hcl_positions = __webpack_require__(253);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/scan.js
var scan = __webpack_require__(5380);
// EXTERNAL MODULE: ./build/js/inputs/suggest.js
var suggest = __webpack_require__(1352);
;// CONCATENATED MODULE: ./build/js/modes/check-modules/terraform-body.js









const emptyBody = { arguments: new Map(), blocks: () => [] };
function readTerraformText(text, syntax) {
    const positions = (0,hcl_positions/* mapPositions */.Z)(text);
    const findLine = (offset) => positions.findPosition(offset).line;
    const explain = (error) => (0,suggest/* findGitText */.n5)(text) ?? error;
    if (syntax === 'json') {
        try {
            (0,json/* parseJson */.qF)(text);
        }
        catch (cause) {
            return { body: emptyBody, broken: explain((0,json_strings/* explainInvalidJson */.rb)(text, cause)) };
        }
        return { body: toJsonBody(listObjects(JSON.parse(addOffsets(text))).flat(), findLine), broken: undefined };
    }
    const hcl = (0,scan/* scanHcl */.J)(text);
    const broken = hcl.broken === undefined ? findBrokenStatement(hcl) : (0,job_text/* explainUnterminated */.an)(hcl.broken);
    const body = toNativeBody(hcl, (0,hcl_bodies/* readFileBody */.lX)(hcl), findLine);
    return { body, broken: broken && explain({ ...broken, line: findLine(broken.at) }) };
}
function findBrokenStatement(hcl) {
    const locateToken = (token) => hcl.starts[token] ?? 0;
    const unclosedToken = hcl.kinds.findIndex((_, token) => isUnclosed(hcl, token));
    if (unclosedToken !== -1)
        return { problem: `The \`${(0,tokens/* readToken */.AI)(hcl, unclosedToken)}\` here is not closed`, at: locateToken(unclosedToken) };
    for (const { name, at: token, expression } of (0,hcl_bodies/* listStatements */.l9)(hcl)) {
        if (name === '')
            return { problem: 'This line is neither an argument nor a block', at: locateToken(token) };
        if (isMissing(expression))
            return { problem: `\`${name}\` has no value`, at: locateToken(token) };
    }
    return undefined;
}
function isUnclosed({ kinds, closes }, at) {
    return closes[at] === kinds.length;
}
function isMissing({ hcl, from, to }) {
    return from >= to || isUnclosed(hcl, from);
}
function toNativeBody(hcl, { attributes, blocks }, findLine) {
    const definedAttributes = attributes.filter(({ expression }) => !isMissing(expression));
    const entries = definedAttributes.map((attribute) => [attribute.name, toNativeArgument(attribute, findLine)]);
    return {
        arguments: new Map(entries.toReversed()),
        blocks: (type, labels) => blocks
            .filter((block) => block.type === type && block.labels.length === labels)
            .map((block) => ({ labels: block.labels, body: toNativeBody(hcl, (0,hcl_bodies/* readBlockBody */.AC)(hcl, block), findLine) })),
    };
}
const plainNumber = /^\d{1,9}(?:\.\d{1,9})?$/;
function toNativeArgument({ at, expression }, findLine) {
    const expressionText = (0,hcl_bodies/* readExpressionText */.AV)(expression);
    return (names) => {
        const line = findLine(expression.hcl.starts[at] ?? 0);
        if (plainNumber.test(expressionText))
            return { text: String(Number(expressionText)), number: expressionText, sourceText: expressionText, line };
        return {
            text: undefined,
            ...(0,constants/* readConstant */.tk)(expression, names),
            isNull: expressionText === 'null',
            sourceText: expressionText,
            line,
        };
    };
}
function toJsonBody(members, findLine) {
    const listBlocks = (value, more, labels) => listObjects(value).flatMap((block) => more === 0
        ? [{ labels, body: toJsonBody(block, findLine) }]
        : block.flatMap((member) => listBlocks(member.value, more - 1, [...labels, member.name])));
    return {
        arguments: new Map(members.map((member) => [member.name, toJsonArgument(member, findLine)]).toReversed()),
        blocks: (type, labels) => members.filter(({ name }) => name === type).flatMap(({ value }) => listBlocks(value, labels, [])),
    };
}
function toJsonArgument({ offset, value }, findLine) {
    const [at, text] = typeof value === 'string' ? splitOffset(value) : [offset, undefined];
    const isPlain = typeof value === 'boolean' || (typeof value === 'number' && plainNumber.test(String(value)));
    return (names) => {
        const constant = text === undefined ? constants/* computed */.EW : parseJsonTemplate(text, names);
        const literal = isPlain ? { text: String(value) } : constant;
        return { text: undefined, ...literal, isNull: value === null, sourceText: text, line: findLine(at) };
    };
}
function parseJsonTemplate(text, names) {
    if (!/[$%]\{/.test(text))
        return { text: text.normalize('NFC') };
    if (/["\\\n]/.test(text))
        return constants/* computed */.EW;
    const hcl = (0,scan/* scanHcl */.J)(`"${text}"`);
    return (0,constants/* readConstant */.tk)({ hcl, from: 0, to: hcl.kinds.length }, names);
}
function addOffsets(text) {
    const parts = [];
    let from = 0;
    for (const { start } of (0,json_strings/* scanStrings */.e9)(text)) {
        parts.push(text.slice(from, start + 1), `${start}:`);
        from = start + 1;
    }
    return [...parts, text.slice(from)].join('');
}
function splitOffset(text) {
    const colon = text.indexOf(':');
    return [Number(text.slice(0, colon)), text.slice(colon + 1)];
}
function listObjects(value) {
    if (Array.isArray(value))
        return value.flatMap(listObjects);
    if (typeof value !== 'object' || value === null)
        return [];
    const members = Object.entries(value).map(([key, inner]) => {
        const [offset, name] = splitOffset(key);
        return { offset, name, value: inner };
    });
    return [members];
}

;// CONCATENATED MODULE: ./build/js/modes/check-modules/constant-names.js












function resolveConstantNames(folder, program = 'Terraform') {
    const { bodies, isCalled } = folder;
    const findBlocks = (type, labels) => bodies.flatMap((body) => body.blocks(type, labels));
    const locals = new Map(findBlocks('locals', 0).flatMap(({ body }) => [...body.arguments]));
    const variables = Map.groupBy(findBlocks('variable', 1), ({ labels: [name = ''] }) => name);
    const assignedValues = new Map(readValueFiles(folder).flatMap(([name, text]) => [
        ...readTerraformText(text, name.endsWith('.json') ? 'json' : 'native').body.arguments,
    ]));
    const resolveVariable = (name) => {
        const needs = `needs \`var.${name}\`, which`;
        const definition = variables.get(name);
        if (definition === undefined)
            return { problem: `${needs} is not declared` };
        const declaredDefaults = new Map(definition.flatMap(({ body }) => [...body.arguments]));
        const readFlag = (flag) => declaredDefaults.get(flag)?.(constants/* unresolvedNames */.cW).text;
        if (readFlag('const') !== 'true' && (program === 'Terraform' || declaredDefaults.has('const')))
            return { problem: `${needs} is not \`const\`` };
        const secret = ['sensitive', 'ephemeral'].find((flag) => readFlag(flag) === 'true');
        if (secret !== undefined)
            return { problem: `${needs} is \`${secret}\`` };
        if (isCalled)
            return { problem: `${needs} the calls of this module set` };
        const value = (assignedValues.get(name) ?? declaredDefaults.get('default'))?.(constants/* unresolvedNames */.cW);
        if (value === undefined)
            return { problem: `${needs} has no value in the repository` };
        const type = declaredDefaults.get('type')?.(constants/* unresolvedNames */.cW).sourceText ?? 'any';
        const isConstantType = ['string', 'any'].includes(type) || (type === 'number' && value.number !== undefined);
        return isConstantType ? toConstant(value) : { problem: `${needs} has a type that is not \`string\`` };
    };
    const resolveLocal = (name, names) => {
        const readLocal = locals.get(name);
        return readLocal === undefined ? undefined : toConstant(readLocal(names));
    };
    const resolveAttribute = (name) => name === 'path.module' && program === 'OpenTofu'
        ?
            { text: isCalled ? (0,external_node_path_.join)(folder.workspace, folder.name) : '.' }
        : { problem: `needs \`${name}\`, which ${reasons[name] ?? 'is not a constant'}` };
    const readContent = createContentReader(folder);
    const evaluate = (functions) => (hcl, at, open, names) => {
        const applyFunction = functions.get((0,tokens/* readToken */.AI)(hcl, at));
        const [[from, to] = [0, 0], ...more] = (0,hcl_bodies/* splitArguments */.vj)(hcl, open);
        if (applyFunction === undefined || more.length > 0)
            return undefined;
        const words = [at, (0,tokens/* findToken */.fm)(hcl, from, to, 'skip')].map((token) => (0,tokens/* readToken */.AI)(hcl, token)).join(' ');
        const resolver = { ...names, call: (...call) => readWhole(...call, names) ?? constants/* computed */.EW };
        const value = (0,constants/* readConstant */.tk)({ hcl, from, to }, words === 'jsondecode file' ? resolver : names);
        return 'text' in value ? applyFunction(value.text) : { ...value, select: undefined };
    };
    const readWhole = evaluate(new Map([['file', (path) => readContent(path, limits.jsonBytes)]]));
    const functions = new Map([
        ['file', (path) => keepVersion(readContent(path, limits.versionBytes))],
        ['jsondecode', (text) => readPart((0,json/* parseJsonOrUndefined */.rx)(text))],
        ['trimspace', (text) => (/[\u0085\ufeff]/.test(text) ? constants/* computed */.EW : { text: text.trim() })],
    ]);
    return (0,path_functions/* createConstantResolver */.lr)(resolveLocal, resolveVariable, evaluate(functions), resolveAttribute);
}
const reasons = {
    'path.module': 'only OpenTofu accepts here',
    'terraform.workspace': 'the machine that runs `init` selects',
};
const limits = { filesOfFolder: 1000, versionBytes: 999, jsonBytes: 65_536 };
const noVersion = { problem: 'needs a file that is not in the repository, or contains no version' };
function createContentReader({ name, workspace, isCalled }) {
    let reads = 0;
    return (path, maxBytes) => {
        if (isCalled && !(0,external_node_path_.isAbsolute)(path))
            return { problem: 'needs a file of a module that calls this one' };
        const target = (0,resolve_path/* locateFile */.pM)(path, { directory: (0,external_node_path_.join)(workspace, name), workspace });
        if ('problem' in target || ++reads > limits.filesOfFolder)
            return noVersion;
        const content = (0,workspace_file/* readWorkspaceFile */.sL)(target.path, workspace, 1);
        const isReadable = 'bytes' in content && content.bytes.length <= maxBytes && (0,external_node_buffer_.isUtf8)(content.bytes);
        return isReadable ? { text: content.bytes.toString('utf8') } : noVersion;
    };
}
const plainVersion = /^[^\w.]*v?(?:\d{1,4}|\d+\.\d+|\d+\.\d+\.\d+(?:[-+].*)?)\s*$/s;
function keepVersion(value) {
    if ('problem' in value)
        return value;
    const isPlain = value.text.split(',').every((part) => plainVersion.test(part));
    return isPlain && parseConstraint(value.text) !== undefined ? value : noVersion;
}
function readPart(value) {
    if (typeof value !== 'object' || value === null)
        return keepVersion(typeof value === 'number' ? (0,constants/* readNumberConstant */.as)(String(value)) : { text: String(value) });
    const members = new Map(Object.entries(value));
    return { problem: 'needs one value of a JSON file', select: (key) => readPart(members.get(key)) };
}
function toConstant({ text, problem, select }) {
    return text === undefined ? { problem: problem ?? 'is computed', select } : { text };
}
const valueFiles = /^(?:terraform|.+\.auto)\.tfvars(?:\.json)?$/;
const maxMiB = 8;
function readValueFiles({ name: folder, workspace }) {
    const names = (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(workspace, folder)).filter((name) => valueFiles.test(name));
    const rankedNames = names.map((name) => (name.startsWith('terraform.tfvars') ? '1' : '2') + name).toSorted();
    return rankedNames.flatMap((key) => {
        const content = (0,workspace_file/* readWorkspaceFile */.sL)((0,external_node_path_.join)(workspace, folder, key.slice(1)), workspace, maxMiB);
        return 'bytes' in content ? [[key.slice(1), content.bytes.toString('utf8')]] : [];
    });
}
function listCalledFolders(calls) {
    return new Set(calls.flatMap(({ folder, source: { text } }) => text !== undefined && /^\.{1,2}\//.test(text)
        ? [external_node_path_.posix.normalize(external_node_path_.posix.join(folder, text)).replace(/\/$/, '')]
        : []));
}

;// CONCATENATED MODULE: ./build/js/modes/check-modules/module-calls.js



function listModuleCalls(body, names = constants/* unresolvedNames */.cW) {
    return body.blocks('module', 1).map(({ labels: [name = ''], body: callBody }) => readCall(name, callBody, names));
}
function runModulesIn(body) {
    return body
        .blocks('run', 1)
        .flatMap(({ labels: [name = ''], body: run }) => run.blocks('module', 0).map((module) => readCall(`run ${name}`, module.body, constants/* unresolvedNames */.cW)));
}
function readCall(name, { arguments: attributes }, names) {
    const source = attributes.get('source')?.(names);
    return { name, source: source?.isNull === true ? undefined : source, version: attributes.get('version')?.(names) };
}
const terraformCloud = 'app.terraform.io';
function listCloudHosts(bodies) {
    const settings = bodies.flatMap((body) => body.blocks('terraform', 0));
    const clouds = settings.flatMap(({ body }) => [
        ...body.blocks('cloud', 0),
        ...body.blocks('backend', 1).filter(({ labels }) => labels.includes('remote')),
    ]);
    return clouds.map(({ body }) => {
        const { text } = body.arguments.get('hostname')?.(constants/* unresolvedNames */.cW) ?? { text: terraformCloud };
        return text === undefined ? undefined : toHost(text);
    });
}
const registrySource = /^(?:([^/\s]+)\/)?([0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?)\/([0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?)\/([0-9a-z]{1,64})(?:\/\/.*)?$/s;
function parseModuleSource(text, defaultHost = registry/* publicRegistry */.td) {
    const [, written = defaultHost, organization, module, provider] = registrySource.exec(text) ?? [];
    if (organization === undefined || module === undefined || provider === undefined)
        return undefined;
    const host = toHost(written);
    return host === undefined ? undefined : { host, module: { organization, name: module, provider } };
}
function toHost(text) {
    const isHost = /^[^@?#\\]+$/.test(text) && /[^.]\.[^.]/.test(text);
    return isHost && URL.canParse(`https://${text}`) ? new URL(`https://${text}`).host : undefined;
}
function findConfiguredFolder(name) {
    const folder = external_node_path_.posix.dirname(name);
    return isTest(name) && external_node_path_.posix.basename(folder) === 'tests' ? external_node_path_.posix.dirname(folder) : folder;
}
function isTest(name) {
    return /\.(?:tf|tofu)test\.(?:hcl|json)$/.test(name);
}
function isOverride(name) {
    return /(?:^|[/_])override\.(?:tf|tofu)(?:\.json)?$/.test(name);
}
const tofuName = /\.tofu(?:\.json|test\.(?:hcl|json))?$/;
const terraformName = /\.tf(\.json|test\.(?:hcl|json))?$/;
function listReaders(names, isPinned) {
    const isTofu = isPinned('.opentofu-version');
    const isForTerraform = names.some((name) => !tofuName.test(name)) && (!isTofu || isPinned('.terraform-version'));
    const isForTofu = isTofu || names.some((name) => tofuName.test(name));
    return [...(isForTerraform ? ['Terraform'] : []), ...(isForTofu ? ['OpenTofu'] : [])];
}
function selectFilesReadBy(program, files) {
    const names = new Set(files.map(({ name }) => name));
    const read = files.filter(({ name }) => program === 'Terraform'
        ? !tofuName.test(name)
        : !terraformName.test(name) || !names.has(name.replace(terraformName, '.tofu$1')));
    const [first = [], last = []] = [false, true].map((isLast) => read.filter(({ name }) => isOverride(name) === isLast));
    return [...first, ...last.toSorted((a, b) => (a.name < b.name ? -1 : 1))];
}
function readFolderCalls(files, programs, namesFor) {
    const read = programs.map((program) => readCalls(selectFilesReadBy(program, files), program, namesFor(program)));
    const sites = Map.groupBy(read.flatMap((calls) => calls.sites), ({ name, source, version }) => JSON.stringify([name, source, version]));
    const joinedSites = [...sites.values()].flatMap(([site, ...others]) => {
        if (site === undefined)
            return [];
        const readers = new Set([site, ...others].flatMap((callSite) => callSite.programs));
        return [{ ...site, programs: [...readers], isDivided: readers.size < programs.length }];
    });
    const strays = new Map(read.flatMap((calls) => calls.unattachedOverrides).map((stray) => [JSON.stringify(stray), stray]));
    return { sites: joinedSites, unattachedOverrides: [...strays.values()] };
}
function readCalls(files, program, names) {
    const calls = [];
    const unattachedOverrides = [];
    for (const { name: file, body } of files) {
        const addFile = (argument) => argument && { ...argument, file };
        for (const call of isTest(file) ? runModulesIn(body) : listModuleCalls(body, names)) {
            const [source, version] = [addFile(call.source), addFile(call.version)];
            const changedCalls = isOverride(file) ? calls.filter(({ name }) => name === call.name) : [];
            for (const changedCall of changedCalls) {
                changedCall.source = source ?? changedCall.source;
                changedCall.version = version ?? changedCall.version;
            }
            if (changedCalls.length > 0)
                continue;
            if (source !== undefined)
                calls.push({ name: call.name, source, version, folder: findConfiguredFolder(file) });
            else if (isOverride(file) && version !== undefined)
                unattachedOverrides.push({ file, line: version.line });
        }
    }
    const cloudHosts = listCloudHosts(files.filter(({ name }) => !isTest(name)).map(({ body }) => body));
    const sites = calls.map((call) => ({
        ...call,
        version: call.version?.isNull === true ? undefined : call.version,
        programs: [program],
        isDivided: false,
        cloudHosts,
    }));
    return { sites, unattachedOverrides };
}

// EXTERNAL MODULE: ./build/js/text/numbers.js
var numbers = __webpack_require__(4482);
;// CONCATENATED MODULE: ./build/js/modes/check-modules/read-files.js












const everyFile = [`**/*{${file_kind/* terraformFileKind */.fG.extensions.join(',')}}`];
async function readFiles({ inputs, workspace, touchedFiles, signal }) {
    const search = { directory: workspace, workspace, removed: touchedFiles?.removed.map(({ name }) => name) ?? [] };
    const all = await (0,find/* findFiles */.lY)(file_kind/* terraformFileKind */.fG, { ...search, patterns: everyFile, mayBeEmpty: true });
    const searched = inputs.patterns === undefined ? all : await (0,find/* findFiles */.lY)(file_kind/* terraformFileKind */.fG, { ...search, patterns: inputs.patterns });
    const names = touchedFiles && new Set(touchedFiles.names);
    const selected = new Set(searched.map(({ name }) => name).filter((name) => names?.has(name) ?? true));
    const folders = Map.groupBy(new Map([...all, ...searched].map((file) => [file.name, file])).values(), ({ name }) => findConfiguredFolder(name));
    const read = new Map();
    const readAll = async (which, calledNames) => {
        for (const folder of which)
            read.set(folder, await readFolder(folder, folders.get(folder) ?? [], calledNames));
    };
    const root = external_node_fs_.realpathSync.native(workspace);
    const readFolder = createFolderReader(root, signal);
    const chosen = [...folders].filter(([, files]) => files.some(({ name }) => selected.has(name))).map(([name]) => name);
    await readAll(chosen);
    const computed = chosen.filter((folder) => read
        .get(folder)
        ?.sites.some((site) => [site.source, site.version].some((argument) => argument && argument.text === undefined)));
    if (computed.length > 0) {
        await readAll([...folders.keys()].filter((folder) => !read.has(folder)));
        await readAll(computed, listCalledFolders([...read.values()].flatMap(({ sites }) => sites)));
    }
    const folderCalls = chosen.flatMap((folder) => read.get(folder) ?? []);
    return {
        files: selected.size,
        untouched: searched.length - selected.size,
        sites: folderCalls.flatMap(({ sites }) => sites.filter(({ source, version }) => [source, version].some((argument) => argument && selected.has(argument.file)))),
        unchecked: folderCalls.flatMap(({ unchecked }) => unchecked),
    };
}
function createFolderReader(workspace, signal) {
    const knownFolders = new Map();
    const hasFile = (name) => {
        const isFile = knownFolders.get(name) ?? 'bytes' in (0,workspace_file/* readWorkspaceFile */.sL)((0,external_node_path_.join)(workspace, name), workspace, 1);
        knownFolders.set(name, isFile);
        return isFile;
    };
    return async (folder, files, calledNames) => {
        const read = [];
        for (const file of files) {
            await (0,promises_.setImmediate)();
            signal.throwIfAborted();
            read.push(readFile(file, workspace, calledNames !== undefined));
        }
        const names = files.map(({ name }) => name);
        const programs = listReaders(names, (file) => listFoldersAbove(folder).some((above) => hasFile((0,external_node_path_.join)(above, file))));
        const { sites, unattachedOverrides } = readFolderCalls(read, programs, (program) => {
            if (calledNames === undefined)
                return constants/* unresolvedNames */.cW;
            const bodies = selectFilesReadBy(program, read).map(({ body }) => body);
            return resolveConstantNames({ name: folder, workspace, bodies, isCalled: calledNames.has(folder) }, program);
        });
        const problem = 'An override file changes a module call that its directory does not have';
        const stray = { level: 'notice', problem, locations: unattachedOverrides };
        const unread = read.flatMap((file) => file.unread ?? []);
        return { sites, unchecked: [...unread, ...(unattachedOverrides.length === 0 ? [] : [stray])] };
    };
}
function listFoldersAbove(folder) {
    return folder === '.' ? ['.'] : [folder, ...listFoldersAbove(external_node_path_.posix.dirname(folder))];
}
const stackFile = /\.(?:tfcomponent|tfstack)\.hcl$/;
const read_files_maxMiB = 8;
function readFile({ path, name }, workspace, isWhole) {
    const createUnread = (problem, level = 'warning') => {
        return { name, body: emptyBody, unread: { level, problem, locations: [{ file: name }], isFile: true } };
    };
    if (stackFile.test(name))
        return createUnread('The component blocks of a stack file are not read', 'notice');
    const content = (0,workspace_file/* readWorkspaceFile */.sL)(path, workspace, read_files_maxMiB);
    if (!('bytes' in content))
        return createUnread(`The file ${(0,workspace_file/* describeUnread */.Fn)(content, read_files_maxMiB)}`);
    if (!(0,external_node_buffer_.isUtf8)(content.bytes))
        return createUnread('The file is not UTF-8 text');
    const syntax = name.endsWith('.json') ? 'json' : 'native';
    const text = new TextDecoder().decode(content.bytes);
    if (syntax === 'native' && !isWhole && !/module|cloud|remote/.test(text))
        return { name, body: emptyBody };
    const { body, broken } = readTerraformText(text, syntax);
    if (broken === undefined)
        return { name, body };
    const { line, problem, hint = 'Correct the file: `terraform validate` fails as well.' } = broken;
    const locations = [{ file: name, line }];
    return { name, body, unread: { level: 'warning', problem: (0,numbers/* capitalize */.ZH)(problem), hint, locations, isFile: true } };
}

// EXTERNAL MODULE: ./build/js/report/plan/describe-plan.js
var describe_plan = __webpack_require__(9042);
// EXTERNAL MODULE: ./build/js/report/comment/footer.js
var comment_footer = __webpack_require__(3976);
// EXTERNAL MODULE: ./build/js/report/documentation.js
var documentation = __webpack_require__(3203);
// EXTERNAL MODULE: ./build/js/report/failure-items.js
var failure_items = __webpack_require__(8762);
// EXTERNAL MODULE: ./build/js/text/fit.js
var fit = __webpack_require__(6851);
// EXTERNAL MODULE: ./build/js/text/markdown.js
var markdown = __webpack_require__(2211);
;// CONCATENATED MODULE: ./build/js/modes/check-modules/report.js









function createModulesReport({ outcome, context, writeComment, isForkRun }) {
    const { findings, failures } = outcome;
    const problems = listProblems(outcome);
    const bare = { ...context, marker: undefined };
    const summary = renderModulesCheck(outcome, bare, (0,fit/* createSummaryLimit */.ci)((0,markdown.md) `the log`), problems);
    const body = renderModulesCheck(outcome, context, (0,fit/* createCommentLimit */.lw)((0,markdown.md) `the step summary`), problems);
    const mayCreate = findings.length > 0 || failures.length > 0;
    const write = writeComment && (async () => writeComment(body, { isSame: comment_footer/* isSameComment */.kx, mayCreate }));
    return {
        errors: [...failures, ...problems.flatMap(({ kind, error }) => (kind === 'error' ? [error] : []))],
        log: createModulesLog(outcome, problems),
        comment: write && { subject: 'report', isForkRun, write },
        summary,
        outputs: { summary: describeModulesCheck(outcome), changed: 'false', 'comment-url': '' },
        data: {
            findings: findings.map(({ location: { file, line }, replacement, ...rest }) => ({
                file,
                line,
                ...rest,
                replacement: replacement?.version ?? '',
            })),
        },
        files: { markdown: { name: 'check-modules.md', parts: [summary], isPrivate: false } },
    };
}
function listProblems({ findings, unchecked, failOn }) {
    return [
        ...findings.map((finding) => {
            const { state, location, link: url } = finding;
            const message = describeFinding(finding);
            const move = describeMove(finding);
            const hint = url === '' ? move : `${move} Details: ${url}`;
            return {
                kind: failOn === 'never' || (failOn === 'revoked' && state !== 'revoked') ? 'warning' : 'error',
                error: new errors/* ActionError */.lZ({ reason: state, message, location, hint }),
                locations: [location],
                line: `${message}. ${move}`,
            };
        }),
        ...unchecked.map(({ level, problem, hint: ownHint, locations, isChecked }) => {
            const isFailing = failOn === 'unchecked' && locations.length > 0 && isChecked !== true;
            const more = locations.length > 1
                ? ` (and at ${locations.length - 1} more ${locations.length === 2 ? 'place' : 'places'})`
                : '';
            const message = `${isChecked === true ? problem : `Not checked: ${(0,numbers/* toClause */.HV)(problem)}`}${more}.`;
            const hint = ownHint ?? (isFailing ? 'Write source and version of the call as literals.' : undefined);
            const [location] = locations;
            return {
                kind: isFailing ? 'error' : level,
                error: new errors/* ActionError */.lZ({ reason: 'unchecked', message, location, hint }),
                locations,
                line: `${problem}.`,
            };
        }),
    ];
}
const maxAnnotations = 10 - 1;
function createModulesLog(outcome, problems) {
    const { failures } = outcome;
    const annotations = ['error', 'warning', 'notice'].flatMap((kind) => {
        const sameKind = problems.filter((problem) => problem.kind === kind);
        const room = maxAnnotations - (kind === 'error' ? Math.min(failures.length, maxAnnotations - 1) : 0);
        const shownCalls = sameKind.length > room ? sameKind.slice(0, room - 1) : sameKind;
        const omittedCount = sameKind.length - shownCalls.length;
        return [
            ...shownCalls.map(({ error }) => ({
                kind,
                text: (0,log_text/* plainLines */.y1)((0,documentation/* formatFailure */.M3)(error, { isLinked: kind === 'error' })),
                title: (0,documentation/* findTitle */.OY)(error.help),
                file: error.location?.file,
                line: error.location?.line,
            })),
            ...(omittedCount === 0 ? [] : [{ kind, text: (0,log_text/* plain */.pj) `… and ${omittedCount} more; they are listed in the log.` }]),
        ];
    });
    const headline = describeModulesCheck(outcome);
    const lines = [
        ...problems.flatMap(({ locations, line }) => locations.map((location) => (0,log_text/* plain */.pj) `${(0,describe_plan/* formatLocation */.j$)({ location })}: ${line}`)),
        ...(failures.some(({ message }) => message === headline) ? [] : [(0,log_text/* plain */.pj) `${headline}`]),
    ];
    return [
        { kind: 'errors', errors: failures },
        ...annotations,
        ...(lines.length === 0 ? [] : [{ kind: 'text', text: (0,log_text/* joinLog */.Vq)(lines) }]),
    ];
}
function describeModulesCheck({ registry, calls, files, untouched, findings, unchecked, failures, }) {
    const [failure] = failures;
    if (failure !== undefined && findings.length === 0)
        return failure.message;
    const notChecked = describeUnchecked(unchecked);
    const rest = `${notChecked === '' ? '' : `; ${notChecked}`}${failure === undefined ? '' : '; other calls were not checked'}`;
    if (findings.length > 0)
        return `${countFindings(findings)}${rest}`;
    if (calls === 0)
        return notChecked === ''
            ? `${files + untouched === 0 ? 'No Terraform file, and no' : 'No'} module call of \`${registry}\``
            : `${notChecked}; no other module call of \`${registry}\``;
    return `No revoked or deprecated version in ${(0,numbers/* plural */.LS)(calls, 'module call')}${rest}`;
}
function describeUnchecked(unchecked) {
    const open = unchecked.filter(({ isChecked }) => isChecked !== true);
    const [files, calls] = [true, undefined].map((kind) => open.filter(({ isFile }) => isFile === kind).flatMap(({ locations }) => locations).length);
    const parts = [...(files ? [(0,numbers/* plural */.LS)(files, 'file')] : []), ...(calls ? [(0,numbers/* plural */.LS)(calls, 'module call')] : [])];
    return parts.length === 0 ? '' : `${parts.join(' and ')} not checked`;
}
function countFindings(findings) {
    const parts = ['revoked', 'deprecated'].flatMap((state) => {
        const { length } = findings.filter((finding) => finding.state === state);
        return length === 0 ? [] : [{ length, versions: length === 1 ? `a ${state} version` : `${state} versions` }];
    });
    return parts
        .map(({ length, versions }, at) => {
        const subject = at === 0 ? `${(0,numbers/* plural */.LS)(length, 'module call')} ${length === 1 ? 'resolves' : 'resolve'}` : length;
        return `${subject} to ${versions}`;
    })
        .join(', ');
}
function describeFinding({ module, version, program, state, constraint, reason }) {
    const call = constraint === '' ? `${module} without a version` : `${module} "${constraint}"`;
    return `${call} resolves to ${version}${program === undefined ? '' : ` in ${program}`}, which is ${state}${reason === '' ? '' : `: ${(0,numbers/* removeFullStop */.AF)(reason)}`}`;
}
function describeMove({ replacement }) {
    if (replacement === undefined)
        return 'The registry has no version to move to: ask the owner of the module.';
    const { version, isAllowed } = replacement;
    return isAllowed ? `Pin ${version}, which the constraint allows.` : `Change the constraint to allow ${version}.`;
}
function renderModulesCheck(outcome, context, limit, problems = listProblems(outcome)) {
    const { findings, unchecked, failures, registry, calls, files, untouched } = outcome;
    const { marker, commit, run, fileUrl, publisher } = context;
    const heading = (0,markdown.md) `### ${selectSign(outcome, problems)} ${(0,markdown/* prose */.CS)(describeModulesCheck(outcome), 1000)}`;
    const footer = { commit, run, cluster: registry, region: undefined, namespace: undefined };
    const rest = untouched === 0 ? markdown/* nothing */.s6 : (0,markdown.md) `${(0,markdown/* count */.U9)(untouched, 'file')} not touched`;
    const counts = (0,markdown/* join */.fj)([(0,markdown/* count */.U9)(calls, 'module call'), (0,markdown/* count */.U9)(files, 'file'), rest], ' · ');
    const groups = Map.groupBy(findings, ({ module, constraint, version, program }) => JSON.stringify([module, constraint, version, program]));
    const document = {
        head: [(0,markdown/* joinLines */.cT)([marker ?? markdown/* nothing */.s6, heading])],
        blocks: [
            (0,fit/* itemList */._R)((0,failure_items/* renderFailureItems */.zy)(failures, fileUrl)),
            (0,fit/* itemList */._R)([...groups.values()].map((finding) => renderFinding(finding, fileUrl))),
            (0,fit/* itemList */._R)(unchecked.map(({ problem, hint, locations, isChecked }) => {
                const location = locations.length === 0 ? markdown/* nothing */.s6 : (0,markdown.md) `${(0,failure_items/* renderLocations */.D8)(locations, fileUrl)}: `;
                return (0,markdown.md) `- ${isChecked === true ? markdown/* nothing */.s6 : (0,markdown.md) `Not checked: `}${location}${(0,markdown/* prose */.CS)(isChecked === true ? problem : (0,numbers/* toClause */.HV)(problem))}.${hint === undefined ? markdown/* nothing */.s6 : (0,markdown.md) ` ${(0,markdown/* prose */.CS)(hint)}`}`;
            })),
        ],
        tail: [(0,comment_footer/* renderFooter */.up)((0,markdown.md) `Checked`, footer, (0,markdown.md) ` · ${counts}`)],
    };
    return (0,fit/* fitDocument */.VC)(document, limit, publisher);
}
function selectSign({ findings, failures, calls }, problems) {
    const kinds = new Set(problems.map(({ kind }) => kind));
    if (failures.length > 0 || kinds.has('error'))
        return '🔴';
    if (findings.length > 0 || kinds.has('warning'))
        return '🟠';
    return calls === 0 ? '⚪' : '🟢';
}
function renderFinding(calls, fileUrl) {
    const [first] = calls;
    if (first === undefined)
        return markdown/* nothing */.s6;
    const { module, constraint, version, program, state, reason, link: url } = first;
    const call = (0,markdown/* join */.fj)([(0,markdown/* code */.aY)(module), constraint === '' ? markdown/* nothing */.s6 : (0,markdown/* name */.UU)(constraint)], ' ');
    const source = url === '' ? markdown/* nothing */.s6 : (0,markdown.md) `(${(0,markdown/* link */.nf)((0,markdown/* name */.UU)(new URL(url).host), url)})`;
    const explanation = reason === '' && url === '' ? markdown/* nothing */.s6 : (0,markdown.md) `: ${(0,markdown/* join */.fj)([reason === '' ? markdown/* nothing */.s6 : (0,markdown/* prose */.CS)(reason), source], ' ')}`;
    const inProgram = program === undefined ? markdown/* nothing */.s6 : (0,markdown.md) ` in ${(0,markdown/* prose */.CS)(program)}`;
    const end = url === '' && /[.!?]$/.test(reason) ? markdown/* nothing */.s6 : (0,markdown.md) `.`;
    const links = (0,failure_items/* renderLocations */.D8)(calls.map(({ location }) => location), fileUrl);
    return (0,markdown.md) `- ${call} resolves to ${(0,markdown/* code */.aY)(version)}${inProgram}, **${(0,markdown/* prose */.CS)(state)}**${explanation}${end} ${(0,markdown/* prose */.CS)(describeMove(first))} Called in ${links}.`;
}

;// CONCATENATED MODULE: ./build/js/modes/check-modules/index.js















const mode = {
    inputs: inputs/* checkModulesInputs */.xe,
    activity: 'Checking module calls',
    writes: [],
    read: inputs/* readCheckModulesInputs */.TJ,
    run: checkModules,
    report: createModulesReport,
    withheld: {
        isWithheld: inputs/* isTokenWithheld */.lk,
        report: () => (0,run_report/* createForkReport */.x1)('checked', { outputs: { changed: 'false' } }),
    },
};
async function checkModules(inputs, context) {
    const { failOn, registry } = inputs;
    const none = { files: 0, untouched: 0, calls: 0, findings: [], unchecked: [], failures: [] };
    const outcome = await (0,errors/* withErrors */.u$)(checkFiles(inputs, context), { ...none, registry: registry.address.host, failOn });
    const { commentContext, writeComment } = await (0,comment_target/* findCommentTarget */.K$)({ ...context, inputs, subject: 'report' });
    return { outcome, context: commentContext, writeComment, isForkRun: (0,github_context/* isFromFork */.ty)(context.event) };
}
async function checkFiles(inputs, context) {
    const { onlyChanged, registry: connection, failOn, comment } = inputs;
    const { runner, workspace, transport } = context;
    const { signal } = context.deadline;
    const query = { githubToken: comment.token, pullRequests: (0,pull_request_files/* listOwnPull */.Gc)(context) };
    const changes = onlyChanged ? await (0,pull_request_files/* findChanges */.pz)(query, context) : undefined;
    const touchedFiles = typeof changes === 'string' ? undefined : changes;
    if (typeof changes === 'string')
        runner.notice((0,log_text/* plain */.pj) `\`only-changed\` has no effect and all Terraform files are used: ${changes}`);
    const { files, untouched, sites, unchecked } = await readFiles({ inputs, workspace, touchedFiles, signal });
    const { modules, problems } = groupCalls(sites, connection.address.host);
    const registry = (0,client/* createRegistry */.I)({ transport, ...connection, signal });
    const checkedCalls = await checkCalledModules(modules, registry);
    return {
        registry: connection.address.host,
        files,
        untouched,
        calls: checkedCalls.calls,
        findings: checkedCalls.findings.toSorted(compareSeverity),
        unchecked: [
            ...unchecked,
            ...checkedCalls.unchecked,
            ...[...problems].map(([problem, locations]) => ({ level: 'notice', problem, locations })),
            ...modules.flatMap((call) => call.sites.flatMap(describeNumber)),
        ],
        failures: checkedCalls.failures,
        failOn,
    };
}
function groupCalls(sites, host) {
    const modules = new Map();
    const problems = new Map();
    for (const site of sites) {
        const programs = site.programs.filter((program) => findModule(site, program, host) !== undefined);
        const [module] = programs.map((program) => findModule(site, program, host));
        const problem = findCallProblem(site, module);
        if (problem !== undefined) {
            const locations = problems.get(problem) ?? [];
            locations.push(locateCall(site));
            problems.set(problem, locations);
        }
        else if (module !== undefined) {
            const call = modules.get((0,registry_module/* formatModuleName */.TN)(module)) ?? { module, sites: [] };
            call.sites.push({ ...site, programs, isDivided: site.isDivided || programs.length < site.programs.length });
            modules.set((0,registry_module/* formatModuleName */.TN)(module), call);
        }
    }
    return { modules: [...modules.values()], problems };
}
const defaultHosts = { Terraform: registry/* publicRegistry */.td, OpenTofu: 'registry.opentofu.org' };
function findModule({ source, cloudHosts }, program, host) {
    const parsedSource = source.text === undefined ? undefined : parseModuleSource(source.text, defaultHosts[program]);
    const matchesCloudHost = cloudHosts.length === 0 || cloudHosts.includes(host) || cloudHosts.includes(undefined);
    return parsedSource?.host === host || (parsedSource?.host === 'localterraform.com' && matchesCloudHost)
        ? parsedSource.module
        : undefined;
}
function findCallProblem({ source, version, programs, isDivided }, module) {
    const isLocal = source.text !== undefined && /^\.{1,2}\//.test(source.text);
    if (isLocal && source.text.split('/').some(glob/* isSkippedFolder */.tj))
        return 'The source of a module call is in a directory that is not searched';
    const [argumentName, argument] = source.text === undefined ? ['source', source] : ['version', module && version];
    if (argument === undefined || argument.text !== undefined)
        return undefined;
    const location = isDivided ? ` (in ${programs.join(' and ')})` : '';
    return `The ${argumentName} of a module call ${argument.problem ?? 'is computed'}${location}`;
}
function describeNumber(site) {
    const { number, text } = site.version ?? {};
    if (number === undefined || number === text)
        return [];
    const problem = `\`${number}\` without quotes is the number ${text}: write the version in quotes`;
    return [{ level: 'notice', problem, locations: [locateCall(site)], isChecked: true }];
}
function compareSeverity(a, b) {
    if (a.state !== b.state)
        return a.state === 'revoked' ? -1 : 1;
    if (a.location.file !== b.location.file)
        return a.location.file < b.location.file ? -1 : 1;
    return a.location.line - b.location.line;
}


/***/ }),

/***/ 9382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkMode: () => (/* binding */ checkMode),
  checkReport: () => (/* binding */ checkReport),
  checkSigns: () => (/* binding */ checkSigns)
});

// EXTERNAL MODULE: ./build/js/modes/check/inputs.js
var inputs = __webpack_require__(4493);
// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/github/context.js
var github_context = __webpack_require__(5534);
// EXTERNAL MODULE: ./build/js/clients/github/repositories.js
var repositories = __webpack_require__(2813);
// EXTERNAL MODULE: ./build/js/clients/github/pull-requests/pull-requests.js
var pull_requests = __webpack_require__(5266);
// EXTERNAL MODULE: ./build/js/operations/run-context.js + 3 modules
var run_context = __webpack_require__(2557);
// EXTERNAL MODULE: ./build/js/modes/needs.js
var needs = __webpack_require__(4176);
// EXTERNAL MODULE: ./build/js/text/numbers.js
var numbers = __webpack_require__(4482);
;// CONCATENATED MODULE: ./build/js/modes/check/findings.js


const checkStates = ['failed', 'warning', 'unknown', 'skipped', 'ok'];
function createCheckBuilder(modes) {
    const names = modes.map(({ name }) => name);
    return (id, subject, finding) => ({ id, subject, modes: names, ...finding });
}
async function toFinding(response, end) {
    const read = response.then((value) => ({ value }));
    return (0,errors/* orElseAll */.YR)(read, ([first = noResponse, ...others]) => {
        if (first === end.reason)
            return { failure: fail(noResponse) };
        const message = [first, ...others].map((failure) => (0,numbers/* removeFullStop */.AF)(failure.message)).join('. ');
        return {
            failure: fail(others.length === 0 ? first : first.with({ message, request: undefined, location: undefined })),
        };
    });
}
const noResponse = new errors/* ActionError */.lZ({
    reason: 'timed-out',
    message: 'No response before the timeout of the run',
    hint: 'Raise `timeout`, or check why the service is slow.',
});
function pass(statement) {
    return { state: 'ok', found: statement, fix: '' };
}
function warn(statement, fix) {
    return { state: 'warning', found: statement, fix };
}
function reportUnknown(statement, fix) {
    return { state: 'unknown', found: statement, fix };
}
function skip(reason) {
    return { state: 'skipped', found: reason, fix: '' };
}
const skippedOfFork = skip('GitHub gives pull requests from forks neither secrets nor variables');
function fail({ message, hint, reason, help }) {
    return { state: 'failed', found: (0,numbers/* removeFullStop */.AF)(message), fix: hint ?? '', error: { reason, help } };
}

;// CONCATENATED MODULE: ./build/js/modes/check/github.js








async function checkGitHub(inputs, context) {
    const { event, deadline } = context;
    const { githubToken, modes } = inputs;
    const { repo: repository } = event;
    const all = modes.flatMap((mode) => (0,needs/* listPermissions */.z)(mode.needs, inputs).map((permission) => ({ mode, permission })));
    const byPermission = Map.groupBy(all, ({ permission }) => permission);
    if (byPermission.size === 0)
        return [];
    const toChecks = async (judge) => (0,p_map/* default */.Ay)(byPermission, async ([permission, needing]) => {
        const toCheck = createCheckBuilder(needing.map(({ mode }) => mode));
        return toCheck(`github-${permission.replace(': ', '-')}`, uses[permission].title, await judge(permission));
    });
    if ((0,github_context/* isFromFork */.ty)(event))
        return toChecks(async () => skip('GitHub gives pull requests from forks no permission to write'));
    if (githubToken === undefined || repository === undefined) {
        const modesInNeed = modes.filter((mode) => all.some((need) => need.mode === mode));
        const missingInput = githubToken === undefined ? noToken : noRepository;
        return [createCheckBuilder(modesInNeed)('github-token', 'GitHub token', fail(missingInput))];
    }
    const github = await (0,run_context/* connectGitHub */.U)(context, githubToken);
    const permissions = await toChecks(async (permission) => {
        const attempt = await toFinding(askPermission(permission, github, repository, event), deadline.signal);
        return 'failure' in attempt ? attempt.failure : attempt.value;
    });
    const reviewModes = modes.filter(({ needs }) => needs.record !== undefined);
    if (github.forge.has('roles for every token') || reviewModes.length === 0)
        return permissions;
    const roleRead = await toFinding((0,repositories/* readRole */.fP)(github, repository, event.actor ?? repository.owner), deadline.signal);
    const roles = 'failure' in roleRead
        ? warn(`Approvals, guards and commands do not work: ${roleRead.failure.found}`, roleRead.failure.fix)
        : pass('`github-token` can read roles');
    return [...permissions, createCheckBuilder(reviewModes)('github-roles', 'Repository roles', roles)];
}
const uses = {
    'actions: read': { title: 'Read the start of the run', help: 'run-start-unknown' },
    'pull-requests: write': { title: 'Comment on the pull request', help: 'no-permission-to-comment' },
    'issues: write': { title: 'Drift issue', help: 'no-permission-to-write-issues' },
    'statuses: write': { title: 'Commit status of a command', help: 'command-not-shown' },
};
async function askPermission(permission, github, repository, event) {
    if (permission === 'actions: read')
        return event.runId === undefined
            ? reportUncertain(permission, 'the run has no ID')
            : judgeRequest(permission, (0,repositories/* readRunStart */.Wb)(github, repository, event.runId));
    if (!github.forge.has('permission before content'))
        return reportUncertain(permission, 'this server does not report it, and it cannot be tested without a change');
    if (permission !== 'pull-requests: write')
        return judgeRequest(permission, repositories/* impossibleWrites */.cZ[permission](github, repository));
    const number = event.pullRequest?.number ?? event.subject.pullRequestNumbers[0] ?? (await findAnyPull(github, repository));
    if (number === undefined)
        return reportUncertain(permission, 'the repository has no pull request yet on which it could be tested');
    return judgeRequest(permission, repositories/* impossibleWrites */.cZ[permission](github, repository, number));
}
async function findAnyPull(github, repository) {
    const [open, closed] = await Promise.all(['open', 'closed'].map(async (state) => (0,pull_requests/* listLastUpdated */.Yn)(github, repository, state)));
    return (open?.[0] ?? closed?.[0])?.number;
}
async function judgeRequest(permission, request) {
    const success = pass(`\`github-token\` has \`${permission}\``);
    const isReadPermission = permission === 'actions: read';
    const result = isReadPermission ? success : reportUncertain(permission, 'the server accepted an invalid request');
    return (0,errors/* orElse */.NW)(request.then(() => result), (error) => {
        if (!(error instanceof errors/* ServiceError */._7))
            return reportUncertain(permission, error.message);
        const isInvalid = error.reason === 'server' && error.httpStatus !== undefined && !error.isTransient;
        if (isInvalid && !isReadPermission)
            return success;
        const isDenied = ['unauthorized', 'not-found', 'input'].includes(error.reason);
        return isDenied ? createDeniedFinding(permission, error) : reportUncertain(permission, error.message);
    });
}
function reportUncertain(permission, reason) {
    const fix = `Make sure that the job has \`${permission}\`.`;
    return reportUnknown(`It is unknown whether the job has \`${permission}\`: ${reason}`, fix);
}
function createDeniedFinding(permission, error) {
    const { reason, help, hint } = error;
    const isAboutPermission = reason === 'unauthorized' && hint === undefined;
    const fix = `Add \`${permission}\` to the \`permissions\` of the job.`;
    return fail(error
        .withContext(`No \`${permission}\``)
        .with({
        hint: isAboutPermission || help === 'no-such-pull-request' ? fix : hint,
        help: isAboutPermission ? uses[permission].help : help,
    }));
}
const noToken = new errors/* ActionError */.lZ({
    reason: 'input',
    message: 'Input `github-token` is empty',
    help: 'no-permission-to-comment',
    hint: 'Remove `github-token` from the step: its default is the token of the job.',
});
const noRepository = new errors/* ActionError */.lZ({
    reason: 'input',
    message: 'The run is not part of a workflow: `GITHUB_REPOSITORY` is not set',
    hint: 'Run it in a workflow.',
    help: 'unsuitable-runner',
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/js/clients/nomad/wire/nomad-refusal.js
var nomad_refusal = __webpack_require__(5729);
// EXTERNAL MODULE: ./build/js/operations/connect-nomad.js + 13 modules
var connect_nomad = __webpack_require__(666);
// EXTERNAL MODULE: ./build/js/operations/token/token-rights.js
var token_rights = __webpack_require__(3212);
;// CONCATENATED MODULE: ./build/js/modes/check/nomad.js










function listNomadModes({ modes }) {
    return modes.filter(({ needs }) => needs.nomad !== undefined);
}
async function checkNomad(inputs, context) {
    const { scheduler: connection } = inputs;
    if (connection === undefined)
        return [];
    const createCheck = createCheckBuilder(listNomadModes(inputs));
    const isAnonymous = 'errors' in connection || (connection.value.token ?? connection.value.authMethod) === undefined;
    if ((0,github_context/* isFromFork */.ty)(context.event) && isAnonymous)
        return [createCheck('nomad-address', 'Nomad', skippedOfFork)];
    if ('errors' in connection)
        return [
            ...connection.errors.map((error, at) => createCheck(`nomad-input-${at + 1}`, 'Nomad', fail(error))),
            createCheck('nomad-token', 'Nomad token', skip('The connection is not configured')),
        ];
    return checkServer(connection.value, inputs, context);
}
async function checkServer(connection, inputs, context) {
    const modes = listNomadModes(inputs);
    const toCheck = createCheckBuilder(modes);
    const { signal } = context.deadline;
    const { tokenSecret = modes.length === 1 ? (0,errors/* nameTokenSecret */.NR)(modes[0]?.name ?? '') : undefined } = context;
    const { authMethod } = connection;
    const toServerCheck = (finding) => toCheck('nomad-address', 'Nomad', finding);
    const toTokenCheck = (finding) => toCheck('nomad-token', 'Nomad token', finding);
    const result = await toFinding(listRegions(connection, context), signal);
    if ('failure' in result)
        return [toServerCheck(result.failure), toTokenCheck(skip('Nomad did not respond'))];
    const region = judgeRegion(connection, result.value);
    const checks = [
        toServerCheck(pass(`\`${connection.address.host}\` responds`)),
        ...(region === undefined ? [] : [toCheck('nomad-region', 'Region', region)]),
    ];
    if (region?.state === 'failed')
        return [...checks, toTokenCheck(skip('The region does not exist'))];
    const session = await toFinding((0,connect_nomad/* connectNomad */.OE)(connection, { ...context, tokenSecret }), signal);
    const addLogIn = (finding) => authMethod === undefined ? [] : [toCheck('auth-method', `Auth method \`${authMethod}\``, finding)];
    if ('failure' in session)
        return [...checks, ...addLogIn(session.failure), toTokenCheck(skip('The login failed'))];
    const token = await toFinding(readToken(session.value.nomad, connection, tokenSecret), signal);
    if ('failure' in token)
        return [...checks, toTokenCheck(token.failure)];
    const { finding, rights } = token.value;
    return [
        ...checks,
        ...addLogIn(pass('Nomad accepts the identity token')),
        ...judgeAnonymous(toTokenCheck(finding), checkRights(inputs, connection.namespace ?? 'default', rights)),
    ];
}
function judgeAnonymous(token, rights) {
    const isMissing = token.found === anonymous && rights.some(({ state }) => state === 'failed');
    if (!isMissing)
        return [token, ...rights];
    const { found: message, fix: hint } = token;
    const finding = fail(new errors/* ActionError */.lZ({ reason: 'unauthorized', message, help: 'no-token', hint }));
    return [{ ...token, ...finding }, ...rights];
}
async function listRegions(connection, context) {
    const { dialect } = connection;
    const anonymous = { ...connection, token: undefined, authMethod: undefined, region: undefined };
    const { nomad } = await (0,connect_nomad/* connectNomad */.OE)(anonymous, context);
    if (dialect === 'nomad')
        return nomad.listRegions({});
    try {
        await nomad.readJob({ id: `outrider-check-${(0,external_node_crypto_.randomUUID)()}` });
    }
    catch (error) {
        const hasResponded = error instanceof errors/* ServiceError */._7 && (error.reason === 'not-found' || error.reason === 'unauthorized');
        if (!hasResponded)
            throw error;
    }
    return [];
}
function judgeRegion({ region, dialect }, regions) {
    if (region === undefined || dialect === 'generic')
        return undefined;
    if (regions.includes(region))
        return pass(`\`${region}\` exists`);
    return fail(new errors/* ActionError */.lZ({
        reason: 'input',
        message: `The cluster has no region \`${region}\``,
        help: 'unknown-namespace-or-region',
        hint: `Set ${(0,errors/* describeSetting */.w5)('region')} to one of ${(0,numbers/* codeList */.E5)(regions)}, or remove it.`,
    }));
}
function checkRights(inputs, namespace, rights) {
    const location = namespace === '*' ? 'all namespaces' : `namespace \`${namespace}\``;
    return listNomadModes(inputs).map((mode) => {
        const isLogged = 'logs' in mode.inputs && inputs.settings.some(({ name, value }) => name === 'logs' && value !== 'false');
        const logs = isLogged ? [{ capability: 'read-logs', jobs: '`logs`' }] : [];
        const finding = judgeMode([...(0,needs/* listCapabilities */.j)(mode.needs, inputs), ...logs], rights, namespace);
        return createCheckBuilder([mode])(`nomad-rights-${mode.name}`, `\`${mode.name}\` in ${location}`, finding);
    });
}
function judgeMode(capabilities, rights, namespace) {
    if (rights === 'invalid')
        return skip('The token is not valid');
    const names = capabilities.map(({ capability }) => capability);
    const policy = (0,nomad_refusal/* formatPolicyLine */.ql)(namespace, names);
    if (rights === 'unknown') {
        const fix = `Make sure that a policy of the token has: \`${policy}\``;
        return reportUnknown(`It is unknown whether the token has ${listNeeded(capabilities)}`, fix);
    }
    const granted = rights === 'unlimited' ? undefined : token_rights/* listPolicyCapabilities */.VQ(rights, namespace);
    const missing = capabilities.filter(({ capability }) => granted && !token_rights/* includesCapability */.M8(granted, capability));
    if (missing.length === 0)
        return pass(`The token has ${(0,numbers/* codeList */.E5)(names)}`);
    const namespaceNote = /^(?:default|\*)$/.test(namespace) ? '' : `, or the namespace \`${namespace}\` does not exist`;
    const fix = describePolicy(`\`${policy}\`${namespaceNote}`, missing);
    const message = `The token lacks ${listNeeded(missing)}`;
    if (missing.every(({ jobs }) => jobs !== undefined))
        return warn(message, fix);
    return fail(new errors/* ActionError */.lZ({ reason: 'unauthorized', message, help: 'missing-capability', hint: fix }));
}
function listNeeded(capabilities) {
    return capabilities
        .map(({ capability, jobs }) => `\`${capability}\`${jobs === undefined ? '' : ` (only for ${jobs})`}`)
        .join(', ');
}
const oldCapabilities = new Set([
    'parse-job',
    'read-job',
    'list-jobs',
    'dispatch-job',
    'scale-job',
    'alloc-lifecycle',
    'read-logs',
]);
function describePolicy(policy, missing) {
    const recent = missing.map(({ capability }) => capability).filter((name) => !oldCapabilities.has(name));
    const note = recent.length === 0 ? '' : `. Before Nomad 1.11.2, \`submit-job\` is needed instead of ${(0,numbers/* codeList */.E5)(recent)}.`;
    return `The token needs the policy ${policy}${note}`;
}
async function readToken(nomad, { dialect, region, token: secret, authMethod }, tokenSecret) {
    if (dialect === 'generic')
        return { finding: skip('The generic API has no endpoint for tokens'), rights: 'unknown' };
    const token = await (0,errors/* orElse */.NW)(nomad.readOwnToken({ region }), (error) => explainUnread(error, tokenSecret));
    if ('finding' in token)
        return token;
    if (token_rights/* hasAclsOff */.LA(token))
        return { finding: aclsOff, rights: 'unlimited' };
    if (token_rights/* isUnlimited */.Ul(token))
        return { finding: createManagementFinding(token), rights: 'unlimited' };
    const policies = await (0,errors/* orUndefined */.y0)(token_rights/* readTokenPolicies */.oJ(nomad, token, region));
    return {
        finding: (secret ?? authMethod) === undefined
            ? warn(anonymous, `Set ${(0,errors/* describeSetting */.w5)('token', tokenSecret)} or \`auth-method\`.`)
            : judgeToken(token, policies),
        rights: policies ?? 'unknown',
    };
}
function explainUnread(error, tokenSecret) {
    if (!(error instanceof errors/* ServiceError */._7))
        throw error;
    if (/ACL support disabled/.test(error.message))
        return { finding: aclsOff, rights: 'unlimited' };
    if (error.reason === 'unauthorized')
        return { finding: fail((0,connect_nomad/* createUnknownTokenError */.cT)('Nomad', error, tokenSecret)), rights: 'invalid' };
    return { finding: reportUnknown(error.message, 'Re-run this workflow job.'), rights: 'unknown' };
}
const aclsOff = warn('ACLs are off: anyone who can reach Nomad can change everything', 'Enable ACLs on the servers, and give each workflow a separate token.');
const anonymous = 'No token is set: requests are anonymous';
function createManagementFinding({ Name }) {
    const statement = `Management token${Name === '' ? '' : ` \`${Name}\``}: it can change everything in the cluster`;
    return warn(statement, 'Use a token whose policies have only the capabilities that the modes need.');
}
function judgeToken({ Name, ExpirationTime, Policies, Roles }, policies) {
    const name = Name === '' ? 'Client token' : `Client token \`${Name}\``;
    const end = ExpirationTime?.toISOString().replace('T', ' ').slice(0, 16);
    const roles = Roles.map((role) => role.Name);
    const names = [...list('policy', 'policies', Policies), ...list('role', 'roles', roles)];
    const statement = `${name}${end === undefined ? '' : ` until ${end} UTC`}; ${names.join(', ') || 'no policies'}`;
    if (policies?.length === 0 && names.length > 0)
        return warn(`${statement}: no such policy exists`, 'Create it, or a token with one of `nomad acl policy list`.');
    if (policies !== undefined)
        return pass(statement);
    const fix = 'Compare the policies with those in the documentation of the modes: `nomad acl policy info`.';
    return reportUnknown(`${statement}, which cannot be read`, fix);
}
function list(singular, several, names) {
    return names.length === 0 ? [] : [`${names.length === 1 ? singular : several} ${(0,numbers/* codeList */.E5)(names)}`];
}

// EXTERNAL MODULE: ./build/js/report/documentation.js
var documentation = __webpack_require__(3203);
// EXTERNAL MODULE: ./build/js/text/fit.js
var fit = __webpack_require__(6851);
// EXTERNAL MODULE: ./build/js/text/published.js
var published = __webpack_require__(9618);
// EXTERNAL MODULE: ./build/js/text/log-text.js
var log_text = __webpack_require__(872);
// EXTERNAL MODULE: ./build/js/text/markdown.js
var text_markdown = __webpack_require__(2211);
// EXTERNAL MODULE: ./build/js/clients/registry/client.js
var client = __webpack_require__(9306);
// EXTERNAL MODULE: ./build/js/clients/registry/wire.js
var wire = __webpack_require__(9116);
// EXTERNAL MODULE: ./build/js/inputs/registry.js
var inputs_registry = __webpack_require__(7751);
;// CONCATENATED MODULE: ./build/js/modes/check/index.js















function checkMode(modes) {
    return {
        inputs: inputs/* checkInputs */.sw,
        accepts: (env) => (0,inputs/* selectInputsToCheck */.Do)(env, modes),
        activity: 'Checking the setup',
        writes: [],
        read: (values, source) => (0,inputs/* readCheckInputs */.Y2)(values, source, modes),
        async run(inputs, context) {
            const areas = [checkNomad, checkGitHub, checkRegistry];
            const checks = await Promise.all(areas.map(async (check) => check(inputs, context)));
            const settings = inputs.settings.map((row) => ({ ...row, value: context.redactor.redact(row.value) }));
            return { modes: inputs.modes.map(({ name }) => name), checks: [...checks.flat(), ...checkKey(inputs)], settings };
        },
        report: checkReport,
    };
}
function checkKey({ signingKey: key, modes }) {
    const reviewModes = modes.filter(({ needs }) => needs.record !== undefined);
    if (reviewModes.length === 0)
        return [];
    const create = (modesInNeed, finding) => createCheckBuilder(modesInNeed)('signing-key', 'Signing key', finding);
    if ('errors' in key)
        return key.errors.map((error) => create(reviewModes, fail(error)));
    if (key.value !== undefined)
        return [create(reviewModes, pass('Set, with at least 16 bytes. Use the same key in all workflows'))];
    const verifyingModes = reviewModes.filter(({ needs }) => needs.record === 'verifies');
    const hint = `Store the output of \`openssl rand -base64 32\` as a secret, and set ${(0,errors/* describeSetting */.w5)('signing-key')} to it in all workflows.`;
    if (verifyingModes.length === 0)
        return [create(reviewModes, warn('Not set, so no plan can be registered after its review', hint))];
    const message = 'Not set, so nothing can be registered after a review';
    return [create(verifyingModes, fail(new errors/* ActionError */.lZ({ reason: 'input', message, help: 'not-reviewed', hint })))];
}
const checkSigns = { failed: '❌', warning: '⚠️', unknown: '❓', skipped: '➖', ok: '✅' };
const headlineSigns = { failed: '🔴', warning: '🟠', unknown: '🟢', skipped: '🟢', ok: '🟢' };
function checkReport(outcome, { publisher }) {
    const checks = outcome.checks.toSorted((a, b) => checkStates.indexOf(a.state) - checkStates.indexOf(b.state));
    const errors = checks.flatMap(toErrors);
    const others = checks.filter(({ state }) => state !== 'failed' && state !== 'warning');
    const headline = describeOutcome(outcome);
    const worst = checks[0]?.state ?? 'ok';
    const head = [(0,text_markdown.md) `### ${headlineSigns[worst]} ${(0,text_markdown/* prose */.CS)(headline)}`];
    const rows = checks.map(renderRow);
    const table = (0,fit/* rowList */.tX)({ head: [(0,text_markdown.md) `Check`, (0,text_markdown.md) `Result and what to do`], rows, noun: 'check' });
    const document = { head, blocks: [table], tail: [] };
    const summary = (0,fit/* fitDocument */.VC)(document, (0,fit/* createSummaryLimit */.ci)((0,text_markdown.md) `the output \`result\``), publisher);
    const markdown = (0,published/* toPublished */.ad)(`${summary}\n`);
    return {
        errors,
        log: [
            ...groupSettings(outcome.settings),
            { kind: 'errors', errors },
            ...checks.filter(({ state }) => state === 'warning').map(createWarningEntry),
            { kind: 'text', text: (0,log_text/* joinLog */.Vq)([...others.map(formatLogLine), headline]) },
        ],
        summary: markdown,
        outputs: { summary: headline, changed: 'false' },
        data: {
            checks: checks.map(({ id, subject, state, found, fix, modes }) => {
                return { id, subject, state, found, fix, modes: [...modes] };
            }),
        },
        files: { markdown: { name: 'check.md', parts: [markdown], isPrivate: false } },
    };
}
function groupSettings(settings) {
    const parts = [
        [(0,log_text/* plain */.pj) `Effective settings`, settings.filter(({ source }) => source !== 'default')],
        [(0,log_text/* plain */.pj) `Settings with their default values`, settings.filter(({ source }) => source === 'default')],
    ];
    return parts.flatMap(([name, part]) => part.length === 0 ? [] : [{ kind: 'group', name, text: formatSettings(part) }]);
}
function formatSettings(settings) {
    const measureWidth = (key) => Math.max(...settings.map((setting) => setting[key].length));
    const [name, source] = [measureWidth('name'), measureWidth('source')];
    return (0,log_text/* joinLog */.Vq)(settings.map((setting) => (0,log_text/* plain */.pj) `${setting.name.padEnd(name)}  ${setting.source.padEnd(source)}  ${setting.value}`));
}
function describeOutcome({ checks, modes }) {
    const count = (state) => checks.filter((check) => check.state === state).length;
    const names = (0,numbers/* codeList */.E5)(modes);
    const [failure, ...others] = checks.filter(({ state }) => state === 'failed');
    const [warnings, unknown] = [count('warning'), count('unknown')];
    const more = [...(warnings > 0 ? [(0,numbers/* plural */.LS)(warnings, 'warning')] : []), ...(unknown > 0 ? [`${unknown} unknown`] : [])];
    const rest = more.length === 0 ? '' : `, ${more.join(', ')}`;
    if (failure !== undefined) {
        if (others.length > 0)
            return `${others.length + 1} of ${(0,numbers/* plural */.LS)(checks.length, 'setup check')} failed${rest}`;
        return `The setup for ${names} does not work: ${(0,numbers/* toClause */.HV)(failure.found)}${rest}`;
    }
    return `The setup for ${names} works: ${(0,numbers/* plural */.LS)(checks.length, 'check')}${rest}`;
}
function toErrors(check) {
    if (check.state !== 'failed')
        return [];
    const { subject, found, fix, error } = check;
    return [new errors/* ActionError */.lZ({ ...error, message: `${subject}: ${found}`, hint: fix === '' ? undefined : fix })];
}
function createWarningEntry({ subject, found, fix }) {
    return { kind: 'warning', text: (0,log_text/* plain */.pj) `${subject}: ${(0,numbers/* toClause */.HV)(found)}.${fix === '' ? '' : ` ${fix}`}` };
}
function formatLogLine({ state, subject, found, fix }) {
    return (0,log_text/* plain */.pj) `${checkSigns[state]} ${state} · ${subject}: ${found}${fix === '' ? '' : `. ${fix}`}`;
}
function renderRow(check) {
    const { state, subject, found, fix } = check;
    const lines = [
        (0,text_markdown/* prose */.CS)(found),
        fix === '' ? text_markdown/* nothing */.s6 : (0,text_markdown/* instruction */.xP)(fix),
        check.state === 'failed' ? (0,text_markdown/* link */.nf)((0,text_markdown.md) `How to fix this`, (0,documentation/* linkHelp */.OB)(check.error)) : text_markdown/* nothing */.s6,
    ];
    return [(0,text_markdown/* join */.fj)([(0,text_markdown.md) `${checkSigns[state]}\u00a0${(0,text_markdown/* prose */.CS)(state)}`, (0,text_markdown/* prose */.CS)(subject)], '<br>'), (0,text_markdown/* join */.fj)(lines, '<br>')];
}
async function checkRegistry(inputs, context) {
    const { registryConnection: connection } = inputs;
    if (connection === undefined)
        return [];
    const modes = inputs.modes.filter(({ needs }) => needs.registry !== undefined);
    const toCheck = createCheckBuilder(modes);
    const toTokenCheck = (finding) => toCheck('registry-token', 'Registry token', finding);
    if ('errors' in connection)
        return (0,github_context/* isFromFork */.ty)(context.event)
            ? [toTokenCheck(skippedOfFork)]
            : connection.errors.map((error, at) => toCheck(`registry-input-${at + 1}`, 'Module registry', fail(error)));
    const { host } = connection.value.address;
    if (host === inputs_registry/* publicRegistry */.td)
        return [toTokenCheck(skip('The public registry needs no token'))];
    const { transport, deadline } = context;
    const registry = (0,client/* createRegistry */.I)({ transport, ...connection.value, signal: deadline.signal });
    const account = await toFinding((0,errors/* orUndefined */.y0)(registry.getAccount(), 'not-found'), deadline.signal);
    const isManaging = modes.some(({ needs }) => needs.registry === 'manages');
    return [
        toTokenCheck('failure' in account ? account.failure : judgeAccount(account.value, registry.server(), host, isManaging)),
    ];
}
function judgeAccount(account, { name: service = 'The registry', version }, host, isManaging) {
    const fix = isManaging ? wire/* permissionHint */.fm : 'Make sure that it can read the modules.';
    if (account === undefined)
        return reportUnknown(`\`${host}\` does not show the account of the token`, fix);
    const { kind, name } = account;
    const at = `${service}${version === undefined ? '' : ` ${version}`} at \`${host}\``;
    const statement = `${at} accepts the token: ${kind} token${name === '' ? '' : ` \`${name}\``}`;
    if (kind === 'organization' && isManaging)
        return fail(new errors/* ActionError */.lZ({ reason: 'permission', message: statement, hint: wire/* permissionHint */.fm }));
    const advice = 'Prefer the token of a team that has only "Manage modules".';
    if (kind === 'user' && isManaging)
        return warn(`${statement}, which has all rights of the user`, advice);
    return pass(statement);
}


/***/ }),

/***/ 8783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mode: () => (/* binding */ mode)
/* harmony export */ });
/* harmony import */ var _text_fit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6851);
/* harmony import */ var _report_run_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4159);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2211);
/* harmony import */ var _report_comment_command_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9052);
/* harmony import */ var _review_commands_parse_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2489);
/* harmony import */ var _review_record_codec_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4989);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2027);
/* harmony import */ var _operations_commands_judge_command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4578);
/* harmony import */ var _review_commands_refusals_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7557);
/* harmony import */ var _operations_commands_run_command_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7519);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9778);











const mode = {
    inputs: _inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .commandInputs */ .t,
    activity: 'Checking a command',
    writes: [],
    read: _inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .readCommandInputs */ .F,
    run: judge,
    report: _report_run_report_js__WEBPACK_IMPORTED_MODULE_1__/* .expandReport */ .rk,
};
const emptyOutputs = {
    changed: 'false',
    command: '',
    job: '',
    'job-version': '',
    'pull-request': '',
    sha: '',
    commander: '',
};
function createAcceptedReport({ command, comment, job, pullRequest, correction }) {
    const id = command.job ?? job?.id;
    return {
        headline: correction ?? `Accepted \`${(0,_review_commands_parse_command_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCommand */ .fE)(command)}\` from \`${comment.author}\``,
        sign: correction === undefined ? '🟢' : '⚪',
        failures: [],
        outputs: {
            ...emptyOutputs,
            command: command.verb,
            job: typeof id === 'string' ? id : '',
            'job-version': command.version ?? '',
            'pull-request': String(pullRequest.number),
            sha: pullRequest.headSha,
            commander: comment.author,
        },
    };
}
function createRefusedReport(refusal, permittedCommand) {
    const { message, hint, reason, options } = refusal;
    const text = `${message}.${hint === undefined ? '' : ` ${hint}`}`;
    return {
        headline: message,
        sign: '⚪',
        failures: [],
        notes: options.isSilent === true ? [] : [{ level: 'warning', text }],
        body: options.isSilent === true && hint !== undefined ? [(0,_text_fit_js__WEBPACK_IMPORTED_MODULE_0__/* .keepWhole */ .J5)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(hint))] : [],
        outputs: { ...emptyOutputs, commander: permittedCommand?.comment.author ?? '', reason },
    };
}
async function judge(inputs, context) {
    const { command: settings } = inputs;
    let permittedCommand;
    try {
        const stage = await (0,_operations_commands_run_command_js__WEBPACK_IMPORTED_MODULE_9__/* .openStage */ .j$)({ ...context, settings, nomad: undefined });
        permittedCommand = await (0,_operations_commands_run_command_js__WEBPACK_IMPORTED_MODULE_9__/* .authorizeOrReply */ .vS)(stage);
        return createAcceptedReport(await judgeAndRespond(stage, permittedCommand));
    }
    catch (error) {
        if (error instanceof _review_commands_refusals_js__WEBPACK_IMPORTED_MODULE_8__/* .CommandRefusal */ .k0)
            return createRefusedReport(error, permittedCommand);
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .ActionError */ .lZ)
            return { headline: error, sign: '🔴', failures: [error], outputs: emptyOutputs };
        throw error;
    }
}
async function judgeAndRespond(stage, permittedCommand) {
    await (0,_operations_commands_run_command_js__WEBPACK_IMPORTED_MODULE_9__/* .react */ .wv)(stage, permittedCommand, 'eyes');
    const judgment = await (0,_operations_commands_run_command_js__WEBPACK_IMPORTED_MODULE_9__/* .judgeOrReply */ .pp)(permittedCommand, stage);
    const { verbs: allowed } = stage.settings;
    const isHelp = judgment.command.verb === 'help';
    const isMerged = judgment.pullRequest.state === 'merged';
    const correction = isHelp ? (0,_review_commands_parse_command_js__WEBPACK_IMPORTED_MODULE_4__/* .describeCorrection */ .ii)(judgment.comment.body, { allowed, isMerged }) : undefined;
    if (isHelp) {
        await (0,_operations_commands_run_command_js__WEBPACK_IMPORTED_MODULE_9__/* .replyTo */ .u7)(stage, judgment, { allowed, correction, example: await findExample(stage) });
        await (0,_operations_commands_run_command_js__WEBPACK_IMPORTED_MODULE_9__/* .react */ .wv)(stage, judgment, correction === undefined ? 'rocket' : 'confused');
    }
    return { ...judgment, correction };
}
async function findExample(stage) {
    const signedRecord = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .orUndefined */ .y0)((0,_operations_commands_judge_command_js__WEBPACK_IMPORTED_MODULE_7__/* .findRecord */ .Tq)(stage));
    return signedRecord && { job: (0,_report_comment_command_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .selectNameableJobs */ .Q6)(signedRecord)[0]?.id, plan: (0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_5__/* .derivePlanId */ .wR)(signedRecord) };
}


/***/ }),

/***/ 3295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode),
  nameDispatches: () => (/* binding */ nameDispatches)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
// EXTERNAL MODULE: ./build/js/modes/nomad-mode.js
var nomad_mode = __webpack_require__(7852);
// EXTERNAL MODULE: ./build/js/modes/dispatch/inputs.js + 1 modules
var inputs = __webpack_require__(6093);
// EXTERNAL MODULE: ./build/js/text/fit.js
var fit = __webpack_require__(6851);
// EXTERNAL MODULE: ./build/js/report/result.js
var report_result = __webpack_require__(400);
// EXTERNAL MODULE: ./build/js/text/markdown.js
var markdown = __webpack_require__(2211);
// EXTERNAL MODULE: ./build/js/text/numbers.js
var numbers = __webpack_require__(4482);
// EXTERNAL MODULE: ./build/js/report/describe-batch.js
var describe_batch = __webpack_require__(89);
// EXTERNAL MODULE: ./build/js/report/describe-rollout.js
var describe_rollout = __webpack_require__(1772);
;// CONCATENATED MODULE: ./build/js/modes/dispatch/report.js






const earlierDispatch = {
    run: 'was already dispatched by this run',
    attempt: 'was already dispatched by an earlier attempt of this run',
    token: 'was already dispatched with this `idempotency-token`',
};
function describeDispatchResult({ child, result, dispatcher, work, failure }) {
    if (failure !== undefined)
        return failure.message;
    if (result === 'dry-run')
        return 'would be dispatched';
    const verb = dispatcher === undefined ? 'was dispatched' : earlierDispatch[dispatcher];
    return `\`${child}\` ${verb}${work === undefined ? '' : `: ${(0,describe_rollout/* describeBatchOutcome */._8)(work)}`}`;
}
function createDispatchReport({ dispatches, notes }, inputs) {
    const { dispatchesFile: file } = inputs;
    const failures = dispatches.flatMap((dispatch) => toFailure(dispatch, inputs) ?? []);
    const [only] = dispatches.length === 1 ? dispatches : [];
    const isDryRun = dispatches.some(({ result }) => result === 'dry-run');
    return {
        headline: composeHeadline(dispatches, inputs),
        sign: isDryRun ? '🔵' : '🟢',
        failures,
        cause: only === undefined || file !== undefined ? undefined : failures[0],
        notes: notes.map((text) => ({ level: 'warning', text })),
        body: file === undefined || isDryRun || dispatches.length === 0 ? [] : [(0,fit/* keepWhole */.J5)(buildTable(dispatches))],
        ...(only === undefined ? {} : { job: toResultJob(only, inputs) }),
        outputs: { outcome: (0,describe_batch/* findWorstBatch */.r)(dispatches.map(({ work }) => work)) },
        data: { jobs: dispatches.map((dispatch) => toResultJob(dispatch, inputs)) },
    };
}
function toFailure({ line, child, work, failure }, { dispatchesFile: file, nomad: { namespace } }) {
    const error = failure ?? (work && (0,describe_batch/* findBatchFailure */.G)({ id: child, namespace }, work));
    return file === undefined ? error : error?.with({ location: { file, line } });
}
function composeHeadline(dispatches, { job, dispatchesFile: file }) {
    const [only] = dispatches;
    if (file === undefined && only !== undefined)
        return only.result === 'dry-run'
            ? `Dry run: \`${job}\` would be dispatched`
            : (only.failure ?? describeDispatchResult(only));
    const count = `${(0,numbers/* thousands */.oh)(dispatches.length)} ${dispatches.length === 1 ? 'dispatch' : 'dispatches'}`;
    if (only?.result === 'dry-run')
        return `Dry run: \`${job}\` would be dispatched ${dispatches.length === 1 ? 'once' : `${(0,numbers/* thousands */.oh)(dispatches.length)} times`}`;
    const kinds = Map.groupBy(dispatches, classifyDispatch);
    const states = [...kinds].map(([state, same]) => `${same.length} ${state}`);
    const earlierCount = dispatches.filter(({ result }) => result === 'already').length;
    const earlierNote = earlierCount === 0 ? '' : `; ${earlierCount} of them were already dispatched`;
    return `${count} of \`${job}\`: ${states.join(', ')}${earlierNote}`;
}
function classifyDispatch({ child, work, failure }) {
    if (child === '')
        return 'not dispatched';
    if (failure !== undefined)
        return 'not followed';
    return work?.kind ?? 'dispatched';
}
function buildTable(dispatches) {
    return (0,markdown/* table */.tp)([(0,markdown.md) `Line`, (0,markdown.md) `Job`, (0,markdown.md) `Outcome`], dispatches.map((dispatch) => {
        const { line, child } = dispatch;
        const [lineCell, childCell] = [line === undefined ? markdown/* nothing */.s6 : (0,markdown.md) `${line}`, child === '' ? markdown/* nothing */.s6 : (0,markdown/* code */.aY)(child)];
        return (0,markdown/* tableRow */.jD)([lineCell, childCell, renderOutcome(dispatch)]);
    }));
}
function renderOutcome({ result, work, failure }) {
    const outcome = (0,markdown/* prose */.CS)(failure?.message ?? (work === undefined ? 'dispatched' : (0,describe_rollout/* describeBatchOutcome */._8)(work)));
    return result === 'already' ? (0,markdown.md) `${outcome} (already dispatched)` : outcome;
}
function toResultJob(dispatch, inputs) {
    const { job, nomad } = inputs;
    const { line, child, evalId, result, dispatcher, work } = dispatch;
    return (0,report_result/* createResultJob */.R7)({
        id: job,
        namespace: nomad.namespace ?? 'default',
        region: nomad.region ?? '',
        line: line ?? null,
        child,
        changed: result === 'done' || dispatcher === 'run',
        already: result === 'already',
        evaluation: evalId,
        outcome: work?.kind ?? '',
        reason: toFailure(dispatch, inputs)?.reason ?? '',
    });
}

// EXTERNAL MODULE: ./build/js/operations/write-permitted.js
var write_permitted = __webpack_require__(9655);
// EXTERNAL MODULE: ./build/js/errors.js
var js_errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/operations/find-job.js
var find_job = __webpack_require__(1060);
;// CONCATENATED MODULE: ./build/js/modes/dispatch/check-dispatch.js



function readDispatchTerms(parent) {
    const { ParameterizedJob: parameters, Dispatched, ID } = parent;
    if (parameters === null || parameters === undefined || Dispatched === true) {
        const problem = Dispatched === true ? 'is itself a dispatched job' : 'is not parameterized';
        const hint = 'Only a job with a `parameterized` block can be dispatched. Register any other job to run it.';
        const message = `The job \`${ID}\` ${problem}`;
        throw new js_errors/* ActionError */.lZ({ reason: 'input', message, hint, help: 'invalid-dispatch' });
    }
    (0,find_job/* requireStarted */.T1)(parent);
    const { Payload, MetaRequired, MetaOptional } = parameters;
    const payload = Payload === 'required' || Payload === 'forbidden' ? Payload : 'optional';
    return { payload, required: MetaRequired ?? [], optional: MetaOptional ?? [] };
}
function checkDispatch({ payload, meta, line }, terms, { job, dispatchesFile: file }) {
    const declaredKeys = [...terms.required, ...terms.optional];
    const missingKeys = terms.required.filter((name) => !Object.hasOwn(meta, name));
    const unknown = Object.keys(meta).filter((name) => !declaredKeys.includes(name));
    const hasPayload = payload !== undefined && payload.length > 0;
    const acceptedText = declaredKeys.length === 0 ? 'It accepts no metadata.' : `It accepts ${(0,numbers/* codeList */.E5)(declaredKeys)}.`;
    const rules = [
        [missingKeys.length > 0, `requires the metadata ${(0,numbers/* codeList */.E5)(missingKeys)}`, 'Set it with `meta`.'],
        [unknown.length > 0, `does not accept the metadata ${(0,numbers/* codeList */.E5)(unknown)}`, acceptedText],
        [terms.payload === 'required' && !hasPayload, 'requires a payload', 'Set one of the `payload` inputs.'],
        [terms.payload === 'forbidden' && hasPayload, 'accepts no payload', 'Remove it.'],
    ];
    const location = line === undefined ? 'The' : `Line ${line}: the`;
    return rules.flatMap(([isBroken, problem, hint]) => {
        if (!isBroken)
            return [];
        const message = `${location} job \`${job}\` ${problem}`;
        const at = file === undefined ? undefined : { file, line };
        return [new js_errors/* ActionError */.lZ({ reason: 'input', message, hint, location: at, help: 'invalid-dispatch' })];
    });
}
function requireSameDispatch({ payload, meta, line }, child, parent) {
    const { required, optional } = readDispatchTerms(parent);
    const expectedMeta = { ...parent.Meta, ...meta };
    const differingKeys = [...required, ...optional].filter((name) => readOwnValue(child.Meta, name) !== readOwnValue(expectedMeta, name));
    const otherPayload = !Buffer.from(child.Payload ?? '', 'base64').equals(payload ?? Buffer.alloc(0));
    const differences = [
        ...(otherPayload ? ['a different payload'] : []),
        ...(differingKeys.length > 0 ? [`different metadata ${(0,numbers/* codeList */.E5)(differingKeys)}`] : []),
    ];
    if (differences.length === 0)
        return;
    throw new js_errors/* ActionError */.lZ({
        reason: 'conflict',
        message: `${line === undefined ? '' : `Line ${line}: `}\`${child.ID}\` was dispatched with the same idempotency token, but with ${differences.join(' and ')}`,
        help: 'same-idempotency-token',
        hint: 'Set a separate `idempotency-token` for each dispatch (in a matrix, for each job) from values that stay the same when the run is repeated.',
    });
}
function readOwnValue(meta, name) {
    return meta !== null && meta !== undefined && Object.hasOwn(meta, name) ? meta[name] : '';
}

// EXTERNAL MODULE: ./build/js/operations/follow/follow-batch.js
var follow_batch = __webpack_require__(2795);
// EXTERNAL MODULE: ./build/js/clients/nomad/jobs/job.js
var jobs_job = __webpack_require__(2601);
;// CONCATENATED MODULE: ./build/js/modes/dispatch/index.js











const mode = (0,nomad_mode/* createNomadMode */.R)({
    inputs: inputs/* dispatchInputs */.C,
    activity: 'Dispatching',
    writes: ['dispatch'],
    read: inputs/* readDispatchInputs */.Y,
    run: dispatchJobs,
    report: createDispatchReport,
});
const concurrency = 10;
async function dispatchJobs(run) {
    const { inputs, nomad, event, log } = run;
    const parent = await (0,find_job/* findJob */.pC)(nomad, inputs);
    const values = inputs.dispatches.flatMap(({ payload, meta }) => [payload?.toString() ?? '', ...Object.values(meta)]);
    run.redactor.add({ unjudged: values });
    const terms = readDispatchTerms(parent);
    const errors = inputs.dispatches.flatMap((planned) => checkDispatch(planned, terms, inputs));
    if (errors.length > 0)
        throw new js_errors/* ActionErrors */.o9(errors);
    const requests = nameDispatches(inputs, event);
    const notes = dispatchNotes(requests, parent, inputs);
    if (inputs.dryRun)
        return { notes, dispatches: requests.map(({ line }) => ({ ...createSkippedJob(line), result: 'dry-run' })) };
    let doneCount = 0;
    const dispatches = await (0,p_map/* default */.Ay)(requests, async (namedDispatch) => {
        const job = await dispatchOne(namedDispatch, parent, run);
        doneCount += 1;
        if (requests.length > 1)
            log(`${doneCount} of ${requests.length}, line ${job.line}: ${describeDispatchResult(job)}`);
        return job;
    }, { concurrency });
    return { dispatches, notes: [...notes, ...(await findIgnoredPriority(requests, dispatches, nomad))] };
}
function createSkippedJob(line) {
    return { line, child: '', evalId: '', result: 'none', dispatcher: undefined, work: undefined, failure: undefined };
}
function dispatchNotes(dispatches, parent, { wait }) {
    const hasNoToken = dispatches.some(({ token }) => token === undefined);
    const isUnfollowed = wait !== 'false' && isPeriodic(parent);
    return [...(hasNoToken ? [noTokenNote] : []), ...(isUnfollowed ? [periodicNote] : [])];
}
const noTokenNote = 'This run has no `GITHUB_RUN_ID` to derive an idempotency token from: a repeated run dispatches again. Set `idempotency-token`.';
const periodicNote = 'The dispatched job is periodic: Nomad launches it on its schedule, so it is not followed.';
function isPeriodic({ Periodic }) {
    return Periodic !== null && Periodic !== undefined;
}
async function dispatchOne(dispatch, parent, run) {
    const undone = createSkippedJob(dispatch.line);
    const launchedJob = await (0,js_errors/* orElse */.NW)(launch(dispatch, parent, run), (failure) => ({ ...undone, failure }));
    if (launchedJob.failure !== undefined || run.inputs.wait === 'false' || isPeriodic(parent))
        return launchedJob;
    const { child: id, evalId } = launchedJob;
    const label = dispatch.line === undefined ? id : `line ${dispatch.line}, ${id}`;
    const followedJob = (0,follow_batch/* followBatch */.m6)({ job: { id }, evalId, label }, run).then((work) => ({ ...launchedJob, work }));
    return (0,js_errors/* orElse */.NW)(followedJob, (error) => ({
        ...launchedJob,
        failure: error.withContext(`\`${id}\` was dispatched, but cannot be followed`),
    }));
}
const pauses = [250, 500, 1000];
async function launch(dispatch, parent, run) {
    const { inputs, nomad, deadline, pace, requestPermit } = run;
    const { payload, meta, token: idempotencyToken, idPrefixTemplate, priority } = dispatch;
    const request = { id: inputs.job, payload, meta, idempotencyToken, idPrefixTemplate, priority };
    const startTime = Date.now();
    let sentCount = 0;
    let present;
    let isKnown = true;
    try {
        deadline.signal.throwIfAborted();
        isKnown = false;
        const { DispatchedJobID: child, EvalID: evalId } = await (0,write_permitted/* writePermitted */.CU)({
            readBefore: () => null,
            requestPermit: async () => requestPermit('dispatch', { job: inputs.job, index: parent.JobModifyIndex }),
            async send(permit) {
                sentCount += 1;
                return nomad.dispatchJob(permit, request);
            },
            mayHaveTakenEffect: (error) => !(0,write_permitted/* isRefusal */.vu)(error),
            async findEffect(error, attempt) {
                if (idempotencyToken === undefined || attempt > pauses.length || error.reason === 'timed-out')
                    throw error;
                return undefined;
            },
            pauses,
            signal: deadline.signal,
            pace,
            async readAfter(response) {
                const writtenJob = { version: 0, index: response.JobCreateIndex };
                if (response.EvalID !== '' || isPeriodic(parent))
                    return writtenJob;
                present = await nomad.readJob({ id: response.DispatchedJobID });
                return sentCount > 1 && submitTime(present) >= startTime ? writtenJob : undefined;
            },
        });
        const launchedJob = { ...createSkippedJob(dispatch.line), child, evalId, result: 'done' };
        if (present === undefined)
            return launchedJob;
        isKnown = true;
        requireSameDispatch(dispatch, present, parent);
        return { ...launchedJob, result: 'already', dispatcher: identifyDispatcher(dispatch, present, startTime, run) };
    }
    catch (error) {
        if (!(error instanceof js_errors/* ActionError */.lZ))
            throw error;
        throw error.withContext(isKnown || (0,write_permitted/* isRefusal */.vu)(error) ? 'Not dispatched' : 'Could not determine whether the job was dispatched');
    }
}
function identifyDispatcher({ token }, child, startTime, { inputs, event }) {
    const isDerived = inputs.idempotencyToken === undefined && inputs.dispatches.every((planned) => planned.token !== token);
    if (!isDerived)
        return 'token';
    return event.runAttempt === 1 || submitTime(child) >= startTime ? 'run' : 'attempt';
}
function submitTime(job) {
    return (0,jobs_job/* readSubmitTime */.cx)(job)?.getTime() ?? 0;
}
async function findIgnoredPriority(requests, dispatches, nomad) {
    const index = dispatches.findIndex(({ result }) => result === 'done');
    const [priority, id] = [requests[index]?.priority, dispatches[index]?.child];
    if (priority === undefined || id === undefined)
        return [];
    const child = await (0,js_errors/* orUndefined */.y0)(nomad.readJob({ id }));
    return child === undefined || child['Priority'] === priority
        ? []
        : ['This Nomad server ignores `priority` (it needs version 1.10.1).'];
}
function nameDispatches(inputs, context) {
    const { dispatches, job, nomad } = inputs;
    const base = inputs.idempotencyToken ?? deriveToken(context, nomad.namespace ?? 'default', job);
    if (inputs.dispatchesFile === undefined)
        return dispatches.map((dispatch) => ({ ...dispatch, token: base }));
    const counts = new Map();
    return dispatches.map((dispatch) => {
        const digest = dispatchDigest(dispatch);
        const before = counts.get(digest) ?? 0;
        counts.set(digest, before + 1);
        return { ...dispatch, token: dispatch.token ?? (base === undefined ? undefined : `${base}/${digest}/${before}`) };
    });
}
function deriveToken({ repo, runId, job = '', action = '' }, ...target) {
    if (repo === undefined || runId === undefined)
        return undefined;
    return [repo.owner, repo.repo, runId, job, action, ...target].join('/');
}
function dispatchDigest({ payload, meta, idPrefixTemplate, priority }) {
    const sortedEntries = Object.entries(meta).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const content = JSON.stringify([
        payload?.toString('base64') ?? '',
        sortedEntries,
        idPrefixTemplate ?? '',
        priority ?? 0,
    ]);
    return (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex').slice(0, 32);
}


/***/ }),

/***/ 5685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/text/numbers.js
var numbers = __webpack_require__(4482);
// EXTERNAL MODULE: ./build/js/modes/drift/inputs.js
var inputs = __webpack_require__(9588);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/operations/planning/each-job.js + 1 modules
var each_job = __webpack_require__(7834);
// EXTERNAL MODULE: ./build/js/jobfiles/provenance/git.js + 1 modules
var git = __webpack_require__(955);
// EXTERNAL MODULE: ./build/js/operations/comments/comment-target.js
var comment_target = __webpack_require__(3395);
// EXTERNAL MODULE: ./build/js/text/fit.js
var fit = __webpack_require__(6851);
// EXTERNAL MODULE: ./build/js/text/markdown.js
var text_markdown = __webpack_require__(2211);
// EXTERNAL MODULE: ./build/js/clients/github/responses.js
var responses = __webpack_require__(7005);
// EXTERNAL MODULE: ./build/node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(1795);
// EXTERNAL MODULE: ./build/js/text/published.js
var published = __webpack_require__(9618);
// EXTERNAL MODULE: ./build/js/clients/github/comments/find.js
var find = __webpack_require__(6001);
;// CONCATENATED MODULE: ./build/js/clients/github/issues/issues.js





const accountSchema = dist/* object */.Ikc({ login: dist/* string */.YjP(), type: dist/* nullish */.cl6(dist/* string */.YjP()) });
const labelSchema = dist/* union */.KCZ([dist/* string */.YjP(), dist/* object */.Ikc({ name: dist/* nullish */.cl6(dist/* string */.YjP(), '') })]);
const labelsSchema = dist/* pipe */.FsL(dist/* nullish */.cl6(dist/* array */.YOg(labelSchema), []), dist/* readonly */.tBZ());
const issueSchema = dist/* object */.Ikc({
    number: dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(1)),
    html_url: dist/* string */.YjP(),
    body: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP()), ''),
    state: dist/* string */.YjP(),
    labels: labelsSchema,
    user: dist/* nullish */.cl6(accountSchema),
    pull_request: dist/* nullish */.cl6(dist/* object */.Ikc({})),
});
async function createIssue({ github, repository }, issue) {
    const { title, body, labels } = issue;
    const create = async (names) => {
        const { data } = await github.rest.issues.create({ ...repository, title, body, labels: [...names] });
        return (0,responses/* readAs */.fd)(issueSchema, data, 'an issue');
    };
    return (0,errors/* orElse */.NW)(create(labels), async (error) => {
        if (labels.length === 0 || !(error instanceof errors/* ServiceError */._7) || error.httpStatus !== 422)
            throw error;
        const createdIssue = await create([]);
        const labelRequest = { ...repository, issue_number: createdIssue.number, labels: [...labels] };
        const set = await (0,errors/* orUndefined */.y0)(github.rest.issues.addLabels(labelRequest));
        return { ...createdIssue, labels: (0,responses/* readAs */.fd)(labelsSchema, set?.data, 'a list of labels') };
    });
}
function findMissingLabels({ labels }, requiredLabels) {
    const set = new Set(labels.map((label) => (typeof label === 'string' ? label : label.name).toLowerCase()));
    return requiredLabels.filter((name) => !set.has(name.toLowerCase()));
}
async function updateIssue({ github, repository }, number, { body, state, reason }) {
    const { data } = await github.rest.issues.update({
        ...repository,
        issue_number: number,
        ...(body === undefined ? {} : { body }),
        ...(state === undefined ? {} : { state }),
        ...(reason === undefined ? {} : { state_reason: reason }),
    });
    return (0,responses/* readAs */.fd)(issueSchema, data, 'an issue');
}
function createIssueMarker(id) {
    return (0,published/* toMark */.Rs) `outrider:drift id=${encodeURIComponent(id.toWellFormed())}`;
}
function isOwnIssue(issue, { marker, author }) {
    const isIssue = issue.pull_request === undefined || issue.pull_request === null;
    return isIssue && (0,find/* carriesMarker */.GN)(issue.body ?? '', marker) && (0,find/* isOwnComment */._M)(author, issue.user);
}
async function findIssues(tracker) {
    const { github, repository, author, canListByCreator } = tracker;
    const creator = canListByCreator ? { creator: author } : {};
    const parameters = { ...repository, state: 'all', per_page: 100, ...creator };
    const pages = github.paginate.iterator(github.rest.issues.listForRepo, parameters);
    const all = await (0,responses/* readPages */.n4)(pages, issueSchema, 'a list of issues');
    const issues = new Map(all.filter((issue) => isOwnIssue(issue, tracker)).map((issue) => [issue.number, issue]));
    const sortedIssues = [...issues.values()].toSorted((a, b) => a.number - b.number);
    const open = sortedIssues.filter(({ state }) => state === 'open');
    return { open, closed: sortedIssues.findLast(({ state }) => state !== 'open') };
}

// EXTERNAL MODULE: ./build/js/report/documentation.js
var documentation = __webpack_require__(3203);
// EXTERNAL MODULE: ./build/js/report/comment/footer.js
var footer = __webpack_require__(3976);
// EXTERNAL MODULE: ./build/js/report/failure-items.js
var failure_items = __webpack_require__(8762);
// EXTERNAL MODULE: ./build/js/report/comment/plan-comment.js + 2 modules
var plan_comment = __webpack_require__(2586);
// EXTERNAL MODULE: ./build/js/report/comment/job-row.js
var job_row = __webpack_require__(577);
// EXTERNAL MODULE: ./build/js/text/visible.js
var visible = __webpack_require__(5410);
// EXTERNAL MODULE: ./build/js/report/plan/plan-outcome.js
var plan_outcome = __webpack_require__(1535);
;// CONCATENATED MODULE: ./build/js/modes/drift/outcome.js
const driftKinds = ['missing', 'changed'];
const nothingCompared = { drifts: [], failed: [], comparedCount: 0, endedJobs: [], failures: [] };

;// CONCATENATED MODULE: ./build/js/modes/drift/drift-markdown.js












function describeDrift({ kind, missing = 'absent' }) {
    if (kind === 'changed')
        return 'differs from its file';
    return { absent: 'is not in Nomad', stopped: 'is stopped', dead: 'is dead, although it should run' }[missing];
}
function labelDrift({ kind, missing = 'absent' }) {
    return missing === 'absent' ? kind : missing;
}
function describeDriftRun({ drifts, failed, failures, comparedCount }) {
    const [first, ...others] = drifts;
    const unknown = failed.length === 0 ? '' : `${(0,numbers/* plural */.LS)(failed.length, 'job file')} could not be compared`;
    if (first === undefined)
        return (failures[0]?.message ?? (unknown === '' ? `no drift (${(0,numbers/* plural */.LS)(comparedCount, 'job')})` : (0,failure_items/* describeFailed */.hi)(failed)));
    const kinds = Array.from(Map.groupBy(drifts, labelDrift), ([label, { length }]) => `${length} ${label}`).join(', ');
    const description = others.length === 0
        ? `\`${(0,visible/* visible */.R)((0,text_markdown/* clip */.$Q)(first.id))}\` ${describeDrift(first)}`
        : `${(0,numbers/* plural */.LS)(drifts.length, 'job')} have drifted: ${kinds}`;
    return unknown === '' ? description : `${description}; ${unknown}`;
}
function renderDriftIssue(outcome, context, limit) {
    const { drifts, endedJobs } = outcome;
    const { marker, publisher, errors, fileUrl } = context;
    const failures = [...(0,plan_outcome/* listFailures */.As)(outcome), ...errors.filter(({ reason }) => reason !== 'drifted')];
    const about = (0,text_markdown/* link */.nf)((0,text_markdown.md) `About drift`, (0,documentation/* linkDocumentation */.rz)('drift.md'));
    const document = {
        head: [(0,text_markdown/* joinLines */.cT)([marker ?? text_markdown/* nothing */.s6, renderHeading(outcome, context)]), renderIntroduction(drifts, context)],
        blocks: [
            (0,plan_comment/* renderFailureList */.Bw)((0,failure_items/* renderFailureItems */.zy)(failures, fileUrl)),
            renderDriftTable(drifts, context),
            (0,fit/* foldNames */.wY)((0,text_markdown.md) `${(0,text_markdown/* count */.U9)(endedJobs.length, 'batch job')} not in Nomad`, (0,text_markdown.md) `Not in Nomad, which garbage-collects batch jobs that have ended: `, endedJobs),
            renderDifferences(drifts, context),
        ],
        tail: [(0,footer/* renderFooter */.up)((0,text_markdown.md) `Compared`, context, (0,text_markdown.md) `${(0,footer/* renderHiddenCount */.Iz)(drifts)} · ${about}`)],
    };
    return (0,fit/* fitDocument */.VC)(document, limit, publisher);
}
function renderHeading(outcome, { environment, errors }) {
    const text = describeDriftRun(outcome);
    const sentence = environment === undefined ? (0,text_markdown/* prose */.CS)((0,numbers/* capitalize */.ZH)(text)) : (0,text_markdown.md) `${(0,text_markdown/* prose */.CS)(environment)}: ${(0,text_markdown/* prose */.CS)(text)}`;
    const hasFailed = errors.length + (0,plan_outcome/* listFailures */.As)(outcome).length > 0;
    return (0,text_markdown.md) `### ${hasFailed ? '🔴' : outcome.drifts.length > 0 ? '🟠' : '🟢'} ${sentence}`;
}
function renderIntroduction(drifts, { branch, marker }) {
    if (drifts.length === 0)
        return text_markdown/* nothing */.s6;
    const closeNote = marker === undefined ? text_markdown/* nothing */.s6 : (0,text_markdown.md) ` The issue is closed when no job differs.`;
    return (0,text_markdown.md) `The jobs in Nomad differ from branch ${(0,text_markdown/* code */.aY)(branch)}. To keep the running job, change its file in a pull request. To restore the job from its file, run ${(0,text_markdown/* code */.aY)('mode: register')} on the branch with ${(0,text_markdown/* code */.aY)('review: ignore')}.${closeNote}`;
}
const signs = { missing: '⛔', changed: '✏️' };
function renderDriftTable(drifts, context) {
    const withNamespace = new Set(drifts.map(({ namespace }) => namespace)).size > 1;
    const rows = drifts.map((drift) => {
        const namespacePart = withNamespace ? (0,text_markdown.md) ` in ${(0,text_markdown/* name */.UU)(drift.namespace)}` : text_markdown/* nothing */.s6;
        const job = (0,text_markdown.md) `${(0,job_row/* renderJobLink */.Q7)(drift, context, drift.missing !== 'absent')}${namespacePart}`;
        const kind = (0,text_markdown.md) `${signs[drift.kind]}\u00a0${(0,text_markdown/* prose */.CS)(labelDrift(drift))}`;
        return [(0,text_markdown/* join */.fj)([kind, job], '<br>'), (0,text_markdown/* join */.fj)([(0,text_markdown/* prose */.CS)(describeDrift(drift)), renderChanges(drift)], ' · ')];
    });
    return (0,fit/* rowList */.tX)({ head: [(0,text_markdown.md) `Job`, (0,text_markdown.md) `Drift`], rows, noun: 'job' });
}
function renderChanges({ diff, missing }) {
    const texts = missing === undefined ? (0,job_row/* renderKeyChangeList */.e)(diff.keyChanges) : text_markdown/* nothing */.s6;
    return (0,text_markdown/* isEmpty */.Im)(texts) ? text_markdown/* nothing */.s6 : (0,text_markdown.md) `registering the file: ${texts}`;
}
const maxOpenLines = 40;
const maxFields = 20;
function renderDifferences(drifts, { fileUrl }) {
    const sections = drifts.map(({ id, file, diff, fields, kind }) => {
        const fieldNames = fields.map((field) => (0,text_markdown/* code */.aY)(`${id}:${field}`));
        const accept = (0,text_markdown.md) `. To accept the difference, add to ${(0,text_markdown/* prose */.CS)((0,errors/* describeSetting */.w5)('ignore'))}: ${(0,text_markdown/* listUpTo */.JM)(fieldNames, ', ', maxFields)}`;
        return (0,fit/* foldLines */.r7)({
            summary: (0,text_markdown.md) `<b>${(0,text_markdown/* name */.UU)(id)}</b>`,
            intro: (0,text_markdown.md) `Registering the file would change:`,
            lines: diff.lines,
            facts: (0,text_markdown.md) `${(0,text_markdown/* link */.nf)((0,text_markdown/* code */.aY)(file), fileUrl?.(file))}${kind === 'changed' && fieldNames.length > 0 ? accept : text_markdown/* nothing */.s6}`,
            isOpen: drifts.length <= 3 && diff.lines.length <= maxOpenLines,
        });
    });
    return (0,fit/* blockList */.M2)(sections, (omitted, location) => (0,text_markdown.md) `… and the differences of ${(0,text_markdown/* count */.U9)(omitted, 'more job')} in ${location}.`);
}

// EXTERNAL MODULE: ./build/js/operations/run-context.js + 3 modules
var run_context = __webpack_require__(2557);
// EXTERNAL MODULE: ./build/js/clients/github/repositories.js
var repositories = __webpack_require__(2813);
// EXTERNAL MODULE: ./build/js/files/paths.js
var paths = __webpack_require__(6590);
;// CONCATENATED MODULE: ./build/js/modes/drift/issue.js













const noIssue = { url: '', notes: [], failures: [] };
async function openRepository({ issue, githubToken }, context) {
    const { repo: repository, graphqlUrl, serverUrl } = context.event;
    if (!issue.isEnabled)
        return noIssue;
    if (githubToken === undefined)
        return createSkippedIssue('`github-token` is empty.');
    if (repository === undefined)
        return createSkippedIssue('the repository of this run is not known.');
    const openTracker = async () => {
        const github = await (0,run_context/* connectGitHub */.U)(context, githubToken);
        const author = await (0,find/* getAuthenticatedLogin */.dn)({ github, graphqlUrl, commentAuthor: undefined });
        const branch = await (0,repositories/* readDefaultBranch */.yt)(github, repository);
        const canListByCreator = serverUrl === 'https://github.com';
        return { github, repository, branch, marker: createIssueMarker(issue.id), author, canListByCreator };
    };
    return (0,errors/* orElse */.NW)(openTracker(), createFailedIssue);
}
async function syncIssue(outcome, options) {
    const { tracker, context } = options;
    const { drifts, failed, failures, comparedCount } = outcome;
    const isUncertain = failed.length + failures.length > 0;
    const sync = async () => {
        const issue = await selectIssue(tracker, context.publisher);
        const result = { ...noIssue, url: issue?.html_url ?? '' };
        const isUnknown = comparedCount === 0 && isUncertain;
        if (isUnknown || (drifts.length === 0 && issue?.state !== 'open'))
            return result;
        const summaryName = context.run === undefined ? (0,text_markdown.md) `the step summary` : (0,text_markdown.md) `the step summary of the run`;
        const body = renderDriftIssue(outcome, { ...context, marker: tracker.marker }, (0,fit/* createCommentLimit */.lw)(summaryName));
        if (issue === undefined)
            return openIssue(body, options);
        const isClean = drifts.length === 0 && !isUncertain;
        const edit = {
            ...((0,footer/* isSameComment */.kx)(issue.body ?? '', body) ? {} : { body }),
            ...(isClean ? closeEdit : issue.state === 'open' ? {} : reopenEdit),
        };
        if (Object.keys(edit).length > 0)
            await updateIssue(tracker, issue.number, edit);
        return result;
    };
    return (0,errors/* orElse */.NW)(sync(), createFailedIssue);
}
const closeEdit = { state: 'closed', reason: 'completed' };
const reopenEdit = { state: 'open', reason: 'reopened' };
async function selectIssue(tracker, publisher) {
    const { open, closed } = await findIssues(tracker);
    const [first = closed, ...duplicates] = open;
    for (const { number } of duplicates) {
        const body = publisher.markdown((0,text_markdown.md) `Duplicate of #${first?.number ?? 0}, which was opened at the same time.`);
        await (0,errors/* orUndefined */.y0)(updateIssue(tracker, number, { body, state: 'closed', reason: 'not_planned' }));
    }
    return first;
}
async function openIssue(body, { tracker, labels, context }) {
    const { environment, branch, publisher } = context;
    const location = environment === undefined ? '' : ` in ${environment}`;
    const title = publisher.line(`Drift${location}: Nomad jobs differ from ${branch}`);
    const created = await (0,responses/* createOnce */.Ur)(createIssue(tracker, { title, body, labels }), async () => (await findIssues(tracker)).open.find((issue) => issue.body === body));
    const missingLabels = findMissingLabels(created, labels);
    const text = `The issue has no label ${(0,numbers/* codeList */.E5)(missingLabels)}: the server did not set it. Create it in the repository, and add it to the issue.`;
    return { ...noIssue, url: created.html_url, notes: missingLabels.length === 0 ? [] : [{ level: 'warning', text }] };
}
function createSkippedIssue(reason) {
    return { ...noIssue, notes: [{ level: 'notice', text: `No issue was updated: ${reason}` }] };
}
function createFailedIssue(failure) {
    const { reason, message } = failure;
    if (reason !== 'unauthorized' && reason !== 'not-found')
        return { ...noIssue, failures: [failure.withContext('The issue could not be written')] };
    const hint = reason === 'unauthorized'
        ? 'Give the job `permissions: { contents: read, issues: write }`, or set `issue: off`.'
        : 'Enable issues in the settings of the repository, or set `issue: off`.';
    const refusal = new errors/* ActionError */.lZ({ reason, message, hint, help: 'no-permission-to-write-issues' });
    const text = `No issue was updated; the drift is in the step summary. ${(0,documentation/* formatFailure */.M3)(refusal)}`;
    return { ...noIssue, notes: [{ level: 'warning', text }] };
}
async function checkCheckout({ github, repository, branch }, { checkout, dependsOn, workspace, commit }) {
    if (commit === undefined)
        return createSkippedIssue('the checked-out commit is not known.');
    const names = await (0,errors/* orElse */.NW)((0,repositories/* listBranchChanges */.Us)(github, repository, { commit, branch }), (error) => error.reason === 'not-reviewed'
        ? createSkippedIssue(`the checkout is not the default branch: ${error.message}.`)
        : createFailedIssue(error));
    if ('notes' in names)
        return names;
    if (!dependsOn(names.map((0,paths/* toWorkspaceName */.kM)(workspace, checkout?.root))))
        return undefined;
    return createSkippedIssue(`branch \`${branch}\` has changed job files since the checked-out commit. A run of the newest commit writes it.`);
}

// EXTERNAL MODULE: ./build/js/jobfiles/discovery/collect.js
var collect = __webpack_require__(278);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/touched-files.js
var touched_files = __webpack_require__(5132);
// EXTERNAL MODULE: ./build/js/operations/planning/declarations.js
var declarations = __webpack_require__(1102);
// EXTERNAL MODULE: ./build/js/operations/learn-job.js
var learn_job = __webpack_require__(8697);
// EXTERNAL MODULE: ./build/js/review/random-changes.js
var random_changes = __webpack_require__(4872);
// EXTERNAL MODULE: ./build/js/operations/planning/plan-job.js + 10 modules
var plan_job = __webpack_require__(4453);
// EXTERNAL MODULE: ./build/js/operations/planning/late-fields.js
var late_fields = __webpack_require__(4253);
// EXTERNAL MODULE: ./build/js/operations/find-job.js
var find_job = __webpack_require__(1060);
// EXTERNAL MODULE: ./build/js/nomad-plan/diff-lines.js + 1 modules
var diff_lines = __webpack_require__(1187);
// EXTERNAL MODULE: ./build/js/nomad-plan/spec.js
var spec = __webpack_require__(9203);
// EXTERNAL MODULE: ./build/js/redaction/spec-fields.js
var spec_fields = __webpack_require__(3067);
// EXTERNAL MODULE: ./build/js/modes/drift/ignored-fields.js
var ignored_fields = __webpack_require__(5545);
;// CONCATENATED MODULE: ./build/js/modes/drift/compare-jobs.js















async function compareJobs(run) {
    const { inputs, workspace, deadline, redactor } = run;
    const nomad = (0,learn_job/* addRedaction */.l8)(run.nomad, redactor, inputs.redaction);
    const collection = await (0,collect/* collectJobs */.r)({ inputs: inputs.jobFiles, workspace, changes: undefined, deadline });
    const planningRun = { ...run, nomad, base: undefined };
    const listLive = createLiveList(nomad);
    const ids = new Set();
    const { jobs, failed } = await (0,each_job/* processJobs */.av)(collection, planningRun, (parsedFile) => {
        ids.add(parsedFile.target.id);
        return compareJob(parsedFile, planningRun, listLive);
    });
    const unusedLines = inputs.ignoredLines.filter((line) => ![...ids].some((id) => (0,ignored_fields/* namesJob */.cO)(line, id)));
    if (unusedLines.length > 0 && failed.length === 0)
        run.warn('Unused input', `Input \`ignore\` names a job that no job file has: ${(0,numbers/* codeList */.E5)(unusedLines)}. Correct or remove it.`);
    const drifts = jobs.flatMap(({ drift }) => drift ?? []);
    return {
        drifts: drifts.toSorted((a, b) => driftKinds.indexOf(a.kind) - driftKinds.indexOf(b.kind) || (a.file < b.file ? -1 : 1)),
        failed,
        comparedCount: jobs.length,
        endedJobs: jobs.flatMap(({ endedJob }) => endedJob ?? []),
        failures: [],
        dependsOn: (names) => names.some(collection.isJobFile) ||
            collection.jobs.some(({ file, findDependencies }) => (0,touched_files/* isTouched */.D)(findDependencies().lookups, { names, removed: [] }, collection.budget.openFileBudget(file.name))),
    };
}
const perPage = 2000;
function createLiveList(nomad) {
    return (0,find_job/* listOncePerPlace */.Mo)(async (place) => {
        const jobs = new Map();
        for await (const page of nomad.pages.listJobs({ ...place, perPage })) {
            for (const { ID, Status, Stop } of page.jobs)
                jobs.set(ID, { Status, Stop });
        }
        return jobs;
    });
}
async function compareJob(file, { inputs, nomad, redactor }, listLive) {
    const parsedFile = { ...file, spec: await fillIn(file, nomad), late: undefined };
    const address = (0,declarations/* addressJob */.Kh)(parsedFile.target, { inputs });
    const [planned, listed] = await Promise.all([(0,plan_job/* requestPlan */.jd)(parsedFile, { inputs, nomad }), listLive(address)]);
    const isIgnored = (path) => inputs.ignore.some((names) => names(address.id, (0,spec_fields/* labelField */.fC)(path)));
    const judgment = judgePlan(planned, listed.get(address.id), isIgnored);
    if (judgment === 'same') {
        if (planned.plan.uncompared !== undefined)
            throw planned.plan.uncompared;
        return {};
    }
    if (judgment === 'ended')
        return { endedJob: redactor.redactName(address.id) };
    const { diff, name } = (0,plan_job/* redactPlan */.nw)(planned, { redaction: inputs.redaction, redactor });
    const shownDiff = diff && (0,ignored_fields/* removeIgnoredFields */.on)(diff, isIgnored);
    const drift = {
        ...judgment,
        file: planned.loadedJob.file.name,
        id: name(address.id),
        namespace: name(address.namespace),
        region: address.region === '' ? undefined : name(address.region),
        diff: shownDiff === undefined ? diff_lines/* noDiff */.vL : (0,diff_lines/* viewDiff */.Hc)(shownDiff, inputs.verbose),
        fields: shownDiff === undefined || shownDiff.Type === 'Added' ? [] : [...new Set((0,ignored_fields/* listChangedFields */.aR)(shownDiff))],
    };
    return { drift };
}
async function fillIn({ late, spec, target }, nomad) {
    if (late === undefined || late.fields.every((field) => (0,late_fields/* isValued */.oy)(field, late.values)))
        return spec;
    const live = await (0,find_job/* readLiveJob */.k8)(nomad, target);
    return live === undefined ? spec : (0,late_fields/* fillRunningValues */.bP)(spec, live, late);
}
function judgePlan({ job, plan: { Diff: diff, JobModifyIndex: index }, random }, live, isIgnored) {
    if (index === 0)
        return (0,spec/* isBatch */.bG)(job) ? 'ended' : { kind: 'missing', missing: 'absent' };
    if (live?.Stop === true)
        return { kind: 'missing', missing: 'stopped' };
    const shouldRun = job.Type === 'system' || (job.TaskGroups ?? []).some(({ Count }) => (Count ?? 1) > 0);
    if (live?.Status === 'dead' && shouldRun && !(0,spec/* isBatch */.bG)(job) && !(0,spec/* isParentJob */.kt)(job))
        return { kind: 'missing', missing: 'dead' };
    const rest = diff === null ? null : (0,ignored_fields/* removeIgnoredFields */.on)(diff, isIgnored);
    return rest === null || (rest.Type !== 'None' && !(0,random_changes/* changesOnlyRandom */.b)(rest, random)) ? { kind: 'changed' } : 'same';
}

// EXTERNAL MODULE: ./build/js/text/log-text.js
var log_text = __webpack_require__(872);
// EXTERNAL MODULE: ./build/js/report/plan/plan-outputs.js
var plan_outputs = __webpack_require__(8097);
// EXTERNAL MODULE: ./build/js/report/result.js
var result = __webpack_require__(400);
;// CONCATENATED MODULE: ./build/js/modes/drift/index.js

















const mode = {
    inputs: inputs/* driftInputs */.j,
    activity: 'Comparing jobs',
    writes: [],
    read: inputs/* readDriftInputs */.z,
    run: findDrift,
    report: createDriftReport,
};
async function findDrift(inputs, context) {
    const { workspace } = context;
    const tracker = await openRepository(inputs, context);
    const checkout = await (0,git/* readCheckout */.b$)(inputs.jobFiles.workingDirectory, workspace);
    const commit = checkout?.commit ?? context.event.sha;
    const outcome = await (0,errors/* withErrors */.u$)(compare(inputs, context), { ...nothingCompared, dependsOn: () => false });
    const branch = 'branch' in tracker ? tracker.branch : (context.event.subject.defaultBranch ?? 'main');
    const event = await (0,comment_target/* addRunPage */.az)(context.event, 'github' in tracker ? tracker : undefined);
    const driftContext = { ...createDriftContext(branch, inputs, { ...context, event }), commit };
    const issue = async () => {
        if (!('branch' in tracker))
            return tracker;
        const other = await checkCheckout(tracker, { ...outcome, checkout, workspace, commit });
        return other ?? syncIssue(outcome, { tracker, labels: inputs.issueLabels, context: driftContext });
    };
    return { outcome, context: driftContext, issue: await issue(), failOnDrift: inputs.failOnDrift };
}
async function compare(inputs, context) {
    return compareJobs(await (0,each_job/* createJobDependencies */.DX)(inputs, context, { verb: 'Compared' }));
}
function createDriftContext(branch, { nomad, ui, issue }, { event, runner }) {
    const atBranch = { ...event, pullRequest: undefined, sha: branch.split('/').map(encodeURIComponent).join('/') };
    const commentContext = (0,comment_target/* buildCommentContext */.fy)({ event: atBranch, runner, inputs: { nomad, ui, comment: issue } });
    return { ...commentContext, marker: undefined, errors: [], branch };
}
function createDriftReport({ outcome, context, issue, failOnDrift }) {
    const headline = describeDriftRun(outcome);
    const { notes, failures } = issue;
    const hasDrift = outcome.drifts.length > 0;
    const failed = failOnDrift && hasDrift ? [createDriftError(headline)] : [];
    const errors = [...(0,plan_outcome/* listFailures */.As)(outcome), ...failures, ...failed];
    const fullContext = { ...context, errors: [...failures, ...failed] };
    const markdown = (0,published/* toPublished */.ad)(`${renderDriftIssue(outcome, fullContext, (0,fit/* createSummaryLimit */.ci)((0,text_markdown.md) `the output \`jobs\``))}\n`);
    const issueLine = issue.url === '' ? [] : [(0,log_text/* plain */.pj) `Issue: ${issue.url}`];
    return {
        errors,
        log: [
            ...outcome.drifts.map(createDriftLog),
            { kind: 'errors', errors },
            ...notes.map(({ level, text }) => ({ kind: level, text: (0,log_text/* plainLines */.y1)(text) })),
            { kind: 'text', text: (0,log_text/* joinLog */.Vq)([(0,log_text/* plain */.pj) `Drift: ${headline}`, ...issueLine]) },
        ],
        summary: markdown,
        outputs: { summary: headline, changed: 'false', drifted: String(hasDrift), 'issue-url': issue.url },
        data: {
            jobs: [
                ...outcome.drifts.map(createDriftedJob),
                ...outcome.failed.map((file) => ({ ...(0,plan_outputs/* describeFailedFile */.Do)(file), effect: 'unknown' })),
            ],
        },
        files: { markdown: { name: 'drift.md', parts: [markdown], isPrivate: false } },
    };
}
function createDriftError(headline) {
    return new errors/* ActionError */.lZ({
        reason: 'drifted',
        message: (0,numbers/* capitalize */.ZH)(headline),
        hint: 'Register the job files, or change them in a pull request. To succeed with drift, set `fail-on-drift: false`.',
    });
}
function createDriftLog(drift) {
    const name = (0,log_text/* plain */.pj) `${drift.id} (${drift.file}): ${describeDrift(drift)}`;
    return { kind: 'group', name, text: (0,log_text/* joinLog */.Vq)(drift.diff.lines) };
}
function createDriftedJob(drift) {
    const { id, namespace, region = '', file, kind: effect, missing = '', fields, diff } = drift;
    return (0,result/* createResultJob */.R7)({ id, namespace, region, file, effect, missing, fields, diff: [...diff.lines] });
}


/***/ }),

/***/ 233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mode: () => (/* binding */ mode)
/* harmony export */ });
/* harmony import */ var _nomad_mode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7852);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6092);
/* harmony import */ var _operations_find_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1060);
/* harmony import */ var _rollout_judge_deployment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(887);
/* harmony import */ var _operations_token_token_rights_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3212);
/* harmony import */ var _operations_follow_follow_rollout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(674);
/* harmony import */ var _operations_write_permitted_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9655);
/* harmony import */ var _report_write_report_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4437);








const mode = (0,_nomad_mode_js__WEBPACK_IMPORTED_MODULE_0__/* .createNomadMode */ .R)({
    inputs: _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluateInputs */ .D,
    activity: 'Evaluating',
    writes: ['evaluate', 'promote'],
    read: _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readEvaluateInputs */ .r,
    run: evaluate,
    report: evaluateReport,
});
async function evaluate(run) {
    const { inputs, nomad } = run;
    const { job: id } = inputs;
    const job = await (0,_operations_find_job_js__WEBPACK_IMPORTED_MODULE_2__/* .findJob */ .pC)(nomad, inputs);
    (0,_operations_find_job_js__WEBPACK_IMPORTED_MODULE_2__/* .requireAllocations */ .TI)(job, 'evaluate');
    (0,_operations_find_job_js__WEBPACK_IMPORTED_MODULE_2__/* .requireStarted */ .T1)(job);
    const index = job.JobModifyIndex ?? 0;
    const live = { index, version: job.Version ?? undefined, failures: [] };
    if (inputs.dryRun)
        return { ...live, result: 'dry-run' };
    const deployment = await nomad.readJobsMostRecentDeployment({ id });
    const isWaiting = deployment !== null && !(0,_rollout_judge_deployment_js__WEBPACK_IMPORTED_MODULE_3__/* .isOver */ .PU)(deployment) && (0,_rollout_judge_deployment_js__WEBPACK_IMPORTED_MODULE_3__/* .listWaitingGroups */ .GA)(deployment).size > 0;
    const denials = isWaiting ? await (0,_operations_token_token_rights_js__WEBPACK_IMPORTED_MODULE_4__/* .findPromotionDenials */ .Zs)([{ id }], run) : [];
    if (denials.length > 0)
        return { ...live, result: 'none', failures: denials };
    const EvalID = await createEvaluation(job, run);
    const endedDeploymentId = deployment !== null && (0,_rollout_judge_deployment_js__WEBPACK_IMPORTED_MODULE_3__/* .isOver */ .PU)(deployment) ? deployment.ID : undefined;
    const write = await (0,_operations_follow_follow_rollout_js__WEBPACK_IMPORTED_MODULE_5__/* .followWrite */ .xP)(run, { JobModifyIndex: index, EvalID, endedDeploymentId }, job);
    return { ...write, version: write.version ?? live.version };
}
async function createEvaluation(job, { inputs, nomad, log, requestPermit }) {
    const { job: id, forceReschedule } = inputs;
    const listEvaluations = async () => nomad.listJobEvaluations({ id });
    const before = new Set((await listEvaluations()).map(({ ID }) => ID));
    const findEffect = async () => {
        const evaluation = (await listEvaluations()).find((candidate) => !before.has(candidate.ID) && candidate.TriggeredBy === 'job-register')?.ID;
        const text = evaluation === undefined ? 'evaluating again, which is harmless' : `found evaluation ${evaluation.slice(0, 8)}`;
        log(`${id}: the response was lost; ${text}.`);
        return evaluation;
    };
    return (0,_operations_write_permitted_js__WEBPACK_IMPORTED_MODULE_6__/* .writeToNomad */ .Ck)({
        readBefore: () => (0,_operations_write_permitted_js__WEBPACK_IMPORTED_MODULE_6__/* .toState */ .xU)(job),
        requestPermit: async () => requestPermit('evaluate', { job: id, index: job.JobModifyIndex }),
        send: async (permit) => (await nomad.createJobEvaluation(permit, { id, forceReschedule })).EvalID,
        findEffect,
    });
}
const hints = {
    failed: 'The deployment was active before the evaluation. Find and fix the cause of its failure.',
    'rolled-back': 'The deployment was active before the evaluation; an earlier version runs again.',
    'placement-blocked': 'Nomad places the rest when a node is available. Add capacity, or correct the job.',
    'timed-out': 'Nomad continues. Re-run this workflow job to check the result; raise `timeout` if it takes longer.',
};
function evaluateReport(write, { job, forceReschedule }) {
    const rescheduleNote = forceReschedule ? ', failed allocations rescheduled immediately' : '';
    const results = {
        already: '',
        'dry-run': `Dry run: \`${job}\` would be evaluated${rescheduleNote}`,
        done: `Evaluated \`${job}\`${rescheduleNote}`,
    };
    return (0,_report_write_report_js__WEBPACK_IMPORTED_MODULE_7__/* .createWriteReport */ .w)(write, { job, results, hints });
}


/***/ }),

/***/ 5290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mode: () => (/* binding */ mode)
/* harmony export */ });
/* harmony import */ var _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7321);
/* harmony import */ var _operations_follow_steer_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5540);
/* harmony import */ var _report_deployment_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7377);
/* harmony import */ var _nomad_mode_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7852);




const mode = (0,_nomad_mode_js__WEBPACK_IMPORTED_MODULE_3__/* .createNomadMode */ .R)({
    inputs: _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .steerInputs */ .z0,
    activity: 'Failing a deployment',
    writes: ['fail'],
    read: _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .readCommandedJobInputs */ .dJ,
    run: async (run) => (0,_operations_follow_steer_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .steerDeployment */ .T)('fail-deployment', run),
    report: _report_deployment_report_js__WEBPACK_IMPORTED_MODULE_2__/* .createSteerReport */ .oz,
    commanded: { verb: 'fail' },
});


/***/ }),

/***/ 5010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mode: () => (/* binding */ mode)
/* harmony export */ });
/* harmony import */ var _nomad_mode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7852);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9497);
/* harmony import */ var _report_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(400);
/* harmony import */ var _redaction_judge_value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6614);
/* harmony import */ var _redaction_redact_diff_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6839);
/* harmony import */ var _redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8300);
/* harmony import */ var _operations_learn_job_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8697);
/* harmony import */ var _text_fit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6851);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2211);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4482);
/* harmony import */ var _text_times_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5502);











const mode = (0,_nomad_mode_js__WEBPACK_IMPORTED_MODULE_0__/* .createNomadMode */ .R)({
    inputs: _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .listInputs */ .S,
    activity: 'Listing jobs',
    writes: [],
    failedOutputs: { matrix: '{"include":[]}' },
    read: _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readListInputs */ .A,
    run: listMatchingJobs,
    report: createReport,
});
const perPage = 100;
function showsMeta({ redaction }) {
    return redaction.reveal.length > 0;
}
async function listMatchingJobs({ inputs, nomad, redactor }) {
    const request = { filter: inputs.filter, perPage, meta: showsMeta(inputs) || undefined };
    const pages = await Array.fromAsync(nomad.pages.listJobs(request));
    const rules = (0,_operations_learn_job_js__WEBPACK_IMPORTED_MODULE_6__/* .createLiveRules */ .gM)(redactor, inputs.redaction);
    return pages.flatMap(({ jobs }) => jobs.map((job) => redactStub(job, rules)));
}
const metaAddress = { group: undefined, task: undefined, objects: [], side: 'live' };
function redactStub(job, rules) {
    const { ID, Name, Meta, JobSummary } = job;
    const groups = Object.entries(JobSummary?.Summary ?? {}).map(([group, counts]) => [(0,_redaction_redact_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .showName */ .$i)(group, rules), counts]);
    return {
        ...job,
        ID: (0,_redaction_redact_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .showName */ .$i)(ID, rules),
        Name: (0,_redaction_redact_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .showName */ .$i)(Name, rules),
        Meta: redactMeta(Meta, rules),
        JobSummary: JobSummary && { ...JobSummary, Summary: Object.fromEntries(groups) },
    };
}
function redactMeta(meta, rules) {
    const entries = Object.entries(meta).map(([key, value]) => [
        (0,_redaction_redact_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .showName */ .$i)(key, rules),
        (0,_redaction_judge_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isShown */ .aJ)({ ...metaAddress, name: `Meta[${key}]` }, value, rules) ? value : _redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_5__/* .hiddenMark */ .sd,
    ]);
    return Object.fromEntries(entries);
}
const maxMatrixJobs = 256;
const maxRows = 500;
function createReport(jobs, inputs, ui) {
    const sortedJobs = jobs.toSorted((a, b) => Number(isDegraded(b)) - Number(isDegraded(a)));
    const { region = '' } = inputs.nomad;
    const include = jobs.slice(0, maxMatrixJobs).map(({ ID: job, Namespace: namespace, Type: type, Status: status }) => {
        return { job, namespace, region, type, status };
    });
    return {
        headline: describeListing(jobs, inputs),
        lines: listLogLines(sortedJobs, inputs),
        sign: jobs.some(isDegraded) ? '🟠' : '🟢',
        failures: [],
        notes: createNotes(jobs, inputs),
        body: [renderJobTable(sortedJobs, inputs, ui)],
        data: { jobs: jobs.map((job) => createListedJob(job, inputs)) },
        outputs: { changed: 'false', matrix: JSON.stringify({ include }) },
    };
}
function describeListing(jobs, { nomad: { namespace }, filter }) {
    const location = namespace === '*' ? 'all namespaces' : `namespace \`${namespace ?? 'default'}\``;
    const adjective = filter === undefined ? '' : 'matching ';
    if (jobs.length === 0)
        return `No ${adjective}jobs in ${namespace === '*' ? 'any namespace' : location}`;
    const byStatus = [...Map.groupBy(jobs, describeStatus)].toSorted(([, a], [, b]) => b.length - a.length);
    const counts = byStatus.map(([status, group]) => `${group.length} ${status}`).join(', ');
    const degradedJobs = jobs.filter(isDegraded);
    const warning = degradedJobs.length === 0 ? '' : `; ${describeDegraded(degradedJobs)}`;
    return `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(jobs.length, `${adjective}job`)} in ${location}: ${counts}${warning}`;
}
function describeDegraded(jobs) {
    const [only] = jobs.length === 1 ? jobs : [];
    return only === undefined
        ? `${jobs.length} run fewer allocations than desired`
        : `\`${only.ID}\` runs fewer allocations than desired`;
}
function isDegraded(job) {
    if (job.Stop || job.Periodic || job.ParameterizedJob)
        return false;
    return listGroups(job).some(([, { Running, Starting, Queued, Failed, Lost }]) => {
        const hasFailed = job.Type !== 'batch' && job.Type !== 'sysbatch' && Failed + Lost > 0;
        return Starting + Queued > 0 || (Running === 0 && hasFailed);
    });
}
function createNotes(jobs, inputs) {
    const { namespace = 'default' } = inputs.nomad;
    const doubt = /^(?:default|\*)$/.test(namespace) ? '' : `Check that the namespace \`${namespace}\` exists. `;
    if (jobs.length === 0)
        return [{ level: 'notice', text: `${doubt}${emptyMatrixText}` }];
    const hasNoMeta = showsMeta(inputs) && jobs.every(({ Meta }) => Object.keys(Meta).length === 0);
    const tooMany = `The output \`matrix\` contains only the first ${maxMatrixJobs} of ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(jobs.length, 'job')}, because of GitHub's limit. Narrow the list with \`filter\` and use several runs; the output \`jobs\` has all jobs.`;
    return [
        ...(hasNoMeta ? [{ level: 'notice', text: 'No job has metadata.' }] : []),
        ...(jobs.length > maxMatrixJobs ? [{ level: 'warning', text: tooMany }] : []),
    ];
}
const emptyMatrixText = 'The output `matrix` is empty, and GitHub fails a job with an empty matrix: add `if: needs.list.outputs.matrix != \'{"include":[]}\'` to that job.';
function listLogLines(jobs, { nomad }) {
    const omittedCount = jobs.length - maxRows;
    const lines = jobs.slice(0, maxRows).map((job) => {
        const location = nomad.namespace === '*' ? ` in ${job.Namespace}` : '';
        const words = [describeStatus(job), describeRunning(job)].filter((word) => word !== '');
        return `${job.ID}${location} (${describeType(job)}): ${words.join(', ')}`;
    });
    return omittedCount > 0 ? [...lines, `… and ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(omittedCount, 'job')} more in the output \`jobs\`.`] : lines;
}
function renderJobTable(jobs, { nomad }, ui) {
    const now = Date.now();
    const rows = jobs.map((job) => {
        const { ID: id, Namespace: namespace, Status, SubmitTime } = job;
        const url = ui?.job({ id, namespace, region: nomad.region });
        const location = nomad.namespace === '*' ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__.md) ` in ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(namespace)}` : _text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .nothing */ .s6;
        const sign = isDegraded(job) ? '🟠' : Status === 'dead' ? '⚪' : '🟢';
        const words = [isDegraded(job) ? 'degraded' : '', describeStatus(job), describeRunning(job)];
        return [
            (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__.md) `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .link */ .nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(id), url)}${location} · ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .prose */ .CS)(describeType(job))}`,
            (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__.md) `${sign} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .prose */ .CS)(words.filter((word) => word !== '').join(', '))}`,
            SubmitTime ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__.md) `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .prose */ .CS)((0,_text_times_js__WEBPACK_IMPORTED_MODULE_10__/* .formatAge */ .nV)(now - SubmitTime.getTime()))} ago` : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__.md) `—`,
        ];
    });
    const head = [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__.md) `Job`, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__.md) `Status`, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__.md) `Submitted`];
    return (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_7__/* .rowList */ .tX)({ head, rows, noun: 'job', location: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__.md) `the output \`jobs\``, maxShown: maxRows });
}
function describeType({ Type, Periodic, ParameterizedJob }) {
    return [Type, ...(Periodic ? ['periodic'] : []), ...(ParameterizedJob ? ['parameterized'] : [])].join(', ');
}
function describeStatus({ Status, Stop }) {
    return Stop && Status === 'dead' ? 'dead (stopped)' : Status;
}
function describeRunning(job) {
    if (job.Periodic || job.ParameterizedJob) {
        const { Pending = 0, Running = 0, Dead = 0 } = job.JobSummary?.Children ?? {};
        const counts = [`${Pending} pending`, `${Running} running`, `${Dead} dead`].filter((text) => !text.startsWith('0 '));
        return counts.length === 0 ? '' : `children: ${counts.join(', ')}`;
    }
    return listGroups(job)
        .map(([name, { Running, Starting, Queued }]) => ({ name, Running, desired: Running + Starting + Queued }))
        .filter(({ desired }) => desired > 0 || isDegraded(job))
        .map(({ name, Running, desired }) => `${name} ${Running} of ${desired}`)
        .join(', ');
}
function listGroups({ JobSummary }) {
    return Object.entries(JobSummary?.Summary ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
function createListedJob(job, inputs) {
    const children = job.JobSummary?.Children;
    return (0,_report_result_js__WEBPACK_IMPORTED_MODULE_2__/* .createResultJob */ .R7)({
        id: job.ID,
        namespace: job.Namespace,
        region: inputs.nomad.region ?? '',
        type: job.Type,
        status: job.Status,
        stopped: job.Stop,
        periodic: job.Periodic,
        parameterized: job.ParameterizedJob,
        parent: job.ParentID,
        priority: job.Priority,
        groups: Object.fromEntries(listGroups(job).map(([name, counts]) => [name, lowerKeys(counts)])),
        ...(children === null || children === undefined ? {} : { children: lowerKeys(children) }),
        index: job.JobModifyIndex,
        submitted: job.SubmitTime?.toISOString() ?? '',
        ...(showsMeta(inputs) ? { meta: job.Meta } : {}),
    });
}
function lowerKeys(counts) {
    return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name.toLowerCase(), count]));
}


/***/ }),

/***/ 7852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ createNomadMode)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _operations_commands_run_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7519);
/* harmony import */ var _operations_connect_nomad_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(666);
/* harmony import */ var _report_run_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4159);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2211);
/* harmony import */ var _text_fit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6851);
/* harmony import */ var _report_nomad_ui_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1129);
/* harmony import */ var _review_commands_refusals_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7557);








function createNomadMode(options) {
    const { failedOutputs = {}, run, report, commanded, ...mode } = options;
    const runMode = async (inputs, context, evidence) => {
        const pendingReport = (0,_operations_connect_nomad_js__WEBPACK_IMPORTED_MODULE_2__/* .startNomadRun */ .d7)(inputs, context, evidence).then(async (nomadRun) => report(await runWithCause(nomadRun, run, mode.writes[0]), inputs, createRunLinks(inputs)));
        return addLinks(await toFailureReport(pendingReport, failedOutputs), inputs);
    };
    return {
        ...mode,
        async run(inputs, context) {
            const { command: settings, nomad } = inputs;
            if (commanded === undefined || settings === undefined)
                return runMode(inputs, context);
            const { verb, setVersion } = commanded;
            const running = (0,_operations_commands_run_command_js__WEBPACK_IMPORTED_MODULE_1__/* .runCommand */ .d1)({ ...context, verb, settings, nomad }, async ({ judgment, judgeAgain, end }) => {
                const { version } = judgment.command;
                const versionInputs = version === undefined ? inputs : (setVersion?.(inputs, version) ?? inputs);
                const endReport = await runMode({ ...versionInputs, job: readCommandedJob(judgment) }, context, async () => toCommandEvidence(await judgeAgain()));
                const { headline, failures } = endReport;
                const text = typeof headline === 'string' ? headline : headline.message;
                await end({ headline: text, failures, hasChangedJob: context.gate.hasChanged() });
                return endReport;
            });
            return toFailureReport(running);
        },
        report: _report_run_report_js__WEBPACK_IMPORTED_MODULE_3__/* .expandReport */ .rk,
    };
}
function readCommandedJob({ command, job }) {
    const id = command.job ?? job?.id;
    if (typeof id !== 'string')
        throw (0,_review_commands_refusals_js__WEBPACK_IMPORTED_MODULE_7__/* .createNotApplicableRefusal */ .vL)('The record of the plan does not name the job');
    return id;
}
function toCommandEvidence(judgment) {
    const { comment, command, job, pullRequest, isApproved } = judgment;
    return {
        kind: 'command',
        verb: command.verb,
        job: readCommandedJob(judgment),
        comment: comment.id,
        lastComment: job?.command,
        index: job?.done?.index,
        isApproved,
        source: { plan: command.plan ?? '', pullRequest: pullRequest.number, commit: pullRequest.headSha, approvedBy: [] },
    };
}
async function toFailureReport(report, outputs = {}) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orElseAll */ .YR)(report, (failures) => ({ headline: failures[0] ?? '', sign: '🔴', failures, outputs }));
}
const pastVerbs = {
    stop: 'stopped',
    promote: 'promoted',
    fail: 'failed',
    revert: 'reverted',
    scale: 'scaled',
    restart: 'restarted',
    dispatch: 'dispatched',
    evaluate: 'evaluated',
    'periodic-force': 'launched',
    stable: 'marked',
};
async function runWithCause(run, execute, verb) {
    try {
        return await execute(run);
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ))
            throw error;
        const cause = (await run.findCause(error)) ?? error;
        const past = verb === undefined || run.gate.hasChanged() ? undefined : pastVerbs[verb];
        if (cause.help !== 'missing-capability' || past === undefined)
            throw cause;
        const { job } = run.inputs;
        const subject = job === undefined ? 'Nothing' : `${verb === 'fail' ? 'The deployment of ' : ''}\`${job}\``;
        throw cause.withContext(`${subject} was not ${past}`);
    }
}
function createRunLinks({ ui }) {
    return ui === undefined ? undefined : (0,_report_nomad_ui_js__WEBPACK_IMPORTED_MODULE_6__/* .createUiLinks */ .y)(ui);
}
function hasNoPage({ reason, help }) {
    return reason === 'not-found' || reason === 'unreachable' || help === 'not-nomad';
}
function addLinks(report, inputs) {
    const { job: id, nomad } = inputs;
    if (id === undefined)
        return report;
    const job = { id, namespace: nomad.namespace ?? 'default', region: nomad.region };
    const namedReport = { ...report, job: { ...job, region: job.region ?? '', ...report.job } };
    const ui = createRunLinks(inputs);
    const jobUrl = ui?.job(job);
    if (jobUrl === undefined || report.failures.some(hasNoPage))
        return namedReport;
    const { deployment = '', child = '' } = namedReport.job;
    const pages = [
        [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `Job in Nomad`, jobUrl],
        [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `Deployments`, deployment === '' ? undefined : ui?.deployments(job)],
        [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `Launched job`, child === '' ? undefined : ui?.job({ ...job, id: child })],
    ];
    const links = pages.flatMap(([text, url]) => (url === undefined ? [] : [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)(text, url)]));
    const body = [...(report.body ?? []), (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_5__/* .keepWhole */ .J5)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(links, ' · '))];
    return { ...namedReport, body, outputs: { ...report.outputs, url: jobUrl } };
}


/***/ }),

/***/ 6725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mode: () => (/* binding */ mode),
/* harmony export */   parse: () => (/* binding */ parse),
/* harmony export */   parseReport: () => (/* binding */ parseReport)
/* harmony export */ });
/* harmony import */ var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3956);
/* harmony import */ var _report_run_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4159);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8752);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2027);
/* harmony import */ var _operations_comments_comment_target_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3395);
/* harmony import */ var _operations_planning_each_job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7834);
/* harmony import */ var _operations_token_token_rights_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3212);
/* harmony import */ var _jobfiles_discovery_collect_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(278);
/* harmony import */ var _operations_planning_parse_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5903);
/* harmony import */ var _report_plan_plan_outcome_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1535);
/* harmony import */ var _report_failure_items_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8762);
/* harmony import */ var _text_fit_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6851);
/* harmony import */ var _text_published_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9618);
/* harmony import */ var _text_log_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(872);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(2211);
/* harmony import */ var _report_plan_plan_outputs_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(8097);
/* harmony import */ var _report_result_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(400);
/* harmony import */ var _report_plan_describe_plan_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(9042);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(4482);



















const mode = {
    inputs: _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .parseInputs */ .T,
    activity: 'Parsing',
    writes: [],
    read: _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readParseInputs */ .V,
    run: parse,
    report: parseReport,
    withheld: {
        isWithheld: _inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .isConnectionWithheld */ .ef,
        report: () => (0,_report_run_report_js__WEBPACK_IMPORTED_MODULE_1__/* .createForkReport */ .x1)('parsed', { outputs: { changed: 'false' }, files: parseOutputFiles([]) }),
    },
};
async function parse(inputs, context) {
    const nothingParsed = { jobs: [], failed: [], skippedCount: 0, failures: [] };
    const outcome = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .withErrors */ .u$)(parseFiles(inputs, context), nothingParsed);
    return { outcome, fileUrl: (0,_operations_comments_comment_target_js__WEBPACK_IMPORTED_MODULE_4__/* .createFileUrl */ .c7)(context.event) };
}
async function parseFiles(inputs, context) {
    const { event, runner } = context;
    const connection = await (0,_operations_planning_each_job_js__WEBPACK_IMPORTED_MODULE_5__/* .createJobDependencies */ .DX)(inputs, context, { verb: 'Parsed', githubToken: inputs.githubToken });
    const collection = await (0,_jobfiles_discovery_collect_js__WEBPACK_IMPORTED_MODULE_7__/* .collectJobs */ .r)({ ...connection, inputs: inputs.jobFiles });
    const { jobs, failed } = await (0,_operations_planning_each_job_js__WEBPACK_IMPORTED_MODULE_5__/* .processJobs */ .av)(collection, { ...connection, base: undefined }, async (parsedFile) => createParsedJob(parsedFile, inputs, connection.redactor.redactName));
    if (jobs.length > 0)
        context.runInBackground((0,_operations_token_token_rights_js__WEBPACK_IMPORTED_MODULE_6__/* .warnAboutManagementToken */ .gQ)({ event, runner, ...connection }));
    return { jobs, failed, skippedCount: collection.skippedCount, failures: [] };
}
function createParsedJob({ loadedJob, spec: job, target: { namespace = 'default', region } }, inputs, name) {
    return {
        file: loadedJob.file.name,
        id: name(job.ID),
        namespace: name(namespace),
        region: region === undefined ? undefined : name(region),
        type: job.Type ?? 'service',
        groups: (job.TaskGroups ?? []).map(({ Name, Count }) => ({ name: name(Name ?? ''), count: Count ?? 1 })),
        ...(0,_operations_planning_parse_file_js__WEBPACK_IMPORTED_MODULE_8__/* .planNotes */ .vy)(loadedJob, job, inputs.nomad, name),
        json: JSON.stringify(job),
    };
}
function parseReport({ outcome, fileUrl }, { publisher }) {
    const { jobs, failed, failures } = outcome;
    const errors = (0,_report_plan_plan_outcome_js__WEBPACK_IMPORTED_MODULE_9__/* .listFailures */ .As)(outcome);
    const summary = (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_11__/* .fitDocument */ .VC)(parseDocument(outcome, fileUrl), (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_11__/* .createSummaryLimit */ .ci)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_14__.md) `the log`), publisher);
    const markdown = (0,_text_published_js__WEBPACK_IMPORTED_MODULE_12__/* .toPublished */ .ad)(`${summary}\n`);
    const lines = jobs.map((job) => {
        const groups = job.groups.map(({ name, count }) => `${name} × ${count}`).join(', ') || 'no task group';
        const text = (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_13__/* .plain */ .pj) `${job.id} (${job.file}): ${job.type}, ${groups}`;
        return { kind: 'text', text: (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_13__/* .joinLog */ .Vq)([text, ...(0,_report_plan_describe_plan_js__WEBPACK_IMPORTED_MODULE_17__/* .describeNotes */ .Ne)(job)], (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_13__/* .plain */ .pj) `\n  `) };
    });
    return {
        errors,
        log: [
            ...lines,
            { kind: 'errors', errors },
            { kind: 'text', text: (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_13__/* .plain */ .pj) `Parse: ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_18__/* .toClause */ .HV)(parseHeadline(outcome))}` },
        ],
        summary: markdown,
        outputs: { summary: failures[0]?.message ?? parseHeadline(outcome), changed: 'false' },
        data: { jobs: [...jobs.map(describeParsed), ...failed.map(_report_plan_plan_outputs_js__WEBPACK_IMPORTED_MODULE_15__/* .describeFailedFile */ .Do)] },
        files: { markdown: { name: 'parse.md', parts: [markdown], isPrivate: false }, ...parseOutputFiles(jobs) },
    };
}
function parseOutputFiles(jobs) {
    return { 'job-json': { name: 'jobs.json', parts: (0,_report_run_report_js__WEBPACK_IMPORTED_MODULE_1__/* .formatJsonArray */ .Ph)(jobs.map((job) => job.json)), isPrivate: true } };
}
function parseHeadline({ jobs, failed, skippedCount, failures }) {
    if (failures.length > 0)
        return (0,_report_failure_items_js__WEBPACK_IMPORTED_MODULE_10__/* .describeCauses */ .wh)(failures);
    const parts = [
        jobs.length > 0 ? `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_18__/* .plural */ .LS)(jobs.length, 'file')} parsed` : '',
        skippedCount > 0 ? `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_18__/* .plural */ .LS)(skippedCount, 'file')} not touched` : '',
    ].filter((part) => part !== '');
    const text = parts.join(', ');
    if (failed.length > 0)
        return text === '' ? (0,_report_failure_items_js__WEBPACK_IMPORTED_MODULE_10__/* .describeFailed */ .hi)(failed) : `${(0,_report_failure_items_js__WEBPACK_IMPORTED_MODULE_10__/* .describeFailed */ .hi)(failed)}; ${text}`;
    return text === '' ? 'no job files to parse' : text;
}
function parseDocument(outcome, fileUrl) {
    const all = (0,_report_plan_plan_outcome_js__WEBPACK_IMPORTED_MODULE_9__/* .listFailures */ .As)(outcome);
    const notes = outcome.jobs.flatMap((job) => (0,_report_plan_describe_plan_js__WEBPACK_IMPORTED_MODULE_17__/* .describeNotes */ .Ne)(job).map((note) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_14__.md) `- ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_14__/* .code */ .aY)(job.file)}: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_14__/* .prose */ .CS)(note)}`));
    const rows = outcome.jobs.map((job) => renderRow(job, fileUrl));
    return {
        head: [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_14__.md) `### ${all.length > 0 ? '🔴' : '🟢'} Parse: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_14__/* .prose */ .CS)((0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_18__/* .toClause */ .HV)(parseHeadline(outcome)))}`],
        blocks: [
            (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_11__/* .wrapBlock */ .QI)((0,_text_fit_js__WEBPACK_IMPORTED_MODULE_11__/* .itemList */ ._R)((0,_report_failure_items_js__WEBPACK_IMPORTED_MODULE_10__/* .renderFailureItems */ .zy)(all, fileUrl)), (items) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_14__.md) `**Errors**\n\n${items}`),
            (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_11__/* .rowList */ .tX)({ head: [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_14__.md) `File`, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_14__.md) `Job`], rows, noun: 'job', location: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_14__.md) `the output \`jobs\`` }),
            (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_11__/* .itemList */ ._R)(notes),
        ],
        tail: [],
    };
}
function renderRow(job, fileUrl) {
    const namespacePart = job.namespace === 'default' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_14__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_14__.md) ` in ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_14__/* .code */ .aY)(job.namespace)}`;
    const groups = job.groups.map(({ name, count }) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_14__.md) `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_14__/* .code */ .aY)(name)} × ${count}`);
    const all = groups.length === 0 ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_14__.md) `no task group` : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_14__/* .join */ .fj)(groups, ', ');
    return [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_14__/* .link */ .nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_14__/* .code */ .aY)(job.file), fileUrl?.(job.file)), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_14__.md) `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_14__/* .code */ .aY)(job.id)}${namespacePart} · ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_14__/* .prose */ .CS)(job.type)}, ${all}`];
}
function describeParsed({ file, id, namespace, region, type, groups }) {
    return (0,_report_result_js__WEBPACK_IMPORTED_MODULE_16__/* .createResultJob */ .R7)({
        file,
        id,
        namespace,
        region: region ?? '',
        type,
        groups: Object.fromEntries(groups.map(({ name, count }) => [name, { count }])),
    });
}


/***/ }),

/***/ 8637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mode: () => (/* binding */ mode)
/* harmony export */ });
/* harmony import */ var _nomad_mode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7852);
/* harmony import */ var _inputs_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7321);
/* harmony import */ var _operations_write_permitted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9655);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2027);
/* harmony import */ var _operations_follow_follow_batch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2795);
/* harmony import */ var _operations_find_job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1060);
/* harmony import */ var _report_describe_batch_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89);
/* harmony import */ var _report_describe_rollout_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1772);








const mode = (0,_nomad_mode_js__WEBPACK_IMPORTED_MODULE_0__/* .createNomadMode */ .R)({
    inputs: _inputs_job_js__WEBPACK_IMPORTED_MODULE_1__/* .jobWriteInputs */ .GF,
    activity: 'Launching a periodic job',
    writes: ['periodic-force'],
    read: _inputs_job_js__WEBPACK_IMPORTED_MODULE_1__/* .readJobInputs */ .TD,
    run: forcePeriodic,
    report: createPeriodicForceReport,
});
async function forcePeriodic(dependencies) {
    const { inputs, nomad, log } = dependencies;
    const job = await (0,_operations_find_job_js__WEBPACK_IMPORTED_MODULE_5__/* .findJob */ .pC)(nomad, inputs);
    checkPeriodic(job);
    const emptyOutcome = { child: '', evalId: '', work: undefined, failures: [] };
    if (inputs.dryRun)
        return { ...emptyOutcome, result: 'dry-run' };
    const evalId = await launch(job, dependencies);
    const outcome = { ...emptyOutcome, evalId, result: 'done' };
    const evaluation = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .orElse */ .NW)(nomad.readEvaluation({ id: evalId }), (error) => error.withContext(`\`${inputs.job}\` was launched, but the launched job is unknown`));
    if (evaluation instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ)
        return { ...outcome, failures: [evaluation] };
    const { JobID: child } = evaluation;
    log(`${inputs.job}: launched as ${child}.`);
    if (inputs.wait === 'false')
        return { ...outcome, child };
    const work = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .orElse */ .NW)((0,_operations_follow_follow_batch_js__WEBPACK_IMPORTED_MODULE_4__/* .followBatch */ .m6)({ job: { id: child }, evalId, label: child }, dependencies), (error) => error.withContext(`\`${child}\` was launched, but cannot be followed`));
    return work instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ ? { ...outcome, child, failures: [work] } : { ...outcome, child, work };
}
function checkPeriodic(job) {
    const { ID, Periodic, ParameterizedJob, Dispatched } = job;
    const createError = (reason, problem, hint) => {
        const help = reason === 'blocked' ? 'stopped-job' : 'invalid-dispatch';
        return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ({ reason, message: `The job \`${ID}\` ${problem}`, hint, help });
    };
    const isParameterized = ParameterizedJob !== null && ParameterizedJob !== undefined;
    const hint = isParameterized
        ? 'It is parameterized: launch it with `mode: dispatch`.'
        : 'Only a job with a `periodic` block can be launched.';
    if (Periodic === null || Periodic === undefined)
        throw createError('input', 'is not periodic', hint);
    if (isParameterized && Dispatched !== true)
        throw createError('input', 'is parameterized as well', 'Dispatch it with `mode: dispatch`, then launch the dispatched job.');
    (0,_operations_find_job_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStarted */ .T1)(job);
    if (Periodic['Enabled'] === false)
        throw createError('blocked', 'has a disabled `periodic` block', 'Register it with `enabled = true`.');
}
async function launch(job, { nomad, requestPermit }) {
    return (0,_operations_write_permitted_js__WEBPACK_IMPORTED_MODULE_2__/* .writePermitted */ .CU)({
        readBefore: () => (0,_operations_write_permitted_js__WEBPACK_IMPORTED_MODULE_2__/* .toState */ .xU)(job),
        requestPermit: async () => requestPermit('periodic-force', { job: job.ID, index: job.JobModifyIndex }),
        send: async (permit) => (await nomad.forceNewPeriodicInstance(permit, { id: job.ID })).EvalID,
        mayHaveTakenEffect: (error) => !(0,_operations_write_permitted_js__WEBPACK_IMPORTED_MODULE_2__/* .isRefusal */ .vu)(error),
        async findEffect(error) {
            throw error
                .withContext(`Could not determine whether \`${job.ID}\` was launched`)
                .with({
                help: 'unknown-result-of-a-write',
                hint: `Check the child jobs of \`${job.ID}\` before you re-run this workflow job, which would launch another one.`,
            });
        },
        pauses: [],
    });
}
function createPeriodicForceReport(outcome, { job, nomad: { namespace } }) {
    const { child, evalId, result, work } = outcome;
    const failure = work && (0,_report_describe_batch_js__WEBPACK_IMPORTED_MODULE_6__/* .findBatchFailure */ .G)({ id: child, namespace }, work);
    const failures = failure === undefined ? outcome.failures : [...outcome.failures, failure];
    const text = {
        'dry-run': `Dry run: \`${job}\` would be launched`,
        done: `\`${job}\` was launched as \`${child}\`${work === undefined ? '' : `: ${(0,_report_describe_rollout_js__WEBPACK_IMPORTED_MODULE_7__/* .describeBatchOutcome */ ._8)(work)}`}`,
    };
    return {
        headline: outcome.failures[0] ?? text[result],
        sign: result === 'dry-run' ? '🔵' : '🟢',
        failures,
        cause: failure,
        job: {
            child,
            evaluation: evalId,
            changed: result === 'done',
            outcome: work?.kind ?? '',
            reason: failures[0]?.reason ?? '',
        },
    };
}


/***/ }),

/***/ 346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mode: () => (/* binding */ mode)
/* harmony export */ });
/* harmony import */ var _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7321);
/* harmony import */ var _operations_follow_steer_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5540);
/* harmony import */ var _report_deployment_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7377);
/* harmony import */ var _nomad_mode_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7852);




const mode = (0,_nomad_mode_js__WEBPACK_IMPORTED_MODULE_3__/* .createNomadMode */ .R)({
    inputs: _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .promoteInputs */ .Kr,
    activity: 'Promoting',
    writes: ['promote'],
    read: _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .readCommandedJobInputs */ .dJ,
    run: async (run) => (0,_operations_follow_steer_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .steerDeployment */ .T)('promote', run),
    report: _report_deployment_report_js__WEBPACK_IMPORTED_MODULE_2__/* .createSteerReport */ .oz,
    commanded: { verb: 'promote' },
});


/***/ }),

/***/ 6164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode),
  registerJobs: () => (/* binding */ registerJobs)
});

// EXTERNAL MODULE: ./build/js/modes/register/inputs.js + 1 modules
var inputs = __webpack_require__(9572);
// EXTERNAL MODULE: ./build/js/text/fit.js
var fit = __webpack_require__(6851);
// EXTERNAL MODULE: ./build/js/text/log-text.js
var log_text = __webpack_require__(872);
// EXTERNAL MODULE: ./build/js/text/markdown.js
var markdown = __webpack_require__(2211);
// EXTERNAL MODULE: ./build/js/report/plan/describe-plan.js
var describe_plan = __webpack_require__(9042);
// EXTERNAL MODULE: ./build/js/text/numbers.js
var numbers = __webpack_require__(4482);
// EXTERNAL MODULE: ./build/js/report/comment/approvals.js
var approvals = __webpack_require__(71);
// EXTERNAL MODULE: ./build/js/report/comment/footer.js
var footer = __webpack_require__(3976);
// EXTERNAL MODULE: ./build/js/rollout/outcome.js
var rollout_outcome = __webpack_require__(4436);
;// CONCATENATED MODULE: ./build/js/modes/register/outcome.js

const nothingRegistered = {
    signedRecord: undefined,
    unreviewedReason: undefined,
    jobs: [],
    removed: [],
    failed: [],
    skippedCount: 0,
    failures: [],
    milliseconds: 0,
};
function listLateValues({ late }) {
    return late?.flatMap(({ variable, value, fields }) => (value === undefined ? [] : [{ variable, value, fields }]));
}
function listFilledJobs(jobs) {
    return jobs.flatMap(({ planned, state }) => planned.late !== undefined && ('written' in state || state.kind === 'up-to-date') ? [planned] : []);
}
function listRollouts(jobs) {
    return jobs.flatMap(({ state }) => (state.kind === 'rolled-out' ? [state.rollout] : []));
}
function rankJob(job) {
    if (job.state.kind === 'rolled-out')
        return (0,rollout_outcome/* rankRollout */.m0)(job.state.rollout);
    if (isSuccessfulSoFar(job))
        return 100;
    return job.state.kind === 'refused' || job.state.kind === 'unfollowed' ? -1 : 50;
}
function hasDeployment(state) {
    if (state.kind === 'rolling-out')
        return (state.progress?.deploymentId ?? '') !== '';
    return state.kind === 'rolled-out' && state.rollout.deploymentId !== '';
}
function isPending({ state }) {
    return state.kind === 'rolling-out' || (state.kind === 'not-written' && state.reason === 'waiting');
}
function isSuccessfulSoFar({ state }) {
    if (state.kind === 'rolled-out')
        return (0,rollout_outcome/* isSuccessfulRollout */.ae)(state.rollout);
    return state.kind === 'up-to-date' || state.kind === 'written' || state.kind === 'rolling-out';
}

// EXTERNAL MODULE: ./build/js/report/describe-rollout.js
var describe_rollout = __webpack_require__(1772);
// EXTERNAL MODULE: ./build/js/text/times.js
var text_times = __webpack_require__(5502);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/report/comment/quoted-plan.js
var quoted_plan = __webpack_require__(3743);
// EXTERNAL MODULE: ./build/js/report/rollout-failure.js
var rollout_failure = __webpack_require__(667);
;// CONCATENATED MODULE: ./build/js/modes/register/job-failures.js







const nothingWrittenHint = 'Nothing was written.';
const replanHint = `${nothingWrittenHint} Re-run the plan, have it reviewed, then re-run this workflow job.`;
function describeFix({ part, planRun }, pullRequest) {
    if (part !== 'plan')
        return `${nothingWrittenHint} Another merge or a commit after the plan changed this job. Open a new pull request; its plan shows what is not registered yet.`;
    const run = `the run${planRun === undefined ? '' : ` (${planRun})`} ${pullRequest === undefined ? 'of the plan' : `that planned pull request ${pullRequest}`}`;
    return `${nothingWrittenHint} Nomad would now make different changes: the job or the cluster has changed since the plan. Re-run all jobs of ${run}, have the plan reviewed, then re-run this workflow job.`;
}
function describeEqualInputs(differingInputs = []) {
    if (differingInputs.length === 0)
        return undefined;
    return `${nothingWrittenHint} Plan and register have different inputs: ${differingInputs.join('; ')}. Make them equal, then re-run this workflow job. If you change the inputs of the plan, first re-run the plan and have it reviewed.`;
}
const onceOnly = 'A pull request registers a job once: to register it again, open a new pull request, or, as long as Nomad has that version, go back to it with `mode: revert`.';
function toFailure({ planned: { id, file, diff }, state }, pullRequest) {
    const { reviewedLines, part = 'plan' } = state.kind === 'changed' ? state : {};
    const difference = reviewedLines && ` (${(0,quoted_plan/* describeDifference */.hF)(reviewedLines, diff.lines, part)})`;
    const message = `\`${id}\` was ${describeState(state)}${difference ?? ''}.`;
    const location = { file };
    const fail = (reason, hint, help) => new errors/* ActionError */.lZ({ reason, message, location, hint, help });
    switch (state.kind) {
        case 'changed':
            return fail('plan-changed', describeEqualInputs(state.inputs) ?? describeFix(state, pullRequest));
        case 'not-in-plan':
            return fail('not-reviewed', describeEqualInputs(state.inputs) ??
                `${replanHint} If the plan has too many jobs for one record, split it with one \`environment\` for each part.`);
        case 'done':
            return fail(state.before.outcome === 'rolled-back' ? 'rolled-back' : 'plan-changed', `${state.hasOtherValue === true ? 'Another late value is another registration.' : 'It no longer runs.'} ${onceOnly}`, state.before.outcome === 'rolled-back' ? undefined : 'review-already-used');
        case 'registered-after-plan':
            if (state.denied !== undefined)
                return state.denied.with({
                    message,
                    request: undefined,
                    location,
                    hint: `${nothingWrittenHint} ${state.denied.hint ?? ''}`,
                });
            return fail('plan-changed', state.isCertain
                ? onceOnly
                : `The version history of the job does not reach back to the plan, or Nomad did not return it. ${replanHint}`, 'review-already-used');
        case 'refused':
        case 'unfollowed':
            return state.failure;
        case 'not-written':
            return state.reason === 'time' ? fail('timed-out', 'Re-run this workflow job or raise `timeout`.') : undefined;
        case 'rolled-out':
            return (0,rollout_outcome/* isSuccessfulRollout */.ae)(state.rollout) ? undefined : (0,rollout_failure/* toRolloutError */.r)(state.rollout, { id, file });
        case 'up-to-date':
        case 'rolling-out':
        case 'written':
            return undefined;
    }
}
function isRefused(job) {
    const { state } = job;
    if (state.kind === 'not-written' && state.reason === 'run-refused')
        return true;
    return !('written' in state) && toFailure(job, undefined) !== undefined;
}
function listOtherFailures(outcome) {
    return listRegisterFailures({ ...outcome, jobs: outcome.jobs.filter(({ state }) => state.kind !== 'rolled-out') });
}
const day = 86_400_000;
const refusals = new Set(['plan-changed', 'not-reviewed', 'not-approved']);
function addPlanAge(failure, planAge = 0) {
    if (planAge < day || !refusals.has(failure.reason))
        return failure;
    const age = `The plan is ${(0,numbers/* plural */.LS)(Math.floor(planAge / day), 'day')} old.`;
    return failure.with({ hint: `${age} ${failure.hint ?? ''}`.trim() });
}
function listRegisterFailures(outcome) {
    const failures = [
        ...outcome.failures,
        ...outcome.failed.flatMap((file) => file.failures),
        ...outcome.jobs.flatMap((job) => toFailure(job, outcome.judgedBy?.get(job.planned.file) ?? outcome.signedRecord?.record.pullRequest) ?? []),
        ...outcome.removed.flatMap(({ state }) => (state.kind === 'refused' ? [state.failure] : listChildFailures(state))),
    ];
    return failures.map((failure) => addPlanAge(failure, outcome.planAge));
}
function listChildFailures(state) {
    return state.kind === 'stopped' ? (state.children ?? []).flatMap(({ failure }) => failure ?? []) : [];
}
function describeState(state) {
    return splitState(state).join(': ');
}
function splitState(state) {
    switch (state.kind) {
        case 'up-to-date':
            return ['already up to date'];
        case 'changed': {
            const causes = {
                address: 'the job file declares a different job, namespace or region than the reviewed one',
                specification: 'the specification has changed since the review',
                plan: 'the plan has changed since the review',
            };
            return ['not registered', causes[state.part]];
        }
        case 'not-in-plan':
            return ['not registered', 'no plan of it was reviewed'];
        case 'done':
            return ['not registered again', `${state.before.run} registered it (${state.before.outcome})`];
        case 'registered-after-plan': {
            const cause = 'it was registered after the plan, and then rolled back, reverted or purged';
            return ['not registered again', state.isCertain ? cause : 'whether it was registered after the plan is unknown'];
        }
        case 'not-written':
            if (state.reason === 'failure')
                return [`not registered, because stage ${state.stage} did not complete`];
            if (state.reason === 'promotion')
                return [`not registered until stage ${state.stage} is promoted and this workflow job is re-run`];
            if (state.reason === 'time')
                return ['not registered', 'the run timed out'];
            return [unwritten[state.reason]];
        case 'refused':
            return ['not registered'];
        case 'unfollowed':
            return [`registered, but its outcome is unknown${state.progress ? `; last known: ${state.progress.text}` : ''}`];
        case 'rolling-out':
            return state.progress === undefined ? ['registered'] : ['rolling out', state.progress.text];
        case 'written':
            return ['registered'];
        case 'rolled-out':
            return [(0,describe_rollout/* describeRollout */.lw)(state.rollout)];
    }
}
const unwritten = {
    waiting: 'waiting for other jobs',
    'run-refused': 'not registered',
    'job-differs': 'not registered, because of errors in other jobs',
    'dry-run': 'would be registered',
};
function selectStateLabel(state) {
    if (state.kind === 'rolling-out' && state.progress?.promotionAt !== undefined)
        return `canaries healthy, promotion at ${(0,text_times/* formatMoment */.K9)(state.progress.promotionAt)}`;
    if (state.kind !== 'rolled-out')
        return splitState(state)[0];
    const { rollout } = state;
    if (rollout.kind === 'rolled-back')
        return `rolled back${(0,describe_rollout/* describeVersion */.MP)(rollout)}`;
    return rollout.kind === 'awaiting-promotion' ? 'waits for promotion' : (0,describe_rollout/* labelRollout */.cc)(rollout);
}

// EXTERNAL MODULE: ./build/js/text/visible.js
var visible = __webpack_require__(5410);
// EXTERNAL MODULE: ./build/js/report/failure-items.js
var failure_items = __webpack_require__(8762);
// EXTERNAL MODULE: ./build/js/report/plan/guard-hits.js
var guard_hits = __webpack_require__(9335);
;// CONCATENATED MODULE: ./build/js/modes/register/headline.js









function describeRegister(outcome) {
    const { jobs, failures, failed } = outcome;
    const isWritten = jobs.some(({ state }) => 'written' in state);
    const [failure] = failures;
    if (failure !== undefined) {
        const cause = failure.reason === 'guarded' ? describeGuarded(outcome) : (0,numbers/* removeFullStop */.AF)(failure.message);
        return isWritten ? cause : `Not registered: ${(0,numbers/* toClause */.HV)(cause)}`;
    }
    if (failed.length > 0)
        return `Not registered: ${(0,numbers/* toClause */.HV)((0,failure_items/* describeFailed */.hi)(failed))}`;
    const select = (matches) => jobs.flatMap(({ planned, state }) => (matches(state) ? [planned] : []));
    const stale = select(({ kind }) => kind === 'changed');
    if (stale.length > 0)
        return `Not registered: ${nameJobs(stale)} changed since the review`;
    const unreviewedCount = select(({ kind }) => kind === 'not-in-plan');
    if (unreviewedCount.length > 0)
        return `Not registered: there is no reviewed plan of ${nameJobs(unreviewedCount)}`;
    const stops = outcome.removed.filter(({ state }) => state.kind === 'refused');
    if (stops.length > 0 && !isWritten)
        return `Not registered: ${nameJobs(stops)} changed since the review`;
    const unknown = select((state) => state.kind === 'registered-after-plan' && !state.isCertain);
    if (unknown.length > 0)
        return `Not registered: earlier registrations of ${nameJobs(unknown)} are unknown`;
    const unwritten = select((state) => state.kind === 'not-written' && state.reason === 'dry-run');
    const dry = [
        [unwritten.length, 'would be registered'],
        [outcome.removed.filter(({ state }) => state.kind === 'dry-run').length, 'would be stopped'],
    ].flatMap(([jobsOfKind, label]) => (jobsOfKind === 0 ? [] : [`${(0,numbers/* plural */.LS)(jobsOfKind, 'job')} ${label}`]));
    if (dry.length > 0)
        return `Dry run: ${dry.join(', ')}`;
    return describeRollingOut(outcome) ?? describeRolloutEnd(outcome);
}
function describeGuarded({ failures, approvals = [] }) {
    const changes = failures.filter(({ reason }) => reason === 'guarded').length;
    const rule = approvals.find((count) => count.of === 'guards' && count.approvals.length < count.needed);
    const needs = rule === undefined ? '' : ` ${changes === 1 ? 'needs' : 'need'} the approval of ${guard_hits/* approvers */.DH[rule.role]}`;
    return `${(0,numbers/* plural */.LS)(changes, 'guarded change')}${needs}`;
}
const maxNamed = 3;
function describeRollingOut({ jobs, milliseconds }) {
    const rollingJobs = jobs.filter(({ state }) => state.kind === 'rolling-out');
    if (rollingJobs.length === 0)
        return undefined;
    const all = jobs.filter(({ state }) => state.kind !== 'up-to-date' && state.kind !== 'not-written').length;
    const progress = `${all - rollingJobs.length} of ${all} jobs done`;
    const namedJobs = rollingJobs.length > maxNamed ? [] : rollingJobs.map(describeProgress);
    const parts = [...(all > rollingJobs.length || namedJobs.length === 0 ? [progress] : []), ...namedJobs];
    return `Rolling out: ${parts.join(', ')} (${(0,text_times/* formatDuration */.a3)(milliseconds)})`;
}
const formatName = ({ id }) => `\`${(0,visible/* visible */.R)((0,markdown/* clip */.$Q)(id))}\``;
function nameJobs([first = { id: '' }, ...others]) {
    return `${formatName(first)}${others.length === 0 ? '' : ` and ${(0,numbers/* plural */.LS)(others.length, 'other job')}`}`;
}
function describeProgress({ planned, state }) {
    const { promotionAt, groups = [], text = '' } = (state.kind === 'rolling-out' && state.progress) || {};
    if (promotionAt !== undefined)
        return `${formatName(planned)} canaries healthy, promotion at ${(0,text_times/* formatMoment */.K9)(promotionAt)}`;
    return `${formatName(planned)} ${groups.length === 0 ? text || 'registered' : (0,describe_rollout/* countHealthy */.hA)(groups)}`;
}
function findOnlyJob({ jobs }) {
    const [only, ...others] = listTouchedJobs(jobs);
    return others.length === 0 ? only : undefined;
}
function listTouchedJobs(jobs) {
    return jobs.filter(({ state }) => state.kind !== 'up-to-date');
}
function describeRolloutEnd({ jobs, removed, skippedCount, milliseconds }) {
    const touchedJobs = listTouchedJobs(jobs);
    const stoppedJobs = removed.filter(({ state }) => state.kind === 'stopped');
    const failureCount = removed.flatMap(({ state }) => listChildFailures(state)).length;
    const children = failureCount === 0 ? '' : `, ${(0,numbers/* plural */.LS)(failureCount, 'child job')} not stopped`;
    const stopText = stoppedJobs.length === 0 ? '' : `, ${nameJobs(stoppedJobs)} stopped${children}`;
    const keptJobs = removed.filter(({ state }) => state.kind === 'stop-removed-off' || state.kind === 'moved');
    const keptText = `${nameJobs(keptJobs)} ${keptJobs.length === 1 ? 'keeps' : 'keep'} running`;
    const reason = keptJobs.length > 0 ? keptText : jobs.length + skippedCount === 0 ? 'no job files' : 'all jobs are up to date';
    if (touchedJobs.length === 0)
        return stoppedJobs.length > 0 ? stopText.replace(', ', '') : `Nothing to register: ${reason}`;
    const onlyJob = findOnlyJob({ jobs });
    if (onlyJob !== undefined)
        return `${describeOneJob(onlyJob)}${stopText}`;
    const isTimed = listRollouts(jobs).some((rollout) => rollout.milliseconds !== undefined);
    const time = isTimed ? (0,text_times/* formatSpan */.QA)(' after ', { milliseconds }) : '';
    return `${describeSeveralJobs(touchedJobs)}${stopText}${time}${describeLastEnd(touchedJobs)}`;
}
function describeLastEnd(jobs) {
    const times = jobs.flatMap(({ state }) => state.kind === 'rolled-out' && ['awaiting-promotion', 'timed-out'].includes(state.rollout.kind) ? [state.at] : []);
    const last = times.toSorted((a, b) => a.getTime() - b.getTime()).at(-1);
    return last === undefined ? '' : `, as of ${(0,text_times/* formatMoment */.K9)(last)}`;
}
function describeOneJob({ planned, state }) {
    const id = formatName(planned);
    if (state.kind === 'rolled-out' && state.rollout.silentSince === undefined)
        return `${id} ${describeEnd(state)}`;
    if (state.kind === 'refused')
        return `Not registered: ${(0,numbers/* toClause */.HV)((0,failure_items/* describeCauses */.wh)([state.failure]))} (${id})`;
    if (state.kind === 'written')
        return `${id} registered`;
    const [label, cause] = splitState(state);
    const isRefusal = cause !== undefined && !('written' in state);
    return isRefusal ? `${(0,numbers/* capitalize */.ZH)(label)}: ${cause} (${id})` : `${id}: ${describeState(state)}`;
}
function describeEnd({ rollout: full, at }) {
    const rollout = (0,describe_rollout/* shortenCauses */.MU)(full);
    const cause = (0,describe_rollout/* describeCause */.V$)(rollout);
    const health = rollout.groups.length === 0 ? '' : ` (${(0,describe_rollout/* countHealthy */.hA)(rollout.groups)})`;
    if (rollout.batch !== undefined)
        return `${(0,describe_rollout/* describeBatchOutcome */._8)(rollout.batch)}${rollout.kind === 'timed-out' ? `, at ${(0,text_times/* formatMoment */.K9)(at)}` : ''}`;
    switch (rollout.kind) {
        case 'complete':
        case 'successful':
            return rollout.recovered
                ? 'is healthy now, although its deployment failed'
                : `rolled out${(0,text_times/* formatSpan */.QA)(' in ', rollout)}`;
        case 'failed':
            return `failed to roll out${cause === '' ? '' : `: ${(0,markdown/* clip */.$Q)(cause)}`}`;
        case 'rolled-back':
            return `failed and was rolled back${(0,describe_rollout/* describeVersion */.MP)(rollout)}${rollout.revertedTo?.waiting === undefined ? '' : '; the rollback waits for promotion'}`;
        case 'awaiting-promotion':
            return `waits for promotion, as of ${(0,text_times/* formatMoment */.K9)(at)}: ${(0,describe_rollout/* describeCanaries */.At)(rollout)}`;
        case 'placement-blocked':
            return 'cannot be placed';
        case 'no-deployment':
            return (0,describe_rollout/* hasPlaced */.Ag)(rollout) ? 'is registered and placed' : 'is registered';
        case 'superseded':
            return `was ${(0,describe_rollout/* describeRollout */.lw)(rollout)}`;
        case 'timed-out':
            return rollout.endReason === 'cancelled'
                ? `was still rolling out when the run was cancelled${(0,text_times/* formatSpan */.QA)(' after ', rollout)}${health}`
                : `was not healthy${(0,text_times/* formatSpan */.QA)(' after ', rollout)}, at ${(0,text_times/* formatMoment */.K9)(at)}${health}`;
    }
}
function describeSeveralJobs(touchedJobs) {
    const rankedJobs = touchedJobs.toSorted((a, b) => rankJob(a) - rankJob(b));
    const kinds = Map.groupBy(rankedJobs, labelState);
    const [[worst, first] = ['', touchedJobs], ...others] = kinds;
    if (others.length === 0)
        return `${(0,numbers/* plural */.LS)(touchedJobs.length, 'job')} ${worst}`;
    const isWaiting = worst === describe_rollout/* rolloutKinds */.LV['awaiting-promotion'];
    const areDone = touchedJobs.every(isSuccessfulSoFar) && !isWaiting;
    const rest = (areDone ? [...kinds] : others).map(([text, list]) => `${list.length} ${text}`).join(', ');
    if (areDone)
        return `${(0,numbers/* plural */.LS)(touchedJobs.length, 'job')} done (${rest})`;
    const [only] = first.length === 1 && (isWaiting || !first.every(isSuccessfulSoFar)) ? first : [];
    if (only !== undefined)
        return `${formatName(only.planned)} ${isWaiting ? 'waits for promotion' : worst} (${rest})`;
    return `${first.length} of ${touchedJobs.length} jobs ${worst} (${rest})`;
}
function labelState({ state }) {
    if (state.kind === 'rolled-out')
        return (0,describe_rollout/* labelRollout */.cc)(state.rollout);
    if (state.kind === 'written')
        return 'registered';
    return state.kind === 'unfollowed' ? 'failed' : 'not registered';
}
function findRegisterSign(outcome) {
    if (listRegisterFailures(outcome).length > 0)
        return '🔴';
    const kinds = new Set(outcome.jobs.map(({ state }) => (state.kind === 'rolled-out' ? state.rollout.kind : state.kind)));
    if (kinds.has('awaiting-promotion') || listNeverLaunching(outcome).length > 0)
        return '🟡';
    const stops = new Set(outcome.removed.map(({ state }) => state.kind));
    const isDone = listTouchedJobs(outcome.jobs).length > 0 || stops.has('stopped') || stops.has('dry-run');
    if (!isDone)
        return '⚪';
    return kinds.has('rolling-out') || kinds.has('not-written') || stops.has('dry-run') ? '🔵' : '🟢';
}
function selectPhase(outcome) {
    const { jobs } = outcome;
    if (jobs.some(isPending))
        return 'registering';
    const hasUnwrittenJob = jobs.some(({ state }) => state.kind === 'not-written');
    return hasUnwrittenJob || listOtherFailures(outcome).length > 0 ? 'incomplete' : 'registered';
}
function listNeverLaunching({ jobs }) {
    return jobs.flatMap(({ planned, state }) => 'written' in state && planned.verdict.nextLaunch === 'never'
        ? [`Job \`${(0,visible/* visible */.R)((0,markdown/* clip */.$Q)(planned.id))}\` never launches: Nomad finds no next launch for its schedule.`]
        : []);
}

// EXTERNAL MODULE: ./build/js/report/comment/plan-comment.js + 2 modules
var plan_comment = __webpack_require__(2586);
// EXTERNAL MODULE: ./build/js/report/plan/plan-outcome.js
var plan_outcome = __webpack_require__(1535);
// EXTERNAL MODULE: ./build/js/report/comment/next-steps.js
var next_steps = __webpack_require__(1876);
// EXTERNAL MODULE: ./build/js/report/documentation.js
var documentation = __webpack_require__(3203);
// EXTERNAL MODULE: ./build/js/report/comment/job-row.js
var job_row = __webpack_require__(577);
;// CONCATENATED MODULE: ./build/js/modes/register/comment.js





















const maxHeadlineLength = 500;
function renderRegister(outcome, state, limit = (0,fit/* createCommentLimit */.lw)((0,markdown.md) `the ${(0,markdown/* link */.nf)((0,markdown.md) `step summary`, state.context.run?.url)}`)) {
    const { context } = state;
    const { environment, marker, record, publisher } = context;
    const location = environment === undefined ? markdown/* nothing */.s6 : (0,markdown.md) `${(0,markdown/* prose */.CS)(environment)}: `;
    const headline = (0,markdown.md) `### ${findRegisterSign(outcome)} ${location}${(0,markdown/* prose */.CS)(describeRegister(outcome), maxHeadlineLength)}`;
    const warnings = listNeverLaunching(outcome).map((warning) => (0,markdown/* prose */.CS)(warning));
    const removedItems = outcome.removed.map((job) => (0,markdown.md) `- ${(0,markdown/* prose */.CS)(describeRemovedState(job, outcome.jobs))}`);
    const document = {
        head: [
            (0,markdown/* joinLines */.cT)([marker ?? markdown/* nothing */.s6, headline]),
            outcome.unreviewedReason === undefined
                ? markdown/* nothing */.s6
                : (0,markdown/* callout */.xl)('WARNING', (0,markdown/* prose */.CS)(outcome.unreviewedReason, maxHeadlineLength)),
        ],
        blocks: [
            (0,fit/* keepWhole */.J5)(outcome.registeredWith === undefined ? markdown/* nothing */.s6 : (0,markdown.md) `Registered with pull request #${outcome.registeredWith}.`),
            (0,fit/* calloutList */.d9)('WARNING', warnings),
            renderRolloutCallout(outcome, context),
            ...renderFailures(outcome, context),
            ...(0,approvals/* renderApprovals */.B)(outcome.approvals ?? []),
            renderStateTable(outcome, context),
            renderLateValues(outcome),
            (0,fit/* itemList */._R)(removedItems),
            renderDifferenceList(outcome, state),
            (0,next_steps/* renderNextSteps */.tP)(listOpenJobs(outcome, context)),
            renderFoldedPlan(outcome, state),
        ],
        tail: [(0,markdown/* joinLines */.cT)([renderRegisterFooter(outcome, context), record ?? markdown/* nothing */.s6])],
    };
    return (0,fit/* fitDocument */.VC)(document, limit, publisher);
}
function renderFoldedPlan({ signedRecord, jobs }, { context, comment }) {
    const isReviewed = comment !== undefined;
    const planned = { ...plan_outcome/* nothingPlanned */.kd, jobs: jobs.map((job) => job.planned) };
    const bare = { ...context, marker: undefined, record: undefined };
    const text = isReviewed
        ? (0,quoted_plan/* findPlan */.L9)(comment)
        : (0,plan_comment/* renderPlan */.EG)(planned, bare, (0,fit/* createCommentLimit */.lw)((0,markdown.md) `the log`, fit/* maxCommentCharacters */.iz / 2));
    if (text === undefined)
        return (0,fit/* keepWhole */.J5)(withoutRoom);
    if (text === '' || (!isReviewed && jobs.length === 0))
        return (0,fit/* keepWhole */.J5)(markdown/* nothing */.s6);
    const source = signedRecord === undefined ? (0,markdown.md) `The plan that the comment showed` : (0,markdown.md) `The plan that was reviewed`;
    const quotedPlan = isReviewed ? (0,quoted_plan/* quotePlan */.g3)(text) : (0,markdown/* quotePublished */.Ty)(text);
    const foldedPlan = (0,markdown/* details */.zH)(isReviewed ? source : (0,markdown.md) `The plan of this run`, quotedPlan, false);
    return { pieces: 1, render: (pieces) => (pieces === 0 ? withoutRoom : foldedPlan) };
}
const withoutRoom = (0,markdown.md) `The plan does not fit here; see an earlier edit of this comment.`;
function renderLateValues({ jobs }) {
    const filledValues = listFilledJobs(jobs).flatMap(({ id, late = [] }) => late.map((value) => ({ id, value })));
    return (0,fit/* itemList */._R)(filledValues.map(({ id, value }) => (0,markdown.md) `- ${(0,markdown/* code */.aY)(id)}: ${(0,markdown/* prose */.CS)((0,describe_plan/* describeLateValue */.$B)(value))}`));
}
const removedStates = {
    stopped: 'was stopped, because no job file declares it anymore',
    gone: 'is no longer running, and no job file declares it',
    'still-declared': 'keeps running, because a job file declares it, or cannot be parsed and may do so',
    'stop-removed-off': `keeps running, although no job file declares it anymore; set ${(0,errors/* describeSetting */.w5)('stop-removed: true')} to stop such jobs`,
    moved: 'keeps running, although no job file declares it anymore; stop it if it is not needed',
    'dry-run': 'would be stopped, because no job file declares it anymore',
    'held-back': 'keeps running, although no job file declares it anymore, because not all jobs were registered and healthy',
};
function describeRemovedState({ state, ...job }, jobs) {
    const isStop = ['stopped', 'dry-run', 'held-back', 'refused'].includes(state.kind);
    const other = jobs.find(({ planned }) => planned.id === job.id)?.planned;
    const address = isStop ? (0,describe_plan/* describeStopAddress */.gN)(job) : (0,describe_plan/* describeAddress */.KU)(job, other);
    if (state.kind === 'refused')
        return `${address} was not stopped.`;
    const statement = `${address} ${removedStates[state.kind]}.`;
    return state.kind === 'stopped' ? `${statement}${describeChildren(job.id, state.children)}` : statement;
}
function describeChildren(parent, children) {
    const knownChildren = children?.filter(({ failure }) => failure === undefined);
    const filterIds = (isStopped) => knownChildren?.filter((child) => child.isStopped === isStopped).map(({ id }) => id);
    const [stopped = [], childrenText] = [filterIds(true), (0,describe_plan/* describeLeftChildren */.ON)(parent, filterIds(false))];
    return `${stopped.length === 0 ? '' : ` Its child jobs were stopped as well: ${(0,describe_plan/* listIds */.Z6)(stopped)}.`}${childrenText === '' ? '' : ` ${childrenText}`}`;
}
function renderDifferenceList(outcome, comment) {
    const all = outcome.jobs.flatMap((job) => [...renderDifference(job), ...renderTaskProblems(job, comment)]);
    return (0,fit/* itemList */._R)(all, { separator: '\n\n', more: (omitted, location) => (0,markdown.md) `… and ${omitted} more in ${location}.` });
}
const maxDiffLines = 60;
function renderDifference({ planned, state }) {
    if (state.kind !== 'changed')
        return [];
    const { reviewedLines: lines = [] } = state;
    const shownLines = (0,quoted_plan/* showAsReviewed */.Bm)(lines, planned.diff.lines);
    const isSame = state.reviewedLines === undefined || shownLines.join('\n') === lines.join('\n');
    const [before, now] = isSame ? [markdown/* nothing */.s6, planned.diff.lines] : [showPlan((0,markdown.md) `As reviewed`, lines), shownLines];
    const title = isSame ? (0,markdown.md) `the plan now` : (0,markdown.md) `the plan as reviewed, and now`;
    const plans = (0,markdown/* paragraphs */.qN)([before, showPlan((0,markdown.md) `Now`, now)]);
    return [(0,markdown/* details */.zH)((0,markdown.md) `<b>${(0,markdown/* code */.aY)(planned.id)}</b>: ${title}`, plans, true)];
}
function showPlan(title, lines) {
    const omittedCount = lines.length - maxDiffLines;
    const limitedLines = omittedCount <= 0 ? lines : [...lines.slice(0, maxDiffLines), `  … ${omittedCount} more lines`];
    return (0,markdown/* paragraphs */.qN)([(0,markdown.md) `${title}:`, lines.length === 0 ? (0,markdown.md) `No change.` : (0,markdown/* fence */.EU)(limitedLines, 'diff')]);
}
function renderTaskProblems({ planned, state }, { logs: { inComment }, context }) {
    if (state.kind !== 'rolled-out')
        return [];
    return state.rollout.problems.map((problem) => {
        const { task, group, allocation, logs } = problem;
        const output = inComment && logs !== undefined && logs.length > 0 ? ['', 'stderr:', ...logs] : [];
        const cause = (0,describe_rollout/* describeFullCause */.UF)(problem);
        const events = [cause ?? [], problem.events.filter((event) => !cause?.includes(event))].flat();
        const lines = [...events, ...output].map((line) => `  ${line}`);
        const allocationLink = (0,markdown/* link */.nf)((0,markdown/* code */.aY)(allocation.slice(0, 8)), context.ui?.allocation(allocation, planned.region));
        const location = (0,markdown.md) `${(0,markdown/* code */.aY)(planned.id)}, task ${(0,markdown/* code */.aY)(task)} of group ${(0,markdown/* code */.aY)(group)}, allocation ${allocationLink}`;
        return (0,markdown.md) `${location}:\n\n${(0,markdown/* fence */.EU)(lines.length === 0 ? ['  (no events)'] : lines, 'text')}`;
    });
}
function listOpenJobs({ jobs }, { ui, commands }) {
    return jobs.flatMap(({ planned, state }) => {
        if (state.kind !== 'rolled-out')
            return [];
        const { id, namespace, file } = planned;
        const listCommands = (verbs) => commands?.(file, verbs) ?? [];
        return [{ id, namespace, rollout: state.rollout, url: ui?.job(planned), commands: listCommands }];
    });
}
function renderRegisterFooter(outcome, context) {
    const isWritten = outcome.jobs.some(({ state }) => 'written' in state);
    const hasStopped = outcome.removed.some(({ state }) => state.kind === 'stopped');
    const isChecked = findRegisterSign(outcome) === '⚪';
    const title = isWritten ? (0,markdown.md) `Registered` : hasStopped ? (0,markdown.md) `Stopped` : isChecked ? (0,markdown.md) `Checked` : (0,markdown.md) `Not registered`;
    return (0,footer/* renderFooter */.up)(title, context, footer/* legend */.o1);
}
function renderFailures(outcome, { fileUrl }) {
    const [first] = outcome.failures;
    const isHeadline = first !== undefined && isWholeHeadline(first);
    const others = listOtherFailures(outcome).slice(isHeadline ? 1 : 0);
    return [(0,fit/* keepWhole */.J5)(isHeadline ? (0,failure_items/* renderFix */.C2)(first) : markdown/* nothing */.s6), (0,plan_comment/* renderFailureList */.Bw)((0,failure_items/* renderFailureItems */.zy)(others, fileUrl))];
}
function isWholeHeadline({ message, location }) {
    return location === undefined && !message.includes('\n') && message.length <= maxHeadlineLength;
}
function renderStateTable(outcome, context) {
    const shownJobs = listTouchedJobs(outcome.jobs).toSorted((a, b) => rankJob(a) - rankJob(b));
    const upToDate = outcome.jobs.length - shownJobs.length;
    const rest = upToDate === 0 ? markdown/* nothing */.s6 : (0,markdown.md) `${(0,markdown/* count */.U9)(upToDate, 'job')} ${upToDate === 1 ? (0,markdown.md) `is` : (0,markdown.md) `are`} already up to date.`;
    if (shownJobs.every(isRefused))
        return (0,fit/* keepWhole */.J5)(rest);
    const rows = shownJobs.map((job) => renderRow(job, context));
    const table = (0,fit/* rowList */.tX)({ head: [(0,markdown.md) `Job`, (0,markdown.md) `Version`], rows, noun: 'job' });
    return { ...table, render: (...options) => (0,markdown/* paragraphs */.qN)([table.render(...options), rest]) };
}
function renderRow(job, context) {
    const { planned, state } = job;
    const changes = planned.diff.keyChanges.filter(({ kind }) => kind !== 'changes');
    const isEdited = planned.verdict.change === 'edited';
    const runningVersion = renderRunningVersion(state);
    const [attemptPrefix, now] = (0,markdown/* isEmpty */.Im)(runningVersion) ? [markdown/* nothing */.s6, markdown/* nothing */.s6] : [(0,markdown.md) `tried `, (0,markdown.md) `now ${runningVersion}`];
    const edits = isEdited ? (0,job_row/* renderKeyChangeList */.e)(changes) : markdown/* nothing */.s6;
    const version = (0,markdown/* join */.fj)([(0,markdown.md) `${attemptPrefix}${describeAttempt(state)}`, edits, now], '<br>');
    return [
        (0,markdown.md) `${(0,job_row/* renderJobLink */.Q7)(planned, context, planned.verdict.jobModifyIndex > 0 || 'written' in state)}<br>${(0,markdown/* link */.nf)((0,markdown/* prose */.CS)(selectStateLabel(state)), linkDeployments(job, context))}${renderDuration(state)}`,
        (0,markdown/* isEmpty */.Im)(version) ? (0,markdown.md) `—` : version,
    ];
}
function renderDuration(state) {
    if (state.kind !== 'rolled-out')
        return markdown/* nothing */.s6;
    const { at, rollout } = state;
    const preposition = rollout.kind === 'awaiting-promotion' ? (0,markdown.md) ` as of` : (0,markdown.md) ` at`;
    return (0,markdown.md) `${preposition} ${(0,markdown/* prose */.CS)(`${(0,text_times/* formatMoment */.K9)(at)}${(0,text_times/* formatSpan */.QA)(', after ', rollout)}`)}`;
}
function linkDeployments({ planned, state }, { ui }) {
    return hasDeployment(state) ? ui?.deployments(planned) : undefined;
}
function describeAttempt(state) {
    if (state.kind === 'rolling-out' || state.kind === 'unfollowed') {
        const { groups = [], detail = '' } = state.progress ?? {};
        return (0,markdown/* join */.fj)([formatHealth(groups), detail === '' ? markdown/* nothing */.s6 : (0,markdown/* prose */.CS)(detail, 500)], '<br>');
    }
    if (state.kind !== 'rolled-out')
        return markdown/* nothing */.s6;
    if (state.rollout.kind === 'awaiting-promotion')
        return (0,markdown/* prose */.CS)((0,describe_rollout/* describeCanaries */.At)(state.rollout));
    const { version, groups } = state.rollout;
    const before = version ? (0,markdown.md) ` (was ${version - 1})` : markdown/* nothing */.s6;
    return (0,markdown/* join */.fj)([version === undefined ? markdown/* nothing */.s6 : (0,markdown.md) `version ${version}${before}`, formatHealth(groups)], ', ');
}
function renderRunningVersion(state) {
    if (state.kind !== 'rolled-out' || state.rollout.revertedTo === undefined)
        return markdown/* nothing */.s6;
    const { version, live, waiting } = state.rollout.revertedTo;
    if (live === undefined)
        return (0,markdown.md) `version ${version}`;
    const sameVersion = live.version === version ? markdown/* nothing */.s6 : (0,markdown.md) ` (same as ${version})`;
    const counts = (0,markdown/* join */.fj)([(0,markdown.md) `version ${live.version}${sameVersion}`, formatHealth(live.groups)], ', ');
    return waiting === undefined ? counts : (0,markdown.md) `${counts}; the rollback waits for promotion`;
}
function formatHealth(groups) {
    return groups.length === 0 ? markdown/* nothing */.s6 : (0,markdown/* prose */.CS)((0,describe_rollout/* countHealthy */.hA)(groups));
}
const maxJobs = 5;
function renderRolloutCallout(outcome, context) {
    const onlyJob = findOnlyJob(outcome);
    const ends = outcome.jobs.flatMap((job) => renderRollout(job, comment_describeEnd(job, onlyJob), context));
    return (0,fit/* calloutList */.d9)('CAUTION', ends, { maxShown: maxJobs });
}
function comment_describeEnd({ planned, state }, onlyJob) {
    if (state.kind !== 'rolled-out')
        return markdown/* nothing */.s6;
    if (onlyJob === undefined)
        return (0,markdown.md) `**${(0,markdown/* name */.UU)(planned.id)}**: ${(0,markdown/* prose */.CS)((0,describe_rollout/* describeRollout */.lw)((0,describe_rollout/* shortenCauses */.MU)(state.rollout)), 500)}.`;
    const serves = (0,describe_rollout/* describeStillServing */.C1)(state.rollout);
    const cause = (0,describe_rollout/* describeCause */.V$)(state.rollout);
    const isShown = state.rollout.kind !== 'failed' &&
        cause !== '' &&
        state.rollout.problems.slice(0, 1).every((problem) => (0,describe_rollout/* describeFullCause */.UF)(problem) === undefined);
    const causes = isShown ? [renderSentence(cause)] : [];
    return (0,markdown/* join */.fj)(serves === '' ? causes : [...causes, (0,markdown.md) `**${renderSentence(serves)}**`], ' ');
}
function renderSentence(text) {
    return (0,markdown.md) `${(0,markdown/* prose */.CS)((0,numbers/* capitalize */.ZH)(text), 500)}.`;
}
function renderRollout(job, end, context) {
    const { planned, state } = job;
    if (state.kind !== 'rolled-out' || (0,rollout_outcome/* isSuccessfulRollout */.ae)(state.rollout))
        return [];
    const { rollout } = state;
    const failure = (0,rollout_failure/* toRolloutError */.r)(rollout, planned);
    const runningVersion = renderRunningVersion(state);
    const deployments = linkDeployments(job, context);
    const links = [
        (0,markdown/* link */.nf)((0,markdown.md) `How to fix this`, (0,documentation/* linkHelp */.OB)(failure)),
        ...(deployments === undefined ? [] : [(0,markdown/* link */.nf)((0,markdown.md) `Deployments in Nomad`, deployments)]),
    ];
    const lines = [
        end,
        (0,markdown/* isEmpty */.Im)(runningVersion) ? markdown/* nothing */.s6 : (0,markdown.md) `**Running now: ${runningVersion}.**`,
        (0,markdown/* join */.fj)([failure.hint === undefined ? markdown/* nothing */.s6 : (0,markdown/* instruction */.xP)(failure.hint), (0,markdown/* join */.fj)(links, ' · ')], ' '),
    ];
    return [(0,markdown/* join */.fj)(lines, '  \n')];
}

// EXTERNAL MODULE: ./build/js/report/plan/plan-outputs.js
var plan_outputs = __webpack_require__(8097);
// EXTERNAL MODULE: ./build/js/report/result.js
var result = __webpack_require__(400);
;// CONCATENATED MODULE: ./build/js/modes/register/report.js














function createRegisterReport({ outcome, writeComment, ...showing }) {
    const { context, logs } = showing;
    const body = renderRegister(outcome, showing);
    const bare = { ...context, marker: undefined, record: undefined, commands: undefined };
    const summary = renderRegister(outcome, { ...showing, context: bare }, (0,fit/* createSummaryLimit */.ci)((0,markdown.md) `the log`));
    return {
        errors: listRegisterFailures(outcome),
        log: listRegisterLog(outcome, logs.inLog),
        comment: writeComment === undefined
            ? undefined
            : { subject: 'outcome', isForkRun: false, write: async () => writeComment(body) },
        summary,
        outputs: createRegisterOutputs(outcome, context.ui),
        data: createRegisterData(outcome),
        next: listOpenJobs(outcome, context).flatMap(next_steps/* listNextCommands */.iL),
        files: { markdown: { name: 'register.md', parts: [body], isPrivate: false } },
    };
}
const effects = {
    stopped: 'stops',
    'dry-run': 'stops',
    'held-back': 'stops',
    refused: 'stops',
    gone: 'unchanged',
    'still-declared': 'keeps-running',
    'stop-removed-off': 'keeps-running',
    moved: 'keeps-running',
};
function listRegisterLog(outcome, withLogs) {
    const lines = [
        ...outcome.jobs
            .filter(({ state }) => state.kind !== 'rolled-out')
            .map(({ planned, state }) => (0,log_text/* plain */.pj) `${planned.id} (${planned.file}): ${describeState(state)}`),
        ...outcome.removed.map((job) => (0,log_text/* plain */.pj) `${describeRemovedState(job, outcome.jobs)}`),
    ];
    const movable = listFilledJobs(outcome.jobs).flatMap(({ id, late = [] }) => late.filter(({ isMovable }) => isMovable).map((value) => `Job \`${id}\`: ${(0,describe_plan/* describeLateValue */.$B)(value)}`));
    const heldJobs = outcome.jobs.flatMap(({ planned: { id }, state }) => state.kind === 'not-written' && state.reason === 'promotion' ? [`Job \`${id}\`: ${describeState(state)}.`] : []);
    const warnings = [
        outcome.unreviewedReason ?? [],
        listNeverLaunching(outcome),
        movable,
        heldJobs,
        describeDeniedLogs(outcome),
    ].flat();
    const problems = outcome.jobs.flatMap(({ planned, state }) => (state.kind === 'rolled-out' ? state.rollout.problems : []).map((problem) => {
        const details = [...problem.events, ...(withLogs ? (problem.logs ?? []) : [])];
        const name = (0,log_text/* plain */.pj) `${planned.id}: task ${problem.task}, allocation ${problem.allocation.slice(0, 8)}`;
        return { kind: 'group', name, text: details.length === 0 ? (0,log_text/* plain */.pj) `(no events)` : (0,log_text/* joinLog */.Vq)(details) };
    }));
    return [
        ...warnings.map((text) => ({ kind: 'warning', text: (0,log_text/* plainLines */.y1)(text) })),
        ...(lines.length === 0 ? [] : [{ kind: 'text', text: (0,log_text/* joinLog */.Vq)(lines) }]),
        ...problems,
        { kind: 'errors', errors: listRegisterFailures(outcome) },
        { kind: 'text', text: (0,log_text/* plain */.pj) `Register: ${findRegisterSign(outcome)} ${describeRegister(outcome)}` },
    ];
}
function describeDeniedLogs({ jobs }) {
    const deniedJobs = jobs.filter((job) => listRollouts([job])[0]?.problems.some(({ isLogDenied }) => isLogDenied));
    const namespaces = [...new Set(deniedJobs.map(({ planned }) => planned.namespace))];
    const reason = `the token lacks \`read-logs\` in namespace ${(0,numbers/* codeList */.E5)(namespaces)}`;
    const hint = 'Add it to the policy of the token, or remove the input `logs`.';
    return deniedJobs.length === 0 ? [] : [`The stderr of failed tasks could not be read: ${reason}. ${hint}`];
}
function createRegisterOutputs(outcome, ui) {
    const about = outcome.jobs.length === 1 ? outcome.jobs : outcome.jobs.filter((job) => findWritten(job) !== undefined);
    const [only] = about.length === 1 ? about : [];
    return {
        summary: describeRegister(outcome),
        url: only === undefined ? '' : (ui?.job(only.planned) ?? ''),
        'comment-url': '',
        ...(only === undefined ? {} : (0,result/* createJobOutputs */.Qi)(describeRegistered(only))),
        outcome: (0,rollout_outcome/* findWorstRollout */.ax)(listRollouts(outcome.jobs))?.kind ?? '',
    };
}
function createRegisterData(outcome) {
    const approvals = (outcome.approvals ?? []).flatMap((count) => count.approvals);
    const people = new Map(approvals.map((approval) => [`${approval.at} ${approval.login}`, { ...approval }]));
    return {
        jobs: [
            ...outcome.jobs.map(describeRegistered),
            ...outcome.failed.map(plan_outputs/* describeFailedFile */.Do),
            ...outcome.removed.map(({ file, state, ...was }) => {
                const plannedJob = outcome.jobs.find(({ planned }) => planned.file === file)?.planned;
                const job = (0,plan_outputs/* describeUndeclaredJob */.G8)({ file, formerAddress: was, newJob: plannedJob });
                return (0,result/* createResultJob */.R7)({ ...job, effect: effects[state.kind], outcome: state.kind });
            }),
        ],
        guards: (0,plan_outputs/* createGuardResults */.YV)(outcome.hits ?? []),
        approvals: [...people.values()],
        lateValues: listFilledJobs(outcome.jobs).flatMap((job) => (listLateValues(job) ?? []).map((late) => ({
            job: job.id,
            namespace: job.namespace,
            ...late,
            fields: [...late.fields],
        }))),
        canaries: (0,describe_rollout/* listCanaries */.j3)(listRollouts(outcome.jobs)),
    };
}
function findWritten({ state }) {
    return 'written' in state ? state.written : undefined;
}
function describeRegistered(job) {
    const { state } = job;
    const write = findWritten(job);
    const rollout = state.kind === 'rolled-out' ? state.rollout : undefined;
    return {
        ...(0,plan_outputs/* describePlanned */.yZ)(job.planned),
        ...(0,describe_rollout/* formatRolloutResult */.kO)(rollout),
        outcome: rollout?.kind ?? state.kind,
        registered: write?.isByThisRun ?? false,
        evaluation: rollout?.evalId ?? write?.evalId ?? '',
        version: rollout?.version ?? null,
        index: write?.index ?? job.planned.verdict.jobModifyIndex,
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/js/jobfiles/provenance/git.js + 1 modules
var git = __webpack_require__(955);
// EXTERNAL MODULE: ./build/js/operations/find-job.js
var find_job = __webpack_require__(1060);
// EXTERNAL MODULE: ./build/js/operations/pull-request-files.js
var pull_request_files = __webpack_require__(3000);
// EXTERNAL MODULE: ./build/js/operations/planning/each-job.js + 1 modules
var each_job = __webpack_require__(7834);
// EXTERNAL MODULE: ./build/js/operations/comments/comment-target.js
var comment_target = __webpack_require__(3395);
// EXTERNAL MODULE: ./build/js/operations/run-context.js + 3 modules
var run_context = __webpack_require__(2557);
// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
// EXTERNAL MODULE: ./build/js/operations/review/open-review.js
var open_review = __webpack_require__(8649);
// EXTERNAL MODULE: ./build/js/review/validate-record.js
var validate_record = __webpack_require__(3927);
;// CONCATENATED MODULE: ./build/js/review/judge-event.js


function judgeEvent(eventName) {
    const isAboutOne = eventName.startsWith('pull_request') && !['pull_request', 'pull_request_target'].includes(eventName);
    if (!isAboutOne && !['issue_comment', 'merge_group', 'workflow_run'].includes(eventName))
        return undefined;
    return (0,validate_record/* createReviewError */.Ld)(`event \`${eventName}\` is not the merge of a pull request`, 'Register on `pull_request` with `types: [closed]`, or on `push`; on this event, set `dry-run: true`.');
}
function pickPullRequest(pulls, dryRun) {
    const latest = pulls.toSorted((a, b) => b.mergedAt - a.mergedAt || b.number - a.number);
    const pick = (state, mustCount) => latest.find((pull) => pull.state === state && (!mustCount || pull.branchVerdict === 'yes'));
    const unmergedPull = dryRun ? (pick('open', true) ?? pick('closed', true)) : undefined;
    return pick('merged', true) ?? unmergedPull ?? pick('open', false) ?? pick('merged', false) ?? pick('closed', false);
}
function judgePullRequestState({ number, state, baseRef, branchVerdict: verdict }, branches, dryRun) {
    if (state === 'merged' || dryRun) {
        if (verdict === 'yes')
            return undefined;
        const verb = state === 'merged' ? 'was merged into' : 'targets';
        const base = baseRef === undefined ? 'an unknown branch' : `\`${baseRef}\``;
        return createBranchError(`pull request ${number} ${verb} ${base}`, { verdict, only: 'merges into', branches });
    }
    const hint = 'Run this only for merged pull requests: `if: github.event.pull_request.merged`.';
    if (state === 'closed')
        return (0,validate_record/* createReviewError */.Ld)(`pull request ${number} was closed without being merged`, hint);
    const afterMerge = 'Run this after the merge, or with `dry-run: true` before it.';
    return (0,validate_record/* createReviewError */.Ld)(`pull request ${number} is not merged`, afterMerge);
}
function createBranchError(statement, rule) {
    return rule.verdict === 'unprotected'
        ? (0,validate_record/* createReviewError */.Ld)(`${statement}, which GitHub does not protect, and a pattern in \`branches\` accepts only protected branches`, 'Protect the branch by a branch protection rule or a ruleset, or write its name in `branches`.')
        : (0,validate_record/* createReviewError */.Ld)(`${statement}, and only ${rule.only} ${(0,numbers/* codeList */.E5)(rule.branches)} are accepted`, 'Merge the change into an accepted branch, or add this branch to `branches`.');
}

// EXTERNAL MODULE: ./build/js/clients/github/pull-requests/pull-requests.js
var pull_requests = __webpack_require__(5266);
// EXTERNAL MODULE: ./build/js/review/record.js
var review_record = __webpack_require__(5398);
// EXTERNAL MODULE: ./build/js/clients/github/repositories.js
var repositories = __webpack_require__(2813);
// EXTERNAL MODULE: ./build/js/files/paths.js
var paths = __webpack_require__(6590);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/touched-files.js
var touched_files = __webpack_require__(5132);
;// CONCATENATED MODULE: ./build/js/operations/review/branch-head.js







async function readBranchHead(options) {
    const { github, repository, branch } = options;
    const names = await readOrRefuse(`the changes of branch \`${branch}\` since the checked-out commit`, async () => (0,repositories/* listBranchChanges */.Us)(github, repository, { commit: requireCommit(options.commit), branch }));
    const headChanges = matchChanges(names, options);
    const readFile = async (name) => (0,repositories/* readContent */.c_)(github, repository, { commit: branch, path: names[headChanges.names.indexOf(name)] ?? name });
    return { branch, ...headChanges, readFile };
}
function matchChanges(names, { checkout, workspace, budget }) {
    const inWorkspace = (0,paths/* toWorkspaceName */.kM)(external_node_fs_.realpathSync.native(workspace), checkout?.root);
    const findChangedFile = (file, dependencies) => {
        const candidates = checkout === undefined ? new Set([...dependencies].flatMap(listSuffixes)) : dependencies;
        return names.find((name) => matches(inWorkspace(name), candidates, budget.openFileBudget(file)));
    };
    return { findChangedFile, names: names.map(inWorkspace) };
}
function createDependencyLister({ jobs, configNames }) {
    const lookups = new Map(jobs.map(({ file, findDependencies }) => [file.name, findDependencies().lookups]));
    return (file) => new Set([file, ...(lookups.get(file) ?? []), ...configNames]);
}
function createTouchJudge(collection, options) {
    const listDependencies = createDependencyLister(collection);
    return (names) => {
        if (names === undefined)
            return () => true;
        const { findChangedFile } = matchChanges(names, { ...options, budget: collection.budget });
        return (file) => findChangedFile(file, listDependencies(file)) !== undefined;
    };
}
async function readOrRefuse(subject, ask) {
    return (0,errors/* orElse */.NW)(ask(), ({ reason, sentence, request, hint }) => {
        const ownHint = reason === 'not-reviewed' ? hint : undefined;
        const message = `Could not determine ${subject}: ${(0,numbers/* removeFullStop */.AF)(sentence)}`;
        throw new errors/* ActionError */.lZ({ reason: 'not-reviewed', message, request, hint: ownHint ?? permissions });
    });
}
function requireCommit(commit) {
    if (commit !== undefined)
        return commit;
    throw new errors/* ActionError */.lZ({
        reason: 'not-reviewed',
        message: 'the commit of this run is unknown',
        hint: 'Run it in a workflow, which sets `GITHUB_SHA`.',
    });
}
const permissions = 'Give the job `permissions: { contents: read }`, then re-run this workflow job.';
function listSuffixes(name) {
    const parts = name.split('/');
    return parts.map((_, index) => parts.slice(index).join('/'));
}
function matches(name, sought, budget) {
    if ((0,touched_files/* isTouched */.D)(sought, { names: [name], removed: [] }, budget))
        return true;
    return [...sought].some((candidate) => candidate.startsWith(`${name}/`));
}
function createStaleFileError(file, name, branch) {
    const hint = 'The run of the later commit registers it: do not re-run this one.';
    const reason = `branch \`${branch}\` has changed \`${name}\` since the checked-out commit`;
    return (0,validate_record/* createReviewError */.Ld)(reason, hint).with({ location: { file } });
}

;// CONCATENATED MODULE: ./build/js/operations/review/find-review.js










const nothingReviewed = {
    pullRequest: undefined,
    signedRecord: undefined,
    otherReviews: [],
    entries: (0,review_record/* collectEntries */.XU)([]),
    bases: new Map(),
    refusedPulls: [],
    unreviewedReason: undefined,
    refusal: undefined,
    mergedAt: 0,
    listMerged: async () => [],
};
async function findReview(lookup) {
    const { context, inputs } = lookup;
    if (inputs.review.mode === 'ignore')
        return findIgnoredReview(lookup);
    const refusal = inputs.dryRun ? undefined : judgeEvent(context.eventName);
    if (refusal !== undefined)
        throw refusal;
    const { pull: mergedPull, search } = await findPullRequest(lookup);
    if (mergedPull === undefined) {
        const hint = 'Open a pull request: its plan contains this change as well.';
        return { ...nothingReviewed, refusal: (0,validate_record/* createReviewError */.Ld)('this commit belongs to no pull request', hint) };
    }
    const notMerged = judgePullRequestState(mergedPull, search.branches.patterns, inputs.dryRun);
    if (notMerged !== undefined)
        throw notMerged;
    const branch = await selectBranch(mergedPull, search);
    const pulls = [...(await findEarlierPulls(mergedPull, search)), mergedPull];
    const reviews = await (0,p_map/* default */.Ay)(pulls, async ({ number }) => readReview(number, search), { concurrency: 5 });
    const last = reviews.findLast(({ signedRecord }) => signedRecord !== undefined) ??
        reviews.findLast(({ pullRequest }) => pullRequest?.comment !== undefined) ??
        reviews.at(-1);
    if (last?.pullRequest === undefined)
        throw last?.refusal ?? new Error('No review was read');
    const isReviewed = last.signedRecord !== undefined;
    return {
        pullRequest: last.pullRequest,
        signedRecord: last.signedRecord,
        otherReviews: reviews.flatMap(({ number, pullRequest, signedRecord }) => number === last.number || pullRequest?.comment === undefined || signedRecord === undefined
            ? []
            : [{ thread: pullRequest.thread, comment: pullRequest.comment, signedRecord }]),
        entries: (0,review_record/* collectEntries */.XU)(reviews.flatMap(({ signedRecord }) => signedRecord ?? [])),
        mergedPull: mergedPull.author === undefined ? undefined : mergedPull,
        bases: new Map(pulls.map(({ number, baseRef }) => [number, baseRef])),
        refusedPulls: reviews.flatMap(({ number, refusal: reason }) => isReviewed && reason !== undefined ? [{ number, refusal: reason }] : []),
        unreviewedReason: undefined,
        refusal: isReviewed ? undefined : last.refusal,
        mergedAt: Math.min(...pulls.map(({ mergedAt }) => mergedAt)),
        branch: isReviewed ? branch : undefined,
        listMerged: async () => listRecordedPulls(pulls, branch, search),
    };
}
async function listRecordedPulls(ownPulls, branch, search) {
    const { github, repository } = search;
    const branches = new Set([branch, ...ownPulls.map(({ baseRef }) => baseRef)]);
    const until = Math.max(...ownPulls.map(({ mergedAt }) => mergedAt)) || Infinity;
    const closed = await (0,pull_requests/* listLastUpdated */.Yn)(github, repository, 'closed');
    const merged = closed.filter(({ number, state, baseRef, mergedAt }) => state === 'merged' &&
        branches.has(baseRef) &&
        mergedAt <= until &&
        !ownPulls.some((ownPull) => ownPull.number === number));
    return merged
        .toSorted((a, b) => b.mergedAt - a.mergedAt)
        .map(({ number, headSha }) => {
        let review;
        let files;
        return {
            number,
            headSha,
            readRecord: async () => (await (review ??= readReview(number, search))).signedRecord,
            readFiles: async () => (await (files ??= (0,pull_request_files/* readTouched */.Tn)(github, repository, number)))?.names,
        };
    });
}
async function selectBranch({ state, baseRef }, { context: { eventName, subject }, branches }) {
    if (state !== 'merged')
        return undefined;
    const { branch } = subject;
    const isRunBranchAccepted = branch !== undefined && (eventName === 'push' || (await branches.judgeBranch(branch)) === 'yes');
    return isRunBranchAccepted ? branch : baseRef;
}
async function findIgnoredReview(lookup) {
    const { context, inputs } = lookup;
    const branch = inputs.dryRun ? undefined : await findUnreviewedBranch(lookup);
    const { pull, search } = (await (0,errors/* orUndefined */.y0)(findPullRequest(lookup))) ?? {};
    const hasComment = pull !== undefined && search !== undefined && pull.state !== 'closed';
    const pullRequest = hasComment ? (await (0,errors/* orUndefined */.y0)(readReview(pull.number, search)))?.pullRequest : undefined;
    return {
        ...nothingReviewed,
        pullRequest,
        bases: new Map(pullRequest === undefined ? [] : [[pullRequest.thread.number, undefined]]),
        unreviewedReason: branch === undefined
            ? undefined
            : `Registered without a review on branch \`${branch}\` by event \`${context.eventName}\`, because \`review\` is \`ignore\`.`,
    };
}
async function readReview(number, { inputs: { review, nomad }, openThread }) {
    const thread = openThread(number);
    const { comment, isByOthers, verified, refusal } = await (0,open_review/* openReview */.py)(thread, nomad);
    const pullRequest = isByOthers && review.mode !== 'ignore' ? undefined : { thread, comment };
    return { number, pullRequest, signedRecord: verified, refusal };
}
async function findEarlierPulls(pull, search) {
    if (search.context.eventName === 'push')
        return findPushedTogether(pull, search);
    return search.context.eventName === 'merge_group' ? findQueuedBefore(pull, search) : [];
}
async function findPushedTogether({ number, state, mergedAt, baseRef }, { context: { subject, sha }, github, repository, branches }) {
    const commits = [...new Set([...subject.pushed, ...(sha === undefined ? [] : [sha])])];
    if (commits.length < 2)
        return [];
    const start = subject.branch === baseRef ? mergedAt || NaN : Math.min(mergedAt, subject.oldest);
    const merged = await (0,pull_requests/* findMergedAs */.Sf)(github, repository, { commits, since: state === 'merged' ? start : Infinity });
    if (merged === undefined) {
        const hint = 'Open a new pull request with the change, or register on `pull_request` with `types: [closed]`.';
        throw (0,validate_record/* createReviewError */.Ld)('the other pull requests of this push are unknown: too many were updated since its merge', hint);
    }
    const others = merged.filter((pull) => pull.number !== number);
    return (0,p_map/* default */.Ay)(others, async (pull) => ((await branches.judgeBranch(pull.baseRef)) === 'yes' ? pull : p_map/* pMapSkip */.QJ));
}
async function findQueuedBefore({ number, baseRef }, { context: { graphqlUrl }, github, repository }) {
    if (graphqlUrl === undefined || baseRef === undefined)
        return [];
    try {
        const queue = await (0,pull_requests/* listQueue */.Ky)(github, repository, { graphqlUrl, branch: baseRef });
        const before = queue.slice(0, Math.max(0, queue.indexOf(number)));
        return before.map((other) => ({ number: other, mergedAt: 0, baseRef }));
    }
    catch (error) {
        throw error instanceof errors/* ActionError */.lZ ? error.withContext('The merge queue could not be read') : error;
    }
}
async function openSearch(lookup) {
    const { context, inputs, github } = lookup;
    const { repo: repository, subject } = context;
    if (repository === undefined)
        throw (0,validate_record/* createReviewError */.Ld)('the pull request is unknown: `GITHUB_REPOSITORY` is not set');
    if (github === undefined) {
        const hint = 'Set `github-token` to the token of the workflow.';
        throw (0,validate_record/* createReviewError */.Ld)('the commit cannot be looked up on GitHub, because `github-token` is empty', hint);
    }
    const access = { github, repository };
    const branches = await findAcceptedBranches(inputs.branches, subject.defaultBranch, access);
    const owner = { event: context, comment: inputs.comment, keys: inputs.review.keys };
    return { ...lookup, ...access, branches, openThread: (0,open_review/* createThreadOpener */.Ae)(owner, github, repository) };
}
async function findPullRequest(lookup) {
    const { problem } = lookup.context;
    if (problem !== undefined)
        throw (0,validate_record/* createReviewError */.Ld)(`the pull request is unknown: ${problem}`);
    const search = await openSearch(lookup);
    const pulls = await Promise.all((await findPullRequests(search)).map(async (pull) => ({
        ...pull,
        branchVerdict: await search.branches.judgeBranch(pull.baseRef),
    })));
    return { pull: pickPullRequest(pulls, lookup.inputs.dryRun), search };
}
async function findUnreviewedBranch(lookup) {
    const { eventName, pullRequest, subject, sha } = lookup.context;
    const { github, repository, branches } = await openSearch(lookup);
    const branch = subject.branch ?? pullRequest?.baseRef ?? branches.defaultBranch;
    const verdict = await branches.judgeBranch(branch);
    const statement = `event \`${eventName}\` is on branch \`${branch}\``;
    if (verdict !== 'yes')
        throw createBranchError(statement, { verdict, only: 'commits of', branches: branches.patterns });
    const isContained = await readOrRefuse(`whether branch \`${branch}\` contains the checked-out commit`, async () => (0,repositories/* isOnBranch */.sL)(github, repository, { commit: requireCommit(lookup.head ?? sha), branch }));
    if (isContained)
        return branch;
    const reason = `branch \`${branch}\` does not contain the checked-out commit`;
    throw (0,validate_record/* createReviewError */.Ld)(reason, `Check out a commit of \`${branch}\`.`);
}
async function findPullRequests(search) {
    const { context, head, github, repository, branches } = search;
    const { pullRequest, subject, sha } = context;
    if (pullRequest !== undefined)
        return [pullRequest];
    if (subject.pullRequestNumbers.length > 0)
        return Promise.all(subject.pullRequestNumbers.map(async (number) => (0,pull_requests/* readNamedPullRequest */.O1)(github, repository, number)));
    if (sha === undefined)
        throw (0,validate_record/* createReviewError */.Ld)('the pull request is unknown: `GITHUB_SHA` is not set');
    return (0,pull_requests/* findRelatedPullRequests */.Wm)(github, {
        repository,
        commits: head === undefined || head === sha ? [sha] : [sha, head],
        isEnough: async ({ state, baseRef }) => state === 'merged' && (await (0,errors/* orUndefined */.y0)(branches.judgeBranch(baseRef))) === 'yes',
    });
}
async function findAcceptedBranches({ patterns, matchesPattern }, known, access) {
    const defaultBranch = known ?? (await (0,repositories/* readDefaultBranch */.yt)(access.github, access.repository));
    if (patterns.length === 0) {
        const judgeBranch = async (branch) => (branch === defaultBranch ? 'yes' : 'no');
        return { judgeBranch, patterns: [defaultBranch], defaultBranch };
    }
    const verdicts = new Map();
    const judgeMatch = async (branch) => {
        const isProtected = await readOrRefuse(`whether GitHub protects branch \`${branch}\``, async () => (0,repositories/* isBranchProtected */.lA)(access.github, access.repository, branch));
        return isProtected ? 'yes' : 'unprotected';
    };
    const judgeBranch = async (branch) => {
        if (branch === undefined || !matchesPattern(branch))
            return 'no';
        const isNamed = patterns.includes(branch) && !branch.startsWith('!');
        if (isNamed || branch === defaultBranch)
            return 'yes';
        const verdict = verdicts.get(branch) ?? judgeMatch(branch);
        verdicts.set(branch, verdict);
        return verdict;
    };
    return { judgeBranch, patterns, defaultBranch };
}

// EXTERNAL MODULE: ./build/js/jobfiles/discovery/collect.js
var collect = __webpack_require__(278);
// EXTERNAL MODULE: ./build/js/operations/token/token-rights.js
var token_rights = __webpack_require__(3212);
// EXTERNAL MODULE: ./build/js/operations/planning/late-fields.js
var late_fields = __webpack_require__(4253);
// EXTERNAL MODULE: ./build/js/operations/planning/plan-job.js + 10 modules
var plan_job = __webpack_require__(4453);
// EXTERNAL MODULE: ./build/js/inputs/guards.js
var inputs_guards = __webpack_require__(4734);
// EXTERNAL MODULE: ./build/js/review/approvals.js
var review_approvals = __webpack_require__(695);
// EXTERNAL MODULE: ./build/js/review/digests.js
var review_digests = __webpack_require__(4906);
// EXTERNAL MODULE: ./build/js/nomad-plan/spec.js
var spec = __webpack_require__(9203);
// EXTERNAL MODULE: ./build/js/rollout/judge-deployment.js
var judge_deployment = __webpack_require__(887);
;// CONCATENATED MODULE: ./build/js/review/compare.js


function compareWithReview(job, recordedJob, key) {
    if (recordedJob === undefined)
        return { kind: 'not-in-plan' };
    const isMoved = ['id', 'namespace', 'region'].some((name) => !(0,review_record/* matchesIdentifier */.vd)(recordedJob[name], job[name], key));
    if (isMoved)
        return { kind: 'changed', part: 'address' };
    if (recordedJob.done !== undefined)
        return { kind: 'done', before: recordedJob.done };
    const sameSpec = (0,review_digests/* equalsInConstantTime */.uz)(recordedJob.spec, (0,review_digests/* digestWithKey */.aC)('specification', job.spec, key));
    if (!sameSpec)
        return { kind: 'changed', part: 'specification' };
    const samePlan = (0,review_digests/* equalsInConstantTime */.uz)(recordedJob.plan, (0,review_digests/* digestWithKey */.aC)('meaning', job.plan, key));
    return samePlan ? { kind: 'same' } : { kind: 'changed', part: 'plan' };
}

// EXTERNAL MODULE: ./build/js/review/recorded-inputs.js
var recorded_inputs = __webpack_require__(8953);
// EXTERNAL MODULE: ./build/js/review/meaning.js
var meaning = __webpack_require__(6484);
// EXTERNAL MODULE: ./build/js/review/random-changes.js
var random_changes = __webpack_require__(4872);
// EXTERNAL MODULE: ./build/js/nomad-plan/verdict.js + 1 modules
var verdict = __webpack_require__(4025);
// EXTERNAL MODULE: ./build/js/operations/review/registered-since.js
var registered_since = __webpack_require__(855);
// EXTERNAL MODULE: ./build/js/operations/write-permitted.js
var write_permitted = __webpack_require__(9655);
;// CONCATENATED MODULE: ./build/js/modes/register/review-check.js














function needsRegistration({ nomadPlan, comparison }) {
    return (nomadPlan !== undefined &&
        comparison.kind !== 'done' &&
        !(comparison.kind === 'registered-after-plan' && comparison.isCertain));
}
function needsWrite(candidate) {
    return candidate.isAwaitingPromotion || needsRegistration(candidate);
}
async function checkReview(nomadPlan, context) {
    const recordedEntry = context.review.entries.jobs.get(nomadPlan.loadedJob.file.name);
    const guards = (0,inputs_guards/* mergeGuardPolicies */.U_)(context.inputs.guarding, recordedEntry?.record.guards).names;
    const needsBase = recordedEntry !== undefined && !hasComparedBase(recordedEntry.record, context.review);
    const find = async (job) => (0,errors/* orUndefined */.y0)(context.findLatest(job));
    const needsLatest = guards.length > 0 && nomadPlan.plan.Diff?.Type !== 'None';
    const latest = needsLatest ? await (0,plan_job/* readLatest */.Eg)(nomadPlan, find) : 'not-read';
    const planned = (0,plan_job/* createPlannedJob */.YF)(nomadPlan, { ...context, guards, needsBase, latest });
    const { comparable: current, verdict } = planned;
    const entry = recordedEntry?.entry;
    const isRunning = verdict.change === 'unchanged' || differsOnlyInRandomValues(nomadPlan, entry);
    const rawComparison = isRunning
        ? compareRunning(current, recordedEntry, context)
        : await compareWithVersions(current, nomadPlan, recordedEntry, context);
    const comparison = rawComparison.kind === 'changed' && rawComparison.part !== 'address'
        ? {
            ...rawComparison,
            reviewedLines: readReviewedLines(planned.id, recordedEntry, context),
            planRun: recordedEntry?.record.run,
        }
        : rawComparison;
    const isUpToDate = isRunning && comparison.kind === 'same';
    const { target } = nomadPlan;
    return {
        planned,
        target,
        nomadPlan: isUpToDate ? undefined : nomadPlan,
        comparison,
        recordedEntry,
        guards,
        isBatch: (0,spec/* isBatch */.bG)(nomadPlan.job),
        isAwaitingPromotion: isUpToDate && (await isPromotionDue(entry?.done, target, nomadPlan, context)),
    };
}
function readReviewedLines(id, recordedEntry, { review: { pullRequest, signedRecord, otherReviews } }) {
    if (recordedEntry?.entry.changes === false)
        return [];
    const pulls = [...otherReviews, { comment: pullRequest?.comment, signedRecord }];
    const body = pulls.find((pull) => pull.signedRecord?.record === recordedEntry?.record)?.comment?.body;
    const plan = body === undefined ? undefined : (0,quoted_plan/* findPlan */.L9)(body);
    return plan === undefined ? undefined : (0,quoted_plan/* findPlanLines */.a0)(plan, id);
}
function hasComparedBase({ guards, base, pullRequest }, { bases }) {
    return guards?.names.includes('namespace-change') === true && base !== undefined && bases.get(pullRequest) === base;
}
async function isPromotionDue(done, target, { plan: { JobModifyIndex: index } }, { inputs: { promotion, wait }, nomad }) {
    if (promotion.after === undefined || wait === 'false' || done?.index !== index || done.outcome === 'successful')
        return false;
    const deployment = await (0,errors/* orUndefined */.y0)(nomad.readJobsMostRecentDeployment(target));
    if (deployment === undefined)
        return true;
    return deployment?.JobSpecModifyIndex === index && !(0,judge_deployment/* isOver */.PU)(deployment) && (0,judge_deployment/* listWaitingGroups */.GA)(deployment).size > 0;
}
function differsOnlyInRandomValues({ plan, random }, entry) {
    const isLater = plan.JobModifyIndex !== entry?.index || plan.JobModifyIndex === entry.done?.index;
    if (entry === undefined || plan.Diff === null || !isLater)
        return false;
    return (0,random_changes/* changesOnlyRandom */.b)(plan.Diff, random);
}
function hasReviewedEffect({ reviewedPlan, ...planned }) {
    if (reviewedPlan === undefined)
        return true;
    const { keptGroups, job, plan } = planned;
    return (0,meaning/* hasEqualEffect */.YD)({ job, keptGroups, verdict: (0,verdict/* readVerdict */.wk)(job, plan) }, { job: reviewedPlan.job, keptGroups, verdict: (0,verdict/* readVerdict */.wk)(reviewedPlan.job, reviewedPlan.plan) }, reviewedPlan.runsAlready);
}
function compareRunning(current, recordedEntry, { review: { entries }, inputs }) {
    if (recordedEntry?.entry.changes !== true)
        return { kind: 'same' };
    const { record, key } = recordedEntry;
    const comparison = compareWithReview(current, recordedEntry.entry, key);
    const later = entries.all.slice(1 + entries.all.findLastIndex((other) => other.record === record));
    const isReviewedLater = later.some(({ entry, key: laterKey }) => 'changes' in entry && !isOtherJob(compareWithReview(current, entry, laterKey)));
    if (!isOtherJob(comparison) || isReviewedLater)
        return { kind: 'same' };
    return { ...comparison, inputs: (0,recorded_inputs/* listDifferingInputs */._)(record.inputs, inputs, { effect: 'specification', key }) };
}
function isOtherJob(comparison) {
    return comparison.kind === 'changed' && comparison.part !== 'plan';
}
async function compareWithVersions(current, nomadPlan, recordedEntry, context) {
    const { signedRecord, mergedAt } = context.review;
    if (signedRecord === undefined)
        return { kind: 'same' };
    const { record, key } = recordedEntry ?? signedRecord;
    const entry = recordedEntry?.entry;
    const comparison = compareWithReview(current, entry, key);
    const listDiffering = (effect) => (0,recorded_inputs/* listDifferingInputs */._)(record.inputs, context.inputs, { effect, key });
    if (comparison.kind === 'not-in-plan')
        return { ...comparison, inputs: listDiffering('files') };
    if (comparison.kind === 'changed')
        return { ...comparison, inputs: listDiffering('specification') };
    if (comparison.kind === 'done')
        return { ...comparison, hasOtherValue: await hasOtherValue(nomadPlan, comparison.before, context) };
    if (entry === undefined || comparison.kind !== 'same')
        return comparison;
    if (!hasReviewedEffect(nomadPlan))
        return { kind: 'changed', part: 'plan' };
    const registration = await (0,registered_since/* checkRegisteredAfterPlan */.uG)(nomadPlan, { ...entry, mergedAt, plannedAt: 1000 * record.plannedAt }, context);
    if (registration === 'no') {
        await refuseConcurrentRegistration(nomadPlan, entry, context);
        return comparison;
    }
    return {
        kind: 'registered-after-plan',
        isCertain: registration === 'yes',
        denied: registration instanceof errors/* ActionError */.lZ ? registration : undefined,
    };
}
async function hasOtherValue({ late, job, target }, { index }, { nomad }) {
    if (late === undefined)
        return false;
    const history = await (0,errors/* orUndefined */.y0)(nomad.listJobVersions(target));
    const registeredVersion = history?.Versions.find(({ JobModifyIndex }) => JobModifyIndex === index);
    return registeredVersion === undefined || !(0,late_fields/* hasLateValues */.TZ)(job, registeredVersion, late);
}
async function refuseConcurrentRegistration({ late, plan: { JobModifyIndex: index }, target }, entry, { nomad, startTime }) {
    if (late === undefined || index === entry.index || index === 0)
        return;
    const isChanged = await (0,registered_since/* wasChangedSince */.kH)(target, performance.timeOrigin + startTime, nomad);
    if (isChanged)
        throw (0,write_permitted/* createConflictError */.bM)(target.id, undefined);
}

;// CONCATENATED MODULE: ./build/js/modes/register/unregistered-merges.js





async function addUnregisteredMerges(consents, listJobs, collected, dependencies) {
    if (consents.every(({ rules }) => rules.every(({ needed }) => needed === 0)))
        return consents;
    const find = async () => {
        const merged = await dependencies.review.listMerged();
        const lookup = { ...dependencies, judgeTouch: createTouchJudge(collected, dependencies) };
        return (0,p_map/* default */.Ay)(consents, async (consent) => {
            const numbers = await (0,p_map/* default */.Ay)(listJobs(consent.pullRequest), async (job) => findUnregistered(job, merged, lookup), {
                concurrency: 5,
            });
            const together = [...new Set([...(consent.together ?? []), ...numbers.flat()])];
            return together.length === 0 ? consent : { ...consent, together };
        });
    };
    return (0,errors/* orElse */.NW)(find(), (error) => {
        throw error.withContext('Could not find the pull requests that change the same jobs');
    });
}
async function findUnregistered(job, merged, lookup) {
    const changes = [];
    let [unplanned, untouched] = [[], []];
    const touches = async (pull) => lookup.judgeTouch(await pull.readFiles())(job.file);
    const readPlan = async (pull) => {
        const mayShow = !lookup.inputs.jobFiles.onlyChanged || (await touches(pull));
        return { pull, mayShow, signed: mayShow ? await pull.readRecord() : undefined };
    };
    let serving;
    for await (const { pull, mayShow, signed } of (0,p_map/* pMapIterable */.R_)(merged, readPlan, inBatches)) {
        if (signed === undefined) {
            if (mayShow)
                unplanned.push(pull);
            else if (unplanned.length > 0)
                untouched.push(pull);
            continue;
        }
        const { jobs, removed, phase, head } = signed.record;
        const entries = [...jobs, ...removed].filter((entry) => (0,review_record/* coversJob */.yu)({ ...signed, entry }, job));
        changes.push(...unplanned.map((later) => ({ pull: later })));
        [unplanned, untouched] = [[], []];
        const registered = entries.flatMap(({ done, index }) => done?.index ?? (phase === 'registered' ? index : []));
        const isServing = registered.length === 0 ? undefined : await (serving ??= (0,registered_since/* readServing */.xT)(job, lookup));
        if (isServing && registered.some(isServing))
            break;
        if (entries.length === 0 || head !== pull.headSha)
            changes.push({ pull });
        changes.push(...entries.flatMap((entry) => ('changes' in entry && entry.changes ? [{ pull, spec: entry.spec }] : [])));
    }
    if (await hasPlan(untouched))
        changes.push(...unplanned.map((pull) => ({ pull })));
    return (0,p_map/* default */.Ay)(changes, async ({ pull, spec }, at) => {
        const isNew = spec !== undefined && !changes.slice(at + 1).some((earlier) => earlier.spec === spec);
        return isNew || (await touches(pull)) ? pull.number : p_map/* pMapSkip */.QJ;
    }, { concurrency: 5 });
}
const inBatches = { concurrency: 5, backpressure: 5 };
async function hasPlan(pulls) {
    for await (const signed of (0,p_map/* pMapIterable */.R_)(pulls, async (pull) => pull.readRecord(), inBatches))
        if (signed !== undefined)
            return true;
    return false;
}

// EXTERNAL MODULE: ./build/js/operations/review/count-approvals.js + 1 modules
var count_approvals = __webpack_require__(3511);
;// CONCATENATED MODULE: ./build/js/modes/register/judge-plan.js













async function judgePlans({ collected, candidates }, stops, dependencies) {
    const empty = { approvals: [], hits: [], failures: [], judgeState: async () => [] };
    if (dependencies.review.refusal !== undefined)
        return { ...empty, consents: [], judgeAgain: async () => empty };
    const toWrite = candidates.filter(needsWrite);
    const due = stops.flatMap(({ recorded, state }) => (state.kind === 'due' ? [recorded] : []));
    const plans = listPlans(toWrite, due, dependencies);
    const ownConsents = listConsents(plans, dependencies);
    const listJobs = (number) => plans.flatMap(({ record, jobs }) => (record?.pullRequest === number ? jobs : []));
    const { consents, unread } = await (0,errors/* orElseAll */.YR)(addUnregisteredMerges(ownConsents, listJobs, collected, dependencies).then((all) => ({
        consents: all,
        unread: [],
    })), (errors) => ({ consents: ownConsents, unread: errors }));
    const earlier = listEarlierConsents(plans, consents, dependencies);
    const judgeAgain = async () => judgeConsents(plans, { consents, earlier }, dependencies);
    const first = await judgeAgain();
    const judgeState = async (candidate, index) => findChangedSince(candidate, consents, dependencies, index);
    const changed = await Promise.all([
        (0,p_map/* default */.Ay)(toWrite, async (candidate) => judgeState(candidate)),
        (0,p_map/* default */.Ay)(due, async (ownEntry) => findChangedState(ownEntry, ownEntry.entry, consents, dependencies)),
    ]);
    return { ...first, failures: [...unread, ...first.failures, ...changed.flat(2)], consents, judgeAgain, judgeState };
}
async function judgeConsents(plans, { consents, earlier }, dependencies) {
    const { pullRequest: ownPull, mergedPull } = dependencies.review;
    const namePlan = ({ pullRequest }) => consents.length > 1 ? `the plan of pull request ${pullRequest}` : 'the plan';
    const countAllConsents = async () => {
        if (consents.length + earlier.length === 0)
            return { approvals: [], failures: [] };
        if (ownPull === undefined)
            throw new Error('A record without its pull request');
        const counts = await (0,count_approvals/* countConsents */.dt)(ownPull.thread, [...consents, ...earlier], mergedPull);
        const [current, earlierCounts] = [counts.slice(0, consents.length).flat(), counts.slice(consents.length).flat()];
        const shortfalls = current.flatMap((count) => count.of === 'plan' ? listShortfallErrors(count, namePlan(count)) : []);
        const withdrawn = earlierCounts.flatMap((count) => listShortfallErrors(count, 'the plan that was registered'));
        const failures = [...shortfalls, ...new Map(withdrawn.map((error) => [error.message, error])).values()];
        return { approvals: [...current, ...earlierCounts], failures };
    };
    const { approvals, failures, unreadReason } = await (0,errors/* orElse */.NW)(countAllConsents(), ({ message, hint }) => {
        const reason = `the approvals could not be read: ${message}`;
        const isNeeded = earlier.length > 0 || consents.some(({ rules }) => rules.some(({ of }) => of === 'plan'));
        return { approvals: [], failures: isNeeded ? [createApprovalError(reason, hint)] : [], unreadReason: reason };
    });
    const judged = plans.flatMap(({ record, hits }) => {
        const count = approvals.find(({ of, pullRequest }) => of === 'guards' && pullRequest === record?.pullRequest);
        const approvedBy = count && (0,review_approvals/* listApprovers */.h)(count);
        return hits.map((hit) => ({
            ...hit,
            record,
            count,
            unreadReason,
            hit: { ...hit.hit, approvedBy: hit.isShown ? approvedBy : undefined },
        }));
    });
    const refused = judged.filter(guard_hits/* isRefusing */.kW).map((plan) => createGuardedError(plan, dependencies));
    return { approvals, hits: judged, failures: [...failures, ...refused] };
}
function listPlans(toWrite, stops, dependencies) {
    const changes = [
        ...toWrite.map((candidate) => ({
            ownEntry: candidate.recordedEntry,
            hits: listJobHits(candidate),
            job: { ...candidate.target, file: candidate.planned.file },
            shown: candidate.planned,
            isPromotion: candidate.nomadPlan === undefined,
        })),
        ...stops.map((ownEntry) => ({
            ownEntry,
            hits: listStopHits(ownEntry, dependencies),
            job: ownEntry.entry,
            shown: ownEntry.entry,
            isPromotion: false,
        })),
    ].flatMap(({ ownEntry, hits, job, shown, isPromotion }) => {
        const others = findOthers(job, ownEntry, dependencies);
        const together = [...others, ...(ownEntry === undefined ? [] : [ownEntry])].map(({ record }) => record.pullRequest);
        const plans = others.map(({ entry, record }) => ({
            record,
            hits: (entry.hits ?? []).map((hit) => readHit(shown, hit, `the plan of pull request ${record.pullRequest}`)),
            jobs: [job],
            together,
            isPromotion,
        }));
        return [{ record: ownEntry?.record, hits, jobs: [job], together, isPromotion }, ...plans];
    });
    return Array.from(Map.groupBy(changes, ({ record }) => record), ([record, same]) => ({
        record,
        hits: same.flatMap(({ hits }) => hits),
        jobs: same.flatMap(({ jobs }) => jobs),
        together: [...new Set(same.flatMap(({ together }) => together))],
        isPromotion: same.every(({ isPromotion }) => isPromotion),
    }));
}
function findOthers(job, ownEntry, { review: { entries } }) {
    return entries.all.filter((recorded) => {
        const { entry, record } = recorded;
        const isWrite = 'changes' in entry ? entry.changes : entry.stop;
        if (record === ownEntry?.record || !(isWrite || entry.hits !== undefined))
            return false;
        return (0,review_record/* coversJob */.yu)(recorded, job);
    });
}
function listJobHits({ planned, nomadPlan, recordedEntry }) {
    const { id, namespace, file } = planned;
    const { key, entry } = recordedEntry ?? {};
    const recorded = entry?.hits ?? [];
    const [hits, digests] = nomadPlan === undefined ? [[], []] : [planned.hits, planned.comparable.hits];
    const reviewed = new Set(recorded.map(identifyDigest));
    const present = digests.map(({ guard, of }) => key && identifyDigest({ guard, of: (0,review_digests/* digestWithKey */.aC)('guard', of, key) }));
    const remaining = new Set(present);
    const missingDigests = recorded.filter((recordedDigest) => !remaining.has(identifyDigest(recordedDigest)));
    const guards = new Map(missingDigests.map((before) => [before.guard, before]));
    return [
        ...hits.map((hit, at) => ({ id, namespace, file, hit, isShown: reviewed.has(present[at] ?? '') })),
        ...[...guards.values()].map((before) => readHit(planned, before)),
    ];
}
function identifyDigest({ guard, of }) {
    return `${guard} ${of}`;
}
function readHit({ id, namespace, file }, { guard }, plan = 'the reviewed plan') {
    return { id, namespace, file, hit: { ...plan_outcome/* stopHit */.GL, guard, subject: `as ${plan} shows` }, isShown: true };
}
function listStopHits({ entry, record }, { inputs }) {
    const { id, namespace, file, hits = [] } = entry;
    const isShown = hits.length > 0;
    return isShown || (0,inputs_guards/* mergeGuardPolicies */.U_)(inputs.guarding, record.guards).names.includes('stops')
        ? [{ id, namespace, file, hit: plan_outcome/* stopHit */.GL, isShown }]
        : [];
}
function listEarlierConsents(plans, consents, { review: { signedRecord } }) {
    if (plans.length === 0)
        return [];
    const records = new Set([...plans.map(({ record }) => record), signedRecord?.record]);
    const current = new Set(consents.map((consent) => JSON.stringify(consent)));
    const earlier = [...records].flatMap((record) => record?.registered ?? []);
    return earlier.filter((consent) => !current.has(JSON.stringify(consent)));
}
function listConsents(plans, { inputs }) {
    return plans.flatMap(({ record, hits, together, isPromotion }) => {
        if (record === undefined || (isPromotion && record.registered !== undefined))
            return [];
        const { pullRequest, since, edited, approvals, guards } = record;
        const { names, role } = (0,inputs_guards/* mergeGuardPolicies */.U_)(inputs.guarding, guards);
        const needed = Number(hits.some(({ isShown }) => isShown));
        const rules = [
            ...(0,count_approvals/* createApprovalRules */.Ht)((0,count_approvals/* selectStricter */.Np)(approvals, inputs.approvals), undefined),
            ...(names.length === 0 && needed === 0 ? [] : [{ of: 'guards', needed, role }]),
        ];
        const others = together.filter((number) => number !== pullRequest);
        const relatedField = others.length === 0 ? {} : { together: others };
        return rules.length === 0 ? [] : [{ pullRequest, ...relatedField, since, edited, rules }];
    });
}
function createGuardedError({ id, file, hit, isShown, record, count, unreadReason }, { inputs }) {
    const by = guard_hits/* approvers */.DH[(0,inputs_guards/* mergeGuardPolicies */.U_)(inputs.guarding, record?.guards).role];
    const fix = count && formatHint(count);
    const reason = isShown
        ? (unreadReason ?? (count && (fix ?? count.others[0]) && (0,review_approvals/* describeShortfall */.Po)(count, 'the plan')))
        : '';
    const hint = record === undefined
        ? 'Without a reviewed plan nothing can be approved: remove the guard from `guards` in the workflow.'
        : isShown
            ? (fix ??
                `Ask ${by} who did not contribute to pull request ${record.pullRequest} to approve it, then re-run this workflow job.`)
            : `The reviewed plan does not show it. Plan the pull request again with the same guards, and have that plan approved.${inputs.jobFiles.late === undefined ? '' : ' A change by a late value cannot be approved: pass a different value.'}`;
    return new errors/* ActionError */.lZ({
        reason: 'guarded',
        message: `\`${id}\` is guarded: ${(0,guard_hits/* describeHit */.jT)(hit)}.`,
        location: { file, line: hit.line },
        hint: `Nothing was written${reason ? `: ${reason}` : ''}. ${hint}`,
    });
}
async function findChangedSince({ planned, comparison, nomadPlan, target, recordedEntry }, consents, dependencies, index = planned.comparable.index) {
    if (nomadPlan === undefined || comparison.kind !== 'same' || recordedEntry === undefined)
        return [];
    const state = { ...target, file: planned.file, index, evaluated: recordedEntry.entry.evaluated };
    return findChangedState(recordedEntry, state, consents, dependencies);
}
async function findChangedState(ownEntry, { file, id, namespace, region, index, evaluated }, consents, dependencies) {
    const isAsked = ({ pullRequest }) => consents.some((consent) => consent.pullRequest === pullRequest && consent.rules.some(({ needed }) => needed > 0));
    const target = { id, namespace, region };
    const others = findOthers({ ...target, file }, ownEntry, dependencies).filter(({ entry }) => entry.done === undefined);
    for (const { entry, record } of [ownEntry, ...others])
        if (isAsked(record) && !(await (0,registered_since/* isSameState */._G)(entry, { ...target, index, evaluated }, dependencies.nomad)))
            return [createApprovalError(`\`${id}\` was changed in Nomad since the plan that was approved`)];
    return [];
}
function formatHint({ objections, blocker, roleError }) {
    if (objections.length > 0)
        return 'Have the request for changes dismissed, or replaced by an approval of the same person, then re-run this workflow job.';
    if (blocker === undefined)
        return roleError?.hint;
    return 'No approval of this pull request can count. Connect the address of each commit with an account on GitHub, then re-run this workflow job. Otherwise, revert the pull request with that commit, and make its change again in a new one.';
}
function listShortfallErrors(count, plan) {
    const reason = (0,review_approvals/* describeShortfall */.Po)(count, plan);
    return reason === undefined
        ? []
        : [createApprovalError(reason, formatHint(count) ?? formatApproveHint(` by ${guard_hits/* approvers */.DH[count.role]}`))];
}
function formatApproveHint(by = '') {
    return `Have the plan approved${by}, then re-run this workflow job. If the job or the comment has changed since, re-run the plan first.`;
}
function createApprovalError(reason, hint = formatApproveHint()) {
    return new errors/* ActionError */.lZ({ reason: 'not-approved', message: `${(0,numbers/* capitalize */.ZH)(reason)}.`, hint });
}

// EXTERNAL MODULE: ./build/js/operations/planning/declarations.js
var planning_declarations = __webpack_require__(1102);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/declared-job.js
var declared_job = __webpack_require__(2454);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/job-source.js
var job_source = __webpack_require__(9305);
// EXTERNAL MODULE: ./build/js/operations/learn-job.js
var learn_job = __webpack_require__(8697);
// EXTERNAL MODULE: ./build/js/operations/stop-job.js
var stop_job = __webpack_require__(1527);
;// CONCATENATED MODULE: ./build/js/modes/register/stop-removed.js













function listShownStops({ inputs, review }) {
    return inputs.stopRemoved ? review.entries.removed.filter(({ entry }) => entry.stop) : [];
}
async function judgeStops(collection, jobs, dependencies) {
    const { review, head } = dependencies;
    const { removed: all } = review.entries;
    if (all.length === 0)
        return [];
    const planned = jobs.map(({ planned: { file, comparable } }) => ({
        file,
        job: (0,planning_declarations/* addressJob */.Kh)(comparable, dependencies),
    }));
    let branchJobs;
    const readBranchDeclarations = async () => (branchJobs ??= readBranchJobs(head, collection, dependencies));
    const declarations = (0,planning_declarations/* collectDeclarations */.uq)(planned, collection, dependencies);
    const context = { ...dependencies, branchDeclarations: readBranchDeclarations, configNames: collection.configNames };
    return (0,p_map/* default */.Ay)(all, async (recorded) => ({ recorded, state: await judgeStop(recorded, declarations, context) }), {
        concurrency: 10,
    });
}
async function readBranchJobs(head, collection, dependencies) {
    if (head === undefined)
        return [];
    const listDependencies = createDependencyLister(collection);
    const computedJobs = collection.jobs
        .filter((job) => !('source' in job) || (0,declared_job/* readDeclaredJob */.m)(job.source)?.address === undefined)
        .flatMap(({ file: { name } }) => head.findChangedFile(name, listDependencies(name)) ?? []);
    const readJob = async (file) => {
        const content = await head.readFile(file);
        if (content === undefined)
            return [];
        const { id, address } = (0,declared_job/* readDeclaredJob */.m)((0,job_source/* decodeSource */.E4)({ name: file }, content)) ?? {};
        const isKnown = id !== undefined && address !== undefined;
        return [{ file, job: isKnown ? (0,planning_declarations/* addressJob */.Kh)({ id, ...address }, dependencies) : undefined }];
    };
    const changedJobs = await (0,p_map/* default */.Ay)(head.names.filter((name) => collection.isJobFile(name)), async (file) => (0,errors/* orElse */.NW)(readJob(file), () => [{ file, job: undefined }]), { concurrency: 5 });
    return [...computedJobs.map((file) => ({ file, job: undefined })), ...changedJobs.flat()];
}
async function judgeStop(recorded, declarations, context) {
    const { inputs } = context;
    const { entry: removed, record } = recorded;
    const { id, namespace, region } = removed;
    const file = removed.stop ? undefined : record.jobs.find((job) => job.file === removed.file)?.file;
    const findDeclarer = async () => (0,planning_declarations/* findDeclaringFile */.BK)({ id, namespace, region, file }, await declarations());
    if ((!inputs.stopRemoved && !removed.stop) || file !== undefined) {
        const live = await (0,errors/* orElse */.NW)(readLive(removed, context), () => removed);
        if (live === undefined)
            return { kind: 'gone' };
        if ((await (0,errors/* orUndefined */.y0)(findDeclarer())) !== undefined)
            return { kind: 'still-declared' };
        return { kind: file === undefined ? 'stop-removed-off' : 'moved' };
    }
    return refuseOnError(removed, context, async () => {
        const live = await readLive(removed, context);
        if (live === undefined)
            return { kind: 'gone' };
        const declarer = await findDeclarer();
        const isNoStop = !removed.stop || !inputs.stopRemoved || recorded.isShownLater === true;
        if (declarer !== undefined && isNoStop)
            return { kind: 'still-declared' };
        if (declarer !== undefined) {
            const claim = declarer.isCertain ? 'declares it now' : 'may declare it, but cannot be parsed';
            throw createRemovalError(`\`${id}\` was not stopped: \`${declarer.file}\` ${claim}`);
        }
        if (!removed.stop)
            throw createUnshownError('the stop', id, 'stop-removed');
        if (!inputs.stopRemoved)
            throw createUnsetError(id);
        checkBase(recorded, context);
        if (inputs.children && removed.children !== true && (0,spec/* isParentJob */.kt)(live))
            throw createUnshownError('the stop of its child jobs', id, 'children');
        await checkBranch(removed, context);
        await checkLive(recorded, live, context);
        return { kind: 'due' };
    });
}
function checkBase({ entry: { id }, record }, { review: { bases } }) {
    const mergeBase = bases.get(record.pullRequest);
    if (mergeBase !== undefined && mergeBase === record.base)
        return;
    throw createRemovalError(`\`${id}\` was not stopped: its plan was made for ${formatBranch(record.base)}, and it was merged into ${formatBranch(mergeBase)}`);
}
function formatBranch(branch) {
    return branch === undefined ? 'an unknown branch' : `branch \`${branch}\``;
}
async function checkBranch({ file, id, namespace, region }, { head, branchDeclarations, configNames }) {
    if (head === undefined)
        return;
    const name = head.findChangedFile(file, new Set([file, ...configNames]));
    if (name !== undefined)
        throw createStaleFileError(file, name, head.branch);
    const declarer = (0,planning_declarations/* findDeclaringFile */.BK)({ id, namespace, region }, await branchDeclarations());
    if (declarer === undefined)
        return;
    const claim = declarer.isCertain ? 'declares it' : 'may declare it';
    const cause = `branch \`${head.branch}\` has changed \`${declarer.file}\` since the checked-out commit, which ${claim}`;
    throw createRemovalError(`\`${id}\` was not stopped: ${cause}`);
}
async function refuseOnError({ file }, { redactor }, judge) {
    return (0,errors/* orElse */.NW)(judge(), (error) => ({ kind: 'refused', failure: error.redact(redactor.redact, { file }) }));
}
async function readLive(removedJob, { nomad, redactor, inputs }) {
    const live = await (0,find_job/* readLiveJob */.k8)(nomad, removedJob);
    if (live === undefined || live.Stop === true)
        return undefined;
    (0,learn_job/* hideJobSecrets */.LL)(live, (0,learn_job/* createLiveRules */.gM)(redactor, inputs.redaction), redactor);
    return live;
}
async function checkLive({ entry, record, key }, live, { inputs, review: { mergedAt }, nomad }) {
    const { id, index, spec, done } = entry;
    if (done !== undefined)
        throw createRemovalError(`\`${id}\` was not stopped again: ${done.run} stopped it, and it was registered since`);
    const digest = (0,review_digests/* digestLiveJob */.EI)(live, inputs.preserveCounts === 'true');
    const isSame = (0,review_digests/* equalsInConstantTime */.uz)(spec, (0,review_digests/* digestWithKey */.aC)('specification', digest, key));
    const time = { index, mergedAt, plannedAt: 1000 * record.plannedAt };
    const isUnchanged = live.JobModifyIndex === index && !(0,registered_since/* isAfterMerge */.fU)(time);
    if (isSame && (isUnchanged || (await (0,registered_since/* hasRunUnchangedSince */.zv)(entry, live, time, nomad))))
        return;
    throw createRemovalError(`\`${id}\` was not stopped: it has changed since the plan`);
}
function createRemovalError(message, reason = 'plan-changed', hint = 'Plan the pull request again and have the new plan reviewed, or stop the job manually.') {
    return new errors/* ActionError */.lZ({ reason, message: `${message}.`, hint });
}
function createUnshownError(subject, id, input) {
    const hint = `Set ${(0,errors/* describeSetting */.w5)(`${input}: true`)}, plan the pull request again and have the new plan reviewed.`;
    const message = `\`${id}\` was not stopped: the reviewed plan does not show ${subject}`;
    return createRemovalError(message, 'not-reviewed', hint);
}
function createUnsetError(id) {
    const set = (0,errors/* describeSetting */.w5)('stop-removed: true');
    const hint = `Set ${set} as for the plan, then re-run this workflow job. To keep the job, plan the pull request again without it.`;
    return createRemovalError(`\`${id}\` was not stopped: \`stop-removed\` is not set here, and was for the plan`, 'plan-changed', hint);
}
async function stopJudged(stops, dependencies, registeredJobs) {
    const states = [];
    const mayStop = registeredJobs?.every(isSuccessfulSoFar) === true;
    let isLater = registeredJobs?.some(({ state }) => 'written' in state) === true;
    for (const { recorded, state } of stops) {
        const { file, id, namespace, region } = recorded.entry;
        const judgeAgain = isLater ? dependencies.judgeAgain : async () => dependencies.buildEvidence;
        const newState = state.kind === 'due' ? await stopOne(recorded, mayStop, { ...dependencies, judgeAgain }) : state;
        isLater ||= newState.kind === 'stopped';
        states.push({ file, id, namespace, region, judgedBy: recorded.record.pullRequest, state: newState });
    }
    return states;
}
async function stopOne(recorded, mayStop, dependencies) {
    const { inputs, log, judgeAgain } = dependencies;
    const { entry: removed } = recorded;
    if (inputs.dryRun)
        return { kind: 'dry-run' };
    if (!mayStop)
        return { kind: 'held-back' };
    return refuseOnError(removed, dependencies, async () => {
        const live = await readLive(removed, dependencies);
        if (live === undefined)
            return { kind: 'gone' };
        await checkLive(recorded, live, dependencies);
        const buildEvidence = await (0,errors/* orElse */.NW)(judgeAgain(), (error) => {
            throw error.withContext(`\`${removed.id}\` was not stopped`);
        });
        const { job, children } = await stopFamily(recorded, live, { ...dependencies, buildEvidence });
        log(`${live.ID}: stopped, because no job file declares it anymore.`);
        return { kind: 'stopped', index: job.index, children };
    });
}
async function stopFamily(recorded, live, { inputs: { children, policyOverride }, nomad, gate, buildEvidence, redactor }) {
    const { id: parent, namespace, region } = recorded.entry;
    const address = { namespace, region };
    const target = { id: parent, ...address };
    const evidence = buildEvidence({ target, comparison: { kind: 'same' }, recordedEntry: recorded });
    const permit = (job, index) => gate.requestPermit('stop', { job, ...address, index }, evidence);
    const stopParent = async () => {
        const requestPermit = () => permit(parent, live.JobModifyIndex);
        return (await (0,stop_job/* stopAtIndex */.yw)({ live, target, permit: requestPermit, policyOverride, nomad })).JobModifyIndex;
    };
    const stopChild = async (id) => {
        const pendingStop = (0,stop_job/* stopOnce */.qY)({ id, ...address }, () => permit(id), nomad);
        return (0,errors/* orElse */.NW)(pendingStop.then(() => undefined), (error) => error.withContext(`\`${id}\` was not stopped`).redact(redactor.redact));
    };
    return (0,stop_job/* stopWithChildren */.E_)(live, {
        address,
        nomad,
        stopsChildren: children && recorded.entry.children === true,
        async stop({ ID: id }) {
            if (id === parent)
                return { id, isStopped: true, index: await stopParent() };
            const failure = await stopChild(id);
            return { id, isStopped: failure === undefined, failure, index: 0 };
        },
        keepChild: ({ ID: id }) => ({ id, isStopped: false, index: 0 }),
    });
}

;// CONCATENATED MODULE: ./build/js/modes/register/judge-unplanned.js









async function judgeUnplanned(collection, candidates, dependencies) {
    const { refusedPulls, pullRequest: { thread } = {} } = dependencies.review;
    const writtenFiles = candidates.filter(needsWrite).map(({ planned }) => planned.file);
    const files = [...writtenFiles, ...listShownStops(dependencies).map(({ entry }) => entry.file)];
    if (thread === undefined || files.length === 0)
        return [];
    const judgeTouch = createTouchJudge(collection, dependencies);
    const failures = await (0,p_map/* default */.Ay)(refusedPulls, async ({ number, refusal }) => {
        const touchedFiles = await readOrRefuse(`which files pull request ${number} changes`, async () => (0,pull_request_files/* readTouched */.Tn)(thread.github, thread.repository, number));
        const file = files.find(judgeTouch(touchedFiles?.names));
        if (file === undefined)
            return [];
        const message = `The same commit merges pull request ${number}, whose plan is not valid: ${refusal.sentence}`;
        const hint = `Plan pull request ${number} again (re-run its plan) and have it reviewed, then re-run this workflow job.`;
        return [new errors/* ActionError */.lZ({ reason: 'not-reviewed', message, request: refusal.request, location: { file }, hint })];
    }, { concurrency: 5 });
    return failures.flat();
}
function findMissingJobs(candidates, failed, { review, inputs }) {
    const { all, jobs, removed } = review.entries;
    const order = new Map(all.map(({ record }, at) => [record, at]));
    const isLater = (left, right) => (order.get(left) ?? 0) > (order.get(right) ?? 0);
    const missingJobs = [...jobs.values()].filter((recordedJob) => {
        const { entry, record } = recordedJob;
        if (!entry.changes || entry.done !== undefined || failed.some(({ file }) => file === entry.file))
            return false;
        if (removed.some((removal) => removal.entry.file === entry.file && isLater(removal.record, record)))
            return false;
        return !candidates.some(({ nomadPlan, target, recordedEntry }) => {
            const counts = recordedEntry !== undefined && (recordedEntry.entry.changes || isLater(recordedEntry.record, record));
            return counts && (0,review_record/* coversJob */.yu)(recordedJob, { ...target, file: nomadPlan?.loadedJob.file.name ?? '' });
        });
    });
    return missingJobs.map(({ entry: { file }, record: { pullRequest, inputs: planned }, key }) => {
        const inputsFix = describeEqualInputs((0,recorded_inputs/* listDifferingInputs */._)(planned, inputs, { effect: 'files', key }));
        const message = `The plan of pull request ${pullRequest} changes \`${file}\`, and this run has no such job file.`;
        const hint = inputsFix ?? describeFix({ part: 'address' }, pullRequest);
        return new errors/* ActionError */.lZ({ reason: 'plan-changed', message, location: { file }, hint });
    });
}

// EXTERNAL MODULE: ./build/js/operations/follow/follow-rollout.js
var follow_rollout = __webpack_require__(674);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/stages.js
var discovery_stages = __webpack_require__(1321);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/load.js + 4 modules
var load = __webpack_require__(3686);
// EXTERNAL MODULE: ./build/js/redaction/variable-secrets.js
var variable_secrets = __webpack_require__(9986);
// EXTERNAL MODULE: ./build/js/operations/follow/watch-rollout.js
var watch_rollout = __webpack_require__(680);
;// CONCATENATED MODULE: ./build/js/modes/register/write-job.js










const pauses = [0];
async function writeJob(nomadPlan, context) {
    let current = nomadPlan;
    let after;
    const judge = async (newPlan, attempt, error) => {
        if (newPlan.plan.Diff?.Type === 'None')
            return error === undefined ? undefined : findRegistration(newPlan, context, error);
        const isLast = attempt > pauses.length;
        if (isLast || (await hasNewHit(newPlan, nomadPlan, context)) || !(await mayBeSent(newPlan, current, context)))
            throw judgeLostWrite(newPlan, current, error);
        const [failure] = await context.judgeState(context.candidate, newPlan.plan.JobModifyIndex);
        if (failure !== undefined)
            throw failure;
        current = newPlan;
        return undefined;
    };
    if (context.isLater)
        await judge(await (0,plan_job/* requestPlan */.jd)(nomadPlan, context), 0);
    return (0,write_permitted/* writePermitted */.CU)({
        readBefore: () => createStateBefore(current.plan.JobModifyIndex, after),
        requestPermit: () => requestPermit(current, context),
        send: async (permit) => sendJob(permit, current, context),
        mayHaveTakenEffect: (error) => !(0,write_permitted/* isRefusal */.vu)(error) || (0,write_permitted/* isConflict */.dh)(error),
        findEffect: async (error, attempt) => judge(await readReply((0,plan_job/* requestPlan */.jd)(current, context), error), attempt, error),
        pauses,
        readAfter: async ({ index }) => (after = await (0,write_permitted/* readStateAfter */.yY)(context.nomad, current.target, index)),
    });
}
function createStateBefore(index, after) {
    if (index === 0)
        return null;
    return { version: typeof after?.version === 'number' ? after.version - 1 : null, index };
}
async function hasNewHit(newPlan, judgedPlan, { candidate: { guards, planned }, nomad }) {
    const knownHits = new Set((0,plan_job/* findPlanHits */.Rl)(judgedPlan, guards).map((hit) => JSON.stringify(hit)));
    if ((0,plan_job/* findPlanHits */.Rl)(newPlan, guards).some((hit) => !knownHits.has(JSON.stringify(hit))))
        return true;
    const isUnserved = planned.hits.some(({ guard }) => guard === 'all');
    if (guards.length === 0 || isUnserved)
        return false;
    const latest = await (0,plan_job/* readLatest */.Eg)(newPlan, async (job) => (0,errors/* orUndefined */.y0)(nomad.readJobsMostRecentDeployment(job)));
    return (0,plan_job/* judgeUnserved */.iV)(newPlan, latest)?.isRollingOut === false;
}
async function mayBeSent(newPlan, before, context) {
    const { nomad, candidate } = context;
    const { plan: meaning } = candidate.planned.comparable;
    if ((0,plan_job/* digestPlan */.w0)(newPlan, (0,verdict/* readVerdict */.wk)(newPlan.job, newPlan.plan)).plan !== meaning)
        return false;
    if (!hasReviewedEffect(newPlan))
        return false;
    const { JobModifyIndex: index } = before.plan;
    const evaluationTime = candidate.recordedEntry?.entry.evaluated;
    if (newPlan.late !== undefined) {
        const current = { ...newPlan.target, index: newPlan.plan.JobModifyIndex, evaluated: evaluationTime };
        if (!(await (0,registered_since/* isSameState */._G)({ index, evaluated: evaluationTime }, current, nomad)))
            return false;
    }
    const planTime = { index, evaluated: evaluationTime ?? 0, mergedAt: 0, plannedAt: 0 };
    return (await (0,registered_since/* checkRegisteredAfterPlan */.uG)(newPlan, planTime, context)) === 'no';
}
function requestPermit({ job, plan, target: { id, ...place } }, { gate, evidence }) {
    const verb = job.Stop === true ? 'stop' : 'register';
    return gate.requestPermit(verb, { job: id, ...place, index: plan.JobModifyIndex }, evidence);
}
async function sendJob(permit, { loadedJob, sentJob: job, plan, target: { namespace, region } }, { inputs, nomad }) {
    const response = await nomad.createJob(permit, {
        job,
        namespace,
        region,
        enforceIndex: plan.JobModifyIndex,
        policyOverride: inputs.policyOverride || undefined,
        preserveCounts: inputs.preserveCounts === 'true' || undefined,
        submission: inputs.submission ? (0,load/* buildSubmission */.t)(loadedJob, variable_secrets/* isSecretSetting */.dZ).submission : undefined,
    });
    return { index: response.JobModifyIndex, evalId: response.EvalID, isByThisRun: true };
}
async function findRegistration({ job, plan, target }, { nomad }, error) {
    const registration = { job: target, index: plan.JobModifyIndex };
    const evalId = await readReply((0,watch_rollout/* findEvaluation */.uw)(registration, nomad), error);
    if (evalId === '' && (0,spec/* classifyStart */.FO)(job) === 'at-once')
        throw createUnknownRegistrationError(error, 'Nomad has no evaluation of it');
    return { index: registration.index, evalId, isByThisRun: true };
}
async function readReply(response, error) {
    return (0,errors/* orElse */.NW)(response, ({ sentence }) => {
        throw createUnknownRegistrationError(error, sentence);
    });
}
function createUnknownRegistrationError(error, reason) {
    return new errors/* ActionError */.lZ({
        reason: error.reason,
        message: `${error.sentence}. Could not determine whether the job was registered: ${reason}`,
        request: error.request,
        help: 'unknown-result-of-a-write',
        hint: 'Check the job in Nomad, and re-run this workflow job once Nomad responds.',
    });
}
function judgeLostWrite(newPlan, before, error) {
    const isChanged = newPlan.plan.JobModifyIndex !== before.plan.JobModifyIndex || (0,write_permitted/* isConflict */.dh)(error);
    if (!isChanged && error !== undefined)
        return error;
    return new errors/* ServiceError */._7({
        reason: 'conflict',
        message: isChanged
            ? 'Another user or process changed the job during its registration'
            : 'The plan of the job changed while earlier stages rolled out: it has a different effect, or new guarded changes',
        help: 'concurrent-change',
        hint: `Nothing was overwritten. \`nomad job history ${newPlan.job.ID}\` shows the versions of the job. Plan the pull request again, have the new plan reviewed, then re-run this workflow job.`,
    });
}

// EXTERNAL MODULE: ./build/js/rollout/progress.js
var progress = __webpack_require__(1533);
;// CONCATENATED MODULE: ./build/js/modes/register/roll-out.js










const maxConcurrentRollouts = 40;
async function rollOut(candidates, states, dependencies) {
    const stages = (0,discovery_stages/* splitByStage */.QD)(candidates, ({ planned }) => planned.comparable.stage);
    const last = stages.findLast(({ members }) => members.some(needsRegistration))?.stage ?? 0;
    await (0,p_map/* default */.Ay)(candidates.filter(({ nomadPlan, comparison }) => nomadPlan === undefined || comparison.kind === 'done'), async (candidate) => {
        const state = await findEarlierWrite(candidate, (0,discovery_stages/* readStage */.NW)(candidate.planned.comparable) < last, dependencies);
        if (state !== undefined)
            states.set(candidate, state);
    }, { concurrency: 10 });
    const pendingJobs = states.all().filter(isPending);
    for (const { planned, state } of pendingJobs)
        if (state.kind === 'rolling-out')
            dependencies.log(`${planned.id}: already registered; following its rollout.`);
    if (pendingJobs.length === 0)
        return;
    const context = { ...dependencies, states };
    const isJoint = pendingJobs.length > 1 && context.inputs.wait !== 'false';
    const onChange = isJoint ? createJointLog(states, context) : () => undefined;
    let judgeAgain = async () => context.buildEvidence;
    let hold;
    for (const [at, { stage, members }] of stages.entries()) {
        const writeContext = { ...context, judgeAgain, isLater: at > 0 };
        for (const candidate of members.filter(needsRegistration))
            states.set(candidate, hold ?? (await writeCandidate(candidate, writeContext)));
        onChange();
        await (0,p_map/* default */.Ay)(members, async (member) => followWritten(member, { ...context, isJoint, onChange }), {
            concurrency: maxConcurrentRollouts,
        });
        const results = members.flatMap((member) => states.get(member) ?? []);
        hold ??= findHold(stage, results);
        judgeAgain = shareResult(context.judgeAgain);
    }
}
function findHold(stage, states) {
    if (!states.every((state) => isSuccessfulSoFar({ state })))
        return { kind: 'not-written', reason: 'failure', stage };
    const isWaiting = states.some((state) => state.kind === 'rolled-out' && state.rollout.kind === 'awaiting-promotion');
    return isWaiting ? { kind: 'not-written', reason: 'promotion', stage } : undefined;
}
async function findEarlierWrite({ recordedEntry, target, planned, comparison, isBatch }, isAwaited, { nomad, inputs, redactor, findLatest }) {
    const isReplaced = comparison.kind === 'done';
    const index = isReplaced ? comparison.before.index : planned.verdict.jobModifyIndex;
    const write = { index, evalId: '', isByThisRun: false };
    const rollingOut = { kind: 'rolling-out', written: write, progress: undefined };
    const { changes = false, done } = recordedEntry?.entry ?? {};
    const isEndUnseen = done?.outcome === 'registered' || done?.outcome === 'timed-out';
    try {
        if (isReplaced) {
            const isFollowed = isEndUnseen && (await isRolledBack(target, index, nomad));
            return isFollowed ? rollingOut : undefined;
        }
        const isByThisReview = isAwaited || changes || done?.index === write.index || inputs.review.mode === 'ignore';
        if (isBatch) {
            const present = await (0,follow_rollout/* readBatchState */.Id)(target, index, nomad);
            const isFollowed = isByThisReview && inputs.wait === 'complete' && (isEndUnseen || present === 'in-progress');
            return present === 'failed' || isFollowed ? rollingOut : undefined;
        }
        const latest = isEndUnseen ? undefined : await findLatest(target);
        if (latest === null || latest?.Status === 'successful')
            return undefined;
        const deployment = await nomad.readJobsMostRecentDeployment(target);
        if (deployment?.JobSpecModifyIndex !== write.index)
            return undefined;
        const hasFailed = deployment.Status === 'failed' || (await hasDeadCanary(deployment, target, nomad));
        const isFollowed = isByThisReview && inputs.wait !== 'false' && (isEndUnseen || !(0,judge_deployment/* isOver */.PU)(deployment));
        return hasFailed || isFollowed ? rollingOut : undefined;
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        const failure = error.withContext('How the registered job runs is unknown');
        return { kind: 'unfollowed', written: write, failure: failure.redact(redactor.redact, { file: planned.file }) };
    }
}
async function isRolledBack(target, index, nomad) {
    const deployments = await nomad.listJobDeployments(target);
    const deployment = deployments.find(({ JobSpecModifyIndex }) => JobSpecModifyIndex === index);
    return deployment?.Status === 'failed' && (0,judge_deployment/* parseRollback */._U)(deployment) !== undefined;
}
async function hasDeadCanary(deployment, target, nomad) {
    return ((0,judge_deployment/* mayWaitForPromotion */.LW)(deployment) && (0,judge_deployment/* judgeCanaries */.Wy)(deployment, await nomad.listJobAllocations(target)) === 'dead');
}
function shareResult(ask) {
    let response;
    return async () => (response ??= ask());
}
async function writeCandidate(candidate, context) {
    const { inputs, deadline, log, redactor } = context;
    const { nomadPlan, planned } = candidate;
    if (nomadPlan === undefined)
        return { kind: 'up-to-date' };
    if (deadline.signal.aborted)
        return { kind: 'not-written', reason: 'time' };
    try {
        const buildEvidence = await context.judgeAgain();
        const write = await writeJob(nomadPlan, { ...context, candidate, evidence: buildEvidence(candidate) });
        log(`${planned.id}: registered.`);
        return inputs.wait === 'false'
            ? { kind: 'written', written: write }
            : { kind: 'rolling-out', written: write, progress: undefined };
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        return { kind: 'refused', failure: error.redact(redactor.redact, { file: planned.file }) };
    }
}
async function followWritten(candidate, request) {
    const { inputs, redactor, findCause, states, isJoint, onChange } = request;
    const { planned, target: job } = candidate;
    const state = states.get(candidate);
    if (state?.kind !== 'rolling-out')
        return;
    const { written } = state;
    const setState = (newState) => {
        states.set(candidate, newState);
        onChange();
    };
    try {
        const rollout = await (0,follow_rollout/* followRollout */.h4)({
            label: planned.id,
            job,
            index: written.index,
            spec: candidate.nomadPlan?.job,
            evalId: written.evalId,
            isEarlier: !written.isByThisRun,
            isToEnd: candidate.isBatch && (inputs.wait === 'complete' || !written.isByThisRun),
            promotion: createPromotion(candidate, written, request),
            logs: inputs.logs !== 'false',
            isQuiet: isJoint,
            onProgress: (progress) => setState({ kind: 'rolling-out', written, progress }),
        }, request);
        setState({ kind: 'rolled-out', written, rollout, at: new Date() });
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        const isWithdrawn = error.reason === 'not-approved' || error.reason === 'guarded';
        const failure = ((await findCause(error)) ?? error).withContext(isWithdrawn ? 'Its canaries were not promoted' : 'The job was registered, but cannot be followed');
        const last = states.get(candidate);
        const progress = last?.kind === 'rolling-out' ? last.progress : undefined;
        const redactedFailure = failure.redact(redactor.redact, { file: planned.file });
        setState({ kind: 'unfollowed', written, failure: redactedFailure, progress });
    }
}
function createPromotion(candidate, write, context) {
    const { inputs, gate } = context;
    const { after } = inputs.promotion;
    const { id: job, namespace, region } = candidate.target;
    const target = { job, namespace, region, index: write.index };
    const evidence = context.buildEvidence(candidate);
    const isJudged = write.isByThisRun || candidate.isAwaitingPromotion;
    if (after === undefined || !isJudged || !gate.allows('promote', target, evidence))
        return undefined;
    const permit = async ({ ID: deployment }) => {
        const buildEvidence = await context.judgeAgain();
        return gate.requestPermit('promote', { ...target, deployment }, buildEvidence(candidate));
    };
    return { after, permit };
}
function createJobStates(first, onChange) {
    const states = new Map(first.map((job) => [job.planned.file, job]));
    const listJobs = () => [...states.values()];
    return {
        all: listJobs,
        get: ({ planned }) => states.get(planned.file)?.state,
        set({ planned }, state) {
            states.set(planned.file, { planned, state });
            onChange(listJobs());
        },
    };
}
function createJointLog(states, { runLog }) {
    let lastLine = '';
    return () => {
        const line = describeJobs(states.all());
        if (line !== lastLine)
            runLog.progress(line);
        lastLine = line;
    };
}
function describeJobs(jobs) {
    const pendingJobs = jobs.filter((job) => isPending(job) || job.state.kind === 'not-written');
    const doneCount = jobs.filter(({ state }) => ['rolled-out', 'unfollowed', 'written', 'refused'].includes(state.kind)).length;
    const healths = pendingJobs.map(describeHealth).filter((text) => text !== '');
    return `${doneCount} of ${doneCount + pendingJobs.length} jobs done${healths.length === 0 ? '' : ` · ${(0,numbers/* listTexts */.fU)(healths)}`}`;
}
function describeHealth({ planned, state }) {
    const groups = state.kind === 'rolling-out' ? (state.progress?.groups ?? []) : [];
    const { healthy, desired } = (0,progress/* sumHealthCounts */.AE)(groups);
    return healthy === 0 ? '' : `${planned.id} ${healthy}/${desired}`;
}

// EXTERNAL MODULE: ./build/js/gate/evidence.js
var evidence = __webpack_require__(7587);
// EXTERNAL MODULE: ./build/js/review/record-codec.js
var record_codec = __webpack_require__(4989);
;// CONCATENATED MODULE: ./build/js/modes/register/register.js



















async function registerAll(dependencies) {
    const startTime = performance.now();
    const { inputs, review, reporter } = dependencies;
    const files = await checkFiles(dependencies);
    const { collected, candidates, failed } = files;
    reporter.reportPlan(candidates.map(({ planned }) => planned));
    const { head, failures } = await (0,errors/* withErrors */.u$)(judgeHead(files, dependencies), { head: undefined, failures: [] });
    const denials = await findDenials(candidates, dependencies);
    const unplannedResult = await (0,errors/* orElseAll */.YR)(judgeUnplanned(collected, candidates, dependencies), (thrown) => thrown);
    const stops = await judgeStops(collected, candidates, { ...dependencies, head });
    const planJudgment = await judgePlans(files, stops, dependencies);
    const { approvals, hits, consents, failures: unapproved, judgeAgain: rejudge, judgeState } = planJudgment;
    const attestations = await (0,errors/* orElseAll */.YR)(judgeAttestations(candidates, dependencies), (thrown) => thrown);
    const refusal = isIdle(files, dependencies) ? undefined : review.refusal;
    const checkResult = {
        signedRecord: review.signedRecord,
        planAge: review.signedRecord === undefined ? undefined : Date.now() - 1000 * review.signedRecord.record.plannedAt,
        failed,
        skippedCount: collected.skippedCount,
        judgedBy: listOtherPlans(review),
        failures: refusal === undefined
            ? [
                ...failures,
                ...findMissingJobs(candidates, failed, dependencies),
                ...unplannedResult,
                ...unapproved,
                ...attestations,
                ...denials,
                ...judgeOrder(candidates, inputs),
                ...listRefusedChanges(candidates),
            ]
            : [refusal],
        consents,
        removed: [],
    };
    let runConsents = { approvals, hits };
    const buildOutcome = (jobs) => ({
        ...checkResult,
        ...runConsents,
        unreviewedReason: jobs.some(({ state }) => 'written' in state && state.written.isByThisRun)
            ? review.unreviewedReason
            : undefined,
        jobs,
        milliseconds: performance.now() - startTime,
    });
    const run = {
        ...checkResult,
        reviewCounts: approvals,
        guarded: hits.map(({ hit }) => hit),
        jobs: candidates.map(({ comparison }) => comparison),
        stops: stops.map(({ state }) => state),
    };
    const obstacle = (0,evidence/* findObstacle */.R5)(run);
    const reason = obstacle ?? (inputs.dryRun ? 'dry-run' : 'waiting');
    const first = candidates.map((candidate) => ({ planned: candidate.planned, state: initState(candidate, reason) }));
    const states = createJobStates(first, (jobs) => reporter.update(buildOutcome(jobs)));
    const judgeAgain = async () => {
        const now = await rejudge();
        runConsents = mergeConsented(runConsents, now, states.all());
        const [failure] = now.failures;
        if (failure !== undefined)
            throw failure;
        const guardHits = now.hits.map(({ hit }) => hit);
        return createEvidence({ ...run, reviewCounts: now.approvals, guarded: guardHits }, dependencies);
    };
    const writeContext = { ...dependencies, buildEvidence: createEvidence(run, dependencies), judgeAgain };
    if (reason !== 'waiting' || review.refusal !== undefined)
        return { ...buildOutcome(first), removed: await stopJudged(stops, writeContext, undefined) };
    await rollOut(candidates, states, { ...writeContext, judgeState });
    const removed = await stopJudged(stops, writeContext, states.all());
    return { ...buildOutcome(states.all()), removed };
}
function mergeConsented(before, now, jobs) {
    const writtenFiles = new Set(jobs.flatMap(({ planned, state }) => ('written' in state ? [planned.file] : [])));
    const keptHits = before.hits.filter(({ file }) => writtenFiles.has(file));
    return { approvals: now.approvals, hits: [...keptHits, ...now.hits.filter(({ file }) => !writtenFiles.has(file))] };
}
function isIdle({ collected, candidates, failed }, { inputs, review, changes }) {
    const { thread, comment } = review.pullRequest ?? {};
    const hasNoRecord = comment === undefined || thread?.openComment(comment).kind === 'none';
    const mayStop = inputs.stopRemoved && (changes === undefined || collected.removed.length > 0);
    return hasNoRecord && failed.length === 0 && !mayStop && !candidates.some(needsWrite);
}
function listOtherPlans({ entries, signedRecord }) {
    return new Map([...entries.jobs].flatMap(([file, { record }]) => record === signedRecord?.record ? [] : [[file, record.pullRequest]]));
}
async function checkFiles(dependencies) {
    const { inputs, changes, review } = dependencies;
    const planned = [...review.entries.jobs].flatMap(([file, { entry }]) => (entry.changes ? [file] : []));
    const all = changes && { ...changes, names: [...changes.names, ...planned] };
    const collected = await (0,collect/* collectJobs */.r)({ ...dependencies, changes: all, inputs: inputs.jobFiles });
    const { jobs: candidates, failed } = await (0,each_job/* processJobs */.av)(collected, dependencies, async (parsedFile, published) => checkReview(await (0,plan_job/* requestPlan */.jd)(parsedFile, dependencies), { ...dependencies, published, hasRecord: true }));
    return { collected, candidates, failed };
}
async function judgeHead({ collected, candidates, failed }, dependencies) {
    const { review } = dependencies;
    const { branch, pullRequest } = review;
    const pendingJobs = candidates.filter(needsWrite);
    const wantsAny = pendingJobs.length + listShownStops(dependencies).length > 0;
    const mayWrite = review.refusal === undefined && failed.length === 0 && wantsAny;
    if (branch === undefined || pullRequest === undefined || !mayWrite)
        return { head: undefined, failures: [] };
    const head = await readBranchHead({ ...dependencies, ...pullRequest.thread, branch, budget: collected.budget });
    const listDependencies = createDependencyLister(collected);
    const failures = pendingJobs.flatMap(({ planned: { file } }) => {
        const name = head.findChangedFile(file, listDependencies(file));
        return name === undefined ? [] : [createStaleFileError(file, name, head.branch)];
    });
    return { head, failures };
}
async function findDenials(candidates, dependencies) {
    const { inputs, review } = dependencies;
    if (inputs.dryRun || review.refusal !== undefined)
        return [];
    const jobs = candidates.flatMap(({ nomadPlan, target, planned: { verdict, file } }) => nomadPlan !== undefined && (0,token_rights/* createsManualCanaries */.uo)(nomadPlan.job, verdict.groups) ? [{ ...target, file }] : []);
    return (0,token_rights/* findPromotionDenials */.Zs)(jobs, dependencies);
}
function listLateImages({ nomadPlan }) {
    const { fields = [], values = new Map() } = nomadPlan?.late ?? {};
    return fields.filter(({ trail }) => trail.at(-1) === 'image').map((field) => (0,late_fields/* formatField */.Wd)(field, values));
}
async function judgeAttestations(candidates, { inputs, review, commit, repositoryId }) {
    const thread = review.pullRequest?.thread;
    if (inputs.lateFrom === undefined || inputs.dryRun || thread === undefined)
        return [];
    const failures = [];
    for (const candidate of candidates)
        for (const image of listLateImages(candidate)) {
            const digest = /@sha256:([0-9a-f]{64})$/.exec(image)?.[1];
            const builds = digest === undefined
                ? []
                : await readOrRefuse('which builds made a late image', async () => (0,repositories/* listAttestedBuilds */.g9)(thread.github, thread.repository, digest));
            const ownBuilds = builds.filter((build) => build.repositoryId === repositoryId);
            if (ownBuilds.some(({ commits }) => commits.includes(requireCommit(commit))))
                continue;
            const reason = digest === undefined
                ? 'has no digest'
                : ownBuilds.length === 0
                    ? 'has no attestation of this repository'
                    : 'was built from another commit';
            failures.push((0,validate_record/* createReviewError */.Ld)(`the late image of job \`${candidate.planned.id}\` ${reason}`, attestHint));
        }
    return failures;
}
const attestHint = 'Attest the image in the workflow that builds it (`actions/attest-build-provenance`), pass it by its digest, and give this job `permissions: { attestations: read }`.';
function listRefusedChanges(candidates) {
    const refusedJobs = candidates.filter(({ planned }) => planned.verdict.refusals.length > 0);
    return refusedJobs.map(({ planned: { id, file, verdict } }) => new errors/* ActionError */.lZ({
        reason: 'parse',
        message: `Nomad refuses the change to \`${id}\`: ${verdict.refusals.join('; ')}`,
        location: { file },
        help: 'refused-change',
        hint: 'Give the job a different ID, or purge the registered job first (`mode: stop` with `purge: true`).',
    }));
}
function createEvidence(facts, { review, commit }) {
    return ({ target, comparison, recordedEntry, planned }) => {
        const { pullRequest = review.pullRequest?.thread.number ?? null } = recordedEntry?.record ?? {};
        const counts = facts.reviewCounts.filter((count) => count.pullRequest === pullRequest);
        const plan = recordedEntry === undefined ? '' : (0,record_codec/* derivePlanId */.wR)(recordedEntry);
        const approvedBy = [...new Set(counts.flatMap(({ approvals }) => approvals.map(({ login }) => login)))];
        const source = {
            plan,
            pullRequest,
            commit: commit ?? '',
            approvedBy,
            lateValues: planned && listLateValues(planned),
        };
        if (review.signedRecord === undefined)
            return { kind: 'operator', names: [target.id], facts, source };
        return { kind: 'review', facts, comparison, index: recordedEntry?.entry.done?.index, source };
    };
}
function initState({ comparison, nomadPlan }, reason) {
    if (nomadPlan === undefined)
        return { kind: 'up-to-date' };
    return comparison.kind === 'same' ? { kind: 'not-written', reason } : comparison;
}
function judgeOrder(candidates, inputs) {
    if (!candidates.some(needsWrite))
        return [];
    const changedJobs = candidates.filter(({ recordedEntry }) => recordedEntry?.entry.changes === true);
    const plans = Map.groupBy(changedJobs, ({ recordedEntry }) => recordedEntry?.record);
    return [...plans.values()].flatMap((jobs) => {
        const ids = findReordered(jobs.map(({ planned, recordedEntry }) => ({
            id: planned.id,
            before: (0,discovery_stages/* readStage */.NW)(recordedEntry?.entry ?? {}),
            current: (0,discovery_stages/* readStage */.NW)(planned.comparable),
        })));
        const { record, key } = jobs[0]?.recordedEntry ?? {};
        if (ids === undefined || key === undefined)
            return [];
        return [createOrderError(ids, (0,recorded_inputs/* listDifferingInputs */._)(record?.inputs, inputs, { effect: 'order', key }))];
    });
}
function createOrderError([left, right], differences) {
    const reason = differences.map((difference) => ` ${difference}.`).join('');
    return new errors/* ActionError */.lZ({
        reason: 'plan-changed',
        message: `The order of \`${left}\` and \`${right}\` has changed since the review.`,
        hint: `Nothing was written.${reason} If a merge has changed the order, open a new pull request. Otherwise, set the same \`stages\` in plan and register, then re-run this workflow job.`,
    });
}
function findReordered(jobs) {
    const sortedJobs = jobs.toSorted((a, b) => a.before - b.before);
    for (const [index, placed] of sortedJobs.entries()) {
        const next = sortedJobs[index + 1];
        if (next !== undefined && Math.sign(placed.before - next.before) !== Math.sign(placed.current - next.current))
            return [placed.id, next.id];
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/js/clients/github/comments/requests.js
var requests = __webpack_require__(2716);
// EXTERNAL MODULE: ./build/js/clients/github/comments/find.js
var find = __webpack_require__(6001);
// EXTERNAL MODULE: ./build/js/clients/github/comments/upsert.js
var upsert = __webpack_require__(9254);
// EXTERNAL MODULE: ./build/js/report/comment/publish-comment.js
var publish_comment = __webpack_require__(3540);
// EXTERNAL MODULE: ./build/js/report/plan/plan-log.js
var plan_log = __webpack_require__(4745);
// EXTERNAL MODULE: ./build/js/report/publish.js
var publish = __webpack_require__(4442);
// EXTERNAL MODULE: ./build/js/report/comment/command-lines.js
var command_lines = __webpack_require__(9052);
// EXTERNAL MODULE: ./build/js/operations/review/record.js
var record = __webpack_require__(3925);
;// CONCATENATED MODULE: ./build/js/modes/register/reporter.js



















function createReporter(run, review) {
    const { runner } = run;
    const { pullRequest, otherReviews = [] } = review ?? {};
    const before = pullRequest?.comment;
    const comment = before?.body;
    const openedRecord = (before && pullRequest?.thread.openComment(before)) ?? { kind: 'absent' };
    const selectShowing = createShowing(run, openedRecord, pullRequest);
    const write = createWriter(run, pullRequest);
    const live = createLiveComment(async (body) => void (await write?.(body)));
    return {
        reportPlan: (jobs) => (0,publish/* publishLog */.e3)((0,plan_log/* createJobsLog */.Zi)(jobs), runner),
        update(outcome) {
            if (write !== undefined)
                live.update(() => renderRegister(outcome, selectShowing(outcome)));
        },
        async end(outcome) {
            await live.end();
            const isEnded = openedRecord.kind === 'opened' && openedRecord.record.phase === 'registered';
            const isForeign = mayBeValidElsewhere(openedRecord, review);
            const isOld = isEnded && hasNoNews(outcome);
            const { jobs, removed, failed, failures } = outcome;
            const isEmpty = removed.length + failed.length + failures.length === 0 &&
                jobs.every(({ state }) => state.kind === 'up-to-date');
            const hasNone = comment === undefined || review?.refusal !== undefined;
            const shownOutcome = { ...selectShowing(outcome), outcome };
            if (write === undefined || (hasNone && isEmpty))
                return { ...shownOutcome, writeComment: undefined };
            if (isForeign && pullRequest !== undefined)
                return showRefusal(shownOutcome, pullRequest.thread, run.inputs.comment.id);
            if (isOld)
                return { ...shownOutcome, writeComment: async () => ({ comment: before, action: 'unchanged' }) };
            const writeAll = async (body) => {
                try {
                    return await write(body);
                }
                finally {
                    for (const other of otherReviews)
                        await markOther(run, other, outcome);
                }
            };
            return { ...shownOutcome, writeComment: writeAll };
        },
    };
}
function createShowing(run, openedRecord, pullRequest) {
    const { inputs, runner, event } = run;
    const seconds = new Map();
    const recordSecond = (index) => {
        const second = seconds.get(index) ?? Math.ceil((pullRequest?.thread.github.now().getTime() ?? 0) / 1000);
        seconds.set(index, second);
        return second;
    };
    const context = (0,comment_target/* buildCommentContext */.fy)({ inputs, runner, event: { ...event, pullRequest: undefined } });
    const logs = {
        inLog: inputs.logs !== 'false',
        inComment: inputs.logs === 'comment' || (inputs.logs === 'true' && !event.isPublicRepository),
    };
    return (outcome) => {
        const signedRecord = markRecord(outcome, { ...event, recordSecond }, openedRecord);
        const kind = pullRequest && record_codec/* markedKinds */.gX.find((markedKind) => markedKind === openedRecord.kind);
        return {
            context: signedRecord === undefined
                ? { ...context, record: kind && (0,markdown.md) `${(0,record_codec/* markKind */.Of)(kind)}` }
                : {
                    ...context,
                    record: (0,record/* renderRecord */.s)(signedRecord, inputs.verbs),
                    commands: (0,command_lines/* createCommandLister */.d)(signedRecord, inputs.verbs),
                },
            comment: openedRecord.kind === 'opened' ? pullRequest?.comment?.body : undefined,
            logs,
        };
    };
}
function mayBeValidElsewhere({ kind }, review) {
    return review?.refusal !== undefined && ['no-key', 'other-key', 'forged', 'newer', 'copied'].includes(kind);
}
function showRefusal(shownOutcome, thread, commentId) {
    const marker = (0,find/* createCommentMarker */.kp)(commentId, 'refusal');
    return {
        ...shownOutcome,
        context: { ...shownOutcome.context, marker },
        writeComment: async (body) => (0,upsert/* upsertComment */.lB)({ ...thread, marker }, body, { isSame: footer/* isSameComment */.kx, mayCreate: true }),
    };
}
function hasNoNews(outcome) {
    const { jobs, failed, failures, removed } = outcome;
    return (failed.length + failures.length === 0 &&
        jobs.length > 0 &&
        jobs.every((job) => job.state.kind === 'done' || (job.state.kind === 'up-to-date' && isReported(job, outcome))) &&
        removed.every(({ state }) => state.kind !== 'stopped' && state.kind !== 'refused'));
}
function isReported({ planned }, { signedRecord }) {
    const job = signedRecord?.record.jobs.find(({ file }) => file === planned.file);
    return job?.changes !== true || job.done !== undefined;
}
function createWriter({ inputs }, pullRequest) {
    if (pullRequest === undefined || !inputs.comment.isEnabled || inputs.dryRun)
        return undefined;
    const { thread } = pullRequest;
    let id;
    return async (draft) => {
        const compose = async () => (0,open_review/* sealComment */.V)(thread, draft);
        const isSame = (current, other) => (0,footer/* isSameComment */.kx)(current, other) && (0,record_codec/* isSameRecord */.Wn)(current, other, thread.keys);
        const writtenComment = id === undefined
            ? await (0,upsert/* upsertComment */.lB)(thread, draft, { compose, isSame, mayCreate: true })
            : await (0,upsert/* rewriteComment */.Iz)(thread, id, await compose());
        id = writtenComment.comment?.id;
        return (0,open_review/* sealAgainIfLate */.z6)(thread, writtenComment);
    };
}
async function markOther(run, other, outcome) {
    const { thread, comment, signedRecord } = other;
    const part = selectPart(outcome, other);
    const isWritten = [...part.jobs, ...part.removed].some(({ state }) => 'written' in state || state.kind === 'stopped');
    if (!isWritten)
        return;
    const draft = renderRegister(part, createShowing(run, { kind: 'opened', ...signedRecord }, other)(part));
    const write = async () => {
        const body = (0,open_review/* sealComment */.V)(thread, draft);
        if ((0,record_codec/* isSameRecord */.Wn)(comment.body, body, thread.keys))
            return undefined;
        if ((await (0,requests/* getComment */.OK)(thread, comment.id)).body !== comment.body)
            return 'it was changed in the meantime.';
        await (0,open_review/* sealAgainIfLate */.z6)(thread, await (0,upsert/* rewriteComment */.Iz)(thread, comment.id, body));
        return undefined;
    };
    const reason = await (0,errors/* orElse */.NW)(write(), (error) => (0,documentation/* formatFailure */.M3)((0,publish_comment/* createPermissionError */.U)(error)));
    if (reason === undefined)
        return;
    const message = `The comment of pull request #${thread.number} does not show what was registered for it, so that commands there are refused`;
    run.runner.warning((0,log_text/* plainLines */.y1)(`${message}: ${reason}`));
}
function selectPart(outcome, { thread: { number }, signedRecord }) {
    return {
        ...outcome,
        signedRecord,
        registeredWith: outcome.signedRecord?.record.pullRequest,
        jobs: outcome.jobs.filter(({ planned }) => outcome.judgedBy?.get(planned.file) === number),
        removed: outcome.removed.filter(({ judgedBy }) => judgedBy === number),
        approvals: (outcome.approvals ?? []).filter(({ pullRequest }) => pullRequest === number),
    };
}
const minUpdateInterval = 10_000;
function createLiveComment(write) {
    let latest;
    let pendingWrite;
    let timer;
    let hasEnded = false;
    const writeUpdate = async (body) => {
        try {
            await write(body);
            timer = setTimeout(flush, minUpdateInterval);
        }
        catch {
            hasEnded = true;
        }
        finally {
            pendingWrite = undefined;
        }
    };
    const flush = () => {
        timer = undefined;
        const render = latest;
        if (hasEnded || render === undefined || pendingWrite !== undefined)
            return;
        latest = undefined;
        pendingWrite = writeUpdate(render());
    };
    return {
        update(render) {
            latest = render;
            if (timer === undefined)
                flush();
        },
        async end() {
            hasEnded = true;
            clearTimeout(timer);
            await pendingWrite;
            clearTimeout(timer);
        },
    };
}
function markRecord(outcome, { runUrl, runNumber, recordSecond }, openedRecord) {
    const { signedRecord } = outcome;
    const phase = selectPhase(outcome);
    if (signedRecord === undefined)
        return openedRecord.kind === 'opened'
            ? { record: { ...openedRecord.record, phase }, key: openedRecord.key }
            : undefined;
    const { record, key } = signedRecord;
    const run = { run: runUrl === undefined ? 'an earlier run' : `run ${runNumber}`, recordSecond };
    const isInThisRecord = ([file]) => (outcome.judgedBy?.get(file) ?? record.pullRequest) === record.pullRequest;
    const before = new Map(record.jobs.map(({ file, done }) => [file, done?.index]));
    const actionsByFile = new Map(outcome.jobs
        .flatMap(({ planned: { file }, state }) => toDone(file, state, before.get(file)))
        .filter(isInThisRecord));
    const stopsByJob = new Map(outcome.removed.flatMap(({ state, judgedBy, ...job }) => state.kind === 'stopped' && judgedBy === record.pullRequest
        ? [[(0,review_record/* formatJobKey */.CK)(job), { index: state.index, outcome: 'stopped' }]]
        : []));
    const jobs = markJobs(record.jobs, (job) => actionsByFile.get(job.file), run);
    const removed = markJobs(record.removed, (job) => stopsByJob.get((0,review_record/* formatJobKey */.CK)(job)), run);
    const isWritten = outcome.jobs.some(({ planned: { file }, state }) => actionsByFile.has(file) && 'written' in state && state.written.isByThisRun);
    const allConsents = [...(record.registered ?? []), ...(isWritten ? (outcome.consents ?? []) : [])];
    const consents = [...new Map(allConsents.map((consent) => [JSON.stringify(consent), consent])).values()];
    return {
        record: { ...record, ...(consents.length === 0 ? {} : { registered: consents }), phase, jobs, removed },
        key,
    };
}
function markJobs(all, doneWith, { run, recordSecond }) {
    return all.map((entry) => {
        const doneEntry = doneWith(entry);
        if (doneEntry === undefined)
            return entry;
        const at = entry.done?.index === doneEntry.index ? entry.done.at : recordSecond(doneEntry.index);
        return { ...entry, done: { ...doneEntry, run, at } };
    });
}
function toDone(file, state, before) {
    if (!('written' in state))
        return [];
    const { index, isByThisRun } = state.written;
    const isRolledOut = state.kind === 'rolled-out';
    if (!isByThisRun && !(isRolledOut && index === before))
        return [];
    return [[file, { index, outcome: isRolledOut ? state.rollout.kind : 'registered' }]];
}

;// CONCATENATED MODULE: ./build/js/modes/register/index.js














const mode = {
    inputs: inputs/* registerInputs */.F,
    activity: 'Registering',
    writes: ['register', 'stop', 'promote'],
    read: inputs/* readRegisterInputs */.B,
    run: registerJobs,
    report: createRegisterReport,
};
async function registerJobs(inputs, context) {
    const search = { ...context, inputs };
    const commit = await (0,errors/* orElseAll */.YR)(findCommit(search), (failures) => ({ review: undefined, failures }));
    const run = { ...search, event: await (0,comment_target/* addRunPage */.az)(context.event, commit.review?.pullRequest?.thread) };
    const reporter = createReporter(run, commit.review);
    if (commit.review === undefined)
        return reporter.end({ ...nothingRegistered, failures: commit.failures });
    return reporter.end(await (0,errors/* withErrors */.u$)(registerCommit(run, { ...commit, reporter }), nothingRegistered));
}
async function findCommit(run) {
    const { inputs, workspace, event } = run;
    const { token } = inputs.comment;
    const github = token === undefined ? undefined : await (0,run_context/* connectGitHub */.U)(run, token);
    const checkout = await (0,git/* readCheckout */.b$)(inputs.jobFiles.workingDirectory, external_node_fs_.realpathSync.native(workspace));
    const review = await findReview({ context: event, inputs, github, head: checkout?.commit });
    return { review, checkout };
}
async function registerCommit(run, { review, checkout, reporter }) {
    const { inputs, event } = run;
    const { token } = inputs.comment;
    const { thread, comment } = review.pullRequest ?? {};
    if (review.refusal !== undefined && comment !== undefined && thread?.openComment(comment).kind === 'opened')
        return { ...nothingRegistered, failures: [review.refusal] };
    const isAnyRemoved = review.pullRequest?.comment === undefined || review.entries.removed.length > 0;
    const showsRemoved = inputs.stopRemoved && isAnyRemoved;
    const query = { verb: 'Planned', githubToken: token, pullRequests: [...review.bases.keys()], showsRemoved };
    const jobs = await (0,each_job/* createJobDependencies */.DX)(inputs, run, query);
    return registerAll({
        ...run,
        ...jobs,
        review,
        findLatest: (0,find_job/* createDeploymentReader */.Ri)(jobs.nomad),
        checkout,
        commit: checkout?.commit ?? event.sha,
        repositoryId: event.repositoryId,
        base: await (0,pull_request_files/* findTrustedBase */.e0)(run, token),
        reporter,
    });
}


/***/ }),

/***/ 8725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/modes/nomad-mode.js
var nomad_mode = __webpack_require__(7852);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/github/repositories.js
var repositories = __webpack_require__(2813);
// EXTERNAL MODULE: ./build/js/operations/find-job.js
var find_job = __webpack_require__(1060);
// EXTERNAL MODULE: ./build/js/operations/run-context.js + 3 modules
var run_context = __webpack_require__(2557);
// EXTERNAL MODULE: ./build/js/text/fit.js
var fit = __webpack_require__(6851);
// EXTERNAL MODULE: ./build/js/text/markdown.js
var markdown = __webpack_require__(2211);
// EXTERNAL MODULE: ./build/js/text/numbers.js
var numbers = __webpack_require__(4482);
// EXTERNAL MODULE: ./build/js/report/describe-rollout.js
var describe_rollout = __webpack_require__(1772);
// EXTERNAL MODULE: ./build/js/rollout/outcome.js
var outcome = __webpack_require__(4436);
// EXTERNAL MODULE: ./build/js/rollout/task-cause.js
var task_cause = __webpack_require__(2913);
// EXTERNAL MODULE: ./build/node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(1795);
// EXTERNAL MODULE: ./build/js/operations/follow/follow-until-end.js
var follow_until_end = __webpack_require__(3399);
// EXTERNAL MODULE: ./build/js/operations/write-permitted.js
var write_permitted = __webpack_require__(9655);
// EXTERNAL MODULE: ./build/js/text/times.js
var times = __webpack_require__(5502);
;// CONCATENATED MODULE: ./build/js/modes/restart/batches.js








const compareNames = new Intl.Collator('en', { numeric: true }).compare;
function chooseRestarts(all, { groups }, since) {
    const selectedAllocations = all
        .filter((allocation) => allocation.DesiredStatus === 'run' && allocation.NextAllocation === '')
        .filter((allocation) => groups.length === 0 || groups.includes(allocation.TaskGroup))
        .toSorted((a, b) => compareNames(a.Name, b.Name));
    const restarted = selectedAllocations.filter((allocation) => allocation.ClientStatus !== 'complete' && isRestartedSince(allocation, since));
    const others = selectedAllocations.filter((allocation) => !restarted.includes(allocation) && allocation.ClientStatus === 'running');
    return {
        restarts: others.map((before) => ({ before, tasks: listRunning(before) })).filter(({ tasks }) => tasks.length > 0),
        done: restarted.map((before) => ({ before, tasks: 'done' })),
    };
}
function listRunning({ TaskStates }) {
    return Object.entries(TaskStates).flatMap(([name, { State }]) => (State === 'running' ? [name] : []));
}
function isRestartedSince({ CreateTime, TaskStates }, since) {
    if (since === undefined)
        return false;
    if ((CreateTime?.getTime() ?? 0) >= since.getTime())
        return true;
    const states = Object.values(TaskStates).filter((state) => state.StartedAt !== null && !isEnded(state));
    return states.length > 0 && states.every((state) => isStartedSince(state, since));
}
function isEnded({ State, Failed }) {
    return State === 'dead' && !Failed;
}
function isStartedSince({ StartedAt, Events }, since) {
    const times = [StartedAt, ...Events.map(({ Type, Time }) => (Type === 'Restart Signaled' ? Time : null))];
    return times.some((time) => time !== null && time >= since);
}
function splitBatches(all, size) {
    const batchSize = 'count' in size ? size.count : Math.ceil((all.length * size.percent) / 100);
    return Array.from({ length: Math.ceil(all.length / batchSize) || 0 }, (_, at) => all.slice(at * batchSize, (at + 1) * batchSize));
}
function findCurrent({ before }, all) {
    return all.find(({ ID }) => ID === before.ID);
}
const createFailed = (reason) => ({ kind: 'failed', reason });
const createWaiting = (reason) => ({ kind: 'waiting', reason });
function judgeRestart(restart, { all, checks }, redact) {
    const current = findCurrent(restart, all);
    if (current === undefined)
        return createFailed('it no longer exists');
    const { ClientStatus, JobType } = current;
    if (ClientStatus === 'failed')
        return createFailed(explainFailure(current, redact));
    if (ClientStatus === 'lost')
        return createFailed('it was lost with its node');
    if (current.DesiredStatus !== 'run' || current.NextAllocation !== '')
        return createFailed('it was stopped or replaced in the meantime');
    if (ClientStatus === 'complete')
        return JobType === 'batch' || JobType === 'sysbatch' ? { kind: 'confirmed' } : createFailed('it has ended');
    if (!isRunningAgain(restart, current))
        return createWaiting(explainFailure(current, redact, 'its tasks have not started again'));
    const failingCheck = findFailingCheck(current, checks.get(current.ID));
    return failingCheck === undefined ? { kind: 'healthy', reason: '' } : createWaiting(redact(failingCheck));
}
function isRunningAgain({ before, tasks }, { ClientStatus, TaskStates }) {
    const states = Object.entries(TaskStates);
    const isUp = ([name, state]) => {
        const hasStarted = (state.StartedAt?.getTime() ?? 0) > (before.TaskStates[name]?.StartedAt?.getTime() ?? 0);
        if (tasks !== 'done' && tasks.includes(name) && !hasStarted)
            return false;
        return state.State === 'running' || isEnded(state);
    };
    return ClientStatus === 'running' && states.length > 0 && states.every(isUp);
}
function explainFailure(allocation, redact, fallback = `it is ${allocation.ClientStatus}`) {
    const [problem] = (0,outcome/* findTaskProblems */.h9)([allocation]);
    return problem === undefined ? fallback : (0,describe_rollout/* describeTaskProblem */.eK)((0,outcome/* redactTaskProblem */.gH)(problem, redact));
}
function findFailingCheck({ TaskStates }, checks) {
    if (checks === undefined)
        return 'its checks cannot be read';
    const startTime = Math.max(...Object.values(TaskStates).map(({ StartedAt }) => StartedAt?.getTime() ?? 0));
    const isPassing = ({ Status, Mode, Timestamp }) => Timestamp * 1000 >= startTime && (Status === 'success' || (Status === 'failure' && Mode === 'readiness'));
    const failingCheck = checks.find((check) => !isPassing(check));
    if (failingCheck === undefined)
        return undefined;
    return failingCheck.Status === 'failure'
        ? (0,task_cause/* describeFailingCheck */.Q7)(failingCheck)
        : `check \`${failingCheck.Check}\` of service \`${failingCheck.Service}\` has no new result`;
}
async function restartBatch(batch, run) {
    const { job, restarts, name } = batch;
    run.log(`${job.ID}: ${name}: ${restarts.map(({ before }) => before.ID.slice(0, 8)).join(', ')}`);
    const attempts = await Promise.all(restarts.map(async (restart) => ({ restart, error: await writeRestart(restart, job, run) })));
    const accepted = attempts.flatMap(({ restart, error }) => (error === undefined ? [restart] : []));
    const failures = attempts.flatMap(({ restart, error }) => error === undefined ? [] : [{ restart, state: 'failed', reason: error.message, error }]);
    return [...failures, ...(accepted.length === 0 ? [] : await awaitHealth({ ...batch, restarts: accepted }, run))];
}
async function writeRestart({ before, tasks }, job, run) {
    if (tasks === 'done')
        return undefined;
    const { nomad, requestPermit } = run;
    const target = { job: job.ID, allocation: before.ID, index: job.JobModifyIndex };
    const write = (0,write_permitted/* writeToNomad */.Ck)({
        readBefore: () => (0,write_permitted/* toState */.xU)(job),
        requestPermit: async () => requestPermit('restart', target),
        send: async (permit) => nomad.restartAllocation(permit, { id: before.ID }),
        findEffect: async () => findEffect(before, run),
    });
    return (0,errors/* orElse */.NW)(write.then(() => undefined), (error) => error.withContext(`Restart of allocation \`${before.ID.slice(0, 8)}\` of \`${job.ID}\``));
}
const [effectPollPause, maxEffectPolls] = [500, 10];
async function findEffect(before, { inputs, nomad, pace, cancelSignal }) {
    const earlier = findLastSignal(before);
    for (let poll = 1; poll <= maxEffectPolls; poll += 1) {
        if (poll > 1)
            await pace.pause(effectPollPause, cancelSignal);
        const current = (await nomad.listJobAllocations({ id: inputs.job })).find(({ ID }) => ID === before.ID);
        if (findLastSignal(current) > earlier)
            return current;
    }
    return undefined;
}
function findLastSignal(allocation) {
    const events = Object.values(allocation?.TaskStates ?? {}).flatMap(({ Events }) => Events.filter(({ Type }) => Type === 'Restart Signaled'));
    return Math.max(0, ...events.map(({ Time }) => Time?.getTime() ?? 0));
}
const defaultDeadline = 300_000;
const updateSchema = dist/* object */.Ikc({
    Update: dist/* nullish */.cl6(dist/* object */.Ikc({ MinHealthyTime: dist/* nullish */.cl6(dist/* number */.aig()), HealthyDeadline: dist/* nullish */.cl6(dist/* number */.aig()) })),
});
function readHealthCriterion({ TaskGroups }, { TaskGroup }) {
    const group = TaskGroups?.find(({ Name }) => Name === TaskGroup);
    const parsed = dist/* safeParse */.xLC(updateSchema, group);
    const { MinHealthyTime, HealthyDeadline } = (parsed.success ? parsed.output.Update : undefined) ?? {};
    return { minimum: (MinHealthyTime ?? 0) / 1e6, deadline: HealthyDeadline ? HealthyDeadline / 1e6 : defaultDeadline };
}
async function awaitHealth({ job, restarts, name }, run) {
    const { redactor } = run;
    const decide = startHealthClock(job);
    const judgments = new Map();
    const judge = (snapshot) => {
        for (const restart of restarts) {
            if (judgments.has(restart))
                continue;
            const end = decide(restart, judgeRestart(restart, snapshot, redactor.redact), snapshot);
            if (end !== undefined)
                judgments.set(restart, end);
        }
        return judgments.size === restarts.length ? 'settled' : undefined;
    };
    const isUp = (restart) => judgments.get(restart)?.kind === 'confirmed';
    const describe = () => `${name}: ${restarts.filter(isUp).length} of ${restarts.length} healthy`;
    const watch = (watching) => watchBatch(restarts, job, watching);
    const { endReason } = await (0,follow_until_end/* followUntilEnd */.Lt)({ label: job.ID, watch, judge, describe }, run);
    run.runLog.progress(`${job.ID}: ${describe()}`);
    const endText = endReason === 'cancelled' ? 'the run was cancelled first' : 'the `timeout` expired first';
    return restarts.map((restart) => {
        const end = judgments.get(restart);
        const result = { restart, error: undefined };
        if (end === undefined)
            return { ...result, state: 'unfinished', reason: endText };
        return end.kind === 'confirmed'
            ? { ...result, state: 'healthy', reason: '' }
            : { ...result, state: 'failed', reason: end.reason };
    });
}
function startHealthClock(job) {
    const startTime = performance.now();
    const healthySince = new Map();
    return (restart, judgment, { all }) => {
        if (judgment.kind === 'confirmed' || judgment.kind === 'failed')
            return judgment;
        const { minimum, deadline } = readHealthCriterion(job, restart.before);
        const now = performance.now();
        if (judgment.kind === 'healthy') {
            const starts = identifyStarts(findCurrent(restart, all));
            const before = healthySince.get(restart);
            const from = before?.starts === starts ? before.from : now;
            healthySince.set(restart, { from, starts });
            if (now - from >= minimum)
                return { kind: 'confirmed' };
        }
        else
            healthySince.delete(restart);
        if (now - startTime < deadline)
            return undefined;
        const reason = judgment.reason === '' ? '' : `: ${judgment.reason}`;
        return createFailed(`it is not healthy after ${(0,times/* formatDuration */.a3)(deadline)}${reason}`);
    };
}
function identifyStarts(allocation) {
    return JSON.stringify(Object.entries(allocation?.TaskStates ?? {}).map(([name, { StartedAt }]) => [name, StartedAt]));
}
const pollPause = 1000;
async function* watchBatch(restarts, job, watching) {
    const { nomad } = watching;
    const capacity = { readPause: () => pollPause, recordPoll: () => false };
    const withoutChecks = new Set();
    let all = [];
    const readChecks = async (ID) => {
        const checks = withoutChecks.has(ID) ? {} : await (0,errors/* orUndefined */.y0)(nomad.readAllocationChecks({ id: ID }));
        if (checks !== undefined && Object.keys(checks).length === 0)
            withoutChecks.add(ID);
        return [ID, checks === undefined ? undefined : Object.values(checks)];
    };
    const open = (options) => nomad.watch.listJobAllocations({ id: job.ID }, options);
    for await (const event of (0,follow_until_end/* watchAndPoll */.MT)(open, watching, capacity)) {
        if (event !== 'poll')
            all = event.change;
        const current = restarts.flatMap((restart) => findCurrent(restart, all) ?? []);
        const checks = current.filter(({ ClientStatus }) => ClientStatus === 'running').map(({ ID }) => readChecks(ID));
        yield { all, checks: new Map(await Promise.all(checks)) };
    }
}

// EXTERNAL MODULE: ./build/js/modes/restart/inputs.js
var inputs = __webpack_require__(8656);
;// CONCATENATED MODULE: ./build/js/modes/restart/index.js











const mode = (0,nomad_mode/* createNomadMode */.R)({
    inputs: inputs/* restartInputs */.R4,
    activity: 'Restarting',
    writes: ['restart'],
    read: inputs/* readRestartInputs */.de,
    run: restart,
    report: restartReport,
});
async function restart(run) {
    const { inputs, nomad } = run;
    const job = await (0,find_job/* findJob */.pC)(nomad, inputs);
    (0,find_job/* requireStarted */.T1)(job);
    (0,find_job/* requireAllocations */.TI)(job, 'restart');
    const startedAt = await readStart(run);
    const all = await nomad.listJobAllocations({ id: job.ID });
    requireGroups(job, all, inputs);
    const { restarts, done } = chooseRestarts(all, inputs, startedAt);
    const batches = splitBatches(restarts, inputs.batchSize);
    if (restarts.length > 0)
        await (0,find_job/* requireNoDeployment */.Ap)(nomad, job.ID);
    const results = [];
    const outcome = { live: job, batches, earlierRestarts: done, results, failures: [] };
    if (inputs.dryRun)
        return outcome;
    try {
        for (const [at, batch] of batches.entries()) {
            if (at > 0 && !(await mayContinue(run)))
                break;
            const name = `batch ${at + 1} of ${batches.length}`;
            results.push(...(await restartBatch({ job, restarts: await readCurrent(batch, run), name }, run)));
            if (isStopped(results))
                break;
        }
        if (done.length > 0 && !isStopped(results))
            results.push(...(await restartBatch({ job, restarts: done, name: 'restarted before' }, run)));
        return outcome;
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        const context = `Restarted ${results.length} of ${(0,numbers/* plural */.LS)(restarts.length, 'allocation')}`;
        return { ...outcome, failures: [results.length === 0 ? error : error.withContext(context)] };
    }
}
async function mayContinue(run) {
    const { inputs, nomad, runLog, pace, cancelSignal, deadline } = run;
    const wait = Math.min(inputs.batchWait, deadline.readRemainingMilliseconds());
    if (wait > 0) {
        runLog.progress(`${inputs.job}: waiting before the next batch`);
        await pace.pause(wait, cancelSignal).catch(() => undefined);
    }
    if (cancelSignal.aborted || deadline.readRemainingMilliseconds() <= 0)
        return false;
    await (0,find_job/* requireNoDeployment */.Ap)(nomad, inputs.job);
    return true;
}
async function readCurrent(batch, { inputs, nomad }) {
    const all = await nomad.listJobAllocations({ id: inputs.job });
    const current = new Map(all.map((allocation) => [allocation.ID, allocation]));
    return batch.map((planned) => ({ ...planned, before: current.get(planned.before.ID) ?? planned.before }));
}
function isStopped(results) {
    return results.some(({ state }) => state !== 'healthy');
}
async function readStart({ inputs, event, transport }) {
    const { repo: repository, runId, runAttempt } = event;
    if (runAttempt === 1)
        return undefined;
    const { githubToken: token } = inputs;
    if (token === undefined || repository === undefined || runId === undefined)
        throw createUnknownStartError(undefined);
    const reading = (0,run_context/* connectGitHub */.U)({ transport, event }, token).then((github) => (0,repositories/* readRunStart */.Wb)(github, repository, runId));
    return (0,errors/* orElse */.NW)(reading, (error) => {
        throw createUnknownStartError(error);
    });
}
const startHint = 'Give the job `permissions: { actions: read }`, or start a new run.';
function createUnknownStartError(cause) {
    return new errors/* ActionError */.lZ({
        reason: cause?.reason ?? 'input',
        message: `Nothing was restarted: the start time of the first attempt of this run is unknown${cause === undefined ? '' : `: ${cause.sentence}`}`,
        request: cause?.request,
        help: 'run-start-unknown',
        hint: cause?.help === 'run-start-unknown' ? cause.hint : startHint,
        cause,
    });
}
function requireGroups(job, all, { groups }) {
    const groupNames = [
        ...(job.TaskGroups ?? []).map(({ Name }) => Name ?? ''),
        ...all.map(({ TaskGroup }) => TaskGroup),
    ];
    const unknown = all.length === 0 ? [] : groups.filter((name) => !groupNames.includes(name));
    if (unknown.length > 0)
        throw (0,find_job/* createGroupError */.Gj)(job.ID, `has no task group ${(0,numbers/* codeList */.E5)(unknown)}`, [...new Set(groupNames)]);
}
function restartReport(outcome, inputs) {
    const { live, batches, results } = outcome;
    const { dryRun } = inputs;
    const failures = [...outcome.failures, ...listFailures(outcome, inputs)];
    return {
        headline: outcome.failures[0] ?? describeRestart(outcome, inputs),
        sign: dryRun ? '🔵' : batches.length === 0 && results.length === 0 ? '⚪' : '🟢',
        failures,
        body: buildBody(outcome, dryRun),
        job: { outcome: classifyOutcome(outcome, dryRun), version: live.Version ?? 0, index: live.JobModifyIndex ?? 0 },
    };
}
function classifyOutcome(outcome, dryRun) {
    const { results, failures } = outcome;
    if (dryRun || results.length === 0)
        return '';
    if (isIncomplete(outcome, dryRun))
        return 'timed-out';
    return failures.length > 0 || results.some(hasFailed) ? 'failed' : 'restarted';
}
function hasFailed({ state }) {
    return state === 'failed';
}
function isIncomplete({ failures, results, batches }, dryRun) {
    const reachedCount = results.filter(({ restart: { tasks } }) => tasks !== 'done').length;
    const hasRemaining = reachedCount < batches.flat().length || results.some(({ state }) => state === 'unfinished');
    return hasRemaining && !dryRun && failures.length === 0 && !results.some(hasFailed);
}
function describeRestart({ batches, results, earlierRestarts }, { job, dryRun }) {
    const total = batches.flat().length;
    const subject = `${(0,numbers/* plural */.LS)(total, 'allocation')} of \`${job}\``;
    const inBatches = batches.length > 1 ? ` in ${batches.length} batches` : '';
    if (total === 0)
        return earlierRestarts.length === 0
            ? `Nothing to do: no allocation of \`${job}\` runs`
            : `Nothing to do: this run has already restarted ${(0,numbers/* plural */.LS)(earlierRestarts.length, 'allocation')} of \`${job}\``;
    if (dryRun)
        return `Dry run: ${subject} would be restarted${inBatches}`;
    const healthy = results.filter(({ restart: { tasks }, state }) => tasks !== 'done' && state === 'healthy').length;
    if (healthy === total)
        return `Restarted ${subject}${inBatches}`;
    const [refusal] = results.flatMap(({ error }) => (error !== undefined && (0,write_permitted/* isRefusal */.vu)(error) ? [error] : []));
    if (healthy === 0 && refusal !== undefined)
        return refusal;
    const end = results.some(hasFailed) ? 'failed' : 'is not complete';
    return `Restart of \`${job}\` ${end}: ${healthy} of ${(0,numbers/* plural */.LS)(total, 'allocation')} ${healthy === 1 ? 'is' : 'are'} healthy again`;
}
const maxFailures = 10;
function listFailures(outcome, { job, dryRun }) {
    const { results } = outcome;
    if (isIncomplete(outcome, dryRun))
        return [
            new errors/* ActionError */.lZ({
                reason: 'timed-out',
                message: `Not all allocations of \`${job}\` are restarted and healthy: ${results.find(({ reason }) => reason !== '')?.reason ?? 'the run ended before the last batch'}`,
                hint: 'Re-run this workflow job: it continues with the allocations that were not restarted. Raise `timeout` if it takes longer.',
            }),
        ];
    return results
        .filter(hasFailed)
        .slice(0, maxFailures)
        .map(({ restart: { before }, reason, error }) => error ??
        new errors/* ActionError */.lZ({
            reason: 'failed',
            message: `Allocation \`${before.ID.slice(0, 8)}\` of \`${job}\` is not healthy after its restart: ${reason}`,
            hint: 'Fix the cause, then re-run this workflow job: it restarts only the remaining allocations.',
        }));
}
function buildBody({ batches, results, earlierRestarts }, dryRun) {
    const byRestart = new Map(results.map((result) => [result.restart.before.ID, result]));
    const rows = [...batches, earlierRestarts].flatMap((batch, at) => batch.map(({ before: { ID, TaskGroup, NodeName } }) => [
        at < batches.length ? (0,markdown.md) `${at + 1}` : (0,markdown.md) `earlier`,
        (0,markdown.md) `${(0,markdown/* code */.aY)(ID.slice(0, 8))} of ${(0,markdown/* code */.aY)(TaskGroup)} on ${(0,markdown/* code */.aY)(NodeName)}`,
        describeResult(byRestart.get(ID), dryRun),
    ]));
    const head = [(0,markdown.md) `Batch`, (0,markdown.md) `Allocation`, (0,markdown.md) `Result`];
    return [(0,fit/* rowList */.tX)({ head, rows, noun: 'allocation', location: (0,markdown.md) `Nomad` })];
}
function describeResult(result, dryRun) {
    if (result === undefined)
        return dryRun ? (0,markdown.md) `planned` : (0,markdown.md) `not restarted`;
    if (result.error !== undefined && (0,write_permitted/* isRefusal */.vu)(result.error))
        return (0,markdown.md) `🔴 not restarted`;
    return { healthy: (0,markdown.md) `🟢 healthy`, failed: (0,markdown.md) `🔴 not healthy`, unfinished: (0,markdown.md) `🟡 not known` }[result.state];
}


/***/ }),

/***/ 2276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mode: () => (/* binding */ mode)
/* harmony export */ });
/* harmony import */ var _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7321);
/* harmony import */ var _nomad_mode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7852);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2123);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2027);
/* harmony import */ var _redaction_redact_diff_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6839);
/* harmony import */ var _nomad_plan_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4025);
/* harmony import */ var _nomad_plan_diff_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1187);
/* harmony import */ var _operations_learn_job_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8697);
/* harmony import */ var _operations_plan_against_live_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8328);
/* harmony import */ var _operations_find_job_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1060);
/* harmony import */ var _operations_follow_follow_rollout_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(674);
/* harmony import */ var _operations_token_token_rights_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3212);
/* harmony import */ var _operations_write_permitted_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9655);
/* harmony import */ var _text_fit_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6851);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(2211);
/* harmony import */ var _report_describe_counts_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(8217);
/* harmony import */ var _report_plan_describe_plan_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(9042);
/* harmony import */ var _report_describe_rollout_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(1772);
/* harmony import */ var _report_write_report_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(4437);



















const mode = (0,_nomad_mode_js__WEBPACK_IMPORTED_MODULE_1__/* .createNomadMode */ .R)({
    inputs: _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .revertInputs */ ._,
    activity: 'Reverting',
    writes: ['revert', 'promote'],
    read: _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readRevertInputs */ .o,
    run: revert,
    report: revertReport,
    commanded: { verb: 'revert', setVersion: (inputs, version) => ({ ...inputs, version: (0,_inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .parseVersionOrTag */ .fs)(version) }) },
});
async function revert(run) {
    const { inputs, nomad, log } = run;
    const { job, version: selector } = inputs;
    const live = await (0,_operations_find_job_js__WEBPACK_IMPORTED_MODULE_9__/* .findJob */ .pC)(nomad, inputs);
    const { selected: target, versions } = selector === 'last-stable'
        ? await (0,_operations_find_job_js__WEBPACK_IMPORTED_MODULE_9__/* .findLastStable */ .vP)(nomad, live)
        : await (0,_operations_find_job_js__WEBPACK_IMPORTED_MODULE_9__/* .findVersion */ .Am)(nomad, job, selector, ['last-stable']);
    const outcome = { live: live.Version ?? 0, target: target.Version ?? 0, plan: undefined, failures: [] };
    const current = { index: live.JobModifyIndex ?? undefined, version: outcome.live };
    const createUnchangedOutcome = async () => ({
        ...outcome,
        ...current,
        ...(inputs.dryRun ? {} : await (0,_operations_follow_follow_rollout_js__WEBPACK_IMPORTED_MODULE_10__/* .followLive */ ._l)(run, live)),
        result: 'already',
    });
    if (outcome.target === outcome.live)
        return createUnchangedOutcome();
    if (target.Stop === true)
        throw wouldStopError(job, outcome.target);
    const response = await planTargetVersion(target, live, nomad);
    if (isIdentical(response))
        return createUnchangedOutcome();
    const plan = redactPlan(target, response, run.redactor);
    for (const line of plan.diff.lines)
        log(line);
    if (inputs.dryRun)
        return { ...outcome, ...current, plan, result: 'dry-run' };
    const [denial] = (0,_operations_token_token_rights_js__WEBPACK_IMPORTED_MODULE_11__/* .createsManualCanaries */ .uo)(target, plan.verdict.groups)
        ? await (0,_operations_token_token_rights_js__WEBPACK_IMPORTED_MODULE_11__/* .findPromotionDenials */ .Zs)([{ id: job }], run)
        : [];
    if (denial !== undefined)
        return { ...outcome, ...current, plan, result: 'none', failures: [denial] };
    const servedVersion = (0,_operations_find_job_js__WEBPACK_IMPORTED_MODULE_9__/* .findLastStableVersion */ .fo)(versions, outcome.live)?.Version ?? undefined;
    const write = await writeRevert(live, { target, servedVersion }, run);
    return { ...outcome, plan, ...(await (0,_operations_follow_follow_rollout_js__WEBPACK_IMPORTED_MODULE_10__/* .followWrite */ .xP)(run, write, live)) };
}
async function planTargetVersion(target, live, nomad) {
    const job = { ...target, Stable: false, VersionTag: null };
    return (0,_operations_plan_against_live_js__WEBPACK_IMPORTED_MODULE_8__/* .planVersion */ .U)(nomad, { job }, { live });
}
function isIdentical({ Diff }) {
    return Diff?.Type === 'None';
}
function redactPlan(target, plan, redactor) {
    const rules = (0,_operations_learn_job_js__WEBPACK_IMPORTED_MODULE_7__/* .createLiveRules */ .gM)(redactor);
    const redactedDiff = plan.Diff === null ? undefined : (0,_redaction_redact_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .redactDiff */ .hr)(plan.Diff, rules);
    if (redactedDiff !== undefined)
        redactor.add(redactedDiff);
    const verdict = (0,_nomad_plan_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .redactVerdict */ .Lv)((0,_nomad_plan_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .readVerdict */ .wk)(target, plan), redactor.redact, redactor.redactName);
    return { verdict, diff: redactedDiff === undefined ? _nomad_plan_diff_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .noDiff */ .vL : (0,_nomad_plan_diff_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .viewDiff */ .Hc)(redactedDiff.diff, false, verdict) };
}
async function writeRevert(live, { target, servedVersion }, { nomad, requestPermit }) {
    const prior = live.Version ?? 0;
    const findEffect = async () => {
        const current = await nomad.readJob({ id: live.ID });
        if (current.Version === prior)
            return undefined;
        const isReverted = current.Version === prior + 1 && isIdentical(await planTargetVersion(target, current, nomad));
        if (!isReverted)
            throw (0,_operations_write_permitted_js__WEBPACK_IMPORTED_MODULE_12__/* .createConflictError */ .bM)(live.ID, current.Version);
        return { JobModifyIndex: current.JobModifyIndex ?? 0, EvalID: '' };
    };
    return (0,_operations_write_permitted_js__WEBPACK_IMPORTED_MODULE_12__/* .writeToNomad */ .Ck)({
        readBefore: () => (0,_operations_write_permitted_js__WEBPACK_IMPORTED_MODULE_12__/* .toState */ .xU)(live),
        requestPermit: async () => requestPermit('revert', {
            job: live.ID,
            index: live.JobModifyIndex,
            versions: { current: prior, target: target.Version ?? 0, lastStable: servedVersion },
        }),
        send: async (permit) => nomad.revertJob(permit, { id: live.ID, version: target.Version ?? 0, enforcePriorVersion: prior }),
        findEffect,
        readAfter: ({ JobModifyIndex }) => (0,_operations_write_permitted_js__WEBPACK_IMPORTED_MODULE_12__/* .readStateAfter */ .yY)(nomad, { id: live.ID }, JobModifyIndex),
    });
}
function wouldStopError(job, version) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ({
        reason: 'blocked',
        message: `Version ${version} of \`${job}\` stopped the job: reverting to it would stop the job again`,
        help: 'stopped-job',
        hint: 'Choose an earlier version, or stop the job with `mode: stop`.',
    });
}
const hints = {
    failed: 'The version stays registered. Check the latest deployment of the job, and revert to a different version.',
    'rolled-back': 'An earlier version runs again. Check the latest deployment of the job, and revert to a different version.',
    'timed-out': 'Nomad continues: check the latest deployment of the job. Raise `timeout` if it takes longer.',
};
function revertReport(outcome, { job }) {
    const { live, target, version, plan, rollout } = outcome;
    const as = version === undefined || version === live ? '' : `, registered as version ${version}`;
    const results = {
        already: live === target
            ? `Nothing to do: version ${target} of \`${job}\` is the current one`
            : `Nothing to do: the current version ${live} of \`${job}\` is identical to version ${target}`,
        'dry-run': `Dry run: \`${job}\` would be reverted from version ${live} to version ${target}`,
        done: `\`${job}\` reverted from version ${live} to version ${target}${as}`,
    };
    const write = (0,_report_write_report_js__WEBPACK_IMPORTED_MODULE_18__/* .createWriteReport */ .w)(outcome, { job, results, hints });
    const report = rollout?.kind === 'awaiting-promotion' && rollout.denial === undefined
        ? reportFailure(write, { ...outcome, job }, rollout)
        : write;
    return plan === undefined ? report : { ...report, notes: createNotes(plan), body: renderBody(plan) };
}
function reportFailure(report, { job, target, version }, rollout) {
    const registeredAs = version === undefined || version === target ? '' : `, registered as version ${version}`;
    const failure = new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ({
        reason: 'blocked',
        message: `\`${job}\` is not yet reverted to version ${target}${registeredAs}: its canaries are healthy and wait for promotion; ${(0,_report_describe_rollout_js__WEBPACK_IMPORTED_MODULE_17__/* .describeServing */ .Yh)(rollout)}`,
        help: 'waiting-for-promotion',
        hint: `Promote them with \`mode: promote\` and \`job: ${job}\`, or run \`nomad deployment promote ${rollout.deploymentId}\`.`,
    });
    return { ...report, headline: failure, failures: [...report.failures, failure] };
}
function createNotes({ verdict }) {
    const unplacedLines = verdict.unplaced.map(({ group, reasons }) => `Group \`${group}\` cannot be placed: ${(0,_report_plan_describe_plan_js__WEBPACK_IMPORTED_MODULE_16__/* .describeReasons */ .nl)(reasons)}`);
    return [...unplacedLines, ...verdict.warnings].map((text) => ({ level: 'warning', text }));
}
function renderBody({ verdict, diff }) {
    const counts = (0,_report_describe_counts_js__WEBPACK_IMPORTED_MODULE_15__/* .describeCounts */ .w)(verdict);
    const hiddenValues = diff.hiddenValues === 0 ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_14__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_14__.md) `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_14__/* .count */ .U9)(diff.hiddenValues, 'value')} hidden`;
    return [(0,_text_fit_js__WEBPACK_IMPORTED_MODULE_13__/* .lineList */ .XA)(diff.lines), (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_13__/* .keepWhole */ .J5)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_14__/* .join */ .fj)([counts === '' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_14__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_14__/* .prose */ .CS)(counts), hiddenValues], ' · '))];
}


/***/ }),

/***/ 712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mode: () => (/* binding */ mode)
/* harmony export */ });
/* harmony import */ var _nomad_plan_spec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9203);
/* harmony import */ var _nomad_mode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7852);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3703);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2027);
/* harmony import */ var _operations_find_job_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1060);
/* harmony import */ var _operations_follow_follow_rollout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(674);
/* harmony import */ var _report_write_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4437);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7598);
/* harmony import */ var _operations_write_permitted_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9655);









const mode = (0,_nomad_mode_js__WEBPACK_IMPORTED_MODULE_1__/* .createNomadMode */ .R)({
    inputs: _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .scaleInputs */ .A,
    activity: 'Scaling',
    writes: ['scale', 'promote'],
    read: _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readScaleInputs */ .c,
    run: scale,
    report: scaleReport,
});
const maxAttempts = 2;
async function scale(run) {
    const { inputs } = run;
    for (let attempt = 1;; attempt += 1) {
        try {
            return await scaleOnce(run);
        }
        catch (error) {
            const mayHaveChanged = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7 && ['conflict', 'blocked'].includes(error.reason);
            if (!mayHaveChanged || attempt === maxAttempts)
                throw error;
            run.log(`${inputs.job}: ${error.message}. Reading the job again.`);
        }
    }
}
async function scaleOnce(run) {
    const { inputs, nomad } = run;
    const job = await (0,_operations_find_job_js__WEBPACK_IMPORTED_MODULE_4__/* .findJob */ .pC)(nomad, inputs);
    const group = findGroup(job, inputs.groups);
    const counts = resolveCount(group, inputs.target);
    const outcome = { group: group.Name, counts };
    if (counts.to === counts.from) {
        const followResult = inputs.dryRun ? {} : await (0,_operations_follow_follow_rollout_js__WEBPACK_IMPORTED_MODULE_5__/* .followLive */ ._l)(run, job);
        return { ...outcome, ...createUnwritten('already', job), ...followResult };
    }
    (0,_operations_find_job_js__WEBPACK_IMPORTED_MODULE_4__/* .requireStarted */ .T1)(job);
    await (0,_operations_find_job_js__WEBPACK_IMPORTED_MODULE_4__/* .requireNoDeployment */ .Ap)(nomad, job.ID);
    if (inputs.dryRun)
        return { ...outcome, ...createUnwritten('dry-run', job) };
    const write = await writeScale({ job, group: group.Name, count: counts.to }, run);
    return { ...outcome, ...(await (0,_operations_follow_follow_rollout_js__WEBPACK_IMPORTED_MODULE_5__/* .followWrite */ .xP)(run, write, job)) };
}
function createUnwritten(result, { JobModifyIndex, Version }) {
    return { result, index: JobModifyIndex ?? undefined, version: Version ?? undefined, failures: [] };
}
const resetNote = {
    level: 'notice',
    text: `The next \`register\` restores the count in the job file. To keep this count, give the group an enabled \`scaling\` block, or set ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .describeSetting */ .w5)('preserve-counts: true')}.`,
};
const hints = {
    failed: 'The new count stays. Check the latest deployment of the job, and scale back if needed.',
    'rolled-back': 'The previous version runs again, with its count. Check the latest deployment of the job.',
    'placement-blocked': 'The new count stays; Nomad places the rest once a node fits. Add capacity, or scale back.',
    'timed-out': 'The new count stays, and Nomad continues: check the deployment. Raise `timeout` if it takes longer. Running a relative count again scales again.',
};
function scaleReport(outcome, { job }) {
    const { group, counts, result } = outcome;
    const name = `group \`${group}\` of \`${job}\``;
    const { from, to } = counts;
    const results = {
        already: `Nothing to do: the count of ${name} is ${to}`,
        'dry-run': `Dry run: ${name} would be scaled from ${from} to ${to}`,
        done: `Scaled ${name} from ${from} to ${to}`,
    };
    const isScaled = result === 'done' || result === 'dry-run';
    return { ...(0,_report_write_report_js__WEBPACK_IMPORTED_MODULE_6__/* .createWriteReport */ .w)(outcome, { job, results, hints }), notes: isScaled ? [resetNote] : [] };
}
const requestKey = 'outrider-request';
async function writeScale(scaling, { inputs, nomad, requestPermit }) {
    const { job, group, count } = scaling;
    const request = (0,node_crypto__WEBPACK_IMPORTED_MODULE_7__.randomUUID)();
    return (0,_operations_write_permitted_js__WEBPACK_IMPORTED_MODULE_8__/* .writeToNomad */ .Ck)({
        readBefore: () => (0,_operations_write_permitted_js__WEBPACK_IMPORTED_MODULE_8__/* .toState */ .xU)(job),
        requestPermit: async () => requestPermit('scale', { job: job.ID, index: job.JobModifyIndex }),
        send: async (permit) => nomad.scaleTaskGroup(permit, {
            id: job.ID,
            group,
            count,
            message: inputs.message ?? 'scaled by Outrider',
            meta: { [requestKey]: request },
            enforceIndex: job.JobModifyIndex ?? undefined,
        }),
        findEffect: async () => findEvent(scaling, request, nomad),
        readAfter: ({ JobModifyIndex }) => (0,_operations_write_permitted_js__WEBPACK_IMPORTED_MODULE_8__/* .readStateAfter */ .yY)(nomad, { id: job.ID }, JobModifyIndex),
    });
}
async function findEvent({ job, group, count }, request, nomad) {
    const live = await nomad.readJob({ id: job.ID });
    const status = await nomad.readJobScaleStatus({ id: job.ID });
    const index = live.JobModifyIndex ?? 0;
    const events = status.TaskGroups[group]?.Events ?? [];
    const event = events.find(({ Meta }) => Meta?.[requestKey] === request);
    if (event !== undefined)
        return { JobModifyIndex: index, EvalID: event.EvalID };
    if (index === job.JobModifyIndex)
        return undefined;
    const lacksEvent = !events.some(({ CreateIndex }) => CreateIndex > index);
    const runningCount = live.TaskGroups?.find(({ Name }) => Name === group)?.Count;
    if (lacksEvent && live.Version === (job.Version ?? 0) + 1 && runningCount === count)
        return { JobModifyIndex: index, EvalID: '' };
    throw (0,_operations_write_permitted_js__WEBPACK_IMPORTED_MODULE_8__/* .createConflictError */ .bM)(job.ID, live.Version);
}
function findGroup(job, [target, ...others]) {
    const groups = (job.TaskGroups ?? []).map((group) => ({ ...group, Name: group.Name ?? '' }));
    const [only] = groups;
    if (target === undefined && only !== undefined && groups.length === 1)
        return only;
    const match = others.length > 0 ? undefined : groups.find(({ Name }) => Name === target);
    if (match !== undefined)
        return match;
    const problem = target === undefined || others.length > 0 ? 'has several task groups' : `has no task group \`${target}\``;
    const names = groups.map(({ Name }) => Name);
    throw (0,_operations_find_job_js__WEBPACK_IMPORTED_MODULE_4__/* .createGroupError */ .Gj)(job.ID, problem, names);
}
function resolveCount(group, target) {
    const from = group.Count ?? 1;
    const to = 'to' in target ? target.to : from + target.by;
    if (to === from)
        return { from, to };
    const scaling = (0,_nomad_plan_spec_js__WEBPACK_IMPORTED_MODULE_0__/* .readScaling */ .Ov)(group);
    const [min, max] = [scaling?.Min ?? 0, scaling?.Max ?? Infinity];
    if (to >= min && to <= max)
        return { from, to };
    const sum = 'to' in target ? '' : ` (now ${from}, ${target.by < 0 ? 'minus' : 'plus'} ${Math.abs(target.by)})`;
    const bounds = max === Infinity ? `at least ${min}` : `${min} to ${max}`;
    throw (0,_operations_find_job_js__WEBPACK_IMPORTED_MODULE_4__/* .createImpossibleError */ .gk)(`The count of group \`${group.Name ?? ''}\` would be ${to}${sum}, which is outside its bounds: ${bounds}`, 'Set a count within the bounds. To change the bounds, register the job with a different `scaling` block.');
}


/***/ }),

/***/ 1485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mode: () => (/* binding */ mode)
/* harmony export */ });
/* harmony import */ var _nomad_mode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7852);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9992);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2027);
/* harmony import */ var _operations_find_job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1060);
/* harmony import */ var _operations_write_permitted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9655);
/* harmony import */ var _report_write_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4437);






const mode = (0,_nomad_mode_js__WEBPACK_IMPORTED_MODULE_0__/* .createNomadMode */ .R)({
    inputs: _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .stableInputs */ .t,
    activity: 'Marking a version',
    writes: ['stable'],
    read: _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readStableInputs */ .Z,
    run: setStability,
    report: createStableReport,
});
async function setStability(dependencies) {
    const { inputs, nomad, requestPermit } = dependencies;
    const { job, stable, dryRun } = inputs;
    const { selected, versions } = await (0,_operations_find_job_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestSimilarJob */ .FQ)((0,_operations_find_job_js__WEBPACK_IMPORTED_MODULE_3__/* .findVersion */ .Am)(nomad, job, inputs.version), nomad, inputs);
    const version = selected.Version ?? 0;
    if ((selected.Stable ?? false) === stable)
        return { version, result: 'already' };
    const live = versions[0]?.Version ?? version;
    if (version !== live)
        throw createVersionError(job, version, live);
    if (dryRun)
        return { version, result: 'dry-run' };
    const isMarked = async () => ((await (0,_operations_find_job_js__WEBPACK_IMPORTED_MODULE_3__/* .findVersion */ .Am)(nomad, job, version)).selected.Stable ?? false) === stable || undefined;
    await (0,_operations_write_permitted_js__WEBPACK_IMPORTED_MODULE_4__/* .writeToNomad */ .Ck)({
        readBefore: () => (0,_operations_write_permitted_js__WEBPACK_IMPORTED_MODULE_4__/* .toState */ .xU)(selected),
        requestPermit: async () => requestPermit('stable', { job, index: selected.JobModifyIndex }),
        send: async (permit) => (await nomad.setJobStability(permit, { id: job, version, stable })) !== undefined,
        findEffect: isMarked,
    });
    return { version, result: 'done' };
}
function createVersionError(job, version, live) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ({
        reason: 'blocked',
        message: `Version ${version} of \`${job}\` cannot be marked as stable, because version ${live} is current. Nomad would treat version ${version} as current, without a rollout`,
        hint: 'Mark a version while it is current. To return to this version, use `mode: revert`.',
    });
}
function createStableReport({ version, result }, { job, stable }) {
    const name = `version ${version} of \`${job}\``;
    const text = {
        already: `Nothing to do: ${name} is ${stable ? 'already' : 'not'} marked as stable`,
        'dry-run': `Dry run: ${stable ? `${name} would be marked as stable` : `the stable mark would be removed from ${name}`}`,
        done: stable ? `Marked ${name} as stable` : `Removed the stable mark from ${name}`,
    };
    return { headline: text[result], sign: (0,_report_write_report_js__WEBPACK_IMPORTED_MODULE_5__/* .selectWriteSign */ .P)(result), failures: [], job: { version } };
}


/***/ }),

/***/ 124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/modes/nomad-mode.js
var nomad_mode = __webpack_require__(7852);
// EXTERNAL MODULE: ./build/js/modes/status/inputs.js
var inputs = __webpack_require__(811);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/operations/find-job.js
var find_job = __webpack_require__(1060);
// EXTERNAL MODULE: ./build/js/rollout/health.js
var rollout_health = __webpack_require__(984);
// EXTERNAL MODULE: ./build/js/text/visible.js
var visible = __webpack_require__(5410);
// EXTERNAL MODULE: ./build/js/report/describe-rollout.js
var describe_rollout = __webpack_require__(1772);
// EXTERNAL MODULE: ./build/js/report/deployment-report.js
var deployment_report = __webpack_require__(7377);
// EXTERNAL MODULE: ./build/js/text/times.js
var times = __webpack_require__(5502);
;// CONCATENATED MODULE: ./build/js/modes/status/describe-status.js



const healthSigns = {
    healthy: '🟢',
    running: '🔵',
    complete: '🟢',
    ready: '🟢',
    starting: '🔵',
    'rolling-out': '🟠',
    'awaiting-promotion': '🟠',
    blocked: '🟠',
    'rolled-back': '🟠',
    failing: '🔴',
    stopped: '⚪',
    disabled: '⚪',
    'never-launches': '🟠',
    unknown: '⚪',
};
function describeHealth(status) {
    const { health, deployment, version } = status;
    const { desired, running, complete, rollback } = health;
    switch (health.kind) {
        case 'healthy':
            return desired === 0 ? 'is healthy (desired count 0)' : `is healthy: ${describeRunningCount(health)}`;
        case 'running':
            return `is running: ${running} running, ${complete} of ${desired} complete`;
        case 'complete':
            return `is complete: ${complete} of ${desired} allocations`;
        case 'ready':
            return `is ready: ${describeLaunches(status)}`;
        case 'starting':
            return `is starting: ${describeRunningCount(health)}${describeFirstProblem(status)}`;
        case 'rolling-out':
            return rollback === undefined
                ? `is rolling out version ${version}: ${describeProgress(deployment)}${describeFirstProblem(status)}`
                : `is rolling back to version ${rollback.to}: ${describeProgress(deployment)}${describeFirstProblem(status)}`;
        case 'awaiting-promotion':
            return rollback === undefined
                ? `waits for promotion: the canaries of version ${version} are healthy`
                : `${describeRollback(status)}; ${describeProgress(deployment)}; the rollback waits for promotion`;
        case 'blocked':
            return `waits for capacity, ${describeRunningCount(health)}: ${(0,describe_rollout/* describeUnplaced */.Mq)({ unplaced: status.waiting })}`;
        case 'rolled-back':
            return `${describeRollback(status)}; ${describeRunningCount(health)}`;
        case 'failing':
            return `is failing: ${describeFailedAllocations(status)}`;
        case 'stopped':
            return `is stopped${running === 0 ? '' : `; ${running} still running`}`;
        case 'disabled':
            return 'is not launched: its schedule is disabled';
        case 'never-launches':
            return `never launches: Nomad finds no next launch for its schedule ${formatSchedule(status)}`;
        case 'unknown':
            return 'exists, but its health could not be read';
    }
}
function describeRollback({ health: { rollback }, problems: [problem] }) {
    const cause = problem === undefined ? '' : `: ${(0,describe_rollout/* describeTaskProblem */.eK)(problem)}`;
    return `was rolled back to version ${rollback?.to ?? ''} because version ${rollback?.from ?? ''} failed${cause}`;
}
function describeRunningCount({ running, desired }) {
    return `${running} of ${desired} running`;
}
function describeProgress(deployment) {
    const groups = Object.values(deployment?.TaskGroups ?? {});
    return (0,describe_rollout/* countHealthy */.hA)(groups.map(({ HealthyAllocs, DesiredTotal }) => ({ healthy: HealthyAllocs, desired: DesiredTotal })));
}
function describeFirstProblem({ problems }) {
    const [problem] = problems;
    return problem === undefined ? '' : `; ${(0,describe_rollout/* describeTaskProblem */.eK)(problem)}`;
}
function describeFailedAllocations(status) {
    const { type, health, deployment, version } = status;
    const isBatch = type === 'batch' || type === 'sysbatch';
    const counts = isBatch ? `${health.complete} of ${health.desired} complete` : describeRunningCount(health);
    const isFailedRollout = deployment?.Status === 'failed' && deployment.JobVersion === version;
    return `${counts}${isFailedRollout ? `, and the rollout of version ${version} failed` : ''}${describeFirstProblem(status)}`;
}
function formatSchedule({ schedule }) {
    return schedule.replace(/^(.*?)( \([^)]*\))?$/, '`$1`$2');
}
function describeLaunches(status) {
    const { isParameterized, children, nextLaunch } = status;
    const next = nextLaunch instanceof Date ? `, next launch \`${(0,times/* formatMinute */.Yi)(nextLaunch)}\`` : '';
    const launches = [
        ...(status.schedule === '' ? [] : [`launched by ${formatSchedule(status)}${next}`]),
        ...(isParameterized ? ['launched by dispatch'] : []),
    ];
    if (children === undefined)
        return launches.join(', ');
    const { pending, running, dead } = children;
    return `${launches.join(', ')}; ${pending} pending, ${running} running, ${dead} finished`;
}
function listParts({ type, namespace, region, parent, version, index }) {
    return [
        type,
        `namespace \`${namespace}\``,
        ...(region === '' ? [] : [`region \`${region}\``]),
        ...(parent === '' ? [] : [`launched from \`${parent}\``]),
        `modify index ${index}`,
        `version ${version}`,
    ];
}
const usualTexts = new Set(['', 'Deployment is running', 'Deployment completed successfully', 'Deployment is paused']);
function describeDeployment({ Status, StatusDescription, JobVersion, ID }) {
    const description = usualTexts.has(StatusDescription) ? '' : `: ${StatusDescription}`;
    return `\`${ID.slice(0, 8)}\` of version ${JobVersion} ${(0,deployment_report/* describeDeploymentStatus */.R4)(Status)}${description}`;
}

// EXTERNAL MODULE: ./build/js/report/comment/job-row.js
var job_row = __webpack_require__(577);
// EXTERNAL MODULE: ./build/js/report/plan/describe-plan.js
var describe_plan = __webpack_require__(9042);
// EXTERNAL MODULE: ./build/js/text/fit.js
var fit = __webpack_require__(6851);
// EXTERNAL MODULE: ./build/js/text/markdown.js
var markdown = __webpack_require__(2211);
// EXTERNAL MODULE: ./build/js/rollout/progress.js
var progress = __webpack_require__(1533);
// EXTERNAL MODULE: ./build/js/report/describe-batch.js
var describe_batch = __webpack_require__(89);
;// CONCATENATED MODULE: ./build/js/modes/status/report.js













function createStatusReport(status, inputs, ui) {
    const { job, nomad } = inputs;
    const text = describeHealth(status);
    const health = `\`${job}\` ${text}`;
    const failures = listFailures(status, inputs, health);
    return {
        headline: failures.find(({ reason }) => reason === 'input') ?? health,
        lines: listLogLines(status).map(visible/* visible */.R),
        sign: healthSigns[status.health.kind],
        failures,
        cause: status.end === undefined || status.end.kind === 'complete' ? failures[0] : undefined,
        body: renderStatusPage(status, (allocation) => ui?.allocation(allocation, nomad.region)),
        outputs: { changed: 'false' },
        job: describeJobStatus(status, text),
        canaries: (0,describe_rollout/* listCanaries */.j3)([status]),
    };
}
function listFailures({ health, end, type }, { job, expect, nomad }, message) {
    if (expect === 'complete' && (type === 'service' || type === 'system'))
        return [
            (0,find_job/* createImpossibleError */.gk)(`\`${job}\` is a ${type} job, which does not complete`, `Set \`expect: healthy\`. ${completeHint}`),
        ];
    const isComplete = health.kind === 'complete' && (end === undefined || end.kind === 'complete');
    const isExpected = expect === 'complete' ? isComplete : expect === 'nothing' || (0,rollout_health/* isAcceptedByExpect */.Ab)(health);
    if (isExpected)
        return [];
    if (expect === 'healthy' && health.kind === 'stopped')
        return [new errors/* ActionError */.lZ({ reason: 'failed', message, help: 'stopped-job', hint: find_job/* stoppedHint */.BP })];
    const { from, to } = health.rollback ?? {};
    const rollbackHint = `Version ${to} serves and is healthy; version ${from}, which was registered last, is not. Fix the cause and register the job again, or remove \`expect: healthy\`.`;
    const otherHint = health.kind === 'rolled-back' ? rollbackHint : healthHint;
    const hint = expect === 'complete' ? completeHint : otherHint;
    return [
        (end && (0,describe_batch/* findBatchFailure */.G)({ id: job, namespace: nomad.namespace }, end)) ??
            new errors/* ActionError */.lZ({ reason: 'failed', message, hint }),
    ];
}
const healthHint = '`expect: healthy` requires a healthy job. Fix the cause, or remove the input.';
const completeHint = '`expect: complete` requires a batch job whose tasks have all ended without an error. For a periodic or parameterized job, name a child job.';
function listLogLines(status) {
    return [
        [...listParts(status), (0,times/* formatMinute */.Yi)(status.submitted)].filter((part) => part !== '').join(' · '),
        ...(status.children === undefined ? status.groups : []).map(({ name, desired, running, healthy }) => `Group ${name}: ${running} of ${desired} running, ${healthy} healthy`),
        ...(status.deployment === undefined ? [] : [`Deployment ${describeDeployment(status.deployment)}`]),
        ...(status.waiting.length === 0 ? [] : [`Waits for capacity: ${(0,describe_rollout/* describeUnplaced */.Mq)({ unplaced: status.waiting })}`]),
        ...status.problems.flatMap((problem) => [
            `Group ${problem.group}: ${(0,describe_rollout/* describeTaskProblem */.eK)(problem)}`,
            ...problem.events.map((event) => `  ${event}`),
        ]),
        ...status.services.map(({ name, address, port }) => `Service ${name}: ${address}:${port}`),
        ...status.versions
            .slice(0, 1)
            .filter(({ diff }) => diff !== undefined)
            .map((version) => `Version ${version.version} changed: ${listChanges(version).join(', ') || 'nothing'}`),
        ...status.unknown.map(({ part, reason }) => `Unknown: ${part} (${reason})`),
    ];
}
const maxRows = 20;
function renderStatusPage(status, buildUrl) {
    const { deployment, waiting: unplaced } = status;
    return [
        (0,fit/* keepWhole */.J5)((0,markdown/* joinLines */.cT)(status.unknown.map(({ part, reason }) => (0,markdown.md) `- unknown: ${(0,markdown/* prose */.CS)(`${part} (${reason})`)}`))),
        (0,fit/* keepWhole */.J5)(unplaced.length === 0 ? markdown/* nothing */.s6 : (0,markdown.md) `**Waits for capacity:** ${(0,markdown/* prose */.CS)((0,describe_rollout/* describeUnplaced */.Mq)({ unplaced }))}.`),
        ...renderProblemRows(status, buildUrl).map(fit/* keepWhole */.J5),
        renderGroups(status),
        (0,fit/* keepWhole */.J5)(deployment === undefined ? markdown/* nothing */.s6 : (0,markdown.md) `**Latest deployment** ${(0,markdown/* prose */.CS)(describeDeployment(deployment))}.`),
        renderServices(status),
        renderLaunches(status),
        renderVersions(status),
        ...renderDifferences(status),
        renderScaling(status),
        (0,fit/* keepWhole */.J5)((0,markdown/* join */.fj)([...listParts(status).map((part) => (0,markdown/* prose */.CS)(part)), (0,markdown/* minute */.Vc)(status.submitted)], ' · ')),
    ];
}
function renderProblemRows({ problems }, buildUrl) {
    return problems.map(({ task, group, allocation, node, events }) => {
        const allocationLink = (0,markdown/* link */.nf)((0,markdown/* code */.aY)(allocation.slice(0, 8)), buildUrl(allocation));
        const location = (0,markdown.md) `Task ${(0,markdown/* code */.aY)(task)} of group ${(0,markdown/* code */.aY)(group)}, allocation ${allocationLink}${node === '' ? markdown/* nothing */.s6 : (0,markdown.md) ` on node ${(0,markdown/* code */.aY)(node)}`}:`;
        const lines = events.map((event) => `  ${event}`);
        return (0,markdown.md) `${location}\n\n${(0,markdown/* fence */.EU)(lines.length === 0 ? ['  (no events)'] : lines, 'text')}`;
    });
}
function renderGroups({ groups: all, children: launched }) {
    if (launched !== undefined)
        return (0,fit/* keepWhole */.J5)(markdown/* nothing */.s6);
    const rows = all.map((group) => {
        const rest = ['starting', 'queued', 'complete', 'failed', 'lost']
            .filter((kind) => group[kind] > 0)
            .map((kind) => (0,markdown.md) `, ${group[kind]} ${(0,markdown/* prose */.CS)(kind)}`);
        const running = (0,markdown.md) `${group.running} of ${group.desired}${(0,markdown/* join */.fj)(rest, '')}`;
        return [describeGroupState(group), (0,markdown/* code */.aY)(group.name), running, (0,markdown.md) `${group.healthy}`];
    });
    return renderRows([(0,markdown.md) `State`, (0,markdown.md) `Group`, (0,markdown.md) `Running`, (0,markdown.md) `Healthy`], rows);
}
function describeGroupState({ desired, healthy, complete, failed, lost }) {
    if (desired === 0)
        return (0,markdown.md) `➖\u00a0none`;
    if (healthy + complete >= desired)
        return (0,markdown.md) `✅\u00a0ok`;
    return failed + lost > 0 ? (0,markdown.md) `❌\u00a0failed` : (0,markdown.md) `⚠️\u00a0incomplete`;
}
function renderServices({ services: all }) {
    const byName = [...Map.groupBy(all, ({ name }) => name)];
    const rows = byName.map(([name, same]) => {
        const addresses = same.map(({ address, port }) => (0,markdown/* code */.aY)(`${address}:${port}`));
        return [(0,markdown/* code */.aY)(name), (0,markdown/* listUpTo */.JM)(addresses, ', ', maxRows)];
    });
    return renderRows([(0,markdown.md) `Service`, (0,markdown.md) `Addresses`], rows);
}
function renderLaunches({ children: launched }) {
    if (launched === undefined)
        return (0,fit/* keepWhole */.J5)(markdown/* nothing */.s6);
    const rows = launched.latest.map(({ id, status, failed, submitted }) => {
        const failures = failed === 0 ? markdown/* nothing */.s6 : (0,markdown.md) `❌ ${(0,markdown/* count */.U9)(failed, 'allocation')} failed`;
        return [(0,markdown/* code */.aY)(id), (0,markdown/* join */.fj)([(0,markdown/* code */.aY)(status), failures, (0,markdown/* minute */.Vc)(submitted)], ', ')];
    });
    return renderRows([(0,markdown.md) `Latest launches`, (0,markdown.md) `Status`], rows);
}
function renderVersions({ versions: all, version: live }) {
    const rows = all.map((version) => {
        const marks = [
            ...(version.version === live ? [(0,markdown.md) `current`] : []),
            ...(version.stable ? [(0,markdown.md) `stable`] : []),
            ...(version.tag === '' ? [] : [(0,markdown/* code */.aY)(version.tag)]),
        ];
        return [(0,markdown/* join */.fj)([(0,markdown.md) `${version.version}`, (0,markdown/* join */.fj)(marks, ', '), (0,markdown/* minute */.Vc)(version.submitted)], ' · '), renderChange(version)];
    });
    return renderRows([(0,markdown.md) `Version`, (0,markdown.md) `What changed`], rows);
}
function renderChange({ diff }) {
    if (diff === undefined)
        return (0,markdown.md) `—`;
    return diff.keyChanges.length === 0 ? (0,markdown.md) `nothing` : (0,job_row/* renderKeyChangeList */.e)(diff.keyChanges);
}
function listChanges({ diff }) {
    return (diff?.keyChanges ?? []).map(({ kind, text }) => (kind === 'changes' ? text : `${kind} ${text}`));
}
function renderDifferences({ versions: all }) {
    return all.flatMap(({ version, diff }) => {
        if (diff === undefined || diff.keyChanges.length === 0)
            return [];
        const hiddenNote = diff.hiddenValues === 0 ? markdown/* nothing */.s6 : (0,markdown.md) ` · ${(0,markdown/* count */.U9)(diff.hiddenValues, 'value')} hidden`;
        const summary = (0,markdown.md) `Version ${version}: all changes${hiddenNote}`;
        return [(0,fit/* foldLines */.r7)({ summary, lines: diff.lines, facts: markdown/* nothing */.s6, isOpen: false })];
    });
}
function renderScaling({ scaling: events }) {
    const rows = events.map(({ group, time, from, to, message, isError }) => [
        (0,markdown/* minute */.Vc)(time),
        to === undefined ? (0,markdown/* code */.aY)(group) : (0,markdown.md) `${(0,markdown/* code */.aY)(group)} ${from} → ${to}`,
        (0,markdown.md) `${isError ? (0,markdown.md) `❌ failed: ` : markdown/* nothing */.s6}${message === '' ? (0,markdown.md) `—` : (0,markdown/* code */.aY)(message)}`,
    ]);
    return renderRows([(0,markdown.md) `Scaled`, (0,markdown.md) `Group`, (0,markdown.md) `Message`], rows);
}
function renderRows(head, rows) {
    return (0,fit/* rowList */.tX)({ head, rows, noun: 'row', location: (0,markdown.md) `the output \`jobs\``, maxShown: maxRows });
}
function describeJobStatus(status, text) {
    const { health, deployment, children } = status;
    return {
        namespace: status.namespace,
        region: status.region,
        type: status.type,
        status: status.status,
        health: health.kind,
        healthy: (0,rollout_health/* isAcceptedByExpect */.Ab)(health),
        text,
        version: status.version,
        index: status.index,
        submitted: formatTime(status.submitted),
        parent: status.parent,
        groups: Object.fromEntries(status.groups.map(({ name, ...counts }) => [name, counts])),
        deployment: deployment?.ID ?? '',
        latestDeployment: deployment === undefined ? null : createDeploymentOutput(deployment),
        failing: status.problems.map(({ logs: _logs, exitCode = null, signal = null, ...problem }) => ({
            ...problem,
            exitCode,
            signal,
        })),
        blocked: status.waiting.map(({ group, count: blocked, reasons }) => ({
            group,
            count: blocked,
            reasons: reasons.map((reason) => (0,describe_plan/* describeReasons */.nl)([reason])),
        })),
        services: status.services,
        versions: status.versions.map(({ version, stable, tag, submitted, diff }) => ({
            version,
            stable,
            tag,
            submitted: formatTime(submitted),
            changed: listChanges({ diff }),
        })),
        scaling: status.scaling.map(({ time, to = null, ...event }) => ({ ...event, to, time: formatTime(time) })),
        children: children === undefined
            ? null
            : {
                ...children,
                latest: children.latest.map(({ submitted, ...child }) => ({ ...child, submitted: formatTime(submitted) })),
            },
        unknown: status.unknown,
    };
}
function createDeploymentOutput(deployment) {
    const { ID, JobVersion, Status, StatusDescription } = deployment;
    const groups = Object.fromEntries((0,progress/* readGroups */.b5)(deployment).map(({ name, ...progress }) => [name, progress]));
    return { id: ID, version: JobVersion, status: Status, description: StatusDescription, groups };
}
function formatTime(time) {
    return time?.toISOString() ?? '';
}

// EXTERNAL MODULE: ./build/js/operations/learn-job.js
var learn_job = __webpack_require__(8697);
// EXTERNAL MODULE: ./build/js/operations/follow/follow-batch.js
var follow_batch = __webpack_require__(2795);
// EXTERNAL MODULE: ./build/js/nomad-plan/spec.js
var spec = __webpack_require__(9203);
// EXTERNAL MODULE: ./build/js/nomad-plan/placement.js
var placement = __webpack_require__(7589);
// EXTERNAL MODULE: ./build/js/nomad-plan/diff-lines.js + 1 modules
var diff_lines = __webpack_require__(1187);
// EXTERNAL MODULE: ./build/js/redaction/redact-diff.js
var redact_diff = __webpack_require__(6839);
// EXTERNAL MODULE: ./build/js/rollout/outcome.js
var outcome = __webpack_require__(4436);
// EXTERNAL MODULE: ./build/js/clients/nomad/jobs/job.js
var jobs_job = __webpack_require__(2601);
;// CONCATENATED MODULE: ./build/js/modes/status/job-status.js







function toJobStatus(read, redaction) {
    const { job } = read;
    const { redact } = redaction;
    const health = (0,rollout_health/* judgeHealth */.u7)(read);
    const [deployment] = (0,rollout_health/* sortDeployments */.$k)(read.deployments);
    return {
        namespace: job.Namespace ?? 'default',
        region: job.Region ?? '',
        type: job.Type ?? 'service',
        status: job.Status ?? '',
        parent: typeof job['ParentID'] === 'string' ? job['ParentID'] : '',
        schedule: (0,spec/* describeSchedule */.Bg)(job),
        nextLaunch: read.nextLaunch,
        isParameterized: (job.ParameterizedJob ?? null) !== null,
        version: job.Version ?? 0,
        index: job.JobModifyIndex ?? 0,
        submitted: (0,jobs_job/* readSubmitTime */.cx)(job),
        health,
        groups: (0,rollout_health/* listGroupStates */.kw)(read) ?? [],
        problems: listTaskProblems(read, health).map((problem) => (0,outcome/* redactTaskProblem */.gH)(problem, redact)),
        waiting: listWaiting(read).map((group) => (0,placement/* redactUnplaced */.Em)(group, redact)),
        deployment: deployment === undefined ? undefined : { ...deployment, StatusDescription: redact(deployment.StatusDescription) },
        canaries: read.canaries ?? [],
        versions: listVersions(read, redaction),
        services: (read.services ?? []).map(({ ServiceName, Address, Port, AllocID }) => ({
            name: ServiceName,
            address: Address,
            port: Port,
            allocation: AllocID,
        })),
        scaling: listScaling(read, redact),
        children: listChildren(read),
        unknown: read.unknown.map((part) => ({ part: part.part, reason: redact(explainUnknown(part)) })),
    };
}
function listTaskProblems({ allocations, job, checks }, { kind, rollback }) {
    const isUnhealthy = ['failing', 'rolling-out', 'rolled-back', 'blocked', 'starting'].includes(kind);
    if (!isUnhealthy && rollback === undefined)
        return [];
    const version = rollback?.from ?? job.Version;
    const current = (allocations ?? []).filter((allocation) => allocation.JobVersion === version || (0,rollout_health/* isCurrent */.Oz)(allocation, job));
    return (0,outcome/* findTaskProblems */.h9)(current, checks);
}
function listWaiting({ evaluations, job }) {
    return (evaluations ?? [])
        .filter(({ Status }) => Status === 'blocked')
        .flatMap(({ FailedTGAllocs }) => (0,placement/* listUnplacedGroups */.Zd)(FailedTGAllocs, job));
}
function listVersions({ versions }, { rules, verbose }) {
    const { Versions = [], Diffs = [] } = versions ?? {};
    return Versions.map((version, index) => {
        const diff = Diffs[index];
        const redactedDiff = diff === undefined ? undefined : (0,redact_diff/* redactDiff */.hr)(diff, rules).diff;
        return {
            version: version.Version ?? 0,
            stable: version.Stable === true,
            tag: (0,redact_diff/* showName */.$i)(version.VersionTag?.Name ?? '', rules),
            submitted: (0,jobs_job/* readSubmitTime */.cx)(version),
            diff: redactedDiff === undefined ? undefined : (0,diff_lines/* viewDiff */.Hc)(redactedDiff, verbose),
        };
    });
}
function listScaling({ scaling }, redact) {
    return Object.entries(scaling?.TaskGroups ?? {})
        .flatMap(([group, { Events }]) => Events.map((event) => ({
        group,
        time: event.Time ?? undefined,
        from: event.PreviousCount,
        to: event.Count ?? undefined,
        message: redact(typeof event.Error === 'string' && event.Error !== '' ? event.Error : event.Message),
        isError: event.Error !== false && event.Error !== '',
    })))
        .toSorted((a, b) => (b.time?.getTime() ?? 0) - (a.time?.getTime() ?? 0));
}
function listChildren({ job, summary, children = [] }) {
    if (!(0,spec/* isParentJob */.kt)(job))
        return undefined;
    const { Pending: pending = 0, Running: running = 0, Dead: dead = 0 } = summary?.Children ?? {};
    const latest = children.map(({ ID, Status, SubmitTime, JobSummary }) => ({
        id: ID,
        status: Status,
        failed: Object.values(JobSummary?.Summary ?? {}).reduce((sum, { Failed }) => sum + Failed, 0),
        submitted: SubmitTime ?? undefined,
    }));
    return { pending, running, dead, latest };
}
function explainUnknown({ failure }) {
    if (failure.reason === 'unauthorized')
        return 'permission denied';
    return failure.reason === 'not-found' ? 'not supported by this Nomad server' : failure.message;
}

// EXTERNAL MODULE: ./build/js/operations/follow/read-canaries.js
var read_canaries = __webpack_require__(8236);
// EXTERNAL MODULE: ./build/js/operations/follow/read-checks.js
var read_checks = __webpack_require__(4017);
;// CONCATENATED MODULE: ./build/js/modes/status/read-job.js





async function readJobState(id, run) {
    const { nomad } = run;
    const unknown = [];
    const readPart = async (part, reading) => (0,errors/* orElse */.NW)(reading, (failure) => {
        unknown.push({ part, failure });
        return undefined;
    });
    const job = nomad.readJob({ id });
    const [live, summary, allocations, evaluations, deployments, versions, services, scaling, children, next] = await Promise.all([
        job,
        readPart('the summary', nomad.readJobSummary({ id })),
        readPart('allocations', nomad.listJobAllocations({ id })),
        readPart('evaluations', nomad.listJobEvaluations({ id })),
        readPart('deployments', nomad.listJobDeployments({ id })),
        readPart('versions', nomad.listJobVersions({ id, diffs: true })),
        readPart('services', nomad.readJobServices({ id })),
        readPart('scaling events', nomad.readJobScaleStatus({ id })),
        readPart('children', job.then(async (liveJob) => ((0,spec/* isParentJob */.kt)(liveJob) ? readLatestChildren(nomad, liveJob) : undefined))),
        readPart('the next launch, which needs `plan-job`', job.then(async (liveJob) => ((0,spec/* isOnSchedule */.vB)(liveJob) ? findNextLaunch(nomad, liveJob) : undefined))),
    ]);
    const [latest] = (0,rollout_health/* sortDeployments */.$k)(deployments);
    const canaries = await readPart('canaries', (0,read_canaries/* readCanaries */.$)({ id }, latest, allocations ?? [], run));
    const checks = await (0,read_checks/* readFailingChecks */.g)({ id }, allocations ?? [], nomad);
    const parts = { canaries, summary, allocations, evaluations, deployments, versions, services, scaling, children };
    const nextLaunch = (0,spec/* isOnSchedule */.vB)(live) ? (next ?? 'unknown') : undefined;
    return { job: live, nextLaunch, ...parts, checks, unknown: unknown.toSorted((a, b) => (a.part < b.part ? -1 : 1)) };
}
async function findNextLaunch(nomad, job) {
    const { NextPeriodicLaunch: next } = await nomad.createJobPlan({ job, diff: false });
    return next === null ? 'never' : new Date(next);
}
const maxChildren = 5;
const maxListed = 100;
async function readLatestChildren(nomad, parent) {
    const { jobs } = await nomad.listJobs({ prefix: `${parent.ID}/`, reverse: true, perPage: maxListed });
    const children = jobs.filter(({ ParentID }) => ParentID === parent.ID);
    return children
        .toSorted((a, b) => Number(b.SubmitTime ?? 0) - Number(a.SubmitTime ?? 0) || (a.ID < b.ID ? 1 : -1))
        .slice(0, maxChildren);
}

;// CONCATENATED MODULE: ./build/js/modes/status/index.js









const mode = (0,nomad_mode/* createNomadMode */.R)({
    inputs: inputs/* statusInputs */.o,
    activity: 'Reading a job',
    writes: [],
    read: inputs/* readStatusInputs */.S,
    run: readStatus,
    report: createStatusReport,
    commanded: { verb: 'status' },
});
async function readStatus(run) {
    const { inputs, nomad, redactor } = run;
    const end = inputs.expect === 'complete' && inputs.wait === 'complete' ? await followLiveBatch(run) : undefined;
    const read = await (0,find_job/* suggestSimilarJob */.FQ)(readJobState(inputs.job, run), nomad, inputs);
    const rules = (0,learn_job/* createLiveRules */.gM)(redactor, inputs.redaction);
    return { ...toJobStatus(read, { rules, redact: redactor.redact, verbose: inputs.verbose }), end };
}
async function followLiveBatch(run) {
    const { inputs, nomad } = run;
    const job = await (0,find_job/* findJob */.pC)(nomad, inputs);
    if (!(0,spec/* isBatch */.bG)(job))
        return undefined;
    const version = { label: inputs.job, job: { id: inputs.job }, index: job.JobModifyIndex ?? 0, evalId: '' };
    return (0,follow_batch/* followBatch */.m6)(version, run);
}


/***/ }),

/***/ 4390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mode: () => (/* binding */ mode)
/* harmony export */ });
/* harmony import */ var _text_fit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6851);
/* harmony import */ var _nomad_mode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7852);
/* harmony import */ var _inputs_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7321);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6773);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2027);
/* harmony import */ var _operations_stop_job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1527);
/* harmony import */ var _operations_find_job_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1060);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4482);
/* harmony import */ var _report_plan_describe_plan_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9042);
/* harmony import */ var _operations_follow_follow_until_end_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3399);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2211);
/* harmony import */ var _report_write_report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4437);












const mode = (0,_nomad_mode_js__WEBPACK_IMPORTED_MODULE_1__/* .createNomadMode */ .R)({
    inputs: _inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .stopInputs */ .s,
    activity: 'Stopping',
    writes: ['stop'],
    read: _inputs_job_js__WEBPACK_IMPORTED_MODULE_2__/* .readJobInputs */ .TD,
    run: stop,
    report: stopReport,
});
async function stop(run) {
    const { inputs, nomad } = run;
    const reading = nomad.readJob({ id: inputs.job });
    const live = await (0,_operations_find_job_js__WEBPACK_IMPORTED_MODULE_6__/* .suggestSimilarJob */ .FQ)(inputs.purge ? (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .orUndefined */ .y0)(reading, 'not-found') : reading, nomad, inputs);
    if (live === undefined)
        return { job: skipStop(inputs.job, 'gone', 0), children: [] };
    return (0,_operations_stop_job_js__WEBPACK_IMPORTED_MODULE_5__/* .stopWithChildren */ .E_)(live, {
        address: {},
        nomad,
        stopsChildren: inputs.children,
        stop: async (jobStub) => stopOne(jobStub, run),
        keepChild: async ({ ID }) => skipStop(ID, 'none', await countRunning(nomad, ID)),
    });
}
function skipStop(id, result, running) {
    return { id, result, running, remaining: 0, failure: undefined, evalId: '' };
}
async function stopOne({ ID: id, Stop: isStopped, JobModifyIndex }, run) {
    const { inputs, nomad, log } = run;
    const { purge, dryRun } = inputs;
    const wait = inputs.wait !== 'false';
    const count = await countRunning(nomad, id);
    const outcome = { ...skipStop(id, 'none', count), remaining: count };
    const isDone = isStopped && !purge && (count === 0 || !wait);
    if (isDone)
        return { ...outcome, result: 'already' };
    if (dryRun)
        return { ...outcome, result: 'dry-run' };
    let evalId = '';
    let index = JobModifyIndex;
    let result = 'none';
    try {
        if (!isStopped && !(purge && !wait)) {
            ({ EvalID: evalId, JobModifyIndex: index } = await write({ id }, run, purge ? index : undefined));
            result = 'done';
        }
        if (wait)
            await waitUntilStopped(id, run);
        if (purge)
            evalId = (await write({ id, purge }, run, index)).EvalID || evalId;
        log(`${id}: ${purge ? 'purged' : 'stopped'}.`);
        return { ...outcome, result: isStopped && !purge ? 'already' : 'done', remaining: wait ? 0 : count, evalId };
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ActionError */ .lZ))
            throw error;
        const missedState = result === 'done' || isStopped ? 'purged' : 'stopped';
        const isDenied = error.help === 'missing-capability';
        const failure = isDenied ? error.withContext(`\`${id}\` was not ${missedState}`) : error;
        return { ...outcome, result, failure, evalId };
    }
}
async function write(request, { inputs: { global }, nomad, requestPermit }, judgedIndex) {
    return (0,_operations_stop_job_js__WEBPACK_IMPORTED_MODULE_5__/* .stopOnce */ .qY)({ ...request, global }, async () => requestPermit('stop', { job: request.id }), nomad, judgedIndex);
}
async function countRunning(nomad, id) {
    return (0,_operations_stop_job_js__WEBPACK_IMPORTED_MODULE_5__/* .filterRunning */ .Sr)(await nomad.listJobAllocations({ id })).length;
}
async function waitUntilStopped(id, run) {
    const { end, state: remaining } = await (0,_operations_follow_follow_until_end_js__WEBPACK_IMPORTED_MODULE_9__/* .followUntilEnd */ .Lt)({
        label: id,
        watch: (watching) => watchRunningCount(id, watching),
        judge: (count) => (count === 0 ? 'stopped' : undefined),
        describe: (count) => (count === 0 ? '' : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(count, 'allocation')} still running`),
    }, run);
    if (end !== undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ActionError */ .lZ({
        reason: 'timed-out',
        message: `Stop of \`${id}\` requested; ${remaining === undefined ? 'its allocations could not be read' : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(remaining, 'allocation')} still running`}`,
        hint: 'Nomad stops them without further action. Re-run this workflow job to keep waiting, or raise `timeout`.',
    });
}
async function* watchRunningCount(id, { nomad, options }) {
    for await (const allocations of nomad.watch.listJobAllocations({ id }, options())) {
        yield (0,_operations_stop_job_js__WEBPACK_IMPORTED_MODULE_5__/* .filterRunning */ .Sr)(allocations).length;
    }
}
function stopReport(outcome, inputs) {
    const { job, children = [] } = outcome;
    const { dryRun } = inputs;
    const failures = [job, ...children].flatMap(({ failure }) => failure ?? []);
    const isStopped = failures.length === 0 && !dryRun;
    return {
        headline: failures[0] ?? stopHeadline(outcome, inputs),
        sign: (0,_report_write_report_js__WEBPACK_IMPORTED_MODULE_11__/* .selectWriteSign */ .P)([job, ...children].find(({ result }) => result === 'done' || result === 'dry-run')?.result ?? job.result),
        failures,
        notes: stopNotes(outcome, inputs),
        body: [renderChildren(outcome, inputs)],
        job: { outcome: isStopped ? 'stopped' : '', evaluation: job.evalId },
    };
}
function stopHeadline({ job, children = [] }, { purge, children: withChildren }) {
    const name = `\`${job.id}\``;
    const verb = purge ? 'purged' : 'stopped';
    const count = withChildren ? children.filter(({ result }) => result === 'done' || result === 'dry-run').length : 0;
    const more = count === 0 ? '' : ` and ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(count, 'child job')}`;
    const ran = job.running === 0
        ? ''
        : job.remaining === 0
            ? ` (${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(job.running, 'allocation')})`
            : `; ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(job.remaining, 'allocation')} still running`;
    switch (job.result) {
        case 'done':
            return `${purge ? 'Purged' : 'Stopped'} ${name}${more}${ran}`;
        case 'dry-run':
            return `Dry run: ${name}${more} would be ${verb}; ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(job.running, 'allocation')} would stop`;
        case 'already':
            return count === 0
                ? `Nothing to do: ${name} is already stopped`
                : `${name} is already stopped; stopped ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(count, 'child job')}`;
        case 'gone':
            return `Nothing to do: job ${name} does not exist`;
        case 'none':
            return `${name} was not ${verb}`;
    }
}
function stopNotes({ job, children }, { children: withChildren }) {
    if (job.result === 'gone') {
        const warning = `Job \`${job.id}\` does not exist. If it was not purged before, check its ID and namespace.`;
        return [{ level: 'warning', text: warning }];
    }
    const text = withChildren ? '' : (0,_report_plan_describe_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .describeLeftChildren */ .ON)(job.id, children && children.map(({ id }) => id));
    return text === '' ? [] : [{ level: 'notice', text }];
}
const resultLabels = {
    none: 'not stopped',
    already: 'already stopped',
    gone: 'does not exist',
    'dry-run': 'would be stopped',
    done: 'stopped',
};
function renderChildren({ children = [] }, { children: withChildren }) {
    return (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_0__/* .rowList */ .tX)({
        head: [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_10__.md) `Child job`, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_10__.md) `Allocations`, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_10__.md) `Result`],
        noun: 'child job',
        rows: children.map(({ id, running, result, failure }) => [
            (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_10__/* .code */ .aY)(id),
            (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_10__.md) `${running}`,
            failure === undefined ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_10__/* .prose */ .CS)(withChildren ? resultLabels[result] : 'still running') : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_10__.md) `**failed**`,
        ]),
    });
}


/***/ }),

/***/ 2795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m6: () => (/* binding */ followBatch),
/* harmony export */   mB: () => (/* binding */ addTaskLogs),
/* harmony export */   ui: () => (/* binding */ followVersion),
/* harmony export */   x3: () => (/* binding */ readBatch)
/* harmony export */ });
/* harmony import */ var _rollout_progress_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1533);
/* harmony import */ var _rollout_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4436);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2027);
/* harmony import */ var _follow_until_end_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3399);




async function followBatch(batch, dependencies) {
    return (await followToEnd(batch, dependencies)).outcome;
}
async function followVersion(batch, dependencies) {
    const { outcome, state } = await followToEnd(batch, dependencies);
    const isLive = state?.job?.JobModifyIndex === batch.index;
    return {
        ...outcome,
        kind: rolloutKinds[outcome.kind],
        batch: outcome,
        evalId: state?.evaluation?.ID ?? batch.evalId,
        version: isLive ? (state?.job?.Version ?? undefined) : undefined,
        deploymentId: '',
        description: '',
        groups: [],
        revertedTo: undefined,
        serving: undefined,
        denial: undefined,
    };
}
const rolloutKinds = {
    complete: 'complete',
    failed: 'failed',
    lost: 'failed',
    stopped: 'superseded',
    superseded: 'superseded',
    'placement-blocked': 'placement-blocked',
    'timed-out': 'timed-out',
};
async function followToEnd({ label, isQuiet, isEarlier = false, onProgress, logs = false, ...batch }, dependencies) {
    const startTime = performance.now();
    const { nomad, redactor } = dependencies;
    const result = await (0,_follow_until_end_js__WEBPACK_IMPORTED_MODULE_3__/* .followUntilEnd */ .Lt)({
        label,
        watch: (watching) => watchBatch(batch, watching),
        judge: _rollout_progress_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeBatch */ .Ce,
        describe: describeState,
        isQuiet,
        onProgress: (_, text) => onProgress?.({ text, groups: [], deploymentId: '', promotionAt: undefined, detail: '' }),
    }, dependencies);
    const { end, state } = result;
    if (end !== undefined && state !== undefined)
        dependencies.runLog.progress(`${label}: ${redactor.redact(describeState(state))}`);
    const milliseconds = isEarlier && end !== undefined ? undefined : performance.now() - startTime;
    const outcome = (0,_rollout_progress_js__WEBPACK_IMPORTED_MODULE_0__/* .endBatch */ .km)({ ...result, milliseconds });
    const problems = logs && !dependencies.cancelSignal.aborted
        ? await Promise.all(outcome.problems.map(async (problem) => addTaskLogs(batch.job, problem, nomad)))
        : outcome.problems;
    return { outcome: (0,_rollout_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .redactBatch */ .ec)({ ...outcome, problems }, redactor.redact), state };
}
async function addTaskLogs(job, problem, nomad) {
    const { allocation: id, task } = problem;
    const reading = nomad.readTaskLogs({ ...job, id, task });
    const read = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .orElse */ .NW)(reading, ({ reason }) => reason);
    return typeof read === 'string' ? { ...problem, isLogDenied: read === 'unauthorized' } : { ...problem, logs: read };
}
function describeState(state) {
    return [(0,_rollout_progress_js__WEBPACK_IMPORTED_MODULE_0__/* .describeBatch */ .sn)(state), (0,_rollout_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .describeProblems */ .yg)(state.allocations)].filter((text) => text !== '').join('; ');
}
async function* watchBatch(batch, watching) {
    const { job, index } = batch;
    try {
        const evaluation = await awaitEvaluation(batch, watching);
        const read = async () => ({ ...(await readBatch(batch, watching.nomad)), evaluation });
        let state = await read();
        yield state;
        for (;;) {
            const isRunning = state.allocations.some(_rollout_progress_js__WEBPACK_IMPORTED_MODULE_0__/* .isActive */ .$m);
            const states = isRunning ? watchActive(job, watching, state) : watchIdle(job, watching, state, read);
            for await (state of states)
                yield state;
            if (isRunning)
                yield (state = await read());
        }
    }
    catch (error) {
        if (!isGone(error))
            throw error;
        const allocations = await watching.nomad.listJobAllocations(job);
        yield { job: undefined, index, allocations, waiting: undefined, isBlocked: false };
    }
}
function isGone(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._7 && error.reason === 'not-found';
}
async function awaitEvaluation({ job, evalId }, watching) {
    if (evalId === '')
        return undefined;
    let last;
    try {
        for await (last of (0,_follow_until_end_js__WEBPACK_IMPORTED_MODULE_3__/* .followEvaluation */ .kA)({ ...job, id: evalId }, watching))
            ;
    }
    catch (error) {
        if (!isGone(error))
            throw error;
    }
    return last;
}
async function readBatch({ job, index }, nomad) {
    const live = await nomad.readJob(job);
    const allocations = selectAllocations(live, index, await nomad.listJobAllocations(job));
    return { job: live, index, allocations, waiting: await findBatchEvaluation(job, live, nomad), isBlocked: false };
}
function selectAllocations(live, index, all) {
    return index === undefined ? all : (0,_rollout_progress_js__WEBPACK_IMPORTED_MODULE_0__/* .findVersionAllocations */ .zv)(live, all);
}
async function* watchActive(job, watching, last) {
    for await (const all of watching.nomad.watch.listJobAllocations(job, watching.options())) {
        const allocations = last.job === undefined ? all : selectAllocations(last.job, last.index, all);
        yield { ...last, waiting: undefined, isBlocked: false, allocations };
        if (!allocations.some(_rollout_progress_js__WEBPACK_IMPORTED_MODULE_0__/* .isActive */ .$m))
            return;
    }
}
async function* watchIdle(job, watching, last, read) {
    const capacity = (0,_follow_until_end_js__WEBPACK_IMPORTED_MODULE_3__/* .startCapacityClock */ .PM)(watching, last.waiting !== undefined);
    const open = (options) => watching.nomad.watch.readJob(job, options);
    for await (const _ of (0,_follow_until_end_js__WEBPACK_IMPORTED_MODULE_3__/* .watchAndPoll */ .MT)(open, watching, capacity)) {
        const state = await read();
        yield { ...state, isBlocked: capacity.recordPoll(state.waiting !== undefined) };
        if (state.allocations.some(_rollout_progress_js__WEBPACK_IMPORTED_MODULE_0__/* .isActive */ .$m))
            return;
    }
}
async function findBatchEvaluation(job, live, nomad) {
    if (live.Status === 'dead')
        return undefined;
    const evaluations = await nomad.listJobEvaluations(job);
    return evaluations.find((evaluation) => evaluation.Status === 'blocked');
}


/***/ }),

/***/ 674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Id: () => (/* binding */ readBatchState),
/* harmony export */   _l: () => (/* binding */ followLive),
/* harmony export */   h4: () => (/* binding */ followRollout),
/* harmony export */   xP: () => (/* binding */ followWrite)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _rollout_judge_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(887);
/* harmony import */ var _report_describe_rollout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1772);
/* harmony import */ var _rollout_health_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(984);
/* harmony import */ var _rollout_progress_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1533);
/* harmony import */ var _rollout_outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4436);
/* harmony import */ var _read_canaries_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8236);
/* harmony import */ var _read_checks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4017);
/* harmony import */ var _nomad_plan_spec_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9203);
/* harmony import */ var _follow_batch_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2795);
/* harmony import */ var _follow_until_end_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3399);
/* harmony import */ var _watch_rollout_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(680);












async function followRollout(request, dependencies) {
    if (request.isToEnd === true)
        return (0,_follow_batch_js__WEBPACK_IMPORTED_MODULE_9__/* .followVersion */ .ui)(request, dependencies);
    const startTime = performance.now();
    const { label, promotion, onProgress, isQuiet, spec } = request;
    const { nomad, redactor, cancelSignal } = dependencies;
    let detail = '';
    let details = noDetails;
    const result = await (0,_follow_until_end_js__WEBPACK_IMPORTED_MODULE_10__/* .followUntilEnd */ .Lt)({
        label,
        watch: (watching) => promotion === undefined
            ? (0,_watch_rollout_js__WEBPACK_IMPORTED_MODULE_11__/* .watchRollout */ .Dl)(request, watching)
            : (0,_watch_rollout_js__WEBPACK_IMPORTED_MODULE_11__/* .promoteCanaries */ .L_)(request, { ...promotion, cancelSignal }, watching),
        judge: (state) => judgeEnd(state, request),
        isQuiet,
        describe: _rollout_progress_js__WEBPACK_IMPORTED_MODULE_4__/* .describeCounts */ .wv,
        event: (state) => (0,_rollout_progress_js__WEBPACK_IMPORTED_MODULE_4__/* .describeProgressEvent */ .Bq)(state, (0,_rollout_judge_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeRollout */ .VY)(state), spec),
        readDetail: async (state = (0,_watch_rollout_js__WEBPACK_IMPORTED_MODULE_11__/* .initRollout */ .aW)(request)) => {
            details = await readDetails(request, { state, details }, nomad);
            return (detail = (0,_rollout_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .describeProblems */ .yg)(details.allocations, details.checks));
        },
        onProgress: ({ writtenDeployment, promotionWait, allocations }, text) => onProgress?.({
            text,
            groups: (0,_rollout_progress_js__WEBPACK_IMPORTED_MODULE_4__/* .readGroups */ .b5)(writtenDeployment, allocations),
            deploymentId: writtenDeployment?.ID ?? '',
            promotionAt: promotionWait?.due,
            detail: redactor.redact(detail),
        }),
    }, dependencies);
    const { state = (0,_watch_rollout_js__WEBPACK_IMPORTED_MODULE_11__/* .initRollout */ .aW)(request) } = result;
    const verdict = result.end ?? (result.silentSince === undefined ? (0,_rollout_judge_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .findRollbackUnderWay */ .jO)(state) : undefined);
    const end = verdict && (await confirmSuccess(verdict, request, state, nomad));
    const current = state.writtenDeployment?.JobVersion;
    const version = cancelSignal.aborted
        ? current
        : (current ?? (await readWrittenVersion(request.job, request.index, nomad)));
    const isUntimed = request.isEarlier === true && result.endReason === undefined;
    const milliseconds = isUntimed ? undefined : performance.now() - startTime;
    const recovered = request.isEarlier === true && end?.kind === 'failed' && (await isHealthy(request, state, nomad));
    const endFacts = recovered
        ? { problems: [], serving: version === undefined ? undefined : [version] }
        : await explainEnd(request, { state, end, version, details }, dependencies);
    const canaries = cancelSignal.aborted ? [] : await readWaiting(request, state, dependencies);
    const outcome = (0,_rollout_progress_js__WEBPACK_IMPORTED_MODULE_4__/* .endRollout */ .V1)({ ...result, ...endFacts, spec, state, end, version, recovered, milliseconds });
    const redactedOutcome = (0,_rollout_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .redactRollout */ .vN)({ ...outcome, canaries }, redactor.redact);
    const isServed = redactedOutcome.groups.length === 0 || redactedOutcome.serving?.length !== 0;
    const counts = redactedOutcome.kind === 'timed-out' ? '' : isServed ? (0,_rollout_progress_js__WEBPACK_IMPORTED_MODULE_4__/* .describeCounts */ .wv)(state) : (0,_report_describe_rollout_js__WEBPACK_IMPORTED_MODULE_2__/* .countHealthy */ .hA)(redactedOutcome.groups);
    dependencies.runLog.progress(`${label}: ${counts === '' ? '' : `${counts}; `}${(0,_report_describe_rollout_js__WEBPACK_IMPORTED_MODULE_2__/* .describeRollout */ .lw)(redactedOutcome)}`);
    return redactedOutcome;
}
async function confirmSuccess(end, request, state, nomad) {
    const isOnNodes = request.spec?.Type === 'system' && request.spec.TaskGroups?.some(({ Count }) => Count !== 0);
    if (end.kind !== 'successful' && !(end.kind === 'no-deployment' && isOnNodes))
        return end;
    const all = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(nomad.listJobAllocations(request.job));
    if (isOnNodes && all?.every(({ DesiredStatus }) => DesiredStatus !== 'run'))
        return { kind: 'placement-blocked' };
    if (end.kind === 'no-deployment')
        return end;
    const hasFailed = listRolloutAllocations(all ?? [], request, state).some((allocation) => allocation.ClientStatus === 'failed' && allocation.DesiredStatus === 'run' && allocation.NextAllocation === '');
    return { kind: hasFailed ? 'failed' : 'successful' };
}
async function isHealthy({ job }, { writtenDeployment }, nomad) {
    const reading = Promise.all([nomad.readJob(job), nomad.listJobAllocations(job)]);
    const [live, allocations] = (await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(reading)) ?? [];
    const deployments = writtenDeployment && [writtenDeployment];
    return live !== undefined && (0,_rollout_health_js__WEBPACK_IMPORTED_MODULE_3__/* .hasRecovered */ .qC)({ job: live, allocations, deployments });
}
async function readWaiting({ job, label }, { writtenDeployment, allocations = [] }, dependencies) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orElse */ .NW)((0,_read_canaries_js__WEBPACK_IMPORTED_MODULE_6__/* .readCanaries */ .$)(job, writtenDeployment, allocations, dependencies), ({ message }) => {
        dependencies.runLog.progress(`${label}: the addresses of its canaries could not be read: ${message}`);
        return [];
    });
}
function judgeEnd(state, { promotion, promotedGroups = [] }) {
    const conclusion = (0,_rollout_judge_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeRollout */ .VY)(state);
    if (conclusion.kind === 'in-progress')
        return undefined;
    if (conclusion.kind !== 'awaiting-promotion')
        return conclusion;
    const mayPromote = promotion !== undefined && state.promotionWait?.denial === undefined;
    const isRollingOut = (0,_rollout_progress_js__WEBPACK_IMPORTED_MODULE_4__/* .readGroups */ .b5)(state.writtenDeployment, state.allocations).some(({ name, healthy, desired }) => promotedGroups.includes(name) && healthy < desired);
    return mayPromote || isRollingOut ? undefined : conclusion;
}
async function explainEnd(request, { state, end, version, details }, { nomad, cancelSignal }) {
    const versions = version === undefined ? undefined : [version];
    if (end?.kind === 'successful')
        return { problems: [], serving: versions };
    const { job, logs = false } = request;
    const all = cancelSignal.aborted ? state.allocations : await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(nomad.listJobAllocations(job));
    const isExplained = !cancelSignal.aborted && !['superseded', 'awaiting-promotion'].includes(end?.kind ?? '');
    const current = { ...state, allocations: all ?? [] };
    const { allocations, checks } = isExplained
        ? await readDetails(request, { state: current, details }, nomad)
        : noDetails;
    const problems = (0,_rollout_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .findTaskProblems */ .h9)(allocations, checks);
    const servingVersions = all === undefined ? undefined : (0,_rollout_judge_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .findServingVersions */ .DE)(all, state.latest ?? undefined);
    return {
        problems: logs ? await Promise.all(problems.map(async (problem) => (0,_follow_batch_js__WEBPACK_IMPORTED_MODULE_9__/* .addTaskLogs */ .mB)(job, problem, nomad))) : problems,
        serving: end?.kind === 'no-deployment' && state.evaluation !== undefined ? versions : servingVersions,
    };
}
const noDetails = { allocations: [], checks: new Map() };
function listRolloutAllocations(allocations, { index }, { writtenDeployment, evaluation }) {
    const firstIndex = evaluation?.CreateIndex ?? index;
    return allocations.filter((allocation) => writtenDeployment === undefined
        ? allocation.CreateIndex >= firstIndex
        : allocation.JobVersion === writtenDeployment.JobVersion);
}
async function readDetails(request, { state, details }, nomad) {
    const { allocations: all = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(nomad.listJobAllocations(request.job)) } = state;
    const allocations = listRolloutAllocations(all ?? [], request, state);
    if (allocations.length === 0)
        return details;
    return { allocations, checks: await (0,_read_checks_js__WEBPACK_IMPORTED_MODULE_7__/* .readFailingChecks */ .g)(request.job, allocations, nomad, details.checks) };
}
async function readWrittenVersion(job, index, nomad) {
    const live = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(nomad.readJob(job));
    return live?.JobModifyIndex === index ? (live.Version ?? undefined) : undefined;
}
const settledStates = new Set(['successful', 'cancelled']);
async function followLive(dependencies, live) {
    const { inputs, nomad } = dependencies;
    const job = { id: inputs.job };
    const index = live.JobModifyIndex ?? 0;
    const present = (0,_nomad_plan_spec_js__WEBPACK_IMPORTED_MODULE_8__/* .isBatch */ .bG)(live)
        ? await readBatchState(job, index, nomad)
        : createDeploymentState(await nomad.readJobsMostRecentDeployment(job), index);
    const isFollowed = present === 'failed' || (present === 'in-progress' && isAwaited(live, inputs.wait));
    if (index === 0 || !isFollowed)
        return { failures: [] };
    const request = { label: inputs.job, job, index, evalId: '', isEarlier: true, isToEnd: (0,_nomad_plan_spec_js__WEBPACK_IMPORTED_MODULE_8__/* .isBatch */ .bG)(live) };
    const rolloutEnd = followRollout(request, dependencies);
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orElse */ .NW)(rolloutEnd.then((rollout) => ({ index, rollout, version: rollout.version, failures: [] })), (error) => ({ index, failures: [error.withContext('The live version cannot be followed')] }));
}
async function readBatchState(job, index, nomad) {
    const end = (0,_rollout_progress_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeBatch */ .Ce)(await (0,_follow_batch_js__WEBPACK_IMPORTED_MODULE_9__/* .readBatch */ .x3)({ job, index }, nomad));
    if (end === undefined)
        return 'in-progress';
    const isCollected = end === 'placement-blocked' && (await nomad.listJobEvaluations(job)).length === 0;
    return isCollected || end === 'complete' || end === 'superseded' ? 'settled' : 'failed';
}
function createDeploymentState(latest, index) {
    if (latest?.JobSpecModifyIndex !== index || settledStates.has(latest.Status))
        return 'settled';
    return latest.Status === 'failed' ? 'failed' : 'in-progress';
}
function isAwaited(job, wait) {
    return wait === 'complete' || (wait === 'placed' && !(0,_nomad_plan_spec_js__WEBPACK_IMPORTED_MODULE_8__/* .isBatch */ .bG)(job));
}
async function followWrite(dependencies, write, live) {
    const { inputs, nomad } = dependencies;
    const { JobModifyIndex: index, EvalID: evalId, endedDeploymentId } = write;
    const job = { id: inputs.job };
    const doneWrite = { result: 'done', index, evalId, failures: [] };
    if (inputs.wait === 'false')
        return { ...doneWrite, version: await readWrittenVersion(job, index, nomad) };
    const isToEnd = (0,_nomad_plan_spec_js__WEBPACK_IMPORTED_MODULE_8__/* .isBatch */ .bG)(live) && isAwaited(live, inputs.wait);
    const request = {
        label: inputs.job,
        job,
        index,
        evalId,
        endedDeploymentId,
        isToEnd,
        promotion: createPromotion(dependencies),
    };
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orElse */ .NW)(followRollout(request, dependencies).then((rollout) => ({ ...doneWrite, rollout, version: rollout.version })), (error) => ({ ...doneWrite, failures: [error.withContext('The change was written, but cannot be followed')] }));
}
function createPromotion({ inputs, requestPermit }) {
    const { job, promotion } = inputs;
    const { after } = promotion;
    if (after === undefined)
        return undefined;
    const permit = async ({ ID: deployment, JobSpecModifyIndex: index }) => requestPermit('promote', { job, deployment, index });
    return { after, permit };
}


/***/ }),

/***/ 3399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lt: () => (/* binding */ followUntilEnd),
/* harmony export */   MT: () => (/* binding */ watchAndPoll),
/* harmony export */   PM: () => (/* binding */ startCapacityClock),
/* harmony export */   kA: () => (/* binding */ followEvaluation)
/* harmony export */ });
/* unused harmony exports startProgressLog, startWatching */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_http_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(892);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});


async function followUntilEnd(subject, dependencies) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { watch, judge, isQuiet } = subject;
        const { cancelSignal, runLog } = dependencies;
        let last;
        const progress = __addDisposableResource(env_1, startProgressLog(subject, dependencies), false);
        const watching = startWatching(dependencies, progress.note);
        const yieldUntilEnd = async () => {
            for await (const state of watch(watching)) {
                last = state;
                const end = judge(state);
                if (end !== undefined)
                    return end;
                progress.update(state);
            }
            return undefined;
        };
        try {
            const end = await runLog.waitFor(isQuiet === true ? () => '' : progress.line, yieldUntilEnd);
            if (end !== undefined)
                return { end, endReason: undefined, silentSince: undefined, state: last };
        }
        catch (error) {
            const isTimeUp = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ && error.reason === 'timed-out';
            if (!cancelSignal.aborted && !isTimeUp)
                throw error;
        }
        const endReason = cancelSignal.aborted ? 'cancelled' : 'deadline';
        return { end: undefined, endReason, silentSince: watching.silentSince(), state: last };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
const tickMilliseconds = 5000;
const reads = 6;
const quietReads = 40;
function startProgressLog({ label, describe, event, readDetail, onProgress, isQuiet = false }, { runLog, pace, redactor: { redact } }) {
    const endController = new AbortController();
    let last;
    let [text, milestone, detail, isChanged] = ['', '', '', false];
    const formatState = () => [text, detail].filter((part) => part !== '').join('; ');
    const formatLine = () => `${label}: ${formatState() || 'waiting for Nomad'}`;
    const isReadDue = (ticks) => isChanged || ticks % (detail === '' ? quietReads : reads) === 0 || ticks === reads;
    const readNewDetail = async () => {
        isChanged = false;
        const read = redact((await readDetail?.(last?.state)) ?? '');
        if (endController.signal.aborted || read === detail)
            return;
        detail = read;
        if (detail === '')
            return;
        runLog.progress(formatLine());
        if (last !== undefined)
            onProgress?.(last.state, formatState());
    };
    const run = async () => {
        for (let ticks = 1;; ticks += 1) {
            await pace.pause(tickMilliseconds, endController.signal);
            if (isReadDue(ticks))
                await readNewDetail();
        }
    };
    run().catch((error) => {
        if (!endController.signal.aborted)
            throw error;
    });
    return {
        update(state) {
            last = { state };
            const current = redact(event?.(state) ?? '');
            const all = [redact(describe(state)), current].filter((part) => part !== '').join('; ');
            const [isNew, isMilestone] = [all !== text && all !== '', current !== milestone && current !== ''];
            [text, milestone] = [all, current];
            if (!isNew)
                return;
            isChanged = true;
            if (isMilestone || !isQuiet)
                runLog.progress(formatLine());
            onProgress?.(state, formatState());
        },
        line: formatLine,
        note: (note) => runLog.progress(`${label}: ${redact(note)}`),
        [Symbol.dispose]: () => endController.abort(),
    };
}
function startWatching({ nomad, inputs, deadline, cancelSignal }, onProblem) {
    const { milliseconds, grace } = computeBudget(deadline.readRemainingMilliseconds(), inputs.timeout);
    const startTime = performance.now();
    let answeredAt = new Date();
    let silentSince;
    return {
        nomad,
        grace,
        silentSince: () => silentSince,
        options: (stop) => ({
            timeoutMilliseconds: Math.max(1, milliseconds - (performance.now() - startTime)),
            signal: stop === undefined ? cancelSignal : AbortSignal.any([cancelSignal, stop]),
            onProblem(problem, pause) {
                silentSince ??= answeredAt;
                onProblem(`trying again in ${Math.ceil(pause / 1000)} s: ${problem.message}`);
            },
            onResponse() {
                answeredAt = new Date();
                silentSince = undefined;
            },
        }),
    };
}
const graceShare = 1 / 20;
const reserveShare = 1 / 50;
const maxReserveShare = 1 / 5;
const minReserveMilliseconds = 1000;
function computeBudget(remaining, timeout) {
    const reserve = Math.max(timeout * reserveShare, Math.min(minReserveMilliseconds, timeout * maxReserveShare));
    return { milliseconds: remaining > 2 * reserve ? remaining - reserve : remaining / 2, grace: timeout * graceShare };
}
async function* followEvaluation(id, { nomad, options }) {
    for await (const current of nomad.watch.readEvaluation(id, options())) {
        yield current;
        if (current.Status !== 'pending')
            return;
    }
}
const pollPause = 120_000;
async function* watchAndPoll(open, watching, capacity) {
    const stop = new AbortController();
    const changes = open(watching.options(stop.signal));
    let pending;
    try {
        for (;;) {
            pending ??= changes.next();
            const event = await (0,_clients_http_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .withTimeout */ .wj)(capacity.readPause(), pending);
            if (event !== undefined)
                pending = undefined;
            yield event === undefined ? 'poll' : { change: event.value };
        }
    }
    finally {
        stop.abort();
        pending?.catch(() => undefined);
    }
}
function startCapacityClock({ grace }, isWaiting) {
    let waitingSince = isWaiting ? performance.now() : undefined;
    let isBlocked = false;
    return {
        readPause: () => waitingSince === undefined || isBlocked ? pollPause : Math.max(1, waitingSince + grace - performance.now()),
        recordPoll(isWaitingNow) {
            const isOverdue = waitingSince !== undefined && performance.now() - waitingSince >= grace;
            waitingSince = isWaitingNow ? (waitingSince ?? performance.now()) : undefined;
            isBlocked = isWaitingNow && isOverdue;
            return isBlocked;
        },
    };
}


/***/ }),

/***/ 8236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readCanaries)
/* harmony export */ });
/* harmony import */ var _rollout_judge_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(887);

async function readCanaries(job, deployment, allocations, { nomad, redactor: { redactName } }) {
    if (deployment === undefined || (0,_rollout_judge_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .isOver */ .PU)(deployment))
        return [];
    const canaries = (0,_rollout_judge_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .listWaitingCanaries */ .au)(deployment, allocations).filter(({ healthy }) => healthy);
    if (canaries.length === 0)
        return [];
    const reading = Promise.all(canaries.map(async ({ id }) => nomad.readAllocation({ ...job, id })));
    const [registered, placed] = await Promise.all([nomad.readJobServices(job), reading]);
    return placed.map(({ ID, JobID, Namespace, NodeName, TaskGroup, AllocatedResources: { Shared } }) => ({
        job: JobID,
        namespace: Namespace,
        group: redactName(TaskGroup),
        allocation: ID,
        node: redactName(NodeName),
        addresses: Object.fromEntries(Shared.Ports.map((port) => [redactName(port.Label), formatAddress(port)])),
        services: [...new Set(registered.flatMap((item) => (item.AllocID === ID ? [redactName(item.ServiceName)] : [])))],
        deployment: deployment.ID,
    }));
}
function formatAddress({ HostIP, Value }) {
    return `${HostIP.includes(':') ? `[${HostIP}]` : HostIP}:${Value}`;
}


/***/ }),

/***/ 4017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readFailingChecks)
/* harmony export */ });
/* harmony import */ var _rollout_task_cause_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2913);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);


const maxGroups = 3;
async function readFailingChecks(job, allocations, nomad, before = new Map()) {
    const reads = allocations
        .filter(({ ClientStatus, DesiredStatus }) => ClientStatus === 'running' && DesiredStatus === 'run')
        .filter(({ JobType }) => JobType === 'service' || JobType === 'system')
        .filter(({ DeploymentStatus }) => DeploymentStatus?.Healthy !== true)
        .toSorted((a, b) => b.CreateIndex - a.CreateIndex);
    const newest = [...Map.groupBy(reads, ({ TaskGroup }) => TaskGroup).values()].flatMap((group) => group.slice(0, 1));
    const causes = new Map(before);
    await Promise.all(newest.slice(0, maxGroups).map(async ({ ID, TaskGroup }) => {
        const checks = Object.values((await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orUndefined */ .y0)(nomad.readAllocationChecks({ ...job, id: ID }))) ?? {});
        const [failing] = checks
            .filter(({ Status, Mode }) => Status === 'failure' && Mode !== 'readiness')
            .map(_rollout_task_cause_js__WEBPACK_IMPORTED_MODULE_0__/* .describeFailingCheck */ .Q7)
            .toSorted();
        if (failing !== undefined)
            causes.set(TaskGroup, failing);
        else if (checks.length > 0 && checks.every(({ Status }) => Status !== 'pending'))
            causes.delete(TaskGroup);
    }));
    return causes;
}


/***/ }),

/***/ 5540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ steerDeployment)
/* harmony export */ });
/* harmony import */ var _find_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1060);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4482);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2027);
/* harmony import */ var _follow_rollout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(674);
/* harmony import */ var _rollout_judge_deployment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(887);
/* harmony import */ var _write_permitted_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9655);
/* harmony import */ var _report_deployment_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7377);







async function steerDeployment(mode, run) {
    const { inputs, nomad } = run;
    const { job, dryRun, groups = [] } = inputs;
    const wait = inputs.wait !== 'false';
    const deployment = await nomad.readJobsMostRecentDeployment({ id: job });
    if (deployment === null) {
        const { Type } = await (0,_find_job_js__WEBPACK_IMPORTED_MODULE_0__/* .findJob */ .pC)(nomad, inputs);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ({
            reason: 'not-found',
            message: `The job \`${job}\` has no deployment in namespace \`${inputs.nomad.namespace ?? 'default'}\``,
            help: 'no-such-job',
            hint: Type?.endsWith('batch') ? 'A batch job has none.' : 'Check the inputs `job` and `namespace`.',
        });
    }
    await (0,_find_job_js__WEBPACK_IMPORTED_MODULE_0__/* .readLiveJob */ .k8)(nomad, { id: job, namespace: undefined, region: undefined });
    const outcome = { mode, job, groups, deployment, rollout: undefined, failures: [] };
    if (inputs.deployment !== undefined && inputs.deployment !== deployment.ID) {
        const failures = [createOtherDeploymentError(inputs.deployment, deployment, job)];
        return { ...outcome, deployment: undefined, result: 'superseded', failures };
    }
    requireGroups(deployment, inputs);
    const follow = async (result, text) => {
        const writtenJob = { job: { id: job }, index: deployment.JobSpecModifyIndex, evalId: '' };
        const request = { label: job, ...writtenJob, promotedGroups: groups, isEarlier: result === 'already' };
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .orElse */ .NW)((0,_follow_rollout_js__WEBPACK_IMPORTED_MODULE_3__/* .followRollout */ .h4)(request, run).then((rollout) => ({ ...outcome, result, rollout })), (error) => ({ ...outcome, result, failures: [error.withContext(`${text}, but cannot be followed`)] }));
    };
    if (mode === 'promote' && listCanaryGroups(deployment).length === 0)
        return { ...outcome, result: 'no-canaries' };
    if (isDone(mode, deployment, groups)) {
        const isJudged = mode === 'promote' && !dryRun && (deployment.Status === 'failed' || (wait && !(0,_rollout_judge_deployment_js__WEBPACK_IMPORTED_MODULE_4__/* .isOver */ .PU)(deployment)));
        return isJudged ? follow('already', 'The deployment is promoted') : { ...outcome, result: 'already' };
    }
    if (mode === 'fail-deployment' && (0,_rollout_judge_deployment_js__WEBPACK_IMPORTED_MODULE_4__/* .isOver */ .PU)(deployment))
        return { ...outcome, result: 'not-in-progress', failures: [createEndedError(deployment, job)] };
    if (dryRun)
        return { ...outcome, result: 'dry-run' };
    await write(mode, deployment, run);
    if (!wait)
        return { ...outcome, result: 'done' };
    return follow('done', mode === 'promote' ? 'The deployment was promoted' : 'The deployment was failed');
}
async function write(mode, deployment, run) {
    const { inputs, nomad, requestPermit } = run;
    const { job, groups = [] } = inputs;
    const { ID: id, JobVersion, JobSpecModifyIndex: index } = deployment;
    const version = { version: JobVersion, index };
    const target = { job, deployment: id, index };
    const findEffect = async () => {
        const current = await nomad.readDeployment({ id });
        return isDone(mode, current, groups) ? current : undefined;
    };
    const common = { readBefore: () => version, findEffect };
    await (mode === 'promote'
        ? (0,_write_permitted_js__WEBPACK_IMPORTED_MODULE_5__/* .writeToNomad */ .Ck)({
            ...common,
            requestPermit: async () => requestPermit('promote', target),
            send: async (permit) => nomad.promoteDeployment(permit, { id, groups: groups.length === 0 ? undefined : groups }),
        })
        : (0,_write_permitted_js__WEBPACK_IMPORTED_MODULE_5__/* .writeToNomad */ .Ck)({
            ...common,
            requestPermit: async () => requestPermit('fail', target),
            send: async (permit) => nomad.failDeployment(permit, { id }),
            readAfter: async () => (0,_write_permitted_js__WEBPACK_IMPORTED_MODULE_5__/* .toState */ .xU)((await (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .orUndefined */ .y0)(nomad.readJob({ id: job }))) ?? {}),
        }));
}
function listCanaryGroups({ TaskGroups }) {
    return Object.entries(TaskGroups).filter(([, { DesiredCanaries }]) => DesiredCanaries > 0);
}
function createEndedError(deployment, job) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ({
        reason: 'blocked',
        message: `\`${job}\` has no deployment in progress: ${(0,_report_deployment_report_js__WEBPACK_IMPORTED_MODULE_6__/* .describeLatest */ .Lw)(deployment)}`,
        hint: 'There is nothing to fail. To return to an earlier version, use `mode: revert`.',
    });
}
function createOtherDeploymentError(id, latest, job) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ({
        reason: 'conflict',
        message: `Deployment \`${id}\` is not the latest one of \`${job}\`: ${(0,_report_deployment_report_js__WEBPACK_IMPORTED_MODULE_6__/* .describeLatest */ .Lw)(latest)}`,
        help: 'another-deployment',
        hint: latest.ID.startsWith(id)
            ? `Nothing was changed. Write the whole ID: \`${latest.ID}\`.`
            : 'Nothing was changed. Test the latest deployment, and run the mode again with its ID.',
    });
}
function isDone(mode, deployment, groups) {
    const { Status } = deployment;
    if (mode === 'fail-deployment')
        return Status === 'failed';
    const canaries = listCanaryGroups(deployment).filter(([name]) => groups.length === 0 || groups.includes(name));
    return Status === 'successful' || (canaries.length > 0 && canaries.every(([, group]) => group.Promoted));
}
function requireGroups(deployment, { job, groups = [] }) {
    const { ID, TaskGroups } = deployment;
    const withCanaries = listCanaryGroups(deployment).map(([name]) => name);
    const problems = groups
        .filter((name) => !withCanaries.includes(name))
        .map((name) => `\`${name}\` ${Object.hasOwn(TaskGroups, name) ? 'has no canaries' : 'is not one of its task groups'}`);
    if (problems.length === 0)
        return;
    throw (0,_find_job_js__WEBPACK_IMPORTED_MODULE_0__/* .createImpossibleError */ .gk)(`Input \`groups\` does not fit deployment ${ID.slice(0, 8)} of \`${job}\`: ${problems.join('; ')}`, withCanaries.length === 0
        ? 'Remove `groups`: no task group has canaries.'
        : `Task groups with canaries: ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .codeList */ .E5)(withCanaries)}.`);
}


/***/ }),

/***/ 680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dl: () => (/* binding */ watchRollout),
/* harmony export */   L_: () => (/* binding */ promoteCanaries),
/* harmony export */   aW: () => (/* binding */ initRollout),
/* harmony export */   uw: () => (/* binding */ findEvaluation)
/* harmony export */ });
/* harmony import */ var _rollout_judge_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(887);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _clients_http_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(892);
/* harmony import */ var _write_permitted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9655);
/* harmony import */ var _follow_until_end_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3399);





function initRollout({ index }) {
    return {
        index,
        evaluation: undefined,
        writtenDeployment: undefined,
        latest: null,
        hasReadDeployments: false,
        isBlocked: false,
        allocations: undefined,
    };
}
async function* watchRollout(write, watching) {
    const { nomad } = watching;
    let state = initRollout(write);
    for await (const evaluation of watchEvaluations(write, watching)) {
        state = { ...state, evaluation };
        yield state;
    }
    const clock = (0,_follow_until_end_js__WEBPACK_IMPORTED_MODULE_4__/* .startCapacityClock */ .PM)(watching, (0,_rollout_judge_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnplaced */ .hd)(state.evaluation));
    const readPause = () => Math.min(clock.readPause(), isUnsettled(state) ? unsettledPollPause : Infinity);
    const capacity = { ...clock, readPause };
    const open = (options) => nomad.watch.readJobsMostRecentDeployment(write.job, options);
    for await (const event of (0,_follow_until_end_js__WEBPACK_IMPORTED_MODULE_4__/* .watchAndPoll */ .MT)(open, watching, capacity)) {
        if (event === 'poll') {
            const waitingEvaluation = await findWaitingEvaluation(write, watching, state.evaluation);
            const isBlocked = capacity.recordPoll(waitingEvaluation !== undefined);
            const evaluation = waitingEvaluation ?? (state.evaluation && { ...state.evaluation, FailedTGAllocs: {} });
            state = { ...state, isBlocked, evaluation };
        }
        else {
            const deployments = await readDeployments(write, watching, event.change, state.writtenDeployment);
            state = { ...state, hasReadDeployments: true, ...deployments };
        }
        const deployment = findCanaryDeployment(state);
        state = { ...state, allocations: deployment !== undefined ? await nomad.listJobAllocations(write.job) : undefined };
        yield state;
    }
}
const unsettledPollPause = 10_000;
function isUnsettled(state) {
    const deployment = findCanaryDeployment(state);
    return deployment !== undefined && (0,_rollout_judge_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeCanaries */ .Wy)(deployment, state.allocations) === 'unsettled';
}
function findCanaryDeployment({ writtenDeployment, latest }) {
    return writtenDeployment !== undefined && latest !== null && (0,_rollout_judge_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .mayWaitForPromotion */ .LW)(latest) ? latest : undefined;
}
async function* watchEvaluations(write, watching) {
    let id = write.evalId === '' ? await findEvaluation(write, watching.nomad) : write.evalId;
    while (id !== '') {
        let next = '';
        for await (const evaluation of (0,_follow_until_end_js__WEBPACK_IMPORTED_MODULE_4__/* .followEvaluation */ .kA)({ ...write.job, id }, watching)) {
            yield evaluation;
            next = evaluation.DeploymentID === '' ? evaluation.NextEval : '';
        }
        id = next;
    }
}
const triggers = new Set(['job-register', 'job-scaling']);
async function findEvaluation({ job, index }, nomad) {
    const evaluations = await nomad.listJobEvaluations(job);
    const candidates = evaluations.filter((evaluation) => evaluation.JobModifyIndex === index && triggers.has(evaluation.TriggeredBy));
    return candidates.toSorted((a, b) => b.CreateIndex - a.CreateIndex)[0]?.ID ?? '';
}
async function findWaitingEvaluation({ job, index }, { nomad }, last) {
    const evaluations = await nomad.listJobEvaluations(job);
    const ids = new Set([last?.ID, last?.BlockedEval]);
    return evaluations.find((evaluation) => evaluation.Status === 'blocked' && (evaluation.JobModifyIndex >= index || ids.has(evaluation.ID)));
}
async function readDeployments({ job, index, endedDeploymentId }, { nomad }, latest, current) {
    if (latest !== null && latest.ID === endedDeploymentId)
        return { latest: null };
    if (latest === null || latest.JobSpecModifyIndex < index)
        return { latest, writtenDeployment: current };
    if (latest.JobSpecModifyIndex === index)
        return { latest, writtenDeployment: latest };
    const all = await nomad.listJobDeployments(job);
    return { latest, writtenDeployment: all.find((deployment) => deployment.JobSpecModifyIndex === index) ?? current };
}
const promotionPollPause = 30_000;
const unhealthyPollPause = 2000;
const refusalPause = 5000;
async function* promoteCanaries(write, { after, permit, cancelSignal }, watching) {
    const stop = new AbortController();
    const states = watchRollout(write, addStopSignal(watching, stop.signal));
    const clock = startPromotionClock(after);
    let state;
    let pending;
    let promotedId;
    try {
        for (;;) {
            pending ??= states.next();
            const event = state?.promotionWait === undefined ? await pending : await (0,_clients_http_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .withTimeout */ .wj)(clock.readPause(), pending);
            if (event !== undefined) {
                pending = undefined;
                if (event.done === true)
                    return;
                state = event.value;
            }
            const deployment = state?.writtenDeployment;
            const isWaiting = deployment !== undefined && deployment.ID !== promotedId && (0,_rollout_judge_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .mayWaitForPromotion */ .LW)(deployment);
            if (state === undefined || !isWaiting) {
                clock.end();
                if (state !== undefined)
                    yield state;
                continue;
            }
            const allocations = (event === undefined ? undefined : state.allocations) ?? (await watching.nomad.listJobAllocations(write.job));
            state = { ...state, allocations, promotionWait: clock.look(deployment, allocations) };
            yield state;
            if (!clock.isDue() || cancelSignal.aborted)
                continue;
            const refusal = await promote(deployment, permit, write.job, watching.nomad);
            if (refusal === undefined)
                promotedId = deployment.ID;
            state = { ...state, promotionWait: refusal === undefined ? completedWait : clock.refuse(refusal) };
            yield state;
        }
    }
    finally {
        stop.abort();
        pending?.catch(() => undefined);
        await states.return(undefined);
    }
}
function addStopSignal(watching, stop) {
    return { ...watching, options: (signal = stop) => watching.options(AbortSignal.any([signal, stop])) };
}
async function promote(rollout, permit, target, nomad) {
    const deployment = { id: rollout.ID, namespace: target.namespace, region: target.region };
    const version = { version: rollout.JobVersion, index: rollout.JobSpecModifyIndex };
    try {
        await (0,_write_permitted_js__WEBPACK_IMPORTED_MODULE_3__/* .writeToNomad */ .Ck)({
            readBefore: () => version,
            requestPermit: async () => permit(rollout),
            send: async (newPermit) => nomad.promoteDeployment(newPermit, deployment),
            async findEffect() {
                const current = await nomad.readDeployment(deployment);
                return (0,_rollout_judge_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .listWaitingGroups */ .GA)(current).size === 0 || current.Status !== 'running' ? current : undefined;
            },
        });
        return undefined;
    }
    catch (error) {
        const isRefusal = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ && ['blocked', 'not-found', 'unauthorized'].includes(error.reason);
        if (isRefusal)
            return error;
        throw error;
    }
}
const completedWait = { due: undefined, promoted: true, interruption: undefined, denial: undefined };
function startPromotionClock(after) {
    let start;
    let due;
    let before;
    let last;
    let notBefore = 0;
    const readRest = () => Math.max(0, start === undefined ? after : start + after - performance.now(), notBefore - performance.now());
    return {
        readPause: () => Math.min(promotionPollPause, Math.max(start === undefined ? unhealthyPollPause : 1, Math.ceil(readRest()) + 1)),
        isDue: () => start !== undefined && readRest() === 0,
        look(deployment, allocations) {
            const canaries = (0,_rollout_judge_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .listWaitingCanaries */ .au)(deployment, allocations);
            const interruption = (0,_rollout_judge_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .findInterruption */ .TB)(before, canaries, deployment);
            before = canaries;
            if (interruption !== undefined)
                [start, due] = [undefined, undefined];
            if ((0,_rollout_judge_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .areHealthy */ .uF)(canaries, deployment)) {
                start ??= performance.now();
                due ??= new Date(Date.now() + after);
            }
            last = { due, promoted: false, interruption: interruption ?? last?.interruption, denial: undefined };
            return last;
        },
        refuse(refusal) {
            [start, due, before, notBefore] = [undefined, undefined, undefined, performance.now() + refusalPause];
            const denial = refusal.reason === 'unauthorized' ? refusal : undefined;
            last = { due, promoted: false, interruption: refusal.message, denial };
            return last;
        },
        end() {
            [start, due, before, notBefore, last] = [undefined, undefined, undefined, 0, undefined];
        },
    };
}


/***/ }),

/***/ 2371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bH: () => (/* binding */ readModule),
/* harmony export */   jh: () => (/* binding */ forEachModule),
/* harmony export */   k2: () => (/* binding */ createUndecidedModule)
/* harmony export */ });
/* harmony import */ var p_map__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(606);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _clients_registry_module_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7049);
/* harmony import */ var _clients_registry_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1377);




function createUndecidedModule(target, failure, isSkipped) {
    const failures = [isSkipped ? failure.withContext(`${(0,_clients_registry_module_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleName */ .TN)(target.module)} was skipped`) : failure];
    return { ...target, record: undefined, versions: [], notes: [], failures };
}
const concurrency = 8;
const fatalReasons = new Set(['unauthorized', 'unreachable']);
async function forEachModule(modules, step, fail) {
    let fatalFailure;
    const runStep = async (module) => {
        if (fatalFailure !== undefined)
            return fail(module, fatalFailure, true);
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orElse */ .NW)(step(module), (failure) => {
            if (fatalReasons.has(failure.reason))
                fatalFailure = failure;
            return fail(module, failure, false);
        });
    };
    const first = await (0,p_map__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .Ay)(modules.slice(0, 1), runStep);
    return [...first, ...(await (0,p_map__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .Ay)(modules.slice(1), runStep, { concurrency }))];
}
async function readModule(registry, module) {
    const record = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orUndefined */ .y0)(registry.getModule(module), 'not-found', 'permission');
    const listedVersions = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orElse */ .NW)(registry.listModuleVersions(module), (error) => {
        throw error.reason === 'not-found' ? createNoSuchModuleError(module, error) : error;
    });
    const statuses = new Map(record?.statuses?.map(({ version, status }) => [(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_3__/* .normalizeVersion */ .Qj)(version), status]));
    const isRevoked = new Set(record?.revoked.map(_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_3__/* .normalizeVersion */ .Qj));
    const versions = new Map();
    const add = (name, rest) => {
        const key = (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_3__/* .normalizeVersion */ .Qj)(name);
        versions.set(key, { name, version: (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_3__/* .parseVersion */ .ot)(name), isRevoked: isRevoked.has(key), ...rest });
    };
    for (const { version, deprecation } of listedVersions) {
        const key = (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_3__/* .normalizeVersion */ .Qj)(version);
        const status = statuses.get(key) ?? 'ok';
        add(version, { isListed: true, status, deprecation: versions.get(key)?.deprecation ?? deprecation });
    }
    for (const { version, status } of record?.statuses ?? []) {
        if (versions.has((0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_3__/* .normalizeVersion */ .Qj)(version)))
            continue;
        add(version, { isListed: false, status: status === 'ok' ? 'not listed yet' : status, deprecation: undefined });
    }
    return { versions: [...versions.values()], record };
}
function createNoSuchModuleError(module, { request }) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ({
        reason: 'not-found',
        message: `The registry has no module \`${(0,_clients_registry_module_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleName */ .TN)(module)}\`, or the token cannot read it`,
        request,
        help: 'no-such-module',
        hint: 'Check that `module` is `organization/name/provider`, and that the token belongs to that organization.',
    });
}


/***/ }),

/***/ 89:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ findBatchFailure),
/* harmony export */   r: () => (/* binding */ findWorstBatch)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _comment_next_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1876);
/* harmony import */ var _describe_rollout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1772);



const failures = {
    failed: ['failed', 'Check the logs of its task, and fix the cause.'],
    lost: ['failed', 'Check the node that it ran on, and launch the job again.'],
    stopped: ['conflict', 'Find out who stopped or purged it, and launch it again.'],
    superseded: ['conflict', 'The job was registered again or stopped in the meantime. Check its latest version.'],
    'placement-blocked': ['unplaceable', 'Nomad places it when a node is available. Add capacity, or correct the job.'],
    'timed-out': [
        'timed-out',
        'Nomad continues the job. Raise `timeout` if it takes longer, or set `wait: false` to not follow it.',
    ],
};
function findBatchFailure({ id, namespace = '' }, work) {
    if (work.kind === 'complete')
        return undefined;
    const [reason, hint] = failures[work.kind];
    const [problem] = work.problems;
    const silentHint = work.silentSince === undefined
        ? undefined
        : 'The outcome is unknown. Check that Nomad can be reached, and the state of the job.';
    const [command] = work.kind === 'failed' ? (0,_comment_next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .listCauseCommands */ .W9)({ namespace, rollout: work }) : [];
    const causeHint = command === undefined ? hint : `\`${command}\` may show the cause.`;
    const events = problem === undefined ? [] : problem.events.map((event) => `\n\t${event}`);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason,
        message: `\`${id}\`: ${(0,_describe_rollout_js__WEBPACK_IMPORTED_MODULE_2__/* .describeBatchOutcome */ ._8)(work)}.${events.join('')}`,
        hint: silentHint ?? causeHint,
    });
}
function findWorstBatch(works) {
    const order = [...Object.keys(failures), 'complete'];
    const kinds = works.flatMap((work) => work?.kind ?? []);
    return kinds.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))[0] ?? '';
}


/***/ }),

/***/ 984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $k: () => (/* binding */ sortDeployments),
/* harmony export */   Ab: () => (/* binding */ isAcceptedByExpect),
/* harmony export */   Oz: () => (/* binding */ isCurrent),
/* harmony export */   kw: () => (/* binding */ listGroupStates),
/* harmony export */   qC: () => (/* binding */ hasRecovered),
/* harmony export */   u7: () => (/* binding */ judgeHealth)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1795);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1533);
/* harmony import */ var _nomad_plan_spec_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9203);
/* harmony import */ var _judge_deployment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(887);




function listGroupStates(state) {
    const { job, summary, allocations } = state;
    const knownAllocations = allocations === undefined || allocations.length === 0 ? undefined : allocations;
    if (knownAllocations === undefined && summary === undefined)
        return undefined;
    return (job.TaskGroups ?? []).map((group) => {
        const name = group.Name ?? '';
        const counts = knownAllocations === undefined ? countSummary(summary, name) : countAllocations(knownAllocations, state, name);
        const queued = Math.max(0, (summary?.Summary[name]?.Queued ?? 0) - countSparedNodes(state, name));
        return { name, queued, ...counts, desired: computeDesiredCount(job, group.Count ?? 1, { ...counts, queued }) };
    });
}
function countSparedNodes({ job, deployments }, name) {
    const [latest] = sortDeployments(deployments);
    const group = latest === undefined || (0,_judge_deployment_js__WEBPACK_IMPORTED_MODULE_3__/* .isOver */ .PU)(latest) ? undefined : latest.TaskGroups[name];
    if (job.Type !== 'system' || group === undefined || group.Promoted || group.DesiredCanaries === 0)
        return 0;
    return group.DesiredTotal - group.DesiredCanaries;
}
function countSummary(summary, name) {
    const { Running = 0, Starting = 0, Complete = 0, Failed = 0, Lost = 0 } = summary?.Summary[name] ?? {};
    return { running: Running, healthy: Running, starting: Starting, complete: Complete, failed: Failed, lost: Lost };
}
function countAllocations(allocations, { job, deployments }, name) {
    const [latest] = sortDeployments(deployments);
    const deployment = latest === undefined || (0,_judge_deployment_js__WEBPACK_IMPORTED_MODULE_3__/* .isOver */ .PU)(latest) ? undefined : latest;
    const isAwaited = ({ JobVersion, DeploymentStatus }) => deployment !== undefined &&
        (DeploymentStatus !== null || (JobVersion === deployment.JobVersion && name in deployment.TaskGroups));
    const current = allocations.filter((allocation) => allocation.TaskGroup === name && isCurrent(allocation, job));
    const count = (status) => current.filter(({ ClientStatus }) => ClientStatus === status).length;
    const failedDeployment = latest?.Status === 'failed' && latest.JobVersion === job.Version ? latest : undefined;
    const isHealthy = (allocation) => allocation.ClientStatus === 'running' &&
        (failedDeployment === undefined
            ? (allocation.DeploymentStatus?.Healthy ?? !isAwaited(allocation))
            : isHealthyAfterFailure(failedDeployment, allocation, job));
    return {
        running: count('running'),
        healthy: current.filter(isHealthy).length,
        starting: count('pending'),
        complete: count('complete'),
        failed: count('failed'),
        lost: count('lost') + count('unknown'),
    };
}
const defaultHealthyTime = 10e9;
function isHealthyAfterFailure({ ModifyTime }, { TaskGroup, TaskStates, DeploymentStatus }, job) {
    const healthy = DeploymentStatus?.Healthy ?? null;
    if (healthy === true)
        return true;
    const group = job.TaskGroups?.find(({ Name }) => Name === TaskGroup);
    const result = valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(criterionSchema, group);
    if (!result.success || !isDecidedByTasks(result.output))
        return false;
    const startedBefore = Date.now() - (result.output.Update?.MinHealthyTime ?? defaultHealthyTime) / 1e6;
    const tasks = Object.values(TaskStates);
    const isUp = ({ State, Failed, StartedAt }) => !Failed && (State === 'dead' || (State === 'running' && (StartedAt?.getTime() ?? Infinity) <= startedBefore));
    const unhealthySince = healthy === false ? (ModifyTime?.getTime() ?? Infinity) : 0;
    return tasks.some(({ StartedAt }) => (StartedAt?.getTime() ?? 0) > unhealthySince) && tasks.every(isUp);
}
const servicesSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ Checks: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())) })));
const criterionSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    Update: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ HealthCheck: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()), MinHealthyTime: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()) })),
    Services: servicesSchema,
    Tasks: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ Services: servicesSchema }))),
});
function isDecidedByTasks({ Update, Services, Tasks }) {
    if (Update?.HealthCheck === 'manual')
        return false;
    const services = [...(Services ?? []), ...(Tasks ?? []).flatMap((task) => task.Services ?? [])];
    return Update?.HealthCheck === 'task_states' || services.every(({ Checks }) => (Checks ?? []).length === 0);
}
function computeDesiredCount(job, count, counts) {
    if (job.Stop === true || (0,_nomad_plan_spec_js__WEBPACK_IMPORTED_MODULE_2__/* .isParentJob */ .kt)(job))
        return 0;
    if (job.Type !== 'system' && job.Type !== 'sysbatch')
        return count;
    const { running, starting, queued, failed, lost } = counts;
    return running + starting + queued + failed + lost + (job.Type === 'sysbatch' ? counts.complete : 0);
}
function isCurrent({ DesiredStatus, NextAllocation, ClientStatus, JobVersion }, job) {
    const isAlive = ['running', 'pending', 'unknown'].includes(ClientStatus);
    return DesiredStatus === 'run' && NextAllocation === '' && (isAlive || JobVersion === (job.Version ?? 0));
}
function sortDeployments(deployments) {
    return (deployments ?? []).toSorted((a, b) => b.CreateIndex - a.CreateIndex);
}
function isAcceptedByExpect({ kind }) {
    return kind === 'healthy' || kind === 'running' || kind === 'complete' || kind === 'ready';
}
function judgeHealth(state) {
    const { job } = state;
    const groups = listGroupStates(state);
    const counts = sumGroups(groups ?? []);
    const toHealth = (kind, rollback) => ({ kind, ...counts, rollback });
    if (job.Stop === true)
        return toHealth('stopped');
    if ((0,_nomad_plan_spec_js__WEBPACK_IMPORTED_MODULE_2__/* .isParentJob */ .kt)(job))
        return toHealth(classifyLaunchHealth(state));
    if (groups === undefined)
        return toHealth('unknown');
    if (job.Type === 'batch' || job.Type === 'sysbatch')
        return toHealth(classifyBatchHealth(state, counts));
    const rollback = findRollback(state);
    const kind = classifyDeploymentHealth(state) ?? classifyCounts(state, groups);
    if (kind !== 'healthy')
        return toHealth(kind, rollback);
    if (state.deployments === undefined)
        return toHealth('unknown');
    return toHealth(rollback === undefined ? 'healthy' : 'rolled-back', rollback);
}
function sumGroups(groups) {
    const sum = (read) => groups.reduce((total, group) => total + read(group), 0);
    return {
        desired: sum((group) => group.desired),
        running: sum((group) => group.running),
        healthy: sum((group) => group.healthy),
        complete: sum((group) => group.complete),
        failed: sum((group) => group.failed),
    };
}
function classifyLaunchHealth({ job, nextLaunch }) {
    if (job.Periodic?.['Enabled'] === false)
        return 'disabled';
    if (nextLaunch === 'never')
        return 'never-launches';
    return nextLaunch === 'unknown' ? 'unknown' : 'ready';
}
function classifyBatchHealth(state, { desired, running, complete, failed }) {
    const { job, allocations = [] } = state;
    const isCollected = job.Status === 'dead' && allocations.length === 0 && complete > 0 && complete >= desired;
    const end = isCollected
        ? 'complete'
        : (0,_progress_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeBatch */ .Ce)({ job, allocations: (0,_progress_js__WEBPACK_IMPORTED_MODULE_1__/* .findVersionAllocations */ .zv)(job, allocations), isBlocked: false });
    if (failed > 0 || end === 'failed' || end === 'lost' || hasFailingAllocation(state))
        return 'failing';
    if (waitsForCapacity(state))
        return 'blocked';
    if (running > 0)
        return 'running';
    if (end === 'complete')
        return 'complete';
    if (state.allocations === undefined)
        return 'unknown';
    return end === 'placement-blocked' ? 'blocked' : 'starting';
}
function classifyDeploymentHealth(state) {
    const [latest] = sortDeployments(state.deployments);
    if (latest?.Status === 'failed' && latest.JobVersion === state.job.Version)
        return hasRecovered(state) ? undefined : 'failing';
    if (latest === undefined || (0,_judge_deployment_js__WEBPACK_IMPORTED_MODULE_3__/* .isOver */ .PU)(latest))
        return undefined;
    const canaries = (0,_judge_deployment_js__WEBPACK_IMPORTED_MODULE_3__/* .mayWaitForPromotion */ .LW)(latest)
        ? healthKindByCanaries[(0,_judge_deployment_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeCanaries */ .Wy)(latest, state.allocations)]
        : undefined;
    return canaries ?? (waitsForCapacity(state) ? 'blocked' : 'rolling-out');
}
const healthKindByCanaries = {
    healthy: 'awaiting-promotion',
    dead: 'failing',
    unsettled: undefined,
};
function hasRecovered(state) {
    const allocations = (state.allocations ?? []).filter(({ JobVersion }) => JobVersion === state.job.Version);
    if (allocations.length === 0)
        return false;
    const groups = listGroupStates({ ...state, summary: undefined, evaluations: undefined, allocations }) ?? [];
    return groups.every(({ healthy, desired }) => healthy >= desired);
}
function classifyCounts(state, groups) {
    const isShort = groups.some(({ healthy, desired }) => healthy < desired);
    if (!isShort)
        return isEvaluated(state) ? 'healthy' : 'starting';
    if (hasFailingAllocation(state))
        return 'failing';
    if (waitsForCapacity(state))
        return 'blocked';
    return !isEvaluated(state) || groups.some(({ starting }) => starting > 0) ? 'starting' : 'failing';
}
function findRollback({ job, deployments }) {
    const [latest, before] = sortDeployments(deployments);
    if (latest === undefined || before?.Status !== 'failed' || latest.JobVersion !== job.Version)
        return undefined;
    const to = (0,_judge_deployment_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRollback */ ._U)(before);
    return to === undefined ? undefined : { from: before.JobVersion, to };
}
function hasFailingAllocation({ allocations, job }) {
    return (allocations ?? []).some((allocation) => isCurrent(allocation, job) && isFailing(allocation));
}
function isFailing({ ClientStatus, DeploymentStatus, TaskStates }) {
    if (['failed', 'lost', 'unknown'].includes(ClientStatus) || DeploymentStatus?.Healthy === false)
        return true;
    return ClientStatus === 'pending' && Object.values(TaskStates).some(({ Failed, Restarts }) => Failed || Restarts > 0);
}
function waitsForCapacity({ evaluations }) {
    return (evaluations ?? []).some(({ Status }) => Status === 'blocked');
}
const stateChangingTriggers = new Set(['job-register', 'job-scaling', 'periodic-job']);
function isEvaluated({ evaluations }) {
    return !(evaluations ?? []).some(({ Status, TriggeredBy }) => Status === 'pending' && stateChangingTriggers.has(TriggeredBy));
}


/***/ }),

/***/ 1533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ isActive),
/* harmony export */   AE: () => (/* binding */ sumHealthCounts),
/* harmony export */   Bq: () => (/* binding */ describeProgressEvent),
/* harmony export */   Ce: () => (/* binding */ judgeBatch),
/* harmony export */   V1: () => (/* binding */ endRollout),
/* harmony export */   b5: () => (/* binding */ readGroups),
/* harmony export */   km: () => (/* binding */ endBatch),
/* harmony export */   sn: () => (/* binding */ describeBatch),
/* harmony export */   wv: () => (/* binding */ describeCounts),
/* harmony export */   zv: () => (/* binding */ findVersionAllocations)
/* harmony export */ });
/* harmony import */ var _text_times_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5502);
/* harmony import */ var _nomad_plan_placement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7589);
/* harmony import */ var _judge_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(887);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4436);




function describeCounts(state) {
    const { writtenDeployment, latest, allocations } = state;
    if (writtenDeployment === undefined)
        return '';
    const isReplaced = latest !== null && latest.ID !== writtenDeployment.ID;
    const groups = isReplaced
        ? readGroups(latest).map((group) => ({ ...group, canaries: 0 }))
        : readGroups(writtenDeployment, allocations);
    const { healthy, desired, areCanaries } = sumHealthCounts(groups);
    const noun = areCanaries ? (desired === 1 ? 'canary ' : 'canaries ') : '';
    return `${healthy} of ${desired} ${noun}healthy`;
}
function describeProgressEvent({ evaluation, writtenDeployment, promotionWait }, conclusion, spec) {
    if (conclusion.kind === 'in-progress' && conclusion.rollingBackTo !== undefined)
        return `failed, rolling back to version ${conclusion.rollingBackTo}`;
    if ((0,_judge_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnplaced */ .hd)(evaluation) && conclusion.kind === 'in-progress') {
        const reasons = (0,_nomad_plan_placement_js__WEBPACK_IMPORTED_MODULE_1__/* .listUnplacedGroups */ .Zd)(evaluation?.FailedTGAllocs ?? {}, spec).flatMap((group) => group.reasons);
        const reason = reasons.map(({ text, name }) => (name === undefined ? text : `${text} ${name}`)).join('; ');
        return `waiting for placement: ${reason}`;
    }
    if (writtenDeployment === undefined)
        return '';
    const status = writtenDeployment.Status === 'running' ? '' : writtenDeployment.Status;
    return [status, promotionWait?.interruption ?? '', describePromotionWait(promotionWait)]
        .filter((text) => text !== '')
        .join('; ');
}
function describePromotionWait(wait) {
    if (wait?.promoted === true)
        return 'canaries promoted';
    return wait?.due === undefined ? '' : `promotion at ${(0,_text_times_js__WEBPACK_IMPORTED_MODULE_0__/* .formatExactTime */ .E9)(wait.due)}`;
}
function readGroups(deployment, allocations) {
    const countHealthy = countHealthyCanaries(deployment, allocations);
    return Object.entries(deployment?.TaskGroups ?? {})
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, group]) => ({
        name,
        desired: group.DesiredTotal,
        placed: group.PlacedAllocs,
        healthy: Math.min(group.HealthyAllocs, countHealthy(name)),
        unhealthy: group.UnhealthyAllocs,
        canaries: group.DesiredCanaries,
        promoted: group.Promoted,
    }));
}
function countHealthyCanaries(deployment, allocations) {
    if (allocations === undefined || !deployment || (0,_judge_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .isOver */ .PU)(deployment))
        return () => Infinity;
    const groups = (0,_judge_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .listWaitingGroups */ .GA)(deployment);
    const healthyCanaries = (0,_judge_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .listWaitingCanaries */ .au)(deployment, allocations).filter((canary) => canary.healthy);
    return (name) => (groups.has(name) ? healthyCanaries.filter(({ group }) => group === name).length : Infinity);
}
function sumHealthCounts(groups) {
    return {
        healthy: groups.reduce((sum, group) => sum + Math.min(group.healthy, readTargetCount(group)), 0),
        desired: groups.reduce((sum, group) => sum + readTargetCount(group), 0),
        areCanaries: groups.length > 0 && groups.every(hasCanaries),
    };
}
function readTargetCount(group) {
    return hasCanaries(group) ? group.canaries : group.desired;
}
function hasCanaries({ canaries, promoted }) {
    return canaries > 0 && !promoted;
}
function endRollout(watch) {
    const { spec, state, end, endReason, recovered, ...fields } = watch;
    const { evaluation, writtenDeployment, promotionWait, allocations } = state;
    const groups = readGroups(writtenDeployment, allocations);
    return {
        kind: recovered ? 'successful' : end?.kind === 'dead-canary' ? 'failed' : (end?.kind ?? 'timed-out'),
        evalId: evaluation?.ID ?? '',
        deploymentId: writtenDeployment?.ID ?? '',
        revertedTo: readRollback(end, state),
        recovered,
        deadCanary: end?.kind === 'dead-canary',
        denial: promotionWait?.denial,
        groups: groups.map((group) => (fields.serving?.length === 0 ? { ...group, healthy: 0 } : group)),
        unplaced: (0,_nomad_plan_placement_js__WEBPACK_IMPORTED_MODULE_1__/* .listUnplacedGroups */ .Zd)(evaluation?.FailedTGAllocs ?? {}, spec),
        description: writtenDeployment?.StatusDescription ?? '',
        wasStopped: (0,_judge_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .isForStoppedJob */ .S_)(writtenDeployment),
        endReason,
        ...fields,
    };
}
function readRollback(end, { writtenDeployment, latest }) {
    if (end?.kind !== 'rolled-back')
        return undefined;
    const { version, healthy, waiting } = end;
    const isLive = latest !== null && latest.ID !== writtenDeployment?.ID;
    const live = isLive ? { version: latest.JobVersion, groups: readGroups(latest) } : undefined;
    return { version, healthy, waiting, live };
}
function describeBatch({ job, allocations, waiting }) {
    if (job === undefined)
        return 'purged';
    const states = [...Map.groupBy(allocations, ({ ClientStatus }) => ClientStatus)];
    const counts = states.map(([state, { length }]) => `${length} ${state}`).toSorted();
    const wait = waiting === undefined ? [] : ['waiting for placement'];
    return [...counts, ...wait].join(', ') || 'no allocation placed yet';
}
function endBatch(watch) {
    const { state, end, endReason, silentSince, milliseconds } = watch;
    return {
        kind: end ?? 'timed-out',
        unplaced: (0,_nomad_plan_placement_js__WEBPACK_IMPORTED_MODULE_1__/* .listUnplacedGroups */ .Zd)((state?.waiting ?? state?.evaluation)?.FailedTGAllocs ?? {}, state?.job),
        problems: end === 'complete' || end === 'superseded' ? [] : (0,_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .findTaskProblems */ .h9)(state?.allocations ?? []),
        text: state === undefined ? '' : describeBatch(state),
        silentSince,
        milliseconds,
        endReason,
    };
}
function findVersionAllocations({ Type, Version }, allocations) {
    return allocations.filter(({ JobVersion, DesiredStatus, NextAllocation }) => JobVersion === (Version ?? 0) || (Type === 'sysbatch' && DesiredStatus === 'run' && NextAllocation === ''));
}
function judgeBatch({ job, index, allocations, isBlocked }) {
    if (job === undefined)
        return 'stopped';
    const isStopped = job.Stop === true;
    if (index !== undefined && (job.JobModifyIndex ?? 0) !== index)
        return isStopped ? 'stopped' : 'superseded';
    const latest = allocations.filter(({ NextAllocation }) => NextAllocation === '');
    const isComplete = !lacksAllocations(job, latest) && latest.every(isDone);
    if (job.Status !== 'dead' && !(isComplete && job.Type === 'batch'))
        return isBlocked && !allocations.some(isActive) ? 'placement-blocked' : undefined;
    const mayNotFail = isStopped ? latest.filter(({ DesiredStatus }) => DesiredStatus === 'run') : latest;
    if (mayNotFail.some(({ ClientStatus }) => ClientStatus === 'failed'))
        return 'failed';
    if (latest.some(({ ClientStatus }) => ClientStatus === 'lost' || ClientStatus === 'unknown'))
        return 'lost';
    if (latest.some((allocation) => allocation.DesiredStatus !== 'run'))
        return isStopped ? 'stopped' : 'lost';
    if (lacksAllocations(job, latest))
        return isStopped ? 'stopped' : 'placement-blocked';
    if (isComplete)
        return 'complete';
    return latest.some(isActive) ? undefined : 'failed';
}
function isDone({ ClientStatus, ClientDescription, DesiredStatus }) {
    return ClientStatus === 'complete' && ClientDescription === 'All tasks have completed' && DesiredStatus === 'run';
}
function isActive({ ClientStatus, DesiredStatus }) {
    return DesiredStatus === 'run' && ['pending', 'running', 'unknown'].includes(ClientStatus);
}
function lacksAllocations({ Type, TaskGroups }, latest) {
    const groups = TaskGroups ?? [];
    if (Type === 'sysbatch')
        return latest.length === 0 && groups.some(({ Count }) => (Count ?? 1) > 0);
    return groups.some(({ Name, Count }) => latest.filter((allocation) => allocation.TaskGroup === Name).length < (Count ?? 1));
}


/***/ })

};
