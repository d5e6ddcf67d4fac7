export const id = 314;
export const ids = [314];
export const modules = {

/***/ 8838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   FR: () => (/* binding */ excessOf),
/* harmony export */   ap: () => (/* binding */ endOfString),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   rx: () => (/* binding */ parseJsonOrUndefined)
/* harmony export */ });
const { parse, rawJSON } = JSON;
const LONG_NUMBER = /\d{16}|\d[eE]/;
function parseJson(text) {
    const excess = excessOf(text);
    if (excess !== undefined)
        throw new SyntaxError(excess);
    if (!LONG_NUMBER.test(text))
        return JSON.parse(text);
    return parse(text, (_key, value, { source }) => typeof value === 'number' && source !== undefined && Math.abs(value) > Number.MAX_SAFE_INTEGER
        ? rawJSON(source)
        : value);
}
function parseJsonOrUndefined(text) {
    try {
        return parseJson(text);
    }
    catch {
        return undefined;
    }
}
const maxNesting = 500;
const maxValues = 900_000;
function excessOf(text) {
    let depth = 0;
    let values = 0;
    for (let at = 0; at < text.length; at++) {
        const sign = text[at];
        if (sign === '"')
            at = endOfString(text, at);
        else if (sign === ']' || sign === '}')
            depth--;
        else if (sign === ',')
            values++;
        else if (sign === '[' || sign === '{') {
            values++;
            if (++depth > maxNesting)
                return `it nests deeper than ${maxNesting} levels`;
        }
        if (values > maxValues)
            return `it contains more than ${maxValues} values`;
    }
    return undefined;
}
function endOfString(text, start) {
    let end = text.indexOf('"', start + 1);
    while (end !== -1 && isEscaped(text, end))
        end = text.indexOf('"', end + 1);
    return end === -1 ? text.length : end;
}
function isEscaped(text, at) {
    let backslashes = 0;
    while (text[at - 1 - backslashes] === '\\')
        backslashes++;
    return backslashes % 2 === 1;
}
function member(value, name) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? value[name]
        : undefined;
}


/***/ }),

/***/ 7244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GX: () => (/* binding */ toOneLine),
/* harmony export */   Vk: () => (/* binding */ requestMessage),
/* harmony export */   ZH: () => (/* binding */ capitalize),
/* harmony export */   oX: () => (/* binding */ splitRequest),
/* harmony export */   vI: () => (/* binding */ shortened)
/* harmony export */ });
function requestMessage(sentence, { method, path, status }, text = '') {
    const request = `(${status === undefined ? '' : `${status}, `}${method} ${path})`;
    const own = text.replace(/(?<!\.)\.$/, '');
    const isRepetition = own === '' || `${sentence} `.toLowerCase().startsWith(`${own.toLowerCase()} `);
    return `${isRepetition ? sentence : `${sentence}: ${own}`}${own.includes('\n') ? '\n' : ' '}${request}`;
}
function splitRequest(message) {
    const [brackets = '', request] = /\s\(((?:\d{3}, )?[A-Z]+ \/[^()\s]*)\)/.exec(message) ?? [];
    return { sentence: brackets === '' ? message : message.replace(brackets, ''), request };
}
function capitalize(text) {
    return text.slice(0, 1).toUpperCase() + text.slice(1);
}
function toOneLine(text) {
    return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
}
const maxQuoteLength = 500;
function shortened(text) {
    return text.length <= maxQuoteLength ? text : `${text.slice(0, maxQuoteLength).toWellFormed()}…`;
}


/***/ }),

/***/ 892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ pauseBeforeRetry),
/* harmony export */   Gz: () => (/* binding */ isBusyStatus),
/* harmony export */   Of: () => (/* binding */ realPace),
/* harmony export */   mh: () => (/* binding */ attemptsFor),
/* harmony export */   mu: () => (/* binding */ parseRetryAfter),
/* harmony export */   wj: () => (/* binding */ withTimeout)
/* harmony export */ });
/* unused harmony exports ATTEMPTS, RATE_LIMITED_ATTEMPTS */
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

const ATTEMPTS = 4;
const RATE_LIMITED_ATTEMPTS = 30;
const FIRST_RETRY_PAUSE = 250;
const BUSY_STATUSES = new Set([429, 502, 503, 504]);
function pauseBeforeRetry(last) {
    const { outcome, attempt, repeatable, remaining, now, random } = last;
    if (!repeatable || attempt >= attemptsFor(outcome, now))
        return undefined;
    if (outcome.kind === 'answered' && !outcome.busy && !isBusyStatus(outcome.status)) {
        return undefined;
    }
    const backoff = FIRST_RETRY_PAUSE * 2 ** (Math.min(attempt, ATTEMPTS - 1) - 1) * (0.5 + random / 2);
    const asked = askedPause(outcome, now);
    const next = asked === undefined ? backoff : asked + backoff;
    return next < remaining ? next : undefined;
}
function attemptsFor(outcome, now) {
    const isRateLimited = outcome.kind === 'answered' && outcome.status === 429;
    return isRateLimited && askedPause(outcome, now) !== undefined ? RATE_LIMITED_ATTEMPTS : ATTEMPTS;
}
function askedPause(outcome, now) {
    return outcome.kind === 'answered' ? (parseRetryAfter(outcome.retryAfter, now) ?? outcome.asked) : undefined;
}
function isBusyStatus(status) {
    return BUSY_STATUSES.has(status);
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
async function withTimeout(milliseconds, answer) {
    const giveUp = new AbortController();
    const late = pause(milliseconds, giveUp.signal).then(() => undefined, () => undefined);
    try {
        return await Promise.race([answer, late]);
    }
    finally {
        giveUp.abort();
    }
}


/***/ }),

/***/ 8451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ writeOnce)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(892);


async function writeOnce({ send, leavesOpen, find, pauses, signal, pace = _retry_js__WEBPACK_IMPORTED_MODULE_1__/* .realPace */ .Of, }) {
    for (let attempt = 1;; attempt += 1) {
        try {
            return await send();
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ) || !leavesOpen(error, attempt))
                throw error;
            const found = await find(error, attempt);
            if (found !== undefined)
                return found;
            const milliseconds = pauses[attempt - 1];
            if (milliseconds === undefined)
                throw error;
            if (milliseconds > 0)
                await pace.pause(milliseconds, signal);
        }
    }
}


/***/ }),

/***/ 6127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ createRegistry)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/http/json.js
var json = __webpack_require__(8838);
;// CONCATENATED MODULE: ./build/js/clients/registry/locations.js


const defaultModulesPath = '/api/registry/v1/modules/';
async function modulesBase({ transport, address, signal }) {
    const usual = new URL(`${address.pathname.replace(/(?<!\/)\/+$/, '')}${defaultModulesPath}`, address);
    if (address.pathname !== '/')
        return usual;
    const document = new URL('/.well-known/terraform.json', address);
    const place = (0,json/* member */.Dc)(await readDiscoveryDocument(document, { transport, signal }), 'modules.v1');
    if (typeof place !== 'string' || !URL.canParse(place, document.href))
        return usual;
    const base = new URL(place.endsWith('/') ? place : `${place}/`, document);
    if (base.origin === address.origin)
        return base;
    throw new errors/* ServiceError */._7({
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
        return status === 200 ? (0,json/* parseJson */.qF)(body) : undefined;
    }
    catch (error) {
        if (error instanceof SyntaxError || (error instanceof errors/* ActionError */.lZ && error.reason === 'server'))
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

// EXTERNAL MODULE: ./build/node_modules/p-queue/dist/index.js + 2 modules
var dist = __webpack_require__(3040);
// EXTERNAL MODULE: ./build/js/clients/http/retry.js
var retry = __webpack_require__(892);
// EXTERNAL MODULE: ./build/js/clients/http/messages.js
var messages = __webpack_require__(7244);
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
var registry_server = __webpack_require__(2830);
// EXTERNAL MODULE: ./build/js/clients/schema.js
var clients_schema = __webpack_require__(7798);
// EXTERNAL MODULE: ./build/node_modules/valibot/dist/index.mjs
var valibot_dist = __webpack_require__(1795);
;// CONCATENATED MODULE: ./build/js/clients/registry/wire.js









const perSecond = 29;
function createRegistryWire(options) {
    const limit = createRateLimit(perSecond);
    let server = { name: undefined, version: undefined };
    const send = async (call) => {
        const { method, url } = call;
        const { token, signal, transport } = options;
        const answer = await transport.waitFor(() => `Waiting for the rate limit of the registry: ${method} ${url.pathname}`, () => limit.run(() => sendCall(call, options, limit), signal));
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
const pageSize = 100;
const mostPages = 1000;
async function readPages(wire, list, item) {
    const Page = valibot_dist/* object */.Ikc({
        data: valibot_dist/* array */.YOg(item),
        meta: valibot_dist/* object */.Ikc({
            pagination: valibot_dist/* object */.Ikc({ 'next-page': valibot_dist/* nullish */.cl6(valibot_dist/* number */.aig()), 'total-count': valibot_dist/* number */.aig() }),
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
    throw new errors/* ServiceError */._7({
        reason: 'server',
        message: `${list.host} answered more than ${mostPages} pages of ${list.pathname}`,
        hint: 'Check that `registry-address` is the address of the registry itself.',
    });
}

// EXTERNAL MODULE: ./build/js/clients/registry/module.js
var registry_module = __webpack_require__(7049);
;// CONCATENATED MODULE: ./build/js/clients/registry/client.js




function createRegistry(options) {
    const wire = createRegistryWire(options);
    let found;
    const modules = async (path) => new URL(path, (found ??= await modulesBase(options)));
    const api = (path) => apiUrl(options.address, path);
    const patch = async (permit, verb, { module, version }, deprecation) => {
        permit.spend(verb, { module: (0,registry_module/* moduleName */.AO)(module), version });
        const url = api(`${modulePath(module)}/${encodeURIComponent(version)}`);
        const body = { data: { type: 'module-versions', attributes: { deprecation } } };
        await wire.send({ method: 'PATCH', url, body });
    };
    return {
        deprecateModuleVersion: (permit, { reason, link, ...target }) => patch(permit, 'deprecate', target, {
            'deprecated-status': 'Deprecated',
            ...(reason === '' ? {} : { reason }),
            ...(link === '' ? {} : { link }),
        }),
        revertModuleVersionDeprecation: (permit, target) => patch(permit, 'reinstate', target, { 'deprecated-status': 'Undeprecated' }),
        listModuleVersions: async (module) => wire.get(await modules(`${readPath(module)}/versions`), registry_module/* Listing */.ll),
        getModuleVersion: async ({ module, version }) => wire.get(await modules(`${readPath(module)}/${encodeURIComponent(version)}`), registry_module/* SingleVersion */.Fx),
        async listModules(organization) {
            const url = api(`organizations/${encodeURIComponent(organization)}/registry-modules`);
            url.searchParams.set('filter[registry_name]', 'private');
            const { items, total } = await readPages(wire, url, registry_module/* ListedModule */.Qb);
            const listed = new Map(items.map((module) => [(0,registry_module/* moduleName */.AO)(module), module]));
            if (listed.size < total)
                throw incompleteList(organization, listed.size, total);
            return [...listed.values()];
        },
        getModule: (module) => wire.get(api(modulePath(module)), registry_module/* MODULE_RECORD */.J5),
        getModuleVersionRecord({ module, version }) {
            const url = api(`${modulePath(module)}/version`);
            url.searchParams.set('module_version', version);
            return wire.get(url, registry_module/* VersionRecord */.iJ);
        },
        getEntitlementSet: (organization) => wire.get(api(`organizations/${encodeURIComponent(organization)}/entitlement-set`), registry_module/* Entitlements */.bx),
        getAccount: () => wire.get(api('account/details'), registry_module/* Account */.gD),
        server: wire.server,
    };
}
function incompleteList(organization, read, total) {
    return new errors/* ServiceError */._7({
        reason: 'server',
        message: `The registry listed ${read} of the ${total} modules of \`${organization}\``,
        hint: 'It updates the list while it is read, or repeats a page: re-run the job.',
    });
}
function readPath({ organization, name, provider }) {
    return [organization, name, provider].map(encodeURIComponent).join('/');
}


/***/ }),

/***/ 2830:
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

/***/ 4949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/report/run-report.js
var run_report = __webpack_require__(4159);
// EXTERNAL MODULE: ./build/js/report/modules/module-report.js + 2 modules
var module_report = __webpack_require__(4549);
// EXTERNAL MODULE: ./build/js/modes/deprecate/inputs.js
var inputs = __webpack_require__(4472);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/operations/modules/change-modules.js + 2 modules
var change_modules = __webpack_require__(4439);
// EXTERNAL MODULE: ./build/js/operations/modules/decide-modules.js
var decide_modules = __webpack_require__(5403);
// EXTERNAL MODULE: ./build/js/operations/modules/find-targets.js + 1 modules
var find_targets = __webpack_require__(8548);
// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
// EXTERNAL MODULE: ./build/js/clients/registry/module.js
var registry_module = __webpack_require__(7049);
// EXTERNAL MODULE: ./build/js/clients/registry/version.js
var registry_version = __webpack_require__(1377);
// EXTERNAL MODULE: ./build/js/operations/modules/plan-changes.js
var plan_changes = __webpack_require__(9056);
// EXTERNAL MODULE: ./build/js/operations/modules/policy.js
var modules_policy = __webpack_require__(7369);
// EXTERNAL MODULE: ./build/js/operations/modules/read-module.js
var read_module = __webpack_require__(6736);
// EXTERNAL MODULE: ./build/js/operations/modules/template.js
var template = __webpack_require__(6073);
// EXTERNAL MODULE: ./build/js/text/times.js
var times = __webpack_require__(5502);
;// CONCATENATED MODULE: ./build/js/modes/deprecate/decide-deprecations.js









async function decideDeprecations({ module, version }, run) {
    const { inputs, registry, log } = run;
    const { versions, record } = version === undefined ? await (0,read_module/* readModule */.b)(registry, module) : await waitForVersion({ module, version }, run);
    const released = version ?? (0,modules_policy/* newestVersion */.R)(versions, { withdrawn: undefined, isOurs: template/* isWrittenByOutrider */.BU });
    const isOnly = inputs.modules.modules.length === 1 && inputs.modules.patterns.length === 0;
    if (version === undefined && released !== undefined && isOnly) {
        log(`No tag names a version of ${(0,registry_module/* moduleName */.AO)(module)}; its newest, ${(0,registry_version/* versionName */.sh)(released)}, counts as released.`);
    }
    const decisions = await decideByAge({ module, version: released }, versions, run);
    const isNeeded = decisions.some(({ verdict }) => verdict === 'deprecate');
    const wording = {
        reason: inputs.reason,
        link: inputs.link,
        module,
        ...(isNeeded ? await findRelease({ module, version: released }, run) : noRelease),
        date: new Date(run.now()).toISOString().slice(0, 10),
        policy: inputs.policy.rule,
    };
    const planned = (0,plan_changes/* planDeprecations */.zz)(decisions, { wording, updateText: inputs.updateText });
    checkLinks(planned);
    const notes = record?.noCode === true ? [noCodeWarning((0,registry_module/* moduleName */.AO)(module))] : [];
    return { module, version: released, record, versions: planned, notes };
}
async function decideByAge({ module, version: released }, versions, { inputs: { policy }, tag, registry, now }) {
    const occasion = {
        released,
        isMarkedPrerelease: tag?.isPrerelease === true,
        withdrawn: undefined,
        created: new Map(),
        now: now(),
        isOurs: template/* isWrittenByOutrider */.BU,
    };
    if (policy.minAge === 0)
        return (0,modules_policy/* decideVersions */.E)(versions, policy, occasion);
    const old = (0,modules_policy/* decideVersions */.E)(versions, { ...policy, minAge: 0 }, occasion).flatMap(({ version, verdict }) => verdict === 'deprecate' && version !== undefined ? [(0,registry_version/* versionName */.sh)(version)] : []);
    const created = await (0,p_map/* default */.Ay)(old, async (version) => {
        const record = await (0,errors/* orUndefined */.y0)(registry.getModuleVersionRecord({ module, version }), 'not-found');
        return record?.createdAt === undefined ? [] : [[version, record.createdAt]];
    }, { concurrency: 8 });
    return (0,modules_policy/* decideVersions */.E)(versions, policy, { ...occasion, created: new Map(created.flat()) });
}
const noRelease = { tag: '', releaseUrl: '' };
async function findRelease({ module, version }, { tag: released, registry, event }) {
    if (released !== undefined)
        return { tag: released.tag, releaseUrl: released.url ?? releasePage(released.tag, event) };
    if (version === undefined)
        return noRelease;
    const shown = await (0,errors/* orElse */.NW)(registry.getModuleVersion({ module, version: (0,registry_version/* versionName */.sh)(version) }), (error) => {
        if (error instanceof errors/* ServiceError */._7 && error.reason !== 'unauthorized')
            return undefined;
        throw error;
    });
    const tag = shown?.tag ?? '';
    return { tag, releaseUrl: releasePage(tag, event) };
}
function releasePage(tag, { repo: repository, serverUrl }) {
    const path = tag.split('/').map(encodeURIComponent).join('/');
    return repository === undefined || tag === ''
        ? ''
        : `${serverUrl}/${repository.owner}/${repository.repo}/releases/tag/${path}`;
}
function checkLinks(planned) {
    for (const { name, change, text } of planned) {
        if (change !== 'deprecate' || text.link === '' || isWebAddress(text.link))
            continue;
        throw new errors/* ActionError */.lZ({
            reason: 'input',
            message: `Input \`link\` expands to ${JSON.stringify(text.link)} for ${name}, which is not a URL`,
            hint: 'Start it with `https://`, or write `none`.',
            help: 'invalid-value',
        });
    }
}
function isWebAddress(text) {
    return /^https?:\/\//.test(text) && URL.canParse(text);
}
function noCodeWarning(module) {
    const text = `${module} is a no-code module: check in the registry that its pinned version was not deprecated.`;
    return { level: 'warning', text };
}
const shortestPause = 1000;
const longestEarlyPause = 5000;
const longestPause = 30_000;
async function waitForVersion(awaited, run) {
    const { module, version } = awaited;
    const { runLog, waitUntil: until } = run;
    const name = `${(0,registry_module/* moduleName */.AO)(module)} ${(0,registry_version/* versionName */.sh)(version)}`;
    let logged = '';
    const describe = () => `Waiting for ${name}: ${logged}; ${(0,times/* formatDuration */.a3)(until - performance.now())} left`;
    const onStatus = (status) => {
        const isNew = status !== logged;
        logged = status;
        if (isNew)
            runLog.progress(describe());
    };
    return runLog.waitFor(() => (logged === '' ? '' : describe()), () => untilPublished(awaited, run, { name, onStatus }));
}
async function untilPublished({ module, version }, { registry, signal, pace, waitUntil: until }, { name, onStatus }) {
    const started = performance.now();
    let isAnswered = false;
    for (let gap = shortestPause;; gap = nextPause(gap, performance.now() - started)) {
        const state = await (0,read_module/* readModule */.b)(registry, module).catch((error) => temporaryError(error, isAnswered));
        const status = state instanceof errors/* ServiceError */._7 ? `trying again: ${state.message}` : versionStatus(state, version);
        if (!(state instanceof errors/* ServiceError */._7)) {
            if (status === 'ok')
                return state;
            if (status.endsWith('_failed'))
                throw ingressFailed(name, status, errorOf(state, version));
        }
        const left = until - performance.now();
        if (left <= 0)
            throw state instanceof errors/* ServiceError */._7 ? state : timeoutError(name, status);
        isAnswered = true;
        onStatus(status);
        await pace.pause(Math.min(gap, left), signal);
    }
}
function temporaryError(error, answered) {
    if (answered && error instanceof errors/* ServiceError */._7 && error.isTransient)
        return error;
    throw error;
}
function nextPause(gap, waited) {
    return Math.min(gap * 1.5, waited < 60_000 ? longestEarlyPause : longestPause);
}
function versionStatus({ versions }, version) {
    const found = versions.find((one) => one.version !== undefined && (0,registry_version/* byPrecedence */.mc)(one.version, version) === 0);
    return found?.status ?? 'not in the registry yet';
}
function errorOf({ record }, version) {
    const name = (0,registry_version/* versionName */.sh)(version);
    return record?.statuses?.find((one) => (0,registry_version/* listedName */.d1)(one.version) === name)?.error ?? '';
}
function ingressFailed(name, status, error) {
    return new errors/* ActionError */.lZ({
        reason: 'ingress-failed',
        message: `The registry could not publish ${name}: ${status}${error === '' ? '' : `: ${error}`}; nothing was deprecated`,
        hint: 'Fix the module and release it again.',
    });
}
function timeoutError(name, status) {
    return new errors/* ActionError */.lZ({
        reason: 'timed-out',
        message: `${name} was not published in time: ${status}; nothing was deprecated`,
        hint: 'Check the module in the registry. Re-run the job once the version is published, or raise `wait-for-version`.',
    });
}

;// CONCATENATED MODULE: ./build/js/modes/deprecate/index.js








const mode = {
    inputs: inputs/* deprecateInputs */.B,
    activity: 'Deprecating',
    writes: ['deprecate'],
    read: inputs/* readDeprecateInputs */.X,
    run: async (inputs, context) => (0,errors/* withErrors */.u$)(deprecate(inputs, context), (0,change_modules/* nothingChanged */.U)(inputs, context)),
    report: (outcome, context) => (0,run_report/* expandReport */.rk)((0,module_report/* registryReport */.kh)(outcome), context),
};
async function deprecate(inputs, context) {
    const waitUntil = performance.now() + inputs.waitForVersion;
    const run = (0,decide_modules/* startModuleRun */.G)(inputs, context);
    const found = await (0,find_targets/* findTargets */.q)(inputs, context.event, run);
    const decided = await (0,decide_modules/* decideModules */.k)(found.targets, async (target) => decideDeprecations(target, { ...run, inputs, tag: found.tag, event: context.event, waitUntil }));
    return (0,change_modules/* changeModules */.C)(decided, found, inputs, run);
}


/***/ }),

/***/ 4993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decideReinstatements: () => (/* binding */ decideReinstatements),
/* harmony export */   mode: () => (/* binding */ mode)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_registry_module_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7049);
/* harmony import */ var _clients_registry_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1377);
/* harmony import */ var _operations_modules_change_modules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4439);
/* harmony import */ var _operations_modules_decide_modules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5403);
/* harmony import */ var _operations_modules_find_targets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8548);
/* harmony import */ var _operations_modules_plan_changes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9056);
/* harmony import */ var _operations_modules_policy_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7369);
/* harmony import */ var _operations_modules_read_module_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6736);
/* harmony import */ var _operations_modules_template_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6073);
/* harmony import */ var _report_modules_module_report_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4549);
/* harmony import */ var _report_run_report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4159);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4564);













const mode = {
    inputs: _inputs_js__WEBPACK_IMPORTED_MODULE_12__/* .reinstateInputs */ .Z,
    activity: 'Reinstating',
    writes: ['reinstate'],
    read: _inputs_js__WEBPACK_IMPORTED_MODULE_12__/* .readReinstateInputs */ .D,
    run: async (inputs, context) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withErrors */ .u$)(reinstate(inputs, context), (0,_operations_modules_change_modules_js__WEBPACK_IMPORTED_MODULE_3__/* .nothingChanged */ .U)(inputs, context)),
    report: (outcome, context) => (0,_report_run_report_js__WEBPACK_IMPORTED_MODULE_11__/* .expandReport */ .rk)((0,_report_modules_module_report_js__WEBPACK_IMPORTED_MODULE_10__/* .registryReport */ .kh)(outcome), context),
};
async function reinstate(inputs, context) {
    const run = (0,_operations_modules_decide_modules_js__WEBPACK_IMPORTED_MODULE_4__/* .startModuleRun */ .G)(inputs, context);
    const found = await (0,_operations_modules_find_targets_js__WEBPACK_IMPORTED_MODULE_5__/* .findTargets */ .q)(inputs, context.event, run);
    const decided = await (0,_operations_modules_decide_modules_js__WEBPACK_IMPORTED_MODULE_4__/* .decideModules */ .k)(found.targets, async (target) => decideReinstatements(target, { ...run, inputs }));
    return (0,_operations_modules_change_modules_js__WEBPACK_IMPORTED_MODULE_3__/* .changeModules */ .C)(decided, found, inputs, run);
}
async function decideReinstatements({ module, version: withdrawn }, dependencies) {
    const { inputs, registry, now } = dependencies;
    const { policy, reinstateScope: scope } = inputs;
    const state = await (0,_operations_modules_read_module_js__WEBPACK_IMPORTED_MODULE_8__/* .readModule */ .b)(registry, module);
    const counts = scope === 'all' ? () => true : _operations_modules_template_js__WEBPACK_IMPORTED_MODULE_9__/* .isWrittenByOutrider */ .BU;
    const released = (0,_operations_modules_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .newestVersion */ .R)(state.versions, { withdrawn, isOurs: counts });
    const decisions = (0,_operations_modules_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .decideVersions */ .E)(state.versions, { ...policy, minAge: 0 }, { released, isMarkedPrerelease: false, withdrawn, created: new Map(), now: now(), isOurs: counts });
    const versions = (0,_operations_modules_plan_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .planReinstatements */ .qJ)(decisions, { policy, scope });
    const notes = reinstateNotes(withdrawn, state, (0,_clients_registry_module_js__WEBPACK_IMPORTED_MODULE_1__/* .moduleName */ .AO)(module));
    return { module, version: withdrawn, record: state.record, versions, notes };
}
function reinstateNotes(withdrawn, { versions }, module) {
    const left = versions.find(({ version }) => withdrawn !== undefined && version !== undefined && (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_2__/* .byPrecedence */ .mc)(version, withdrawn) === 0);
    if (withdrawn === undefined || left === undefined || left.deprecation !== undefined || left.revoked)
        return [];
    const text = `${module} ${(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_2__/* .versionName */ .sh)(withdrawn)} itself was not changed: consumers still get it, and the next \`deprecate\` counts it as the newest. Delete or deprecate it in the registry.`;
    return [{ level: 'notice', text }];
}


/***/ }),

/***/ 4439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ changeModules),
  U: () => (/* binding */ nothingChanged)
});

// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/registry/module.js
var registry_module = __webpack_require__(7049);
// EXTERNAL MODULE: ./build/js/clients/registry/version.js
var registry_version = __webpack_require__(1377);
// EXTERNAL MODULE: ./build/js/text/numbers.js
var numbers = __webpack_require__(4482);
// EXTERNAL MODULE: ./build/js/clients/registry/server.js
var server = __webpack_require__(2830);
;// CONCATENATED MODULE: ./build/js/operations/modules/explain-not-found.js



const whoMay = 'Use a user token, or a team token of a team with "Manage modules" (private registry); an organization token cannot.';
async function explainNotFound(refused, version) {
    const { registry, module, record, isAccepted } = version;
    const name = `${(0,registry_module/* moduleName */.AO)(module)} ${version.name}`;
    const errorOf = (reason, what, hint) => new errors/* ActionError */.lZ({ reason, message: `${what}: ${refused.message}`, hint, cause: refused });
    if (!(await isListed(version))) {
        return errorOf('not-found', `${name} is no longer in the registry`, 'Re-run the job to decide on the versions that it has now.');
    }
    const old = (0,server/* describeTooOld */.F)(registry.server());
    if (old !== undefined)
        return errorOf('tier', old, 'Upgrade it.');
    const entitlements = await (0,errors/* orUndefined */.y0)(registry.getEntitlementSet(module.organization));
    if (entitlements?.moduleDeprecations === false) {
        const what = `The organization \`${module.organization}\` is not entitled to deprecate module versions`;
        return errorOf('tier', what, 'Deprecation needs the Standard edition of HCP Terraform.');
    }
    if (isAccepted || record?.canDelete === true) {
        const what = `The registry lists ${name}, but does not find it`;
        return errorOf('not-found', what, 'The token may manage the module. Open the version in the registry to see its state.');
    }
    if (record === undefined && registry.server().name === undefined) {
        const what = `${name} is listed, but cannot be deprecated: the token lacks the permission, or the registry does not support deprecation`;
        return errorOf('permission', what, `Check \`registry-address\`: only HCP Terraform and Terraform Enterprise can deprecate. ${whoMay}`);
    }
    const certain = record?.canDelete === false ? 'cannot' : 'most likely cannot';
    return errorOf('permission', `The token ${certain} manage the modules of \`${module.organization}\``, whoMay);
}
async function isListed({ registry, module, name }) {
    const listed = registry.listModuleVersions(module);
    return (0,errors/* orElse */.NW)(listed.then((versions) => versions.some(({ version }) => version === name)), ({ reason }) => reason !== 'not-found');
}

// EXTERNAL MODULE: ./build/js/operations/modules/plan-changes.js
var plan_changes = __webpack_require__(9056);
// EXTERNAL MODULE: ./build/js/operations/modules/template.js
var template = __webpack_require__(6073);
// EXTERNAL MODULE: ./build/js/operations/write-permitted.js
var write_permitted = __webpack_require__(9655);
;// CONCATENATED MODULE: ./build/js/operations/modules/write-version.js



const pauses = [300, 600, 1200];
const readPauses = [300, 600];
async function writeVersion(write, run) {
    const { signal, pace, gate, evidence } = run;
    signal.throwIfAborted();
    const state = { version: write.name, index: null };
    let isOpen = false;
    try {
        await (0,write_permitted/* writePermitted */.CU)({
            from: () => state,
            permit: () => gate.mayWrite(write.change, { module: (0,registry_module/* moduleName */.AO)(write.module), version: write.name }, evidence),
            send: async (permit) => {
                await send(write, permit, run);
                return true;
            },
            leavesOpen(error) {
                isOpen = !isCertainRefusal(error);
                return isOpen;
            },
            async find(error, attempt) {
                if (!(error instanceof errors/* ServiceError */._7))
                    throw error;
                const isRefused = !error.isTransient;
                const made = await isMade(write, run, isRefused && attempt > 1 ? readPauses : []);
                isOpen = made === undefined;
                if (made === true)
                    return true;
                if (!isRefused && error.httpStatus !== 429)
                    return undefined;
                if (isOpen)
                    throw error;
                return error;
            },
            pauses,
            signal,
            pace,
            to: () => state,
        });
    }
    catch (error) {
        throw isOpen && error instanceof errors/* ActionError */.lZ ? unknownOutcome(error) : error;
    }
}
const refusals = new Set(['unauthorized', 'permission', 'not-found']);
function isCertainRefusal(error) {
    return error instanceof errors/* ServiceError */._7 && refusals.has(error.reason);
}
function unknownOutcome(error) {
    return new errors/* ActionError */.lZ({
        reason: error.reason,
        message: `${error.message}. Could not determine whether the write took effect`,
        hint: error.hint,
        help: 'not-known-whether-written',
        cause: error,
    });
}
async function send({ module, name: version, ...write }, permit, { registry }) {
    if (write.change === 'deprecate')
        await registry.deprecateModuleVersion(permit, { module, version, ...write.text });
    else
        await registry.revertModuleVersionDeprecation(permit, { module, version });
}
async function isMade(write, run, morePauses) {
    let isKnown = false;
    for (const milliseconds of [0, ...morePauses]) {
        if (milliseconds > 0)
            await run.pace.pause(milliseconds, run.signal);
        const shown = await readDeprecation(write, run);
        if (shown !== 'unknown' && isAsWanted(write, shown))
            return true;
        isKnown = shown !== 'unknown';
    }
    return isKnown ? false : undefined;
}
async function readDeprecation({ module, name: version }, { registry }) {
    const shown = registry.getModuleVersion({ module, version }).then(({ deprecation }) => deprecation);
    return (0,errors/* orElse */.NW)(shown, async (error) => {
        if (!(error instanceof errors/* ServiceError */._7) || error.reason === 'unauthorized')
            throw error;
        if (error.reason !== 'not-found')
            return 'unknown';
        const listed = await (0,errors/* orElse */.NW)(registry.listModuleVersions(module), (reason) => {
            if (reason instanceof errors/* ServiceError */._7)
                return [];
            throw reason;
        });
        const found = listed.find((one) => one.version === version);
        return found === undefined ? 'unknown' : found.deprecation;
    });
}
function isAsWanted(write, shown) {
    if (write.change === 'reinstate')
        return shown === undefined;
    if (shown === undefined)
        return false;
    return write.deprecation === undefined || isSameText(write.text, shown);
}
function isSameText(one, other) {
    return one?.reason === other?.reason && one?.link === other?.link;
}

;// CONCATENATED MODULE: ./build/js/operations/modules/change-modules.js









function nothingChanged({ mode, dryRun }, { event }) {
    return { mode, dryRun, tag: event.tag?.tag, modules: [], failures: [], notes: [] };
}
async function changeModules(decided, { modules: named, tag, failures, notes }, inputs, run) {
    const { mode, dryRun, maxChanges } = inputs;
    const plans = decided.map((one) => ('failures' in one ? one : { ...one, refusal: findRefusal(one, inputs) }));
    const tooMany = refuseTooMany(plans, maxChanges);
    const writing = { ...run, evidence: { kind: 'operator', names: named.map(registry_module/* moduleName */.AO) } };
    const writer = dryRun ? dryWriter : createWriter(writing, plans.length > 1);
    const modules = [];
    for (const plan of plans)
        modules.push('failures' in plan ? plan : await changeModule(plan, inputs, tooMany === undefined ? writer : undefined));
    const unseen = await findUnseen(writer.written(), run);
    return {
        mode,
        dryRun,
        tag: tag?.tag,
        modules: modules.map((module) => withUnseen(module, unseen)),
        failures: tooMany === undefined ? failures : [...failures, tooMany],
        notes,
    };
}
async function changeModule(plan, inputs, writer) {
    const { module, version, refusal, notes } = plan;
    const versions = [];
    for (const one of plan.versions)
        versions.push(await changeVersion(plan, one, refusal === undefined ? writer : undefined));
    const failure = refusal ?? explainFailures(plan, versions, writer?.stopOf(module.organization));
    return {
        module: (0,registry_module/* moduleName */.AO)(module),
        version: version && (0,registry_version/* versionName */.sh)(version),
        notes: [...notes, ...namedNotes(plan, inputs)],
        versions,
        failures: failure === undefined ? [] : [failure],
    };
}
async function changeVersion(module, planned, writer) {
    const { name, verdict, why, deprecation, revoked: isRevoked, text } = planned;
    const deprecatedBy = deprecation && ((0,template/* isWrittenByOutrider */.BU)(deprecation) ? 'outrider' : 'person');
    const unchanged = { name, verdict, why, isRevoked, deprecatedBy, text: undefined, failure: undefined };
    if (verdict === 'skip')
        return { ...unchanged, result: 'skipped' };
    if (planned.change === undefined)
        return { ...unchanged, text, result: 'unchanged' };
    if (writer === undefined)
        return { ...unchanged, result: 'held' };
    const result = await writer.write(module, planned);
    if (result === 'changed')
        return { ...unchanged, why: 'its deprecation changed during this run', result: 'held' };
    if (result !== 'written')
        return { ...unchanged, failure: result, result: 'failed' };
    return { ...unchanged, text, result: planned.change === 'deprecate' ? 'deprecated' : 'reinstated' };
}
function namedNotes({ versions }, { mode, policy }) {
    const missing = (0,plan_changes/* missingVersions */.Ie)(policy.versions, versions).map(registry_version/* versionName */.sh);
    const kept = mode === 'deprecate' ? versions.filter((one) => one.verdict !== 'deprecate' && (0,plan_changes/* isNamed */.ev)(one, policy)) : [];
    return [
        ...missing.map((name) => warning(`The registry has no version ${name}, which \`versions\` names.`)),
        ...kept.map(({ name, why }) => warning(`\`versions\` names ${name}, but it is not changed: ${why}.`)),
    ];
}
function warning(text) {
    return { level: 'warning', text };
}
function isChanged(version) {
    return version.change !== undefined;
}
function findRefusal({ module, versions }, inputs) {
    const missing = (0,plan_changes/* missingVersions */.Ie)(inputs.policy.versions, versions).map(registry_version/* versionName */.sh);
    const name = (0,registry_module/* moduleName */.AO)(module);
    if (missing.length > 0 && inputs.onMissing !== 'warning') {
        return new errors/* ActionError */.lZ({
            reason: 'not-found',
            message: `The registry has no version ${missing.join(', ')} of ${name}, which \`versions\` names`,
            help: 'no-such-module',
            hint: 'Nothing was changed. Correct `versions`, or set `on-missing: warning`.',
        });
    }
    if (!inputs.requireSuccessor || !versions.some(isChanged) || (0,plan_changes/* successorsOf */.L6)(versions).length > 0)
        return undefined;
    return new errors/* ActionError */.lZ({
        reason: 'no-successor',
        message: `Every version of ${name} would be deprecated, which leaves none to move to; nothing was changed`,
        hint: 'Release a usable version, reinstate one with `mode: reinstate` and `policy: explicit`, or set `require-successor: false`.',
    });
}
function refuseTooMany(plans, most) {
    const planned = plans.flatMap((plan) => 'failures' in plan || plan.refusal !== undefined
        ? []
        : plan.versions.filter(isChanged).map(() => (0,registry_module/* moduleName */.AO)(plan.module)));
    if (planned.length <= most)
        return undefined;
    const [only = '', ...others] = new Set(planned);
    const where = others.length === 0 ? only : (0,numbers/* plural */.LS)(others.length + 1, 'module');
    return new errors/* ActionError */.lZ({
        reason: 'too-many-changes',
        message: `${(0,numbers/* plural */.LS)(planned.length, 'version')} of ${where} would be changed, but \`max-changes\` is ${most}; nothing was changed`,
        hint: 'Check the table. If it is right, raise `max-changes`.',
    });
}
function explainFailures({ module, versions: planned }, versions, stop) {
    const [first, ...others] = versions.flatMap(({ failure }) => failure ?? []);
    if (first === undefined)
        return undefined;
    const name = (0,registry_module/* moduleName */.AO)(module);
    if (stop !== undefined)
        return stop.module === name ? stop.failure : stop.failure.withContext(`${name} was skipped`);
    return new errors/* ActionError */.lZ({
        reason: 'partial',
        message: `${others.length + 1} of ${planned.filter(isChanged).length} versions of ${name} could not be changed: ${first.message}`,
        hint: 'The other changes were made. Re-run the job to make the remaining changes.',
    });
}
const dryWriter = { write: async () => 'written', stopOf: () => undefined, written: () => [] };
const ofOrganization = new Set(['tier', 'permission']);
const ofAll = new Set(['unauthorized', 'timed-out']);
function createWriter(run, readsAgain) {
    const stops = new Map();
    const written = [];
    const listings = new Map();
    const stopOf = (organization) => stops.get(organization) ?? stops.get('');
    const isCurrent = async ({ module, name, deprecation }) => {
        const listing = listings.get((0,registry_module/* moduleName */.AO)(module)) ?? run.registry.listModuleVersions(module);
        listings.set((0,registry_module/* moduleName */.AO)(module), listing);
        const found = (await listing).find(({ version }) => version === name);
        return found === undefined || isSameText(found.deprecation, deprecation);
    };
    return {
        async write({ module, record }, version) {
            const stop = stopOf(module.organization);
            if (stop !== undefined)
                return stop.failure.withMessage('Not changed, because an earlier change failed', undefined);
            const write = { ...version, module };
            try {
                run.signal.throwIfAborted();
                if (readsAgain && !(await isCurrent(write)))
                    return 'changed';
                await writeVersion(write, run);
            }
            catch (error) {
                if (!(error instanceof errors/* ActionError */.lZ))
                    throw error;
                const isAccepted = written.some((one) => one.module === module);
                const isUnexplained = error instanceof errors/* ServiceError */._7 && error.reason === 'not-found';
                const failure = isUnexplained
                    ? await explainNotFound(error, { ...write, registry: run.registry, record, isAccepted })
                    : error;
                const at = ofAll.has(failure.reason) ? '' : module.organization;
                if (at === '' || ofOrganization.has(failure.reason))
                    stops.set(at, { module: (0,registry_module/* moduleName */.AO)(module), failure });
                return failure;
            }
            written.push(write);
            run.log(describeWritten(write));
            return 'written';
        },
        stopOf,
        written: () => (stops.size > 0 ? [] : written),
    };
}
function describeWritten({ module, name, ...write }) {
    const what = `${(0,registry_module/* moduleName */.AO)(module)} ${name}`;
    return write.change === 'reinstate' ? `Reinstated ${what}.` : `Deprecated ${what}: ${write.text.reason}`;
}
const readBackPauses = [0, 300, 1000, 2000];
const mostAtOnce = 8;
async function findUnseen(written, { registry, signal, pace }) {
    let unseen = written;
    const readBack = async () => {
        for (const milliseconds of readBackPauses) {
            if (unseen.length === 0)
                break;
            await pace.pause(milliseconds, signal);
            const shown = await (0,p_map/* default */.Ay)([...Map.groupBy(unseen, ({ module }) => module)], async ([module, writes]) => {
                const listed = await registry.listModuleVersions(module);
                const byName = new Map(listed.map(({ version, deprecation }) => [version, deprecation]));
                return writes.filter((write) => !isAsWanted(write, byName.get(write.name)));
            }, { concurrency: mostAtOnce });
            unseen = shown.flat();
        }
    };
    await (0,errors/* orUndefined */.y0)(readBack());
    return unseen;
}
function withUnseen(judged, unseen) {
    const own = unseen.filter(({ module }) => (0,registry_module/* moduleName */.AO)(module) === judged.module);
    const notes = own.map(({ name }) => warning(`The registry does not show the change of ${name} yet.`));
    return { ...judged, notes: [...judged.notes, ...notes] };
}


/***/ }),

/***/ 5403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ startModuleRun),
/* harmony export */   k: () => (/* binding */ decideModules)
/* harmony export */ });
/* harmony import */ var p_map__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(606);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _clients_registry_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6127);
/* harmony import */ var _clients_registry_module_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7049);
/* harmony import */ var _clients_registry_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1377);
/* harmony import */ var _text_log_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(872);






function startModuleRun({ registry: { address, token } }, { transport, deadline: { signal }, runner, runLog, gate }) {
    return {
        registry: (0,_clients_registry_client_js__WEBPACK_IMPORTED_MODULE_2__/* .createRegistry */ .I)({ transport, address, token, signal }),
        signal,
        pace: transport.pace,
        log: (line) => runner.log((0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .pj) `${line}`),
        runLog,
        gate,
        now: Date.now,
    };
}
const mostAtOnce = 8;
async function decideModules(targets, decide) {
    const stopped = new Map();
    const decideOne = async (target) => {
        const { organization } = target.module;
        const stop = stopped.get('') ?? stopped.get(organization);
        const undecided = undecidedModule(target);
        if (stop !== undefined)
            return { ...undecided, failures: [stop.withContext(`${undecided.module} was skipped`)] };
        const decided = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .withErrors */ .u$)(decide(target), undecided);
        const failure = 'failures' in decided ? decided.failures[0] : undefined;
        if (failure?.reason === 'unauthorized' || failure?.reason === 'unreachable')
            stopped.set('', failure);
        if (failure?.reason === 'tier' || failure?.reason === 'permission')
            stopped.set(organization, failure);
        return decided;
    };
    const first = await (0,p_map__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .Ay)(targets.slice(0, 1), decideOne);
    return [...first, ...(await (0,p_map__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .Ay)(targets.slice(1), decideOne, { concurrency: mostAtOnce }))];
}
function undecidedModule({ module, version }) {
    return {
        module: (0,_clients_registry_module_js__WEBPACK_IMPORTED_MODULE_3__/* .moduleName */ .AO)(module),
        version: version && (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_4__/* .versionName */ .sh)(version),
        versions: [],
        failures: [],
        notes: [],
    };
}


/***/ }),

/***/ 8548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ findTargets)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/registry/module.js
var registry_module = __webpack_require__(7049);
// EXTERNAL MODULE: ./build/js/text/numbers.js
var numbers = __webpack_require__(4482);
// EXTERNAL MODULE: ./build/js/clients/registry/version.js
var registry_version = __webpack_require__(1377);
;// CONCATENATED MODULE: ./build/js/operations/modules/release-tag.js

function findTaggedReleases(tag, tagged) {
    const found = tagged.flatMap(({ module, prefix }) => {
        const matched = prefix === undefined ? lengthByName(tag, module, isVersion) : lengthByPrefix(tag, prefix);
        const version = matched === undefined ? undefined : (0,registry_version/* parseVersion */.ot)(tag.slice(matched));
        return matched === undefined || version === undefined ? [] : [{ module, version, matched }];
    });
    const longest = Math.max(0, ...found.map(({ matched }) => matched));
    return found.filter(({ matched }) => matched === longest).map(({ module, version }) => ({ module, version }));
}
function isMovingTag(tag, { module, prefix }) {
    if (!/\d/.test(tag) || isLine(tag))
        return true;
    const matched = prefix === undefined ? lengthByName(tag, module, isLine) : lengthByPrefix(tag, prefix);
    return matched !== undefined && isLine(tag.slice(matched));
}
function isVersion(text) {
    return (0,registry_version/* parseVersion */.ot)(text) !== undefined;
}
function isLine(text) {
    return /^v?\d+(?:\.\d+)?$/.test(text);
}
function lengthByPrefix(tag, prefix) {
    return tag.startsWith(prefix) ? prefix.length : undefined;
}
function lengthByName(tag, { name, provider }, isEnd) {
    if (isEnd(tag))
        return 0;
    const names = [name, `${name}-${provider}`, `${provider}-${name}`, `${name}/${provider}`, `${provider}/${name}`];
    const lengths = names.flatMap((one) => ['-', '/', '@', '_', '.'].flatMap((separator) => {
        const lead = `${one}${separator}`;
        const at = `/${tag}`.lastIndexOf(`/${lead}`);
        const end = at + lead.length;
        return at >= 0 && isEnd(tag.slice(end)) ? [end] : [];
    }));
    return lengths.length === 0 ? undefined : Math.min(...lengths);
}

;// CONCATENATED MODULE: ./build/js/operations/modules/find-targets.js




async function findTargets(inputs, { tag: event, eventName }, { registry, log }) {
    const { version } = inputs;
    const tag = event?.what === (inputs.mode === 'deprecate' ? 'released' : 'withdrawn') ? event : undefined;
    const isOfBranch = event === undefined && (eventName === 'create' || eventName === 'delete');
    if (version === undefined && isOfBranch)
        return { targets: [], tag, modules: [], failures: [], notes: [] };
    if (version === undefined && tag === undefined)
        checkEvent(inputs, event, eventName);
    const found = await findModules(inputs.modules, registry);
    const { modules } = found;
    if (inputs.modules.patterns.length > 0)
        log(`${(0,numbers/* plural */.LS)(modules.length, 'module')} to evaluate.`);
    if (version !== undefined || tag === undefined)
        return { ...found, targets: modules.map((module) => ({ module, version })), tag };
    const tagged = await Promise.all(modules.map(async (module) => ({ module, prefix: inputs.tagPrefix ?? (await prefixOf(module, registry)) })));
    const targets = findTaggedReleases(tag.tag, tagged);
    const [only, ...others] = tagged;
    if (inputs.mode === 'deprecate' && targets.length === 0 && only !== undefined && others.length === 0)
        checkMovingTag(tag.tag, only);
    return { ...found, targets, tag };
}
function checkMovingTag(tag, only) {
    if (isMovingTag(tag, only))
        return;
    const { module, prefix } = only;
    const form = `${prefix ?? ''}v1.2.3`;
    throw new errors/* ActionError */.lZ({
        reason: 'input',
        level: 'warning',
        message: `The tag \`${tag}\` is not a version of \`${(0,registry_module/* moduleName */.AO)(module)}\`. Nothing was changed`,
        help: 'no-release',
        hint: `Name tags like \`${form}\`, set \`tag-prefix\`, or start the workflow only for tags of the module.`,
    });
}
const startedOnPurpose = new Set(['schedule', 'workflow_dispatch']);
function checkEvent(inputs, event, eventName) {
    if (inputs.mode === 'deprecate') {
        if (event !== undefined)
            throw withdrawnError(event);
        if (!startedOnPurpose.has(eventName))
            throw noReleaseError(eventName);
        return;
    }
    if (event === undefined && !startedOnPurpose.has(eventName))
        throw nothingWithdrawnError(eventName);
    if (inputs.policy.rule !== 'explicit')
        throw notWithdrawnError(event);
}
function withdrawnError({ tag }) {
    const hint = 'Use `mode: reinstate` when a release or a tag is deleted, or a release is unpublished.';
    return eventError(`The tag \`${tag}\` was withdrawn, so it supersedes no version`, hint);
}
function noReleaseError(eventName) {
    const message = `\`mode: deprecate\` found no release: ${describeEvent(eventName)}. Nothing was changed`;
    return eventError(message, 'Run it `on: release`, or name the version with `module-version: 2.0.0`.');
}
const onWithdrawal = 'Run it `on: release` with the types `deleted` and `unpublished`, run it';
function nothingWithdrawnError(eventName) {
    return eventError(`\`mode: reinstate\` found no withdrawn release: ${describeEvent(eventName)}. Nothing was changed`, `${onWithdrawal} \`on: workflow_dispatch\` with \`policy: explicit\`, or name the version with \`module-version: 2.0.0\`.`);
}
function notWithdrawnError(event) {
    const message = event === undefined ? 'No withdrawn version is known' : `The tag \`${event.tag}\` was not withdrawn`;
    return eventError(message, `${onWithdrawal} \`on: delete\`, or set \`module-version\`.`);
}
function eventError(message, hint) {
    return new errors/* ActionError */.lZ({ reason: 'input', message, help: 'no-release', hint });
}
function describeEvent(eventName) {
    if (eventName === '')
        return 'this run has no event';
    if (eventName === 'release')
        return 'this run is a `release` event without a published release';
    return `this run is a \`${eventName}\` event, not a tag or a release`;
}
async function prefixOf(module, registry) {
    return (await (0,errors/* orUndefined */.y0)(registry.getModule(module), 'not-found'))?.tagPrefix;
}
async function findModules({ modules, patterns, excluded }, registry) {
    const failures = [];
    const matched = new Map(modules.map((module) => [(0,registry_module/* moduleName */.AO)(module), module]));
    for (const [organization, own] of Map.groupBy(patterns, (pattern) => pattern.organization)) {
        const listed = await (0,errors/* orElse */.NW)(registry.listModules(organization), (error) => {
            failures.push(unlisted(organization, error));
        });
        const names = new Map(listed?.map((module) => [(0,registry_module/* moduleName */.AO)(module), module]));
        const found = [...names].filter(([name]) => own.some(({ matches }) => matches(name)));
        for (const [name, module] of found.toSorted(([a], [b]) => (a < b ? -1 : 1)))
            matched.set(name, module);
        const unused = own.filter(({ matches }) => listed !== undefined && !found.some(([name]) => matches(name)));
        failures.push(...unused.map(({ text }) => noMatch(text, names.size)));
    }
    const kept = [...matched].filter(([name]) => !excluded.some(({ matches }) => matches(name)));
    if (kept.length === 0 && matched.size > 0)
        failures.push(allExcluded(matched.size));
    const idle = excluded.filter(({ matches }) => matched.size > 0 && ![...matched.keys()].some(matches));
    return {
        modules: kept.map(([, module]) => module),
        failures,
        notes: idle.map(({ text }) => ({
            level: 'warning',
            text: `\`!${text}\` excludes none of the modules that \`module\` names.`,
        })),
    };
}
function unlisted(organization, error) {
    const explained = error.withContext(`The modules of \`${organization}\` could not be listed`);
    if (error.reason !== 'not-found')
        return explained;
    return noModule(explained.message, 'Check the name of the organization, and that the token belongs to it.', error);
}
function noMatch(pattern, count) {
    const message = `\`${pattern}\` matches none of the ${count} modules of \`${pattern.split('/')[0]}\``;
    return noModule(message, 'Correct `module`. A token can read only the modules of its organization.');
}
function allExcluded(count) {
    return noModule(`Lines with \`!\` exclude all ${count} modules that \`module\` names`, 'Correct `module`.');
}
function noModule(message, hint, cause) {
    return new errors/* ActionError */.lZ({ reason: 'not-found', message, help: 'no-such-module', hint, cause });
}


/***/ }),

/***/ 9056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ie: () => (/* binding */ missingVersions),
/* harmony export */   L6: () => (/* binding */ successorsOf),
/* harmony export */   ev: () => (/* binding */ isNamed),
/* harmony export */   qJ: () => (/* binding */ planReinstatements),
/* harmony export */   zz: () => (/* binding */ planDeprecations)
/* harmony export */ });
/* harmony import */ var _clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1377);
/* harmony import */ var _template_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6073);


function planDeprecations(decisions, { wording, updateText }) {
    const context = { ...wording, successors: successorsOf(decisions) };
    return decisions.map((decision) => {
        const { deprecation: before, version, verdict, why } = decision;
        if (verdict !== 'deprecate' || version === undefined)
            return { ...decision, change: undefined };
        if (before !== undefined && !(0,_template_js__WEBPACK_IMPORTED_MODULE_1__/* .isWrittenByOutrider */ .BU)(before))
            return { ...decision, change: undefined, why: `${why}; a person has already deprecated it` };
        const text = (0,_template_js__WEBPACK_IMPORTED_MODULE_1__/* .deprecationText */ .uH)(version, context);
        const isWritten = before?.reason === text.reason && before.link === text.link;
        if (before === undefined || (updateText && !isWritten))
            return { ...decision, change: 'deprecate', text };
        return {
            ...decision,
            change: undefined,
            why: `${why}; it is already deprecated`,
            ...(isWritten ? { text } : {}),
        };
    });
}
function planReinstatements(decisions, { policy, scope }) {
    const isExplicit = policy.rule === 'explicit';
    return decisions.map((given) => {
        const decision = isExplicit ? { ...given, ...byExplicitName(given, policy) } : given;
        const { verdict, why, deprecation } = decision;
        if (verdict !== 'keep' || deprecation === undefined)
            return { ...decision, change: undefined };
        if (!isExplicit && scope === 'owned' && !(0,_template_js__WEBPACK_IMPORTED_MODULE_1__/* .isWrittenByOutrider */ .BU)(deprecation))
            return { ...decision, change: undefined, why: `${why}; but a person deprecated it` };
        return { ...decision, change: 'reinstate' };
    });
}
function isNamed({ version }, { versions }) {
    return version !== undefined && versions.some((named) => (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .byPrecedence */ .mc)(named, version) === 0);
}
function byExplicitName(decision, policy) {
    const { verdict, why } = decision;
    if (verdict === 'skip')
        return { verdict, why };
    return isNamed(decision, policy)
        ? { verdict: 'keep', why: '`versions` names it' }
        : { verdict: 'skip', why: '`versions` does not name it' };
}
function successorsOf(decisions) {
    return decisions.flatMap(({ version, verdict, deprecation }) => verdict === 'keep' && deprecation === undefined && version !== undefined ? [version] : []);
}
function missingVersions(named, versions) {
    return named.filter((one) => !versions.some(({ version }) => version !== undefined && (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .byPrecedence */ .mc)(one, version) === 0));
}


/***/ }),

/***/ 7369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ decideVersions),
/* harmony export */   R: () => (/* binding */ newestVersion)
/* harmony export */ });
/* harmony import */ var _clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1377);

function decideVersions(versions, policy, occasion) {
    const sorted = versions.toSorted(listingOrder);
    const court = prepareContext(sorted, policy, occasion);
    return sorted.map((one) => {
        const [verdict, why] = judgeVersion(one, court);
        return { ...one, verdict, why };
    });
}
function newestVersion(versions, counting) {
    const counted = countedVersions(versions.toSorted(listingOrder), counting);
    return counted.findLast((version) => !(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrerelease */ .V1)(version)) ?? counted.at(-1);
}
function countedVersions(versions, { withdrawn, isOurs }) {
    return versions
        .filter(({ status, revoked }) => status === 'ok' && !revoked)
        .filter(({ deprecation }) => deprecation === undefined || isOurs(deprecation))
        .flatMap(({ version }) => version ?? [])
        .filter((version) => !isVersion(version, withdrawn));
}
function prepareContext(versions, policy, occasion) {
    const counted = countedVersions(versions, occasion);
    const newestStable = counted.findLast((version) => !(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrerelease */ .V1)(version));
    const kept = createKeepRule({ rule: policy.rule, keep: policy.keep, counted, released: occasion.released });
    const newestOfRelease = new Map(counted.map((version) => [releaseKey(version), version]));
    const { released, isMarkedPrerelease } = occasion;
    const prerelease = released !== undefined && (isMarkedPrerelease || (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrerelease */ .V1)(released)) ? released : undefined;
    return { ...occasion, policy, prerelease, newestOfRelease, kept, newestStable };
}
function judgeVersion({ version, revoked, status }, court) {
    if (version === undefined)
        return ['skip', 'it is not a valid version'];
    if (revoked)
        return ['skip', 'it is revoked'];
    if (status !== 'ok')
        return ['skip', `its status is ${status}`];
    if (isVersion(version, court.withdrawn))
        return ['skip', 'it was withdrawn, and stays unchanged'];
    return byFixedRules(version, court) ?? byPrereleases(version, court) ?? byKeepRule(version, court);
}
function byFixedRules(version, { policy, released, prerelease, newestStable }) {
    if (isVersion(version, newestStable))
        return ['keep', 'it is the newest stable version'];
    if (isVersion(version, released))
        return ['keep', 'it is the released version'];
    const protection = policy.protect.find((range) => range.test(version));
    if (protection !== undefined)
        return ['keep', `\`protect\` names it: ${protection.raw}`];
    if (policy.versions.some((named) => isVersion(version, named)))
        return ['deprecate', '`versions` names it'];
    if (policy.rule === 'explicit')
        return ['keep', '`versions` does not name it'];
    if (policy.onlyOlderThan === 'released' && released !== undefined && (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .byPrecedence */ .mc)(version, released) > 0) {
        return ['keep', `it is newer than the released ${(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .versionName */ .sh)(released)}`];
    }
    if (prerelease !== undefined && !(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrerelease */ .V1)(version)) {
        return ['keep', `the prerelease ${(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .versionName */ .sh)(prerelease)} supersedes no stable version`];
    }
    return undefined;
}
function byPrereleases(version, { policy, prerelease, newestStable, newestOfRelease }) {
    if (!(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrerelease */ .V1)(version))
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
    if (prerelease !== undefined && !(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .sameRelease */ .OW)(prerelease, version)) {
        return ['keep', `the prerelease ${(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .versionName */ .sh)(prerelease)} supersedes only those of its own release`];
    }
    const ofRelease = newestOfRelease.get(releaseKey(version));
    const successor = isNewer(newestStable, version) ? newestStable : ofRelease;
    if (!isNewer(successor, version))
        return ['keep', 'neither its release nor a newer version exists'];
    return ['deprecate', `it is a prerelease, and ${(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .versionName */ .sh)(successor)} supersedes it`];
}
function isNewer(one, version) {
    return one !== undefined && (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .byPrecedence */ .mc)(one, version) > 0;
}
function releaseKey({ major, minor, patch }) {
    return `${major}.${minor}.${patch}`;
}
function byKeepRule(version, { policy, kept, created, now, released }) {
    const rule = kept(version);
    if (rule !== undefined)
        return ['keep', rule];
    if (policy.range?.test(version) === false)
        return ['skip', `it is outside \`range\`: ${policy.range.raw}`];
    const since = created.get((0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .versionName */ .sh)(version));
    if (policy.minAge > 0 && since === undefined)
        return ['keep', 'its age is unknown, and `min-age` is set'];
    if (policy.minAge > 0 && now - (since ?? now) < policy.minAge)
        return ['keep', 'it is younger than `min-age`'];
    return ['deprecate', released === undefined ? 'it is superseded' : `${(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .versionName */ .sh)(released)} supersedes it`];
}
function isVersion(version, other) {
    return other !== undefined && (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .byPrecedence */ .mc)(version, other) === 0;
}
function listingOrder(a, b) {
    if (a.version !== undefined && b.version !== undefined)
        return (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .byAge */ .jI)(a.version, b.version);
    if (a.version === undefined && b.version === undefined)
        return a.name < b.name ? -1 : 1;
    return a.version === undefined ? -1 : 1;
}
function createKeepRule({ rule, keep, counted, released }) {
    const stable = counted.filter((version) => !(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrerelease */ .V1)(version));
    const isCounted = rule === 'older-than-release' ? notNewerThan(released) : anyVersion;
    const lines = Map.groupBy(stable.filter(isCounted), (version) => releaseLine(rule, version));
    const oldestKept = new Map([...lines].map(([line, versions]) => [line, oldestOf(versions, keep)]));
    return (version) => {
        if (rule === 'older-than-release' && released !== undefined && (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .byPrecedence */ .mc)(version, released) > 0) {
            return 'it is not older than the release';
        }
        const line = releaseLine(rule, version);
        const oldest = oldestKept.get(line);
        const of = line === '' ? '' : ` of ${line}`;
        if (oldest === undefined)
            return `there is no stable version${of}`;
        if ((0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .byPrecedence */ .mc)(version, oldest) < 0)
            return undefined;
        return `it is among the newest${keep === 1 ? '' : ` ${keep}`}${of}`;
    };
}
function oldestOf(versions, keep) {
    const distinct = versions.filter((version, index) => {
        const before = versions[index - 1];
        return before === undefined || (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .byPrecedence */ .mc)(before, version) !== 0;
    });
    return distinct.at(-keep) ?? distinct[0];
}
function releaseLine(rule, { major, minor }) {
    if (rule === 'per-major')
        return `${major}.x`;
    return rule === 'per-minor' ? `${major}.${minor}.x` : '';
}
function notNewerThan(released) {
    return (version) => released === undefined || (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .byPrecedence */ .mc)(version, released) <= 0;
}
function anyVersion() {
    return true;
}


/***/ }),

/***/ 6736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ findModuleRecord),
/* harmony export */   b: () => (/* binding */ readModule)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_registry_module_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7049);
/* harmony import */ var _clients_registry_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1377);



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
function moduleVersion(name, more) {
    return { name, version: (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_2__/* .parseVersion */ .ot)(name), ...more };
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

/***/ 9655:
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
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_http_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(892);
/* harmony import */ var _clients_http_write_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8451);



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
    const live = await (0,_clients_http_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .withTimeout */ .wj)(longestWait, (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(nomad.readJob(job)));
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
        hint: 'Check the job in Nomad before you re-run this job.',
    });
}
function changedMeanwhile(job, what, before, now) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
        reason: 'conflict',
        message: `The job \`${job}\` was changed in the meantime, by another user or process: its ${what} was ${before} and is now ${now}`,
        help: 'changed-meanwhile',
        hint: 'That change was not overwritten. Find out who changed the job, then re-run this job.',
    });
}


/***/ }),

/***/ 1876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JD: () => (/* binding */ canaryCliCommands),
/* harmony export */   KR: () => (/* binding */ canaryCommandsOf),
/* harmony export */   i0: () => (/* binding */ canarySteps)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2211);

const mostJobs = 3;
function canarySteps(jobs) {
    if (jobs.length === 0)
        return _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6;
    const names = jobs.map(({ name, url }) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(name, url));
    const lines = jobs.slice(0, mostJobs).flatMap(canaryCommandsOf);
    const rest = jobs.length > mostJobs ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `The commands of the other jobs differ only in the name and the ID.` : _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6;
    const text = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `**Next:** check the canaries of ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .listUpTo */ .JM)(names, ', ')}, then promote or fail them:`;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraphs */ .qN)([text, ...lines.map((line) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .fence */ .EU)([line], 'text')), rest]);
}
function canaryCommandsOf(job) {
    return job.commands.length > 0 ? job.commands : canaryCliCommands(job);
}
function canaryCliCommands({ namespace, deployment, }) {
    if (deployment === '')
        return [];
    const place = namespace === '' || namespace === 'default' ? '' : `-namespace=${namespace} `;
    return ['promote', 'fail'].map((verb) => `nomad deployment ${verb} ${place}${deployment.slice(0, 8)}`);
}


/***/ }),

/***/ 4549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kh: () => (/* binding */ registryReport)
});

// UNUSED EXPORTS: registryHeadline, registryTables

// EXTERNAL MODULE: ./build/js/text/fit.js
var fit = __webpack_require__(6851);
;// CONCATENATED MODULE: ./build/js/report/modules/outcome.js
function failuresOf({ failures, modules }) {
    return [...failures, ...modules.flatMap((module) => module.failures)];
}
function versionsWithResult(modules, ...results) {
    return modules.flatMap(({ module, versions }) => versions.filter((one) => results.includes(one.result)).map((one) => ({ ...one, module })));
}

// EXTERNAL MODULE: ./build/js/text/numbers.js
var numbers = __webpack_require__(4482);
// EXTERNAL MODULE: ./build/js/text/markdown.js
var markdown = __webpack_require__(2211);
;// CONCATENATED MODULE: ./build/js/report/modules/many-modules.js

const mostRows = 300;
function moduleMatrix(sorted, outcome) {
    if (sorted.length === 0)
        return [];
    const rows = sorted
        .slice(0, mostRows)
        .map((module) => [
        (0,markdown/* join */.fj)([(0,markdown/* code */.aY)(module.module), (0,markdown.md) `${signOf(module)} ${(0,markdown/* prose */.CS)(describeModule(module, outcome))}`], '<br>'),
        versionsCell(module),
    ]);
    const left = sorted.length - rows.length;
    return [
        (0,markdown/* table */.tp)([(0,markdown.md) `Module`, (0,markdown.md) `Versions`], rows),
        ...(left > 0 ? [(0,markdown.md) `… and ${(0,markdown/* count */.U9)(left, 'more module')} in the outputs.`] : []),
    ];
}
function byUrgency(a, b) {
    const [one, other] = [urgencyOf(a), urgencyOf(b)];
    const at = one.findIndex((part, index) => part !== other[index]);
    if (at >= 0)
        return (other[at] ?? 0) - (one[at] ?? 0);
    return a.module < b.module ? -1 : 1;
}
function urgencyOf(module) {
    return [
        module.failures.length,
        countOf(module, 'failed'),
        countOf(module, 'held'),
        countOf(module, 'deprecated') + countOf(module, 'reinstated'),
    ];
}
function countOf({ versions }, result) {
    return versions.filter((one) => one.result === result).length;
}
function signOf(module) {
    if (module.failures.length > 0)
        return (0,markdown.md) `🔴`;
    if (countOf(module, 'held') > 0)
        return (0,markdown.md) `⏳`;
    return countOf(module, 'deprecated') + countOf(module, 'reinstated') > 0 ? (0,markdown.md) `✏️` : (0,markdown.md) `✅`;
}
function describeModule(module, { dryRun }) {
    const parts = ['failed', 'deprecated', 'reinstated', 'held'].flatMap((result) => {
        const number = countOf(module, result);
        if (number === 0)
            return [];
        if (result === 'held')
            return [`${number} held back`];
        return [result === 'failed' || !dryRun ? `${number} ${result}` : `${number} would be ${result}`];
    });
    if (parts.length > 0)
        return parts.join(', ');
    return module.failures.length > 0 ? 'failed' : 'unchanged';
}
function stateOf({ isRevoked, result, deprecatedBy }) {
    if (isRevoked)
        return 'revoked';
    if (result === 'deprecated')
        return 'outrider';
    return result === 'reinstated' ? 'current' : (deprecatedBy ?? 'current');
}
const states = {
    current: (0,markdown.md) `current`,
    outrider: (0,markdown.md) `deprecated by Outrider`,
    person: (0,markdown.md) `deprecated by others`,
    revoked: (0,markdown.md) `revoked`,
};
function versionsCell({ versions }) {
    const byState = Map.groupBy(versions, stateOf);
    const lines = ['current', 'outrider', 'person', 'revoked'].flatMap((state) => {
        const [oldest, ...others] = byState.get(state) ?? [];
        const newest = others.at(-1);
        if (oldest === undefined)
            return [];
        const names = newest === undefined ? (0,markdown/* code */.aY)(oldest.name) : (0,markdown.md) `${(0,markdown/* code */.aY)(oldest.name)} to ${(0,markdown/* code */.aY)(newest.name)}`;
        return [(0,markdown.md) `${others.length + 1} ${states[state]}: ${names}`];
    });
    return lines.length === 0 ? (0,markdown.md) `—` : (0,markdown/* join */.fj)(lines, '<br>');
}

;// CONCATENATED MODULE: ./build/js/report/modules/module-report.js





function registryReport(outcome) {
    const { modules, dryRun } = outcome;
    const failures = failuresOf(outcome);
    const headline = registryHeadline(outcome);
    const isAboutNothing = modules.length === 0 && failures.length === 0;
    return {
        headline,
        sign: dryRun ? '🔵' : '🟢',
        failures,
        notes: [
            ...(isAboutNothing ? [{ level: 'notice', text: `${headline}.` }] : []),
            ...outcome.notes,
            ...modules.flatMap((module) => module.notes),
        ],
        body: registryTables(outcome).map(fit/* whole */.WQ),
        outputs: { changed: String(versionsWithResult(modules, 'deprecated', 'reinstated').length > 0) },
        data: dataOf(outcome),
    };
}
function dataOf({ modules }) {
    return {
        versions: modules.flatMap(({ module, versions }) => versions.map(({ name: version, result, why, failure }) => ({
            module,
            version,
            result: result === 'held' ? 'unchanged' : result,
            reason: failure?.message ?? why,
        }))),
    };
}
const wouldBe = {
    deprecated: 'would be deprecated',
    reinstated: 'would be reinstated',
};
function describeResult({ result, verdict, isRevoked }, { mode, dryRun }) {
    if (isRevoked)
        return 'revoked';
    if (result === 'held')
        return 'held back';
    if (result === 'unchanged' && mode === 'deprecate')
        return verdict === 'deprecate' ? 'already deprecated' : 'kept';
    return (dryRun ? wouldBe[result] : undefined) ?? result;
}
function registryHeadline(outcome) {
    const { mode, dryRun, modules, tag } = outcome;
    const failures = failuresOf(outcome);
    const done = mode === 'deprecate' ? 'deprecated' : 'reinstated';
    const changed = versionsWithResult(modules, done).length;
    if (failures.length > 0 && changed === 0)
        return failures[0]?.message ?? '';
    if (modules.length === 0) {
        const why = tag === undefined ? 'The event has no tag' : `The tag \`${tag}\` belongs to none of the listed modules`;
        return `${why}; nothing was changed`;
    }
    if (changed === 0)
        return `Nothing to ${mode} in ${describeModules(modules)}${describeRelease(outcome)}`;
    const touched = modules.filter(({ versions }) => versions.some(({ result }) => result === done));
    const where = describeModules(touched);
    const text = dryRun
        ? `Dry run: ${(0,numbers/* plural */.LS)(changed, 'version')} of ${where} would be ${done}`
        : `${mode === 'deprecate' ? 'Deprecated' : 'Reinstated'} ${(0,numbers/* plural */.LS)(changed, 'version')} of ${where}`;
    const failed = versionsWithResult(modules, 'failed').length;
    return `${text}${describeReasonOfChange({ mode, modules: touched })}${failed === 0 ? '' : `; ${failed} failed`}`;
}
function describeModules(modules) {
    return modules.length === 1 ? `\`${modules[0]?.module}\`` : (0,numbers/* plural */.LS)(modules.length, 'module');
}
function describeReasonOfChange({ mode, modules }) {
    const version = onlyVersion(modules);
    if (version === undefined)
        return '';
    return mode === 'deprecate' ? `, superseded by \`${version}\`` : `, because \`${version}\` was withdrawn`;
}
function describeRelease({ mode, modules }) {
    const version = onlyVersion(modules);
    if (version === undefined)
        return '';
    return ` (${mode === 'deprecate' ? 'released' : 'withdrawn'}: \`${version}\`)`;
}
function onlyVersion(modules) {
    return modules.length === 1 ? modules[0]?.version : undefined;
}
const module_report_mostRows = 500;
const mostRowsOfAll = 3000;
function registryTables(outcome) {
    const { modules } = outcome;
    const [only] = modules;
    if (modules.length === 1 && only !== undefined)
        return moduleTables(only, outcome);
    const sorted = modules.toSorted(byUrgency);
    let rows = 0;
    const shown = sorted.filter(({ versions }) => {
        rows += Math.max(Math.min(versions.length, module_report_mostRows), versions.filter(isTouched).length);
        return rows <= mostRowsOfAll;
    });
    const left = sorted.length - shown.length;
    return [
        ...moduleMatrix(sorted, outcome),
        ...shown.flatMap((module) => {
            const tables = moduleTables(module, outcome);
            const title = (0,markdown.md) `${(0,markdown/* code */.aY)(module.module)}${releasedVersion(module)}: ${(0,markdown/* prose */.CS)(describeModule(module, outcome))}`;
            return tables.length === 0 ? [] : [(0,markdown/* details */.zH)(title, (0,markdown/* paragraphs */.qN)(tables), false)];
        }),
        ...(left === 0 ? [] : [(0,markdown.md) `The versions of ${(0,markdown/* count */.U9)(left, 'more module')} are in the outputs.`]),
    ];
}
function moduleTables(module, outcome) {
    const rows = module.versions.toReversed();
    const touched = rows.filter(isTouched);
    const left = rows.filter((row) => !isTouched(row));
    return [
        ...textLines(touched, outcome.dryRun),
        ...(touched.length === 0 ? [] : [versionTable(touched, outcome)]),
        ...(left.length === 0 ? [] : [foldedTable(left, touched.length === 0, outcome)]),
    ];
}
function isTouched({ result }) {
    return result !== 'unchanged' && result !== 'skipped';
}
function textLines(rows, dryRun) {
    const texts = new Map(rows.flatMap(({ text }) => (text === undefined ? [] : [[JSON.stringify(text), text]])));
    const [only, ...others] = texts.values();
    if (only === undefined || others.length > 0)
        return [];
    const more = only.link === '' ? markdown/* nothing */.s6 : (0,markdown.md) ` (${(0,markdown/* link */.nf)((0,markdown.md) `link`, only.link)})`;
    return [(0,markdown.md) `Consumers ${dryRun ? (0,markdown.md) `would see` : (0,markdown.md) `see`}: ${(0,markdown/* code */.aY)(only.reason)}${more}`];
}
function releasedVersion({ version }) {
    return version === undefined ? markdown/* nothing */.s6 : (0,markdown.md) ` ${(0,markdown/* code */.aY)(version)}`;
}
function foldedTable(left, open, outcome) {
    const more = left.length > module_report_mostRows ? (0,markdown.md) `\n\n… and ${left.length - module_report_mostRows} more.` : markdown/* nothing */.s6;
    return (0,markdown/* details */.zH)((0,markdown.md) `${(0,markdown/* count */.U9)(left.length, 'version')} unchanged`, (0,markdown.md) `${versionTable(left.slice(0, module_report_mostRows), outcome)}${more}`, open);
}
function versionTable(rows, outcome) {
    return (0,markdown/* table */.tp)([(0,markdown.md) `Version`, (0,markdown.md) `Result`, (0,markdown.md) `Reason`], rows.map((row) => [
        (0,markdown/* code */.aY)(row.name),
        row.failure === undefined ? (0,markdown/* prose */.CS)(describeResult(row, outcome)) : (0,markdown.md) `**failed**: ${(0,markdown/* prose */.CS)(row.failure.message)}`,
        (0,markdown/* prose */.CS)(row.why),
    ]));
}


/***/ }),

/***/ 4159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ir: () => (/* binding */ jsonArray),
/* harmony export */   J$: () => (/* binding */ forkReport),
/* harmony export */   rk: () => (/* binding */ expandReport)
/* harmony export */ });
/* harmony import */ var _failure_items_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8762);
/* harmony import */ var _comment_next_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1876);
/* harmony import */ var _clients_http_messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7244);
/* harmony import */ var _text_log_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(872);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2211);
/* harmony import */ var _text_fit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6851);
/* harmony import */ var _text_published_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9618);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(400);








function expandReport({ headline: fullHeadline, lines = [], sign, failedSign = '🔴', failures, notes = [], body = [], outputs, files, job, canaries = [], data, }, { door }) {
    const { sentence: headline, request } = (0,_clients_http_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .splitRequest */ .oX)(fullHeadline);
    const otherFailures = failures.filter((failure) => !isInHeadline(failure, fullHeadline));
    const head = [
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `### ${failures.length > 0 ? failedSign : sign} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)(headline)}`,
        ...failures.filter((failure) => isInHeadline(failure, fullHeadline)).map((failure) => (0,_failure_items_js__WEBPACK_IMPORTED_MODULE_0__/* .renderFix */ .C2)(failure)),
        ...(request === undefined ? [] : [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `<sub>${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(request)}</sub>`]),
        ...(otherFailures.length === 0 ? [] : [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .joinLines */ .cT)((0,_failure_items_js__WEBPACK_IMPORTED_MODULE_0__/* .failureItems */ .xh)(otherFailures, undefined))]),
        ...notes.filter(({ text }) => text !== `${headline}.`).map(noteCallout),
    ];
    const shown = (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_5__/* .fitDocument */ .VC)({ head, blocks: body, tail: [] }, (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_5__/* .summaryLimit */ .mf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `the log`), door);
    const markdown = (0,_text_published_js__WEBPACK_IMPORTED_MODULE_6__/* .asPublished */ .f1)(`${shown}\n`);
    const isLogged = [...failures.map(({ message }) => message), ...notes.map(({ text }) => text.replace(/\.$/, ''))];
    const logged = [...(isLogged.includes(fullHeadline) ? [] : [fullHeadline]), ...lines];
    return {
        errors: failures,
        log: [
            { kind: 'errors', errors: failures },
            ...notes.map(({ level, text }) => ({ kind: level, text: (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLines */ .y1)(text) })),
            ...(logged.length === 0 ? [] : [{ kind: 'text', text: (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinLog */ .Vq)(logged.map((line) => (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj) `${line}`)) }]),
        ],
        summary: markdown,
        outputs: { summary: headline, ...(job === undefined ? {} : (0,_result_js__WEBPACK_IMPORTED_MODULE_7__/* .jobOutputs */ .ke)(job)), ...outputs },
        files: { ...files, markdown: { name: 'outrider.md', parts: [markdown], isPrivate: false } },
        next: job?.outcome === 'awaiting-promotion'
            ? (0,_comment_next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .canaryCliCommands */ .JD)({ namespace: job.namespace ?? '', deployment: job.deployment ?? '' })
            : [],
        data: { ...(job === undefined ? {} : { jobs: [(0,_result_js__WEBPACK_IMPORTED_MODULE_7__/* .resultJob */ .bE)(job)] }), canaries, ...data },
    };
}
function isInHeadline({ message, location }, headline) {
    const text = message.replace(/^`[^`]+`: /, '').replace(/\.$/, '');
    return location === undefined && !text.includes('\n') && headline.includes(text);
}
function noteCallout({ level, text }) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .callout */ .xl)(level === 'notice' ? 'NOTE' : 'WARNING', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)(text));
}
const verbs = { planned: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `plan`, parsed: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `plan`, checked: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `check` };
function forkReport(done, empty) {
    const why = `This pull request is from a fork: GitHub gives its runs no secrets or variables, so nothing was ${done}.`;
    return {
        headline: `Nothing was ${done}: the pull request is from a fork`,
        sign: '⚪',
        failures: [],
        notes: [{ level: 'notice', text: why }],
        body: [(0,_text_fit_js__WEBPACK_IMPORTED_MODULE_5__/* .whole */ .WQ)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `To ${verbs[done]} it, read the change, then push its commits to a branch of this repository.`)],
        ...empty,
    };
}
function* jsonArray(texts) {
    for (const [index, text] of texts.entries())
        yield `${index === 0 ? '[' : ',\n'}${text.trim()}`;
    yield texts.length === 0 ? '[]\n' : ']\n';
}


/***/ }),

/***/ 5502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ formatExactTime),
/* harmony export */   K9: () => (/* binding */ formatMoment),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   ei: () => (/* binding */ formatClock),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   nV: () => (/* binding */ formatAge)
/* harmony export */ });
function formatDuration(milliseconds) {
    const seconds = Math.max(0, Math.round(milliseconds / 1000));
    if (seconds < 60)
        return `${seconds} s`;
    const rest = seconds % 60;
    return `${Math.floor(seconds / 60)} min${rest === 0 ? '' : ` ${rest} s`}`;
}
function formatClock(milliseconds) {
    const seconds = Math.round(milliseconds / 1000);
    const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    return hours === 0 ? `${minutes}:${twoDigits(rest)}` : `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}`;
}
function twoDigits(number) {
    return String(number).padStart(2, '0');
}
function formatTime(time) {
    return `${time.toISOString().slice(11, 16)} UTC`;
}
function formatMoment(time) {
    const [, day, month = ''] = time.toUTCString().split(' ');
    return `${formatTime(time)} on ${month} ${Number(day)}`;
}
function formatExactTime(time) {
    return `${time.toISOString().slice(11, 19)} UTC`;
}
function formatAge(milliseconds) {
    const units = [
        [86_400_000, 'd'],
        [3_600_000, 'h'],
        [60_000, 'min'],
    ];
    const [size, unit] = units.find(([one]) => milliseconds >= one) ?? [1000, 's'];
    return `${Math.max(0, Math.floor(milliseconds / size))} ${unit}`;
}


/***/ })

};
