export const id = 828;
export const ids = [828];
export const modules = {

/***/ 5534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ isOfFork),
/* harmony export */   y: () => (/* binding */ readContext)
/* harmony export */ });
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4632);

const pullRequestEvents = new Set([
    'pull_request',
    'pull_request_review',
    'pull_request_review_comment',
]);
function isOfFork({ eventName, pullRequest }) {
    return pullRequestEvents.has(eventName) && pullRequest?.fork === true;
}
function readContext(env) {
    const get = (name) => env[`GITHUB_${name}`]?.trim() || undefined;
    const url = (name) => get(name)?.replace(/(?<!\/)\/+$/, '');
    const eventName = get('EVENT_NAME') ?? '';
    const place = {
        serverUrl: url('SERVER_URL') ?? 'https://github.com',
        graphqlUrl: url('GRAPHQL_URL'),
        repository: parseRepository(get('REPOSITORY')),
        repositoryId: get('REPOSITORY_ID') ?? '',
        runId: get('RUN_ID'),
        runNumber: parseCount(get('RUN_NUMBER'), 0),
    };
    return {
        ...place,
        apiUrl: url('API_URL') ?? 'https://api.github.com',
        eventName,
        runAttempt: parseCount(get('RUN_ATTEMPT'), 1),
        job: get('JOB'),
        step: get('ACTION'),
        sha: get('SHA'),
        workspace: get('WORKSPACE'),
        hosted: env['RUNNER_ENVIRONMENT'] === 'github-hosted',
        temporary: env['RUNNER_TEMP']?.trim() || undefined,
        actor: get('ACTOR'),
        triggeringActor: get('TRIGGERING_ACTOR'),
        outputFile: get('OUTPUT'),
        summaryFile: get('STEP_SUMMARY'),
        runUrl: buildRunUrl(place),
        identityToken: readIdentityTokenSource(env),
        ...(0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .readEvent */ .j_)({ name: eventName, path: get('EVENT_PATH'), ref: get('REF') }),
    };
}
function readIdentityTokenSource(env) {
    const [url, token] = [env['ACTIONS_ID_TOKEN_REQUEST_URL'], env['ACTIONS_ID_TOKEN_REQUEST_TOKEN']];
    return url === undefined || token === undefined || !URL.canParse(url) ? undefined : { url, token };
}
function parseRepository(slug) {
    const [owner, name, ...rest] = slug?.split('/') ?? [];
    return owner && name && rest.length === 0 ? { owner, name } : undefined;
}
function parseCount(text, otherwise) {
    return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : otherwise;
}
function buildRunUrl(run) {
    const address = run.graphqlUrl === undefined && run.runNumber > 0 ? String(run.runNumber) : run.runId;
    if (run.repository === undefined || address === undefined)
        return undefined;
    return `${run.serverUrl}/${run.repository.owner}/${run.repository.name}/actions/runs/${address}`;
}


/***/ }),

/***/ 4632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j_: () => (/* binding */ readEvent),
  c$: () => (/* binding */ toPullRequest)
});

// UNUSED EXPORTS: tagEventOf

// EXTERNAL MODULE: ./build/js/files/regular-file.js
var regular_file = __webpack_require__(7777);
;// CONCATENATED MODULE: ./build/js/clients/github/payload.js
function arrayOrEmpty(list) {
    return Array.isArray(list) ? list : [];
}
function nonEmptyText(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}
function isPositiveInteger(value) {
    return Number.isSafeInteger(value) && Number(value) >= 1;
}

;// CONCATENATED MODULE: ./build/js/clients/github/comment-event.js

function readCommentEvent(eventName, payload) {
    const { action, issue, comment, sender } = payload ?? {};
    const isOnPullRequest = typeof issue?.pull_request === 'object' && issue.pull_request !== null;
    if (eventName !== 'issue_comment' || action !== 'created' || !isOnPullRequest)
        return undefined;
    const author = nonEmptyText(comment?.user?.login);
    const createdAt = nonEmptyText(comment?.created_at);
    if (author === undefined || createdAt === undefined || author !== sender?.login)
        return undefined;
    const [id, number, body, type] = [comment?.id, issue.number, comment?.body, comment?.user?.type];
    if (!isPositiveInteger(id) || !isPositiveInteger(number) || typeof body !== 'string')
        return undefined;
    const isBot = author.endsWith('[bot]') || (type !== undefined && type !== 'User');
    return { id, number, body, createdAt, author, isBot };
}

;// CONCATENATED MODULE: ./build/js/clients/github/event-subject.js

const maxNamedPullRequests = 20;
function subjectOf(event, ref) {
    const named = [...collectNumbers(event), ...[ref, ...collectRefs(event)].map(pullRequestFromRef)];
    return {
        defaultBranch: nonEmptyText(event?.repository?.default_branch),
        branch: branchFromRef(event?.ref) ?? branchFromRef(ref),
        pushed: arrayOrEmpty(event?.commits).flatMap((commit) => nonEmptyText(commit?.id) ?? []),
        named: [...new Set(named.filter(isPositiveInteger))].slice(0, maxNamedPullRequests),
    };
}
function collectNumbers(event) {
    const passedOn = event?.client_payload;
    const lists = [
        event?.pull_requests,
        event?.check_suite?.pull_requests,
        event?.check_run?.pull_requests,
        event?.check_run?.check_suite?.pull_requests,
        event?.workflow_run?.pull_requests,
        passedOn?.pull_requests,
    ];
    const singles = [event?.pull_request, passedOn?.pull_request, passedOn?.github?.payload?.pull_request];
    const issues = [event?.issue, passedOn?.github?.payload?.issue];
    return [
        ...lists.flatMap((list) => arrayOrEmpty(list).map((pull) => pull?.number)),
        ...singles.map(readNumber),
        ...issues.map((issue) => (isObjectLike(issue?.pull_request) ? issue?.number : undefined)),
    ];
}
function collectRefs(event) {
    return [
        event?.ref,
        event?.merge_group?.head_ref,
        event?.deployment?.ref,
        event?.check_suite?.head_branch,
        event?.check_run?.check_suite?.head_branch,
        event?.workflow_run?.head_branch,
    ];
}
function pullRequestFromRef(ref) {
    const text = typeof ref === 'string' ? ref : '';
    const number = /^(?:refs\/heads\/)?gh-readonly-queue\/.+\/pr-([1-9]\d{0,8})-[0-9a-f]+$/.exec(text)?.[1] ??
        /^(?:refs\/)?pull\/([1-9]\d{0,8})\/(?:head|merge)$/.exec(text)?.[1];
    return number === undefined ? undefined : Number(number);
}
function branchFromRef(ref) {
    if (pullRequestFromRef(ref) !== undefined)
        return undefined;
    return typeof ref === 'string' && ref.startsWith('refs/heads/')
        ? ref.slice('refs/heads/'.length) || undefined
        : undefined;
}
function readNumber(pull) {
    if (isObjectLike(pull))
        return 'number' in pull ? pull.number : undefined;
    return typeof pull === 'string' && /^[1-9]\d{0,8}$/.test(pull) ? Number(pull) : pull;
}
function isObjectLike(value) {
    return typeof value === 'object' && value !== null;
}

;// CONCATENATED MODULE: ./build/js/clients/github/event.js




function readEvent({ name, path, ref }) {
    const isOfQueue = name === 'merge_group';
    const isOfPullRequest = name.startsWith('pull_request');
    const { payload, problem } = readEventFile(name, path);
    const pullRequest = isOfPullRequest ? toPullRequest(payload?.pull_request) : undefined;
    const subject = subjectOf(payload, ref);
    const isMissing = isOfQueue ? subject.named.length === 0 : pullRequest === undefined;
    const what = isOfQueue ? 'pull request of a merge queue' : 'pull request with number, head and base';
    const missing = isMissing ? `the event file ${path} contains no ${what}` : undefined;
    return {
        pullRequest,
        subject,
        comment: readCommentEvent(name, payload),
        tag: tagEventOf(name, payload, ref),
        publicRepository: payload?.repository?.private !== true,
        problem: isOfQueue || isOfPullRequest ? (problem ?? missing) : undefined,
    };
}
const maxEventMiB = 32;
function readEventFile(name, path) {
    if (path === undefined)
        return { problem: `the event is ${name}, but GITHUB_EVENT_PATH is not set` };
    const content = (0,regular_file/* readRegularFile */.X)(path, maxEventMiB);
    if ('tooLarge' in content)
        return { problem: `the event file ${path} is larger than ${maxEventMiB} MiB` };
    if ('code' in content)
        return { problem: `the event file ${path} cannot be read (${content.code})` };
    try {
        return { payload: JSON.parse(content.bytes.toString('utf8')) };
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        return { problem: `the event file ${path} cannot be read: ${why}` };
    }
}
function toPullRequest(pull) {
    const { number, head, base, merged_at: time } = pull ?? {};
    const [headSha, headRef, baseSha, baseRef] = [head?.sha, head?.ref, base?.sha, base?.ref];
    if (!isPositiveInteger(number))
        return undefined;
    if (typeof headSha !== 'string' || typeof baseSha !== 'string' || typeof headRef !== 'string')
        return undefined;
    const [from, to] = [head?.repo?.full_name, base?.repo?.full_name];
    const isOwn = typeof from === 'string' && typeof to === 'string' && from.toLowerCase() === to.toLowerCase();
    const merged = pull?.merged === true || typeof time === 'string';
    return {
        number,
        headSha,
        baseSha,
        baseRef: typeof baseRef === 'string' ? baseRef : undefined,
        headRef,
        fork: !isOwn,
        closed: merged || pull?.state === 'closed',
        merged,
        mergedAt: typeof time === 'string' ? Date.parse(time) || 0 : 0,
    };
}
function tagEventOf(eventName, event, ref) {
    if (eventName === 'release')
        return readReleaseEvent(event);
    if (eventName === 'create' || eventName === 'delete') {
        const tag = event?.ref_type === 'tag' ? nonEmptyText(event.ref) : undefined;
        const what = eventName === 'delete' ? 'withdrawn' : 'released';
        return tag === undefined ? undefined : { tag, what, url: undefined, isPrerelease: false };
    }
    const tag = /^refs\/tags\/(.+)$/s.exec(nonEmptyText(event?.ref) ?? ref ?? '')?.[1];
    if (tag === undefined)
        return undefined;
    const what = eventName === 'push' && isDeletion(event) ? 'withdrawn' : 'released';
    return { tag, what, url: undefined, isPrerelease: false };
}
function isDeletion(event) {
    return event?.deleted === true || /^0{40,64}$/.test(nonEmptyText(event?.after) ?? '');
}
const withdrawingActions = new Set(['deleted', 'unpublished']);
function readReleaseEvent(event) {
    const { action, release } = event ?? {};
    const tag = nonEmptyText(release?.tag_name);
    const isDraft = release?.draft === true && action !== 'unpublished';
    if (tag === undefined || isDraft)
        return undefined;
    const what = withdrawingActions.has(action) ? 'withdrawn' : 'released';
    return { tag, what, url: nonEmptyText(release?.html_url), isPrerelease: release?.prerelease === true };
}


/***/ }),

/***/ 6030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ SUMMARY_LIMIT),
  j: () => (/* binding */ createRunner)
});

// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 3 modules
var core = __webpack_require__(6805);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/js/clients/github/masks.js
function createMasks() {
    let values = [];
    return {
        add(value) {
            const fresh = [...new Set([value, ...value.split(/\r\n|\r|\n/)])].filter((part) => part.trim() !== '' && !values.includes(part));
            values = [...values, ...fresh].toSorted((a, b) => b.length - a.length);
            return fresh;
        },
        hide: (text) => values.reduce((hidden, value) => hidden.replaceAll(value, '***'), text),
    };
}
function hideInOutput(value, hide) {
    if (!/^[[{]/.test(value))
        return hide(value);
    try {
        return JSON.stringify(hideInData(JSON.parse(value), hide));
    }
    catch {
        return hide(value);
    }
}
function hideInData(data, hide) {
    if (typeof data === 'string')
        return hide(data);
    if (Array.isArray(data))
        return data.map((item) => hideInData(item, hide));
    if (typeof data !== 'object' || data === null)
        return data;
    const shown = new Map();
    for (const [name, value] of Object.entries(data))
        shown.set(uniqueName(hide(name), shown), hideInData(value, hide));
    return Object.fromEntries(shown);
}
function uniqueName(name, taken) {
    let free = name;
    for (let count = 2; taken.has(free); count += 1)
        free = `${name} ${count}`;
    return free;
}

;// CONCATENATED MODULE: ./build/js/clients/github/runner.js



const SUMMARY_LIMIT = 1024 * 1024;
const fileOutputs = new Set(['markdown', 'plan-text', 'plan-json', 'job-json']);
function createRunner({ write, outputFile, summaryFile, token, hide }) {
    const masks = createMasks();
    const shown = (text) => hide(masks.hide(text)).replace(/\r\n?/g, '\n').replace(invisible, escapeInvisible);
    const print = (call) => write(captureOutput(call));
    const annotate = (issue, message, at = {}) => {
        const file = hide(masks.hide(at.file ?? ''));
        const place = { title: shown(at.title ?? ''), file, startLine: at.line, startColumn: at.column };
        const known = Object.entries(place).filter(([, value]) => value !== undefined && value !== '');
        print(() => issue(shown(message), Object.fromEntries(known)));
    };
    return {
        error: (message, at) => annotate(core/* error */.z3, message, at),
        warning: (message, at) => annotate(core/* warning */.$e, message, at),
        notice: (message, at) => annotate(core/* notice */.lm, message, at),
        mask: (value) => masks.add(value).forEach((part) => print(() => core/* setSecret */.Pq(part))),
        hide,
        group: (name) => print(() => core/* startGroup */.Oh(shown(name))),
        endGroup: () => print(core/* endGroup */.N4),
        debug: (line) => print(() => core/* debug */.Yz(shown(line))),
        log(text) {
            const lines = shown(text).replace(/\n$/, '');
            print(() => (couldBeCommand(lines) ? printWithCommandsStopped(lines, token) : core/* info */.pq(lines)));
        },
        setOutput(name, value) {
            if (outputFile === undefined)
                return;
            const shownValue = fileOutputs.has(name) ? value : hideInOutput(value, hide);
            (0,external_node_fs_.appendFileSync)(outputFile, '');
            withVariable('GITHUB_OUTPUT', outputFile, () => core/* setOutput */.uH(name, shownValue));
        },
        appendSummary: (markdown) => summaryFile !== undefined && appendWithinLimit(summaryFile, hide(masks.hide(markdown))),
    };
}
function captureOutput(call) {
    let printed = '';
    const own = Object.getOwnPropertyDescriptor(process.stdout, 'write');
    const write = (text) => {
        printed += text;
        return true;
    };
    Object.defineProperty(process.stdout, 'write', { configurable: true, writable: true, value: write });
    try {
        call();
    }
    finally {
        if (own === undefined)
            Reflect.deleteProperty(process.stdout, 'write');
        else
            Object.defineProperty(process.stdout, 'write', own);
    }
    return printed;
}
function withVariable(name, value, call) {
    const before = process.env[name];
    process.env[name] = value;
    try {
        call();
    }
    finally {
        if (before === undefined)
            delete process.env[name];
        else
            process.env[name] = before;
    }
}
const invisible = /(?!\u001b\[(?:0|3[1-3])m)[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;
function escapeInvisible(sign) {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
function couldBeCommand(text) {
    return text.includes('::') || text.includes('##[');
}
function printWithCommandsStopped(text, token) {
    const taken = text.toLowerCase();
    let end = token();
    while (taken.includes(end.toLowerCase()))
        end = token();
    for (const line of [`::stop-commands::${end}`, text, `::${end}::`])
        core/* info */.pq(line);
}
function appendWithinLimit(file, text) {
    const present = (0,external_node_fs_.statSync)(file, { throwIfNoEntry: false })?.size ?? 0;
    if (present + Buffer.byteLength(text) > SUMMARY_LIMIT)
        return false;
    (0,external_node_fs_.appendFileSync)(file, text);
    return true;
}


/***/ }),

/***/ 2442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ isPrivateHost),
/* harmony export */   U: () => (/* binding */ isLoopback)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7030);

function isLoopback(url) {
    return url.hostname === 'localhost' || url.hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(url.hostname);
}
const privateBlocks = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
privateBlocks.addSubnet('10.0.0.0', 8);
privateBlocks.addSubnet('172.16.0.0', 12);
privateBlocks.addSubnet('192.168.0.0', 16);
privateBlocks.addSubnet('169.254.0.0', 16);
privateBlocks.addSubnet('100.64.0.0', 10);
privateBlocks.addSubnet('fc00::', 7, 'ipv6');
privateBlocks.addSubnet('fe80::', 10, 'ipv6');
const privateSuffix = /\.(internal|local|lan|home|corp|intranet|private|consul|home\.arpa)$/;
function isPrivateHost({ hostname }) {
    const host = hostname.replace(/^\[|\]$/g, '');
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host);
    if (family !== 0)
        return privateBlocks.check(host, family === 6 ? 'ipv6' : 'ipv4');
    return !host.includes('.') || privateSuffix.test(host);
}


/***/ }),

/***/ 8787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ DIALECTS),
/* harmony export */   i: () => (/* binding */ headersFor)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7120);


const DIALECTS = {
    nomad: {
        service: 'Nomad',
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
        service: 'the scheduler',
        tokenHeader: (token) => ['authorization', `Bearer ${token}`],
        nextPageHeader: 'x-service-nexttoken',
        indexHeader: 'x-service-index',
        revertTokens: { mesh: 'MeshToken', secrets: 'SecretsToken' },
        scalingEvent: ({ message, error }) => ({ Message: message, Error: error }),
        servicesPath: (segment) => `/job/${segment}/services`,
        payloadLimit: 65_536,
    },
};
function headersFor({ token, httpAuth, dialect }) {
    const basic = (0,_target_js__WEBPACK_IMPORTED_MODULE_1__/* .nonEmpty */ .hq)(httpAuth);
    const secret = (0,_target_js__WEBPACK_IMPORTED_MODULE_1__/* .nonEmpty */ .hq)(token);
    const tokenHeader = secret === undefined ? undefined : DIALECTS[dialect].tokenHeader(secret);
    if (basic !== undefined && tokenHeader?.[0] === 'authorization') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
            kind: 'invalid',
            reason: 'input',
            message: `Inputs \`token\` and \`http-auth\` use the same header with \`dialect: ${dialect}\``,
            hint: 'Remove one of them.',
        });
    }
    return {
        accept: 'application/json',
        ...(basic === undefined ? {} : { authorization: `Basic ${Buffer.from(basic).toString('base64')}` }),
        ...(tokenHeader === undefined ? {} : Object.fromEntries([tokenHeader])),
    };
}


/***/ }),

/***/ 6228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ mapOf),
/* harmony export */   Ln: () => (/* binding */ span),
/* harmony export */   M8: () => (/* binding */ textField),
/* harmony export */   QT: () => (/* binding */ countField),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   tS: () => (/* binding */ flagField),
/* harmony export */   vE: () => (/* binding */ timestamp)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);

const countField = valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), 0);
const textField = valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), '');
const flagField = valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), false);
const listOf = (item) => valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(item), valibot__WEBPACK_IMPORTED_MODULE_0__/* .readonly */ .tBZ()), []);
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
const integer = valibot__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ rawJSON: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })]);
const span = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(integer, 0), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((nanoseconds) => (typeof nanoseconds === 'number' ? nanoseconds : Number(nanoseconds.rawJSON))));
const timestamp = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([integer, valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()]), null), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((time) => {
    if (time === null || time === 0 || (typeof time === 'string' && time.startsWith('0001-01-01T'))) {
        return null;
    }
    const nanoseconds = typeof time === 'object' ? Number(time.rawJSON) : time;
    const date = new Date(typeof nanoseconds === 'string' ? nanoseconds : nanoseconds / 1e6);
    return Number.isNaN(date.getTime()) ? null : date;
}));


/***/ }),

/***/ 7120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ plainSegment),
/* harmony export */   T2: () => (/* binding */ placeOfFile),
/* harmony export */   TU: () => (/* binding */ resolveJobTarget),
/* harmony export */   hq: () => (/* binding */ nonEmpty)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);

function resolveJobTarget({ job, namespace, region }, client) {
    const place = nonEmpty(namespace) ?? nonEmpty(job.Namespace) ?? nonEmpty(client.namespace);
    return {
        namespace: place,
        region: nonEmpty(region) ?? (job.Region === 'global' ? undefined : nonEmpty(job.Region)),
        job: place === undefined || place === job.Namespace ? job : { ...job, Namespace: place },
    };
}
function placeOfFile(job, { namespace, region }) {
    return { namespace: nonEmpty(job.Namespace) ?? namespace, region: nonEmpty(job.Region) ?? region };
}
function nonEmpty(text) {
    return text === null || text === '' ? undefined : text;
}
function plainSegment(text, name) {
    if (text === '' || text === '.' || text === '..' || text.includes('/') || !text.isWellFormed()) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
            kind: 'invalid',
            reason: 'input',
            message: `${JSON.stringify(text)} is not a valid ${name}`,
            hint: `Use the ${name} that Nomad shows.`,
        });
    }
    return encodeURIComponent(text);
}


/***/ }),

/***/ 7049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* binding */ moduleName),
/* harmony export */   Fx: () => (/* binding */ SingleVersion),
/* harmony export */   J5: () => (/* binding */ MODULE_RECORD),
/* harmony export */   bx: () => (/* binding */ Entitlements),
/* harmony export */   gD: () => (/* binding */ Account),
/* harmony export */   iJ: () => (/* binding */ VersionRecord),
/* harmony export */   ll: () => (/* binding */ Listing)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);

function moduleName({ organization, name, provider }) {
    return `${organization}/${name}/${provider}`;
}
const DeprecationKey = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(toDeprecation));
function toDeprecation(value) {
    if (value === undefined || value === null || value === false)
        return undefined;
    const { reason, link } = Object(value);
    return { reason: typeof reason === 'string' ? reason : '', link: typeof link === 'string' ? link : '' };
}
const ListedVersion = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ version: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), deprecation: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(DeprecationKey) });
const Modules = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ versions: valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(ListedVersion) })), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1));
const Listing = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ modules: Modules }), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(({ modules }) => modules[0]?.versions ?? []));
const SingleVersion = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    tag: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    deprecation: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(DeprecationKey),
});
const Status = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ version: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), error: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) });
const MODULE_RECORD = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    data: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        attributes: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
            'version-statuses': valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Status)),
            'revoked-versions': valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
            'no-code': valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
            'vcs-repo': valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ 'tag-prefix': valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) })),
            permissions: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ 'can-delete': valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()) })),
        }),
    }),
}), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(({ data: { attributes } }) => ({
    status: attributes.status ?? undefined,
    statuses: attributes['version-statuses'] ?? undefined,
    revoked: attributes['revoked-versions'] ?? [],
    noCode: attributes['no-code'] ?? false,
    tagPrefix: attributes['vcs-repo']?.['tag-prefix'] || undefined,
    canDelete: attributes.permissions?.['can-delete'] ?? undefined,
})));
const RevocationKey = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(toRevocation));
function toRevocation(value) {
    if (value === undefined || value === null)
        return undefined;
    const { message, link } = Object(value);
    return toDeprecation({ reason: message, link });
}
const VersionRecord = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    data: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        attributes: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ 'created-at': valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()), revocation: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(RevocationKey) }),
    }),
}), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(({ data: { attributes } }) => ({
    createdAt: Date.parse(attributes['created-at'] ?? '') || undefined,
    revocation: attributes.revocation,
})));
const Entitlements = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ data: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ attributes: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ 'module-deprecations': valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()) }) }) }), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(({ data }) => ({ moduleDeprecations: data.attributes['module-deprecations'] ?? undefined })));
const Account = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    data: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        attributes: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ username: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()), 'is-service-account': valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()) }),
        relationships: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            'authenticated-resource': valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ data: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })) })),
        })),
    }),
}), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(({ data: { attributes, relationships } }) => ({
    kind: accountKind(relationships?.['authenticated-resource']?.data?.type, attributes['is-service-account'] === true),
    name: attributes.username ?? '',
})));
function accountKind(resource, isServiceAccount) {
    if (resource === 'organizations')
        return 'organization';
    return resource === 'teams' || isServiceAccount ? 'team' : 'user';
}


/***/ }),

/***/ 1377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OW: () => (/* binding */ sameRelease),
/* harmony export */   V1: () => (/* binding */ isPrerelease),
/* harmony export */   d1: () => (/* binding */ listedName),
/* harmony export */   jI: () => (/* binding */ byAge),
/* harmony export */   mc: () => (/* binding */ byPrecedence),
/* harmony export */   ot: () => (/* binding */ parseVersion),
/* harmony export */   sh: () => (/* binding */ versionName)
/* harmony export */ });
/* harmony import */ var semver_functions_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7518);
/* harmony import */ var semver_functions_compare_build_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6543);
/* harmony import */ var semver_functions_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1570);



function parseVersion(text) {
    return semver_functions_parse_js__WEBPACK_IMPORTED_MODULE_2__(text) ?? undefined;
}
function versionName(version) {
    return version.build.length === 0 ? version.version : `${version.version}+${version.build.join('.')}`;
}
function listedName(listed) {
    const version = parseVersion(listed);
    return version === undefined ? listed : versionName(version);
}
function byPrecedence(a, b) {
    return semver_functions_compare_js__WEBPACK_IMPORTED_MODULE_0__(a, b);
}
function byAge(a, b) {
    return semver_functions_compare_build_js__WEBPACK_IMPORTED_MODULE_1__(a, b);
}
function isPrerelease(version) {
    return version.prerelease.length > 0;
}
function sameRelease(a, b) {
    return a.compareMain(b) === 0;
}


/***/ }),

/***/ 7798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ parseValue)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);

function parseValue(schema, value) {
    const result = valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(schema, value, { abortEarly: true });
    if (result.success)
        return { output: result.output };
    const [issue] = result.issues;
    const path = valibot__WEBPACK_IMPORTED_MODULE_0__/* .getDotPath */ .BuJ(issue) ?? undefined;
    const expected = issue.expected ?? 'something else';
    const field = path === undefined ? 'it' : `\`${path}\``;
    return { problem: `${field} is ${describeKind(issue.input)} where ${expected} was expected`, path, expected };
}
function describeKind(value) {
    if (value === undefined)
        return 'missing';
    if (value === null)
        return 'null';
    return Array.isArray(value) ? 'a list' : `of type ${typeof value}`;
}


/***/ }),

/***/ 2027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R4: () => (/* binding */ errorsIn),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   lZ: () => (/* binding */ ActionError),
/* harmony export */   o9: () => (/* binding */ ActionErrors),
/* harmony export */   u$: () => (/* binding */ withErrors),
/* harmony export */   y0: () => (/* binding */ orUndefined)
/* harmony export */ });
/* unused harmony export reasons */
const reasons = {
    input: [
        'no-address',
        'no-checkout',
        'no-such-job-file',
        'no-such-terraform-file',
        'outside-the-workspace',
        'plain-http',
        'certificates-and-keys',
        'variable-not-declared',
        'unknown-namespace-or-region',
        'github-token-not-accepted',
        'no-identity-token',
        'what-cannot-be-dispatched',
        'no-release',
        'two-files-one-job',
        'random-value',
        'secret-in-structure',
    ],
    parse: [
        'variable-without-a-value',
        'functions-that-read-files',
        'no-job-in-the-file',
        'ambiguous-keys',
        'unreadable-file',
        'unrendered-template',
        'too-much-work',
        'unknown-node-pool',
        'refused-change',
    ],
    'not-found': ['no-such-job', 'no-such-version', 'no-such-module', 'no-such-pull-request'],
    unauthorized: [
        'no-token',
        'missing-right',
        'no-binding-rule',
        'no-right-to-comment',
        'github-deployment-not-written',
        'labels-not-written',
        'no-right-to-issues',
        'command-not-shown',
        'registry-token-not-accepted',
    ],
    'plan-changed': [],
    'not-reviewed': [],
    'not-approved': [],
    'not-a-command': [],
    'not-allowed': [],
    'unknown-plan': [],
    'plan-newer-than-command': [],
    'other-head': [],
    fork: [],
    'not-ours': [],
    closed: [],
    conflict: ['changed-meanwhile', 'same-idempotency-token'],
    blocked: ['deployment-under-way', 'waiting-for-promotion', 'stopped-job'],
    unplaceable: [],
    'rolled-back': [],
    failed: [],
    'timed-out': ['not-known-whether-written'],
    unreachable: [
        'no-way-to-the-address',
        'http-or-https',
        'private-certificate-authority',
        'certificate-that-does-not-fit',
        'client-certificate',
        'proxy',
    ],
    server: ['server-too-old', 'not-nomad', 'not-the-service-itself', 'github-has-trouble', 'fault-of-ours'],
    drifted: [],
    tier: [],
    permission: ['no-explorer'],
    'too-many-changes': [],
    'ingress-failed': [],
    'no-successor': [],
    partial: [],
    revoked: [],
    deprecated: [],
    unchecked: [],
};
class ActionError extends Error {
    name = 'ActionError';
    reason;
    location;
    hint;
    help;
    level;
    constructor(details) {
        super(details.message, details.cause === undefined ? undefined : { cause: details.cause });
        this.reason = details.reason;
        this.location = details.location;
        this.hint = details.hint;
        this.help = details.help ?? details.reason;
        this.level = details.level ?? 'error';
    }
    withContext(context) {
        const { reason, message, location, hint, help, cause, level } = this;
        return new ActionError({ reason, message: `${context}: ${message}`, location, hint, help, cause, level });
    }
    withMessage(message, location) {
        const { reason, hint, help, cause, level } = this;
        return new ActionError({ reason, message, location, hint, help, cause, level });
    }
}
class ServiceError extends ActionError {
    name = 'ServiceError';
    kind;
    constructor({ kind, ...details }) {
        super(details);
        this.kind = kind;
    }
}
class ActionErrors extends Error {
    name = 'ActionErrors';
    list;
    constructor(list) {
        super(list.map((error) => error.message).join('\n'));
        this.list = list;
    }
}
function errorsIn(error) {
    if (error instanceof ActionErrors)
        return error.list;
    return error instanceof ActionError ? [error] : undefined;
}
async function withErrors(outcome, nothing) {
    try {
        return await outcome;
    }
    catch (error) {
        const failures = errorsIn(error);
        if (failures === undefined)
            throw error;
        return { ...nothing, failures };
    }
}
async function orUndefined(answer, reason) {
    try {
        return await answer;
    }
    catch (error) {
        if (error instanceof ActionError && (reason === undefined || error.reason === reason))
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 1363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ linksOn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


const maxLinks = 40;
function linksOn(path, folder) {
    const followed = [];
    let whole = path;
    while (followed.length < maxLinks && whole.startsWith(folder + node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) {
        const next = firstLink(whole, folder);
        if (next === undefined)
            break;
        followed.push(next);
        whole = next.target;
    }
    return followed;
}
function firstLink(path, folder) {
    const parts = path.slice(folder.length + 1).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    let reached = folder;
    for (const [index, part] of parts.entries()) {
        reached = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(reached, part);
        const target = linkTarget(reached);
        if (target !== undefined)
            return { link: reached, target: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(reached), target, ...parts.slice(index + 1)) };
    }
    return undefined;
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

/***/ 6590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gm: () => (/* binding */ isOfGit),
/* harmony export */   IC: () => (/* binding */ relativeName),
/* harmony export */   TH: () => (/* binding */ toSlashes),
/* harmony export */   _K: () => (/* binding */ isOutside)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

function toSlashes(path, paths = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    return path.split(paths.sep).join('/');
}
function relativeName(folder, path, paths = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    return toSlashes(paths.relative(folder, path), paths);
}
function isOutside(folder, path, paths = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    const fromFolder = paths.relative(folder, path);
    return fromFolder === '..' || fromFolder.startsWith(`..${paths.sep}`) || paths.isAbsolute(fromFolder);
}
function isOfGit(folder, path, paths = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    return paths
        .relative(folder, path)
        .split(/[/\\]/)
        .some((name) => /^(?:\.git|git~1)[. ]*(?::.*)?$/i.test(name));
}


/***/ }),

/***/ 7777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readRegularFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

const MiB = 1024 * 1024;
const flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
function readRegularFile(path, most) {
    let file;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, flags);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        if (!stats.isFile())
            return { code: stats.isDirectory() ? 'EISDIR' : 'not a regular file' };
        if (stats.size > most * MiB)
            return { tooLarge: Math.ceil(stats.size / MiB) };
        return { bytes: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file) };
    }
    catch (error) {
        return { code: error instanceof Error && 'code' in error ? String(error.code) : 'unknown error' };
    }
    finally {
        if (file !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 6090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l4: () => (/* binding */ problemAt),
/* harmony export */   sL: () => (/* binding */ readWorkspaceFile),
/* harmony export */   t3: () => (/* binding */ locateInside)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1363);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6590);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7777);





function locateInside(path, workspace) {
    const outright = problemAt(path, workspace);
    if (outright !== undefined)
        return outright;
    const real = resolveLinks(path);
    if (real === path)
        return { path, stats: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false }) };
    const links = (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .linksOn */ .h)(path, workspace);
    const last = links.at(-1);
    const nameOf = ({ link }) => (0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .relativeName */ .IC)(workspace, link);
    const reached = real ?? nearestExistingFolder(last?.target ?? path);
    const problem = problemAt(reached, workspace);
    if (problem !== undefined)
        return last === undefined ? problem : through(nameOf(last), problem);
    if (real !== undefined)
        return { path: real, stats: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real, { throwIfNoEntry: false }) };
    return { path, stats: undefined, danglingLink: last === undefined ? undefined : nameOf(last) };
}
function readWorkspaceFile(path, workspace, most) {
    const found = locateInside(path, workspace);
    return 'problem' in found ? found : (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readRegularFile */ .X)(found.path, most);
}
function problemAt(path, workspace) {
    if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isOutside */ ._K)(workspace, path)) {
        return { problem: 'leads outside the workspace', hint: 'Outrider reads only checked-out files.' };
    }
    if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfGit */ .Gm)(workspace, path)) {
        return { problem: 'leads into `.git`, which may contain credentials', hint: 'Name a file outside `.git`.' };
    }
    return undefined;
}
function through(link, { problem }) {
    return {
        problem: `${problem}, through the symbolic link \`${link}\``,
        hint: 'Replace the link by a checked-out file outside `.git`.',
    };
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
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    return resolveLinks(above) ?? (above === path ? path : nearestExistingFolder(above));
}


/***/ }),

/***/ 5242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ findObstacle),
  W: () => (/* binding */ findRefusal)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
;// CONCATENATED MODULE: ./build/js/gate/refusals.js

function otherJob(name) {
    return new errors/* ActionError */.lZ({
        reason: 'server',
        message: `Nothing was written to \`${name}\`: the inputs and the command of this run do not name it`,
        hint: 'The service answered with another job or module than the run asked for. Check its address, and the proxy of the runner.',
    });
}
function notReviewed(name, verb) {
    return new errors/* ActionError */.lZ({
        reason: 'not-reviewed',
        message: `The review of this run does not allow it to ${verb} \`${name}\``,
        hint: `Plan the pull request again and have the new plan reviewed, or use \`mode: ${verb}\`.`,
    });
}
function notOurs(name) {
    return new errors/* ActionError */.lZ({
        reason: 'not-ours',
        message: `Job \`${name}\` was changed after this pull request registered it, or its registration was rolled back`,
        hint: 'Commands change only what this pull request registered. To change the job anyway, run its mode in a workflow that is started by hand (`workflow_dispatch`).',
    });
}
function notReviewedVersion(name, to, before) {
    return new errors/* ActionError */.lZ({
        reason: 'not-approved',
        message: `The plan of \`${name}\` needs approvals, so that a command goes back only to version ${before}, the one before its registration, and not to version ${to}`,
        hint: 'To run another version, open a pull request, or run `mode: revert` in a workflow that is started by hand (`workflow_dispatch`).',
    });
}
function commandUsed(isSame) {
    return new errors/* ActionError */.lZ({
        reason: 'not-ours',
        message: isSame
            ? 'An earlier run of this comment has already changed the job'
            : 'A later command has already changed the job',
        hint: 'To change it again, give the command in a new comment.',
    });
}

;// CONCATENATED MODULE: ./build/js/gate/evidence.js

function findObstacle({ failures, approvals, failed, jobs, stops }) {
    const isApproved = approvals.every(({ needed, given, objections }) => given.length >= needed && objections.length === 0);
    if (failures.length > 0 || !isApproved)
        return 'refusal';
    const isAllReviewed = jobs.every(isAsReviewed) && stops.every(({ kind }) => kind !== 'refused');
    return failed.length === 0 && isAllReviewed ? undefined : 'others';
}
function isAsReviewed({ kind, isKnown }) {
    return kind === 'same' || kind === 'done' || (kind === 'since' && isKnown === true);
}
function findRefusal(evidence, writing) {
    const { verb, target, verbs } = writing;
    const name = 'job' in target ? target.job : target.module;
    if (!verbs.includes(verb))
        return new Error(`This mode does not ${verb} ${name}`);
    switch (evidence.kind) {
        case 'operator':
            return judgeOperator(evidence, name, writing);
        case 'commanded':
            return judgeCommand(evidence, name, writing);
        case 'reviewed':
            return judgeReview(evidence, name, writing);
    }
}
function judgeOperator({ names, run }, name, writing) {
    if (!names.some((one) => name === one || name.startsWith(`${one}/`)))
        return otherJob(name);
    if (run !== undefined && findObstacle(run) !== undefined)
        return notReviewed(name, writing.verb);
    return writing.verb === 'promote' && writing.verbs[0] !== 'promote' && !writing.isOwn
        ? notReviewed(name, writing.verb)
        : undefined;
}
function judgeReview({ run, comparison, index }, name, writing) {
    const { verb, target, isOwn } = writing;
    const isAbout = verb === 'promote' ? isOwn || isOfIndex(target, index) : comparison.kind === 'same';
    return isAbout && findObstacle(run) === undefined ? undefined : notReviewed(name, writing.verb);
}
function judgeCommand({ verb, job, comment, lastComment, index, isApproved }, name, writing) {
    if (job !== name)
        return otherJob(name);
    if (writing.verb === 'promote' && writing.isOwn)
        return undefined;
    if (writing.verb !== verb)
        return new Error(`The command does not ${writing.verb} ${name}`);
    if (lastComment !== undefined && comment <= lastComment)
        return commandUsed(comment === lastComment);
    if (!isOfIndex(writing.target, index))
        return notOurs(name);
    const { from, to } = ('job' in writing.target ? writing.target.versions : undefined) ?? { from: 1, to: 0 };
    return isApproved && to !== from - 1 ? notReviewedVersion(name, to, from - 1) : undefined;
}
function isOfIndex(target, index) {
    return 'job' in target && index !== undefined && index !== 0 && target.index === index;
}


/***/ }),

/***/ 4550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readApprovals),
/* harmony export */   x: () => (/* binding */ approvalInputs)
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6981);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1352);


const approvalInputs = {
    approvals: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        default: '0',
        text: 'Number of approving reviews that the pull request needs after its plan was first shown, 0 to 20. Mode `register` registers nothing before; mode `plan` shows the count.',
    },
    approvers: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Yq(['write', 'maintain', 'admin']),
        default: 'write',
        text: 'Role in the repository, or a higher one, that a reviewer needs for `approvals`.',
    },
};
const mostApprovals = 20;
function readApprovals(raw, errors) {
    const given = raw.approvals ?? '';
    const needed = /^\d{1,2}$/.test(given) ? Number(given) : NaN;
    if (!(needed <= mostApprovals)) {
        errors.add('approvals', `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(given)}, which is not a number from 0 to ${mostApprovals}`, 'Use `0`, `1` or `2`.');
    }
    else if (needed > 0 && raw.review === 'ignore') {
        errors.add('approvals', 'has no effect with `review: ignore`', 'Remove one of the two inputs.');
    }
    return { needed: needed || 0, role: raw.approvers };
}


/***/ }),

/***/ 8300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FI: () => (/* binding */ readAssignments),
/* harmony export */   TF: () => (/* binding */ isHideable),
/* harmony export */   VX: () => (/* binding */ secretValues)
/* harmony export */ });
const variableName = /^[\p{ID_Start}_][\p{ID_Continue}-]*$/u;
const assignmentHint = 'Write one `name=value` per line. A value of several lines starts with `name<<END` and ends with `END`.';
function readAssignments(text) {
    const lines = [...parseLines(text)];
    const bad = lines.filter(({ assignment }) => assignment === undefined || !variableName.test(assignment.name));
    if (bad.length === 0)
        return { value: lines.flatMap(({ assignment }) => assignment ?? []) };
    const numbers = bad.map(({ number }) => String(number));
    const which = numbers.length === 1 ? `line ${numbers[0]} is` : `lines ${numbers.join(', ')} are`;
    return { error: `is not valid: ${which} not \`name=value\``, hint: assignmentHint };
}
function* parseLines(text) {
    const lines = text.split(/\r?\n/);
    for (let at = 0; at < lines.length; at++) {
        const line = lines[at] ?? '';
        if (line.trim() === '')
            continue;
        const number = at + 1;
        const long = /^\s*([^=<\s]+)<<(\S+)\s*$/.exec(line);
        const [, name = '', marker = ''] = long ?? [];
        const end = long === null ? -1 : lines.findIndex((one, index) => index > at && one.trim() === marker);
        const equals = line.indexOf('=');
        if (end !== -1) {
            yield { number, assignment: { name, value: lines.slice(at + 1, end).join('\n') } };
            at = end;
        }
        else if (long !== null || equals === -1)
            yield { number, assignment: undefined };
        else
            yield { number, assignment: { name: line.slice(0, equals).trim(), value: line.slice(equals + 1) } };
    }
}
const minHideableLength = 4;
function isHideable(value) {
    return value.trim().length >= minHideableLength && !/^(?:true|false|null|undefined)$/i.test(value.trim());
}
function secretValues(text) {
    const lines = [...parseLines(text)];
    const values = lines.map(({ number, assignment }) => assignment?.value ?? text.split(/\r?\n/)[number - 1] ?? '');
    return values.map((value) => value.trim()).filter(isHideable);
}


/***/ }),

/***/ 3856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hp: () => (/* binding */ allowedCommands),
/* harmony export */   Jm: () => (/* binding */ readAllowedCommands),
/* harmony export */   PB: () => (/* binding */ verbs),
/* harmony export */   PM: () => (/* binding */ fromCommandInputs),
/* harmony export */   US: () => (/* binding */ readFromCommand),
/* harmony export */   l3: () => (/* binding */ readCommandSettings),
/* harmony export */   tp: () => (/* binding */ commandInputs),
/* harmony export */   wu: () => (/* binding */ withoutJob),
/* harmony export */   zz: () => (/* binding */ fromCommandRules)
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6981);
/* harmony import */ var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3337);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9911);
/* harmony import */ var _planning_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4217);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1352);





const verbs = ['plan', 'status', 'help', 'promote', 'fail', 'revert'];
const defaultVerbs = ['plan', 'status', 'help'];
const allowedCommands = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_,
    text: 'Commands in comments that are allowed, one per line: `plan`, `status`, `help`, `promote`, `fail`, `revert`; the first three if empty. In modes `plan` and `register`, the comment ends with those that it names.',
};
const ruleInputs = {
    commands: allowedCommands,
    commanders: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_,
        default: 'write',
        text: 'Who may give commands, one per line: a role in the repository (`write`, `maintain`, `admin`), which includes the higher ones, or logins. A login needs the role `write` as well; an app counts only by its login, such as `acme[bot]`.',
    },
};
const commandInputs = {
    ...ruleInputs,
    'signing-key': _planning_js__WEBPACK_IMPORTED_MODULE_3__/* .planningInputs */ .bZ['signing-key'],
    'github-token': _shared_js__WEBPACK_IMPORTED_MODULE_1__/* .githubToken */ .bU,
    'comment-id': _planning_js__WEBPACK_IMPORTED_MODULE_3__/* .planningInputs */ .bZ['comment-id'],
    'comment-author': _planning_js__WEBPACK_IMPORTED_MODULE_3__/* .planningInputs */ .bZ['comment-author'],
};
const fromCommand = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM,
    default: 'false',
    text: 'Run the command of the comment that started the workflow: job and version are those of the command, and every rule is checked again right before the change.',
};
const fromCommandInputs = { 'from-command': fromCommand, ...commandInputs };
const fromCommandRules = { 'from-command': fromCommand, ...ruleInputs };
function readCommandSettings(raw, errors) {
    const comment = (0,_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .readComment */ .W3)({ ...raw, comment: 'auto' }, errors);
    const { keys } = (0,_planning_js__WEBPACK_IMPORTED_MODULE_3__/* .readReview */ .ty)({ ...raw, review: 'required' }, errors);
    const allowed = readAllowedCommands(raw.commands, errors);
    return {
        verbs: new Set(allowed.length === 0 ? defaultVerbs : allowed),
        named: allowed,
        ...readCommanders(raw.commanders, errors),
        keys,
        comment,
    };
}
function readAllowedCommands(words, errors) {
    return words.flatMap((word) => {
        const verb = verbs.find((known) => known === word);
        if (verb !== undefined)
            return [verb];
        const meant = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearest */ .p)(word, verbs);
        const hint = `${meant === undefined ? '' : `Did you mean \`${meant}\`? `}Use one of ${verbs.map((known) => `\`${known}\``).join(', ')}.`;
        errors.add('commands', `contains ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .h)(word)}, which is not a command`, hint);
        return [];
    });
}
const commanderRoles = ['write', 'maintain', 'admin'];
function readCommanders(lines, errors) {
    const logins = lines
        .filter((line) => !commanderRoles.some((role) => role === line))
        .map((line) => line.toLowerCase());
    for (const login of logins) {
        const isRole = ['none', 'read', 'triage', 'owner'].includes(login);
        if (!isRole && /^[a-z0-9](?:[a-z0-9_.-]{0,98}[a-z0-9_])?(?:\[bot\])?$/.test(login))
            continue;
        const hint = 'Use `write`, `maintain` or `admin`, or logins, one per line.';
        errors.add('commanders', `contains ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .h)(login)}, which is neither a role that can write nor a login`, hint);
    }
    return { role: commanderRoles.find((role) => lines.includes(role)), logins: new Set(logins) };
}
function readFromCommand(raw, errors) {
    if (!raw['from-command'])
        return undefined;
    for (const name of ['job', 'job-version']) {
        if (raw[name] !== undefined)
            errors.add(name, 'is set together with `from-command: true`', 'Remove it: the comment names the job and the version.');
    }
    if (raw['github-token'] === undefined)
        errors.addMissing('github-token', 'Set it: the rules of commands are checked on GitHub.');
    return readCommandSettings(raw, errors);
}
function withoutJob(raw) {
    return raw['from-command'] ? { ...raw, job: raw.job ?? '' } : raw;
}


/***/ }),

/***/ 9911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W3: () => (/* binding */ readComment),
/* harmony export */   XK: () => (/* binding */ commentInputs),
/* harmony export */   pX: () => (/* binding */ optionalCommentInputs),
/* harmony export */   yR: () => (/* binding */ readIdentifier)
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6981);
/* harmony import */ var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3337);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1352);



function commentInput(usual) {
    return {
        kind: { ..._kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Yq(['auto', 'off']), empty: usual },
        text: '`auto` keeps one comment on the pull request up to date; `off` writes no comment. If empty, `auto` in modes `plan` and `register`, `off` in mode `check-modules`.',
    };
}
const otherInputs = {
    'comment-id': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        default: 'default',
        text: 'Identifier of the comment, for a pull request with several comments, such as one for each environment.',
    },
    'comment-author': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        text: "Login under which Outrider's comments appear, if GitHub does not report the owner of `github-token`.",
    },
};
const commentInputs = {
    'github-token': _shared_js__WEBPACK_IMPORTED_MODULE_1__/* .githubToken */ .bU,
    comment: commentInput('auto'),
    ...otherInputs,
};
const optionalCommentInputs = { ...commentInputs, comment: commentInput('off') };
function readComment(raw, errors) {
    const id = readIdentifier('comment-id', raw['comment-id'], errors);
    return { token: raw['github-token'], wanted: raw.comment === 'auto', id, author: raw['comment-author'] };
}
function readIdentifier(name, text, errors) {
    const id = text ?? '';
    if (!/^[\w.-]{1,64}$/.test(id))
        errors.add(name, `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(id)}, which is not a valid ID`, 'Use 1 to 64 letters, digits, `.`, `_` and `-`.');
    return id;
}


/***/ }),

/***/ 5719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ readAddress)
/* harmony export */ });
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1352);

const nomadAddressKind = {
    example: 'nomad.example:4646',
    credentials: 'Set `http-auth` from a secret instead, and remove the credentials from the address.',
    path: false,
};
function readAddress(text, { example, credentials, path } = nomadAddressKind) {
    if (/^unix:/i.test(text)) {
        return { error: 'is a unix socket, which is not supported', hint: 'Use the https address of the server.' };
    }
    if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) {
        const shown = mayHoldSecrets(text) ? '' : ` (${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(text)})`;
        const host = /^[\w.:[\]-]+$/.test(text) ? text : example;
        return { error: `has no scheme${shown}`, hint: `Add the scheme: \`https://${host}\`.` };
    }
    if (!URL.canParse(text))
        return { error: 'is not a valid address', hint: `Write it as \`https://${example}\`.` };
    const url = new URL(text);
    if (url.username !== '' || url.password !== '') {
        return {
            error: 'contains credentials',
            hint: credentials,
        };
    }
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        return {
            error: `has the scheme \`${url.protocol.slice(0, -1)}\``,
            hint: 'Use `https://`, or `http://` for a server on the runner.',
        };
    }
    if ((url.pathname !== '/' && !path) || url.search !== '' || url.hash !== '') {
        return {
            error: `${mayHoldSecrets(text) ? 'has' : `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(text)}, which has`} more than scheme, host and port`,
            hint: `Write it as \`${url.origin}\`, without the path of the API.`,
        };
    }
    return { value: url };
}
function mayHoldSecrets(text) {
    return /[@?#]/.test(text);
}


/***/ }),

/***/ 1289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  eu: () => (/* binding */ connectionInputs),
  ef: () => (/* binding */ isConnectionWithheld),
  dC: () => (/* binding */ readConnection)
});

// EXTERNAL MODULE: ./build/js/clients/http/host.js
var host = __webpack_require__(2442);
// EXTERNAL MODULE: ./build/js/inputs/connection/address.js
var connection_address = __webpack_require__(5719);
// EXTERNAL MODULE: ./build/js/inputs/kinds.js
var kinds = __webpack_require__(6981);
// EXTERNAL MODULE: ./build/js/inputs/shared.js
var shared = __webpack_require__(3337);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/js/files/paths.js
var paths = __webpack_require__(6590);
// EXTERNAL MODULE: ./build/js/files/regular-file.js
var regular_file = __webpack_require__(7777);
// EXTERNAL MODULE: ./build/js/files/workspace-file.js
var workspace_file = __webpack_require__(6090);
;// CONCATENATED MODULE: ./build/js/inputs/connection/tls.js






const tlsInputs = {
    'ca-cert': {
        kind: kinds/* text */.Qq,
        env: 'NOMAD_CACERT',
        text: "CA certificate that verifies Nomad's TLS certificate: PEM text or the path of a file.",
    },
    'client-cert': {
        kind: kinds/* text */.Qq,
        env: 'NOMAD_CLIENT_CERT',
        text: 'Client certificate for mutual TLS with Nomad: PEM text or the path of a file.',
    },
    'client-key': {
        kind: kinds/* secret */.rJ,
        env: 'NOMAD_CLIENT_KEY',
        text: 'Private key of `client-cert`: PEM text or the path of a file.',
    },
    'tls-server-name': {
        kind: kinds/* text */.Qq,
        env: 'NOMAD_TLS_SERVER_NAME',
        text: "Server name to expect in Nomad's TLS certificate, such as `server.global.nomad`.",
    },
    'tls-skip-verify': {
        kind: kinds/* boolean */.zM,
        env: 'NOMAD_SKIP_VERIFY',
        text: "Skip the verification of Nomad's TLS certificate. Insecure: anyone on the network path can read the token.",
    },
};
const help = 'certificates-and-keys';
const maxMiB = 4;
function readNamedFile(path, workspace) {
    const inside = (0,external_node_path_.isAbsolute)(path) && !(0,paths/* isOutside */._K)(workspace, path) ? (0,external_node_path_.relative)(workspace, path) : path;
    const root = (0,external_node_fs_.existsSync)(workspace) ? external_node_fs_.realpathSync.native(workspace) : workspace;
    const full = (0,external_node_path_.resolve)(root, inside);
    return (0,paths/* isOutside */._K)(root, full) ? (0,regular_file/* readRegularFile */.X)(full, maxMiB) : (0,workspace_file/* readWorkspaceFile */.sL)(full, root, maxMiB);
}
function readTls(raw, { workspace, withheld, errors }) {
    const pemOf = (name) => {
        const text = raw[name];
        if (text === undefined || text.includes('-----BEGIN'))
            return text;
        const isSecret = tlsInputs[name].kind === kinds/* secret */.rJ;
        const content = readNamedFile(text, workspace);
        const pem = 'bytes' in content ? content.bytes.toString('utf8') : '';
        if (pem.includes('-----BEGIN'))
            return pem;
        if ('problem' in content) {
            errors.add(name, `is the path of a file that may not be read: it ${content.problem}`, content.hint, help);
        }
        else if ('bytes' in content) {
            const hint = 'Use the path of a file that contains `-----BEGIN`, or its text.';
            errors.add(name, 'is the path of a file without PEM text', hint, help);
        }
        else {
            const shown = isSecret ? '' : ` (${JSON.stringify(text.slice(0, 80))})`;
            const hint = 'Use the text, starting with `-----BEGIN`, or the path of a file.';
            errors.add(name, `is neither PEM text nor the path of a readable file${shown}`, hint, help);
        }
        return undefined;
    };
    const isHalf = (raw['client-cert'] === undefined) !== (raw['client-key'] === undefined);
    if (isHalf && !withheld) {
        const missing = raw['client-cert'] === undefined ? 'client-cert' : 'client-key';
        const present = missing === 'client-cert' ? 'client-key' : 'client-cert';
        const hint = 'A client certificate needs its key.';
        errors.add(present, `is set without \`${missing}\``, hint, help);
    }
    return {
        ca: pemOf('ca-cert'),
        cert: pemOf('client-cert'),
        key: pemOf('client-key'),
        serverName: raw['tls-server-name'],
        skipVerify: raw['tls-skip-verify'],
    };
}

;// CONCATENATED MODULE: ./build/js/inputs/connection/connection.js





const connectionInputs = {
    address: {
        kind: kinds/* text */.Qq,
        env: 'NOMAD_ADDR',
        text: 'Address of the Nomad API, such as `https://nomad.example:4646`.',
    },
    token: {
        kind: kinds/* secret */.rJ,
        env: 'NOMAD_TOKEN',
        text: 'Nomad ACL token. The mode determines the capabilities that it needs: `plan-job`, `parse-job` and `read-job` for `plan`, also `register-job` for `register`, only `parse-job` for `parse`.',
    },
    'auth-method': {
        kind: kinds/* text */.Qq,
        text: "Name of a Nomad JWT auth method to log in with GitHub's OIDC token, instead of `token`. The job needs the permission `id-token: write`.",
    },
    audience: {
        kind: kinds/* text */.Qq,
        text: "Audience of the OIDC token for `auth-method`; it must match a bound audience of the auth method. GitHub's default audience if empty.",
    },
    namespace: {
        kind: kinds/* text */.Qq,
        env: 'NOMAD_NAMESPACE',
        text: 'Nomad namespace of the jobs, unless a job file sets one; `default` if empty. In mode `list`, `*` selects all namespaces.',
    },
    region: {
        kind: kinds/* text */.Qq,
        env: 'NOMAD_REGION',
        text: 'Nomad region of the jobs, unless a job file sets one; the region of the server if empty.',
    },
    ...tlsInputs,
    'http-auth': {
        kind: kinds/* secret */.rJ,
        env: 'NOMAD_HTTP_AUTH',
        text: 'HTTP Basic credentials, `user:password`, for a proxy in front of Nomad.',
    },
    'allow-http': shared/* allowHttp */.wS,
    dialect: {
        kind: kinds/* choice */.Yq(['nomad', 'generic']),
        default: 'nomad',
        text: 'API names to use: `nomad` for Nomad itself; `generic` for another scheduler that implements the published jobs API literally.',
    },
};
function readConnection(raw, reading) {
    const { withheld, errors } = reading;
    const tls = readTls(raw, reading);
    if (raw['auth-method'] !== undefined && raw.token !== undefined) {
        errors.add('token', 'is set together with `auth-method`', 'Remove one of them.');
    }
    if (raw.audience !== undefined && raw['auth-method'] === undefined && !withheld) {
        errors.add('audience', 'is set without `auth-method`', 'Set `auth-method`, or remove `audience`.');
    }
    if (raw['http-auth'] !== undefined && !raw['http-auth'].includes(':')) {
        errors.add('http-auth', 'contains no colon', 'Write it as `user:password`.');
    }
    if (withheld && hasNoHost(raw))
        return undefined;
    if (raw.address === undefined) {
        errors.addMissing('address', 'Set it to the address of Nomad, such as `https://nomad.example:4646`, or set `NOMAD_ADDR`. `${{ vars.… }}` and `${{ secrets.… }}` are empty if the variable or secret does not exist, or is not available to this run.', 'no-address');
        return undefined;
    }
    const address = (0,connection_address/* readAddress */.z)(raw.address);
    if ('error' in address) {
        errors.add('address', address.error, address.hint);
        return undefined;
    }
    checkPlainHttp(raw, address.value, reading);
    const { token, audience, namespace, region, dialect } = raw;
    return {
        address: address.value,
        token,
        namespace,
        region,
        authMethod: raw['auth-method'],
        audience,
        httpAuth: raw['http-auth'],
        dialect,
        tls,
    };
}
function checkPlainHttp(raw, address, { errors }) {
    if (address.protocol === 'https:')
        return;
    for (const name of ['ca-cert', 'client-cert', 'client-key', 'tls-server-name']) {
        if (raw[name] !== undefined)
            errors.add(name, 'is set, but the address is plain http', `Use an https address, or remove \`${name}\`.`);
    }
    if ((0,host/* isLoopback */.U)(address) || raw['allow-http'])
        return;
    for (const name of ['token', 'auth-method', 'http-auth']) {
        if (raw[name] === undefined)
            continue;
        errors.add(name, 'would be sent to another machine over plain http, readable by others on the network', 'Use an https address, or accept the risk with `allow-http: true`.', 'plain-http');
    }
}
const addressWithoutHost = /^(?:https?:\/\/)?(?::\d*)?\/?$/i;
function hasNoHost({ address = '' }) {
    return addressWithoutHost.test(address);
}
function isConnectionWithheld(raw) {
    return raw.token === undefined || hasNoHost(raw);
}


/***/ }),

/***/ 2160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ readUiAddress),
/* harmony export */   a: () => (/* binding */ uiInputs)
/* harmony export */ });
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5719);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6981);


const uiInputs = {
    'ui-address': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
        text: "Address of Nomad's web UI, for links in comments, summaries and the output `url`. Defaults to `address`; `none` leaves the links out.",
    },
};
function readUiAddress(raw, nomad, errors) {
    const text = raw['ui-address'];
    if (text === undefined)
        return nomad?.dialect === 'nomad' ? nomad.address : undefined;
    if (text === 'none')
        return undefined;
    const address = (0,_address_js__WEBPACK_IMPORTED_MODULE_0__/* .readAddress */ .z)(text, { example: 'nomad.example', credentials: 'Give it without them.', path: true });
    if ('value' in address)
        return address.value;
    errors.add('ui-address', address.error, address.hint);
    return undefined;
}


/***/ }),

/***/ 3923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KQ: () => (/* binding */ recordedInputs),
/* harmony export */   LA: () => (/* binding */ readDeploymentEnvironment),
/* harmony export */   MP: () => (/* binding */ gitHubDeploymentInputs),
/* harmony export */   kX: () => (/* binding */ readRecordedInputs)
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6981);
/* harmony import */ var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3337);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1352);



const gitHubDeploymentInputs = {
    deployments: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Yq(['off', 'auto']),
        default: 'off',
        text: '`auto` records the run as a GitHub deployment with its true outcome; `off` records none. Requires `environment`, and `deployments: write` for `github-token`.',
    },
    environment: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        text: 'Name of the environment of the GitHub deployment, such as `production`.',
    },
};
const maxLength = 255;
function readDeploymentEnvironment({ deployments, environment }, errors) {
    if (deployments === 'off') {
        if (environment !== undefined)
            errors.add('environment', 'is set without `deployments: auto`', 'Set `deployments: auto`, or remove it.');
        return undefined;
    }
    if (environment === undefined) {
        errors.addMissing('environment', 'Set it to the name of the environment, such as `production`.');
        return undefined;
    }
    if (environment.length > maxLength || /\p{Cc}/u.test(environment)) {
        const hint = `Use one line of at most ${maxLength} characters.`;
        errors.add('environment', `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(environment)}, which is not a valid name`, hint);
    }
    return environment;
}
const recordedInputs = {
    ...gitHubDeploymentInputs,
    'github-token': _shared_js__WEBPACK_IMPORTED_MODULE_1__/* .githubToken */ .bU,
};
function readRecordedInputs(raw, errors) {
    return { environment: readDeploymentEnvironment(raw, errors), githubToken: raw['github-token'] };
}


/***/ }),

/***/ 7572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ unlessErrors),
/* harmony export */   y: () => (/* binding */ createInputErrors)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1542);


function createInputErrors(env, table) {
    const list = [];
    const misspelt = new Set();
    const add = (name, problem, hint, help) => {
        const input = table[name];
        const isFromEnv = input?.env !== undefined && (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .givenInput */ .C)(env, name, input)?.fromEnv === true;
        const named = isFromEnv ? `Input \`${name}\` (from \`${input.env}\`)` : `Input \`${name}\``;
        list.push(new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({ reason: 'input', message: `${named} ${problem}.`, hint, help }));
    };
    return {
        list,
        add,
        addMissing(name, hint, help) {
            if (!misspelt.has(name))
                add(name, 'is missing', hint, help);
        },
        addMisspelt(name, meant) {
            misspelt.add(meant);
            add(name, 'does not exist', `Did you mean \`${meant}\`?`);
        },
        push: (...errors) => void list.push(...errors),
    };
}
function unlessErrors(value, { list }) {
    if (list.length > 0 || value === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionErrors */ .o9(list);
    return value;
}


/***/ }),

/***/ 1542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ givenInput),
/* harmony export */   L: () => (/* binding */ inputVariable)
/* harmony export */ });
function inputVariable(name) {
    return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}
function givenInput(env, name, input) {
    const text = env[inputVariable(name)]?.trim() ?? '';
    if (text !== '' && !text.startsWith('${{'))
        return { text, fromEnv: false };
    const fallback = input?.env === undefined ? '' : (env[input.env]?.trim() ?? '');
    return fallback === '' ? undefined : { text: fallback, fromEnv: true };
}


/***/ }),

/***/ 2811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ jobFileInputs),
/* harmony export */   l: () => (/* binding */ readJobFileInputs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6590);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1875);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6981);
/* harmony import */ var _shared_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3337);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1352);







const jobFileInputs = {
    'job-files': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_,
        text: 'Nomad job files, one path or glob per line; `!` excludes. A glob without a file extension matches `.hcl`, `.nomad` and `.json` files.',
    },
    'working-directory': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
        default: '.',
        text: 'Directory that paths and globs are relative to. It must be inside the workspace.',
    },
    'only-changed': _shared_js__WEBPACK_IMPORTED_MODULE_5__/* .onlyChanged */ .Pb,
    'file-base': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .choice */ .Yq(['working-directory', 'job-file']),
        default: 'working-directory',
        text: 'Directory that paths in `file("…")` and similar functions are relative to: `working-directory`, like the Nomad CLI, or `job-file`, the directory of the job file.',
    },
    vars: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .assignments */ .TT,
        text: 'HCL variables for the job files, one `name=value` per line. Write a multi-line value as `name<<END`, its lines, and `END`.',
    },
    'secret-vars': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .secretAssignments */ .xG,
        text: 'HCL variables with secret values, in the format of `vars`. The values are hidden wherever they appear.',
    },
    'var-files': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_,
        text: 'Variable files in HCL or JSON, one path per line; later files take precedence. `{file}.vars.hcl` is the file next to each job file, if it exists.',
    },
    'strict-vars': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zM,
        default: 'true',
        text: 'Fail if a variable is set that a job file does not declare. With `false`, the variable is ignored with a notice.',
    },
};
function readJobFileInputs(raw, { env, workspace, withheld, errors }) {
    const nothing = (0,_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .missingCheckout */ .B)(workspace);
    if (nothing !== undefined)
        errors.push(nothing);
    const workingDirectory = nothing === undefined ? readWorkingDirectory(raw, workspace, errors) : workspace;
    checkPatterns(raw['job-files'], { withheld, errors });
    return {
        patterns: raw['job-files'],
        workingDirectory,
        fileBase: raw['file-base'],
        onlyChanged: raw['only-changed'],
        variables: readVariables(raw, env, errors),
    };
}
function checkPatterns(patterns, { withheld, errors }) {
    const hint = 'Write one path or glob per line, such as `jobs/**/*.nomad.hcl`.';
    if (patterns.length === 0 && !withheld)
        errors.addMissing('job-files', hint, 'no-such-job-file');
    if (patterns.length > 0 && patterns.every((pattern) => pattern.startsWith('!'))) {
        errors.add('job-files', 'contains only patterns with `!`, which exclude files', hint, 'no-such-job-file');
    }
}
const variablePrefix = 'NOMAD_VAR_';
function readVariables(raw, env, errors) {
    const secret = raw['secret-vars'];
    const both = raw.vars.filter(({ name }) => secret.some((one) => one.name === name));
    for (const { name } of both) {
        errors.add('vars', `sets \`${name}\`, which \`secret-vars\` also sets`, 'Remove one of them.');
    }
    const environment = Object.entries(env)
        .filter(([name]) => name.startsWith(variablePrefix) && name.length > variablePrefix.length)
        .map(([name, value]) => ({ name: name.slice(variablePrefix.length), value: value ?? '' }));
    return { environment, files: raw['var-files'], given: raw.vars, secret, strict: raw['strict-vars'] };
}
function readWorkingDirectory(raw, workspace, errors) {
    const given = raw['working-directory'] ?? '.';
    const add = (what, hint, help = 'no-such-job-file') => {
        errors.add('working-directory', `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .h)(given)}, ${what}`, hint, help);
        return workspace;
    };
    try {
        const root = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(workspace);
        const path = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, given));
        if ((0,_files_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isOutside */ ._K)(root, path)) {
            return add('which is outside the workspace', 'Use a path inside the checked-out repository.', 'outside-the-workspace');
        }
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory()
            ? path
            : add('which is a file', 'Set it to a folder, and add the file to `job-files`.');
    }
    catch {
        return add('which does not exist', `Check the path. If it is correct: ${_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .checkOut */ .b}`);
    }
}


/***/ }),

/***/ 7321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GF: () => (/* binding */ jobWriteInputs),
/* harmony export */   Hb: () => (/* binding */ nomadInputs),
/* harmony export */   ID: () => (/* binding */ jobVersion),
/* harmony export */   J_: () => (/* binding */ readNomadInputs),
/* harmony export */   TD: () => (/* binding */ readJobInputs),
/* harmony export */   W3: () => (/* binding */ readJobWriteInputs),
/* harmony export */   vX: () => (/* binding */ jobInputs),
/* harmony export */   xx: () => (/* binding */ numberOrTag)
/* harmony export */ });
/* harmony import */ var _connection_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1289);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6981);
/* harmony import */ var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3337);
/* harmony import */ var _connection_ui_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2160);




const nomadInputs = { ..._connection_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .connectionInputs */ .eu, timeout: _shared_js__WEBPACK_IMPORTED_MODULE_2__/* .timeout */ .wR };
const jobInputs = {
    ...nomadInputs,
    ..._connection_ui_address_js__WEBPACK_IMPORTED_MODULE_3__/* .uiInputs */ .a,
    job: { kind: _kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, text: 'Exact ID of the Nomad job. A prefix of the ID does not match.' },
};
const jobWriteInputs = {
    ...jobInputs,
    'dry-run': _shared_js__WEBPACK_IMPORTED_MODULE_2__/* .dryRun */ .PA,
    wait: _shared_js__WEBPACK_IMPORTED_MODULE_2__/* .wait */ .uk,
};
const jobVersion = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    text: 'Number or tag of a version of the Nomad job. Mode `revert` also accepts `last-stable`: the newest stable version other than the current one.',
};
function numberOrTag(text) {
    return /^\d{1,15}$/.test(text) ? Number(text) : text;
}
function readNomadInputs(raw, reading) {
    const nomad = (0,_connection_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readConnection */ .dC)(raw, reading);
    return nomad === undefined ? undefined : { nomad, timeout: raw.timeout };
}
function readJobInputs(raw, reading) {
    const inputs = readNomadInputs(raw, reading);
    const ui = (0,_connection_ui_address_js__WEBPACK_IMPORTED_MODULE_3__/* .readUiAddress */ .F)(raw, inputs?.nomad, reading.errors);
    const { job } = raw;
    if (job === undefined)
        reading.errors.addMissing('job', 'Set it to the exact ID of the job.');
    if (inputs?.nomad.namespace === '*')
        reading.errors.add('namespace', 'is `*`, which only `mode: list` accepts', 'Set it to the namespace of the job.');
    return inputs === undefined || job === undefined ? undefined : { ...inputs, ui, job };
}
function readJobWriteInputs(raw, reading) {
    const inputs = readJobInputs(raw, reading);
    return inputs === undefined ? undefined : { ...inputs, wait: raw.wait, dryRun: raw['dry-run'] };
}


/***/ }),

/***/ 6981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ optionalChoice),
/* harmony export */   KW: () => (/* binding */ age),
/* harmony export */   Lr: () => (/* binding */ priority),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   TT: () => (/* binding */ assignments),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   WI: () => (/* binding */ optionalNumber),
/* harmony export */   Yq: () => (/* binding */ choice),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   rJ: () => (/* binding */ secret),
/* harmony export */   xG: () => (/* binding */ secretAssignments),
/* harmony export */   zM: () => (/* binding */ boolean)
/* harmony export */ });
/* harmony import */ var _assignments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8300);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1352);


const text = { read: readText };
const secret = { read: readText, secret: 'text' };
const boolean = { read: readBoolean, empty: 'false' };
const list = { read: (lines) => ({ value: readList(lines) }) };
const assignments = { read: _assignments_js__WEBPACK_IMPORTED_MODULE_0__/* .readAssignments */ .FI };
const secretAssignments = { read: _assignments_js__WEBPACK_IMPORTED_MODULE_0__/* .readAssignments */ .FI, secret: 'values' };
const duration = { read: readDuration };
const age = { read: readAge };
const count = { read: readCount };
const optionalNumber = { read: readOptionalNumber };
const priority = { read: readPriority };
function choice(choices, synonyms = {}) {
    return { read: (given) => readChoice(given, choices, new Map(Object.entries(synonyms))), choices };
}
function optionalChoice(choices) {
    return {
        read: (given) => (given === '' ? { value: undefined } : readChoice(given, choices, new Map())),
        choices,
    };
}
function readText(value) {
    return { value: value === '' ? undefined : value };
}
const booleans = new Map([
    ...['true', 'True', 'TRUE', '1', 't', 'T'].map((word) => [word, true]),
    ...['false', 'False', 'FALSE', '0', 'f', 'F'].map((word) => [word, false]),
]);
function readBoolean(given) {
    const value = booleans.get(given);
    return value === undefined
        ? { error: `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(given)}, which is not a valid boolean`, hint: 'Use `true` or `false`.' }
        : { value };
}
function readChoice(given, choices, synonyms) {
    const value = choices.find((option) => option === given);
    if (value !== undefined)
        return { value };
    const meant = synonyms.get(given.toLowerCase()) ?? (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .p)(given, choices);
    return {
        error: `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(given)}, which is not a valid value`,
        hint: meant === undefined
            ? `Use one of ${choices.map((option) => `\`${option}\``).join(', ')}.`
            : `Did you mean \`${meant}\`?`,
    };
}
function readList(given) {
    return given
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
}
const unitSeconds = new Map([
    ['d', 24 * 3600],
    ['h', 3600],
    ['m', 60],
    ['s', 1],
]);
const maxDurationSeconds = 24 * 3600;
function readDuration(given) {
    const hint = 'Write a duration such as `90s`, `10m` or `1h30m`.';
    if (!/^(\d+[hms])+$/.test(given))
        return { error: `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(given)}, which is not a valid duration`, hint };
    const seconds = parseSeconds(given);
    if (seconds < 1 || seconds > maxDurationSeconds) {
        return { error: `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(given)}, which is not between 1s and 24h`, hint };
    }
    return { value: seconds * 1000 };
}
const maxAgeSeconds = 10 * 365 * 24 * 3600;
function readAge(given) {
    if (/^0[dhms]?$/.test(given))
        return { value: 0 };
    const hint = 'Write a duration such as `30d`, `12h` or `90s`, or `0`.';
    if (!/^(\d+[dhms])+$/.test(given))
        return { error: `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(given)}, which is not a valid duration`, hint };
    const seconds = parseSeconds(given);
    return seconds > maxAgeSeconds
        ? { error: `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(given)}, which is more than ten years`, hint }
        : { value: seconds * 1000 };
}
function parseSeconds(given) {
    const parts = [...given.matchAll(/(?<!\d)(\d+)([dhms])/g)];
    return parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * (unitSeconds.get(unit ?? '') ?? 0), 0);
}
function readCount(given) {
    const value = Number(given);
    return /^\d{1,9}$/.test(given) && value >= 1
        ? { value }
        : { error: `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(given)}, which is not a valid count`, hint: 'Use a whole number, 1 or more.' };
}
function readOptionalNumber(given) {
    if (given === '')
        return { value: undefined };
    return /^\d{1,9}$/.test(given)
        ? { value: Number(given) }
        : { error: `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(given)}, which is not a valid number`, hint: 'Use a whole number, 0 or more.' };
}
function readPriority(given) {
    if (given === '')
        return { value: undefined };
    const value = Number(given);
    return /^\d{1,3}$/.test(given) && value >= 1 && value <= 100
        ? { value }
        : { error: `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(given)}, which is not a valid priority`, hint: 'Use a whole number from 1 to 100.' };
}


/***/ }),

/***/ 9244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readPattern),
/* harmony export */   b: () => (/* binding */ matchesWhole)
/* harmony export */ });
const maxTextLength = 200;
function readPattern(text) {
    const hint = 'Write a name or a value such as `DB_*`, in which `*` stands for any text.';
    if (/^\**$/.test(text))
        return { error: `contains the pattern \`${text}\`, which matches everything`, hint };
    if (/^\/.*\/[a-z]*$/.test(text))
        return { error: `contains a regular expression (\`${text}\`), which is not supported`, hint };
    if (text.length > maxTextLength)
        return { error: `contains a pattern of ${text.length} characters; at most ${maxTextLength} are allowed`, hint };
    const pieces = text.toLowerCase().split('*');
    return {
        value: {
            text,
            matches: (name) => matchesWhole(pieces, name.toLowerCase()),
            occursIn: (value) => findInOrder(pieces, value.toLowerCase(), 0) !== -1,
        },
    };
}
function matchesWhole(pieces, name) {
    const first = pieces[0] ?? '';
    const last = pieces.at(-1) ?? '';
    if (pieces.length === 1)
        return name === first;
    if (!name.startsWith(first) || !name.endsWith(last) || name.length < first.length + last.length)
        return false;
    const end = findInOrder(pieces.slice(1, -1), name, first.length);
    return end !== -1 && end <= name.length - last.length;
}
function findInOrder(pieces, text, from) {
    let at = from;
    for (const piece of pieces) {
        const found = text.indexOf(piece, at);
        if (found === -1)
            return -1;
        at = found + piece.length;
    }
    return at;
}


/***/ }),

/***/ 4217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bZ: () => (/* binding */ planningInputs),
/* harmony export */   hk: () => (/* binding */ readPlanningInputs),
/* harmony export */   ty: () => (/* binding */ readReview)
/* harmony export */ });
/* harmony import */ var _connection_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1289);
/* harmony import */ var _job_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2811);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9911);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6981);
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6907);
/* harmony import */ var _shared_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3337);
/* harmony import */ var _connection_ui_address_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2160);
/* harmony import */ var _signing_keys_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1138);








const planningInputs = {
    ..._connection_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .connectionInputs */ .eu,
    ..._connection_ui_address_js__WEBPACK_IMPORTED_MODULE_6__/* .uiInputs */ .a,
    ..._job_files_js__WEBPACK_IMPORTED_MODULE_1__/* .jobFileInputs */ .b,
    submission: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zM,
        default: 'true',
        text: 'Store the source of the job file and its variables with the job, for the Nomad UI. Values that are or may be secret are left out.',
    },
    'preserve-counts': _shared_js__WEBPACK_IMPORTED_MODULE_5__/* .preserveCounts */ .rx,
    'policy-override': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zM,
        default: 'false',
        text: 'Override soft-mandatory Sentinel policies (Nomad Enterprise).',
    },
    'eval-priority': _shared_js__WEBPACK_IMPORTED_MODULE_5__/* .evalPriority */ .hn,
    review: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .Yq(['required', 'ignore']),
        default: 'required',
        text: '`required` registers only what was planned on the merged pull request; `ignore` registers without a review, with a warning, only a commit of a branch that counts.',
    },
    'signing-key': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .secret */ .rJ,
        text: 'Key that signs the reviewed plan, at least 16 bytes; the same for modes `plan` and `register`. Without a key, no plan counts as reviewed. Several keys, one per line: the first signs, all of them verify.',
    },
    'stop-removed': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zM,
        default: 'false',
        text: 'After the merge, stop the jobs whose files the pull request removes; the same for modes `plan` and `register`. Requires `only-changed`.',
    },
    ..._comment_js__WEBPACK_IMPORTED_MODULE_2__/* .commentInputs */ .XK,
    ..._redaction_js__WEBPACK_IMPORTED_MODULE_4__/* .redactionInputs */ .Zz,
    verbose: _redaction_js__WEBPACK_IMPORTED_MODULE_4__/* .verbose */ .B6,
    timeout: _shared_js__WEBPACK_IMPORTED_MODULE_5__/* .timeout */ .wR,
};
function readPlanningInputs(raw, reading) {
    const nomad = (0,_connection_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readConnection */ .dC)(raw, reading);
    const jobFiles = (0,_job_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readJobFileInputs */ .l)(raw, reading);
    const redaction = (0,_redaction_js__WEBPACK_IMPORTED_MODULE_4__/* .readRedaction */ .s8)(raw, reading);
    const comment = (0,_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .readComment */ .W3)(raw, reading.errors);
    const review = readReview(raw, reading.errors);
    const ui = (0,_connection_ui_address_js__WEBPACK_IMPORTED_MODULE_6__/* .readUiAddress */ .F)(raw, nomad, reading.errors);
    if (nomad === undefined)
        return undefined;
    return {
        nomad,
        ui,
        jobFiles,
        submission: raw.submission,
        preserveCounts: raw['preserve-counts'],
        policyOverride: raw['policy-override'],
        evalPriority: raw['eval-priority'],
        review,
        comment,
        redaction,
        verbose: raw.verbose,
        stopRemoved: raw['stop-removed'],
        timeout: raw.timeout,
    };
}
const minKeyBytes = 16;
function readReview(raw, errors) {
    const keys = (0,_signing_keys_js__WEBPACK_IMPORTED_MODULE_7__/* .readSigningKeys */ .S)(raw['signing-key'] ?? '');
    const shortest = Math.min(...(keys ?? []).map(({ secret }) => Buffer.byteLength(secret)));
    if (shortest < minKeyBytes) {
        const what = `has a key of ${shortest} bytes; at least ${minKeyBytes} are required`;
        errors.add('signing-key', what, 'Create one with `openssl rand -base64 32`.');
    }
    return { mode: raw.review, keys };
}


/***/ }),

/***/ 7579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ promotionInputs),
/* harmony export */   e: () => (/* binding */ readPromotion)
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6981);

const promotionInputs = {
    promote: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalChoice */ .AU(['off', 'auto']),
        text: '`auto` promotes the canaries of this run once all of them are healthy; `off` ends the run before the promotion and reports it. Default: `auto` for mode `revert`, else `off`.',
    },
    'promote-after': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .age */ .KW,
        default: '0',
        text: 'With `promote: auto`, how long every canary must be healthy without interruption before the promotion, such as `10m`. Counts against `timeout`.',
    },
};
const share = 0.9;
function readPromotion(raw, usual, errors) {
    const { timeout, wait } = raw;
    const isAutomatic = (raw.promote ?? usual) === 'auto';
    const after = raw['promote-after'];
    if (after === 0)
        return { after: isAutomatic ? 0 : undefined };
    if (!isAutomatic)
        errors.add('promote-after', 'has no effect with `promote: off`', 'Set `promote: auto`, or remove `promote-after`.');
    else if (!wait)
        errors.add('promote-after', 'has no effect with `wait: false`', 'Set `wait: true`, or remove `promote-after`.');
    else if (after > timeout * share)
        errors.add('promote-after', `leaves less than a tenth of the \`timeout\` of ${timeout / 1000} s for the rollout`, 'Set a longer `timeout`, or a shorter `promote-after`.');
    return { after: isAutomatic ? after : undefined };
}


/***/ }),

/***/ 6907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ verbose),
/* harmony export */   QZ: () => (/* binding */ revealInput),
/* harmony export */   Zz: () => (/* binding */ redactionInputs),
/* harmony export */   ce: () => (/* binding */ readPatterns),
/* harmony export */   s8: () => (/* binding */ readRedaction)
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6981);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9244);


const revealInput = {
    reveal: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_,
        text: 'Names whose values to show although `redact: default` hides them, one per line, such as `Env[LOG_*]`; a value that looks like a secret stays hidden. Also paths of files that are not in git, such as `dist/version.txt`, whose content a job file may use in fields that are shown.',
    },
};
const redactionInputs = {
    redact: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Yq(['default', 'all-values', 'none']),
        default: 'default',
        text: 'Values to hide in the comment, summary and log: `default` hides values that may be secret; `all-values` hides all values; `none` hides only tokens and values that look like a secret.',
    },
    'redact-patterns': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_,
        text: 'Additional names or values to hide, one per line; `*` matches any text.',
    },
    ...revealInput,
};
const verbose = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM,
    default: 'false',
    text: 'Show new and deleted jobs field by field.',
};
function readRedaction(raw, { fork, errors }) {
    if (raw.redact === 'none' && fork) {
        const hint = 'Use `default`: the author of the fork could make the run show values of the running job.';
        errors.add('redact', 'is `none`, which is not allowed on pull requests from forks', hint);
    }
    return {
        mode: raw.redact,
        patterns: readPatterns('redact-patterns', raw['redact-patterns'], errors),
        reveal: readPatterns('reveal', raw.reveal, errors),
    };
}
function readPatterns(name, texts, errors) {
    return texts.flatMap((text) => {
        const read = (0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .readPattern */ .Z)(text);
        if ('value' in read)
            return [read.value];
        errors.add(name, read.error, read.hint);
        return [];
    });
}


/***/ }),

/***/ 7751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P4: () => (/* binding */ registryInputs),
/* harmony export */   _5: () => (/* binding */ readRegistry),
/* harmony export */   oR: () => (/* binding */ moduleInputs),
/* harmony export */   td: () => (/* binding */ publicRegistry)
/* harmony export */ });
/* harmony import */ var _clients_http_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2442);
/* harmony import */ var _connection_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5719);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6981);
/* harmony import */ var _shared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3337);




const registryInputs = {
    'registry-address': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
        default: 'https://app.terraform.io',
        text: 'Address of the module registry: HCP Terraform, or your Terraform Enterprise server.',
    },
    'registry-token': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .secret */ .rJ,
        text: 'User or team token with permission to manage modules in the registry; an organization token does not work. For mode `check-modules`, any token that can read the modules. Falls back to the environment variable `TF_TOKEN_<host>`, such as `TF_TOKEN_app_terraform_io`.',
    },
    'allow-http': _shared_js__WEBPACK_IMPORTED_MODULE_3__/* .allowHttp */ .wS,
};
const moduleInputs = {
    ...registryInputs,
    module: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_,
        text: 'Terraform module, as `organization/name/provider`. Several modules, one per line, are evaluated separately.',
    },
    'module-version': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
        text: 'Released version of the module; in mode `reinstate`, the withdrawn version. The version in the tag of the event if empty.',
    },
    'tag-prefix': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
        text: "Prefix of the module's tags, such as `network-` in `network-v1.2.3`. If empty, the tag prefix in the registry, or the name of the module.",
    },
    policy: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq(['keep-latest', 'per-major', 'per-minor', 'older-than-release', 'range', 'explicit']),
        default: 'keep-latest',
        text: 'Versions to keep: `keep-latest` the newest version; `per-major` and `per-minor` the newest of each line; `older-than-release` the released version and newer ones; `range` the versions outside `range`; `explicit` all versions that `versions` does not list.',
    },
    keep: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9,
        default: '1',
        text: 'Number of newest stable versions to keep, overall or of each line.',
    },
    range: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
        text: 'Range of versions that the policy may deprecate, such as `<2.0.0`, in npm syntax. Other versions are kept.',
    },
    versions: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_,
        text: 'Versions to deprecate regardless of the policy, one per line. In mode `reinstate` with `policy: explicit`, the versions to reinstate.',
    },
    protect: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_,
        text: 'Versions or ranges that are never deprecated, one per line, such as `1.4.x`.',
    },
    prereleases: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq(['superseded', 'all', 'ignore', 'same-rule']),
        default: 'superseded',
        text: 'Prereleases to deprecate, regardless of `keep`, `range` and `min-age`: `superseded` those followed by their release, a newer prerelease of it or a newer stable version; `all` every prerelease; `ignore` none. `same-rule` treats them like stable versions.',
    },
    'min-age': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .age */ .KW,
        default: '0',
        text: 'Minimum age at which the policy deprecates a version, such as `30d` or `12h`. Mode `reinstate` ignores it.',
    },
    'only-older-than': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq(['released', 'newest']),
        default: 'released',
        text: '`released` leaves versions that are newer than the released version unchanged, so that a patch of an older line does not affect newer lines; `newest` evaluates all versions.',
    },
    'max-changes': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9,
        default: '50',
        text: 'Maximum number of versions of a module to change in a run. If more would change, nothing is changed.',
    },
    'on-missing': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq(['error', 'warning']),
        default: 'error',
        text: 'What to do if `versions` lists a version that the registry does not have: `error` fails and changes nothing; `warning` processes the other versions.',
    },
    'dry-run': _shared_js__WEBPACK_IMPORTED_MODULE_3__/* .dryRun */ .PA,
    timeout: _shared_js__WEBPACK_IMPORTED_MODULE_3__/* .timeout */ .wR,
};
const publicRegistry = 'registry.terraform.io';
function readRegistry(raw, { env, errors }, access) {
    const address = (0,_connection_address_js__WEBPACK_IMPORTED_MODULE_1__/* .readAddress */ .z)(raw['registry-address'] ?? '', {
        example: 'app.terraform.io',
        credentials: 'Set `registry-token` from a secret instead, and remove the credentials from the address.',
        path: true,
    });
    if ('error' in address) {
        errors.add('registry-address', address.error, address.hint);
        return undefined;
    }
    const { value } = address;
    const token = raw['registry-token'] ?? findCommandLineToken(value.hostname, env);
    if (value.protocol === 'http:' && !(0,_clients_http_host_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U)(value) && !raw['allow-http']) {
        const hint = 'Use an https address, or accept the risk with `allow-http: true`.';
        errors.add('registry-token', 'would be sent to another machine over plain http, readable by others on the network', hint, 'plain-http');
    }
    if (token === undefined && (access === 'manages' || value.host !== publicRegistry)) {
        const whose = access === 'manages' ? 'of a user or a team with the permission to manage modules' : 'that can read the modules';
        const hint = `Set it to the token ${whose}, or set \`TF_TOKEN_${encodeHost(value.hostname)}\`.`;
        errors.addMissing('registry-token', hint);
        return undefined;
    }
    return { address: value, token };
}
function encodeHost(host) {
    return host.replaceAll('-', '__').replaceAll('.', '_');
}
function findCommandLineToken(host, env) {
    const found = Object.entries(env).find(([name, text]) => {
        if (!name.startsWith('TF_TOKEN_') || !text?.trim())
            return false;
        return name.slice('TF_TOKEN_'.length).replaceAll('__', '-').replaceAll('_', '.').toLowerCase() === host;
    });
    return found?.[1]?.trim();
}


/***/ }),

/***/ 3337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PA: () => (/* binding */ dryRun),
/* harmony export */   Pb: () => (/* binding */ onlyChanged),
/* harmony export */   Pl: () => (/* binding */ prefix),
/* harmony export */   bU: () => (/* binding */ githubToken),
/* harmony export */   hn: () => (/* binding */ evalPriority),
/* harmony export */   mI: () => (/* binding */ meta),
/* harmony export */   pb: () => (/* binding */ filter),
/* harmony export */   rx: () => (/* binding */ preserveCounts),
/* harmony export */   uk: () => (/* binding */ wait),
/* harmony export */   wR: () => (/* binding */ timeout),
/* harmony export */   wS: () => (/* binding */ allowHttp)
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6981);

const timeout = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0,
    default: '10m',
    text: 'Maximum duration of the run, such as `90s`, `10m` or `1h`.',
};
const wait = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM,
    default: 'true',
    text: 'Wait for the outcome of the change, such as the end of the rollout.',
};
const dryRun = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM,
    default: 'false',
    text: 'Report what the run would change, without changing anything.',
};
const githubToken = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .secret */ .rJ,
    default: '${{ github.token }}',
    text: 'GitHub token that reads the pull request and writes the comment. Needs `pull-requests: write`; `only-changed` alone needs `pull-requests: read`, `deployments: auto` needs `deployments: write`, `note: release` needs `contents: write`, and mode `drift` needs `issues: write` and `pull-requests: read`.',
};
const onlyChanged = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM,
    default: 'false',
    text: 'On a pull request, process only the job files that it changes, or whose variable files or included files it changes. In mode `check-modules`, only the Terraform files that it changes.',
};
const evalPriority = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .priority */ .Lr,
    text: 'Priority of the Nomad evaluation that the change creates, 1 to 100; the priority of the job if empty.',
};
const meta = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .assignments */ .TT,
    text: 'Metadata, one `name=value` per line. Mode `dispatch` checks it against the required and optional keys of the job; mode `scale` stores it with the scaling event.',
};
const allowHttp = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM,
    default: 'false',
    text: 'Allow a token to be sent to another machine over plain HTTP. Insecure: anyone on the network path can read it.',
};
const prefix = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    text: 'Consider only jobs whose ID starts with this text. In mode `drift`, only for `unmanaged: report`.',
};
const filter = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    text: 'Consider only jobs that match this Nomad filter expression, such as `Status == "running"`. In mode `drift`, only for `unmanaged: report`.',
};
const preserveCounts = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM,
    default: 'false',
    text: 'Keep the counts of the running job instead of those in the job file, for groups that an autoscaler manages.',
};


/***/ }),

/***/ 1138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readSigningKeys),
/* harmony export */   T: () => (/* binding */ findKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

function readSigningKeys(text) {
    const secrets = text.split(/\r?\n/).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
    const [first, ...others] = secrets.map((secret) => ({ id: idOf(secret), secret }));
    return first === undefined ? undefined : [first, ...others];
}
function findKey(id, keys) {
    return keys?.find((key) => key.id === id);
}
function idOf(secret) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`outrider signing key\n${secret}`).digest('hex').slice(0, 8);
}


/***/ }),

/***/ 2595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ readSteerInputs),
/* harmony export */   z: () => (/* binding */ steerInputs)
/* harmony export */ });
/* harmony import */ var _commands_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3856);
/* harmony import */ var _github_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3923);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7321);



const steerInputs = { ..._job_js__WEBPACK_IMPORTED_MODULE_2__/* .jobWriteInputs */ .GF, ..._github_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .recordedInputs */ .KQ, ..._commands_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .fromCommandInputs */ .PM };
function readSteerInputs(raw, reading) {
    const recorded = (0,_github_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .readRecordedInputs */ .kX)(raw, reading.errors);
    const command = (0,_commands_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .readFromCommand */ .US)(raw, reading.errors);
    const inputs = (0,_job_js__WEBPACK_IMPORTED_MODULE_2__/* .readJobWriteInputs */ .W3)((0,_commands_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutJob */ .wu)(raw), reading);
    return inputs === undefined ? undefined : { ...inputs, ...recorded, command };
}


/***/ }),

/***/ 1352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ quote),
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
const maxQuotedInput = 80;
function quote(text) {
    return JSON.stringify(text.length > maxQuotedInput ? `${text.slice(0, maxQuotedInput)}…` : text);
}
function nearest(word, text) {
    const lower = word.toLowerCase();
    const alike = text.filter((candidate) => Math.abs(candidate.length - word.length) <= 2);
    const scored = alike.map((candidate) => ({ candidate, edits: editDistance(lower, candidate) }));
    const best = scored.toSorted((a, b) => a.edits - b.edits)[0];
    return best !== undefined && best.edits <= 2 && best.edits < word.length ? best.candidate : undefined;
}
function editDistance(a, b) {
    let row = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 1; i <= a.length; i++) {
        const next = [i];
        for (let j = 1; j <= b.length; j++) {
            const substituted = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
            next.push(Math.min(substituted, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
        }
        row = next;
    }
    return row[b.length] ?? 0;
}


/***/ }),

/***/ 1875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ missingCheckout),
/* harmony export */   b: () => (/* binding */ checkOut)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);


const checkOut = 'Add `- uses: actions/checkout@v7` to the steps before this one.';
function missingCheckout(workspace) {
    if (!isEmpty(workspace))
        return undefined;
    const what = 'The workspace is empty: the repository is not checked out.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ({ reason: 'input', message: what, hint: checkOut, help: 'no-checkout' });
}
function isEmpty(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).length === 0;
    }
    catch {
        return true;
    }
}


/***/ }),

/***/ 6533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TJ: () => (/* binding */ readCheckModulesInputs),
/* harmony export */   lk: () => (/* binding */ isTokenWithheld),
/* harmony export */   xe: () => (/* binding */ checkModulesInputs)
/* harmony export */ });
/* harmony import */ var _inputs_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9911);
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6981);
/* harmony import */ var _inputs_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7751);
/* harmony import */ var _inputs_shared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3337);
/* harmony import */ var _inputs_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1875);





const checkModulesInputs = {
    'terraform-files': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_,
        text: 'Terraform files to check for calls of modules, one path or glob per line; `!` excludes. All `.tf`, `.tf.json`, `.tofu` and `.tofu.json` files if empty.',
    },
    'only-changed': _inputs_shared_js__WEBPACK_IMPORTED_MODULE_3__/* .onlyChanged */ .Pb,
    'fail-on': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .choice */ .Yq(['revoked', 'deprecated', 'unchecked', 'never']),
        default: 'revoked',
        text: '`revoked` fails if a module call resolves to a revoked version; `deprecated` also if it resolves to a deprecated version; `unchecked` also if a file or a module call was not checked; `never` only annotates.',
    },
    ..._inputs_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .registryInputs */ .P4,
    ..._inputs_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalCommentInputs */ .pX,
    timeout: _inputs_shared_js__WEBPACK_IMPORTED_MODULE_3__/* .timeout */ .wR,
};
function readCheckModulesInputs(raw, reading) {
    const { workspace, withheld, errors } = reading;
    const nothing = (0,_inputs_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .missingCheckout */ .B)(workspace);
    if (nothing !== undefined)
        errors.push(nothing);
    const patterns = raw['terraform-files'];
    if (patterns.length > 0 && patterns.every((pattern) => pattern.startsWith('!'))) {
        const hint = 'Write one path or glob per line, such as `infra/**/*.tf`.';
        errors.add('terraform-files', 'contains only patterns with `!`, which exclude files', hint, 'no-such-terraform-file');
    }
    const comment = (0,_inputs_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .readComment */ .W3)(raw, errors);
    const registry = withheld ? undefined : (0,_inputs_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegistry */ ._5)(raw, reading, 'reads');
    if (registry === undefined)
        return undefined;
    return {
        registry,
        patterns: patterns.length === 0 ? undefined : patterns,
        onlyChanged: raw['only-changed'],
        failOn: raw['fail-on'],
        comment: { ...comment, id: `check-modules:${comment.id}` },
        timeout: raw.timeout,
    };
}
function isTokenWithheld(raw) {
    const host = (raw['registry-address'] ?? '').replace(/^https:\/\//, '').replace(/\/$/, '');
    return raw['registry-token'] === undefined && host !== _inputs_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .publicRegistry */ .td;
}


/***/ }),

/***/ 4493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ readCheckInputs),
/* harmony export */   s: () => (/* binding */ checkInputs)
/* harmony export */ });
/* harmony import */ var _inputs_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9911);
/* harmony import */ var _inputs_connection_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1289);
/* harmony import */ var _inputs_github_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3923);
/* harmony import */ var _inputs_input_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7572);
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6981);
/* harmony import */ var _inputs_planning_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4217);
/* harmony import */ var _inputs_promotion_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7579);
/* harmony import */ var _inputs_registry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7751);
/* harmony import */ var _inputs_shared_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3337);
/* harmony import */ var _inputs_suggest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1352);
/* harmony import */ var _operations_modules_read_inputs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7311);
/* harmony import */ var _needs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1663);












const checkInputs = {
    for: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_,
        default: 'plan',
        text: 'Modes whose setup to check, one per line, such as `plan` and `register`.',
    },
    ..._inputs_connection_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .connectionInputs */ .eu,
    'signing-key': _inputs_planning_js__WEBPACK_IMPORTED_MODULE_5__/* .planningInputs */ .bZ['signing-key'],
    'github-token': _inputs_shared_js__WEBPACK_IMPORTED_MODULE_8__/* .githubToken */ .bU,
    comment: { ..._inputs_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .commentInputs */ .XK.comment, kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .optionalChoice */ .AU(['auto', 'off']) },
    deployments: _inputs_github_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .gitHubDeploymentInputs */ .MP.deployments,
    promote: _inputs_promotion_js__WEBPACK_IMPORTED_MODULE_6__/* .promotionInputs */ .V.promote,
    ..._inputs_registry_js__WEBPACK_IMPORTED_MODULE_7__/* .registryInputs */ .P4,
    module: _inputs_registry_js__WEBPACK_IMPORTED_MODULE_7__/* .moduleInputs */ .oR.module,
    'tag-prefix': _inputs_registry_js__WEBPACK_IMPORTED_MODULE_7__/* .moduleInputs */ .oR['tag-prefix'],
    'module-version': _inputs_registry_js__WEBPACK_IMPORTED_MODULE_7__/* .moduleInputs */ .oR['module-version'],
    timeout: _inputs_shared_js__WEBPACK_IMPORTED_MODULE_8__/* .timeout */ .wR,
};
function readCheckInputs(raw, reading) {
    const modes = readModes(raw.for, reading.errors);
    const uses = (has) => (0,_needs_js__WEBPACK_IMPORTED_MODULE_11__/* .modesThat */ .QI)(modes, has).length > 0;
    const scheduler = uses(({ nomad }) => nomad !== undefined)
        ? collect(reading, (own) => readNomad(raw, modes, own))
        : undefined;
    const modules = uses(({ registry }) => registry !== undefined) ? readModules(raw, modes, reading) : undefined;
    const { comment, promote, deployments, timeout } = raw;
    return {
        modes,
        needs: { comment, promote, deployments: deployments === 'auto' },
        scheduler,
        modules,
        signingKey: collect(reading, ({ errors }) => (0,_inputs_planning_js__WEBPACK_IMPORTED_MODULE_5__/* .readReview */ .ty)({ ...raw, review: 'required' }, errors).keys),
        githubToken: raw['github-token'],
        timeout,
        ...serviceOf(scheduler, modules?.connection),
    };
}
function readModes(names, errors) {
    const known = names.flatMap((name) => {
        const mode = _needs_js__WEBPACK_IMPORTED_MODULE_11__/* .checkedModes */ .qv.find((one) => one === name);
        if (mode !== undefined)
            return [mode];
        const meant = (0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_9__/* .nearest */ .p)(name, _needs_js__WEBPACK_IMPORTED_MODULE_11__/* .checkedModes */ .qv);
        const hint = meant === undefined ? 'Write one mode per line.' : `Did you mean \`${meant}\`?`;
        errors.add('for', `contains ${(0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_9__/* .quote */ .h)(name)}, which is not a mode with a setup to check`, hint);
        return [];
    });
    return [...new Set(known)];
}
function readNomad(raw, modes, reading) {
    const connection = (0,_inputs_connection_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .readConnection */ .dC)(raw, reading);
    const isForOneJob = (0,_needs_js__WEBPACK_IMPORTED_MODULE_11__/* .modesThat */ .QI)(modes, ({ nomad }) => nomad !== undefined).some((mode) => mode !== 'list');
    if (connection?.namespace === '*' && isForOneJob)
        reading.errors.add('namespace', 'is `*`, which only `mode: list` accepts', 'Set it to the namespace of the jobs.');
    return connection;
}
function readModules(raw, modes, reading) {
    const isManaging = modes.some((mode) => _needs_js__WEBPACK_IMPORTED_MODULE_11__/* .modeNeeds */ .ht[mode].registry === 'manages');
    return {
        connection: collect(reading, (own) => (0,_inputs_registry_js__WEBPACK_IMPORTED_MODULE_7__/* .readRegistry */ ._5)(raw, own, isManaging ? 'manages' : 'reads')),
        modules: isManaging || raw.module.length > 0
            ? collect(reading, ({ errors }) => (0,_operations_modules_read_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .readModuleLines */ .G)(raw.module, errors))
            : { value: [] },
        tagPrefix: raw['tag-prefix'],
        isVersionGiven: raw['module-version'] !== undefined,
    };
}
function collect(reading, read) {
    const errors = (0,_inputs_input_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .createInputErrors */ .y)(reading.env, checkInputs);
    const value = read({ ...reading, errors });
    return errors.list.length > 0 ? { errors: errors.list } : { value };
}
function serviceOf(scheduler, registry) {
    if (scheduler !== undefined && 'value' in scheduler)
        return { nomad: scheduler.value };
    if (registry !== undefined && 'value' in registry)
        return { registry: registry.value };
    return { gitHubOnly: true };
}


/***/ }),

/***/ 1663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fd: () => (/* binding */ expectedCapabilities),
/* harmony export */   QI: () => (/* binding */ modesThat),
/* harmony export */   SF: () => (/* binding */ capabilitiesOf),
/* harmony export */   ht: () => (/* binding */ modeNeeds),
/* harmony export */   k0: () => (/* binding */ permissionsOf),
/* harmony export */   qv: () => (/* binding */ checkedModes)
/* harmony export */ });
const modeNeeds = {
    plan: {
        nomad: ['plan-job', 'parse-job', 'read-job'],
        more: ['sentinel-override'],
        checkout: 'base',
        signs: true,
        comment: 'usually',
    },
    register: {
        nomad: ['plan-job', 'parse-job', 'read-job', 'register-job'],
        more: ['deregister-job', 'promote-deployment', 'read-logs', 'sentinel-override', 'csi-mount-volume'],
        checkout: 'files',
        signs: true,
        comment: 'usually',
        promotes: 'on-request',
        deploys: true,
    },
    parse: { nomad: ['parse-job'], checkout: 'files' },
    dispatch: { nomad: ['dispatch-job', 'read-job'] },
    scale: { nomad: ['read-job', 'scale-job'], more: ['promote-deployment'], promotes: 'on-request' },
    revert: {
        nomad: ['read-job', 'plan-job', 'revert-job'],
        more: ['promote-deployment'],
        promotes: 'usually',
        deploys: true,
    },
    stable: { nomad: ['read-job', 'stable-job'] },
    evaluate: { nomad: ['read-job', 'evaluate-job'], more: ['promote-deployment'], promotes: 'on-request' },
    'periodic-force': { nomad: ['force-periodic-job', 'read-job'] },
    stop: { nomad: ['read-job', 'list-jobs', 'deregister-job'] },
    promote: { nomad: ['read-job', 'promote-deployment'] },
    'fail-deployment': { nomad: ['read-job', 'fail-deployment'] },
    status: { nomad: ['read-job'] },
    list: { nomad: ['list-jobs'] },
    drift: {
        nomad: ['plan-job', 'parse-job', 'read-job', 'list-jobs'],
        gitHub: ['issues: write', 'pull-requests: read'],
        checkout: 'history',
    },
    command: { gitHub: ['pull-requests: write', 'statuses: write'], signs: true },
    deprecate: { registry: 'manages' },
    reinstate: { registry: 'manages' },
    'check-modules': { registry: 'reads', checkout: 'files', comment: 'on-request' },
};
const checkedModes = Object.keys(modeNeeds);
function capabilitiesOf(mode, { promote }) {
    const { nomad = [], promotes } = modeNeeds[mode];
    const isPromoting = promotes !== undefined && promote !== 'off' && (promote === 'auto' || promotes === 'usually');
    return [
        ...nomad.map((capability) => ({
            capability,
            ...(mode === 'stop' && capability === 'list-jobs' ? { only: 'periodic and parameterized jobs' } : {}),
        })),
        ...(isPromoting ? [{ capability: 'promote-deployment', only: 'jobs with canaries' }] : []),
    ];
}
function expectedCapabilities(modes, settings) {
    return new Set(modes.flatMap((mode) => [
        ...capabilitiesOf(mode, settings).map(({ capability }) => capability),
        ...(modeNeeds[mode].more ?? []),
    ]));
}
function permissionsOf(mode, { comment, deployments }) {
    const { gitHub = [], comment: comments, deploys } = modeNeeds[mode];
    const isCommenting = comments !== undefined && comment !== 'off' && (comment === 'auto' || comments === 'usually');
    return [
        ...gitHub,
        ...(isCommenting ? ['pull-requests: write'] : []),
        ...(deploys === true && deployments ? ['deployments: write'] : []),
    ];
}
function modesThat(modes, has) {
    return modes.filter((mode) => has(modeNeeds[mode]));
}


/***/ }),

/***/ 9778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ readCommandInputs),
/* harmony export */   t: () => (/* binding */ commandInputs)
/* harmony export */ });
/* harmony import */ var _inputs_commands_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3856);
/* harmony import */ var _inputs_shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3337);


const commandInputs = { ..._inputs_commands_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .commandInputs */ .tp, timeout: _inputs_shared_js__WEBPACK_IMPORTED_MODULE_1__/* .timeout */ .wR };
function readCommandInputs(raw, { errors }) {
    if (raw['github-token'] === undefined)
        errors.addMissing('github-token', 'Set it: the rules of commands are checked on GitHub.');
    return { gitHubOnly: true, command: (0,_inputs_commands_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .readCommandSettings */ .l3)(raw, errors), timeout: raw.timeout };
}


/***/ }),

/***/ 4472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ deprecateInputs)
/* harmony export */ });
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6981);
/* harmony import */ var _inputs_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7751);
/* harmony import */ var _inputs_shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3337);



const deprecateInputs = {
    ..._inputs_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .moduleInputs */ .oR,
    'require-successor': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM,
        default: 'true',
        text: 'Deprecate nothing unless a usable version remains: one that is neither deprecated nor revoked.',
    },
    reason: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        default: 'Superseded by {{latest}}.',
        text: 'Reason that consumers of the module see. Placeholders: `{{version}}`, `{{latest}}`, `{{latest-same-major}}`, `{{replacement}}`, `{{module}}`, `{{provider}}`, `{{organization}}`, `{{tag}}`, `{{release-url}}`, `{{date}}`, `{{policy}}`.',
    },
    link: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        default: '{{release-url}}',
        text: 'Link that consumers of the module see, with the placeholders of `reason`; `none` for no link.',
    },
    'update-text': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM,
        default: 'false',
        text: 'Rewrite the reason and link of versions that Outrider deprecated earlier, if they differ.',
    },
    'wait-for-version': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .age */ .KW,
        default: '10m',
        text: 'Maximum time to wait for the released version to appear in the registry; `0` does not wait.',
    },
    note: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Yq(['off', 'release']),
        default: 'off',
        text: '`release` keeps a list of the deprecated versions in the release notes. Needs `contents: write`.',
    },
    'github-token': _inputs_shared_js__WEBPACK_IMPORTED_MODULE_2__/* .githubToken */ .bU,
    consumers: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Yq(['off', 'report', 'names']),
        default: 'off',
        text: '`report` lists how many workspaces use each version, by the Explorer of HCP Terraform, and names them unless the repository is public; `names` also names them in a public repository. Experimental.',
    },
    'explorer-token': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .secret */ .rJ,
        text: 'Token that can query the Explorer: of the owners team, of a team that can read all workspaces or projects, or of the organization. For `consumers`.',
    },
    'max-consumers': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalNumber */ .WI,
        text: 'Do not deprecate a version that more workspaces use. Requires `consumers`.',
    },
};


/***/ }),

/***/ 5647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ dispatchInputs),
  Y: () => (/* binding */ readDispatchInputs)
});

// EXTERNAL MODULE: ./build/js/inputs/job.js
var job = __webpack_require__(7321);
// EXTERNAL MODULE: ./build/js/inputs/kinds.js
var kinds = __webpack_require__(6981);
// EXTERNAL MODULE: ./build/js/inputs/shared.js
var shared = __webpack_require__(3337);
// EXTERNAL MODULE: ./build/js/inputs/suggest.js
var suggest = __webpack_require__(1352);
// EXTERNAL MODULE: ./build/js/clients/nomad/dialect.js
var nomad_dialect = __webpack_require__(8787);
;// CONCATENATED MODULE: ./build/js/modes/dispatch/payload.js

function readBase64(text) {
    const joined = text.replace(/\s+/g, '');
    if (/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(joined))
        return { value: Buffer.from(joined, 'base64') };
    return { error: 'is not valid base64', hint: 'Write it as `base64` prints it, with `+`, `/` and `=`.' };
}
function checkSize(payload, dialect) {
    const { payloadLimit: limit } = nomad_dialect/* DIALECTS */.O[dialect];
    if (payload.length <= limit)
        return { value: payload };
    return {
        error: `has ${payload.length} bytes; a dispatch takes at most ${limit}`,
        hint: 'Store the data where the job can fetch it, and dispatch its URL.',
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/js/files/workspace-file.js
var workspace_file = __webpack_require__(6090);
;// CONCATENATED MODULE: ./build/js/modes/dispatch/payload-file.js




const maxMiB = 32;
function readPayloadFile(path, workspace) {
    const root = external_node_fs_.realpathSync.native(workspace);
    const content = (0,workspace_file/* readWorkspaceFile */.sL)((0,external_node_path_.resolve)(root, path), root, maxMiB);
    if ('bytes' in content)
        return { value: content.bytes };
    if ('problem' in content)
        return { error: `is ${(0,suggest/* quote */.h)(path)}, which ${content.problem}`, hint: content.hint };
    if ('tooLarge' in content)
        return { error: `is ${(0,suggest/* quote */.h)(path)}, which is larger than ${maxMiB} MiB`, hint: 'Use a smaller file.' };
    return {
        error: `is ${(0,suggest/* quote */.h)(path)}, which cannot be read (${content.code})`,
        hint: 'Paths are relative to the workspace. Check out the repository or write the file before this step.',
    };
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/js/errors.js
var js_errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/nomad/fields.js
var fields = __webpack_require__(6228);
// EXTERNAL MODULE: ./build/js/clients/schema.js
var schema = __webpack_require__(7798);
;// CONCATENATED MODULE: ./build/js/modes/dispatch/payload-lines.js







const mostLines = 1000;
const LINE = dist/* object */.Ikc({
    payload: dist/* optional */.lqM(dist/* string */.YjP()),
    'payload-base64': dist/* optional */.lqM(dist/* string */.YjP()),
    meta: (0,fields/* mapOf */.A7)(dist/* string */.YjP()),
    'idempotency-token': dist/* optional */.lqM(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1))),
    priority: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* minValue */.Wwf(1), dist/* maxValue */.cGV(100))),
    'id-prefix-template': dist/* optional */.lqM(dist/* string */.YjP()),
});
const keys = Object.keys(LINE.entries);
function readPayloadLines(bytes, { file, defaults, dialect }) {
    const fail = (what, hint, line) => new js_errors/* ActionError */.lZ({ reason: 'input', message: what, hint, location: { file, line } });
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        return { dispatches: [], errors: [fail('The file is not UTF-8 text.', 'Write bytes as `payload-base64`.')] };
    const lines = [...bytes.toString('utf8').split(/\r?\n/).entries()].filter(([, text]) => text.trim() !== '');
    if (lines.length === 0 || lines.length > mostLines) {
        const hint = 'Write one JSON object per line, at most 1,000; split a larger file.';
        return { dispatches: [], errors: [fail(`Input \`payloads-file\` has ${lines.length} dispatches.`, hint)] };
    }
    const read = lines.map(([index, text]) => ({ line: index + 1, read: readLine(text, dialect) }));
    const errors = read.flatMap(({ line, read: one }) => 'error' in one ? [fail(`Line ${line} ${one.error}.`, one.hint, line)] : []);
    const dispatches = read.flatMap(({ line, read: one }) => 'error' in one ? [] : [{ line, ...defaults, ...one, meta: { ...defaults.meta, ...one.meta } }]);
    return { dispatches, errors: [...errors, ...repeatedTokens(dispatches, fail)] };
}
function readLine(text, dialect) {
    const shape = 'Its keys are `payload` or `payload-base64`, `meta`, `idempotency-token`, `priority`, `id-prefix-template`.';
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return { error: 'is not JSON', hint: `Write one JSON object per line. ${shape}` };
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return { error: 'is not a JSON object', hint: shape };
    const unknown = Object.keys(value).find((key) => !keys.includes(key));
    if (unknown !== undefined) {
        const meant = (0,suggest/* nearest */.p)(unknown, keys);
        return {
            error: `has the unknown key \`${unknown}\``,
            hint: meant === undefined ? shape : `Did you mean \`${meant}\`?`,
        };
    }
    const line = (0,schema/* parseValue */.$)(LINE, value);
    if ('problem' in line)
        return { error: `is not valid: ${line.problem}`, hint: shape };
    return dispatchOf(line.output, dialect);
}
function dispatchOf(line, dialect) {
    const { payload: text, 'payload-base64': base64, meta, priority } = line;
    if (text !== undefined && base64 !== undefined)
        return { error: 'has both `payload` and `payload-base64`', hint: 'Keep only one of them.' };
    const bytes = base64 === undefined ? { value: Buffer.from(text ?? '') } : readBase64(base64);
    const payload = 'value' in bytes ? checkSize(bytes.value, dialect) : bytes;
    if ('error' in payload) {
        const name = base64 === undefined ? 'payload' : 'payload-base64';
        return { error: `has a \`${name}\` that ${payload.error}`, hint: payload.hint };
    }
    const idPrefixTemplate = line['id-prefix-template'];
    return {
        payload: payload.value.length === 0 ? undefined : payload.value,
        meta,
        token: line['idempotency-token'],
        ...(priority === undefined ? {} : { priority }),
        ...(idPrefixTemplate === undefined ? {} : { idPrefixTemplate }),
    };
}
function repeatedTokens(dispatches, fail) {
    const named = dispatches.filter(({ token }) => token !== undefined);
    return [...Map.groupBy(named, ({ token }) => token).values()].flatMap((same) => {
        const [first, ...others] = same;
        return others.map(({ line }) => fail(`Line ${line} has the \`idempotency-token\` of line ${first?.line}.`, 'Give each line its own token, or none.', line));
    });
}

;// CONCATENATED MODULE: ./build/js/modes/dispatch/inputs.js







const dispatchInputs = {
    ...job/* jobWriteInputs */.GF,
    payload: {
        kind: kinds/* text */.Qq,
        text: 'Payload of the dispatched job, as text. White space around it is removed.',
    },
    'payload-base64': { kind: kinds/* text */.Qq, text: 'Payload of the dispatched job, as standard base64.' },
    'payload-file': {
        kind: kinds/* text */.Qq,
        text: 'Path of a file with the payload of the dispatched job. Its bytes are sent unchanged.',
    },
    'payloads-file': {
        kind: kinds/* text */.Qq,
        text: 'Path of a file with one dispatch per line, as a JSON object with `payload` or `payload-base64`, `meta`, `idempotency-token`, `priority` and `id-prefix-template`. The inputs `meta`, `priority` and `id-prefix-template` are the defaults for all lines.',
    },
    meta: shared/* meta */.mI,
    'idempotency-token': {
        kind: kinds/* text */.Qq,
        text: 'Key that prevents duplicate dispatches. If empty, it is derived from repository, run, job, step and target, so that a re-run dispatches nothing twice.',
    },
    'id-prefix-template': {
        kind: kinds/* text */.Qq,
        text: "Prefix of the dispatched job's ID. Requires Nomad 1.4.2 or later.",
    },
    priority: {
        kind: kinds/* priority */.Lr,
        text: 'Priority of the dispatched job, 1 to 100; the priority of the parameterized job if empty. Requires Nomad 1.10.1 or later.',
    },
};
function readDispatchInputs(raw, reading) {
    const inputs = (0,job/* readJobWriteInputs */.W3)(raw, reading);
    checkContradictions(raw, reading);
    const meta = readMeta(raw.meta, reading);
    const token = raw['idempotency-token'];
    const file = raw['payloads-file'];
    const defaults = { meta, idPrefixTemplate: raw['id-prefix-template'], priority: raw.priority };
    const dispatches = file === undefined
        ? [{ ...defaults, line: undefined, token, payload: readPayload(raw, reading) }]
        : readLines(file, defaults, raw.dialect, reading);
    if (inputs === undefined)
        return undefined;
    return { ...inputs, dispatches, file, token };
}
const payloads = ['payload', 'payload-file', 'payload-base64', 'payloads-file'];
function checkContradictions(raw, reading) {
    const [first, ...others] = payloads.filter((name) => raw[name] !== undefined);
    for (const name of others)
        reading.errors.add(name, `is set together with \`${first}\``, 'Set only one of them.');
}
function readMeta(lines, reading) {
    const names = lines.map(({ name }) => name);
    const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
    for (const name of repeated)
        reading.errors.add('meta', `sets ${(0,suggest/* quote */.h)(name)} more than once`, 'Set it once.');
    return Object.fromEntries(lines.map(({ name, value }) => [name, value]));
}
function readPayload(raw, reading) {
    const name = payloads.find((one) => raw[one] !== undefined);
    const text = name === undefined ? undefined : raw[name];
    if (name === undefined || text === undefined)
        return undefined;
    const read = payloadOf(name, text, reading.workspace);
    const checked = 'value' in read ? checkSize(read.value, raw.dialect) : read;
    if ('value' in checked)
        return checked.value;
    reading.errors.add(name, checked.error, checked.hint);
    return undefined;
}
function payloadOf(name, text, workspace) {
    if (name === 'payload-base64')
        return readBase64(text);
    return name === 'payload' ? { value: Buffer.from(text) } : readPayloadFile(text, workspace);
}
function readLines(file, defaults, dialect, reading) {
    const read = readPayloadFile(file, reading.workspace);
    if (!('value' in read)) {
        reading.errors.add('payloads-file', read.error, read.hint);
        return [];
    }
    const { dispatches, errors } = readPayloadLines(read.value, { file, defaults, dialect });
    reading.errors.push(...errors);
    return dispatches;
}


/***/ }),

/***/ 9588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ driftInputs),
/* harmony export */   z: () => (/* binding */ readDriftInputs)
/* harmony export */ });
/* harmony import */ var _inputs_connection_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1289);
/* harmony import */ var _inputs_job_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2811);
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6981);
/* harmony import */ var _inputs_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9911);
/* harmony import */ var _inputs_redaction_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6907);
/* harmony import */ var _inputs_shared_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3337);
/* harmony import */ var _inputs_connection_ui_address_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2160);
/* harmony import */ var _judging_ignore_patterns_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8508);








const { 'only-changed': _onlyChanged, ...allJobFileInputs } = _inputs_job_files_js__WEBPACK_IMPORTED_MODULE_1__/* .jobFileInputs */ .b;
const driftInputs = {
    ..._inputs_connection_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .connectionInputs */ .eu,
    ..._inputs_connection_ui_address_js__WEBPACK_IMPORTED_MODULE_6__/* .uiInputs */ .a,
    ...allJobFileInputs,
    'preserve-counts': _inputs_shared_js__WEBPACK_IMPORTED_MODULE_5__/* .preserveCounts */ .rx,
    unmanaged: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq(['off', 'report']),
        default: 'off',
        text: '`report` also reports jobs that run without a job file, in the namespaces of the job files and of the input `namespace`.',
    },
    prefix: _inputs_shared_js__WEBPACK_IMPORTED_MODULE_5__/* .prefix */ .Pl,
    filter: _inputs_shared_js__WEBPACK_IMPORTED_MODULE_5__/* .filter */ .pb,
    ignore: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_,
        text: 'Fields whose differences are no drift, one `job:field` per line, such as `web:TaskGroup[app].Count` or `*:Meta[deployed_at]`. `*` matches any text within a name or a key.',
    },
    issue: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq(['auto', 'off']),
        default: 'auto',
        text: '`auto` opens an issue at the first drift, keeps it up to date, and closes it when there is none left; `off` writes no issue.',
    },
    'issue-id': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
        default: 'default',
        text: 'Identifier of the issue, for a repository with several issues, such as one for each environment.',
    },
    'issue-labels': { kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_, text: 'Labels of a new issue, one per line.' },
    'fail-on-drift': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM,
        default: 'false',
        text: 'Fail the run if any job has drifted.',
    },
    'skip-open': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM,
        default: 'true',
        text: 'Mention, but do not count, drift of jobs that the plan of an open pull request changes.',
    },
    'github-token': _inputs_shared_js__WEBPACK_IMPORTED_MODULE_5__/* .githubToken */ .bU,
    ..._inputs_redaction_js__WEBPACK_IMPORTED_MODULE_4__/* .redactionInputs */ .Zz,
    verbose: _inputs_redaction_js__WEBPACK_IMPORTED_MODULE_4__/* .verbose */ .B6,
    timeout: _inputs_shared_js__WEBPACK_IMPORTED_MODULE_5__/* .timeout */ .wR,
};
function readDriftInputs(raw, reading) {
    const { errors } = reading;
    const nomad = (0,_inputs_connection_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readConnection */ .dC)(raw, reading);
    const jobFiles = (0,_inputs_job_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readJobFileInputs */ .l)({ ...raw, 'only-changed': false }, reading);
    const redaction = (0,_inputs_redaction_js__WEBPACK_IMPORTED_MODULE_4__/* .readRedaction */ .s8)(raw, reading);
    const ui = (0,_inputs_connection_ui_address_js__WEBPACK_IMPORTED_MODULE_6__/* .readUiAddress */ .F)(raw, nomad, errors);
    const unmanaged = readUnmanaged(raw, errors);
    const ignore = readIgnore(raw.ignore, errors);
    const id = (0,_inputs_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .readIdentifier */ .yR)('issue-id', raw['issue-id'], errors);
    checkLabels(raw['issue-labels'], errors);
    if (nomad?.namespace === '*')
        errors.add('namespace', 'is `*`, which only `mode: list` accepts', 'Set it to the namespace of the jobs.');
    if (nomad === undefined)
        return undefined;
    return {
        nomad,
        ui,
        jobFiles,
        preserveCounts: raw['preserve-counts'],
        policyOverride: false,
        unmanaged,
        ignore,
        issue: { wanted: raw.issue === 'auto', id, labels: raw['issue-labels'] },
        failOnDrift: raw['fail-on-drift'],
        skipOpen: raw['skip-open'],
        githubToken: raw['github-token'],
        redaction,
        verbose: raw.verbose,
        timeout: raw.timeout,
    };
}
function readUnmanaged({ unmanaged, prefix, filter }, errors) {
    if (unmanaged === 'report')
        return { prefix, filter };
    for (const [name, text] of Object.entries({ prefix, filter })) {
        if (text !== undefined)
            errors.add(name, 'has no effect without `unmanaged: report`', 'Remove it, or set `unmanaged: report`.');
    }
    return undefined;
}
function readIgnore(lines, errors) {
    return lines.flatMap((line) => {
        const read = (0,_judging_ignore_patterns_js__WEBPACK_IMPORTED_MODULE_7__/* .readIgnorePattern */ .bW)(line);
        if ('value' in read)
            return [read.value];
        errors.add('ignore', read.error, read.hint);
        return [];
    });
}
const maxLabelLength = 50;
const maxLabels = 100;
function checkLabels(labels, errors) {
    const long = labels.find((label) => label.length > maxLabelLength);
    if (long !== undefined)
        errors.add('issue-labels', `contains a label of ${long.length} characters; at most ${maxLabelLength} are allowed`, 'Write one label per line.');
    if (labels.length > maxLabels)
        errors.add('issue-labels', `contains ${labels.length} labels; at most ${maxLabels} are allowed`, 'Remove some.');
}


/***/ }),

/***/ 8508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bW: () => (/* binding */ readIgnorePattern),
/* harmony export */   jV: () => (/* binding */ formatPath),
/* harmony export */   jg: () => (/* binding */ readStep)
/* harmony export */ });
/* harmony import */ var _inputs_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9244);

const hint = 'Write `job:field`, such as `web:TaskGroup[app].Count` or `*:Meta[deployed_at]`.';
const maxLength = 400;
function readIgnorePattern(line) {
    const bracket = line.indexOf('[');
    const colon = line.lastIndexOf(':', bracket === -1 ? undefined : bracket);
    const [job, field] = [line.slice(0, Math.max(0, colon)).trim(), line.slice(colon + 1).trim()];
    if (colon === -1 || job === '' || field === '')
        return { error: `contains \`${line}\`, which names no job and field`, hint };
    if (line.length > maxLength)
        return { error: `contains a pattern of ${line.length} characters; at most ${maxLength} are allowed`, hint };
    const steps = splitPath(field);
    if (steps === undefined)
        return { error: `contains \`${line}\`, whose field is not a path`, hint };
    if (!/[A-Za-z]/.test(field))
        return { error: `contains \`${line}\`, which names no field`, hint };
    const jobPieces = job.split('*');
    const wanted = steps.map(({ name, key }) => ({ name: name.split('*'), key: key?.split('*') }));
    return {
        value: {
            matches: (id, path) => path.length === wanted.length &&
                (0,_inputs_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesWhole */ .b)(jobPieces, id) &&
                path.every((step, at) => matchesStep(wanted[at], step)),
        },
    };
}
function matchesStep(pattern, { name, key }) {
    if (pattern === undefined || !(0,_inputs_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesWhole */ .b)(pattern.name, name))
        return false;
    if (key === undefined || pattern.key === undefined)
        return key === pattern.key;
    return (0,_inputs_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesWhole */ .b)(pattern.key, key);
}
function splitPath(field) {
    const steps = [];
    let depth = 0;
    let start = 0;
    for (let at = 0; at <= field.length; at++) {
        const sign = field[at];
        if (sign === '[')
            depth += 1;
        if (sign === ']')
            depth -= 1;
        if (depth < 0)
            return undefined;
        if (sign !== undefined && (sign !== '.' || depth > 0))
            continue;
        const step = readStep(field.slice(start, at));
        if (step.name === '' || /[[\]]/.test(step.name))
            return undefined;
        steps.push(step);
        start = at + 1;
    }
    return depth === 0 ? steps : undefined;
}
function readStep(text) {
    const [, name = text, key] = /^([^[]*)\[(.*)\]$/s.exec(text) ?? [];
    return { name, key };
}
function formatPath(path) {
    return path.map(({ name, key }) => (key === undefined ? name : `${name}[${key}]`)).join('.');
}


/***/ }),

/***/ 6092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ evaluateInputs),
/* harmony export */   r: () => (/* binding */ readEvaluateInputs)
/* harmony export */ });
/* harmony import */ var _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7321);
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6981);
/* harmony import */ var _inputs_promotion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7579);



const evaluateInputs = {
    ..._inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .jobWriteInputs */ .GF,
    ..._inputs_promotion_js__WEBPACK_IMPORTED_MODULE_2__/* .promotionInputs */ .V,
    'force-reschedule': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM,
        default: 'false',
        text: 'Reschedule failed allocations at once, even if they have no reschedule attempts left.',
    },
};
function readEvaluateInputs(raw, reading) {
    const inputs = (0,_inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .readJobWriteInputs */ .W3)(raw, reading);
    const promotion = (0,_inputs_promotion_js__WEBPACK_IMPORTED_MODULE_2__/* .readPromotion */ .e)(raw, 'off', reading.errors);
    if (inputs === undefined)
        return undefined;
    return {
        ...inputs,
        promotion,
        forceReschedule: raw['force-reschedule'],
    };
}


/***/ }),

/***/ 9497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readListInputs),
/* harmony export */   S: () => (/* binding */ listInputs)
/* harmony export */ });
/* harmony import */ var _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7321);
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6981);
/* harmony import */ var _inputs_shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3337);



const listInputs = {
    ..._inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .nomadInputs */ .Hb,
    prefix: _inputs_shared_js__WEBPACK_IMPORTED_MODULE_2__/* .prefix */ .Pl,
    filter: _inputs_shared_js__WEBPACK_IMPORTED_MODULE_2__/* .filter */ .pb,
    'per-page': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9,
        default: '100',
        text: 'Number of jobs to request at a time. All pages are read.',
    },
    'include-meta': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM,
        default: 'false',
        text: 'Include the metadata of each job in the output `jobs`. Values that look like a secret are hidden.',
    },
};
function readListInputs(raw, reading) {
    const inputs = (0,_inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .readNomadInputs */ .J_)(raw, reading);
    if (inputs === undefined)
        return undefined;
    const { prefix, filter } = raw;
    return { ...inputs, prefix, filter, perPage: raw['per-page'], includeMeta: raw['include-meta'] };
}


/***/ }),

/***/ 8752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ parseInputs),
/* harmony export */   V: () => (/* binding */ readParseInputs)
/* harmony export */ });
/* harmony import */ var _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7321);
/* harmony import */ var _inputs_job_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2811);
/* harmony import */ var _inputs_redaction_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6907);
/* harmony import */ var _inputs_shared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3337);




const parseInputs = {
    ..._inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .nomadInputs */ .Hb,
    ..._inputs_job_files_js__WEBPACK_IMPORTED_MODULE_1__/* .jobFileInputs */ .b,
    'github-token': _inputs_shared_js__WEBPACK_IMPORTED_MODULE_3__/* .githubToken */ .bU,
    ..._inputs_redaction_js__WEBPACK_IMPORTED_MODULE_2__/* .revealInput */ .QZ,
};
function readParseInputs(raw, reading) {
    const inputs = (0,_inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .readNomadInputs */ .J_)(raw, reading);
    const jobFiles = (0,_inputs_job_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readJobFileInputs */ .l)(raw, reading);
    const reveal = (0,_inputs_redaction_js__WEBPACK_IMPORTED_MODULE_2__/* .readPatterns */ .ce)('reveal', raw.reveal, reading.errors);
    if (inputs === undefined)
        return undefined;
    return {
        ...inputs,
        jobFiles,
        redaction: { mode: 'default', patterns: [], reveal },
        githubToken: raw['github-token'],
    };
}


/***/ }),

/***/ 5188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ planInputs),
/* harmony export */   j: () => (/* binding */ readPlanInputs)
/* harmony export */ });
/* harmony import */ var _inputs_approvals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4550);
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6981);
/* harmony import */ var _inputs_commands_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3856);
/* harmony import */ var _inputs_planning_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4217);
/* harmony import */ var _inputs_suggest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1352);
/* harmony import */ var _label_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9966);






const planInputs = {
    ..._inputs_planning_js__WEBPACK_IMPORTED_MODULE_3__/* .planningInputs */ .bZ,
    ..._inputs_approvals_js__WEBPACK_IMPORTED_MODULE_0__/* .approvalInputs */ .x,
    ..._inputs_commands_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .fromCommandRules */ .zz,
    labels: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .choice */ .Yq(['off', 'auto']),
        default: 'off',
        text: '`auto` sets and removes the labels `outrider: replaces`, `outrider: cannot place` and `outrider: no change` on the pull request; `off` changes no label.',
    },
};
function readPlanInputs(raw, reading) {
    const labels = raw.labels === 'auto';
    const id = raw['comment-id'] ?? '';
    if (labels && id.length > _label_names_js__WEBPACK_IMPORTED_MODULE_5__/* .maxIdLength */ .W4) {
        const hint = `Use at most ${_label_names_js__WEBPACK_IMPORTED_MODULE_5__/* .maxIdLength */ .W4} characters: with \`labels: auto\`, labels contain it.`;
        reading.errors.add('comment-id', `is ${(0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .h)(id)}, which is too long for a label`, hint);
    }
    const approvals = (0,_inputs_approvals_js__WEBPACK_IMPORTED_MODULE_0__/* .readApprovals */ .R)(raw, reading.errors);
    const fromCommand = raw['from-command'];
    const planning = (0,_inputs_planning_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlanningInputs */ .hk)(raw, { ...reading, fork: reading.fork || fromCommand });
    const command = (0,_inputs_commands_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .readFromCommand */ .US)(raw, reading.errors);
    const verbs = command?.named ?? (0,_inputs_commands_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .readAllowedCommands */ .Jm)(raw.commands, reading.errors);
    return planning === undefined ? undefined : { ...planning, approvals, labels, command, verbs };
}


/***/ }),

/***/ 9966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W4: () => (/* binding */ maxIdLength),
/* harmony export */   _H: () => (/* binding */ labelName),
/* harmony export */   nH: () => (/* binding */ planLabels)
/* harmony export */ });
const planLabels = ['replaces', 'cannot place', 'no change'];
const maxLength = 50;
const maxIdLength = maxLength - Math.max(...planLabels.map((label) => labelName(label, '').length));
function labelName(label, commentId) {
    return `outrider: ${label}${commentId === 'default' ? '' : ` (${commentId})`}`;
}


/***/ }),

/***/ 3681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ promoteInputs),
/* harmony export */   Q: () => (/* binding */ readPromoteInputs)
/* harmony export */ });
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6981);
/* harmony import */ var _inputs_steer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2595);


const promoteInputs = {
    ..._inputs_steer_js__WEBPACK_IMPORTED_MODULE_1__/* .steerInputs */ .z,
    groups: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_,
        text: 'Task groups to promote, one per line; all groups with canaries if empty. The others stay unpromoted.',
    },
};
function readPromoteInputs(raw, reading) {
    const inputs = (0,_inputs_steer_js__WEBPACK_IMPORTED_MODULE_1__/* .readSteerInputs */ .F)(raw, reading);
    return inputs === undefined ? undefined : { ...inputs, groups: raw.groups };
}


/***/ }),

/***/ 3271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ readRegisterInputs),
  F: () => (/* binding */ registerInputs)
});

// EXTERNAL MODULE: ./build/js/inputs/approvals.js
var inputs_approvals = __webpack_require__(4550);
// EXTERNAL MODULE: ./build/js/inputs/commands/settings.js
var settings = __webpack_require__(3856);
// EXTERNAL MODULE: ./build/js/inputs/github-deployment.js
var github_deployment = __webpack_require__(3923);
// EXTERNAL MODULE: ./build/js/inputs/kinds.js
var kinds = __webpack_require__(6981);
// EXTERNAL MODULE: ./build/js/inputs/planning.js
var inputs_planning = __webpack_require__(4217);
// EXTERNAL MODULE: ./build/js/inputs/promotion.js
var inputs_promotion = __webpack_require__(7579);
// EXTERNAL MODULE: ./build/js/inputs/shared.js
var shared = __webpack_require__(3337);
// EXTERNAL MODULE: ./build/js/inputs/suggest.js
var suggest = __webpack_require__(1352);
;// CONCATENATED MODULE: ./build/js/modes/register/review/branches.js

const maxPatternLength = 200;
const hint = 'Write one branch per line, such as `main` or `release/*`.';
function readBranches(lines, errors) {
    const wanted = [];
    const excluded = [];
    const before = errors.list.length;
    const refuse = (error, way = hint) => {
        errors.add('branches', error, way);
    };
    for (const line of lines) {
        const isExcluded = line.startsWith('!');
        const pattern = (isExcluded ? line.slice(1) : line).trim();
        const steps = readSteps(pattern);
        if (pattern.startsWith('refs/'))
            refuse(`contains the ref ${(0,suggest/* quote */.h)(pattern)}`, 'Write only the branch: `main` for `refs/heads/main`.');
        else if (steps === undefined)
            refuse(`contains ${(0,suggest/* quote */.h)(line)}, which is not a branch pattern`);
        else
            (isExcluded ? excluded : wanted).push(steps);
    }
    if (lines.length > 0 && wanted.length === 0 && errors.list.length === before)
        refuse('only excludes branches');
    return {
        patterns: lines,
        names: (branch) => wanted.some((steps) => matchesBranch(steps, branch)) && !excluded.some((steps) => matchesBranch(steps, branch)),
    };
}
function readSteps(pattern) {
    if (pattern === '' || pattern.length > maxPatternLength || /[\s~^:\\]|\.\./.test(pattern.replaceAll('[^', '[')))
        return undefined;
    const steps = [];
    for (let at = 0; at < pattern.length; at++) {
        const character = pattern.charAt(at);
        if (pattern.startsWith('**', at)) {
            steps.push('all');
            at += 1;
        }
        else if (character === '*')
            steps.push('some');
        else if (character === '?')
            steps.push((one) => one !== '/');
        else if (character === '[') {
            const end = pattern.indexOf(']', at + 2);
            if (end === -1)
                return undefined;
            steps.push(readCharacterClass(pattern.slice(at + 1, end)));
            at = end;
        }
        else
            steps.push((one) => one === character);
    }
    return steps;
}
function readCharacterClass(inside) {
    const not = /^[!^]/.test(inside);
    const ranges = [...(not ? inside.slice(1) : inside).matchAll(/(.)-(.)|(.)/gs)];
    const isIn = (one) => ranges.some(([, low, high, single]) => low === undefined || high === undefined ? one === single : low <= one && one <= high);
    return (one) => one !== '/' && isIn(one) !== not;
}
function matchesBranch(steps, branch) {
    let places = pastStars(steps, new Set([0]));
    for (const character of branch) {
        const next = new Set();
        for (const place of places) {
            const step = steps[place];
            if (step === 'all' || (step === 'some' && character !== '/'))
                next.add(place);
            else if (typeof step === 'function' && step(character))
                next.add(place + 1);
        }
        places = pastStars(steps, next);
    }
    return places.has(steps.length);
}
function pastStars(steps, places) {
    for (const place of places)
        if (typeof steps[place] === 'string')
            places.add(place + 1);
    return places;
}

;// CONCATENATED MODULE: ./build/js/modes/register/inputs.js








const registerInputs = {
    ...inputs_planning/* planningInputs */.bZ,
    branches: {
        kind: kinds/* list */.p_,
        text: 'Branches into which a pull request must be merged, one per line, with `*` and `**`, such as `release/*`; the default branch if empty. A pattern counts only branches that GitHub protects.',
    },
    ...inputs_approvals/* approvalInputs */.x,
    ...inputs_promotion/* promotionInputs */.V,
    'fail-fast': {
        kind: kinds/* boolean */.zM,
        default: 'false',
        text: 'Register one job at a time, each after the previous one has rolled out. After a failure, nothing more is registered.',
    },
    logs: {
        kind: kinds/* choice */.Yq(['false', 'true', 'comment']),
        default: 'false',
        text: "Show the last lines of a failing task's stderr: `true` in the log, and in the comment of a private repository; `comment` in the comment of any repository. Needs the capability `read-logs`.",
    },
    ...github_deployment/* gitHubDeploymentInputs */.MP,
    commands: settings/* allowedCommands */.Hp,
    'dry-run': shared/* dryRun */.PA,
    wait: shared/* wait */.uk,
};
function readRegisterInputs(raw, reading) {
    const planning = (0,inputs_planning/* readPlanningInputs */.hk)(raw, reading);
    const approvals = (0,inputs_approvals/* readApprovals */.R)(raw, reading.errors);
    const promotion = (0,inputs_promotion/* readPromotion */.e)(raw, 'off', reading.errors);
    const branches = readBranches(raw.branches, reading.errors);
    const environment = (0,github_deployment/* readDeploymentEnvironment */.LA)(raw, reading.errors);
    const verbs = (0,settings/* readAllowedCommands */.Jm)(raw.commands, reading.errors);
    if (planning === undefined)
        return undefined;
    return {
        ...planning,
        branches,
        approvals,
        promotion,
        failFast: raw['fail-fast'],
        logs: raw.logs,
        environment,
        verbs,
        wait: raw.wait,
        dryRun: raw['dry-run'],
    };
}


/***/ }),

/***/ 4564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ reinstateInputs)
/* harmony export */ });
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6981);
/* harmony import */ var _inputs_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7751);


const reinstateInputs = {
    ..._inputs_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .moduleInputs */ .oR,
    'reinstate-scope': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Yq(['owned', 'all']),
        default: 'owned',
        text: '`owned` reinstates only versions that Outrider deprecated; `all` also reinstates versions that a person deprecated.',
    },
};


/***/ }),

/***/ 2123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ revertInputs),
/* harmony export */   o: () => (/* binding */ readRevertInputs)
/* harmony export */ });
/* harmony import */ var _inputs_commands_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3856);
/* harmony import */ var _inputs_github_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3923);
/* harmony import */ var _inputs_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7321);
/* harmony import */ var _inputs_promotion_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7579);




const revertInputs = {
    ..._inputs_job_js__WEBPACK_IMPORTED_MODULE_2__/* .jobWriteInputs */ .GF,
    ..._inputs_promotion_js__WEBPACK_IMPORTED_MODULE_3__/* .promotionInputs */ .V,
    'job-version': _inputs_job_js__WEBPACK_IMPORTED_MODULE_2__/* .jobVersion */ .ID,
    ..._inputs_github_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .recordedInputs */ .KQ,
    ..._inputs_commands_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .fromCommandInputs */ .PM,
};
function readRevertInputs(raw, reading) {
    const command = (0,_inputs_commands_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .readFromCommand */ .US)(raw, reading.errors);
    const inputs = (0,_inputs_job_js__WEBPACK_IMPORTED_MODULE_2__/* .readJobWriteInputs */ .W3)((0,_inputs_commands_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutJob */ .wu)(raw), reading);
    const promotion = (0,_inputs_promotion_js__WEBPACK_IMPORTED_MODULE_3__/* .readPromotion */ .e)(raw, 'auto', reading.errors);
    const recorded = (0,_inputs_github_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .readRecordedInputs */ .kX)(raw, reading.errors);
    const version = raw['job-version'] ?? (raw['from-command'] ? 'last-stable' : undefined);
    if (version === undefined) {
        const hint = 'Set the number of the version, its tag, or `last-stable`.';
        reading.errors.addMissing('job-version', hint);
    }
    if (inputs === undefined || version === undefined)
        return undefined;
    return { ...inputs, ...recorded, command, promotion, version: (0,_inputs_job_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOrTag */ .xx)(version) };
}


/***/ }),

/***/ 3703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A$: () => (/* binding */ scaleInputs),
/* harmony export */   cZ: () => (/* binding */ readScaleInputs)
/* harmony export */ });
/* unused harmony export readWantedCount */
/* harmony import */ var _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7321);
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6981);
/* harmony import */ var _inputs_shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3337);
/* harmony import */ var _inputs_suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1352);
/* harmony import */ var _inputs_promotion_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7579);





const scaleInputs = {
    ..._inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .jobWriteInputs */ .GF,
    ..._inputs_promotion_js__WEBPACK_IMPORTED_MODULE_4__/* .promotionInputs */ .V,
    group: { kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, text: 'Task group to scale. Optional if the job has only one group.' },
    count: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
        text: 'Number of allocations: absolute, such as `3`, or relative, such as `+2` or `-1`.',
    },
    message: { kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, text: 'Reason for scaling, stored with the scaling event.' },
    meta: _inputs_shared_js__WEBPACK_IMPORTED_MODULE_2__/* .meta */ .mI,
    error: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
        text: 'Reason why the group cannot be scaled. It is stored with a scaling event, and the count does not change.',
    },
    'check-index': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
        text: "Scale only if the job's modify index has this value, such as the output `job-modify-index` of an earlier step.",
    },
    'wait-for-deployment': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM,
        default: 'false',
        text: 'Wait for an active deployment to end instead of failing.',
    },
};
function readScaleInputs(raw, reading) {
    const inputs = (0,_inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .readJobWriteInputs */ .W3)(raw, reading);
    const promotion = (0,_inputs_promotion_js__WEBPACK_IMPORTED_MODULE_4__/* .readPromotion */ .e)(raw, 'off', reading.errors);
    const result = readScaleRequest(raw, reading);
    const checkIndex = readIndex(raw['check-index'], reading);
    if (inputs === undefined || result === undefined)
        return undefined;
    return {
        ...inputs,
        promotion,
        group: raw.group,
        result,
        message: raw.message,
        meta: Object.fromEntries(raw.meta.map(({ name, value }) => [name, value])),
        checkIndex,
        waitForDeployment: raw['wait-for-deployment'],
    };
}
function readScaleRequest(raw, reading) {
    const { count, error } = raw;
    if (error !== undefined) {
        for (const name of ['count', 'check-index']) {
            if (raw[name] === undefined)
                continue;
            reading.errors.add(name, 'is set together with `error`, which scales nothing', 'Set only one of them.');
        }
        return { kind: 'error', error };
    }
    if (count === undefined) {
        reading.errors.addMissing('count', 'Set a count such as `3`, or a change such as `+2` or `-1`.');
        return undefined;
    }
    const read = readWantedCount(count);
    if ('value' in read)
        return { kind: 'count', wanted: read.value };
    reading.errors.add('count', read.error, read.hint);
    return undefined;
}
function readWantedCount(text) {
    if (/^\d{1,9}$/.test(text))
        return { value: { to: Number(text) } };
    if (/^[+-]\d{1,9}$/.test(text))
        return { value: { by: Number(text) } };
    return {
        error: `is ${(0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(text)}, which is not a count`,
        hint: 'Write a count such as `3`, or a change such as `+2` or `-1`.',
    };
}
function readIndex(text, reading) {
    if (text === undefined)
        return undefined;
    if (/^[1-9]\d{0,14}$/.test(text))
        return Number(text);
    reading.errors.add('check-index', `is ${(0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(text)}, which is not a modify index`, 'Use the output `job-modify-index` of an earlier step.');
    return undefined;
}


/***/ }),

/***/ 9992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readStableInputs),
/* harmony export */   t: () => (/* binding */ stableInputs)
/* harmony export */ });
/* harmony import */ var _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7321);
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6981);
/* harmony import */ var _inputs_shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3337);
/* harmony import */ var _inputs_suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1352);




const stableInputs = {
    ..._inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .jobInputs */ .vX,
    'job-version': _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .jobVersion */ .ID,
    stable: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM,
        default: 'true',
        text: 'Mark the version stable (`true`) or remove the mark (`false`).',
    },
    'dry-run': _inputs_shared_js__WEBPACK_IMPORTED_MODULE_2__/* .dryRun */ .PA,
};
function readStableInputs(raw, reading) {
    const inputs = (0,_inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .readJobInputs */ .TD)(raw, reading);
    const version = raw['job-version'];
    if (version === undefined) {
        reading.errors.addMissing('job-version', 'Set the number of the version, or its tag.');
    }
    else if (version === 'last-stable') {
        reading.errors.add('job-version', `is ${(0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(version)}, which is already stable`, 'Set a number or a tag.');
    }
    if (inputs === undefined || version === undefined)
        return undefined;
    return { ...inputs, version: (0,_inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOrTag */ .xx)(version), stable: raw.stable, dryRun: raw['dry-run'] };
}


/***/ }),

/***/ 811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readStatusInputs),
/* harmony export */   o: () => (/* binding */ statusInputs)
/* harmony export */ });
/* harmony import */ var _inputs_commands_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3856);
/* harmony import */ var _inputs_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7321);
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6981);
/* harmony import */ var _inputs_redaction_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6907);




const statusInputs = {
    ..._inputs_job_js__WEBPACK_IMPORTED_MODULE_1__/* .jobInputs */ .vX,
    expect: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq(['nothing', 'healthy']),
        default: 'nothing',
        text: '`healthy` fails the step if the job is not healthy.',
    },
    ..._inputs_redaction_js__WEBPACK_IMPORTED_MODULE_3__/* .redactionInputs */ .Zz,
    verbose: _inputs_redaction_js__WEBPACK_IMPORTED_MODULE_3__/* .verbose */ .B6,
    ..._inputs_commands_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .fromCommandInputs */ .PM,
};
function readStatusInputs(raw, reading) {
    const command = (0,_inputs_commands_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .readFromCommand */ .US)(raw, reading.errors);
    const inputs = (0,_inputs_job_js__WEBPACK_IMPORTED_MODULE_1__/* .readJobInputs */ .TD)((0,_inputs_commands_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutJob */ .wu)(raw), reading);
    const redaction = (0,_inputs_redaction_js__WEBPACK_IMPORTED_MODULE_3__/* .readRedaction */ .s8)(raw, { ...reading, fork: reading.fork || raw['from-command'] });
    if (inputs === undefined)
        return undefined;
    return { ...inputs, expectsHealth: raw.expect === 'healthy', redaction, verbose: raw.verbose, command };
}


/***/ }),

/***/ 6773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ readStopInputs),
/* harmony export */   s: () => (/* binding */ stopInputs)
/* harmony export */ });
/* harmony import */ var _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7321);
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6981);
/* harmony import */ var _inputs_shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3337);



const stopInputs = {
    ..._inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .jobWriteInputs */ .GF,
    purge: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM,
        default: 'false',
        text: 'Delete the job and its version history once its allocations have stopped, instead of leaving them to garbage collection.',
    },
    global: { kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM, default: 'false', text: 'Stop a multiregion job in all of its regions.' },
    'no-shutdown-delay': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM,
        default: 'false',
        text: 'Skip the shutdown delay of groups and tasks.',
    },
    children: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM,
        default: 'false',
        text: 'Also stop the jobs that a parameterized or periodic job has launched.',
    },
    'eval-priority': _inputs_shared_js__WEBPACK_IMPORTED_MODULE_2__/* .evalPriority */ .hn,
};
function readStopInputs(raw, reading) {
    const inputs = (0,_inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .readJobWriteInputs */ .W3)(raw, reading);
    if (inputs === undefined)
        return undefined;
    return {
        ...inputs,
        purge: raw.purge,
        global: raw.global,
        noShutdownDelay: raw['no-shutdown-delay'],
        evalPriority: raw['eval-priority'],
        children: raw.children,
    };
}


/***/ }),

/***/ 7744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ plural),
/* harmony export */   o: () => (/* binding */ thousands)
/* harmony export */ });
function thousands(count) {
    return String(count).replace(/\B(?=(?:\d{3}){1,8}$)/g, ',');
}
function plural(count, noun) {
    return `${thousands(count)} ${noun}${count === 1 ? '' : 's'}`;
}


/***/ }),

/***/ 9166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ visible),
/* harmony export */   T: () => (/* binding */ quoted)
/* harmony export */ });
const named = new Map([
    ['\u0007', '\\a'],
    ['\b', '\\b'],
    ['\f', '\\f'],
    ['\n', '\\n'],
    ['\r', '\\r'],
    ['\t', '\\t'],
    ['\v', '\\v'],
]);
function quoted(text) {
    return `"${visible(text.replace(/["\\]/g, '\\$&'))}"`;
}
function visible(text) {
    if (/^[ -~]*$/.test(text))
        return text;
    return text.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, escape);
}
function escape(character) {
    const name = named.get(character);
    if (name !== undefined)
        return name;
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x20 || code === 0x7f)
        return `\\x${hex(code, 2)}`;
    if (code >= 0xd800 && code <= 0xdfff)
        return '\\ufffd';
    return code < 0x10000 ? `\\u${hex(code, 4)}` : `\\U${hex(code, 8)}`;
}
function hex(code, digits) {
    return code.toString(16).padStart(digits, '0');
}


/***/ }),

/***/ 7311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ readModuleInputs),
  G: () => (/* binding */ readModuleLines)
});

// EXTERNAL MODULE: ./build/js/clients/registry/module.js
var registry_module = __webpack_require__(7049);
// EXTERNAL MODULE: ./build/js/clients/registry/version.js
var registry_version = __webpack_require__(1377);
// EXTERNAL MODULE: ./build/js/inputs/registry.js
var inputs_registry = __webpack_require__(7751);
// EXTERNAL MODULE: ./build/js/inputs/suggest.js
var suggest = __webpack_require__(1352);
// EXTERNAL MODULE: ./build/node_modules/semver/classes/range.js
var range = __webpack_require__(4789);
// EXTERNAL MODULE: ./build/js/inputs/input.js
var inputs_input = __webpack_require__(1542);
;// CONCATENATED MODULE: ./build/js/operations/modules/read-policy.js





function readPolicy(raw, { env, errors }) {
    const { policy: rule, versions, protect } = raw;
    if (rule === 'range' && raw.range === undefined) {
        errors.add('range', 'is missing, but `policy` is `range`', 'Set the range to deprecate, such as `<2.0.0`.');
    }
    if (rule === 'explicit' && versions.length === 0) {
        errors.add('versions', 'is empty, but `policy` is `explicit`', 'List the versions, one per line.');
    }
    const unused = rule === 'explicit' ? ['keep', 'range', 'min-age', 'prereleases', 'only-older-than'] : [];
    for (const name of unused) {
        const input = inputs_registry/* moduleInputs */.oR[name];
        const text = env[(0,inputs_input/* inputVariable */.L)(name)]?.trim() ?? '';
        if (text === '' || text === input.default)
            continue;
        errors.add(name, 'has no effect with `policy: explicit`', 'Remove it, or choose another policy.');
    }
    return {
        rule,
        keep: raw.keep,
        range: raw.range === undefined ? undefined : readRange('range', raw.range, errors),
        versions: versions.flatMap((text) => readVersion(text, errors) ?? []),
        protect: protect.flatMap((text) => readRange('protect', text, errors) ?? []),
        prereleases: raw.prereleases,
        minAge: raw['min-age'],
        onlyOlderThan: raw['only-older-than'],
    };
}
function readVersion(text, errors) {
    const version = (0,registry_version/* parseVersion */.ot)(text);
    if (version === undefined)
        errors.add('versions', `contains ${(0,suggest/* quote */.h)(text)}, which is not a version`, 'Write it as `1.2.3`.');
    return version;
}
function readRange(name, text, errors) {
    const what = name === 'range' ? 'is' : 'contains';
    if (text.includes('~>')) {
        errors.add(name, `${what} ${(0,suggest/* quote */.h)(text)}, but \`~>\` has another meaning here than in Terraform`, 'Write `^1.2` or `~1.2`.');
        return undefined;
    }
    try {
        return new range(text, { includePrerelease: true });
    }
    catch {
        errors.add(name, `${what} ${(0,suggest/* quote */.h)(text)}, which is not a range`, 'Write it as `<2.0.0`, `1.x` or `>=1.2.0 <1.5.0`.');
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/js/operations/modules/read-inputs.js





function readModuleInputs(raw, reading) {
    const registry = (0,inputs_registry/* readRegistry */._5)(raw, reading, 'manages');
    const modules = readModuleLines(raw.module, reading.errors);
    const text = raw['module-version'];
    const version = text === undefined ? undefined : (0,registry_version/* parseVersion */.ot)(text);
    if (text !== undefined && version === undefined)
        reading.errors.add('module-version', `is ${(0,suggest/* quote */.h)(text)}, which is not a version`, 'Write it as `1.2.3`.');
    const policy = readPolicy(raw, reading);
    if (registry === undefined)
        return undefined;
    return {
        registry,
        modules,
        version,
        tagPrefix: raw['tag-prefix'],
        policy,
        maxChanges: raw['max-changes'],
        onMissing: raw['on-missing'],
        dryRun: raw['dry-run'],
        timeout: raw.timeout,
    };
}
const moduleHint = 'Write it as `organization/name/provider`, as in `acme/network/aws`.';
function readModuleLines(lines, errors) {
    if (lines.length === 0)
        errors.addMissing('module', moduleHint);
    const modules = lines.flatMap((line) => readModuleLine(line, errors) ?? []);
    return [...new Map(modules.map((module) => [(0,registry_module/* moduleName */.AO)(module), module])).values()];
}
function readModuleLine(line, errors) {
    const [organization = '', name = '', provider = '', ...rest] = line.split('/');
    const isValid = rest.length === 0 && [organization, name, provider].every((part) => /^[\w-]+$/.test(part));
    if (isValid)
        return { organization, name, provider };
    const hasHost = rest.length === 1 && organization.includes('.');
    const why = hasHost ? 'which starts with a host' : 'which is not a module';
    const hint = hasHost
        ? `Set the host with \`registry-address\`, and write the module as \`${line.slice(organization.length + 1)}\`.`
        : moduleHint;
    errors.add('module', `is ${(0,suggest/* quote */.h)(line)}, ${why}`, hint);
    return undefined;
}


/***/ }),

/***/ 1768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ findSecrets),
  F: () => (/* binding */ withoutSecretShapes)
});

// EXTERNAL MODULE: ./build/js/redaction/detection/matches.js
var matches = __webpack_require__(3889);
// EXTERNAL MODULE: ./build/js/redaction/detection/random-text.js
var random_text = __webpack_require__(1265);
// EXTERNAL MODULE: ./build/js/redaction/detection/references.js
var references = __webpack_require__(4328);
// EXTERNAL MODULE: ./build/js/redaction/detection/secret-names.js
var secret_names = __webpack_require__(5435);
;// CONCATENATED MODULE: ./build/js/redaction/detection/secret-assignments.js


const secretHint = /pass|pw|secret|token|key|cred|dsn|auth|bearer|cookie|session|private|salt|pepper|sign|hmac|jwt|otp|pin|webhook|conn|psk|mnemonic|community/i;
const assignmentPattern = /(?<![\w.-])[\w.-]{1,200}["'\]]{0,2}[ \t]{0,8}(?::=|=>|[+?]?=(?![=~])|:(?![:/]))[ \t]{0,8}/g;
const namedFieldPattern = /(?<![\w.-])(?:name|key|type)["']?\s{0,3}[=:]\s{0,3}["']?([\w.-]{1,100})["']?[,;]?\s{1,40}["']?value["']?\s{0,3}[=:][ \t]{0,3}/gi;
const listedPairPattern = /["']([\w.-]{1,100})["'][ \t]{0,4},\s{0,20}["']([^"'\n]{1,256})["']/g;
const directivePattern = /(?<=^|\n)[ \t]{0,40}([\w.-]{1,200})[ \t]{1,60}["']?([^\s"'={}[\]();]{2,256})["']?;?[ \t]{0,8}(?=\r?\n|$)/g;
const flagPattern = /(?<![\w-])-{1,2}([A-Za-z][\w.-]{0,80})[ \t]{1,5}(?=[^\s-])/g;
const maxJudgedLength = 512;
const maxItems = 1000;
function assignedSecrets(text) {
    if (!secretHint.test(text))
        return [];
    const found = [];
    for (const { 0: all, index } of (0,matches/* matchesIn */.X)(text, assignmentPattern)) {
        const name = /^[\w.-]+/.exec(all)?.[0] ?? '';
        if ((0,secret_names/* settingLooksSecret */.Nu)(name))
            found.push(...valuesAfter(text, name, index, index + all.length));
    }
    for (const { 0: all, 1: name = '', index } of (0,matches/* matchesIn */.X)(text, namedFieldPattern)) {
        const at = index + all.length;
        if ((0,secret_names/* settingLooksSecret */.Nu)(name))
            found.push(...valuesAfter(text, name, at, at));
    }
    for (const { 0: all, 1: name = '', index } of (0,matches/* matchesIn */.X)(text, flagPattern)) {
        const range = wordAt(text, index + all.length);
        if ((0,secret_names/* settingLooksSecret */.Nu)(name) && (0,secret_names/* settingHides */.IX)(name, text.slice(...range)))
            found.push([index, range[1]]);
    }
    for (const { 0: all, 1: name = '', 2: value = '', index } of (0,matches/* matchesIn */.X)(text, directivePattern)) {
        const isProse = !name.includes('.') && /^[a-z]+[.,:]?$/.test(value);
        if (!isProse && (0,secret_names/* settingHides */.IX)(name, value))
            found.push([index, index + all.length]);
    }
    for (const { 0: all, 1: name = '', 2: value = '', index } of (0,matches/* matchesIn */.X)(text, listedPairPattern)) {
        const isWord = /^[a-z]/.test(name) && /^[a-z][a-z_-]*$/.test(value);
        if (!isWord && (0,secret_names/* settingHides */.IX)(name, value))
            found.push([index, index + all.length]);
    }
    return found;
}
function valuesAfter(text, name, start, at) {
    const end = endOfPiece(text, at);
    const rest = text.slice(at, end).trim();
    if (/^(?:[|>][+-]?\d?[+-]?|[[({\\]|)$/.test(rest))
        return itemsBelow(text, name, start, end, /^[|>]/.test(rest));
    const range = valueAt(text, start, at, end);
    const value = text.slice(...range);
    if (/^\{\s*["']?[\w.-]+["']?\s*[=:]/.test(text.slice(range[0], range[0] + 80)))
        return [];
    const isTag = text[at - 1] === ':' && (0,secret_names/* looksLikeTag */.s3)(value);
    return isTag || !(0,secret_names/* settingHides */.IX)(name, value) ? [] : [[start, range[1]]];
}
function valueAt(text, start, at, end) {
    const opened = /^[[(]{1,2}[ \t]{0,3}/.exec(text.slice(at, at + 8))?.[0].length ?? 0;
    const from = at + opened;
    const isOwnLine = isLineStart(text.slice(Math.max(0, start - 40), start));
    const isSpaced = /[\s=]/.test(text[at - 1] ?? '') && /[\s:]/.test(text.slice(at - 2, at));
    if (isOwnLine && isSpaced && !/["'`]/.test(text[from] ?? ''))
        return [from, endBeforeComment(text, from, end)];
    return wordAt(text, from);
}
function isLineStart(before) {
    return /^["'-]?$/.test(before.slice(before.lastIndexOf('\n') + 1).trim());
}
function endBeforeComment(text, from, end) {
    const comment = text.slice(from, end).search(/\s(?:#|\/\/)/);
    return comment === -1 ? end : from + comment;
}
function wordAt(text, from) {
    const piece = text.slice(from, from + maxJudgedLength);
    const quote = piece[0] ?? '';
    const quoted = /["'`]/.test(quote) ? piece.indexOf(quote, 1) : -1;
    if (quoted !== -1)
        return [from, from + quoted + 1];
    const length = /^["'`]?(?:(?:bearer|basic|token|digest) {1,3}(?=[^\s"'`]))?(?:(?![,;&][\w.-]{1,40}[=:])[^\s"'`<])*/i.exec(piece)?.[0].length ?? 0;
    return [from, from + length];
}
function itemsBelow(text, name, start, end, isBlock) {
    const found = [];
    const indent = indentAt(text, start);
    let at = end + 1;
    const most = isBlock ? Infinity : maxItems;
    for (let items = 0; at < text.length && items < most; items += 1) {
        const to = endOfLineAt(text, at);
        const line = text.slice(at, Math.min(to, at + maxJudgedLength));
        const inner = /^[ \t]*/.exec(line)?.[0].length ?? 0;
        const isItem = /^[ \t]*-(?:[ \t]|$)/.test(line);
        if (line.trim() !== '' && inner <= indent && !(isItem && inner === indent && !isBlock))
            break;
        const item = line.trim().replace(/^-\s*/, '');
        const isSetting = /^["']?[\w.-]{1,200}["']?\s{0,5}(?:[=:]\s|[=:]$|=)/.test(item);
        if (isBlock ? item !== '' : !isSetting && /\w/.test(item) && (0,secret_names/* settingHides */.IX)(name, item))
            found.push([at, to]);
        at = to + 1;
    }
    return found;
}
function indentAt(text, at) {
    const before = text.slice(Math.max(0, at - maxJudgedLength), at);
    return /^[ \t-]*/.exec(before.slice(before.lastIndexOf('\n') + 1))?.[0].length ?? 0;
}
function endOfPiece(text, at) {
    const length = text.slice(at, at + maxJudgedLength).indexOf('\n');
    return length === -1 ? Math.min(text.length, at + maxJudgedLength) : at + length;
}
function endOfLineAt(text, at) {
    const end = text.indexOf('\n', at);
    return end === -1 ? text.length : end;
}

;// CONCATENATED MODULE: ./build/js/redaction/detection/credential-syntax.js


const credentialSyntaxes = [
    {
        needs: /@/,
        patterns: [
            /[a-z][a-z0-9+.-]{0,20}:\/\/[^\s/?#@:]{0,256}:([^\s/?#@]{1,256})@/gi,
            /https?:\/\/([\w-]{20,256})@[\w.-]/gi,
            /(?<![\w:@.+-])[\w.%+-]{1,64}:([^\s@/"'`]{0,127}[^\s@/"'`:])@(?:(?:tcp|udp|unix)?\(|(?!sha\d)[\w.-]{1,255}(?::\d|\/))/gi,
            /oracle:thin:[^\s/@]{1,64}\/([^\s@]{1,64})@/gi,
        ],
    },
    {
        needs: /-u|user|auth/i,
        patterns: [
            /(?<![\w-])(?:-u|-U|--user|--proxy-user|--basic-auth|--auth)[\s=]{1,3}["']?[^\s:;"'%]{1,64}[:;%](?!\d{1,6}(?!\w))([^\s"':/]{1,128})(?![\w:])/g,
            /\bauth[ \t]{1,4}[\w.-]{1,64}:([^\s"':/]{1,128})/g,
        ],
    },
    {
        needs: /chpasswd|mysql|mariadb|-cli|sshpass|mcrcon|login|ldap|rabbitmqctl|mc |htpasswd|unseal/,
        patterns: [
            /\b(?:mysql|mariadb)[\w-]{0,10}[ \t][^\n|;]{0,200}?(?<=\s)-p["']?([^\s"'|;]{3,128})/g,
            /\b(?:redis-cli|valkey-cli)[ \t](?:[^\n|;]{0,200}?(?<=\s))?-a[ \t]{1,3}["']?([^\s"'|;]{3,128})/g,
            /\b(?:sshpass|mcrcon|rcon-cli|docker login|podman login|helm registry login|ldap\w{3,10})[ \t](?:[^\n|;]{0,200}?(?<=\s))?-[pw][ \t]{0,3}["']?([^\s"'|;]{3,128})/g,
            /(?<![\w.-])[\w.-]{1,64}:([^\s"'|:]{1,128})["']?[ \t]{0,4}\|[ \t]{0,4}(?:sudo )?[\w/]{0,20}chpasswd/g,
            /chpasswd[^\n]{0,40}<<<[ \t]{0,4}["']?[\w.-]{1,64}:([^\s"']{1,128})/g,
            /\brabbitmqctl[ \t]{1,4}(?:add_user|change_password)[ \t]{1,4}\S{1,64}[ \t]{1,4}["']?([^\s"';]{1,128})/g,
            /\bmc (?:alias set|config host add)[ \t]{1,4}[\w.-]{1,64}[ \t]{1,4}\S{1,256}[ \t]{1,4}\S{1,128}[ \t]{1,4}([^\s;]{1,128})/g,
            /\bhtpasswd[ \t]{1,4}-\w{0,6}b\w{0,6}[ \t]{1,4}(?:\S{1,128}[ \t]{1,4}){1,2}["']?([^\s"';]{3,128})/g,
            /\b(?:vault login|vault operator unseal|consul login|gh auth login)[ \t]{1,4}(?!-)([^\s"';|]{8,256})/g,
        ],
    },
    {
        needs: /bearer|identified|password|community|requirepass|masterauth|primaryauth|auth[_-]pass|\{(?:PLAIN|CLEAR)|<\w/i,
        patterns: [
            /\bbearer\s{1,5}(?!(?:tokens?|auth\w{0,12}|scheme|realm)\b)([\w.~+/=\uE000-]{6,})/gi,
            /\b(?:identified\s{1,5}(?:with\s{1,5}\S{1,40}\s{1,5})?by|password)\s{1,5}'([^'\n]{1,128})'/gi,
            /\b(?:requirepass|masterauth|primaryauth|r[ow]community6?|auth[_-]pass(?:\s{1,3}[\w-]{1,64})?|insecure-password)\s{1,5}["']?([^\s"']{1,256})/gi,
            /\{(?:PLAIN|CLEAR|CLEARTEXT)\}([^\s"']{1,128})/gi,
            /<([\w.-]{0,40}(?:password|passwd|secret|token|api[_-]?key|private[_-]?key)[\w.-]{0,40})>[^<\s]{1,256}/gi,
        ],
    },
    {
        needs: /:[^:]{1,200}:|\]|user /,
        patterns: [
            /(?<=^|\n)[^\s:/"']{1,128}:(?:\d{2,5}|\*):[^\s:/"']{1,64}:[^\s:/"']{1,64}:([^\s]{1,128})(?=\r?$|\r?\n)/g,
            /(?<=^|\n)(?:\[[\w.-]{1,255}\](?::\w{1,10})?|[\w.-]{1,255}:\d{1,5})[ \t]{1,8}[\w.@+-]{1,64}:(?!\d{1,5}\s)([^\s:/]{4,128})(?=[ \t]{0,8}(?:\r?$|\r?\n))/g,
            /(?<=^|\n)[ \t]{0,8}user[ \t]{1,4}\S{1,64}[ \t]{1,4}on[ \t][^\n>]{0,200}>([^\s>]{1,128})/g,
        ],
    },
];
const basic = /\bbasic\s{1,5}([A-Za-z0-9+/]{6,512}={0,2})/gi;
function findCredentials(text) {
    const found = [];
    for (const { needs, patterns } of credentialSyntaxes) {
        if (!needs.test(text))
            continue;
        for (const { 0: all, 1: secret = all, index } of patterns.flatMap((pattern) => (0,matches/* matchesIn */.X)(text, pattern)))
            if (!(0,references/* isValueReference */.$0)(secret))
                found.push([index, index + all.length]);
    }
    for (const { 0: all, 1: encoded = '', index } of (0,matches/* matchesIn */.X)(text, basic)) {
        const credentials = Buffer.from(encoded, 'base64').toString('latin1');
        if (credentials.includes(':') && /^[\x20-\x7e]+$/.test(credentials))
            found.push([index, index + all.length]);
    }
    return found;
}

;// CONCATENATED MODULE: ./build/js/redaction/detection/secret-shapes.js
const secretShapes = [
    {
        name: 'GitHub token',
        source: 'https://github.blog/engineering/platform-security/behind-githubs-new-authentication-token-formats/',
        pattern: /(?<![A-Za-z0-9])(?:gh[oprsu]_[A-Za-z0-9]{10}|github_pat_\w{10})[\w-]{0,255}/,
    },
    {
        name: 'GitLab token',
        source: 'https://docs.gitlab.com/security/tokens/#token-prefixes',
        pattern: /(?<![A-Za-z0-9])(?:gl(?:pat|rt|rtr|dt|cbt|ptt|ft|imt|agent|soat|ffct|wt)-|GR1348941|_gitlab_session=)[\w.-]{10,300}/,
    },
    {
        name: 'Slack token',
        source: 'https://docs.slack.dev/authentication/tokens/',
        pattern: /(?<![A-Za-z0-9])(?:xox[abceoprs]-|xox[ep]\.xox|xapp-|xwfp-)[\w.%-]{10,300}/,
    },
    {
        name: 'AWS access key ID',
        source: 'https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_identifiers.html#identifiers-prefixes',
        pattern: /(?<![A-Za-z0-9])(?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{12,16}(?![A-Za-z0-9])/,
    },
    {
        name: 'Amazon Bedrock API key',
        source: 'https://docs.aws.amazon.com/bedrock/latest/userguide/api-keys.html',
        pattern: /(?<![A-Za-z0-9])(?:ABSK|bedrock-api-key-)[A-Za-z0-9+/]{24,300}/,
    },
    {
        name: 'Google API key or OAuth token',
        source: 'https://docs.cloud.google.com/docs/authentication/api-keys',
        pattern: /(?<![A-Za-z0-9])(?:AIza[\w-]{30,60}|ya29\.[\w-]{10,300}|GOCSPX-[\w-]{20,60}|1\/\/0[\w-]{30,200})/,
    },
    {
        name: 'Azure storage key or shared access signature',
        source: 'https://learn.microsoft.com/azure/storage/common/storage-sas-overview',
        pattern: /(?:AccountKey|SharedAccessKey|SharedAccessSignature|SharedSecretValue)\s{0,3}=\s{0,3}[^\s;"']{8,600}|[?&;]sig=[A-Za-z0-9%+/=_-]{16,300}/i,
    },
    {
        name: 'Microsoft Entra client secret',
        source: 'https://learn.microsoft.com/purview/sit-defn-azure-ad-client-secret',
        pattern: /(?<![A-Za-z0-9])[\w~.-]{3}\dQ~[\w~.-]{31,34}/,
    },
    {
        name: 'Stripe key',
        source: 'https://docs.stripe.com/keys',
        pattern: /(?<![A-Za-z0-9])(?:[rs]k_(?:live|test|prod)_|whsec_)[A-Za-z0-9+/=]{10,255}/,
    },
    {
        name: 'key of a model provider',
        source: 'https://platform.claude.com/docs/en/api/overview',
        pattern: /(?<![A-Za-z0-9-])(?:sk-[\w-]{16,300}|gsk_\w{20,200}|hf_\w{20,100}|r8_\w{20,100}|pplx-\w{20,100}|xai-\w{20,200})/,
    },
    {
        name: 'package registry token',
        source: 'https://docs.npmjs.com/about-access-tokens/',
        pattern: /(?<![A-Za-z0-9])(?:npm_[A-Za-z0-9]{10,100}|pypi-[\w-]{16,300}|rubygems_[0-9a-f]{32,64}|dckr_(?:pat|oat)_[\w-]{10,100}|oy2[a-z0-9]{43})/,
    },
    {
        name: 'token of Vault, Terraform or HCP',
        source: 'https://developer.hashicorp.com/vault/docs/concepts/tokens#token-prefixes',
        pattern: /(?<![A-Za-z0-9])(?:hv[sbr]\.[\w-]{10,400}|[sbr]\.[A-Za-z0-9]{24}(?![A-Za-z0-9])|[A-Za-z0-9]{14}\.atlasv1\.[\w-]{40,120})/,
    },
    {
        name: 'DigitalOcean token',
        source: 'https://docs.digitalocean.com/reference/api/create-personal-access-token/',
        pattern: /(?<![A-Za-z0-9])do[opr]_v1_[0-9a-f]{10,100}/,
    },
    {
        name: 'mail provider key',
        source: 'https://www.twilio.com/docs/sendgrid/for-developers/sending-email/authentication',
        pattern: /(?<![A-Za-z0-9])(?:SG\.[\w-]{10,100}|xkeysib-[\w-]{20,120}|xsmtpsib-[\w-]{20,120}|re_[A-Za-z0-9]{8}_[A-Za-z0-9]{16,40}|key-[0-9a-f]{32}|[0-9a-f]{32}-us\d{1,2})/,
    },
    {
        name: 'Twilio key',
        source: 'https://www.twilio.com/docs/iam/api-keys',
        pattern: /(?<![A-Za-z0-9])SK[0-9a-f]{32}(?![A-Za-z0-9])/,
    },
    {
        name: 'token of a hosting or delivery service',
        source: 'https://developers.cloudflare.com/fundamentals/api/get-started/create-token/',
        pattern: /(?<![A-Za-z0-9])(?:v1\.0-[0-9a-f]{24}-[0-9a-f]{100,200}|HRKU-[\w-]{20,80}|fo1_[\w-]{20,80}|FlyV1 fm\d_[\w+/=,-]{20,400}|nfp_\w{20,80}|pul-[0-9a-f]{40}|tskey-[a-z]{2,10}-[\w-]{8,120}|lin_(?:api|oauth)_\w{20,120}|sbp_[0-9a-f]{32,80}|sb_secret_[\w-]{16,80}|pscale_(?:tkn|pw|oauth)_[\w.-]{20,100}|rnd_[A-Za-z0-9]{20,60}|shp(?:at|ca|pa|ss)_[0-9a-fA-F]{20,80}|EAAA[\w-]{40,120}|sq0[a-z]{3}-[\w-]{20,80}|figd_[\w-]{20,200}|ntn_\w{30,80}|secret_[A-Za-z0-9]{43}|PMAK-[0-9a-f-]{40,80}|ATATT3[\w=-]{20,300}|ATBB\w{20,80}|dp\.(?:pt|st|ct|sa|scim|audit)\.[\w.-]{20,120}|dapi[0-9a-f]{32}|ops_eyJ\w{20,2000}|CCIPAT_\w{20,120}|bkua_[0-9a-f]{30,60})/,
    },
    {
        name: 'token of a monitoring service',
        source: 'https://grafana.com/docs/grafana/latest/administration/service-accounts/',
        pattern: /(?<![A-Za-z0-9])(?:gl(?:sa|c)_[\w+/=-]{20,400}|NR(?:AK|JS|II|RA|AA)-[\w-]{16,80}|sntrys_[\w+/=-]{20,400}|sntryu_[0-9a-f]{40,80}|dt0c01\.[A-Z0-9]{20,30}\.[A-Z0-9]{40,80}|phc_\w{30,80}|phx_\w{30,80})/,
    },
    {
        name: 'bot token',
        source: 'https://core.telegram.org/bots/api#authorizing-your-bot',
        pattern: /(?<!\d)\d{6,12}:[A-Za-z0-9][\w-]{29,60}(?![\w-])|(?<![\w-])[MNO][\w-]{22,28}\.[\w-]{6}\.[\w-]{25,50}(?![\w-])/,
    },
    {
        name: 'webhook',
        source: 'https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks/',
        pattern: /(?:hooks\.slack(?:-gov)?\.com\/(?:services|workflows|triggers)|(?:discord|discordapp)\.com\/api\/(?:v\d{1,2}\/)?webhooks|[\w-]{0,60}\.?webhook\.office(?:365)?\.com\/webhookb2|outlook\.office(?:365)?\.com\/webhook|api\.telegram\.org\/(?:file\/)?bot|hooks\.zapier\.com\/hooks|chat\.googleapis\.com\/v1\/spaces|maker\.ifttt\.com\/(?:trigger|use)|hc-ping\.com|open\.(?:feishu|larksuite)\.(?:cn|com)\/open-apis\/bot|oapi\.dingtalk\.com\/robot|qyapi\.weixin\.qq\.com\/cgi-bin\/webhook|events\.pagerduty\.com\/integration|\.logic\.azure\.com(?::443)?\/workflows)[/?]?[^\s"'`<>]{8,600}/i,
    },
    {
        name: 'signed token (JWT)',
        source: 'https://www.rfc-editor.org/rfc/rfc7519#section-3.1',
        pattern: /(?<![\w-])(?=[\w-]+\.[\w-]{5})[\w-]*eyJ[\w-]{5,}\.[\w-]{5,}/,
    },
    {
        name: 'private key, one line of it or encoded',
        source: 'https://github.com/FiloSottile/age#readme',
        pattern: /AGE-SECRET-KEY-1[A-Z0-9]{10,80}|(?<![A-Za-z0-9+/])LS0tLS1CRUdJTi(?!BDRVJU)[A-Za-z0-9+/=]{8,8192}|(?<![A-Za-z0-9])(?:[xyz]prv[A-Za-z0-9]{90,120}|nsec1[a-z0-9]{50,70})/,
    },
    {
        name: 'hash of a password',
        source: 'https://man7.org/linux/man-pages/man5/crypt.5.html',
        pattern: /\$(?:2[abxy]?\$\d{2}|[156]|apr1|y|gy|7|md5[,$]|sha1|argon2(?:id|[di])|scrypt|pbkdf2(?:-sha\d{1,3})?|bcrypt(?:-sha256)?|P|H|S)\$[\w./+=,$-]{8,300}|\$[PHS]\$[A-Za-z0-9./]{20,60}|\{S?SHA(?:256|384|512)?\}[A-Za-z0-9+/=]{16,200}|\{CRYPT\}[^\s"']{8,200}|SCRAM-SHA-\d{1,3}\$[^\s"']{16,300}|pbkdf2(?:_|:)sha\d{1,3}[$:][^\s"']{16,300}|(?<![\w])md5[0-9a-f]{32}(?![\w])|(?<![\w*])\*[0-9A-F]{40}(?![\w])/,
    },
];

// EXTERNAL MODULE: ./build/js/redaction/hidden-text.js
var hidden_text = __webpack_require__(5919);
;// CONCATENATED MODULE: ./build/js/redaction/detection/find-secrets.js








const tokenPatterns = ['', 'i'].map((flags) => {
    const sources = secretShapes.filter(({ pattern }) => pattern.flags === flags).map(({ pattern }) => pattern.source);
    return new RegExp(sources.join('|'), `g${flags}`);
});
const strongAssignment = /(?:passw(?:or)?d|passphrase|\bpwd|secret|token|api[_-]?key|access[_-]?key|private[_-]?key|credentials?|authorization)[\w-]{0,30}["']?\s{0,5}[=:]\s{0,5}["']?([^\s"'=:][^\s"']*)/gi;
const strongFlag = /(?<!\w)-[\w-]{0,30}(?:passw(?:or)?d|passphrase|pwd|secret|token|key|credentials?)[\w-]{0,30}\s{1,5}["']?([^\s"'=:][^\s"']*)/gi;
const proseSecretPattern = /((?:passw(?:or)?d|passphrase|\bpwd|secret|token|api[_-]?key|access[_-]?key|private[_-]?key|credentials?|authorization)[\w-]{0,30})["']?[ \t]{1,5}["']?([A-Za-z0-9_/+!#$%^&*.\uE000-][^\s"';,]{1,256})["']?/gi;
const armor = /-----BEGIN ([A-Z0-9 ]{0,40})-----/g;
const publicArmor = /^(?:TRUSTED |X509 )?(?:CERTIFICATE(?: REQUEST)?|PUBLIC KEY|RSA PUBLIC KEY|PGP PUBLIC KEY BLOCK|X509 CRL|DH PARAMETERS|PGP SIGNED MESSAGE)$/;
const unarmoredKey = /PuTTY-User-Key-File-\d: |---- BEGIN SSH2 ENCRYPTED PRIVATE KEY/g;
const maxCachedCharacters = 500_000;
const cachedRanges = new Map();
let cachedCharacters = 0;
function findSecrets(text, context) {
    if (text.length < 4)
        return [];
    const { delimiters = references/* usualDelimiters */.XQ, random, assignments } = context;
    const question = `${delimiters.join('\n')}\n${Number(random)}${Number(assignments)}`;
    const remembered = cachedRanges.get(question)?.get(text);
    if (remembered !== undefined)
        return remembered;
    const answer = searchSecrets(text, { delimiters, random, assignments });
    if (cachedCharacters > maxCachedCharacters)
        cachedRanges.clear();
    cachedCharacters = (cachedRanges.size === 0 ? 0 : cachedCharacters) + text.length;
    const answers = cachedRanges.get(question) ?? new Map();
    cachedRanges.set(question, answers.set(text, answer));
    return answer;
}
function searchSecrets(text, { delimiters, random, assignments }) {
    const found = [...tokensIn(text)];
    const plain = (0,references/* withoutReferences */.Xl)(text, delimiters ?? references/* usualDelimiters */.XQ);
    const keys = keysIn(plain);
    found.push(...keys.hidden, ...findCredentials(plain));
    if (assignments)
        found.push(...assignedSecrets(plain), ...proseSecretsIn(plain));
    if (random)
        found.push(...(0,random_text/* randomRanges */.o)(keys.rest));
    return found;
}
function withoutSecretShapes(text, instead) {
    const found = [...tokensIn(text), ...keysIn(text).hidden, ...findCredentials(text)];
    const assigned = [strongAssignment, strongFlag].flatMap((pattern) => wholeMatches(text, pattern));
    return (0,hidden_text/* replaceRanges */.v)(text, [...found, ...assigned], () => instead);
}
const wordOfTokenLength = /\S{11}/;
function tokensIn(text) {
    return wordOfTokenLength.test(text) ? tokenPatterns.flatMap((pattern) => wholeMatches(text, pattern)) : [];
}
function wholeMatches(text, pattern) {
    return (0,matches/* matchesIn */.X)(text, pattern).map(({ 0: all, index }) => [index, index + all.length]);
}
function keysIn(text) {
    const hidden = (0,matches/* matchesIn */.X)(text, unarmoredKey).map(({ index }) => [index, text.length]);
    const open = [];
    let from = 0;
    for (const { 0: all, 1: label = '', index } of (0,matches/* matchesIn */.X)(text, armor)) {
        if (index < from)
            continue;
        const end = text.indexOf(`-----END ${label}-----`, index);
        from = end === -1 ? text.length : end + all.length - 2;
        if (!publicArmor.test(label))
            hidden.push([index, from]);
        else if (end !== -1)
            open.push([index, from]);
    }
    return { hidden, rest: (0,hidden_text/* replaceRanges */.v)(text, open, (length) => ' '.repeat(length)) };
}
function proseSecretsIn(text) {
    if (!secretHint.test(text))
        return [];
    const found = [];
    for (const { 0: all, 1: name = '', 2: value = '', index } of (0,matches/* matchesIn */.X)(text, proseSecretPattern)) {
        const end = index + all.length;
        const isLast = /^[;,]?[ \t]*(?:\r?\n|$)/.test(text.slice(end, end + 40));
        const before = text.slice(Math.max(0, index - 160), index);
        const isEntry = /(?:^|\n|\b(?:login|user(?:name)?)[ \t]+\S{1,64}[ \t])[ \t]*[\w-]{0,40}$/.test(before);
        const isProse = /^[A-Za-z][a-z]*[.:)]?$/.test(value) && !(isLast && isEntry);
        if (!isProse && (0,secret_names/* settingHides */.IX)(name, value))
            found.push([index, end]);
    }
    return found;
}


/***/ }),

/***/ 3889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ matchesIn)
/* harmony export */ });
function matchesIn(text, pattern) {
    pattern.lastIndex = 0;
    const found = [];
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
        found.push(match);
        if (match[0] === '')
            pattern.lastIndex += 1;
    }
    return found;
}


/***/ }),

/***/ 1265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ randomRanges),
/* harmony export */   q: () => (/* binding */ isUnlikeWords)
/* harmony export */ });
/* harmony import */ var _matches_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3889);

const longRun = /[A-Za-z0-9+/=_-]{16,}/g;
const uuid = /(?<![0-9a-f])[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![0-9a-f])/gi;
const publicRandom = /(?:md5|sha-?(?:1|224|256|384|512))[:=-] {0,3}["']?[A-Za-z0-9+/=]{32,128}|(?<![A-Za-z])(?:md5|sha-?(?:1|224|256|384|512)|checksum|digest|commit|revision|rev|ref|sha|version)(?:sums?)?["']?\s{0,3}[:=]\s{0,3}["']?[0-9a-f]{32,128}(?![\w/+=-])|(?<![\w/+=-])[0-9a-f]{40}(?![\w/+=-])|(?<=[/@])[0-9a-f]{40}(?=[/.?#"'\s]|$)|(?<![\w/+=-])[0-9a-f]{32,128}(?= [ *][\w.])|sha256\/[0-9a-f]{64}|(?:ssh-(?:rsa|dss|ed25519)|ecdsa-sha2-nistp\d{3}|sk-ssh-ed25519@openssh\.com) {1,3}AAAA[A-Za-z0-9+/=]{20,2000}/gi;
const randomBits = 3.6;
const commonLetterPairs = new Set(('aabcdfgiklmnprstuvwy baeilorsu cacehiklorstuy dadeilorsu eabcdefgilmnpqrstvwxy faefiloruy gaeghilnorsu haeiortu iabcdefglmnoprstvxz jeos keis ' +
    'ladeilostuy mabeimopsu nacdefgiklnopstuvy oabcdfgiklmnoprstuvw pacehiloprstu qu racdefgiklmnoprstuvy sacehiklmopstuy tacehiloprstuwy ' +
    'uabcdegilmnprst vaeio waehinors xceipt yips ze')
    .split(' ')
    .flatMap((letters) => Array.from(letters.slice(1), (second) => `${letters[0]}${second}`)));
function randomRanges(text) {
    if (text.length < 16)
        return [];
    const found = (0,_matches_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesIn */ .X)(text, uuid).map(({ 0: one, index }) => [index, index + one.length]);
    const rest = text.replace(publicRandom, (all) => ' '.repeat(all.length));
    for (const { 0: one, index } of (0,_matches_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesIn */ .X)(rest, longRun))
        if (looksRandom(one))
            found.push([index, index + one.length]);
    return found;
}
function looksRandom(text) {
    const pieces = text.split(/[^A-Za-z0-9+]+/).filter((piece) => isUnlikeWords(piece));
    if (pieces.some((piece) => /^[0-9a-f]{32,}$/i.test(piece)))
        return true;
    if (text.split(/[^A-Za-z0-9+]+/).some((piece) => piece.length >= 14 && isMixed(piece)))
        return true;
    if (text.length < 20)
        return false;
    return pieces.reduce((sum, piece) => sum + piece.length, 0) >= 12 && entropy(text) > randomBits;
}
function isUnlikeWords(piece) {
    if (piece.length < 4 || !/[A-Za-z]/.test(piece))
        return false;
    if (/^[0-9a-f]+$/i.test(piece))
        return piece.length >= 18 && /\d.*\d/.test(piece) && /[a-f].*[a-f]/i.test(piece);
    if (piece.length < 12 && /^(?:[a-z]+|[A-Z]+)$/.test(piece))
        return false;
    return shareOfUncommonPairs(piece) > 0.4;
}
function isMixed(piece) {
    return [/[a-z]/, /[A-Z]/, /\d\D*\d/].every((kind) => kind.test(piece)) && shareOfUncommonPairs(piece) > 0.33;
}
function shareOfUncommonPairs(piece) {
    let odd = 0;
    for (let at = 1; at < piece.length; at += 1)
        if (isUncommonPair(piece, at))
            odd += 1;
    return odd / (piece.length - 1);
}
function isUncommonPair(piece, at) {
    const pair = piece.slice(at - 1, at + 1);
    if (/^\d\d$/.test(pair))
        return false;
    if (/^[a-z][A-Z]$/.test(pair))
        return !/^[A-Z][a-z]{2}/.test(piece.slice(at, at + 3));
    return !commonLetterPairs.has(pair.toLowerCase());
}
function entropy(text) {
    const counts = new Map();
    for (const character of text)
        counts.set(character, (counts.get(character) ?? 0) + 1);
    return [...counts.values()].reduce((bits, count) => bits - (count / text.length) * Math.log2(count / text.length), 0);
}


/***/ }),

/***/ 4328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $0: () => (/* binding */ isValueReference),
/* harmony export */   Dz: () => (/* binding */ literalPart),
/* harmony export */   XQ: () => (/* binding */ usualDelimiters),
/* harmony export */   Xl: () => (/* binding */ withoutReferences)
/* harmony export */ });
const blank = '\uE000';
const blanks = /\uE000/g;
const usualDelimiters = ['{{', '}}'];
const namingFunctions = new Set(('caLeaf caRoots connect contains containsAll containsAny containsNone containsNotAll datacenters env eq executeTemplate file ge gt hasKey hasPrefix ' +
    'hasSuffix in index join key keyExists le ls lt mustEnv ne node nodes nomadService nomadServices nomadVar nomadVarExists nomadVarList nomadVarListSafe ' +
    'partitions peerings pkiCert plugin regexMatch regexReplaceAll replaceAll safeLs safeTree secret secrets service services split template ' +
    'timestamp toTitle tree trim trimPrefix trimSuffix writeToFile get').split(' '));
const namingByFirstArgument = new Set(['envOrDefault', 'keyOrDefault']);
const wordPattern = /[.$]?[A-Za-z_]\w*/y;
const verb = /%[-+# 0]?\d{0,3}[a-zA-Z]/g;
function withoutReferences(text, delimiters = usualDelimiters) {
    const withoutActions = text.includes(delimiters[0]) ? blankActions(text, delimiters) : text;
    return withoutActions.includes('$') || withoutActions.includes('%') || withoutActions.includes('!')
        ? blankVariables(withoutActions)
        : withoutActions;
}
function blankActions(text, [left, right]) {
    const parts = [];
    let at = 0;
    for (let open = text.indexOf(left); open !== -1; open = text.indexOf(left, at)) {
        const close = text.indexOf(right, open + left.length);
        if (close === -1)
            break;
        parts.push(text.slice(at, open), blankAction(text.slice(open, close + right.length)));
        at = close + right.length;
    }
    return [...parts, text.slice(at)].join('');
}
function blankAction(action) {
    let kept = '';
    const calls = [''];
    for (let at = 0; at < action.length;) {
        const end = endOfText(action, at);
        if (end === undefined) {
            const length = wordLength(action, at, calls);
            const assigned = action[at] === '$' ? templateAssignment.exec(action.slice(at + length, at + length + 10))?.[0] : undefined;
            if (assigned !== undefined)
                kept = kept.padEnd(at + 1, blank) + action.slice(at + 1, at + length) + assigned;
            at += length + (assigned?.length ?? 0);
            continue;
        }
        const called = calls.at(-1) ?? '';
        const isName = action[at] !== '/' && (namingFunctions.has(called) || namingByFirstArgument.has(called));
        if (namingByFirstArgument.has(called))
            calls[calls.length - 1] = '';
        if (!isName)
            kept = kept.padEnd(at + 1, blank) + action.slice(at + 1, end - 1).replace(verb, blanked);
        at = end;
    }
    return kept.padEnd(action.length, blank);
}
const templateAssignment = /^\s{0,4}:?=/;
function wordLength(action, at, calls) {
    const character = action[at];
    if (character === '(')
        calls.push('');
    else if (character === ')' && calls.length > 1)
        calls.pop();
    else if (character === '|')
        calls[calls.length - 1] = '';
    wordPattern.lastIndex = at;
    const found = wordPattern.exec(action)?.[0];
    if (found !== undefined && /^[A-Za-z_]/.test(found))
        calls[calls.length - 1] = found;
    return found?.length ?? 1;
}
function endOfText(action, at) {
    const character = action[at];
    if (character === '/' && action[at + 1] === '*')
        return indexAfter(action.indexOf('*/', at + 2), 2, action);
    if (character === '`')
        return indexAfter(action.indexOf('`', at + 1), 1, action);
    if (character !== '"')
        return undefined;
    let end = at + 1;
    while (end < action.length && action[end] !== '"')
        end += action[end] === '\\' ? 2 : 1;
    return Math.min(end + 1, action.length);
}
function indexAfter(index, length, action) {
    return index === -1 ? action.length : index + length;
}
function blanked(text) {
    return blank.repeat(text.length);
}
const variable = /\$\{ {0,8}[A-Za-z_][\w.-]{0,120}(?:\["[^"\n]{0,120}"\])? {0,8}\}|\$\{[A-Za-z_]\w{0,80}:?\?[^}\n]{0,200}\}|\$(?:(?:[A-Z_]{2,80}|[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,80})(?![A-Za-z0-9])|[a-z][a-z0-9]{0,40}(?:_[a-z0-9]{1,40}){1,6}(?![A-Z])|[\d@*#?]|__(?:file|env|vault)\{[^}\n]{1,200}\})|\$\((?! {0,8}(?:echo|printf)\b)[^()"'`\n]{1,200}\)|%(?:\([A-Za-z_]\w{0,80}\)s|[A-Z_][A-Z0-9_]{2,80}%)|!(?:secret|vault|Ref|env_var|env|file) {1,4}[\w./-]{1,120}/g;
const withDefault = /\$\{[A-Za-z_]\w{0,80}:?[-=+]([^}\n]{0,400})\}/g;
function blankVariables(text) {
    return text.replace(variable, blanked).replace(withDefault, (all, literal) => {
        const before = all.length - literal.length - 1;
        return blank.repeat(before) + literal + blank;
    });
}
function isValueReference(text) {
    return text.includes(blank) && !/[^\s"'`;,()[\]{}.:/@|<>\\-]/.test(text.replace(blanks, ''));
}
function literalPart(text) {
    return text.replace(blanks, '');
}


/***/ }),

/***/ 5435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IX: () => (/* binding */ settingHides),
/* harmony export */   Nu: () => (/* binding */ settingLooksSecret),
/* harmony export */   Q_: () => (/* binding */ nameLooksSecret),
/* harmony export */   p9: () => (/* binding */ nameHides),
/* harmony export */   s3: () => (/* binding */ looksLikeTag)
/* harmony export */ });
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4328);
/* harmony import */ var _random_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1265);


const secretWords = new Set(('pass passwd password passphrase passcode pwd pw secret secrets token tokens key keys credential credentials creds cred ' +
    'dsn auth authorization authentication bearer cookie cookies session private salt pepper signature signing hmac jwt otp pin webhook ' +
    'connectionstring connstr psk mnemonic passkey community').split(' '));
const secretEnding = /(?:password|passwd|passphrase|passcode|secret|token|apikey|accesskey|secretkey|privatekey|authkey|sshkey|masterkey|accountkey|encryptionkey|signingkey|sharedkey|licensekey|(?:bind|root|admin|user)pw|requirepass|(?:db|user|smtp|imap|mail|ldap|root|admin|sql|pg|redis|mq|rpc|ftp|ssh|http|web|auth|bind|app)pass|masterauth|primaryauth|basicauth|credentials?|connectionstring)s?$/;
const secretBeginning = /^(?:password|passwd|passphrase|apikey|secretkey|privatekey|accesskey|authtoken|htpasswd)(?!less)/;
const aboutWords = new Set(('file files path paths dir directory folder mount location url uri domain domains host hostname address addr port driver drivers provider providers ' +
    'backend store storage engine type types kind mode method methods scheme style format encoding algorithm algo alg name names prefix suffix ttl timeout ' +
    'timeouts length len size bits duration expiry expiration expires expire lifetime age interval rotation min max count limit limits policy policies ' +
    'enabled enable disabled disable required optional allowed secure samesite httponly anonymous version realm issuer audience scope scopes ' +
    'iterations rounds cost retries level endpoint endpoints service region zone source sources order strategy fail group groups role roles plugin plugins headers user username login serializer deserializer class column columns field fields table attribute mgmt management protocol ref refs').split(' '));
const addressWord = /webhook|hook|dsn|connection|connstr|signed|sas\b|private|secret/i;
const harmlessWords = /^(?:true|false|yes|no|on|off|enabled?|disabled?|none|null|nil|undefined|~|\{\}|\[\])$/i;
const quantityPattern = /^[+-]?\d{1,12}(?:\.\d{1,9})?(?:ns|us|µs|ms|s|m|h|d|w|y|[kmgtp]i?b?|b|%|px|min|mins|hours?|days?)(?:\d{1,6}(?:ms|s|m|h)){0,3}$/i;
const versionPattern = /^v?\d{1,5}(?:\.\d{1,5}){1,3}(?:[-+.][A-Za-z0-9.-]{1,30})?$|^(?:latest|stable|edge|main|master|alpine|nightly|lts)$/;
const pathPattern = /^(?:file:\/\/|\.{0,2}\/|~\/|[A-Za-z]:[\\/]|@\/)?[\w.@+-]{1,64}(?:[\\/][\w.@+-]{1,64}){0,20}\/?$/;
const rootedPathPattern = /^(?:file:\/\/|\.{0,2}\/|~\/|[A-Za-z]:[\\/]|@\/)[^\\/]{1,64}[\\/]/;
const addressPattern = /^[a-z][a-z0-9+.-]{1,20}:\/\/[\w.-]{1,255}(?::\d{1,5})?(?:\/[\w./~%+-]{0,400})?$/i;
const hostAndPort = /^(?:(?:\d{1,3}\.){3}\d{1,3}|localhost|\*|(?:[a-z][\w-]{0,62}\.){1,8}[a-z]{2,20})?:\d{2,5}$/;
const secretStoreReference = /^(?:arn:aws:(?:secretsmanager|ssm|kms):|projects\/[^/]{1,80}\/secrets\/|op:\/\/|(?:ref\+)?vault:(?:\/\/)?[\w-]{1,40}\/|os\.environ[.[]|process\.env\.|ENV\[|(?:os\.)?getenv\(|env:[A-Z_]|secret:\/\/|nomad\/jobs|kv\/|secret\/data\/)/;
function wordsOf(name) {
    return name
        .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
        .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
        .toLowerCase()
        .split(/[^a-z]+/)
        .filter((word) => word !== '');
}
function nameLooksSecret(name) {
    const words = wordsOf(name);
    return (words.some((word) => secretWords.has(word) || secretEnding.test(word) || secretBeginning.test(word)) ||
        words.join('').endsWith('connectionstring'));
}
function nameHides(name, value) {
    return nameLooksSecret(name) && !isHarmless(name, unquoted(value));
}
function settingLooksSecret(name) {
    const last = lastPart(name);
    return nameLooksSecret(last) || strongPart.test(last);
}
function settingHides(name, value) {
    const last = lastPart(name);
    const plain = unquoted(value);
    if (!settingLooksSecret(name) || isHarmless(last, plain))
        return false;
    if (proxyPass.test(last) && /^(?:https?:|grpcs?:|unix:|\$|\uE000|[a-z][\w.-]{0,60}:\d)/.test(plain))
        return false;
    return !(weakNames.has(last.toLowerCase()) && /^[A-Z]?[a-z]{1,20}(?:[-_./: ][a-z]{1,20}){0,6}$/.test(plain));
}
const strongPart = /passw(?:or)?d|passphrase|secret(?!ar)|token(?!i)|api[_-]?key|access[_-]?key|private[_-]?key|credential/i;
const proxyPass = /^(?:proxy|fastcgi|uwsgi|scgi|grpc|memcached)_pass$/;
const weakNames = new Set('key keys auth session sessions private signature signing authentication'.split(' '));
function lastPart(name) {
    const parts = name.split('.');
    const last = parts.at(-1) ?? name;
    if (/^keys?$/i.test(last) && /access|api|encryption|master|account|private|secret/i.test(parts.at(-2) ?? ''))
        return `${parts.at(-2)}.${last}`;
    return /^(?:value|data|raw|content|string)$/i.test(last) ? (parts.at(-2) ?? last) : last;
}
function isHarmlessText(written) {
    const value = unquoted(written);
    return (value === '' ||
        (0,_references_js__WEBPACK_IMPORTED_MODULE_0__/* .isValueReference */ .$0)(value) ||
        (0,_references_js__WEBPACK_IMPORTED_MODULE_0__/* .isValueReference */ .$0)(withoutScheme(value)) ||
        harmlessWords.test(value) ||
        /^(?:[*x•.]+|‹hidden›)$/i.test(value) ||
        secretStoreReference.test(value));
}
function isHarmless(name, value) {
    if (isHarmlessText(value))
        return true;
    const words = wordsOf(name);
    const last = words.at(-1) ?? '';
    if (quantityPattern.test(value))
        return !isSecretNoun(last);
    if (/^[+-]?\d+(?:\.\d+)?$/.test(value))
        return value.length < 4 || !isSecretNoun(last);
    const isOdd = (0,_references_js__WEBPACK_IMPORTED_MODULE_0__/* .literalPart */ .Dz)(value)
        .split(/[^A-Za-z0-9]+/)
        .some((piece) => piece.length >= 8 && (0,_random_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnlikeWords */ .q)(piece));
    if (isOdd)
        return false;
    if (addressPattern.test(value))
        return !addressWord.test(name) || /^(?:file|unix):|:\/\/[^/]+\/?$/.test(value);
    if (hostAndPort.test(value))
        return true;
    if (rootedPathPattern.test(value) && pathPattern.test(value))
        return true;
    if (words[0] === 'existing')
        return true;
    if (last === 'key' && /^(?:partition|primary|sort|routing|foreign|row)$/.test(words.at(-2) ?? ''))
        return true;
    if (last === 'id' && words.at(-2) === 'key')
        return /^[a-z]{1,20}(?:[_-][a-z]{1,20}){0,4}$/.test(value);
    if (/^(?:user|username|login)$/.test(last) && value.includes(':'))
        return false;
    return aboutWords.has(last) && !(/^(?:ur[il]|address|endpoint|location)$/.test(last) && addressWord.test(name));
}
function isSecretNoun(word) {
    return /^(?:pin|otp|psk)$|(?:pass|pw|pwd|word|wd|code|phrase|secret|token|key)$/.test(word);
}
function looksLikeTag(value) {
    return versionPattern.test(value);
}
function withoutScheme(value) {
    return value.replace(/^(?:bearer|basic|token|digest|apikey)\s+/i, '');
}
function unquoted(value) {
    const plain = value
        .trim()
        .replace(/^["'`]{1,3}/, '')
        .replace(/["'`;,]{1,4}$/, '');
    return /[([{]/.test(plain) ? plain : plain.replace(/[)\]}]{1,4}$/, '');
}


/***/ }),

/***/ 5919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ hiddenMark),
/* harmony export */   v: () => (/* binding */ replaceRanges)
/* harmony export */ });
const hiddenMark = '‹hidden›';
function replaceRanges(text, ranges, by) {
    if (ranges.length === 0)
        return text;
    const parts = [];
    let at = 0;
    for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
        if (to <= at)
            continue;
        if (from > at || parts.length === 0)
            parts.push(text.slice(at, from), by(to - Math.max(from, at)));
        at = to;
    }
    return [...parts, text.slice(at)].join('');
}


/***/ }),

/***/ 1819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ createRedactor),
  v: () => (/* binding */ minUnjudgedLength)
});

;// CONCATENATED MODULE: ./build/js/redaction/hidden-index.js
const minLength = 4;
const maxWholeLength = 64;
const partLength = 32;
const maxEntriesPerPart = 8;
const hashTableSize = 1 << 16;
function hashAt(text, at) {
    const hash = ((text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) * 31 + text.charCodeAt(at + 2)) * 31 +
        text.charCodeAt(at + 3);
    return hash & (hashTableSize - 1);
}
class HiddenIndex {
    known = new Set();
    hasSpaces = false;
    hasEscapes = false;
    begins = new Uint8Array(hashTableSize);
    buckets = new Map();
    get isEmpty() {
        return this.known.size === 0;
    }
    add(whole) {
        if (whole.length < minLength || this.known.has(whole))
            return false;
        this.known.add(whole);
        this.hasEscapes ||= /[%\\&]/.test(whole);
        this.hasSpaces ||= /[\s`]/.test(whole);
        if (whole.length <= maxWholeLength)
            this.enter(whole, { whole, offset: 0 });
        else if (whole.includes('\n'))
            this.enter(whole.slice(0, partLength), { whole, offset: 0 });
        else {
            for (let offset = 0; offset + partLength <= whole.length; offset += partLength)
                this.enter(whole.slice(offset, offset + partLength), { whole, offset });
        }
        return true;
    }
    enter(text, entry) {
        const first = text.slice(0, minLength);
        this.begins[hashAt(text, 0)] = 1;
        const bucket = this.buckets.get(first) ?? { lengths: [], entries: new Map() };
        this.buckets.set(first, bucket);
        if (!bucket.lengths.includes(text.length)) {
            bucket.lengths.push(text.length);
            bucket.lengths.sort((a, b) => b - a);
        }
        const alike = bucket.entries.get(text);
        if (alike === undefined)
            bucket.entries.set(text, [entry]);
        else if (alike.length < maxEntriesPerPart)
            alike.push(entry);
    }
    entriesIn(text, found) {
        for (let at = 0; at + minLength <= text.length; at += 1) {
            if (this.begins[hashAt(text, at)] === 0)
                continue;
            for (const entry of this.at(text, at))
                found(entry);
        }
    }
    find(text, isHidden) {
        const ranges = [];
        let end = 0;
        for (let at = 0; at + minLength <= text.length;) {
            if (this.begins[hashAt(text, at)] === 0) {
                at += 1;
                continue;
            }
            let longest;
            for (const entry of this.at(text, at)) {
                if (!isHidden(entry))
                    continue;
                const range = extendMatch(text, at, entry, end);
                if (longest === undefined || range[1] - range[0] > longest[1] - longest[0])
                    longest = range;
            }
            if (longest !== undefined) {
                ranges.push(longest);
                end = longest[1];
            }
            at = longest === undefined ? at + 1 : Math.max(end, at + 1);
        }
        return ranges;
    }
    *at(text, at) {
        const bucket = this.buckets.get(text.slice(at, at + minLength));
        if (bucket === undefined)
            return;
        for (const length of bucket.lengths)
            yield* bucket.entries.get(text.slice(at, at + length)) ?? [];
    }
}
function extendMatch(text, at, { whole, offset }, end) {
    let from = at;
    let before = offset;
    while (from > end && before > 0 && at - from < partLength && text[from - 1] === whole[before - 1]) {
        from -= 1;
        before -= 1;
    }
    let to = at;
    let after = offset;
    while (to < text.length && after < whole.length && text[to] === whole[after]) {
        to += 1;
        after += 1;
    }
    return [from, to];
}

// EXTERNAL MODULE: ./build/js/redaction/hidden-text.js
var hidden_text = __webpack_require__(5919);
// EXTERNAL MODULE: ./build/js/redaction/detection/find-secrets.js + 3 modules
var find_secrets = __webpack_require__(1768);
;// CONCATENATED MODULE: ./build/js/redaction/text-views.js
class ViewBuilder {
    codes;
    starts;
    ends;
    length = 0;
    source;
    constructor(source) {
        this.source = source;
        this.codes = new Uint16Array(source.text.length);
        this.starts = new Uint32Array(source.text.length);
        this.ends = new Uint32Array(source.text.length);
    }
    add(code, from, to) {
        this.codes[this.length] = code;
        this.starts[this.length] = this.source.startOf(from);
        this.ends[this.length] = this.source.endOf(to - 1);
        this.length += 1;
    }
    view() {
        const { starts, ends } = this;
        const text = Buffer.from(this.codes.buffer, 0, this.length * 2).toString('utf16le');
        return { text, startOf: (index) => starts[index] ?? 0, endOf: (index) => ends[index] ?? 0 };
    }
}
function plainView(text) {
    return { text, startOf: (index) => index, endOf: (index) => index + 1 };
}
const namedEntities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const controlCharacters = { n: 10, r: 13, t: 9, a: 7, b: 8, f: 12, v: 11 };
const percent = /%([0-9a-fA-F]{2})/y;
const backslash = /\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|x([0-9a-fA-F]{2})|([nrtabfv])|([!-/:-@[-`{-~]))/y;
const entity = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos|nbsp));/y;
const anyEscape = /%[0-9a-fA-F]{2}|\\[!-~]|&(?:#[xX]?[0-9a-fA-F]|amp;|lt;|gt;|quot;|apos;|nbsp;)/;
function escapeAt(text, at, character) {
    const shape = character === 37 ? percent : character === 92 ? backslash : entity;
    shape.lastIndex = at;
    const match = shape.exec(text);
    if (match === null)
        return undefined;
    const [all, first, second, third, control, mark] = match;
    if (character === 37)
        return { code: Number.parseInt(first ?? '', 16), length: all.length };
    if (character === 38) {
        const code = first === undefined ? (second === undefined ? undefined : Number.parseInt(second, 16)) : Number(first);
        return { code: code ?? (namedEntities[third ?? ''] ?? '').charCodeAt(0), length: all.length };
    }
    const digits = first ?? second ?? third;
    const plain = control === undefined ? (mark ?? '').charCodeAt(0) : controlCharacters[control];
    return { code: digits === undefined ? (plain ?? 0) : Number.parseInt(digits, 16), length: all.length };
}
const escapeCharacters = { address: 37, text: 92, html: 38 };
function decodingsIn({ text }) {
    if (!anyEscape.test(text))
        return [];
    const kinds = Object.keys(escapeCharacters).filter((kind) => text.includes(String.fromCharCode(escapeCharacters[kind])));
    return kinds.length > 1 ? ['all', ...kinds] : ['all'];
}
function decodedView(view, decoding = 'all') {
    const { text } = view;
    if (!anyEscape.test(text))
        return undefined;
    const only = decoding === 'all' ? undefined : escapeCharacters[decoding];
    const builder = new ViewBuilder(view);
    let decoded = false;
    for (let at = 0; at < text.length;) {
        const character = text.charCodeAt(at);
        const isEscape = only === undefined ? character === 37 || character === 92 || character === 38 : character === only;
        const escape = isEscape ? escapeAt(text, at, character) : undefined;
        const length = escape?.length ?? 1;
        const code = escape?.code ?? character;
        if (code > 0xffff) {
            const pair = String.fromCodePoint(Math.min(code, 0x10ffff));
            builder.add(pair.charCodeAt(0), at, at + length);
            builder.add(pair.charCodeAt(1), at, at + length);
        }
        else
            builder.add(code, at, at + length);
        decoded ||= escape !== undefined;
        at += length;
    }
    return decoded ? builder.view() : undefined;
}
function plusView(view) {
    return view.text.includes('+') ? { ...view, text: view.text.replaceAll('+', ' ') } : undefined;
}
function flattenProse(text) {
    return text.replaceAll('`', '').replace(/\s+/g, ' ');
}
function flatView(view) {
    const { text } = view;
    const builder = new ViewBuilder(view);
    let afterSpace = false;
    for (let at = 0; at < text.length; at += 1) {
        const character = text.charCodeAt(at);
        if (character === 96)
            continue;
        const isSpace = character === 32 || (character >= 9 && character <= 13) || (character > 127 && /\s/.test(text[at] ?? ''));
        if (!isSpace || !afterSpace)
            builder.add(isSpace ? 32 : character, at, at + 1);
        afterSpace = isSpace;
    }
    return builder.view();
}
const base64Run = /[A-Za-z0-9+/_-]{6,}/g;
function* base64Views(view) {
    for (const { 0: run, index } of view.text.matchAll(base64Run)) {
        if (!/.[A-Z0-9]/.test(run))
            continue;
        for (let shift = 0; shift < 4; shift += 1) {
            const text = Buffer.from(run.slice(shift), 'base64').toString('latin1');
            const at = index + shift;
            const last = index + run.length - 1;
            yield {
                text,
                startOf: (byte) => view.startOf(at + Math.floor((byte * 4) / 3)),
                endOf: (byte) => view.endOf(Math.min(last, at + Math.floor((byte * 4 + 4) / 3))),
            };
        }
    }
}

;// CONCATENATED MODULE: ./build/js/redaction/value-forms.js

const minHiddenLength = 6;
const maxDecodings = 3;
function formsOf(value, minLength) {
    return wholeAndLines(value, minLength).flatMap((part) => [...encodedForms(part)]);
}
function wholeAndLines(value, minLength) {
    const lines = value.includes('\n') ? value.split(/\r?\n/).map((line) => line.trim()) : [];
    const whole = [value, value.trim(), value.normalize('NFC'), value.normalize('NFD')].filter((part) => part.trim().length >= minLength);
    return [...whole, ...lines.filter((line) => line.length >= minHiddenLength)];
}
function encodedForms(whole) {
    const isAscii = /^[\x00-\x7f]*$/.test(whole);
    const written = isAscii ? [whole] : [whole, Buffer.from(whole).toString('latin1')];
    const decoded = written.flatMap(decodedForms);
    const all = [...decoded, ...decoded.map((form) => form.replaceAll('+', ' '))];
    return new Set([...all, ...all.filter((form) => /[\s`]/.test(form)).map((form) => flattenProse(form).trim())]);
}
function decodedForms(text) {
    const forms = [text];
    for (let view = decodedView(plainView(text)); view !== undefined && forms.length <= maxDecodings;) {
        forms.push(view.text);
        view = decodedView(view);
    }
    return forms;
}

;// CONCATENATED MODULE: ./build/js/redaction/redactor.js





const minSecretLength = 4;
const minUnjudgedLength = 8;
const ordinaryWord = /^[A-Za-z]{1,15}$/;
function createRedactor(secrets = []) {
    const index = new HiddenIndex();
    const secretIndex = new HiddenIndex();
    const certain = new Set();
    const ids = new Set();
    const shown = createShownTexts(index, certain);
    const enter = (value, minLength, isCertain) => {
        for (const form of formsOf(value, minLength)) {
            if (isCertain) {
                certain.add(form);
                secretIndex.add(form);
            }
            shown.isDirty = index.add(form) || shown.isDirty;
        }
    };
    const replaced = (text, all, isHidden) => all.isEmpty
        ? text
        : replaceOutsideMarks(text, (piece) => (0,hidden_text/* replaceRanges */.v)(piece, rangesIn(piece, all, isHidden), () => hidden_text/* hiddenMark */.s));
    const isQuoted = ({ whole }) => certain.has(whole) || !ids.has(whole);
    const redactor = {
        addSecrets(values) {
            for (const value of values)
                enter(value, minSecretLength, true);
        },
        addHidden(values) {
            for (const value of values)
                enter(value, minHiddenLength, false);
        },
        addUnjudged(values) {
            redactor.addHidden([...values].filter((value) => value.length >= minUnjudgedLength));
        },
        addShown: (texts) => shown.add(texts),
        addIds(more) {
            for (const id of more)
                ids.add(id);
            shown.add(ids);
        },
        scrub: (text) => (0,find_secrets/* withoutSecretShapes */.F)(replaced(text, index, isQuoted), hidden_text/* hiddenMark */.s),
        name: (text) => replaced(text, secretIndex, () => true),
        hide: (text) => replaced(text, index, shown.hidesEverywhere()),
    };
    redactor.addSecrets(secrets);
    return redactor;
}
function createShownTexts(index, certain) {
    const texts = new Set();
    let fresh = [];
    const exempt = new Set();
    return {
        isDirty: false,
        add(more) {
            for (const text of more) {
                if (texts.has(text))
                    continue;
                texts.add(text);
                fresh.push(text);
            }
        },
        hidesEverywhere() {
            for (const text of this.isDirty ? texts : fresh)
                index.entriesIn(text, ({ whole }) => exempt.add(whole));
            fresh = [];
            this.isDirty = false;
            return ({ whole }) => certain.has(whole) || !(exempt.has(whole) || ordinaryWord.test(whole));
        },
    };
}
function replaceOutsideMarks(text, change) {
    return text.includes(hidden_text/* hiddenMark */.s) ? text.split(hidden_text/* hiddenMark */.s).map(change).join(hidden_text/* hiddenMark */.s) : change(text);
}
function rangesIn(text, index, isHidden) {
    const ranges = [];
    const look = (view) => {
        for (const [from, to] of index.find(view.text, isHidden))
            ranges.push([view.startOf(from), view.endOf(to - 1)]);
    };
    const lookAll = (view) => {
        look(view);
        const plus = plusView(view);
        if (plus !== undefined)
            look(plus);
        if (index.hasSpaces)
            look(flatView(plus ?? view));
    };
    const lookDecoded = (view, last) => {
        const decodings = decodingsIn(view);
        for (const decoding of index.hasEscapes ? decodings : decodings.slice(0, 1)) {
            let now = decodedView(view, decoding);
            for (let decoded = 1; now !== undefined && decoded <= maxDecodings; decoded += 1) {
                lookAll(now);
                const next = decodedView(now, decoding);
                if (next === undefined && decoding === 'all')
                    last(now);
                now = next;
            }
        }
    };
    const plain = plainView(text);
    lookAll(plain);
    for (const inBase64 of base64Views(plain)) {
        look(inBase64);
        lookDecoded(inBase64, () => undefined);
    }
    lookDecoded(plain, (decoded) => {
        for (const inBase64 of base64Views(decoded))
            look(inBase64);
    });
    return ranges;
}


/***/ }),

/***/ 3203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ documentationUrl)
/* harmony export */ });
/* unused harmony export version */
const version = '1.0.0';
function documentationUrl(page) {
    return `https://github.com/outrider/outrider/blob/v${version}/docs/${page}`;
}


/***/ }),

/***/ 8762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BR: () => (/* binding */ groupFailures),
/* harmony export */   YX: () => (/* binding */ wayOut),
/* harmony export */   xQ: () => (/* binding */ findOutage),
/* harmony export */   xh: () => (/* binding */ failureItems)
/* harmony export */ });
/* harmony import */ var _nomad_plan_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9166);
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7318);
/* harmony import */ var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7058);
/* harmony import */ var _plan_describe_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9042);
/* harmony import */ var _markdown_prose_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6844);





const mostPlaces = 5;
const maxMessageLength = 1000;
function failureItems(failures, fileUrl) {
    const groups = groupFailures(failures);
    const firsts = (0,_help_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOfEach */ .t6)(groups.flatMap((same) => same.slice(0, 1)));
    return groups.map((same) => {
        const places = same.filter((failure) => failure.location !== undefined).map((failure) => place(failure, fileUrl));
        const more = places.length > mostPlaces ? ` and ${places.length - mostPlaces} more` : '';
        const where = places.length === 0 ? '' : `${places.slice(0, mostPlaces).join(', ')}${more}: `;
        const [first] = same;
        const out = first === undefined ? '' : wayOut(first, firsts.has(first));
        return `- ${where}${message(shorten(first?.message ?? ''))}${out === '' ? '' : `  \n  ${out}`}`;
    });
}
function wayOut(failure, isLinked = true) {
    const hint = failure.hint === undefined ? [] : [(0,_markdown_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .C)(failure.hint)];
    return [...hint, ...(isLinked ? [(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)('How to fix this', (0,_help_js__WEBPACK_IMPORTED_MODULE_1__/* .helpUrl */ .xR)(failure))] : [])].join(' ');
}
function findOutage(failures) {
    return failures
        .map(({ message: text, help }) => help === 'not-nomad' ? text.replace(/ \([^()]*\)$/, '') : /^Nomad at \S+ cannot be reached(?=: )/.exec(text)?.[0])
        .find(Boolean);
}
function message(text) {
    const [first = '', ...rest] = text.split('\n').filter((line) => line.trim() !== '');
    if (rest.length === 0)
        return (0,_markdown_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .C)(first);
    const block = (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .fence */ .EU)(rest.map((line) => (0,_nomad_plan_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(line.replaceAll('\t', '  ')).trimEnd()), 'text');
    return `${(0,_markdown_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .C)(first)}\n\n${block.replace(/^/gm, '  ')}\n`;
}
function place(failure, fileUrl) {
    const text = (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .nameCode */ .Fl)((0,_plan_describe_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .describeFailure */ .Ic)(failure));
    if (fileUrl === undefined || failure.location === undefined)
        return text;
    const anchor = failure.location.line === undefined ? '' : `#L${failure.location.line}`;
    return (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(text, `${fileUrl(failure.location.file)}${anchor}`);
}
function shorten(text) {
    return text.length > maxMessageLength ? `${text.slice(0, maxMessageLength).toWellFormed()}…` : text;
}
function groupFailures(failures) {
    const groups = new Map();
    for (const failure of failures) {
        const key = JSON.stringify([failure.message, failure.hint, failure.location?.line]);
        groups.set(key, [...(groups.get(key) ?? []), failure]);
    }
    return [...groups.values()];
}


/***/ }),

/***/ 7318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kY: () => (/* binding */ failureText),
/* harmony export */   rl: () => (/* binding */ helpPage),
/* harmony export */   t6: () => (/* binding */ firstOfEach),
/* harmony export */   xR: () => (/* binding */ helpUrl)
/* harmony export */ });
/* harmony import */ var _documentation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3203);

const helpPage = (0,_documentation_js__WEBPACK_IMPORTED_MODULE_0__/* .documentationUrl */ .o)('troubleshooting.md');
function helpUrl({ help }) {
    return `${helpPage}#${help}`;
}
function firstOfEach(failures) {
    return new Set(new Map(failures.toReversed().map((failure) => [failure.help, failure])).values());
}
function failureText(failure, { note = '', linked = true, most = Infinity } = {}) {
    const { message, hint } = failure;
    const rest = `${hint === undefined ? '' : `\n${hint}`}${note}${linked ? `\nMore: ${helpUrl(failure)}` : ''}`;
    const room = Math.max(0, most - rest.length);
    return (message.length > room ? `${message.slice(0, Math.max(0, room - 1)).toWellFormed()}…` : message) + rest;
}


/***/ }),

/***/ 7058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   Fl: () => (/* binding */ nameCode),
/* harmony export */   GA: () => (/* binding */ cellCode),
/* harmony export */   Q_: () => (/* binding */ longestRun),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   h8: () => (/* binding */ htmlCode),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _nomad_plan_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9166);

function code(text) {
    const shown = oneLine(text);
    const ticks = '`'.repeat(longestRun(shown) + 1);
    const pad = shown.startsWith('`') || shown.endsWith('`') ? ' ' : '';
    return `${ticks}${pad}${shown}${pad}${ticks}`;
}
function nameCode(text) {
    return code(escaped(text, /[|[\]\\]/g));
}
function cellCode(text) {
    return code(escaped(text, /[|\\]/g));
}
function escaped(text, signs) {
    return oneLine(text).replace(signs, (sign) => `\\x${sign.charCodeAt(0).toString(16)}`);
}
function htmlCode(text) {
    return `<code>${oneLine(text).replace(/[!-,;-@[-^`{-~]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</code>`;
}
function oneLine(text) {
    const shown = (0,_nomad_plan_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(text.replace(/\s+/g, ' ')).trim();
    return shown === '' ? '(empty)' : shown;
}
function longestRun(text) {
    return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
function link(text, url) {
    if (url === undefined)
        return text;
    return `[${text}](${url.replace(/[^A-Za-z0-9:/?#&=.,%+_-]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`)})`;
}
function fence(lines, language) {
    const ticks = '`'.repeat(Math.max(2, longestRun(lines.join('\n'))) + 1);
    return [`${ticks}${language}`, ...lines, ticks].join('\n');
}
function details(summary, body, open) {
    return `<details${open ? ' open' : ''}><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}
function table(head, rows) {
    return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}


/***/ }),

/***/ 6844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ prose),
/* harmony export */   i: () => (/* binding */ cellProse)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7058);

function prose(text) {
    const line = text.replace(/\s+/g, ' ').trim();
    if (line === '')
        return '(no message)';
    return line
        .split(/(`[^`]+`|(?<![^\s(])"[^"`]+"(?=[\s.,;:!?)]|$))/)
        .flatMap((part) => /^`[^`]+`$/.test(part)
        ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(part.slice(1, -1))]
        : /^"[^"]+"$/.test(part) && part.split(' ').some((one) => word(one) !== one)
            ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(part)]
            :
                part.split(/(?<= )/).map((one, at) => (at > 0 && one === '- ' ? one : word(one))))
        .filter((part) => part !== '')
        .map((part, at, parts) => (part.startsWith('`') && parts[at - 1]?.endsWith('`') === true ? ` ${part}` : part))
        .join('');
}
function cellProse(text) {
    return prose(text.replaceAll('|', '∣'));
}
const ordinary = /^["'(]{0,5}(?:[A-Za-z0-9](?:[A-Za-z0-9'-]{0,100}[A-Za-z0-9])?|\d{1,20}\.\d{1,20})?[.,;:?!)"']{0,5}$/;
const listed = /^\d+[.)](?!\d)/;
const references = [/(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])/i, /[a-z][-_]?\d/i, /\d-\d/];
function isReference(text) {
    return listed.test(text) || references.some((reference) => reference.test(text));
}
function word(text) {
    const bare = text.trimEnd();
    if (bare === '' || (ordinary.test(bare) && !isReference(bare)))
        return text;
    const end = bare.includes('(') ? /(?<=[^.,;:!?])[.,;:!?]{1,5}$/ : /(?<=[^.,;:!?)])[.,;:!?)]{1,5}$/;
    const core = bare.replace(end, '');
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(core) + text.slice(core.length);
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
    return ({ name, parts, isPrivate }) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
        const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'w', isPrivate ? 0o600 : 0o644);
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

/***/ 9042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ describeFailure),
/* harmony export */   Ne: () => (/* binding */ describeNotes),
/* harmony export */   Yi: () => (/* binding */ formatMinute),
/* harmony export */   nl: () => (/* binding */ describeReasons),
/* harmony export */   uQ: () => (/* binding */ describeChange),
/* harmony export */   uh: () => (/* binding */ describeRemovedFile),
/* harmony export */   wO: () => (/* binding */ unplacedCount)
/* harmony export */ });
/* harmony import */ var _nomad_plan_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7744);

function formatMinute(time) {
    return time === undefined ? '' : `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
function describeChange(verdict) {
    if (verdict.startsAgain)
        return 'starts again (it was stopped)';
    if (verdict.change === 'unchanged')
        return verdict.changes ? 'allocations due' : 'unchanged';
    return { new: 'new', edited: 'changes', stopped: 'stops' }[verdict.change];
}
function unplacedCount(unplaced) {
    return unplaced.reduce((total, one) => total + one.count, 0);
}
function describeReasons(reasons) {
    return reasons.map(({ text, name }) => (name === undefined ? text : `${text} ${name}`)).join('; ');
}
function describeNotes({ overridden, dropped, random = [], leftOut = [], }) {
    return [
        ...(random.length === 0 ? [] : [describeRandomFields(random)]),
        ...(leftOut.length === 0 ? [] : [describeLeftOut(leftOut)]),
        ...overridden.map(({ what, file, input }) => `The job file sets ${what} \`${file}\`, and the input \`${what}\` is \`${input}\`: the job file wins.`),
        ...dropped.map(({ name, by }) => `The variable \`${name}\`, set by ${by}, is not declared in the job file and was left out.`),
    ];
}
const mostNamed = 5;
function someFields(fields) {
    const named = fields.slice(0, mostNamed).map((field) => `\`${field}\``);
    const more = fields.length > mostNamed ? ` and ${(0,_nomad_plan_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(fields.length - mostNamed, 'field')} more` : '';
    return `${named.join(', ')}${more}`;
}
function describeLeftOut(fields) {
    return `Not shown, whether changed or not: ${someFields(fields)}, because a condition or a function makes the value from a secret, or because Nomad decides by it.`;
}
function describeRandomFields(fields) {
    return `Changes with every plan: ${someFields(fields)}, because the job file calls \`uuidv4()\` or \`bcrypt()\`. The register compares everything else of the job with what was reviewed, but not these values.`;
}
function describeRemovedFile({ file, id, stop }) {
    const removed = `\`${file}\` is removed`;
    const job = id === undefined ? 'its job' : `job \`${id}\``;
    switch (stop.kind) {
        case 'stops':
            return `${removed}: ${job} will be stopped after the merge.`;
        case 'gone':
            return `${removed}: ${job} does not run.`;
        case 'runs-on':
            if (stop.why === 'by-hand')
                return `${removed}: ${job} keeps running. Set \`stop-removed: true\` to stop it with the merge, or stop it by hand.`;
            return stop.why === 'declared'
                ? `${removed}: ${job} keeps running, because \`${stop.by}\` declares it.`
                : `${removed}: ${job} keeps running, because \`${stop.by}\` cannot be parsed and may declare it.`;
    }
}
function describeFailure(failure) {
    const { location: where } = failure;
    if (where === undefined)
        return '';
    return where.line === undefined ? where.file : `${where.file}:${where.line}`;
}


/***/ }),

/***/ 6089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ publishErrors),
  e3: () => (/* binding */ publishLog),
  S3: () => (/* binding */ publishReport)
});

// UNUSED EXPORTS: publishResults

// EXTERNAL MODULE: ./build/js/report/help.js
var help = __webpack_require__(7318);
// EXTERNAL MODULE: ./build/js/report/failure-items.js
var failure_items = __webpack_require__(8762);
// EXTERNAL MODULE: ./build/js/report/plan/describe-plan.js
var describe_plan = __webpack_require__(9042);
;// CONCATENATED MODULE: ./build/js/report/annotations.js



const mostAnnotations = 10;
const longestAnnotation = 4096;
function annotateFailures(failures, runner) {
    const groups = (0,failure_items/* groupFailures */.BR)(failures);
    const shown = groups.length > mostAnnotations ? groups.slice(0, mostAnnotations - 1) : groups;
    for (const group of shown) {
        const [first] = group;
        if (first === undefined)
            continue;
        const more = group.length > 1 ? ` (and the same for ${group.length - 1} more)` : '';
        const text = (0,help/* failureText */.kY)(first, { note: more, most: longestAnnotation });
        runner[first.level](text, { ...first.location, title: 'Outrider' });
    }
    const rest = groups.slice(shown.length);
    if (rest.length === 0)
        return;
    runner.error(`… and ${rest.length} more; they are listed in the log.`, { title: 'Outrider' });
    const firsts = (0,help/* firstOfEach */.t6)(groups.flatMap((group) => group.slice(0, 1)));
    runner.log(rest
        .flatMap((group) => group.slice(0, 1))
        .map((failure) => [(0,describe_plan/* describeFailure */.Ic)(failure), (0,help/* failureText */.kY)(failure, { linked: firsts.has(failure) })]
        .filter((part) => part !== '')
        .join(': '))
        .join('\n'));
}

// EXTERNAL MODULE: ./build/js/report/output-files.js
var output_files = __webpack_require__(3622);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
;// CONCATENATED MODULE: ./build/js/report/comment/publish-comment.js



async function publishComment({ subject, isOfFork, write }, runner) {
    try {
        const written = await write();
        if (written.action === 'none') {
            runner.log(`No comment written: ${written.why}.`);
            return { url: '' };
        }
        if (written.action === 'left') {
            runner.notice(`A newer run of this pull request owns the comment; this ${subject} is in the step summary.`, {
                title: 'Outrider',
            });
            return { url: written.url };
        }
        const actions = { created: 'created', updated: 'updated', unchanged: 'is up to date' };
        runner.log(`Comment ${actions[written.action]}: ${written.url}`);
        return { url: written.url };
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        if (error.reason === 'unauthorized') {
            const where = `No comment was written; the ${subject} is in the step summary.`;
            runner[isOfFork ? 'notice' : 'warning'](`${where} ${(0,help/* failureText */.kY)(error)}`, { title: 'Outrider' });
            return { url: '' };
        }
        const failure = error.withContext('The comment could not be written');
        annotateFailures([failure], runner);
        return { url: '', failure };
    }
}

// EXTERNAL MODULE: ./build/js/nomad-plan/numbers.js
var numbers = __webpack_require__(7744);
;// CONCATENATED MODULE: ./build/js/report/publish.js





async function publishReport(report, { runner, directory }) {
    publishLog(report.log, runner);
    const comment = report.comment === undefined ? undefined : await publishComment(report.comment, runner);
    return publishResults(report, comment, { runner, directory });
}
function publishResults(report, comment, { runner, directory }) {
    runner.appendSummary(report.summary);
    const errors = [...report.errors, ...(comment?.failure === undefined ? [] : [comment.failure])];
    const writeFile = (0,output_files/* outputFiles */.L)(directory);
    const files = Object.entries(report.files).map(([name, file]) => [name, writeFile(file)]);
    const outputs = {
        ...report.outputs,
        ...(comment === undefined ? {} : { 'comment-url': comment.url }),
        ...Object.fromEntries(files),
        reason: errors[0]?.reason ?? report.outputs.reason ?? '',
    };
    for (const [name, value] of Object.entries(outputs))
        runner.setOutput(name, value);
    return errors.length === 0;
}
function publishLog(entries, runner) {
    for (const entry of entries)
        publishEntry(entry, runner);
}
function publishEntry(entry, runner) {
    switch (entry.kind) {
        case 'text':
            runner.log(entry.text);
            return;
        case 'group':
            runner.group(entry.name);
            runner.log(entry.text);
            runner.endGroup();
            return;
        case 'notice':
        case 'warning':
        case 'error':
            runner[entry.kind](entry.text, { title: 'Outrider', file: entry.file, line: entry.line });
            return;
        case 'errors':
            annotateFailures(entry.errors, runner);
    }
}
function publishErrors(errors, receipts, runner) {
    annotateFailures(errors, runner);
    const summary = errors.length === 1 ? (errors[0]?.message ?? '') : `${(0,numbers/* plural */.L)(errors.length, 'error')} in the inputs`;
    runner.appendSummary(['### 🔴 Outrider did not run', '', ...(0,failure_items/* failureItems */.xh)(errors, undefined), ''].join('\n'));
    runner.setOutput('summary', summary);
    runner.setOutput('changed', String(receipts.length > 0));
    runner.setOutput('receipts', JSON.stringify(receipts));
    runner.setOutput('reason', errors[0]?.reason ?? 'server');
}


/***/ }),

/***/ 1828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/github/context.js
var context = __webpack_require__(5534);
// EXTERNAL MODULE: ./build/js/clients/http/host.js
var host = __webpack_require__(2442);
// EXTERNAL MODULE: ./build/js/clients/github/runner.js + 1 modules
var github_runner = __webpack_require__(6030);
// EXTERNAL MODULE: ./build/js/inputs/assignments.js
var assignments = __webpack_require__(8300);
// EXTERNAL MODULE: ./build/js/inputs/input.js
var inputs_input = __webpack_require__(1542);
// EXTERNAL MODULE: ./build/js/inputs/suggest.js
var suggest = __webpack_require__(1352);
;// CONCATENATED MODULE: ./build/js/inputs/read.js



function secretTexts(env, table) {
    const inputs = Object.entries(table);
    const texts = inputs
        .filter(([, { kind }]) => kind.secret === 'text')
        .flatMap(([name, input]) => [env[(0,inputs_input/* inputVariable */.L)(name)] ?? '', input.env === undefined ? '' : (env[input.env] ?? '')])
        .flatMap((text) => (text.trim() === '' ? [] : [text, text.trim(), ...deriveBasicAuthSecrets(text.trim())]));
    const values = inputs
        .filter(([, { kind }]) => kind.secret === 'values')
        .flatMap(([name]) => (0,assignments/* secretValues */.VX)(env[(0,inputs_input/* inputVariable */.L)(name)] ?? ''));
    return [...new Set([...texts, ...values, ...findRegistryTokens(env)])];
}
function findRegistryTokens(env) {
    return Object.entries(env).flatMap(([name, text]) => name.startsWith('TF_TOKEN_') && text?.trim() ? [text.trim()] : []);
}
function deriveBasicAuthSecrets(text) {
    const password = /^[^:\s]+:(\S{4,})$/.exec(text)?.[1];
    return password === undefined ? [] : [password, Buffer.from(text).toString('base64')];
}
function readInput(name, input, env, errors) {
    const read = input.kind.read((0,inputs_input/* givenInput */.C)(env, name, input)?.text ?? defaultText(input));
    if ('value' in read)
        return read.value;
    errors.add(name, read.error, read.hint);
    return undefined;
}
function readInputs(mode, { table, all }, env, errors) {
    const values = {};
    for (const [name, input] of Object.entries(all)) {
        const given = (0,inputs_input/* givenInput */.C)(env, name, input);
        if (!(name in table) && given !== undefined && isSetByUser(given, input))
            errors.add(name, `is not used by \`mode: ${mode}\``, 'Remove it, or set the mode that uses it.');
        const own = table[name] ?? input;
        const value = readInput(name, own, env, errors);
        if (name in table)
            values[name] = value ?? defaultOf(own);
    }
    for (const [name, meant] of findMisspelt(env, Object.keys(table), Object.keys(all)))
        errors.addMisspelt(name, meant);
    return values;
}
function defaultOf(input) {
    const read = input.kind.read(defaultText(input));
    return 'value' in read ? read.value : undefined;
}
function isSetByUser({ text, fromEnv }, input) {
    return !fromEnv && text !== input.default && input.default?.startsWith('${{') !== true;
}
function defaultText({ kind, default: usual }) {
    if (usual === undefined)
        return kind.empty ?? '';
    return usual.startsWith('${{') ? '' : usual;
}
function findMisspelt(env, own, all) {
    const known = new Set(all.map(inputs_input/* inputVariable */.L));
    return Object.keys(env)
        .filter((variable) => variable.startsWith('INPUT_') && !known.has(variable) && env[variable] !== '')
        .map((variable) => variable.slice('INPUT_'.length).toLowerCase())
        .flatMap((name) => {
        const word = name.replaceAll('_', '-');
        const meant = (0,suggest/* nearest */.p)(word, own) ?? onlyEndingIn(word, own) ?? (0,suggest/* nearest */.p)(word, all);
        return meant === undefined ? [] : [[name, meant]];
    });
}
function onlyEndingIn(word, names) {
    const [only, ...others] = names.filter((name) => name.endsWith(`-${word}`));
    return others.length === 0 ? only : undefined;
}

// EXTERNAL MODULE: ./build/js/inputs/job.js
var job = __webpack_require__(7321);
// EXTERNAL MODULE: ./build/js/inputs/kinds.js
var kinds = __webpack_require__(6981);
// EXTERNAL MODULE: ./build/js/inputs/steer.js
var steer = __webpack_require__(2595);
// EXTERNAL MODULE: ./build/js/modes/plan/inputs.js
var inputs = __webpack_require__(5188);
// EXTERNAL MODULE: ./build/js/modes/register/inputs.js + 1 modules
var register_inputs = __webpack_require__(3271);
// EXTERNAL MODULE: ./build/js/modes/parse/inputs.js
var parse_inputs = __webpack_require__(8752);
// EXTERNAL MODULE: ./build/js/modes/dispatch/inputs.js + 3 modules
var dispatch_inputs = __webpack_require__(5647);
// EXTERNAL MODULE: ./build/js/modes/scale/inputs.js
var scale_inputs = __webpack_require__(3703);
// EXTERNAL MODULE: ./build/js/modes/revert/inputs.js
var revert_inputs = __webpack_require__(2123);
// EXTERNAL MODULE: ./build/js/modes/stable/inputs.js
var stable_inputs = __webpack_require__(9992);
// EXTERNAL MODULE: ./build/js/modes/evaluate/inputs.js
var evaluate_inputs = __webpack_require__(6092);
// EXTERNAL MODULE: ./build/js/modes/stop/inputs.js
var stop_inputs = __webpack_require__(6773);
// EXTERNAL MODULE: ./build/js/modes/promote/inputs.js
var promote_inputs = __webpack_require__(3681);
// EXTERNAL MODULE: ./build/js/modes/status/inputs.js
var status_inputs = __webpack_require__(811);
// EXTERNAL MODULE: ./build/js/modes/list/inputs.js
var list_inputs = __webpack_require__(9497);
// EXTERNAL MODULE: ./build/js/modes/drift/inputs.js
var drift_inputs = __webpack_require__(9588);
// EXTERNAL MODULE: ./build/js/modes/command/inputs.js
var command_inputs = __webpack_require__(9778);
// EXTERNAL MODULE: ./build/js/modes/deprecate/inputs.js
var deprecate_inputs = __webpack_require__(4472);
// EXTERNAL MODULE: ./build/js/modes/reinstate/inputs.js
var reinstate_inputs = __webpack_require__(4564);
// EXTERNAL MODULE: ./build/js/modes/check/inputs.js
var check_inputs = __webpack_require__(4493);
// EXTERNAL MODULE: ./build/js/modes/check-modules/inputs.js
var check_modules_inputs = __webpack_require__(6533);
;// CONCATENATED MODULE: ./build/js/modes/index.js





















const modes = {
    plan: { inputs: inputs/* planInputs */.Z, load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(807), __webpack_require__.e(291), __webpack_require__.e(679), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 5093))).mode },
    register: { inputs: register_inputs/* registerInputs */.F, load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(807), __webpack_require__.e(291), __webpack_require__.e(679), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 7592))).mode },
    parse: { inputs: parse_inputs/* parseInputs */.T, load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(807), __webpack_require__.e(291), __webpack_require__.e(679), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 9544))).mode },
    dispatch: { inputs: dispatch_inputs/* dispatchInputs */.C, load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(807), __webpack_require__.e(291), __webpack_require__.e(679), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 7428))).mode },
    scale: { inputs: scale_inputs/* scaleInputs */.A$, load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(807), __webpack_require__.e(291), __webpack_require__.e(679), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 5365))).mode },
    revert: { inputs: revert_inputs/* revertInputs */._, load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(807), __webpack_require__.e(291), __webpack_require__.e(679), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 669))).mode },
    stable: { inputs: stable_inputs/* stableInputs */.t, load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(807), __webpack_require__.e(291), __webpack_require__.e(679), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 5451))).mode },
    evaluate: { inputs: evaluate_inputs/* evaluateInputs */.D, load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(807), __webpack_require__.e(291), __webpack_require__.e(679), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 7287))).mode },
    'periodic-force': { inputs: job/* jobWriteInputs */.GF, load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(807), __webpack_require__.e(291), __webpack_require__.e(679), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 4523))).mode },
    stop: { inputs: stop_inputs/* stopInputs */.s, load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(807), __webpack_require__.e(291), __webpack_require__.e(679), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 6766))).mode },
    promote: { inputs: promote_inputs/* promoteInputs */.K, load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(807), __webpack_require__.e(291), __webpack_require__.e(679), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 346))).mode },
    'fail-deployment': { inputs: steer/* steerInputs */.z, load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(807), __webpack_require__.e(291), __webpack_require__.e(679), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 5290))).mode },
    status: { inputs: status_inputs/* statusInputs */.o, load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(807), __webpack_require__.e(291), __webpack_require__.e(679), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 4211))).mode },
    list: { inputs: list_inputs/* listInputs */.S, load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(807), __webpack_require__.e(291), __webpack_require__.e(679), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 8266))).mode },
    drift: { inputs: drift_inputs/* driftInputs */.j, load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(807), __webpack_require__.e(291), __webpack_require__.e(679), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 5694))).mode },
    command: { inputs: command_inputs/* commandInputs */.t, load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(807), __webpack_require__.e(291), __webpack_require__.e(679), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 6145))).mode },
    deprecate: { inputs: deprecate_inputs/* deprecateInputs */.B, load: async () => (await Promise.all(/* import() | registry */[__webpack_require__.e(807), __webpack_require__.e(679), __webpack_require__.e(314)]).then(__webpack_require__.bind(__webpack_require__, 2284))).mode },
    reinstate: { inputs: reinstate_inputs/* reinstateInputs */.Z, load: async () => (await Promise.all(/* import() | registry */[__webpack_require__.e(807), __webpack_require__.e(679), __webpack_require__.e(314)]).then(__webpack_require__.bind(__webpack_require__, 4291))).mode },
    'check-modules': { inputs: check_modules_inputs/* checkModulesInputs */.xe, load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(807), __webpack_require__.e(291), __webpack_require__.e(679), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 6278))).mode },
    check: { inputs: check_inputs/* checkInputs */.s, load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(807), __webpack_require__.e(291), __webpack_require__.e(679), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 982))).mode },
};
const modeNames = Object.keys(modes);
const synonyms = {
    preview: 'plan',
    diff: 'plan',
    apply: 'register',
    run: 'register',
    deploy: 'register',
    validate: 'parse',
    rollback: 'revert',
    delete: 'stop',
    purge: 'stop',
    undeprecate: 'reinstate',
};
const modeInput = {
    mode: { kind: kinds/* choice */.Yq(modeNames, synonyms), default: 'plan', text: 'Operation to run.' },
};
const allInputs = Object.assign({}, modeInput, ...Object.values(modes).map(({ inputs }) => inputs));

// EXTERNAL MODULE: ./build/js/inputs/input-errors.js
var input_errors = __webpack_require__(7572);
;// CONCATENATED MODULE: ./build/js/modes/read-mode.js



async function readMode({ env, workspace, fork, isOfFork }) {
    const errors = (0,input_errors/* createInputErrors */.y)(env, allInputs);
    const name = (0,input_errors/* unlessErrors */.I)(readInput('mode', modeInput.mode, env, errors), errors);
    const mode = await modes[name].load();
    const raw = readInputs(name, { table: { ...modeInput, ...mode.inputs }, all: allInputs }, env, errors);
    const withheld = isOfFork && mode.withheld?.isWithheld(raw) === true ? mode.withheld : undefined;
    const inputs = mode.read(raw, { env, workspace, fork, withheld: withheld !== undefined, errors });
    if (withheld !== undefined && errors.list.length === 0)
        return { withheld };
    return { mode, inputs: (0,input_errors/* unlessErrors */.I)(inputs, errors) };
}

// EXTERNAL MODULE: ./build/js/gate/evidence.js + 1 modules
var gate_evidence = __webpack_require__(5242);
;// CONCATENATED MODULE: ./build/js/gate/gate.js

class OnePermit {
    verb;
    #target;
    #onEnd;
    #state = 'new';
    constructor(verb, target, onEnd) {
        this.verb = verb;
        this.#target = target;
        this.#onEnd = onEnd;
    }
    spend(verb, request) {
        const permitted = this.#target;
        const names = Object.keys(request);
        const isOther = names.some((name) => (request[name] ?? '') !== (permitted[name] ?? ''));
        if (this.#state !== 'new' || this.verb !== verb || isOther)
            throw new Error(`No permit to ${verb} ${request.job ?? request.deployment ?? request.module ?? ''}`);
        this.#state = 'spent';
    }
    end(change) {
        if (this.#state !== 'spent')
            throw new Error(`A permit to ${this.verb} ended while it was ${this.#state}`);
        this.#state = 'ended';
        this.#onEnd(change);
    }
}
function createGate({ verbs, facts, onReceipt }) {
    const own = new Set();
    let hasChanged = false;
    const refuse = (verb, target, evidence) => (0,gate_evidence/* findRefusal */.W)(evidence, { verb, target, verbs, isOwn: own.has(versionOf(target)) });
    return {
        hasChanged: () => hasChanged,
        allows: (verb, target, evidence) => refuse(verb, target, evidence) === undefined,
        mayWrite(verb, target, evidence) {
            const refusal = refuse(verb, target, evidence);
            if (refusal !== undefined)
                throw refusal;
            return new OnePermit(verb, target, (change) => {
                hasChanged ||= change.to !== undefined;
                if ('job' in target)
                    own.add(versionOf({ ...target, index: change.to?.index }));
                onReceipt(createReceipt({ verb, target, change, facts, source: evidence.source }));
            });
        },
    };
}
function versionOf(target) {
    return 'job' in target && target.index ? JSON.stringify([target.region ?? '', target.job, target.index]) : '';
}
function createReceipt({ verb, target, change, facts, source }) {
    const { address, actor, triggeringActor, run, attempt } = facts;
    const { plan = '', pullRequest = facts.pullRequest, commit = facts.commit, approvedBy = [] } = source ?? {};
    const isJob = 'job' in target;
    return {
        verb,
        ...(isJob ? { job: target.job } : { module: target.module }),
        namespace: (isJob && target.namespace) || facts.namespace,
        region: (isJob && target.region) || facts.region,
        address,
        from: change.from,
        to: change.to ?? null,
        plan,
        'pull-request': pullRequest,
        commit,
        actor,
        'triggering-actor': triggeringActor,
        'approved-by': approvedBy,
        run,
        attempt,
        at: new Date().toISOString(),
    };
}

// EXTERNAL MODULE: ./build/js/redaction/redactor.js + 3 modules
var redaction_redactor = __webpack_require__(1819);
// EXTERNAL MODULE: ./build/js/report/publish.js + 2 modules
var publish = __webpack_require__(6089);
;// CONCATENATED MODULE: ./build/js/run.js
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












async function runAction(options) {
    const { env, write } = options;
    const event = (0,context/* readContext */.y)(env);
    const requestToken = env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ?? '';
    const secrets = [...secretTexts(env, allInputs), ...(requestToken === '' ? [] : [requestToken])];
    const redactor = (0,redaction_redactor/* createRedactor */.l)(secrets);
    const { outputFile, summaryFile } = event;
    const runner = (0,github_runner/* createRunner */.j)({ write, outputFile, summaryFile, token: external_node_crypto_.randomUUID, hide: redactor.hide });
    for (const secret of secrets)
        runner.mask(secret);
    const receipts = [];
    try {
        checkNode(options.version);
        const workspace = event.workspace ?? options.directory;
        return (await runMode({ options, event, runner, redactor, secrets, workspace, receipts })) ? 0 : 1;
    }
    catch (error) {
        (0,publish/* publishErrors */.$)((0,errors/* errorsIn */.R4)(error) ?? [internalError(error)], receipts, runner);
        return 1;
    }
}
async function runMode(started) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { options, event, runner, receipts } = started;
        const { env } = options;
        const fork = event.pullRequest?.fork ?? false;
        const asked = await readMode({ env, workspace: started.workspace, fork, isOfFork: (0,context/* isOfFork */.O)(event) });
        const destination = { runner, directory: event.temporary ?? (0,external_node_os_.tmpdir)() };
        const redaction = { redact: (text) => runner.hide(text) };
        if ('withheld' in asked)
            return (0,publish/* publishReport */.S3)(asked.withheld.report(redaction), destination);
        const { mode, inputs } = asked;
        const { openContext } = await __webpack_require__.e(/* import() */ 136).then(__webpack_require__.bind(__webpack_require__, 6136));
        const gate = createGate({
            verbs: mode.writes,
            facts: { ...factsOf(event), ...placeOf(inputs, event) },
            onReceipt(receipt) {
                receipts.push(receipt);
                runner.log(`receipt ${JSON.stringify(receipt)}`);
            },
        });
        const opened = __addDisposableResource(env_1, openContext({
            ...started,
            service: serviceOf(inputs, event),
            timeout: inputs.timeout,
            connections: mode.connections,
            gate,
            cancelled: createCancellation(mode, options),
            proxies: proxiesOf(env),
            pace: options.pace,
        }), true);
        logStart(mode, inputs, started);
        const outcome = await mode.run(inputs, opened.context);
        const report = mode.report(outcome, redaction);
        const written = { ...report, outputs: { ...report.outputs, ...outputsOf(report, gate, receipts) } };
        const isWell = await (0,publish/* publishReport */.S3)(mode.writes.length === 0 ? report : written, destination);
        await opened.finished();
        return isWell;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function outputsOf({ outputs }, { hasChanged }, receipts) {
    const changed = hasChanged() ? 'true' : (outputs.changed ?? 'false');
    return { changed, receipts: JSON.stringify(receipts) };
}
function factsOf({ pullRequest, sha, actor, triggeringActor, runId, runAttempt }) {
    return {
        pullRequest: pullRequest?.number ?? null,
        commit: sha ?? '',
        actor: actor ?? '',
        triggeringActor: triggeringActor ?? '',
        run: runId ?? '',
        attempt: runAttempt,
    };
}
function placeOf(inputs, event) {
    const { namespace, region } = 'nomad' in inputs ? inputs.nomad : {};
    const { origin } = serviceOf(inputs, event).address;
    return { address: origin, namespace: namespace ?? ('nomad' in inputs ? 'default' : ''), region: region ?? '' };
}
function createCancellation({ writes }, { cancellation }) {
    const controller = new AbortController();
    if (writes.length === 0)
        return controller.signal;
    const signal = cancellation();
    const abort = () => controller.abort(new errors/* ActionError */.lZ({ reason: 'timed-out', message: 'The run was cancelled' }));
    if (signal.aborted)
        abort();
    else
        signal.addEventListener('abort', abort, { once: true });
    return controller.signal;
}
function serviceOf(inputs, { apiUrl }) {
    if ('gitHubOnly' in inputs)
        return { name: 'GitHub', address: URL.parse(apiUrl) ?? new URL('https://api.github.com') };
    return 'registry' in inputs ? { name: 'the registry', ...inputs.registry } : { name: 'Nomad', ...inputs.nomad };
}
function logStart({ activity }, inputs, { event, runner }) {
    const { address } = serviceOf(inputs, event);
    const dryRun = 'registry' in inputs && inputs.dryRun === true ? ' (dry run)' : '';
    runner.log(`${activity}${dryRun} on ${address.host}.`);
    if (address.protocol === 'http:' && !(0,host/* isLoopback */.U)(address))
        runner.log('The address is plain http: others on the network can read and change the traffic.');
    if (event.problem !== undefined && !('registry' in inputs))
        runner.warning(`The pull request is unknown: ${event.problem}.`, { title: 'Outrider' });
}
const requiredNode = 24;
function checkNode(version) {
    if (Number.parseInt(version, 10) >= requiredNode)
        return;
    throw new errors/* ActionError */.lZ({
        reason: 'input',
        message: `Outrider requires Node.js ${requiredNode}, but this runner uses ${version}`,
        hint: `Update the runner. Runners that use the \`node\` on PATH, such as act and those of Gitea and Forgejo, need Node.js ${requiredNode} there.`,
    });
}
function proxiesOf(env) {
    return {
        http_proxy: env['http_proxy'] ?? env['HTTP_PROXY'],
        https_proxy: env['https_proxy'] ?? env['HTTPS_PROXY'],
        no_proxy: env['no_proxy'] ?? env['NO_PROXY'],
    };
}
function internalError(error) {
    const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return new errors/* ActionError */.lZ({
        reason: 'server',
        message: `Internal error: ${what}`,
        help: 'fault-of-ours',
        hint: 'Please report it with the log of this run.',
        cause: error,
    });
}


/***/ })

};
