export const id = 314;
export const ids = [314];
export const modules = {

/***/ 7244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GX: () => (/* binding */ toOneLine),
/* harmony export */   Ng: () => (/* binding */ describeRequest),
/* harmony export */   ml: () => (/* binding */ shorten)
/* harmony export */ });
function describeRequest(sentence, { method, path, status }, text = '') {
    const request = `${status === undefined ? '' : `${status}, `}${method} ${path}`;
    const detail = text.replace(/(?<!\.)\.$/, '');
    const isRepetition = detail === '' || `${sentence} `.toLowerCase().startsWith(`${detail.toLowerCase()} `);
    return { message: isRepetition ? sentence : `${sentence}: ${detail}`, request };
}
function toOneLine(text) {
    return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
}
const maxQuoteLength = 500;
function shorten(text) {
    return text.length <= maxQuoteLength ? text : `${text.slice(0, maxQuoteLength).toWellFormed()}…`;
}


/***/ }),

/***/ 892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ selectMaxAttempts),
/* harmony export */   MU: () => (/* binding */ defaultMaxAttempts),
/* harmony export */   Of: () => (/* binding */ realPace),
/* harmony export */   XO: () => (/* binding */ maxLeaderlessAttempts),
/* harmony export */   mu: () => (/* binding */ parseRetryAfter),
/* harmony export */   w0: () => (/* binding */ computeRetryPause),
/* harmony export */   wj: () => (/* binding */ withTimeout)
/* harmony export */ });
/* unused harmony export maxRateLimitedAttempts */
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

const defaultMaxAttempts = 4;
const maxRateLimitedAttempts = 30;
const maxLeaderlessAttempts = 30;
const firstPauseMilliseconds = 250;
function computeRetryPause(last) {
    const { attempt, maxAttempts, requestedPause = 0, remaining, random } = last;
    const backoff = firstPauseMilliseconds * 2 ** (Math.min(attempt, defaultMaxAttempts - 1) - 1) * (0.5 + random / 2);
    const next = requestedPause + backoff;
    return attempt < maxAttempts && next < remaining ? next : undefined;
}
function selectMaxAttempts(status, requestedPause, busy = 0) {
    return status === 429 && requestedPause !== undefined ? maxRateLimitedAttempts : Math.max(busy, defaultMaxAttempts);
}
function parseRetryAfter(value, now) {
    const text = value?.trim() ?? '';
    if (/^\d+$/.test(text))
        return Number(text) * 1000;
    const at = /^[A-Z][a-z]+,/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
async function pause(milliseconds, signal) {
    try {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, undefined, signal === undefined ? {} : { signal });
    }
    catch (error) {
        signal?.throwIfAborted();
        throw error;
    }
}
const realPace = { pause, random: Math.random };
async function withTimeout(milliseconds, response) {
    return Promise.race([response, (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, undefined, { ref: false })]);
}


/***/ }),

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

/***/ 9965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decideDeprecations: () => (/* binding */ decideDeprecations),
/* harmony export */   mode: () => (/* binding */ mode),
/* harmony export */   planDeprecations: () => (/* binding */ planDeprecations)
/* harmony export */ });
/* harmony import */ var p_map__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(606);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _clients_registry_module_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7049);
/* harmony import */ var _clients_registry_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1377);
/* harmony import */ var _operations_modules_change_modules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(537);
/* harmony import */ var _operations_modules_module_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2371);
/* harmony import */ var _operations_modules_policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7369);
/* harmony import */ var _operations_modules_module_inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6873);
/* harmony import */ var _operations_modules_template_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6073);
/* harmony import */ var _report_registry_report_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2681);
/* harmony import */ var _report_run_report_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4159);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4472);












const mode = {
    inputs: _inputs_js__WEBPACK_IMPORTED_MODULE_11__/* .deprecateInputs */ .B,
    activity: 'Deprecating',
    writes: ['deprecate'],
    read: _inputs_js__WEBPACK_IMPORTED_MODULE_11__/* .readDeprecateInputs */ .X,
    run: async (inputs, context) => {
        const waitUntil = performance.now() + inputs.waitForVersion;
        return (0,_operations_modules_change_modules_js__WEBPACK_IMPORTED_MODULE_4__/* .runOverModules */ .z)(inputs, context, (target, run) => decideDeprecations(target, { ...run, inputs, event: context.event, waitUntil }));
    },
    report: (outcome, context) => (0,_report_run_report_js__WEBPACK_IMPORTED_MODULE_10__/* .expandReport */ .rk)((0,_report_registry_report_js__WEBPACK_IMPORTED_MODULE_9__/* .createRegistryReport */ ._)(outcome), context),
};
async function decideDeprecations({ module, version }, run) {
    const { inputs, registry, log } = run;
    const { versions, record } = version === undefined ? await (0,_operations_modules_module_run_js__WEBPACK_IMPORTED_MODULE_5__/* .readModule */ .bH)(registry, module) : await waitForVersion({ module, version }, run);
    const releasedVersion = version ?? (0,_operations_modules_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .findNewestVersion */ .yC)(versions, { withdrawn: undefined, scope: 'owned' });
    if (version === undefined && releasedVersion !== undefined && (0,_operations_modules_module_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .isOneModule */ .X)(inputs.modules)) {
        log(`No tag is a version of ${(0,_clients_registry_module_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleName */ .TN)(module)}; its newest, ${(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_3__/* .formatVersion */ .qh)(releasedVersion)}, counts as released.`);
    }
    const target = { module, version: releasedVersion };
    const decisions = await decideByAge(target, versions, run);
    const isNeeded = decisions.some(({ verdict }) => verdict === 'deprecate');
    const planned = planDeprecations(decisions, {
        reason: inputs.reason,
        link: inputs.link,
        module,
        ...(isNeeded ? await findRelease(target, run) : { tag: '', releaseUrl: '' }),
        date: new Date().toISOString().slice(0, 10),
        policy: inputs.policy.rule,
        updateText: inputs.updateText,
    });
    checkLinks(planned);
    return { ...target, record, versions: planned, notes: [], failures: [] };
}
function planDeprecations(decisions, { updateText, ...wording }) {
    const context = { ...wording, successors: (0,_operations_modules_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .listSuccessors */ .Ai)(decisions) };
    return decisions.map((decision) => {
        const { deprecation: before, version, verdict, reason } = decision;
        const unchangedVersion = { ...decision, change: undefined, text: undefined };
        if (verdict !== 'deprecate' || version === undefined)
            return unchangedVersion;
        if (before !== undefined && !(0,_clients_registry_module_js__WEBPACK_IMPORTED_MODULE_2__/* .isWrittenByOutrider */ .BU)(before))
            return { ...unchangedVersion, reason: `${reason}; a person has already deprecated it` };
        const text = (0,_operations_modules_template_js__WEBPACK_IMPORTED_MODULE_8__/* .formatDeprecation */ .GQ)(version, context);
        const isWritten = before?.reason === text.reason && before.link === text.link;
        if (before === undefined || (updateText && !isWritten))
            return { ...decision, change: 'deprecate', text };
        return { ...unchangedVersion, reason: `${reason}; it is already deprecated`, text: isWritten ? text : undefined };
    });
}
async function decideByAge({ module, version: released }, versions, { inputs: { policy }, tag, registry }) {
    const release = {
        released,
        isMarkedPrerelease: tag?.isPrerelease === true,
        withdrawn: undefined,
        created: new Map(),
        now: Date.now(),
        scope: 'owned',
    };
    if (policy.minAge === 0)
        return (0,_operations_modules_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .decideVersions */ .E$)(versions, policy, release);
    const old = (0,_operations_modules_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .decideVersions */ .E$)(versions, { ...policy, minAge: 0 }, release).flatMap(({ version, verdict }) => verdict === 'deprecate' && version !== undefined ? [(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_3__/* .formatVersion */ .qh)(version)] : []);
    const creationTimes = await (0,p_map__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .Ay)(old, async (version) => {
        const record = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orUndefined */ .y0)(registry.getModuleVersionRecord({ module, version }), 'not-found');
        return record?.createdAt === undefined ? [] : [[version, record.createdAt]];
    }, { concurrency: 8 });
    return (0,_operations_modules_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .decideVersions */ .E$)(versions, policy, { ...release, created: new Map(creationTimes.flat()) });
}
async function findRelease({ module, version }, { tag: released, registry, event }) {
    if (released !== undefined)
        return { tag: released.tag, releaseUrl: released.url ?? formatReleaseUrl(released.tag, event) };
    const versionRecord = version &&
        (await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orElse */ .NW)(registry.getModuleVersion({ module, version: (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_3__/* .formatVersion */ .qh)(version) }), (error) => {
            if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7 && error.reason !== 'unauthorized')
                return undefined;
            throw error;
        }));
    const tag = versionRecord?.tag ?? '';
    return { tag, releaseUrl: formatReleaseUrl(tag, event) };
}
function formatReleaseUrl(tag, { repo: repository, serverUrl }) {
    const path = tag.split('/').map(encodeURIComponent).join('/');
    return repository === undefined || tag === ''
        ? ''
        : `${serverUrl}/${repository.owner}/${repository.repo}/releases/tag/${path}`;
}
function checkLinks(planned) {
    for (const { name, change, text } of planned) {
        const link = text?.link ?? '';
        if (change === undefined || link === '' || (/^https?:\/\//.test(link) && URL.canParse(link)))
            continue;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ({
            reason: 'input',
            message: `Input \`link\` expands to ${JSON.stringify(link)} for ${name}, which is not a URL`,
            hint: 'Start it with `https://`, or write `none`.',
            help: 'invalid-value',
        });
    }
}
const [firstPause, maxEarlyPause, maxPause] = [1000, 5000, 30_000];
async function waitForVersion({ module, version }, { registry, runLog, signal, pace, waitUntil }) {
    const name = `${(0,_clients_registry_module_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleName */ .TN)(module)} ${(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_3__/* .formatVersion */ .qh)(version)}`;
    const startTime = performance.now();
    let lastLine = '';
    for (let pause = firstPause;;) {
        const state = await (0,_operations_modules_module_run_js__WEBPACK_IMPORTED_MODULE_5__/* .readModule */ .bH)(registry, module).catch((error) => {
            if (lastLine !== '' && error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7 && error.isTransient)
                return error;
            throw error;
        });
        const isError = state instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7;
        const entry = isError ? undefined : state.versions.find((candidate) => (0,_operations_modules_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .isVersion */ .lF)(candidate.version, version));
        const status = isError ? `trying again: ${state.message}` : (entry?.status ?? 'not in the registry yet');
        if (!isError && status === 'ok')
            return state;
        if (!isError && status.endsWith('_failed'))
            throw createIngressError(name, status, state, version);
        const remaining = waitUntil - performance.now();
        if (remaining <= 0)
            throw isError ? state : createTimeoutError(name, status);
        if (status !== lastLine)
            runLog.progress(`Waiting for ${name}: ${status}`);
        lastLine = status;
        await pace.pause(Math.min(pause, remaining), signal);
        pause = Math.min(pause * 1.5, performance.now() - startTime < 60_000 ? maxEarlyPause : maxPause);
    }
}
function createIngressError(name, status, { record }, version) {
    const entry = record?.statuses?.find((candidate) => (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_3__/* .normalizeVersion */ .Qj)(candidate.version) === (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_3__/* .formatVersion */ .qh)(version));
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ({
        reason: 'ingress-failed',
        message: `The registry could not publish ${name}: ${status}${entry?.error ? `: ${entry.error}` : ''}; nothing was deprecated`,
        hint: 'Fix the module and release it again.',
    });
}
function createTimeoutError(name, status) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ({
        reason: 'timed-out',
        message: `${name} was not published in time: ${status}; nothing was deprecated`,
        hint: 'Check the module in the registry. Re-run this workflow job once the version is published, or raise `wait-for-version`.',
    });
}


/***/ }),

/***/ 4993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decideReinstatements: () => (/* binding */ decideReinstatements),
/* harmony export */   mode: () => (/* binding */ mode),
/* harmony export */   planReinstatements: () => (/* binding */ planReinstatements)
/* harmony export */ });
/* harmony import */ var _clients_registry_module_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7049);
/* harmony import */ var _clients_registry_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1377);
/* harmony import */ var _operations_modules_change_modules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(537);
/* harmony import */ var _operations_modules_module_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2371);
/* harmony import */ var _operations_modules_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7369);
/* harmony import */ var _report_registry_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2681);
/* harmony import */ var _report_run_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4159);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4564);








const mode = {
    inputs: _inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .reinstateInputs */ .Z,
    activity: 'Reinstating',
    writes: ['reinstate'],
    read: _inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .readReinstateInputs */ .D,
    run: async (inputs, context) => (0,_operations_modules_change_modules_js__WEBPACK_IMPORTED_MODULE_2__/* .runOverModules */ .z)(inputs, context, (target, run) => decideReinstatements(target, { ...run, inputs })),
    report: (outcome, context) => (0,_report_run_report_js__WEBPACK_IMPORTED_MODULE_6__/* .expandReport */ .rk)((0,_report_registry_report_js__WEBPACK_IMPORTED_MODULE_5__/* .createRegistryReport */ ._)(outcome), context),
};
async function decideReinstatements({ module, version: withdrawn }, { inputs, registry }) {
    const { policy, reinstateScope: scope } = inputs;
    const { versions, record } = await (0,_operations_modules_module_run_js__WEBPACK_IMPORTED_MODULE_3__/* .readModule */ .bH)(registry, module);
    const decisions = (0,_operations_modules_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .decideVersions */ .E$)(versions, { ...policy, minAge: 0 }, {
        released: (0,_operations_modules_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .findNewestVersion */ .yC)(versions, { withdrawn, scope }),
        isMarkedPrerelease: false,
        withdrawn,
        created: new Map(),
        now: Date.now(),
        scope,
    });
    const withdrawnVersion = versions.find(({ version }) => (0,_operations_modules_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .isVersion */ .lF)(version, withdrawn));
    const isCurrent = withdrawnVersion !== undefined && withdrawnVersion.deprecation === undefined && !withdrawnVersion.isRevoked;
    const planned = planReinstatements(decisions, inputs);
    const name = `${(0,_clients_registry_module_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleName */ .TN)(module)} ${withdrawn && (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_1__/* .formatVersion */ .qh)(withdrawn)}`;
    const current = `${name} itself was not changed: consumers can still select it, and the next \`deprecate\` counts it. Delete or deprecate it in the registry.`;
    const unknown = `The registry has no version ${name}, and no deprecation depends on it. Check \`module-version\` or the tag.`;
    const isUnknown = withdrawn !== undefined && withdrawnVersion === undefined && planned.every(({ change }) => change === undefined);
    const notes = [
        ...(isCurrent ? [{ level: 'notice', text: current }] : []),
        ...(isUnknown ? [{ level: 'warning', text: unknown }] : []),
    ];
    return { module, version: withdrawn, record, versions: planned, notes, failures: [] };
}
function planReinstatements(decisions, { policy, reinstateScope: scope }) {
    const isExplicit = policy.rule === 'explicit';
    return decisions.map((proposal) => {
        const isNamed = policy.versions.some((listedVersion) => (0,_operations_modules_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .isVersion */ .lF)(listedVersion, proposal.version));
        const namingReason = isNamed
            ? { verdict: 'keep', reason: 'it is in `versions`' }
            : { verdict: 'skip', reason: '`versions` does not name it' };
        const decision = isExplicit && proposal.verdict !== 'skip' ? { ...proposal, ...namingReason } : proposal;
        const unchangedVersion = { ...decision, change: undefined, text: undefined };
        const { verdict, reason, deprecation } = decision;
        if (verdict !== 'keep' || deprecation === undefined)
            return unchangedVersion;
        if (!isExplicit && scope === 'owned' && !(0,_clients_registry_module_js__WEBPACK_IMPORTED_MODULE_0__/* .isWrittenByOutrider */ .BU)(deprecation))
            return { ...unchangedVersion, reason: `${reason}; but a person deprecated it` };
        return { ...unchangedVersion, change: 'reinstate' };
    });
}


/***/ }),

/***/ 537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ runOverModules)
});

// UNUSED EXPORTS: changeModules

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/registry/client.js
var client = __webpack_require__(9306);
// EXTERNAL MODULE: ./build/js/clients/registry/module.js
var registry_module = __webpack_require__(7049);
// EXTERNAL MODULE: ./build/js/clients/registry/version.js
var registry_version = __webpack_require__(1377);
// EXTERNAL MODULE: ./build/js/text/numbers.js
var numbers = __webpack_require__(4482);
// EXTERNAL MODULE: ./build/js/operations/modules/policy.js
var modules_policy = __webpack_require__(7369);
// EXTERNAL MODULE: ./build/js/clients/registry/wire.js
var wire = __webpack_require__(9116);
// EXTERNAL MODULE: ./build/js/operations/write-permitted.js
var write_permitted = __webpack_require__(9655);
;// CONCATENATED MODULE: ./build/js/operations/modules/write-version.js




const pauses = [300, 600, 1200];
const readPauses = [300, 600];
async function writeVersion(write, run) {
    const { signal, pace, gate, evidence, registry } = run;
    const { name: version, change, text } = write;
    const { module } = write.target;
    const state = { version, index: null };
    let mayHaveBeenWritten = false;
    try {
        await (0,write_permitted/* writePermitted */.CU)({
            readBefore: () => state,
            requestPermit: () => gate.requestPermit(change, { module: (0,registry_module/* formatModuleName */.TN)(module), version }, evidence),
            send: async (permit) => {
                if (text === undefined)
                    await registry.revertModuleVersionDeprecation(permit, { module, version });
                else
                    await registry.deprecateModuleVersion(permit, { module, version, ...text });
                return true;
            },
            mayHaveTakenEffect(error) {
                mayHaveBeenWritten = !(0,write_permitted/* isRefusal */.vu)(error);
                return mayHaveBeenWritten;
            },
            async findEffect(error, attempt) {
                if (!(error instanceof errors/* ServiceError */._7))
                    throw error;
                const isRefused = !error.isTransient;
                const isWritten = await isMade(write, run, isRefused && attempt > 1 ? readPauses : []);
                mayHaveBeenWritten = isWritten === undefined;
                if (isWritten === true)
                    return true;
                if (!isRefused && error.httpStatus !== 429)
                    return undefined;
                if (mayHaveBeenWritten)
                    throw error;
                return error;
            },
            pauses,
            signal,
            pace,
        });
    }
    catch (error) {
        throw mayHaveBeenWritten && error instanceof errors/* ActionError */.lZ ? createUnknownOutcomeError(error) : error;
    }
}
function createUnknownOutcomeError(error) {
    const message = `${error.sentence}. Could not determine whether the write took effect`;
    return error.with({ message, help: 'unknown-result-of-a-write' });
}
async function isMade(write, run, morePauses) {
    let isKnown = false;
    for (const milliseconds of [0, ...morePauses]) {
        if (milliseconds > 0)
            await run.pace.pause(milliseconds, run.signal);
        const deprecation = await readDeprecation(write, run);
        if (deprecation !== 'unknown' && hasWantedState(write, deprecation))
            return true;
        isKnown = deprecation !== 'unknown';
    }
    return isKnown ? false : undefined;
}
async function readDeprecation({ target: { module }, name: version }, { registry }) {
    const current = registry.getModuleVersion({ module, version }).then(({ deprecation }) => deprecation);
    return (0,errors/* orElse */.NW)(current, (error) => {
        if (!(error instanceof errors/* ServiceError */._7) || error.reason === 'unauthorized')
            throw error;
        return 'unknown';
    });
}
function hasWantedState({ text, deprecation }, currentDeprecation) {
    if (text === undefined || currentDeprecation === undefined)
        return text === currentDeprecation;
    return deprecation === undefined || isSameText(text, currentDeprecation);
}
function isSameText(left, right) {
    return left?.reason === right?.reason && left?.link === right?.link;
}
async function explainNotFound(refusal, { name: version, target: { module, record } }, { registry, isAccepted }) {
    if (!(refusal instanceof errors/* ServiceError */._7) || refusal.reason !== 'not-found')
        return refusal;
    const name = `${(0,registry_module/* formatModuleName */.TN)(module)} ${version}`;
    const response = refusal.sentence.replace(/^Not found in the registry/, 'the registry returned "not found"');
    const createError = (reason, message, hint) => new errors/* ActionError */.lZ({ reason, message: `${message}: ${response}`, request: refusal.request, hint, cause: refusal });
    const isListed = await (0,errors/* orElse */.NW)(registry.listModuleVersions(module).then((versions) => versions.some((candidate) => candidate.version === version)), ({ reason }) => reason !== 'not-found');
    if (!isListed) {
        const hint = 'Re-run this workflow job to decide on the versions that it has now.';
        return createError('not-found', `${name} is no longer in the registry`, hint);
    }
    const old = (0,wire/* describeOutdatedServer */.xT)(registry.server());
    if (old !== undefined)
        return createError('tier', old, 'Upgrade it.');
    const entitlements = await (0,errors/* orUndefined */.y0)(registry.getEntitlementSet(module.organization));
    if (entitlements?.moduleDeprecations === false) {
        const message = `The organization \`${module.organization}\` is not entitled to deprecate module versions`;
        return createError('tier', message, 'Deprecation needs the Standard edition of HCP Terraform.');
    }
    if (isAccepted || record?.canDelete === true) {
        const hint = 'The token may manage the module. Open the version in the registry to see its state.';
        return createError('not-found', `The registry lists ${name}, but does not find it`, hint);
    }
    if (record === undefined && registry.server().name === undefined) {
        const message = `${name} is listed, but cannot be deprecated: the token lacks the permission, or the registry does not support deprecation`;
        const hint = `Check \`registry-address\`: only HCP Terraform and Terraform Enterprise can deprecate. ${wire/* permissionHint */.fm}`;
        return createError('permission', message, hint);
    }
    const certain = record?.canDelete === false ? 'cannot' : 'most likely cannot';
    return createError('permission', `The token ${certain} manage the module ${(0,registry_module/* formatModuleName */.TN)(module)}`, wire/* permissionHint */.fm);
}

;// CONCATENATED MODULE: ./build/js/operations/modules/release-tag.js



function isNamed(text, name) {
    return text.startsWith(name) && '-/@_.'.includes(text.charAt(name.length) || ' ');
}
const folders = ['modules-', 'modules/', 'modules_', 'modules.', 'packages/', 'terraform/', 'terraform-modules/'];
function splitTag(tag, { organization, name, provider }) {
    const pairs = [`${provider}/${name}`, `${name}/${provider}`];
    const joinedNames = ['-', '/'].flatMap((sign) => pairs.map((pair) => pair.replace('/', sign)));
    const convertedNames = ['_', '.'].flatMap((sign) => pairs.map((pair) => pair.replaceAll(/[/-]/g, sign)));
    const names = [`terraform-${provider}-${name}`, ...joinedNames, ...convertedNames, name];
    const before = [...folders, `${organization}/`, `@${organization}/`];
    let text = tag;
    for (;;) {
        const match = names.find((candidate) => isNamed(text, candidate));
        if (match !== undefined)
            return { name: match, rest: text.slice(match.length + 1) };
        const folder = before.find((candidate) => text.startsWith(candidate));
        if (folder === undefined)
            return { name: '', rest: '' };
        text = text.slice(folder.length);
    }
}
function findTaggedReleases(tag, modules) {
    const taggedReleases = modules.flatMap((release) => {
        const match = findName(tag, release, (rest) => (0,registry_version/* parseVersion */.ot)(rest) !== undefined);
        const version = match && (0,registry_version/* parseVersion */.ot)(match.rest);
        return match === undefined || version === undefined ? [] : [{ ...release, version, length: match.length }];
    });
    const longest = Math.max(0, ...taggedReleases.map(({ length }) => length));
    const releases = taggedReleases.filter(({ length }) => length === longest);
    if (longest > 0 && releases.length > 1 && releases.some(({ prefix }) => prefix === undefined))
        throw createAmbiguousTagError(tag, releases);
    return releases.map(({ module, version }) => ({ module, version }));
}
function createAmbiguousTagError(tag, releases) {
    const names = releases.map(({ module }) => `\`${(0,registry_module/* formatModuleName */.TN)(module)}\``);
    return new errors/* ActionError */.lZ({
        reason: 'input',
        message: `The tag \`${tag}\` may be a version of ${names.join(' or of ')}. Nothing was changed`,
        help: 'no-release',
        hint: 'Name the provider in the tag, as in `aws/network/v1.2.3`, or set the tag prefix of each module in the registry.',
    });
}
function isMovingTag(tag, module) {
    return !/\d/.test(tag) || (0,registry_version/* isVersionLine */.nl)(tag) || (0,registry_version/* isVersionLine */.nl)(findName(tag, module, registry_version/* isVersionLine */.nl)?.rest ?? '');
}
function findName(tag, { module, prefix }, isEnd) {
    if (prefix !== undefined)
        return tag.startsWith(prefix) ? { length: prefix.length, rest: tag.slice(prefix.length) } : undefined;
    if (isEnd(tag))
        return { length: 0, rest: tag };
    const { name, rest } = splitTag(tag, module);
    return isEnd(rest) ? { length: name.length, rest } : undefined;
}

// EXTERNAL MODULE: ./build/js/operations/modules/module-inputs.js
var module_inputs = __webpack_require__(6873);
;// CONCATENATED MODULE: ./build/js/operations/modules/find-targets.js






async function findTargets(inputs, { tag: event, eventName }, { registry, log }) {
    const { version } = inputs;
    const tag = event?.change === (inputs.mode === 'deprecate' ? 'released' : 'withdrawn') ? event : undefined;
    const isBranchEvent = event === undefined && (eventName === 'create' || eventName === 'delete');
    if (version === undefined && isBranchEvent)
        return { targets: [], tag, modules: [], failures: [], notes: [] };
    if (version === undefined && tag === undefined)
        checkEvent(inputs, event, eventName);
    const foundModules = await findModules(inputs.modules, registry);
    const { modules } = foundModules;
    if (inputs.modules.patterns.length > 0)
        log(`${(0,numbers/* plural */.LS)(modules.length, 'module')} to evaluate.`);
    if (version !== undefined || tag === undefined)
        return { ...foundModules, targets: modules.map((module) => ({ module, version })), tag };
    const taggedModules = await Promise.all(modules.map(async (module) => {
        const prefix = inputs.tagPrefix ?? (await (0,errors/* orUndefined */.y0)(registry.getModule(module), 'not-found'))?.tagPrefix;
        return { module, prefix };
    }));
    const targets = findTaggedReleases(tag.tag, taggedModules);
    const [only] = taggedModules;
    const mayBeOtherTag = targets.length === 0 && only !== undefined && (0,module_inputs/* isOneModule */.X)(inputs.modules);
    if (mayBeOtherTag && !isMovingTag(tag.tag, only))
        throw createOtherTagError(tag.tag, only);
    return { ...foundModules, targets, tag };
}
function createOtherTagError(tag, { module, prefix = '' }) {
    const at = tag.search(/(?<!\d)\d+\.\d+\.\d+/);
    const before = tag.slice(0, Math.max(at, 0)).replace(/v$/, '');
    const value = before !== '' && (0,registry_version/* parseVersion */.ot)(tag.slice(before.length)) !== undefined ? `: ${before}` : '';
    return new errors/* ActionError */.lZ({
        reason: 'input',
        message: `The tag \`${tag}\` is not a version of \`${(0,registry_module/* formatModuleName */.TN)(module)}\`. Nothing was changed`,
        help: 'no-release',
        hint: `Name tags like \`${prefix}v1.2.3\`, set \`tag-prefix${value}\`, or start the workflow only for tags of the module.`,
    });
}
const startedOnPurpose = new Set(['schedule', 'workflow_dispatch']);
function checkEvent({ mode, policy }, event, eventName) {
    const isOnPurpose = startedOnPurpose.has(eventName);
    const onWithdrawal = 'Run it `on: release` with the types `deleted` and `unpublished`, run it';
    if (mode === 'deprecate' && event !== undefined) {
        const hint = 'Use `mode: reinstate` when a release or a tag is deleted, or a release is unpublished.';
        throw createEventError(`The tag \`${event.tag}\` was withdrawn, so it supersedes no version`, hint);
    }
    if (mode === 'deprecate' && !isOnPurpose)
        throw createEventError(`\`mode: deprecate\` found no release: ${describeEvent(eventName)}. Nothing was changed`, 'Run it `on: release`, or name the version with `module-version: 2.0.0`.');
    if (mode === 'reinstate' && event === undefined && !isOnPurpose)
        throw createEventError(`\`mode: reinstate\` found no withdrawn release: ${describeEvent(eventName)}. Nothing was changed`, `${onWithdrawal} \`on: workflow_dispatch\` with \`policy: explicit\`, or name the version with \`module-version: 2.0.0\`.`);
    if (mode === 'reinstate' && policy.rule !== 'explicit') {
        const tag = event === undefined ? 'No withdrawn version is known' : `The tag \`${event.tag}\` was not withdrawn`;
        throw createEventError(tag, `${onWithdrawal} \`on: delete\`, or set \`module-version\`.`);
    }
}
function createEventError(message, hint) {
    return new errors/* ActionError */.lZ({ reason: 'input', message, help: 'no-release', hint });
}
function describeEvent(eventName) {
    if (eventName === '')
        return 'this run has no event';
    if (eventName === 'release')
        return 'this run is a `release` event without a published release';
    return `this run is a \`${eventName}\` event, not a tag or a release`;
}
async function findModules({ modules, patterns, excluded }, registry) {
    const failures = [];
    const byName = new Map(modules.map((module) => [(0,registry_module/* formatModuleName */.TN)(module), module]));
    for (const [organization, modulePatterns] of Map.groupBy(patterns, (pattern) => pattern.organization)) {
        const listedModules = await (0,errors/* orElse */.NW)(registry.listModules(organization), (error) => {
            failures.push(createUnlistedError(organization, error));
        });
        if (listedModules === undefined)
            continue;
        const names = new Map(listedModules.map((module) => [(0,registry_module/* formatModuleName */.TN)(module), module]));
        const matchingNames = [...names].filter(([name]) => modulePatterns.some(({ matches }) => matches(name)));
        for (const [name, module] of matchingNames.toSorted(([a], [b]) => (a < b ? -1 : 1)))
            byName.set(name, module);
        const unused = modulePatterns.filter(({ matches }) => !matchingNames.some(([name]) => matches(name)));
        const hint = 'Correct `module`. A token can read only the modules of its organization.';
        for (const { text } of unused)
            failures.push(createModuleError(`\`${text}\` matches none of the ${names.size} modules of \`${organization}\``, hint));
    }
    const includedModules = [...byName].filter(([name]) => !excluded.some(({ matches }) => matches(name)));
    if (includedModules.length === 0 && byName.size > 0) {
        const message = `Lines with \`!\` exclude all ${byName.size} modules of \`module\``;
        failures.push(createModuleError(message, 'Correct `module`.'));
    }
    const idle = excluded.filter(({ matches }) => byName.size > 0 && ![...byName.keys()].some(matches));
    return {
        modules: includedModules.map(([, module]) => module),
        failures,
        notes: idle.map(({ text }) => ({
            level: 'warning',
            text: `\`!${text}\` excludes none of the modules of \`module\`.`,
        })),
    };
}
function createUnlistedError(organization, error) {
    const listError = error.withContext(`The modules of \`${organization}\` could not be listed`);
    if (error.reason !== 'not-found')
        return listError;
    const hint = 'Check the name of the organization, and that the token belongs to it.';
    return listError.with({ hint, help: 'no-such-module' });
}
function createModuleError(message, hint) {
    return new errors/* ActionError */.lZ({ reason: 'not-found', message, help: 'no-such-module', hint });
}

// EXTERNAL MODULE: ./build/js/operations/modules/module-run.js
var module_run = __webpack_require__(2371);
;// CONCATENATED MODULE: ./build/js/operations/modules/change-modules.js









async function runOverModules(inputs, context, decide) {
    const { mode, dryRun } = inputs;
    const { transport, deadline: { signal }, } = context;
    const run = { ...context, registry: (0,client/* createRegistry */.I)({ transport, ...inputs.registry, signal }), signal };
    const makeChange = async () => {
        const targets = await findTargets(inputs, context.event, run);
        const decideOne = (target) => decide(target, { ...run, tag: targets.tag });
        return changeModules(await (0,module_run/* forEachModule */.jh)(targets.targets, decideOne, module_run/* createUndecidedModule */.k2), targets, inputs, run);
    };
    return (0,errors/* withErrors */.u$)(makeChange(), { mode, dryRun, tag: context.event.tag?.tag, modules: [], failures: [], notes: [] });
}
const ofRun = new Set(['unauthorized', 'timed-out']);
const ofModule = new Set([...ofRun, 'tier', 'permission']);
async function changeModules(planned, { modules: named, tag, failures, notes }, inputs, run) {
    const { mode, dryRun, maxChanges } = inputs;
    const plans = planned.map((plan) => judgePlan(plan, inputs));
    const tooMany = judgeChangeCount(plans, maxChanges);
    const changingRun = {
        ...run,
        dryRun,
        evidence: { kind: 'operator', names: named.map(registry_module/* formatModuleName */.TN) },
        isHeld: tooMany !== undefined,
        readsAgain: plans.length > 1,
    };
    const changedModules = [];
    let stop;
    for (const plan of plans) {
        const next = await changeModule(plan, changingRun, stop);
        if (next.stop !== undefined && ofRun.has(next.stop.reason))
            ({ stop } = next);
        changedModules.push(next.judgedModule);
    }
    return {
        mode,
        dryRun,
        tag: tag?.tag,
        modules: changedModules,
        failures: tooMany === undefined ? failures : [...failures, tooMany],
        notes: [...notes, ...findIdleProtections(plans, inputs)],
    };
}
function findIdleProtections(plans, { policy }) {
    if (plans.some(({ failures }) => failures.length > 0))
        return [];
    const versions = plans.flatMap((plan) => plan.versions.flatMap(({ version }) => version ?? []));
    const idle = policy.protect.filter((range) => !versions.some((version) => range.test(version)));
    return idle.map(({ raw }) => createWarning(`\`protect\` names ${raw}, but no version is in that range.`));
}
function judgePlan(plan, inputs) {
    const { module, versions, failures, notes } = plan;
    const { mode, policy, requireSuccessor } = inputs;
    if (failures.length > 0)
        return plan;
    const name = (0,registry_module/* formatModuleName */.TN)(module);
    const missingVersions = policy.versions
        .filter((listedVersion) => !versions.some(({ version }) => (0,modules_policy/* isVersion */.lF)(version, listedVersion)))
        .map(registry_version/* formatVersion */.qh);
    const sparedVersions = versions.filter(({ version, verdict }) => verdict !== 'deprecate' && policy.versions.some((listedVersion) => (0,modules_policy/* isVersion */.lF)(version, listedVersion)));
    const warnings = (mode === 'deprecate' ? sparedVersions : []).map((version) => `\`versions\` contains ${version.name}, but it is not changed: ${version.reason}.`);
    const notedPlan = { ...plan, notes: [...notes, ...warnings.map(createWarning)] };
    if (missingVersions.length > 0) {
        const error = new errors/* ActionError */.lZ({
            reason: 'not-found',
            message: `\`versions\` contains ${missingVersions.join(', ')}, but the registry has no such version of ${name}`,
            help: 'no-such-version',
            hint: 'Nothing was changed. Correct `versions`.',
        });
        return { ...notedPlan, failures: [error] };
    }
    if (!requireSuccessor || !versions.some(isChanged) || (0,modules_policy/* listSuccessors */.Ai)(versions).length > 0)
        return notedPlan;
    const error = new errors/* ActionError */.lZ({
        reason: 'no-successor',
        message: `Every version of ${name} would be deprecated, which leaves none to move to; nothing was changed`,
        hint: 'Release a usable version, reinstate one with `mode: reinstate` and `policy: explicit`, or set `require-successor: false`.',
    });
    return { ...notedPlan, failures: [error] };
}
function createWarning(text) {
    return { level: 'warning', text };
}
function isChanged({ change }) {
    return change !== undefined;
}
function judgeChangeCount(plans, maxChanges) {
    const moduleNames = plans.flatMap(({ module, versions, failures }) => failures.length > 0 ? [] : versions.filter(isChanged).map(() => (0,registry_module/* formatModuleName */.TN)(module)));
    if (moduleNames.length <= maxChanges)
        return undefined;
    const [only = '', ...others] = new Set(moduleNames);
    const location = others.length === 0 ? only : (0,numbers/* plural */.LS)(others.length + 1, 'module');
    return new errors/* ActionError */.lZ({
        reason: 'too-many-changes',
        message: `${(0,numbers/* plural */.LS)(moduleNames.length, 'version')} of ${location} would be changed, but \`max-changes\` is ${maxChanges}; nothing was changed`,
        hint: 'Check the table. If it is correct, raise `max-changes`.',
    });
}
async function changeModule(plan, run, earlier) {
    let isAccepted = false;
    let stop = earlier;
    const isHeld = run.isHeld || plan.failures.length > 0;
    const isCurrent = createCurrentCheck(plan, run);
    const changeVersion = async ({ change: kind, ...planned }) => {
        const unchanged = { ...planned, failure: undefined };
        if (kind === undefined)
            return { ...unchanged, result: planned.verdict === 'skip' ? 'skipped' : 'unchanged' };
        const heldResult = { ...unchanged, text: undefined, result: 'held' };
        if (isHeld)
            return heldResult;
        const write = { ...planned, change: kind, target: plan };
        try {
            if (stop !== undefined)
                throw stop.with({
                    message: 'Not changed, because an earlier change failed',
                    request: undefined,
                    location: undefined,
                });
            if (!run.dryRun) {
                run.signal.throwIfAborted();
                if (!(await isCurrent(write)))
                    return { ...heldResult, reason: 'its deprecation changed during this run' };
                await writeVersion(write, run);
                isAccepted = true;
                const subject = `${(0,registry_module/* formatModuleName */.TN)(plan.module)} ${write.name}`;
                run.log(write.text === undefined ? `Reinstated ${subject}.` : `Deprecated ${subject}: ${write.text.reason}`);
            }
        }
        catch (error) {
            if (!(error instanceof errors/* ActionError */.lZ))
                throw error;
            const failure = await explainNotFound(error, write, { ...run, isAccepted });
            if (ofModule.has(failure.reason))
                stop ??= failure;
            return { ...heldResult, failure, result: 'failed' };
        }
        return { ...unchanged, result: kind === 'deprecate' ? 'deprecated' : 'reinstated' };
    };
    const versions = [];
    for (const version of plan.versions)
        versions.push(await changeVersion(version));
    const failure = explainFailures(plan, versions, { earlier, stop });
    const { module, version, notes } = plan;
    const failures = failure === undefined ? plan.failures : [failure];
    const judgedModule = {
        module: (0,registry_module/* formatModuleName */.TN)(module),
        version: version && (0,registry_version/* formatVersion */.qh)(version),
        versions,
        notes,
        failures,
    };
    return { judgedModule, stop };
}
function createCurrentCheck({ module }, { registry, readsAgain }) {
    let listing;
    return async ({ name, deprecation }) => {
        if (!readsAgain)
            return true;
        const current = (await (listing ??= registry.listModuleVersions(module))).find(({ version }) => version === name);
        return current === undefined || isSameText(current.deprecation, deprecation);
    };
}
function explainFailures({ module, versions: planned }, versions, { earlier, stop }) {
    const [first, ...others] = versions.flatMap(({ failure }) => failure ?? []);
    const name = (0,registry_module/* formatModuleName */.TN)(module);
    if (first === undefined)
        return undefined;
    if (earlier !== undefined)
        return earlier.withContext(`${name} was skipped`);
    return (stop ??
        new errors/* ActionError */.lZ({
            reason: 'partial',
            message: `${others.length + 1} of ${planned.filter(isChanged).length} versions of ${name} could not be changed: ${first.sentence}`,
            request: first.request,
            hint: 'The other changes were made. Re-run this workflow job to make the remaining changes.',
        }));
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

/***/ 7369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ai: () => (/* binding */ listSuccessors),
/* harmony export */   E$: () => (/* binding */ decideVersions),
/* harmony export */   lF: () => (/* binding */ isVersion),
/* harmony export */   yC: () => (/* binding */ findNewestVersion)
/* harmony export */ });
/* harmony import */ var _clients_registry_module_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7049);
/* harmony import */ var _clients_registry_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1377);


function decideVersions(versions, policy, release) {
    const sortedVersions = versions.toSorted(compareListed);
    const context = prepareContext(sortedVersions, policy, release);
    return sortedVersions.map((version) => {
        const [verdict, reason] = judgeVersion(version, context);
        return { ...version, verdict, reason };
    });
}
function findNewestVersion(versions, countRule) {
    const countedVersions = listCountedVersions(versions.toSorted(compareListed), countRule);
    return countedVersions.findLast((version) => !(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_1__/* .isPrerelease */ .V1)(version)) ?? countedVersions.at(-1);
}
function listCountedVersions(versions, { withdrawn, scope }) {
    return versions
        .filter(({ status, isRevoked }) => status === 'ok' && !isRevoked)
        .filter(({ deprecation }) => deprecation === undefined || scope === 'all' || (0,_clients_registry_module_js__WEBPACK_IMPORTED_MODULE_0__/* .isWrittenByOutrider */ .BU)(deprecation))
        .flatMap(({ version }) => version ?? [])
        .filter((version) => !isVersion(version, withdrawn));
}
function prepareContext(versions, policy, release) {
    const { released, isMarkedPrerelease } = release;
    const countedVersions = listCountedVersions(versions, release);
    const stable = countedVersions.filter((version) => !(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_1__/* .isPrerelease */ .V1)(version));
    const candidates = policy.rule === 'older-than-release' ? stable.filter((candidate) => !isNewer(candidate, released)) : stable;
    const lines = Map.groupBy(candidates, (version) => formatReleaseLine(policy, version));
    return {
        ...release,
        policy,
        prerelease: released !== undefined && (isMarkedPrerelease || (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_1__/* .isPrerelease */ .V1)(released)) ? released : undefined,
        newestOfRelease: new Map(countedVersions.map((version) => [formatRelease(version), version])),
        newestStable: stable.at(-1),
        oldestKept: new Map([...lines].map(([line, lineVersions]) => [line, findOldest(lineVersions, policy.keep)])),
    };
}
function judgeVersion({ version, isRevoked, status }, context) {
    if (version === undefined)
        return ['skip', 'it is not a valid version'];
    if (isRevoked)
        return ['skip', 'it is revoked'];
    if (status !== 'ok')
        return ['skip', `its status is ${status}`];
    if (isVersion(version, context.withdrawn))
        return ['skip', 'it was withdrawn, and stays unchanged'];
    return applyFixedRules(version, context) ?? applyPrereleases(version, context) ?? applyKeepRule(version, context);
}
function applyFixedRules(version, { policy, released, prerelease, newestStable }) {
    if (isVersion(version, newestStable))
        return ['keep', 'it is the newest stable version'];
    if (isVersion(version, released))
        return ['keep', 'it is the released version'];
    const protection = policy.protect.find((range) => range.test(version));
    if (protection !== undefined)
        return ['keep', `\`protect\` matches it: ${protection.raw}`];
    if (policy.versions.some((listedVersion) => isVersion(version, listedVersion)))
        return ['deprecate', 'it is in `versions`'];
    if (policy.rule === 'explicit')
        return ['keep', '`versions` does not name it'];
    if (policy.onlyOlderThan === 'released' && released !== undefined && isNewer(version, released)) {
        return ['keep', `it is newer than the released ${(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_1__/* .formatVersion */ .qh)(released)}`];
    }
    if (prerelease !== undefined && !(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_1__/* .isPrerelease */ .V1)(version)) {
        return ['keep', `the prerelease ${(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_1__/* .formatVersion */ .qh)(prerelease)} supersedes no stable version`];
    }
    return undefined;
}
function applyPrereleases(version, { policy, prerelease, newestStable, newestOfRelease }) {
    if (!(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_1__/* .isPrerelease */ .V1)(version))
        return undefined;
    switch (policy.prereleases) {
        case 'same-rule':
            return undefined;
        case 'ignore':
            return ['keep', '`prereleases` is `ignore`'];
        case 'all':
            return ['deprecate', 'it is a prerelease'];
        case 'superseded':
    }
    if (prerelease !== undefined && prerelease.compareMain(version) !== 0) {
        return ['keep', `the prerelease ${(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_1__/* .formatVersion */ .qh)(prerelease)} supersedes only those of its own release`];
    }
    const successor = [newestStable, newestOfRelease.get(formatRelease(version))].find((release) => release !== undefined && isNewer(release, version));
    if (successor === undefined)
        return ['keep', 'neither its release nor a newer version exists'];
    return ['deprecate', `it is a prerelease, and ${(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_1__/* .formatVersion */ .qh)(successor)} supersedes it`];
}
function applyKeepRule(version, { policy, oldestKept, created, now, released }) {
    const { rule, keep, range, minAge } = policy;
    if (rule === 'older-than-release' && isNewer(version, released))
        return ['keep', 'it is not older than the release'];
    const line = formatReleaseLine(policy, version);
    const lineSuffix = line === '' ? '' : ` of ${line}`;
    const oldest = oldestKept.get(line);
    if (oldest === undefined)
        return ['keep', `there is no stable version${lineSuffix}`];
    if ((0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_1__/* .comparePrecedence */ .cX)(version, oldest) >= 0)
        return ['keep', `it is among the newest${keep === 1 ? '' : ` ${keep}`}${lineSuffix}`];
    if (range?.test(version) === false)
        return ['skip', `it is outside \`range\`: ${range.raw}`];
    const createdAt = created.get((0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_1__/* .formatVersion */ .qh)(version));
    if (minAge > 0 && createdAt === undefined)
        return ['keep', 'its age is unknown, and `min-age` is set'];
    if (minAge > 0 && now - (createdAt ?? now) < minAge)
        return ['keep', 'it is younger than `min-age`'];
    return ['deprecate', released === undefined ? 'it is superseded' : `${(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_1__/* .formatVersion */ .qh)(released)} supersedes it`];
}
function isVersion(version, other) {
    return version !== undefined && other !== undefined && (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_1__/* .comparePrecedence */ .cX)(version, other) === 0;
}
function isNewer(version, other) {
    return other !== undefined && (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_1__/* .comparePrecedence */ .cX)(version, other) > 0;
}
function formatRelease({ major, minor, patch }) {
    return `${major}.${minor}.${patch}`;
}
function formatReleaseLine({ rule }, { major, minor }) {
    if (rule === 'per-major')
        return `${major}.x`;
    return rule === 'per-minor' ? `${major}.${minor}.x` : '';
}
function findOldest(versions, keep) {
    const distinct = versions.filter((version, index) => !isVersion(version, versions[index - 1]));
    return distinct.at(-keep) ?? distinct[0];
}
function compareListed(a, b) {
    if (a.version !== undefined && b.version !== undefined)
        return a.version.compare(b.version) || a.version.compareBuild(b.version);
    if (a.version === undefined && b.version === undefined)
        return a.name < b.name ? -1 : 1;
    return a.version === undefined ? -1 : 1;
}
function listSuccessors(decisions) {
    return decisions.flatMap(({ version, verdict, deprecation }) => verdict === 'keep' && deprecation === undefined && version !== undefined ? [version] : []);
}


/***/ }),

/***/ 9655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ writePermitted),
/* harmony export */   Ck: () => (/* binding */ writeToNomad),
/* harmony export */   bM: () => (/* binding */ createConflictError),
/* harmony export */   dh: () => (/* binding */ isConflict),
/* harmony export */   vu: () => (/* binding */ isRefusal),
/* harmony export */   xU: () => (/* binding */ toState),
/* harmony export */   yY: () => (/* binding */ readStateAfter)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_http_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(892);


async function writePermitted(write) {
    const { readBefore, readAfter = readBefore } = write;
    const unsettledWrite = { permit: undefined };
    try {
        const response = await sendUntilSettled(write, unsettledWrite);
        const after = await readAfter(response);
        if (after !== undefined)
            unsettledWrite.permit?.end({ from: readBefore(), to: after });
        return response;
    }
    catch (error) {
        unsettledWrite.permit?.end({ from: readBefore(), to: undefined });
        throw error;
    }
}
async function sendUntilSettled({ requestPermit, send, mayHaveTakenEffect, findEffect, pauses, signal, pace = _clients_http_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .realPace */ .Of }, unsettledWrite) {
    for (let attempt = 1;; attempt += 1) {
        const requestedPermit = await requestPermit();
        try {
            const response = await send(requestedPermit);
            unsettledWrite.permit = requestedPermit;
            return response;
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ) || !mayHaveTakenEffect(error, attempt))
                throw error;
            if (!isRefusal(error))
                unsettledWrite.permit = requestedPermit;
            const result = await findEffect(error, attempt);
            if (result === undefined || result instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ)
                unsettledWrite.permit = undefined;
            if (result instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ)
                throw result;
            if (result !== undefined)
                return result;
            const milliseconds = pauses[attempt - 1];
            if (milliseconds === undefined)
                throw error;
            if (milliseconds > 0)
                await pace.pause(milliseconds, signal);
        }
    }
}
const refusals = new Set([
    'parse',
    'input',
    'permission',
    'unauthorized',
    'not-found',
    'conflict',
    'blocked',
]);
function isRefusal(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 ? refusals.has(error.reason) : error.reason !== 'timed-out';
}
function isConflict(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.reason === 'conflict';
}
function toState({ Version, JobModifyIndex }) {
    return { version: Version ?? null, index: JobModifyIndex ?? null };
}
const maxReadMilliseconds = 5000;
async function readStateAfter(nomad, job, index) {
    const live = await (0,_clients_http_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .withTimeout */ .wj)(maxReadMilliseconds, (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(nomad.readJob(job)));
    return { version: live?.JobModifyIndex === index ? (live.Version ?? null) : null, index };
}
async function writeToNomad({ findEffect, ...write }) {
    return writePermitted({
        ...write,
        mayHaveTakenEffect: (error, attempt) => !isRefusal(error) || (attempt > 1 && isConflict(error)),
        findEffect: async (error) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orElse */ .NW)(findEffect(), (cause) => {
            throw createUnknownOutcomeError(error, cause);
        }),
        pauses: [0],
    });
}
function createUnknownOutcomeError(lostResponse, cause) {
    if (cause.reason === 'conflict')
        return cause;
    return lostResponse.with({
        message: `${lostResponse.sentence}. Could not determine whether the write took effect: ${cause.sentence}`,
        help: 'unknown-result-of-a-write',
        hint: 'Check the job in Nomad before you re-run this workflow job.',
    });
}
function createConflictError(job, version) {
    const current = typeof version === 'number' ? `; it has version ${version} now` : '';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
        reason: 'conflict',
        message: `The job \`${job}\` was changed in the meantime, by another user or process${current}`,
        help: 'concurrent-change',
        hint: `That change was not overwritten. \`nomad job history ${job}\` shows the versions of the job. Check them, then re-run this workflow job.`,
    });
}


/***/ }),

/***/ 2681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ createRegistryReport)
/* harmony export */ });
/* unused harmony export renderRegistryTables */
/* harmony import */ var _clients_registry_module_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7049);
/* harmony import */ var _clients_registry_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1377);
/* harmony import */ var _text_fit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6851);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4482);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2211);





function createRegistryReport(outcome) {
    const { modules, dryRun, notes } = outcome;
    const failures = [...outcome.failures, ...modules.flatMap((module) => module.failures)];
    const headline = describeRegistryRun(outcome);
    const isAboutNothing = modules.length === 0 && failures.length === 0;
    const isChanged = modules.some(({ versions }) => countResults(versions, 'deprecated', 'reinstated') > 0);
    return {
        headline,
        sign: dryRun ? '🔵' : isChanged ? '🟢' : '⚪',
        failures,
        notes: [
            ...(isAboutNothing ? [{ level: 'notice', text: `${headline}.` }] : []),
            ...notes,
            ...modules.flatMap((module) => module.notes),
        ],
        body: renderRegistryTables(outcome),
        outputs: { changed: String(isChanged) },
        data: {
            versions: modules.flatMap(({ module, versions }) => versions.map(({ name: version, result, reason, failure }) => ({
                module,
                version,
                result: result === 'held' ? 'unchanged' : result,
                reason: failure?.message ?? reason,
            }))),
        },
    };
}
function describeRegistryRun({ mode, dryRun, modules, failures, tag }) {
    const finalResult = mode === 'deprecate' ? 'deprecated' : 'reinstated';
    const versions = modules.flatMap((module) => module.versions);
    const changedCount = countResults(versions, finalResult);
    const [failure] = [...failures, ...modules.flatMap((module) => module.failures)];
    if (failure !== undefined && changedCount === 0)
        return failure;
    if (modules.length === 0)
        return `${describeTag(tag)}; nothing was changed`;
    const changedModules = changedCount === 0 ? modules : modules.filter((module) => countResults(module.versions, finalResult) > 0);
    const [only, ...others] = changedModules;
    const location = others.length === 0 ? `\`${only?.module}\`` : (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(changedModules.length, 'module');
    const version = others.length === 0 ? only?.version : undefined;
    if (changedCount === 0) {
        const release = mode === 'deprecate' ? 'released' : 'withdrawn';
        return `Nothing to ${mode} in ${location}${version === undefined ? '' : ` (${release}: \`${version}\`)`}`;
    }
    const failedCount = changedModules.reduce((sum, module) => sum + countResults(module.versions, 'failed'), 0);
    const versionsOfModules = `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(changedCount + failedCount, 'version')} of ${location}`;
    const text = dryRun
        ? `Dry run: ${versionsOfModules} would be ${finalResult}`
        : failedCount > 0
            ? `${failedCount} of ${versionsOfModules} could not be ${finalResult}; ${changedCount} ${finalResult}`
            : `${mode === 'deprecate' ? 'Deprecated' : 'Reinstated'} ${versionsOfModules}`;
    const reason = `, because \`${version}\` was ${mode === 'deprecate' ? 'released' : 'withdrawn'}`;
    const [lost, ...more] = modules.filter((module) => module.failures.length > 0 && !changedModules.includes(module));
    const lostModules = more.length === 0 ? `\`${lost?.module}\`` : (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(more.length + 1, 'module');
    return `${text}${version === undefined ? '' : reason}${lost === undefined ? '' : `; ${lostModules} failed`}`;
}
function describeTag(tag) {
    if (tag === undefined)
        return 'The event has no tag';
    if (!(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_1__/* .isVersionLine */ .nl)(tag))
        return `The tag \`${tag}\` belongs to none of the listed modules`;
    return `The tag \`${tag}\` is not a full version: name the release \`${tag}${tag.includes('.') ? '.0' : '.0.0'}\``;
}
function countResults(versions, ...results) {
    return versions.filter(({ result }) => results.includes(result)).length;
}
const location = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `the outputs`;
function renderRegistryTables(outcome) {
    const { modules } = outcome;
    const [only] = modules;
    if (modules.length === 1 && only !== undefined)
        return renderModule(only, outcome);
    const sortedModules = modules.toSorted((a, b) => rankUrgency(a) - rankUrgency(b) || (a.module < b.module ? -1 : 1));
    const folds = sortedModules.flatMap((module) => {
        if (module.versions.length === 0)
            return [];
        const release = module.version === undefined ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) ` ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(module.version)}`;
        const title = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(module.module)}${release}: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)(describeModule(module, outcome))}`;
        const versions = (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .blockList */ .M2)(renderModule(module, outcome), () => _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .nothing */ .s6);
        return [(0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapBlock */ .QI)(versions, (tables) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .details */ .zH)(title, tables, false))];
    });
    return [
        (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .rowList */ .tX)({
            head: [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `Module`, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `Versions`],
            rows: sortedModules.map((module) => {
                const result = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `${moduleSigns[rankUrgency(module)]} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)(describeModule(module, outcome))}`;
                return [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)([(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(module.module), result], '<br>'), renderVersions(module)];
            }),
            noun: 'module',
            location,
        }),
        (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .blockList */ .M2)(folds, (omitted) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `The versions of ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(omitted, 'more module')} are in ${location}.`),
    ];
}
function renderModule({ versions }, outcome) {
    const rows = versions.toReversed();
    const [untouched, touched] = [rows.filter(isUntouched), rows.filter((row) => !isUntouched(row))];
    const title = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(untouched.length, 'version')} unchanged`;
    const blocks = [
        (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapBlock */ .QI)(renderVersionRows(touched, outcome), (table) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([findCommonText(touched, outcome), table])),
        (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapBlock */ .QI)(renderVersionRows(untouched, outcome), (table) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .details */ .zH)(title, table, touched.length === 0)),
    ];
    return blocks.filter(({ pieces }) => pieces > 0);
}
function isUntouched({ result }) {
    return result === 'unchanged' || result === 'skipped';
}
function findCommonText(rows, { dryRun }) {
    const texts = new Map(rows.flatMap(({ text }) => (text === undefined ? [] : [[JSON.stringify(text), text]])));
    const [only, ...others] = texts.values();
    if (only === undefined || others.length > 0)
        return _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .nothing */ .s6;
    const more = only.link === '' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) ` (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `link`, only.link)})`;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `Consumers ${dryRun ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `would see` : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `see`}: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(only.reason)}${more}`;
}
function renderVersionRows(rows, outcome) {
    return (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .rowList */ .tX)({
        head: [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `Version`, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `Result`, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `Reason`],
        rows: rows.map((row) => [
            (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(row.name),
            row.failure === undefined ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)(describeResult(row, outcome)) : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `**failed**: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)(row.failure.message)}`,
            (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)(row.reason),
        ]),
        noun: 'version',
        location,
    });
}
function describeResult({ result, verdict, isRevoked }, { mode, dryRun }) {
    if (isRevoked)
        return 'revoked';
    if (result === 'held')
        return 'held back';
    if (result === 'unchanged' && mode === 'deprecate')
        return verdict === 'deprecate' ? 'already deprecated' : 'kept';
    return dryRun && (result === 'deprecated' || result === 'reinstated') ? `would be ${result}` : result;
}
const moduleSigns = { 0: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `🔴`, 1: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `⏳`, 2: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `✏️`, 3: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `✅` };
function rankUrgency({ failures, versions }) {
    if (failures.length > 0)
        return 0;
    if (countResults(versions, 'held') > 0)
        return 1;
    return countResults(versions, 'deprecated', 'reinstated') > 0 ? 2 : 3;
}
function describeModule({ failures, versions }, run) {
    const parts = ['failed', 'deprecated', 'reinstated', 'held'].flatMap((result) => {
        const [first, ...others] = versions.filter((version) => version.result === result);
        return first === undefined ? [] : [`${others.length + 1} ${describeResult({ ...first, isRevoked: false }, run)}`];
    });
    if (parts.length > 0)
        return parts.join(', ');
    return failures.length > 0 ? 'failed' : 'unchanged';
}
const states = {
    current: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `current`,
    outrider: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `deprecated by Outrider`,
    person: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `deprecated by others`,
    revoked: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `revoked`,
};
function classifyVersion({ isRevoked, result, deprecation }) {
    if (isRevoked)
        return 'revoked';
    if (result === 'deprecated')
        return 'outrider';
    if (result === 'reinstated' || deprecation === undefined)
        return 'current';
    return (0,_clients_registry_module_js__WEBPACK_IMPORTED_MODULE_0__/* .isWrittenByOutrider */ .BU)(deprecation) ? 'outrider' : 'person';
}
function renderVersions({ versions }) {
    const byState = Map.groupBy(versions, classifyVersion);
    const lines = ['current', 'outrider', 'person', 'revoked'].flatMap((state) => {
        const [oldest, ...others] = byState.get(state) ?? [];
        const newest = others.at(-1);
        if (oldest === undefined)
            return [];
        const names = newest === undefined ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(oldest.name) : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(oldest.name)} to ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(newest.name)}`;
        return [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `${others.length + 1} ${states[state]}: ${names}`];
    });
    return lines.length === 0 ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `—` : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(lines, '<br>');
}


/***/ })

};
