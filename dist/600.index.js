export const id = 600;
export const ids = [600];
export const modules = {

/***/ 6001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GN: () => (/* binding */ carriesMarker),
/* harmony export */   Ql: () => (/* binding */ commentMarker),
/* harmony export */   X9: () => (/* binding */ listMarked),
/* harmony export */   _M: () => (/* binding */ isOwnComment),
/* harmony export */   xj: () => (/* binding */ whoAreWe)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1795);
/* harmony import */ var _text_published_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9618);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2716);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2027);




function commentMarker(id) {
    return (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .markOf */ .Fg) `outrider:v1 id=${encodeURIComponent(id.toWellFormed())}`;
}
function carriesMarker(body, marker) {
    return body === marker || body.startsWith(`${marker}\n`) || body.startsWith(`${marker}\r\n`);
}
async function listMarked(place) {
    const all = await (0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .listComments */ .fg)(place);
    const marked = all.filter(({ body }) => carriesMarker(body, place.marker));
    const ids = all.flatMap(({ body }) => /^<!-- outrider:v1 id=([\w.-]{1,64}) -->/.exec(body)?.[1] ?? []);
    if (marked.length === 0)
        return { ours: [], others: [], ids };
    const we = await place.author();
    const ours = marked.filter(({ user }) => isOwnComment(we, user));
    return { ours: commentsNewestFirst(ours, place), others: marked.filter((comment) => !ours.includes(comment)), ids };
}
function commentsNewestFirst(comments, { isNewer }) {
    const order = (a, b) => {
        if (isNewer(a.body, b.body))
            return 1;
        if (isNewer(b.body, a.body))
            return -1;
        return Date.parse(a.created_at) - Date.parse(b.created_at);
    };
    return comments.toSorted(order).toReversed();
}
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
const Login = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1)) });
const Viewer = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ data: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ viewer: Login }) });
async function readViewer(github, graphqlUrl) {
    const ask = async () => {
        const { data } = await github.request({ method: 'POST', url: graphqlUrl, query: 'query { viewer { login } }' });
        return valibot__WEBPACK_IMPORTED_MODULE_0__.is(Viewer, data) ? data.data.viewer.login : undefined;
    };
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .orUndefined */ .y0)(ask(), 'unauthorized', 'not-found', 'server');
}
async function readUser(github) {
    const user = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .orUndefined */ .y0)(github.rest.users.getAuthenticated(), 'unauthorized', 'not-found');
    return valibot__WEBPACK_IMPORTED_MODULE_0__.is(Login, user?.data) ? user.data.login : undefined;
}


/***/ }),

/***/ 2716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OK: () => (/* binding */ getComment),
/* harmony export */   eT: () => (/* binding */ createComment),
/* harmony export */   fg: () => (/* binding */ listComments),
/* harmony export */   ki: () => (/* binding */ listUpdatedComments),
/* harmony export */   uu: () => (/* binding */ threadOf),
/* harmony export */   vv: () => (/* binding */ updateComment),
/* harmony export */   wn: () => (/* binding */ deleteComments)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1795);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _responses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7005);



const Comment = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: valibot__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY((id) => typeof id === 'number' || typeof id === 'bigint'),
    html_url: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    body: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ''),
    created_at: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .isoTimestamp */ .yhX()),
    updated_at: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    issue_url: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    user: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), type: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) })),
});
async function listComments({ github, repository, number }) {
    const parameters = { ...repository, issue_number: number, per_page: 100 };
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readPages */ .n4)(github.paginate.iterator(github.rest.issues.listComments, parameters), Comment, 'a list of comments');
}
async function* listUpdatedComments(github, repository, mostRequests) {
    const parameters = { ...repository, sort: 'updated', direction: 'desc', per_page: 100 };
    let requests = 0;
    for await (const { data } of github.paginate.iterator(github.rest.issues.listCommentsForRepo, parameters)) {
        yield (0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readAs */ .fd)(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Comment), data, 'a list of comments');
        requests += 1;
        if (requests === mostRequests)
            return;
    }
}
function threadOf({ issue_url: url }) {
    const number = /\/(?:issues|pulls)\/(\d{1,15})$/.exec(url ?? '')?.[1];
    return number === undefined ? undefined : Number(number);
}
async function getComment({ github, repository }, id) {
    const { data } = await github.rest.issues.getComment({ ...repository, comment_id: id });
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readAs */ .fd)(Comment, data, 'a comment');
}
async function createComment({ github, repository, number }, body) {
    const parameters = { ...repository, issue_number: number, body };
    const { data, headers } = await github.rest.issues.createComment(parameters);
    return { ...(0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readAs */ .fd)(Comment, data, 'a comment'), writtenAt: (0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readDate */ .h2)(headers) };
}
async function updateComment({ github, repository }, id, body) {
    const parameters = { ...repository, comment_id: id, body };
    const { data, headers } = await github.rest.issues.updateComment(parameters);
    return { ...(0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readAs */ .fd)(Comment, data, 'a comment'), writtenAt: (0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readDate */ .h2)(headers) };
}
async function deleteComments({ github, repository }, comments) {
    for (const { id } of comments)
        await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orUndefined */ .y0)(github.rest.issues.deleteComment({ ...repository, comment_id: id }));
}


/***/ }),

/***/ 9254:
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




async function upsertComment(place, wanted, options) {
    const { ours } = await (0,_find_js__WEBPACK_IMPORTED_MODULE_2__/* .listMarked */ .X9)(place);
    const [current, ...duplicates] = ours;
    if (current === undefined && !options.create)
        return { comment: undefined, action: 'none' };
    const body = (await options.compose?.(current)) ?? wanted;
    const isSame = current !== undefined && options.same(current.body, body);
    if (isSame && duplicates.length === 0)
        return { comment: current, action: 'unchanged' };
    if ((await options.isOutdated?.(ours.map((comment) => comment.body))) === true)
        return { comment: current, action: isSame ? 'unchanged' : 'left' };
    const kept = isSame
        ? { comment: current, action: 'unchanged' }
        : current && (await replaceComment(place, current, { body, compose: options.compose }));
    if (kept === undefined)
        return createUnique(place, body, options);
    await (0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .deleteComments */ .wn)(place, duplicates);
    return kept;
}
async function rewriteComment(thread, id, body) {
    const updated = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)((0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .updateComment */ .vv)(thread, id, body), 'not-found');
    if (updated !== undefined)
        return { comment: updated, action: 'updated' };
    return { comment: await (0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .createComment */ .eT)(thread, body), action: 'created' };
}
async function createUnique(place, body, options) {
    const mine = await createOnce(place, body, options);
    const we = mine.user?.login;
    const listed = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)((0,_find_js__WEBPACK_IMPORTED_MODULE_2__/* .listMarked */ .X9)(we === undefined ? place : { ...place, author: async () => we }));
    const all = listed?.ours ?? [mine];
    const newest = all[0] ?? mine;
    const isNewest = newest.id === mine.id;
    await (0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .deleteComments */ .wn)(place, isNewest ? all.filter(({ id }) => id !== mine.id) : [mine]);
    return isNewest ? { comment: mine, action: 'created' } : { comment: newest, action: 'left' };
}
async function createOnce(place, body, options) {
    return (0,_http_write_once_js__WEBPACK_IMPORTED_MODULE_1__/* .writeOnce */ .F)({
        send: async () => (0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .createComment */ .eT)(place, body),
        leavesOpen: ({ reason }) => ['unreachable', 'server', 'timed-out'].includes(reason),
        async find() {
            const { ours } = await (0,_find_js__WEBPACK_IMPORTED_MODULE_2__/* .listMarked */ .X9)(place).catch(() => ({ ours: [] }));
            return ours.find((comment) => options.same(comment.body, body));
        },
        pauses: [],
    });
}
const maxWrites = 5;
async function replaceComment(thread, listed, { body: wanted, compose }) {
    const { isNewer } = thread;
    const { id } = listed;
    const write = async () => {
        let current = await (0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .getComment */ .OK)(thread, id);
        let body = wanted;
        let written;
        for (let writes = 0; writes < maxWrites; writes++) {
            if (isNewer(current.body, body))
                return { comment: current, action: 'left' };
            if (written !== undefined && !isNewer(body, current.body))
                break;
            if (compose !== undefined && current.body !== listed.body)
                body = await compose(current);
            written = await (0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .updateComment */ .vv)(thread, id, body);
            current = (await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)((0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .getComment */ .OK)(thread, id))) ?? written;
        }
        return { comment: written, action: 'updated' };
    };
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(write(), 'not-found');
}


/***/ }),

/***/ 9003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ listPullsOfCommit),
/* harmony export */   CL: () => (/* binding */ readCompletePullRequest),
/* harmony export */   Es: () => (/* binding */ readPull),
/* harmony export */   Ky: () => (/* binding */ listQueue),
/* harmony export */   Yn: () => (/* binding */ listLastUpdated),
/* harmony export */   _T: () => (/* binding */ readPullOfCommit),
/* harmony export */   cl: () => (/* binding */ listAllPulls)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1795);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8185);
/* harmony import */ var _responses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7005);




const Pull = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    number: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeInteger */ .Y2b(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(1)),
    state: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    user: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    head: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    base: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ref: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()), repo: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ full_name: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) })) })),
    merged_at: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), null),
    merge_commit_sha: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), null),
});
async function readPull(github, repository, number) {
    const { data } = await github.rest.pulls.get({ ...repository, pull_number: number });
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_3__/* .readAs */ .fd)(Pull, data, 'a pull request');
}
async function readCompletePullRequest(github, repository, number) {
    const asked = github.rest.pulls.get({ ...repository, pull_number: number });
    const answer = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orUndefined */ .y0)(asked, 'not-found');
    if (answer === undefined)
        return undefined;
    const found = (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .toPullRequest */ .c$)(answer.data);
    if (found !== undefined && found.number === number)
        return found;
    throw (0,_responses_js__WEBPACK_IMPORTED_MODULE_3__/* .unexpectedResponse */ .Lf)('a pull request');
}
function listPullsOfCommit(github, repository, commit) {
    const parameters = { ...repository, commit_sha: commit, per_page: 100 };
    const pages = github.paginate.iterator(github.rest.repos.listPullRequestsAssociatedWithCommit, parameters);
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_3__/* .readPages */ .n4)(pages, Pull, 'a list of pull requests');
}
async function readPullOfCommit(github, repository, commit) {
    const parameters = { ...repository, commit_sha: commit };
    const { data } = await github.request('GET /repos/{owner}/{repo}/commits/{commit_sha}/pull', parameters);
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_3__/* .readAs */ .fd)(Pull, data, 'a pull request');
}
const lastUpdatedFirst = { sort: 'updated', direction: 'desc', per_page: 100 };
async function listLastUpdated(github, repository, state) {
    const { data } = await github.rest.pulls.list({ ...repository, state, ...lastUpdatedFirst });
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_3__/* .readAs */ .fd)(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Pull), data, 'a list of pull requests');
}
function listAllPulls(github, repository, state) {
    const parameters = { ...repository, state, ...lastUpdatedFirst };
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_3__/* .readPages */ .n4)(github.paginate.iterator(github.rest.pulls.list, parameters), Pull, 'a list of pull requests');
}
const QUEUE = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    data: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        repository: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            mergeQueue: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
                entries: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
                    nodes: valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ position: valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), pullRequest: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ number: valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }) })),
                }),
            })),
        }),
    }),
});
const queueQuery = `query($owner: String!, $name: String!, $branch: String!) {
  repository(owner: $owner, name: $name) { mergeQueue(branch: $branch) {
    entries(first: 100) { nodes { position pullRequest { number } } }
  } }
}`;
async function listQueue(github, { graphqlUrl, repository, branch }) {
    const variables = { owner: repository.owner, name: repository.repo, branch };
    const { data } = await github.request({ method: 'POST', url: graphqlUrl, query: queueQuery, variables });
    const { mergeQueue } = (0,_responses_js__WEBPACK_IMPORTED_MODULE_3__/* .readAs */ .fd)(QUEUE, data, 'a merge queue').data.repository;
    const entries = mergeQueue?.entries.nodes ?? [];
    return entries.toSorted((a, b) => a.position - b.position).map(({ pullRequest }) => pullRequest.number);
}


/***/ }),

/***/ 5266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ hasOtherHead),
/* harmony export */   DQ: () => (/* binding */ readPullRequest),
/* harmony export */   Sf: () => (/* binding */ findMergedAs),
/* harmony export */   Wb: () => (/* binding */ findPullRequestsOf),
/* harmony export */   aF: () => (/* binding */ findOpenPullRequest)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _lists_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9003);


async function readPullRequest(github, repository, number) {
    return withPermissionHint(async () => toFoundPullRequest(await (0,_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .readPull */ .Es)(github, repository, number)));
}
async function hasOtherHead(github, repository, { number, headSha }) {
    const current = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)((0,_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .readPull */ .Es)(github, repository, number));
    return current !== undefined && current.head.sha !== headSha;
}
async function findOpenPullRequest(github, repository, commit) {
    const pulls = (await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)((0,_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .listPullsOfCommit */ .$E)(github, repository, commit))) ?? [];
    const open = pulls.filter(({ state, head }) => state === 'open' && head.sha === commit);
    return open.length === 0 ? undefined : { number: Math.max(...open.map(({ number }) => number)), headSha: commit };
}
async function findPullRequestsOf(github, { repository, commits, isEnough }) {
    const isOfCommits = ({ head, merge_commit_sha: merge }) => commits.includes(head.sha) || (merge !== null && commits.includes(merge));
    return withPermissionHint(async () => {
        const found = new Map();
        const add = async (pulls) => {
            for (const pull of pulls)
                found.set(pull.number, toFoundPullRequest(pull));
            return (await Promise.all([...found.values()].map(isEnough))).includes(true);
        };
        let isListed = true;
        for (const commit of commits) {
            const { pulls, complete } = await readCommitPulls(github, repository, commit);
            isListed &&= complete;
            const ours = await Promise.all(pulls.map((pull) => resolveInRepository(pull, github, repository)));
            if (await add(ours.flatMap((pull) => pull ?? [])))
                return [...found.values()];
        }
        if (await add((await (0,_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .listLastUpdated */ .Yn)(github, repository, 'closed')).filter(isOfCommits)))
            return [...found.values()];
        const list = isListed ? _lists_js__WEBPACK_IMPORTED_MODULE_1__/* .listLastUpdated */ .Yn : _lists_js__WEBPACK_IMPORTED_MODULE_1__/* .listAllPulls */ .cl;
        await add((await list(github, repository, 'open')).filter(isOfCommits));
        return [...found.values()];
    });
}
async function findMergedAs(github, repository, commits) {
    const closed = await (0,_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .listLastUpdated */ .Yn)(github, repository, 'closed');
    const placeOf = ({ merge_commit_sha: merge }) => commits.indexOf(merge ?? '');
    return closed
        .filter((pull) => pull.merged_at !== null && placeOf(pull) !== -1)
        .toSorted((a, b) => placeOf(a) - placeOf(b))
        .map(toFoundPullRequest);
}
async function resolveInRepository(pull, github, repository) {
    const name = pull.base?.repo?.full_name ?? undefined;
    if (name === undefined || name.toLowerCase() === `${repository.owner}/${repository.repo}`.toLowerCase())
        return pull;
    const own = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)((0,_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .readPull */ .Es)(github, repository, pull.number), 'not-found');
    return own?.head.sha === pull.head.sha ? own : undefined;
}
async function readCommitPulls(github, repository, commit) {
    const pulls = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)((0,_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .listPullsOfCommit */ .$E)(github, repository, commit), 'not-found');
    if (pulls !== undefined)
        return { pulls, complete: true };
    const pull = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)((0,_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .readPullOfCommit */ ._T)(github, repository, commit), 'not-found');
    return { pulls: pull === undefined ? [] : [pull], complete: false };
}
function toFoundPullRequest({ number, head, base, state, user, merged_at: mergedAt }) {
    const isMerged = mergedAt !== null;
    return {
        number,
        headSha: head.sha,
        baseRef: base?.ref ?? undefined,
        state: isMerged ? 'merged' : state === 'closed' ? 'closed' : 'open',
        mergedAt: isMerged ? Date.parse(mergedAt) || 0 : 0,
        author: user?.login,
    };
}
async function withPermissionHint(ask) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orElse */ .NW)(ask(), (error) => {
        const { reason, message, help } = error.withContext('Could not find the pull request of this commit');
        const hint = 'Give the job `permissions: { contents: read, pull-requests: write }`, then re-run it.';
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({ reason, message, hint: error.hint ?? hint, help, cause: error });
    });
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
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1795);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7798);



function readAs(schema, data, what) {
    const parsed = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .parseValue */ .$)(schema, data);
    if ('output' in parsed)
        return parsed.output;
    throw unexpectedResponse(what, new Error(parsed.problem));
}
async function readPages(pages, entry, what) {
    try {
        const all = await Array.fromAsync(pages, ({ data }) => readAs(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(entry), data, what));
        return all.flatMap((page) => page);
    }
    catch (error) {
        throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ ? error : unexpectedResponse(what, error);
    }
}
function readDate({ date: header }) {
    const date = new Date(header ?? '');
    return Number.isNaN(date.getTime()) ? undefined : date;
}
function unexpectedResponse(what, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({
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

/***/ 4699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ jobSegment)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);

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
    const problem = findIdProblem(id);
    if (problem !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
            reason,
            message: `The job ID ${JSON.stringify(id)} ${problem}`,
            hint: 'Give the job another ID.',
            help: reason === 'input' ? 'invalid-value' : reason,
        });
    }
    return encodeURIComponent(id);
}
function findIdProblem(id) {
    if (id === '')
        return 'is empty';
    if (!id.isWellFormed()) {
        return 'is not valid Unicode';
    }
    if (id.split('/').some((part) => part === '' || part === '.' || part === '..')) {
        return 'has an empty part, `.` or `..` between slashes, which Nomad would read as the path of another job';
    }
    const suffix = RESERVED.find((reserved) => id.endsWith(`/${reserved}`)) ?? findVersionTagSuffix(id);
    return suffix === undefined ? undefined : `ends in \`/${suffix}\`, which Nomad reads as one of its endpoints`;
}
function findVersionTagSuffix(id) {
    const at = id.indexOf('/versions/');
    const end = at === -1 ? '' : id.slice(at + 1);
    return /^versions\/.+\/tag$/.test(end) ? end : undefined;
}


/***/ }),

/***/ 2601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ submittedAt),
/* harmony export */   T2: () => (/* binding */ placeOfFile),
/* harmony export */   TU: () => (/* binding */ resolveJobTarget),
/* harmony export */   _N: () => (/* binding */ requireSupported),
/* harmony export */   cJ: () => (/* binding */ JOB),
/* harmony export */   iz: () => (/* binding */ jobOfServer),
/* harmony export */   sN: () => (/* binding */ asJob)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1795);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7798);
/* harmony import */ var _wire_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(214);
/* harmony import */ var _wire_call_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9815);





const optionalText = valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const optionalTexts = valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()));
const GROUP = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ Name: optionalText, Count: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()) });
const JOB = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    ID: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    Name: optionalText,
    Namespace: optionalText,
    Region: optionalText,
    Type: optionalText,
    TaskGroups: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(GROUP)),
    Periodic: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({})),
    ParameterizedJob: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        Payload: optionalText,
        MetaRequired: optionalTexts,
        MetaOptional: optionalTexts,
    })),
    Dispatched: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
    Payload: optionalText,
    Meta: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({})),
    Stop: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
    Status: optionalText,
    Version: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    Stable: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
    VersionTag: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ Name: optionalText })),
    JobModifyIndex: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
});
function submittedAt(job) {
    const result = valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(_wire_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .timestamp */ .vE, job['SubmitTime']);
    return result.success ? (result.output ?? undefined) : undefined;
}
function asJob(value) {
    const result = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .parseValue */ .$)(JOB, value);
    return 'problem' in result ? result : { output: value };
}
function requireSupported(job) {
    if (!Object.hasOwn(job, 'Multiregion') || Object.hasOwn(job, 'UI'))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({
        reason: 'server',
        message: 'This Nomad server is older than 1.8, which Outrider does not support',
        help: 'server-too-old',
        hint: 'Upgrade Nomad to 1.8 or later.',
    });
}
function jobOfServer(value) {
    const result = asJob(value);
    if ('output' in result)
        requireSupported(result.output);
    return result;
}
function resolveJobTarget({ job, namespace, region }, client) {
    const place = (0,_wire_call_js__WEBPACK_IMPORTED_MODULE_4__/* .nonEmpty */ .hq)(namespace) ?? (0,_wire_call_js__WEBPACK_IMPORTED_MODULE_4__/* .nonEmpty */ .hq)(job.Namespace) ?? (0,_wire_call_js__WEBPACK_IMPORTED_MODULE_4__/* .nonEmpty */ .hq)(client.namespace);
    return {
        namespace: place,
        region: (0,_wire_call_js__WEBPACK_IMPORTED_MODULE_4__/* .nonEmpty */ .hq)(region) ?? (job.Region === 'global' ? undefined : (0,_wire_call_js__WEBPACK_IMPORTED_MODULE_4__/* .nonEmpty */ .hq)(job.Region)),
        job: place === undefined || place === job.Namespace ? job : { ...job, Namespace: place },
    };
}
function placeOfFile(job, { namespace, region }) {
    return { namespace: (0,_wire_call_js__WEBPACK_IMPORTED_MODULE_4__/* .nonEmpty */ .hq)(job.Namespace) ?? namespace, region: (0,_wire_call_js__WEBPACK_IMPORTED_MODULE_4__/* .nonEmpty */ .hq)(job.Region) ?? region };
}


/***/ }),

/***/ 495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $v: () => (/* binding */ METRIC),
/* harmony export */   Dh: () => (/* binding */ nothingAnswered),
/* harmony export */   ix: () => (/* binding */ JOB_DIFF),
/* harmony export */   ro: () => (/* binding */ createJobPlan)
/* harmony export */ });
/* unused harmony export PLAN */
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1795);
/* harmony import */ var _wire_call_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9815);
/* harmony import */ var _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(214);
/* harmony import */ var _job_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4699);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2601);





const type = valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['None', 'Added', 'Deleted', 'Edited']);
const strings = (0,_wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const counts = (0,_wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .mapOf */ .A7)(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig());
const exactCount = valibot__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ rawJSON: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(({ rawJSON }) => rawJSON)),
]);
const FIELD = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    Type: type,
    Name: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    Old: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8,
    New: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8,
    Annotations: strings,
});
const OBJECT = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    Type: type,
    Name: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    Fields: (0,_wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(FIELD),
    Objects: valibot__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => (0,_wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(OBJECT)),
});
const inside = { Type: type, Fields: (0,_wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(FIELD), Objects: (0,_wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(OBJECT) };
const TASK = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ...inside, Name: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), Annotations: strings });
const GROUP_DIFF = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    ...inside,
    Name: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    Tasks: (0,_wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(TASK),
    Updates: (0,_wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .mapOf */ .A7)(exactCount),
});
const JOB_DIFF = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ...inside, ID: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8, TaskGroups: (0,_wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(GROUP_DIFF) });
const UPDATES = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    Ignore: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .countField */ .QT,
    Place: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .wrappingCount */ .mU,
    Migrate: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .countField */ .QT,
    Stop: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .countField */ .QT,
    InPlaceUpdate: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .countField */ .QT,
    DestructiveUpdate: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .countField */ .QT,
    Canary: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .countField */ .QT,
    Preemptions: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .countField */ .QT,
    Disconnect: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    Reconnect: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .countField */ .QT,
    RescheduleNow: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .countField */ .QT,
    RescheduleLater: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .countField */ .QT,
});
const PREEMPTED = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    ID: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8,
    Name: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8,
    Namespace: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8,
    JobID: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8,
    JobType: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8,
    TaskGroup: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8,
    NodeName: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8,
});
const METRIC = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    NodesEvaluated: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .countField */ .QT,
    NodesFiltered: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .countField */ .QT,
    NodesInPool: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .countField */ .QT,
    NodePool: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8,
    NodesAvailable: counts,
    ClassFiltered: counts,
    ConstraintFiltered: counts,
    NodesExhausted: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .countField */ .QT,
    ClassExhausted: counts,
    DimensionExhausted: counts,
    QuotaExhausted: strings,
    ResourcesExhausted: (0,_wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .mapOf */ .A7)(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ CPU: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .countField */ .QT, Cores: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .countField */ .QT, MemoryMB: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .countField */ .QT, MemoryMaxMB: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .countField */ .QT, DiskMB: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .countField */ .QT })),
    CoalescedFailures: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .countField */ .QT,
});
const PLAN = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    Annotations: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        DesiredTGUpdates: (0,_wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .mapOf */ .A7)(UPDATES),
        PreemptedAllocs: (0,_wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(PREEMPTED),
    }),
    Diff: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(JOB_DIFF, null),
    FailedTGAllocs: (0,_wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .mapOf */ .A7)(METRIC),
    JobModifyIndex: valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    NextPeriodicLaunch: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), null), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((time) => (time === null || time === '' || time.startsWith('0001-01-01T') ? null : time))),
    Warnings: _wire_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8,
});
function nothingAnswered({ Annotations: { DesiredTGUpdates }, }) {
    const groups = Object.entries(DesiredTGUpdates).map(([group, updates]) => [group, { ...updates, Preemptions: 0, RescheduleNow: 0, RescheduleLater: 0 }]);
    return {
        Annotations: { DesiredTGUpdates: Object.fromEntries(groups), PreemptedAllocs: [] },
        FailedTGAllocs: {},
        NextPeriodicLaunch: '',
        Warnings: '',
    };
}
async function createJobPlan(wire, request) {
    const { policyOverride = false, diff = true } = request;
    const { job, ...place } = (0,_job_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveJobTarget */ .TU)(request, wire);
    const override = policyOverride ? ', and `sentinel-override`,' : '';
    const call = {
        method: 'POST',
        path: `/v1/job/${(0,_job_id_js__WEBPACK_IMPORTED_MODULE_3__/* .jobSegment */ .J)(job.ID, 'parse')}/plan`,
        ...place,
        body: { Job: job, Diff: diff, PolicyOverride: policyOverride },
        repeatable: true,
        capability: `\`plan-job\` (\`submit-job\` on a server before 1.11.2)${override}`,
        invalidReason: 'parse',
    };
    const answer = await wire.ask(call);
    return { ...wire.read(call, answer, (0,_wire_call_js__WEBPACK_IMPORTED_MODULE_1__/* .shapeOf */ .F5)(PLAN)), raw: answer.body };
}


/***/ }),

/***/ 4823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ nameInWorkspace),
/* harmony export */   b: () => (/* binding */ withRealSpelling)
/* harmony export */ });
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6590);

function nameInWorkspace(workspace, root) {
    const folder = root === undefined ? '' : (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .relativeName */ .IC)(workspace, root);
    return (name) => (folder === '' ? name : `${folder}/${name}`);
}
function withRealSpelling(path, real) {
    return normalizedSpelling(path) === normalizedSpelling(real) ? real : path;
}
function normalizedSpelling(path) {
    return path.normalize('NFC').toLowerCase();
}


/***/ }),

/***/ 5132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ isTouched)
/* harmony export */ });
/* harmony import */ var _patterns_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8508);
/* harmony import */ var _functions_fileset_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2609);


function isTouched(sought, { names }, { spend }) {
    if (names.some((name) => sought.has(name)))
        return true;
    for (const glob of sought) {
        const matches = /[*?[{\\]/.test(glob) ? (0,_patterns_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlob */ .S)(glob, _functions_fileset_js__WEBPACK_IMPORTED_MODULE_1__/* .filesetSyntax */ ._r) : undefined;
        if (matches === undefined)
            continue;
        const characters = (0,_functions_fileset_js__WEBPACK_IMPORTED_MODULE_1__/* .characterCount */ .Dq)(glob) + 1;
        for (const name of names) {
            spend(1 + (characters * (name.length + 1)) / stepsPerUnit);
            if (matches(name))
                return true;
        }
    }
    return false;
}
const stepsPerUnit = 100;


/***/ }),

/***/ 2609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dq: () => (/* binding */ characterCount),
/* harmony export */   KS: () => (/* binding */ findFileset),
/* harmony export */   On: () => (/* binding */ createLister),
/* harmony export */   _r: () => (/* binding */ filesetSyntax)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6590);
/* harmony import */ var _files_workspace_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6090);
/* harmony import */ var _resolve_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8811);
/* harmony import */ var _patterns_glob_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8508);
/* harmony import */ var _patterns_text_pattern_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6138);







const filesetSyntax = { dots: true, escapes: true, groups: false };
function characterCount(glob) {
    return ((0,_patterns_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .expandBraces */ .P)(glob, filesetSyntax) ?? []).join('').length;
}
const maxEntries = 200_000;
function createLister() {
    const known = new Map();
    return (folder) => {
        const entries = known.get(folder) ?? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
        known.set(folder, entries);
        return entries;
    };
}
const invalidPattern = { problem: 'is not a valid pattern', hint: 'Use `*`, `**`, `?`, `[a-z]` and `{a,b}`.' };
function findFileset(path, pattern, base, folderAccess) {
    if (path.length + pattern.length > _resolve_path_js__WEBPACK_IMPORTED_MODULE_4__/* .maxPathLength */ .Op)
        return invalidPattern;
    const whole = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join((0,_files_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .toSlashes */ .TH)(path), pattern);
    const plain = (0,_patterns_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .expandBraces */ .P)(whole, filesetSyntax);
    if (plain === undefined)
        return invalidPattern;
    folderAccess.budget.spend(1 + (whole.length * plain.length) / charactersPerUnit);
    const walk = { base, folderAccess, found: new Set(), problem: undefined, entriesLeft: maxEntries };
    for (const one of plain) {
        const problem = walkPattern(one, walk);
        if (problem !== undefined)
            return problem;
    }
    if (walk.problem !== undefined)
        return walk.problem;
    if (walk.entriesLeft <= 0)
        return { problem: `searches more than ${maxEntries} files`, hint: 'Name a smaller folder.' };
    const folder = (0,_resolve_path_js__WEBPACK_IMPORTED_MODULE_4__/* .absolutePath */ .Hi)(path, base);
    const names = [...walk.found].map((file) => (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeName */ .IC)(folder, file));
    return {
        names: names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
        glob: (0,_resolve_path_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryName */ .aR)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(base.directory, whole), base),
    };
}
function walkPattern(pattern, walk) {
    const { root: beginning } = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(pattern);
    const root = beginning.endsWith('/') ? beginning : '';
    const parts = pattern.slice(root.length).split('/');
    const up = parts.findIndex((part) => part !== '..');
    const start = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(walk.base.directory, root, ...parts.slice(0, Math.max(up, 0)));
    const below = parts.slice(Math.max(up, 0));
    const wild = below.findIndex((part) => wildcard.test(part));
    const plain = below.slice(0, wild === -1 ? -1 : wild);
    const rest = below.slice(plain.length).map(readPart);
    if (rest.includes(undefined))
        return invalidPattern;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(start, ...plain);
    const resolved = resolveEntry(folder, walk.base);
    if (resolved !== undefined && 'problem' in resolved)
        return resolved;
    visit(folder, resolved, rest, walk, []);
    return undefined;
}
const wildcard = /[*?[\\]/;
function readPart(part) {
    if (part === '**')
        return part;
    if (!wildcard.test(part))
        return { name: part };
    const match = (0,_patterns_text_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .compileTextPattern */ .d)(part, filesetSyntax);
    return match === undefined ? undefined : { match, characters: part.length };
}
function visit(folder, resolved, parts, walk, above) {
    const [part, ...rest] = parts;
    if (part === undefined || resolved === undefined || walk.entriesLeft <= 0)
        return;
    if ('problem' in resolved)
        return noteProblem(resolved, walk);
    if (resolved.kind !== 'folder')
        return;
    if (typeof part === 'object' && 'name' in part) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, part.name);
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
        const isDangling = inside !== undefined && 'problem' in inside && inside.failsInNomadToo === true;
        const mayHoldMatch = !above.includes(real) && !(isDangling && rest.length > 0);
        if (mayHoldMatch)
            visit(path, inside, parts, walk, [...above, real]);
    }
    if (part === '**' && rest.length > 0)
        visit(folder, resolved, rest, walk, above);
}
const charactersPerUnit = 100;
function acceptEntry(path, resolved, rest, walk, above) {
    if (rest.length > 0)
        return visit(path, resolved, rest, walk, above);
    if (resolved === undefined)
        return;
    if ('problem' in resolved)
        noteProblem(resolved, walk);
    else if (resolved.kind === 'file')
        walk.found.add(path);
}
function noteProblem(found, walk) {
    if (walk.problem === undefined || found.problem < walk.problem.problem)
        walk.problem = found;
}
function resolveDirent(entry, path, folder, base) {
    if (entry.isSymbolicLink())
        return resolveEntry(path, base);
    const real = joinName(folder, entry.name);
    if (mayBelongToGit.test(entry.name) && (0,_files_workspace_file_js__WEBPACK_IMPORTED_MODULE_3__/* .problemAt */ .l4)(real, base.workspace) !== undefined)
        return undefined;
    return { real, kind: entryKind(entry) };
}
const mayBelongToGit = /^(?:\.git|git~1)/i;
function joinName(folder, name) {
    return folder.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? folder + name : folder + node_path__WEBPACK_IMPORTED_MODULE_1__.sep + name;
}
function resolveEntry(path, { workspace }) {
    const found = (0,_files_workspace_file_js__WEBPACK_IMPORTED_MODULE_3__/* .locateInside */ .t3)(path, workspace);
    if ('problem' in found)
        return found;
    if (found.stats !== undefined)
        return { real: found.path, kind: entryKind(found.stats) };
    return found.danglingLink === undefined ? undefined : (0,_resolve_path_js__WEBPACK_IMPORTED_MODULE_4__/* .describeDangling */ .o3)(found.danglingLink);
}
function entryKind(found) {
    if (found.isFile())
        return 'file';
    return found.isDirectory() ? 'folder' : 'other';
}


/***/ }),

/***/ 8811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ absolutePath),
/* harmony export */   Op: () => (/* binding */ maxPathLength),
/* harmony export */   TZ: () => (/* binding */ describeNonFile),
/* harmony export */   UV: () => (/* binding */ describeMissing),
/* harmony export */   aR: () => (/* binding */ repositoryName),
/* harmony export */   kc: () => (/* binding */ expandHome),
/* harmony export */   o3: () => (/* binding */ describeDangling),
/* harmony export */   pM: () => (/* binding */ locateFile)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6590);
/* harmony import */ var _files_workspace_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6090);




const maxPathLength = 4096;
const tooLong = { problem: `has more than ${maxPathLength} characters`, hint: 'Name a file in the repository.' };
function expandHome(path) {
    return path === '~' || path.startsWith('~/') ? (0,node_os__WEBPACK_IMPORTED_MODULE_0__.homedir)() + path.slice(1) : path;
}
function absolutePath(path, { directory }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, path);
}
function locateFile(path, base) {
    if (path.includes('\0'))
        return { problem: 'is not a valid path', hint: 'Remove the NUL character.' };
    if (path.length > maxPathLength)
        return tooLong;
    const full = absolutePath(expandHome(path), base);
    const found = (0,_files_workspace_file_js__WEBPACK_IMPORTED_MODULE_3__/* .locateInside */ .t3)(full, base.workspace);
    return 'problem' in found ? found : { ...found, name: repositoryName(full, base) };
}
function repositoryName(path, { workspace }) {
    return (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeName */ .IC)(workspace, path);
}
function describeMissing(path, { danglingLink }, base) {
    if (danglingLink !== undefined)
        return describeDangling(danglingLink);
    const elsewhere = locateFile(path, { ...base, directory: base.alternative.directory });
    const from = repositoryName(base.directory, base);
    const where = `in ${from === '' ? 'the workspace' : `\`${from}\``}`;
    if ('problem' in elsewhere || elsewhere.stats === undefined) {
        const to = base.alternative.setting === 'job-file'
            ? '`working-directory`, as for the Nomad CLI, not to the job file'
            : 'the folder of the job file, because `file-base` is `job-file`';
        return { problem: `does not exist ${where}`, hint: `Paths are relative to ${to}.`, failsInNomadToo: true };
    }
    const place = base.alternative.setting === 'job-file' ? 'the job file' : 'the working directory';
    const hint = `\`${elsewhere.name}\` exists relative to ${place}: write \`${(0,_files_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeName */ .IC)(base.directory, elsewhere.path)}\`, or set \`file-base: ${base.alternative.setting}\`.`;
    return { problem: `does not exist ${where}`, hint, failsInNomadToo: true };
}
function describeDangling(link) {
    return {
        problem: `does not exist: the symbolic link \`${link}\` leads to nothing`,
        hint: 'Correct the link, or replace it by a file.',
        failsInNomadToo: true,
    };
}
function describeNonFile(stats) {
    return stats.isDirectory()
        ? { problem: 'is a folder', hint: 'Name a file in it.', failsInNomadToo: true }
        : { problem: 'is not a regular file', hint: 'Name a regular file.', failsInNomadToo: true };
}


/***/ }),

/***/ 6858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ createRunBudget)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);

const maxFileUnits = 1_000_000;
const stepsPerUnit = 32;
const stepsBetweenChecks = 4096;
const maxStepsAtOnce = 2_000_000;
const maxRunUnits = 4_000_000;
const maxRunMiB = 256;
const unitsBetweenClockChecks = 500;
const maxBlockingMilliseconds = 50;
function createRunBudget(time) {
    const spentByFile = new Map();
    let spent = 0;
    let sinceClockCheck = 0;
    let bytesKept = 0;
    let yieldedAt = performance.now();
    let endError;
    const endIfLate = (file) => {
        sinceClockCheck = 0;
        if (time === undefined || (time.left() > 0 && !time.signal.aborted))
            return;
        endError = interruptedError(time.left() > 0, file);
        throw endError;
    };
    const spendOn = (file, units, call) => {
        const spentOnFile = (spentByFile.get(file) ?? 0) + units;
        spentByFile.set(file, spentOnFile);
        if (spentOnFile > maxFileUnits)
            throw fileLimitError(file, call?.());
        sinceClockCheck += units;
        if (sinceClockCheck > unitsBetweenClockChecks)
            endIfLate(file);
    };
    const yieldToEventLoop = async (file) => {
        await new Promise((resolve) => setImmediate(resolve));
        yieldedAt = performance.now();
        endIfLate(file);
    };
    return {
        forFile(file) {
            let current;
            let steps = 0;
            let stepsAtOnce = 0;
            return {
                step(count = 1) {
                    steps += count;
                    if (steps < stepsBetweenChecks)
                        return;
                    stepsAtOnce += steps;
                    if (stepsAtOnce > maxStepsAtOnce)
                        throw fileLimitError(file, current?.());
                    spendOn(file, steps / stepsPerUnit, current);
                    steps = 0;
                },
                spend(units) {
                    spent += units;
                    if (spent > maxRunUnits)
                        throw runLimitError(spentByFile);
                    spendOn(file, units, current);
                },
                spendFor(call, work) {
                    current = call;
                    try {
                        return work();
                    }
                    finally {
                        current = undefined;
                    }
                },
                countBytes(bytes) {
                    bytesKept += bytes;
                    if (bytesKept > maxRunMiB * 1024 * 1024)
                        throw memoryLimitError(file);
                },
                yieldIfDue() {
                    stepsAtOnce = 0;
                    return performance.now() - yieldedAt > maxBlockingMilliseconds ? yieldToEventLoop(file) : undefined;
                },
            };
        },
        endsRun: (error) => error !== undefined && error === endError,
    };
}
const simplifyHint = 'Use smaller folders and simpler patterns in `fileset`, or split the job.';
const splitHint = 'Split the job, let fewer names refer to each other, or use smaller folders and simpler patterns in `fileset`.';
function limitError(message, location, hint = simplifyHint) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({ reason: 'parse', message, location, hint, help: 'too-much-work' });
}
function fileLimitError(file, call) {
    if (call === undefined)
        return limitError('This job file takes too much work: it is too large or nested too deeply, or names too many files.', { file }, splitHint);
    return limitError(`Finding the files that ${call.text} names takes too much work: too many file names to compare, or too long patterns.`, call.location);
}
function runLimitError(spentByFile) {
    const [largest] = [...spentByFile].toSorted(([, a], [, b]) => b - a);
    const file = largest?.[0] ?? '';
    return limitError(`Finding the files that the job files name takes too much work for one run; \`${file}\` takes the most.`, { file });
}
function memoryLimitError(file) {
    return limitError(`With this file, the job files of the run and the files that they read exceed ${maxRunMiB} MiB.`, { file }, 'Let tasks download large files with an `artifact` block, or plan the job files in several runs.');
}
function interruptedError(isCancelled, file) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'timed-out',
        message: isCancelled
            ? `The run was cancelled while reading \`${file}\`.`
            : `The run reached its \`timeout\` while reading \`${file}\`.`,
        location: { file },
        hint: isCancelled ? undefined : 'Check which files the job file reads and searches for, or raise `timeout`.',
    });
}


/***/ }),

/***/ 409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ readBlockBody),
/* harmony export */   MT: () => (/* binding */ expressionText),
/* harmony export */   aX: () => (/* binding */ argumentsOf),
/* harmony export */   lX: () => (/* binding */ readFileBody),
/* harmony export */   s9: () => (/* binding */ entriesIn)
/* harmony export */ });
/* harmony import */ var _strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3327);
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6267);


function readFileBody(hcl) {
    return readHclBody(hcl, 0, hcl.kinds.length);
}
function readBlockBody(hcl, block) {
    return readHclBody(hcl, block.opener + 1, Math.min(hcl.closes[block.opener] ?? 0, hcl.kinds.length));
}
function readHclBody(hcl, from, to) {
    const attributes = [];
    const blocks = [];
    const unexpected = [];
    for (let at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .nextToken */ .Fu)(hcl, from, to, 'skip'); at < to; at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .nextToken */ .Fu)(hcl, at, to, 'skip')) {
        const read = hcl.kinds[at] === 'name' ? (readAttribute(hcl, at, to) ?? readBlock(hcl, at, to)) : undefined;
        if (read === undefined) {
            unexpected.push(at);
            at = endOfStatement(hcl, at, to);
        }
        else if ('opener' in read) {
            blocks.push(read);
            at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenAfter */ .EV)(hcl, read.opener);
        }
        else {
            attributes.push(read);
            at = endOfStatement(hcl, read.expression.from, to);
        }
    }
    return { attributes, blocks, unexpected };
}
function endOfStatement(hcl, from, to) {
    let at = from;
    while (at < to && hcl.kinds[at] !== 'newline')
        at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenAfter */ .EV)(hcl, at);
    return Math.min(at, to);
}
function readAttribute(hcl, at, to) {
    const character = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .nextToken */ .Fu)(hcl, at + 1, to);
    if (character >= to || (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, character) !== '=')
        return undefined;
    const from = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .nextToken */ .Fu)(hcl, character + 1, to);
    return {
        name: (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, at),
        at,
        expression: { hcl, from, to: trimEnd(hcl, from, endOfStatement(hcl, from, to)) },
    };
}
function trimEnd(hcl, from, to) {
    let end = to;
    while (end > from && ['space', 'comment', 'newline'].includes(hcl.kinds[end - 1] ?? ''))
        end--;
    return end;
}
function readBlock(hcl, start, to) {
    const labels = [];
    for (let at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .nextToken */ .Fu)(hcl, start + 1, to); at < to; at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .nextToken */ .Fu)(hcl, (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenAfter */ .EV)(hcl, at), to)) {
        const kind = hcl.kinds[at];
        if (kind === 'open' && (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, at) === '{')
            return { type: (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, start), labels, at: start, opener: at };
        const label = wordAt(hcl, at);
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
        if (hcl.kinds[at] !== 'symbol' || (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, at) !== ',')
            continue;
        ranges.push([from, at]);
        from = at + 1;
    }
    if ((0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .nextToken */ .Fu)(hcl, from, close, 'skip') < close)
        ranges.push([from, close]);
    return ranges;
}
function* entriesIn({ hcl, from, to }) {
    for (let start = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .nextToken */ .Fu)(hcl, from, to, 'skip'); start < to;) {
        let end = start;
        while (end < to && hcl.kinds[end] !== 'newline' && (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, end) !== ',')
            end = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenAfter */ .EV)(hcl, end);
        const sign = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .nextToken */ .Fu)(hcl, (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenAfter */ .EV)(hcl, start), end);
        const isKeyed = sign < end && ['=', ':'].includes((0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, sign));
        const key = isKeyed ? wordAt(hcl, start) : undefined;
        yield { key, expression: { hcl, from: key === undefined ? start : sign + 1, to: end } };
        start = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .nextToken */ .Fu)(hcl, Math.max(end, start + 1), to, 'skip');
        while (start < to && (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, start) === ',')
            start = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .nextToken */ .Fu)(hcl, start + 1, to, 'skip');
    }
}
function wordAt(hcl, at) {
    if (hcl.kinds[at] === 'quote')
        return (0,_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .literalText */ .bK)(hcl, at);
    return hcl.kinds[at] === 'name' ? (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, at) : undefined;
}


/***/ }),

/***/ 832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EW: () => (/* binding */ computed),
/* harmony export */   cW: () => (/* binding */ unresolvedNames),
/* harmony export */   j4: () => (/* binding */ bareTemplate),
/* harmony export */   yE: () => (/* binding */ numberConstant),
/* harmony export */   yi: () => (/* binding */ constantOf)
/* harmony export */ });
/* harmony import */ var _strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3327);
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6267);


const computed = { problem: 'is computed', isComputed: true };
const unresolvedNames = {
    variable: () => computed,
    local: () => computed,
    call: () => computed,
};
const maxDepth = 50;
const maxConstantLength = 8192;
function constantOf({ hcl, from, to }, resolver, depth = 0) {
    const at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .nextToken */ .Fu)(hcl, from, to, 'skip');
    if (depth > maxDepth || at >= to)
        return computed;
    const { value, end } = readTerm(hcl, at, to, resolver, depth);
    return (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .nextToken */ .Fu)(hcl, end, to, 'skip') < to ? computed : value;
}
function readTerm(hcl, at, to, resolver, depth) {
    const word = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, at);
    const close = hcl.closes[at] ?? at;
    const kind = hcl.kinds[at];
    if (kind === 'quote')
        return { value: joinTemplateParts(hcl, at + 1, close, resolver, depth, _strings_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g7), end: close + 1 };
    if (kind === 'heredoc') {
        const text = (0,_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .literalText */ .bK)(hcl, at);
        return { value: text === undefined ? computed : { text }, end: close + 1 };
    }
    if (kind === 'number')
        return { value: numberConstant(word), end: at + 1 };
    if (kind === 'name')
        return readName(hcl, at, to, resolver);
    if (word !== '(')
        return { value: computed, end: to };
    return { value: constantOf({ hcl, from: at + 1, to: close }, resolver, depth + 1), end: close + 1 };
}
function readName(hcl, at, to, resolver) {
    const word = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, at);
    const second = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .nextToken */ .Fu)(hcl, at + 1, to, 'skip');
    if (second < to && (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, second) === '(') {
        return { value: resolver.call(hcl, at, second), end: (hcl.closes[second] ?? to) + 1 };
    }
    if (word === 'true' || word === 'false')
        return { value: { text: word }, end: at + 1 };
    const third = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .nextToken */ .Fu)(hcl, second + 1, to, 'skip');
    if ((word !== 'var' && word !== 'local') || second >= to || (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, second) !== '.') {
        return { value: computed, end: to };
    }
    if (third >= to || hcl.kinds[third] !== 'name')
        return { value: computed, end: to };
    const name = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, third);
    return { value: word === 'var' ? resolver.variable(name) : resolver.local(name), end: third + 1 };
}
function bareTemplate(hcl, resolver) {
    return joinTemplateParts(hcl, 0, hcl.kinds.length, resolver, 0, _strings_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutTemplateEscapes */ .TY);
}
function joinTemplateParts(hcl, from, to, resolver, depth, decode) {
    let text = '';
    for (let at = from; at < to; at = (hcl.closes[at] ?? at) + 1) {
        if (hcl.kinds[at] === 'text') {
            text += decode((0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, at));
            continue;
        }
        const close = hcl.closes[at] ?? at;
        if ((0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, at) !== '${' || close >= to || (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, close) !== '}')
            return computed;
        const part = constantOf({ hcl, from: at + 1, to: close }, resolver, depth + 1);
        if ('problem' in part)
            return part;
        text += part.text;
        if (text.length > maxConstantLength)
            return { problem: `has more than ${maxConstantLength} characters` };
    }
    return { text: text.normalize('NFC') };
}
function numberConstant(digits) {
    return /^-?(?:0|[1-9]\d{0,14})(?:\.\d{0,8}[1-9])?$/.test(digits) ? { text: digits } : computed;
}


/***/ }),

/***/ 7964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ applyEdits)
/* harmony export */ });
/* harmony import */ var _positions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(253);

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

/***/ 7580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dj: () => (/* binding */ isJsonForm),
/* harmony export */   I4: () => (/* binding */ maxVariables),
/* harmony export */   SH: () => (/* binding */ blocksOf),
/* harmony export */   f3: () => (/* binding */ templatesInJson),
/* harmony export */   fY: () => (/* binding */ readJobText),
/* harmony export */   jy: () => (/* binding */ unterminatedError)
/* harmony export */ });
/* unused harmony export readJsonText */
/* harmony import */ var _bodies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(409);
/* harmony import */ var _constants_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(832);
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6267);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7964);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5380);
/* harmony import */ var _json_strings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4116);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2027);







const maxVariables = 5000;
function readsAs(type) {
    return type === 'string' || type === 'number' ? 'text' : 'expression';
}
function readJobText(text, step) {
    return isJsonForm(text) ? readJsonText(text, step) : readHclText(text, step);
}
function readHclText(text, step) {
    const hcl = (0,_scan_js__WEBPACK_IMPORTED_MODULE_4__/* .scanHcl */ .J)(text, 'file', step);
    const { blocks } = (0,_bodies_js__WEBPACK_IMPORTED_MODULE_0__/* .readFileBody */ .lX)(hcl);
    const declarations = new Map();
    const locals = new Map();
    for (const block of blocks) {
        const body = (0,_bodies_js__WEBPACK_IMPORTED_MODULE_0__/* .readBlockBody */ .AC)(hcl, block);
        if (block.type === 'variable')
            declarations.set(block.labels[0] ?? '', blockDeclaration(hcl, block.at, body));
        for (const attribute of block.type === 'variables' ? body.attributes : []) {
            declarations.set(attribute.name, { ...typeAndDefault('', attribute), at: hcl.starts[attribute.at] ?? 0 });
        }
        for (const { name, expression } of block.type === 'locals' ? body.attributes : []) {
            locals.set(name, definitionOf(expression));
        }
    }
    const inert = blocks
        .filter(({ type }) => type === 'variable' || type === 'variables')
        .map(({ opener }) => [opener, hcl.closes[opener] ?? opener]);
    const whole = { hcl, inert, offsetOf: (offset) => offset, edit: (edits) => edits };
    return { text, declarations, locals, pieces: [whole], broken: hcl.broken };
}
function blockDeclaration(hcl, at, body) {
    const find = (name) => body.attributes.find((attribute) => attribute.name === name);
    const type = find('type');
    return {
        ...typeAndDefault(type === undefined ? '' : (0,_bodies_js__WEBPACK_IMPORTED_MODULE_0__/* .expressionText */ .MT)(type.expression), find('default')),
        at: hcl.starts[at] ?? 0,
    };
}
function typeAndDefault(type, value) {
    const expression = value?.expression;
    const reads = type === '' ? (expression === undefined ? 'text' : inferReads(expression)) : readsAs(type);
    return { type, reads, default: expression === undefined ? undefined : definitionOf(expression) };
}
function definitionOf(expression) {
    return { text: (resolver) => (0,_constants_js__WEBPACK_IMPORTED_MODULE_1__/* .constantOf */ .yi)(expression, resolver), expression };
}
function inferReads({ hcl, from, to }) {
    const start = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenText */ .pA)(hcl, from) === '-' ? (0,_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .nextToken */ .Fu)(hcl, from + 1, to) : from;
    const alone = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .nextToken */ .Fu)(hcl, (hcl.closes[start] ?? start) + 1, to, 'skip') >= to;
    const kind = hcl.kinds[start] ?? 'close';
    if (kind === 'name')
        return alone ? 'expression' : 'either';
    if (kind === 'open')
        return (0,_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenText */ .pA)(hcl, start) === '(' ? 'either' : 'expression';
    return alone && ['quote', 'heredoc', 'number'].includes(kind) ? 'text' : 'either';
}
function isJsonForm(text) {
    return /^ *\{/.test(text);
}
function readJsonText(text, step) {
    const placeOf = (0,_json_strings_js__WEBPACK_IMPORTED_MODULE_5__/* .createStringLocator */ .MO)(text, step);
    const declarations = new Map();
    const locals = new Map();
    for (const [name, bodies] of blocksOf(text, 'variable')) {
        for (const body of objectsIn(bodies))
            declarations.set(name, jsonDeclaration(placeOf(name), body, step));
    }
    for (const [name, value] of blocksOf(text, 'variables')) {
        declarations.set(name, jsonDeclaration(placeOf(name), { default: value }, step));
    }
    for (const [name, value] of blocksOf(text, 'locals'))
        locals.set(name, toDefinition(value, step));
    return { text, declarations, locals, pieces: piecesOf(text, step), broken: undefined };
}
function blocksOf(text, type) {
    let root;
    try {
        root = JSON.parse(text);
    }
    catch {
        return [];
    }
    return objectsIn(root)
        .flatMap((object) => objectsIn(object[type]))
        .flatMap((block) => Object.entries(block));
}
function objectsIn(value) {
    const values = Array.isArray(value) ? value : [value];
    return values.filter((one) => typeof one === 'object' && one !== null && !Array.isArray(one));
}
function jsonDeclaration(at, body, step) {
    const type = typeof body['type'] === 'string' ? body['type'] : '';
    const value = body['default'];
    const plain = value === undefined || typeof value === 'string' || typeof value === 'number';
    return {
        at,
        type,
        reads: type === '' ? (plain ? 'text' : 'expression') : readsAs(type),
        default: value === undefined ? undefined : toDefinition(value, step),
    };
}
function toDefinition(value, step) {
    const text = (names) => {
        if (typeof value === 'string')
            return (0,_constants_js__WEBPACK_IMPORTED_MODULE_1__/* .bareTemplate */ .j4)((0,_scan_js__WEBPACK_IMPORTED_MODULE_4__/* .scanHcl */ .J)(value, 'template', step), names);
        if (typeof value === 'number')
            return (0,_constants_js__WEBPACK_IMPORTED_MODULE_1__/* .numberConstant */ .yE)(String(value));
        return typeof value === 'boolean' ? { text: String(value) } : _constants_js__WEBPACK_IMPORTED_MODULE_1__/* .computed */ .EW;
    };
    return { text, expression: undefined };
}
function* templatesInJson(text, step) {
    for (const { source, path, ...place } of (0,_json_strings_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonStrings */ .lJ)(text, step)) {
        const value = (0,_json_strings_js__WEBPACK_IMPORTED_MODULE_5__/* .decodeString */ .sc)(source) ?? '';
        if (/[$%]\{/.test(value))
            yield { ...place, hcl: (0,_scan_js__WEBPACK_IMPORTED_MODULE_4__/* .scanHcl */ .J)(value, 'template', step), field: fieldOf(path()) };
    }
}
const labelledBlocks = new Set(['job', 'group', 'task']);
function fieldOf(keys) {
    const types = [];
    for (let at = 0; at < keys.length; at++) {
        const key = keys[at] ?? '';
        types.push(key);
        if (labelledBlocks.has(key))
            at++;
    }
    return types.join('.');
}
function piecesOf(text, step) {
    return [...templatesInJson(text, step)].map(({ hcl, start, end }) => {
        return {
            hcl,
            inert: [],
            offsetOf: () => start,
            edit: (edits) => edits.length === 0
                ? []
                : [
                    {
                        start,
                        end,
                        text: JSON.stringify((0,_edits_js__WEBPACK_IMPORTED_MODULE_3__/* .applyEdits */ .c)(hcl.text, edits).text),
                        variables: namesOf(edits, 'variables'),
                        files: namesOf(edits, 'files'),
                    },
                ],
        };
    });
}
function namesOf(edits, of) {
    const names = new Set(edits.flatMap((edit) => [...(edit[of] ?? [])]));
    return names.size === 0 ? undefined : names;
}
const unterminatedHints = {
    string: 'Close it with `"` on the same line; write text of several lines as a heredoc (`<<EOT`).',
    heredoc: 'End it with a line that contains only its marker.',
};
function unterminatedError({ what, at }, reason, place) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .ActionError */ .lZ({
        reason,
        message: `The ${what} that starts here is not closed.`,
        location: place(at),
        hint: unterminatedHints[what],
        help: reason === 'input' ? 'invalid-variables' : reason,
    });
}


/***/ }),

/***/ 4116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ findOnlyKey),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   MO: () => (/* binding */ createStringLocator),
/* harmony export */   lJ: () => (/* binding */ jsonStrings),
/* harmony export */   pU: () => (/* binding */ foldKey),
/* harmony export */   sc: () => (/* binding */ decodeString)
/* harmony export */ });
/* harmony import */ var _clients_http_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8838);
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6267);


const stepsPerString = 16;
const maxPathLength = 50;
function* jsonStrings(text, step = () => undefined) {
    const open = [];
    const path = () => open.slice(0, maxPathLength).map(({ key }) => key);
    for (let start = 0; start < text.length; start++) {
        const character = text[start];
        if (character === '{')
            open.push({ key: '', keys: new Set() });
        else if (character === '}')
            open.pop();
        if (character !== '"')
            continue;
        const end = Math.min((0,_clients_http_json_js__WEBPACK_IMPORTED_MODULE_0__/* .endOfString */ .ap)(text, start) + 1, text.length);
        const source = text.slice(start, end);
        const object = isFollowedByColon(text, end) ? open.at(-1) : undefined;
        const key = object === undefined ? '' : (decodeString(source) ?? '');
        const isRepeated = object?.keys.has(key) === true;
        if (object !== undefined)
            object.key = key;
        object?.keys.add(key);
        step(stepsPerString + (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .stepsOf */ .B_)(source.length));
        yield { start, end, source, isKey: object !== undefined, isRepeated, path };
        start = end - 1;
    }
}
function decodeString(source) {
    try {
        return String(JSON.parse(source));
    }
    catch {
        return undefined;
    }
}
function createStringLocator(text, step) {
    let places;
    const firstOffsets = () => new Map([...jsonStrings(text, step)].toReversed().map(({ source, start }) => [source, start]));
    return (name) => (places ??= firstOffsets()).get(JSON.stringify(name)) ?? 0;
}
function findOnlyKey(text, name) {
    const keys = [...jsonStrings(text)].filter(({ source, isKey }) => isKey && foldKey(source) === foldKey(JSON.stringify(name)));
    return keys.length === 1 ? keys[0]?.start : undefined;
}
function foldKey(key) {
    return key.replace(/[A-Z\u017f\u212a]/g, (character) => character === '\u017f' ? 's' : character === '\u212a' ? 'k' : character.toLowerCase());
}
const { isRawJSON } = JSON;
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !isRawJSON(value);
}
function isFollowedByColon(text, from) {
    let at = from;
    while (' \t\r\n'.includes(text[at] ?? '-'))
        at++;
    return text[at] === ':';
}


/***/ }),

/***/ 253:
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
            const before = columns.findIndex((one) => one >= offset);
            return { line: low + 1, column: offset > end ? columns.length + offset - end : before + 1 };
        },
        offsetOf({ line, column }) {
            const columns = columnsOf(line);
            const beyond = (columns.at(-1) ?? text.length) + column - columns.length;
            return columns[column - 1] ?? Math.min(beyond, lineStarts()[line] ?? text.length);
        },
    };
}
const maxColumns = 2000;
function columnStartsOf(text, starts, line) {
    const start = starts[line - 1] ?? text.length;
    const end = Math.min(starts[line] ?? text.length, start + maxColumns);
    segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
    return [...Array.from(segmenter.segment(text.slice(start, end)), ({ index }) => start + index), end];
}
function lineStartsOf(text) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return starts;
}


/***/ }),

/***/ 5380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ scanHcl)
/* harmony export */ });
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6267);

const patternsByFirstCharacter = new Map([
    ...Array.from(' \t', (character) => [character, ['space', /[ \t]+/y]]),
    ...Array.from('\r\n', (character) => [character, ['newline', /\r?\n/y]]),
    ...Array.from('0123456789', (character) => [character, ['number', /\d(?:\.*(?:\d|[eE][+-]?\d))*/y]]),
    ...Array.from('#/', (character) => [character, ['comment', /(?:#|\/\/)[^\n]*/y]]),
]);
const namePattern = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
const notInNames = new Set('()[]{}"=,.:;<>!?&|+-*~^`\'$%@\\');
const heredocStart = /<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)\r?\n/uy;
const stops = { quote: /["\\\n$%]/g, heredoc: /[\n$%]/g, bare: /[$%]/g };
const stepsToScan = 8;
const brackets = { ')': '(', ']': '[' };
function scanHcl(text, form = 'file', step = () => undefined) {
    return new Scanner(text, form, step).scan();
}
class Scanner {
    #text;
    #step;
    #kinds = [];
    #starts = [];
    #closes = [];
    #frames;
    #markers = [];
    #braces = [];
    #at = 0;
    #commentsEnd = true;
    #broken;
    constructor(text, form, step) {
        this.#text = text;
        this.#step = step;
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
        const tokens = { kinds: this.#kinds, starts: this.#starts, closes: this.#closes };
        return { text: this.#text, ...tokens, broken: this.#broken, step: this.#step };
    }
    #take(kind, length) {
        this.#step(stepsToScan + (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .stepsOf */ .B_)(length));
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
        const character = this.#text[this.#at] ?? '';
        if (!notInNames.has(character)) {
            const [kind, pattern] = patternsByFirstCharacter.get(character) ?? ['name', namePattern];
            pattern.lastIndex = this.#at;
            if (pattern.test(this.#text))
                return this.#take(kind, pattern.lastIndex - this.#at);
        }
        if (character === '"')
            return this.#open('quote', 1);
        if (character === '{')
            return this.#openBrace('open', 1);
        if (character === '(' || character === '[')
            return this.#open('open', 1);
        if (character === '}')
            return this.#closeBrace(1);
        if (character === '~' && this.#text[this.#at + 1] === '}' && this.#inTemplate())
            return this.#closeBrace(2);
        if ((character === ')' || character === ']') && this.#opened() === brackets[character])
            return this.#close(1);
        if (character === '/')
            return this.#take(...this.#longComment());
        heredocStart.lastIndex = this.#at;
        const marker = character === '<' ? heredocStart.exec(this.#text) : null;
        if (marker !== null) {
            this.#markers.push(marker[1] ?? '');
            return this.#open('heredoc', marker[0].length);
        }
        return this.#take('symbol', String.fromCodePoint(this.#text.codePointAt(this.#at) ?? 0).length);
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
        return ['symbol', 1];
    }
    #closeBrace(length) {
        const depth = this.#braces.pop();
        if (depth === undefined)
            return this.#take('symbol', length);
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
        const character = this.#text[this.#at];
        if ((character !== '$' && character !== '%') || this.#text[this.#at + 1] !== '{')
            return false;
        this.#openBrace('template', this.#text[this.#at + 2] === '~' ? 3 : 2);
        return true;
    }
    #endOfText(characters) {
        characters.lastIndex = this.#at;
        for (let stop = characters.exec(this.#text); stop !== null; stop = characters.exec(this.#text)) {
            const { index } = stop;
            const character = stop[0];
            const next = this.#text[index + 1];
            if (character === '\n')
                return characters === stops.quote ? index : index + 1;
            if (character === '"')
                return index;
            if (character === '\\')
                characters.lastIndex = next === '\n' ? index + 1 : index + 2;
            else if (next === '{')
                return index;
            else if (next === character && this.#text[index + 2] === '{')
                characters.lastIndex = index + 3;
        }
        return this.#text.length;
    }
}


/***/ }),

/***/ 3327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TY: () => (/* binding */ withoutTemplateEscapes),
/* harmony export */   Zj: () => (/* binding */ withoutHeredocIndent),
/* harmony export */   bK: () => (/* binding */ literalText),
/* harmony export */   g7: () => (/* binding */ decodeText),
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
        parts.push((0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenText */ .pA)(hcl, at));
    }
    if (hcl.kinds[opener] === 'quote')
        return decodeText(parts.join(''));
    return withoutTemplateEscapes(withoutHeredocIndent(hcl, opener, parts.join('')));
}
function withoutHeredocIndent(hcl, opener, text) {
    const lines = text.match(/[^\n]*\n/gy) ?? [];
    return ((0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenText */ .pA)(hcl, opener).startsWith('<<-') ? unindent(lines) : lines).join('');
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
        .replace(/\\u([0-9a-fA-F]{4})|\\U([0-9a-fA-F]{8})|\\(.)|([$%])\4\{/gsu, (all, short, long, character, template) => {
        if (template !== undefined)
            return `${String(template)}{`;
        if (character !== undefined)
            return simpleEscapes.get(String(character)) ?? String(character);
        const point = Number.parseInt(String(short ?? long), 16);
        return point <= 0x10ffff ? String.fromCodePoint(point) : all;
    })
        .normalize('NFC');
}
function quoteText(text) {
    const characters = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '"': '\\"', '\\': '\\\\' };
    const escaped = text
        .replace(/[\p{Cc}"\\]/gu, (character) => characters[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .replace(/([$%])\{/g, (template, character) => character + template);
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
/* harmony export */   B_: () => (/* binding */ stepsOf),
/* harmony export */   EV: () => (/* binding */ tokenAfter),
/* harmony export */   Fu: () => (/* binding */ nextToken),
/* harmony export */   pA: () => (/* binding */ tokenText)
/* harmony export */ });
function stepsOf(characters) {
    return 1 + (characters >> 3);
}
function tokenText(hcl, token) {
    const word = hcl.text.slice(hcl.starts[token], hcl.starts[token + 1]);
    hcl.step(stepsOf(word.length));
    return word;
}
function tokenAfter(hcl, token) {
    hcl.step();
    return Math.min((hcl.closes[token] ?? token) + 1, hcl.kinds.length);
}
function nextToken(hcl, from, to, breaks = 'stop') {
    let at = from;
    while (at < to) {
        const kind = hcl.kinds[at];
        if (kind !== 'space' && kind !== 'comment' && (kind !== 'newline' || breaks === 'stop'))
            break;
        at++;
    }
    hcl.step(at - from + 1);
    return at;
}


/***/ }),

/***/ 776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ FieldValues),
/* harmony export */   w: () => (/* binding */ attributeOf)
/* harmony export */ });
const namesInJobFile = new Map(Object.entries({
    embeddedtmpl: 'data',
    gettersource: 'source',
    getteroptions: 'options',
    getterheaders: 'headers',
    relativedest: 'destination',
    destpath: 'destination',
    sourcepath: 'source',
    ltarget: 'attribute',
    rtarget: 'value',
    audience: 'aud',
    spec: 'cron',
    specs: 'crons',
}));
const maxDepth = 10;
class FieldValues {
    values = new Map();
    references = new Map();
    behind = new Map();
    asked = new Map();
    step;
    constructor(step) {
        this.step = step;
    }
    add(name, level, text) {
        addText(this.values, name, level, text);
    }
    refer(name, level, to) {
        addText(this.references, name, level, to);
    }
    *all() {
        for (const name of this.values.keys())
            for (const text of textsOf(this.values, name))
                yield [name, text];
    }
    valuesFor(field, level) {
        const question = JSON.stringify([field, level.group, level.task]);
        const known = this.asked.get(question) ?? this.find(field, level);
        this.asked.set(question, known);
        return known;
    }
    find(field, level) {
        const name = innermost(field);
        const found = new Set();
        for (const one of new Set([normalizedName(name), attributeOf(name)])) {
            this.collect(textsAt(this.values, one, level), found);
            for (const reference of textsAt(this.references, one, level))
                this.collect(this.valuesBehind(reference, 0), found);
        }
        return found;
    }
    collect(texts, found) {
        for (const text of texts) {
            this.step(stepsToCollect);
            found.add(text);
        }
    }
    valuesBehind(name, depth) {
        const known = this.behind.get(name);
        if (known !== undefined)
            return known;
        const found = new Set();
        this.behind.set(name, found);
        const key = normalizedName(name);
        this.collect(textsOf(this.values, key), found);
        if (depth === maxDepth)
            return found;
        for (const reference of textsOf(this.references, key))
            this.collect(this.valuesBehind(reference, depth + 1), found);
        return found;
    }
}
const stepsToCollect = 4;
function addText(texts, name, { group, task }, text) {
    const key = normalizedName(name);
    const groups = texts.get(key) ?? new Map();
    texts.set(key, groups);
    const tasks = groups.get(group) ?? new Map();
    groups.set(group, tasks);
    const list = tasks.get(task);
    if (list === undefined)
        tasks.set(task, [text]);
    else
        list.push(text);
}
function textsAt(texts, name, { group, task }) {
    const groups = texts.get(name);
    return [...new Set([group, undefined])].flatMap((one) => [...new Set([task, undefined])].flatMap((other) => groups?.get(one)?.get(other) ?? []));
}
function textsOf(texts, name) {
    return [...(texts.get(name)?.values() ?? [])].flatMap((tasks) => [...tasks.values()].flat());
}
function normalizedName(name) {
    return name.replace(/[_-]/g, '').toLowerCase();
}
function attributeOf(name) {
    const key = normalizedName(name);
    return namesInJobFile.get(key) ?? key;
}
function innermost(field) {
    const keyed = /^[A-Za-z]+\[(.*)\]$/s.exec(field)?.[1];
    if (/^(?:Env|Meta)\[/.test(field) && keyed !== undefined)
        return keyed;
    const plain = field.replace(/(?:\[\d+\])+$/, '');
    return plain.endsWith(']') ? plain.slice(plain.lastIndexOf('[') + 1, -1) : plain;
}


/***/ }),

/***/ 5913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ startGit),
/* harmony export */   E: () => (/* binding */ runGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6590);


const noPrograms = [
    'core.fsmonitor=',
    'core.hooksPath=/dev/null',
    'core.pager=',
    'diff.external=',
    'log.showSignature=false',
    'gpg.program=',
    'gpg.openpgp.program=',
    'gpg.ssh.program=',
    'gpg.ssh.defaultKeyCommand=',
    'gpg.x509.program=',
    'safe.bareRepository=explicit',
];
const noTransport = {
    GIT_ALLOW_PROTOCOL: '',
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GITHUB_OUTPUT: undefined,
};
const timeout = 30_000;
function commandLine(folder, args) {
    const settings = [`safe.directory=${(0,_files_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .toSlashes */ .TH)(folder)}`, ...noPrograms].flatMap((setting) => ['-c', setting]);
    return ['--no-pager', ...settings, '-C', folder, ...args];
}
function startGit(folder, args, signal) {
    const env = { ...process.env, ...noTransport };
    return ignoringErrors((0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', commandLine(folder, args), { signal, timeout, env }));
}
async function runGit(folder, args, input = '') {
    const env = { ...process.env, ...noTransport };
    const options = { encoding: 'buffer', maxBuffer: 256 * 1024 * 1024, timeout, env };
    return new Promise((resolve) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', commandLine(folder, args), options, (error, stdout) => resolve(error === null ? stdout : Buffer.alloc(0)));
        ignoringErrors(child).stdin?.end(input);
    });
}
function ignoringErrors(child) {
    child.on('error', () => undefined);
    child.stdin?.on('error', () => undefined);
    return child;
}


/***/ }),

/***/ 2777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QE: () => (/* binding */ hasCommit),
/* harmony export */   YA: () => (/* binding */ ignoredFolders),
/* harmony export */   _N: () => (/* binding */ maxPathArguments),
/* harmony export */   b$: () => (/* binding */ readCheckout),
/* harmony export */   b4: () => (/* binding */ readBlobs),
/* harmony export */   cC: () => (/* binding */ isInRepository),
/* harmony export */   fE: () => (/* binding */ isShallow),
/* harmony export */   fy: () => (/* binding */ commitAtHead)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _git_process_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5913);



async function askGit(workspace, args, input = '') {
    return isInRepository(workspace) ? (0,_git_process_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .E)(workspace, args, input) : Buffer.alloc(0);
}
async function isShallow(workspace) {
    return (await askGit(workspace, ['rev-parse', '--is-shallow-repository'])).toString('utf8').trim() === 'true';
}
async function hasCommit(workspace, commit) {
    return (await askGit(workspace, ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`])).length > 0;
}
function isInRepository(folder) {
    return rootOf(folder) !== undefined;
}
function rootOf(folder, last) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git')))
        return folder;
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    return folder === last || parent === folder ? undefined : rootOf(parent, last);
}
const maxPathArguments = 200;
async function readCheckout(folder, workspace) {
    const root = rootOf(folder, workspace);
    if (root === undefined)
        return undefined;
    const printed = await askGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
    const commit = printed.toString('utf8').trim();
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit) ? { root, commit } : undefined;
}
async function readBlobs(workspace, names) {
    const wanted = names.filter((name) => !/[\r\n]/.test(name));
    const printed = await askGit(workspace, ['cat-file', '--batch'], wanted.map((name) => `${name}\n`).join(''));
    const blobs = new Map();
    let at = 0;
    for (const name of wanted) {
        const end = printed.indexOf(0x0a, at);
        if (end === -1)
            break;
        const size = Number(/^[0-9a-f]+ blob (\d+)$/.exec(printed.toString('utf8', at, end))?.[1] ?? Number.NaN);
        at = end + 1;
        if (Number.isNaN(size))
            continue;
        blobs.set(name, printed.subarray(at, at + size));
        at += size + 1;
    }
    return blobs;
}
async function ignoredFolders(workspace, folders) {
    const paths = folders.length > maxPathArguments || folders.includes('') ? [] : folders;
    const all = ['--others', '--ignored', '--exclude-standard', '--directory', '-z', '--', ...paths];
    const listed = splitNames(await askGit(workspace, ['--literal-pathspecs', 'ls-files', ...all]));
    const asked = listed.filter((name) => name.endsWith('/') && name !== './');
    if (asked.length === 0)
        return new Set();
    const input = asked.map((name) => `./${name.slice(0, -1)}\0`).join('');
    const ignored = splitNames(await askGit(workspace, ['check-ignore', '-z', '--stdin'], input));
    return new Set(ignored.map((name) => name.slice('./'.length)));
}
function splitNames(printed) {
    return printed.toString('utf8').split('\0').slice(0, -1);
}
async function commitAtHead(folder) {
    const printed = (await askGit(folder, ['cat-file', '--batch'], 'HEAD\n')).toString('utf8');
    const [head = ''] = printed.split('\n\n', 1);
    const id = /^([0-9a-f]{40,64}) commit \d+\n/.exec(head)?.[1];
    if (id === undefined)
        return undefined;
    return { id, parents: [...head.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, parent = '']) => parent) };
}


/***/ }),

/***/ 9352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YK: () => (/* binding */ readVariableText),
/* harmony export */   bS: () => (/* binding */ readVariableFile)
/* harmony export */ });
/* unused harmony export jsonSettings */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _files_workspace_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6090);
/* harmony import */ var _hcl_job_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7580);
/* harmony import */ var _hcl_bodies_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(409);
/* harmony import */ var _hcl_scan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5380);
/* harmony import */ var _hcl_positions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(253);
/* harmony import */ var _functions_resolve_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8811);
/* harmony import */ var _clients_http_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8838);
/* harmony import */ var _hcl_strings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3327);
/* harmony import */ var _hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4116);











const maxVarFileMiB = 1;
function readVariableFile(path, base, mayBeMissing) {
    const found = (0,_functions_resolve_path_js__WEBPACK_IMPORTED_MODULE_7__/* .locateFile */ .pM)(path, base);
    const refuse = (what, hint) => ({
        name: path,
        settings: [],
        errors: [invalidVariables(`Input \`var-files\`: \`${path}\` ${what}.`, hint)],
    });
    if ('problem' in found)
        return refuse(found.problem, found.hint);
    if (found.stats === undefined) {
        if (mayBeMissing)
            return undefined;
        return refuse('does not exist', 'Paths are relative to `working-directory`; check the path and that the repository is checked out.');
    }
    if (!found.stats.isFile())
        return refuse((0,_functions_resolve_path_js__WEBPACK_IMPORTED_MODULE_7__/* .describeNonFile */ .TZ)(found.stats).problem, 'Name a variable file.');
    const content = (0,_files_workspace_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readWorkspaceFile */ .sL)(found.path, base.workspace, maxVarFileMiB);
    if ('problem' in content)
        return refuse(content.problem, content.hint);
    if ('tooLarge' in content)
        return refuse(`is larger than ${maxVarFileMiB} MiB`, 'Use a smaller file.');
    const bytes = 'bytes' in content ? content.bytes : undefined;
    if (bytes === undefined || !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return refuse('cannot be read as UTF-8 text', 'Save it as UTF-8.');
    return readVariableText(new TextDecoder().decode(bytes), found.name);
}
function readVariableText(text, name) {
    return (0,_hcl_job_text_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonForm */ .Dj)(text) ? readJsonVarFile(text, name) : readHclVarFile(text, name);
}
function invalidVariables(message, hint, location) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ({ reason: 'input', message, hint, location, help: 'invalid-variables' });
}
function readJsonVarFile(text, name) {
    const { settings, problem } = jsonSettings(text, name);
    if (settings.length > _hcl_job_text_js__WEBPACK_IMPORTED_MODULE_3__/* .maxVariables */ .I4)
        return tooManySet(name);
    const hint = 'Write `{"name": value, …}`.';
    const errors = problem === undefined ? [] : [invalidVariables(problem, hint, { file: name })];
    return { name, settings, errors };
}
function tooManySet(name) {
    const what = `The file sets more than ${_hcl_job_text_js__WEBPACK_IMPORTED_MODULE_3__/* .maxVariables */ .I4} variables.`;
    const hint = 'Combine related values in one variable, such as a map.';
    return { name, settings: [], errors: [invalidVariables(what, hint, { file: name })] };
}
function readHclVarFile(text, name) {
    const hcl = (0,_hcl_scan_js__WEBPACK_IMPORTED_MODULE_5__/* .scanHcl */ .J)(text);
    const positions = (0,_hcl_positions_js__WEBPACK_IMPORTED_MODULE_6__/* .positionsIn */ .Y)(text);
    const place = (offset) => ({ file: name, ...positions.positionOf(offset) });
    const error = (offset, what, hint) => invalidVariables(what, hint, place(offset));
    if (hcl.broken !== undefined) {
        return { name, settings: [], errors: [(0,_hcl_job_text_js__WEBPACK_IMPORTED_MODULE_3__/* .unterminatedError */ .jy)(hcl.broken, 'input', place)] };
    }
    const { attributes, blocks, unexpected } = (0,_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_4__/* .readFileBody */ .lX)(hcl);
    if (attributes.length + blocks.length + unexpected.length > _hcl_job_text_js__WEBPACK_IMPORTED_MODULE_3__/* .maxVariables */ .I4)
        return tooManySet(name);
    const startOf = (token) => hcl.starts[token] ?? 0;
    const errors = [
        ...blocks.map(({ at, type }) => error(startOf(at), `A variable file cannot contain blocks such as \`${type}\`.`, declareHint)),
        ...unexpected.map((at) => error(startOf(at), 'This does not set a variable.', 'Write `name = value`, one per line.')),
        ...[...Map.groupBy(attributes, (attribute) => attribute.name)].flatMap(([variable, [, ...repeated]]) => repeated.map(({ at }) => error(startOf(at), `\`${variable}\` is set twice in this file.`, 'Keep one of them.'))),
    ];
    const settings = attributes.map(({ name: variable, expression }) => ({
        name: variable,
        origin: { text: `\`${name}\``, where: place(startOf(expression.from)) },
        form: 'source',
        value: (0,_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_4__/* .expressionText */ .MT)(expression),
        secret: false,
    }));
    return { name, settings, errors };
}
const declareHint = 'Declare variables in the job file; write `name = value` here.';
function jsonSettings(text, file) {
    let value;
    try {
        value = (0,_clients_http_json_js__WEBPACK_IMPORTED_MODULE_8__/* .parseJson */ .qF)(text);
    }
    catch {
        return { settings: [], problem: 'The variable file starts like JSON, but is not valid JSON.' };
    }
    const positions = (0,_hcl_positions_js__WEBPACK_IMPORTED_MODULE_6__/* .positionsIn */ .Y)(text);
    const placeOf = (0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_10__/* .createStringLocator */ .MO)(text);
    const lineOf = (name) => positions.positionOf(placeOf(name)).line;
    return {
        settings: Object.entries(value).map(([name, one]) => {
            const origin = { text: `\`${file}\``, where: { file, line: lineOf(name) } };
            const plain = typeof one === 'string';
            return { name, origin, form: plain ? 'text' : 'source', value: plain ? one : toHclLiteral(one), secret: false };
        }),
    };
}
function toHclLiteral(value) {
    if (typeof value === 'string')
        return (0,_hcl_strings_js__WEBPACK_IMPORTED_MODULE_9__/* .quoteText */ .ol)(value);
    if (Array.isArray(value))
        return `[${value.map(toHclLiteral).join(', ')}]`;
    if (typeof value !== 'object' || value === null || 'rawJSON' in value)
        return JSON.stringify(value);
    return `{ ${Object.entries(value)
        .map(([key, one]) => `${(0,_hcl_strings_js__WEBPACK_IMPORTED_MODULE_9__/* .quoteText */ .ol)(key)} = ${toHclLiteral(one)}`)
        .join(', ')} }`;
}


/***/ }),

/***/ 3904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ inputSettings),
/* harmony export */   j: () => (/* binding */ readVariableSources)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6590);
/* harmony import */ var _var_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9352);




const filePlaceholder = '{file}';
function readVariableSources({ variables }, base) {
    const shared = new Map();
    for (const path of variables.files.filter((one) => !one.includes(filePlaceholder))) {
        const read = (0,_var_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readVariableFile */ .bS)(path, base, false);
        if (read !== undefined)
            shared.set(path, read);
    }
    const errors = [...shared.values()].flatMap((read) => read.errors);
    if (errors.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionErrors */ .o9(errors);
    const { given, environment } = inputSettings(variables);
    return {
        environment,
        forJob(jobPath) {
            const stem = stemOf(jobPath, base);
            const paths = variables.files.map((path) => path.replaceAll(filePlaceholder, () => stem));
            const files = paths.flatMap((path) => shared.get(path) ?? (0,_var_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readVariableFile */ .bS)(path, base, true) ?? []);
            return {
                settings: [...files.flatMap((file) => file.settings), ...given],
                given,
                errors: files.flatMap((file) => file.errors),
                names: paths.map((path) => (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeName */ .IC)(base.workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(base.directory, path))),
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
    return (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeName */ .IC)(directory, path).replace(/(?:\.nomad)?\.(?:hcl|json)$|(?<=[^/])\.[^./]+$/, '');
}
function settingOf({ name, value }, text, secret) {
    return { name, value, origin: { text, where: undefined }, form: 'raw', secret };
}


/***/ }),

/***/ 9852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ itemsByName),
/* harmony export */   xu: () => (/* binding */ flattenMap),
/* harmony export */   yc: () => (/* binding */ compareSpecs)
/* harmony export */ });
/* harmony import */ var _redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3067);
/* harmony import */ var _specification_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7619);


const levels = new Set(['Job', 'TaskGroup', 'Task']);
const noDifference = { Fields: [], Objects: [] };
function compareSpecs(before, after, level, isCanonical) {
    return compareEntries(before, after, { within: level, isCanonical });
}
function compareEntries(before, after, comparing) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
    return joined(keys.map((key) => {
        const [old, now] = [before, after].map((part) => Reflect.get(part, key) ?? undefined);
        if (key === 'TaskGroups' || key === 'Tasks')
            return compareOrder(key, itemsByName(old), itemsByName(now));
        return (0,_specification_js__WEBPACK_IMPORTED_MODULE_1__/* .isSetByServer */ .fb)(comparing.within, key, now) ? noDifference : compareParts(key, old, now, comparing);
    }));
}
function compareParts(key, before, after, comparing) {
    const { within, isCanonical } = comparing;
    const isPlain = (0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isLeaf */ .xe)(before) && (0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isLeaf */ .xe)(after);
    if (_specification_js__WEBPACK_IMPORTED_MODULE_1__/* .freeForm */ .$5.has(key) && !isPlain)
        return compareMaps(key, within, before ?? {}, after ?? {});
    if (isMixed(before, after))
        return field(key, before, after);
    if (Array.isArray(before ?? after))
        return compareLists(key, asList(before), asList(after), comparing);
    if (after === undefined && !isCanonical)
        return noDifference;
    if (isPlain)
        return isSame(before, after) ? noDifference : field(key, before, after);
    const inside = { within: within === 'Job' ? `Job.${key}` : key, isCanonical };
    return object(nameOf(key), before, after, compareEntries(before ?? {}, after ?? {}, inside));
}
function isMixed(before, after) {
    if (before === undefined || after === undefined || (isEmptyPart(before) && isEmptyPart(after)))
        return false;
    return (0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isLeaf */ .xe)(before) !== (0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isLeaf */ .xe)(after) || Array.isArray(before) !== Array.isArray(after);
}
function isSame(before, after) {
    return (0,_specification_js__WEBPACK_IMPORTED_MODULE_1__/* .canonical */ .$N)((0,_specification_js__WEBPACK_IMPORTED_MODULE_1__/* .isZero */ .be)(before) ? null : before) === (0,_specification_js__WEBPACK_IMPORTED_MODULE_1__/* .canonical */ .$N)((0,_specification_js__WEBPACK_IMPORTED_MODULE_1__/* .isZero */ .be)(after) ? null : after);
}
function asList(value) {
    return Array.isArray(value) ? value : [];
}
function nameOf(key) {
    return _redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .namesInDiff */ .Fx.get(key) ?? key;
}
function typeOf(before, after) {
    if (before === undefined)
        return 'Added';
    return after === undefined ? 'Deleted' : 'Edited';
}
function field(name, before, after, ...notes) {
    const one = { Type: typeOf(before, after), Name: name, Old: textOf(before), New: textOf(after), Annotations: notes };
    return { Fields: [one], Objects: [] };
}
function textOf(value) {
    if (value === null || value === undefined || isEmptyPart(value))
        return '';
    return typeof value === 'string' ? value : JSON.stringify(value);
}
function object(name, before, after, { Fields, Objects }) {
    return Fields.length + Objects.length === 0 ? noDifference : whole(name, before, after, { Fields, Objects });
}
function whole(name, before, after, inner) {
    return { Fields: [], Objects: [{ Type: typeOf(before, after), Name: name, ...inner }] };
}
function joined(parts) {
    return { Fields: parts.flatMap(({ Fields }) => Fields), Objects: parts.flatMap(({ Objects }) => Objects) };
}
function compareLists(key, before, after, { within, isCanonical }) {
    if ([...before, ...after].every(_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isLeaf */ .xe))
        return object(key, before, after, compareValues(key, before, after));
    const [old, now] = [itemsByName(before), itemsByName(after)];
    const isNamed = old !== undefined && now !== undefined;
    const items = (isNamed ? pairNamed(old, now) : pairOthers(before, after))
        .filter(([, item]) => !(0,_specification_js__WEBPACK_IMPORTED_MODULE_1__/* .isSetByServer */ .fb)(`${within}.${key}`, '[]', item))
        .map(([one, other]) => {
        if (!isBody(one) || !isBody(other))
            return field(key, one, other);
        const inside = { within: key, isCanonical: isCanonical || other === undefined };
        const inner = compareEntries(one ?? {}, other ?? {}, inside);
        const isWhole = one === undefined || other === undefined;
        return isWhole ? whole(nameOf(key), one, other, inner) : object(nameOf(key), one, other, inner);
    });
    const order = isNamed
        ? compareOrder(nameOf(key), old, now)
        : compareOrder(nameOf(key), byText(before), byText(after));
    return joined([...items, order]);
}
function compareValues(name, before, after) {
    const [deleted, added] = [without(before, after), without(after, before)];
    if (deleted.length + added.length === 0)
        return joined(before.flatMap((value, at) => (isSame(value, after[at]) ? [] : [field(name, value, after[at])])));
    return joined([
        ...deleted.map((value) => field(name, value, undefined)),
        ...added.map((value) => field(name, undefined, value)),
    ]);
}
function without(items, others) {
    const counts = new Map();
    for (const other of others.map(_specification_js__WEBPACK_IMPORTED_MODULE_1__/* .canonical */ .$N))
        counts.set(other, (counts.get(other) ?? 0) + 1);
    return items.filter((item) => {
        const text = (0,_specification_js__WEBPACK_IMPORTED_MODULE_1__/* .canonical */ .$N)(item);
        const left = counts.get(text) ?? 0;
        counts.set(text, left - 1);
        return left <= 0;
    });
}
function isBody(item) {
    return item === undefined || (!(0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isLeaf */ .xe)(item) && !Array.isArray(item));
}
function pairNamed(before, after) {
    return [...new Set([...before.keys(), ...after.keys()])].map((name) => [before.get(name), after.get(name)]);
}
function pairOthers(before, after) {
    const [deleted, added] = [without(before, after), without(after, before)];
    return Array.from({ length: Math.max(deleted.length, added.length) }, (_, at) => [deleted[at], added[at]]);
}
function byText(items) {
    return new Map(items.flatMap((item) => ((0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isLeaf */ .xe)(item) ? [] : [[(0,_specification_js__WEBPACK_IMPORTED_MODULE_1__/* .canonical */ .$N)(item), item]])));
}
function itemsByName(list) {
    const named = new Map();
    for (const item of asList(list)) {
        if ((0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isLeaf */ .xe)(item))
            return undefined;
        const name = Reflect.get(item, 'Name') ?? Reflect.get(item, 'Label');
        if (typeof name !== 'string' || name === '' || named.has(name))
            return undefined;
        named.set(name, item);
    }
    return named;
}
function compareOrder(name, before, after) {
    if (before === undefined || after === undefined)
        return noDifference;
    const [old, now] = [
        [...before.keys()].filter((one) => after.has(one)),
        [...after.keys()].filter((one) => before.has(one)),
    ];
    return old.some((one, at) => one !== now[at]) ? reordered(name) : noDifference;
}
function reordered(name) {
    return { Fields: [{ Type: 'Edited', Name: name, Old: '', New: '', Annotations: ['another order'] }], Objects: [] };
}
function compareMaps(key, within, before, after) {
    const isOwn = levels.has(within) && (key === 'Env' || key === 'Meta');
    const [old, now] = [new Map(flattenMap(before, isOwn ? key : '')), new Map(flattenMap(after, isOwn ? key : ''))];
    const paths = [...new Set([...old.keys(), ...now.keys()])].toSorted();
    const fields = joined(paths.map((path) => compareValue(path, old.get(path), now.get(path))));
    return isOwn ? fields : object(nameOf(key), before, after, fields);
}
function compareValue(path, before, after) {
    const [old, now] = [kindOf(before), kindOf(after)];
    const isNumber = old === 'number' && now === 'number';
    const [one, other] = [textOf(before), textOf(after)];
    if (old === now && (isNumber ? Number(one) === Number(other) : one === other))
        return noDifference;
    if (old === 'nothing' || now === 'nothing') {
        const kind = old === 'nothing' ? now : old;
        return field(path, before, after, ...(kind.startsWith('empty') ? [kind] : []));
    }
    return field(path, before, after, ...(old === now ? [] : [`${old} to ${now}`]));
}
function kindOf(value) {
    if (value === undefined)
        return 'nothing';
    if (isEmptyPart(value))
        return Array.isArray(value) ? 'empty list' : 'empty map';
    return value === null ? 'null' : typeof value === 'object' ? 'number' : typeof value;
}
function isEmptyPart(value) {
    return !(0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isLeaf */ .xe)(value) && Object.keys(value).length === 0;
}
function* flattenMap(value, path) {
    for (const [key, item] of Object.entries(value)) {
        const inside = path === '' ? key : `${path}[${key}]`;
        if ((0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isLeaf */ .xe)(item) || isEmptyPart(item))
            yield [inside, item];
        else
            yield* flattenMap(item, inside);
    }
}


/***/ }),

/***/ 9203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ jobStart),
/* harmony export */   Bv: () => (/* binding */ scalingOf),
/* harmony export */   Fl: () => (/* binding */ isTemplate),
/* harmony export */   LB: () => (/* binding */ widenBounds),
/* harmony export */   Mz: () => (/* binding */ exceededBound),
/* harmony export */   gD: () => (/* binding */ keepCounts),
/* harmony export */   rH: () => (/* binding */ scheduleOf),
/* harmony export */   vB: () => (/* binding */ isOnSchedule)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1795);

function jobStart(job) {
    if (job.ParameterizedJob !== null && job.ParameterizedJob !== undefined)
        return 'per-dispatch';
    return job.Periodic !== null && job.Periodic !== undefined ? 'per-launch' : 'at-once';
}
function isTemplate(job) {
    return jobStart(job) !== 'at-once' && job['Dispatched'] !== true;
}
function isOnSchedule(job) {
    return jobStart(job) === 'per-launch' && job.Periodic?.['Enabled'] !== false && job.Stop !== true;
}
function scheduleOf({ Periodic }) {
    if (Periodic === null || Periodic === undefined)
        return '';
    const specs = Array.isArray(Periodic['Specs']) ? Periodic['Specs'] : [];
    const times = [Periodic['Spec'], ...specs].filter((time) => typeof time === 'string' && time !== '');
    const zone = Periodic['TimeZone'];
    return `${times.join(', ')} (${typeof zone === 'string' && zone !== '' ? zone : 'UTC'})`;
}
function keepCounts(job, live) {
    const running = new Map((live?.TaskGroups ?? []).map((group) => [group.Name, group.Count ?? 1]));
    const groups = (job.TaskGroups ?? []).map((group) => {
        const count = running.get(group.Name);
        if (count === undefined)
            return { own: group, sent: group, kept: [] };
        const scaling = scalingOf(group);
        const instead = group.Count ?? scaling?.Min ?? 1;
        const own = { ...group, Count: count, ...(scaling && { Scaling: { ...scaling, Min: scaling.Min ?? instead } }) };
        const bound = exceededBound(own);
        const kept = count === instead ? [] : [{ group: group.Name ?? '', count, instead, bound }];
        return { own, sent: bound === undefined ? own : group, kept };
    });
    const withGroups = (of) => ({ ...job, TaskGroups: groups.map((group) => group[of]) });
    if (live === undefined)
        return { job, sent: job, kept: [] };
    return { job: withGroups('own'), sent: withGroups('sent'), kept: groups.flatMap(({ kept }) => kept) };
}
function widenBounds(job) {
    if (!job.TaskGroups?.some(exceededBound))
        return job;
    const groups = job.TaskGroups.map((group) => {
        const [scaling, count] = [scalingOf(group), group.Count ?? 1];
        if (scaling === undefined || exceededBound(group) === undefined)
            return group;
        const [Min, Max] = [Math.min(scaling.Min ?? count, count), Math.max(scaling.Max ?? count, count)];
        return { ...group, Scaling: { ...scaling, Min, Max } };
    });
    return { ...job, TaskGroups: groups };
}
const BOUNDS = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ Min: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()), Max: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()) });
function scalingOf({ Scaling }) {
    const { success, output } = valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(BOUNDS, Scaling);
    return success ? { ...Scaling, ...output } : undefined;
}
function exceededBound(group) {
    const { Min: min, Max: max } = scalingOf(group) ?? {};
    const count = group.Count ?? min ?? 1;
    if (typeof max === 'number' && count > max)
        return `at most ${max}`;
    return typeof min === 'number' && count < min ? `at least ${min}` : undefined;
}


/***/ }),

/***/ 7619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* binding */ freeForm),
/* harmony export */   $N: () => (/* binding */ canonical),
/* harmony export */   _8: () => (/* binding */ volatileFields),
/* harmony export */   be: () => (/* binding */ isZero),
/* harmony export */   fb: () => (/* binding */ isSetByServer)
/* harmony export */ });
const volatileFields = new Set([
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
const freeForm = new Set([
    'CanaryMeta', 'Config', 'Env', 'Getter', 'GetterHeaders', 'GetterOptions', 'Header', 'Meta', 'Options', 'Policy',
]);
const zeroIsAbsent = new Map([
    ['Services', 'Kind'],
    ['Checks', 'Notes'],
    ['Volume', 'Sticky'],
    ['DynamicPorts', 'IgnoreCollision'],
    ['ReservedPorts', 'IgnoreCollision'],
    ['Artifacts', 'Chown'],
    ['Identity', 'Filepath'],
    ['Identities', 'Filepath'],
]);
const serverRows = {
    Job: {
        always: [...volatileFields, 'NomadTokenID', 'Dispatched', 'Namespace', 'Region'].join(' '),
        unset: 'Datacenters NodePool',
    },
    'Job.Update': {
        always: 'AutoPromote AutoRevert Canary HealthCheck HealthyDeadline MinHealthyTime ProgressDeadline',
    },
    'Job.ParameterizedJob': { unset: 'Payload' },
    'TaskGroup.Constraints': { unset: '[]' },
    'Task.Constraints': { unset: '[]' },
    Links: { always: 'URL Url' },
    Scaling: { always: 'CreateIndex ID ModifyIndex Target Type' },
    Services: { unset: 'Cluster Name Namespace OnUpdate' },
    Checks: { unset: 'Name OnUpdate' },
    'Networks.DynamicPorts': { unset: '[]' },
    DynamicPorts: { unset: 'HostNetwork' },
    ReservedPorts: { unset: 'HostNetwork' },
    Task: { unset: 'Identity' },
    Identity: { unset: 'Audience Name' },
    'Task.Identities': { unset: '[]' },
    Identities: { unset: 'Audience ServiceName' },
};
const setByServer = new Map(Object.entries(serverRows).flatMap(([within, rows]) => ['always', 'unset'].flatMap((when) => (rows[when]?.split(' ') ?? []).map((key) => [`${within} ${key}`, when]))));
function isSetByServer(within, key, after) {
    const when = setByServer.get(`${within} ${key}`);
    return when === 'always' || (when === 'unset' && (after === undefined || after === null || isEmpty(after)));
}
function isEmpty(value) {
    return isZero(value) || (Array.isArray(value) && value.length === 0);
}
function canonical(value) {
    return canonicalText(value, '', false);
}
function canonicalText(value, key, free) {
    if (value === null || value === undefined)
        return 'null';
    if (typeof value === 'number')
        return numberText(value);
    if (typeof value !== 'object')
        return JSON.stringify(value);
    if (Array.isArray(value))
        return `[${value.map((item) => canonicalText(item, key, free)).join(',')}]`;
    if ('rawJSON' in value && Object.getPrototypeOf(value) === null)
        return numberText(String(value.rawJSON));
    const within = free || freeForm.has(key);
    const zero = within ? undefined : zeroIsAbsent.get(key);
    const entries = Object.entries(value)
        .filter(([name, item]) => item !== null && item !== undefined && !(name === zero && isZero(item)))
        .toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([name, item]) => `${JSON.stringify(name)}:${canonicalText(item, key === 'Volumes' ? 'Volume' : name, within)}`).join(',')}}`;
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

/***/ 7601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H$: () => (/* binding */ datacenterTraits),
/* harmony export */   JC: () => (/* binding */ traitsOf),
/* harmony export */   TY: () => (/* binding */ changesNothing),
/* harmony export */   bz: () => (/* binding */ datacenterLists),
/* harmony export */   qU: () => (/* binding */ scheduleChange)
/* harmony export */ });
/* harmony import */ var _inputs_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9244);
/* harmony import */ var _redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8300);
/* harmony import */ var _redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7301);



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
        ...scheduled(diff),
        ...renamed(diff),
    ];
}
function isWhole(type) {
    return type === 'Added' || type === 'Deleted';
}
function changesNothing(diff) {
    const isUnchanged = ({ Type, Fields, Objects }) => !isWhole(Type) && Fields.every((field) => field.Type === 'None') && Objects.every(isUnchanged);
    return [diff, ...diff.TaskGroups, ...diff.TaskGroups.flatMap((group) => group.Tasks)].every(isUnchanged);
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
    const text = leaves
        .filter(({ objects, field }) => objects[0] === 'Resources' && field.Type === 'Edited' && Number(field.New) < Number(field.Old))
        .flatMap(({ field }) => resources.get(field.Name) ?? []);
    return [...new Set(text)];
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
function scheduled(diff) {
    return scheduleChange(diff) === undefined ? [] : ['another schedule'];
}
const scheduleFields = new Set(['Spec', 'Specs', 'TimeZone', 'Enabled']);
function scheduleChange({ Objects }) {
    const periodic = Objects.filter(({ Name, Type }) => Name === 'Periodic' && Type === 'Edited');
    const fields = periodic.flatMap((object) => [object, ...object.Objects].flatMap(({ Fields }) => Fields));
    if (!fields.some(({ Name, Type }) => scheduleFields.has(Name) && Type !== 'None'))
        return undefined;
    const textOf = (side, ...names) => {
        const texts = fields.filter(({ Name }) => names.includes(Name)).map((field) => (0,_redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_2__/* .shownText */ .f$)(field[side]));
        return texts.filter((text) => text !== '').join(', ');
    };
    const isMoved = textOf('Old', 'TimeZone') !== textOf('New', 'TimeZone');
    const describe = (side) => {
        if (textOf(side, 'Enabled') === 'false')
            return 'disabled';
        const times = textOf(side, 'Spec', 'Specs');
        const zone = isMoved ? textOf(side, 'TimeZone') : '';
        if (times === '')
            return zone || 'enabled';
        return zone === '' ? times : `${times} (${zone})`;
    };
    const [before, after] = [describe('Old'), describe('New')];
    return before === after && !before.includes(_redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_1__/* .hiddenMark */ .s) ? undefined : { before, after };
}
function renamed({ TaskGroups }) {
    const tasks = (type) => TaskGroups.filter((group) => group.Type === type).map((group) => JSON.stringify(group.Tasks.map((task) => task.Name).toSorted()));
    const gone = new Set(tasks('Deleted'));
    return tasks('Added').some((names) => gone.has(names)) ? ['a group renamed'] : [];
}
function datacenterTraits(diff) {
    const { before, after, isChanged } = datacenterLists(diff);
    if (!isChanged)
        return [];
    const lost = !before.every((one) => isWithin(one, after));
    const gained = !after.every((one) => isWithin(one, before));
    if (lost && gained)
        return ['other datacenters'];
    if (lost)
        return ['fewer datacenters'];
    return gained ? ['more datacenters'] : [];
}
function datacenterLists({ Objects }) {
    const fields = Objects.filter(({ Name }) => Name === 'Datacenters').flatMap((object) => object.Fields);
    const before = fields.filter(({ Type }) => Type !== 'Added');
    const after = fields.filter(({ Type }) => Type !== 'Deleted');
    return {
        before: orAll(before.map(({ Type, Old, New }) => (Type === 'None' ? Old || New : Old))),
        after: orAll(after.map(({ Type, Old, New }) => (Type === 'None' ? Old || New : New))),
        isChanged: fields.some(({ Type }) => Type !== 'None'),
    };
}
function orAll(names) {
    return names.length === 0 ? ['*'] : names;
}
const unknown = '\0';
function isWithin(glob, others) {
    const name = glob.replaceAll('*', unknown);
    return others.some((other) => other === glob || (0,_inputs_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesWhole */ .b)(other.split('*'), name));
}


/***/ }),

/***/ 3395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K$: () => (/* binding */ findCommentTarget),
/* harmony export */   Qs: () => (/* binding */ commitAndRun),
/* harmony export */   ZD: () => (/* binding */ surroundingsOf),
/* harmony export */   rn: () => (/* binding */ fileUrlOf)
/* harmony export */ });
/* harmony import */ var _clients_github_comments_find_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6001);
/* harmony import */ var _report_nomad_ui_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1129);
/* harmony import */ var _comment_writer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7769);
/* harmony import */ var _pull_request_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2245);




async function findCommentTarget(run) {
    const { event: context, inputs } = run;
    const other = await (0,_pull_request_files_js__WEBPACK_IMPORTED_MODULE_3__/* .findOtherCheckout */ .cV)({ context, directory: inputs.jobFiles.workingDirectory });
    if (other !== undefined) {
        (0,_pull_request_files_js__WEBPACK_IMPORTED_MODULE_3__/* .warnOfOtherCheckout */ .uF)(run, other.commit, { subject: 'plan', verb: 'Plan' });
        const planned = { ...context, pullRequest: undefined, sha: other.commit };
        return { surroundings: surroundingsOf({ ...run, event: planned }), ..._comment_writer_js__WEBPACK_IMPORTED_MODULE_2__/* .noWriter */ .FW };
    }
    const found = await (0,_comment_writer_js__WEBPACK_IMPORTED_MODULE_2__/* .findCommentWriter */ ._E)({ ...run, comment: inputs.comment, subject: 'plan', keys: inputs.review.keys });
    return { surroundings: surroundingsOf(run), ...found };
}
function surroundingsOf({ event, inputs, runner, }) {
    return {
        ...commitAndRun(event),
        environment: inputs.comment.id === 'default' ? undefined : inputs.comment.id,
        ui: inputs.ui === undefined ? undefined : (0,_report_nomad_ui_js__WEBPACK_IMPORTED_MODULE_1__/* .createUiLinks */ .y)(inputs.ui),
        marker: (0,_clients_github_comments_find_js__WEBPACK_IMPORTED_MODULE_0__/* .commentMarker */ .Ql)(inputs.comment.id),
        record: undefined,
        door: runner.door,
        fileUrl: fileUrlOf(event),
        cluster: inputs.nomad.address.host,
        region: inputs.nomad.region,
        namespace: inputs.nomad.namespace === 'default' ? undefined : inputs.nomad.namespace,
    };
}
function commitAndRun({ pullRequest, sha, runUrl, runNumber, runAttempt, }) {
    return {
        commit: pullRequest?.headSha ?? sha,
        run: runUrl === undefined ? undefined : { number: runNumber, attempt: runAttempt, url: runUrl },
    };
}
function fileUrlOf({ repo: repository, serverUrl, pullRequest, sha }) {
    const commit = pullRequest?.headSha ?? sha;
    if (repository === undefined || commit === undefined)
        return undefined;
    const base = `${serverUrl}/${repository.owner}/${repository.repo}/blob/${commit}`;
    return (file) => `${base}/${file.split('/').map(encodeURIComponent).join('/')}`;
}


/***/ }),

/***/ 7769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FW: () => (/* binding */ noWriter),
/* harmony export */   _E: () => (/* binding */ findCommentWriter)
/* harmony export */ });
/* unused harmony export commentWriter */
/* harmony import */ var _text_log_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(872);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _clients_github_comments_upsert_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9254);
/* harmony import */ var _clients_github_pull_requests_pull_requests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5266);
/* harmony import */ var _review_open_review_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8649);
/* harmony import */ var _run_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2557);






const noWriter = { writeComment: undefined, pullRequest: undefined, place: undefined };
async function findCommentWriter(run) {
    const { event, runner, comment, subject } = run;
    const { token, wanted } = comment;
    if (wanted && token === undefined && event.pullRequest !== undefined) {
        runner.notice((0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj) `No comment was written: \`github-token\` is empty. The ${subject} is in the step summary.`);
    }
    const canBeFound = event.eventName === 'push' || event.eventName === 'workflow_dispatch';
    const { repo: repository } = event;
    if (!wanted || token === undefined || repository === undefined)
        return noWriter;
    if (event.pullRequest === undefined && !canBeFound) {
        runner.log((0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj) `No comment was written: a run of the event \`${event.eventName}\` has no pull request.`);
        return noWriter;
    }
    const github = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orElse */ .NW)((0,_run_context_js__WEBPACK_IMPORTED_MODULE_5__/* .connectGitHub */ .U)(run, token), (error) => error);
    if (github instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ)
        return { ...noWriter, writeComment: () => Promise.reject(github) };
    const pullRequest = event.pullRequest ?? (await (0,_clients_github_pull_requests_pull_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .findOpenPullRequest */ .aF)(github, repository, event.sha ?? ''));
    if (pullRequest === undefined) {
        runner.log((0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj) `No comment was written: this commit is not the head of an open pull request.`);
        return noWriter;
    }
    const place = (0,_review_open_review_js__WEBPACK_IMPORTED_MODULE_4__/* .commentPlaceOf */ .Uf)(run, github, repository, pullRequest.number);
    return { pullRequest, place, writeComment: commentWriter({ run, place, pullRequest }) };
}
function commentWriter({ run: { started }, place, pullRequest }) {
    const { github, repository } = place;
    const planned = () => Math.floor((github.now().getTime() - (performance.now() - started)) / 1000);
    const isOutdated = async (present) => present.some((body) => ((0,_review_open_review_js__WEBPACK_IMPORTED_MODULE_4__/* .plannedIn */ .Y0)(place.open({ body })) ?? 0) > planned()) ||
        (await (0,_clients_github_pull_requests_pull_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .hasOtherHead */ .BU)(github, repository, pullRequest));
    return async (wanted, { renew, ...options }) => {
        const compose = async (present) => {
            const { draft, keepsPlan = false, shown } = (await renew?.(present, wanted)) ?? { draft: wanted };
            return (0,_review_open_review_js__WEBPACK_IMPORTED_MODULE_4__/* .sealComment */ .V)(place, draft, { planned: keepsPlan ? undefined : planned(), shown });
        };
        return (0,_review_open_review_js__WEBPACK_IMPORTED_MODULE_4__/* .sealAgainIfLate */ .z6)(place, await (0,_clients_github_comments_upsert_js__WEBPACK_IMPORTED_MODULE_2__/* .upsertComment */ .lB)(place, wanted, { ...options, compose, isOutdated }));
    };
}


/***/ }),

/***/ 1060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ findVersion),
/* harmony export */   BA: () => (/* binding */ unsettledDeployments),
/* harmony export */   BF: () => (/* binding */ orNoSuchJob),
/* harmony export */   Nk: () => (/* binding */ notPossible),
/* harmony export */   T1: () => (/* binding */ requireStarted),
/* harmony export */   TI: () => (/* binding */ requireAllocations),
/* harmony export */   eL: () => (/* binding */ liveJob),
/* harmony export */   pC: () => (/* binding */ findJob),
/* harmony export */   vP: () => (/* binding */ findLastStable)
/* harmony export */ });
/* unused harmony export lastStable */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_http_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(892);
/* harmony import */ var _inputs_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1352);
/* harmony import */ var _nomad_plan_spec_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9203);




async function findJob(nomad, inputs) {
    return orNoSuchJob(nomad.readJob({ id: inputs.job }), nomad, inputs);
}
async function orNoSuchJob(answer, nomad, { job, nomad: { namespace = 'default' } }) {
    try {
        return await answer;
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.reason !== 'not-found')
            throw error;
        const similar = await findSimilarId(job, nomad);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
            reason: 'not-found',
            message: `No job \`${job}\` in namespace \`${namespace}\``,
            help: 'no-such-job',
            hint: similar === undefined
                ? 'Check the inputs `job` (the exact ID), `namespace` and `region`; `mode: list` shows all jobs.'
                : `Did you mean \`${similar}\`? \`mode: list\` shows all jobs.`,
            cause: error,
        });
    }
}
function requireStarted({ ID, Stop }) {
    if (Stop !== true)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'blocked',
        message: `The job \`${ID}\` is stopped`,
        help: 'stopped-job',
        hint: 'Register it again to start it, or revert to a version before the stop with `mode: revert`.',
    });
}
function requireAllocations(job, verb) {
    if (!(0,_nomad_plan_spec_js__WEBPACK_IMPORTED_MODULE_3__/* .isTemplate */ .Fl)(job))
        return;
    const [kind, mode] = (0,_nomad_plan_spec_js__WEBPACK_IMPORTED_MODULE_3__/* .jobStart */ .A5)(job) === 'per-launch' ? ['periodic', 'periodic-force'] : ['parameterized', 'dispatch'];
    throw notPossible(`The job \`${job.ID}\` is ${kind}, so it has no allocations of its own to ${verb}`, `Name one of its child jobs, or launch one with \`mode: ${mode}\`.`);
}
function notPossible(message, hint) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({ reason: 'input', message, hint, help: 'not-possible-for-this-job' });
}
async function liveJob(nomad, target) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(nomad.readJob(target), 'not-found');
}
const longestWait = 2000;
const mostListed = 500;
async function findSimilarId(job, nomad) {
    const listed = await (0,_clients_http_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .withTimeout */ .wj)(longestWait, (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(nomad.listJobs({ perPage: mostListed })));
    return (0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .p)(job, listed?.jobs.map(({ ID }) => ID) ?? []);
}
async function findVersion(nomad, job, wanted, keywords = []) {
    const { Versions: versions } = await nomad.listJobVersions({ id: job });
    const found = versions.find(({ Version, VersionTag }) => typeof wanted === 'number' ? Version === wanted : VersionTag?.Name === wanted);
    if (found !== undefined)
        return { found, versions };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'not-found',
        message: `The job \`${job}\` has no ${typeof wanted === 'number' ? `version ${wanted}` : `version with the tag \`${wanted}\``}`,
        help: 'no-such-version',
        hint: typeof wanted === 'number'
            ? listVersions(versions)
            : `${suggestVersion(wanted, versions, keywords)}${listVersions(versions)}${describeTagSupport(versions)}`,
    });
}
function suggestVersion(wanted, versions, keywords) {
    const number = /^v(?:ersion)?[ .-]?(\d+)$/i.exec(wanted)?.[1];
    const isVersion = versions.some(({ Version }) => String(Version) === number);
    const tags = versions.flatMap(({ VersionTag }) => VersionTag?.Name ?? []);
    const meant = isVersion ? number : (0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .p)(wanted, [...tags, ...keywords]);
    return meant === undefined ? '' : `Did you mean \`${meant}\`? `;
}
function describeTagSupport(versions) {
    const isOld = versions.every(({ VersionTag }) => VersionTag === undefined);
    return isOld ? ' This Nomad server has no version tags: they need version 1.9.' : '';
}
async function findLastStable(nomad, { ID, Version }) {
    const { Versions: versions } = await nomad.listJobVersions({ id: ID });
    const found = lastStable(versions, Version ?? 0);
    if (found !== undefined)
        return found;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'not-found',
        message: `The job \`${ID}\` has no stable version to revert to other than the current one, version ${Version ?? 0}`,
        help: 'no-such-version',
        hint: listVersions(versions),
    });
}
function lastStable(versions, live) {
    return versions
        .filter(({ Version, Stable, Stop }) => Version !== live && Stable === true && Stop !== true)
        .toSorted((a, b) => (b.Version ?? 0) - (a.Version ?? 0))[0];
}
function listVersions(versions) {
    return `Versions: ${versions.map(describeJobVersion).join(', ')}.`;
}
function describeJobVersion({ Version, VersionTag, Stable }) {
    const notes = [...(VersionTag?.Name ? [`tag \`${VersionTag.Name}\``] : []), ...(Stable === true ? ['stable'] : [])];
    return `${Version ?? 0}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
}
function unsettledDeployments(nomad) {
    const lists = new Map();
    return async ({ id, namespace, region }, index) => {
        const place = JSON.stringify([namespace, region]);
        const list = lists.get(place) ?? nomad.listUnsettledDeployments({ namespace, region });
        lists.set(place, list);
        return (await list).find(({ JobID, JobSpecModifyIndex }) => JobID === id && JobSpecModifyIndex === index);
    };
}


/***/ }),

/***/ 8328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ planAgainstLive),
  U: () => (/* binding */ planVersion)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/nomad-plan/compare-specs.js
var compare_specs = __webpack_require__(9852);
// EXTERNAL MODULE: ./build/js/nomad-plan/spec.js
var spec = __webpack_require__(9203);
// EXTERNAL MODULE: ./build/js/redaction/spec-fields.js
var spec_fields = __webpack_require__(3067);
;// CONCATENATED MODULE: ./build/js/nomad-plan/complete-diff.js



function findMissingParts(job, plan) {
    const { Diff: diff } = plan;
    if (diff === null || diff.Type === 'Added' || diff.Type === 'Deleted')
        return 'none';
    const tasks = diff.TaskGroups.flatMap((group) => group.Tasks);
    if (tasks.some(isUnexplained))
        return 'groups';
    const isOwn = diff.TaskGroups.some((group) => isUnexplained(group) && group.Tasks.every(({ Type }) => Type === 'None'));
    if (isOwn)
        return 'groups';
    if (diff.Type === 'None')
        return isLeftAlone(job, plan) ? 'none' : 'job';
    return isUnexplained(diff) && diff.TaskGroups.every(({ Type }) => Type === 'None') ? 'job' : 'none';
}
function isUnexplained(part) {
    return part.Type === 'Edited' && !hasChange(part);
}
function hasChange({ Fields, Objects }) {
    return (Fields.some(({ Type }) => Type !== 'None') ||
        Objects.some((object) => (object.Type !== 'None' && object.Type !== 'Edited') || hasChange(object)));
}
function isLeftAlone(job, { Annotations }) {
    if ((0,spec/* jobStart */.A5)(job) !== 'at-once' || job.Type === 'batch' || job.Type === 'sysbatch')
        return false;
    const groups = Object.values(Annotations.DesiredTGUpdates);
    const isAnyLeft = groups.some(({ Ignore }) => Ignore > 0);
    return (isAnyLeft &&
        groups.every(({ InPlaceUpdate, DestructiveUpdate, Canary, RescheduleLater }) => InPlaceUpdate + DestructiveUpdate + Canary + RescheduleLater === 0));
}
function completeDiff(diff, { live, job, isCanonical, parts }) {
    const [before, after] = [live, job].map(({ TaskGroups }) => (0,compare_specs/* itemsByName */.t)(TaskGroups));
    const groups = diff.TaskGroups.map((group) => {
        const [old, now] = [before?.get(group.Name), after?.get(group.Name)];
        if (parts === 'job' || group.Type !== 'Edited' || old === undefined || now === undefined)
            return group;
        return completeGroup(group, old, now, isCanonical);
    });
    const isInnerChanged = groups.some(({ Type }) => Type !== 'None');
    const own = (0,compare_specs/* compareSpecs */.yc)(live, job, 'Job', isCanonical);
    return { ...completed(diff, own, { isCanonical: true, isInnerChanged }), TaskGroups: groups };
}
function completeGroup(group, before, after, isCanonical) {
    const [old, now] = [before, after].map((one) => (0,compare_specs/* itemsByName */.t)(Reflect.get(one, 'Tasks')));
    const Tasks = group.Tasks.map((task) => {
        const [stored, planned] = [old?.get(task.Name), now?.get(task.Name)];
        if (task.Type !== 'Edited' || stored === undefined || planned === undefined)
            return task;
        return completed(task, (0,compare_specs/* compareSpecs */.yc)(stored, planned, 'Task', isCanonical), { isCanonical, isInnerChanged: false });
    });
    const isInnerChanged = Tasks.some(({ Type }) => Type !== 'None');
    return {
        ...completed(group, (0,compare_specs/* compareSpecs */.yc)(before, after, 'TaskGroup', isCanonical), { isCanonical, isInnerChanged }),
        Tasks,
    };
}
function correctBounds(diff, live, job) {
    const TaskGroups = diff.TaskGroups.map((group) => {
        const [old, now] = [live, job].map((one) => one.TaskGroups?.find(({ Name }) => Name === group.Name));
        if (old === undefined || now === undefined || (0,spec/* exceededBound */.Mz)(now) === undefined)
            return group;
        const [before, after] = [old, now].map(({ Scaling }) => ({ Scaling }));
        const { Objects } = (0,compare_specs/* compareSpecs */.yc)(before ?? {}, after ?? {}, 'TaskGroup', false);
        return { ...group, Objects: [...group.Objects.filter(({ Name }) => Name !== 'Scaling'), ...Objects] };
    });
    return { ...diff, TaskGroups };
}
function completed(part, compared, { isCanonical, isInnerChanged }) {
    const known = new Set([...part.Fields, ...part.Objects.filter(hasChange)].map(({ Name }) => Name));
    const lacks = ({ Name }) => !known.has(Name);
    const isUnknown = !isCanonical && !isInnerChanged && isUnexplained(part) && !isScalingOnly(part);
    const missing = isUnexplained(part) && isEmpty(compared) && isUnknown ? unnamedChange : compared;
    const Fields = [...part.Fields, ...missing.Fields.filter(lacks)];
    const Objects = [
        ...part.Objects.filter((object) => object.Type !== 'Edited' || hasChange(object)),
        ...missing.Objects.filter(lacks),
    ];
    const isChanged = isInnerChanged || hasChange({ Fields, Objects });
    return { ...part, Fields, Objects, Type: isChanged ? 'Edited' : 'None' };
}
const unnamed = {
    Type: 'Edited',
    Name: 'Other',
    Old: '',
    New: '',
    Annotations: ['Nomad does not name the field'],
};
const unnamedChange = { Fields: [unnamed], Objects: [] };
function isScalingOnly({ Objects }) {
    return Objects.some(({ Name, Type }) => Name === 'Scaling' && Type === 'Edited');
}
function isEmpty({ Fields, Objects }) {
    return Fields.length + Objects.length === 0;
}
function withDefaults(job, canonical) {
    return filled(job, canonical);
}
function filled(value, defaults) {
    if (value === null || value === undefined)
        return defaults;
    if ((0,spec_fields/* isLeaf */.xe)(value) || (0,spec_fields/* isLeaf */.xe)(defaults))
        return value;
    if (Array.isArray(value))
        return Array.isArray(defaults) && defaults.length === value.length
            ? value.map((item, at) => filled(item, defaults[at]))
            : value;
    const keys = [...new Set([...Object.keys(defaults), ...Object.keys(value)])];
    return Object.fromEntries(keys.map((key) => [key, filled(Reflect.get(value, key), Reflect.get(defaults, key))]));
}

// EXTERNAL MODULE: ./build/js/operations/find-job.js
var find_job = __webpack_require__(1060);
;// CONCATENATED MODULE: ./build/js/operations/plan-against-live.js




async function planAgainstLive(nomad, request, { live: known, canonicalize, keepsCounts = false } = {}) {
    const { job: own, namespace, region } = request;
    const wide = keepsCounts ? (0,spec/* widenBounds */.LB)(own) : own;
    const first = await nomad.createJobPlan({ ...request, job: wide });
    if (first.Diff === null || (wide === own && findMissingParts(own, first) === 'none'))
        return { ...first, answer: first };
    const read = known ?? (await orDenied((0,find_job/* liveJob */.eL)(nomad, { id: own.ID, namespace, region })));
    if (read instanceof errors/* ActionError */.lZ)
        return { ...first, answer: first, uncompared: read };
    if (read === undefined)
        return { ...first, answer: first };
    const answer = wide === own ? first : { ...first, Diff: correctBounds(first.Diff, read, own) };
    const parts = findMissingParts(own, answer);
    if (answer.Diff === null || parts === 'none')
        return { ...answer, answer };
    const { Diff } = answer;
    const compare = (canonical) => {
        const job = canonical === undefined ? own : withDefaults(own, canonical);
        return completeDiff(Diff, { live: read, job, isCanonical: canonical !== undefined, parts });
    };
    const isEqual = parts === 'job' && compare().Type === 'None';
    return { ...answer, Diff: compare(isEqual ? undefined : await canonicalize?.()), answer };
}
async function planVersion(nomad, request, options) {
    return planAgainstLive(nomad, request, { ...options, canonicalize: async () => request.job });
}
async function orDenied(answer) {
    return (0,errors/* orElse */.NW)(answer, (error) => {
        if (error.reason === 'unauthorized')
            return error;
        throw error;
    });
}


/***/ }),

/***/ 2245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cV: () => (/* binding */ findOtherCheckout),
  TY: () => (/* binding */ findTouchedFiles),
  uF: () => (/* binding */ warnOfOtherCheckout)
});

// EXTERNAL MODULE: ./build/js/text/log-text.js
var log_text = __webpack_require__(872);
// EXTERNAL MODULE: ./build/js/jobfiles/provenance/git.js
var git = __webpack_require__(2777);
// EXTERNAL MODULE: ./build/js/operations/run-context.js + 3 modules
var run_context = __webpack_require__(2557);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(1795);
// EXTERNAL MODULE: ./build/js/clients/github/responses.js
var responses = __webpack_require__(7005);
;// CONCATENATED MODULE: ./build/js/clients/github/pull-requests/changed-files.js


const statuses = ['added', 'removed', 'modified', 'renamed', 'copied', 'changed', 'unchanged'];
const maxListedFiles = 3000;
const anyText = dist/* fallback */.NpB(dist/* optional */.lqM(dist/* string */.YjP(), ''), '');
const FILE = dist/* fallback */.NpB(dist/* object */.Ikc({ filename: anyText, status: anyText, previous_filename: anyText }), {
    filename: '',
    status: '',
    previous_filename: '',
});
async function listChangedFiles(github, repository, number) {
    const parameters = { ...repository, pull_number: number, per_page: 100 };
    const pages = github.paginate.iterator(github.rest.pulls.listFiles, parameters);
    const entries = await (0,responses/* readPages */.n4)(pages, FILE, 'a list of changed files');
    const files = entries.filter(({ filename }) => filename !== '').map(toChangedFile);
    return { files, complete: entries.length < maxListedFiles };
}
function toChangedFile({ filename: name, status: given, previous_filename: former, }) {
    const status = given === 'deleted' ? 'removed' : (statuses.find((known) => known === given) ?? 'changed');
    return { name, status, ...(status === 'renamed' && former !== '' ? { formerName: former } : {}) };
}

;// CONCATENATED MODULE: ./build/js/operations/pull-request-files.js





async function findOtherCheckout({ context: { eventName, pullRequest, sha }, directory, }) {
    if (eventName !== 'pull_request_target' || pullRequest === undefined)
        return undefined;
    const head = await (0,git/* commitAtHead */.fy)(directory);
    if (head === undefined)
        return { commit: sha };
    const { headSha, closed } = pullRequest;
    const isMerge = !closed && head.parents.slice(1).includes(headSha);
    return head.id === headSha || isMerge ? undefined : { commit: head.id };
}
function warnOfOtherCheckout({ event, runner }, commit, { subject, verb }) {
    const what = commit === undefined ? 'its base' : `commit \`${commit.slice(0, 7)}\``;
    const number = event.pullRequest?.number ?? 0;
    runner.warning((0,log_text/* plain */.pj) `The checkout is ${what}, not pull request #${number}: \`pull_request_target\` checks out the base. Its ${subject} is in the step summary, and no comment was written. ${verb} \`on: pull_request\` instead.`);
}
async function findTouchedFiles({ onlyChanged, files, githubToken: token, pullRequests }, context) {
    if (!onlyChanged)
        return undefined;
    const takeAll = (why) => {
        context.runner.notice((0,log_text/* plain */.pj) `\`only-changed\` has no effect and all ${files} are used: ${why}`);
    };
    const { repo: repository } = context.event;
    if (pullRequests.length === 0 || repository === undefined)
        return takeAll('this run has no pull request.');
    if (token === undefined)
        return takeAll('`github-token` is empty, so GitHub cannot be asked which files the pull request changes.');
    try {
        const github = await (0,run_context/* connectGitHub */.U)(context, token);
        const touched = await Promise.all(pullRequests.map((number) => readTouched(github, repository, number)));
        const known = touched.filter((one) => one !== undefined);
        if (known.length < touched.length)
            return takeAll('the pull request touches more files than GitHub lists.');
        return { names: known.flatMap(({ names }) => names), removed: known.flatMap(({ removed }) => removed) };
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

/***/ 8649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uf: () => (/* binding */ commentPlaceOf),
/* harmony export */   V: () => (/* binding */ sealComment),
/* harmony export */   Y0: () => (/* binding */ plannedIn),
/* harmony export */   py: () => (/* binding */ openReview),
/* harmony export */   z6: () => (/* binding */ sealAgainIfLate)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_github_comments_find_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6001);
/* harmony import */ var _review_record_codec_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4989);
/* harmony import */ var _review_validate_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3927);
/* harmony import */ var _clients_github_comments_upsert_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9254);
/* harmony import */ var _report_comment_publish_comment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3540);
/* harmony import */ var _text_published_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9618);







function commentPlaceOf({ event, comment, keys }, github, repository, number) {
    const owner = {
        repository: `${repository.owner}/${repository.repo}`,
        repositoryId: event.repositoryId,
        pullRequest: number,
        comment: comment.id,
    };
    const open = (shown) => (0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_2__/* .openOwnRecord */ .WX)(shown, keys, owner);
    const isNewer = (one, other) => (plannedIn(open({ body: one })) ?? 0) > (plannedIn(open({ body: other })) ?? Infinity);
    let known;
    const author = async () => (known ??= await (0,_clients_github_comments_find_js__WEBPACK_IMPORTED_MODULE_1__/* .whoAreWe */ .xj)({ github, graphqlUrl: event.graphqlUrl, commentAuthor: comment.author }));
    const marker = (0,_clients_github_comments_find_js__WEBPACK_IMPORTED_MODULE_1__/* .commentMarker */ .Ql)(comment.id);
    return { github, repository, number, commentId: comment.id, marker, author, isNewer, keys, open };
}
function plannedIn(opened) {
    return opened.kind === 'opened' ? opened.record.planned : undefined;
}
async function openReview(place, expected) {
    const { ours: [comment], others, ids, } = await (0,_clients_github_comments_find_js__WEBPACK_IMPORTED_MODULE_1__/* .listMarked */ .X9)(place).catch((error) => {
        throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ ? (0,_report_comment_publish_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .nameCommentPermission */ .e)(error) : error;
    });
    try {
        const [other] = ids;
        if (comment === undefined && others.length === 0 && other !== undefined)
            throw (0,_review_validate_record_js__WEBPACK_IMPORTED_MODULE_3__/* .otherInput */ .Pu)('comment-id', other, place.commentId);
        const opened = comment === undefined ? { kind: 'none' } : place.open(comment);
        return { comment, others, verified: (0,_review_validate_record_js__WEBPACK_IMPORTED_MODULE_3__/* .validateRecord */ .eV)(opened, expected), refusal: undefined };
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ))
            throw error;
        return { comment, others, verified: undefined, refusal: error };
    }
}
const margin = 2;
function sealComment({ github, keys }, draft, times = {}) {
    if (keys === undefined)
        return draft;
    const at = Math.floor(github.now().getTime() / 1000) + margin;
    return (0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_2__/* .sealRecord */ .xe)(draft, { ...times, at }, keys);
}
async function sealAgainIfLate(place, outcome) {
    const { id, body = '', writtenAt } = outcome.comment ?? {};
    const opened = (0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_2__/* .openRecord */ .C6)(body, place.keys);
    if (id === undefined || writtenAt === undefined || opened.kind !== 'opened')
        return outcome;
    const { at, since } = opened.record;
    const second = Math.floor(writtenAt.getTime() / 1000);
    if (second <= at)
        return outcome;
    const shown = { since: since === at ? second + margin : since };
    const again = await (0,_clients_github_comments_upsert_js__WEBPACK_IMPORTED_MODULE_4__/* .rewriteComment */ .Iz)(place, id, sealComment(place, (0,_text_published_js__WEBPACK_IMPORTED_MODULE_6__/* .asPublished */ .f1)(body), { shown }));
    return { ...again, action: outcome.action };
}


/***/ }),

/***/ 3925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PP: () => (/* binding */ moduleRecordOf),
/* harmony export */   TS: () => (/* binding */ recordLines),
/* harmony export */   pU: () => (/* binding */ reviewRecordOf)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2211);
/* harmony import */ var _redaction_variable_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2294);
/* harmony import */ var _redaction_redactor_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5189);
/* harmony import */ var _review_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5398);
/* harmony import */ var _review_recorded_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8953);
/* harmony import */ var _report_comment_command_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9052);
/* harmony import */ var _report_comment_history_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6167);
/* harmony import */ var _review_digests_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4906);
/* harmony import */ var _review_record_codec_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4989);
/* harmony import */ var _inputs_review_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5148);










const budget = 20_000;
function reviewRecordOf(outcome, { context, inputs, approvals, guarding, pullRequest, verbs }) {
    const { mode, keys } = inputs.review;
    const frame = frameOf({ context, pullRequest, comment: inputs.comment.id });
    const isEmptyPlan = outcome.jobs.length + outcome.removed.length === 0;
    if (frame === undefined || keys === undefined || mode === 'ignore' || isEmptyPlan)
        return undefined;
    const { nomad } = inputs;
    const redactor = (0,_redaction_redactor_js__WEBPACK_IMPORTED_MODULE_2__/* .createRedactor */ .l)((0,_redaction_variable_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .inputSecrets */ .Sc)(inputs.jobFiles.variables));
    const under = (key) => {
        const named = (name) => (0,_review_record_js__WEBPACK_IMPORTED_MODULE_3__/* .recordIdentifier */ .dx)(name, redactor.name(name) !== name, key);
        return {
            key: key.id,
            ...frame,
            approvals,
            ...(guarding.names.length === 0 ? {} : { guards: { names: [...guarding.names], role: guarding.role } }),
            cluster: nomad.address.host,
            inputs: (0,_review_recorded_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .recordInputs */ .v)(inputs, key),
            namespace: named(nomad.namespace ?? ''),
            region: named(nomad.region ?? ''),
            jobs: outcome.jobs
                .map(({ reviewed }) => reviewedJob(reviewed, key))
                .toSorted((a, b) => Number(b.changes) - Number(a.changes)),
            removed: outcome.removed.flatMap(({ file, stop, hits = [] }) => {
                if (stop.target === undefined)
                    return [];
                const spec = keyedSpec(stop.target.spec, key);
                const found = hits.map(({ guard }) => ({ guard, of: spec }));
                return [{ file, ...stop.target, spec, ...(found.length === 0 ? {} : { hits: found }) }];
            }),
            ...unwritten,
        };
    };
    return planRecord(under, keys, verbs);
}
function frameOf({ context: { repo: repository, repositoryId }, pullRequest, comment }) {
    if (repository === undefined || pullRequest === undefined)
        return undefined;
    const { number, headSha: head } = pullRequest;
    return { repository: `${repository.owner}/${repository.repo}`, repositoryId, pullRequest: number, comment, head };
}
const unwritten = { left: 0, planned: 0, since: 0, at: 0 };
function planRecord(under, keys, verbs) {
    return { lines: recordLines(under(keys[0]), keys, verbs), under: (key) => (0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_8__/* .fitRecord */ .de)(under(key), budget) };
}
function moduleRecordOf({ cluster, ...place }, keys, entriesOf) {
    const frame = frameOf(place);
    if (frame === undefined || entriesOf(keys[0]).length === 0)
        return undefined;
    const under = (key) => ({
        key: key.id,
        ...frame,
        approvals: { needed: 0, role: 'write' },
        cluster,
        namespace: '',
        region: '',
        jobs: [...entriesOf(key)],
        removed: [],
        ...unwritten,
    });
    return planRecord(under, keys, undefined);
}
function reviewedJob({ hides = new Set(), hits, ...job }, key) {
    return {
        ...job,
        ...(hits.length === 0 ? {} : { hits: hits.map(({ guard, of }) => ({ guard, of: (0,_review_digests_js__WEBPACK_IMPORTED_MODULE_7__/* .keyedDigest */ .rD)('guard', of, key) })) }),
        id: (0,_review_record_js__WEBPACK_IMPORTED_MODULE_3__/* .recordIdentifier */ .dx)(job.id, hides.has('id'), key),
        namespace: (0,_review_record_js__WEBPACK_IMPORTED_MODULE_3__/* .recordIdentifier */ .dx)(job.namespace, hides.has('namespace'), key),
        region: (0,_review_record_js__WEBPACK_IMPORTED_MODULE_3__/* .recordIdentifier */ .dx)(job.region, hides.has('region'), key),
        spec: (0,_review_digests_js__WEBPACK_IMPORTED_MODULE_7__/* .keyedDigest */ .rD)('specification', job.spec, key),
        plan: (0,_review_digests_js__WEBPACK_IMPORTED_MODULE_7__/* .keyedDigest */ .rD)('meaning', job.plan, key),
    };
}
function keyedSpec(spec, key) {
    return spec === '' ? '' : (0,_review_digests_js__WEBPACK_IMPORTED_MODULE_7__/* .keyedDigest */ .rD)('specification', spec, key);
}
function recordLines(record, keys, verbs = []) {
    const fitted = (0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_8__/* .fitRecord */ .de)(record, budget);
    const key = (0,_inputs_review_js__WEBPACK_IMPORTED_MODULE_9__/* .findKey */ .Tj)(record.key, keys);
    const copyable = key === undefined ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_report_comment_command_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .copyableCommands */ .Sx)(fitted, verbs, key);
    const parts = [copyable, (0,_report_comment_history_js__WEBPACK_IMPORTED_MODULE_6__/* .historySection */ .gK)(record.history ?? [])].filter((part) => !(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .isEmpty */ .Im)(part));
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .joinLines */ .cT)([...parts.map((part) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `\n${part}\n`), (0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_8__/* .draftRecordLine */ .Py)(fitted)]);
}


/***/ }),

/***/ 855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ez: () => (/* binding */ lastRegistration),
/* harmony export */   Jy: () => (/* binding */ registeredSince),
/* harmony export */   _G: () => (/* binding */ isSameState),
/* harmony export */   fU: () => (/* binding */ isAfterMerge),
/* harmony export */   rk: () => (/* binding */ isSameChange),
/* harmony export */   vq: () => (/* binding */ ranOnSince)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _plan_against_live_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8328);
/* harmony import */ var _clients_http_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(892);
/* harmony import */ var _nomad_plan_spec_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9203);
/* harmony import */ var _clients_nomad_jobs_job_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2601);
/* harmony import */ var _nomad_plan_specification_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7619);
/* harmony import */ var _review_digests_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4906);
/* harmony import */ var _review_meaning_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6484);
/* harmony import */ var _review_random_changes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4872);









const clockSkew = 600_000;
async function registeredSince(asked, reviewed, access) {
    const { JobModifyIndex: index } = asked.plan;
    try {
        if (index === 0)
            return await purgedSince(asked, reviewed, access);
        if (index === reviewed.index && !isAfterMerge(reviewed))
            return 'no';
        const target = { id: asked.job.ID, namespace: asked.namespace, region: asked.region };
        const versions = await versionsSince(target, reviewed, access.nomad);
        if (versions === undefined || (await wasPurgedSinceMerge(asked, versions, reviewed, access)))
            return 'unknown';
        for (const version of versions) {
            const job = access.inputs.preserveCounts ? (0,_nomad_plan_spec_js__WEBPACK_IMPORTED_MODULE_3__/* .keepCounts */ .gD)(version, versions[0]).job : version;
            const { policyOverride } = access.inputs;
            const { namespace, region } = asked;
            const request = { job, policyOverride, namespace, region };
            const plan = await (0,_plan_against_live_js__WEBPACK_IMPORTED_MODULE_1__/* .planVersion */ .U)(access.nomad, request, { keepsCounts: true });
            if (isSameChange(plan.Diff, asked.plan.Diff, asked.random))
                return 'yes';
        }
        return 'no';
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ))
            throw error;
        return error.reason === 'unauthorized' ? error : 'unknown';
    }
}
function isAfterMerge({ mergedAt, plannedAt }) {
    return mergedAt > 0 && plannedAt >= mergedAt;
}
function isSameChange(earlier, planned, random) {
    if (earlier === null || planned === null)
        return earlier === planned;
    const [one, two] = [earlier, planned].map((diff) => (0,_nomad_plan_specification_js__WEBPACK_IMPORTED_MODULE_5__/* .canonical */ .$N)((0,_review_meaning_js__WEBPACK_IMPORTED_MODULE_7__/* .differenceOf */ .Pq)((0,_review_random_changes_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutRandomValues */ .m)(diff, random))));
    return one === two;
}
async function listUnbroken(target, nomad) {
    const { Versions: all } = await nomad.listJobVersions(target);
    const gap = all.findIndex(({ Version }, at) => (Version ?? 0) !== (all[0]?.Version ?? 0) - at);
    return gap === -1 ? all : all.slice(0, gap);
}
async function versionsSince(target, time, nomad) {
    const { index, mergedAt } = time;
    const all = await listUnbroken(target, nomad);
    const isAfter = isAfterMerge(time);
    const end = all.findIndex((version) => isAfter ? isBeforeMerge(version, mergedAt) : (version.JobModifyIndex ?? 0) <= index);
    if (end !== -1)
        return isAfter || end > 0 ? all.slice(0, end) : undefined;
    const oldest = all.at(-1);
    const isWhole = isAfter && oldest?.Version === 0;
    return isWhole || (oldest !== undefined && isBeforeMerge(oldest, mergedAt)) ? all : undefined;
}
function isBeforeMerge(version, mergedAt) {
    const submitted = (0,_clients_nomad_jobs_job_js__WEBPACK_IMPORTED_MODULE_4__/* .submittedAt */ .$4)(version)?.getTime();
    return submitted !== undefined && submitted < mergedAt - clockSkew;
}
async function ranOnSince(target, live, time, nomad) {
    if (Number(live['CreateIndex'] ?? Infinity) > time.index)
        return false;
    const versions = await versionsSince(target, time, nomad);
    return versions !== undefined && versions.every(({ Stop }) => Stop !== true);
}
async function isSameState(planned, { index, evaluated, ...target }, nomad) {
    if (planned.index === index)
        return planned.evaluated === evaluated;
    if (planned.index === 0 || index === 0 || nomad === undefined)
        return false;
    const versions = (await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(listUnbroken(target, nomad))) ?? [];
    const since = versions.slice(0, versions.findIndex(({ JobModifyIndex }) => JobModifyIndex === planned.index) + 1);
    const digests = new Set(since.map((version) => (0,_review_digests_js__WEBPACK_IMPORTED_MODULE_6__/* .liveDigest */ .jw)(version, true)));
    return digests.size === 1;
}
async function purgedSince(asked, reviewed, access) {
    if (reviewed.index !== 0 || reviewed.evaluated === undefined)
        return 'no';
    return (await wasRegistered(asked, reviewed, Infinity, access)) ? 'yes' : 'no';
}
async function wasPurgedSinceMerge(asked, versions, time, access) {
    const oldest = versions.at(-1);
    if (!isAfterMerge(time) || oldest?.Version !== 0)
        return false;
    return wasRegistered(asked, time, oldest.JobModifyIndex ?? 0, access);
}
async function wasRegistered(asked, time, before, { nomad }) {
    const isSince = ({ CreateIndex, CreateTime }) => isAfterMerge(time)
        ? (CreateTime?.getTime() ?? 0) >= time.mergedAt - clockSkew
        : CreateIndex > (time.evaluated ?? Infinity);
    const registrations = await listRegistrations(asked, nomad);
    return registrations.some((one) => one.CreateIndex < before && isSince(one));
}
const longestWait = 5000;
async function lastRegistration(asked, { nomad, reads }) {
    if (asked.plan.JobModifyIndex !== 0)
        return undefined;
    const last = listRegistrations(asked, nomad).then((all) => Math.max(0, ...all.map(({ CreateIndex }) => CreateIndex)));
    return (0,_clients_http_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .withTimeout */ .wj)(longestWait, reads.orUndefined(last, asked.namespace));
}
async function listRegistrations({ job, namespace, region }, nomad) {
    const evaluations = await nomad.listJobEvaluations({ id: job.ID, namespace, region });
    return evaluations.filter(({ TriggeredBy }) => TriggeredBy === 'job-register');
}


/***/ }),

/***/ 2557:
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
function createFetch({ transport, service }) {
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
            signal: init.signal ?? undefined,
        });
        const excess = (0,json/* excessOf */.FR)(answer.body);
        if (excess !== undefined)
            throw new errors/* ActionError */.lZ({
                reason: 'server',
                message: `${service} sent a response that cannot be read: ${excess}`,
                hint: `Check the address of ${service}, and the proxy of the runner.`,
            });
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

// EXTERNAL MODULE: ./build/js/clients/http/messages.js
var messages = __webpack_require__(7244);
// EXTERNAL MODULE: ./build/js/clients/http/retry.js
var retry = __webpack_require__(892);
;// CONCATENATED MODULE: ./build/js/clients/github/github-refusal.js




function toGitHubError(error, secret) {
    const below = findActionError(error);
    if (below !== undefined)
        return below;
    const hide = (text) => (secret === '' ? text : text.replaceAll(secret, '***'));
    if (!isErrorResponse(error)) {
        const why = error instanceof Error ? (0,messages/* shortened */.vI)((0,messages/* toOneLine */.GX)(error.message)) : '';
        return new errors/* ServiceError */._7({
            reason: 'unreachable',
            message: hide(`The request to GitHub failed: ${why}`),
            hint: 'Check GITHUB_API_URL and that the runner can reach it, then re-run the job.',
            cause: error,
        });
    }
    const { status, request, response } = error;
    const text = readResponseText(response.data);
    const { what, ...meaning } = classifyGitHubRefusal(error, text);
    const path = URL.parse(request.url)?.pathname ?? '';
    return new errors/* ServiceError */._7({
        httpStatus: status,
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
function isErrorResponse(error) {
    return error instanceof Error && 'status' in error && 'response' in error && error.response !== undefined;
}
const trouble = { reason: 'server', help: 'github-has-trouble' };
const notFound = {
    what: 'Not found on GitHub',
    reason: 'not-found',
    hint: 'Check that the pull request exists and that `github-token` can read its repository.',
    help: 'no-such-pull-request',
};
const gitHubRefusals = {
    401: {
        what: 'Token rejected by GitHub',
        reason: 'input',
        hint: 'Check `github-token`: it may have expired. By default, the token of the job is used.',
        help: 'github-token-not-accepted',
    },
    404: notFound,
    409: { ...trouble, what: 'Conflict on GitHub', hint: undefined },
    410: notFound,
};
function classifyGitHubRefusal({ status, response }, text) {
    const limit = readRateLimit(response);
    if (limit !== undefined)
        return { ...trouble, what: 'Rate limit of GitHub exceeded', isTransient: true, hint: limit.hint };
    if (status === 403) {
        const isLocked = isAboutLock(response.data, text);
        const hint = isLocked ? 'The conversation is locked: unlock it, or set `comment: off`.' : undefined;
        return { what: 'Permission denied by GitHub', reason: 'unauthorized', hint, help: 'no-right-to-comment' };
    }
    if (status >= 500) {
        const hint = 'This is usually temporary: re-run the job later.';
        return { ...trouble, what: 'GitHub reported a server error', hint };
    }
    const invalid = { ...trouble, what: 'Rejected as invalid by GitHub', hint: undefined };
    return gitHubRefusals[status] ?? invalid;
}
function readRateLimit({ status, headers, data }) {
    const spent = headers['x-ratelimit-remaining'] === '0';
    const after = (0,retry/* parseRetryAfter */.mu)(String(headers['retry-after'] ?? ''), Date.now());
    const isForbidden = () => status === 403 && (spent || after !== undefined || /rate limit/i.test(readResponseText(data)));
    const errors = (0,json/* member */.Dc)(data, 'errors');
    const isGraphql = Array.isArray(errors) && errors.some((error) => (0,json/* member */.Dc)(error, 'type') === 'RATE_LIMITED');
    if (status !== 429 && !isForbidden() && !isGraphql)
        return undefined;
    if (after !== undefined)
        return { pause: after, hint: `Re-run the job in ${Math.ceil(after / 1000)} s or later.` };
    const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
    if (!spent || !(reset > 0 && reset < 8.64e12))
        return { pause: 60_000, hint: 'Re-run the job in a few minutes.' };
    const time = new Date(reset * 1000).toISOString().replace('T', ' ').slice(0, 16);
    return { pause: Math.max(0, reset * 1000 + 1000 - Date.now()), hint: `Re-run the job after ${time} UTC.` };
}
function isAboutLock(data, text) {
    const documentation = (0,json/* member */.Dc)(data, 'documentation_url');
    return ((typeof documentation === 'string' && documentation.includes('locking-conversations')) ||
        /\bis locked\b/i.test(text));
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



async function createGitHub({ fetch, waitToRetry, apiUrl, token }) {
    const api = URL.parse(apiUrl);
    if (api === null) {
        throw new errors/* ActionError */.lZ({
            reason: 'input',
            message: `GITHUB_API_URL is not a valid URL: ${apiUrl}`,
            hint: 'Set it to the address of the API, such as `https://api.github.com`, or unset it.',
            help: 'unsuitable-runner',
        });
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
        const response = await sendAfterLimits(async () => refuseLimited(await request(options), options), waitToRetry).catch((error) => {
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
const maxWaits = 3;
async function sendAfterLimits(send, waitToRetry) {
    for (let attempt = 1;; attempt += 1) {
        try {
            return await send();
        }
        catch (error) {
            if (!isErrorResponse(error))
                throw error;
            const limit = readRateLimit(error.response);
            if (limit === undefined || attempt > maxWaits)
                throw error;
            const { method, url } = error.request;
            const { pathname: path } = new URL(url);
            const why = 'limits the rate of requests';
            if (!(await waitToRetry?.({ service: 'GitHub', method, path, attempt, why, pause: limit.pause })))
                throw error;
        }
    }
}
function refuseLimited(response, { method }) {
    const { status, url } = response;
    if (readRateLimit(response) === undefined)
        return response;
    throw Object.assign(new Error('The rate limit is exceeded'), { status, request: { method, url }, response });
}
function ignore() { }
function notJsonError({ host }) {
    return new errors/* ServiceError */._7({
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
            reason: 'server',
            message: `The response of GitHub at ${origin} links to ${url.origin}; the token is not sent there`,
            help: 'github-has-trouble',
            hint: 'Check the root URL in the configuration of the server.',
        });
    };
}

;// CONCATENATED MODULE: ./build/js/operations/run-context.js


async function connectGitHub({ transport, event }, token) {
    const fetch = createFetch({ transport, service: 'GitHub' });
    return createGitHub({ fetch, waitToRetry: transport.waitToRetry, apiUrl: event.apiUrl, token });
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

/***/ 6614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VA: () => (/* binding */ createValueCollector),
  aJ: () => (/* binding */ isShown),
  TN: () => (/* binding */ keyOf)
});

;// CONCATENATED MODULE: ./build/js/redaction/public-fields.js
function words(text) {
    return new Set(text.split(' '));
}
const publicObjects = new Set([
    'Affinity', 'Constraint', 'Datacenters', 'Device', 'Disconnect', 'DispatchPayload', 'Dynamic Port', 'DNS', 'EphemeralDisk', 'Identity', 'Lifecycle',
    'LogConfig', 'Migrate', 'MigrateStrategy', 'Multiregion', 'NUMA', 'Network', 'ParameterizedJob', 'Periodic', 'ReschedulePolicy', 'Resources',
    'RestartPolicy', 'Schedule', 'Spread', 'Static Port', 'Update', 'VolumeMount', 'CSIPlugin',
]);
const publicFieldsOf = new Map(Object.entries({
    Artifact: 'GetterMode RelativeDest Chown',
    Check: 'Interval Method Name PortLabel Protocol TLSServerName TLSSkipVerify TaskName Timeout Type OnUpdate AddressMode Expose InitialStatus ' +
        'SuccessBeforePassing FailuresBeforeCritical FailuresBeforeWarning GRPCService GRPCUseTLS',
    CheckRestart: 'Grace IgnoreWarnings Limit',
    ChangeScript: 'FailOnError Timeout',
    Consul: 'Namespace Cluster Partition',
    SidecarService: 'Port DisableDefaultTCPCheck',
    ConsulProxy: 'LocalServicePort',
    Proxy: 'ConnectTimeout EnvoyDNSDiscoveryType LocalServicePort',
    'ConsulUpstreams Upstreams': 'DestinationType LocalBindPort LocalBindSocketMode',
    MeshGateway: 'Mode',
    'Expose Paths': 'ListenerPort LocalPathPort Protocol',
    'Listener Listeners': 'Port Protocol',
    SidecarTask: 'Driver KillSignal KillTimeout Name ShutdownDelay User',
    'ScalingPolicy Scaling': 'Enabled Max Min Type',
    Secret: 'Name Provider Path',
    Action: 'Name',
    Service: 'AddressMode Cluster EnableTagOverride Kind Name Namespace OnUpdate PortLabel Provider TaskName',
    Template: 'ChangeMode ChangeSignal DestPath Envvars ErrMissingKey Gid LeftDelim Max Min Once Perms RightDelim SourcePath Splay Uid VaultGrace',
    Vault: 'AllowTokenExpiration ChangeMode ChangeSignal Cluster DisableFile Env Namespace Role',
    Wait: 'Max Min',
    Volume: 'AccessMode AttachmentMode Name PerAlloc ReadOnly Source Sticky Type',
}).flatMap(([objects, fields]) => objects.split(' ').map((object) => [object, words(fields)])));
const freeMaps = words('Args CNI CNIConfig CanaryMeta Config Context Env ExtraClaims GetterHeaders GetterOptions Header Meta MountOptions Parameters Policy TaggedAddresses');
const publicTopFields = words('AllAtOnce ConsulNamespace Count Dispatched Driver ID KillSignal KillTimeout Kind Leader MaxClientDisconnect MaxRunDuration Name Namespace NodePool ' +
    'ParentID PreventRescheduleOnLost Priority Region ShutdownDelay Stop StopAfterClientDisconnect StopOnClientAfter Type User VaultNamespace');
const publicConfigKeys = words('cap_add cap_drop cpu_hard_limit force_pull image image_pull_timeout ipc_mode isolation memory_hard_limit network_mode pid_mode pids_limit ports ' +
    'privileged readonly_rootfs runtime shm_size userns_mode');
const sidecarArguments = words('-c ${NOMAD_SECRETS_DIR}/envoy_bootstrap.json -l ${meta.connect.log_level} --concurrency ${meta.connect.proxy_concurrency} ' +
    '--disable-hot-restart');
const unsetValues = new Set(['true', 'false', '0']);
const namingFields = new Map([
    ['Constraint', 'RTarget'],
    ['Affinity', 'RTarget'],
    ['Volume', 'Source'],
]);
function isPublicByNature(objects, field, value = '', side = 'file') {
    if (side === 'live' && namingFields.get(objects.at(-1) ?? '') === field)
        return false;
    if (objects[0] === 'Config') {
        if (objects.length > 1)
            return false;
        return (publicConfigKeys.has(withoutTrailingIndexes(field)) ||
            (withoutTrailingIndexes(field) === 'args' && sidecarArguments.has(value)));
    }
    if (objects.at(-1) === 'EnvoyGatewayBindAddresses' && /^0\.0\.0\.0:-?\d+$/.test(value))
        return true;
    if (unsetValues.has(value) && !isInFreeMap(field) && !objects.some((name) => freeMaps.has(name)))
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
function withoutTrailingIndexes(field) {
    return field.replace(/(?<!\])(?:\[\d+\])+$/, '');
}

// EXTERNAL MODULE: ./build/js/redaction/detection/references.js
var references = __webpack_require__(4328);
// EXTERNAL MODULE: ./build/js/redaction/detection/find-secrets.js + 3 modules
var find_secrets = __webpack_require__(1768);
// EXTERNAL MODULE: ./build/js/redaction/detection/secret-names.js
var secret_names = __webpack_require__(5435);
// EXTERNAL MODULE: ./build/js/redaction/shown-diff.js
var shown_diff = __webpack_require__(7301);
// EXTERNAL MODULE: ./build/js/redaction/redactor.js + 2 modules
var redactor = __webpack_require__(5189);
// EXTERNAL MODULE: ./build/js/redaction/hidden-text.js
var hidden_text = __webpack_require__(8300);
;// CONCATENATED MODULE: ./build/js/redaction/judge-value.js







function isShown(field, rules) {
    return createValueCollector().show(field, rules) === field.value;
}
function createValueCollector() {
    const judged = { secrets: new Set(), hidden: new Set(), shown: new Set() };
    const show = (field, rules, numbers = new Map()) => {
        const { value } = field;
        if (value === '')
            return value;
        const verdict = judgeField(field, rules);
        if (verdict === 'certain')
            judged.secrets.add(value);
        if (verdict === 'secret' || (verdict === 'private' && value.length >= redactor/* minUnjudgedLength */.v))
            judged.hidden.add(value);
        if (typeof verdict !== 'string')
            for (const line of (0,shown_diff/* hiddenLines */.kb)(value, verdict))
                judged.hidden.add(line);
        if (typeof verdict === 'string' && verdict !== 'shown')
            return shown_diff/* hidden */.R;
        const open = verdict === 'shown' ? value : (0,shown_diff/* withoutLines */.Y8)(value, verdict, numbers);
        if (open !== shown_diff/* hidden */.R)
            judged.shown.add((0,shown_diff/* shownText */.f$)(open));
        return open;
    };
    return { judged, show };
}
function judgeField(field, rules) {
    const { objects, name, value, side, delimiters } = field;
    if (value === hidden_text/* hiddenMark */.s)
        return 'known';
    const paths = [name, [...objects, name].join('.'), keyOf(name)];
    const isNamedBy = (patterns) => patterns.some((pattern) => paths.some((path) => pattern.matches(path)));
    const isPublicField = isPublicByNature(objects, name, value, side);
    if (rules.secrets.hasSecret((0,find_secrets/* searchedPart */.dQ)(value)))
        return isPublicField ? 'known' : 'secret';
    if (rules.patterns.some((pattern) => pattern.occursIn(value)))
        return 'certain';
    if (isNamedBy(rules.patterns))
        return 'secret';
    const isNamedSecret = !isPublicField && (0,secret_names/* nameLooksSecret */.Q_)(keyOf(name));
    if (isNamedSecret && (0,secret_names/* nameHides */.p9)(keyOf(name), (0,references/* withoutReferences */.Xl)(value, delimiters)))
        return 'secret';
    const isOpen = isPublicField || rules.mode === 'none' || isNamedBy(rules.reveal) || rules.published.has(value, field);
    const isPublic = isOpen && rules.mode !== 'all-values';
    const secrets = secretsInField(field, isPublicField);
    if (secrets.length === 0)
        return isPublic ? 'shown' : 'private';
    return isPublic && (0,shown_diff/* hasLines */.gE)(value) ? secrets : 'secret';
}
function secretsInField(field, isPublicField) {
    const { objects, name, value, delimiters, before = [], command = '' } = field;
    const detection = {
        delimiters,
        random: !isPublicField && !(0,secret_names/* nameLooksPublic */.hd)(keyOf(name)),
        assignments: !isImage(objects, name),
    };
    const found = (0,find_secrets/* findSecrets */.dL)(value, detection);
    if (found.length > 0 || isPublicField || value.startsWith('-') || (0,shown_diff/* hasLines */.gE)(value))
        return found;
    const flags = before.filter((one) => /^-{1,2}[A-Za-z][\w.-]{0,200}$/.test(one));
    return flags.flatMap((one) => (0,find_secrets/* findSecrets */.dL)(`${command} ${one} ${value}`, detection));
}
function keyOf(name) {
    return /^(?:Env|Meta)\[/.test(name) && name.endsWith(']') ? name.slice(name.indexOf('[') + 1, -1) : name;
}


/***/ }),

/***/ 6839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ delimitersOf),
/* harmony export */   HD: () => (/* binding */ shownName),
/* harmony export */   hr: () => (/* binding */ redactDiff),
/* harmony export */   km: () => (/* binding */ maskPlan)
/* harmony export */ });
/* harmony import */ var _judge_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6614);
/* harmony import */ var _hidden_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8300);
/* harmony import */ var _secret_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6486);
/* harmony import */ var _clients_nomad_jobs_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(495);




function changeBodies(diff, change) {
    const bodyAt = (part, group, task) => ({
        ...part,
        ...change(part, { group, task, objects: [] }),
    });
    const TaskGroups = diff.TaskGroups.map((group) => ({
        ...bodyAt(group, group.Name),
        Tasks: group.Tasks.map((task) => bodyAt(task, group.Name, task.Name)),
    }));
    return { ...bodyAt(diff), TaskGroups };
}
function maskPlan(plan, fields) {
    if (fields.length === 0)
        return plan;
    const Diff = plan.Diff === null ? null : changeBodies(plan.Diff, (body, place) => maskBody(body, place, fields));
    return { ...plan, Diff, ...((0,_secret_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .isDecidedBySecret */ .up)(fields) ? (0,_clients_nomad_jobs_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .nothingAnswered */ .Dh)(plan) : {}) };
}
function maskBody(body, place, fields) {
    const Fields = body.Fields.flatMap((field) => {
        const treatment = (0,_secret_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .treatmentOf */ .Wh)({ ...place, name: field.Name }, fields);
        if (treatment === 'omit')
            return [];
        return treatment === 'hide' ? [{ ...field, Old: masked(field.Old), New: masked(field.New) }] : [field];
    });
    const Objects = body.Objects.flatMap((object) => {
        const inner = maskBody(object, { ...place, objects: [...place.objects, object.Name] }, fields);
        return isChanged(object) && !isChanged(inner) ? [] : [{ ...object, ...inner }];
    });
    return { Fields: inOrder(Fields), Objects: inOrder(Objects) };
}
function masked(value) {
    return value === '' ? '' : _hidden_text_js__WEBPACK_IMPORTED_MODULE_1__/* .hiddenMark */ .s;
}
function isChanged({ Fields, Objects }) {
    return [...Fields, ...Objects].some(({ Type }) => Type !== 'None');
}
function inOrder(items) {
    const keyed = new Map(items.map((item) => [`${item.Name}\n${JSON.stringify(item)}`, item]));
    return [...keyed].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, item]) => item);
}
function redactDiff(diff, rules) {
    const { judged, show } = (0,_judge_value_js__WEBPACK_IMPORTED_MODULE_0__/* .createValueCollector */ .VA)();
    const showField = (given, place, around) => {
        const field = place.objects.some((object) => typedMaps.has(object)) ? withPlainNumbers(given) : given;
        const numbers = new Map();
        const shown = (of, side) => show({ ...place, name: field.Name, side, ...around(field.Name, of), value: field[of] }, rules, numbers);
        const Old = shown('Old', field.Old === field.New ? 'file' : 'live');
        return { ...field, Name: fieldName(field.Name, rules), Old, New: shown('New', 'file') };
    };
    const showBody = (body, place, outer = () => ({})) => {
        const around = contextIn(place.objects.at(-1) ?? '', body.Fields, outer);
        return {
            Fields: body.Fields.map((field) => showField(field, place, around)),
            Objects: body.Objects.map((object) => ({
                ...object,
                Name: rules.secrets.name(object.Name),
                ...showBody(object, { ...place, objects: [...place.objects, object.Name] }, around),
            })),
        };
    };
    const named = (part) => ({
        ...part,
        Name: shownName(part.Name, rules),
    });
    const shown = changeBodies(diff, (body, place) => showBody(body, place));
    const TaskGroups = shown.TaskGroups.map((group) => ({ ...named(group), Tasks: group.Tasks.map(named) }));
    return { ...judged, diff: { ...shown, ID: shownName(diff.ID, rules), TaskGroups } };
}
const typedMaps = new Set(['Config', 'Policy']);
function withPlainNumbers(field) {
    const [Old, New] = [plainNumber(field.Old), plainNumber(field.New)];
    return Old === New && field.Old !== field.New ? field : { ...field, Old, New };
}
const mostZeros = 20;
function plainNumber(text) {
    const [, sign = '', first = '', rest = '', exponent = ''] = /^(-?)(\d)(?:\.(\d+))?e([+-]\d\d)$/.exec(text) ?? [];
    const power = Number(exponent);
    if (exponent === '' || Math.abs(power) > mostZeros)
        return text;
    const digits = `${'0'.repeat(Math.max(0, -power))}${first}${rest}`.padEnd(power + 1, '0');
    const point = Math.max(1, power + 1);
    const fraction = digits.slice(point);
    return `${sign}${digits.slice(0, point)}${fraction === '' ? '' : `.${fraction}`}`;
}
function contextIn(object, fields, outer) {
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
function delimitersOf(left = '', right = '') {
    return left === '' && right === '' ? undefined : [left || '{{', right || '}}'];
}
function shownName(text, { secrets, patterns }) {
    return patterns.some((pattern) => pattern.occursIn(text)) ? _hidden_text_js__WEBPACK_IMPORTED_MODULE_1__/* .hiddenMark */ .s : secrets.name(text);
}
function fieldName(name, rules) {
    const key = (0,_judge_value_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)(name);
    const isNamed = rules.patterns.some((pattern) => pattern.matches(name) || pattern.matches(key));
    if (isNamed || key === name)
        return rules.secrets.name(name);
    return name.replace(key, () => shownName(key, rules));
}


/***/ }),

/***/ 6486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   Wh: () => (/* binding */ treatmentOf),
/* harmony export */   up: () => (/* binding */ isDecidedBySecret)
/* harmony export */ });
/* harmony import */ var _jobfiles_provenance_field_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(776);

const signals = ['change_mode', 'change_signal'];
const blockFields = {
    action: { objects: ['Action'], structure: ['name'] },
    affinity: { objects: ['Affinity'] },
    artifact: { objects: ['Artifact'], passedOn: ['GetterSource', 'GetterOptions', 'GetterHeaders', 'RelativeDest'] },
    constraint: { objects: ['Constraint'] },
    dispatch_payload: { objects: ['DispatchPayload'] },
    ephemeral_disk: { objects: ['EphemeralDisk'] },
    identity: { objects: ['Identity'], structure: ['name', ...signals] },
    lifecycle: { objects: ['Lifecycle'] },
    logs: { objects: ['LogConfig'] },
    migrate: { objects: ['Migrate', 'MigrateStrategy'] },
    network: {
        objects: ['Network', 'Dynamic Port', 'Static Port', 'Resources'],
        structure: ['mode', 'static', 'name'],
    },
    parameterized: { objects: ['ParameterizedJob'] },
    periodic: { objects: ['Periodic'], structure: ['enabled'] },
    reschedule: { objects: ['ReschedulePolicy'] },
    resources: { objects: ['Resources', 'Network', 'Device', 'NUMA'], structure: ['mode', 'static', 'affinity', 'name'] },
    restart: { objects: ['RestartPolicy'] },
    scaling: { objects: ['Scaling', 'ScalingPolicy', 'ScalingPolicies'], structure: ['min', 'max', 'enabled', 'type'] },
    service: {
        objects: ['Service'],
        passedOn: ['Tags', 'CanaryTags', 'Meta', 'CanaryMeta', 'Address', 'TaggedAddresses'],
        structure: ['name', 'port', 'provider', 'cluster', 'kind', 'connect', 'task', 'expose'],
    },
    'service.check': { objects: ['Service'], passedOn: ['Args', 'Body', 'Command', 'Header', 'Path'] },
    spread: { objects: ['Spread'] },
    template: { objects: ['Template'], passedOn: ['EmbeddedTmpl', 'SourcePath', 'DestPath'], structure: signals },
    ui: { objects: ['UI'] },
    update: { objects: ['Update'], structure: ['canary', 'max_parallel'] },
    vault: { objects: ['Vault', 'Identity'], structure: ['cluster', 'name', ...signals] },
    volume: { objects: ['Volume'], structure: ['type', 'name'] },
    volume_mount: { objects: ['VolumeMount'], structure: ['volume'] },
};
const ownFields = {
    job: ['AllAtOnce', 'Priority', 'NodePool', 'Datacenters', 'ConsulToken', 'VaultToken'],
    group: [
        'ShutdownDelay',
        'MaxRunDuration',
        'StopAfterClientDisconnect',
        'MaxClientDisconnect',
        'PreventRescheduleOnLost',
    ],
    task: ['User', 'Leader', 'KillTimeout', 'ShutdownDelay'],
};
function fieldsOf({ level, blocks, name, item, isStructure }) {
    const [outer = '', ...inner] = blocks.concat(name);
    if (isStructure)
        return undefined;
    const [first = '', second] = inner;
    if (outer === 'env' || outer === 'meta') {
        const map = outer === 'env' ? 'Env' : 'Meta';
        return { objects: [], names: [first === '' ? map : `${map}[${first}]`], isPassedOn: true };
    }
    if (outer === 'config' && level === 'task') {
        const isItem = typeof item === 'number' && inner.length === 1;
        const isEntry = typeof item === 'string' && inner.length === 2;
        const parts = isItem || isEntry ? [`${first}[${item}]`, ...(isEntry ? [`${first}[0][${item}]`] : [])] : [first];
        return { objects: ['Config'], names: first === '' ? undefined : parts, isPassedOn: true };
    }
    if (blocks.length === 0) {
        const field = ownFields[level].find((one) => (0,_jobfiles_provenance_field_values_js__WEBPACK_IMPORTED_MODULE_0__/* .attributeOf */ .w)(one) === (0,_jobfiles_provenance_field_values_js__WEBPACK_IMPORTED_MODULE_0__/* .attributeOf */ .w)(name));
        if (field === undefined)
            return undefined;
        return { objects: field === 'Datacenters' ? [field] : [], names: [field], isPassedOn: field.endsWith('Token') };
    }
    const block = Object.hasOwn(blockFields, outer) ? blockFields[outer] : undefined;
    if (block === undefined || inner.some((part) => block.structure?.includes(part) === true))
        return undefined;
    const nested = second === undefined ? undefined : blockFields[`${outer}.${first}`];
    const [passedOn, attribute] = nested === undefined ? [block.passedOn, first] : [nested.passedOn, second];
    const field = passedOn?.find((one) => (0,_jobfiles_provenance_field_values_js__WEBPACK_IMPORTED_MODULE_0__/* .attributeOf */ .w)(one) === (0,_jobfiles_provenance_field_values_js__WEBPACK_IMPORTED_MODULE_0__/* .attributeOf */ .w)(attribute ?? ''));
    return { objects: block.objects, names: field === undefined ? undefined : [field], isPassedOn: field !== undefined };
}
function treatmentOf(place, fields) {
    const meant = fields.filter((field) => covers(field, place));
    if (meant.length === 0)
        return 'leave';
    return meant.some((field) => field.isLeftOut) ? 'omit' : 'hide';
}
function covers({ group, task, objects, names }, place) {
    if ((group !== undefined && group !== place.group) || (task !== undefined && task !== place.task))
        return false;
    const [outer, ...inner] = place.objects;
    if (outer === undefined ? objects.length > 0 : !objects.includes(outer))
        return false;
    const parts = [...inner, place.name];
    return (names === undefined || names.some((name) => parts.some((part) => part === name || part.startsWith(`${name}[`))));
}
function isDecidedBySecret(fields) {
    return fields.some(({ isPassedOn }) => !isPassedOn);
}


/***/ }),

/***/ 7301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ hidden),
/* harmony export */   Y8: () => (/* binding */ withoutLines),
/* harmony export */   f$: () => (/* binding */ shownText),
/* harmony export */   gE: () => (/* binding */ hasLines),
/* harmony export */   kb: () => (/* binding */ hiddenLines)
/* harmony export */ });
/* harmony import */ var _hidden_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8300);

const hidden = Symbol('hidden');
function shownText(value) {
    if (value === hidden)
        return _hidden_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hiddenMark */ .s;
    if (typeof value === 'string')
        return value;
    return value.lines.map((line) => (typeof line === 'number' ? _hidden_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hiddenMark */ .s : line)).join('\n');
}
function hasLines(value) {
    return /\n[^\n]/.test(value);
}
function linesWith(text, secrets) {
    const lines = [];
    for (const [from, to] of secrets.toSorted(([a], [b]) => a - b)) {
        const last = lines.at(-1);
        if (last !== undefined && to <= last[1])
            continue;
        const lineEnd = text.indexOf('\n', Math.max(from, to - 1));
        const end = lineEnd === -1 ? text.length : lineEnd;
        if (last !== undefined && from <= last[1])
            last[1] = end;
        else
            lines.push([from === 0 ? 0 : text.lastIndexOf('\n', from - 1) + 1, end]);
    }
    return lines;
}
function hiddenLines(text, secrets) {
    return linesWith(text, secrets).map(([from, to]) => text.slice(from, to));
}
function withoutLines(text, secrets, numbers) {
    let at = 0;
    const lines = linesWith(text, secrets).flatMap(([from, to]) => {
        const before = from > at ? text.slice(at, from - 1).split('\n') : [];
        at = to + 1;
        const line = text.slice(from, to);
        const number = numbers.get(line) ?? numbers.size + 1;
        numbers.set(line, number);
        return [...before, number];
    });
    const all = at > text.length ? lines : [...lines, ...text.slice(at).split('\n')];
    const isNothingLeft = all.every((line) => typeof line === 'number' || line.trim() === '');
    return isNothingLeft ? hidden : { lines: all };
}


/***/ }),

/***/ 3067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fx: () => (/* binding */ namesInDiff),
/* harmony export */   Iy: () => (/* binding */ changeSpec),
/* harmony export */   MH: () => (/* binding */ withoutRandom),
/* harmony export */   Wy: () => (/* binding */ labelOf),
/* harmony export */   aF: () => (/* binding */ fieldKey),
/* harmony export */   cW: () => (/* binding */ judgedValues),
/* harmony export */   hC: () => (/* binding */ nothingRandom),
/* harmony export */   lJ: () => (/* binding */ visitSpec),
/* harmony export */   xb: () => (/* binding */ randomFields),
/* harmony export */   xe: () => (/* binding */ isLeaf)
/* harmony export */ });
/* harmony import */ var _judge_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6614);
/* harmony import */ var _redact_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6839);
/* harmony import */ var _secret_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6486);



const listItems = 'Action Affinity Artifact Check Constraint Device Identity Network Secret Service Spread Template VolumeMount Volume'.split(' ');
const namesInDiff = new Map([
    ...listItems.map((name) => [`${name.replace(/y$/, 'ie')}s`, name]),
    ['DynamicPorts', 'Dynamic Port'],
    ['ReservedPorts', 'Static Port'],
]);
const jobPlace = { group: undefined, task: undefined, objects: [], name: '', side: 'file', trail: [] };
function changeSpec(job, change) {
    const changePart = (before, place) => {
        const value = change(before, place);
        return isLeaf(value) ? value : changeInside(value, place);
    };
    const changeInside = (of, place) => {
        const parts = partsOf(of, place).map(([key, part, inside]) => [key, changePart(part, inside)]);
        const kept = parts.filter(([, part]) => part !== undefined);
        return Array.isArray(of) ? kept.map(([, part]) => part) : Object.fromEntries(kept);
    };
    return changeInside(job, jobPlace);
}
function visitSpec(job, visit) {
    const visitInside = (of, place) => {
        for (const [, part, inside] of partsOf(of, place))
            if (visit(part, inside) !== false && !isLeaf(part))
                visitInside(part, inside);
    };
    visitInside(job, jobPlace);
}
function partsOf(value, place) {
    if (Array.isArray(value))
        return value.map((item, index) => [index, item, placeOfItem(place, index, value)]);
    const outer = { ...place, command: textIn(value, 'Command') ?? textIn(value, 'command') };
    return Object.entries(value).map(([key, part]) => [key, part, placeInside(outer, key)]);
}
function isLeaf(value) {
    return typeof value !== 'object' || value === null || Object.getPrototypeOf(value) === null;
}
function judgedValues(job, rules, secret) {
    const side = secret === undefined ? 'live' : 'file';
    const { judged, show } = (0,_judge_value_js__WEBPACK_IMPORTED_MODULE_0__/* .createValueCollector */ .VA)();
    const keys = new Set();
    visitSpec(job, (value, place) => {
        const treatment = (0,_secret_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .treatmentOf */ .Wh)(place, secret ?? []);
        if (treatment === 'omit')
            return false;
        const key = place.trail.at(-1);
        if (typeof key === 'string')
            keys.add(key);
        if (typeof value === 'string' && treatment === 'leave')
            show({ ...place, side, value }, rules);
        return true;
    });
    for (const key of keys)
        if (rules.secrets.name(key) !== key)
            judged.secrets.add(key);
    for (const values of [judged.hidden, judged.secrets])
        for (const value of values)
            for (const part of assignedIn(value))
                values.add(part);
    return judged;
}
function assignedIn(value) {
    return [...value.matchAll(/[=:]\s{0,5}["']?([^\s"'=:@/]{8,4096})/g)].map(([, assigned = '']) => assigned);
}
function placeInside({ trail, ...place }, key) {
    const { objects, name } = place;
    const inside = { ...place, trail: [...trail, key] };
    if (trail.length === 0 || name === 'TaskGroups' || name === 'Tasks')
        return { ...inside, objects: [], name: key };
    if (name === 'Env' || name === 'Meta' || objects[0] === 'Config')
        return { ...inside, name: `${name}[${key}]` };
    return { ...inside, objects: [...objects, namesInDiff.get(name) ?? name], name: key };
}
function placeOfItem({ trail, ...outer }, index, items) {
    const item = items[index];
    const place = { ...outer, trail: [...trail, index] };
    if (place.name === 'TaskGroups')
        return { ...place, group: textIn(item, 'Name'), task: undefined };
    if (place.name === 'Tasks')
        return { ...place, task: textIn(item, 'Name') };
    if (place.name === 'Templates')
        return { ...place, delimiters: (0,_redact_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .delimitersOf */ .Cv)(textIn(item, 'LeftDelim'), textIn(item, 'RightDelim')) };
    if (namesInDiff.has(place.name))
        return place;
    const last = items[index - 1];
    const before = typeof last === 'string' ? [last] : undefined;
    if (place.objects[0] === 'Config')
        return { ...place, name: `${place.name}[${index}]`, before };
    return { ...placeInside(place, place.name), trail: place.trail, before };
}
function textIn(value, key) {
    const text = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
    return typeof text === 'string' ? text : undefined;
}
function fieldKey({ group, task, objects, name, }) {
    return JSON.stringify([group, task, ...objects, name]);
}
const nothingRandom = { keys: new Set(), labels: [] };
function randomFields(job, other, secret) {
    const [own, again] = [entriesOf(job), entriesOf(other)];
    const all = [...new Map([...again, ...own])];
    const differing = all.filter(([key]) => own.get(key)?.text !== again.get(key)?.text);
    const shown = differing.filter(([, { place }]) => (0,_secret_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .treatmentOf */ .Wh)(place, secret) !== 'omit');
    return {
        keys: new Set(differing.map(([key]) => key)),
        labels: [...new Set(shown.map(([, { place }]) => labelOf(place)))],
    };
}
function entriesOf(job) {
    const entries = new Map();
    visitSpec(job, (value, place) => {
        const isEntry = place.objects.length === 0 && /^(?:Env|Meta)\[/.test(place.name);
        if (isEntry)
            entries.set(fieldKey(place), { place, text: JSON.stringify(value) });
    });
    return entries;
}
function labelOf({ group, task, objects, name }) {
    const place = [group, task].filter((one) => one !== undefined).join('/');
    return [place, [...objects, name].join('.')].filter((part) => part !== '').join(' ');
}
function withoutRandom(job, { keys }) {
    return keys.size === 0 ? job : changeSpec(job, (value, place) => (keys.has(fieldKey(place)) ? null : value));
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

// EXTERNAL MODULE: ./build/js/inputs/kinds.js
var kinds = __webpack_require__(6981);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/scan.js
var scan = __webpack_require__(5380);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/strings.js
var strings = __webpack_require__(3327);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/tokens.js
var tokens = __webpack_require__(6267);
;// CONCATENATED MODULE: ./build/js/jobfiles/hcl/literals.js



function hclLiterals(source, step) {
    const hcl = (0,scan/* scanHcl */.J)(source, 'file', step);
    const found = new Set();
    let at = 0;
    while (at < hcl.kinds.length) {
        const kind = hcl.kinds[at];
        const value = kind === 'quote' || kind === 'heredoc' ? (0,strings/* literalText */.bK)(hcl, at) : bareWord(hcl, at);
        if (value !== undefined)
            found.add(value);
        at = kind === 'quote' || kind === 'heredoc' ? (0,tokens/* tokenAfter */.EV)(hcl, at) : at + 1;
    }
    return found;
}
function bareWord(hcl, at) {
    const word = (0,tokens/* tokenText */.pA)(hcl, at);
    if (hcl.kinds[at] === 'name')
        return word === 'true' || word === 'false' ? word : undefined;
    if (hcl.kinds[at] !== 'number')
        return undefined;
    return hcl.kinds[at - 1] === 'symbol' && (0,tokens/* tokenText */.pA)(hcl, at - 1) === '-' ? `-${word}` : word;
}

// EXTERNAL MODULE: ./build/js/jobfiles/variables/variable-sources.js
var variable_sources = __webpack_require__(3904);
// EXTERNAL MODULE: ./build/js/redaction/detection/secret-names.js
var secret_names = __webpack_require__(5435);
;// CONCATENATED MODULE: ./build/js/redaction/variable-secrets.js




function isSecretSetting({ name, secret }) {
    return secret || (0,secret_names/* nameLooksSecret */.Q_)(name);
}
function variableSecrets(settings, step) {
    return [...settings].filter(isSecretSetting).flatMap(({ value, form }) => {
        const parts = form === 'text' || !/^\s*["[{<(]/.test(value) ? [] : [...hclLiterals(value, step)];
        const values = [...new Set([value, value.trim(), ...parts])].filter(kinds/* isHideable */.TF);
        return [...new Set(values.flatMap(serializedForms))];
    });
}
function inputSecrets(variables) {
    const { given, environment } = (0,variable_sources/* inputSettings */.G)(variables);
    return variableSecrets([...given, ...environment]);
}
function serializedForms(value) {
    return [value, JSON.stringify(value).slice(1, -1), Buffer.from(value).toString('base64')];
}


/***/ }),

/***/ 9052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: () => (/* binding */ withoutCommands),
/* harmony export */   Sx: () => (/* binding */ copyableCommands),
/* harmony export */   x5: () => (/* binding */ canaryCommands)
/* harmony export */ });
/* harmony import */ var _text_published_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9618);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2211);
/* harmony import */ var _review_commands_parse_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2489);
/* harmony import */ var _review_record_codec_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4989);




const copyMark = (0,_text_published_js__WEBPACK_IMPORTED_MODULE_0__/* .markOf */ .Fg) `outrider:commands`;
const mostJobs = 3;
function copyableCommands(record, verbs, key) {
    if (verbs.length === 0)
        return _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6;
    const id = (0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_3__/* .planId */ .rY)(record, key);
    const jobs = record.jobs.filter((job) => job.changes && typeof job.id === 'string' && (0,_review_commands_parse_command_js__WEBPACK_IMPORTED_MODULE_2__/* .isNameable */ .g0)(job.id));
    const lines = [
        ...(verbs.includes('plan') && jobs.every(({ done }) => done === undefined) ? ['/outrider plan'] : []),
        ...jobs.slice(0, mostJobs).flatMap((job) => commandsOfJob(job, verbs, id)),
        ...(verbs.includes('help') ? ['/outrider help'] : []),
    ];
    const fences = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphs */ .qN)(lines.map((line) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)([line], 'text')));
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphs */ .qN)([copyMark, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `Commands for plan ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(id)}`, fences, false)]);
}
function commandsOfJob({ id, done }, verbs, plan) {
    if (typeof id !== 'string')
        return [];
    return verbs
        .filter((verb) => verb === 'status' || (done !== undefined && _review_commands_parse_command_js__WEBPACK_IMPORTED_MODULE_2__/* .writingVerbs */ .De.has(verb)))
        .map((verb) => (0,_review_commands_parse_command_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCommand */ .fE)({ verb, job: id, ...(_review_commands_parse_command_js__WEBPACK_IMPORTED_MODULE_2__/* .writingVerbs */ .De.has(verb) ? { plan } : {}) }));
}
function withoutCommands(lines) {
    const at = lines.indexOf(copyMark);
    return at === -1 ? lines : lines.slice(0, at);
}
function canaryCommands(lines) {
    const shown = lines.slice(withoutCommands(lines).length).flatMap((line) => (0,_review_commands_parse_command_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCommand */ .RM)(line) ?? []);
    const ofCanaries = shown.filter(({ verb }) => verb === 'promote' || verb === 'fail');
    const verbsOnce = new Map(ofCanaries.map((command) => [command.verb, command]));
    return (job) => ((0,_review_commands_parse_command_js__WEBPACK_IMPORTED_MODULE_2__/* .isNameable */ .g0)(job) ? [...verbsOnce.values()].map((command) => (0,_review_commands_parse_command_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCommand */ .fE)({ ...command, job })) : []);
}


/***/ }),

/***/ 3976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GO: () => (/* binding */ footerLine),
/* harmony export */   Go: () => (/* binding */ sameComment),
/* harmony export */   o1: () => (/* binding */ legend)
/* harmony export */ });
/* harmony import */ var _documentation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3203);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2211);


function footerLine(result, { commit, run, cluster, region, namespace, }, more = _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6) {
    const at = commit === undefined ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) ` at ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(commit.slice(0, 7))}`;
    const by = run === undefined ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) ` by ${runLink(run)}`;
    const parts = [
        ...(region === undefined ? [] : [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `region ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .name */ .UU)(region)}`]),
        ...(namespace === undefined ? [] : [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `namespace ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .name */ .UU)(namespace)}`]),
    ];
    const where = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) ` on ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(cluster)}${parts.length === 0 ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) ` (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(parts, ', ')})`}`;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `<sub>${result}${at}${by}${where}${more}</sub>`;
}
const legend = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) ` · ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `Reading this comment`, (0,_documentation_js__WEBPACK_IMPORTED_MODULE_0__/* .documentationUrl */ .ou)('reading-the-comment.md'))}`;
function runLink({ number, attempt, url }) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `run ${number}${attempt > 1 ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `, attempt ${attempt}` : _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6}`, url);
}
function sameComment(present, wanted) {
    return meaning(present) === meaning(wanted);
}
function meaning(body) {
    return body
        .replaceAll('\r\n', '\n')
        .replace(/^<!-- outrider:record .*$/gm, '')
        .trim()
        .replace(/^(<sub>(?:Planned|Registered|Not registered|Checked).*?) by \[run [^\]\n]{0,60}\]\([^)\s]{0,500}\)/gm, '$1')
        .replace(/^(\| [^|]+ \| .* \| .*)next launch `[^`]*`/gm, '$1');
}


/***/ }),

/***/ 6167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pc: () => (/* binding */ addToHistory),
/* harmony export */   gK: () => (/* binding */ historySection),
/* harmony export */   hk: () => (/* binding */ presentEnd),
/* harmony export */   lI: () => (/* binding */ withoutHistory)
/* harmony export */ });
/* harmony import */ var _text_fit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6851);
/* harmony import */ var _text_published_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9618);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2211);
/* harmony import */ var _text_times_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5502);
/* harmony import */ var _review_record_codec_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4989);
/* harmony import */ var _command_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9052);
/* harmony import */ var _job_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3268);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1876);








const marks = {
    presentEnd: (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .markOf */ .Fg) `outrider:present end`,
    history: (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .markOf */ .Fg) `outrider:history`,
    register: (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .markOf */ .Fg) `outrider:register`,
    registerEnd: (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .markOf */ .Fg) `outrider:register end`,
};
const presentEnd = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `${marks.presentEnd}`;
const mostEntries = 10;
const longestResult = 300;
const commentLimit = _text_fit_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMENT_LIMIT */ .W$ - _review_record_codec_js__WEBPACK_IMPORTED_MODULE_4__/* .stampLength */ .am;
function historySection(entries, registered = _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .nothing */ .s6) {
    if (entries.length === 0)
        return _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .nothing */ .s6;
    const list = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .joinLines */ .cT)(entries.map((one) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `- ${describeEntry(one)}`));
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)([marks.history, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .details */ .zH)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `History`, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)([list, registered]), false)]);
}
function describeEntry(entry) {
    const { isWell, at, text } = entry;
    const when = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)((0,_text_times_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMoment */ .K9)(new Date(at * 1000)));
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `${isWell ? '🚀' : '😕'} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)([when, byOf(entry)], ', ')}: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)(text)}: ${resultOf(entry)} (${runOf(entry)})`;
}
function byOf({ by }) {
    return by === '' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)(by);
}
function resultOf({ result }) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(result.slice(0, longestResult));
}
function runOf({ run }) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `run ${run.number}`, run.url);
}
function withoutHistory(lines) {
    const at = lines.indexOf(marks.history);
    return at === -1 ? lines : lines.slice(0, at);
}
function addToHistory(comment, before, change, door) {
    const lines = (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .publishedLines */ .S2)(comment);
    const recordAt = lines.findLastIndex((line) => line === (0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_4__/* .recordLine */ .IK)(comment));
    if (recordAt === -1)
        return comment;
    const { entry, states } = change;
    const record = {
        ...before,
        jobs: before.jobs.map((job) => {
            const state = states.get(job.file);
            return state === undefined ? job : { ...job, state };
        }),
    };
    const entries = [...(record.history ?? []).filter(({ id }) => id !== entry.id), entry];
    const text = lines.slice(0, recordAt);
    const body = withoutHistory(text);
    const end = states.size === 0 ? -1 : (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .indexOfMark */ .f8)(body, marks.presentEnd);
    const registered = reportOfRegister(text) ?? (end === -1 ? [] : asReport(body.slice(1, end)));
    const present = () => (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .publishedLines */ .S2)(door.markdown(presentState(record, change, (0,_command_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .canaryCommands */ .x5)(body))));
    const shown = end === -1 ? body : [...body.slice(0, 1), ...present(), ...body.slice(end)];
    return fitHistory({ body: shown, record, entries, registered }, door);
}
function fitHistory({ body, record, entries, registered }, door) {
    const kept = (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .asPublished */ .f1)((0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPublished */ .V4)(body).trimEnd());
    const { history: _before, ...rest } = record;
    const render = (shown, report) => {
        const wanted = shown.length === 0 ? rest : { ...rest, history: [...shown] };
        const quoted = report.length === 0
            ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .nothing */ .s6
            : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .joinLines */ .cT)([marks.register, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .fromPublished */ .$r)((0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPublished */ .V4)(report)), marks.registerEnd]);
        const section = shown.length === 0 ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `\n${historySection(shown, quoted)}\n\n`;
        return (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPublished */ .V4)([kept, door.markdown((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `${section}${(0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_4__/* .draftRecordLine */ .Py)(wanted)}`)]);
    };
    for (let from = Math.max(0, entries.length - mostEntries); from < entries.length; from += 1) {
        const whole = render(entries.slice(from), registered);
        if (whole.length <= commentLimit)
            return whole;
    }
    const latest = render(entries.slice(-1), []);
    return latest.length <= commentLimit ? latest : render([], []);
}
function reportOfRegister(lines) {
    const [from, to] = [(0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .indexOfMark */ .f8)(lines, marks.register), (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .indexOfMark */ .f8)(lines, marks.registerEnd)];
    return from === -1 || to < from ? undefined : lines.slice(from + 1, to);
}
function asReport([headline = (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .asPublished */ .f1)(''), ...rest]) {
    const next = rest.findIndex((line) => line.startsWith(_next_steps_js__WEBPACK_IMPORTED_MODULE_7__/* .nextStep */ .sk));
    const text = (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPublished */ .V4)([
        (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .asPublished */ .f1)(headline.replace(/^### /, '')),
        ...(next === -1 ? rest : rest.slice(0, next)),
    ]);
    return ['', ...(0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .publishedLines */ .S2)((0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .asPublished */ .f1)(text.trimEnd())), ''].map(_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .asPublished */ .f1);
}
const mostNamed = 3;
function presentState(record, { entry, states, ui }, commandsOf) {
    const known = record.jobs.flatMap((job) => (job.state === undefined ? [] : [{ job, state: job.state }]));
    const byRank = known.toSorted((a, b) => (0,_job_state_js__WEBPACK_IMPORTED_MODULE_6__/* .stateRank */ .g3)(a.state) - (0,_job_state_js__WEBPACK_IMPORTED_MODULE_6__/* .stateRank */ .g3)(b.state));
    const jobs = byRank.toSorted((a, b) => Number(states.has(b.job.file)) - Number(states.has(a.job.file)));
    const named = jobs.slice(0, mostNamed).map(({ job, state }) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `${(0,_job_state_js__WEBPACK_IMPORTED_MODULE_6__/* .recordedName */ .kq)(job)}: ${(0,_job_state_js__WEBPACK_IMPORTED_MODULE_6__/* .describeState */ .Jw)(state)}`);
    const more = jobs.length > mostNamed ? [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `${jobs.length - mostNamed} more`] : [];
    const environment = record.comment === 'default' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(record.comment)}: `;
    const sign = byRank[0] === undefined ? '⚪' : (0,_job_state_js__WEBPACK_IMPORTED_MODULE_6__/* .stateSign */ .Jz)(byRank[0].state);
    const waiting = jobs.flatMap(({ job, state }) => {
        if (state.end !== 'awaiting-promotion' || typeof job.id !== 'string')
            return [];
        const [namespace, region] = [job.namespace, job.region].map((one) => (typeof one === 'string' ? one : ''));
        const place = { id: job.id, namespace: namespace ?? '', region: region === '' ? undefined : region };
        return [
            {
                name: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .name */ .UU)(job.id),
                namespace: place.namespace,
                deployment: state.deployment ?? '',
                url: ui?.job(place),
                commands: commandsOf(job.id),
            },
        ];
    });
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraphs */ .qN)([
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `### ${sign} ${environment}${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)([...named, ...more], ' · ')}`,
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)([byOf(entry), runOf(entry)], ', ')}: ${resultOf(entry)}.`,
        jobs.length === 1 ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .nothing */ .s6 : stateTable(jobs),
        (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_7__/* .canarySteps */ .i0)(waiting),
        _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .nothing */ .s6,
    ]);
}
const longestTable = 10_000;
function stateTable(jobs) {
    const rows = jobs.map(({ job, state }) => [(0,_job_state_js__WEBPACK_IMPORTED_MODULE_6__/* .recordedName */ .kq)(job), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `${(0,_job_state_js__WEBPACK_IMPORTED_MODULE_6__/* .stateSign */ .Jz)(state)} ${(0,_job_state_js__WEBPACK_IMPORTED_MODULE_6__/* .describeState */ .Jw)(state)}`]);
    const room = { max: longestTable, measure: (text) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .comparable */ .Zm)(text).length, elsewhere: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `Nomad` };
    return (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_0__/* .tableWithin */ .uG)([(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `Job`, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.md) `State`], rows, room, 'job');
}


/***/ }),

/***/ 3268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jw: () => (/* binding */ describeState),
/* harmony export */   Jz: () => (/* binding */ stateSign),
/* harmony export */   Vk: () => (/* binding */ createJobState),
/* harmony export */   Yq: () => (/* binding */ saysTheSame),
/* harmony export */   g3: () => (/* binding */ stateRank),
/* harmony export */   kq: () => (/* binding */ recordedName),
/* harmony export */   vX: () => (/* binding */ stateOfReport)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2211);
/* harmony import */ var _text_times_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5502);
/* harmony import */ var _redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8300);
/* harmony import */ var _describe_rollout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1772);




const signs = {
    failed: '🔴',
    'rolled-back': '🔴',
    'placement-blocked': '🔴',
    'timed-out': '🔴',
    unknown: '🔴',
    'awaiting-promotion': '🟡',
    changed: '🔵',
    superseded: '⚪',
    reverted: '⚪',
    stopped: '⚪',
    'registered-again': '⚪',
    'no-deployment': '🟢',
    successful: '🟢',
};
const worstFirst = Object.keys(signs);
function endOf({ end }) {
    return Object.hasOwn(signs, end) ? end : 'unknown';
}
function stateSign(state) {
    return signs[endOf(state)];
}
function stateRank(state) {
    return worstFirst.indexOf(endOf(state));
}
function stateOfReport({ outputs, failures, foundEnd }, verb) {
    const { outcome = '', 'job-version': version = '', 'serving-version': serving = '' } = outputs;
    const facts = {
        version: version === '' ? undefined : Number(version),
        serving: serving === '' ? undefined : serving.split(',').map(Number),
        deployment: outputs['deployment-id'],
    };
    const otherwise = verb === 'fail' ? 'failed' : failures.length > 0 ? 'unknown' : 'changed';
    const seen = outcome === '' ? foundEnd : outcome;
    const end = seen === 'successful' && verb === 'revert' ? 'reverted' : (seen ?? otherwise);
    return createJobState(end, new Date(), facts);
}
function createJobState(end, at, facts = {}) {
    const { version, serving, deployment = '', pullRequest } = facts;
    return {
        end,
        ...(version === undefined ? {} : { version }),
        ...(serving === undefined ? {} : { serving: [...serving] }),
        ...(end === 'awaiting-promotion' ? { deployment } : {}),
        at: Math.floor(at.getTime() / 1000),
        ...(pullRequest === undefined ? {} : { pullRequest }),
    };
}
function saysTheSame(before, now) {
    const isStillReverted = before.end === 'reverted' && now.end === 'successful';
    const fields = ['end', 'version', 'deployment', 'pullRequest'].filter((field) => field !== 'end' || !isStillReverted);
    return fields.every((field) => before[field] === now[field]);
}
function describeState(state) {
    const { version, serving, pullRequest } = state;
    const at = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)((0,_text_times_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoment */ .K9)(new Date(state.at * 1000)));
    const registered = version === undefined ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `it` : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `version ${version}`;
    const served = (0,_describe_rollout_js__WEBPACK_IMPORTED_MODULE_3__/* .describeServed */ .JA)(state);
    const servedThen = served === '' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `; ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(served)}`;
    switch (endOf(state)) {
        case 'successful':
        case 'reverted':
            return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${registered} serves since ${at}`;
        case 'no-deployment':
            return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${registered} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(serving?.includes(version ?? -1) === true ? 'serves' : 'is registered')} since ${at}`;
        case 'awaiting-promotion':
            return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `at ${at}, canaries of ${registered} waited for promotion${servedThen}`;
        case 'rolled-back':
            return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${registered} was rolled back at ${at}${servedThen}`;
        case 'failed':
            return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${registered} failed at ${at}${servedThen}`;
        case 'placement-blocked':
            return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${registered} could not be placed at ${at}${servedThen}`;
        case 'timed-out':
            return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${registered} was not healthy at ${at}${servedThen}`;
        case 'superseded':
            return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${registered} was replaced by another version before ${at}`;
        case 'stopped':
            return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `stopped at ${at}`;
        case 'registered-again':
            return pullRequest === undefined
                ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `registered again at ${at}`
                : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `registered again by #${pullRequest} at ${at}`;
        case 'changed':
            return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `changed at ${at}; its rollout was not followed`;
        case 'unknown':
            return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `its state was unknown at ${at}`;
    }
}
function recordedName({ id }) {
    return typeof id === 'string' ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU)(id) : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(_redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenMark */ .s);
}


/***/ }),

/***/ 671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HL: () => (/* binding */ withNotice),
/* harmony export */   gs: () => (/* binding */ outageNotice),
/* harmony export */   lH: () => (/* binding */ withoutNotice)
/* harmony export */ });
/* harmony import */ var _failure_items_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8762);
/* harmony import */ var _text_published_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9618);
/* harmony import */ var _text_fit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6851);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2211);




const marks = { begin: (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .markOf */ .Fg) `outrider:latest-plan`, end: (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .markOf */ .Fg) `outrider:latest-plan end` };
const outages = new Set(['unreachable', 'timed-out', 'server']);
const longest = 2000;
function outageNotice(failures, { run, fileUrl, door }) {
    if (!failures.some(({ reason }) => outages.has(reason)))
        return undefined;
    const elsewhere = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `the step summary`, run?.url);
    const room = { max: longest, measure: (text) => door.markdown(text).length, elsewhere };
    const items = (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .itemsWithin */ .mu)((0,_failure_items_js__WEBPACK_IMPORTED_MODULE_0__/* .failureItems */ .xh)(failures, fileUrl), room, (left) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `… and ${left} more in ${elsewhere}.`);
    const title = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `**The latest plan failed.** What follows is the plan before it.`;
    return door.markdown((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .callout */ .xl)('CAUTION', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([title, items])));
}
function withNotice(comment, notice) {
    const [marker = notice, ...rest] = (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .publishedLines */ .S2)(withoutNotice(comment));
    return (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPublished */ .V4)([marker, (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .asPublished */ .f1)(marks.begin), notice, (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .asPublished */ .f1)(marks.end), ...rest]);
}
function withoutNotice(comment) {
    const lines = (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .publishedLines */ .S2)((0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .asPublished */ .f1)(comment));
    const [from, to] = [(0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .indexOfMark */ .f8)(lines, marks.begin), (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .indexOfMark */ .f8)(lines, marks.end)];
    return from === -1 || to < from ? (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .asPublished */ .f1)(comment) : (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPublished */ .V4)(lines.toSpliced(from, to - from + 1));
}


/***/ }),

/***/ 1772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JA: () => (/* binding */ describeServed),
/* harmony export */   Jr: () => (/* binding */ describeSilence),
/* harmony export */   LC: () => (/* binding */ describeTrouble),
/* harmony export */   LV: () => (/* binding */ rolloutKinds),
/* harmony export */   MP: () => (/* binding */ describeVersion),
/* harmony export */   Mq: () => (/* binding */ describeUnplaced),
/* harmony export */   QX: () => (/* binding */ rolloutOutputs),
/* harmony export */   V$: () => (/* binding */ describeCause),
/* harmony export */   Yh: () => (/* binding */ describeServing),
/* harmony export */   aI: () => (/* binding */ canariesOutput),
/* harmony export */   lw: () => (/* binding */ describeRollout),
/* harmony export */   zO: () => (/* binding */ healthyOf)
/* harmony export */ });
/* harmony import */ var _plan_describe_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9042);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4482);
/* harmony import */ var _text_times_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5502);



function describeTrouble({ task, restarts, cause, check, node }) {
    const after = restarts === 0 ? '' : `, after ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(restarts, 'restart')}`;
    return `${check ?? `task \`${task}\` ${cause}`}${node === '' ? '' : ` on node \`${node}\``}${after}`;
}
function describeRollout(rollout, placed = 'registered and placed') {
    const cause = describeCause(rollout);
    const why = cause === '' ? '' : `: ${cause}`;
    switch (rollout.kind) {
        case 'successful':
            return rollout.recovered
                ? 'healthy by now; its deployment had failed'
                : `rolled out in ${(0,_text_times_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(rollout.milliseconds)}`;
        case 'failed':
            return `rollout failed${why}${stillServing(rollout)}`;
        case 'rolled-back':
            return `rolled back${describeVersion(rollout)}${why}${describeWaitingRollback(rollout)}`;
        case 'awaiting-promotion':
            return `canaries are healthy and wait for promotion; ${describeServing(rollout)}`;
        case 'placement-blocked':
            return `cannot be placed${why}`;
        case 'no-deployment':
            return `${placed}${why}`;
        case 'superseded':
            return 'superseded by a newer version of the job, or stopped';
        case 'timed-out':
            return rollout.ended === 'cancelled'
                ? `still rolling out when the run was cancelled after ${(0,_text_times_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(rollout.milliseconds)}${describeHealthOfGroups(rollout)}${stillServing(rollout)}`
                : rollout.silentSince !== undefined
                    ? describeSilence(rollout.silentSince, rollout.groups.length === 0 ? '' : healthyOf(rollout.groups))
                    : `not healthy after ${(0,_text_times_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(rollout.milliseconds)}${describeHealthOfGroups(rollout)}${why}${stillServing(rollout)}`;
    }
}
function describeSilence(since, state) {
    return `Nomad has not answered since ${(0,_text_times_js__WEBPACK_IMPORTED_MODULE_2__/* .formatTime */ .fU)(since)}${state === '' ? '' : `; last known: ${state}`}`;
}
function describeServing(rollout) {
    const earlier = earlierVersions(rollout);
    if (earlier === undefined)
        return 'which version still serves could not be read';
    if (earlier.length === 0)
        return 'no earlier version runs';
    return `${nameVersions(earlier)} still ${earlier.length === 1 ? 'serves' : 'serve'}`;
}
function describeServed(rollout) {
    const earlier = earlierVersions(rollout) ?? [];
    return earlier.length === 0 ? '' : `${nameVersions(earlier)} served`;
}
function earlierVersions({ serving, version }) {
    return serving?.filter((one) => one !== version);
}
function nameVersions(versions) {
    const [last, others] = [versions.at(-1), versions.slice(0, -1)];
    return others.length === 0 ? `version ${last}` : `versions ${others.join(', ')} and ${last}`;
}
function stillServing(rollout) {
    const { serving, version } = rollout;
    const isOld = serving !== undefined && serving.length > 0 && version !== undefined && !serving.includes(version);
    return isOld ? `; ${describeServing(rollout)}` : '';
}
function rolloutOutputs(rollout) {
    return {
        outcome: rollout?.kind ?? '',
        'deployment-id': rollout?.deploymentId ?? '',
        canaries: canariesOutput([rollout]),
        'serving-version': (rollout?.serving ?? []).join(','),
    };
}
function canariesOutput(rollouts) {
    return JSON.stringify(rollouts.flatMap((rollout) => rollout?.canaries ?? []));
}
function describeCause(rollout) {
    if (rollout.kind === 'placement-blocked')
        return describeUnplaced(rollout);
    const [trouble] = rollout.troubles;
    if (trouble !== undefined)
        return describeTrouble(trouble);
    if (rollout.deadCanary)
        return 'a canary ended after it was healthy';
    return rollout.kind === 'failed' ? rollout.description : '';
}
function describeVersion({ revertedTo }) {
    if (revertedTo === undefined)
        return '';
    return ` to version ${revertedTo.version}${revertedTo.healthy ? '' : ', which is not healthy yet'}`;
}
function describeWaitingRollback({ revertedTo }) {
    if (revertedTo?.waiting === undefined)
        return '';
    return `; ${healthyOf(revertedTo.live?.groups ?? [])}; the rollback waits for promotion`;
}
function describeUnplaced({ unplaced }) {
    const text = unplaced.map(({ group, reasons }) => `group \`${group}\`: ${(0,_plan_describe_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .describeReasons */ .nl)(reasons)}`);
    return text.length === 0 ? 'no node is eligible' : text.join('; ');
}
function describeHealthOfGroups({ groups }) {
    return groups.length === 0 ? '' : `, ${healthyOf(groups)}`;
}
function healthyOf(groups) {
    const healthy = groups.reduce((sum, group) => sum + Math.min(group.healthy, group.desired), 0);
    return `${healthy} of ${groups.reduce((sum, { desired }) => sum + desired, 0)} healthy`;
}
const rolloutKinds = {
    failed: 'failed',
    'rolled-back': 'rolled back',
    'placement-blocked': 'cannot be placed',
    superseded: 'superseded',
    'timed-out': 'timed out',
    'awaiting-promotion': 'wait for promotion',
    'no-deployment': 'registered',
    successful: 'rolled out',
};


/***/ }),

/***/ 1129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ createUiLinks)
/* harmony export */ });
/* harmony import */ var _redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8300);

function createUiLinks(base) {
    const root = `${base.origin}${base.pathname.replace(/\/(?:ui\/?)?$/, '')}/ui`;
    const urlOf = (path, region) => `${root}/${path}${region === undefined ? '' : `?region=${encodeURIComponent(region)}`}`;
    const ofJob = (job, page) => isHidden(job) ? undefined : urlOf(`jobs/${encodeURIComponent(`${job.id}@${job.namespace}`)}${page}`, job.region);
    return {
        job: (job) => ofJob(job, ''),
        deployments: (job) => ofJob(job, '/deployments'),
        allocation: (id, region) => region?.includes(_redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hiddenMark */ .s) === true ? undefined : urlOf(`allocations/${encodeURIComponent(id)}`, region),
    };
}
function isHidden({ id, namespace, region = '' }) {
    return [id, namespace, region].some((name) => name.includes(_redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hiddenMark */ .s));
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
/* harmony import */ var _clients_http_messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7244);
/* harmony import */ var _text_log_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(872);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2211);




function expandReport({ headline: whole, lines = [], sign, failedSign = '🔴', failures, notes = [], body = [], outputs, files, jobs, }, { door }) {
    const { sentence: headline, request } = (0,_clients_http_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .splitRequest */ .oX)(whole);
    const otherFailures = failures.filter((failure) => !isInHeadline(failure, whole));
    const blocks = [
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `### ${failures.length > 0 ? failedSign : sign} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(headline)}`,
        ...failures.filter((failure) => isInHeadline(failure, whole)).map((failure) => (0,_failure_items_js__WEBPACK_IMPORTED_MODULE_0__/* .renderFix */ .C2)(failure)),
        ...(request === undefined ? [] : [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `<sub>${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(request)}</sub>`]),
        ...(otherFailures.length === 0 ? [] : [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .joinLines */ .cT)((0,_failure_items_js__WEBPACK_IMPORTED_MODULE_0__/* .failureItems */ .xh)(otherFailures, undefined))]),
        ...notes.filter(({ text }) => text !== `${headline}.`).map(noteCallout),
        ...body,
    ];
    const markdown = door.markdown((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)(blocks)}\n`);
    const isLogged = [...failures.map(({ message }) => message), ...notes.map(({ text }) => text.replace(/\.$/, ''))];
    const logged = [...(isLogged.includes(whole) ? [] : [whole]), ...lines];
    return {
        errors: failures,
        log: [
            { kind: 'errors', errors: failures },
            ...notes.map(({ level, text }) => ({ kind: level, text: (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLines */ .y1)(text) })),
            ...(logged.length === 0 ? [] : [{ kind: 'text', text: (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinLog */ .Vq)(logged.map((line) => (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj) `${line}`)) }]),
        ],
        summary: markdown,
        outputs: { summary: headline, ...outputs },
        files: { ...files, markdown: { name: 'outrider.md', parts: [markdown], isPrivate: false } },
        ...(jobs === undefined ? {} : { jobs }),
    };
}
function isInHeadline({ message, location }, headline) {
    const text = message.replace(/^`[^`]+`: /, '').replace(/\.$/, '');
    return location === undefined && !text.includes('\n') && headline.includes(text);
}
function noteCallout({ level, text }) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .callout */ .xl)(level === 'notice' ? 'NOTE' : 'WARNING', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(text));
}
const verbs = { planned: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `plan`, parsed: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `plan`, checked: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `check` };
function forkReport(done, empty) {
    const why = `This pull request is from a fork: GitHub gives its runs no secrets or variables, so nothing was ${done}.`;
    return {
        headline: `Nothing was ${done}: the pull request is from a fork`,
        sign: '⚪',
        failures: [],
        notes: [{ level: 'notice', text: why }],
        body: [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `To ${verbs[done]} it, read the change, then push its commits to a branch of this repository.`],
        ...empty,
    };
}
function* jsonArray(texts) {
    for (const [index, text] of texts.entries())
        yield `${index === 0 ? '[' : ',\n'}${text.trim()}`;
    yield texts.length === 0 ? '[]\n' : ']\n';
}


/***/ }),

/***/ 2489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   De: () => (/* binding */ writingVerbs),
/* harmony export */   RM: () => (/* binding */ parseCommand),
/* harmony export */   fE: () => (/* binding */ formatCommand),
/* harmony export */   g0: () => (/* binding */ isNameable)
/* harmony export */ });
/* harmony import */ var _inputs_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7310);

const writingVerbs = new Set(['promote', 'fail', 'revert']);
const maxLength = 1024;
const invisible = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;
const start = '/outrider';
const help = { verb: 'help' };
const maxArguments = {
    plan: 0,
    status: 1,
    help: 0,
    promote: 1,
    fail: 1,
    revert: 2,
};
function parseCommand(comment) {
    const read = comment.slice(0, maxLength + 1);
    const [line = ''] = read.split(/[\r\n]/, 1);
    const first = line.split(' ', 1)[0];
    if (first !== start)
        return undefined;
    if (line.length > maxLength || invisible.test(line.replaceAll(' ', '')))
        return help;
    const [, word, ...rest] = line.split(' ').filter((part) => part !== '');
    const verb = _inputs_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .verbs */ .PB.find((known) => known === word);
    return verb === undefined ? help : readArguments(verb, rest);
}
const versionPattern = /^[\w.-]{1,128}$/;
function readArguments(verb, words) {
    const [key, value = ''] = words.slice(-2);
    const isPlan = key === 'plan' && /^[0-9a-f]{8}$/.test(value);
    const isCommit = key === 'commit' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value);
    const given = isPlan || isCommit ? words.slice(0, -2) : words;
    const at = { ...(isPlan ? { plan: value } : {}), ...(isCommit ? { commit: value } : {}) };
    if (given.length > maxArguments[verb])
        return help;
    const [job, version] = given;
    if (version !== undefined && !versionPattern.test(version))
        return help;
    return { verb, ...(job === undefined ? {} : { job }), ...(version === undefined ? {} : { version }), ...at };
}
function formatCommand({ verb, job, version, plan, commit }) {
    const at = plan === undefined ? (commit === undefined ? [] : ['commit', commit]) : ['plan', plan];
    return [start, verb, job, version, ...at].filter((word) => word !== undefined).join(' ');
}
function isNameable(job) {
    return job !== '' && job.length <= 512 && !invisible.test(job);
}


/***/ }),

/***/ 4906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jw: () => (/* binding */ liveDigest),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   rD: () => (/* binding */ keyedDigest),
/* harmony export */   uz: () => (/* binding */ equalsInConstantTime)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _nomad_plan_specification_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7619);


const digestBytes = 24;
function digestOf(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update((0,_nomad_plan_specification_js__WEBPACK_IMPORTED_MODULE_1__/* .canonical */ .$N)(value)).digest('base64');
}
function keyedDigest(of, value, key) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', key.secret).update(`outrider ${of} v3\n${value}`).digest();
    return digest.subarray(0, digestBytes).toString('base64');
}
function equalsInConstantTime(one, other) {
    const [a, b] = [Buffer.from(one), Buffer.from(other)];
    return a.length === b.length && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(a, b);
}
function liveDigest(job, keepsCounts) {
    const groups = (job.TaskGroups ?? []).map((group) => withoutVolatileCount(group, keepsCounts));
    return digestOf({ ...withoutVolatileFields(job), TaskGroups: groups });
}
function withoutVolatileCount(group, keepsCounts) {
    const { Count: count, Scaling: scaling, ...rest } = group;
    const isScaled = scaling !== null && scaling !== undefined;
    const policy = isScaled && typeof scaling === 'object' ? withoutVolatileFields(scaling) : scaling;
    return { ...rest, Scaling: policy, ...(isScaled || keepsCounts ? {} : { Count: count }) };
}
function withoutVolatileFields(policy) {
    return Object.fromEntries(Object.entries(policy).filter(([name]) => !_nomad_plan_specification_js__WEBPACK_IMPORTED_MODULE_1__/* .volatileFields */ ._8.has(name)));
}


/***/ }),

/***/ 6484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ hasEffectOf),
/* harmony export */   Pq: () => (/* binding */ differenceOf),
/* harmony export */   Pr: () => (/* binding */ meaningOf)
/* harmony export */ });
/* harmony import */ var _redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7301);
/* harmony import */ var _nomad_plan_specification_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7619);


function meaningOf({ job, verdict, diff, keptGroups }) {
    const isOnEachNode = job.Type === 'system' || job.Type === 'sysbatch';
    const groups = verdict.groups.flatMap((group) => {
        const counts = reviewedCounts(group, isOnEachNode, keptGroups.has(group.name));
        return Object.keys(counts).length === 0 ? [] : [[group.name, counts]];
    });
    return {
        change: verdict.change,
        startsAgain: verdict.startsAgain,
        groups: Object.fromEntries(groups),
        preempts: [...new Set(verdict.preempted.map((other) => (0,_nomad_plan_specification_js__WEBPACK_IMPORTED_MODULE_1__/* .canonical */ .$N)([other.namespace, other.job])))].toSorted(),
        diff: diff === null ? null : differenceOf(diff),
    };
}
function reviewedCounts({ created, replaced, updatedInPlace, stopped, canaries }, isOnEachNode, isKept) {
    const counts = isOnEachNode
        ? { ended: replaced + stopped, updatedInPlace, canaries }
        : { created, replaced, updatedInPlace, stopped, canaries };
    const onlyWhether = isOnEachNode || isKept;
    return Object.fromEntries(Object.entries(counts).flatMap(([result, count]) => (count > 0 ? [[result, onlyWhether || count]] : [])));
}
function hasEffectOf(planned, reviewed, mayBeLess) {
    const [own, most] = [planned, reviewed].map((effect) => meaningOf({ ...effect, diff: null }));
    if (!mayBeLess)
        return (0,_nomad_plan_specification_js__WEBPACK_IMPORTED_MODULE_1__/* .canonical */ .$N)(own) === (0,_nomad_plan_specification_js__WEBPACK_IMPORTED_MODULE_1__/* .canonical */ .$N)(most);
    const countsOf = ({ verdict }) => new Map(verdict.groups.map((group) => [group.name, group]));
    const known = countsOf(reviewed);
    const isLess = [...countsOf(planned)].every(([name, now]) => {
        const then = known.get(name);
        return (then !== undefined &&
            ['created', 'replaced', 'stopped', 'canaries'].every((count) => now[count] <= then[count]) &&
            now.replaced + now.updatedInPlace <= then.replaced + then.updatedInPlace);
    });
    const others = new Set(reviewed.verdict.preempted.map((other) => (0,_nomad_plan_specification_js__WEBPACK_IMPORTED_MODULE_1__/* .canonical */ .$N)([other.namespace, other.job])));
    return (isLess &&
        planned.verdict.startsAgain === reviewed.verdict.startsAgain &&
        planned.verdict.preempted.every((other) => others.has((0,_nomad_plan_specification_js__WEBPACK_IMPORTED_MODULE_1__/* .canonical */ .$N)([other.namespace, other.job]))));
}
function differenceOf(diff) {
    const groups = diff.TaskGroups.map((group) => ({
        ...meaningPart(group.Type, group.Name, group),
        tasks: inStableOrder(group.Tasks.map((task) => meaningPart(task.Type, task.Name, task)).filter(isChanged)),
    }));
    return {
        ...meaningPart(diff.Type, diff.ID, diff),
        groups: inStableOrder(groups.filter((group) => isChanged(group) || group.tasks.length > 0)),
    };
}
function meaningPart(type, name, from) {
    const fields = from.Fields.filter((field) => field.Type !== 'None');
    return {
        type,
        name,
        fields: inStableOrder(fields.map(({ Type, Name, Old, New }) => [Type, Name, (0,_redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$)(Old), (0,_redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$)(New)])),
        objects: inStableOrder(from.Objects.map((object) => meaningPart(object.Type, object.Name, object)).filter(isChanged)),
    };
}
function isChanged({ type, fields, objects }) {
    return type !== 'None' || fields.length + objects.length > 0;
}
function inStableOrder(items) {
    if (items.length < 2)
        return items;
    return items
        .map((item) => ({ item, key: (0,_nomad_plan_specification_js__WEBPACK_IMPORTED_MODULE_1__/* .canonical */ .$N)(item) }))
        .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
        .map(({ item }) => item);
}


/***/ }),

/***/ 4872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ changesOnlyRandom),
/* harmony export */   m: () => (/* binding */ withoutRandomValues)
/* harmony export */ });
/* harmony import */ var _nomad_plan_traits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7601);
/* harmony import */ var _redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3067);


const randomMark = '(random)';
function withoutRandomValues(diff, random) {
    return changeRandom(diff, random, (field) => [field.Type === 'Deleted' ? field : { ...field, New: randomMark }]);
}
function changesOnlyRandom(diff, random) {
    return random.keys.size > 0 && diff.Type === 'Edited' && (0,_nomad_plan_traits_js__WEBPACK_IMPORTED_MODULE_0__/* .changesNothing */ .TY)(changeRandom(diff, random, () => []));
}
function changeRandom(diff, { keys }, change) {
    if (keys.size === 0)
        return diff;
    const body = (part, group, task) => ({
        ...part,
        Fields: part.Fields.flatMap((field) => keys.has((0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldKey */ .aF)({ group, task, objects: [], name: field.Name })) ? change(field) : [field]),
    });
    return {
        ...body(diff),
        TaskGroups: diff.TaskGroups.map((group) => ({
            ...body(group, group.Name),
            Tasks: group.Tasks.map((task) => body(task, group.Name, task.Name)),
        })),
    };
}


/***/ }),

/***/ 4989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ openRecord),
/* harmony export */   IK: () => (/* binding */ recordLine),
/* harmony export */   Py: () => (/* binding */ draftRecordLine),
/* harmony export */   WX: () => (/* binding */ openOwnRecord),
/* harmony export */   am: () => (/* binding */ stampLength),
/* harmony export */   de: () => (/* binding */ fitRecord),
/* harmony export */   qf: () => (/* binding */ sameRecord),
/* harmony export */   rY: () => (/* binding */ planId),
/* harmony export */   xe: () => (/* binding */ sealRecord),
/* harmony export */   yT: () => (/* binding */ readUnverified)
/* harmony export */ });
/* unused harmony export formatRecordLine */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _digests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4906);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5398);
/* harmony import */ var _inputs_review_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5148);
/* harmony import */ var _text_published_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9618);





function fitRecord(record, budget) {
    let fitted = record;
    for (let room = record.jobs.length; room > 0;) {
        const { length } = draftRecordLine(fitted);
        if (length <= budget)
            break;
        room = Math.min(room - 1, Math.floor((room * budget) / length));
        fitted = { ...record, jobs: record.jobs.slice(0, room), left: record.left + record.jobs.length - room };
    }
    return fitted;
}
const stampLength = 128;
function sealRecord(comment, { at, planned, shown }, keys) {
    const { text = '', packed: draft = '' } = splitComment(comment) ?? {};
    const record = (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .unpackRecord */ .Qc)(draft);
    const key = (0,_inputs_review_js__WEBPACK_IMPORTED_MODULE_3__/* .findKey */ .Tj)(record?.key ?? '', keys);
    if (record === undefined || key === undefined)
        return comment;
    const times = { at, planned: planned ?? record.planned, since: record.since || at, ...shown };
    const [packed, digest] = [(0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .packRecord */ .RM)({ ...record, ...times }), commentDigest(text)];
    const signature = signatureOf(`v${formatVersion} ${packed} ${digest}`, key);
    return (text + formatRecordLine(packed, digest, signature));
}
function openRecord(comment, keys, updatedAt) {
    if (keys === undefined)
        return { kind: 'no-key' };
    const parts = splitComment(comment);
    if (parts === undefined || parts.number === '')
        return { kind: 'none' };
    const { number, packed, digest, signature, text, rest } = parts;
    if (Number(number) > formatVersion)
        return { kind: 'newer' };
    if (Number(number) < formatVersion)
        return { kind: 'older' };
    const record = (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .unpackRecord */ .Qc)(packed);
    if (record === undefined || number !== String(formatVersion) || record.at === 0)
        return { kind: 'damaged' };
    const key = (0,_inputs_review_js__WEBPACK_IMPORTED_MODULE_3__/* .findKey */ .Tj)(record.key, keys);
    if (key === undefined)
        return { kind: 'other-key' };
    if (!(0,_digests_js__WEBPACK_IMPORTED_MODULE_1__/* .equalsInConstantTime */ .uz)(signature, signatureOf(`v${number} ${packed} ${digest}`, key)))
        return { kind: 'forged' };
    if (rest.trim() !== '' || !(0,_digests_js__WEBPACK_IMPORTED_MODULE_1__/* .equalsInConstantTime */ .uz)(digest, commentDigest(text)))
        return { kind: 'edited' };
    const updated = Math.floor(Date.parse(updatedAt ?? '') / 1000);
    const edited = updated > record.at ? Math.max(record.edited ?? 0, updated) : record.edited;
    return { kind: 'opened', record: edited === undefined ? record : { ...record, edited }, key };
}
function openOwnRecord({ body, updated_at: updatedAt }, keys, owner) {
    const opened = openRecord(body, keys, updatedAt);
    const other = opened.kind === 'opened' ? findOtherOwner(opened.record, owner) : undefined;
    return other === undefined ? opened : { kind: 'copied', of: other };
}
function findOtherOwner(record, owner) {
    const isSameName = record.repository.toLowerCase() === owner.repository.toLowerCase();
    if (record.repositoryId !== owner.repositoryId || !isSameName)
        return `another repository (\`${record.repository}\`)`;
    if (record.pullRequest !== owner.pullRequest)
        return `pull request ${record.pullRequest}, not ${owner.pullRequest}`;
    return record.comment === owner.comment
        ? undefined
        : `another comment (\`comment-id\` \`${record.comment}\`; this run's is \`${owner.comment}\`)`;
}
function readUnverified(comment) {
    const { number, packed = '' } = splitComment(comment) ?? {};
    return number === String(formatVersion) ? (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .unpackRecord */ .Qc)(packed) : undefined;
}
function commentDigest(text) {
    const stored = text.replaceAll(/\r\n?/g, '\n').trimEnd();
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`outrider text v${formatVersion}\n${stored}`).digest('base64');
}
function sameRecord(present, wanted, keys) {
    const [one, other] = [openRecord(present, keys), openRecord(wanted, keys)];
    if (one.kind !== 'opened' || other.kind !== 'opened')
        return recordLine(present) === undefined && recordLine(wanted) === undefined;
    return withoutRun(one.record) === withoutRun(other.record);
}
function withoutRun({ at: _at, planned: _planned, ...record }) {
    return JSON.stringify(record);
}
function signatureOf(text, { secret }) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', secret).update(`outrider:record ${text}`).digest('base64');
}
const formatVersion = 4;
const recordLineStart = '<!-- outrider:record ';
const digestPlaceholder = '0'.repeat(44);
function formatRecordLine(packed, digest, signature) {
    return (0,_text_published_js__WEBPACK_IMPORTED_MODULE_4__/* .markOf */ .Fg) `outrider:record v${formatVersion} ${packed} ${digest} ${signature}`;
}
function draftRecordLine(record) {
    return formatRecordLine((0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .packRecord */ .RM)(record), digestPlaceholder, digestPlaceholder);
}
const recordLinePattern = /^<!-- outrider:record v(\d{1,9}) (.*) -->$/;
const recordContentPattern = /^([A-Za-z0-9+/]+={0,2}) ([A-Za-z0-9+/]{43}[A-Za-z0-9+/=]) ([A-Za-z0-9+/]{43}[A-Za-z0-9+/=])$/;
function recordLine(comment) {
    return comment.split(/\r\n?|\n/).findLast((one) => one.startsWith(recordLineStart));
}
function splitComment(comment) {
    const found = recordLine(comment);
    if (found === undefined)
        return undefined;
    const [, number = '', fields = ''] = recordLinePattern.exec(found) ?? [];
    const [, packed = '', digest = '', signature = ''] = recordContentPattern.exec(fields) ?? [];
    const at = comment.lastIndexOf(found);
    return { text: comment.slice(0, at), rest: comment.slice(at + found.length), number, packed, digest, signature };
}
function planId(record, { secret }) {
    const { repository, pullRequest, comment, head, cluster, namespace, region, jobs, removed, left } = record;
    const planned = jobs.map(({ done: _done, state: _state, command: _command, ...job }) => job);
    const stops = removed.map(({ done: _done, ...job }) => job);
    const meaning = [repository, pullRequest, comment, head, cluster, namespace, region, planned, stops, left];
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', secret)
        .update(`outrider:plan ${JSON.stringify(meaning)}`)
        .digest('hex')
        .slice(0, 8);
}


/***/ }),

/***/ 5398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qc: () => (/* binding */ unpackRecord),
/* harmony export */   RM: () => (/* binding */ packRecord),
/* harmony export */   XU: () => (/* binding */ collectEntries),
/* harmony export */   dx: () => (/* binding */ recordIdentifier),
/* harmony export */   tv: () => (/* binding */ jobKey),
/* harmony export */   vd: () => (/* binding */ matchesIdentifier)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1795);
/* harmony import */ var _digests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4906);



const DONE = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    index: valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    outcome: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    run: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
const IDENTIFIER = valibot__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ keyed: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })]);
const JOB_STATE = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    end: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    version: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
    serving: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig())),
    deployment: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    at: valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    pullRequest: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
});
const ROLE = valibot__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['write', 'maintain', 'admin']);
const GUARD_DIGEST = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ guard: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), of: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const RECORD_JOB = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    file: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    id: IDENTIFIER,
    namespace: IDENTIFIER,
    region: IDENTIFIER,
    index: valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    evaluated: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
    changes: valibot__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    spec: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    plan: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    versions: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())),
    done: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(DONE),
    state: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(JOB_STATE),
    command: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
    hits: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(GUARD_DIGEST)),
});
const REMOVED = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    file: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    id: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    namespace: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    region: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    stop: valibot__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    children: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
    index: valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    spec: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    done: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(DONE),
    hits: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(GUARD_DIGEST)),
});
const HISTORY_ENTRY = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    by: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    text: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    isWell: valibot__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    result: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    at: valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    run: valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ number: valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), url: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()) }),
});
const SECONDS = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .ndf(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .minValue */ .Wwf(0));
const RECORD = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    key: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    repository: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    repositoryId: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    pullRequest: valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    comment: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    head: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    approvals: valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ needed: valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), role: ROLE }),
    guards: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ names: valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), role: ROLE })),
    cluster: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    inputs: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), IDENTIFIER)),
    namespace: IDENTIFIER,
    region: IDENTIFIER,
    jobs: valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(RECORD_JOB),
    removed: valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(REMOVED),
    left: valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    planned: SECONDS,
    since: SECONDS,
    at: SECONDS,
    edited: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(SECONDS),
    history: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(HISTORY_ENTRY)),
});
const maxRecordLength = 4 * 1024 * 1024;
function packRecord(record) {
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.deflateRawSync)(JSON.stringify(record), { level: 9 }).toString('base64');
}
function unpackRecord(packed) {
    try {
        const bytes = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync)(Buffer.from(packed, 'base64'), { maxOutputLength: maxRecordLength });
        const result = valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(RECORD, JSON.parse(bytes.toString('utf8')));
        return result.success ? result.output : undefined;
    }
    catch {
        return undefined;
    }
}
function recordIdentifier(name, hides, key) {
    return hides ? { keyed: (0,_digests_js__WEBPACK_IMPORTED_MODULE_2__/* .keyedDigest */ .rD)('identifier', name, key) } : name;
}
function matchesIdentifier(recorded, name, key) {
    if (typeof recorded === 'string')
        return recorded === name;
    return (0,_digests_js__WEBPACK_IMPORTED_MODULE_2__/* .equalsInConstantTime */ .uz)(recorded.keyed, (0,_digests_js__WEBPACK_IMPORTED_MODULE_2__/* .keyedDigest */ .rD)('identifier', name, key));
}
function jobKey({ id, namespace, region = '', }) {
    return JSON.stringify([id, namespace, region]);
}
function collectEntries(records) {
    const jobs = new Map();
    const others = new Map();
    const removed = new Map();
    for (const record of records) {
        for (const entry of record.jobs) {
            const [before, now] = [jobs.get(entry.file), { entry, record }];
            const [chosen, other] = entry.changes || before?.entry.changes !== true ? [now, before] : [before, now];
            jobs.set(entry.file, chosen);
            if (other !== undefined)
                others.set(entry.file, [...(others.get(entry.file) ?? []), other]);
            removed.delete(jobKey(entry));
        }
        for (const entry of record.removed)
            removed.set(jobKey(entry), { entry, record });
    }
    return { jobs, others, removed: [...removed.values()] };
}


/***/ }),

/***/ 8953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ differingInputs),
/* harmony export */   v: () => (/* binding */ recordInputs)
/* harmony export */ });
/* harmony import */ var _redaction_redactor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5189);
/* harmony import */ var _redaction_variable_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2294);
/* harmony import */ var _redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8300);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5398);




const longestShown = 200;
const mostVariables = 100;
function inputsOf(inputs) {
    const { environment, given, secret, files } = inputs.jobFiles.variables;
    const { name: withoutSecrets } = (0,_redaction_redactor_js__WEBPACK_IMPORTED_MODULE_0__/* .createRedactor */ .l)((0,_redaction_variable_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .inputSecrets */ .Sc)(inputs.jobFiles.variables));
    const input = (name, effect, text) => {
        return { name, effect, text, isHidden: text.length > longestShown || withoutSecrets(text) !== text };
    };
    const values = new Map([...environment, ...given, ...secret].map(({ name, value }) => [name, value]));
    const late = inputs.jobFiles.late?.names ?? [];
    for (const name of late)
        values.delete(name);
    const variables = [...values].toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(0, mostVariables);
    return [
        input('job-files', 'files', inputs.jobFiles.patterns.join('\n')),
        input('only-changed', 'files', String(inputs.onlyChanged)),
        input('working-directory', 'files', inputs.workingDirectory ?? '.'),
        input('file-base', 'specification', inputs.fileBase),
        input('var-files', 'specification', files.join('\n')),
        input('late-vars', 'specification', late.toSorted().join('\n')),
        input('preserve-counts', 'specification', String(inputs.preserveCounts)),
        ...variables.map(([name, text]) => ({
            name: `variable ${name}`,
            effect: 'specification',
            text,
            isHidden: true,
        })),
    ];
}
function recordInputs(inputs, key) {
    return Object.fromEntries(inputsOf(inputs).map(({ name, text, isHidden }) => [name, (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .recordIdentifier */ .dx)(text, isHidden, key)]));
}
function differingInputs(recorded, inputs, { effect, key }) {
    if (recorded === undefined)
        return [];
    const now = inputsOf(inputs).filter((one) => one.effect === effect);
    const gone = effect === 'files' ? [] : Object.keys(recorded).filter((name) => name.startsWith('variable '));
    const known = new Set(now.map(({ name }) => name));
    const { configuration } = inputs.jobFiles;
    const from = (name) => configuration?.lines.has(name) === true ? ` (from \`${configuration.file}\`)` : '';
    return [
        ...now.flatMap(({ name, text, isHidden }) => {
            const planned = recorded[name];
            if (planned === undefined)
                return name.startsWith('variable ') ? [`${quoted(name)} was not set for the plan`] : [];
            if ((0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .matchesIdentifier */ .vd)(planned, text, key))
                return [];
            if (name.startsWith('variable '))
                return [`${quoted(name)}${from('vars')} had another value for the plan`];
            return [
                `\`${name}\` was ${shown(planned)} for the plan, and is ${shown(isHidden ? undefined : text)} here${from(name)}`,
            ];
        }),
        ...gone.filter((name) => !known.has(name)).map((name) => `${quoted(name)} is not set here, and was for the plan`),
    ];
}
function quoted(name) {
    return name.replace(/ (.*)/s, ' `$1`');
}
function shown(value) {
    if (typeof value !== 'string')
        return _redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenMark */ .s;
    return value === '' ? 'empty' : `\`${value.replaceAll('\n', ' ')}\``;
}


/***/ }),

/***/ 3927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   Pu: () => (/* binding */ otherInput),
/* harmony export */   eV: () => (/* binding */ validateRecord),
/* harmony export */   vE: () => (/* binding */ notReviewed)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8300);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5398);



const planAgainHint = 'Plan the pull request again (push, or re-run its plan), have the new plan reviewed, and re-run this job';
const orWithoutReview = 'or register without a review on purpose with `review: ignore`';
function notReviewed(why, hint = `${planAgainHint}; ${orWithoutReview}.`) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({ reason: 'not-reviewed', message: `Not registered: ${why}.`, hint });
}
function reasonOf({ message }) {
    return message.replace(/^Not registered: /, '').replace(/\.$/, '');
}
function validateRecord(opened, expected) {
    if (opened.kind === 'copied')
        throw notReviewed(`the record of the plan belongs to ${opened.of}`);
    if (opened.kind !== 'opened')
        throw notReviewed(...unopened[opened.kind]);
    const { record, key } = opened;
    if (expected.cluster === undefined)
        return opened;
    if (record.cluster !== expected.cluster)
        throw otherInput('address', record.cluster, expected.cluster);
    for (const name of ['namespace', 'region'])
        if (!(0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesIdentifier */ .vd)(record[name], expected[name], key))
            throw otherInput(name, record[name], expected[name]);
    return opened;
}
const unopened = {
    none: ['there is no record of a reviewed plan'],
    newer: [
        'a newer version of Outrider wrote the record of the plan',
        'Use the same version of Outrider to plan and to register.',
    ],
    older: ['an older version of Outrider wrote the record of the plan'],
    damaged: ['the record of the plan is damaged'],
    edited: ['the comment with the plan was edited: its text is no longer what Outrider wrote'],
    forged: ['the signature of the record is not valid: the record was changed after it was signed'],
    'other-key': [
        'the record of the plan is signed with another `signing-key`',
        `Use the same \`signing-key\` in plan and register; after a change of the key, add the old one on a second line. Or: ${planAgainHint.toLowerCase()}.`,
    ],
    'no-key': [
        'this run has no `signing-key`, and cannot verify what was reviewed',
        `Create a secret, such as \`OUTRIDER_SIGNING_KEY\`, with the output of \`openssl rand -base64 32\`, and pass it as \`signing-key\` to plan and register; ${orWithoutReview}.`,
    ],
};
function otherInput(name, planned, here) {
    return notReviewed(`the plan used ${describeInput(name, planned)}, and this run uses ${describeInput(name, here)}`, `Set the same \`${name}\` in plan and register, then re-run this job; after a change of the plan's inputs, re-run the plan first and have it reviewed.`);
}
function describeInput(name, value) {
    if (typeof value !== 'string')
        return `another \`${name}\` (${_redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_1__/* .hiddenMark */ .s})`;
    return value === '' ? `no \`${name}\`` : `\`${name}: ${value}\``;
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
