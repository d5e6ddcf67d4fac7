export const id = 679;
export const ids = [679];
export const modules = {

/***/ 3852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ createGitHub),
  H: () => (/* binding */ ownerAndRepo)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/http/json.js
var json = __webpack_require__(8838);
// EXTERNAL MODULE: ./build/js/clients/http/messages.js
var messages = __webpack_require__(7244);
;// CONCATENATED MODULE: ./build/js/clients/github/errors.js



function toGitHubError(error, secret) {
    const below = findActionError(error);
    if (below !== undefined)
        return below instanceof errors/* ServiceError */._7 ? below : fromTransport(below);
    const hide = (text) => (secret === '' ? text : text.replaceAll(secret, '***'));
    if (!isErrorResponse(error)) {
        const why = error instanceof Error ? (0,messages/* shortened */.vI)((0,messages/* toOneLine */.GX)(error.message)) : '';
        return new errors/* ServiceError */._7({
            kind: 'unreachable',
            reason: 'unreachable',
            message: hide(`The request to GitHub failed: ${why}`),
            cause: error,
        });
    }
    const { status, request, response } = error;
    const text = readResponseText(response.data);
    const { what, ...meaning } = classifyGitHubRefusal(error, text);
    const path = URL.parse(request.url)?.pathname ?? '';
    return new errors/* ServiceError */._7({
        ...meaning,
        message: hide((0,messages/* requestMessage */.Vk)(what, { method: request.method, path, status }, text)),
    });
}
function findActionError(error) {
    let current = error;
    for (let depth = 0; current instanceof Error && depth < 10; depth += 1) {
        if (current instanceof errors/* ActionError */.lZ)
            return current;
        current = current.cause;
    }
    return undefined;
}
function fromTransport({ reason, message, location, hint, help, cause }) {
    const kind = reason === 'input' ? 'invalid' : reason === 'server' ? 'server' : 'unreachable';
    return new errors/* ServiceError */._7({ kind, reason, message, location, hint, help, cause });
}
function isErrorResponse(error) {
    return error instanceof Error && 'status' in error && 'response' in error && error.response !== undefined;
}
const trouble = { reason: 'server', help: 'github-has-trouble' };
const notFound = {
    what: 'Not found on GitHub',
    kind: 'not-found',
    reason: 'not-found',
    hint: 'Check that the pull request exists and that `github-token` can read its repository.',
    help: 'no-such-pull-request',
};
const gitHubRefusals = {
    401: {
        what: 'Token rejected by GitHub',
        kind: 'unauthorized',
        reason: 'input',
        hint: 'Check `github-token`: it may have expired. By default, the token of the job is used.',
        help: 'github-token-not-accepted',
    },
    404: notFound,
    409: { ...trouble, what: 'Conflict on GitHub', kind: 'invalid', hint: undefined },
    410: notFound,
};
function classifyGitHubRefusal({ status, response }, text) {
    const wait = describeRateLimit(status, response.headers, text);
    if (wait !== undefined)
        return { ...trouble, what: 'Rate limit of GitHub exceeded', kind: 'busy', hint: wait };
    if (status === 403) {
        const hint = describeForbidden(response.data, text);
        const what = 'Permission denied by GitHub';
        return { what, kind: 'forbidden', reason: 'unauthorized', hint, help: 'no-right-to-comment' };
    }
    if (status >= 500) {
        const hint = 'This is usually temporary: re-run the job later.';
        return { ...trouble, what: 'GitHub reported a server error', kind: 'server', hint };
    }
    const invalid = { ...trouble, what: 'Rejected as invalid by GitHub', kind: 'invalid', hint: undefined };
    return gitHubRefusals[status] ?? invalid;
}
function describeRateLimit(status, headers, text) {
    const spent = headers['x-ratelimit-remaining'] === '0';
    const after = Number(headers['retry-after'] ?? Number.NaN);
    const limited = status === 429 || (status === 403 && (spent || !Number.isNaN(after) || /rate limit/i.test(text)));
    if (!limited)
        return undefined;
    if (!Number.isNaN(after))
        return `Re-run the job in ${after} s or later.`;
    const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
    if (!spent || !(reset > 0 && reset < 8.64e12))
        return 'Re-run the job in a few minutes.';
    const time = new Date(reset * 1000).toISOString().replace('T', ' ').slice(0, 16);
    return `Re-run the job after ${time} UTC.`;
}
function describeForbidden(data, text) {
    const documentation = (0,json/* member */.Dc)(data, 'documentation_url');
    const locked = typeof documentation === 'string' && documentation.includes('locking-conversations');
    if (locked || /\bis locked\b/i.test(text)) {
        return 'The conversation is locked: unlock it, or set `comment: off`.';
    }
    return 'Give the job `permissions: { contents: read, pull-requests: write }`. Pull requests from forks cannot have it.';
}
function readResponseText(data) {
    if (typeof data === 'string')
        return data.trimStart().startsWith('<') ? '' : (0,messages/* shortened */.vI)((0,messages/* toOneLine */.GX)(data));
    const errors = (0,json/* member */.Dc)(data, 'errors');
    const details = Array.isArray(errors) ? errors.map(readDetail) : [];
    const message = (0,json/* member */.Dc)(data, 'message');
    const all = [typeof message === 'string' ? message : '', ...details].filter((part) => part !== '').join(': ');
    return (0,messages/* shortened */.vI)((0,messages/* toOneLine */.GX)(all));
}
function readDetail(detail) {
    if (typeof detail === 'string')
        return detail;
    const message = (0,json/* member */.Dc)(detail, 'message');
    if (typeof message === 'string')
        return message;
    return [(0,json/* member */.Dc)(detail, 'field'), (0,json/* member */.Dc)(detail, 'code')].filter((part) => typeof part === 'string').join(' ');
}

// EXTERNAL MODULE: ./build/js/clients/github/responses.js
var responses = __webpack_require__(7005);
;// CONCATENATED MODULE: ./build/js/clients/github/client.js



async function createGitHub({ fetch, apiUrl, token }) {
    const api = URL.parse(apiUrl);
    if (api === null) {
        throw new errors/* ActionError */.lZ({ reason: 'input', message: `GITHUB_API_URL is not a valid URL: ${apiUrl}` });
    }
    const { Octokit: Client } = await __webpack_require__.e(/* import() */ 891).then(__webpack_require__.bind(__webpack_require__, 891));
    const github = new Client({
        auth: token,
        baseUrl: apiUrl,
        userAgent: 'outrider',
        log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
        request: { fetch: fetchWithinOrigin(fetch, api.origin), redirect: 'error', log: { warn: ignore } },
    });
    github.hook.before('request', (options) => {
        options.headers['x-github-api-version'] = '2022-11-28';
    });
    let answered = { at: Date.now(), mark: performance.now() };
    github.hook.wrap('request', async (request, options) => {
        const response = await Promise.resolve(request(options)).catch((error) => {
            throw toGitHubError(error, token);
        });
        if (response.status !== 204 && (typeof response.data !== 'object' || response.data === null))
            throw notJsonError(api);
        const at = (0,responses/* readDate */.h2)(response.headers);
        if (at !== undefined)
            answered = { at: at.getTime(), mark: performance.now() };
        return response;
    });
    return Object.assign(github, { now: () => new Date(answered.at + performance.now() - answered.mark) });
}
function ownerAndRepo({ owner, name }) {
    return { owner, repo: name };
}
function ignore() { }
function notJsonError({ host }) {
    return new errors/* ServiceError */._7({
        kind: 'server',
        reason: 'server',
        message: `Unexpected response from GitHub at ${host}: it is not JSON. Is there a proxy in between?`,
        help: 'github-has-trouble',
        hint: 'Check GITHUB_API_URL and the proxy of the runner.',
    });
}
function fetchWithinOrigin(fetch, origin) {
    return async (input, init) => {
        const url = new URL(input);
        if (url.origin === origin)
            return fetch(url, init);
        throw new errors/* ServiceError */._7({
            kind: 'server',
            reason: 'server',
            message: `The response of GitHub at ${origin} links to ${url.origin}; the token is not sent there`,
            help: 'github-has-trouble',
            hint: 'Check the root URL in the configuration of the server.',
        });
    };
}


/***/ }),

/***/ 7005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lf: () => (/* binding */ unexpectedResponse),
/* harmony export */   fd: () => (/* binding */ readAs),
/* harmony export */   h2: () => (/* binding */ readDate),
/* harmony export */   n4: () => (/* binding */ readPages)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7798);



function readAs(schema, data, what) {
    const parsed = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .parseValue */ .$)(schema, data);
    if ('output' in parsed)
        return parsed.output;
    throw unexpectedResponse(what, new Error(parsed.problem));
}
async function readPages(pages, entry, what) {
    const found = [];
    try {
        for await (const { data } of pages)
            for (const one of readAs(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(entry), data, what))
                found.push(one);
    }
    catch (error) {
        throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ ? error : unexpectedResponse(what, error);
    }
    return found;
}
function readDate({ date: header }) {
    const date = new Date(header ?? '');
    return Number.isNaN(date.getTime()) ? undefined : date;
}
function unexpectedResponse(what, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({
        kind: 'server',
        reason: 'server',
        message: `Unexpected response from GitHub: expected ${what}`,
        help: 'github-has-trouble',
        hint: 'Check GITHUB_API_URL and the proxy of the runner.',
        cause,
    });
}


/***/ }),

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
    if (!LONG_NUMBER.test(text)) {
        return JSON.parse(text);
    }
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
            return `it holds more than ${maxValues} values`;
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
/* harmony export */   vI: () => (/* binding */ shortened)
/* harmony export */ });
function requestMessage(sentence, { method, path, status }, text = '') {
    const request = `(${status === undefined ? '' : `${status}, `}${method} ${path})`;
    const own = text.replace(/(?<!\.)\.$/, '');
    const isRepetition = own === '' || `${sentence} `.toLowerCase().startsWith(`${own.toLowerCase()} `);
    return `${isRepetition ? sentence : `${sentence}: ${own}`}${own.includes('\n') ? '\n' : ' '}${request}`;
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

/***/ 8578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ connectionError),
/* harmony export */   N1: () => (/* binding */ toServiceError),
/* harmony export */   SO: () => (/* binding */ unusableBodyError),
/* harmony export */   w2: () => (/* binding */ timeoutError),
/* harmony export */   z5: () => (/* binding */ redirectError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2442);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7244);



const extraCa = 'Set the environment variable NODE_EXTRA_CA_CERTS to a file with the certificate of the authority.';
const NOMAD_INPUTS = {
    address: 'address',
    ca: 'Set `ca-cert` to the certificate of the authority that signed it.',
    name: 'Set `tls-server-name` to a name that the certificate contains.',
    clientCert: 'Set `client-cert` and `client-key` to a certificate that Nomad trusts.',
};
const INPUTS = {
    Nomad: NOMAD_INPUTS,
    'the scheduler': NOMAD_INPUTS,
    'the registry': { address: 'registry-address', ca: extraCa },
    GitHub: { ca: extraCa },
};
function hintFor(sent, about) {
    const inputs = INPUTS[sent.service];
    switch (about) {
        case 'address':
            return reachabilityHint(sent, inputs);
        case 'scheme':
            return `Write ${inputs.address === undefined ? 'its address' : `\`${inputs.address}\``} with \`http://\`, or enable TLS on the server.`;
        case 'date':
            return 'Renew the certificate, and check the clock of the runner.';
        case 'proxy':
            return 'Check the environment variables HTTPS_PROXY, HTTP_PROXY and NO_PROXY.';
        case 'ca':
            return inputs.ca;
        case 'name':
            return inputs.name;
        case 'client-cert':
            return inputs.clientCert;
        case 'header':
            return 'Check the token for line breaks and invisible characters.';
        case undefined:
            return undefined;
    }
}
function reachabilityHint({ url, proxied, hosted }, { address, clientCert }) {
    const proxyNote = proxied ? ' The environment sets a proxy for it; NO_PROXY lists the hosts that need none.' : '';
    if (address === undefined)
        return `Check that the runner can reach it.${proxyNote}`;
    if (!hosted)
        return `Check \`${address}\` and that the runner can reach it, then re-run the job.${proxyNote}`;
    if ((0,_host_js__WEBPACK_IMPORTED_MODULE_1__/* .isLoopback */ .U)(url)) {
        return `Check \`${address}\`: it is the address of the runner itself, where an earlier step has to start the server.`;
    }
    const outside = (0,_host_js__WEBPACK_IMPORTED_MODULE_1__/* .isPrivateHost */ .S)(url)
        ? `\`${url.hostname}\` is a private address, which GitHub-hosted runners cannot reach.`
        : `Check \`${address}\`. If it is correct: GitHub-hosted runners are outside your network.`;
    const publicly = clientCert === undefined ? '' : ' with mutual TLS (`client-cert`, `client-key`)';
    return `${outside} Use a self-hosted runner inside your network, connect to the network in an earlier step (VPN, tunnel), or use a public address${publicly}.${proxyNote}`;
}
const HELP = {
    address: 'no-way-to-the-address',
    scheme: 'http-or-https',
    ca: 'private-certificate-authority',
    name: 'certificate-that-does-not-fit',
    date: 'certificate-that-does-not-fit',
    'client-cert': 'client-certificate',
    proxy: 'proxy',
    header: undefined,
};
function messageFor({ service, method, url }, what, status) {
    return (0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .requestMessage */ .Vk)(`${(0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .capitalize */ .ZH)(service)} at ${url.host} ${what}`, { method, path: url.pathname, status });
}
function connectionError(sent, { description, about }, error, attempts) {
    const tries = attempts > 1 ? ` in ${attempts} attempts` : '';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: about === 'header' ? 'input' : 'unreachable',
        message: messageFor(sent, description + tries),
        hint: hintFor(sent, about),
        help: about === undefined ? undefined : HELP[about],
        cause: new Error(error instanceof Error && error.message !== '' ? error.message : description),
    });
}
function timeoutError(sent, deadline) {
    const seconds = Math.round(deadline / 100) / 10;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'timed-out',
        message: messageFor(sent, `did not answer within ${seconds} s`),
        hint: hintFor(sent, 'address'),
        help: 'no-way-to-the-address',
    });
}
function redirectError(sent, status, location) {
    const target = location === undefined ? null : URL.parse(location, sent.url.href);
    const where = target === null ? 'without a location' : `to ${target.host || target.protocol}`;
    const { address } = INPUTS[sent.service];
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'server',
        message: messageFor(sent, `redirects ${where}, and redirects are not followed`, status),
        hint: address === undefined ? undefined : `Set \`${address}\` to the address of the service itself.`,
        help: 'not-the-service-itself',
    });
}
function unusableBodyError(sent, what) {
    const hint = hintFor(sent, 'address');
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({ reason: 'server', message: messageFor(sent, what), hint, help: 'not-the-service-itself' });
}
function toServiceError(error, { signal, kinds }) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ) || signal?.aborted === true)
        return error;
    const { reason, message, location, hint, help, cause } = error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({ kind: kinds[reason] ?? 'unreachable', reason, message, location, hint, help, cause });
}


/***/ }),

/***/ 4911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ realPace),
/* harmony export */   w: () => (/* binding */ withTimeout)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

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

/***/ 892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ pauseBeforeRetry),
/* harmony export */   Gz: () => (/* binding */ isBusyStatus),
/* harmony export */   mu: () => (/* binding */ parseRetryAfter)
/* harmony export */ });
/* unused harmony export ATTEMPTS */
const ATTEMPTS = 4;
const FIRST_RETRY_PAUSE = 250;
const BUSY_STATUSES = new Set([429, 502, 503, 504]);
function pauseBeforeRetry(last) {
    const { outcome, attempt, repeatable, remaining, now, random } = last;
    if (!repeatable || attempt >= ATTEMPTS) {
        return undefined;
    }
    if (outcome.kind === 'answered' && !outcome.busy && !isBusyStatus(outcome.status)) {
        return undefined;
    }
    const backoff = FIRST_RETRY_PAUSE * 2 ** (attempt - 1) * (0.5 + random / 2);
    const asked = outcome.kind === 'answered' ? (parseRetryAfter(outcome.retryAfter, now) ?? outcome.asked) : undefined;
    const pause = asked === undefined ? backoff : asked + backoff;
    return pause < remaining ? pause : undefined;
}
function isBusyStatus(status) {
    return BUSY_STATUSES.has(status);
}
function parseRetryAfter(value, now) {
    const text = value?.trim() ?? '';
    if (/^\d+$/.test(text)) {
        return Number(text) * 1000;
    }
    const at = /^[A-Z][a-z]+,/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}


/***/ }),

/***/ 8451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ writeOnce)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4911);


async function writeOnce({ send, leavesOpen, find, pauses, signal, pace = _pace_js__WEBPACK_IMPORTED_MODULE_1__/* .realPace */ .O, }) {
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

/***/ 9306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ createRegistry)
/* harmony export */ });
/* harmony import */ var _locations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5505);
/* harmony import */ var _wire_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(111);
/* harmony import */ var _module_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7049);



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
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _http_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8838);
/* harmony import */ var _http_network_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8578);
/* harmony import */ var _wire_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(111);




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
        kind: 'invalid',
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
        throw (0,_http_network_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .toServiceError */ .N1)(error, { signal, kinds: _wire_js__WEBPACK_IMPORTED_MODULE_3__/* .transportKinds */ .Z });
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

/***/ 111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ createRegistryWire),
  Z: () => (/* binding */ transportKinds)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/http/retry.js
var retry = __webpack_require__(892);
// EXTERNAL MODULE: ./build/js/clients/http/json.js
var json = __webpack_require__(8838);
// EXTERNAL MODULE: ./build/js/clients/http/messages.js
var messages = __webpack_require__(7244);
;// CONCATENATED MODULE: ./build/js/clients/registry/errors.js



function registryRefusal({ method, path, answer, token }) {
    const { status } = answer;
    const { what, kind, reason, hint, help } = classifyStatus(status);
    const hide = (text) => (token === undefined ? text : text.replaceAll(token, '***'));
    const text = (0,messages/* shortened */.vI)(hide(bodyText(hide(answer.body))));
    return new errors/* ServiceError */._7({ kind, reason, message: (0,messages/* requestMessage */.Vk)(what, { method, path, status }, text), hint, help });
}
const permissionHint = 'The token needs the permission to manage modules. Use a user token, or a team token of a team with "Manage modules"; an organization token cannot have it.';
const refusalByStatus = {
    401: {
        what: 'Token rejected by the registry',
        kind: 'unauthorized',
        reason: 'unauthorized',
        help: 'registry-token-not-accepted',
        hint: '`registry-token` is expired or invalid: create a new token and store it as the secret.',
    },
    403: { what: 'Permission denied by the registry', kind: 'forbidden', reason: 'permission', hint: permissionHint },
    404: { what: 'Not found in the registry', kind: 'not-found', reason: 'not-found' },
    405: {
        what: 'Not supported by the registry',
        kind: 'forbidden',
        reason: 'permission',
        help: 'not-the-service-itself',
        hint: 'Check that `registry-address` is HCP Terraform or Terraform Enterprise: other registries cannot deprecate versions.',
    },
    409: { what: 'Conflict in the registry', kind: 'invalid', reason: 'server' },
    429: {
        what: 'Rate limit of the registry exceeded',
        kind: 'busy',
        reason: 'server',
        hint: 'The limit is 30 requests a second for all requests of the user of the token. Re-run the job later.',
    },
};
function classifyStatus(status) {
    if (status >= 500) {
        const hint = 'This is usually temporary: re-run the job later.';
        return { what: 'The registry reported a server error', kind: 'server', reason: 'server', hint };
    }
    return refusalByStatus[status] ?? { what: 'Rejected as invalid by the registry', kind: 'invalid', reason: 'server' };
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

// EXTERNAL MODULE: ./build/node_modules/p-queue/dist/index.js + 2 modules
var dist = __webpack_require__(3040);
;// CONCATENATED MODULE: ./build/js/clients/registry/rate-limit.js

const maxTimer = 2 ** 31 - 1;
function createRateLimit(perSecond) {
    const queue = new dist/* default */.Ay({ intervalCap: 1, interval: 1000 / perSecond, strict: true });
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

// EXTERNAL MODULE: ./build/js/clients/registry/server.js
var registry_server = __webpack_require__(2830);
// EXTERNAL MODULE: ./build/js/clients/http/network-errors.js
var network_errors = __webpack_require__(8578);
// EXTERNAL MODULE: ./build/js/clients/schema.js
var clients_schema = __webpack_require__(7798);
;// CONCATENATED MODULE: ./build/js/clients/registry/wire.js









const perSecond = 29;
const transportKinds = { server: 'invalid' };
function createRegistryWire(options) {
    const limit = createRateLimit(perSecond);
    let server = { name: undefined, version: undefined };
    const wire = {
        options,
        server: () => server,
        async send(call) {
            const { method, url, unless } = call;
            const { token, signal } = options;
            const answer = await limit.run(async () => {
                unless?.throwIfAborted();
                return await sendCall(call, options, limit);
            }, signal);
            server = (0,registry_server/* serverOf */.Y)(answer);
            if (answer.status >= 200 && answer.status < 300)
                return answer;
            throw registryRefusal({ method, path: url.pathname, answer, token });
        },
        async get(url, shape) {
            return readRegistryAnswer(shape, await wire.send({ method: 'GET', url }), url);
        },
    };
    return wire;
}
async function sendCall({ method, url, body }, options, limit) {
    const { transport, token, signal } = options;
    try {
        return await transport.send({
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
    catch (error) {
        throw (0,network_errors/* toServiceError */.N1)(error, { signal, kinds: transportKinds });
    }
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
        kind: 'invalid',
        reason: 'server',
        message: (0,messages/* requestMessage */.Vk)(`Unexpected response from the registry at ${host}: expected ${expected}${path === undefined ? '' : ` at ${path}`}`, { method: 'GET', path: pathname, status }),
        help: 'not-the-service-itself',
        hint: 'Check that `registry-address` is the address of the registry itself.',
    });
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
    const listed = await registry.listModuleVersions(module).catch((error) => {
        throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.kind === 'not-found' ? noSuchModule(module, error) : error;
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
    try {
        return await registry.getModule(module);
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && (error.kind === 'not-found' || error.kind === 'forbidden'))
            return undefined;
        throw error;
    }
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

/***/ 6740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ connectGitHub)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/http/json.js
var json = __webpack_require__(8838);
;// CONCATENATED MODULE: ./build/js/clients/http/fetch.js


const repeatableMethods = new Set(['GET', 'PATCH', 'DELETE']);
function createFetch({ transport, service, deadline }) {
    return async (url, init = {}) => {
        const { body } = init;
        if (body !== undefined && body !== null && typeof body !== 'string') {
            throw new TypeError('A request body must be text');
        }
        const method = init.method ?? 'GET';
        const answer = await transport.send({
            service,
            method,
            url,
            headers: init.headers,
            body: body ?? undefined,
            repeatable: repeatableMethods.has(method),
            deadline,
            signal: init.signal ?? undefined,
        });
        const excess = (0,json/* excessOf */.FR)(answer.body);
        if (excess !== undefined)
            throw new errors/* ActionError */.lZ({ reason: 'server', message: `${service} answered with what cannot be read: ${excess}` });
        return {
            status: answer.status,
            statusText: '',
            url: new URL(url).href,
            headers: new Map(Object.entries(answer.headers)),
            text: async () => answer.body,
            arrayBuffer: async () => new TextEncoder().encode(answer.body).buffer,
        };
    };
}

// EXTERNAL MODULE: ./build/js/clients/github/client.js + 1 modules
var client = __webpack_require__(3852);
;// CONCATENATED MODULE: ./build/js/operations/run-context.js


async function connectGitHub({ transport, event }, token) {
    return (0,client/* createGitHub */.C)({ fetch: createFetch({ transport, service: 'GitHub' }), apiUrl: event.apiUrl, token });
}


/***/ }),

/***/ 9655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ writePermitted),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   W_: () => (/* binding */ stateAfter),
/* harmony export */   dh: () => (/* binding */ isConflict),
/* harmony export */   vu: () => (/* binding */ isRefusal)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_http_pace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4911);
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
    'invalid',
    'unauthorized',
    'not-found',
    'conflict',
    'blocked',
    'too-large',
]);
function isRefusal(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 ? refusals.has(error.kind) : error.reason !== 'timed-out';
}
function isConflict(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.kind === 'conflict';
}
function stateOf({ Version, JobModifyIndex }) {
    return { version: Version ?? null, index: JobModifyIndex ?? null };
}
const longestWait = 5000;
async function stateAfter(nomad, job, index) {
    const live = await (0,_clients_http_pace_js__WEBPACK_IMPORTED_MODULE_1__/* .withTimeout */ .w)(longestWait, (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(nomad.readJob(job)));
    return { version: live?.JobModifyIndex === index ? (live.Version ?? null) : null, index };
}


/***/ }),

/***/ 1540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ takeWithin),
/* harmony export */   JM: () => (/* binding */ listUpTo),
/* harmony export */   cz: () => (/* binding */ clipped)
/* harmony export */ });
function takeWithin(items, budget, measure) {
    let room = budget;
    const end = items.findIndex((item) => {
        room -= measure(item) + 1;
        return room < 0;
    });
    const taken = end === -1 ? items : items.slice(0, end);
    return { taken, left: items.length - taken.length };
}
const maxNameLength = 200;
function clipped(text, most = maxNameLength) {
    return text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text;
}
function listUpTo(items, separator, most = 5) {
    const more = items.length > most ? `${separator}${items.length - most} more` : '';
    return items.slice(0, most).join(separator) + more;
}


/***/ }),

/***/ 4159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ expandReport)
/* harmony export */ });
/* harmony import */ var _failure_items_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8762);
/* harmony import */ var _markdown_prose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6844);


function expandReport({ headline, lines = [], sign, failures, notes, body, outputs, files }, { redact }) {
    const otherFailures = failures.filter((failure) => !isInHeadline(failure, headline));
    const blocks = [
        `### ${failures.length > 0 ? '🔴' : sign} ${(0,_markdown_prose_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .C)(headline)}`,
        ...failures.filter((failure) => isInHeadline(failure, headline)).map((failure) => (0,_failure_items_js__WEBPACK_IMPORTED_MODULE_0__/* .wayOut */ .YX)(failure)),
        ...(otherFailures.length === 0 ? [] : [(0,_failure_items_js__WEBPACK_IMPORTED_MODULE_0__/* .failureItems */ .xh)(otherFailures, undefined).join('\n')]),
        ...notes.filter(({ text }) => text !== `${headline}.`).map(noteCallout),
        ...body,
    ];
    const markdown = `${redact(blocks.join('\n\n'))}\n`;
    const isLogged = [...failures.map(({ message }) => message), ...notes.map(({ text }) => text.replace(/\.$/, ''))];
    const logged = [...(isLogged.includes(headline) ? [] : [headline]), ...lines];
    return {
        errors: failures,
        log: [
            { kind: 'errors', errors: failures },
            ...notes.map(({ level, text }) => ({ kind: level, text: text })),
            ...(logged.length === 0 ? [] : [{ kind: 'text', text: logged.join('\n') }]),
        ],
        summary: markdown,
        outputs: { summary: headline, ...outputs },
        files: { ...files, markdown: { name: 'outrider.md', parts: [markdown], isPrivate: false } },
    };
}
function isInHeadline({ message, location }, headline) {
    const text = message.replace(/^`[^`]+`: /, '').replace(/\.$/, '');
    return location === undefined && !text.includes('\n') && headline.includes(text);
}
function noteCallout({ level, text }) {
    return `> [!${level === 'notice' ? 'NOTE' : 'WARNING'}]\n> ${(0,_markdown_prose_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .C)(text)}`;
}


/***/ })

};
