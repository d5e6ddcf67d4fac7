export const id = 448;
export const ids = [448];
export const modules = {

/***/ 6001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GN: () => (/* binding */ carriesMarker),
/* harmony export */   X9: () => (/* binding */ listMarked),
/* harmony export */   _M: () => (/* binding */ isOwnComment),
/* harmony export */   dn: () => (/* binding */ getAuthenticatedLogin),
/* harmony export */   kp: () => (/* binding */ createCommentMarker)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1795);
/* harmony import */ var _text_published_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9618);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2716);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2027);




function createCommentMarker(id, kind = 'v1') {
    return (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .toMark */ .Rs) `outrider:${kind} id=${encodeURIComponent(id.toWellFormed())}`;
}
function carriesMarker(body, marker) {
    return body === marker || body.startsWith(`${marker}\n`) || body.startsWith(`${marker}\r\n`);
}
async function listMarked(thread) {
    const all = await (0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .listComments */ .fg)(thread);
    const markedComments = all.filter(({ body }) => carriesMarker(body, thread.marker));
    const ids = all.flatMap(({ body }) => /^<!-- outrider:v1 id=([\w.-]{1,64}) -->/.exec(body)?.[1] ?? []);
    if (markedComments.length === 0)
        return { ownComments: [], others: [], ids };
    const login = await thread.readAuthor();
    const ownComments = markedComments.filter(({ user }) => isOwnComment(login, user));
    return {
        ownComments: sortComments(ownComments, thread),
        others: markedComments.filter((comment) => !ownComments.includes(comment)),
        ids,
    };
}
function sortComments(comments, { isNewer }) {
    const order = (a, b) => {
        if (isNewer(a.body, b.body))
            return 1;
        if (isNewer(b.body, a.body))
            return -1;
        return Date.parse(a.created_at) - Date.parse(b.created_at);
    };
    return comments.toSorted(order).toReversed();
}
async function getAuthenticatedLogin({ github, graphqlUrl, commentAuthor }) {
    const login = (graphqlUrl && (await readViewer(github, graphqlUrl))) || (await readUser(github));
    return login || commentAuthor || 'github-actions[bot]';
}
function isOwnComment(login, author) {
    if (!author)
        return false;
    const [ownLogin, authorLogin] = [login.toLowerCase(), author.login.toLowerCase()];
    return ownLogin === authorLogin || (author.type === 'Bot' && `${ownLogin}[bot]` === authorLogin);
}
const loginSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1)) });
const viewerSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ data: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ viewer: loginSchema }) });
async function readViewer(github, graphqlUrl) {
    const ask = async () => {
        const { data } = await github.request({ method: 'POST', url: graphqlUrl, query: 'query { viewer { login } }' });
        return valibot__WEBPACK_IMPORTED_MODULE_0__.is(viewerSchema, data) ? data.data.viewer.login : undefined;
    };
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .orUndefined */ .y0)(ask(), 'unauthorized', 'not-found', 'server');
}
async function readUser(github) {
    const user = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .orUndefined */ .y0)(github.rest.users.getAuthenticated(), 'unauthorized', 'not-found');
    return valibot__WEBPACK_IMPORTED_MODULE_0__.is(loginSchema, user?.data) ? user.data.login : undefined;
}


/***/ }),

/***/ 2716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BB: () => (/* binding */ addReaction),
/* harmony export */   OK: () => (/* binding */ getComment),
/* harmony export */   eT: () => (/* binding */ createComment),
/* harmony export */   fg: () => (/* binding */ listComments),
/* harmony export */   vv: () => (/* binding */ updateComment),
/* harmony export */   wn: () => (/* binding */ deleteComments)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1795);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _responses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7005);



const commentSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: valibot__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY((id) => typeof id === 'number' || typeof id === 'bigint'),
    html_url: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    body: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ''),
    created_at: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .isoTimestamp */ .yhX()),
    updated_at: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    user: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), type: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) })),
});
async function listComments({ github, repository, number }) {
    const parameters = { ...repository, issue_number: number, per_page: 100 };
    const pages = github.paginate.iterator(github.rest.issues.listComments, parameters);
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readPages */ .n4)(pages, commentSchema, 'a list of comments');
}
async function getComment({ github, repository }, id) {
    const { data } = await github.rest.issues.getComment({ ...repository, comment_id: id });
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readAs */ .fd)(commentSchema, data, 'a comment');
}
async function createComment({ github, repository, number }, body) {
    const parameters = { ...repository, issue_number: number, body };
    const { data, headers } = await github.rest.issues.createComment(parameters);
    return { ...(0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readAs */ .fd)(commentSchema, data, 'a comment'), writtenAt: (0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readDate */ .h2)(headers) };
}
async function updateComment({ github, repository }, id, body) {
    const parameters = { ...repository, comment_id: id, body };
    const { data, headers } = await github.rest.issues.updateComment(parameters);
    return { ...(0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readAs */ .fd)(commentSchema, data, 'a comment'), writtenAt: (0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readDate */ .h2)(headers) };
}
async function deleteComments({ github, repository }, comments) {
    for (const { id } of comments)
        await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orUndefined */ .y0)(github.rest.issues.deleteComment({ ...repository, comment_id: id }));
}
async function addReaction({ github, repository }, comment, content) {
    await github.rest.reactions.createForIssueComment({ ...repository, comment_id: comment, content });
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
/* harmony import */ var _responses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7005);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6001);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2716);




async function upsertComment(thread, draft, options) {
    const { ownComments } = await (0,_find_js__WEBPACK_IMPORTED_MODULE_2__/* .listMarked */ .X9)(thread);
    const [current, ...duplicates] = ownComments;
    if (current === undefined && !options.mayCreate)
        return { comment: undefined, action: 'none' };
    const body = (await options.compose?.(current)) ?? draft;
    const isSame = current !== undefined && options.isSame(current.body, body);
    if (isSame && duplicates.length === 0)
        return { comment: current, action: 'unchanged' };
    if ((await options.isOutdated?.(ownComments.map((comment) => comment.body))) === true)
        return { comment: current, action: isSame ? 'unchanged' : 'kept' };
    const outcome = isSame
        ? { comment: current, action: 'unchanged' }
        : current && (await replaceComment(thread, current, { body, compose: options.compose }));
    if (outcome === undefined)
        return createUnique(thread, body, options);
    await (0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .deleteComments */ .wn)(thread, duplicates);
    return outcome;
}
async function rewriteComment(thread, id, body) {
    const updatedComment = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)((0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .updateComment */ .vv)(thread, id, body), 'not-found');
    if (updatedComment !== undefined)
        return { comment: updatedComment, action: 'updated' };
    return { comment: await (0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .createComment */ .eT)(thread, body), action: 'created' };
}
async function createUnique(thread, body, options) {
    const ownComment = await (0,_responses_js__WEBPACK_IMPORTED_MODULE_1__/* .createOnce */ .Ur)((0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .createComment */ .eT)(thread, body), async () => (await (0,_find_js__WEBPACK_IMPORTED_MODULE_2__/* .listMarked */ .X9)(thread)).ownComments.find((comment) => options.isSame(comment.body, body)));
    const ownLogin = ownComment.user?.login;
    const ownThread = ownLogin === undefined ? thread : { ...thread, readAuthor: async () => ownLogin };
    const markedComments = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)((0,_find_js__WEBPACK_IMPORTED_MODULE_2__/* .listMarked */ .X9)(ownThread));
    const all = markedComments?.ownComments ?? [ownComment];
    const newest = all[0] ?? ownComment;
    const isNewest = newest.id === ownComment.id;
    await (0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .deleteComments */ .wn)(thread, isNewest ? all.filter(({ id }) => id !== ownComment.id) : [ownComment]);
    return isNewest ? { comment: ownComment, action: 'created' } : { comment: newest, action: 'kept' };
}
const maxWrites = 5;
async function replaceComment(thread, listedComment, { body: draft, compose }) {
    const { isNewer } = thread;
    const { id } = listedComment;
    const write = async () => {
        let current = await (0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .getComment */ .OK)(thread, id);
        let body = draft;
        let writtenComment;
        for (let writes = 0; writes < maxWrites; writes++) {
            if (isNewer(current.body, body))
                return { comment: current, action: 'kept' };
            if (writtenComment !== undefined && !isNewer(body, current.body))
                break;
            if (compose !== undefined && current.body !== listedComment.body)
                body = await compose(current);
            writtenComment = await (0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .updateComment */ .vv)(thread, id, body);
            current = (await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)((0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .getComment */ .OK)(thread, id))) ?? writtenComment;
        }
        return { comment: writtenComment, action: 'updated' };
    };
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(write(), 'not-found');
}


/***/ }),

/***/ 5266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ listChangedFiles),
/* harmony export */   BU: () => (/* binding */ hasOtherHead),
/* harmony export */   DQ: () => (/* binding */ readPullRequest),
/* harmony export */   Ky: () => (/* binding */ listQueue),
/* harmony export */   O1: () => (/* binding */ readNamedPullRequest),
/* harmony export */   Sf: () => (/* binding */ findMergedAs),
/* harmony export */   Wm: () => (/* binding */ findRelatedPullRequests),
/* harmony export */   Yn: () => (/* binding */ listLastUpdated),
/* harmony export */   aF: () => (/* binding */ findOpenPullRequest)
/* harmony export */ });
/* harmony import */ var p_map__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(606);
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1795);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2027);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8185);
/* harmony import */ var _responses_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7005);





const pullSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi(_event_js__WEBPACK_IMPORTED_MODULE_3__/* .toPullRequest */ .c$), valibot__WEBPACK_IMPORTED_MODULE_1__/* .custom */ .IeY((pull) => pull !== undefined));
async function readPullRequest(github, repository, number) {
    const { data } = await github.rest.pulls.get({ ...repository, pull_number: number });
    const pull = (0,_responses_js__WEBPACK_IMPORTED_MODULE_4__/* .readAs */ .fd)(pullSchema, data, 'a pull request');
    if (pull.number === number)
        return pull;
    throw (0,_responses_js__WEBPACK_IMPORTED_MODULE_4__/* .createUnexpectedResponseError */ .rb)('a pull request');
}
async function readNamedPullRequest(github, repository, number) {
    return addPermissionHint(() => readPullRequest(github, repository, number));
}
function listPullsOfCommit(github, repository, commit) {
    const parameters = { ...repository, commit_sha: commit, per_page: 100 };
    const pages = github.paginate.iterator(github.rest.repos.listPullRequestsAssociatedWithCommit, parameters);
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_4__/* .readPages */ .n4)(pages, pullSchema, 'a list of pull requests');
}
async function readPullOfCommit(github, repository, commit) {
    const parameters = { ...repository, commit_sha: commit };
    const { data } = await github.request('GET /repos/{owner}/{repo}/commits/{commit_sha}/pull', parameters);
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_4__/* .readAs */ .fd)(pullSchema, data, 'a pull request');
}
const lastUpdatedFirst = { sort: 'updated', direction: 'desc', per_page: 100 };
async function listLastUpdated(github, repository, state) {
    const { data } = await github.rest.pulls.list({ ...repository, state, ...lastUpdatedFirst });
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_4__/* .readAs */ .fd)(valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(pullSchema), data, 'a list of pull requests');
}
function listAllPulls(github, repository, state) {
    const parameters = { ...repository, state, ...lastUpdatedFirst };
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_4__/* .readPages */ .n4)(github.paginate.iterator(github.rest.pulls.list, parameters), pullSchema, 'a list of pull requests');
}
async function hasOtherHead(github, repository, { number, headSha }) {
    const current = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .orUndefined */ .y0)(readPullRequest(github, repository, number));
    return current !== undefined && current.headSha !== headSha;
}
async function findOpenPullRequest(github, repository, commit) {
    const find = async () => {
        const pulls = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .orUndefined */ .y0)(listPullsOfCommit(github, repository, commit), 'not-found');
        return pulls ?? listAllPulls(github, repository, 'open');
    };
    const pulls = (await (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .orUndefined */ .y0)(find())) ?? [];
    const open = pulls.filter(({ state, headSha }) => state === 'open' && headSha === commit);
    return open.toSorted((a, b) => b.number - a.number)[0];
}
async function findRelatedPullRequests(github, { repository, commits, isEnough }) {
    const hasCommit = ({ headSha, mergeCommit }) => commits.includes(headSha) || commits.includes(mergeCommit ?? '');
    return addPermissionHint(async () => {
        const pullRequests = new Map();
        const add = async (pulls) => {
            for (const pull of pulls)
                pullRequests.set(pull.number, pull);
            return (await Promise.all([...pullRequests.values()].map(isEnough))).includes(true);
        };
        let isListed = true;
        for (const commit of commits) {
            const { pulls, isComplete } = await readCommitPulls(github, repository, commit);
            isListed &&= isComplete;
            const resolvedPulls = await Promise.all(pulls.map((pull) => resolveInRepository(pull, github, repository)));
            if (await add(resolvedPulls.flatMap((pull) => pull ?? [])))
                return [...pullRequests.values()];
        }
        if (await add((await listLastUpdated(github, repository, 'closed')).filter(hasCommit)))
            return [...pullRequests.values()];
        const list = isListed ? listLastUpdated : listAllPulls;
        await add((await list(github, repository, 'open')).filter(hasCommit));
        return [...pullRequests.values()];
    });
}
const maxPages = 10;
async function addClosed(github, repository, { since, add }) {
    const parameters = { ...repository, state: 'closed', ...lastUpdatedFirst };
    let pages = 0;
    for await (const { data } of github.paginate.iterator(github.rest.pulls.list, parameters)) {
        if (pages === maxPages)
            return false;
        pages += 1;
        add((0,_responses_js__WEBPACK_IMPORTED_MODULE_4__/* .readAs */ .fd)(valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(pullSchema), data, 'a list of pull requests'));
        if (Date.parse(data.at(-1)?.updated_at ?? '') < since - tolerance)
            break;
    }
    if (pages > 1)
        add(await listLastUpdated(github, repository, 'closed'));
    return true;
}
const tolerance = 3_600_000;
async function findMergedAs(github, repository, { commits, since }) {
    const findCommitIndex = ({ mergeCommit, headSha }) => [mergeCommit ?? '', headSha].map((sha) => commits.indexOf(sha)).find((at) => at !== -1) ?? -1;
    const pullRequests = new Map();
    const add = (pulls) => {
        for (const pull of pulls)
            if (pull.state === 'merged' && findCommitIndex(pull) !== -1)
                pullRequests.set(pull.number, pull);
    };
    if (!github.forge.has('lists by update')) {
        const list = async (commit) => add((await readCommitPulls(github, repository, commit)).pulls);
        await (0,p_map__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .Ay)(commits, list, { concurrency: 5 });
    }
    else if (!(await addClosed(github, repository, { since, add })))
        return undefined;
    return [...pullRequests.values()].toSorted((a, b) => findCommitIndex(a) - findCommitIndex(b));
}
async function resolveInRepository(pull, github, repository) {
    const { number, headSha, repository: name } = pull;
    if (name === undefined || name.toLowerCase() === `${repository.owner}/${repository.repo}`.toLowerCase())
        return pull;
    const ownPull = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .orUndefined */ .y0)(readPullRequest(github, repository, number), 'not-found');
    return ownPull?.headSha === headSha ? ownPull : undefined;
}
async function readCommitPulls(github, repository, commit) {
    const pulls = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .orUndefined */ .y0)(listPullsOfCommit(github, repository, commit), 'not-found');
    if (pulls !== undefined)
        return { pulls, isComplete: true };
    const pull = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .orUndefined */ .y0)(readPullOfCommit(github, repository, commit), 'not-found');
    return { pulls: pull === undefined ? [] : [pull], isComplete: false };
}
async function addPermissionHint(ask) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .orElse */ .NW)(ask(), (error) => {
        const hint = 'Give the job `permissions: { contents: read, pull-requests: write }`, then re-run this workflow job.';
        throw error.withContext('Could not find the pull request of this commit').with({ hint: error.hint ?? hint });
    });
}
const queueSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    errors: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .never */ .ZmZ()),
    data: valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        repository: valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
            mergeQueue: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
                entries: valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
                    nodes: valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ position: valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), pullRequest: valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ number: valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }) })),
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
async function listQueue(github, { owner, repo: name }, { graphqlUrl: url, branch }) {
    const variables = { owner, name, branch };
    const { data } = await github.request({ method: 'POST', url, query: queueQuery, variables });
    const { mergeQueue } = (0,_responses_js__WEBPACK_IMPORTED_MODULE_4__/* .readAs */ .fd)(queueSchema, data, 'a merge queue').data.repository;
    const entries = mergeQueue?.entries.nodes ?? [];
    return entries.toSorted((a, b) => a.position - b.position).map(({ pullRequest }) => pullRequest.number);
}
const statuses = ['added', 'removed', 'modified', 'renamed', 'copied', 'changed', 'unchanged'];
const maxListedFiles = 3000;
const anyTextSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), ''), '');
const fileSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .fallback */ .NpB(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ filename: anyTextSchema, status: anyTextSchema, previous_filename: anyTextSchema }), { filename: '', status: '', previous_filename: '' });
async function listChangedFiles(github, repository, number) {
    const parameters = { ...repository, pull_number: number, per_page: 100 };
    const pages = github.paginate.iterator(github.rest.pulls.listFiles, parameters);
    const entries = await (0,_responses_js__WEBPACK_IMPORTED_MODULE_4__/* .readPages */ .n4)(pages, fileSchema, 'a list of changed files');
    const files = entries.filter(({ filename }) => filename !== '').map(toChangedFile);
    return { files, isComplete: entries.length < maxListedFiles };
}
function toChangedFile(file) {
    const { filename: name, status: state, previous_filename: former } = file;
    const status = state === 'deleted' ? 'removed' : (statuses.find((candidate) => candidate === state) ?? 'changed');
    return { name, status, ...(status === 'renamed' && former !== '' ? { formerName: former } : {}) };
}


/***/ }),

/***/ 2813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MX: () => (/* binding */ setCommitStatus),
/* harmony export */   Us: () => (/* binding */ listBranchChanges),
/* harmony export */   Wb: () => (/* binding */ readRunStart),
/* harmony export */   cZ: () => (/* binding */ impossibleWrites),
/* harmony export */   c_: () => (/* binding */ readContent),
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   fP: () => (/* binding */ readRole),
/* harmony export */   g9: () => (/* binding */ listAttestedBuilds),
/* harmony export */   lA: () => (/* binding */ isBranchProtected),
/* harmony export */   sL: () => (/* binding */ isOnBranch),
/* harmony export */   yt: () => (/* binding */ readDefaultBranch)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1795);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _http_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8838);
/* harmony import */ var _responses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7005);




const defaultBranchSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ default_branch: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1)) });
async function readDefaultBranch(github, repository) {
    const { data } = await github.rest.repos.get(repository);
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_3__/* .readAs */ .fd)(defaultBranchSchema, data, 'a repository').default_branch;
}
const branchSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ protected: valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() });
async function isBranchProtected(github, repository, branch) {
    const { data } = await github.rest.repos.getBranch({ ...repository, branch });
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_3__/* .readAs */ .fd)(branchSchema, data, 'a branch').protected;
}
const filesSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ filename: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1)), previous_filename: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) }));
const comparisonSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    total_commits: valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    files: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(filesSchema),
    commits: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ files: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(filesSchema) })), []), valibot__WEBPACK_IMPORTED_MODULE_0__/* .readonly */ .tBZ()),
});
const maxComparedFiles = 300;
async function listBranchChanges(github, repository, { commit, branch }) {
    const comparison = await readComparison(github, repository, `${commit}...${branch}`);
    const { status, files } = comparison;
    if (status === undefined || status === null) {
        const changedFiles = listForgeFiles(comparison);
        if (!(await isOnBranch(github, repository, { commit, branch })))
            throw createCommitError(commit, branch);
        return changedFiles;
    }
    if (status === 'identical')
        return [];
    if (status !== 'ahead')
        throw createCommitError(commit, branch);
    if (files === undefined || files === null || files.length >= maxComparedFiles)
        throw createTooManyFilesError(commit, branch);
    return collectNames(files);
}
async function isOnBranch(github, repository, { commit, branch }) {
    return (await readComparison(github, repository, `${branch}...${commit}`)).total_commits === 0;
}
async function readComparison(github, repository, basehead) {
    const parameters = { ...repository, basehead, per_page: 1, page: 1 };
    const { data } = await github.rest.repos.compareCommitsWithBasehead(parameters);
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_3__/* .readAs */ .fd)(comparisonSchema, data, 'a comparison of two commits');
}
function listForgeFiles({ total_commits, files, commits }) {
    if (commits.length < total_commits) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({
            reason: 'server',
            message: `Unexpected response from GitHub: ${commits.length} of ${total_commits} commits listed`,
            hint: 'Re-run this workflow job. If the error persists, check `GITHUB_API_URL` and the proxy of the runner.',
        });
    }
    return collectNames([...(files ?? []), ...commits.flatMap((commit) => commit.files ?? [])]);
}
function collectNames(files) {
    const names = files.flatMap(({ filename, previous_filename: former }) => typeof former === 'string' && former !== '' ? [filename, former] : [filename]);
    return [...new Set(names)];
}
function createCommitError(commit, branch) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ({
        reason: 'not-reviewed',
        message: `branch \`${branch}\` does not contain commit ${commit.slice(0, 7)}`,
        hint: 'Check out the merge commit: `ref: ${{ github.event.pull_request.merge_commit_sha }}`.',
    });
}
function createTooManyFilesError(commit, branch) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ({
        reason: 'not-reviewed',
        message: `branch \`${branch}\` has changed ${maxComparedFiles} files or more since commit ${commit.slice(0, 7)}, the limit of GitHub's list`,
        hint: 'Open a new pull request with this change, and register its merge.',
    });
}
const roles = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
const permissionSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ permission: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), role_name: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) });
async function readRole(github, repository, login) {
    const request = github.rest.repos.getCollaboratorPermissionLevel({ ...repository, username: login });
    const response = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orElse */ .NW)((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orUndefined */ .y0)(request, 'not-found'), (error) => {
        const administrator = 'Set `github-token` to a token of an administrator of the repository, the same in all jobs.';
        const hint = error.reason === 'unauthorized' ? administrator : error.hint;
        throw error.withContext(`Could not read the role of \`${login}\``).with({ hint });
    });
    if (response === undefined)
        return undefined;
    const { permission, role_name: name } = (0,_responses_js__WEBPACK_IMPORTED_MODULE_3__/* .readAs */ .fd)(permissionSchema, response.data, 'a permission');
    const role = roles.find((candidate) => candidate === name);
    if (role !== undefined && permission === (permissionsOfRoles[role] ?? role))
        return role;
    return permission === 'owner' ? 'admin' : roles.find((candidate) => candidate === permission);
}
const permissionsOfRoles = { maintain: 'write', triage: 'read' };
function isAtLeast(role, minRole) {
    return role !== undefined && roles.indexOf(role) >= roles.indexOf(minRole);
}
const noCommit = '0'.repeat(40);
const impossibleWrites = {
    'pull-requests: write': ({ rest }, repository, number) => rest.issues.createComment({ ...repository, issue_number: number, body: '' }),
    'issues: write': ({ rest }, repository) => rest.issues.create({ ...repository, title: '' }),
    'statuses: write': ({ rest }, repository) => rest.repos.createCommitStatus({ ...repository, sha: noCommit, state: 'success' }),
};
async function setCommitStatus(github, repository, { commit: sha, url, ...status }) {
    const target = url === undefined ? {} : { target_url: url };
    await github.rest.repos.createCommitStatus({ ...repository, sha, ...status, ...target });
}
const attemptSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    run_started_at: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((text) => new Date(text)), valibot__WEBPACK_IMPORTED_MODULE_0__/* .date */ .p6U()),
});
async function readRunStart(github, repository, run) {
    const response = github.request('GET /repos/{owner}/{repo}/actions/runs/{run}/attempts/1', { ...repository, run });
    const { data } = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orElse */ .NW)(response, (error) => {
        if (error.reason !== 'not-found' || github.forge.has('attempts of runs'))
            throw error;
        const message = 'This server does not report the attempts of a run';
        throw error.with({
            message,
            request: undefined,
            hint: 'Start a new run instead of a re-run.',
            help: 'run-start-unknown',
        });
    });
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_3__/* .readAs */ .fd)(attemptSchema, data, 'an attempt of a workflow run').run_started_at;
}
const attestationsSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    attestations: valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ bundle: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ dsseEnvelope: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ payload: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }) }) })),
});
const provenanceSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    subject: valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ digest: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha256: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) }) })),
    predicate: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        buildDefinition: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            internalParameters: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ github: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repository_id: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }) }),
            resolvedDependencies: valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ digest: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ gitCommit: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) })) })),
        }),
    }),
});
async function listAttestedBuilds(github, repository, digest) {
    const parameters = { ...repository, subject_digest: `sha256:${digest}`, predicate_type: 'provenance', per_page: 100 };
    const response = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orUndefined */ .y0)(github.rest.repos.listAttestations(parameters), 'not-found');
    if (response === undefined)
        return [];
    const { attestations } = (0,_responses_js__WEBPACK_IMPORTED_MODULE_3__/* .readAs */ .fd)(attestationsSchema, response.data, 'a list of attestations');
    return attestations.flatMap(({ bundle }) => readBuild(bundle.dsseEnvelope.payload, digest) ?? []);
}
function readBuild(payload, digest) {
    const read = valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(provenanceSchema, (0,_http_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJsonOrUndefined */ .rx)(Buffer.from(payload, 'base64').toString('utf8')));
    if (!read.success || !read.output.subject.some(({ digest: { sha256 } }) => sha256 === digest))
        return undefined;
    const { internalParameters, resolvedDependencies } = read.output.predicate.buildDefinition;
    return {
        repositoryId: internalParameters.github.repository_id,
        commits: resolvedDependencies.flatMap((dependency) => dependency.digest?.gitCommit ?? []),
    };
}
const contentSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: valibot__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('file'), encoding: valibot__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('base64'), content: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
async function readContent(github, repository, { commit: ref, path }) {
    const response = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orUndefined */ .y0)(github.rest.repos.getContent({ ...repository, path, ref }), 'not-found');
    if (response === undefined)
        return undefined;
    return Buffer.from((0,_responses_js__WEBPACK_IMPORTED_MODULE_3__/* .readAs */ .fd)(contentSchema, response.data, 'a file with its content').content, 'base64');
}


/***/ }),

/***/ 7005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ur: () => (/* binding */ createOnce),
/* harmony export */   fd: () => (/* binding */ readAs),
/* harmony export */   h2: () => (/* binding */ readDate),
/* harmony export */   n4: () => (/* binding */ readPages),
/* harmony export */   rb: () => (/* binding */ createUnexpectedResponseError)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1795);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7798);



function readAs(schema, data, expected) {
    const parsed = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .parseValue */ .$)(schema, data);
    if ('output' in parsed)
        return parsed.output;
    throw createUnexpectedResponseError(expected, new Error(parsed.problem));
}
async function readPages(pages, entry, expected) {
    try {
        const all = await Array.fromAsync(pages, ({ data }) => readAs(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(entry), data, expected));
        return all.flatMap((page) => page);
    }
    catch (error) {
        throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ ? error : createUnexpectedResponseError(expected, error);
    }
}
function readDate({ date: header }) {
    const date = new Date(header ?? '');
    return Number.isNaN(date.getTime()) ? undefined : date;
}
async function createOnce(request, find) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orElse */ .NW)(request, async (error) => {
        const mayHaveBeenCreated = ['unreachable', 'server', 'timed-out'].includes(error.reason);
        const value = mayHaveBeenCreated ? await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orUndefined */ .y0)(find()) : undefined;
        if (value === undefined)
            throw error;
        return value;
    });
}
function createUnexpectedResponseError(expected, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({
        reason: 'server',
        message: `Unexpected response from GitHub: expected ${expected}`,
        help: 'github-is-unavailable',
        hint: 'Check `GITHUB_API_URL` and the proxy of the runner.',
        cause,
    });
}


/***/ }),

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

/***/ 2601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ resolveFileAddress),
/* harmony export */   Ms: () => (/* binding */ parseServerJob),
/* harmony export */   TU: () => (/* binding */ resolveJobTarget),
/* harmony export */   _N: () => (/* binding */ requireSupported),
/* harmony export */   cx: () => (/* binding */ readSubmitTime),
/* harmony export */   jQ: () => (/* binding */ jobSchema),
/* harmony export */   z6: () => (/* binding */ toJob)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1795);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7798);
/* harmony import */ var _wire_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(214);
/* harmony import */ var _wire_call_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9815);





const optionalTextSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const optionalTextsSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()));
const groupSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ Name: optionalTextSchema, Count: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()) });
const jobSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    ID: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    Name: optionalTextSchema,
    Namespace: optionalTextSchema,
    Region: optionalTextSchema,
    Type: optionalTextSchema,
    TaskGroups: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(groupSchema)),
    Periodic: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({})),
    ParameterizedJob: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        Payload: optionalTextSchema,
        MetaRequired: optionalTextsSchema,
        MetaOptional: optionalTextsSchema,
    })),
    Dispatched: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
    Payload: optionalTextSchema,
    Meta: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({})),
    Stop: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
    Status: optionalTextSchema,
    Version: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    Stable: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
    VersionTag: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ Name: optionalTextSchema })),
    JobModifyIndex: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
});
function readSubmitTime(job) {
    const result = valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(_wire_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .timeSchema */ .Rl, job['SubmitTime']);
    return result.success ? (result.output ?? undefined) : undefined;
}
function toJob(value) {
    const result = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .parseValue */ .$)(jobSchema, value);
    return 'problem' in result ? result : { output: value };
}
function requireSupported(job) {
    if (!Object.hasOwn(job, 'Multiregion') || Object.hasOwn(job, 'UI'))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({
        reason: 'server',
        message: 'Outrider does not support Nomad servers older than 1.8',
        help: 'server-too-old',
        hint: 'Upgrade Nomad to 1.8 or later.',
    });
}
function parseServerJob(value) {
    const result = toJob(value);
    if ('output' in result)
        requireSupported(result.output);
    return result;
}
function resolveJobTarget({ job, namespace, region }, client) {
    const jobNamespace = (0,_wire_call_js__WEBPACK_IMPORTED_MODULE_4__/* .dropEmpty */ .nV)(namespace) ?? (0,_wire_call_js__WEBPACK_IMPORTED_MODULE_4__/* .dropEmpty */ .nV)(job.Namespace) ?? (0,_wire_call_js__WEBPACK_IMPORTED_MODULE_4__/* .dropEmpty */ .nV)(client.namespace);
    return {
        namespace: jobNamespace,
        region: (0,_wire_call_js__WEBPACK_IMPORTED_MODULE_4__/* .dropEmpty */ .nV)(region) ?? (job.Region === 'global' ? undefined : (0,_wire_call_js__WEBPACK_IMPORTED_MODULE_4__/* .dropEmpty */ .nV)(job.Region)),
        job: jobNamespace === undefined || jobNamespace === job.Namespace ? job : { ...job, Namespace: jobNamespace },
    };
}
function resolveFileAddress(job, { namespace, region }) {
    return { namespace: (0,_wire_call_js__WEBPACK_IMPORTED_MODULE_4__/* .dropEmpty */ .nV)(job.Namespace) ?? namespace, region: (0,_wire_call_js__WEBPACK_IMPORTED_MODULE_4__/* .dropEmpty */ .nV)(job.Region) ?? region };
}


/***/ }),

/***/ 7503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DU: () => (/* binding */ stageKind),
/* harmony export */   fG: () => (/* binding */ terraformFileKind),
/* harmony export */   gL: () => (/* binding */ jobFileKind)
/* harmony export */ });
const jobFileKind = {
    setting: 'Input `job-files`',
    extensions: ['.hcl', '.nomad', '.json'],
    searchesDotFolders: false,
    suggested: { first: ['.nomad', '.nomad.hcl', '.nomad.json'], fallback: ['.hcl'] },
    glob: '**/*.nomad.hcl',
    otherGlob: 'jobs/*.job',
    help: 'no-such-job-file',
    texts: {
        plural: 'job files',
        unmatched: 'matches no job file in',
        noFilesText: 'The workspace has no file that ends in `.nomad.hcl`, `.nomad` or `.hcl`.',
    },
};
const stageKind = { ...jobFileKind, setting: 'Key `stages`' };
const terraformFileKind = {
    setting: 'Input `terraform-files`',
    extensions: ['.tf', '.tofu']
        .flatMap((end) => [end, `${end}.json`, `${end}test.hcl`, `${end}test.json`])
        .concat('.tfcomponent.hcl', '.tfstack.hcl'),
    searchesDotFolders: true,
    suggested: { first: ['.tf', '.tf.json', '.tofu', '.tofu.json'], fallback: [] },
    glob: '**/*.tf',
    otherGlob: 'infra/*.hcl',
    help: 'no-such-terraform-file',
    texts: {
        plural: 'Terraform files',
        unmatched: 'matches no Terraform file in',
        noFilesText: 'The workspace has no file that ends in `.tf`, `.tf.json`, `.tofu` or `.tofu.json`.',
    },
};


/***/ }),

/***/ 1385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cJ: () => (/* binding */ resolveFolders),
/* harmony export */   eU: () => (/* binding */ findJobFiles),
/* harmony export */   lY: () => (/* binding */ findFiles),
/* harmony export */   oH: () => (/* binding */ matchesJobFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2027);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6590);
/* harmony import */ var _files_workspace_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6090);
/* harmony import */ var _provenance_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(955);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6948);
/* harmony import */ var _file_kind_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7503);
/* harmony import */ var _pattern_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(796);
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7941);










async function findJobFiles(options) {
    return findFiles(_file_kind_js__WEBPACK_IMPORTED_MODULE_7__/* .jobFileKind */ .gL, options);
}
async function findFiles(kind, options) {
    const search = await openSearch(kind, options);
    const files = new Map();
    const globs = search.included.flatMap(({ pattern, glob }) => (glob === undefined ? [] : [pattern]));
    const errors = [...globs, ...search.excluded]
        .filter((pattern) => (0,_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .compileFileGlob */ ._J)(pattern) === undefined)
        .map((pattern) => (0,_pattern_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .createPatternError */ .dY)(kind, pattern, 'is not a valid glob', globHint));
    if (errors.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionErrors */ .o9(errors);
    for (const { pattern, glob } of search.included) {
        const result = await (glob === undefined ? findAtPath(pattern, search) : findByGlob(pattern, glob, search));
        if (result instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ)
            errors.push(result);
        else
            for (const file of result)
                files.set(file.path, file);
    }
    const isEmpty = errors.length === 0 && files.size === 0 && !search.mayBeEmpty;
    if (isEmpty && !search.included.some(({ pattern }) => isRemovedFilePattern(pattern, search))) {
        const patterns = search.included.map(({ pattern }) => pattern).join(' ');
        const problem = 'matches only files that `!` patterns exclude';
        errors.push((0,_pattern_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .createPatternError */ .dY)(kind, patterns, problem, 'Exclude fewer files, or name the job files, such as `jobs/*.nomad.hcl`.'));
    }
    if (errors.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionErrors */ .o9(errors);
    return [...files.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
function matchesJobFiles(name, { patterns, ...folders }) {
    const { included, excluded } = (0,_patterns_js__WEBPACK_IMPORTED_MODULE_9__/* .splitPatterns */ .sb)(patterns);
    return included.some((pattern) => (0,_patterns_js__WEBPACK_IMPORTED_MODULE_9__/* .canMatch */ .kS)(pattern, name, { ...folders, excluded, kind: _file_kind_js__WEBPACK_IMPORTED_MODULE_7__/* .jobFileKind */ .gL }));
}
async function resolveFolders({ patterns, ...folders }) {
    const [directory, workspace] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folders.directory), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folders.workspace)]);
    const starts = ['/', node_path__WEBPACK_IMPORTED_MODULE_1__.sep].map((slash) => folders.workspace + slash);
    const resolveRealPath = (pattern) => starts.some((start) => pattern.startsWith(start)) ? workspace + pattern.slice(folders.workspace.length) : pattern;
    return { patterns: patterns.map(resolveRealPath), directory, workspace };
}
async function openSearch(kind, { removed = [], mayBeEmpty = false, ...rest }) {
    const { patterns, directory, workspace } = await resolveFolders(rest);
    const { included: globs, excluded } = (0,_patterns_js__WEBPACK_IMPORTED_MODULE_9__/* .splitPatterns */ .sb)(patterns);
    const included = await Promise.all(globs.map(async (pattern) => ({ pattern, glob: await resolveGlob(pattern, kind, { directory, workspace }) })));
    const folders = included.flatMap(({ glob }) => glob === undefined || glob.problem !== undefined || !(0,_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .isRecursive */ .HE)(glob)
        ? []
        : [(0,_files_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .formatRelativeName */ .PR)(workspace, glob.realFolder)]);
    const ignored = folders.length === 0 ? new Set() : await (0,_provenance_git_js__WEBPACK_IMPORTED_MODULE_5__/* .findIgnoredFolders */ .TN)(workspace, [...new Set(folders)]);
    return { included, excluded, directory, workspace, removed, mayBeEmpty, kind, ignored };
}
async function resolveGlob(pattern, kind, { directory, workspace }) {
    if (!(0,_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .isGlob */ .fg)(pattern))
        return undefined;
    const exists = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, pattern)).catch(() => undefined)) !== undefined;
    if (exists)
        return undefined;
    const glob = (0,_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .parseGlob */ .qF)(pattern, directory, kind);
    const target = (0,_files_workspace_file_js__WEBPACK_IMPORTED_MODULE_4__/* .locateInside */ .t3)(glob.folder, workspace);
    if ('problem' in target)
        return { ...glob, realFolder: glob.folder, problem: target };
    return { ...glob, realFolder: target.path, problem: (0,_patterns_js__WEBPACK_IMPORTED_MODULE_9__/* .isOutsideWorkspace */ .V_)(glob, workspace) ? _files_workspace_file_js__WEBPACK_IMPORTED_MODULE_4__/* .outside */ .qY : undefined };
}
const globHint = 'Use `*`, `**`, `?`, `[a-z]` and `{a,b}`, or write one path per line.';
function isRemovedFilePattern(pattern, search) {
    return search.removed.some((name) => (0,_patterns_js__WEBPACK_IMPORTED_MODULE_9__/* .canMatch */ .kS)(pattern, name, search));
}
async function findByGlob(pattern, glob, search) {
    if (glob.problem !== undefined)
        return (0,_pattern_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .createForbiddenError */ .sJ)(search.kind, pattern, glob.problem);
    const isSkipped = (name) => search.ignored.has((0,_files_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .formatRelativeName */ .PR)(search.workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(glob.realFolder, name))) ||
        (0,_patterns_js__WEBPACK_IMPORTED_MODULE_9__/* .isExcluded */ .RF)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(glob.folder, name), search);
    const files = [];
    let otherKindCount = 0;
    for (const { name, entry } of (0,_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .findGlobMatches */ .zX)(glob, isSkipped)) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(glob.folder, name);
        if ((0,_patterns_js__WEBPACK_IMPORTED_MODULE_9__/* .isExcluded */ .RF)(path, search))
            continue;
        if (!entry.isFile() && !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => undefined))?.isFile())
            continue;
        if (!(0,_patterns_js__WEBPACK_IMPORTED_MODULE_9__/* .isAcceptedFile */ .s4)(pattern, path, search)) {
            otherKindCount++;
            continue;
        }
        const target = entry.isSymbolicLink() ? (0,_files_workspace_file_js__WEBPACK_IMPORTED_MODULE_4__/* .locateInside */ .t3)(path, search.workspace) : { path };
        if ('problem' in target)
            return (0,_pattern_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .createForbiddenError */ .sJ)(search.kind, pattern, target);
        files.push(toJobFile((0,_files_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .useRealSpelling */ .mr)(path, target.path), search));
    }
    if (files.length > 0 || search.mayBeEmpty || isRemovedFilePattern(pattern, search))
        return files;
    const unexcludedFiles = search.excluded.length > 0 && (await findByGlob(pattern, glob, { ...search, excluded: [] }));
    return Array.isArray(unexcludedFiles) ? [] : (0,_pattern_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .createUnmatchedError */ .Uf)(pattern, otherKindCount, search);
}
function findAtPath(pattern, search) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(search.directory, pattern);
    const target = (0,_files_workspace_file_js__WEBPACK_IMPORTED_MODULE_4__/* .locateInside */ .t3)(path, search.workspace);
    if ('problem' in target)
        return (0,_pattern_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .createForbiddenError */ .sJ)(search.kind, pattern, target);
    const { stats } = target;
    if (stats === undefined || ((0,_patterns_js__WEBPACK_IMPORTED_MODULE_9__/* .isFolderPath */ .ky)(pattern) && !stats.isDirectory())) {
        if (isRemovedFilePattern(pattern, search))
            return [];
        return (0,_pattern_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .createMissingError */ .bA)(pattern, search);
    }
    if (stats.isDirectory())
        return (0,_pattern_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .createFolderError */ .ty)(search.kind, pattern);
    if (!stats.isFile())
        return (0,_pattern_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .createPatternError */ .dY)(search.kind, pattern, 'is not a regular file', 'Name a file.');
    if ((0,_patterns_js__WEBPACK_IMPORTED_MODULE_9__/* .isExcluded */ .RF)(path, search))
        return [];
    return [toJobFile((0,_files_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .useRealSpelling */ .mr)(path, target.path), search)];
}
function toJobFile(path, { workspace }) {
    return { path, name: (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .formatRelativeName */ .PR)(workspace, path) };
}


/***/ }),

/***/ 6948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HE: () => (/* binding */ isRecursive),
/* harmony export */   I$: () => (/* binding */ isGlobMatch),
/* harmony export */   _J: () => (/* binding */ compileFileGlob),
/* harmony export */   aS: () => (/* binding */ globSyntax),
/* harmony export */   fg: () => (/* binding */ isGlob),
/* harmony export */   qF: () => (/* binding */ parseGlob),
/* harmony export */   tj: () => (/* binding */ isSkippedFolder),
/* harmony export */   zX: () => (/* binding */ findGlobMatches)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6590);
/* harmony import */ var _patterns_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8508);




const globSyntax = {
    hasDots: false,
    hasEscapes: false,
    isCaseless: process.platform === 'win32' || process.platform === 'darwin',
};
const cache = new Map();
function compileFileGlob(pattern) {
    if (!cache.has(pattern))
        cache.set(pattern, group.test(pattern) ? undefined : (0,_patterns_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .compileGlob */ .S)(pattern.replaceAll('\\', '/'), globSyntax));
    return cache.get(pattern);
}
const group = /[!?*+@]\(.*\)/;
function isGlob(pattern) {
    return /[*?[\]{}]/.test(pattern) || group.test(pattern);
}
function parseGlob(pattern, directory, { searchesDotFolders }) {
    const parts = pattern.replaceAll('\\', '/').split('/');
    const wild = parts.findIndex(isGlob);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, `${parts.slice(0, wild).join('/')}${parts[0] === '' ? '/' : ''}`);
    const last = parts.length - 1;
    const rest = parts.filter((part, index) => index >= wild && (index === last || (part !== '' && part !== '.')));
    return { folder, rest: rest.join('/'), searchesDotFolders };
}
function isGlobMatch(glob, path) {
    const { folder } = glob;
    if ((0,_files_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isOutside */ ._K)(folder, path) || path === folder)
        return false;
    const name = (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .formatRelativeName */ .PR)(folder, path);
    return !name.split('/').slice(0, -1).some(isSkippedFolder) && matchesName(glob, name);
}
function matchesName({ rest, searchesDotFolders }, name) {
    const matches = compileFileGlob(rest) ?? (() => false);
    return matches(name) || (searchesDotFolders === true && matches(maskDots(name)));
}
function maskDots(name) {
    return name.replaceAll(/(?<![^/])\.(?=[^/]*\/)/g, '\u{e000}');
}
function findGlobMatches(glob, isSkipped) {
    const { folder } = glob;
    const matches = [];
    const open = [''];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
        for (const entry of readFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, at))) {
            const name = at === '' ? entry.name : `${at}/${entry.name}`;
            if (!entry.isDirectory()) {
                if (matchesName(glob, name))
                    matches.push({ name, entry });
            }
            else if (!isSkippedFolder(entry.name) && mayContainMatch(name, glob) && !isSkipped(name))
                open.push(name);
        }
    }
    return matches;
}
function isRecursive(glob) {
    return readFolder(glob.folder).some((entry) => entry.isDirectory() && !isSkippedFolder(entry.name) && mayContainMatch(entry.name, glob));
}
function isSkippedFolder(name) {
    return name === '.git' || name === '.terraform' || name === 'node_modules';
}
function readFolder(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}
function mayContainMatch(folder, { rest, searchesDotFolders }) {
    if (mayMatchBelow(folder, rest))
        return true;
    return searchesDotFolders === true && mayMatchBelow(maskDots(`${folder}/`).slice(0, -1), rest);
}
function mayMatchBelow(folder, rest) {
    const names = folder.split('/');
    if (names.at(-1)?.startsWith('.') && !/(?:^|[/{,])\./.test(rest))
        return false;
    if (hasBraceAcrossFolders(rest))
        return true;
    const parts = rest.split('/');
    const asDeep = parts.slice(0, names.length);
    if (asDeep.some((part) => part.includes('**')))
        return true;
    return asDeep.length < parts.length && compileFileGlob(asDeep.join('/'))?.(folder) === true;
}
function hasBraceAcrossFolders(rest) {
    const without = rest.replaceAll(/\{[^{}/]*\}/g, '');
    return without === rest ? rest.includes('{') : hasBraceAcrossFolders(without);
}


/***/ }),

/***/ 796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uf: () => (/* binding */ createUnmatchedError),
/* harmony export */   bA: () => (/* binding */ createMissingError),
/* harmony export */   dY: () => (/* binding */ createPatternError),
/* harmony export */   sJ: () => (/* binding */ createForbiddenError),
/* harmony export */   ty: () => (/* binding */ createFolderError)
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4482);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2027);
/* harmony import */ var _inputs_job_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2811);
/* harmony import */ var _inputs_suggest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1352);
/* harmony import */ var _provenance_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(955);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6948);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6590);








function createPatternError(kind, pattern, problem, hint, help = kind.help) {
    const message = `${kind.setting}: ${JSON.stringify(pattern)} ${problem}.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ({ reason: 'input', message, hint, help });
}
function createForbiddenError(kind, pattern, { problem, hint }) {
    return createPatternError(kind, pattern, problem, hint, 'outside-the-workspace');
}
function createFolderError(kind, pattern) {
    const folder = pattern.replace(/(?<!\/)\/+$/, '');
    const hint = `Write \`${folder}/${kind.glob}\` to select the ${kind.texts.plural} in it.`;
    return createPatternError(kind, pattern, 'is a directory', hint);
}
function createMissingError(pattern, scope) {
    const { hint, help } = suggestFiles(pattern, scope);
    return createPatternError(scope.kind, pattern, `does not exist in ${describeFolder(scope)}`, hint, help);
}
function createUnmatchedError(pattern, others, scope) {
    const { hint, help } = suggestFiles(pattern, scope);
    const { kind } = scope;
    const problem = `${kind.texts.unmatched} ${describeFolder(scope)}`;
    if (others === 0)
        return createPatternError(kind, pattern, problem, hint, help);
    const observation = `${others} ${others === 1 ? 'file has' : 'files have'} another extension`;
    const acceptedText = `A glob matches files that end in ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .codeList */ .E5)(kind.extensions)}; to match others, write their extension, such as \`${kind.otherGlob}\`.`;
    return createPatternError(kind, pattern, `${problem}; ${observation}`, `${acceptedText} ${hint}`, help);
}
function describeFolder({ workspace, directory }) {
    const folder = (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .formatRelativeName */ .PR)(workspace, directory);
    return folder === '' ? 'the workspace' : `\`${folder}\``;
}
function suggestFiles(pattern, { directory, workspace, kind }) {
    const { help, texts } = kind;
    const names = findSimilarFiles(workspace, pattern, kind).map((name) => (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .formatRelativeName */ .PR)(directory, `${workspace}/${name}`));
    const movedName = names.find((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(name) === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(pattern));
    const otherwise = (0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .suggestLines */ .aM)(pattern) ?? (movedName === undefined ? '' : `Did you mean \`${movedName}\`?`);
    const hint = (0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .suggest */ .ZA)(pattern, names, otherwise);
    if (hint !== '')
        return { hint, help };
    if (names.length > 0) {
        const heading = `${texts.plural.replace(/^./, (letter) => letter.toUpperCase())} found`;
        return { hint: `${heading}: ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .codeList */ .E5)(names, 3)}.`, help };
    }
    if (!(0,_provenance_git_js__WEBPACK_IMPORTED_MODULE_5__/* .isInRepository */ .cC)(workspace)) {
        return { hint: `The workspace is not a checkout of a repository. ${_inputs_job_files_js__WEBPACK_IMPORTED_MODULE_3__/* .checkoutHint */ .Mf}`, help: 'no-checkout' };
    }
    return { hint: texts.noFilesText, help };
}
function findSimilarFiles(workspace, pattern, { extensions, suggested }) {
    const extension = /\.[\w-]+$/.exec(pattern)?.[0] ?? extensions[0] ?? '';
    const rest = `**/*{${[...suggested.first, ...suggested.fallback, extension].join(',')}}`;
    const names = (0,_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .findGlobMatches */ .zX)({ folder: workspace, rest }, () => false).map(({ name }) => name);
    const likely = extensions.includes(extension) ? suggested.first : [...suggested.first, extension];
    const best = names.filter((name) => likely.some((ending) => name.endsWith(ending)));
    return (best.length > 0 ? best : names.filter((name) => !name.endsWith('.vars.hcl'))).toSorted();
}


/***/ }),

/***/ 7941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RF: () => (/* binding */ isExcluded),
/* harmony export */   V_: () => (/* binding */ isOutsideWorkspace),
/* harmony export */   gX: () => (/* binding */ mayBeJobFile),
/* harmony export */   kS: () => (/* binding */ canMatch),
/* harmony export */   ky: () => (/* binding */ isFolderPath),
/* harmony export */   s4: () => (/* binding */ isAcceptedFile),
/* harmony export */   sb: () => (/* binding */ splitPatterns)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6590);
/* harmony import */ var _patterns_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8508);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6948);
/* harmony import */ var _file_kind_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7503);





function hasKnownExtension(name, { extensions }) {
    return extensions.some((ending) => name.endsWith(ending));
}
const writtenExtension = /(?<=[^/])\.[^/.*?[\](){}|!+@]+$/;
function expandPattern(pattern) {
    return (0,_patterns_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .expandBraces */ .P)(pattern, _glob_js__WEBPACK_IMPORTED_MODULE_3__/* .globSyntax */ .aS) ?? [];
}
function mayBeJobFile(name, { included }) {
    if (hasKnownExtension(name, _file_kind_js__WEBPACK_IMPORTED_MODULE_4__/* .jobFileKind */ .gL))
        return true;
    const extensions = included.flatMap(expandPattern).flatMap((path) => writtenExtension.exec(path)?.[0] ?? []);
    return extensions.some((ending) => (0,_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .compileFileGlob */ ._J)(`*${ending}`)?.((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(name)) === true);
}
function isAcceptedFile(pattern, path, { directory, kind }) {
    if (hasKnownExtension(path, kind))
        return true;
    return expandPattern(pattern).some((alternative) => {
        if (!(0,_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .isGlob */ .fg)(alternative))
            return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(directory, alternative) === path;
        return writtenExtension.test(alternative) && (0,_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .isGlobMatch */ .I$)((0,_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .parseGlob */ .qF)(alternative, directory, kind), path);
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
    const parts = (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRelativeName */ .PR)(directory, path).split('/');
    const names = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    return excluded.some((exclude) => names.some((name) => (0,_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .compileFileGlob */ ._J)(exclude)?.(name) === true));
}
function isOutsideWorkspace({ folder, rest }, workspace) {
    return (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isOutside */ ._K)(workspace, folder) || rest.split('/').includes('..');
}
function isFolderPath(path) {
    return /\/\.?$/.test(path);
}
function canMatch(pattern, name, context) {
    const { directory, workspace } = context;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, name);
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(name) || (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isOutside */ ._K)(workspace, path))
        return false;
    if (isExcluded(path, context))
        return false;
    if (!isFolderPath(pattern) && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(directory, pattern) === path)
        return true;
    if (!(0,_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .isGlob */ .fg)(pattern))
        return false;
    const glob = (0,_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .parseGlob */ .qF)(pattern, directory, context.kind);
    return !isOutsideWorkspace(glob, workspace) && (0,_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .isGlobMatch */ .I$)(glob, path) && isAcceptedFile(pattern, path, context);
}


/***/ }),

/***/ 1321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NW: () => (/* binding */ readStage),
/* harmony export */   QD: () => (/* binding */ splitByStage),
/* harmony export */   Z9: () => (/* binding */ assignStages)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _file_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7503);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1385);
/* harmony import */ var _pattern_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(796);




async function assignStages(files, stages, options) {
    if (stages.length === 0)
        return files;
    const results = await Promise.all(stages.map(async (patterns) => {
        const finding = (0,_find_js__WEBPACK_IMPORTED_MODULE_2__/* .findFiles */ .lY)(_file_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .stageKind */ .DU, { ...options, patterns });
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withErrors */ .u$)(finding.then((stageFiles) => ({ stageFiles, failures: [] })), { stageFiles: [], failures: [] });
    }));
    const stageByFile = new Map();
    const failures = results.flatMap(({ stageFiles, failures: unmatched }, index) => {
        const repeatedFiles = stageFiles.filter(({ name }) => stageByFile.has(name));
        const errors = repeatedFiles.map(({ name }) => {
            const problem = `is in stage ${stageByFile.get(name)} and in stage ${index + 1}`;
            return (0,_pattern_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .createPatternError */ .dY)(_file_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .stageKind */ .DU, name, problem, onlyOnce, 'invalid-configuration');
        });
        for (const { name } of stageFiles)
            stageByFile.set(name, index + 1);
        return [...unmatched, ...errors];
    });
    if (failures.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionErrors */ .o9(failures);
    return files.map((file) => ({ ...file, stage: stageByFile.get(file.name) ?? stages.length + 1 }));
}
const onlyOnce = 'Remove one of the two patterns, or exclude the file from one of the stages by a pattern with `!`.';
function readStage({ stage = 1 }) {
    return stage;
}
function splitByStage(all, findStage) {
    const stages = Map.groupBy(all, (item) => readStage({ stage: findStage(item) }));
    return [...stages].toSorted(([a], [b]) => a - b).map(([stage, members]) => ({ stage, members }));
}


/***/ }),

/***/ 955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TN: () => (/* binding */ findIgnoredFolders),
  jm: () => (/* binding */ hasWholeCommit),
  cC: () => (/* binding */ isInRepository),
  b4: () => (/* binding */ readBlobs),
  b$: () => (/* binding */ readCheckout)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: ./build/js/files/paths.js
var paths = __webpack_require__(6590);
;// CONCATENATED MODULE: ./build/js/jobfiles/provenance/git-process.js


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
function buildCommandLine(folder, args) {
    const settings = [`safe.directory=${(0,paths/* toSlashes */.TH)(folder)}`, ...noPrograms].flatMap((setting) => ['-c', setting]);
    return ['--no-pager', ...settings, '-C', folder, ...args];
}
async function runGit(folder, args, input = '') {
    const env = { ...process.env, ...noTransport };
    const options = { encoding: 'buffer', maxBuffer: 256 * 1024 * 1024, timeout, env };
    return new Promise((resolve) => {
        const child = (0,external_node_child_process_.execFile)('git', buildCommandLine(folder, args), options, (error, stdout) => resolve(error === null ? stdout : Buffer.alloc(0)));
        child.stdin?.on('error', () => undefined);
        child.stdin?.end(input);
    });
}

;// CONCATENATED MODULE: ./build/js/jobfiles/provenance/git.js



async function runPlumbing(workspace, args, input = '') {
    return isInRepository(workspace) ? runGit(workspace, args, input) : Buffer.alloc(0);
}
async function hasWholeCommit(workspace, commit) {
    const revision = ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`];
    if ((await runPlumbing(workspace, revision)).length === 0)
        return false;
    return (await runPlumbing(workspace, ['config', '--get-regexp', String.raw `^remote\..*\.promisor$`])).length === 0;
}
function isInRepository(folder) {
    return findRoot(folder) !== undefined;
}
function findRoot(folder, last) {
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git')))
        return folder;
    const parent = (0,external_node_path_.dirname)(folder);
    return folder === last || parent === folder ? undefined : findRoot(parent, last);
}
const maxPathArguments = 200;
async function readCheckout(folder, last) {
    const root = findRoot(folder, last);
    if (root === undefined)
        return undefined;
    const output = (await runPlumbing(root, ['cat-file', '--batch'], 'HEAD\n')).toString('utf8');
    const [head = ''] = output.split('\n\n', 1);
    const commit = /^([0-9a-f]{40}|[0-9a-f]{64}) commit \d+\n/.exec(head)?.[1];
    if (commit === undefined)
        return undefined;
    return { root, commit, parents: [...head.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, parent = '']) => parent) };
}
async function readBlobs(workspace, names) {
    const printable = names.filter((name) => !/[\r\n]/.test(name));
    const input = printable.map((name) => `${name}\n`).join('');
    const output = await runPlumbing(workspace, ['cat-file', '--batch', '--follow-symlinks'], input);
    const blobs = new Map();
    let at = 0;
    for (const name of printable) {
        const end = output.indexOf(0x0a, at);
        if (end === -1)
            break;
        const [, type, size] = /^(?:[0-9a-f]+ )?(blob|tree|commit|symlink|dangling|loop|notdir) (\d+)$/.exec(output.toString('utf8', at, end)) ??
            [];
        at = end + 1;
        if (size === undefined)
            continue;
        if (type === 'blob')
            blobs.set(name, output.subarray(at, at + Number(size)));
        at += Number(size) + 1;
    }
    return blobs;
}
async function findIgnoredFolders(workspace, folders) {
    const paths = folders.length > maxPathArguments || folders.includes('') ? [] : folders;
    const all = ['--others', '--ignored', '--exclude-standard', '--directory', '-z', '--', ...paths];
    const names = splitNames(await runPlumbing(workspace, ['--literal-pathspecs', 'ls-files', ...all]));
    const candidates = names.filter((name) => name.endsWith('/') && name !== './');
    if (candidates.length === 0)
        return new Set();
    const input = candidates.map((name) => `./${name.slice(0, -1)}\0`).join('');
    const ignoredNames = splitNames(await runPlumbing(workspace, ['check-ignore', '-z', '--stdin'], input));
    return new Set(ignoredNames.map((name) => name.slice('./'.length)));
}
function splitNames(output) {
    return output.toString('utf8').split('\0').slice(0, -1);
}


/***/ }),

/***/ 9852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xb: () => (/* binding */ indexItems),
/* harmony export */   mL: () => (/* binding */ diffField),
/* harmony export */   st: () => (/* binding */ toList),
/* harmony export */   xu: () => (/* binding */ flattenMap),
/* harmony export */   yc: () => (/* binding */ compareSpecs)
/* harmony export */ });
/* harmony import */ var _clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8937);
/* harmony import */ var _redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3067);
/* harmony import */ var _specification_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7619);



const levels = new Set(['Job', 'TaskGroup', 'Task']);
const noDifference = { Fields: [], Objects: [] };
function compareSpecs(before, after, level, options) {
    return compareEntries(before, after, { within: level, ...options });
}
function compareEntries(before, after, options) {
    const keys = [...new Set([before, after].flatMap((part) => Object.keys(part ?? {})))].toSorted();
    return joinDifferences(keys.map((key) => {
        const [old, current] = [before, after].map((part) => Reflect.get(part ?? {}, key) ?? undefined);
        if (key === 'TaskGroups' || key === 'Tasks')
            return compareOrder(key, indexItems(old), indexItems(current));
        if ((0,_specification_js__WEBPACK_IMPORTED_MODULE_2__/* .isSetByServer */ .fb)(options.within, key, current))
            return noDifference;
        const isInBoth = old !== undefined && after !== undefined;
        const planned = isInBoth ? (0,_specification_js__WEBPACK_IMPORTED_MODULE_2__/* .applyServerDefault */ .V4)(options.within, key, current) : current;
        return compareParts(key, old, planned, options);
    }));
}
function compareParts(key, before, after, outerOptions) {
    const { within } = outerOptions;
    const isCanonical = outerOptions.isCanonical || (0,_clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .findSpecBlock */ .UO)(within).undiffed.has(key);
    const options = { ...outerOptions, isCanonical, isExplained: outerOptions.isExplained && isDiffed(within, key) };
    const isPlain = (0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isLeaf */ .xe)(before) && (0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isLeaf */ .xe)(after);
    if (_clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .freeMaps */ .QT.has(key) && !isPlain)
        return compareMaps(key, before ?? {}, after ?? {}, options);
    if (isMixed(before, after))
        return diffField(key, before, after);
    if (key === 'Volumes')
        return compareLists(key, listByKey(before), listByKey(after), options);
    if (Array.isArray(before ?? after))
        return compareLists(key, toList(before), toList(after), options);
    if (options.isExplained && _clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .blockMaps */ .BI.has(key))
        return noDifference;
    if (after === undefined && !isCanonical)
        return noDifference;
    if (isPlain)
        return options.isExplained || isSame(before, after) ? noDifference : diffField(key, before, after);
    const child = { within: key, isCanonical: isCanonical || after === undefined, isExplained: options.isExplained };
    return diffObject((0,_clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .toDiffName */ .qu)(key), before, after, compareEntries(before ?? undefined, after ?? undefined, child));
}
function isDiffed(within, key) {
    const { known, undiffed } = (0,_clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .findSpecBlock */ .UO)(within);
    return !undiffed.has(key) && (known.has(key) || known.has((0,_clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .toDiffName */ .qu)(key)));
}
function listByKey(map) {
    const entries = Object.entries(map ?? {});
    return entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, block]) => block);
}
function isMixed(before, after) {
    if (before === undefined || after === undefined || (isEmptyPart(before) && isEmptyPart(after)))
        return false;
    return (0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isLeaf */ .xe)(before) !== (0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isLeaf */ .xe)(after) || Array.isArray(before) !== Array.isArray(after);
}
function isSame(before, after) {
    return (0,_specification_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalize */ .dw)((0,_specification_js__WEBPACK_IMPORTED_MODULE_2__/* .isZero */ .be)(before) ? null : before) === (0,_specification_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalize */ .dw)((0,_specification_js__WEBPACK_IMPORTED_MODULE_2__/* .isZero */ .be)(after) ? null : after);
}
function toList(value) {
    return Array.isArray(value) ? value : [];
}
function classifyChange(before, after) {
    if (before === undefined)
        return 'Added';
    return after === undefined ? 'Deleted' : 'Edited';
}
function diffField(Name, before, after, ...notes) {
    const [Old, New] = [toDiffText(before), toDiffText(after)];
    return { Fields: [{ Type: classifyChange(before, after), Name, Old, New, Annotations: notes }], Objects: [] };
}
function toDiffText(value) {
    if (value === null || value === undefined || isEmptyPart(value))
        return '';
    return typeof value === 'string' ? value : JSON.stringify(value);
}
function diffObject(name, before, after, inner, context = []) {
    const { Fields, Objects } = inner;
    const isEqual = Fields.length + Objects.length === 0;
    return isEqual ? noDifference : diffWhole(name, before, after, { Fields: [...context, ...Fields], Objects });
}
function nameFields(item, other) {
    return Object.entries(item)
        .filter(([key, value]) => (key === 'Name' || key === 'Label') && value !== '' && Reflect.get(other, key) === value)
        .map(([Name, value]) => ({ Type: 'None', Name, Old: toDiffText(value), New: toDiffText(value), Annotations: [] }));
}
function diffWhole(name, before, after, inner) {
    return { Fields: [], Objects: [{ Type: classifyChange(before, after), Name: name, ...inner }] };
}
function joinDifferences(parts) {
    return { Fields: parts.flatMap(({ Fields }) => Fields), Objects: parts.flatMap(({ Objects }) => Objects) };
}
function compareLists(key, before, after, options) {
    const { within, isCanonical } = options;
    if ([...before, ...after].every(_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isLeaf */ .xe))
        return diffObject(key, before, after, compareValues(key, before, after, options));
    const [old, current] = [indexItems(before), indexItems(after)];
    const isNamed = old !== undefined && current !== undefined;
    const isExplained = options.isExplained && [before, after].every(hasOwnKeys);
    const names = new Set(after.map(readName).filter((name) => name !== undefined));
    const items = (isNamed ? pairNamed(old, current) : pairOthers(before, after))
        .filter(([left, right]) => !(0,_specification_js__WEBPACK_IMPORTED_MODULE_2__/* .isAddedByServer */ .hf)(within, key, right) || names.has(readName(left)))
        .map(([left, right]) => {
        if (!isBody(left) || !isBody(right))
            return diffField(key, left, right);
        const child = { within: key, isCanonical: isCanonical || right === undefined, isExplained };
        const inner = compareEntries(left, right, child);
        if ((left === undefined || right === undefined) && !isExplained)
            return diffWhole((0,_clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .toDiffName */ .qu)(key), left, right, inner);
        return diffObject((0,_clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .toDiffName */ .qu)(key), left, right, inner, nameFields(left ?? {}, right ?? {}));
    });
    const [first, second] = isNamed ? [old, current] : [indexByText(before), indexByText(after)];
    return joinDifferences([...items, compareOrder((0,_clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .toDiffName */ .qu)(key), first, second)]);
}
function readName(item) {
    return (0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isLeaf */ .xe)(item) ? undefined : Reflect.get(item, 'Name');
}
function hasOwnKeys(items) {
    const keys = items.flatMap((item) => {
        if ((0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isLeaf */ .xe)(item))
            return [];
        const { Name, Label, RelativeDest, DestinationName, Datacenter } = item;
        const key = Name ?? Label ?? RelativeDest ?? DestinationName;
        return JSON.stringify(key === undefined ? (0,_specification_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalize */ .dw)(item) : [key, Datacenter ?? '']);
    });
    return new Set(keys).size === keys.length;
}
function compareValues(name, before, after, { isExplained }) {
    const [deleted, addedItems] = [listMissingItems(before, after), listMissingItems(after, before)];
    if (deleted.length + addedItems.length === 0)
        return joinDifferences(before.flatMap((value, at) => (isSame(value, after[at]) ? [] : [diffField(name, value, after[at])])));
    const selectUnshown = (values, others) => {
        const otherValues = new Set(others.map(_specification_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalize */ .dw));
        return isExplained ? values.filter((value) => otherValues.has((0,_specification_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalize */ .dw)(value))) : values;
    };
    return joinDifferences([
        ...selectUnshown(deleted, after).map((value) => diffField(name, value, undefined)),
        ...selectUnshown(addedItems, before).map((value) => diffField(name, undefined, value)),
    ]);
}
function listMissingItems(items, others) {
    const counts = new Map();
    for (const other of others.map(_specification_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalize */ .dw))
        counts.set(other, (counts.get(other) ?? 0) + 1);
    return items.filter((item) => {
        const text = (0,_specification_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalize */ .dw)(item);
        const remaining = counts.get(text) ?? 0;
        counts.set(text, remaining - 1);
        return remaining <= 0;
    });
}
function isBody(item) {
    return item === undefined || (!(0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isLeaf */ .xe)(item) && !Array.isArray(item));
}
function pairNamed(before, after) {
    const deletedItems = [...before].flatMap(([name, item]) => (after.has(name) ? [] : [item]));
    const addedItems = [...after].flatMap(([name, item]) => (before.has(name) ? [] : [item]));
    const commonPairs = [...before].flatMap(([name, item]) => (after.has(name) ? [[item, after.get(name)]] : []));
    return [...commonPairs, ...pairOthers(deletedItems, addedItems)];
}
function pairOthers(before, after) {
    const [deleted, addedItems] = [listMissingItems(before, after), listMissingItems(after, before)];
    return Array.from({ length: Math.max(deleted.length, addedItems.length) }, (_, at) => [deleted[at], addedItems[at]]);
}
function indexByText(items) {
    return new Map(items.flatMap((item) => ((0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isLeaf */ .xe)(item) ? [] : [[(0,_specification_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalize */ .dw)(item), item]])));
}
function indexItems(list) {
    const itemsByName = new Map();
    for (const item of toList(list)) {
        if ((0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isLeaf */ .xe)(item))
            return undefined;
        const name = Reflect.get(item, 'Name') ?? Reflect.get(item, 'Label');
        if (typeof name !== 'string' || name === '' || itemsByName.has(name))
            return undefined;
        itemsByName.set(name, item);
    }
    return itemsByName;
}
function compareOrder(name, before, after) {
    if (before === undefined || after === undefined)
        return noDifference;
    const old = [...before.keys()].filter((key) => after.has(key));
    const current = [...after.keys()].filter((key) => before.has(key));
    return old.some((key, at) => key !== current[at]) ? diffField(name, '', '', 'another order') : noDifference;
}
function compareMaps(key, before, after, { within, isExplained }) {
    const isFlattened = levels.has(within) && (key === 'Env' || key === 'Meta');
    const [old, current] = [
        new Map(flattenMap(before, isFlattened ? key : '')),
        new Map(flattenMap(after, isFlattened ? key : '')),
    ];
    const paths = [...new Set([...old.keys(), ...current.keys()])].toSorted();
    const { Fields } = joinDifferences(paths.map((path) => compareValue(path, old.get(path), current.get(path))));
    const fields = { Fields: Fields.filter(({ Old, New }) => !isExplained || Old === New), Objects: [] };
    return isFlattened ? fields : diffObject((0,_clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .toDiffName */ .qu)(key), before, after, fields);
}
function compareValue(path, before, after) {
    const [old, current] = [classifyValue(before), classifyValue(after)];
    const isNumber = old === 'number' && current === 'number';
    const [left, right] = [toDiffText(before), toDiffText(after)];
    if (old === current && (isNumber ? Number(left) === Number(right) : left === right))
        return noDifference;
    if (old === 'nothing' || current === 'nothing') {
        const kind = old === 'nothing' ? current : old;
        return diffField(path, before, after, ...(kind.startsWith('empty') ? [kind] : []));
    }
    return diffField(path, before, after, ...(old === current ? [] : [`${old} to ${current}`]));
}
function classifyValue(value) {
    if (value === undefined)
        return 'nothing';
    if (isEmptyPart(value))
        return Array.isArray(value) ? 'empty list' : 'empty map';
    return value === null ? 'null' : typeof value === 'object' ? 'number' : typeof value;
}
function isEmptyPart(value) {
    return !(0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isLeaf */ .xe)(value) && Object.keys(value).length === 0;
}
function* flattenMap(value, path) {
    for (const [key, item] of Object.entries(value)) {
        const childPath = path === '' ? key : `${path}[${key}]`;
        if ((0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isLeaf */ .xe)(item) || isEmptyPart(item))
            yield [childPath, item];
        else
            yield* flattenMap(item, childPath);
    }
}


/***/ }),

/***/ 7589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Em: () => (/* binding */ redactUnplaced),
/* harmony export */   Le: () => (/* binding */ listGroupsWithoutNode),
/* harmony export */   Zd: () => (/* binding */ listUnplacedGroups),
/* harmony export */   aq: () => (/* binding */ listFixes)
/* harmony export */ });
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7209);
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1795);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4482);



function listUnplacedGroups(metrics, job) {
    const datacenters = listNames(job?.['Datacenters']);
    const findGroup = (group) => job?.TaskGroups?.find(({ Name }) => Name === group);
    return Object.entries(metrics)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([group, metric]) => ({
        group,
        count: metric.CoalescedFailures + 1,
        reasons: listReasons(datacenters, metric, findGroup(group)),
    }));
}
function listGroupsWithoutNode({ Type, TaskGroups, Datacenters, NodePool }, { Annotations: { DesiredTGUpdates }, FailedTGAllocs }) {
    if (Type !== 'system' && Type !== 'sysbatch')
        return [];
    const pool = typeof NodePool === 'string' && !['', 'default'].includes(NodePool) ? [`node pool ${NodePool}`] : [];
    const name = [...listNames(Datacenters ?? ['*']), ...pool].join(', ');
    const reason = { text: 'no eligible node in', name, fix: fixes.location };
    return (TaskGroups ?? []).flatMap(({ Name, Count }) => {
        const group = Name ?? '';
        const { Stop: _stop, ...updates } = DesiredTGUpdates[group] ?? {};
        const isPlanned = Object.values(updates).some((count) => count !== 0 && count !== undefined);
        return Count === 0 || isPlanned || group in FailedTGAllocs ? [] : [{ group, count: 1, reasons: [reason] }];
    });
}
function redactUnplaced(group, redact) {
    return {
        ...group,
        reasons: group.reasons.map((reason) => reason.name === undefined ? reason : { ...reason, name: redact(reason.name) }),
    };
}
function listNames(datacenters) {
    const names = Array.isArray(datacenters) ? datacenters : [];
    return names.filter((name) => typeof name === 'string');
}
function listReasons(datacenters, metric, group = {}) {
    const reasons = [
        ...describeExhausted(metric),
        ...listFilterReasons(metric.ConstraintFiltered, group),
        ...metric.QuotaExhausted.map((quota) => ({ text: 'the quota is exhausted:', name: quota, fix: fixes.quota })),
        ...explainNoNodes(datacenters, metric),
    ];
    if (reasons.length > 0)
        return reasons;
    if (metric.NodesExhausted > 0)
        return [{ text: `${formatNodes(metric.NodesExhausted)} full`, fix: fixes.capacity }];
    return [{ text: 'Nomad reports no reason', fix: fixes.unknown }];
}
function describeExhausted(metric) {
    const fix = fixes.capacity;
    return Object.entries(metric.DimensionExhausted)
        .toSorted(([, a], [, b]) => b - a)
        .map(([dimension, count]) => {
        const all = metric.NodesEvaluated - metric.NodesFiltered <= count;
        const amount = formatRequestedAmount(dimension, metric);
        if (amount === undefined)
            return { text: all ? 'no node has room:' : `${formatNodes(count)} without room:`, name: dimension, fix };
        const resource = amount === '' ? `enough ${dimension}` : `${amount} of ${dimension}`;
        return { text: all ? `no node has ${resource} free` : `${formatNodes(count)} without ${resource} free`, fix };
    });
}
function formatRequestedAmount(dimension, metric) {
    const demands = Object.values(metric.ResourcesExhausted);
    const computePerAllocation = (read) => demands.reduce((sum, demand) => sum + read(demand), 0) / (metric.CoalescedFailures + 1);
    switch (dimension) {
        case 'memory':
            return formatAmount(computePerAllocation((demand) => demand.MemoryMB));
        case 'disk':
            return formatAmount(computePerAllocation((demand) => demand.DiskMB));
        case 'cpu':
            return computePerAllocation((demand) => demand.CPU) > 0
                ? `${computePerAllocation((demand) => demand.CPU)} MHz`
                : '';
        case 'cores':
            return computePerAllocation((demand) => demand.Cores) > 0
                ? String(computePerAllocation((demand) => demand.Cores))
                : '';
        default:
            return undefined;
    }
}
const formatAmount = (mebibytes) => (mebibytes > 0 ? (0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMebibytes */ ._C)(mebibytes) : '');
function explainNoNodes(datacenters, metric) {
    const empty = Object.entries(metric.NodesAvailable).filter(([, count]) => count === 0);
    if (empty.length > 0)
        return empty.map(([name]) => ({ text: 'no node in datacenter', name, fix: fixes.datacenter }));
    if (metric.NodesEvaluated > 0)
        return [];
    if (metric.NodesInPool === 0 && metric.NodePool !== '' && metric.NodePool !== 'default') {
        return [{ text: 'no node in node pool', name: metric.NodePool, fix: fixes.pool }];
    }
    if (datacenters.length === 0)
        return [{ text: 'no eligible node', fix: fixes.unknown }];
    return [{ text: 'no eligible node in', name: datacenters.join(', '), fix: fixes.datacenter }];
}
const fixes = {
    capacity: 'add capacity, or request less',
    quota: 'raise the quota, or request less',
    datacenter: 'correct `datacenters`, or add a node there',
    pool: 'correct `node_pool`, or add a node to it',
    location: 'correct `datacenters` and `node_pool`, or add a node there',
    driver: 'enable the driver on a client, or change `driver`',
    volume: 'create or free the volume, or correct the `volume` block',
    device: 'add a node with the device, or correct the `device` block',
    provider: 'install the secrets provider on the clients, or change `provider`',
    network: 'set up the network on a client, or correct the `network` block',
    constraint: 'correct the constraint, or add a node that meets it',
    consul: 'run Consul on the clients, or set `provider = "nomad"` in `service` blocks without `connect`',
    connect: 'enable gRPC in the Consul of the clients',
    vault: 'configure Vault on the clients, or remove the `vault` block',
    discovery: "enable Nomad's service discovery on the clients",
    client: 'update Nomad on the clients, or correct the constraint',
    unknown: 'add capacity, or correct the job file',
};
function listFixes(groups) {
    return [...new Set(groups.flatMap(({ reasons }) => reasons.map(({ fix }) => fix)))];
}
const describeAddedConstraint = (block) => `# excluded by the constraint that Nomad adds for a \`${block}\` block:`;
const optionalTextSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), '');
const deviceSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ Name: optionalTextSchema, Count: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), 1) });
const taskSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    Driver: optionalTextSchema,
    Resources: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ Devices: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(deviceSchema), []) })),
    Secrets: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ Provider: optionalTextSchema })), []),
});
const volumeSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    Type: optionalTextSchema,
    Source: optionalTextSchema,
    PerAlloc: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), false),
});
const groupSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    Volumes: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), volumeSchema), {}),
    Networks: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ Mode: optionalTextSchema })), []),
    Tasks: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(taskSchema), []),
});
const drivers = ['task driver', ({ Tasks }) => Tasks.map(({ Driver }) => Driver)];
const providers = [
    'secrets provider',
    ({ Tasks }) => Tasks.flatMap(({ Secrets }) => Secrets.map(({ Provider }) => Provider)),
];
const networks = ['network mode', ({ Networks }) => Networks.map(({ Mode }) => Mode || 'host')];
const devices = [
    'device',
    ({ Tasks }) => Tasks.flatMap(({ Resources }) => Resources?.Devices ?? []).map(({ Name, Count }) => Count > 1 ? `${Name} (${Count})` : Name),
];
const hostVolumes = [
    'host volume',
    ({ Volumes }) => Object.values(Volumes)
        .filter(({ Type }) => Type === 'host')
        .map(({ Source, PerAlloc }) => (PerAlloc ? `${Source}[…]` : Source)),
];
const rules = [
    [/^missing drivers/, '# without the task driver', 'driver', drivers],
    [/^computed class ineligible$/, "# excluded by the job's constraints", 'constraint'],
    [/^missing CSI volumes?(?:\(s\))? (.+)$/is, '# lacks the CSI volume', 'volume'],
    [/^((?:CSI |did not meet topology ).+?)(?: (?:from|on) client \S+)?$/s, '# without the volume:', 'volume'],
    [/^missing compatible host volumes$/, '# lacks a host volume of the group', 'volume', hostVolumes],
    [/^missing devices$/, '# lacks a device of the group', 'device', devices],
    [/^missing secrets provider$/, '# lacks a secrets provider of the group', 'provider', providers],
    [/^\$\{attr\.plugins\.secrets\.(.+)\.version\} is_set\b/s, '# lacks the secrets provider', 'provider'],
    [/^missing network$/, '# lacks the network of the group', 'network', networks],
    [/^missing host network "(.+)" for port "/s, '# lacks the host network', 'network'],
    [/^\$\{attr\.plugins\.cni\.version\.(.+)\} semver >= [\d.]+$/s, '# lacks a recent CNI plugin', 'network'],
    [
        /^(\$\{attr\.consul\.(?:.+\.)?version\} semver >= 1\.(?:8\.0|11\.[02]))$/s,
        describeAddedConstraint('service'),
        'consul',
    ],
    [/^(\$\{attr\.consul\.(?:.+\.)?grpc\} > 0)$/s, describeAddedConstraint('connect'), 'connect'],
    [/^(\$\{attr\.vault\.(?:.+\.)?version\} semver >= 0\.6\.1)$/s, describeAddedConstraint('vault'), 'vault'],
    [/^(\$\{attr\.nomad\.service_discovery\} = true)$/s, describeAddedConstraint('service'), 'discovery'],
    [/^(\$\{attr\.nomad\.version\} .+)$/s, '# excluded by the constraint', 'client'],
    [/^(.*)$/s, '# excluded by the constraint', 'constraint'],
];
function listFilterReasons(nodeCounts, group) {
    const reasons = new Map();
    const parsedGroup = valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(groupSchema, group);
    for (const [filter, count] of Object.entries(nodeCounts).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
        const rule = rules.find(([pattern]) => pattern.test(filter));
        if (rule === undefined)
            continue;
        const [pattern, unnamed, fix, [noun, listPartNames] = []] = rule;
        const names = parsedGroup.success ? new Set(listPartNames?.(parsedGroup.output)) : new Set();
        const name = names.size > 0 ? (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .listTexts */ .fU)([...names].toSorted()) : pattern.exec(filter)?.[1];
        const text = names.size > 0 ? `# does not offer ${names.size === 1 ? `the ${noun}` : `all of the ${noun}s`}` : unnamed;
        const key = JSON.stringify([String(pattern), name]);
        const cachedReason = reasons.get(key);
        if (cachedReason === undefined)
            reasons.set(key, { text, name, fix: fixes[fix], count });
        else
            cachedReason.count += count;
    }
    return Array.from(reasons.values(), ({ text, count, ...reason }) => ({ text: formatReason(text, count), ...reason }));
}
function formatReason(text, count) {
    const reason = count === 1 ? text : text.replace(/^# lacks/, '# lack').replace(/^# does/, '# do');
    return reason.replace('#', formatNodes(count));
}
function formatNodes(count) {
    return count === 1 ? '1 node' : `${count} nodes`;
}


/***/ }),

/***/ 2342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ isEmptyDiff),
/* harmony export */   P8: () => (/* binding */ findScheduleChange),
/* harmony export */   dw: () => (/* binding */ readDatacenterLists),
/* harmony export */   wP: () => (/* binding */ isWhole)
/* harmony export */ });
/* harmony import */ var _inputs_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9244);
/* harmony import */ var _redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8300);
/* harmony import */ var _redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7301);



function isWhole({ Type }) {
    return Type === 'Added' || Type === 'Deleted';
}
function isEmptyDiff(diff) {
    const isUnchanged = (part) => !isWhole(part) && part.Fields.every((field) => field.Type === 'None') && part.Objects.every(isUnchanged);
    return [diff, ...diff.TaskGroups, ...diff.TaskGroups.flatMap((group) => group.Tasks)].every(isUnchanged);
}
const scheduleFields = new Set(['Spec', 'Specs', 'TimeZone', 'Enabled']);
function findScheduleChange({ Objects }) {
    const periodic = Objects.filter(({ Name, Type }) => Name === 'Periodic' && Type === 'Edited');
    const fields = periodic.flatMap((object) => [object, ...object.Objects].flatMap(({ Fields }) => Fields));
    const changedFields = fields.filter(({ Name, Type }) => scheduleFields.has(Name) && Type !== 'None');
    if (changedFields.length === 0)
        return undefined;
    const joinTexts = (side, ...names) => {
        const texts = fields.filter(({ Name }) => names.includes(Name)).map((field) => (0,_redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_2__/* .showText */ .h$)(field[side]));
        return texts.filter((text) => text !== '').join(', ');
    };
    const isMoved = joinTexts('Old', 'TimeZone') !== joinTexts('New', 'TimeZone');
    const describe = (side) => {
        if (joinTexts(side, 'Enabled') === 'false')
            return 'disabled';
        const times = joinTexts(side, 'Spec', 'Specs');
        const zone = isMoved ? joinTexts(side, 'TimeZone') : '';
        if (times === '')
            return zone || 'enabled';
        return zone === '' ? times : `${times} (${zone})`;
    };
    const [before, after] = [describe('Old'), describe('New')];
    return before === after && !before.includes(_redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_1__/* .hiddenMark */ .sd) ? undefined : { before, after, fields: changedFields };
}
function readDatacenterLists({ Objects }) {
    const fields = Objects.filter(({ Name }) => Name === 'Datacenters').flatMap((object) => object.Fields);
    const before = toNames(fields.filter(({ Type }) => Type !== 'Added').map(({ Old, New }) => Old || New));
    const after = toNames(fields.filter(({ Type }) => Type !== 'Deleted').map(({ Old, New }) => New || Old));
    const isSame = before.every((datacenter) => isWithin(datacenter, after)) &&
        after.every((datacenter) => isWithin(datacenter, before));
    return { before, after, isChanged: !isSame };
}
function toNames(names) {
    return names.length === 0 ? ['*'] : names;
}
const unknown = '\0';
function isWithin(glob, others) {
    const name = glob.replaceAll('*', unknown);
    return others.some((other) => other === glob || (0,_inputs_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesWhole */ .b)(other.split('*'), name));
}


/***/ }),

/***/ 9203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ describeSchedule),
/* harmony export */   FO: () => (/* binding */ classifyStart),
/* harmony export */   LB: () => (/* binding */ widenBounds),
/* harmony export */   Ov: () => (/* binding */ readScaling),
/* harmony export */   T8: () => (/* binding */ describeKeptCount),
/* harmony export */   Tz: () => (/* binding */ keepsCounts),
/* harmony export */   bG: () => (/* binding */ isBatch),
/* harmony export */   gD: () => (/* binding */ keepCounts),
/* harmony export */   kt: () => (/* binding */ isParentJob),
/* harmony export */   lr: () => (/* binding */ describeExceededBound),
/* harmony export */   vB: () => (/* binding */ isOnSchedule)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1795);

function classifyStart(job) {
    if (job.ParameterizedJob !== null && job.ParameterizedJob !== undefined)
        return 'per-dispatch';
    return job.Periodic !== null && job.Periodic !== undefined ? 'per-launch' : 'at-once';
}
function isParentJob(job) {
    return classifyStart(job) !== 'at-once' && job['Dispatched'] !== true;
}
function isBatch(job) {
    return (job.Type === 'batch' || job.Type === 'sysbatch') && !isParentJob(job);
}
function isOnSchedule(job) {
    return classifyStart(job) === 'per-launch' && job.Periodic?.['Enabled'] !== false && job.Stop !== true;
}
function describeSchedule({ Periodic }) {
    if (Periodic === null || Periodic === undefined)
        return '';
    const specs = Array.isArray(Periodic['Specs']) ? Periodic['Specs'] : [];
    const times = [Periodic['Spec'], ...specs].filter((time) => typeof time === 'string' && time !== '');
    const zone = Periodic['TimeZone'];
    return `${times.join(', ')} (${typeof zone === 'string' && zone !== '' ? zone : 'UTC'})`;
}
function keepsGroupCount(group, counts) {
    if (counts !== 'autoscaled')
        return counts === 'true';
    const scaling = readScaling(group);
    return scaling !== undefined && scaling['Enabled'] !== false && describeExceededBound(group) === undefined;
}
function keepsCounts({ TaskGroups }, counts) {
    return TaskGroups?.some((group) => keepsGroupCount(group, counts)) === true;
}
function keepCounts(job, live, counts) {
    const runningCounts = new Map((live?.TaskGroups ?? []).map((group) => [group.Name, group.Count ?? 1]));
    const isAutoscaled = counts === 'autoscaled';
    const groups = (job.TaskGroups ?? []).map((group) => {
        const running = runningCounts.get(group.Name);
        if (running === undefined || !keepsGroupCount(group, counts))
            return { counted: group, sent: group, kept: [], names: [] };
        const scaling = readScaling(group);
        const instead = group.Count ?? scaling?.Min ?? 1;
        const boundedGroup = { ...group, ...(scaling && { Scaling: { ...scaling, Min: scaling.Min ?? instead } }) };
        const bound = describeExceededBound({ ...boundedGroup, Count: running });
        const count = isAutoscaled ? clampCount(boundedGroup, running) : running;
        const newGroup = { ...boundedGroup, Count: count };
        const file = isAutoscaled ? (group.Count ?? undefined) : instead;
        const isShown = count !== file && (file !== undefined || bound !== undefined);
        const name = group.Name ?? '';
        const kept = isShown ? [{ group: name, isAutoscaled, count, running, file, bound }] : [];
        return { counted: newGroup, sent: bound === undefined || isAutoscaled ? newGroup : group, kept, names: [name] };
    });
    const buildJob = (version) => live === undefined ? job : { ...job, TaskGroups: groups.map((group) => group[version]) };
    const names = new Set(groups.flatMap((group) => group.names));
    const keptCounts = groups.flatMap(({ kept }) => kept);
    return { job: buildJob('counted'), sentJob: buildJob('sent'), keptCounts, groups: names };
}
function describeKeptCount({ isAutoscaled, count, running, file, bound }) {
    const change = count === running ? `keeps ${count}` : `goes from ${running} to ${count}`;
    const limits = [file, bound].filter((part) => part !== undefined).join(', ');
    return `${change}${isAutoscaled ? ' (autoscaled)' : ''}; the job file has ${limits}`;
}
function widenBounds(job) {
    if (!job.TaskGroups?.some(describeExceededBound))
        return job;
    const groups = job.TaskGroups.map((group) => {
        const [scaling, count] = [readScaling(group), group.Count ?? 1];
        if (scaling === undefined || describeExceededBound(group) === undefined)
            return group;
        const [Min, Max] = [Math.min(scaling.Min ?? count, count), Math.max(scaling.Max ?? count, count)];
        return { ...group, Scaling: { ...scaling, Min, Max } };
    });
    return { ...job, TaskGroups: groups };
}
function clampCount(group, count) {
    const { Min: min, Max: max } = readScaling(group) ?? {};
    return Math.min(Math.max(count, min ?? count), max ?? Infinity);
}
const boundsSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ Min: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()), Max: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()) });
function readScaling({ Scaling }) {
    const { success, output } = valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(boundsSchema, Scaling);
    return success ? { ...Scaling, ...output } : undefined;
}
function describeExceededBound(group) {
    const { Min: min, Max: max } = readScaling(group) ?? {};
    const count = group.Count ?? min ?? 1;
    if (typeof max === 'number' && count > max)
        return `at most ${max}`;
    return typeof min === 'number' && count < min ? `at least ${min}` : undefined;
}


/***/ }),

/***/ 7619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GP: () => (/* binding */ dropIgnoredKeys),
/* harmony export */   V4: () => (/* binding */ applyServerDefault),
/* harmony export */   be: () => (/* binding */ isZero),
/* harmony export */   dw: () => (/* binding */ canonicalize),
/* harmony export */   fb: () => (/* binding */ isSetByServer),
/* harmony export */   hf: () => (/* binding */ isAddedByServer)
/* harmony export */ });
/* harmony import */ var _clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8937);
/* harmony import */ var _jobfiles_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4116);
/* harmony import */ var _redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3067);



function isSetByServer(parentKey, key, after) {
    const { always, unset, interpolated } = (0,_clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .findSpecBlock */ .UO)(parentKey);
    const isComputed = interpolated.has(key) && typeof after === 'string' && after.includes('${');
    return always.has(key) || isComputed || (unset.has(key) && isUnset(after));
}
function isAddedByServer(parentKey, list, item) {
    return (0,_clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .findSpecBlock */ .UO)(parentKey).adds.has(list) && isUnset(item);
}
function applyServerDefault(parentKey, key, value) {
    const { defaults, isEmptyUnset = false } = (0,_clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .findSpecBlock */ .UO)(parentKey);
    return value === undefined || (isEmptyUnset && isUnset(value)) ? (defaults.get(key) ?? value) : value;
}
function isUnset(value) {
    return value === undefined || value === null || isZero(value) || (Array.isArray(value) && value.length === 0);
}
function canonicalize(value) {
    return formatCanonicalText(value, '', false);
}
function formatCanonicalText(value, key, isInFreeForm) {
    if (value === null || value === undefined)
        return 'null';
    if (typeof value === 'number')
        return formatNumber(value);
    if (typeof value !== 'object')
        return JSON.stringify(value);
    if (Array.isArray(value))
        return `[${value.map((item) => formatCanonicalText(item, key, isInFreeForm)).join(',')}]`;
    if ('rawJSON' in value && Object.getPrototypeOf(value) === null)
        return formatNumber(String(value.rawJSON));
    const isFreeForm = isInFreeForm || _clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .freeMaps */ .QT.has(key);
    const zero = isFreeForm ? undefined : (0,_clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .findSpecBlock */ .UO)(key).zero;
    const entries = Object.entries(value)
        .filter(([name, item]) => item !== null && item !== undefined && !(name === zero && isZero(item)))
        .toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([name, item]) => `${JSON.stringify(name)}:${formatCanonicalText(item, key === 'Volumes' ? 'Volume' : name, isFreeForm)}`).join(',')}}`;
}
function isZero(value) {
    return value === '' || value === 0 || value === false;
}
function formatNumber(value) {
    if (typeof value === 'string' && /^-?\d+$/.test(value))
        return BigInt(value).toString();
    const number = Number(value);
    if (!Number.isFinite(number))
        return String(value);
    return Number.isInteger(number) ? BigInt(number).toString() : String(number);
}
const sparseBlocks = new Set(['Networks', 'DynamicPorts', 'ReservedPorts']);
function mapBlocks(key, value, rewrite) {
    if ((0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .isLeaf */ .xe)(value) || _clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .freeMaps */ .QT.has(key) || _clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .blockMaps */ .BI.has(key))
        return value;
    if (Array.isArray(value))
        return value.map((item) => mapBlocks(key, item, rewrite));
    const entries = Object.entries(rewrite(key, value));
    return Object.fromEntries(entries.map(([name, item]) => [name, mapBlocks(name, item, rewrite)]));
}
function dropIgnoredKeys(job, live, ignoredKeys) {
    const storedKeys = new Set();
    mapBlocks('Job', live, (key, block) => {
        for (const name of ['', ...Object.keys(block)])
            storedKeys.add(`${key}.${(0,_jobfiles_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .foldKey */ .pU)(name)}`);
        return block;
    });
    return mapBlocks('Job', job, (key, block) => {
        const { known } = (0,_clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .findSpecBlock */ .UO)(key);
        if (known.size === 0 || sparseBlocks.has(key) || !storedKeys.has(`${key}.`))
            return block;
        const isKept = (name) => known.has(name) || known.has((0,_clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .toDiffName */ .qu)(name)) || storedKeys.has(`${key}.${(0,_jobfiles_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .foldKey */ .pU)(name)}`);
        for (const name of Object.keys(block))
            if (!isKept(name))
                ignoredKeys.add(name);
        return Object.fromEntries(Object.entries(block).filter(([name]) => isKept(name)));
    });
}


/***/ }),

/***/ 7209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IV: () => (/* binding */ formatUnit),
/* harmony export */   _C: () => (/* binding */ formatMebibytes),
/* harmony export */   n$: () => (/* binding */ isDuration),
/* harmony export */   rD: () => (/* binding */ formatUnitSuffix)
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4482);

const durations = new Set([
    'ConnectTimeout', 'Delay', 'Grace', 'HealthTimeout', 'HealthyDeadline', 'Interval', 'KillTimeout', 'LostAfter', 'MaxClientDisconnect', 'MaxDelay',
    'MaxRunDuration', 'MinHealthyTime', 'ProgressDeadline', 'ShutdownDelay', 'Splay', 'Stagger', 'StopAfterClientDisconnect', 'StopOnClientAfter', 'TTL',
    'Timeout', 'VaultGrace', 'Template.Max', 'Template.Min', 'Wait.Max', 'Wait.Min',
]);
const mebibyteFields = new Set(['MemoryMB', 'MemoryMaxMB', 'SizeMB', 'SecretsMB']);
function formatUnit(name, value, object = '') {
    if (!/^\d{1,18}$/.test(value))
        return undefined;
    return isDuration(name, object) ? formatDuration(BigInt(value)) : undefined;
}
function formatMebibytes(mebibytes) {
    return `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .oh)(mebibytes)} MiB`;
}
function formatUnitSuffix(name) {
    return mebibyteFields.has(name) ? ' MiB' : '';
}
const steps = [
    ['h', 3600000000000n],
    ['m', 60000000000n],
    ['s', 1000000000n],
    ['ms', 1000000n],
    ['µs', 1000n],
    ['ns', 1n],
];
function isDuration(name, object = '') {
    return durations.has(name) || durations.has(`${object}.${name}`);
}
function formatDuration(nanoseconds) {
    let remaining = nanoseconds;
    let text = '';
    for (const [unit, size] of steps) {
        if (remaining >= size)
            text += `${remaining / size}${unit}`;
        remaining %= size;
    }
    return text || '0s';
}


/***/ }),

/***/ 4025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U9: () => (/* binding */ describeWarning),
  rY: () => (/* binding */ isSimultaneousUpdateWarning),
  wk: () => (/* binding */ readVerdict),
  Lv: () => (/* binding */ redactVerdict)
});

// EXTERNAL MODULE: ./build/node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(1795);
;// CONCATENATED MODULE: ./build/js/nomad-plan/group-counts.js

const countPlaced = ({ updates: { Place } }) => Place;
const countCurrent = ({ updates: { Ignore, InPlaceUpdate } }) => Ignore + InPlaceUpdate;
const countUnlimited = () => Infinity;
const countRules = {
    service: {
        created: ({ updates: { Place, Canary }, group }) => (Canary > (group?.Count ?? Infinity) ? 0 : Place),
        waiting: ({ updates: { Canary, DestructiveUpdate, InPlaceUpdate, Place, Ignore }, change }) => Canary === 0 && (DestructiveUpdate > 0 || (change === 'edited' && Place > 0 && InPlaceUpdate === 0)) ? Ignore : 0,
        serving: (plan) => countCurrent(plan) + plan.updates.Canary,
        maxParallel: (plan) => plan.updates.DestructiveUpdate || readGroupParallel(plan) || Infinity,
    },
    batch: {
        created: countPlaced,
        serving: ({ updates: { InPlaceUpdate } }) => InPlaceUpdate,
        maxParallel: countUnlimited,
        countWithEnded: 'stopped',
    },
    sysbatch: { created: countPlaced, serving: countUnlimited, maxParallel: countUnlimited, countWithEnded: 'replaced' },
    system: {
        created: (plan) => plan.updates.Place - countCurrent(plan) - plan.updates.DestructiveUpdate,
        serving: countCurrent,
        maxParallel: (plan) => readGroupParallel(plan) || readJobParallel(plan) || Infinity,
        repeatsRollout: true,
    },
    'system before 1.11': {
        created: countPlaced,
        serving: countCurrent,
        maxParallel: ({ job }) => readMaxParallel(job) || Infinity,
        repeatsRollout: true,
    },
};
function selectRules({ job: { Type }, updates: { Disconnect } }) {
    if (Type === 'system')
        return countRules[Disconnect === undefined ? 'system before 1.11' : 'system'];
    return Type === 'batch' || Type === 'sysbatch' ? countRules[Type] : countRules.service;
}
const updateSchema = dist/* object */.Ikc({ MaxParallel: dist/* nullish */.cl6(dist/* number */.aig()) });
function readMaxParallel(part, unset = 1) {
    const result = dist/* safeParse */.xLC(updateSchema, part?.['Update']);
    return result.success ? (result.output.MaxParallel ?? unset) : undefined;
}
function readJobParallel({ job }) {
    return readMaxParallel(job) ?? 1;
}
function readGroupParallel(plan) {
    return readMaxParallel(plan.group, readJobParallel(plan)) ?? readJobParallel(plan);
}
function readGroupVerdict(name, plan) {
    const rules = selectRules(plan);
    const { updates } = plan;
    const isRepeated = rules.repeatsRollout === true && plan.change === 'unchanged';
    const createdCount = rules.created(plan);
    const stoppedOnly = isRepeated ? 0 : Math.min(Math.max(0, -createdCount), updates.DestructiveUpdate);
    const replacedCount = updates.DestructiveUpdate - stoppedOnly;
    return {
        name,
        created: Math.max(0, createdCount),
        replaced: replacedCount,
        updatedInPlace: updates.InPlaceUpdate,
        stopped: updates.Stop + stoppedOnly,
        migrated: updates.Migrate,
        canaries: updates.Canary,
        ignored: updates.Ignore,
        preempted: updates.Preemptions,
        rescheduled: updates.RescheduleNow,
        update: isRepeated ? noUpdate : computeGroupUpdate(replacedCount, plan, rules),
    };
}
const noUpdate = { all: 0, step: 0, isAtOnce: false, countWithEnded: undefined };
function computeGroupUpdate(replacedCount, plan, rules) {
    const { DestructiveUpdate, Stop, Migrate, Ignore, Canary } = plan.updates;
    const waitingCount = rules.waiting?.(plan) ?? 0;
    const replacedLater = Canary > 0 && replacedCount === 0 ? Math.max(plan.group?.Count ?? Ignore, Canary) : 0;
    const maxParallel = Canary > 0 ? Canary : rules.maxParallel(plan);
    const isAllDown = maxParallel >= DestructiveUpdate + waitingCount && rules.serving(plan) === 0;
    const isAtOnce = isAllDown && replacedCount > 0 && DestructiveUpdate + Stop + Migrate > 1;
    const all = replacedCount + replacedLater + waitingCount;
    return { all, step: Math.min(all, maxParallel), isAtOnce, countWithEnded: rules.countWithEnded };
}

// EXTERNAL MODULE: ./build/js/nomad-plan/spec.js
var spec = __webpack_require__(9203);
// EXTERNAL MODULE: ./build/js/nomad-plan/placement.js
var placement = __webpack_require__(7589);
;// CONCATENATED MODULE: ./build/js/nomad-plan/verdict.js



function readVerdict(job, plan) {
    const starts = (0,spec/* classifyStart */.FO)(job);
    const change = classifyJobChange(job, plan);
    const groups = Object.entries(plan.Annotations.DesiredTGUpdates)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, updates]) => {
        const group = job.TaskGroups?.find(({ Name }) => Name === name);
        const isKeptUntilPlaced = name in plan.FailedTGAllocs && job.Type !== 'system' && job.Type !== 'sysbatch';
        const verdict = readGroupVerdict(name, { job, group, updates, change });
        return { ...verdict, update: { ...verdict.update, isKeptUntilPlaced } };
    });
    const moves = starts === 'at-once' && groups.some(hasMoves);
    return {
        change,
        hasEffect: change !== 'unchanged' || moves,
        startsAgain: readStopChange(plan.Diff) === 'false',
        refusals: change === 'edited' ? listRefusedTransitions(plan.Diff) : [],
        starts,
        groups,
        isDestructive: groups.some((group) => group.stopped + group.preempted > 0 || isUpdateDestructive(group)) ||
            plan.Annotations.PreemptedAllocs.length > 0,
        unplaced: [
            ...(0,placement/* listUnplacedGroups */.Zd)(plan.FailedTGAllocs, job),
            ...(starts === 'at-once' && change !== 'stopped' ? (0,placement/* listGroupsWithoutNode */.Le)(job, plan) : []),
        ],
        preempted: listPreempted(plan),
        warnings: splitWarnings(plan.Warnings),
        nextLaunch: (plan.NextPeriodicLaunch ?? ((0,spec/* isOnSchedule */.vB)(job) ? 'never' : '')) || undefined,
        jobModifyIndex: plan.JobModifyIndex,
    };
}
function redactVerdict(verdict, redact, showName) {
    return {
        ...verdict,
        groups: verdict.groups.map((group) => ({
            ...group,
            name: showName(group.name),
            ...(group.update.all === 0 ? { replaced: 0, canaries: 0 } : {}),
        })),
        preempted: verdict.preempted.map((other) => ({
            ...other,
            job: showName(other.job),
            namespace: showName(other.namespace),
            group: showName(other.group),
        })),
        warnings: verdict.warnings.map((warning) => redact(warning)),
        unplaced: verdict.unplaced.map((group) => ({ ...(0,placement/* redactUnplaced */.Em)(group, redact), group: showName(group.group) })),
    };
}
function hasMoves(group) {
    return group.created + group.stopped + group.migrated + group.preempted + group.rescheduled + group.update.all > 0;
}
function isUpdateDestructive({ replaced, canaries, update }) {
    return update.all > 0 && (replaced > 0 || canaries === 0);
}
function classifyJobChange(job, plan) {
    const type = plan.Diff?.Type;
    if (type === 'Deleted' || (job.Stop === true && readStopChange(plan.Diff) === 'true'))
        return 'stopped';
    if (plan.JobModifyIndex === 0 || type === 'Added')
        return 'new';
    return type === 'None' ? 'unchanged' : 'edited';
}
function listRefusedTransitions(diff) {
    const isAddedOrRemoved = (name) => diff?.Objects.some((object) => object.Name === name && object.Type !== 'None' && object.Type !== 'Edited') === true;
    const isOtherType = diff?.Fields.some(({ Name, Type }) => Name === 'Type' && Type === 'Edited') === true;
    return [
        ...(isOtherType ? ['the type of a registered job cannot change'] : []),
        ...(isAddedOrRemoved('Periodic') ? ['`periodic` cannot be added to or removed from a registered job'] : []),
        ...(isAddedOrRemoved('ParameterizedJob')
            ? ['`parameterized` cannot be added to or removed from a registered job']
            : []),
    ];
}
function readStopChange(diff) {
    return diff?.Fields.find((field) => field.Name === 'Stop' && field.Type === 'Edited')?.New;
}
function listPreempted(plan) {
    const groupsByKey = new Map();
    for (const alloc of plan.Annotations.PreemptedAllocs) {
        const key = JSON.stringify([alloc.Namespace, alloc.JobID, alloc.TaskGroup]);
        const count = (groupsByKey.get(key)?.count ?? 0) + 1;
        groupsByKey.set(key, { job: alloc.JobID, namespace: alloc.Namespace, group: alloc.TaskGroup, count });
    }
    return [...groupsByKey.values()];
}
const maxWarningCharacters = 65_536;
function splitWarnings(text) {
    const start = text.slice(0, maxWarningCharacters);
    const body = start.replace(/^\d+ warning(?:s|\(s\))?:\s*\n/, '').trim();
    if (body === '')
        return [];
    const warnings = body
        .split(/^\* /m)
        .map((warning) => warning
        .replace(/(?<!\d)\d+ errors? occurred:\s*\* /g, '')
        .split(/^[^\S\n]*\* /m)
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .join('; '))
        .filter((warning) => warning !== '');
    return text.length > maxWarningCharacters && warnings.length > 1 ? warnings.slice(0, -1) : warnings;
}
const simultaneous = /max[ _]parallel count is greater than task group count \((\d+) > (\d+)\).*simultaneous replacement/is;
function isSimultaneousUpdateWarning(warning) {
    return simultaneous.test(warning);
}
function describeWarning(warning) {
    const [, parallel, count] = simultaneous.exec(warning) ?? [];
    if (parallel === undefined)
        return warning;
    const group = /Group "([^"]{1,128})"/.exec(warning)?.[1];
    const subject = group === undefined ? 'A group' : `Group \`${group}\``;
    return `${subject} replaces all its allocations at once with every update: \`max_parallel\` (${parallel}) is greater than its count (${count}).`;
}


/***/ }),

/***/ 3395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K$: () => (/* binding */ findCommentTarget),
/* harmony export */   az: () => (/* binding */ addRunPage),
/* harmony export */   c7: () => (/* binding */ createFileUrl),
/* harmony export */   fy: () => (/* binding */ buildCommentContext)
/* harmony export */ });
/* harmony import */ var _clients_github_comments_find_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6001);
/* harmony import */ var _report_nomad_ui_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1129);
/* harmony import */ var _comment_writer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7769);
/* harmony import */ var _pull_request_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3000);




async function findCommentTarget(run) {
    const { event, inputs, workspace } = run;
    const { comment, review, jobFiles } = inputs;
    const other = await (0,_pull_request_files_js__WEBPACK_IMPORTED_MODULE_3__/* .findOtherCheckout */ .cV)(event, jobFiles?.workingDirectory ?? workspace);
    if (other !== undefined) {
        (0,_pull_request_files_js__WEBPACK_IMPORTED_MODULE_3__/* .warnAboutOtherCheckout */ .ig)(run, other.commit);
        const planned = { ...event, pullRequest: undefined, sha: other.commit };
        return { commentContext: buildCommentContext({ ...run, event: planned }), ..._comment_writer_js__WEBPACK_IMPORTED_MODULE_2__/* .noWriter */ .FW };
    }
    const writer = await (0,_comment_writer_js__WEBPACK_IMPORTED_MODULE_2__/* .findCommentWriter */ ._E)({ ...run, comment, keys: review?.keys });
    return { commentContext: buildCommentContext({ ...run, event: await addRunPage(event, writer.thread) }), ...writer };
}
function buildCommentContext({ event, inputs, runner, }) {
    const { sha, runUrl: url, runNumber: number, runAttempt: attempt } = event;
    return {
        commit: event.pullRequest?.headSha ?? sha,
        run: url === undefined ? undefined : { number, attempt, url },
        environment: inputs.comment.id === 'default' ? undefined : inputs.comment.id,
        ui: inputs.ui === undefined ? undefined : (0,_report_nomad_ui_js__WEBPACK_IMPORTED_MODULE_1__/* .createUiLinks */ .y)(inputs.ui),
        marker: (0,_clients_github_comments_find_js__WEBPACK_IMPORTED_MODULE_0__/* .createCommentMarker */ .kp)(inputs.comment.id),
        record: undefined,
        publisher: runner.publisher,
        fileUrl: createFileUrl(event),
        cluster: inputs.nomad?.address.host ?? '',
        region: inputs.nomad?.region,
        namespace: inputs.nomad?.namespace === 'default' ? undefined : inputs.nomad?.namespace,
    };
}
async function addRunPage(event, thread) {
    return thread === undefined ? event : { ...event, runUrl: await thread.github.forge.findRunUrl(event) };
}
function createFileUrl(event) {
    const { repo: repository, serverUrl, pullRequest, sha } = event;
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
/* unused harmony export createCommentWriter */
/* harmony import */ var _text_log_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(872);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _clients_github_comments_upsert_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9254);
/* harmony import */ var _clients_github_pull_requests_pull_requests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5266);
/* harmony import */ var _review_open_review_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8649);
/* harmony import */ var _run_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2557);






const noWriter = { writeComment: undefined, pullRequest: undefined, thread: undefined };
const noPullRequest = {
    ...noWriter,
    writeComment: async () => ({ comment: undefined, action: 'no-pull-request' }),
};
async function findCommentWriter(run) {
    const { event, runner, comment, subject } = run;
    const { token, isEnabled } = comment;
    if (isEnabled && token === undefined && event.pullRequest !== undefined) {
        runner.notice((0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj) `No comment was written: \`github-token\` is empty. The ${subject} is in the step summary.`);
    }
    const { repo: repository } = event;
    if (!isEnabled || repository === undefined || (token === undefined && event.pullRequest !== undefined))
        return noWriter;
    if (event.eventName === 'merge_group' && event.pullRequest === undefined) {
        runner.log((0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj) `No comment was written: the ${subject} of a merge queue is in the step summary.`);
        return noWriter;
    }
    const canBeFound = event.eventName === 'push' || event.eventName === 'workflow_dispatch';
    if (token === undefined || (event.pullRequest === undefined && !canBeFound))
        return noPullRequest;
    const github = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orElse */ .NW)((0,_run_context_js__WEBPACK_IMPORTED_MODULE_5__/* .connectGitHub */ .U)(run, token), (error) => error);
    if (github instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ)
        return { ...noWriter, writeComment: () => Promise.reject(github) };
    const pullRequest = event.pullRequest ?? (await (0,_clients_github_pull_requests_pull_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .findOpenPullRequest */ .aF)(github, repository, event.sha ?? ''));
    if (pullRequest === undefined)
        return noPullRequest;
    const thread = (0,_review_open_review_js__WEBPACK_IMPORTED_MODULE_4__/* .createThreadOpener */ .Ae)(run, github, repository)(pullRequest.number);
    return { pullRequest, thread, writeComment: createCommentWriter(thread, pullRequest, run.startTime) };
}
function createCommentWriter(thread, pullRequest, startTime) {
    const { github, repository } = thread;
    const readPlanTime = () => Math.floor((github.now().getTime() - (performance.now() - startTime)) / 1000);
    const isOutdated = async (bodies) => bodies.some((body) => ((0,_review_open_review_js__WEBPACK_IMPORTED_MODULE_4__/* .readPlanNumber */ .Vf)(thread.openComment({ body })) ?? 0) > readPlanTime()) ||
        (await (0,_clients_github_pull_requests_pull_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .hasOtherHead */ .BU)(github, repository, pullRequest));
    return async (text, { renew, ...options }) => {
        const compose = async (currentComment) => {
            const { draft, keepsPlan = false, times, } = (await renew?.(currentComment, text)) ?? { draft: text };
            return (0,_review_open_review_js__WEBPACK_IMPORTED_MODULE_4__/* .sealComment */ .V)(thread, draft, { plannedAt: keepsPlan ? undefined : readPlanTime(), shownTimes: times });
        };
        return (0,_review_open_review_js__WEBPACK_IMPORTED_MODULE_4__/* .sealAgainIfLate */ .z6)(thread, await (0,_clients_github_comments_upsert_js__WEBPACK_IMPORTED_MODULE_2__/* .upsertComment */ .lB)(thread, text, { ...options, compose, isOutdated }));
    };
}


/***/ }),

/***/ 1060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ findVersion),
/* harmony export */   Ap: () => (/* binding */ requireNoDeployment),
/* harmony export */   BP: () => (/* binding */ stoppedHint),
/* harmony export */   FQ: () => (/* binding */ suggestSimilarJob),
/* harmony export */   Gj: () => (/* binding */ createGroupError),
/* harmony export */   Mo: () => (/* binding */ listOncePerPlace),
/* harmony export */   Ri: () => (/* binding */ createDeploymentReader),
/* harmony export */   T1: () => (/* binding */ requireStarted),
/* harmony export */   TI: () => (/* binding */ requireAllocations),
/* harmony export */   fo: () => (/* binding */ findLastStableVersion),
/* harmony export */   gk: () => (/* binding */ createImpossibleError),
/* harmony export */   k8: () => (/* binding */ readLiveJob),
/* harmony export */   pC: () => (/* binding */ findJob),
/* harmony export */   vP: () => (/* binding */ findLastStable)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_http_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(892);
/* harmony import */ var _inputs_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1352);
/* harmony import */ var _nomad_plan_spec_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9203);
/* harmony import */ var _report_deployment_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7377);
/* harmony import */ var _rollout_judge_deployment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(887);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4482);







async function findJob(nomad, inputs) {
    return suggestSimilarJob(nomad.readJob({ id: inputs.job }), nomad, inputs);
}
async function suggestSimilarJob(response, nomad, { job, nomad: { namespace = 'default' } }) {
    try {
        return await response;
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.reason !== 'not-found')
            throw error;
        const similar = await findSimilarId(job, nomad);
        const check = /\.(?:hcl|nomad|json)$/.test(job)
            ? 'Set `job` to the ID in the file, not to its path'
            : job.includes(',')
                ? 'Set `job` to one job per run'
                : `Check \`job\` (the exact ID), \`namespace\` and ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSetting */ .w5)('region')}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
            reason: 'not-found',
            message: `No job \`${job}\` in namespace \`${namespace}\``,
            help: 'no-such-job',
            hint: similar === undefined
                ? `${check}; \`mode: list\` shows all jobs.`
                : `Did you mean \`${similar}\`? \`mode: list\` shows all jobs.`,
            cause: error,
        });
    }
}
const stoppedHint = 'Register it again to start it, or revert to a version before the stop with `mode: revert`.';
function requireStarted({ ID, Stop }) {
    if (Stop !== true)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'blocked',
        message: `The job \`${ID}\` is stopped`,
        help: 'stopped-job',
        hint: stoppedHint,
    });
}
function requireAllocations(job, verb) {
    if (!(0,_nomad_plan_spec_js__WEBPACK_IMPORTED_MODULE_3__/* .isParentJob */ .kt)(job))
        return;
    const [kind, mode] = (0,_nomad_plan_spec_js__WEBPACK_IMPORTED_MODULE_3__/* .classifyStart */ .FO)(job) === 'per-launch' ? ['periodic', 'periodic-force'] : ['parameterized', 'dispatch'];
    throw createImpossibleError(`The job \`${job.ID}\` is ${kind}, so it has no allocations of its own to ${verb}`, `Name one of its child jobs, or launch one with \`mode: ${mode}\`.`);
}
async function requireNoDeployment(nomad, job) {
    const latest = await nomad.readJobsMostRecentDeployment({ id: job });
    if (latest === null || (0,_rollout_judge_deployment_js__WEBPACK_IMPORTED_MODULE_5__/* .isOver */ .PU)(latest))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'blocked',
        message: `\`${job}\` has a deployment in progress: ${(0,_report_deployment_report_js__WEBPACK_IMPORTED_MODULE_4__/* .describeLatest */ .Lw)(latest)}`,
        help: 'deployment-in-progress',
        hint: 'Wait until it ends, or end it with `mode: promote` or `mode: fail-deployment`.',
    });
}
function createGroupError(job, problem, groups) {
    return createImpossibleError(`The job \`${job}\` ${problem}`, `Set the input \`groups\` to one of ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .codeList */ .E5)(groups)}.`);
}
function createImpossibleError(message, hint) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({ reason: 'input', message, hint, help: 'not-possible-for-this-job' });
}
async function readLiveJob(nomad, job) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(nomad.readJob(job), 'not-found');
}
const maxWaitMilliseconds = 2000;
const maxListed = 500;
async function findSimilarId(job, nomad) {
    const list = await (0,_clients_http_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .withTimeout */ .wj)(maxWaitMilliseconds, (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(nomad.listJobs({ perPage: maxListed })));
    return (0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .findNearest */ .qg)(job, list?.jobs.map(({ ID }) => ID) ?? []);
}
async function findVersion(nomad, job, selector, keywords = []) {
    const { Versions: versions } = await nomad.listJobVersions({ id: job });
    const selectedVersion = versions.find(({ Version, VersionTag }) => typeof selector === 'number' ? Version === selector : VersionTag?.Name === selector);
    if (selectedVersion !== undefined)
        return { selected: selectedVersion, versions };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'not-found',
        message: `The job \`${job}\` has no ${typeof selector === 'number' ? `version ${selector}` : `version with the tag \`${selector}\``}`,
        help: 'no-such-version',
        hint: typeof selector === 'number'
            ? listVersions(versions)
            : `${suggestVersion(selector, versions, keywords)}${listVersions(versions)}${describeTagSupport(versions)}`,
    });
}
function suggestVersion(selector, versions, keywords) {
    const number = /^v(?:ersion)?[ .-]?(\d+)$/i.exec(selector)?.[1];
    const isVersion = versions.some(({ Version }) => String(Version) === number);
    const tags = versions.flatMap(({ VersionTag }) => VersionTag?.Name ?? []);
    const suggestion = isVersion ? number : (0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .findNearest */ .qg)(selector, [...tags, ...keywords]);
    return suggestion === undefined ? '' : `Did you mean \`${suggestion}\`? `;
}
function describeTagSupport(versions) {
    const isOld = versions.every(({ VersionTag }) => VersionTag === undefined);
    return isOld ? ' This Nomad server has no version tags: they need version 1.9.' : '';
}
async function findLastStable(nomad, { ID, Version }) {
    const { Versions: versions } = await nomad.listJobVersions({ id: ID });
    const stable = findLastStableVersion(versions, Version ?? 0);
    if (stable !== undefined)
        return { selected: stable, versions };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'not-found',
        message: `The job \`${ID}\` has no stable version to revert to other than the current one, version ${Version ?? 0}`,
        help: 'no-such-version',
        hint: listVersions(versions),
    });
}
function findLastStableVersion(versions, live) {
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
function createDeploymentReader(nomad) {
    const list = listOncePerPlace(async (place) => indexLatestDeployments(await nomad.listDeployments(place)));
    return async ({ id, ...place }) => (await list(place)).get(id) ?? null;
}
function listOncePerPlace(request) {
    const lists = new Map();
    return async ({ namespace, region }) => {
        const key = JSON.stringify([namespace, region]);
        const list = lists.get(key) ?? request({ namespace, region });
        lists.set(key, list);
        return list;
    };
}
function indexLatestDeployments(all) {
    const sortedDeployments = all.toSorted((a, b) => a.CreateIndex - b.CreateIndex);
    return new Map(sortedDeployments.map((deployment) => [deployment.JobID, deployment]));
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
var nomad_plan_spec = __webpack_require__(9203);
// EXTERNAL MODULE: ./build/js/nomad-plan/specification.js
var specification = __webpack_require__(7619);
// EXTERNAL MODULE: ./build/js/redaction/spec-fields.js
var spec_fields = __webpack_require__(3067);
;// CONCATENATED MODULE: ./build/js/nomad-plan/complete-diff.js




function mayLackChanges(job, plan) {
    return plan.Diff?.Type === 'Edited' || (plan.Diff?.Type === 'None' && !isLeftAlone(job, plan));
}
function areGroupsEqual(diff) {
    return diff.TaskGroups.every(({ Type }) => Type === 'None');
}
function isUnexplained(part) {
    return part.Type === 'Edited' && !hasChange(part);
}
function hasChange({ Fields, Objects }) {
    return (Fields.some(({ Type }) => Type !== 'None') ||
        Objects.some((object) => (object.Type !== 'None' && object.Type !== 'Edited') || hasChange(object)));
}
function isLeftAlone(job, { Annotations }) {
    if ((0,nomad_plan_spec/* classifyStart */.FO)(job) !== 'at-once' || job.Type === 'batch' || job.Type === 'sysbatch')
        return false;
    const groups = Object.values(Annotations.DesiredTGUpdates);
    const isAnyLeft = groups.some(({ Ignore }) => Ignore > 0);
    return (isAnyLeft &&
        groups.every(({ InPlaceUpdate, DestructiveUpdate, Canary, RescheduleLater }) => InPlaceUpdate + DestructiveUpdate + Canary + RescheduleLater === 0));
}
function completeDiff(diff, { live, job, isCanonical }) {
    const [before, after] = [live, job].map(({ TaskGroups }) => (0,compare_specs/* indexItems */.Xb)(TaskGroups));
    const groups = diff.TaskGroups.map((group) => {
        const [old, current] = [before?.get(group.Name), after?.get(group.Name)];
        if (group.Type !== 'Edited' || old === undefined || current === undefined)
            return group;
        return completeGroup(group, old, isCanonical ? current : inheritPolicies(current, job), isCanonical);
    });
    const isInnerChanged = groups.some(({ Type }) => Type !== 'None');
    const isExplained = isInnerChanged || hasChange(diff);
    const jobDifference = (0,compare_specs/* compareSpecs */.yc)(live, job, 'Job', { isCanonical, isExplained });
    return { ...fillMissingChanges(diff, jobDifference, { isCanonical: true, isInnerChanged }), TaskGroups: groups };
}
function inheritPolicies(group, job) {
    const isBatch = job.Type === 'batch' || job.Type === 'sysbatch';
    const limits = isBatch ? { Attempts: 3, Interval: 86_400e9 } : { Attempts: 2, Interval: 1800e9 };
    const standard = { RestartPolicy: { ...limits, Delay: 15e9, Mode: 'fail', RenderTemplates: false } };
    const restarts = inherit('RestartPolicy', standard, group);
    const tasks = (0,compare_specs/* toList */.st)(Reflect.get(group, 'Tasks')).map((task) => (0,spec_fields/* isLeaf */.xe)(task) ? task : { ...task, ...inherit('RestartPolicy', restarts, task) });
    return { ...group, ...restarts, ...inherit('Update', job, group), ...inherit('Migrate', job, group), Tasks: tasks };
}
function inherit(key, ...parts) {
    const policies = parts.map((part) => Reflect.get(part, key)).filter((policy) => !(0,spec_fields/* isLeaf */.xe)(policy));
    const set = policies.flatMap((policy) => Object.entries(policy ?? {}).filter(([, value]) => value !== null));
    return policies.length === 0 ? {} : { [key]: Object.fromEntries(set) };
}
function completeGroup(group, before, after, isCanonical) {
    const [old, current] = [before, after].map((spec) => (0,compare_specs/* indexItems */.Xb)(Reflect.get(spec, 'Tasks')));
    const Tasks = group.Tasks.map((task) => {
        const [stored, planned] = [old?.get(task.Name), current?.get(task.Name)];
        if (task.Type !== 'Edited' || stored === undefined || planned === undefined)
            return task;
        const isInherited = isSameRestarts(stored, before) && isSameRestarts(planned, after);
        const [left = {}, right = {}] = [stored, planned].map((spec) => isInherited ? { ...spec, RestartPolicy: undefined } : spec);
        const difference = (0,compare_specs/* compareSpecs */.yc)(left, right, 'Task', { isCanonical, isExplained: hasChange(task) });
        const isGroupRestart = isInherited && !isSameRestarts(stored, planned);
        return fillMissingChanges(task, difference, { isCanonical: isCanonical || isGroupRestart, isInnerChanged: false });
    });
    const isInnerChanged = Tasks.some(({ Type }) => Type !== 'None');
    const isExplained = isInnerChanged || hasChange(group);
    const difference = (0,compare_specs/* compareSpecs */.yc)(before, after, 'TaskGroup', { isCanonical, isExplained });
    return { ...fillMissingChanges(group, difference, { isCanonical, isInnerChanged }), Tasks };
}
function isSameRestarts(...parts) {
    const [left, right] = parts.map((part) => Reflect.get(part, 'RestartPolicy'));
    return (0,specification/* canonicalize */.dw)(left) === (0,specification/* canonicalize */.dw)(right);
}
function correctBounds(diff, live, job) {
    const TaskGroups = diff.TaskGroups.map((group) => {
        const [old, current] = [live, job].map((spec) => spec.TaskGroups?.find(({ Name }) => Name === group.Name));
        if (old === undefined || current === undefined || (0,nomad_plan_spec/* describeExceededBound */.lr)(current) === undefined)
            return group;
        const [before, after] = [old, current].map(({ Scaling }) => ({ Scaling }));
        const { Objects } = (0,compare_specs/* compareSpecs */.yc)(before ?? {}, after ?? {}, 'TaskGroup', {
            isCanonical: false,
            isExplained: false,
        });
        return { ...group, Objects: [...group.Objects.filter(({ Name }) => Name !== 'Scaling'), ...Objects] };
    });
    return { ...diff, TaskGroups };
}
function fillMissingChanges(part, difference, { isCanonical, isInnerChanged }) {
    const isUnknown = !isCanonical && !isInnerChanged && isUnexplained(part) && !isScalingOnly(part);
    const isEqual = difference.Fields.length + difference.Objects.length === 0;
    const missingChange = isUnknown && isEqual ? unnamedChange : difference;
    const knownChanges = { Fields: part.Fields, Objects: part.Objects.filter((object) => !isUnexplained(object)) };
    const addedChanges = selectMissing(missingChange, countValues(knownChanges));
    const complete = {
        Fields: [...knownChanges.Fields, ...addedChanges.Fields],
        Objects: [...knownChanges.Objects, ...addedChanges.Objects],
    };
    return { ...part, ...complete, Type: isInnerChanged || hasChange(complete) ? 'Edited' : 'None' };
}
function countValues(body, path = '', counts = new Map()) {
    for (const key of body.Fields.flatMap((field) => listValueKeys(field, path)))
        counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const object of body.Objects)
        countValues(object, `${path}${object.Name}.`, counts);
    return counts;
}
function listValueKeys({ Type, Name, Old, New }, path) {
    if (Type === 'None')
        return [];
    const name = `${path}${Name}`.replace(/\[([^\]]*)\]/g, '.$1').replace('Template.Wait.', 'Template.Template.');
    const values = [['old', Old], ['new', New]].filter(([, value]) => value !== '');
    return values.length === 0 ? [name] : values.map((value) => JSON.stringify([name, ...value]));
}
function selectMissing({ Fields, Objects }, counts, path = '') {
    const lacks = (field) => {
        const keys = listValueKeys(field, path);
        const isFound = keys.every((key) => (counts.get(key) ?? 0) > 0);
        if (isFound)
            for (const key of keys)
                counts.set(key, (counts.get(key) ?? 0) - 1);
        return !isFound;
    };
    const inner = Objects.map((object) => ({ ...object, ...selectMissing(object, counts, `${path}${object.Name}.`) }));
    return { Fields: Fields.filter((field) => field.Type === 'None' || lacks(field)), Objects: inner.filter(hasChange) };
}
const unnamedChange = (0,compare_specs/* diffField */.mL)('Other', '', '', 'Nomad does not name the field');
function isScalingOnly({ Objects }) {
    return Objects.some(({ Name, Type }) => Name === 'Scaling' && Type === 'Edited');
}
function addServerDefaults(job, canonical) {
    return fillDefaults(job, canonical);
}
function fillDefaults(value, defaults) {
    if (value === null || value === undefined || (value === '' && typeof defaults === 'string'))
        return defaults;
    if ((0,spec_fields/* isLeaf */.xe)(value) || (0,spec_fields/* isLeaf */.xe)(defaults))
        return value;
    if (Array.isArray(value))
        return Array.isArray(defaults) && defaults.length === value.length
            ? value.map((item, at) => fillDefaults(item, defaults[at]))
            : value;
    const keys = [...new Set([...Object.keys(defaults), ...Object.keys(value)])];
    const entries = keys.map((key) => [key, fillDefaults(Reflect.get(value, key), Reflect.get(defaults, key))]);
    return Object.fromEntries(entries);
}

// EXTERNAL MODULE: ./build/js/operations/find-job.js
var find_job = __webpack_require__(1060);
;// CONCATENATED MODULE: ./build/js/operations/plan-against-live.js





async function planAgainstLive(nomad, request, options = {}, attempts = 3) {
    const { live: known, canonicalize, keepsCounts = false } = options;
    const { job: id, namespace, region } = request;
    const wide = keepsCounts ? (0,nomad_plan_spec/* widenBounds */.LB)(id) : id;
    const first = await nomad.createJobPlan({ ...request, job: wide });
    if (first.Diff === null || (wide === id && !mayLackChanges(id, first)))
        return { ...first, response: first };
    const read = known ?? (await reportDenied((0,find_job/* readLiveJob */.k8)(nomad, { id: id.ID, namespace, region })));
    if (read instanceof errors/* ActionError */.lZ)
        return { ...first, response: first, uncompared: read };
    if (known === undefined && read?.JobModifyIndex !== first.JobModifyIndex && attempts > 1)
        return planAgainstLive(nomad, request, options, attempts - 1);
    if (read === undefined)
        return { ...first, response: first };
    const Diff = wide === id ? first.Diff : correctBounds(first.Diff, read, id);
    const response = { ...first, Diff };
    if (!mayLackChanges(id, response))
        return { ...response, response, live: read };
    const ignoredKeys = new Set();
    const spec = canonicalize === undefined ? (0,specification/* dropIgnoredKeys */.GP)(id, read, ignoredKeys) : id;
    const compare = (canonical) => {
        const job = canonical === undefined ? spec : addServerDefaults(id, canonical);
        return completeDiff(Diff, { live: read, job, isCanonical: canonical !== undefined });
    };
    const plain = areGroupsEqual(Diff) ? compare() : undefined;
    const complete = plain?.Type === 'None' ? plain : compare(await canonicalize?.());
    return { ...response, Diff: complete, response, live: read, ignoredKeys };
}
async function planVersion(nomad, request, options) {
    return planAgainstLive(nomad, request, { ...options, canonicalize: async () => request.job });
}
async function reportDenied(response) {
    return (0,errors/* orElse */.NW)(response, (error) => {
        if (error.reason === 'unauthorized')
            return error;
        throw error;
    });
}


/***/ }),

/***/ 3000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gc: () => (/* binding */ listOwnPull),
/* harmony export */   Tn: () => (/* binding */ readTouched),
/* harmony export */   cV: () => (/* binding */ findOtherCheckout),
/* harmony export */   e0: () => (/* binding */ findTrustedBase),
/* harmony export */   ig: () => (/* binding */ warnAboutOtherCheckout),
/* harmony export */   pz: () => (/* binding */ findChanges)
/* harmony export */ });
/* harmony import */ var p_map__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(606);
/* harmony import */ var _text_log_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(872);
/* harmony import */ var _jobfiles_provenance_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(955);
/* harmony import */ var _run_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2557);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2027);
/* harmony import */ var _clients_github_repositories_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2813);
/* harmony import */ var _clients_github_pull_requests_pull_requests_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5266);







async function findOtherCheckout({ eventName, pullRequest, sha }, directory) {
    if (eventName !== 'pull_request_target' || pullRequest === undefined)
        return undefined;
    const head = await (0,_jobfiles_provenance_git_js__WEBPACK_IMPORTED_MODULE_2__/* .readCheckout */ .b$)(directory);
    if (head === undefined)
        return { commit: sha };
    const { headSha, state } = pullRequest;
    const isMerge = state === 'open' && head.parents.slice(1).includes(headSha);
    return head.commit === headSha || isMerge ? undefined : { commit: head.commit };
}
function warnAboutOtherCheckout({ event, runner, subject }, commit) {
    const verb = subject === 'plan' ? 'Plan' : 'Check';
    const source = commit === undefined ? 'its base' : `commit \`${commit.slice(0, 7)}\``;
    const number = event.pullRequest?.number ?? 0;
    runner.warning((0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj) `The checkout is ${source}, not pull request #${number}: \`pull_request_target\` checks out the base. Its ${subject} is in the step summary, and no comment was written. ${verb} \`on: pull_request\` instead.`);
}
function listOwnPull({ event: { pullRequest } }) {
    return pullRequest === undefined ? [] : [pullRequest.number];
}
async function findChanges({ githubToken: token, pullRequests }, context) {
    const { repo: repository } = context.event;
    if (pullRequests.length === 0 || repository === undefined)
        return 'this run has no pull request.';
    if (token === undefined)
        return '`github-token` is empty, so the changed files of the pull request cannot be read.';
    try {
        const github = await (0,_run_context_js__WEBPACK_IMPORTED_MODULE_3__/* .connectGitHub */ .U)(context, token);
        const lists = await Promise.all(pullRequests.map(async (number) => readTouched(github, repository, number)));
        const knownLists = lists.filter((files) => files !== undefined);
        if (knownLists.length < lists.length)
            return 'the pull request touches more files than GitHub lists.';
        const names = knownLists.flatMap((files) => files.names);
        const [listed, added] = [new Set(names), new Set(knownLists.flatMap((files) => files.addedNames))];
        const readFile = async (commit, path) => {
            if (added.has(path))
                return [path, undefined];
            const content = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .orElse */ .NW)((0,_clients_github_repositories_js__WEBPACK_IMPORTED_MODULE_5__/* .readContent */ .c_)(github, repository, { commit, path }), () => 'unread');
            const isUnknown = content === 'unread' || (content === undefined && listed.has(path));
            return isUnknown ? p_map__WEBPACK_IMPORTED_MODULE_0__/* .pMapSkip */ .QJ : [path, content];
        };
        return {
            names,
            removed: knownLists.flatMap(({ removed }) => removed),
            readAt: async (commit, files) => files.length > maxContents
                ? new Map()
                : new Map(await (0,p_map__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .Ay)(files, async (path) => readFile(commit, path), { concurrency: 5 })),
        };
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ActionError */ .lZ))
            throw error;
        const hint = error.reason === 'unauthorized' ? ' It needs `pull-requests: read`.' : '';
        return `${error.message}.${hint}`;
    }
}
const maxContents = 100;
async function findTrustedBase(context, token) {
    const { pullRequest, subject, repo: repository } = context.event;
    const { baseRef, baseSha } = pullRequest ?? {};
    if (baseRef === undefined || baseRef === subject.defaultBranch)
        return baseRef && baseSha;
    if (token === undefined || repository === undefined)
        return undefined;
    const github = await (0,_run_context_js__WEBPACK_IMPORTED_MODULE_3__/* .connectGitHub */ .U)(context, token);
    return (await (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .orUndefined */ .y0)((0,_clients_github_repositories_js__WEBPACK_IMPORTED_MODULE_5__/* .isBranchProtected */ .lA)(github, repository, baseRef))) === true ? baseSha : undefined;
}
const isNew = new Set(['added', 'renamed', 'copied']);
async function readTouched(github, repository, number) {
    const { files, isComplete } = await (0,_clients_github_pull_requests_pull_requests_js__WEBPACK_IMPORTED_MODULE_6__/* .listChangedFiles */ .AC)(github, repository, number);
    if (!isComplete)
        return undefined;
    return {
        names: files.flatMap(({ name, formerName }) => (formerName === undefined ? [name] : [name, formerName])),
        addedNames: files.flatMap(({ name, status }) => (isNew.has(status) ? [name] : [])),
        removed: files.flatMap(({ name, status, formerName }) => {
            if (status === 'removed')
                return [{ name, newName: undefined }];
            return formerName === undefined ? [] : [{ name: formerName, newName: name }];
        }),
    };
}


/***/ }),

/***/ 8649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ createThreadOpener),
/* harmony export */   V: () => (/* binding */ sealComment),
/* harmony export */   Vf: () => (/* binding */ readPlanNumber),
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







function createThreadOpener({ event, comment, keys }, github, repository) {
    let author;
    const readAuthor = async () => (author ??= await (0,_clients_github_comments_find_js__WEBPACK_IMPORTED_MODULE_1__/* .getAuthenticatedLogin */ .dn)({ github, graphqlUrl: event.graphqlUrl, commentAuthor: comment.author }));
    const marker = (0,_clients_github_comments_find_js__WEBPACK_IMPORTED_MODULE_1__/* .createCommentMarker */ .kp)(comment.id);
    return (number) => {
        const owner = {
            repository: `${repository.owner}/${repository.repo}`,
            repositoryId: event.repositoryId,
            pullRequest: number,
            comment: comment.id,
        };
        const openComment = (source) => (0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_2__/* .openOwnRecord */ .WX)(source, keys, owner);
        const isNewer = (left, right) => (readPlanNumber(openComment({ body: left })) ?? 0) > (readPlanNumber(openComment({ body: right })) ?? Infinity);
        return { github, repository, number, commentId: comment.id, marker, readAuthor, isNewer, keys, openComment };
    };
}
function readPlanNumber(openedRecord) {
    return openedRecord.kind === 'opened' ? openedRecord.record.plannedAt : undefined;
}
async function openReview(thread, nomad) {
    const { address, namespace = '', region = '' } = nomad ?? {};
    const { ownComments, others, ids } = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orElse */ .NW)((0,_clients_github_comments_find_js__WEBPACK_IMPORTED_MODULE_1__/* .listMarked */ .X9)(thread), (error) => {
        throw (0,_report_comment_publish_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .createPermissionError */ .U)(error);
    });
    const comment = ownComments.find((candidate) => thread.openComment(candidate).kind !== 'absent');
    const isByOthers = comment === undefined && others.length > 0;
    try {
        const other = ids.find((id) => id !== thread.commentId);
        if (comment !== undefined) {
            const verified = (0,_review_validate_record_js__WEBPACK_IMPORTED_MODULE_3__/* .validateRecord */ .eV)(thread.openComment(comment), { cluster: address?.host, namespace, region });
            return { comment, isByOthers, verified, refusal: undefined };
        }
        if (isByOthers)
            throw await createAuthorError(thread, others);
        throw other === undefined
            ? (0,_review_validate_record_js__WEBPACK_IMPORTED_MODULE_3__/* .createReviewError */ .Ld)(..._review_validate_record_js__WEBPACK_IMPORTED_MODULE_3__/* .noRecord */ .zE)
            : (0,_review_validate_record_js__WEBPACK_IMPORTED_MODULE_3__/* .createInputError */ .Rb)('environment', other, thread.commentId);
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ))
            throw error;
        return { comment, isByOthers, verified: undefined, refusal: error };
    }
}
async function createAuthorError({ number, readAuthor }, others) {
    const names = [...new Set(others.map(({ user }) => `\`${user?.login ?? 'ghost'}\``))].join(', ');
    return (0,_review_validate_record_js__WEBPACK_IMPORTED_MODULE_3__/* .createReviewError */ .Ld)(`the only plan on pull request ${number} is in a comment by ${names}, not by Outrider, which is \`${await readAuthor()}\` in this run`, 'Use the same `github-token` in all jobs, and plan the pull request again.');
}
const margin = 2;
function sealComment({ github, keys }, draft, times = {}) {
    if (keys === undefined)
        return draft;
    const at = Math.floor(github.now().getTime() / 1000) + margin;
    return (0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_2__/* .sealRecord */ .xe)(draft, { ...times, at }, keys);
}
async function sealAgainIfLate(thread, outcome) {
    const { id, body = '', writtenAt } = outcome.comment ?? {};
    const opened = (0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_2__/* .openRecord */ .C6)(body, thread.keys);
    if (id === undefined || writtenAt === undefined || opened.kind !== 'opened')
        return outcome;
    const { at, since } = opened.record;
    const second = Math.floor(writtenAt.getTime() / 1000);
    if (second <= at)
        return outcome;
    const shownTimes = { since: since === at ? second + margin : since };
    const rewritten = await (0,_clients_github_comments_upsert_js__WEBPACK_IMPORTED_MODULE_4__/* .rewriteComment */ .Iz)(thread, id, sealComment(thread, (0,_text_published_js__WEBPACK_IMPORTED_MODULE_6__/* .toPublished */ .ad)(body), { shownTimes }));
    return { ...rewritten, action: outcome.action };
}


/***/ }),

/***/ 3925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ renderRecord),
/* harmony export */   u: () => (/* binding */ createReviewRecord)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2211);
/* harmony import */ var _redaction_variable_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9986);
/* harmony import */ var _redaction_redactor_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5189);
/* harmony import */ var _review_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5398);
/* harmony import */ var _review_recorded_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8953);
/* harmony import */ var _report_comment_command_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9052);
/* harmony import */ var _review_digests_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4906);
/* harmony import */ var _review_record_codec_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4989);








const budget = 20_000;
function createReviewRecord(outcome, { context, inputs, approvals, guarding, pullRequest, verbs }) {
    const { mode, keys } = inputs.review;
    const frame = createFrame({ context, pullRequest, inputs });
    const isEmptyPlan = outcome.jobs.length + outcome.removed.length === 0;
    if (frame === undefined || keys === undefined || mode === 'ignore' || isEmptyPlan)
        return undefined;
    const { nomad } = inputs;
    const redactor = (0,_redaction_redactor_js__WEBPACK_IMPORTED_MODULE_2__/* .createRedactor */ .l)((0,_redaction_variable_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .listInputSecrets */ .Sq)(inputs.jobFiles.variables));
    const signWith = (key) => {
        const identifyName = (name) => (0,_review_record_js__WEBPACK_IMPORTED_MODULE_3__/* .identifyBy */ .Gw)(name, redactor.redactName(name) !== name, key);
        const record = {
            key: key.id,
            ...frame,
            approvals,
            ...(guarding.names.length === 0 ? {} : { guards: { names: [...guarding.names], role: guarding.role } }),
            cluster: nomad.address.host,
            inputs: (0,_review_recorded_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .recordInputs */ .v)(inputs, key),
            namespace: identifyName(nomad.namespace ?? ''),
            region: identifyName(nomad.region ?? ''),
            jobs: outcome.jobs
                .map(({ comparable }) => createReviewedJob(comparable, key))
                .toSorted((a, b) => Number(b.changes) - Number(a.changes)),
            removed: outcome.removed.flatMap(({ file, stop, hits = [] }) => {
                if (stop.target === undefined)
                    return [];
                const spec = stop.target.spec && (0,_review_digests_js__WEBPACK_IMPORTED_MODULE_6__/* .digestWithKey */ .aC)('specification', stop.target.spec, key);
                const digests = hits.map(({ guard }) => ({ guard, of: spec }));
                return [{ file, ...stop.target, spec, ...(digests.length === 0 ? {} : { hits: digests }) }];
            }),
            omitted: 0,
            plannedAt: 0,
            since: 0,
            at: 0,
        };
        return { record: (0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_7__/* .fitRecord */ .de)(record, budget), key };
    };
    const signedRecord = signWith(keys[0]);
    return { lines: renderRecord(signedRecord, verbs), signed: signedRecord, signWith };
}
function createFrame({ context, pullRequest, inputs }) {
    const { repo: repository, repositoryId, runUrl } = context;
    if (repository === undefined || pullRequest === undefined)
        return undefined;
    const { number, headSha: head, baseRef } = pullRequest;
    return {
        repository: `${repository.owner}/${repository.repo}`,
        repositoryId,
        pullRequest: number,
        comment: inputs.comment.id,
        head,
        ...(runUrl === undefined ? {} : { run: runUrl }),
        ...(baseRef === undefined ? {} : { base: baseRef }),
    };
}
function createReviewedJob({ hides = new Set(), hits, ...job }, key) {
    return {
        ...job,
        ...(hits.length === 0 ? {} : { hits: signHits(hits, key) }),
        id: (0,_review_record_js__WEBPACK_IMPORTED_MODULE_3__/* .identifyBy */ .Gw)(job.id, hides.has('id'), key),
        namespace: (0,_review_record_js__WEBPACK_IMPORTED_MODULE_3__/* .identifyBy */ .Gw)(job.namespace, hides.has('namespace'), key),
        region: (0,_review_record_js__WEBPACK_IMPORTED_MODULE_3__/* .identifyBy */ .Gw)(job.region, hides.has('region'), key),
        spec: (0,_review_digests_js__WEBPACK_IMPORTED_MODULE_6__/* .digestWithKey */ .aC)('specification', job.spec, key),
        plan: (0,_review_digests_js__WEBPACK_IMPORTED_MODULE_6__/* .digestWithKey */ .aC)('meaning', job.plan, key),
    };
}
function signHits(hits, key) {
    const signedHits = hits.map(({ guard, of }) => ({ guard, of: (0,_review_digests_js__WEBPACK_IMPORTED_MODULE_6__/* .digestWithKey */ .aC)('guard', of, key) }));
    return signedHits.toSorted((left, right) => (left.of < right.of ? -1 : 1));
}
function renderRecord({ record, key }, verbs = []) {
    const draft = (0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_7__/* .fitRecord */ .de)(record, budget);
    const copyable = (0,_report_comment_command_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .renderCommands */ .vA)({ record: draft, key }, verbs);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .joinLines */ .cT)([...((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .isEmpty */ .Im)(copyable) ? [] : [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `\n${copyable}\n`]), (0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_7__/* .draftRecordLine */ .Py)(draft)]);
}


/***/ }),

/***/ 855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ readLastRegistration),
/* harmony export */   _G: () => (/* binding */ isSameState),
/* harmony export */   fU: () => (/* binding */ isAfterMerge),
/* harmony export */   kH: () => (/* binding */ wasChangedSince),
/* harmony export */   uG: () => (/* binding */ checkRegisteredAfterPlan),
/* harmony export */   xT: () => (/* binding */ readServing),
/* harmony export */   zv: () => (/* binding */ hasRunUnchangedSince)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _find_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1060);
/* harmony import */ var _plan_against_live_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8328);
/* harmony import */ var _clients_http_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(892);
/* harmony import */ var _nomad_plan_spec_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9203);
/* harmony import */ var _clients_nomad_jobs_job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2601);
/* harmony import */ var _nomad_plan_specification_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7619);
/* harmony import */ var _review_digests_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4906);
/* harmony import */ var _review_meaning_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6484);
/* harmony import */ var _review_random_changes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4872);
/* harmony import */ var _rollout_judge_deployment_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(887);











const clockSkew = 600_000;
async function checkRegisteredAfterPlan(nomadPlan, planTime, { inputs, nomad }) {
    const { JobModifyIndex: index } = nomadPlan.plan;
    try {
        if (index === 0) {
            const isNew = planTime.index === 0 && planTime.evaluated !== undefined;
            return isNew && (await wasRegistered(nomadPlan, planTime, Infinity, nomad)) ? 'yes' : 'no';
        }
        if (index === planTime.index && !isAfterMerge(planTime))
            return 'no';
        const { namespace, region } = nomadPlan.target;
        const versions = await readVersionsSince(nomadPlan.target, planTime, nomad);
        if (versions === undefined || (await wasPurgedAfterMerge(nomadPlan, versions, planTime, nomad)))
            return 'unknown';
        for (const version of versions) {
            const { policyOverride, preserveCounts } = inputs;
            const { job } = (0,_nomad_plan_spec_js__WEBPACK_IMPORTED_MODULE_4__/* .keepCounts */ .gD)(version, versions[0], preserveCounts);
            const request = { job, policyOverride, namespace, region };
            const plan = await (0,_plan_against_live_js__WEBPACK_IMPORTED_MODULE_2__/* .planVersion */ .U)(nomad, request, { keepsCounts: true });
            if (isSameChange(plan.Diff, nomadPlan.plan.Diff, nomadPlan.random))
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
    const serialize = (diff) => (0,_nomad_plan_specification_js__WEBPACK_IMPORTED_MODULE_6__/* .canonicalize */ .dw)((0,_review_meaning_js__WEBPACK_IMPORTED_MODULE_8__/* .extractDifference */ .Xr)((0,_review_random_changes_js__WEBPACK_IMPORTED_MODULE_9__/* .replaceRandomValues */ .c)(diff, random)));
    return serialize(earlier) === serialize(planned);
}
async function listUntilGap(target, nomad) {
    const { Versions: all } = await nomad.listJobVersions(target);
    const gap = all.findIndex(({ Version }, at) => (Version ?? 0) !== (all[0]?.Version ?? 0) - at);
    return gap === -1 ? all : all.slice(0, gap);
}
async function readVersionsSince(target, time, nomad) {
    const { index, mergedAt } = time;
    const all = await listUntilGap(target, nomad);
    const isAfter = isAfterMerge(time);
    const end = all.findIndex((version) => isAfter ? isBeforeMerge(version, mergedAt) : (version.JobModifyIndex ?? 0) <= index);
    if (end !== -1)
        return isAfter || end > 0 ? all.slice(0, end) : undefined;
    const oldest = all.at(-1);
    const isCompleteHistory = isAfter && oldest?.Version === 0;
    return isCompleteHistory || (oldest !== undefined && isBeforeMerge(oldest, mergedAt)) ? all : undefined;
}
function isBeforeMerge(version, mergedAt) {
    const submitted = (0,_clients_nomad_jobs_job_js__WEBPACK_IMPORTED_MODULE_5__/* .readSubmitTime */ .cx)(version)?.getTime();
    return submitted !== undefined && submitted < mergedAt - clockSkew;
}
async function hasRunUnchangedSince(target, live, time, nomad) {
    if (Number(live['CreateIndex'] ?? Infinity) > time.index)
        return false;
    const versions = await readVersionsSince(target, time, nomad);
    const isSame = (version) => (version.JobModifyIndex ?? 0) <= time.index || (0,_review_digests_js__WEBPACK_IMPORTED_MODULE_7__/* .digestLiveJob */ .EI)(version, true) === (0,_review_digests_js__WEBPACK_IMPORTED_MODULE_7__/* .digestLiveJob */ .EI)(live, true);
    return versions !== undefined && versions.every((version) => version.Stop !== true && isSame(version));
}
async function isSameState(planned, { index, evaluated, ...target }, nomad) {
    if (planned.index === index)
        return planned.evaluated === evaluated;
    if (planned.index === 0 || index === 0 || nomad === undefined)
        return false;
    const versions = (await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(listUntilGap(target, nomad))) ?? [];
    const newer = versions.slice(0, versions.findIndex(({ JobModifyIndex }) => JobModifyIndex === planned.index) + 1);
    return countSpecs(newer) === 1;
}
async function wasChangedSince(target, sinceTime, nomad) {
    const versions = await listUntilGap(target, nomad);
    const before = versions.findIndex((version) => ((0,_clients_nomad_jobs_job_js__WEBPACK_IMPORTED_MODULE_5__/* .readSubmitTime */ .cx)(version)?.getTime() ?? 0) < sinceTime);
    return before === -1 || countSpecs(versions.slice(0, before + 1)) > 1;
}
async function readServing(target, { nomad, findLatest }) {
    const { Versions: versions } = (await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(nomad.listJobVersions(target), 'not-found')) ?? { Versions: [] };
    const [current] = versions;
    if (current === undefined)
        return () => true;
    const state = { index: current.JobModifyIndex ?? 0, isStopped: current.Stop === true, live: current };
    const doubt = (0,_rollout_judge_deployment_js__WEBPACK_IMPORTED_MODULE_10__/* .judgeServing */ .Qv)(await findLatest(target), state);
    const serves = doubt === undefined || doubt.isRollingOut;
    const served = serves ? current : (0,_find_job_js__WEBPACK_IMPORTED_MODULE_1__/* .findLastStableVersion */ .fo)(versions, current.Version ?? 0);
    return (index) => {
        const registered = versions.find(({ JobModifyIndex }) => JobModifyIndex === index);
        return registered === undefined || (served !== undefined && digestStarted(registered) === digestStarted(served));
    };
}
function digestStarted(version) {
    return (0,_review_digests_js__WEBPACK_IMPORTED_MODULE_7__/* .digestLiveJob */ .EI)({ ...version, Stop: false }, true);
}
function countSpecs(versions) {
    return new Set(versions.map((version) => (0,_review_digests_js__WEBPACK_IMPORTED_MODULE_7__/* .digestLiveJob */ .EI)(version, true))).size;
}
async function wasPurgedAfterMerge(nomadPlan, versions, time, nomad) {
    const oldest = versions.at(-1);
    if (!isAfterMerge(time) || oldest?.Version !== 0)
        return false;
    return wasRegistered(nomadPlan, time, oldest.JobModifyIndex ?? 0, nomad);
}
async function wasRegistered(nomadPlan, time, before, nomad) {
    const isSince = ({ CreateIndex, CreateTime }) => isAfterMerge(time)
        ? (CreateTime?.getTime() ?? 0) >= time.mergedAt - clockSkew
        : CreateIndex > (time.evaluated ?? Infinity);
    const registrations = await listRegistrations(nomadPlan, nomad);
    return registrations.some((registration) => registration.CreateIndex < before && isSince(registration));
}
const maxWaitMilliseconds = 5000;
async function readLastRegistration(nomadPlan, { nomad, reads }) {
    if (nomadPlan.plan.JobModifyIndex !== 0)
        return undefined;
    const last = listRegistrations(nomadPlan, nomad).then((all) => Math.max(0, ...all.map(({ CreateIndex }) => CreateIndex)));
    return (0,_clients_http_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .withTimeout */ .wj)(maxWaitMilliseconds, reads.orUndefined(last, nomadPlan.target.namespace));
}
async function listRegistrations({ target }, nomad) {
    const evaluations = await nomad.listJobEvaluations(target);
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
function createFetch(transport) {
    return async (url, init = {}) => {
        const { body } = init;
        if (body !== undefined && body !== null && typeof body !== 'string') {
            throw new TypeError('A request body must be text');
        }
        const method = init.method ?? 'GET';
        const response = await transport.send({
            service: 'GitHub',
            method,
            url,
            headers: init.headers,
            body: body ?? undefined,
            repeatable: repeatableMethods.has(method),
            signal: init.signal ?? undefined,
        });
        const excess = (0,json/* findExcess */.Lb)(response.body);
        if (excess !== undefined)
            throw new errors/* ActionError */.lZ({
                reason: 'server',
                message: `GitHub sent a response that cannot be read: ${excess}`,
                hint: 'Check the address of GitHub, and the proxy of the runner.',
            });
        return {
            status: response.status,
            statusText: '',
            url: new URL(url).href,
            headers: new Map(Object.entries(response.headers)),
            text: async () => response.body,
            arrayBuffer: async () => new TextEncoder().encode(response.body).buffer,
        };
    };
}

// EXTERNAL MODULE: ./build/node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(1795);
// EXTERNAL MODULE: ./build/js/clients/http/messages.js
var messages = __webpack_require__(7244);
// EXTERNAL MODULE: ./build/js/clients/http/retry.js
var retry = __webpack_require__(892);
;// CONCATENATED MODULE: ./build/js/clients/github/github-refusal.js




function toGitHubError(error, secret) {
    const innerError = findActionError(error);
    if (innerError !== undefined)
        return innerError;
    const hide = (text) => (secret === '' ? text : text.replaceAll(secret, '***'));
    if (!isErrorResponse(error)) {
        const reason = error instanceof Error ? (0,messages/* shorten */.ml)((0,messages/* toOneLine */.GX)(error.message)) : '';
        return new errors/* ServiceError */._7({
            reason: 'unreachable',
            message: hide(`The request to GitHub failed: ${reason}`),
            hint: 'Check `GITHUB_API_URL`, and that the runner can reach it, then re-run this workflow job.',
            cause: error,
        });
    }
    const { status, request, response } = error;
    const text = readResponseText(response.data);
    const { title, ...meaning } = classifyGitHubRefusal(error, text);
    const path = URL.parse(request.url)?.pathname ?? '';
    const description = (0,messages/* describeRequest */.Ng)(title, { method: request.method, path, status }, text);
    return new errors/* ServiceError */._7({
        httpStatus: status,
        ...meaning,
        message: hide(description.message),
        request: hide(description.request),
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
const serviceFault = { reason: 'server', help: 'github-is-unavailable' };
const notFound = {
    title: 'Not found on GitHub',
    reason: 'not-found',
    hint: 'Check that the pull request exists and that `github-token` can read its repository.',
    help: 'no-such-pull-request',
};
const gitHubRefusals = {
    401: {
        title: 'Token rejected by GitHub',
        reason: 'input',
        hint: 'Check `github-token`: it may have expired. By default, the token of the job is used.',
        help: 'github-token-not-accepted',
    },
    404: notFound,
    409: { ...serviceFault, title: 'Conflict on GitHub', hint: undefined },
    410: notFound,
};
function classifyGitHubRefusal({ status, response }, text) {
    const limit = readRateLimit(response);
    if (limit !== undefined)
        return { ...serviceFault, title: 'GitHub rate limit exceeded', isTransient: true, hint: limit.hint };
    if (status === 403) {
        const isLocked = isAboutLock(response.data, text);
        const hint = isLocked ? 'The conversation is locked: unlock it, or set `comment: off`.' : undefined;
        return { title: 'Permission denied by GitHub', reason: 'unauthorized', hint, help: 'no-permission-to-comment' };
    }
    if (status >= 500) {
        const hint = 'This is usually temporary: re-run this workflow job later.';
        return { ...serviceFault, title: 'GitHub reported a server error', hint };
    }
    const invalid = { ...serviceFault, title: 'Rejected as invalid by GitHub', hint: undefined };
    return gitHubRefusals[status] ?? invalid;
}
function readRateLimit({ status, headers, data }) {
    const isSpent = headers['x-ratelimit-remaining'] === '0';
    const pause = (0,retry/* parseRetryAfter */.mu)(String(headers['retry-after'] ?? ''), Date.now());
    const isForbidden = () => status === 403 && (isSpent || pause !== undefined || /rate limit/i.test(readResponseText(data)));
    const errors = (0,json/* readMember */.hd)(data, 'errors');
    const isGraphql = Array.isArray(errors) && errors.some((error) => (0,json/* readMember */.hd)(error, 'type') === 'RATE_LIMITED');
    if (status !== 429 && !isForbidden() && !isGraphql)
        return undefined;
    if (pause !== undefined)
        return { pause, hint: `Re-run this workflow job in ${Math.ceil(pause / 1000)} s.` };
    const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
    if (!isSpent || !(reset > 0 && reset < 8.64e12))
        return { pause: 60_000, hint: 'Re-run this workflow job in a few minutes.' };
    const time = new Date(reset * 1000).toISOString().replace('T', ' ').slice(0, 16);
    return { pause: Math.max(0, reset * 1000 + 1000 - Date.now()), hint: `Re-run this workflow job after ${time} UTC.` };
}
function isAboutLock(data, text) {
    const documentation = (0,json/* readMember */.hd)(data, 'documentation_url');
    const isLinked = typeof documentation === 'string' && documentation.includes('locking-conversations');
    return isLinked || /\bis locked\b/i.test(text);
}
function readResponseText(data) {
    if (typeof data === 'string')
        return data.trimStart().startsWith('<') ? '' : (0,messages/* shorten */.ml)((0,messages/* toOneLine */.GX)(data));
    const errors = (0,json/* readMember */.hd)(data, 'errors');
    const details = Array.isArray(errors) ? errors.map(readDetail) : [];
    const message = (0,json/* readMember */.hd)(data, 'message');
    const all = [typeof message === 'string' ? message : '', ...details].filter((part) => part !== '').join(': ');
    return (0,messages/* shorten */.ml)((0,messages/* toOneLine */.GX)(all));
}
function readDetail(detail) {
    if (typeof detail === 'string')
        return detail;
    const message = (0,json/* readMember */.hd)(detail, 'message');
    if (typeof message === 'string')
        return message;
    return [(0,json/* readMember */.hd)(detail, 'field'), (0,json/* readMember */.hd)(detail, 'code')].filter((part) => typeof part === 'string').join(' ');
}

// EXTERNAL MODULE: ./build/js/clients/github/responses.js
var responses = __webpack_require__(7005);
// EXTERNAL MODULE: ./build/js/clients/github/context.js
var context = __webpack_require__(5534);
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
    const forge = createForge(github, apiUrl);
    let serverTime = { at: Date.now(), mark: performance.now() };
    github.hook.wrap('request', async (request, options) => {
        const send = async () => refuseLimited(await request(options), options);
        const response = await sendAfterLimits(send, waitToRetry).catch((error) => {
            if (isErrorResponse(error))
                forge.learn(error.response);
            throw toGitHubError(error, token);
        });
        forge.learn(response);
        if (response.status !== 204 && (typeof response.data !== 'object' || response.data === null))
            throw createJsonError(api);
        const at = (0,responses/* readDate */.h2)(response.headers);
        if (at !== undefined)
            serverTime = { at: at.getTime(), mark: performance.now() };
        return response;
    });
    return Object.assign(github, { forge, now: () => new Date(serverTime.at + performance.now() - serverTime.mark) });
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
            const reason = 'limits the rate of requests';
            const retry = { service: 'GitHub', method, path, attempt, reason, pauseMilliseconds: limit.pause };
            if (!(await waitToRetry?.(retry)))
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
function createJsonError({ host }) {
    return new errors/* ServiceError */._7({
        reason: 'server',
        message: `Unexpected response from GitHub at ${host}: it is not JSON. Is a proxy in front of GitHub?`,
        help: 'github-is-unavailable',
        hint: 'Check `GITHUB_API_URL` and the proxy of the runner.',
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
            help: 'github-is-unavailable',
            hint: 'Check the root URL in the configuration of the server.',
        });
    };
}
function findNextLink(url, length, total) {
    const next = new URL(url);
    const page = Number(next.searchParams.get('page') ?? 1);
    next.searchParams.set('page', String(page + 1));
    return length > 0 && page * length < total ? `<${next.href}>; rel="next"` : undefined;
}
const runSchema = dist/* object */.Ikc({ html_url: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1)) });
function createForge({ request }, apiUrl) {
    let isGitHub;
    const has = (_capability) => isGitHub ?? !(0,context/* isGiteaApi */.N$)(apiUrl);
    let page;
    return {
        has,
        learn({ status, url, headers, data }) {
            if (headers['x-github-request-id'] !== undefined)
                isGitHub = true;
            else if (status < 300)
                isGitHub ??= false;
            if (isGitHub === false && Array.isArray(data))
                headers['link'] ??= findNextLink(url, data.length, Number(headers['x-total-count']));
        },
        async findRunUrl({ repo, runId: run, runUrl }) {
            if (has('attempts of runs') || repo === undefined || run === undefined)
                return runUrl;
            page ??= (0,errors/* orUndefined */.y0)(request('GET /repos/{owner}/{repo}/actions/runs/{run}', { ...repo, run }).then(({ data }) => (0,responses/* readAs */.fd)(runSchema, data, 'a workflow run').html_url));
            return page;
        },
    };
}

;// CONCATENATED MODULE: ./build/js/operations/run-context.js


const clients = new WeakMap();
async function connectGitHub({ transport, event }, token) {
    const cachedClients = clients.get(transport) ?? new Map();
    clients.set(transport, cachedClients);
    const fetch = createFetch(transport);
    const { waitToRetry } = transport;
    const client = cachedClients.get(token) ?? createGitHub({ fetch, waitToRetry, apiUrl: event.apiUrl, token });
    cachedClients.set(token, client);
    return client;
}


/***/ }),

/***/ 71:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ renderApprovals)
/* harmony export */ });
/* harmony import */ var _text_fit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6851);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2211);
/* harmony import */ var _plan_guard_hits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9335);



function renderApprovals(counts) {
    const isOnePlan = new Set(counts.map(({ pullRequest }) => pullRequest)).size === 1;
    const shownCounts = counts.filter(({ of, pullRequest, role }) => of === 'plan' ||
        !counts.some((other) => other.of === 'plan' && other.pullRequest === pullRequest && other.role === role));
    return shownCounts.flatMap((approval) => renderApproval(approval, isOnePlan ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `this plan` : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `the plan of #${approval.pullRequest}`));
}
function renderApproval({ of, role, approvals, needed, objections, others }, plan) {
    const logins = approvals.map(({ login }) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .name */ .UU)(login));
    const by = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(logins, ', ');
    const sign = objections.length > 0 ? '⛔' : approvals.length >= needed ? '✅' : '⏳';
    const scope = of === 'plan' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `Guarded changes: `;
    const approver = of === 'plan' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) ` by ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(_plan_guard_hits_js__WEBPACK_IMPORTED_MODULE_2__/* .approvers */ .DH[role])}`;
    const counts = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `${sign} ${scope}**${approvals.length} of ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(needed, 'approval')}**${approver} since ${plan}`;
    const lines = others.map(({ login, reason }) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `- ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .name */ .UU)(login)}: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(reason)}`);
    const title = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(others.length, 'review')} ${others.length === 1 ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `does` : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `do`} not count`;
    return [
        (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_0__/* .keepWhole */ .J5)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .isEmpty */ .Im)(by) ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `${counts}.` : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `${counts} (${by}).`),
        (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_0__/* .itemList */ ._R)(lines, { more: (omitted) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `- … and ${omitted} more`, wrap: (list) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)(title, list, false) }),
    ];
}


/***/ }),

/***/ 9052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q6: () => (/* binding */ selectNameableJobs),
/* harmony export */   RI: () => (/* binding */ copyMark),
/* harmony export */   d: () => (/* binding */ createCommandLister),
/* harmony export */   vA: () => (/* binding */ renderCommands)
/* harmony export */ });
/* harmony import */ var _text_published_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9618);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2211);
/* harmony import */ var _review_commands_parse_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2489);
/* harmony import */ var _review_record_codec_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4989);




const copyMark = (0,_text_published_js__WEBPACK_IMPORTED_MODULE_0__/* .toMark */ .Rs) `outrider:commands`;
const maxJobs = 3;
function renderCommands(signedRecord, verbs) {
    if (verbs.length === 0)
        return _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6;
    const id = (0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_3__/* .derivePlanId */ .wR)(signedRecord);
    const jobs = selectNameableJobs(signedRecord);
    const lines = [
        ...(verbs.includes('plan') && jobs.every(({ done }) => done === undefined) ? ['/outrider plan'] : []),
        ...jobs.slice(0, maxJobs).flatMap((job) => listJobCommands(job, verbs, id)),
        ...(verbs.includes('help') ? ['/outrider help'] : []),
    ];
    const fences = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphs */ .qN)(lines.map((line) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)([line], 'text')));
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphs */ .qN)([copyMark, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `Commands for plan ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(id)}`, fences, false)]);
}
function listJobCommands({ id, done }, verbs, plan) {
    return verbs
        .filter((verb) => verb === 'status' || (done !== undefined && _review_commands_parse_command_js__WEBPACK_IMPORTED_MODULE_2__/* .writingVerbs */ .De.has(verb)))
        .map((verb) => (0,_review_commands_parse_command_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCommand */ .fE)({ verb, job: id, ...(_review_commands_parse_command_js__WEBPACK_IMPORTED_MODULE_2__/* .writingVerbs */ .De.has(verb) ? { plan } : {}) }));
}
function createCommandLister(signedRecord, allowedVerbs) {
    const id = (0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_3__/* .derivePlanId */ .wR)(signedRecord);
    return (file, verbs) => {
        const jobs = selectNameableJobs(signedRecord).filter((job) => job.file === file);
        const namedVerbs = verbs.filter((verb) => allowedVerbs.includes(verb));
        return jobs.flatMap((job) => listJobCommands(job, namedVerbs, id));
    };
}
function selectNameableJobs({ record: { jobs } }) {
    return jobs.flatMap((job) => {
        const { id } = job;
        return job.changes && typeof id === 'string' && (0,_review_commands_parse_command_js__WEBPACK_IMPORTED_MODULE_2__/* .isNameable */ .g0)(id) ? [{ ...job, id }] : [];
    });
}


/***/ }),

/***/ 3976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iz: () => (/* binding */ renderHiddenCount),
/* harmony export */   kx: () => (/* binding */ isSameComment),
/* harmony export */   o1: () => (/* binding */ legend),
/* harmony export */   up: () => (/* binding */ renderFooter)
/* harmony export */ });
/* harmony import */ var _documentation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3203);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2211);


function renderFooter(result, context, more = _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6) {
    const { commit, run, cluster, region, namespace } = context;
    const at = commit === undefined ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) ` at ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(commit.slice(0, 7))}`;
    const by = run === undefined ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) ` by ${runLink(run)}`;
    const parts = [
        ...(region === undefined ? [] : [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `region ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .name */ .UU)(region)}`]),
        ...(namespace === undefined ? [] : [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `namespace ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .name */ .UU)(namespace)}`]),
    ];
    const clusterPart = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) ` on ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(cluster)}${parts.length === 0 ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) ` (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(parts, ', ')})`}`;
    const location = cluster === '' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6 : clusterPart;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `<sub>${result}${at}${by}${location}${more}</sub>`;
}
function renderHiddenCount(jobs) {
    const hiddenValues = jobs.reduce((sum, { diff }) => sum + diff.hiddenValues, 0);
    return hiddenValues === 0
        ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6
        : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) ` · ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(hiddenValues, 'value')} hidden`, `${(0,_documentation_js__WEBPACK_IMPORTED_MODULE_0__/* .linkDocumentation */ .rz)('reading-the-comment.md')}#the-diff`)}`;
}
const legend = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) ` · ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `Reading this comment`, (0,_documentation_js__WEBPACK_IMPORTED_MODULE_0__/* .linkDocumentation */ .rz)('reading-the-comment.md'))}`;
function runLink({ number, attempt, url }) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `run ${number}${attempt > 1 ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `, attempt ${attempt}` : _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6}`, url);
}
function isSameComment(current, draft) {
    return readMeaning(current) === readMeaning(draft);
}
function readMeaning(body) {
    return (body
        .replaceAll('\r\n', '\n')
        .replace(/^<!-- outrider:record .*$/gm, '')
        .trim()
        .replace(/^(<sub>(?:Planned|Registered|Not registered|Checked|Compared).*?) by \[run [^\]\n]{0,60}\]\([^)\s]{0,500}\)/gm, '$1')
        .replace(/^(<sub>Compared) at `[0-9a-f]{7}`/gm, '$1')
        .replace(/^(\| .*)next launch `[^`]*`/gm, '$1'));
}


/***/ }),

/***/ 577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q7: () => (/* binding */ renderJobLink),
/* harmony export */   WK: () => (/* binding */ renderJobTable),
/* harmony export */   YQ: () => (/* binding */ groupByText),
/* harmony export */   _I: () => (/* binding */ maxJobsAlone),
/* harmony export */   e: () => (/* binding */ renderKeyChangeList),
/* harmony export */   qo: () => (/* binding */ describeKeptCounts)
/* harmony export */ });
/* unused harmony export effectSigns */
/* harmony import */ var _describe_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _plan_plan_alarms_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2033);
/* harmony import */ var _nomad_plan_spec_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9203);
/* harmony import */ var _plan_describe_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9042);
/* harmony import */ var _text_times_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5502);
/* harmony import */ var _text_fit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6851);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2211);







const maxJobsAlone = 10;
function renderJobTable(jobs, context) {
    const namespaces = new Set(jobs.map((job) => job.namespace));
    const describedJobs = jobs.map((job) => ({ job, effect: describeEffect(job), effects: describeEffects(job) }));
    const groups = groupByText(describedJobs, ({ effect, effects }) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .toComparable */ .ao)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .join */ .fj)([effect, effects], ' ')));
    const rows = groups.map((group) => {
        const rowJobs = group.map(({ job }) => job);
        const names = renderJobNames(rowJobs, context, namespaces.size > 1);
        const { effect = _text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .nothing */ .s6, effects = _text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .nothing */ .s6 } = group[0] ?? {};
        return [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .join */ .fj)([effect, names], '<br>'), group.length === 1 ? effects : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__.md) `each: ${effects}`];
    });
    return (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_5__/* .rowList */ .tX)({ head: [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__.md) `Job`, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__.md) `What happens`], rows, noun: 'job' });
}
function groupByText(jobs, readText) {
    return jobs.length <= maxJobsAlone ? jobs.map((job) => [job]) : [...Map.groupBy(jobs, readText).values()];
}
function renderJobNames(jobs, context, withNamespace) {
    const names = jobs.map((job) => {
        const namespacePart = withNamespace ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__.md) ` in ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .name */ .UU)(job.namespace)}` : _text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .nothing */ .s6;
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__.md) `${renderJobLink(job, context, job.verdict.jobModifyIndex > 0)}${namespacePart}${describeKind(job)}`;
    });
    return names.length === 1 ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .join */ .fj)(names, ', ') : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__.md) `${names.length} jobs: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .listUpTo */ .JM)(names, ', ')}`;
}
function describeKind(job) {
    const isNamed = ['new', 'warning'].includes((0,_plan_plan_alarms_js__WEBPACK_IMPORTED_MODULE_1__/* .rankEffect */ .O1)(job)[0]);
    if (job.verdict.startsAgain)
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__.md) ` · starts again`;
    return job.verdict.change === 'new' && !isNamed ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__.md) ` · new` : _text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .nothing */ .s6;
}
function renderJobLink(job, { fileUrl, ui }, exists) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .name */ .UU)(job.id), (exists ? ui?.job(job) : undefined) ?? fileUrl?.(job.file));
}
const effectSigns = {
    blocked: '⛔',
    evicts: '❗',
    stops: '❗',
    downtime: '❗',
    warning: '⚠️',
    new: '🆕',
    replace: '♻️',
    edit: '✏️',
};
function describeEffect(job) {
    const [worst] = (0,_plan_plan_alarms_js__WEBPACK_IMPORTED_MODULE_1__/* .rankEffect */ .O1)(job);
    const isOnlyWarned = worst === 'warning' && job.verdict.hasEffect;
    const effect = isOnlyWarned ? (0,_plan_plan_alarms_js__WEBPACK_IMPORTED_MODULE_1__/* .findKind */ .oH)(job) : worst;
    const isAlsoDown = (effect === 'stops' || effect === 'evicts') && (0,_plan_plan_alarms_js__WEBPACK_IMPORTED_MODULE_1__/* .listAlarms */ .FX)(job).includes('at-once');
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__.md) `${effectSigns[effect]}\u00a0${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .prose */ .CS)(effect)}${isAlsoDown ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__.md) `, downtime` : _text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .nothing */ .s6}${isOnlyWarned ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__.md) ` ⚠️` : _text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .nothing */ .s6}`;
}
function describeEffects(job) {
    const { verdict } = job;
    const blockedCount = (0,_plan_describe_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .countUnplaced */ .Wd)(verdict.unplaced);
    const counts = (0,_describe_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .describeCounts */ .w)(verdict);
    const parts = [
        verdict.refusals.length > 0 ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__.md) `**Nomad refuses this change**` : _text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .nothing */ .s6,
        job.hasFailed === true ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__.md) `unchanged, **its last deployment failed**` : _text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .nothing */ .s6,
        counts === '' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .prose */ .CS)(counts),
        blockedCount > 0 ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__.md) `**${blockedCount} cannot be placed**` : _text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .nothing */ .s6,
        ...describeKeptCounts(job),
        verdict.change === 'edited' || verdict.change === 'new' ? renderKeyChangeList(job.diff.keyChanges) : _text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .nothing */ .s6,
        renderLateValues(job),
        renderNextLaunch(job),
    ];
    if (!parts.every(_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .isEmpty */ .Im))
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .join */ .fj)(parts, ' · ');
    return verdict.hasEffect ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__.md) `only its specification changes` : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__.md) `—`;
}
function describeKeptCounts({ keptCounts }) {
    return keptCounts.map((keptCount) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__.md) `count of ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(keptCount.group)}: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .prose */ .CS)((0,_nomad_plan_spec_js__WEBPACK_IMPORTED_MODULE_2__/* .describeKeptCount */ .T8)(keptCount))}`);
}
const maxChangeLength = 80;
const maxChanges = 2;
function renderKeyChangeList(changes) {
    const kinds = Map.groupBy(changes, ({ kind }) => kind);
    const lists = Array.from(kinds, ([kind, same]) => {
        const texts = Array.from(new Set(same.map(({ text }) => text)), (text) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(text, maxChangeLength));
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__.md) `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .prose */ .CS)(kind)} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .listUpTo */ .JM)(texts, ', ', maxChanges)}`;
    });
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .join */ .fj)(lists, ', ');
}
function renderLateValues({ late = [] }) {
    const open = late.filter(({ value }) => value === undefined).map(({ variable }) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(variable));
    if (open.length === 0)
        return _text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .nothing */ .s6;
    const verb = open.length === 1 ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__.md) `is` : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__.md) `are`;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__.md) `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .listUpTo */ .JM)(open, ', ')} ${verb} filled in by the build`;
}
function renderNextLaunch({ verdict }) {
    if (verdict.starts !== 'per-launch' || verdict.nextLaunch === undefined)
        return _text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .nothing */ .s6;
    if (verdict.nextLaunch === 'never')
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__.md) `**never launches**`;
    const at = new Date(verdict.nextLaunch);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__.md) `next launch ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(Number.isNaN(at.getTime()) ? verdict.nextLaunch : (0,_text_times_js__WEBPACK_IMPORTED_MODULE_4__/* .formatMinute */ .Yi)(at))}`;
}


/***/ }),

/***/ 2347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EI: () => (/* binding */ renderOutageNotice),
/* harmony export */   MS: () => (/* binding */ foldOutdated),
/* harmony export */   Mp: () => (/* binding */ addNotice),
/* harmony export */   _F: () => (/* binding */ renderCommandNotice)
/* harmony export */ });
/* harmony import */ var _failure_items_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8762);
/* harmony import */ var _text_published_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9618);
/* harmony import */ var _text_fit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6851);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2211);
/* harmony import */ var _text_times_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5502);
/* harmony import */ var _review_record_codec_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4989);
/* harmony import */ var _command_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9052);







function createMarks(kind) {
    return { begin: (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .toMark */ .Rs) `outrider:latest-${kind}`, end: (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .toMark */ .Rs) `outrider:latest-${kind} end` };
}
const outages = new Set(['unreachable', 'timed-out', 'server']);
const maxNoticeCharacters = 2000;
function renderOutageNotice(failures, { run, fileUrl, publisher }) {
    if (!failures.some(({ reason }) => outages.has(reason)))
        return undefined;
    const title = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `**The latest plan failed.** The previous plan follows.`;
    const items = (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .itemList */ ._R)((0,_failure_items_js__WEBPACK_IMPORTED_MODULE_0__/* .renderFailureItems */ .zy)(failures, fileUrl), {
        more: (omitted, location) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `… and ${omitted} more in ${location}.`,
        wrap: (list) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .callout */ .xl)('CAUTION', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([title, list])),
    });
    const limit = (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .createCommentLimit */ .lw)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `the step summary`, run?.url), maxNoticeCharacters);
    return (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .fitDocument */ .VC)({ head: [], blocks: [items], tail: [] }, limit, publisher);
}
const maxResultLength = 300;
function renderCommandNotice({ author, text, isSuccess, keepsRest, result, at, run }) {
    const title = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `${isSuccess ? '🚀' : '😕'} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)((0,_text_times_js__WEBPACK_IMPORTED_MODULE_4__/* .formatMoment */ .K9)(at))}, ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .name */ .UU)(author)}: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .name */ .UU)(text)}`;
    const location = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `run ${run.number}`, run.url);
    const before = keepsRest ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `  \nThe rest of this comment shows the state before this command.` : _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .nothing */ .s6;
    const ended = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.md) `${title}  \n${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(result.slice(0, maxResultLength))} (${location})${before}`;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .callout */ .xl)(isSuccess ? 'NOTE' : 'WARNING', ended);
}
const outdatedMark = (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .toMark */ .Rs) `outrider:before-commands`;
function foldOutdated(comment, headline, maxLength) {
    const [marker = (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .toPublished */ .ad)(''), ...lines] = (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .splitLines */ .uz)(comment);
    const at = lines.findIndex((line) => line.startsWith(outdatedMark));
    if (at > 0 && lines[at - 1]?.startsWith('### ') === true)
        return (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPublished */ .V4)([marker, ...lines.with(at - 1, headline)]);
    const record = (0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_5__/* .findRecordLine */ .$B)(comment);
    const end = lines.findIndex((line) => line.startsWith(_command_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .copyMark */ .RI) || line === record);
    if (end === -1 || at !== -1)
        return comment;
    const head = [outdatedMark, '<details><summary>The state before commands changed the job</summary>', ''].map(_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .toPublished */ .ad);
    const tail = ['', '</details>', ''].map(_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .toPublished */ .ad);
    const foldedBody = (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPublished */ .V4)([marker, headline, ...head, ...lines.slice(0, end), ...tail, ...lines.slice(end)]);
    return foldedBody.length <= maxLength ? foldedBody : comment;
}
function addNotice(comment, kind, notice, maxLength) {
    const { begin, end } = createMarks(kind);
    const [marker = (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .toPublished */ .ad)(''), ...rest] = removeNotice(comment, kind);
    const bodyWithNotice = (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPublished */ .V4)([marker, (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .toPublished */ .ad)(begin), notice, (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .toPublished */ .ad)(end), ...rest]);
    return bodyWithNotice.length <= maxLength ? bodyWithNotice : (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPublished */ .V4)([marker, ...rest]);
}
function removeNotice(comment, kind) {
    const lines = (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .splitLines */ .uz)((0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .toPublished */ .ad)(comment));
    const range = (0,_text_published_js__WEBPACK_IMPORTED_MODULE_1__/* .findRange */ .pj)(lines, createMarks(kind));
    return range === undefined ? lines : lines.toSpliced(range.from, range.to - range.from + 1);
}


/***/ }),

/***/ 2586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Bw: () => (/* binding */ renderFailureList),
  EG: () => (/* binding */ renderPlan),
  c3: () => (/* binding */ renderPlanBlocks)
});

// EXTERNAL MODULE: ./build/js/nomad-plan/verdict.js + 1 modules
var verdict = __webpack_require__(4025);
// EXTERNAL MODULE: ./build/js/nomad-plan/placement.js
var placement = __webpack_require__(7589);
// EXTERNAL MODULE: ./build/js/report/plan/plan-alarms.js
var plan_alarms = __webpack_require__(2033);
// EXTERNAL MODULE: ./build/js/report/plan/describe-plan.js
var describe_plan = __webpack_require__(9042);
// EXTERNAL MODULE: ./build/js/report/documentation.js
var documentation = __webpack_require__(3203);
// EXTERNAL MODULE: ./build/js/text/fit.js
var fit = __webpack_require__(6851);
// EXTERNAL MODULE: ./build/js/text/markdown.js
var markdown = __webpack_require__(2211);
;// CONCATENATED MODULE: ./build/js/report/comment/callout.js







const callout_form = { separator: '  \n' };
function renderDangers(jobs, removed) {
    const stops = removed.filter(({ stop }) => stop.kind === 'stops');
    const lines = [
        ...renderLine(jobs, 'refused', listRefusedFacts, [(0,markdown.md) `would be refused by Nomad`, (0,markdown.md) `would be refused by Nomad`]),
        ...renderLine(jobs, 'unplaced', listUnplacedFacts, [(0,markdown.md) `cannot be placed`, (0,markdown.md) `cannot be placed`]).map((line) => (0,markdown.md) `${line} ${renderUnplacedStep(jobs)}`),
        ...renderLine(jobs, 'evicts', listEvictionFacts, [(0,markdown.md) `evicts`, (0,markdown.md) `evict allocations of other jobs`]).map((line) => (0,markdown.md) `${line} To avoid it, lower ${(0,markdown/* code */.aY)('priority')} or add capacity.`),
        ...renderLine(jobs, 'stops', stopFacts, [(0,markdown.md) `stops`, (0,markdown.md) `stop allocations`]),
        ...renderLine(jobs, 'at-once', listDowntimeFacts, [
            (0,markdown.md) `replaces`,
            (0,markdown.md) `replace all allocations of a group at once: expect downtime`,
        ]),
        ...stops.map((job) => (0,markdown/* prose */.CS)((0,describe_plan/* describeUndeclared */.$v)(job, jobs))),
    ];
    return (0,fit/* calloutList */.d9)('CAUTION', lines, callout_form);
}
function renderWarnings(jobs, removed, warnings = []) {
    const others = removed.filter(({ stop }) => stop.kind !== 'stops');
    const lines = [...warnings, ...others.map((job) => (0,describe_plan/* describeUndeclared */.$v)(job, jobs))].map((text) => (0,markdown/* prose */.CS)(text));
    return (0,fit/* calloutList */.d9)('WARNING', [...renderWarningLines(jobs), ...lines], callout_form);
}
function renderUnplacedStep(jobs) {
    const facts = jobs.flatMap(({ id, verdict: { unplaced } }) => {
        const texts = (0,placement/* listFixes */.aq)(unplaced).map((fix) => (0,markdown/* prose */.CS)(fix));
        return texts.length === 0 ? [] : [{ job: (0,markdown/* name */.UU)(id), text: (0,markdown/* listUpTo */.JM)(texts, '; ') }];
    });
    const lines = mergeFacts(facts);
    const fixes = lines.map((line) => (lines.length === 1 ? line.text : (0,markdown.md) `${line.jobs}: ${line.text}`));
    const help = (0,markdown/* link */.nf)((0,markdown.md) `how`, `${(0,documentation/* linkDocumentation */.rz)('runbook.md')}#cannot-be-placed`);
    return (0,markdown.md) `If this is merged, these allocations wait for a node: ${(0,markdown/* listUpTo */.JM)(fixes, '; ')} (${help}).`;
}
function renderLine(jobs, alarm, listFacts, [singular, several]) {
    const facts = jobs
        .filter((job) => (0,plan_alarms/* listAlarms */.FX)(job).includes(alarm))
        .map((job) => ({ job: (0,markdown/* name */.UU)(job.id), text: (0,markdown/* listUpTo */.JM)(listFacts(job), '; ') }));
    const [first, ...others] = facts;
    if (first === undefined)
        return [];
    const rows = mergeFacts(facts).map((fact) => ((0,markdown/* isEmpty */.Im)(fact.text) ? fact.jobs : (0,markdown.md) `${fact.jobs}: ${fact.text}`));
    if (others.length > 0)
        return [(0,markdown.md) `**${(0,markdown/* count */.U9)(facts.length, 'job')} ${several}**: ${(0,markdown/* listUpTo */.JM)(rows, '; ')}.`];
    const colon = alarm === 'refused' || alarm === 'unplaced' ? (0,markdown.md) `:` : markdown/* nothing */.s6;
    return [(0,markdown.md) `**${first.job} ${singular}**${(0,markdown/* isEmpty */.Im)(first.text) ? markdown/* nothing */.s6 : (0,markdown.md) `${colon} ${first.text}`}.`];
}
function mergeFacts(facts) {
    return Array.from(Map.groupBy(facts, ({ text }) => (0,markdown/* toComparable */.ao)(text)).values(), (group) => {
        const jobs = group.map(({ job }) => job);
        return { jobs: (0,markdown/* listUpTo */.JM)(jobs, ', '), text: group[0]?.text ?? markdown/* nothing */.s6 };
    });
}
function listUnplacedFacts({ verdict }) {
    const several = verdict.groups.length > 1;
    return verdict.unplaced.map(({ group, count: amount, reasons }) => {
        const location = several ? (0,markdown.md) ` of group ${(0,markdown/* name */.UU)(group)}` : markdown/* nothing */.s6;
        return (0,markdown.md) `${(0,markdown/* listUpTo */.JM)(reasons.map(renderReason), '; ')} (${(0,markdown/* count */.U9)(amount, 'allocation')}${location})`;
    });
}
function renderReason({ text, name: node }) {
    return node === undefined ? (0,markdown/* prose */.CS)(text) : (0,markdown.md) `${(0,markdown/* prose */.CS)(text)} ${(0,markdown/* name */.UU)(node)}`;
}
function listRefusedFacts({ verdict }) {
    return [(0,markdown.md) `${(0,markdown/* prose */.CS)(verdict.refusals.join('; '))}. Give it a different ID, or purge the registered job first`];
}
function listEvictionFacts({ verdict }) {
    if (verdict.preempted.length > 0)
        return verdict.preempted.map(({ count: amount, job }) => (0,markdown.md) `${(0,markdown/* count */.U9)(amount, 'allocation')} of ${(0,markdown/* name */.UU)(job)}`);
    const amount = verdict.groups.reduce((sum, group) => sum + group.preempted, 0);
    return [(0,markdown.md) `${(0,markdown/* count */.U9)(amount, 'allocation')} of other jobs`];
}
function stopFacts({ verdict }) {
    const groups = verdict.groups.filter(({ stopped }) => stopped > 0);
    return groups.map((group) => (0,markdown.md) `${(0,markdown/* count */.U9)(group.stopped, 'allocation')}${formatGroup(group, verdict)}`);
}
function listDowntimeFacts({ verdict }) {
    const groups = verdict.groups.filter(({ update }) => update.isAtOnce);
    return groups.map((group) => {
        const location = formatGroup(group, verdict);
        if (group.replaced === 1)
            return (0,markdown.md) `1 allocation${location} while no other allocation runs: expect downtime`;
        const all = group.replaced === 2 ? (0,markdown.md) `both allocations` : (0,markdown.md) `all ${(0,markdown/* count */.U9)(group.replaced, 'allocation')}`;
        const time = group.update.isKeptUntilPlaced === true ? (0,markdown.md) ` when a node can run them` : markdown/* nothing */.s6;
        return (0,markdown.md) `${all}${location} at once${time}: expect downtime`;
    });
}
function formatGroup(group, { groups }) {
    return groups.length > 1 ? (0,markdown.md) ` of group ${(0,markdown/* name */.UU)(group.name)}` : markdown/* nothing */.s6;
}
function renderWarningLines(jobs) {
    const warnings = jobs.flatMap((job) => (0,plan_alarms/* listWarnings */.EB)(job).map((warning) => ({ job: (0,markdown/* name */.UU)(job.id), text: (0,markdown/* prose */.CS)((0,markdown/* clip */.$Q)((0,verdict/* describeWarning */.U9)(warning))) })));
    return mergeFacts(warnings).map((fact) => (0,markdown.md) `**${fact.jobs}**: ${fact.text}`);
}

// EXTERNAL MODULE: ./build/js/report/comment/job-row.js
var job_row = __webpack_require__(577);
// EXTERNAL MODULE: ./build/js/report/comment/approvals.js
var comment_approvals = __webpack_require__(71);
// EXTERNAL MODULE: ./build/js/report/comment/footer.js
var footer = __webpack_require__(3976);
// EXTERNAL MODULE: ./build/js/text/numbers.js
var numbers = __webpack_require__(4482);
// EXTERNAL MODULE: ./build/js/report/plan/guard-hits.js
var guard_hits = __webpack_require__(9335);
;// CONCATENATED MODULE: ./build/js/report/comment/guard-rows.js





function describeRefusal(requirement) {
    return 'role' in requirement
        ? (0,markdown.md) ` until ${(0,markdown/* prose */.CS)(guard_hits/* approvers */.DH[requirement.role])} approves`
        : (0,markdown.md) `, and approval is not possible: ${(0,markdown/* prose */.CS)(requirement.obstacle)}`;
}
const severest = ['privileged', 'new-secrets-access', 'namespace-change', 'stops'];
function rankHit({ hit: { guard, unknown } }) {
    return (unknown === undefined ? 0 : severest.length + 1) + (severest.indexOf(guard) + 1 || severest.length + 1);
}
function renderGuards(outcome, requirement) {
    const sortedHits = (0,guard_hits/* listHits */.$8)(outcome).toSorted((a, b) => rankHit(a) - rankHit(b));
    const rowsByText = Map.groupBy(sortedHits, ({ id, namespace, file, hit: { group: _group, task: _task, guard: _guard, ...hit } }) => JSON.stringify([id, namespace, file, { ...hit, isInOtherGroup: undefined, line: undefined }]));
    const rows = Array.from(rowsByText.values(), renderHits);
    const isOneRow = rows.length === 1;
    const approvedBy = sortedHits[0]?.hit.approvedBy?.map((login) => (0,markdown/* name */.UU)(login));
    const next = approvedBy === undefined
        ? (0,markdown.md) `This plan cannot be registered${requirement === undefined ? markdown/* nothing */.s6 : describeRefusal(requirement)}`
        : (0,markdown.md) `Approved by ${(0,markdown/* join */.fj)(approvedBy, ', ')}`;
    return (0,fit/* itemList */._R)(isOneRow ? rows : rows.map((row) => (0,markdown.md) `- ${row}`), {
        wrap: (items) => (isOneRow ? (0,markdown.md) `${items} ${next}.` : (0,markdown.md) `**${next}:**\n${items}`),
    });
}
function describeAddresses(hits) {
    const addresses = new Set(hits.map(({ hit }) => (0,guard_hits/* formatHitAddress */.R8)(hit)));
    addresses.delete('');
    return addresses.size === 0 ? '' : `${(0,numbers/* listTexts */.fU)([...addresses])}: `;
}
function renderHits(hits) {
    const [first] = hits;
    if (first === undefined)
        return markdown/* nothing */.s6;
    const { subject, old, new: after, unit = '', approvedBy, unknown } = first.hit;
    const guards = [...new Set(hits.map(({ hit }) => hit.guard))].join(', ');
    const change = old === ''
        ? (0,markdown.md) `${(0,markdown/* prose */.CS)(subject)}${after === '' ? markdown/* nothing */.s6 : (0,markdown.md) ` ${(0,markdown/* prose */.CS)((0,guard_hits/* clipValue */.cr)(after))}`}`
        : (0,markdown.md) `${(0,markdown/* prose */.CS)(`${subject} ${(0,guard_hits/* clipValue */.cr)(old)}`)} → ${(0,markdown/* prose */.CS)(`${(0,guard_hits/* clipValue */.cr)(after)}${unit}`)}`;
    const location = describeAddresses(hits);
    const cause = unknown === undefined ? markdown/* nothing */.s6 : (0,markdown.md) ` Cannot be judged: ${(0,markdown/* prose */.CS)(unknown)}.`;
    const sign = approvedBy !== undefined ? '✅' : unknown === undefined ? '🛑' : '❓';
    return (0,markdown.md) `${sign} **${(0,markdown/* name */.UU)(first.id)}**: ${location === '' ? markdown/* nothing */.s6 : (0,markdown.md) `${(0,markdown/* prose */.CS)(location)} `}${change} (${(0,markdown/* link */.nf)((0,markdown/* prose */.CS)(guards), (0,documentation/* linkDocumentation */.rz)('guards.md'))}).${cause}`;
}

// EXTERNAL MODULE: ./build/js/report/comment/quoted-plan.js
var quoted_plan = __webpack_require__(3743);
// EXTERNAL MODULE: ./build/js/report/failure-items.js
var failure_items = __webpack_require__(8762);
// EXTERNAL MODULE: ./build/js/report/plan/planned-writes.js
var planned_writes = __webpack_require__(4932);
// EXTERNAL MODULE: ./build/js/report/plan/plan-headline.js
var plan_headline = __webpack_require__(7187);
// EXTERNAL MODULE: ./build/js/review/record-codec.js
var record_codec = __webpack_require__(4989);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/stages.js
var discovery_stages = __webpack_require__(1321);
// EXTERNAL MODULE: ./build/js/report/plan/plan-outcome.js
var plan_outcome = __webpack_require__(1535);
;// CONCATENATED MODULE: ./build/js/report/comment/plan-comment.js


















function renderPlan(outcome, context, limit, blocks = renderPlanBlocks(outcome, context)) {
    const { marker, record, publisher } = context;
    const document = {
        head: [
            (0,markdown/* joinLines */.cT)([marker ?? markdown/* nothing */.s6, record === undefined ? markdown/* nothing */.s6 : quoted_plan/* planMarks */.uo.begin, renderHeading(outcome, context)]),
        ],
        blocks,
        tail: [
            renderNextStep(outcome, context),
            (0,markdown/* joinLines */.cT)([
                (0,footer/* renderFooter */.up)((0,markdown.md) `Planned`, context, (0,markdown.md) `${(0,footer/* renderHiddenCount */.Iz)(outcome.jobs)}${footer/* legend */.o1}`),
                ...listRecordLines(context),
            ]),
        ],
    };
    return (0,fit/* fitDocument */.VC)(document, limit, publisher);
}
function renderPlanBlocks(outcome, context) {
    const jobs = (0,plan_alarms/* sortBySeverity */.BF)(outcome.jobs);
    const changingJobs = jobs.filter(plan_alarms/* hasChanges */.ik);
    const unchangedJobs = jobs.filter((job) => !(0,plan_alarms/* hasChanges */.ik)(job));
    const { approvals = [], requirement, warnings, fileUrl } = context;
    const isGuarded = (0,guard_hits/* listHits */.$8)(outcome).length > 0;
    return [
        (0,fit/* keepWhole */.J5)(outcome.noFilesMessage === undefined ? markdown/* nothing */.s6 : (0,markdown/* prose */.CS)(outcome.noFilesMessage)),
        renderFailureList((0,failure_items/* renderFailureItems */.zy)((0,plan_outcome/* listFailures */.As)(outcome), fileUrl)),
        renderDangers(jobs, outcome.removed),
        renderWarnings(jobs, outcome.removed, warnings),
        renderGuards(outcome, requirement),
        ...(isGuarded ? (0,comment_approvals/* renderApprovals */.B)(approvals) : []),
        (0,job_row/* renderJobTable */.WK)(changingJobs, context),
        (0,fit/* keepWhole */.J5)(describeOrder(changingJobs)),
        ...(isGuarded ? [] : (0,comment_approvals/* renderApprovals */.B)(approvals)),
        renderJobPlans(changingJobs, context),
        renderKeptCounts(unchangedJobs),
        (0,fit/* foldNames */.wY)((0,markdown.md) `${(0,markdown/* count */.U9)(unchangedJobs.length, 'job')} unchanged`, markdown/* nothing */.s6, unchangedJobs.map(({ id }) => id)),
    ];
}
function describeOrder(jobs) {
    const changedJobs = jobs.filter(({ comparable }) => comparable.changes);
    const stages = (0,discovery_stages/* splitByStage */.QD)(changedJobs, ({ comparable }) => comparable.stage);
    if (stages.length < 2)
        return markdown/* nothing */.s6;
    const lists = stages.map(({ stage, members }) => {
        const names = members.map(({ id }) => (0,markdown/* code */.aY)(id));
        return (0,markdown.md) `stage ${stage}: ${(0,markdown/* listUpTo */.JM)(names, ', ')}`;
    });
    return (0,markdown.md) `**Order:** ${(0,markdown/* join */.fj)(lists, '; ')}`;
}
function listRecordLines({ record, isUnsigned = false, marker }) {
    if (record !== undefined)
        return [(0,markdown.md) `${quoted_plan/* planMarks */.uo.end}`, record];
    return isUnsigned && marker !== undefined ? [(0,markdown.md) `${(0,record_codec/* markKind */.Of)('unsigned')}`] : [];
}
function renderHeading(outcome, { environment }) {
    const failedWord = outcome.failures.length + outcome.failed.length > 0 ? (0,markdown.md) ` failed` : markdown/* nothing */.s6;
    const plan = (0,markdown.md) `Plan${environment === undefined ? markdown/* nothing */.s6 : (0,markdown.md) ` for ${(0,markdown/* prose */.CS)(environment)}`}${failedWord}`;
    const text = (0,numbers/* toClause */.HV)((0,plan_headline/* describePlanRun */._)(outcome));
    if (outcome.failures.length === 0)
        return (0,markdown.md) `### ${(0,plan_headline/* selectPlanSign */.j)(outcome)} ${plan}: ${(0,markdown/* prose */.CS)(text)}`;
    const [location = '', ...others] = outcome.failures.map(describe_plan/* formatLocation */.j$);
    const file = location === '' || others.length > 0 ? markdown/* nothing */.s6 : (0,markdown.md) ` in ${(0,markdown/* name */.UU)(location)}`;
    return (0,markdown.md) `### 🔴 ${plan}${file}: ${(0,markdown/* prose */.CS)(text, 500)}`;
}
function renderFailureList(items) {
    return (0,fit/* wrapBlock */.QI)((0,fit/* itemList */._R)(items), (list) => (0,markdown.md) `**Errors**\n\n${list}`);
}
function isFixedByPush({ reason, help, location }) {
    const isInFile = reason === 'parse' || reason === 'input';
    return isInFile && location !== undefined && help !== 'unknown-namespace-or-region' && help !== 'unknown-node-pool';
}
function renderNextStep(outcome, { record, requirement }) {
    if (outcome.failures.length > 0)
        return markdown/* nothing */.s6;
    if (outcome.failed.length > 0) {
        return outcome.failed.some(({ failures }) => failures.some(isFixedByPush))
            ? (0,markdown.md) `Fix the errors above and push; the plan runs again.`
            : markdown/* nothing */.s6;
    }
    const writes = (0,planned_writes/* listPlannedWrites */.v)(outcome);
    const stops = writes.filter(({ kind }) => kind === 'stop').length;
    const hits = (0,guard_hits/* listHits */.$8)(outcome);
    const isRefused = requirement !== undefined && hits.some(guard_hits/* isRefusing */.kW);
    if (writes.length === 0 || isRefused || record === undefined)
        return markdown/* nothing */.s6;
    const scope = hits.length === 0 ? (0,markdown.md) `exactly this plan` : (0,markdown.md) `this plan, unless an approval is withdrawn`;
    const verb = outcome.jobs.some(({ verdict }) => verdict.unplaced.length > 0) ? (0,markdown.md) `registers` : (0,markdown.md) `deploys`;
    const registration = stops === writes.length ? markdown/* nothing */.s6 : (0,markdown.md) `${verb} ${scope}`;
    const stopClause = stops === 0 ? markdown/* nothing */.s6 : (0,markdown.md) `stops ${(0,markdown/* count */.U9)(stops, 'job')}`;
    return (0,markdown.md) `After the merge, a register workflow ${(0,markdown/* join */.fj)([registration, stopClause], ' and ')}.`;
}
function renderKeptCounts(unchangedJobs) {
    const withKeptCounts = unchangedJobs.filter(({ keptCounts }) => keptCounts.length > 0);
    const title = (0,markdown.md) `Counts of ${(0,markdown/* count */.U9)(withKeptCounts.length, 'unchanged job')}`;
    const list = (0,fit/* itemList */._R)(withKeptCounts.map((job) => (0,markdown.md) `- ${(0,markdown/* code */.aY)(job.id)}: ${(0,markdown/* join */.fj)((0,job_row/* describeKeptCounts */.qo)(job), ' · ')}`));
    return (0,fit/* wrapBlock */.QI)(list, (content) => (0,markdown/* details */.zH)(title, content, withKeptCounts.length <= job_row/* maxJobsAlone */._I));
}
const maxOpenLines = 40;
const maxFiles = 100;
function renderJobPlans(jobs, links) {
    const isFew = jobs.length <= 3;
    const groups = (0,job_row/* groupByText */.YQ)(jobs, (job) => JSON.stringify([job.verdict.change, job.diff.lines.slice(1), (0,describe_plan/* describeNotes */.Ne)(job)]));
    const plans = groups.map((group) => renderJobPlan(group, { isFew, ...links }));
    const list = (0,fit/* blockList */.M2)(plans, (omitted, location) => (0,markdown.md) `… and ${(0,markdown/* count */.U9)(omitted, 'more plan')} in ${location}.`);
    const title = (0,markdown.md) `Plans of ${(0,markdown/* count */.U9)(jobs.length, 'job')}`;
    return jobs.length <= job_row/* maxJobsAlone */._I ? list : (0,fit/* wrapBlock */.QI)(list, (content) => (0,markdown/* details */.zH)(title, content, false));
}
function renderJobPlan(group, { isFew, fileUrl }) {
    const [job] = group;
    if (job === undefined)
        return (0,fit/* itemList */._R)([]);
    const isAlone = group.length === 1;
    const notes = (0,describe_plan/* describeNotes */.Ne)(job).map((note) => (0,markdown/* prose */.CS)(note));
    const names = group.map(({ id }) => (0,markdown.md) `<b>${(0,markdown/* code */.aY)(id)}</b>`);
    const files = group.map(({ id, file }) => (0,markdown/* link */.nf)((0,markdown/* code */.aY)(isAlone ? file : id), fileUrl?.(file)));
    return (0,fit/* foldLines */.r7)({
        summary: (0,markdown.md) `${isAlone ? markdown/* nothing */.s6 : (0,markdown.md) `${group.length} jobs: `}${(0,markdown/* listUpTo */.JM)(names, ', ')}`,
        lines: job.diff.lines.slice(isAlone ? 0 : 1),
        facts: (0,markdown/* paragraphs */.qN)([...notes, (0,markdown/* listUpTo */.JM)(files, ', ', maxFiles)]),
        isOpen: isFew && job.diff.lines.length <= maxOpenLines && job.verdict.change !== 'new',
    });
}


/***/ }),

/***/ 3743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bm: () => (/* binding */ showAsReviewed),
/* harmony export */   L9: () => (/* binding */ findPlan),
/* harmony export */   a0: () => (/* binding */ findPlanLines),
/* harmony export */   g3: () => (/* binding */ quotePlan),
/* harmony export */   hF: () => (/* binding */ describeDifference),
/* harmony export */   uo: () => (/* binding */ planMarks)
/* harmony export */ });
/* harmony import */ var _redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8300);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2211);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4482);
/* harmony import */ var _text_published_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9618);




const planMarks = { begin: (0,_text_published_js__WEBPACK_IMPORTED_MODULE_3__/* .toMark */ .Rs) `outrider:plan`, end: (0,_text_published_js__WEBPACK_IMPORTED_MODULE_3__/* .toMark */ .Rs) `outrider:plan end` };
function quotePlan(text) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphs */ .qN)([(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `${planMarks.begin}`, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .quotePublished */ .Ty)(text), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `${planMarks.end}`]);
}
function findPlan(comment) {
    const lines = (0,_text_published_js__WEBPACK_IMPORTED_MODULE_3__/* .splitLines */ .uz)((0,_text_published_js__WEBPACK_IMPORTED_MODULE_3__/* .toPublished */ .ad)(comment));
    const range = (0,_text_published_js__WEBPACK_IMPORTED_MODULE_3__/* .findRange */ .pj)(lines, planMarks);
    return range === undefined ? undefined : (0,_text_published_js__WEBPACK_IMPORTED_MODULE_3__/* .toPublished */ .ad)((0,_text_published_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPublished */ .V4)(lines.slice(range.from + 1, range.to)).trim());
}
function findPlanLines(plan, id) {
    const lines = (0,_text_published_js__WEBPACK_IMPORTED_MODULE_3__/* .splitLines */ .uz)(plan);
    const [title = ''] = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .toComparable */ .ao)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `<b>${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(id)}</b>`, _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6, false)).split('\n');
    const [at, ...others] = lines.flatMap((line, index) => line.replace('<details open>', '<details>') === title ? [index] : []);
    const ticks = at === undefined || others.length > 0 ? undefined : /^(`{3,})diff$/.exec(lines[at + 2] ?? '')?.[1];
    if (at === undefined || ticks === undefined)
        return undefined;
    const to = lines.indexOf(ticks, at + 2);
    return to === -1 || lines[to + 2]?.startsWith('… and ') === true ? undefined : lines.slice(at + 3, to);
}
const maxShown = 3;
const maxLineLength = 100;
function describeDifference(reviewed, current, part) {
    const currentLines = showAsReviewed(reviewed, current);
    const both = [listOtherLines(currentLines, reviewed), listOtherLines(reviewed, currentLines)];
    const hasFields = both.some((lines) => lines.some(isField));
    const texts = both.map((all, at) => {
        const lines = hasFields ? all.filter(isField) : all;
        const quotedLines = lines.map((line) => `\`${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(line, maxLineLength).replaceAll('`', "'")}\``);
        return lines.length === 0 ? '' : `${at === 0 ? 'now' : 'at the review'} ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .listTexts */ .fU)(quotedLines, maxShown)}`;
    });
    return texts.filter((text) => text !== '').join('; ') || describeUnseen(current, part);
}
function describeUnseen(lines, part) {
    const isNew = lines[0]?.startsWith('+') === true && !lines.some(isField);
    if (part === 'specification' && isNew)
        return 'its job file or a variable differs; the diff of a new job shows no fields';
    const alsoEvicts = part === 'plan' ? ', or another job would lose allocations' : '';
    return `both look the same, so a hidden or shortened value differs${alsoEvicts}`;
}
const maxCandidates = 50;
function showAsReviewed(reviewed, current) {
    const [before, after] = [new Set(reviewed), new Set(current)];
    const removedLines = reviewed.filter((line) => !after.has(line));
    const others = Map.groupBy(removedLines, readName);
    return current.map((line) => {
        const candidates = before.has(line) ? [] : (others.get(readName(line)) ?? []);
        const at = candidates.slice(0, maxCandidates).findIndex((other) => mayBeEqual(line, other));
        return at === -1 ? line : (candidates.splice(at, 1)[0] ?? line);
    });
}
function listOtherLines(lines, others) {
    const otherLines = new Set(others);
    const changedLines = lines.filter((line) => !line.startsWith(' ') && !otherLines.has(line));
    return changedLines.map((line) => line.replace(/^! */, '').replace(/^([+-]) +/, '$1 '));
}
function isField(line) {
    return !/^(?:[+-] *)?(?:Job|Task Group|Task): "/.test(line);
}
function readName(line) {
    return line.split(': ', 1)[0];
}
function mayBeEqual(left, right) {
    const [before, after] = [left.split(' => '), right.split(' => ')];
    return (before.length === after.length &&
        before.every((text, at) => text === after[at] || `${text}${after[at]}`.includes(_redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hiddenMark */ .sd)));
}


/***/ }),

/***/ 7377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lw: () => (/* binding */ describeLatest),
/* harmony export */   R4: () => (/* binding */ describeDeploymentStatus),
/* harmony export */   oz: () => (/* binding */ createSteerReport)
/* harmony export */ });
/* harmony import */ var _rollout_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(667);
/* harmony import */ var _describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1772);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4482);
/* harmony import */ var _write_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4437);




function isPromised(kind, { mode, groups }) {
    if (mode === 'fail-deployment')
        return kind === 'failed' || kind === 'rolled-back';
    return kind === 'successful' || kind === 'no-deployment' || (groups.length > 0 && kind === 'awaiting-promotion');
}
function createSteerReport(outcome) {
    const { mode, job, deployment, rollout } = outcome;
    const isSuccess = rollout === undefined || isPromised(rollout.kind, outcome);
    const failure = isSuccess ? undefined : (0,_rollout_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .toRolloutError */ .r)(rollout, { id: job, file: undefined });
    const failures = [...outcome.failures, ...(failure === undefined ? [] : [failure])];
    const headline = mode === 'promote' ? describePromotion(outcome) : describeFailedDeployment(outcome);
    return {
        headline: outcome.failures[0] ?? headline,
        sign: (0,_write_report_js__WEBPACK_IMPORTED_MODULE_3__/* .selectWriteSign */ .P)(outcome.result, rollout),
        failures,
        cause: failure,
        job: {
            ...(0,_describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRolloutResult */ .kO)(rollout),
            ...(outcome.result === 'superseded' ? { outcome: 'superseded' } : {}),
            deployment: deployment?.ID ?? '',
            version: deployment?.JobVersion ?? null,
            index: deployment?.JobSpecModifyIndex ?? null,
        },
        canaries: (0,_describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__/* .listCanaries */ .j3)([rollout]),
    };
}
function describePromotion(outcome) {
    const { job, groups, deployment, result, rollout } = outcome;
    const which = groups.length === 0 ? '' : ` (${groups.length === 1 ? 'group' : 'groups'} ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .codeList */ .E5)(groups)})`;
    const rolloutText = rollout === undefined ? '' : describeWaiting(outcome) || (0,_describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__/* .describeRollout */ .lw)(rollout);
    const and = rollout?.kind === 'successful' ? ' and ' : rolloutText === '' ? '' : ': ';
    const headlines = {
        'no-canaries': `\`${job}\` has no canaries to promote${deployment === undefined ? '' : `: ${describeLatest(deployment)}`}`,
        already: `\`${job}\`${which} is already promoted${rolloutText === '' ? '' : `: ${rolloutText}`}`,
        'dry-run': `Dry run: \`${job}\`${which} would be promoted`,
        done: `\`${job}\`${which} promoted${and}${rolloutText}`,
    };
    return headlines[result] ?? '';
}
function describeLatest({ JobVersion, Status }) {
    return `its latest deployment, of version ${JobVersion}, ${describeDeploymentStatus(Status)}`;
}
function describeDeploymentStatus(status) {
    return status === 'failed' ? 'has failed' : `is ${status}`;
}
function describeWaiting({ groups, rollout }) {
    if (groups.length === 0 || rollout?.kind !== 'awaiting-promotion')
        return '';
    const names = rollout.groups.filter(({ canaries, promoted }) => canaries > 0 && !promoted).map(({ name }) => name);
    return `canaries of ${names.length === 1 ? 'group' : 'groups'} ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .codeList */ .E5)(names)} still wait for promotion`;
}
function describeFailedDeployment({ job, result, rollout }) {
    const rolloutText = rollout === undefined || rollout.kind === 'failed' ? '' : `: ${(0,_describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__/* .describeRollout */ .lw)(rollout)}`;
    const headlines = {
        already: `The deployment of \`${job}\` has already failed`,
        'dry-run': `Dry run: the deployment of \`${job}\` would be failed`,
        done: `Failed the deployment of \`${job}\`${rolloutText}`,
    };
    return headlines[result] ?? '';
}


/***/ }),

/***/ 8217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ describeCounts)
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4482);

function describeCounts({ groups, starts, nextLaunch }) {
    const isLaunched = starts !== 'per-launch' || (nextLaunch !== undefined && nextLaunch !== 'never');
    const sum = (count) => groups.reduce((total, group) => total + count(group), 0);
    const steps = [
        ...describeReplacement(groups),
        ...describeCanaryReplacement(groups),
        ['stops', sum((group) => group.stopped), describeAlsoEnded(groups, 'stopped')],
        ['evicts', sum((group) => group.preempted), ' of other jobs'],
        ['migrates', sum((group) => group.migrated)],
        ...describeBesideCanaries(groups),
        ['reschedules', sum((group) => group.rescheduled)],
        ['updates', sum((group) => group.updatedInPlace), ' in place'],
        starts === 'at-once'
            ? ['creates', sum((group) => group.created)]
            : [
                'starts',
                isLaunched ? sum((group) => group.created) : 0,
                starts === 'per-launch' ? ' at each launch' : ' at each dispatch',
            ],
    ];
    return steps
        .filter(([, count]) => count > 0)
        .map(([verb, count, more = ''], at) => {
        const allocations = at === 0 && verb !== '' ? (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'allocation') : String(count);
        return verb === '' ? more : `${verb} ${allocations}${more}`.replace(/\ball 2\b/, 'both');
    })
        .join(', ');
}
function describeReplacement(groups) {
    const updates = groups.filter(({ canaries }) => canaries === 0);
    const { all, step, isAtOnce } = sumUpdates(updates);
    if (step < all)
        return [['replaces', all, `, ${step} at a time`]];
    return [isAtOnce ? ['replaces all', all, ' at once'] : ['replaces', all, describeAlsoEnded(updates, 'replaced')]];
}
function describeBesideCanaries(groups) {
    const { all, step } = sumUpdates(groups.filter(({ canaries, replaced }) => canaries > 0 && replaced === 0));
    const more = step === all ? '; the old allocations stop after promotion' : `, ${all - step} more after promotion`;
    return [['', step, `${countCanaries(step)} now${more}`]];
}
function describeCanaryReplacement(groups) {
    const { all, step, isAtOnce } = sumUpdates(groups.filter(({ canaries, replaced }) => canaries > 0 && replaced > 0));
    if (step < all)
        return [['replaces', all, `: ${countCanaries(step)} now, ${all - step} more after promotion`]];
    return [
        isAtOnce ? ['replaces all', all, ' at once, as canaries'] : ['replaces', all, ` with ${countCanaries(step)}`],
    ];
}
function countCanaries(count) {
    return count === 1 ? '1 canary' : `${count} canaries`;
}
function sumUpdates(groups) {
    const sum = (which) => groups.reduce((total, { update }) => total + update[which], 0);
    const all = sum('all');
    return { all, step: sum('step'), isAtOnce: all > 1 && groups.some(({ update }) => update.isAtOnce) };
}
function describeAlsoEnded(groups, count) {
    return groups.some((group) => group[count] > 0 && group.update.countWithEnded === count) ? ', running or ended' : '';
}


/***/ }),

/***/ 1772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ag: () => (/* binding */ hasPlaced),
/* harmony export */   At: () => (/* binding */ describeCanaries),
/* harmony export */   C1: () => (/* binding */ describeStillServing),
/* harmony export */   LV: () => (/* binding */ rolloutKinds),
/* harmony export */   MP: () => (/* binding */ describeVersion),
/* harmony export */   MU: () => (/* binding */ shortenCauses),
/* harmony export */   Mq: () => (/* binding */ describeUnplaced),
/* harmony export */   UF: () => (/* binding */ describeFullCause),
/* harmony export */   V$: () => (/* binding */ describeCause),
/* harmony export */   Yh: () => (/* binding */ describeServing),
/* harmony export */   _8: () => (/* binding */ describeBatchOutcome),
/* harmony export */   cc: () => (/* binding */ labelRollout),
/* harmony export */   eK: () => (/* binding */ describeTaskProblem),
/* harmony export */   hA: () => (/* binding */ countHealthy),
/* harmony export */   j3: () => (/* binding */ listCanaries),
/* harmony export */   kO: () => (/* binding */ formatRolloutResult),
/* harmony export */   lw: () => (/* binding */ describeRollout)
/* harmony export */ });
/* harmony import */ var _plan_describe_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9042);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4482);
/* harmony import */ var _text_times_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5502);
/* harmony import */ var _rollout_task_cause_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2913);




function describeTaskProblem({ task, restarts, cause, check, node }) {
    const after = restarts === 0 ? '' : `, after ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(restarts, 'restart')}`;
    return `${check ?? `task \`${task}\` ${cause}`}${node === '' ? '' : ` on node \`${node}\``}${after}`;
}
function shortenCauses(rollout) {
    const { problems, batch } = rollout;
    const shortBatch = batch && { ...batch, problems: batch.problems.map(shortenProblem) };
    return { ...rollout, problems: problems.map(shortenProblem), batch: shortBatch };
}
function shortenProblem({ cause, check, ...problem }) {
    return { ...problem, cause: (0,_rollout_task_cause_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenCause */ .X$)(cause), check: check && (0,_rollout_task_cause_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenCause */ .X$)(check) };
}
function describeFullCause(problem) {
    const { check, cause } = problem;
    return (0,_rollout_task_cause_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenCause */ .X$)(check ?? cause) === (check ?? cause) ? undefined : describeTaskProblem(problem);
}
function describeRollout(rollout, placedWord = 'placed') {
    if (rollout.batch !== undefined)
        return describeBatchOutcome(rollout.batch);
    const cause = describeCause(rollout);
    const reason = cause === '' ? '' : `: ${cause}`;
    const servingText = describeStillServing(rollout);
    const serves = servingText === '' ? '' : `; ${servingText}`;
    switch (rollout.kind) {
        case 'complete':
            return 'complete';
        case 'successful':
            return rollout.recovered
                ? 'healthy now, although its deployment failed'
                : `rolled out${(0,_text_times_js__WEBPACK_IMPORTED_MODULE_2__/* .formatSpan */ .QA)(' in ', rollout)}`;
        case 'failed':
            return `rollout failed${reason}${serves}`;
        case 'rolled-back':
            return `rolled back${describeVersion(rollout)}${reason}${describeWaitingRollback(rollout)}`;
        case 'awaiting-promotion':
            return `waits for promotion; ${describeServing(rollout)}`;
        case 'placement-blocked':
            return `cannot be placed${reason}${serves}`;
        case 'no-deployment':
            return `${hasPlaced(rollout) ? placedWord : 'registered'}${reason}`;
        case 'superseded':
            return rollout.wasStopped === true ? 'stopped during the rollout' : 'superseded by a newer version';
        case 'timed-out':
            return rollout.endReason === 'cancelled'
                ? `still rolling out when the run was cancelled${(0,_text_times_js__WEBPACK_IMPORTED_MODULE_2__/* .formatSpan */ .QA)(' after ', rollout)}${describeHealthOfGroups(rollout)}${serves}`
                : rollout.silentSince !== undefined
                    ? describeSilence(rollout.silentSince, rollout.groups.length === 0 ? '' : countHealthy(rollout.groups))
                    : `not healthy${(0,_text_times_js__WEBPACK_IMPORTED_MODULE_2__/* .formatSpan */ .QA)(' after ', rollout)}${describeHealthOfGroups(rollout)}${reason}${serves}`;
    }
}
function hasPlaced({ evalId }) {
    return evalId !== '';
}
function describeBatchOutcome(work) {
    const [problem] = work.problems;
    const reason = problem === undefined ? '' : `: ${describeTaskProblem(problem)}`;
    switch (work.kind) {
        case 'complete':
            return `completed${(0,_text_times_js__WEBPACK_IMPORTED_MODULE_2__/* .formatSpan */ .QA)(' in ', work)}`;
        case 'failed':
            return `failed${reason}`;
        case 'lost':
            return `lost an allocation, and Nomad does not replace it${reason || ': it was stopped, such as by a node drain'}`;
        case 'stopped':
            return 'stopped before it was complete';
        case 'superseded':
            return 'superseded by a newer version';
        case 'placement-blocked':
            return `cannot be placed: ${describeUnplaced(work)}`;
        case 'timed-out':
            return work.endReason === 'cancelled'
                ? `still running when the run was cancelled${(0,_text_times_js__WEBPACK_IMPORTED_MODULE_2__/* .formatSpan */ .QA)(' after ', work)} (${work.text})`
                : work.silentSince !== undefined
                    ? describeSilence(work.silentSince, work.text)
                    : `not complete${(0,_text_times_js__WEBPACK_IMPORTED_MODULE_2__/* .formatSpan */ .QA)(' after ', work)} (${work.text})${reason}`;
    }
}
function describeSilence(silentSince, state) {
    return `Nomad has not responded since ${(0,_text_times_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMoment */ .K9)(silentSince)}${state === '' ? '' : `; last known: ${state}`}`;
}
function describeServing({ serving, version }) {
    if (serving === undefined)
        return 'could not determine which version takes traffic';
    const earlier = [...new Set(serving.filter((servedVersion) => servedVersion !== version))];
    if (earlier.length === 0)
        return 'no earlier version runs';
    return `${formatVersions(earlier)} still ${earlier.length === 1 ? 'takes' : 'take'} traffic`;
}
function describeCanaries(rollout) {
    const count = rollout.groups.reduce((sum, { canaries, promoted }) => sum + (promoted ? 0 : canaries), 0);
    const canaries = count === 0 ? 'the canaries' : `${count} ${count === 1 ? 'canary' : 'canaries'}`;
    const version = rollout.version === undefined ? '' : ` of version ${rollout.version}`;
    return `${canaries}${version} ${count === 1 ? 'is' : 'are'} healthy, ${describeServing(rollout)}`;
}
function formatVersions(versions) {
    const [last, others] = [versions.at(-1), versions.slice(0, -1)];
    return others.length === 0 ? `version ${last}` : `versions ${others.join(', ')} and ${last}`;
}
function describeStillServing(rollout) {
    const { kind, serving, version, revertedTo } = rollout;
    if (serving === undefined || version === undefined || revertedTo !== undefined || kind === 'superseded')
        return '';
    if (serving.length === 0)
        return 'no version takes traffic';
    const earlier = serving.filter((servedVersion) => servedVersion !== version).length;
    if (earlier === 0)
        return describeServing(rollout);
    return `${describeServing(rollout)}, with ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(earlier, 'allocation')}`;
}
function formatRolloutResult(rollout) {
    return {
        outcome: rollout?.kind ?? '',
        evaluation: rollout?.evalId ?? '',
        deployment: rollout?.deploymentId ?? '',
        serving: rollout?.serving === undefined ? null : [...new Set(rollout.serving)],
    };
}
function listCanaries(rollouts) {
    const canaries = rollouts.flatMap((rollout) => rollout?.canaries ?? []);
    return canaries.map((canary) => ({ ...canary, services: [...canary.services] }));
}
function describeCause(rollout) {
    if (rollout.kind === 'placement-blocked')
        return describeUnplaced(rollout);
    const [problem] = rollout.problems;
    if (problem !== undefined)
        return describeTaskProblem(problem);
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
    return `; ${countHealthy(revertedTo.live?.groups ?? [])}; the rollback waits for promotion`;
}
function describeUnplaced({ unplaced }) {
    const text = unplaced.map(({ group, reasons }) => `${(0,_plan_describe_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .describeReasons */ .nl)(reasons)} (group \`${group}\`)`);
    return text.length === 0 ? 'no node is eligible' : text.join('; ');
}
function describeHealthOfGroups({ groups }) {
    return groups.length === 0 ? '' : `, ${countHealthy(groups)}`;
}
function countHealthy(groups) {
    const healthy = groups.reduce((sum, group) => sum + Math.min(group.healthy, group.desired), 0);
    return `${healthy} of ${groups.reduce((sum, { desired }) => sum + desired, 0)} healthy`;
}
function labelRollout(rollout) {
    return rollout.kind === 'superseded' ? describeRollout(rollout) : rolloutKinds[rollout.kind];
}
const rolloutKinds = {
    failed: 'failed',
    'rolled-back': 'rolled back',
    'placement-blocked': 'cannot be placed',
    superseded: 'superseded',
    'timed-out': 'timed out',
    'awaiting-promotion': 'wait for promotion',
    'no-deployment': 'registered',
    complete: 'complete',
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
    const buildUrl = (path, region) => `${root}/${path}${region === undefined ? '' : `?region=${encodeURIComponent(region)}`}`;
    const linkJob = (job, page) => [job.id, job.namespace, job.region].some((name) => name?.includes(_redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hiddenMark */ .sd))
        ? undefined
        : buildUrl(`jobs/${encodeURIComponent(`${job.id}@${job.namespace}`)}${page}`, job.region);
    return {
        job: (job) => linkJob(job, ''),
        deployments: (job) => linkJob(job, '/deployments'),
        allocation: (id, region) => region?.includes(_redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hiddenMark */ .sd) === true ? undefined : buildUrl(`allocations/${encodeURIComponent(id)}`, region),
    };
}


/***/ }),

/***/ 9335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ listHits),
/* harmony export */   $e: () => (/* binding */ addApproval),
/* harmony export */   DH: () => (/* binding */ approvers),
/* harmony export */   R8: () => (/* binding */ formatHitAddress),
/* harmony export */   cr: () => (/* binding */ clipValue),
/* harmony export */   jT: () => (/* binding */ describeHit),
/* harmony export */   kW: () => (/* binding */ isRefusing)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2211);

const approvers = {
    write: 'a person with write access',
    maintain: 'a maintainer',
    admin: 'an admin',
};
function listHits({ jobs, removed }) {
    return [
        ...jobs.flatMap(({ id, namespace, file, hits }) => hits.map((hit) => ({ id, namespace, file, hit }))),
        ...removed.flatMap(({ formerAddress: { id = '', namespace = '' } = {}, file, hits = [] }) => hits.map((hit) => ({ id, namespace, file, hit }))),
    ];
}
function isRefusing({ hit }) {
    return hit.approvedBy === undefined;
}
function addApproval(outcome, approvedBy) {
    const addApprovers = (plan) => ({
        ...plan,
        hits: (plan.hits ?? []).map((hit) => ({ ...hit, approvedBy })),
    });
    return { ...outcome, jobs: outcome.jobs.map(addApprovers), removed: outcome.removed.map(addApprovers) };
}
const shownAtEachEnd = 120;
function clipValue(text) {
    if (text === '' || /^\d+$/.test(text))
        return text === '' ? 'nothing' : text;
    const hiddenLength = text.length - 2 * shownAtEachEnd;
    const ends = `${text.slice(0, shownAtEachEnd)}… ${hiddenLength} more …${text.slice(-shownAtEachEnd)}`;
    return `\`${hiddenLength > 0 ? ends.toWellFormed() : text}\``;
}
function formatHitAddress({ group, task, isInOtherGroup = false }) {
    if (task !== '')
        return `task \`${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(isInOtherGroup ? `${group}/${task}` : task)}\``;
    return group === '' ? '' : `group \`${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(group)}\``;
}
function describeHit(hit) {
    const { subject, old, new: after, unit = '', guard, unknown } = hit;
    const change = old === '' ? (after === '' ? '' : ` ${clipValue(after)}`) : ` from ${clipValue(old)} to ${clipValue(after)}`;
    const cause = unknown === undefined ? '' : `, which cannot be judged: ${unknown}`;
    const address = formatHitAddress(hit);
    return `${address === '' ? '' : `${address}: `}${subject}${change}${unit} (${guard})${cause}`;
}


/***/ }),

/***/ 2033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ sortBySeverity),
/* harmony export */   EB: () => (/* binding */ listWarnings),
/* harmony export */   FX: () => (/* binding */ listAlarms),
/* harmony export */   O1: () => (/* binding */ rankEffect),
/* harmony export */   ik: () => (/* binding */ hasChanges),
/* harmony export */   oH: () => (/* binding */ findKind)
/* harmony export */ });
/* harmony import */ var _nomad_plan_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4025);

function hasChanges({ verdict, hasFailed = false }) {
    return verdict.hasEffect || verdict.unplaced.length > 0 || hasFailed;
}
const alarmTests = [
    ['refused', ({ verdict }) => verdict.refusals.length > 0],
    ['unplaced', ({ verdict }) => verdict.unplaced.length > 0],
    ['evicts', ({ verdict }) => verdict.preempted.length > 0 || verdict.groups.some((group) => group.preempted > 0)],
    ['stops', ({ verdict }) => verdict.change === 'stopped' || verdict.groups.some((group) => group.stopped > 0)],
    ['at-once', ({ verdict }) => verdict.groups.some(({ update }) => update.isAtOnce)],
    ['failed', ({ hasFailed = false }) => hasFailed],
    ['warning', (job) => listWarnings(job).length > 0],
];
function listAlarms(job) {
    return alarmTests.filter(([, applies]) => applies(job)).map(([alarm]) => alarm);
}
const alarmKinds = {
    refused: ['blocked', 7],
    unplaced: ['blocked', 6],
    evicts: ['evicts', 5],
    stops: ['stops', 5],
    'at-once': ['downtime', 5],
    failed: ['warning', 4],
    warning: ['warning', 4],
};
function rankEffect(job) {
    const worst = alarmTests.find(([, applies]) => applies(job));
    if (worst !== undefined)
        return alarmKinds[worst[0]];
    return [findKind(job), job.verdict.isDestructive ? 2 : Number(job.verdict.hasEffect)];
}
function findKind({ verdict }) {
    const { change, isDestructive, startsAgain, groups } = verdict;
    if (change === 'new' || startsAgain)
        return 'new';
    return isDestructive || groups.some(({ canaries }) => canaries > 0) ? 'replace' : 'edit';
}
function listWarnings({ verdict, pitfalls = [] }) {
    const { warnings, groups, hasEffect } = verdict;
    if (!hasEffect)
        return [];
    const isAtOnce = groups.some(({ update }) => update.isAtOnce);
    return [...pitfalls, ...warnings.filter((warning) => !isAtOnce || !(0,_nomad_plan_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isSimultaneousUpdateWarning */ .rY)(warning))];
}
function sortBySeverity(jobs) {
    const rankedJobs = jobs.map((job) => ({ job, file: job.file, severity: rankEffect(job)[1] }));
    return rankedJobs.toSorted((a, b) => b.severity - a.severity || (a.file < b.file ? -1 : 1)).map(({ job }) => job);
}


/***/ }),

/***/ 7187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ describePlanRun),
/* harmony export */   j: () => (/* binding */ selectPlanSign)
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4482);
/* harmony import */ var _planned_writes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4932);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5410);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2211);
/* harmony import */ var _guard_hits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9335);
/* harmony import */ var _failure_items_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8762);
/* harmony import */ var _plan_alarms_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2033);







function selectPlanSign({ failures, failed, jobs, removed, skippedCount }) {
    if (failures.length + failed.length > 0)
        return '🔴';
    const alarms = new Set(jobs.flatMap(_plan_alarms_js__WEBPACK_IMPORTED_MODULE_6__/* .listAlarms */ .FX));
    const isGuarded = (0,_guard_hits_js__WEBPACK_IMPORTED_MODULE_4__/* .listHits */ .$8)({ jobs, removed }).some(_guard_hits_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefusing */ .kW);
    const hasNotes = [alarms.delete('warning'), alarms.delete('failed')].includes(true);
    const isWarned = hasNotes || removed.some(({ stop }) => stop.kind === 'keeps-running');
    const writes = (0,_planned_writes_js__WEBPACK_IMPORTED_MODULE_1__/* .listPlannedWrites */ .v)({ jobs, removed });
    if (isGuarded || alarms.size > 0 || writes.some(({ kind }) => kind === 'stop'))
        return '🟠';
    if (isWarned || jobs.length + removed.length + skippedCount === 0)
        return '🟡';
    return writes.length > 0 || jobs.some(_plan_alarms_js__WEBPACK_IMPORTED_MODULE_6__/* .hasChanges */ .ik) ? '🔵' : '🟢';
}
function describePlanRun(outcome) {
    const { jobs, failures, failed, removed } = outcome;
    if (failures.length > 0)
        return (0,_failure_items_js__WEBPACK_IMPORTED_MODULE_5__/* .describeCauses */ .wh)(failures);
    const [first, ...others] = jobs.filter(_plan_alarms_js__WEBPACK_IMPORTED_MODULE_6__/* .hasChanges */ .ik);
    const refusalCount = (0,_guard_hits_js__WEBPACK_IMPORTED_MODULE_4__/* .listHits */ .$8)(outcome).filter(_guard_hits_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefusing */ .kW).length;
    const parts = [
        first !== undefined && others.length === 0 ? describeOneJob(first) : describeSeveralJobs(jobs),
        describeRemoved(removed),
        refusalCount === 0 ? '' : (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(refusalCount, 'guarded change'),
    ].filter((part) => part !== '');
    if (failed.length > 0)
        return [(0,_failure_items_js__WEBPACK_IMPORTED_MODULE_5__/* .describeFailed */ .hi)(failed), parts.join(', ')].filter((part) => part !== '').join('; ');
    if (parts.length > 0)
        return parts.join(', ');
    if (jobs.length > 0)
        return `no changes (${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(jobs.length, 'job')})`;
    return outcome.skippedCount > 0
        ? `no changes (${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(outcome.skippedCount, 'job file')} not touched)`
        : 'no job files';
}
function describeOneJob(job) {
    const { verdict } = job;
    const change = {
        new: 'is new',
        edited: 'changes',
        stopped: 'will be stopped',
        unchanged: verdict.hasEffect ? 'has allocations to place' : 'is unchanged',
    }[verdict.change];
    const effect = verdict.startsAgain ? 'starts again (it was stopped)' : change;
    const count = verdict.preempted.reduce((sum, group) => sum + group.count, 0);
    const owner = verdict.preempted.length === 1 ? ` of \`${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .R)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(verdict.preempted[0]?.job ?? ''))}\`` : ' of other jobs';
    const alarms = (0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_6__/* .listAlarms */ .FX)(job).flatMap((alarm) => {
        switch (alarm) {
            case 'refused':
                return ['would be refused by Nomad'];
            case 'unplaced':
                return ['cannot be placed'];
            case 'failed':
                return ['its last deployment failed'];
            case 'evicts':
                return [count === 0 ? 'evicts other jobs' : `evicts ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'allocation')}${owner}`];
            case 'stops':
                return verdict.change === 'stopped' ? [] : ['stops allocations'];
            case 'at-once':
                return ['replaces all allocations at once'];
            case 'warning':
                return [`has ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)((0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_6__/* .listWarnings */ .EB)(job).length, 'warning')}`];
        }
    });
    const facts = [effect, ...alarms];
    const last = facts.length > 1 ? ` and ${facts.at(-1) ?? ''}` : '';
    return `\`${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .R)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(job.id))}\` ${facts.slice(0, facts.length > 1 ? -1 : 1).join(', ')}${last}`;
}
function describeRemoved(removed) {
    const stopsByKind = Map.groupBy(removed, ({ stop }) => stop.kind === 'keeps-running' && stop.reason === 'declared' ? 'gone' : stop.kind);
    const { stops = [], 'keeps-running': keepRunning = [], gone = [] } = Object.fromEntries(stopsByKind);
    const [onlyStop] = stops.length === 1 ? stops : [];
    const parts = [
        ...(onlyStop === undefined ? [] : [`\`${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .R)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(onlyStop.formerAddress?.id ?? ''))}\` will be stopped`]),
        formatCounts([
            [onlyStop === undefined ? stops.length : 0, 'jobs will be stopped'],
            [keepRunning.length, keepRunning.length === 1 ? 'job keeps running' : 'jobs keep running'],
            [gone.length, `job ${gone.length === 1 ? 'file' : 'files'} removed`],
        ]),
    ];
    return parts.filter((part) => part !== '').join(', ');
}
function describeSeveralJobs(jobs) {
    const changingJobs = jobs.filter(({ verdict }) => verdict.change !== 'unchanged');
    const count = (matches) => jobs.filter(matches).length;
    const countAlarms = (alarm) => count((job) => (0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_6__/* .listAlarms */ .FX)(job).includes(alarm));
    const kinds = formatCounts([
        [count(({ verdict }) => verdict.change === 'new'), 'new'],
        [count(({ verdict }) => verdict.change === 'stopped'), 'stopped'],
        [count(({ verdict }) => verdict.startsAgain), 'starting again'],
    ]);
    const evictingCount = countAlarms('evicts');
    const replacingCount = countAlarms('at-once');
    const warnings = new Set(jobs.flatMap(_plan_alarms_js__WEBPACK_IMPORTED_MODULE_6__/* .listWarnings */ .EB)).size;
    return formatCounts([
        [changingJobs.length, describeChanges(changingJobs, kinds)],
        [count(({ verdict }) => verdict.change === 'unchanged' && verdict.hasEffect), 'with allocations to place'],
        [countAlarms('refused'), 'would be refused by Nomad'],
        [countAlarms('unplaced'), 'cannot be placed'],
        [evictingCount, `${evictingCount === 1 ? 'evicts' : 'evict'} other jobs`],
        [replacingCount, `${replacingCount === 1 ? 'replaces' : 'replace'} all allocations at once`],
        [countAlarms('failed'), `unchanged after a failed deployment`],
        [warnings, warnings === 1 ? 'warning' : 'warnings'],
    ]);
}
function describeChanges(changingJobs, kinds) {
    const jobs = changingJobs.length === 1 ? 'job' : 'jobs';
    if (changingJobs.every(({ verdict }) => verdict.change === 'new'))
        return `new ${jobs}`;
    return `${jobs} ${changingJobs.length === 1 ? 'changes' : 'change'}${kinds === '' ? '' : ` (${kinds})`}`;
}
function formatCounts(parts) {
    return parts.flatMap(([count, text]) => (count === 0 ? [] : [`${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .oh)(count)} ${text}`])).join(', ');
}


/***/ }),

/***/ 4745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zi: () => (/* binding */ createJobsLog),
/* harmony export */   mf: () => (/* binding */ createProgress),
/* harmony export */   u6: () => (/* binding */ createPlanLog)
/* harmony export */ });
/* harmony import */ var _plan_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1535);
/* harmony import */ var _nomad_plan_spec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9203);
/* harmony import */ var _nomad_plan_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4025);
/* harmony import */ var _describe_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8217);
/* harmony import */ var _describe_rollout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1772);
/* harmony import */ var _guard_hits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9335);
/* harmony import */ var _plan_alarms_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2033);
/* harmony import */ var _describe_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9042);
/* harmony import */ var _plan_headline_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7187);
/* harmony import */ var _text_log_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(872);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4482);











const colors = { '+': (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `\u001b[32m`, '-': (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `\u001b[31m`, '!': (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `\u001b[33m` };
function createProgress(runner, label) {
    const minCharacters = 20;
    return (count, total) => {
        if (total < minCharacters || Math.floor((count * 10) / total) === Math.floor(((count - 1) * 10) / total))
            return;
        runner.log((0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `${label} ${count} of ${total} job files.`);
    };
}
function createJobsLog(jobs) {
    return (0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_6__/* .sortBySeverity */ .BF)(jobs.filter(_plan_alarms_js__WEBPACK_IMPORTED_MODULE_6__/* .hasChanges */ .ik)).map(createJobEntry);
}
function createPlanLog(outcome) {
    const { jobs, removed, failures, failed } = outcome;
    const unstoredVariables = [...new Set(jobs.flatMap((job) => job.unstoredVariables))];
    const warning = (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `The job source that Nomad stores omits the values of ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_10__/* .codeList */ .E5)(unstoredVariables)}, because they are or may be secret.`;
    const texts = [
        ...(removed.length > 0 ? [(0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinLog */ .Vq)(removed.map((job) => (0,_describe_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .describeUndeclared */ .$v)(job, jobs)))] : []),
        ...(unstoredVariables.length === 0 ? [] : [warning]),
    ];
    return [
        ...(0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_6__/* .sortBySeverity */ .BF)(jobs).map(createJobEntry),
        ...createWarningEntries(outcome),
        ...texts.map((text) => ({ kind: 'text', text })),
        { kind: 'errors', errors: (0,_plan_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .listFailures */ .As)(outcome) },
        {
            kind: 'text',
            text: (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `Plan${failures.length + failed.length > 0 ? ' failed' : ''}: ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_10__/* .toClause */ .HV)((0,_plan_headline_js__WEBPACK_IMPORTED_MODULE_8__/* .describePlanRun */ ._)(outcome))}`,
        },
    ];
}
const maxWarnings = 9;
function createWarningEntries(outcome) {
    const { jobs } = outcome;
    const all = (0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_6__/* .sortBySeverity */ .BF)(jobs).flatMap((job) => (0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_6__/* .listWarnings */ .EB)(job).map((warning) => ({ job, text: (0,_nomad_plan_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .describeWarning */ .U9)(warning) })));
    const warnings = Array.from(Map.groupBy(all, ({ text }) => text), ([text, same]) => {
        const others = same.length > 1 ? ` (and ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_10__/* .plural */ .LS)(same.length - 1, 'other job')})` : '';
        const [first] = same;
        const file = first === undefined ? {} : { file: first.job.file };
        const subject = first?.job.pitfalls?.includes(text) === true ? (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `Job` : (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `Nomad warns about job`;
        const warning = (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `${subject} \`${first?.job.id ?? ''}\`${others}: ${(0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plainLines */ .y1)(text)}`;
        return { kind: 'warning', text: warning, ...file };
    });
    const entries = [...createGuardEntries(outcome), ...createBlockedEntries(jobs), ...warnings];
    const omittedEntries = entries.slice(maxWarnings - 1);
    if (omittedEntries.length < 2)
        return entries;
    const rest = (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinLog */ .Vq)(omittedEntries.map((entry) => ('text' in entry ? entry.text : (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) ``)));
    return [
        ...entries.slice(0, maxWarnings - 1),
        { kind: 'warning', text: (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `${omittedEntries.length} more warnings are listed in the log.` },
        { kind: 'text', text: rest },
    ];
}
function createBlockedEntries(jobs) {
    return (0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_6__/* .sortBySeverity */ .BF)(jobs).flatMap(({ id, file, verdict: { refusals, unplaced } }) => {
        const createEntry = (title) => (text) => ({ kind: 'warning', text, file, title });
        const placementLines = unplaced.length === 0 ? [] : [(0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `Job \`${id}\` cannot be placed: ${(0,_describe_rollout_js__WEBPACK_IMPORTED_MODULE_4__/* .describeUnplaced */ .Mq)({ unplaced })}.`];
        const refusalLines = refusals.map((reason) => (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `Nomad would refuse job \`${id}\`: ${reason}.`);
        return [...refusalLines.map(createEntry('Refused change')), ...placementLines.map(createEntry('Cannot be placed'))];
    });
}
function createGuardEntries(outcome) {
    return (0,_guard_hits_js__WEBPACK_IMPORTED_MODULE_5__/* .listHits */ .$8)(outcome)
        .filter(_guard_hits_js__WEBPACK_IMPORTED_MODULE_5__/* .isRefusing */ .kW)
        .map(({ id, file, hit }) => ({
        kind: 'warning',
        text: (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `Job \`${id}\` cannot be registered without approval: ${(0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plainLines */ .y1)((0,_guard_hits_js__WEBPACK_IMPORTED_MODULE_5__/* .describeHit */ .jT)(hit))}.`,
        title: 'Guarded',
        file,
        line: hit.line,
    }));
}
function createJobEntry(job) {
    const { verdict } = job;
    const counts = (0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_6__/* .hasChanges */ .ik)(job) ? (0,_describe_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .describeCounts */ .w)(verdict) : '';
    const lines = job.diff.lines.map(colorLine);
    const placementLines = verdict.unplaced.map(({ group, count, reasons }) => `Group ${group}: ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_10__/* .plural */ .LS)(count, 'allocation')} cannot be placed: ${(0,_describe_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .describeReasons */ .nl)(reasons)}`);
    const countLines = job.keptCounts.map((keptCount) => `Count of ${keptCount.group}: ${(0,_nomad_plan_spec_js__WEBPACK_IMPORTED_MODULE_1__/* .describeKeptCount */ .T8)(keptCount)}.`);
    const launch = verdict.nextLaunch === undefined ? [] : [`Next periodic launch: ${verdict.nextLaunch}`];
    const hiddenNote = job.diff.hiddenValues === 0 ? [] : [`${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_10__/* .plural */ .LS)(job.diff.hiddenValues, 'value')} hidden`];
    const text = (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinLog */ .Vq)([...lines, ...placementLines, ...countLines, ...(0,_describe_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .describeNotes */ .Ne)(job), ...launch, ...hiddenNote]);
    const blockedCount = (0,_describe_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .countUnplaced */ .Wd)(verdict.unplaced);
    const parts = [(0,_describe_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .describeChange */ .uQ)(verdict), counts, blockedCount === 0 ? '' : `${blockedCount} cannot be placed`];
    const name = (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `${job.id} (${job.file}): ${parts.filter((part) => part !== '').join(', ')}`;
    return { kind: 'group', name, text };
}
function colorLine(line) {
    const color = colors[line[0] ?? ''];
    return color === undefined ? (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `${line}` : (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `${color}${line}\u001b[0m`;
}


/***/ }),

/***/ 1535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ listFailures),
/* harmony export */   GL: () => (/* binding */ stopHit),
/* harmony export */   kd: () => (/* binding */ nothingPlanned)
/* harmony export */ });
const stopHit = { guard: 'stops', group: '', task: '', subject: 'stops the job', old: '', new: '' };
const nothingPlanned = { jobs: [], failed: [], removed: [], skippedCount: 0, failures: [] };
function listFailures(outcome) {
    return [...outcome.failures, ...outcome.failed.flatMap((file) => file.failures)];
}


/***/ }),

/***/ 8097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Do: () => (/* binding */ describeFailedFile),
/* harmony export */   G8: () => (/* binding */ describeUndeclaredJob),
/* harmony export */   IA: () => (/* binding */ createPlanData),
/* harmony export */   YV: () => (/* binding */ createGuardResults),
/* harmony export */   pu: () => (/* binding */ createPlanFiles),
/* harmony export */   wd: () => (/* binding */ createPlanOutputs),
/* harmony export */   yZ: () => (/* binding */ describePlanned)
/* harmony export */ });
/* harmony import */ var _run_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4159);
/* harmony import */ var _planned_writes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4932);
/* harmony import */ var _guard_hits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9335);
/* harmony import */ var _plan_headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7187);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(400);
/* harmony import */ var _plan_alarms_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2033);
/* harmony import */ var _describe_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9042);







function createPlanOutputs(outcome, ui) {
    const writes = (0,_planned_writes_js__WEBPACK_IMPORTED_MODULE_1__/* .listPlannedWrites */ .v)(outcome);
    const [only, ...others] = [...outcome.jobs, ...writes.flatMap(({ kind, job }) => (kind === 'stop' ? [job] : []))];
    return {
        summary: (0,_plan_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .describePlanRun */ ._)(outcome),
        changed: String(writes.length > 0),
        destructive: String(writes.some(({ isDestructive }) => isDestructive)),
        url: only === undefined || others.length > 0 ? '' : (ui?.job(only) ?? ''),
        'comment-url': '',
    };
}
function createPlanData(outcome) {
    return {
        jobs: [
            ...outcome.jobs.map(describePlanned),
            ...outcome.failed.map(describeFailedFile),
            ...outcome.removed.map((job) => (0,_result_js__WEBPACK_IMPORTED_MODULE_4__/* .createResultJob */ .R7)({
                ...describeUndeclaredJob(job),
                ...describeWrite({ jobs: [], removed: [job] }),
                effect: effects[job.stop.kind],
            })),
        ],
        guards: createGuardResults((0,_guard_hits_js__WEBPACK_IMPORTED_MODULE_2__/* .listHits */ .$8)(outcome)),
    };
}
const effects = { stops: 'stops', gone: 'unchanged', 'keeps-running': 'keeps-running' };
function describeWrite(outcome) {
    const writes = (0,_planned_writes_js__WEBPACK_IMPORTED_MODULE_1__/* .listPlannedWrites */ .v)(outcome);
    return { changes: writes.length > 0, destructive: writes.some(({ isDestructive }) => isDestructive) };
}
function createGuardResults(hits) {
    return hits.map(({ id, namespace, file, hit: { guard, group, task, old, new: after, approvedBy } }) => ({
        guard,
        job: id,
        namespace,
        group,
        task,
        old,
        new: after,
        file,
        approved: approvedBy !== undefined,
        approvedBy: [...(approvedBy ?? [])],
    }));
}
function createPlanFiles(jobs) {
    const responses = jobs.map((job) => job.clear.json);
    return {
        'plan-text': { name: 'plan.txt', parts: listPlanTexts(jobs), isPrivate: true },
        'plan-json': { name: 'plan.json', parts: (0,_run_report_js__WEBPACK_IMPORTED_MODULE_0__/* .formatJsonArray */ .Ph)(responses), isPrivate: true },
    };
}
function* listPlanTexts(jobs) {
    for (const [index, job] of jobs.entries()) {
        if (jobs.length > 1)
            yield `${index === 0 ? '' : '\n'}==> ${job.file} <==\n`;
        yield job.clear.text;
    }
}
function describeUndeclaredJob(job) {
    const { id = '', namespace = '', region = '' } = job.formerAddress ?? {};
    return { file: job.file, id, namespace, region, change: job.newJob === undefined ? 'file-removed' : 'moved' };
}
function describePlanned(job) {
    const { id, namespace, region, file, diff, verdict } = job;
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_4__/* .createResultJob */ .R7)({
        file,
        id,
        namespace,
        region: region ?? '',
        effect: (0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_5__/* .hasChanges */ .ik)(job) ? (0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_5__/* .rankEffect */ .O1)(job)[0] : 'unchanged',
        change: verdict.change,
        ...describeWrite({ jobs: [job], removed: [] }),
        groups: Object.fromEntries(verdict.groups.map(({ name, update: _update, ...counts }) => [name, counts])),
        index: verdict.jobModifyIndex,
        warnings: [...(job.pitfalls ?? []), ...verdict.warnings],
        unplaced: verdict.unplaced.map((group) => ({
            ...group,
            reasons: group.reasons.map((reason) => (0,_describe_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .describeReasons */ .nl)([reason])),
        })),
        preempted: verdict.preempted,
        nextLaunch: verdict.nextLaunch ?? '',
        hiddenValues: diff.hiddenValues,
        diff: [...diff.lines],
    });
}
function describeFailedFile({ file, failures }) {
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_4__/* .createResultJob */ .R7)({
        file,
        effect: 'failed',
        reason: failures[0]?.reason ?? '',
        errors: failures.map((failure) => ({
            location: (0,_describe_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .formatLocation */ .j$)(failure),
            message: failure.message,
            hint: failure.hint ?? '',
        })),
    });
}


/***/ }),

/***/ 4932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ listPlannedWrites)
/* harmony export */ });
function listPlannedWrites({ jobs, removed }) {
    return [
        ...jobs.flatMap((job) => {
            const { change, isDestructive } = job.verdict;
            return change === 'unchanged' ? [] : [{ kind: 'register', job, isDestructive }];
        }),
        ...removed.flatMap(({ formerAddress, stop }) => {
            if (formerAddress === undefined || stop.kind !== 'stops')
                return [];
            const isFamily = stop.target.children === true && stop.children?.length !== 0;
            return [{ kind: 'stop', job: formerAddress, isDestructive: stop.running !== 0 || isFamily }];
        }),
    ];
}


/***/ }),

/***/ 667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ toRolloutError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _comment_next_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1876);
/* harmony import */ var _describe_rollout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1772);
/* harmony import */ var _nomad_plan_placement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7589);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4482);





const failures = {
    failed: [
        'failed',
        'The new version stays registered. Fix the cause and have the next plan reviewed, or go back with `mode: revert`.',
    ],
    'rolled-back': ['rolled-back', 'Fix the cause in a new pull request.'],
    'placement-blocked': [
        'unplaceable',
        'The job stays registered, and Nomad places it when a node is available. Add capacity, or correct the job file.',
    ],
    superseded: ['conflict', 'Another user or process changed the job in the meantime. Check its latest version.'],
    'timed-out': [
        'timed-out',
        'Nomad continues the rollout. Re-run this workflow job to follow it to its end, and raise `timeout` if it takes longer.',
    ],
};
const silentHint = 'The outcome is unknown. Check that Nomad can be reached, then re-run this workflow job to follow the rollout to its end.';
const deadCanaryHint = 'Nomad does not replace this canary, and the deployment still waits. End it with `mode: fail-deployment`, fix the cause, and have the next plan reviewed.';
function toRolloutError(rollout, { id, file, hints = {} }) {
    const location = file === undefined ? undefined : { file };
    const { denial } = rollout;
    if (denial !== undefined)
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
            reason: denial.reason,
            message: `\`${id}\`: the canaries are healthy, but this run is not allowed to promote them (${(0,_describe_rollout_js__WEBPACK_IMPORTED_MODULE_2__/* .describeServing */ .Yh)(rollout)}): ${denial.sentence}`,
            request: denial.request,
            location,
            help: denial.help,
            hint: `${denial.hint ?? ''} Until then, promote with \`nomad deployment promote ${rollout.deploymentId}\`.`,
        });
    const separator = rollout.kind === 'placement-blocked' ? ' ' : ': ';
    const [reason, hint] = failures[rollout.kind] ?? ['conflict', 'Check the latest deployment of the job.'];
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason,
        message: `\`${id}\`${separator}${(0,_describe_rollout_js__WEBPACK_IMPORTED_MODULE_2__/* .describeRollout */ .lw)(rollout)}.`,
        location,
        hint: `${selectSpecialHint(rollout) ?? formatBatchHint(rollout, id) ?? hints[rollout.kind] ?? formatPlacementHint(rollout) ?? hint}${formatPromotionHint(rollout)}`,
    });
}
function selectSpecialHint({ silentSince, deadCanary, kind, batch, version }) {
    if (silentSince !== undefined)
        return silentHint;
    if (deadCanary === true)
        return deadCanaryHint;
    return kind === 'failed' && batch === undefined && version === 0
        ? 'The job stays registered. Fix the cause and have the next plan reviewed, or stop the job with `mode: stop`: it has no earlier version.'
        : undefined;
}
function formatPlacementHint({ kind, unplaced }) {
    if (kind !== 'placement-blocked' || unplaced.length === 0)
        return undefined;
    return `The job stays registered, and Nomad places it when a node is available. ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .capitalize */ .ZH)((0,_nomad_plan_placement_js__WEBPACK_IMPORTED_MODULE_3__/* .listFixes */ .aq)(unplaced).join('; '))}.`;
}
function formatBatchHint({ kind, batch }, id) {
    if (batch !== undefined && kind === 'timed-out')
        return `Nomad continues the job: \`nomad job status ${id}\` shows its state. Re-run this workflow job to follow it to its end, and raise \`timeout\` if it takes longer.`;
    return batch !== undefined && kind === 'failed'
        ? 'Nomad does not run this version again. Fix the cause, and have the plan of the next version reviewed.'
        : undefined;
}
function formatPromotionHint({ revertedTo }) {
    if (revertedTo?.waiting === undefined)
        return '';
    const [promote = ''] = (0,_comment_next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .listCanaryCliCommands */ .jc)(revertedTo.waiting.Namespace, revertedTo.waiting.ID);
    return ` The rollback is complete once its canaries are promoted: \`${promote}\`, or \`mode: promote\`.`;
}


/***/ }),

/***/ 4437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ selectWriteSign),
/* harmony export */   w: () => (/* binding */ createWriteReport)
/* harmony export */ });
/* harmony import */ var _rollout_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(667);
/* harmony import */ var _describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1772);
/* harmony import */ var _rollout_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4436);



function selectWriteSign(result, rollout) {
    if (result === 'dry-run')
        return '🔵';
    if (rollout?.kind === 'awaiting-promotion')
        return '🟠';
    return rollout === undefined && ['already', 'gone', 'no-canaries'].includes(result) ? '⚪' : '🟢';
}
function createWriteReport(write, { job, results, hints }) {
    const { result, index, version, evalId, rollout } = write;
    const isFailed = rollout !== undefined && !(0,_rollout_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccessfulRollout */ .ae)(rollout);
    const failure = isFailed ? (0,_rollout_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .toRolloutError */ .r)(rollout, { id: job, file: undefined, hints }) : undefined;
    const rolloutText = rollout === undefined ? '' : `: ${(0,_describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__/* .describeRollout */ .lw)(rollout, 'all allocations are placed')}`;
    return {
        headline: write.failures[0] ?? `${result === 'none' ? '' : results[result]}${rolloutText}`,
        sign: selectWriteSign(result, rollout),
        failures: [...write.failures, ...(failure === undefined ? [] : [failure])],
        cause: rollout?.denial === undefined ? failure : undefined,
        job: {
            ...(0,_describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRolloutResult */ .kO)(rollout),
            evaluation: rollout?.evalId || (evalId ?? ''),
            version: version ?? null,
            index: index ?? null,
        },
        canaries: (0,_describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__/* .listCanaries */ .j3)([rollout]),
    };
}


/***/ }),

/***/ 2489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ readCommandOrHelp),
/* harmony export */   De: () => (/* binding */ writingVerbs),
/* harmony export */   fE: () => (/* binding */ formatCommand),
/* harmony export */   g0: () => (/* binding */ isNameable),
/* harmony export */   ii: () => (/* binding */ describeCorrection)
/* harmony export */ });
/* unused harmony export parseCommand */
/* harmony import */ var _inputs_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7310);
/* harmony import */ var _inputs_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1352);


const writingVerbs = new Set(['promote', 'fail', 'revert']);
const maxCommandCharacters = 1024;
const invisible = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;
const commandPrefix = '/outrider';
const helpCommand = { verb: 'help' };
const maxArguments = {
    plan: 0,
    status: 1,
    help: 0,
    promote: 1,
    fail: 1,
    revert: 2,
};
function parseCommand(comment) {
    const line = readFirstLine(comment);
    const words = line.split(' ');
    if (words[0] !== commandPrefix)
        return undefined;
    if (line.length > maxCommandCharacters || invisible.test(line.replaceAll(' ', '')))
        return helpCommand;
    const [, word, ...rest] = words.filter((part) => part !== '');
    const verb = _inputs_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .verbs */ .PB.find((candidate) => candidate === word);
    return verb === undefined ? helpCommand : readArguments(verb, rest);
}
function readCommandOrHelp(comment) {
    const isMeant = /^[\s`*+-]{0,20}\/outrider(?![\w./-])/im.test(comment.replaceAll(/^```[^]*?^```/gm, ''));
    return parseCommand(comment) ?? (isMeant ? helpCommand : undefined);
}
function readFirstLine(comment) {
    return comment.slice(0, maxCommandCharacters + 1).split(/[\r\n]/, 1)[0] ?? '';
}
function describeCorrection(comment, { allowed, isMerged }) {
    if (parseCommand(comment) === undefined)
        return 'A command begins with `/outrider`, in lower case, without anything before it.';
    const line = readFirstLine(comment);
    const [, word, ...rest] = line.split(' ').filter((part) => part !== '');
    if (word === undefined || (word === 'help' && rest.length === 0))
        return undefined;
    if (!/^[\w-]{1,40}$/.test(word))
        return 'This is not a command.';
    if (_inputs_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .verbs */ .PB.some((verb) => verb === word))
        return `The command \`${word}\` does not take these arguments.${suggestLine(line)}`;
    if (/^(?:dispatch|restart|scale|stop)$/.test(word))
        return `\`${word}\` is not a command. Run \`mode: ${word}\` in a workflow.`;
    if (word === 'apply' || word === 'deploy')
        return `\`${word}\` is not a command. ${isMerged ? 'The register workflow deploys a merged pull request' : 'Merging the pull request deploys it'}.`;
    const suggestion = (0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .findNearest */ .qg)(word === 'rollback' ? 'revert' : word, [...allowed]);
    return `\`${word}\` is not a command.${suggestion === undefined ? '' : ` Did you mean \`${suggestion}\`?`}`;
}
function suggestLine(line) {
    const words = line.replace(/(?<= plan)[ :=#]+(?=[0-9a-f]{8}\b)/, ' ').split(/ +/);
    const options = words.map((word, at) => ({ note: ` \`${word}\` is too much.`, left: words.toSpliced(at, 1) }));
    const withPlan = words.flatMap((word) => /^[0-9a-f]{8}$/.test(word) && !words.includes('plan') ? ['plan', word] : [word]);
    const fit = [...options, { note: '', left: withPlan }].findLast(({ left }) => {
        const command = parseCommand(left.join(' '));
        return (left.join(' ') !== line && command?.verb === words[1] && (command?.plan !== undefined || !words.includes('plan')));
    });
    return fit === undefined ? '' : `${fit.note} Write: \`${fit.left.join(' ').trimEnd()}\`.`;
}
const versionPattern = /^[\w.-]{1,128}$/;
function readArguments(verb, words) {
    const [key, value = ''] = words.slice(-2);
    const plan = key === 'plan' && /^[0-9a-f]{8}$/.test(value) ? value : undefined;
    const commit = key === 'commit' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value) ? value : undefined;
    const jobWords = (plan ?? commit) === undefined ? words : words.slice(0, -2);
    if (jobWords.length > maxArguments[verb])
        return helpCommand;
    const [job, version] = jobWords;
    if (version !== undefined && !versionPattern.test(version))
        return helpCommand;
    return { verb, job, version, plan, commit };
}
function formatCommand({ verb, job, version, plan, commit }) {
    const binding = plan === undefined ? (commit === undefined ? [] : ['commit', commit]) : ['plan', plan];
    return [commandPrefix, verb, job, version, ...binding].filter((word) => word !== undefined).join(' ');
}
function isNameable(job) {
    return job !== '' && job.length <= 512 && !invisible.test(job);
}


/***/ }),

/***/ 4906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EI: () => (/* binding */ digestLiveJob),
/* harmony export */   MK: () => (/* binding */ computeDigest),
/* harmony export */   aC: () => (/* binding */ digestWithKey),
/* harmony export */   uz: () => (/* binding */ equalsInConstantTime)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8937);
/* harmony import */ var _nomad_plan_specification_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7619);



const digestBytes = 24;
function computeDigest(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update((0,_nomad_plan_specification_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalize */ .dw)(value)).digest('base64');
}
function digestWithKey(purpose, value, key) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', key.secret).update(`outrider ${purpose} v3\n${value}`).digest();
    return digest.subarray(0, digestBytes).toString('base64');
}
function equalsInConstantTime(left, right) {
    const [a, b] = [Buffer.from(left), Buffer.from(right)];
    return a.length === b.length && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(a, b);
}
function digestLiveJob(job, keepsCounts) {
    const groups = (job.TaskGroups ?? []).map((group) => removeVolatileCount(group, keepsCounts));
    return computeDigest({ ...removeVolatileFields(job), TaskGroups: groups });
}
function removeVolatileCount(group, keepsCounts) {
    const { Count: count, Scaling: scaling, ...rest } = group;
    const isScaled = scaling !== null && scaling !== undefined;
    const policy = isScaled && typeof scaling === 'object' ? removeVolatileFields(scaling) : scaling;
    return { ...rest, Scaling: policy, ...(isScaled || keepsCounts ? {} : { Count: count }) };
}
function removeVolatileFields(policy) {
    return Object.fromEntries(Object.entries(policy).filter(([name]) => !_clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .volatileFields */ ._8.has(name)));
}


/***/ }),

/***/ 6484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xr: () => (/* binding */ extractDifference),
/* harmony export */   YD: () => (/* binding */ hasEqualEffect),
/* harmony export */   fq: () => (/* binding */ describeMeaning)
/* harmony export */ });
/* harmony import */ var _redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7301);
/* harmony import */ var _nomad_plan_specification_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7619);


function describeMeaning({ job, verdict, diff, keptGroups }) {
    const isOnEachNode = job.Type === 'system' || job.Type === 'sysbatch';
    const groups = verdict.groups.flatMap((group) => {
        const counts = keptGroups.has(group.name) ? {} : readReviewedCounts(group, isOnEachNode);
        return Object.keys(counts).length === 0 ? [] : [[group.name, counts]];
    });
    return {
        change: verdict.change,
        startsAgain: verdict.startsAgain,
        groups: Object.fromEntries(groups),
        preempts: [...new Set(verdict.preempted.map((other) => (0,_nomad_plan_specification_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalize */ .dw)([other.namespace, other.job])))].toSorted(),
        diff: diff === null ? null : extractDifference(removeKeptCounts(diff, keptGroups)),
    };
}
function removeKeptCounts(diff, groups) {
    const TaskGroups = diff.TaskGroups.map((group) => groups.has(group.Name) ? { ...group, Fields: group.Fields.filter(({ Name }) => Name !== 'Count') } : group);
    return { ...diff, TaskGroups };
}
function readReviewedCounts({ created, replaced, updatedInPlace, stopped, canaries }, isOnEachNode) {
    const counts = isOnEachNode
        ? { ended: replaced + stopped, updatedInPlace, canaries }
        : { created, replaced, updatedInPlace, stopped, canaries };
    return Object.fromEntries(Object.entries(counts).flatMap(([result, count]) => (count > 0 ? [[result, isOnEachNode || count]] : [])));
}
function hasEqualEffect(planned, reviewed, mayBeLess) {
    const [meaning, maxMeaning] = [planned, reviewed].map((effect) => describeMeaning({ ...effect, diff: null }));
    if (!mayBeLess)
        return (0,_nomad_plan_specification_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalize */ .dw)(meaning) === (0,_nomad_plan_specification_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalize */ .dw)(maxMeaning);
    const indexGroups = ({ verdict }) => new Map(verdict.groups.map((group) => [group.name, group]));
    const reviewedGroups = indexGroups(reviewed);
    const isLess = [...indexGroups(planned)].every(([name, current]) => {
        const knownGroup = reviewedGroups.get(name);
        return (knownGroup !== undefined &&
            ['created', 'replaced', 'stopped', 'canaries'].every((count) => current[count] <= knownGroup[count]) &&
            current.replaced + current.updatedInPlace <= knownGroup.replaced + knownGroup.updatedInPlace);
    });
    const others = new Set(reviewed.verdict.preempted.map((other) => (0,_nomad_plan_specification_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalize */ .dw)([other.namespace, other.job])));
    return (isLess &&
        planned.verdict.startsAgain === reviewed.verdict.startsAgain &&
        planned.verdict.preempted.every((other) => others.has((0,_nomad_plan_specification_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalize */ .dw)([other.namespace, other.job]))));
}
function extractDifference(diff) {
    const groups = diff.TaskGroups.map((group) => ({
        ...createMeaningPart(group.Type, group.Name, group),
        tasks: sortStably(group.Tasks.map((task) => createMeaningPart(task.Type, task.Name, task)).filter(isChanged)),
    }));
    return {
        ...createMeaningPart(diff.Type, diff.ID, diff),
        groups: sortStably(groups.filter((group) => isChanged(group) || group.tasks.length > 0)),
    };
}
function createMeaningPart(type, name, from) {
    const fields = from.Fields.filter((field) => field.Type !== 'None');
    return {
        type,
        name,
        fields: sortStably(fields.map(({ Type, Name, Old, New }) => [Type, Name, (0,_redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .showText */ .h$)(Old), (0,_redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .showText */ .h$)(New)])),
        objects: sortStably(from.Objects.map((object) => createMeaningPart(object.Type, object.Name, object)).filter(isChanged)),
    };
}
function isChanged({ type, fields, objects }) {
    return type !== 'None' || fields.length + objects.length > 0;
}
function sortStably(items) {
    if (items.length < 2)
        return items;
    return items
        .map((item) => ({ item, key: (0,_nomad_plan_specification_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalize */ .dw)(item) }))
        .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
        .map(({ item }) => item);
}


/***/ }),

/***/ 4872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ changesOnlyRandom),
/* harmony export */   c: () => (/* binding */ replaceRandomValues)
/* harmony export */ });
/* harmony import */ var _nomad_plan_read_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2342);
/* harmony import */ var _redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3067);


const randomMark = '(random)';
function replaceRandomValues(diff, random) {
    return changeRandom(diff, random, (field) => [field.Type === 'Deleted' ? field : { ...field, New: randomMark }]);
}
function changesOnlyRandom(diff, random) {
    return random.keys.size > 0 && diff.Type === 'Edited' && (0,_nomad_plan_read_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .isEmptyDiff */ .$7)(changeRandom(diff, random, () => []));
}
function changeRandom(diff, { keys }, change) {
    if (keys.size === 0)
        return diff;
    const mapBody = (part, group, task) => ({
        ...part,
        Fields: part.Fields.flatMap((field) => keys.has((0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .formatFieldKey */ .xO)({ group, task, objects: [], name: field.Name })) ? change(field) : [field]),
    });
    return {
        ...mapBody(diff),
        TaskGroups: diff.TaskGroups.map((group) => ({
            ...mapBody(group, group.Name),
            Tasks: group.Tasks.map((task) => mapBody(task, group.Name, task.Name)),
        })),
    };
}


/***/ }),

/***/ 4989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ findRecordLine),
/* harmony export */   C6: () => (/* binding */ openRecord),
/* harmony export */   Of: () => (/* binding */ markKind),
/* harmony export */   Py: () => (/* binding */ draftRecordLine),
/* harmony export */   SN: () => (/* binding */ replaceRecord),
/* harmony export */   WX: () => (/* binding */ openOwnRecord),
/* harmony export */   Wn: () => (/* binding */ isSameRecord),
/* harmony export */   am: () => (/* binding */ stampLength),
/* harmony export */   de: () => (/* binding */ fitRecord),
/* harmony export */   gX: () => (/* binding */ markedKinds),
/* harmony export */   wR: () => (/* binding */ derivePlanId),
/* harmony export */   xe: () => (/* binding */ sealRecord)
/* harmony export */ });
/* unused harmony export formatRecordLine */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _digests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4906);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5398);
/* harmony import */ var _text_published_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9618);




function fitRecord(record, budget) {
    let draft = record;
    for (let count = record.jobs.length; count > 0;) {
        const { length } = draftRecordLine(draft);
        if (length <= budget)
            break;
        count = Math.min(count - 1, Math.floor((count * budget) / length));
        draft = { ...record, jobs: record.jobs.slice(0, count), omitted: record.omitted + record.jobs.length - count };
    }
    return draft;
}
const stampLength = 128;
function sealRecord(comment, { at, plannedAt, shownTimes }, keys) {
    const { text = '', packed: draft = '' } = splitComment(comment) ?? {};
    const record = (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .unpackRecord */ .Qc)(draft);
    const key = keys.find(({ id }) => id === record?.key);
    if (record === undefined || key === undefined)
        return comment;
    const times = { at, plannedAt: plannedAt ?? record.plannedAt, since: record.since || at, ...shownTimes };
    const [packed, digest] = [(0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .packRecord */ .RM)({ ...record, ...times }), digestComment(text)];
    const signature = signText(`v${formatVersion} ${packed} ${digest}`, key);
    return (text + formatRecordLine(packed, digest, signature));
}
function replaceRecord(comment, record) {
    return ((splitComment(comment)?.text ?? '') + draftRecordLine(record));
}
function openRecord(comment, keys, updatedAt) {
    if (keys === undefined)
        return { kind: 'no-key' };
    const parts = splitComment(comment);
    const line = findRecordLine(comment);
    for (const kind of markedKinds)
        if (line === markKind(kind))
            return { kind };
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
    const key = keys.find(({ id }) => id === record.key);
    if (key === undefined)
        return { kind: 'other-key' };
    if (!(0,_digests_js__WEBPACK_IMPORTED_MODULE_1__/* .equalsInConstantTime */ .uz)(signature, signText(`v${number} ${packed} ${digest}`, key)))
        return { kind: 'forged' };
    if (rest.trim() !== '' || !(0,_digests_js__WEBPACK_IMPORTED_MODULE_1__/* .equalsInConstantTime */ .uz)(digest, digestComment(text)))
        return { kind: 'edited' };
    const updateSecond = Math.floor(Date.parse(updatedAt ?? '') / 1000);
    const editSecond = updateSecond > record.at ? Math.max(record.edited ?? 0, updateSecond) : record.edited;
    return { kind: 'opened', record: editSecond === undefined ? record : { ...record, edited: editSecond }, key };
}
function openOwnRecord({ body, updated_at: updatedAt }, keys, owner) {
    const openedRecord = openRecord(body, keys, updatedAt);
    const other = openedRecord.kind === 'opened' ? findOtherOwner(openedRecord.record, owner) : undefined;
    return other === undefined ? openedRecord : { kind: 'copied', origin: other };
}
function findOtherOwner(record, owner) {
    const isSameName = record.repository.toLowerCase() === owner.repository.toLowerCase();
    if (record.repositoryId !== owner.repositoryId || !isSameName)
        return `another repository (\`${record.repository}\`)`;
    if (record.pullRequest !== owner.pullRequest)
        return `pull request ${record.pullRequest}, not ${owner.pullRequest}`;
    return record.comment === owner.comment
        ? undefined
        : `another comment (\`environment\` \`${record.comment}\`; this run's is \`${owner.comment}\`)`;
}
function digestComment(text) {
    const storedText = text.replaceAll(/\r\n?/g, '\n').trimEnd();
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`outrider text v${formatVersion}\n${storedText}`).digest('base64');
}
function isSameRecord(present, draft, keys) {
    const [left, right] = [openRecord(present, keys), openRecord(draft, keys)];
    const [before, current] = [findRecordLine(present), findRecordLine(draft)];
    if (left.kind !== 'opened' || right.kind !== 'opened')
        return before === current && (before === undefined || markedKinds.some((kind) => before === markKind(kind)));
    return omitRun(left.record) === omitRun(right.record);
}
function omitRun({ at: _at, plannedAt: _planned, run: _run, ...record }) {
    return JSON.stringify(record);
}
function signText(text, { secret }) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', secret).update(`outrider:record ${text}`).digest('base64');
}
const formatVersion = 4;
const recordLineStart = '<!-- outrider:record ';
const digestPlaceholder = '0'.repeat(44);
const markedKinds = ['unsigned', 'edited', 'older', 'damaged', 'absent'];
function markKind(kind) {
    return (0,_text_published_js__WEBPACK_IMPORTED_MODULE_3__/* .toMark */ .Rs) `outrider:record ${kind}`;
}
function formatRecordLine(packedRecord, digest, signature) {
    return (0,_text_published_js__WEBPACK_IMPORTED_MODULE_3__/* .toMark */ .Rs) `outrider:record v${formatVersion} ${packedRecord} ${digest} ${signature}`;
}
function draftRecordLine(record) {
    return formatRecordLine((0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .packRecord */ .RM)(record), digestPlaceholder, digestPlaceholder);
}
const recordLinePattern = /^<!-- outrider:record v(\d{1,9}) (.*) -->$/;
const recordContentPattern = /^([A-Za-z0-9+/]+={0,2}) ([A-Za-z0-9+/]{43}[A-Za-z0-9+/=]) ([A-Za-z0-9+/]{43}[A-Za-z0-9+/=])$/;
function findRecordLine(comment) {
    return comment.split(/\r\n?|\n/).findLast((line) => line.startsWith(recordLineStart));
}
function splitComment(comment) {
    const line = findRecordLine(comment);
    if (line === undefined)
        return undefined;
    const [, number = '', fields = ''] = recordLinePattern.exec(line) ?? [];
    const [, packed = '', digest = '', signature = ''] = recordContentPattern.exec(fields) ?? [];
    const at = comment.lastIndexOf(line);
    return { text: comment.slice(0, at), rest: comment.slice(at + line.length), number, packed, digest, signature };
}
function derivePlanId({ record, key }) {
    const { repository, pullRequest, comment, head, cluster, namespace, region, jobs, removed, omitted } = record;
    const planned = jobs.map(({ done: _done, command: _command, ...job }) => job);
    const stops = removed.map(({ done: _done, ...job }) => job);
    const meaning = [repository, pullRequest, comment, head, cluster, namespace, region, planned, stops, omitted];
    const text = `outrider:plan ${JSON.stringify(meaning)}`;
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', key.secret).update(text).digest('hex').slice(0, 8);
}


/***/ }),

/***/ 5398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CK: () => (/* binding */ formatJobKey),
/* harmony export */   Gw: () => (/* binding */ identifyBy),
/* harmony export */   Qc: () => (/* binding */ unpackRecord),
/* harmony export */   RM: () => (/* binding */ packRecord),
/* harmony export */   XU: () => (/* binding */ collectEntries),
/* harmony export */   Zb: () => (/* binding */ mayBeRegion),
/* harmony export */   vd: () => (/* binding */ matchesIdentifier),
/* harmony export */   yu: () => (/* binding */ coversJob)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1795);
/* harmony import */ var _digests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4906);



const secondsSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .ndf(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .minValue */ .Wwf(0));
const doneSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    index: valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    outcome: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    run: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    at: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(secondsSchema),
});
const identifierSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ keyed: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })]);
const roleSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['write', 'maintain', 'admin']);
const consentSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    pullRequest: valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    together: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig())),
    since: secondsSchema,
    edited: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(secondsSchema),
    rules: valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ of: valibot__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['plan', 'guards']), needed: valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), role: roleSchema })),
});
const guardDigestSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ guard: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), of: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const recordJobSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    file: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    id: identifierSchema,
    namespace: identifierSchema,
    region: identifierSchema,
    index: valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    evaluated: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
    changes: valibot__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    stage: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
    spec: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    plan: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    done: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(doneSchema),
    command: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
    hits: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(guardDigestSchema)),
});
const removedSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    file: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    id: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    namespace: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    region: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    stop: valibot__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    children: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
    index: valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    spec: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    done: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(doneSchema),
    hits: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(guardDigestSchema)),
});
const recordSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    key: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    repository: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    repositoryId: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    pullRequest: valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    comment: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    head: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    run: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    base: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    approvals: valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ needed: valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), role: roleSchema }),
    guards: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ names: valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), role: roleSchema })),
    cluster: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    inputs: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), identifierSchema)),
    namespace: identifierSchema,
    region: identifierSchema,
    jobs: valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(recordJobSchema),
    removed: valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(removedSchema),
    omitted: valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    phase: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['registering', 'incomplete', 'registered'])),
    registered: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(consentSchema)),
    plannedAt: secondsSchema,
    since: secondsSchema,
    at: secondsSchema,
    edited: valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(secondsSchema),
});
const maxRecordLength = 4 * 1024 * 1024;
function packRecord(record) {
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.deflateRawSync)(JSON.stringify(record), { level: 9 }).toString('base64');
}
function unpackRecord(packedRecord) {
    try {
        const bytes = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync)(Buffer.from(packedRecord, 'base64'), { maxOutputLength: maxRecordLength });
        const result = valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(recordSchema, JSON.parse(bytes.toString('utf8')));
        return result.success ? result.output : undefined;
    }
    catch {
        return undefined;
    }
}
function identifyBy(name, hides, key) {
    return hides ? { keyed: (0,_digests_js__WEBPACK_IMPORTED_MODULE_2__/* .digestWithKey */ .aC)('identifier', name, key) } : name;
}
function matchesIdentifier(identifier, name, key) {
    if (typeof identifier === 'string')
        return identifier === name;
    return (0,_digests_js__WEBPACK_IMPORTED_MODULE_2__/* .equalsInConstantTime */ .uz)(identifier.keyed, (0,_digests_js__WEBPACK_IMPORTED_MODULE_2__/* .digestWithKey */ .aC)('identifier', name, key));
}
function mayBeRegion(identifier, region, key) {
    return identifier === '' || region === '' || matchesIdentifier(identifier, region, key);
}
function coversJob({ entry, key }, { file, id, namespace = 'default', region = '' }) {
    return (entry.file === file ||
        (matchesIdentifier(entry.id, id, key) &&
            matchesIdentifier(entry.namespace, namespace, key) &&
            mayBeRegion(entry.region, region, key)));
}
function formatJobKey(job) {
    return JSON.stringify([job.id, job.namespace, job.region ?? '']);
}
function collectEntries(records) {
    const jobs = new Map();
    const removed = new Map();
    for (const signed of records) {
        for (const entry of signed.record.jobs) {
            if (entry.changes || jobs.get(entry.file)?.entry.changes !== true)
                jobs.set(entry.file, { ...signed, entry });
            const removal = removed.get(formatJobKey(entry));
            if (removal !== undefined)
                removed.set(formatJobKey(entry), { ...removal, isShownLater: true });
        }
        for (const entry of signed.record.removed)
            removed.set(formatJobKey(entry), { ...signed, entry });
    }
    const all = records.flatMap((signed) => [...signed.record.jobs, ...signed.record.removed].map((entry) => ({ ...signed, entry })));
    return { jobs, all, removed: [...removed.values()] };
}


/***/ }),

/***/ 8953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ listDifferingInputs),
/* harmony export */   v: () => (/* binding */ recordInputs)
/* harmony export */ });
/* harmony import */ var _redaction_redactor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5189);
/* harmony import */ var _redaction_variable_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9986);
/* harmony import */ var _redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8300);
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6981);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5398);





const maxShownCharacters = 200;
const maxVariables = 100;
function listRecordedInputs(inputs) {
    const { environment, vars, secret, files } = inputs.jobFiles.variables;
    const { redactName: withoutSecrets } = (0,_redaction_redactor_js__WEBPACK_IMPORTED_MODULE_0__/* .createRedactor */ .l)((0,_redaction_variable_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .listInputSecrets */ .Sq)(inputs.jobFiles.variables));
    const isHiddenText = (text) => text.length > maxShownCharacters || withoutSecrets(text) !== text;
    const toInput = (name, effect, text, isHidden = isHiddenText(text)) => {
        return { name, effect, text, isHidden };
    };
    const values = new Map([...environment, ...vars, ...secret].map(({ name, value }) => [name, value]));
    const late = inputs.jobFiles.late?.names ?? [];
    for (const name of late)
        values.delete(name);
    const variables = [...values].toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(0, maxVariables);
    return [
        toInput('job-files', 'files', inputs.jobFiles.patterns.join('\n')),
        toInput('only-changed', 'files', String(inputs.onlyChanged)),
        toInput('working-directory', 'files', inputs.workingDirectory ?? '.'),
        toInput('file-base', 'specification', inputs.fileBase),
        toInput('var-files', 'specification', files.join('\n')),
        toInput('late-vars', 'specification', late.toSorted().join('\n')),
        toInput('preserve-counts', 'specification', inputs.preserveCounts),
        toInput('stages', 'order', (0,_inputs_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .describeLists */ .PJ)(inputs.stages)),
        toInput('submission', 'specification', String(inputs.submission)),
        ...variables.map(([name, text]) => toInput(`variable ${name}`, 'specification', text, true)),
    ];
}
function recordInputs(inputs, key) {
    return Object.fromEntries(listRecordedInputs(inputs).map(({ name, text, isHidden }) => [name, (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .identifyBy */ .Gw)(text, isHidden, key)]));
}
function listDifferingInputs(recordedInputs, inputs, { effect, key }) {
    if (recordedInputs === undefined)
        return [];
    const current = listRecordedInputs(inputs).filter((input) => input.effect === effect);
    const removedNames = effect !== 'specification' ? [] : Object.keys(recordedInputs).filter((name) => name.startsWith('variable '));
    const currentNames = new Set(current.map(({ name }) => name));
    const { configuration } = inputs.jobFiles;
    const formatSource = (name) => configuration?.lines.has(name) === true ? ` (from \`${configuration.file}\`)` : '';
    return [
        ...current.flatMap(({ name, text, isHidden }) => {
            const planned = recordedInputs[name];
            if (planned === undefined)
                return name.startsWith('variable ') ? [`${quoteSetting(name)} was not set for the plan`] : [];
            if ((0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .matchesIdentifier */ .vd)(planned, text, key))
                return [];
            if (name.startsWith('variable '))
                return [`${quoteSetting(name)}${formatSource('vars')} had a different value for the plan`];
            return [
                `\`${name}\` was ${formatValue(planned)} for the plan, and is ${formatValue(isHidden ? undefined : text)} here${formatSource(name)}`,
            ];
        }),
        ...removedNames
            .filter((name) => !currentNames.has(name))
            .map((name) => `${quoteSetting(name)} is not set here, and was for the plan`),
    ];
}
function quoteSetting(name) {
    return name.replace(/ (.*)/s, ' `$1`');
}
function formatValue(value) {
    if (typeof value !== 'string')
        return _redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenMark */ .sd;
    return value === '' ? 'empty' : `\`${value.replaceAll('\n', ' ')}\``;
}


/***/ }),

/***/ 3927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ld: () => (/* binding */ createReviewError),
/* harmony export */   Rb: () => (/* binding */ createInputError),
/* harmony export */   eV: () => (/* binding */ validateRecord),
/* harmony export */   zE: () => (/* binding */ noRecord)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4482);
/* harmony import */ var _redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8300);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5398);




const planAgainHint = 'Plan the pull request again (re-run its plan workflow), have the new plan reviewed, then re-run this workflow job.';
const noRecord = [
    'there is no record of a reviewed plan',
    `If the plan workflow sets \`comment: off\`, remove it: the comment has the record. ${planAgainHint} If no plan has run, open a new pull request instead.`,
];
function createReviewError(reason, hint = planAgainHint) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({ reason: 'not-reviewed', message: `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalize */ .ZH)(reason)}.`, hint });
}
function validateRecord(openedRecord, expected) {
    if (openedRecord.kind === 'copied')
        throw createReviewError(`the record of the plan belongs to ${openedRecord.origin}`);
    if (openedRecord.kind !== 'opened')
        throw createReviewError(...recordProblems[openedRecord.kind]);
    const { record, key } = openedRecord;
    if (expected.cluster === undefined)
        return openedRecord;
    if (record.cluster !== expected.cluster)
        throw createInputError('address', record.cluster, expected.cluster);
    for (const name of ['namespace', 'region'])
        if (!(0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .matchesIdentifier */ .vd)(record[name], expected[name], key))
            throw createInputError(name, record[name], expected[name]);
    return openedRecord;
}
const recordProblems = {
    none: noRecord,
    absent: noRecord,
    unsigned: [
        'the plan was made without `signing-key`, so it has no record',
        `Set ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSetting */ .w5)('signing-key')} in the workflow of the plan to the same key, re-run the plan, have it reviewed, and re-run this workflow job.`,
    ],
    newer: [
        'a newer version of Outrider wrote the record of the plan',
        'Use the same version of Outrider to plan and to register.',
    ],
    older: ['an older version of Outrider wrote the record of the plan'],
    damaged: ['the record of the plan is damaged'],
    edited: ['the comment with the plan was edited: its text is no longer what Outrider wrote'],
    forged: ['the signature of the record is not valid: the record was changed after it was signed'],
    'other-key': [
        'the record of the plan is signed with a different `signing-key`',
        `Use the same ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSetting */ .w5)('signing-key')} in plan and register; after a change of the key, add the old key on a second line. Otherwise, ${planAgainHint.toLowerCase()}`,
    ],
    'no-key': [
        'this run has no `signing-key`, and cannot verify the review',
        `Set ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSetting */ .w5)('signing-key')} to the same key in plan and register, such as the output of \`openssl rand -base64 32\`.`,
    ],
};
function createInputError(name, planned, current) {
    return createReviewError(`the plan used ${describeInput(name, planned)}, and this run uses ${describeInput(name, current)}`, `Set the same \`${name}\` in plan and register, then re-run this workflow job. If you change the inputs of the plan, first re-run the plan and have it reviewed.`);
}
function describeInput(name, value) {
    if (typeof value !== 'string')
        return `another \`${name}\` (${_redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenMark */ .sd})`;
    return value === '' ? `no \`${name}\`` : `\`${name}: ${value}\``;
}


/***/ }),

/***/ 887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DE: () => (/* binding */ findServingVersions),
/* harmony export */   GA: () => (/* binding */ listWaitingGroups),
/* harmony export */   LW: () => (/* binding */ mayWaitForPromotion),
/* harmony export */   PU: () => (/* binding */ isOver),
/* harmony export */   Qv: () => (/* binding */ judgeServing),
/* harmony export */   S_: () => (/* binding */ isForStoppedJob),
/* harmony export */   TB: () => (/* binding */ findInterruption),
/* harmony export */   VY: () => (/* binding */ judgeRollout),
/* harmony export */   Wy: () => (/* binding */ judgeCanaries),
/* harmony export */   _U: () => (/* binding */ parseRollback),
/* harmony export */   au: () => (/* binding */ listWaitingCanaries),
/* harmony export */   hd: () => (/* binding */ isUnplaced),
/* harmony export */   jO: () => (/* binding */ findRollbackUnderWay),
/* harmony export */   uF: () => (/* binding */ areHealthy)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1795);

const canaryConclusions = {
    healthy: { kind: 'awaiting-promotion' },
    dead: { kind: 'dead-canary' },
    unsettled: undefined,
};
const inProgress = { kind: 'in-progress', rollingBackTo: undefined };
function judgeRollout(evidence) {
    const { evaluation, writtenDeployment, latest, hasReadDeployments, index, isBlocked, allocations } = evidence;
    const undecided = isBlocked ? { kind: 'placement-blocked' } : inProgress;
    if (evaluation?.Status === 'pending' || !hasReadDeployments)
        return inProgress;
    if (writtenDeployment === undefined) {
        if (latest !== null && latest.JobSpecModifyIndex > index)
            return { kind: 'superseded' };
        if (isUnplaced(evaluation))
            return undecided;
        return { kind: 'no-deployment' };
    }
    switch (writtenDeployment.Status) {
        case 'successful':
            return { kind: 'successful' };
        case 'cancelled':
            return { kind: 'superseded' };
        case 'failed':
            return judgeFailedDeployment(writtenDeployment, latest, allocations);
        default:
            if (!mayWaitForPromotion(writtenDeployment))
                return undecided;
            return canaryConclusions[judgeCanaries(writtenDeployment, allocations)] ?? undecided;
    }
}
function isUnplaced(evaluation) {
    return Object.keys(evaluation?.FailedTGAllocs ?? {}).length > 0;
}
function judgeFailedDeployment(writtenDeployment, latest, allocations) {
    const version = parseRollback(writtenDeployment);
    if (version === undefined)
        return { kind: 'failed' };
    const rollback = latest !== null && latest.JobSpecModifyIndex > writtenDeployment.JobSpecModifyIndex ? latest : undefined;
    const createRollbackEnd = (healthy, waiting) => ({
        kind: 'rolled-back',
        version,
        healthy,
        waiting,
    });
    if (rollback !== undefined && isOver(rollback))
        return createRollbackEnd(rollback.Status === 'successful');
    const mayWait = rollback !== undefined && mayWaitForPromotion(rollback) && isJudged(rollback);
    const canaries = mayWait ? judgeCanaries(rollback, allocations) : 'unsettled';
    if (canaries === 'unsettled')
        return { kind: 'in-progress', rollingBackTo: version };
    return canaries === 'healthy' ? createRollbackEnd(true, rollback) : createRollbackEnd(false);
}
function isJudged({ TaskGroups }) {
    return Object.values(TaskGroups).every(({ PlacedAllocs, HealthyAllocs, UnhealthyAllocs }) => HealthyAllocs + UnhealthyAllocs >= PlacedAllocs);
}
function findRollbackUnderWay(evidence) {
    const conclusion = judgeRollout(evidence);
    if (conclusion.kind !== 'in-progress' || conclusion.rollingBackTo === undefined)
        return undefined;
    return { kind: 'rolled-back', version: conclusion.rollingBackTo, healthy: false, waiting: undefined };
}
const endStates = new Set(['successful', 'failed', 'cancelled']);
function isOver({ Status }) {
    return endStates.has(Status);
}
function parseRollback({ StatusDescription }) {
    const version = / rolling back to job version (\d+)/.exec(StatusDescription)?.[1];
    return version === undefined || StatusDescription.includes('not rolling back') ? undefined : Number(version);
}
function listWaitingGroups({ TaskGroups }) {
    const groups = Object.entries(TaskGroups).filter(([, group]) => group.DesiredCanaries > 0 && !group.Promoted);
    return new Set(groups.map(([name]) => name));
}
function judgeServing(latest, { index, isStopped, live }) {
    if (latest === null)
        return live && judgeWithoutDeployment(live);
    if (latest === undefined)
        return { reason: 'its deployments could not be read', isRollingOut: false, mayServe: true, isUnread: true };
    const { Status, JobVersion, JobSpecModifyIndex } = latest;
    const isBeforeStop = isStopped && (live === undefined || JobVersion + 1 === live.Version);
    if (JobSpecModifyIndex !== index && !isBeforeStop)
        return live === undefined
            ? { reason: 'the registered version has no deployment', isRollingOut: false }
            : judgeWithoutDeployment(live);
    if (JobVersion === 0 || Status === 'successful')
        return undefined;
    if (Status !== 'running') {
        const end = Status === 'failed' ? 'failed' : 'not succeeded';
        return { reason: `the deployment of version ${JobVersion} has ${end}`, isRollingOut: false };
    }
    return listWaitingGroups(latest).size > 0
        ? { reason: `version ${JobVersion} waits for promotion`, isRollingOut: false, isWaiting: true }
        : { reason: `version ${JobVersion} is being rolled out`, isRollingOut: true };
}
const updateSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ Update: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ MaxParallel: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(1)) }) });
const secretsSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ Tasks: valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ Secrets: valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J() })) });
function judgeWithoutDeployment({ Type, Version, Stable, TaskGroups }) {
    const groups = TaskGroups ?? [];
    const mayUseThem = Type === 'service' || (Type === 'system' && groups.some((group) => valibot__WEBPACK_IMPORTED_MODULE_0__.is(secretsSchema, group)));
    const usesDeployments = mayUseThem && groups.some((group) => valibot__WEBPACK_IMPORTED_MODULE_0__.is(updateSchema, group));
    if (!usesDeployments || !Version || Stable === true)
        return undefined;
    const note = Type === 'system' ? ' (normal for a system job that was registered before Nomad 1.11)' : '';
    const reason = `version ${Version} has no deployment, and Nomad does not mark it as stable${note}`;
    return { reason, isRollingOut: false, mayServe: true };
}
function listWaitingCanaries(deployment, allocations) {
    const groups = listWaitingGroups(deployment);
    return allocations
        .filter(({ JobVersion, TaskGroup }) => JobVersion === deployment.JobVersion && groups.has(TaskGroup))
        .filter((allocation) => isCanary(allocation) && allocation.DesiredStatus === 'run' && allocation.NextAllocation === '')
        .map((allocation) => ({
        id: allocation.ID,
        group: allocation.TaskGroup,
        healthy: isGroupHealthy(allocation),
        dead: isDead(allocation),
        startsKey: identifyStarts(allocation),
    }));
}
function isCanary({ DeploymentStatus }) {
    return DeploymentStatus?.Canary === true;
}
function isGroupHealthy({ ClientStatus, DeploymentStatus, TaskStates }) {
    const tasks = Object.values(TaskStates);
    return (ClientStatus === 'running' &&
        DeploymentStatus?.Healthy === true &&
        tasks.every(({ State, Failed }) => !Failed && (State === 'running' || State === 'dead')));
}
function isDead({ ClientStatus, DeploymentStatus, DesiredTransition }) {
    const willBeReplaced = DesiredTransition['Reschedule'] === true;
    return ['failed', 'complete', 'lost'].includes(ClientStatus) && DeploymentStatus?.Healthy === true && !willBeReplaced;
}
function identifyStarts({ TaskStates }) {
    const starts = Object.entries(TaskStates).map(([task, { Restarts, StartedAt }]) => `${task} ${Restarts} ${StartedAt?.getTime() ?? 0}`);
    return starts.toSorted((a, b) => (a < b ? -1 : 1)).join('\n');
}
function isForStoppedJob(deployment) {
    return deployment?.StatusDescription.includes('stopped') === true;
}
function mayWaitForPromotion({ Status, TaskGroups, StatusDescription }) {
    const groups = [...listWaitingGroups({ TaskGroups })].map((name) => TaskGroups[name]);
    return (Status === 'running' &&
        StatusDescription.includes('requires manual promotion') &&
        groups.length > 0 &&
        groups.every((group) => group !== undefined && group.HealthyAllocs >= group.DesiredCanaries));
}
function judgeCanaries(deployment, allocations) {
    const canaries = listWaitingCanaries(deployment, allocations ?? []);
    if (canaries.some(({ dead }) => dead))
        return 'dead';
    return areHealthy(canaries, deployment) ? 'healthy' : 'unsettled';
}
function areHealthy(canaries, deployment) {
    return findIncompleteGroup(canaries, deployment) === undefined && canaries.every(({ healthy }) => healthy);
}
function findIncompleteGroup(canaries, { TaskGroups }) {
    const countCanaries = (name) => canaries.filter(({ group }) => group === name).length;
    const groups = [...listWaitingGroups({ TaskGroups })];
    return groups.find((name) => countCanaries(name) < (TaskGroups[name]?.DesiredCanaries ?? 0));
}
function findInterruption(before, current, deployment) {
    const canariesById = new Map(current.map((canary) => [canary.id, canary]));
    const replacedCanary = before?.find(({ id }) => !canariesById.has(id));
    if (replacedCanary !== undefined)
        return `${formatCanary(replacedCanary)} was replaced or stopped`;
    const restartedCanary = before?.find(({ id, startsKey }) => canariesById.get(id)?.startsKey !== startsKey);
    if (restartedCanary !== undefined)
        return `${formatCanary(restartedCanary)} restarted`;
    const unhealthyCanary = current.find(({ healthy }) => !healthy);
    if (unhealthyCanary !== undefined)
        return `${formatCanary(unhealthyCanary)} is not healthy`;
    const group = findIncompleteGroup(current, deployment);
    return group === undefined ? undefined : `a canary of group ${group} is missing`;
}
function formatCanary({ id, group }) {
    return `canary ${id.slice(0, 8)} of group ${group}`;
}
function findServingVersions(allocations, deployment) {
    const groups = deployment === undefined ? new Set() : listWaitingGroups(deployment);
    const allocationsInService = allocations.filter((allocation) => allocation.DesiredStatus === 'run' &&
        allocation.ClientStatus === 'running' &&
        !(isCanary(allocation) && groups.has(allocation.TaskGroup) && allocation.JobVersion === deployment?.JobVersion));
    return allocationsInService.map(({ JobVersion }) => JobVersion).toSorted((a, b) => a - b);
}


/***/ }),

/***/ 4436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ae: () => (/* binding */ isSuccessfulRollout),
/* harmony export */   ax: () => (/* binding */ findWorstRollout),
/* harmony export */   ec: () => (/* binding */ redactBatch),
/* harmony export */   gH: () => (/* binding */ redactTaskProblem),
/* harmony export */   h9: () => (/* binding */ findTaskProblems),
/* harmony export */   m0: () => (/* binding */ rankRollout),
/* harmony export */   vN: () => (/* binding */ redactRollout),
/* harmony export */   yg: () => (/* binding */ describeProblems)
/* harmony export */ });
/* harmony import */ var _nomad_plan_placement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7589);
/* harmony import */ var _task_cause_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2913);


const outcomes = {
    failed: false,
    'rolled-back': false,
    'placement-blocked': false,
    superseded: false,
    'timed-out': false,
    'awaiting-promotion': true,
    'no-deployment': true,
    complete: true,
    successful: true,
};
function findWorstRollout(rollouts) {
    return rollouts.toSorted((a, b) => rankRollout(a) - rankRollout(b))[0];
}
function rankRollout({ kind }) {
    return Object.keys(outcomes).indexOf(kind);
}
function isSuccessfulRollout({ kind, denial }) {
    return outcomes[kind] && denial === undefined;
}
function redactRollout(rollout, redact) {
    const { denial } = rollout;
    return {
        ...rollout,
        description: redact(rollout.description),
        denial: denial?.redact(redact),
        ...redactQuotes(rollout, redact),
    };
}
function redactBatch(outcome, redact) {
    return { ...outcome, text: redact(outcome.text), ...redactQuotes(outcome, redact) };
}
function redactQuotes({ problems, unplaced }, redact) {
    return {
        problems: problems.map((problem) => redactTaskProblem(problem, redact)),
        unplaced: unplaced.map((group) => (0,_nomad_plan_placement_js__WEBPACK_IMPORTED_MODULE_0__/* .redactUnplaced */ .Em)(group, redact)),
    };
}
function redactTaskProblem(problem, redact) {
    return {
        ...problem,
        cause: redact(problem.cause),
        check: problem.check === undefined ? undefined : redact(problem.check),
        events: problem.events.map((event) => redact(event)),
        logs: problem.logs === undefined ? undefined : redact(problem.logs.join('\n'), 'whole').split('\n'),
    };
}
const maxProblems = 3;
const maxEvents = 4;
const causesWorstFirst = ['failure', 'check', 'late', 'unknown'];
function findTaskProblems(allocations, checks = new Map()) {
    const unhealthy = allocations.filter((allocation) => ['failed', 'lost'].includes(allocation.ClientStatus) ||
        allocation.DeploymentStatus?.Healthy === false ||
        hasProblem(allocation, checks));
    return findProblems(unhealthy, checks)
        .slice(0, maxProblems)
        .map(({ allocation, state: { Events, Restarts }, cause, ...problem }) => {
        const endEvent = Events.findLast((event) => event.Type === 'Terminated');
        return {
            ...problem,
            allocation: allocation.ID,
            node: allocation.NodeName,
            exitCode: endEvent?.ExitCode,
            signal: endEvent?.Signal,
            restarts: Restarts,
            cause: cause.text,
            events: Events.slice(-maxEvents).map(formatTaskEvent),
            logs: undefined,
        };
    });
}
function findProblems(allocations, checks) {
    const problems = allocations.flatMap((allocation) => selectTasks(allocation).map(([task, state]) => {
        const cause = findTaskCause(allocation, state);
        const check = cause.kind === 'failure' ? undefined : checks.get(allocation.TaskGroup);
        return { group: allocation.TaskGroup, task, allocation, state, cause, check };
    }));
    const order = (left, right) => Number(right.state.Failed) - Number(left.state.Failed) ||
        causesWorstFirst.indexOf(left.cause.kind) - causesWorstFirst.indexOf(right.cause.kind) ||
        right.allocation.CreateIndex - left.allocation.CreateIndex ||
        (identifyProblem(left) < identifyProblem(right) ? -1 : 1);
    const byTask = Map.groupBy(problems.toSorted(order), ({ group, task }) => JSON.stringify([group, task]));
    return [...byTask.values()].flatMap((taskProblems) => taskProblems.slice(0, 1));
}
function identifyProblem({ group, task, allocation }) {
    return JSON.stringify([group, task, allocation.ID]);
}
function findTaskCause({ ClientStatus }, state) {
    const cause = (0,_task_cause_js__WEBPACK_IMPORTED_MODULE_1__/* .findCause */ .lO)(state);
    return cause.kind === 'unknown' && ClientStatus === 'lost' ? { ...cause, text: 'was lost with its node' } : cause;
}
function hasProblem({ TaskStates, TaskGroup, DeploymentStatus }, checks) {
    const isChecked = checks.has(TaskGroup) && DeploymentStatus?.Healthy !== true;
    return isChecked || Object.values(TaskStates).some(isFailingTask);
}
function selectTasks({ TaskStates }) {
    const tasks = Object.entries(TaskStates);
    const failingTasks = tasks.filter(([, state]) => isFailingTask(state));
    return failingTasks.length > 0 ? failingTasks : tasks;
}
function isFailingTask(state) {
    return state.Failed || state.Restarts > 0 || (0,_task_cause_js__WEBPACK_IMPORTED_MODULE_1__/* .findCause */ .lO)(state).kind === 'failure';
}
function formatTaskEvent({ DisplayMessage, Message, Type }) {
    const message = DisplayMessage || Message;
    return message === '' ? Type : `${Type}: ${message}`;
}
function describeProblems(allocations, checks = new Map()) {
    const candidates = allocations.filter((allocation) => hasProblem(allocation, checks));
    const problems = findProblems(candidates, checks).map((problem) => describeProblem(problem, allocations));
    return [...new Set(problems)].slice(0, maxProblems).join('; ');
}
function describeProblem({ group, task, cause, check }, allocations) {
    const states = allocations.flatMap(({ TaskGroup, TaskStates }) => TaskGroup === group ? (TaskStates[task] ?? []) : []);
    const restarts = states.reduce((sum, { Restarts }) => sum + Restarts, 0);
    const failedCount = states.filter(({ Failed }) => Failed).length;
    const often = restarts > 0 ? `, restarted ${restarts}×` : failedCount > 1 ? `, in ${failedCount} allocations` : '';
    return `${check ?? `task \`${task}\` ${cause.text}`}${often}`;
}


/***/ }),

/***/ 2913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q7: () => (/* binding */ describeFailingCheck),
/* harmony export */   X$: () => (/* binding */ shortenCause),
/* harmony export */   lO: () => (/* binding */ findCause)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2211);

const meanings = [
    ['boundary', ['Received', 'Started', 'Restarting', 'Not Restarting']],
    ['progress', ['Task Setup', 'Building Task Directory', 'Downloading Artifacts', 'Driver', 'Task hook message']],
    ['progress', ['Signaling', 'Running', 'Reconnected', 'Plugin became healthy']],
    ['progress', ['Waiting for shutdown delay', 'Skipping shutdown delay']],
    ['progress', ['Alloc Unhealthy'], /^Unhealthy because of /],
    ['stop', ['Killed', 'Sibling Task Failed', 'Leader Task Dead', 'Main Tasks Dead']],
    ['stop', ['Killing'], /^Sent interrupt/],
    ['stop', ['Restart Signaled'], /^User requested |re-rendered$|token acquired$/],
    ['check', ['Restart Signaled'], /^healthcheck: /],
    ['late', ['Alloc Unhealthy'], /^Task not running .*healthy_deadline/],
    ['check', ['Alloc Unhealthy']],
];
function classifyEvent({ Type, DisplayMessage, Message }) {
    const text = DisplayMessage || Message;
    return meanings.find(([, types, only]) => types.includes(Type) && (only?.test(text) ?? true))?.[0] ?? 'failure';
}
function findCause(task) {
    const { State, Failed, Events: events } = task;
    const attempts = splitAttempts(events);
    if (State === 'dead' && !Failed && attempts.slice(-1).some(hasCompleted))
        return unknown;
    const lastRun = attempts.findLastIndex(({ isRun }) => isRun);
    const failures = attempts.filter(({ isRun }, at) => isRun || at > lastRun).map(listFailures);
    const failure = failures.findLast(({ length }) => length > 0);
    if (failure !== undefined)
        return { kind: 'failure', text: [...new Set(failure.map(describeFailure))].join('; ') };
    for (const kind of ['check', 'late']) {
        const event = events.findLast((candidate) => classifyEvent(candidate) === kind);
        const text = event && describeEvent(event);
        if (text !== undefined)
            return { kind, text: kind === 'late' ? describeDelay(text) : `is not healthy: ${text}` };
    }
    return unknown;
}
const unknown = { kind: 'unknown', text: 'is not healthy' };
function splitAttempts(events) {
    const attempts = [[]];
    for (const event of events) {
        if (event.Type === 'Started')
            attempts.push([]);
        attempts.at(-1)?.push(event);
        if (classifyEvent(event) === 'boundary' && event.Type !== 'Started')
            attempts.push([]);
    }
    return attempts.map((attemptEvents, at) => ({
        events: attemptEvents,
        isRun: attemptEvents[0]?.Type === 'Started' || (at === 0 && attemptEvents.some(({ Type }) => Type === 'Terminated')),
    }));
}
function listFailures(attempt) {
    const isEnd = (event) => attempt.isRun && (isGivenUp(attempt) || !isComplete(event));
    const failures = listEventsBeforeStop(attempt).filter((event) => classifyEvent(event) === 'failure' && (event.Type !== 'Terminated' || isEnd(event)));
    return failures.filter(({ Type }, at) => Type !== 'Template' || at === failures.length - 1);
}
function hasCompleted(attempt) {
    const end = listEventsBeforeStop(attempt).find(({ Type }) => Type === 'Terminated');
    return end !== undefined && attempt.isRun && !isGivenUp(attempt) && isComplete(end);
}
function listEventsBeforeStop({ events }) {
    const stop = events.findIndex((event) => classifyEvent(event) === 'stop' || stopEventTypes.has(event.Type));
    return stop === -1 ? events : events.slice(0, stop + 1);
}
const stopEventTypes = new Set(['Killing', 'Restart Signaled']);
function isGivenUp({ events }) {
    return ['Restarting', 'Not Restarting'].includes(events.at(-1)?.Type ?? '');
}
function isComplete({ ExitCode, Signal, Details }) {
    return ExitCode === 0 && Signal === 0 && Details['oom_killed'] !== 'true';
}
function describeFailure(event) {
    const { Type } = event;
    const text = describeEvent(event);
    if (Type === 'Terminated')
        return describeEnd(event);
    if (Type === 'Killing')
        return `was killed by Nomad: ${text}`;
    if (Type === 'Template' && text.startsWith('Missing: '))
        return `waits for ${describeMissing(text.slice(9))}`;
    return `failed: ${Type}${text === '' ? '' : `: ${text}`}`;
}
function describeEnd({ ExitCode, Signal, Details, Message }) {
    const reason = Message === '' ? '' : `: ${shortenToLine(Message)}`;
    if (Details['oom_killed'] === 'true')
        return `ran out of memory (exit code ${ExitCode})${reason}`;
    if (ExitCode === 0 && Signal !== 0)
        return `was terminated by signal ${Signal}${reason}`;
    return `exited with code ${ExitCode}${ExitCode === killedBySystem ? ' (killed, often out of memory)' : ''}${reason}`;
}
const killedBySystem = 137;
function describeDelay(text) {
    const isStarted = !text.startsWith('Task not running by ');
    const reason = isStarted ? 'it started late, or a check of its services fails' : 'it had not started';
    return `was not healthy by its ${text.slice(text.lastIndexOf('healthy_deadline'))}: ${reason}`;
}
function describeEvent({ DisplayMessage, Message }) {
    return shortenToLine(DisplayMessage || Message);
}
function shortenToLine(text) {
    const lines = text
        .replace(/Error making API request\.\s[^]{1,1000}?\bCode: (\d+)\. Errors:\s{1,9}\* /, '$1 ')
        .replace(/^\d+ errors? occurred:/, '')
        .replaceAll(/rpc error: code = \w+ desc = /g, '')
        .split('\n');
    return lines
        .map((line) => line.trim().replace(/^\* /, ''))
        .filter((line) => line !== '')
        .join(' ')
        .replace(/(?<!\.)\.$/, '');
}
const maxCauseLength = 140;
function shortenCause(cause) {
    if (cause.length <= maxCauseLength)
        return cause;
    const starts = Array.from(cause.slice(0, maxCauseLength).matchAll(/: /g), ({ index }) => cause.slice(0, index));
    const end = cause.slice(-maxCauseLength);
    const ends = Array.from(end.matchAll(/: /g), ({ index }) => end.slice(index + 2));
    const shortTexts = starts.flatMap((start) => ends.map((last) => `${start}: … ${last}`));
    const fittingTexts = shortTexts.filter(({ length }) => length <= maxCauseLength);
    return fittingTexts.toSorted((a, b) => b.length - a.length)[0] ?? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(cause, maxCauseLength - 1);
}
function describeFailingCheck({ Check, Service, Output }) {
    return `check \`${Check}\` of service \`${Service}\` fails: ${shortenToLine(Output)}`;
}
const kinds = [
    ['nomad.var.', 'Nomad variable'],
    ['kv.', 'Consul key'],
    ['vault.', 'Vault secret'],
    ['health.service', 'Consul service'],
    ['catalog.service', 'Consul service'],
    ['nomad.service', 'Nomad service'],
];
function describeMissing(list) {
    const all = list.split(/,\s+(?=[a-z.]+\(|and \d)/).map((term) => {
        const [, name = '', argument = ''] = /^([a-z.]+)\((.*)\)$/.exec(term) ?? [];
        const label = kinds.find(([start]) => name.startsWith(start))?.[1];
        return label === undefined ? term : `${label} \`${argument.replace(/@[^@/]*$/, '')}\``;
    });
    return `${all.join(', ')}, which ${all.length > 1 ? 'do' : 'does'} not exist or cannot be read`;
}


/***/ })

};
