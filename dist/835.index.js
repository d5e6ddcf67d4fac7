export const id = 835;
export const ids = [835];
export const modules = {

/***/ 197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ isOfFork),
  y: () => (/* binding */ readContext)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/js/clients/github/payload.js
function arrayOrEmpty(list) {
    return Array.isArray(list) ? list : [];
}
function nonEmptyText(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}

;// CONCATENATED MODULE: ./build/js/clients/github/event-subject.js

const mostNamed = 20;
function subjectOf(event, ref) {
    const named = [...numbersIn(event), ...[ref, ...refsIn(event)].map(pullRequestOfRef)];
    return {
        defaultBranch: nonEmptyText(event?.repository?.default_branch),
        branch: branchOf(event?.ref) ?? branchOf(ref),
        pushed: arrayOrEmpty(event?.commits).flatMap((commit) => nonEmptyText(commit?.id) ?? []),
        named: [...new Set(named.filter(isNumber))].slice(0, mostNamed),
    };
}
function numbersIn(event) {
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
        ...singles.map(numberOf),
        ...issues.map((issue) => (isObject(issue?.pull_request) ? issue?.number : undefined)),
    ];
}
function refsIn(event) {
    return [
        event?.ref,
        event?.merge_group?.head_ref,
        event?.deployment?.ref,
        event?.check_suite?.head_branch,
        event?.check_run?.check_suite?.head_branch,
        event?.workflow_run?.head_branch,
    ];
}
function pullRequestOfRef(ref) {
    const text = typeof ref === 'string' ? ref : '';
    const number = /^(?:refs\/heads\/)?gh-readonly-queue\/.+\/pr-([1-9]\d{0,8})-[0-9a-f]+$/.exec(text)?.[1] ??
        /^(?:refs\/)?pull\/([1-9]\d{0,8})\/(?:head|merge)$/.exec(text)?.[1];
    return number === undefined ? undefined : Number(number);
}
function branchOf(ref) {
    if (pullRequestOfRef(ref) !== undefined)
        return undefined;
    return typeof ref === 'string' && ref.startsWith('refs/heads/')
        ? ref.slice('refs/heads/'.length) || undefined
        : undefined;
}
function numberOf(pull) {
    if (isObject(pull))
        return 'number' in pull ? pull.number : undefined;
    return typeof pull === 'string' && /^[1-9]\d{0,8}$/.test(pull) ? Number(pull) : pull;
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}
function isNumber(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;
}

;// CONCATENATED MODULE: ./build/js/clients/github/event.js



function readEvent({ name, path, ref }) {
    const isOfQueue = name === 'merge_group';
    const isOfPullRequest = name.startsWith('pull_request');
    const { payload, problem } = readPayload(name, path);
    const pullRequest = isOfPullRequest ? pullRequestOf(payload?.pull_request) : undefined;
    const subject = subjectOf(payload, ref);
    const isMissing = isOfQueue ? subject.named.length === 0 : pullRequest === undefined;
    const what = isOfQueue ? 'pull request of a merge queue' : 'pull request with number, head and base';
    const missing = isMissing ? `the event file ${path} holds no ${what}` : undefined;
    return {
        pullRequest,
        subject,
        tag: tagEventOf(name, payload, ref),
        publicRepository: payload?.repository?.private !== true,
        problem: isOfQueue || isOfPullRequest ? (problem ?? missing) : undefined,
    };
}
function readPayload(name, path) {
    if (path === undefined)
        return { problem: `the event is ${name}, but GITHUB_EVENT_PATH is not set` };
    try {
        return { payload: JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8')) };
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        return { problem: `the event file ${path} cannot be read: ${why}` };
    }
}
function pullRequestOf(pull) {
    const { number, head, base, merged_at: time } = pull ?? {};
    const [headSha, headRef, baseSha, baseRef] = [head?.sha, head?.ref, base?.sha, base?.ref];
    if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1)
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
        return releaseOf(event);
    if (eventName === 'create' || eventName === 'delete') {
        const tag = event?.ref_type === 'tag' ? nonEmptyText(event.ref) : undefined;
        const what = eventName === 'delete' ? 'withdrawn' : 'released';
        return tag === undefined ? undefined : { tag, what, url: undefined };
    }
    const tag = /^refs\/tags\/(.+)$/s.exec(nonEmptyText(event?.ref) ?? ref ?? '')?.[1];
    if (tag === undefined)
        return undefined;
    return { tag, what: eventName === 'push' && isDeletion(event) ? 'withdrawn' : 'released', url: undefined };
}
function isDeletion(event) {
    return event?.deleted === true || /^0{40,64}$/.test(nonEmptyText(event?.after) ?? '');
}
const withdrawing = new Set(['deleted', 'unpublished']);
function releaseOf(event) {
    const { action, release } = event ?? {};
    const tag = nonEmptyText(release?.tag_name);
    const isDraft = release?.draft === true && action !== 'unpublished';
    if (tag === undefined || isDraft)
        return undefined;
    return { tag, what: withdrawing.has(action) ? 'withdrawn' : 'released', url: nonEmptyText(release?.html_url) };
}

;// CONCATENATED MODULE: ./build/js/clients/github/context.js

const ofPullRequests = new Set([
    'pull_request',
    'pull_request_review',
    'pull_request_review_comment',
]);
function isOfFork({ eventName, pullRequest }) {
    return ofPullRequests.has(eventName) && pullRequest?.fork === true;
}
function readContext(env) {
    const get = (name) => env[`GITHUB_${name}`]?.trim() || undefined;
    const url = (name) => get(name)?.replace(/(?<!\/)\/+$/, '');
    const eventName = get('EVENT_NAME') ?? '';
    const place = {
        serverUrl: url('SERVER_URL') ?? 'https://github.com',
        graphqlUrl: url('GRAPHQL_URL'),
        repository: parseRepository(get('REPOSITORY')),
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
        outputFile: get('OUTPUT'),
        summaryFile: get('STEP_SUMMARY'),
        runUrl: runUrl(place),
        identityToken: identityTokenSource(env),
        ...readEvent({ name: eventName, path: get('EVENT_PATH'), ref: get('REF') }),
    };
}
function identityTokenSource(env) {
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
function runUrl(run) {
    const address = run.graphqlUrl === undefined && run.runNumber > 0 ? String(run.runNumber) : run.runId;
    if (run.repository === undefined || address === undefined)
        return undefined;
    return `${run.serverUrl}/${run.repository.owner}/${run.repository.name}/actions/runs/${address}`;
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
        shown.set(freeName(hide(name), shown), hideInData(value, hide));
    return Object.fromEntries(shown);
}
function freeName(name, taken) {
    let free = name;
    for (let count = 2; taken.has(free); count += 1)
        free = `${name} ${count}`;
    return free;
}

;// CONCATENATED MODULE: ./build/js/clients/github/runner.js



const SUMMARY_LIMIT = 1024 * 1024;
const paths = new Set(['markdown', 'plan-text', 'plan-json', 'job-json']);
function createRunner({ write, outputFile, summaryFile, token, hide }) {
    const masks = createMasks();
    const shown = (text) => hide(masks.hide(text)).replace(/\r\n?/g, '\n').replace(unseen, escaped);
    const print = (call) => write(printedBy(call));
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
        log(text) {
            const lines = shown(text).replace(/\n$/, '');
            print(() => (couldBeCommand(lines) ? infoWithoutCommands(lines, token) : core/* info */.pq(lines)));
        },
        setOutput(name, value) {
            if (outputFile === undefined)
                return;
            const shownValue = paths.has(name) ? value : hideInOutput(value, hide);
            (0,external_node_fs_.appendFileSync)(outputFile, '');
            withVariable('GITHUB_OUTPUT', outputFile, () => core/* setOutput */.uH(name, shownValue));
        },
        appendSummary: (markdown) => summaryFile !== undefined && appendWithin(summaryFile, hide(masks.hide(markdown))),
    };
}
function printedBy(call) {
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
const unseen = /(?!\u001b\[(?:0|3[1-3])m)[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;
function escaped(sign) {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
function couldBeCommand(text) {
    return text.includes('::') || text.includes('##[');
}
function infoWithoutCommands(text, token) {
    const taken = text.toLowerCase();
    let end = token();
    while (taken.includes(end.toLowerCase()))
        end = token();
    for (const line of [`::stop-commands::${end}`, text, `::${end}::`])
        core/* info */.pq(line);
}
function appendWithin(file, text) {
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
const privateName = /\.(internal|local|lan|home|corp|intranet|private|consul|home\.arpa)$/;
function isPrivateHost({ hostname }) {
    const host = hostname.replace(/^\[|\]$/g, '');
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host);
    if (family !== 0)
        return privateBlocks.check(host, family === 6 ? 'ipv6' : 'ipv4');
    return !host.includes('.') || privateName.test(host);
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
        service: 'scheduler',
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
            message: `In the dialect \`${dialect}\` the inputs \`token\` and \`http-auth\` need the same header`,
            hint: 'Leave one of them out.',
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
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Ln: () => (/* binding */ span),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   vE: () => (/* binding */ timestamp)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);

const count = valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), 0);
const text = valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), '');
const flag = valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), false);
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
/* harmony export */   L8: () => (/* binding */ placeJob),
/* harmony export */   T2: () => (/* binding */ placeOfFile),
/* harmony export */   hq: () => (/* binding */ nonEmpty)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);

function placeJob({ job, namespace, region }, client) {
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
            message: `The ${name} ${JSON.stringify(text)} cannot be part of a path`,
            hint: `Give the ${name} as Nomad tells it.`,
        });
    }
    return encodeURIComponent(text);
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
    return { problem: `${field} is ${kindOf(issue.input)} where ${expected} was expected`, path, expected };
}
function kindOf(value) {
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
    ],
    parse: [
        'variable-without-a-value',
        'functions-that-read-files',
        'no-job-in-the-file',
        'ambiguous-keys',
        'unreadable-file',
        'too-much-work',
        'unknown-node-pool',
    ],
    'not-found': ['no-such-job', 'no-such-version', 'no-such-module', 'no-such-pull-request'],
    unauthorized: ['no-token', 'missing-right', 'no-right-to-comment', 'registry-token-not-accepted'],
    'plan-changed': [],
    'not-reviewed': [],
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
    server: ['server-too-old', 'not-the-service-itself', 'github-has-trouble', 'fault-of-ours'],
    tier: [],
    permission: [],
    'too-many-changes': [],
    'ingress-failed': [],
    'no-successor': [],
    partial: [],
};
class ActionError extends Error {
    name = 'ActionError';
    reason;
    location;
    hint;
    help;
    constructor(details) {
        super(details.message, details.cause === undefined ? undefined : { cause: details.cause });
        this.reason = details.reason;
        this.location = details.location;
        this.hint = details.hint;
        this.help = details.help ?? details.reason;
    }
    withContext(context) {
        const { reason, message, location, hint, help, cause } = this;
        return new ActionError({ reason, message: `${context}: ${message}`, location, hint, help, cause });
    }
    withMessage(message, location) {
        const { reason, hint, help, cause } = this;
        return new ActionError({ reason, message, location, hint, help, cause });
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

/***/ 838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ readAddress)
/* harmony export */ });
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1352);

const nomadAddress = {
    example: 'nomad.example:4646',
    credentials: 'Give them as `http-auth` (from a secret) and the address without them.',
    path: false,
};
function readAddress(text, { example, credentials, path } = nomadAddress) {
    if (/^unix:/i.test(text)) {
        return { error: 'is a unix socket, which Outrider cannot reach', hint: 'Give the https address of the server.' };
    }
    if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) {
        const shown = mayHoldSecrets(text) ? '' : ` (${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(text)})`;
        const host = /^[\w.:[\]-]+$/.test(text) ? text : example;
        return { error: `has no scheme${shown}`, hint: `Write it with its scheme, as \`https://${host}\`.` };
    }
    if (!URL.canParse(text))
        return { error: 'is no valid address', hint: `Write it as \`https://${example}\`.` };
    const url = new URL(text);
    if (url.username !== '' || url.password !== '') {
        return {
            error: 'holds credentials',
            hint: credentials,
        };
    }
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        return {
            error: `has the scheme \`${url.protocol.slice(0, -1)}\``,
            hint: 'Use `https://`, or `http://` on this machine.',
        };
    }
    if ((url.pathname !== '/' && !path) || url.search !== '' || url.hash !== '') {
        return {
            error: `${mayHoldSecrets(text) ? 'has' : `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(text)}, which has`} more than scheme, host and port`,
            hint: `Write it as \`${url.origin}\`; the API's paths are added to it.`,
        };
    }
    return { value: url };
}
function mayHoldSecrets(text) {
    return /[@?#]/.test(text);
}


/***/ }),

/***/ 8300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FI: () => (/* binding */ readAssignments),
/* harmony export */   TF: () => (/* binding */ isHideable),
/* harmony export */   VX: () => (/* binding */ secretValues)
/* harmony export */ });
const nameShape = /^[\p{ID_Start}_][\p{ID_Continue}-]*$/u;
const hint = 'Write `name=value`, one a line; a value of several lines as `name<<END`, its lines, and `END`.';
function readAssignments(text) {
    const lines = [...assignmentLines(text)];
    const bad = lines.filter(({ assignment }) => assignment === undefined || !nameShape.test(assignment.name));
    if (bad.length === 0)
        return { value: lines.flatMap(({ assignment }) => assignment ?? []) };
    const numbers = bad.map(({ number }) => String(number));
    const which = numbers.length === 1 ? `line ${numbers[0]} that sets` : `lines ${numbers.join(', ')} that set`;
    return { error: `has ${which} no variable`, hint };
}
function* assignmentLines(text) {
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
const shortest = 4;
function isHideable(value) {
    return value.trim().length >= shortest && !/^(?:true|false|null|undefined)$/i.test(value.trim());
}
function secretValues(text) {
    const lines = [...assignmentLines(text)];
    const values = lines.map(({ number, assignment }) => assignment?.value ?? text.split(/\r?\n/)[number - 1] ?? '');
    return values.map((value) => value.trim()).filter(isHideable);
}


/***/ }),

/***/ 6276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  eu: () => (/* binding */ connectionInputs),
  ef: () => (/* binding */ isConnectionWithheld),
  dC: () => (/* binding */ readConnection)
});

// EXTERNAL MODULE: ./build/js/clients/http/host.js
var host = __webpack_require__(2442);
// EXTERNAL MODULE: ./build/js/inputs/address.js
var inputs_address = __webpack_require__(838);
// EXTERNAL MODULE: ./build/js/inputs/kinds.js
var kinds = __webpack_require__(6981);
// EXTERNAL MODULE: ./build/js/inputs/shared.js
var shared = __webpack_require__(3337);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/js/inputs/tls.js



const tlsInputs = {
    'ca-cert': {
        kind: kinds/* text */.Qq,
        env: 'NOMAD_CACERT',
        text: "Certificate authority of Nomad's certificate: PEM text or the path of a file.",
    },
    'client-cert': {
        kind: kinds/* text */.Qq,
        env: 'NOMAD_CLIENT_CERT',
        text: 'Client certificate for mutual TLS: PEM text or the path of a file.',
    },
    'client-key': {
        kind: kinds/* secret */.rJ,
        env: 'NOMAD_CLIENT_KEY',
        text: 'Private key of `client-cert`: PEM text or the path of a file.',
    },
    'tls-server-name': {
        kind: kinds/* text */.Qq,
        env: 'NOMAD_TLS_SERVER_NAME',
        text: "Name expected in Nomad's certificate, such as `server.global.nomad`.",
    },
    'tls-skip-verify': {
        kind: kinds/* boolean */.zM,
        env: 'NOMAD_SKIP_VERIFY',
        text: "Do not verify Nomad's certificate. Anyone on the way can then read the token.",
    },
};
function readTls(raw, { workspace, withheld, errors }) {
    const pem = (name) => {
        const text = raw[name];
        if (text === undefined || text.includes('-----BEGIN'))
            return text;
        const isSecret = tlsInputs[name].kind === kinds/* secret */.rJ;
        try {
            const content = (0,external_node_fs_.readFileSync)((0,external_node_path_.resolve)(workspace, text), 'utf8');
            if (content.includes('-----BEGIN'))
                return content;
            errors.add(name, 'names a file that holds no PEM text', 'Give the path of a file that starts with `-----BEGIN`, or the text itself.', 'certificates-and-keys');
        }
        catch {
            const shown = isSecret ? '' : ` (${JSON.stringify(text.slice(0, 80))})`;
            errors.add(name, `is neither PEM text nor the path of a file that can be read${shown}`, 'Give the text from `-----BEGIN` on, or a path.', 'certificates-and-keys');
        }
        return undefined;
    };
    const isHalf = (raw['client-cert'] === undefined) !== (raw['client-key'] === undefined);
    if (isHalf && !withheld) {
        const missing = raw['client-cert'] === undefined ? 'client-cert' : 'client-key';
        const present = missing === 'client-cert' ? 'client-key' : 'client-cert';
        const hint = 'A client certificate and its key go together.';
        errors.add(present, `is given without \`${missing}\``, hint, 'certificates-and-keys');
    }
    return {
        ca: pem('ca-cert'),
        cert: pem('client-cert'),
        key: pem('client-key'),
        serverName: raw['tls-server-name'],
        skipVerify: raw['tls-skip-verify'],
    };
}

;// CONCATENATED MODULE: ./build/js/inputs/connection.js





const connectionInputs = {
    address: {
        kind: kinds/* text */.Qq,
        env: 'NOMAD_ADDR',
        text: "Nomad's address, such as `https://nomad.example:4646`.",
    },
    token: {
        kind: kinds/* secret */.rJ,
        env: 'NOMAD_TOKEN',
        text: 'ACL token; to plan it needs only `plan-job`, `parse-job` and `read-job`, to parse only `parse-job`, to register also `register-job`.',
    },
    'auth-method': {
        kind: kinds/* text */.Qq,
        text: "Instead of `token`: log in with GitHub's identity token by this JWT auth method; the job needs `id-token: write`.",
    },
    audience: {
        kind: kinds/* text */.Qq,
        text: "Audience of that identity token, as the auth method's bound audience; GitHub's own default when empty.",
    },
    namespace: {
        kind: kinds/* text */.Qq,
        env: 'NOMAD_NAMESPACE',
        text: 'Namespace of the jobs whose file names none; else `default`.',
    },
    region: {
        kind: kinds/* text */.Qq,
        env: 'NOMAD_REGION',
        text: 'Region of the jobs whose file names none; else the one of the server.',
    },
    ...tlsInputs,
    'http-auth': {
        kind: kinds/* secret */.rJ,
        env: 'NOMAD_HTTP_AUTH',
        text: '`user:password` for a proxy in front of Nomad (HTTP Basic).',
    },
    'allow-http': shared/* allowHttp */.wS,
    dialect: {
        kind: kinds/* choice */.Yq(['nomad', 'generic']),
        default: 'nomad',
        text: 'Names on the wire: those of the real server, or those of the API document to the letter.',
    },
};
function readConnection(raw, reading) {
    const { withheld, errors } = reading;
    const tls = readTls(raw, reading);
    if (raw['auth-method'] !== undefined && raw.token !== undefined) {
        errors.add('token', 'is given, and so is `auth-method`', 'Give one of them.');
    }
    if (raw.audience !== undefined && raw['auth-method'] === undefined && !withheld) {
        errors.add('audience', 'is given without `auth-method`', 'Give the auth method to log in by, or remove it.');
    }
    if (raw['http-auth'] !== undefined && !raw['http-auth'].includes(':')) {
        errors.add('http-auth', 'has no colon', 'Write it as `user:password`.');
    }
    if (withheld && hasNoHost(raw))
        return undefined;
    if (raw.address === undefined) {
        errors.add('address', 'is missing', 'Give the address of Nomad, as `https://nomad.example:4646`, or set `NOMAD_ADDR`. `${{ vars.… }}` and `${{ secrets.… }}` are empty where nothing is stored by that name, or not for this run.', 'no-address');
        return undefined;
    }
    const address = (0,inputs_address/* readAddress */.z)(raw.address);
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
            errors.add(name, 'is given, but the address is plain http', 'Use an https address, or remove it.');
    }
    if ((0,host/* isLoopback */.U)(address) || raw['allow-http'])
        return;
    for (const name of ['token', 'auth-method', 'http-auth']) {
        if (raw[name] === undefined)
            continue;
        errors.add(name, 'would go over plain http to another machine, readable on the way', 'Use an https address; or accept the risk with `allow-http: true`.', 'plain-http');
    }
}
const emptyAddress = /^(?:https?:\/\/)?(?::\d*)?\/?$/i;
function hasNoHost({ address = '' }) {
    return emptyAddress.test(address);
}
function isConnectionWithheld(raw) {
    return raw.token === undefined || hasNoHost(raw);
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
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1875);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6981);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1352);





const jobFileInputs = {
    'job-files': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .list */ .p_,
        text: 'Job files: one path or glob a line, `!` excludes; a glob without an ending takes `.hcl`, `.nomad` and `.json`.',
    },
    'working-directory': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq,
        default: '.',
        text: 'Where paths and globs start; inside the workspace.',
    },
    'only-changed': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zM,
        default: 'false',
        text: 'On a pull request: only job files that it touches, or whose variable files or read files it touches.',
    },
    'file-base': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .choice */ .Yq(['working-directory', 'job-file']),
        default: 'working-directory',
        text: 'Where the paths of `file("…")` and its like start: `working-directory`, as in the command line, or the folder of the `job-file`.',
    },
    vars: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .assignments */ .TT,
        text: 'Variables of the job files, a line `name=value` each; a value of several lines as `name<<END`, its lines, `END`.',
    },
    'secret-vars': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .secretAssignments */ .xG,
        text: 'The same, for values that are hidden wherever they appear.',
    },
    'var-files': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .list */ .p_,
        text: 'Variable files in HCL or JSON, one path a line, later ones win; `{file}.vars.hcl` is the one beside each job file, if there is one.',
    },
    'strict-vars': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zM,
        default: 'true',
        text: 'Whether it is a mistake to set a variable that a job file does not declare; else it is left out with a notice.',
    },
};
function readJobFileInputs(raw, { env, workspace, withheld, errors }) {
    const nothing = (0,_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .missingCheckout */ .Bv)(workspace);
    if (nothing !== undefined)
        errors.push(nothing);
    const workingDirectory = nothing === undefined ? readWorkingDirectory(raw, workspace, errors) : workspace;
    const isEmpty = raw['job-files'].length === 0 && withheld;
    if (!isEmpty && !raw['job-files'].some((pattern) => !pattern.startsWith('!'))) {
        errors.add('job-files', 'names no file', 'Give a path or a glob a line, such as `jobs/**/*.nomad.hcl`.', 'no-such-job-file');
    }
    return {
        patterns: raw['job-files'],
        workingDirectory,
        fileBase: raw['file-base'],
        onlyChanged: raw['only-changed'],
        variables: readVariables(raw, env, errors),
    };
}
const prefix = 'NOMAD_VAR_';
function readVariables(raw, env, errors) {
    const secret = raw['secret-vars'];
    const both = raw.vars.filter(({ name }) => secret.some((one) => one.name === name));
    for (const { name } of both) {
        errors.add('vars', `sets \`${name}\`, and so does \`secret-vars\``, 'Set it in one of them.');
    }
    const environment = Object.entries(env)
        .filter(([name]) => name.startsWith(prefix) && name.length > prefix.length)
        .map(([name, value]) => ({ name: name.slice(prefix.length), value: value ?? '' }));
    return { environment, files: raw['var-files'], given: raw.vars, secret, strict: raw['strict-vars'] };
}
function readWorkingDirectory(raw, workspace, errors) {
    const given = raw['working-directory'] ?? '.';
    const add = (what, hint, help = 'no-such-job-file') => {
        errors.add('working-directory', `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .h)(given)}, ${what}`, hint, help);
        return workspace;
    };
    try {
        const root = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(workspace);
        const path = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, given));
        if ((0,_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .isOutside */ ._K)(root, path)) {
            return add('which lies outside the workspace', 'Give a path inside the checked-out repository.', 'outside-the-workspace');
        }
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory()
            ? path
            : add('which is a file', 'Give the folder, and the file as `job-files`.');
    }
    catch {
        return add('which does not exist', `Check the path. If it is right: ${_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .checkOut */ .b$}`);
    }
}


/***/ }),

/***/ 2848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ jobVersion),
/* harmony export */   x: () => (/* binding */ numberOrTag)
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6981);

const jobVersion = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    text: "A version's number or its tag; to revert also `last-stable`, the newest stable version but the current one.",
};
function numberOrTag(text) {
    return /^\d{1,15}$/.test(text) ? Number(text) : text;
}


/***/ }),

/***/ 7321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GF: () => (/* binding */ jobWriteInputs),
/* harmony export */   Hb: () => (/* binding */ nomadInputs),
/* harmony export */   J_: () => (/* binding */ readNomadInputs),
/* harmony export */   TD: () => (/* binding */ readJobInputs),
/* harmony export */   W3: () => (/* binding */ readJobWriteInputs),
/* harmony export */   vX: () => (/* binding */ jobInputs)
/* harmony export */ });
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6276);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6981);
/* harmony import */ var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3337);



const nomadInputs = { ..._connection_js__WEBPACK_IMPORTED_MODULE_0__/* .connectionInputs */ .eu, timeout: _shared_js__WEBPACK_IMPORTED_MODULE_2__/* .timeout */ .wR };
const jobInputs = {
    ...nomadInputs,
    job: { kind: _kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, text: 'The exact ID of the job, never a prefix.' },
};
const jobWriteInputs = {
    ...jobInputs,
    'dry-run': _shared_js__WEBPACK_IMPORTED_MODULE_2__/* .dryRun */ .PA,
    wait: _shared_js__WEBPACK_IMPORTED_MODULE_2__/* .wait */ .uk,
};
function readNomadInputs(raw, reading) {
    const nomad = (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readConnection */ .dC)(raw, reading);
    return nomad === undefined ? undefined : { nomad, timeout: raw.timeout };
}
function readJobInputs(raw, reading) {
    const inputs = readNomadInputs(raw, reading);
    const { job } = raw;
    if (job === undefined)
        reading.errors.add('job', 'is missing', 'Give the exact ID of the job.');
    if (inputs?.nomad.namespace === '*')
        reading.errors.add('namespace', 'is `*`, which is for lists', 'Give the namespace of the job.');
    return inputs === undefined || job === undefined ? undefined : { ...inputs, job };
}
function readJobWriteInputs(raw, reading) {
    const inputs = readJobInputs(raw, reading);
    return inputs === undefined ? undefined : { ...inputs, wait: raw.wait, dryRun: raw['dry-run'] };
}


/***/ }),

/***/ 6981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KW: () => (/* binding */ age),
/* harmony export */   Lr: () => (/* binding */ priority),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   TT: () => (/* binding */ assignments),
/* harmony export */   U9: () => (/* binding */ count),
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
const priority = { read: readPriority };
function choice(choices) {
    return { read: (word) => readChoice(word, choices), choices };
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
        ? { error: `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(given)}, which is neither true nor false`, hint: 'Write `true` or `false`.' }
        : { value };
}
function readChoice(given, choices) {
    const value = choices.find((option) => option === given);
    if (value !== undefined)
        return { value };
    const meant = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .p)(given, choices);
    return {
        error: `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(given)}, which is not one of ${choices.map((option) => `\`${option}\``).join(', ')}`,
        hint: meant === undefined ? 'Write one of these.' : `Did you mean \`${meant}\`?`,
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
const longestSeconds = 24 * 3600;
function readDuration(given) {
    const hint = 'Write it as `90s`, `10m` or `1h30m`.';
    if (!/^(\d+[hms])+$/.test(given))
        return { error: `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(given)}, which is no duration`, hint };
    const seconds = secondsIn(given);
    if (seconds < 1 || seconds > longestSeconds) {
        return { error: `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(given)}, which is not between 1s and 24h`, hint };
    }
    return { value: seconds * 1000 };
}
const longestAge = 10 * 365 * 24 * 3600;
function readAge(given) {
    if (/^0[dhms]?$/.test(given))
        return { value: 0 };
    const hint = 'Write it as `30d`, `12h` or `90s`, or `0`.';
    if (!/^(\d+[dhms])+$/.test(given))
        return { error: `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(given)}, which is no duration`, hint };
    const seconds = secondsIn(given);
    return seconds > longestAge
        ? { error: `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(given)}, which is more than ten years`, hint }
        : { value: seconds * 1000 };
}
function secondsIn(given) {
    const parts = [...given.matchAll(/(?<!\d)(\d+)([dhms])/g)];
    return parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * (unitSeconds.get(unit ?? '') ?? 0), 0);
}
function readCount(given) {
    const value = Number(given);
    return /^\d{1,9}$/.test(given) && value >= 1
        ? { value }
        : { error: `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(given)}, which is no count`, hint: 'Write a whole number, 1 or more.' };
}
function readPriority(given) {
    if (given === '')
        return { value: undefined };
    const value = Number(given);
    return /^\d{1,3}$/.test(given) && value >= 1 && value <= 100
        ? { value }
        : { error: `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(given)}, which is no priority`, hint: 'Write a whole number from 1 to 100.' };
}


/***/ }),

/***/ 4217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ planningInputs),
/* harmony export */   h: () => (/* binding */ readPlanningInputs)
/* harmony export */ });
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6276);
/* harmony import */ var _job_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2811);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6981);
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5379);
/* harmony import */ var _shared_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3337);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1352);






const planningInputs = {
    ..._connection_js__WEBPACK_IMPORTED_MODULE_0__/* .connectionInputs */ .eu,
    ..._job_files_js__WEBPACK_IMPORTED_MODULE_1__/* .jobFileInputs */ .b,
    submission: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM,
        default: 'true',
        text: "Whether source and variables are stored with the job for Nomad's web interface, without values that are or may be secret.",
    },
    'preserve-counts': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM,
        default: 'false',
        text: 'Keep the counts of the running job over those of the file, as for groups that an autoscaler owns.',
    },
    'policy-override': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM,
        default: 'false',
        text: 'Override soft-mandatory policies of Nomad.',
    },
    'eval-priority': _shared_js__WEBPACK_IMPORTED_MODULE_4__/* .evalPriority */ .hn,
    review: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq(['auto', 'required', 'ignore']),
        default: 'auto',
        text: '`auto` registers only what the reviewers of a pull request saw planned, and with a notice where there is no pull request; `required` refuses that, too; `ignore` asks for no review.',
    },
    'signing-key': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .secret */ .rJ,
        text: 'Signs the record of what was planned: the same for plan and register, 16 bytes or more. Without it the record counts only if GitHub says that nobody edited it.',
    },
    'stop-removed': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM,
        default: 'false',
        text: 'Stop the jobs whose files the pull request removes, once it is merged: the same for plan and register. Needs `only-changed`.',
    },
    'github-token': _shared_js__WEBPACK_IMPORTED_MODULE_4__/* .githubToken */ .bU,
    comment: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq(['auto', 'off']),
        default: 'auto',
        text: '`auto` keeps one comment on the pull request up to date; `off` leaves it alone.',
    },
    'comment-id': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
        default: 'default',
        text: 'Identity of the comment when a pull request has several, such as one for each environment.',
    },
    'comment-author': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
        text: 'Login that our comments have, where GitHub will not say who a token belongs to.',
    },
    ..._redaction_js__WEBPACK_IMPORTED_MODULE_3__/* .redactionInputs */ .Zz,
    verbose: _redaction_js__WEBPACK_IMPORTED_MODULE_3__/* .verbose */ .B6,
    timeout: _shared_js__WEBPACK_IMPORTED_MODULE_4__/* .timeout */ .wR,
};
function readPlanningInputs(raw, reading) {
    const nomad = (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readConnection */ .dC)(raw, reading);
    const jobFiles = (0,_job_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readJobFileInputs */ .l)(raw, reading);
    const redaction = (0,_redaction_js__WEBPACK_IMPORTED_MODULE_3__/* .readRedaction */ .s8)(raw, reading);
    const comment = readComment(raw, reading.errors);
    const review = readReview(raw, reading.errors);
    if (nomad === undefined)
        return undefined;
    return {
        nomad,
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
function readComment(raw, errors) {
    const id = raw['comment-id'] ?? '';
    if (!/^[\w.-]{1,64}$/.test(id)) {
        errors.add('comment-id', `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .h)(id)}`, 'Use 1 to 64 letters, digits, `.`, `_` and `-`.');
    }
    return { token: raw['github-token'], wanted: raw.comment === 'auto', id, author: raw['comment-author'] };
}
const shortestKey = 16;
function readReview(raw, errors) {
    const signingKey = raw['signing-key'];
    const bytes = Buffer.byteLength(signingKey ?? '');
    if (signingKey !== undefined && bytes < shortestKey) {
        const what = `has ${bytes} bytes; a key has at least ${shortestKey}`;
        errors.add('signing-key', what, 'Make one with `openssl rand -base64 32`.');
    }
    return { mode: raw.review, signingKey };
}


/***/ }),

/***/ 5379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ce: () => (/* binding */ readPatterns),
  s8: () => (/* binding */ readRedaction),
  Zz: () => (/* binding */ redactionInputs),
  QZ: () => (/* binding */ revealInput),
  B6: () => (/* binding */ verbose)
});

// EXTERNAL MODULE: ./build/js/inputs/kinds.js
var kinds = __webpack_require__(6981);
;// CONCATENATED MODULE: ./build/js/inputs/pattern.js
const maxPatternLength = 200;
function readPattern(text) {
    const hint = 'Write a name or a value, such as `DB_*`; `*` stands for any text.';
    if (/^\**$/.test(text))
        return { error: `has the pattern \`${text}\`, which matches everything`, hint };
    if (/^\/.*\/[a-z]*$/.test(text))
        return { error: `has a regular expression (\`${text}\`)`, hint };
    if (text.length > maxPatternLength)
        return { error: `has a pattern of ${text.length} characters; ${maxPatternLength} are allowed`, hint };
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

;// CONCATENATED MODULE: ./build/js/inputs/redaction.js


const revealInput = {
    reveal: {
        kind: kinds/* list */.p_,
        text: 'Names to show although `default` would hide them, one a line, such as `Env[LOG_*]`; never what looks like a secret. Also paths of files that git does not hold, such as `dist/version.txt`: what a job file takes from them may then stand in fields that are shown.',
    },
};
const redactionInputs = {
    redact: {
        kind: kinds/* choice */.Yq(['default', 'all-values', 'none']),
        default: 'default',
        text: 'What comment, summary and log hide: `default` what may be secret, `all-values` all but names, `none` only tokens and what looks like a secret.',
    },
    'redact-patterns': {
        kind: kinds/* list */.p_,
        text: 'Further names or values to hide, one a line; `*` stands for any text.',
    },
    ...revealInput,
};
const verbose = {
    kind: kinds/* boolean */.zM,
    default: 'false',
    text: 'Show new and deleted jobs field by field.',
};
function readRedaction(raw, { fork, errors }) {
    if (raw.redact === 'none' && fork) {
        const hint = 'Its author could have the values of the running job shown; use `default`.';
        errors.add('redact', 'is `none`, which is refused on the pull request of a fork', hint);
    }
    return {
        mode: raw.redact,
        patterns: readPatterns('redact-patterns', raw['redact-patterns'], errors),
        reveal: readPatterns('reveal', raw.reveal, errors),
    };
}
function readPatterns(name, texts, errors) {
    return texts.flatMap((text) => {
        const read = readPattern(text);
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
/* harmony export */   _: () => (/* binding */ readRegistry),
/* harmony export */   o: () => (/* binding */ moduleInputs)
/* harmony export */ });
/* harmony import */ var _clients_http_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2442);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(838);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6981);
/* harmony import */ var _shared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3337);




const registryInputs = {
    'registry-address': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
        default: 'https://app.terraform.io',
        text: "The module registry's address: HCP Terraform, or your Terraform Enterprise.",
    },
    'registry-token': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .secret */ .rJ,
        text: 'Token of a user or a team that may manage modules; an organization token may not. Falls back to `TF_TOKEN_<host>`, as in `TF_TOKEN_app_terraform_io`.',
    },
    'allow-http': _shared_js__WEBPACK_IMPORTED_MODULE_3__/* .allowHttp */ .wS,
};
const moduleInputs = {
    ...registryInputs,
    module: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_,
        text: 'The module, as `organization/name/provider`; several, one a line, are judged each by itself.',
    },
    'module-version': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
        text: 'The version that is released, to `reinstate` the one that is withdrawn; else the tag of the event tells it.',
    },
    'tag-prefix': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
        text: "What the module's tags begin with, as `network-` in `network-v1.2.3`; else what the registry says, else the module's name.",
    },
    policy: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq(['keep-latest', 'per-major', 'per-minor', 'older-than-release', 'range', 'explicit']),
        default: 'keep-latest',
        text: 'Which versions stay: `keep-latest` the newest overall, `per-major` and `per-minor` the newest of each line, `older-than-release` the release and what is newer, `range` what is outside of `range`, `explicit` all that `versions` does not name.',
    },
    keep: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9,
        default: '1',
        text: 'How many of the newest stable versions stay, overall or of each line.',
    },
    range: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
        text: 'Only versions inside of this range may be deprecated by the policy, as `<2.0.0` (the syntax of npm).',
    },
    versions: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_,
        text: 'Versions to deprecate whatever the policy says, one a line; to `reinstate` with `policy: explicit` the ones that come back.',
    },
    protect: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_,
        text: 'Versions or ranges that are never deprecated, one a line, as `1.4.x`.',
    },
    prereleases: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq(['superseded', 'all', 'ignore', 'same-rule']),
        default: 'superseded',
        text: 'Which prereleases are deprecated, whatever `keep`, `range` and `min-age` say: `superseded` those whose release, a newer prerelease of it or a newer stable version is there; `all` each; `ignore` none. `same-rule` judges them as the others.',
    },
    'min-age': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .age */ .KW,
        default: '0',
        text: 'How old a version has to be for the policy to deprecate it, as `30d` or `12h`; makes no difference to `reinstate`.',
    },
    'only-older-than': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq(['released', 'newest']),
        default: 'released',
        text: '`released` leaves alone what is newer than the released version, so that a patch on an old line touches no newer one; `newest` judges all versions.',
    },
    'max-changes': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9,
        default: '50',
        text: 'A run that would change more versions of a module than this changes none of them.',
    },
    'on-missing': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq(['error', 'warning']),
        default: 'error',
        text: 'When the registry does not have a version that `versions` names: `error` changes nothing and fails, `warning` does the rest.',
    },
    'dry-run': _shared_js__WEBPACK_IMPORTED_MODULE_3__/* .dryRun */ .PA,
    timeout: _shared_js__WEBPACK_IMPORTED_MODULE_3__/* .timeout */ .wR,
};
function readRegistry(raw, { env, errors }) {
    const address = (0,_address_js__WEBPACK_IMPORTED_MODULE_1__/* .readAddress */ .z)(raw['registry-address'] ?? '', {
        example: 'app.terraform.io',
        credentials: 'Give the token as `registry-token` (from a secret) and the address without it.',
        path: true,
    });
    if ('error' in address) {
        errors.add('registry-address', address.error, address.hint);
        return undefined;
    }
    const { value } = address;
    const token = raw['registry-token'] ?? tokenFor(value.hostname, env);
    if (value.protocol === 'http:' && !(0,_clients_http_host_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U)(value) && !raw['allow-http']) {
        const hint = 'Use an https address; or accept the risk with `allow-http: true`.';
        errors.add('registry-token', 'would go over plain http to another machine, readable on the way', hint, 'plain-http');
    }
    if (token === undefined) {
        const hint = `Give a token of a user or a team that may manage modules, or set \`TF_TOKEN_${encodedHost(value.hostname)}\`.`;
        errors.add('registry-token', 'is missing', hint);
        return undefined;
    }
    return { address: value, token };
}
function encodedHost(host) {
    return host.replaceAll('-', '__').replaceAll('.', '_');
}
function tokenFor(host, env) {
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
/* harmony export */   bU: () => (/* binding */ githubToken),
/* harmony export */   hn: () => (/* binding */ evalPriority),
/* harmony export */   mI: () => (/* binding */ meta),
/* harmony export */   uk: () => (/* binding */ wait),
/* harmony export */   wR: () => (/* binding */ timeout),
/* harmony export */   wS: () => (/* binding */ allowHttp)
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6981);

const timeout = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0,
    default: '10m',
    text: 'When to give up, as `90s`, `10m` or `1h`.',
};
const wait = { kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM, default: 'true', text: 'Follow until there is an outcome.' };
const dryRun = { kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM, default: 'false', text: 'Do everything but the writes.' };
const githubToken = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .secret */ .rJ,
    default: '${{ github.token }}',
    text: 'Token that reads the pull request and writes the comment; needs `pull-requests: write`, for `only-changed` alone `pull-requests: read`; for `note: release` `contents: write`.',
};
const evalPriority = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .priority */ .Lr,
    text: "Priority of the evaluation that is started, 1 to 100; the job's own when empty.",
};
const meta = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .assignments */ .TT,
    text: "Metadata, a line `name=value` each: of the dispatched job, checked against the job's required and optional keys; of the scaling event.",
};
const allowHttp = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM,
    default: 'false',
    text: 'Let a token go over plain http to another machine.',
};


/***/ }),

/***/ 1352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ quote),
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
const longestQuote = 80;
function quote(text) {
    return JSON.stringify(text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text);
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
/* harmony export */   Bv: () => (/* binding */ missingCheckout),
/* harmony export */   Gm: () => (/* binding */ isOfGit),
/* harmony export */   _K: () => (/* binding */ isOutside),
/* harmony export */   b$: () => (/* binding */ checkOut)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2027);



const checkOut = 'Add `- uses: actions/checkout@v7` to the steps before this one.';
function missingCheckout(workspace) {
    if (!isEmpty(workspace))
        return undefined;
    const what = 'The workspace is empty: the repository is not checked out.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ({ reason: 'input', message: what, hint: checkOut, help: 'no-checkout' });
}
function isEmpty(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).length === 0;
    }
    catch {
        return true;
    }
}
function isOutside(folder, path, paths = node_path__WEBPACK_IMPORTED_MODULE_1__) {
    const fromFolder = paths.relative(folder, path);
    return fromFolder === '..' || fromFolder.startsWith(`..${paths.sep}`) || paths.isAbsolute(fromFolder);
}
function isOfGit(folder, path, paths = node_path__WEBPACK_IMPORTED_MODULE_1__) {
    return paths
        .relative(folder, path)
        .split(/[/\\]/)
        .some((name) => /^(?:\.git|git~1)[. ]*(?::.*)?$/i.test(name));
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
    ..._inputs_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .moduleInputs */ .o,
    'require-successor': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM,
        default: 'true',
        text: 'Deprecate nothing unless a version stays that can be moved to: usable, neither deprecated nor revoked.',
    },
    reason: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        default: 'Superseded by {{latest}}.',
        text: 'Why, as consumers see it; may name `{{version}}`, `{{latest}}`, `{{latest-same-major}}`, `{{replacement}}`, `{{module}}`, `{{provider}}`, `{{organization}}`, `{{tag}}`, `{{release-url}}`, `{{date}}`, `{{policy}}`.',
    },
    link: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        default: '{{release-url}}',
        text: 'Where consumers read more, with the same placeholders; `none` for nothing.',
    },
    'update-text': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM,
        default: 'false',
        text: 'Rewrite reason and link of what we deprecated before, where they differ.',
    },
    'wait-for-version': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .age */ .KW,
        default: '10m',
        text: 'How long to wait until the registry has the released version; with `0` it has to be there.',
    },
    note: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Yq(['off', 'release']),
        default: 'off',
        text: '`release` keeps a list of what was deprecated in the text of the release; needs `contents: write`.',
    },
    'github-token': _inputs_shared_js__WEBPACK_IMPORTED_MODULE_2__/* .githubToken */ .bU,
};


/***/ }),

/***/ 5546:
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
    return { error: 'is no standard base64', hint: 'Write it as `base64` prints it, with `+`, `/` and `=`.' };
}
function checkSize(payload, dialect) {
    const { payloadLimit: limit } = nomad_dialect/* DIALECTS */.O[dialect];
    if (payload.length <= limit)
        return { value: payload };
    return {
        error: `has ${payload.length} bytes, and a dispatch takes ${limit} at most`,
        hint: 'Put the data where the job can fetch it, and dispatch its address.',
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
function readPayloadLines(bytes, { file, usual, dialect }) {
    const fail = (what, hint, line) => new js_errors/* ActionError */.lZ({ reason: 'input', message: what, hint, location: { file, line } });
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        return { dispatches: [], errors: [fail('The file is not UTF-8 text.', 'Write bytes as `payload-base64`.')] };
    const lines = [...bytes.toString('utf8').split(/\r?\n/).entries()].filter(([, text]) => text.trim() !== '');
    if (lines.length === 0 || lines.length > mostLines) {
        const hint = 'Write a JSON object a line, 1,000 lines at most; of more make several files.';
        return { dispatches: [], errors: [fail(`Input \`payloads-file\` has ${lines.length} dispatches.`, hint)] };
    }
    const read = lines.map(([index, text]) => ({ line: index + 1, read: readLine(text, dialect) }));
    const errors = read.flatMap(({ line, read: one }) => 'error' in one ? [fail(`Line ${line} ${one.error}.`, one.hint, line)] : []);
    const dispatches = read.flatMap(({ line, read: one }) => 'error' in one ? [] : [{ line, ...usual, ...one, meta: { ...usual.meta, ...one.meta } }]);
    return { dispatches, errors: [...errors, ...sameTokens(dispatches, fail)] };
}
function readLine(text, dialect) {
    const shape = 'It has `payload` or `payload-base64`, `meta`, `idempotency-token`, `priority`, `id-prefix-template`.';
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return { error: 'is no JSON', hint: `Write one JSON object a line. ${shape}` };
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return { error: 'is no JSON object', hint: shape };
    const unknown = Object.keys(value).find((key) => !keys.includes(key));
    if (unknown !== undefined) {
        const meant = (0,suggest/* nearest */.p)(unknown, keys);
        return {
            error: `has \`${unknown}\`, which is not known`,
            hint: meant === undefined ? shape : `Did you mean \`${meant}\`?`,
        };
    }
    const line = (0,schema/* parseValue */.$)(LINE, value);
    if ('problem' in line)
        return { error: `is not right: ${line.problem}`, hint: shape };
    return dispatchOf(line.output, dialect);
}
function dispatchOf(line, dialect) {
    const { payload: text, 'payload-base64': base64, meta, priority } = line;
    if (text !== undefined && base64 !== undefined)
        return { error: 'has `payload` and `payload-base64`', hint: 'Give one of them.' };
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
function sameTokens(dispatches, fail) {
    const named = dispatches.filter(({ token }) => token !== undefined);
    return [...Map.groupBy(named, ({ token }) => token).values()].flatMap((same) => {
        const [first, ...others] = same;
        return others.map(({ line }) => fail(`Line ${line} has the \`idempotency-token\` of line ${first?.line}.`, 'Give each line one of its own, or none.', line));
    });
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/js/inputs/workspace.js
var workspace = __webpack_require__(1875);
;// CONCATENATED MODULE: ./build/js/modes/dispatch/workspace-file.js




const maxBytes = 32 * 1024 * 1024;
function readWorkspaceFile(path, workspace) {
    const root = external_node_fs_.realpathSync.native(workspace);
    const full = (0,external_node_path_.resolve)(root, path);
    if (isForbidden(root, full))
        return forbidden(path);
    try {
        const real = external_node_fs_.realpathSync.native(full);
        if (isForbidden(root, real))
            return forbidden(path);
        const stats = (0,external_node_fs_.statSync)(real);
        if (!stats.isFile())
            return { error: `is ${(0,suggest/* quote */.h)(path)}, which is no regular file`, hint: 'Name a file.' };
        if (stats.size > maxBytes)
            return { error: `is ${(0,suggest/* quote */.h)(path)}, which has more than 32 MiB`, hint: 'Name a smaller file.' };
        return { value: (0,external_node_fs_.readFileSync)(real) };
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
        return {
            error: `is ${(0,suggest/* quote */.h)(path)}, which cannot be read (${code})`,
            hint: 'Paths start at the workspace: check out the repository, or write the file, before this step.',
        };
    }
}
function isForbidden(root, path) {
    return (0,workspace/* isOutside */._K)(root, path) || (0,workspace/* isOfGit */.Gm)(root, path);
}
function forbidden(path) {
    return {
        error: `is ${(0,suggest/* quote */.h)(path)}, which leads outside the workspace, or into \`.git\``,
        hint: 'Outrider reads only what is checked out.',
    };
}

;// CONCATENATED MODULE: ./build/js/modes/dispatch/inputs.js







const dispatchInputs = {
    ...job/* jobWriteInputs */.GF,
    payload: {
        kind: kinds/* text */.Qq,
        text: 'Payload of the dispatched job, as text; white space around it is dropped, as of every input.',
    },
    'payload-base64': { kind: kinds/* text */.Qq, text: 'The same, as standard base64 of its bytes.' },
    'payload-file': { kind: kinds/* text */.Qq, text: 'The same, as the path of a file, whose bytes are sent.' },
    'payloads-file': {
        kind: kinds/* text */.Qq,
        text: 'Path of a file with a JSON object a line, one dispatch each: `payload` or `payload-base64`, `meta`, `idempotency-token`, `priority`, `id-prefix-template`; what a line does not say is as the inputs do.',
    },
    meta: shared/* meta */.mI,
    'idempotency-token': {
        kind: kinds/* text */.Qq,
        text: 'What makes a dispatch happen once; else repository, run, job, step and what is dispatched where, so that a run that is tried again dispatches nothing twice.',
    },
    'id-prefix-template': {
        kind: kinds/* text */.Qq,
        text: "What the dispatched job's ID has before its time (server 1.4.2 and later).",
    },
    priority: {
        kind: kinds/* priority */.Lr,
        text: "Priority of the dispatched job, 1 to 100; the job's own when empty (server 1.10.1 and later).",
    },
};
function readDispatchInputs(raw, reading) {
    const inputs = (0,job/* readJobWriteInputs */.W3)(raw, reading);
    checkContradictions(raw, reading);
    const meta = readMeta(raw.meta, reading);
    const token = raw['idempotency-token'];
    const file = raw['payloads-file'];
    const usual = { meta, idPrefixTemplate: raw['id-prefix-template'], priority: raw.priority };
    const dispatches = file === undefined
        ? [{ ...usual, line: undefined, token, payload: readPayload(raw, reading) }]
        : readLines(file, usual, raw.dialect, reading);
    if (inputs === undefined)
        return undefined;
    return { ...inputs, dispatches, file, token };
}
const payloads = ['payload', 'payload-file', 'payload-base64', 'payloads-file'];
function checkContradictions(raw, reading) {
    const given = payloads.filter((name) => raw[name] !== undefined);
    for (const name of given.slice(1))
        reading.errors.add(name, `is given, and so is \`${given[0]}\``, 'Give one of them.');
}
function readMeta(lines, reading) {
    const names = lines.map(({ name }) => name);
    const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index));
    for (const name of twice)
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
    return name === 'payload' ? { value: Buffer.from(text) } : readWorkspaceFile(text, workspace);
}
function readLines(file, usual, dialect, reading) {
    const read = readWorkspaceFile(file, reading.workspace);
    if (!('value' in read)) {
        reading.errors.add('payloads-file', read.error, read.hint);
        return [];
    }
    const { dispatches, errors } = readPayloadLines(read.value, { file, usual, dialect });
    reading.errors.push(...errors);
    return dispatches;
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


const evaluateInputs = {
    ..._inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .jobWriteInputs */ .GF,
    'force-reschedule': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM,
        default: 'false',
        text: 'Replace failed allocations at once, however often that was tried.',
    },
};
function readEvaluateInputs(raw, reading) {
    const inputs = (0,_inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .readJobWriteInputs */ .W3)(raw, reading);
    if (inputs === undefined)
        return undefined;
    return { ...inputs, forceReschedule: raw['force-reschedule'] };
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


const listInputs = {
    ..._inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .nomadInputs */ .Hb,
    prefix: { kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, text: 'Only jobs whose ID begins so.' },
    filter: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
        text: 'Only jobs that this expression of Nomad\'s filter language matches, as `Status == "running"`.',
    },
    'per-page': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9,
        default: '100',
        text: 'How many jobs are asked for at a time; all pages are read.',
    },
    'include-meta': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM,
        default: 'false',
        text: 'Tell the metadata of the jobs as well, in the output `jobs`; what looks like a secret is hidden.',
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
/* harmony import */ var _inputs_redaction_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5379);
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

/***/ 3271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ readRegisterInputs),
  F: () => (/* binding */ registerInputs)
});

// EXTERNAL MODULE: ./build/js/inputs/kinds.js
var kinds = __webpack_require__(6981);
// EXTERNAL MODULE: ./build/js/inputs/planning.js
var inputs_planning = __webpack_require__(4217);
// EXTERNAL MODULE: ./build/js/inputs/shared.js
var shared = __webpack_require__(3337);
// EXTERNAL MODULE: ./build/js/inputs/suggest.js
var suggest = __webpack_require__(1352);
;// CONCATENATED MODULE: ./build/js/modes/register/review/branches.js

const maxPatternLength = 200;
const hint = 'Write a branch, such as `main` or `release/*`, one a line.';
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
            refuse(`has the ref ${(0,suggest/* quote */.h)(pattern)}`, 'Write the branch alone: `main` for `refs/heads/main`.');
        else if (steps === undefined)
            refuse(`has ${(0,suggest/* quote */.h)(line)}, which is not a pattern of branches`);
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
    ...inputs_planning/* planningInputs */.b,
    branches: {
        kind: kinds/* list */.p_,
        text: 'Branches that a pull request has to be merged into, one a line, with `*` and `**`, such as `release/*`; the default branch when empty.',
    },
    promote: {
        kind: kinds/* choice */.Yq(['off', 'auto']),
        default: 'off',
        text: '`auto` promotes canaries once all of them are healthy; `off` stops there and says so.',
    },
    'fail-fast': {
        kind: kinds/* boolean */.zM,
        default: 'false',
        text: 'Register one job after the other, each only once the one before it has rolled out; nothing more is written after a failure.',
    },
    logs: {
        kind: kinds/* choice */.Yq(['false', 'true', 'comment']),
        default: 'false',
        text: "Tell the last lines of a failing task's stderr: `true` in the log, and in the comment of a private repository; `comment` in any comment. Needs `read-logs`.",
    },
    'dry-run': shared/* dryRun */.PA,
    wait: shared/* wait */.uk,
};
function readRegisterInputs(raw, reading) {
    const planning = (0,inputs_planning/* readPlanningInputs */.h)(raw, reading);
    const branches = readBranches(raw.branches, reading.errors);
    if (planning === undefined)
        return undefined;
    return {
        ...planning,
        branches,
        promote: raw.promote === 'auto',
        failFast: raw['fail-fast'],
        logs: raw.logs,
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
    ..._inputs_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .moduleInputs */ .o,
    'reinstate-scope': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Yq(['owned', 'all']),
        default: 'owned',
        text: '`owned` brings back only what we deprecated, `all` also what a person did.',
    },
};


/***/ }),

/***/ 2123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ revertInputs),
/* harmony export */   o: () => (/* binding */ readRevertInputs)
/* harmony export */ });
/* harmony import */ var _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7321);
/* harmony import */ var _inputs_job_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2848);


const revertInputs = {
    ..._inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .jobWriteInputs */ .GF,
    'job-version': _inputs_job_version_js__WEBPACK_IMPORTED_MODULE_1__/* .jobVersion */ .I,
};
function readRevertInputs(raw, reading) {
    const inputs = (0,_inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .readJobWriteInputs */ .W3)(raw, reading);
    const version = raw['job-version'];
    if (version === undefined) {
        const hint = 'Give the number of the version, its tag, or `last-stable`.';
        reading.errors.add('job-version', 'is missing', hint);
    }
    if (inputs === undefined || version === undefined)
        return undefined;
    return { ...inputs, version: (0,_inputs_job_version_js__WEBPACK_IMPORTED_MODULE_1__/* .numberOrTag */ .x)(version) };
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




const scaleInputs = {
    ..._inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .jobWriteInputs */ .GF,
    group: { kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, text: 'The task group; may be left out where the job has only one.' },
    count: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
        text: 'How many allocations: absolute, as `3`, or by how many more or fewer, as `+2` or `-1`.',
    },
    message: { kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, text: 'Why, kept with the scaling event.' },
    meta: _inputs_shared_js__WEBPACK_IMPORTED_MODULE_2__/* .meta */ .mI,
    error: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
        text: 'What prevents scaling, kept with the scaling event; nothing is scaled then.',
    },
    'check-index': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
        text: "Scale only if this is the job's modify index, as the output `job-modify-index` tells it.",
    },
    'wait-for-deployment': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM,
        default: 'false',
        text: 'Wait until a deployment that is under way is over, instead of failing.',
    },
};
function readScaleInputs(raw, reading) {
    const inputs = (0,_inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .readJobWriteInputs */ .W3)(raw, reading);
    const result = readScaleRequest(raw, reading);
    const checkIndex = readIndex(raw['check-index'], reading);
    if (inputs === undefined || result === undefined)
        return undefined;
    return {
        ...inputs,
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
            reading.errors.add(name, 'is given, and so is `error`, with which nothing is scaled', 'Give one of them.');
        }
        return { kind: 'error', error };
    }
    if (count === undefined) {
        reading.errors.add('count', 'is missing', 'Give the count, as `3`, or `+2` or `-1`.');
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
        error: `is ${(0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(text)}, which is no count`,
        hint: 'Write a whole number, as `3`; or by how many more or fewer, as `+2` or `-1`.',
    };
}
function readIndex(text, reading) {
    if (text === undefined)
        return undefined;
    if (/^[1-9]\d{0,14}$/.test(text))
        return Number(text);
    reading.errors.add('check-index', `is ${(0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(text)}, which is no modify index`, 'Give what the output `job-modify-index` told.');
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
/* harmony import */ var _inputs_job_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2848);
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6981);
/* harmony import */ var _inputs_shared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3337);
/* harmony import */ var _inputs_suggest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1352);





const stableInputs = {
    ..._inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .jobInputs */ .vX,
    'job-version': _inputs_job_version_js__WEBPACK_IMPORTED_MODULE_1__/* .jobVersion */ .I,
    stable: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM,
        default: 'true',
        text: 'Whether the version is marked as stable, or no more.',
    },
    'dry-run': _inputs_shared_js__WEBPACK_IMPORTED_MODULE_3__/* .dryRun */ .PA,
};
function readStableInputs(raw, reading) {
    const inputs = (0,_inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .readJobInputs */ .TD)(raw, reading);
    const version = raw['job-version'];
    if (version === undefined) {
        reading.errors.add('job-version', 'is missing', 'Give the number of the version, or its tag.');
    }
    else if (version === 'last-stable') {
        reading.errors.add('job-version', `is ${(0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .h)(version)}, which is stable already`, 'Give a number or a tag.');
    }
    if (inputs === undefined || version === undefined)
        return undefined;
    return { ...inputs, version: (0,_inputs_job_version_js__WEBPACK_IMPORTED_MODULE_1__/* .numberOrTag */ .x)(version), stable: raw.stable, dryRun: raw['dry-run'] };
}


/***/ }),

/***/ 811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readStatusInputs),
/* harmony export */   o: () => (/* binding */ statusInputs)
/* harmony export */ });
/* harmony import */ var _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7321);
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6981);
/* harmony import */ var _inputs_redaction_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5379);



const statusInputs = {
    ..._inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .jobInputs */ .vX,
    expect: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .choice */ .Yq(['nothing', 'healthy']),
        default: 'nothing',
        text: '`healthy` fails when the job is not.',
    },
    ..._inputs_redaction_js__WEBPACK_IMPORTED_MODULE_2__/* .redactionInputs */ .Zz,
    verbose: _inputs_redaction_js__WEBPACK_IMPORTED_MODULE_2__/* .verbose */ .B6,
};
function readStatusInputs(raw, reading) {
    const inputs = (0,_inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .readJobInputs */ .TD)(raw, reading);
    const redaction = (0,_inputs_redaction_js__WEBPACK_IMPORTED_MODULE_2__/* .readRedaction */ .s8)(raw, reading);
    if (inputs === undefined)
        return undefined;
    return { ...inputs, expectsHealth: raw.expect === 'healthy', redaction, verbose: raw.verbose };
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
    purge: { kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM, default: 'false', text: 'Forget the job at once, with its versions.' },
    global: { kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM, default: 'false', text: 'Stop a multiregion job in all of its regions.' },
    'no-shutdown-delay': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM,
        default: 'false',
        text: 'Do not wait for the shutdown delays of groups and tasks.',
    },
    children: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM,
        default: 'false',
        text: 'Stop also what a parameterized or periodic job has started.',
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

/***/ 5962:
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

/***/ 1740:
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

/***/ 7452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ looksOdd),
/* harmony export */   o: () => (/* binding */ randomRanges)
/* harmony export */ });
/* harmony import */ var _matches_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3889);

const run = /[A-Za-z0-9+/=_-]{16,}/g;
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
    for (const { 0: one, index } of (0,_matches_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesIn */ .X)(rest, run))
        if (isRandom(one))
            found.push([index, index + one.length]);
    return found;
}
function isRandom(text) {
    const pieces = text.split(/[^A-Za-z0-9+]+/).filter((piece) => looksOdd(piece));
    if (pieces.some((piece) => /^[0-9a-f]{32,}$/i.test(piece)))
        return true;
    if (text.split(/[^A-Za-z0-9+]+/).some((piece) => piece.length >= 14 && isMixed(piece)))
        return true;
    if (text.length < 20)
        return false;
    return pieces.reduce((sum, piece) => sum + piece.length, 0) >= 12 && entropy(text) > randomBits;
}
function looksOdd(piece) {
    if (piece.length < 4 || !/[A-Za-z]/.test(piece))
        return false;
    if (/^[0-9a-f]+$/i.test(piece))
        return piece.length >= 18 && /\d.*\d/.test(piece) && /[a-f].*[a-f]/i.test(piece);
    if (piece.length < 12 && /^(?:[a-z]+|[A-Z]+)$/.test(piece))
        return false;
    return oddShare(piece) > 0.4;
}
function isMixed(piece) {
    return [/[a-z]/, /[A-Z]/, /\d\D*\d/].every((kind) => kind.test(piece)) && oddShare(piece) > 0.33;
}
function oddShare(piece) {
    let odd = 0;
    for (let at = 1; at < piece.length; at += 1)
        if (isOddPair(piece, at))
            odd += 1;
    return odd / (piece.length - 1);
}
function isOddPair(piece, at) {
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
const naming = new Set(('caLeaf caRoots connect contains containsAll containsAny containsNone containsNotAll datacenters env eq executeTemplate file ge gt hasKey hasPrefix ' +
    'hasSuffix in index join key keyExists le ls lt mustEnv ne node nodes nomadService nomadServices nomadVar nomadVarExists nomadVarList nomadVarListSafe ' +
    'partitions peerings pkiCert plugin regexMatch regexReplaceAll replaceAll safeLs safeTree secret secrets service services split template ' +
    'timestamp toTitle tree trim trimPrefix trimSuffix writeToFile get').split(' '));
const namingByFirst = new Set(['envOrDefault', 'keyOrDefault']);
const word = /[.$]?[A-Za-z_]\w*/y;
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
            const assigned = action[at] === '$' ? assignment.exec(action.slice(at + length, at + length + 10))?.[0] : undefined;
            if (assigned !== undefined)
                kept = kept.padEnd(at + 1, blank) + action.slice(at + 1, at + length) + assigned;
            at += length + (assigned?.length ?? 0);
            continue;
        }
        const called = calls.at(-1) ?? '';
        const isName = action[at] !== '/' && (naming.has(called) || namingByFirst.has(called));
        if (namingByFirst.has(called))
            calls[calls.length - 1] = '';
        if (!isName)
            kept = kept.padEnd(at + 1, blank) + action.slice(at + 1, end - 1).replace(verb, blanked);
        at = end;
    }
    return kept.padEnd(action.length, blank);
}
const assignment = /^\s{0,4}:?=/;
function wordLength(action, at, calls) {
    const sign = action[at];
    if (sign === '(')
        calls.push('');
    else if (sign === ')' && calls.length > 1)
        calls.pop();
    else if (sign === '|')
        calls[calls.length - 1] = '';
    word.lastIndex = at;
    const found = word.exec(action)?.[0];
    if (found !== undefined && /^[A-Za-z_]/.test(found))
        calls[calls.length - 1] = found;
    return found?.length ?? 1;
}
function endOfText(action, at) {
    const sign = action[at];
    if (sign === '/' && action[at + 1] === '*')
        return behind(action.indexOf('*/', at + 2), 2, action);
    if (sign === '`')
        return behind(action.indexOf('`', at + 1), 1, action);
    if (sign !== '"')
        return undefined;
    let end = at + 1;
    while (end < action.length && action[end] !== '"')
        end += action[end] === '\\' ? 2 : 1;
    return Math.min(end + 1, action.length);
}
function behind(index, length, action) {
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

/***/ 16:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ secretRanges),
  F: () => (/* binding */ withoutSecretShapes)
});

// EXTERNAL MODULE: ./build/js/redaction/detection/matches.js
var matches = __webpack_require__(3889);
// EXTERNAL MODULE: ./build/js/redaction/detection/random-looks.js
var random_looks = __webpack_require__(7452);
// EXTERNAL MODULE: ./build/js/redaction/detection/references.js
var references = __webpack_require__(4328);
// EXTERNAL MODULE: ./build/js/redaction/detection/secret-names.js
var secret_names = __webpack_require__(5435);
;// CONCATENATED MODULE: ./build/js/redaction/detection/secret-assignments.js


const secretHint = /pass|pw|secret|token|key|cred|dsn|auth|bearer|cookie|session|private|salt|pepper|sign|hmac|jwt|otp|pin|webhook|conn|psk|mnemonic|community/i;
const assignment = /(?<![\w.-])[\w.-]{1,200}["'\]]{0,2}[ \t]{0,8}(?::=|=>|[+?]?=(?![=~])|:(?![:/]))[ \t]{0,8}/g;
const named = /(?<![\w.-])(?:name|key|type)["']?\s{0,3}[=:]\s{0,3}["']?([\w.-]{1,100})["']?[,;]?\s{1,40}["']?value["']?\s{0,3}[=:][ \t]{0,3}/gi;
const listed = /["']([\w.-]{1,100})["'][ \t]{0,4},\s{0,20}["']([^"'\n]{1,256})["']/g;
const directive = /(?<=^|\n)[ \t]{0,40}([\w.-]{1,200})[ \t]{1,60}["']?([^\s"'={}[\]();]{2,256})["']?;?[ \t]{0,8}(?=\r?\n|$)/g;
const flag = /(?<![\w-])-{1,2}([A-Za-z][\w.-]{0,80})[ \t]{1,5}(?=[^\s-])/g;
const longestValue = 512;
const mostItems = 1000;
function assignedSecrets(text) {
    if (!secretHint.test(text))
        return [];
    const found = [];
    for (const { 0: all, index } of (0,matches/* matchesIn */.X)(text, assignment)) {
        const name = /^[\w.-]+/.exec(all)?.[0] ?? '';
        if ((0,secret_names/* settingLooksSecret */.Nu)(name))
            found.push(...valuesBehind(text, name, index, index + all.length));
    }
    for (const { 0: all, 1: name = '', index } of (0,matches/* matchesIn */.X)(text, named)) {
        const at = index + all.length;
        if ((0,secret_names/* settingLooksSecret */.Nu)(name))
            found.push(...valuesBehind(text, name, at, at));
    }
    for (const { 0: all, 1: name = '', index } of (0,matches/* matchesIn */.X)(text, flag)) {
        const range = wordAt(text, index + all.length);
        if ((0,secret_names/* settingLooksSecret */.Nu)(name) && (0,secret_names/* settingHides */.IX)(name, text.slice(...range)))
            found.push([index, range[1]]);
    }
    for (const { 0: all, 1: name = '', 2: value = '', index } of (0,matches/* matchesIn */.X)(text, directive)) {
        const isProse = !name.includes('.') && /^[a-z]+[.,:]?$/.test(value);
        if (!isProse && (0,secret_names/* settingHides */.IX)(name, value))
            found.push([index, index + all.length]);
    }
    for (const { 0: all, 1: name = '', 2: value = '', index } of (0,matches/* matchesIn */.X)(text, listed)) {
        const isWord = /^[a-z]/.test(name) && /^[a-z][a-z_-]*$/.test(value);
        if (!isWord && (0,secret_names/* settingHides */.IX)(name, value))
            found.push([index, index + all.length]);
    }
    return found;
}
function valuesBehind(text, name, start, at) {
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
        return [from, ownLine(text, from, end)];
    return wordAt(text, from);
}
function isLineStart(before) {
    return /^["'-]?$/.test(before.slice(before.lastIndexOf('\n') + 1).trim());
}
function ownLine(text, from, end) {
    const comment = text.slice(from, end).search(/\s(?:#|\/\/)/);
    return comment === -1 ? end : from + comment;
}
function wordAt(text, from) {
    const piece = text.slice(from, from + longestValue);
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
    const most = isBlock ? Infinity : mostItems;
    for (let items = 0; at < text.length && items < most; items += 1) {
        const to = lineEnd(text, at);
        const line = text.slice(at, Math.min(to, at + longestValue));
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
    const before = text.slice(Math.max(0, at - longestValue), at);
    return /^[ \t-]*/.exec(before.slice(before.lastIndexOf('\n') + 1))?.[0].length ?? 0;
}
function endOfPiece(text, at) {
    const length = text.slice(at, at + longestValue).indexOf('\n');
    return length === -1 ? Math.min(text.length, at + longestValue) : at + length;
}
function lineEnd(text, at) {
    const end = text.indexOf('\n', at);
    return end === -1 ? text.length : end;
}

;// CONCATENATED MODULE: ./build/js/redaction/detection/secret-forms.js


const secret_forms_forms = [
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
function formsIn(text) {
    const found = [];
    for (const { needs, patterns } of secret_forms_forms) {
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
;// CONCATENATED MODULE: ./build/js/redaction/detection/secret-looks.js








const marked = ['', 'i'].map((flags) => {
    const sources = secretShapes.filter(({ pattern }) => pattern.flags === flags).map(({ pattern }) => pattern.source);
    return new RegExp(sources.join('|'), `g${flags}`);
});
const strongAssignment = /(?:passw(?:or)?d|passphrase|\bpwd|secret|token|api[_-]?key|access[_-]?key|private[_-]?key|credentials?|authorization)[\w-]{0,30}["']?\s{0,5}[=:]\s{0,5}["']?([^\s"'=:][^\s"']*)/gi;
const strongFlag = /(?<!\w)-[\w-]{0,30}(?:passw(?:or)?d|passphrase|pwd|secret|token|key|credentials?)[\w-]{0,30}\s{1,5}["']?([^\s"'=:][^\s"']*)/gi;
const inWords = /((?:passw(?:or)?d|passphrase|\bpwd|secret|token|api[_-]?key|access[_-]?key|private[_-]?key|credentials?|authorization)[\w-]{0,30})["']?[ \t]{1,5}["']?([A-Za-z0-9_/+!#$%^&*.\uE000-][^\s"';,]{1,256})["']?/gi;
const armour = /-----BEGIN ([A-Z0-9 ]{0,40})-----/g;
const publicArmour = /^(?:TRUSTED |X509 )?(?:CERTIFICATE(?: REQUEST)?|PUBLIC KEY|RSA PUBLIC KEY|PGP PUBLIC KEY BLOCK|X509 CRL|DH PARAMETERS|PGP SIGNED MESSAGE)$/;
const bareKey = /PuTTY-User-Key-File-\d: |---- BEGIN SSH2 ENCRYPTED PRIVATE KEY/g;
const mostKnown = 500_000;
const known = new Map();
let knownSigns = 0;
function secretRanges(text, looking) {
    if (text.length < 4)
        return [];
    const { delimiters = references/* usualDelimiters */.XQ, random, assignments } = looking;
    const question = `${delimiters.join('\n')}\n${Number(random)}${Number(assignments)}`;
    const remembered = known.get(question)?.get(text);
    if (remembered !== undefined)
        return remembered;
    const answer = findRanges(text, { delimiters, random, assignments });
    if (knownSigns > mostKnown)
        known.clear();
    knownSigns = (known.size === 0 ? 0 : knownSigns) + text.length;
    const answers = known.get(question) ?? new Map();
    known.set(question, answers.set(text, answer));
    return answer;
}
function findRanges(text, { delimiters, random, assignments }) {
    const found = [...markedIn(text)];
    const plain = (0,references/* withoutReferences */.Xl)(text, delimiters ?? references/* usualDelimiters */.XQ);
    const keys = keysIn(plain);
    found.push(...keys.hidden, ...formsIn(plain));
    if (assignments)
        found.push(...assignedSecrets(plain), ...wordsIn(plain));
    if (random)
        found.push(...(0,random_looks/* randomRanges */.o)(keys.rest));
    return found;
}
function withoutSecretShapes(text, instead) {
    const found = [...markedIn(text), ...keysIn(text).hidden, ...formsIn(text)];
    const assigned = [strongAssignment, strongFlag].flatMap((pattern) => wholes(text, pattern));
    return (0,hidden_text/* replaceRanges */.v)(text, [...found, ...assigned], () => instead);
}
const longWord = /\S{11}/;
function markedIn(text) {
    return longWord.test(text) ? marked.flatMap((pattern) => wholes(text, pattern)) : [];
}
function wholes(text, pattern) {
    return (0,matches/* matchesIn */.X)(text, pattern).map(({ 0: all, index }) => [index, index + all.length]);
}
function keysIn(text) {
    const hidden = (0,matches/* matchesIn */.X)(text, bareKey).map(({ index }) => [index, text.length]);
    const open = [];
    let from = 0;
    for (const { 0: all, 1: label = '', index } of (0,matches/* matchesIn */.X)(text, armour)) {
        if (index < from)
            continue;
        const end = text.indexOf(`-----END ${label}-----`, index);
        from = end === -1 ? text.length : end + all.length - 2;
        if (!publicArmour.test(label))
            hidden.push([index, from]);
        else if (end !== -1)
            open.push([index, from]);
    }
    return { hidden, rest: (0,hidden_text/* replaceRanges */.v)(text, open, (length) => ' '.repeat(length)) };
}
function wordsIn(text) {
    if (!secretHint.test(text))
        return [];
    const found = [];
    for (const { 0: all, 1: name = '', 2: value = '', index } of (0,matches/* matchesIn */.X)(text, inWords)) {
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
/* harmony import */ var _random_looks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7452);


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
const plainWords = /^(?:true|false|yes|no|on|off|enabled?|disabled?|none|null|nil|undefined|~|\{\}|\[\])$/i;
const quantity = /^[+-]?\d{1,12}(?:\.\d{1,9})?(?:ns|us|µs|ms|s|m|h|d|w|y|[kmgtp]i?b?|b|%|px|min|mins|hours?|days?)(?:\d{1,6}(?:ms|s|m|h)){0,3}$/i;
const version = /^v?\d{1,5}(?:\.\d{1,5}){1,3}(?:[-+.][A-Za-z0-9.-]{1,30})?$|^(?:latest|stable|edge|main|master|alpine|nightly|lts)$/;
const path = /^(?:file:\/\/|\.{0,2}\/|~\/|[A-Za-z]:[\\/]|@\/)?[\w.@+-]{1,64}(?:[\\/][\w.@+-]{1,64}){0,20}\/?$/;
const rooted = /^(?:file:\/\/|\.{0,2}\/|~\/|[A-Za-z]:[\\/]|@\/)[^\\/]{1,64}[\\/]/;
const address = /^[a-z][a-z0-9+.-]{1,20}:\/\/[\w.-]{1,255}(?::\d{1,5})?(?:\/[\w./~%+-]{0,400})?$/i;
const hostAndPort = /^(?:(?:\d{1,3}\.){3}\d{1,3}|localhost|\*|(?:[a-z][\w-]{0,62}\.){1,8}[a-z]{2,20})?:\d{2,5}$/;
const stored = /^(?:arn:aws:(?:secretsmanager|ssm|kms):|projects\/[^/]{1,80}\/secrets\/|op:\/\/|(?:ref\+)?vault:(?:\/\/)?[\w-]{1,40}\/|os\.environ[.[]|process\.env\.|ENV\[|(?:os\.)?getenv\(|env:[A-Z_]|secret:\/\/|nomad\/jobs|kv\/|secret\/data\/)/;
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
    if (passedOn.test(last) && /^(?:https?:|grpcs?:|unix:|\$|\uE000|[a-z][\w.-]{0,60}:\d)/.test(plain))
        return false;
    return !(weakNames.has(last.toLowerCase()) && /^[A-Z]?[a-z]{1,20}(?:[-_./: ][a-z]{1,20}){0,6}$/.test(plain));
}
const strongPart = /passw(?:or)?d|passphrase|secret(?!ar)|token(?!i)|api[_-]?key|access[_-]?key|private[_-]?key|credential/i;
const passedOn = /^(?:proxy|fastcgi|uwsgi|scgi|grpc|memcached)_pass$/;
const weakNames = new Set('key keys auth session sessions private signature signing authentication'.split(' '));
function lastPart(name) {
    const parts = name.split('.');
    const last = parts.at(-1) ?? name;
    if (/^keys?$/i.test(last) && /access|api|encryption|master|account|private|secret/i.test(parts.at(-2) ?? ''))
        return `${parts.at(-2)}.${last}`;
    return /^(?:value|data|raw|content|string)$/i.test(last) ? (parts.at(-2) ?? last) : last;
}
function isHarmlessWord(written) {
    const value = unquoted(written);
    return (value === '' ||
        (0,_references_js__WEBPACK_IMPORTED_MODULE_0__/* .isValueReference */ .$0)(value) ||
        (0,_references_js__WEBPACK_IMPORTED_MODULE_0__/* .isValueReference */ .$0)(withoutScheme(value)) ||
        plainWords.test(value) ||
        /^(?:[*x•.]+|‹hidden›)$/i.test(value) ||
        stored.test(value));
}
function isHarmless(name, value) {
    if (isHarmlessWord(value))
        return true;
    const words = wordsOf(name);
    const last = words.at(-1) ?? '';
    if (quantity.test(value))
        return !isSecretNoun(last);
    if (/^[+-]?\d+(?:\.\d+)?$/.test(value))
        return value.length < 4 || !isSecretNoun(last);
    const isOdd = (0,_references_js__WEBPACK_IMPORTED_MODULE_0__/* .literalPart */ .Dz)(value)
        .split(/[^A-Za-z0-9]+/)
        .some((piece) => piece.length >= 8 && (0,_random_looks_js__WEBPACK_IMPORTED_MODULE_1__/* .looksOdd */ .K)(piece));
    if (isOdd)
        return false;
    if (address.test(value))
        return !addressWord.test(name) || /^(?:file|unix):|:\/\/[^/]+\/?$/.test(value);
    if (hostAndPort.test(value))
        return true;
    if (rooted.test(value) && path.test(value))
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
    return version.test(value);
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

/***/ 5189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ createRedactor),
  P: () => (/* binding */ longEnough)
});

;// CONCATENATED MODULE: ./build/js/redaction/hidden-index.js
const shortest = 4;
const longestWhole = 64;
const part = 32;
const mostAlike = 8;
const hashes = 1 << 16;
function hashAt(text, at) {
    const hash = ((text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) * 31 + text.charCodeAt(at + 2)) * 31 +
        text.charCodeAt(at + 3);
    return hash & (hashes - 1);
}
class HiddenIndex {
    known = new Set();
    hasSpaces = false;
    hasEscapes = false;
    begins = new Uint8Array(hashes);
    buckets = new Map();
    get isEmpty() {
        return this.known.size === 0;
    }
    add(whole) {
        if (whole.length < shortest || this.known.has(whole))
            return false;
        this.known.add(whole);
        this.hasEscapes ||= /[%\\&]/.test(whole);
        this.hasSpaces ||= /[\s`]/.test(whole);
        if (whole.length <= longestWhole)
            this.enter(whole, { whole, offset: 0 });
        else if (whole.includes('\n'))
            this.enter(whole.slice(0, part), { whole, offset: 0 });
        else {
            for (let offset = 0; offset + part <= whole.length; offset += part)
                this.enter(whole.slice(offset, offset + part), { whole, offset });
        }
        return true;
    }
    enter(text, entry) {
        const first = text.slice(0, shortest);
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
        else if (alike.length < mostAlike)
            alike.push(entry);
    }
    entriesIn(text, found) {
        for (let at = 0; at + shortest <= text.length; at += 1) {
            if (this.begins[hashAt(text, at)] === 0)
                continue;
            for (const entry of this.at(text, at))
                found(entry);
        }
    }
    find(text, isHidden) {
        const ranges = [];
        let end = 0;
        for (let at = 0; at + shortest <= text.length;) {
            if (this.begins[hashAt(text, at)] === 0) {
                at += 1;
                continue;
            }
            let longest;
            for (const entry of this.at(text, at)) {
                if (!isHidden(entry))
                    continue;
                const range = extent(text, at, entry, end);
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
        const bucket = this.buckets.get(text.slice(at, at + shortest));
        if (bucket === undefined)
            return;
        for (const length of bucket.lengths)
            yield* bucket.entries.get(text.slice(at, at + length)) ?? [];
    }
}
function extent(text, at, { whole, offset }, end) {
    let from = at;
    let before = offset;
    while (from > end && before > 0 && at - from < part && text[from - 1] === whole[before - 1]) {
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
// EXTERNAL MODULE: ./build/js/redaction/detection/secret-looks.js + 3 modules
var secret_looks = __webpack_require__(16);
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
const named = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const controls = { n: 10, r: 13, t: 9, a: 7, b: 8, f: 12, v: 11 };
const percent = /%([0-9a-fA-F]{2})/y;
const backslash = /\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|x([0-9a-fA-F]{2})|([nrtabfv])|([!-/:-@[-`{-~]))/y;
const entity = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos|nbsp));/y;
const anyEscape = /%[0-9a-fA-F]{2}|\\[!-~]|&(?:#[xX]?[0-9a-fA-F]|amp;|lt;|gt;|quot;|apos;|nbsp;)/;
function escapeAt(text, at, sign) {
    const shape = sign === 37 ? percent : sign === 92 ? backslash : entity;
    shape.lastIndex = at;
    const match = shape.exec(text);
    if (match === null)
        return undefined;
    const [all, first, second, third, control, mark] = match;
    if (sign === 37)
        return { code: Number.parseInt(first ?? '', 16), length: all.length };
    if (sign === 38) {
        const code = first === undefined ? (second === undefined ? undefined : Number.parseInt(second, 16)) : Number(first);
        return { code: code ?? (named[third ?? ''] ?? '').charCodeAt(0), length: all.length };
    }
    const digits = first ?? second ?? third;
    const plain = control === undefined ? (mark ?? '').charCodeAt(0) : controls[control];
    return { code: digits === undefined ? (plain ?? 0) : Number.parseInt(digits, 16), length: all.length };
}
const signs = { address: 37, text: 92, html: 38 };
function decodingsIn({ text }) {
    if (!anyEscape.test(text))
        return [];
    const kinds = Object.keys(signs).filter((kind) => text.includes(String.fromCharCode(signs[kind])));
    return kinds.length > 1 ? ['all', ...kinds] : ['all'];
}
function decodedView(view, decoding = 'all') {
    const { text } = view;
    if (!anyEscape.test(text))
        return undefined;
    const only = decoding === 'all' ? undefined : signs[decoding];
    const builder = new ViewBuilder(view);
    let decoded = false;
    for (let at = 0; at < text.length;) {
        const sign = text.charCodeAt(at);
        const isEscape = only === undefined ? sign === 37 || sign === 92 || sign === 38 : sign === only;
        const escape = isEscape ? escapeAt(text, at, sign) : undefined;
        const length = escape?.length ?? 1;
        const code = escape?.code ?? sign;
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
function flat(text) {
    return text.replaceAll('`', '').replace(/\s+/g, ' ');
}
function flatView(view) {
    const { text } = view;
    const builder = new ViewBuilder(view);
    let afterSpace = false;
    for (let at = 0; at < text.length; at += 1) {
        const sign = text.charCodeAt(at);
        if (sign === 96)
            continue;
        const isSpace = sign === 32 || (sign >= 9 && sign <= 13) || (sign > 127 && /\s/.test(text[at] ?? ''));
        if (!isSpace || !afterSpace)
            builder.add(isSpace ? 32 : sign, at, at + 1);
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

;// CONCATENATED MODULE: ./build/js/redaction/redactor.js




const shortestSecret = 4;
const shortestHidden = 6;
const longEnough = 8;
const ordinaryWord = /^[A-Za-z]{1,15}$/;
const mostDecoded = 3;
function createRedactor(secrets = []) {
    const index = new HiddenIndex();
    const secretIndex = new HiddenIndex();
    const certain = new Set();
    const ids = new Set();
    const shown = createShown(index, certain);
    const enter = (value, least, isCertain) => {
        for (const form of partsOf(value, least).flatMap((part) => [...formsOf(part)])) {
            if (isCertain) {
                certain.add(form);
                secretIndex.add(form);
            }
            shown.isDirty = index.add(form) || shown.isDirty;
        }
    };
    const replaced = (text, all, isHidden) => all.isEmpty
        ? text
        : outsideMarks(text, (piece) => (0,hidden_text/* replaceRanges */.v)(piece, rangesIn(piece, all, isHidden), () => hidden_text/* hiddenMark */.s));
    const isQuoted = ({ whole }) => certain.has(whole) || !ids.has(whole);
    const redactor = {
        addSecrets(values) {
            for (const value of values)
                enter(value, shortestSecret, true);
        },
        addHidden(values) {
            for (const value of values)
                enter(value, shortestHidden, false);
        },
        addUnjudged(values) {
            redactor.addHidden([...values].filter((value) => value.length >= longEnough));
        },
        addShown: (texts) => shown.add(texts),
        addIds(more) {
            for (const id of more)
                ids.add(id);
            shown.add(ids);
        },
        scrub: (text) => (0,secret_looks/* withoutSecretShapes */.F)(replaced(text, index, isQuoted), hidden_text/* hiddenMark */.s),
        name: (text) => replaced(text, secretIndex, () => true),
        hide: (text) => replaced(text, index, shown.hidesEverywhere()),
    };
    redactor.addSecrets(secrets);
    return redactor;
}
function partsOf(value, least) {
    const lines = value.includes('\n') ? value.split(/\r?\n/).map((line) => line.trim()) : [];
    const whole = [value, value.trim(), value.normalize('NFC'), value.normalize('NFD')].filter((part) => part.trim().length >= least);
    return [...whole, ...lines.filter((line) => line.length >= shortestHidden)];
}
function createShown(index, certain) {
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
function outsideMarks(text, change) {
    return text.includes(hidden_text/* hiddenMark */.s) ? text.split(hidden_text/* hiddenMark */.s).map(change).join(hidden_text/* hiddenMark */.s) : change(text);
}
function formsOf(whole) {
    const isAscii = /^[\x00-\x7f]*$/.test(whole);
    const written = isAscii ? [whole] : [whole, Buffer.from(whole).toString('latin1')];
    const decoded = written.flatMap(decodedForms);
    const all = [...decoded, ...decoded.map((form) => form.replaceAll('+', ' '))];
    return new Set([...all, ...all.filter((form) => /[\s`]/.test(form)).map((form) => flat(form).trim())]);
}
function decodedForms(text) {
    const forms = [text];
    for (let view = decodedView(plainView(text)); view !== undefined && forms.length <= mostDecoded;) {
        forms.push(view.text);
        view = decodedView(view);
    }
    return forms;
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
            for (let decoded = 1; now !== undefined && decoded <= mostDecoded; decoded += 1) {
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

/***/ 2482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ following),
/* harmony export */   Ic: () => (/* binding */ describeFailure),
/* harmony export */   MM: () => (/* binding */ planHeadline),
/* harmony export */   Ne: () => (/* binding */ describeNotes),
/* harmony export */   Np: () => (/* binding */ bySeverity),
/* harmony export */   Sd: () => (/* binding */ totals),
/* harmony export */   Yi: () => (/* binding */ formatMinute),
/* harmony export */   ik: () => (/* binding */ hasChanges),
/* harmony export */   nl: () => (/* binding */ describeReasons),
/* harmony export */   uQ: () => (/* binding */ describeChange),
/* harmony export */   uh: () => (/* binding */ describeRemovedFile),
/* harmony export */   wO: () => (/* binding */ unplacedCount),
/* harmony export */   wv: () => (/* binding */ describeCounts)
/* harmony export */ });
/* harmony import */ var _plan_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5962);

function formatMinute(time) {
    return time === undefined ? '' : `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
function describeCounts(counts, starts) {
    const more = following(counts);
    const later = more === '' ? '' : ` (${more})`;
    const created = { 'at-once': 'created', 'per-launch': 'at each launch', 'per-dispatch': 'at each dispatch' }[starts];
    return [
        phrase(counts.replaced, counts.canaries > 0 ? 'replaced' : `replaced${later}`),
        phrase(counts.stopped, 'stopped'),
        phrase(counts.preempted, 'of other jobs preempted'),
        phrase(counts.migrated, 'migrated'),
        phrase(counts.canaries, `${counts.canaries === 1 ? 'canary' : 'canaries'}${later}`),
        phrase(counts.rescheduled, 'rescheduled'),
        phrase(counts.updatedInPlace, 'updated in place'),
        phrase(counts.created, created),
    ]
        .filter((text) => text !== '')
        .join(', ');
}
function following(counts) {
    const step = counts.replaced + counts.canaries;
    if (step === 0 || counts.ignored === 0)
        return '';
    return `up to ${counts.ignored} more ${counts.canaries > 0 ? 'after promotion' : 'follow'}`;
}
function phrase(count, text) {
    return count > 0 ? `${count} ${text}` : '';
}
function totals(groups) {
    const sum = (read) => groups.reduce((total, group) => total + read(group), 0);
    return {
        created: sum((group) => group.created),
        replaced: sum((group) => group.replaced),
        updatedInPlace: sum((group) => group.updatedInPlace),
        stopped: sum((group) => group.stopped),
        migrated: sum((group) => group.migrated),
        canaries: sum((group) => group.canaries),
        ignored: sum((group) => (group.replaced + group.canaries > 0 ? group.ignored : 0)),
        preempted: sum((group) => group.preempted),
        rescheduled: sum((group) => group.rescheduled),
    };
}
function describeChange(verdict) {
    if (verdict.startsAgain)
        return 'started again (was stopped)';
    if (verdict.change === 'unchanged' && verdict.changes)
        return 'unchanged, but allocations are due';
    return verdict.change;
}
function unplacedCount(unplaced) {
    return unplaced.reduce((total, one) => total + one.count, 0);
}
function describeReasons(reasons) {
    return reasons.map(({ text, name }) => (name === undefined ? text : `${text} ${name}`)).join('; ');
}
function hasChanges({ verdict }) {
    return verdict.changes || verdict.unplaced.length > 0;
}
function severity(job) {
    const { verdict } = job;
    if (verdict.unplaced.length > 0)
        return 3;
    if (verdict.destructive)
        return 2;
    return verdict.changes ? 1 : 0;
}
function bySeverity(jobs) {
    return jobs.toSorted((a, b) => severity(b) - severity(a) || (a.file < b.file ? -1 : 1));
}
function planHeadline(outcome) {
    const changing = outcome.jobs.filter((job) => job.verdict.changes);
    const count = (matches) => changing.filter((job) => matches(job.verdict)).length;
    const created = count((verdict) => verdict.change === 'new');
    const stopped = count((verdict) => verdict.change === 'stopped');
    const blocked = outcome.jobs.filter((job) => job.verdict.unplaced.length > 0).length;
    const removed = outcome.removed.length;
    const parts = [
        phrase(outcome.failed.length, outcome.failed.length === 1 ? 'file failed' : 'files failed'),
        phrase(changing.length - created - stopped, 'changed'),
        phrase(created, 'new'),
        phrase(stopped, 'stopped'),
        phrase(blocked, 'cannot be placed'),
        phrase(removed, removed === 1 ? 'job file removed' : 'job files removed'),
    ].filter((part) => part !== '');
    const unchanged = outcome.jobs.length - changing.length;
    if (parts.length === 0)
        parts.push(unchanged > 0 ? 'nothing changes' : 'no job file is touched');
    return [parts.join(', '), phrase(unchanged, 'unchanged'), phrase(outcome.untouched, 'not touched')]
        .filter((part) => part !== '')
        .join(' · ');
}
function describeNotes({ overridden, dropped, random = [], }) {
    return [
        ...(random.length === 0 ? [] : [describeRandomFields(random)]),
        ...overridden.map(({ what, file, input }) => `The file names the ${what} \`${file}\`, input \`${what}\` says \`${input}\`: the file's counts.`),
        ...dropped.map(({ name, by }) => `The variable \`${name}\`, set by ${by}, is not declared in the file and was left out.`),
    ];
}
const mostNamed = 5;
function describeRandomFields(fields) {
    const named = fields.slice(0, mostNamed).map((field) => `\`${field}\``);
    const more = fields.length > mostNamed ? ` and ${(0,_plan_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(fields.length - mostNamed, 'field')} more` : '';
    return `Changes with every plan: ${named.join(', ')}${more}, because the job file calls \`uuidv4()\` or \`bcrypt()\`. The register compares all else of the job with what was reviewed, but not these values.`;
}
function describeRemovedFile({ file, id, stop }) {
    const removed = `\`${file}\`: job file removed`;
    const job = id === undefined ? '' : ` (\`${id}\`)`;
    switch (stop.kind) {
        case 'stops':
            return `${removed}; the job${job} will be stopped after the merge.`;
        case 'gone':
            return `${removed}; the job${job} does not run.`;
        case 'runs-on':
            if (stop.why === 'by-hand')
                return `${removed}; the job still runs${job}.`;
            return stop.why === 'declared'
                ? `${removed}; the job${job} runs on, because \`${stop.by}\` declares it.`
                : `${removed}; the job${job} runs on: \`${stop.by}\` cannot be parsed, and may declare it.`;
    }
}
function describeFailure(failure) {
    const { location: where } = failure;
    if (where === undefined)
        return '';
    return where.line === undefined ? where.file : `${where.file}:${where.line}`;
}


/***/ }),

/***/ 8762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ groupFailures),
/* harmony export */   x: () => (/* binding */ failureItems)
/* harmony export */ });
/* harmony import */ var _plan_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1740);
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7318);
/* harmony import */ var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7058);
/* harmony import */ var _describe_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2482);
/* harmony import */ var _markdown_prose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6844);





const mostPlaces = 5;
const maxMessageLength = 1000;
function failureItems(failures, fileUrl) {
    const groups = groupFailures(failures);
    const firsts = (0,_help_js__WEBPACK_IMPORTED_MODULE_3__/* .firstOfEach */ .t6)(groups.flatMap((same) => same.slice(0, 1)));
    return groups.map((same) => {
        const places = same.filter((failure) => failure.location !== undefined).map((failure) => place(failure, fileUrl));
        const more = places.length > mostPlaces ? ` and ${places.length - mostPlaces} more` : '';
        const where = places.length === 0 ? '' : `${places.slice(0, mostPlaces).join(', ')}${more}: `;
        const [first] = same;
        const hint = first?.hint === undefined ? [] : [(0,_markdown_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .C)(first.hint)];
        const help = first !== undefined && firsts.has(first) ? [(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)('More', (0,_help_js__WEBPACK_IMPORTED_MODULE_3__/* .helpUrl */ .xR)(first))] : [];
        const wayOut = [...hint, ...help].join(' ');
        return `- ${where}${message(shorten(first?.message ?? ''))}${wayOut === '' ? '' : `  \n  ${wayOut}`}`;
    });
}
function message(text) {
    const [first = '', ...rest] = text.split('\n').filter((line) => line.trim() !== '');
    if (rest.length === 0)
        return (0,_markdown_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .C)(first);
    const block = (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)(rest.map((line) => (0,_plan_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(line.replaceAll('\t', '  ')).trimEnd()), 'text');
    return `${(0,_markdown_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .C)(first)}\n\n${block.replace(/^/gm, '  ')}\n`;
}
function place(failure, fileUrl) {
    const text = (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nameCode */ .Fl)((0,_describe_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .describeFailure */ .Ic)(failure));
    if (fileUrl === undefined || failure.location === undefined)
        return text;
    const anchor = failure.location.line === undefined ? '' : `#L${failure.location.line}`;
    return (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(text, `${fileUrl(failure.location.file)}${anchor}`);
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
const helpPage = 'https://github.com/outrider/outrider/blob/main/docs/troubleshooting.md';
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
/* harmony import */ var _plan_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1740);

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
    const shown = (0,_plan_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(text.replace(/\s+/g, ' ')).trim();
    return shown === '' ? '(empty)' : shown;
}
function longestRun(text) {
    return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
function link(text, url) {
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
/* harmony export */   C: () => (/* binding */ prose)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7058);

function prose(text) {
    const line = text.replace(/\s+/g, ' ').trim();
    if (line === '')
        return '(without a word)';
    return line
        .split(/(`[^`]+`)/)
        .flatMap((part) => (/^`[^`]+`$/.test(part) ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(part.slice(1, -1))] : part.split(/(?<= )/).map(word)))
        .filter((part) => part !== '')
        .map((part, at, parts) => (part.startsWith('`') && parts[at - 1]?.endsWith('`') === true ? ` ${part}` : part))
        .join('');
}
const ordinary = /^["'(]{0,5}(?:[A-Za-z0-9](?:[A-Za-z0-9'-]{0,100}[A-Za-z0-9])?|\d{1,20}\.\d{1,20})?[.,;:?!)"']{0,5}$/;
const listed = /^\d+[.)](?!\d)/;
const references = [/(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])/i, /[a-z][-_]?\d/i, /\d-\d/];
function isReference(text) {
    return listed.test(text) || references.some((reference) => reference.test(text));
}
function word(text) {
    const bare = text.trimEnd();
    return bare === '' || (ordinary.test(bare) && !isReference(bare)) ? text : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(bare) + text.slice(bare.length);
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
// EXTERNAL MODULE: ./build/js/report/describe-plan.js
var describe_plan = __webpack_require__(2482);
;// CONCATENATED MODULE: ./build/js/report/annotations.js



const mostAnnotations = 10;
const longestAnnotation = 4096;
function annotateFailures(failures, runner) {
    const groups = (0,failure_items/* groupFailures */.B)(failures);
    const shown = groups.length > mostAnnotations ? groups.slice(0, mostAnnotations - 1) : groups;
    for (const group of shown) {
        const [first] = group;
        if (first === undefined)
            continue;
        const more = group.length > 1 ? ` (and the same for ${group.length - 1} more)` : '';
        runner.error((0,help/* failureText */.kY)(first, { note: more, most: longestAnnotation }), { ...first.location, title: 'Outrider' });
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



async function publishComment({ subject, write }, runner) {
    try {
        const written = await write();
        if (written.action === 'none') {
            runner.log(`No comment is written: ${written.why}.`);
            return { url: '' };
        }
        if (written.action === 'left') {
            runner.notice(`The comment is left to a newer run of this pull request; this ${subject} is in the step summary.`, {
                title: 'Outrider',
            });
            return { url: written.url };
        }
        const actions = { created: 'written', updated: 'brought up to date', unchanged: 'says this already' };
        runner.log(`Comment ${actions[written.action]}: ${written.url}`);
        return { url: written.url };
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        if (error.reason === 'unauthorized') {
            const where = `No comment was written; the ${subject} is in the step summary.`;
            runner.notice(`${where} ${(0,help/* failureText */.kY)(error)}`, { title: 'Outrider' });
            return { url: '' };
        }
        const failure = error.withContext('The comment could not be written');
        annotateFailures([failure], runner);
        return { url: '', failure };
    }
}

// EXTERNAL MODULE: ./build/js/plan/numbers.js
var numbers = __webpack_require__(5962);
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
        reason: errors[0]?.reason ?? '',
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
            runner[entry.kind](entry.text, { title: 'Outrider' });
            return;
        case 'errors':
            annotateFailures(entry.errors, runner);
    }
}
function publishErrors(errors, runner) {
    annotateFailures(errors, runner);
    const summary = errors.length === 1 ? (errors[0]?.message ?? '') : `${(0,numbers/* plural */.L)(errors.length, 'mistake')} in the inputs`;
    runner.appendSummary(['### 🔴 Outrider did not run', '', ...(0,failure_items/* failureItems */.x)(errors, undefined), ''].join('\n'));
    runner.setOutput('summary', summary);
    runner.setOutput('changed', 'false');
    runner.setOutput('reason', errors[0]?.reason ?? 'server');
}


/***/ }),

/***/ 835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/github/context.js + 3 modules
var context = __webpack_require__(197);
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
        .flatMap((text) => (text.trim() === '' ? [] : [text, text.trim(), ...partsOf(text.trim())]));
    const values = inputs
        .filter(([, { kind }]) => kind.secret === 'values')
        .flatMap(([name]) => (0,assignments/* secretValues */.VX)(env[(0,inputs_input/* inputVariable */.L)(name)] ?? ''));
    return [...new Set([...texts, ...values, ...registryTokens(env)])];
}
function registryTokens(env) {
    return Object.entries(env).flatMap(([name, text]) => name.startsWith('TF_TOKEN_') && text?.trim() ? [text.trim()] : []);
}
function partsOf(text) {
    const password = /^[^:\s]+:(\S{4,})$/.exec(text)?.[1];
    return password === undefined ? [] : [password, Buffer.from(text).toString('base64')];
}
function readInput(name, input, env, errors) {
    const read = input.kind.read((0,inputs_input/* givenInput */.C)(env, name, input)?.text ?? textWithout(input));
    if ('value' in read)
        return read.value;
    errors.add(name, read.error, read.hint);
    return undefined;
}
function readInputs(mode, { table, all }, env, errors) {
    const values = {};
    for (const [name, input] of Object.entries(all)) {
        const given = (0,inputs_input/* givenInput */.C)(env, name, input);
        if (!(name in table) && given !== undefined && isOfUser(given, input))
            errors.add(name, `is not used by mode \`${mode}\``, 'Remove it, or choose the mode that it belongs to.');
        const value = readInput(name, input, env, errors);
        if (name in table)
            values[name] = value ?? defaultOf(input);
    }
    for (const [name, meant] of misspelt(env, Object.keys(all)))
        errors.add(name, 'is not known', `Did you mean ${(0,suggest/* quote */.h)(meant)}?`);
    return values;
}
function defaultOf(input) {
    const read = input.kind.read(textWithout(input));
    return 'value' in read ? read.value : undefined;
}
function isOfUser({ text, fromEnv }, input) {
    return !fromEnv && text !== input.default && input.default?.startsWith('${{') !== true;
}
function textWithout({ kind, default: usual }) {
    if (usual === undefined)
        return kind.empty ?? '';
    return usual.startsWith('${{') ? '' : usual;
}
function misspelt(env, names) {
    const known = new Set(names.map(inputs_input/* inputVariable */.L));
    return Object.keys(env)
        .filter((variable) => variable.startsWith('INPUT_') && !known.has(variable) && env[variable] !== '')
        .map((variable) => variable.slice('INPUT_'.length).toLowerCase())
        .flatMap((name) => {
        const meant = (0,suggest/* nearest */.p)(name.replaceAll('_', '-'), names);
        return meant === undefined ? [] : [[name, meant]];
    });
}

// EXTERNAL MODULE: ./build/js/inputs/job.js
var job = __webpack_require__(7321);
// EXTERNAL MODULE: ./build/js/inputs/kinds.js
var kinds = __webpack_require__(6981);
// EXTERNAL MODULE: ./build/js/inputs/planning.js
var planning = __webpack_require__(4217);
// EXTERNAL MODULE: ./build/js/modes/register/inputs.js + 1 modules
var inputs = __webpack_require__(3271);
// EXTERNAL MODULE: ./build/js/modes/parse/inputs.js
var parse_inputs = __webpack_require__(8752);
// EXTERNAL MODULE: ./build/js/modes/dispatch/inputs.js + 3 modules
var dispatch_inputs = __webpack_require__(5546);
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
// EXTERNAL MODULE: ./build/js/modes/status/inputs.js
var status_inputs = __webpack_require__(811);
// EXTERNAL MODULE: ./build/js/modes/list/inputs.js
var list_inputs = __webpack_require__(9497);
// EXTERNAL MODULE: ./build/js/modes/deprecate/inputs.js
var deprecate_inputs = __webpack_require__(4472);
// EXTERNAL MODULE: ./build/js/modes/reinstate/inputs.js
var reinstate_inputs = __webpack_require__(4564);
;// CONCATENATED MODULE: ./build/js/modes/index.js















const modes = {
    plan: { inputs: planning/* planningInputs */.b, load: async () => (await Promise.all(/* import() */[__webpack_require__.e(672), __webpack_require__.e(606), __webpack_require__.e(37), __webpack_require__.e(427), __webpack_require__.e(530), __webpack_require__.e(467), __webpack_require__.e(961), __webpack_require__.e(217)]).then(__webpack_require__.bind(__webpack_require__, 9674))).mode },
    register: { inputs: inputs/* registerInputs */.F, load: async () => (await Promise.all(/* import() */[__webpack_require__.e(672), __webpack_require__.e(606), __webpack_require__.e(37), __webpack_require__.e(427), __webpack_require__.e(667), __webpack_require__.e(530), __webpack_require__.e(467), __webpack_require__.e(961), __webpack_require__.e(137)]).then(__webpack_require__.bind(__webpack_require__, 3137))).mode },
    parse: { inputs: parse_inputs/* parseInputs */.T, load: async () => (await Promise.all(/* import() */[__webpack_require__.e(606), __webpack_require__.e(37), __webpack_require__.e(427), __webpack_require__.e(467), __webpack_require__.e(544)]).then(__webpack_require__.bind(__webpack_require__, 9544))).mode },
    dispatch: { inputs: dispatch_inputs/* dispatchInputs */.C, load: async () => (await Promise.all(/* import() */[__webpack_require__.e(606), __webpack_require__.e(37), __webpack_require__.e(190), __webpack_require__.e(428)]).then(__webpack_require__.bind(__webpack_require__, 7428))).mode },
    scale: { inputs: scale_inputs/* scaleInputs */.A$, load: async () => (await Promise.all(/* import() */[__webpack_require__.e(37), __webpack_require__.e(667), __webpack_require__.e(559)]).then(__webpack_require__.bind(__webpack_require__, 5365))).mode },
    revert: { inputs: revert_inputs/* revertInputs */._, load: async () => (await Promise.all(/* import() */[__webpack_require__.e(672), __webpack_require__.e(37), __webpack_require__.e(667), __webpack_require__.e(247)]).then(__webpack_require__.bind(__webpack_require__, 5125))).mode },
    stable: { inputs: stable_inputs/* stableInputs */.t, load: async () => (await Promise.all(/* import() */[__webpack_require__.e(37), __webpack_require__.e(451)]).then(__webpack_require__.bind(__webpack_require__, 5451))).mode },
    evaluate: { inputs: evaluate_inputs/* evaluateInputs */.D, load: async () => (await Promise.all(/* import() */[__webpack_require__.e(37), __webpack_require__.e(667), __webpack_require__.e(173)]).then(__webpack_require__.bind(__webpack_require__, 7287))).mode },
    'periodic-force': { inputs: job/* jobWriteInputs */.GF, load: async () => (await Promise.all(/* import() */[__webpack_require__.e(37), __webpack_require__.e(190), __webpack_require__.e(523)]).then(__webpack_require__.bind(__webpack_require__, 4523))).mode },
    stop: { inputs: stop_inputs/* stopInputs */.s, load: async () => (await Promise.all(/* import() */[__webpack_require__.e(672), __webpack_require__.e(606), __webpack_require__.e(37), __webpack_require__.e(427), __webpack_require__.e(530), __webpack_require__.e(285)]).then(__webpack_require__.bind(__webpack_require__, 6766))).mode },
    promote: { inputs: job/* jobWriteInputs */.GF, load: async () => (await Promise.all(/* import() */[__webpack_require__.e(672), __webpack_require__.e(37), __webpack_require__.e(427), __webpack_require__.e(667), __webpack_require__.e(530), __webpack_require__.e(346)]).then(__webpack_require__.bind(__webpack_require__, 346))).mode },
    'fail-deployment': { inputs: job/* jobWriteInputs */.GF, load: async () => (await Promise.all(/* import() */[__webpack_require__.e(672), __webpack_require__.e(37), __webpack_require__.e(427), __webpack_require__.e(667), __webpack_require__.e(530), __webpack_require__.e(290)]).then(__webpack_require__.bind(__webpack_require__, 5290))).mode },
    status: { inputs: status_inputs/* statusInputs */.o, load: async () => (await Promise.all(/* import() */[__webpack_require__.e(672), __webpack_require__.e(37), __webpack_require__.e(74)]).then(__webpack_require__.bind(__webpack_require__, 8074))).mode },
    list: { inputs: list_inputs/* listInputs */.S, load: async () => (await Promise.all(/* import() */[__webpack_require__.e(37), __webpack_require__.e(266)]).then(__webpack_require__.bind(__webpack_require__, 8266))).mode },
    deprecate: { inputs: deprecate_inputs/* deprecateInputs */.B, load: async () => (await Promise.all(/* import() */[__webpack_require__.e(606), __webpack_require__.e(442), __webpack_require__.e(254), __webpack_require__.e(534)]).then(__webpack_require__.bind(__webpack_require__, 5534))).mode },
    reinstate: { inputs: reinstate_inputs/* reinstateInputs */.Z, load: async () => (await Promise.all(/* import() */[__webpack_require__.e(442), __webpack_require__.e(254), __webpack_require__.e(291)]).then(__webpack_require__.bind(__webpack_require__, 4291))).mode },
};
const modeNames = Object.keys(modes);
const modeInput = {
    mode: { kind: kinds/* choice */.Yq(modeNames), default: 'plan', text: 'What to do.' },
};
const allInputs = Object.assign({}, modeInput, ...Object.values(modes).map(({ inputs }) => inputs));

;// CONCATENATED MODULE: ./build/js/inputs/input-errors.js


function createInputErrors(env, table) {
    const list = [];
    return {
        list,
        add(name, problem, hint, help) {
            const input = table[name];
            const isFromEnv = input?.env !== undefined && (0,inputs_input/* givenInput */.C)(env, name, input)?.fromEnv === true;
            const named = isFromEnv ? `Input \`${name}\` (from \`${input.env}\`)` : `Input \`${name}\``;
            list.push(new errors/* ActionError */.lZ({ reason: 'input', message: `${named} ${problem}.`, hint, help }));
        },
        push: (...errors) => void list.push(...errors),
    };
}
function unlessErrors(value, { list }) {
    if (list.length > 0 || value === undefined)
        throw new errors/* ActionErrors */.o9(list);
    return value;
}

;// CONCATENATED MODULE: ./build/js/modes/read-mode.js



async function readMode({ env, workspace, fork, isOfFork }) {
    const errors = createInputErrors(env, allInputs);
    const name = unlessErrors(readInput('mode', modeInput.mode, env, errors), errors);
    const mode = await modes[name].load();
    const raw = readInputs(name, { table: { ...modeInput, ...mode.inputs }, all: allInputs }, env, errors);
    const withheld = isOfFork && mode.withheld?.isWithheld(raw) === true ? mode.withheld : undefined;
    const inputs = mode.read(raw, { env, workspace, fork, withheld: withheld !== undefined, errors });
    if (withheld !== undefined && errors.list.length === 0)
        return { withheld };
    return { mode, inputs: unlessErrors(inputs, errors) };
}

// EXTERNAL MODULE: ./build/js/redaction/redactor.js + 2 modules
var redaction_redactor = __webpack_require__(5189);
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











async function run(options) {
    const { env, write } = options;
    const event = (0,context/* readContext */.y)(env);
    const requestToken = env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ?? '';
    const secrets = [...secretTexts(env, allInputs), ...(requestToken === '' ? [] : [requestToken])];
    const redactor = (0,redaction_redactor/* createRedactor */.l)(secrets);
    const { outputFile, summaryFile } = event;
    const runner = (0,github_runner/* createRunner */.j)({ write, outputFile, summaryFile, token: external_node_crypto_.randomUUID, hide: redactor.hide });
    for (const secret of secrets)
        runner.mask(secret);
    try {
        checkNode(options.version);
        const workspace = event.workspace ?? options.directory;
        return (await runMode({ options, event, runner, redactor, secrets, workspace })) ? 0 : 1;
    }
    catch (error) {
        (0,publish/* publishErrors */.$)((0,errors/* errorsIn */.R4)(error) ?? [internalError(error)], runner);
        return 1;
    }
}
async function runMode(started) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { options, event, runner } = started;
        const { env } = options;
        const fork = event.pullRequest?.fork ?? false;
        const asked = await readMode({ env, workspace: started.workspace, fork, isOfFork: (0,context/* isOfFork */.O)(event) });
        const destination = { runner, directory: event.temporary ?? (0,external_node_os_.tmpdir)() };
        const redaction = { redact: (text) => runner.hide(text) };
        if ('withheld' in asked)
            return (0,publish/* publishReport */.S3)(asked.withheld.report(redaction), destination);
        const { mode, inputs } = asked;
        const { openContext } = await __webpack_require__.e(/* import() */ 259).then(__webpack_require__.bind(__webpack_require__, 4259));
        const opened = __addDisposableResource(env_1, openContext({
            ...started,
            service: serviceOf(inputs),
            timeout: inputs.timeout,
            connections: mode.connections,
            cancelled: cancellationOf(mode, options),
            proxies: proxiesOf(env),
            pace: options.pace,
        }), true);
        logStart(mode, inputs, started);
        const outcome = await mode.run(inputs, opened.context);
        const isWell = await (0,publish/* publishReport */.S3)(mode.report(outcome, redaction), destination);
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
function cancellationOf({ writes }, { cancellation }) {
    const controller = new AbortController();
    if (!writes)
        return controller.signal;
    const signal = cancellation();
    const abort = () => controller.abort(new errors/* ActionError */.lZ({ reason: 'timed-out', message: 'The run was cancelled' }));
    if (signal.aborted)
        abort();
    else
        signal.addEventListener('abort', abort, { once: true });
    return controller.signal;
}
function serviceOf(inputs) {
    return 'registry' in inputs ? { name: 'the registry', ...inputs.registry } : { name: 'Nomad', ...inputs.nomad };
}
function logStart({ activity }, inputs, { event, runner }) {
    const { address } = serviceOf(inputs);
    const dryRun = 'registry' in inputs && inputs.dryRun ? ' (dry run)' : '';
    runner.log(`${activity}${dryRun} on ${address.host}.`);
    if (address.protocol === 'http:' && !(0,host/* isLoopback */.U)(address))
        runner.log('The address is plain http: whoever is on the way can read what is sent, and change it.');
    if (event.problem !== undefined && !('registry' in inputs))
        runner.warning(`The pull request is not known: ${event.problem}.`, { title: 'Outrider' });
}
const node = 24;
function checkNode(version) {
    if (Number.parseInt(version, 10) >= node)
        return;
    throw new errors/* ActionError */.lZ({
        reason: 'input',
        message: `Outrider needs Node.js ${node}, and this runner starts it with ${version}`,
        hint: `Update the runner; one that takes the \`node\` on PATH, as act and those of Gitea and Forgejo do, needs Node.js ${node} there.`,
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
        message: `Outrider has a fault: ${what}`,
        help: 'fault-of-ours',
        hint: 'Please report it with the log of this run.',
        cause: error,
    });
}


/***/ })

};
