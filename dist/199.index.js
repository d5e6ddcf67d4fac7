export const id = 199;
export const ids = [199];
export const modules = {

/***/ 7018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ql: () => (/* binding */ commentMarker),
  jU: () => (/* binding */ listCandidates),
  ll: () => (/* binding */ newestFirst),
  Iz: () => (/* binding */ rewriteComment),
  lB: () => (/* binding */ upsertComment)
});

// UNUSED EXPORTS: carriesMarker

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/js/clients/github/pages.js
var pages = __webpack_require__(897);
;// CONCATENATED MODULE: ./build/js/clients/github/comment-requests.js



const Comment = dist/* object */.Ikc({
    id: dist/* custom */.IeY((id) => typeof id === 'number' || typeof id === 'bigint'),
    node_id: dist/* nullish */.cl6(dist/* string */.YjP()),
    html_url: dist/* string */.YjP(),
    body: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP()), ''),
    created_at: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* isoTimestamp */.yhX()),
    updated_at: dist/* nullish */.cl6(dist/* string */.YjP()),
    user: dist/* nullish */.cl6(dist/* object */.Ikc({ login: dist/* string */.YjP(), type: dist/* nullish */.cl6(dist/* string */.YjP()) })),
});
const oneComment = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
async function listComments({ github, repository, number }) {
    const asked = { ...ownerAndRepo(repository), issue_number: number, per_page: 100 };
    return (0,pages/* readPages */.n)(github.paginate.iterator('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', asked), Comment, 'comment');
}
async function getComment({ github, repository }, id) {
    const { data } = await github.request(`GET ${oneComment}`, { ...ownerAndRepo(repository), comment_id: id });
    return (0,pages/* readAs */.f)(Comment, data, 'comment');
}
async function createComment({ github, repository, number }, body) {
    const { data } = await github.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
        ...ownerAndRepo(repository),
        issue_number: number,
        body,
    });
    return (0,pages/* readAs */.f)(Comment, data, 'comment');
}
async function updateComment({ github, repository }, id, body) {
    const asked = { ...ownerAndRepo(repository), comment_id: id, body };
    const { data } = await github.request(`PATCH ${oneComment}`, asked);
    return (0,pages/* readAs */.f)(Comment, data, 'comment');
}
async function deleteComments({ github, repository }, comments) {
    let removed = 0;
    for (const { id } of comments) {
        try {
            await github.request(`DELETE ${oneComment}`, { ...ownerAndRepo(repository), comment_id: id });
            removed += 1;
        }
        catch (error) {
            if (!(error instanceof errors/* Failure */.HR))
                throw error;
        }
    }
    return removed;
}
function ownerAndRepo({ owner, name }) {
    return { owner, repo: name };
}

// EXTERNAL MODULE: ./build/js/clients/github/identity.js
var identity = __webpack_require__(2575);
;// CONCATENATED MODULE: ./build/js/clients/github/replace-comment.js


const mostWrites = 5;
async function replace(thread, listed, body, isNewer) {
    const write = async () => {
        let stands = await getComment(thread, listed.id);
        for (let writes = 0; writes < mostWrites; writes++) {
            if (isNewer(stands.body ?? '', body))
                return { comment: stands, action: 'left' };
            if (writes > 0 && !isNewer(body, stands.body ?? ''))
                break;
            stands = await lookAgain(thread, await updateComment(thread, listed.id, body));
        }
        return { comment: stands, action: 'updated' };
    };
    return (0,errors/* orUndefined */.y0)(write(), 'not-found');
}
async function lookAgain(thread, written) {
    try {
        return await getComment(thread, written.id);
    }
    catch (error) {
        if (error instanceof errors/* Failure */.HR)
            return written;
        throw error;
    }
}
async function rewrite(thread, id, body) {
    const updated = await (0,errors/* orUndefined */.y0)(updateComment(thread, id, body), 'not-found');
    if (updated !== undefined)
        return { comment: updated, action: 'updated' };
    return { comment: await createComment(thread, body), action: 'created' };
}

;// CONCATENATED MODULE: ./build/js/clients/github/comments.js




function commentMarker(id) {
    return `<!-- outrider:v1 id=${encodeURIComponent(id.toWellFormed())} -->`;
}
function carriesMarker(body, marker) {
    return body === marker || body.startsWith(`${marker}\n`) || body.startsWith(`${marker}\r\n`);
}
async function upsertComment(place, body, options) {
    const ours = await findOurs(place, options);
    const [present, ...duplicates] = ours;
    if (present === undefined && !options.create)
        return undefined;
    const says = present !== undefined && options.same(present.body ?? '', body);
    if (says && duplicates.length === 0)
        return { ...at(present), action: 'unchanged', removed: 0 };
    if (await options.isOutdated(ours.map((comment) => comment.body ?? ''))) {
        return { ...at(present), action: says ? 'unchanged' : 'left', removed: 0 };
    }
    if (present === undefined)
        return createTheOnly(place, body, options);
    if (says)
        return { ...at(present), action: 'unchanged', removed: await deleteComments(place, duplicates) };
    const replaced = await replace(place, present, body, options.isNewer);
    if (replaced === undefined)
        return createTheOnly(place, body, options);
    const { comment, action } = replaced;
    return { ...at(comment), action, removed: await deleteComments(place, duplicates) };
}
async function createTheOnly(place, body, options) {
    const mine = await createOnce(place, body, options);
    const all = await comments_lookAgain(place, mine, options);
    const newest = all[0] ?? mine;
    if (newest.id !== mine.id) {
        return { ...at(newest), action: 'left', removed: await deleteComments(place, [mine]) };
    }
    const others = all.filter(({ id }) => id !== mine.id);
    return { ...at(mine), action: 'created', removed: await deleteComments(place, others) };
}
async function rewriteComment(place, id, body) {
    const { comment, action } = await rewrite(place, id, body);
    return { ...at(comment), action, removed: 0 };
}
async function createOnce(place, body, options) {
    try {
        return await createComment(place, body);
    }
    catch (error) {
        if (!(error instanceof errors/* Failure */.HR) || !mayBeLost.has(error.reason))
            throw error;
        const there = await findOurs(place, options).catch(() => []);
        const mine = there.find((comment) => options.same(comment.body ?? '', body));
        if (mine === undefined)
            throw error;
        return mine;
    }
}
const mayBeLost = new Set(['unreachable', 'server', 'timed-out']);
function at(comment) {
    const since = comment === undefined ? 0 : Date.parse(comment.updated_at ?? '') - Date.parse(comment.created_at);
    const edited = since > 1000;
    return {
        id: comment?.id,
        editedNodeId: edited ? (comment?.node_id ?? undefined) : undefined,
        url: comment?.html_url ?? '',
    };
}
async function comments_lookAgain(place, mine, options) {
    const we = mine.user?.login;
    try {
        return await findOurs(we === undefined ? place : { ...place, author: async () => we }, options);
    }
    catch (error) {
        if (error instanceof errors/* Failure */.HR)
            return [mine];
        throw error;
    }
}
async function findOurs(place, { isNewer }) {
    const candidates = await listCandidates(place);
    if (candidates.length === 0)
        return [];
    const we = await place.author();
    return newestFirst(candidates.filter(({ user }) => (0,identity/* isOurs */.M)(we, user)), isNewer);
}
async function listCandidates(place) {
    return (await listComments(place)).filter(({ body }) => carriesMarker(body ?? '', place.marker));
}
function newestFirst(comments, isNewer) {
    const order = (a, b) => {
        if (isNewer(a.body ?? '', b.body ?? ''))
            return 1;
        if (isNewer(b.body ?? '', a.body ?? ''))
            return -1;
        return Date.parse(a.created_at) - Date.parse(b.created_at);
    };
    return comments.toSorted(order).toReversed();
}


/***/ }),

/***/ 2575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ isOurs),
/* harmony export */   x: () => (/* binding */ whoAreWe)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);

async function whoAreWe({ github, graphqlUrl, commentAuthor }) {
    const asked = (graphqlUrl && (await viewer(github, graphqlUrl))) || (await user(github));
    return asked || commentAuthor || 'github-actions[bot]';
}
function isOurs(we, author) {
    if (!author)
        return false;
    const [ours, theirs] = [we.toLowerCase(), author.login.toLowerCase()];
    return ours === theirs || (author.type === 'Bot' && `${ours}[bot]` === theirs);
}
async function viewer(github, graphqlUrl) {
    const ask = async () => {
        const { data } = await github.request({ method: 'POST', url: graphqlUrl, query: 'query { viewer { login } }' });
        return login(data?.data?.viewer);
    };
    return unless(['unauthorized', 'not-found', 'server'], ask);
}
async function user(github) {
    return unless(['unauthorized', 'not-found'], async () => login((await github.request('GET /user')).data));
}
async function unless(refusals, ask) {
    try {
        return await ask();
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR && refusals.includes(error.reason))
            return undefined;
        throw error;
    }
}
function login(value) {
    const found = typeof value === 'object' && value !== null && 'login' in value ? value.login : undefined;
    return typeof found === 'string' && found !== '' ? found : undefined;
}


/***/ }),

/***/ 897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ readAs),
/* harmony export */   n: () => (/* binding */ readPages)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);


function readAs(schema, data, what) {
    const result = valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(schema, data);
    if (result.success)
        return result.output;
    throw something(what, new valibot__WEBPACK_IMPORTED_MODULE_1__/* .ValiError */ .H6d(result.issues));
}
async function readPages(pages, entry, what) {
    const found = [];
    try {
        for await (const { data } of pages)
            for (const one of readAs(valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(entry), data, what))
                found.push(one);
    }
    catch (error) {
        throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR ? error : something(what, error);
    }
    return found;
}
function something(what, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        reason: 'server',
        what: `GitHub answered with something that is no ${what}`,
        help: 'github-has-trouble',
        hint: 'Check what answers at GITHUB_API_URL.',
        cause,
    });
}


/***/ }),

/***/ 8980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ readAuthorship),
/* harmony export */   h: () => (/* binding */ findComment)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7018);
/* harmony import */ var _identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2575);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(897);





async function findComment(place, isNewer) {
    const candidates = await (0,_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .listCandidates */ .jU)(place);
    if (candidates.length === 0)
        return { ours: undefined, others: [] };
    const we = await place.author();
    const [ours] = (0,_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .newestFirst */ .ll)(candidates.filter(({ user }) => (0,_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .isOurs */ .M)(we, user)), isNewer);
    const others = candidates.filter(({ user }) => !(0,_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .isOurs */ .M)(we, user)).map(({ user }) => user?.login ?? 'ghost');
    if (ours === undefined)
        return { ours, others };
    return { ours: { nodeId: ours.node_id ?? undefined, url: ours.html_url, body: ours.body ?? '' }, others };
}
const Actor = valibot__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ login: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), __typename: valibot__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()) });
const Answer = valibot__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    data: valibot__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        viewer: valibot__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ login: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }),
        node: valibot__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
            body: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
            author: valibot__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(Actor),
            editor: valibot__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(Actor),
            lastEditedAt: valibot__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
        }),
    }),
});
const query = `query($id: ID!) {
  viewer { login }
  node(id: $id) { ... on IssueComment {
    body author { login __typename } editor { login __typename } lastEditedAt
  } }
}`;
async function readAuthorship(github, graphqlUrl, nodeId) {
    if (graphqlUrl === undefined || nodeId === undefined)
        return undefined;
    try {
        const asked = { method: 'POST', url: graphqlUrl, query, variables: { id: nodeId } };
        const { data } = await github.request(asked);
        return authorshipOf((0,_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .readAs */ .f)(Answer, data, 'comment'));
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR && error.reason === 'not-found')
            return undefined;
        throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR ? error.about('Who edited the comment with the plan cannot be told') : error;
    }
}
function authorshipOf({ data: { viewer, node } }) {
    const ours = (actor) => actor !== null && (0,_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .isOurs */ .M)(viewer.login, botOf(actor));
    return {
        body: node.body,
        author: node.author?.login ?? 'ghost',
        byUs: ours(node.author),
        editor: node.editor?.login,
        editedByUs: node.lastEditedAt === null ? node.editor === null : ours(node.editor),
    };
}
function botOf({ login, __typename }) {
    return __typename === 'Bot' && !login.endsWith('[bot]')
        ? { login: `${login}[bot]`, type: 'Bot' }
        : { login, type: __typename };
}


/***/ }),

/***/ 8652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ within),
/* harmony export */   v: () => (/* binding */ pause)
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
async function within(milliseconds, answer) {
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

/***/ 428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ createTransport)
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
        throw new errors/* Failure */.HR({
            reason: 'input',
            what: `The environment variable ${name.toUpperCase()} is not the address of a proxy`,
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
    return new errors/* Failure */.HR({
        reason: trouble.about === 'header' ? 'input' : 'unreachable',
        what: tell(sent, trouble.words + tries),
        hint: hintFor(sent, trouble.about),
        help: trouble.about === undefined ? undefined : HELP[trouble.about],
        cause: new Error(error instanceof Error && error.message !== '' ? error.message : trouble.words),
    });
}
function timedOut(sent, deadline) {
    const seconds = String(Math.round(deadline / 100) / 10);
    return new errors/* Failure */.HR({
        reason: 'timed-out',
        what: tell(sent, `did not answer within ${seconds} s`),
        hint: hintFor(sent, 'address'),
        help: 'no-way-to-the-address',
    });
}
function redirected(sent, status, location) {
    const target = location === undefined ? null : URL.parse(location, sent.url.href);
    const where = target === null ? 'nowhere' : `to ${target.host || target.protocol}`;
    const address = OWN_INPUTS[sent.service]?.address;
    return new errors/* Failure */.HR({
        reason: 'server',
        what: tell(sent, `redirects ${where} (${String(status)}), and redirects are not followed`),
        hint: address === undefined ? undefined : `Set the input \`${address}\` to where the service itself answers.`,
        help: 'not-the-service-itself',
    });
}
function unusable(sent, words) {
    const hint = hintFor(sent, 'address');
    return new errors/* Failure */.HR({ reason: 'server', what: tell(sent, words), hint, help: 'not-the-service-itself' });
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
    if (error instanceof errors/* Failure */.HR) {
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


/***/ }),

/***/ 8903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine),
/* harmony export */   v: () => (/* binding */ shortened)
/* harmony export */ });
function oneLine(words) {
    return words.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
}
const longest = 500;
function shortened(words) {
    return words.length <= longest ? words : `${words.slice(0, longest).toWellFormed()}…`;
}


/***/ }),

/***/ 8787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ DIALECTS)
/* harmony export */ });
const DIALECTS = {
    nomad: {
        tokenHeader: (token) => ['x-nomad-token', token],
        nextPageHeader: 'x-nomad-nexttoken',
        indexHeader: 'x-nomad-index',
        revertTokens: { mesh: 'ConsulToken', secrets: 'VaultToken' },
        scalingEvent: ({ message, error }) => error === undefined
            ? { Message: message }
            : { Error: true, Message: message === undefined ? error : `${message}: ${error}` },
        servicesPath: (segment) => `/v1/job/${segment}/services`,
        payloadLimit: 16_384,
    },
    generic: {
        tokenHeader: (token) => ['authorization', `Bearer ${token}`],
        nextPageHeader: 'x-service-nexttoken',
        indexHeader: 'x-service-index',
        revertTokens: { mesh: 'MeshToken', secrets: 'SecretsToken' },
        scalingEvent: ({ message, error }) => ({ Message: message, Error: error }),
        servicesPath: (segment) => `/job/${segment}/services`,
        payloadLimit: 65_536,
    },
};


/***/ }),

/***/ 6015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ given),
/* harmony export */   i: () => (/* binding */ headersFor)
/* harmony export */ });
/* harmony import */ var _dialect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8787);
/* harmony import */ var _scheduler_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2339);


function headersFor({ token, httpAuth, dialect }) {
    const basic = given(httpAuth);
    const secret = given(token);
    const tokenHeader = secret === undefined ? undefined : _dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .DIALECTS */ .O[dialect].tokenHeader(secret);
    if (basic !== undefined && tokenHeader?.[0] === 'authorization') {
        throw new _scheduler_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .SchedulerFailure */ .c({
            kind: 'invalid',
            reason: 'input',
            what: `In the dialect \`${dialect}\` the inputs \`token\` and \`http-auth\` need the same header`,
            hint: 'Leave one of them out.',
        });
    }
    return {
        accept: 'application/json',
        ...(basic === undefined ? {} : { authorization: `Basic ${Buffer.from(basic).toString('base64')}` }),
        ...(tokenHeader === undefined ? {} : Object.fromEntries([tokenHeader])),
    };
}
function given(text) {
    return text === null || text === '' ? undefined : text;
}


/***/ }),

/***/ 2601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ submittedAt),
/* harmony export */   cJ: () => (/* binding */ JOB),
/* harmony export */   sN: () => (/* binding */ asJob)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7934);
/* harmony import */ var _moment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(713);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5684);



const words = valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP());
const JOB = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ID: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    Name: words,
    Namespace: words,
    Region: words,
    Type: words,
    TaskGroups: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ Name: words, Count: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()) }))),
    Periodic: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({})),
    ParameterizedJob: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        Payload: words,
        MetaRequired: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
        MetaOptional: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    })),
    Dispatched: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    Payload: words,
    Meta: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({})),
    Stop: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    Status: words,
    Version: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
    Stable: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    VersionTag: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ Name: words })),
    JobModifyIndex: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
});
function submittedAt(job) {
    const result = valibot__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xLC(_moment_js__WEBPACK_IMPORTED_MODULE_0__/* .moment */ .n, job['SubmitTime']);
    return result.success ? (result.output ?? undefined) : undefined;
}
function asJob(value) {
    const result = (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .shaped */ .e9)(JOB, value);
    return 'problem' in result ? result : { output: value };
}


/***/ }),

/***/ 713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ span),
/* harmony export */   n: () => (/* binding */ moment)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);

const integer = valibot__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ rawJSON: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })]);
const span = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(integer, 0), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((nanoseconds) => (typeof nanoseconds === 'number' ? nanoseconds : Number(nanoseconds.rawJSON))));
const moment = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([integer, valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()]), null), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((time) => {
    if (time === null || time === 0 || (typeof time === 'string' && time.startsWith('0001-01-01T'))) {
        return null;
    }
    const nanoseconds = typeof time === 'object' ? Number(time.rawJSON) : time;
    const date = new Date(typeof nanoseconds === 'string' ? nanoseconds : nanoseconds / 1e6);
    return Number.isNaN(date.getTime()) ? null : date;
}));


/***/ }),

/***/ 2339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ ofTransport),
/* harmony export */   c: () => (/* binding */ SchedulerFailure)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);

class SchedulerFailure extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR {
    kind;
    constructor({ kind, ...details }) {
        super(details);
        this.kind = kind;
    }
}
function ofTransport(failure) {
    const { reason, message: what, where, hint, help, cause } = failure;
    return new SchedulerFailure({ kind: kindOf(reason), reason, what, where, hint, help, cause });
}
function kindOf(reason) {
    if (reason === 'input') {
        return 'invalid';
    }
    return reason === 'server' ? 'server' : 'unreachable';
}


/***/ }),

/***/ 8864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DX: () => (/* binding */ isBeforeNodePools),
/* harmony export */   EN: () => (/* binding */ hasVersionTags),
/* harmony export */   dk: () => (/* binding */ hasNoShutdownDelay),
/* harmony export */   vG: () => (/* binding */ hasDispatchTokens)
/* harmony export */ });
function hasDispatchTokens(job) {
    return Object.hasOwn(job, 'DispatchIdempotencyToken');
}
function hasNoShutdownDelay({ DesiredTransition }) {
    return Object.hasOwn(DesiredTransition, 'NoShutdownDelay');
}
function isBeforeNodePools(job) {
    return Object.hasOwn(job, 'Multiregion') && !Object.hasOwn(job, 'NodePool');
}
function hasVersionTags(job) {
    return Object.hasOwn(job, 'VersionTag');
}


/***/ }),

/***/ 5684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ mapOf),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   e9: () => (/* binding */ shaped)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);

function shaped(schema, value) {
    const result = valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(schema, value, { abortEarly: true });
    if (result.success) {
        return { output: result.output };
    }
    const [issue] = result.issues;
    const path = valibot__WEBPACK_IMPORTED_MODULE_0__/* .getDotPath */ .BuJ(issue);
    const field = path === null ? 'it' : `\`${path}\``;
    return { problem: `${field} is ${kindOf(issue.input)} where ${issue.expected ?? 'something else'} was expected` };
}
function kindOf(value) {
    if (value === undefined) {
        return 'missing';
    }
    if (value === null) {
        return 'null';
    }
    return Array.isArray(value) ? 'a list' : `of type ${typeof value}`;
}
const listOf = (item) => valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(item), []);
const count = valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), 0);
const text = valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), '');
const flag = valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), false);
function mapOf(item) {
    return valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY(isRecord), {}), valibot__WEBPACK_IMPORTED_MODULE_0__/* .rawTransform */ .NTK(({ dataset, addIssue, NEVER }) => {
        const entries = [];
        for (const [key, value] of Object.entries(dataset.value)) {
            const result = valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(item, value);
            if (!result.success) {
                const [issue] = result.issues;
                const inMap = { type: 'object', origin: 'value', input: dataset.value, key, value };
                addIssue({
                    message: issue.message,
                    expected: issue.expected ?? '',
                    input: issue.input,
                    path: [inMap, ...(issue.path ?? [])],
                });
                return NEVER;
            }
            entries.push([key, result.output]);
        }
        return Object.fromEntries(entries);
    }));
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 7120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ placeJob),
/* harmony export */   T: () => (/* binding */ placeOfFile)
/* harmony export */ });
/* harmony import */ var _headers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6015);

function placeJob({ job, namespace, region }, client) {
    const place = (0,_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .g)(namespace) ?? (0,_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .g)(job.Namespace) ?? (0,_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .g)(client.namespace);
    return {
        namespace: place,
        region: (0,_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .g)(region) ?? (job.Region === 'global' ? undefined : (0,_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .g)(job.Region)),
        job: place === undefined || place === job.Namespace ? job : { ...job, Namespace: place },
    };
}
function placeOfFile(job, { namespace, region }) {
    return { namespace: filled(job.Namespace) ?? namespace, region: filled(job.Region) ?? region };
}
function filled(name) {
    return name === null || name === '' ? undefined : name;
}


/***/ }),

/***/ 5222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ collectJobs)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/declared.js
var declared = __webpack_require__(7508);
;// CONCATENATED MODULE: ./build/js/jobfiles/effort.js

const mostOfFile = 1_000_000;
const mostOfRun = 4_000_000;
const mostMiB = 256;
const unwatched = 500;
const longestBreath = 50;
function createEffort(time) {
    const spentOn = new Map();
    let spent = 0;
    let watched = 0;
    let bytesKept = 0;
    let breathed = performance.now();
    let over;
    const endIfLate = (file) => {
        watched = spent;
        if (time === undefined || (time.left() > 0 && !time.signal.aborted))
            return;
        over = endOf(time.left() > 0, file);
        throw over;
    };
    const spendOn = (file, units) => {
        const ofFile = (spentOn.get(file) ?? 0) + units;
        spentOn.set(file, ofFile);
        spent += units;
        if (ofFile > mostOfFile)
            throw tooMuch(file);
        if (spent > mostOfRun)
            throw tooMuchTogether(spentOn);
        if (spent - watched > unwatched)
            endIfLate(file);
    };
    const breathe = async (file) => {
        await new Promise((resolve) => setImmediate(resolve));
        breathed = performance.now();
        endIfLate(file);
    };
    return {
        of: (file) => ({
            spend: (units) => spendOn(file, units),
            bring(bytes) {
                bytesKept += bytes;
                if (bytesKept > mostMiB * 1024 * 1024)
                    throw tooMuchText(file);
            },
            breathe: () => (performance.now() - breathed > longestBreath ? breathe(file) : undefined),
        }),
        endsRun: (error) => error !== undefined && error === over,
    };
}
const simpler = 'Name smaller folders and simpler patterns in `fileset`, or make several jobs of it.';
function tooMuch(file) {
    return new errors/* Failure */.HR({
        reason: 'parse',
        what: 'To find the files that it names takes more than a job file may take: too many names to look at, or too long patterns.',
        where: { file },
        hint: simpler,
        help: 'too-much-work',
    });
}
function tooMuchTogether(spentOn) {
    const [most] = [...spentOn].toSorted(([, a], [, b]) => b - a);
    const file = most?.[0] ?? '';
    return new errors/* Failure */.HR({
        reason: 'parse',
        what: `To find the files that the job files name takes more than a run may take; most of it took \`${file}\`.`,
        where: { file },
        hint: simpler,
        help: 'too-much-work',
    });
}
function tooMuchText(file) {
    return new errors/* Failure */.HR({
        reason: 'parse',
        what: `With this file the job files of the run, and what they read, have more than ${mostMiB} MiB.`,
        where: { file },
        hint: 'Let tasks fetch what is large, by an `artifact` block, or plan the job files in several runs.',
        help: 'too-much-work',
    });
}
function endOf(isCancelled, file) {
    return new errors/* Failure */.HR({
        reason: 'timed-out',
        what: isCancelled
            ? `The run was cancelled while \`${file}\` was read.`
            : `The time of the run (\`timeout\`) was up while \`${file}\` was read.`,
        where: { file },
        hint: isCancelled ? undefined : 'Look at what the file reads and looks for, or raise `timeout`.',
    });
}

// EXTERNAL MODULE: ./build/js/inputs/path-guard.js
var path_guard = __webpack_require__(1731);
// EXTERNAL MODULE: ./build/js/jobfiles/provenance/git.js
var git = __webpack_require__(2777);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/glob.js
var discovery_glob = __webpack_require__(6948);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/names.js
var discovery_names = __webpack_require__(6632);
// EXTERNAL MODULE: ./build/js/inputs/checkout.js
var checkout = __webpack_require__(5416);
// EXTERNAL MODULE: ./build/js/inputs/kinds.js
var kinds = __webpack_require__(6981);
;// CONCATENATED MODULE: ./build/js/jobfiles/discovery/suggest-job-file.js






const mostNames = 3;
function wayToJobFiles(pattern, { directory, workspace }) {
    const names = jobFilesIn(workspace, pattern).map((name) => (0,discovery_names/* nameFrom */.O)(directory, `${workspace}/${name}`));
    const meant = (0,kinds/* nearest */.pA)(pattern, names) ?? names.find((name) => (0,external_node_path_.basename)(name) === (0,external_node_path_.basename)(pattern));
    if (meant !== undefined)
        return { hint: `Did you mean \`${meant}\`?`, help: 'no-such-job-file' };
    if (names.length > 0) {
        const listed = names.slice(0, mostNames).map((name) => `\`${name}\``);
        const more = names.length > mostNames ? ` and ${names.length - mostNames} more` : '';
        return { hint: `Of job files there are: ${listed.join(', ')}${more}.`, help: 'no-such-job-file' };
    }
    if (!(0,git/* isInRepository */.cC)(workspace)) {
        return { hint: `The workspace is no checkout of a repository. ${checkout/* checkOut */.b}`, help: 'no-checkout' };
    }
    return { hint: 'There is no file that ends in `.nomad.hcl`, `.nomad` or `.hcl` at all.', help: 'no-such-job-file' };
}
function jobFilesIn(workspace, pattern) {
    const own = /\.[\w-]+$/.exec(pattern)?.[0] ?? '.nomad';
    const found = (0,discovery_glob/* matchesOf */.th)({ folder: workspace, rest: `**/*{.nomad,.hcl,.nomad.json,${own}}` }, isNever);
    const names = found.map(({ name }) => name).toSorted();
    const isKnown = ['.hcl', '.json'].includes(own);
    const sure = names.filter((name) => /\.nomad(\.hcl|\.json)?$/.test(name) || (!isKnown && name.endsWith(own)));
    return sure.length > 0 ? sure : names.filter((name) => !name.endsWith('.vars.hcl'));
}
function isNever() {
    return false;
}

// EXTERNAL MODULE: ./build/js/jobfiles/functions/name-pattern.js
var name_pattern = __webpack_require__(1351);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/glob-match.js + 2 modules
var glob_match = __webpack_require__(5459);
;// CONCATENATED MODULE: ./build/js/jobfiles/discovery/patterns.js






const endings = ['.hcl', '.nomad', '.json'];
function hasKnownEnding(name) {
    return endings.some((ending) => name.endsWith(ending));
}
const writtenEnding = /(?<=[^/])\.(?:[^/.*?[\](){}|!+@]+|@\([^/*?[\](){}]+\))$/;
function alternatives(pattern) {
    return (0,name_pattern/* expandBraces */.P)(pattern) ?? [pattern];
}
function mayBeJobFile(name, { wanted }) {
    const written = wanted.flatMap(alternatives).flatMap((one) => writtenEnding.exec(one)?.[0] ?? []);
    return hasKnownEnding(name) || written.some((ending) => (0,glob_match/* compileGlob */.S)(`*${ending}`)((0,external_node_path_.basename)(name)));
}
function takesFile(pattern, path, directory) {
    if (hasKnownEnding(path))
        return true;
    return alternatives(pattern).some((one) => {
        if (!(0,discovery_glob/* isGlob */.fg)(one))
            return (0,external_node_path_.resolve)(directory, one) === path;
        return writtenEnding.test(one) && (0,discovery_glob/* matches */.cK)((0,discovery_glob/* parseGlob */.qF)(one, directory), path);
    });
}
function isExclude(pattern) {
    return pattern.startsWith('!');
}
function sortOut(patterns) {
    return {
        wanted: patterns.filter((pattern) => !isExclude(pattern)).map(trimDot),
        excluded: patterns.filter(isExclude).map((pattern) => trimDot(pattern.slice(1)).replace(/(?<!\/)\/+$/, '')),
    };
}
function trimDot(pattern) {
    return pattern.replace(/^(?:\.\/)+/, '');
}
function isExcluded(path, { directory, excluded }) {
    if (excluded.length === 0 || path === directory)
        return false;
    const parts = (0,discovery_names/* nameFrom */.O)(directory, path).split('/');
    const names = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    return excluded.some((exclude) => names.some((name) => (0,glob_match/* compileGlob */.S)(exclude)(name)));
}
function leadsOut({ folder, rest }, workspace) {
    return (0,path_guard/* isOutside */._)(workspace, folder) || rest.split('/').includes('../..');
}
function meansFolder(path) {
    return /\/\.?$/.test(path);
}
function standsFor(pattern, name, surroundings) {
    const { directory, workspace } = surroundings;
    const path = (0,external_node_path_.resolve)(workspace, name);
    if ((0,external_node_path_.isAbsolute)(name) || (0,path_guard/* isOutside */._)(workspace, path))
        return false;
    if (isExcluded(path, surroundings))
        return false;
    if (!meansFolder(pattern) && (0,external_node_path_.resolve)(directory, pattern) === path)
        return true;
    if (!(0,discovery_glob/* isGlob */.fg)(pattern))
        return false;
    const glob = (0,discovery_glob/* parseGlob */.qF)(pattern, directory);
    return !leadsOut(glob, workspace) && (0,discovery_glob/* matches */.cK)(glob, path) && takesFile(pattern, path, directory);
}

;// CONCATENATED MODULE: ./build/js/jobfiles/discovery/find.js









async function findJobFiles(options) {
    const search = await startSearch(options);
    const found = new Map();
    const mistakes = [];
    for (const { pattern, glob } of search.wanted) {
        const result = await (glob === undefined ? single(pattern, search) : matching(pattern, glob, search));
        if (result instanceof errors/* Failure */.HR)
            mistakes.push(result);
        else
            for (const file of result)
                found.set(file.path, file);
    }
    if (mistakes.length === 0 && found.size === 0 && !search.wanted.some(({ pattern }) => isGone(pattern, search))) {
        const patterns = search.wanted.map(({ pattern }) => pattern).join(' ');
        mistakes.push(mistake(patterns, 'names only files that `!` patterns exclude', 'Exclude less.'));
    }
    if (mistakes.length > 0)
        throw new errors/* Failures */.oo(mistakes);
    return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
function matchesJobFiles(name, { patterns, ...places }) {
    const { wanted, excluded } = sortOut(patterns);
    return wanted.some((pattern) => standsFor(pattern, name, { ...places, excluded }));
}
async function realPlaces({ patterns, ...places }) {
    const [directory, workspace] = await Promise.all([(0,promises_.realpath)(places.directory), (0,promises_.realpath)(places.workspace)]);
    const starts = ['/', external_node_path_.sep].map((slash) => places.workspace + slash);
    const real = (pattern) => starts.some((start) => pattern.startsWith(start)) ? workspace + pattern.slice(places.workspace.length) : pattern;
    return { patterns: patterns.map(real), directory, workspace };
}
async function startSearch({ gone = [], ...asked }) {
    const { patterns, directory, workspace } = await realPlaces(asked);
    const { wanted: given, excluded } = sortOut(patterns);
    const wanted = await Promise.all(given.map(async (pattern) => ({ pattern, glob: await globOf(pattern, directory) })));
    const folders = wanted.flatMap(({ glob }) => glob === undefined || isElsewhere(glob, workspace) || !(0,discovery_glob/* looksBelow */.S0)(glob)
        ? []
        : [(0,discovery_names/* nameFrom */.O)(workspace, glob.realFolder)]);
    const ignored = folders.length === 0 ? new Set() : await (0,git/* ignoredFolders */.YA)(workspace, [...new Set(folders)]);
    return { wanted, excluded, directory, workspace, gone, ignored };
}
async function globOf(pattern, directory) {
    if (!(0,discovery_glob/* isGlob */.fg)(pattern))
        return undefined;
    const exists = (await (0,promises_.stat)((0,external_node_path_.resolve)(directory, pattern)).catch(() => undefined)) !== undefined;
    if (exists)
        return undefined;
    const glob = (0,discovery_glob/* parseGlob */.qF)(pattern, directory);
    return { ...glob, realFolder: await (0,promises_.realpath)(glob.folder).catch(() => glob.folder) };
}
function isElsewhere(glob, workspace) {
    return leadsOut(glob, workspace) || (0,path_guard/* isOutside */._)(workspace, glob.realFolder);
}
function isGone(pattern, search) {
    return search.gone.some((name) => standsFor(pattern, name, search));
}
function mistake(pattern, what, hint, help = 'no-such-job-file') {
    return new errors/* Failure */.HR({ reason: 'input', what: `Input \`job-files\`: ${JSON.stringify(pattern)} ${what}.`, hint, help });
}
function outside(pattern, what) {
    return mistake(pattern, what, 'Outrider reads only what is checked out.', 'outside-the-workspace');
}
async function matching(pattern, glob, search) {
    if (isElsewhere(glob, search.workspace))
        return outside(pattern, 'leads outside the workspace');
    const isSkipped = (name) => search.ignored.has((0,discovery_names/* nameFrom */.O)(search.workspace, (0,external_node_path_.join)(glob.realFolder, name))) ||
        isExcluded((0,external_node_path_.join)(glob.folder, name), search);
    const files = [];
    let others = 0;
    for (const { name, entry } of (0,discovery_glob/* matchesOf */.th)(glob, isSkipped)) {
        const path = (0,external_node_path_.join)(glob.folder, name);
        if (isExcluded(path, search))
            continue;
        if (!entry.isFile() && !(await (0,promises_.stat)(path).catch(() => undefined))?.isFile())
            continue;
        if (!takesFile(pattern, path, search.directory)) {
            others++;
            continue;
        }
        const file = entry.isSymbolicLink() ? await inside(path, pattern, search) : jobFile(path, search);
        if (file instanceof errors/* Failure */.HR)
            return file;
        files.push(file);
    }
    if (files.length > 0 || isGone(pattern, search))
        return files;
    const seen = others === 0 ? '' : `; ${others} ${others === 1 ? 'file has' : 'files have'} another ending`;
    const { hint, help } = wayToJobFiles(pattern, search);
    return mistake(pattern, `matches no job file in ${where(search)}${seen}`, others === 0 ? hint : `${endingWords} ${hint}`, help);
}
async function single(pattern, search) {
    const path = (0,external_node_path_.resolve)(search.directory, pattern);
    const stats = await (0,promises_.stat)(path).catch(() => undefined);
    if (stats === undefined || (meansFolder(pattern) && !stats.isDirectory())) {
        if (isGone(pattern, search))
            return [];
        const { hint, help } = wayToJobFiles(pattern, search);
        return mistake(pattern, `does not exist in ${where(search)}`, hint, help);
    }
    if (stats.isDirectory())
        return mistake(pattern, 'is a folder', `Write \`${pattern.replace(/(?<!\/)\/+$/, '')}/**/*.nomad.hcl\` to take the job files in it.`);
    if (!stats.isFile())
        return mistake(pattern, 'is no regular file', 'Give a job file.');
    if (isExcluded(path, search))
        return [];
    const file = await inside(path, pattern, search);
    return file instanceof errors/* Failure */.HR ? file : [file];
}
async function inside(path, pattern, search) {
    const real = await (0,promises_.realpath)(path);
    const file = jobFile(asSpelt(path, real), search);
    if (!(0,path_guard/* isOutside */._)(search.workspace, real))
        return file;
    return outside(pattern, `leads to a file outside the workspace (${file.name})`);
}
const endingWords = `A glob takes files that end in ${endings.map((one) => `\`${one}\``).join(', ')}; to take others, write their ending, such as \`jobs/*.job\`.`;
function asSpelt(path, real) {
    return folded(path) === folded(real) ? real : path;
}
function folded(path) {
    return path.normalize('NFC').toLowerCase();
}
function jobFile(path, { workspace }) {
    return { path, name: (0,discovery_names/* nameFrom */.O)(workspace, path) };
}
function where({ workspace, directory }) {
    const folder = (0,discovery_names/* nameFrom */.O)(workspace, directory);
    return folder === '' ? 'the workspace' : `\`${folder}\``;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/js/jobfiles/functions/places.js
var places = __webpack_require__(1815);
;// CONCATENATED MODULE: ./build/js/jobfiles/functions/fileset.js





const mostEntries = 200_000;
function createLister() {
    const known = new Map();
    return (folder) => {
        const entries = known.get(folder) ?? (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
        known.set(folder, entries);
        return entries;
    };
}
const badPattern = { problem: 'has a pattern that is none', hint: 'Use `*`, `**`, `?`, `[a-z]` and `{a,b}`.' };
function findSet(path, pattern, base, look) {
    if (path.length + pattern.length > places/* longestPath */.GJ)
        return badPattern;
    const whole = external_node_path_.posix.join((0,discovery_names/* toSlashes */.T)(path), pattern);
    const plain = (0,name_pattern/* expandBraces */.P)(whole);
    if (plain === undefined)
        return badPattern;
    look.effort.spend(1 + (whole.length * plain.length) / signsOfUnit);
    const walk = { base, look, found: new Set(), left: mostEntries };
    for (const one of plain) {
        const refused = walkPattern(one, walk);
        if (refused !== undefined)
            return refused;
    }
    if (walk.left <= 0)
        return { problem: `has to look at more than ${mostEntries} files`, hint: 'Name a smaller folder.' };
    const folder = (0,places/* absolutePath */.Hi)(path, base);
    const names = [...walk.found].map((file) => (0,discovery_names/* nameFrom */.O)(folder, file));
    return {
        names: names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
        glob: (0,places/* nameOf */.Vb)((0,external_node_path_.resolve)(base.directory, whole), base),
    };
}
function walkPattern(pattern, walk) {
    const { root: beginning } = (0,external_node_path_.parse)(pattern);
    const root = beginning.endsWith('/') ? beginning : '';
    const parts = pattern.slice(root.length).split('/');
    const up = parts.findIndex((part) => part !== '..');
    const start = (0,external_node_path_.resolve)(walk.base.directory, root, ...parts.slice(0, Math.max(up, 0)));
    const rest = parts.slice(Math.max(up, 0)).map(readPart);
    if (rest.includes(undefined))
        return badPattern;
    const fixed = rest.findIndex((part) => part === '**' || (part !== undefined && 'match' in part));
    const plain = rest
        .slice(0, fixed === -1 ? -1 : fixed)
        .map((part) => (part !== undefined && part !== '**' && 'name' in part ? part.name : ''));
    const folder = (0,external_node_path_.join)(start, ...plain);
    const refused = (0,places/* refuseOutside */.gz)(folder, walk.base);
    if (refused !== undefined)
        return refused;
    visit(folder, reach(folder, walk.base), rest.slice(plain.length), walk, []);
    return undefined;
}
function readPart(part) {
    if (part === '**')
        return part;
    if (!/[*?[\\]/.test(part))
        return { name: part };
    const match = (0,name_pattern/* compileName */.$)(part);
    return match === undefined ? undefined : { match, signs: part.length };
}
function visit(folder, reached, parts, walk, above) {
    const [part, ...rest] = parts;
    if (part === undefined || reached?.kind !== 'folder' || walk.left <= 0)
        return;
    if (typeof part === 'object' && 'name' in part) {
        const path = (0,external_node_path_.join)(folder, part.name);
        return take(path, reach(path, walk.base), rest, walk, above);
    }
    const { real } = reached;
    const entries = walk.look.list(real);
    walk.left -= entries.length + 1;
    walk.look.effort.spend(1);
    for (const entry of entries) {
        const { name } = entry;
        walk.look.effort.spend(part === '**' ? 1 : 1 + (part.signs * name.length) / signsOfUnit);
        if (part !== '**') {
            if (!part.match(name))
                continue;
            const path = within(folder, name);
            take(path, reachEntry(entry, path, real, walk.base), rest, walk, above);
            continue;
        }
        if (rest.length > 0 && entry.isFile())
            continue;
        const path = within(folder, name);
        const inside = reachEntry(entry, path, real, walk.base);
        if (rest.length === 0)
            take(path, inside, [], walk, above);
        if (!above.includes(real))
            visit(path, inside, parts, walk, [...above, real]);
    }
    if (part === '**' && rest.length > 0)
        visit(folder, reached, rest, walk, above);
}
const signsOfUnit = 100;
function take(path, reached, rest, walk, above) {
    if (rest.length > 0)
        return visit(path, reached, rest, walk, above);
    if (reached?.kind === 'file')
        walk.found.add(path);
}
function reachEntry(entry, path, folder, base) {
    if (entry.isSymbolicLink())
        return reach(path, base);
    const real = within(folder, entry.name);
    if (mayBeOfGit.test(entry.name) && (0,places/* refuseOutside */.gz)(real, base) !== undefined)
        return undefined;
    return { real, kind: kindOf(entry) };
}
const mayBeOfGit = /^(?:\.git|git~1)/i;
function within(folder, name) {
    return folder.endsWith(external_node_path_.sep) ? folder + name : folder + external_node_path_.sep + name;
}
function reach(path, base) {
    try {
        const real = external_node_fs_.realpathSync.native(path);
        return (0,places/* refuseOutside */.gz)(real, base) === undefined ? { real, kind: kindOf((0,external_node_fs_.statSync)(real)) } : undefined;
    }
    catch {
        return undefined;
    }
}
function kindOf(found) {
    if (found.isFile())
        return 'file';
    return found.isDirectory() ? 'folder' : 'other';
}

;// CONCATENATED MODULE: ./build/js/jobfiles/functions/files.js





const files_mostMiB = 4;
const mostTogetherMiB = 16;
const MiB = 1024 * 1024;
const unitsOfLook = 20;
const fetchInstead = 'Let the task fetch what is large, by an `artifact` block.';
function createFileAccess(base, look, instead) {
    const files = [];
    const reads = new Map();
    let together = 0;
    const sought = new Set();
    const listed = new Set();
    const locate = (path) => {
        look.effort.spend(unitsOfLook);
        const found = (0,places/* locateFile */.pM)(path, base);
        if ('name' in found)
            sought.add(found.name);
        return found;
    };
    const bring = (bytes) => {
        together += bytes;
        look.effort.bring(bytes);
        return together <= mostTogetherMiB * MiB
            ? undefined
            : { problem: `brings what the job file reads beyond ${mostTogetherMiB} MiB`, hint: fetchInstead };
    };
    return {
        files,
        sought,
        listed,
        read(path, form) {
            const key = `${form} ${path}`;
            const known = reads.get(key) ?? readOnce(locate(path), { path, form, base });
            const isNew = !reads.has(key);
            reads.set(key, known);
            if ('problem' in known)
                return known;
            if (isNew)
                files.push(known);
            return bring(known.bytes.length) ?? { text: instead?.(known) ?? known.text };
        },
        exists(path) {
            const found = locate(path);
            if ('problem' in found)
                return found;
            return found.stats === undefined || found.stats.isFile()
                ? { exists: found.stats !== undefined }
                : (0,places/* notAFile */.$y)(found.stats);
        },
        set(path, pattern) {
            const found = findSet(path, pattern, base, look);
            if (!('glob' in found))
                return found;
            sought.add(found.glob);
            for (const name of found.names)
                listed.add((0,places/* nameOf */.Vb)((0,external_node_path_.join)((0,places/* absolutePath */.Hi)(path, base), name), base));
            return bring(found.names.reduce((sum, name) => sum + name.length, 0)) ?? found;
        },
    };
}
function readOnce(found, { path, form, base }) {
    if ('problem' in found)
        return found;
    const bytes = bytesOf(found, path, base);
    if ('problem' in bytes)
        return bytes;
    if (form === 'text' && !(0,external_node_buffer_.isUtf8)(bytes)) {
        return { problem: 'is not UTF-8 text', hint: 'Save it as UTF-8; `filebase64` reads any bytes.', everywhere: true };
    }
    return { name: found.name, text: bytes.toString(form === 'text' ? 'utf8' : 'base64'), bytes, form };
}
function bytesOf({ path, stats }, asked, base) {
    if (stats === undefined)
        return (0,places/* missing */.LO)(asked, base);
    if (!stats.isFile())
        return (0,places/* notAFile */.$y)(stats);
    if (stats.size > files_mostMiB * MiB) {
        const size = Math.ceil(stats.size / MiB);
        return { problem: `has ${size} MiB; a file that a job file reads may have ${files_mostMiB} MiB`, hint: fetchInstead };
    }
    try {
        return (0,external_node_fs_.readFileSync)(path);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
        return { problem: `cannot be read (${code})`, hint: 'Check the rights of the file.' };
    }
}

;// CONCATENATED MODULE: ./build/js/jobfiles/discovery/links.js



const mostLinks = 40;
function namesAlong(path, workspace) {
    const inside = (one) => one.startsWith(workspace + external_node_path_.sep);
    const names = new Set();
    let links = 0;
    const follow = (whole) => {
        if (!inside(whole))
            return;
        names.add((0,discovery_names/* nameFrom */.O)(workspace, whole));
        const parts = whole.slice(workspace.length + 1).split(external_node_path_.sep);
        let reached = workspace;
        for (const [index, part] of parts.entries()) {
            reached = (0,external_node_path_.join)(reached, part);
            const target = linkTarget(reached);
            if (target === undefined)
                continue;
            names.add((0,discovery_names/* nameFrom */.O)(workspace, reached));
            links += 1;
            if (links <= mostLinks)
                follow((0,external_node_path_.resolve)((0,external_node_path_.dirname)(reached), target, ...parts.slice(index + 1)));
            return;
        }
    };
    follow(path);
    return [...names];
}
function linkTarget(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path).isSymbolicLink() ? (0,external_node_fs_.readlinkSync)(path) : undefined;
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/js/jobfiles/variables/given.js + 2 modules
var given = __webpack_require__(2391);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/edits.js
var preprocess_edits = __webpack_require__(3313);
// EXTERNAL MODULE: ./build/js/jobfiles/functions/calls.js
var functions_calls = __webpack_require__(7250);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/bodies.js
var bodies = __webpack_require__(409);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/possible.js + 5 modules
var possible = __webpack_require__(2348);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/strings.js
var strings = __webpack_require__(3327);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/tokens.js
var tokens = __webpack_require__(6267);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/values.js
var values = __webpack_require__(8287);
;// CONCATENATED MODULE: ./build/js/jobfiles/functions/candidates.js






const mostCandidates = 1000;
const unitsOfElement = 10;
const unitsOfCandidate = 0.1;
function chooseCall(hcl, at, open, context) {
    const { meanings, functions, isPublic } = context;
    const known = [];
    let missing;
    try {
        for (const texts of candidatesOf(hcl, open, meanings)) {
            const result = (0,functions_calls/* callPathFunction */.Cj)((0,tokens/* written */.Mp)(hcl, at), texts, functions);
            if ('value' in result)
                known.push({ texts, source: (0,functions_calls/* sourceOf */.vz)(result.value) });
            else {
                const refused = isPublic() ? { ...result, problem: `${shownPath(texts[0])} ${result.problem}` } : result;
                if (result.everywhere !== true)
                    return refused;
                missing ??= refused;
            }
        }
    }
    catch (error) {
        if (error instanceof values/* NotKnown */.Dn)
            return { problem: error.value.problem, hint: error.value.hint ?? functions_calls/* wayOut */.YX };
        throw error;
    }
    return missing !== undefined && known.length === 0
        ? missing
        : { edits: editsOf(hcl, at, open, mapSource(known)), missing };
}
const longestPath = 80;
function shownPath(path = '') {
    return `\`${path.length > longestPath ? `${path.slice(0, longestPath).toWellFormed()}…` : path}\``;
}
function candidatesOf(hcl, open, meanings) {
    const ranges = (0,bodies/* argumentsOf */.aX)(hcl, open);
    const found = new Map();
    let elements = 0;
    const whole = { hcl, from: open + 1, to: hcl.closes[open] ?? open };
    for (const bindings of bindingsAround(whole, meanings)) {
        meanings.spend(unitsOfElement);
        elements++;
        const args = ranges.map(([from, to]) => (0,possible/* possibleValues */.M)({ hcl, from, to }, bindings, meanings).map(values/* textIn */.r7));
        for (const texts of everyCombination(args)) {
            found.set(JSON.stringify(texts), texts);
            if (found.size > mostCandidates)
                throw new values/* NotKnown */.Dn(tooMany);
        }
    }
    meanings.spend(elements * found.size * unitsOfCandidate);
    return found.values();
}
const tooMany = {
    kind: 'unknown',
    problem: `is one of more than ${mostCandidates}`,
    hint: 'Let a smaller pattern or list name the files, or make several jobs of it.',
};
function everyCombination(args) {
    const [first = [], second] = args;
    return second === undefined ? first.map((one) => [one]) : first.flatMap((one) => second.map((two) => [one, two]));
}
function bindingsAround(expression, meanings) {
    const scopes = new Set();
    findScopes(expression, meanings, scopes);
    return bind([...scopes].toSorted((a, b) => a.collection.from - b.collection.from), new Map(), meanings);
}
function findScopes({ hcl, from, to }, meanings, found) {
    meanings.spend((to - from) * unitsOfToken);
    const scopes = meanings.scopesOf(hcl);
    for (let at = from; at < to; at++) {
        const scope = hcl.kinds[at] === 'name' ? scopes?.find(at, (0,tokens/* written */.Mp)(hcl, at)) : undefined;
        if (scope === undefined || found.has(scope))
            continue;
        const isInside = scope.collection.from >= from && scope.collection.from < to;
        if (isInside)
            continue;
        found.add(scope);
        findScopes(scope.collection, meanings, found);
    }
}
const unitsOfToken = 0.1;
function* bind([scope, ...others], bindings, meanings) {
    if (scope === undefined) {
        yield bindings;
        return;
    }
    for (const collection of (0,possible/* possibleValues */.M)(scope.collection, bindings, meanings)) {
        for (const entry of (0,values/* collectionIn */.et)(collection).entries) {
            meanings.spend(1);
            yield* bind(others, new Map([...bindings, [scope, entry]]), meanings);
        }
    }
}
function mapSource(candidates) {
    const parts = Map.groupBy(candidates, ({ texts }) => texts[0] ?? '');
    const sources = Array.from(parts, ([key, some]) => {
        const inner = some.map(({ texts: [, ...rest], source }) => ({ texts: rest, source }));
        const isWhole = inner[0]?.texts.length === 0;
        return `${(0,strings/* quoteText */.ol)(key)} = ${isWhole ? inner[0]?.source : mapSource(inner)}`;
    });
    return `{${sources.join(', ')}}`;
}
function editsOf(hcl, at, open, map) {
    const place = (token, text) => ({
        start: hcl.starts[token] ?? 0,
        end: hcl.starts[token + 1] ?? 0,
        text,
    });
    const close = hcl.closes[open] ?? open;
    const ranges = (0,bodies/* argumentsOf */.aX)(hcl, open);
    const commas = ranges.flatMap(([, end], index) => {
        if (end === close)
            return [];
        return [place(end, index === ranges.length - 1 ? '' : '][')];
    });
    return [{ ...place(open, `${map}[`), start: hcl.starts[at] ?? 0 }, ...commas, place(close, ']')];
}

// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/constant-names.js
var constant_names = __webpack_require__(5695);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/loops.js
var loops = __webpack_require__(9770);
;// CONCATENATED MODULE: ./build/js/jobfiles/hcl/scopes.js




const deepest = 50;
function scopes_findScopes(hcl) {
    const finder = new Finder(hcl);
    return finder.findAll() ? finder : undefined;
}
class Finder {
    hcl;
    ranges = [];
    loops = new Map();
    open;
    awaited = new Map();
    directives = [];
    constructor(hcl) {
        this.hcl = hcl;
    }
    find(at, name) {
        let [low, high] = [0, this.ranges.length];
        while (low < high) {
            const middle = (low + high) >> 1;
            if ((this.ranges[middle]?.from ?? 0) <= at)
                low = middle + 1;
            else
                high = middle;
        }
        let range = this.ranges[low - 1];
        while (range !== undefined && (range.to <= at || !range.scope.names.has(name)))
            range = range.above;
        return range?.scope;
    }
    ofLoop(opener) {
        return this.loops.get(opener);
    }
    findAll() {
        const { hcl } = this;
        for (let at = 0; at < hcl.kinds.length; at++) {
            while (this.open !== undefined && this.open.to <= at)
                this.open = this.open.above;
            const awaited = this.awaited.get(at);
            if (awaited !== undefined)
                this.begin(at, awaited);
            if ((this.open?.depth ?? 0) > deepest)
                return false;
            const kind = hcl.kinds[at];
            if (kind === 'open')
                this.loop(at);
            else if (kind === 'template')
                this.directive(at);
            else if (kind === 'name' && (0,tokens/* written */.Mp)(hcl, at) === 'dynamic')
                this.dynamic(at);
        }
        return true;
    }
    begin(from, { to, scope }) {
        const range = {
            from,
            to: to ?? this.hcl.kinds.length,
            scope,
            above: this.open,
            depth: (this.open?.depth ?? 0) + 1,
        };
        this.ranges.push(range);
        this.open = range;
        if (to === undefined)
            this.directives.push(range);
    }
    loop(opener) {
        const loop = (0,tokens/* written */.Mp)(this.hcl, opener) === '(' ? undefined : (0,loops/* readLoop */.Pu)(this.hcl, opener);
        if (loop === undefined)
            return;
        const scope = scopeOf(loop);
        this.loops.set(opener, scope);
        this.awaited.set(loop.colon, { to: this.hcl.closes[opener] ?? opener, scope });
    }
    directive(opener) {
        const { hcl } = this;
        if (!(0,tokens/* written */.Mp)(hcl, opener).startsWith('%{'))
            return;
        const close = hcl.closes[opener] ?? opener;
        const keyword = (0,tokens/* next */.K2)(hcl, opener + 1, close, 'skip');
        if (keyword < close && (0,tokens/* written */.Mp)(hcl, keyword) === 'endfor') {
            const range = this.directives.pop();
            if (range !== undefined)
                range.to = opener;
        }
        const header = (0,loops/* readLoopHeader */.k2)(hcl, opener + 1, close);
        if (header !== undefined)
            this.awaited.set(close, { to: undefined, scope: scopeOf(header) });
    }
    dynamic(at) {
        const block = dynamicBlock(this.hcl, at);
        if (block === undefined)
            return;
        const { attributes, blocks } = (0,bodies/* readBlockBody */.AC)(this.hcl, block);
        const valueOf = (name) => attributes.find((attribute) => attribute.name === name)?.expression;
        const [collection, iterator, labels] = [valueOf('for_each'), valueOf('iterator'), valueOf('labels')];
        if (collection === undefined)
            return;
        const name = iterator === undefined ? (block.labels[0] ?? '') : (0,tokens/* written */.Mp)(this.hcl, iterator.from);
        const scope = { collection, names: new Map([[name, 'iterator']]) };
        if (labels !== undefined)
            this.awaited.set(labels.from, { to: labels.to, scope });
        for (const { type, opener } of blocks) {
            if (type === 'content')
                this.awaited.set(opener, { to: this.hcl.closes[opener] ?? opener, scope });
        }
    }
}
function scopeOf({ key, value, collection }) {
    const names = new Map([[value, 'value']]);
    if (key !== undefined && key !== value)
        names.set(key, 'key');
    return { collection, names };
}
function dynamicBlock(hcl, at) {
    const to = hcl.kinds.length;
    const label = (0,tokens/* next */.K2)(hcl, at + 1, to);
    const kind = hcl.kinds[label];
    const type = kind === 'quote' ? (0,strings/* literalText */.bK)(hcl, label) : kind === 'name' ? (0,tokens/* written */.Mp)(hcl, label) : undefined;
    const opener = (0,tokens/* next */.K2)(hcl, (hcl.closes[label] ?? label) + 1, to);
    if (type === undefined || hcl.kinds[opener] !== 'open' || (0,tokens/* written */.Mp)(hcl, opener) !== '{')
        return undefined;
    return { type: 'dynamic', labels: [type], at, opener };
}

;// CONCATENATED MODULE: ./build/js/jobfiles/preprocess/meanings.js



function createMeanings({ locals }, variable, functions) {
    const open = new Set();
    const once = (name, evaluate) => {
        if (open.has(name))
            return [unknown('refers to itself', `Look at how \`${name}\` is defined.`)];
        open.add(name);
        const values = evaluate();
        open.delete(name);
        return values;
    };
    const scopes = new Map();
    const meanings = {
        variable: (name, depth) => once(`var.${name}`, () => variable(name, meanings, depth)),
        local: (name, depth) => {
            const definition = locals.get(name);
            if (definition === undefined) {
                return [unknown(`needs \`local.${name}\`, which is not defined`, 'Define it in a `locals` block.')];
            }
            const { expression } = definition;
            if (expression === undefined)
                return [unknown(`needs \`local.${name}\`, which is computed`)];
            return once(`local.${name}`, () => (0,possible/* possibleValues */.M)(expression, new Map(), meanings, depth));
        },
        isPathFunction: functions_calls/* isPathFunction */.eh,
        callPathFunction: (name, texts) => {
            const result = (0,functions_calls/* callPathFunction */.Cj)(name, texts, functions);
            return 'value' in result ? result.value : unknown(result.problem, result.hint);
        },
        scopesOf: (hcl) => {
            if (!scopes.has(hcl))
                scopes.set(hcl, scopes_findScopes(hcl));
            return scopes.get(hcl);
        },
        spend: functions.effort.spend,
    };
    return meanings;
}
function unknown(problem, hint) {
    return { kind: 'unknown', problem, hint };
}

;// CONCATENATED MODULE: ./build/js/jobfiles/preprocess/inline.js





const mostCalls = 5000;
const tooManyCalls = {
    what: `The file calls functions for files and paths more than ${mostCalls} times.`,
    hint: 'Let tasks fetch what they need, by an `artifact` block, or make several jobs of it.',
};
async function inlineFunctions(job, variables, functions) {
    const evaluate = createEvaluation(job, variables, functions);
    const edits = [];
    const mistakes = [];
    const left = [];
    let calls = 0;
    for (const { hcl, inert, edit, offsetOf } of job.pieces) {
        const skipped = new Map(inert);
        const inPiece = [];
        let chooses;
        for (let at = 0; at < hcl.kinds.length; at++) {
            at = skipped.get(at) ?? at;
            const open = (0,functions_calls/* callAt */.io)(hcl, at);
            const rest = open === undefined ? undefined : functions.effort.breathe();
            if (rest !== undefined)
                await rest;
            const result = open === undefined ? undefined : evaluate(hcl, at, open);
            if (open === undefined || result === undefined)
                continue;
            const place = offsetOf(hcl.starts[at] ?? 0);
            if (++calls > mostCalls) {
                mistakes.push({ at: place, ...tooManyCalls });
                return { edits, mistakes, left };
            }
            const close = hcl.closes[open] ?? open;
            if ('problem' in result) {
                const kept = result.everywhere === true && (chooses ??= choosesValues(hcl));
                (kept ? left : mistakes).push({ at: place, ...tell(hcl, at, close, result) });
                at = close;
                continue;
            }
            inPiece.push(...result.edits);
            if (result.missing !== undefined)
                left.push({ at: place, ...tell(hcl, at, close, result.missing) });
            if (!result.keepsArguments)
                at = close;
        }
        for (const one of edit(inPiece.toSorted((a, b) => a.start - b.start)))
            edits.push(one);
    }
    return { edits, mistakes, left };
}
function createEvaluation(job, variables, functions) {
    let used = new Set();
    let usesContent = false;
    const names = (0,constant_names/* createNames */.N)(job, (name, all) => {
        used.add(name);
        return variables.text(name, all);
    }, functions);
    const readNoted = (...args) => {
        usesContent = true;
        return functions.access.read(...args);
    };
    const meanings = createMeanings(job, (name, ...rest) => {
        used.add(name);
        return variables.values(name, ...rest);
    }, { ...functions, access: { ...functions.access, read: readNoted } });
    const constant = (hcl, at, open, args) => {
        const result = (0,functions_calls/* callPathFunction */.Cj)((0,tokens/* written */.Mp)(hcl, at), args, functions);
        if ('problem' in result)
            return result;
        const [start, end] = [hcl.starts[at] ?? 0, hcl.starts[(hcl.closes[open] ?? open) + 1] ?? 0];
        const holds = (0,functions_calls/* holdsArguments */.HS)(hcl, at) ? usedOf(used) : undefined;
        return {
            edits: [{ start, end, text: (0,functions_calls/* sourceOf */.vz)(result.value), variables: holds }],
            keepsArguments: false,
            missing: undefined,
        };
    };
    const isPublic = () => used.size === 0 && !usesContent;
    return (hcl, at, open) => {
        used = new Set();
        usesContent = false;
        const args = (0,functions_calls/* constantArguments */.$m)(hcl, at, open, names);
        if (args === undefined)
            return undefined;
        if (!('problem' in args))
            return constant(hcl, at, open, args);
        if (args.isComputed !== true)
            return args;
        const chosen = chooseCall(hcl, at, open, { meanings, functions, isPublic });
        if ('problem' in chosen)
            return chosen;
        const edits = chosen.edits.map((edit) => ({ ...edit, variables: usedOf(used) }));
        return { edits, keepsArguments: true, missing: chosen.missing };
    };
}
function usedOf(used) {
    return used.size > 0 ? used : undefined;
}
function choosesValues(hcl) {
    return hcl.kinds.some((kind, at) => {
        const word = kind === 'sign' || kind === 'name' || kind === 'template' ? (0,tokens/* written */.Mp)(hcl, at) : '';
        return ['?', 'try', 'can', 'if', '%{', '%{~'].includes(word);
    });
}
const longestCall = 80;
function tell(hcl, at, close, { problem, hint }) {
    const call = hcl.text.slice(hcl.starts[at], hcl.starts[close + 1]).replace(/\s+/g, ' ');
    const shown = call.length > longestCall ? `${call.slice(0, longestCall).toWellFormed()}…` : call;
    return { what: `\`${shown}\`: the path ${problem}.`, hint };
}

// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/positions.js
var preprocess_positions = __webpack_require__(9640);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/job-text.js
var job_text = __webpack_require__(7843);
// EXTERNAL MODULE: ./build/js/jobfiles/variables/settings.js
var variables_settings = __webpack_require__(4886);
;// CONCATENATED MODULE: ./build/js/jobfiles/variables/encode.js


function encodeVariables(settings, declarations, firstLine = 1) {
    const starts = [];
    let line = firstLine;
    let text = '';
    for (const [name, setting] of settings) {
        const declaration = declarations.get(name) ?? { reads: 'text' };
        const value = (0,variables_settings/* isExpression */.BH)(setting, declaration) ? setting.value : (0,strings/* quoteText */.ol)(setting.value);
        starts.push({ line, setting });
        text += `${name} = ${value}\n`;
        line += value.split('\n').length;
    }
    return {
        text: text === '' ? '' : '\n'.repeat(firstLine - 1) + text,
        originAt(position) {
            const start = starts.findLast((one) => one.line <= position.line);
            if (start === undefined)
                return undefined;
            const { name, origin } = start.setting;
            return { name, origin, where: placeOf(start.setting, start.line, position) };
        },
    };
}
function placeOf({ name, origin, form }, line, position) {
    const { where } = origin;
    if (where?.line === undefined || where.column === undefined || form !== 'source')
        return where;
    const below = position.line - line;
    const before = `${name} = `.length;
    return {
        file: where.file,
        line: where.line + below,
        column: below > 0 ? position.column : where.column + Math.max(position.column - 1 - before, 0),
    };
}

// EXTERNAL MODULE: ./build/js/jobfiles/hcl/scan.js
var scan = __webpack_require__(5380);
;// CONCATENATED MODULE: ./build/js/jobfiles/variables/resolve.js





const mostCompared = 100;
function resolveVariables(options) {
    const { declarations, place, environment, settings, strict } = options;
    const unknown = settings.filter(({ name }) => !declarations.has(name));
    const known = [...environment, ...settings].filter(({ name }) => declarations.has(name));
    const resolved = new Map(known.map((one) => [one.name, one]));
    const isFew = unknown.length <= mostCompared && declarations.size <= mostCompared;
    const meant = isFew ? [...declarations.keys()].filter((name) => name.length <= mostCompared) : [];
    const unset = [...declarations].filter(([name, { default: value }]) => value === undefined && !resolved.has(name));
    return {
        settings: resolved,
        dropped: strict ? [] : unknown,
        mistakes: [
            ...(strict ? unknown.map((setting) => undeclared(setting, meant, place(0).file)) : []),
            ...[...resolved.values()].flatMap((setting) => badExpression(setting, declarations.get(setting.name))),
            ...unset.map(([name, { at }]) => unsetVariable(name, place(at))),
        ],
    };
}
function undeclared({ name, origin }, declared, file) {
    const meant = (0,kinds/* nearest */.pA)(name, declared);
    const guess = meant === undefined ? '' : `Did you mean \`${meant}\`? `;
    return new errors/* Failure */.HR({
        reason: 'input',
        what: `The variable \`${name}\`, set by ${origin.words}, is not declared in \`${file}\`.`,
        where: origin.where,
        help: 'variable-not-declared',
        hint: `${guess}Declare it there (\`variable "${name}" {}\`), remove it, or set \`strict-vars: false\`.`,
    });
}
function unsetVariable(name, where) {
    const what = `The variable \`${name}\` has no value.`;
    return new errors/* Failure */.HR({ reason: 'parse', what, where, hint: (0,variables_settings/* valueHint */.p5)(name), help: 'variable-without-a-value' });
}
function badExpression(setting, declaration) {
    if (declaration === undefined || setting.form !== 'raw' || !(0,variables_settings/* isExpression */.BH)(setting, declaration))
        return [];
    if (isOneExpression(setting.value))
        return [];
    const { name, origin } = setting;
    const type = declaration.type === '' ? '' : ` (\`${declaration.type}\`)`;
    return [
        new errors/* Failure */.HR({
            reason: 'input',
            what: `The value of the variable \`${name}\`${type}, set by ${origin.words}, is no expression.`,
            where: origin.where,
            hint: 'Write it as in a job file, such as `["a", "b"]`, `{ key = "value" }` or `true`, on one line.',
        }),
    ];
}
function isOneExpression(text) {
    const hcl = (0,scan/* scanHcl */.J)(text);
    const count = hcl.kinds.length;
    if (hcl.broken !== undefined || (0,tokens/* next */.K2)(hcl, 0, count) >= count)
        return false;
    for (let at = 0; at < count; at = (0,tokens/* behind */.Ry)(hcl, at)) {
        const isStray = hcl.kinds[at] === 'sign' && /^(?:[)\]}]|\/\*)/.test(text.slice(hcl.starts[at], (hcl.starts[at] ?? 0) + 2));
        if (isStray || hcl.kinds[at] === 'newline' || hcl.closes[at] === count)
            return false;
    }
    return true;
}

// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/definitions.js
var definitions = __webpack_require__(818);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/unterminated-error.js
var unterminated_error = __webpack_require__(8523);
;// CONCATENATED MODULE: ./build/js/jobfiles/preprocess/prepare.js










function tooManyVariables(file) {
    return new errors/* Failure */.HR({
        reason: 'parse',
        what: `The file declares more than ${definitions/* mostVariables */.X} variables.`,
        where: { file },
        hint: 'Put what belongs together into one variable, such as a map.',
    });
}
async function prepareJob({ text, file }, options) {
    const job = (0,job_text/* readJobText */.f)(text);
    const positions = (0,preprocess_positions/* positionsIn */.Y)(text);
    const place = (offset) => ({ file: file.name, ...positions.positionOf(offset) });
    if (job.broken !== undefined)
        throw (0,unterminated_error/* unended */.o)(job.broken, 'parse', place);
    if (job.declarations.size > definitions/* mostVariables */.X)
        throw tooManyVariables(file.name);
    const resolved = resolveVariables({ ...options, declarations: job.declarations, place });
    const given = (name) => [name, job.declarations.get(name), resolved.settings.get(name)];
    const inlined = await inlineFunctions(job, {
        text: (name, names) => (0,variables_settings/* textOf */.b6)(...given(name), names),
        values: (name, meanings, depth) => (0,variables_settings/* possibleSettings */.PM)(...given(name), meanings, depth),
    }, options);
    const mistakes = [...resolved.mistakes, ...inlined.mistakes.map((call) => badCall(call, place))];
    if (mistakes.length > 0)
        throw new errors/* Failures */.oo(mistakes);
    const left = inlined.left.map((call) => badCall(call, place));
    return {
        ...prepared(job, resolved, (0,preprocess_edits/* applyEdits */.c)(text, inlined.edits), file.name),
        textWithout: textMaker(text, inlined.edits),
        replaced: inlined.edits,
        explain: explainer(left),
    };
}
function prepared({ declarations }, { settings, dropped }, edited, file) {
    const lines = edited.text.split('\n').length;
    const reads = new Map([...declarations].map(([name, declaration]) => [name, { reads: declaration.reads }]));
    const variables = encodeVariables(settings, reads, lines + 1);
    return {
        text: edited.text,
        variables: variables.text === '' ? undefined : variables.text,
        settings,
        dropped,
        encode: (some) => encodeVariables(some, reads).text,
        locate: (position) => position.line > lines
            ? locatedVariable(variables, position)
            : { where: { file, ...edited.original(position) }, about: undefined },
    };
}
function locatedVariable(variables, position) {
    const found = variables.originAt(position);
    if (found === undefined)
        return { where: undefined, about: undefined };
    return { where: found.where, about: `variable \`${found.name}\`, set by ${found.origin.words}` };
}
function textMaker(text, edits) {
    return (isSecret) => (0,preprocess_edits/* applyEdits */.c)(text, edits.filter(({ variables }) => ![...(variables ?? [])].some(isSecret))).text;
}
function explainer(left) {
    return (failure) => explained(failure, left);
}
function explained(failure, left) {
    const isCall = /filesystem functions? disabled/.test(failure.message);
    if (!isCall && !/\bInvalid index\b/.test(failure.message))
        return failure;
    const onLine = left.filter(({ where }) => where?.line === failure.where?.line);
    const atColumn = onLine.find(({ where }) => where?.column === failure.where?.column);
    return atColumn ?? (isCall ? onLine[0] : undefined) ?? failure;
}
function badCall({ at, what, hint }, place) {
    return new errors/* Failure */.HR({ reason: 'parse', what, hint, help: 'functions-that-read-files', where: place(at) });
}

// EXTERNAL MODULE: ./build/js/jobfiles/read.js + 4 modules
var read = __webpack_require__(9007);
;// CONCATENATED MODULE: ./build/js/jobfiles/load.js










function createLoader(options) {
    const { inputs, effort: all = createEffort() } = options;
    const list = createLister();
    const variables = (0,given/* readGivenVariables */.h)(inputs, { ...baseOf(undefined, options), directory: inputs.workingDirectory });
    return async (file) => {
        const base = baseOf(file, options);
        const effort = all.of(file.name);
        const access = createFileAccess(base, { effort, list });
        const { settings, mistakes, ...names } = variables.forJob(file.path);
        const from = () => madeFrom(file, { names, access, workspace: base.workspace });
        try {
            if (mistakes.length > 0)
                throw new errors/* Failures */.oo(mistakes);
            await effort.breathe();
            const source = await (0,read/* readJobFile */.i5)(file);
            effort.bring(source.bytes.length);
            const { strict } = inputs.variables;
            const prepare = async (to, { setting = same }) => {
                if (source.kind === 'json')
                    return undefined;
                const environment = variables.environment.map(setting);
                return prepareJob(source, { base, access: to, effort, environment, settings: settings.map(setting), strict });
            };
            const prepared = await prepare(access, {});
            const prepareWith = (instead) => prepare(createFileAccess(base, { effort, list }, instead.file), instead);
            return { file, source, prepared, prepareWith, reads: access.files, from: from() };
        }
        catch (error) {
            const failures = (0,errors/* failuresIn */.xM)(error);
            if (failures === undefined || all.endsRun(error))
                throw error;
            return { file, failures, from: from() };
        }
    };
}
const same = (setting) => setting;
function madeFrom(file, { names, access, workspace }) {
    const all = (some) => [...some].flatMap((name) => [name, ...namesAlong((0,external_node_path_.join)(workspace, name), workspace)]);
    const files = new Set(all([file.name, ...names.used, ...access.files.map(({ name }) => name)]));
    const listed = new Set(all(access.listed));
    const behindLinks = [...listed].filter((name) => !access.listed.has(name));
    return { files, listed, sought: new Set([...files, ...all(names.names), ...all(access.sought), ...behindLinks]) };
}
function baseOf(file, { inputs, workspace }) {
    const root = external_node_fs_.realpathSync.native(workspace);
    const working = { directory: inputs.workingDirectory, setting: 'working-directory' };
    const beside = { directory: file === undefined ? root : (0,external_node_path_.dirname)(file.path), setting: 'job-file' };
    const [own, other] = inputs.fileBase === 'job-file' ? [beside, working] : [working, beside];
    return { workspace: root, directory: own.directory, other };
}

// EXTERNAL MODULE: ./build/js/jobfiles/discovery/touched.js + 1 modules
var discovery_touched = __webpack_require__(1953);
;// CONCATENATED MODULE: ./build/js/jobfiles/discovery/collect.js









async function collectJobs({ inputs, workspace, touched, deadline }) {
    const where = await realPlaces({ patterns: inputs.patterns, directory: inputs.workingDirectory, workspace });
    const gone = (touched?.removed ?? []).filter(({ name }) => matchesJobFiles(name, where));
    const removed = gone.filter(({ now }) => now === undefined || !matchesJobFiles(now, where));
    const files = await findJobFiles({ ...where, gone: gone.map(({ name }) => name) });
    const effort = createEffort(deadline);
    const load = createLoader({ inputs, workspace, effort });
    const jobs = [];
    const others = [];
    const left = [];
    for (const file of files) {
        const loaded = await load(file);
        const job = touched === undefined ? loaded : ifTouched(loaded, touched, effort);
        if (job !== undefined)
            jobs.push(job);
        else
            left.push({ file, sought: loaded.from.sought });
        if (job === undefined)
            others.push(...declaredIn(loaded));
    }
    const isHere = new Set([...files, ...removed].map(({ name }) => name));
    return {
        jobs,
        removed: removed.map(({ name }) => name),
        untouched: left.length,
        others,
        readOthers: async () => Promise.all(left.map(({ file }) => load(file))),
        readElsewhere: async () => {
            const sorted = sortOut(where.patterns);
            const isElsewhere = (name) => mayBeJobFile(name, sorted) && !matchesJobFiles(name, where);
            const names = (touched?.names ?? []).filter(isElsewhere);
            const elsewhere = await Promise.all(names.map((name) => regularFile(name, where.workspace)));
            const loaded = await Promise.all(elsewhere.flatMap((file) => (file === undefined ? [] : [load(file)])));
            return loaded.flatMap(declaredIn);
        },
        effort,
        isJobFile: (name) => matchesJobFiles(name, where),
        leftOutBy: (other) => [
            ...left.flatMap(({ file: { name }, sought }) => ((0,discovery_touched/* isTouched */.D)(sought, other, effort.of(name)) ? [name] : [])),
            ...other.removed.map(({ name }) => name).filter((name) => !isHere.has(name) && matchesJobFiles(name, where)),
        ],
    };
}
async function regularFile(name, workspace) {
    const path = (0,external_node_path_.join)(workspace, name);
    const stats = await (0,promises_.lstat)(path).catch(() => undefined);
    const isOwn = stats?.isFile() === true && (await (0,promises_.realpath)(path)) === path;
    return isOwn ? { path, name } : undefined;
}
function declaredIn(loaded) {
    const job = 'source' in loaded ? (0,declared/* declaredBy */.O)(loaded) : undefined;
    return job === undefined ? [] : [{ file: loaded.file.name, job }];
}
function ifTouched(job, touched, effort) {
    try {
        return (0,discovery_touched/* isTouched */.D)(job.from.sought, touched, effort.of(job.file.name)) ? job : undefined;
    }
    catch (error) {
        if (!(error instanceof errors/* Failure */.HR) || effort.endsRun(error))
            throw error;
        return { file: job.file, failures: [error], from: job.from };
    }
}


/***/ }),

/***/ 7508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ declaredBy),
/* harmony export */   U: () => (/* binding */ declaredJob)
/* harmony export */ });
/* harmony import */ var _preprocess_constant_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5695);
/* harmony import */ var _hcl_bodies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(409);
/* harmony import */ var _hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(832);
/* harmony import */ var _hcl_scan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5380);
/* harmony import */ var _preprocess_json_job_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3950);
/* harmony import */ var _preprocess_json_keys_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8353);
/* harmony import */ var _preprocess_json_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2594);
/* harmony import */ var _preprocess_job_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7843);
/* harmony import */ var _variables_settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4886);









const noNames = { variable: () => _hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__/* .computed */ .EW, local: () => _hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__/* .computed */ .EW, call: () => _hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__/* .computed */ .EW };
function declaredJob(source) {
    return source.kind === 'hcl' ? inLanguage(source.text, noNames) : inJson(source.text);
}
function declaredBy({ source, prepared }) {
    if (prepared === undefined)
        return declaredJob(source);
    const job = (0,_preprocess_job_text_js__WEBPACK_IMPORTED_MODULE_7__/* .readJobText */ .f)(prepared.text);
    const names = (0,_preprocess_constant_names_js__WEBPACK_IMPORTED_MODULE_0__/* .createNames */ .N)(job, (name, all) => (0,_variables_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .textOf */ .b6)(name, job.declarations.get(name), prepared.settings.get(name), all));
    return inLanguage(prepared.text, names);
}
function inLanguage(text, names) {
    return (0,_preprocess_json_text_js__WEBPACK_IMPORTED_MODULE_6__/* .isJsonForm */ .Dj)(text) ? inJsonForm(text, names) : inHcl(text, names);
}
function inHcl(text, names) {
    const hcl = (0,_hcl_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .scanHcl */ .J)(text);
    const job = (0,_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_1__/* .readFileBody */ .lX)(hcl).blocks.find((block) => block.type === 'job');
    if (job === undefined)
        return undefined;
    const { attributes } = (0,_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_1__/* .readBlockBody */ .AC)(hcl, job);
    return declared(job.labels[0], (name) => {
        const found = attributes.find((attribute) => attribute.name === name);
        return found === undefined ? undefined : (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__/* .constantOf */ .yi)(found.expression, names);
    });
}
function inJsonForm(text, names) {
    const [label, written] = (0,_preprocess_json_text_js__WEBPACK_IMPORTED_MODULE_6__/* .blocksOf */ .SH)(text, 'job')[0] ?? [];
    const body = Array.isArray(written) ? written[0] : written;
    if (!(0,_preprocess_json_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(body))
        return undefined;
    return declared(label, (name) => {
        const value = body[name];
        if (value === undefined || value === null)
            return undefined;
        return typeof value === 'string' ? (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__/* .bareTemplate */ .j4)((0,_hcl_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .scanHcl */ .J)(value, 'template'), names) : _hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__/* .computed */ .EW;
    });
}
function declared(label, argument) {
    const [ownId, namespace, region] = [argument('id'), argument('namespace'), argument('region')];
    const id = ownId === undefined ? label : 'text' in ownId ? ownId.text : undefined;
    if (id === undefined)
        return undefined;
    const isKnown = [namespace, region].every((one) => one === undefined || 'text' in one);
    return { id, place: isKnown ? { namespace: named(namespace), region: named(region) } : undefined };
}
function named(constant) {
    return constant === undefined || !('text' in constant) || constant.text === '' ? undefined : constant.text;
}
function inJson(text) {
    try {
        const job = (0,_preprocess_json_job_js__WEBPACK_IMPORTED_MODULE_4__/* .jobIn */ .D)(JSON.parse(text), []);
        if (!(0,_preprocess_json_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(job) || typeof job['ID'] !== 'string')
            return undefined;
        return declared(job['ID'], (name) => {
            const value = job[{ namespace: 'Namespace', region: 'Region' }[name] ?? ''];
            return typeof value === 'string' ? { text: value } : undefined;
        });
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 5459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ compileGlob)
});

;// CONCATENATED MODULE: ./build/js/jobfiles/discovery/glob-class.js
const named = {
    alnum: /[\p{L}\p{Nl}\p{Nd}]/u,
    alpha: /[\p{L}\p{Nl}]/u,
    ascii: /[\u0000-\u007f]/,
    blank: /[\p{Zs}\t]/u,
    cntrl: /\p{Cc}/u,
    digit: /\p{Nd}/u,
    graph: /[^\p{Z}\p{C}]/u,
    lower: /\p{Ll}/u,
    print: /[^\p{C}]/u,
    punct: /\p{P}/u,
    space: /[\p{Z}\t\r\n\v\f]/u,
    upper: /\p{Lu}/u,
    word: /[\p{L}\p{Nl}\p{Nd}\p{Pc}]/u,
    xdigit: /[A-Fa-f0-9]/,
};
function readClass(text, open, to) {
    const tests = [];
    const not = text[open + 1] === '!' || text[open + 1] === '^';
    const start = open + (not ? 2 : 1);
    for (let at = start; at < to; at++) {
        if (text[at] === ']' && at > start) {
            return { fits: (sign) => tests.some((test) => test(sign)) !== not, end: at };
        }
        const [whole = '', name = ''] = /^\[:([a-z]{1,9}):\]/.exec(text.slice(at, at + 14)) ?? [];
        const known = Object.hasOwn(named, name) ? named[name] : undefined;
        if (known !== undefined) {
            tests.push((sign) => known.test(sign));
            at += whole.length - 1;
            continue;
        }
        const low = text[at] ?? '';
        const isRange = text[at + 1] === '-' && at + 2 < to && text[at + 2] !== ']';
        const high = isRange ? (text[at + 2] ?? '') : low;
        tests.push((sign) => low <= sign && sign <= high);
        if (isRange)
            at += 2;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/js/jobfiles/discovery/glob-segment.js

const ignoresCase = process.platform === 'win32' || process.platform === 'darwin';
function parseSegment(pattern) {
    if (!/[*?[(]/.test(pattern))
        return (name) => name === pattern;
    const written = ignoresCase ? pattern.toLowerCase() : pattern;
    const first = sequence(written, 0, written.length, { kind: 'end' });
    return (name) => {
        if (name === '' || name === '.' || name === '../..')
            return false;
        return matches(first, ignoresCase ? name.toLowerCase() : name, 0);
    };
}
function sequence(text, from, to, after) {
    const pieces = [];
    for (let at = from; at < to; at++) {
        const sign = text[at] ?? '';
        const close = '!?+*@'.includes(sign) && text[at + 1] === '(' ? groupEnd(text, at + 1, to) : undefined;
        if (close !== undefined) {
            const [start, end] = [at + 2, close];
            pieces.push((next) => group(text, sign, [start, end], next));
            at = close;
        }
        else if (sign === '*') {
            if (text[at - 1] !== '*' || at === from)
                pieces.push((next) => ({ kind: 'any', next }));
        }
        else if (sign === '?')
            pieces.push((next) => one(() => true, next));
        else {
            const read = sign === '[' ? readClass(text, at, to) : undefined;
            pieces.push((next) => one(read?.fits ?? ((other) => other === sign), next, read === undefined && sign === '.'));
            at = read?.end ?? at;
        }
    }
    return pieces.reduceRight((next, piece) => piece(next), after);
}
function one(fits, next, isDot = false) {
    return { kind: 'sign', fits, isDot, next };
}
function groupEnd(text, open, to) {
    let depth = 0;
    for (let at = open; at < to; at++) {
        if (text[at] === '(')
            depth++;
        else if (text[at] === ')' && --depth === 0)
            return at;
    }
    return undefined;
}
function group(text, type, [from, to], next) {
    const ranges = alternatives(text, from, to);
    const ways = (after) => ranges.map(([start, end]) => sequence(text, start, end, after));
    if (type === '!')
        return { kind: 'not', refused: { kind: 'ways', ways: ways(next) }, next };
    if (type === '@')
        return { kind: 'ways', ways: ways(next) };
    if (type === '?')
        return { kind: 'ways', ways: [next, ...ways(next)] };
    const again = { kind: 'ways', ways: [next] };
    const inner = ways(again);
    again.ways.push(...inner);
    return type === '*' ? again : { kind: 'ways', ways: inner };
}
function alternatives(text, from, to) {
    const ranges = [];
    let depth = 0;
    let start = from;
    for (let at = from; at < to; at++) {
        if (text[at] === '(')
            depth++;
        else if (text[at] === ')')
            depth--;
        else if (text[at] === '|' && depth === 0) {
            ranges.push([start, at]);
            start = at + 1;
        }
    }
    return [...ranges, [start, to]];
}
function matches(first, name, from) {
    let states = reach([first], name, from);
    for (let at = from; at < name.length && states.size > 0; at++) {
        const sign = name[at] ?? '';
        const isLeadingDot = at === 0 && sign === '.';
        const next = [];
        for (const state of states) {
            if (state.kind === 'sign' && (isLeadingDot ? state.isDot : state.fits(sign)))
                next.push(state.next);
            if (state.kind === 'any' && !isLeadingDot)
                next.push(state);
        }
        states = reach(next, name, at + 1);
    }
    return [...states].some(({ kind }) => kind === 'end');
}
function reach(from, name, at) {
    const reached = new Set();
    const open = [...from];
    const isDotted = at === 0 && name.startsWith('.');
    for (let state = open.pop(); state !== undefined; state = open.pop()) {
        if (reached.has(state))
            continue;
        reached.add(state);
        if (state.kind === 'ways')
            open.push(...state.ways);
        else if (state.kind === 'any' && !isDotted)
            open.push(state.next);
        else if (state.kind === 'not' && !isDotted && !matches(state.refused, name, at))
            open.push(freely(state));
    }
    return reached;
}
const free = new WeakMap();
function freely(state) {
    const known = free.get(state) ?? { kind: 'any', next: state.next };
    free.set(state, known);
    return known;
}

;// CONCATENATED MODULE: ./build/js/jobfiles/discovery/glob-match.js

const mostAlternatives = 1000;
function compileGlob(pattern) {
    const known = compiled.get(pattern);
    if (known !== undefined)
        return known;
    const all = alternativesOf(pattern.replaceAll('\\', '/')).map(compilePlain);
    const match = (path) => all.some((one) => one(path.split('/')));
    compiled.set(pattern, match);
    return match;
}
const compiled = new Map();
function compilePlain(pattern) {
    const parts = withoutDetours(pattern.split('/')).map((part) => (part === '**' ? part : parseSegment(part)));
    return (names) => matchesParts(parts, names);
}
function withoutDetours(parts) {
    const kept = [];
    for (const [at, part] of parts.entries()) {
        const isInside = at > 0 && at < parts.length - 1;
        if (part === '.' || (part === '' && isInside))
            continue;
        if (part === '../..' && kept.length > 0 && !['../..', '**', ''].includes(kept.at(-1) ?? ''))
            kept.pop();
        else
            kept.push(part);
    }
    return kept;
}
function matchesParts(parts, names) {
    let after = names.map(() => false).concat(true);
    for (const [index, part] of [...parts.entries()].toReversed()) {
        const isLast = index === parts.length - 1;
        const here = names.map(() => false).concat(part === '**' && !isLast && after.at(-1) === true);
        for (let at = names.length - 1; at >= 0; at--) {
            const name = names[at] ?? '';
            here[at] =
                part === '**'
                    ? (!isLast && after[at] === true) ||
                        (!name.startsWith('.') && (isLast && at === names.length - 1 ? true : here[at + 1] === true))
                    : after[at + 1] === true && part(name);
        }
        after = here;
    }
    return after[0] === true;
}
function alternativesOf(pattern) {
    const done = [];
    const open = [{ text: pattern, from: 0 }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const { text, from } = next;
        const brace = nextBrace(text, from);
        if (brace === undefined)
            done.push(text);
        else if (done.length + open.length + brace.options.length <= mostAlternatives) {
            const [before, behind] = [text.slice(0, brace.start), text.slice(brace.end)];
            open.push(...brace.options.map((option) => ({ text: before + option + behind, from: brace.start })));
        }
    }
    return done;
}
function nextBrace(text, from) {
    const closes = bracesOf(text);
    for (let start = text.indexOf('{', from); start !== -1; start = text.indexOf('{', start + 1)) {
        const end = closes.get(start);
        if (end === undefined)
            continue;
        const inside = text.slice(start + 1, end);
        const options = optionsOf(inside);
        if (options.length > 1)
            return { start, end: end + 1, options };
        const range = rangeOf(inside);
        if (range !== undefined)
            return { start, end: end + 1, options: range };
    }
    return undefined;
}
function bracesOf(text) {
    const closes = new Map();
    const open = [];
    for (let at = 0; at < text.length; at++) {
        if (text[at] === '{')
            open.push(at);
        const start = text[at] === '}' ? open.pop() : undefined;
        if (start !== undefined)
            closes.set(start, at);
    }
    return closes;
}
function optionsOf(inside) {
    const options = [];
    let depth = 0;
    let from = 0;
    for (let at = 0; at < inside.length; at++) {
        if (inside[at] === '{')
            depth++;
        else if (inside[at] === '}')
            depth--;
        else if (inside[at] === ',' && depth === 0) {
            options.push(inside.slice(from, at));
            from = at + 1;
        }
    }
    return [...options, inside.slice(from)];
}
function rangeOf(inside) {
    const [, low, high, by = '1'] = /^(-?\d{1,9}|[A-Za-z])\.\.(-?\d{1,9}|[A-Za-z])(?:\.\.(-?\d{1,9}))?$/.exec(inside) ?? [];
    if (low === undefined || high === undefined)
        return undefined;
    const isText = /[A-Za-z]/.test(low);
    if (isText !== /[A-Za-z]/.test(high))
        return undefined;
    const value = (text) => (isText ? text.charCodeAt(0) : Number(text));
    const [first, last, step] = [value(low), value(high), Math.max(1, Math.abs(Number(by)))];
    const width = /^-?0\d/.test(low) || /^-?0\d/.test(high) ? Math.max(low.length, high.length) : 0;
    const count = Math.min(Math.floor(Math.abs(last - first) / step) + 1, mostAlternatives);
    return Array.from({ length: count }, (_, index) => {
        const number = first + index * step * (last < first ? -1 : 1);
        if (isText)
            return String.fromCharCode(number);
        const digits = String(Math.abs(number)).padStart(number < 0 ? width - 1 : width, '0');
        return number < 0 ? `-${digits}` : digits;
    });
}


/***/ }),

/***/ 6948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S0: () => (/* binding */ looksBelow),
/* harmony export */   cK: () => (/* binding */ matches),
/* harmony export */   fg: () => (/* binding */ isGlob),
/* harmony export */   qF: () => (/* binding */ parseGlob),
/* harmony export */   th: () => (/* binding */ matchesOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _inputs_path_guard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1731);
/* harmony import */ var _glob_match_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5459);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6632);





function isGlob(pattern) {
    return /[*?[\]{}]|[!+@]\(.*\)/.test(pattern);
}
function parseGlob(pattern, directory) {
    const parts = pattern.replaceAll('\\', '/').split('/');
    const wild = parts.findIndex(isGlob);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, `${parts.slice(0, wild).join('/')}${parts[0] === '' ? '/' : ''}`);
    const last = parts.length - 1;
    const rest = parts.filter((part, index) => index >= wild && (index === last || (part !== '' && part !== '.')));
    return { folder, rest: rest.join('/') };
}
function matches({ folder, rest }, path) {
    if ((0,_inputs_path_guard_js__WEBPACK_IMPORTED_MODULE_2__/* .isOutside */ ._)(folder, path) || path === folder)
        return false;
    const name = (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .nameFrom */ .O)(folder, path);
    return !name.split('/').slice(0, -1).some(isNeverLookedInto) && (0,_glob_match_js__WEBPACK_IMPORTED_MODULE_3__/* .compileGlob */ .S)(rest)(name);
}
function matchesOf({ folder, rest }, isSkipped) {
    const found = [];
    const open = [''];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
        for (const entry of entriesOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, at))) {
            const name = at === '' ? entry.name : `${at}/${entry.name}`;
            if (!entry.isDirectory()) {
                if ((0,_glob_match_js__WEBPACK_IMPORTED_MODULE_3__/* .compileGlob */ .S)(rest)(name))
                    found.push({ name, entry });
            }
            else if (!isNeverLookedInto(entry.name) && mayHold(name, rest) && !isSkipped(name))
                open.push(name);
        }
    }
    return found;
}
function looksBelow({ folder, rest }) {
    return entriesOf(folder).some((entry) => entry.isDirectory() && !isNeverLookedInto(entry.name) && mayHold(entry.name, rest));
}
function isNeverLookedInto(name) {
    return name === '.git' || name === 'node_modules';
}
function entriesOf(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}
function mayHold(folder, rest) {
    const names = folder.split('/');
    if (names.at(-1)?.startsWith('.') && !/(?:^|[/{,(|[])\./.test(rest))
        return false;
    if (hasBraceAcrossFolders(rest))
        return true;
    const parts = rest.split('/');
    const asDeep = parts.slice(0, names.length);
    if (asDeep.some((part) => part.includes('**')))
        return true;
    return asDeep.length < parts.length && (0,_glob_match_js__WEBPACK_IMPORTED_MODULE_3__/* .compileGlob */ .S)(asDeep.join('/'))(folder);
}
function hasBraceAcrossFolders(rest) {
    const without = rest.replaceAll(/\{[^{}/]*\}/g, '');
    return without === rest ? rest.includes('{') : hasBraceAcrossFolders(without);
}


/***/ }),

/***/ 6632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ nameFrom),
/* harmony export */   T: () => (/* binding */ toSlashes)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

function toSlashes(path, { sep } = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    return path.split(sep).join('/');
}
function nameFrom(folder, path, paths = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    return toSlashes(paths.relative(folder, path), paths);
}


/***/ }),

/***/ 1953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ isTouched)
});

// EXTERNAL MODULE: ./build/js/jobfiles/functions/name-pattern.js
var name_pattern = __webpack_require__(1351);
;// CONCATENATED MODULE: ./build/js/jobfiles/functions/set-match.js

function compileSet(glob) {
    const plain = (0,name_pattern/* expandBraces */.P)(glob);
    if (plain === undefined)
        return undefined;
    const all = plain.map((one) => one.split('/').map((part) => (part === '**' ? part : (0,name_pattern/* compileName */.$)(part))));
    const patterns = all.filter((parts) => !parts.includes(undefined));
    const signs = plain.reduce((sum, one) => sum + one.length, 0);
    return {
        steps: (length) => (signs + 1) * (length + 1),
        matches: (name) => patterns.some((parts) => matchesParts(parts, name.split('/'))),
    };
}
function matchesParts(parts, names) {
    let after = names.map(() => false).concat(true);
    for (const part of parts.toReversed()) {
        const here = names.map(() => false).concat(part === '**' && after.at(-1) === true);
        for (const [at, name] of [...names.entries()].toReversed()) {
            here[at] = part === '**' ? after[at] === true || here[at + 1] === true : after[at + 1] === true && part(name);
        }
        after = here;
    }
    return after[0] === true;
}

;// CONCATENATED MODULE: ./build/js/jobfiles/discovery/touched.js

function isTouched(sought, { names }, { spend }) {
    if (names.some((name) => sought.has(name)))
        return true;
    for (const glob of sought) {
        const set = /[*?[{\\]/.test(glob) ? compileSet(glob) : undefined;
        for (const name of set === undefined ? [] : names) {
            spend(1 + (set?.steps(name.length) ?? 0) / stepsOfUnit);
            if (set?.matches(name) === true)
                return true;
        }
    }
    return false;
}
const stepsOfUnit = 100;


/***/ }),

/***/ 7250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ constantArguments),
/* harmony export */   Cj: () => (/* binding */ callPathFunction),
/* harmony export */   HS: () => (/* binding */ holdsArguments),
/* harmony export */   YX: () => (/* binding */ wayOut),
/* harmony export */   eh: () => (/* binding */ isPathFunction),
/* harmony export */   io: () => (/* binding */ callAt),
/* harmony export */   vz: () => (/* binding */ sourceOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _hcl_bodies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(409);
/* harmony import */ var _hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(832);
/* harmony import */ var _hcl_strings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3327);
/* harmony import */ var _hcl_tokens_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6267);
/* harmony import */ var _hcl_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8287);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1815);







const asText = (text) => ({ value: { kind: 'text', text } });
const fileFunctions = new Map([
    ['file', { count: 1, call: ([path = ''], { access }) => textOf(access.read(path, 'text')) }],
    ['filebase64', { count: 1, call: ([path = ''], { access }) => textOf(access.read(path, 'base64')) }],
    ['fileexists', { count: 1, call: ([path = ''], { access }) => truthOf(access.exists(path)) }],
    ['fileset', { count: 2, call: ([path = '', pattern = ''], { access }) => listOf(access.set(path, pattern)) }],
    ['basename', { count: 1, call: ([path = '']) => asText(path === '' ? '.' : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path) || '/') }],
    ['dirname', { count: 1, call: ([path = '']) => asText(folderOf(path)) }],
    ['abspath', { count: 1, call: ([path = ''], { base }) => asText((0,_places_js__WEBPACK_IMPORTED_MODULE_5__/* .absolutePath */ .Hi)(path, base)) }],
    ['pathexpand', { count: 1, call: ([path = '']) => asText((0,_places_js__WEBPACK_IMPORTED_MODULE_5__/* .expandHome */ .kc)(path)) }],
]);
function textOf(read) {
    return 'problem' in read ? read : asText(read.text);
}
function truthOf(found) {
    return 'problem' in found ? found : { value: (0,_hcl_values_js__WEBPACK_IMPORTED_MODULE_4__/* .boolValue */ .ks)(found.exists) };
}
function folderOf(path) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path.slice(0, path.lastIndexOf('/') + 1));
    return folder === '/' ? folder : folder.replace(/\/$/, '');
}
function listOf(found) {
    return 'problem' in found ? found : { value: (0,_hcl_values_js__WEBPACK_IMPORTED_MODULE_4__/* .setValue */ .KY)(found.names.map(_hcl_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textValue */ .v8)) };
}
function sourceOf(value) {
    if (value.kind === 'set')
        return `convert([${(0,_hcl_values_js__WEBPACK_IMPORTED_MODULE_4__/* .elementsOf */ .ZE)(value).map(sourceOf).join(', ')}], set(string))`;
    return value.kind === 'bool' ? value.text : (0,_hcl_strings_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)((0,_hcl_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textIn */ .r7)(value));
}
const ofPaths = new Set(['basename', 'dirname', 'abspath', 'pathexpand']);
function holdsArguments(hcl, at) {
    return ofPaths.has((0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_6__/* .written */ .Mp)(hcl, at));
}
function callAt(hcl, at) {
    if (hcl.kinds[at] !== 'name' || !fileFunctions.has((0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_6__/* .written */ .Mp)(hcl, at)))
        return undefined;
    const open = (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_6__/* .next */ .K2)(hcl, at + 1, hcl.kinds.length, 'skip');
    const isCall = hcl.kinds[open] === 'open' && (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_6__/* .written */ .Mp)(hcl, open) === '(' && (hcl.closes[open] ?? 0) < hcl.kinds.length;
    return isCall && !isPartOfName(hcl, at) ? open : undefined;
}
function isPartOfName(hcl, at) {
    let before = at - 1;
    while (hcl.kinds[before] === 'space' || hcl.kinds[before] === 'comment')
        before--;
    const sign = (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_6__/* .written */ .Mp)(hcl, before);
    return sign === '.' || (sign === ':' && (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_6__/* .written */ .Mp)(hcl, before - 1) === ':');
}
const wayOut = 'Outrider reads files before the scheduler evaluates anything: make the path of text, variables, locals and the elements of lists, sets and maps, such as `file("${var.env}.conf")` or `file(template.value)`.';
function isPathFunction(name, count) {
    return fileFunctions.get(name)?.count === count;
}
function callPathFunction(name, args, functions) {
    return fileFunctions.get(name)?.call(args, functions) ?? { problem: 'is computed', hint: wayOut };
}
function constantArguments(hcl, at, open, names) {
    const ranges = (0,_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_1__/* .argumentsOf */ .aX)(hcl, open);
    if (!isPathFunction((0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_6__/* .written */ .Mp)(hcl, at), ranges.length))
        return undefined;
    const args = [];
    for (const [from, to] of ranges) {
        const value = (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__/* .constantOf */ .yi)({ hcl, from, to }, names);
        if ('problem' in value)
            return { ...value, hint: value.hint ?? wayOut };
        args.push(value.text);
    }
    return args;
}


/***/ }),

/***/ 1351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ compileName),
/* harmony export */   P: () => (/* binding */ expandBraces)
/* harmony export */ });
const mostAlternatives = 1000;
function expandBraces(pattern) {
    const done = [];
    const open = [pattern];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const found = firstBrace(next);
        if (found === 'unclosed' || open.length + done.length > mostAlternatives)
            return undefined;
        if (found === undefined)
            done.push(next);
        else {
            const [before, after] = [next.slice(0, found.start), next.slice(found.end)];
            open.push(...found.options.map((option) => before + option + after));
        }
    }
    return done;
}
function firstBrace(pattern) {
    let start = -1;
    let depth = 0;
    let from = 0;
    const options = [];
    for (let at = 0; at < pattern.length; at++) {
        const sign = pattern[at];
        if (sign === '\\')
            at++;
        else if (sign === '{' && depth++ === 0)
            [start, from] = [at, at + 1];
        else if (depth === 1 && (sign === ',' || sign === '}')) {
            options.push(pattern.slice(from, at));
            from = at + 1;
            if (sign === '}')
                return { start, end: at + 1, options };
        }
        else if (sign === '}' && depth > 0)
            depth--;
    }
    return depth > 0 ? 'unclosed' : undefined;
}
function compileName(pattern) {
    const signs = Array.from(pattern);
    const items = [];
    for (let at = 0; at < signs.length; at++) {
        const sign = signs[at] ?? '';
        if (sign === '*')
            items.push('any');
        else if (sign === '?')
            items.push(() => true);
        else if (sign === '[') {
            const read = readClass(signs, at + 1);
            if (read === undefined)
                return undefined;
            items.push(read.item);
            at = read.end;
        }
        else {
            const wanted = sign === '\\' ? signs[++at] : sign;
            if (wanted === undefined)
                return undefined;
            items.push((one) => one === wanted);
        }
    }
    return (name) => matchesItems(items, Array.from(name));
}
function readClass(signs, start) {
    const ranges = [];
    const not = signs[start] === '^';
    let at = not ? start + 1 : start;
    const one = () => (signs[at] === '\\' ? signs[(at += 2) - 1] : signs[at++]);
    while (at < signs.length && signs[at] !== ']') {
        const low = one();
        let high = low;
        if (signs[at] === '-') {
            at++;
            high = signs[at] === ']' ? undefined : one();
        }
        if (low === undefined || high === undefined || low === '-')
            return undefined;
        ranges.push([low, high]);
    }
    if (at >= signs.length || ranges.length === 0)
        return undefined;
    const inRange = (sign) => ranges.some(([low, high]) => order(low, sign) <= 0 && order(sign, high) <= 0);
    return { item: (sign) => inRange(sign) !== not, end: at };
}
function order(a, b) {
    return (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0);
}
function matchesItems(items, name) {
    let [item, sign, star, resume] = [0, 0, -1, 0];
    while (sign < name.length) {
        const wanted = items[item];
        if (wanted === 'any')
            [star, resume] = [item++, sign];
        else if (wanted?.(name[sign] ?? '') === true)
            [item, sign] = [item + 1, sign + 1];
        else if (star === -1)
            return false;
        else
            [item, sign] = [star + 1, ++resume];
    }
    return items.slice(item).every((left) => left === 'any');
}


/***/ }),

/***/ 1815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $y: () => (/* binding */ notAFile),
/* harmony export */   GJ: () => (/* binding */ longestPath),
/* harmony export */   Hi: () => (/* binding */ absolutePath),
/* harmony export */   LO: () => (/* binding */ missing),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   gz: () => (/* binding */ refuseOutside),
/* harmony export */   kc: () => (/* binding */ expandHome),
/* harmony export */   pM: () => (/* binding */ locateFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _inputs_path_guard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1731);
/* harmony import */ var _discovery_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6632);





const longestPath = 4096;
const tooLong = { problem: `has more than ${longestPath} characters`, hint: 'Name a file of the repository.' };
function expandHome(path) {
    return path === '~' || path.startsWith('~/') ? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)() + path.slice(1) : path;
}
function absolutePath(path, { directory }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, path);
}
function locateFile(path, base) {
    if (path.includes('\0'))
        return { problem: 'is no path', hint: 'A path holds no NUL.' };
    if (path.length > longestPath)
        return tooLong;
    const full = absolutePath(expandHome(path), base);
    const outside = refuseOutside(full, base);
    if (outside !== undefined)
        return outside;
    const name = nameOf(full, base);
    const real = realPath(full);
    if (real !== undefined) {
        return refuseOutside(real, base) ?? { path: real, name, stats: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real, { throwIfNoEntry: false }) };
    }
    return refuseOutside(nearestFolder(full), base) ?? { path: full, name, stats: undefined };
}
function nameOf(path, { workspace }) {
    return (0,_discovery_names_js__WEBPACK_IMPORTED_MODULE_4__/* .nameFrom */ .O)(workspace, path);
}
function realPath(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    }
    catch {
        return undefined;
    }
}
function nearestFolder(path) {
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
    return realPath(above) ?? (above === path ? path : nearestFolder(above));
}
function refuseOutside(path, base) {
    if ((0,_inputs_path_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .isOutside */ ._)(base.workspace, path)) {
        return { problem: 'leads outside the workspace', hint: 'Outrider reads only what is checked out.' };
    }
    if ((0,_inputs_path_guard_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfGit */ .G)(base.workspace, path)) {
        return { problem: 'leads into `.git`, which may hold credentials', hint: 'Name a file of the repository itself.' };
    }
    return undefined;
}
function missing(path, base) {
    const elsewhere = locateFile(path, { ...base, directory: base.other.directory });
    const from = nameOf(base.directory, base);
    const where = `in ${from === '' ? 'the workspace' : `\`${from}\``}`;
    if ('problem' in elsewhere || elsewhere.stats === undefined) {
        return { problem: `does not exist ${where}`, hint: `Paths start at ${startWords(base)}.`, everywhere: true };
    }
    const beside = base.other.setting === 'job-file' ? 'beside the job file' : 'from the working directory on';
    const hint = `There is one ${beside}, \`${elsewhere.name}\`: write \`${(0,_discovery_names_js__WEBPACK_IMPORTED_MODULE_4__/* .nameFrom */ .O)(base.directory, elsewhere.path)}\`, or set \`file-base: ${base.other.setting}\`.`;
    return { problem: `does not exist ${where}`, hint, everywhere: true };
}
function startWords({ other }) {
    return other.setting === 'job-file'
        ? '`working-directory`, as in the command line, and not at the job file'
        : "the job file's folder, as `file-base` says";
}
function notAFile(stats) {
    return stats.isDirectory()
        ? { problem: 'is a folder', hint: 'Name a file in it.', everywhere: true }
        : { problem: 'is no regular file', hint: 'Name a regular file.', everywhere: true };
}


/***/ }),

/***/ 409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ readBlockBody),
/* harmony export */   MT: () => (/* binding */ expressionText),
/* harmony export */   aX: () => (/* binding */ argumentsOf),
/* harmony export */   lX: () => (/* binding */ readFileBody)
/* harmony export */ });
/* harmony import */ var _strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3327);
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6267);


function readFileBody(hcl) {
    return readBody(hcl, 0, hcl.kinds.length);
}
function readBlockBody(hcl, block) {
    return readBody(hcl, block.opener + 1, Math.min(hcl.closes[block.opener] ?? 0, hcl.kinds.length));
}
function readBody(hcl, from, to) {
    const attributes = [];
    const blocks = [];
    const strange = [];
    for (let at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .next */ .K2)(hcl, from, to, 'skip'); at < to; at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .next */ .K2)(hcl, at, to, 'skip')) {
        const read = hcl.kinds[at] === 'name' ? (readAttribute(hcl, at, to) ?? readBlock(hcl, at, to)) : undefined;
        if (read === undefined) {
            strange.push(at);
            at = lineEnd(hcl, at, to);
        }
        else if ('opener' in read) {
            blocks.push(read);
            at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .behind */ .Ry)(hcl, read.opener);
        }
        else {
            attributes.push(read);
            at = lineEnd(hcl, read.expression.from, to);
        }
    }
    return { attributes, blocks, strange };
}
function lineEnd(hcl, from, to) {
    let at = from;
    while (at < to && hcl.kinds[at] !== 'newline')
        at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .behind */ .Ry)(hcl, at);
    return Math.min(at, to);
}
function readAttribute(hcl, at, to) {
    const sign = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .next */ .K2)(hcl, at + 1, to);
    if (sign >= to || (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .written */ .Mp)(hcl, sign) !== '=')
        return undefined;
    const from = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .next */ .K2)(hcl, sign + 1, to);
    return { name: (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .written */ .Mp)(hcl, at), at, expression: { hcl, from, to: trimEnd(hcl, from, lineEnd(hcl, from, to)) } };
}
function trimEnd(hcl, from, to) {
    let end = to;
    while (end > from && ['space', 'comment', 'newline'].includes(hcl.kinds[end - 1] ?? ''))
        end--;
    return end;
}
function readBlock(hcl, start, to) {
    const labels = [];
    for (let at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .next */ .K2)(hcl, start + 1, to); at < to; at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .next */ .K2)(hcl, (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .behind */ .Ry)(hcl, at), to)) {
        const kind = hcl.kinds[at];
        if (kind === 'open' && (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .written */ .Mp)(hcl, at) === '{')
            return { type: (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .written */ .Mp)(hcl, start), labels, at: start, opener: at };
        const label = kind === 'name' ? (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .written */ .Mp)(hcl, at) : kind === 'quote' ? (0,_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .literalText */ .bK)(hcl, at) : undefined;
        if (label === undefined)
            return undefined;
        labels.push(label);
    }
    return undefined;
}
function expressionText({ hcl, from, to }) {
    return hcl.text.slice(hcl.starts[from], hcl.starts[to]);
}
function argumentsOf(hcl, open) {
    const close = hcl.closes[open] ?? open;
    const ranges = [];
    let from = open + 1;
    for (let at = from; at < close; at = (hcl.closes[at] ?? at) + 1) {
        if (hcl.kinds[at] !== 'sign' || (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .written */ .Mp)(hcl, at) !== ',')
            continue;
        ranges.push([from, at]);
        from = at + 1;
    }
    if ((0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .next */ .K2)(hcl, from, close, 'skip') < close)
        ranges.push([from, close]);
    return ranges;
}


/***/ }),

/***/ 832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ numberText),
/* harmony export */   EW: () => (/* binding */ computed),
/* harmony export */   Ie: () => (/* binding */ longestText),
/* harmony export */   j4: () => (/* binding */ bareTemplate),
/* harmony export */   yi: () => (/* binding */ constantOf)
/* harmony export */ });
/* harmony import */ var _strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3327);
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6267);


const computed = { problem: 'is computed', isComputed: true };
const deepest = 50;
const longestText = 8192;
function constantOf({ hcl, from, to }, names, depth = 0) {
    const at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .next */ .K2)(hcl, from, to, 'skip');
    if (depth > deepest || at >= to)
        return computed;
    const { value, end } = primary(hcl, at, to, names, depth);
    return (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .next */ .K2)(hcl, end, to, 'skip') < to ? computed : value;
}
function primary(hcl, at, to, names, depth) {
    const word = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .written */ .Mp)(hcl, at);
    const close = hcl.closes[at] ?? at;
    const kind = hcl.kinds[at];
    if (kind === 'quote')
        return { value: templateText(hcl, at, names, depth), end: close + 1 };
    if (kind === 'heredoc')
        return { value: textOr((0,_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .literalText */ .bK)(hcl, at)), end: close + 1 };
    if (kind === 'number')
        return { value: numberText(word), end: at + 1 };
    if (kind === 'name')
        return named(hcl, at, to, names);
    if (word !== '(')
        return { value: computed, end: to };
    return { value: constantOf({ hcl, from: at + 1, to: close }, names, depth + 1), end: close + 1 };
}
function named(hcl, at, to, names) {
    const word = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .written */ .Mp)(hcl, at);
    const second = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .next */ .K2)(hcl, at + 1, to, 'skip');
    if (second < to && (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .written */ .Mp)(hcl, second) === '(') {
        return { value: names.call(hcl, at, second), end: (hcl.closes[second] ?? to) + 1 };
    }
    if (word === 'true' || word === 'false')
        return { value: { text: word }, end: at + 1 };
    const third = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .next */ .K2)(hcl, second + 1, to, 'skip');
    if ((word !== 'var' && word !== 'local') || second >= to || (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .written */ .Mp)(hcl, second) !== '.') {
        return { value: computed, end: to };
    }
    if (third >= to || hcl.kinds[third] !== 'name')
        return { value: computed, end: to };
    const name = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .written */ .Mp)(hcl, third);
    return { value: word === 'var' ? names.variable(name) : names.local(name), end: third + 1 };
}
function templateText(hcl, opener, names, depth) {
    const close = hcl.closes[opener] ?? opener;
    return joined(hcl, opener + 1, close, names, depth, _strings_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g7);
}
function bareTemplate(hcl, names) {
    return joined(hcl, 0, hcl.kinds.length, names, 0, _strings_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutTemplateEscapes */ .TY);
}
function joined(hcl, from, to, names, depth, decode) {
    let text = '';
    for (let at = from; at < to; at = (hcl.closes[at] ?? at) + 1) {
        if (hcl.kinds[at] === 'text') {
            text += decode((0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .written */ .Mp)(hcl, at));
            continue;
        }
        const close = hcl.closes[at] ?? at;
        if ((0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .written */ .Mp)(hcl, at) !== '${' || close >= to || (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .written */ .Mp)(hcl, close) !== '}')
            return computed;
        const part = constantOf({ hcl, from: at + 1, to: close }, names, depth + 1);
        if ('problem' in part)
            return part;
        text += part.text;
        if (text.length > longestText)
            return { problem: `has more than ${longestText} characters` };
    }
    return { text: text.normalize('NFC') };
}
function textOr(text) {
    return text === undefined ? computed : { text };
}
function numberText(digits) {
    return /^-?(?:0|[1-9]\d{0,14})(?:\.\d{0,8}[1-9])?$/.test(digits) ? { text: digits } : computed;
}


/***/ }),

/***/ 5240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ convertTo)
/* harmony export */ });
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8287);

function convertTo(type, value) {
    const plain = type.replace(/\s+/g, '');
    if (plain === '' || plain === 'any' || value.kind === 'null')
        return value;
    const [, outer = '', inner = ''] = /^([a-z]+)\((.*)\)$/.exec(plain) ?? [];
    if (/\b(?:set|optional)\(/.test(inner))
        throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .NotKnown */ .Dn();
    if (outer === 'set')
        return (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .setValue */ .KY)((0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .elementsOf */ .ZE)(value).map(withoutKind));
    if (outer === 'list')
        return (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .listValue */ .a3)((0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .elementsOf */ .ZE)(value).map(withoutKind));
    if (plain === 'bool' || plain === 'number')
        return 'text' in value ? { kind: plain, text: value.text } : _values_js__WEBPACK_IMPORTED_MODULE_0__/* .computedValue */ .nk;
    if (plain === 'string')
        return 'text' in value ? { kind: 'text', text: value.text } : _values_js__WEBPACK_IMPORTED_MODULE_0__/* .computedValue */ .nk;
    return withoutKind(value);
}
function withoutKind(value) {
    if ('text' in value)
        return { kind: 'scalar', text: value.text };
    if (!('entries' in value))
        return value;
    return { ...value, entries: value.entries.map(({ key, value: one }) => ({ key, value: withoutKind(one) })) };
}


/***/ }),

/***/ 9770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pp: () => (/* binding */ endOfChoices),
/* harmony export */   Pu: () => (/* binding */ readLoop),
/* harmony export */   k2: () => (/* binding */ readLoopHeader)
/* harmony export */ });
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6267);

function readLoopHeader(hcl, from, to) {
    const keyword = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .next */ .K2)(hcl, from, to, 'skip');
    const first = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .next */ .K2)(hcl, keyword + 1, to, 'skip');
    if (!isWord(hcl, keyword, 'for', to) || first >= to || hcl.kinds[first] !== 'name')
        return undefined;
    const comma = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .next */ .K2)(hcl, first + 1, to, 'skip');
    const isPair = comma < to && (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .written */ .Mp)(hcl, comma) === ',';
    const second = isPair ? (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .next */ .K2)(hcl, comma + 1, to, 'skip') : first;
    const keywordIn = isPair ? (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .next */ .K2)(hcl, second + 1, to, 'skip') : comma;
    if (!isWord(hcl, keywordIn, 'in', to) || hcl.kinds[second] !== 'name')
        return undefined;
    return {
        key: isPair ? (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .written */ .Mp)(hcl, first) : undefined,
        value: (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .written */ .Mp)(hcl, second),
        collection: { hcl, from: keywordIn + 1, to },
    };
}
function readLoop(hcl, opener) {
    const close = hcl.closes[opener] ?? opener;
    const header = close < hcl.kinds.length ? readLoopHeader(hcl, opener + 1, close) : undefined;
    const colon = header === undefined ? undefined : endOfChoices(hcl, header.collection.from, close);
    if (header === undefined || colon === undefined)
        return undefined;
    const makes = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .written */ .Mp)(hcl, opener) === '{' ? 'map' : 'list';
    const test = findTop(hcl, colon + 1, close, (at) => isWord(hcl, at, 'if', close) && !followsDot(hcl, at));
    const end = test ?? close;
    const arrow = makes === 'map' ? findTop(hcl, colon + 1, end, (at) => isArrow(hcl, at)) : undefined;
    if (makes === 'map' && arrow === undefined)
        return undefined;
    const value = { hcl, from: arrow === undefined ? colon + 1 : arrow + 2, to: end };
    return {
        ...header,
        collection: { ...header.collection, to: colon },
        makes,
        colon,
        result: { key: arrow === undefined ? undefined : { hcl, from: colon + 1, to: arrow }, value },
        test: test === undefined ? undefined : { hcl, from: test + 1, to: close },
    };
}
function findTop(hcl, from, to, isSuch) {
    for (let at = from; at < to; at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .behind */ .Ry)(hcl, at))
        if (isSuch(at))
            return at;
    return undefined;
}
function endOfChoices(hcl, from, to) {
    let open = 0;
    return findTop(hcl, from, to, (at) => {
        if (hcl.kinds[at] !== 'sign')
            return false;
        const sign = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .written */ .Mp)(hcl, at);
        if (sign === '?')
            open++;
        return sign === ':' && open-- === 0;
    });
}
function isWord(hcl, at, word, to) {
    return at < to && hcl.kinds[at] === 'name' && (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .written */ .Mp)(hcl, at) === word;
}
function followsDot(hcl, at) {
    return (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .written */ .Mp)(hcl, at - 1) === '.';
}
function isArrow(hcl, at) {
    return hcl.kinds[at] === 'sign' && (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .written */ .Mp)(hcl, at) === '=' && (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .written */ .Mp)(hcl, at + 1) === '>';
}


/***/ }),

/***/ 2348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ possibleValues)
});

// EXTERNAL MODULE: ./build/js/jobfiles/hcl/constants.js
var constants = __webpack_require__(832);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/loops.js
var loops = __webpack_require__(9770);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/values.js
var hcl_values = __webpack_require__(8287);
;// CONCATENATED MODULE: ./build/js/jobfiles/hcl/possibilities.js

const mostPossible = 1000;
const tooMany = { kind: 'unknown', problem: `is one of more than ${mostPossible} that are possible` };
function combined(choices, make) {
    const count = choices.reduce((product, { length }) => Math.min(product * length, mostPossible + 1), 1);
    if (count > mostPossible)
        return [tooMany];
    let rows = [[]];
    if (count === 1)
        rows = [choices.flat()];
    else
        for (const some of choices)
            rows = rows.flatMap((row) => some.map((value) => [...row, value]));
    return different(rows.map((row) => (0,hcl_values/* knownOr */.pw)(() => make(row))));
}
function different(values) {
    if (values.length === 1)
        return values;
    const seen = new Map(values.map((value) => ['text' in value ? `${value.kind} ${value.text}` : value, value]));
    return seen.size > mostPossible ? [tooMany] : [...seen.values()];
}

// EXTERNAL MODULE: ./build/js/jobfiles/hcl/tokens.js
var tokens = __webpack_require__(6267);
;// CONCATENATED MODULE: ./build/js/jobfiles/hcl/operators.js


const order = ['?', '||', '&&', '==', '!=', 'other', '!'];
const signs = new Set('?|&=!<>+-*/%');
const pairs = new Set(['||', '&&', '==', '!=', '<=', '>=']);
function lastOperator(hcl, from, to) {
    let last;
    for (let at = from; at < to; at = (0,tokens/* behind */.Ry)(hcl, at)) {
        if (hcl.kinds[at] !== 'sign' || !signs.has((0,tokens/* written */.Mp)(hcl, at)))
            continue;
        const found = operatorAt(hcl, at, to);
        const isLater = last === undefined || rank(found) < rank(last);
        const isFirst = found.sign === '?' || found.sign === '!';
        if (isLater || (!isFirst && last !== undefined && rank(found) === rank(last)))
            last = found;
        at += found.length - 1;
    }
    return last;
}
function operatorAt(hcl, at, to) {
    const sign = (0,tokens/* written */.Mp)(hcl, at);
    const two = at + 1 < to ? sign + (0,tokens/* written */.Mp)(hcl, at + 1) : sign;
    const whole = pairs.has(two) ? two : sign;
    return { sign: order.find((one) => one === whole) ?? 'other', at, length: whole.length };
}
function rank({ sign }) {
    return order.indexOf(sign === '!=' ? '==' : sign);
}
function operate(sign, a, b) {
    if (sign === '==' || sign === '!=') {
        const equal = (0,hcl_values/* areEqual */.t7)(a, b);
        return equal === undefined ? hcl_values/* computedValue */.nk : (0,hcl_values/* boolValue */.ks)(equal === (sign === '=='));
    }
    const truths = new Set([(0,hcl_values/* truthOf */.D)(a), (0,hcl_values/* truthOf */.D)(b)]);
    if (truths.has(undefined))
        return hcl_values/* computedValue */.nk;
    return (0,hcl_values/* boolValue */.ks)(sign === '||' ? truths.has(true) : !truths.has(false));
}
function negate(value) {
    const truth = (0,hcl_values/* truthOf */.D)(value);
    return truth === undefined ? hcl_values/* computedValue */.nk : (0,hcl_values/* boolValue */.ks)(!truth);
}

// EXTERNAL MODULE: ./build/js/jobfiles/hcl/bodies.js
var bodies = __webpack_require__(409);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/conversions.js
var conversions = __webpack_require__(5240);
;// CONCATENATED MODULE: ./build/js/jobfiles/hcl/value-functions.js


const functions = {
    chomp: ([text]) => (0,hcl_values/* textValue */.v8)(withoutLineEnds(textAt(text))),
    coalesce: (values) => values.find(({ kind }) => kind !== 'null') ?? notKnown(),
    compact: ([list]) => listOf(textsOf(list).filter((text) => text !== '')),
    concat: (lists) => (0,hcl_values/* listValue */.a3)(few(lists.flatMap(hcl_values/* elementsOf */.ZE))),
    contains: ([list, wanted]) => (0,hcl_values/* boolValue */.ks)(contains((0,hcl_values/* elementsOf */.ZE)(given(list)), given(wanted))),
    distinct: ([list]) => (0,hcl_values/* listValue */.a3)([...new Map((0,hcl_values/* elementsOf */.ZE)(given(list)).map((one) => [(0,hcl_values/* textIn */.r7)(one), one])).values()]),
    element: ([list, index]) => value_functions_element((0,hcl_values/* elementsOf */.ZE)(given(list)), wholeNumber(index)),
    flatten: ([list]) => (0,hcl_values/* listValue */.a3)(few(flatten(given(list), 0))),
    format: ([pattern, ...values]) => value_functions_short(format(textAt(pattern), values)),
    join: ([separator, ...lists]) => value_functions_short(lists.flatMap(textsOf).join(textAt(separator))),
    keys: ([map]) => (0,hcl_values/* listValue */.a3)(entriesOf(map).map(({ key }) => key)),
    length: ([collection]) => numberOf((0,hcl_values/* collectionIn */.et)(given(collection)).entries.length),
    lookup: ([map, key, fallback]) => lookup(entriesOf(map), textAt(key), fallback),
    lower: ([text]) => (0,hcl_values/* textValue */.v8)(asciiAt(text).toLowerCase()),
    merge: (maps) => (0,hcl_values/* mapValue */.IS)(few(maps.flatMap((map) => (map.kind === 'null' ? [] : entriesOf(map)))).map(named)),
    range: (limits) => (0,hcl_values/* listValue */.a3)(range(limits.map(wholeNumber))),
    replace: ([text, part, instead]) => (0,hcl_values/* textValue */.v8)(replace(textAt(text), textAt(part), textAt(instead))),
    setunion: (lists) => (0,hcl_values/* setValue */.KY)(few(lists.flatMap(hcl_values/* elementsOf */.ZE))),
    sort: ([list]) => listOf(textsOf(list).toSorted(hcl_values/* compareTexts */.qy)),
    split: ([separator, text]) => listOf(split(textAt(separator), textAt(text))),
    trimprefix: ([text, prefix]) => (0,hcl_values/* textValue */.v8)(withoutStart(textAt(text), textAt(prefix))),
    trimspace: ([text]) => (0,hcl_values/* textValue */.v8)(asciiAt(text).trim()),
    trimsuffix: ([text, suffix]) => (0,hcl_values/* textValue */.v8)(withoutEnd(textAt(text), textAt(suffix))),
    upper: ([text]) => (0,hcl_values/* textValue */.v8)(asciiAt(text).toUpperCase()),
    values: ([map]) => (0,hcl_values/* listValue */.a3)(entriesOf(map).map(({ value }) => value)),
    zipmap: ([keys, values]) => zipmap(textsOf(keys), (0,hcl_values/* elementsOf */.ZE)(given(values))),
};
function callValueFunction(name, values) {
    return Object.hasOwn(functions, name) ? functions[name]?.(values) : undefined;
}
function notKnown() {
    throw new hcl_values/* NotKnown */.Dn();
}
function given(value) {
    return value ?? notKnown();
}
function textAt(value) {
    return (0,hcl_values/* textIn */.r7)(given(value));
}
function asciiAt(value) {
    const text = textAt(value);
    return /^[\x00-\x7f]*$/.test(text) ? text : notKnown();
}
function textsOf(value) {
    return (0,hcl_values/* elementsOf */.ZE)(given(value)).map(hcl_values/* textIn */.r7);
}
function listOf(texts) {
    return (0,hcl_values/* listValue */.a3)(few(texts).map(hcl_values/* textValue */.v8));
}
function entriesOf(value) {
    const { kind, entries } = (0,hcl_values/* collectionIn */.et)(given(value));
    return kind === 'map' ? entries : notKnown();
}
function named({ key, value }) {
    return [(0,hcl_values/* textIn */.r7)(key), value];
}
const mostElements = 10_000;
function few(elements) {
    return elements.length > mostElements ? notKnown() : elements;
}
function value_functions_short(text) {
    return text.length > constants/* longestText */.Ie ? notKnown() : (0,hcl_values/* textValue */.v8)(text);
}
function numberOf(value) {
    return { kind: 'number', text: String(value) };
}
function wholeNumber(value) {
    const text = textAt(value);
    return /^-?\d{1,9}$/.test(text) ? Number(text) : notKnown();
}
function contains(elements, wanted) {
    const results = new Set(elements.map((one) => (0,hcl_values/* areEqual */.t7)(one, wanted)));
    return results.has(undefined) ? notKnown() : results.has(true);
}
function value_functions_element(elements, index) {
    const { length } = elements;
    return given(elements[length === 0 ? 0 : ((index % length) + length) % length]);
}
const deepest = 50;
function flatten(value, depth) {
    if (depth > deepest)
        return notKnown();
    return (0,hcl_values/* elementsOf */.ZE)(value).flatMap((one) => {
        if (one.kind === 'unknown')
            throw new hcl_values/* NotKnown */.Dn(one);
        return one.kind === 'list' || one.kind === 'set' ? flatten(one, depth + 1) : [one];
    });
}
function lookup(entries, key, fallback) {
    return entries.find((entry) => (0,hcl_values/* textIn */.r7)(entry.key) === key)?.value ?? given(fallback);
}
const mostNumbers = 1024;
function range(limits) {
    const [first = 0, second] = limits;
    const [start, end, step] = second === undefined ? [0, first, 1] : [first, second, limits[2] ?? 1];
    const count = Math.ceil((end - start) / step);
    if (step <= 0 || count < 0 || count > mostNumbers)
        return notKnown();
    return Array.from({ length: count }, (_, index) => numberOf(start + index * step));
}
function replace(text, part, instead) {
    if (part === '' || text.length * instead.length > constants/* longestText */.Ie * constants/* longestText */.Ie)
        return notKnown();
    return (0,hcl_values/* textIn */.r7)(value_functions_short(text.replaceAll(part, () => instead)));
}
function split(separator, text) {
    return separator === '' ? notKnown() : text.split(separator);
}
function withoutStart(text, prefix) {
    return text.startsWith(prefix) ? text.slice(prefix.length) : text;
}
function withoutEnd(text, suffix) {
    return text.endsWith(suffix) ? text.slice(0, text.length - suffix.length) : text;
}
function withoutLineEnds(text) {
    let end = text.length;
    while (text[end - 1] === '\n' || text[end - 1] === '\r')
        end--;
    return text.slice(0, end);
}
function zipmap(keys, values) {
    if (keys.length !== values.length)
        return notKnown();
    return (0,hcl_values/* mapValue */.IS)(keys.map((key, index) => [key, given(values[index])]));
}
function format(pattern, values) {
    let used = 0;
    const text = pattern.replace(/%(?:([%sv])|(0?)(\d?)d|)/g, (verb, kind, zero, width) => {
        if (verb === '%')
            return notKnown();
        if (kind === '%')
            return '%';
        if (kind !== undefined)
            return textAt(values[used++]);
        const number = wholeNumber(values[used++]);
        if (number < 0)
            return notKnown();
        return String(number).padStart(Number(width), zero === '' ? ' ' : '0');
    });
    return used === values.length ? text : notKnown();
}

;// CONCATENATED MODULE: ./build/js/jobfiles/hcl/possible-calls.js






function possibleCall(at, open, here) {
    const { hcl, meanings } = here;
    const name = (0,tokens/* written */.Mp)(hcl, at);
    const ranges = (0,bodies/* argumentsOf */.aX)(hcl, open);
    if (name === 'convert')
        return converted(ranges, here);
    const args = ranges.map(([from, to]) => here.evaluate(from, to, here));
    if (name === 'try')
        return args.length === 0 ? [hcl_values/* computedValue */.nk] : different(args.flat());
    return combined(args, (values) => {
        const isText = meanings.isPathFunction(name, values.length);
        const found = isText ? meanings.callPathFunction(name, values.map(hcl_values/* textIn */.r7)) : callValueFunction(name, values);
        return found ?? { kind: 'unknown', problem: `is computed by \`${name}\`` };
    });
}
function converted([value, type], here) {
    if (value === undefined || type === undefined)
        return [hcl_values/* computedValue */.nk];
    const typeText = (0,bodies/* expressionText */.MT)({ hcl: here.hcl, from: type[0], to: type[1] });
    return combined([here.evaluate(value[0], value[1], here)], ([one = hcl_values/* computedValue */.nk]) => (0,conversions/* convertTo */.b)(typeText, one));
}

;// CONCATENATED MODULE: ./build/js/jobfiles/hcl/possible-collections.js





function possibleTuple(opener, here) {
    const elements = (0,bodies/* argumentsOf */.aX)(here.hcl, opener).map(([from, to]) => here.evaluate(from, to, here));
    return combined(elements, hcl_values/* listValue */.a3);
}
function possibleObject(opener, here) {
    const { hcl } = here;
    const close = hcl.closes[opener] ?? opener;
    const parts = [];
    for (let start = (0,tokens/* next */.K2)(hcl, opener + 1, close, 'skip'); start < close;) {
        let end = start;
        while (end < close && hcl.kinds[end] !== 'newline' && (0,tokens/* written */.Mp)(hcl, end) !== ',')
            end = (0,tokens/* behind */.Ry)(hcl, end);
        const sign = (0,tokens/* next */.K2)(hcl, (0,tokens/* behind */.Ry)(hcl, start), end);
        if (sign >= end || !['=', ':'].includes((0,tokens/* written */.Mp)(hcl, sign)))
            return [hcl_values/* computedValue */.nk];
        parts.push(keysAt(start, here), here.evaluate(sign + 1, end, here));
        start = (0,tokens/* next */.K2)(hcl, end, close, 'skip');
        if (start < close && (0,tokens/* written */.Mp)(hcl, start) === ',')
            start = (0,tokens/* next */.K2)(hcl, start + 1, close, 'skip');
    }
    return combined(parts, mapOf);
}
function mapOf(values) {
    const keys = values.filter((_, at) => at % 2 === 0);
    return (0,hcl_values/* mapValue */.IS)(keys.map((key, at) => [(0,hcl_values/* textIn */.r7)(key), values[at * 2 + 1] ?? hcl_values/* computedValue */.nk]));
}
function keysAt(at, here) {
    return here.hcl.kinds[at] === 'name'
        ? [(0,hcl_values/* textValue */.v8)((0,tokens/* written */.Mp)(here.hcl, at))]
        : here.evaluate(at, (0,tokens/* behind */.Ry)(here.hcl, at), here);
}
function possibleLoop(opener, here) {
    const loop = (0,loops/* readLoop */.Pu)(here.hcl, opener);
    const scope = here.meanings.scopesOf(here.hcl)?.ofLoop(opener);
    if (loop === undefined)
        return undefined;
    if (scope === undefined)
        return [hcl_values/* computedValue */.nk];
    const { from, to } = loop.collection;
    return here.evaluate(from, to, here).flatMap((collection) => {
        try {
            return results(loop, scope, (0,hcl_values/* collectionIn */.et)(collection).entries, here);
        }
        catch (error) {
            if (error instanceof hcl_values/* NotKnown */.Dn)
                return [error.value];
            throw error;
        }
    });
}
function results(loop, scope, entries, here) {
    const { key, value } = loop.result;
    const parts = entries.flatMap((entry) => {
        const inside = { ...here, bindings: new Map([...here.bindings, [scope, entry]]) };
        if (loop.test !== undefined && !isTrue(here.evaluate(loop.test.from, loop.test.to, inside)))
            return [];
        const values = here.evaluate(value.from, value.to, inside);
        return key === undefined ? [values] : [here.evaluate(key.from, key.to, inside), values];
    });
    return combined(parts, key === undefined ? hcl_values/* listValue */.a3 : mapOf);
}
function isTrue(possible) {
    const truths = new Set(possible.map(hcl_values/* truthOf */.D));
    const [truth] = truths;
    if (truth === undefined || truths.size > 1)
        throw new hcl_values/* NotKnown */.Dn();
    return truth;
}

// EXTERNAL MODULE: ./build/js/jobfiles/hcl/strings.js
var strings = __webpack_require__(3327);
;// CONCATENATED MODULE: ./build/js/jobfiles/hcl/possible.js









function possibleValues({ hcl, from, to }, bindings, meanings, depth = 0) {
    return valuesIn(from, to, { hcl, bindings, meanings, depth, evaluate: valuesIn });
}
const possible_deepest = 50;
function valuesIn(from, to, outer) {
    const { hcl, meanings, depth } = outer;
    const start = (0,tokens/* next */.K2)(hcl, from, to, 'skip');
    meanings.spend(1);
    if (depth > possible_deepest || start >= to)
        return [hcl_values/* computedValue */.nk];
    const here = { ...outer, depth: depth + 1 };
    const operator = lastOperator(hcl, start, to);
    if (operator !== undefined)
        return operation(start, operator, to, here);
    const { values, end } = primary(start, to, here);
    return withParts(values, end, to, here);
}
function operation(start, { sign, at, length }, to, here) {
    const right = at + length;
    if (sign === 'other')
        return [hcl_values/* computedValue */.nk];
    if (sign === '!')
        return at === start ? valuesIn(right, to, here).map(negate) : [hcl_values/* computedValue */.nk];
    const left = valuesIn(start, at, here);
    if (sign === '?')
        return choice(left.map(hcl_values/* truthOf */.D), right, to, here);
    return combined([left, valuesIn(right, to, here)], ([a = hcl_values/* computedValue */.nk, b = hcl_values/* computedValue */.nk]) => operate(sign, a, b));
}
function choice(truths, from, to, here) {
    const colon = (0,loops/* endOfChoices */.Pp)(here.hcl, from, to);
    if (colon === undefined)
        return [hcl_values/* computedValue */.nk];
    const yes = truths.some((truth) => truth !== false) ? valuesIn(from, colon, here) : [];
    const no = truths.some((truth) => truth !== true) ? valuesIn(colon + 1, to, here) : [];
    return different([...yes, ...no]);
}
function primary(at, to, here) {
    const { hcl } = here;
    const close = hcl.closes[at] ?? at;
    const kind = hcl.kinds[at];
    if (kind === 'name')
        return possible_named(at, to, here);
    const one = (value) => ({ values: [value], end: close + 1 });
    if (close >= to)
        return { values: [hcl_values/* computedValue */.nk], end: to };
    if (kind === 'quote')
        return { values: template(at, here), end: close + 1 };
    if (kind === 'heredoc')
        return one((0,hcl_values/* knownOr */.pw)(() => (0,hcl_values/* textValue */.v8)((0,strings/* literalText */.bK)(hcl, at) ?? possible_notKnown())));
    if (kind === 'number')
        return one(number((0,tokens/* written */.Mp)(hcl, at)));
    if (kind !== 'open')
        return { values: [hcl_values/* computedValue */.nk], end: to };
    const sign = (0,tokens/* written */.Mp)(hcl, at);
    if (sign === '(')
        return { values: valuesIn(at + 1, close, here), end: close + 1 };
    const loop = possibleLoop(at, here);
    return { values: loop ?? (sign === '[' ? possibleTuple(at, here) : possibleObject(at, here)), end: close + 1 };
}
function possible_named(at, to, here) {
    const { hcl, meanings, bindings } = here;
    const word = (0,tokens/* written */.Mp)(hcl, at);
    const second = (0,tokens/* next */.K2)(hcl, at + 1, to, 'skip');
    const sign = second < to ? (0,tokens/* written */.Mp)(hcl, second) : '';
    if (sign === '(')
        return { values: possibleCall(at, second, here), end: (hcl.closes[second] ?? to) + 1 };
    const scope = meanings.scopesOf(hcl)?.find(at, word);
    if (scope !== undefined)
        return { values: [boundTo(word, scope, bindings)], end: at + 1 };
    const third = (0,tokens/* next */.K2)(hcl, second + 1, to, 'skip');
    if ((word === 'var' || word === 'local') && sign === '.' && third < to && hcl.kinds[third] === 'name') {
        const name = (0,tokens/* written */.Mp)(hcl, third);
        const meaning = word === 'var' ? meanings.variable : meanings.local;
        return { values: meaning(name, here.depth), end: third + 1 };
    }
    const value = word === 'null' ? hcl_values/* nullValue */.Pv : word === 'true' || word === 'false' ? (0,hcl_values/* boolValue */.ks)(word === 'true') : undefined;
    return value === undefined ? { values: [hcl_values/* computedValue */.nk], end: to } : { values: [value], end: at + 1 };
}
function boundTo(word, scope, bindings) {
    const entry = bindings.get(scope);
    if (entry === undefined)
        return hcl_values/* computedValue */.nk;
    const role = scope.names.get(word);
    return role === 'key' || role === 'value' ? entry[role] : (0,hcl_values/* mapValue */.IS)(Object.entries(entry));
}
function withParts(base, from, to, here) {
    const { hcl } = here;
    let values = base;
    for (let at = (0,tokens/* next */.K2)(hcl, from, to, 'skip'); at < to; at = (0,tokens/* next */.K2)(hcl, at, to, 'skip')) {
        const isIndex = hcl.kinds[at] === 'open' && (0,tokens/* written */.Mp)(hcl, at) === '[';
        const name = (0,tokens/* next */.K2)(hcl, at + 1, to, 'skip');
        const isAttribute = (0,tokens/* written */.Mp)(hcl, at) === '.' && name < to && /^(?:name|number)$/.test(hcl.kinds[name] ?? '');
        if (!isIndex && !isAttribute)
            return [hcl_values/* computedValue */.nk];
        const keys = isIndex ? valuesIn(at + 1, hcl.closes[at] ?? to, here) : [(0,hcl_values/* textValue */.v8)((0,tokens/* written */.Mp)(hcl, name))];
        values = different(values.flatMap((value) => keys.flatMap((key) => partsOf(value, key))));
        at = isIndex ? (hcl.closes[at] ?? to) + 1 : name + 1;
    }
    return values;
}
function partsOf(value, key) {
    const isAny = key.kind === 'unknown' && 'entries' in value && value.kind !== 'set';
    return isAny && value.entries.length > 0
        ? value.entries.map((entry) => entry.value)
        : [(0,hcl_values/* knownOr */.pw)(() => (0,hcl_values/* partOf */.BU)(value, key))];
}
function template(opener, here) {
    const { hcl } = here;
    const close = hcl.closes[opener] ?? opener;
    const parts = [];
    for (let at = opener + 1; at < close; at = (hcl.closes[at] ?? at) + 1) {
        const end = hcl.closes[at] ?? at;
        if (hcl.kinds[at] === 'text')
            parts.push([(0,hcl_values/* textValue */.v8)((0,strings/* decodeText */.g7)((0,tokens/* written */.Mp)(hcl, at)))]);
        else if ((0,tokens/* written */.Mp)(hcl, at) === '${' && (0,tokens/* written */.Mp)(hcl, end) === '}')
            parts.push(valuesIn(at + 1, end, here));
        else
            return [hcl_values/* computedValue */.nk];
    }
    const [first] = parts;
    if (first !== undefined && parts.length === 1)
        return first;
    return combined(parts, (values) => {
        const text = values.map(hcl_values/* textIn */.r7).join('');
        if (text.length > constants/* longestText */.Ie)
            throw new hcl_values/* NotKnown */.Dn({ kind: 'unknown', problem: `has more than ${constants/* longestText */.Ie} characters` });
        return (0,hcl_values/* textValue */.v8)(text);
    });
}
function number(digits) {
    const constant = (0,constants/* numberText */.$4)(digits);
    return 'text' in constant ? { kind: 'number', text: constant.text } : hcl_values/* computedValue */.nk;
}
function possible_notKnown() {
    throw new hcl_values/* NotKnown */.Dn();
}


/***/ }),

/***/ 5380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ scanHcl)
/* harmony export */ });
const beginnings = new Map([
    ...Array.from(' \t', (sign) => [sign, ['space', /[ \t]+/y]]),
    ...Array.from('\r\n', (sign) => [sign, ['newline', /\r?\n/y]]),
    ...Array.from('0123456789', (sign) => [sign, ['number', /\d(?:\.*(?:\d|[eE][+-]?\d))*/y]]),
    ...Array.from('#/', (sign) => [sign, ['comment', /(?:#|\/\/)[^\n]*/y]]),
]);
const name = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
const notInNames = new Set('()[]{}"=,.:;<>!?&|+-*~^`\'$%@\\');
const heredocStart = /<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)\r?\n/uy;
const stops = { quote: /["\\\n$%]/g, heredoc: /[\n$%]/g, bare: /[$%]/g };
const brackets = { ')': '(', ']': '[' };
function scanHcl(text, form = 'file') {
    return new Scanner(text, form).scan();
}
class Scanner {
    #text;
    #kinds = [];
    #starts = [];
    #closes = [];
    #frames;
    #markers = [];
    #braces = [];
    #at = 0;
    #commentsEnd = true;
    #broken;
    constructor(text, form) {
        this.#text = text;
        this.#frames = form === 'file' ? [] : [-1];
    }
    scan() {
        while (this.#at < this.#text.length) {
            const frame = this.#frames.at(-1) ?? 0;
            const kind = frame === -1 ? 'text' : this.#kinds[frame];
            if (this.#frames.length === 0 || kind === 'open' || kind === 'template')
                this.#inCode();
            else if (kind === 'quote')
                this.#inQuote(frame);
            else if (kind === 'heredoc')
                this.#inHeredoc();
            else
                this.#inBare();
        }
        for (const frame of this.#frames) {
            if (frame === -1)
                continue;
            this.#closes[frame] = this.#kinds.length;
            if (this.#kinds[frame] === 'quote' || this.#kinds[frame] === 'heredoc')
                this.#break(frame);
        }
        this.#starts.push(this.#text.length);
        return { text: this.#text, kinds: this.#kinds, starts: this.#starts, closes: this.#closes, broken: this.#broken };
    }
    #take(kind, length) {
        this.#kinds.push(kind);
        this.#closes.push(this.#starts.length);
        this.#starts.push(this.#at);
        this.#at += length;
    }
    #open(kind, length) {
        this.#frames.push(this.#kinds.length);
        this.#take(kind, length);
    }
    #openBrace(kind, length) {
        this.#open(kind, length);
        this.#braces.push(this.#frames.length);
    }
    #close(length) {
        this.#closes[this.#frames.pop() ?? 0] = this.#kinds.length;
        this.#take('close', length);
    }
    #break(opener) {
        const at = this.#starts[opener] ?? 0;
        if (this.#broken === undefined || at < this.#broken.at) {
            this.#broken = { what: this.#kinds[opener] === 'quote' ? 'string' : 'heredoc', at };
        }
    }
    #inCode() {
        const sign = this.#text[this.#at] ?? '';
        if (!notInNames.has(sign)) {
            const [kind, pattern] = beginnings.get(sign) ?? ['name', name];
            pattern.lastIndex = this.#at;
            if (pattern.test(this.#text))
                return this.#take(kind, pattern.lastIndex - this.#at);
        }
        if (sign === '"')
            return this.#open('quote', 1);
        if (sign === '{')
            return this.#openBrace('open', 1);
        if (sign === '(' || sign === '[')
            return this.#open('open', 1);
        if (sign === '}')
            return this.#closeBrace(1);
        if (sign === '~' && this.#text[this.#at + 1] === '}' && this.#inTemplate())
            return this.#closeBrace(2);
        if ((sign === ')' || sign === ']') && this.#opened() === brackets[sign])
            return this.#close(1);
        if (sign === '/')
            return this.#take(...this.#longComment());
        heredocStart.lastIndex = this.#at;
        const marker = sign === '<' ? heredocStart.exec(this.#text) : null;
        if (marker !== null) {
            this.#markers.push(marker[1] ?? '');
            return this.#open('heredoc', marker[0].length);
        }
        return this.#take('sign', String.fromCodePoint(this.#text.codePointAt(this.#at) ?? 0).length);
    }
    #opened() {
        return this.#text[this.#starts[this.#frames.at(-1) ?? -1] ?? -1];
    }
    #inTemplate() {
        return this.#kinds[this.#frames[(this.#braces.at(-1) ?? 0) - 1] ?? -1] === 'template';
    }
    #longComment() {
        const end = this.#text[this.#at + 1] === '*' && this.#commentsEnd ? this.#text.indexOf('*/', this.#at + 2) : -1;
        if (end !== -1)
            return ['comment', end + 2 - this.#at];
        if (this.#text[this.#at + 1] === '*')
            this.#commentsEnd = false;
        return ['sign', 1];
    }
    #closeBrace(length) {
        const depth = this.#braces.pop();
        if (depth === undefined)
            return this.#take('sign', length);
        for (const left of this.#frames.splice(depth))
            this.#closes[left] = this.#kinds.length;
        return this.#close(length);
    }
    #inQuote(frame) {
        if (this.#text[this.#at] === '"')
            return this.#close(1);
        const end = this.#endOfText(stops.quote);
        if (end > this.#at)
            return this.#take('text', end - this.#at);
        if (this.#beginTemplate())
            return undefined;
        this.#break(frame);
        return this.#take('newline', 1);
    }
    #inHeredoc() {
        if (this.#text[this.#at - 1] === '\n') {
            const end = this.#text.indexOf('\n', this.#at);
            if (end !== -1 && this.#text.slice(this.#at, end).trim() === this.#markers.at(-1)) {
                this.#markers.pop();
                return this.#close(end - this.#at - (this.#text[end - 1] === '\r' ? 1 : 0));
            }
        }
        if (this.#beginTemplate())
            return undefined;
        return this.#take('text', this.#endOfText(stops.heredoc) - this.#at);
    }
    #inBare() {
        if (this.#beginTemplate())
            return;
        this.#take('text', this.#endOfText(stops.bare) - this.#at);
    }
    #beginTemplate() {
        const sign = this.#text[this.#at];
        if ((sign !== '$' && sign !== '%') || this.#text[this.#at + 1] !== '{')
            return false;
        this.#openBrace('template', this.#text[this.#at + 2] === '~' ? 3 : 2);
        return true;
    }
    #endOfText(signs) {
        signs.lastIndex = this.#at;
        for (let stop = signs.exec(this.#text); stop !== null; stop = signs.exec(this.#text)) {
            const { index } = stop;
            const sign = stop[0];
            const next = this.#text[index + 1];
            if (sign === '\n')
                return signs === stops.quote ? index : index + 1;
            if (sign === '"')
                return index;
            if (sign === '\\')
                signs.lastIndex = next === '\n' ? index + 1 : index + 2;
            else if (next === '{')
                return index;
            else if (next === sign && this.#text[index + 2] === '{')
                signs.lastIndex = index + 3;
        }
        return this.#text.length;
    }
}


/***/ }),

/***/ 3327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TY: () => (/* binding */ withoutTemplateEscapes),
/* harmony export */   bK: () => (/* binding */ literalText),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   gu: () => (/* binding */ indented),
/* harmony export */   ol: () => (/* binding */ quoteText)
/* harmony export */ });
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6267);

function literalText(hcl, opener) {
    const close = hcl.closes[opener] ?? opener;
    if (close === hcl.kinds.length)
        return undefined;
    const parts = [];
    for (let at = opener + 1; at < close; at++) {
        if (hcl.kinds[at] !== 'text')
            return undefined;
        parts.push((0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .written */ .Mp)(hcl, at));
    }
    if (hcl.kinds[opener] === 'quote')
        return decodeText(parts.join(''));
    return withoutTemplateEscapes(indented(hcl, opener, parts.join('')));
}
function indented(hcl, opener, text) {
    const lines = text.match(/[^\n]*\n/gy) ?? [];
    return ((0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .written */ .Mp)(hcl, opener).startsWith('<<-') ? unindent(lines) : lines).join('');
}
const simpleEscapes = new Map([
    ['n', '\n'],
    ['r', '\r'],
    ['t', '\t'],
    ['"', '"'],
    ['\\', '\\'],
]);
function decodeText(text) {
    return text
        .replace(/\\u([0-9a-fA-F]{4})|\\U([0-9a-fA-F]{8})|\\(.)|([$%])\4\{/gsu, (all, short, long, sign, template) => {
        if (template !== undefined)
            return `${String(template)}{`;
        if (sign !== undefined)
            return simpleEscapes.get(String(sign)) ?? String(sign);
        const point = Number.parseInt(String(short ?? long), 16);
        return point <= 0x10ffff ? String.fromCodePoint(point) : all;
    })
        .normalize('NFC');
}
function quoteText(text) {
    const signs = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '"': '\\"', '\\': '\\\\' };
    const escaped = text
        .replace(/[\p{Cc}"\\]/gu, (sign) => signs[sign] ?? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .replace(/([$%])\{/g, (template, sign) => sign + template);
    return `"${escaped}"`;
}
function unindent(lines) {
    const least = lines.reduce((shortest, line) => (isBlank(line) ? shortest : Math.min(shortest, indentOf(line))), Infinity);
    return lines.map((line) => (isBlank(line) ? line : line.slice(least)));
}
function isBlank(line) {
    return indentOf(line) === line.length;
}
function indentOf(line) {
    return /^\p{White_Space}*/u.exec(line)?.[0].length ?? 0;
}
function withoutTemplateEscapes(text) {
    return text.replaceAll('$${', '${').replaceAll('%%{', '%{').normalize('NFC');
}


/***/ }),

/***/ 6267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K2: () => (/* binding */ next),
/* harmony export */   Mp: () => (/* binding */ written),
/* harmony export */   Ry: () => (/* binding */ behind)
/* harmony export */ });
function written(hcl, token) {
    return hcl.text.slice(hcl.starts[token], hcl.starts[token + 1]);
}
function behind(hcl, token) {
    return Math.min((hcl.closes[token] ?? token) + 1, hcl.kinds.length);
}
function next(hcl, from, to, breaks = 'stop') {
    let at = from;
    while (at < to) {
        const kind = hcl.kinds[at];
        if (kind !== 'space' && kind !== 'comment' && (kind !== 'newline' || breaks === 'stop'))
            break;
        at++;
    }
    return at;
}


/***/ }),

/***/ 8287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   D: () => (/* binding */ truthOf),
/* harmony export */   Dn: () => (/* binding */ NotKnown),
/* harmony export */   IS: () => (/* binding */ mapValue),
/* harmony export */   KY: () => (/* binding */ setValue),
/* harmony export */   Pv: () => (/* binding */ nullValue),
/* harmony export */   ZE: () => (/* binding */ elementsOf),
/* harmony export */   a3: () => (/* binding */ listValue),
/* harmony export */   et: () => (/* binding */ collectionIn),
/* harmony export */   ks: () => (/* binding */ boolValue),
/* harmony export */   nk: () => (/* binding */ computedValue),
/* harmony export */   pw: () => (/* binding */ knownOr),
/* harmony export */   qy: () => (/* binding */ compareTexts),
/* harmony export */   r7: () => (/* binding */ textIn),
/* harmony export */   t7: () => (/* binding */ areEqual),
/* harmony export */   v8: () => (/* binding */ textValue)
/* harmony export */ });
const computedValue = { kind: 'unknown', problem: 'is computed' };
const nullValue = { kind: 'null' };
class NotKnown extends Error {
    value;
    constructor(value = computedValue) {
        super(value.problem);
        this.value = value;
    }
}
function knownOr(evaluate) {
    try {
        return evaluate();
    }
    catch (error) {
        if (error instanceof NotKnown)
            return error.value;
        throw error;
    }
}
function textValue(text) {
    return { kind: 'text', text: text.normalize('NFC') };
}
function boolValue(value) {
    return { kind: 'bool', text: String(value) };
}
function listValue(values) {
    return {
        kind: 'list',
        entries: values.map((value, index) => ({ key: { kind: 'number', text: String(index) }, value })),
    };
}
function setValue(values) {
    const scalars = new Map(values.map((value) => [textIn(value), value]));
    const sorted = [...scalars].toSorted(([a], [b]) => compareTexts(a, b));
    return { kind: 'set', entries: sorted.map(([, value]) => ({ key: value, value })) };
}
function mapValue(values) {
    const sorted = [...new Map(values)].toSorted(([a], [b]) => compareTexts(a, b));
    return { kind: 'map', entries: sorted.map(([key, value]) => ({ key: textValue(key), value })) };
}
function compareTexts(a, b) {
    return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
function textIn(value) {
    if ('text' in value)
        return value.text;
    throw new NotKnown(value.kind === 'unknown' ? value : computedValue);
}
function collectionIn(value) {
    if ('entries' in value)
        return value;
    throw new NotKnown(value.kind === 'unknown' ? value : computedValue);
}
function elementsOf(value) {
    return collectionIn(value).entries.map((entry) => entry.value);
}
function partOf(value, key) {
    const { kind, entries } = collectionIn(value);
    const wanted = textIn(key);
    const found = kind === 'set' ? undefined : entries.find((entry) => textIn(entry.key) === wanted);
    if (found === undefined)
        throw new NotKnown();
    return found.value;
}
function areEqual(a, b) {
    if (a.kind === 'null' || b.kind === 'null') {
        return a.kind === 'unknown' || b.kind === 'unknown' ? undefined : a.kind === b.kind;
    }
    if (!('text' in a) || !('text' in b))
        return undefined;
    if (a.text !== b.text)
        return false;
    return a.kind === 'scalar' || b.kind === 'scalar' ? undefined : a.kind === b.kind;
}
function truthOf(value) {
    if (!('text' in value) || value.kind === 'number')
        return undefined;
    return value.text === 'true' ? true : value.text === 'false' ? false : undefined;
}


/***/ }),

/***/ 5695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ createNames)
/* harmony export */ });
/* harmony import */ var _functions_calls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7250);
/* harmony import */ var _hcl_constants_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(832);
/* harmony import */ var _hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6267);



const deepest = 50;
const mostSteps = 100_000;
function createNames(job, variable, functions) {
    const open = new Set();
    let steps = 0;
    const once = (name, evaluate) => {
        if (open.size >= deepest || ++steps > mostSteps)
            return { problem: 'is computed in too many steps' };
        if (open.has(name))
            return { problem: 'refers to itself', hint: `Look at how \`${name}\` is defined.` };
        open.add(name);
        const value = evaluate();
        open.delete(name);
        return value;
    };
    const names = {
        variable: (name) => once(`var.${name}`, () => variable(name, names)),
        local: (name) => {
            const definition = job.locals.get(name);
            const undefinedName = {
                problem: `needs \`local.${name}\`, which is not defined`,
                hint: 'Define it in a `locals` block.',
            };
            return definition === undefined ? undefinedName : once(`local.${name}`, () => definition.text(names));
        },
        call: (hcl, at, bracket) => once(`call ${open.size}`, () => {
            const isOurs = functions !== undefined && (0,_functions_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .callAt */ .io)(hcl, at) === bracket;
            const args = isOurs ? (0,_functions_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .constantArguments */ .$m)(hcl, at, bracket, names) : undefined;
            if (functions === undefined || args === undefined) {
                return { problem: `is computed by \`${(0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .written */ .Mp)(hcl, at)}\``, isComputed: true };
            }
            return 'problem' in args ? args : constantFrom((0,_functions_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .callPathFunction */ .Cj)((0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .written */ .Mp)(hcl, at), args, functions));
        }),
    };
    return names;
}
function constantFrom(result) {
    if ('problem' in result)
        return result;
    return 'text' in result.value ? { text: result.value.text } : _hcl_constants_js__WEBPACK_IMPORTED_MODULE_1__/* .computed */ .EW;
}


/***/ }),

/***/ 818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ mostVariables),
/* harmony export */   q: () => (/* binding */ readsAs)
/* harmony export */ });
const mostVariables = 5000;
function readsAs(type) {
    return type === 'string' || type === 'number' ? 'text' : 'expression';
}


/***/ }),

/***/ 3313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ applyEdits)
/* harmony export */ });
/* harmony import */ var _positions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9640);

function applyEdits(text, edits) {
    const parts = [];
    let at = 0;
    for (const edit of edits) {
        parts.push(text.slice(at, edit.start), edit.text);
        at = edit.end;
    }
    const edited = edits.length === 0 ? text : [...parts, text.slice(at)].join('');
    const [before, after] = [(0,_positions_js__WEBPACK_IMPORTED_MODULE_0__/* .positionsIn */ .Y)(text), (0,_positions_js__WEBPACK_IMPORTED_MODULE_0__/* .positionsIn */ .Y)(edited)];
    return {
        text: edited,
        original: (position) => edits.length === 0 ? position : before.positionOf(originalOffset(after.offsetOf(position), edits)),
    };
}
function originalOffset(offset, edits) {
    let shift = 0;
    for (const { start, end, text } of edits) {
        if (offset < start + shift)
            break;
        if (offset < start + shift + text.length)
            return start;
        shift += text.length - (end - start);
    }
    return offset - shift;
}


/***/ }),

/***/ 7843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ readJobText)
/* harmony export */ });
/* harmony import */ var _hcl_bodies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(409);
/* harmony import */ var _hcl_constants_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(832);
/* harmony import */ var _hcl_scan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5380);
/* harmony import */ var _hcl_tokens_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6267);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2594);
/* harmony import */ var _definitions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(818);






function readJobText(text) {
    return (0,_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonForm */ .Dj)(text) ? (0,_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readJsonText */ .gb)(text) : readHclText(text);
}
function readHclText(text) {
    const hcl = (0,_hcl_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .scanHcl */ .J)(text);
    const { blocks } = (0,_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_0__/* .readFileBody */ .lX)(hcl);
    const declarations = new Map();
    const locals = new Map();
    for (const block of blocks) {
        const body = (0,_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_0__/* .readBlockBody */ .AC)(hcl, block);
        if (block.type === 'variable')
            declarations.set(block.labels[0] ?? '', declared(hcl, block.at, body));
        for (const attribute of block.type === 'variables' ? body.attributes : []) {
            declarations.set(attribute.name, { ...typed('', attribute), at: hcl.starts[attribute.at] ?? 0 });
        }
        for (const { name, expression } of block.type === 'locals' ? body.attributes : []) {
            locals.set(name, definedBy(expression));
        }
    }
    const inert = blocks
        .filter(({ type }) => type === 'variable' || type === 'variables')
        .map(({ opener }) => [opener, hcl.closes[opener] ?? opener]);
    const whole = { hcl, inert, offsetOf: (offset) => offset, edit: (edits) => edits };
    return { text, declarations, locals, pieces: [whole], broken: hcl.broken };
}
function declared(hcl, at, body) {
    const find = (name) => body.attributes.find((attribute) => attribute.name === name);
    const type = find('type');
    return {
        ...typed(type === undefined ? '' : (0,_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_0__/* .expressionText */ .MT)(type.expression), find('default')),
        at: hcl.starts[at] ?? 0,
    };
}
function typed(type, value) {
    const expression = value?.expression;
    const reads = type === '' ? (expression === undefined ? 'text' : readsOf(expression)) : (0,_definitions_js__WEBPACK_IMPORTED_MODULE_4__/* .readsAs */ .q)(type);
    return { type, reads, default: expression === undefined ? undefined : definedBy(expression) };
}
function definedBy(expression) {
    return { text: (names) => (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_1__/* .constantOf */ .yi)(expression, names), expression };
}
function readsOf({ hcl, from, to }) {
    const start = (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_5__/* .written */ .Mp)(hcl, from) === '-' ? (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_5__/* .next */ .K2)(hcl, from + 1, to) : from;
    const alone = (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_5__/* .next */ .K2)(hcl, (hcl.closes[start] ?? start) + 1, to, 'skip') >= to;
    const kind = hcl.kinds[start] ?? 'close';
    if (kind === 'name')
        return alone ? 'expression' : 'either';
    if (kind === 'open')
        return (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_5__/* .written */ .Mp)(hcl, start) === '(' ? 'either' : 'expression';
    return alone && ['quote', 'heredoc', 'number'].includes(kind) ? 'text' : 'either';
}


/***/ }),

/***/ 3950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ jobIn),
/* harmony export */   _: () => (/* binding */ readJsonJob)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_http_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8838);
/* harmony import */ var _clients_nomad_jobs_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2601);
/* harmony import */ var _json_keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8353);
/* harmony import */ var _json_strings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7551);
/* harmony import */ var _positions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9640);






function readJsonJob(source) {
    const file = source.file.name;
    let value;
    try {
        value = (0,_clients_http_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(source.text);
    }
    catch (cause) {
        throw noJson(file, cause instanceof Error ? cause.message : '');
    }
    const bad = [];
    const named = jobIn(value, bad);
    const failures = [...repeated(source), ...unclear(source, bad)];
    if (failures.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failures */ .oo(failures);
    const job = (0,_clients_nomad_jobs_job_js__WEBPACK_IMPORTED_MODULE_1__/* .asJob */ .sN)(named);
    if ('output' in job && job.output.ID !== '')
        return job.output;
    const problem = 'problem' in job ? job.problem : 'its ID is empty';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        reason: 'parse',
        what: `The file holds no job: ${problem}.`,
        where: { file },
        help: 'no-job-in-the-file',
        hint: 'Write it as `nomad job run -output` prints it: a job with an `ID`, bare or under `Job`.',
    });
}
const placesBeside = new Set(['id', 'namespace', 'region']);
function jobIn(value, bad) {
    if (!(0,_json_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return value;
    const nested = Object.entries(value).filter(([key]) => (0,_json_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .foldKey */ .pU)(key) === 'job');
    const [first, second] = nested;
    if (first !== undefined && second !== undefined)
        bad.push((0,_json_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .twice */ .P4)(first[0], second[0]));
    if (first === undefined || first[1] === null) {
        return (0,_json_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .withFieldNames */ .Fw)(Object.fromEntries(Object.entries(value).filter(([key]) => (0,_json_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .foldKey */ .pU)(key) !== 'job')), 'Job', bad);
    }
    for (const [key, beside] of Object.entries(value)) {
        if (!placesBeside.has((0,_json_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .foldKey */ .pU)(key)) || beside === null || beside === '')
            continue;
        const what = `\`${key}\` stands beside \`${first[0]}\`, and not in it.`;
        bad.push({ key, what, hint: `Move it into \`${first[0]}\`, or remove it.` });
    }
    return (0,_json_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .withFieldNames */ .Fw)(first[1], 'Job', bad);
}
const mostNamed = 100;
function repeated({ text, file }) {
    const positions = (0,_positions_js__WEBPACK_IMPORTED_MODULE_4__/* .positionsIn */ .Y)(text);
    return (0,_json_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .repeatedKeys */ .fg)(text)
        .slice(0, mostNamed)
        .map(({ key, at }) => {
        const what = `The key \`${(0,_json_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .shortKey */ .qU)(key)}\` stands twice in the same object.`;
        const where = { file: file.name, ...positions.positionOf(at) };
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({ reason: 'parse', what, where, hint: 'Keep one of them.', help: 'ambiguous-keys' });
    });
}
function unclear({ text, file }, bad) {
    const positions = (0,_positions_js__WEBPACK_IMPORTED_MODULE_4__/* .positionsIn */ .Y)(text);
    const placeOf = (0,_json_strings_js__WEBPACK_IMPORTED_MODULE_5__/* .placesIn */ .y)(text);
    return bad.slice(0, mostNamed).map(({ key, what, hint }) => {
        const where = { file: file.name, ...positions.positionOf(placeOf(key)) };
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({ reason: 'parse', what, where, hint, help: 'ambiguous-keys' });
    });
}
function noJson(file, words) {
    const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(words) ?? [];
    const where = line === undefined ? { file } : { file, line: Number(line), column: Number(column) };
    const problem = /^(Unexpected token '.'|[^"]+?)(?:, | in JSON| at position|$)/su.exec(words)?.[1];
    const what = problem === undefined ? 'The file is no JSON.' : `The file is no JSON: ${problem}.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({ reason: 'parse', what, where });
}


/***/ }),

/***/ 8353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pU: () => (/* binding */ foldKey),
  Gv: () => (/* binding */ isObject),
  fg: () => (/* binding */ repeatedKeys),
  qU: () => (/* binding */ shortKey),
  P4: () => (/* binding */ twice),
  Fw: () => (/* binding */ withFieldNames)
});

// EXTERNAL MODULE: ./build/js/clients/http/json.js
var json = __webpack_require__(8838);
;// CONCATENATED MODULE: ./build/js/jobfiles/preprocess/job-structs.js
const fields = {
    Job: 'Region Namespace ID Name Type Priority AllAtOnce Datacenters NodePool Meta Stop ParentID Dispatched DispatchIdempotencyToken Payload ConsulNamespace VaultNamespace NomadTokenID Status StatusDescription Stable Version SubmitTime CreateIndex ModifyIndex JobModifyIndex Constraints:Constraint Affinities:Affinity TaskGroups:TaskGroup Update:UpdateStrategy Multiregion:Multiregion Spreads:Spread Periodic:PeriodicConfig ParameterizedJob:ParameterizedJobConfig Reschedule:ReschedulePolicy Migrate:MigrateStrategy UI:JobUIConfig VersionTag:JobVersionTag',
    Constraint: 'LTarget RTarget Operand',
    Affinity: 'LTarget RTarget Operand Weight',
    TaskGroup: 'Name Count Meta ShutdownDelay MaxRunDuration StopAfterClientDisconnect MaxClientDisconnect PreventRescheduleOnLost Constraints:Constraint Affinities:Affinity Tasks:Task Spreads:Spread Volumes:{}VolumeRequest RestartPolicy:RestartPolicy Disconnect:DisconnectStrategy ReschedulePolicy:ReschedulePolicy EphemeralDisk:EphemeralDisk Update:UpdateStrategy Migrate:MigrateStrategy Networks:NetworkResource Services:Service Scaling:ScalingPolicy Consul:Consul',
    UpdateStrategy: 'Stagger MaxParallel HealthCheck MinHealthyTime HealthyDeadline ProgressDeadline Canary AutoRevert AutoPromote',
    Multiregion: 'Strategy:MultiregionStrategy Regions:MultiregionRegion',
    Spread: 'Attribute Weight SpreadTarget:SpreadTarget',
    PeriodicConfig: 'Enabled Spec Specs SpecType ProhibitOverlap TimeZone',
    ParameterizedJobConfig: 'Payload MetaRequired MetaOptional',
    ReschedulePolicy: 'Attempts Interval Delay DelayFunction MaxDelay Unlimited',
    MigrateStrategy: 'MaxParallel HealthCheck MinHealthyTime HealthyDeadline',
    JobUIConfig: 'Description Links:JobUILink',
    JobVersionTag: 'Name Description TaggedTime',
    Task: 'Name Driver User Config Env Meta KillTimeout Leader ShutdownDelay KillSignal Kind Lifecycle:TaskLifecycle Constraints:Constraint Affinities:Affinity Services:Service Resources:Resources RestartPolicy:RestartPolicy LogConfig:LogConfig Artifacts:TaskArtifact Vault:Vault Consul:Consul Templates:Template DispatchPayload:DispatchPayloadConfig VolumeMounts:VolumeMount CSIPluginConfig:TaskCSIPluginConfig ScalingPolicies:ScalingPolicy Secrets:Secret Identity:WorkloadIdentity Identities:WorkloadIdentity Actions:Action Schedule:TaskSchedule',
    VolumeRequest: 'Name Type Source ReadOnly Sticky AccessMode AttachmentMode PerAlloc MountOptions:CSIMountOptions',
    RestartPolicy: 'Interval Attempts Delay Mode RenderTemplates',
    DisconnectStrategy: 'LostAfter StopOnClientAfter Replace Reconcile',
    EphemeralDisk: 'Sticky Migrate SizeMB',
    NetworkResource: 'Mode Device CIDR IP Hostname MBits DNS:DNSConfig ReservedPorts:Port DynamicPorts:Port CNI:CNIConfig',
    Service: 'Name Tags CanaryTags EnableTagOverride PortLabel AddressMode Address Meta CanaryMeta TaggedAddresses TaskName OnUpdate Provider Cluster Kind Checks:ServiceCheck CheckRestart:CheckRestart Connect:ConsulConnect Identity:WorkloadIdentity Weights:ServiceWeights',
    ScalingPolicy: 'Min Max Policy Enabled Type ID Namespace Target CreateIndex ModifyIndex',
    Consul: 'Namespace Cluster Partition',
    MultiregionStrategy: 'MaxParallel OnFailure',
    MultiregionRegion: 'Name Count Datacenters NodePool Meta',
    SpreadTarget: 'Value Percent',
    JobUILink: 'Label URL',
    TaskLifecycle: 'Hook Sidecar',
    Resources: 'CPU Cores MemoryMB MemoryMaxMB DiskMB SecretsMB IOPS Networks:NetworkResource Devices:RequestedDevice NUMA:NUMAResource',
    LogConfig: 'MaxFiles MaxFileSizeMB Enabled Disabled',
    TaskArtifact: 'GetterSource GetterOptions GetterHeaders GetterMode GetterInsecure RelativeDest Chown',
    Vault: 'Policies Role Namespace Cluster Env DisableFile ChangeMode ChangeSignal AllowTokenExpiration',
    Template: 'SourcePath DestPath EmbeddedTmpl ChangeMode ChangeSignal Once Splay Perms Uid Gid LeftDelim RightDelim Envvars VaultGrace ErrMissingKey ChangeScript:ChangeScript Wait:WaitConfig',
    DispatchPayloadConfig: 'File',
    VolumeMount: 'Volume Destination ReadOnly PropagationMode SELinuxLabel',
    TaskCSIPluginConfig: 'ID Type MountDir StagePublishBaseDir HealthTimeout',
    Secret: 'Name Provider Path Config Env',
    WorkloadIdentity: 'Name Audience ChangeMode ChangeSignal Env File Filepath ServiceName TTL ExtraClaims',
    Action: 'Name Command Args',
    TaskSchedule: 'Cron:TaskScheduleCron',
    CSIMountOptions: 'FSType MountFlags',
    DNSConfig: 'Servers Searches Options',
    Port: 'Label Value To HostNetwork IgnoreCollision',
    CNIConfig: 'Args',
    ServiceCheck: 'Name Type Command Args Path Protocol PortLabel Expose AddressMode Advertise Interval Timeout InitialStatus Notes TLSServerName TLSSkipVerify Header Method GRPCService GRPCUseTLS TaskName SuccessBeforePassing FailuresBeforeCritical FailuresBeforeWarning Body OnUpdate CheckRestart:CheckRestart',
    CheckRestart: 'Limit Grace IgnoreWarnings',
    ConsulConnect: 'Native Gateway:ConsulGateway SidecarService:ConsulSidecarService SidecarTask:SidecarTask',
    ServiceWeights: 'Passing Warning',
    RequestedDevice: 'Name Count Constraints:Constraint Affinities:Affinity',
    NUMAResource: 'Affinity Devices',
    ChangeScript: 'Command Args Timeout FailOnError RunOnFirstRender',
    WaitConfig: 'Min Max',
    TaskScheduleCron: 'Start End Timezone',
    ConsulGateway: 'Proxy:ConsulGatewayProxy Ingress:ConsulIngressConfigEntry Terminating:ConsulTerminatingConfigEntry Mesh:ConsulMeshConfigEntry',
    ConsulSidecarService: 'Tags Port DisableDefaultTCPCheck Meta Proxy:ConsulProxy',
    SidecarTask: 'Name Driver User Config Env Meta KillTimeout ShutdownDelay KillSignal Resources:Resources LogConfig:LogConfig VolumeMounts:VolumeMount Identities:WorkloadIdentity',
    ConsulGatewayProxy: 'ConnectTimeout EnvoyGatewayBindTaggedAddresses EnvoyGatewayNoDefaultBind EnvoyDNSDiscoveryType Config EnvoyGatewayBindAddresses:{}ConsulGatewayBindAddress',
    ConsulIngressConfigEntry: 'TLS:ConsulGatewayTLSConfig Listeners:ConsulIngressListener',
    ConsulTerminatingConfigEntry: 'Services:ConsulLinkedService',
    ConsulMeshConfigEntry: '',
    ConsulProxy: 'LocalServiceAddress LocalServicePort Config Expose:ConsulExposeConfig ExposeConfig:ConsulExposeConfig Upstreams:ConsulUpstream TransparentProxy:ConsulTransparentProxy',
    ConsulGatewayBindAddress: 'Name Address Port',
    ConsulGatewayTLSConfig: 'Enabled TLSMinVersion TLSMaxVersion CipherSuites SDS:ConsulGatewayTLSSDSConfig',
    ConsulIngressListener: 'Port Protocol Services:ConsulIngressService',
    ConsulLinkedService: 'Name CAFile CertFile KeyFile SNI',
    ConsulExposeConfig: 'Paths:ConsulExposePath Path:ConsulExposePath',
    ConsulUpstream: 'DestinationName DestinationNamespace DestinationPeer DestinationPartition DestinationType LocalBindPort Datacenter LocalBindAddress LocalBindSocketPath LocalBindSocketMode Config MeshGateway:ConsulMeshGateway',
    ConsulTransparentProxy: 'UID OutboundPort ExcludeInboundPorts ExcludeOutboundPorts ExcludeOutboundCIDRs ExcludeUIDs NoDNS',
    ConsulGatewayTLSSDSConfig: 'ClusterName CertResource',
    ConsulIngressService: 'Name Hosts MaxConnections MaxPendingRequests MaxConcurrentRequests TLS:ConsulGatewayTLSConfig RequestHeaders:ConsulHTTPHeaderModifiers ResponseHeaders:ConsulHTTPHeaderModifiers',
    ConsulExposePath: 'Path Protocol LocalPathPort ListenerPort',
    ConsulMeshGateway: 'Mode',
    ConsulHTTPHeaderModifiers: 'Add Set Remove',
};
const read = new Map();
function fieldsOf(struct) {
    const known = read.get(struct) ?? new Map(fields[struct].split(' ').filter(Boolean).map(readField));
    read.set(struct, known);
    return known;
}
function readField(written) {
    const [name = '', held] = written.split(':');
    if (held === undefined)
        return [name, undefined];
    const isMap = held.startsWith('{}');
    return [name, { struct: (isMap ? held.slice(2) : held), isMap }];
}

;// CONCATENATED MODULE: ./build/js/jobfiles/preprocess/json-keys.js


function foldKey(key) {
    return key.replace(/[A-Z\u017f\u212a]/g, (sign) => sign === '\u017f' ? 's' : sign === '\u212a' ? 'k' : sign.toLowerCase());
}
function bareKey(key) {
    return foldKey(key.normalize('NFKC')).replace(/[^a-z0-9]+/g, '');
}
const spellings = new Map();
function spellingsOf(struct) {
    const known = spellings.get(struct) ?? new Map([...fieldsOf(struct).keys()].map((name) => [foldKey(name), name]));
    spellings.set(struct, known);
    return known;
}
function withFieldNames(value, struct, bad) {
    if (Array.isArray(value))
        return value.map((one) => withFieldNames(one, struct, bad));
    if (!isObject(value))
        return value;
    const fields = fieldsOf(struct);
    const taken = new Map();
    const entries = Object.entries(value).map(([key, held]) => {
        const folded = foldKey(key);
        const before = taken.get(folded);
        if (before !== undefined)
            bad.push(twice(before, key));
        else
            taken.set(folded, key);
        const name = spellingsOf(struct).get(folded);
        if (name === undefined) {
            const meant = spellingsOf(struct).get(bareKey(key));
            if (meant !== undefined)
                bad.push(misspelt(key, meant));
            return [key, held];
        }
        return [name, readHeld(held, fields.get(name), bad)];
    });
    return Object.fromEntries(entries);
}
function readHeld(value, held, bad) {
    if (held === undefined)
        return value;
    if (!held.isMap)
        return withFieldNames(value, held.struct, bad);
    if (!isObject(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withFieldNames(one, held.struct, bad)]));
}
const { isRawJSON } = JSON;
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !isRawJSON(value);
}
function twice(before, key) {
    const what = `\`${shortKey(before)}\` and \`${shortKey(key)}\` are the same key to Nomad, which takes the last.`;
    return { key, what, hint: 'Keep one of them.' };
}
function misspelt(key, meant) {
    return { key, what: `Nomad does not read the key \`${shortKey(key)}\`.`, hint: `Write \`${meant}\`, or remove it.` };
}
const longestKey = 100;
function shortKey(key) {
    return key.length > longestKey ? `${key.slice(0, longestKey).toWellFormed()}…` : key;
}
function repeatedKeys(text) {
    const repeated = [];
    const open = [];
    for (let at = 0; at < text.length; at++) {
        const sign = text[at];
        if (sign === '{')
            open.push(new Set());
        else if (sign === '[')
            open.push(undefined);
        else if (sign === '}' || sign === ']')
            open.pop();
        if (sign !== '"')
            continue;
        const end = (0,json/* endOfString */.ap)(text, at);
        const keys = open.at(-1);
        if (keys !== undefined && isFollowedByColon(text, end + 1)) {
            const key = JSON.parse(text.slice(at, end + 1));
            if (keys.has(key))
                repeated.push({ key, at });
            keys.add(key);
        }
        at = end;
    }
    return repeated;
}
function isFollowedByColon(text, from) {
    let at = from;
    while (' \t\r\n'.includes(text[at] ?? '-'))
        at++;
    return text[at] === ':';
}


/***/ }),

/***/ 7551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ jsonStrings),
/* harmony export */   y: () => (/* binding */ placesIn)
/* harmony export */ });
/* harmony import */ var _clients_http_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8838);

function* jsonStrings(text) {
    for (let start = text.indexOf('"'); start !== -1;) {
        const end = Math.min((0,_clients_http_json_js__WEBPACK_IMPORTED_MODULE_0__/* .endOfString */ .ap)(text, start) + 1, text.length);
        yield { start, end, source: text.slice(start, end) };
        start = text.indexOf('"', end);
    }
}
function placesIn(text) {
    let places;
    return (name) => (places ??= firstPlaces(text)).get(JSON.stringify(name)) ?? 0;
}
function firstPlaces(text) {
    const places = new Map();
    for (const { source, start } of jsonStrings(text))
        if (!places.has(source))
            places.set(source, start);
    return places;
}


/***/ }),

/***/ 2594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dj: () => (/* binding */ isJsonForm),
/* harmony export */   SH: () => (/* binding */ blocksOf),
/* harmony export */   gb: () => (/* binding */ readJsonText)
/* harmony export */ });
/* harmony import */ var _hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(832);
/* harmony import */ var _hcl_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5380);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3313);
/* harmony import */ var _json_strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7551);
/* harmony import */ var _definitions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(818);





function isJsonForm(text) {
    return /^ *\{/.test(text);
}
function readJsonText(text) {
    const placeOf = (0,_json_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .placesIn */ .y)(text);
    const declarations = new Map();
    const locals = new Map();
    for (const [name, bodies] of blocksOf(text, 'variable')) {
        for (const body of many(bodies))
            declarations.set(name, declared(placeOf(name), body));
    }
    for (const [name, value] of blocksOf(text, 'variables')) {
        declarations.set(name, declared(placeOf(name), { default: value }));
    }
    for (const [name, value] of blocksOf(text, 'locals'))
        locals.set(name, definition(value));
    return { text, declarations, locals, pieces: piecesOf(text), broken: undefined };
}
function blocksOf(text, type) {
    let root;
    try {
        root = JSON.parse(text);
    }
    catch {
        return [];
    }
    return many(root)
        .flatMap((object) => many(object[type]))
        .flatMap((block) => Object.entries(block));
}
function many(value) {
    const values = Array.isArray(value) ? value : [value];
    return values.filter((one) => typeof one === 'object' && one !== null && !Array.isArray(one));
}
function declared(at, body) {
    const type = typeof body['type'] === 'string' ? body['type'] : '';
    const value = body['default'];
    const plain = value === undefined || typeof value === 'string' || typeof value === 'number';
    return {
        at,
        type,
        reads: type === '' ? (plain ? 'text' : 'expression') : (0,_definitions_js__WEBPACK_IMPORTED_MODULE_3__/* .readsAs */ .q)(type),
        default: value === undefined ? undefined : definition(value),
    };
}
function definition(value) {
    return { text: textOf(value), expression: undefined };
}
function textOf(value) {
    if (typeof value === 'string')
        return (names) => (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .bareTemplate */ .j4)((0,_hcl_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .scanHcl */ .J)(value, 'template'), names);
    if (typeof value === 'number')
        return () => (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .numberText */ .$4)(String(value));
    return () => (typeof value === 'boolean' ? { text: String(value) } : _hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .computed */ .EW);
}
function piecesOf(text) {
    return [...(0,_json_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonStrings */ .l)(text)].flatMap(({ start, end, source }) => {
        if (!/[$%]\{/.test(source))
            return [];
        const value = decoded(source);
        if (value === undefined)
            return [];
        return {
            hcl: (0,_hcl_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .scanHcl */ .J)(value, 'template'),
            inert: [],
            offsetOf: () => start,
            edit: (edits) => edits.length === 0
                ? []
                : [{ start, end, text: JSON.stringify((0,_edits_js__WEBPACK_IMPORTED_MODULE_4__/* .applyEdits */ .c)(value, edits).text), variables: variablesOf(edits) }],
        };
    });
}
function variablesOf(edits) {
    const names = new Set(edits.flatMap(({ variables }) => [...(variables ?? [])]));
    return names.size === 0 ? undefined : names;
}
function decoded(text) {
    try {
        const value = JSON.parse(text);
        return typeof value === 'string' ? value : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 9640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ positionsIn)
/* harmony export */ });
let segmenter;
function positionsIn(text) {
    let found;
    const lineStarts = () => (found ??= lineStartsOf(text));
    let last;
    const columnsOf = (line) => {
        if (last?.line !== line)
            last = { line, columns: columnStartsOf(text, lineStarts(), line) };
        return last.columns;
    };
    return {
        positionOf(offset) {
            const starts = lineStarts();
            let low = 0;
            let high = starts.length;
            while (high - low > 1) {
                const middle = (low + high) >> 1;
                if ((starts[middle] ?? 0) <= offset)
                    low = middle;
                else
                    high = middle;
            }
            const columns = columnsOf(low + 1);
            const end = columns.at(-1) ?? 0;
            return { line: low + 1, column: offset > end ? columns.length + offset - end : countBelow(columns, offset) + 1 };
        },
        offsetOf({ line, column }) {
            const columns = columnsOf(line);
            const beyond = (columns.at(-1) ?? text.length) + column - columns.length;
            return columns[column - 1] ?? Math.min(beyond, lineStarts()[line] ?? text.length);
        },
    };
}
const farthest = 2000;
function columnStartsOf(text, starts, line) {
    const start = starts[line - 1] ?? text.length;
    const end = Math.min(starts[line] ?? text.length, start + farthest);
    segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
    return [...Array.from(segmenter.segment(text.slice(start, end)), ({ index }) => start + index), end];
}
function countBelow(numbers, one) {
    const found = numbers.findIndex((number) => number >= one);
    return found === -1 ? numbers.length : found;
}
function lineStartsOf(text) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return starts;
}


/***/ }),

/***/ 3890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ submissionOf)
/* harmony export */ });
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2594);

function submissionOf({ source, prepared }, isSecret) {
    if (prepared === undefined)
        return { submission: { source: source.text, format: 'json', variables: undefined }, left: [] };
    const settings = [...prepared.settings];
    const left = settings.filter(([, setting]) => isSecret(setting)).map(([name]) => name);
    const variables = prepared.encode(new Map(settings.filter(([name]) => !left.includes(name))));
    const text = prepared.textWithout((name) => left.includes(name));
    const format = (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonForm */ .Dj)(text) ? 'json' : 'hcl2';
    return { submission: { source: text, format, variables: variables === '' ? undefined : variables }, left };
}


/***/ }),

/***/ 8523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ unended)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);

const hints = {
    string: 'Close it on its line with `"`; a text of several lines is written as a heredoc, `<<EOT`.',
    heredoc: 'End it with a line that holds nothing but its marker.',
};
function unended({ what, at }, reason, place) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        reason,
        what: `The ${what} that begins here does not end.`,
        where: place(at),
        hint: hints[what],
    });
}


/***/ }),

/***/ 2777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tl: () => (/* binding */ filesAt),
/* harmony export */   YA: () => (/* binding */ ignoredFolders),
/* harmony export */   b$: () => (/* binding */ readCheckout),
/* harmony export */   cC: () => (/* binding */ isInRepository),
/* harmony export */   fy: () => (/* binding */ commitAtHead),
/* harmony export */   oN: () => (/* binding */ blobsAtHead)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _discovery_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6632);




const noTransport = ['', 'ext.', 'fd.', 'file.', 'ftp.', 'ftps.', 'git.', 'http.', 'https.', 'ssh.'].flatMap((protocol) => ['-c', `protocol.${protocol}allow=never`]);
const noMonitor = ['-c', 'core.fsmonitor='];
const noHooks = ['-c', 'core.hooksPath=/dev/null', '-c', 'safe.bareRepository=explicit'];
async function ask(workspace, args, input = '') {
    if (!isInRepository(workspace))
        return Buffer.alloc(0);
    const trusted = [
        '-c',
        `safe.directory=${(0,_discovery_names_js__WEBPACK_IMPORTED_MODULE_3__/* .toSlashes */ .T)(workspace)}`,
        ...noTransport,
        ...noMonitor,
        ...noHooks,
        '-C',
        workspace,
    ];
    return new Promise((resolve) => {
        const options = { encoding: 'buffer', maxBuffer: 256 * 1024 * 1024, timeout: 30_000 };
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', [...trusted, ...args], options, (error, stdout) => resolve(error === null ? stdout : Buffer.alloc(0)));
        child.stdin?.on('error', () => undefined).end(input);
    });
}
function isInRepository(folder) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git')))
        return true;
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
    return parent !== folder && isInRepository(parent);
}
const fewNames = 200;
async function readCheckout(folder, workspace) {
    const root = rootOf(folder, workspace);
    if (root === undefined)
        return undefined;
    const printed = await ask(root, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
    const commit = printed.toString('utf8').trim();
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit) ? { root, commit } : undefined;
}
function rootOf(folder, workspace) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git')))
        return folder;
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
    return folder === workspace || parent === folder ? undefined : rootOf(parent, workspace);
}
async function blobsAtHead(workspace, names) {
    const paths = names.length <= fewNames ? names : [];
    const all = ['-r', '-z', '--full-tree', 'HEAD', '--', ...paths];
    const printed = await ask(workspace, ['--literal-pathspecs', 'ls-tree', ...all]);
    const entries = printed.toString('utf8').split('\0');
    return new Map(entries.flatMap((entry) => {
        const [, id, name] = /^\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? [];
        return id === undefined || name === undefined ? [] : [[name, id]];
    }));
}
async function filesAt(workspace, commit, names) {
    const wanted = names.filter((name) => !/[\r\n]/.test(name));
    const printed = await ask(workspace, ['cat-file', '--batch'], wanted.map((name) => `${commit}:${name}\n`).join(''));
    const files = new Map();
    let at = 0;
    for (const name of wanted) {
        const end = printed.indexOf(0x0a, at);
        if (end === -1)
            break;
        const size = Number(/^[0-9a-f]+ blob (\d+)$/.exec(printed.toString('utf8', at, end))?.[1] ?? Number.NaN);
        at = end + 1;
        if (Number.isNaN(size))
            continue;
        files.set(name, printed.subarray(at, at + size));
        at += size + 1;
    }
    return files;
}
async function ignoredFolders(workspace, folders) {
    const paths = folders.length > fewNames || folders.includes('') ? [] : folders;
    const all = ['--others', '--ignored', '--exclude-standard', '--directory', '-z', '--', ...paths];
    const listed = namesIn(await ask(workspace, ['--literal-pathspecs', 'ls-files', ...all]));
    const asked = listed.filter((name) => name.endsWith('/') && name !== '../');
    if (asked.length === 0)
        return new Set();
    const input = asked.map((name) => `./${name.slice(0, -1)}\0`).join('');
    const ignored = namesIn(await ask(workspace, ['check-ignore', '-z', '--stdin'], input));
    return new Set(ignored.map((name) => name.slice('../'.length)));
}
function namesIn(printed) {
    return printed.toString('utf8').split('\0').slice(0, -1);
}
async function commitAtHead(folder) {
    const printed = (await ask(folder, ['cat-file', '--batch'], 'HEAD\n')).toString('utf8');
    const [head = ''] = printed.split('\n\n', 1);
    const id = /^([0-9a-f]{40,64}) commit \d+\n/.exec(head)?.[1];
    if (id === undefined)
        return undefined;
    return { id, parents: [...head.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, parent = '']) => parent) };
}


/***/ }),

/***/ 9456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readPublished)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2777);
/* harmony import */ var _discovery_declared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7508);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9007);




async function readPublished({ workspace, names, made = [], base }) {
    const isCommit = base !== undefined && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(base);
    const [blobs, before] = await Promise.all([
        (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .blobsAtHead */ .oN)(workspace, [...new Set([...names, ...made])]),
        isCommit ? (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .filesAt */ .Tl)(workspace, base, names) : new Map(),
    ]);
    const isCommitted = (name, bytes) => {
        const blob = blobs.get(name);
        return blob !== undefined && [bytes, asGitKeeps(bytes)].some((one) => blob === blobId(one, blob.length));
    };
    const atHead = ({ source, reads }) => createValues({
        fields: isCommitted(source.file.name, source.bytes) ? (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldValuesOf */ .kH)(source) : undefined,
        texts: reads.filter((read) => isCommitted(read.name, read.bytes)).map((read) => read.text.normalize('NFC')),
        isJudgedByOthers: false,
    });
    return {
        atHead,
        committed: (from) => committed(from, blobs),
        jobIn: (name) => {
            const old = before.get(name);
            return old === undefined ? undefined : (0,_discovery_declared_js__WEBPACK_IMPORTED_MODULE_2__/* .declaredJob */ .U)((0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceOf */ .vz)({ name }, old));
        },
        uncommitted: ({ reads }) => new Set(reads.filter((read) => !isCommitted(read.name, read.bytes)).map(({ name }) => name)),
        valuesOf: (job) => {
            const { file } = job.source;
            const old = before.get(file.name);
            const [head, former] = [
                atHead(job),
                createValues({
                    fields: old === undefined ? undefined : (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldValuesOf */ .kH)((0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceOf */ .vz)(file, old)),
                    texts: job.reads.flatMap((read) => valueOf(before.get(read.name), read.form)),
                    isJudgedByOthers: true,
                }),
            ];
            return { has: (value, place) => head.has(value, place) || former.has(value, place) };
        },
    };
}
const mostMeant = 32;
function createValues({ fields, texts, isJudgedByOthers }) {
    const whole = new Set(texts);
    const isFew = (values) => isJudgedByOthers || values.size <= mostMeant;
    return {
        has(value, { name, group, task, side }) {
            if (whole.has(value) && (side === 'file' || isFew(whole)))
                return true;
            const meant = fields?.valuesFor(name, { group, task });
            return meant !== undefined && meant.has(value) && (side === 'file' || isFew(meant));
        },
    };
}
function committed({ files, listed, sought }, blobs) {
    const held = (some) => [...some].filter((name) => blobs.has(name)).toSorted();
    const ids = held(files).map((name) => [name, blobs.get(name)]);
    return { files: Object.fromEntries(ids), listed: held(listed), there: held(sought) };
}
function valueOf(bytes, form) {
    return bytes === undefined ? [] : [bytes.toString(form === 'text' ? 'utf8' : 'base64').normalize('NFC')];
}
function asGitKeeps(bytes) {
    return bytes.includes('\r\n') ? Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1') : bytes;
}
function blobId(bytes, digits) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(digits === 64 ? 'sha256' : 'sha1')
        .update(`blob ${bytes.length}\0`)
        .update(bytes)
        .digest('hex');
}


/***/ }),

/***/ 9007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kH: () => (/* binding */ fieldValuesOf),
  i5: () => (/* binding */ readJobFile),
  vz: () => (/* binding */ sourceOf)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
;// CONCATENATED MODULE: ./build/js/jobfiles/provenance/field-values.js
const inLanguage = {
    embeddedtmpl: 'data',
    gettersource: 'source',
    relativedest: 'destination',
    destpath: 'destination',
    sourcepath: 'source',
    ltarget: 'attribute',
    rtarget: 'value',
    audience: 'aud',
    spec: 'cron',
    specs: 'crons',
};
const deepest = 10;
class FieldValues {
    values = new Map();
    references = new Map();
    behind = new Map();
    asked = new Map();
    add(name, level, text) {
        push(this.values, bare(name), { ...level, text });
    }
    refer(name, level, to) {
        push(this.references, bare(name), { ...level, text: to });
    }
    *all() {
        for (const [name, entries] of this.values)
            for (const { text } of entries)
                yield [name, text];
    }
    valuesFor(field, level) {
        const question = JSON.stringify([field, level.group, level.task]);
        const known = this.asked.get(question) ?? this.find(field, level);
        this.asked.set(question, known);
        return known;
    }
    find(field, level) {
        const key = bare(innermost(field));
        const keys = [key, ...(inLanguage[key] === undefined ? [] : [inLanguage[key]])];
        const found = new Set();
        for (const one of keys) {
            for (const entry of this.values.get(one) ?? [])
                if (isWithin(entry, level))
                    found.add(entry.text);
            for (const entry of this.references.get(one) ?? [])
                if (isWithin(entry, level))
                    for (const value of this.valuesBehind(entry.text, 0))
                        found.add(value);
        }
        return found;
    }
    valuesBehind(name, depth) {
        const known = this.behind.get(name);
        if (known !== undefined)
            return known;
        const found = new Set();
        this.behind.set(name, found);
        const key = bare(name);
        for (const { text } of this.values.get(key) ?? [])
            found.add(text);
        if (depth === deepest)
            return found;
        for (const { text } of this.references.get(key) ?? [])
            for (const value of this.valuesBehind(text, depth + 1))
                found.add(value);
        return found;
    }
}
function push(lists, key, entry) {
    const list = lists.get(key);
    if (list === undefined)
        lists.set(key, [entry]);
    else
        list.push(entry);
}
function isWithin(entry, { group, task }) {
    return (entry.group === undefined || entry.group === group) && (entry.task === undefined || entry.task === task);
}
function bare(name) {
    return name.replace(/[_-]/g, '').toLowerCase();
}
function innermost(field) {
    const keyed = /^[A-Za-z]+\[(.*)\]$/s.exec(field)?.[1];
    if (/^(?:Env|Meta)\[/.test(field) && keyed !== undefined)
        return keyed;
    const plain = field.replace(/(?:\[\d+\])+$/, '');
    return plain.endsWith(']') ? plain.slice(plain.lastIndexOf('[') + 1, -1) : plain;
}

// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/json-text.js
var json_text = __webpack_require__(2594);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/bodies.js
var bodies = __webpack_require__(409);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/scan.js
var scan = __webpack_require__(5380);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/strings.js
var strings = __webpack_require__(3327);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/tokens.js
var tokens = __webpack_require__(6267);
;// CONCATENATED MODULE: ./build/js/jobfiles/hcl/runtime-text.js


function runtimeText(hcl, opener, known) {
    const close = hcl.closes[opener] ?? opener;
    if (close === hcl.kinds.length)
        return undefined;
    const isQuote = hcl.kinds[opener] === 'quote';
    const parts = [];
    for (let at = opener + 1; at < close; at = (0,tokens/* behind */.Ry)(hcl, at)) {
        if (hcl.kinds[at] === 'text')
            parts.push(isQuote ? (0,strings/* decodeText */.g7)((0,tokens/* written */.Mp)(hcl, at)) : (0,tokens/* written */.Mp)(hcl, at));
        else {
            const left = interpolationLeft(hcl, at, known);
            if (left === undefined)
                return undefined;
            parts.push(left);
        }
    }
    const text = parts.join('');
    return isQuote ? text.normalize('NFC') : (0,strings/* withoutTemplateEscapes */.TY)((0,strings/* indented */.gu)(hcl, opener, text));
}
function interpolationLeft(hcl, at, known) {
    const close = hcl.closes[at] ?? at;
    if ((0,tokens/* written */.Mp)(hcl, at) !== '${' || close >= hcl.kinds.length || (0,tokens/* written */.Mp)(hcl, close) !== '}')
        return undefined;
    const from = (0,tokens/* next */.K2)(hcl, at + 1, close);
    if (referenceLeft(hcl, from, close, known) === undefined)
        return undefined;
    const text = hcl.text.slice(hcl.starts[at], hcl.starts[close + 1]);
    return text.includes('\n') ? undefined : text;
}
function referenceLeft(hcl, from, to, known) {
    const root = (0,tokens/* written */.Mp)(hcl, from);
    if (hcl.kinds[from] !== 'name' || known.has(root) || ['true', 'false', 'null', 'for', 'if'].includes(root))
        return undefined;
    let at = from + 1;
    while (at < to) {
        if ((0,tokens/* written */.Mp)(hcl, at) === '.' && ['name', 'number'].includes(hcl.kinds[at + 1] ?? ''))
            at += 2;
        else if ((0,tokens/* written */.Mp)(hcl, at) === '[' && isKey(hcl, at + 1, hcl.closes[at] ?? at))
            at = (0,tokens/* behind */.Ry)(hcl, at);
        else
            break;
    }
    if ((0,tokens/* next */.K2)(hcl, at, to) < to)
        return undefined;
    return hcl.text.slice(hcl.starts[from], hcl.starts[at]);
}
function isKey(hcl, from, to) {
    if (hcl.kinds[from] === 'number')
        return from + 1 === to;
    return hcl.kinds[from] === 'quote' && hcl.kinds[from + 1] === 'text' && (0,tokens/* behind */.Ry)(hcl, from) === to;
}
function knownNames(hcl) {
    const known = new Set(['var', 'local']);
    hcl.kinds.forEach((kind, at) => {
        if (kind !== 'name')
            return;
        const word = (0,tokens/* written */.Mp)(hcl, at);
        if (word === 'for')
            for (const name of namesOfLoop(hcl, at))
                known.add(name);
        if (word === 'dynamic')
            known.add(labelBehind(hcl, at));
        if (word === 'iterator')
            known.add(iteratorBehind(hcl, at));
    });
    return known;
}
function namesOfLoop(hcl, at) {
    const end = hcl.kinds.length;
    const first = (0,tokens/* next */.K2)(hcl, at + 1, end, 'skip');
    const comma = (0,tokens/* next */.K2)(hcl, first + 1, end, 'skip');
    const names = [(0,tokens/* written */.Mp)(hcl, first)];
    return (0,tokens/* written */.Mp)(hcl, comma) === ',' ? [...names, (0,tokens/* written */.Mp)(hcl, (0,tokens/* next */.K2)(hcl, comma + 1, end, 'skip'))] : names;
}
function labelBehind(hcl, at) {
    const label = (0,tokens/* next */.K2)(hcl, at + 1, hcl.kinds.length);
    return hcl.kinds[label] === 'quote' ? (0,tokens/* written */.Mp)(hcl, label + 1) : (0,tokens/* written */.Mp)(hcl, label);
}
function iteratorBehind(hcl, at) {
    const sign = (0,tokens/* next */.K2)(hcl, at + 1, hcl.kinds.length);
    return (0,tokens/* written */.Mp)(hcl, (0,tokens/* next */.K2)(hcl, sign + 1, hcl.kinds.length));
}

;// CONCATENATED MODULE: ./build/js/jobfiles/hcl/field-literals.js







const field_literals_deepest = 100;
const field_literals_top = { group: undefined, task: undefined, depth: 0, iterators: new Map() };
function fieldLiterals(source) {
    const hcl = (0,scan/* scanHcl */.J)(source);
    const values = new FieldValues();
    const walk = new Walk(hcl, values);
    if ((0,json_text/* isJsonForm */.Dj)(source))
        walk.expression({ hcl, from: 0, to: hcl.kinds.length }, '', field_literals_top);
    else
        walk.file((0,bodies/* readFileBody */.lX)(hcl));
    return values;
}
class Walk {
    hcl;
    values;
    known;
    constructor(hcl, values) {
        this.hcl = hcl;
        this.values = values;
        this.known = knownNames(hcl);
    }
    file({ attributes: own, blocks }) {
        for (const { name, expression } of own)
            this.expression(expression, name, field_literals_top);
        for (const block of blocks) {
            const { attributes, blocks: inner } = (0,bodies/* readBlockBody */.AC)(this.hcl, block);
            const isJob = !['locals', 'variables', 'variable'].includes(block.type);
            if (isJob)
                this.body({ attributes, blocks: inner }, field_literals_top);
            for (const { name, expression } of isJob ? [] : attributes) {
                if (block.type === 'locals')
                    this.expression(expression, `local.${name}`, field_literals_top);
                if (block.type === 'variables')
                    this.expression(expression, `var.${name}`, field_literals_top);
                if (block.type === 'variable' && name === 'default')
                    this.expression(expression, `var.${block.labels[0] ?? ''}`, field_literals_top);
            }
        }
    }
    body({ attributes, blocks }, scope) {
        if (scope.depth > field_literals_deepest)
            return;
        for (const { name, expression } of attributes)
            this.expression(expression, name, scope);
        for (const block of blocks) {
            const body = (0,bodies/* readBlockBody */.AC)(this.hcl, block);
            if (block.type === 'dynamic')
                this.dynamic(block, body, scope);
            else
                this.body(body, within(scope, block.type, block.labels[0]));
        }
    }
    dynamic(block, { attributes, blocks }, scope) {
        const type = block.labels[0] ?? '';
        const of = (name) => attributes.find((one) => one.name === name)?.expression;
        const each = `for_each.${block.at}`;
        const [forEach, iterator] = [of('for_each'), of('iterator')];
        if (forEach !== undefined)
            this.expression(forEach, each, scope);
        const name = iterator === undefined ? type : (0,tokens/* written */.Mp)(this.hcl, iterator.from);
        const inside = { ...within(scope, type, undefined), iterators: new Map([...scope.iterators, [name, each]]) };
        for (const content of blocks)
            this.body((0,bodies/* readBlockBody */.AC)(this.hcl, content), inside);
    }
    expression({ from, to }, name, scope) {
        const { hcl } = this;
        if (scope.depth > field_literals_deepest)
            return;
        const inner = { ...scope, depth: scope.depth + 1 };
        const left = referenceLeft(hcl, from, to, this.known);
        if (left !== undefined)
            this.values.add(name, scope, `\${${left}}`);
        for (let at = from; at < to; at = (0,tokens/* behind */.Ry)(hcl, at)) {
            const kind = hcl.kinds[at];
            if (kind === 'quote' || kind === 'heredoc')
                this.text(at, name, inner);
            else if (kind === 'number')
                for (const form of numberForms(numberAt(hcl, at)))
                    this.values.add(name, scope, form);
            else if (kind === 'name')
                this.word(at, to, name, scope);
            else if (kind === 'open') {
                const range = { hcl, from: at + 1, to: Math.min(hcl.closes[at] ?? to, to) };
                if ((0,tokens/* written */.Mp)(hcl, at) === '{')
                    this.object(range, name, inner);
                else
                    this.expression(range, name, inner);
            }
        }
    }
    text(at, name, scope) {
        const literal = runtimeText(this.hcl, at, this.known);
        if (literal !== undefined)
            this.values.add(name, scope, literal);
        else
            this.templates(at, name, scope);
    }
    templates(opener, name, scope) {
        const { hcl } = this;
        const close = hcl.closes[opener] ?? opener;
        for (let at = opener + 1; at < close; at = (0,tokens/* behind */.Ry)(hcl, at)) {
            if (hcl.kinds[at] === 'template')
                this.expression({ hcl, from: at + 1, to: hcl.closes[at] ?? at }, name, scope);
        }
    }
    word(at, to, name, scope) {
        const word = (0,tokens/* written */.Mp)(this.hcl, at);
        if (word === 'true' || word === 'false')
            this.values.add(name, scope, word);
        const each = scope.iterators.get(word);
        if (each !== undefined)
            this.values.refer(name, scope, each);
        const dot = (0,tokens/* next */.K2)(this.hcl, at + 1, to, 'skip');
        const last = (0,tokens/* next */.K2)(this.hcl, dot + 1, to, 'skip');
        if ((word === 'local' || word === 'var') && last < to && (0,tokens/* written */.Mp)(this.hcl, dot) === '.')
            this.values.refer(name, scope, `${word}.${(0,tokens/* written */.Mp)(this.hcl, last)}`);
    }
    object({ from, to }, outer, scope) {
        const { hcl } = this;
        for (let start = (0,tokens/* next */.K2)(hcl, from, to, 'skip'); start < to;) {
            let end = start;
            while (end < to && hcl.kinds[end] !== 'newline' && (0,tokens/* written */.Mp)(hcl, end) !== ',')
                end = (0,tokens/* behind */.Ry)(hcl, end);
            const sign = (0,tokens/* next */.K2)(hcl, (0,tokens/* behind */.Ry)(hcl, start), end);
            const isKeyed = sign < end && ['=', ':'].includes((0,tokens/* written */.Mp)(hcl, sign));
            const key = isKeyed ? keyAt(hcl, start) : undefined;
            this.expression({ hcl, from: key === undefined ? start : sign + 1, to: end }, key ?? outer, scope);
            start = (0,tokens/* next */.K2)(hcl, Math.max(end, start + 1), to, 'skip');
            while (start < to && (0,tokens/* written */.Mp)(hcl, start) === ',')
                start = (0,tokens/* next */.K2)(hcl, start + 1, to, 'skip');
        }
    }
}
function keyAt(hcl, at) {
    if (hcl.kinds[at] === 'quote')
        return (0,strings/* literalText */.bK)(hcl, at);
    return hcl.kinds[at] === 'name' ? (0,tokens/* written */.Mp)(hcl, at) : undefined;
}
function numberAt(hcl, at) {
    const word = (0,tokens/* written */.Mp)(hcl, at);
    return hcl.kinds[at - 1] === 'sign' && (0,tokens/* written */.Mp)(hcl, at - 1) === '-' ? `-${word}` : word;
}
function numberForms(digits) {
    const number = Number(digits);
    if (!(Math.abs(number) >= 1e6))
        return [digits];
    return [digits, number.toExponential().replace(/e\+(\d)$/, 'e+0$1')];
}
function within(scope, type, label) {
    const inner = { ...scope, depth: scope.depth + 1 };
    if (type === 'group')
        return { ...inner, group: label, task: undefined };
    return type === 'task' ? { ...inner, task: label } : inner;
}

// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/json-keys.js + 1 modules
var json_keys = __webpack_require__(8353);
;// CONCATENATED MODULE: ./build/js/jobfiles/provenance/json-literals.js

const json_literals_deepest = 200;
function jsonLiterals(source) {
    const values = new FieldValues();
    const walk = (value, name, level, depth) => {
        if (depth > json_literals_deepest || value === null)
            return;
        if (Array.isArray(value)) {
            for (const item of value)
                walk(item, name, levelOf(name, item, level), depth + 1);
        }
        else if (typeof value === 'object') {
            for (const [key, item] of Object.entries(value))
                walk(item, key, level, depth + 1);
        }
        else
            values.add(name, level, typeof value === 'string' ? value : JSON.stringify(value));
    };
    try {
        walk(JSON.parse(source), '', { group: undefined, task: undefined }, 0);
    }
    catch {
        return new FieldValues();
    }
    return values;
}
function levelOf(list, item, level) {
    const key = list.toLowerCase();
    if (key !== 'taskgroups' && key !== 'tasks')
        return level;
    const named = typeof item === 'object' && item !== null && 'Name' in item ? item.Name : undefined;
    const label = typeof named === 'string' ? named : undefined;
    return key === 'taskgroups' ? { group: label, task: undefined } : { ...level, task: label };
}

;// CONCATENATED MODULE: ./build/js/jobfiles/read.js






const mostMiB = 2;
async function readJobFile(file) {
    const bytes = readBytes(file);
    if (bytes.length > mostMiB * 1024 * 1024) {
        const size = Math.ceil(bytes.length / 1024 / 1024);
        throw new errors/* Failure */.HR({
            reason: 'parse',
            what: `The file has ${size} MiB; a job file may have ${mostMiB} MiB.`,
            where: { file: file.name },
            help: 'unreadable-file',
            hint: 'Exclude what is no job file by `!`; let tasks fetch what is large by an `artifact` block.',
        });
    }
    checkText(bytes, file);
    return sourceOf(file, bytes);
}
function sourceOf(file, bytes) {
    const text = new TextDecoder().decode(bytes);
    const kind = isJson(text, file) ? 'json' : 'hcl';
    return { file, text, kind, bytes };
}
function isJson(text, { name }) {
    if (!name.endsWith('.json'))
        return false;
    try {
        const value = JSON.parse(text);
        const has = (key) => Object.hasOwn(value, key);
        if (has('Job') || Object.keys(value).some((key) => (0,json_keys/* foldKey */.pU)(key) === 'id'))
            return true;
        return !['job', 'variable', 'variables', 'locals'].some(has);
    }
    catch {
        return !/^\s*\{\s*"(?:job|variables?|locals)"\s*:/.test(text);
    }
}
function readBytes(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file.path);
    }
    catch (cause) {
        const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown error';
        throw new errors/* Failure */.HR({
            reason: 'parse',
            what: `The file cannot be read (${code}).`,
            help: 'unreadable-file',
            where: { file: file.name },
            cause,
        });
    }
}
function checkText(bytes, file) {
    if ((0,external_node_buffer_.isUtf8)(bytes))
        return;
    const line = firstBadLine(bytes);
    throw new errors/* Failure */.HR({
        reason: 'parse',
        what: 'The file is not UTF-8 text.',
        where: { file: file.name, line },
        hint: 'Save it as UTF-8.',
        help: 'unreadable-file',
    });
}
function firstBadLine(bytes) {
    let line = 1;
    let start = 0;
    for (;;) {
        const end = bytes.indexOf(0x0a, start);
        if (end === -1 || !(0,external_node_buffer_.isUtf8)(bytes.subarray(start, end)))
            return line;
        start = end + 1;
        line++;
    }
}
function fieldValuesOf(source) {
    return source.kind === 'hcl' ? fieldLiterals(source.text) : jsonLiterals(source.text);
}


/***/ }),

/***/ 2391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ inputSettings),
  h: () => (/* binding */ readGivenVariables)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/names.js
var names = __webpack_require__(6632);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/definitions.js
var definitions = __webpack_require__(818);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/json-text.js
var json_text = __webpack_require__(2594);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/unterminated-error.js
var unterminated_error = __webpack_require__(8523);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/bodies.js
var bodies = __webpack_require__(409);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/scan.js
var scan = __webpack_require__(5380);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/positions.js
var preprocess_positions = __webpack_require__(9640);
// EXTERNAL MODULE: ./build/js/jobfiles/functions/places.js
var places = __webpack_require__(1815);
// EXTERNAL MODULE: ./build/js/clients/http/json.js
var json = __webpack_require__(8838);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/strings.js
var strings = __webpack_require__(3327);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/json-strings.js
var json_strings = __webpack_require__(7551);
;// CONCATENATED MODULE: ./build/js/jobfiles/variables/json-values.js




function jsonSettings(text, file) {
    let value;
    try {
        value = (0,json/* parseJson */.qF)(text);
    }
    catch {
        return { settings: [], problem: 'The variable file is no JSON, although it begins like that.' };
    }
    const positions = (0,preprocess_positions/* positionsIn */.Y)(text);
    const placeOf = (0,json_strings/* placesIn */.y)(text);
    const lineOf = (name) => positions.positionOf(placeOf(name)).line;
    return {
        settings: Object.entries(value).map(([name, one]) => {
            const origin = { words: `\`${file}\``, where: { file, line: lineOf(name) } };
            const plain = typeof one === 'string';
            return { name, origin, form: plain ? 'text' : 'source', value: plain ? one : literal(one), secret: false };
        }),
    };
}
function literal(value) {
    if (typeof value === 'string')
        return (0,strings/* quoteText */.ol)(value);
    if (Array.isArray(value))
        return `[${value.map(literal).join(', ')}]`;
    if (typeof value !== 'object' || value === null || 'rawJSON' in value)
        return JSON.stringify(value);
    return `{ ${Object.entries(value)
        .map(([key, one]) => `${(0,strings/* quoteText */.ol)(key)} = ${literal(one)}`)
        .join(', ')} }`;
}

;// CONCATENATED MODULE: ./build/js/jobfiles/variables/var-files.js











const mostMiB = 1;
function readVariableFile(path, base, mayBeMissing) {
    const found = (0,places/* locateFile */.pM)(path, base);
    const refuse = (what, hint) => ({
        name: path,
        settings: [],
        mistakes: [new errors/* Failure */.HR({ reason: 'input', what: `Input \`var-files\`: \`${path}\` ${what}.`, hint })],
    });
    if ('problem' in found)
        return refuse(found.problem, found.hint);
    if (found.stats === undefined) {
        if (mayBeMissing)
            return undefined;
        return refuse('does not exist', 'Paths start at `working-directory`; check the path and that the repository is checked out.');
    }
    if (!found.stats.isFile())
        return refuse((0,places/* notAFile */.$y)(found.stats).problem, 'Give the path of a variable file.');
    if (found.stats.size > mostMiB * 1024 * 1024)
        return refuse(`has more than ${mostMiB} MiB`, 'Give a smaller file.');
    const bytes = readBytes(found);
    if (bytes === undefined || !(0,external_node_buffer_.isUtf8)(bytes))
        return refuse('cannot be read as UTF-8 text', 'Save it as UTF-8.');
    const text = new TextDecoder().decode(bytes);
    return (0,json_text/* isJsonForm */.Dj)(text) ? jsonFile(text, found.name) : hclFile(text, found.name);
}
function readBytes({ path }) {
    try {
        return (0,external_node_fs_.readFileSync)(path);
    }
    catch {
        return undefined;
    }
}
function jsonFile(text, name) {
    const { settings, problem } = jsonSettings(text, name);
    if (settings.length > definitions/* mostVariables */.X)
        return tooMany(name);
    const hint = 'Write `{"name": value, …}`.';
    const mistakes = problem === undefined ? [] : [new errors/* Failure */.HR({ reason: 'input', what: problem, where: { file: name }, hint })];
    return { name, settings, mistakes };
}
function tooMany(name) {
    const what = `The file sets more than ${definitions/* mostVariables */.X} variables.`;
    const hint = 'Put what belongs together into one variable, such as a map.';
    return { name, settings: [], mistakes: [new errors/* Failure */.HR({ reason: 'input', what, where: { file: name }, hint })] };
}
function hclFile(text, name) {
    const hcl = (0,scan/* scanHcl */.J)(text);
    const positions = (0,preprocess_positions/* positionsIn */.Y)(text);
    const place = (offset) => ({ file: name, ...positions.positionOf(offset) });
    const mistake = (offset, what, hint) => new errors/* Failure */.HR({ reason: 'input', what, hint, where: place(offset) });
    if (hcl.broken !== undefined) {
        return { name, settings: [], mistakes: [(0,unterminated_error/* unended */.o)(hcl.broken, 'input', place)] };
    }
    const { attributes, blocks, strange } = (0,bodies/* readFileBody */.lX)(hcl);
    if (attributes.length + blocks.length + strange.length > definitions/* mostVariables */.X)
        return tooMany(name);
    const startOf = (token) => hcl.starts[token] ?? 0;
    const seen = new Set();
    const mistakes = [
        ...blocks.map(({ at, type }) => mistake(startOf(at), `A variable file holds no blocks, such as \`${type}\`.`, declareHint)),
        ...strange.map((at) => mistake(startOf(at), 'This sets no variable.', 'Write `name = value`, one a line.')),
        ...attributes.flatMap((attribute) => {
            if (seen.has(attribute.name)) {
                return [
                    mistake(startOf(attribute.at), `\`${attribute.name}\` is set twice in this file.`, 'Keep one of them.'),
                ];
            }
            seen.add(attribute.name);
            return [];
        }),
    ];
    const settings = attributes.map(({ name: variable, expression }) => ({
        name: variable,
        origin: { words: `\`${name}\``, where: place(startOf(expression.from)) },
        form: 'source',
        value: (0,bodies/* expressionText */.MT)(expression),
        secret: false,
    }));
    return { name, settings, mistakes };
}
const declareHint = 'Variables are declared in the job file; here write `name = value`.';

;// CONCATENATED MODULE: ./build/js/jobfiles/variables/given.js




const placeholder = '{file}';
function readGivenVariables({ variables }, base) {
    const shared = new Map();
    for (const path of variables.files.filter((one) => !one.includes(placeholder))) {
        const read = readVariableFile(path, base, false);
        if (read !== undefined)
            shared.set(path, read);
    }
    const mistakes = [...shared.values()].flatMap((read) => read.mistakes);
    if (mistakes.length > 0)
        throw new errors/* Failures */.oo(mistakes);
    const { given, environment } = inputSettings(variables);
    return {
        environment,
        forJob(jobPath) {
            const stem = stemOf(jobPath, base);
            const paths = variables.files.map((path) => path.replaceAll(placeholder, () => stem));
            const files = paths.flatMap((path) => shared.get(path) ?? readVariableFile(path, base, true) ?? []);
            return {
                settings: [...files.flatMap((file) => file.settings), ...given],
                mistakes: files.flatMap((file) => file.mistakes),
                names: paths.map((path) => (0,names/* nameFrom */.O)(base.workspace, (0,external_node_path_.resolve)(base.directory, path))),
                used: files.map((file) => file.name),
            };
        },
    };
}
function inputSettings(variables) {
    return {
        given: [
            ...variables.given.map((one) => settingOf(one, 'input `vars`', false)),
            ...variables.secret.map((one) => settingOf(one, 'input `secret-vars`', true)),
        ],
        environment: variables.environment.map((one) => settingOf(one, `\`NOMAD_VAR_${one.name}\``, false)),
    };
}
function stemOf(path, { directory }) {
    return (0,names/* nameFrom */.O)(directory, path).replace(/(?:\.nomad)?\.(?:hcl|json)$|(?<=[^/])\.[^./]+$/, '');
}
function settingOf({ name, value }, words, secret) {
    return { name, value, origin: { words, where: undefined }, form: 'raw', secret };
}


/***/ }),

/***/ 4886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ isExpression),
/* harmony export */   PM: () => (/* binding */ possibleSettings),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   p5: () => (/* binding */ valueHint)
/* harmony export */ });
/* harmony import */ var _hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(832);
/* harmony import */ var _hcl_conversions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5240);
/* harmony import */ var _hcl_possible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2348);
/* harmony import */ var _hcl_scan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5380);
/* harmony import */ var _hcl_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8287);





function isExpression({ form, value }, { reads }) {
    if (form !== 'raw')
        return form === 'source';
    return reads === 'expression' || (reads === 'either' && /^\s*[[{]/.test(value));
}
const noNames = {
    variable: () => _hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .computed */ .EW,
    local: () => _hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .computed */ .EW,
    call: () => _hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .computed */ .EW,
};
function textOf(name, declaration, setting, names) {
    if (declaration === undefined) {
        return { problem: `needs \`var.${name}\`, which is not declared`, hint: `Declare it: \`variable "${name}" {}\`.` };
    }
    if (setting === undefined)
        return declaration.default?.text(names) ?? unset(name);
    if (isExpression(setting, declaration)) {
        const hcl = (0,_hcl_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .scanHcl */ .J)(setting.value);
        return (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .constantOf */ .yi)({ hcl, from: 0, to: hcl.kinds.length }, noNames);
    }
    return declaration.type === 'number' ? (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .numberText */ .$4)(setting.value) : { text: setting.value.normalize('NFC') };
}
function possibleSettings(name, declaration, setting, meanings, depth) {
    const type = declaration?.type ?? '';
    const text = textOf(name, declaration, setting, noNames);
    if ('text' in text)
        return [(0,_hcl_values_js__WEBPACK_IMPORTED_MODULE_4__/* .knownOr */ .pw)(() => (0,_hcl_conversions_js__WEBPACK_IMPORTED_MODULE_1__/* .convertTo */ .b)(type, { kind: 'scalar', text: text.text }))];
    if (declaration === undefined || (setting === undefined && declaration.default === undefined))
        return [{ kind: 'unknown', ...text }];
    const expression = setting === undefined ? declaration.default?.expression : sourceOf(setting, declaration);
    if (expression === undefined)
        return [{ kind: 'unknown', ...text }];
    return (0,_hcl_possible_js__WEBPACK_IMPORTED_MODULE_2__/* .possibleValues */ .M)(expression, new Map(), meanings, depth).map((value) => (0,_hcl_values_js__WEBPACK_IMPORTED_MODULE_4__/* .knownOr */ .pw)(() => (0,_hcl_conversions_js__WEBPACK_IMPORTED_MODULE_1__/* .convertTo */ .b)(type, value)));
}
function sourceOf(setting, declaration) {
    if (!isExpression(setting, declaration))
        return undefined;
    const hcl = (0,_hcl_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .scanHcl */ .J)(setting.value);
    return { hcl, from: 0, to: hcl.kinds.length };
}
function unset(name) {
    return { problem: `needs \`var.${name}\`, which has no value`, hint: valueHint(name) };
}
function valueHint(name) {
    return `Give it by input \`vars\` (\`${name}=…\`), in a file of \`var-files\`, as \`NOMAD_VAR_${name}\`, or by a \`default\` where it is declared.`;
}


/***/ }),

/***/ 2835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ namesOf),
  N: () => (/* binding */ plan)
});

// EXTERNAL MODULE: ./build/js/jobfiles/discovery/collect.js + 15 modules
var collect = __webpack_require__(5222);
// EXTERNAL MODULE: ./build/js/jobfiles/provenance/published.js
var provenance_published = __webpack_require__(9456);
// EXTERNAL MODULE: ./build/js/operations/planning/claims.js
var planning_claims = __webpack_require__(294);
// EXTERNAL MODULE: ./build/js/operations/planning/each-job.js
var each_job = __webpack_require__(1132);
// EXTERNAL MODULE: ./build/js/operations/planning/plan-job.js + 2 modules
var plan_job = __webpack_require__(9530);
// EXTERNAL MODULE: ./build/js/operations/planning/registered-since.js
var registered_since = __webpack_require__(3628);
// EXTERNAL MODULE: ./build/js/operations/planning/declaring-files.js
var declaring_files = __webpack_require__(3480);
// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/redaction/redactor.js + 2 modules
var redactor = __webpack_require__(5189);
// EXTERNAL MODULE: ./build/js/redaction/variable-secrets.js + 1 modules
var variable_secrets = __webpack_require__(2294);
// EXTERNAL MODULE: ./build/js/review/live-spec.js
var live_spec = __webpack_require__(4601);
;// CONCATENATED MODULE: ./build/js/modes/plan/removed-jobs.js







const mostStops = 60;
async function planRemoved(collected, options) {
    const { inputs, recorded, published, planned } = options;
    const mayStop = inputs.stopRemoved && recorded;
    const declarations = (0,declaring_files/* declarationsOf */.RK)(planned, collected, options);
    const secrets = (0,redactor/* createRedactor */.l)((0,variable_secrets/* inputSecrets */.Sc)(inputs.jobFiles.variables));
    const known = collected.removed.map((file, index) => {
        const job = published.jobIn(file);
        const place = job?.place === undefined ? undefined : (0,declaring_files/* placed */.GS)({ id: job.id, ...job.place }, { inputs });
        return { file, id: job?.id, place, mayStop: mayStop && index < mostStops };
    });
    return (0,p_map/* default */.Ay)(known, async ({ file, id, place, mayStop: may }) => ({
        file,
        id,
        stop: place === undefined ? byHand : await stopOf(place, may, { ...options, declarations, secrets }),
    }), { concurrency: 10 });
}
const byHand = { kind: 'runs-on', why: 'by-hand' };
async function stopOf(job, mayStop, { inputs, scheduler, declarations, secrets }) {
    if (holdsSecrets(job, secrets))
        return byHand;
    const target = { ...job, stop: false, index: 0, spec: '' };
    if (!mayStop)
        return { ...byHand, target };
    try {
        const live = await (0,plan_job/* liveJob */.eL)(scheduler, { ...job, region: job.region === '' ? undefined : job.region });
        if (live === undefined || live.Stop === true)
            return { kind: 'gone', target };
        const declarer = (0,declaring_files/* declarerOf */.iO)(job, await declarations());
        if (declarer !== undefined) {
            return { kind: 'runs-on', why: declarer.isCertain ? 'declared' : 'undecided', by: declarer.file, target };
        }
        const spec = (0,live_spec/* liveDigest */.j)(live, inputs.preserveCounts, inputs.review.signingKey);
        return { kind: 'stops', target: { ...target, stop: true, index: live.JobModifyIndex ?? 0, spec } };
    }
    catch (error) {
        if (!(error instanceof errors/* Failure */.HR))
            throw error;
        return { ...byHand, target };
    }
}
function holdsSecrets({ id, namespace, region }, secrets) {
    return [id, namespace, region].some((name) => secrets.name(name) !== name);
}

;// CONCATENATED MODULE: ./build/js/modes/plan/run.js








async function plan(dependencies) {
    const { inputs, workspace, base, touched, now } = dependencies;
    const { deadline } = dependencies;
    const collected = await (0,collect/* collectJobs */.r)({ inputs: inputs.jobFiles, workspace, touched, deadline });
    const claims = (0,planning_claims/* createClaims */.M)({ inputs, workspace, others: collected.others });
    const published = (0,provenance_published/* readPublished */.D)({ workspace, base, ...namesOf(collected) });
    const recorded = isRecorded(inputs);
    const results = await (0,each_job/* eachJob */.x)(collected.jobs, dependencies, async (job, secrets) => {
        const judging = { ...dependencies, secrets, published: await published, recorded };
        const parsed = await (0,plan_job/* parseFile */.CJ)(job, judging);
        claims.add(job.file.name, parsed.spec, [...secrets, ...parsed.derived]);
        const asked = await (0,plan_job/* askPlan */.nn)(parsed, dependencies);
        const evaluated = recorded ? await (0,registered_since/* lastRegistration */.Ez)(asked, dependencies.scheduler) : undefined;
        return (0,plan_job/* understand */.ZL)(asked, { ...judging, evaluated }, now());
    });
    const { jobs, failed } = claims.settle(results, ({ file }) => file);
    const removed = await planRemoved(collected, {
        ...dependencies,
        recorded,
        published: await published,
        planned: [
            ...jobs.map(({ file, reviewed }) => ({ file, job: (0,declaring_files/* placed */.GS)(reviewed, dependencies) })),
            ...failed.map(({ file }) => ({ file, job: undefined })),
        ],
    });
    return { jobs, failed, removed, untouched: collected.untouched, failures: [] };
}
function namesOf({ jobs, removed, }) {
    const read = jobs.flatMap((job) => ('reads' in job ? job.reads.map(({ name }) => name) : []));
    const made = jobs.flatMap(({ from }) => [...from.files, ...from.listed, ...from.sought]);
    return { names: [...new Set([...jobs.map(({ file }) => file.name), ...read, ...removed])], made };
}
function isRecorded({ comment, review }) {
    return comment.wanted && comment.token !== undefined && review.mode !== 'ignore';
}


/***/ }),

/***/ 3199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ directoryOf),
  V: () => (/* binding */ orFailures),
  runMode: () => (/* binding */ runMode)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/review/plan-outcome.js
var plan_outcome = __webpack_require__(6489);
;// CONCATENATED MODULE: ./build/js/modes/parse/outcome.js
const nothingParsed = { jobs: [], failed: [], untouched: 0, failures: [] };

// EXTERNAL MODULE: ./build/js/report/plan-log.js
var plan_log = __webpack_require__(8537);
// EXTERNAL MODULE: ./build/js/clients/github/runner.js + 3 modules
var runner = __webpack_require__(6256);
// EXTERNAL MODULE: ./build/js/report/annotations.js
var annotations = __webpack_require__(2503);
// EXTERNAL MODULE: ./build/js/report/failure-items.js
var failure_items = __webpack_require__(8762);
// EXTERNAL MODULE: ./build/js/report/markdown/fit.js
var fit = __webpack_require__(1540);
// EXTERNAL MODULE: ./build/js/report/markdown/markdown.js
var markdown = __webpack_require__(7058);
// EXTERNAL MODULE: ./build/js/report/output-files.js
var output_files = __webpack_require__(3622);
// EXTERNAL MODULE: ./build/js/report/plan-outputs.js
var plan_outputs = __webpack_require__(9649);
// EXTERNAL MODULE: ./build/js/report/markdown/prose.js
var prose = __webpack_require__(6844);
// EXTERNAL MODULE: ./build/js/report/words.js
var words = __webpack_require__(2076);
;// CONCATENATED MODULE: ./build/js/modes/parse/report.js










function tellParse(outcome, { runner, directory, fileUrl }) {
    const failures = (0,plan_outcome/* allFailures */.Z)(outcome);
    for (const job of outcome.jobs) {
        runner.foreign([`${job.id} (${job.file}): ${job.type}, ${groupWords(job)}`, ...(0,words/* noteWords */.eR)(job)].join('\n  '));
    }
    (0,annotations/* annotateFailures */.o)(failures, runner);
    runner.line(`Parse: ${headline(outcome)}`);
    const markdown = runner.hide(parseMarkdown(outcome, fileUrl));
    runner.appendSummary(`${markdown}\n`);
    const file = (0,output_files/* outputFiles */.L)(directory);
    const outputs = {
        summary: outcome.failures[0]?.message ?? headline(outcome),
        changed: 'false',
        jobs: JSON.stringify([...outcome.jobs.map(jobOutput), ...outcome.failed.map(plan_outputs/* failedOutput */.tK)]),
        markdown: file('parse.md', [markdown], 0o644),
        'job-json': file('jobs.json', (0,output_files/* jsonArray */.I)(outcome.jobs.map((job) => job.json)), 0o600),
        reason: failures[0]?.reason ?? '',
    };
    for (const [name, value] of Object.entries(outputs))
        runner.setOutput(name, value);
    return failures.length === 0;
}
function headline({ jobs, failed, untouched, failures }) {
    if (failures.length > 0)
        return 'failed';
    const parts = [
        failed.length > 0 ? `${(0,words/* plural */.LS)(failed.length, 'file')} failed` : '',
        jobs.length > 0 ? `${(0,words/* plural */.LS)(jobs.length, 'file')} read` : '',
        untouched > 0 ? `${untouched} not touched` : '',
    ].filter((part) => part !== '');
    return parts.length === 0 ? 'nothing to read' : parts.join(' · ');
}
function groupWords({ groups }) {
    return groups.length === 0 ? 'no task group' : groups.map(({ name, count }) => `${name} × ${count}`).join(', ');
}
const failureShare = 0.4;
const tableShare = 0.5;
function bytes(text) {
    return Buffer.byteLength(text);
}
function parseMarkdown(outcome, fileUrl) {
    const all = (0,plan_outcome/* allFailures */.Z)(outcome);
    const items = (0,fit/* takeWithin */.Dh)((0,failure_items/* failureItems */.x)(all, fileUrl), runner/* SUMMARY_LIMIT */.J * failureShare, bytes);
    const rows = outcome.jobs.map((job) => row(job, fileUrl));
    const shown = (0,fit/* takeWithin */.Dh)(rows.map((cells) => cells.join(' | ')), runner/* SUMMARY_LIMIT */.J * tableShare, bytes).taken.length;
    const left = rows.length - shown;
    const parts = [
        `### ${all.length > 0 ? '🔴' : '🟢'} Parse: ${headline(outcome)}`,
        items.taken.length === 0 ? '' : ['**What went wrong**', '', ...items.taken].join('\n'),
        items.left === 0 ? '' : `… and ${items.left} more in the log.`,
        shown === 0 ? '' : (0,markdown/* table */.tp)(['File', 'Job', 'Namespace', 'Type', 'Groups'], rows.slice(0, shown)),
        left === 0 ? '' : `… and ${(0,words/* plural */.LS)(left, 'job')} more in output \`jobs\`.`,
        ...outcome.jobs
            .slice(0, shown)
            .flatMap((job) => (0,words/* noteWords */.eR)(job).map((note) => `- ${(0,markdown/* nameCode */.Fl)(job.file)}: ${(0,prose/* prose */.C)(note)}`)),
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
function row(job, fileUrl) {
    const file = (0,markdown/* nameCode */.Fl)(job.file);
    return [
        fileUrl === undefined ? file : (0,markdown/* link */.nf)(file, fileUrl(job.file)),
        (0,markdown/* nameCode */.Fl)(job.id),
        (0,markdown/* nameCode */.Fl)(job.namespace),
        (0,markdown/* nameCode */.Fl)(job.type),
        job.groups.length === 0 ? '—' : job.groups.map(({ name, count }) => `${(0,markdown/* nameCode */.Fl)(name)} × ${count}`).join(', '),
    ];
}
function jobOutput({ file, id, namespace, region, type, groups }) {
    return {
        file,
        id,
        namespace,
        region: region ?? '',
        type,
        groups: Object.fromEntries(groups.map(({ name, count }) => [name, { count }])),
    };
}

// EXTERNAL MODULE: ./build/js/report/comment/plan-comment.js + 2 modules
var plan_comment = __webpack_require__(1730);
// EXTERNAL MODULE: ./build/js/report/comment/same-comment.js
var same_comment = __webpack_require__(4717);
// EXTERNAL MODULE: ./build/js/report/comment/publish-comment.js
var publish_comment = __webpack_require__(3540);
;// CONCATENATED MODULE: ./build/js/modes/plan/report.js








const commentLimit = 65_536;
const summaryLimit = runner/* SUMMARY_LIMIT */.J - 1024;
async function tellPlan(outcome, { runner, surroundings, writeComment, sameRecord, directory }) {
    (0,plan_log/* logPlan */.uH)(outcome, runner);
    const body = (0,plan_comment/* planMarkdown */.X)(outcome, surroundings, {
        max: commentLimit,
        measure: (text) => text.length,
        elsewhere: surroundings.run === undefined ? 'the step summary' : `the [step summary](${surroundings.run.url})`,
    });
    const same = (present, wanted) => (0,same_comment/* sameComment */.Go)(present, wanted) && sameRecord(present, wanted);
    const comment = writeComment === undefined
        ? undefined
        : await (0,publish_comment/* tellComment */.l)(() => writeComment(body, { same, create: hasSomethingToSay(outcome) }), 'plan', runner);
    const summary = (0,plan_comment/* planMarkdown */.X)(outcome, { ...surroundings, marker: undefined, record: undefined }, { max: summaryLimit, measure: (text) => Buffer.byteLength(text), elsewhere: 'the file of output `plan-text`' });
    runner.appendSummary(`${summary}\n`);
    const failures = [...(0,plan_outcome/* allFailures */.Z)(outcome), ...(comment?.failure === undefined ? [] : [comment.failure])];
    (0,plan_outputs/* setPlanOutputs */.AS)(outcome, { markdown: body, commentUrl: comment?.url ?? '', reason: failures[0]?.reason }, directory, runner);
    return failures.length === 0;
}
function hasSomethingToSay(outcome) {
    return (0,plan_outcome/* allFailures */.Z)(outcome).length > 0 || outcome.removed.length > 0 || outcome.jobs.some(words/* hasNews */.OS);
}

// EXTERNAL MODULE: ./build/js/review/record-codec.js + 1 modules
var record_codec = __webpack_require__(3987);
// EXTERNAL MODULE: ./build/js/operations/connect.js + 42 modules
var connect = __webpack_require__(5250);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/collect.js + 15 modules
var collect = __webpack_require__(5222);
// EXTERNAL MODULE: ./build/js/jobfiles/provenance/published.js
var provenance_published = __webpack_require__(9456);
// EXTERNAL MODULE: ./build/js/clients/nomad/target.js
var target = __webpack_require__(7120);
// EXTERNAL MODULE: ./build/js/operations/planning/claims.js
var planning_claims = __webpack_require__(294);
// EXTERNAL MODULE: ./build/js/operations/planning/each-job.js
var each_job = __webpack_require__(1132);
// EXTERNAL MODULE: ./build/js/operations/learn-job.js
var learn_job = __webpack_require__(8697);
// EXTERNAL MODULE: ./build/js/operations/planning/parse-hidden.js + 6 modules
var parse_hidden = __webpack_require__(3305);
// EXTERNAL MODULE: ./build/js/operations/planning/parse-loaded.js
var parse_loaded = __webpack_require__(6036);
// EXTERNAL MODULE: ./build/js/modes/plan/run.js + 1 modules
var plan_run = __webpack_require__(2835);
;// CONCATENATED MODULE: ./build/js/modes/parse/run.js









async function parse(dependencies) {
    const { inputs, workspace, touched, deadline } = dependencies;
    const collected = await (0,collect/* collectJobs */.r)({ inputs: inputs.jobFiles, workspace, touched, deadline });
    const claims = (0,planning_claims/* createClaims */.M)({ inputs, workspace, others: collected.others });
    const published = (0,provenance_published/* readPublished */.D)({ workspace, base: undefined, ...(0,plan_run/* namesOf */.e)(collected) });
    const results = await (0,each_job/* eachJob */.x)(collected.jobs, dependencies, async (job, secrets) => read(job, { ...dependencies, secrets, published: await published }, claims));
    const { jobs, failed } = claims.settle(results, ({ file }) => file);
    await published;
    return { jobs, failed, untouched: collected.untouched, failures: [] };
}
async function read(loaded, dependencies, claims) {
    const { inputs, redactor, published, secrets } = dependencies;
    const { redaction } = inputs;
    const { spec: job, derived } = await (0,parse_hidden/* parseNamed */.N)(loaded, { ...dependencies, redaction });
    claims.add(loaded.file.name, job, [...secrets, ...derived]);
    (0,learn_job/* learnJob */.wT)(job, { ...redaction, secrets: redactor, published: published.valuesOf(loaded) }, 'file', redactor);
    const { name } = redactor;
    const { namespace = 'default', region } = (0,target/* placeOfFile */.T)(job, inputs.scheduler);
    return {
        file: loaded.file.name,
        id: name(job.ID),
        namespace: name(namespace),
        region: region === undefined ? undefined : name(region),
        type: job.Type ?? 'service',
        groups: (job.TaskGroups ?? []).map(({ Name, Count }) => ({ name: name(Name ?? ''), count: Count ?? 1 })),
        ...(0,parse_loaded/* notesOn */.vE)(loaded, job, inputs.scheduler, name),
        json: JSON.stringify(job),
    };
}

// EXTERNAL MODULE: ./build/js/operations/comment-target.js + 5 modules
var comment_target = __webpack_require__(4330);
// EXTERNAL MODULE: ./build/js/operations/planning/record.js
var planning_record = __webpack_require__(1238);
// EXTERNAL MODULE: ./build/js/clients/http/pause.js
var pause = __webpack_require__(8652);
;// CONCATENATED MODULE: ./build/js/modes/plan/token-note.js


const patience = 2000;
const token_note_words = 'This run is for a pull request, and its token is a management token: whoever can change the workflow can take it, and do anything to the cluster. ' +
    'Give it a token that may only plan: https://github.com/outrider/outrider/blob/main/docs/tokens.md#the-plan';
async function noteToken(noting) {
    const { context, inputs } = noting;
    const isAsked = context.pullRequest !== undefined && inputs.dialect === 'nomad';
    if (!isAsked || (inputs.token === undefined && inputs.authMethod === undefined))
        return;
    await (0,pause/* within */.u)(patience, note(noting));
}
async function note({ inputs, scheduler, runner }) {
    try {
        const { AccessorID, Type } = await scheduler.readOwnToken({ region: inputs.region, once: true });
        if (Type === 'management' && AccessorID !== 'acls-disabled')
            runner.warning(token_note_words, { title: 'Outrider' });
    }
    catch (error) {
        if (!(error instanceof errors/* Failure */.HR))
            throw error;
    }
}

;// CONCATENATED MODULE: ./build/js/modes/run.js
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














const deeds = {
    plan: 'Planning',
    register: 'Registering',
    promote: 'Promoting',
    'fail-deployment': 'Failing a deployment',
    evaluate: 'Evaluating',
    revert: 'Going back',
    scale: 'Scaling',
    list: 'Listing jobs',
    status: 'Reading a job',
    dispatch: 'Dispatching',
    'periodic-force': 'Launching a periodic job',
    stable: 'Marking a version',
    stop: 'Stopping',
    parse: 'Parsing',
};
async function runMode(run) {
    const { inputs } = run;
    if (inputs.mode !== 'deprecate' && inputs.mode !== 'reinstate')
        return runScheduling({ ...run, inputs });
    const { runRegistry } = await Promise.all(/* import() */[__webpack_require__.e(760), __webpack_require__.e(627)]).then(__webpack_require__.bind(__webpack_require__, 6627));
    return runRegistry({ ...run, inputs });
}
async function runScheduling(run) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs, runner, context } = run;
        const { address } = inputs.scheduler;
        const deadline = __addDisposableResource(env_1, (0,connect/* startDeadline */.db)(inputs.timeout, run.cancelled), false);
        const transport = (0,connect/* transportOf */.JH)(run, deadline);
        try {
            runner.line(`${deeds[inputs.mode]} on ${address.host}.`);
            (0,connect/* notePlainHttp */.v0)(address, runner);
            if (context.problem !== undefined)
                runner.warning(`The pull request is not known: ${context.problem}.`, { title: 'Outrider' });
            return await startMode(run, transport, deadline);
        }
        finally {
            await transport.close();
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
async function startMode(run, transport, deadline) {
    const { inputs } = run;
    switch (inputs.mode) {
        case 'plan':
            return runPlan({ ...run, inputs }, transport, deadline);
        case 'register': {
            const { runRegister } = await Promise.all(/* import() */[__webpack_require__.e(522), __webpack_require__.e(497)]).then(__webpack_require__.bind(__webpack_require__, 6497));
            return runRegister({ ...run, inputs }, transport, deadline);
        }
        case 'promote':
        case 'fail-deployment': {
            const { runSteer } = await Promise.all(/* import() */[__webpack_require__.e(522), __webpack_require__.e(542)]).then(__webpack_require__.bind(__webpack_require__, 7542));
            return runSteer({ ...run, inputs }, transport, deadline);
        }
        case 'parse':
            return runParse({ ...run, inputs }, transport, deadline);
        case 'dispatch':
        case 'evaluate':
        case 'list':
        case 'periodic-force':
        case 'revert':
        case 'scale':
        case 'stable':
        case 'status':
        case 'stop': {
            const { runVerb } = await Promise.all(/* import() */[__webpack_require__.e(522), __webpack_require__.e(206)]).then(__webpack_require__.bind(__webpack_require__, 5206));
            return runVerb({ ...run, inputs }, transport, deadline);
        }
    }
}
async function runPlan(run, transport, deadline) {
    const { inputs, runner, context } = run;
    let noted;
    const planning = async () => {
        const jobs = await (0,connect/* jobDependencies */.Tn)({
            run,
            githubToken: inputs.comment.token,
            transport,
            deadline,
            number: context.pullRequest?.number,
        });
        const base = context.pullRequest?.baseSha;
        const progress = (0,plan_log/* createProgress */.mf)(runner, 'Planned');
        const planned = await (0,plan_run/* plan */.N)({ ...jobs, inputs, base, progress, now: () => new Date() });
        if (planned.jobs.length > 0)
            noted = noteToken({ context, inputs: inputs.scheduler, runner, ...jobs });
        return planned;
    };
    const outcome = await orFailures(planning(), plan_outcome/* nothingPlanned */.k);
    const place = await (0,comment_target/* placeOf */.$t)(run, transport);
    const record = (0,planning_record/* recordOf */.z)(outcome, { context, inputs, pullRequest: place.pullRequest });
    const isWell = await tellPlan(outcome, {
        runner,
        surroundings: { ...place.surroundings, record },
        writeComment: place.writeComment,
        sameRecord: (present, wanted) => (0,record_codec/* sameRecord */.qf)(present, wanted, inputs.review.signingKey),
        directory: directoryOf(run),
    });
    await noted;
    return isWell;
}
async function runParse(run, transport, deadline) {
    const { inputs, runner, context } = run;
    const parsing = async () => {
        const jobs = await (0,connect/* jobDependencies */.Tn)({
            run,
            githubToken: inputs.githubToken,
            transport,
            deadline,
            number: context.pullRequest?.number,
        });
        const progress = (0,plan_log/* createProgress */.mf)(runner, 'Parsed');
        const parsed = await parse({ ...jobs, inputs, progress });
        if (parsed.jobs.length > 0)
            await noteToken({ context, inputs: inputs.scheduler, runner, ...jobs });
        return parsed;
    };
    const outcome = await orFailures(parsing(), nothingParsed);
    return tellParse(outcome, { runner, directory: directoryOf(run), fileUrl: (0,comment_target/* fileUrlOf */.rn)(context) });
}
async function orFailures(outcome, nothing) {
    try {
        return await outcome;
    }
    catch (error) {
        const failures = (0,errors/* failuresIn */.xM)(error);
        if (failures === undefined)
            throw error;
        return { ...nothing, failures };
    }
}
function directoryOf({ context }) {
    return context.temporary ?? (0,external_node_os_.tmpdir)();
}


/***/ }),

/***/ 4330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Uf: () => (/* binding */ commentPlaceOf),
  UY: () => (/* binding */ connectGitHub),
  rn: () => (/* binding */ fileUrlOf),
  $t: () => (/* binding */ placeOf),
  ZD: () => (/* binding */ surroundingsOf)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/http/json.js
var json = __webpack_require__(8838);
// EXTERNAL MODULE: ./build/js/clients/http/words.js
var http_words = __webpack_require__(8903);
;// CONCATENATED MODULE: ./build/js/clients/github/errors.js



function toFailure(error, secret) {
    const below = failureIn(error);
    if (below !== undefined)
        return below;
    const hide = (text) => (secret === '' ? text : text.replaceAll(secret, '***'));
    if (!isAnswered(error)) {
        const words = error instanceof Error ? (0,http_words/* shortened */.v)((0,http_words/* oneLine */.T)(error.message)) : '';
        return new errors/* Failure */.HR({ reason: 'unreachable', what: hide(`GitHub could not be asked: ${words}`), cause: error });
    }
    const words = wordsOf(error.response.data);
    const { reason, hint, help } = classify(error, words);
    const told = `GitHub answered ${error.status} to ${error.request.method} ${pathOf(error.request.url)}`;
    return new errors/* Failure */.HR({ reason, what: hide(words === '' ? told : `${told}: ${words}`), hint, help });
}
function failureIn(error) {
    let current = error;
    for (let depth = 0; current instanceof Error && depth < 10; depth += 1) {
        if (current instanceof errors/* Failure */.HR)
            return current;
        current = current.cause;
    }
    return undefined;
}
function isAnswered(error) {
    return error instanceof Error && 'status' in error && 'response' in error && error.response !== undefined;
}
function classify({ status, response }, words) {
    const wait = rateLimit(status, response.headers, words);
    if (wait !== undefined)
        return { reason: 'server', hint: wait, help: 'github-has-trouble' };
    if (status === 401) {
        const hint = 'Check `github-token`: GitHub does not accept it.';
        return { reason: 'input', hint, help: 'github-token-not-accepted' };
    }
    if (status === 403)
        return { reason: 'unauthorized', hint: hintOfForbidden(response.data, words), help: 'no-right-to-comment' };
    if (status === 404 || status === 410) {
        return {
            reason: 'not-found',
            help: 'no-such-pull-request',
            hint: 'Check that the pull request exists and that `github-token` may see its repository.',
        };
    }
    const hint = status >= 500 ? 'GitHub has trouble; run the job again later.' : undefined;
    return { reason: 'server', hint, help: 'github-has-trouble' };
}
function rateLimit(status, headers, words) {
    const spent = headers['x-ratelimit-remaining'] === '0';
    const after = Number(headers['retry-after'] ?? Number.NaN);
    const limited = status === 429 || (status === 403 && (spent || !Number.isNaN(after) || /rate limit/i.test(words)));
    if (!limited)
        return undefined;
    if (!Number.isNaN(after))
        return `This is a rate limit: run the job again in ${after} seconds or more.`;
    const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
    if (!spent || !(reset > 0 && reset < 8.64e12))
        return 'This is a rate limit: run the job again in some minutes.';
    const time = new Date(reset * 1000).toISOString().replace('T', ' ').slice(0, 16);
    return `This is a rate limit: run the job again after ${time} UTC.`;
}
function hintOfForbidden(data, words) {
    const documentation = (0,json/* member */.Dc)(data, 'documentation_url');
    const locked = typeof documentation === 'string' && documentation.includes('locking-conversations');
    if (locked || /\bis locked\b/i.test(words)) {
        return 'The conversation is locked: unlock it, or set `comment: off`.';
    }
    return 'Give the job `permissions: { contents: read, pull-requests: write }`; a pull request from a fork cannot have it.';
}
function wordsOf(data) {
    if (typeof data === 'string')
        return data.trimStart().startsWith('<') ? '' : (0,http_words/* shortened */.v)((0,http_words/* oneLine */.T)(data));
    const errors = (0,json/* member */.Dc)(data, 'errors');
    const details = Array.isArray(errors) ? errors.map(wordsOfDetail) : [];
    const message = (0,json/* member */.Dc)(data, 'message');
    const told = [typeof message === 'string' ? message : '', ...details].filter((part) => part !== '').join(': ');
    return (0,http_words/* shortened */.v)((0,http_words/* oneLine */.T)(told));
}
function wordsOfDetail(detail) {
    if (typeof detail === 'string')
        return detail;
    const message = (0,json/* member */.Dc)(detail, 'message');
    if (typeof message === 'string')
        return message;
    return [(0,json/* member */.Dc)(detail, 'field'), (0,json/* member */.Dc)(detail, 'code')].filter((part) => typeof part === 'string').join(' ');
}
function pathOf(url) {
    return URL.parse(url)?.pathname ?? '';
}

;// CONCATENATED MODULE: ./build/js/clients/github/client.js


async function createGitHub({ fetch, apiUrl, token }) {
    const api = URL.parse(apiUrl);
    if (api === null) {
        throw new errors/* Failure */.HR({ reason: 'input', what: `GITHUB_API_URL is no URL: ${apiUrl}` });
    }
    const [{ Octokit: Core }, { paginateRest }] = await Promise.all([
        __webpack_require__.e(/* import() */ 194).then(__webpack_require__.bind(__webpack_require__, 5194)),
        __webpack_require__.e(/* import() */ 779).then(__webpack_require__.bind(__webpack_require__, 3779)),
    ]);
    const github = new (Core.plugin(paginateRest))({
        auth: token,
        baseUrl: apiUrl,
        userAgent: 'outrider',
        log: { debug: silent, info: silent, warn: silent, error: silent },
        request: { fetch: fetchWithin(fetch, api.origin), redirect: 'error', log: { warn: silent } },
    });
    github.hook.before('request', (options) => {
        options.headers['x-github-api-version'] = '2022-11-28';
    });
    github.hook.wrap('request', async (request, options) => {
        const response = await Promise.resolve(request(options)).catch((error) => {
            throw toFailure(error, token);
        });
        if (response.status !== 204 && (typeof response.data !== 'object' || response.data === null))
            throw noJson(api);
        return response;
    });
    return github;
}
function silent() { }
function noJson({ host }) {
    return new errors/* Failure */.HR({
        reason: 'server',
        what: `${host} answered, but not with GitHub's JSON; is there a proxy in between?`,
        help: 'github-has-trouble',
        hint: 'Check what answers at GITHUB_API_URL.',
    });
}
function fetchWithin(fetch, origin) {
    return async (input, init) => {
        const url = new URL(input);
        if (url.origin === origin)
            return fetch(url, init);
        throw new errors/* Failure */.HR({
            reason: 'server',
            what: `GitHub's answer leads to ${url.origin}, but its API is at ${origin}; the token is not sent there`,
            help: 'github-has-trouble',
            hint: 'Check the root URL that the server is configured with.',
        });
    };
}

// EXTERNAL MODULE: ./build/js/clients/github/comments.js + 2 modules
var comments = __webpack_require__(7018);
// EXTERNAL MODULE: ./build/js/clients/github/identity.js
var identity = __webpack_require__(2575);
;// CONCATENATED MODULE: ./build/js/clients/github/pull-request.js

async function hasOtherHead(github, { owner, name }, pullRequest) {
    try {
        const { data } = await github.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
            owner,
            repo: name,
            pull_number: pullRequest.number,
        });
        const head = data.head?.sha;
        return typeof head === 'string' && head !== pullRequest.headSha;
    }
    catch (error) {
        if (error instanceof errors/* Failure */.HR)
            return false;
        throw error;
    }
}
async function findOpenPullRequest(github, { owner, name }, commit) {
    try {
        const { data } = await github.request('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', {
            owner,
            repo: name,
            commit_sha: commit,
            per_page: 100,
        });
        const ours = data.filter((pull) => pull.state === 'open' && pull.head?.sha === commit).map((pull) => pull.number);
        const newest = ours.toSorted((a, b) => a - b).at(-1);
        return newest === undefined ? undefined : { number: newest, headSha: commit };
    }
    catch (error) {
        if (error instanceof errors/* Failure */.HR)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/js/clients/github/reviewed-comment.js
var reviewed_comment = __webpack_require__(8980);
// EXTERNAL MODULE: ./build/js/jobfiles/provenance/git.js
var git = __webpack_require__(2777);
;// CONCATENATED MODULE: ./build/js/operations/other-checkout.js

async function otherCheckout({ context: { eventName, pullRequest, sha }, inputs, }) {
    if (eventName !== 'pull_request_target' || pullRequest === undefined)
        return undefined;
    const head = await (0,git/* commitAtHead */.fy)(inputs.jobFiles.workingDirectory);
    if (head === undefined)
        return { commit: sha };
    const { headSha, closed } = pullRequest;
    const isMerge = !closed && head.parents.slice(1).includes(headSha);
    return head.id === headSha || isMerge ? undefined : { commit: head.id };
}

;// CONCATENATED MODULE: ./build/js/clients/http/fetch.js


const harmlessTwice = new Set(['GET', 'PATCH', 'DELETE']);
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
            repeatable: harmlessTwice.has(method),
            deadline,
            signal: init.signal ?? undefined,
        });
        const excess = (0,json/* excessOf */.FR)(answer.body);
        if (excess !== undefined)
            throw new errors/* Failure */.HR({ reason: 'server', what: `${service} answered with what cannot be read: ${excess}` });
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

// EXTERNAL MODULE: ./build/js/report/comment/same-comment.js
var same_comment = __webpack_require__(4717);
// EXTERNAL MODULE: ./build/js/review/record-codec.js + 1 modules
var record_codec = __webpack_require__(3987);
;// CONCATENATED MODULE: ./build/js/operations/comment-target.js










async function placeOf(run, transport) {
    const { context, inputs, runner } = run;
    const other = await otherCheckout(run);
    if (other !== undefined)
        return elsewhere(run, other.commit);
    const surroundings = surroundingsOf(run);
    const nowhere = { surroundings, writeComment: undefined, pullRequest: undefined };
    const { token, wanted } = inputs.comment;
    if (wanted && token === undefined && context.pullRequest !== undefined) {
        runner.notice('No comment is written: `github-token` is empty. The plan is in the step summary.', {
            title: 'Outrider',
        });
    }
    const canBeFound = context.eventName === 'push' || context.eventName === 'workflow_dispatch';
    const { repository } = context;
    if (!wanted || token === undefined || repository === undefined)
        return nowhere;
    if (context.pullRequest === undefined && !canBeFound)
        return nowhere;
    const github = await orFailure(connectGitHub(transport, context.apiUrl, token));
    if (github instanceof errors/* Failure */.HR)
        return { ...nowhere, writeComment: () => Promise.reject(github) };
    const pullRequest = context.pullRequest ?? (await findOpenPullRequest(github, repository, surroundings.commit ?? ''));
    if (pullRequest === undefined) {
        runner.line('No comment is written: no open pull request has this commit for its head.');
        return nowhere;
    }
    return { surroundings, pullRequest, writeComment: commentWriter({ run, github, repository, pullRequest }) };
}
function elsewhere({ context, inputs, runner }, commit) {
    const { pullRequest } = context;
    const what = commit === undefined ? 'its base' : `commit \`${commit.slice(0, 7)}\``;
    runner.warning(`The checkout is ${what}, not pull request #${pullRequest?.number ?? 0}: \`pull_request_target\` checks out the base. The plan of it is in the step summary, and no comment is written. Plan \`on: pull_request\` instead.`, { title: 'Outrider' });
    const surroundings = surroundingsOf({ context: { ...context, pullRequest: undefined, sha: commit }, inputs, runner });
    return { surroundings, writeComment: undefined, pullRequest: undefined };
}
async function orFailure(promise) {
    try {
        return await promise;
    }
    catch (error) {
        if (error instanceof errors/* Failure */.HR)
            return error;
        throw error;
    }
}
function surroundingsOf({ context, inputs, runner, }) {
    const { pullRequest, runUrl } = context;
    return {
        marker: (0,comments/* commentMarker */.Ql)(inputs.comment.id),
        record: undefined,
        hide: (text) => runner.hide(text),
        fileUrl: fileUrlOf(context),
        commit: pullRequest?.headSha ?? context.sha,
        run: runUrl === undefined ? undefined : { number: context.runNumber, attempt: context.runAttempt, url: runUrl },
        cluster: inputs.scheduler.address.host,
        region: inputs.scheduler.region,
    };
}
function fileUrlOf({ repository, serverUrl, pullRequest, sha }) {
    const commit = pullRequest?.headSha ?? sha;
    if (repository === undefined || commit === undefined)
        return undefined;
    const base = `${serverUrl}/${repository.owner}/${repository.name}/blob/${commit}`;
    return (file) => `${base}/${file.split('/').map(encodeURIComponent).join('/')}`;
}
async function connectGitHub(transport, apiUrl, token) {
    return createGitHub({ fetch: createFetch({ transport, service: 'GitHub' }), apiUrl, token });
}
function commentWriter({ run, github, repository, pullRequest }) {
    const { context } = run;
    return async (body, options) => {
        const ours = { commit: pullRequest.headSha, number: context.runNumber, attempt: context.runAttempt };
        const isOutdated = async (present) => present.some((one) => (0,same_comment/* isLater */.d8)((0,same_comment/* runOf */.ng)(one), ours)) || (await hasOtherHead(github, repository, pullRequest));
        const place = commentPlaceOf(run, github, repository, pullRequest.number);
        const written = await (0,comments/* upsertComment */.lB)(place, body, { ...options, isNewer: same_comment/* wroteLater */.We, isOutdated });
        if (written === undefined)
            return { action: 'none', why: 'nothing changes, and there is no comment yet' };
        return (await editedAnew(written, { place, body, graphqlUrl: context.graphqlUrl })) ?? written;
    };
}
async function editedAnew({ action, id, editedNodeId }, { place, body, graphqlUrl }) {
    if (action !== 'unchanged' || id === undefined || !(0,record_codec/* isUnsigned */.Eo)(body))
        return undefined;
    try {
        const authorship = await (0,reviewed_comment/* readAuthorship */.W)(place.github, graphqlUrl, editedNodeId);
        return authorship?.editedByUs === false ? await (0,comments/* rewriteComment */.Iz)(place, id, body) : undefined;
    }
    catch (error) {
        if (error instanceof errors/* Failure */.HR)
            return undefined;
        throw error;
    }
}
function commentPlaceOf({ context, inputs }, github, repository, number) {
    const author = () => (0,identity/* whoAreWe */.x)({ github, graphqlUrl: context.graphqlUrl, commentAuthor: inputs.comment.author });
    return { github, repository, number, marker: (0,comments/* commentMarker */.Ql)(inputs.comment.id), author };
}


/***/ }),

/***/ 5250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Tn: () => (/* binding */ jobDependencies),
  v0: () => (/* binding */ notePlainHttp),
  Gh: () => (/* binding */ retryWords),
  Jn: () => (/* binding */ schedulerOf),
  db: () => (/* binding */ startDeadline),
  JH: () => (/* binding */ transportOf)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/http/host.js
var host = __webpack_require__(2442);
// EXTERNAL MODULE: ./build/js/clients/http/transport.js + 4 modules
var transport = __webpack_require__(428);
// EXTERNAL MODULE: ./build/js/report/help.js
var help = __webpack_require__(7318);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/js/clients/nomad/moment.js
var moment = __webpack_require__(713);
// EXTERNAL MODULE: ./build/js/clients/nomad/shape.js
var nomad_shape = __webpack_require__(5684);
// EXTERNAL MODULE: ./build/js/clients/nomad/scheduler-failure.js
var scheduler_failure = __webpack_require__(2339);
;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/job-id.js

const RESERVED = [
    'evaluate',
    'allocations',
    'evaluations',
    'periodic/force',
    'plan',
    'summary',
    'dispatch',
    'dispatch/payload',
    'versions',
    'revert',
    'deployments',
    'deployment',
    'stable',
    'scale',
    'services',
    'submission',
    'actions',
    'action',
];
function jobSegment(id, reason) {
    const problem = problemOf(id);
    if (problem !== undefined) {
        throw new scheduler_failure/* SchedulerFailure */.c({
            kind: 'invalid',
            reason,
            what: `The job ID ${JSON.stringify(id)} ${problem}`,
            hint: 'Give the job another ID.',
        });
    }
    return encodeURIComponent(id);
}
function problemOf(id) {
    if (id === '') {
        return 'is empty';
    }
    if (!id.isWellFormed()) {
        return 'is not valid Unicode';
    }
    if (id.split('/').some((part) => part === '' || part === '.' || part === '../../..')) {
        return 'has an empty part, `.` or `../../..` between slashes, which the scheduler would take for the path of another job';
    }
    const suffix = RESERVED.find((reserved) => id.endsWith(`/${reserved}`)) ?? tagOfVersion(id);
    return suffix === undefined
        ? undefined
        : `ends in \`/${suffix}\`, which the scheduler takes for one of its endpoints`;
}
function tagOfVersion(id) {
    const at = id.indexOf('/versions/');
    const end = at === -1 ? '' : id.slice(at + 1);
    return /^versions\/.+\/tag$/.test(end) ? end : undefined;
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/job-reading.js


function jobCall({ id, stale, namespace, region }, { suffix, query, since, capability = '`read-job`' }) {
    return {
        method: 'GET',
        path: `/v1/job/${jobSegment(id, 'input')}${suffix}`,
        query: { ...query, stale },
        namespace,
        region,
        repeatable: true,
        capability,
        mistake: 'input',
        since,
    };
}
function jobReading(target, { shape, ...asked }) {
    return { call: jobCall(target, asked), shape: (value) => (0,nomad_shape/* shaped */.e9)(shape, value) };
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/read-job-summary.js



const SUMMARY = dist/* object */.Ikc({
    JobID: dist/* string */.YjP(),
    Namespace: nomad_shape/* text */.Qq,
    Summary: (0,nomad_shape/* mapOf */.A7)(dist/* object */.Ikc({
        Queued: nomad_shape/* count */.U9,
        Starting: nomad_shape/* count */.U9,
        Running: nomad_shape/* count */.U9,
        Complete: nomad_shape/* count */.U9,
        Failed: nomad_shape/* count */.U9,
        Lost: nomad_shape/* count */.U9,
        Unknown: nomad_shape/* count */.U9,
    })),
    Children: dist/* nullish */.cl6(dist/* object */.Ikc({ Pending: nomad_shape/* count */.U9, Running: nomad_shape/* count */.U9, Dead: nomad_shape/* count */.U9 }), null),
});
function readJobSummary(request) {
    return jobReading(request, { suffix: '/summary', shape: SUMMARY });
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/list-jobs.js




const STUB = dist/* object */.Ikc({
    ID: dist/* string */.YjP(),
    ParentID: nomad_shape/* text */.Qq,
    Name: nomad_shape/* text */.Qq,
    Namespace: dist/* nullish */.cl6(dist/* string */.YjP(), 'default'),
    Type: nomad_shape/* text */.Qq,
    Priority: nomad_shape/* count */.U9,
    Periodic: nomad_shape/* flag */.Jt,
    ParameterizedJob: nomad_shape/* flag */.Jt,
    Stop: nomad_shape/* flag */.Jt,
    Status: nomad_shape/* text */.Qq,
    StatusDescription: nomad_shape/* text */.Qq,
    JobSummary: dist/* nullish */.cl6(SUMMARY, null),
    Meta: (0,nomad_shape/* mapOf */.A7)(dist/* string */.YjP()),
    JobModifyIndex: nomad_shape/* count */.U9,
    SubmitTime: moment/* moment */.n,
});
const STUBS = (0,nomad_shape/* listOf */.c3)(STUB);
function listJobs(request) {
    const { prefix, filter, perPage, nextToken, reverse, meta, stale, namespace, region } = request;
    return {
        call: {
            method: 'GET',
            path: '/v1/jobs',
            query: { prefix, filter, per_page: perPage, next_token: nextToken, reverse, meta, stale },
            namespace,
            region,
            repeatable: true,
            capability: '`list-jobs`',
            mistake: 'input',
        },
        shape: (value, heading) => {
            const result = (0,nomad_shape/* shaped */.e9)(STUBS, value);
            return 'problem' in result ? result : { output: { jobs: result.output, nextToken: heading.nextToken } };
        },
    };
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/pages.js

async function* pages(wire, list, request) {
    const followed = new Set();
    let nextToken = request.nextToken;
    do {
        followed.add(nextToken);
        const reading = list({ ...request, nextToken });
        const page = await wire.get(reading);
        ({ nextToken } = page);
        if (nextToken !== undefined && followed.has(nextToken)) {
            throw new scheduler_failure/* SchedulerFailure */.c({
                kind: 'server',
                reason: 'server',
                what: `${reading.call.method} ${reading.call.path}: the scheduler gives the same page again and again`,
                help: 'not-the-service-itself',
            });
        }
        yield page;
    } while (nextToken !== undefined);
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/segment.js

function plainSegment(text, name, hint = `Give the ${name} as the scheduler tells it.`) {
    if (text === '' || text === '.' || text === '../..' || text.includes('/') || !text.isWellFormed()) {
        throw new scheduler_failure/* SchedulerFailure */.c({
            kind: 'invalid',
            reason: 'input',
            what: `The ${name} ${JSON.stringify(text)} cannot be part of a path`,
            hint,
        });
    }
    return encodeURIComponent(text);
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/allocations.js





const EVENT = dist/* object */.Ikc({
    Type: nomad_shape/* text */.Qq,
    Time: moment/* moment */.n,
    DisplayMessage: nomad_shape/* text */.Qq,
    Message: nomad_shape/* text */.Qq,
    ExitCode: nomad_shape/* count */.U9,
    Signal: nomad_shape/* count */.U9,
    Details: (0,nomad_shape/* mapOf */.A7)(dist/* string */.YjP()),
});
const TASK_STATE = dist/* object */.Ikc({
    State: nomad_shape/* text */.Qq,
    Failed: nomad_shape/* flag */.Jt,
    Restarts: nomad_shape/* count */.U9,
    StartedAt: moment/* moment */.n,
    FinishedAt: moment/* moment */.n,
    Events: (0,nomad_shape/* listOf */.c3)(EVENT),
});
const ALLOCATION = dist/* object */.Ikc({
    ID: dist/* string */.YjP(),
    EvalID: nomad_shape/* text */.Qq,
    Name: nomad_shape/* text */.Qq,
    Namespace: nomad_shape/* text */.Qq,
    NodeID: nomad_shape/* text */.Qq,
    NodeName: nomad_shape/* text */.Qq,
    JobID: nomad_shape/* text */.Qq,
    JobType: nomad_shape/* text */.Qq,
    JobVersion: nomad_shape/* count */.U9,
    TaskGroup: nomad_shape/* text */.Qq,
    DesiredStatus: nomad_shape/* text */.Qq,
    DesiredDescription: nomad_shape/* text */.Qq,
    ClientStatus: nomad_shape/* text */.Qq,
    ClientDescription: nomad_shape/* text */.Qq,
    DesiredTransition: (0,nomad_shape/* mapOf */.A7)(dist/* unknown */.L5J()),
    TaskStates: (0,nomad_shape/* mapOf */.A7)(TASK_STATE),
    DeploymentStatus: dist/* nullish */.cl6(dist/* object */.Ikc({ Healthy: dist/* nullish */.cl6(dist/* boolean */.zMY(), null), Canary: nomad_shape/* flag */.Jt }), null),
    FollowupEvalID: nomad_shape/* text */.Qq,
    NextAllocation: nomad_shape/* text */.Qq,
    CreateIndex: nomad_shape/* count */.U9,
    ModifyIndex: nomad_shape/* count */.U9,
    CreateTime: moment/* moment */.n,
    ModifyTime: moment/* moment */.n,
});
const ALLOCATIONS = (0,nomad_shape/* listOf */.c3)(ALLOCATION);
function listJobAllocations({ all, ...request }) {
    return jobReading(request, { suffix: '/allocations', query: { all }, shape: ALLOCATIONS });
}
function listEvaluationAllocations({ id, ...target }) {
    return allocationsAt(`/v1/evaluation/${plainSegment(id, 'evaluation ID')}/allocations`, target);
}
function listDeploymentAllocations({ id, ...target }) {
    return allocationsAt(`/v1/deployment/allocations/${plainSegment(id, 'deployment ID')}`, target);
}
function allocationsAt(path, { stale, namespace, region }) {
    return {
        call: {
            method: 'GET',
            path,
            query: { stale },
            namespace,
            region,
            repeatable: true,
            capability: '`read-job`',
            mistake: 'input',
        },
        shape: (value) => (0,nomad_shape/* shaped */.e9)(ALLOCATIONS, value),
    };
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/written.js


const WRITTEN = dist/* object */.Ikc({
    EvalID: nomad_shape/* text */.Qq,
    EvalCreateIndex: nomad_shape/* count */.U9,
    JobModifyIndex: dist/* number */.aig(),
    Warnings: nomad_shape/* text */.Qq,
});

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/create-job-evaluation.js



async function createJobEvaluation(wire, request) {
    const { id, forceReschedule = false, namespace, region } = request;
    const call = {
        method: 'POST',
        path: `/v1/job/${jobSegment(id, 'input')}/evaluate`,
        namespace,
        region,
        body: { JobID: id, EvalOptions: { ForceReschedule: forceReschedule } },
        repeatable: false,
        capability: '`submit-job` (or `evaluate-job` since 1.11.2)',
        mistake: 'input',
    };
    return wire.read(call, await wire.ask(call), (value) => (0,nomad_shape/* shaped */.e9)(WRITTEN, value));
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/plan-shape.js


const type = dist/* picklist */.KIO(['None', 'Added', 'Deleted', 'Edited']);
const strings = (0,nomad_shape/* listOf */.c3)(dist/* string */.YjP());
const counts = (0,nomad_shape/* mapOf */.A7)(dist/* number */.aig());
const FIELD = dist/* object */.Ikc({ Type: type, Name: dist/* string */.YjP(), Old: nomad_shape/* text */.Qq, New: nomad_shape/* text */.Qq, Annotations: strings });
const OBJECT = dist/* object */.Ikc({
    Type: type,
    Name: dist/* string */.YjP(),
    Fields: (0,nomad_shape/* listOf */.c3)(FIELD),
    Objects: dist/* lazy */.RZV(() => (0,nomad_shape/* listOf */.c3)(OBJECT)),
});
const inside = { Type: type, Fields: (0,nomad_shape/* listOf */.c3)(FIELD), Objects: (0,nomad_shape/* listOf */.c3)(OBJECT) };
const TASK = dist/* object */.Ikc({ ...inside, Name: dist/* string */.YjP(), Annotations: strings });
const GROUP = dist/* object */.Ikc({ ...inside, Name: dist/* string */.YjP(), Tasks: (0,nomad_shape/* listOf */.c3)(TASK), Updates: counts });
const JOB_DIFF = dist/* object */.Ikc({ ...inside, ID: nomad_shape/* text */.Qq, TaskGroups: (0,nomad_shape/* listOf */.c3)(GROUP) });
const UPDATES = dist/* object */.Ikc({
    Ignore: nomad_shape/* count */.U9,
    Place: nomad_shape/* count */.U9,
    Migrate: nomad_shape/* count */.U9,
    Stop: nomad_shape/* count */.U9,
    InPlaceUpdate: nomad_shape/* count */.U9,
    DestructiveUpdate: nomad_shape/* count */.U9,
    Canary: nomad_shape/* count */.U9,
    Preemptions: nomad_shape/* count */.U9,
    Disconnect: nomad_shape/* count */.U9,
    Reconnect: nomad_shape/* count */.U9,
    RescheduleNow: nomad_shape/* count */.U9,
    RescheduleLater: nomad_shape/* count */.U9,
});
const PREEMPTED = dist/* object */.Ikc({
    ID: nomad_shape/* text */.Qq,
    Name: nomad_shape/* text */.Qq,
    Namespace: nomad_shape/* text */.Qq,
    JobID: nomad_shape/* text */.Qq,
    JobType: nomad_shape/* text */.Qq,
    TaskGroup: nomad_shape/* text */.Qq,
    NodeID: nomad_shape/* text */.Qq,
    NodeName: nomad_shape/* text */.Qq,
});
const EVALUATION = dist/* object */.Ikc({
    ID: nomad_shape/* text */.Qq,
    Status: nomad_shape/* text */.Qq,
    StatusDescription: nomad_shape/* text */.Qq,
    Type: nomad_shape/* text */.Qq,
    TriggeredBy: nomad_shape/* text */.Qq,
    JobID: nomad_shape/* text */.Qq,
    Namespace: nomad_shape/* text */.Qq,
});
const METRIC = dist/* object */.Ikc({
    NodesEvaluated: nomad_shape/* count */.U9,
    NodesFiltered: nomad_shape/* count */.U9,
    NodesInPool: nomad_shape/* count */.U9,
    NodePool: nomad_shape/* text */.Qq,
    NodesAvailable: counts,
    ClassFiltered: counts,
    ConstraintFiltered: counts,
    NodesExhausted: nomad_shape/* count */.U9,
    ClassExhausted: counts,
    DimensionExhausted: counts,
    QuotaExhausted: strings,
    ResourcesExhausted: (0,nomad_shape/* mapOf */.A7)(dist/* object */.Ikc({ CPU: nomad_shape/* count */.U9, Cores: nomad_shape/* count */.U9, MemoryMB: nomad_shape/* count */.U9, MemoryMaxMB: nomad_shape/* count */.U9, DiskMB: nomad_shape/* count */.U9 })),
    CoalescedFailures: nomad_shape/* count */.U9,
});
const PLAN = dist/* object */.Ikc({
    Annotations: dist/* object */.Ikc({ DesiredTGUpdates: (0,nomad_shape/* mapOf */.A7)(UPDATES), PreemptedAllocs: (0,nomad_shape/* listOf */.c3)(PREEMPTED) }),
    CreatedEvals: (0,nomad_shape/* listOf */.c3)(EVALUATION),
    Diff: dist/* nullish */.cl6(JOB_DIFF, null),
    FailedTGAllocs: (0,nomad_shape/* mapOf */.A7)(METRIC),
    JobModifyIndex: dist/* number */.aig(),
    NextPeriodicLaunch: dist/* pipe */.FsL(dist/* nullish */.cl6(dist/* string */.YjP(), null), dist/* transform */.pdi((time) => (time === null || time === '' || time.startsWith('0001-01-01T') ? null : time))),
    Warnings: nomad_shape/* text */.Qq,
});
function planFrom(value) {
    return (0,nomad_shape/* shaped */.e9)(PLAN, value);
}

// EXTERNAL MODULE: ./build/js/clients/nomad/target.js
var target = __webpack_require__(7120);
;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/create-job-plan.js



async function createJobPlan(wire, request) {
    const { policyOverride = false, diff = true } = request;
    const { job, ...place } = (0,target/* placeJob */.L)(request, wire);
    const override = policyOverride ? ', and `sentinel-override`,' : '';
    const call = {
        method: 'POST',
        path: `/v1/job/${jobSegment(job.ID, 'parse')}/plan`,
        ...place,
        body: { Job: job, Diff: diff, PolicyOverride: policyOverride },
        repeatable: true,
        capability: `\`plan-job\` (\`submit-job\` on a server before 1.11.2)${override}`,
        mistake: 'parse',
    };
    const answer = await wire.ask(call);
    return { ...wire.read(call, answer, planFrom), raw: answer.body };
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/deployments.js





const deployments_GROUP = dist/* object */.Ikc({
    AutoRevert: nomad_shape/* flag */.Jt,
    AutoPromote: nomad_shape/* flag */.Jt,
    Promoted: nomad_shape/* flag */.Jt,
    ProgressDeadline: moment/* span */.L,
    RequireProgressBy: moment/* moment */.n,
    PlacedCanaries: (0,nomad_shape/* listOf */.c3)(dist/* string */.YjP()),
    DesiredCanaries: nomad_shape/* count */.U9,
    DesiredTotal: nomad_shape/* count */.U9,
    PlacedAllocs: nomad_shape/* count */.U9,
    HealthyAllocs: nomad_shape/* count */.U9,
    UnhealthyAllocs: nomad_shape/* count */.U9,
});
const DEPLOYMENT = dist/* object */.Ikc({
    ID: dist/* string */.YjP(),
    Namespace: nomad_shape/* text */.Qq,
    JobID: nomad_shape/* text */.Qq,
    JobVersion: nomad_shape/* count */.U9,
    JobSpecModifyIndex: nomad_shape/* count */.U9,
    JobCreateIndex: nomad_shape/* count */.U9,
    IsMultiregion: nomad_shape/* flag */.Jt,
    TaskGroups: (0,nomad_shape/* mapOf */.A7)(deployments_GROUP),
    Status: dist/* string */.YjP(),
    StatusDescription: nomad_shape/* text */.Qq,
    CreateIndex: nomad_shape/* count */.U9,
    ModifyIndex: nomad_shape/* count */.U9,
    CreateTime: moment/* moment */.n,
    ModifyTime: moment/* moment */.n,
});
function listJobDeployments({ all, ...request }) {
    return jobReading(request, { suffix: '/deployments', query: { all }, shape: (0,nomad_shape/* listOf */.c3)(DEPLOYMENT) });
}
function readJobsMostRecentDeployment(request) {
    return jobReading(request, { suffix: '/deployment', shape: dist/* nullable */.mee(DEPLOYMENT) });
}
function readDeployment({ id, stale, namespace, region }) {
    return {
        call: {
            method: 'GET',
            path: `/v1/deployment/${plainSegment(id, 'deployment ID')}`,
            query: { stale },
            namespace,
            region,
            repeatable: true,
            capability: '`read-job`',
            mistake: 'input',
        },
        shape: (value) => (0,nomad_shape/* shaped */.e9)(DEPLOYMENT, value),
    };
}

// EXTERNAL MODULE: ./build/js/clients/nomad/headers.js
var nomad_headers = __webpack_require__(6015);
;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/dispatch-job.js





const DISPATCHED = dist/* object */.Ikc({
    DispatchedJobID: dist/* string */.YjP(),
    EvalID: nomad_shape/* text */.Qq,
    EvalCreateIndex: nomad_shape/* count */.U9,
    JobCreateIndex: nomad_shape/* count */.U9,
});
async function dispatchJob(wire, request) {
    const { id, payload, meta, idempotencyToken, idPrefixTemplate, priority, namespace, region } = request;
    const path = `/v1/job/${jobSegment(id, 'input')}/dispatch`;
    const bytes = payload === undefined ? undefined : Buffer.from(payload);
    const { payloadLimit } = wire.dialect;
    if (bytes !== undefined && bytes.length > payloadLimit) {
        const [has, limit] = [bytes.length, payloadLimit].map((size) => size.toLocaleString('en-US'));
        throw new scheduler_failure/* SchedulerFailure */.c({
            kind: 'too-large',
            reason: 'input',
            what: `POST ${path}: the payload has ${has ?? ''} bytes, and a dispatch takes ${limit ?? ''} at most`,
            help: 'what-cannot-be-dispatched',
            hint: 'Put the data where the job can fetch it, and dispatch its address.',
        });
    }
    const call = {
        method: 'POST',
        path,
        query: { idempotency_token: (0,nomad_headers/* given */.g)(idempotencyToken) },
        namespace,
        region,
        body: {
            Payload: bytes?.toString('base64'),
            Meta: meta,
            IdPrefixTemplate: idPrefixTemplate,
            Priority: priority,
        },
        repeatable: (0,nomad_headers/* given */.g)(idempotencyToken) !== undefined,
        capability: '`dispatch-job`',
        mistake: 'input',
    };
    return wire.read(call, await wire.ask(call), (value) => (0,nomad_shape/* shaped */.e9)(DISPATCHED, value));
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/evaluations.js






const evaluations_EVALUATION = dist/* object */.Ikc({
    ID: dist/* string */.YjP(),
    Namespace: nomad_shape/* text */.Qq,
    Priority: nomad_shape/* count */.U9,
    Type: nomad_shape/* text */.Qq,
    TriggeredBy: nomad_shape/* text */.Qq,
    JobID: nomad_shape/* text */.Qq,
    JobModifyIndex: nomad_shape/* count */.U9,
    DeploymentID: nomad_shape/* text */.Qq,
    Status: dist/* string */.YjP(),
    StatusDescription: nomad_shape/* text */.Qq,
    Wait: moment/* span */.L,
    NextEval: nomad_shape/* text */.Qq,
    PreviousEval: nomad_shape/* text */.Qq,
    BlockedEval: nomad_shape/* text */.Qq,
    FailedTGAllocs: (0,nomad_shape/* mapOf */.A7)(METRIC),
    QueuedAllocations: (0,nomad_shape/* mapOf */.A7)(dist/* number */.aig()),
    RelatedEvals: (0,nomad_shape/* listOf */.c3)(dist/* object */.Ikc({ ID: dist/* string */.YjP(), Status: nomad_shape/* text */.Qq, TriggeredBy: nomad_shape/* text */.Qq, NextEval: nomad_shape/* text */.Qq, BlockedEval: nomad_shape/* text */.Qq })),
    CreateIndex: nomad_shape/* count */.U9,
    ModifyIndex: nomad_shape/* count */.U9,
    CreateTime: moment/* moment */.n,
    ModifyTime: moment/* moment */.n,
});
function listJobEvaluations(request) {
    return jobReading(request, { suffix: '/evaluations', shape: (0,nomad_shape/* listOf */.c3)(evaluations_EVALUATION) });
}
function readEvaluation(request) {
    const { id, related, stale, namespace, region } = request;
    return {
        call: {
            method: 'GET',
            path: `/v1/evaluation/${plainSegment(id, 'evaluation ID')}`,
            query: { related, stale },
            namespace,
            region,
            repeatable: true,
            capability: '`read-job`',
            mistake: 'input',
        },
        shape: (value) => (0,nomad_shape/* shaped */.e9)(evaluations_EVALUATION, value),
    };
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/force-new-periodic-instance.js



const LAUNCHED = dist/* object */.Ikc({ EvalID: dist/* string */.YjP(), EvalCreateIndex: nomad_shape/* count */.U9 });
async function forceNewPeriodicInstance(wire, { id, namespace, region }) {
    const call = {
        method: 'POST',
        path: `/v1/job/${jobSegment(id, 'input')}/periodic/force`,
        namespace,
        region,
        repeatable: false,
        capability: '`dispatch-job` (or `submit-job`; or `force-periodic-job` since 1.11.2)',
        mistake: 'input',
    };
    return wire.read(call, await wire.ask(call), (value) => (0,nomad_shape/* shaped */.e9)(LAUNCHED, value));
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/job-services.js




const SERVICES = (0,nomad_shape/* listOf */.c3)(dist/* object */.Ikc({
    ID: dist/* string */.YjP(),
    ServiceName: nomad_shape/* text */.Qq,
    Namespace: nomad_shape/* text */.Qq,
    NodeID: nomad_shape/* text */.Qq,
    Datacenter: nomad_shape/* text */.Qq,
    JobID: nomad_shape/* text */.Qq,
    AllocID: nomad_shape/* text */.Qq,
    Tags: (0,nomad_shape/* listOf */.c3)(dist/* string */.YjP()),
    Address: nomad_shape/* text */.Qq,
    Port: nomad_shape/* count */.U9,
}));
function jobServices(request, dialect) {
    const { call, shape } = jobReading(request, {
        suffix: '/services',
        since: { version: '1.3.0' },
        shape: SERVICES,
    });
    return { call: { ...call, path: dialect.servicesPath(jobSegment(request.id, 'input')) }, shape };
}

// EXTERNAL MODULE: ./build/js/clients/nomad/jobs/job.js
var job = __webpack_require__(2601);
;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/list-job-versions.js





const VERSIONS = dist/* object */.Ikc({ Versions: dist/* nullable */.mee(dist/* array */.YOg(job/* JOB */.cJ)), Diffs: (0,nomad_shape/* listOf */.c3)(JOB_DIFF) });
function listJobVersions(request) {
    const { diffs, against } = request;
    const query = {
        diffs,
        diff_version: against !== undefined && 'version' in against ? against.version : undefined,
        diff_tag: against !== undefined && 'tag' in against ? against.tag : undefined,
    };
    return { call: jobCall(request, { suffix: '/versions', query }), shape: asVersions };
}
function asVersions(value) {
    const result = (0,nomad_shape/* shaped */.e9)(VERSIONS, value);
    if ('problem' in result) {
        return result;
    }
    const { Versions } = value;
    return { output: { Versions: Versions ?? [], Diffs: result.output.Diffs } };
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/acl.js



const OWN_TOKEN = dist/* object */.Ikc({
    AccessorID: dist/* string */.YjP(),
    Name: nomad_shape/* text */.Qq,
    Type: nomad_shape/* text */.Qq,
    Policies: (0,nomad_shape/* listOf */.c3)(dist/* string */.YjP()),
    Roles: (0,nomad_shape/* listOf */.c3)(dist/* object */.Ikc({ Name: nomad_shape/* text */.Qq })),
    ExpirationTime: moment/* moment */.n,
});
const FRESH_TOKEN = dist/* object */.Ikc({ ...OWN_TOKEN.entries, SecretID: dist/* string */.YjP() });
async function logIn(wire, { authMethod, identityToken, region }) {
    const call = {
        method: 'POST',
        path: '/v1/acl/login',
        region,
        body: { AuthMethodName: authMethod, LoginToken: identityToken },
        repeatable: false,
        denied: `Compare audience, issuer and lifetime of the identity token with the auth method \`${authMethod}\`.`,
        mistake: 'input',
        since: { version: '1.5.4' },
        secrets: [identityToken],
    };
    return wire.read(call, await wire.ask(call), (value) => (0,nomad_shape/* shaped */.e9)(FRESH_TOKEN, value));
}
async function readOwnToken(wire, { region, once = false }) {
    const call = { method: 'GET', path: '/v1/acl/token/self', region, repeatable: !once, mistake: 'input' };
    return wire.read(call, await wire.ask(call), (value) => (0,nomad_shape/* shaped */.e9)(OWN_TOKEN, value));
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/server-words.js
const LONGEST = 2000;
function serverWords(body) {
    if (isHtml(body)) {
        const title = /<title[^>]{0,200}>([^<]{1,200})/i.exec(body)?.[1]?.trim().replaceAll(/\s+/g, ' ') ?? '';
        return title === '' ? 'an HTML page without a title' : `an HTML page titled "${title}"`;
    }
    const plain = body.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '').trim();
    const words = withoutFrame(plain.replace(/^(rpc error: )+/, '')).replaceAll(/\n\s*\n/g, '\n');
    if (words === '') {
        return 'nothing more';
    }
    return words.length > LONGEST ? `${words.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '')} …` : words;
}
function isHtml(body) {
    return /^\s*<(!doctype html|html|head|body)\b/i.test(body.slice(0, 1000));
}
function withoutFrame(words) {
    return words.replace(/^(?:1 error(?:\(s\))? occurred:\s*\*\s+)+/, '').trim();
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/errors.js

const BUSY = /No cluster leader|Not ready to serve consistent reads|^(rpc error: )*no servers$|rpc error:.{0,500}(EOF|timeout|connection|i\/o)/;
const WANTS_TLS = /sent an HTTP request to an HTTPS server|plain HTTP request was sent to HTTPS port/;
const RULES = [
    [/disabled by the scheduler configuration$/, 'blocked'],
    [/Permission denied$|ACL token (not found|expired)|acl token lookup failed/, 'unauthorized'],
    [/Enforcing job modify index|Current job has version \d+; enforcing/, 'conflict'],
    [/blocked due to active deployment/, 'blocked'],
    [/Payload exceeds maximum size/, 'too-large'],
    [/No path to region/, 'invalid', 'region'],
    [
        /^(rpc error: )*(1 error(\(s\))? occurred:\s*\* )?job "[^\n]*" is in nonexistent namespace "/,
        'invalid',
        'namespace',
    ],
    [
        /^(rpc error: )*(1 error(\(s\))? occurred:\s*\* )?job "[^\n]*" is in nonexistent node pool "/,
        'invalid',
        'node-pool',
    ],
    [/\berrors?(\(s\))? occurred:/, 'invalid'],
    [BUSY, 'server'],
    [/UUID must be 36 characters|Failed to parse value of "|mismatched request namespace/, 'invalid'],
    [/cannot update .{0,500}job|job_max_count|must be between \[/, 'invalid'],
    [/can't (evaluate|force|revert|promote|fail|resume|pause)\b|is not a parameterized job$|is stopped$/, 'invalid'],
    [/\bno canaries to promote$|\btag ".{0,500}" already exists on /, 'invalid'],
    [/\btag ".{0,500}" not found on job "/, 'not-found'],
    [/Payload (is not )?provided |(required|unpermitted) (meta|metadata) keys/, 'invalid'],
    [/\bnot found$/, 'not-found'],
];
function classify(status, body) {
    const words = serverWords(body);
    if (status === 400 && WANTS_TLS.test(body)) {
        return { kind: 'server', words, about: 'scheme' };
    }
    const plain = isHtml(body) ? '' : bothEnds(body.trim());
    const [, kind, about] = RULES.find(([text]) => text.test(plain)) ?? [];
    if (kind === 'blocked') {
        return { kind, words };
    }
    const certain = BY_STATUS[status];
    if (certain !== undefined) {
        return { kind: certain, words };
    }
    if (status === 404) {
        return { kind: plain === '' || plain === '404 page not found' ? 'server' : 'not-found', words };
    }
    if (status === 400) {
        return {
            kind: kind === undefined || kind === 'not-found' ? (plain === '' ? 'server' : 'invalid') : kind,
            words,
            about,
        };
    }
    return { kind: kind ?? 'server', words, about };
}
function bothEnds(text) {
    const longest = 8192;
    return text.length <= 2 * longest ? text : `${text.slice(0, longest)}\n${text.slice(-longest)}`;
}
const BY_STATUS = {
    401: 'unauthorized',
    403: 'unauthorized',
    413: 'too-large',
    502: 'unreachable',
    503: 'unreachable',
    504: 'unreachable',
};
function isBusy({ status, body }) {
    return status >= 500 && body.length < 4096 && BUSY.test(body.trim());
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/parse-error.js
const PREFIX = /^Failed to parse job: (?:unable to parse var content: )?/;
const POSITION = /^(?:<nil>|[^\s:]+:(\d+),(\d+)-[\d,]+): /;
const ECHO = /^Unsuitable value type: Unsuitable value: value must be known$/;
function parseDiagnostics(body, told) {
    const found = [];
    for (const text of body.trim().replace(PREFIX, '').split('\n')) {
        const position = POSITION.exec(text);
        const last = found.at(-1);
        if (position === null && last !== undefined) {
            last.message += `\n${text}`;
            continue;
        }
        const [start = '', line, column] = position ?? [];
        const message = text.slice(start.length);
        found.push(line === undefined ? { message } : { line: Number(line), column: Number(column), message });
    }
    const readables = found.map((one) => ({ ...one, message: readable(one.message, told) }));
    const causes = readables.filter(({ message }) => !ECHO.test(message));
    return causes.length > 0 ? causes : readables;
}
function readable(message, told) {
    return message
        .trim()
        .replace('; ', ': ')
        .replaceAll(/\binput\.hcl:(\d+),(\d+)-(?:\d+,)?\d+/g, (_all, line, column) => told({ line: Number(line), column: Number(column) }));
}
const HINTS = [
    [
        /filesystem functions? disabled/,
        "The scheduler's parser refuses functions that read files, and this call could not be replaced by what it stands for; write the text into the job file.",
        'functions-that-read-files',
    ],
    [/^Unset variable/, 'Give the variable a value, or a `default` in the job file.', 'variable-without-a-value'],
    [/^Duplicate job block/, 'A job file declares one job; give each its own file.', 'no-job-in-the-file'],
    [
        /^Missing job block/,
        'A job file declares a job, `job "name" { … }`. Exclude what is none from `job-files`, such as `!**/*.vars.hcl`.',
        'no-job-in-the-file',
    ],
];
function wayOutOf({ message }) {
    const [, hint, help] = HINTS.find(([words]) => words.test(message)) ?? [];
    return hint === undefined || help === undefined ? {} : { hint, help };
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/parse-job.js






const NOT_ABOUT_THE_FILE = /^(Request body is empty|invalid character|json: )/;
async function parseJob(wire, request) {
    const { source, namespace, region } = request;
    const call = {
        method: 'POST',
        path: '/v1/jobs/parse',
        namespace,
        region,
        body: {
            JobHCL: source,
            Variables: request.variables,
            Canonicalize: request.canonicalize,
            HCLv1: request.hclV1,
        },
        repeatable: true,
        capability: '`parse-job` (or `submit-job`)',
        mistake: 'parse',
    };
    const answer = await wire.ask(call);
    if (answer.status === 400 && isAboutTheFile(answer.body)) {
        throw new errors/* Failures */.oo(mistakesIn(answer.body, request));
    }
    return wire.read(call, answer, job/* asJob */.sN);
}
function isAboutTheFile(body) {
    return body.trim() !== '' && !isHtml(body) && !WANTS_TLS.test(body) && !NOT_ABOUT_THE_FILE.test(body);
}
function mistakesIn(body, { file, locate }) {
    const located = locate ?? ((position) => ({ where: { file, ...position }, about: undefined }));
    const told = (position) => {
        const { where, about } = located(position);
        return where === undefined ? (about ?? file) : `${where.file}:${where.line ?? 1}`;
    };
    return parseDiagnostics(body, told).map((said) => {
        const { line, column } = said;
        const { where, about } = line === undefined || column === undefined ? { where: { file }, about: undefined } : located({ line, column });
        const what = about === undefined ? said.message : `${capital(about)}: ${said.message}`;
        return new scheduler_failure/* SchedulerFailure */.c({
            kind: 'invalid',
            reason: 'parse',
            what,
            where: where ?? { file },
            ...wayOutOf(said),
        });
    });
}
function capital(words) {
    return words.slice(0, 1).toUpperCase() + words.slice(1);
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/read-job-submission.js



const SUBMISSION = dist/* object */.Ikc({
    Source: dist/* string */.YjP(),
    Format: nomad_shape/* text */.Qq,
    VariableFlags: (0,nomad_shape/* mapOf */.A7)(dist/* string */.YjP()),
    Variables: nomad_shape/* text */.Qq,
    Version: nomad_shape/* count */.U9,
});
function readJobSubmission({ version, ...request }) {
    return jobReading(request, {
        suffix: '/submission',
        query: { version },
        since: { version: '1.6.0', older: /^job not found$/ },
        shape: SUBMISSION,
    });
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/read-job.js


function readJob(request) {
    return { call: jobCall(request, { suffix: '' }), shape: job/* asJob */.sN };
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/read-task-logs.js


const most = 20_000;
async function readTaskLogs(wire, request) {
    const { id, task, type, lines, namespace, region } = request;
    const call = {
        method: 'GET',
        path: `/v1/client/fs/logs/${plainSegment(id, 'allocation ID')}`,
        query: { task, type, plain: true, origin: 'end', offset: most },
        namespace,
        region,
        repeatable: true,
        capability: '`read-logs`',
        mistake: 'input',
    };
    const answer = await wire.ask(call);
    if (answer.status < 200 || answer.status > 299 || isHtml(answer.body))
        return wire.read(call, answer, noShape);
    const all = answer.body.split(/\r?\n/);
    const whole = answer.body.length >= most ? all.slice(1) : all;
    return (whole.at(-1) === '' ? whole.slice(0, -1) : whole).slice(-lines);
}
function noShape() {
    return { problem: 'it is no text' };
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/read-leader.js


async function readLeader(wire, { region }) {
    const call = { method: 'GET', path: '/v1/status/leader', region, repeatable: true, mistake: 'input' };
    return wire.read(call, await wire.ask(call), (value) => (0,nomad_shape/* shaped */.e9)(dist/* string */.YjP(), value));
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/register-job.js




async function createJob(wire, request) {
    jobSegment(request.job.ID, 'parse');
    return await register(wire, '/v1/jobs', request);
}
async function updateExistingJob(wire, request) {
    return await register(wire, `/v1/job/${jobSegment(request.job.ID, 'parse')}`, request);
}
async function register(wire, path, request) {
    const { enforceIndex, submission } = request;
    const { job, ...place } = (0,target/* placeJob */.L)(request, wire);
    const call = {
        method: 'POST',
        path,
        ...place,
        body: {
            Job: job,
            ...(enforceIndex === undefined ? {} : { EnforceIndex: true, JobModifyIndex: enforceIndex }),
            EvalPriority: request.evalPriority,
            PolicyOverride: request.policyOverride,
            PreserveCounts: request.preserveCounts,
            PreserveResources: request.preserveResources,
            Submission: submission && {
                Source: submission.source,
                Format: submission.format,
                VariableFlags: submission.variableFlags,
                Variables: submission.variables,
            },
        },
        repeatable: enforceIndex !== undefined,
        capability: `\`submit-job\` (or \`register-job\` since 1.11.2)${request.policyOverride === true ? ', and `sentinel-override`,' : ''}`,
        mistake: 'parse',
    };
    return wire.read(call, await wire.ask(call), (value) => (0,nomad_shape/* shaped */.e9)(WRITTEN, value));
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/revert-job.js



async function revertJob(wire, request) {
    const { id, version, enforcePriorVersion, meshToken, secretsToken, namespace, region } = request;
    const names = wire.dialect.revertTokens;
    const call = {
        method: 'POST',
        path: `/v1/job/${jobSegment(id, 'input')}/revert`,
        namespace,
        region,
        body: {
            JobID: id,
            JobVersion: version,
            EnforcePriorVersion: enforcePriorVersion,
            [names.mesh]: meshToken,
            [names.secrets]: secretsToken,
        },
        repeatable: false,
        capability: '`submit-job` (or `revert-job` since 1.11.2)',
        mistake: 'input',
        secrets: [meshToken, secretsToken],
    };
    return wire.read(call, await wire.ask(call), (value) => (0,nomad_shape/* shaped */.e9)(WRITTEN, value));
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/scale.js






const scale_EVENT = dist/* object */.Ikc({
    Time: moment/* moment */.n,
    Count: dist/* nullish */.cl6(dist/* number */.aig(), null),
    PreviousCount: nomad_shape/* count */.U9,
    Message: nomad_shape/* text */.Qq,
    Error: dist/* nullish */.cl6(dist/* union */.KCZ([dist/* boolean */.zMY(), dist/* string */.YjP()]), false),
    Meta: dist/* fallback */.NpB(dist/* nullish */.cl6(dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J()), null), null),
    EvalID: nomad_shape/* text */.Qq,
    CreateIndex: nomad_shape/* count */.U9,
});
const SCALE_STATUS = dist/* object */.Ikc({
    JobID: dist/* string */.YjP(),
    Namespace: nomad_shape/* text */.Qq,
    JobModifyIndex: nomad_shape/* count */.U9,
    JobStopped: nomad_shape/* flag */.Jt,
    TaskGroups: (0,nomad_shape/* mapOf */.A7)(dist/* object */.Ikc({
        Desired: nomad_shape/* count */.U9,
        Placed: nomad_shape/* count */.U9,
        Running: nomad_shape/* count */.U9,
        Healthy: nomad_shape/* count */.U9,
        Unhealthy: nomad_shape/* count */.U9,
        Events: (0,nomad_shape/* listOf */.c3)(scale_EVENT),
    })),
});
function readJobScaleStatus(request) {
    return jobReading(request, {
        suffix: '/scale',
        capability: '`read-job-scaling` (or `read-job`)',
        shape: SCALE_STATUS,
    });
}
async function checksScaleIndex(wire, { id, namespace, region }) {
    const call = {
        method: 'POST',
        path: `/v1/job/${jobSegment(id, 'input')}/scale`,
        namespace,
        region,
        body: { Target: { Group: '' }, JobModifyIndex: 'is it checked?' },
        repeatable: true,
        capability: '`scale-job` (or `submit-job`)',
        mistake: 'input',
    };
    const answer = await wire.ask(call);
    if (answer.status === 400 && answer.body.includes('JobModifyIndex'))
        return true;
    if (answer.status === 400 && answer.body.includes('missing task group'))
        return false;
    wire.read(call, answer, (value) => (0,nomad_shape/* shaped */.e9)(WRITTEN, value));
    return false;
}
async function scaleTaskGroup(wire, request) {
    const { id, group, namespace, region, policyOverride } = request;
    const override = policyOverride === true ? ', and `sentinel-override`,' : '';
    const call = {
        method: 'POST',
        path: `/v1/job/${jobSegment(id, 'input')}/scale`,
        namespace,
        region,
        body: {
            Target: { Group: group },
            Count: request.count,
            ...wire.dialect.scalingEvent(request),
            Meta: request.meta,
            PolicyOverride: policyOverride,
            JobModifyIndex: request.enforceIndex,
        },
        repeatable: false,
        capability: `\`scale-job\` (or \`submit-job\`)${override}`,
        mistake: 'input',
    };
    return wire.read(call, await wire.ask(call), (value) => (0,nomad_shape/* shaped */.e9)(WRITTEN, value));
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/set-job-stability.js



const MARKED = dist/* object */.Ikc({ Index: dist/* number */.aig() });
async function setJobStability(wire, { id, version, stable, namespace, region }) {
    const call = {
        method: 'POST',
        path: `/v1/job/${jobSegment(id, 'input')}/stable`,
        namespace,
        region,
        body: { JobID: id, JobVersion: version, Stable: stable },
        repeatable: true,
        capability: '`submit-job` (or `stable-job` since 1.11.2)',
        mistake: 'input',
    };
    return wire.read(call, await wire.ask(call), (value) => (0,nomad_shape/* shaped */.e9)(MARKED, value));
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/steer-deployment.js



const STEERED = dist/* object */.Ikc({
    EvalID: nomad_shape/* text */.Qq,
    EvalCreateIndex: nomad_shape/* count */.U9,
    DeploymentModifyIndex: dist/* number */.aig(),
    RevertedJobVersion: dist/* nullish */.cl6(dist/* number */.aig(), null),
});
async function promoteDeployment(wire, request) {
    const { groups } = request;
    return await steer(wire, 'promote', request, groups === undefined ? { All: true } : { Groups: groups });
}
async function failDeployment(wire, request) {
    return await steer(wire, 'fail', request, {});
}
async function steer(wire, verb, { id, namespace, region }, how) {
    const call = {
        method: 'POST',
        path: `/v1/deployment/${verb}/${plainSegment(id, 'deployment ID')}`,
        namespace,
        region,
        body: { DeploymentID: id, ...how },
        repeatable: false,
        capability: `\`submit-job\` (or \`${verb}-deployment\` since 1.11.2)`,
        mistake: 'input',
    };
    return wire.read(call, await wire.ask(call), (value) => (0,nomad_shape/* shaped */.e9)(STEERED, value));
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/stop-job.js



async function stopJob(wire, request) {
    const { id, purge, global, evalPriority, noShutdownDelay, namespace, region } = request;
    const call = {
        method: 'DELETE',
        path: `/v1/job/${jobSegment(id, 'input')}`,
        query: { purge, global, eval_priority: evalPriority, no_shutdown_delay: noShutdownDelay },
        namespace,
        region,
        repeatable: false,
        capability: `\`submit-job\` (or \`${purge === true ? 'purge-job' : 'deregister-job'}\` since 1.11.2)`,
        mistake: 'input',
    };
    return wire.read(call, await wire.ask(call), (value) => (0,nomad_shape/* shaped */.e9)(WRITTEN, value));
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/validate-job.js



const VALIDATION = dist/* object */.Ikc({
    DriverConfigValidated: nomad_shape/* flag */.Jt,
    ValidationErrors: (0,nomad_shape/* listOf */.c3)(dist/* string */.YjP()),
    Error: dist/* string */.YjP(),
    Warnings: nomad_shape/* text */.Qq,
});
async function validateJob(wire, request) {
    const { job, ...place } = (0,target/* placeJob */.L)(request, wire);
    const call = {
        method: 'POST',
        path: '/v1/validate/job',
        ...place,
        body: { Job: job },
        repeatable: true,
        capability: '`read-job`',
        mistake: 'parse',
    };
    return wire.read(call, await wire.ask(call), (value) => (0,nomad_shape/* shaped */.e9)(VALIDATION, value));
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/version-tags.js



const TAGGED = dist/* object */.Ikc({ Name: dist/* string */.YjP(), Description: nomad_shape/* text */.Qq });
async function tagJobVersion(wire, request) {
    return await ask(wire, {
        ...tagCall(request),
        method: 'POST',
        body: { Version: request.version, Description: request.description },
    });
}
async function untagJobVersion(wire, request) {
    return await ask(wire, { ...tagCall(request), method: 'DELETE' });
}
function tagCall({ id, tag, namespace, region }) {
    return {
        path: `/v1/job/${plainSegment(id, 'job ID', 'The scheduler tags only versions of jobs whose ID has no slash.')}/versions/${plainSegment(tag, 'tag', 'Give the tag another name.')}/tag`,
        namespace,
        region,
        repeatable: false,
        capability: '`submit-job` (or `tag-job-version` since 1.11.2)',
        mistake: 'input',
        since: { version: '1.9.0', older: /^Job must be specified$/ },
    };
}
async function ask(wire, call) {
    return wire.read(call, await wire.ask(call), (value) => (0,nomad_shape/* shaped */.e9)(TAGGED, value));
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/scheduler.js

























const READINGS = {
    listJobs: listJobs,
    readJob: readJob,
    listJobVersions: listJobVersions,
    listJobAllocations: listJobAllocations,
    listJobEvaluations: listJobEvaluations,
    listJobDeployments: listJobDeployments,
    readJobsMostRecentDeployment: readJobsMostRecentDeployment,
    readJobSummary: readJobSummary,
    readJobScaleStatus: readJobScaleStatus,
    jobServices: jobServices,
    readJobSubmission: readJobSubmission,
    readEvaluation: readEvaluation,
    listEvaluationAllocations: listEvaluationAllocations,
    readDeployment: readDeployment,
    listDeploymentAllocations: listDeploymentAllocations,
};
const ACTIONS = {
    createJob: createJob,
    parseJob: parseJob,
    updateExistingJob: updateExistingJob,
    dispatchJob: dispatchJob,
    revertJob: revertJob,
    setJobStability: setJobStability,
    createJobEvaluation: createJobEvaluation,
    createJobPlan: createJobPlan,
    forceNewPeriodicInstance: forceNewPeriodicInstance,
    stopJob: stopJob,
    checksScaleIndex: checksScaleIndex,
    scaleTaskGroup: scaleTaskGroup,
    promoteDeployment: promoteDeployment,
    failDeployment: failDeployment,
    tagJobVersion: tagJobVersion,
    untagJobVersion: untagJobVersion,
    validateJob: validateJob,
    logIn: logIn,
    readOwnToken: readOwnToken,
    readLeader: readLeader,
    readTaskLogs: readTaskLogs,
};

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./build/js/clients/nomad/next-round.js
function nextIndex(before, header) {
    if (header === undefined || !/^\d+$/.test(header)) {
        return undefined;
    }
    const index = Number(header);
    if (!Number.isSafeInteger(index) || (before !== undefined && index < before)) {
        return undefined;
    }
    return Math.max(1, index);
}
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 12_000;
const PATIENCE_WITH_SERVER_ERRORS = 10;
function pauseAfter({ kind, status, inARow, random }) {
    const passes = kind === 'unreachable' ||
        (kind === 'server' &&
            status !== undefined &&
            (status === 429 || status >= 500) &&
            inARow < PATIENCE_WITH_SERVER_ERRORS);
    return passes ? Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (inARow - 1)) * (0.5 + random / 2) : undefined;
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/watch.js



const WAIT = 50_000;
const REST = 500;
const SLACK = 30_000;
async function* watch(wire, reading, options) {
    const { rest = REST, onTrouble, random = Math.random } = options;
    const clock = startClock(wire, reading.call, options);
    let index;
    let body;
    let lost = 0;
    let trouble;
    for (;;) {
        const started = performance.now();
        const round = await watch_ask(wire, reading, {
            index,
            remaining: clock.remaining(trouble),
            clock,
            wait: options.wait ?? WAIT,
        });
        if ('failure' in round) {
            if (round.failure.reason === 'timed-out') {
                clock.remaining(trouble);
            }
            trouble = round.failure;
            lost += 1;
            const pause = pauseAfter({ kind: round.failure.kind, status: round.status, inARow: lost, random: random() });
            if (pause === undefined) {
                throw round.failure;
            }
            onTrouble?.(round.failure, pause);
            await clock.pause(pause);
            continue;
        }
        trouble = undefined;
        lost = 0;
        index = nextIndex(index, round.answer.headers[wire.dialect.indexHeader]);
        if (round.answer.body !== body) {
            body = round.answer.body;
            yield round.output;
        }
        await clock.pause(rest - (performance.now() - started));
    }
}
function startClock(wire, call, { deadline, signal }) {
    const started = performance.now();
    const combined = AbortSignal.any([wire.signal, signal].filter((one) => one !== undefined));
    const left = () => Math.floor(deadline - (performance.now() - started));
    return {
        signal: combined,
        remaining(trouble) {
            if (left() < 1) {
                throw overdue(call, deadline, trouble);
            }
            return left();
        },
        async pause(milliseconds) {
            await (0,promises_.setTimeout)(Math.max(0, Math.min(milliseconds, left())), undefined, { signal: combined }).catch(() => undefined);
            combined.throwIfAborted();
        },
    };
}
async function watch_ask(wire, { call, shape }, asking) {
    const { index, remaining, clock, wait } = asking;
    const held = Math.min(wait, remaining);
    const blocking = {
        ...call,
        query: { ...call.query, ...(index === undefined ? {} : { index, wait: `${String(Math.ceil(held))}ms` }) },
        repeatable: false,
    };
    const deadline = Math.min(remaining, (index === undefined ? 0 : (held * 17) / 16) + SLACK);
    let answer;
    try {
        answer = await wire.ask(blocking, { deadline, signal: clock.signal });
        return { answer, output: wire.read(call, answer, shape) };
    }
    catch (error) {
        if (error instanceof scheduler_failure/* SchedulerFailure */.c) {
            return { failure: error, status: answer?.status };
        }
        throw error;
    }
}
function overdue({ method, path }, deadline, cause) {
    const seconds = String(Math.round(deadline / 100) / 10);
    const last = cause === undefined ? '' : `; at last: ${cause.message}`;
    return new scheduler_failure/* SchedulerFailure */.c({
        kind: 'unreachable',
        reason: 'timed-out',
        what: `${method} ${path}: watched for ${seconds} s, and what was waited for did not come${last}`,
        hint: cause?.hint,
        help: cause?.help,
        cause,
    });
}

// EXTERNAL MODULE: ./build/js/clients/http/json.js
var json = __webpack_require__(8838);
// EXTERNAL MODULE: ./build/js/clients/nomad/dialect.js
var nomad_dialect = __webpack_require__(8787);
;// CONCATENATED MODULE: ./build/js/clients/nomad/refusal.js




function refused(refusal) {
    const { call, answer } = refusal;
    const withoutOurs = refusal.secrets.reduce((told, secret) => ((0,nomad_headers/* given */.g)(secret) === undefined ? told : told.replaceAll(String(secret), () => '‹hidden›')), answer.body);
    const body = refusal.scrub?.(withoutOurs) ?? withoutOurs;
    const classified = classify(answer.status, body);
    const { about } = classified;
    const isOlder = call.since?.older?.test(classified.words) === true;
    const kind = isOlder ? 'server' : classified.kind;
    const verb = isOlder ? 'is too old to know this request' : about === 'scheme' ? 'speaks https' : VERBS[kind];
    return new scheduler_failure/* SchedulerFailure */.c({
        kind,
        reason: reasonOf({ ...classified, kind }, refusal),
        what: `${call.method} ${call.path}: the scheduler ${verb} (${String(answer.status)}): ${classified.words}`,
        ...refusal_wayOutOf({ ...classified, kind }, refusal, isOlder),
    });
}
const VERBS = {
    'not-found': 'knows of none',
    unauthorized: 'denies it',
    invalid: 'refuses it',
    conflict: 'refuses it, for the job was changed meanwhile',
    blocked: 'does not take it now',
    'too-large': 'refuses it as too large',
    unreachable: 'cannot be reached behind its gateway',
    server: 'failed',
};
function reasonOf({ kind, about }, { call, namespace }) {
    if (about === 'scheme')
        return 'unreachable';
    switch (kind) {
        case 'invalid':
            return about === 'region' || (about === 'namespace' && namespace !== undefined) ? 'input' : call.mistake;
        case 'too-large':
            return 'input';
        case 'not-found':
        case 'unauthorized':
        case 'conflict':
        case 'blocked':
        case 'unreachable':
        case 'server':
            return kind;
    }
}
function refusal_wayOutOf({ kind, about }, refusal, isOlder) {
    const { call, answer } = refusal;
    switch (about) {
        case 'scheme':
            return { hint: 'Write the input `address` with `https://`.', help: 'http-or-https' };
        case 'region':
        case 'namespace':
            return { hint: placeHint(about), help: 'unknown-namespace-or-region' };
        case 'node-pool':
            return {
                hint: 'Set `node_pool` in the job file to one that exists (`nomad node pool list`), or have it made (`nomad node pool apply`): the scheduler makes none for a job.',
                help: 'unknown-node-pool',
            };
        case undefined:
            break;
    }
    if (kind === 'unauthorized')
        return rightFor(refusal);
    const since = call.since === undefined ? undefined : `the request is known since version ${call.since.version}`;
    if (isOlder)
        return { hint: `Upgrade the scheduler: ${since ?? ''}.`, help: 'server-too-old' };
    if (kind === 'server' && answer.status === 404) {
        const too = since === undefined ? '' : `, and its version: ${since}`;
        const hint = `Check that the input \`address\` is that of the scheduler itself, without a path${too}.`;
        return { hint, help: 'not-the-service-itself' };
    }
    if (kind === 'not-found') {
        const isKnown = since === undefined || call.since?.older !== undefined;
        return { help: 'no-such-job', ...(isKnown ? {} : { hint: `An older server says the same of any job: ${since}.` }) };
    }
    return kind === 'conflict' ? { help: 'changed-meanwhile' } : {};
}
function placeHint(about) {
    return about === 'region'
        ? 'Set the input `region`, or the region in the job file, to one that the scheduler knows.'
        : 'Set the input `namespace`, or the namespace in the job file, to one that exists: the scheduler makes none by itself.';
}
function rightFor({ call, answer, namespace, hasToken, noToken }) {
    if (isHtml(answer.body)) {
        const hint = 'A web page is no answer of the scheduler: something in front of it wants a log-in. Set the input `http-auth` if it takes that, or the `address` of the scheduler itself.';
        return { hint, help: 'not-the-service-itself' };
    }
    if (call.denied !== undefined)
        return { hint: call.denied };
    const place = `in the namespace \`${namespace ?? 'default'}\``;
    const right = call.capability === undefined ? undefined : `the ACL capability ${call.capability} ${place}`;
    if (hasToken) {
        const needed = right === undefined ? 'The token may' : `The token needs ${right}; it may also`;
        return { hint: `${needed} be unknown to the scheduler, or expired.`, help: 'missing-right' };
    }
    const one = right === undefined ? '' : ` to one with ${right}`;
    const why = noToken === undefined ? '' : ` ${noToken}`;
    return { hint: `No token was given; set the input \`token\`${one}.${why}`, help: 'no-token' };
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/wire.js








const MAX_BYTES = 32 * 1024 * 1024;
function createWire(options) {
    const headers = (0,nomad_headers/* headersFor */.i)(options);
    const dialect = nomad_dialect/* DIALECTS */.O[options.dialect];
    const wire = {
        dialect,
        namespace: (0,nomad_headers/* given */.g)(options.namespace),
        signal: options.signal,
        async ask(call, { deadline = options.deadline, signal = options.signal } = {}) {
            try {
                return await options.transport.send({
                    service: 'scheduler',
                    method: call.method,
                    url: urlOf(call, options),
                    headers: call.body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
                    body: call.body === undefined ? undefined : JSON.stringify(call.body),
                    repeatable: call.repeatable,
                    deadline,
                    signal,
                    maxBytes: MAX_BYTES,
                    isBusy: isBusy,
                });
            }
            catch (error) {
                throw error instanceof errors/* Failure */.HR && signal?.aborted !== true ? (0,scheduler_failure/* ofTransport */.F)(error) : error;
            }
        },
        read(call, answer, shape) {
            if (answer.status < 200 || answer.status > 299) {
                const token = (0,nomad_headers/* given */.g)(options.token);
                const secrets = [token, (0,nomad_headers/* given */.g)(options.httpAuth), ...(call.secrets ?? [])];
                throw refused({
                    call,
                    answer,
                    ...placeOf(call, options),
                    hasToken: token !== undefined,
                    noToken: options.noToken,
                    secrets,
                    scrub: options.scrub,
                });
            }
            return outputOf(call, answer, (value) => shape(value, { nextToken: (0,nomad_headers/* given */.g)(answer.headers[dialect.nextPageHeader]) }));
        },
        async get({ call, shape }) {
            return wire.read(call, await wire.ask(call), shape);
        },
    };
    return wire;
}
function urlOf(call, options) {
    const url = new URL(call.path, options.address);
    const query = { ...call.query, ...placeOf(call, options) };
    for (const [name, value] of Object.entries(query)) {
        if (value !== undefined && value !== false) {
            url.searchParams.set(name, String(value));
        }
    }
    return url;
}
function placeOf(call, options) {
    const namespace = (0,nomad_headers/* given */.g)(call.namespace) ?? (0,nomad_headers/* given */.g)(options.namespace);
    const region = (0,nomad_headers/* given */.g)(call.region) ?? (0,nomad_headers/* given */.g)(options.region);
    return { ...(namespace === undefined ? {} : { namespace }), ...(region === undefined ? {} : { region }) };
}
function outputOf(call, { body }, shape) {
    const result = parsed(body);
    const shapedResult = 'problem' in result ? result : shape(result.output);
    if ('output' in shapedResult) {
        return shapedResult.output;
    }
    const older = call.since === undefined ? '' : `, and a server of version ${call.since.version} or newer`;
    throw new scheduler_failure/* SchedulerFailure */.c({
        kind: 'server',
        reason: 'server',
        what: `${call.method} ${call.path}: the scheduler's answer cannot be used: ${shapedResult.problem}`,
        help: 'not-the-service-itself',
        hint: `Check that the input \`address\` is that of the scheduler itself${older}.`,
    });
}
function parsed(body) {
    try {
        return { output: (0,json/* parseJson */.qF)(body) };
    }
    catch {
        return { problem: isHtml(body) ? `it is ${serverWords(body)}` : ((0,json/* excessOf */.FR)(body) ?? 'it is not JSON') };
    }
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/client.js





function createScheduler(options) {
    const wire = createWire(options);
    const actions = mapValues(ACTIONS, (ask) => (request) => ask(wire, request));
    const readings = mapValues(READINGS, (describe) => async (request) => wire.get(describe(request, wire.dialect)));
    const watched = mapValues(READINGS, (describe) => (request, how) => watch(wire, describe(request, wire.dialect), how));
    return {
        ...actions,
        ...readings,
        watch: watched,
        pages: { listJobs: (request) => pages(wire, listJobs, request) },
    };
}
function mapValues(record, map) {
    return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}

;// CONCATENATED MODULE: ./build/js/clients/github/identity-token.js



const ANSWER = dist/* object */.Ikc({ value: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1)) });
async function readIdentityToken(transport, source, audience) {
    if (source === undefined) {
        throw new errors/* Failure */.HR({
            reason: 'input',
            what: 'Input `auth-method` is given, but GitHub gives this job no identity token.',
            help: 'no-identity-token',
            hint: 'Give the job `permissions: { id-token: write }`; a pull request from a fork cannot have it.',
        });
    }
    const url = new URL(source.url);
    if (audience !== undefined)
        url.searchParams.set('audience', audience);
    const headers = { authorization: `Bearer ${source.token}`, accept: 'application/json' };
    const { status, body } = await transport.send({ service: 'GitHub', method: 'GET', url, headers, repeatable: true });
    const answer = status === 200 ? dist/* safeParse */.xLC(ANSWER, identity_token_parsed(body)) : undefined;
    if (answer?.success === true)
        return answer.output.value;
    throw new errors/* Failure */.HR({
        reason: 'server',
        what: `GitHub gave no identity token (status ${status}).`,
        hint: 'Run the job again.',
        help: 'github-has-trouble',
    });
}
function identity_token_parsed(body) {
    try {
        return (0,json/* parseJson */.qF)(body);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/js/operations/log-in.js

async function tokenOf({ inputs, context, transport, runner, scheduler }) {
    if (inputs.authMethod === undefined)
        return { token: inputs.token, secrets: [] };
    const identityToken = await readIdentityToken(transport, context.identityToken, inputs.audience);
    runner.mask(identityToken);
    const { SecretID: token, Policies } = await scheduler.logIn({ authMethod: inputs.authMethod, identityToken });
    runner.mask(token);
    runner.foreign(`Logged in by \`${inputs.authMethod}\`${Policies.length === 0 ? '' : `; policies: ${Policies.join(', ')}`}.`);
    return { token, secrets: [identityToken, token] };
}

// EXTERNAL MODULE: ./build/js/operations/touched-files.js + 1 modules
var touched_files = __webpack_require__(4353);
// EXTERNAL MODULE: ./build/js/clients/github/context.js + 2 modules
var github_context = __webpack_require__(4440);
;// CONCATENATED MODULE: ./build/js/operations/connect.js








function transportOf({ inputs, runner, proxies, context }, { end }) {
    const { tls, address } = inputs.scheduler;
    return (0,transport/* createTransport */.o)({
        proxies,
        hosted: context.hosted,
        signal: end,
        connections: inputs.mode === 'register' ? 48 : undefined,
        tls: {
            origin: address.origin,
            ca: tls.ca,
            cert: tls.cert,
            key: tls.key,
            servername: tls.serverName,
            rejectUnauthorized: !tls.skipVerify,
        },
        onRetry: (retry) => runner.foreign(retryWords(retry)),
    });
}
function retryWords({ service, method, path, why, pause }) {
    return `Trying again in ${Math.ceil(pause / 1000)} s: the ${service} request ${method} ${path} ${why}.`;
}
async function jobDependencies({ run, githubToken, transport, deadline, number, }) {
    const { runner, workspace } = run;
    return {
        ...(await schedulerOf(run, transport, deadline.signal)),
        redactor: run.redactor,
        workspace,
        deadline,
        touched: await (0,touched_files/* touchedFiles */.E)({ run, githubToken, transport, number }),
        hide: (values) => values.forEach((value) => runner.mask(value)),
    };
}
async function schedulerOf({ inputs, context, runner, redactor, secrets: ours }, transport, signal) {
    const { address, namespace, region, httpAuth, dialect } = inputs.scheduler;
    const noToken = whyNoToken(context);
    const place = { address: address.origin, namespace, region, httpAuth, dialect };
    const options = { ...place, transport, signal, noToken, scrub: redactor.scrub };
    redactor.addShown([address.host, namespace ?? '', region ?? '', ...publicAddresses(context)]);
    const scheduler = createScheduler(options);
    const { token, secrets } = await tokenOf({ inputs: inputs.scheduler, context, transport, runner, scheduler });
    redactor.addSecrets(secrets);
    return { scheduler: createScheduler({ ...options, token }), secrets: [...ours, ...secrets] };
}
function publicAddresses({ repository, serverUrl, runUrl }) {
    const own = repository === undefined ? '' : `${serverUrl}/${repository.owner}/${repository.name}`;
    return [own, runUrl ?? '', help/* helpPage */.rl];
}
function whyNoToken(context) {
    if ((0,github_context/* isOfFork */.O)(context)) {
        return 'GitHub gives no secrets to the pull request of a fork: to plan it, push its commits to a branch of this repository.';
    }
    if (context.eventName === 'pull_request' && context.actor === 'dependabot[bot]') {
        return "GitHub gives Dependabot's runs Dependabot's own secrets alone: store the token among these, too.";
    }
    return undefined;
}
function notePlainHttp(address, runner) {
    if (address.protocol !== 'http:' || (0,host/* isLoopback */.U)(address))
        return;
    runner.line('The address is plain http: whoever is on the way can read what is sent, and change it.');
}
const tellingTime = 3000;
function startDeadline(timeout, cancelled, service = 'scheduler') {
    const started = performance.now();
    const controller = new AbortController();
    const what = `The run was given up after ${timeout / 1000} s: the ${service} has not answered`;
    const late = new errors/* Failure */.HR({ reason: 'timed-out', what, hint: `Look at the ${service}, or raise \`timeout\`.` });
    const timer = setTimeout(() => controller.abort(late), timeout);
    const signal = AbortSignal.any([controller.signal, cancelled]);
    const end = new AbortController();
    let last;
    const endSoon = () => {
        last = setTimeout(() => end.abort(signal.reason), tellingTime);
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


/***/ }),

/***/ 8697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ learning),
/* harmony export */   qB: () => (/* binding */ liveRules),
/* harmony export */   wT: () => (/* binding */ learnJob)
/* harmony export */ });
/* harmony import */ var _redaction_shown_spec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7761);

const nothingPublic = { has: () => false };
const usualRedaction = { mode: 'default', patterns: [], reveal: [] };
function liveRules(redactor, redaction = usualRedaction) {
    return { ...redaction, secrets: redactor, published: nothingPublic };
}
function learnJob(job, rules, side, redactor) {
    const { secrets, hidden, shown } = (0,_redaction_shown_spec_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedValues */ .cW)(job, rules, side);
    redactor.addSecrets(secrets);
    redactor.addHidden(hidden);
    redactor.addShown(shown);
    redactor.addIds([job.ID]);
}
function learning(scheduler, redactor, redaction) {
    const learn = (job) => {
        learnJob(job, liveRules(redactor, redaction), 'live', redactor);
        return job;
    };
    return {
        ...scheduler,
        readJob: async (request) => learn(await scheduler.readJob(request)),
        listJobVersions: async (request) => {
            const answer = await scheduler.listJobVersions(request);
            answer.Versions.forEach(learn);
            return answer;
        },
        watch: {
            ...scheduler.watch,
            async *readJob(request, options) {
                const jobs = scheduler.watch.readJob(request, options);
                for (;;)
                    yield learn((await jobs.next()).value);
            },
        },
    };
}


/***/ }),

/***/ 294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ createClaims)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _jobfiles_discovery_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6948);
/* harmony import */ var _jobfiles_discovery_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6632);
/* harmony import */ var _redaction_redactor_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5189);
/* harmony import */ var _clients_nomad_target_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7120);






function createClaims({ inputs, workspace, others }) {
    const claims = new Map();
    const claim = (file, id, place, secrets) => {
        const { namespace = 'default', region = '' } = (0,_clients_nomad_target_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOfFile */ .T)(place, inputs.scheduler);
        const one = { file, id, namespace, region: region === 'global' ? '' : region, secrets };
        const key = JSON.stringify([one.id, one.namespace, one.region]);
        claims.set(key, [...(claims.get(key) ?? []), one]);
    };
    for (const { file, job } of others) {
        if (job.place === undefined)
            continue;
        claim(file, job.id, { Namespace: job.place.namespace ?? null, Region: job.place.region ?? null });
    }
    const excludeOf = (file) => (0,_jobfiles_discovery_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameFrom */ .O)(inputs.jobFiles.workingDirectory, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(workspace, file));
    return {
        add: (file, job, secrets) => claim(file, job.ID, job, secrets),
        settle({ jobs, failed }, fileOf) {
            const twins = [...claims.values()].filter((same) => same.length > 1);
            const refused = new Map(twins.flatMap((same) => same.filter(({ secrets }) => secrets !== undefined).map((one) => [one.file, refuse(one, same, excludeOf)])));
            if (refused.size === 0)
                return { jobs, failed };
            const known = new Map(failed.map(({ file, failures }) => [file, failures]));
            const together = [...refused].map(([file, failure]) => ({
                file,
                failures: [failure, ...(known.get(file) ?? [])],
            }));
            const rest = failed.filter(({ file }) => !refused.has(file));
            return {
                jobs: jobs.filter((job) => !refused.has(fileOf(job))),
                failed: [...together, ...rest].toSorted((a, b) => (a.file < b.file ? -1 : 1)),
            };
        },
    };
}
const mostNamed = 3;
function refuse(claim, same, excludeOf) {
    const { file, id, namespace, region } = claim;
    const { name: scrub } = (0,_redaction_redactor_js__WEBPACK_IMPORTED_MODULE_4__/* .createRedactor */ .l)(same.flatMap(({ secrets = [] }) => secrets));
    const others = same
        .filter((other) => other !== claim)
        .map((other) => `\`${other.file}\``)
        .toSorted();
    const more = others.length > mostNamed ? ` and ${others.length - mostNamed} more` : '';
    const listed = others.slice(0, mostNamed).join(', ');
    const place = `in namespace \`${namespace}\`${region === '' ? '' : ` of region \`${region}\``}`;
    const does = others.length === 1 ? 'does' : 'do';
    const exclude = excludeOf(file);
    const way = (0,_jobfiles_discovery_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .isGlob */ .fg)(exclude) ? 'exclude it from `job-files` by a `!` pattern' : `exclude it with \`!${exclude}\``;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR({
        reason: 'input',
        what: scrub(`\`${file}\` declares job \`${id}\` ${place}, and so ${does} ${listed}${more}.`),
        where: { file },
        hint: `Rename one, or ${way}.`,
        help: 'two-files-one-job',
    });
}


/***/ }),

/***/ 3480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ placed),
/* harmony export */   RK: () => (/* binding */ declarationsOf),
/* harmony export */   iO: () => (/* binding */ declarerOf)
/* harmony export */ });
/* harmony import */ var p_map__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(606);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_nomad_target_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7120);
/* harmony import */ var _parse_loaded_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6036);




function declarationsOf(planned, { readOthers, readElsewhere }, asking) {
    let all;
    const ask = async () => {
        const rest = await (0,p_map__WEBPACK_IMPORTED_MODULE_3__/* ["default"] */ .Ay)(await readOthers(), (loaded) => declarationOf(loaded, asking), { concurrency: 10 });
        const elsewhere = (await readElsewhere()).map(({ file, job: { id, place } }) => ({
            file,
            job: place === undefined ? undefined : placed({ id, ...place }, asking),
        }));
        return [...planned, ...rest, ...elsewhere.filter(({ job }) => job !== undefined)];
    };
    return () => (all ??= ask());
}
async function declarationOf(loaded, asking) {
    const file = loaded.file.name;
    if (!('source' in loaded))
        return { file, job: undefined };
    try {
        const job = await (0,_parse_loaded_js__WEBPACK_IMPORTED_MODULE_2__/* .parseLoaded */ .j$)(loaded, asking.scheduler);
        const { namespace, region } = (0,_clients_nomad_target_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfFile */ .T)(job, asking.inputs.scheduler);
        return { file, job: placed({ id: job.ID, namespace, region }, asking) };
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .failuresIn */ .xM)(error) === undefined)
            throw error;
        return { file, job: undefined };
    }
}
function placed({ id, namespace, region }, { inputs: { scheduler } }) {
    return {
        id,
        namespace: namespace || scheduler.namespace || 'default',
        region: region || scheduler.region || '',
    };
}
function maybeSame(one, other) {
    const sameRegion = one.region === other.region || one.region === '' || other.region === '';
    return one.id === other.id && one.namespace === other.namespace && sameRegion;
}
function declarerOf(job, declarations) {
    const certain = declarations.find((one) => one.job !== undefined && maybeSame(one.job, job));
    const possible = certain ?? declarations.find((one) => one.job === undefined);
    return possible === undefined ? undefined : { file: possible.file, isCertain: certain !== undefined };
}


/***/ }),

/***/ 1132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ eachJob)
/* harmony export */ });
/* harmony import */ var p_map__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(606);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _jobfiles_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9007);
/* harmony import */ var _redaction_hidden_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6128);
/* harmony import */ var _redaction_detection_secret_looks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16);
/* harmony import */ var _redaction_detection_secret_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5435);
/* harmony import */ var _redaction_variable_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2294);







const concurrency = 10;
async function eachJob(jobs, { secrets: ours, redactor, hide, progress }, work) {
    let count = 0;
    const results = await (0,p_map__WEBPACK_IMPORTED_MODULE_5__/* ["default"] */ .Ay)(jobs, async (job) => {
        const ofVariables = 'source' in job ? (0,_redaction_variable_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .variableSecrets */ .yF)(job.prepared?.settings.values() ?? []) : [];
        hide(ofVariables);
        redactor.addShown([job.file.name]);
        if ('source' in job)
            learnTexts(job, redactor);
        redactor.addSecrets(ofVariables);
        const result = await doneOrFailed(job, [...ours, ...ofVariables], redactor, work);
        progress(++count, jobs.length);
        return result;
    }, { concurrency });
    return {
        jobs: results.flatMap((result) => ('done' in result ? [result.done] : [])),
        failed: results.flatMap((result) => ('failed' in result ? [result.failed] : [])),
    };
}
async function doneOrFailed(job, secrets, redactor, work) {
    const file = job.file.name;
    try {
        if (!('source' in job))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failures */ .oo(job.failures);
        return { done: await work(job, secrets) };
    }
    catch (error) {
        const failures = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .failuresIn */ .xM)(error);
        if (failures === undefined)
            throw error;
        const { scrub } = redactor;
        return { failed: { file, failures: failures.map((one) => one.told(scrub(one.message), one.where ?? { file })) } };
    }
}
function learnTexts({ source, prepared }, redactor) {
    const values = [...(prepared?.settings.values() ?? [])].map(({ value }) => value.trim());
    redactor.addUnjudged(values);
    redactor.addHidden(secretsIn((0,_jobfiles_read_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldValuesOf */ .kH)(source)));
}
function secretsIn(fields) {
    return [...fields.all()].flatMap(([name, value]) => {
        if ((0,_redaction_detection_secret_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameHides */ .p9)(name, value))
            return [value];
        const secrets = (0,_redaction_detection_secret_looks_js__WEBPACK_IMPORTED_MODULE_2__/* .secretRanges */ .x)(value, { random: false, assignments: name !== 'image' });
        return secrets.length > 0 && (0,_redaction_hidden_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .hasLines */ .gE)(value) ? (0,_redaction_hidden_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .hiddenLines */ .kb)(value, secrets) : secrets.length > 0 ? [value] : [];
    });
}


/***/ }),

/***/ 3305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ parseHidden),
  N: () => (/* binding */ parseNamed)
});

// EXTERNAL MODULE: ./build/js/inputs/assignments.js
var assignments = __webpack_require__(8300);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/scan.js
var scan = __webpack_require__(5380);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/tokens.js
var hcl_tokens = __webpack_require__(6267);
;// CONCATENATED MODULE: ./build/js/jobfiles/provenance/stand-in.js



function standInFor({ bytes, form }) {
    const text = other(bytes.toString('utf8'));
    return form === 'text' ? text : Buffer.from(text).toString('base64');
}
function standInSetting(setting) {
    const { value, form } = setting;
    const isExpression = form === 'source' || (form === 'raw' && isCollection(value.trim()));
    return { ...setting, value: isExpression ? otherLiterals((0,scan/* scanHcl */.J)(value)) : sameShape(value) };
}
function isCollection(text) {
    return (text.startsWith('[') && text.endsWith(']')) || (text.startsWith('{') && text.endsWith('}'));
}
function otherLiterals(hcl) {
    const tokens = [];
    let isName = false;
    for (const [at, kind] of hcl.kinds.entries()) {
        if (kind === 'quote' || kind === 'heredoc') {
            const after = (0,hcl_tokens/* next */.K2)(hcl, (0,hcl_tokens/* behind */.Ry)(hcl, at), hcl.kinds.length);
            isName = /^[=:]$/.test((0,hcl_tokens/* written */.Mp)(hcl, after));
        }
        tokens.push(kind === 'text' && !isName ? sameShape((0,hcl_tokens/* written */.Mp)(hcl, at)) : (0,hcl_tokens/* written */.Mp)(hcl, at));
    }
    return tokens.join('');
}
const alphabets = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '123456789'];
function sameShape(value) {
    if (/^\s*(?:true|false)\s*$/.test(value))
        return String(value.trim() === 'false');
    return value.replace(/(?<!\\)[a-zA-Z0-9]/g, (sign) => {
        const alphabet = alphabets.find((signs) => signs.includes(sign)) ?? alphabets[2];
        const at = alphabet.indexOf(sign);
        return alphabet[(at + 1 + (0,external_node_crypto_.randomInt)(alphabet.length - 1)) % alphabet.length] ?? sign;
    });
}
function other(text) {
    const [, before = '', core = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
    try {
        return before + JSON.stringify(otherValue(JSON.parse(core), 0)) + after;
    }
    catch {
        return before + core.split('\n').map(letters).join('\n') + after;
    }
}
const deepest = 100;
function otherValue(value, depth) {
    if (depth > deepest || value === null)
        return value;
    if (Array.isArray(value))
        return value.map((item) => otherValue(item, depth + 1));
    if (typeof value === 'string')
        return letters();
    if (typeof value === 'number')
        return value + 1 + ((0,external_node_crypto_.randomBytes)(1)[0] ?? 0);
    if (typeof value !== 'object')
        return value !== true;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, otherValue(item, depth + 1)]));
}
function letters() {
    return `r${(0,external_node_crypto_.randomBytes)(9).toString('hex')}`;
}

// EXTERNAL MODULE: ./build/js/redaction/public-fields.js
var public_fields = __webpack_require__(9285);
// EXTERNAL MODULE: ./build/js/redaction/shown-spec.js
var shown_spec = __webpack_require__(7761);
;// CONCATENATED MODULE: ./build/js/redaction/dependent-fields.js


function dependentFields(job, other, reveal) {
    const [values, others] = [(0,shown_spec/* fieldsOf */.Pf)(job), (0,shown_spec/* fieldsOf */.Pf)(other)];
    const found = [];
    for (const key of new Set([...values.keys(), ...others.keys()])) {
        const [one, two] = [values.get(key), others.get(key)];
        const field = one ?? two;
        if (field === undefined || (one !== undefined && one.value === two?.value))
            continue;
        const { objects, name, isItem } = field;
        const full = [...objects, name].join('.');
        const isRevealed = reveal.some((pattern) => [name, full].some((text) => pattern.matches(text)));
        const isStructure = (one === undefined || two === undefined) && !isItem;
        const isNatural = [one, two].some((side) => (0,public_fields/* isPublicByNature */.Q)(objects, name, side?.value));
        const isShown = !isRevealed && (isStructure || isNatural);
        const path = isStructure ? (objects[0] ?? name).replace(/\[.*/s, '') : full;
        found.push({ path, value: one?.value ?? '', other: two?.value ?? '', isShown });
    }
    return found;
}

// EXTERNAL MODULE: ./build/js/redaction/redactor.js + 2 modules
var redactor = __webpack_require__(5189);
// EXTERNAL MODULE: ./build/js/redaction/variable-secrets.js + 1 modules
var variable_secrets = __webpack_require__(2294);
// EXTERNAL MODULE: ./build/js/operations/planning/parse-loaded.js
var parse_loaded = __webpack_require__(6036);
;// CONCATENATED MODULE: ./build/js/operations/planning/derived-secrets.js






async function derivedSecrets(loaded, spec, scheduler) {
    const { prepared } = loaded;
    if (prepared === undefined || ![...prepared.settings.values()].some(variable_secrets/* isSecretSetting */.dZ))
        return [];
    const other = await (0,parse_loaded/* parseInstead */.Qy)(loaded, { setting: standInForSecret }, scheduler);
    if (other === undefined)
        return [];
    const [before, after] = [withoutSecrets(prepared), withoutSecrets(other.prepared)];
    return dependentFields(spec, other.job, [])
        .filter(({ isShown, value, other: instead }) => isShown && before(value) !== after(instead))
        .map(({ value }) => value)
        .filter((value) => (0,assignments/* isHideable */.TF)(value) && !/^[\d.]+$/.test(value));
}
function standInForSecret(setting) {
    return (0,variable_secrets/* isSecretSetting */.dZ)(setting) ? standInSetting(setting) : setting;
}
function withoutSecrets({ settings }) {
    return (0,redactor/* createRedactor */.l)((0,variable_secrets/* variableSecrets */.yF)(settings.values())).name;
}

// EXTERNAL MODULE: ./build/js/redaction/random-fields.js
var random_fields = __webpack_require__(8087);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/edits.js
var preprocess_edits = __webpack_require__(3313);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/bodies.js
var bodies = __webpack_require__(409);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/job-text.js
var job_text = __webpack_require__(7843);
;// CONCATENATED MODULE: ./build/js/jobfiles/provenance/random.js




const randomFunctions = ['uuidv4', 'bcrypt'];
const fixed = [
    { uuid: '"00000000-0000-4000-8000-000000000000"', hash: 'sha256' },
    { uuid: '"ffffffff-ffff-4fff-bfff-ffffffffffff"', hash: 'sha512' },
];
function fixRandom(text, way) {
    if (!randomFunctions.some((name) => text.includes(name)))
        return undefined;
    const edits = (0,job_text/* readJobText */.f)(text).pieces.flatMap(({ hcl, edit }) => edit(editsIn(hcl, fixed[way])));
    return edits.length === 0 ? undefined : (0,preprocess_edits/* applyEdits */.c)(text, edits).text;
}
function editsIn(hcl, { uuid, hash }) {
    const edits = [];
    const removed = new Map();
    const replace = (from, to, text) => {
        edits.push({ start: hcl.starts[from] ?? 0, end: hcl.starts[to] ?? 0, text });
    };
    for (let at = 0; at < hcl.kinds.length; at++) {
        at = removed.get(at) ?? at;
        const name = hcl.kinds[at] === 'name' ? randomFunctions.find((one) => one === (0,hcl_tokens/* written */.Mp)(hcl, at)) : undefined;
        const open = name === undefined ? at : (0,hcl_tokens/* next */.K2)(hcl, at + 1, hcl.kinds.length, 'skip');
        const close = hcl.closes[open] ?? open;
        if (name === undefined || (0,hcl_tokens/* written */.Mp)(hcl, open) !== '(' || close >= hcl.kinds.length)
            continue;
        if (name === 'uuidv4') {
            replace(at, close + 1, uuid);
            at = close;
            continue;
        }
        const [, cost] = (0,bodies/* argumentsOf */.aX)(hcl, open);
        replace(at, at + 1, hash);
        if (cost === undefined)
            continue;
        replace(cost[0] - 1, close, '');
        removed.set(cost[0] - 1, close);
    }
    return edits.toSorted((a, b) => a.start - b.start);
}

;// CONCATENATED MODULE: ./build/js/operations/planning/random-fields.js



async function readRandom(loaded, spec, scheduler) {
    const { prepared } = loaded;
    const nothing = { random: random_fields/* nothingRandom */.hC, steady: { loaded, spec } };
    if (prepared === undefined || fixRandom(prepared.text, 0) === undefined)
        return nothing;
    const steady = withFixed(loaded, 0);
    const [one, two] = await Promise.all([steady, withFixed(loaded, 1)].map(async (file) => (0,parse_loaded/* orUnreadable */.pz)(async () => (0,parse_loaded/* parseLoaded */.j$)(file, scheduler))));
    if (one !== undefined && two !== undefined) {
        return { random: (0,random_fields/* randomFields */.xb)(spec, [one, two]), steady: { loaded: steady, spec: one } };
    }
    const again = await (0,parse_loaded/* parseLoaded */.j$)(loaded, scheduler);
    return { ...nothing, random: (0,random_fields/* randomFields */.xb)(spec, [again]) };
}
function withFixed(loaded, way) {
    const fix = (prepared) => prepared === undefined ? undefined : { ...prepared, text: fixRandom(prepared.text, way) ?? prepared.text };
    return {
        ...loaded,
        prepared: fix(loaded.prepared),
        prepareWith: async (instead) => fix(await loaded.prepareWith(instead)),
    };
}

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/positions.js
var positions = __webpack_require__(9640);
;// CONCATENATED MODULE: ./build/js/operations/planning/uncommitted.js





const mostBlamed = 10;
async function uncommittedValues(loaded, spec, dependencies) {
    const hidden = hiddenFiles(loaded, dependencies);
    if (hidden.length === 0)
        return new Set();
    const fields = await fieldsBy(hidden, loaded, spec, dependencies);
    const shown = fields?.filter(({ isShown }) => isShown);
    if (fields === undefined || (shown ?? []).length > 0)
        throw await refusal(hidden, loaded, spec, dependencies);
    return new Set(fields.map(({ value }) => value));
}
async function uncommittedNames(loaded, spec, dependencies) {
    const hidden = hiddenFiles(loaded, dependencies);
    if (hidden.length === 0)
        return [];
    const other = await (0,parse_loaded/* parseInstead */.Qy)(loaded, instead(hidden), dependencies.scheduler);
    const same = new Set(other === undefined ? [] : namesIn(other.job));
    return namesIn(spec).filter((name) => !same.has(name));
}
function namesIn({ ID, Namespace, Region, TaskGroups }) {
    return [ID, Namespace, Region, ...(TaskGroups ?? []).map(({ Name }) => Name)].filter((name) => typeof name === 'string');
}
function hiddenFiles(loaded, { redaction, published }) {
    if (redaction.mode === 'none')
        return [];
    return [...published.uncommitted(loaded)].filter((name) => !redaction.reveal.some((pattern) => pattern.matches(name)));
}
async function fieldsBy(names, loaded, spec, dependencies) {
    const other = await (0,parse_loaded/* parseInstead */.Qy)(loaded, instead(names), dependencies.scheduler);
    return other === undefined ? undefined : dependentFields(spec, other.job, dependencies.redaction.reveal);
}
function instead(names) {
    return { file: (file) => (names.includes(file.name) ? standInFor(file) : undefined) };
}
async function refusal(names, loaded, spec, dependencies) {
    const found = [];
    for (const name of names.slice(0, mostBlamed)) {
        const fields = await fieldsBy([name], loaded, spec, dependencies);
        const shown = fields?.find(({ isShown }) => isShown);
        if (fields === undefined || shown !== undefined)
            found.push(await refused(name, shown?.path, loaded));
    }
    return new errors/* Failures */.oo(found.length > 0 ? found : await Promise.all(names.map((name) => refused(name, undefined, loaded))));
}
async function refused(name, path, loaded) {
    const what = path === undefined
        ? `What the job takes from the file \`${name}\` cannot be told apart from what is shown`
        : `The field \`${path}\`, which is shown, depends on the file \`${name}\``;
    return new errors/* Failure */.HR({
        reason: 'parse',
        what: `${what}; git does not hold the content of that file, so it may be a secret.`,
        where: await placeOfCall(name, loaded),
        help: 'functions-that-read-files',
        hint: `Commit the file; or set \`reveal: ${name}\` to have shown what the job takes from it; or use it only where values are hidden, such as in \`env\` or in the \`data\` of a template.`,
    });
}
async function placeOfCall(name, { file, source, prepared, prepareWith }) {
    try {
        const others = (await prepareWith(instead([name])))?.replaced;
        const call = prepared?.replaced.find((edit, index) => edit.text !== others?.[index]?.text);
        if (call !== undefined)
            return { file: file.name, ...(0,positions/* positionsIn */.Y)(source.text).positionOf(call.start) };
    }
    catch (error) {
        if (!(error instanceof errors/* Failures */.oo))
            throw error;
    }
    return { file: file.name };
}

;// CONCATENATED MODULE: ./build/js/operations/planning/parse-hidden.js





async function parseNamed(loaded, dependencies) {
    const { scheduler, redactor } = dependencies;
    const { spec, steady, actual } = await parseSteady(loaded, dependencies);
    const derived = actual(await derivedSecrets(steady.loaded, steady.spec, scheduler));
    const uncommitted = await uncommittedNames(steady.loaded, steady.spec, dependencies);
    redactor.addSecrets([...actual(uncommitted), ...derived]);
    return { spec, derived };
}
async function parseHidden(loaded, dependencies) {
    const { scheduler, redactor } = dependencies;
    const { spec, random, steady, actual } = await parseSteady(loaded, dependencies);
    const withheld = new Set(actual(await uncommittedValues(steady.loaded, steady.spec, dependencies)));
    redactor.addUnjudged(withheld);
    const derived = actual(await derivedSecrets(steady.loaded, steady.spec, scheduler));
    redactor.addSecrets(derived);
    return { spec, withheld, derived, random };
}
async function parseSteady(loaded, dependencies) {
    const { scheduler } = dependencies;
    hideContents(loaded, dependencies);
    const spec = await (0,parse_loaded/* parseLoaded */.j$)(loaded, scheduler);
    const { steady, random } = await readRandom(loaded, spec, scheduler);
    const actual = (values) => (0,random_fields/* valuesInPlaceOf */.uP)(new Set(values), steady.spec, spec);
    return { spec, random, steady, actual };
}
function hideContents(loaded, { redactor, redaction, published }) {
    const names = published.uncommitted(loaded);
    if (redaction.mode === 'none')
        return;
    redactor.addHidden(loaded.reads.filter(({ name }) => names.has(name)).map(({ text }) => text));
}


/***/ }),

/***/ 6036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qy: () => (/* binding */ parseInstead),
/* harmony export */   j$: () => (/* binding */ parseLoaded),
/* harmony export */   pz: () => (/* binding */ orUnreadable),
/* harmony export */   vE: () => (/* binding */ notesOn)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _jobfiles_preprocess_json_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3950);
/* harmony import */ var _clients_nomad_server_age_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8864);



async function parseLoaded({ source, prepared }, scheduler) {
    if (prepared === undefined)
        return (0,_jobfiles_preprocess_json_job_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonJob */ ._)(source);
    const { text, variables, locate, explain, settings } = prepared;
    try {
        const job = await scheduler.parseJob({ source: text, variables, locate, file: source.file.name });
        if (variables !== undefined && variables !== '' && (0,_clients_nomad_server_age_js__WEBPACK_IMPORTED_MODULE_2__/* .isBeforeNodePools */ .DX)(job))
            throw tooOld();
        return job;
    }
    catch (error) {
        const failures = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .failuresIn */ .xM)(error);
        if (failures === undefined)
            throw error;
        const isSet = failures.some(({ message }) => settings.has(/^Unset variable "([^"]+)"/.exec(message)?.[1] ?? ''));
        throw isSet ? tooOld() : new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failures */ .oo(failures.map(explain));
    }
}
async function parseInstead(loaded, instead, scheduler) {
    return orUnreadable(async () => {
        const prepared = await loaded.prepareWith(instead);
        if (prepared === undefined)
            return undefined;
        return { job: await parseLoaded({ ...loaded, prepared }, scheduler), prepared };
    });
}
async function orUnreadable(read) {
    try {
        return await read();
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failures */ .oo || (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR && error.reason === 'parse'))
            return undefined;
        throw error;
    }
}
function tooOld() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        reason: 'server',
        what: 'The scheduler is too old for variables: its parser takes them since version 1.6.0, and took no notice of those that are set',
        help: 'server-too-old',
        hint: 'Upgrade the scheduler, or write the values into the job file.',
    });
}
function notesOn({ prepared }, job, { namespace, region }, shown) {
    const pairs = [
        ['namespace', job.Namespace, namespace],
        ['region', job.Region, region],
    ];
    return {
        overridden: pairs.flatMap(([what, file, input]) => file && input !== undefined && file !== input ? [{ what, file: shown(file), input }] : []),
        dropped: (prepared?.dropped ?? []).map(({ name, origin }) => ({ name, by: origin.words })),
    };
}


/***/ }),

/***/ 9530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nn: () => (/* binding */ askPlan),
  Gc: () => (/* binding */ digestsOfPlan),
  eL: () => (/* binding */ liveJob),
  CJ: () => (/* binding */ parseFile),
  ZL: () => (/* binding */ understand)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/submission.js
var submission = __webpack_require__(3890);
// EXTERNAL MODULE: ./build/js/plan/preserve-counts.js
var preserve_counts = __webpack_require__(7679);
// EXTERNAL MODULE: ./build/js/redaction/redact-diff.js
var redact_diff = __webpack_require__(6839);
// EXTERNAL MODULE: ./build/js/redaction/redactor.js + 2 modules
var redactor = __webpack_require__(5189);
// EXTERNAL MODULE: ./build/js/redaction/random-fields.js
var random_fields = __webpack_require__(8087);
// EXTERNAL MODULE: ./build/js/redaction/shown-spec.js
var shown_spec = __webpack_require__(7761);
// EXTERNAL MODULE: ./build/js/plan/diff-text.js
var diff_text = __webpack_require__(4393);
// EXTERNAL MODULE: ./build/js/plan/quote.js
var quote = __webpack_require__(1740);
;// CONCATENATED MODULE: ./build/js/plan/metric-text.js

function metricLines(metric) {
    const noNodes = sorted(metric.NodesAvailable).filter(([, count]) => count === 0);
    return [
        ...(metric.NodesEvaluated === 0 ? ['No nodes were eligible for evaluation'] : []),
        ...noNodes.map(([datacenter]) => `No nodes are available in datacenter ${(0,quote/* quoted */.T)(datacenter)}`),
        ...sorted(metric.ClassFiltered).map(([name, count]) => `Class ${(0,quote/* quoted */.T)(name)}: ${count} nodes excluded by filter`),
        ...sorted(metric.ConstraintFiltered).map(([name, count]) => `Constraint ${(0,quote/* quoted */.T)(name)}: ${count} nodes excluded by filter`),
        ...(metric.NodesExhausted > 0 ? [`Resources exhausted on ${metric.NodesExhausted} nodes`] : []),
        ...sorted(metric.ClassExhausted).map(([name, count]) => `Class ${(0,quote/* quoted */.T)(name)} exhausted on ${count} nodes`),
        ...sorted(metric.DimensionExhausted).map(([name, count]) => `Dimension ${(0,quote/* quoted */.T)(name)} exhausted on ${count} nodes`),
        ...metric.QuotaExhausted.map((name) => `Quota limit hit ${(0,quote/* quoted */.T)(name)}`),
    ];
}
function sorted(counts) {
    return Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

// EXTERNAL MODULE: ./build/js/plan/spec.js
var spec = __webpack_require__(5377);
;// CONCATENATED MODULE: ./build/js/plan/cli-text.js




function planText(options) {
    const { plan } = options;
    const diff = plan.Diff === null ? '' : `${(0,diff_text/* diffText */.N)(plan.Diff, options.verbose)}\n\n`;
    const warnings = plan.Warnings === '' ? '' : `Job Warnings:\n${plan.Warnings}\n\n`;
    return `${diff}Scheduler dry-run:\n${dryRun(options)}\n\n${warnings}${preemptions(plan.Annotations.PreemptedAllocs)}${trailer(options)}`;
}
function dryRun({ job, plan, now }) {
    const failed = Object.entries(plan.FailedTGAllocs).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const lines = failed.length === 0
        ? ['- All tasks successfully allocated.']
        : [
            job.Type === 'system'
                ? '- WARNING: Failed to place allocations on all nodes.'
                : '- WARNING: Failed to place all allocations.',
        ];
    const groups = failed.map(([name, metric]) => {
        const count = metric.CoalescedFailures + 1;
        const head = `  Task Group ${(0,quote/* quoted */.T)(name)} (failed to place ${count} allocation${count > 1 ? 's' : ''}):`;
        return [head, ...metricLines(metric).map((text) => `    * ${text}`)].join('\n');
    });
    if (groups.length > 0)
        lines.push(groups.join('\n\n'));
    if (plan.NextPeriodicLaunch !== null && (0,spec/* isLaunched */.x)(job) !== 'per-dispatch') {
        const from = duration(new Date(plan.NextPeriodicLaunch), now);
        lines.push(`- If submitted now, next periodic launch would be at ${plan.NextPeriodicLaunch} (${from} from now).`);
    }
    return lines.join('\n');
}
function duration(until, now) {
    const total = Math.floor(until.getTime() / 1000) - Math.floor(now.getTime() / 1000);
    const absolute = Math.abs(total);
    const [hours, minutes, seconds] = [Math.floor(absolute / 3600), Math.floor(absolute / 60) % 60, absolute % 60];
    const sign = total < 0 ? '-' : '';
    if (hours > 0)
        return `${sign}${hours}h${minutes}m${seconds}s`;
    return minutes > 0 ? `${sign}${minutes}m${seconds}s` : `${sign}${seconds}s`;
}
const few = 10;
function preemptions(allocs) {
    if (allocs.length === 0)
        return '';
    return `Preemptions:\n\n${table(preemptionRows(allocs))}\n`;
}
function preemptionRows(allocs) {
    if (allocs.length < few) {
        return [['Alloc ID', 'Job ID', 'Task Group'], ...allocs.map((alloc) => [alloc.ID, alloc.JobID, alloc.TaskGroup])];
    }
    const jobs = tally(allocs.map((alloc) => [alloc.JobID, alloc.Namespace, alloc.JobType]));
    if (jobs.length < few) {
        return [['Job ID', 'Namespace', 'Job Type', 'Preemptions'], ...jobs];
    }
    return [['Job Type', 'Preemptions'], ...tally(allocs.map((alloc) => [alloc.JobType]))];
}
function tally(rows) {
    const counts = new Map();
    for (const row of rows) {
        const key = JSON.stringify(row);
        counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return [...counts]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, count]) => [...JSON.parse(key), String(count)]);
}
function table(rows) {
    const filled = rows.map((row) => row.map((cell) => (cell === '' ? '<none>' : cell)));
    const widths = (filled[0] ?? []).map((_, column) => (0,diff_text/* longest */.x)(filled, (row) => (row[column] ?? '').length));
    return filled
        .map((row) => row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd())
        .join('\n');
}
function trailer({ plan, file, namespace }) {
    const flag = namespace === undefined ? '' : `-namespace=${(0,quote/* quoted */.T)(namespace)} `;
    return `Job Modify Index: ${plan.JobModifyIndex}
To submit the job with version verification run:

nomad job run -check-index ${plan.JobModifyIndex} ${flag}${file}

When running the job with the check-index flag, the job will only be run if the
job modify index given matches the server-side version. If the index has
changed, another user has modified the job and the plan's results are
potentially invalid.
`;
}

// EXTERNAL MODULE: ./build/js/redaction/variable-secrets.js + 1 modules
var variable_secrets = __webpack_require__(2294);
// EXTERNAL MODULE: ./build/js/plan/verdict.js + 2 modules
var verdict = __webpack_require__(8661);
// EXTERNAL MODULE: ./build/js/report/markdown/diff-lines.js
var diff_lines = __webpack_require__(5982);
// EXTERNAL MODULE: ./build/js/review/digests.js
var digests = __webpack_require__(4906);
// EXTERNAL MODULE: ./build/js/review/meaning.js
var review_meaning = __webpack_require__(6484);
// EXTERNAL MODULE: ./build/js/review/random-changes.js
var random_changes = __webpack_require__(4872);
// EXTERNAL MODULE: ./build/js/clients/nomad/target.js
var target = __webpack_require__(7120);
// EXTERNAL MODULE: ./build/js/operations/learn-job.js
var learn_job = __webpack_require__(8697);
// EXTERNAL MODULE: ./build/js/operations/planning/parse-loaded.js
var parse_loaded = __webpack_require__(6036);
// EXTERNAL MODULE: ./build/js/operations/planning/parse-hidden.js + 6 modules
var parse_hidden = __webpack_require__(3305);
;// CONCATENATED MODULE: ./build/js/operations/planning/plan-job.js


















async function parseFile(loaded, dependencies) {
    const { inputs, redactor, published } = dependencies;
    const hidden = await (0,parse_hidden/* parseHidden */.E)(loaded, { ...dependencies, redaction: inputs.redaction });
    const publicValues = without(published.valuesOf(loaded), hidden.withheld);
    (0,learn_job/* learnJob */.wT)(hidden.spec, { ...inputs.redaction, secrets: redactor, published: publicValues }, 'file', redactor);
    return { loaded, publicValues, ...hidden, ...(0,target/* placeOfFile */.T)(hidden.spec, inputs.scheduler) };
}
function without(values, withheld) {
    return { has: (value, place) => !withheld.has(value) && values.has(value, place) };
}
async function askPlan(parsed, { inputs, scheduler }) {
    const { spec, namespace, region } = parsed;
    const target = { namespace, region };
    const live = inputs.preserveCounts ? await liveJob(scheduler, { id: spec.ID, ...target }) : undefined;
    const { job, kept } = (0,preserve_counts/* keepCounts */.g)(spec, live);
    const keptGroups = new Set((live?.TaskGroups ?? []).map((group) => group.Name ?? ''));
    const plan = await scheduler.createJobPlan({ job, policyOverride: inputs.policyOverride, ...target });
    return { ...parsed, job, keptCounts: kept, keptGroups, plan };
}
async function liveJob(scheduler, target) {
    return (0,errors/* orUndefined */.y0)(scheduler.readJob(target), 'not-found');
}
function understand(asked, judging, now) {
    const { loaded, job, plan, region } = asked;
    const { inputs, redactor, published } = judging;
    const rules = { ...inputs.redaction, secrets: redactor, published: asked.publicValues };
    const redacted = plan.Diff === null ? undefined : (0,redact_diff/* redact */.E)(plan.Diff, rules);
    redactor.addSecrets(redacted?.secrets ?? []);
    redactor.addHidden(redacted?.hidden ?? []);
    redactor.addShown(redacted?.shown ?? []);
    const name = (text) => (0,redact_diff/* shownName */.H)(text, rules);
    const file = loaded.file.name;
    const clear = (0,verdict/* verdictOf */.V)(job, plan);
    const former = clear.change === 'new' ? published.jobIn(file)?.id : undefined;
    const flag = inputs.scheduler.namespace;
    return {
        file,
        id: name(job.ID),
        namespace: name(asked.namespace ?? 'default'),
        region: region === undefined ? undefined : name(region),
        verdict: (0,verdict/* scrubbed */.f)(clear, redactor.scrub, name),
        formerId: former === undefined || former === job.ID ? undefined : name(former),
        diff: redacted === undefined ? { lines: [], hiddenValues: 0 } : (0,diff_lines/* viewDiff */.H)(redacted.diff, inputs.verbose),
        keptCounts: asked.keptCounts.map((kept) => ({ ...kept, group: name(kept.group) })),
        ...(0,parse_loaded/* notesOn */.vE)(loaded, job, inputs.scheduler, name),
        random: asked.random.labels.map(name),
        unstored: inputs.submission ? (0,submission/* submissionOf */.y)(loaded, variable_secrets/* isSecretSetting */.dZ).left : [],
        reviewed: {
            file,
            id: job.ID,
            namespace: asked.namespace ?? 'default',
            region: region ?? '',
            hides: hidingNames({ id: job.ID, namespace: asked.namespace ?? '', region: region ?? '' }, name),
            index: plan.JobModifyIndex,
            evaluated: judging.evaluated,
            changes: clear.changes,
            ...(judging.recorded ? digestsOfPlan(asked, clear, judging) : { spec: '', plan: '' }),
        },
        clear: {
            text: planText({ job, plan, file, verbose: inputs.verbose, namespace: flag, now }),
            json: plan.raw,
        },
    };
}
function hidingNames(names, shown) {
    const all = Object.entries(names);
    return new Set(all.filter(([, name]) => shown(name) !== name).map(([which]) => which));
}
function digestsOfPlan(asked, verdict, { inputs, secrets, published }) {
    const { loaded, job, plan, keptGroups, random } = asked;
    const { signingKey } = inputs.review;
    const meaning = (diff) => (0,review_meaning/* meaningOf */.g)({ job, verdict, diff: diff === null ? null : (0,random_changes/* withoutRandomValues */.mt)(diff, random.values), keptGroups });
    const spec = (0,random_fields/* withoutRandom */.MH)(asked.spec, random);
    if (signingKey !== undefined)
        return (0,digests/* digestsOf */.n)(boundSpec(spec, asked), meaning(plan.Diff), signingKey);
    const rules = {
        mode: 'default',
        patterns: inputs.redaction.patterns,
        reveal: [],
        secrets: (0,redactor/* createRedactor */.l)([...secrets, ...asked.derived]),
        published: without(published.atHead(loaded), asked.withheld),
    };
    const diff = plan.Diff === null ? null : (0,redact_diff/* redact */.E)(plan.Diff, rules).diff;
    const specification = { shown: (0,shown_spec/* shownSpec */.Ji)(spec, rules), committed: published.committed(loaded.from) };
    return (0,digests/* digestsOf */.n)(specification, meaning(diff), undefined);
}
function boundSpec(spec, { loaded, random }) {
    if (random.trails.size === 0)
        return spec;
    return { spec, text: loaded.prepared?.text, variables: loaded.prepared?.variables };
}


/***/ }),

/***/ 1238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ recordAfter),
/* harmony export */   z: () => (/* binding */ recordOf)
/* harmony export */ });
/* harmony import */ var _redaction_variable_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2294);
/* harmony import */ var _redaction_redactor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5189);
/* harmony import */ var _review_identifiers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7151);
/* harmony import */ var _review_record_codec_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3987);




const budget = 20_000;
function recordAfter(outcome, { context, inputs, comment }) {
    const key = inputs.review.signingKey;
    const opened = (0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_3__/* .open */ .ho)(comment ?? '', key);
    const { record } = outcome;
    if (record === undefined)
        return opened.kind === 'opened' && opened.signed ? toSeal(opened.record, key) : undefined;
    const run = context.runUrl === undefined ? 'an earlier run' : `run ${context.runNumber}`;
    const registered = new Map(outcome.jobs.flatMap(({ planned, state }) => doneOf(planned.file, state)));
    const stopped = new Map(outcome.removed.flatMap(stopOf));
    return toSeal({ ...record, jobs: marked(record.jobs, registered, run), removed: marked(record.removed, stopped, run) }, key);
}
function marked(all, done, run) {
    return all.map((one) => {
        const now = done.get(one.file);
        return now === undefined ? one : { ...one, done: { ...now, run } };
    });
}
function toSeal(record, key) {
    return { line: (0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_3__/* .draftWithin */ .fc)(record, key, budget), seal: (comment) => (0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_3__/* .seal */ .od)(comment, key) };
}
function stopOf({ file, state }) {
    return state.kind === 'stopped' ? [[file, { index: state.index, outcome: 'stopped' }]] : [];
}
function doneOf(file, state) {
    switch (state.kind) {
        case 'rolling-out':
        case 'written':
        case 'unfollowed':
            return state.written.byUs ? [[file, { index: state.written.index, outcome: 'registered' }]] : [];
        case 'rolled-out':
            return [[file, { index: state.written.index, outcome: state.rollout.kind }]];
        case 'there':
        case 'changed':
        case 'unseen':
        case 'done':
        case 'since':
        case 'not-written':
        case 'refused':
            return [];
    }
}
function recordOf(outcome, { context, inputs, pullRequest }) {
    const { repository } = context;
    const { mode, signingKey } = inputs.review;
    const nothing = outcome.jobs.length + outcome.removed.length === 0;
    if (repository === undefined || pullRequest === undefined || mode === 'ignore' || nothing)
        return undefined;
    const { scheduler } = inputs;
    const redactor = (0,_redaction_redactor_js__WEBPACK_IMPORTED_MODULE_1__/* .createRedactor */ .l)((0,_redaction_variable_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .inputSecrets */ .Sc)(inputs.jobFiles.variables));
    const named = (name) => (0,_review_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .C)(name, redactor.name(name) !== name, signingKey);
    const record = {
        repository: `${repository.owner}/${repository.name}`,
        pullRequest: pullRequest.number,
        comment: inputs.comment.id,
        head: pullRequest.headSha,
        run: { id: context.runId ?? '', number: context.runNumber, attempt: context.runAttempt },
        cluster: scheduler.address.host,
        namespace: named(scheduler.namespace ?? ''),
        region: named(scheduler.region ?? ''),
        jobs: outcome.jobs
            .map(({ reviewed }) => reviewedJob(reviewed, signingKey))
            .toSorted((a, b) => Number(b.changes) - Number(a.changes)),
        removed: outcome.removed.flatMap(({ file, stop }) => (stop.target === undefined ? [] : [{ file, ...stop.target }])),
        left: 0,
    };
    return toSeal(record, signingKey);
}
function reviewedJob({ hides = new Set(), ...job }, key) {
    return {
        ...job,
        id: (0,_review_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .C)(job.id, hides.has('id'), key),
        namespace: (0,_review_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .C)(job.namespace, hides.has('namespace'), key),
        region: (0,_review_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .C)(job.region, hides.has('region'), key),
    };
}


/***/ }),

/***/ 3628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AW: () => (/* binding */ versionsSince),
/* harmony export */   Ez: () => (/* binding */ lastRegistration),
/* harmony export */   Jy: () => (/* binding */ registeredSince)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_http_pause_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8652);
/* harmony import */ var _plan_preserve_counts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7679);
/* harmony import */ var _clients_nomad_jobs_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2601);
/* harmony import */ var _review_canonical_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1269);
/* harmony import */ var _review_meaning_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6484);
/* harmony import */ var _review_random_changes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4872);







const clockSkew = 600_000;
async function registeredSince(asked, reviewed, asking) {
    const { JobModifyIndex: index } = asked.plan;
    try {
        if (index === 0)
            return await purgedSince(asked, reviewed, asking);
        if (index === reviewed.index)
            return 'no';
        const target = { id: asked.job.ID, namespace: asked.namespace, region: asked.region };
        const versions = await versionsSince(target, reviewed, asking.scheduler);
        if (versions === undefined)
            return 'unknown';
        const ours = asked.plan.Diff;
        for (const version of versions) {
            const plan = await asking.scheduler.createJobPlan({
                job: countsKept(version, versions[0], asking),
                policyOverride: asking.inputs.policyOverride,
                namespace: asked.namespace,
                region: asked.region,
            });
            if (isSameChange(plan.Diff, ours, asked.random.values))
                return 'yes';
        }
        return 'no';
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
            return 'unknown';
        throw error;
    }
}
function isSameChange(theirs, ours, random) {
    if (theirs === null || ours === null)
        return theirs === ours;
    const [one, two] = (0,_review_random_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutRandomFields */ .XZ)([theirs, ours], ours, random).map((diff) => (0,_review_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .canonical */ .$)((0,_review_meaning_js__WEBPACK_IMPORTED_MODULE_4__/* .differenceOf */ .P)(diff)));
    return one === two;
}
function countsKept(version, live, { inputs }) {
    return inputs.preserveCounts ? (0,_plan_preserve_counts_js__WEBPACK_IMPORTED_MODULE_6__/* .keepCounts */ .g)(version, live).job : version;
}
async function versionsSince(target, { index, mergedAt }, scheduler) {
    const { Versions: all } = await scheduler.listJobVersions(target);
    const since = [];
    for (const version of all) {
        const last = since.at(-1);
        if (last !== undefined && (version.Version ?? 0) !== (last.Version ?? 0) - 1)
            break;
        if ((version.JobModifyIndex ?? 0) <= index)
            return last === undefined ? undefined : since;
        since.push(version);
    }
    const oldest = since.at(-1);
    const submitted = oldest === undefined ? undefined : (0,_clients_nomad_jobs_job_js__WEBPACK_IMPORTED_MODULE_2__/* .submittedAt */ .$4)(oldest)?.getTime();
    return submitted !== undefined && submitted < mergedAt - clockSkew ? since : undefined;
}
async function purgedSince(asked, { index, evaluated }, { scheduler }) {
    if (index !== 0 || evaluated === undefined)
        return 'no';
    return (await lastEvaluation(asked, scheduler)) > evaluated ? 'yes' : 'no';
}
const patience = 5000;
async function lastRegistration(asked, scheduler) {
    if (asked.plan.JobModifyIndex !== 0)
        return undefined;
    return (0,_clients_http_pause_js__WEBPACK_IMPORTED_MODULE_1__/* .within */ .u)(patience, (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(lastEvaluation(asked, scheduler)));
}
async function lastEvaluation({ job, namespace, region }, scheduler) {
    const evaluations = await scheduler.listJobEvaluations({ id: job.ID, namespace, region });
    return evaluations
        .filter(({ TriggeredBy }) => TriggeredBy === 'job-register')
        .reduce((last, { CreateIndex }) => Math.max(last, CreateIndex), 0);
}


/***/ }),

/***/ 4353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ readTouched),
  E: () => (/* binding */ touchedFiles)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/js/clients/github/pages.js
var github_pages = __webpack_require__(897);
;// CONCATENATED MODULE: ./build/js/clients/github/changed-files.js


const statuses = ['added', 'removed', 'modified', 'renamed', 'copied', 'changed', 'unchanged'];
const MOST_FILES = 3000;
const words = dist/* fallback */.NpB(dist/* optional */.lqM(dist/* string */.YjP(), ''), '');
const Entry = dist/* fallback */.NpB(dist/* object */.Ikc({ filename: words, status: words, previous_filename: words }), {
    filename: '',
    status: '',
    previous_filename: '',
});
async function listChangedFiles(github, { owner, name }, number) {
    const at = { owner, repo: name, pull_number: number, per_page: 100 };
    const pages = github.paginate.iterator('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', at);
    const entries = await (0,github_pages/* readPages */.n)(pages, Entry, 'list of changed files');
    const files = entries.filter(({ filename }) => filename !== '').map(toChangedFile);
    return { files, complete: entries.length < MOST_FILES };
}
function toChangedFile({ filename, status, previous_filename: former }) {
    const file = { name: filename, status: toStatus(status) };
    return file.status === 'renamed' && former !== '' ? { ...file, formerName: former } : file;
}
function toStatus(status) {
    if (status === 'deleted')
        return 'removed';
    return statuses.find((known) => known === status) ?? 'changed';
}

// EXTERNAL MODULE: ./build/js/operations/comment-target.js + 5 modules
var comment_target = __webpack_require__(4330);
;// CONCATENATED MODULE: ./build/js/operations/touched-files.js



async function touchedFiles({ run: { inputs, context, runner }, githubToken: token, transport, number, }) {
    if (!inputs.jobFiles.onlyChanged)
        return undefined;
    const takeAll = (why) => {
        runner.notice(`All job files are taken, although \`only-changed\` is set: ${why}`, { title: 'Outrider' });
    };
    const { repository } = context;
    if (number === undefined || repository === undefined)
        return takeAll('this run is about no pull request.');
    if (token === undefined)
        return takeAll('`github-token` is empty, and only GitHub knows what the pull request touches.');
    try {
        const github = await (0,comment_target/* connectGitHub */.UY)(transport, context.apiUrl, token);
        const touched = await readTouched(github, repository, number);
        return touched ?? takeAll('the pull request touches more files than GitHub lists.');
    }
    catch (error) {
        if (!(error instanceof errors/* Failure */.HR))
            throw error;
        const hint = error.reason === 'unauthorized' ? ' It needs `pull-requests: read`.' : '';
        return takeAll(`${error.message}.${hint}`);
    }
}
async function readTouched(github, repository, number) {
    const { files, complete } = await listChangedFiles(github, repository, number);
    if (!complete)
        return undefined;
    return {
        names: files.flatMap(({ name, formerName }) => (formerName === undefined ? [name] : [name, formerName])),
        removed: files.flatMap(({ name, status, formerName }) => {
            if (status === 'removed')
                return [{ name, now: undefined }];
            return formerName === undefined ? [] : [{ name: formerName, now: name }];
        }),
    };
}


/***/ }),

/***/ 4393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ diffText),
/* harmony export */   x: () => (/* binding */ longest)
/* harmony export */ });
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1740);

const markers = { Added: '+ ', Deleted: '- ', Edited: '+/- ', None: '' };
function diffText(diff, verbose) {
    const body = measure(diff);
    const marker = Math.max(body.marker, longest(diff.TaskGroups, ({ Type }) => markers[Type].length));
    let text = `${markers[diff.Type]}Job: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(diff.ID)}\n`;
    if (diff.Type === 'Edited' || verbose)
        text += line(block(diff, 0, { name: body.name, marker }));
    for (const group of diff.TaskGroups)
        text += `${taskGroup(group, marker - markers[group.Type].length, verbose)}\n`;
    return text.trim();
}
function line(text) {
    return text === '' ? '' : `${text}\n`;
}
function taskGroup(group, pad, verbose) {
    const updates = Object.entries(group.Updates)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([label, count]) => `${count} ${label}`)
        .join(', ');
    const body = measure(group);
    const marker = Math.max(body.marker, longest(group.Tasks, ({ Type }) => markers[Type].length));
    let text = `${markers[group.Type]}${spaces(pad)}Task Group: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(group.Name)}${updates === '' ? '' : ` (${updates})`}\n`;
    if (group.Type === 'Edited' || verbose)
        text += line(block(group, pad + 2, { name: body.name, marker }));
    for (const one of group.Tasks)
        text += `${task(one, pad + 2, marker - markers[one.Type].length, verbose)}\n`;
    return text;
}
function task(diff, indent, pad, verbose) {
    const head = `${spaces(indent)}${markers[diff.Type]}${spaces(pad)}Task: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(diff.Name)}${annotations(diff.Annotations)}`;
    if (diff.Type === 'None' || (diff.Type !== 'Edited' && !verbose))
        return head;
    return `${head}\n${block(diff, indent + 2, measure(diff))}`;
}
function block(body, indent, measured) {
    const fields = body.Fields.map((field) => fieldLine(field, indent, measured));
    const objects = body.Objects.map((one) => objectLines(one, indent, measured.marker - markers[one.Type].length));
    return [...fields, ...objects].join('\n');
}
function fieldLine(field, indent, measured) {
    const marker = markers[field.Type];
    const before = `${spaces(indent)}${marker}${spaces(measured.marker - marker.length)}`;
    const between = spaces(measured.name - bytes(field.Name));
    return `${before}${field.Name}: ${between}${fieldValue(field)}${annotations(field.Annotations)}`;
}
function fieldValue(field) {
    if (field.Type === 'Deleted')
        return (0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(field.Old);
    return field.Type === 'Edited' ? `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(field.Old)} => ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(field.New)}` : (0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(field.New);
}
function objectLines(diff, indent, pad) {
    const marker = markers[diff.Type];
    const inner = block(diff, indent + pad + 2, measure(diff));
    return `${spaces(indent)}${marker}${spaces(pad)}${diff.Name} {\n${inner}\n${spaces(indent + marker.length + pad)}}`;
}
function measure(body) {
    return {
        name: longest(body.Fields, ({ Name }) => bytes(Name)),
        marker: longest([...body.Fields, ...body.Objects], ({ Type }) => markers[Type].length),
    };
}
function longest(items, length) {
    return items.reduce((most, item) => Math.max(most, length(item)), 0);
}
function annotations(list) {
    return list.length === 0 ? '' : ` (${list.join(', ')})`;
}
function bytes(text) {
    return Buffer.byteLength(text);
}
function spaces(count) {
    return ' '.repeat(count);
}


/***/ }),

/***/ 5486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ unplaced),
  h: () => (/* binding */ unplacedGroups)
});

;// CONCATENATED MODULE: ./build/js/plan/filter-reasons.js
const rules = [
    [/^missing drivers/, (count) => `${nodes(count)} without the task driver`],
    [/^computed class ineligible$/, (count) => `${nodes(count)} excluded by the job's constraints`],
    [/^missing CSI volumes?(?:\(s\))? (.+)$/is, (count) => `${lacking(count)} the CSI volume`],
    [/^did not meet topology requirement$/, (count) => `${nodes(count)} outside the topology of the CSI volume`],
    [/^CSI plugin (.+) is missing from client \S+$/s, (count) => `${lacking(count)} the CSI plugin`],
    [/^CSI plugin (.+) is unhealthy on client \S+$/s, (count) => `${nodes(count)} with an unhealthy CSI plugin`],
    [
        /^CSI plugin (.+) has the maximum number of volumes on client \S+$/s,
        (count) => `${nodes(count)} with no room for more volumes of the CSI plugin`,
    ],
    [/^CSI volume lookup failed$/, () => 'the CSI volumes could not be looked up'],
    [
        /^CSI volume (.+) is unschedulable or has exhausted its available reader claims$/s,
        () => 'no more readers, or no allocation at all, may claim the CSI volume',
    ],
    [/^CSI volume (.+) is unschedulable or is read-only$/s, () => 'nobody may write to the CSI volume'],
    [
        /^CSI volume (.+) has exhausted its available writer claims\b.*$/s,
        () => 'no more writers may claim the CSI volume',
    ],
    [/^missing compatible host volumes$/, (count) => `${lacking(count)} a host volume of the group`],
    [/^missing devices$/, (count) => `${lacking(count)} a device of the group`],
    [/^missing secrets provider$/, (count) => `${lacking(count)} a secrets provider of the group`],
    [/^missing network$/, (count) => `${lacking(count)} the network of the group`],
];
function filterReasons(filtered) {
    const found = new Map();
    for (const [said, count] of Object.entries(filtered).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
        const [pattern, words] = rules.find(([one]) => one.test(said)) ?? [undefined, excluded];
        const name = pattern === undefined ? said : pattern.exec(said)?.[1];
        const key = JSON.stringify([String(pattern), name]);
        const known = found.get(key);
        if (known === undefined)
            found.set(key, { words, name, count });
        else
            known.count += count;
    }
    return Array.from(found.values(), ({ words, name, count }) => ({
        words: words(count),
        ...(name === undefined ? {} : { name }),
    }));
}
function excluded(count) {
    return `${nodes(count)} excluded by the constraint`;
}
function nodes(count) {
    return count === 1 ? '1 node' : `${count} nodes`;
}
function lacking(count) {
    return count === 1 ? '1 node lacks' : `${count} nodes lack`;
}

;// CONCATENATED MODULE: ./build/js/plan/placement.js

function unplaced(job, plan) {
    const datacenters = Array.isArray(job['Datacenters'])
        ? job['Datacenters'].filter((name) => typeof name === 'string')
        : [];
    return unplacedGroups(plan.FailedTGAllocs, datacenters);
}
function unplacedGroups(failed, datacenters) {
    return Object.entries(failed)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([group, metric]) => ({
        group,
        count: metric.CoalescedFailures + 1,
        reasons: reasonsOf(datacenters, metric),
    }));
}
function reasonsOf(datacenters, metric) {
    const reasons = [
        ...exhausted(metric),
        ...filterReasons(metric.ConstraintFiltered),
        ...metric.QuotaExhausted.map((quota) => ({ words: 'the quota is used up:', name: quota })),
        ...noNodes(datacenters, metric),
    ];
    if (reasons.length > 0)
        return reasons;
    return [
        { words: metric.NodesExhausted > 0 ? `${nodes(metric.NodesExhausted)} full` : 'the scheduler gives no reason' },
    ];
}
function exhausted(metric) {
    return Object.entries(metric.DimensionExhausted)
        .toSorted(([, a], [, b]) => b - a)
        .map(([dimension, count]) => {
        const amount = askedFor(dimension, metric);
        const what = amount === '' ? `enough ${dimension}` : `${amount} of ${dimension}`;
        const all = metric.NodesEvaluated - metric.NodesFiltered <= count;
        return { words: all ? `no node has ${what} free` : `${nodes(count)} without ${what} free` };
    });
}
function askedFor(dimension, metric) {
    const asked = Object.values(metric.ResourcesExhausted);
    const each = (read) => asked.reduce((sum, one) => sum + read(one), 0) / (metric.CoalescedFailures + 1);
    switch (dimension) {
        case 'memory':
            return bytesOf(each((one) => one.MemoryMB));
        case 'disk':
            return bytesOf(each((one) => one.DiskMB));
        case 'cpu':
            return each((one) => one.CPU) > 0 ? `${each((one) => one.CPU)} MHz` : '';
        case 'cores':
            return each((one) => one.Cores) > 0 ? String(each((one) => one.Cores)) : '';
        default:
            return '';
    }
}
const units = ['MiB', 'GiB', 'TiB', 'PiB'];
function bytesOf(megabytes) {
    if (megabytes <= 0)
        return '';
    const unit = Math.min(units.length - 1, Math.floor(Math.log2(megabytes) / 10));
    return `${Math.round((megabytes / 1024 ** unit) * 10) / 10} ${units[unit] ?? ''}`;
}
function noNodes(datacenters, metric) {
    const empty = Object.entries(metric.NodesAvailable).filter(([, count]) => count === 0);
    if (empty.length > 0)
        return empty.map(([datacenter]) => ({ words: 'no node in datacenter', name: datacenter }));
    if (metric.NodesEvaluated > 0)
        return [];
    if (metric.NodesInPool === 0 && metric.NodePool !== '' && metric.NodePool !== 'default') {
        return [{ words: 'no node in node pool', name: metric.NodePool }];
    }
    return [
        datacenters.length > 0
            ? { words: 'no eligible node in', name: datacenters.join(', ') }
            : { words: 'no eligible node' },
    ];
}


/***/ }),

/***/ 7679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ keepCounts)
/* harmony export */ });
function keepCounts(job, live) {
    const running = new Map((live?.TaskGroups ?? []).map((group) => [group.Name, group.Count ?? 1]));
    const groups = (job.TaskGroups ?? []).map((group) => {
        const count = running.get(group.Name);
        return count === undefined ? [group, undefined] : [{ ...group, Count: count }, count];
    });
    const kept = groups.flatMap(([group, count], index) => {
        const instead = job.TaskGroups?.[index]?.Count ?? 1;
        return count === undefined || count === instead ? [] : [{ group: group.Name ?? '', count, instead }];
    });
    return { job: live === undefined ? job : { ...job, TaskGroups: groups.map(([group]) => group) }, kept };
}


/***/ }),

/***/ 5377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ isLaunched)
/* harmony export */ });
function isLaunched(job) {
    if (job.ParameterizedJob !== null && job.ParameterizedJob !== undefined)
        return 'per-dispatch';
    return job.Periodic !== null && job.Periodic !== undefined ? 'per-launch' : 'at-once';
}


/***/ }),

/***/ 8661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ scrubbed),
  V: () => (/* binding */ verdictOf)
});

// EXTERNAL MODULE: ./build/js/plan/spec.js
var spec = __webpack_require__(5377);
// EXTERNAL MODULE: ./build/js/plan/placement.js + 1 modules
var placement = __webpack_require__(5486);
;// CONCATENATED MODULE: ./build/js/plan/datacenters.js
function datacenterTraits({ Objects }) {
    const fields = Objects.filter(({ Name }) => Name === 'Datacenters').flatMap((object) => object.Fields);
    if (fields.every(({ Type }) => Type === 'None'))
        return [];
    const before = orAll(fields.filter(({ Type }) => Type !== 'Added').map(({ Type, Old, New }) => (Type === 'None' ? Old || New : Old)));
    const after = orAll(fields.filter(({ Type }) => Type !== 'Deleted').map(({ Type, Old, New }) => (Type === 'None' ? Old || New : New)));
    const lost = !before.every((one) => isWithin(one, after));
    const gained = !after.every((one) => isWithin(one, before));
    if (lost && gained)
        return ['other datacenters'];
    if (lost)
        return ['fewer datacenters'];
    return gained ? ['more datacenters'] : [];
}
function orAll(names) {
    return names.length === 0 ? ['*'] : names;
}
const unknown = '\0';
function isWithin(glob, others) {
    const name = glob.replaceAll('*', unknown);
    return others.some((other) => other === glob || matches(other.split('*'), name));
}
function matches(pieces, name) {
    const [first = '', ...rest] = pieces;
    const last = rest.pop();
    if (last === undefined)
        return name === first;
    if (!name.startsWith(first) || !name.endsWith(last))
        return false;
    let at = first.length;
    for (const piece of rest) {
        const found = name.indexOf(piece, at);
        if (found === -1)
            return false;
        at = found + piece.length;
    }
    return at <= name.length - last.length;
}

;// CONCATENATED MODULE: ./build/js/plan/traits.js

function traitsOf(diff) {
    if (diff === null || diff.Type !== 'Edited')
        return [];
    const leaves = leavesOf(diff);
    const structural = diff.TaskGroups.some((group) => isWhole(group.Type) || group.Tasks.some((task) => isWhole(task.Type)));
    return [
        ...(structural ? [] : only(leaves)),
        ...lowered(leaves),
        ...datacenterTraits(diff),
        ...narrowed(diff),
        ...scheduled(leaves),
        ...renamed(diff),
    ];
}
function isWhole(type) {
    return type === 'Added' || type === 'Deleted';
}
function leavesOf(diff) {
    const walk = (body, objects) => [
        ...body.Fields.filter((field) => field.Type !== 'None').map((field) => ({ objects, field })),
        ...body.Objects.flatMap((object) => walk(object, [...objects, object.Name])),
    ];
    return [diff, ...diff.TaskGroups, ...diff.TaskGroups.flatMap((group) => group.Tasks)].flatMap((body) => walk(body, []));
}
function only(leaves) {
    if (leaves.length === 0)
        return [];
    const all = (matches) => leaves.every(matches);
    if (all(({ objects, field }) => objects[0] === 'Config' && field.Name === 'image'))
        return ['image only'];
    if (all(({ objects, field }) => objects.length === 0 && field.Name === 'Count'))
        return ['count only'];
    return all(({ objects, field }) => objects[0] === 'UI' || field.Name.startsWith('Meta[')) ? ['metadata only'] : [];
}
const resources = new Map([
    ['MemoryMB', 'less memory'],
    ['MemoryMaxMB', 'less memory'],
    ['CPU', 'less cpu'],
    ['Cores', 'less cpu'],
]);
function lowered(leaves) {
    const words = leaves
        .filter(({ objects, field }) => objects[0] === 'Resources' && field.Type === 'Edited' && Number(field.New) < Number(field.Old))
        .flatMap(({ field }) => resources.get(field.Name) ?? []);
    return [...new Set(words)];
}
function narrowed(diff) {
    const groups = diff.TaskGroups.filter((group) => !isWhole(group.Type));
    const bodies = [
        diff,
        ...groups,
        ...groups.flatMap((group) => group.Tasks.filter((task) => !isWhole(task.Type))),
    ];
    const constrained = bodies.some((body) => body.Objects.some((object) => object.Name === 'Constraint' && object.Type === 'Added'));
    return constrained ? ['new constraints'] : [];
}
function scheduled(leaves) {
    const times = new Set(['Spec', 'Specs', 'TimeZone', 'Enabled']);
    return leaves.some(({ objects, field }) => objects[0] === 'Periodic' && times.has(field.Name))
        ? ['another schedule']
        : [];
}
function renamed({ TaskGroups }) {
    const tasks = (type) => TaskGroups.filter((group) => group.Type === type).map((group) => JSON.stringify(group.Tasks.map((task) => task.Name).toSorted()));
    const gone = new Set(tasks('Deleted'));
    return tasks('Added').some((names) => gone.has(names)) ? ['a group renamed'] : [];
}

;// CONCATENATED MODULE: ./build/js/plan/verdict.js



function verdictOf(job, plan) {
    const starts = (0,spec/* isLaunched */.x)(job);
    const groups = Object.entries(plan.Annotations.DesiredTGUpdates)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, updates]) => groupVerdict(name, updates));
    const change = changeOf(job, plan);
    const moves = starts === 'at-once' && groups.some(hasMoves);
    return {
        change,
        changes: change !== 'unchanged' || moves,
        startsAgain: stopChange(plan.Diff) === 'false',
        traits: traitsOf(plan.Diff),
        starts,
        groups,
        destructive: groups.some((group) => group.replaced + group.stopped + group.preempted > 0) ||
            plan.Annotations.PreemptedAllocs.length > 0,
        unplaced: (0,placement/* unplaced */.v)(job, plan),
        preempted: preempted(plan),
        warnings: warningsOf(plan.Warnings),
        nextLaunch: launchOf(plan.NextPeriodicLaunch),
        jobModifyIndex: plan.JobModifyIndex,
    };
}
function scrubbed(verdict, scrub, shown) {
    return {
        ...verdict,
        groups: verdict.groups.map((group) => ({ ...group, name: shown(group.name) })),
        preempted: verdict.preempted.map((other) => ({
            ...other,
            job: shown(other.job),
            namespace: shown(other.namespace),
            group: shown(other.group),
        })),
        warnings: verdict.warnings.map(scrub),
        unplaced: verdict.unplaced.map((one) => ({
            ...one,
            group: shown(one.group),
            reasons: one.reasons.map((reason) => ({
                ...reason,
                name: reason.name === undefined ? undefined : scrub(reason.name),
            })),
        })),
    };
}
function groupVerdict(name, updates) {
    return {
        name,
        created: updates.Place,
        replaced: updates.DestructiveUpdate,
        updatedInPlace: updates.InPlaceUpdate,
        stopped: updates.Stop,
        migrated: updates.Migrate,
        canaries: updates.Canary,
        ignored: updates.Ignore,
        preempted: updates.Preemptions,
        rescheduled: updates.RescheduleNow,
    };
}
function hasMoves(group) {
    const { name: _name, ignored: _ignored, ...counts } = group;
    return Object.values(counts).some((count) => count > 0);
}
function changeOf(job, plan) {
    const type = plan.Diff?.Type;
    if (type === 'Deleted' || (job.Stop === true && stopChange(plan.Diff) === 'true'))
        return 'stopped';
    if (plan.JobModifyIndex === 0 || type === 'Added')
        return 'new';
    return type === 'None' ? 'unchanged' : 'edited';
}
function stopChange(diff) {
    return diff?.Fields.find((field) => field.Name === 'Stop' && field.Type === 'Edited')?.New;
}
function preempted(plan) {
    const counted = new Map();
    for (const alloc of plan.Annotations.PreemptedAllocs) {
        const key = JSON.stringify([alloc.Namespace, alloc.JobID, alloc.TaskGroup]);
        const count = (counted.get(key)?.count ?? 0) + 1;
        counted.set(key, { job: alloc.JobID, namespace: alloc.Namespace, group: alloc.TaskGroup, count });
    }
    return [...counted.values()];
}
function warningsOf(text) {
    const body = text.replace(/^\d+ warning(?:s|\(s\))?:\s*\n/, '').trim();
    if (body === '')
        return [];
    return body
        .split(/^\* /m)
        .map((warning) => warning
        .replace(/(?<!\d)\d+ errors? occurred:\s*\* /g, '')
        .split(/^[^\S\n]*\* /m)
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .join('; '))
        .filter((warning) => warning !== '');
}
function launchOf(time) {
    return time === null || time.startsWith('0001-01-01') ? undefined : time;
}


/***/ }),

/***/ 6128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ix: () => (/* binding */ hideLines),
/* harmony export */   K2: () => (/* binding */ partlyShown),
/* harmony export */   gE: () => (/* binding */ hasLines),
/* harmony export */   kb: () => (/* binding */ hiddenLines)
/* harmony export */ });
function hasLines(value) {
    return /\n[^\n]/.test(value);
}
function hideLines(text, secrets) {
    const sorted = secrets.toSorted(([a], [b]) => a - b);
    const pieces = [];
    let next = 0;
    let start = 0;
    for (const line of text.split('\n')) {
        const end = start + line.length;
        const last = pieces.at(-1);
        const goesOn = last?.isHidden === true && last.end > start;
        let reach = goesOn ? last.end : -1;
        for (; (sorted[next]?.[0] ?? Infinity) <= end; next += 1)
            reach = Math.max(reach, sorted[next]?.[1] ?? 0);
        if (goesOn) {
            last.text += `\n${line}`;
            last.end = reach;
        }
        else
            pieces.push({ text: line, isHidden: reach > start, end: reach });
        start = end + 1;
    }
    return pieces.map(({ text: piece, isHidden }) => ({ text: piece, isHidden }));
}
function hiddenLines(text, secrets) {
    return hideLines(text, secrets).flatMap((piece) => (piece.isHidden ? [piece.text] : []));
}
function partlyShown(pieces, numbers) {
    return {
        lines: pieces.map(({ text, isHidden }) => {
            if (!isHidden)
                return text;
            const number = numbers.get(text) ?? numbers.size + 1;
            numbers.set(text, number);
            return number;
        }),
    };
}


/***/ }),

/***/ 2313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GC: () => (/* binding */ createJudged),
/* harmony export */   JJ: () => (/* binding */ shownValue),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   aJ: () => (/* binding */ isShown)
/* harmony export */ });
/* harmony import */ var _hidden_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6128);
/* harmony import */ var _public_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9285);
/* harmony import */ var _detection_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4328);
/* harmony import */ var _detection_secret_looks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16);
/* harmony import */ var _detection_secret_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5435);
/* harmony import */ var _shown_diff_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7301);
/* harmony import */ var _redactor_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5189);







function isShown(candidate, rules) {
    return candidate.value === '' || judge(candidate, rules).verdict === 'shown';
}
function shownValue(candidate, rules) {
    return candidate.value === '' ? '' : render(candidate.value, judge(candidate, rules), new Map());
}
function createJudged() {
    const judged = { secrets: new Set(), hidden: new Set(), shown: new Set() };
    return {
        ...judged,
        show(candidate, rules, numbers = new Map()) {
            const { value } = candidate;
            if (value === '')
                return value;
            const judgement = judge(candidate, rules);
            const { verdict, secrets } = judgement;
            const open = render(value, judgement, numbers);
            if (open !== _shown_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .hidden */ .R)
                judged.shown.add((0,_shown_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .shownText */ .f)(open));
            if (verdict === 'partly')
                for (const line of (0,_hidden_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .hiddenLines */ .kb)(value, secrets))
                    judged.hidden.add(line);
            if (verdict === 'certain')
                judged.secrets.add(value);
            if (verdict === 'secret' || (verdict === 'private' && value.length >= _redactor_js__WEBPACK_IMPORTED_MODULE_5__/* .longEnough */ .P))
                judged.hidden.add(value);
            return open;
        },
    };
}
function render(value, { verdict, secrets }, numbers) {
    if (verdict === 'partly') {
        const pieces = (0,_hidden_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .hideLines */ .Ix)(value, secrets);
        const isNothingLeft = pieces.every(({ text, isHidden }) => isHidden || text.trim() === '');
        return isNothingLeft ? _shown_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .hidden */ .R : (0,_hidden_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .partlyShown */ .K2)(pieces, numbers);
    }
    return verdict === 'shown' ? value : _shown_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .hidden */ .R;
}
function whole(verdict) {
    return { verdict, secrets: [] };
}
function judge(candidate, rules) {
    const { objects, name, value } = candidate;
    const paths = [name, [...objects, name].join('.'), keyOf(name)];
    const named = (patterns) => patterns.some((pattern) => paths.some((path) => pattern.matches(path)));
    const natural = (0,_public_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isPublicByNature */ .Q)(objects, name, value);
    if (rules.secrets.name(value) !== value)
        return whole(natural ? 'holding' : 'secret');
    if (rules.patterns.some((pattern) => pattern.occursIn(value)))
        return whole('certain');
    if (named(rules.patterns))
        return whole('secret');
    if (!natural && isHiddenByName(candidate))
        return whole('secret');
    const secrets = secretsIn(candidate, natural);
    if (secrets.length > 0 && !(0,_hidden_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .hasLines */ .gE)(value))
        return whole('secret');
    const isOpen = natural || rules.mode === 'none' || named(rules.reveal) || rules.published.has(value, candidate);
    const isPublic = isOpen && rules.mode !== 'all-values';
    if (secrets.length > 0)
        return isPublic ? { verdict: 'partly', secrets } : whole('secret');
    return whole(isPublic ? 'shown' : 'private');
}
function isHiddenByName({ name, value, delimiters }) {
    const key = keyOf(name);
    return (0,_detection_secret_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameLooksSecret */ .Q_)(key) && (0,_detection_secret_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameHides */ .p9)(key, (0,_detection_references_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutReferences */ .Xl)(value, delimiters));
}
function secretsIn({ objects, name, value, ...place }, natural) {
    const { delimiters, before = [], command = '' } = place;
    const looking = { delimiters, random: !natural, assignments: !(0,_public_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isImage */ .w)(objects, name) };
    const found = (0,_detection_secret_looks_js__WEBPACK_IMPORTED_MODULE_2__/* .secretRanges */ .x)(value, looking);
    if (found.length > 0 || natural || value.startsWith('-') || (0,_hidden_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .hasLines */ .gE)(value))
        return found;
    const flags = before.filter((one) => /^-{1,2}[A-Za-z][\w.-]*$/.test(one));
    return flags.flatMap((one) => (0,_detection_secret_looks_js__WEBPACK_IMPORTED_MODULE_2__/* .secretRanges */ .x)(`${command} ${one} ${value}`, looking));
}
function keyOf(name) {
    return /^(?:Env|Meta)\[(.*)\]$/s.exec(name)?.[1] ?? name;
}


/***/ }),

/***/ 5171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ delimitersOf),
/* harmony export */   J: () => (/* binding */ aroundIn)
/* harmony export */ });
function aroundIn(object, fields, outer) {
    const values = new Map(fields.map((field) => [field.Name, field]));
    return (name, of) => {
        if (object === 'Template')
            return { delimiters: delimitersOf(values.get('LeftDelim')?.[of], values.get('RightDelim')?.[of]) };
        const command = values.get('Command')?.[of] ?? values.get('command')?.[of] ?? outer(name, of).command;
        if (object === 'Args')
            return { command, before: fields.map((field) => field[of]) };
        const before = name.replace(/\[(\d+)\]$/, (_, index) => `[${Number(index) - 1}]`);
        return { command, before: before === name ? undefined : [values.get(before)?.[of] ?? ''] };
    };
}
function delimitersOf(left, right) {
    if ((left ?? '') === '' && (right ?? '') === '')
        return undefined;
    return [left === undefined || left === '' ? '{{' : left, right === undefined || right === '' ? '}}' : right];
}


/***/ }),

/***/ 9285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ isPublicByNature),
/* harmony export */   w: () => (/* binding */ isImage)
/* harmony export */ });
const publicObjects = new Set([
    'Affinity',
    'Constraint',
    'Datacenters',
    'Device',
    'Disconnect',
    'DispatchPayload',
    'Dynamic Port',
    'DNS',
    'EphemeralDisk',
    'Identity',
    'Lifecycle',
    'LogConfig',
    'Migrate',
    'MigrateStrategy',
    'Multiregion',
    'NUMA',
    'Network',
    'ParameterizedJob',
    'Periodic',
    'ReschedulePolicy',
    'Resources',
    'RestartPolicy',
    'Schedule',
    'Spread',
    'Static Port',
    'Update',
    'VolumeMount',
    'CSIPlugin',
]);
const exposed = new Set(['ListenerPort', 'LocalPathPort', 'Protocol']);
const publicFieldsOf = new Map([
    ['Artifact', new Set(['GetterMode', 'RelativeDest', 'Chown'])],
    [
        'Check',
        new Set([
            'Interval',
            'Method',
            'Name',
            'PortLabel',
            'Protocol',
            'TLSServerName',
            'TLSSkipVerify',
            'TaskName',
            'Timeout',
            'Type',
            'OnUpdate',
            'AddressMode',
            'Expose',
            'InitialStatus',
            'SuccessBeforePassing',
            'FailuresBeforeCritical',
            'FailuresBeforeWarning',
            'GRPCService',
            'GRPCUseTLS',
        ]),
    ],
    ['CheckRestart', new Set(['Grace', 'IgnoreWarnings', 'Limit'])],
    ['ChangeScript', new Set(['FailOnError', 'Timeout'])],
    ['Consul', new Set(['Namespace', 'Cluster', 'Partition'])],
    ['SidecarService', new Set(['Port', 'DisableDefaultTCPCheck'])],
    ['ConsulProxy', new Set(['LocalServicePort'])],
    ['Proxy', new Set(['ConnectTimeout', 'EnvoyDNSDiscoveryType', 'LocalServicePort'])],
    ['ConsulUpstreams', new Set(['DestinationType', 'LocalBindPort', 'LocalBindSocketMode'])],
    ['Upstreams', new Set(['DestinationType', 'LocalBindPort', 'LocalBindSocketMode'])],
    ['MeshGateway', new Set(['Mode'])],
    ['Expose', exposed],
    ['Paths', exposed],
    ['Listener', new Set(['Port', 'Protocol'])],
    ['Listeners', new Set(['Port', 'Protocol'])],
    ['SidecarTask', new Set(['Driver', 'KillSignal', 'KillTimeout', 'Name', 'ShutdownDelay', 'User'])],
    ['ScalingPolicy', new Set(['Enabled', 'Max', 'Min', 'Type'])],
    ['Scaling', new Set(['Enabled', 'Max', 'Min', 'Type'])],
    ['Secret', new Set(['Name', 'Provider', 'Path'])],
    ['Action', new Set(['Name'])],
    [
        'Service',
        new Set([
            'AddressMode',
            'Cluster',
            'EnableTagOverride',
            'Kind',
            'Name',
            'Namespace',
            'OnUpdate',
            'PortLabel',
            'Provider',
            'TaskName',
        ]),
    ],
    [
        'Template',
        new Set([
            'ChangeMode',
            'ChangeSignal',
            'DestPath',
            'Envvars',
            'ErrMissingKey',
            'Gid',
            'LeftDelim',
            'Once',
            'Perms',
            'RightDelim',
            'SourcePath',
            'Splay',
            'Uid',
            'VaultGrace',
        ]),
    ],
    [
        'Vault',
        new Set([
            'AllowTokenExpiration',
            'ChangeMode',
            'ChangeSignal',
            'Cluster',
            'DisableFile',
            'Env',
            'Namespace',
            'Role',
        ]),
    ],
    ['Volume', new Set(['AccessMode', 'AttachmentMode', 'Name', 'PerAlloc', 'ReadOnly', 'Source', 'Sticky', 'Type'])],
]);
const freeMaps = new Set([
    'Args', 'CNI', 'CNIConfig', 'CanaryMeta', 'Config', 'Context', 'Env', 'ExtraClaims', 'GetterHeaders', 'GetterOptions', 'Header', 'Meta',
    'MountOptions', 'Parameters', 'Policy', 'TaggedAddresses',
]);
const publicTopFields = new Set([
    'AllAtOnce', 'ConsulNamespace', 'Count', 'Dispatched', 'Driver', 'ID', 'KillSignal', 'KillTimeout', 'Kind', 'Leader', 'MaxClientDisconnect',
    'MaxRunDuration', 'Name', 'Namespace', 'NodePool', 'ParentID', 'PreventRescheduleOnLost', 'Priority', 'Region', 'ShutdownDelay', 'Stop',
    'StopAfterClientDisconnect', 'StopOnClientAfter', 'Type', 'User', 'VaultNamespace',
]);
const publicConfigKeys = new Set([
    'cap_add', 'cap_drop', 'cpu_hard_limit', 'force_pull', 'image', 'image_pull_timeout', 'ipc_mode', 'isolation', 'memory_hard_limit',
    'network_mode', 'pid_mode', 'pids_limit', 'ports', 'privileged', 'readonly_rootfs', 'runtime', 'shm_size', 'userns_mode',
]);
const sidecarArguments = new Set([
    '-c', '${NOMAD_SECRETS_DIR}/envoy_bootstrap.json', '-l', '${meta.connect.log_level}', '--concurrency', '${meta.connect.proxy_concurrency}',
    '--disable-hot-restart',
]);
const unset = new Set(['true', 'false', '0']);
function isPublicByNature(objects, field, value = '') {
    if (objects[0] === 'Config') {
        if (objects.length > 1)
            return false;
        return publicConfigKeys.has(keyOf(field)) || (keyOf(field) === 'args' && sidecarArguments.has(value));
    }
    if (objects.at(-1) === 'EnvoyGatewayBindAddresses' && /^0\.0\.0\.0:-?\d+$/.test(value))
        return true;
    if (unset.has(value) && !isInFreeMap(field) && !objects.some((name) => freeMaps.has(name)))
        return true;
    if (objects.length === 0)
        return publicTopFields.has(field);
    const within = objects.findIndex((name) => publicObjects.has(name));
    if (within !== -1)
        return !objects.slice(within + 1).some((name) => freeMaps.has(name)) && !isInFreeMap(field);
    return publicFieldsOf.get(objects.at(-1) ?? '')?.has(field) === true;
}
function isImage(objects, field) {
    return objects[0] === 'Config' && field === 'image';
}
function isInFreeMap(field) {
    return /\[(?!\d+\])/.test(field);
}
function keyOf(field) {
    return field.replace(/(?<!\])(?:\[\d+\])+$/, '');
}


/***/ }),

/***/ 8087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MH: () => (/* binding */ withoutRandom),
/* harmony export */   hC: () => (/* binding */ nothingRandom),
/* harmony export */   uP: () => (/* binding */ valuesInPlaceOf),
/* harmony export */   xb: () => (/* binding */ randomFields)
/* harmony export */ });
/* harmony import */ var _shown_spec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7761);

const nothingRandom = { trails: new Set(), values: new Set(), labels: [] };
const names = new Set(['ID', 'Name', 'Namespace', 'Region'].map((name) => JSON.stringify([name])));
function randomFields(job, others) {
    const own = (0,_shown_spec_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(job);
    const all = [own, ...others.map(_shown_spec_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)];
    const trails = new Set();
    const values = new Set();
    const labels = new Set();
    for (const trail of new Set(all.flatMap((fields) => [...fields.keys()]))) {
        if (new Set(all.map((fields) => fields.get(trail)?.value)).size === 1)
            continue;
        const [field] = all.flatMap((fields) => fields.get(trail) ?? []);
        if (field !== undefined)
            labels.add(labelOf(field));
        const value = own.get(trail)?.value;
        if (value === undefined || names.has(trail))
            continue;
        trails.add(trail);
        values.add(value);
    }
    return { trails, values, labels: [...labels] };
}
function valuesInPlaceOf(found, other, job) {
    if (other === job || found.size === 0)
        return [...found];
    const own = (0,_shown_spec_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(job);
    const same = [...(0,_shown_spec_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(other)].filter(([, { value }]) => found.has(value));
    return [...found, ...same.flatMap(([trail]) => own.get(trail)?.value ?? [])];
}
function withoutRandom(job, { trails }) {
    return trails.size === 0 ? job : without(job, [], trails);
}
function without(value, trail, random) {
    if (random.has(JSON.stringify(trail)))
        return null;
    if (Array.isArray(value))
        return value.map((item, index) => without(item, [...trail, index], random));
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) === null)
        return value;
    const entries = Object.entries(value);
    return Object.fromEntries(entries.map(([key, item]) => [key, without(item, [...trail, key], random)]));
}
function labelOf({ group, task, objects, name }) {
    const place = [group, task].filter((one) => one !== undefined).join('/');
    return [place, [...objects, name].join('.')].filter((part) => part !== '').join(' ');
}


/***/ }),

/***/ 6839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ redact),
/* harmony export */   H: () => (/* binding */ shownName)
/* harmony export */ });
/* harmony import */ var _judge_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2313);
/* harmony import */ var _scrub_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2443);
/* harmony import */ var _neighbors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5171);



const nothing = () => ({});
const top = { group: undefined, task: undefined };
function redact(diff, rules) {
    const judged = (0,_judge_value_js__WEBPACK_IMPORTED_MODULE_0__/* .createJudged */ .GC)();
    const show = (level, objects, field, around) => {
        const numbers = new Map();
        const value = (of, side) => {
            const place = { ...level, objects, name: field.Name, side, ...around(field.Name, of) };
            return judged.show({ ...place, value: field[of] }, rules, numbers);
        };
        const side = field.Old === field.New ? 'file' : 'live';
        return { ...field, Name: fieldName(field.Name, rules), Old: value('Old', side), New: value('New', 'file') };
    };
    const body = (from, level, objects = [], outer = nothing) => {
        const around = (0,_neighbors_js__WEBPACK_IMPORTED_MODULE_1__/* .aroundIn */ .J)(objects.at(-1) ?? '', from.Fields, outer);
        return {
            Fields: from.Fields.map((field) => show(level, objects, field, around)),
            Objects: from.Objects.map((object) => ({
                ...object,
                Name: rules.secrets.name(object.Name),
                ...body(object, level, [...objects, object.Name], around),
            })),
        };
    };
    const name = (text) => shownName(text, rules);
    const TaskGroups = diff.TaskGroups.map((group) => ({
        ...group,
        Name: name(group.Name),
        ...body(group, { group: group.Name, task: undefined }),
        Tasks: group.Tasks.map((task) => ({
            ...task,
            Name: name(task.Name),
            ...body(task, { group: group.Name, task: task.Name }),
        })),
    }));
    return {
        diff: { ...diff, ID: name(diff.ID), ...body(diff, top), TaskGroups },
        secrets: judged.secrets,
        hidden: judged.hidden,
        shown: judged.shown,
    };
}
function shownName(text, { secrets, patterns }) {
    return patterns.some((pattern) => pattern.occursIn(text)) ? _scrub_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenMark */ .s : secrets.name(text);
}
function fieldName(name, rules) {
    const key = (0,_judge_value_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)(name);
    const isNamed = rules.patterns.some((pattern) => pattern.matches(name) || pattern.matches(key));
    if (isNamed || key === name)
        return rules.secrets.name(name);
    return name.replace(key, () => shownName(key, rules));
}


/***/ }),

/***/ 7301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ hidden),
/* harmony export */   f: () => (/* binding */ shownText)
/* harmony export */ });
/* harmony import */ var _scrub_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2443);

const hidden = Symbol('hidden');
function shownText(value) {
    if (value === hidden)
        return _scrub_js__WEBPACK_IMPORTED_MODULE_0__/* .hiddenMark */ .s;
    if (typeof value === 'string')
        return value;
    return value.lines.map((line) => (typeof line === 'number' ? _scrub_js__WEBPACK_IMPORTED_MODULE_0__/* .hiddenMark */ .s : line)).join('\n');
}


/***/ }),

/***/ 7761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ji: () => (/* binding */ shownSpec),
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   cW: () => (/* binding */ judgedValues)
/* harmony export */ });
/* harmony import */ var _judge_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2313);
/* harmony import */ var _neighbors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5171);
/* harmony import */ var _shown_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7301);



const inDifference = new Map([
    ['Actions', 'Action'],
    ['Affinities', 'Affinity'],
    ['Artifacts', 'Artifact'],
    ['Checks', 'Check'],
    ['Constraints', 'Constraint'],
    ['Devices', 'Device'],
    ['DynamicPorts', 'Dynamic Port'],
    ['Identities', 'Identity'],
    ['Networks', 'Network'],
    ['ReservedPorts', 'Static Port'],
    ['Secrets', 'Secret'],
    ['Services', 'Service'],
    ['Spreads', 'Spread'],
    ['Templates', 'Template'],
    ['VolumeMounts', 'VolumeMount'],
    ['Volumes', 'Volume'],
]);
const levels = new Set(['TaskGroups', 'Tasks']);
const start = { group: undefined, task: undefined, objects: [], name: '', side: 'file' };
function shownSpec(job, rules) {
    return Object.fromEntries(Object.entries(job).map(([key, value]) => [rules.secrets.name(key), shown(value, { ...start, name: key }, rules)]));
}
function judgedValues(job, rules, side) {
    const judged = (0,_judge_value_js__WEBPACK_IMPORTED_MODULE_0__/* .createJudged */ .GC)();
    for (const [place, value] of leavesOf(job, side)) {
        if (typeof value === 'string')
            judged.show({ ...place, value }, rules);
    }
    for (const values of [judged.hidden, judged.secrets])
        for (const value of values)
            for (const part of assignedIn(value))
                values.add(part);
    return judged;
}
function* leavesOf(job, side) {
    for (const [key, value] of Object.entries(job))
        yield* leaves(value, { ...start, name: key, side }, [key]);
}
function fieldsOf(job) {
    const fields = new Map();
    for (const [place, leaf, trail] of leavesOf(job, 'file')) {
        const value = typeof leaf === 'string' ? leaf : JSON.stringify(leaf);
        fields.set(JSON.stringify(trail), { ...place, value, isItem: typeof trail.at(-1) === 'number' });
    }
    return fields;
}
function* leaves(value, place, trail) {
    if (value === null || value === undefined)
        return;
    if (Array.isArray(value)) {
        for (const [index, item] of value.entries())
            yield* leaves(item, itemOf(place, index, value), [...trail, index]);
    }
    else if (typeof value === 'object' && Object.getPrototypeOf(value) !== null) {
        const inside = { ...place, command: commandIn(value) };
        for (const [key, item] of Object.entries(value))
            yield* leaves(item, within(inside, key), [...trail, key]);
    }
    else
        yield [place, value, trail];
}
function assignedIn(value) {
    return [...value.matchAll(/[=:]\s{0,5}["']?([^\s"'=:@/]{8,})/g)].map(([, assigned = '']) => assigned);
}
function shown(value, place, rules) {
    if (value === null || value === undefined || typeof value === 'boolean')
        return value;
    if (Array.isArray(value))
        return value.map((item, index) => shown(item, itemOf(place, index, value), rules));
    if (typeof value === 'object' && Object.getPrototypeOf(value) !== null) {
        const inside = { ...place, command: commandIn(value) };
        const entries = Object.entries(value);
        return Object.fromEntries(entries.map(([key, item]) => [rules.secrets.name(key), shown(item, within(inside, key), rules)]));
    }
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const open = (0,_judge_value_js__WEBPACK_IMPORTED_MODULE_0__/* .shownValue */ .JJ)({ ...place, value: text }, rules);
    return open === text ? value : (0,_shown_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f)(open);
}
function within(place, key) {
    const { objects, name } = place;
    if (levels.has(name))
        return { ...place, objects: [], name: key };
    if (name === 'Env' || name === 'Meta' || objects[0] === 'Config')
        return { ...place, name: `${name}[${key}]` };
    return { ...place, objects: [...objects, inDifference.get(name) ?? name], name: key };
}
function itemOf(place, index, items) {
    const item = items[index];
    if (levels.has(place.name))
        return { ...place, ...levelOf(place.name, item) };
    if (place.name === 'Templates')
        return { ...place, delimiters: delimitersIn(item) };
    if (inDifference.has(place.name))
        return place;
    const last = items[index - 1];
    const before = typeof last === 'string' ? [last] : undefined;
    if (place.objects[0] !== 'Config')
        return { ...within(place, place.name), before };
    return { ...place, name: `${place.name}[${index}]`, before };
}
function commandIn(value) {
    const command = Reflect.get(value, 'Command') ?? Reflect.get(value, 'command');
    return typeof command === 'string' ? command : undefined;
}
function delimitersIn(template) {
    if (typeof template !== 'object' || template === null)
        return undefined;
    const text = (key) => {
        const value = Reflect.get(template, key);
        return typeof value === 'string' ? value : undefined;
    };
    return (0,_neighbors_js__WEBPACK_IMPORTED_MODULE_2__/* .delimitersOf */ .C)(text('LeftDelim'), text('RightDelim'));
}
function levelOf(list, item) {
    const named = typeof item === 'object' && item !== null && 'Name' in item ? item.Name : undefined;
    const label = typeof named === 'string' ? named : undefined;
    return list === 'TaskGroups' ? { group: label, task: undefined } : { task: label };
}


/***/ }),

/***/ 2294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Sc: () => (/* binding */ inputSecrets),
  dZ: () => (/* binding */ isSecretSetting),
  yF: () => (/* binding */ variableSecrets)
});

// EXTERNAL MODULE: ./build/js/inputs/assignments.js
var assignments = __webpack_require__(8300);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/scan.js
var scan = __webpack_require__(5380);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/strings.js
var strings = __webpack_require__(3327);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/tokens.js
var tokens = __webpack_require__(6267);
;// CONCATENATED MODULE: ./build/js/jobfiles/hcl/literals.js



function hclLiterals(source) {
    const hcl = (0,scan/* scanHcl */.J)(source);
    const found = new Set();
    let at = 0;
    while (at < hcl.kinds.length) {
        const kind = hcl.kinds[at];
        const value = kind === 'quote' || kind === 'heredoc' ? (0,strings/* literalText */.bK)(hcl, at) : bareWord(hcl, at);
        if (value !== undefined)
            found.add(value);
        at = kind === 'quote' || kind === 'heredoc' ? (0,tokens/* behind */.Ry)(hcl, at) : at + 1;
    }
    return found;
}
function bareWord(hcl, at) {
    const word = (0,tokens/* written */.Mp)(hcl, at);
    if (hcl.kinds[at] === 'name')
        return word === 'true' || word === 'false' ? word : undefined;
    if (hcl.kinds[at] !== 'number')
        return undefined;
    return hcl.kinds[at - 1] === 'sign' && (0,tokens/* written */.Mp)(hcl, at - 1) === '-' ? `-${word}` : word;
}

// EXTERNAL MODULE: ./build/js/jobfiles/variables/given.js + 2 modules
var variables_given = __webpack_require__(2391);
// EXTERNAL MODULE: ./build/js/redaction/detection/secret-names.js
var secret_names = __webpack_require__(5435);
;// CONCATENATED MODULE: ./build/js/redaction/variable-secrets.js




function isSecretSetting({ name, secret }) {
    return secret || (0,secret_names/* nameLooksSecret */.Q_)(name);
}
function variableSecrets(settings) {
    return [...settings].filter(isSecretSetting).flatMap(({ value, form }) => {
        const parts = form === 'text' || !/^\s*["[{<(]/.test(value) ? [] : [...hclLiterals(value)];
        const values = [...new Set([value, value.trim(), ...parts])].filter(assignments/* isHideable */.TF);
        return [...new Set(values.flatMap(formsOf))];
    });
}
function inputSecrets(variables) {
    const { given, environment } = (0,variables_given/* inputSettings */.G)(variables);
    return variableSecrets([...given, ...environment]);
}
function formsOf(value) {
    return [value, JSON.stringify(value).slice(1, -1), Buffer.from(value).toString('base64')];
}


/***/ }),

/***/ 3976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ footerLine)
/* harmony export */ });
/* harmony import */ var _markdown_fit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1540);
/* harmony import */ var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7058);


function footerLine(deed, { commit, run, cluster, region }, more = '') {
    const at = commit === undefined ? '' : ` at ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(commit.slice(0, 7))}`;
    const by = run === undefined
        ? ''
        : ` by ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(`run ${run.number}${run.attempt > 1 ? `, attempt ${run.attempt}` : ''}`, run.url)}`;
    const where = ` on ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(cluster)}${region === undefined ? '' : ` (region ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .clipped */ .cz)(region))})`}`;
    return `<sub>${deed}${at}${by}${where}${more}</sub>`;
}


/***/ }),

/***/ 8753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ hiddenWithin)
/* harmony export */ });
const ownLine = /(^<!-- outrider:[^\n]* -->$|^<\/details>$|^`{3,}[a-z]*$|^<details(?: open)?><summary>[^\n]*<\/summary>$)/m;
const fold = /^(<details(?: open)?><summary>)(.*)(<\/summary>)$/;
function hideInMarkdown(text, { hide }) {
    if (hide === undefined)
        return text;
    return text
        .split(ownLine)
        .map((part, at) => (at % 2 === 0 ? hide(part) : ownPart(part, hide)))
        .join('');
}
function ownPart(line, hide) {
    const [, open, title, close] = fold.exec(line) ?? [];
    return title === undefined ? line : `${open}${hide(title)}${close}`;
}
function hiddenWithin(limit, surroundings, render) {
    const text = hideInMarkdown(render(limit), surroundings);
    if (limit.measure(text) <= limit.max)
        return text;
    const measure = (part) => limit.measure(hideInMarkdown(part, surroundings));
    return hideInMarkdown(render({ ...limit, measure }), surroundings);
}


/***/ }),

/***/ 1730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ planMarkdown)
});

// EXTERNAL MODULE: ./build/js/report/markdown/markdown.js
var markdown = __webpack_require__(7058);
// EXTERNAL MODULE: ./build/js/report/markdown/fit.js
var fit = __webpack_require__(1540);
// EXTERNAL MODULE: ./build/js/report/markdown/prose.js
var prose = __webpack_require__(6844);
// EXTERNAL MODULE: ./build/js/report/words.js
var words = __webpack_require__(2076);
;// CONCATENATED MODULE: ./build/js/report/comment/callout.js




const mostLines = 8;
const share = 0.15;
function callout(jobs, removed, limit) {
    const lines = [
        ...jobs.flatMap((job) => [...destructiveLine(job), ...unplacedLines(job), ...renamedLine(job)]),
        ...removed.map((file) => (0,prose/* prose */.C)((0,words/* removedWords */.Qx)(clippedNames(file)))),
    ];
    if (lines.length === 0)
        return '';
    const { taken } = (0,fit/* takeWithin */.Dh)(lines.slice(0, mostLines), limit.max * share, (line) => limit.measure(line) + around);
    const left = lines.length - taken.length;
    const shown = left === 0 ? taken : [...taken, `… and ${left} more like these.`];
    return ['> [!CAUTION]', shown.map((line) => `> ${line}`).join('  \n')].join('\n');
}
function clippedNames({ file, id, stop }) {
    const isBy = stop.kind === 'runs-on' && stop.by !== undefined;
    return {
        file: (0,fit/* clipped */.cz)(file),
        id: id === undefined ? undefined : (0,fit/* clipped */.cz)(id),
        stop: isBy ? { ...stop, by: (0,fit/* clipped */.cz)(stop.by ?? '') } : stop,
    };
}
const around = '>   '.length;
function destructiveLine(job) {
    const sum = (0,words/* totals */.Sd)(job.verdict.groups);
    const more = (0,words/* following */.CQ)(sum);
    const deeds = [
        sum.replaced > 0 ? `replaces ${(0,words/* plural */.LS)(sum.replaced, 'allocation')}${more === '' ? '' : `, ${more}`}` : '',
        sum.stopped > 0 ? `stops ${(0,words/* plural */.LS)(sum.stopped, 'allocation')}` : '',
        ...job.verdict.preempted.map((other) => `preempts ${(0,words/* plural */.LS)(other.count, 'allocation')} of ${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(other.job))}`),
    ].filter((deed) => deed !== '');
    return deeds.length === 0 ? [] : [`**${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(job.id))}** ${(0,fit/* listed */.KE)(deeds, ' and ')} (destructive).`];
}
function renamedLine({ id, formerId }) {
    return formerId === undefined
        ? []
        : [`**${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(id))}** is new; its file held ${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(formerId))}, which keeps running.`];
}
function unplacedLines(job) {
    const several = job.verdict.groups.length > 1;
    return job.verdict.unplaced.map(({ group, count, reasons }) => {
        const what = several
            ? `${(0,words/* plural */.LS)(count, 'allocation')} of group ${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(group))}`
            : (0,words/* plural */.LS)(count, 'allocation');
        return `**${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(job.id))}** cannot be placed (${what}): ${(0,fit/* listed */.KE)(reasons.map(reasonMarkdown), '; ')}.`;
    });
}
function reasonMarkdown({ words, name }) {
    return name === undefined ? (0,fit/* clipped */.cz)(words) : `${(0,fit/* clipped */.cz)(words)} ${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(name))}`;
}

;// CONCATENATED MODULE: ./build/js/report/comment/job-details.js




const openUpTo = 40;
const leastRoom = 800;
function jobDetails(job, { few, fileUrl, limit }) {
    const { lines } = job.diff;
    const counts = (0,words/* countWords */.rj)((0,words/* totals */.Sd)(job.verdict.groups), job.verdict.starts);
    const traits = job.verdict.traits.map((trait) => ` · ${trait}`).join('');
    const summary = `<b>${(0,markdown/* htmlCode */.h8)(job.id)}</b> — ${counts === '' ? (0,words/* changeWords */.mF)(job.verdict) : counts}${traits}`;
    const facts = [...notes(job), factLine(job, fileUrl)].join('\n\n');
    const around = limit.measure((0,markdown/* details */.zH)(summary, (0,markdown/* fence */.EU)(lines.slice(0, 1), 'diff') + facts, true)) + fenceSlack(lines);
    if (limit.max - around < Math.min(leastRoom, limit.measure(lines.join('\n'))))
        return undefined;
    const { taken, left } = (0,fit/* takeWithin */.Dh)(lines, limit.max - around, limit.measure);
    const block = taken.length === 0 ? '' : (0,markdown/* fence */.EU)(taken, 'diff');
    const cut = left === 0 ? '' : `… and ${(0,words/* plural */.LS)(left, 'line')} more in ${limit.elsewhere}.`;
    const body = [block, cut, facts].filter((part) => part !== '').join('\n\n');
    return (0,markdown/* details */.zH)(summary, body, few && lines.length <= openUpTo && job.verdict.change !== 'new');
}
function fenceSlack(lines) {
    return 200 + 2 * (0,markdown/* longestRun */.Q_)(lines.join('\n'));
}
function notes(job) {
    const kept = job.keptCounts.map(({ group, count, instead }) => `Count of ${(0,markdown/* code */.aY)(group)} kept at ${count}; the file says ${instead}.`);
    const warnings = job.verdict.warnings.map((warning) => `⚠️ ${(0,markdown/* code */.aY)(warning)}`);
    return [...kept, ...(0,words/* noteWords */.eR)(job).map(prose/* prose */.C), ...warnings];
}
function factLine(job, fileUrl) {
    const { verdict } = job;
    const launch = verdict.starts === 'per-launch'
        ? ` · next periodic launch ${verdict.nextLaunch === undefined ? '—' : (0,markdown/* code */.aY)(verdict.nextLaunch)}`
        : '';
    const hidden = job.diff.hiddenValues === 0 ? '' : ` · ${(0,words/* plural */.LS)(job.diff.hiddenValues, 'value')} hidden`;
    const file = fileUrl === undefined ? (0,markdown/* code */.aY)(job.file) : (0,markdown/* link */.nf)((0,markdown/* nameCode */.Fl)(job.file), fileUrl(job.file));
    return `Job modify index ${verdict.jobModifyIndex}${launch}${hidden} · ${file}`;
}

// EXTERNAL MODULE: ./build/js/report/comment/footer.js
var footer = __webpack_require__(3976);
// EXTERNAL MODULE: ./build/js/report/comment/hide-in-markdown.js
var hide_in_markdown = __webpack_require__(8753);
// EXTERNAL MODULE: ./build/js/report/failure-items.js
var failure_items = __webpack_require__(8762);
// EXTERNAL MODULE: ./build/js/review/plan-outcome.js
var plan_outcome = __webpack_require__(6489);
;// CONCATENATED MODULE: ./build/js/report/comment/plan-comment.js









const failureShare = 0.3;
const tableShare = 0.35;
const reserve = 600;
const places = 4;
function planMarkdown(outcome, surroundings, limit) {
    const shown = (0,hide_in_markdown/* hiddenWithin */.e)(limit, surroundings, (within) => clearMarkdown(outcome, surroundings, within));
    return surroundings.record?.seal(shown) ?? shown;
}
function clearMarkdown(outcome, surroundings, limit) {
    const jobs = (0,words/* bySeverity */.Np)(outcome.jobs);
    const changing = jobs.filter(words/* hasNews */.OS);
    const head = [surroundings.marker, heading(outcome, jobs)].filter((part) => part !== undefined).join('\n');
    const last = [plan_comment_footer(outcome, surroundings), surroundings.record?.line]
        .filter((part) => part !== undefined)
        .join('\n');
    const closing = [nextStep(outcome, changing), last];
    const sizeOf = (parts) => parts.reduce((sum, part) => sum + limit.measure(part) + 2, 0);
    const kept = sizeOf([head, ...closing]) + reserve + places * limit.measure(limit.elsewhere);
    const room = { ...limit, max: Math.max(0, limit.max - kept) };
    const parts = [
        callout(jobs, outcome.removed, room),
        failureSection(outcome, surroundings, room),
        jobTable(changing, surroundings, room),
    ].filter((part) => part !== '');
    const unchanged = unchangedSection(jobs.filter((job) => !changing.includes(job)), room);
    const left = room.max - sizeOf([...parts, unchanged]);
    return [head, ...parts, ...plans(changing, surroundings, { ...limit, max: left }), unchanged, ...closing]
        .filter((part) => part !== '')
        .join('\n\n');
}
function heading(outcome, jobs) {
    if (outcome.failures.length > 0)
        return '### 🔴 Plan failed';
    const dangerous = jobs.some((job) => job.verdict.destructive || job.verdict.unplaced.length > 0);
    const changes = jobs.some((job) => job.verdict.changes) || outcome.removed.length > 0;
    const sign = outcome.failed.length > 0 ? '🔴' : dangerous ? '🟠' : changes ? '🔵' : '🟢';
    return `### ${sign} Plan: ${(0,words/* headline */.Pl)(outcome)}`;
}
function failureSection(outcome, surroundings, limit) {
    const items = (0,failure_items/* failureItems */.x)((0,plan_outcome/* allFailures */.Z)(outcome), surroundings.fileUrl);
    if (items.length === 0)
        return '';
    const { taken, left } = (0,fit/* takeWithin */.Dh)(items, limit.max * failureShare, limit.measure);
    const rest = left === 0 ? [] : [`- … and ${left} more in ${limit.elsewhere}.`];
    return ['**What went wrong**', '', ...taken, ...rest].join('\n');
}
function jobTable(jobs, surroundings, limit) {
    if (jobs.length === 0)
        return '';
    const namespaces = new Set(jobs.map((job) => job.namespace));
    const rows = jobs.map((job) => row(job, surroundings, namespaces.size > 1));
    const { taken, left } = (0,fit/* takeWithin */.Dh)(rows.map((cells) => cells.join(' | ')), limit.max * tableShare, (text) => limit.measure(text) + 4);
    const shown = (0,markdown/* table */.tp)(['Job', 'Change', 'Groups', 'Allocations', 'Placement'], rows.slice(0, taken.length));
    return left === 0 ? shown : `${shown}\n\n… and ${(0,words/* plural */.LS)(left, 'job')} more in ${limit.elsewhere}.`;
}
const mostGroups = 3;
function row(job, surroundings, withNamespace) {
    const { verdict } = job;
    const name = surroundings.fileUrl === undefined
        ? (0,markdown/* nameCode */.Fl)((0,fit/* clipped */.cz)(job.id))
        : (0,markdown/* link */.nf)((0,markdown/* nameCode */.Fl)((0,fit/* clipped */.cz)(job.id)), surroundings.fileUrl(job.file));
    const groups = verdict.groups.filter((group) => (0,words/* countWords */.rj)(group, verdict.starts) !== '');
    const listed = (groups.length > 0 ? groups : verdict.groups).map((group) => (0,markdown/* nameCode */.Fl)((0,fit/* clipped */.cz)(group.name)));
    const more = listed.length > mostGroups ? ` +${listed.length - mostGroups}` : '';
    const blocked = (0,words/* unplacedCount */.wO)(verdict.unplaced);
    return [
        withNamespace ? `${name} in ${(0,markdown/* nameCode */.Fl)((0,fit/* clipped */.cz)(job.namespace))}` : name,
        (0,words/* changeWords */.mF)(verdict),
        listed.length === 0 ? '—' : listed.slice(0, mostGroups).join(' ') + more,
        (0,words/* countWords */.rj)((0,words/* totals */.Sd)(verdict.groups), verdict.starts) || '—',
        blocked > 0 ? `**${blocked} blocked**` : 'ok',
    ];
}
function plans(jobs, { fileUrl }, limit) {
    const few = jobs.length <= 3;
    const all = wholePlans(jobs, { few, fileUrl, limit });
    if (all !== undefined)
        return all;
    const shown = [];
    let room = limit.max;
    for (const [index, job] of jobs.entries()) {
        const max = index === jobs.length - 1 ? room : room / 2;
        const section = jobDetails(job, { few, fileUrl, limit: { ...limit, max } });
        if (section === undefined)
            break;
        shown.push(section);
        room -= limit.measure(section) + 2;
    }
    const left = jobs.length - shown.length;
    return left === 0 ? shown : [...shown, `… and ${(0,words/* plural */.LS)(left, 'plan')} more in ${limit.elsewhere}.`];
}
function wholePlans(jobs, options) {
    const { limit } = options;
    const sections = [];
    let room = limit.max;
    for (const job of jobs) {
        const section = jobDetails(job, { ...options, limit: { ...limit, max: Infinity } }) ?? '';
        room -= limit.measure(section) + 2;
        if (room < 0)
            return undefined;
        sections.push(section);
    }
    return sections;
}
function unchangedSection(jobs, limit) {
    if (jobs.length === 0)
        return '';
    const { taken, left } = (0,fit/* takeWithin */.Dh)(jobs.map((job) => (0,markdown/* htmlCode */.h8)(job.id)), limit.max * 0.1, limit.measure);
    const rest = left === 0 ? '' : ` and ${left} more`;
    return (0,markdown/* details */.zH)(`${(0,words/* plural */.LS)(jobs.length, 'job')} unchanged`, `${taken.join(' ')}${rest}`, false);
}
function nextStep(outcome, changing) {
    if (outcome.failures.length + outcome.failed.length > 0)
        return '**Next:** mend what is listed above and push; the plan is then made again.';
    const stops = outcome.removed.filter(({ stop }) => stop.kind === 'stops').length;
    if (changing.length === 0 && stops > 0)
        return '**Next:** review what will be stopped. To plan again, push or re-run.';
    if (changing.length === 0 && outcome.removed.some(({ stop }) => stop.kind === 'runs-on'))
        return '**Next:** stop by hand what should run no more. To plan again, push or re-run.';
    if (outcome.jobs.length === 0)
        return 'Nothing to do.';
    if (changing.length === 0)
        return 'The jobs run as the files say. Nothing to do.';
    if (changing.some((job) => job.verdict.unplaced.length > 0)) {
        return '**Next:** review what would change; what cannot be placed needs room in the cluster, or has to ask for less. To plan again, push or re-run.';
    }
    return '**Next:** review what would change. To plan again, push or re-run.';
}
function plan_comment_footer(outcome, surroundings) {
    const hiddenValues = outcome.jobs.reduce((sum, job) => sum + job.diff.hiddenValues, 0);
    return (0,footer/* footerLine */.G)('Planned', surroundings, hiddenValues === 0 ? '' : ` · ${(0,words/* plural */.LS)(hiddenValues, 'value')} hidden`);
}


/***/ }),

/***/ 3540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ tellComment)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7318);



async function tellComment(write, what, runner) {
    try {
        const written = await write();
        if (written.action === 'none') {
            runner.line(`No comment is written: ${written.why}.`);
            return { url: '' };
        }
        if (written.action === 'left') {
            runner.notice(`The comment is left to a newer run of this pull request; this ${what} is in the step summary.`, {
                title: 'Outrider',
            });
            return { url: written.url };
        }
        const deeds = { created: 'written', updated: 'brought up to date', unchanged: 'says this already' };
        runner.line(`Comment ${deeds[written.action]}: ${written.url}`);
        return { url: written.url };
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR))
            throw error;
        if (error.reason === 'unauthorized') {
            const where = `No comment was written; the ${what} is in the step summary.`;
            runner.notice(`${where} ${(0,_help_js__WEBPACK_IMPORTED_MODULE_1__/* .failureText */ .kY)(error)}`, { title: 'Outrider' });
            return { url: '' };
        }
        const failure = error.about('The comment could not be written');
        (0,_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .annotateFailures */ .o)([failure], runner);
        return { url: '', failure };
    }
}


/***/ }),

/***/ 4717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Go: () => (/* binding */ sameComment),
/* harmony export */   We: () => (/* binding */ wroteLater),
/* harmony export */   d8: () => (/* binding */ isLater),
/* harmony export */   ng: () => (/* binding */ runOf)
/* harmony export */ });
function sameComment(present, wanted) {
    return meaning(present) === meaning(wanted);
}
function meaning(body) {
    return body
        .replaceAll('\r\n', '\n')
        .replace(/^<!-- outrider:record .*$/gm, '')
        .trim()
        .replace(/^(<sub>(?:Planned|Registered|Not registered).*?) by \[run [^\]\n]{0,60}\]\([^)\s]{0,500}\)/gm, '$1')
        .replace(/^(Job modify index \d+) · next periodic launch (?:—|`[^`]*`)/gm, '$1');
}
function runOf(comment) {
    const line = /^<sub>Planned at `([0-9a-f]{7})` by \[run (\d+)(?:, attempt (\d+))?\]/m;
    const [, commit, number, attempt = '1'] = line.exec(comment.replaceAll('\r\n', '\n')) ?? [];
    return commit === undefined ? undefined : { commit, number: Number(number), attempt: Number(attempt) };
}
function isLater(one, other) {
    if (one === undefined || other === undefined || one.commit.slice(0, 7) !== other.commit.slice(0, 7))
        return false;
    return one.number > other.number || (one.number === other.number && one.attempt > other.attempt);
}
function wroteLater(one, other) {
    return isLater(runOf(one), runOf(other));
}


/***/ }),

/***/ 5982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ viewDiff),
/* harmony export */   g: () => (/* binding */ fieldText)
/* harmony export */ });
/* harmony import */ var _plan_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1740);
/* harmony import */ var _redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7301);
/* harmony import */ var _redaction_hidden_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6128);
/* harmony import */ var _value_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1012);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2076);





const markers = { Added: '+', Deleted: '-', Edited: '!', None: ' ' };
const longestValue = 240;
const shownEnds = 100;
function viewDiff(diff, verbose) {
    const inside = diff.Type === 'Edited' || verbose;
    const lines = [
        line(diff.Type, 0, `Job: ${(0,_plan_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(diff.ID)}`),
        ...(inside ? body(diff, 0) : []),
        ...diff.TaskGroups.flatMap((group) => groupLines(group, verbose)),
    ];
    return {
        lines: lines.map(({ text }) => text),
        hiddenValues: lines.reduce((sum, one) => sum + (one.hiddenValues ?? 0), 0),
    };
}
function groupLines(group, verbose) {
    const updates = Object.entries(group.Updates)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([label, count]) => `${count} ${(0,_plan_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(label)}`)
        .join(', ');
    return [
        line(group.Type, 0, `Task Group: ${(0,_plan_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(group.Name)}${updates === '' ? '' : ` (${updates})`}`),
        ...(group.Type === 'Edited' || verbose ? body(group, 1) : []),
        ...group.Tasks.flatMap((task) => taskLines(task, verbose)),
    ];
}
function taskLines(task, verbose) {
    const inside = task.Type === 'Edited' || (verbose && task.Type !== 'None');
    return [
        line(task.Type, 1, `Task: ${(0,_plan_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(task.Name)}${annotations(task.Annotations)}`),
        ...(inside ? body(task, 2) : []),
    ];
}
function body(from, depth) {
    return [
        ...from.Fields.filter(says).flatMap((field) => textLines(field, depth) ?? [fieldLine(field, depth)]),
        ...from.Objects.flatMap((object) => [
            line(object.Type, depth, `${(0,_plan_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(object.Name)} {`),
            ...body(object, depth + 1),
            line(object.Type === 'Edited' ? 'None' : object.Type, depth, '}'),
        ]),
    ];
}
function says(field) {
    return field.Type !== 'None' || field.New !== '';
}
function textLines(field, depth) {
    const { Old: before, New: after } = field;
    if (field.Type === 'None' || before === _redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .hidden */ .R || after === _redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .hidden */ .R)
        return undefined;
    if (![before, after].some((side) => (0,_redaction_hidden_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .hasLines */ .gE)((0,_redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f)(side))))
        return undefined;
    const changed = (0,_value_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .changedLines */ .M)(before, after);
    if (changed === undefined)
        return undefined;
    const head = line(field.Type, depth, `${(0,_plan_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(field.Name)}:${annotations(field.Annotations)}`);
    return [
        head,
        ...changed.map(({ type, text, isHidden }) => ({
            ...line(type, depth + 1, text),
            hiddenValues: isHidden === true ? 1 : 0,
        })),
    ];
}
function fieldLine(field, depth) {
    const text = `${fieldText(field)}${annotations(field.Annotations)}`;
    return {
        ...line(field.Type, depth, text),
        hiddenValues: valuesOf(field).filter((one) => typeof one !== 'string').length,
    };
}
function fieldText(field) {
    return `${(0,_plan_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(field.Name)}: ${valuesOf(field).map(value).join(' => ')}`;
}
function valuesOf(field) {
    if (field.Type === 'Deleted')
        return [field.Old];
    return field.Type === 'Edited' ? [field.Old, field.New] : [field.New];
}
function value(field) {
    const shown = (0,_redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f)(field);
    if (field === _redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .hidden */ .R)
        return shown;
    if (shown.length <= longestValue)
        return (0,_plan_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(shown);
    const start = (0,_plan_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(shown.slice(0, shownEnds).toWellFormed());
    const end = (0,_plan_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(shown.slice(-shownEnds).toWellFormed());
    return `${start} … ${end} (${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .thousands */ .oh)(shown.length)} characters)`;
}
function annotations(list) {
    return list.length === 0 ? '' : ` (${list.map(_plan_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R).join(', ')})`;
}
function line(type, depth, text) {
    return { text: `${markers[type]} ${'  '.repeat(depth)}${text}` };
}


/***/ }),

/***/ 1540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ takeWithin),
/* harmony export */   KE: () => (/* binding */ listed),
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
const longestWords = 200;
function clipped(text, most = longestWords) {
    return text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text;
}
function listed(items, separator, most = 5) {
    const more = items.length > most ? `${separator}${items.length - most} more` : '';
    return items.slice(0, most).join(separator) + more;
}


/***/ }),

/***/ 1012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ changedLines)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7291);
/* harmony import */ var _plan_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1740);
/* harmony import */ var _redaction_scrub_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2443);



const context = 2;
const mostLines = 80;
const longestLine = 160;
const mostEdits = 400;
function changedLines(former, latter) {
    const [before, after] = [toCompare(former), toCompare(latter)];
    const options = { context, maxEditLength: mostEdits };
    const patch = (0,diff__WEBPACK_IMPORTED_MODULE_1__/* .structuredPatch */ .YB)('', '', before, after, undefined, undefined, options);
    if (patch === undefined)
        return undefined;
    const endChanges = before !== '' && after !== '' && before.endsWith('\n') !== after.endsWith('\n');
    const lines = patch.hunks.flatMap((hunk, index) => [
        ...(index === 0 ? [] : [{ type: 'None', text: '…' }]),
        ...hunk.lines.filter((line) => endChanges || !line.startsWith('\\')).map(lineOf),
    ]);
    const left = lines.length - mostLines;
    return left <= 0 ? lines : [...lines.slice(0, mostLines), { type: 'None', text: `… ${left} lines more` }];
}
function lineOf(line) {
    if (line.startsWith('\\'))
        return { type: 'None', text: '(no line end)' };
    const isHidden = isHiddenLine.test(line);
    const text = isHidden ? _redaction_scrub_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenMark */ .s : (0,_plan_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(line.slice(1).replaceAll('\t', '  '));
    const shown = text.length > longestLine ? `${text.slice(0, longestLine).toWellFormed()}…` : text;
    return { type: line.startsWith('+') ? 'Added' : line.startsWith('-') ? 'Deleted' : 'None', text: shown, isHidden };
}
const isHiddenLine = /^[ +-]‹hidden›\0\d+$/;
function toCompare(value) {
    if (typeof value === 'string')
        return value;
    return value.lines.map((line) => (typeof line === 'number' ? `${_redaction_scrub_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenMark */ .s}\0${line}` : line)).join('\n');
}


/***/ }),

/***/ 3622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ jsonArray),
/* harmony export */   L: () => (/* binding */ outputFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


function outputFiles(directory) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'outrider-'));
    return (name, parts, mode) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
        const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'w', mode);
        for (const part of parts)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(descriptor, part);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        return path;
    };
}
function* jsonArray(texts) {
    for (const [index, text] of texts.entries())
        yield `${index === 0 ? '[' : ',\n'}${text.trim()}`;
    yield texts.length === 0 ? '[]\n' : ']\n';
}


/***/ }),

/***/ 8537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mf: () => (/* binding */ createProgress),
/* harmony export */   uH: () => (/* binding */ logPlan),
/* harmony export */   xv: () => (/* binding */ logPlans)
/* harmony export */ });
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2503);
/* harmony import */ var _review_plan_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6489);
/* harmony import */ var _plan_diff_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4393);
/* harmony import */ var _plan_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1740);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2076);





const colours = { '+': '\u001b[32m', '-': '\u001b[31m', '!': '\u001b[33m' };
const plain = '\u001b[0m';
function createProgress(runner, done) {
    const shortest = 20;
    return (count, total) => {
        if (total < shortest || Math.floor((count * 10) / total) === Math.floor(((count - 1) * 10) / total))
            return;
        runner.line(`${done} ${count} of ${total} job files.`);
    };
}
function logPlans(jobs, runner) {
    for (const job of (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .bySeverity */ .Np)(jobs.filter(_words_js__WEBPACK_IMPORTED_MODULE_3__/* .hasNews */ .OS)))
        logJob(job, runner);
}
function logPlan(outcome, runner) {
    for (const job of (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .bySeverity */ .Np)(outcome.jobs))
        logJob(job, runner);
    if (outcome.jobs.length > 1)
        runner.foreign(tableLines(outcome.jobs).join('\n'));
    if (outcome.removed.length > 0)
        runner.foreign(outcome.removed.map(_words_js__WEBPACK_IMPORTED_MODULE_3__/* .removedWords */ .Qx).join('\n'));
    const unstored = [...new Set(outcome.jobs.flatMap((job) => job.unstored))];
    if (unstored.length > 0) {
        runner.line(`Not to be stored with the jobs, for they are or may be secret: the variables ${unstored.join(', ')}.`);
    }
    (0,_annotations_js__WEBPACK_IMPORTED_MODULE_4__/* .annotateFailures */ .o)((0,_review_plan_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .allFailures */ .Z)(outcome), runner);
    runner.line(outcome.failures.length > 0 ? 'Plan failed.' : `Plan: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .headline */ .Pl)(outcome)}`);
}
function tableLines(jobs) {
    const rows = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .bySeverity */ .Np)(jobs).map(({ id, verdict }) => {
        const blocked = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .unplacedCount */ .wO)(verdict.unplaced);
        const counts = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countWords */ .rj)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .totals */ .Sd)(verdict.groups), verdict.starts);
        return [(0,_plan_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .R)(id), (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .changeWords */ .mF)(verdict), counts === '' ? '-' : counts, blocked > 0 ? `${blocked} blocked` : 'ok'];
    });
    const all = [['Job', 'Change', 'Allocations', 'Placement'], ...rows];
    const widths = [0, 1, 2].map((column) => (0,_plan_diff_text_js__WEBPACK_IMPORTED_MODULE_1__/* .longest */ .x)(all, (row) => row[column]?.length ?? 0));
    return all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}
function logJob(job, runner) {
    const { verdict } = job;
    const counts = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countWords */ .rj)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .totals */ .Sd)(verdict.groups), verdict.starts);
    runner.group(`${job.id} (${job.file}): ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .changeWords */ .mF)(verdict)}${counts === '' ? '' : `, ${counts}`}`);
    const lines = job.diff.lines.map(coloured);
    const unplaced = verdict.unplaced.map(({ group, count, reasons }) => `Group ${group}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(count, 'allocation')} cannot be placed: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonWords */ .IK)(reasons)}`);
    const warnings = verdict.warnings.map((warning) => `Warning of the scheduler: ${warning}`);
    const kept = job.keptCounts.map(({ group, count, instead }) => `Count of ${group} kept at ${count}; the file says ${instead}.`);
    const renamed = job.formerId === undefined ? [] : [`The file held ${job.formerId}, which keeps running.`];
    const launch = verdict.nextLaunch === undefined ? [] : [`Next periodic launch: ${verdict.nextLaunch}`];
    const hidden = job.diff.hiddenValues === 0 ? [] : [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(job.diff.hiddenValues, 'value')} hidden`];
    runner.foreign([
        ...lines,
        ...unplaced,
        ...warnings,
        ...kept,
        ...(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .noteWords */ .eR)(job),
        ...renamed,
        ...launch,
        `Job modify index ${verdict.jobModifyIndex}`,
        ...hidden,
    ].join('\n'));
    runner.endGroup();
}
function coloured(line) {
    const colour = colours[line[0] ?? ''];
    return colour === undefined ? line : `${colour}${line}${plain}`;
}


/***/ }),

/***/ 9649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ setPlanOutputs),
/* harmony export */   Lv: () => (/* binding */ jobOutput),
/* harmony export */   tK: () => (/* binding */ failedOutput)
/* harmony export */ });
/* harmony import */ var _output_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3622);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2076);


function setPlanOutputs(outcome, told, directory, runner) {
    const file = (0,_output_files_js__WEBPACK_IMPORTED_MODULE_0__/* .outputFiles */ .L)(directory);
    const { jobs } = outcome;
    const outputs = {
        summary: outcome.failures.length > 0 ? (outcome.failures[0]?.message ?? '') : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .headline */ .Pl)(outcome),
        changed: String(jobs.some((job) => job.verdict.changes)),
        jobs: JSON.stringify([
            ...jobs.map(jobOutput),
            ...outcome.failed.map(failedOutput),
            ...outcome.removed.map(removedOutput),
        ]),
        destructive: String(jobs.some((job) => job.verdict.destructive)),
        placeable: String(jobs.every((job) => job.verdict.unplaced.length === 0)),
        'comment-url': told.commentUrl,
        markdown: file('plan.md', [told.markdown], 0o644),
        'plan-text': file('plan.txt', planTexts(jobs), 0o600),
        'plan-json': file('plan.json', (0,_output_files_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonArray */ .I)(jobs.map((job) => job.clear.json)), 0o600),
        reason: told.reason ?? '',
    };
    for (const [name, value] of Object.entries(outputs))
        runner.setOutput(name, value);
}
function* planTexts(jobs) {
    for (const [index, job] of jobs.entries()) {
        if (jobs.length > 1)
            yield `${index === 0 ? '' : '\n'}==> ${job.file} <==\n`;
        yield job.clear.text;
    }
}
function jobOutput(job) {
    const { verdict } = job;
    return {
        file: job.file,
        id: job.id,
        namespace: job.namespace,
        region: job.region ?? '',
        change: verdict.change,
        changes: verdict.changes,
        traits: verdict.traits,
        destructive: verdict.destructive,
        groups: Object.fromEntries(verdict.groups.map(({ name, ...counts }) => [name, counts])),
        index: verdict.jobModifyIndex,
        warnings: verdict.warnings,
        unplaced: verdict.unplaced.map((one) => ({ ...one, reasons: one.reasons.map((reason) => (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonWords */ .IK)([reason])) })),
        preempted: verdict.preempted,
        nextLaunch: verdict.nextLaunch ?? '',
        hiddenValues: job.diff.hiddenValues,
    };
}
function removedOutput({ file, id }) {
    return { file, id: id ?? '', change: 'file-removed' };
}
function failedOutput({ file, failures }) {
    return {
        file,
        change: 'failed',
        reason: failures[0]?.reason ?? '',
        errors: failures.map((failure) => ({
            place: (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .placeWords */ .fp)(failure),
            message: failure.message,
            hint: failure.hint ?? '',
        })),
    };
}


/***/ }),

/***/ 1269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ canonical)
/* harmony export */ });
const freeForm = new Set(['Config', 'Env', 'Meta', 'CanaryMeta', 'Options', 'Getter', 'GetterOptions', 'Header']);
const zeroIsAbsent = new Map([
    ['Services', new Set(['Cluster', 'Kind', 'Provider'])],
    ['Checks', new Set(['FailuresBeforeWarning', 'Notes', 'TLSServerName'])],
    [
        'Upstreams',
        new Set([
            'DestinationPartition',
            'DestinationPeer',
            'DestinationType',
            'LocalBindSocketMode',
            'LocalBindSocketPath',
        ]),
    ],
    ['Volume', new Set(['Sticky'])],
    ['DynamicPorts', new Set(['IgnoreCollision'])],
    ['ReservedPorts', new Set(['IgnoreCollision'])],
    ['Artifacts', new Set(['Chown'])],
    ['Vault', new Set(['Cluster', 'DisableFile', 'Role'])],
    ['Consul', new Set(['Cluster', 'Partition'])],
    ['Identity', new Set(['ChangeMode', 'ChangeSignal', 'Filepath', 'ServiceName', 'TTL'])],
    ['Identities', new Set(['ChangeMode', 'ChangeSignal', 'Filepath', 'ServiceName', 'TTL'])],
]);
function canonical(value) {
    return write(value, '', false);
}
function write(value, key, free) {
    if (value === null || value === undefined)
        return 'null';
    if (typeof value === 'number')
        return numberText(value);
    if (typeof value !== 'object')
        return JSON.stringify(value);
    if (Array.isArray(value))
        return `[${value.map((item) => write(item, key, free)).join(',')}]`;
    if ('rawJSON' in value && Object.getPrototypeOf(value) === null)
        return numberText(String(value.rawJSON));
    const within = free || freeForm.has(key);
    const zero = within ? undefined : zeroIsAbsent.get(key);
    const entries = Object.entries(value)
        .filter(([name, item]) => !isAbsent(item) && !(zero?.has(name) === true && isZero(item)))
        .toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([name, item]) => `${JSON.stringify(name)}:${write(item, key === 'Volumes' ? 'Volume' : name, within)}`).join(',')}}`;
}
function isAbsent(value) {
    return value === null || value === undefined;
}
function isZero(value) {
    return value === '' || value === 0 || value === false;
}
function numberText(value) {
    if (typeof value === 'string' && /^-?\d+$/.test(value))
        return BigInt(value).toString();
    const number = Number(value);
    if (!Number.isFinite(number))
        return String(value);
    return Number.isInteger(number) ? BigInt(number).toString() : String(number);
}


/***/ }),

/***/ 4906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ digestsOf),
/* harmony export */   o: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1269);


const length = 24;
function digestsOf(spec, meaning, key) {
    return { spec: digestOf('specification', spec, key), plan: digestOf('meaning', meaning, key) };
}
function digestOf(of, value, key) {
    const text = `outrider ${of} v1\n${(0,_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonical */ .$)(value)}`;
    const bytes = (key === undefined ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256') : (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', key)).update(text).digest();
    return bytes.subarray(0, length).toString('base64');
}


/***/ }),

/***/ 7151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ identifier),
/* harmony export */   y: () => (/* binding */ isOf)
/* harmony export */ });
/* harmony import */ var _digests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4906);
/* harmony import */ var _record_codec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3987);


function identifier(name, hides, key) {
    if (!hides)
        return name;
    return key === undefined ? null : { keyed: (0,_digests_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .o)('identifier', name, key) };
}
function isOf(recorded, name, key) {
    if (recorded === null)
        return true;
    if (typeof recorded === 'string')
        return recorded === name;
    return key !== undefined && (0,_record_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .isSame */ .Ft)(recorded.keyed, (0,_digests_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .o)('identifier', name, key));
}


/***/ }),

/***/ 4601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ liveDigest)
/* harmony export */ });
/* harmony import */ var _digests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4906);

const moving = new Set([
    'CreateIndex',
    'JobModifyIndex',
    'ModifyIndex',
    'Stable',
    'Status',
    'StatusDescription',
    'SubmitTime',
    'Version',
    'VersionTag',
]);
function liveDigest(job, keepsCounts, key) {
    if (key === undefined)
        return '';
    const entries = Object.entries(job).filter(([name]) => !moving.has(name));
    const groups = (job.TaskGroups ?? []).map((group) => withoutMovingCount(group, keepsCounts));
    return (0,_digests_js__WEBPACK_IMPORTED_MODULE_0__/* .digestsOf */ .n)({ ...Object.fromEntries(entries), TaskGroups: groups }, {}, key).spec;
}
function withoutMovingCount(group, keepsCounts) {
    const { Count: count, Scaling: scaling, ...rest } = group;
    const isScaled = scaling !== null && scaling !== undefined;
    const policy = isScaled && typeof scaling === 'object' ? withoutIndexes(scaling) : scaling;
    return { ...rest, Scaling: policy, ...(isScaled || keepsCounts ? {} : { Count: count }) };
}
function withoutIndexes(policy) {
    return Object.fromEntries(Object.entries(policy).filter(([name]) => !moving.has(name)));
}


/***/ }),

/***/ 6484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ differenceOf),
/* harmony export */   g: () => (/* binding */ meaningOf)
/* harmony export */ });
/* harmony import */ var _redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7301);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1269);


function meaningOf({ job, verdict, diff, keptGroups }) {
    const everywhere = job.Type === 'system' || job.Type === 'sysbatch';
    const groups = verdict.groups.flatMap((group) => {
        const counts = countsOf(group, everywhere || keptGroups.has(group.name));
        return Object.keys(counts).length === 0 ? [] : [[group.name, counts]];
    });
    return {
        change: verdict.change,
        startsAgain: verdict.startsAgain,
        groups: Object.fromEntries(groups),
        preempts: [...new Set(verdict.preempted.map((other) => (0,_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonical */ .$)([other.namespace, other.job])))].toSorted(),
        diff: diff === null ? null : differenceOf(diff),
    };
}
function countsOf(group, onlyWhether) {
    const { created, replaced, updatedInPlace, stopped, canaries } = group;
    const counts = Object.entries({ created, replaced, updatedInPlace, stopped, canaries });
    return Object.fromEntries(counts.flatMap(([deed, count]) => (count > 0 ? [[deed, onlyWhether || count]] : [])));
}
function differenceOf(diff) {
    const groups = diff.TaskGroups.map((group) => ({
        ...partOf(group.Type, group.Name, group),
        tasks: sorted(group.Tasks.map((task) => partOf(task.Type, task.Name, task)).filter(isChanged)),
    }));
    return {
        ...partOf(diff.Type, diff.ID, diff),
        groups: sorted(groups.filter((group) => isChanged(group) || group.tasks.length > 0)),
    };
}
function partOf(type, name, from) {
    const fields = from.Fields.filter((field) => field.Type !== 'None');
    return {
        type,
        name,
        fields: sorted(fields.map(({ Type, Name, Old, New }) => [Type, Name, (0,_redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f)(Old), (0,_redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f)(New)])),
        objects: sorted(from.Objects.map((object) => partOf(object.Type, object.Name, object)).filter(isChanged)),
    };
}
function isChanged({ type, fields, objects }) {
    return type !== 'None' || fields.length + objects.length > 0;
}
function sorted(items) {
    if (items.length < 2)
        return items;
    return items
        .map((item) => ({ item, key: (0,_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonical */ .$)(item) }))
        .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
        .map(({ item }) => item);
}


/***/ }),

/***/ 6489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ allFailures),
/* harmony export */   k: () => (/* binding */ nothingPlanned)
/* harmony export */ });
const nothingPlanned = { jobs: [], failed: [], removed: [], untouched: 0, failures: [] };
function allFailures(outcome) {
    return [...outcome.failures, ...outcome.failed.flatMap((file) => file.failures)];
}


/***/ }),

/***/ 4872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XZ: () => (/* binding */ withoutRandomFields),
/* harmony export */   bm: () => (/* binding */ changesOnlyRandom),
/* harmony export */   mt: () => (/* binding */ withoutRandomValues)
/* harmony export */ });
/* harmony import */ var _redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7301);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1269);


const mark = '(random)';
function withoutRandomValues(diff, random) {
    return random.size === 0 ? diff : masked(diff, (field) => isRandom(field, random));
}
function withoutRandomFields(diffs, of, random) {
    if (random.size === 0)
        return diffs;
    const paths = new Set();
    masked(of, (field, path) => isRandom(field, random) && paths.add(path).has(path));
    return diffs.map((diff) => masked(diff, (_, path) => paths.has(path)));
}
function isRandom({ Type, New }, random) {
    return Type !== 'None' && typeof New === 'string' && random.has(New);
}
function masked(diff, choose) {
    const body = (part, path) => ({
        ...part,
        Fields: part.Fields.map((field) => {
            const isChosen = choose(field, JSON.stringify([...path, field.Name]));
            return isChosen && field.Type !== 'Deleted' ? { ...field, New: mark } : field;
        }),
        Objects: part.Objects.map((object) => body(object, [...path, object.Name])),
    });
    return {
        ...body(diff, []),
        TaskGroups: diff.TaskGroups.map((group) => ({
            ...body(group, [group.Name]),
            Tasks: group.Tasks.map((task) => body(task, [group.Name, task.Name])),
        })),
    };
}
function changesOnlyRandom(diff, random) {
    if (random.size === 0 || diff.Type !== 'Edited')
        return false;
    const parts = [diff, ...diff.TaskGroups, ...diff.TaskGroups.flatMap((group) => group.Tasks)];
    return parts.every((part) => isUnchanged(part, random));
}
function isUnchanged(part, random) {
    if (part.Type === 'Added' || part.Type === 'Deleted')
        return false;
    const { Fields: fields, Objects: objects } = part;
    if (!fields.every((field) => field.Type === 'None' || isRandom(field, random)))
        return false;
    const removed = objects.filter(({ Type }) => Type === 'Deleted');
    for (const added of objects.filter(({ Type }) => Type === 'Added')) {
        const at = removed.findIndex((one) => isSameBut(one, added, random));
        if (at === -1)
            return false;
        removed.splice(at, 1);
    }
    const edited = objects.filter(({ Type }) => Type === 'Edited' || Type === 'None');
    return removed.length === 0 && edited.every((object) => isUnchanged(object, random));
}
function isSameBut(removed, added, random) {
    if (removed.Name !== added.Name || removed.Objects.length !== added.Objects.length)
        return false;
    const others = new Set(added.Fields.filter((field) => isRandom(field, random)).map(({ Name }) => Name));
    const of = (object, side) => {
        const fields = object.Fields.filter(({ Name }) => !others.has(Name));
        return (0,_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonical */ .$)(Object.fromEntries(fields.map((field) => [field.Name, (0,_redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f)(field[side])])));
    };
    return (of(removed, 'Old') === of(added, 'New') &&
        removed.Objects.every((object, at) => isSameBut(object, added.Objects[at] ?? object, random)));
}


/***/ }),

/***/ 3987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fc: () => (/* binding */ draftWithin),
  Ft: () => (/* binding */ isSame),
  Eo: () => (/* binding */ isUnsigned),
  ho: () => (/* binding */ record_codec_open),
  IK: () => (/* binding */ recordLine),
  qf: () => (/* binding */ sameRecord),
  od: () => (/* binding */ seal)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
;// CONCATENATED MODULE: ./build/js/review/record.js


const DONE = dist/* object */.Ikc({
    index: dist/* number */.aig(),
    outcome: dist/* string */.YjP(),
    run: dist/* string */.YjP(),
});
const IDENTIFIER = dist/* nullable */.mee(dist/* union */.KCZ([dist/* string */.YjP(), dist/* object */.Ikc({ keyed: dist/* string */.YjP() })]));
const JOB = dist/* object */.Ikc({
    file: dist/* string */.YjP(),
    id: IDENTIFIER,
    namespace: IDENTIFIER,
    region: IDENTIFIER,
    index: dist/* number */.aig(),
    evaluated: dist/* optional */.lqM(dist/* number */.aig()),
    changes: dist/* boolean */.zMY(),
    spec: dist/* string */.YjP(),
    plan: dist/* string */.YjP(),
    done: dist/* optional */.lqM(DONE),
});
const REMOVED = dist/* object */.Ikc({
    file: dist/* string */.YjP(),
    id: dist/* string */.YjP(),
    namespace: dist/* string */.YjP(),
    region: dist/* string */.YjP(),
    stop: dist/* boolean */.zMY(),
    index: dist/* number */.aig(),
    spec: dist/* string */.YjP(),
    done: dist/* optional */.lqM(DONE),
});
const RECORD = dist/* object */.Ikc({
    repository: dist/* string */.YjP(),
    pullRequest: dist/* number */.aig(),
    comment: dist/* string */.YjP(),
    head: dist/* string */.YjP(),
    run: dist/* object */.Ikc({ id: dist/* string */.YjP(), number: dist/* number */.aig(), attempt: dist/* number */.aig() }),
    cluster: dist/* string */.YjP(),
    namespace: IDENTIFIER,
    region: IDENTIFIER,
    jobs: dist/* array */.YOg(JOB),
    removed: dist/* array */.YOg(REMOVED),
    left: dist/* number */.aig(),
});
const longest = 4 * 1024 * 1024;
function pack(record) {
    return (0,external_node_zlib_.deflateRawSync)(JSON.stringify(record), { level: 9 }).toString('base64');
}
function unpack(packed) {
    try {
        const bytes = (0,external_node_zlib_.inflateRawSync)(Buffer.from(packed, 'base64'), { maxOutputLength: longest });
        const result = dist/* safeParse */.xLC(RECORD, JSON.parse(bytes.toString('utf8')));
        return result.success ? result.output : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/js/review/record-codec.js


const version = 2;
const beginning = '<!-- outrider:record ';
const toBeFilled = '0'.repeat(44);
function lineOf(content, by) {
    return `${beginning}${content} ${by} -->`;
}
function draft(record, key) {
    return lineOf(`v${version} ${pack(record)} ${toBeFilled}`, key === undefined ? 'unsigned' : toBeFilled);
}
function draftWithin(record, key, budget) {
    let line = draft(record, key);
    for (let room = record.jobs.length; line.length > budget && room > 0;) {
        room = Math.min(room - 1, Math.floor((room * budget) / line.length));
        const jobs = record.jobs.slice(0, room);
        line = draft({ ...record, jobs, left: record.left + record.jobs.length - room }, key);
    }
    return line;
}
function seal(comment, key) {
    const found = recordLine(comment);
    const { packed } = partsOf(found);
    if (found === undefined || packed === '')
        return comment;
    const { text } = textAndRest(comment, found);
    const content = `v${version} ${packed} ${digestOf(text)}`;
    return text + lineOf(content, key === undefined ? 'unsigned' : signature(content, key));
}
const line = /^<!-- outrider:record v(\d{1,9}) (.*) -->$/;
const content = /^([A-Za-z0-9+/]+={0,2}) ([A-Za-z0-9+/]{43}[A-Za-z0-9+/=]) (unsigned|[A-Za-z0-9+/]{43}[A-Za-z0-9+/=])$/;
function partsOf(found) {
    const [, number = '', rest = ''] = line.exec(found ?? '') ?? [];
    const [, packed = '', digest = '', by = ''] = content.exec(rest) ?? [];
    return { number, packed, digest, by };
}
function record_codec_open(comment, key) {
    const found = recordLine(comment);
    const { number, packed, digest, by } = partsOf(found);
    if (found === undefined || number === '')
        return { kind: 'none' };
    if (Number(number) > version)
        return { kind: 'newer' };
    if (Number(number) < version)
        return { kind: 'older' };
    const signed = by !== 'unsigned';
    if (packed === '' || number !== String(version))
        return { kind: 'damaged' };
    if (signed && key === undefined)
        return { kind: 'no-key' };
    if (signed && !isSame(by, signature(`v${number} ${packed} ${digest}`, key ?? '')))
        return { kind: 'forged' };
    const { text, rest } = textAndRest(comment, found);
    if (rest.trim() !== '' || !isSame(digest, digestOf(text)))
        return { kind: 'edited' };
    const record = unpack(packed);
    return record === undefined ? { kind: 'damaged' } : { kind: 'opened', signed, record };
}
function recordLine(comment) {
    return comment.split(/\r\n?|\n/).findLast((one) => one.startsWith(beginning));
}
function textAndRest(comment, found) {
    const at = comment.lastIndexOf(found);
    return { text: comment.slice(0, at), rest: comment.slice(at + found.length) };
}
function digestOf(text) {
    const stored = text.replaceAll(/\r\n?/g, '\n').trimEnd();
    return (0,external_node_crypto_.createHash)('sha256').update(`outrider text v${version}\n${stored}`).digest('base64');
}
function isUnsigned(comment) {
    return recordLine(comment)?.endsWith(' unsigned -->') === true;
}
function sameRecord(present, wanted, key) {
    const [one, other] = [record_codec_open(present, key), record_codec_open(wanted, key)];
    if (one.kind === 'none' && other.kind === 'none')
        return true;
    if (one.kind !== 'opened' || other.kind !== 'opened' || one.signed !== other.signed)
        return false;
    return withoutRun(one.record) === withoutRun(other.record);
}
function withoutRun({ run: _run, ...record }) {
    return JSON.stringify(record);
}
function signature(text, key) {
    return (0,external_node_crypto_.createHmac)('sha256', key).update(`outrider:record ${text}`).digest('base64');
}
function isSame(one, other) {
    const [a, b] = [Buffer.from(one), Buffer.from(other)];
    return a.length === b.length && (0,external_node_crypto_.timingSafeEqual)(a, b);
}


/***/ })

};
