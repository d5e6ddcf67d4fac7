export const id = 40;
export const ids = [40];
export const modules = {

/***/ 477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ listBranchChanges),
/* harmony export */   y: () => (/* binding */ readDefaultBranch)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3852);
/* harmony import */ var _responses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7005);




const DefaultBranch = valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ default_branch: valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .minLength */ .BpQ(1)) });
async function readDefaultBranch(github, repository) {
    const { data } = await github.rest.repos.get((0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .ownerAndRepo */ .H)(repository));
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readAs */ .f)(DefaultBranch, data, 'a repository').default_branch;
}
const Files = valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ filename: valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .minLength */ .BpQ(1)), previous_filename: valibot__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) }));
const BranchComparison = valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    status: valibot__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    files: valibot__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(Files),
});
const ForgeComparison = valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    total_commits: valibot__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    files: valibot__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(Files),
    commits: valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ files: valibot__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(Files) })), []), valibot__WEBPACK_IMPORTED_MODULE_3__/* .readonly */ .tBZ()),
});
const maxComparedFiles = 300;
async function listBranchChanges(github, repository, { commit, branch }) {
    const data = await readComparison(github, repository, `${commit}...${branch}`);
    const { status, files } = (0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readAs */ .f)(BranchComparison, data, 'a comparison of two commits');
    if (status === undefined || status === null) {
        const changed = listForgeFiles((0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readAs */ .f)(ForgeComparison, data, 'a comparison of two commits'));
        const back = await readComparison(github, repository, `${branch}...${commit}`);
        if ((0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readAs */ .f)(ForgeComparison, back, 'a comparison of two commits').total_commits > 0)
            throw missingCommitError(commit, branch);
        return changed;
    }
    if (status === 'identical')
        return [];
    if (status !== 'ahead')
        throw missingCommitError(commit, branch);
    if (files === undefined || files === null || files.length >= maxComparedFiles)
        throw tooManyFilesError(commit, branch);
    return collectNames(files);
}
async function readComparison(github, repository, basehead) {
    const parameters = { ...(0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .ownerAndRepo */ .H)(repository), basehead, per_page: 1, page: 1 };
    const { data } = await github.rest.repos.compareCommitsWithBasehead(parameters);
    return data;
}
function listForgeFiles({ total_commits, files, commits }) {
    if (commits.length < total_commits) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
            kind: 'server',
            reason: 'server',
            message: `Unexpected response from GitHub: ${commits.length} of ${total_commits} commits listed`,
        });
    }
    return collectNames([...(files ?? []), ...commits.flatMap((one) => one.files ?? [])]);
}
function collectNames(files) {
    const names = files.flatMap(({ filename, previous_filename: former }) => typeof former === 'string' && former !== '' ? [filename, former] : [filename]);
    return [...new Set(names)];
}
function missingCommitError(commit, branch) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'not-reviewed',
        message: `branch \`${branch}\` does not contain commit ${commit.slice(0, 7)}`,
        hint: 'Check out the merge commit: `ref: ${{ github.event.pull_request.merge_commit_sha }}`.',
    });
}
function tooManyFilesError(commit, branch) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'not-reviewed',
        message: `branch \`${branch}\` has changed ${maxComparedFiles} files or more since commit ${commit.slice(0, 7)}, the limit of GitHub's list`,
    });
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
/* harmony export */   GN: () => (/* binding */ carriesMarker),
/* harmony export */   Ql: () => (/* binding */ commentMarker),
/* harmony export */   X9: () => (/* binding */ listMarked),
/* harmony export */   h1: () => (/* binding */ findComment)
/* harmony export */ });
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

/***/ 9114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hc: () => (/* binding */ listJobAllocations),
/* harmony export */   Ly: () => (/* binding */ readTaskLogs),
/* harmony export */   dk: () => (/* binding */ hasNoShutdownDelay)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4574);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6228);
/* harmony import */ var _jobs_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9152);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7120);





const TASK_EVENT = valibot__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    Type: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textField */ .M8,
    Time: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .timestamp */ .vE,
    DisplayMessage: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textField */ .M8,
    Message: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textField */ .M8,
    ExitCode: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .countField */ .QT,
    Signal: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .countField */ .QT,
    Details: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .mapOf */ .A7)(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
});
const TASK_STATE = valibot__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    State: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textField */ .M8,
    Failed: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .flagField */ .tS,
    Restarts: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .countField */ .QT,
    StartedAt: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .timestamp */ .vE,
    FinishedAt: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .timestamp */ .vE,
    Events: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(TASK_EVENT),
});
const ALLOCATION = valibot__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    ID: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    EvalID: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textField */ .M8,
    Name: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textField */ .M8,
    Namespace: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textField */ .M8,
    NodeID: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textField */ .M8,
    NodeName: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textField */ .M8,
    JobID: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textField */ .M8,
    JobType: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textField */ .M8,
    JobVersion: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .countField */ .QT,
    TaskGroup: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textField */ .M8,
    DesiredStatus: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textField */ .M8,
    DesiredDescription: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textField */ .M8,
    ClientStatus: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textField */ .M8,
    ClientDescription: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textField */ .M8,
    DesiredTransition: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .mapOf */ .A7)(valibot__WEBPACK_IMPORTED_MODULE_4__/* .unknown */ .L5J()),
    TaskStates: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .mapOf */ .A7)(TASK_STATE),
    DeploymentStatus: valibot__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ Healthy: valibot__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(), null), Canary: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .flagField */ .tS }), null),
    FollowupEvalID: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textField */ .M8,
    NextAllocation: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textField */ .M8,
    CreateIndex: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .countField */ .QT,
    ModifyIndex: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .countField */ .QT,
    CreateTime: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .timestamp */ .vE,
    ModifyTime: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .timestamp */ .vE,
});
function listJobAllocations({ all, ...request }) {
    return (0,_jobs_read_js__WEBPACK_IMPORTED_MODULE_2__/* .jobReading */ .IH)(request, { suffix: '/allocations', query: { all }, schema: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(ALLOCATION) });
}
function hasNoShutdownDelay({ DesiredTransition }) {
    return Object.hasOwn(DesiredTransition, 'NoShutdownDelay');
}
const maxLogBytes = 20_000;
async function readTaskLogs(wire, request) {
    const { id, task, type, lines, namespace, region } = request;
    const call = {
        method: 'GET',
        path: `/v1/client/fs/logs/${(0,_target_js__WEBPACK_IMPORTED_MODULE_3__/* .plainSegment */ .KE)(id, 'allocation ID')}`,
        query: { task, type, plain: true, origin: 'end', offset: maxLogBytes },
        namespace,
        region,
        repeatable: true,
        capability: '`read-logs`',
        invalidReason: 'input',
    };
    const answer = await wire.ask(call);
    if (answer.status < 200 || answer.status > 299 || (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isHtml */ ._6)(answer.body))
        return wire.read(call, answer, rejectNonText);
    const all = answer.body.split(/\r?\n/);
    const whole = answer.body.length >= maxLogBytes ? all.slice(1) : all;
    return (whole.at(-1) === '' ? whole.slice(0, -1) : whole).slice(-lines);
}
const rejectNonText = () => ({ problem: 'it is not text' });


/***/ }),

/***/ 5369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ shapeOf)
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7798);

function shapeOf(schema) {
    return (value) => (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseValue */ .$)(schema, value);
}


/***/ }),

/***/ 4574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ isBusy),
/* harmony export */   CD: () => (/* binding */ WANTS_TLS),
/* harmony export */   _6: () => (/* binding */ isHtml),
/* harmony export */   rN: () => (/* binding */ classifyRefusal),
/* harmony export */   x_: () => (/* binding */ serverMessage)
/* harmony export */ });
const BUSY = /No cluster leader|Not ready to serve consistent reads|^(rpc error: )*no servers$|rpc error:.{0,500}(EOF|timeout|connection|i\/o)/;
const WANTS_TLS = /sent an HTTP request to an HTTPS server|plain HTTP request was sent to HTTPS port/;
const RULES = [
    [/disabled by Nomad configuration$/, 'blocked'],
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
function classifyRefusal(status, body) {
    const text = serverMessage(body);
    if (status === 400 && WANTS_TLS.test(body)) {
        return { kind: 'server', text, about: 'scheme' };
    }
    const plain = isHtml(body) ? '' : keepBothEnds(body.trim());
    const [, kind, about] = RULES.find(([pattern]) => pattern.test(plain)) ?? [];
    if (kind === 'blocked') {
        return { kind, text };
    }
    const certain = BY_STATUS[status];
    if (certain !== undefined) {
        return { kind: certain, text };
    }
    if (status === 404) {
        return isNomadsNotFound(plain) ? { kind: 'not-found', text } : { kind: 'server', text, about: 'other-service' };
    }
    if (status === 405 && plain === '')
        return { kind: 'server', text, about: 'other-service' };
    if (status === 400) {
        return {
            kind: kind === undefined || kind === 'not-found' ? (plain === '' ? 'server' : 'invalid') : kind,
            text,
            about,
        };
    }
    return { kind: kind ?? 'server', text, about };
}
function isNomadsNotFound(text) {
    return text !== '' && text !== '404 page not found' && !/^[[{]/.test(text);
}
function keepBothEnds(text) {
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
const MAX_TEXT_LENGTH = 2000;
function serverMessage(body) {
    if (isHtml(body)) {
        const title = /<title[^>]{0,200}>([^<]{1,200})/i.exec(body)?.[1]?.trim().replaceAll(/\s+/g, ' ') ?? '';
        return title === '' ? 'an HTML page without a title' : `an HTML page titled "${title}"`;
    }
    const plain = body.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '').trim();
    const text = stripFrame(plain.replace(/^(rpc error: )+/, '')).replaceAll(/\n\s*\n/g, '\n');
    if (text === '') {
        return 'empty response';
    }
    return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH).replace(/[\ud800-\udbff]$/, '')} …` : text;
}
function isHtml(body) {
    return /^\s*<(!doctype html|html|head|body)\b/i.test(body.slice(0, 1000));
}
function stripFrame(text) {
    return text.replace(/^(?:1 error(?:\(s\))? occurred:\s*\*\s+)+/, '').trim();
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
            kind: 'invalid',
            reason,
            message: `The job ID ${JSON.stringify(id)} ${problem}`,
            hint: 'Give the job another ID.',
        });
    }
    return encodeURIComponent(id);
}
function findIdProblem(id) {
    if (id === '') {
        return 'is empty';
    }
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
/* harmony export */   DX: () => (/* binding */ isBeforeNodePools),
/* harmony export */   EN: () => (/* binding */ hasVersionTags),
/* harmony export */   cJ: () => (/* binding */ JOB),
/* harmony export */   sN: () => (/* binding */ asJob),
/* harmony export */   vG: () => (/* binding */ hasDispatchTokens)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7934);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7798);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6228);



const optionalText = valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP());
const JOB = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ID: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    Name: optionalText,
    Namespace: optionalText,
    Region: optionalText,
    Type: optionalText,
    TaskGroups: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ Name: optionalText, Count: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()) }))),
    Periodic: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({})),
    ParameterizedJob: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        Payload: optionalText,
        MetaRequired: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())),
        MetaOptional: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())),
    })),
    Dispatched: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
    Payload: optionalText,
    Meta: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({})),
    Stop: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
    Status: optionalText,
    Version: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
    Stable: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
    VersionTag: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ Name: optionalText })),
    JobModifyIndex: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
});
function submittedAt(job) {
    const result = valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .vE, job['SubmitTime']);
    return result.success ? (result.output ?? undefined) : undefined;
}
function asJob(value) {
    const result = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .parseValue */ .$)(JOB, value);
    return 'problem' in result ? result : { output: value };
}
function hasDispatchTokens(job) {
    return Object.hasOwn(job, 'DispatchIdempotencyToken');
}
function isBeforeNodePools(job) {
    return Object.hasOwn(job, 'Multiregion') && !Object.hasOwn(job, 'NodePool');
}
function hasVersionTags(job) {
    return Object.hasOwn(job, 'VersionTag');
}


/***/ }),

/***/ 9152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ SUMMARY),
/* harmony export */   IH: () => (/* binding */ jobReading),
/* harmony export */   O2: () => (/* binding */ jobServices),
/* harmony export */   Wo: () => (/* binding */ jobCall),
/* harmony export */   cd: () => (/* binding */ readJob),
/* harmony export */   um: () => (/* binding */ readJobSummary)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7934);
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5369);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6228);
/* harmony import */ var _job_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4699);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2601);





function jobCall({ id, stale, namespace, region }, { suffix, query, since, capability = '`read-job`' }) {
    return {
        method: 'GET',
        path: `/v1/job/${(0,_job_id_js__WEBPACK_IMPORTED_MODULE_1__/* .jobSegment */ .J)(id, 'input')}${suffix}`,
        query: { ...query, stale },
        namespace,
        region,
        repeatable: true,
        capability,
        invalidReason: 'input',
        since,
    };
}
function jobReading(target, { schema, ...endpoint }) {
    return { call: jobCall(target, endpoint), shape: (0,_call_js__WEBPACK_IMPORTED_MODULE_3__/* .shapeOf */ .F)(schema) };
}
function readJob(request) {
    return { call: jobCall(request, { suffix: '' }), shape: _job_js__WEBPACK_IMPORTED_MODULE_2__/* .asJob */ .sN };
}
const SUMMARY = valibot__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    JobID: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    Namespace: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8,
    Summary: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .mapOf */ .A7)(valibot__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        Queued: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .countField */ .QT,
        Starting: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .countField */ .QT,
        Running: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .countField */ .QT,
        Complete: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .countField */ .QT,
        Failed: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .countField */ .QT,
        Lost: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .countField */ .QT,
        Unknown: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .countField */ .QT,
    })),
    Children: valibot__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ Pending: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .countField */ .QT, Running: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .countField */ .QT, Dead: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .countField */ .QT }), null),
});
function readJobSummary(request) {
    return jobReading(request, { suffix: '/summary', schema: SUMMARY });
}
const SERVICES = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(valibot__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    ID: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    ServiceName: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8,
    Namespace: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8,
    NodeID: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8,
    Datacenter: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8,
    JobID: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8,
    AllocID: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8,
    Tags: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    Address: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8,
    Port: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .countField */ .QT,
}));
function jobServices(request, dialect) {
    const { call, shape } = jobReading(request, {
        suffix: '/services',
        since: '1.3.0',
        schema: SERVICES,
    });
    return { call: { ...call, path: dialect.servicesPath((0,_job_id_js__WEBPACK_IMPORTED_MODULE_1__/* .jobSegment */ .J)(request.id, 'input')) }, shape };
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
    return (failure) => foreignTemplateError(failure, source) ?? explainCall(failure, deferred);
}
const templateAction = /\[\[-?\s{0,4}(?:[.$]|(?:end|else)\s{0,4}-?\]\]|(?!for\b)[A-Za-z]\w{0,40}\s{1,4}[.$"\w(])/;
function foreignTemplateError(failure, { file, text }) {
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
        const job = (0,_preprocess_json_job_js__WEBPACK_IMPORTED_MODULE_4__/* .extractJob */ .R)(JSON.parse(text), []);
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
    const first = compileSequence(written, 0, written.length, { kind: 'end' });
    return (name) => {
        if (name === '' || name === '.' || name === '..')
            return false;
        return matchesSegment(first, ignoresCase ? name.toLowerCase() : name, 0);
    };
}
function compileSequence(text, from, to, after) {
    const pieces = [];
    for (let at = from; at < to; at++) {
        const character = text[at] ?? '';
        const close = '!?+*@'.includes(character) && text[at + 1] === '(' ? groupEnd(text, at + 1, to) : undefined;
        if (close !== undefined) {
            const [start, end] = [at + 2, close];
            pieces.push((next) => compileGroup(text, character, [start, end], next));
            at = close;
        }
        else if (character === '*') {
            if (text[at - 1] !== '*' || at === from)
                pieces.push((next) => ({ kind: 'any', next }));
        }
        else if (character === '?')
            pieces.push((next) => characterState(() => true, next));
        else {
            const read = character === '[' ? readClass(text, at, to) : undefined;
            pieces.push((next) => characterState(read?.fits ?? ((other) => other === character), next, read === undefined && character === '.'));
            at = read?.end ?? at;
        }
    }
    return pieces.reduceRight((next, piece) => piece(next), after);
}
function characterState(fits, next, isDot = false) {
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
function compileGroup(text, type, [from, to], next) {
    const ranges = splitAlternatives(text, from, to);
    const ways = (after) => ranges.map(([start, end]) => compileSequence(text, start, end, after));
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

/***/ 4823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IC: () => (/* binding */ relativeName),
/* harmony export */   TH: () => (/* binding */ toSlashes),
/* harmony export */   u7: () => (/* binding */ pathAliases)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


function toSlashes(path, paths = node_path__WEBPACK_IMPORTED_MODULE_1__) {
    return path.split(paths.sep).join('/');
}
function relativeName(folder, path, paths = node_path__WEBPACK_IMPORTED_MODULE_1__) {
    return toSlashes(paths.relative(folder, path), paths);
}
const maxLinks = 40;
function pathAliases(path, workspace) {
    const inside = (one) => one.startsWith(workspace + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    const names = new Set();
    let links = 0;
    const follow = (whole) => {
        if (!inside(whole))
            return;
        names.add(relativeName(workspace, whole));
        const parts = whole.slice(workspace.length + 1).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
        let reached = workspace;
        for (const [index, part] of parts.entries()) {
            reached = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(reached, part);
            const target = linkTarget(reached);
            if (target === undefined)
                continue;
            names.add(relativeName(workspace, reached));
            links += 1;
            if (links <= maxLinks)
                follow((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(reached), target, ...parts.slice(index + 1)));
            return;
        }
    };
    follow(path);
    return [...names];
}
function linkTarget(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isSymbolicLink() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path) : undefined;
    }
    catch {
        return undefined;
    }
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

/***/ 8811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ absolutePath),
/* harmony export */   Op: () => (/* binding */ maxPathLength),
/* harmony export */   TZ: () => (/* binding */ describeNonFile),
/* harmony export */   UV: () => (/* binding */ describeMissing),
/* harmony export */   aR: () => (/* binding */ repositoryName),
/* harmony export */   kc: () => (/* binding */ expandHome),
/* harmony export */   lb: () => (/* binding */ problemOutside),
/* harmony export */   pM: () => (/* binding */ locateFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _inputs_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1875);
/* harmony import */ var _discovery_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4823);





const maxPathLength = 4096;
const tooLong = { problem: `has more than ${maxPathLength} characters`, hint: 'Name a file in the repository.' };
function expandHome(path) {
    return path === '~' || path.startsWith('~/') ? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)() + path.slice(1) : path;
}
function absolutePath(path, { directory }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, path);
}
function locateFile(path, base) {
    if (path.includes('\0'))
        return { problem: 'is not a valid path', hint: 'Remove the NUL character.' };
    if (path.length > maxPathLength)
        return tooLong;
    const full = absolutePath(expandHome(path), base);
    const outside = problemOutside(full, base);
    if (outside !== undefined)
        return outside;
    const name = repositoryName(full, base);
    const real = resolveLinks(full);
    if (real !== undefined) {
        return problemOutside(real, base) ?? { path: real, name, stats: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real, { throwIfNoEntry: false }) };
    }
    return problemOutside(nearestExistingFolder(full), base) ?? { path: full, name, stats: undefined };
}
function repositoryName(path, { workspace }) {
    return (0,_discovery_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .relativeName */ .IC)(workspace, path);
}
function resolveLinks(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    }
    catch {
        return undefined;
    }
}
function nearestExistingFolder(path) {
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
    return resolveLinks(above) ?? (above === path ? path : nearestExistingFolder(above));
}
function problemOutside(path, base) {
    if ((0,_inputs_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .isOutside */ ._K)(base.workspace, path)) {
        return { problem: 'leads outside the workspace', hint: 'Outrider reads only checked-out files.' };
    }
    if ((0,_inputs_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfGit */ .Gm)(base.workspace, path)) {
        return { problem: 'leads into `.git`, which may contain credentials', hint: 'Name a file outside `.git`.' };
    }
    return undefined;
}
function describeMissing(path, base) {
    const elsewhere = locateFile(path, { ...base, directory: base.alternative.directory });
    const from = repositoryName(base.directory, base);
    const where = `in ${from === '' ? 'the workspace' : `\`${from}\``}`;
    if ('problem' in elsewhere || elsewhere.stats === undefined) {
        return {
            problem: `does not exist ${where}`,
            hint: `Paths are relative to ${describeBase(base)}.`,
            failsInNomadToo: true,
        };
    }
    const place = base.alternative.setting === 'job-file' ? 'the job file' : 'the working directory';
    const hint = `\`${elsewhere.name}\` exists relative to ${place}: write \`${(0,_discovery_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .relativeName */ .IC)(base.directory, elsewhere.path)}\`, or set \`file-base: ${base.alternative.setting}\`.`;
    return { problem: `does not exist ${where}`, hint, failsInNomadToo: true };
}
function describeBase({ alternative }) {
    return alternative.setting === 'job-file'
        ? '`working-directory`, as for the Nomad CLI, not to the job file'
        : 'the folder of the job file, because `file-base` is `job-file`';
}
function describeNonFile(stats) {
    return stats.isDirectory()
        ? { problem: 'is a folder', hint: 'Name a file in it.', failsInNomadToo: true }
        : { problem: 'is not a regular file', hint: 'Name a regular file.', failsInNomadToo: true };
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
        const label = kind === 'name' ? (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, at) : kind === 'quote' ? (0,_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .literalText */ .bK)(hcl, at) : undefined;
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


/***/ }),

/***/ 832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EW: () => (/* binding */ computed),
/* harmony export */   RW: () => (/* binding */ maxConstantLength),
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
        return { value: quotedConstant(hcl, at, resolver, depth), end: close + 1 };
    if (kind === 'heredoc')
        return { value: textOrComputed((0,_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .literalText */ .bK)(hcl, at)), end: close + 1 };
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
function quotedConstant(hcl, opener, resolver, depth) {
    const close = hcl.closes[opener] ?? opener;
    return joinTemplateParts(hcl, opener + 1, close, resolver, depth, _strings_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g7);
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
function textOrComputed(text) {
    return text === undefined ? computed : { text };
}
function numberConstant(digits) {
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
        throw new _values_js__WEBPACK_IMPORTED_MODULE_0__/* .UnknownValueError */ .ie();
    if (outer === 'set')
        return (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .setValue */ .KY)((0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .elementsOf */ .ZE)(value).map(markConverted));
    if (outer === 'list')
        return (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .listValue */ .a3)((0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .elementsOf */ .ZE)(value).map(markConverted));
    if (plain === 'bool' || plain === 'number')
        return 'text' in value ? { kind: plain, text: value.text } : _values_js__WEBPACK_IMPORTED_MODULE_0__/* .computedValue */ .nk;
    if (plain === 'string')
        return 'text' in value ? { kind: 'text', text: value.text } : _values_js__WEBPACK_IMPORTED_MODULE_0__/* .computedValue */ .nk;
    return markConverted(value);
}
function markConverted(value) {
    if ('text' in value)
        return { kind: 'scalar', text: value.text };
    if (!('entries' in value))
        return value;
    return { ...value, entries: value.entries.map(({ key, value: one }) => ({ key, value: markConverted(one) })) };
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
    return text.length > constants/* maxConstantLength */.RW ? (0,hcl_values/* throwUnknown */.XU)() : (0,hcl_values/* textValue */.v8)(text);
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
    if (part === '' || text.length * instead.length > constants/* maxConstantLength */.RW * constants/* maxConstantLength */.RW)
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
        return { values: [boundValue(word, scope, bindings)], end: at + 1 };
    const third = (0,tokens/* nextToken */.Fu)(hcl, second + 1, to, 'skip');
    if ((word === 'var' || word === 'local') && symbol === '.' && third < to && hcl.kinds[third] === 'name') {
        const name = (0,tokens/* tokenText */.pA)(hcl, third);
        const meaning = word === 'var' ? symbols.variable : symbols.local;
        return { values: meaning(name, context.depth), end: third + 1 };
    }
    const value = word === 'null' ? hcl_values/* nullValue */.Pv : word === 'true' || word === 'false' ? (0,hcl_values/* boolValue */.ks)(word === 'true') : undefined;
    return value === undefined ? { values: [hcl_values/* computedValue */.nk], end: to } : { values: [value], end: at + 1 };
}
function boundValue(word, scope, bindings) {
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
        if (text.length > constants/* maxConstantLength */.RW)
            throw new hcl_values/* UnknownValueError */.ie({ kind: 'unknown', problem: `has more than ${constants/* maxConstantLength */.RW} characters` });
        return (0,hcl_values/* textValue */.v8)(text);
    });
}
function numberOrComputed(digits) {
    const constant = (0,constants/* numberConstant */.yE)(digits);
    return 'text' in constant ? { kind: 'number', text: constant.text } : hcl_values/* computedValue */.nk;
}


/***/ }),

/***/ 5380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ scanHcl)
/* harmony export */ });
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
/* harmony export */   EV: () => (/* binding */ tokenAfter),
/* harmony export */   Fu: () => (/* binding */ nextToken),
/* harmony export */   pA: () => (/* binding */ tokenText)
/* harmony export */ });
function tokenText(hcl, token) {
    return hcl.text.slice(hcl.starts[token], hcl.starts[token + 1]);
}
function tokenAfter(hcl, token) {
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
    return at;
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

/***/ 818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ maxVariables),
/* harmony export */   q: () => (/* binding */ readsAs)
/* harmony export */ });
const maxVariables = 5000;
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
        ...typeAndDefault(type === undefined ? '' : (0,_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_0__/* .expressionText */ .MT)(type.expression), find('default')),
        at: hcl.starts[at] ?? 0,
    };
}
function typeAndDefault(type, value) {
    const expression = value?.expression;
    const reads = type === '' ? (expression === undefined ? 'text' : inferReads(expression)) : (0,_definitions_js__WEBPACK_IMPORTED_MODULE_4__/* .readsAs */ .q)(type);
    return { type, reads, default: expression === undefined ? undefined : definitionOf(expression) };
}
function definitionOf(expression) {
    return { text: (resolver) => (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_1__/* .constantOf */ .yi)(expression, resolver), expression };
}
function inferReads({ hcl, from, to }) {
    const start = (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_5__/* .tokenText */ .pA)(hcl, from) === '-' ? (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_5__/* .nextToken */ .Fu)(hcl, from + 1, to) : from;
    const alone = (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_5__/* .nextToken */ .Fu)(hcl, (hcl.closes[start] ?? start) + 1, to, 'skip') >= to;
    const kind = hcl.kinds[start] ?? 'close';
    if (kind === 'name')
        return alone ? 'expression' : 'either';
    if (kind === 'open')
        return (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_5__/* .tokenText */ .pA)(hcl, start) === '(' ? 'either' : 'expression';
    return alone && ['quote', 'heredoc', 'number'].includes(kind) ? 'text' : 'either';
}


/***/ }),

/***/ 3950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ extractJob),
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
        throw invalidJson(source, cause instanceof Error ? cause.message : '');
    }
    const bad = [];
    const found = extractJob(value, bad);
    const failures = [...repeatedKeyErrors(source), ...keyProblemErrors(source, bad)];
    if (failures.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionErrors */ .o9(failures);
    const job = (0,_clients_nomad_jobs_job_js__WEBPACK_IMPORTED_MODULE_1__/* .asJob */ .sN)(found);
    if ('output' in job && job.output.ID !== '')
        return job.output;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'parse',
        message: `The file holds no job: ${'problem' in job ? describeNoJob(found, job.problem) : '`ID` is empty'}.`,
        location: { file },
        help: 'no-job-in-the-file',
        hint: 'Write the job as `nomad job run -output` prints it: with an `ID`, at the top level or under `Job`.',
    });
}
function describeNoJob(found, problem) {
    return (0,_json_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(found) && found['ID'] === undefined ? '`ID` is missing' : problem;
}
const keysBesideJob = new Set(['id', 'namespace', 'region']);
function extractJob(value, bad) {
    if (!(0,_json_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return value;
    const nested = Object.entries(value).filter(([key]) => (0,_json_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .foldKey */ .pU)(key) === 'job');
    const [first, second] = nested;
    if (first !== undefined && second !== undefined)
        bad.push((0,_json_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .duplicateKey */ .Ve)(first[0], second[0]));
    if (first === undefined || first[1] === null) {
        return (0,_json_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .withFieldNames */ .Fw)(Object.fromEntries(Object.entries(value).filter(([key]) => (0,_json_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .foldKey */ .pU)(key) !== 'job')), 'Job', bad);
    }
    for (const [key, beside] of Object.entries(value)) {
        if (!keysBesideJob.has((0,_json_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .foldKey */ .pU)(key)) || beside === null || beside === '')
            continue;
        const message = `\`${key}\` is next to \`${first[0]}\` instead of inside it.`;
        bad.push({ key, message, hint: `Move it into \`${first[0]}\`, or remove it.` });
    }
    return (0,_json_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .withFieldNames */ .Fw)(first[1], 'Job', bad);
}
const maxListedKeys = 100;
function repeatedKeyErrors({ text, file }) {
    const positions = (0,_positions_js__WEBPACK_IMPORTED_MODULE_4__/* .positionsIn */ .Y)(text);
    return (0,_json_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .repeatedKeys */ .fg)(text)
        .slice(0, maxListedKeys)
        .map(({ key, at }) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'parse',
        message: `The key \`${(0,_json_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .shortKey */ .qU)(key)}\` appears twice in the same object.`,
        location: { file: file.name, ...positions.positionOf(at) },
        hint: 'Keep one of them.',
        help: 'ambiguous-keys',
    }));
}
function keyProblemErrors({ text, file }, bad) {
    const positions = (0,_positions_js__WEBPACK_IMPORTED_MODULE_4__/* .positionsIn */ .Y)(text);
    const offsetOf = (0,_json_strings_js__WEBPACK_IMPORTED_MODULE_5__/* .createStringLocator */ .M)(text);
    return bad.slice(0, maxListedKeys).map(({ key, message, hint }) => {
        const location = { file: file.name, ...positions.positionOf(offsetOf(key)) };
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({ reason: 'parse', message, location, hint, help: 'ambiguous-keys' });
    });
}
function invalidJson({ text, file }, reported) {
    const problem = /^(Unexpected token '.'|[^"]+?)(?:, | in JSON| at position|$)/su.exec(reported)?.[1];
    const [, offset = unexpectedTokenOffset(text)] = / at position (\d+)/.exec(reported) ?? [];
    const position = offset === undefined ? undefined : (0,_positions_js__WEBPACK_IMPORTED_MODULE_4__/* .positionsIn */ .Y)(text).positionOf(Number(offset));
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'parse',
        message: problem === undefined ? 'The file is not valid JSON.' : `The file is not valid JSON: ${problem}.`,
        location: { file: file.name, ...position },
    });
}
const maxSearchedLength = 64 * 1024;
function unexpectedTokenOffset(text) {
    if (text.length > maxSearchedLength)
        return undefined;
    let [low, high] = [0, text.length];
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (isIncompleteJson(text.slice(0, middle)))
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
function isIncompleteJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch (error) {
        const message = error instanceof Error ? error.message : '';
        return /end of JSON input|Unterminated/.test(message) || message.includes(` at position ${text.length} `);
    }
}


/***/ }),

/***/ 8353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ve: () => (/* binding */ duplicateKey),
  pU: () => (/* binding */ foldKey),
  Gv: () => (/* binding */ isObject),
  fg: () => (/* binding */ repeatedKeys),
  qU: () => (/* binding */ shortKey),
  Fw: () => (/* binding */ withFieldNames)
});

// EXTERNAL MODULE: ./build/js/clients/http/json.js
var json = __webpack_require__(8838);
;// CONCATENATED MODULE: ./build/js/jobfiles/preprocess/job-structs.js
const structDefinitions = {
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
const parsedStructs = new Map();
function structFields(struct) {
    const known = parsedStructs.get(struct) ?? new Map(structDefinitions[struct].split(' ').filter(Boolean).map(parseField));
    parsedStructs.set(struct, known);
    return known;
}
function parseField(written) {
    const [name = '', held] = written.split(':');
    if (held === undefined)
        return [name, undefined];
    const isMap = held.startsWith('{}');
    return [name, { struct: (isMap ? held.slice(2) : held), isMap }];
}

;// CONCATENATED MODULE: ./build/js/jobfiles/preprocess/json-keys.js


function foldKey(key) {
    return key.replace(/[A-Z\u017f\u212a]/g, (character) => character === '\u017f' ? 's' : character === '\u212a' ? 'k' : character.toLowerCase());
}
function simplifiedKey(key) {
    return foldKey(key.normalize('NFKC')).replace(/[^a-z0-9]+/g, '');
}
const spellings = new Map();
function spellingsOf(struct) {
    const known = spellings.get(struct) ?? new Map([...structFields(struct).keys()].map((name) => [foldKey(name), name]));
    spellings.set(struct, known);
    return known;
}
function withFieldNames(value, struct, bad) {
    if (Array.isArray(value))
        return value.map((one) => withFieldNames(one, struct, bad));
    if (!isObject(value))
        return value;
    const fields = structFields(struct);
    const taken = new Map();
    const entries = Object.entries(value).map(([key, held]) => {
        const folded = foldKey(key);
        const before = taken.get(folded);
        if (before !== undefined)
            bad.push(duplicateKey(before, key));
        else
            taken.set(folded, key);
        const name = spellingsOf(struct).get(folded);
        if (name === undefined) {
            const meant = spellingsOf(struct).get(simplifiedKey(key));
            if (meant !== undefined)
                bad.push(misspeltKey(key, meant));
            return [key, held];
        }
        return [name, withNestedNames(held, fields.get(name), bad)];
    });
    return Object.fromEntries(entries);
}
function withNestedNames(value, nested, bad) {
    if (nested === undefined)
        return value;
    if (!nested.isMap)
        return withFieldNames(value, nested.struct, bad);
    if (!isObject(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withFieldNames(one, nested.struct, bad)]));
}
const { isRawJSON } = JSON;
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !isRawJSON(value);
}
function duplicateKey(before, key) {
    const message = `\`${shortKey(before)}\` and \`${shortKey(key)}\` are the same key for Nomad, which uses the last one.`;
    return { key, message, hint: 'Keep one of them.' };
}
function misspeltKey(key, meant) {
    return {
        key,
        message: `Nomad ignores the key \`${shortKey(key)}\`.`,
        hint: `Write \`${meant}\`, or remove it.`,
    };
}
const maxKeyLength = 100;
function shortKey(key) {
    return key.length > maxKeyLength ? `${key.slice(0, maxKeyLength).toWellFormed()}…` : key;
}
function repeatedKeys(text) {
    const repeated = [];
    const open = [];
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '{')
            open.push(new Set());
        else if (character === '[')
            open.push(undefined);
        else if (character === '}' || character === ']')
            open.pop();
        if (character !== '"')
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
/* harmony export */   M: () => (/* binding */ createStringLocator),
/* harmony export */   l: () => (/* binding */ jsonStrings)
/* harmony export */ });
/* harmony import */ var _clients_http_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8838);

function* jsonStrings(text) {
    for (let start = text.indexOf('"'); start !== -1;) {
        const end = Math.min((0,_clients_http_json_js__WEBPACK_IMPORTED_MODULE_0__/* .endOfString */ .ap)(text, start) + 1, text.length);
        yield { start, end, source: text.slice(start, end) };
        start = text.indexOf('"', end);
    }
}
function createStringLocator(text) {
    let places;
    return (name) => (places ??= firstOffsets(text)).get(JSON.stringify(name)) ?? 0;
}
function firstOffsets(text) {
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
    const placeOf = (0,_json_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .createStringLocator */ .M)(text);
    const declarations = new Map();
    const locals = new Map();
    for (const [name, bodies] of blocksOf(text, 'variable')) {
        for (const body of objectsIn(bodies))
            declarations.set(name, jsonDeclaration(placeOf(name), body));
    }
    for (const [name, value] of blocksOf(text, 'variables')) {
        declarations.set(name, jsonDeclaration(placeOf(name), { default: value }));
    }
    for (const [name, value] of blocksOf(text, 'locals'))
        locals.set(name, toDefinition(value));
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
    return objectsIn(root)
        .flatMap((object) => objectsIn(object[type]))
        .flatMap((block) => Object.entries(block));
}
function objectsIn(value) {
    const values = Array.isArray(value) ? value : [value];
    return values.filter((one) => typeof one === 'object' && one !== null && !Array.isArray(one));
}
function jsonDeclaration(at, body) {
    const type = typeof body['type'] === 'string' ? body['type'] : '';
    const value = body['default'];
    const plain = value === undefined || typeof value === 'string' || typeof value === 'number';
    return {
        at,
        type,
        reads: type === '' ? (plain ? 'text' : 'expression') : (0,_definitions_js__WEBPACK_IMPORTED_MODULE_3__/* .readsAs */ .q)(type),
        default: value === undefined ? undefined : toDefinition(value),
    };
}
function toDefinition(value) {
    return { text: constantText(value), expression: undefined };
}
function constantText(value) {
    if (typeof value === 'string')
        return (names) => (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .bareTemplate */ .j4)((0,_hcl_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .scanHcl */ .J)(value, 'template'), names);
    if (typeof value === 'number')
        return () => (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .numberConstant */ .yE)(String(value));
    return () => (typeof value === 'boolean' ? { text: String(value) } : _hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .computed */ .EW);
}
function piecesOf(text) {
    return [...(0,_json_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonStrings */ .l)(text)].flatMap(({ start, end, source }) => {
        if (!/[$%]\{/.test(source))
            return [];
        const value = decodeString(source);
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
function decodeString(text) {
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
const maxColumns = 2000;
function columnStartsOf(text, starts, line) {
    const start = starts[line - 1] ?? text.length;
    const end = Math.min(starts[line] ?? text.length, start + maxColumns);
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
        return { submission: { source: source.text, format: 'json', variables: undefined }, omitted: [] };
    const settings = [...prepared.settings];
    const omitted = settings.filter(([, setting]) => isSecret(setting)).map(([name]) => name);
    const variables = prepared.encode(new Map(settings.filter(([name]) => !omitted.includes(name))));
    const text = prepared.textWithout((name) => omitted.includes(name));
    const format = (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonForm */ .Dj)(text) ? 'json' : 'hcl2';
    return { submission: { source: text, format, variables: variables === '' ? undefined : variables }, omitted };
}


/***/ }),

/***/ 8523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ unterminatedError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);

const unterminatedHints = {
    string: 'Close it with `"` on the same line; write text of several lines as a heredoc (`<<EOT`).',
    heredoc: 'End it with a line that contains only its marker.',
};
function unterminatedError({ what, at }, reason, place) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason,
        message: `The ${what} that starts here is not closed.`,
        location: place(at),
        hint: unterminatedHints[what],
    });
}


/***/ }),

/***/ 2777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S0: () => (/* binding */ safeArguments),
/* harmony export */   Tl: () => (/* binding */ filesAt),
/* harmony export */   YA: () => (/* binding */ ignoredFolders),
/* harmony export */   _N: () => (/* binding */ maxPathArguments),
/* harmony export */   b$: () => (/* binding */ readCheckout),
/* harmony export */   cC: () => (/* binding */ isInRepository),
/* harmony export */   fE: () => (/* binding */ isShallow),
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
    return new Promise((resolve) => {
        const options = { encoding: 'buffer', maxBuffer: 256 * 1024 * 1024, timeout: 30_000 };
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', [...safeArguments(workspace), ...args], options, (error, stdout) => resolve(error === null ? stdout : Buffer.alloc(0)));
        child.stdin?.on('error', () => undefined).end(input);
    });
}
function safeArguments(workspace) {
    const trusted = ['-c', `safe.directory=${(0,_discovery_repository_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .toSlashes */ .TH)(workspace)}`];
    return [...trusted, ...noTransport, ...noMonitor, ...noHooks, '-C', workspace];
}
async function isShallow(workspace) {
    return (await runGit(workspace, ['rev-parse', '--is-shallow-repository'])).toString('utf8').trim() === 'true';
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
    return isQuote ? text.normalize('NFC') : (0,strings/* withoutTemplateEscapes */.TY)((0,strings/* withoutHeredocIndent */.Zj)(hcl, opener, text));
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

/***/ 5732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ inputSettings),
  j: () => (/* binding */ readVariableSources)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/js/errors.js
var js_errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/repository-paths.js
var repository_paths = __webpack_require__(4823);
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
// EXTERNAL MODULE: ./build/js/jobfiles/functions/resolve-path.js
var resolve_path = __webpack_require__(8811);
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
        return { settings: [], problem: 'The variable file starts like JSON, but is not valid JSON.' };
    }
    const positions = (0,preprocess_positions/* positionsIn */.Y)(text);
    const placeOf = (0,json_strings/* createStringLocator */.M)(text);
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
        return (0,strings/* quoteText */.ol)(value);
    if (Array.isArray(value))
        return `[${value.map(toHclLiteral).join(', ')}]`;
    if (typeof value !== 'object' || value === null || 'rawJSON' in value)
        return JSON.stringify(value);
    return `{ ${Object.entries(value)
        .map(([key, one]) => `${(0,strings/* quoteText */.ol)(key)} = ${toHclLiteral(one)}`)
        .join(', ')} }`;
}

;// CONCATENATED MODULE: ./build/js/jobfiles/variables/var-files.js











const maxVarFileMiB = 1;
function readVariableFile(path, base, mayBeMissing) {
    const found = (0,resolve_path/* locateFile */.pM)(path, base);
    const refuse = (what, hint) => ({
        name: path,
        settings: [],
        errors: [new js_errors/* ActionError */.lZ({ reason: 'input', message: `Input \`var-files\`: \`${path}\` ${what}.`, hint })],
    });
    if ('problem' in found)
        return refuse(found.problem, found.hint);
    if (found.stats === undefined) {
        if (mayBeMissing)
            return undefined;
        return refuse('does not exist', 'Paths are relative to `working-directory`; check the path and that the repository is checked out.');
    }
    if (!found.stats.isFile())
        return refuse((0,resolve_path/* describeNonFile */.TZ)(found.stats).problem, 'Name a variable file.');
    if (found.stats.size > maxVarFileMiB * 1024 * 1024)
        return refuse(`is larger than ${maxVarFileMiB} MiB`, 'Use a smaller file.');
    const bytes = readVarFileBytes(found);
    if (bytes === undefined || !(0,external_node_buffer_.isUtf8)(bytes))
        return refuse('cannot be read as UTF-8 text', 'Save it as UTF-8.');
    const text = new TextDecoder().decode(bytes);
    return (0,json_text/* isJsonForm */.Dj)(text) ? readJsonVarFile(text, found.name) : readHclVarFile(text, found.name);
}
function readVarFileBytes({ path }) {
    try {
        return (0,external_node_fs_.readFileSync)(path);
    }
    catch {
        return undefined;
    }
}
function readJsonVarFile(text, name) {
    const { settings, problem } = jsonSettings(text, name);
    if (settings.length > definitions/* maxVariables */.I)
        return tooManySet(name);
    const hint = 'Write `{"name": value, …}`.';
    const errors = problem === undefined
        ? []
        : [new js_errors/* ActionError */.lZ({ reason: 'input', message: problem, location: { file: name }, hint })];
    return { name, settings, errors };
}
function tooManySet(name) {
    const what = `The file sets more than ${definitions/* maxVariables */.I} variables.`;
    const hint = 'Combine related values in one variable, such as a map.';
    return {
        name,
        settings: [],
        errors: [new js_errors/* ActionError */.lZ({ reason: 'input', message: what, location: { file: name }, hint })],
    };
}
function readHclVarFile(text, name) {
    const hcl = (0,scan/* scanHcl */.J)(text);
    const positions = (0,preprocess_positions/* positionsIn */.Y)(text);
    const place = (offset) => ({ file: name, ...positions.positionOf(offset) });
    const error = (offset, what, hint) => new js_errors/* ActionError */.lZ({ reason: 'input', message: what, hint, location: place(offset) });
    if (hcl.broken !== undefined) {
        return { name, settings: [], errors: [(0,unterminated_error/* unterminatedError */.j)(hcl.broken, 'input', place)] };
    }
    const { attributes, blocks, unexpected } = (0,bodies/* readFileBody */.lX)(hcl);
    if (attributes.length + blocks.length + unexpected.length > definitions/* maxVariables */.I)
        return tooManySet(name);
    const startOf = (token) => hcl.starts[token] ?? 0;
    const seen = new Set();
    const errors = [
        ...blocks.map(({ at, type }) => error(startOf(at), `A variable file cannot contain blocks such as \`${type}\`.`, declareHint)),
        ...unexpected.map((at) => error(startOf(at), 'This does not set a variable.', 'Write `name = value`, one per line.')),
        ...attributes.flatMap((attribute) => {
            if (seen.has(attribute.name)) {
                return [error(startOf(attribute.at), `\`${attribute.name}\` is set twice in this file.`, 'Keep one of them.')];
            }
            seen.add(attribute.name);
            return [];
        }),
    ];
    const settings = attributes.map(({ name: variable, expression }) => ({
        name: variable,
        origin: { text: `\`${name}\``, where: place(startOf(expression.from)) },
        form: 'source',
        value: (0,bodies/* expressionText */.MT)(expression),
        secret: false,
    }));
    return { name, settings, errors };
}
const declareHint = 'Declare variables in the job file; write `name = value` here.';

;// CONCATENATED MODULE: ./build/js/jobfiles/variables/variable-sources.js




const filePlaceholder = '{file}';
function readVariableSources({ variables }, base) {
    const shared = new Map();
    for (const path of variables.files.filter((one) => !one.includes(filePlaceholder))) {
        const read = readVariableFile(path, base, false);
        if (read !== undefined)
            shared.set(path, read);
    }
    const errors = [...shared.values()].flatMap((read) => read.errors);
    if (errors.length > 0)
        throw new js_errors/* ActionErrors */.o9(errors);
    const { given, environment } = inputSettings(variables);
    return {
        environment,
        forJob(jobPath) {
            const stem = stemOf(jobPath, base);
            const paths = variables.files.map((path) => path.replaceAll(filePlaceholder, () => stem));
            const files = paths.flatMap((path) => shared.get(path) ?? readVariableFile(path, base, true) ?? []);
            return {
                settings: [...files.flatMap((file) => file.settings), ...given],
                errors: files.flatMap((file) => file.errors),
                names: paths.map((path) => (0,repository_paths/* relativeName */.IC)(base.workspace, (0,external_node_path_.resolve)(base.directory, path))),
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
    return (0,repository_paths/* relativeName */.IC)(directory, path).replace(/(?:\.nomad)?\.(?:hcl|json)$|(?<=[^/])\.[^./]+$/, '');
}
function settingOf({ name, value }, text, secret) {
    return { name, value, origin: { text, where: undefined }, form: 'raw', secret };
}


/***/ }),

/***/ 7428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/modes/nomad-mode.js
var nomad_mode = __webpack_require__(7852);
// EXTERNAL MODULE: ./build/js/modes/dispatch/inputs.js + 3 modules
var inputs = __webpack_require__(5546);
// EXTERNAL MODULE: ./build/js/report/markdown/markdown.js
var markdown = __webpack_require__(7058);
// EXTERNAL MODULE: ./build/js/report/markdown/prose.js
var prose = __webpack_require__(6844);
// EXTERNAL MODULE: ./build/js/plan/numbers.js
var numbers = __webpack_require__(5962);
// EXTERNAL MODULE: ./build/js/report/describe-child-job.js
var describe_child_job = __webpack_require__(7545);
;// CONCATENATED MODULE: ./build/js/modes/dispatch/report.js




const already = {
    run: 'was already dispatched by this run',
    attempt: 'was already dispatched by an earlier attempt of this run',
    token: 'was already dispatched with this `idempotency-token`',
};
function describeDispatched({ child, result, by, work, failure }) {
    if (failure !== undefined)
        return failure.message;
    if (result === 'dry-run')
        return 'would be dispatched';
    const verb = by === undefined ? 'was dispatched' : already[by];
    return `\`${child}\` ${verb}${work === undefined ? '' : `: ${(0,describe_child_job/* describeChildJobOutcome */.Zl)(work)}`}`;
}
function dispatchReport(outcome) {
    const { file, dispatches, notes } = outcome;
    const failures = [...outcome.failures, ...dispatches.flatMap((one) => failureOf(one, file) ?? [])];
    const [only] = dispatches.length === 1 ? dispatches : [];
    const isDry = dispatches.some(({ result }) => result === 'dry-run');
    return {
        headline: outcome.failures[0]?.message ?? headlineOf(outcome),
        sign: isDry ? '🔵' : '🟢',
        failures,
        notes: notes.map((text) => ({ level: 'warning', text })),
        body: file === undefined || isDry || dispatches.length === 0 ? [] : [tableOf(dispatches)],
        outputs: {
            changed: String(dispatches.some(isChange)),
            outcome: (0,describe_child_job/* worstChildJob */.jb)(dispatches.map(({ work }) => work)),
            'dispatched-job-id': only?.child ?? '',
            'eval-id': only?.evalId ?? '',
            jobs: JSON.stringify(dispatches.map((one) => outputOf(one, outcome))),
        },
    };
}
function isChange({ result, by }) {
    return result === 'done' || by === 'run';
}
function failureOf({ line, child, work, failure }, file) {
    const found = failure ?? (work === undefined ? undefined : (0,describe_child_job/* childJobFailure */.YS)(child, work));
    return file === undefined ? found : found?.withMessage(found.message, { file, line });
}
function headlineOf({ job, file, dispatches }) {
    const [only] = dispatches;
    if (file === undefined && only !== undefined)
        return only.result === 'dry-run' ? `Dry run: \`${job}\` would be dispatched` : describeDispatched(only);
    const count = `${(0,numbers/* thousands */.o)(dispatches.length)} ${dispatches.length === 1 ? 'dispatch' : 'dispatches'}`;
    if (only?.result === 'dry-run')
        return `Dry run: \`${job}\` would get ${count}`;
    const kinds = Map.groupBy(dispatches, stateOf);
    const states = [...kinds].map(([state, same]) => `${same.length} ${state}`);
    const before = dispatches.filter(({ result }) => result === 'already').length;
    const known = before === 0 ? '' : `; ${before} of them already dispatched before`;
    return `${count} of \`${job}\`: ${states.join(', ')}${known}`;
}
function stateOf({ child, work, failure }) {
    if (child === '')
        return 'not dispatched';
    if (failure !== undefined)
        return 'not followed';
    return work?.kind ?? 'dispatched';
}
function tableOf(dispatches) {
    return (0,markdown/* table */.tp)(['Line', 'Job', 'Outcome'], dispatches.map((one) => [
        String(one.line),
        one.child === '' ? '' : (0,markdown/* nameCode */.Fl)(one.child),
        one.result === 'already' ? `${cellOf(one)} (already dispatched)` : cellOf(one),
    ]));
}
function cellOf({ work, failure }) {
    const text = failure?.message ?? (work === undefined ? 'dispatched' : (0,describe_child_job/* describeChildJobOutcome */.Zl)(work));
    return (0,prose/* prose */.C)(text.replaceAll('|', '∣'));
}
function outputOf(one, { job, file }) {
    const { line, child, evalId, result, work } = one;
    return {
        ...(line === undefined ? {} : { line }),
        id: job,
        child,
        changed: isChange(one),
        already: result === 'already',
        evaluation: evalId,
        outcome: work?.kind ?? '',
        reason: failureOf(one, file)?.reason ?? '',
    };
}

// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
// EXTERNAL MODULE: ./build/js/errors.js
var js_errors = __webpack_require__(2027);
;// CONCATENATED MODULE: ./build/js/modes/dispatch/check-dispatch.js

function readDispatchTerms(parent) {
    const { ParameterizedJob: parameters, Dispatched, Stop, ID } = parent;
    if (parameters === null || parameters === undefined || Dispatched === true) {
        const what = Dispatched === true ? 'was dispatched itself' : 'is not parameterized';
        const hint = 'Only a job with a `parameterized` block can be dispatched. Register any other job to run it.';
        throw new js_errors/* ActionError */.lZ({
            reason: 'input',
            message: `The job \`${ID}\` ${what}.`,
            hint,
            help: 'what-cannot-be-dispatched',
        });
    }
    if (Stop === true) {
        const hint = 'Register it again to start it.';
        throw new js_errors/* ActionError */.lZ({ reason: 'blocked', message: `The job \`${ID}\` is stopped.`, hint, help: 'stopped-job' });
    }
    const { Payload, MetaRequired, MetaOptional } = parameters;
    const payload = Payload === 'required' || Payload === 'forbidden' ? Payload : 'optional';
    return { payload, required: MetaRequired ?? [], optional: MetaOptional ?? [] };
}
function checkDispatch({ payload, meta, line }, terms, { job, file }) {
    const known = [...terms.required, ...terms.optional];
    const missing = terms.required.filter((name) => !Object.hasOwn(meta, name));
    const unknown = Object.keys(meta).filter((name) => !known.includes(name));
    const hasPayload = payload !== undefined && payload.length > 0;
    const accepted = known.length === 0 ? 'It accepts no meta.' : `It accepts ${codeList(known)}.`;
    const errors = [
        ...(missing.length === 0 ? [] : [[`requires the meta ${codeList(missing)}`, 'Set it with `meta`.']]),
        ...(unknown.length === 0 ? [] : [[`does not accept the meta ${codeList(unknown)}`, accepted]]),
        ...(terms.payload === 'required' && !hasPayload
            ? [['requires a payload', 'Set one of the `payload` inputs.']]
            : []),
        ...(terms.payload === 'forbidden' && hasPayload ? [['accepts no payload', 'Remove it.']] : []),
    ];
    const where = line === undefined ? 'The' : `Line ${line}: the`;
    return errors.map(([what, hint]) => new js_errors/* ActionError */.lZ({
        reason: 'input',
        message: `${where} job \`${job}\` ${what}.`,
        hint,
        location: file === undefined ? undefined : { file, line },
        help: 'what-cannot-be-dispatched',
    }));
}
function codeList(names) {
    return names.map((name) => `\`${name}\``).join(', ');
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/js/modes/dispatch/dispatch-token.js

function nameDispatches({ dispatches, file, token, job, nomad }, context) {
    const base = token ?? baseOf(context, [nomad.namespace ?? 'default', job]);
    if (file === undefined)
        return dispatches.map((dispatch) => ({ ...dispatch, token: base }));
    const seen = new Map();
    return dispatches.map((dispatch) => {
        const digest = dispatchDigest(dispatch);
        const before = seen.get(digest) ?? 0;
        seen.set(digest, before + 1);
        return { ...dispatch, token: dispatch.token ?? (base === undefined ? undefined : `${base}/${digest}/${before}`) };
    });
}
function baseOf({ repository, runId, job, step }, what) {
    if (repository === undefined || runId === undefined)
        return undefined;
    return [repository.owner, repository.name, runId, job ?? '', step ?? '', ...what].join('/');
}
function dispatchDigest({ payload, meta, idPrefixTemplate, priority }) {
    const sorted = Object.entries(meta).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const content = JSON.stringify([payload?.toString('base64') ?? '', sorted, idPrefixTemplate ?? '', priority ?? 0]);
    return (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex').slice(0, 32);
}

// EXTERNAL MODULE: ./build/js/operations/follow/follow-child-job.js + 2 modules
var follow_child_job = __webpack_require__(8310);
;// CONCATENATED MODULE: ./build/js/modes/dispatch/old-dispatch.js

const withoutTokens = 'This Nomad server ignores `idempotency-token` (it needs version 1.1.3): a dispatch whose answer is lost is not repeated, and a repeated run dispatches again.';
async function oldServerNotes(named, dispatches, nomad) {
    const index = dispatches.findIndex(({ result }) => result === 'done');
    const [asked, launched] = [named[index], dispatches[index]];
    if (asked === undefined || launched === undefined)
        return [];
    try {
        const child = await nomad.readJob({ id: launched.child });
        const ignored = [
            ...(asked.idPrefixTemplate !== undefined && /\/dispatch-\d+-[0-9a-f]{8}$/.test(child.ID)
                ? ['`id-prefix-template` (it needs version 1.4.2)']
                : []),
            ...(asked.priority !== undefined && child['Priority'] !== asked.priority
                ? ['`priority` (it needs version 1.10.1)']
                : []),
        ];
        return ignored.map((what) => `This Nomad server ignores ${what}.`);
    }
    catch (error) {
        if (error instanceof js_errors/* ActionError */.lZ)
            return [];
        throw error;
    }
}

// EXTERNAL MODULE: ./build/js/operations/find-job.js
var find_job = __webpack_require__(1060);
;// CONCATENATED MODULE: ./build/js/modes/dispatch/same-dispatch.js


function checkSame({ payload, meta, line }, child, parent) {
    const { required, optional } = readDispatchTerms(parent);
    const wanted = { ...parent.Meta, ...meta };
    const differing = [...required, ...optional].filter((name) => same_dispatch_valueOf(child.Meta, name) !== same_dispatch_valueOf(wanted, name));
    const otherPayload = !Buffer.from(child.Payload ?? '', 'base64').equals(payload ?? Buffer.alloc(0));
    if (differing.length === 0 && !otherPayload)
        return;
    const what = [
        ...(otherPayload ? ['another payload'] : []),
        ...(differing.length > 0 ? [`another meta ${differing.map((name) => `\`${name}\``).join(', ')}`] : []),
    ].join(' and ');
    throw new js_errors/* ActionError */.lZ({
        reason: 'conflict',
        message: `${line === undefined ? '' : `Line ${line}: `}\`${child.ID}\` was dispatched with the same idempotency token, but with ${what}`,
        help: 'same-idempotency-token',
        hint: 'Set a separate `idempotency-token` for each dispatch (in a matrix, for each leg) from values that stay the same when the run is repeated.',
    });
}
function same_dispatch_valueOf(meta, name) {
    return meta !== null && meta !== undefined && Object.hasOwn(meta, name) ? meta[name] : '';
}

// EXTERNAL MODULE: ./build/js/operations/write-to-nomad.js
var write_to_nomad = __webpack_require__(9240);
// EXTERNAL MODULE: ./build/js/clients/nomad/jobs/job.js
var job = __webpack_require__(2601);
;// CONCATENATED MODULE: ./build/js/modes/dispatch/run.js











const concurrency = 10;
function nothingDispatched({ job, file }) {
    return { job, file, dispatches: [], notes: [], failures: [] };
}
async function dispatch(dependencies) {
    const { inputs, nomad, event, log } = dependencies;
    const parent = await (0,find_job/* findJob */.p)(nomad, inputs);
    learnInputs(inputs, dependencies.redactor);
    const terms = readDispatchTerms(parent);
    const errors = inputs.dispatches.flatMap((one) => checkDispatch(one, terms, inputs));
    if (errors.length > 0)
        throw new js_errors/* ActionErrors */.o9(errors);
    const known = (0,job/* hasDispatchTokens */.vG)(parent);
    const asked = nameDispatches(inputs, event);
    const named = known ? asked : asked.map((one) => ({ ...one, token: undefined }));
    const notes = [...(known ? [] : [withoutTokens]), ...dispatchNotes(asked, parent, inputs)];
    if (!known)
        log(withoutTokens);
    const outcome = { ...nothingDispatched(inputs), notes };
    if (inputs.dryRun)
        return { ...outcome, dispatches: named.map(({ line }) => ({ ...notDispatched(line), result: 'dry-run' })) };
    let done = 0;
    const dispatches = await (0,p_map/* default */.Ay)(named, async (one) => {
        const job = await dispatchOne(one, parent, dependencies);
        done += 1;
        if (named.length > 1)
            log(`${done} of ${named.length}, line ${job.line}: ${describeDispatched(job)}`);
        return job;
    }, { concurrency });
    return { ...outcome, dispatches, notes: [...notes, ...(await oldServerNotes(named, dispatches, nomad))] };
}
function learnInputs({ dispatches }, redactor) {
    const values = dispatches.flatMap(({ payload, meta }) => [payload?.toString() ?? '', ...Object.values(meta)]);
    redactor.addUnjudged(values);
}
function notDispatched(line) {
    return { line, child: '', evalId: '', result: 'none', by: undefined, work: undefined, failure: undefined };
}
function dispatchNotes(named, parent, { wait }) {
    const unnamed = named.some(({ token }) => token === undefined);
    return [
        ...(unnamed
            ? [
                'This run has no `GITHUB_RUN_ID` to derive an idempotency token from: a repeated run dispatches again. Set `idempotency-token`.',
            ]
            : []),
        ...(wait && isPeriodic(parent)
            ? ['The dispatched job is periodic: Nomad launches it on its schedule, so it is not followed.']
            : []),
    ];
}
function isPeriodic({ Periodic }) {
    return Periodic !== null && Periodic !== undefined;
}
async function dispatchOne(one, parent, dependencies) {
    const { inputs } = dependencies;
    let launched = notDispatched(one.line);
    try {
        launched = await launch(one, parent, dependencies);
        if (!inputs.wait || isPeriodic(parent))
            return launched;
        const { child: id, evalId } = launched;
        const label = one.line === undefined ? id : `line ${one.line}, ${id}`;
        return { ...launched, work: await (0,follow_child_job/* followChildJob */.x)({ id, evalId, label }, dependencies) };
    }
    catch (error) {
        if (!(error instanceof js_errors/* ActionError */.lZ))
            throw error;
        const isThere = launched.child !== '';
        return {
            ...launched,
            failure: isThere ? error.withContext(`\`${launched.child}\` was dispatched, but cannot be followed`) : error,
        };
    }
}
async function launch(one, parent, dependencies) {
    const { inputs, nomad, deadline } = dependencies;
    const { payload, meta, token: idempotencyToken, idPrefixTemplate, priority } = one;
    const request = { id: inputs.job, payload, meta, idempotencyToken, idPrefixTemplate, priority };
    const started = Date.now();
    let isKnown = true;
    try {
        deadline.signal.throwIfAborted();
        isKnown = false;
        const { DispatchedJobID: child, EvalID: evalId } = await nomad.dispatchJob(request);
        const launched = { ...notDispatched(one.line), child, evalId, result: 'done' };
        if (evalId !== '' || isPeriodic(parent))
            return launched;
        const present = await nomad.readJob({ id: child });
        isKnown = true;
        checkSame(one, present, parent);
        return { ...launched, result: 'already', by: dispatchedBy(one, present, started, dependencies) };
    }
    catch (error) {
        if (!(error instanceof js_errors/* ActionError */.lZ))
            throw error;
        throw error.withContext(isKnown || (0,write_to_nomad/* isRefusal */.vu)(error) ? 'Not dispatched' : 'Could not determine whether the job was dispatched');
    }
}
function dispatchedBy({ token }, child, started, { inputs, event }) {
    const isDerived = inputs.token === undefined && inputs.dispatches.every((one) => one.token !== token);
    if (!isDerived)
        return 'token';
    const submitted = (0,job/* submittedAt */.$4)(child)?.getTime() ?? 0;
    return event.runAttempt === 1 || submitted >= started ? 'run' : 'attempt';
}

;// CONCATENATED MODULE: ./build/js/modes/dispatch/index.js




const mode = (0,nomad_mode/* nomadMode */.h)({
    inputs: inputs/* dispatchInputs */.C,
    activity: 'Dispatching',
    writes: true,
    read: inputs/* readDispatchInputs */.Y,
    nothing: nothingDispatched,
    run: dispatch,
    report: dispatchReport,
});


/***/ }),

/***/ 4281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/modes/drift/inputs.js
var inputs = __webpack_require__(9588);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/github/runner.js + 1 modules
var runner = __webpack_require__(6030);
// EXTERNAL MODULE: ./build/js/plan/numbers.js
var numbers = __webpack_require__(5962);
// EXTERNAL MODULE: ./build/js/report/plan-outputs.js
var plan_outputs = __webpack_require__(9649);
// EXTERNAL MODULE: ./build/js/review/plan-outcome.js
var plan_outcome = __webpack_require__(6489);
// EXTERNAL MODULE: ./build/js/plan/quote.js
var quote = __webpack_require__(1740);
// EXTERNAL MODULE: ./build/js/report/describe-plan.js
var describe_plan = __webpack_require__(2482);
// EXTERNAL MODULE: ./build/js/report/markdown/fit.js
var fit = __webpack_require__(1540);
;// CONCATENATED MODULE: ./build/js/modes/drift/outcome.js
const driftKinds = ['missing', 'rolled-back', 'unregistered', 'changed', 'unmanaged'];
const nothingCompared = {
    drifts: [],
    failed: [],
    compared: 0,
    ended: [],
    unmanaged: 'off',
    failures: [],
};
function countedDrifts({ drifts }) {
    return drifts.filter(({ pullRequests }) => pullRequests.length === 0);
}
function mentionedDrifts({ drifts }) {
    return drifts.filter(({ pullRequests }) => pullRequests.length > 0);
}
function byKind(drifts) {
    const place = ({ file = '', id, namespace }) => JSON.stringify([file, namespace, id]);
    return drifts.toSorted((a, b) => driftKinds.indexOf(a.kind) - driftKinds.indexOf(b.kind) || (place(a) < place(b) ? -1 : 1));
}

;// CONCATENATED MODULE: ./build/js/modes/drift/text/describe-drift.js





function describeDrift({ kind, why, commit, submitted, givenUp }) {
    switch (kind) {
        case 'missing':
            return { absent: 'is not in Nomad', stopped: 'is stopped', dead: 'is dead, although it should run' }[why ?? 'absent'];
        case 'rolled-back':
            return `was rolled back by Nomad from version ${givenUp?.version ?? 0}`;
        case 'unregistered':
            return 'was not registered after its file changed';
        case 'changed':
            return typeof commit === 'object' && submitted !== undefined ? 'was changed in Nomad' : 'differs from its file';
        case 'unmanaged':
            return 'runs without a job file';
    }
}
const kindNames = {
    missing: 'missing',
    'rolled-back': 'rolled back',
    unregistered: 'not registered',
    changed: 'changed',
    unmanaged: 'unmanaged',
};
function driftHeadline(outcome) {
    const counted = countedDrifts(outcome);
    const { failed, failures, compared } = outcome;
    const [first, ...others] = counted;
    const unknown = failed.length === 0 ? '' : `${(0,numbers/* plural */.L)(failed.length, 'job file')} could not be compared`;
    if (first === undefined) {
        if (failures.length > 0)
            return failures[0]?.message ?? '';
        return unknown === '' ? `no drift${mentions(outcome)} (${(0,numbers/* plural */.L)(compared, 'job')})` : unknown;
    }
    const what = others.length === 0
        ? `\`${(0,quote/* visible */.R)((0,fit/* clipped */.cz)(first.id))}\` ${describeDrift(first)}`
        : `${(0,numbers/* plural */.L)(counted.length, 'job')} have drifted: ${countedKinds(counted)}`;
    return unknown === '' ? what : `${what}; ${unknown}`;
}
function mentions(outcome) {
    const { length } = mentionedDrifts(outcome);
    return length === 0 ? '' : ` besides ${(0,numbers/* plural */.L)(length, 'job')} of open pull requests`;
}
function countedKinds(drifts) {
    const counts = driftKinds.map((kind) => [drifts.filter((drift) => drift.kind === kind).length, kind]);
    return counts.flatMap(([count, kind]) => (count === 0 ? [] : [`${count} ${kindNames[kind]}`])).join(', ');
}
function describeVersion({ version, submitted }) {
    return [
        version === undefined ? '' : `version ${version}`,
        submitted === undefined ? '' : `submitted ${(0,describe_plan/* formatMinute */.Yi)(submitted)}`,
    ]
        .filter((part) => part !== '')
        .join(', ');
}
function describeCommit({ commit }) {
    if (commit === undefined)
        return '';
    if (commit === 'shallow')
        return 'commit not known, because the checkout is shallow';
    if (commit === 'unknown')
        return 'commit not known, because the file is not committed';
    return `commit \`${commit.id.slice(0, 7)}\`, ${(0,describe_plan/* formatMinute */.Yi)(commit.at)}`;
}

// EXTERNAL MODULE: ./build/js/report/comment/footer.js
var footer = __webpack_require__(3976);
// EXTERNAL MODULE: ./build/js/report/comment/hide-in-markdown.js
var hide_in_markdown = __webpack_require__(8753);
// EXTERNAL MODULE: ./build/js/report/failure-items.js
var failure_items = __webpack_require__(8762);
// EXTERNAL MODULE: ./build/js/report/markdown/markdown.js
var markdown = __webpack_require__(7058);
// EXTERNAL MODULE: ./build/js/report/markdown/prose.js
var prose = __webpack_require__(6844);
// EXTERNAL MODULE: ./build/js/redaction/hidden-text.js
var hidden_text = __webpack_require__(5919);
;// CONCATENATED MODULE: ./build/js/modes/drift/text/ways-out.js


function waysOut(drift, branch) {
    return [`**Keep what runs:** ${keep(drift)}`, `**Go back to ${(0,markdown/* code */.aY)(branch)}:** ${restore(drift, branch)}`];
}
function keep(drift) {
    const { kind, file = '', commit } = drift;
    const inspect = commandText('inspect', drift);
    const shows = inspect === undefined ? '' : ` ${inspect} shows the running job.`;
    switch (kind) {
        case 'missing':
            return `remove ${(0,markdown/* code */.aY)(file)} in a pull request.`;
        case 'unmanaged':
            return `add a job file for it in a pull request.${shows}`;
        case 'rolled-back':
        case 'unregistered':
            return typeof commit === 'object'
                ? `revert the change of the file in a pull request: ${(0,markdown/* code */.aY)(`git revert ${commit.id.slice(0, 7)}`)}.`
                : `revert the change of ${(0,markdown/* code */.aY)(file)} in a pull request.`;
        case 'changed':
            return `change ${(0,markdown/* code */.aY)(file)} in a pull request.${shows}`;
    }
}
function restore(drift, branch) {
    const { kind, file = '', commit } = drift;
    const register = `run ${(0,markdown/* code */.aY)('mode: register')} on ${(0,markdown/* code */.aY)(branch)} with ${(0,markdown/* code */.aY)(`job-files: ${file}`)} and ${(0,markdown/* code */.aY)('review: ignore')}`;
    switch (kind) {
        case 'unmanaged': {
            const stop = commandText('stop', drift);
            return `stop the job with ${(0,markdown/* code */.aY)('mode: stop')}${stop === undefined ? '' : `, or ${stop}`}.`;
        }
        case 'rolled-back':
            return `fix ${(0,markdown/* code */.aY)(file)} in a pull request. The same version would most likely fail again.`;
        case 'unregistered': {
            const of = typeof commit === 'object' ? ` of ${(0,markdown/* code */.aY)(commit.id.slice(0, 7))}` : '';
            return `re-run the workflow${of} that registers, or ${register}.`;
        }
        case 'missing':
        case 'changed':
            return `${register}.`;
    }
}
function commandText(command, drift) {
    const text = jobCommand(command, drift);
    return text === undefined ? undefined : (0,markdown/* code */.aY)(text);
}
function jobCommand(command, { id, namespace, region }) {
    const words = [
        ...(namespace === 'default' ? [] : [`-namespace=${namespace}`]),
        ...(region === undefined ? [] : [`-region=${region}`]),
        id,
    ];
    const isSafe = words.every((word) => /^[\u0020-\u007e]{1,200}$/.test(word) && !word.includes(hidden_text/* hiddenMark */.s));
    return isSafe && !id.startsWith('-') ? `nomad job ${command} ${words.map(shellWord).join(' ')}` : undefined;
}
function shellWord(word) {
    return /^[A-Za-z0-9._/=:@+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw `'\''`)}'`;
}

;// CONCATENATED MODULE: ./build/js/modes/drift/text/drift-details.js






const openUpTo = 40;
const leastRoom = 400;
function driftDetails(drift, { context, isOpen, limit }) {
    const summary = `<b>${(0,markdown/* htmlCode */.h8)((0,fit/* clipped */.cz)(drift.id))}</b> ${describeDrift(drift)}`;
    const lines = drift.diff.lines;
    const facts = [...sides(drift, context), ...waysOut(drift, context.branch)].map((text) => `- ${text}`).join('\n');
    const intro = lines.length === 0 ? '' : 'Registering the file would change:';
    const around = limit.measure((0,markdown/* details */.zH)(summary, [intro, (0,markdown/* fence */.EU)(lines.slice(0, 1), 'diff'), facts].join('\n\n'), true)) + slack(lines);
    if (limit.max - around < Math.min(leastRoom, limit.measure(lines.join('\n'))))
        return undefined;
    const { taken, left } = (0,fit/* takeWithin */.Dh)(lines, limit.max - around, limit.measure);
    const block = taken.length === 0 ? '' : (0,markdown/* fence */.EU)(taken, 'diff');
    const cut = left === 0 ? '' : `… and ${(0,numbers/* plural */.L)(left, 'line')} more in ${limit.elsewhere}.`;
    const body = [intro, block, cut, facts].filter((part) => part !== '').join('\n\n');
    return (0,markdown/* details */.zH)(summary, body, isOpen && lines.length <= openUpTo);
}
function slack(lines) {
    return 200 + 2 * (0,markdown/* longestRun */.Q_)(lines.join('\n'));
}
function sides(drift, { fileUrl }) {
    const { file, givenUp, why } = drift;
    const version = why === 'absent' ? 'no such job' : describeVersion(drift);
    const rollback = givenUp === undefined
        ? ''
        : `; version ${givenUp.version}, which the file still wants, failed: ${(0,prose/* prose */.C)((0,fit/* clipped */.cz)(givenUp.reason))}`;
    const inNomad = version === '' && rollback === '' ? [] : [`In Nomad: ${version}${rollback}`];
    if (file === undefined)
        return inNomad;
    const name = fileUrl === undefined ? (0,markdown/* code */.aY)(file) : (0,markdown/* link */.nf)((0,markdown/* nameCode */.Fl)(file), fileUrl(file));
    return [...inNomad, `In git: ${name}, ${describeCommit(drift)}`];
}

;// CONCATENATED MODULE: ./build/js/modes/drift/text/drift-markdown.js











const tableShare = 0.3;
const listShare = 0.1;
const reserve = 800;
function driftMarkdown(outcome, context, limit) {
    return (0,hide_in_markdown/* hiddenWithin */.e)(limit, context, (within) => render(outcome, context, within));
}
function render(outcome, context, limit) {
    const counted = countedDrifts(outcome);
    const head = [context.marker, heading(outcome, context)].filter((part) => part !== undefined).join('\n');
    const last = [drift_markdown_footer(context, counted), context.stateLine].filter((part) => part !== undefined).join('\n');
    const sizeOf = (parts) => parts.reduce((sum, part) => sum + limit.measure(part) + 2, 0);
    const room = { ...limit, max: Math.max(0, limit.max - sizeOf([head, last]) - reserve) };
    const parts = [
        introduction(counted, context),
        failures(outcome, context, room),
        driftTable(counted, context, room),
        mentioned(mentionedDrifts(outcome), context, room),
        ended(outcome.ended, room),
    ].filter((part) => part !== '');
    const left = { ...limit, max: room.max - sizeOf(parts) };
    return [head, ...parts, ...sections(counted, context, left), last].filter((part) => part !== '').join('\n\n');
}
function heading(outcome, { environment }) {
    const text = (0,prose/* prose */.C)(driftHeadline(outcome));
    const shown = environment === undefined ? text.charAt(0).toUpperCase() + text.slice(1) : `${environment}: ${text}`;
    return `### ${signOf(outcome)} ${shown}`;
}
function signOf(outcome) {
    if ((0,plan_outcome/* allFailures */.Z)(outcome).length > 0 || outcome.unmanaged === 'unknown')
        return '🔴';
    if (countedDrifts(outcome).length > 0)
        return '🟠';
    return outcome.drifts.length > 0 ? '🟡' : '🟢';
}
function introduction(counted, { branch, marker }) {
    if (counted.length === 0)
        return '';
    const closing = marker === undefined
        ? ''
        : ' The issue closes when no job differs any more. To snooze it until the drift changes, close it as not planned.';
    return `What runs differs from branch ${(0,markdown/* code */.aY)(branch)}. Outrider changes nothing by itself.${closing}`;
}
function failures(outcome, { fileUrl }, limit) {
    const items = (0,failure_items/* failureItems */.xh)((0,plan_outcome/* allFailures */.Z)(outcome), fileUrl);
    const unmanaged = outcome.unmanaged === 'unknown' && outcome.failures.length === 0
        ? [
            '- Jobs without a file were not looked for, because a file that could not be compared may declare any of them.',
        ]
        : [];
    const all = [...items, ...unmanaged];
    if (all.length === 0)
        return '';
    const { taken, left } = (0,fit/* takeWithin */.Dh)(all, limit.max * tableShare, limit.measure);
    const rest = left === 0 ? [] : [`- … and ${left} more in ${limit.elsewhere}.`];
    return ['**Not compared**', '', ...taken, ...rest].join('\n');
}
const signs = {
    missing: '⛔',
    'rolled-back': '↩️',
    unregistered: '⏸️',
    changed: '✏️',
    unmanaged: '❓',
};
function driftTable(drifts, context, limit) {
    if (drifts.length === 0)
        return '';
    const withNamespace = new Set(drifts.map(({ namespace }) => namespace)).size > 1;
    const rows = drifts.map((drift) => row(drift, context, withNamespace));
    const { taken, left } = (0,fit/* takeWithin */.Dh)(rows.map((cells) => cells.join(' | ')), limit.max * tableShare, (text) => limit.measure(text) + 4);
    const shown = (0,markdown/* table */.tp)(['', 'Job', 'Drift'], rows.slice(0, taken.length));
    return left === 0 ? shown : `${shown}\n\n… and ${(0,numbers/* plural */.L)(left, 'job')} more in ${limit.elsewhere}.`;
}
function row(drift, context, withNamespace) {
    const place = withNamespace ? ` in ${(0,markdown/* nameCode */.Fl)((0,fit/* clipped */.cz)(drift.namespace))}` : '';
    const version = describeVersion(drift);
    const parts = [describeDrift(drift), ...changes(drift), ...(version === '' ? [] : [version])];
    return [signs[drift.kind], `${jobLink(drift, context)}${place}`, parts.join(' · ')];
}
function jobLink(drift, { ui, fileUrl }) {
    const url = (drift.why === 'absent' ? undefined : ui?.job(drift)) ??
        (drift.file === undefined ? undefined : fileUrl?.(drift.file));
    return (0,markdown/* link */.nf)((0,markdown/* nameCode */.Fl)((0,fit/* clipped */.cz)(drift.id)), url);
}
const longestChange = 80;
const mostChanges = 2;
function changes({ diff, fields, why }) {
    if (why === 'absent')
        return [];
    const known = diff.keyChanges.map(({ kind, text }) => `${kind} ${(0,markdown/* cellCode */.GA)((0,fit/* clipped */.cz)(text, longestChange))}`);
    const named = fields
        .filter((path) => path !== 'Stop')
        .map((path) => (0,markdown/* cellCode */.GA)((0,fit/* clipped */.cz)(shortPath(path), longestChange)));
    const texts = known.length > 0 ? [...new Set(known)] : named;
    return texts.length === 0 ? [] : [`registering changes ${(0,fit/* listUpTo */.JM)(texts, ', ', mostChanges)}`];
}
function shortPath(path) {
    return path.replace(/^TaskGroup\[[^\]]*\]\.(?:Task\[[^\]]*\]\.)?/, '');
}
function mentioned(drifts, context, limit) {
    if (drifts.length === 0)
        return '';
    const items = drifts.map((drift) => {
        const numbers = drift.pullRequests.map((number) => (0,markdown/* link */.nf)(`#${number}`, context.pullRequestUrl?.(number)));
        return `- ${jobLink(drift, context)} ${describeDrift(drift)}; changed by ${(0,fit/* listUpTo */.JM)(numbers, ', ')}`;
    });
    const { taken, left } = (0,fit/* takeWithin */.Dh)(items, limit.max * listShare, limit.measure);
    const rest = left === 0 ? [] : [`- … and ${left} more in ${limit.elsewhere}.`];
    return ['**Not counted, because an open pull request changes the job**', '', ...taken, ...rest].join('\n');
}
function ended(names, limit) {
    if (names.length === 0)
        return '';
    const { taken, left } = (0,fit/* takeWithin */.Dh)(names.map((name) => (0,markdown/* htmlCode */.h8)((0,fit/* clipped */.cz)(name))), limit.max * listShare, limit.measure);
    const rest = left === 0 ? '' : ` and ${left} more`;
    const text = `Not in Nomad, which removes batch jobs that have ended: ${taken.join(' ')}${rest}`;
    return (0,markdown/* details */.zH)(`${(0,numbers/* plural */.L)(names.length, 'batch job')} not in Nomad`, text, false);
}
function sections(drifts, context, limit) {
    const shown = [];
    let room = limit.max;
    for (const [index, drift] of drifts.entries()) {
        const max = index === drifts.length - 1 ? room : room / 2;
        const section = driftDetails(drift, { context, isOpen: drifts.length <= 3, limit: { ...limit, max } });
        if (section === undefined)
            break;
        shown.push(section);
        room -= limit.measure(section) + 2;
    }
    const left = drifts.length - shown.length;
    return left === 0 ? shown : [...shown, `… and the differences of ${(0,numbers/* plural */.L)(left, 'job')} more in ${limit.elsewhere}.`];
}
function drift_markdown_footer(context, drifts) {
    const hiddenValues = drifts.reduce((sum, { diff }) => sum + diff.hiddenValues, 0);
    const hidden = hiddenValues === 0 ? '' : ` · ${(0,numbers/* plural */.L)(hiddenValues, 'value')} hidden`;
    return (0,footer/* footerLine */.G)('Compared', context, `${hidden} · ${(0,markdown/* link */.nf)('About drift', driftPage)}`);
}
const driftPage = 'https://github.com/outrider/outrider/blob/main/docs/drift.md';

// EXTERNAL MODULE: ./build/js/report/help.js
var help = __webpack_require__(7318);
;// CONCATENATED MODULE: ./build/js/modes/drift/issue/issue-report.js


function issueReport(issue) {
    switch (issue.action) {
        case 'failed':
            return failedReport(issue.failure);
        case 'not-kept':
            return note('notice', `No issue was written: ${issue.why}`);
        case 'later-run':
            return note('notice', 'A later run has written the issue; the drift of this run is in the step summary.');
        case 'unknown':
            return note('notice', 'The issue was left as it is, because no job could be compared.');
        case 'snoozed':
            return note('notice', 'The issue is closed as not planned, and stays so until the drift changes.');
        case 'off':
        case 'none':
        case 'opened':
        case 'edited':
        case 'unchanged':
        case 'reopened':
        case 'closed': {
            const failure = 'commentFailure' in issue ? issue.commentFailure : undefined;
            return failure === undefined ? { notes: [], failures: [] } : commentReport(failure);
        }
    }
}
function note(level, text) {
    return { notes: [{ level, text }], failures: [] };
}
function failedReport(failure) {
    const refusal = refusalOf(failure);
    if (refusal === undefined)
        return { notes: [], failures: [failure.withContext('The issue could not be written')] };
    const text = `No issue was written; the drift is in the step summary. ${(0,help/* failureText */.kY)(refusal)}`;
    return note('warning', text);
}
function refusalOf({ reason, message }) {
    if (reason !== 'unauthorized' && reason !== 'not-found')
        return undefined;
    const hint = reason === 'unauthorized'
        ? 'Give the job `permissions: { contents: read, issues: write, pull-requests: read }`, or set `issue: off`.'
        : 'Switch issues on in the settings of the repository, or set `issue: off`.';
    return new errors/* ActionError */.lZ({ reason, message, hint, help: 'no-right-to-issues' });
}
function commentReport({ message, hint, reason }) {
    const isLocked = hint?.startsWith('The conversation is locked') === true;
    const way = isLocked
        ? 'The issue is locked: unlock it.'
        : reason === 'unauthorized'
            ? 'Give the job `issues: write`.'
            : '';
    const text = `The issue is up to date, but the comment that notifies of new drift could not be written: ${message}. ${way}`;
    return note('warning', text.trim());
}

;// CONCATENATED MODULE: ./build/js/modes/drift/report.js









const summaryLimit = runner/* SUMMARY_LIMIT */.J - 1024;
function driftReport({ outcome, context, issue, failOnDrift }) {
    const counted = countedDrifts(outcome);
    const headline = driftHeadline(outcome);
    const { notes, failures } = issueReport(issue);
    const failed = failOnDrift && counted.length > 0 ? [driftError(headline)] : [];
    const errors = [...(0,plan_outcome/* allFailures */.Z)(outcome), ...failures, ...failed];
    const all = [...notes, ...shallowNote(outcome)];
    const markdown = `${driftMarkdown(outcome, context, {
        max: summaryLimit,
        measure: (text) => Buffer.byteLength(text),
        elsewhere: 'the output `jobs`',
    })}\n`;
    return {
        errors,
        log: [
            ...outcome.drifts.map(driftLog),
            { kind: 'errors', errors },
            ...all.map(({ level, text }) => ({ kind: level, text })),
            {
                kind: 'text',
                text: [`Drift: ${headline}`, issue.url === '' ? '' : `Issue: ${issue.url}`].filter(Boolean).join('\n'),
            },
        ],
        summary: markdown,
        outputs: {
            summary: headline,
            changed: 'false',
            drifted: String(counted.length > 0),
            jobs: JSON.stringify([
                ...outcome.drifts.map(driftOutput),
                ...outcome.failed.map((file) => ({ ...(0,plan_outputs/* failedOutput */.tK)(file), change: undefined, kind: 'unknown' })),
            ]),
            'issue-url': issue.url,
        },
        files: { markdown: { name: 'drift.md', parts: [markdown], isPrivate: false } },
    };
}
function driftError(headline) {
    return new errors/* ActionError */.lZ({
        reason: 'drifted',
        message: `${headline.charAt(0).toUpperCase()}${headline.slice(1)}`,
        hint: 'Register the job files, or change them in a pull request. To succeed with drift, set `fail-on-drift: false`.',
    });
}
function shallowNote({ drifts }) {
    const shallow = drifts.filter(({ commit }) => commit === 'shallow').length;
    if (shallow === 0)
        return [];
    const text = `The last change of ${(0,numbers/* plural */.L)(shallow, 'job file')} is not known, because the checkout is shallow: \`unregistered\` and \`changed\` cannot be distinguished. Set \`fetch-depth: 0\` for \`actions/checkout\`.`;
    return [{ level: 'notice', text }];
}
function driftLog(drift) {
    const { file, id, diff, pullRequests } = drift;
    const by = pullRequests.length === 0
        ? ''
        : ` (not counted: changed by ${pullRequests.map((number) => `#${number}`).join(', ')})`;
    const facts = [describeVersion(drift), describeCommit(drift)].filter((text) => text !== '');
    const name = `${id}${file === undefined ? '' : ` (${file})`}: ${describeDrift(drift)}${by}`;
    return { kind: 'group', name, text: [...diff.lines, ...facts].join('\n') };
}
function driftOutput(drift) {
    const { kind, why, file, id, namespace, region, fields, version, submitted, commit, pullRequests } = drift;
    return {
        kind,
        counted: pullRequests.length === 0,
        file: file ?? '',
        id,
        namespace,
        region: region ?? '',
        why: why ?? '',
        fields,
        version: version ?? null,
        submitted: submitted?.toISOString() ?? '',
        commit: typeof commit === 'object' ? commit.id : '',
        committed: typeof commit === 'object' ? commit.at.toISOString() : '',
        pullRequests,
    };
}

// EXTERNAL MODULE: ./build/js/operations/planning/each-job.js
var each_job = __webpack_require__(1132);
// EXTERNAL MODULE: ./build/js/jobfiles/provenance/git.js
var git = __webpack_require__(2777);
// EXTERNAL MODULE: ./build/js/report/plan-log.js
var plan_log = __webpack_require__(8537);
// EXTERNAL MODULE: ./build/js/report/nomad-ui.js
var nomad_ui = __webpack_require__(1129);
;// CONCATENATED MODULE: ./build/js/modes/drift/context-of-run.js

function contextOf(inputs, { event, runner }, { commit, branch: asked }) {
    const { repository, serverUrl, runUrl, subject } = event;
    const branch = asked ?? subject.defaultBranch ?? 'main';
    const { nomad, ui, issue } = inputs;
    const base = repository === undefined ? undefined : `${serverUrl}/${repository.owner}/${repository.name}`;
    return {
        environment: issue.id === 'default' ? undefined : issue.id,
        ui: ui === undefined ? undefined : (0,nomad_ui/* createUiLinks */.y)(ui, nomad.region),
        marker: undefined,
        record: undefined,
        stateLine: undefined,
        hide: (text) => runner.hide(text),
        fileUrl: base === undefined ? undefined : (file) => `${base}/blob/${encodePath(branch)}/${encodePath(file)}`,
        pullRequestUrl: base === undefined ? undefined : (number) => `${base}/pull/${number}`,
        branch,
        commit,
        run: runUrl === undefined ? undefined : { number: event.runNumber, attempt: event.runAttempt, url: runUrl },
        cluster: nomad.address.host,
        region: nomad.region,
        namespace: nomad.namespace === 'default' ? undefined : nomad.namespace,
    };
}
function encodePath(path) {
    return path.split('/').map(encodeURIComponent).join('/');
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/js/clients/github/branches.js
var branches = __webpack_require__(477);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/repository-paths.js
var repository_paths = __webpack_require__(4823);
;// CONCATENATED MODULE: ./build/js/modes/drift/issue/other-checkout.js




async function findOtherCheckout(query) {
    const { github: surveyed, checkout, dependsOn, workspace, sha } = query;
    const { github, repository, survey } = surveyed;
    const commit = checkout?.commit ?? sha;
    if (commit === undefined)
        return notKept('the checked-out commit is not known.');
    if (commit === survey.head)
        return undefined;
    const branch = survey.defaultBranch;
    try {
        const names = await (0,branches/* listBranchChanges */.U)(github, repository, { commit, branch });
        const root = checkout === undefined ? '' : (0,repository_paths/* toSlashes */.TH)((0,external_node_path_.relative)(workspace, checkout.root));
        if (!dependsOn(root === '' ? names : names.map((name) => `${root}/${name}`)))
            return undefined;
        return notKept(`branch \`${branch}\` has changed job files since the checked-out commit. A run of the newest commit writes it.`);
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        if (error.reason !== 'not-reviewed')
            return { action: 'failed', url: '', failure: error };
        return notKept(`the checkout is not the default branch: ${error.message}.`);
    }
}
function notKept(why) {
    return { action: 'not-kept', url: '', why };
}

// EXTERNAL MODULE: ./build/js/clients/github/comments/authorship.js
var authorship = __webpack_require__(1431);
// EXTERNAL MODULE: ./build/js/clients/github/comments/find.js
var find = __webpack_require__(6001);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/js/clients/github/client.js + 1 modules
var client = __webpack_require__(3852);
// EXTERNAL MODULE: ./build/js/clients/github/responses.js
var responses = __webpack_require__(7005);
;// CONCATENATED MODULE: ./build/js/clients/github/issues/requests.js



const Account = dist/* object */.Ikc({ login: dist/* string */.YjP(), type: dist/* nullish */.cl6(dist/* string */.YjP()) });
const Issue = dist/* object */.Ikc({
    number: dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(1)),
    html_url: dist/* string */.YjP(),
    body: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP()), ''),
    state: dist/* string */.YjP(),
    state_reason: dist/* nullish */.cl6(dist/* string */.YjP()),
    user: dist/* nullish */.cl6(Account),
    closed_by: dist/* nullish */.cl6(Account),
    locked: dist/* nullish */.cl6(dist/* boolean */.zMY()),
    pull_request: dist/* nullish */.cl6(dist/* object */.Ikc({})),
});
async function* issuePages({ github, repository }, creator) {
    const parameters = {
        ...(0,client/* ownerAndRepo */.H)(repository),
        state: 'all',
        per_page: 100,
        ...(creator === undefined ? {} : { creator }),
    };
    for await (const { data } of github.paginate.iterator(github.rest.issues.listForRepo, parameters))
        yield (0,responses/* readAs */.f)(dist/* array */.YOg(Issue), data, 'a list of issues');
}
async function getIssue({ github, repository }, number) {
    const { data } = await github.rest.issues.get({ ...(0,client/* ownerAndRepo */.H)(repository), issue_number: number });
    return (0,responses/* readAs */.f)(Issue, data, 'an issue');
}
async function createIssue({ github, repository }, issue) {
    const { title, body, labels } = issue;
    const { data } = await github.rest.issues.create({ ...(0,client/* ownerAndRepo */.H)(repository), title, body, labels: [...labels] });
    return (0,responses/* readAs */.f)(Issue, data, 'an issue');
}
async function updateIssue({ github, repository }, number, { body, state, reason }) {
    const { data } = await github.rest.issues.update({
        ...(0,client/* ownerAndRepo */.H)(repository),
        issue_number: number,
        ...(body === undefined ? {} : { body }),
        ...(state === undefined ? {} : { state }),
        ...(reason === undefined ? {} : { state_reason: reason }),
    });
    return (0,responses/* readAs */.f)(Issue, data, 'an issue');
}

;// CONCATENATED MODULE: ./build/js/clients/github/issues/find.js



function issueMarker(id) {
    return `<!-- outrider:drift id=${encodeURIComponent(id.toWellFormed())} -->`;
}
function isOwnIssue(issue, { marker, author }) {
    const isIssue = issue.pull_request === undefined || issue.pull_request === null;
    return isIssue && (0,find/* carriesMarker */.GN)(issue.body ?? '', marker) && (0,authorship/* isOwnComment */._M)(author, issue.user);
}
async function findIssues(place) {
    const found = new Map();
    for await (const page of issuePages(place, place.listsByCreator ? place.author : undefined))
        for (const issue of page)
            if (isOwnIssue(issue, place))
                found.set(issue.number, issue);
    const ours = [...found.values()].toSorted((a, b) => a.number - b.number);
    return {
        open: ours.filter(({ state }) => state === 'open'),
        closed: ours.findLast(({ state }) => state !== 'open'),
    };
}

;// CONCATENATED MODULE: ./build/js/modes/drift/text/news.js




const maxLength = 4000;
function newsMarkdown(news, { run, hide = (text) => text }) {
    const items = news.map((drift) => {
        const version = describeVersion(drift);
        return `- ${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(drift.id))} ${describeDrift(drift)}${version === '' ? '' : ` (${version})`}`;
    });
    const { taken, left } = (0,fit/* takeWithin */.Dh)(items, maxLength, (text) => text.length);
    const head = news.length === 1 ? '**One more job has drifted.**' : `**${(0,numbers/* plural */.L)(news.length, 'more job')} have drifted.**`;
    const rest = left === 0 ? [] : [`- … and ${left} more`];
    const by = run === undefined ? '' : ` Found by ${(0,markdown/* link */.nf)(`run ${run.number}`, run.url)}.`;
    return hide([head, '', ...taken, ...rest, '', `The differences are at the top of this issue.${by}`].join('\n'));
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/js/modes/drift/issue/issue-state.js


const budget = 20_000;
function issueStateOf(drifts, known, run) {
    const entries = [...known, ...drifts.map((drift) => [jobKey(drift), drift.meaning])];
    const sorted = [...new Map(entries)].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const fitting = sorted.slice(0, Math.floor(budget / entryLength));
    return { ...run, jobs: new Map(fitting), left: sorted.length - fitting.length, all: digest(sorted.join('\n'), 9) };
}
function jobKey({ file, namespace, region, id }) {
    return file === undefined ? `u${digest(JSON.stringify([namespace, region ?? '', id]), 9)}` : fileKey(file);
}
function fileKey(file) {
    return `f${digest(file, 9)}`;
}
function digest(text, bytes) {
    return (0,external_node_crypto_.createHash)('sha256').update(`outrider drift v1\n${text}`).digest().subarray(0, bytes).toString('base64');
}
const entryLength = 13 + 8 + 1;
function formatState({ at, run, attempt, jobs, left, all }) {
    const entries = Array.from(jobs, ([key, meaning]) => key + meaning).join('.');
    return `<!-- outrider:drift-state v1 ${new Date(at).toISOString()} run=${run} attempt=${attempt} all=${all} left=${left} jobs=${entries} -->`;
}
const linePattern = /^<!-- outrider:drift-state v1 (\S{20,30}) run=(\d{0,20}) attempt=(\d{1,9}) all=([A-Za-z0-9+/]{12}) left=(\d{1,9}) jobs=([A-Za-z0-9+/.]*) -->$/;
const entryPattern = /^([fu][A-Za-z0-9+/]{12})([A-Za-z0-9+/]{8})$/;
function readState(body) {
    const line = body.split(/\r\n?|\n/).findLast((one) => one.startsWith('<!-- outrider:drift-state '));
    const [, time = '', run = '', attempt, all = '', left, listed = ''] = linePattern.exec(line ?? '') ?? [];
    const at = Date.parse(time);
    if (Number.isNaN(at))
        return undefined;
    const entries = listed === '' ? [] : listed.split('.').map((one) => entryPattern.exec(one));
    if (entries.includes(null))
        return undefined;
    const jobs = new Map(entries.map((one) => [one?.[1] ?? '', one?.[2] ?? '']));
    return { at, run, attempt: Number(attempt), jobs, left: Number(left), all };
}
function isLaterRun(one, other) {
    if (one.at !== other.at)
        return one.at > other.at;
    const [a, b] = [BigInt(one.run), BigInt(other.run)];
    return a > b || (a === b && one.attempt > other.attempt);
}
function newDrifts(drifts, before) {
    if (before === undefined)
        return drifts;
    const last = before.left === 0 ? undefined : [...before.jobs.keys()].at(-1);
    return drifts.filter((drift) => {
        const key = jobKey(drift);
        return !before.jobs.has(key) && (last === undefined || key < last);
    });
}
function stillKnown(outcome, before) {
    if (before === undefined)
        return new Map();
    const counted = new Set(countedDrifts(outcome).map(jobKey));
    const undecided = new Set([
        ...outcome.failed.map(({ file }) => fileKey(file)),
        ...mentionedDrifts(outcome).map(jobKey),
    ]);
    const isKept = (key) => undecided.has(key) || (outcome.unmanaged === 'unknown' && key.startsWith('u'));
    return new Map([...before.jobs].filter(([key]) => isKept(key) && !counted.has(key)));
}

// EXTERNAL MODULE: ./build/js/clients/http/write-once.js
var write_once = __webpack_require__(8451);
// EXTERNAL MODULE: ./build/js/clients/github/comments/requests.js
var requests = __webpack_require__(2716);
;// CONCATENATED MODULE: ./build/js/modes/drift/text/same-issue.js
function sameIssue(present, wanted) {
    return meaningOf(present) === meaningOf(wanted);
}
function meaningOf(body) {
    return body
        .replaceAll(/\r\n?/g, '\n')
        .trim()
        .replace(/^(<sub>Compared)(?: at `[0-9a-f]{7}`)?(?: by \[run [^\]\n]{0,60}\]\([^)\s]{0,500}\))?/gm, '$1')
        .replace(/^(<!-- outrider:drift-state v1) \S+ run=\d* attempt=\d+ /gm, '$1 ');
}

;// CONCATENATED MODULE: ./build/js/modes/drift/issue/decide.js


function decideIssue(outcome, present, run) {
    const before = present === undefined ? undefined : readState(present.body);
    if (before !== undefined && isLaterRun(before, run))
        return { kind: 'leave', why: 'later-run' };
    const drifts = countedDrifts(outcome);
    if (outcome.compared + drifts.length === 0 && !isClean(outcome))
        return { kind: 'leave', why: 'unknown' };
    const state = issueStateOf(drifts, stillKnown(outcome, before), run);
    if (drifts.length === 0)
        return decideWithoutDrift(outcome, { present, before, state });
    if (present === undefined)
        return { kind: 'open', state };
    if (!present.isOpen && present.isDismissed && before?.all === state.all)
        return { kind: 'leave', why: 'snoozed' };
    return { kind: 'edit', state, reopens: !present.isOpen, news: newDrifts(drifts, before) };
}
function decideWithoutDrift(outcome, { present, before, state }) {
    if (present === undefined)
        return { kind: 'leave', why: 'clean' };
    const isCertain = isClean(outcome);
    if (present.isOpen)
        return isCertain ? { kind: 'close', state } : { kind: 'edit', state, reopens: false, news: [] };
    const remembers = before !== undefined && before.jobs.size > 0;
    return isCertain && remembers ? { kind: 'forget', state } : { kind: 'leave', why: 'clean' };
}
function isClean(outcome) {
    const { failed, failures, unmanaged, drifts } = outcome;
    return failed.length + failures.length + drifts.length === 0 && unmanaged !== 'unknown';
}

;// CONCATENATED MODULE: ./build/js/modes/drift/issue/write-issue.js







async function writeIssue(place, draft) {
    const { open, closed } = await findIssues(place);
    const [first, ...duplicates] = open;
    for (const { number } of duplicates)
        if (first !== undefined)
            await closeDuplicate(place, number, first.number);
    const present = first ?? closed;
    if (present !== undefined)
        return settleIssue(place, draft, await withCloser(present, place));
    const decision = decideIssue(draft.outcome, undefined, draft.run);
    return decision.kind === 'open' ? openIssue(place, draft, decision.state) : { url: '', action: leftAs(decision) };
}
async function withCloser(issue, place) {
    const isNamed = issue.closed_by !== undefined && issue.closed_by !== null;
    return isNotPlanned(issue) && !isNamed ? getIssue(place, issue.number) : issue;
}
function isNotPlanned({ state, state_reason: reason }) {
    return state !== 'open' && reason === 'not_planned';
}
function isDismissed(issue) {
    return isNotPlanned(issue) && issue.closed_by?.type !== 'Bot';
}
const maxWrites = 4;
async function settleIssue(place, draft, found) {
    let issue = found;
    let decision = decideOn(issue, draft);
    let action;
    let news = [];
    let failure;
    for (let writes = 0; editOf(decision, issue, draft) !== undefined && writes < maxWrites; writes += 1) {
        const fresh = await (0,errors/* orUndefined */.y0)(getIssue(place, issue.number), 'not-found');
        if (fresh === undefined || !isOwnIssue(fresh, place))
            return openAfterLoss(place, draft);
        issue = fresh;
        decision = decideOn(issue, draft);
        const edit = editOf(decision, issue, draft);
        if (edit === undefined)
            break;
        if (action === undefined && decision.kind === 'edit')
            news = decision.news;
        action ??= actionOf(decision);
        try {
            await updateIssue(place, issue.number, edit);
            failure = undefined;
        }
        catch (error) {
            if (!(error instanceof errors/* ActionError */.lZ) || !lostAnswerReasons.has(error.reason))
                throw error;
            failure = error;
        }
        issue = (await (0,errors/* orUndefined */.y0)(getIssue(place, issue.number))) ?? { ...issue, ...writtenBy(edit) };
        decision = decideOn(issue, draft);
    }
    if (failure !== undefined && editOf(decision, issue, draft) !== undefined)
        throw failure;
    const url = issue.html_url;
    if (decision.kind === 'leave')
        return { url, action: action ?? leftAs(decision) };
    const commentFailure = news.length === 0 ? undefined : await notify(place, issue, draft.comment(news));
    return { url, action: action ?? 'unchanged', commentFailure };
}
const lostAnswerReasons = new Set(['unreachable', 'server', 'timed-out']);
function writtenBy({ body, state, reason }) {
    return { ...(body === undefined ? {} : { body }), ...(state === undefined ? {} : { state, state_reason: reason }) };
}
function decideOn(issue, { outcome, run }) {
    const present = { body: issue.body ?? '', isOpen: issue.state === 'open', isDismissed: isDismissed(issue) };
    return decideIssue(outcome, present, run);
}
function editOf(decision, issue, draft) {
    if (decision.kind === 'leave' || decision.kind === 'open')
        return undefined;
    const body = draft.body(decision.state);
    const text = sameIssue(issue.body ?? '', body) ? {} : { body };
    switch (decision.kind) {
        case 'edit':
            if (decision.reopens)
                return { ...text, state: 'open', reason: 'reopened' };
            return 'body' in text ? text : undefined;
        case 'forget':
            return 'body' in text ? text : undefined;
        case 'close':
            return { ...text, state: 'closed', reason: 'completed' };
    }
}
function actionOf(decision) {
    if (decision.kind === 'close')
        return 'closed';
    return decision.kind === 'edit' && decision.reopens ? 'reopened' : 'edited';
}
function leftAs(decision) {
    if (decision.kind !== 'leave')
        return 'unchanged';
    return decision.why === 'clean' ? 'none' : decision.why;
}
async function openAfterLoss(place, draft) {
    const decision = decideIssue(draft.outcome, undefined, draft.run);
    return decision.kind === 'open' ? openIssue(place, draft, decision.state) : { url: '', action: leftAs(decision) };
}
async function openIssue(place, draft, state) {
    const { title, labels } = draft;
    const body = draft.body(state);
    const mine = await (0,write_once/* writeOnce */.F)({
        send: async () => createIssue(place, { title, body, labels }),
        leavesOpen: ({ reason }) => lostAnswerReasons.has(reason),
        async find() {
            const found = await (0,errors/* orUndefined */.y0)(findIssues(place));
            return found?.open.find((issue) => issue.body === body);
        },
        pauses: [],
    });
    const { open } = (await (0,errors/* orUndefined */.y0)(findIssues(place))) ?? { open: [] };
    const [first = mine] = open;
    if (first.number >= mine.number)
        return { url: mine.html_url, action: 'opened' };
    await closeDuplicate(place, mine.number, first.number);
    return settleIssue(place, draft, first);
}
async function closeDuplicate(place, number, first) {
    const body = `Opened at the same time as #${first}, which stays.`;
    await (0,errors/* orUndefined */.y0)(updateIssue(place, number, { body, state: 'closed', reason: 'not_planned' }));
}
async function notify({ github, repository }, { number }, text) {
    try {
        await (0,requests/* createComment */.eT)({ github, repository, number }, text);
        return undefined;
    }
    catch (error) {
        if (error instanceof errors/* ActionError */.lZ)
            return error;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/js/modes/drift/issue/keep-issue.js






const bodyLimit = 65_536;
async function keepIssue(outcome, options) {
    try {
        return await writeDraft(outcome, options);
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        return { action: 'failed', url: '', failure: error };
    }
}
function writeDraft(outcome, { github: { github, repository, survey }, issue, context, event }) {
    const marker = issueMarker(issue.id);
    const listsByCreator = event.serverUrl === 'https://github.com';
    const elsewhere = context.run === undefined ? 'the step summary' : 'the step summary of the run';
    return writeIssue({ github, repository, marker, author: survey.login, listsByCreator }, {
        outcome,
        run: {
            at: survey.time,
            run: /^\d{1,20}$/.test(event.runId ?? '') ? (event.runId ?? '') : '',
            attempt: event.runAttempt,
        },
        title: titleOf(context),
        labels: issue.labels,
        body: (state) => driftMarkdown(outcome, { ...context, marker, stateLine: formatState(state) }, { max: bodyLimit, measure: (text) => text.length, elsewhere }),
        comment: (news) => newsMarkdown(news, context),
    });
}
function titleOf({ environment, branch }) {
    const where = environment === undefined ? '' : ` in ${environment}`;
    return `Drift${where}: Nomad jobs differ from ${branch}`;
}

;// CONCATENATED MODULE: ./build/js/clients/github/survey.js





async function surveyRepository(query) {
    return (await (0,errors/* orUndefined */.y0)(surveyByGraphql(query))) ?? surveyByRest(query);
}
const Actor = dist/* nullish */.cl6(dist/* object */.Ikc({ login: dist/* string */.YjP(), type: dist/* nullish */.cl6(dist/* string */.YjP()) }));
const PullRequests = dist/* object */.Ikc({
    nodes: dist/* array */.YOg(dist/* object */.Ikc({
        number: dist/* number */.aig(),
        comments: dist/* object */.Ikc({
            nodes: dist/* array */.YOg(dist/* object */.Ikc({
                body: dist/* string */.YjP(),
                viewerDidAuthor: dist/* boolean */.zMY(),
                lastEditedAt: dist/* nullish */.cl6(dist/* string */.YjP()),
                editor: Actor,
                author: Actor,
            })),
        }),
    })),
});
const Answer = dist/* object */.Ikc({
    data: dist/* object */.Ikc({
        viewer: dist/* object */.Ikc({ login: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1)) }),
        repository: dist/* object */.Ikc({
            defaultBranchRef: dist/* object */.Ikc({ name: dist/* string */.YjP(), target: dist/* object */.Ikc({ oid: dist/* string */.YjP() }) }),
            pullRequests: dist/* nullish */.cl6(PullRequests),
        }),
    }),
});
const surveyText = `query($owner: String!, $name: String!, $withComments: Boolean!) {
  viewer { login }
  repository(owner: $owner, name: $name) {
    defaultBranchRef { name target { oid } }
    pullRequests(states: OPEN, first: 50, orderBy: { field: UPDATED_AT, direction: DESC }) @include(if: $withComments) {
      nodes { number comments(first: 20) { nodes {
        body viewerDidAuthor lastEditedAt editor { login type: __typename } author { login type: __typename }
      } } }
    }
  }
}`;
async function surveyByGraphql({ github, repository, graphqlUrl, withComments }) {
    if (graphqlUrl === undefined)
        throw noGraphql();
    const { owner, name } = repository;
    const { data, headers } = await github.request({
        method: 'POST',
        url: graphqlUrl,
        query: surveyText,
        variables: { owner, name, withComments },
    });
    const { viewer, repository: found } = (0,responses/* readAs */.f)(Answer, data, 'a repository').data;
    return {
        login: viewer.login,
        defaultBranch: found.defaultBranchRef.name,
        head: found.defaultBranchRef.target.oid,
        time: timeOf(headers),
        comments: withComments ? ownComments(found.pullRequests ?? undefined) : undefined,
    };
}
function ownComments(pulls) {
    return pulls?.nodes.flatMap(({ number, comments }) => comments.nodes
        .filter(({ viewerDidAuthor, lastEditedAt, editor, author }) => {
        const isUnedited = (lastEditedAt ?? undefined) === undefined && (editor ?? undefined) === undefined;
        const isEditedByUs = editor?.login !== undefined && editor.login === author?.login && editor.type === author.type;
        return viewerDidAuthor && (isUnedited || isEditedByUs);
    })
        .map(({ body }) => ({ pullRequest: number, body })));
}
const RepositoryAnswer = dist/* object */.Ikc({ default_branch: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1)) });
async function surveyByRest({ github, repository, graphqlUrl }) {
    const login = await (0,authorship/* whoAreWe */.xj)({ github, graphqlUrl, commentAuthor: undefined });
    const { data, headers } = await github.rest.repos.get((0,client/* ownerAndRepo */.H)(repository));
    const { default_branch: defaultBranch } = (0,responses/* readAs */.f)(RepositoryAnswer, data, 'a repository');
    return { login, defaultBranch, head: undefined, time: timeOf(headers), comments: undefined };
}
function noGraphql() {
    return new errors/* ActionError */.lZ({ reason: 'not-found', message: 'This server has no GraphQL' });
}
function timeOf(headers) {
    const time = Date.parse(headers.date ?? '');
    return Number.isNaN(time) ? Date.now() : time;
}

// EXTERNAL MODULE: ./build/js/operations/run-context.js + 1 modules
var run_context = __webpack_require__(6740);
;// CONCATENATED MODULE: ./build/js/modes/drift/issue/survey-github.js



async function surveyGitHub({ issue, skipOpen, githubToken }, context) {
    const { repository, graphqlUrl } = context.event;
    if (!issue.wanted && !skipOpen)
        return survey_github_notKept('');
    if (githubToken === undefined)
        return survey_github_notKept('`github-token` is empty.');
    if (repository === undefined)
        return survey_github_notKept('the repository of this run is not known.');
    try {
        const github = await (0,run_context/* connectGitHub */.U)(context, githubToken);
        const survey = await surveyRepository({ github, repository, graphqlUrl, withComments: skipOpen });
        if (skipOpen && survey.comments === undefined) {
            const why = graphqlUrl === undefined ? 'this server has no GraphQL' : 'the token needs `pull-requests: read`';
            context.runner.log(`Open pull requests could not be read (${why}), so drift of their jobs counts as well.`);
        }
        return { github, repository, survey };
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        return { issue: { action: 'failed', url: '', failure: error } };
    }
}
function survey_github_notKept(why) {
    return { issue: { action: 'not-kept', url: '', why } };
}

// EXTERNAL MODULE: ./build/js/jobfiles/discovery/collect.js + 14 modules
var collect = __webpack_require__(6273);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./build/js/jobfiles/provenance/git-history.js



function openHistory(folder, names) {
    const found = new Map();
    const stop = new AbortController();
    let waiting = [];
    let reading;
    let isRead = false;
    const wakeAll = () => {
        const woken = waiting;
        waiting = [];
        for (const wake of woken)
            wake();
    };
    const read = async () => {
        for await (const { name, ...change } of readChanges(folder, names, stop.signal)) {
            if (found.has(name))
                continue;
            found.set(name, change);
            wakeAll();
        }
    };
    const end = () => {
        isRead = true;
        wakeAll();
    };
    return {
        async lastChangeOf(wanted) {
            reading ??= read().then(end, end);
            for (;;) {
                const [newest] = wanted.flatMap((name) => found.get(name) ?? []).toSorted((a, b) => a.place - b.place);
                if (newest !== undefined)
                    return newest.change;
                if (isRead)
                    return 'unknown';
                await new Promise((wake) => waiting.push(wake));
            }
        },
        [Symbol.dispose]: () => stop.abort(),
    };
}
const longestRead = 30_000;
async function* readChanges(folder, names, signal) {
    if (!(0,git/* isInRepository */.cC)(folder))
        return;
    const isCutOff = await (0,git/* isShallow */.fE)(folder);
    const mark = `${(0,external_node_crypto_.randomUUID)()} `;
    const format = ['-z', '--relative', '--name-only', `--format=${mark}%H %ct %P`];
    const paths = names.length <= git/* maxPathArguments */._N ? names : [];
    const log = ['--literal-pathspecs', 'log', '--first-parent', '-m', ...format, '--', ...paths];
    const child = (0,external_node_child_process_.spawn)('git', [...(0,git/* safeArguments */.S0)(folder), ...log], { signal, timeout: longestRead });
    child.on('error', () => undefined);
    let place = -1;
    let change = 'unknown';
    let rest = '';
    for await (const chunk of child.stdout.setEncoding('utf8')) {
        const entries = (rest + String(chunk)).split('\0');
        rest = entries.pop() ?? '';
        for (const entry of entries) {
            const text = entry.replace(/^\n/, '');
            if (text.startsWith(mark)) {
                place += 1;
                change = readCommit(text.slice(mark.length), isCutOff);
            }
            else if (text !== '')
                yield { name: text, place, change };
        }
    }
}
function readCommit(text, isCutOff) {
    const [id = '', seconds = '', ...parents] = text.trim().split(' ');
    if (isCutOff && parents.length === 0)
        return 'shallow';
    return { id, at: new Date(Number(seconds) * 1000) };
}

// EXTERNAL MODULE: ./build/js/jobfiles/discovery/touched-files.js + 1 modules
var touched_files = __webpack_require__(5674);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/declared-job.js
var declared_job = __webpack_require__(7850);
// EXTERNAL MODULE: ./build/js/operations/planning/claims.js
var planning_claims = __webpack_require__(294);
// EXTERNAL MODULE: ./build/js/operations/planning/declaring-files.js
var declaring_files = __webpack_require__(3480);
// EXTERNAL MODULE: ./build/js/operations/learn-job.js
var learn_job = __webpack_require__(8697);
// EXTERNAL MODULE: ./build/js/review/random-changes.js
var random_changes = __webpack_require__(4872);
// EXTERNAL MODULE: ./build/js/operations/planning/plan-job.js + 2 modules
var plan_job = __webpack_require__(9530);
;// CONCATENATED MODULE: ./build/js/modes/drift/judging/autoscaled-count.js
function isAutoscaledCount(job, path, { Type, Old }) {
    const [group, field] = path;
    if (path.length !== 2 || group?.name !== 'TaskGroup' || field?.name !== 'Count' || field.key !== undefined)
        return false;
    if (Type !== 'Edited' || !/^\d+$/.test(Old))
        return false;
    const scaling = job.TaskGroups?.find(({ Name }) => Name === group.key)?.['Scaling'];
    if (typeof scaling !== 'object' || scaling === null)
        return false;
    const { Enabled: enabled, Min: min, Max: max } = scaling;
    const count = Number(Old);
    return enabled !== false && typeof min === 'number' && typeof max === 'number' && min <= count && count <= max;
}

// EXTERNAL MODULE: ./build/js/modes/drift/judging/ignore-patterns.js
var ignore_patterns = __webpack_require__(8508);
;// CONCATENATED MODULE: ./build/js/modes/drift/judging/ignored-fields.js

function withoutIgnored(shown, clear, isIgnored) {
    const job = cutBody(shown, clear, [], isIgnored);
    const groups = shown.TaskGroups.map((group, at) => cutGroup(group, clear.TaskGroups[at], isIgnored));
    const isCut = job.isCut || groups.some((group) => group.isCut);
    const part = { ...shown, ...job.part, TaskGroups: groups.map((group) => group.part) };
    const isChanged = hasChanges(part) || part.TaskGroups.some((group) => group.Type !== 'None' || hasTaskChanges(group));
    return { ...part, Type: isCut && part.Type === 'Edited' && !isChanged ? 'None' : part.Type };
}
function cutGroup(group, clear, isIgnored) {
    if (clear === undefined)
        return { part: group, isCut: false };
    const path = [{ name: 'TaskGroup', key: clear.Name }];
    const own = cutBody(group, clear, path, isIgnored);
    const tasks = group.Tasks.map((task, at) => cutTask(task, clear.Tasks[at], path, isIgnored));
    const isCut = own.isCut || tasks.some((task) => task.isCut);
    const part = { ...group, ...own.part, Tasks: tasks.map((task) => task.part) };
    const isChanged = hasTaskChanges(part);
    return { part: { ...part, Type: isCut && part.Type === 'Edited' && !isChanged ? 'None' : part.Type }, isCut };
}
function cutTask(task, clear, outer, isIgnored) {
    if (clear === undefined)
        return { part: task, isCut: false };
    const { part: body, isCut } = cutBody(task, clear, [...outer, { name: 'Task', key: clear.Name }], isIgnored);
    const part = { ...task, ...body };
    return { part: { ...part, Type: isCut && part.Type === 'Edited' && !hasChanges(part) ? 'None' : part.Type }, isCut };
}
function cutBody(shown, clear, path, isIgnored) {
    const isLeftOut = clear.Fields.map((field) => field.Type !== 'None' && isIgnored([...path, (0,ignore_patterns/* readStep */.jg)(field.Name)], field));
    const objects = shown.Objects.map((object, at) => cutObject(object, clear.Objects[at], path, isIgnored));
    return {
        part: {
            Fields: shown.Fields.filter((_, at) => isLeftOut[at] !== true),
            Objects: objects.filter(({ part, isCut }) => !isCut || hasChanges(part)).map(({ part }) => part),
        },
        isCut: isLeftOut.includes(true) || objects.some((object) => object.isCut),
    };
}
function cutObject(object, clear, outer, isIgnored) {
    if (clear === undefined)
        return { part: object, isCut: false };
    const { part, isCut } = cutBody(object, clear, [...outer, (0,ignore_patterns/* readStep */.jg)(clear.Name)], isIgnored);
    return { part: { ...object, ...part }, isCut: isCut || isStoredScaling(clear) };
}
function isStoredScaling(object) {
    return object.Name === 'Scaling' && object.Type === 'Edited' && !hasChanges(object);
}
function hasChanges({ Fields, Objects }) {
    return Fields.some(({ Type }) => Type !== 'None') || Objects.some(({ Type }) => Type !== 'None');
}
function hasTaskChanges(group) {
    return hasChanges(group) || group.Tasks.some((task) => task.Type !== 'None' || hasChanges(task));
}
function changedPaths(diff) {
    const walk = (body, path) => [
        ...body.Fields.filter(({ Type }) => Type !== 'None').map(({ Name }) => [...path, (0,ignore_patterns/* readStep */.jg)(Name)]),
        ...body.Objects.flatMap((object) => walk(object, [...path, (0,ignore_patterns/* readStep */.jg)(object.Name)])),
    ];
    return [
        ...walk(diff, []),
        ...diff.TaskGroups.flatMap((group) => {
            const path = [{ name: 'TaskGroup', key: group.Name }];
            return [
                ...walk(group, path),
                ...group.Tasks.flatMap((task) => walk(task, [...path, { name: 'Task', key: task.Name }])),
            ];
        }),
    ];
}

// EXTERNAL MODULE: ./build/js/plan/spec.js
var spec = __webpack_require__(5377);
;// CONCATENATED MODULE: ./build/js/modes/drift/judging/judge-job.js

function judgeJob({ job, isRegistered, isStopped, status, differs }) {
    if (!isRegistered)
        return endsByItself(job) ? { kind: 'ended' } : { kind: 'missing', why: 'absent' };
    if (isStopped)
        return { kind: 'missing', why: 'stopped' };
    if (status === 'dead' && !endsByItself(job) && !(0,spec/* isTemplate */.F)(job) && wantsAllocations(job))
        return { kind: 'missing', why: 'dead' };
    return { kind: differs ? 'changed' : 'same' };
}
function endsByItself(job) {
    return (job.Type === 'batch' || job.Type === 'sysbatch') && !(0,spec/* isTemplate */.F)(job);
}
function wantsAllocations(job) {
    return job.Type === 'system' || (job.TaskGroups ?? []).some(({ Count }) => (Count ?? 1) > 0);
}
function judgeChange({ submitted, commit, isGivenUp, }) {
    if (isGivenUp)
        return 'rolled-back';
    const isNewer = typeof commit === 'object' && submitted !== undefined && commit.at > submitted;
    return isNewer ? 'unregistered' : 'changed';
}

// EXTERNAL MODULE: ./build/js/operations/planning/registered-since.js
var registered_since = __webpack_require__(3628);
// EXTERNAL MODULE: ./build/js/clients/nomad/jobs/job.js
var job = __webpack_require__(2601);
;// CONCATENATED MODULE: ./build/js/modes/drift/reading/change-history.js




async function readVersions({ asked, submitted, isIgnored, nomad }) {
    const target = { id: asked.job.ID, namespace: asked.namespace, region: asked.region };
    const [listed, deployments = []] = await Promise.all([
        unlessRefused(nomad.listJobVersions(target)),
        unlessRefused(nomad.listJobDeployments(target)),
    ]);
    const versions = listed?.Versions ?? [];
    const [live] = versions;
    const version = live?.Version ?? undefined;
    const history = { version, submitted: (live === undefined ? undefined : (0,job/* submittedAt */.$4)(live)) ?? submitted };
    if (version === undefined)
        return { ...history, givenUp: undefined };
    const rolledBack = deployments
        .filter(({ JobVersion, Status, StatusDescription: why }) => JobVersion < version && Status === 'failed' && isRollback(why))
        .toSorted((a, b) => b.JobVersion - a.JobVersion);
    for (const { JobVersion, StatusDescription: reason } of rolledBack) {
        const former = versions.find((one) => one.Version === JobVersion);
        if (former !== undefined && (await equalsFile(former, { asked, isIgnored, nomad })))
            return { ...history, givenUp: { version: JobVersion, reason } };
    }
    return { ...history, givenUp: undefined };
}
async function unlessRefused(answer) {
    try {
        return await answer;
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ) || error.reason === 'unauthorized')
            throw error;
        return undefined;
    }
}
function isRollback(description) {
    return /rolling back to job version \d+/.test(description);
}
async function equalsFile(former, { asked, isIgnored, nomad }) {
    const { namespace, region } = asked;
    const plan = await (0,errors/* orUndefined */.y0)(nomad.createJobPlan({ job: former, namespace, region }));
    if (plan === undefined || plan.Diff === null || asked.plan.Diff === null)
        return false;
    const cut = (diff) => withoutIgnored(diff, diff, isIgnored);
    return (0,registered_since/* isSameChange */.rk)(cut(plan.Diff), cut(asked.plan.Diff), asked.random.values);
}
function filesOf({ file, fileDependencies }) {
    return [...new Set([file.name, ...fileDependencies.files])];
}

// EXTERNAL MODULE: ./build/js/clients/nomad/target.js
var target = __webpack_require__(7120);
// EXTERNAL MODULE: ./build/js/plan/diff-lines.js + 2 modules
var diff_lines = __webpack_require__(5378);
// EXTERNAL MODULE: ./build/js/review/canonical.js
var canonical = __webpack_require__(1269);
// EXTERNAL MODULE: ./build/js/review/meaning.js
var review_meaning = __webpack_require__(6484);
;// CONCATENATED MODULE: ./build/js/modes/drift/judging/drift-meaning.js



const digestBytes = 6;
function driftMeaning({ kind, why, givenUp }, diff) {
    const meaning = { kind, why, givenUp: givenUp?.version, diff: diff === null ? null : (0,review_meaning/* differenceOf */.P)(diff) };
    const digest = (0,external_node_crypto_.createHash)('sha256')
        .update(`outrider drift v1\n${(0,canonical/* canonical */.$)(meaning)}`)
        .digest();
    return digest.subarray(0, digestBytes).toString('base64');
}

;// CONCATENATED MODULE: ./build/js/modes/drift/reading/describe-drift.js







function describeFileDrift(asked, found, { inputs, redactor, isIgnored, address }) {
    const { diff, name } = (0,plan_job/* redactPlan */.nw)(asked, { redaction: inputs.redaction, redactor });
    const { Diff: clear } = asked.plan;
    const shown = diff === undefined || clear === null ? undefined : withoutIgnored(diff, clear, isIgnored);
    const fields = shown === undefined || shown.Type === 'Added' ? [] : changedPaths(shown).map(ignore_patterns/* formatPath */.jV);
    return {
        ...found,
        givenUp: found.givenUp && { ...found.givenUp, reason: redactor.scrub(found.givenUp.reason) },
        file: asked.loaded.file.name,
        id: name(address.id),
        namespace: name(address.namespace),
        region: address.region === '' ? undefined : name(address.region),
        address,
        diff: shown === undefined ? diff_lines/* noDiff */.vL : (0,diff_lines/* viewDiff */.Hc)(withoutUpdates(shown), inputs.verbose),
        fields,
        meaning: driftMeaning(found, shown === undefined ? null : (0,random_changes/* withoutRandomValues */.mt)(shown, asked.random.values)),
        pullRequests: [],
    };
}
function withoutUpdates(diff) {
    return { ...diff, TaskGroups: diff.TaskGroups.map((group) => ({ ...group, Updates: {} })) };
}
function describeUnmanaged({ ID, SubmitTime }, place, redactor) {
    const region = (0,target/* nonEmpty */.hq)(place.region);
    return {
        kind: 'unmanaged',
        file: undefined,
        id: redactor.name(ID),
        namespace: redactor.name(place.namespace),
        region: region === undefined ? undefined : redactor.name(region),
        address: { ...place, id: ID },
        diff: diff_lines/* noDiff */.vL,
        fields: [],
        meaning: driftMeaning({ kind: 'unmanaged' }, null),
        submitted: SubmitTime ?? undefined,
        pullRequests: [],
    };
}

;// CONCATENATED MODULE: ./build/js/modes/drift/reading/compare-job.js








async function compareJob(loaded, options) {
    const { inputs, nomad, live, claims, secrets, redactor } = options;
    const parsed = await (0,plan_job/* parseFile */.CJ)(loaded, options);
    claims.add(loaded.file.name, parsed.spec, [...secrets, ...parsed.derived]);
    const address = (0,declaring_files/* placeJob */.L8)({ id: parsed.spec.ID, namespace: parsed.namespace, region: parsed.region }, { inputs });
    const [asked, listed] = await Promise.all([(0,plan_job/* askPlan */.nn)(parsed, { inputs, nomad }), live.listed(address)]);
    const isIgnored = createIsIgnored(asked, inputs);
    const job = listed.get(asked.job.ID);
    const judgement = judge(asked, job, isIgnored);
    const compared = { file: loaded.file.name, address };
    switch (judgement.kind) {
        case 'same':
            return compared;
        case 'ended':
            return { ...compared, ended: redactor.name(asked.job.ID) };
        case 'missing':
        case 'changed': {
            const found = await readHistory(judgement, { ...options, asked, job, isIgnored });
            return { ...compared, drift: describeFileDrift(asked, found, { inputs, redactor, isIgnored, address }) };
        }
    }
}
function createIsIgnored({ job }, { ignore }) {
    return (path, field) => isAutoscaledCount(job, path, field) || ignore.some((pattern) => pattern.matches(job.ID, path));
}
function judge({ job, plan, random }, live, isIgnored) {
    const { Diff: diff } = plan;
    const kept = diff === null ? null : withoutIgnored(diff, diff, isIgnored);
    return judgeJob({
        job,
        isRegistered: plan.JobModifyIndex !== 0,
        isStopped: live?.Stop === true || startsAgain(diff),
        status: live?.Status,
        differs: kept === null || (kept.Type !== 'None' && !(0,random_changes/* changesOnlyRandom */.bm)(kept, random.values)),
    });
}
function startsAgain(diff) {
    return diff?.Fields.some(({ Name, Type, New }) => Name === 'Stop' && Type === 'Edited' && New === 'false') === true;
}
async function readHistory(judgement, { asked, job, isIgnored, nomad, history: commits }) {
    const commit = await commits.lastChangeOf(filesOf(asked.loaded));
    if (judgement.kind === 'missing' && judgement.why === 'absent')
        return { kind: 'missing', why: 'absent', commit };
    const history = await readVersions({ asked, submitted: job?.SubmitTime ?? undefined, isIgnored, nomad });
    if (judgement.kind === 'missing')
        return { ...history, kind: 'missing', why: judgement.why, commit };
    const isGivenUp = history.givenUp !== undefined;
    return { ...history, kind: judgeChange({ submitted: history.submitted, commit, isGivenUp }), commit };
}

;// CONCATENATED MODULE: ./build/js/modes/drift/reading/live-jobs.js

function createLiveJobs(nomad) {
    const lists = new Map();
    return {
        async listed({ namespace, region }) {
            const key = JSON.stringify([namespace, region]);
            const known = lists.get(key) ?? { place: { namespace, region }, jobs: listPlace(nomad, { namespace, region }) };
            lists.set(key, known);
            return known.jobs;
        },
        placesListed: () => [...lists.values()].map(({ place }) => place),
    };
}
const perPage = 2000;
async function listPlace(nomad, { namespace, region }, narrowed = {}) {
    const jobs = new Map();
    for await (const page of nomad.pages.listJobs({ ...narrowed, namespace, region: (0,target/* nonEmpty */.hq)(region), perPage })) {
        for (const { ID, Type, Status, Stop, ParentID, SubmitTime } of page.jobs)
            jobs.set(ID, { ID, Type, Status, Stop, ParentID, SubmitTime });
    }
    return jobs;
}

// EXTERNAL MODULE: ./build/js/operations/check-filters.js
var check_filters = __webpack_require__(8735);
;// CONCATENATED MODULE: ./build/js/modes/drift/reading/unmanaged.js




async function findUnmanaged(query) {
    const { places, isDeclared, redactor } = query;
    const found = [];
    for (const place of places) {
        const jobs = await listWanted(place, query);
        for (const job of jobs.values()) {
            if (!isRunning(job) || job.ParentID !== '' || isDeclared({ ...place, id: job.ID }))
                continue;
            redactor.addIds([job.ID]);
            found.push(describeUnmanaged(job, place, redactor));
        }
    }
    return found;
}
async function listWanted(place, { wanted: { prefix, filter }, live, nomad }) {
    if (filter === undefined) {
        const all = await live.listed(place);
        return prefix === undefined ? all : new Map([...all].filter(([id]) => id.startsWith(prefix)));
    }
    const { namespace, region } = place;
    const jobs = await listPlace(nomad, place, { prefix, filter });
    if (jobs.size > 0)
        await (0,check_filters/* checkFilters */.A)(nomad, prefix, { namespace, region: (0,target/* nonEmpty */.hq)(region) });
    return jobs;
}
function isRunning({ Stop, Status }) {
    return !Stop && Status !== 'dead';
}

;// CONCATENATED MODULE: ./build/js/modes/drift/reading/compare-jobs.js
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














async function compareJobs(dependencies) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs, workspace, deadline, redactor } = dependencies;
        const nomad = (0,learn_job/* withLearning */.Rx)(dependencies.nomad, redactor, inputs.redaction);
        const collected = await (0,collect/* collectJobs */.r)({ inputs: inputs.jobFiles, workspace, touched: undefined, deadline });
        const claims = (0,planning_claims/* createClaims */.M)({ inputs, workspace, others: collected.others });
        const published = await (0,each_job/* readPublishedOf */.yI)(collected, { workspace, base: undefined });
        const live = createLiveJobs(nomad);
        const history = __addDisposableResource(env_1, openHistory(workspace, collected.jobs.flatMap(filesOf)), false);
        const results = await (0,each_job/* eachJob */.xF)(collected.jobs, dependencies, (job, secrets) => compareJob(job, { inputs, history, redactor, nomad, live, published, secrets, claims }));
        const { jobs, failed } = claims.settle(results, ({ file }) => file);
        const unmanaged = await readUnmanaged({ jobs, failed, collected, live, dependencies: { ...dependencies, nomad } });
        const outcome = {
            drifts: byKind([...jobs.flatMap(({ drift }) => drift ?? []), ...unmanaged.drifts]),
            failed,
            compared: jobs.length,
            ended: jobs.flatMap(({ ended }) => ended ?? []),
            unmanaged: unmanaged.state,
            failures: unmanaged.failures,
        };
        return { outcome, dependsOn: (names) => isDependency(names, collected) };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function isDependency(names, { jobs, isJobFile, budget }) {
    if (names.some(isJobFile))
        return true;
    return jobs.some(({ file, fileDependencies: { sought } }) => (0,touched_files/* isTouched */.D)(sought, { names, removed: [] }, budget.forFile(file.name)));
}
async function readUnmanaged({ jobs, failed, collected, live, dependencies, }) {
    const { inputs, nomad, redactor } = dependencies;
    const { unmanaged: wanted } = inputs;
    if (wanted === undefined)
        return { drifts: [], state: 'off', failures: [] };
    const ofFailed = declaredBy(failed, collected, inputs);
    if (ofFailed.includes(undefined))
        return { drifts: [], state: 'unknown', failures: [] };
    const declared = [...jobs.map(({ address }) => address), ...ofFailed.flatMap((one) => one ?? [])];
    const own = (0,declaring_files/* placeJob */.L8)({ id: '', namespace: undefined, region: undefined }, { inputs });
    const places = distinctPlaces([own, ...jobs.map(({ address }) => address)]);
    const byName = Map.groupBy(declared, nameOf);
    const isDeclared = (job) => (0,declaring_files/* declarerOf */.iO)(job, (byName.get(nameOf(job)) ?? []).map((one) => ({ file: '', job: one }))) !== undefined;
    try {
        const drifts = await findUnmanaged({ wanted, live, nomad, redactor, places, isDeclared });
        return { drifts, state: 'reported', failures: [] };
    }
    catch (error) {
        const failures = (0,errors/* errorsIn */.R4)(error);
        if (failures === undefined)
            throw error;
        return { drifts: [], state: 'unknown', failures };
    }
}
function declaredBy(failed, { jobs }, inputs) {
    const names = new Set(failed.map(({ file }) => file));
    return jobs
        .filter(({ file }) => names.has(file.name))
        .map((loaded) => {
        const job = 'source' in loaded ? (0,declared_job/* evaluateDeclaredJob */.T)(loaded) : undefined;
        return job?.place === undefined ? undefined : (0,declaring_files/* placeJob */.L8)({ id: job.id, ...job.place }, { inputs });
    });
}
function nameOf({ id, namespace }) {
    return JSON.stringify([id, namespace]);
}
function distinctPlaces(addresses) {
    return [...new Map(addresses.map((one) => [JSON.stringify([one.namespace, one.region]), one])).values()];
}

// EXTERNAL MODULE: ./build/js/review/record-codec.js + 1 modules
var record_codec = __webpack_require__(3987);
;// CONCATENATED MODULE: ./build/js/modes/drift/reading/open-pull-requests.js

function withPullRequests(outcome, comments, { skipOpen, nomad }) {
    if (!skipOpen || comments === undefined || outcome.drifts.length === 0)
        return outcome;
    const records = comments.flatMap(({ pullRequest, body }) => {
        const record = (0,record_codec/* readUnverified */.yT)(body);
        return record?.cluster === nomad.address.host ? [{ pullRequest, record }] : [];
    });
    const drifts = outcome.drifts.map((drift) => {
        const touching = records.filter(({ record }) => isChangedBy(record, drift));
        const numbers = new Set(touching.map(({ pullRequest }) => pullRequest));
        return { ...drift, pullRequests: [...numbers].toSorted((a, b) => a - b) };
    });
    return { ...outcome, drifts };
}
function isChangedBy({ jobs, removed }, { file, address }) {
    const isSame = (recorded) => (recorded.file === file || recorded.id === address.id) &&
        isPossibly(recorded.namespace, address.namespace) &&
        (recorded.region === '' || address.region === '' || isPossibly(recorded.region, address.region));
    return jobs.some((job) => job.changes && isSame(job)) || removed.some(isSame);
}
function isPossibly(recorded, name) {
    return typeof recorded !== 'string' || recorded === name;
}

;// CONCATENATED MODULE: ./build/js/modes/drift/run.js











async function findDrift(inputs, context) {
    const { event, workspace } = context;
    const github = await surveyGitHub(inputs, context);
    const survey = 'survey' in github ? github.survey : undefined;
    const checkout = await (0,git/* readCheckout */.b$)(inputs.jobFiles.workingDirectory, workspace);
    const { outcome: compared, dependsOn } = await compare(inputs, context);
    const outcome = withPullRequests(compared, survey?.comments, inputs);
    const shown = contextOf(inputs, context, { commit: checkout?.commit ?? event.sha, branch: survey?.defaultBranch });
    const issue = async () => {
        if (!inputs.issue.wanted)
            return { action: 'off', url: '' };
        if (!('survey' in github))
            return github.issue;
        const other = await findOtherCheckout({ github, checkout, dependsOn, workspace, sha: event.sha });
        return other ?? keepIssue(outcome, { github, issue: inputs.issue, context: shown, event });
    };
    return { outcome, context: shown, issue: await issue(), failOnDrift: inputs.failOnDrift };
}
async function compare(inputs, context) {
    try {
        const jobs = await (0,each_job/* jobDependencies */.Tn)({ inputs, githubToken: undefined, number: undefined }, context);
        return await compareJobs({ ...jobs, inputs, progress: (0,plan_log/* createProgress */.mf)(context.runner, 'Compared') });
    }
    catch (error) {
        const failures = (0,errors/* errorsIn */.R4)(error);
        if (failures === undefined)
            throw error;
        return { outcome: { ...nothingCompared, failures }, dependsOn: () => false };
    }
}

;// CONCATENATED MODULE: ./build/js/modes/drift/index.js



const mode = {
    inputs: inputs/* driftInputs */.j,
    activity: 'Looking for drift',
    writes: false,
    read: inputs/* readDriftInputs */.z,
    run: findDrift,
    report: driftReport,
};


/***/ }),

/***/ 7287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/modes/nomad-mode.js
var nomad_mode = __webpack_require__(7852);
// EXTERNAL MODULE: ./build/js/modes/evaluate/inputs.js
var inputs = __webpack_require__(6092);
// EXTERNAL MODULE: ./build/js/report/write-report.js
var write_report = __webpack_require__(4437);
;// CONCATENATED MODULE: ./build/js/modes/evaluate/report.js

const hints = {
    failed: 'The deployment was active before the evaluation. Find and fix the cause of its failure.',
    'rolled-back': 'The deployment was active before the evaluation; an earlier version runs again.',
    'placement-blocked': 'Nomad places the missing allocations as soon as there is capacity. Add capacity, or reduce what the job asks for.',
    'timed-out': 'Nomad continues. Run this again to check the result; raise `timeout` if it takes longer.',
};
function evaluateReport(outcome) {
    const { job, forceReschedule } = outcome;
    const rescheduled = forceReschedule ? ', failed allocations rescheduled at once' : '';
    const results = {
        none: `\`${job}\` was not evaluated`,
        already: `\`${job}\` was not evaluated`,
        'dry-run': `Dry run: \`${job}\` would be evaluated${rescheduled}`,
        done: `Evaluated \`${job}\`${rescheduled}`,
    };
    return (0,write_report/* writeReport */.u)(outcome, { job, results, hints });
}

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/operations/find-job.js
var find_job = __webpack_require__(1060);
// EXTERNAL MODULE: ./build/js/plan/spec.js
var spec = __webpack_require__(5377);
// EXTERNAL MODULE: ./build/js/rollout/judge-deployment.js
var judge_deployment = __webpack_require__(887);
// EXTERNAL MODULE: ./build/js/operations/promotion-right.js
var promotion_right = __webpack_require__(4715);
// EXTERNAL MODULE: ./build/js/rollout/canaries.js
var canaries = __webpack_require__(7698);
// EXTERNAL MODULE: ./build/js/operations/follow/follow-write.js
var follow_write = __webpack_require__(6371);
// EXTERNAL MODULE: ./build/js/operations/write-to-nomad.js
var write_to_nomad = __webpack_require__(9240);
;// CONCATENATED MODULE: ./build/js/modes/evaluate/run.js








function nothingEvaluated({ job, forceReschedule }) {
    return { job, forceReschedule, result: 'none', failures: [] };
}
async function evaluate(dependencies) {
    const { inputs, nomad } = dependencies;
    const { job: id } = inputs;
    const outcome = nothingEvaluated(inputs);
    const job = await (0,find_job/* findJob */.p)(nomad, inputs);
    if ((0,spec/* isTemplate */.F)(job))
        throw templateError(job);
    const index = job.JobModifyIndex ?? 0;
    if (inputs.dryRun)
        return { ...outcome, index, version: job.Version ?? undefined, result: 'dry-run' };
    const deployment = await nomad.readJobsMostRecentDeployment({ id });
    const isWaiting = deployment !== null && !(0,judge_deployment/* isOver */.PU)(deployment) && (0,canaries/* waitingGroups */.cP)(deployment).size > 0;
    const denials = isWaiting ? await (0,promotion_right/* findPromotionDenials */.Z)([{ id }], dependencies) : [];
    if (denials.length > 0)
        return { ...outcome, index, version: job.Version ?? undefined, failures: denials };
    const EvalID = await createEvaluation(dependencies);
    const over = deployment !== null && (0,judge_deployment/* isOver */.PU)(deployment) ? deployment.ID : undefined;
    const write = await (0,follow_write/* followWrite */.x)(dependencies, { JobModifyIndex: index, EvalID, over });
    return { ...outcome, ...write, version: write.version ?? job.Version ?? undefined };
}
async function createEvaluation({ inputs, nomad, log }) {
    const { job: id, forceReschedule } = inputs;
    const evaluations = async () => nomad.listJobEvaluations({ id });
    const before = new Set((await evaluations()).map(({ ID }) => ID));
    const send = async () => (await nomad.createJobEvaluation({ id, forceReschedule })).EvalID;
    const find = async () => {
        const found = (await evaluations()).find((one) => !before.has(one.ID) && one.TriggeredBy === 'job-register')?.ID;
        const text = found === undefined ? 'evaluating again, which is harmless' : `found evaluation ${found.slice(0, 8)}`;
        log(`${id}: the answer was lost; ${text}.`);
        return found;
    };
    return (0,write_to_nomad/* writeToNomad */.Ck)({ send, find });
}
function templateError(job) {
    const [kind, hint] = (0,spec/* jobStart */.A)(job) === 'per-launch'
        ? ['periodic', 'launch it now with `mode: periodic-force`']
        : ['parameterized', 'dispatch it with `mode: dispatch`'];
    return new errors/* ActionError */.lZ({
        reason: 'input',
        message: `The job \`${job.ID}\` is ${kind}, so it has no allocations of its own to evaluate`,
        hint: `Evaluate one of its child jobs, or ${hint}.`,
    });
}

;// CONCATENATED MODULE: ./build/js/modes/evaluate/index.js




const mode = (0,nomad_mode/* nomadMode */.h)({
    inputs: inputs/* evaluateInputs */.D,
    activity: 'Evaluating',
    writes: true,
    read: inputs/* readEvaluateInputs */.r,
    nothing: nothingEvaluated,
    run: evaluate,
    report: evaluateReport,
});


/***/ }),

/***/ 5290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mode: () => (/* binding */ mode)
/* harmony export */ });
/* harmony import */ var _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7321);
/* harmony import */ var _operations_steer_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3786);
/* harmony import */ var _report_deployment_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7377);
/* harmony import */ var _nomad_mode_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7852);




const mode = (0,_nomad_mode_js__WEBPACK_IMPORTED_MODULE_3__/* .nomadMode */ .h)({
    inputs: _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .jobWriteInputs */ .GF,
    activity: 'Failing a deployment',
    writes: true,
    read: _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .readJobWriteInputs */ .W3,
    nothing: (inputs) => (0,_operations_steer_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .nothingSteered */ .W)('fail-deployment', inputs),
    run: async (run) => (0,_operations_steer_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .steerDeployment */ .T)('fail-deployment', run),
    report: _report_deployment_report_js__WEBPACK_IMPORTED_MODULE_2__/* .steerReport */ .W,
});


/***/ }),

/***/ 8266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/modes/nomad-mode.js
var nomad_mode = __webpack_require__(7852);
// EXTERNAL MODULE: ./build/js/modes/list/inputs.js
var inputs = __webpack_require__(9497);
// EXTERNAL MODULE: ./build/js/clients/github/runner.js + 1 modules
var runner = __webpack_require__(6030);
// EXTERNAL MODULE: ./build/js/report/markdown/fit.js
var fit = __webpack_require__(1540);
// EXTERNAL MODULE: ./build/js/report/markdown/markdown.js
var markdown = __webpack_require__(7058);
// EXTERNAL MODULE: ./build/js/report/describe-plan.js
var describe_plan = __webpack_require__(2482);
// EXTERNAL MODULE: ./build/js/plan/numbers.js
var numbers = __webpack_require__(5962);
// EXTERNAL MODULE: ./build/js/plan/quote.js
var quote = __webpack_require__(1740);
;// CONCATENATED MODULE: ./build/js/modes/list/report.js






const mostInMatrix = 256;
const mostRows = 500;
const tableShare = 0.8;
function listReport(outcome) {
    const { jobs, failures } = outcome;
    const isListed = failures.length === 0;
    return {
        headline: failures[0]?.message ?? listHeadline(outcome),
        lines: logLines(outcome),
        sign: jobs.some(isShort) ? '🟠' : '🟢',
        failures,
        notes: isListed ? notes(outcome) : [],
        body: jobs.length === 0 ? [] : jobTable(outcome),
        outputs: {
            changed: 'false',
            jobs: JSON.stringify(jobs.map((job) => listedJobOutput(job, outcome))),
            matrix: JSON.stringify({ include: jobs.slice(0, mostInMatrix).map((job) => matrixRow(job, outcome)) }),
        },
    };
}
function listHeadline({ jobs, namespace, isNarrowed }) {
    const where = namespace === '*' ? 'all namespaces' : `namespace \`${namespace ?? 'default'}\``;
    const adjective = isNarrowed ? 'matching ' : '';
    if (jobs.length === 0)
        return `No ${adjective}jobs in ${where}`;
    const byStatus = [...Map.groupBy(jobs, describeStatus)].toSorted(([, a], [, b]) => b.length - a.length);
    const counts = byStatus.map(([status, same]) => `${same.length} ${status}`).join(', ');
    const short = jobs.filter(isShort);
    const warning = short.length === 0 ? '' : `; ${describeShort(short)}`;
    return `${(0,numbers/* plural */.L)(jobs.length, `${adjective}job`)} in ${where}: ${counts}${warning}`;
}
function describeShort(jobs) {
    const [only] = jobs.length === 1 ? jobs : [];
    return only === undefined
        ? `${jobs.length} run fewer allocations than desired`
        : `\`${only.ID}\` runs fewer allocations than desired`;
}
function isShort(job) {
    if (job.Stop || job.Periodic || job.ParameterizedJob)
        return false;
    return groupsOf(job).some(([, { Running, Starting, Queued, Failed, Lost }]) => {
        const hasFailed = job.Type !== 'batch' && job.Type !== 'sysbatch' && Failed + Lost > 0;
        return Starting + Queued > 0 || (Running === 0 && hasFailed);
    });
}
function notes({ jobs, includeMeta }) {
    return [
        jobs.length === 0
            ? 'The output `matrix` is empty, and GitHub fails a job with an empty matrix: run that job only `if: needs.list.outputs.matrix != \'{"include":[]}\'`.'
            : '',
        includeMeta && jobs.length > 0 && jobs.every(({ Meta }) => Object.keys(Meta).length === 0)
            ? 'No job has metadata, or the Nomad server does not list it (before version 1.4.3).'
            : '',
    ]
        .filter((text) => text !== '')
        .map((text) => ({ level: 'notice', text }))
        .concat(jobs.length > mostInMatrix ? [tooMany(jobs.length)] : []);
}
function tooMany(count) {
    const text = `The output \`matrix\` has the first ${mostInMatrix} of ${(0,numbers/* plural */.L)(count, 'job')}, which is GitHub's limit. Narrow the list with \`prefix\` or \`filter\` and use several runs; the output \`jobs\` has all jobs.`;
    return { level: 'warning', text };
}
function logLines({ jobs, namespace }) {
    const left = jobs.length - mostRows;
    const lines = jobs.slice(0, mostRows).map((job) => {
        const where = namespace === '*' ? ` in ${job.Namespace}` : '';
        const running = describeRunning(job, quote/* visible */.R);
        return `${(0,quote/* visible */.R)(job.ID)}${where} (${describeType(job)}): ${describeStatus(job)}${running === '' ? '' : `, ${running}`}`;
    });
    return left > 0 ? [...lines, `… and ${(0,numbers/* plural */.L)(left, 'job')} more in the output \`jobs\`.`] : lines;
}
function jobTable({ jobs, namespace }) {
    const isEverywhere = namespace === '*';
    const rows = jobs.slice(0, mostRows).map((job) => row(job, isEverywhere));
    const lines = rows.map((cells) => cells.join(' | '));
    const shown = (0,fit/* takeWithin */.Dh)(lines, runner/* SUMMARY_LIMIT */.J * tableShare, (text) => Buffer.byteLength(text) + 4).taken.length;
    const left = jobs.length - shown;
    return [
        (0,markdown/* table */.tp)(['Job', ...(isEverywhere ? ['Namespace'] : []), 'Type', 'Status', 'Running', 'Submitted'], rows.slice(0, shown)),
        ...(left === 0 ? [] : [`… and ${(0,numbers/* plural */.L)(left, 'job')} more in the output \`jobs\`.`]),
    ];
}
function row(job, isEverywhere) {
    return [
        (0,markdown/* nameCode */.Fl)(job.ID),
        ...(isEverywhere ? [(0,markdown/* nameCode */.Fl)(job.Namespace)] : []),
        (0,markdown/* nameCode */.Fl)(describeType(job)),
        (0,markdown/* nameCode */.Fl)(describeStatus(job)),
        describeRunning(job, markdown/* nameCode */.Fl) || '—',
        (0,describe_plan/* formatMinute */.Yi)(job.SubmitTime ?? undefined) || '—',
    ];
}
function describeType({ Type, Periodic, ParameterizedJob }) {
    return [Type, ...(Periodic ? ['periodic'] : []), ...(ParameterizedJob ? ['parameterized'] : [])].join(', ');
}
function describeStatus({ Status, Stop }) {
    return Stop && Status === 'dead' ? 'dead (stopped)' : Status;
}
function describeRunning(job, format) {
    if (job.Periodic || job.ParameterizedJob) {
        const { Pending, Running, Dead } = job.JobSummary?.Children ?? { Pending: 0, Running: 0, Dead: 0 };
        const counts = [`${Pending} pending`, `${Running} running`, `${Dead} dead`].filter((text) => !text.startsWith('0 '));
        return counts.length === 0 ? '' : `children: ${counts.join(', ')}`;
    }
    return groupsOf(job)
        .map(([name, { Running, Starting, Queued }]) => [name, Running, Running + Starting + Queued])
        .filter(([, , desired]) => desired > 0 || isShort(job))
        .map(([name, running, desired]) => `${format(name)} ${running} of ${desired}`)
        .join(', ');
}
function groupsOf({ JobSummary, }) {
    return Object.entries(JobSummary?.Summary ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
function matrixRow({ ID, Namespace, Type, Status }, { region }) {
    return { job: ID, namespace: Namespace, region: region ?? '', type: Type, status: Status };
}
function listedJobOutput(job, { region, includeMeta }) {
    const children = job.JobSummary?.Children;
    return {
        id: job.ID,
        namespace: job.Namespace,
        region: region ?? '',
        type: job.Type,
        status: job.Status,
        stopped: job.Stop,
        periodic: job.Periodic,
        parameterized: job.ParameterizedJob,
        parent: job.ParentID,
        priority: job.Priority,
        groups: Object.fromEntries(groupsOf(job).map(([name, counts]) => [name, lowered(counts)])),
        ...(children === null || children === undefined ? {} : { children: lowered(children) }),
        index: job.JobModifyIndex,
        submitted: job.SubmitTime?.toISOString() ?? '',
        ...(includeMeta ? { meta: job.Meta } : {}),
    };
}
function lowered(counts) {
    return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name.toLowerCase(), count]));
}

// EXTERNAL MODULE: ./build/js/redaction/judge-value.js
var judge_value = __webpack_require__(9456);
// EXTERNAL MODULE: ./build/js/redaction/hidden-text.js
var hidden_text = __webpack_require__(5919);
// EXTERNAL MODULE: ./build/js/operations/check-filters.js
var check_filters = __webpack_require__(8735);
// EXTERNAL MODULE: ./build/js/operations/learn-job.js
var learn_job = __webpack_require__(8697);
;// CONCATENATED MODULE: ./build/js/modes/list/run.js




function nothingListed({ nomad, prefix, filter, includeMeta }) {
    const { namespace, region } = nomad;
    return { jobs: [], namespace, region, isNarrowed: (prefix ?? filter) !== undefined, includeMeta, failures: [] };
}
async function listMatchingJobs({ inputs, nomad, redactor }) {
    const { prefix, filter, perPage, includeMeta } = inputs;
    const jobs = [];
    for await (const page of nomad.pages.listJobs({ prefix, filter, perPage, meta: includeMeta || undefined })) {
        for (const job of page.jobs)
            jobs.push(job);
    }
    if (filter !== undefined && jobs.length > 0)
        await (0,check_filters/* checkFilters */.A)(nomad, prefix);
    const rules = (0,learn_job/* liveRules */.qB)(redactor, { mode: 'none', patterns: [], reveal: [] });
    return { ...nothingListed(inputs), jobs: jobs.map((job) => ({ ...job, Meta: shownMeta(job.Meta, rules) })) };
}
const inMeta = { group: undefined, task: undefined, objects: [], side: 'live' };
function shownMeta(meta, rules) {
    const entries = Object.entries(meta).map(([key, value]) => [
        rules.secrets.name(key),
        (0,judge_value/* isShown */.aJ)({ ...inMeta, name: `Meta[${key}]`, value }, rules) ? value : hidden_text/* hiddenMark */.s,
    ]);
    return Object.fromEntries(entries);
}

;// CONCATENATED MODULE: ./build/js/modes/list/index.js




const mode = (0,nomad_mode/* nomadMode */.h)({
    inputs: inputs/* listInputs */.S,
    activity: 'Listing jobs',
    writes: false,
    read: inputs/* readListInputs */.A,
    nothing: nothingListed,
    run: listMatchingJobs,
    report: listReport,
});


/***/ }),

/***/ 7852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ nomadMode)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _operations_connect_nomad_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1404);
/* harmony import */ var _report_run_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4159);
/* harmony import */ var _report_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7058);
/* harmony import */ var _report_nomad_ui_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1129);





function nomadMode({ nothing, run, report, ...mode }) {
    return {
        ...mode,
        run: async (inputs, context) => ({
            outcome: await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withErrors */ .u$)((0,_operations_connect_nomad_js__WEBPACK_IMPORTED_MODULE_1__/* .startNomadRun */ .d)(inputs, context).then(async (started) => runWithCause(started, run)), nothing(inputs)),
            ...linksOf(inputs),
        }),
        report: ({ outcome, ...links }, context) => (0,_report_run_report_js__WEBPACK_IMPORTED_MODULE_2__/* .expandReport */ .r)(withLinks(report(outcome), links), context),
    };
}
async function runWithCause(started, run) {
    try {
        return await run(started);
    }
    catch (error) {
        throw (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ ? await started.findCause(error) : undefined) ?? error;
    }
}
function linksOf({ job, ui, nomad: { namespace = 'default', region }, }) {
    const links = job === undefined || ui === undefined ? undefined : (0,_report_nomad_ui_js__WEBPACK_IMPORTED_MODULE_4__/* .createUiLinks */ .y)(ui, region);
    const one = { id: job ?? '', namespace };
    return { jobUrl: links?.job(one), deploymentsUrl: links?.deployments(one) };
}
function withLinks(report, { jobUrl, deploymentsUrl }) {
    if (jobUrl === undefined || report.failures.some(({ reason }) => reason === 'not-found' || reason === 'unreachable'))
        return report;
    const hasDeployment = (report.outputs['deployment-id'] ?? '') !== '';
    const links = [(0,_report_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)('Job in Nomad', jobUrl), ...(hasDeployment ? [(0,_report_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)('Deployments', deploymentsUrl)] : [])];
    return { ...report, body: [...report.body, links.join(' · ')], outputs: { ...report.outputs, url: jobUrl } };
}


/***/ }),

/***/ 9544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/inputs/connection.js + 1 modules
var connection = __webpack_require__(6276);
// EXTERNAL MODULE: ./build/js/report/fork-report.js
var fork_report = __webpack_require__(4828);
// EXTERNAL MODULE: ./build/js/report/run-report.js
var run_report = __webpack_require__(4159);
// EXTERNAL MODULE: ./build/js/modes/parse/inputs.js
var inputs = __webpack_require__(8752);
// EXTERNAL MODULE: ./build/js/clients/github/runner.js + 1 modules
var runner = __webpack_require__(6030);
// EXTERNAL MODULE: ./build/js/report/failure-items.js
var failure_items = __webpack_require__(8762);
// EXTERNAL MODULE: ./build/js/report/markdown/fit.js
var fit = __webpack_require__(1540);
// EXTERNAL MODULE: ./build/js/report/markdown/markdown.js
var markdown = __webpack_require__(7058);
// EXTERNAL MODULE: ./build/js/review/plan-outcome.js
var plan_outcome = __webpack_require__(6489);
// EXTERNAL MODULE: ./build/js/report/output-files.js
var output_files = __webpack_require__(3622);
// EXTERNAL MODULE: ./build/js/report/plan-outputs.js
var plan_outputs = __webpack_require__(9649);
// EXTERNAL MODULE: ./build/js/report/markdown/prose.js
var prose = __webpack_require__(6844);
// EXTERNAL MODULE: ./build/js/report/describe-plan.js
var describe_plan = __webpack_require__(2482);
// EXTERNAL MODULE: ./build/js/plan/numbers.js
var numbers = __webpack_require__(5962);
;// CONCATENATED MODULE: ./build/js/modes/parse/report.js










function parseReport({ outcome, fileUrl }, { redact }) {
    const { jobs, failed, failures } = outcome;
    const errors = (0,plan_outcome/* allFailures */.Z)(outcome);
    const markdown = redact(parseMarkdown(outcome, fileUrl));
    const lines = jobs.map((job) => {
        const text = [`${job.id} (${job.file}): ${job.type}, ${describeGroups(job)}`, ...(0,describe_plan/* describeNotes */.Ne)(job)].join('\n  ');
        return { kind: 'text', text };
    });
    return {
        errors,
        log: [...lines, { kind: 'errors', errors }, { kind: 'text', text: `Parse: ${parseHeadline(outcome)}` }],
        summary: `${markdown}\n`,
        outputs: {
            summary: failures[0]?.message ?? parseHeadline(outcome),
            changed: 'false',
            jobs: JSON.stringify([...jobs.map(parsedJobOutput), ...failed.map(plan_outputs/* failedOutput */.tK)]),
        },
        files: { markdown: { name: 'parse.md', parts: [markdown], isPrivate: false }, ...parseOutputFiles(jobs) },
    };
}
function parseOutputFiles(jobs) {
    return { 'job-json': { name: 'jobs.json', parts: (0,output_files/* jsonArray */.I)(jobs.map((job) => job.json)), isPrivate: true } };
}
function parseHeadline({ jobs, failed, untouched, failures }) {
    if (failures.length > 0)
        return (0,failure_items/* findOutage */.xQ)(failures) ?? 'failed';
    const parts = [
        failed.length > 0 ? `${(0,numbers/* plural */.L)(failed.length, 'file')} failed` : '',
        jobs.length > 0 ? `${(0,numbers/* plural */.L)(jobs.length, 'file')} parsed` : '',
        untouched > 0 ? `${(0,numbers/* plural */.L)(untouched, 'file')} not touched` : '',
    ].filter((part) => part !== '');
    return parts.length === 0 ? 'no job files to parse' : parts.join(' · ');
}
function describeGroups({ groups }) {
    return groups.length === 0 ? 'no task group' : groups.map(({ name, count }) => `${name} × ${count}`).join(', ');
}
const failureShare = 0.4;
const tableShare = 0.5;
function bytes(text) {
    return Buffer.byteLength(text);
}
function parseMarkdown(outcome, fileUrl) {
    const all = (0,plan_outcome/* allFailures */.Z)(outcome);
    const items = (0,fit/* takeWithin */.Dh)((0,failure_items/* failureItems */.xh)(all, fileUrl), runner/* SUMMARY_LIMIT */.J * failureShare, bytes);
    const rows = outcome.jobs.map((job) => row(job, fileUrl));
    const shown = (0,fit/* takeWithin */.Dh)(rows.map((cells) => cells.join(' | ')), runner/* SUMMARY_LIMIT */.J * tableShare, bytes).taken.length;
    const left = rows.length - shown;
    const parts = [
        `### ${all.length > 0 ? '🔴' : '🟢'} Parse: ${(0,prose/* prose */.C)(parseHeadline(outcome))}`,
        items.taken.length === 0 ? '' : ['**Errors**', '', ...items.taken].join('\n'),
        items.left === 0 ? '' : `… and ${items.left} more in the log.`,
        shown === 0 ? '' : (0,markdown/* table */.tp)(['File', 'Job', 'Namespace', 'Type', 'Groups'], rows.slice(0, shown)),
        left === 0 ? '' : `… and ${(0,numbers/* plural */.L)(left, 'job')} more in the output \`jobs\`.`,
        ...outcome.jobs
            .slice(0, shown)
            .flatMap((job) => (0,describe_plan/* describeNotes */.Ne)(job).map((note) => `- ${(0,markdown/* nameCode */.Fl)(job.file)}: ${(0,prose/* prose */.C)(note)}`)),
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
function parsedJobOutput({ file, id, namespace, region, type, groups }) {
    return {
        file,
        id,
        namespace,
        region: region ?? '',
        type,
        groups: Object.fromEntries(groups.map(({ name, count }) => [name, { count }])),
    };
}

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/operations/comment-target.js + 1 modules
var comment_target = __webpack_require__(3333);
// EXTERNAL MODULE: ./build/js/operations/planning/each-job.js
var each_job = __webpack_require__(1132);
// EXTERNAL MODULE: ./build/js/operations/token-note.js
var token_note = __webpack_require__(5073);
// EXTERNAL MODULE: ./build/js/report/plan-log.js
var plan_log = __webpack_require__(8537);
;// CONCATENATED MODULE: ./build/js/modes/parse/outcome.js
const nothingParsed = { jobs: [], failed: [], untouched: 0, failures: [] };

// EXTERNAL MODULE: ./build/js/jobfiles/discovery/collect.js + 14 modules
var collect = __webpack_require__(6273);
// EXTERNAL MODULE: ./build/js/jobfiles/provenance/published-values.js
var published_values = __webpack_require__(2258);
// EXTERNAL MODULE: ./build/js/clients/nomad/target.js
var target = __webpack_require__(7120);
// EXTERNAL MODULE: ./build/js/operations/planning/claims.js
var planning_claims = __webpack_require__(294);
// EXTERNAL MODULE: ./build/js/operations/learn-job.js
var learn_job = __webpack_require__(8697);
// EXTERNAL MODULE: ./build/js/operations/planning/parse-hidden.js + 6 modules
var parse_hidden = __webpack_require__(391);
// EXTERNAL MODULE: ./build/js/operations/planning/parse-loaded.js
var parse_loaded = __webpack_require__(6036);
;// CONCATENATED MODULE: ./build/js/modes/parse/parse-jobs.js








async function parseJobs(dependencies) {
    const { inputs, workspace, touched, deadline } = dependencies;
    const collected = await (0,collect/* collectJobs */.r)({ inputs: inputs.jobFiles, workspace, touched, deadline });
    const claims = (0,planning_claims/* createClaims */.M)({ inputs, workspace, others: collected.others });
    const published = (0,each_job/* readPublishedOf */.yI)(collected, { workspace, base: undefined });
    const results = await (0,each_job/* eachJob */.xF)(collected.jobs, dependencies, async (job, secrets) => parseJob(job, { ...dependencies, secrets, published: await published }, claims));
    const { jobs, failed } = claims.settle(results, ({ file }) => file);
    await published;
    return { jobs, failed, untouched: collected.untouched, failures: [] };
}
async function parseJob(loaded, dependencies, claims) {
    const { inputs, redactor, published, secrets } = dependencies;
    const { redaction } = inputs;
    const { spec: job, derived } = await (0,parse_hidden/* parseNamed */.N)(loaded, { ...dependencies, redaction });
    claims.add(loaded.file.name, job, [...secrets, ...derived]);
    (0,learn_job/* learnJob */.wT)(job, { ...redaction, secrets: redactor, published: published.valuesOf(loaded) }, 'file', redactor);
    const { name } = redactor;
    const { namespace = 'default', region } = (0,target/* placeOfFile */.T2)(job, inputs.nomad);
    return {
        file: loaded.file.name,
        id: name(job.ID),
        namespace: name(namespace),
        region: region === undefined ? undefined : name(region),
        type: job.Type ?? 'service',
        groups: (job.TaskGroups ?? []).map(({ Name, Count }) => ({ name: name(Name ?? ''), count: Count ?? 1 })),
        ...(0,parse_loaded/* planNotes */.vy)(loaded, job, inputs.nomad, name),
        json: JSON.stringify(job),
    };
}

;// CONCATENATED MODULE: ./build/js/modes/parse/run.js







async function parse(inputs, context) {
    const outcome = await (0,errors/* withErrors */.u$)(parseFiles(inputs, context), nothingParsed);
    return { outcome, fileUrl: (0,comment_target/* fileUrlOf */.rn)(context.event) };
}
async function parseFiles(inputs, context) {
    const { event, runner } = context;
    const number = event.pullRequest?.number;
    const jobs = await (0,each_job/* jobDependencies */.Tn)({ inputs, githubToken: inputs.githubToken, number }, context);
    const parsed = await parseJobs({ ...jobs, inputs, progress: (0,plan_log/* createProgress */.mf)(runner, 'Parsed') });
    if (parsed.jobs.length > 0)
        context.alongside((0,token_note/* warnOfManagementToken */.M)({ event, inputs: inputs.nomad, runner, ...jobs }));
    return parsed;
}

;// CONCATENATED MODULE: ./build/js/modes/parse/index.js






const mode = {
    inputs: inputs/* parseInputs */.T,
    activity: 'Parsing',
    writes: false,
    read: inputs/* readParseInputs */.V,
    run: parse,
    report: parseReport,
    withheld: {
        isWithheld: connection/* isConnectionWithheld */.ef,
        report: (context) => (0,run_report/* expandReport */.r)((0,fork_report/* forkReport */.J)('parsed', { outputs: { changed: 'false', jobs: '[]' }, files: parseOutputFiles([]) }), context),
    },
};


/***/ }),

/***/ 4523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/modes/nomad-mode.js
var nomad_mode = __webpack_require__(7852);
// EXTERNAL MODULE: ./build/js/inputs/job.js
var job = __webpack_require__(7321);
// EXTERNAL MODULE: ./build/js/report/describe-child-job.js
var describe_child_job = __webpack_require__(7545);
;// CONCATENATED MODULE: ./build/js/modes/periodic-force/report.js

function periodicForceReport(outcome) {
    const { job, child, evalId, result, work } = outcome;
    const failure = work === undefined ? undefined : (0,describe_child_job/* childJobFailure */.YS)(child, work);
    const failures = failure === undefined ? outcome.failures : [...outcome.failures, failure];
    const text = {
        none: `\`${job}\` was not launched`,
        'dry-run': `Dry run: \`${job}\` would be launched`,
        done: `\`${job}\` was launched as \`${child}\`${work === undefined ? '' : `: ${(0,describe_child_job/* describeChildJobOutcome */.Zl)(work)}`}`,
    };
    const launched = { id: job, child, outcome: work?.kind ?? '', reason: failures[0]?.reason ?? '' };
    return {
        headline: outcome.failures[0]?.message ?? text[result],
        sign: result === 'dry-run' ? '🔵' : '🟢',
        failures,
        notes: [],
        body: [],
        outputs: {
            changed: String(result === 'done'),
            outcome: work?.kind ?? '',
            'dispatched-job-id': child,
            'eval-id': evalId,
            jobs: JSON.stringify(result === 'done' ? [launched] : []),
        },
    };
}

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/operations/follow/follow-child-job.js + 2 modules
var follow_child_job = __webpack_require__(8310);
// EXTERNAL MODULE: ./build/js/operations/find-job.js
var find_job = __webpack_require__(1060);
// EXTERNAL MODULE: ./build/js/operations/write-to-nomad.js
var write_to_nomad = __webpack_require__(9240);
;// CONCATENATED MODULE: ./build/js/modes/periodic-force/run.js




function nothingForced({ job }) {
    return { job, child: '', evalId: '', result: 'none', work: undefined, failures: [] };
}
async function forcePeriodic(dependencies) {
    const { inputs, nomad, log } = dependencies;
    const nothing = nothingForced(inputs);
    checkPeriodic(await (0,find_job/* findJob */.p)(nomad, inputs));
    if (inputs.dryRun)
        return { ...nothing, result: 'dry-run' };
    const evalId = await launch(nomad, inputs.job);
    const launched = { ...nothing, evalId, result: 'done' };
    try {
        const { JobID: child } = await nomad.readEvaluation({ id: evalId });
        log(`${inputs.job}: launched as ${child}.`);
        if (!inputs.wait)
            return { ...launched, child };
        return await followLaunched({ ...launched, child }, dependencies);
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        return {
            ...launched,
            failures: [error.withContext(`\`${inputs.job}\` was launched, but the launched job is unknown`)],
        };
    }
}
async function followLaunched(launched, dependencies) {
    const { child: id, evalId } = launched;
    try {
        return { ...launched, work: await (0,follow_child_job/* followChildJob */.x)({ id, evalId, label: id }, dependencies) };
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        return { ...launched, failures: [error.withContext(`\`${id}\` was launched, but cannot be followed`)] };
    }
}
function checkPeriodic({ ID, Periodic, ParameterizedJob, Dispatched, Stop }) {
    const errorOf = (reason, what, hint) => {
        const help = reason === 'blocked' ? 'stopped-job' : 'what-cannot-be-dispatched';
        return new errors/* ActionError */.lZ({ reason, message: `The job \`${ID}\` ${what}.`, hint, help });
    };
    if (Periodic === null || Periodic === undefined)
        throw errorOf('input', 'is not periodic', 'Only a job with a `periodic` block can be launched.');
    if (ParameterizedJob !== null && ParameterizedJob !== undefined && Dispatched !== true)
        throw errorOf('input', 'is parameterized as well', 'Dispatch it with `mode: dispatch`, then launch the dispatched job.');
    if (Stop === true)
        throw errorOf('blocked', 'is stopped', 'Register it again to start it.');
    if (Periodic['Enabled'] === false)
        throw errorOf('blocked', 'has a disabled `periodic` block', 'Register it with `enabled = true`.');
}
async function launch(nomad, job) {
    try {
        return (await nomad.forceNewPeriodicInstance({ id: job })).EvalID;
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ) || (0,write_to_nomad/* isRefusal */.vu)(error))
            throw error;
        throw new errors/* ActionError */.lZ({
            reason: error.reason,
            message: `Could not determine whether \`${job}\` was launched: ${error.message}`,
            help: 'not-known-whether-written',
            hint: `Check the child jobs of \`${job}\` before you run this again, which would launch another one.`,
            cause: error,
        });
    }
}

;// CONCATENATED MODULE: ./build/js/modes/periodic-force/index.js




const mode = (0,nomad_mode/* nomadMode */.h)({
    inputs: job/* jobWriteInputs */.GF,
    activity: 'Launching a periodic job',
    writes: true,
    read: job/* readJobWriteInputs */.W3,
    nothing: nothingForced,
    run: forcePeriodic,
    report: periodicForceReport,
});


/***/ }),

/***/ 9674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/inputs/connection.js + 1 modules
var connection = __webpack_require__(6276);
// EXTERNAL MODULE: ./build/js/inputs/planning.js
var planning = __webpack_require__(4217);
// EXTERNAL MODULE: ./build/js/report/fork-report.js
var fork_report = __webpack_require__(4828);
// EXTERNAL MODULE: ./build/js/report/plan-outputs.js
var plan_outputs = __webpack_require__(9649);
// EXTERNAL MODULE: ./build/js/report/run-report.js
var run_report = __webpack_require__(4159);
// EXTERNAL MODULE: ./build/js/review/plan-outcome.js
var plan_outcome = __webpack_require__(6489);
// EXTERNAL MODULE: ./build/js/clients/github/runner.js + 1 modules
var runner = __webpack_require__(6030);
// EXTERNAL MODULE: ./build/js/report/comment/plan-comment.js + 2 modules
var plan_comment = __webpack_require__(1730);
// EXTERNAL MODULE: ./build/js/report/comment/same-comment.js
var same_comment = __webpack_require__(4717);
// EXTERNAL MODULE: ./build/js/report/plan-log.js
var plan_log = __webpack_require__(8537);
// EXTERNAL MODULE: ./build/js/report/plan-alarms.js
var plan_alarms = __webpack_require__(7025);
// EXTERNAL MODULE: ./build/js/review/record-codec.js + 1 modules
var record_codec = __webpack_require__(3987);
;// CONCATENATED MODULE: ./build/js/modes/plan/report.js








const commentLimit = 65_536;
const summaryLimit = runner/* SUMMARY_LIMIT */.J - 1024;
function planReport({ outcome, surroundings, writeComment, isOfFork, signingKey }) {
    const body = (0,plan_comment/* planMarkdown */.o)(outcome, surroundings, {
        max: commentLimit,
        measure: (text) => text.length,
        elsewhere: surroundings.run === undefined ? 'the step summary' : `the [step summary](${surroundings.run.url})`,
    });
    const summary = (0,plan_comment/* planMarkdown */.o)(outcome, { ...surroundings, marker: undefined, record: undefined }, { max: summaryLimit, measure: (text) => Buffer.byteLength(text), elsewhere: 'the file of output `plan-text`' });
    const same = (present, wanted) => (0,same_comment/* sameComment */.Go)(present, wanted) && (0,record_codec/* sameRecord */.qf)(present, wanted, signingKey);
    const create = hasSomethingToSay(outcome);
    return {
        errors: (0,plan_outcome/* allFailures */.Z)(outcome),
        log: (0,plan_log/* planLog */.iy)(outcome),
        comment: writeComment === undefined
            ? undefined
            : { subject: 'plan', isOfFork, write: async () => writeComment(body, { same, create }) },
        summary: `${summary}\n`,
        outputs: (0,plan_outputs/* planOutputs */.iS)(outcome, surroundings.ui),
        files: { markdown: { name: 'plan.md', parts: [body], isPrivate: false }, ...(0,plan_outputs/* planOutputFiles */.Qo)(outcome.jobs) },
    };
}
function hasSomethingToSay(outcome) {
    return (0,plan_outcome/* allFailures */.Z)(outcome).length > 0 || outcome.removed.length > 0 || outcome.jobs.some(plan_alarms/* hasChanges */.ik);
}

// EXTERNAL MODULE: ./build/js/clients/github/context.js + 3 modules
var github_context = __webpack_require__(197);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/operations/comment-target.js + 1 modules
var comment_target = __webpack_require__(3333);
// EXTERNAL MODULE: ./build/js/operations/planning/each-job.js
var each_job = __webpack_require__(1132);
// EXTERNAL MODULE: ./build/js/operations/planning/record.js
var planning_record = __webpack_require__(1238);
// EXTERNAL MODULE: ./build/js/operations/token-note.js
var token_note = __webpack_require__(5073);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/collect.js + 14 modules
var collect = __webpack_require__(6273);
// EXTERNAL MODULE: ./build/js/operations/planning/claims.js
var planning_claims = __webpack_require__(294);
// EXTERNAL MODULE: ./build/js/operations/planning/plan-job.js + 2 modules
var plan_job = __webpack_require__(9530);
// EXTERNAL MODULE: ./build/js/operations/planning/registered-since.js
var registered_since = __webpack_require__(3628);
// EXTERNAL MODULE: ./build/js/operations/planning/declaring-files.js
var declaring_files = __webpack_require__(3480);
// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
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
        const place = job?.place === undefined ? undefined : (0,declaring_files/* placeJob */.L8)({ id: job.id, ...job.place }, { inputs });
        return { file, id: job?.id, place, mayStop: mayStop && index < mostStops };
    });
    return (0,p_map/* default */.Ay)(known, async ({ file, id, place, mayStop: may }) => ({
        file,
        id,
        stop: place === undefined ? byHand : await stopOf(place, may, { ...options, declarations, secrets }),
    }), { concurrency: 10 });
}
const byHand = { kind: 'runs-on', why: 'by-hand' };
async function stopOf(job, mayStop, { inputs, nomad, declarations, secrets }) {
    if (holdsSecrets(job, secrets))
        return byHand;
    const target = { ...job, stop: false, index: 0, spec: '' };
    if (!mayStop)
        return { ...byHand, target };
    try {
        const live = await (0,plan_job/* liveJob */.eL)(nomad, { ...job, region: job.region === '' ? undefined : job.region });
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
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        return { ...byHand, target };
    }
}
function holdsSecrets({ id, namespace, region }, secrets) {
    return [id, namespace, region].some((name) => secrets.name(name) !== name);
}

;// CONCATENATED MODULE: ./build/js/modes/plan/plan-jobs.js







async function planJobs(dependencies) {
    const { inputs, workspace, base, touched, now } = dependencies;
    const { deadline } = dependencies;
    const collected = await (0,collect/* collectJobs */.r)({ inputs: inputs.jobFiles, workspace, touched, deadline });
    const claims = (0,planning_claims/* createClaims */.M)({ inputs, workspace, others: collected.others });
    const published = (0,each_job/* readPublishedOf */.yI)(collected, { workspace, base });
    const recorded = isRecorded(inputs);
    const results = await (0,each_job/* eachJob */.xF)(collected.jobs, dependencies, async (job, secrets) => {
        const judging = { ...dependencies, secrets, published: await published, recorded };
        const parsed = await (0,plan_job/* parseFile */.CJ)(job, judging);
        claims.add(job.file.name, parsed.spec, [...secrets, ...parsed.derived]);
        const asked = await (0,plan_job/* askPlan */.nn)(parsed, dependencies);
        const evaluated = recorded ? await (0,registered_since/* lastRegistration */.Ez)(asked, dependencies.nomad) : undefined;
        return (0,plan_job/* createPlannedJob */.YF)(asked, { ...judging, evaluated }, now());
    });
    const { jobs, failed } = claims.settle(results, ({ file }) => file);
    const removed = await planRemoved(collected, {
        ...dependencies,
        recorded,
        published: await published,
        planned: [
            ...jobs.map(({ file, reviewed }) => ({ file, job: (0,declaring_files/* placeJob */.L8)(reviewed, dependencies) })),
            ...failed.map(({ file }) => ({ file, job: undefined })),
        ],
    });
    return { jobs, failed, removed, untouched: collected.untouched, failures: [] };
}
function isRecorded({ comment, review }) {
    return comment.wanted && comment.token !== undefined && review.mode !== 'ignore';
}

;// CONCATENATED MODULE: ./build/js/modes/plan/run.js









async function plan(inputs, context) {
    const { event } = context;
    const outcome = await (0,errors/* withErrors */.u$)(planFiles(inputs, context), plan_outcome/* nothingPlanned */.k);
    const { surroundings, writeComment, pullRequest } = await (0,comment_target/* findCommentTarget */.K$)({ ...context, inputs });
    const record = (0,planning_record/* reviewRecordOf */.p)(outcome, { context: event, inputs, pullRequest });
    const { signingKey } = inputs.review;
    return {
        outcome,
        surroundings: { ...surroundings, record },
        writeComment,
        isOfFork: (0,github_context/* isOfFork */.O)(context.event),
        signingKey,
    };
}
async function planFiles(inputs, context) {
    const { event, runner } = context;
    const number = event.pullRequest?.number;
    const jobs = await (0,each_job/* jobDependencies */.Tn)({ inputs, githubToken: inputs.comment.token, number }, context);
    const base = event.pullRequest?.baseSha;
    const progress = (0,plan_log/* createProgress */.mf)(runner, 'Planned');
    const planned = await planJobs({ ...jobs, inputs, base, progress, now: () => new Date() });
    if (planned.jobs.length > 0)
        context.alongside((0,token_note/* warnOfManagementToken */.M)({ event, inputs: inputs.nomad, runner, ...jobs }));
    return planned;
}

;// CONCATENATED MODULE: ./build/js/modes/plan/index.js








const mode = {
    inputs: planning/* planningInputs */.bZ,
    activity: 'Planning',
    writes: false,
    read: planning/* readPlanningInputs */.hk,
    run: plan,
    report: planReport,
    withheld: {
        isWithheld: connection/* isConnectionWithheld */.ef,
        report(context) {
            const { summary: _, ...outputs } = (0,plan_outputs/* planOutputs */.iS)(plan_outcome/* nothingPlanned */.k, undefined);
            return (0,run_report/* expandReport */.r)((0,fork_report/* forkReport */.J)('planned', { outputs, files: (0,plan_outputs/* planOutputFiles */.Qo)([]) }), context);
        },
    },
};


/***/ }),

/***/ 346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mode: () => (/* binding */ mode)
/* harmony export */ });
/* harmony import */ var _operations_steer_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3786);
/* harmony import */ var _report_deployment_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7377);
/* harmony import */ var _nomad_mode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7852);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3681);




const mode = (0,_nomad_mode_js__WEBPACK_IMPORTED_MODULE_2__/* .nomadMode */ .h)({
    inputs: _inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .promoteInputs */ .K,
    activity: 'Promoting',
    writes: true,
    read: _inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readPromoteInputs */ .Q,
    nothing: (inputs) => (0,_operations_steer_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .nothingSteered */ .W)('promote', inputs),
    run: async (run) => (0,_operations_steer_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .steerDeployment */ .T)('promote', run),
    report: _report_deployment_report_js__WEBPACK_IMPORTED_MODULE_1__/* .steerReport */ .W,
});


/***/ }),

/***/ 646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/modes/register/inputs.js + 1 modules
var inputs = __webpack_require__(3271);
// EXTERNAL MODULE: ./build/js/clients/github/runner.js + 1 modules
var runner = __webpack_require__(6030);
// EXTERNAL MODULE: ./build/js/review/plan-outcome.js
var plan_outcome = __webpack_require__(6489);
// EXTERNAL MODULE: ./build/js/report/comment/plan-comment.js + 2 modules
var plan_comment = __webpack_require__(1730);
// EXTERNAL MODULE: ./build/js/plan/quote.js
var quote = __webpack_require__(1740);
// EXTERNAL MODULE: ./build/js/report/failure-items.js
var failure_items = __webpack_require__(8762);
// EXTERNAL MODULE: ./build/js/report/markdown/fit.js
var fit = __webpack_require__(1540);
// EXTERNAL MODULE: ./build/js/report/comment/hide-in-markdown.js
var hide_in_markdown = __webpack_require__(8753);
// EXTERNAL MODULE: ./build/js/report/comment/footer.js
var footer = __webpack_require__(3976);
// EXTERNAL MODULE: ./build/js/report/markdown/markdown.js
var markdown = __webpack_require__(7058);
// EXTERNAL MODULE: ./build/js/report/markdown/prose.js
var prose = __webpack_require__(6844);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/report/describe-rollout.js
var describe_rollout = __webpack_require__(1772);
;// CONCATENATED MODULE: ./build/js/modes/register/describe-state.js

function describeState(state) {
    switch (state.kind) {
        case 'there':
            return 'already up to date';
        case 'changed':
            return {
                place: 'not registered: the job file names another job, namespace or region than the reviewed one',
                specification: 'not registered: the specification has changed since the review',
                plan: 'not registered: the plan has changed since the review',
            }[state.what];
        case 'unseen':
            return 'not registered: no plan of it was reviewed';
        case 'done':
            return `not registered again: ${state.run} registered it (${state.outcome})`;
        case 'since':
            return state.isKnown
                ? 'not registered again: it was registered after the plan, and then rolled back, reverted or purged'
                : 'not registered again: whether it was registered after the plan is unknown';
        case 'not-written':
            return {
                waiting: 'waiting for other jobs',
                refusal: 'not registered',
                others: 'not registered, because of errors in other jobs',
                failure: 'not registered, because another job failed',
                'dry-run': 'would be registered',
                time: 'not registered: the run timed out',
            }[state.why];
        case 'refused':
            return 'not registered';
        case 'unfollowed':
            return 'registered, but its outcome is unknown';
        case 'rolling-out':
            return state.progress === undefined ? 'registered' : `rolling out: ${state.progress.text}`;
        case 'written':
            return 'registered';
        case 'rolled-out':
            return (0,describe_rollout/* describeRollout */.lw)(state.rollout);
    }
}
function stateLabel(state) {
    if (state.kind === 'rolling-out' && state.progress?.promotionIn !== undefined)
        return `canaries healthy, promotion in ${(0,describe_rollout/* formatDuration */.a3)(state.progress.promotionIn)}`;
    if (state.kind !== 'rolled-out')
        return describeState(state).replace(/:.*$/s, '');
    const { rollout } = state;
    if (rollout.kind === 'rolled-back')
        return `rolled back${(0,describe_rollout/* describeVersion */.MP)(rollout)}`;
    return rollout.kind === 'awaiting-promotion'
        ? `canaries are waiting for promotion; ${(0,describe_rollout/* describeServing */.Yh)(rollout)}`
        : describe_rollout/* rolloutKinds */.LV[rollout.kind];
}
const mostNamed = 10;
function describeLeftOut({ pullRequest, files }) {
    const rest = (files?.length ?? 0) - mostNamed;
    const named = (files ?? []).slice(0, mostNamed).map((file) => `\`${file}\``);
    const what = files === undefined
        ? 'the job files that it changed could not be determined'
        : `this run does not register what only it changed: ${[...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ')}`;
    return `Pull request #${pullRequest} came with the same push, and ${what}. Run mode \`register\` once for each pull request: \`on: pull_request\` with \`types: [closed]\`.`;
}

// EXTERNAL MODULE: ./build/js/report/rollout-failure.js
var rollout_failure = __webpack_require__(667);
// EXTERNAL MODULE: ./build/js/rollout/outcome.js
var rollout_outcome = __webpack_require__(4436);
;// CONCATENATED MODULE: ./build/js/modes/register/failures.js




const nothing = 'Nothing of this run was written.';
const again = `${nothing} Re-run the preview, have its plan reviewed, then re-run this job.`;
const shown = 'The comment and the summary show what differs.';
function describeWayOut(what, pullRequest) {
    if (what !== 'plan') {
        return `${nothing} Another merge changed this job. Open a new pull request; its plan shows what is not registered yet. ${shown}`;
    }
    const preview = pullRequest === undefined ? 'the preview' : `the preview of #${pullRequest}`;
    return `${nothing} The cluster changed. Re-run ${preview} ('Re-run all jobs'), have it reviewed, then re-run this job. ${shown}`;
}
function failureOf({ planned: { id, file }, state }, pullRequest) {
    const failure = (reason, hint) => new errors/* ActionError */.lZ({ reason, message: `\`${id}\`: ${describeState(state)}.`, location: { file }, hint });
    switch (state.kind) {
        case 'changed':
            return failure('plan-changed', describeWayOut(state.what, pullRequest));
        case 'unseen':
            return failure('not-reviewed', `${again} Split a pull request of very many jobs with one \`comment-id\` for each part.`);
        case 'done':
            return failure(state.outcome === 'rolled-back' ? 'rolled-back' : 'plan-changed', 'Something else runs now. To register it again, re-run the preview of the pull request and have its plan reviewed.');
        case 'since':
            return failure('plan-changed', state.isKnown
                ? 'To register it again, re-run the preview of the pull request and have its plan reviewed.'
                : `The version history of the job does not reach back to the plan, or cannot be read. ${again}`);
        case 'refused':
        case 'unfollowed':
            return state.failure;
        case 'not-written':
            return state.why === 'time' ? failure('timed-out', 'Run this again, or raise `timeout`.') : undefined;
        case 'rolled-out':
            return (0,rollout_outcome/* isSuccessfulRollout */.ae)(state.rollout) ? undefined : (0,rollout_failure/* rolloutFailure */.g)(state.rollout, { id, file });
        case 'there':
        case 'rolling-out':
        case 'written':
            return undefined;
    }
}
function otherFailures(outcome) {
    return registerFailures({ ...outcome, jobs: outcome.jobs.filter(({ state }) => state.kind !== 'rolled-out') });
}
function registerFailures(outcome) {
    return [
        ...outcome.failures,
        ...outcome.failed.flatMap((file) => file.failures),
        ...outcome.jobs.flatMap((job) => failureOf(job, outcome.record?.pullRequest) ?? []),
        ...outcome.removed.flatMap(({ state }) => (state.kind === 'refused' ? [state.failure] : [])),
    ];
}

// EXTERNAL MODULE: ./build/js/report/help.js
var report_help = __webpack_require__(7318);
// EXTERNAL MODULE: ./build/js/plan/numbers.js
var numbers = __webpack_require__(5962);
// EXTERNAL MODULE: ./build/js/report/comment/job-row.js
var job_row = __webpack_require__(577);
;// CONCATENATED MODULE: ./build/js/modes/register/outcome.js

const nothingRegistered = {
    record: undefined,
    without: undefined,
    jobs: [],
    removed: [],
    failed: [],
    untouched: 0,
    failures: [],
    milliseconds: 0,
};
function rolloutsOf(jobs) {
    return jobs.flatMap(({ state }) => (state.kind === 'rolled-out' ? [state.rollout] : []));
}
function rankOf(job) {
    if (job.state.kind === 'rolled-out')
        return (0,rollout_outcome/* rolloutSeverity */.PT)(job.state.rollout);
    if (isWell(job))
        return 100;
    return job.state.kind === 'refused' || job.state.kind === 'unfollowed' ? -1 : 50;
}
function isWrittenByRun({ state }) {
    return 'written' in state && state.written.byUs;
}
function isWell({ state }) {
    if (state.kind === 'rolled-out')
        return (0,rollout_outcome/* isSuccessfulRollout */.ae)(state.rollout);
    return state.kind === 'there' || state.kind === 'written' || state.kind === 'rolling-out';
}

;// CONCATENATED MODULE: ./build/js/modes/register/comment/state-table.js








const share = 0.2;
function stateTable(outcome, surroundings, limit) {
    const shown = worstFirst(outcome.jobs.filter(({ state }) => state.kind !== 'there'));
    const there = outcome.jobs.length - shown.length;
    const rest = there === 0 ? '' : `${(0,numbers/* plural */.L)(there, 'job')} already up to date.`;
    if (shown.length === 0)
        return rest;
    const isRolledBack = shown.some(({ state }) => runningNow(state) !== '');
    const rows = shown.map((job) => row(job, surroundings, isRolledBack));
    const { taken, left } = (0,fit/* takeWithin */.Dh)(rows.map((cells) => cells.join(' | ')), limit.max * share, (text) => limit.measure(text) + 4);
    const head = isRolledBack ? ['Job', 'Outcome', 'Tried', 'Running now'] : ['Job', 'Outcome', 'Version'];
    const more = left === 0 ? '' : `… and ${(0,numbers/* plural */.L)(left, 'job')} more in ${limit.elsewhere}.`;
    return [(0,markdown/* table */.tp)(head, rows.slice(0, taken.length)), more, rest].filter((part) => part !== '').join('\n\n');
}
function row({ planned, state }, context, isRolledBack) {
    return [
        (0,job_row/* jobLink */.mC)(planned, context),
        (0,prose/* prose */.C)(stateLabel(state)).replaceAll('|', '\\|'),
        tried(state),
        ...(isRolledBack ? [runningNow(state) || '—'] : []),
    ];
}
function tried(state) {
    if (state.kind === 'rolling-out')
        return healthOf(state.progress?.groups ?? []) || '—';
    if (state.kind !== 'rolled-out')
        return '—';
    const { version, groups } = state.rollout;
    const parts = [version === undefined ? '' : `version ${version}`, healthOf(groups)];
    return parts.filter((part) => part !== '').join(', ') || '—';
}
function runningNow(state) {
    return state.kind === 'rolled-out' ? describeRunning(state.rollout) : '';
}
function describeRunning({ revertedTo }) {
    if (revertedTo === undefined)
        return '';
    const { version, live } = revertedTo;
    if (live === undefined)
        return `version ${version}`;
    const same = live.version === version ? '' : ` (same as ${version})`;
    return [`version ${live.version}${same}`, healthOf(live.groups)].filter((part) => part !== '').join(', ');
}
function healthOf(groups) {
    return groups.length === 0 ? '' : (0,describe_rollout/* healthyOf */.zO)(groups);
}
function worstFirst(jobs) {
    return jobs.toSorted((a, b) => rankOf(a) - rankOf(b));
}

;// CONCATENATED MODULE: ./build/js/modes/register/comment/rollout-callout.js








const mostJobs = 5;
const rollout_callout_share = 0.2;
function rolloutCallout(jobs, limit) {
    const lines = jobs.flatMap(rolloutLines);
    if (lines.length === 0)
        return '';
    const { taken } = (0,fit/* takeWithin */.Dh)(lines.slice(0, mostJobs), limit.max * rollout_callout_share, limit.measure);
    const left = lines.length - taken.length;
    const rest = left === 0 ? [] : [`> … and ${left} more in ${limit.elsewhere}.`];
    return ['> [!CAUTION]', [...taken, ...rest].join('\n>\n')].join('\n');
}
function rolloutLines({ planned: { id, file }, state }) {
    if (state.kind !== 'rolled-out' || (0,rollout_outcome/* isSuccessfulRollout */.ae)(state.rollout))
        return [];
    const { rollout } = state;
    const failure = (0,rollout_failure/* rolloutFailure */.g)(rollout, { id, file });
    const running = describeRunning(rollout);
    const help = (0,markdown/* link */.nf)('How to fix this', (0,report_help/* helpUrl */.xR)(failure));
    const lines = [
        `**${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(id))}**: ${(0,prose/* prose */.C)((0,fit/* clipped */.cz)((0,describe_rollout/* describeRollout */.lw)(rollout), 500))}.`,
        ...(running === '' ? [] : [`**Running now: ${running}.**`]),
        [...(failure.hint === undefined ? [] : [(0,prose/* prose */.C)(failure.hint)]), help].join(' '),
    ];
    return [lines.map((line) => `> ${line}`).join('  \n')];
}

;// CONCATENATED MODULE: ./build/js/modes/register/headline.js








function registerHeadline(outcome) {
    const { jobs, failures, failed } = outcome;
    if (failures[0] !== undefined)
        return failures[0].message.replace(/\.$/, '');
    if (failed.length > 0)
        return `Not registered: ${(0,numbers/* plural */.L)(failed.length, 'job file')} failed`;
    const count = (matches) => jobs.filter((job) => matches(job.state)).length;
    const stale = count((state) => state.kind === 'changed');
    if (stale > 0)
        return `Not registered: ${(0,numbers/* plural */.L)(stale, 'job')} changed since the review`;
    const unseen = count((state) => state.kind === 'unseen');
    if (unseen > 0)
        return `Not registered: ${(0,numbers/* plural */.L)(unseen, 'job')} without a reviewed plan`;
    const stops = outcome.removed.filter(({ state }) => state.kind === 'refused').length;
    if (stops > 0 && !jobs.some(({ state }) => 'written' in state))
        return `Not registered: ${(0,numbers/* plural */.L)(stops, 'job')} to stop changed since the review`;
    const unknown = count((state) => state.kind === 'since' && !state.isKnown);
    if (unknown > 0)
        return `Not registered: whether ${(0,numbers/* plural */.L)(unknown, 'job')} was registered before is unknown`;
    const dry = count((state) => state.kind === 'not-written' && state.why === 'dry-run');
    if (dry > 0)
        return `Dry run: ${(0,numbers/* plural */.L)(dry, 'job')} would be registered`;
    return rollingOut(outcome) ?? ended(outcome);
}
const headline_mostNamed = 3;
function rollingOut({ jobs, milliseconds }) {
    const rolling = jobs.filter(({ state }) => state.kind === 'rolling-out');
    if (rolling.length === 0)
        return undefined;
    const all = jobs.filter(({ state }) => state.kind !== 'there' && state.kind !== 'not-written').length;
    const done = `${all - rolling.length} of ${all} jobs done`;
    const named = rolling.length > headline_mostNamed ? [] : rolling.map(progressOf);
    const parts = [...(all > rolling.length || named.length === 0 ? [done] : []), ...named];
    return `Rolling out: ${parts.join(', ')} (${(0,describe_rollout/* formatDuration */.a3)(milliseconds)})`;
}
function progressOf({ planned, state }) {
    const promotionIn = state.kind === 'rolling-out' ? state.progress?.promotionIn : undefined;
    if (promotionIn !== undefined)
        return `\`${(0,quote/* visible */.R)((0,fit/* clipped */.cz)(planned.id))}\` canaries healthy, promotion in ${(0,describe_rollout/* formatDuration */.a3)(promotionIn)}`;
    const groups = state.kind === 'rolling-out' ? (state.progress?.groups ?? []) : [];
    return `\`${(0,quote/* visible */.R)((0,fit/* clipped */.cz)(planned.id))}\` ${groups.length === 0 ? 'registered' : (0,describe_rollout/* healthyOf */.zO)(groups)}`;
}
function ended({ jobs, removed, milliseconds }) {
    const touched = jobs.filter(({ state }) => state.kind !== 'there');
    const stopped = removed.filter(({ state }) => state.kind === 'stopped').length;
    const also = stopped === 0 ? '' : `, ${(0,numbers/* plural */.L)(stopped, 'job')} stopped`;
    const [only] = touched;
    if (only === undefined)
        return stopped > 0 ? `${(0,numbers/* plural */.L)(stopped, 'job')} stopped` : 'Nothing to register: all jobs are up to date';
    if (touched.length === 1)
        return `${oneJob(only)}${also}`;
    const time = (0,rollout_outcome/* worstRollout */.nD)(rolloutsOf(jobs)) === undefined ? '' : ` after ${(0,describe_rollout/* formatDuration */.a3)(milliseconds)}`;
    return `${severalJobs(touched)}${also}${time}`;
}
function oneJob({ planned, state }) {
    const id = `\`${(0,quote/* visible */.R)((0,fit/* clipped */.cz)(planned.id))}\``;
    if (state.kind === 'rolled-out')
        return `${id} ${endOf(state.rollout)}`;
    return state.kind === 'written' ? `${id} registered` : `${id}: ${describeState(state)}`;
}
function endOf(rollout) {
    const time = (0,describe_rollout/* formatDuration */.a3)(rollout.milliseconds);
    const health = rollout.groups.length === 0 ? '' : ` (${(0,describe_rollout/* healthyOf */.zO)(rollout.groups)})`;
    switch (rollout.kind) {
        case 'successful':
            return `rolled out in ${time}`;
        case 'failed':
            return 'failed to roll out';
        case 'rolled-back':
            return `failed and was rolled back${(0,describe_rollout/* describeVersion */.MP)(rollout)}`;
        case 'awaiting-promotion':
            return `has healthy canaries that wait for promotion; ${(0,describe_rollout/* describeServing */.Yh)(rollout)}`;
        case 'placement-blocked':
            return 'cannot be placed';
        case 'no-deployment':
            return 'is registered and placed';
        case 'superseded':
            return 'was superseded by a newer version';
        case 'timed-out':
            return rollout.ended === 'cancelled'
                ? `was still rolling out when the run was cancelled after ${time}${health}`
                : `is not healthy after ${time}${health}`;
    }
}
function severalJobs(touched) {
    const kinds = Map.groupBy(touched.toSorted((a, b) => rankOf(a) - rankOf(b)), labelOf);
    const [[worst, first] = ['', touched], ...others] = kinds;
    if (others.length === 0)
        return `${(0,numbers/* plural */.L)(touched.length, 'job')} ${worst}`;
    const rest = others.map(([text, list]) => `${list.length} ${text}`).join(', ');
    return `${first.length} of ${touched.length} jobs ${worst} (${rest})`;
}
function labelOf({ state }) {
    if (state.kind === 'rolled-out')
        return describe_rollout/* rolloutKinds */.LV[state.rollout.kind];
    if (state.kind === 'written')
        return 'registered';
    return state.kind === 'unfollowed' ? 'failed' : 'not registered';
}
function registerSign(outcome) {
    if (registerFailures(outcome).length > 0)
        return '🔴';
    const kinds = new Set(outcome.jobs.map(({ state }) => (state.kind === 'rolled-out' ? state.rollout.kind : state.kind)));
    if (kinds.has('awaiting-promotion'))
        return '🟡';
    return kinds.has('rolling-out') || kinds.has('not-written') ? '🔵' : '🟢';
}

// EXTERNAL MODULE: ./build/js/review/record-codec.js + 1 modules
var record_codec = __webpack_require__(3987);
// EXTERNAL MODULE: ./build/js/plan/value-lines.js
var value_lines = __webpack_require__(6107);
;// CONCATENATED MODULE: ./build/js/modes/register/comment/reviewed-plan.js




const begins = { reviewed: '<!-- outrider:plan reviewed -->', own: '<!-- outrider:plan own -->' };
const end = '<!-- outrider:plan end -->';
const leftOut = '<!-- outrider:plan left out -->';
const planWithoutRoom = `The plan does not fit here; see an earlier edit of this comment.\n\n${leftOut}`;
function keptPlan({ text, isReviewed }) {
    return [isReviewed ? begins.reviewed : begins.own, '', text, '', end].join('\n');
}
function reportsEnd(comment) {
    const lines = comment.split(/\r?\n/);
    const isOfRegister = [begins.reviewed, begins.own, leftOut].some((line) => lines.includes(line));
    return isOfRegister && !lines[1]?.startsWith('### 🔵');
}
function reportsRefusal(comment) {
    return /^### 🔴 (?:[\w.-]{1,64}: )?Not registered/.test(comment.split(/\r?\n/, 2)[1] ?? '');
}
function reviewedPlan(comment) {
    const lines = comment.split(/\r?\n/);
    if (lines.includes(begins.own))
        return undefined;
    if (lines.includes(leftOut))
        return { text: '', isReviewed: true, isLeftOut: true };
    const from = lines.indexOf(begins.reviewed);
    const to = lines.lastIndexOf(end);
    const record = (0,record_codec/* recordLine */.IK)(comment);
    const shown = from !== -1 && to > from ? lines.slice(from + 1, to) : lines.slice(1).filter((line) => line !== record);
    return {
        text: shown
            .filter((line) => !isInstruction(line))
            .join('\n')
            .trim(),
        isReviewed: true,
    };
}
function isInstruction(line) {
    return line.startsWith(plan_comment/* afterMerge */.X) || line.startsWith('**Next:** ');
}
function differenceIn(plan, id) {
    const lines = plan.split(/\r?\n/);
    const head = `<b>${(0,markdown/* htmlCode */.h8)(id)}</b>`;
    const section = lines.findIndex((line) => /^<details(?: open)?><summary>/.test(line) && line.includes(head));
    if (section === -1)
        return undefined;
    const [opener, ...rest] = lines.slice(section + 1).filter((line, index) => index > 0 || line !== '');
    const ticks = /^(`{3,})diff$/.exec(opener ?? '')?.[1];
    const close = ticks === undefined ? -1 : rest.indexOf(ticks);
    return close === -1 ? undefined : rest.slice(0, close);
}
function lineDifference(before, after) {
    const signs = { Added: '+', Deleted: '-', None: ' ' };
    return (0,value_lines/* changedLines */.M)(`${before.join('\n')}\n`, `${after.join('\n')}\n`)?.map(({ type, text }) => `${signs[type]} ${text}`);
}

;// CONCATENATED MODULE: ./build/js/modes/register/comment/comment.js














const failureShare = 0.2;
const removedShare = 0.1;
const sectionShare = 0.25;
const reserve = 600;
const places = 6;
const longestHeadline = 500;
function registerMarkdown(outcome, options) {
    const { surroundings } = options;
    const shown = (0,hide_in_markdown/* hiddenWithin */.e)(options.limit, surroundings, (limit) => clearMarkdown(outcome, { ...options, limit }));
    return surroundings.record?.seal(shown) ?? shown;
}
function clearMarkdown(outcome, options) {
    const { surroundings, limit, plan } = options;
    const environment = surroundings.environment === undefined ? '' : `${surroundings.environment}: `;
    const headline = `### ${registerSign(outcome)} ${environment}${(0,prose/* prose */.C)((0,fit/* clipped */.cz)(registerHeadline(outcome), longestHeadline))}`;
    const head = [
        [surroundings.marker, headline].filter((part) => part !== undefined).join('\n'),
        outcome.without === undefined ? '' : `> [!NOTE]\n> ${(0,prose/* prose */.C)((0,fit/* clipped */.cz)(outcome.without, longestHeadline))}`,
    ];
    const last = [comment_footer(outcome, surroundings), surroundings.record?.line]
        .filter((part) => part !== undefined)
        .join('\n');
    const sizeOf = (parts) => parts.reduce((sum, part) => sum + limit.measure(part) + 2, 0);
    const kept = sizeOf([...head, nextStep(outcome), last]) + reserve + places * limit.measure(limit.elsewhere);
    const room = { ...options, limit: { ...limit, max: Math.max(0, limit.max - kept) } };
    const parts = [
        ...head,
        leftOutSection(outcome, room.limit),
        rolloutCallout(outcome.jobs, room.limit),
        failureSection(outcome, room),
        stateTable(outcome, surroundings, room.limit),
        removedSection(outcome.removed, room.limit),
        ...sections(outcome, room),
        nextStep(outcome),
    ].filter((part) => part !== '');
    const seen = outcome.record === undefined ? 'The plan that the comment showed' : 'The plan that was reviewed';
    const title = plan.isReviewed ? seen : 'The plan of this run';
    const folded = plan.text === '' ? '' : (0,markdown/* details */.zH)(title, keptPlan(plan), false);
    const fits = plan.isLeftOut !== true && limit.measure(folded) + 2 <= limit.max - sizeOf([...parts, last]);
    return [...parts, fits ? folded : planWithoutRoom, last].filter((part) => part !== '').join('\n\n');
}
function leftOutSection({ leftOut = [] }, limit) {
    if (leftOut.length === 0)
        return '';
    const lines = leftOut.map((one) => `> ${(0,prose/* prose */.C)(describeLeftOut(one))}`);
    const { taken, left } = (0,fit/* takeWithin */.Dh)(lines, limit.max * removedShare, limit.measure);
    const rest = left === 0 ? [] : [`> … and ${(0,numbers/* plural */.L)(left, 'pull request')} more in ${limit.elsewhere}.`];
    return ['> [!WARNING]', ...taken, ...rest].join('\n>\n');
}
function failureSection(outcome, { surroundings, limit }) {
    const items = (0,failure_items/* failureItems */.xh)(otherFailures(outcome), surroundings.fileUrl);
    if (items.length === 0)
        return '';
    const { taken, left } = (0,fit/* takeWithin */.Dh)(items, limit.max * failureShare, limit.measure);
    const rest = left === 0 ? [] : [`- … and ${left} more in ${limit.elsewhere}.`];
    return ['**What went wrong**', '', ...taken, ...rest].join('\n');
}
const removedStates = {
    stopped: 'was stopped, because its job file was removed',
    gone: 'does not run any more; its job file was removed',
    'still-declared': 'keeps running, because another job file declares it',
    'not-asked': 'keeps running although its job file was removed; set `stop-removed: true` to stop such jobs',
    'dry-run': 'would be stopped, because its job file was removed',
    'held-back': 'keeps running although its job file was removed, because another job failed before',
};
function describeRemovedState({ id, state }) {
    return `\`${id}\` ${state.kind === 'refused' ? 'was not stopped' : removedStates[state.kind]}.`;
}
function removedSection(removed, limit) {
    const items = removed.map((one) => `- ${(0,prose/* prose */.C)(describeRemovedState({ ...one, id: (0,fit/* clipped */.cz)(one.id) }))}`);
    const { taken, left } = (0,fit/* takeWithin */.Dh)(items, limit.max * removedShare, limit.measure);
    return [...taken, ...(left === 0 ? [] : [`- … and ${left} more in ${limit.elsewhere}.`])].join('\n');
}
function sections(outcome, options) {
    const { limit } = options;
    const all = outcome.jobs.flatMap((job) => [...difference(job, options), ...troubles(job, options)]);
    const { taken, left } = (0,fit/* takeWithin */.Dh)(all, limit.max * sectionShare, limit.measure);
    return left === 0 ? taken : [...taken, `… and ${left} more in ${limit.elsewhere}.`];
}
const mostLines = 60;
function difference({ planned, state }, { plan }) {
    if (state.kind !== 'changed')
        return [];
    const now = planned.diff.lines;
    const before = plan.isReviewed ? differenceIn(plan.text, planned.id) : undefined;
    const lines = before === undefined ? undefined : lineDifference(before, now);
    const title = `**${(0,markdown/* code */.aY)(planned.id)}**`;
    if (before === undefined)
        return [`${title}: the reviewed comment does not show its plan. The plan is now:\n\n${cut(now)}`];
    if (lines === undefined)
        return [`${title}: the plan has changed since the review. It is now:\n\n${cut(now)}`];
    if (lines.length === 0)
        return [`${title}: the plans look alike; the difference is in hidden values or in the counts.\n\n${cut(now)}`];
    return [`${title}: lines with \`-\` were reviewed, lines with \`+\` are in the plan now.\n\n${cut(lines)}`];
}
function cut(lines) {
    const left = lines.length - mostLines;
    return (0,markdown/* fence */.EU)(left <= 0 ? lines : [...lines.slice(0, mostLines), `  … ${left} lines more`], 'diff');
}
function troubles({ planned, state }, { withLogs, surroundings }) {
    if (state.kind !== 'rolled-out')
        return [];
    return state.rollout.troubles.map((trouble) => {
        const { task, group, allocation, events, logs } = trouble;
        const output = withLogs && logs !== undefined && logs.length > 0 ? ['', 'stderr:', ...logs] : [];
        const lines = [...events, ...output].map((line) => `  ${(0,quote/* visible */.R)(line)}`);
        const where = `${(0,markdown/* code */.aY)(planned.id)}, task ${(0,markdown/* code */.aY)(task)} of group ${(0,markdown/* code */.aY)(group)}, allocation ${(0,markdown/* link */.nf)((0,markdown/* code */.aY)(allocation.slice(0, 8)), surroundings.ui?.allocation(allocation))}`;
        return `${where}:\n\n${(0,markdown/* fence */.EU)(lines.length === 0 ? ['  (no events)'] : lines, 'text')}`;
    });
}
function nextStep(outcome) {
    const kinds = new Set(outcome.jobs.map(({ state }) => (state.kind === 'rolled-out' ? state.rollout.kind : state.kind)));
    if (registerFailures(outcome).length > 0)
        return '';
    if (kinds.has('awaiting-promotion')) {
        return '**Next:** check the canaries, then promote them with `mode: promote` or give them up with `mode: fail-deployment`.';
    }
    return '';
}
function comment_footer(outcome, surroundings) {
    const written = outcome.jobs.some(({ state }) => 'written' in state);
    return (0,footer/* footerLine */.G)(written ? 'Registered' : 'Not registered', surroundings);
}

// EXTERNAL MODULE: ./build/js/report/plan-outputs.js
var plan_outputs = __webpack_require__(9649);
;// CONCATENATED MODULE: ./build/js/modes/register/outputs.js





function registerOutputs(outcome, ui) {
    const about = outcome.jobs.length === 1 ? outcome.jobs : outcome.jobs.filter((job) => writtenOf(job) !== undefined);
    const [only] = about.length === 1 ? about : [];
    const rollout = only?.state.kind === 'rolled-out' ? only.state.rollout : undefined;
    const written = only === undefined ? undefined : writtenOf(only);
    const stopped = outcome.removed.some(({ state }) => state.kind === 'stopped');
    return {
        summary: registerHeadline(outcome),
        changed: String(stopped || outcome.jobs.some((job) => writtenOf(job)?.byUs === true)),
        jobs: JSON.stringify([
            ...outcome.jobs.map(registeredOutput),
            ...outcome.failed.map(plan_outputs/* failedOutput */.tK),
            ...outcome.removed.map(({ file, id, state }) => ({
                file,
                id,
                change: 'file-removed',
                state: state.kind,
            })),
        ]),
        url: only === undefined ? '' : (ui?.job(only.planned) ?? ''),
        'comment-url': '',
        outcome: (0,rollout_outcome/* worstRollout */.nD)(rolloutsOf(outcome.jobs))?.kind ?? '',
        'eval-id': rollout?.evalId ?? written?.evalId ?? '',
        'deployment-id': rollout?.deploymentId ?? '',
        'job-version': rollout?.version === undefined ? '' : String(rollout.version),
        'serving-version': (0,describe_rollout/* servingOutput */.SJ)(rollout),
        'job-modify-index': String(written?.index ?? only?.planned.verdict.jobModifyIndex ?? ''),
    };
}
function writtenOf({ state }) {
    return 'written' in state ? state.written : undefined;
}
function registeredOutput(job) {
    const { state } = job;
    const written = writtenOf(job);
    const rollout = state.kind === 'rolled-out' ? state.rollout : undefined;
    return {
        ...(0,plan_outputs/* planJobOutput */.Ql)(job.planned),
        state: state.kind,
        registered: written?.byUs ?? false,
        outcome: rollout?.kind ?? '',
        evaluation: rollout?.evalId ?? written?.evalId ?? '',
        deployment: rollout?.deploymentId ?? '',
        version: rollout?.version ?? null,
        serving: rollout?.serving ?? null,
        index: written?.index ?? job.planned.verdict.jobModifyIndex,
    };
}

;// CONCATENATED MODULE: ./build/js/modes/register/report.js









const commentLimit = 65_536;
const summaryLimit = runner/* SUMMARY_LIMIT */.J - 1024;
function registerComment(outcome, { surroundings, comment, logs }) {
    const elsewhere = surroundings.run === undefined ? 'the step summary' : `the [step summary](${surroundings.run.url})`;
    return registerMarkdown(outcome, {
        surroundings,
        limit: { max: commentLimit, measure: (text) => text.length, elsewhere },
        plan: planToShow(outcome, surroundings, comment),
        withLogs: logs.inComment,
    });
}
function planToShow(outcome, surroundings, comment) {
    const reviewed = comment === undefined ? undefined : reviewedPlan(comment);
    if (reviewed !== undefined)
        return reviewed;
    const jobs = outcome.jobs.map((job) => job.planned);
    if (jobs.length === 0)
        return { text: '', isReviewed: false };
    const bare = { ...surroundings, marker: undefined, record: undefined };
    const limit = { max: commentLimit / 2, measure: (text) => text.length, elsewhere: 'the log' };
    return { text: (0,plan_comment/* planMarkdown */.o)({ ...plan_outcome/* nothingPlanned */.k, jobs }, bare, limit), isReviewed: false };
}
function registerReport({ outcome, writeComment, ...showing }) {
    const { surroundings, logs } = showing;
    const body = registerComment(outcome, showing);
    const summary = registerMarkdown(outcome, {
        surroundings: { ...surroundings, marker: undefined, record: undefined },
        limit: { max: summaryLimit, measure: (text) => Buffer.byteLength(text), elsewhere: 'the log' },
        plan: planToShow(outcome, surroundings, showing.comment),
        withLogs: logs.inComment,
    });
    return {
        errors: registerFailures(outcome),
        log: registerLog(outcome, logs.inLog),
        comment: writeComment === undefined
            ? undefined
            : { subject: 'outcome', isOfFork: false, write: async () => writeComment(body) },
        summary: `${summary}\n`,
        outputs: registerOutputs(outcome, surroundings.ui),
        files: { markdown: { name: 'register.md', parts: [body], isPrivate: false } },
    };
}
function registerLog(outcome, withLogs) {
    const lines = [
        ...outcome.jobs.map(({ planned, state }) => `${planned.id} (${planned.file}): ${describeState(state)}`),
        ...outcome.removed.map(describeRemovedState),
    ];
    const troubles = outcome.jobs.flatMap(({ planned, state }) => (state.kind === 'rolled-out' ? state.rollout.troubles : []).map((trouble) => {
        const shown = [...trouble.events, ...(withLogs ? (trouble.logs ?? []) : [])];
        const name = `${planned.id}: task ${trouble.task}, allocation ${trouble.allocation.slice(0, 8)}`;
        return { kind: 'group', name, text: shown.join('\n') || '(no events)' };
    }));
    return [
        ...(outcome.without === undefined ? [] : [{ kind: 'notice', text: outcome.without }]),
        ...(outcome.leftOut ?? []).map((one) => ({ kind: 'warning', text: describeLeftOut(one) })),
        ...(lines.length === 0 ? [] : [{ kind: 'text', text: lines.join('\n') }]),
        ...troubles,
        { kind: 'errors', errors: registerFailures(outcome) },
        { kind: 'text', text: `Register: ${registerSign(outcome)} ${registerHeadline(outcome)}` },
    ];
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/js/jobfiles/provenance/git.js
var git = __webpack_require__(2777);
// EXTERNAL MODULE: ./build/js/operations/log-group.js
var log_group = __webpack_require__(677);
// EXTERNAL MODULE: ./build/js/operations/planning/each-job.js
var each_job = __webpack_require__(1132);
// EXTERNAL MODULE: ./build/js/operations/run-context.js + 1 modules
var run_context = __webpack_require__(6740);
// EXTERNAL MODULE: ./build/js/report/plan-log.js
var plan_log = __webpack_require__(8537);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/js/clients/github/branches.js
var branches = __webpack_require__(477);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/repository-paths.js
var repository_paths = __webpack_require__(4823);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/touched-files.js + 1 modules
var touched_files = __webpack_require__(5674);
// EXTERNAL MODULE: ./build/js/redaction/hidden-text.js
var hidden_text = __webpack_require__(5919);
// EXTERNAL MODULE: ./build/js/review/identifiers.js
var identifiers = __webpack_require__(7151);
;// CONCATENATED MODULE: ./build/js/review/validate-record.js



const planAgainHint = 'Plan the pull request again (push, or re-run its plan), have the new plan reviewed, and re-run this step';
const orWithoutReview = 'or register without a review on purpose with `review: ignore`';
function notReviewed(why, hint = `${planAgainHint}; ${orWithoutReview}.`) {
    return new errors/* ActionError */.lZ({ reason: 'not-reviewed', message: `Not registered: ${why}.`, hint });
}
function validateRecord(opened, expected) {
    if (opened.kind !== 'opened')
        throw notReviewed(...describeUnopened(opened.kind));
    const { record, signed } = opened;
    if (expected.key !== undefined && !signed) {
        throw notReviewed('the record of the plan is not signed, and this run has a `signing-key`', `Set the same \`signing-key\` in the plan, and plan again; ${orWithoutReview}.`);
    }
    const mismatch = describeMismatch(record, expected);
    if (mismatch !== undefined)
        throw notReviewed(mismatch);
    return record;
}
function describeUnopened(kind) {
    switch (kind) {
        case 'none':
            return ['there is no record of a reviewed plan'];
        case 'newer':
            return [
                'a newer version of Outrider wrote the record of the plan',
                'Use the same version of Outrider to plan and to register.',
            ];
        case 'older':
            return [
                'an older version of Outrider wrote the record of the plan, and its records do not cover the text of the comment',
            ];
        case 'damaged':
            return ['the record of the plan is damaged'];
        case 'edited':
            return ['the comment with the plan was edited: its text is no longer what Outrider wrote'];
        case 'forged':
            return [
                'the signature of the record does not match this `signing-key`, or the record was changed after it was signed',
                `Check that plan and register use the same \`signing-key\`. If they do: ${planAgainHint.toLowerCase()}.`,
            ];
        case 'no-key':
            return [
                'the record of the plan is signed, and this run has no `signing-key`',
                'Set the `signing-key` of the plan in this run.',
            ];
    }
}
function describeScope(namespace, region) {
    const where = namespace === '' ? 'no namespace' : `namespace \`${namespace}\``;
    return region === '' ? where : `${where}, region \`${region}\``;
}
function shownIdentifier(name) {
    return typeof name === 'string' ? name : hidden_text/* hiddenMark */.s;
}
function describeMismatch(record, expected) {
    if (record.repository.toLowerCase() !== expected.repository.toLowerCase())
        return `the record of the plan belongs to another repository (\`${record.repository}\`)`;
    if (record.pullRequest !== expected.pullRequest)
        return `the record of the plan belongs to pull request ${record.pullRequest}, not ${expected.pullRequest}`;
    if (record.comment !== expected.comment)
        return `the record of the plan belongs to another comment (\`comment-id\` \`${record.comment}\`; this run's is \`${expected.comment}\`)`;
    if (record.cluster !== expected.cluster)
        return `the plan was made on another cluster (\`${record.cluster}\`; this run's is \`${expected.cluster}\`)`;
    const same = ['namespace', 'region'].every((name) => (0,identifiers/* matchesIdentifier */.v)(record[name], expected[name], expected.key));
    if (!same)
        return `the plan was made for ${describeScope(shownIdentifier(record.namespace), shownIdentifier(record.region))}; this run is for ${describeScope(expected.namespace, expected.region)}`;
    return undefined;
}
function checkAuthor(written) {
    const sign = 'Sign the record: set the same `signing-key` in the plan and in this run';
    if (written === undefined) {
        throw notReviewed('the record of the plan is not signed, and this server does not report who last edited the comment (it has no GraphQL API)', `${sign}; ${orWithoutReview}.`);
    }
    if (!written.byUs)
        throw notReviewed(`the record of the plan is not signed, and its comment was written by \`${written.author}\``);
    if (!written.editedByUs) {
        const who = written.editor === undefined ? 'a deleted account' : `\`${written.editor}\``;
        throw notReviewed(`the record of the plan is not signed, and its comment was edited by ${who}`);
    }
}

;// CONCATENATED MODULE: ./build/js/modes/register/review/branch-head.js






async function readBranchHead(options) {
    const { github, repository, branch, checkout } = options;
    const commit = checkout?.commit ?? options.sha;
    try {
        if (commit === undefined)
            throw new errors/* ActionError */.lZ({ reason: 'not-reviewed', message: 'the commit of this run is unknown' });
        const names = await (0,branches/* listBranchChanges */.U)(github, repository, { commit, branch });
        const root = checkout === undefined ? '' : (0,repository_paths/* toSlashes */.TH)((0,external_node_path_.relative)(options.workspace, checkout.root));
        const inWorkspace = (name) => (root === '' ? name : `${root}/${name}`);
        return { branch, changed: changedAmong(names, inWorkspace, options), names: names.map(inWorkspace) };
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        const why = `could not determine what branch \`${branch}\` has changed since the checked-out commit: ${error.message.replace(/\.$/, '')}`;
        const hint = error.reason === 'not-reviewed' ? error.hint : undefined;
        throw notReviewed(why, hint ?? `${permissions}, ${orIgnoreReview}.`);
    }
}
const permissions = 'Give the job `permissions: { contents: read }` and run it again';
const orIgnoreReview = 'or register this commit without a review by `review: ignore`';
function changedAmong(names, inWorkspace, { checkout, budget }) {
    return (file, sought) => {
        const candidates = checkout === undefined ? new Set([...sought].flatMap(suffixesOf)) : sought;
        return names.find((name) => matches(inWorkspace(name), candidates, budget.forFile(file)));
    };
}
function suffixesOf(name) {
    const parts = name.split('/');
    return parts.map((_, index) => parts.slice(index).join('/'));
}
function matches(name, sought, budget) {
    if ((0,touched_files/* isTouched */.D)(sought, { names: [name], removed: [] }, budget))
        return true;
    return [...sought].some((one) => one.startsWith(`${name}/`));
}

// EXTERNAL MODULE: ./build/js/clients/github/comments/authorship.js
var authorship = __webpack_require__(1431);
// EXTERNAL MODULE: ./build/js/clients/github/comments/find.js
var find = __webpack_require__(6001);
// EXTERNAL MODULE: ./build/js/clients/github/pull-requests.js
var pull_requests = __webpack_require__(2797);
;// CONCATENATED MODULE: ./build/js/review/judge-event.js

const eventsWithoutPullRequest = new Set([
    'push',
    'workflow_dispatch',
    'schedule',
    'repository_dispatch',
    '',
]);
const mergeEvents = new Set(['pull_request', 'pull_request_target']);
function isNeverMerge(eventName) {
    const isAboutOne = eventName.startsWith('pull_request') && !mergeEvents.has(eventName);
    return isAboutOne || ['issue_comment', 'merge_group', 'workflow_run'].includes(eventName);
}
function judgeEvent(occasion) {
    const { eventName, dryRun } = occasion;
    const { pullRequest, refusal } = judgePullRequests(occasion);
    if (isNeverMerge(eventName) && !dryRun)
        return { pullRequest, refusal: neverMerge(eventName) };
    if (pullRequest !== undefined)
        return { pullRequest, refusal };
    if (occasion.isRequired) {
        return {
            pullRequest,
            refusal: notReviewed('this commit belongs to no pull request, and `review` is `required`', 'Merge the change through a pull request with a plan.'),
        };
    }
    if (eventsWithoutPullRequest.has(eventName) || dryRun)
        return { pullRequest, refusal: undefined };
    const why = `this commit belongs to no pull request, and event \`${eventName}\` registers only merged pull requests`;
    return { pullRequest, refusal: notReviewed(why, `${byMerge}.`) };
}
const byMerge = 'Register on `pull_request` with `types: [closed]`, or on `push`';
function neverMerge(eventName) {
    return notReviewed(`event \`${eventName}\` is not the merge of a pull request`, `${byMerge}; ${orDryRun}.`);
}
const orDryRun = 'on this event, set `dry-run: true`';
function judgePullRequests({ pulls, branches, dryRun, }) {
    const latest = pulls.toSorted((a, b) => b.mergedAt - a.mergedAt || b.number - a.number);
    const counting = latest.filter(({ baseRef }) => baseRef !== undefined && branches.names(baseRef));
    const pick = (from, state) => from.find((pull) => pull.state === state);
    const merged = pick(counting, 'merged');
    if (merged !== undefined)
        return { pullRequest: merged, refusal: undefined };
    const unmerged = dryRun ? (pick(counting, 'open') ?? pick(counting, 'closed')) : undefined;
    if (unmerged !== undefined)
        return { pullRequest: unmerged, refusal: undefined };
    const pull = pick(latest, 'open') ?? pick(latest, 'merged') ?? pick(latest, 'closed');
    return { pullRequest: pull, refusal: pull === undefined ? undefined : notMerged(pull, branches, dryRun) };
}
function notMerged({ number, state, baseRef }, { patterns }, dryRun) {
    const base = baseRef === undefined ? 'an unknown branch' : `\`${baseRef}\``;
    const only = `and only merges into ${patterns.map((pattern) => `\`${pattern}\``).join(', ')} count`;
    if (state === 'merged' || dryRun) {
        const wasMerged = state === 'merged' ? 'was merged into' : 'targets';
        return notReviewed(`pull request ${number} ${wasMerged} ${base}, ${only}`, 'Merge the change into a branch that counts, or add this branch to `branches` to register its merges.');
    }
    if (state === 'closed') {
        return notReviewed(`pull request ${number} was closed without being merged`, 'Run this only for merged pull requests: `if: github.event.pull_request.merged`.');
    }
    return notReviewed(`pull request ${number} is not merged`, `Run this after the merge, or with \`dry-run: true\` before it.`);
}

;// CONCATENATED MODULE: ./build/js/modes/register/review/judge-run.js




function warningOf(refusal, { context, inputs }) {
    if (refusal === undefined || inputs.dryRun)
        return undefined;
    const why = refusal.message.replace(/^Not registered: /, '');
    return `Registered without a review on event \`${context.eventName}\`, because \`review\` is \`ignore\`: ${why}`;
}
async function judgeRun(looking) {
    const { context, inputs } = looking;
    const { eventName } = context;
    const { mode } = inputs.review;
    if (isNeverMerge(eventName) && !inputs.dryRun && mode !== 'ignore')
        throw neverMerge(eventName);
    const access = accessOf(looking);
    const branches = await findCountingBranches(looking, access);
    const pulls = access === undefined ? [] : await findPullRequests(looking, access, branches);
    return judgeEvent({ eventName, pulls, branches, isRequired: mode === 'required', dryRun: inputs.dryRun });
}
function judgeByEvent({ context: { eventName, pullRequest, subject } }) {
    const branches = { names: () => true, patterns: [] };
    const pulls = pullRequest === undefined ? [] : [ofEvent(pullRequest)];
    if (pullRequest === undefined && subject.named.length > 0)
        return neverMerge(eventName);
    return judgeEvent({ eventName, pulls, branches, isRequired: false, dryRun: false }).refusal;
}
function accessOf({ context, github }) {
    const { repository, pullRequest, subject, problem } = context;
    if (problem !== undefined)
        throw notReviewed(`the pull request is unknown: ${problem}`);
    if (repository === undefined) {
        if (pullRequest === undefined && subject.named.length === 0)
            return undefined;
        throw notReviewed('the pull request is unknown: GITHUB_REPOSITORY is not set');
    }
    if (github !== undefined)
        return { github, repository };
    throw notReviewed('the review cannot be read, because `github-token` is empty', 'Set `github-token` to the token of the workflow, or register without a review by `review: ignore`.');
}
async function findCountingBranches({ context, inputs }, access) {
    if (inputs.branches.patterns.length > 0 || access === undefined)
        return inputs.branches;
    const branch = context.subject.defaultBranch ?? (await (0,branches/* readDefaultBranch */.y)(access.github, access.repository));
    return { patterns: [branch], names: (name) => name === branch };
}
async function findPullRequests({ context, head }, { github, repository }, branches) {
    const { pullRequest, subject, sha } = context;
    const withAccess = (pull) => ({ ...pull, github, repository });
    if (pullRequest !== undefined)
        return [withAccess(ofEvent(pullRequest))];
    const { named } = subject;
    if (named.length > 0) {
        return Promise.all(named.map(async (number) => withAccess(await (0,pull_requests/* readPullRequest */.DQ)(github, repository, number))));
    }
    if (sha === undefined)
        throw notReviewed('the pull request is unknown: GITHUB_SHA is not set');
    const found = await (0,pull_requests/* findPullRequestsOf */.Wb)(github, {
        repository,
        commits: head === undefined || head === sha ? [sha] : [sha, head],
        isEnough: ({ state, baseRef }) => state === 'merged' && baseRef !== undefined && branches.names(baseRef),
    });
    return found.map(withAccess);
}
function ofEvent({ number, headSha, baseRef, closed, merged, mergedAt }) {
    return { number, headSha, baseRef, state: merged ? 'merged' : closed ? 'closed' : 'open', mergedAt };
}

// EXTERNAL MODULE: ./build/js/operations/comment-target.js + 1 modules
var comment_target = __webpack_require__(3333);
;// CONCATENATED MODULE: ./build/js/modes/register/review/find-review.js







async function findReview(looking) {
    if (looking.inputs.review.mode === 'ignore')
        return ignoring(looking);
    const { pullRequest: found, refusal } = await judgeRun(looking);
    if (refusal !== undefined)
        throw refusal;
    const branch = branchOf(found, looking);
    if (found === undefined) {
        const without = 'Registered without a review: no pull request contains this commit.';
        return { pullRequest: undefined, record: undefined, without, refusal, mergedAt: 0, branch };
    }
    const pullRequest = await reviewedOf(found, looking);
    const { mergedAt } = found;
    try {
        const { record, comment } = await readRecord(pullRequest, looking);
        return { pullRequest: { ...pullRequest, comment }, record, without: undefined, refusal, mergedAt, branch };
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ) || error.reason !== 'not-reviewed')
            throw error;
        return { pullRequest, record: undefined, without: undefined, refusal: error, mergedAt };
    }
}
function branchOf(found, { context: { eventName, repository, subject }, inputs }) {
    if (repository === undefined || (found !== undefined && found.state !== 'merged'))
        return undefined;
    const { branch } = subject;
    if (branch !== undefined && (eventName === 'push' || inputs.branches.names(branch)))
        return branch;
    return found === undefined ? branch : found.baseRef;
}
async function ignoring(looking) {
    const without = 'Registered without a review: `review` is `ignore`.';
    const judged = await (0,errors/* orUndefined */.y0)(judgeRun(looking));
    const found = judged?.pullRequest;
    const hasComment = found !== undefined && found.state !== 'closed';
    return {
        pullRequest: hasComment ? await (0,errors/* orUndefined */.y0)(reviewedOf(found, looking)) : undefined,
        record: undefined,
        without,
        refusal: undefined,
        mergedAt: 0,
        warning: warningOf(judged === undefined ? judgeByEvent(looking) : judged.refusal, looking),
    };
}
async function reviewedOf({ number, headSha, github, repository }, looking) {
    const place = (0,comment_target/* commentPlaceOf */.Uf)({ event: looking.context, inputs: looking.inputs }, github, repository, number);
    const { ours, others } = await (0,find/* findComment */.h1)(place);
    if (ours === undefined && others.length > 0 && looking.inputs.review.mode !== 'ignore') {
        throw notReviewed(`the only plan on pull request ${number} is in a comment by ${names(others)}, not by Outrider`);
    }
    return { number, headSha, place, comment: ours };
}
async function readRecord({ number, comment }, looking) {
    const { context, inputs, github } = looking;
    const key = inputs.review.signingKey;
    const expected = expectedOf(number, looking);
    const opened = (0,record_codec/* openRecord */.C6)(comment?.body ?? '', key);
    if (opened.kind === 'edited' && comment !== undefined && github !== undefined && (0,record_codec/* isUnsigned */.Eo)(comment.body))
        checkAuthor(await (0,authorship/* readAuthorship */.Wg)(github, context.graphqlUrl, comment.nodeId));
    const record = validateRecord(opened, expected);
    if (comment === undefined || github === undefined || (opened.kind === 'opened' && opened.signed))
        return { record, comment };
    const written = await (0,authorship/* readAuthorship */.Wg)(github, context.graphqlUrl, comment.nodeId);
    checkAuthor(written);
    return {
        record: validateRecord((0,record_codec/* openRecord */.C6)(written.body, key), expected),
        comment: { ...comment, body: written.body },
    };
}
function expectedOf(pullRequest, { context, inputs }) {
    const { repository } = context;
    const { nomad } = inputs;
    return {
        repository: `${repository?.owner}/${repository?.name}`,
        pullRequest,
        comment: inputs.comment.id,
        cluster: nomad.address.host,
        namespace: nomad.namespace ?? '',
        region: nomad.region ?? '',
        key: inputs.review.signingKey,
    };
}
function names(logins) {
    return [...new Set(logins)].map((login) => `\`${login}\``).join(', ');
}

// EXTERNAL MODULE: ./build/js/operations/touched-files.js + 1 modules
var operations_touched_files = __webpack_require__(4353);
;// CONCATENATED MODULE: ./build/js/modes/register/review/pushed-together.js



async function findPushedTogether({ github, repository }, { subject, sha }, number) {
    const commits = [...subject.pushed, ...(sha === undefined ? [] : [sha])];
    const merged = (await (0,errors/* orUndefined */.y0)((0,pull_requests/* findMergedAs */.Sf)(github, repository, commits))) ?? [];
    const others = merged.filter((pull) => pull.number !== number);
    return Promise.all(others.map(async (pull) => ({
        number: pull.number,
        touched: await (0,errors/* orUndefined */.y0)((0,operations_touched_files/* readTouched */.k)(github, repository, pull.number)),
    })));
}
function leftOutOf(together, collected) {
    return together.flatMap(({ number, touched }) => {
        if (touched === undefined)
            return collected.untouched === 0 ? [] : [{ pullRequest: number, files: undefined }];
        const files = collected.leftOutBy(touched);
        return files.length === 0 ? [] : [{ pullRequest: number, files }];
    });
}

// EXTERNAL MODULE: ./build/js/jobfiles/discovery/collect.js + 14 modules
var collect = __webpack_require__(6273);
// EXTERNAL MODULE: ./build/js/operations/promotion-right.js
var promotion_right = __webpack_require__(4715);
// EXTERNAL MODULE: ./build/js/operations/planning/claims.js
var planning_claims = __webpack_require__(294);
// EXTERNAL MODULE: ./build/js/operations/planning/plan-job.js + 2 modules
var plan_job = __webpack_require__(9530);
;// CONCATENATED MODULE: ./build/js/modes/register/write/job-states.js
function createJobStates(first, onChange) {
    const states = new Map(first.map((job) => [job.planned.file, job]));
    const all = () => [...states.values()];
    return {
        all,
        get: ({ planned }) => states.get(planned.file)?.state,
        set({ planned }, state) {
            states.set(planned.file, { planned, state });
            onChange(all());
        },
    };
}

;// CONCATENATED MODULE: ./build/js/modes/register/review/judge-head.js



async function judgeHead(jobs, { collected, failed, dependencies }) {
    const { readHead, review, inputs } = dependencies;
    const wanted = jobs.filter(({ asked, comparison }) => asked !== undefined && comparison.kind !== 'done');
    const stops = inputs.stopRemoved ? (review.record?.removed ?? []) : [];
    const mayWrite = review.refusal === undefined && failed.length === 0 && wanted.length + stops.length > 0;
    if (readHead === undefined || !mayWrite)
        return { head: undefined, failures: [] };
    try {
        const head = await readHead(collected.budget);
        const sought = new Map(collected.jobs.map(({ file, fileDependencies: from }) => [file.name, from.sought]));
        const failures = wanted.flatMap(({ planned: { file } }) => {
            const name = head.changed(file, sought.get(file) ?? new Set([file]));
            return name === undefined ? [] : [changedSince(file, name, head.branch)];
        });
        return { head, failures };
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        return { head: undefined, failures: [error] };
    }
}
function changedSince(file, name, branch) {
    const hint = `The run of the later commit registers it. Leave this run, ${orIgnoreReview}.`;
    const refusal = notReviewed(`branch \`${branch}\` has changed \`${name}\` since the checked-out commit`, hint);
    return refusal.withMessage(refusal.message, { file });
}

// EXTERNAL MODULE: ./build/js/plan/verdict.js + 2 modules
var plan_verdict = __webpack_require__(8661);
;// CONCATENATED MODULE: ./build/js/review/compare.js


function compareWithReview(now, reviewed, key) {
    if (reviewed === undefined)
        return { kind: 'unseen' };
    const moved = ['id', 'namespace', 'region'].some((name) => !(0,identifiers/* matchesIdentifier */.v)(reviewed[name], now[name], key));
    if (moved)
        return { kind: 'changed', what: 'place' };
    if (!(0,record_codec/* equalsInConstantTime */.uz)(reviewed.spec, now.spec))
        return { kind: 'changed', what: 'specification' };
    if (reviewed.done !== undefined)
        return { kind: 'done', before: reviewed.done };
    return (0,record_codec/* equalsInConstantTime */.uz)(reviewed.plan, now.plan) ? { kind: 'same' } : { kind: 'changed', what: 'plan' };
}

// EXTERNAL MODULE: ./build/js/review/random-changes.js
var random_changes = __webpack_require__(4872);
// EXTERNAL MODULE: ./build/js/operations/planning/registered-since.js
var registered_since = __webpack_require__(3628);
;// CONCATENATED MODULE: ./build/js/modes/register/review/review-check.js






async function checkReview(asked, checking) {
    const planned = (0,plan_job/* createPlannedJob */.YF)(asked, checking, checking.now());
    const { file, reviewed, verdict } = planned;
    const seen = checking.review.record?.jobs.find((job) => job.file === file);
    const isThere = verdict.change === 'unchanged' || isRegisteredButRandom(asked, seen);
    return {
        planned,
        target: { id: asked.job.ID, namespace: asked.namespace, region: asked.region },
        asked: isThere ? undefined : asked,
        comparison: isThere ? { kind: 'same' } : await compare(planned, asked, seen, checking),
        mayRollOut: isThere && (seen?.changes ?? false),
        endUnseen: ['registered', 'timed-out'].includes(seen?.done?.outcome ?? ''),
        sameMeaning: (again) => (0,record_codec/* equalsInConstantTime */.uz)(reviewed.plan, (0,plan_job/* digestsOfPlan */.Gc)(again, (0,plan_verdict/* verdictOf */.V)(again.job, again.plan), checking).plan),
    };
}
function isRegisteredButRandom({ plan, random }, seen) {
    if (seen === undefined || plan.Diff === null || plan.JobModifyIndex === seen.index)
        return false;
    return (0,random_changes/* changesOnlyRandom */.bm)(plan.Diff, random.values);
}
async function compare({ reviewed }, asked, seen, checking) {
    const { record, mergedAt } = checking.review;
    if (record === undefined)
        return { kind: 'same' };
    const comparison = compareWithReview(reviewed, seen, checking.inputs.review.signingKey);
    if (seen === undefined || comparison.kind !== 'same')
        return comparison;
    const since = await (0,registered_since/* registeredSince */.Jy)(asked, { ...seen, mergedAt }, checking);
    return since === 'no' ? comparison : { kind: 'since', isKnown: since === 'yes' };
}

// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
// EXTERNAL MODULE: ./build/js/operations/follow/follow-rollout.js + 2 modules
var follow_rollout = __webpack_require__(8637);
// EXTERNAL MODULE: ./build/js/operations/follow/progress-log.js
var progress_log = __webpack_require__(3523);
;// CONCATENATED MODULE: ./build/js/modes/register/write/joint-log.js



const maxNamed = 5;
function startJointLog(states, options) {
    const progress = (0,progress_log/* startProgressLog */.g)(options);
    return {
        update: () => progress.update(describeJobs(states.all())),
        noteEnd(job) {
            const { planned, state } = job;
            if (state.kind === 'rolled-out' && !isWell(job))
                progress.note(`${planned.id}: ${(0,describe_rollout/* describeRollout */.lw)(state.rollout)}`);
        },
        [Symbol.dispose]: () => progress[Symbol.dispose](),
    };
}
function describeJobs(jobs) {
    const pending = jobs.filter(isPending);
    const done = jobs.filter((job) => isWritten(job) && !isPending(job)).length;
    const healths = pending.flatMap(describeHealth);
    const left = healths.length - maxNamed;
    const named = left > 0 ? [...healths.slice(0, maxNamed), `${left} more`] : healths;
    return `${done} of ${done + pending.length} jobs done${named.length === 0 ? '' : ` (${named.join(', ')})`}`;
}
function isPending({ state }) {
    return state.kind === 'rolling-out' || (state.kind === 'not-written' && state.why === 'waiting');
}
function isWritten({ state }) {
    return ['rolled-out', 'rolling-out', 'unfollowed', 'written', 'refused', 'not-written'].includes(state.kind);
}
function describeHealth({ planned, state }) {
    const groups = state.kind === 'rolling-out' ? (state.progress?.groups ?? []) : [];
    const healthy = groups.reduce((sum, group) => sum + group.healthy, 0);
    const desired = groups.reduce((sum, group) => sum + group.desired, 0);
    return groups.length === 0 ? [] : [`${planned.id} ${healthy}/${desired}`];
}

// EXTERNAL MODULE: ./build/js/clients/nomad/jobs/job.js
var jobs_job = __webpack_require__(2601);
// EXTERNAL MODULE: ./build/js/operations/ignored-by-server.js
var ignored_by_server = __webpack_require__(9425);
;// CONCATENATED MODULE: ./build/js/modes/register/write/note-ignored.js



function createIgnoredNotes({ inputs, nomad, log, warn, }) {
    let asksPriority = inputs.evalPriority !== undefined;
    let asksSubmission = inputs.submission;
    return async ({ job, loaded, spec, namespace, region }, { evalId }) => {
        if (asksPriority && evalId !== '') {
            asksPriority = false;
            const ignored = await (0,ignored_by_server/* ignoredPriority */.V)(nomad, { evalId, namespace, region }, inputs.evalPriority);
            ignored.forEach(warn);
        }
        if (!asksSubmission)
            return;
        asksSubmission = false;
        const shown = loaded.prepared === undefined ? await (0,errors/* orUndefined */.y0)(nomad.readJob({ id: job.ID, namespace, region })) : spec;
        if (shown !== undefined && (0,jobs_job/* isBeforeNodePools */.DX)(shown))
            log(withoutSubmission);
    };
}
const withoutSubmission = "This Nomad server ignores `submission` (it needs version 1.6.0): its UI does not show the job's source.";

// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/submission.js
var submission = __webpack_require__(3890);
// EXTERNAL MODULE: ./build/js/redaction/variable-secrets.js + 1 modules
var variable_secrets = __webpack_require__(2294);
// EXTERNAL MODULE: ./build/js/operations/write-to-nomad.js
var write_to_nomad = __webpack_require__(9240);
// EXTERNAL MODULE: ./build/js/clients/http/write-once.js
var write_once = __webpack_require__(8451);
;// CONCATENATED MODULE: ./build/js/modes/register/write/write-job.js







const pauses = [0];
async function writeJob(asked, writing) {
    let current = asked;
    const find = async (error, attempt) => {
        const again = await planAgain(current, writing, error);
        if (again.plan.Diff?.Type === 'None')
            return { index: again.plan.JobModifyIndex, evalId: '', byUs: true };
        const isLast = attempt > pauses.length;
        if (isLast || !(await mayBeSentAgain(again, current, writing)))
            throw lostWrite(error, again, current);
        current = again;
        return undefined;
    };
    return (0,write_once/* writeOnce */.F)({
        send: async () => sendJob(current, writing),
        leavesOpen: (error) => !(0,write_to_nomad/* isRefusal */.vu)(error) || (0,write_to_nomad/* isConflict */.dh)(error),
        find,
        pauses,
    });
}
async function mayBeSentAgain(again, before, writing) {
    if (!writing.sameMeaning(again))
        return false;
    const { JobModifyIndex: index } = before.plan;
    return (await (0,registered_since/* registeredSince */.Jy)(again, { index, mergedAt: 0 }, writing)) === 'no';
}
async function sendJob({ loaded, job, plan, namespace, region }, { inputs, nomad }) {
    const answer = await nomad.createJob({
        job,
        namespace,
        region,
        enforceIndex: plan.JobModifyIndex,
        evalPriority: inputs.evalPriority,
        policyOverride: inputs.policyOverride || undefined,
        preserveCounts: inputs.preserveCounts || undefined,
        submission: inputs.submission ? (0,submission/* submissionOf */.y)(loaded, variable_secrets/* isSecretSetting */.dZ).submission : undefined,
    });
    return { index: answer.JobModifyIndex, evalId: answer.EvalID, byUs: true };
}
async function planAgain(current, writing, error) {
    try {
        return await (0,plan_job/* askPlan */.nn)(current, writing);
    }
    catch (why) {
        if (!(why instanceof errors/* ActionError */.lZ))
            throw why;
        throw new errors/* ActionError */.lZ({
            reason: error.reason,
            message: `${error.message}. Could not determine whether the job was registered: ${why.message}`,
            help: 'not-known-whether-written',
            hint: 'Check the job, and run this again once Nomad answers.',
        });
    }
}
function lostWrite(error, again, before) {
    const changed = again.plan.JobModifyIndex !== before.plan.JobModifyIndex;
    if (!changed && !(0,write_to_nomad/* isConflict */.dh)(error))
        return error;
    return new errors/* ServiceError */._7({
        kind: 'conflict',
        reason: 'conflict',
        message: `The job was changed by somebody else while it was being registered: its index was ${before.plan.JobModifyIndex} and is now ${again.plan.JobModifyIndex}`,
        help: 'changed-meanwhile',
        hint: 'That change was not overwritten. Find out who changed the job, then plan the pull request again and register.',
    });
}

;// CONCATENATED MODULE: ./build/js/modes/register/write/roll-out.js
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







const followedAtOnce = 40;
async function rollOut(candidates, states, dependencies) {
    const rolling = { ...dependencies, states, noteIgnored: createIgnoredNotes(dependencies) };
    const earlier = await Promise.all(candidates.map(async (one) => [one, await findEarlierWrite(one, rolling)]));
    for (const [candidate, written] of earlier)
        if (written !== undefined)
            states.set(candidate, { kind: 'rolling-out', written, progress: undefined });
    const toWrite = candidates.filter(({ asked, comparison }) => asked !== undefined && comparison.kind === 'same');
    const count = toWrite.length + earlier.filter(([, written]) => written !== undefined).length;
    if (count === 0)
        return;
    await dependencies.logGroup('Rollout', async () => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const joint = __addDisposableResource(env_1, count > 1 && rolling.inputs.wait ? startJointLog(states, rolling) : undefined, false);
            const follow = async (some) => {
                joint?.update();
                await (0,p_map/* default */.Ay)(some, async (one) => followWritten(one, { ...rolling, joint }), { concurrency: followedAtOnce });
            };
            for (const batch of rolling.inputs.failFast ? toWrite.map((one) => [one]) : [toWrite]) {
                for (const candidate of batch)
                    states.set(candidate, await writeCandidate(candidate, rolling));
                await follow(batch);
            }
            await follow(candidates);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    });
}
async function findEarlierWrite({ mayRollOut, endUnseen, target, planned }, { nomad, inputs }) {
    if (!mayRollOut || !inputs.wait)
        return undefined;
    const deployment = await nomad.readJobsMostRecentDeployment(target);
    const index = planned.verdict.jobModifyIndex;
    const isOurs = deployment?.JobSpecModifyIndex === index && (endUnseen || deployment.Status === 'running');
    return isOurs ? { index, evalId: '', byUs: false } : undefined;
}
async function writeCandidate(candidate, rolling) {
    const { inputs, deadline, log, debug, redactor, states } = rolling;
    const { asked, planned, sameMeaning } = candidate;
    if (asked === undefined)
        return { kind: 'there' };
    if (deadline.signal.aborted)
        return { kind: 'not-written', why: 'time' };
    if (inputs.failFast && states.all().some((job) => job.state.kind !== 'not-written' && !isWell(job)))
        return { kind: 'not-written', why: 'failure' };
    try {
        const written = await writeJob(asked, { ...rolling, sameMeaning });
        log(`${planned.id}: registered.`);
        debug(`${planned.id}: job modify index ${written.index}`);
        await rolling.noteIgnored(asked, written);
        return inputs.wait ? { kind: 'rolling-out', written, progress: undefined } : { kind: 'written', written };
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        return { kind: 'refused', failure: error.withMessage(redactor.scrub(error.message), { file: planned.file }) };
    }
}
async function followWritten(candidate, following) {
    const { inputs, redactor, states, joint } = following;
    const { planned, target: job } = candidate;
    const state = states.get(candidate);
    if (state?.kind !== 'rolling-out')
        return;
    const { written } = state;
    const setState = (now) => {
        states.set(candidate, now);
        joint?.noteEnd({ planned, state: now });
        joint?.update();
    };
    try {
        const rollout = await (0,follow_rollout/* followRollout */.h)({
            label: planned.id,
            job,
            index: written.index,
            evalId: written.evalId,
            promoteAfter: inputs.promotion.after,
            logs: inputs.logs !== 'false',
            isQuiet: joint !== undefined,
            onProgress: (progress) => setState({ kind: 'rolling-out', written, progress }),
        }, following);
        setState({ kind: 'rolled-out', written, rollout });
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        const failure = error.withContext('The job was registered, but cannot be followed');
        const shown = failure.withMessage(redactor.scrub(failure.message), { file: planned.file });
        setState({ kind: 'unfollowed', written, failure: shown });
    }
}

// EXTERNAL MODULE: ./build/js/operations/planning/declaring-files.js
var declaring_files = __webpack_require__(3480);
// EXTERNAL MODULE: ./build/js/review/live-spec.js
var live_spec = __webpack_require__(4601);
// EXTERNAL MODULE: ./build/js/operations/learn-job.js
var learn_job = __webpack_require__(8697);
;// CONCATENATED MODULE: ./build/js/modes/register/write/removed-job.js






async function orRefused({ file }, { redactor }, judge) {
    try {
        return await judge();
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        return { kind: 'refused', failure: error.withMessage(redactor.scrub(error.message), { file }) };
    }
}
function targetOf({ id, namespace, region }) {
    return { id, namespace, region: region === '' ? undefined : region };
}
async function readLive(removed, { nomad, redactor, inputs }) {
    const live = await (0,plan_job/* liveJob */.eL)(nomad, targetOf(removed));
    if (live === undefined || live.Stop === true)
        return undefined;
    (0,learn_job/* learnJob */.wT)(live, (0,learn_job/* liveRules */.qB)(redactor, inputs.redaction), 'live', redactor);
    return live;
}
async function checkLive(removed, live, dependencies) {
    const { id, index, spec, done } = removed;
    const { inputs } = dependencies;
    const { signingKey } = inputs.review;
    if (done !== undefined)
        throw removalError('plan-changed', `\`${id}\` was not stopped again: ${done.run} stopped it, and it was registered since`);
    const sameSpec = (0,record_codec/* equalsInConstantTime */.uz)(spec, (0,live_spec/* liveDigest */.j)(live, inputs.preserveCounts, signingKey));
    const isUnchanged = live.JobModifyIndex === index && sameSpec;
    if (isUnchanged || (signingKey !== undefined && sameSpec && (await ranOnSince(removed, live, dependencies))))
        return;
    throw removalError('plan-changed', `\`${id}\` was not stopped: it has changed since the plan`);
}
async function ranOnSince(removed, live, { nomad, review: { mergedAt } }) {
    if (Number(live['CreateIndex'] ?? Infinity) > removed.index)
        return false;
    const versions = await (0,registered_since/* versionsSince */.AW)(targetOf(removed), { index: removed.index, mergedAt }, nomad);
    return versions !== undefined && versions.every(({ Stop }) => Stop !== true);
}
function removalError(reason, what, hint) {
    const again = 'Plan the pull request again and have the new plan reviewed, or stop the job manually.';
    return new errors/* ActionError */.lZ({ reason, message: `${what}.`, hint: hint ?? again });
}

;// CONCATENATED MODULE: ./build/js/modes/register/write/judge-stops.js






async function judgeStops(collected, jobs, dependencies) {
    const { inputs, review } = dependencies;
    const all = review.record?.removed ?? [];
    if (all.length === 0)
        return [];
    const planned = jobs.map(({ planned: { file, reviewed } }) => ({ file, job: (0,declaring_files/* placeJob */.L8)(reviewed, dependencies) }));
    const added = dependencies.head?.names.find((name) => collected.isJobFile(name) && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(dependencies.workspace, name)));
    const declarations = inputs.stopRemoved ? (0,declaring_files/* declarationsOf */.RK)(planned, collected, dependencies) : async () => planned;
    return (0,p_map/* default */.Ay)(all, async (removed) => ({ removed, state: await stateOf(removed, declarations, { ...dependencies, added }) }), {
        concurrency: 10,
    });
}
async function stateOf(removed, declarations, dependencies) {
    const { inputs, workspace, head, added } = dependencies;
    const { file, id } = removed;
    const isBack = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(workspace, file));
    const findDeclarer = async () => isBack ? { file, isCertain: true } : (0,declaring_files/* declarerOf */.iO)(removed, await declarations());
    if (!inputs.stopRemoved) {
        const declarer = await findDeclarer();
        return { kind: declarer === undefined ? 'not-asked' : 'still-declared' };
    }
    return orRefused(removed, dependencies, async () => {
        const live = await readLive(removed, dependencies);
        if (live === undefined)
            return { kind: 'gone' };
        const declarer = await findDeclarer();
        if (declarer !== undefined && !removed.stop)
            return { kind: 'still-declared' };
        if (declarer !== undefined)
            throw stillDeclared(id, declarer);
        if (!removed.stop) {
            const hint = 'Set `stop-removed: true` for the plan as well, plan the pull request again and have the new plan reviewed.';
            throw removalError('not-reviewed', `\`${id}\` was not stopped: the reviewed plan does not show the stop`, hint);
        }
        if (head !== undefined)
            checkBranch(removed, head, added);
        await checkLive(removed, live, dependencies);
        return { kind: 'due' };
    });
}
function stillDeclared(id, { file, isCertain }) {
    const what = isCertain ? `\`${file}\` declares it now` : `\`${file}\` may declare it, but cannot be parsed`;
    return removalError('plan-changed', `\`${id}\` was not stopped: ${what}`);
}
function checkBranch({ file, id }, { branch, changed }, added) {
    const name = changed(file, new Set([file]));
    if (name !== undefined)
        throw changedSince(file, name, branch);
    if (added === undefined)
        return;
    const what = `branch \`${branch}\` has added \`${added}\` since the checked-out commit, which may declare it`;
    throw removalError('plan-changed', `\`${id}\` was not stopped: ${what}`);
}

// EXTERNAL MODULE: ./build/js/operations/stop-once.js
var stop_once = __webpack_require__(8351);
;// CONCATENATED MODULE: ./build/js/modes/register/write/stop-at-index.js




async function stopAtIndex(request) {
    const { live } = request;
    if (live['Multiregion'] !== null && live['Multiregion'] !== undefined)
        return stopUnguarded(request);
    try {
        return await (0,write_to_nomad/* writeToNomad */.Ck)({ send: () => stopGuarded(request), find: () => findStopped(request) });
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._7 && error.kind === 'invalid')
            return stopUnguarded(request);
        throw error;
    }
}
async function stopGuarded(request) {
    const { live, namespace, region, evalPriority, policyOverride, nomad } = request;
    try {
        const answer = await nomad.createJob({
            job: { ...live, Stop: true },
            namespace,
            region,
            enforceIndex: live.JobModifyIndex ?? 0,
            evalPriority,
            policyOverride: policyOverride || undefined,
        });
        return { index: answer.JobModifyIndex, evalId: answer.EvalID };
    }
    catch (error) {
        const stopped = (0,write_to_nomad/* isConflict */.dh)(error) ? await findStopped(request) : undefined;
        if (stopped !== undefined)
            return stopped;
        throw error;
    }
}
async function findStopped({ live, namespace, region, nomad }) {
    const now = await (0,plan_job/* liveJob */.eL)(nomad, { id: live.ID, namespace, region });
    const index = now?.JobModifyIndex ?? live.JobModifyIndex ?? 0;
    if (now === undefined || now.Stop === true)
        return { index, evalId: '' };
    if (now.JobModifyIndex !== live.JobModifyIndex)
        throw changed(live, now);
    return undefined;
}
async function stopUnguarded(request) {
    const { live, namespace, region, evalPriority, nomad } = request;
    const stopped = await findStopped(request);
    if (stopped !== undefined)
        return stopped;
    const { EvalID: evalId } = await (0,stop_once/* stopOnce */.q)({ id: live.ID, namespace, region, evalPriority }, nomad);
    return { index: live.JobModifyIndex ?? 0, evalId };
}
function changed(live, now) {
    return (0,write_to_nomad/* changedMeanwhile */.Fd)(live.ID, 'index', live.JobModifyIndex ?? 0, now.JobModifyIndex ?? 0);
}

;// CONCATENATED MODULE: ./build/js/modes/register/write/stop-removed.js



async function stopJudged(judged, dependencies, mayStop) {
    const states = [];
    for (const { removed, state } of judged) {
        const { file, id, namespace } = removed;
        const now = state.kind === 'due' ? await stopOne(removed, mayStop, dependencies) : state;
        states.push({ file, id, namespace, state: now });
    }
    return states;
}
async function stopOne(removed, mayStop, dependencies) {
    const { inputs, nomad, log, warn } = dependencies;
    if (inputs.dryRun)
        return { kind: 'dry-run' };
    if (!mayStop)
        return { kind: 'held-back' };
    return orRefused(removed, dependencies, async () => {
        const live = await readLive(removed, dependencies);
        if (live === undefined)
            return { kind: 'gone' };
        await checkLive(removed, live, dependencies);
        const { evalPriority, policyOverride } = inputs;
        const target = targetOf(removed);
        const { index, evalId } = await stopAtIndex({ live, ...target, evalPriority, policyOverride, nomad });
        const ignored = await (0,ignored_by_server/* ignoredPriority */.V)(nomad, { ...target, evalId }, evalPriority);
        ignored.forEach(warn);
        log(`${removed.id}: stopped, because ${removed.file} was removed.`);
        return { kind: 'stopped', index };
    });
}

;// CONCATENATED MODULE: ./build/js/modes/register/register.js













async function registerAll(dependencies) {
    const started = performance.now();
    const { inputs, review, report, together = [] } = dependencies;
    const { collected, candidates, failed } = await checkFiles(dependencies);
    report({ kind: 'planned', jobs: candidates.map(({ planned }) => planned) });
    const { head, failures } = await judgeHead(candidates, { collected, failed, dependencies });
    const denials = await findDenials(candidates, dependencies);
    const checked = {
        record: review.record,
        without: undefined,
        failed,
        untouched: collected.untouched,
        leftOut: leftOutOf(together, collected),
        failures: review.refusal === undefined ? [...failures, ...denials] : [review.refusal],
        removed: [],
    };
    const outcomeOf = (jobs) => ({
        ...checked,
        without: jobs.some(isWrittenByRun) ? review.without : undefined,
        jobs,
        milliseconds: performance.now() - started,
    });
    const stops = await judgeStops(collected, candidates, { ...dependencies, head });
    const obstacle = obstacleOf(checked, candidates, stops);
    const why = obstacle ?? (inputs.dryRun ? 'dry-run' : 'waiting');
    const first = candidates.map((candidate) => ({ planned: candidate.planned, state: firstState(candidate, why) }));
    if (why !== 'waiting')
        return { ...outcomeOf(first), removed: await stopJudged(stops, dependencies, false) };
    const states = createJobStates(first, (jobs) => report({ kind: 'changed', outcome: outcomeOf(jobs) }));
    await rollOut(candidates, states, dependencies);
    const removed = await stopJudged(stops, dependencies, states.all().every(isWell));
    return { ...outcomeOf(states.all()), removed };
}
async function checkFiles(dependencies) {
    const { inputs, workspace, touched, base, deadline } = dependencies;
    const collected = await (0,collect/* collectJobs */.r)({ inputs: inputs.jobFiles, workspace, touched, deadline });
    const claims = (0,planning_claims/* createClaims */.M)({ inputs, workspace, others: collected.others });
    const published = (0,each_job/* readPublishedOf */.yI)(collected, { workspace, base });
    const results = await (0,each_job/* eachJob */.xF)(collected.jobs, dependencies, async (job, secrets) => {
        const checking = { ...dependencies, secrets, published: await published, recorded: true };
        const parsed = await (0,plan_job/* parseFile */.CJ)(job, checking);
        claims.add(job.file.name, parsed.spec, [...secrets, ...parsed.derived]);
        return checkReview(await (0,plan_job/* askPlan */.nn)(parsed, dependencies), checking);
    });
    const { jobs: candidates, failed } = claims.settle(results, ({ planned }) => planned.file);
    await published;
    return { collected, candidates, failed };
}
async function findDenials(candidates, dependencies) {
    const { inputs, review } = dependencies;
    if (inputs.dryRun || review.refusal !== undefined)
        return [];
    const jobs = candidates.flatMap(({ asked, planned: { verdict, file } }) => asked !== undefined && (0,promotion_right/* createsManualCanaries */.u)(asked.job, verdict.groups)
        ? [{ id: asked.job.ID, namespace: asked.namespace, file }]
        : []);
    return (0,promotion_right/* findPromotionDenials */.Z)(jobs, dependencies);
}
function obstacleOf({ failures, failed }, candidates, stops) {
    if (failures.length > 0)
        return 'refusal';
    const isAllReviewed = candidates.every(isAsReviewed) && stops.every(({ state }) => state.kind !== 'refused');
    return failed.length === 0 && isAllReviewed ? undefined : 'others';
}
function isAsReviewed({ comparison }) {
    if (comparison.kind === 'since')
        return comparison.isKnown;
    return comparison.kind === 'same' || comparison.kind === 'done';
}
function firstState({ comparison, asked }, why) {
    if (asked === undefined)
        return { kind: 'there' };
    switch (comparison.kind) {
        case 'changed':
        case 'unseen':
        case 'since':
            return comparison;
        case 'done':
            return { kind: 'done', outcome: comparison.before.outcome, run: comparison.before.run };
        case 'same':
            return { kind: 'not-written', why };
    }
}

// EXTERNAL MODULE: ./build/js/clients/github/comments/upsert.js
var upsert = __webpack_require__(6873);
// EXTERNAL MODULE: ./build/js/report/comment/same-comment.js
var same_comment = __webpack_require__(4717);
// EXTERNAL MODULE: ./build/js/report/publish.js + 2 modules
var publish = __webpack_require__(6089);
;// CONCATENATED MODULE: ./build/js/modes/register/comment/live-comment.js
const leastPause = 10_000;
function createLiveComment(write) {
    let latest;
    let writing;
    let timer;
    let over = false;
    const attempt = async (body) => {
        try {
            await write(body);
            timer = setTimeout(flush, leastPause);
        }
        catch {
            over = true;
        }
        finally {
            writing = undefined;
        }
    };
    const flush = () => {
        timer = undefined;
        const render = latest;
        if (over || render === undefined || writing !== undefined)
            return;
        latest = undefined;
        writing = attempt(render());
    };
    return {
        update(render) {
            latest = render;
            if (timer === undefined)
                flush();
        },
        async end() {
            over = true;
            clearTimeout(timer);
            await writing;
            clearTimeout(timer);
        },
    };
}

// EXTERNAL MODULE: ./build/js/operations/planning/record.js
var planning_record = __webpack_require__(1238);
;// CONCATENATED MODULE: ./build/js/modes/register/comment/mark-record.js


function markRecord(outcome, { context, inputs, comment }) {
    const key = inputs.review.signingKey;
    const opened = (0,record_codec/* openRecord */.C6)(comment ?? '', key);
    const { record } = outcome;
    if (record === undefined)
        return opened.kind === 'opened' && opened.signed ? (0,planning_record/* recordToSeal */.K)(opened.record, key) : undefined;
    const run = context.runUrl === undefined ? 'an earlier run' : `run ${context.runNumber}`;
    const registered = new Map(outcome.jobs.flatMap(({ planned, state }) => doneOf(planned.file, state)));
    const stopped = new Map(outcome.removed.flatMap(stopOf));
    return (0,planning_record/* recordToSeal */.K)({ ...record, jobs: marked(record.jobs, registered, run), removed: marked(record.removed, stopped, run) }, key);
}
function marked(all, done, run) {
    return all.map((one) => {
        const now = done.get(one.file);
        return now === undefined ? one : { ...one, done: { ...now, run } };
    });
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

;// CONCATENATED MODULE: ./build/js/modes/register/comment/reporter.js










function createReporter(run, review) {
    const { inputs, runner } = run;
    const before = review?.pullRequest?.comment;
    const comment = before?.body;
    const opened = (0,record_codec/* openRecord */.C6)(comment ?? '', inputs.review.signingKey);
    const showingOf = createShowing(run, opened, comment);
    const write = writerOf(run, review?.pullRequest);
    const live = createLiveComment(async (body) => void (await write?.(body)));
    return {
        report(event) {
            switch (event.kind) {
                case 'planned':
                    return (0,publish/* publishLog */.e3)((0,plan_log/* plansLog */.R1)(event.jobs), runner);
                case 'changed':
                    if (write !== undefined)
                        live.update(() => registerComment(event.outcome, showingOf(event.outcome)));
            }
        },
        async end(outcome) {
            await live.end();
            const isOld = comment !== undefined && (isForOthers(opened, outcome) || (reportsEnd(comment) && hasNoNews(outcome, comment)));
            return {
                ...showingOf(outcome),
                outcome,
                writeComment: isOld && write !== undefined ? async () => ({ ...nothingNew, url: before?.url ?? '' }) : write,
            };
        },
    };
}
function createShowing(run, opened, comment) {
    const { inputs, runner, event } = run;
    const surroundings = (0,comment_target/* surroundingsOf */.ZD)({ inputs, runner, event: { ...event, pullRequest: undefined } });
    const logs = {
        inLog: inputs.logs !== 'false',
        inComment: inputs.logs === 'comment' || (inputs.logs === 'true' && !event.publicRepository),
    };
    const isSigned = opened.kind === 'opened' && opened.signed;
    return (outcome) => ({
        surroundings: { ...surroundings, record: markRecord(outcome, { context: event, inputs, comment }) },
        comment: outcome.record !== undefined || isSigned ? comment : undefined,
        logs,
    });
}
function isForOthers({ kind }, { failures }) {
    const isRefused = failures.some(({ reason }) => reason === 'not-reviewed');
    return isRefused && (kind === 'no-key' || kind === 'forged' || kind === 'newer');
}
const nothingNew = { id: undefined, editedNodeId: undefined, action: 'unchanged', removed: 0 };
function hasNoNews(outcome, comment) {
    const { jobs, failed, failures, removed } = outcome;
    if (failures.some(({ reason }) => reason === 'not-reviewed'))
        return (0,record_codec/* recordLine */.IK)(comment) === undefined;
    return (!reportsRefusal(comment) &&
        failed.length + failures.length === 0 &&
        jobs.length > 0 &&
        jobs.every((job) => job.state.kind === 'done' || (job.state.kind === 'there' && isReported(job, outcome))) &&
        removed.every(({ state }) => state.kind !== 'stopped' && state.kind !== 'refused'));
}
function isReported({ planned }, { record }) {
    const reviewed = record?.jobs.find(({ file }) => file === planned.file);
    return reviewed?.changes !== true || reviewed.done !== undefined;
}
function writerOf({ inputs }, pullRequest) {
    if (pullRequest === undefined || !inputs.comment.wanted || inputs.dryRun)
        return undefined;
    const { place } = pullRequest;
    const key = inputs.review.signingKey;
    let id;
    return async (body) => {
        if (id !== undefined)
            return (0,upsert/* rewriteComment */.Iz)(place, id, body);
        const written = await (0,upsert/* upsertComment */.lB)(place, body, {
            same: (present, wanted) => (0,same_comment/* sameComment */.Go)(present, wanted) && (0,record_codec/* sameRecord */.qf)(present, wanted, key),
            create: true,
            isOutdated: async () => false,
        });
        id = written?.id;
        return written ?? { action: 'none', why: 'there is none' };
    };
}

;// CONCATENATED MODULE: ./build/js/modes/register/run.js













async function registerJobs(inputs, context) {
    const run = { ...context, inputs };
    const commit = await (0,errors/* withErrors */.u$)(findCommit(run), { failures: [] });
    if ('failures' in commit)
        return createReporter(run, undefined).end({ ...nothingRegistered, ...commit });
    const reporter = createReporter(run, commit.review);
    return reporter.end(await (0,errors/* withErrors */.u$)(registerCommit(run, commit, reporter), nothingRegistered));
}
async function findCommit(run) {
    const { event, inputs, workspace } = run;
    const { token } = inputs.comment;
    const github = token === undefined ? undefined : await (0,run_context/* connectGitHub */.U)(run, token);
    const checkout = await (0,git/* readCheckout */.b$)(inputs.jobFiles.workingDirectory, external_node_fs_.realpathSync.native(workspace));
    const review = await findReview({ context: event, inputs, github, head: checkout?.commit });
    return { review, checkout, github };
}
async function registerCommit(run, commit, reporter) {
    const { inputs, runner, event, cancelled, deadline, transport } = run;
    const { review } = commit;
    const number = review.pullRequest?.number;
    const jobs = await (0,each_job/* jobDependencies */.Tn)({ inputs, githubToken: inputs.comment.token, number }, run);
    const outcome = await registerAll({
        ...jobs,
        inputs,
        deadline,
        cancelled,
        review,
        ...(await findNeighbors(run, commit, jobs.touched)),
        base: event.pullRequest?.baseSha,
        now: () => new Date(),
        progress: (0,plan_log/* createProgress */.mf)(runner, 'Planned'),
        report: reporter.report,
        pace: transport.pace,
        log: (line) => runner.log(line),
        debug: (line) => runner.debug(line),
        logGroup: (0,log_group/* createLogGroup */.S)(runner),
        warn: (text) => runner.warning(text, { title: 'Outrider' }),
    });
    if (review.warning !== undefined && outcome.jobs.some(isWrittenByRun))
        runner.warning(review.warning, { title: 'Outrider' });
    return outcome;
}
async function findNeighbors({ event: context, workspace }, { review, github, checkout }, touched) {
    const { repository, sha } = context;
    const { branch, pullRequest } = review;
    if (github === undefined || repository === undefined)
        return { readHead: undefined, together: [] };
    const asking = { github, repository };
    const isOfMany = pullRequest !== undefined && touched !== undefined && context.eventName === 'push';
    const root = external_node_fs_.realpathSync.native(workspace);
    return {
        readHead: branch === undefined
            ? undefined
            : (budget) => readBranchHead({ ...asking, branch, sha, checkout, workspace: root, budget }),
        together: isOfMany ? await findPushedTogether(asking, context, pullRequest.number) : [],
    };
}

;// CONCATENATED MODULE: ./build/js/modes/register/index.js



const mode = {
    inputs: inputs/* registerInputs */.F,
    activity: 'Registering',
    writes: true,
    connections: 48,
    read: inputs/* readRegisterInputs */.B,
    run: registerJobs,
    report: registerReport,
};


/***/ }),

/***/ 5176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/modes/nomad-mode.js
var nomad_mode = __webpack_require__(7852);
// EXTERNAL MODULE: ./build/js/modes/revert/inputs.js
var inputs = __webpack_require__(2123);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/report/markdown/markdown.js
var markdown = __webpack_require__(7058);
// EXTERNAL MODULE: ./build/js/report/markdown/fit.js
var fit = __webpack_require__(1540);
// EXTERNAL MODULE: ./build/js/report/describe-counts.js
var describe_counts = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/js/report/describe-plan.js
var describe_plan = __webpack_require__(2482);
// EXTERNAL MODULE: ./build/js/report/describe-rollout.js
var describe_rollout = __webpack_require__(1772);
// EXTERNAL MODULE: ./build/js/plan/numbers.js
var numbers = __webpack_require__(5962);
// EXTERNAL MODULE: ./build/js/report/write-report.js
var write_report = __webpack_require__(4437);
;// CONCATENATED MODULE: ./build/js/modes/revert/report.js








const longestDiff = 200_000;
const hints = {
    failed: 'The version stays registered. Check the latest deployment of the job, and revert to another version.',
    'rolled-back': 'An earlier version runs again. Check the latest deployment of the job, and revert to another version.',
    'timed-out': 'Nomad continues: check the latest deployment of the job. Raise `timeout` if it takes longer.',
};
function revertReport(outcome) {
    const { job, live = 0, target = 0, version, plan, rollout } = outcome;
    const as = version === undefined || version === live ? '' : `, registered as version ${version}`;
    const results = {
        none: `\`${job}\` was not reverted`,
        already: live === target
            ? `Nothing to do: version ${target} of \`${job}\` is the live one`
            : `Nothing to do: the live version ${live} of \`${job}\` is identical to version ${target}`,
        'dry-run': `Dry run: \`${job}\` would be reverted from version ${live} to version ${target}`,
        done: `\`${job}\` reverted from version ${live} to version ${target}${as}`,
    };
    const written = (0,write_report/* writeReport */.u)(outcome, { job, results, hints });
    const report = rollout?.kind === 'awaiting-promotion' && rollout.denial === undefined
        ? notArrived(written, outcome, rollout)
        : written;
    return plan === undefined ? report : { ...report, notes: notes(plan), body: body(plan) };
}
function notArrived(report, { job, target = 0, version }, rollout) {
    const registered = version === undefined || version === target ? '' : `, registered as version ${version}`;
    const failure = new errors/* ActionError */.lZ({
        reason: 'blocked',
        message: `\`${job}\` is not yet reverted to version ${target}${registered}: its canaries are healthy and wait for promotion; ${(0,describe_rollout/* describeServing */.Yh)(rollout)}`,
        help: 'waiting-for-promotion',
        hint: `Promote them with \`mode: promote\` and \`job: ${job}\`, or run \`nomad deployment promote ${rollout.deploymentId}\`.`,
    });
    return { ...report, headline: failure.message, failures: [...report.failures, failure] };
}
function notes({ verdict }) {
    const unplaced = verdict.unplaced.map(({ group, reasons }) => `Group \`${group}\` cannot be placed: ${(0,describe_plan/* describeReasons */.nl)(reasons)}`);
    return [...unplaced, ...verdict.warnings].map((text) => ({ level: 'warning', text }));
}
function body({ verdict, diff }) {
    const counts = (0,describe_counts/* describeCounts */.w)(verdict.groups, verdict.starts);
    const hiddenValues = diff.hiddenValues === 0 ? [] : [`${(0,numbers/* plural */.L)(diff.hiddenValues, 'value')} hidden`];
    const text = [...(counts === '' ? [] : [counts]), ...hiddenValues].join(' · ');
    const { taken, left } = (0,fit/* takeWithin */.Dh)(diff.lines, longestDiff, (line) => line.length);
    return [
        (0,markdown/* fence */.EU)(taken, 'diff'),
        ...(left === 0 ? [] : [`… and ${(0,numbers/* plural */.L)(left, 'line')} more in the log.`]),
        ...(text === '' ? [] : [text]),
    ];
}

// EXTERNAL MODULE: ./build/js/redaction/redact-diff.js
var redact_diff = __webpack_require__(6839);
// EXTERNAL MODULE: ./build/js/plan/verdict.js + 2 modules
var verdict = __webpack_require__(8661);
// EXTERNAL MODULE: ./build/js/plan/diff-lines.js + 2 modules
var diff_lines = __webpack_require__(5378);
// EXTERNAL MODULE: ./build/js/operations/learn-job.js
var learn_job = __webpack_require__(8697);
// EXTERNAL MODULE: ./build/js/operations/find-job.js
var find_job = __webpack_require__(1060);
// EXTERNAL MODULE: ./build/js/operations/find-version.js
var find_version = __webpack_require__(9087);
// EXTERNAL MODULE: ./build/js/operations/follow/follow-write.js
var follow_write = __webpack_require__(6371);
// EXTERNAL MODULE: ./build/js/operations/promotion-right.js
var promotion_right = __webpack_require__(4715);
// EXTERNAL MODULE: ./build/js/operations/write-to-nomad.js
var write_to_nomad = __webpack_require__(9240);
;// CONCATENATED MODULE: ./build/js/modes/revert/run.js










function nothingReverted({ job }) {
    const unknown = { live: undefined, target: undefined, plan: undefined };
    return { job, ...unknown, result: 'none', failures: [] };
}
async function revert(dependencies) {
    const { inputs, nomad, log } = dependencies;
    const { job, version: wanted } = inputs;
    const live = await (0,find_job/* findJob */.p)(nomad, inputs);
    const target = wanted === 'last-stable' ? await (0,find_version/* findLastStable */.vP)(nomad, live) : (await (0,find_version/* findVersion */.Am)(nomad, job, wanted)).found;
    const outcome = { ...nothingReverted(inputs), live: live.Version ?? 0, target: target.Version ?? 0 };
    const current = { index: live.JobModifyIndex ?? undefined, version: outcome.live };
    const already = async () => ({
        ...outcome,
        ...current,
        ...(await followLiveVersion(dependencies, live)),
        result: 'already',
    });
    if (outcome.target === outcome.live)
        return already();
    if (target.Stop === true)
        throw wouldStopError(job, outcome.target);
    const answer = await createPlan(target, nomad);
    if (answer.Diff?.Type === 'None')
        return already();
    const plan = redactPlan(target, answer, dependencies.redactor);
    log(plan.diff.lines.join('\n'));
    if (inputs.dryRun)
        return { ...outcome, ...current, plan, result: 'dry-run' };
    const [denial] = (0,promotion_right/* createsManualCanaries */.u)(target, plan.verdict.groups)
        ? await (0,promotion_right/* findPromotionDenials */.Z)([{ id: job }], dependencies)
        : [];
    if (denial !== undefined)
        return { ...outcome, ...current, plan, failures: [denial] };
    const written = await writeRevert(live, target, nomad);
    return { ...outcome, plan, ...(await (0,follow_write/* followWrite */.x)(dependencies, written)) };
}
const settled = new Set(['successful', 'cancelled']);
async function followLiveVersion(dependencies, { JobModifyIndex }) {
    const { inputs, nomad } = dependencies;
    if (!inputs.wait || inputs.dryRun || !JobModifyIndex)
        return {};
    const latest = await nomad.readJobsMostRecentDeployment({ id: inputs.job });
    if (latest?.JobSpecModifyIndex !== JobModifyIndex || settled.has(latest.Status))
        return {};
    return (0,follow_write/* followWrite */.x)({ ...dependencies, inputs: { ...inputs, promotion: { after: undefined } } }, { JobModifyIndex, EvalID: '' });
}
async function createPlan(target, nomad) {
    return nomad.createJobPlan({ job: { ...target, Stable: false, VersionTag: null } });
}
function redactPlan(target, plan, redactor) {
    const rules = (0,learn_job/* liveRules */.qB)(redactor);
    const redacted = plan.Diff === null ? undefined : (0,redact_diff/* redactDiff */.h)(plan.Diff, rules);
    redactor.addHidden(redacted?.hidden ?? []);
    redactor.addShown(redacted?.shown ?? []);
    return {
        verdict: (0,verdict/* scrubbed */.f)((0,verdict/* verdictOf */.V)(target, plan), redactor.scrub, redactor.name),
        diff: redacted === undefined ? diff_lines/* noDiff */.vL : (0,diff_lines/* viewDiff */.Hc)(redacted.diff, false),
    };
}
async function writeRevert(live, target, nomad) {
    const prior = live.Version ?? 0;
    const send = async () => nomad.revertJob({ id: live.ID, version: target.Version ?? 0, enforcePriorVersion: prior });
    const find = async () => {
        const now = await nomad.readJob({ id: live.ID });
        if (now.Version === prior)
            return undefined;
        const isReverted = now.Version === prior + 1 && (await createPlan(target, nomad)).Diff?.Type === 'None';
        if (!isReverted)
            throw (0,write_to_nomad/* changedMeanwhile */.Fd)(live.ID, 'version', prior, now.Version ?? 0);
        return { JobModifyIndex: now.JobModifyIndex ?? 0, EvalID: '' };
    };
    return (0,write_to_nomad/* writeToNomad */.Ck)({ send, find });
}
function wouldStopError(job, version) {
    return new errors/* ActionError */.lZ({
        reason: 'blocked',
        message: `Version ${version} of \`${job}\` stopped the job: reverting to it would stop the job again`,
        help: 'stopped-job',
        hint: 'Choose an earlier version, or stop the job with `mode: stop`.',
    });
}

;// CONCATENATED MODULE: ./build/js/modes/revert/index.js




const mode = (0,nomad_mode/* nomadMode */.h)({
    inputs: inputs/* revertInputs */._,
    activity: 'Reverting',
    writes: true,
    read: inputs/* readRevertInputs */.o,
    nothing: nothingReverted,
    run: revert,
    report: revertReport,
});


/***/ }),

/***/ 5365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/modes/nomad-mode.js
var nomad_mode = __webpack_require__(7852);
// EXTERNAL MODULE: ./build/js/modes/scale/inputs.js
var inputs = __webpack_require__(3703);
// EXTERNAL MODULE: ./build/js/report/write-report.js
var write_report = __webpack_require__(4437);
;// CONCATENATED MODULE: ./build/js/modes/scale/report.js

const resetNote = {
    level: 'notice',
    text: 'The next `register` resets the count to that of the job file, unless it has `preserve-counts: true`.',
};
const hints = {
    failed: 'The new count stays. Check the latest deployment of the job, and scale back if needed.',
    'rolled-back': 'The previous version runs again, with its count. Check the latest deployment of the job.',
    'placement-blocked': 'The new count stays, and Nomad places the missing allocations as soon as there is capacity. Add capacity, or scale back.',
    'timed-out': 'The new count stays, and Nomad continues: check the deployment. Raise `timeout` if it takes longer. Running a relative count again scales again.',
};
function scaleReport(outcome) {
    const { job, kind, group, counts, result, raced } = outcome;
    const name = `group \`${group ?? ''}\` of \`${job}\``;
    const { from = 0, to = 0 } = counts ?? {};
    const results = {
        none: `\`${job}\` was not scaled`,
        already: `Nothing to do: the count of ${name} is ${to}`,
        'dry-run': `Dry run: ${name} would be scaled from ${from} to ${to}`,
        done: `Scaled ${name} from ${from} to ${to}`,
    };
    const errorResults = {
        ...results,
        'dry-run': `Dry run: the error of ${name} would be recorded`,
        done: `Recorded the error of ${name}`,
    };
    const text = { job, results: kind === 'error' ? errorResults : results, hints };
    const isScaled = kind === 'count' && (result === 'done' || result === 'dry-run');
    const raceNote = {
        level: 'warning',
        text: `The job was changed while it was being scaled, and Nomad (before 1.8.2) did not refuse the write: the count is now ${to}, computed from ${from}.`,
    };
    return { ...(0,write_report/* writeReport */.u)(outcome, text), notes: [...(isScaled ? [resetNote] : []), ...(raced ? [raceNote] : [])] };
}

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/nomad/jobs/job.js
var jobs_job = __webpack_require__(2601);
// EXTERNAL MODULE: ./build/js/report/describe-rollout.js
var describe_rollout = __webpack_require__(1772);
// EXTERNAL MODULE: ./build/js/rollout/judge-deployment.js
var judge_deployment = __webpack_require__(887);
// EXTERNAL MODULE: ./build/js/rollout/progress.js
var progress = __webpack_require__(1533);
// EXTERNAL MODULE: ./build/js/operations/follow/follow-until-end.js
var follow_until_end = __webpack_require__(3399);
;// CONCATENATED MODULE: ./build/js/operations/await-deployment.js





async function awaitDeployment(run, wait) {
    const { inputs, nomad } = run;
    const { job } = inputs;
    const present = await nomad.readJobsMostRecentDeployment({ id: job });
    if (present === null || (0,judge_deployment/* isOver */.PU)(present))
        return;
    if (!wait)
        throw activeError(job, present);
    const { end, stoppedBy } = await (0,follow_until_end/* followUntilEnd */.L)({
        label: job,
        watch: ({ options }) => nomad.watch.readJobsMostRecentDeployment({ id: job }, options()),
        judge: (latest) => (latest === null || (0,judge_deployment/* isOver */.PU)(latest) ? 'over' : undefined),
        describe: (latest) => (latest === null || (0,judge_deployment/* isOver */.PU)(latest) ? '' : `waiting for ${describeActive(latest)}`),
    }, run);
    if (end === undefined)
        throw timeoutError(present, stoppedBy);
}
function describeActive(deployment) {
    return `deployment ${deployment.ID.slice(0, 8)} of version ${deployment.JobVersion}: ${(0,describe_rollout/* healthyOf */.zO)((0,progress/* deploymentGroups */.oU)(deployment))}`;
}
function activeError(job, { ID, JobVersion, Status }) {
    return new errors/* ActionError */.lZ({
        reason: 'blocked',
        message: `Not scaled: deployment \`${ID}\` of version ${JobVersion} of \`${job}\` is ${Status}`,
        help: 'deployment-under-way',
        hint: 'Wait for its end with `wait-for-deployment: true`, or end it with `mode: promote` or `mode: fail-deployment`.',
    });
}
function timeoutError({ ID }, stoppedBy) {
    const when = stoppedBy === 'cancelled' ? 'when the run was cancelled' : 'within the `timeout`';
    return new errors/* ActionError */.lZ({
        reason: 'timed-out',
        message: `Not scaled: deployment \`${ID}\` had not ended ${when}`,
        help: 'deployment-under-way',
        hint: 'Check whether the deployment waits for promotion. Raise `timeout` if it takes longer.',
    });
}

// EXTERNAL MODULE: ./build/js/operations/find-job.js
var find_job = __webpack_require__(1060);
// EXTERNAL MODULE: ./build/js/operations/follow/follow-write.js
var follow_write = __webpack_require__(6371);
;// CONCATENATED MODULE: ./build/js/modes/scale/resolve-count.js

function findGroup(job, wanted) {
    const groups = (job.TaskGroups ?? []).map((group) => ({ ...group, Name: group.Name ?? '' }));
    const [only] = groups;
    if (wanted === undefined && only !== undefined && groups.length === 1)
        return only;
    const found = groups.find(({ Name }) => Name === wanted);
    if (found !== undefined)
        return found;
    const what = wanted === undefined ? 'has several task groups' : `has no task group \`${wanted}\``;
    const names = groups.map(({ Name }) => `\`${Name}\``).join(', ');
    throw inputError(`The job \`${job.ID}\` ${what}`, `Set the input \`group\` to one of ${names}.`);
}
function resolveCount(group, wanted) {
    const from = group.Count ?? 1;
    const to = 'to' in wanted ? wanted.to : from + wanted.by;
    if (to === from)
        return { from, to };
    const { least, most } = boundsOf(group);
    if (to >= least && to <= most)
        return { from, to };
    const sum = 'to' in wanted ? '' : ` (now ${from}, ${wanted.by < 0 ? 'minus' : 'plus'} ${Math.abs(wanted.by)})`;
    const bounds = most === Infinity ? `at least ${least}` : `${least} to ${most}`;
    throw inputError(`The count of group \`${group.Name ?? ''}\` would be ${to}${sum}, which is out of its bounds: ${bounds}`, 'Set a count within the bounds. To change the bounds, register the job with another `scaling` block.');
}
function boundsOf({ Scaling }) {
    const { Min, Max } = (Scaling ?? {});
    return { least: typeof Min === 'number' ? Min : 0, most: typeof Max === 'number' ? Max : Infinity };
}
function inputError(message, hint) {
    return new errors/* ActionError */.lZ({ reason: 'input', message, hint });
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/js/operations/write-to-nomad.js
var write_to_nomad = __webpack_require__(9240);
;// CONCATENATED MODULE: ./build/js/modes/scale/write-scale.js


const requestKey = 'outrider-request';
const defaultMessage = 'scaled by Outrider';
async function writeScale(scaling, nomad) {
    const { inputs, job, group, count } = scaling;
    const { result } = inputs;
    const request = (0,external_node_crypto_.randomUUID)();
    const send = async () => nomad.scaleTaskGroup({
        id: job.ID,
        group,
        count,
        message: inputs.message ?? (result.kind === 'error' ? undefined : defaultMessage),
        error: result.kind === 'error' ? result.error : undefined,
        meta: { ...inputs.meta, [requestKey]: request },
        enforceIndex: count === undefined ? undefined : (job.JobModifyIndex ?? undefined),
    });
    return (0,write_to_nomad/* writeToNomad */.Ck)({ send, find: async () => findEvent(scaling, request, nomad) });
}
async function findEvent({ job, group, count }, request, nomad) {
    const live = await nomad.readJob({ id: job.ID });
    const status = await nomad.readJobScaleStatus({ id: job.ID });
    const index = live.JobModifyIndex ?? 0;
    const events = status.TaskGroups[group]?.Events ?? [];
    const event = events.find(({ Meta }) => Meta?.[requestKey] === request);
    if (event !== undefined)
        return { JobModifyIndex: index, EvalID: event.EvalID };
    if (index === job.JobModifyIndex)
        return undefined;
    const lacksEvent = !events.some(({ CreateIndex }) => CreateIndex > index);
    const present = live.TaskGroups?.find(({ Name }) => Name === group)?.Count;
    if (count !== undefined && lacksEvent && live.Version === (job.Version ?? 0) + 1 && present === count)
        return { JobModifyIndex: index, EvalID: '' };
    throw (0,write_to_nomad/* changedMeanwhile */.Fd)(job.ID, 'modify index', job.JobModifyIndex ?? 0, index);
}

;// CONCATENATED MODULE: ./build/js/modes/scale/run.js







const mostAttempts = 2;
function nothingScaled({ job, result }) {
    return { job, kind: result.kind, group: undefined, counts: undefined, raced: false, result: 'none', failures: [] };
}
async function scale(dependencies) {
    const { inputs } = dependencies;
    const { result } = inputs;
    if (result.kind === 'error')
        return recordError(dependencies);
    for (let attempt = 1;; attempt += 1) {
        try {
            return await scaleOnce(dependencies, result.wanted);
        }
        catch (error) {
            const mayHaveChanged = error instanceof errors/* ServiceError */._7 && ['conflict', 'blocked'].includes(error.kind);
            if (!mayHaveChanged || attempt === mostAttempts || inputs.checkIndex !== undefined)
                throw error;
            dependencies.log(`${inputs.job}: ${error.message}. Reading the job again.`);
        }
    }
}
async function scaleOnce(dependencies, wanted) {
    const { inputs, nomad } = dependencies;
    const present = await readGroup(dependencies, wanted);
    const outcome = { ...nothingScaled(inputs), group: present.group, counts: present.counts };
    if (present.counts.to === present.counts.from)
        return { ...outcome, ...unwritten('already', present.job) };
    if (present.job.Stop === true)
        throw stoppedError(inputs.job);
    checkIndex(present.job, inputs);
    await requireGuard(dependencies, present.job);
    if (inputs.dryRun) {
        if (!inputs.waitForDeployment)
            await awaitDeployment(dependencies, false);
        return { ...outcome, ...unwritten('dry-run', present.job) };
    }
    await awaitDeployment(dependencies, inputs.waitForDeployment);
    const { job, group, counts } = inputs.waitForDeployment ? await readGroup(dependencies, wanted) : present;
    if (counts.to === counts.from)
        return { ...outcome, counts, ...unwritten('already', job) };
    checkIndex(job, inputs);
    const written = await writeScale({ inputs, job, group, count: counts.to }, nomad);
    const write = await (0,follow_write/* followWrite */.x)(dependencies, written);
    const isBoundToIndex = 'by' in wanted || inputs.checkIndex !== undefined;
    const raced = isBoundToIndex && (await wasRaced(dependencies, job, written));
    const failures = raced && inputs.checkIndex !== undefined ? [racedError(inputs), ...write.failures] : write.failures;
    return { ...outcome, counts, ...write, failures, raced };
}
async function readGroup({ inputs, nomad }, wanted) {
    const job = await (0,find_job/* findJob */.p)(nomad, inputs);
    const group = findGroup(job, inputs.group);
    return { job, group: group.Name, counts: resolveCount(group, wanted) };
}
function unwritten(result, { JobModifyIndex, Version }) {
    return { result, index: JobModifyIndex ?? undefined, version: Version ?? undefined, failures: [] };
}
async function recordError({ inputs, nomad }) {
    const job = await (0,find_job/* findJob */.p)(nomad, inputs);
    const group = findGroup(job, inputs.group).Name;
    if (job.Type === 'system')
        throw noEventsError(inputs.job);
    const outcome = { ...nothingScaled(inputs), group };
    if (inputs.dryRun)
        return { ...outcome, ...unwritten('dry-run', job) };
    const scaling = { inputs, job, group, count: undefined };
    await writeScale(scaling, nomad);
    return { ...outcome, ...unwritten('already', job), result: 'done' };
}
async function wasRaced({ nomad }, before, { JobModifyIndex }) {
    try {
        const { Versions } = await nomad.listJobVersions({ id: before.ID });
        const at = Versions.findIndex((version) => version.JobModifyIndex === JobModifyIndex);
        const former = at === -1 ? undefined : Versions[at + 1]?.JobModifyIndex;
        return former !== undefined && former !== before.JobModifyIndex;
    }
    catch (error) {
        if (error instanceof errors/* ActionError */.lZ)
            return false;
        throw error;
    }
}
async function requireGuard({ inputs, nomad }, job) {
    if (inputs.checkIndex === undefined || (0,jobs_job/* hasVersionTags */.EN)(job))
        return;
    if (await nomad.checksScaleIndex({ id: inputs.job }))
        return;
    throw new errors/* ActionError */.lZ({
        reason: 'server',
        message: `This Nomad server ignores \`check-index\` (it needs version 1.8.2), so \`${inputs.job}\` was not scaled`,
        help: 'server-too-old',
        hint: 'Upgrade Nomad, or leave `check-index` out.',
    });
}
function checkIndex({ ID, JobModifyIndex }, { checkIndex: wanted }) {
    if (wanted === undefined || wanted === JobModifyIndex)
        return;
    throw new errors/* ActionError */.lZ({
        reason: 'conflict',
        message: `The modify index of \`${ID}\` is ${JobModifyIndex ?? 0}, not ${wanted}: the job was changed in the meantime`,
        help: 'changed-meanwhile',
        hint: 'Check the job, then set `check-index` to its current index or remove it.',
    });
}
function racedError({ job, checkIndex: wanted }) {
    return new errors/* ActionError */.lZ({
        reason: 'conflict',
        message: `\`${job}\` was changed after its modify index ${wanted} was read, and Nomad scaled it nevertheless`,
        help: 'changed-meanwhile',
        hint: 'Check the versions of the job, and scale back if needed.',
    });
}
function stoppedError(job) {
    return new errors/* ActionError */.lZ({
        reason: 'blocked',
        message: `The job \`${job}\` is stopped, and another count would not start it`,
        help: 'stopped-job',
        hint: 'Register it again, or revert to a version before the stop with `mode: revert`.',
    });
}
function noEventsError(job) {
    return new errors/* ActionError */.lZ({
        reason: 'input',
        message: `The job \`${job}\` is a \`system\` job, for which Nomad records no scaling errors`,
        hint: 'Remove the input `error`.',
    });
}

;// CONCATENATED MODULE: ./build/js/modes/scale/index.js




const mode = (0,nomad_mode/* nomadMode */.h)({
    inputs: inputs/* scaleInputs */.A$,
    activity: 'Scaling',
    writes: true,
    read: inputs/* readScaleInputs */.cZ,
    nothing: nothingScaled,
    run: scale,
    report: scaleReport,
});


/***/ }),

/***/ 5451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/modes/nomad-mode.js
var nomad_mode = __webpack_require__(7852);
// EXTERNAL MODULE: ./build/js/modes/stable/inputs.js
var inputs = __webpack_require__(9992);
;// CONCATENATED MODULE: ./build/js/modes/stable/report.js
function stableReport({ job, stable, version, result, failures }) {
    const name = `version ${version ?? ''} of \`${job}\``;
    const as = stable ? 'stable' : 'not stable';
    const text = {
        none: `No version of \`${job}\` was marked`,
        already: `Nothing to do: ${name} is already ${as}`,
        'dry-run': `Dry run: ${name} would be marked as ${as}`,
        done: `Marked ${name} as ${as}`,
    };
    return {
        headline: failures[0]?.message ?? text[result],
        sign: result === 'dry-run' ? '🔵' : '🟢',
        failures,
        notes: [],
        body: [],
        outputs: { changed: String(result === 'done'), 'job-version': version === undefined ? '' : String(version) },
    };
}

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/operations/find-job.js
var find_job = __webpack_require__(1060);
// EXTERNAL MODULE: ./build/js/operations/find-version.js
var find_version = __webpack_require__(9087);
// EXTERNAL MODULE: ./build/js/operations/write-to-nomad.js
var write_to_nomad = __webpack_require__(9240);
;// CONCATENATED MODULE: ./build/js/modes/stable/run.js




function nothingMarked({ job, stable }) {
    return { job, stable, version: undefined, result: 'none', failures: [] };
}
async function setStability(dependencies) {
    const { inputs, nomad } = dependencies;
    const { job, stable, dryRun } = inputs;
    const { found, versions } = await (0,find_job/* orNoSuchJob */.B)((0,find_version/* findVersion */.Am)(nomad, job, inputs.version), nomad, inputs);
    const version = found.Version ?? 0;
    const outcome = { ...nothingMarked(inputs), version };
    if ((found.Stable ?? false) === stable)
        return { ...outcome, result: 'already' };
    const live = versions[0]?.Version ?? version;
    if (version !== live)
        throw notLiveError(job, version, live);
    if (dryRun)
        return { ...outcome, result: 'dry-run' };
    const isMarked = async () => ((await (0,find_version/* findVersion */.Am)(nomad, job, version)).found.Stable ?? false) === stable || undefined;
    await (0,write_to_nomad/* writeToNomad */.Ck)({
        send: async () => (await nomad.setJobStability({ id: job, version, stable })) !== undefined,
        find: isMarked,
    });
    return { ...outcome, result: 'done' };
}
function notLiveError(job, version, live) {
    return new errors/* ActionError */.lZ({
        reason: 'blocked',
        message: `Version ${version} of \`${job}\` is not the live one, version ${live}: the mark would make Nomad treat it as the live one, without a rollout`,
        hint: 'Mark a version while it is live. To return to this one, use `mode: revert`.',
    });
}

;// CONCATENATED MODULE: ./build/js/modes/stable/index.js




const mode = (0,nomad_mode/* nomadMode */.h)({
    inputs: inputs/* stableInputs */.t,
    activity: 'Marking a version',
    writes: true,
    read: inputs/* readStableInputs */.Z,
    nothing: nothingMarked,
    run: setStability,
    report: stableReport,
});


/***/ }),

/***/ 8074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/modes/nomad-mode.js
var nomad_mode = __webpack_require__(7852);
// EXTERNAL MODULE: ./build/js/modes/status/inputs.js
var inputs = __webpack_require__(811);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/rollout/judge-deployment.js
var judge_deployment = __webpack_require__(887);
// EXTERNAL MODULE: ./build/js/plan/spec.js
var spec = __webpack_require__(5377);
;// CONCATENATED MODULE: ./build/js/rollout/job-state.js


function groupStates(state) {
    const { job, summary, allocations } = state;
    const known = allocations === undefined || allocations.length === 0 ? undefined : allocations;
    if (known === undefined && summary === undefined)
        return undefined;
    return (job.TaskGroups ?? []).map((group) => {
        const name = group.Name ?? '';
        const counts = known === undefined ? countsFromSummary(summary, name) : countsFromAllocations(known, state, name);
        const queued = summary?.Summary[name]?.Queued ?? 0;
        return { name, queued, ...counts, desired: desiredCount(job, group.Count ?? 1, { ...counts, queued }) };
    });
}
function countsFromSummary(summary, name) {
    const { Running = 0, Starting = 0, Complete = 0, Failed = 0, Lost = 0 } = summary?.Summary[name] ?? {};
    return { running: Running, healthy: Running, starting: Starting, complete: Complete, failed: Failed, lost: Lost };
}
function countsFromAllocations(allocations, { job, deployments }, name) {
    const unasked = activeDeployment(deployments) === undefined;
    const ours = allocations.filter((one) => one.TaskGroup === name && isCurrent(one, job));
    const count = (status) => ours.filter(({ ClientStatus }) => ClientStatus === status).length;
    return {
        running: count('running'),
        healthy: ours.filter(({ ClientStatus, DeploymentStatus }) => ClientStatus === 'running' && (DeploymentStatus?.Healthy ?? (unasked || DeploymentStatus === null))).length,
        starting: count('pending'),
        complete: count('complete'),
        failed: count('failed'),
        lost: count('lost') + count('unknown'),
    };
}
function desiredCount(job, count, counts) {
    if (job.Stop === true || (0,spec/* isTemplate */.F)(job))
        return 0;
    if (job.Type !== 'system' && job.Type !== 'sysbatch')
        return count;
    const { running, starting, queued, failed, lost } = counts;
    return running + starting + queued + failed + lost + (job.Type === 'sysbatch' ? counts.complete : 0);
}
function isCurrent({ DesiredStatus, NextAllocation, ClientStatus, JobVersion }, job) {
    const lives = ['running', 'pending', 'unknown'].includes(ClientStatus);
    return DesiredStatus === 'run' && NextAllocation === '' && (lives || JobVersion === (job.Version ?? 0));
}
function activeDeployment(deployments) {
    const [latest] = deploymentsNewestFirst(deployments);
    return latest === undefined || (0,judge_deployment/* isOver */.PU)(latest) ? undefined : latest;
}
function deploymentsNewestFirst(deployments) {
    return (deployments ?? []).toSorted((a, b) => b.CreateIndex - a.CreateIndex);
}

;// CONCATENATED MODULE: ./build/js/rollout/health.js



function isHealthy({ kind }) {
    return kind === 'healthy' || kind === 'running' || kind === 'complete' || kind === 'ready';
}
function healthOf(state) {
    const { job } = state;
    const groups = groupStates(state);
    const health = (kind, rollback) => ({
        kind,
        ...totalsOf(groups ?? []),
        rollback,
    });
    if (job.Stop === true)
        return health('stopped');
    if ((0,spec/* isTemplate */.F)(job))
        return health(job.Periodic?.['Enabled'] === false ? 'disabled' : 'ready');
    if (groups === undefined)
        return health('unknown');
    if (job.Type === 'batch' || job.Type === 'sysbatch')
        return health(batchHealth(state, totalsOf(groups)));
    const rollback = rollbackIn(state);
    const kind = healthFromDeployment(state) ?? healthFromCounts(state, groups);
    return health(kind === 'healthy' && rollback !== undefined ? 'rolled-back' : kind, rollback);
}
function totalsOf(groups) {
    const sum = (read) => groups.reduce((total, group) => total + read(group), 0);
    return {
        desired: sum((group) => group.desired),
        running: sum((group) => group.running),
        healthy: sum((group) => group.healthy),
        complete: sum((group) => group.complete),
        failed: sum((group) => group.failed),
    };
}
function batchHealth(state, { desired, running, complete, failed }) {
    if (failed > 0 || hasFailingAllocation(state))
        return 'failing';
    if (waitsForCapacity(state))
        return 'blocked';
    if (running > 0)
        return 'running';
    return complete >= desired || state.job.Status === 'dead' ? 'complete' : 'starting';
}
function healthFromDeployment(state) {
    const [latest] = deploymentsNewestFirst(state.deployments);
    if (latest?.Status === 'failed' && latest.JobVersion === state.job.Version)
        return 'failing';
    if (latest === undefined || activeDeployment(state.deployments) === undefined)
        return undefined;
    if ((0,judge_deployment/* waitsForPromotion */.rP)(latest))
        return 'awaiting-promotion';
    return waitsForCapacity(state) ? 'blocked' : 'rolling-out';
}
function healthFromCounts(state, groups) {
    const isShort = groups.some(({ healthy, desired }) => healthy < desired);
    if (!isShort)
        return isEvaluated(state) ? 'healthy' : 'starting';
    if (hasFailingAllocation(state))
        return 'failing';
    if (waitsForCapacity(state))
        return 'blocked';
    return !isEvaluated(state) || groups.some(({ starting }) => starting > 0) ? 'starting' : 'failing';
}
function rollbackIn({ job, deployments }) {
    const [latest, before] = deploymentsNewestFirst(deployments);
    if (latest === undefined || before?.Status !== 'failed' || latest.JobVersion !== job.Version)
        return undefined;
    const to = (0,judge_deployment/* rollsBackTo */.h_)(before);
    return to === undefined ? undefined : { from: before.JobVersion, to };
}
function hasFailingAllocation({ allocations, job }) {
    return (allocations ?? []).some((one) => isCurrent(one, job) && isFailing(one));
}
function isFailing({ ClientStatus, DeploymentStatus, TaskStates }) {
    if (['failed', 'lost', 'unknown'].includes(ClientStatus) || DeploymentStatus?.Healthy === false)
        return true;
    return ClientStatus === 'pending' && Object.values(TaskStates).some(({ Failed, Restarts }) => Failed || Restarts > 0);
}
function waitsForCapacity({ evaluations }) {
    return (evaluations ?? []).some(({ Status }) => Status === 'blocked');
}
const stateChangingTriggers = new Set(['job-register', 'job-scaling', 'periodic-job']);
function isEvaluated({ evaluations }) {
    return !(evaluations ?? []).some(({ Status, TriggeredBy }) => Status === 'pending' && stateChangingTriggers.has(TriggeredBy));
}

// EXTERNAL MODULE: ./build/js/plan/quote.js
var quote = __webpack_require__(1740);
// EXTERNAL MODULE: ./build/js/clients/github/runner.js + 1 modules
var runner = __webpack_require__(6030);
// EXTERNAL MODULE: ./build/js/report/markdown/fit.js
var fit = __webpack_require__(1540);
// EXTERNAL MODULE: ./build/js/report/markdown/markdown.js
var markdown = __webpack_require__(7058);
// EXTERNAL MODULE: ./build/js/report/markdown/prose.js
var prose = __webpack_require__(6844);
// EXTERNAL MODULE: ./build/js/report/describe-rollout.js
var describe_rollout = __webpack_require__(1772);
;// CONCATENATED MODULE: ./build/js/modes/status/describe-status.js

const healthSigns = {
    healthy: '🟢',
    running: '🔵',
    complete: '🟢',
    ready: '🟢',
    starting: '🔵',
    'rolling-out': '🟠',
    'awaiting-promotion': '🟠',
    blocked: '🟠',
    'rolled-back': '🟠',
    failing: '🔴',
    stopped: '⚪',
    disabled: '⚪',
    unknown: '⚪',
};
function describeHealth(status) {
    const { health, deployment, version } = status;
    const { desired, running, complete, rollback } = health;
    switch (health.kind) {
        case 'healthy':
            return desired === 0 ? 'is healthy (desired count 0)' : `is healthy: ${describeRunningCount(health)}`;
        case 'running':
            return `is running: ${running} running, ${complete} of ${desired} complete`;
        case 'complete':
            return `is complete: ${complete} of ${desired} allocations`;
        case 'ready':
            return `is ready: ${describeLaunches(status)}`;
        case 'starting':
            return `is starting: ${describeRunningCount(health)}`;
        case 'rolling-out':
            return rollback === undefined
                ? `is rolling out version ${version}: ${describeProgress(deployment)}${why(status)}`
                : `is rolling back to version ${rollback.to}: ${describeProgress(deployment)}${why(status)}`;
        case 'awaiting-promotion':
            return `waits for promotion: the canaries of version ${version} are healthy`;
        case 'blocked':
            return `waits for capacity, ${describeRunningCount(health)}: ${(0,describe_rollout/* describeUnplaced */.Mq)({ unplaced: status.waiting })}`;
        case 'rolled-back':
            return `was rolled back to version ${rollback?.to ?? ''} because version ${rollback?.from ?? ''} failed; ${describeRunningCount(health)}`;
        case 'failing':
            return `is failing: ${describeFailedAllocations(status)}`;
        case 'stopped':
            return `is stopped${running === 0 ? '' : `; ${running} still running`}`;
        case 'disabled':
            return 'is not launched: its schedule is disabled';
        case 'unknown':
            return 'exists, but its health could not be read';
    }
}
function describeRunningCount({ running, desired }) {
    return `${running} of ${desired} running`;
}
function describeProgress(deployment) {
    const groups = Object.values(deployment?.TaskGroups ?? {});
    return (0,describe_rollout/* healthyOf */.zO)(groups.map(({ HealthyAllocs, DesiredTotal }) => ({ healthy: HealthyAllocs, desired: DesiredTotal })));
}
function why({ troubles }) {
    const [trouble] = troubles;
    return trouble === undefined ? '' : `; ${(0,describe_rollout/* describeTrouble */.LC)(trouble)}`;
}
function describeFailedAllocations(status) {
    const { type, health, deployment, version } = status;
    const isBatch = type === 'batch' || type === 'sysbatch';
    const counts = isBatch ? `${health.complete} of ${health.desired} complete` : describeRunningCount(health);
    const isFailedRollout = deployment?.Status === 'failed' && deployment.JobVersion === version;
    return `${counts}${isFailedRollout ? `, and the rollout of version ${version} failed` : ''}${why(status)}`;
}
function describeLaunches({ schedule, isParameterized, children }) {
    const how = [
        ...(schedule === '' ? [] : [`launched at \`${schedule}\``]),
        ...(isParameterized ? ['launched by dispatch'] : []),
    ];
    if (children === undefined)
        return how.join(', ');
    const { pending, running, dead } = children;
    return `${how.join(', ')}; ${pending} pending, ${running} running, ${dead} finished`;
}
function aboutParts({ type, namespace, region, parent, version, index }) {
    return [
        type,
        `namespace \`${namespace}\``,
        ...(region === '' ? [] : [`region \`${region}\``]),
        ...(parent === '' ? [] : [`launched from \`${parent}\``]),
        `modify index ${index}`,
        `version ${version}`,
    ];
}
function describeDeployment({ Status, StatusDescription, JobVersion, ID }) {
    const described = StatusDescription === '' ? '' : `: ${StatusDescription}`;
    return `\`${ID.slice(0, 8)}\` of version ${JobVersion} is ${Status}${described}`;
}

// EXTERNAL MODULE: ./build/js/report/describe-plan.js
var describe_plan = __webpack_require__(2482);
// EXTERNAL MODULE: ./build/js/plan/numbers.js
var numbers = __webpack_require__(5962);
;// CONCATENATED MODULE: ./build/js/modes/status/page.js









const mostRows = 20;
const mostFields = 4;
const mostLines = 60;
const diffShare = 0.6;
function statusPage(status) {
    return [
        about(status),
        unknownParts(status),
        waiting(status),
        ...troubles(status),
        groups(status),
        status.deployment === undefined ? '' : `**Latest deployment** ${(0,prose/* prose */.C)(describeDeployment(status.deployment))}.`,
        services(status),
        children(status),
        versions(status),
        ...differences(status),
        scaling(status),
    ].filter((block) => block !== '');
}
function about(status) {
    const time = (0,describe_plan/* formatMinute */.Yi)(status.submitted);
    return [...aboutParts(status).map(prose/* prose */.C), ...(time === '' ? [] : [time])].join(' · ');
}
function unknownParts({ unknown }) {
    return unknown.map(({ what, why }) => `- unknown: ${(0,prose/* prose */.C)(`${what} (${why})`)}`).join('\n');
}
function waiting({ waiting: unplaced }) {
    return unplaced.length === 0 ? '' : `**Waits for capacity:** ${(0,prose/* prose */.C)((0,describe_rollout/* describeUnplaced */.Mq)({ unplaced }))}.`;
}
function troubles({ troubles: found }) {
    return found.map((trouble) => {
        const { group, allocation, events } = trouble;
        const where = `Group ${(0,markdown/* code */.aY)(group)}, allocation ${(0,markdown/* code */.aY)(allocation.slice(0, 8))}: ${(0,prose/* prose */.C)((0,describe_rollout/* describeTrouble */.LC)(trouble))}`;
        const lines = events.map((event) => `  ${(0,quote/* visible */.R)(event)}`);
        return `${where}\n\n${(0,markdown/* fence */.EU)(lines.length === 0 ? ['  (no events)'] : lines, 'text')}`;
    });
}
function groups({ groups: all, children: launched }) {
    if (all.length === 0 || launched !== undefined)
        return '';
    const rows = all.map((group) => {
        const rest = ['starting', 'queued', 'complete', 'failed', 'lost']
            .filter((kind) => group[kind] > 0)
            .map((kind) => `${group[kind]} ${kind}`);
        return [
            (0,markdown/* cellCode */.GA)(group.name),
            String(group.desired),
            String(group.running),
            String(group.healthy),
            rest.length === 0 ? '—' : rest.join(', '),
        ];
    });
    return markdownTable(['Group', 'Desired', 'Running', 'Healthy', 'Others'], rows);
}
function services({ services: all }) {
    const byName = [...Map.groupBy(all, ({ name }) => name)];
    const rows = byName.map(([name, same]) => [
        (0,markdown/* cellCode */.GA)(name),
        same
            .slice(0, mostRows)
            .map(({ address, port }) => (0,markdown/* cellCode */.GA)(`${address}:${port}`))
            .join(', ') + (same.length > mostRows ? ` and ${same.length - mostRows} more` : ''),
    ]);
    return rows.length === 0 ? '' : markdownTable(['Service', 'Addresses'], rows);
}
function children({ children: launched }) {
    if (launched === undefined || launched.latest.length === 0)
        return '';
    const rows = launched.latest.map(({ id, status, failed, submitted }) => [
        (0,markdown/* cellCode */.GA)(id),
        (0,markdown/* cellCode */.GA)(status),
        failed === 0 ? '—' : `🔴 ${(0,numbers/* plural */.L)(failed, 'allocation')}`,
        (0,describe_plan/* formatMinute */.Yi)(submitted),
    ]);
    return markdownTable(['Latest launches', 'Status', 'Failed', 'Submitted'], rows);
}
function versions({ versions: all, version: live }) {
    const rows = all.map((one) => {
        const marks = [
            ...(one.version === live ? ['live'] : []),
            ...(one.stable ? ['stable'] : []),
            ...(one.tag === '' ? [] : [(0,markdown/* cellCode */.GA)(one.tag)]),
        ];
        return [String(one.version), (0,describe_plan/* formatMinute */.Yi)(one.submitted), marks.join(', '), changeCell(one)];
    });
    return rows.length === 0 ? '' : markdownTable(['Version', 'Submitted', 'Marks', 'What changed'], rows);
}
function changeCell({ diff, changed }) {
    if (diff === undefined)
        return '—';
    if (changed.length === 0)
        return 'nothing';
    const left = changed.length - mostFields;
    return `${changed.slice(0, mostFields).map(markdown/* cellCode */.GA).join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
}
function differences({ versions: all }) {
    const blocks = all.flatMap(({ version, diff, changed }) => {
        if (diff === undefined || changed.length === 0)
            return [];
        const left = diff.lines.length - mostLines;
        const lines = left > 0 ? [...diff.lines.slice(0, mostLines), `  … ${left} more lines`] : diff.lines;
        const hidden = diff.hiddenValues === 0 ? '' : ` · ${(0,numbers/* plural */.L)(diff.hiddenValues, 'value')} hidden`;
        return [(0,markdown/* details */.zH)(`Version ${version}: all changes${hidden}`, (0,markdown/* fence */.EU)(lines, 'diff'), false)];
    });
    return (0,fit/* takeWithin */.Dh)(blocks, runner/* SUMMARY_LIMIT */.J * diffShare, (text) => Buffer.byteLength(text)).taken;
}
function scaling({ scaling: events }) {
    if (events.length === 0)
        return '';
    const rows = events.map(({ group, time, from, to, message, isError }) => [
        (0,describe_plan/* formatMinute */.Yi)(time),
        (0,markdown/* cellCode */.GA)(group),
        to === undefined ? '—' : `${from} → ${to}`,
        `${isError ? '🔴 ' : ''}${message === '' ? '—' : (0,markdown/* cellCode */.GA)(message)}`,
    ]);
    return markdownTable(['Scaled', 'Group', 'Count', 'Message'], rows);
}
function markdownTable(head, rows) {
    const left = rows.length - mostRows;
    const shown = (0,markdown/* table */.tp)(head, rows.slice(0, mostRows));
    return left > 0 ? `${shown}\n\n… and ${left} more in the output \`status\`.` : shown;
}

// EXTERNAL MODULE: ./build/js/rollout/progress.js
var progress = __webpack_require__(1533);
;// CONCATENATED MODULE: ./build/js/modes/status/output.js



function statusOutput(job, status, text) {
    const { health, deployment, children } = status;
    return {
        job,
        namespace: status.namespace,
        region: status.region,
        type: status.type,
        status: status.status,
        health: health.kind,
        healthy: isHealthy(health),
        text,
        version: status.version,
        index: status.index,
        submitted: timeText(status.submitted),
        parent: status.parent,
        groups: Object.fromEntries(status.groups.map(({ name, ...counts }) => [name, counts])),
        deployment: deployment === undefined ? null : deploymentOutput(deployment),
        failing: status.troubles.map(({ logs: _logs, exitCode = null, signal = null, ...trouble }) => ({
            ...trouble,
            exitCode,
            signal,
        })),
        blocked: status.waiting.map(({ group, count, reasons }) => ({
            group,
            count,
            reasons: reasons.map((reason) => (0,describe_plan/* describeReasons */.nl)([reason])),
        })),
        services: status.services,
        versions: status.versions.map(({ diff: _diff, submitted, ...version }) => ({
            ...version,
            submitted: timeText(submitted),
        })),
        scaling: status.scaling.map(({ time, to = null, ...event }) => ({ ...event, to, time: timeText(time) })),
        children: children === undefined
            ? null
            : {
                ...children,
                latest: children.latest.map(({ submitted, ...child }) => ({ ...child, submitted: timeText(submitted) })),
            },
        unknown: status.unknown,
    };
}
function deploymentOutput(deployment) {
    const { ID, JobVersion, Status, StatusDescription } = deployment;
    const groups = (0,progress/* deploymentGroups */.oU)(deployment).map(({ name, ...progress }) => [name, progress]);
    return {
        id: ID,
        version: JobVersion,
        status: Status,
        description: StatusDescription,
        groups: Object.fromEntries(groups),
    };
}
function timeText(time) {
    return time?.toISOString() ?? '';
}

;// CONCATENATED MODULE: ./build/js/modes/status/report.js








function statusReport(outcome) {
    const { job, status, failures } = outcome;
    if (status === undefined) {
        const headline = failures[0]?.message ?? `The status of \`${job}\` is unknown`;
        return { headline, sign: '⚪', failures, notes: [], body: [], outputs: { changed: 'false', status: '' } };
    }
    const text = describeHealth(status);
    const headline = `\`${job}\` ${text}`;
    const unmet = unmetExpectation(outcome, status, headline);
    return {
        headline,
        lines: logLines(status).map(quote/* visible */.R),
        sign: healthSigns[status.health.kind],
        failures: unmet === undefined ? failures : [...failures, unmet],
        notes: [],
        body: statusPage(status),
        outputs: {
            changed: 'false',
            status: JSON.stringify(statusOutput(job, status, text)),
            'job-version': String(status.version),
            'job-modify-index': String(status.index),
            'deployment-id': status.deployment?.ID ?? '',
        },
    };
}
function unmetExpectation({ expectsHealth }, { health }, message) {
    if (!expectsHealth || isHealthy(health))
        return undefined;
    const hint = '`expect: healthy` requires a healthy job. Fix the cause, or remove the input.';
    return new errors/* ActionError */.lZ({ reason: 'failed', message, hint });
}
function groupLine({ name, desired, running, healthy }) {
    return `Group ${name}: ${running} of ${desired} running, ${healthy} healthy`;
}
function logLines(status) {
    return [
        [...aboutParts(status), (0,describe_plan/* formatMinute */.Yi)(status.submitted)].filter((part) => part !== '').join(' · '),
        ...(status.children === undefined ? status.groups.map(groupLine) : []),
        ...(status.deployment === undefined ? [] : [`Deployment ${describeDeployment(status.deployment)}`]),
        ...(status.waiting.length === 0 ? [] : [`Waits for capacity: ${(0,describe_rollout/* describeUnplaced */.Mq)({ unplaced: status.waiting })}`]),
        ...status.troubles.flatMap((trouble) => [
            `Group ${trouble.group}: ${(0,describe_rollout/* describeTrouble */.LC)(trouble)}`,
            ...trouble.events.map((event) => `  ${event}`),
        ]),
        ...status.services.map(({ name, address, port }) => `Service ${name}: ${address}:${port}`),
        ...status.versions
            .slice(0, 1)
            .filter(({ diff }) => diff !== undefined)
            .map(({ version, changed }) => `Version ${version} changed: ${changed.join(', ') || 'nothing'}`),
        ...status.unknown.map(({ what, why }) => `Unknown: ${what} (${why})`),
    ];
}

// EXTERNAL MODULE: ./build/js/operations/find-job.js
var find_job = __webpack_require__(1060);
// EXTERNAL MODULE: ./build/js/operations/learn-job.js
var learn_job = __webpack_require__(8697);
// EXTERNAL MODULE: ./build/js/plan/placement.js + 1 modules
var placement = __webpack_require__(5486);
// EXTERNAL MODULE: ./build/js/redaction/redact-diff.js
var redact_diff = __webpack_require__(6839);
// EXTERNAL MODULE: ./build/js/plan/diff-lines.js + 2 modules
var diff_lines = __webpack_require__(5378);
;// CONCATENATED MODULE: ./build/js/modes/status/changed-fields.js


const maxValueLength = 80;
function changedFields(diff) {
    const groups = diff.TaskGroups.flatMap((group) => {
        const name = (0,quote/* visible */.R)(group.Name);
        if (isWhole(group.Type))
            return [`group ${name} ${wholeObjectChanges[group.Type]}`];
        const tasks = group.Tasks.flatMap((task) => isWhole(task.Type)
            ? [`task ${(0,quote/* visible */.R)(task.Name)} ${wholeObjectChanges[task.Type]}`]
            : changedIn(task, `${(0,quote/* visible */.R)(task.Name)}: `));
        return [...changedIn(group, `${name}: `), ...tasks];
    });
    return [...changedIn(diff, ''), ...groups];
}
const wholeObjectChanges = { Added: 'added', Deleted: 'removed' };
function isWhole(type) {
    return type === 'Added' || type === 'Deleted';
}
function changedIn({ Fields, Objects }, before) {
    const fields = Fields.filter(({ Type }) => Type !== 'None').map((field) => {
        const text = `${before}${(0,diff_lines/* fieldText */.gF)(field)}`;
        return text.length > maxValueLength ? `${before}${(0,quote/* visible */.R)(field.Name)}` : text;
    });
    return [...fields, ...Objects.flatMap((object) => changedIn(object, `${before}${(0,quote/* visible */.R)(object.Name)}.`))];
}

// EXTERNAL MODULE: ./build/js/rollout/redact-outcome.js
var redact_outcome = __webpack_require__(3202);
// EXTERNAL MODULE: ./build/js/rollout/task-problems.js
var task_problems = __webpack_require__(8692);
// EXTERNAL MODULE: ./build/js/clients/nomad/jobs/job.js
var jobs_job = __webpack_require__(2601);
;// CONCATENATED MODULE: ./build/js/modes/status/job-status.js










function jobStatusOf(read, showing) {
    const { job } = read;
    const { scrub } = showing;
    const health = healthOf(read);
    const [deployment] = deploymentsNewestFirst(read.deployments);
    return {
        namespace: job.Namespace ?? 'default',
        region: job.Region ?? '',
        type: job.Type ?? 'service',
        status: job.Status ?? '',
        parent: textOrEmpty(job['ParentID']),
        schedule: scheduleOf(job),
        isParameterized: (job.ParameterizedJob ?? null) !== null,
        version: job.Version ?? 0,
        index: job.JobModifyIndex ?? 0,
        submitted: (0,jobs_job/* submittedAt */.$4)(job),
        health,
        groups: groupStates(read) ?? [],
        troubles: troublesIn(read, health).map((trouble) => (0,redact_outcome/* redactTaskProblem */.gH)(trouble, scrub)),
        waiting: waitingIn(read).map((one) => (0,placement/* redactUnplaced */.Em)(one, scrub)),
        deployment: deployment === undefined ? undefined : { ...deployment, StatusDescription: scrub(deployment.StatusDescription) },
        versions: versionsIn(read, showing),
        services: (read.services ?? []).map(({ ServiceName, Address, Port, AllocID }) => ({
            name: ServiceName,
            address: Address,
            port: Port,
            allocation: AllocID,
        })),
        scaling: scalingIn(read, scrub),
        children: childrenIn(read),
        unknown: read.unknown.map((part) => ({ what: part.what, why: scrub(whyUnknown(part)) })),
    };
}
function textOrEmpty(value) {
    return typeof value === 'string' ? value : '';
}
function scheduleOf({ Periodic }) {
    if (Periodic === null || Periodic === undefined)
        return '';
    const specs = Array.isArray(Periodic['Specs']) ? Periodic['Specs'] : [];
    const times = [Periodic['Spec'], ...specs].map(textOrEmpty).filter((time) => time !== '');
    return `${times.join(', ')} (${textOrEmpty(Periodic['TimeZone']) || 'UTC'})`;
}
function troublesIn({ allocations, job }, { kind, rollback }) {
    if (!['failing', 'rolling-out', 'rolled-back', 'blocked', 'starting'].includes(kind))
        return [];
    const version = rollback?.from ?? job.Version;
    return (0,task_problems/* findTaskProblems */.h)((allocations ?? []).filter((one) => one.JobVersion === version || isCurrent(one, job)));
}
function waitingIn({ evaluations, job }) {
    const listed = Array.isArray(job['Datacenters']) ? job['Datacenters'] : [];
    const datacenters = listed.filter((name) => typeof name === 'string');
    return (evaluations ?? [])
        .filter(({ Status }) => Status === 'blocked')
        .flatMap(({ FailedTGAllocs }) => (0,placement/* unplacedGroups */.hV)(FailedTGAllocs, datacenters));
}
function versionsIn({ versions }, { rules, verbose }) {
    const { Versions = [], Diffs = [] } = versions ?? {};
    return Versions.map((version, index) => {
        const diff = Diffs[index];
        const shown = diff === undefined ? undefined : (0,redact_diff/* redactDiff */.h)(diff, rules).diff;
        return {
            version: version.Version ?? 0,
            stable: version.Stable === true,
            tag: (0,redact_diff/* shownName */.H)(version.VersionTag?.Name ?? '', rules),
            submitted: (0,jobs_job/* submittedAt */.$4)(version),
            diff: shown === undefined ? undefined : (0,diff_lines/* viewDiff */.Hc)(shown, verbose),
            changed: shown === undefined ? [] : changedFields(shown),
        };
    });
}
function scalingIn({ scaling }, scrub) {
    return Object.entries(scaling?.TaskGroups ?? {})
        .flatMap(([group, { Events }]) => Events.map((event) => ({
        group,
        time: event.Time ?? undefined,
        from: event.PreviousCount,
        to: event.Count ?? undefined,
        message: scrub(typeof event.Error === 'string' && event.Error !== '' ? event.Error : event.Message),
        isError: event.Error !== false && event.Error !== '',
    })))
        .toSorted((a, b) => (b.time?.getTime() ?? 0) - (a.time?.getTime() ?? 0));
}
function childrenIn({ job, summary, children = [] }) {
    if (!(0,spec/* isTemplate */.F)(job))
        return undefined;
    const { Pending: pending = 0, Running: running = 0, Dead: dead = 0 } = summary?.Children ?? {};
    const latest = children.map(({ ID, Status, SubmitTime, JobSummary }) => ({
        id: ID,
        status: Status,
        failed: Object.values(JobSummary?.Summary ?? {}).reduce((sum, { Failed }) => sum + Failed, 0),
        submitted: SubmitTime ?? undefined,
    }));
    return { pending, running, dead, latest };
}
function whyUnknown({ failure }) {
    if (failure.reason === 'unauthorized')
        return 'permission denied';
    return failure.reason === 'not-found' ? 'not supported by this Nomad server' : failure.message;
}

;// CONCATENATED MODULE: ./build/js/modes/status/latest-children.js
const mostChildren = 5;
const perPage = 1000;
async function latestChildren(nomad, parent) {
    const prefix = `${parent.ID}/`;
    const last = await nomad.listJobs({ prefix, reverse: true, perPage: mostChildren });
    const jobs = isFromTheEnd(last, parent) ? last.jobs : await allJobs(nomad, prefix);
    const children = jobs.filter(({ ParentID }) => ParentID === parent.ID);
    return children.toSorted((a, b) => timeOf(b) - timeOf(a) || (a.ID < b.ID ? 1 : -1)).slice(0, mostChildren);
}
function isFromTheEnd({ jobs, nextToken }, { ID, ParameterizedJob }) {
    if (nextToken === undefined)
        return true;
    const isParameterized = ParameterizedJob !== null && ParameterizedJob !== undefined;
    const rest = isParameterized ? /^\/dispatch-\d+-[0-9a-f]{8}$/ : /^\/periodic-\d+$/;
    const isPlain = jobs.every((job) => job.ID.startsWith(ID) && rest.test(job.ID.slice(ID.length)));
    const [first, final] = [jobs.at(0)?.ID ?? '', jobs.at(-1)?.ID ?? ''];
    return isPlain && first > final;
}
async function allJobs(nomad, prefix) {
    const all = [];
    for await (const { jobs } of nomad.pages.listJobs({ prefix, perPage }))
        all.push(...jobs);
    return all;
}
function timeOf({ SubmitTime }) {
    return SubmitTime?.getTime() ?? 0;
}

;// CONCATENATED MODULE: ./build/js/modes/status/read-job.js



async function readJobState(nomad, id) {
    const unknown = [];
    const known = async (what, reading) => {
        try {
            return await reading;
        }
        catch (failure) {
            if (!(failure instanceof errors/* ActionError */.lZ))
                throw failure;
            unknown.push({ what, failure });
            return undefined;
        }
    };
    const job = nomad.readJob({ id });
    const [live, summary, allocations, evaluations, deployments, versions, services, scaling, children] = await Promise.all([
        job,
        known('the summary', nomad.readJobSummary({ id })),
        known('allocations', nomad.listJobAllocations({ id })),
        known('evaluations', nomad.listJobEvaluations({ id })),
        known('deployments', nomad.listJobDeployments({ id })),
        known('versions', nomad.listJobVersions({ id, diffs: true })),
        known('services', nomad.jobServices({ id })),
        known('scaling events', nomad.readJobScaleStatus({ id })),
        known('children', job.then(async (found) => ((0,spec/* isTemplate */.F)(found) ? latestChildren(nomad, found) : undefined))),
    ]);
    const parts = { summary, allocations, evaluations, deployments, versions, services, scaling, children };
    return { job: live, ...parts, unknown: unknown.toSorted((a, b) => (a.what < b.what ? -1 : 1)) };
}

;// CONCATENATED MODULE: ./build/js/modes/status/run.js




function nothingKnown({ job, expectsHealth }) {
    return { job, expectsHealth, status: undefined, failures: [] };
}
async function readStatus({ inputs, nomad, redactor }) {
    const read = await (0,find_job/* orNoSuchJob */.B)(readJobState(nomad, inputs.job), nomad, inputs);
    const rules = (0,learn_job/* liveRules */.qB)(redactor, inputs.redaction);
    return {
        ...nothingKnown(inputs),
        status: jobStatusOf(read, { rules, scrub: redactor.scrub, verbose: inputs.verbose }),
    };
}

;// CONCATENATED MODULE: ./build/js/modes/status/index.js




const mode = (0,nomad_mode/* nomadMode */.h)({
    inputs: inputs/* statusInputs */.o,
    activity: 'Reading a job',
    writes: false,
    read: inputs/* readStatusInputs */.S,
    nothing: nothingKnown,
    run: readStatus,
    report: statusReport,
});


/***/ }),

/***/ 6766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/modes/nomad-mode.js
var nomad_mode = __webpack_require__(7852);
// EXTERNAL MODULE: ./build/js/modes/stop/inputs.js
var inputs = __webpack_require__(6773);
// EXTERNAL MODULE: ./build/js/report/markdown/markdown.js
var markdown = __webpack_require__(7058);
// EXTERNAL MODULE: ./build/js/plan/numbers.js
var numbers = __webpack_require__(5962);
;// CONCATENATED MODULE: ./build/js/modes/stop/report.js


function stopReport(outcome) {
    const { job, dryRun, children, evalId } = outcome;
    const failures = [...outcome.failures, ...[job, ...children].flatMap(({ failure }) => failure ?? [])];
    const done = [job, ...children].filter(({ result }) => result === 'done').length;
    const isStopped = failures.length === 0 && !dryRun;
    return {
        headline: failures[0]?.message ?? stopHeadline(outcome),
        sign: dryRun ? '🔵' : '🟢',
        failures,
        notes: [...stopNotes(outcome), ...ignoredIn([job, ...children])],
        body: children.length === 0 ? [] : [childTable(outcome)],
        outputs: { changed: String(done > 0), outcome: isStopped ? 'stopped' : '', 'eval-id': evalId },
    };
}
function stopHeadline({ job, purge, children, withChildren }) {
    const name = `\`${job.id}\``;
    const verb = purge ? 'purged' : 'stopped';
    const count = withChildren ? children.filter(({ result }) => result === 'done' || result === 'dry-run').length : 0;
    const more = count === 0 ? '' : ` and ${(0,numbers/* plural */.L)(count, 'child job')}`;
    const ran = job.running === 0
        ? ''
        : job.left === 0
            ? `; ${(0,numbers/* plural */.L)(job.running, 'allocation')} stopped`
            : `; ${(0,numbers/* plural */.L)(job.left, 'allocation')} still running`;
    switch (job.result) {
        case 'done':
            return `${purge ? 'Purged' : 'Stopped'} ${name}${more}${ran}`;
        case 'dry-run':
            return `Dry run: ${name}${more} would be ${verb}; ${(0,numbers/* plural */.L)(job.running, 'allocation')} would stop`;
        case 'already':
            return count === 0
                ? `Nothing to do: ${name} is already stopped`
                : `${name} is already stopped; stopped ${(0,numbers/* plural */.L)(count, 'child job')}`;
        case 'gone':
            return `Nothing to do: job ${name} does not exist`;
        case 'none':
            return `${name} was not ${verb}`;
    }
}
function stopNotes({ job, children, withChildren }) {
    if (job.result === 'gone') {
        return [
            {
                level: 'warning',
                text: `Job \`${job.id}\` does not exist. If it was not purged before, check its ID and namespace.`,
            },
        ];
    }
    if (withChildren || children.length === 0)
        return [];
    const [are, them] = children.length === 1 ? ['is', 'it'] : ['are', 'them'];
    const text = `${(0,numbers/* plural */.L)(children.length, 'child job')} of \`${job.id}\` ${are} still running; \`children: true\` stops ${them} as well.`;
    return [{ level: 'notice', text }];
}
function ignoredIn(jobs) {
    const all = new Set(jobs.filter(({ result }) => result === 'done' || result === 'dry-run').flatMap(({ ignored }) => ignored));
    return [...all].map((text) => ({ level: 'warning', text }));
}
const resultLabels = {
    none: 'not stopped',
    already: 'already stopped',
    gone: 'does not exist',
    'dry-run': 'would be stopped',
    done: 'stopped',
};
function childTable({ children, withChildren }) {
    return (0,markdown/* table */.tp)(['Child job', 'Allocations', 'Result'], children.map(({ id, running, result, failure }) => [
        (0,markdown/* nameCode */.Fl)(id),
        String(running),
        failure === undefined ? (withChildren ? resultLabels[result] : 'still running') : '**failed**',
    ]));
}

// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/operations/ignored-by-server.js
var ignored_by_server = __webpack_require__(9425);
// EXTERNAL MODULE: ./build/js/operations/stop-once.js
var stop_once = __webpack_require__(8351);
// EXTERNAL MODULE: ./build/js/operations/find-job.js
var find_job = __webpack_require__(1060);
// EXTERNAL MODULE: ./build/js/operations/follow/follow-until-end.js
var follow_until_end = __webpack_require__(3399);
;// CONCATENATED MODULE: ./build/js/modes/stop/wait-until-stopped.js



const ended = new Set(['complete', 'failed', 'lost']);
function filterRunning(allocations) {
    return allocations.filter(({ ClientStatus }) => !ended.has(ClientStatus));
}
async function listRunning(nomad, id) {
    return filterRunning(await nomad.listJobAllocations({ id }));
}
async function waitUntilStopped(id, dependencies) {
    const { end, state: left } = await (0,follow_until_end/* followUntilEnd */.L)({
        label: id,
        watch: (watching) => countsOf(id, watching),
        judge: (count) => (count === 0 ? count : undefined),
        describe: (count) => (count === 0 ? '' : `${(0,numbers/* plural */.L)(count, 'allocation')} still running`),
    }, dependencies);
    if (end !== undefined)
        return end;
    throw new errors/* ActionError */.lZ({
        reason: 'timed-out',
        message: `Stop of \`${id}\` requested; ${left === undefined ? 'its allocations could not be read' : `${(0,numbers/* plural */.L)(left, 'allocation')} still running`}`,
        hint: 'Nomad stops them without further action. Run this again to keep waiting, or raise `timeout`.',
    });
}
async function* countsOf(id, { nomad, options }) {
    for await (const allocations of nomad.watch.listJobAllocations({ id }, options())) {
        yield filterRunning(allocations).length;
    }
}

;// CONCATENATED MODULE: ./build/js/modes/stop/run.js






function nothingStopped({ job, purge, dryRun, children }) {
    const own = { id: job, result: 'none', running: 0, left: 0, ignored: [], failure: undefined };
    return { job: own, purge, dryRun, withChildren: children, children: [], evalId: '', failures: [] };
}
const concurrency = 10;
async function stop(dependencies) {
    const { inputs, nomad } = dependencies;
    const outcome = nothingStopped(inputs);
    const live = await liveOf(dependencies);
    if (live === undefined)
        return { ...outcome, job: { ...outcome.job, result: 'gone' } };
    const started = await childrenOf(live, dependencies);
    const { stopped: job, evalId } = await stopOne(live.ID, live.Stop === true, dependencies);
    const children = await (0,p_map/* default */.Ay)(started, async ({ ID, Stop }) => {
        if (inputs.children)
            return (await stopOne(ID, Stop, dependencies)).stopped;
        const { length } = await listRunning(nomad, ID);
        return { id: ID, result: 'none', running: length, left: 0, ignored: [], failure: undefined };
    }, { concurrency });
    return { ...outcome, job, children, evalId };
}
async function liveOf({ inputs, nomad }) {
    try {
        return await nomad.readJob({ id: inputs.job });
    }
    catch (error) {
        const isGone = error instanceof errors/* ServiceError */._7 && error.kind === 'not-found';
        if (isGone && inputs.purge)
            return undefined;
        return (0,find_job/* orNoSuchJob */.B)(Promise.reject(error), nomad, inputs);
    }
}
async function childrenOf(live, { nomad }) {
    const isParent = (live.Periodic ?? live.ParameterizedJob ?? null) !== null;
    if (!isParent || (typeof live['ParentID'] === 'string' && live['ParentID'] !== ''))
        return [];
    const found = [];
    for await (const { jobs } of nomad.pages.listJobs({ prefix: `${live.ID}/` })) {
        for (const job of jobs)
            if (job.ParentID === live.ID && job.Status !== 'dead')
                found.push(job);
    }
    return found;
}
async function stopOne(id, isStopped, dependencies) {
    const { inputs, nomad, log } = dependencies;
    const { purge, noShutdownDelay, wait, dryRun } = inputs;
    const allocations = await listRunning(nomad, id);
    const running = allocations.length;
    const ignored = noShutdownDelay ? (0,ignored_by_server/* ignoredNoShutdownDelay */.F)(allocations) : [];
    const stopped = { id, result: 'dry-run', running, left: running, ignored, failure: undefined };
    const isDone = isStopped && !purge && (running === 0 || !wait);
    if (isDone)
        return { stopped: { ...stopped, result: 'already' }, evalId: '' };
    if (dryRun)
        return { stopped, evalId: '' };
    let evalId = '';
    let result = 'none';
    try {
        if (!isStopped && !(purge && !wait)) {
            evalId = await write({ id }, ignored, dependencies);
            result = 'done';
        }
        const left = wait ? await waitUntilStopped(id, dependencies) : running;
        if (purge)
            evalId = (await write({ id, purge }, ignored, dependencies)) || evalId;
        log(`${id}: ${purge ? 'purged' : 'stopped'}.`);
        return { stopped: { ...stopped, result: isStopped && !purge ? 'already' : 'done', left }, evalId };
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        return { stopped: { ...stopped, result, failure: error }, evalId };
    }
}
async function write(request, ignored, { inputs: { global, noShutdownDelay, evalPriority }, nomad }) {
    const { EvalID: evalId } = await (0,stop_once/* stopOnce */.q)({ ...request, global, noShutdownDelay, evalPriority }, nomad);
    ignored.push(...(await (0,ignored_by_server/* ignoredPriority */.V)(nomad, { evalId }, evalPriority)));
    return evalId;
}

;// CONCATENATED MODULE: ./build/js/modes/stop/index.js




const mode = (0,nomad_mode/* nomadMode */.h)({
    inputs: inputs/* stopInputs */.s,
    activity: 'Stopping',
    writes: true,
    read: inputs/* readStopInputs */.I,
    nothing: nothingStopped,
    run: stop,
    report: stopReport,
});


/***/ }),

/***/ 8735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ checkFilters)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);

async function checkFilters(nomad, prefix, target = {}) {
    const { jobs } = await nomad.listJobs({ ...target, prefix, filter: 'ID == ""', perPage: 1 });
    if (jobs.length === 0)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'server',
        message: 'This Nomad server ignores `filter` (it needs version 1.3.0) and lists every job',
        help: 'server-too-old',
        hint: 'Upgrade Nomad, or narrow the list with `prefix`.',
    });
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

/***/ 1404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ connectNomad),
  d: () => (/* binding */ startNomadRun)
});

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/http/json.js
var json = __webpack_require__(8838);
// EXTERNAL MODULE: ./build/js/clients/http/messages.js
var messages = __webpack_require__(7244);
;// CONCATENATED MODULE: ./build/js/clients/github/identity-token.js




const Token = dist/* object */.Ikc({ value: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1)) });
async function readIdentityToken(transport, source, audience) {
    if (source === undefined) {
        throw new errors/* ActionError */.lZ({
            reason: 'input',
            message: 'Input `auth-method` is set, but this job cannot get an identity token.',
            help: 'no-identity-token',
            hint: 'Add `id-token: write` to the `permissions` of the job. Pull requests from forks cannot have it.',
        });
    }
    const url = new URL(source.url);
    if (audience !== undefined)
        url.searchParams.set('audience', audience);
    const headers = { authorization: `Bearer ${source.token}`, accept: 'application/json' };
    const { status, body } = await transport.send({ service: 'GitHub', method: 'GET', url, headers, repeatable: true });
    const answer = status === 200 ? dist/* safeParse */.xLC(Token, (0,json/* parseJsonOrUndefined */.rx)(body)) : undefined;
    if (answer?.success === true)
        return answer.output.value;
    throw new errors/* ServiceError */._7({
        kind: 'server',
        reason: 'server',
        message: (0,messages/* requestMessage */.Vk)('Unexpected response from GitHub: expected an identity token', {
            method: 'GET',
            path: url.pathname,
            status,
        }),
        hint: 'Re-run the job.',
        help: 'github-has-trouble',
    });
}

// EXTERNAL MODULE: ./build/js/clients/github/context.js + 3 modules
var github_context = __webpack_require__(197);
// EXTERNAL MODULE: ./build/js/clients/nomad/call.js
var nomad_call = __webpack_require__(5369);
// EXTERNAL MODULE: ./build/js/clients/nomad/fields.js
var fields = __webpack_require__(6228);
// EXTERNAL MODULE: ./build/js/clients/nomad/target.js
var target = __webpack_require__(7120);
;// CONCATENATED MODULE: ./build/js/clients/nomad/acl.js




const OWN_TOKEN = dist/* object */.Ikc({
    AccessorID: dist/* string */.YjP(),
    Name: fields/* textField */.M8,
    Type: fields/* textField */.M8,
    Policies: (0,fields/* listOf */.c3)(dist/* string */.YjP()),
    Roles: (0,fields/* listOf */.c3)(dist/* object */.Ikc({ ID: fields/* textField */.M8, Name: fields/* textField */.M8 })),
    ExpirationTime: fields/* timestamp */.vE,
});
const FRESH_TOKEN = dist/* object */.Ikc({ ...OWN_TOKEN.entries, SecretID: dist/* string */.YjP() });
async function logIn(wire, { authMethod, identityToken, region }) {
    return wire.get({
        call: {
            method: 'POST',
            path: '/v1/acl/login',
            region,
            body: { AuthMethodName: authMethod, LoginToken: identityToken },
            repeatable: false,
            deniedHint: `Compare the audience, issuer and lifetime of the identity token with the auth method \`${authMethod}\`.`,
            invalidReason: 'input',
            since: '1.5.4',
            secrets: [identityToken],
        },
        shape: (0,nomad_call/* shapeOf */.F)(FRESH_TOKEN),
    });
}
async function readOwnToken(wire, { region, once = false }) {
    return wire.get({
        call: { method: 'GET', path: '/v1/acl/token/self', region, repeatable: !once, invalidReason: 'input' },
        shape: (0,nomad_call/* shapeOf */.F)(OWN_TOKEN),
    });
}
const ROLE = dist/* object */.Ikc({ Policies: (0,fields/* listOf */.c3)(dist/* object */.Ikc({ Name: fields/* textField */.M8 })) });
function readAclRole({ id, region }) {
    return { call: aclCall(`/v1/acl/role/${(0,target/* plainSegment */.KE)(id, 'role ID')}`, region), shape: (0,nomad_call/* shapeOf */.F)(ROLE) };
}
const POLICY = dist/* object */.Ikc({
    RulesJSON: dist/* object */.Ikc({ Namespaces: (0,fields/* listOf */.c3)(dist/* object */.Ikc({ Name: fields/* textField */.M8, Capabilities: (0,fields/* listOf */.c3)(dist/* string */.YjP()) })) }),
});
function readAclPolicy({ id, region }) {
    return { call: aclCall(`/v1/acl/policy/${(0,target/* plainSegment */.KE)(id, 'policy name')}`, region), shape: (0,nomad_call/* shapeOf */.F)(POLICY) };
}
function aclCall(path, region) {
    return { method: 'GET', path, region, repeatable: false, invalidReason: 'input' };
}

// EXTERNAL MODULE: ./build/js/clients/nomad/allocations.js
var allocations = __webpack_require__(9114);
// EXTERNAL MODULE: ./build/js/clients/nomad/jobs/read.js
var jobs_read = __webpack_require__(9152);
;// CONCATENATED MODULE: ./build/js/clients/nomad/deployments.js





const DEPLOYMENT_GROUP = dist/* object */.Ikc({
    AutoRevert: fields/* flagField */.tS,
    AutoPromote: fields/* flagField */.tS,
    Promoted: fields/* flagField */.tS,
    ProgressDeadline: fields/* span */.Ln,
    RequireProgressBy: fields/* timestamp */.vE,
    PlacedCanaries: (0,fields/* listOf */.c3)(dist/* string */.YjP()),
    DesiredCanaries: fields/* countField */.QT,
    DesiredTotal: fields/* countField */.QT,
    PlacedAllocs: fields/* countField */.QT,
    HealthyAllocs: fields/* countField */.QT,
    UnhealthyAllocs: fields/* countField */.QT,
});
const DEPLOYMENT = dist/* object */.Ikc({
    ID: dist/* string */.YjP(),
    Namespace: fields/* textField */.M8,
    JobID: fields/* textField */.M8,
    JobVersion: fields/* countField */.QT,
    JobSpecModifyIndex: fields/* countField */.QT,
    JobCreateIndex: fields/* countField */.QT,
    IsMultiregion: fields/* flagField */.tS,
    TaskGroups: (0,fields/* mapOf */.A7)(DEPLOYMENT_GROUP),
    Status: dist/* string */.YjP(),
    StatusDescription: fields/* textField */.M8,
    CreateIndex: fields/* countField */.QT,
    ModifyIndex: fields/* countField */.QT,
    CreateTime: fields/* timestamp */.vE,
    ModifyTime: fields/* timestamp */.vE,
});
function listJobDeployments({ all, ...request }) {
    return (0,jobs_read/* jobReading */.IH)(request, { suffix: '/deployments', query: { all }, schema: (0,fields/* listOf */.c3)(DEPLOYMENT) });
}
function readJobsMostRecentDeployment(request) {
    return (0,jobs_read/* jobReading */.IH)(request, { suffix: '/deployment', schema: dist/* nullable */.mee(DEPLOYMENT) });
}
function readDeployment({ id, stale, namespace, region }) {
    return {
        call: {
            method: 'GET',
            path: `/v1/deployment/${(0,target/* plainSegment */.KE)(id, 'deployment ID')}`,
            query: { stale },
            namespace,
            region,
            repeatable: true,
            capability: '`read-job`',
            invalidReason: 'input',
        },
        shape: (0,nomad_call/* shapeOf */.F)(DEPLOYMENT),
    };
}
const CHANGED = dist/* object */.Ikc({
    EvalID: fields/* textField */.M8,
    EvalCreateIndex: fields/* countField */.QT,
    DeploymentModifyIndex: dist/* number */.aig(),
    RevertedJobVersion: dist/* nullish */.cl6(dist/* number */.aig(), null),
});
async function promoteDeployment(wire, { groups, ...request }) {
    return await changeDeployment(wire, 'promote', request, groups === undefined ? { All: true } : { Groups: groups });
}
async function failDeployment(wire, request) {
    return await changeDeployment(wire, 'fail', request, {});
}
async function changeDeployment(wire, verb, { id, namespace, region }, how) {
    return wire.get({
        call: {
            method: 'POST',
            path: `/v1/deployment/${verb}/${(0,target/* plainSegment */.KE)(id, 'deployment ID')}`,
            namespace,
            region,
            body: { DeploymentID: id, ...how },
            repeatable: false,
            capability: `\`submit-job\` (or \`${verb}-deployment\` since 1.11.2)`,
            invalidReason: 'input',
        },
        shape: (0,nomad_call/* shapeOf */.F)(CHANGED),
    });
}

// EXTERNAL MODULE: ./build/js/clients/nomad/jobs/job-id.js
var job_id = __webpack_require__(4699);
;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/plan.js





const type = dist/* picklist */.KIO(['None', 'Added', 'Deleted', 'Edited']);
const strings = (0,fields/* listOf */.c3)(dist/* string */.YjP());
const counts = (0,fields/* mapOf */.A7)(dist/* number */.aig());
const FIELD = dist/* object */.Ikc({
    Type: type,
    Name: dist/* string */.YjP(),
    Old: fields/* textField */.M8,
    New: fields/* textField */.M8,
    Annotations: strings,
});
const OBJECT = dist/* object */.Ikc({
    Type: type,
    Name: dist/* string */.YjP(),
    Fields: (0,fields/* listOf */.c3)(FIELD),
    Objects: dist/* lazy */.RZV(() => (0,fields/* listOf */.c3)(OBJECT)),
});
const inside = { Type: type, Fields: (0,fields/* listOf */.c3)(FIELD), Objects: (0,fields/* listOf */.c3)(OBJECT) };
const TASK = dist/* object */.Ikc({ ...inside, Name: dist/* string */.YjP(), Annotations: strings });
const GROUP_DIFF = dist/* object */.Ikc({
    ...inside,
    Name: dist/* string */.YjP(),
    Tasks: (0,fields/* listOf */.c3)(TASK),
    Updates: counts,
});
const JOB_DIFF = dist/* object */.Ikc({ ...inside, ID: fields/* textField */.M8, TaskGroups: (0,fields/* listOf */.c3)(GROUP_DIFF) });
const UPDATES = dist/* object */.Ikc({
    Ignore: fields/* countField */.QT,
    Place: fields/* countField */.QT,
    Migrate: fields/* countField */.QT,
    Stop: fields/* countField */.QT,
    InPlaceUpdate: fields/* countField */.QT,
    DestructiveUpdate: fields/* countField */.QT,
    Canary: fields/* countField */.QT,
    Preemptions: fields/* countField */.QT,
    Disconnect: fields/* countField */.QT,
    Reconnect: fields/* countField */.QT,
    RescheduleNow: fields/* countField */.QT,
    RescheduleLater: fields/* countField */.QT,
});
const PREEMPTED = dist/* object */.Ikc({
    ID: fields/* textField */.M8,
    Name: fields/* textField */.M8,
    Namespace: fields/* textField */.M8,
    JobID: fields/* textField */.M8,
    JobType: fields/* textField */.M8,
    TaskGroup: fields/* textField */.M8,
    NodeID: fields/* textField */.M8,
    NodeName: fields/* textField */.M8,
});
const CREATED_EVALUATION = dist/* object */.Ikc({
    ID: fields/* textField */.M8,
    Status: fields/* textField */.M8,
    StatusDescription: fields/* textField */.M8,
    Type: fields/* textField */.M8,
    TriggeredBy: fields/* textField */.M8,
    JobID: fields/* textField */.M8,
    Namespace: fields/* textField */.M8,
});
const METRIC = dist/* object */.Ikc({
    NodesEvaluated: fields/* countField */.QT,
    NodesFiltered: fields/* countField */.QT,
    NodesInPool: fields/* countField */.QT,
    NodePool: fields/* textField */.M8,
    NodesAvailable: counts,
    ClassFiltered: counts,
    ConstraintFiltered: counts,
    NodesExhausted: fields/* countField */.QT,
    ClassExhausted: counts,
    DimensionExhausted: counts,
    QuotaExhausted: strings,
    ResourcesExhausted: (0,fields/* mapOf */.A7)(dist/* object */.Ikc({ CPU: fields/* countField */.QT, Cores: fields/* countField */.QT, MemoryMB: fields/* countField */.QT, MemoryMaxMB: fields/* countField */.QT, DiskMB: fields/* countField */.QT })),
    CoalescedFailures: fields/* countField */.QT,
});
const PLAN = dist/* object */.Ikc({
    Annotations: dist/* object */.Ikc({
        DesiredTGUpdates: (0,fields/* mapOf */.A7)(UPDATES),
        PreemptedAllocs: (0,fields/* listOf */.c3)(PREEMPTED),
    }),
    CreatedEvals: (0,fields/* listOf */.c3)(CREATED_EVALUATION),
    Diff: dist/* nullish */.cl6(JOB_DIFF, null),
    FailedTGAllocs: (0,fields/* mapOf */.A7)(METRIC),
    JobModifyIndex: dist/* number */.aig(),
    NextPeriodicLaunch: dist/* pipe */.FsL(dist/* nullish */.cl6(dist/* string */.YjP(), null), dist/* transform */.pdi((time) => (time === null || time === '' || time.startsWith('0001-01-01T') ? null : time))),
    Warnings: fields/* textField */.M8,
});
async function createJobPlan(wire, request) {
    const { policyOverride = false, diff = true } = request;
    const { job, ...place } = (0,target/* resolveJobTarget */.TU)(request, wire);
    const override = policyOverride ? ', and `sentinel-override`,' : '';
    const call = {
        method: 'POST',
        path: `/v1/job/${(0,job_id/* jobSegment */.J)(job.ID, 'parse')}/plan`,
        ...place,
        body: { Job: job, Diff: diff, PolicyOverride: policyOverride },
        repeatable: true,
        capability: `\`plan-job\` (\`submit-job\` on a server before 1.11.2)${override}`,
        invalidReason: 'parse',
    };
    const answer = await wire.ask(call);
    return { ...wire.read(call, answer, (0,nomad_call/* shapeOf */.F)(PLAN)), raw: answer.body };
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/evaluations.js






const EVALUATION = dist/* object */.Ikc({
    ID: dist/* string */.YjP(),
    Namespace: fields/* textField */.M8,
    Priority: fields/* countField */.QT,
    Type: fields/* textField */.M8,
    TriggeredBy: fields/* textField */.M8,
    JobID: fields/* textField */.M8,
    JobModifyIndex: fields/* countField */.QT,
    DeploymentID: fields/* textField */.M8,
    Status: dist/* string */.YjP(),
    StatusDescription: fields/* textField */.M8,
    Wait: fields/* span */.Ln,
    NextEval: fields/* textField */.M8,
    PreviousEval: fields/* textField */.M8,
    BlockedEval: fields/* textField */.M8,
    FailedTGAllocs: (0,fields/* mapOf */.A7)(METRIC),
    QueuedAllocations: (0,fields/* mapOf */.A7)(dist/* number */.aig()),
    CreateIndex: fields/* countField */.QT,
    ModifyIndex: fields/* countField */.QT,
    CreateTime: fields/* timestamp */.vE,
    ModifyTime: fields/* timestamp */.vE,
});
function listJobEvaluations(request) {
    return (0,jobs_read/* jobReading */.IH)(request, { suffix: '/evaluations', schema: (0,fields/* listOf */.c3)(EVALUATION) });
}
function readEvaluation({ id, stale, namespace, region }) {
    return {
        call: {
            method: 'GET',
            path: `/v1/evaluation/${(0,target/* plainSegment */.KE)(id, 'evaluation ID')}`,
            query: { stale },
            namespace,
            region,
            repeatable: true,
            capability: '`read-job`',
            invalidReason: 'input',
        },
        shape: (0,nomad_call/* shapeOf */.F)(EVALUATION),
    };
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/register.js





const WRITTEN = dist/* object */.Ikc({
    EvalID: fields/* textField */.M8,
    EvalCreateIndex: fields/* countField */.QT,
    JobModifyIndex: dist/* number */.aig(),
    Warnings: fields/* textField */.M8,
});
async function createJob(wire, request) {
    (0,job_id/* jobSegment */.J)(request.job.ID, 'parse');
    return await register(wire, '/v1/jobs', request);
}
async function updateExistingJob(wire, request) {
    return await register(wire, `/v1/job/${(0,job_id/* jobSegment */.J)(request.job.ID, 'parse')}`, request);
}
async function register(wire, path, request) {
    const { enforceIndex, submission } = request;
    const { job, ...place } = (0,target/* resolveJobTarget */.TU)(request, wire);
    return wire.get({
        call: {
            method: 'POST',
            path,
            ...place,
            body: {
                Job: job,
                ...(enforceIndex === undefined ? {} : { EnforceIndex: true, JobModifyIndex: enforceIndex }),
                EvalPriority: request.evalPriority,
                PolicyOverride: request.policyOverride,
                PreserveCounts: request.preserveCounts,
                Submission: submission && {
                    Source: submission.source,
                    Format: submission.format,
                    Variables: submission.variables,
                },
            },
            repeatable: enforceIndex !== undefined,
            capability: `\`submit-job\` (or \`register-job\` since 1.11.2)${request.policyOverride === true ? ', and `sentinel-override`,' : ''}`,
            invalidReason: 'parse',
        },
        shape: (0,nomad_call/* shapeOf */.F)(WRITTEN),
    });
}
async function stopJob(wire, request) {
    const { id, purge, global, evalPriority, noShutdownDelay, namespace, region } = request;
    return wire.get({
        call: {
            method: 'DELETE',
            path: `/v1/job/${(0,job_id/* jobSegment */.J)(id, 'input')}`,
            query: { purge, global, eval_priority: evalPriority, no_shutdown_delay: noShutdownDelay },
            namespace,
            region,
            repeatable: false,
            capability: `\`submit-job\` (or \`${purge === true ? 'purge-job' : 'deregister-job'}\` since 1.11.2)`,
            invalidReason: 'input',
        },
        shape: (0,nomad_call/* shapeOf */.F)(WRITTEN),
    });
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/dispatch.js







const DISPATCHED = dist/* object */.Ikc({
    DispatchedJobID: dist/* string */.YjP(),
    EvalID: fields/* textField */.M8,
    EvalCreateIndex: fields/* countField */.QT,
    JobCreateIndex: fields/* countField */.QT,
});
async function dispatchJob(wire, request) {
    const { id, payload, meta, idempotencyToken, idPrefixTemplate, priority, namespace, region } = request;
    const path = `/v1/job/${(0,job_id/* jobSegment */.J)(id, 'input')}/dispatch`;
    const bytes = payload === undefined ? undefined : Buffer.from(payload);
    const { payloadLimit } = wire.dialect;
    if (bytes !== undefined && bytes.length > payloadLimit) {
        const [has, limit] = [bytes.length, payloadLimit].map((size) => size.toLocaleString('en-US'));
        throw new errors/* ServiceError */._7({
            kind: 'too-large',
            reason: 'input',
            message: `The payload has ${has ?? ''} bytes; a dispatch accepts at most ${limit ?? ''} bytes`,
            help: 'what-cannot-be-dispatched',
            hint: 'Store the data where the job can fetch it, and dispatch its address.',
        });
    }
    return wire.get({
        call: {
            method: 'POST',
            path,
            query: { idempotency_token: (0,target/* nonEmpty */.hq)(idempotencyToken) },
            namespace,
            region,
            body: {
                Payload: bytes?.toString('base64'),
                Meta: meta,
                IdPrefixTemplate: idPrefixTemplate,
                Priority: priority,
            },
            repeatable: (0,target/* nonEmpty */.hq)(idempotencyToken) !== undefined,
            capability: '`dispatch-job`',
            invalidReason: 'input',
        },
        shape: (0,nomad_call/* shapeOf */.F)(DISPATCHED),
    });
}
const LAUNCHED = dist/* object */.Ikc({ EvalID: dist/* string */.YjP(), EvalCreateIndex: fields/* countField */.QT });
async function forceNewPeriodicInstance(wire, { id, namespace, region }) {
    return wire.get({
        call: {
            method: 'POST',
            path: `/v1/job/${(0,job_id/* jobSegment */.J)(id, 'input')}/periodic/force`,
            namespace,
            region,
            repeatable: false,
            capability: '`dispatch-job` (or `submit-job`; or `force-periodic-job` since 1.11.2)',
            invalidReason: 'input',
        },
        shape: (0,nomad_call/* shapeOf */.F)(LAUNCHED),
    });
}
async function createJobEvaluation(wire, request) {
    const { id, forceReschedule = false, namespace, region } = request;
    return wire.get({
        call: {
            method: 'POST',
            path: `/v1/job/${(0,job_id/* jobSegment */.J)(id, 'input')}/evaluate`,
            namespace,
            region,
            body: { JobID: id, EvalOptions: { ForceReschedule: forceReschedule } },
            repeatable: false,
            capability: '`submit-job` (or `evaluate-job` since 1.11.2)',
            invalidReason: 'input',
        },
        shape: (0,nomad_call/* shapeOf */.F)(WRITTEN),
    });
}

// EXTERNAL MODULE: ./build/js/clients/schema.js
var schema = __webpack_require__(7798);
;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/list.js






const STUB = dist/* object */.Ikc({
    ID: dist/* string */.YjP(),
    ParentID: fields/* textField */.M8,
    Name: fields/* textField */.M8,
    Namespace: dist/* nullish */.cl6(dist/* string */.YjP(), 'default'),
    Type: fields/* textField */.M8,
    Priority: fields/* countField */.QT,
    Periodic: fields/* flagField */.tS,
    ParameterizedJob: fields/* flagField */.tS,
    Stop: fields/* flagField */.tS,
    Status: fields/* textField */.M8,
    StatusDescription: fields/* textField */.M8,
    JobSummary: dist/* nullish */.cl6(jobs_read/* SUMMARY */.$M, null),
    Meta: (0,fields/* mapOf */.A7)(dist/* string */.YjP()),
    JobModifyIndex: fields/* countField */.QT,
    SubmitTime: fields/* timestamp */.vE,
});
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
            invalidReason: 'input',
        },
        shape: (value, heading) => {
            const result = (0,schema/* parseValue */.$)((0,fields/* listOf */.c3)(STUB), value);
            return 'problem' in result ? result : { output: { jobs: result.output, nextToken: heading.nextToken } };
        },
    };
}
async function* jobPages(wire, request) {
    const followed = new Set();
    let nextToken = request.nextToken;
    do {
        followed.add(nextToken);
        const reading = listJobs({ ...request, nextToken });
        const page = await wire.get(reading);
        ({ nextToken } = page);
        if (nextToken !== undefined && followed.has(nextToken)) {
            throw new errors/* ServiceError */._7({
                kind: 'server',
                reason: 'server',
                message: (0,messages/* requestMessage */.Vk)('Nomad returns the same page repeatedly', reading.call),
                help: 'not-the-service-itself',
            });
        }
        yield page;
    } while (nextToken !== undefined);
}

// EXTERNAL MODULE: ./build/js/clients/nomad/errors.js
var nomad_errors = __webpack_require__(4574);
// EXTERNAL MODULE: ./build/js/clients/nomad/jobs/job.js
var job = __webpack_require__(2601);
;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/parse-errors.js
const PREFIX = /^Failed to parse job: (?:unable to parse var content: )?/;
const POSITION = /^(?:<nil>|[^\s:]+:(\d+),(\d+)-[\d,]+): /;
const FOLLOW_UP = /^Unsuitable value type: Unsuitable value: value must be known$/;
function parseDiagnostics(body, describe) {
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
    const readables = found.map((one) => ({ ...one, message: makeReadable(one.message, describe) }));
    const causes = readables.filter(({ message }) => !FOLLOW_UP.test(message));
    return causes.length > 0 ? causes : readables;
}
function makeReadable(message, describe) {
    return message
        .trim()
        .replace('; ', ': ')
        .replaceAll(/\binput\.hcl:(\d+),(\d+)-(?:\d+,)?\d+/g, (_all, line, column) => describe({ line: Number(line), column: Number(column) }));
}
const HINTS = [
    [
        /filesystem functions? disabled/,
        "Nomad's parser does not support functions that read files, and Outrider could not evaluate this call. Write the text into the job file.",
        'functions-that-read-files',
    ],
    [/^Unset variable/, 'Set the variable, or declare a `default` in the job file.', 'variable-without-a-value'],
    [/^Duplicate job block/, 'A job file declares one job: put each job into its own file.', 'no-job-in-the-file'],
    [
        /^Missing job block/,
        'A job file declares a job: `job "name" { … }`. Exclude other files from `job-files`, such as `!**/*.vars.hcl`.',
        'no-job-in-the-file',
    ],
];
function remedyForDiagnostic({ message }) {
    const [, hint, help] = HINTS.find(([text]) => text.test(message)) ?? [];
    return hint === undefined || help === undefined ? {} : { hint, help };
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/parse.js





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
        invalidReason: 'parse',
    };
    const answer = await wire.ask(call);
    if (answer.status === 400 && isAboutTheFile(answer.body)) {
        throw new errors/* ActionErrors */.o9(toParseErrors(answer.body, request));
    }
    return wire.read(call, answer, job/* asJob */.sN);
}
function isAboutTheFile(body) {
    return body.trim() !== '' && !(0,nomad_errors/* isHtml */._6)(body) && !nomad_errors/* WANTS_TLS */.CD.test(body) && !NOT_ABOUT_THE_FILE.test(body);
}
function toParseErrors(body, { file, locate }) {
    const located = locate ?? ((position) => ({ where: { file, ...position }, about: undefined }));
    const describe = (position) => {
        const { where, about } = located(position);
        return where === undefined ? (about ?? file) : `${where.file}:${where.line ?? 1}`;
    };
    return parseDiagnostics(body, describe).map((diagnostic) => {
        const { line, column } = diagnostic;
        const { where, about } = line === undefined || column === undefined ? { where: { file }, about: undefined } : located({ line, column });
        const what = about === undefined ? diagnostic.message : `${(0,messages/* capitalize */.ZH)(about)}: ${diagnostic.message}`;
        return new errors/* ServiceError */._7({
            kind: 'invalid',
            reason: 'parse',
            message: what,
            location: where ?? { file },
            ...remedyForDiagnostic(diagnostic),
        });
    });
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/scale.js






const SCALING_EVENT = dist/* object */.Ikc({
    Time: fields/* timestamp */.vE,
    Count: dist/* nullish */.cl6(dist/* number */.aig(), null),
    PreviousCount: fields/* countField */.QT,
    Message: fields/* textField */.M8,
    Error: dist/* nullish */.cl6(dist/* union */.KCZ([dist/* boolean */.zMY(), dist/* string */.YjP()]), false),
    Meta: dist/* fallback */.NpB(dist/* nullish */.cl6(dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J()), null), null),
    EvalID: fields/* textField */.M8,
    CreateIndex: fields/* countField */.QT,
});
const SCALE_STATUS = dist/* object */.Ikc({
    JobID: dist/* string */.YjP(),
    Namespace: fields/* textField */.M8,
    JobModifyIndex: fields/* countField */.QT,
    JobStopped: fields/* flagField */.tS,
    TaskGroups: (0,fields/* mapOf */.A7)(dist/* object */.Ikc({
        Desired: fields/* countField */.QT,
        Placed: fields/* countField */.QT,
        Running: fields/* countField */.QT,
        Healthy: fields/* countField */.QT,
        Unhealthy: fields/* countField */.QT,
        Events: (0,fields/* listOf */.c3)(SCALING_EVENT),
    })),
});
function readJobScaleStatus(request) {
    return (0,jobs_read/* jobReading */.IH)(request, {
        suffix: '/scale',
        capability: '`read-job-scaling` (or `read-job`)',
        schema: SCALE_STATUS,
    });
}
async function checksScaleIndex(wire, { id, namespace, region }) {
    const call = {
        method: 'POST',
        path: `/v1/job/${(0,job_id/* jobSegment */.J)(id, 'input')}/scale`,
        namespace,
        region,
        body: { Target: { Group: '' }, JobModifyIndex: 'is it checked?' },
        repeatable: true,
        capability: '`scale-job` (or `submit-job`)',
        invalidReason: 'input',
    };
    const answer = await wire.ask(call);
    if (answer.status === 400 && answer.body.includes('JobModifyIndex'))
        return true;
    if (answer.status === 400 && answer.body.includes('missing task group'))
        return false;
    wire.read(call, answer, (0,nomad_call/* shapeOf */.F)(WRITTEN));
    return false;
}
async function scaleTaskGroup(wire, request) {
    const { id, group, namespace, region, policyOverride } = request;
    const override = policyOverride === true ? ', and `sentinel-override`,' : '';
    return wire.get({
        call: {
            method: 'POST',
            path: `/v1/job/${(0,job_id/* jobSegment */.J)(id, 'input')}/scale`,
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
            invalidReason: 'input',
        },
        shape: (0,nomad_call/* shapeOf */.F)(WRITTEN),
    });
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/versions.js









const VERSIONS = dist/* object */.Ikc({ Versions: dist/* nullable */.mee(dist/* array */.YOg(job/* JOB */.cJ)), Diffs: (0,fields/* listOf */.c3)(JOB_DIFF) });
function listJobVersions({ diffs, ...request }) {
    return { call: (0,jobs_read/* jobCall */.Wo)(request, { suffix: '/versions', query: { diffs } }), shape: parseVersions };
}
function parseVersions(value) {
    const result = (0,schema/* parseValue */.$)(VERSIONS, value);
    if ('problem' in result)
        return result;
    const { Versions } = value;
    return { output: { Versions: Versions ?? [], Diffs: result.output.Diffs } };
}
async function revertJob(wire, request) {
    const { id, version, enforcePriorVersion, meshToken, secretsToken, namespace, region } = request;
    const names = wire.dialect.revertTokens;
    return wire.get({
        call: {
            method: 'POST',
            path: `/v1/job/${(0,job_id/* jobSegment */.J)(id, 'input')}/revert`,
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
            invalidReason: 'input',
            secrets: [meshToken, secretsToken],
        },
        shape: (0,nomad_call/* shapeOf */.F)(WRITTEN),
    });
}
const MARKED = dist/* object */.Ikc({ Index: dist/* number */.aig() });
async function setJobStability(wire, { id, version, stable, namespace, region }) {
    return wire.get({
        call: {
            method: 'POST',
            path: `/v1/job/${(0,job_id/* jobSegment */.J)(id, 'input')}/stable`,
            namespace,
            region,
            body: { JobID: id, JobVersion: version, Stable: stable },
            repeatable: true,
            capability: '`submit-job` (or `stable-job` since 1.11.2)',
            invalidReason: 'input',
        },
        shape: (0,nomad_call/* shapeOf */.F)(MARKED),
    });
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/next-query.js
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
const FIRST_WATCH_PAUSE = 500;
const MAX_WATCH_PAUSE = 12_000;
const MAX_SERVER_ERRORS = 10;
function pauseAfter({ kind, status, inARow, random }) {
    const passes = kind === 'unreachable' ||
        (kind === 'server' && status !== undefined && (status === 429 || status >= 500) && inARow < MAX_SERVER_ERRORS);
    return passes ? Math.min(MAX_WATCH_PAUSE, FIRST_WATCH_PAUSE * 2 ** (inARow - 1)) * (0.5 + random / 2) : undefined;
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/watch.js



const WAIT = 50_000;
const REST = 500;
const SLACK = 30_000;
async function* watch(wire, reading, options) {
    const { onTrouble } = options;
    const { pace } = wire;
    const clock = startWatchClock(wire, reading.call, options);
    let index;
    let body;
    let lost = 0;
    let lastError;
    for (;;) {
        const started = performance.now();
        const round = await queryOnce(wire, reading, {
            index,
            remaining: clock.remaining(lastError),
            clock,
            wait: options.wait ?? WAIT,
        });
        if ('error' in round) {
            const isLate = round.error.reason === 'timed-out';
            if (isLate)
                clock.remaining(lastError);
            if (!isLate || lastError === undefined)
                lastError = round.error;
            lost += 1;
            const wait = pauseAfter({ kind: round.error.kind, status: round.status, inARow: lost, random: pace.random() });
            if (wait === undefined) {
                throw round.error;
            }
            onTrouble?.(round.error, wait);
            await clock.pause(wait);
            continue;
        }
        lastError = undefined;
        lost = 0;
        index = nextIndex(index, round.answer.headers[wire.dialect.indexHeader]);
        if (round.answer.body !== body) {
            body = round.answer.body;
            yield round.output;
        }
        await clock.pause(REST - (performance.now() - started));
    }
}
function startWatchClock(wire, call, { deadline, signal }) {
    const started = performance.now();
    const combined = AbortSignal.any([wire.signal, signal].filter((one) => one !== undefined));
    const left = () => Math.floor(deadline - (performance.now() - started));
    return {
        signal: combined,
        remaining(lastError) {
            if (left() < 1) {
                throw watchTimeout(call, deadline, lastError);
            }
            return left();
        },
        async pause(milliseconds) {
            await wire.pace.pause(Math.max(0, Math.min(milliseconds, left())), combined);
            combined.throwIfAborted();
        },
    };
}
async function queryOnce(wire, { call, shape }, query) {
    const { index, remaining, clock, wait } = query;
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
        if (error instanceof errors/* ServiceError */._7) {
            return { error, status: answer?.status };
        }
        throw error;
    }
}
function watchTimeout({ method, path }, deadline, cause) {
    const what = `Timed out after ${Math.round(deadline / 100) / 10} s of waiting for a change in Nomad`;
    return new errors/* ServiceError */._7({
        kind: 'unreachable',
        reason: 'timed-out',
        message: cause === undefined ? (0,messages/* requestMessage */.Vk)(what, { method, path }) : `${what}: ${cause.message}`,
        hint: cause?.hint,
        help: cause?.help,
        cause,
    });
}

// EXTERNAL MODULE: ./build/js/clients/http/network-errors.js
var network_errors = __webpack_require__(8578);
// EXTERNAL MODULE: ./build/js/clients/nomad/dialect.js
var nomad_dialect = __webpack_require__(8787);
;// CONCATENATED MODULE: ./build/js/clients/nomad/refusal.js




function nomadRefusal(refusal) {
    const { call, answer } = refusal;
    const { status } = answer;
    const withoutSecrets = refusal.secrets.reduce((text, secret) => ((0,target/* nonEmpty */.hq)(secret) === undefined ? text : text.replaceAll(String(secret), () => '‹hidden›')), answer.body);
    const body = refusal.scrub?.(withoutSecrets) ?? withoutSecrets;
    const classified = (0,nomad_errors/* classifyRefusal */.rN)(status, body);
    const isEmpty = classified.about === 'other-service' && body.trim() === '';
    return new errors/* ServiceError */._7({
        kind: classified.kind,
        reason: reasonOf(classified, refusal),
        message: (0,messages/* requestMessage */.Vk)(sentenceFor(classified, refusal), { ...call, status }, isEmpty ? '' : classified.text),
        ...remedyForRefusal(classified, refusal),
    });
}
function sentenceFor({ kind, about }, { call, answer, host }) {
    if (about === 'scheme')
        return `Nomad at ${host} expects HTTPS`;
    if (about === 'other-service') {
        if (call.since !== undefined)
            return `The API endpoint does not exist at ${host}`;
        return answer.status === 405
            ? `${host} answered with an empty body: is this the address of Nomad?`
            : `${host} answers, but is not Nomad`;
    }
    switch (kind) {
        case 'not-found':
            return 'Not found in Nomad';
        case 'unauthorized':
            return (0,nomad_errors/* isHtml */._6)(answer.body) ? `Permission denied at ${host}` : `Permission denied by Nomad at ${host}`;
        case 'invalid':
            return 'Rejected as invalid by Nomad';
        case 'conflict':
            return 'Rejected by Nomad because the job has changed';
        case 'blocked':
            return 'Temporarily rejected by Nomad';
        case 'too-large':
            return 'Request too large for Nomad';
        case 'unreachable':
            return `Nomad is not available behind the gateway at ${host}`;
        case 'server':
            return `Nomad at ${host} reported a server error`;
    }
}
function reasonOf({ kind, about }, { call, namespace }) {
    if (about === 'scheme')
        return 'unreachable';
    switch (kind) {
        case 'invalid':
            return about === 'region' || (about === 'namespace' && namespace !== undefined) ? 'input' : call.invalidReason;
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
function remedyForRefusal({ kind, text, about }, refusal) {
    const { call } = refusal;
    switch (about) {
        case 'scheme':
            return { hint: 'Write `address` with `https://`.', help: 'http-or-https' };
        case 'other-service': {
            const version = call.since === undefined ? '' : `, and that Nomad is version ${call.since} or newer`;
            const hint = `Check that \`address\` is the address of Nomad itself, without a path${version}.`;
            return { hint, help: 'not-the-service-itself' };
        }
        case 'region':
            return {
                hint: 'Set `region`, or the region in the job file, to one that Nomad knows.',
                help: 'unknown-namespace-or-region',
            };
        case 'namespace':
            return {
                hint: 'Set `namespace`, or the namespace in the job file, to an existing one, or create it (`nomad namespace apply`).',
                help: 'unknown-namespace-or-region',
            };
        case 'node-pool':
            return {
                hint: 'Set `node_pool` in the job file to an existing one (`nomad node pool list`), or create it (`nomad node pool apply`).',
                help: 'unknown-node-pool',
            };
        case undefined:
            break;
    }
    if (kind === 'unauthorized')
        return explainDenied(text, refusal);
    if (kind === 'not-found') {
        const hint = call.since === undefined ? {} : { hint: `Nomad before ${call.since} answers this for every job.` };
        return { help: 'no-such-job', ...hint };
    }
    return kind === 'conflict' ? { help: 'changed-meanwhile' } : {};
}
function explainDenied(text, { call, answer, namespace, hasToken, noToken }) {
    if ((0,nomad_errors/* isHtml */._6)(answer.body)) {
        const hint = 'A web page is not an answer of Nomad: a proxy in front of it requires a log-in. Set `http-auth` if the proxy accepts it, or set `address` to Nomad itself.';
        return { hint, help: 'not-the-service-itself' };
    }
    if (call.deniedHint !== undefined)
        return { hint: call.deniedHint };
    const place = `in the namespace \`${namespace ?? 'default'}\``;
    const right = call.capability === undefined ? undefined : `the ACL capability ${call.capability} ${place}`;
    const replacement = right === undefined ? 'Set `token` to a valid one.' : `Set \`token\` to one with ${right}.`;
    if (!hasToken)
        return { hint: ['No token was given.', replacement, noToken ?? ''].join(' ').trim(), help: 'no-token' };
    if (/token expired/.test(text))
        return { hint: `The token has expired. ${replacement}`, help: 'missing-right' };
    if (/token not found|UUID must be 36 characters/.test(text)) {
        return { hint: `Nomad does not know this token. ${replacement}`, help: 'missing-right' };
    }
    const needed = right === undefined ? 'The token may be' : `The token needs ${right}. It may also be`;
    return { hint: `${needed} unknown to Nomad, or expired.`, help: 'missing-right' };
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/wire.js








const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
function createNomadWire(options) {
    const headers = (0,nomad_dialect/* headersFor */.i)(options);
    const dialect = nomad_dialect/* DIALECTS */.O[options.dialect];
    const { host } = new URL(options.address);
    const wire = {
        dialect,
        namespace: (0,target/* nonEmpty */.hq)(options.namespace),
        signal: options.signal,
        pace: options.transport.pace,
        async ask(call, { deadline = options.deadline, signal = options.signal } = {}) {
            try {
                return await options.transport.send({
                    service: dialect.service,
                    method: call.method,
                    url: buildUrl(call, options),
                    headers: call.body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
                    body: call.body === undefined ? undefined : JSON.stringify(call.body),
                    repeatable: call.repeatable,
                    deadline,
                    signal,
                    maxBytes: MAX_ANSWER_BYTES,
                    isBusy: nomad_errors/* isBusy */.A5,
                });
            }
            catch (error) {
                throw (0,network_errors/* toServiceError */.N1)(error, { signal, kinds: { input: 'invalid', server: 'server' } });
            }
        },
        read(call, answer, shape) {
            if (answer.status < 200 || answer.status > 299) {
                const token = (0,target/* nonEmpty */.hq)(options.token);
                throw nomadRefusal({
                    call,
                    answer,
                    host,
                    ...resolveTarget(call, options),
                    hasToken: token !== undefined,
                    noToken: options.noToken,
                    secrets: [token, (0,target/* nonEmpty */.hq)(options.httpAuth), ...(call.secrets ?? [])],
                    scrub: options.scrub,
                });
            }
            return readOutput(call, answer, host, (value) => shape(value, { nextToken: (0,target/* nonEmpty */.hq)(answer.headers[dialect.nextPageHeader]) }));
        },
        async get({ call, shape }) {
            return wire.read(call, await wire.ask(call), shape);
        },
    };
    return wire;
}
function buildUrl(call, options) {
    const url = new URL(call.path, options.address);
    const query = { ...call.query, ...resolveTarget(call, options) };
    for (const [name, value] of Object.entries(query)) {
        if (value !== undefined && value !== false) {
            url.searchParams.set(name, String(value));
        }
    }
    return url;
}
function resolveTarget(call, options) {
    const namespace = (0,target/* nonEmpty */.hq)(call.namespace) ?? (0,target/* nonEmpty */.hq)(options.namespace);
    const region = (0,target/* nonEmpty */.hq)(call.region) ?? (0,target/* nonEmpty */.hq)(options.region);
    return { ...(namespace === undefined ? {} : { namespace }), ...(region === undefined ? {} : { region }) };
}
function readOutput(call, { status, body }, host, shape) {
    const json = parseBody(body);
    const result = 'problem' in json ? json : shape(json.output);
    if ('output' in result)
        return result.output;
    const version = call.since === undefined ? '' : `, and that Nomad is version ${call.since} or newer`;
    throw new errors/* ServiceError */._7({
        kind: 'server',
        reason: 'server',
        message: (0,messages/* requestMessage */.Vk)(`Unexpected response from Nomad at ${host}: ${result.problem}`, { ...call, status }),
        help: 'not-the-service-itself',
        hint: `Check that \`address\` is the address of Nomad itself${version}.`,
    });
}
function parseBody(body) {
    try {
        return { output: (0,json/* parseJson */.qF)(body) };
    }
    catch {
        return { problem: (0,nomad_errors/* isHtml */._6)(body) ? `it is ${(0,nomad_errors/* serverMessage */.x_)(body)}` : ((0,json/* excessOf */.FR)(body) ?? 'it is not JSON') };
    }
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/client.js














function createNomad(options) {
    const wire = createNomadWire(options);
    const once = (endpoint) => (request) => endpoint(wire, request);
    const read = (endpoint) => async (request) => wire.get(endpoint(request, wire.dialect));
    const watched = (endpoint) => (request, how) => watch(wire, endpoint(request, wire.dialect), how);
    return {
        listJobs: read(listJobs),
        createJob: once(createJob),
        parseJob: once(parseJob),
        readJob: read(jobs_read/* readJob */.cd),
        listJobVersions: read(listJobVersions),
        listJobAllocations: read(allocations/* listJobAllocations */.Hc),
        listJobEvaluations: read(listJobEvaluations),
        listJobDeployments: read(listJobDeployments),
        readJobsMostRecentDeployment: read(readJobsMostRecentDeployment),
        readJobSummary: read(jobs_read/* readJobSummary */.um),
        updateExistingJob: once(updateExistingJob),
        dispatchJob: once(dispatchJob),
        revertJob: once(revertJob),
        setJobStability: once(setJobStability),
        createJobEvaluation: once(createJobEvaluation),
        createJobPlan: once(createJobPlan),
        forceNewPeriodicInstance: once(forceNewPeriodicInstance),
        stopJob: once(stopJob),
        readJobScaleStatus: read(readJobScaleStatus),
        scaleTaskGroup: once(scaleTaskGroup),
        checksScaleIndex: once(checksScaleIndex),
        jobServices: read(jobs_read/* jobServices */.O2),
        readEvaluation: read(readEvaluation),
        readDeployment: read(readDeployment),
        promoteDeployment: once(promoteDeployment),
        failDeployment: once(failDeployment),
        readTaskLogs: once(allocations/* readTaskLogs */.Ly),
        logIn: once(logIn),
        readOwnToken: once(readOwnToken),
        readAclRole: read(readAclRole),
        readAclPolicy: read(readAclPolicy),
        watch: {
            listJobs: watched(listJobs),
            readJob: watched(jobs_read/* readJob */.cd),
            listJobVersions: watched(listJobVersions),
            listJobAllocations: watched(allocations/* listJobAllocations */.Hc),
            listJobEvaluations: watched(listJobEvaluations),
            listJobDeployments: watched(listJobDeployments),
            readJobsMostRecentDeployment: watched(readJobsMostRecentDeployment),
            readJobSummary: watched(jobs_read/* readJobSummary */.um),
            readJobScaleStatus: watched(readJobScaleStatus),
            jobServices: watched(jobs_read/* jobServices */.O2),
            readEvaluation: watched(readEvaluation),
            readDeployment: watched(readDeployment),
        },
        pages: { listJobs: (request) => jobPages(wire, request) },
    };
}

// EXTERNAL MODULE: ./build/js/report/help.js
var help = __webpack_require__(7318);
;// CONCATENATED MODULE: ./build/js/operations/common-cause.js

function createFindCause({ nomad, connection, hasAnswered }) {
    let isUnknown;
    return async (error) => {
        if (error.reason === 'unreachable' && !hasAnswered())
            return unreachableError(error, connection.address);
        if (!mayBeUnknownToken(error, connection))
            return undefined;
        isUnknown ??= isUnknownToken(nomad, connection);
        return (await isUnknown) ? unknownTokenError(error) : undefined;
    };
}
function mayBeUnknownToken(error, { token, authMethod, dialect }) {
    const isDenied = error instanceof errors/* ServiceError */._7 && error.kind === 'unauthorized' && isOfNomad(error);
    return isDenied && dialect === 'nomad' && (token ?? authMethod) !== undefined;
}
function isOfNomad({ help }) {
    return help !== 'not-the-service-itself';
}
function unreachableError({ message, hint, help, cause }, { host }) {
    const why = message.replace(`Nomad at ${host} `, 'it ');
    return new errors/* ActionError */.lZ({
        reason: 'unreachable',
        message: `Nomad at ${host} cannot be reached: ${why}`,
        hint,
        help,
        cause,
    });
}
async function isUnknownToken(nomad, { region }) {
    try {
        await nomad.readOwnToken({ region, once: true });
        return false;
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        return error.reason === 'unauthorized' && isOfNomad(error);
    }
}
function unknownTokenError(error) {
    return new errors/* ActionError */.lZ({
        reason: 'unauthorized',
        message: `Nomad does not know this token: ${error.message}`,
        help: 'missing-right',
        hint: 'Set `token` to a valid one: this one has expired, was deleted, or belongs to another cluster or region.',
        cause: error,
    });
}

;// CONCATENATED MODULE: ./build/js/operations/first-request.js

const gatewayErrors = new Set([502, 503, 504]);
function withFirstRequestAlone(transport) {
    let hasAnswered = false;
    let first;
    const sendFirst = async (...[exchange]) => {
        try {
            const answer = await transport.send(exchange);
            hasAnswered = !gatewayErrors.has(answer.status);
            return answer;
        }
        catch (error) {
            hasAnswered = !(error instanceof errors/* ActionError */.lZ) || error.reason !== 'unreachable';
            throw error;
        }
        finally {
            first = undefined;
        }
    };
    return {
        hasAnswered: () => hasAnswered,
        transport: {
            ...transport,
            async send(exchange) {
                if (hasAnswered)
                    return transport.send(exchange);
                if (first === undefined) {
                    first = sendFirst(exchange);
                    return first;
                }
                const outcome = await first.then((answer) => ({ answer }), (error) => ({ error }));
                if (hasAnswered)
                    return transport.send(exchange);
                if ('answer' in outcome)
                    return outcome.answer;
                throw outcome.error;
            },
        },
    };
}

// EXTERNAL MODULE: ./build/js/operations/learn-job.js
var learn_job = __webpack_require__(8697);
// EXTERNAL MODULE: ./build/js/operations/log-group.js
var log_group = __webpack_require__(677);
;// CONCATENATED MODULE: ./build/js/operations/connect-nomad.js








async function startNomadRun(inputs, context) {
    const { runner, event, redactor, deadline, cancelled } = context;
    const { job, redaction } = inputs;
    if (job !== undefined)
        redactor.addIds([job]);
    const { nomad, findCause } = await connectNomad(inputs.nomad, context);
    return {
        inputs,
        nomad: (0,learn_job/* withLearning */.Rx)(nomad, redactor, redaction),
        event,
        redactor,
        deadline,
        cancelled,
        pace: context.transport.pace,
        log: (line) => runner.log(line),
        debug: (line) => runner.debug(line),
        logGroup: (0,log_group/* createLogGroup */.S)(runner),
        findCause,
    };
}
async function connectNomad(inputs, context) {
    const { event, redactor, deadline } = context;
    const { transport, hasAnswered } = withFirstRequestAlone(context.transport);
    const { address, namespace, region, httpAuth, dialect } = inputs;
    const target = { address: address.origin, namespace, region, httpAuth, dialect };
    const options = {
        ...target,
        transport,
        signal: deadline.signal,
        noToken: whyNoToken(event),
        scrub: redactor.scrub,
    };
    redactor.addShown([address.host, namespace ?? '', region ?? '', ...publicAddresses(event)]);
    const connectedWith = (token, secrets) => {
        const nomad = createNomad({ ...options, token });
        return { nomad, secrets, findCause: createFindCause({ nomad, connection: inputs, hasAnswered }) };
    };
    if (inputs.authMethod === undefined)
        return connectedWith(inputs.token, context.secrets);
    const { token, secrets } = await connect_nomad_logIn(inputs.authMethod, inputs.audience, createNomad(options), context);
    redactor.addSecrets(secrets);
    return connectedWith(token, [...context.secrets, ...secrets]);
}
async function connect_nomad_logIn(authMethod, audience, nomad, { event, transport, runner }) {
    const identityToken = await readIdentityToken(transport, event.identityToken, audience);
    runner.mask(identityToken);
    const { SecretID: token, Policies } = await nomad.logIn({ authMethod, identityToken });
    runner.mask(token);
    runner.log(`Logged in with \`${authMethod}\`${Policies.length === 0 ? '' : `; policies: ${Policies.join(', ')}`}.`);
    return { token, secrets: [identityToken, token] };
}
function publicAddresses({ repository, serverUrl, runUrl }) {
    const own = repository === undefined ? '' : `${serverUrl}/${repository.owner}/${repository.name}`;
    return [own, runUrl ?? '', help/* helpPage */.rl];
}
function whyNoToken(context) {
    if ((0,github_context/* isOfFork */.O)(context)) {
        return 'GitHub gives no secrets to the pull request of a fork. To plan it, push its commits to a branch of this repository.';
    }
    if (context.eventName === 'pull_request' && context.actor === 'dependabot[bot]') {
        return "GitHub gives Dependabot's runs only Dependabot secrets: store the token there as well.";
    }
    return undefined;
}


/***/ }),

/***/ 1060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ orNoSuchJob),
/* harmony export */   p: () => (/* binding */ findJob)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_http_pace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4911);
/* harmony import */ var _inputs_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1352);



async function findJob(nomad, inputs) {
    return orNoSuchJob(nomad.readJob({ id: inputs.job }), nomad, inputs);
}
async function orNoSuchJob(answer, nomad, { job, nomad: { namespace = 'default' } }) {
    try {
        return await answer;
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.kind !== 'not-found')
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
const longestWait = 2000;
const mostListed = 500;
async function findSimilarId(job, nomad) {
    const listed = await (0,_clients_http_pace_js__WEBPACK_IMPORTED_MODULE_1__/* .withTimeout */ .w)(longestWait, (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(nomad.listJobs({ perPage: mostListed })));
    return (0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .p)(job, listed?.jobs.map(({ ID }) => ID) ?? []);
}


/***/ }),

/***/ 9087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ findVersion),
/* harmony export */   vP: () => (/* binding */ findLastStable)
/* harmony export */ });
/* unused harmony export lastStable */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);

async function findVersion(nomad, job, wanted) {
    const { Versions: versions } = await nomad.listJobVersions({ id: job });
    const found = versions.find(({ Version, VersionTag }) => typeof wanted === 'number' ? Version === wanted : VersionTag?.Name === wanted);
    if (found !== undefined)
        return { found, versions };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'not-found',
        message: `The job \`${job}\` has no ${typeof wanted === 'number' ? `version ${wanted}` : `version with the tag \`${wanted}\``}`,
        help: 'no-such-version',
        hint: `${listVersions(versions)}${typeof wanted === 'string' ? describeTagSupport(versions) : ''}`,
    });
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
        message: `The job \`${ID}\` has no stable version to revert to other than the live one, version ${Version ?? 0}`,
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


/***/ }),

/***/ 8310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ followChildJob)
});

;// CONCATENATED MODULE: ./build/js/rollout/judge-child-job.js
function judgeChildJob({ job, allocations, blocked }) {
    if (job === undefined)
        return 'stopped';
    if (job.Status !== 'dead')
        return blocked && !allocations.some(isActive) ? 'placement-blocked' : undefined;
    const stopped = job.Stop === true;
    const last = withoutReplaced(allocations, job);
    if (last.some((one) => one.ClientStatus === 'failed' && !(stopped && one.DesiredStatus !== 'run')))
        return 'failed';
    if (last.some((one) => one.ClientStatus === 'lost' || one.ClientStatus === 'unknown'))
        return 'lost';
    if (last.some((one) => one.DesiredStatus !== 'run'))
        return 'stopped';
    if (last.length < expectedAllocations(job))
        return stopped ? 'stopped' : 'placement-blocked';
    return last.every((one) => one.ClientStatus === 'complete') ? 'succeeded' : undefined;
}
function withoutReplaced(allocations, { Type }) {
    const placeOf = ({ Name, NodeID }) => JSON.stringify(Type === 'sysbatch' ? [Name, NodeID] : [Name]);
    const newest = new Map();
    for (const one of allocations) {
        const place = placeOf(one);
        newest.set(place, Math.max(newest.get(place) ?? 0, one.CreateIndex));
    }
    const isReplaced = (one) => !(one.ClientStatus === 'complete' && one.DesiredStatus === 'run') &&
        one.CreateIndex < (newest.get(placeOf(one)) ?? 0);
    return allocations.filter((one) => one.NextAllocation === '' && !isReplaced(one));
}
function isActive({ ClientStatus, DesiredStatus }) {
    return DesiredStatus === 'run' && ['pending', 'running', 'unknown'].includes(ClientStatus);
}
function expectedAllocations({ Type, TaskGroups }) {
    const counts = (TaskGroups ?? []).map(({ Count }) => Count ?? 1);
    const sum = counts.reduce((total, count) => total + count, 0);
    return Type === 'sysbatch' ? Math.min(1, sum) : sum;
}

// EXTERNAL MODULE: ./build/js/rollout/progress.js
var progress = __webpack_require__(1533);
// EXTERNAL MODULE: ./build/js/rollout/task-problems.js
var task_problems = __webpack_require__(8692);
// EXTERNAL MODULE: ./build/js/rollout/redact-outcome.js
var redact_outcome = __webpack_require__(3202);
// EXTERNAL MODULE: ./build/js/operations/follow/follow-until-end.js
var follow_until_end = __webpack_require__(3399);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/operations/follow/watching.js
var follow_watching = __webpack_require__(4242);
;// CONCATENATED MODULE: ./build/js/operations/follow/watch-child-job.js



async function* watchChildJob({ id, evalId }, watching) {
    const child = { id };
    try {
        await untilEvaluated(child, evalId, watching);
        let state = await readState(child, watching);
        yield state;
        for (;;) {
            const isAtWork = state.allocations.some(isActive);
            for await (state of isAtWork ? whileAtWork(child, watching, state) : whileIdle(child, watching, state))
                yield state;
        }
    }
    catch (error) {
        if (!isGone(error))
            throw error;
        const allocations = await watching.nomad.listJobAllocations(child);
        yield { job: undefined, allocations, waiting: undefined, blocked: false };
    }
}
function isGone(error) {
    return error instanceof errors/* ServiceError */._7 && error.kind === 'not-found';
}
async function untilEvaluated(child, evalId, watching) {
    if (evalId === '')
        return;
    const evaluations = (0,follow_watching/* evaluationUntilDone */.Vi)({ ...child, id: evalId }, watching);
    try {
        while ((await evaluations.next()).done !== true)
            ;
    }
    catch (error) {
        if (!isGone(error))
            throw error;
    }
}
async function readState(child, { nomad }) {
    const job = await nomad.readJob(child);
    const allocations = await nomad.listJobAllocations(child);
    return { job, allocations, waiting: await waitingEvaluation(child, job, { nomad }), blocked: false };
}
async function* whileAtWork(child, watching, last) {
    for await (const allocations of watching.nomad.watch.listJobAllocations(child, watching.options())) {
        yield { ...last, waiting: undefined, blocked: false, allocations };
        if (!allocations.some(isActive))
            break;
    }
    yield readState(child, watching);
}
async function* whileIdle(child, watching, last) {
    const { nomad } = watching;
    const capacity = (0,follow_watching/* startCapacityClock */.PM)(watching, last.waiting !== undefined);
    const open = (options) => nomad.watch.readJob(child, options);
    for await (const _ of (0,follow_watching/* changesAndLooks */.xQ)(open, watching, capacity)) {
        const state = await readState(child, watching);
        yield { ...state, blocked: capacity.noteLook(state.waiting !== undefined) };
        if (state.allocations.some(isActive))
            return;
    }
}
async function waitingEvaluation(child, job, { nomad }) {
    if (job.Status === 'dead')
        return undefined;
    const evaluations = await nomad.listJobEvaluations(child);
    return evaluations.find((one) => one.Status === 'blocked');
}

;// CONCATENATED MODULE: ./build/js/operations/follow/follow-child-job.js






async function followChildJob(child, dependencies) {
    const started = performance.now();
    const followed = await (0,follow_until_end/* followUntilEnd */.L)({
        label: child.label,
        watch: (watching) => watchChildJob(child, watching),
        judge: judgeChildJob,
        describe: describeState,
    }, dependencies);
    const outcome = (0,progress/* childJobOutcome */.A5)({ ...followed, milliseconds: performance.now() - started });
    return (0,redact_outcome/* redactChildJob */.Jy)(outcome, dependencies.redactor.scrub);
}
function describeState(state) {
    return [(0,progress/* describeChildJob */.fL)(state), (0,task_problems/* describeRestarts */.q)(state.allocations)].filter((text) => text !== '').join('; ');
}


/***/ }),

/***/ 8637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ followRollout),
  g: () => (/* binding */ writtenVersion)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/rollout/judge-deployment.js
var judge_deployment = __webpack_require__(887);
// EXTERNAL MODULE: ./build/js/report/describe-rollout.js
var describe_rollout = __webpack_require__(1772);
// EXTERNAL MODULE: ./build/js/rollout/canaries.js
var canaries = __webpack_require__(7698);
// EXTERNAL MODULE: ./build/js/rollout/progress.js
var progress = __webpack_require__(1533);
// EXTERNAL MODULE: ./build/js/rollout/redact-outcome.js
var redact_outcome = __webpack_require__(3202);
// EXTERNAL MODULE: ./build/js/rollout/task-problems.js
var task_problems = __webpack_require__(8692);
// EXTERNAL MODULE: ./build/js/operations/follow/follow-until-end.js
var follow_until_end = __webpack_require__(3399);
// EXTERNAL MODULE: ./build/js/clients/http/pace.js
var pace = __webpack_require__(4911);
// EXTERNAL MODULE: ./build/js/operations/write-to-nomad.js
var write_to_nomad = __webpack_require__(9240);
// EXTERNAL MODULE: ./build/js/operations/follow/watching.js
var follow_watching = __webpack_require__(4242);
;// CONCATENATED MODULE: ./build/js/operations/follow/watch-rollout.js


function unseenRollout({ index }) {
    return { index, evaluation: undefined, own: undefined, latest: null, deploymentsRead: false, blocked: false };
}
async function* watchRollout(write, watching) {
    const { nomad } = watching;
    let state = unseenRollout(write);
    for await (const evaluation of evaluationsOf(write, watching)) {
        state = { ...state, evaluation };
        yield state;
    }
    const capacity = (0,follow_watching/* startCapacityClock */.PM)(watching, (0,judge_deployment/* isUnplaced */.hd)(state.evaluation));
    for await (const heard of (0,follow_watching/* changesAndLooks */.xQ)((options) => nomad.watch.readJobsMostRecentDeployment(write.job, options), watching, capacity)) {
        if (heard === 'time-to-look') {
            const waiting = await waitingEvaluation(write, watching, state.evaluation);
            const blocked = capacity.noteLook(waiting !== undefined);
            state = { ...state, blocked, evaluation: waiting ?? withoutBlocked(state.evaluation) };
        }
        else {
            state = { ...state, deploymentsRead: true, ...(await deploymentsOf(write, watching, heard.change, state.own)) };
        }
        yield state;
    }
}
async function* evaluationsOf(write, watching) {
    let id = write.evalId === '' ? await findEvaluation(write, watching) : write.evalId;
    while (id !== '') {
        let next = '';
        for await (const evaluation of (0,follow_watching/* evaluationUntilDone */.Vi)({ ...write.job, id }, watching)) {
            yield evaluation;
            next = evaluation.DeploymentID === '' ? evaluation.NextEval : '';
        }
        id = next;
    }
}
const triggers = new Set(['job-register', 'job-scaling']);
async function findEvaluation({ job, index }, { nomad }) {
    const evaluations = await nomad.listJobEvaluations(job);
    const ours = evaluations.filter((one) => one.JobModifyIndex === index && triggers.has(one.TriggeredBy));
    return ours.toSorted((a, b) => b.CreateIndex - a.CreateIndex)[0]?.ID ?? '';
}
async function waitingEvaluation({ job, index }, { nomad }, last) {
    const evaluations = await nomad.listJobEvaluations(job);
    const ours = new Set([last?.ID, last?.BlockedEval]);
    return evaluations.find((one) => one.Status === 'blocked' && (one.JobModifyIndex >= index || ours.has(one.ID)));
}
function withoutBlocked(evaluation) {
    return evaluation === undefined ? undefined : { ...evaluation, FailedTGAllocs: {} };
}
async function deploymentsOf({ job, index, over }, { nomad }, latest, own) {
    if (latest !== null && latest.ID === over)
        return { latest: null };
    if (latest === null || latest.JobSpecModifyIndex < index)
        return { latest, own };
    if (latest.JobSpecModifyIndex === index)
        return { latest, own: latest };
    const all = await nomad.listJobDeployments(job);
    return { latest, own: all.find((one) => one.JobSpecModifyIndex === index) ?? own };
}

;// CONCATENATED MODULE: ./build/js/operations/follow/promote-canaries.js






const lookEvery = 30_000;
const afterRefusal = 5000;
async function* promoteCanaries(write, { after, cancelled }, watching) {
    const stop = new AbortController();
    const states = watchRollout(write, stoppable(watching, stop.signal));
    const clock = startSoakClock(after);
    let state;
    let pending;
    let promoted;
    try {
        for (;;) {
            pending ??= states.next();
            const heard = state?.soak === undefined ? await pending : await (0,pace/* withTimeout */.w)(clock.untilLook(), pending);
            if (heard !== undefined) {
                pending = undefined;
                if (heard.done === true)
                    return;
                state = heard.value;
            }
            const own = state?.own;
            if (state === undefined || own === undefined || own.ID === promoted || !isWaiting(state)) {
                clock.end();
                if (state !== undefined)
                    yield state;
                continue;
            }
            const allocations = after === 0 ? undefined : await watching.nomad.listJobAllocations(write.job);
            state = { ...state, soak: clock.look(own, allocations) };
            yield state;
            if (state.soak?.left !== 0 || cancelled.aborted)
                continue;
            const refusal = await promote(watching.nomad, { ...write.job, id: own.ID });
            if (refusal === undefined)
                promoted = own.ID;
            state = { ...state, soak: refusal === undefined ? undefined : clock.refuse(refusal) };
            yield state;
        }
    }
    finally {
        stop.abort();
        pending?.catch(() => undefined);
        await states.return(undefined);
    }
}
function stoppable(watching, stop) {
    return {
        ...watching,
        options: (signal) => watching.options(signal === undefined ? stop : AbortSignal.any([signal, stop])),
    };
}
function isWaiting(state) {
    return (0,judge_deployment/* judgeRollout */.VY)(state).kind === 'awaiting-promotion';
}
async function promote(nomad, deployment) {
    const send = async () => nomad.promoteDeployment(deployment);
    const find = async () => {
        const now = await nomad.readDeployment(deployment);
        return (0,canaries/* waitingGroups */.cP)(now).size === 0 || now.Status !== 'running' ? now : undefined;
    };
    try {
        await (0,write_to_nomad/* writeToNomad */.Ck)({ send, find });
        return undefined;
    }
    catch (error) {
        const isRefusal = error instanceof errors/* ActionError */.lZ && ['input', 'not-found', 'unauthorized'].includes(error.reason);
        if (isRefusal)
            return error;
        throw error;
    }
}
function startSoakClock(after) {
    let since;
    let before;
    let last;
    let notBefore = 0;
    const left = () => Math.max(0, since === undefined ? after : since + after - performance.now(), notBefore - performance.now());
    return {
        untilLook: () => Math.min(lookEvery, Math.ceil(left()) + 1),
        look(own, allocations) {
            const now = allocations === undefined ? undefined : (0,canaries/* waitingCanaries */.kl)(own, allocations);
            const interruption = now === undefined ? undefined : (0,canaries/* findInterruption */.TB)(before, now, own);
            before = now;
            if (interruption !== undefined)
                since = undefined;
            if (now === undefined || (0,canaries/* areHealthy */.uF)(now, own))
                since ??= performance.now();
            last = { left: left(), interruption: interruption ?? last?.interruption, allocations, denial: undefined };
            return last;
        },
        refuse(refusal) {
            [since, before, notBefore] = [undefined, undefined, performance.now() + afterRefusal];
            const denial = refusal.reason === 'unauthorized' ? refusal : undefined;
            last = { left: left(), interruption: refusal.message, allocations: last?.allocations, denial };
            return last;
        },
        end() {
            [since, before, notBefore, last] = [undefined, undefined, 0, undefined];
        },
    };
}

;// CONCATENATED MODULE: ./build/js/operations/follow/follow-rollout.js










async function followRollout(request, dependencies) {
    const started = performance.now();
    const { label, promoteAfter: after, onProgress, isQuiet } = request;
    const { nomad, redactor, cancelled } = dependencies;
    const followed = await (0,follow_until_end/* followUntilEnd */.L)({
        label,
        watch: (watching) => after === undefined
            ? watchRollout(request, watching)
            : promoteCanaries(request, { after, cancelled }, watching),
        judge: (state) => endOf(state, request),
        isQuiet,
        describe: describeState,
        describeDebug: progress/* describeEvaluation */.qD,
        readDetail: async (state = unseenRollout(request)) => readRestarts(request, state, nomad),
        onProgress: ({ own, soak }, text) => onProgress?.({
            text,
            groups: (0,progress/* deploymentGroups */.oU)(own),
            deploymentId: own?.ID ?? '',
            promotionIn: soak?.left,
        }),
    }, dependencies);
    const { end, stoppedBy, state = unseenRollout(request) } = followed;
    const version = cancelled.aborted ? state.own?.JobVersion : await rolledOutVersion(request, state, nomad);
    const outcome = (0,progress/* rolloutOutcome */.YW)({
        state,
        end,
        stoppedBy,
        version,
        ...(await explainEnd(request, { state, end, version }, dependencies)),
        milliseconds: performance.now() - started,
    });
    return (0,redact_outcome/* redactRollout */.vN)(outcome, redactor.scrub);
}
function endOf(state, { promoteAfter, promotedGroups = [] }) {
    const conclusion = (0,judge_deployment/* judgeRollout */.VY)(state);
    if (conclusion.kind === 'in-progress')
        return undefined;
    if (conclusion.kind !== 'awaiting-promotion')
        return conclusion;
    const mayPromote = promoteAfter !== undefined && state.soak?.denial === undefined;
    const isRollingOut = (0,progress/* deploymentGroups */.oU)(state.own).some(({ name, healthy, desired }) => promotedGroups.includes(name) && healthy < desired);
    return mayPromote || isRollingOut ? undefined : conclusion;
}
function describeState(state) {
    const { soak } = state;
    const countdown = soak === undefined ? undefined : `promotion in ${(0,describe_rollout/* formatDuration */.a3)(soak.left)}`;
    const parts = [(0,progress/* describeProgress */.vk)(state, (0,judge_deployment/* judgeRollout */.VY)(state)), soak?.interruption, countdown];
    return parts.filter((part) => part !== undefined && part !== '').join('; ');
}
async function explainEnd(request, { state, end, version }, { nomad, cancelled }) {
    const own = version === undefined ? undefined : [version];
    if (end?.kind === 'successful')
        return { troubles: [], serving: own };
    const { job, logs = false } = request;
    const all = cancelled.aborted ? state.soak?.allocations : await (0,errors/* orUndefined */.y0)(nomad.listJobAllocations(job));
    const isExplained = !cancelled.aborted && !['superseded', 'awaiting-promotion'].includes(end?.kind ?? '');
    const troubles = isExplained ? (0,task_problems/* findTaskProblems */.h)(ofRollout(all ?? [], request, state)) : [];
    const serving = all === undefined ? undefined : (0,canaries/* findServingVersions */.DE)(all, state.latest ?? undefined);
    return {
        troubles: logs ? await Promise.all(troubles.map(async (trouble) => withLogs(job, trouble, nomad))) : troubles,
        serving: end?.kind === 'no-deployment' ? own : serving,
    };
}
function ofRollout(allocations, { index }, { own, evaluation }) {
    const since = evaluation?.CreateIndex ?? index;
    return allocations.filter((one) => own === undefined ? one.CreateIndex >= since : one.JobVersion === own.JobVersion);
}
async function readRestarts(request, state, nomad) {
    const { allocations = await (0,errors/* orUndefined */.y0)(nomad.listJobAllocations(request.job)) } = state.soak ?? {};
    return (0,task_problems/* describeRestarts */.q)(ofRollout(allocations ?? [], request, state));
}
async function withLogs(job, trouble, nomad) {
    const { allocation: id, task } = trouble;
    return {
        ...trouble,
        logs: await (0,errors/* orUndefined */.y0)(nomad.readTaskLogs({ ...job, id, task, type: 'stderr', lines: 50 })),
    };
}
async function rolledOutVersion({ job, index }, { own }, nomad) {
    return own === undefined ? writtenVersion(job, index, nomad) : own.JobVersion;
}
async function writtenVersion(job, index, nomad) {
    const live = await (0,errors/* orUndefined */.y0)(nomad.readJob(job));
    return live?.JobModifyIndex === index ? (live.Version ?? undefined) : undefined;
}


/***/ }),

/***/ 3399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ followUntilEnd)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _progress_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3523);
/* harmony import */ var _watching_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4242);
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



async function followUntilEnd({ label, watch, judge, describe, describeDebug, readDetail, onProgress, isQuiet }, dependencies) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { redactor, cancelled, log, debug, pace } = dependencies;
        let last;
        const progress = __addDisposableResource(env_1, (0,_progress_log_js__WEBPACK_IMPORTED_MODULE_2__/* .startProgressLog */ .g)({
            label,
            log,
            pace,
            isQuiet,
            readDetail: async () => redactor.scrub((await readDetail?.(last)) ?? ''),
            onChange(text) {
                if (last !== undefined)
                    onProgress?.(last, text);
            },
        }), false);
        const watching = (0,_watching_js__WEBPACK_IMPORTED_MODULE_1__/* .startWatching */ .Kh)(dependencies, (text) => progress.note(redactor.scrub(text)));
        try {
            for await (const state of watch(watching)) {
                last = state;
                const hidden = describeDebug?.(state) ?? '';
                if (hidden !== '')
                    debug(`${label}: ${redactor.scrub(hidden)}`);
                progress.update(redactor.scrub(describe(state)));
                const end = judge(state);
                if (end !== undefined)
                    return { end, stoppedBy: undefined, state };
            }
        }
        catch (error) {
            if (!cancelled.aborted && !isTimeUp(error))
                throw error;
        }
        return { end: undefined, stoppedBy: cancelled.aborted ? 'cancelled' : 'deadline', state: last };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function isTimeUp(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ && error.reason === 'timed-out';
}


/***/ }),

/***/ 6371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ followWrite)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _follow_rollout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8637);


async function followWrite(dependencies, write) {
    const { inputs, nomad, logGroup } = dependencies;
    const { JobModifyIndex: index, EvalID: evalId, over } = write;
    const job = { id: inputs.job };
    const done = { result: 'done', index, evalId, failures: [] };
    try {
        if (!inputs.wait)
            return { ...done, version: await (0,_follow_rollout_js__WEBPACK_IMPORTED_MODULE_1__/* .writtenVersion */ .g)(job, index, nomad) };
        const followed = { label: inputs.job, job, index, evalId, over, promoteAfter: inputs.promotion.after };
        const rollout = await logGroup('Rollout', () => (0,_follow_rollout_js__WEBPACK_IMPORTED_MODULE_1__/* .followRollout */ .h)(followed, dependencies));
        return { ...done, rollout, version: rollout.version };
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ))
            throw error;
        return { ...done, failures: [error.withContext('The change was written, but cannot be followed')] };
    }
}


/***/ }),

/***/ 3523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ startProgressLog)
/* harmony export */ });
const tick = 5000;
const heartbeat = 6;
const quietReads = 40;
function startProgressLog(options) {
    const { label, log, pace, readDetail, onChange, isQuiet = false } = options;
    const started = performance.now();
    const ended = new AbortController();
    let [state, detail, idle, isChanged] = ['', '', 0, false];
    const print = (text) => {
        idle = 0;
        const seconds = Math.round((performance.now() - started) / 1000);
        log(`[+${seconds} s] ${label === undefined ? '' : `${label}: `}${text}`);
    };
    const describe = () => [state, detail].filter((text) => text !== '').join('; ');
    const isReadDue = (ticks) => isChanged || ticks % (detail === '' ? quietReads : heartbeat) === 0 || ticks === heartbeat;
    const readNewDetail = async () => {
        isChanged = false;
        const read = (await readDetail?.()) ?? '';
        if (ended.signal.aborted || read === detail)
            return;
        detail = read;
        if (detail === '')
            return;
        print(describe());
        onChange?.(describe());
    };
    const run = async () => {
        for (let ticks = 1;; ticks += 1) {
            await pace.pause(tick, ended.signal);
            idle += 1;
            if (isReadDue(ticks))
                await readNewDetail();
            if (idle >= heartbeat && !isQuiet && !ended.signal.aborted)
                print(describe() || 'waiting for Nomad');
        }
    };
    run().catch((error) => {
        if (!ended.signal.aborted)
            throw error;
    });
    return {
        update(text) {
            const isNew = text !== state;
            state = text;
            if (!isNew || text === '')
                return;
            isChanged = true;
            if (!isQuiet)
                print(describe());
            onChange?.(describe());
        },
        note: print,
        [Symbol.dispose]: () => ended.abort(),
    };
}


/***/ }),

/***/ 4242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kh: () => (/* binding */ startWatching),
/* harmony export */   PM: () => (/* binding */ startCapacityClock),
/* harmony export */   Vi: () => (/* binding */ evaluationUntilDone),
/* harmony export */   xQ: () => (/* binding */ changesAndLooks)
/* harmony export */ });
/* harmony import */ var _clients_http_pace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4911);

function startWatching({ nomad, inputs, deadline, cancelled }, onTrouble) {
    const { milliseconds, grace } = budgetOf(deadline.left(), inputs.timeout);
    const started = performance.now();
    return {
        nomad,
        grace,
        options: (stop) => ({
            deadline: Math.max(1, milliseconds - (performance.now() - started)),
            signal: stop === undefined ? cancelled : AbortSignal.any([cancelled, stop]),
            onTrouble: (trouble, pause) => onTrouble(`trying again in ${Math.ceil(pause / 1000)} s: ${trouble.message}`),
        }),
    };
}
const graceShare = 1 / 20;
const reserveShare = 1 / 50;
const mostReserveShare = 1 / 5;
const leastReserve = 1000;
function budgetOf(left, timeout) {
    const reserve = Math.max(timeout * reserveShare, Math.min(leastReserve, timeout * mostReserveShare));
    return { milliseconds: left > 2 * reserve ? left - reserve : left / 2, grace: timeout * graceShare };
}
async function* evaluationUntilDone(evaluation, { nomad, options }) {
    for await (const now of nomad.watch.readEvaluation(evaluation, options())) {
        yield now;
        if (now.Status !== 'pending')
            return;
    }
}
const lookEvery = 120_000;
async function* changesAndLooks(open, watching, capacity) {
    const stop = new AbortController();
    const changes = open(watching.options(stop.signal));
    let pending;
    try {
        for (;;) {
            pending ??= changes.next();
            const heard = await (0,_clients_http_pace_js__WEBPACK_IMPORTED_MODULE_0__/* .withTimeout */ .w)(capacity.untilLook(), pending);
            if (heard !== undefined)
                pending = undefined;
            yield heard === undefined ? 'time-to-look' : { change: heard.value };
        }
    }
    finally {
        stop.abort();
        pending?.catch(() => undefined);
    }
}
function startCapacityClock({ grace }, isWaiting) {
    let since = isWaiting ? performance.now() : undefined;
    let isBlocked = false;
    return {
        untilLook: () => (since === undefined || isBlocked ? lookEvery : Math.max(1, since + grace - performance.now())),
        noteLook(isWaitingNow) {
            const isOverdue = since !== undefined && performance.now() - since >= grace;
            since = isWaitingNow ? (since ?? performance.now()) : undefined;
            isBlocked = isWaitingNow && isOverdue;
            return isBlocked;
        },
    };
}


/***/ }),

/***/ 9425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ ignoredNoShutdownDelay),
/* harmony export */   V: () => (/* binding */ ignoredPriority)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_nomad_allocations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9114);


async function ignoredPriority(nomad, { evalId, ...target }, wanted) {
    if (wanted === undefined || evalId === '')
        return [];
    const { Priority = wanted } = (await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(nomad.readEvaluation({ id: evalId, ...target }))) ?? {};
    if (Priority === wanted)
        return [];
    return [
        `This Nomad server ignores \`eval-priority\` (it needs version 1.2.4): the priority of the evaluation is ${Priority}, not ${wanted}.`,
    ];
}
function ignoredNoShutdownDelay(allocations) {
    if (allocations.length === 0 || allocations.some(_clients_nomad_allocations_js__WEBPACK_IMPORTED_MODULE_1__/* .hasNoShutdownDelay */ .dk))
        return [];
    return [
        'This Nomad server ignores `no-shutdown-delay` (it needs version 1.2.4): tasks stop after the shutdown delays of groups and tasks.',
    ];
}


/***/ }),

/***/ 8697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rx: () => (/* binding */ withLearning),
/* harmony export */   qB: () => (/* binding */ liveRules),
/* harmony export */   wT: () => (/* binding */ learnJob)
/* harmony export */ });
/* harmony import */ var _redaction_shown_spec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7761);

const nothingPublic = { has: () => false };
const defaultRedaction = { mode: 'default', patterns: [], reveal: [] };
function liveRules(redactor, redaction = defaultRedaction) {
    return { ...redaction, secrets: redactor, published: nothingPublic };
}
function learnJob(job, rules, side, redactor) {
    const { secrets, hidden, shown } = (0,_redaction_shown_spec_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedValues */ .cW)(job, rules, side);
    redactor.addSecrets(secrets);
    redactor.addHidden(hidden);
    redactor.addShown(shown);
    redactor.addIds([job.ID]);
}
function withLearning(nomad, redactor, redaction) {
    const learn = (job) => {
        learnJob(job, liveRules(redactor, redaction), 'live', redactor);
        return job;
    };
    return {
        ...nomad,
        readJob: async (request) => learn(await nomad.readJob(request)),
        listJobVersions: async (request) => {
            const answer = await nomad.listJobVersions(request);
            answer.Versions.forEach(learn);
            return answer;
        },
        watch: {
            ...nomad.watch,
            async *readJob(request, options) {
                const jobs = nomad.watch.readJob(request, options);
                for (;;)
                    yield learn((await jobs.next()).value);
            },
        },
    };
}


/***/ }),

/***/ 677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ createLogGroup)
/* harmony export */ });
function createLogGroup(runner) {
    return async (name, work) => {
        runner.group(name);
        try {
            return await work();
        }
        finally {
            runner.endGroup();
        }
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

/***/ 3480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L8: () => (/* binding */ placeJob),
/* harmony export */   RK: () => (/* binding */ declarationsOf),
/* harmony export */   iO: () => (/* binding */ declarerOf)
/* harmony export */ });
/* harmony import */ var p_map__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(606);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_nomad_target_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7120);
/* harmony import */ var _parse_loaded_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6036);




function declarationsOf(planned, { readOthers, readElsewhere }, access) {
    let all;
    const readAll = async () => {
        const rest = await (0,p_map__WEBPACK_IMPORTED_MODULE_3__/* ["default"] */ .Ay)(await readOthers(), (loaded) => declarationOf(loaded, access), { concurrency: 10 });
        const elsewhere = (await readElsewhere()).map(({ file, job: { id, place } }) => ({
            file,
            job: place === undefined ? undefined : placeJob({ id, ...place }, access),
        }));
        return [...planned, ...rest, ...elsewhere.filter(({ job }) => job !== undefined)];
    };
    return () => (all ??= readAll());
}
async function declarationOf(loaded, access) {
    const file = loaded.file.name;
    if (!('source' in loaded))
        return { file, job: undefined };
    try {
        const job = await (0,_parse_loaded_js__WEBPACK_IMPORTED_MODULE_2__/* .parseLoaded */ .j$)(loaded, access.nomad);
        const { namespace, region } = (0,_clients_nomad_target_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfFile */ .T2)(job, access.inputs.nomad);
        return { file, job: placeJob({ id: job.ID, namespace, region }, access) };
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorsIn */ .R4)(error) === undefined)
            throw error;
        return { file, job: undefined };
    }
}
function placeJob({ id, namespace, region }, { inputs: { nomad } }) {
    return {
        id,
        namespace: namespace || nomad.namespace || 'default',
        region: region || nomad.region || '',
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
/* harmony import */ var _connect_nomad_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1404);
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
async function eachJob(jobs, { secrets: tokens, redactor, hide, progress, findCause, }, work) {
    let count = 0;
    let common;
    const workUnlessCommon = async (job, secrets) => {
        if (common !== undefined)
            throw common;
        try {
            return await work(job, secrets);
        }
        catch (error) {
            const [first] = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorsIn */ .R4)(error) ?? [];
            common ??= first === undefined ? undefined : await findCause(first);
            throw error;
        }
    };
    const results = await (0,p_map__WEBPACK_IMPORTED_MODULE_8__/* ["default"] */ .Ay)(jobs, async (job) => {
        const ofVariables = 'source' in job ? (0,_redaction_variable_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .variableSecrets */ .yF)(job.prepared?.settings.values() ?? []) : [];
        hide(ofVariables);
        redactor.addShown([job.file.name]);
        if ('source' in job)
            learnTexts(job, redactor);
        redactor.addSecrets(ofVariables);
        const result = await doneOrFailed(job, [...tokens, ...ofVariables], redactor, workUnlessCommon);
        progress(++count, jobs.length);
        return result;
    }, { concurrency });
    const done = results.flatMap((result) => ('done' in result ? [result.done] : []));
    const failed = results.flatMap((result) => ('failed' in result ? [result.failed] : []));
    if (common !== undefined && done.length === 0)
        throw withoutCommon(common, failed);
    return { jobs: done, failed };
}
function withoutCommon(common, failed) {
    const others = failed.flatMap(({ failures }) => failures).filter(({ reason }) => reason !== common.reason);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionErrors */ .o9([common, ...others]);
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
        const secrets = (0,_redaction_detection_find_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .findSecrets */ .d)(value, { random: false, assignments: name !== 'image' });
        return secrets.length > 0 && (0,_redaction_hidden_lines_js__WEBPACK_IMPORTED_MODULE_9__/* .hasLines */ .gE)(value) ? (0,_redaction_hidden_lines_js__WEBPACK_IMPORTED_MODULE_9__/* .hiddenLines */ .kb)(value, secrets) : secrets.length > 0 ? [value] : [];
    });
}


/***/ }),

/***/ 391:
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



function standInContent({ bytes, form }) {
    const text = standInText(bytes.toString('utf8'));
    return form === 'text' ? text : Buffer.from(text).toString('base64');
}
function standInSetting(setting) {
    const { value, form } = setting;
    const isExpression = form === 'source' || (form === 'raw' && isCollection(value.trim()));
    return { ...setting, value: isExpression ? standInLiterals((0,scan/* scanHcl */.J)(value)) : sameShape(value) };
}
function isCollection(text) {
    return (text.startsWith('[') && text.endsWith(']')) || (text.startsWith('{') && text.endsWith('}'));
}
function standInLiterals(hcl) {
    const tokens = [];
    let isName = false;
    for (const [at, kind] of hcl.kinds.entries()) {
        if (kind === 'quote' || kind === 'heredoc') {
            const after = (0,hcl_tokens/* nextToken */.Fu)(hcl, (0,hcl_tokens/* tokenAfter */.EV)(hcl, at), hcl.kinds.length);
            isName = /^[=:]$/.test((0,hcl_tokens/* tokenText */.pA)(hcl, after));
        }
        tokens.push(kind === 'text' && !isName ? sameShape((0,hcl_tokens/* tokenText */.pA)(hcl, at)) : (0,hcl_tokens/* tokenText */.pA)(hcl, at));
    }
    return tokens.join('');
}
const alphabets = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '123456789'];
function sameShape(value) {
    if (/^\s*(?:true|false)\s*$/.test(value))
        return String(value.trim() === 'false');
    return value.replace(/(?<!\\)[a-zA-Z0-9]/g, (character) => {
        const alphabet = alphabets.find((characters) => characters.includes(character)) ?? alphabets[2];
        const at = alphabet.indexOf(character);
        return alphabet[(at + 1 + (0,external_node_crypto_.randomInt)(alphabet.length - 1)) % alphabet.length] ?? character;
    });
}
function standInText(text) {
    const [, before = '', core = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
    try {
        return before + JSON.stringify(standInValue(JSON.parse(core), 0)) + after;
    }
    catch {
        return before + core.split('\n').map(randomLetters).join('\n') + after;
    }
}
const maxDepth = 100;
function standInValue(value, depth) {
    if (depth > maxDepth || value === null)
        return value;
    if (Array.isArray(value))
        return value.map((item) => standInValue(item, depth + 1));
    if (typeof value === 'string')
        return randomLetters();
    if (typeof value === 'number')
        return value + 1 + ((0,external_node_crypto_.randomBytes)(1)[0] ?? 0);
    if (typeof value !== 'object')
        return value !== true;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, standInValue(item, depth + 1)]));
}
function randomLetters() {
    return `r${(0,external_node_crypto_.randomBytes)(9).toString('hex')}`;
}

// EXTERNAL MODULE: ./build/js/redaction/public-fields.js
var public_fields = __webpack_require__(9285);
// EXTERNAL MODULE: ./build/js/redaction/shown-spec.js
var shown_spec = __webpack_require__(7761);
;// CONCATENATED MODULE: ./build/js/redaction/dependent-fields.js


function dependentFields(job, other, reveal) {
    const [values, others] = [(0,shown_spec/* specFields */.T2)(job), (0,shown_spec/* specFields */.T2)(other)];
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
        const isPublicField = [one, two].some((side) => (0,public_fields/* isPublicByNature */.Q)(objects, name, side?.value));
        const isShown = !isRevealed && (isStructure || isPublicField);
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






async function derivedSecrets(loaded, spec, nomad) {
    const { prepared } = loaded;
    if (prepared === undefined || ![...prepared.settings.values()].some(variable_secrets/* isSecretSetting */.dZ))
        return [];
    const other = await (0,parse_loaded/* parseInstead */.Qy)(loaded, { setting: standInForSecret }, nomad);
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
;// CONCATENATED MODULE: ./build/js/jobfiles/provenance/random-functions.js




const randomFunctions = ['uuidv4', 'bcrypt'];
const fixedResults = [
    { uuid: '"00000000-0000-4000-8000-000000000000"', hash: 'sha256' },
    { uuid: '"ffffffff-ffff-4fff-bfff-ffffffffffff"', hash: 'sha512' },
];
function fixRandomResults(text, way) {
    if (!randomFunctions.some((name) => text.includes(name)))
        return undefined;
    const edits = (0,job_text/* readJobText */.f)(text).pieces.flatMap(({ hcl, edit }) => edit(editsIn(hcl, fixedResults[way])));
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
        const name = hcl.kinds[at] === 'name' ? randomFunctions.find((one) => one === (0,hcl_tokens/* tokenText */.pA)(hcl, at)) : undefined;
        const open = name === undefined ? at : (0,hcl_tokens/* nextToken */.Fu)(hcl, at + 1, hcl.kinds.length, 'skip');
        const close = hcl.closes[open] ?? open;
        if (name === undefined || (0,hcl_tokens/* tokenText */.pA)(hcl, open) !== '(' || close >= hcl.kinds.length)
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



async function readRandom(loaded, spec, nomad) {
    const { prepared } = loaded;
    const nothing = { random: random_fields/* nothingRandom */.hC, steady: { loaded, spec } };
    if (prepared === undefined || fixRandomResults(prepared.text, 0) === undefined)
        return nothing;
    const steady = withFixed(loaded, 0);
    const [one, two] = await Promise.all([steady, withFixed(loaded, 1)].map(async (file) => (0,parse_loaded/* orUnreadable */.pz)(async () => (0,parse_loaded/* parseLoaded */.j$)(file, nomad))));
    if (one !== undefined && two !== undefined) {
        return { random: (0,random_fields/* randomFields */.xb)(spec, [one, two]), steady: { loaded: steady, spec: one } };
    }
    const again = await (0,parse_loaded/* parseLoaded */.j$)(loaded, nomad);
    return { ...nothing, random: (0,random_fields/* randomFields */.xb)(spec, [again]) };
}
function withFixed(loaded, way) {
    const fix = (prepared) => prepared === undefined ? undefined : { ...prepared, text: fixRandomResults(prepared.text, way) ?? prepared.text };
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





const mostTried = 10;
async function uncommittedValues(loaded, spec, dependencies) {
    const hidden = hiddenFiles(loaded, dependencies);
    if (hidden.length === 0)
        return new Set();
    const fields = await fieldsBy(hidden, loaded, spec, dependencies);
    const shown = fields?.filter(({ isShown }) => isShown);
    if (fields === undefined || (shown ?? []).length > 0)
        throw await uncommittedError(hidden, loaded, spec, dependencies);
    return new Set(fields.map(({ value }) => value));
}
async function uncommittedNames(loaded, spec, dependencies) {
    const hidden = hiddenFiles(loaded, dependencies);
    if (hidden.length === 0)
        return [];
    const other = await (0,parse_loaded/* parseInstead */.Qy)(loaded, instead(hidden), dependencies.nomad);
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
    const other = await (0,parse_loaded/* parseInstead */.Qy)(loaded, instead(names), dependencies.nomad);
    return other === undefined ? undefined : dependentFields(spec, other.job, dependencies.redaction.reveal);
}
function instead(names) {
    return { file: (file) => (names.includes(file.name) ? standInContent(file) : undefined) };
}
async function uncommittedError(names, loaded, spec, dependencies) {
    const found = [];
    for (const name of names.slice(0, mostTried)) {
        const fields = await fieldsBy([name], loaded, spec, dependencies);
        const shown = fields?.find(({ isShown }) => isShown);
        if (fields === undefined || shown !== undefined)
            found.push(await dependenceError(name, shown?.path, loaded));
    }
    return new errors/* ActionErrors */.o9(found.length > 0 ? found : await Promise.all(names.map((name) => dependenceError(name, undefined, loaded))));
}
async function dependenceError(name, path, loaded) {
    const what = path === undefined
        ? `Could not determine which fields depend on the file \`${name}\``
        : `The field \`${path}\`, which is shown, depends on the file \`${name}\``;
    return new errors/* ActionError */.lZ({
        reason: 'parse',
        message: `${what}; the file is not committed, so it may hold a secret.`,
        location: await placeOfCall(name, loaded),
        help: 'functions-that-read-files',
        hint: `Commit the file, set \`reveal: ${name}\` to show the values from it, or use it only in hidden fields such as \`env\` or the \`data\` of a template.`,
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
        if (!(error instanceof errors/* ActionErrors */.o9))
            throw error;
    }
    return { file: file.name };
}

;// CONCATENATED MODULE: ./build/js/operations/planning/parse-hidden.js





async function parseNamed(loaded, dependencies) {
    const { nomad, redactor } = dependencies;
    const { spec, steady, actual } = await parseSteady(loaded, dependencies);
    const derived = actual(await derivedSecrets(steady.loaded, steady.spec, nomad));
    const uncommitted = await uncommittedNames(steady.loaded, steady.spec, dependencies);
    redactor.addSecrets([...actual(uncommitted), ...derived]);
    return { spec, derived };
}
async function parseHidden(loaded, dependencies) {
    const { nomad, redactor } = dependencies;
    const { spec, random, steady, actual } = await parseSteady(loaded, dependencies);
    const withheld = new Set(actual(await uncommittedValues(steady.loaded, steady.spec, dependencies)));
    redactor.addUnjudged(withheld);
    const derived = actual(await derivedSecrets(steady.loaded, steady.spec, nomad));
    redactor.addSecrets(derived);
    return { spec, withheld, derived, random };
}
async function parseSteady(loaded, dependencies) {
    const { nomad } = dependencies;
    hideContents(loaded, dependencies);
    const spec = await (0,parse_loaded/* parseLoaded */.j$)(loaded, nomad);
    const { steady, random } = await readRandom(loaded, spec, nomad);
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
/* harmony export */   vy: () => (/* binding */ planNotes)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _jobfiles_preprocess_json_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3950);
/* harmony import */ var _clients_nomad_jobs_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2601);



async function parseLoaded({ source, prepared }, nomad) {
    if (prepared === undefined)
        return (0,_jobfiles_preprocess_json_job_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonJob */ ._)(source);
    const { text, variables, locate, explain, settings } = prepared;
    try {
        const job = await nomad.parseJob({ source: text, variables, locate, file: source.file.name });
        if (variables !== undefined && variables !== '' && (0,_clients_nomad_jobs_job_js__WEBPACK_IMPORTED_MODULE_2__/* .isBeforeNodePools */ .DX)(job))
            throw tooOldError();
        return job;
    }
    catch (error) {
        const failures = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorsIn */ .R4)(error);
        if (failures === undefined)
            throw error;
        const isSet = failures.some(({ message }) => settings.has(/^Unset variable "([^"]+)"/.exec(message)?.[1] ?? ''));
        throw isSet ? tooOldError() : new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionErrors */ .o9(failures.map(explain));
    }
}
async function parseInstead(loaded, instead, nomad) {
    return orUnreadable(async () => {
        const prepared = await loaded.prepareWith(instead);
        if (prepared === undefined)
            return undefined;
        return { job: await parseLoaded({ ...loaded, prepared }, nomad), prepared };
    });
}
async function orUnreadable(read) {
    try {
        return await read();
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionErrors */ .o9 || (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ && error.reason === 'parse'))
            return undefined;
        throw error;
    }
}
function tooOldError() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'server',
        message: 'This Nomad server ignores variables: its parser accepts them since version 1.6.0',
        help: 'server-too-old',
        hint: 'Upgrade Nomad, or write the values into the job file.',
    });
}
function planNotes({ prepared }, job, { namespace, region }, shown) {
    const pairs = [
        ['namespace', job.Namespace, namespace],
        ['region', job.Region, region],
    ];
    return {
        overridden: pairs.flatMap(([what, file, input]) => file && input !== undefined && file !== input ? [{ what, file: shown(file), input }] : []),
        dropped: (prepared?.dropped ?? []).map(({ name, origin }) => ({ name, by: origin.text })),
    };
}


/***/ }),

/***/ 9530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nn: () => (/* binding */ askPlan),
  YF: () => (/* binding */ createPlannedJob),
  Gc: () => (/* binding */ digestsOfPlan),
  eL: () => (/* binding */ liveJob),
  CJ: () => (/* binding */ parseFile),
  nw: () => (/* binding */ redactPlan)
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
    return `${diff}Scheduler dry-run:\n${dryRunText(options)}\n\n${warnings}${preemptions(plan.Annotations.PreemptedAllocs)}${trailer(options)}`;
}
function dryRunText({ job, plan, now }) {
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
    if (plan.NextPeriodicLaunch !== null && (0,spec/* jobStart */.A)(job) !== 'per-dispatch') {
        const from = durationText(new Date(plan.NextPeriodicLaunch), now);
        lines.push(`- If submitted now, next periodic launch would be at ${plan.NextPeriodicLaunch} (${from} from now).`);
    }
    return lines.join('\n');
}
function durationText(until, now) {
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
    return `Preemptions:\n\n${columns(preemptionRows(allocs))}\n`;
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
function columns(rows) {
    const filled = rows.map((row) => row.map((cell) => (cell === '' ? '<none>' : cell)));
    const widths = (filled[0] ?? []).map((_, column) => (0,diff_text/* longestLength */.x)(filled, (row) => (row[column] ?? '').length));
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
// EXTERNAL MODULE: ./build/js/plan/diff-lines.js + 2 modules
var diff_lines = __webpack_require__(5378);
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
var parse_hidden = __webpack_require__(391);
;// CONCATENATED MODULE: ./build/js/operations/planning/plan-job.js


















async function parseFile(loaded, dependencies) {
    const { inputs, redactor, published } = dependencies;
    const hidden = await (0,parse_hidden/* parseHidden */.E)(loaded, { ...dependencies, redaction: inputs.redaction });
    const publicValues = without(published.valuesOf(loaded), hidden.withheld);
    (0,learn_job/* learnJob */.wT)(hidden.spec, { ...inputs.redaction, secrets: redactor, published: publicValues }, 'file', redactor);
    return { loaded, publicValues, ...hidden, ...(0,target/* placeOfFile */.T2)(hidden.spec, inputs.nomad) };
}
function without(values, withheld) {
    return { has: (value, place) => !withheld.has(value) && values.has(value, place) };
}
async function askPlan(parsed, { inputs, nomad, }) {
    const { spec, namespace, region } = parsed;
    const target = { namespace, region };
    const live = inputs.preserveCounts ? await liveJob(nomad, { id: spec.ID, ...target }) : undefined;
    const { job, kept } = (0,preserve_counts/* keepCounts */.g)(spec, live);
    const keptGroups = new Set((live?.TaskGroups ?? []).map((group) => group.Name ?? ''));
    const plan = await nomad.createJobPlan({ job, policyOverride: inputs.policyOverride, ...target });
    return { ...parsed, job, keptCounts: kept, keptGroups, plan };
}
async function liveJob(nomad, target) {
    return (0,errors/* orUndefined */.y0)(nomad.readJob(target), 'not-found');
}
function redactPlan({ plan, publicValues }, { redaction, redactor }) {
    const rules = { ...redaction, secrets: redactor, published: publicValues };
    const redacted = plan.Diff === null ? undefined : (0,redact_diff/* redactDiff */.h)(plan.Diff, rules);
    redactor.addSecrets(redacted?.secrets ?? []);
    redactor.addHidden(redacted?.hidden ?? []);
    redactor.addShown(redacted?.shown ?? []);
    return { diff: redacted?.diff, name: (text) => (0,redact_diff/* shownName */.H)(text, rules) };
}
function createPlannedJob(asked, judging, now) {
    const { loaded, job, plan, region } = asked;
    const { inputs, redactor, published } = judging;
    const { diff, name } = redactPlan(asked, { redaction: inputs.redaction, redactor });
    const file = loaded.file.name;
    const clear = (0,verdict/* verdictOf */.V)(job, plan);
    const former = clear.change === 'new' ? published.jobIn(file)?.id : undefined;
    const flag = inputs.nomad.namespace;
    return {
        file,
        id: name(job.ID),
        namespace: name(asked.namespace ?? 'default'),
        region: region === undefined ? undefined : name(region),
        verdict: (0,verdict/* scrubbed */.f)(clear, redactor.scrub, name),
        formerId: former === undefined || former === job.ID ? undefined : name(former),
        diff: diff === undefined ? diff_lines/* noDiff */.vL : (0,diff_lines/* viewDiff */.Hc)(diff, inputs.verbose),
        keptCounts: asked.keptCounts.map((kept) => ({ ...kept, group: name(kept.group) })),
        ...(0,parse_loaded/* planNotes */.vy)(loaded, job, inputs.nomad, name),
        random: asked.random.labels.map(name),
        unstored: inputs.submission ? (0,submission/* submissionOf */.y)(loaded, variable_secrets/* isSecretSetting */.dZ).omitted : [],
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
    const diff = plan.Diff === null ? null : (0,redact_diff/* redactDiff */.h)(plan.Diff, rules).diff;
    const specification = {
        shown: (0,shown_spec/* shownSpec */.Ji)(spec, rules),
        committed: published.committed(loaded.fileDependencies),
    };
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
/* harmony export */   K: () => (/* binding */ recordToSeal),
/* harmony export */   p: () => (/* binding */ reviewRecordOf)
/* harmony export */ });
/* harmony import */ var _redaction_variable_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2294);
/* harmony import */ var _redaction_redactor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5189);
/* harmony import */ var _review_identifiers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7151);
/* harmony import */ var _review_record_codec_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3987);




const budget = 20_000;
function reviewRecordOf(outcome, { context, inputs, pullRequest }) {
    const { repository } = context;
    const { mode, signingKey } = inputs.review;
    const nothing = outcome.jobs.length + outcome.removed.length === 0;
    if (repository === undefined || pullRequest === undefined || mode === 'ignore' || nothing)
        return undefined;
    const { nomad } = inputs;
    const redactor = (0,_redaction_redactor_js__WEBPACK_IMPORTED_MODULE_1__/* .createRedactor */ .l)((0,_redaction_variable_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .inputSecrets */ .Sc)(inputs.jobFiles.variables));
    const named = (name) => (0,_review_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .recordIdentifier */ .d)(name, redactor.name(name) !== name, signingKey);
    const record = {
        repository: `${repository.owner}/${repository.name}`,
        pullRequest: pullRequest.number,
        comment: inputs.comment.id,
        head: pullRequest.headSha,
        run: { id: context.runId ?? '', number: context.runNumber, attempt: context.runAttempt },
        cluster: nomad.address.host,
        namespace: named(nomad.namespace ?? ''),
        region: named(nomad.region ?? ''),
        jobs: outcome.jobs
            .map(({ reviewed }) => reviewedJob(reviewed, signingKey))
            .toSorted((a, b) => Number(b.changes) - Number(a.changes)),
        removed: outcome.removed.flatMap(({ file, stop }) => (stop.target === undefined ? [] : [{ file, ...stop.target }])),
        left: 0,
    };
    return recordToSeal(record, signingKey);
}
function reviewedJob({ hides = new Set(), ...job }, key) {
    return {
        ...job,
        id: (0,_review_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .recordIdentifier */ .d)(job.id, hides.has('id'), key),
        namespace: (0,_review_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .recordIdentifier */ .d)(job.namespace, hides.has('namespace'), key),
        region: (0,_review_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .recordIdentifier */ .d)(job.region, hides.has('region'), key),
    };
}
function recordToSeal(record, key) {
    return { line: (0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_3__/* .fitRecordLine */ .Vp)(record, key, budget), seal: (comment) => (0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_3__/* .sealRecord */ .xe)(comment, key) };
}


/***/ }),

/***/ 3628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AW: () => (/* binding */ versionsSince),
/* harmony export */   Ez: () => (/* binding */ lastRegistration),
/* harmony export */   Jy: () => (/* binding */ registeredSince),
/* harmony export */   rk: () => (/* binding */ isSameChange)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_http_pace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4911);
/* harmony import */ var _plan_preserve_counts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7679);
/* harmony import */ var _clients_nomad_jobs_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2601);
/* harmony import */ var _review_canonical_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1269);
/* harmony import */ var _review_meaning_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6484);
/* harmony import */ var _review_random_changes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4872);







const clockSkew = 600_000;
async function registeredSince(asked, reviewed, access) {
    const { JobModifyIndex: index } = asked.plan;
    try {
        if (index === 0)
            return await purgedSince(asked, reviewed, access);
        if (index === reviewed.index)
            return 'no';
        const target = { id: asked.job.ID, namespace: asked.namespace, region: asked.region };
        const versions = await versionsSince(target, reviewed, access.nomad);
        if (versions === undefined)
            return 'unknown';
        for (const version of versions) {
            const plan = await access.nomad.createJobPlan({
                job: withCountsKept(version, versions[0], access),
                policyOverride: access.inputs.policyOverride,
                namespace: asked.namespace,
                region: asked.region,
            });
            if (isSameChange(plan.Diff, asked.plan.Diff, asked.random.values))
                return 'yes';
        }
        return 'no';
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ)
            return 'unknown';
        throw error;
    }
}
function isSameChange(earlier, planned, random) {
    if (earlier === null || planned === null)
        return earlier === planned;
    const [one, two] = (0,_review_random_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutRandomFields */ .XZ)([earlier, planned], planned, random).map((diff) => (0,_review_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .canonical */ .$)((0,_review_meaning_js__WEBPACK_IMPORTED_MODULE_4__/* .differenceOf */ .P)(diff)));
    return one === two;
}
function withCountsKept(version, live, { inputs }) {
    return inputs.preserveCounts ? (0,_plan_preserve_counts_js__WEBPACK_IMPORTED_MODULE_6__/* .keepCounts */ .g)(version, live).job : version;
}
async function versionsSince(target, { index, mergedAt }, nomad) {
    const { Versions: all } = await nomad.listJobVersions(target);
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
async function purgedSince(asked, { index, evaluated }, { nomad }) {
    if (index !== 0 || evaluated === undefined)
        return 'no';
    return (await lastEvaluation(asked, nomad)) > evaluated ? 'yes' : 'no';
}
const longestWait = 5000;
async function lastRegistration(asked, nomad) {
    if (asked.plan.JobModifyIndex !== 0)
        return undefined;
    return (0,_clients_http_pace_js__WEBPACK_IMPORTED_MODULE_1__/* .withTimeout */ .w)(longestWait, (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(lastEvaluation(asked, nomad)));
}
async function lastEvaluation({ job, namespace, region }, nomad) {
    const evaluations = await nomad.listJobEvaluations({ id: job.ID, namespace, region });
    return evaluations
        .filter(({ TriggeredBy }) => TriggeredBy === 'job-register')
        .reduce((last, { CreateIndex }) => Math.max(last, CreateIndex), 0);
}


/***/ }),

/***/ 4715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ findPromotionDenials),
/* harmony export */   u: () => (/* binding */ createsManualCanaries)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);

async function findPromotionDenials(jobs, { inputs, nomad }) {
    const { wait, promotion, nomad: connection } = inputs;
    if (!wait || promotion.after === undefined || connection.dialect !== 'nomad')
        return [];
    const policies = jobs.length === 0 ? undefined : await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(readPolicies(nomad, connection.region));
    if (policies === undefined)
        return [];
    return jobs.flatMap(({ id, file, namespace = connection.namespace ?? 'default' }) => policies.some((policy) => grantsPromotion(policy, namespace)) ? [] : [deniedError(id, namespace, file)]);
}
function createsManualCanaries(job, groups) {
    const withCanaries = new Set(groups.filter(({ canaries }) => canaries > 0).map(({ name }) => name));
    const updated = (job.TaskGroups ?? []).filter(({ Name }) => withCanaries.has(Name ?? ''));
    return updated.some(({ Update: update }) => !(isRecord(update) && update['AutoPromote'] === true));
}
function isRecord(value) {
    return typeof value === 'object' && value !== null;
}
async function readPolicies(nomad, region) {
    const token = await nomad.readOwnToken({ region, once: true });
    if (token.Type === 'management' || token.AccessorID === 'acls-disabled')
        return undefined;
    const roles = await Promise.all(token.Roles.map(async ({ ID }) => nomad.readAclRole({ id: ID, region })));
    const names = new Set([...token.Policies, ...roles.flatMap(({ Policies }) => Policies.map(({ Name }) => Name))]);
    return Promise.all([...names].map(async (id) => nomad.readAclPolicy({ id, region })));
}
const granting = new Set(['submit-job', 'promote-deployment']);
function grantsPromotion({ RulesJSON: { Namespaces } }, namespace) {
    return Namespaces.some(({ Name, Capabilities }) => matchesNamespace(Name, namespace) && Capabilities.some((one) => granting.has(one)));
}
function matchesNamespace(pattern, namespace) {
    const parts = pattern.split('*').map((part) => RegExp.escape(part));
    return new RegExp(`^${parts.join('.*')}$`, 's').test(namespace);
}
function deniedError(job, namespace, file) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'unauthorized',
        message: `The canaries of \`${job}\` could not be promoted: the token lacks the capability \`promote-deployment\` in namespace \`${namespace}\`. Nothing was written`,
        location: file === undefined ? undefined : { file },
        help: 'missing-right',
        hint: 'Add the capability to the policy of the token, or set `promote: off` and promote the canaries yourself.',
    });
}


/***/ }),

/***/ 3786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ steerDeployment),
/* harmony export */   W: () => (/* binding */ nothingSteered)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _planning_plan_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9530);
/* harmony import */ var _follow_follow_rollout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8637);
/* harmony import */ var _write_to_nomad_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9240);




function nothingSteered(mode, { job, groups = [] }) {
    return { mode, job, groups, deployment: undefined, result: 'none', rollout: undefined, failures: [] };
}
async function steerDeployment(mode, run) {
    const { inputs, nomad } = run;
    const { job, dryRun, wait, groups = [] } = inputs;
    const deployment = await nomad.readJobsMostRecentDeployment({ id: job });
    if (deployment === null) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
            reason: 'not-found',
            message: `The job \`${job}\` has no deployment`,
            help: 'no-such-job',
            hint: 'Check the inputs `job` and `namespace`.',
        });
    }
    await (0,_planning_plan_job_js__WEBPACK_IMPORTED_MODULE_1__/* .liveJob */ .eL)(nomad, { id: job, namespace: undefined, region: undefined });
    requireGroups(deployment, inputs);
    const outcome = { mode, job, groups, deployment, rollout: undefined, failures: [] };
    if (isDone(mode, deployment, groups))
        return { ...outcome, result: 'already' };
    if (dryRun)
        return { ...outcome, result: 'dry-run' };
    await write(mode, deployment, { nomad, groups });
    if (!wait)
        return { ...outcome, result: 'done' };
    try {
        const written = { job: { id: job }, index: deployment.JobSpecModifyIndex, evalId: '' };
        const followed = { label: job, ...written, promotedGroups: groups };
        const rollout = await run.logGroup('Rollout', () => (0,_follow_follow_rollout_js__WEBPACK_IMPORTED_MODULE_2__/* .followRollout */ .h)(followed, run));
        return { ...outcome, result: 'done', rollout };
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ))
            throw error;
        const done = mode === 'promote' ? 'The deployment was promoted' : 'The deployment was failed';
        return { ...outcome, result: 'done', failures: [error.withContext(`${done}, but cannot be followed`)] };
    }
}
async function write(mode, { ID: id }, { nomad, groups }) {
    const named = groups.length === 0 ? undefined : groups;
    const send = async () => mode === 'promote' ? nomad.promoteDeployment({ id, groups: named }) : nomad.failDeployment({ id });
    const find = async () => {
        const now = await nomad.readDeployment({ id });
        return isDone(mode, now, groups) ? now : undefined;
    };
    await (0,_write_to_nomad_js__WEBPACK_IMPORTED_MODULE_3__/* .writeToNomad */ .Ck)({ send, find });
}
function isDone(mode, { Status, TaskGroups }, groups) {
    if (mode === 'fail-deployment')
        return Status === 'failed';
    const canaries = Object.entries(TaskGroups).filter(([name, group]) => group.DesiredCanaries > 0 && (groups.length === 0 || groups.includes(name)));
    return Status === 'successful' || (canaries.length > 0 && canaries.every(([, group]) => group.Promoted));
}
function requireGroups({ ID, TaskGroups }, { job, groups = [] }) {
    const withCanaries = Object.keys(TaskGroups).filter((name) => (TaskGroups[name]?.DesiredCanaries ?? 0) > 0);
    const problems = groups
        .filter((name) => !withCanaries.includes(name))
        .map((name) => `\`${name}\` ${Object.hasOwn(TaskGroups, name) ? 'has no canaries' : 'is not one of its task groups'}`);
    if (problems.length === 0)
        return;
    const names = withCanaries.map((name) => `\`${name}\``).join(', ');
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'input',
        message: `Input \`groups\` does not fit deployment ${ID.slice(0, 8)} of \`${job}\`: ${problems.join('; ')}`,
        hint: names === '' ? 'Remove `groups`: no task group has canaries.' : `Task groups with canaries: ${names}.`,
    });
}


/***/ }),

/***/ 8351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ stopOnce)
/* harmony export */ });
/* harmony import */ var _planning_plan_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9530);
/* harmony import */ var _write_to_nomad_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9240);


async function stopOnce(request, nomad) {
    const { id, namespace, region, purge = false } = request;
    const send = async () => nomad.stopJob(request);
    const find = async () => {
        const live = await (0,_planning_plan_job_js__WEBPACK_IMPORTED_MODULE_0__/* .liveJob */ .eL)(nomad, { id, namespace, region });
        return live === undefined || (live.Stop === true && !purge) ? { EvalID: '' } : undefined;
    };
    return (0,_write_to_nomad_js__WEBPACK_IMPORTED_MODULE_1__/* .writeToNomad */ .Ck)({ send, find });
}


/***/ }),

/***/ 5073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ warnOfManagementToken)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_http_pace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4911);


const longestWait = 2000;
const text = 'This run is for a pull request and has a management token: anyone who can change the workflow can use it to change anything in the cluster. ' +
    'Use a token that can only plan: https://github.com/outrider/outrider/blob/main/docs/tokens.md#the-plan';
async function warnOfManagementToken(check) {
    const { event, inputs } = check;
    const isChecked = event.pullRequest !== undefined && inputs.dialect === 'nomad';
    if (!isChecked || (inputs.token === undefined && inputs.authMethod === undefined))
        return;
    await (0,_clients_http_pace_js__WEBPACK_IMPORTED_MODULE_1__/* .withTimeout */ .w)(longestWait, warnIfManagement(check));
}
async function warnIfManagement({ inputs, nomad, runner }) {
    try {
        const { AccessorID, Type } = await nomad.readOwnToken({ region: inputs.region, once: true });
        if (Type === 'management' && AccessorID !== 'acls-disabled')
            runner.warning(text, { title: 'Outrider' });
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ))
            throw error;
    }
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
const anyText = dist/* fallback */.NpB(dist/* optional */.lqM(dist/* string */.YjP(), ''), '');
const FILE = dist/* fallback */.NpB(dist/* object */.Ikc({ filename: anyText, status: anyText, previous_filename: anyText }), {
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

/***/ 9240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ck: () => (/* binding */ writeToNomad),
/* harmony export */   Fd: () => (/* binding */ changedMeanwhile),
/* harmony export */   dh: () => (/* binding */ isConflict),
/* harmony export */   vu: () => (/* binding */ isRefusal)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_http_write_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8451);


const pauses = [0];
async function writeToNomad({ send, find }) {
    return (0,_clients_http_write_once_js__WEBPACK_IMPORTED_MODULE_1__/* .writeOnce */ .F)({
        send,
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
        kind: 'conflict',
        reason: 'conflict',
        message: `The job \`${job}\` was changed by somebody else in the meantime: its ${what} was ${before} and is now ${now}`,
        help: 'changed-meanwhile',
        hint: 'That change was not overwritten. Find out who changed the job, then run this again.',
    });
}


/***/ }),

/***/ 5378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gF: () => (/* binding */ fieldText),
  vL: () => (/* binding */ noDiff),
  Hc: () => (/* binding */ viewDiff)
});

// EXTERNAL MODULE: ./build/js/plan/quote.js
var quote = __webpack_require__(1740);
// EXTERNAL MODULE: ./build/js/redaction/shown-diff.js
var shown_diff = __webpack_require__(7301);
;// CONCATENATED MODULE: ./build/js/plan/key-changes.js

function keyChangesOf(diff) {
    const tasks = diff.TaskGroups.flatMap((group) => group.Tasks);
    return [
        ...tasks.flatMap(({ Objects }) => fieldsOf(Objects, 'Config', ['image'])).flatMap((field) => imageChange(field)),
        ...diff.TaskGroups.flatMap((group) => group.Fields.filter(({ Name }) => Name === 'Count')).flatMap((field) => change('count', field)),
        ...fieldsOf(diff.Objects, 'Periodic', ['Spec']).flatMap((field) => change('schedule', field)),
        ...schedulesOf(diff.Objects),
    ];
}
function fieldsOf(objects, name, fields) {
    return objects
        .filter(({ Name }) => Name === name)
        .flatMap(({ Fields }) => Fields.filter(({ Name }) => fields.includes(Name)));
}
function schedulesOf(objects) {
    const lists = objects
        .filter(({ Name }) => Name === 'Periodic')
        .flatMap(({ Objects }) => Objects.filter(({ Name }) => Name === 'Specs'));
    const fields = lists.flatMap(({ Fields }) => Fields);
    const shown = (type, side) => fields
        .filter(({ Type }) => Type === type)
        .map((field) => (0,shown_diff/* shownText */.f)(field[side]))
        .join(', ');
    const [before, after] = [shown('Deleted', 'Old'), shown('Added', 'New')];
    return before === '' || after === '' ? [] : [{ kind: 'schedule', text: `${before} → ${after}` }];
}
function change(kind, { Type, Old, New }) {
    if (Type !== 'Edited' || Old === shown_diff/* hidden */.R || New === shown_diff/* hidden */.R)
        return [];
    const [before, after] = [(0,shown_diff/* shownText */.f)(Old), (0,shown_diff/* shownText */.f)(New)];
    return [{ kind, text: `${before} → ${after}` }];
}
function imageChange(field) {
    const { Old, New } = field;
    if (typeof Old !== 'string' || typeof New !== 'string')
        return change('image', field);
    const [before, after] = [splitImage(Old), splitImage(New)];
    if (field.Type !== 'Edited' || before.name !== after.name)
        return change('image', field);
    const name = before.name.slice(before.name.lastIndexOf('/') + 1);
    return [{ kind: 'image', text: `${name}${before.tag} → ${after.tag.replace(/^[:@]/, '') || 'no tag'}` }];
}
function splitImage(image) {
    const at = image.indexOf('@');
    const colon = image.lastIndexOf(':', at === -1 ? undefined : at);
    const start = colon > image.lastIndexOf('/') ? colon : at;
    return start === -1 ? { name: image, tag: '' } : { name: image.slice(0, start), tag: image.slice(start) };
}

;// CONCATENATED MODULE: ./build/js/plan/units.js
const durations = new Set([
    'Delay', 'Grace', 'HealthyDeadline', 'Interval', 'KillTimeout', 'LostAfter', 'MaxClientDisconnect', 'MaxDelay', 'MinHealthyTime', 'ProgressDeadline',
    'ShutdownDelay', 'Splay', 'Stagger', 'StopAfterClientDisconnect', 'StopOnClientAfter', 'Timeout', 'VaultGrace',
]);
const mebibytes = new Set(['MemoryMB', 'MemoryMaxMB', 'SizeMB', 'SecretsMB']);
function readable(name, value) {
    if (!/^\d{1,18}$/.test(value))
        return undefined;
    if (durations.has(name))
        return duration(Number(value));
    return mebibytes.has(name) && Number(value) >= 1024 ? gibibytes(Number(value)) : undefined;
}
const steps = [
    ['h', 3_600_000_000_000],
    ['m', 60_000_000_000],
    ['s', 1_000_000_000],
    ['ms', 1_000_000],
];
function duration(nanoseconds) {
    if (nanoseconds === 0)
        return '0s';
    let left = nanoseconds;
    let text = '';
    for (const [unit, size] of steps) {
        const count = Math.floor(left / size);
        left -= count * size;
        if (count > 0)
            text += `${count}${unit}`;
    }
    return left === 0 ? text : undefined;
}
function gibibytes(count) {
    return `${Number((count / 1024).toFixed(2))} GiB`;
}

// EXTERNAL MODULE: ./build/js/redaction/hidden-lines.js
var hidden_lines = __webpack_require__(6128);
// EXTERNAL MODULE: ./build/js/plan/value-lines.js
var value_lines = __webpack_require__(6107);
// EXTERNAL MODULE: ./build/js/plan/numbers.js
var numbers = __webpack_require__(5962);
;// CONCATENATED MODULE: ./build/js/plan/diff-lines.js







const markers = { Added: '+', Deleted: '-', Edited: '!', None: ' ' };
const longestValue = 240;
const shownEnds = 100;
const noDiff = { lines: [], hiddenValues: 0, keyChanges: [] };
function viewDiff(diff, verbose) {
    const inside = diff.Type === 'Edited' || verbose;
    const lines = [
        line(diff.Type, 0, `Job: ${(0,quote/* quoted */.T)(diff.ID)}`),
        ...(inside ? body(diff, 0) : []),
        ...diff.TaskGroups.flatMap((group) => groupLines(group, verbose)),
    ];
    return {
        lines: lines.map(({ text }) => text),
        hiddenValues: lines.reduce((sum, one) => sum + (one.hiddenValues ?? 0), 0),
        keyChanges: keyChangesOf(diff),
    };
}
function groupLines(group, verbose) {
    const updates = Object.entries(group.Updates)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([label, count]) => `${count} ${(0,quote/* visible */.R)(label)}`)
        .join(', ');
    return [
        line(group.Type, 0, `Task Group: ${(0,quote/* quoted */.T)(group.Name)}${updates === '' ? '' : ` (${updates})`}`),
        ...(group.Type === 'Edited' || verbose ? body(group, 1) : []),
        ...group.Tasks.flatMap((task) => taskLines(task, verbose)),
    ];
}
function taskLines(task, verbose) {
    const inside = task.Type === 'Edited' || (verbose && task.Type !== 'None');
    return [
        line(task.Type, 1, `Task: ${(0,quote/* quoted */.T)(task.Name)}${annotations(task.Annotations)}`),
        ...(inside ? body(task, 2) : []),
    ];
}
function body(from, depth) {
    return [
        ...from.Fields.filter(says).flatMap((field) => textLines(field, depth) ?? [fieldLine(field, depth)]),
        ...from.Objects.flatMap((object) => [
            line(object.Type, depth, `${(0,quote/* visible */.R)(object.Name)} {`),
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
    if (field.Type === 'None' || before === shown_diff/* hidden */.R || after === shown_diff/* hidden */.R)
        return undefined;
    if (![before, after].some((side) => (0,hidden_lines/* hasLines */.gE)((0,shown_diff/* shownText */.f)(side))))
        return undefined;
    const changed = (0,value_lines/* changedLines */.M)(before, after);
    if (changed === undefined)
        return undefined;
    const head = line(field.Type, depth, `${(0,quote/* visible */.R)(field.Name)}:${annotations(field.Annotations)}`);
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
    return `${(0,quote/* visible */.R)(field.Name)}: ${valuesOf(field).map(value).join(' => ')}${inUnits(field)}`;
}
function inUnits(field) {
    const values = valuesOf(field);
    const texts = values.map((one) => (typeof one === 'string' ? readable(field.Name, one) : undefined));
    if (texts.every((one) => one === undefined))
        return '';
    return ` (${texts.map((one, at) => one ?? (0,shown_diff/* shownText */.f)(values[at] ?? '')).join(' → ')})`;
}
function valuesOf(field) {
    if (field.Type === 'Deleted')
        return [field.Old];
    return field.Type === 'Edited' ? [field.Old, field.New] : [field.New];
}
function value(field) {
    const shown = (0,shown_diff/* shownText */.f)(field);
    if (field === shown_diff/* hidden */.R)
        return shown;
    if (shown.length <= longestValue)
        return (0,quote/* quoted */.T)(shown);
    const start = (0,quote/* quoted */.T)(shown.slice(0, shownEnds).toWellFormed());
    const end = (0,quote/* quoted */.T)(shown.slice(-shownEnds).toWellFormed());
    return `${start} … ${end} (${(0,numbers/* thousands */.o)(shown.length)} characters)`;
}
function annotations(list) {
    return list.length === 0 ? '' : ` (${list.map(quote/* visible */.R).join(', ')})`;
}
function line(type, depth, text) {
    return { text: `${markers[type]} ${'  '.repeat(depth)}${text}` };
}


/***/ }),

/***/ 4393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ diffText),
/* harmony export */   x: () => (/* binding */ longestLength)
/* harmony export */ });
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1740);

const markers = { Added: '+ ', Deleted: '- ', Edited: '+/- ', None: '' };
function diffText(diff, verbose) {
    const body = measure(diff);
    const marker = Math.max(body.marker, longestLength(diff.TaskGroups, ({ Type }) => markers[Type].length));
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
    const marker = Math.max(body.marker, longestLength(group.Tasks, ({ Type }) => markers[Type].length));
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
        name: longestLength(body.Fields, ({ Name }) => bytes(Name)),
        marker: longestLength([...body.Fields, ...body.Objects], ({ Type }) => markers[Type].length),
    };
}
function longestLength(items, length) {
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
  Em: () => (/* binding */ redactUnplaced),
  vw: () => (/* binding */ unplaced),
  hV: () => (/* binding */ unplacedGroups)
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
        const [pattern, text] = rules.find(([one]) => one.test(said)) ?? [undefined, excluded];
        const name = pattern === undefined ? said : pattern.exec(said)?.[1];
        const key = JSON.stringify([String(pattern), name]);
        const known = found.get(key);
        if (known === undefined)
            found.set(key, { text, name, count });
        else
            known.count += count;
    }
    return Array.from(found.values(), ({ text, name, count }) => ({
        text: text(count),
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
function redactUnplaced(group, scrub) {
    return {
        ...group,
        reasons: group.reasons.map((reason) => reason.name === undefined ? reason : { ...reason, name: scrub(reason.name) }),
    };
}
function reasonsOf(datacenters, metric) {
    const reasons = [
        ...exhausted(metric),
        ...filterReasons(metric.ConstraintFiltered),
        ...metric.QuotaExhausted.map((quota) => ({ text: 'the quota is used up:', name: quota })),
        ...noNodes(datacenters, metric),
    ];
    if (reasons.length > 0)
        return reasons;
    return [{ text: metric.NodesExhausted > 0 ? `${nodes(metric.NodesExhausted)} full` : 'Nomad gives no reason' }];
}
function exhausted(metric) {
    return Object.entries(metric.DimensionExhausted)
        .toSorted(([, a], [, b]) => b - a)
        .map(([dimension, count]) => {
        const amount = askedFor(dimension, metric);
        const what = amount === '' ? `enough ${dimension}` : `${amount} of ${dimension}`;
        const all = metric.NodesEvaluated - metric.NodesFiltered <= count;
        return { text: all ? `no node has ${what} free` : `${nodes(count)} without ${what} free` };
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
        return empty.map(([datacenter]) => ({ text: 'no node in datacenter', name: datacenter }));
    if (metric.NodesEvaluated > 0)
        return [];
    if (metric.NodesInPool === 0 && metric.NodePool !== '' && metric.NodePool !== 'default') {
        return [{ text: 'no node in node pool', name: metric.NodePool }];
    }
    return [
        datacenters.length > 0
            ? { text: 'no eligible node in', name: datacenters.join(', ') }
            : { text: 'no eligible node' },
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
/* harmony export */   A: () => (/* binding */ jobStart),
/* harmony export */   F: () => (/* binding */ isTemplate)
/* harmony export */ });
function jobStart(job) {
    if (job.ParameterizedJob !== null && job.ParameterizedJob !== undefined)
        return 'per-dispatch';
    return job.Periodic !== null && job.Periodic !== undefined ? 'per-launch' : 'at-once';
}
function isTemplate(job) {
    return jobStart(job) !== 'at-once' && job['Dispatched'] !== true;
}


/***/ }),

/***/ 6107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ changedLines)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7291);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1740);
/* harmony import */ var _redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5919);



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
    const text = isHidden ? _redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenMark */ .s : (0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(line.slice(1).replaceAll('\t', '  '));
    const shown = text.length > longestLine ? `${text.slice(0, longestLine).toWellFormed()}…` : text;
    return { type: line.startsWith('+') ? 'Added' : line.startsWith('-') ? 'Deleted' : 'None', text: shown, isHidden };
}
const isHiddenLine = /^[ +-]‹hidden›\0\d+$/;
function toCompare(value) {
    if (typeof value === 'string')
        return value;
    return value.lines.map((line) => (typeof line === 'number' ? `${_redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenMark */ .s}\0${line}` : line)).join('\n');
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
    return others.some((other) => other === glob || matchesPieces(other.split('*'), name));
}
function matchesPieces(pieces, name) {
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
    const starts = (0,spec/* jobStart */.A)(job);
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
        unplaced: (0,placement/* unplaced */.vw)(job, plan),
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
        unplaced: verdict.unplaced.map((one) => ({ ...(0,placement/* redactUnplaced */.Em)(one, scrub), group: shown(one.group) })),
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

/***/ 2862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ delimitersOf),
/* harmony export */   P: () => (/* binding */ contextIn)
/* harmony export */ });
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
function delimitersOf(left, right) {
    if ((left ?? '') === '' && (right ?? '') === '')
        return undefined;
    return [left === undefined || left === '' ? '{{' : left, right === undefined || right === '' ? '}}' : right];
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

/***/ 9456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JJ: () => (/* binding */ shownValue),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   VA: () => (/* binding */ createValueCollector),
/* harmony export */   aJ: () => (/* binding */ isShown)
/* harmony export */ });
/* harmony import */ var _hidden_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6128);
/* harmony import */ var _public_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9285);
/* harmony import */ var _detection_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4328);
/* harmony import */ var _detection_find_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1768);
/* harmony import */ var _detection_secret_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5435);
/* harmony import */ var _shown_diff_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7301);
/* harmony import */ var _redactor_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5189);







function isShown(field, rules) {
    return field.value === '' || judgeField(field, rules).verdict === 'shown';
}
function shownValue(field, rules) {
    return field.value === '' ? '' : renderValue(field.value, judgeField(field, rules), new Map());
}
function createValueCollector() {
    const judged = { secrets: new Set(), hidden: new Set(), shown: new Set() };
    return {
        ...judged,
        show(field, rules, numbers = new Map()) {
            const { value } = field;
            if (value === '')
                return value;
            const judgement = judgeField(field, rules);
            const { verdict, secrets } = judgement;
            const open = renderValue(value, judgement, numbers);
            if (open !== _shown_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .hidden */ .R)
                judged.shown.add((0,_shown_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .shownText */ .f)(open));
            if (verdict === 'partly')
                for (const line of (0,_hidden_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .hiddenLines */ .kb)(value, secrets))
                    judged.hidden.add(line);
            if (verdict === 'certain')
                judged.secrets.add(value);
            if (verdict === 'secret' || (verdict === 'private' && value.length >= _redactor_js__WEBPACK_IMPORTED_MODULE_5__/* .minUnjudgedLength */ .v))
                judged.hidden.add(value);
            return open;
        },
    };
}
function renderValue(value, { verdict, secrets }, numbers) {
    if (verdict === 'partly') {
        const pieces = (0,_hidden_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .hideLines */ .Ix)(value, secrets);
        const isNothingLeft = pieces.every(({ text, isHidden }) => isHidden || text.trim() === '');
        return isNothingLeft ? _shown_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .hidden */ .R : (0,_hidden_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .partlyShown */ .K2)(pieces, numbers);
    }
    return verdict === 'shown' ? value : _shown_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .hidden */ .R;
}
function wholeVerdict(verdict) {
    return { verdict, secrets: [] };
}
function judgeField(field, rules) {
    const { objects, name, value } = field;
    const paths = [name, [...objects, name].join('.'), keyOf(name)];
    const isNamedBy = (patterns) => patterns.some((pattern) => paths.some((path) => pattern.matches(path)));
    const isPublicField = (0,_public_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isPublicByNature */ .Q)(objects, name, value);
    if (rules.secrets.name(value) !== value)
        return wholeVerdict(isPublicField ? 'contains-secret' : 'secret');
    if (rules.patterns.some((pattern) => pattern.occursIn(value)))
        return wholeVerdict('certain');
    if (isNamedBy(rules.patterns))
        return wholeVerdict('secret');
    if (!isPublicField && isHiddenByName(field))
        return wholeVerdict('secret');
    const secrets = secretsInField(field, isPublicField);
    if (secrets.length > 0 && !(0,_hidden_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .hasLines */ .gE)(value))
        return wholeVerdict('secret');
    const isOpen = isPublicField || rules.mode === 'none' || isNamedBy(rules.reveal) || rules.published.has(value, field);
    const isPublic = isOpen && rules.mode !== 'all-values';
    if (secrets.length > 0)
        return isPublic ? { verdict: 'partly', secrets } : wholeVerdict('secret');
    return wholeVerdict(isPublic ? 'shown' : 'private');
}
function isHiddenByName({ name, value, delimiters }) {
    const key = keyOf(name);
    return (0,_detection_secret_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameLooksSecret */ .Q_)(key) && (0,_detection_secret_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameHides */ .p9)(key, (0,_detection_references_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutReferences */ .Xl)(value, delimiters));
}
function secretsInField({ objects, name, value, ...place }, isPublicField) {
    const { delimiters, before = [], command = '' } = place;
    const detection = { delimiters, random: !isPublicField, assignments: !(0,_public_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isImage */ .w)(objects, name) };
    const found = (0,_detection_find_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .findSecrets */ .d)(value, detection);
    if (found.length > 0 || isPublicField || value.startsWith('-') || (0,_hidden_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .hasLines */ .gE)(value))
        return found;
    const flags = before.filter((one) => /^-{1,2}[A-Za-z][\w.-]*$/.test(one));
    return flags.flatMap((one) => (0,_detection_find_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .findSecrets */ .d)(`${command} ${one} ${value}`, detection));
}
function keyOf(name) {
    return /^(?:Env|Meta)\[(.*)\]$/s.exec(name)?.[1] ?? name;
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
const exposePathFields = new Set(['ListenerPort', 'LocalPathPort', 'Protocol']);
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
    ['Expose', exposePathFields],
    ['Paths', exposePathFields],
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
const unsetValues = new Set(['true', 'false', '0']);
function isPublicByNature(objects, field, value = '') {
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
const identityTrails = new Set(['ID', 'Name', 'Namespace', 'Region'].map((name) => JSON.stringify([name])));
function randomFields(job, others) {
    const own = (0,_shown_spec_js__WEBPACK_IMPORTED_MODULE_0__/* .specFields */ .T2)(job);
    const all = [own, ...others.map(_shown_spec_js__WEBPACK_IMPORTED_MODULE_0__/* .specFields */ .T2)];
    const trails = new Set();
    const values = new Set();
    const labels = new Set();
    for (const trail of new Set(all.flatMap((fields) => [...fields.keys()]))) {
        if (new Set(all.map((fields) => fields.get(trail)?.value)).size === 1)
            continue;
        const [field] = all.flatMap((fields) => fields.get(trail) ?? []);
        if (field !== undefined)
            labels.add(fieldLabel(field));
        const value = own.get(trail)?.value;
        if (value === undefined || identityTrails.has(trail))
            continue;
        trails.add(trail);
        values.add(value);
    }
    return { trails, values, labels: [...labels] };
}
function valuesInPlaceOf(found, other, job) {
    if (other === job || found.size === 0)
        return [...found];
    const own = (0,_shown_spec_js__WEBPACK_IMPORTED_MODULE_0__/* .specFields */ .T2)(job);
    const same = [...(0,_shown_spec_js__WEBPACK_IMPORTED_MODULE_0__/* .specFields */ .T2)(other)].filter(([, { value }]) => found.has(value));
    return [...found, ...same.flatMap(([trail]) => own.get(trail)?.value ?? [])];
}
function withoutRandom(job, { trails }) {
    return trails.size === 0 ? job : replaceTrails(job, [], trails);
}
function replaceTrails(value, trail, random) {
    if (random.has(JSON.stringify(trail)))
        return null;
    if (Array.isArray(value))
        return value.map((item, index) => replaceTrails(item, [...trail, index], random));
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) === null)
        return value;
    const entries = Object.entries(value);
    return Object.fromEntries(entries.map(([key, item]) => [key, replaceTrails(item, [...trail, key], random)]));
}
function fieldLabel({ group, task, objects, name }) {
    const place = [group, task].filter((one) => one !== undefined).join('/');
    return [place, [...objects, name].join('.')].filter((part) => part !== '').join(' ');
}


/***/ }),

/***/ 6839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ shownName),
/* harmony export */   h: () => (/* binding */ redactDiff)
/* harmony export */ });
/* harmony import */ var _judge_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9456);
/* harmony import */ var _hidden_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5919);
/* harmony import */ var _field_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2862);



const noContext = () => ({});
const jobLevel = { group: undefined, task: undefined };
function redactDiff(diff, rules) {
    const judged = (0,_judge_value_js__WEBPACK_IMPORTED_MODULE_0__/* .createValueCollector */ .VA)();
    const show = (level, objects, field, around) => {
        const numbers = new Map();
        const value = (of, side) => {
            const place = { ...level, objects, name: field.Name, side, ...around(field.Name, of) };
            return judged.show({ ...place, value: field[of] }, rules, numbers);
        };
        const side = field.Old === field.New ? 'file' : 'live';
        return { ...field, Name: fieldName(field.Name, rules), Old: value('Old', side), New: value('New', 'file') };
    };
    const body = (from, level, objects = [], outer = noContext) => {
        const around = (0,_field_context_js__WEBPACK_IMPORTED_MODULE_1__/* .contextIn */ .P)(objects.at(-1) ?? '', from.Fields, outer);
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
        diff: { ...diff, ID: name(diff.ID), ...body(diff, jobLevel), TaskGroups },
        secrets: judged.secrets,
        hidden: judged.hidden,
        shown: judged.shown,
    };
}
function shownName(text, { secrets, patterns }) {
    return patterns.some((pattern) => pattern.occursIn(text)) ? _hidden_text_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenMark */ .s : secrets.name(text);
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
/* harmony import */ var _hidden_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5919);

const hidden = Symbol('hidden');
function shownText(value) {
    if (value === hidden)
        return _hidden_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hiddenMark */ .s;
    if (typeof value === 'string')
        return value;
    return value.lines.map((line) => (typeof line === 'number' ? _hidden_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hiddenMark */ .s : line)).join('\n');
}


/***/ }),

/***/ 7761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ji: () => (/* binding */ shownSpec),
/* harmony export */   T2: () => (/* binding */ specFields),
/* harmony export */   cW: () => (/* binding */ judgedValues)
/* harmony export */ });
/* harmony import */ var _judge_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9456);
/* harmony import */ var _field_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2862);
/* harmony import */ var _shown_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7301);



const namesInDiff = new Map([
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
const levelLists = new Set(['TaskGroups', 'Tasks']);
const jobPlace = { group: undefined, task: undefined, objects: [], name: '', side: 'file' };
function shownSpec(job, rules) {
    return Object.fromEntries(Object.entries(job).map(([key, value]) => [
        rules.secrets.name(key),
        redactSpecValue(value, { ...jobPlace, name: key }, rules),
    ]));
}
function judgedValues(job, rules, side) {
    const judged = (0,_judge_value_js__WEBPACK_IMPORTED_MODULE_0__/* .createValueCollector */ .VA)();
    for (const [place, value] of specLeaves(job, side)) {
        if (typeof value === 'string')
            judged.show({ ...place, value }, rules);
    }
    for (const values of [judged.hidden, judged.secrets])
        for (const value of values)
            for (const part of assignedIn(value))
                values.add(part);
    return judged;
}
function* specLeaves(job, side) {
    for (const [key, value] of Object.entries(job))
        yield* leavesBelow(value, { ...jobPlace, name: key, side }, [key]);
}
function specFields(job) {
    const fields = new Map();
    for (const [place, leaf, trail] of specLeaves(job, 'file')) {
        const value = typeof leaf === 'string' ? leaf : JSON.stringify(leaf);
        fields.set(JSON.stringify(trail), { ...place, value, isItem: typeof trail.at(-1) === 'number' });
    }
    return fields;
}
function* leavesBelow(value, place, trail) {
    if (value === null || value === undefined)
        return;
    if (Array.isArray(value)) {
        for (const [index, item] of value.entries())
            yield* leavesBelow(item, placeOfItem(place, index, value), [...trail, index]);
    }
    else if (typeof value === 'object' && Object.getPrototypeOf(value) !== null) {
        const inside = { ...place, command: commandIn(value) };
        for (const [key, item] of Object.entries(value))
            yield* leavesBelow(item, placeInside(inside, key), [...trail, key]);
    }
    else
        yield [place, value, trail];
}
function assignedIn(value) {
    return [...value.matchAll(/[=:]\s{0,5}["']?([^\s"'=:@/]{8,})/g)].map(([, assigned = '']) => assigned);
}
function redactSpecValue(value, place, rules) {
    if (value === null || value === undefined || typeof value === 'boolean')
        return value;
    if (Array.isArray(value))
        return value.map((item, index) => redactSpecValue(item, placeOfItem(place, index, value), rules));
    if (typeof value === 'object' && Object.getPrototypeOf(value) !== null) {
        const inside = { ...place, command: commandIn(value) };
        const entries = Object.entries(value);
        return Object.fromEntries(entries.map(([key, item]) => [rules.secrets.name(key), redactSpecValue(item, placeInside(inside, key), rules)]));
    }
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const open = (0,_judge_value_js__WEBPACK_IMPORTED_MODULE_0__/* .shownValue */ .JJ)({ ...place, value: text }, rules);
    return open === text ? value : (0,_shown_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f)(open);
}
function placeInside(place, key) {
    const { objects, name } = place;
    if (levelLists.has(name))
        return { ...place, objects: [], name: key };
    if (name === 'Env' || name === 'Meta' || objects[0] === 'Config')
        return { ...place, name: `${name}[${key}]` };
    return { ...place, objects: [...objects, namesInDiff.get(name) ?? name], name: key };
}
function placeOfItem(place, index, items) {
    const item = items[index];
    if (levelLists.has(place.name))
        return { ...place, ...levelOfListItem(place.name, item) };
    if (place.name === 'Templates')
        return { ...place, delimiters: delimitersIn(item) };
    if (namesInDiff.has(place.name))
        return place;
    const last = items[index - 1];
    const before = typeof last === 'string' ? [last] : undefined;
    if (place.objects[0] !== 'Config')
        return { ...placeInside(place, place.name), before };
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
    return (0,_field_context_js__WEBPACK_IMPORTED_MODULE_2__/* .delimitersOf */ .C)(text('LeftDelim'), text('RightDelim'));
}
function levelOfListItem(list, item) {
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

// EXTERNAL MODULE: ./build/js/jobfiles/variables/variable-sources.js + 2 modules
var variable_sources = __webpack_require__(5732);
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

/***/ 3976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ footerLine)
/* harmony export */ });
/* harmony import */ var _markdown_fit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1540);
/* harmony import */ var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7058);


function footerLine(result, { commit, run, cluster, region, namespace }, more = '') {
    const at = commit === undefined ? '' : ` at ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(commit.slice(0, 7))}`;
    const by = run === undefined
        ? ''
        : ` by ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(`run ${run.number}${run.attempt > 1 ? `, attempt ${run.attempt}` : ''}`, run.url)}`;
    const parts = [
        ...(region === undefined ? [] : [`region ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .clipped */ .cz)(region))}`]),
        ...(namespace === undefined ? [] : [`namespace ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .clipped */ .cz)(namespace))}`]),
    ];
    const where = ` on ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(cluster)}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`;
    return `<sub>${result}${at}${by}${where}${more}</sub>`;
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

/***/ 577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ss: () => (/* binding */ jobRow),
/* harmony export */   W9: () => (/* binding */ jobRowHead),
/* harmony export */   mC: () => (/* binding */ jobLink)
/* harmony export */ });
/* harmony import */ var _describe_counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8217);
/* harmony import */ var _plan_alarms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7025);
/* harmony import */ var _describe_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2482);
/* harmony import */ var _markdown_fit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1540);
/* harmony import */ var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7058);





const jobRowHead = ['', 'Job', 'What happens'];
function jobRow(job, context, withNamespace) {
    const { verdict } = job;
    const kind = verdict.startsAgain
        ? 'starts again'
        : { new: 'new', stopped: 'stops', edited: '', unchanged: '' }[verdict.change];
    const place = withNamespace ? ` in ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nameCode */ .Fl)((0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .clipped */ .cz)(job.namespace))}` : '';
    return [signOf(job), `${jobLink(job, context)}${place}${kind === '' ? '' : ` · ${kind}`}`, whatHappens(job)];
}
function jobLink(job, { fileUrl, ui }) {
    const name = (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nameCode */ .Fl)((0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .clipped */ .cz)(job.id));
    const exists = job.verdict.jobModifyIndex > 0;
    const url = (exists ? ui?.job(job) : undefined) ?? fileUrl?.(job.file);
    return url === undefined ? name : (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(name, url);
}
function signOf(job) {
    const [worst] = (0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_0__/* .alarmsOf */ .q3)(job);
    if (worst === 'unplaced')
        return '⛔';
    if (worst !== undefined)
        return worst === 'warning' ? '⚠️' : '❗';
    const { change, destructive, startsAgain } = job.verdict;
    if (change === 'new' || startsAgain)
        return '🆕';
    return destructive ? '♻️' : '✏️';
}
function whatHappens(job) {
    const { verdict } = job;
    const blocked = (0,_describe_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .unplacedCount */ .wO)(verdict.unplaced);
    const parts = [
        (0,_describe_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .describeCounts */ .w)(verdict.groups, verdict.starts),
        blocked > 0 ? `**${blocked} cannot be placed**` : '',
        ...keyChanges(job),
        ...traits(job),
        launch(job),
    ].filter((part) => part !== '');
    if (parts.length > 0)
        return parts.join(' · ');
    return verdict.changes ? 'only its specification changes' : '—';
}
const longestChange = 80;
const mostChanges = 2;
function keyChanges({ diff, verdict }) {
    if (verdict.change !== 'edited')
        return [];
    const changes = diff.keyChanges.map(({ kind, text }) => `${kind} ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cellCode */ .GA)((0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .clipped */ .cz)(text, longestChange))}`);
    return changes.length === 0 ? [] : [(0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .listUpTo */ .JM)([...new Set(changes)], ', ', mostChanges)];
}
const saidByChange = new Map([
    ['image only', 'image'],
    ['count only', 'count'],
    ['another schedule', 'schedule'],
]);
function traits({ verdict, diff }) {
    const shown = new Set(diff.keyChanges.map(({ kind }) => kind));
    return verdict.traits.filter((trait) => !shown.has(saidByChange.get(trait) ?? ''));
}
function launch({ verdict }) {
    if (verdict.starts !== 'per-launch' || verdict.nextLaunch === undefined)
        return '';
    return `next launch ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cellCode */ .GA)(verdict.nextLaunch)}`;
}


/***/ }),

/***/ 1730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ afterMerge),
  o: () => (/* binding */ planMarkdown)
});

// EXTERNAL MODULE: ./build/js/report/markdown/markdown.js
var markdown = __webpack_require__(7058);
// EXTERNAL MODULE: ./build/js/plan/numbers.js
var numbers = __webpack_require__(5962);
// EXTERNAL MODULE: ./build/js/plan/warnings.js
var plan_warnings = __webpack_require__(731);
// EXTERNAL MODULE: ./build/js/report/plan-alarms.js
var plan_alarms = __webpack_require__(7025);
// EXTERNAL MODULE: ./build/js/report/describe-plan.js
var describe_plan = __webpack_require__(2482);
// EXTERNAL MODULE: ./build/js/report/describe-counts.js
var describe_counts = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/js/report/markdown/fit.js
var fit = __webpack_require__(1540);
// EXTERNAL MODULE: ./build/js/report/markdown/prose.js
var prose = __webpack_require__(6844);
;// CONCATENATED MODULE: ./build/js/report/comment/callout.js








const mostLines = 8;
const share = 0.1;
function planCallouts(jobs, removed, limit) {
    const clippedRemoved = removed.map(clippedNames);
    const stops = clippedRemoved.filter(({ stop }) => stop.kind === 'stops');
    const others = clippedRemoved.filter(({ stop }) => stop.kind !== 'stops');
    const dangers = [
        ...line(jobs, 'unplaced', unplacedFacts, ['cannot be placed', 'cannot be placed']),
        ...line(jobs, 'evicts', evictionFacts, ['evicts', 'evict allocations of other jobs']),
        ...line(jobs, 'stops', stopFacts, ['stops', 'stop allocations']),
        ...line(jobs, 'at-once', atOnceFacts, ['replaces', 'replace all allocations of a group at once: expect downtime']),
        ...stops.map((file) => (0,prose/* prose */.C)((0,describe_plan/* describeRemovedFile */.uh)(file))),
    ];
    const warnings = [
        ...jobs.flatMap(renamedLine),
        ...warningLines(jobs),
        ...others.map((file) => (0,prose/* prose */.C)((0,describe_plan/* describeRemovedFile */.uh)(file))),
    ];
    return [block('CAUTION', dangers, limit), block('WARNING', warnings, limit)].filter((one) => one !== '');
}
function block(kind, lines, limit) {
    if (lines.length === 0)
        return '';
    const { taken } = (0,fit/* takeWithin */.Dh)(lines.slice(0, mostLines), limit.max * share, (one) => limit.measure(one) + around);
    const left = lines.length - taken.length;
    const shown = left === 0 ? taken : [...taken, `… and ${left} more in ${limit.elsewhere}.`];
    return [`> [!${kind}]`, shown.map((one) => `> ${one}`).join('  \n')].join('\n');
}
const around = '>   '.length;
function clippedNames({ file, id, stop }) {
    const isBy = stop.kind === 'runs-on' && stop.by !== undefined;
    return {
        file: (0,fit/* clipped */.cz)(file),
        id: id === undefined ? undefined : (0,fit/* clipped */.cz)(id),
        stop: isBy ? { ...stop, by: (0,fit/* clipped */.cz)(stop.by ?? '') } : stop,
    };
}
function line(jobs, alarm, factsOf, [one, several]) {
    const facts = jobs
        .filter((job) => (0,plan_alarms/* alarmsOf */.q3)(job).includes(alarm))
        .map((job) => ({ job: (0,markdown/* code */.aY)((0,fit/* clipped */.cz)(job.id)), text: (0,fit/* listUpTo */.JM)(factsOf(job), '; ') }));
    const [first, ...others] = facts;
    if (first === undefined)
        return [];
    if (others.length === 0)
        return [`**${first.job} ${one}**${first.text === '' ? '' : `${alarm === 'unplaced' ? ':' : ''} ${first.text}`}.`];
    return [`**${(0,numbers/* plural */.L)(facts.length, 'job')} ${several}**: ${(0,fit/* listUpTo */.JM)(grouped(facts), '; ')}.`];
}
function grouped(facts) {
    const same = Map.groupBy(facts, ({ text }) => text);
    return Array.from(same, ([text, all]) => `${(0,fit/* listUpTo */.JM)(all.map(({ job }) => job), ', ')}${text === '' ? '' : `: ${text}`}`);
}
function unplacedFacts({ verdict }) {
    const several = verdict.groups.length > 1;
    return verdict.unplaced.map(({ group, count, reasons }) => {
        const where = several ? ` of group ${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(group))}` : '';
        return `${(0,fit/* listUpTo */.JM)(reasons.map(reasonMarkdown), '; ')} (${(0,numbers/* plural */.L)(count, 'allocation')}${where})`;
    });
}
function reasonMarkdown({ text, name }) {
    return name === undefined ? (0,fit/* clipped */.cz)(text) : `${(0,fit/* clipped */.cz)(text)} ${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(name))}`;
}
function evictionFacts({ verdict }) {
    if (verdict.preempted.length > 0)
        return verdict.preempted.map(({ count, job }) => `${(0,numbers/* plural */.L)(count, 'allocation')} of ${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(job))}`);
    const count = verdict.groups.reduce((sum, group) => sum + group.preempted, 0);
    return [`${(0,numbers/* plural */.L)(count, 'allocation')} of other jobs`];
}
function stopFacts({ verdict }) {
    const groups = verdict.groups.filter(({ stopped }) => stopped > 0);
    const several = verdict.groups.length > 1;
    return groups.map(({ name, stopped }) => `${(0,numbers/* plural */.L)(stopped, 'allocation')}${several ? ` of group ${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(name))}` : ''}`);
}
function atOnceFacts({ verdict }) {
    const several = verdict.groups.length > 1;
    return verdict.groups
        .filter(describe_counts/* replacesAllAtOnce */.n)
        .map(({ name, replaced }) => `all ${(0,numbers/* plural */.L)(replaced, 'allocation')}${several ? ` of group ${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(name))}` : ''} at once: expect downtime`);
}
function renamedLine({ id, formerId }) {
    return formerId === undefined
        ? []
        : [`**${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(id))}** is new; its file declared ${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(formerId))}, which keeps running.`];
}
function warningLines(jobs) {
    const warnings = jobs.flatMap(({ id, verdict }) => (0,plan_alarms/* warningsOf */.nZ)(verdict).map((warning) => ({ job: (0,markdown/* code */.aY)((0,fit/* clipped */.cz)(id)), text: (0,prose/* prose */.C)((0,fit/* clipped */.cz)((0,plan_warnings/* describeWarning */.U)(warning))) })));
    const same = Map.groupBy(warnings, ({ text }) => text);
    return Array.from(same, ([text, all]) => `**${(0,fit/* listUpTo */.JM)(all.map(({ job }) => job), ', ')}**: ${text}`);
}

// EXTERNAL MODULE: ./build/js/report/comment/job-row.js
var job_row = __webpack_require__(577);
;// CONCATENATED MODULE: ./build/js/report/comment/job-details.js





const openUpTo = 40;
const leastRoom = 800;
function jobDetails(job, { few, fileUrl, limit }) {
    const { lines } = job.diff;
    const summary = `<b>${(0,markdown/* htmlCode */.h8)(job.id)}</b> – all changes`;
    const facts = [...notes(job), fileLine(job, fileUrl)].join('\n\n');
    const around = limit.measure((0,markdown/* details */.zH)(summary, (0,markdown/* fence */.EU)(lines.slice(0, 1), 'diff') + facts, true)) + fenceSlack(lines);
    if (limit.max - around < Math.min(leastRoom, limit.measure(lines.join('\n'))))
        return undefined;
    const { taken, left } = (0,fit/* takeWithin */.Dh)(lines, limit.max - around, limit.measure);
    const block = taken.length === 0 ? '' : (0,markdown/* fence */.EU)(taken, 'diff');
    const cut = left === 0 ? '' : `… and ${(0,numbers/* plural */.L)(left, 'line')} more in ${limit.elsewhere}.`;
    const body = [block, cut, facts].filter((part) => part !== '').join('\n\n');
    return (0,markdown/* details */.zH)(summary, body, few && lines.length <= openUpTo && job.verdict.change !== 'new');
}
function fenceSlack(lines) {
    return 200 + 2 * (0,markdown/* longestRun */.Q_)(lines.join('\n'));
}
function notes(job) {
    const kept = job.keptCounts.map(({ group, count, instead }) => `Count of ${(0,markdown/* code */.aY)(group)} kept at ${count}; the job file says ${instead}.`);
    return [...kept, ...(0,describe_plan/* describeNotes */.Ne)(job).map(prose/* prose */.C)];
}
function fileLine({ file }, fileUrl) {
    return fileUrl === undefined ? (0,markdown/* code */.aY)(file) : (0,markdown/* link */.nf)((0,markdown/* nameCode */.Fl)(file), fileUrl(file));
}

// EXTERNAL MODULE: ./build/js/report/comment/footer.js
var footer = __webpack_require__(3976);
// EXTERNAL MODULE: ./build/js/report/comment/hide-in-markdown.js
var hide_in_markdown = __webpack_require__(8753);
// EXTERNAL MODULE: ./build/js/report/failure-items.js
var failure_items = __webpack_require__(8762);
// EXTERNAL MODULE: ./build/js/report/plan-headline.js
var plan_headline = __webpack_require__(1779);
// EXTERNAL MODULE: ./build/js/review/plan-outcome.js
var plan_outcome = __webpack_require__(6489);
;// CONCATENATED MODULE: ./build/js/report/comment/plan-comment.js













const failureShare = 0.3;
const tableShare = 0.35;
const reserve = 600;
const places = 6;
const afterMerge = 'After the merge, `mode: register` registers exactly this plan';
function planMarkdown(outcome, surroundings, limit) {
    const shown = (0,hide_in_markdown/* hiddenWithin */.e)(limit, surroundings, (within) => clearMarkdown(outcome, surroundings, within));
    return surroundings.record?.seal(shown) ?? shown;
}
function clearMarkdown(outcome, surroundings, limit) {
    const jobs = (0,plan_alarms/* bySeverity */.Np)(outcome.jobs);
    const changing = jobs.filter(plan_alarms/* hasChanges */.ik);
    const head = [surroundings.marker, heading(outcome, surroundings)].filter((part) => part !== undefined).join('\n');
    const last = [plan_comment_footer(outcome, surroundings), surroundings.record?.line]
        .filter((part) => part !== undefined)
        .join('\n');
    const closing = [nextStep(outcome, surroundings), last];
    const sizeOf = (parts) => parts.reduce((sum, part) => sum + limit.measure(part) + 2, 0);
    const kept = sizeOf([head, ...closing]) + reserve + places * limit.measure(limit.elsewhere);
    const room = { ...limit, max: Math.max(0, limit.max - kept) };
    const parts = [
        ...planCallouts(jobs, outcome.removed, room),
        failureSection(outcome, surroundings, room),
        jobTable(changing, surroundings, room),
    ].filter((part) => part !== '');
    const unchanged = unchangedSection(jobs.filter((job) => !changing.includes(job)), room);
    const left = room.max - sizeOf([...parts, unchanged]);
    return [head, ...parts, ...plans(changing, surroundings, { ...limit, max: left }), unchanged, ...closing]
        .filter((part) => part !== '')
        .join('\n\n');
}
function heading(outcome, { environment }) {
    const name = environment === undefined ? 'Plan' : environment;
    if (outcome.failures.length > 0) {
        const outage = (0,failure_items/* findOutage */.xQ)(outcome.failures);
        return `### 🔴 ${environment === undefined ? '' : `${name}: `}${outage === undefined ? 'Plan failed' : (0,prose/* prose */.C)(outage)}`;
    }
    return `### ${(0,plan_headline/* planSign */.v)(outcome)} ${name}: ${(0,prose/* prose */.C)((0,plan_headline/* planHeadline */.M)(outcome))}`;
}
function failureSection(outcome, surroundings, limit) {
    const items = (0,failure_items/* failureItems */.xh)((0,plan_outcome/* allFailures */.Z)(outcome), surroundings.fileUrl);
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
    const rows = jobs.map((job) => (0,job_row/* jobRow */.Ss)(job, surroundings, namespaces.size > 1));
    const { taken, left } = (0,fit/* takeWithin */.Dh)(rows.map((cells) => cells.join(' | ')), limit.max * tableShare, (text) => limit.measure(text) + 4);
    const shown = (0,markdown/* table */.tp)(job_row/* jobRowHead */.W9, rows.slice(0, taken.length));
    return left === 0 ? shown : `${shown}\n\n… and ${(0,numbers/* plural */.L)(left, 'job')} more in ${limit.elsewhere}.`;
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
    return left === 0 ? shown : [...shown, `… and ${(0,numbers/* plural */.L)(left, 'plan')} more in ${limit.elsewhere}.`];
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
    return (0,markdown/* details */.zH)(`${(0,numbers/* plural */.L)(jobs.length, 'job')} unchanged`, `${taken.join(' ')}${rest}`, false);
}
function nextStep(outcome, { record }) {
    if (outcome.failures.length > 0)
        return '';
    if (outcome.failed.length > 0)
        return 'Fix the errors above and push; the plan runs again.';
    const stops = outcome.removed.filter(({ stop }) => stop.kind === 'stops').length;
    if (record === undefined || (stops === 0 && !outcome.jobs.some(plan_alarms/* hasChanges */.ik)))
        return '';
    return `${afterMerge}${stops === 0 ? '' : ` and stops ${(0,numbers/* plural */.L)(stops, 'job')}`}.`;
}
function plan_comment_footer(outcome, surroundings) {
    const hiddenValues = outcome.jobs.reduce((sum, job) => sum + job.diff.hiddenValues, 0);
    return (0,footer/* footerLine */.G)('Planned', surroundings, hiddenValues === 0 ? '' : ` · ${(0,numbers/* plural */.L)(hiddenValues, 'value')} hidden`);
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

/***/ 7377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ steerReport)
/* harmony export */ });
/* harmony import */ var _rollout_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(667);
/* harmony import */ var _describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1772);


function isPromised(kind, { mode, groups }) {
    if (mode === 'fail-deployment')
        return kind === 'failed' || kind === 'rolled-back';
    return kind === 'successful' || kind === 'no-deployment' || (groups.length > 0 && kind === 'awaiting-promotion');
}
function steerReport(outcome) {
    const { mode, job, deployment, result, rollout } = outcome;
    const isWell = rollout === undefined || isPromised(rollout.kind, outcome);
    const failures = [...outcome.failures, ...(isWell ? [] : [(0,_rollout_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .rolloutFailure */ .g)(rollout, { id: job, file: undefined })])];
    const headline = mode === 'promote' ? promoteHeadline(outcome) : failHeadline(outcome);
    return {
        headline: outcome.failures[0]?.message ?? headline,
        sign: result === 'dry-run' ? '🔵' : rollout?.kind === 'awaiting-promotion' ? '🟠' : '🟢',
        failures,
        notes: [],
        body: [],
        outputs: {
            changed: String(result === 'done'),
            outcome: rollout?.kind ?? '',
            'deployment-id': deployment?.ID ?? '',
            'job-version': deployment === undefined ? '' : String(deployment.JobVersion),
            'serving-version': (0,_describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__/* .servingOutput */ .SJ)(rollout),
            'job-modify-index': deployment === undefined ? '' : String(deployment.JobSpecModifyIndex),
        },
    };
}
function promoteHeadline(outcome) {
    const { job, groups, result, rollout } = outcome;
    const which = groups.length === 0 ? '' : ` (${groups.length === 1 ? 'group' : 'groups'} ${listed(groups)})`;
    const followed = rollout === undefined ? '' : waitingText(outcome) || (0,_describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__/* .describeRollout */ .lw)(rollout);
    const and = rollout?.kind === 'successful' ? ' and ' : followed === '' ? '' : ': ';
    return {
        none: `\`${job}\`${which} was not promoted`,
        already: `\`${job}\`${which} is already promoted`,
        'dry-run': `Dry run: \`${job}\`${which} would be promoted`,
        done: `\`${job}\`${which} promoted${and}${followed}`,
    }[result];
}
function waitingText({ groups, rollout }) {
    if (groups.length === 0 || rollout?.kind !== 'awaiting-promotion')
        return '';
    const waiting = rollout.groups.filter(({ canaries, promoted }) => canaries > 0 && !promoted).map(({ name }) => name);
    return `canaries of ${waiting.length === 1 ? 'group' : 'groups'} ${listed(waiting)} still wait for promotion`;
}
function listed(names) {
    return names.map((name) => `\`${name}\``).join(', ');
}
function failHeadline({ job, result, rollout }) {
    const followed = rollout === undefined || rollout.kind === 'failed' ? '' : `: ${(0,_describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__/* .describeRollout */ .lw)(rollout)}`;
    return {
        none: `The deployment of \`${job}\` was not failed`,
        already: `The deployment of \`${job}\` has already failed`,
        'dry-run': `Dry run: the deployment of \`${job}\` would be failed`,
        done: `Failed the deployment of \`${job}\`${followed}`,
    }[result];
}


/***/ }),

/***/ 7545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YS: () => (/* binding */ childJobFailure),
/* harmony export */   Zl: () => (/* binding */ describeChildJobOutcome),
/* harmony export */   jb: () => (/* binding */ worstChildJob)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1772);


function describeChildJobOutcome(work) {
    const [trouble] = work.troubles;
    const why = trouble === undefined ? '' : `: ${(0,_describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__/* .describeTrouble */ .LC)(trouble)}`;
    const time = (0,_describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(work.milliseconds);
    switch (work.kind) {
        case 'succeeded':
            return `succeeded in ${time}`;
        case 'failed':
            return `failed${why}`;
        case 'lost':
            return `lost with its node${why}`;
        case 'stopped':
            return 'stopped before it was complete';
        case 'placement-blocked':
            return `cannot be placed: ${(0,_describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__/* .describeUnplaced */ .Mq)(work)}`;
        case 'timed-out':
            return work.ended === 'cancelled'
                ? `still running when the run was cancelled after ${time} (${work.text})`
                : `not complete after ${time} (${work.text})${why}`;
    }
}
const bad = {
    failed: ['failed', 'Check the logs of its task, and fix the cause.'],
    lost: ['failed', 'Check the node that it ran on, and launch it again.'],
    stopped: ['conflict', 'Find out who stopped or purged it, and launch it again.'],
    'placement-blocked': [
        'unplaceable',
        'Nomad places it as soon as there is capacity. Add capacity, or request fewer resources.',
    ],
    'timed-out': [
        'timed-out',
        'Nomad continues the job. Raise `timeout` if it takes longer, or set `wait: false` to not follow it.',
    ],
};
function childJobFailure(child, work) {
    if (work.kind === 'succeeded')
        return undefined;
    const [reason, hint] = bad[work.kind];
    const [trouble] = work.troubles;
    const events = trouble === undefined ? [] : trouble.events.map((event) => `\n\t${event}`);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason,
        message: `\`${child}\`: ${describeChildJobOutcome(work)}.${events.join('')}`,
        hint,
    });
}
const worstFirst = [
    'failed',
    'lost',
    'stopped',
    'placement-blocked',
    'timed-out',
    'succeeded',
];
function worstChildJob(works) {
    return worstFirst.find((kind) => works.some((work) => work?.kind === kind)) ?? '';
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

/***/ 1772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LC: () => (/* binding */ describeTrouble),
/* harmony export */   LV: () => (/* binding */ rolloutKinds),
/* harmony export */   MP: () => (/* binding */ describeVersion),
/* harmony export */   Mq: () => (/* binding */ describeUnplaced),
/* harmony export */   SJ: () => (/* binding */ servingOutput),
/* harmony export */   Yh: () => (/* binding */ describeServing),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   lw: () => (/* binding */ describeRollout),
/* harmony export */   zO: () => (/* binding */ healthyOf)
/* harmony export */ });
/* harmony import */ var _describe_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2482);
/* harmony import */ var _plan_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5962);


function formatDuration(milliseconds) {
    const seconds = Math.round(milliseconds / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    const rest = seconds % 60;
    return `${Math.floor(seconds / 60)} min${rest === 0 ? '' : ` ${rest} s`}`;
}
function describeTrouble({ task, exitCode, signal, restarts, node, events }) {
    const last = events.at(-1);
    const how = exitCode !== undefined && exitCode !== 0
        ? `exited with code ${exitCode}${exitCode === killed ? ' (killed, often out of memory)' : ''}`
        : signal !== undefined && signal !== 0
            ? `was terminated by signal ${signal}`
            : last === undefined
                ? 'is not healthy'
                : `is not healthy: ${last}`;
    const after = restarts === 0 ? '' : `, after ${(0,_plan_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(restarts, 'restart')}`;
    return `task \`${task}\` ${how}${node === '' ? '' : ` on node \`${node}\``}${after}`;
}
const killed = 137;
function describeRollout(rollout, placed = 'registered and placed') {
    const [trouble] = rollout.troubles;
    const why = trouble === undefined ? '' : `: ${describeTrouble(trouble)}`;
    switch (rollout.kind) {
        case 'successful':
            return `rolled out in ${formatDuration(rollout.milliseconds)}`;
        case 'failed':
            return `rollout failed${why === '' && rollout.description !== '' ? `: ${rollout.description}` : why}${stillServing(rollout)}`;
        case 'rolled-back':
            return `rolled back${describeVersion(rollout)}${why}`;
        case 'awaiting-promotion':
            return `canaries are healthy and wait for promotion; ${describeServing(rollout)}`;
        case 'placement-blocked':
            return `cannot be placed: ${describeUnplaced(rollout)}`;
        case 'no-deployment':
            return `${placed}${why}`;
        case 'superseded':
            return 'superseded by a newer version of the job, or stopped';
        case 'timed-out':
            return rollout.ended === 'cancelled'
                ? `still rolling out when the run was cancelled after ${formatDuration(rollout.milliseconds)}${describeHealthOfGroups(rollout)}${stillServing(rollout)}`
                : `not healthy after ${formatDuration(rollout.milliseconds)}${describeHealthOfGroups(rollout)}${why}${stillServing(rollout)}`;
    }
}
function describeServing({ serving, version }) {
    if (serving === undefined)
        return 'which version still serves could not be read';
    const earlier = serving.filter((one) => one !== version);
    if (earlier.length === 0)
        return 'no earlier version runs';
    const [last, others] = [earlier.at(-1), earlier.slice(0, -1)];
    return others.length === 0 ? `version ${last} still serves` : `versions ${others.join(', ')} and ${last} still serve`;
}
function stillServing(rollout) {
    const { serving, version } = rollout;
    const isOld = serving !== undefined && serving.length > 0 && version !== undefined && !serving.includes(version);
    return isOld ? `; ${describeServing(rollout)}` : '';
}
function servingOutput(rollout) {
    return (rollout?.serving ?? []).join(',');
}
function describeVersion({ revertedTo }) {
    if (revertedTo === undefined)
        return '';
    return ` to version ${revertedTo.version}${revertedTo.healthy ? '' : ', which is not healthy yet'}`;
}
function describeUnplaced({ unplaced }) {
    const text = unplaced.map(({ group, reasons }) => `group \`${group}\`: ${(0,_describe_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .describeReasons */ .nl)(reasons)}`);
    return text.length === 0 ? 'no node is eligible' : text.join('; ');
}
function describeHealthOfGroups({ groups }) {
    return groups.length === 0 ? '' : `, ${healthyOf(groups)}`;
}
function healthyOf(groups) {
    const sum = (read) => groups.reduce((total, group) => total + read(group), 0);
    return `${sum((group) => group.healthy)} of ${sum((group) => group.desired)} healthy`;
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

/***/ 4828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ forkReport)
/* harmony export */ });
function forkReport(done, empty) {
    const why = `This pull request is from a fork: GitHub gives its runs no secrets or variables, so nothing was ${done}.`;
    return {
        headline: `Nothing was ${done}: the pull request is from a fork`,
        sign: '⚪',
        failures: [],
        notes: [{ level: 'notice', text: why }],
        body: ['To plan it, read the change, then push its commits to a branch of this repository.'],
        ...empty,
    };
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

/***/ 1129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ createUiLinks)
/* harmony export */ });
/* harmony import */ var _redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5919);

function createUiLinks(base, region) {
    const root = `${base.origin}${base.pathname.replace(/\/(?:ui\/?)?$/, '')}/ui`;
    const query = region === undefined ? '' : `?region=${encodeURIComponent(region)}`;
    const urlOf = (path) => path === undefined ? undefined : `${root}/${path}${query}`;
    return {
        job: (job) => urlOf(jobPath(job)),
        deployments: (job) => {
            const path = jobPath(job);
            return urlOf(path === undefined ? undefined : `${path}/deployments`);
        },
        allocation: (id) => `${root}/allocations/${encodeURIComponent(id)}${query}`,
    };
}
function jobPath({ id, namespace }) {
    return `${id}${namespace}`.includes(_redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hiddenMark */ .s) ? undefined : `jobs/${encodeURIComponent(`${id}@${namespace}`)}`;
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

/***/ 667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ rolloutFailure)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1772);


const bad = {
    failed: [
        'failed',
        'The new version stays registered. Fix the cause and have the next plan reviewed, or go back with `mode: revert`.',
    ],
    'rolled-back': ['rolled-back', 'Fix the cause, push, and have the new plan reviewed.'],
    'placement-blocked': [
        'unplaceable',
        'The job stays registered and is placed as soon as the cluster has room. Add capacity, or request fewer resources.',
    ],
    superseded: [
        'conflict',
        'The job was registered or stopped by somebody else in the meantime. Check its latest version.',
    ],
    'timed-out': [
        'timed-out',
        'Nomad continues the rollout. Re-run this job to follow it to its end, and raise `timeout` if it takes longer.',
    ],
};
function rolloutFailure(rollout, { id, file, hints = {} }) {
    if (rollout.denial !== undefined)
        return promotionDenied(rollout, rollout.denial, { id, file });
    const [reason, hint] = bad[rollout.kind] ?? ['conflict', 'Check the latest deployment of the job.'];
    const where = file === undefined ? undefined : { file };
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason,
        message: `\`${id}\`: ${(0,_describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__/* .describeRollout */ .lw)(rollout)}.`,
        location: where,
        hint: hints[rollout.kind] ?? hint,
    });
}
function promotionDenied(rollout, denial, { id, file }) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: denial.reason,
        message: `\`${id}\`: the canaries are healthy, but this run may not promote them (${(0,_describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__/* .describeServing */ .Yh)(rollout)}): ${denial.message}`,
        location: file === undefined ? undefined : { file },
        help: denial.help,
        hint: `Add the capability \`promote-deployment\` to the policy of the token. Until then, promote with \`nomad deployment promote ${rollout.deploymentId}\`.`,
    });
}


/***/ }),

/***/ 4437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ writeReport)
/* harmony export */ });
/* harmony import */ var _rollout_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(667);
/* harmony import */ var _describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1772);
/* harmony import */ var _rollout_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4436);



function writeReport(write, { job, results, hints }) {
    const { result, index, version, evalId, rollout } = write;
    const isBad = rollout !== undefined && !(0,_rollout_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccessfulRollout */ .ae)(rollout);
    const placed = rollout?.evalId === '' ? 'no evaluation was created' : 'all allocations are placed';
    const followed = rollout === undefined ? '' : `: ${(0,_describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__/* .describeRollout */ .lw)(rollout, placed)}`;
    return {
        headline: write.failures[0]?.message ?? `${results[result]}${followed}`,
        sign: result === 'dry-run' ? '🔵' : rollout?.kind === 'awaiting-promotion' ? '🟠' : '🟢',
        failures: [...write.failures, ...(isBad ? [(0,_rollout_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .rolloutFailure */ .g)(rollout, { id: job, file: undefined, hints })] : [])],
        notes: [],
        body: [],
        outputs: {
            changed: String(result === 'done'),
            outcome: rollout?.kind ?? '',
            'eval-id': rollout?.evalId || (evalId ?? ''),
            'deployment-id': rollout?.deploymentId ?? '',
            'job-version': version === undefined ? '' : String(version),
            'serving-version': (0,_describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__/* .servingOutput */ .SJ)(rollout),
            'job-modify-index': index === undefined ? '' : String(index),
        },
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
        .filter(([name, item]) => !isAbsent(item) && !(zero?.has(name) === true && isZero(item)))
        .toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([name, item]) => `${JSON.stringify(name)}:${canonicalText(item, key === 'Volumes' ? 'Volume' : name, within)}`).join(',')}}`;
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
/* harmony export */   r: () => (/* binding */ keyedDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1269);


const digestBytes = 24;
function digestsOf(spec, meaning, key) {
    return { spec: keyedDigest('specification', spec, key), plan: keyedDigest('meaning', meaning, key) };
}
function keyedDigest(of, value, key) {
    const text = `outrider ${of} v1\n${(0,_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonical */ .$)(value)}`;
    const bytes = (key === undefined ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256') : (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', key)).update(text).digest();
    return bytes.subarray(0, digestBytes).toString('base64');
}


/***/ }),

/***/ 7151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ recordIdentifier),
/* harmony export */   v: () => (/* binding */ matchesIdentifier)
/* harmony export */ });
/* harmony import */ var _digests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4906);
/* harmony import */ var _record_codec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3987);


function recordIdentifier(name, hides, key) {
    if (!hides)
        return name;
    return key === undefined ? null : { keyed: (0,_digests_js__WEBPACK_IMPORTED_MODULE_0__/* .keyedDigest */ .r)('identifier', name, key) };
}
function matchesIdentifier(recorded, name, key) {
    if (recorded === null)
        return true;
    if (typeof recorded === 'string')
        return recorded === name;
    return key !== undefined && (0,_record_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .equalsInConstantTime */ .uz)(recorded.keyed, (0,_digests_js__WEBPACK_IMPORTED_MODULE_0__/* .keyedDigest */ .r)('identifier', name, key));
}


/***/ }),

/***/ 4601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ liveDigest)
/* harmony export */ });
/* harmony import */ var _digests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4906);

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
function liveDigest(job, keepsCounts, key) {
    if (key === undefined)
        return '';
    const entries = Object.entries(job).filter(([name]) => !volatileFields.has(name));
    const groups = (job.TaskGroups ?? []).map((group) => withoutVolatileCount(group, keepsCounts));
    return (0,_digests_js__WEBPACK_IMPORTED_MODULE_0__/* .digestsOf */ .n)({ ...Object.fromEntries(entries), TaskGroups: groups }, {}, key).spec;
}
function withoutVolatileCount(group, keepsCounts) {
    const { Count: count, Scaling: scaling, ...rest } = group;
    const isScaled = scaling !== null && scaling !== undefined;
    const policy = isScaled && typeof scaling === 'object' ? withoutVolatileFields(scaling) : scaling;
    return { ...rest, Scaling: policy, ...(isScaled || keepsCounts ? {} : { Count: count }) };
}
function withoutVolatileFields(policy) {
    return Object.fromEntries(Object.entries(policy).filter(([name]) => !volatileFields.has(name)));
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
        const counts = reviewedCounts(group, everywhere || keptGroups.has(group.name));
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
function reviewedCounts(group, onlyWhether) {
    const { created, replaced, updatedInPlace, stopped, canaries } = group;
    const counts = Object.entries({ created, replaced, updatedInPlace, stopped, canaries });
    return Object.fromEntries(counts.flatMap(([result, count]) => (count > 0 ? [[result, onlyWhether || count]] : [])));
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
        fields: inStableOrder(fields.map(({ Type, Name, Old, New }) => [Type, Name, (0,_redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f)(Old), (0,_redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f)(New)])),
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


const randomMark = '(random)';
function withoutRandomValues(diff, random) {
    return random.size === 0 ? diff : maskFields(diff, (field) => hasRandomValue(field, random));
}
function withoutRandomFields(diffs, of, random) {
    if (random.size === 0)
        return diffs;
    const paths = new Set();
    maskFields(of, (field, path) => hasRandomValue(field, random) && paths.add(path).has(path));
    return diffs.map((diff) => maskFields(diff, (_, path) => paths.has(path)));
}
function hasRandomValue({ Type, New }, random) {
    return Type !== 'None' && typeof New === 'string' && random.has(New);
}
function maskFields(diff, choose) {
    const body = (part, path) => ({
        ...part,
        Fields: part.Fields.map((field) => {
            const isChosen = choose(field, JSON.stringify([...path, field.Name]));
            return isChosen && field.Type !== 'Deleted' ? { ...field, New: randomMark } : field;
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
    if (!fields.every((field) => field.Type === 'None' || hasRandomValue(field, random)))
        return false;
    const removed = objects.filter(({ Type }) => Type === 'Deleted');
    for (const added of objects.filter(({ Type }) => Type === 'Added')) {
        const at = removed.findIndex((one) => equalsExceptRandom(one, added, random));
        if (at === -1)
            return false;
        removed.splice(at, 1);
    }
    const edited = objects.filter(({ Type }) => Type === 'Edited' || Type === 'None');
    return removed.length === 0 && edited.every((object) => isUnchanged(object, random));
}
function equalsExceptRandom(removed, added, random) {
    if (removed.Name !== added.Name || removed.Objects.length !== added.Objects.length)
        return false;
    const others = new Set(added.Fields.filter((field) => hasRandomValue(field, random)).map(({ Name }) => Name));
    const of = (object, side) => {
        const fields = object.Fields.filter(({ Name }) => !others.has(Name));
        return (0,_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonical */ .$)(Object.fromEntries(fields.map((field) => [field.Name, (0,_redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f)(field[side])])));
    };
    return (of(removed, 'Old') === of(added, 'New') &&
        removed.Objects.every((object, at) => equalsExceptRandom(object, added.Objects[at] ?? object, random)));
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
  yT: () => (/* binding */ readUnverified),
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
function packRecord(record) {
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
    return formatRecordLine(`v${formatVersion} ${packRecord(record)} ${digestPlaceholder}`, key === undefined ? 'unsigned' : digestPlaceholder);
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
function readUnverified(comment) {
    const { number, packed } = parseRecordLine(recordLine(comment));
    return number === String(formatVersion) && packed !== '' ? unpackRecord(packed) : undefined;
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


/***/ }),

/***/ 7698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DE: () => (/* binding */ findServingVersions),
/* harmony export */   TB: () => (/* binding */ findInterruption),
/* harmony export */   cP: () => (/* binding */ waitingGroups),
/* harmony export */   kl: () => (/* binding */ waitingCanaries),
/* harmony export */   uF: () => (/* binding */ areHealthy)
/* harmony export */ });
function waitingGroups({ TaskGroups }) {
    const groups = Object.entries(TaskGroups).filter(([, group]) => group.DesiredCanaries > 0 && !group.Promoted);
    return new Set(groups.map(([name]) => name));
}
function waitingCanaries(deployment, allocations) {
    const groups = waitingGroups(deployment);
    return allocations
        .filter((one) => one.JobVersion === deployment.JobVersion && groups.has(one.TaskGroup))
        .filter((one) => one.DesiredStatus === 'run' && one.NextAllocation === '')
        .map((one) => ({ id: one.ID, group: one.TaskGroup, healthy: isHealthy(one), starts: startsOf(one) }));
}
function isHealthy({ ClientStatus, DeploymentStatus, TaskStates }) {
    const tasks = Object.values(TaskStates);
    return (ClientStatus === 'running' &&
        DeploymentStatus?.Healthy === true &&
        tasks.every(({ State, Failed }) => !Failed && (State === 'running' || State === 'dead')));
}
function startsOf({ TaskStates }) {
    const starts = Object.entries(TaskStates).map(([task, { Restarts, StartedAt }]) => `${task} ${Restarts} ${StartedAt?.getTime() ?? 0}`);
    return starts.toSorted((a, b) => (a < b ? -1 : 1)).join('\n');
}
function areHealthy(canaries, deployment) {
    return groupMissingCanaries(canaries, deployment) === undefined && canaries.every(({ healthy }) => healthy);
}
function groupMissingCanaries(canaries, { TaskGroups }) {
    const countOf = (name) => canaries.filter(({ group }) => group === name).length;
    return [...waitingGroups({ TaskGroups })].find((name) => countOf(name) < (TaskGroups[name]?.DesiredCanaries ?? 0));
}
function findInterruption(before, now, deployment) {
    const present = new Map(now.map((canary) => [canary.id, canary]));
    const replaced = before?.find(({ id }) => !present.has(id));
    if (replaced !== undefined)
        return `${nameOf(replaced)} was replaced or stopped`;
    const restarted = before?.find(({ id, starts }) => present.get(id)?.starts !== starts);
    if (restarted !== undefined)
        return `${nameOf(restarted)} restarted`;
    const unhealthy = now.find(({ healthy }) => !healthy);
    if (unhealthy !== undefined)
        return `${nameOf(unhealthy)} is not healthy`;
    const group = groupMissingCanaries(now, deployment);
    return group === undefined ? undefined : `a canary of group ${group} is missing`;
}
function nameOf({ id, group }) {
    return `canary ${id.slice(0, 8)} of group ${group}`;
}
function findServingVersions(allocations, deployment) {
    const waiting = deployment === undefined ? new Set() : waitingGroups(deployment);
    const serving = allocations.filter((one) => one.DesiredStatus === 'run' &&
        one.ClientStatus === 'running' &&
        !(waiting.has(one.TaskGroup) && one.JobVersion === deployment?.JobVersion));
    return [...new Set(serving.map(({ JobVersion }) => JobVersion))].toSorted((a, b) => a - b);
}


/***/ }),

/***/ 887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PU: () => (/* binding */ isOver),
/* harmony export */   VY: () => (/* binding */ judgeRollout),
/* harmony export */   h_: () => (/* binding */ rollsBackTo),
/* harmony export */   hd: () => (/* binding */ isUnplaced),
/* harmony export */   rP: () => (/* binding */ waitsForPromotion)
/* harmony export */ });
const inProgress = { kind: 'in-progress', rollingBackTo: undefined };
function judgeRollout(evidence) {
    const { evaluation, own, latest, deploymentsRead: looked, index, blocked } = evidence;
    if (evaluation?.Status === 'pending' || !looked)
        return inProgress;
    if (own === undefined) {
        if (latest !== null && latest.JobSpecModifyIndex > index)
            return { kind: 'superseded' };
        if (isUnplaced(evaluation))
            return blocked ? { kind: 'placement-blocked' } : inProgress;
        return { kind: 'no-deployment' };
    }
    switch (own.Status) {
        case 'successful':
            return { kind: 'successful' };
        case 'cancelled':
            return { kind: 'superseded' };
        case 'failed':
            return afterFailure(own, latest);
        default:
            if (waitsForPromotion(own))
                return { kind: 'awaiting-promotion' };
            return blocked ? { kind: 'placement-blocked' } : inProgress;
    }
}
function isUnplaced(evaluation) {
    return Object.keys(evaluation?.FailedTGAllocs ?? {}).length > 0;
}
function afterFailure(own, latest) {
    const version = rollsBackTo(own);
    if (version === undefined)
        return { kind: 'failed' };
    const rollback = latest !== null && latest.JobSpecModifyIndex > own.JobSpecModifyIndex ? latest : undefined;
    return rollback !== undefined && isOver(rollback)
        ? { kind: 'rolled-back', version, healthy: rollback.Status === 'successful' }
        : { kind: 'in-progress', rollingBackTo: version };
}
const endStates = new Set(['successful', 'failed', 'cancelled']);
function isOver({ Status }) {
    return endStates.has(Status);
}
function rollsBackTo({ StatusDescription }) {
    const version = / rolling back to job version (\d+)/.exec(StatusDescription)?.[1];
    return version === undefined || StatusDescription.includes('not rolling back') ? undefined : Number(version);
}
function waitsForPromotion({ TaskGroups, StatusDescription }) {
    const groups = Object.values(TaskGroups).filter((group) => group.DesiredCanaries > 0 && !group.Promoted);
    return (StatusDescription.includes('requires manual promotion') &&
        groups.length > 0 &&
        groups.every((group) => group.HealthyAllocs >= group.DesiredCanaries));
}


/***/ }),

/***/ 4436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PT: () => (/* binding */ rolloutSeverity),
/* harmony export */   ae: () => (/* binding */ isSuccessfulRollout),
/* harmony export */   nD: () => (/* binding */ worstRollout)
/* harmony export */ });
const kindsWorstFirst = [
    'failed',
    'rolled-back',
    'placement-blocked',
    'superseded',
    'timed-out',
    'awaiting-promotion',
    'no-deployment',
    'successful',
];
function worstRollout(rollouts) {
    return rollouts.toSorted((a, b) => rolloutSeverity(a) - rolloutSeverity(b))[0];
}
function rolloutSeverity({ kind }) {
    return kindsWorstFirst.indexOf(kind);
}
const successfulKinds = new Set(['successful', 'no-deployment', 'awaiting-promotion']);
function isSuccessfulRollout({ kind, denial }) {
    return successfulKinds.has(kind) && denial === undefined;
}


/***/ }),

/***/ 1533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ childJobOutcome),
/* harmony export */   YW: () => (/* binding */ rolloutOutcome),
/* harmony export */   fL: () => (/* binding */ describeChildJob),
/* harmony export */   oU: () => (/* binding */ deploymentGroups),
/* harmony export */   qD: () => (/* binding */ describeEvaluation),
/* harmony export */   vk: () => (/* binding */ describeProgress)
/* harmony export */ });
/* harmony import */ var _plan_placement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5486);
/* harmony import */ var _judge_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(887);
/* harmony import */ var _task_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8692);



function describeProgress({ evaluation, own, latest }, conclusion) {
    if (conclusion.kind === 'rolled-back')
        return `rolled back to version ${conclusion.version}`;
    if (conclusion.kind === 'in-progress' && conclusion.rollingBackTo !== undefined)
        return `failed, rolling back to version ${conclusion.rollingBackTo}: ${countHealthy(latest)}`;
    if ((0,_judge_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnplaced */ .hd)(evaluation) && (conclusion.kind === 'in-progress' || conclusion.kind === 'placement-blocked')) {
        const reasons = (0,_plan_placement_js__WEBPACK_IMPORTED_MODULE_0__/* .unplacedGroups */ .hV)(evaluation?.FailedTGAllocs ?? {}, []).flatMap((one) => one.reasons);
        const why = reasons.map(({ text, name }) => (name === undefined ? text : `${text} ${name}`)).join('; ');
        return `${conclusion.kind === 'in-progress' ? 'waiting for capacity' : 'cannot be placed'}: ${why}`;
    }
    if (own === undefined)
        return '';
    return own.Status === 'running' ? countHealthy(own) : `${own.Status}, ${countHealthy(own)}`;
}
function describeEvaluation({ evaluation, own }) {
    return evaluation === undefined || own !== undefined ? '' : `evaluation ${evaluation.ID} is ${evaluation.Status}`;
}
function deploymentGroups(deployment) {
    return Object.entries(deployment?.TaskGroups ?? {})
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, group]) => ({
        name,
        desired: group.DesiredTotal,
        placed: group.PlacedAllocs,
        healthy: group.HealthyAllocs,
        unhealthy: group.UnhealthyAllocs,
        canaries: group.DesiredCanaries,
        promoted: group.Promoted,
    }));
}
function countHealthy(deployment) {
    const groups = deploymentGroups(deployment);
    const count = groups.reduce((sum, group) => sum + group.healthy, 0);
    const desired = groups.reduce((sum, group) => sum + group.desired, 0);
    return `${count} of ${desired} healthy`;
}
function rolloutOutcome({ state: { evaluation, own, latest, soak }, end, stoppedBy, troubles, version, serving, milliseconds, }) {
    return {
        kind: end?.kind ?? 'timed-out',
        evalId: evaluation?.ID ?? '',
        deploymentId: own?.ID ?? '',
        version,
        revertedTo: end?.kind === 'rolled-back'
            ? { version: end.version, healthy: end.healthy, live: liveVersion(own, latest) }
            : undefined,
        serving,
        denial: soak?.denial,
        groups: deploymentGroups(own),
        unplaced: (0,_plan_placement_js__WEBPACK_IMPORTED_MODULE_0__/* .unplacedGroups */ .hV)(evaluation?.FailedTGAllocs ?? {}, []),
        troubles,
        description: own?.StatusDescription ?? '',
        milliseconds,
        ended: stoppedBy,
    };
}
function liveVersion(own, latest) {
    if (latest === null || latest.ID === own?.ID)
        return undefined;
    return { version: latest.JobVersion, groups: deploymentGroups(latest) };
}
function describeChildJob({ job, allocations, waiting }) {
    if (job === undefined)
        return 'purged';
    const states = [...Map.groupBy(allocations, ({ ClientStatus }) => ClientStatus)];
    const counts = states.map(([state, { length }]) => `${length} ${state}`).toSorted();
    const wait = waiting === undefined ? [] : ['waiting for capacity'];
    return [...counts, ...wait].join(', ') || 'no allocation placed yet';
}
function childJobOutcome({ state, end, stoppedBy, milliseconds, }) {
    return {
        kind: end ?? 'timed-out',
        unplaced: (0,_plan_placement_js__WEBPACK_IMPORTED_MODULE_0__/* .unplacedGroups */ .hV)(state?.waiting?.FailedTGAllocs ?? {}, []),
        troubles: end === 'succeeded' ? [] : (0,_task_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .findTaskProblems */ .h)(state?.allocations ?? []),
        text: state === undefined ? '' : describeChildJob(state),
        milliseconds,
        ended: stoppedBy,
    };
}


/***/ }),

/***/ 3202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jy: () => (/* binding */ redactChildJob),
/* harmony export */   gH: () => (/* binding */ redactTaskProblem),
/* harmony export */   vN: () => (/* binding */ redactRollout)
/* harmony export */ });
/* harmony import */ var _plan_placement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5486);

function redactRollout(rollout, scrub) {
    const { denial } = rollout;
    return {
        ...rollout,
        description: scrub(rollout.description),
        denial: denial?.withMessage(scrub(denial.message), denial.location),
        ...redactQuotes(rollout, scrub),
    };
}
function redactChildJob(outcome, scrub) {
    return { ...outcome, text: scrub(outcome.text), ...redactQuotes(outcome, scrub) };
}
function redactQuotes({ troubles, unplaced }, scrub) {
    return {
        troubles: troubles.map((trouble) => redactTaskProblem(trouble, scrub)),
        unplaced: unplaced.map((one) => (0,_plan_placement_js__WEBPACK_IMPORTED_MODULE_0__/* .redactUnplaced */ .Em)(one, scrub)),
    };
}
function redactTaskProblem(trouble, scrub) {
    return {
        ...trouble,
        events: trouble.events.map(scrub),
        logs: trouble.logs === undefined ? undefined : scrub(trouble.logs.join('\n')).split('\n'),
    };
}


/***/ }),

/***/ 8692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ findTaskProblems),
/* harmony export */   q: () => (/* binding */ describeRestarts)
/* harmony export */ });
const maxProblems = 3;
const maxEvents = 4;
function findTaskProblems(allocations) {
    const found = allocations
        .filter(isUnhealthy)
        .toSorted((a, b) => b.CreateIndex - a.CreateIndex)
        .flatMap((allocation) => tasksOf(allocation).map(([task, state]) => ({ trouble: taskProblem(allocation, task, state), state })))
        .toSorted((a, b) => problemScore(b.state) - problemScore(a.state));
    const once = Map.groupBy(found, ({ trouble }) => JSON.stringify([trouble.group, trouble.task]));
    return [...once.values()].flatMap((same) => same.slice(0, 1).map(({ trouble }) => trouble)).slice(0, maxProblems);
}
function isUnhealthy({ ClientStatus, DeploymentStatus, TaskStates }) {
    return (ClientStatus === 'failed' ||
        ClientStatus === 'lost' ||
        DeploymentStatus?.Healthy === false ||
        Object.values(TaskStates).some((state) => problemScore(state) > 0));
}
function tasksOf({ TaskStates }) {
    const tasks = Object.entries(TaskStates);
    const bad = tasks.filter(([, state]) => problemScore(state) > 0);
    return bad.length > 0 ? bad : tasks;
}
function problemScore({ Failed, Restarts }) {
    return (Failed ? 1000 : 0) + Restarts;
}
function taskProblem(allocation, task, { Events, Restarts }) {
    const ended = Events.findLast((event) => event.Type === 'Terminated');
    return {
        group: allocation.TaskGroup,
        task,
        allocation: allocation.ID,
        node: allocation.NodeName,
        exitCode: ended?.ExitCode,
        signal: ended?.Signal,
        restarts: Restarts,
        events: Events.slice(-maxEvents).map(taskEventText),
        logs: undefined,
    };
}
function taskEventText({ DisplayMessage, Message, Type }) {
    const message = DisplayMessage || Message;
    return message === '' ? Type : `${Type}: ${message}`;
}
function describeRestarts(allocations) {
    const failing = allocations
        .toSorted((a, b) => a.CreateIndex - b.CreateIndex)
        .flatMap(({ TaskStates }) => Object.entries(TaskStates).filter(([, state]) => problemScore(state) > 0));
    const byTask = [...Map.groupBy(failing, ([task]) => task)].slice(0, maxProblems);
    return byTask
        .map(([task, same]) => describeTaskRestarts(task, same.map(([, state]) => state)))
        .join('; ');
}
function describeTaskRestarts(task, states) {
    const restarts = states.reduce((sum, { Restarts }) => sum + Restarts, 0);
    const ended = states.flatMap(({ Events }) => Events).findLast(({ Type }) => Type === 'Terminated');
    const what = restarts > 0 ? `restarted ${restarts}×` : `failed ${states.length}×`;
    return `task ${task} ${what}${ended === undefined ? '' : `, last exit code ${ended.ExitCode}`}`;
}


/***/ })

};
