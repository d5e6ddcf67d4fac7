export const id = 44;
export const ids = [44,937];
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

/***/ 937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createTransport: () => (/* binding */ createTransport)
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/node_modules/p-queue/dist/index.js + 2 modules
var dist = __webpack_require__(3040);
// EXTERNAL MODULE: ./build/js/clients/http/host.js
var host = __webpack_require__(2442);
;// CONCATENATED MODULE: ./build/js/clients/http/connections.js



const maxSilenceMilliseconds = 10_000;
class ConnectionError extends Error {
    isUnanswered;
    constructor(cause, isUnanswered) {
        super(cause.message, { cause });
        this.isUnanswered = isUnanswered;
    }
}
function createConnections(settings) {
    const agents = new Map();
    const queues = new Map();
    const findQueue = ({ origin }) => {
        const queue = queues.get(origin) ?? new dist/* default */.Ay({ concurrency: settings.connections });
        queues.set(origin, queue);
        return queue;
    };
    return {
        findQueue,
        removeOne(url) {
            const queue = findQueue(url);
            queue.concurrency = Math.max(1, Math.min(queue.concurrency, queue.pending) - 1);
        },
        async send(url, { signal, ...options }, body) {
            const connection = agents.get(url.origin) ?? connect(url.origin, settings);
            agents.set(url.origin, connection);
            const { agent, request } = await connection;
            signal.throwIfAborted();
            const clientRequest = request(url, { ...options, agent });
            signal.addEventListener('abort', () => clientRequest.destroy());
            return await awaitResponse(clientRequest, body);
        },
        async close() {
            for (const result of await Promise.allSettled(agents.values()))
                if (result.status === 'fulfilled')
                    result.value.agent.destroy();
        },
    };
}
function selectProxy(origin, proxies) {
    const url = new URL(origin);
    const name = url.protocol === 'https:' ? 'https_proxy' : 'http_proxy';
    const value = proxies[name]?.trim() ?? '';
    if (value === '' || (0,host/* isLoopback */.U)(url))
        return undefined;
    const proxy = URL.parse(value.includes('://') ? value : `http://${value}`);
    if (proxy === null) {
        throw new errors/* ActionError */.lZ({
            reason: 'input',
            message: `The environment variable ${name.toUpperCase()} is not a valid proxy address`,
            help: 'proxy',
            hint: 'Write it as `http://host:port`, or unset it.',
        });
    }
    return proxy;
}
async function connect(origin, { proxies, tls }) {
    const proxy = selectProxy(origin, proxies)?.href;
    const common = { keepAlive: true, timeout: maxSilenceMilliseconds };
    const noProxy = proxies.no_proxy ?? '';
    if (origin.startsWith('https:')) {
        const { createSecureAgent, request } = await __webpack_require__.e(/* import() */ 269).then(__webpack_require__.bind(__webpack_require__, 3269));
        const options = { ...common, proxyEnv: { https_proxy: proxy, no_proxy: noProxy } };
        return { agent: createSecureAgent(origin, options, tls), request };
    }
    const { Agent, request } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 7067, 19));
    return { agent: new Agent({ ...common, proxyEnv: { http_proxy: proxy, no_proxy: noProxy } }), request };
}
async function awaitResponse(request, body) {
    return await new Promise((resolve, reject) => {
        request.on('error', (error) => {
            reject(new ConnectionError(error, (request.socket?.bytesRead ?? 0) === 0));
        });
        request.on('timeout', () => {
            if (!isConnected(request))
                request.destroy(Object.assign(new Error('no connection'), { code: 'ETIMEDOUT' }));
        });
        request.on('response', resolve);
        request.end(body);
    });
}
function isConnected({ socket }) {
    return socket?.connecting === false && !('secureConnecting' in socket && socket.secureConnecting === true);
}

// EXTERNAL MODULE: ./build/js/clients/http/retry.js
var retry = __webpack_require__(892);
// EXTERNAL MODULE: ./build/js/clients/http/json.js
var json = __webpack_require__(8838);
// EXTERNAL MODULE: ./build/js/clients/http/messages.js
var messages = __webpack_require__(7244);
// EXTERNAL MODULE: ./build/js/text/numbers.js
var numbers = __webpack_require__(4482);
;// CONCATENATED MODULE: ./build/js/clients/http/network-errors.js






const extraCa = 'Set the environment variable NODE_EXTRA_CA_CERTS to a file with the certificate of the authority.';
const nomadInputNames = {
    address: 'address',
    ca: 'Set `ca-cert` to the certificate of the authority that signed it.',
    name: 'Set `tls-server-name` to a name that the certificate contains.',
    clientCert: `Set \`client-cert\` and ${(0,errors/* describeSetting */.w5)('client-key')} to a certificate that Nomad trusts.`,
    noResponse: `If Nomad requires client certificates, set \`client-cert\` and ${(0,errors/* describeSetting */.w5)('client-key')} to one that it trusts.`,
    mayWantTls: 'Check that `address` has the port of the HTTP API (4646 by default). If Nomad expects HTTPS, set it to an `https://` URL.',
};
const inputNames = {
    Nomad: nomadInputNames,
    'the scheduler': nomadInputNames,
    'the registry': { address: 'registry-address', ca: extraCa },
    GitHub: { ca: extraCa },
};
const remedies = {
    address: ['address-not-reachable', hintReachability],
    scheme: [
        'http-or-https',
        (_, { address }) => address === undefined
            ? 'Write its address with `http://`, or enable TLS on the server.'
            : `Enable TLS on the server, or write \`${address}\` with \`http://\` and set \`insecure: http\` if a VPN protects the connection.`,
    ],
    date: ['certificate-for-another-name-or-expired', 'Renew the certificate, and check the clock of the runner.'],
    proxy: ['proxy', 'Check the environment variables HTTPS_PROXY, HTTP_PROXY and NO_PROXY.'],
    ca: ['private-certificate-authority', (_, { ca }) => ca],
    name: ['certificate-for-another-name-or-expired', (_, { name }) => name],
    'client-cert': ['client-certificate', (_, { clientCert }) => clientCert],
    'no-answer': [
        'unreachable',
        ({ url }, { noResponse: noAnswer, mayWantTls }) => (url.protocol === 'https:' ? noAnswer : mayWantTls),
    ],
    header: ['invalid-value', 'Check the token for line breaks and invisible characters.'],
};
function selectRemedy(request, about) {
    const [help, hint] = about === undefined ? ['unreachable', undefined] : remedies[about];
    return { help, hint: typeof hint === 'function' ? hint(request, inputNames[request.service]) : hint };
}
function hintReachability({ url, proxy, isHosted }, inputs) {
    const { address, clientCert, mayWantTls } = inputs;
    const portNote = url.port === '' && mayWantTls !== undefined ? ' It has no port: Nomad listens on 4646 by default.' : '';
    const proxyHint = `The environment sets the proxy \`${proxy}\` for it: check the proxy, or add the host to NO_PROXY.`;
    const notes = `${portNote}${proxy === undefined ? '' : ` ${proxyHint}`}`;
    if (address === undefined)
        return `Check that the runner can reach it.${notes}`;
    if ((0,host/* isLoopback */.U)(url))
        return `This is the address of the runner itself: set \`${address}\` to the address of the server, or start the server in an earlier step.${notes}`;
    if (!isHosted)
        return `Check \`${address}\` and that the runner can reach it, then re-run this workflow job.${notes}`;
    const publicly = clientCert === undefined ? '' : ' with mutual TLS (`client-cert`, `client-key`)';
    return `Check \`${address}\`. If it is correct: GitHub-hosted runners are outside your network. Use a self-hosted runner inside your network, connect to the network in an earlier step (VPN, tunnel), or use a public address${publicly}.${notes}`;
}
function describeSent({ service, method, url }, text, status) {
    return (0,messages/* describeRequest */.Ng)(`${(0,numbers/* capitalize */.ZH)(service)} at ${url.host} ${text}`, { method, path: url.pathname, status });
}
function createConnectionError(request, { description, about }, error, attempts) {
    const tries = attempts > 1 ? ` in ${attempts} attempts` : '';
    const orProxy = about === 'address' && request.proxy !== undefined ? `or its proxy ${request.proxy} ` : '';
    return new errors/* ServiceError */._7({
        reason: about === 'header' ? 'input' : 'unreachable',
        ...describeSent(request, orProxy + description + tries),
        ...selectRemedy(request, about),
        cause: new Error(error instanceof Error && error.message !== '' ? error.message : description),
    });
}
function createTimeoutError(request, timeoutMilliseconds) {
    const seconds = Math.round(timeoutMilliseconds / 100) / 10;
    return new errors/* ServiceError */._7({
        reason: 'timed-out',
        ...describeSent(request, `did not respond within ${seconds} s`),
        ...selectRemedy(request, 'address'),
    });
}
function createRedirectError(request, status, location) {
    const target = location === undefined ? null : URL.parse(location, request.url.href);
    const direction = target === null ? 'without a location' : `to ${target.host || target.protocol}`;
    const { address } = inputNames[request.service];
    return new errors/* ServiceError */._7({
        reason: 'server',
        ...describeSent(request, `redirects ${direction}, and redirects are not followed`, status),
        hint: `Set ${address === undefined ? 'its address' : `\`${address}\``} to the address of the service itself.`,
        help: 'response-from-another-service',
    });
}
function createUnusableBodyError(request, description) {
    return new errors/* ServiceError */._7({
        reason: 'server',
        ...describeSent(request, description),
        ...selectRemedy(request, 'address'),
        help: 'response-from-another-service',
    });
}
const closedConnection = { description: 'closed the connection', isTransient: true };
const noResponse = {
    description: 'closed the connection without a response',
    isTransient: true,
    about: 'no-answer',
};
const unknownAuthority = {
    description: 'has a certificate from an authority that is not trusted',
    about: 'ca',
};
const noTls = { description: 'does not use TLS', about: 'scheme' };
const problems = {
    ECONNREFUSED: { description: 'refused the connection', isTransient: true, about: 'address' },
    ECONNRESET: { description: 'reset the connection', isTransient: true, about: 'no-answer' },
    EPIPE: closedConnection,
    ENOTFOUND: { description: 'cannot be reached: DNS does not resolve the host name', about: 'address' },
    EAI_AGAIN: { description: 'cannot be reached: the DNS server did not respond', isTransient: true, about: 'address' },
    EHOSTUNREACH: { description: 'cannot be reached: no route to the host', about: 'address' },
    ENETUNREACH: { description: 'cannot be reached: no route to its network', about: 'address' },
    ETIMEDOUT: { description: 'cannot be reached: the connection timed out', about: 'address' },
    DEPTH_ZERO_SELF_SIGNED_CERT: { description: 'has a self-signed certificate that is not trusted', about: 'ca' },
    SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
    UNABLE_TO_GET_ISSUER_CERT: unknownAuthority,
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
    CERT_HAS_EXPIRED: { description: 'has a certificate that has expired', about: 'date' },
    CERT_NOT_YET_VALID: { description: 'has a certificate that is not valid yet', about: 'date' },
    EPROTO: { description: 'cannot be reached: TLS handshake failed', about: 'scheme' },
    ERR_SSL_WRONG_VERSION_NUMBER: noTls,
    ERR_SSL_PACKET_LENGTH_TOO_LONG: noTls,
    ERR_PROXY_TUNNEL: {
        description: 'cannot be reached: the proxy closed the connection',
        isTransient: true,
        about: 'proxy',
    },
    ERR_INVALID_CHAR: { description: 'was sent no request: a header contains invalid characters', about: 'header' },
};
function classifyConnectionError(thrown) {
    const { cause: error, isUnanswered } = thrown instanceof ConnectionError ? thrown : { cause: thrown, isUnanswered: false };
    const code = readErrorCode(error);
    if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
        return { description: describeNames(error), about: 'name' };
    const status = (0,json/* readMember */.hd)(error, 'statusCode');
    if (code === 'ERR_PROXY_TUNNEL' && typeof status === 'number')
        return describeProxyRefusal(status);
    if (/^ERR_SSL_.*ALERT/.test(code))
        return classifyTlsAlert(code);
    if (code.startsWith('HPE_'))
        return { description: 'sent a response that is not HTTP', about: 'address' };
    if (code === 'ECONNRESET' && error instanceof Error && !('syscall' in error))
        return isUnanswered ? noResponse : closedConnection;
    return problems[code] ?? { description: `cannot be reached${code === '' ? '' : ` (${code})`}` };
}
function describeNames(error) {
    const { host = '', cert } = error;
    const names = (cert?.subjectaltname ?? '').replaceAll(/(DNS|IP Address):/g, '').slice(0, 200);
    return `has a certificate for ${names === '' ? 'no name' : names}, not for ${host}`;
}
function describeProxyRefusal(status) {
    return {
        description: `cannot be reached: the proxy returned ${status}`,
        isTransient: status >= 502 && status <= 504,
        about: 'proxy',
    };
}
function classifyTlsAlert(code) {
    const alert = code
        .replace(/^ERR_SSL_(TLSV\d+_|SSLV3_)?ALERT_/, '')
        .toLowerCase()
        .replaceAll('_', ' ');
    const isAboutCertificate = /certificate|unknown ca|access denied/.test(alert);
    const description = isAboutCertificate ? 'rejected the client certificate' : 'rejected the TLS handshake';
    return { description: `${description} (${alert})`, about: 'client-cert' };
}
function readErrorCode(error) {
    if (error instanceof AggregateError)
        return readErrorCode(error.errors[0]);
    if (!(error instanceof Error && 'code' in error && typeof error.code === 'string'))
        return '';
    const reason = error.code === 'EPROTO' ? /:SSL routines:[^:]*:([^:]+):/.exec(error.message)?.[1] : undefined;
    return reason === undefined ? error.code : `ERR_SSL_${reason.toUpperCase().replaceAll(' ', '_')}`;
}

;// CONCATENATED MODULE: ./build/js/clients/http/transport.js
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





const defaultMaxBytes = 64 * 1024 * 1024;
const defaultConnections = 48;
function createTransport(options = {}) {
    const proxies = options.proxies ?? {};
    const limit = options.maxConnections ?? defaultConnections;
    const connections = createConnections({ proxies, tls: options.tls, connections: limit });
    const closeController = new AbortController();
    const { pace = retry/* realPace */.Of, waitFor = skipLog } = options;
    return {
        pace,
        waitFor,
        async send(request) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const url = new URL(request.url);
                const { service, method } = request;
                const proxy = selectProxy(url.origin, proxies)?.host;
                const sentRequest = { service, method, url, proxy, isHosted: options.isHosted ?? false };
                const clock = __addDisposableResource(env_1, startClock(request, closeController.signal, options.signal), false);
                const context = { request, sentRequest, clock, connections, pace, options };
                const maxWait = formatSeconds(clock.readRemainingMilliseconds());
                const text = `Waiting for ${sentRequest.service} to respond to ${sentRequest.method} ${url.pathname}, at most ${maxWait}`;
                const send = () => sendWithRetries(context);
                return await waitFor(() => text, send);
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                __disposeResources(env_1);
            }
        },
        async waitToRetry(retry) {
            if (retry.pauseMilliseconds >= (options.readRemainingMilliseconds?.() ?? Number.POSITIVE_INFINITY))
                return false;
            options.onRetry?.(retry);
            const text = `Waiting for ${retry.service}, which ${retry.reason}: ${formatSeconds(retry.pauseMilliseconds)}`;
            const pause = () => pace.pause(retry.pauseMilliseconds, options.signal);
            await waitFor(() => text, pause);
            return true;
        },
        isCrowded: (url) => connections.findQueue(url).size > 0,
        async close() {
            closeController.abort();
            await connections.close();
        },
    };
}
const skipLog = (_, work) => work();
function formatSeconds(milliseconds) {
    return `${Math.max(0, Math.ceil(milliseconds / 1000))} s`;
}
const defaultTimeoutMilliseconds = 60_000;
function startClock({ timeoutMilliseconds = defaultTimeoutMilliseconds, signal }, closeSignal, runEnd) {
    const startTime = performance.now();
    const controller = new AbortController();
    let hasExpired = false;
    const end = () => controller.abort();
    const timer = setTimeout(() => {
        hasExpired = true;
        end();
    }, timeoutMilliseconds);
    const signals = [closeSignal, runEnd, signal].filter((source) => source !== undefined);
    for (const source of signals)
        source.addEventListener('abort', end);
    if (signals.some(({ aborted }) => aborted))
        end();
    return {
        signal: controller.signal,
        timeoutMilliseconds,
        hasExpired: () => hasExpired,
        isClosing: () => closeSignal.aborted,
        readRemainingMilliseconds: () => timeoutMilliseconds - (performance.now() - startTime),
        [Symbol.dispose]: () => {
            clearTimeout(timer);
            for (const source of signals)
                source.removeEventListener('abort', end);
        },
    };
}
async function sendWithRetries(context) {
    const { request, sentRequest, clock, pace, options } = context;
    for (let attempt = 1;; attempt += 1) {
        const result = await sendOnce(context);
        const response = 'response' in result ? result.response : undefined;
        const requestedPause = response && readRequestedPause(response, request);
        const busyAttempts = response && request.maxBusyAttempts?.(response);
        const maxAttempts = (0,retry/* selectMaxAttempts */.$6)(response?.status, requestedPause, busyAttempts);
        const remaining = clock.readRemainingMilliseconds();
        const next = { attempt, maxAttempts, requestedPause, remaining, random: pace.random() };
        const pauseMilliseconds = isRetryable(result, request) ? (0,retry/* computeRetryPause */.w0)(next) : undefined;
        if (pauseMilliseconds === undefined) {
            if ('response' in result)
                return result.response;
            throw createConnectionError(sentRequest, result.problem, result.error, attempt);
        }
        const reason = 'problem' in result ? result.problem.description : `returned ${String(result.response.status)}`;
        const { service, method, url } = sentRequest;
        options.onRetry?.({ service, method, path: url.pathname, attempt, maxAttempts, reason, pauseMilliseconds });
        await pauseFor(pauseMilliseconds, context);
    }
}
const busyStatuses = new Set([429, 502, 503, 504]);
function isRetryable(result, { repeatable, maxBusyAttempts }) {
    if ('problem' in result)
        return repeatable === true && result.problem.isTransient === true;
    const { response } = result;
    if (repeatable === 'if-refused')
        return response.status === 429;
    return repeatable && (busyStatuses.has(response.status) || (maxBusyAttempts?.(response) ?? 0) > 0);
}
function readRequestedPause(response, { requestedPause }) {
    const usual = (0,retry/* parseRetryAfter */.mu)(response.headers['retry-after'], Date.now());
    return usual ?? (busyStatuses.has(response.status) ? requestedPause?.(response) : undefined);
}
async function sendOnce(context) {
    const { sentRequest, clock, connections } = context;
    try {
        return await connections.findQueue(sentRequest.url).add(async () => attemptOnce(context), { signal: clock.signal });
    }
    catch (error) {
        return { problem: classifyFailure(error, context), error };
    }
}
async function attemptOnce({ request, sentRequest, clock, connections }) {
    const headers = { 'accept-encoding': 'gzip', 'user-agent': 'outrider', ...request.headers };
    const settings = { method: request.method, headers, signal: clock.signal };
    const message = await connections.send(sentRequest.url, settings, request.body);
    const response = { status: message.statusCode ?? 0, headers: joinHeaders(message.headers) };
    if (response.status === 429 && response.headers['connection'] === 'close')
        connections.removeOne(sentRequest.url);
    if (sentRequest.proxy !== undefined && response.status === 407) {
        message.destroy();
        return { problem: describeProxyRefusal(407), error: undefined };
    }
    if (response.status >= 300 && response.status < 400 && response.status !== 304) {
        message.destroy();
        throw createRedirectError(sentRequest, response.status, response.headers['location']);
    }
    const body = await readBody(message, response.headers['content-encoding'], request.maxBytes ?? defaultMaxBytes);
    return { response: { ...response, body } };
}
class UnusableBody extends Error {
}
async function readBody(body, encoding, maxBytes) {
    const name = encoding?.toLowerCase() ?? '';
    if (name === '' || name === 'identity')
        return (await collect(body, maxBytes)).toString('utf8');
    if (name === 'gzip' || name === 'x-gzip')
        return unpack(await collect(body, defaultMaxBytes), maxBytes).toString('utf8');
    body.destroy();
    throw new UnusableBody(`sent a response in an unsupported encoding (${name.slice(0, 20)})`);
}
async function collect(body, maxBytes) {
    return await new Promise((resolve, reject) => {
        const chunks = [];
        let size = 0;
        body.on('error', (error) => reject(new ConnectionError(error, false)));
        body.on('data', (chunk) => {
            size += chunk.length;
            chunks.push(chunk);
            if (size <= maxBytes)
                return;
            reject(createTooLargeError(maxBytes));
            body.destroy();
        });
        body.on('end', () => {
            const [only] = chunks;
            resolve(chunks.length === 1 && only !== undefined ? only : Buffer.concat(chunks, size));
        });
    });
}
function unpack(compressedBody, maxBytes) {
    try {
        const chunkSize = Math.min(Math.max(compressedBody.length * 8, 1024), 64 * 1024);
        return (0,external_node_zlib_.gunzipSync)(compressedBody, { maxOutputLength: maxBytes, chunkSize });
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        if (code === 'ERR_BUFFER_TOO_LARGE')
            throw createTooLargeError(maxBytes);
        throw new UnusableBody('sent a response that is not gzip, contrary to its header');
    }
}
function createTooLargeError(maxBytes) {
    return new UnusableBody(`sent a response that exceeds the limit of ${maxBytes} bytes`);
}
function classifyFailure(error, { request, sentRequest, clock, options }) {
    if (error instanceof errors/* ActionError */.lZ)
        throw error;
    request.signal?.throwIfAborted();
    options.signal?.throwIfAborted();
    if (clock.hasExpired())
        throw createTimeoutError(sentRequest, clock.timeoutMilliseconds);
    if (clock.isClosing())
        return { description: 'did not respond before the run ended' };
    if (error instanceof UnusableBody)
        throw createUnusableBodyError(sentRequest, error.message);
    return classifyConnectionError(error);
}
async function pauseFor(milliseconds, context) {
    try {
        await context.pace.pause(milliseconds, context.clock.signal);
    }
    catch (error) {
        throw createConnectionError(context.sentRequest, classifyFailure(error, context), error, 1);
    }
}
function joinHeaders(headers) {
    return Object.fromEntries(Object.entries(headers).map(([name, value = '']) => [name, Array.isArray(value) ? value.join(', ') : value]));
}


/***/ }),

/***/ 2044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openContext: () => (/* binding */ openContext)
});

// EXTERNAL MODULE: ./build/js/text/log-text.js
var log_text = __webpack_require__(872);
// EXTERNAL MODULE: ./build/js/text/times.js
var times = __webpack_require__(5502);
;// CONCATENATED MODULE: ./build/js/operations/run-log.js


const tickMilliseconds = 5000;
const heartbeat = 6;
function startRunLog({ runner, pace, startTime }) {
    const endController = new AbortController();
    const waits = new Set();
    const loggedLines = new Set();
    let idle = 0;
    const loggingRunner = {
        ...runner,
        log(text) {
            idle = 0;
            runner.log(text);
        },
    };
    const latestLines = new Map();
    const showProgress = (line) => {
        const [label] = line.split(': ', 1);
        if (latestLines.get(label) === line)
            return;
        latestLines.set(label, line);
        loggedLines.add(line);
        loggingRunner.log((0,log_text/* plain */.pj) `[${(0,times/* formatClock */.ei)(performance.now() - startTime)}] ${line}`);
    };
    const logWaits = async () => {
        for (;;) {
            await pace.pause(tickMilliseconds, endController.signal);
            idle += 1;
            const line = idle < heartbeat ? '' : formatFirstWait(waits);
            if (line !== '' && !loggedLines.has(line))
                showProgress(line);
        }
    };
    logWaits().catch((error) => {
        if (!endController.signal.aborted)
            throw error;
    });
    const waitFor = async (describe, work) => {
        const wait = () => describe();
        waits.add(wait);
        try {
            return await work();
        }
        finally {
            waits.delete(wait);
        }
    };
    return {
        progress: showProgress,
        waitFor,
        runner: loggingRunner,
        [Symbol.dispose]: () => endController.abort(),
    };
}
function formatFirstWait(waits) {
    for (const describe of waits) {
        const text = describe();
        if (text !== '')
            return text;
    }
    return '';
}

// EXTERNAL MODULE: ./build/js/clients/http/transport.js + 2 modules
var http_transport = __webpack_require__(937);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/http/retry.js
var retry = __webpack_require__(892);
;// CONCATENATED MODULE: ./build/js/operations/open-context.js





function openContext(options) {
    const { event, cancelSignal, proxies, service } = options;
    const { address, tls } = service;
    const startTime = performance.now();
    const deadline = startDeadline(options.timeout, cancelSignal, service.name);
    const pace = options.pace ?? retry/* realPace */.Of;
    const runLog = startRunLog({ runner: options.runner, pace, startTime });
    const { runner } = runLog;
    const transport = (0,http_transport.createTransport)({
        proxies,
        pace,
        isHosted: event.isHosted,
        signal: deadline.end,
        readRemainingMilliseconds: deadline.readRemainingMilliseconds,
        ...(tls === undefined ? {} : { tls: createTlsOptions(address, tls) }),
        waitFor: runLog.waitFor,
        onRetry: (retry) => runner.log((0,log_text/* plain */.pj) `${describeRetry(retry)}`),
    });
    const background = [];
    const runInBackground = (work) => void background.push(work);
    return {
        context: {
            ...options,
            runner,
            runLog,
            log: (line) => runner.log((0,log_text/* plain */.pj) `${line}`),
            pace,
            transport,
            startTime,
            deadline,
            runInBackground,
        },
        finished: async () => void (await Promise.all(background)),
        async [Symbol.asyncDispose]() {
            await transport.close();
            runLog[Symbol.dispose]();
            deadline[Symbol.dispose]();
        },
    };
}
function createTlsOptions({ origin }, { ca, cert, key, serverName, skipVerify }) {
    return { origin, ca, cert, key, servername: serverName, rejectUnauthorized: !skipVerify };
}
function describeRetry({ service, method, path, reason, pauseMilliseconds, attempt, maxAttempts }) {
    const next = maxAttempts === undefined ? '' : ` Attempt ${attempt + 1} of ${maxAttempts}.`;
    return `Retrying in ${Math.ceil(pauseMilliseconds / 1000)} s: ${service} ${reason} (${method} ${path}).${next}`;
}
const reportingTime = 3000;
function startDeadline(timeout, cancelSignal, service) {
    const startTime = performance.now();
    const controller = new AbortController();
    const late = new errors/* ActionError */.lZ({
        reason: 'timed-out',
        message: `The run timed out after ${timeout / 1000} s: ${service} has not responded`,
        hint: `Check ${service}, or raise \`timeout\`.`,
    });
    const timer = setTimeout(() => controller.abort(late), timeout);
    const signal = AbortSignal.any([controller.signal, cancelSignal]);
    const end = new AbortController();
    let last;
    const endSoon = () => {
        last = setTimeout(() => end.abort(signal.reason), reportingTime);
    };
    signal.addEventListener('abort', endSoon);
    return {
        signal,
        end: end.signal,
        readRemainingMilliseconds: () => Math.max(0, timeout - (performance.now() - startTime)),
        [Symbol.dispose]() {
            clearTimeout(timer);
            clearTimeout(last);
            signal.removeEventListener('abort', endSoon);
        },
    };
}


/***/ })

};
