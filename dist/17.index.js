export const id = 17;
export const ids = [17];
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
function classifyGitHubRefusal({ status, response }, text) {
    const wait = describeRateLimit(status, response.headers, text);
    if (wait !== undefined) {
        const what = 'Rate limit of GitHub exceeded';
        return { what, kind: 'busy', reason: 'server', hint: wait, help: 'github-has-trouble' };
    }
    switch (status) {
        case 401: {
            const hint = 'Check `github-token`: it may have expired. By default, the token of the job is used.';
            return {
                what: 'Token rejected by GitHub',
                kind: 'unauthorized',
                reason: 'input',
                hint,
                help: 'github-token-not-accepted',
            };
        }
        case 403: {
            const hint = describeForbidden(response.data, text);
            const what = 'Permission denied by GitHub';
            return { what, kind: 'forbidden', reason: 'unauthorized', hint, help: 'no-right-to-comment' };
        }
        case 404:
        case 410: {
            const hint = 'Check that the pull request exists and that `github-token` can read its repository.';
            return {
                what: 'Not found on GitHub',
                kind: 'not-found',
                reason: 'not-found',
                hint,
                help: 'no-such-pull-request',
            };
        }
        default: {
            if (status < 500) {
                const what = status === 409 ? 'Conflict on GitHub' : 'Rejected as invalid by GitHub';
                return { what, kind: 'invalid', reason: 'server', hint: undefined, help: 'github-has-trouble' };
            }
            const hint = 'This is usually temporary: re-run the job later.';
            return {
                what: 'GitHub reported a server error',
                kind: 'server',
                reason: 'server',
                hint,
                help: 'github-has-trouble',
            };
        }
    }
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
    github.hook.wrap('request', async (request, options) => {
        const response = await Promise.resolve(request(options)).catch((error) => {
            throw toGitHubError(error, token);
        });
        if (response.status !== 204 && (typeof response.data !== 'object' || response.data === null))
            throw notJsonError(api);
        return response;
    });
    return github;
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

/***/ 1431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wg: () => (/* binding */ readAuthorship),
/* harmony export */   _M: () => (/* binding */ isOwnComment),
/* harmony export */   xj: () => (/* binding */ whoAreWe)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _responses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7005);



async function whoAreWe({ github, graphqlUrl, commentAuthor }) {
    const known = (graphqlUrl && (await readViewer(github, graphqlUrl))) || (await readUser(github));
    return known || commentAuthor || 'github-actions[bot]';
}
function isOwnComment(we, author) {
    if (!author)
        return false;
    const [ours, theirs] = [we.toLowerCase(), author.login.toLowerCase()];
    return ours === theirs || (author.type === 'Bot' && `${ours}[bot]` === theirs);
}
const Login = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .minLength */ .BpQ(1)) });
const Viewer = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ data: valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ viewer: Login }) });
async function readViewer(github, graphqlUrl) {
    const ask = async () => {
        const { data } = await github.request({ method: 'POST', url: graphqlUrl, query: 'query { viewer { login } }' });
        return valibot__WEBPACK_IMPORTED_MODULE_2__.is(Viewer, data) ? data.data.viewer.login : undefined;
    };
    return ignoringReasons(['unauthorized', 'not-found', 'server'], ask);
}
async function readUser(github) {
    return ignoringReasons(['unauthorized', 'not-found'], async () => {
        const { data } = await github.rest.users.getAuthenticated();
        return valibot__WEBPACK_IMPORTED_MODULE_2__.is(Login, data) ? data.login : undefined;
    });
}
async function ignoringReasons(refusals, ask) {
    try {
        return await ask();
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ && refusals.includes(error.reason))
            return undefined;
        throw error;
    }
}
const Actor = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), __typename: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) });
const VIEWER_ANSWER = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    data: valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        viewer: valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
        node: valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
            body: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
            author: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(Actor),
            editor: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(Actor),
            lastEditedAt: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
        }),
    }),
});
const authorshipQuery = `query($id: ID!) {
  viewer { login }
  node(id: $id) { ... on IssueComment {
    body author { login __typename } editor { login __typename } lastEditedAt
  } }
}`;
async function readAuthorship(github, graphqlUrl, nodeId) {
    if (graphqlUrl === undefined || nodeId === undefined)
        return undefined;
    try {
        const { data } = await github.request({
            method: 'POST',
            url: graphqlUrl,
            query: authorshipQuery,
            variables: { id: nodeId },
        });
        return toAuthorship((0,_responses_js__WEBPACK_IMPORTED_MODULE_1__/* .readAs */ .f)(VIEWER_ANSWER, data, 'a comment'));
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ))
            throw error;
        if (error.reason === 'not-found')
            return undefined;
        throw error.withContext('Could not determine who edited the comment with the plan');
    }
}
function toAuthorship({ data: { viewer: we, node } }) {
    const isUs = (actor) => actor !== null && isOwnComment(we.login, toRestAuthor(actor));
    return {
        body: node.body,
        author: node.author?.login ?? 'ghost',
        byUs: isUs(node.author),
        editor: node.editor?.login,
        editedByUs: node.lastEditedAt === null ? node.editor === null : isUs(node.editor),
    };
}
function toRestAuthor({ login, __typename }) {
    return __typename === 'Bot' && !login.endsWith('[bot]')
        ? { login: `${login}[bot]`, type: 'Bot' }
        : { login, type: __typename };
}


/***/ }),

/***/ 6001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ql: () => (/* binding */ commentMarker),
/* harmony export */   X9: () => (/* binding */ listMarked),
/* harmony export */   h1: () => (/* binding */ findComment)
/* harmony export */ });
/* unused harmony export carriesMarker */
/* harmony import */ var _authorship_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1431);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2716);


function commentMarker(id) {
    return `<!-- outrider:v1 id=${encodeURIComponent(id.toWellFormed())} -->`;
}
function carriesMarker(body, marker) {
    return body === marker || body.startsWith(`${marker}\n`) || body.startsWith(`${marker}\r\n`);
}
async function findComment(place) {
    const { ours, others } = await listMarked(place);
    const [newest] = ours;
    const found = newest && { nodeId: newest.node_id ?? undefined, url: newest.html_url, body: newest.body ?? '' };
    return { ours: found, others: others.map(({ user }) => user?.login ?? 'ghost') };
}
async function listMarked(place) {
    const marked = (await (0,_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .listComments */ .fg)(place)).filter(({ body }) => carriesMarker(body ?? '', place.marker));
    if (marked.length === 0)
        return { ours: [], others: [] };
    const we = await place.author();
    const ours = marked.filter(({ user }) => (0,_authorship_js__WEBPACK_IMPORTED_MODULE_0__/* .isOwnComment */ ._M)(we, user));
    return { ours: commentsNewestFirst(ours, place), others: marked.filter((comment) => !ours.includes(comment)) };
}
function commentsNewestFirst(comments, { isNewer }) {
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

/***/ 2716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OK: () => (/* binding */ getComment),
/* harmony export */   eT: () => (/* binding */ createComment),
/* harmony export */   fg: () => (/* binding */ listComments),
/* harmony export */   vv: () => (/* binding */ updateComment),
/* harmony export */   wn: () => (/* binding */ deleteComments)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3852);
/* harmony import */ var _responses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7005);




const Comment = valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    id: valibot__WEBPACK_IMPORTED_MODULE_3__/* .custom */ .IeY((id) => typeof id === 'number' || typeof id === 'bigint'),
    node_id: valibot__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    html_url: valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    body: valibot__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()), ''),
    created_at: valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .isoTimestamp */ .yhX()),
    updated_at: valibot__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    user: valibot__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ login: valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), type: valibot__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) })),
});
async function listComments({ github, repository, number }) {
    const parameters = { ...(0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .ownerAndRepo */ .H)(repository), issue_number: number, per_page: 100 };
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readPages */ .n)(github.paginate.iterator(github.rest.issues.listComments, parameters), Comment, 'a list of comments');
}
async function getComment({ github, repository }, id) {
    const { data } = await github.rest.issues.getComment({ ...(0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .ownerAndRepo */ .H)(repository), comment_id: id });
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readAs */ .f)(Comment, data, 'a comment');
}
async function createComment({ github, repository, number }, body) {
    const { data } = await github.rest.issues.createComment({ ...(0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .ownerAndRepo */ .H)(repository), issue_number: number, body });
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readAs */ .f)(Comment, data, 'a comment');
}
async function updateComment({ github, repository }, id, body) {
    const { data } = await github.rest.issues.updateComment({ ...(0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .ownerAndRepo */ .H)(repository), comment_id: id, body });
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readAs */ .f)(Comment, data, 'a comment');
}
async function deleteComments({ github, repository }, comments) {
    let removed = 0;
    for (const { id } of comments) {
        try {
            await github.rest.issues.deleteComment({ ...(0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .ownerAndRepo */ .H)(repository), comment_id: id });
            removed += 1;
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ))
                throw error;
        }
    }
    return removed;
}


/***/ }),

/***/ 6873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iz: () => (/* binding */ rewriteComment),
/* harmony export */   lB: () => (/* binding */ upsertComment)
/* harmony export */ });
/* unused harmony export replaceComment */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _http_write_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8451);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6001);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2716);




async function upsertComment(place, body, options) {
    const { ours } = await (0,_find_js__WEBPACK_IMPORTED_MODULE_2__/* .listMarked */ .X9)(place);
    const [current, ...duplicates] = ours;
    if (current === undefined && !options.create)
        return undefined;
    const isSame = current !== undefined && options.same(current.body ?? '', body);
    if (isSame && duplicates.length === 0)
        return { ...identify(current), action: 'unchanged', removed: 0 };
    if (await options.isOutdated(ours.map((comment) => comment.body ?? ''))) {
        return { ...identify(current), action: isSame ? 'unchanged' : 'left', removed: 0 };
    }
    if (current === undefined)
        return createUnique(place, body, options);
    if (isSame)
        return { ...identify(current), action: 'unchanged', removed: await (0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .deleteComments */ .wn)(place, duplicates) };
    const replaced = await replaceComment(place, current, body);
    if (replaced === undefined)
        return createUnique(place, body, options);
    const { comment, action } = replaced;
    return { ...identify(comment), action, removed: await (0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .deleteComments */ .wn)(place, duplicates) };
}
async function rewriteComment(thread, id, body) {
    const updated = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)((0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .updateComment */ .vv)(thread, id, body), 'not-found');
    if (updated !== undefined)
        return { ...identify(updated), action: 'updated', removed: 0 };
    return { ...identify(await (0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .createComment */ .eT)(thread, body)), action: 'created', removed: 0 };
}
async function createUnique(place, body, options) {
    const mine = await createOnce(place, body, options);
    const all = await listOwnAfter(place, mine);
    const newest = all[0] ?? mine;
    if (newest.id !== mine.id) {
        return { ...identify(newest), action: 'left', removed: await (0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .deleteComments */ .wn)(place, [mine]) };
    }
    const others = all.filter(({ id }) => id !== mine.id);
    return { ...identify(mine), action: 'created', removed: await (0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .deleteComments */ .wn)(place, others) };
}
async function createOnce(place, body, options) {
    return (0,_http_write_once_js__WEBPACK_IMPORTED_MODULE_1__/* .writeOnce */ .F)({
        send: async () => (0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .createComment */ .eT)(place, body),
        leavesOpen: ({ reason }) => lostAnswerReasons.has(reason),
        async find() {
            const { ours } = await (0,_find_js__WEBPACK_IMPORTED_MODULE_2__/* .listMarked */ .X9)(place).catch(() => ({ ours: [] }));
            return ours.find((comment) => options.same(comment.body ?? '', body));
        },
        pauses: [],
    });
}
const lostAnswerReasons = new Set(['unreachable', 'server', 'timed-out']);
async function listOwnAfter(place, mine) {
    const we = mine.user?.login;
    const all = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)((0,_find_js__WEBPACK_IMPORTED_MODULE_2__/* .listMarked */ .X9)(we === undefined ? place : { ...place, author: async () => we }));
    return all?.ours ?? [mine];
}
const maxWrites = 5;
async function replaceComment(thread, { id }, body) {
    const { isNewer } = thread;
    const write = async () => {
        let current = await (0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .getComment */ .OK)(thread, id);
        for (let writes = 0; writes < maxWrites; writes++) {
            if (isNewer(current.body ?? '', body))
                return { comment: current, action: 'left' };
            if (writes > 0 && !isNewer(body, current.body ?? ''))
                break;
            const written = await (0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .updateComment */ .vv)(thread, id, body);
            current = (await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)((0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .getComment */ .OK)(thread, id))) ?? written;
        }
        return { comment: current, action: 'updated' };
    };
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(write(), 'not-found');
}
function identify(comment) {
    const since = comment === undefined ? 0 : Date.parse(comment.updated_at ?? '') - Date.parse(comment.created_at);
    const edited = since > 1000;
    return {
        id: comment?.id,
        editedNodeId: edited ? (comment?.node_id ?? undefined) : undefined,
        url: comment?.html_url ?? '',
    };
}


/***/ }),

/***/ 2797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ hasOtherHead),
/* harmony export */   DQ: () => (/* binding */ readPullRequest),
/* harmony export */   Sf: () => (/* binding */ findMergedAs),
/* harmony export */   Wb: () => (/* binding */ findPullRequestsOf),
/* harmony export */   aF: () => (/* binding */ findOpenPullRequest)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3852);
/* harmony import */ var _responses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7005);




const Pull = valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    number: valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .safeInteger */ .Y2b(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .minValue */ .Wwf(1)),
    state: valibot__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    head: valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ sha: valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }),
    base: valibot__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ref: valibot__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()), repo: valibot__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ full_name: valibot__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) })) })),
    merged_at: valibot__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), null),
    merge_commit_sha: valibot__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), null),
});
async function readPullRequest(github, repository, number) {
    return withPermissionHint(async () => toFoundPullRequest(await readPull(github, repository, number)));
}
async function hasOtherHead(github, repository, { number, headSha }) {
    const current = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(readPull(github, repository, number));
    return current !== undefined && current.head.sha !== headSha;
}
async function findOpenPullRequest(github, repository, commit) {
    const pulls = (await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(listPullsOfCommit(github, repository, commit))) ?? [];
    const open = pulls.filter(({ state, head }) => state === 'open' && head.sha === commit);
    return open.length === 0 ? undefined : { number: Math.max(...open.map(({ number }) => number)), headSha: commit };
}
async function findPullRequestsOf(github, { repository, commits, isEnough }) {
    const isOfCommits = ({ head, merge_commit_sha: merge }) => commits.includes(head.sha) || (merge !== null && commits.includes(merge));
    return withPermissionHint(async () => {
        const found = new Map();
        const add = (pulls) => {
            for (const pull of pulls)
                found.set(pull.number, toFoundPullRequest(pull));
            return [...found.values()].some(isEnough);
        };
        let isListed = true;
        for (const commit of commits) {
            const { pulls, complete } = await readCommitPulls(github, repository, commit);
            isListed &&= complete;
            const ours = await Promise.all(pulls.map((pull) => resolveInRepository(pull, github, repository)));
            if (add(ours.flatMap((pull) => pull ?? [])))
                return [...found.values()];
        }
        if (add((await listLastUpdated(github, repository, 'closed')).filter(isOfCommits)))
            return [...found.values()];
        const list = isListed ? listLastUpdated : listAllPulls;
        add((await list(github, repository, 'open')).filter(isOfCommits));
        return [...found.values()];
    });
}
async function findMergedAs(github, repository, commits) {
    const closed = await listLastUpdated(github, repository, 'closed');
    return closed
        .filter(({ merged_at, merge_commit_sha: merge }) => merged_at !== null && commits.includes(merge ?? ''))
        .map(toFoundPullRequest);
}
async function readPull(github, repository, number) {
    const { data } = await github.rest.pulls.get({ ...(0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .ownerAndRepo */ .H)(repository), pull_number: number });
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readAs */ .f)(Pull, data, 'a pull request');
}
async function resolveInRepository(pull, github, repository) {
    const name = pull.base?.repo?.full_name ?? undefined;
    if (name === undefined || name.toLowerCase() === `${repository.owner}/${repository.name}`.toLowerCase())
        return pull;
    const own = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(readPull(github, repository, pull.number), 'not-found');
    return own?.head.sha === pull.head.sha ? own : undefined;
}
async function readCommitPulls(github, repository, commit) {
    const pulls = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(listPullsOfCommit(github, repository, commit), 'not-found');
    if (pulls !== undefined)
        return { pulls, complete: true };
    const pull = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(readPullOfCommit(github, repository, commit), 'not-found');
    return { pulls: pull === undefined ? [] : [pull], complete: false };
}
function listPullsOfCommit(github, repository, commit) {
    const parameters = { ...(0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .ownerAndRepo */ .H)(repository), commit_sha: commit, per_page: 100 };
    const pages = github.paginate.iterator(github.rest.repos.listPullRequestsAssociatedWithCommit, parameters);
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readPages */ .n)(pages, Pull, 'a list of pull requests');
}
async function readPullOfCommit(github, repository, commit) {
    const parameters = { ...(0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .ownerAndRepo */ .H)(repository), commit_sha: commit };
    const { data } = await github.request('GET /repos/{owner}/{repo}/commits/{commit_sha}/pull', parameters);
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readAs */ .f)(Pull, data, 'a pull request');
}
const lastUpdatedFirst = { sort: 'updated', direction: 'desc', per_page: 100 };
async function listLastUpdated(github, repository, state) {
    const { data } = await github.rest.pulls.list({ ...(0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .ownerAndRepo */ .H)(repository), state, ...lastUpdatedFirst });
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readAs */ .f)(valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(Pull), data, 'a list of pull requests');
}
function listAllPulls(github, repository, state) {
    const parameters = { ...(0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .ownerAndRepo */ .H)(repository), state, ...lastUpdatedFirst };
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readPages */ .n)(github.paginate.iterator(github.rest.pulls.list, parameters), Pull, 'a list of pull requests');
}
function toFoundPullRequest({ number, head, base, state, merged_at: mergedAt }) {
    const isMerged = mergedAt !== null;
    return {
        number,
        headSha: head.sha,
        baseRef: base?.ref ?? undefined,
        state: isMerged ? 'merged' : state === 'closed' ? 'closed' : 'open',
        mergedAt: isMerged ? Date.parse(mergedAt) || 0 : 0,
    };
}
async function withPermissionHint(ask) {
    try {
        return await ask();
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ))
            throw error;
        const { reason, message, help } = error.withContext('Could not find the pull request of this commit');
        const hint = 'Give the job `permissions: { contents: read, pull-requests: write }`, then re-run it.';
        const kind = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 ? error.kind : 'server';
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({ kind, reason, message, hint: error.hint ?? hint, help, cause: error });
    }
}


/***/ }),

/***/ 7005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ readAs),
/* harmony export */   n: () => (/* binding */ readPages)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7798);



function readAs(schema, data, what) {
    const parsed = (0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseValue */ .$)(schema, data);
    if ('output' in parsed)
        return parsed.output;
    throw unexpectedResponse(what, new Error(parsed.problem));
}
async function readPages(pages, entry, what) {
    const found = [];
    try {
        for await (const { data } of pages)
            for (const one of readAs(valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(entry), data, what))
                found.push(one);
    }
    catch (error) {
        throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ ? error : unexpectedResponse(what, error);
    }
    return found;
}
function unexpectedResponse(what, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
        kind: 'server',
        reason: 'server',
        message: `Unexpected response from GitHub: expected ${what}`,
        help: 'github-has-trouble',
        hint: 'Check GITHUB_API_URL and the proxy of the runner.',
        cause,
    });
}


/***/ }),

/***/ 6273:
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
var js_errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/declared-job.js
var declared_job = __webpack_require__(7850);
;// CONCATENATED MODULE: ./build/js/jobfiles/work-budget.js

const maxFileUnits = 1_000_000;
const maxRunUnits = 4_000_000;
const maxRunMiB = 256;
const unitsBetweenClockChecks = 500;
const maxBlockingMilliseconds = 50;
function createRunBudget(time) {
    const spentByFile = new Map();
    let spent = 0;
    let spentAtClockCheck = 0;
    let bytesKept = 0;
    let yieldedAt = performance.now();
    let endError;
    const endIfLate = (file) => {
        spentAtClockCheck = spent;
        if (time === undefined || (time.left() > 0 && !time.signal.aborted))
            return;
        endError = interruptedError(time.left() > 0, file);
        throw endError;
    };
    const spendOn = (file, units) => {
        const spentOnFile = (spentByFile.get(file) ?? 0) + units;
        spentByFile.set(file, spentOnFile);
        spent += units;
        if (spentOnFile > maxFileUnits)
            throw fileLimitError(file);
        if (spent > maxRunUnits)
            throw runLimitError(spentByFile);
        if (spent - spentAtClockCheck > unitsBetweenClockChecks)
            endIfLate(file);
    };
    const yieldToEventLoop = async (file) => {
        await new Promise((resolve) => setImmediate(resolve));
        yieldedAt = performance.now();
        endIfLate(file);
    };
    return {
        forFile: (file) => ({
            spend: (units) => spendOn(file, units),
            countBytes(bytes) {
                bytesKept += bytes;
                if (bytesKept > maxRunMiB * 1024 * 1024)
                    throw memoryLimitError(file);
            },
            yieldIfDue: () => (performance.now() - yieldedAt > maxBlockingMilliseconds ? yieldToEventLoop(file) : undefined),
        }),
        endsRun: (error) => error !== undefined && error === endError,
    };
}
const simplifyHint = 'Use smaller folders and simpler patterns in `fileset`, or split the job.';
function fileLimitError(file) {
    return new js_errors/* ActionError */.lZ({
        reason: 'parse',
        message: 'Finding the files that this job file names takes too much work: too many file names to compare, or too long patterns.',
        location: { file },
        hint: simplifyHint,
        help: 'too-much-work',
    });
}
function runLimitError(spentByFile) {
    const [largest] = [...spentByFile].toSorted(([, a], [, b]) => b - a);
    const file = largest?.[0] ?? '';
    return new js_errors/* ActionError */.lZ({
        reason: 'parse',
        message: `Finding the files that the job files name takes too much work for one run; \`${file}\` takes the most.`,
        location: { file },
        hint: simplifyHint,
        help: 'too-much-work',
    });
}
function memoryLimitError(file) {
    return new js_errors/* ActionError */.lZ({
        reason: 'parse',
        message: `With this file, the job files of the run and the files that they read exceed ${maxRunMiB} MiB.`,
        location: { file },
        hint: 'Let tasks download large files with an `artifact` block, or plan the job files in several runs.',
        help: 'too-much-work',
    });
}
function interruptedError(isCancelled, file) {
    return new js_errors/* ActionError */.lZ({
        reason: 'timed-out',
        message: isCancelled
            ? `The run was cancelled while reading \`${file}\`.`
            : `The run reached its \`timeout\` while reading \`${file}\`.`,
        location: { file },
        hint: isCancelled ? undefined : 'Check which files the job file reads and searches for, or raise `timeout`.',
    });
}

// EXTERNAL MODULE: ./build/js/inputs/workspace.js
var inputs_workspace = __webpack_require__(1875);
// EXTERNAL MODULE: ./build/js/jobfiles/provenance/git.js
var git = __webpack_require__(2777);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/glob.js
var discovery_glob = __webpack_require__(6948);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/repository-paths.js
var repository_paths = __webpack_require__(4823);
// EXTERNAL MODULE: ./build/js/inputs/suggest.js
var suggest = __webpack_require__(1352);
// EXTERNAL MODULE: ./build/js/jobfiles/functions/name-pattern.js
var name_pattern = __webpack_require__(1351);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/glob-match.js + 2 modules
var glob_match = __webpack_require__(5459);
;// CONCATENATED MODULE: ./build/js/jobfiles/discovery/patterns.js






const jobFileExtensions = ['.hcl', '.nomad', '.json'];
function hasKnownExtension(name) {
    return jobFileExtensions.some((ending) => name.endsWith(ending));
}
const writtenExtension = /(?<=[^/])\.(?:[^/.*?[\](){}|!+@]+|@\([^/*?[\](){}]+\))$/;
function expandPattern(pattern) {
    return (0,name_pattern/* expandBraces */.P)(pattern) ?? [pattern];
}
function mayBeJobFile(name, { included }) {
    const written = included.flatMap(expandPattern).flatMap((one) => writtenExtension.exec(one)?.[0] ?? []);
    return hasKnownExtension(name) || written.some((ending) => (0,glob_match/* compileGlob */.S)(`*${ending}`)((0,external_node_path_.basename)(name)));
}
function acceptsFile(pattern, path, directory) {
    if (hasKnownExtension(path))
        return true;
    return expandPattern(pattern).some((one) => {
        if (!(0,discovery_glob/* isGlob */.fg)(one))
            return (0,external_node_path_.resolve)(directory, one) === path;
        return writtenExtension.test(one) && (0,discovery_glob/* globMatches */.mw)((0,discovery_glob/* parseGlob */.qF)(one, directory), path);
    });
}
function isExclude(pattern) {
    return pattern.startsWith('!');
}
function splitPatterns(patterns) {
    return {
        included: patterns.filter((pattern) => !isExclude(pattern)).map(trimDot),
        excluded: patterns.filter(isExclude).map((pattern) => trimDot(pattern.slice(1)).replace(/(?<!\/)\/+$/, '')),
    };
}
function trimDot(pattern) {
    return pattern.replace(/^(?:\.\/)+/, '');
}
function isExcluded(path, { directory, excluded }) {
    if (excluded.length === 0 || path === directory)
        return false;
    const parts = (0,repository_paths/* relativeName */.IC)(directory, path).split('/');
    const names = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    return excluded.some((exclude) => names.some((name) => (0,glob_match/* compileGlob */.S)(exclude)(name)));
}
function leavesWorkspace({ folder, rest }, workspace) {
    return (0,inputs_workspace/* isOutside */._K)(workspace, folder) || rest.split('/').includes('..');
}
function isFolderPath(path) {
    return /\/\.?$/.test(path);
}
function wouldMatch(pattern, name, context) {
    const { directory, workspace } = context;
    const path = (0,external_node_path_.resolve)(workspace, name);
    if ((0,external_node_path_.isAbsolute)(name) || (0,inputs_workspace/* isOutside */._K)(workspace, path))
        return false;
    if (isExcluded(path, context))
        return false;
    if (!isFolderPath(pattern) && (0,external_node_path_.resolve)(directory, pattern) === path)
        return true;
    if (!(0,discovery_glob/* isGlob */.fg)(pattern))
        return false;
    const glob = (0,discovery_glob/* parseGlob */.qF)(pattern, directory);
    return !leavesWorkspace(glob, workspace) && (0,discovery_glob/* globMatches */.mw)(glob, path) && acceptsFile(pattern, path, directory);
}

;// CONCATENATED MODULE: ./build/js/jobfiles/discovery/pattern-errors.js








function patternError(pattern, what, hint, help = 'no-such-job-file') {
    return new js_errors/* ActionError */.lZ({
        reason: 'input',
        message: `Input \`job-files\`: ${JSON.stringify(pattern)} ${what}.`,
        hint,
        help,
    });
}
function outsideError(pattern, what) {
    return patternError(pattern, what, 'Outrider reads only checked-out files.', 'outside-the-workspace');
}
function folderError(pattern) {
    const folder = pattern.replace(/(?<!\/)\/+$/, '');
    return patternError(pattern, 'is a folder', `Write \`${folder}/**/*.nomad.hcl\` to select the job files in it.`);
}
function missingError(pattern, scope) {
    const { hint, help } = suggestJobFiles(pattern, scope);
    return patternError(pattern, `does not exist in ${describeFolder(scope)}`, hint, help);
}
function unmatchedError(pattern, others, scope) {
    const { hint, help } = suggestJobFiles(pattern, scope);
    const what = `matches no job file in ${describeFolder(scope)}`;
    if (others === 0)
        return patternError(pattern, what, hint, help);
    const seen = `${others} ${others === 1 ? 'file has' : 'files have'} another extension`;
    return patternError(pattern, `${what}; ${seen}`, `${acceptedExtensions} ${hint}`, help);
}
const acceptedExtensions = `A glob matches files that end in ${jobFileExtensions.map((one) => `\`${one}\``).join(', ')}; to match others, write their extension, such as \`jobs/*.job\`.`;
function describeFolder({ workspace, directory }) {
    const folder = (0,repository_paths/* relativeName */.IC)(workspace, directory);
    return folder === '' ? 'the workspace' : `\`${folder}\``;
}
const maxNames = 3;
function suggestJobFiles(pattern, { directory, workspace }) {
    if (/,/.test(pattern.replaceAll(/\{[^{}]*\}/g, ''))) {
        return { hint: 'Write one path per line: commas do not separate paths.', help: 'no-such-job-file' };
    }
    const names = jobFilesIn(workspace, pattern).map((name) => (0,repository_paths/* relativeName */.IC)(directory, `${workspace}/${name}`));
    const meant = (0,suggest/* nearest */.p)(pattern, names) ?? names.find((name) => (0,external_node_path_.basename)(name) === (0,external_node_path_.basename)(pattern));
    if (meant !== undefined)
        return { hint: `Did you mean \`${meant}\`?`, help: 'no-such-job-file' };
    if (names.length > 0) {
        const listed = names.slice(0, maxNames).map((name) => `\`${name}\``);
        const more = names.length > maxNames ? ` and ${names.length - maxNames} more` : '';
        return { hint: `Job files found: ${listed.join(', ')}${more}.`, help: 'no-such-job-file' };
    }
    if (!(0,git/* isInRepository */.cC)(workspace)) {
        return { hint: `The workspace is not a checkout of a repository. ${inputs_workspace/* checkOut */.b$}`, help: 'no-checkout' };
    }
    return { hint: 'The workspace has no file that ends in `.nomad.hcl`, `.nomad` or `.hcl`.', help: 'no-such-job-file' };
}
function jobFilesIn(workspace, pattern) {
    const extension = /\.[\w-]+$/.exec(pattern)?.[0] ?? '.nomad';
    const found = (0,discovery_glob/* findGlobMatches */.zX)({ folder: workspace, rest: `**/*{.nomad,.hcl,.nomad.json,${extension}}` }, skipNothing);
    const names = found.map(({ name }) => name).toSorted();
    const isKnown = ['.hcl', '.json'].includes(extension);
    const likely = names.filter((name) => /\.nomad(\.hcl|\.json)?$/.test(name) || (!isKnown && name.endsWith(extension)));
    return likely.length > 0 ? likely : names.filter((name) => !name.endsWith('.vars.hcl'));
}
function skipNothing() {
    return false;
}

;// CONCATENATED MODULE: ./build/js/jobfiles/discovery/find.js









async function findJobFiles(options) {
    const search = await startSearch(options);
    const found = new Map();
    const errors = [];
    for (const { pattern, glob } of search.included) {
        const result = await (glob === undefined ? findAtPath(pattern, search) : findByGlob(pattern, glob, search));
        if (result instanceof js_errors/* ActionError */.lZ)
            errors.push(result);
        else
            for (const file of result)
                found.set(file.path, file);
    }
    if (errors.length === 0 &&
        found.size === 0 &&
        !search.included.some(({ pattern }) => standsForRemovedFile(pattern, search))) {
        const patterns = search.included.map(({ pattern }) => pattern).join(' ');
        errors.push(patternError(patterns, 'names only files that `!` patterns exclude', 'Exclude fewer files.'));
    }
    if (errors.length > 0)
        throw new js_errors/* ActionErrors */.o9(errors);
    return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
function matchesJobFiles(name, { patterns, ...folders }) {
    const { included, excluded } = splitPatterns(patterns);
    return included.some((pattern) => wouldMatch(pattern, name, { ...folders, excluded }));
}
async function resolveFolders({ patterns, ...folders }) {
    const [directory, workspace] = await Promise.all([(0,promises_.realpath)(folders.directory), (0,promises_.realpath)(folders.workspace)]);
    const starts = ['/', external_node_path_.sep].map((slash) => folders.workspace + slash);
    const real = (pattern) => starts.some((start) => pattern.startsWith(start)) ? workspace + pattern.slice(folders.workspace.length) : pattern;
    return { patterns: patterns.map(real), directory, workspace };
}
async function startSearch({ removed = [], ...options }) {
    const { patterns, directory, workspace } = await resolveFolders(options);
    const { included: given, excluded } = splitPatterns(patterns);
    const included = await Promise.all(given.map(async (pattern) => ({ pattern, glob: await resolveGlob(pattern, directory) })));
    const folders = included.flatMap(({ glob }) => glob === undefined || isOutsideWorkspace(glob, workspace) || !(0,discovery_glob/* descends */.s2)(glob)
        ? []
        : [(0,repository_paths/* relativeName */.IC)(workspace, glob.realFolder)]);
    const ignored = folders.length === 0 ? new Set() : await (0,git/* ignoredFolders */.YA)(workspace, [...new Set(folders)]);
    return { included, excluded, directory, workspace, removed, ignored };
}
async function resolveGlob(pattern, directory) {
    if (!(0,discovery_glob/* isGlob */.fg)(pattern))
        return undefined;
    const exists = (await (0,promises_.stat)((0,external_node_path_.resolve)(directory, pattern)).catch(() => undefined)) !== undefined;
    if (exists)
        return undefined;
    const glob = (0,discovery_glob/* parseGlob */.qF)(pattern, directory);
    return { ...glob, realFolder: await (0,promises_.realpath)(glob.folder).catch(() => glob.folder) };
}
function isOutsideWorkspace(glob, workspace) {
    return leavesWorkspace(glob, workspace) || (0,inputs_workspace/* isOutside */._K)(workspace, glob.realFolder);
}
function standsForRemovedFile(pattern, search) {
    return search.removed.some((name) => wouldMatch(pattern, name, search));
}
async function findByGlob(pattern, glob, search) {
    if (isOutsideWorkspace(glob, search.workspace))
        return outsideError(pattern, 'leads outside the workspace');
    const isSkipped = (name) => search.ignored.has((0,repository_paths/* relativeName */.IC)(search.workspace, (0,external_node_path_.join)(glob.realFolder, name))) ||
        isExcluded((0,external_node_path_.join)(glob.folder, name), search);
    const files = [];
    let others = 0;
    for (const { name, entry } of (0,discovery_glob/* findGlobMatches */.zX)(glob, isSkipped)) {
        const path = (0,external_node_path_.join)(glob.folder, name);
        if (isExcluded(path, search))
            continue;
        if (!entry.isFile() && !(await (0,promises_.stat)(path).catch(() => undefined))?.isFile())
            continue;
        if (!acceptsFile(pattern, path, search.directory)) {
            others++;
            continue;
        }
        const file = entry.isSymbolicLink() ? await checkRealPath(path, pattern, search) : toJobFile(path, search);
        if (file instanceof js_errors/* ActionError */.lZ)
            return file;
        files.push(file);
    }
    if (files.length > 0 || standsForRemovedFile(pattern, search))
        return files;
    return unmatchedError(pattern, others, search);
}
async function findAtPath(pattern, search) {
    const path = (0,external_node_path_.resolve)(search.directory, pattern);
    const stats = await (0,promises_.stat)(path).catch(() => undefined);
    if (stats === undefined || (isFolderPath(pattern) && !stats.isDirectory())) {
        if (standsForRemovedFile(pattern, search))
            return [];
        return missingError(pattern, search);
    }
    if (stats.isDirectory())
        return folderError(pattern);
    if (!stats.isFile())
        return patternError(pattern, 'is not a regular file', 'Name a job file.');
    if (isExcluded(path, search))
        return [];
    const file = await checkRealPath(path, pattern, search);
    return file instanceof js_errors/* ActionError */.lZ ? file : [file];
}
async function checkRealPath(path, pattern, search) {
    const real = await (0,promises_.realpath)(path);
    const file = toJobFile(withRealSpelling(path, real), search);
    if (!(0,inputs_workspace/* isOutside */._K)(search.workspace, real))
        return file;
    return outsideError(pattern, `leads to a file outside the workspace (${file.name})`);
}
function withRealSpelling(path, real) {
    return normalizedSpelling(path) === normalizedSpelling(real) ? real : path;
}
function normalizedSpelling(path) {
    return path.normalize('NFC').toLowerCase();
}
function toJobFile(path, { workspace }) {
    return { path, name: (0,repository_paths/* relativeName */.IC)(workspace, path) };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/js/jobfiles/functions/resolve-path.js
var resolve_path = __webpack_require__(8811);
;// CONCATENATED MODULE: ./build/js/jobfiles/functions/fileset.js





const maxEntries = 200_000;
function createLister() {
    const known = new Map();
    return (folder) => {
        const entries = known.get(folder) ?? (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
        known.set(folder, entries);
        return entries;
    };
}
const invalidPattern = { problem: 'is not a valid pattern', hint: 'Use `*`, `**`, `?`, `[a-z]` and `{a,b}`.' };
function findFileset(path, pattern, base, folderAccess) {
    if (path.length + pattern.length > resolve_path/* maxPathLength */.Op)
        return invalidPattern;
    const whole = external_node_path_.posix.join((0,repository_paths/* toSlashes */.TH)(path), pattern);
    const plain = (0,name_pattern/* expandBraces */.P)(whole);
    if (plain === undefined)
        return invalidPattern;
    folderAccess.budget.spend(1 + (whole.length * plain.length) / charactersPerUnit);
    const walk = { base, folderAccess, found: new Set(), entriesLeft: maxEntries };
    for (const one of plain) {
        const problem = walkPattern(one, walk);
        if (problem !== undefined)
            return problem;
    }
    if (walk.entriesLeft <= 0)
        return { problem: `searches more than ${maxEntries} files`, hint: 'Name a smaller folder.' };
    const folder = (0,resolve_path/* absolutePath */.Hi)(path, base);
    const names = [...walk.found].map((file) => (0,repository_paths/* relativeName */.IC)(folder, file));
    return {
        names: names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
        glob: (0,resolve_path/* repositoryName */.aR)((0,external_node_path_.resolve)(base.directory, whole), base),
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
        return invalidPattern;
    const fixed = rest.findIndex((part) => part === '**' || (part !== undefined && 'match' in part));
    const plain = rest
        .slice(0, fixed === -1 ? -1 : fixed)
        .map((part) => (part !== undefined && part !== '**' && 'name' in part ? part.name : ''));
    const folder = (0,external_node_path_.join)(start, ...plain);
    const problem = (0,resolve_path/* problemOutside */.lb)(folder, walk.base);
    if (problem !== undefined)
        return problem;
    visit(folder, resolveEntry(folder, walk.base), rest.slice(plain.length), walk, []);
    return undefined;
}
function readPart(part) {
    if (part === '**')
        return part;
    if (!/[*?[\\]/.test(part))
        return { name: part };
    const match = (0,name_pattern/* compileName */.$)(part);
    return match === undefined ? undefined : { match, characters: part.length };
}
function visit(folder, resolved, parts, walk, above) {
    const [part, ...rest] = parts;
    if (part === undefined || resolved?.kind !== 'folder' || walk.entriesLeft <= 0)
        return;
    if (typeof part === 'object' && 'name' in part) {
        const path = (0,external_node_path_.join)(folder, part.name);
        return acceptEntry(path, resolveEntry(path, walk.base), rest, walk, above);
    }
    const { real } = resolved;
    const entries = walk.folderAccess.list(real);
    walk.entriesLeft -= entries.length + 1;
    walk.folderAccess.budget.spend(1);
    for (const entry of entries) {
        const { name } = entry;
        walk.folderAccess.budget.spend(part === '**' ? 1 : 1 + (part.characters * name.length) / charactersPerUnit);
        if (part !== '**') {
            if (!part.match(name))
                continue;
            const path = joinName(folder, name);
            acceptEntry(path, resolveDirent(entry, path, real, walk.base), rest, walk, above);
            continue;
        }
        if (rest.length > 0 && entry.isFile())
            continue;
        const path = joinName(folder, name);
        const inside = resolveDirent(entry, path, real, walk.base);
        if (rest.length === 0)
            acceptEntry(path, inside, [], walk, above);
        if (!above.includes(real))
            visit(path, inside, parts, walk, [...above, real]);
    }
    if (part === '**' && rest.length > 0)
        visit(folder, resolved, rest, walk, above);
}
const charactersPerUnit = 100;
function acceptEntry(path, resolved, rest, walk, above) {
    if (rest.length > 0)
        return visit(path, resolved, rest, walk, above);
    if (resolved?.kind === 'file')
        walk.found.add(path);
}
function resolveDirent(entry, path, folder, base) {
    if (entry.isSymbolicLink())
        return resolveEntry(path, base);
    const real = joinName(folder, entry.name);
    if (mayBelongToGit.test(entry.name) && (0,resolve_path/* problemOutside */.lb)(real, base) !== undefined)
        return undefined;
    return { real, kind: entryKind(entry) };
}
const mayBelongToGit = /^(?:\.git|git~1)/i;
function joinName(folder, name) {
    return folder.endsWith(external_node_path_.sep) ? folder + name : folder + external_node_path_.sep + name;
}
function resolveEntry(path, base) {
    try {
        const real = external_node_fs_.realpathSync.native(path);
        return (0,resolve_path/* problemOutside */.lb)(real, base) === undefined ? { real, kind: entryKind((0,external_node_fs_.statSync)(real)) } : undefined;
    }
    catch {
        return undefined;
    }
}
function entryKind(found) {
    if (found.isFile())
        return 'file';
    return found.isDirectory() ? 'folder' : 'other';
}

;// CONCATENATED MODULE: ./build/js/jobfiles/functions/file-access.js





const maxFileMiB = 4;
const maxTotalMiB = 16;
const MiB = 1024 * 1024;
const unitsPerLookup = 20;
const downloadInstead = 'Let the task download large files with an `artifact` block.';
function createFileAccess(base, folderAccess, instead) {
    const files = [];
    const reads = new Map();
    let total = 0;
    const sought = new Set();
    const listed = new Set();
    const locate = (path) => {
        folderAccess.budget.spend(unitsPerLookup);
        const found = (0,resolve_path/* locateFile */.pM)(path, base);
        if ('name' in found)
            sought.add(found.name);
        return found;
    };
    const countContent = (bytes) => {
        total += bytes;
        folderAccess.budget.countBytes(bytes);
        return total <= maxTotalMiB * MiB
            ? undefined
            : { problem: `takes what the job file reads over the limit of ${maxTotalMiB} MiB`, hint: downloadInstead };
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
            return countContent(known.bytes.length) ?? { text: instead?.(known) ?? known.text };
        },
        exists(path) {
            const found = locate(path);
            if ('problem' in found)
                return found;
            return found.stats === undefined || found.stats.isFile()
                ? { exists: found.stats !== undefined }
                : (0,resolve_path/* describeNonFile */.TZ)(found.stats);
        },
        fileset(path, pattern) {
            const found = findFileset(path, pattern, base, folderAccess);
            if (!('glob' in found))
                return found;
            sought.add(found.glob);
            for (const name of found.names)
                listed.add((0,resolve_path/* repositoryName */.aR)((0,external_node_path_.join)((0,resolve_path/* absolutePath */.Hi)(path, base), name), base));
            return countContent(found.names.reduce((sum, name) => sum + name.length, 0)) ?? found;
        },
    };
}
function readOnce(found, { path, form, base }) {
    if ('problem' in found)
        return found;
    const bytes = readFileBytes(found, path, base);
    if ('problem' in bytes)
        return bytes;
    if (form === 'text' && !(0,external_node_buffer_.isUtf8)(bytes)) {
        return {
            problem: 'names a file that is not UTF-8 text',
            hint: 'Save it as UTF-8; `filebase64` reads any bytes.',
            failsInNomadToo: true,
        };
    }
    return { name: found.name, text: bytes.toString(form === 'text' ? 'utf8' : 'base64'), bytes, form };
}
function readFileBytes({ path, stats }, asked, base) {
    if (stats === undefined)
        return (0,resolve_path/* describeMissing */.UV)(asked, base);
    if (!stats.isFile())
        return (0,resolve_path/* describeNonFile */.TZ)(stats);
    if (stats.size > maxFileMiB * MiB) {
        const size = Math.ceil(stats.size / MiB);
        return { problem: `names a file of ${size} MiB; the limit is ${maxFileMiB} MiB`, hint: downloadInstead };
    }
    try {
        return (0,external_node_fs_.readFileSync)(path);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
        return { problem: `cannot be read (${code})`, hint: 'Check the permissions of the file.' };
    }
}

// EXTERNAL MODULE: ./build/js/jobfiles/variables/variable-sources.js + 2 modules
var variable_sources = __webpack_require__(5732);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/edits.js
var preprocess_edits = __webpack_require__(3313);
// EXTERNAL MODULE: ./build/js/jobfiles/functions/path-functions.js
var path_functions = __webpack_require__(2864);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/bodies.js
var bodies = __webpack_require__(409);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/possible-values.js + 5 modules
var possible_values = __webpack_require__(4062);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/strings.js
var strings = __webpack_require__(3327);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/tokens.js
var tokens = __webpack_require__(6267);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/values.js
var values = __webpack_require__(8287);
;// CONCATENATED MODULE: ./build/js/jobfiles/functions/expand-call.js






const maxCombinations = 1000;
const unitsPerElement = 10;
const unitsPerMapEntry = 0.1;
function expandCall(hcl, at, open, context) {
    const { symbols, functions, isPublic } = context;
    const known = [];
    let missing;
    try {
        for (const texts of possibleArguments(hcl, open, symbols)) {
            const result = (0,path_functions/* callPathFunction */.Cj)((0,tokens/* tokenText */.pA)(hcl, at), texts, functions);
            if ('value' in result)
                known.push({ texts, source: (0,path_functions/* toExpression */.MY)(result.value) });
            else {
                const refused = isPublic() ? { ...result, problem: `${quotePath(texts[0])} ${result.problem}` } : result;
                if (result.failsInNomadToo !== true)
                    return refused;
                missing ??= refused;
            }
        }
    }
    catch (error) {
        if (error instanceof values/* UnknownValueError */.ie)
            return { problem: error.value.problem, hint: error.value.hint ?? path_functions/* literalPathHint */.oC };
        throw error;
    }
    return missing !== undefined && known.length === 0
        ? missing
        : { edits: replaceWithLookup(hcl, at, open, mapSource(known)), missing };
}
const maxQuotedLength = 80;
function quotePath(path = '') {
    return `\`${path.length > maxQuotedLength ? `${path.slice(0, maxQuotedLength).toWellFormed()}…` : path}\``;
}
function possibleArguments(hcl, open, symbols) {
    const ranges = (0,bodies/* argumentsOf */.aX)(hcl, open);
    const found = new Map();
    let elements = 0;
    const whole = { hcl, from: open + 1, to: hcl.closes[open] ?? open };
    for (const bindings of bindingsAround(whole, symbols)) {
        symbols.spend(unitsPerElement);
        elements++;
        const args = ranges.map(([from, to]) => (0,possible_values/* possibleValues */.M)({ hcl, from, to }, bindings, symbols).map(values/* textIn */.r7));
        for (const texts of everyCombination(args)) {
            found.set(JSON.stringify(texts), texts);
            if (found.size > maxCombinations)
                throw new values/* UnknownValueError */.ie(tooManyCombinations);
        }
    }
    symbols.spend(elements * found.size * unitsPerMapEntry);
    return found.values();
}
const tooManyCombinations = {
    kind: 'unknown',
    problem: `can have more than ${maxCombinations} values`,
    hint: 'Use a smaller pattern or list, or split the job.',
};
function everyCombination(args) {
    const [first = [], second] = args;
    return second === undefined ? first.map((one) => [one]) : first.flatMap((one) => second.map((two) => [one, two]));
}
function bindingsAround(expression, symbols) {
    const scopes = new Set();
    collectScopes(expression, symbols, scopes);
    return bindScopes([...scopes].toSorted((a, b) => a.collection.from - b.collection.from), new Map(), symbols);
}
function collectScopes({ hcl, from, to }, symbols, found) {
    symbols.spend((to - from) * unitsPerToken);
    const scopes = symbols.scopesOf(hcl);
    for (let at = from; at < to; at++) {
        const scope = hcl.kinds[at] === 'name' ? scopes?.find(at, (0,tokens/* tokenText */.pA)(hcl, at)) : undefined;
        if (scope === undefined || found.has(scope))
            continue;
        const isInside = scope.collection.from >= from && scope.collection.from < to;
        if (isInside)
            continue;
        found.add(scope);
        collectScopes(scope.collection, symbols, found);
    }
}
const unitsPerToken = 0.1;
function* bindScopes([scope, ...others], bindings, symbols) {
    if (scope === undefined) {
        yield bindings;
        return;
    }
    for (const collection of (0,possible_values/* possibleValues */.M)(scope.collection, bindings, symbols)) {
        for (const entry of (0,values/* collectionIn */.et)(collection).entries) {
            symbols.spend(1);
            yield* bindScopes(others, new Map([...bindings, [scope, entry]]), symbols);
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
function replaceWithLookup(hcl, at, open, map) {
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

// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/constant-resolver.js
var constant_resolver = __webpack_require__(6117);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/loops.js
var loops = __webpack_require__(9770);
;// CONCATENATED MODULE: ./build/js/jobfiles/hcl/scopes.js




const maxDepth = 50;
function findScopes(hcl) {
    const finder = new ScopeFinder(hcl);
    return finder.findAll() ? finder : undefined;
}
class ScopeFinder {
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
            if ((this.open?.depth ?? 0) > maxDepth)
                return false;
            const kind = hcl.kinds[at];
            if (kind === 'open')
                this.loop(at);
            else if (kind === 'template')
                this.directive(at);
            else if (kind === 'name' && (0,tokens/* tokenText */.pA)(hcl, at) === 'dynamic')
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
        const loop = (0,tokens/* tokenText */.pA)(this.hcl, opener) === '(' ? undefined : (0,loops/* readLoop */.Pu)(this.hcl, opener);
        if (loop === undefined)
            return;
        const scope = scopeOf(loop);
        this.loops.set(opener, scope);
        this.awaited.set(loop.colon, { to: this.hcl.closes[opener] ?? opener, scope });
    }
    directive(opener) {
        const { hcl } = this;
        if (!(0,tokens/* tokenText */.pA)(hcl, opener).startsWith('%{'))
            return;
        const close = hcl.closes[opener] ?? opener;
        const keyword = (0,tokens/* nextToken */.Fu)(hcl, opener + 1, close, 'skip');
        if (keyword < close && (0,tokens/* tokenText */.pA)(hcl, keyword) === 'endfor') {
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
        const name = iterator === undefined ? (block.labels[0] ?? '') : (0,tokens/* tokenText */.pA)(this.hcl, iterator.from);
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
    const label = (0,tokens/* nextToken */.Fu)(hcl, at + 1, to);
    const kind = hcl.kinds[label];
    const type = kind === 'quote' ? (0,strings/* literalText */.bK)(hcl, label) : kind === 'name' ? (0,tokens/* tokenText */.pA)(hcl, label) : undefined;
    const opener = (0,tokens/* nextToken */.Fu)(hcl, (hcl.closes[label] ?? label) + 1, to);
    if (type === undefined || hcl.kinds[opener] !== 'open' || (0,tokens/* tokenText */.pA)(hcl, opener) !== '{')
        return undefined;
    return { type: 'dynamic', labels: [type], at, opener };
}

;// CONCATENATED MODULE: ./build/js/jobfiles/preprocess/symbol-table.js



function createSymbolTable({ locals }, variable, functions) {
    const open = new Set();
    const once = (name, evaluate) => {
        if (open.has(name))
            return [unknownValue('refers to itself', `Check the definition of \`${name}\`.`)];
        open.add(name);
        const values = evaluate();
        open.delete(name);
        return values;
    };
    const scopes = new Map();
    const symbols = {
        variable: (name, depth) => once(`var.${name}`, () => variable(name, symbols, depth)),
        local: (name, depth) => {
            const definition = locals.get(name);
            if (definition === undefined) {
                return [unknownValue(`needs \`local.${name}\`, which is not defined`, 'Define it in a `locals` block.')];
            }
            const { expression } = definition;
            if (expression === undefined)
                return [unknownValue(`needs \`local.${name}\`, which is computed`)];
            return once(`local.${name}`, () => (0,possible_values/* possibleValues */.M)(expression, new Map(), symbols, depth));
        },
        isPathFunction: path_functions/* isPathFunction */.eh,
        callPathFunction: (name, texts) => {
            const result = (0,path_functions/* callPathFunction */.Cj)(name, texts, functions);
            return 'value' in result ? result.value : unknownValue(result.problem, result.hint);
        },
        scopesOf: (hcl) => {
            if (!scopes.has(hcl))
                scopes.set(hcl, findScopes(hcl));
            return scopes.get(hcl);
        },
        spend: functions.budget.spend,
    };
    return symbols;
}
function unknownValue(problem, hint) {
    return { kind: 'unknown', problem, hint };
}

;// CONCATENATED MODULE: ./build/js/jobfiles/preprocess/inline-functions.js





const maxCalls = 5000;
const tooManyCalls = {
    message: `The file calls file and path functions more than ${maxCalls} times.`,
    hint: 'Let tasks download files with an `artifact` block, or split the job.',
};
async function inlineFunctions(job, variables, functions) {
    const evaluate = createCallEvaluator(job, variables, functions);
    const edits = [];
    const errors = [];
    const deferred = [];
    let calls = 0;
    for (const { hcl, inert, edit, offsetOf } of job.pieces) {
        const skipped = new Map(inert);
        const pieceEdits = [];
        let isConditional;
        for (let at = 0; at < hcl.kinds.length; at++) {
            at = skipped.get(at) ?? at;
            const open = (0,path_functions/* callAt */.io)(hcl, at);
            const pause = open === undefined ? undefined : functions.budget.yieldIfDue();
            if (pause !== undefined)
                await pause;
            const result = open === undefined ? undefined : evaluate(hcl, at, open);
            if (open === undefined || result === undefined)
                continue;
            const offset = offsetOf(hcl.starts[at] ?? 0);
            if (++calls > maxCalls) {
                errors.push({ at: offset, ...tooManyCalls });
                return { edits, errors, deferred };
            }
            const close = hcl.closes[open] ?? open;
            if ('problem' in result) {
                const isDeferred = result.failsInNomadToo === true && (isConditional ??= hasConditionals(hcl));
                (isDeferred ? deferred : errors).push({ at: offset, ...describeCallError(hcl, at, close, result) });
                at = close;
                continue;
            }
            pieceEdits.push(...result.edits);
            if (result.missing !== undefined)
                deferred.push({ at: offset, ...describeCallError(hcl, at, close, result.missing) });
            if (!result.keepsArguments)
                at = close;
        }
        for (const one of edit(pieceEdits.toSorted((a, b) => a.start - b.start)))
            edits.push(one);
    }
    return { edits, errors, deferred };
}
function createCallEvaluator(job, variables, functions) {
    let used = new Set();
    let usesContent = false;
    const resolver = (0,constant_resolver/* createConstantResolver */.l)(job, (name, all) => {
        used.add(name);
        return variables.text(name, all);
    }, functions);
    const readAndNote = (...args) => {
        usesContent = true;
        return functions.access.read(...args);
    };
    const symbols = createSymbolTable(job, (name, ...rest) => {
        used.add(name);
        return variables.values(name, ...rest);
    }, { ...functions, access: { ...functions.access, read: readAndNote } });
    const constant = (hcl, at, open, args) => {
        const result = (0,path_functions/* callPathFunction */.Cj)((0,tokens/* tokenText */.pA)(hcl, at), args, functions);
        if ('problem' in result)
            return result;
        const [start, end] = [hcl.starts[at] ?? 0, hcl.starts[(hcl.closes[open] ?? open) + 1] ?? 0];
        const variablesInResult = (0,path_functions/* transformsPath */.fC)(hcl, at) ? nonEmptySet(used) : undefined;
        return {
            edits: [{ start, end, text: (0,path_functions/* toExpression */.MY)(result.value), variables: variablesInResult }],
            keepsArguments: false,
            missing: undefined,
        };
    };
    const isPublic = () => used.size === 0 && !usesContent;
    return (hcl, at, open) => {
        used = new Set();
        usesContent = false;
        const args = (0,path_functions/* constantArguments */.$m)(hcl, at, open, resolver);
        if (args === undefined)
            return undefined;
        if (!('problem' in args))
            return constant(hcl, at, open, args);
        if (args.isComputed !== true)
            return args;
        const expanded = expandCall(hcl, at, open, { symbols, functions, isPublic });
        if ('problem' in expanded)
            return expanded;
        const edits = expanded.edits.map((edit) => ({ ...edit, variables: nonEmptySet(used) }));
        return { edits, keepsArguments: true, missing: expanded.missing };
    };
}
function nonEmptySet(used) {
    return used.size > 0 ? used : undefined;
}
function hasConditionals(hcl) {
    return hcl.kinds.some((kind, at) => {
        const word = kind === 'symbol' || kind === 'name' || kind === 'template' ? (0,tokens/* tokenText */.pA)(hcl, at) : '';
        return ['?', 'try', 'can', 'if', '%{', '%{~'].includes(word);
    });
}
const maxCallLength = 80;
function describeCallError(hcl, at, close, { problem, hint }) {
    const call = hcl.text.slice(hcl.starts[at], hcl.starts[close + 1]).replace(/\s+/g, ' ');
    const shown = call.length > maxCallLength ? `${call.slice(0, maxCallLength).toWellFormed()}…` : call;
    return { message: `\`${shown}\`: the path ${problem}.`, hint };
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
            return { name, origin, where: locateInOrigin(start.setting, start.line, position) };
        },
    };
}
function locateInOrigin({ name, origin, form }, line, position) {
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





const maxCompared = 100;
function resolveVariables(options) {
    const { declarations, place, environment, settings, strict } = options;
    const unknown = settings.filter(({ name }) => !declarations.has(name));
    const known = [...environment, ...settings].filter(({ name }) => declarations.has(name));
    const resolved = new Map(known.map((one) => [one.name, one]));
    const isFew = unknown.length <= maxCompared && declarations.size <= maxCompared;
    const meant = isFew ? [...declarations.keys()].filter((name) => name.length <= maxCompared) : [];
    const unset = [...declarations].filter(([name, { default: value }]) => value === undefined && !resolved.has(name));
    return {
        settings: resolved,
        dropped: strict ? [] : unknown,
        errors: [
            ...(strict ? unknown.map((setting) => undeclaredVariable(setting, meant, place(0).file)) : []),
            ...[...resolved.values()].flatMap((setting) => expressionErrors(setting, declarations.get(setting.name))),
            ...unset.map(([name, { at }]) => unsetVariable(name, place(at))),
        ],
    };
}
function undeclaredVariable({ name, origin }, declared, file) {
    const meant = (0,suggest/* nearest */.p)(name, declared);
    const guess = meant === undefined ? '' : `Did you mean \`${meant}\`? `;
    return new js_errors/* ActionError */.lZ({
        reason: 'input',
        message: `The variable \`${name}\`, set by ${origin.text}, is not declared in \`${file}\`.`,
        location: origin.where,
        help: 'variable-not-declared',
        hint: `${guess}Declare it there (\`variable "${name}" {}\`), remove it, or set \`strict-vars: false\`.`,
    });
}
function unsetVariable(name, where) {
    return new js_errors/* ActionError */.lZ({
        reason: 'parse',
        message: `The variable \`${name}\` has no value.`,
        location: where,
        hint: (0,variables_settings/* valueHint */.p5)(name),
        help: 'variable-without-a-value',
    });
}
function expressionErrors(setting, declaration) {
    if (declaration === undefined || setting.form !== 'raw' || !(0,variables_settings/* isExpression */.BH)(setting, declaration))
        return [];
    if (isOneExpression(setting.value))
        return [];
    const { name, origin } = setting;
    const type = declaration.type === '' ? '' : ` (\`${declaration.type}\`)`;
    return [
        new js_errors/* ActionError */.lZ({
            reason: 'input',
            message: `The value of the variable \`${name}\`${type}, set by ${origin.text}, is not a valid expression.`,
            location: origin.where,
            hint: 'Write it as in a job file, such as `["a", "b"]`, `{ key = "value" }` or `true`, on one line.',
        }),
    ];
}
function isOneExpression(text) {
    const hcl = (0,scan/* scanHcl */.J)(text);
    const count = hcl.kinds.length;
    if (hcl.broken !== undefined || (0,tokens/* nextToken */.Fu)(hcl, 0, count) >= count)
        return false;
    for (let at = 0; at < count; at = (0,tokens/* tokenAfter */.EV)(hcl, at)) {
        const isStray = hcl.kinds[at] === 'symbol' && /^(?:[)\]}]|\/\*)/.test(text.slice(hcl.starts[at], (hcl.starts[at] ?? 0) + 2));
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
    return new js_errors/* ActionError */.lZ({
        reason: 'parse',
        message: `The file declares more than ${definitions/* maxVariables */.I} variables.`,
        location: { file },
        hint: 'Combine related values in one variable, such as a map.',
    });
}
async function prepareJob({ text, file }, options) {
    const job = (0,job_text/* readJobText */.f)(text);
    const positions = (0,preprocess_positions/* positionsIn */.Y)(text);
    const place = (offset) => ({ file: file.name, ...positions.positionOf(offset) });
    if (job.broken !== undefined)
        throw (0,unterminated_error/* unterminatedError */.j)(job.broken, 'parse', place);
    if (job.declarations.size > definitions/* maxVariables */.I)
        throw tooManyVariables(file.name);
    const resolved = resolveVariables({ ...options, declarations: job.declarations, place });
    const variable = (name) => [name, job.declarations.get(name), resolved.settings.get(name)];
    const inlined = await inlineFunctions(job, {
        text: (name, resolver) => (0,variables_settings/* settingText */.Su)(...variable(name), resolver),
        values: (name, symbols, depth) => (0,variables_settings/* possibleSettings */.PM)(...variable(name), symbols, depth),
    }, options);
    const errors = [...resolved.errors, ...inlined.errors.map((call) => callError(call, place))];
    if (errors.length > 0)
        throw new js_errors/* ActionErrors */.o9(errors);
    const deferred = inlined.deferred.map((call) => callError(call, place));
    return {
        ...assembleJob(job, resolved, (0,preprocess_edits/* applyEdits */.c)(text, inlined.edits), file.name),
        textWithout: createTextWithout(text, inlined.edits),
        replaced: inlined.edits,
        explain: createExplainer(deferred, { file, text }),
    };
}
function assembleJob({ declarations }, { settings, dropped }, edited, file) {
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
            ? locateVariable(variables, position)
            : { where: { file, ...edited.original(position) }, about: undefined },
    };
}
function locateVariable(variables, position) {
    const found = variables.originAt(position);
    if (found === undefined)
        return { where: undefined, about: undefined };
    return { where: found.where, about: `variable \`${found.name}\`, set by ${found.origin.text}` };
}
function createTextWithout(text, edits) {
    return (isSecret) => (0,preprocess_edits/* applyEdits */.c)(text, edits.filter(({ variables }) => ![...(variables ?? [])].some(isSecret))).text;
}
function createExplainer(deferred, source) {
    return (failure) => templateError(failure, source) ?? explainCall(failure, deferred);
}
const templateAction = /\[\[-?\s{0,4}(?:[.$]|(?:end|else)\s{0,4}-?\]\]|(?!for\b)[A-Za-z]\w{0,40}\s{1,4}[.$"\w(])/;
function templateError(failure, { file, text }) {
    const { location } = failure;
    if (location?.file !== file.name || location.line === undefined)
        return undefined;
    if (!templateAction.test(text.split('\n')[location.line - 1] ?? ''))
        return undefined;
    return new js_errors/* ActionError */.lZ({
        reason: 'parse',
        message: '`[[ … ]]` looks like a Nomad Pack or Levant template.',
        location,
        hint: 'Render it first, for example with `nomad-pack render` or `levant render`.',
        cause: failure,
    });
}
function explainCall(failure, deferred) {
    const isCall = /filesystem functions? disabled/.test(failure.message);
    if (!isCall && !/\bInvalid index\b/.test(failure.message))
        return failure;
    const onLine = deferred.filter(({ location }) => location?.line === failure.location?.line);
    const atColumn = onLine.find(({ location }) => location?.column === failure.location?.column);
    return atColumn ?? (isCall ? onLine[0] : undefined) ?? failure;
}
function callError({ at, message, hint }, place) {
    return new js_errors/* ActionError */.lZ({
        reason: 'parse',
        message,
        hint,
        help: 'functions-that-read-files',
        location: place(at),
    });
}

// EXTERNAL MODULE: ./build/js/jobfiles/read.js + 4 modules
var read = __webpack_require__(9007);
;// CONCATENATED MODULE: ./build/js/jobfiles/load.js










function createLoader(options) {
    const { inputs, budget: runBudget = createRunBudget() } = options;
    const list = createLister();
    const variables = (0,variable_sources/* readVariableSources */.j)(inputs, {
        ...fileBaseOf(undefined, options),
        directory: inputs.workingDirectory,
    });
    return async (file) => {
        const base = fileBaseOf(file, options);
        const budget = runBudget.forFile(file.name);
        const access = createFileAccess(base, { budget, list });
        const { settings, errors, ...variableFiles } = variables.forJob(file.path);
        const dependencies = () => collectDependencies(file, { variableFiles, access, workspace: base.workspace });
        try {
            if (errors.length > 0)
                throw new js_errors/* ActionErrors */.o9(errors);
            await budget.yieldIfDue();
            const source = await (0,read/* readJobFile */.i5)(file);
            budget.countBytes(source.bytes.length);
            const { strict } = inputs.variables;
            const prepare = async (to, { setting = unchanged }) => {
                if (source.kind === 'json')
                    return undefined;
                const environment = variables.environment.map(setting);
                return prepareJob(source, { base, access: to, budget, environment, settings: settings.map(setting), strict });
            };
            const prepared = await prepare(access, {});
            const prepareWith = (instead) => prepare(createFileAccess(base, { budget, list }, instead.file), instead);
            return { file, source, prepared, prepareWith, reads: access.files, fileDependencies: dependencies() };
        }
        catch (error) {
            const failures = (0,js_errors/* errorsIn */.R4)(error);
            if (failures === undefined || runBudget.endsRun(error))
                throw error;
            return { file, failures, fileDependencies: dependencies() };
        }
    };
}
const unchanged = (setting) => setting;
function collectDependencies(file, { variableFiles, access, workspace }) {
    const withAliases = (names) => [...names].flatMap((name) => [name, ...(0,repository_paths/* pathAliases */.u7)((0,external_node_path_.join)(workspace, name), workspace)]);
    const files = new Set(withAliases([file.name, ...variableFiles.used, ...access.files.map(({ name }) => name)]));
    const listed = new Set(withAliases(access.listed));
    const behindLinks = [...listed].filter((name) => !access.listed.has(name));
    return {
        files,
        listed,
        sought: new Set([...files, ...withAliases(variableFiles.names), ...withAliases(access.sought), ...behindLinks]),
    };
}
function fileBaseOf(file, { inputs, workspace }) {
    const root = external_node_fs_.realpathSync.native(workspace);
    const working = { directory: inputs.workingDirectory, setting: 'working-directory' };
    const beside = { directory: file === undefined ? root : (0,external_node_path_.dirname)(file.path), setting: 'job-file' };
    const [used, alternative] = inputs.fileBase === 'job-file' ? [beside, working] : [working, beside];
    return { workspace: root, directory: used.directory, alternative };
}

// EXTERNAL MODULE: ./build/js/jobfiles/discovery/touched-files.js + 1 modules
var touched_files = __webpack_require__(5674);
;// CONCATENATED MODULE: ./build/js/jobfiles/discovery/collect.js









async function collectJobs({ inputs, workspace, touched, deadline }) {
    const search = await resolveFolders({ patterns: inputs.patterns, directory: inputs.workingDirectory, workspace });
    const removedFiles = (touched?.removed ?? []).filter(({ name }) => matchesJobFiles(name, search));
    const removed = removedFiles.filter(({ now }) => now === undefined || !matchesJobFiles(now, search));
    const files = await findJobFiles({ ...search, removed: removedFiles.map(({ name }) => name) });
    const budget = createRunBudget(deadline);
    const load = createLoader({ inputs, workspace, budget });
    const jobs = [];
    const others = [];
    const leftOut = [];
    for (const file of files) {
        const loaded = await load(file);
        const job = touched === undefined ? loaded : selectTouched(loaded, touched, budget);
        if (job !== undefined)
            jobs.push(job);
        else
            leftOut.push({ file, sought: loaded.fileDependencies.sought });
        if (job === undefined)
            others.push(...otherJobsIn(loaded));
    }
    const knownNames = new Set([...files, ...removed].map(({ name }) => name));
    return {
        jobs,
        removed: removed.map(({ name }) => name),
        untouched: leftOut.length,
        others,
        readOthers: async () => Promise.all(leftOut.map(({ file }) => load(file))),
        readElsewhere: async () => {
            const sorted = splitPatterns(search.patterns);
            const isElsewhere = (name) => mayBeJobFile(name, sorted) && !matchesJobFiles(name, search);
            const names = (touched?.names ?? []).filter(isElsewhere);
            const elsewhere = await Promise.all(names.map((name) => regularFile(name, search.workspace)));
            const loaded = await Promise.all(elsewhere.flatMap((file) => (file === undefined ? [] : [load(file)])));
            return loaded.flatMap(otherJobsIn);
        },
        budget,
        isJobFile: (name) => matchesJobFiles(name, search),
        leftOutBy: (other) => [
            ...leftOut.flatMap(({ file: { name }, sought }) => (0,touched_files/* isTouched */.D)(sought, other, budget.forFile(name)) ? [name] : []),
            ...other.removed.map(({ name }) => name).filter((name) => !knownNames.has(name) && matchesJobFiles(name, search)),
        ],
    };
}
async function regularFile(name, workspace) {
    const path = (0,external_node_path_.join)(workspace, name);
    const stats = await (0,promises_.lstat)(path).catch(() => undefined);
    const isOwn = stats?.isFile() === true && (await (0,promises_.realpath)(path)) === path;
    return isOwn ? { path, name } : undefined;
}
function otherJobsIn(loaded) {
    const job = 'source' in loaded ? (0,declared_job/* evaluateDeclaredJob */.T)(loaded) : undefined;
    return job === undefined ? [] : [{ file: loaded.file.name, job }];
}
function selectTouched(job, touched, budget) {
    try {
        return (0,touched_files/* isTouched */.D)(job.fileDependencies.sought, touched, budget.forFile(job.file.name)) ? job : undefined;
    }
    catch (error) {
        if (!(error instanceof js_errors/* ActionError */.lZ) || budget.endsRun(error))
            throw error;
        return { file: job.file, failures: [error], fileDependencies: job.fileDependencies };
    }
}


/***/ }),

/***/ 7850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ evaluateDeclaredJob),
/* harmony export */   m: () => (/* binding */ readDeclaredJob)
/* harmony export */ });
/* harmony import */ var _preprocess_constant_resolver_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6117);
/* harmony import */ var _hcl_bodies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(409);
/* harmony import */ var _hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(832);
/* harmony import */ var _hcl_scan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5380);
/* harmony import */ var _preprocess_json_job_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3950);
/* harmony import */ var _preprocess_json_keys_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8353);
/* harmony import */ var _preprocess_json_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2594);
/* harmony import */ var _preprocess_job_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7843);
/* harmony import */ var _variables_settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4886);









function readDeclaredJob(source) {
    return source.kind === 'hcl' ? readFromHcl(source.text, _hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__/* .unresolvedNames */ .cW) : readFromApiJson(source.text);
}
function evaluateDeclaredJob({ source, prepared, }) {
    if (prepared === undefined)
        return readDeclaredJob(source);
    const job = (0,_preprocess_job_text_js__WEBPACK_IMPORTED_MODULE_7__/* .readJobText */ .f)(prepared.text);
    const resolver = (0,_preprocess_constant_resolver_js__WEBPACK_IMPORTED_MODULE_0__/* .createConstantResolver */ .l)(job, (name, all) => (0,_variables_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .settingText */ .Su)(name, job.declarations.get(name), prepared.settings.get(name), all));
    return readFromHcl(prepared.text, resolver);
}
function readFromHcl(text, resolver) {
    return (0,_preprocess_json_text_js__WEBPACK_IMPORTED_MODULE_6__/* .isJsonForm */ .Dj)(text) ? readFromJsonSyntax(text, resolver) : readFromNativeSyntax(text, resolver);
}
function readFromNativeSyntax(text, resolver) {
    const hcl = (0,_hcl_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .scanHcl */ .J)(text);
    const job = (0,_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_1__/* .readFileBody */ .lX)(hcl).blocks.find((block) => block.type === 'job');
    if (job === undefined)
        return undefined;
    const { attributes } = (0,_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_1__/* .readBlockBody */ .AC)(hcl, job);
    return buildDeclaredJob(job.labels[0], (name) => {
        const found = attributes.find((attribute) => attribute.name === name);
        return found === undefined ? undefined : (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__/* .constantOf */ .yi)(found.expression, resolver);
    });
}
function readFromJsonSyntax(text, resolver) {
    const [label, written] = (0,_preprocess_json_text_js__WEBPACK_IMPORTED_MODULE_6__/* .blocksOf */ .SH)(text, 'job')[0] ?? [];
    const body = Array.isArray(written) ? written[0] : written;
    if (!(0,_preprocess_json_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(body))
        return undefined;
    return buildDeclaredJob(label, (name) => {
        const value = body[name];
        if (value === undefined || value === null)
            return undefined;
        return typeof value === 'string' ? (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__/* .bareTemplate */ .j4)((0,_hcl_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .scanHcl */ .J)(value, 'template'), resolver) : _hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__/* .computed */ .EW;
    });
}
function buildDeclaredJob(label, argument) {
    const [ownId, namespace, region] = [argument('id'), argument('namespace'), argument('region')];
    const id = ownId === undefined ? label : 'text' in ownId ? ownId.text : undefined;
    if (id === undefined)
        return undefined;
    const isKnown = [namespace, region].every((one) => one === undefined || 'text' in one);
    return {
        id,
        place: isKnown ? { namespace: textUnlessEmpty(namespace), region: textUnlessEmpty(region) } : undefined,
    };
}
function textUnlessEmpty(constant) {
    return constant === undefined || !('text' in constant) || constant.text === '' ? undefined : constant.text;
}
function readFromApiJson(text) {
    try {
        const job = (0,_preprocess_json_job_js__WEBPACK_IMPORTED_MODULE_4__/* .jobIn */ .D)(JSON.parse(text), []);
        if (!(0,_preprocess_json_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(job) || typeof job['ID'] !== 'string')
            return undefined;
        return buildDeclaredJob(job['ID'], (name) => {
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
const posixClasses = {
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
            return { fits: (character) => tests.some((test) => test(character)) !== not, end: at };
        }
        const [whole = '', name = ''] = /^\[:([a-z]{1,9}):\]/.exec(text.slice(at, at + 14)) ?? [];
        const known = Object.hasOwn(posixClasses, name) ? posixClasses[name] : undefined;
        if (known !== undefined) {
            tests.push((character) => known.test(character));
            at += whole.length - 1;
            continue;
        }
        const low = text[at] ?? '';
        const isRange = text[at + 1] === '-' && at + 2 < to && text[at + 2] !== ']';
        const high = isRange ? (text[at + 2] ?? '') : low;
        tests.push((character) => low <= character && character <= high);
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
        if (name === '' || name === '.' || name === '..')
            return false;
        return matchesSegment(first, ignoresCase ? name.toLowerCase() : name, 0);
    };
}
function sequence(text, from, to, after) {
    const pieces = [];
    for (let at = from; at < to; at++) {
        const character = text[at] ?? '';
        const close = '!?+*@'.includes(character) && text[at + 1] === '(' ? groupEnd(text, at + 1, to) : undefined;
        if (close !== undefined) {
            const [start, end] = [at + 2, close];
            pieces.push((next) => group(text, character, [start, end], next));
            at = close;
        }
        else if (character === '*') {
            if (text[at - 1] !== '*' || at === from)
                pieces.push((next) => ({ kind: 'any', next }));
        }
        else if (character === '?')
            pieces.push((next) => one(() => true, next));
        else {
            const read = character === '[' ? readClass(text, at, to) : undefined;
            pieces.push((next) => one(read?.fits ?? ((other) => other === character), next, read === undefined && character === '.'));
            at = read?.end ?? at;
        }
    }
    return pieces.reduceRight((next, piece) => piece(next), after);
}
function one(fits, next, isDot = false) {
    return { kind: 'character', fits, isDot, next };
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
    const ranges = splitAlternatives(text, from, to);
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
function splitAlternatives(text, from, to) {
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
function matchesSegment(first, name, from) {
    let states = followEmptySteps([first], name, from);
    for (let at = from; at < name.length && states.size > 0; at++) {
        const character = name[at] ?? '';
        const isLeadingDot = at === 0 && character === '.';
        const next = [];
        for (const state of states) {
            if (state.kind === 'character' && (isLeadingDot ? state.isDot : state.fits(character)))
                next.push(state.next);
            if (state.kind === 'any' && !isLeadingDot)
                next.push(state);
        }
        states = followEmptySteps(next, name, at + 1);
    }
    return [...states].some(({ kind }) => kind === 'end');
}
function followEmptySteps(from, name, at) {
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
        else if (state.kind === 'not' && !isDotted && !matchesSegment(state.refused, name, at))
            open.push(afterNegation(state));
    }
    return reached;
}
const statesAfterNegation = new WeakMap();
function afterNegation(state) {
    const known = statesAfterNegation.get(state) ?? { kind: 'any', next: state.next };
    statesAfterNegation.set(state, known);
    return known;
}

;// CONCATENATED MODULE: ./build/js/jobfiles/discovery/glob-match.js

const maxAlternatives = 1000;
function compileGlob(pattern) {
    const known = compiled.get(pattern);
    if (known !== undefined)
        return known;
    const all = expandAlternatives(pattern.replaceAll('\\', '/')).map(compilePlain);
    const match = (path) => all.some((one) => one(path.split('/')));
    compiled.set(pattern, match);
    return match;
}
const compiled = new Map();
function compilePlain(pattern) {
    const parts = normalizeParts(pattern.split('/')).map((part) => (part === '**' ? part : parseSegment(part)));
    return (names) => matchesSegments(parts, names);
}
function normalizeParts(parts) {
    const kept = [];
    for (const [at, part] of parts.entries()) {
        const isInside = at > 0 && at < parts.length - 1;
        if (part === '.' || (part === '' && isInside))
            continue;
        if (part === '..' && kept.length > 0 && !['..', '**', ''].includes(kept.at(-1) ?? ''))
            kept.pop();
        else
            kept.push(part);
    }
    return kept;
}
function matchesSegments(parts, names) {
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
function expandAlternatives(pattern) {
    const done = [];
    const open = [{ text: pattern, from: 0 }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const { text, from } = next;
        const brace = nextBrace(text, from);
        if (brace === undefined)
            done.push(text);
        else if (done.length + open.length + brace.options.length <= maxAlternatives) {
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
    const count = Math.min(Math.floor(Math.abs(last - first) / step) + 1, maxAlternatives);
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
/* harmony export */   fg: () => (/* binding */ isGlob),
/* harmony export */   mw: () => (/* binding */ globMatches),
/* harmony export */   qF: () => (/* binding */ parseGlob),
/* harmony export */   s2: () => (/* binding */ descends),
/* harmony export */   zX: () => (/* binding */ findGlobMatches)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _inputs_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1875);
/* harmony import */ var _glob_match_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5459);
/* harmony import */ var _repository_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4823);





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
function globMatches({ folder, rest }, path) {
    if ((0,_inputs_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .isOutside */ ._K)(folder, path) || path === folder)
        return false;
    const name = (0,_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .relativeName */ .IC)(folder, path);
    return !name.split('/').slice(0, -1).some(isSkippedFolder) && (0,_glob_match_js__WEBPACK_IMPORTED_MODULE_3__/* .compileGlob */ .S)(rest)(name);
}
function findGlobMatches({ folder, rest }, isSkipped) {
    const found = [];
    const open = [''];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
        for (const entry of readFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, at))) {
            const name = at === '' ? entry.name : `${at}/${entry.name}`;
            if (!entry.isDirectory()) {
                if ((0,_glob_match_js__WEBPACK_IMPORTED_MODULE_3__/* .compileGlob */ .S)(rest)(name))
                    found.push({ name, entry });
            }
            else if (!isSkippedFolder(entry.name) && mayContainMatch(name, rest) && !isSkipped(name))
                open.push(name);
        }
    }
    return found;
}
function descends({ folder, rest }) {
    return readFolder(folder).some((entry) => entry.isDirectory() && !isSkippedFolder(entry.name) && mayContainMatch(entry.name, rest));
}
function isSkippedFolder(name) {
    return name === '.git' || name === 'node_modules';
}
function readFolder(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}
function mayContainMatch(folder, rest) {
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

/***/ 5674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ isTouched)
});

// EXTERNAL MODULE: ./build/js/jobfiles/functions/name-pattern.js
var name_pattern = __webpack_require__(1351);
;// CONCATENATED MODULE: ./build/js/jobfiles/functions/fileset-match.js

function compileFileset(glob) {
    const plain = (0,name_pattern/* expandBraces */.P)(glob);
    if (plain === undefined)
        return undefined;
    const all = plain.map((one) => one.split('/').map((part) => (part === '**' ? part : (0,name_pattern/* compileName */.$)(part))));
    const patterns = all.filter((parts) => !parts.includes(undefined));
    const characters = plain.reduce((sum, one) => sum + one.length, 0);
    return {
        steps: (length) => (characters + 1) * (length + 1),
        matches: (name) => patterns.some((parts) => matchesFilesetParts(parts, name.split('/'))),
    };
}
function matchesFilesetParts(parts, names) {
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

;// CONCATENATED MODULE: ./build/js/jobfiles/discovery/touched-files.js

function isTouched(sought, { names }, { spend }) {
    if (names.some((name) => sought.has(name)))
        return true;
    for (const glob of sought) {
        const set = /[*?[{\\]/.test(glob) ? compileFileset(glob) : undefined;
        for (const name of set === undefined ? [] : names) {
            spend(1 + (set?.steps(name.length) ?? 0) / stepsPerUnit);
            if (set?.matches(name) === true)
                return true;
        }
    }
    return false;
}
const stepsPerUnit = 100;


/***/ }),

/***/ 1351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ compileName),
/* harmony export */   P: () => (/* binding */ expandBraces)
/* harmony export */ });
const maxExpandedPatterns = 1000;
function expandBraces(pattern) {
    const done = [];
    const open = [pattern];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const found = firstBrace(next);
        if (found === 'unclosed' || open.length + done.length > maxExpandedPatterns)
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
        const character = pattern[at];
        if (character === '\\')
            at++;
        else if (character === '{' && depth++ === 0)
            [start, from] = [at, at + 1];
        else if (depth === 1 && (character === ',' || character === '}')) {
            options.push(pattern.slice(from, at));
            from = at + 1;
            if (character === '}')
                return { start, end: at + 1, options };
        }
        else if (character === '}' && depth > 0)
            depth--;
    }
    return depth > 0 ? 'unclosed' : undefined;
}
function compileName(pattern) {
    const characters = Array.from(pattern);
    const items = [];
    for (let at = 0; at < characters.length; at++) {
        const character = characters[at] ?? '';
        if (character === '*')
            items.push('any');
        else if (character === '?')
            items.push(() => true);
        else if (character === '[') {
            const read = readNameClass(characters, at + 1);
            if (read === undefined)
                return undefined;
            items.push(read.item);
            at = read.end;
        }
        else {
            const wanted = character === '\\' ? characters[++at] : character;
            if (wanted === undefined)
                return undefined;
            items.push((one) => one === wanted);
        }
    }
    return (name) => matchesItems(items, Array.from(name));
}
function readNameClass(characters, start) {
    const ranges = [];
    const not = characters[start] === '^';
    let at = not ? start + 1 : start;
    const one = () => (characters[at] === '\\' ? characters[(at += 2) - 1] : characters[at++]);
    while (at < characters.length && characters[at] !== ']') {
        const low = one();
        let high = low;
        if (characters[at] === '-') {
            at++;
            high = characters[at] === ']' ? undefined : one();
        }
        if (low === undefined || high === undefined || low === '-')
            return undefined;
        ranges.push([low, high]);
    }
    if (at >= characters.length || ranges.length === 0)
        return undefined;
    const inRange = (character) => ranges.some(([low, high]) => compareCodePoints(low, character) <= 0 && compareCodePoints(character, high) <= 0);
    return { item: (character) => inRange(character) !== not, end: at };
}
function compareCodePoints(a, b) {
    return (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0);
}
function matchesItems(items, name) {
    let [item, character, star, resume] = [0, 0, -1, 0];
    while (character < name.length) {
        const wanted = items[item];
        if (wanted === 'any')
            [star, resume] = [item++, character];
        else if (wanted?.(name[character] ?? '') === true)
            [item, character] = [item + 1, character + 1];
        else if (star === -1)
            return false;
        else
            [item, character] = [star + 1, ++resume];
    }
    return items.slice(item).every((left) => left === 'any');
}


/***/ }),

/***/ 2864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ constantArguments),
/* harmony export */   Cj: () => (/* binding */ callPathFunction),
/* harmony export */   MY: () => (/* binding */ toExpression),
/* harmony export */   eh: () => (/* binding */ isPathFunction),
/* harmony export */   fC: () => (/* binding */ transformsPath),
/* harmony export */   io: () => (/* binding */ callAt),
/* harmony export */   oC: () => (/* binding */ literalPathHint)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _hcl_bodies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(409);
/* harmony import */ var _hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(832);
/* harmony import */ var _hcl_strings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3327);
/* harmony import */ var _hcl_tokens_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6267);
/* harmony import */ var _hcl_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8287);
/* harmony import */ var _resolve_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8811);







const textResult = (text) => ({ value: { kind: 'text', text } });
const fileFunctions = new Map([
    ['file', { count: 1, call: ([path = ''], { access }) => fileTextResult(access.read(path, 'text')) }],
    ['filebase64', { count: 1, call: ([path = ''], { access }) => fileTextResult(access.read(path, 'base64')) }],
    ['fileexists', { count: 1, call: ([path = ''], { access }) => existsResult(access.exists(path)) }],
    [
        'fileset',
        { count: 2, call: ([path = '', pattern = ''], { access }) => filesetResult(access.fileset(path, pattern)) },
    ],
    ['basename', { count: 1, call: ([path = '']) => textResult(path === '' ? '.' : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path) || '/') }],
    ['dirname', { count: 1, call: ([path = '']) => textResult(parentFolder(path)) }],
    ['abspath', { count: 1, call: ([path = ''], { base }) => textResult((0,_resolve_path_js__WEBPACK_IMPORTED_MODULE_5__/* .absolutePath */ .Hi)(path, base)) }],
    ['pathexpand', { count: 1, call: ([path = '']) => textResult((0,_resolve_path_js__WEBPACK_IMPORTED_MODULE_5__/* .expandHome */ .kc)(path)) }],
]);
function fileTextResult(read) {
    return 'problem' in read ? read : textResult(read.text);
}
function existsResult(found) {
    return 'problem' in found ? found : { value: (0,_hcl_values_js__WEBPACK_IMPORTED_MODULE_4__/* .boolValue */ .ks)(found.exists) };
}
function parentFolder(path) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path.slice(0, path.lastIndexOf('/') + 1));
    return folder === '/' ? folder : folder.replace(/\/$/, '');
}
function filesetResult(found) {
    return 'problem' in found ? found : { value: (0,_hcl_values_js__WEBPACK_IMPORTED_MODULE_4__/* .setValue */ .KY)(found.names.map(_hcl_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textValue */ .v8)) };
}
function toExpression(value) {
    if (value.kind === 'set')
        return `convert([${(0,_hcl_values_js__WEBPACK_IMPORTED_MODULE_4__/* .elementsOf */ .ZE)(value).map(toExpression).join(', ')}], set(string))`;
    return value.kind === 'bool' ? value.text : (0,_hcl_strings_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)((0,_hcl_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textIn */ .r7)(value));
}
const pathTransformers = new Set(['basename', 'dirname', 'abspath', 'pathexpand']);
function transformsPath(hcl, at) {
    return pathTransformers.has((0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_6__/* .tokenText */ .pA)(hcl, at));
}
function callAt(hcl, at) {
    if (hcl.kinds[at] !== 'name' || !fileFunctions.has((0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_6__/* .tokenText */ .pA)(hcl, at)))
        return undefined;
    const open = (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_6__/* .nextToken */ .Fu)(hcl, at + 1, hcl.kinds.length, 'skip');
    const isCall = hcl.kinds[open] === 'open' && (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_6__/* .tokenText */ .pA)(hcl, open) === '(' && (hcl.closes[open] ?? 0) < hcl.kinds.length;
    return isCall && !isPartOfName(hcl, at) ? open : undefined;
}
function isPartOfName(hcl, at) {
    let before = at - 1;
    while (hcl.kinds[before] === 'space' || hcl.kinds[before] === 'comment')
        before--;
    const character = (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_6__/* .tokenText */ .pA)(hcl, before);
    return character === '.' || (character === ':' && (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_6__/* .tokenText */ .pA)(hcl, before - 1) === ':');
}
const literalPathHint = 'Outrider reads files before Nomad evaluates the job file: build the path from text, variables, locals and elements of lists, sets and maps, such as `file("${var.env}.conf")` or `file(template.value)`.';
function isPathFunction(name, count) {
    return fileFunctions.get(name)?.count === count;
}
function callPathFunction(name, args, functions) {
    return fileFunctions.get(name)?.call(args, functions) ?? { problem: 'is computed', hint: literalPathHint };
}
function constantArguments(hcl, at, open, names) {
    const ranges = (0,_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_1__/* .argumentsOf */ .aX)(hcl, open);
    if (!isPathFunction((0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_6__/* .tokenText */ .pA)(hcl, at), ranges.length))
        return undefined;
    const args = [];
    for (const [from, to] of ranges) {
        const value = (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__/* .constantOf */ .yi)({ hcl, from, to }, names);
        if ('problem' in value)
            return { ...value, hint: value.hint ?? literalPathHint };
        args.push(value.text);
    }
    return args;
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
        throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .UnknownValueError */ .ie();
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
/* harmony export */   Om: () => (/* binding */ findClosingColon),
/* harmony export */   Pu: () => (/* binding */ readLoop),
/* harmony export */   k2: () => (/* binding */ readLoopHeader)
/* harmony export */ });
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6267);

function readLoopHeader(hcl, from, to) {
    const keyword = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .nextToken */ .Fu)(hcl, from, to, 'skip');
    const first = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .nextToken */ .Fu)(hcl, keyword + 1, to, 'skip');
    if (!isWord(hcl, keyword, 'for', to) || first >= to || hcl.kinds[first] !== 'name')
        return undefined;
    const comma = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .nextToken */ .Fu)(hcl, first + 1, to, 'skip');
    const isPair = comma < to && (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenText */ .pA)(hcl, comma) === ',';
    const second = isPair ? (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .nextToken */ .Fu)(hcl, comma + 1, to, 'skip') : first;
    const keywordIn = isPair ? (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .nextToken */ .Fu)(hcl, second + 1, to, 'skip') : comma;
    if (!isWord(hcl, keywordIn, 'in', to) || hcl.kinds[second] !== 'name')
        return undefined;
    return {
        key: isPair ? (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenText */ .pA)(hcl, first) : undefined,
        value: (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenText */ .pA)(hcl, second),
        collection: { hcl, from: keywordIn + 1, to },
    };
}
function readLoop(hcl, opener) {
    const close = hcl.closes[opener] ?? opener;
    const header = close < hcl.kinds.length ? readLoopHeader(hcl, opener + 1, close) : undefined;
    const colon = header === undefined ? undefined : findClosingColon(hcl, header.collection.from, close);
    if (header === undefined || colon === undefined)
        return undefined;
    const makes = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenText */ .pA)(hcl, opener) === '{' ? 'map' : 'list';
    const test = findAtTopLevel(hcl, colon + 1, close, (at) => isWord(hcl, at, 'if', close) && !followsDot(hcl, at));
    const end = test ?? close;
    const arrow = makes === 'map' ? findAtTopLevel(hcl, colon + 1, end, (at) => isArrow(hcl, at)) : undefined;
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
function findAtTopLevel(hcl, from, to, isSuch) {
    for (let at = from; at < to; at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenAfter */ .EV)(hcl, at))
        if (isSuch(at))
            return at;
    return undefined;
}
function findClosingColon(hcl, from, to) {
    let open = 0;
    return findAtTopLevel(hcl, from, to, (at) => {
        if (hcl.kinds[at] !== 'symbol')
            return false;
        const character = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenText */ .pA)(hcl, at);
        if (character === '?')
            open++;
        return character === ':' && open-- === 0;
    });
}
function isWord(hcl, at, word, to) {
    return at < to && hcl.kinds[at] === 'name' && (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenText */ .pA)(hcl, at) === word;
}
function followsDot(hcl, at) {
    return (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenText */ .pA)(hcl, at - 1) === '.';
}
function isArrow(hcl, at) {
    return hcl.kinds[at] === 'symbol' && (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenText */ .pA)(hcl, at) === '=' && (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenText */ .pA)(hcl, at + 1) === '>';
}


/***/ }),

/***/ 4062:
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
;// CONCATENATED MODULE: ./build/js/jobfiles/hcl/evaluation-context.js

const maxPossibleValues = 1000;
const tooManyValues = { kind: 'unknown', problem: `can have more than ${maxPossibleValues} values` };
function combineChoices(choices, make) {
    const count = choices.reduce((product, { length }) => Math.min(product * length, maxPossibleValues + 1), 1);
    if (count > maxPossibleValues)
        return [tooManyValues];
    let rows = [[]];
    if (count === 1)
        rows = [choices.flat()];
    else
        for (const some of choices)
            rows = rows.flatMap((row) => some.map((value) => [...row, value]));
    return distinctValues(rows.map((row) => (0,hcl_values/* valueOrUnknown */.lB)(() => make(row))));
}
function distinctValues(values) {
    if (values.length === 1)
        return values;
    const seen = new Map(values.map((value) => ['text' in value ? `${value.kind} ${value.text}` : value, value]));
    return seen.size > maxPossibleValues ? [tooManyValues] : [...seen.values()];
}

// EXTERNAL MODULE: ./build/js/jobfiles/hcl/tokens.js
var tokens = __webpack_require__(6267);
;// CONCATENATED MODULE: ./build/js/jobfiles/hcl/operators.js


const precedence = ['?', '||', '&&', '==', '!=', 'other', '!'];
const operatorCharacters = new Set('?|&=!<>+-*/%');
const twoCharacterOperators = new Set(['||', '&&', '==', '!=', '<=', '>=']);
function lastOperator(hcl, from, to) {
    let last;
    for (let at = from; at < to; at = (0,tokens/* tokenAfter */.EV)(hcl, at)) {
        if (hcl.kinds[at] !== 'symbol' || !operatorCharacters.has((0,tokens/* tokenText */.pA)(hcl, at)))
            continue;
        const found = operatorAt(hcl, at, to);
        const isLater = last === undefined || rank(found) < rank(last);
        const isFirst = found.symbol === '?' || found.symbol === '!';
        if (isLater || (!isFirst && last !== undefined && rank(found) === rank(last)))
            last = found;
        at += found.length - 1;
    }
    return last;
}
function operatorAt(hcl, at, to) {
    const symbol = (0,tokens/* tokenText */.pA)(hcl, at);
    const two = at + 1 < to ? symbol + (0,tokens/* tokenText */.pA)(hcl, at + 1) : symbol;
    const whole = twoCharacterOperators.has(two) ? two : symbol;
    return { symbol: precedence.find((one) => one === whole) ?? 'other', at, length: whole.length };
}
function rank({ symbol }) {
    return precedence.indexOf(symbol === '!=' ? '==' : symbol);
}
function applyOperator(symbol, a, b) {
    if (symbol === '==' || symbol === '!=') {
        const equal = (0,hcl_values/* areEqual */.t7)(a, b);
        return equal === undefined ? hcl_values/* computedValue */.nk : (0,hcl_values/* boolValue */.ks)(equal === (symbol === '=='));
    }
    const truths = new Set([(0,hcl_values/* truthOf */.D)(a), (0,hcl_values/* truthOf */.D)(b)]);
    if (truths.has(undefined))
        return hcl_values/* computedValue */.nk;
    return (0,hcl_values/* boolValue */.ks)(symbol === '||' ? truths.has(true) : !truths.has(false));
}
function applyNot(value) {
    const truth = (0,hcl_values/* truthOf */.D)(value);
    return truth === undefined ? hcl_values/* computedValue */.nk : (0,hcl_values/* boolValue */.ks)(!truth);
}

// EXTERNAL MODULE: ./build/js/jobfiles/hcl/bodies.js
var bodies = __webpack_require__(409);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/conversions.js
var conversions = __webpack_require__(5240);
;// CONCATENATED MODULE: ./build/js/jobfiles/hcl/value-functions.js


const valueFunctions = {
    chomp: ([text]) => (0,hcl_values/* textValue */.v8)(withoutLineEnds(textAt(text))),
    coalesce: (values) => values.find(({ kind }) => kind !== 'null') ?? (0,hcl_values/* throwUnknown */.XU)(),
    compact: ([list]) => textList(textsOf(list).filter((text) => text !== '')),
    concat: (lists) => (0,hcl_values/* listValue */.a3)(limitElements(lists.flatMap(hcl_values/* elementsOf */.ZE))),
    contains: ([list, wanted]) => (0,hcl_values/* boolValue */.ks)(contains((0,hcl_values/* elementsOf */.ZE)(orUnknown(list)), orUnknown(wanted))),
    distinct: ([list]) => (0,hcl_values/* listValue */.a3)([...new Map((0,hcl_values/* elementsOf */.ZE)(orUnknown(list)).map((one) => [(0,hcl_values/* textIn */.r7)(one), one])).values()]),
    element: ([list, index]) => value_functions_element((0,hcl_values/* elementsOf */.ZE)(orUnknown(list)), wholeNumber(index)),
    flatten: ([list]) => (0,hcl_values/* listValue */.a3)(limitElements(flatten(orUnknown(list), 0))),
    format: ([pattern, ...values]) => limitLength(format(textAt(pattern), values)),
    join: ([separator, ...lists]) => limitLength(lists.flatMap(textsOf).join(textAt(separator))),
    keys: ([map]) => (0,hcl_values/* listValue */.a3)(mapEntries(map).map(({ key }) => key)),
    length: ([collection]) => numberValue((0,hcl_values/* collectionIn */.et)(orUnknown(collection)).entries.length),
    lookup: ([map, key, fallback]) => lookup(mapEntries(map), textAt(key), fallback),
    lower: ([text]) => (0,hcl_values/* textValue */.v8)(asciiAt(text).toLowerCase()),
    merge: (maps) => (0,hcl_values/* mapValue */.IS)(limitElements(maps.flatMap((map) => (map.kind === 'null' ? [] : mapEntries(map)))).map(keyAndValue)),
    range: (limits) => (0,hcl_values/* listValue */.a3)(range(limits.map(wholeNumber))),
    replace: ([text, part, instead]) => (0,hcl_values/* textValue */.v8)(replace(textAt(text), textAt(part), textAt(instead))),
    setunion: (lists) => (0,hcl_values/* setValue */.KY)(limitElements(lists.flatMap(hcl_values/* elementsOf */.ZE))),
    sort: ([list]) => textList(textsOf(list).toSorted(hcl_values/* compareTexts */.qy)),
    split: ([separator, text]) => textList(split(textAt(separator), textAt(text))),
    trimprefix: ([text, prefix]) => (0,hcl_values/* textValue */.v8)(withoutStart(textAt(text), textAt(prefix))),
    trimspace: ([text]) => (0,hcl_values/* textValue */.v8)(asciiAt(text).trim()),
    trimsuffix: ([text, suffix]) => (0,hcl_values/* textValue */.v8)(withoutEnd(textAt(text), textAt(suffix))),
    upper: ([text]) => (0,hcl_values/* textValue */.v8)(asciiAt(text).toUpperCase()),
    values: ([map]) => (0,hcl_values/* listValue */.a3)(mapEntries(map).map(({ value }) => value)),
    zipmap: ([keys, values]) => zipmap(textsOf(keys), (0,hcl_values/* elementsOf */.ZE)(orUnknown(values))),
};
function callValueFunction(name, values) {
    return Object.hasOwn(valueFunctions, name) ? valueFunctions[name]?.(values) : undefined;
}
function orUnknown(value) {
    return value ?? (0,hcl_values/* throwUnknown */.XU)();
}
function textAt(value) {
    return (0,hcl_values/* textIn */.r7)(orUnknown(value));
}
function asciiAt(value) {
    const text = textAt(value);
    return /^[\x00-\x7f]*$/.test(text) ? text : (0,hcl_values/* throwUnknown */.XU)();
}
function textsOf(value) {
    return (0,hcl_values/* elementsOf */.ZE)(orUnknown(value)).map(hcl_values/* textIn */.r7);
}
function textList(texts) {
    return (0,hcl_values/* listValue */.a3)(limitElements(texts).map(hcl_values/* textValue */.v8));
}
function mapEntries(value) {
    const { kind, entries } = (0,hcl_values/* collectionIn */.et)(orUnknown(value));
    return kind === 'map' ? entries : (0,hcl_values/* throwUnknown */.XU)();
}
function keyAndValue({ key, value }) {
    return [(0,hcl_values/* textIn */.r7)(key), value];
}
const maxElements = 10_000;
function limitElements(elements) {
    return elements.length > maxElements ? (0,hcl_values/* throwUnknown */.XU)() : elements;
}
function limitLength(text) {
    return text.length > constants/* maxTextLength */.Wh ? (0,hcl_values/* throwUnknown */.XU)() : (0,hcl_values/* textValue */.v8)(text);
}
function numberValue(value) {
    return { kind: 'number', text: String(value) };
}
function wholeNumber(value) {
    const text = textAt(value);
    return /^-?\d{1,9}$/.test(text) ? Number(text) : (0,hcl_values/* throwUnknown */.XU)();
}
function contains(elements, wanted) {
    const results = new Set(elements.map((one) => (0,hcl_values/* areEqual */.t7)(one, wanted)));
    return results.has(undefined) ? (0,hcl_values/* throwUnknown */.XU)() : results.has(true);
}
function value_functions_element(elements, index) {
    const { length } = elements;
    return orUnknown(elements[length === 0 ? 0 : ((index % length) + length) % length]);
}
const maxDepth = 50;
function flatten(value, depth) {
    if (depth > maxDepth)
        return (0,hcl_values/* throwUnknown */.XU)();
    return (0,hcl_values/* elementsOf */.ZE)(value).flatMap((one) => {
        if (one.kind === 'unknown')
            throw new hcl_values/* UnknownValueError */.ie(one);
        return one.kind === 'list' || one.kind === 'set' ? flatten(one, depth + 1) : [one];
    });
}
function lookup(entries, key, fallback) {
    return entries.find((entry) => (0,hcl_values/* textIn */.r7)(entry.key) === key)?.value ?? orUnknown(fallback);
}
const maxRange = 1024;
function range(limits) {
    const [first = 0, second] = limits;
    const [start, end, step] = second === undefined ? [0, first, 1] : [first, second, limits[2] ?? 1];
    const count = Math.ceil((end - start) / step);
    if (step <= 0 || count < 0 || count > maxRange)
        return (0,hcl_values/* throwUnknown */.XU)();
    return Array.from({ length: count }, (_, index) => numberValue(start + index * step));
}
function replace(text, part, instead) {
    if (part === '' || text.length * instead.length > constants/* maxTextLength */.Wh * constants/* maxTextLength */.Wh)
        return (0,hcl_values/* throwUnknown */.XU)();
    return (0,hcl_values/* textIn */.r7)(limitLength(text.replaceAll(part, () => instead)));
}
function split(separator, text) {
    return separator === '' ? (0,hcl_values/* throwUnknown */.XU)() : text.split(separator);
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
        return (0,hcl_values/* throwUnknown */.XU)();
    return (0,hcl_values/* mapValue */.IS)(keys.map((key, index) => [key, orUnknown(values[index])]));
}
function format(pattern, values) {
    let used = 0;
    const text = pattern.replace(/%(?:([%sv])|(0?)(\d?)d|)/g, (verb, kind, zero, width) => {
        if (verb === '%')
            return (0,hcl_values/* throwUnknown */.XU)();
        if (kind === '%')
            return '%';
        if (kind !== undefined)
            return textAt(values[used++]);
        const number = wholeNumber(values[used++]);
        if (number < 0)
            return (0,hcl_values/* throwUnknown */.XU)();
        return String(number).padStart(Number(width), zero === '' ? ' ' : '0');
    });
    return used === values.length ? text : (0,hcl_values/* throwUnknown */.XU)();
}

;// CONCATENATED MODULE: ./build/js/jobfiles/hcl/possible-calls.js






function possibleCall(at, open, context) {
    const { hcl, symbols } = context;
    const name = (0,tokens/* tokenText */.pA)(hcl, at);
    const ranges = (0,bodies/* argumentsOf */.aX)(hcl, open);
    if (name === 'convert')
        return convertedValues(ranges, context);
    const args = ranges.map(([from, to]) => context.evaluate(from, to, context));
    if (name === 'try')
        return args.length === 0 ? [hcl_values/* computedValue */.nk] : distinctValues(args.flat());
    return combineChoices(args, (values) => {
        const isText = symbols.isPathFunction(name, values.length);
        const found = isText ? symbols.callPathFunction(name, values.map(hcl_values/* textIn */.r7)) : callValueFunction(name, values);
        return found ?? { kind: 'unknown', problem: `is computed by \`${name}\`` };
    });
}
function convertedValues([value, type], context) {
    if (value === undefined || type === undefined)
        return [hcl_values/* computedValue */.nk];
    const typeText = (0,bodies/* expressionText */.MT)({ hcl: context.hcl, from: type[0], to: type[1] });
    return combineChoices([context.evaluate(value[0], value[1], context)], ([one = hcl_values/* computedValue */.nk]) => (0,conversions/* convertTo */.b)(typeText, one));
}

;// CONCATENATED MODULE: ./build/js/jobfiles/hcl/possible-collections.js





function possibleTuple(opener, context) {
    const elements = (0,bodies/* argumentsOf */.aX)(context.hcl, opener).map(([from, to]) => context.evaluate(from, to, context));
    return combineChoices(elements, hcl_values/* listValue */.a3);
}
function possibleObject(opener, context) {
    const { hcl } = context;
    const close = hcl.closes[opener] ?? opener;
    const parts = [];
    for (let start = (0,tokens/* nextToken */.Fu)(hcl, opener + 1, close, 'skip'); start < close;) {
        let end = start;
        while (end < close && hcl.kinds[end] !== 'newline' && (0,tokens/* tokenText */.pA)(hcl, end) !== ',')
            end = (0,tokens/* tokenAfter */.EV)(hcl, end);
        const character = (0,tokens/* nextToken */.Fu)(hcl, (0,tokens/* tokenAfter */.EV)(hcl, start), end);
        if (character >= end || !['=', ':'].includes((0,tokens/* tokenText */.pA)(hcl, character)))
            return [hcl_values/* computedValue */.nk];
        parts.push(possibleKeys(start, context), context.evaluate(character + 1, end, context));
        start = (0,tokens/* nextToken */.Fu)(hcl, end, close, 'skip');
        if (start < close && (0,tokens/* tokenText */.pA)(hcl, start) === ',')
            start = (0,tokens/* nextToken */.Fu)(hcl, start + 1, close, 'skip');
    }
    return combineChoices(parts, mapOfPairs);
}
function mapOfPairs(values) {
    const keys = values.filter((_, at) => at % 2 === 0);
    return (0,hcl_values/* mapValue */.IS)(keys.map((key, at) => [(0,hcl_values/* textIn */.r7)(key), values[at * 2 + 1] ?? hcl_values/* computedValue */.nk]));
}
function possibleKeys(at, context) {
    return context.hcl.kinds[at] === 'name'
        ? [(0,hcl_values/* textValue */.v8)((0,tokens/* tokenText */.pA)(context.hcl, at))]
        : context.evaluate(at, (0,tokens/* tokenAfter */.EV)(context.hcl, at), context);
}
function possibleLoop(opener, context) {
    const loop = (0,loops/* readLoop */.Pu)(context.hcl, opener);
    const scope = context.symbols.scopesOf(context.hcl)?.ofLoop(opener);
    if (loop === undefined)
        return undefined;
    if (scope === undefined)
        return [hcl_values/* computedValue */.nk];
    const { from, to } = loop.collection;
    return context.evaluate(from, to, context).flatMap((collection) => {
        try {
            return loopValues(loop, scope, (0,hcl_values/* collectionIn */.et)(collection).entries, context);
        }
        catch (error) {
            if (error instanceof hcl_values/* UnknownValueError */.ie)
                return [error.value];
            throw error;
        }
    });
}
function loopValues(loop, scope, entries, context) {
    const { key, value } = loop.result;
    const parts = entries.flatMap((entry) => {
        const inside = { ...context, bindings: new Map([...context.bindings, [scope, entry]]) };
        if (loop.test !== undefined && !isTrue(context.evaluate(loop.test.from, loop.test.to, inside)))
            return [];
        const values = context.evaluate(value.from, value.to, inside);
        return key === undefined ? [values] : [context.evaluate(key.from, key.to, inside), values];
    });
    return combineChoices(parts, key === undefined ? hcl_values/* listValue */.a3 : mapOfPairs);
}
function isTrue(possible) {
    const truths = new Set(possible.map(hcl_values/* truthOf */.D));
    const [truth] = truths;
    if (truth === undefined || truths.size > 1)
        throw new hcl_values/* UnknownValueError */.ie();
    return truth;
}

// EXTERNAL MODULE: ./build/js/jobfiles/hcl/strings.js
var strings = __webpack_require__(3327);
;// CONCATENATED MODULE: ./build/js/jobfiles/hcl/possible-values.js









function possibleValues({ hcl, from, to }, bindings, symbols, depth = 0) {
    return valuesIn(from, to, { hcl, bindings, symbols, depth, evaluate: valuesIn });
}
const possible_values_maxDepth = 50;
function valuesIn(from, to, outer) {
    const { hcl, symbols, depth } = outer;
    const start = (0,tokens/* nextToken */.Fu)(hcl, from, to, 'skip');
    symbols.spend(1);
    if (depth > possible_values_maxDepth || start >= to)
        return [hcl_values/* computedValue */.nk];
    const context = { ...outer, depth: depth + 1 };
    const operator = lastOperator(hcl, start, to);
    if (operator !== undefined)
        return valuesOfOperation(start, operator, to, context);
    const { values, end } = valuesOfTerm(start, to, context);
    return followTraversal(values, end, to, context);
}
function valuesOfOperation(start, { symbol, at, length }, to, context) {
    const right = at + length;
    if (symbol === 'other')
        return [hcl_values/* computedValue */.nk];
    if (symbol === '!')
        return at === start ? valuesIn(right, to, context).map(applyNot) : [hcl_values/* computedValue */.nk];
    const left = valuesIn(start, at, context);
    if (symbol === '?')
        return conditionalValues(left.map(hcl_values/* truthOf */.D), right, to, context);
    return combineChoices([left, valuesIn(right, to, context)], ([a = hcl_values/* computedValue */.nk, b = hcl_values/* computedValue */.nk]) => applyOperator(symbol, a, b));
}
function conditionalValues(truths, from, to, context) {
    const colon = (0,loops/* findClosingColon */.Om)(context.hcl, from, to);
    if (colon === undefined)
        return [hcl_values/* computedValue */.nk];
    const yes = truths.some((truth) => truth !== false) ? valuesIn(from, colon, context) : [];
    const no = truths.some((truth) => truth !== true) ? valuesIn(colon + 1, to, context) : [];
    return distinctValues([...yes, ...no]);
}
function valuesOfTerm(at, to, context) {
    const { hcl } = context;
    const close = hcl.closes[at] ?? at;
    const kind = hcl.kinds[at];
    if (kind === 'name')
        return valuesOfName(at, to, context);
    const one = (value) => ({ values: [value], end: close + 1 });
    if (close >= to)
        return { values: [hcl_values/* computedValue */.nk], end: to };
    if (kind === 'quote')
        return { values: valuesOfTemplate(at, context), end: close + 1 };
    if (kind === 'heredoc')
        return one((0,hcl_values/* valueOrUnknown */.lB)(() => (0,hcl_values/* textValue */.v8)((0,strings/* literalText */.bK)(hcl, at) ?? (0,hcl_values/* throwUnknown */.XU)())));
    if (kind === 'number')
        return one(numberOrComputed((0,tokens/* tokenText */.pA)(hcl, at)));
    if (kind !== 'open')
        return { values: [hcl_values/* computedValue */.nk], end: to };
    const symbol = (0,tokens/* tokenText */.pA)(hcl, at);
    if (symbol === '(')
        return { values: valuesIn(at + 1, close, context), end: close + 1 };
    const loop = possibleLoop(at, context);
    return {
        values: loop ?? (symbol === '[' ? possibleTuple(at, context) : possibleObject(at, context)),
        end: close + 1,
    };
}
function valuesOfName(at, to, context) {
    const { hcl, symbols, bindings } = context;
    const word = (0,tokens/* tokenText */.pA)(hcl, at);
    const second = (0,tokens/* nextToken */.Fu)(hcl, at + 1, to, 'skip');
    const symbol = second < to ? (0,tokens/* tokenText */.pA)(hcl, second) : '';
    if (symbol === '(')
        return { values: possibleCall(at, second, context), end: (hcl.closes[second] ?? to) + 1 };
    const scope = symbols.scopesOf(hcl)?.find(at, word);
    if (scope !== undefined)
        return { values: [boundTo(word, scope, bindings)], end: at + 1 };
    const third = (0,tokens/* nextToken */.Fu)(hcl, second + 1, to, 'skip');
    if ((word === 'var' || word === 'local') && symbol === '.' && third < to && hcl.kinds[third] === 'name') {
        const name = (0,tokens/* tokenText */.pA)(hcl, third);
        const meaning = word === 'var' ? symbols.variable : symbols.local;
        return { values: meaning(name, context.depth), end: third + 1 };
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
function followTraversal(base, from, to, context) {
    const { hcl } = context;
    let values = base;
    for (let at = (0,tokens/* nextToken */.Fu)(hcl, from, to, 'skip'); at < to; at = (0,tokens/* nextToken */.Fu)(hcl, at, to, 'skip')) {
        const isIndex = hcl.kinds[at] === 'open' && (0,tokens/* tokenText */.pA)(hcl, at) === '[';
        const name = (0,tokens/* nextToken */.Fu)(hcl, at + 1, to, 'skip');
        const isAttribute = (0,tokens/* tokenText */.pA)(hcl, at) === '.' && name < to && /^(?:name|number)$/.test(hcl.kinds[name] ?? '');
        if (!isIndex && !isAttribute)
            return [hcl_values/* computedValue */.nk];
        const keys = isIndex ? valuesIn(at + 1, hcl.closes[at] ?? to, context) : [(0,hcl_values/* textValue */.v8)((0,tokens/* tokenText */.pA)(hcl, name))];
        values = distinctValues(values.flatMap((value) => keys.flatMap((key) => elementsByKey(value, key))));
        at = isIndex ? (hcl.closes[at] ?? to) + 1 : name + 1;
    }
    return values;
}
function elementsByKey(value, key) {
    const isAny = key.kind === 'unknown' && 'entries' in value && value.kind !== 'set';
    return isAny && value.entries.length > 0
        ? value.entries.map((entry) => entry.value)
        : [(0,hcl_values/* valueOrUnknown */.lB)(() => (0,hcl_values/* elementOf */.MC)(value, key))];
}
function valuesOfTemplate(opener, context) {
    const { hcl } = context;
    const close = hcl.closes[opener] ?? opener;
    const parts = [];
    for (let at = opener + 1; at < close; at = (hcl.closes[at] ?? at) + 1) {
        const end = hcl.closes[at] ?? at;
        if (hcl.kinds[at] === 'text')
            parts.push([(0,hcl_values/* textValue */.v8)((0,strings/* decodeText */.g7)((0,tokens/* tokenText */.pA)(hcl, at)))]);
        else if ((0,tokens/* tokenText */.pA)(hcl, at) === '${' && (0,tokens/* tokenText */.pA)(hcl, end) === '}')
            parts.push(valuesIn(at + 1, end, context));
        else
            return [hcl_values/* computedValue */.nk];
    }
    const [first] = parts;
    if (first !== undefined && parts.length === 1)
        return first;
    return combineChoices(parts, (values) => {
        const text = values.map(hcl_values/* textIn */.r7).join('');
        if (text.length > constants/* maxTextLength */.Wh)
            throw new hcl_values/* UnknownValueError */.ie({ kind: 'unknown', problem: `has more than ${constants/* maxTextLength */.Wh} characters` });
        return (0,hcl_values/* textValue */.v8)(text);
    });
}
function numberOrComputed(digits) {
    const constant = (0,constants/* numberConstant */.yE)(digits);
    return 'text' in constant ? { kind: 'number', text: constant.text } : hcl_values/* computedValue */.nk;
}


/***/ }),

/***/ 8287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ truthOf),
/* harmony export */   IS: () => (/* binding */ mapValue),
/* harmony export */   KY: () => (/* binding */ setValue),
/* harmony export */   MC: () => (/* binding */ elementOf),
/* harmony export */   Pv: () => (/* binding */ nullValue),
/* harmony export */   XU: () => (/* binding */ throwUnknown),
/* harmony export */   ZE: () => (/* binding */ elementsOf),
/* harmony export */   a3: () => (/* binding */ listValue),
/* harmony export */   et: () => (/* binding */ collectionIn),
/* harmony export */   ie: () => (/* binding */ UnknownValueError),
/* harmony export */   ks: () => (/* binding */ boolValue),
/* harmony export */   lB: () => (/* binding */ valueOrUnknown),
/* harmony export */   nk: () => (/* binding */ computedValue),
/* harmony export */   qy: () => (/* binding */ compareTexts),
/* harmony export */   r7: () => (/* binding */ textIn),
/* harmony export */   t7: () => (/* binding */ areEqual),
/* harmony export */   v8: () => (/* binding */ textValue)
/* harmony export */ });
const computedValue = { kind: 'unknown', problem: 'is computed' };
const nullValue = { kind: 'null' };
class UnknownValueError extends Error {
    value;
    constructor(value = computedValue) {
        super(value.problem);
        this.value = value;
    }
}
function throwUnknown() {
    throw new UnknownValueError();
}
function valueOrUnknown(evaluate) {
    try {
        return evaluate();
    }
    catch (error) {
        if (error instanceof UnknownValueError)
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
    throw new UnknownValueError(value.kind === 'unknown' ? value : computedValue);
}
function collectionIn(value) {
    if ('entries' in value)
        return value;
    throw new UnknownValueError(value.kind === 'unknown' ? value : computedValue);
}
function elementsOf(value) {
    return collectionIn(value).entries.map((entry) => entry.value);
}
function elementOf(value, key) {
    const { kind, entries } = collectionIn(value);
    const wanted = textIn(key);
    const found = kind === 'set' ? undefined : entries.find((entry) => textIn(entry.key) === wanted);
    if (found === undefined)
        throw new UnknownValueError();
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

/***/ 6117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ createConstantResolver)
/* harmony export */ });
/* harmony import */ var _functions_path_functions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2864);
/* harmony import */ var _hcl_constants_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(832);
/* harmony import */ var _hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6267);



const maxDepth = 50;
const maxSteps = 100_000;
function createConstantResolver(job, variable, functions) {
    const open = new Set();
    let steps = 0;
    const once = (name, evaluate) => {
        if (open.size >= maxDepth || ++steps > maxSteps)
            return { problem: 'is computed in too many steps' };
        if (open.has(name))
            return { problem: 'refers to itself', hint: `Check the definition of \`${name}\`.` };
        open.add(name);
        const value = evaluate();
        open.delete(name);
        return value;
    };
    const resolver = {
        variable: (name) => once(`var.${name}`, () => variable(name, resolver)),
        local: (name) => {
            const definition = job.locals.get(name);
            const undefinedName = {
                problem: `needs \`local.${name}\`, which is not defined`,
                hint: 'Define it in a `locals` block.',
            };
            return definition === undefined ? undefinedName : once(`local.${name}`, () => definition.text(resolver));
        },
        call: (hcl, at, bracket) => once(`call ${open.size}`, () => {
            const isPathCall = functions !== undefined && (0,_functions_path_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .callAt */ .io)(hcl, at) === bracket;
            const args = isPathCall ? (0,_functions_path_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .constantArguments */ .$m)(hcl, at, bracket, resolver) : undefined;
            if (functions === undefined || args === undefined) {
                return { problem: `is computed by \`${(0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenText */ .pA)(hcl, at)}\``, isComputed: true };
            }
            return 'problem' in args ? args : constantFrom((0,_functions_path_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .callPathFunction */ .Cj)((0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenText */ .pA)(hcl, at), args, functions));
        }),
    };
    return resolver;
}
function constantFrom(result) {
    if ('problem' in result)
        return result;
    return 'text' in result.value ? { text: result.value.text } : _hcl_constants_js__WEBPACK_IMPORTED_MODULE_1__/* .computed */ .EW;
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
/* harmony import */ var _discovery_repository_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4823);




const noTransport = ['', 'ext.', 'fd.', 'file.', 'ftp.', 'ftps.', 'git.', 'http.', 'https.', 'ssh.'].flatMap((protocol) => ['-c', `protocol.${protocol}allow=never`]);
const noMonitor = ['-c', 'core.fsmonitor='];
const noHooks = ['-c', 'core.hooksPath=/dev/null', '-c', 'safe.bareRepository=explicit'];
async function runGit(workspace, args, input = '') {
    if (!isInRepository(workspace))
        return Buffer.alloc(0);
    const trusted = [
        '-c',
        `safe.directory=${(0,_discovery_repository_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .toSlashes */ .TH)(workspace)}`,
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
const maxPathArguments = 200;
async function readCheckout(folder, workspace) {
    const root = rootOf(folder, workspace);
    if (root === undefined)
        return undefined;
    const printed = await runGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
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
    const paths = names.length <= maxPathArguments ? names : [];
    const all = ['-r', '-z', '--full-tree', 'HEAD', '--', ...paths];
    const printed = await runGit(workspace, ['--literal-pathspecs', 'ls-tree', ...all]);
    const entries = printed.toString('utf8').split('\0');
    return new Map(entries.flatMap((entry) => {
        const [, id, name] = /^\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? [];
        return id === undefined || name === undefined ? [] : [[name, id]];
    }));
}
async function filesAt(workspace, commit, names) {
    const wanted = names.filter((name) => !/[\r\n]/.test(name));
    const printed = await runGit(workspace, ['cat-file', '--batch'], wanted.map((name) => `${commit}:${name}\n`).join(''));
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
    const paths = folders.length > maxPathArguments || folders.includes('') ? [] : folders;
    const all = ['--others', '--ignored', '--exclude-standard', '--directory', '-z', '--', ...paths];
    const listed = splitNames(await runGit(workspace, ['--literal-pathspecs', 'ls-files', ...all]));
    const asked = listed.filter((name) => name.endsWith('/') && name !== './');
    if (asked.length === 0)
        return new Set();
    const input = asked.map((name) => `./${name.slice(0, -1)}\0`).join('');
    const ignored = splitNames(await runGit(workspace, ['check-ignore', '-z', '--stdin'], input));
    return new Set(ignored.map((name) => name.slice('./'.length)));
}
function splitNames(printed) {
    return printed.toString('utf8').split('\0').slice(0, -1);
}
async function commitAtHead(folder) {
    const printed = (await runGit(folder, ['cat-file', '--batch'], 'HEAD\n')).toString('utf8');
    const [head = ''] = printed.split('\n\n', 1);
    const id = /^([0-9a-f]{40,64}) commit \d+\n/.exec(head)?.[1];
    if (id === undefined)
        return undefined;
    return { id, parents: [...head.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, parent = '']) => parent) };
}


/***/ }),

/***/ 2258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readPublished)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2777);
/* harmony import */ var _discovery_declared_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7850);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9007);




async function readPublished({ workspace, names, made = [], base }) {
    const isCommit = base !== undefined && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(base);
    const [blobs, before] = await Promise.all([
        (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .blobsAtHead */ .oN)(workspace, [...new Set([...names, ...made])]),
        isCommit ? (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .filesAt */ .Tl)(workspace, base, names) : new Map(),
    ]);
    const isCommitted = (name, bytes) => {
        const blob = blobs.get(name);
        return blob !== undefined && [bytes, withGitLineEnds(bytes)].some((one) => blob === blobId(one, blob.length));
    };
    const atHeadOf = new WeakMap();
    const atHead = (job) => {
        const { source, reads } = job;
        const values = atHeadOf.get(job) ??
            createValues({
                fields: isCommitted(source.file.name, source.bytes) ? (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldValuesOf */ .kH)(source) : undefined,
                texts: reads.filter((read) => isCommitted(read.name, read.bytes)).map((read) => read.text.normalize('NFC')),
                isJudgedByOthers: false,
            });
        atHeadOf.set(job, values);
        return values;
    };
    return {
        atHead,
        committed: (from) => committedContent(from, blobs),
        jobIn: (name) => {
            const old = before.get(name);
            return old === undefined ? undefined : (0,_discovery_declared_job_js__WEBPACK_IMPORTED_MODULE_2__/* .readDeclaredJob */ .m)((0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceOf */ .vz)({ name }, old));
        },
        uncommitted: ({ reads }) => new Set(reads.filter((read) => !isCommitted(read.name, read.bytes)).map(({ name }) => name)),
        valuesOf: (job) => {
            const { file } = job.source;
            const old = before.get(file.name);
            const [head, former] = [
                atHead(job),
                createValues({
                    fields: old === undefined ? undefined : (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldValuesOf */ .kH)((0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceOf */ .vz)(file, old)),
                    texts: job.reads.flatMap((read) => textAtBase(before.get(read.name), read.form)),
                    isJudgedByOthers: true,
                }),
            ];
            return { has: (value, place) => head.has(value, place) || former.has(value, place) };
        },
    };
}
const maxValuesPerField = 32;
function createValues({ fields, texts, isJudgedByOthers }) {
    const whole = new Set(texts);
    const isFew = (values) => isJudgedByOthers || values.size <= maxValuesPerField;
    return {
        has(value, { name, group, task, side }) {
            if (whole.has(value) && (side === 'file' || isFew(whole)))
                return true;
            const meant = fields?.valuesFor(name, { group, task });
            return meant !== undefined && meant.has(value) && (side === 'file' || isFew(meant));
        },
    };
}
function committedContent({ files, listed, sought }, blobs) {
    const held = (some) => [...some].filter((name) => blobs.has(name)).toSorted();
    const ids = held(files).map((name) => [name, blobs.get(name)]);
    return { files: Object.fromEntries(ids), listed: held(listed), there: held(sought) };
}
function textAtBase(bytes, form) {
    return bytes === undefined ? [] : [bytes.toString(form === 'text' ? 'utf8' : 'base64').normalize('NFC')];
}
function withGitLineEnds(bytes) {
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
const namesInJobFile = {
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
const maxDepth = 10;
class FieldValues {
    values = new Map();
    references = new Map();
    behind = new Map();
    asked = new Map();
    add(name, level, text) {
        addToList(this.values, normalizedName(name), { ...level, text });
    }
    refer(name, level, to) {
        addToList(this.references, normalizedName(name), { ...level, text: to });
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
        const key = normalizedName(innermost(field));
        const keys = [key, ...(namesInJobFile[key] === undefined ? [] : [namesInJobFile[key]])];
        const found = new Set();
        for (const one of keys) {
            for (const entry of this.values.get(one) ?? [])
                if (appliesTo(entry, level))
                    found.add(entry.text);
            for (const entry of this.references.get(one) ?? [])
                if (appliesTo(entry, level))
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
        const key = normalizedName(name);
        for (const { text } of this.values.get(key) ?? [])
            found.add(text);
        if (depth === maxDepth)
            return found;
        for (const { text } of this.references.get(key) ?? [])
            for (const value of this.valuesBehind(text, depth + 1))
                found.add(value);
        return found;
    }
}
function addToList(lists, key, entry) {
    const list = lists.get(key);
    if (list === undefined)
        lists.set(key, [entry]);
    else
        list.push(entry);
}
function appliesTo(entry, { group, task }) {
    return (entry.group === undefined || entry.group === group) && (entry.task === undefined || entry.task === task);
}
function normalizedName(name) {
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
    for (let at = opener + 1; at < close; at = (0,tokens/* tokenAfter */.EV)(hcl, at)) {
        if (hcl.kinds[at] === 'text')
            parts.push(isQuote ? (0,strings/* decodeText */.g7)((0,tokens/* tokenText */.pA)(hcl, at)) : (0,tokens/* tokenText */.pA)(hcl, at));
        else {
            const left = keptInterpolation(hcl, at, known);
            if (left === undefined)
                return undefined;
            parts.push(left);
        }
    }
    const text = parts.join('');
    return isQuote ? text.normalize('NFC') : (0,strings/* withoutTemplateEscapes */.TY)((0,strings/* indented */.gu)(hcl, opener, text));
}
function keptInterpolation(hcl, at, known) {
    const close = hcl.closes[at] ?? at;
    if ((0,tokens/* tokenText */.pA)(hcl, at) !== '${' || close >= hcl.kinds.length || (0,tokens/* tokenText */.pA)(hcl, close) !== '}')
        return undefined;
    const from = (0,tokens/* nextToken */.Fu)(hcl, at + 1, close);
    if (keptReference(hcl, from, close, known) === undefined)
        return undefined;
    const text = hcl.text.slice(hcl.starts[at], hcl.starts[close + 1]);
    return text.includes('\n') ? undefined : text;
}
function keptReference(hcl, from, to, known) {
    const root = (0,tokens/* tokenText */.pA)(hcl, from);
    if (hcl.kinds[from] !== 'name' || known.has(root) || ['true', 'false', 'null', 'for', 'if'].includes(root))
        return undefined;
    let at = from + 1;
    while (at < to) {
        if ((0,tokens/* tokenText */.pA)(hcl, at) === '.' && ['name', 'number'].includes(hcl.kinds[at + 1] ?? ''))
            at += 2;
        else if ((0,tokens/* tokenText */.pA)(hcl, at) === '[' && isKey(hcl, at + 1, hcl.closes[at] ?? at))
            at = (0,tokens/* tokenAfter */.EV)(hcl, at);
        else
            break;
    }
    if ((0,tokens/* nextToken */.Fu)(hcl, at, to) < to)
        return undefined;
    return hcl.text.slice(hcl.starts[from], hcl.starts[at]);
}
function isKey(hcl, from, to) {
    if (hcl.kinds[from] === 'number')
        return from + 1 === to;
    return hcl.kinds[from] === 'quote' && hcl.kinds[from + 1] === 'text' && (0,tokens/* tokenAfter */.EV)(hcl, from) === to;
}
function namesInFile(hcl) {
    const known = new Set(['var', 'local']);
    hcl.kinds.forEach((kind, at) => {
        if (kind !== 'name')
            return;
        const word = (0,tokens/* tokenText */.pA)(hcl, at);
        if (word === 'for')
            for (const name of namesOfLoop(hcl, at))
                known.add(name);
        if (word === 'dynamic')
            known.add(labelAfter(hcl, at));
        if (word === 'iterator')
            known.add(iteratorAfter(hcl, at));
    });
    return known;
}
function namesOfLoop(hcl, at) {
    const end = hcl.kinds.length;
    const first = (0,tokens/* nextToken */.Fu)(hcl, at + 1, end, 'skip');
    const comma = (0,tokens/* nextToken */.Fu)(hcl, first + 1, end, 'skip');
    const names = [(0,tokens/* tokenText */.pA)(hcl, first)];
    return (0,tokens/* tokenText */.pA)(hcl, comma) === ',' ? [...names, (0,tokens/* tokenText */.pA)(hcl, (0,tokens/* nextToken */.Fu)(hcl, comma + 1, end, 'skip'))] : names;
}
function labelAfter(hcl, at) {
    const label = (0,tokens/* nextToken */.Fu)(hcl, at + 1, hcl.kinds.length);
    return hcl.kinds[label] === 'quote' ? (0,tokens/* tokenText */.pA)(hcl, label + 1) : (0,tokens/* tokenText */.pA)(hcl, label);
}
function iteratorAfter(hcl, at) {
    const character = (0,tokens/* nextToken */.Fu)(hcl, at + 1, hcl.kinds.length);
    return (0,tokens/* tokenText */.pA)(hcl, (0,tokens/* nextToken */.Fu)(hcl, character + 1, hcl.kinds.length));
}

;// CONCATENATED MODULE: ./build/js/jobfiles/hcl/field-literals.js







const field_literals_maxDepth = 100;
const fileScope = { group: undefined, task: undefined, depth: 0, iterators: new Map() };
function fieldLiterals(source) {
    const hcl = (0,scan/* scanHcl */.J)(source);
    const values = new FieldValues();
    const walk = new LiteralWalker(hcl, values);
    if ((0,json_text/* isJsonForm */.Dj)(source))
        walk.expression({ hcl, from: 0, to: hcl.kinds.length }, '', fileScope);
    else
        walk.file((0,bodies/* readFileBody */.lX)(hcl));
    return values;
}
class LiteralWalker {
    hcl;
    values;
    known;
    constructor(hcl, values) {
        this.hcl = hcl;
        this.values = values;
        this.known = namesInFile(hcl);
    }
    file({ attributes: own, blocks }) {
        for (const { name, expression } of own)
            this.expression(expression, name, fileScope);
        for (const block of blocks) {
            const { attributes, blocks: inner } = (0,bodies/* readBlockBody */.AC)(this.hcl, block);
            const isJob = !['locals', 'variables', 'variable'].includes(block.type);
            if (isJob)
                this.body({ attributes, blocks: inner }, fileScope);
            for (const { name, expression } of isJob ? [] : attributes) {
                if (block.type === 'locals')
                    this.expression(expression, `local.${name}`, fileScope);
                if (block.type === 'variables')
                    this.expression(expression, `var.${name}`, fileScope);
                if (block.type === 'variable' && name === 'default')
                    this.expression(expression, `var.${block.labels[0] ?? ''}`, fileScope);
            }
        }
    }
    body({ attributes, blocks }, scope) {
        if (scope.depth > field_literals_maxDepth)
            return;
        for (const { name, expression } of attributes)
            this.expression(expression, name, scope);
        for (const block of blocks) {
            const body = (0,bodies/* readBlockBody */.AC)(this.hcl, block);
            if (block.type === 'dynamic')
                this.dynamic(block, body, scope);
            else
                this.body(body, innerScope(scope, block.type, block.labels[0]));
        }
    }
    dynamic(block, { attributes, blocks }, scope) {
        const type = block.labels[0] ?? '';
        const of = (name) => attributes.find((one) => one.name === name)?.expression;
        const each = `for_each.${block.at}`;
        const [forEach, iterator] = [of('for_each'), of('iterator')];
        if (forEach !== undefined)
            this.expression(forEach, each, scope);
        const name = iterator === undefined ? type : (0,tokens/* tokenText */.pA)(this.hcl, iterator.from);
        const inside = { ...innerScope(scope, type, undefined), iterators: new Map([...scope.iterators, [name, each]]) };
        for (const content of blocks)
            this.body((0,bodies/* readBlockBody */.AC)(this.hcl, content), inside);
    }
    expression({ from, to }, name, scope) {
        const { hcl } = this;
        if (scope.depth > field_literals_maxDepth)
            return;
        const inner = { ...scope, depth: scope.depth + 1 };
        const left = keptReference(hcl, from, to, this.known);
        if (left !== undefined)
            this.values.add(name, scope, `\${${left}}`);
        for (let at = from; at < to; at = (0,tokens/* tokenAfter */.EV)(hcl, at)) {
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
                if ((0,tokens/* tokenText */.pA)(hcl, at) === '{')
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
        for (let at = opener + 1; at < close; at = (0,tokens/* tokenAfter */.EV)(hcl, at)) {
            if (hcl.kinds[at] === 'template')
                this.expression({ hcl, from: at + 1, to: hcl.closes[at] ?? at }, name, scope);
        }
    }
    word(at, to, name, scope) {
        const word = (0,tokens/* tokenText */.pA)(this.hcl, at);
        if (word === 'true' || word === 'false')
            this.values.add(name, scope, word);
        const each = scope.iterators.get(word);
        if (each !== undefined)
            this.values.refer(name, scope, each);
        const dot = (0,tokens/* nextToken */.Fu)(this.hcl, at + 1, to, 'skip');
        const last = (0,tokens/* nextToken */.Fu)(this.hcl, dot + 1, to, 'skip');
        if ((word === 'local' || word === 'var') && last < to && (0,tokens/* tokenText */.pA)(this.hcl, dot) === '.')
            this.values.refer(name, scope, `${word}.${(0,tokens/* tokenText */.pA)(this.hcl, last)}`);
    }
    object({ from, to }, outer, scope) {
        const { hcl } = this;
        for (let start = (0,tokens/* nextToken */.Fu)(hcl, from, to, 'skip'); start < to;) {
            let end = start;
            while (end < to && hcl.kinds[end] !== 'newline' && (0,tokens/* tokenText */.pA)(hcl, end) !== ',')
                end = (0,tokens/* tokenAfter */.EV)(hcl, end);
            const character = (0,tokens/* nextToken */.Fu)(hcl, (0,tokens/* tokenAfter */.EV)(hcl, start), end);
            const isKeyed = character < end && ['=', ':'].includes((0,tokens/* tokenText */.pA)(hcl, character));
            const key = isKeyed ? keyAt(hcl, start) : undefined;
            this.expression({ hcl, from: key === undefined ? start : character + 1, to: end }, key ?? outer, scope);
            start = (0,tokens/* nextToken */.Fu)(hcl, Math.max(end, start + 1), to, 'skip');
            while (start < to && (0,tokens/* tokenText */.pA)(hcl, start) === ',')
                start = (0,tokens/* nextToken */.Fu)(hcl, start + 1, to, 'skip');
        }
    }
}
function keyAt(hcl, at) {
    if (hcl.kinds[at] === 'quote')
        return (0,strings/* literalText */.bK)(hcl, at);
    return hcl.kinds[at] === 'name' ? (0,tokens/* tokenText */.pA)(hcl, at) : undefined;
}
function numberAt(hcl, at) {
    const word = (0,tokens/* tokenText */.pA)(hcl, at);
    return hcl.kinds[at - 1] === 'symbol' && (0,tokens/* tokenText */.pA)(hcl, at - 1) === '-' ? `-${word}` : word;
}
function numberForms(digits) {
    const number = Number(digits);
    if (!(Math.abs(number) >= 1e6))
        return [digits];
    return [digits, number.toExponential().replace(/e\+(\d)$/, 'e+0$1')];
}
function innerScope(scope, type, label) {
    const inner = { ...scope, depth: scope.depth + 1 };
    if (type === 'group')
        return { ...inner, group: label, task: undefined };
    return type === 'task' ? { ...inner, task: label } : inner;
}

// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/json-keys.js + 1 modules
var json_keys = __webpack_require__(8353);
;// CONCATENATED MODULE: ./build/js/jobfiles/provenance/json-literals.js

const json_literals_maxDepth = 200;
function jsonLiterals(source) {
    const values = new FieldValues();
    const walk = (value, name, level, depth) => {
        if (depth > json_literals_maxDepth || value === null)
            return;
        if (Array.isArray(value)) {
            for (const item of value)
                walk(item, name, levelOfItem(name, item, level), depth + 1);
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
function levelOfItem(list, item, level) {
    const key = list.toLowerCase();
    if (key !== 'taskgroups' && key !== 'tasks')
        return level;
    const named = typeof item === 'object' && item !== null && 'Name' in item ? item.Name : undefined;
    const label = typeof named === 'string' ? named : undefined;
    return key === 'taskgroups' ? { group: label, task: undefined } : { ...level, task: label };
}

;// CONCATENATED MODULE: ./build/js/jobfiles/read.js






const maxJobFileMiB = 2;
async function readJobFile(file) {
    const bytes = readJobBytes(file);
    if (bytes.length > maxJobFileMiB * 1024 * 1024) {
        const size = Math.ceil(bytes.length / 1024 / 1024);
        throw new errors/* ActionError */.lZ({
            reason: 'parse',
            message: `The file is ${size} MiB; the limit for a job file is ${maxJobFileMiB} MiB.`,
            location: { file: file.name },
            help: 'unreadable-file',
            hint: 'Exclude other files with a `!` pattern; let tasks download large files with an `artifact` block.',
        });
    }
    checkUtf8(bytes, file);
    return sourceOf(file, bytes);
}
function sourceOf(file, bytes) {
    const text = new TextDecoder().decode(bytes);
    const kind = isApiJson(text, file) ? 'json' : 'hcl';
    return { file, text, kind, bytes };
}
function isApiJson(text, { name }) {
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
function readJobBytes(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file.path);
    }
    catch (cause) {
        const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown error';
        throw new errors/* ActionError */.lZ({
            reason: 'parse',
            message: `The file cannot be read (${code}).`,
            help: 'unreadable-file',
            location: { file: file.name },
            cause,
        });
    }
}
function checkUtf8(bytes, file) {
    if ((0,external_node_buffer_.isUtf8)(bytes))
        return;
    const line = firstInvalidLine(bytes);
    throw new errors/* ActionError */.lZ({
        reason: 'parse',
        message: 'The file is not UTF-8 text.',
        location: { file: file.name, line },
        hint: 'Save it as UTF-8.',
        help: 'unreadable-file',
    });
}
function firstInvalidLine(bytes) {
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

/***/ 4886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ isExpression),
/* harmony export */   PM: () => (/* binding */ possibleSettings),
/* harmony export */   Su: () => (/* binding */ settingText),
/* harmony export */   p5: () => (/* binding */ valueHint)
/* harmony export */ });
/* harmony import */ var _hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(832);
/* harmony import */ var _hcl_conversions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5240);
/* harmony import */ var _hcl_possible_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4062);
/* harmony import */ var _hcl_scan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5380);
/* harmony import */ var _hcl_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8287);





function isExpression({ form, value }, { reads }) {
    if (form !== 'raw')
        return form === 'source';
    return reads === 'expression' || (reads === 'either' && /^\s*[[{]/.test(value));
}
function settingText(name, declaration, setting, resolver) {
    if (declaration === undefined) {
        return { problem: `needs \`var.${name}\`, which is not declared`, hint: `Declare it: \`variable "${name}" {}\`.` };
    }
    if (setting === undefined)
        return declaration.default?.text(resolver) ?? noValue(name);
    if (isExpression(setting, declaration)) {
        const hcl = (0,_hcl_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .scanHcl */ .J)(setting.value);
        return (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .constantOf */ .yi)({ hcl, from: 0, to: hcl.kinds.length }, _hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .unresolvedNames */ .cW);
    }
    return declaration.type === 'number' ? (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .numberConstant */ .yE)(setting.value) : { text: setting.value.normalize('NFC') };
}
function possibleSettings(name, declaration, setting, symbols, depth) {
    const type = declaration?.type ?? '';
    const text = settingText(name, declaration, setting, _hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .unresolvedNames */ .cW);
    if ('text' in text)
        return [(0,_hcl_values_js__WEBPACK_IMPORTED_MODULE_4__/* .valueOrUnknown */ .lB)(() => (0,_hcl_conversions_js__WEBPACK_IMPORTED_MODULE_1__/* .convertTo */ .b)(type, { kind: 'scalar', text: text.text }))];
    if (declaration === undefined || (setting === undefined && declaration.default === undefined))
        return [{ kind: 'unknown', ...text }];
    const expression = setting === undefined ? declaration.default?.expression : settingSource(setting, declaration);
    if (expression === undefined)
        return [{ kind: 'unknown', ...text }];
    return (0,_hcl_possible_values_js__WEBPACK_IMPORTED_MODULE_2__/* .possibleValues */ .M)(expression, new Map(), symbols, depth).map((value) => (0,_hcl_values_js__WEBPACK_IMPORTED_MODULE_4__/* .valueOrUnknown */ .lB)(() => (0,_hcl_conversions_js__WEBPACK_IMPORTED_MODULE_1__/* .convertTo */ .b)(type, value)));
}
function settingSource(setting, declaration) {
    if (!isExpression(setting, declaration))
        return undefined;
    const hcl = (0,_hcl_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .scanHcl */ .J)(setting.value);
    return { hcl, from: 0, to: hcl.kinds.length };
}
function noValue(name) {
    return { problem: `needs \`var.${name}\`, which has no value`, hint: valueHint(name) };
}
function valueHint(name) {
    return `Set it in the input \`vars\` (\`${name}=…\`), in a file of \`var-files\`, as \`NOMAD_VAR_${name}\`, or by a \`default\` in its declaration.`;
}


/***/ }),

/***/ 3333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Uf: () => (/* binding */ commentPlaceOf),
  rn: () => (/* binding */ fileUrlOf),
  K$: () => (/* binding */ findCommentTarget),
  ZD: () => (/* binding */ surroundingsOf)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/github/comments/find.js
var find = __webpack_require__(6001);
// EXTERNAL MODULE: ./build/js/clients/github/comments/upsert.js
var upsert = __webpack_require__(6873);
// EXTERNAL MODULE: ./build/js/clients/github/comments/authorship.js
var comments_authorship = __webpack_require__(1431);
// EXTERNAL MODULE: ./build/js/clients/github/pull-requests.js
var pull_requests = __webpack_require__(2797);
// EXTERNAL MODULE: ./build/js/jobfiles/provenance/git.js
var git = __webpack_require__(2777);
;// CONCATENATED MODULE: ./build/js/operations/other-checkout.js

async function findOtherCheckout({ context: { eventName, pullRequest, sha }, inputs, }) {
    if (eventName !== 'pull_request_target' || pullRequest === undefined)
        return undefined;
    const head = await (0,git/* commitAtHead */.fy)(inputs.jobFiles.workingDirectory);
    if (head === undefined)
        return { commit: sha };
    const { headSha, closed } = pullRequest;
    const isMerge = !closed && head.parents.slice(1).includes(headSha);
    return head.id === headSha || isMerge ? undefined : { commit: head.id };
}

// EXTERNAL MODULE: ./build/js/report/comment/same-comment.js
var same_comment = __webpack_require__(4717);
// EXTERNAL MODULE: ./build/js/review/record-codec.js + 1 modules
var record_codec = __webpack_require__(3987);
// EXTERNAL MODULE: ./build/js/report/nomad-ui.js
var nomad_ui = __webpack_require__(1129);
// EXTERNAL MODULE: ./build/js/operations/run-context.js + 1 modules
var run_context = __webpack_require__(6740);
;// CONCATENATED MODULE: ./build/js/operations/comment-target.js










async function findCommentTarget(run) {
    const { event: context, inputs, runner } = run;
    const other = await findOtherCheckout({ context, inputs });
    if (other !== undefined)
        return targetOfOtherCheckout(run, other.commit);
    const surroundings = surroundingsOf(run);
    const nowhere = { surroundings, writeComment: undefined, pullRequest: undefined };
    const { token, wanted } = inputs.comment;
    if (wanted && token === undefined && context.pullRequest !== undefined) {
        runner.notice('No comment was written: `github-token` is empty. The plan is in the step summary.', {
            title: 'Outrider',
        });
    }
    const canBeFound = context.eventName === 'push' || context.eventName === 'workflow_dispatch';
    const { repository } = context;
    if (!wanted || token === undefined || repository === undefined)
        return nowhere;
    if (context.pullRequest === undefined && !canBeFound)
        return nowhere;
    const github = await orActionError((0,run_context/* connectGitHub */.U)(run, token));
    if (github instanceof errors/* ActionError */.lZ)
        return { ...nowhere, writeComment: () => Promise.reject(github) };
    const pullRequest = context.pullRequest ?? (await (0,pull_requests/* findOpenPullRequest */.aF)(github, repository, surroundings.commit ?? ''));
    if (pullRequest === undefined) {
        runner.log('No comment was written: this commit is not the head of an open pull request.');
        return nowhere;
    }
    return { surroundings, pullRequest, writeComment: commentWriter({ run, github, repository, pullRequest }) };
}
function targetOfOtherCheckout({ event, inputs, runner }, commit) {
    const { pullRequest } = event;
    const what = commit === undefined ? 'its base' : `commit \`${commit.slice(0, 7)}\``;
    runner.warning(`The checkout is ${what}, not pull request #${pullRequest?.number ?? 0}: \`pull_request_target\` checks out the base. Its plan is in the step summary, and no comment was written. Plan \`on: pull_request\` instead.`, { title: 'Outrider' });
    const surroundings = surroundingsOf({ event: { ...event, pullRequest: undefined, sha: commit }, inputs, runner });
    return { surroundings, writeComment: undefined, pullRequest: undefined };
}
async function orActionError(promise) {
    try {
        return await promise;
    }
    catch (error) {
        if (error instanceof errors/* ActionError */.lZ)
            return error;
        throw error;
    }
}
function surroundingsOf({ event, inputs, runner, }) {
    const { pullRequest, runUrl } = event;
    return {
        environment: inputs.comment.id === 'default' ? undefined : inputs.comment.id,
        ui: inputs.ui === undefined ? undefined : (0,nomad_ui/* createUiLinks */.y)(inputs.ui, inputs.nomad.region),
        marker: (0,find/* commentMarker */.Ql)(inputs.comment.id),
        record: undefined,
        hide: (text) => runner.hide(text),
        fileUrl: fileUrlOf(event),
        commit: pullRequest?.headSha ?? event.sha,
        run: runUrl === undefined ? undefined : { number: event.runNumber, attempt: event.runAttempt, url: runUrl },
        cluster: inputs.nomad.address.host,
        region: inputs.nomad.region,
        namespace: inputs.nomad.namespace === 'default' ? undefined : inputs.nomad.namespace,
    };
}
function fileUrlOf({ repository, serverUrl, pullRequest, sha }) {
    const commit = pullRequest?.headSha ?? sha;
    if (repository === undefined || commit === undefined)
        return undefined;
    const base = `${serverUrl}/${repository.owner}/${repository.name}/blob/${commit}`;
    return (file) => `${base}/${file.split('/').map(encodeURIComponent).join('/')}`;
}
function commentWriter({ run, github, repository, pullRequest }) {
    const { event: context } = run;
    return async (body, options) => {
        const ours = { commit: pullRequest.headSha, number: context.runNumber, attempt: context.runAttempt };
        const isOutdated = async (present) => present.some((one) => (0,same_comment/* isLater */.d8)((0,same_comment/* runOf */.ng)(one), ours)) || (await (0,pull_requests/* hasOtherHead */.BU)(github, repository, pullRequest));
        const place = commentPlaceOf(run, github, repository, pullRequest.number);
        const written = await (0,upsert/* upsertComment */.lB)(place, body, { ...options, isOutdated });
        if (written === undefined)
            return { action: 'none', why: 'nothing changes, and there is no comment yet' };
        return (await rewriteIfEdited(written, { place, body, graphqlUrl: context.graphqlUrl })) ?? written;
    };
}
async function rewriteIfEdited({ action, id, editedNodeId }, { place, body, graphqlUrl }) {
    if (action !== 'unchanged' || id === undefined || !(0,record_codec/* isUnsigned */.Eo)(body))
        return undefined;
    try {
        const authorship = await (0,comments_authorship/* readAuthorship */.Wg)(place.github, graphqlUrl, editedNodeId);
        return authorship?.editedByUs === false ? await (0,upsert/* rewriteComment */.Iz)(place, id, body) : undefined;
    }
    catch (error) {
        if (error instanceof errors/* ActionError */.lZ)
            return undefined;
        throw error;
    }
}
function commentPlaceOf({ event, inputs }, github, repository, number) {
    const author = () => (0,comments_authorship/* whoAreWe */.xj)({ github, graphqlUrl: event.graphqlUrl, commentAuthor: inputs.comment.author });
    return { github, repository, number, marker: (0,find/* commentMarker */.Ql)(inputs.comment.id), author, isNewer: same_comment/* wroteLater */.We };
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
/* harmony import */ var _jobfiles_discovery_repository_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4823);
/* harmony import */ var _redaction_redactor_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5189);
/* harmony import */ var _clients_nomad_target_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7120);






function createClaims({ inputs, workspace, others }) {
    const claims = new Map();
    const claim = (file, id, place, secrets) => {
        const { namespace = 'default', region = '' } = (0,_clients_nomad_target_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOfFile */ .T2)(place, inputs.nomad);
        const added = { file, id, namespace, region: region === 'global' ? '' : region, secrets };
        const key = JSON.stringify([added.id, added.namespace, added.region]);
        claims.set(key, [...(claims.get(key) ?? []), added]);
    };
    for (const { file, job } of others) {
        if (job.place === undefined)
            continue;
        claim(file, job.id, { Namespace: job.place.namespace ?? null, Region: job.place.region ?? null });
    }
    const excludeOf = (file) => (0,_jobfiles_discovery_repository_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .relativeName */ .IC)(inputs.jobFiles.workingDirectory, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(workspace, file));
    return {
        add: (file, job, secrets) => claim(file, job.ID, job, secrets),
        settle({ jobs, failed }, fileOf) {
            const duplicates = [...claims.values()].filter((same) => same.length > 1);
            const refused = new Map(duplicates.flatMap((same) => same
                .filter(({ secrets }) => secrets !== undefined)
                .map((one) => [one.file, duplicateError(one, same, excludeOf)])));
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
function duplicateError(claim, same, excludeOf) {
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
    const way = (0,_jobfiles_discovery_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .isGlob */ .fg)(exclude) ? 'exclude it with a `!` pattern in `job-files`' : `exclude it with \`!${exclude}\``;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ({
        reason: 'input',
        message: scrub(`\`${file}\` declares job \`${id}\` ${place}, and so ${does} ${listed}${more}.`),
        location: { file },
        hint: `Rename one, or ${way}.`,
        help: 'two-files-one-job',
    });
}


/***/ }),

/***/ 1132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tn: () => (/* binding */ jobDependencies),
/* harmony export */   xF: () => (/* binding */ eachJob),
/* harmony export */   yI: () => (/* binding */ readPublishedOf)
/* harmony export */ });
/* harmony import */ var p_map__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(606);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _jobfiles_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9007);
/* harmony import */ var _redaction_hidden_lines_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6128);
/* harmony import */ var _redaction_detection_find_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1768);
/* harmony import */ var _redaction_detection_secret_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5435);
/* harmony import */ var _redaction_variable_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2294);
/* harmony import */ var _jobfiles_provenance_published_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2258);
/* harmony import */ var _connect_nomad_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4037);
/* harmony import */ var _touched_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4353);










async function jobDependencies({ inputs, githubToken, number }, context) {
    const { runner, workspace, redactor, deadline } = context;
    return {
        ...(await (0,_connect_nomad_js__WEBPACK_IMPORTED_MODULE_6__/* .connectNomad */ .O)(inputs.nomad, context)),
        redactor,
        workspace,
        deadline,
        touched: await (0,_touched_files_js__WEBPACK_IMPORTED_MODULE_7__/* .findTouchedFiles */ .T)({ jobFiles: inputs.jobFiles, githubToken, number }, context),
        hide: (values) => values.forEach((value) => runner.mask(value)),
    };
}
async function readPublishedOf({ jobs, removed }, { workspace, base }) {
    const read = jobs.flatMap((job) => ('reads' in job ? job.reads.map(({ name }) => name) : []));
    const names = [...new Set([...jobs.map(({ file }) => file.name), ...read, ...removed])];
    const made = jobs.flatMap(({ fileDependencies: from }) => [...from.files, ...from.listed, ...from.sought]);
    return (0,_jobfiles_provenance_published_values_js__WEBPACK_IMPORTED_MODULE_5__/* .readPublished */ .D)({ workspace, base, names, made });
}
const concurrency = 10;
async function eachJob(jobs, { secrets: tokens, redactor, hide, progress }, work) {
    let count = 0;
    const results = await (0,p_map__WEBPACK_IMPORTED_MODULE_8__/* ["default"] */ .Ay)(jobs, async (job) => {
        const ofVariables = 'source' in job ? (0,_redaction_variable_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .variableSecrets */ .yF)(job.prepared?.settings.values() ?? []) : [];
        hide(ofVariables);
        redactor.addShown([job.file.name]);
        if ('source' in job)
            learnTexts(job, redactor);
        redactor.addSecrets(ofVariables);
        const result = await doneOrFailed(job, [...tokens, ...ofVariables], redactor, work);
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
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionErrors */ .o9(job.failures);
        return { done: await work(job, secrets) };
    }
    catch (error) {
        const failures = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorsIn */ .R4)(error);
        if (failures === undefined)
            throw error;
        const { scrub } = redactor;
        return {
            failed: { file, failures: failures.map((one) => one.withMessage(scrub(one.message), one.location ?? { file })) },
        };
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
        const secrets = (0,_redaction_detection_find_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .secretRanges */ .x)(value, { random: false, assignments: name !== 'image' });
        return secrets.length > 0 && (0,_redaction_hidden_lines_js__WEBPACK_IMPORTED_MODULE_9__/* .hasLines */ .gE)(value) ? (0,_redaction_hidden_lines_js__WEBPACK_IMPORTED_MODULE_9__/* .hiddenLines */ .kb)(value, secrets) : secrets.length > 0 ? [value] : [];
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

/***/ 4353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ findTouchedFiles),
  k: () => (/* binding */ readTouched)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/js/clients/github/client.js + 1 modules
var client = __webpack_require__(3852);
// EXTERNAL MODULE: ./build/js/clients/github/responses.js
var responses = __webpack_require__(7005);
;// CONCATENATED MODULE: ./build/js/clients/github/changed-files.js



const statuses = ['added', 'removed', 'modified', 'renamed', 'copied', 'changed', 'unchanged'];
const maxListedFiles = 3000;
const textOrEmpty = dist/* fallback */.NpB(dist/* optional */.lqM(dist/* string */.YjP(), ''), '');
const FILE = dist/* fallback */.NpB(dist/* object */.Ikc({ filename: textOrEmpty, status: textOrEmpty, previous_filename: textOrEmpty }), {
    filename: '',
    status: '',
    previous_filename: '',
});
async function listChangedFiles(github, repository, number) {
    const parameters = { ...(0,client/* ownerAndRepo */.H)(repository), pull_number: number, per_page: 100 };
    const pages = github.paginate.iterator(github.rest.pulls.listFiles, parameters);
    const entries = await (0,responses/* readPages */.n)(pages, FILE, 'a list of changed files');
    const files = entries.filter(({ filename }) => filename !== '').map(toChangedFile);
    return { files, complete: entries.length < maxListedFiles };
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

// EXTERNAL MODULE: ./build/js/operations/run-context.js + 1 modules
var run_context = __webpack_require__(6740);
;// CONCATENATED MODULE: ./build/js/operations/touched-files.js



async function findTouchedFiles({ jobFiles, githubToken: token, number }, context) {
    if (!jobFiles.onlyChanged)
        return undefined;
    const takeAll = (why) => {
        context.runner.notice(`\`only-changed\` has no effect and all job files are used: ${why}`, { title: 'Outrider' });
    };
    const { repository } = context.event;
    if (number === undefined || repository === undefined)
        return takeAll('this run has no pull request.');
    if (token === undefined)
        return takeAll('`github-token` is empty, so GitHub cannot be asked which files the pull request changes.');
    try {
        const github = await (0,run_context/* connectGitHub */.U)(context, token);
        const touched = await readTouched(github, repository, number);
        return touched ?? takeAll('the pull request touches more files than GitHub lists.');
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
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

/***/ 731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ describeWarning),
/* harmony export */   a: () => (/* binding */ isRepeatedBy)
/* harmony export */ });
const simultaneous = /max[ _]parallel count is greater than task group count \((\d+) > (\d+)\).*simultaneous replacement/is;
function isRepeatedBy(warning) {
    return simultaneous.test(warning);
}
function describeWarning(warning) {
    const [, parallel, count] = simultaneous.exec(warning) ?? [];
    if (parallel === undefined)
        return warning;
    const group = /Group "([^"]{1,128})"/.exec(warning)?.[1];
    const what = group === undefined ? 'A group' : `Group \`${group}\``;
    return `${what} replaces all its allocations at once with every update: \`max_parallel\` (${parallel}) is greater than its count (${count}).`;
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
        .replace(/^(\| (?:\S+) \| .* \| .*) · next launch `[^`]*`/gm, '$1');
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

/***/ 8217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ replacesAllAtOnce),
/* harmony export */   w: () => (/* binding */ describeCounts)
/* harmony export */ });
/* harmony import */ var _plan_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5962);

function replacesAllAtOnce({ replaced, ignored, updatedInPlace, canaries }) {
    return replaced > 1 && ignored + updatedInPlace + canaries === 0;
}
function describeCounts(groups, starts) {
    const sum = (count) => groups.reduce((total, group) => total + count(group), 0);
    const steps = [
        ...replacement(groups),
        ['stops', sum((group) => group.stopped)],
        ['evicts', sum((group) => group.preempted), ' of other jobs'],
        ['migrates', sum((group) => group.migrated)],
        ...canarySteps(groups),
        ['reschedules', sum((group) => group.rescheduled)],
        ['updates', sum((group) => group.updatedInPlace), ' in place'],
        starts === 'at-once'
            ? ['creates', sum((group) => group.created)]
            : ['starts', sum((group) => group.created), starts === 'per-launch' ? ' at each launch' : ' at each dispatch'],
    ];
    return steps
        .filter(([, count]) => count > 0)
        .map(([verb, count, more = ''], at) => {
        const what = at === 0 && verb !== '' ? (0,_plan_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(count, 'allocation') : String(count);
        return verb === '' ? more : `${verb} ${what}${more}`;
    })
        .join(', ');
}
function replacement(groups) {
    const updated = groups.filter((group) => group.replaced > 0 && group.canaries === 0);
    const now = updated.reduce((total, group) => total + group.replaced, 0);
    const all = updated.reduce((total, group) => total + group.replaced + group.ignored, 0);
    if (now < all)
        return [['replaces', all, `, ${now} at a time`]];
    return [updated.some(replacesAllAtOnce) ? ['replaces all', all, ' at once'] : ['replaces', all]];
}
function canarySteps(groups) {
    const updated = groups.filter((group) => group.canaries > 0);
    const now = updated.reduce((total, group) => total + group.canaries, 0);
    const later = updated.reduce((total, group) => total + Math.max(0, group.ignored - group.canaries), 0);
    const more = later === 0 ? 'the others stop after promotion' : `${later} more after promotion`;
    return [['', now, `${(0,_plan_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(now, 'canary').replace(/canarys$/, 'canaries')} now, ${more}`]];
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

/***/ 7025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Np: () => (/* binding */ bySeverity),
/* harmony export */   ik: () => (/* binding */ hasChanges),
/* harmony export */   nZ: () => (/* binding */ warningsOf),
/* harmony export */   q3: () => (/* binding */ alarmsOf)
/* harmony export */ });
/* harmony import */ var _plan_warnings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(731);
/* harmony import */ var _describe_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);


function hasChanges({ verdict }) {
    return verdict.changes || verdict.unplaced.length > 0;
}
function alarmsOf({ verdict }) {
    const { groups, unplaced, preempted, change, starts } = verdict;
    const evicts = preempted.length > 0 || groups.some((group) => group.preempted > 0);
    const alarms = [
        ['unplaced', unplaced.length > 0],
        ['evicts', evicts],
        ['stops', change === 'stopped' || groups.some((group) => group.stopped > 0)],
        ['at-once', starts === 'at-once' && groups.some(_describe_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .replacesAllAtOnce */ .n)],
        ['warning', warningsOf(verdict).length > 0],
    ];
    return alarms.flatMap(([alarm, isOn]) => (isOn ? [alarm] : []));
}
function warningsOf({ warnings, groups, changes, starts }) {
    if (!changes)
        return [];
    const atOnce = starts === 'at-once' && groups.some(_describe_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .replacesAllAtOnce */ .n);
    return atOnce ? warnings.filter((warning) => !(0,_plan_warnings_js__WEBPACK_IMPORTED_MODULE_1__/* .isRepeatedBy */ .a)(warning)) : warnings;
}
const severities = { unplaced: 6, evicts: 5, stops: 5, 'at-once': 5, warning: 4 };
function severity(job) {
    const [worst] = alarmsOf(job);
    if (worst !== undefined)
        return severities[worst];
    if (job.verdict.destructive)
        return 2;
    return job.verdict.changes ? 1 : 0;
}
function bySeverity(jobs) {
    return jobs.toSorted((a, b) => severity(b) - severity(a) || (a.file < b.file ? -1 : 1));
}


/***/ }),

/***/ 1779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ planHeadline),
/* harmony export */   v: () => (/* binding */ planSign)
/* harmony export */ });
/* harmony import */ var _plan_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5962);
/* harmony import */ var _plan_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1740);
/* harmony import */ var _markdown_fit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1540);
/* harmony import */ var _plan_alarms_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7025);




function planSign({ failures, failed, jobs, removed }) {
    if (failures.length + failed.length > 0)
        return '🔴';
    const alarms = new Set(jobs.flatMap(_plan_alarms_js__WEBPACK_IMPORTED_MODULE_1__/* .alarmsOf */ .q3));
    const isWarned = alarms.delete('warning') || removed.some(({ stop }) => stop.kind === 'runs-on');
    if (alarms.size > 0 || removed.some(({ stop }) => stop.kind === 'stops'))
        return '🟠';
    if (isWarned)
        return '🟡';
    return removed.length > 0 || jobs.some(({ verdict }) => verdict.changes) ? '🔵' : '🟢';
}
function planHeadline(outcome) {
    const { jobs, failed, removed } = outcome;
    const changing = jobs.filter(({ verdict }) => verdict.changes);
    const [first, ...others] = jobs.filter(_plan_alarms_js__WEBPACK_IMPORTED_MODULE_1__/* .hasChanges */ .ik);
    const parts = [
        failed.length === 0 ? '' : `${(0,_plan_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .L)(failed.length, 'file')} failed`,
        first !== undefined && others.length === 0 ? oneJob(first) : severalJobs(jobs, changing),
        removed.length === 0 ? '' : `${(0,_plan_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .L)(removed.length, 'job file')} removed`,
    ].filter((part) => part !== '');
    if (parts.length > 0)
        return parts.join(', ');
    if (jobs.length > 0)
        return `no changes (${(0,_plan_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .L)(jobs.length, 'job')})`;
    return outcome.untouched > 0 ? `no changes (${(0,_plan_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .L)(outcome.untouched, 'job file')} not touched)` : 'no job files';
}
function oneJob(job) {
    const { verdict } = job;
    const change = {
        new: 'is new',
        edited: 'changes',
        stopped: 'stops',
        unchanged: verdict.changes ? 'has allocations due' : 'is unchanged',
    }[verdict.change];
    const what = verdict.startsAgain ? 'starts again (it was stopped)' : change;
    const count = verdict.preempted.reduce((sum, one) => sum + one.count, 0);
    const named = verdict.preempted.length === 1 ? ` of \`${(0,_plan_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)((0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_3__/* .clipped */ .cz)(verdict.preempted[0]?.job ?? ''))}\`` : ' of other jobs';
    const worst = (0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_1__/* .alarmsOf */ .q3)(job).flatMap((alarm) => {
        switch (alarm) {
            case 'unplaced':
                return ['cannot be placed'];
            case 'evicts':
                return [count === 0 ? 'evicts other jobs' : `evicts ${(0,_plan_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .L)(count, 'allocation')}${named}`];
            case 'stops':
                return verdict.change === 'stopped' ? [] : ['stops allocations'];
            case 'at-once':
                return ['replaces all allocations at once'];
            case 'warning':
                return [`has ${(0,_plan_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .L)((0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_1__/* .warningsOf */ .nZ)(verdict).length, 'warning')}`];
        }
    });
    const facts = [what, ...worst];
    const last = facts.length > 1 ? ` and ${facts.at(-1) ?? ''}` : '';
    return `\`${(0,_plan_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)((0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_3__/* .clipped */ .cz)(job.id))}\` ${facts.slice(0, facts.length > 1 ? -1 : 1).join(', ')}${last}`;
}
function severalJobs(jobs, changing) {
    const count = (matches) => jobs.filter(matches).length;
    const alarmed = (alarm) => count((job) => (0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_1__/* .alarmsOf */ .q3)(job).includes(alarm));
    const kinds = counted([
        [count(({ verdict }) => verdict.change === 'new'), 'new'],
        [count(({ verdict }) => verdict.changes && verdict.change === 'stopped'), 'stopped'],
        [count(({ verdict }) => verdict.startsAgain), 'started again'],
    ]);
    const evicting = alarmed('evicts');
    const replacing = alarmed('at-once');
    const warnings = jobs.reduce((sum, { verdict }) => sum + (0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_1__/* .warningsOf */ .nZ)(verdict).length, 0);
    return counted([
        [changing.length, `${changing.length === 1 ? 'job changes' : 'jobs change'}${kinds === '' ? '' : ` (${kinds})`}`],
        [alarmed('unplaced'), 'cannot be placed'],
        [evicting, `${evicting === 1 ? 'evicts' : 'evict'} other jobs`],
        [replacing, `${replacing === 1 ? 'replaces' : 'replace'} all allocations at once`],
        [warnings, warnings === 1 ? 'warning' : 'warnings'],
    ]);
}
function counted(parts) {
    return parts.flatMap(([count, text]) => (count === 0 ? [] : [`${(0,_plan_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .thousands */ .o)(count)} ${text}`])).join(', ');
}


/***/ }),

/***/ 8537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R1: () => (/* binding */ plansLog),
/* harmony export */   iy: () => (/* binding */ planLog),
/* harmony export */   mf: () => (/* binding */ createProgress)
/* harmony export */ });
/* harmony import */ var _review_plan_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6489);
/* harmony import */ var _plan_warnings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(731);
/* harmony import */ var _describe_counts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8217);
/* harmony import */ var _plan_diff_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4393);
/* harmony import */ var _plan_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1740);
/* harmony import */ var _plan_alarms_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7025);
/* harmony import */ var _describe_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2482);
/* harmony import */ var _plan_headline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1779);
/* harmony import */ var _plan_numbers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5962);









const colours = { '+': '\u001b[32m', '-': '\u001b[31m', '!': '\u001b[33m' };
const plain = '\u001b[0m';
function createProgress(runner, done) {
    const shortest = 20;
    return (count, total) => {
        if (total < shortest || Math.floor((count * 10) / total) === Math.floor(((count - 1) * 10) / total))
            return;
        runner.log(`${done} ${count} of ${total} job files.`);
    };
}
function plansLog(jobs) {
    return (0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_3__/* .bySeverity */ .Np)(jobs.filter(_plan_alarms_js__WEBPACK_IMPORTED_MODULE_3__/* .hasChanges */ .ik)).map(jobLog);
}
function planLog(outcome) {
    const { jobs, removed, failures } = outcome;
    const unstored = [...new Set(jobs.flatMap((job) => job.unstored))];
    const texts = [
        jobs.length > 1 ? tableLines(jobs).join('\n') : '',
        removed.map(_describe_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .describeRemovedFile */ .uh).join('\n'),
        unstored.length === 0
            ? ''
            : `Not stored with the jobs, because their values are or may be secret: the variables ${unstored.join(', ')}.`,
    ];
    return [
        ...(0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_3__/* .bySeverity */ .Np)(jobs).map(jobLog),
        ...warningEntries(jobs),
        ...texts.filter((text) => text !== '').map((text) => ({ kind: 'text', text })),
        { kind: 'errors', errors: (0,_review_plan_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .allFailures */ .Z)(outcome) },
        { kind: 'text', text: failures.length > 0 ? 'Plan failed.' : `Plan: ${(0,_plan_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .planHeadline */ .M)(outcome)}` },
    ];
}
const mostWarnings = 9;
function warningEntries(jobs) {
    const all = (0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_3__/* .bySeverity */ .Np)(jobs).flatMap((job) => (0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_3__/* .warningsOf */ .nZ)(job.verdict).map((warning) => ({ job, text: (0,_plan_warnings_js__WEBPACK_IMPORTED_MODULE_6__/* .describeWarning */ .U)(warning) })));
    const entries = Array.from(Map.groupBy(all, ({ text }) => text), ([text, same]) => {
        const others = same.length > 1 ? ` (and ${(0,_plan_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .L)(same.length - 1, 'other job')})` : '';
        const [first] = same;
        const file = first === undefined ? {} : { file: first.job.file };
        return { kind: 'warning', text: `Nomad warns about job \`${first?.job.id ?? ''}\`${others}: ${text}`, ...file };
    });
    const left = entries.slice(mostWarnings - 1);
    if (left.length < 2)
        return entries;
    const rest = left.map((entry) => ('text' in entry ? entry.text : '')).join('\n');
    return [
        ...entries.slice(0, mostWarnings - 1),
        { kind: 'warning', text: `Nomad gives ${left.length} more warnings; they are listed in the log.` },
        { kind: 'text', text: rest },
    ];
}
function tableLines(jobs) {
    const rows = (0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_3__/* .bySeverity */ .Np)(jobs).map(({ id, verdict }) => {
        const blocked = (0,_describe_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .unplacedCount */ .wO)(verdict.unplaced);
        const counts = (0,_describe_counts_js__WEBPACK_IMPORTED_MODULE_8__/* .describeCounts */ .w)(verdict.groups, verdict.starts);
        return [
            (0,_plan_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .R)(id),
            (0,_describe_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .describeChange */ .uQ)(verdict),
            counts === '' ? '-' : counts,
            blocked > 0 ? `${blocked} cannot be placed` : 'ok',
        ];
    });
    const all = [['Job', 'Change', 'Allocations', 'Placement'], ...rows];
    const widths = [0, 1, 2].map((column) => (0,_plan_diff_text_js__WEBPACK_IMPORTED_MODULE_1__/* .longestLength */ .x)(all, (row) => row[column]?.length ?? 0));
    return all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}
function jobLog(job) {
    const { verdict } = job;
    const counts = (0,_describe_counts_js__WEBPACK_IMPORTED_MODULE_8__/* .describeCounts */ .w)(verdict.groups, verdict.starts);
    const lines = job.diff.lines.map(coloured);
    const unplaced = verdict.unplaced.map(({ group, count, reasons }) => `Group ${group}: ${(0,_plan_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .L)(count, 'allocation')} cannot be placed: ${(0,_describe_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .describeReasons */ .nl)(reasons)}`);
    const kept = job.keptCounts.map(({ group, count, instead }) => `Count of ${group} kept at ${count}; the job file says ${instead}.`);
    const renamed = job.formerId === undefined ? [] : [`The job file declared ${job.formerId}, which keeps running.`];
    const launch = verdict.nextLaunch === undefined ? [] : [`Next periodic launch: ${verdict.nextLaunch}`];
    const hidden = job.diff.hiddenValues === 0 ? [] : [`${(0,_plan_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .L)(job.diff.hiddenValues, 'value')} hidden`];
    const text = [...lines, ...unplaced, ...kept, ...(0,_describe_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .describeNotes */ .Ne)(job), ...renamed, ...launch, ...hidden].join('\n');
    const name = `${job.id} (${job.file}): ${(0,_describe_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .describeChange */ .uQ)(verdict)}${counts === '' ? '' : `, ${counts}`}`;
    return { kind: 'group', name, text };
}
function coloured(line) {
    const colour = colours[line[0] ?? ''];
    return colour === undefined ? line : `${colour}${line}${plain}`;
}


/***/ }),

/***/ 9649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ql: () => (/* binding */ planJobOutput),
/* harmony export */   Qo: () => (/* binding */ planOutputFiles),
/* harmony export */   iS: () => (/* binding */ planOutputs),
/* harmony export */   tK: () => (/* binding */ failedOutput)
/* harmony export */ });
/* harmony import */ var _output_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3622);
/* harmony import */ var _plan_headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1779);
/* harmony import */ var _describe_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2482);



function planOutputs(outcome, ui) {
    const { jobs } = outcome;
    const [only, ...others] = jobs;
    return {
        summary: outcome.failures.length > 0 ? (outcome.failures[0]?.message ?? '') : (0,_plan_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .planHeadline */ .M)(outcome),
        changed: String(jobs.some((job) => job.verdict.changes)),
        jobs: JSON.stringify([
            ...jobs.map(planJobOutput),
            ...outcome.failed.map(failedOutput),
            ...outcome.removed.map(removedOutput),
        ]),
        destructive: String(jobs.some((job) => job.verdict.destructive)),
        placeable: String(jobs.every((job) => job.verdict.unplaced.length === 0)),
        url: only === undefined || others.length > 0 ? '' : (ui?.job(only) ?? ''),
        'comment-url': '',
    };
}
function planOutputFiles(jobs) {
    const answers = jobs.map((job) => job.clear.json);
    return {
        'plan-text': { name: 'plan.txt', parts: planTexts(jobs), isPrivate: true },
        'plan-json': { name: 'plan.json', parts: (0,_output_files_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonArray */ .I)(answers), isPrivate: true },
    };
}
function* planTexts(jobs) {
    for (const [index, job] of jobs.entries()) {
        if (jobs.length > 1)
            yield `${index === 0 ? '' : '\n'}==> ${job.file} <==\n`;
        yield job.clear.text;
    }
}
function planJobOutput(job) {
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
        unplaced: verdict.unplaced.map((one) => ({
            ...one,
            reasons: one.reasons.map((reason) => (0,_describe_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .describeReasons */ .nl)([reason])),
        })),
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
            place: (0,_describe_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .describeFailure */ .Ic)(failure),
            message: failure.message,
            hint: failure.hint ?? '',
        })),
    };
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

/***/ 3987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uz: () => (/* binding */ equalsInConstantTime),
  Vp: () => (/* binding */ fitRecordLine),
  Eo: () => (/* binding */ isUnsigned),
  C6: () => (/* binding */ openRecord),
  IK: () => (/* binding */ recordLine),
  qf: () => (/* binding */ sameRecord),
  xe: () => (/* binding */ sealRecord)
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
const RECORD_JOB = dist/* object */.Ikc({
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
    jobs: dist/* array */.YOg(RECORD_JOB),
    removed: dist/* array */.YOg(REMOVED),
    left: dist/* number */.aig(),
});
const maxRecordLength = 4 * 1024 * 1024;
function pack(record) {
    return (0,external_node_zlib_.deflateRawSync)(JSON.stringify(record), { level: 9 }).toString('base64');
}
function unpackRecord(packed) {
    try {
        const bytes = (0,external_node_zlib_.inflateRawSync)(Buffer.from(packed, 'base64'), { maxOutputLength: maxRecordLength });
        const result = dist/* safeParse */.xLC(RECORD, JSON.parse(bytes.toString('utf8')));
        return result.success ? result.output : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/js/review/record-codec.js


const formatVersion = 2;
const recordLineStart = '<!-- outrider:record ';
const digestPlaceholder = '0'.repeat(44);
function formatRecordLine(content, by) {
    return `${recordLineStart}${content} ${by} -->`;
}
function draftRecordLine(record, key) {
    return formatRecordLine(`v${formatVersion} ${pack(record)} ${digestPlaceholder}`, key === undefined ? 'unsigned' : digestPlaceholder);
}
function fitRecordLine(record, key, budget) {
    let line = draftRecordLine(record, key);
    for (let room = record.jobs.length; line.length > budget && room > 0;) {
        room = Math.min(room - 1, Math.floor((room * budget) / line.length));
        const jobs = record.jobs.slice(0, room);
        line = draftRecordLine({ ...record, jobs, left: record.left + record.jobs.length - room }, key);
    }
    return line;
}
function sealRecord(comment, key) {
    const found = recordLine(comment);
    const { packed } = parseRecordLine(found);
    if (found === undefined || packed === '')
        return comment;
    const { text } = textAndRest(comment, found);
    const content = `v${formatVersion} ${packed} ${commentDigest(text)}`;
    return text + formatRecordLine(content, key === undefined ? 'unsigned' : signature(content, key));
}
const recordLinePattern = /^<!-- outrider:record v(\d{1,9}) (.*) -->$/;
const recordContentPattern = /^([A-Za-z0-9+/]+={0,2}) ([A-Za-z0-9+/]{43}[A-Za-z0-9+/=]) (unsigned|[A-Za-z0-9+/]{43}[A-Za-z0-9+/=])$/;
function parseRecordLine(found) {
    const [, number = '', rest = ''] = recordLinePattern.exec(found ?? '') ?? [];
    const [, packed = '', digest = '', by = ''] = recordContentPattern.exec(rest) ?? [];
    return { number, packed, digest, by };
}
function openRecord(comment, key) {
    const found = recordLine(comment);
    const { number, packed, digest, by } = parseRecordLine(found);
    if (found === undefined || number === '')
        return { kind: 'none' };
    if (Number(number) > formatVersion)
        return { kind: 'newer' };
    if (Number(number) < formatVersion)
        return { kind: 'older' };
    const signed = by !== 'unsigned';
    if (packed === '' || number !== String(formatVersion))
        return { kind: 'damaged' };
    if (signed && key === undefined)
        return { kind: 'no-key' };
    if (signed && !equalsInConstantTime(by, signature(`v${number} ${packed} ${digest}`, key ?? '')))
        return { kind: 'forged' };
    const { text, rest } = textAndRest(comment, found);
    if (rest.trim() !== '' || !equalsInConstantTime(digest, commentDigest(text)))
        return { kind: 'edited' };
    const record = unpackRecord(packed);
    return record === undefined ? { kind: 'damaged' } : { kind: 'opened', signed, record };
}
function recordLine(comment) {
    return comment.split(/\r\n?|\n/).findLast((one) => one.startsWith(recordLineStart));
}
function textAndRest(comment, found) {
    const at = comment.lastIndexOf(found);
    return { text: comment.slice(0, at), rest: comment.slice(at + found.length) };
}
function commentDigest(text) {
    const stored = text.replaceAll(/\r\n?/g, '\n').trimEnd();
    return (0,external_node_crypto_.createHash)('sha256').update(`outrider text v${formatVersion}\n${stored}`).digest('base64');
}
function isUnsigned(comment) {
    return recordLine(comment)?.endsWith(' unsigned -->') === true;
}
function sameRecord(present, wanted, key) {
    const [one, other] = [openRecord(present, key), openRecord(wanted, key)];
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
function equalsInConstantTime(one, other) {
    const [a, b] = [Buffer.from(one), Buffer.from(other)];
    return a.length === b.length && (0,external_node_crypto_.timingSafeEqual)(a, b);
}


/***/ })

};
