export const id = 880;
export const ids = [880];
export const modules = {

/***/ 892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ pauseBeforeRetry),
/* harmony export */   Gz: () => (/* binding */ isBusyStatus),
/* harmony export */   mu: () => (/* binding */ parseRetryAfter)
/* harmony export */ });
/* unused harmony export ATTEMPTS */
const ATTEMPTS = 4;
const FIRST_PAUSE = 250;
const BUSY_STATUSES = new Set([429, 502, 503, 504]);
function pauseBeforeRetry(tried) {
    const { outcome, attempt, repeatable, remaining, now, random } = tried;
    if (!repeatable || attempt >= ATTEMPTS) {
        return undefined;
    }
    if (outcome.kind === 'answered' && !outcome.busy && !isBusyStatus(outcome.status)) {
        return undefined;
    }
    const backoff = FIRST_PAUSE * 2 ** (attempt - 1) * (0.5 + random / 2);
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

/***/ 7880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openContext: () => (/* binding */ openContext)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/js/clients/http/body.js


class UnusableBody extends Error {
    name = 'UnusableBody';
}
const SMALL = 64 * 1024;
async function readBody(body, encoding, maxBytes) {
    if (encoding === undefined || encoding === '' || encoding === 'identity') {
        return (await collect(body, maxBytes)).toString('utf8');
    }
    if (encoding !== 'gzip' && encoding !== 'x-gzip') {
        body.once('error', () => undefined).destroy();
        throw new UnusableBody(`answered in an encoding that was not asked for (${encoding.slice(0, 20)})`);
    }
    const chunks = [];
    let size = 0;
    const rest = body[Symbol.asyncIterator]();
    for (;;) {
        const { done, value } = await rest.next();
        if (done === true) {
            return unpack(joined(chunks, size), maxBytes).toString('utf8');
        }
        chunks.push(value);
        size += value.length;
        if (size > SMALL) {
            const whole = external_node_stream_.Readable.from(continued(chunks, rest), { objectMode: false });
            return (await collect(unpacked(whole, (0,external_node_zlib_.createGunzip)()), maxBytes)).toString('utf8');
        }
    }
}
async function collect(body, maxBytes) {
    const chunks = [];
    let size = 0;
    for await (const chunk of body) {
        size += chunk.length;
        if (size > maxBytes) {
            throw tooLarge(maxBytes);
        }
        chunks.push(chunk);
    }
    return joined(chunks, size);
}
function joined(chunks, size) {
    const [only] = chunks;
    return chunks.length === 1 && only !== undefined ? only : Buffer.concat(chunks, size);
}
function unpack(packed, maxBytes) {
    try {
        const chunkSize = Math.min(Math.max(packed.length * 8, 1024), SMALL);
        return (0,external_node_zlib_.gunzipSync)(packed, { maxOutputLength: maxBytes, chunkSize });
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        throw code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge(maxBytes) : notGzip();
    }
}
async function* continued(chunks, rest) {
    try {
        yield* chunks;
        for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
            yield next.value;
        }
    }
    finally {
        await rest.return?.();
    }
}
async function* unpacked(body, gunzip) {
    let broke;
    body.once('error', (error) => {
        broke = error;
        gunzip.destroy(error);
    });
    body.pipe(gunzip);
    try {
        yield* gunzip;
    }
    catch {
        throw broke ?? notGzip();
    }
    finally {
        gunzip.destroy();
        body.destroy();
    }
}
function tooLarge(maxBytes) {
    return new UnusableBody(`answered more than ${String(maxBytes)} bytes, which is more than we take`);
}
function notGzip() {
    return new UnusableBody('answered a body that is not gzip though it says so');
}

;// CONCATENATED MODULE: ./build/js/clients/http/pools.js

const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;
function createPools(settings) {
    const byOrigin = new Map();
    return {
        async request(options) {
            const known = byOrigin.get(options.origin) ?? createDispatcher(options.origin, settings);
            byOrigin.set(options.origin, known);
            return await (await known).request(options);
        },
        async close() {
            for (const made of await Promise.allSettled(byOrigin.values())) {
                if (made.status === 'fulfilled') {
                    await made.value.destroy();
                }
            }
        },
    };
}
function proxyFor(origin, proxies) {
    const { protocol, hostname } = new URL(origin);
    const name = protocol === 'https:' ? 'https_proxy' : 'http_proxy';
    const value = proxies[name]?.trim() ?? '';
    if (value === '' || THIS_MACHINE.test(hostname)) {
        return undefined;
    }
    const proxy = URL.parse(value.includes('://') ? value : `http://${value}`);
    if (proxy === null) {
        throw new errors/* ActionError */.lZ({
            reason: 'input',
            message: `The environment variable ${name.toUpperCase()} is not the address of a proxy`,
            help: 'proxy',
            hint: `Write it as http://host:port, or unset it.`,
        });
    }
    return proxy;
}
async function createDispatcher(origin, { proxies, tls, connections }) {
    const proxy = proxyFor(origin, proxies);
    const [{ EnvHttpProxyAgent, Pool: PoolOfUndici }, { checkTls }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(7), __webpack_require__.e(428)]).then(__webpack_require__.bind(__webpack_require__, 1428)),
        __webpack_require__.e(/* import() */ 787).then(__webpack_require__.bind(__webpack_require__, 6787)),
    ]);
    const ours = tls?.origin === origin ? checkTls(tls) : {};
    const isHttps = origin.startsWith('https:');
    const settings = { ...ours, allowH2: false };
    return new EnvHttpProxyAgent({
        connections,
        connect: settings,
        requestTls: settings,
        proxyTls: { allowH2: false },
        factory: (to, given) => new PoolOfUndici(to, { connections, ...given }),
        httpProxy: isHttps ? '' : (proxy?.href ?? ''),
        httpsProxy: isHttps ? (proxy?.href ?? '') : '',
        noProxy: proxies.no_proxy ?? '',
    });
}

// EXTERNAL MODULE: ./build/js/clients/http/retry.js
var retry = __webpack_require__(892);
// EXTERNAL MODULE: ./build/js/clients/http/host.js
var host = __webpack_require__(2442);
;// CONCATENATED MODULE: ./build/js/clients/http/network-errors.js


const OWN_INPUTS = {
    scheduler: {
        address: 'address',
        ca: 'Set the input `ca-cert` to the authority that signed it.',
        name: 'Set the input `tls-server-name` to a name that the certificate holds.',
        clientCert: 'Set the inputs `client-cert` and `client-key` to a certificate that the scheduler trusts.',
    },
    registry: { address: 'registry-address', ca: 'Name the authority by the environment variable NODE_EXTRA_CA_CERTS.' },
};
const NO_INPUTS = { ca: 'Name the authority by the environment variable NODE_EXTRA_CA_CERTS.' };
function hintFor(sent, about) {
    const inputs = OWN_INPUTS[sent.service] ?? NO_INPUTS;
    switch (about) {
        case 'address':
            return wayTo(sent, inputs);
        case 'scheme':
            return `Write ${inputs.address === undefined ? 'its address' : `the input \`${inputs.address}\``} with \`http://\`, or let it speak TLS.`;
        case 'date':
            return 'Renew the certificate; and check the clock of this machine.';
        case 'proxy':
            return 'Check the environment variables HTTPS_PROXY, HTTP_PROXY and NO_PROXY.';
        case 'ca':
            return inputs.ca;
        case 'name':
            return inputs.name;
        case 'client-cert':
            return inputs.clientCert;
        case 'header':
            return 'Look for line breaks or invisible characters in the token.';
        case undefined:
            return undefined;
    }
}
function wayTo({ url, proxied, hosted }, { address, clientCert }) {
    const proxyNote = proxied ? ' The environment names a proxy for it; NO_PROXY lists the hosts that need none.' : '';
    if (address === undefined)
        return `Check that this machine may reach it.${proxyNote}`;
    if (!hosted)
        return `Check the input \`${address}\`, and that this machine may reach it.${proxyNote}`;
    if ((0,host/* isLoopback */.U)(url)) {
        return `Check the input \`${address}\`: it names this runner itself, where a step before this one has to start what listens there.`;
    }
    const outside = (0,host/* isInside */.F)(url)
        ? `\`${url.hostname}\` means something only inside of a network, and GitHub's hosted runners are outside of yours.`
        : `Check the input \`${address}\`. If it is right: GitHub's hosted runners are outside of your network.`;
    const publicly = clientCert === undefined ? '' : ' with mutual TLS (`client-cert`, `client-key`)';
    return `${outside} Run the job on a self-hosted runner inside, join the network by a step before this one (VPN, tunnel), or give it a public address${publicly}.${proxyNote}`;
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
function tell({ service, method, url }, words) {
    const name = /^[a-z]/.test(service) ? `the ${service}` : service;
    return `${method} ${url.pathname}: ${name} at ${url.host} ${words}`;
}
function broken(sent, trouble, error, attempts) {
    const tries = attempts > 1 ? `, ${String(attempts)} times in a row` : '';
    return new errors/* ActionError */.lZ({
        reason: trouble.about === 'header' ? 'input' : 'unreachable',
        message: tell(sent, trouble.words + tries),
        hint: hintFor(sent, trouble.about),
        help: trouble.about === undefined ? undefined : HELP[trouble.about],
        cause: new Error(error instanceof Error && error.message !== '' ? error.message : trouble.words),
    });
}
function timedOut(sent, deadline) {
    const seconds = String(Math.round(deadline / 100) / 10);
    return new errors/* ActionError */.lZ({
        reason: 'timed-out',
        message: tell(sent, `did not answer within ${seconds} s`),
        hint: hintFor(sent, 'address'),
        help: 'no-way-to-the-address',
    });
}
function redirected(sent, status, location) {
    const target = location === undefined ? null : URL.parse(location, sent.url.href);
    const where = target === null ? 'nowhere' : `to ${target.host || target.protocol}`;
    const address = OWN_INPUTS[sent.service]?.address;
    return new errors/* ActionError */.lZ({
        reason: 'server',
        message: tell(sent, `redirects ${where} (${String(status)}), and redirects are not followed`),
        hint: address === undefined ? undefined : `Set the input \`${address}\` to where the service itself answers.`,
        help: 'not-the-service-itself',
    });
}
function unusable(sent, words) {
    const hint = hintFor(sent, 'address');
    return new errors/* ActionError */.lZ({ reason: 'server', message: tell(sent, words), hint, help: 'not-the-service-itself' });
}

;// CONCATENATED MODULE: ./build/js/clients/http/connection-error-codes.js
const BY_CODE = {
    ECONNREFUSED: { words: 'refused the connection', passing: true, about: 'address' },
    ECONNRESET: { words: 'broke the connection off', passing: true },
    EPIPE: { words: 'broke the connection off', passing: true },
    UND_ERR_SOCKET: { words: 'broke the connection off', passing: true },
    UND_ERR_RES_CONTENT_LENGTH_MISMATCH: { words: 'broke off in the middle of its answer', passing: true },
    ENOTFOUND: { words: 'has a host name that does not exist (no such host)', passing: false, about: 'address' },
    EAI_AGAIN: { words: 'could not be looked up: the name service did not answer', passing: true, about: 'address' },
    EHOSTUNREACH: { words: 'cannot be reached: there is no route to the host', passing: false, about: 'address' },
    ENETUNREACH: { words: 'cannot be reached: there is no route to its network', passing: false, about: 'address' },
    ETIMEDOUT: { words: 'did not take the connection in time', passing: false, about: 'address' },
    UND_ERR_CONNECT_TIMEOUT: { words: 'did not take the connection in time', passing: false, about: 'address' },
    DEPTH_ZERO_SELF_SIGNED_CERT: {
        words: 'has a self-signed certificate that is not trusted',
        passing: false,
        about: 'ca',
    },
    SELF_SIGNED_CERT_IN_CHAIN: {
        words: 'has a certificate from an authority that is not trusted',
        passing: false,
        about: 'ca',
    },
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: {
        words: 'has a certificate from an authority that is not trusted',
        passing: false,
        about: 'ca',
    },
    UNABLE_TO_GET_ISSUER_CERT: {
        words: 'has a certificate from an authority that is not trusted',
        passing: false,
        about: 'ca',
    },
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: {
        words: 'has a certificate from an authority that is not trusted',
        passing: false,
        about: 'ca',
    },
    CERT_HAS_EXPIRED: { words: 'has a certificate that has expired', passing: false, about: 'date' },
    CERT_NOT_YET_VALID: { words: 'has a certificate that is not valid yet', passing: false, about: 'date' },
    ERR_TLS_CERT_ALTNAME_INVALID: { words: 'has a certificate for another name', passing: false, about: 'name' },
    EPROTO: { words: 'does not speak TLS as we do', passing: false, about: 'scheme' },
    ERR_SSL_WRONG_VERSION_NUMBER: {
        words: 'does not speak TLS (is it an http address?)',
        passing: false,
        about: 'scheme',
    },
    ERR_SSL_PACKET_LENGTH_TOO_LONG: {
        words: 'does not speak TLS (is it an http address?)',
        passing: false,
        about: 'scheme',
    },
    UND_ERR_PRX_TLS: {
        words: 'cannot be reached: the proxy has a certificate for another name',
        passing: false,
        about: 'proxy',
    },
    UND_ERR_PRX_CONN: { words: 'cannot be reached: the proxy broke the connection off', passing: true, about: 'proxy' },
    UND_ERR_INVALID_ARG: {
        words: 'was not asked: a header holds characters that a header cannot carry',
        passing: false,
        about: 'header',
    },
};
function troubleOf(error) {
    const code = codeOf(error);
    const text = error instanceof Error ? error.message : '';
    if (/Proxy response \((\d+)\)|\(407\)/.test(text)) {
        const status = /\((\d+)\)/.exec(text)?.[1] ?? '';
        return {
            words: `cannot be reached: the proxy answered ${status}`,
            passing: /^50[234]$/.test(status),
            about: 'proxy',
        };
    }
    if (/^ERR_SSL_.*ALERT/.test(code)) {
        const alert = code
            .replace(/^ERR_SSL_(TLSV\d+_|SSLV3_)?ALERT_/, '')
            .toLowerCase()
            .replaceAll('_', ' ');
        return { words: `refused our side of TLS (${alert})`, passing: false, about: 'client-cert' };
    }
    if (error instanceof Error && error.name === 'HTTPParserError') {
        return { words: 'answered something that is not HTTP', passing: false, about: 'address' };
    }
    return BY_CODE[code] ?? { words: `cannot be reached${code === '' ? '' : ` (${code})`}`, passing: false };
}
function codeOf(error) {
    if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string') {
        return error.code;
    }
    return error instanceof AggregateError ? codeOf(error.errors[0]) : '';
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






const DEADLINE = 60_000;
const MAX_BYTES = 64 * 1024 * 1024;
const CONNECTIONS = 16;
function createTransport(options = {}) {
    const proxies = options.proxies ?? {};
    const pools = createPools({ proxies, tls: options.tls, connections: options.connections ?? CONNECTIONS });
    const closing = new AbortController();
    return {
        async send(exchange) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const url = new URL(exchange.url);
                const proxied = proxyFor(url.origin, proxies) !== undefined;
                const sent = {
                    service: exchange.service,
                    method: exchange.method,
                    url,
                    proxied,
                    hosted: options.hosted ?? false,
                };
                const { signal } = options;
                const clock = __addDisposableResource(env_1, startClock(exchange, signal === undefined ? [closing.signal] : [closing.signal, signal]), false);
                return await tryUntilDone({ exchange, sent, clock, pools, options });
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                __disposeResources(env_1);
            }
        },
        async close() {
            closing.abort();
            await pools.close();
        },
    };
}
function startClock({ deadline = DEADLINE, signal }, closing) {
    const started = performance.now();
    const overdue = new AbortController();
    const timer = setTimeout(() => {
        overdue.abort();
    }, deadline);
    const ends = [overdue.signal, ...closing];
    return {
        signal: AbortSignal.any(signal === undefined ? ends : [...ends, signal]),
        deadline,
        isOver: () => overdue.signal.aborted,
        isClosing: () => closing[0].aborted,
        remaining: () => deadline - (performance.now() - started),
        [Symbol.dispose]: () => {
            clearTimeout(timer);
        },
    };
}
async function tryUntilDone(attempted) {
    const { exchange, sent, clock, options } = attempted;
    for (let attempt = 1;; attempt += 1) {
        const result = await tryOnce(attempted);
        const pause = (0,retry/* pauseBeforeRetry */.Gw)({
            outcome: outcomeOf(result, exchange),
            attempt,
            repeatable: isRepeatable(result, exchange),
            remaining: clock.remaining(),
            now: Date.now(),
            random: (options.random ?? Math.random)(),
        });
        if (pause === undefined) {
            if ('answer' in result) {
                return result.answer;
            }
            throw broken(sent, result.trouble, result.error, attempt);
        }
        const why = 'answer' in result ? `answered ${String(result.answer.status)}` : result.trouble.words;
        options.onRetry?.({ service: sent.service, method: sent.method, path: sent.url.pathname, attempt, why, pause });
        await sleep(pause, attempted);
    }
}
function isRepeatable(result, { repeatable }) {
    if ('trouble' in result) {
        return repeatable === true && result.trouble.passing;
    }
    return repeatable === 'if-refused' ? result.answer.status === 429 : repeatable;
}
function outcomeOf(result, { isBusy, askedPause }) {
    if (!('answer' in result)) {
        return { kind: 'broke' };
    }
    const { status, headers } = result.answer;
    const busy = isBusy?.(result.answer) ?? false;
    const asked = (0,retry/* isBusyStatus */.Gz)(status) ? askedPause?.(result.answer) : undefined;
    return { kind: 'answered', status, busy, retryAfter: headers['retry-after'], asked };
}
async function tryOnce({ exchange, sent, clock, pools, options }) {
    try {
        clock.signal.throwIfAborted();
        const response = await pools.request({
            origin: sent.url.origin,
            path: sent.url.pathname + sent.url.search,
            method: exchange.method,
            headers: { 'accept-encoding': 'gzip', 'user-agent': options.userAgent ?? 'outrider', ...exchange.headers },
            body: exchange.body ?? null,
            signal: clock.signal,
            headersTimeout: 0,
            bodyTimeout: 0,
        });
        const headers = transport_joined(response.headers);
        if (response.statusCode >= 300 && response.statusCode < 400 && response.statusCode !== 304) {
            response.body.once('error', () => undefined).destroy();
            throw redirected(sent, response.statusCode, headers['location']);
        }
        const body = await readBody(response.body, headers['content-encoding']?.toLowerCase(), exchange.maxBytes ?? MAX_BYTES);
        await new Promise(setImmediate);
        return { answer: { status: response.statusCode, headers, body } };
    }
    catch (error) {
        return { trouble: troubleToTell(error, { exchange, sent, clock, options }), error };
    }
}
function troubleToTell(error, { exchange, sent, clock, options }) {
    if (error instanceof errors/* ActionError */.lZ) {
        throw error;
    }
    exchange.signal?.throwIfAborted();
    options.signal?.throwIfAborted();
    if (clock.isOver()) {
        throw timedOut(sent, clock.deadline);
    }
    if (clock.isClosing()) {
        return { words: 'was not waited for: the run is over', passing: false };
    }
    if (error instanceof UnusableBody) {
        throw unusable(sent, error.message);
    }
    return troubleOf(error);
}
async function sleep(milliseconds, attempted) {
    const { setTimeout: pause } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 8500, 19));
    try {
        await pause(milliseconds, undefined, { signal: attempted.clock.signal });
    }
    catch (error) {
        throw broken(attempted.sent, troubleToTell(error, attempted), error, 1);
    }
}
function transport_joined(headers) {
    const entries = Object.entries(headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]);
    return Object.fromEntries(entries);
}

;// CONCATENATED MODULE: ./build/js/operations/deadline.js

const reportingTime = 3000;
function startDeadline(timeout, cancelled, service) {
    const started = performance.now();
    const controller = new AbortController();
    const what = `The run was given up after ${timeout / 1000} s: the ${service} has not answered`;
    const late = new errors/* ActionError */.lZ({
        reason: 'timed-out',
        message: what,
        hint: `Look at the ${service}, or raise \`timeout\`.`,
    });
    const timer = setTimeout(() => controller.abort(late), timeout);
    const signal = AbortSignal.any([controller.signal, cancelled]);
    const end = new AbortController();
    let last;
    const endSoon = () => {
        last = setTimeout(() => end.abort(signal.reason), reportingTime);
    };
    signal.addEventListener('abort', endSoon);
    return {
        signal,
        end: end.signal,
        left: () => Math.max(0, timeout - (performance.now() - started)),
        [Symbol.dispose]() {
            clearTimeout(timer);
            clearTimeout(last);
            signal.removeEventListener('abort', endSoon);
        },
    };
}

;// CONCATENATED MODULE: ./build/js/operations/open-context.js


function openContext(opening) {
    const { event, workspace, runner, redactor, secrets, cancelled, proxies, service } = opening;
    const { address, tls } = service;
    const deadline = startDeadline(opening.timeout, cancelled, service.name);
    const transport = createTransport({
        proxies,
        hosted: event.hosted,
        signal: deadline.end,
        connections: opening.connections,
        ...(tls === undefined ? {} : { tls: tlsOptions(address, tls) }),
        onRetry: (retry) => runner.foreign(retryWords(retry)),
    });
    const work = [];
    const alongside = (one) => void work.push(one);
    return {
        context: { event, workspace, runner, redactor, secrets, transport, deadline, cancelled, alongside },
        finished: async () => void (await Promise.all(work)),
        async [Symbol.asyncDispose]() {
            await transport.close();
            deadline[Symbol.dispose]();
        },
    };
}
function tlsOptions({ origin }, { ca, cert, key, serverName, skipVerify }) {
    return { origin, ca, cert, key, servername: serverName, rejectUnauthorized: !skipVerify };
}
function retryWords({ service, method, path, why, pause }) {
    return `Trying again in ${Math.ceil(pause / 1000)} s: the ${service} request ${method} ${path} ${why}.`;
}


/***/ })

};
