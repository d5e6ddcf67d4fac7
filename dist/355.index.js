export const id = 355;
export const ids = [355];
export const modules = {

/***/ 19306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ createRegistry)
/* harmony export */ });
/* harmony import */ var _locations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5505);
/* harmony import */ var _wire_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68095);
/* harmony import */ var _module_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87049);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47153);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12027);





function createRegistry(options) {
    const wire = (0,_wire_js__WEBPACK_IMPORTED_MODULE_1__/* .createRegistryWire */ .F)(options);
    let found;
    const modules = async (path) => new URL(path, (found ??= await (0,_locations_js__WEBPACK_IMPORTED_MODULE_0__/* .modulesBase */ .tJ)(options)));
    const api = (path) => (0,_locations_js__WEBPACK_IMPORTED_MODULE_0__/* .apiUrl */ .y0)(options.address, path);
    const patch = async (permit, verb, { module, version, unless }, deprecation) => {
        permit.spend(verb, { module: (0,_module_js__WEBPACK_IMPORTED_MODULE_2__/* .moduleName */ .AO)(module), version });
        const url = api(`${(0,_locations_js__WEBPACK_IMPORTED_MODULE_0__/* .modulePath */ .Mw)(module)}/${encodeURIComponent(version)}`);
        const body = { data: { type: 'module-versions', attributes: { deprecation } } };
        await wire.send({ method: 'PATCH', url, body, unless });
    };
    return {
        deprecateModuleVersion: (permit, { reason, link, ...target }) => patch(permit, 'deprecate', target, {
            'deprecated-status': 'Deprecated',
            ...(reason === '' ? {} : { reason }),
            ...(link === '' ? {} : { link }),
        }),
        revertModuleVersionDeprecation: (permit, target) => patch(permit, 'reinstate', target, { 'deprecated-status': 'Undeprecated' }),
        listModuleVersions: async (module) => wire.get(await modules(`${readPath(module)}/versions`), _module_js__WEBPACK_IMPORTED_MODULE_2__/* .Listing */ .ll),
        getModuleVersion: async ({ module, version }) => wire.get(await modules(`${readPath(module)}/${encodeURIComponent(version)}`), _module_js__WEBPACK_IMPORTED_MODULE_2__/* .SingleVersion */ .Fx),
        async listModules(organization) {
            const url = api(`organizations/${encodeURIComponent(organization)}/registry-modules`);
            url.searchParams.set('filter[registry_name]', 'private');
            const { items, total } = await (0,_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .readPages */ .n)(wire, url, _module_js__WEBPACK_IMPORTED_MODULE_2__/* .ListedModule */ .Qb);
            const listed = new Map(items.map((module) => [(0,_module_js__WEBPACK_IMPORTED_MODULE_2__/* .moduleName */ .AO)(module), module]));
            if (listed.size < total)
                throw incompleteList(organization, listed.size, total);
            return [...listed.values()];
        },
        getModule: (module) => wire.get(api((0,_locations_js__WEBPACK_IMPORTED_MODULE_0__/* .modulePath */ .Mw)(module)), _module_js__WEBPACK_IMPORTED_MODULE_2__/* .MODULE_RECORD */ .J5),
        getModuleVersionRecord({ module, version }) {
            const url = api(`${(0,_locations_js__WEBPACK_IMPORTED_MODULE_0__/* .modulePath */ .Mw)(module)}/version`);
            url.searchParams.set('module_version', version);
            return wire.get(url, _module_js__WEBPACK_IMPORTED_MODULE_2__/* .VersionRecord */ .iJ);
        },
        getEntitlementSet: (organization) => wire.get(api(`organizations/${encodeURIComponent(organization)}/entitlement-set`), _module_js__WEBPACK_IMPORTED_MODULE_2__/* .Entitlements */ .bx),
        getAccount: () => wire.get(api('account/details'), _module_js__WEBPACK_IMPORTED_MODULE_2__/* .Account */ .gD),
        server: wire.server,
    };
}
function incompleteList(organization, read, total) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ServiceError */ ._7({
        reason: 'server',
        message: `The registry listed ${read} of the ${total} modules of \`${organization}\``,
        hint: 'It updates the list while it is read, or repeats a page: re-run the job.',
    });
}
function readPath({ organization, name, provider }) {
    return [organization, name, provider].map(encodeURIComponent).join('/');
}


/***/ }),

/***/ 5505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mw: () => (/* binding */ modulePath),
/* harmony export */   tJ: () => (/* binding */ modulesBase),
/* harmony export */   y0: () => (/* binding */ apiUrl)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12027);
/* harmony import */ var _http_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88838);


const defaultModulesPath = '/api/registry/v1/modules/';
async function modulesBase({ transport, address, signal }) {
    const usual = new URL(`${address.pathname.replace(/(?<!\/)\/+$/, '')}${defaultModulesPath}`, address);
    if (address.pathname !== '/')
        return usual;
    const document = new URL('/.well-known/terraform.json', address);
    const place = (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(await readDiscoveryDocument(document, { transport, signal }), 'modules.v1');
    if (typeof place !== 'string' || !URL.canParse(place, document.href))
        return usual;
    const base = new URL(place.endsWith('/') ? place : `${place}/`, document);
    if (base.origin === address.origin)
        return base;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
        reason: 'server',
        message: `The discovery document of ${document.host} refers to ${base.origin}; the token is not sent there`,
        help: 'not-the-service-itself',
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
            isBusy: (answer) => answer.status === 500,
            maxBytes: 1024 * 1024,
            signal,
        });
        return status === 200 ? (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(body) : undefined;
    }
    catch (error) {
        if (error instanceof SyntaxError || (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ && error.reason === 'server'))
            return undefined;
        throw error;
    }
}
function modulePath({ organization, name, provider }) {
    const [org, module, system] = [organization, name, provider].map(encodeURIComponent);
    return `organizations/${org}/registry-modules/private/${org}/${module}/${system}`;
}
function apiUrl(address, path) {
    return new URL(`${address.pathname.replace(/(?<!\/)\/+$/, '')}/api/v2/${path}`, address);
}


/***/ }),

/***/ 47153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ readPages)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12027);


const pageSize = 100;
const mostPages = 1000;
async function readPages(wire, list, item) {
    const Page = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        data: valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(item),
        meta: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            pagination: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ 'next-page': valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()), 'total-count': valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }),
        }),
    });
    const items = [];
    const seen = new Set();
    let number = 1;
    for (let read = 0; read < mostPages; read++) {
        const url = new URL(list);
        url.searchParams.set('page[number]', String(number));
        url.searchParams.set('page[size]', String(pageSize));
        const { data, meta } = await wire.get(url, Page);
        const { 'next-page': next, 'total-count': total } = meta.pagination;
        const text = JSON.stringify(data);
        if (!seen.has(text))
            items.push(...data);
        if (seen.has(text) || next === undefined || next === null || next <= number)
            return { items, total };
        seen.add(text);
        number = next;
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({
        reason: 'server',
        message: `${list.host} answered more than ${mostPages} pages of ${list.pathname}`,
    });
}


/***/ }),

/***/ 52830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ describeTooOld),
/* harmony export */   Y: () => (/* binding */ serverOf)
/* harmony export */ });
function serverOf({ headers }) {
    return { name: headers['tfp-appname'] || undefined, version: headers['x-tfe-version'] || undefined };
}
const firstSupported = 'v202502-1';
function describeTooOld({ version }) {
    const [, month, number] = /^v(\d{6})-(\d+)$/.exec(version ?? '') ?? [];
    if (month === undefined || number === undefined)
        return undefined;
    const isOld = Number(month) < 202502 || (month === '202502' && Number(number) < 1);
    return isOld
        ? `Terraform Enterprise ${version} cannot deprecate module versions; ${firstSupported} or newer is required`
        : undefined;
}


/***/ }),

/***/ 68095:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ createRegistryWire)
});

// UNUSED EXPORTS: createRateLimit

// EXTERNAL MODULE: ./build/node_modules/p-queue/dist/index.js + 2 modules
var dist = __webpack_require__(43040);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(12027);
// EXTERNAL MODULE: ./build/js/clients/http/retry.js
var retry = __webpack_require__(50892);
// EXTERNAL MODULE: ./build/js/clients/http/json.js
var json = __webpack_require__(88838);
// EXTERNAL MODULE: ./build/js/clients/http/messages.js
var messages = __webpack_require__(87244);
;// CONCATENATED MODULE: ./build/js/clients/registry/registry-refusal.js



function registryRefusal({ method, path, answer, token }) {
    const { status } = answer;
    const { what, reason, hint, help } = classifyStatus(status);
    const hide = (text) => (token === undefined ? text : text.replaceAll(token, '***'));
    const text = (0,messages/* shortened */.vI)(hide(bodyText(hide(answer.body))));
    return new errors/* ServiceError */._7({
        httpStatus: status,
        reason,
        message: (0,messages/* requestMessage */.Vk)(what, { method, path, status }, text),
        hint,
        help,
    });
}
const permissionHint = 'The token needs the permission to manage modules. Use a user token, or a team token of a team with "Manage modules"; an organization token cannot have it.';
const refusalByStatus = {
    401: {
        what: 'Token rejected by the registry',
        reason: 'unauthorized',
        help: 'registry-token-not-accepted',
        hint: '`registry-token` is expired or invalid: create a new token and store it as the secret.',
    },
    403: { what: 'Permission denied by the registry', reason: 'permission', help: 'permission', hint: permissionHint },
    404: { what: 'Not found in the registry', reason: 'not-found', help: 'not-found' },
    405: {
        what: 'Not supported by the registry',
        reason: 'permission',
        help: 'not-the-service-itself',
        hint: 'Check that `registry-address` is HCP Terraform or Terraform Enterprise: other registries cannot deprecate versions.',
    },
    409: { what: 'Conflict in the registry', reason: 'server', help: 'server' },
    429: {
        what: 'Rate limit of the registry exceeded',
        reason: 'server',
        help: 'server',
        hint: 'The limit is 30 requests a second for all requests of the user of the token. Re-run the job later.',
    },
};
function classifyStatus(status) {
    if (status >= 500) {
        const hint = 'This is usually temporary: re-run the job later.';
        return { what: 'The registry reported a server error', reason: 'server', help: 'server', hint };
    }
    return refusalByStatus[status] ?? { what: 'Rejected as invalid by the registry', reason: 'server', help: 'server' };
}
function bodyText(body) {
    const title = /<title[^>]{0,200}>([^<]{1,200})/i.exec(body)?.[1];
    if (/^\s*</.test(body))
        return (0,messages/* toOneLine */.GX)(title === undefined ? 'an HTML page' : `an HTML page titled "${title}"`);
    const errors = apiErrors(body);
    if (errors === undefined)
        return (0,messages/* toOneLine */.GX)(body);
    return (0,messages/* toOneLine */.GX)(errors
        .map(errorText)
        .filter((text) => text !== '')
        .join('; '));
}
function apiErrors(body) {
    try {
        const errors = (0,json/* member */.Dc)(JSON.parse(body), 'errors');
        return Array.isArray(errors) ? errors : undefined;
    }
    catch {
        return undefined;
    }
}
function errorText(error) {
    if (typeof error === 'string')
        return error;
    const [title, detail] = [stringOrEmpty((0,json/* member */.Dc)(error, 'title')), stringOrEmpty((0,json/* member */.Dc)(error, 'detail'))];
    const pointer = stringOrEmpty((0,json/* member */.Dc)((0,json/* member */.Dc)(error, 'source'), 'pointer'));
    const text = [title, detail].filter((part) => part !== '').join(': ');
    return `${text}${pointer === '' ? '' : ` (at ${pointer})`}`.trim();
}
function stringOrEmpty(value) {
    return typeof value === 'string' ? value : '';
}

// EXTERNAL MODULE: ./build/js/clients/registry/server.js
var registry_server = __webpack_require__(52830);
// EXTERNAL MODULE: ./build/js/clients/schema.js
var clients_schema = __webpack_require__(77798);
;// CONCATENATED MODULE: ./build/js/clients/registry/wire.js








const perSecond = 29;
function createRegistryWire(options) {
    const limit = createRateLimit(perSecond);
    let server = { name: undefined, version: undefined };
    const send = async (call) => {
        const { method, url, unless } = call;
        const { token, signal, transport } = options;
        const sendOnce = async () => {
            unless?.throwIfAborted();
            return await sendCall(call, options, limit);
        };
        const answer = await transport.waitFor(() => `Waiting for the rate limit of the registry: ${method} ${url.pathname}`, () => limit.run(sendOnce, signal));
        server = (0,registry_server/* serverOf */.Y)(answer);
        if (answer.status >= 200 && answer.status < 300)
            return answer;
        throw registryRefusal({ method, path: url.pathname, answer, token });
    };
    return {
        server: () => server,
        send,
        get: async (url, shape) => readRegistryAnswer(shape, await send({ method: 'GET', url }), url),
    };
}
async function sendCall({ method, url, body }, options, limit) {
    const { transport, token, signal } = options;
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
        isBusy: ({ status }) => method === 'GET' && status === 500,
        signal,
        askedPause(busy) {
            const milliseconds = readRequestedPause(busy);
            if (milliseconds !== undefined)
                limit.hold(milliseconds);
            return milliseconds;
        },
    });
}
function readRequestedPause({ headers }) {
    const usual = (0,retry/* parseRetryAfter */.mu)(headers['retry-after'], Date.now());
    if (usual !== undefined)
        return usual;
    const seconds = Number(headers['x-ratelimit-reset'] || Number.NaN);
    return seconds >= 0 && seconds < 3600 ? seconds * 1000 : undefined;
}
function readRegistryAnswer(schema, { status, body }, { pathname, host }) {
    const result = (0,clients_schema/* parseValue */.$)(schema, (0,json/* parseJsonOrUndefined */.rx)(body));
    if ('output' in result)
        return result.output;
    const { path, expected } = result;
    throw new errors/* ServiceError */._7({
        reason: 'server',
        message: (0,messages/* requestMessage */.Vk)(`Unexpected response from the registry at ${host}: expected ${expected}${path === undefined ? '' : ` at ${path}`}`, { method: 'GET', path: pathname, status }),
        help: 'not-the-service-itself',
        hint: 'Check that `registry-address` is the address of the registry itself.',
    });
}
const maxTimer = 2 ** 31 - 1;
function createRateLimit(limit) {
    const queue = new dist/* default */.Ay({ intervalCap: 1, interval: 1000 / limit, strict: true });
    let heldUntil = 0;
    let release;
    return {
        async run(request, signal) {
            release?.ref();
            try {
                return await queue.add(request, signal === undefined ? {} : { signal });
            }
            finally {
                if (queue.size === 0)
                    release?.unref();
            }
        },
        hold(milliseconds) {
            const until = performance.now() + milliseconds;
            if (until <= heldUntil)
                return;
            heldUntil = until;
            queue.pause();
            clearTimeout(release);
            release = setTimeout(() => queue.start(), Math.min(milliseconds, maxTimer));
            if (queue.size === 0)
                release.unref();
        },
    };
}


/***/ }),

/***/ 36736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ findModuleRecord),
/* harmony export */   b: () => (/* binding */ readModule)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12027);
/* harmony import */ var _clients_registry_module_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87049);
/* harmony import */ var _clients_registry_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91377);



async function readModule(registry, module) {
    const record = await findModuleRecord(registry, module);
    const listed = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orElse */ .NW)(registry.listModuleVersions(module), (error) => {
        throw error.reason === 'not-found' ? noSuchModule(module, error) : error;
    });
    const statuses = new Map(record?.statuses?.map(({ version, status }) => [(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_2__/* .listedName */ .d1)(version), status]));
    const revoked = new Set(record?.revoked.map(_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_2__/* .listedName */ .d1));
    const versions = new Map();
    for (const { version, deprecation } of listed) {
        const key = (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_2__/* .listedName */ .d1)(version);
        const status = statuses.get(key) ?? 'ok';
        const before = versions.get(key)?.deprecation;
        versions.set(key, moduleVersion(version, { status, revoked: revoked.has(key), deprecation: before ?? deprecation }));
    }
    for (const { version, status } of record?.statuses ?? []) {
        const key = (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_2__/* .listedName */ .d1)(version);
        if (versions.has(key))
            continue;
        const shown = status === 'ok' ? 'not listed yet' : status;
        versions.set(key, moduleVersion(version, { status: shown, revoked: revoked.has(key), deprecation: undefined }));
    }
    return { versions: [...versions.values()], record };
}
function moduleVersion(listed, more) {
    return { listed, version: (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_2__/* .parseVersion */ .ot)(listed), ...more };
}
async function findModuleRecord(registry, module) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(registry.getModule(module), 'not-found', 'permission');
}
function noSuchModule(module, { message }) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'not-found',
        message: `The registry has no module \`${(0,_clients_registry_module_js__WEBPACK_IMPORTED_MODULE_1__/* .moduleName */ .AO)(module)}\`, or the token may not read it (${message})`,
        help: 'no-such-module',
        hint: 'Check that `module` is `organization/name/provider`, and that the token belongs to that organization.',
    });
}


/***/ }),

/***/ 59655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ writePermitted),
/* harmony export */   Ck: () => (/* binding */ writeToNomad),
/* harmony export */   Fd: () => (/* binding */ changedMeanwhile),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   W_: () => (/* binding */ stateAfter),
/* harmony export */   dh: () => (/* binding */ isConflict),
/* harmony export */   vu: () => (/* binding */ isRefusal)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12027);
/* harmony import */ var _clients_http_pace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24911);
/* harmony import */ var _clients_http_write_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58451);



async function writePermitted(write) {
    const { permit, send, from, to, leavesOpen, find, ...how } = write;
    let asked;
    let open;
    try {
        const answer = await (0,_clients_http_write_once_js__WEBPACK_IMPORTED_MODULE_2__/* .writeOnce */ .F)({
            ...how,
            async send() {
                asked = undefined;
                asked = await permit();
                const answered = await send(asked);
                open = asked;
                return answered;
            },
            leavesOpen(error, attempt) {
                if (asked === undefined || !leavesOpen(error, attempt))
                    return false;
                if (!isRefusal(error))
                    open = asked;
                return true;
            },
            async find(error, attempt) {
                const found = await find(error, attempt);
                if (found === undefined || found instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ)
                    open = undefined;
                if (found instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ)
                    throw found;
                return found;
            },
        });
        const after = await to(answer);
        if (after !== undefined)
            open?.end({ from: from(), to: after });
        return answer;
    }
    catch (error) {
        open?.end({ from: from(), to: undefined });
        throw error;
    }
}
const refusals = new Set([
    'parse',
    'input',
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
function stateOf({ Version, JobModifyIndex }) {
    return { version: Version ?? null, index: JobModifyIndex ?? null };
}
const longestWait = 5000;
async function stateAfter(nomad, job, index) {
    const live = await (0,_clients_http_pace_js__WEBPACK_IMPORTED_MODULE_1__/* .withTimeout */ .w)(longestWait, (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(nomad.readJob(job)));
    return { version: live?.JobModifyIndex === index ? (live.Version ?? null) : null, index };
}
const pauses = [0];
async function writeToNomad({ find, ...write }) {
    return writePermitted({
        ...write,
        leavesOpen: (error, attempt) => !isRefusal(error) || (attempt > 1 && isConflict(error)),
        async find(error) {
            try {
                return await find();
            }
            catch (why) {
                throw unknownOutcome(error, why);
            }
        },
        pauses,
    });
}
function unknownOutcome(lost, why) {
    if (!(why instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ) || why.reason === 'conflict')
        return why;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: lost.reason,
        message: `${lost.message}. Could not determine whether the write took effect: ${why.message}`,
        help: 'not-known-whether-written',
        hint: 'Check the job before you run this again.',
    });
}
function changedMeanwhile(job, what, before, now) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
        reason: 'conflict',
        message: `The job \`${job}\` was changed in the meantime, by another user or process: its ${what} was ${before} and is now ${now}`,
        help: 'changed-meanwhile',
        hint: 'That change was not overwritten. Find out who changed the job, then run this again.',
    });
}


/***/ })

};
