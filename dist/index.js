import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 99:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 7830:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/web");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 4440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  O: () => (/* binding */ isOfFork),
  y: () => (/* binding */ readContext)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./build/js/clients/http/json.js
var json = __nccwpck_require__(8838);
;// CONCATENATED MODULE: ./build/js/clients/github/event-subject.js

const mostNamed = 20;
const lists = [
    ['pull_requests'],
    ['check_suite', 'pull_requests'],
    ['check_run', 'pull_requests'],
    ['check_run', 'check_suite', 'pull_requests'],
    ['workflow_run', 'pull_requests'],
    ['client_payload', 'pull_requests'],
];
const singles = [
    ['pull_request'],
    ['client_payload', 'pull_request'],
    ['client_payload', 'github', 'payload', 'pull_request'],
];
const issues = [['issue'], ['client_payload', 'github', 'payload', 'issue']];
const refs = [
    ['ref'],
    ['merge_group', 'head_ref'],
    ['deployment', 'ref'],
    ['check_suite', 'head_branch'],
    ['check_run', 'check_suite', 'head_branch'],
    ['workflow_run', 'head_branch'],
];
function subjectOf(event, ref) {
    const at = (path) => path.reduce(json/* member */.Dc, event);
    const defaultBranch = at(['repository', 'default_branch']);
    const commits = at(['commits']);
    const named = [
        ...lists.flatMap((path) => listOf(at(path)).map((pull) => (0,json/* member */.Dc)(pull, 'number'))),
        ...singles.map((path) => numberOf(at(path))),
        ...issues.map((path) => (isObject((0,json/* member */.Dc)(at(path), 'pull_request')) ? (0,json/* member */.Dc)(at(path), 'number') : undefined)),
        ...[ref, ...refs.map(at)].map(pullRequestOfRef),
    ];
    return {
        defaultBranch: typeof defaultBranch === 'string' && defaultBranch !== '' ? defaultBranch : undefined,
        branch: branchOf(at(['ref'])) ?? branchOf(ref),
        pushed: listOf(commits).flatMap((commit) => {
            const id = (0,json/* member */.Dc)(commit, 'id');
            return typeof id === 'string' ? [id] : [];
        }),
        named: [...new Set(named.filter(isNumber))].slice(0, mostNamed),
    };
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
        return (0,json/* member */.Dc)(pull, 'number');
    return typeof pull === 'string' && /^[1-9]\d{0,8}$/.test(pull) ? Number(pull) : pull;
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}
function isNumber(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;
}

;// CONCATENATED MODULE: ./build/js/clients/github/tag-event.js

function tagEventOf(eventName, event, ref) {
    if (eventName === 'release')
        return ofRelease(event);
    if (eventName === 'create' || eventName === 'delete') {
        const tag = tag_event_text(event, 'ref_type') === 'tag' ? tag_event_text(event, 'ref') : undefined;
        return tag === undefined
            ? undefined
            : { tag, what: eventName === 'delete' ? 'withdrawn' : 'released', url: undefined };
    }
    const tag = tagOfRef(tag_event_text(event, 'ref') ?? ref);
    if (tag === undefined)
        return undefined;
    return { tag, what: eventName === 'push' && isDeletion(event) ? 'withdrawn' : 'released', url: undefined };
}
function isDeletion(event) {
    return (0,json/* member */.Dc)(event, 'deleted') === true || /^0{40,64}$/.test(tag_event_text(event, 'after') ?? '');
}
const withdrawing = new Set(['deleted', 'unpublished']);
function ofRelease(event) {
    const release = (0,json/* member */.Dc)(event, 'release');
    const tag = tag_event_text(release, 'tag_name');
    const action = (0,json/* member */.Dc)(event, 'action');
    const isDraft = (0,json/* member */.Dc)(release, 'draft') === true && action !== 'unpublished';
    if (tag === undefined || isDraft)
        return undefined;
    return {
        tag,
        what: withdrawing.has(action) ? 'withdrawn' : 'released',
        url: tag_event_text(release, 'html_url'),
    };
}
function tagOfRef(ref) {
    return ref?.startsWith('refs/tags/') === true ? ref.slice('refs/tags/'.length) || undefined : undefined;
}
function tag_event_text(value, name) {
    const found = (0,json/* member */.Dc)(value, name);
    return typeof found === 'string' && found !== '' ? found : undefined;
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
        ...readEvent(eventName, get('EVENT_PATH'), get('REF')),
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
function readEvent(eventName, path, ref) {
    const isAbout = eventName.startsWith('pull_request') || eventName === 'merge_group';
    const tag = tagEventOf(eventName, undefined, ref);
    const nothing = { pullRequest: undefined, subject: subjectOf(undefined, ref), tag, publicRepository: true };
    const without = (problem) => ({ ...nothing, problem: isAbout ? problem : undefined });
    if (path === undefined)
        return without(`the event is ${eventName}, but GITHUB_EVENT_PATH is not set`);
    let event;
    try {
        event = JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
    }
    catch (error) {
        return without(`the event file ${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
    const pullRequest = eventName.startsWith('pull_request') ? parsePullRequest(event) : undefined;
    const subject = subjectOf(event, ref);
    const missing = eventName === 'merge_group' ? subject.named.length === 0 : pullRequest === undefined;
    const what = eventName === 'merge_group' ? 'pull request of a merge queue' : 'pull request with number, head and base';
    return {
        pullRequest,
        subject,
        tag: tagEventOf(eventName, event, ref),
        publicRepository: (0,json/* member */.Dc)((0,json/* member */.Dc)(event, 'repository'), 'private') !== true,
        problem: isAbout && missing ? `the event file ${path} holds no ${what}` : undefined,
    };
}
function parsePullRequest(event) {
    const at = (...path) => path.reduce(json/* member */.Dc, (0,json/* member */.Dc)(event, 'pull_request'));
    const [number, headSha, baseSha, headRef] = [at('number'), at('head', 'sha'), at('base', 'sha'), at('head', 'ref')];
    if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1)
        return undefined;
    if (typeof headSha !== 'string' || typeof baseSha !== 'string' || typeof headRef !== 'string')
        return undefined;
    const [head, base] = [at('head', 'repo', 'full_name'), at('base', 'repo', 'full_name')];
    const own = typeof head === 'string' && typeof base === 'string' && head.toLowerCase() === base.toLowerCase();
    const time = at('merged_at');
    const merged = at('merged') === true || typeof time === 'string';
    const baseRef = at('base', 'ref');
    return {
        number,
        headSha,
        baseSha,
        baseRef: typeof baseRef === 'string' ? baseRef : undefined,
        headRef,
        fork: !own,
        closed: merged || at('state') === 'closed',
        merged,
        mergedAt: typeof time === 'string' ? Date.parse(time) || 0 : 0,
    };
}


/***/ }),

/***/ 6256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  J: () => (/* binding */ SUMMARY_LIMIT),
  j: () => (/* binding */ createRunner)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: ./build/js/clients/github/commands.js
function formatCommand(name, data, properties = {}) {
    const listed = Object.entries(properties)
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([key, value]) => `${key}=${escapeProperty(String(value))}`)
        .join(',');
    return `::${name}${listed === '' ? '' : ` ${listed}`}::${escapeData(data)}`;
}
function formatAnnotation(level, message, at = {}) {
    return formatCommand(level, message, { file: at.file, line: at.line, col: at.column, title: at.title });
}
function couldCommand(text) {
    return text.includes('::') || text.includes('##[');
}
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

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

;// CONCATENATED MODULE: ./build/js/clients/github/output-value.js
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
const unseen = /(?!\u001b\[(?:0|3[1-3])m)[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;
function escaped(sign) {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
function createRunner({ write, outputFile, summaryFile, token, hide }) {
    const masks = createMasks();
    const shown = (text) => hide(masks.hide(text)).replace(/\r\n?/g, '\n').replace(unseen, escaped);
    const print = (line) => write(`${line}\n`);
    const annotate = (level, message, at = {}) => {
        const place = { ...at, file: hide(masks.hide(at.file ?? '')), title: shown(at.title ?? '') };
        print(formatAnnotation(level, shown(message), place));
    };
    const say = (text) => {
        const hidden = shown(text).replace(/\n$/, '');
        if (!couldCommand(hidden))
            return print(hidden);
        const stop = tokenOutside(hidden, token);
        print(formatCommand('stop-commands', stop));
        print(hidden);
        print(`::${stop}::`);
    };
    return {
        error: (message, at) => annotate('error', message, at),
        warning: (message, at) => annotate('warning', message, at),
        notice: (message, at) => annotate('notice', message, at),
        mask: (value) => masks.add(value).forEach((part) => print(formatCommand('add-mask', part))),
        hide,
        group: (name) => print(formatCommand('group', shown(name))),
        endGroup: () => print('::endgroup::'),
        line: say,
        foreign: say,
        setOutput(name, value) {
            if (outputFile === undefined)
                return;
            const shownValue = paths.has(name) ? value : hideInOutput(value, hide);
            const end = `outrider_${tokenOutside(shownValue, token)}`;
            (0,external_node_fs_.appendFileSync)(outputFile, `${name}<<${end}\n${shownValue}\n${end}\n`);
        },
        appendSummary: (markdown) => summaryFile !== undefined && appendWithin(summaryFile, hide(masks.hide(markdown))),
    };
}
function tokenOutside(text, token) {
    const taken = text.toLowerCase();
    let candidate = token();
    while (taken.includes(candidate.toLowerCase()))
        candidate = token();
    return candidate;
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isInside),
/* harmony export */   U: () => (/* binding */ isLoopback)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7030);

function isLoopback(url) {
    return url.hostname === 'localhost' || url.hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(url.hostname);
}
const inside = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
inside.addSubnet('10.0.0.0', 8);
inside.addSubnet('172.16.0.0', 12);
inside.addSubnet('192.168.0.0', 16);
inside.addSubnet('169.254.0.0', 16);
inside.addSubnet('100.64.0.0', 10);
inside.addSubnet('fc00::', 7, 'ipv6');
inside.addSubnet('fe80::', 10, 'ipv6');
const innerName = /\.(internal|local|lan|home|corp|intranet|private|consul|home\.arpa)$/;
function isInside({ hostname }) {
    const host = hostname.replace(/^\[|\]$/g, '');
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host);
    if (family !== 0)
        return inside.check(host, family === 6 ? 'ipv6' : 'ipv4');
    return !host.includes('.') || innerName.test(host);
}


/***/ }),

/***/ 8838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   FR: () => (/* binding */ excessOf),
/* harmony export */   ap: () => (/* binding */ endOfString),
/* harmony export */   qF: () => (/* binding */ parseJson)
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
const deepest = 500;
const mostValues = 900_000;
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
            if (++depth > deepest)
                return `it nests deeper than ${deepest} levels`;
        }
        if (values > mostValues)
            return `it holds more than ${mostValues} values`;
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

/***/ 2027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   oo: () => (/* binding */ Failures),
/* harmony export */   xM: () => (/* binding */ failuresIn),
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
class Failure extends Error {
    name = 'Failure';
    reason;
    where;
    hint;
    help;
    constructor(details) {
        super(details.what, details.cause === undefined ? undefined : { cause: details.cause });
        this.reason = details.reason;
        this.where = details.where;
        this.hint = details.hint;
        this.help = details.help ?? details.reason;
    }
    about(undone) {
        return new Failure({
            reason: this.reason,
            what: `${undone}: ${this.message}`,
            where: this.where,
            hint: this.hint,
            help: this.help,
            cause: this.cause,
        });
    }
    told(what, where) {
        const { reason, hint, help, cause } = this;
        return new Failure({ reason, what, where, hint, help, cause });
    }
}
class Failures extends Error {
    name = 'Failures';
    list;
    constructor(list) {
        super(list.map((failure) => failure.message).join('\n'));
        this.list = list;
    }
}
function failuresIn(error) {
    if (error instanceof Failures)
        return error.list;
    return error instanceof Failure ? [error] : undefined;
}
async function orUndefined(answer, reason) {
    try {
        return await answer;
    }
    catch (error) {
        if (error instanceof Failure && (reason === undefined || error.reason === reason))
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ readAddress)
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6981);

const ofScheduler = {
    example: 'nomad.example:4646',
    credentials: 'Give them as `http-auth` (from a secret) and the address without them.',
    path: false,
};
function readAddress(text, { example, credentials, path } = ofScheduler) {
    if (/^unix:/i.test(text)) {
        return { mistake: 'is a unix socket, which Outrider cannot reach', hint: 'Give the https address of the server.' };
    }
    if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) {
        const shown = mayHoldSecrets(text) ? '' : ` (${(0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)})`;
        const host = /^[\w.:[\]-]+$/.test(text) ? text : example;
        return { mistake: `has no scheme${shown}`, hint: `Write it with its scheme, as \`https://${host}\`.` };
    }
    if (!URL.canParse(text))
        return { mistake: 'is no valid address', hint: `Write it as \`https://${example}\`.` };
    const url = new URL(text);
    if (url.username !== '' || url.password !== '') {
        return {
            mistake: 'holds credentials',
            hint: credentials,
        };
    }
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        return {
            mistake: `has the scheme \`${url.protocol.slice(0, -1)}\``,
            hint: 'Use `https://`, or `http://` on this machine.',
        };
    }
    if ((url.pathname !== '/' && !path) || url.search !== '' || url.hash !== '') {
        return {
            mistake: `${mayHoldSecrets(text) ? 'has' : `is ${(0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)}, which has`} more than scheme, host and port`,
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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
    return { mistake: `has ${which} no variable`, hint };
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

/***/ 5416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ missingCheckout),
/* harmony export */   b: () => (/* binding */ checkOut)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2027);


const checkOut = 'Add `- uses: actions/checkout@v7` to the steps before this one.';
function missingCheckout(workspace) {
    if (!isEmpty(workspace))
        return undefined;
    const what = 'The workspace is empty: the repository is not checked out.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR({ reason: 'input', what, hint: checkOut, help: 'no-checkout' });
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

/***/ 2811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ readJobFileInputs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _checkout_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5416);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6981);
/* harmony import */ var _path_guard_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1731);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(4874);






function readJobFileInputs(raw, { env, workspace, withheld = false, mistakes }) {
    const nothing = (0,_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .missingCheckout */ .B)(workspace);
    if (nothing !== undefined)
        mistakes.push(nothing);
    const workingDirectory = nothing === undefined ? readWorkingDirectory(raw, workspace, mistakes) : workspace;
    const isEmpty = raw['job-files'].length === 0 && withheld;
    if (!isEmpty && !raw['job-files'].some((pattern) => !pattern.startsWith('!'))) {
        mistakes.push(mistake('job-files', 'names no file', 'Give a path or a glob a line, such as `jobs/**/*.nomad.hcl`.', 'no-such-job-file'));
    }
    return {
        patterns: raw['job-files'],
        workingDirectory,
        fileBase: raw['file-base'],
        onlyChanged: raw['only-changed'],
        variables: readVariables(raw, env, mistakes),
    };
}
function mistake(name, what, hint, help) {
    return (0,_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .mistakeIn */ .oR)(name, _table_js__WEBPACK_IMPORTED_MODULE_5__/* .inputTable */ .F[name], false, what, hint, help);
}
const prefix = 'NOMAD_VAR_';
function readVariables(raw, env, mistakes) {
    const secret = raw['secret-vars'];
    const both = raw.vars.filter(({ name }) => secret.some((one) => one.name === name));
    for (const { name } of both) {
        mistakes.push(mistake('vars', `sets \`${name}\`, and so does \`secret-vars\``, 'Set it in one of them.'));
    }
    const environment = Object.entries(env)
        .filter(([name]) => name.startsWith(prefix) && name.length > prefix.length)
        .map(([name, value]) => ({ name: name.slice(prefix.length), value: value ?? '' }));
    return { environment, files: raw['var-files'], given: raw.vars, secret, strict: raw['strict-vars'] };
}
function readWorkingDirectory(raw, workspace, mistakes) {
    const given = raw['working-directory'] ?? '.';
    const add = (what, hint, help = 'no-such-job-file') => {
        mistakes.push(mistake('working-directory', `is ${(0,_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(given)}, ${what}`, hint, help));
        return workspace;
    };
    try {
        const root = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(workspace);
        const path = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, given));
        if ((0,_path_guard_js__WEBPACK_IMPORTED_MODULE_4__/* .isOutside */ ._)(root, path)) {
            return add('which lies outside the workspace', 'Give a path inside the checked-out repository.', 'outside-the-workspace');
        }
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory()
            ? path
            : add('which is a file', 'Give the folder, and the file as `job-files`.');
    }
    catch {
        return add('which does not exist', `Check the path. If it is right: ${_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .checkOut */ .b}`);
    }
}


/***/ }),

/***/ 6981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ readDuration),
/* harmony export */   IZ: () => (/* binding */ readAge),
/* harmony export */   Kf: () => (/* binding */ readChoice),
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   Vf: () => (/* binding */ readBoolean),
/* harmony export */   Z8: () => (/* binding */ readPriority),
/* harmony export */   _0: () => (/* binding */ readCount),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   oR: () => (/* binding */ mistakeIn),
/* harmony export */   pA: () => (/* binding */ nearest)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2027);

const booleans = new Map([
    ...['true', 'True', 'TRUE', '1', 't', 'T'].map((word) => [word, true]),
    ...['false', 'False', 'FALSE', '0', 'f', 'F'].map((word) => [word, false]),
]);
function readBoolean(text) {
    const value = booleans.get(text);
    return value === undefined
        ? { mistake: `is ${quote(text)}, which is neither true nor false`, hint: 'Write `true` or `false`.' }
        : { value };
}
function readChoice(text, choices) {
    const value = choices.find((choice) => choice === text);
    if (value !== undefined)
        return { value };
    const meant = nearest(text, choices);
    return {
        mistake: `is ${quote(text)}, which is not one of ${choices.map((choice) => `\`${choice}\``).join(', ')}`,
        hint: meant === undefined ? 'Write one of these.' : `Did you mean \`${meant}\`?`,
    };
}
function readList(text) {
    return text
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
function readDuration(text) {
    const hint = 'Write it as `90s`, `10m` or `1h30m`.';
    if (!/^(\d+[hms])+$/.test(text))
        return { mistake: `is ${quote(text)}, which is no duration`, hint };
    const seconds = secondsIn(text);
    if (seconds < 1 || seconds > longestSeconds) {
        return { mistake: `is ${quote(text)}, which is not between 1s and 24h`, hint };
    }
    return { value: seconds * 1000 };
}
const longestAge = 10 * 365 * 24 * 3600;
function readAge(text) {
    if (/^0[dhms]?$/.test(text))
        return { value: 0 };
    const hint = 'Write it as `30d`, `12h` or `90s`, or `0`.';
    if (!/^(\d+[dhms])+$/.test(text))
        return { mistake: `is ${quote(text)}, which is no duration`, hint };
    const seconds = secondsIn(text);
    return seconds > longestAge
        ? { mistake: `is ${quote(text)}, which is more than ten years`, hint }
        : { value: seconds * 1000 };
}
function secondsIn(text) {
    const parts = [...text.matchAll(/(?<!\d)(\d+)([dhms])/g)];
    return parts.reduce((sum, [, count, unit]) => sum + Number(count) * (unitSeconds.get(unit ?? '') ?? 0), 0);
}
function readCount(text) {
    const value = Number(text);
    return /^\d{1,9}$/.test(text) && value >= 1
        ? { value }
        : { mistake: `is ${quote(text)}, which is no count`, hint: 'Write a whole number, 1 or more.' };
}
function readPriority(text) {
    if (text === '')
        return { value: undefined };
    const value = Number(text);
    return /^\d{1,3}$/.test(text) && value >= 1 && value <= 100
        ? { value }
        : { mistake: `is ${quote(text)}, which is no priority`, hint: 'Write a whole number from 1 to 100.' };
}
const longestQuote = 80;
function quote(text) {
    return JSON.stringify(text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text);
}
function mistakeIn(name, row, fromEnv, mistake, hint, help) {
    const named = fromEnv && row?.env !== undefined ? `Input \`${name}\` (from \`${row.env}\`)` : `Input \`${name}\``;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({ reason: 'input', what: `${named} ${mistake}.`, hint, help });
}
function nearest(word, words) {
    const lower = word.toLowerCase();
    const alike = words.filter((candidate) => Math.abs(candidate.length - word.length) <= 2);
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

/***/ 8625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ collectMistakes),
/* harmony export */   o: () => (/* binding */ addMistake)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2027);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6981);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4874);



function addMistake({ mistakes }, ...[name, mistake, hint, help]) {
    const row = _table_js__WEBPACK_IMPORTED_MODULE_2__/* .inputTable */ .F[name];
    mistakes.push((0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .mistakeIn */ .oR)(name, row, false, mistake, hint, help));
}
function collectMistakes(read) {
    const mistakes = [];
    const value = read(mistakes);
    if (mistakes.length > 0 || value === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Failures */ .oo(mistakes);
    return value;
}


/***/ }),

/***/ 1731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isOfGit),
/* harmony export */   _: () => (/* binding */ isOutside)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);

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

/***/ 4613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  jU: () => (/* binding */ readPlanInputs),
  hk: () => (/* binding */ readPlanningInputs),
  s8: () => (/* binding */ readRedaction)
});

// EXTERNAL MODULE: ./build/js/inputs/kinds.js
var kinds = __nccwpck_require__(6981);
// EXTERNAL MODULE: ./build/js/inputs/job-files.js
var job_files = __nccwpck_require__(2811);
;// CONCATENATED MODULE: ./build/js/inputs/pattern.js
const longest = 200;
function readPattern(text) {
    const hint = 'Write a name or a value, such as `DB_*`; `*` stands for any text.';
    if (/^\**$/.test(text))
        return { mistake: `has the pattern \`${text}\`, which matches everything`, hint };
    if (/^\/.*\/[a-z]*$/.test(text))
        return { mistake: `has a regular expression (\`${text}\`)`, hint };
    if (text.length > longest)
        return { mistake: `has a pattern of ${text.length} characters; ${longest} are allowed`, hint };
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

// EXTERNAL MODULE: ./build/js/inputs/scheduler.js
var inputs_scheduler = __nccwpck_require__(611);
// EXTERNAL MODULE: ./build/js/inputs/table.js + 4 modules
var table = __nccwpck_require__(4874);
;// CONCATENATED MODULE: ./build/js/inputs/planning.js





function readPlanInputs(raw, judgement) {
    const planning = readPlanningInputs(raw, judgement);
    return planning === undefined ? undefined : { ...planning, mode: 'plan' };
}
function readPlanningInputs(raw, judgement) {
    const { fork, mistakes } = judgement;
    const scheduler = (0,inputs_scheduler/* readScheduler */.w)(raw, judgement);
    const jobFiles = (0,job_files/* readJobFileInputs */.l)(raw, judgement);
    const redaction = readRedaction(raw, fork, mistakes);
    const comment = readComment(raw, mistakes);
    const review = readReview(raw, mistakes);
    if (scheduler === undefined)
        return undefined;
    return {
        scheduler,
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
function readComment(raw, mistakes) {
    const id = raw['comment-id'] ?? '';
    if (!/^[\w.-]{1,64}$/.test(id)) {
        mistakes.push(missing('comment-id', `is ${(0,kinds/* quote */.hD)(id)}`, 'Use 1 to 64 letters, digits, `.`, `_` and `-`.'));
    }
    return { token: raw['github-token'], wanted: raw.comment === 'auto', id, author: raw['comment-author'] };
}
const shortestKey = 16;
function readReview(raw, mistakes) {
    const signingKey = raw['signing-key'];
    const bytes = Buffer.byteLength(signingKey ?? '');
    if (signingKey !== undefined && bytes < shortestKey) {
        const what = `has ${bytes} bytes; a key has at least ${shortestKey}`;
        mistakes.push(missing('signing-key', what, 'Make one with `openssl rand -base64 32`.'));
    }
    return { mode: raw.review, signingKey };
}
function missing(name, mistake, hint) {
    return (0,kinds/* mistakeIn */.oR)(name, table/* inputTable */.F[name], false, mistake, hint);
}
function readRedaction(raw, fork, mistakes) {
    if (raw.redact === 'none' && fork) {
        mistakes.push(missing('redact', 'is `none`, which is refused on the pull request of a fork', 'Its author could have the values of the running job shown; use `default`.'));
    }
    const patterns = (name) => raw[name].flatMap((text) => {
        const read = readPattern(text);
        if ('value' in read)
            return [read.value];
        mistakes.push(missing(name, read.mistake, read.hint));
        return [];
    });
    return { mode: raw.redact, patterns: patterns('redact-patterns'), reveal: patterns('reveal') };
}


/***/ }),

/***/ 9268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Em: () => (/* binding */ readMode),
/* harmony export */   LO: () => (/* binding */ inputVariable),
/* harmony export */   Vh: () => (/* binding */ secretTexts),
/* harmony export */   hc: () => (/* binding */ readRaw)
/* harmony export */ });
/* harmony import */ var _assignments_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8300);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6981);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4874);



function inputVariable(name) {
    return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}
function given(env, name, row) {
    const text = env[inputVariable(name)]?.trim() ?? '';
    if (text !== '' && !text.startsWith('${{'))
        return { text, fromEnv: false };
    const fallback = row.env === undefined ? '' : (env[row.env]?.trim() ?? '');
    return fallback === '' ? undefined : { text: fallback, fromEnv: true };
}
function secretTexts(env) {
    const texts = _table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputRows */ .k
        .filter(([, row]) => row.kind === 'secret')
        .flatMap(([name, row]) => [env[inputVariable(name)] ?? '', row.env === undefined ? '' : (env[row.env] ?? '')])
        .flatMap((text) => (text.trim() === '' ? [] : [text, text.trim(), ...partsOf(text.trim())]));
    const values = _table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputRows */ .k
        .filter(([, row]) => row.kind === 'secret-assignments')
        .flatMap(([name]) => (0,_assignments_js__WEBPACK_IMPORTED_MODULE_2__/* .secretValues */ .VX)(env[inputVariable(name)] ?? ''));
    return [...new Set([...texts, ...values, ...registryTokens(env)])];
}
function registryTokens(env) {
    return Object.entries(env).flatMap(([name, text]) => name.startsWith('TF_TOKEN_') && text?.trim() ? [text.trim()] : []);
}
function partsOf(text) {
    const password = /^[^:\s]+:(\S{4,})$/.exec(text)?.[1];
    return password === undefined ? [] : [password, Buffer.from(text).toString('base64')];
}
function readMode(env, mistakes) {
    const text = given(env, 'mode', _table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputTable */ .F.mode)?.text ?? _table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputTable */ .F.mode.default;
    const read = (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .readChoice */ .Kf)(text, _table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputTable */ .F.mode.choices);
    if ('value' in read)
        return read.value;
    mistakes.push((0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .mistakeIn */ .oR)('mode', _table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputTable */ .F.mode, false, read.mistake, read.hint));
    return undefined;
}
function readRaw(env, mode, mistakes) {
    const values = _table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputRows */ .k.map(([name, row]) => {
        const input = given(env, name, row);
        if (input !== undefined && isGiven(input, row) && !row.modes.includes(mode)) {
            mistakes.push((0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .mistakeIn */ .oR)(name, row, false, `is not used by mode \`${mode}\``, 'Remove it, or choose the mode that it belongs to.'));
        }
        const usual = usualText(row);
        const read = readKind(row, input?.text ?? usual);
        if ('value' in read)
            return [name, read.value];
        mistakes.push((0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .mistakeIn */ .oR)(name, row, input?.fromEnv ?? false, read.mistake, read.hint));
        const fallback = readKind(row, usual);
        return [name, 'value' in fallback ? fallback.value : undefined];
    });
    mistakes.push(...misspelt(env));
    return Object.fromEntries(values);
}
function isGiven({ text, fromEnv }, row) {
    return !fromEnv && text !== row.default && row.default?.startsWith('${{') !== true;
}
function usualText(row) {
    if (row.default === undefined)
        return row.kind === 'boolean' ? 'false' : '';
    return row.default.startsWith('${{') ? '' : row.default;
}
function readKind(row, text) {
    switch (row.kind) {
        case 'boolean':
            return (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .readBoolean */ .Vf)(text);
        case 'choice':
            return (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .readChoice */ .Kf)(text, row.choices ?? []);
        case 'duration':
            return (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .readDuration */ .$7)(text);
        case 'priority':
            return (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .readPriority */ .Z8)(text);
        case 'age':
            return (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .readAge */ .IZ)(text);
        case 'count':
            return (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .readCount */ ._0)(text);
        case 'list':
            return { value: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)(text) };
        case 'assignments':
        case 'secret-assignments':
            return (0,_assignments_js__WEBPACK_IMPORTED_MODULE_2__/* .readAssignments */ .FI)(text);
        case 'text':
        case 'secret':
            return { value: text === '' ? undefined : text };
    }
}
function misspelt(env) {
    const names = _table_js__WEBPACK_IMPORTED_MODULE_1__/* .inputRows */ .k.map(([name]) => name);
    const known = new Set(names.map(inputVariable));
    return Object.keys(env)
        .filter((variable) => variable.startsWith('INPUT_') && !known.has(variable) && env[variable] !== '')
        .map((variable) => variable.slice('INPUT_'.length).toLowerCase())
        .flatMap((name) => {
        const meant = (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .pA)(name.replaceAll('_', '-'), names);
        return meant === undefined
            ? []
            : [(0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .mistakeIn */ .oR)(name, undefined, false, 'is not known', `Did you mean ${(0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(meant)}?`)];
    });
}


/***/ }),

/***/ 3525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  K: () => (/* binding */ readInputs)
});

// UNUSED EXPORTS: readSchedulingInputs

// EXTERNAL MODULE: ./build/js/inputs/mistakes.js
var mistakes = __nccwpck_require__(8625);
// EXTERNAL MODULE: ./build/js/inputs/job-files.js
var job_files = __nccwpck_require__(2811);
// EXTERNAL MODULE: ./build/js/inputs/scheduler.js
var inputs_scheduler = __nccwpck_require__(611);
// EXTERNAL MODULE: ./build/js/inputs/planning.js + 1 modules
var inputs_planning = __nccwpck_require__(4613);
;// CONCATENATED MODULE: ./build/js/modes/parse/inputs.js



function readParseInputs(raw, judgement) {
    const scheduler = (0,inputs_scheduler/* readScheduler */.w)(raw, judgement);
    const jobFiles = (0,job_files/* readJobFileInputs */.l)(raw, judgement);
    const redaction = (0,inputs_planning/* readRedaction */.s8)(raw, judgement.fork, judgement.mistakes);
    if (scheduler === undefined)
        return undefined;
    return { mode: 'parse', scheduler, jobFiles, redaction, githubToken: raw['github-token'], timeout: raw.timeout };
}

// EXTERNAL MODULE: ./build/js/inputs/raw.js
var inputs_raw = __nccwpck_require__(9268);
// EXTERNAL MODULE: ./build/js/inputs/kinds.js
var kinds = __nccwpck_require__(6981);
// EXTERNAL MODULE: ./build/js/inputs/table.js + 4 modules
var table = __nccwpck_require__(4874);
;// CONCATENATED MODULE: ./build/js/modes/register/branches.js


const longest = 200;
const hint = 'Write a branch, such as `main` or `release/*`, one a line.';
function readBranches(lines, mistakes) {
    const wanted = [];
    const excluded = [];
    const before = mistakes.length;
    const refuse = (mistake, way = hint) => {
        mistakes.push((0,kinds/* mistakeIn */.oR)('branches', table/* inputTable */.F.branches, false, mistake, way));
    };
    for (const line of lines) {
        const isExcluded = line.startsWith('!');
        const pattern = (isExcluded ? line.slice(1) : line).trim();
        const steps = readSteps(pattern);
        if (pattern.startsWith('refs/'))
            refuse(`has the ref ${(0,kinds/* quote */.hD)(pattern)}`, 'Write the branch alone: `main` for `refs/heads/main`.');
        else if (steps === undefined)
            refuse(`has ${(0,kinds/* quote */.hD)(line)}, which is not a pattern of branches`);
        else
            (isExcluded ? excluded : wanted).push(steps);
    }
    if (lines.length > 0 && wanted.length === 0 && mistakes.length === before)
        refuse('only excludes branches');
    return {
        patterns: lines,
        names: (branch) => wanted.some((steps) => matches(steps, branch)) && !excluded.some((steps) => matches(steps, branch)),
    };
}
function readSteps(pattern) {
    if (pattern === '' || pattern.length > longest || /[\s~^:\\]|\.\./.test(pattern.replaceAll('[^', '[')))
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
            steps.push(readClass(pattern.slice(at + 1, end)));
            at = end;
        }
        else
            steps.push((one) => one === character);
    }
    return steps;
}
function readClass(inside) {
    const not = /^[!^]/.test(inside);
    const ranges = [...(not ? inside.slice(1) : inside).matchAll(/(.)-(.)|(.)/gs)];
    const isIn = (one) => ranges.some(([, low, high, single]) => low === undefined || high === undefined ? one === single : low <= one && one <= high);
    return (one) => one !== '/' && isIn(one) !== not;
}
function matches(steps, branch) {
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


function readRegisterInputs(raw, judgement) {
    const planning = (0,inputs_planning/* readPlanningInputs */.hk)(raw, judgement);
    const branches = readBranches(raw.branches, judgement.mistakes);
    if (planning === undefined)
        return undefined;
    return {
        ...planning,
        mode: 'register',
        branches,
        promote: raw.promote === 'auto',
        failFast: raw['fail-fast'],
        logs: raw.logs,
        wait: raw.wait,
        dryRun: raw['dry-run'],
    };
}

;// CONCATENATED MODULE: ./build/js/inputs/deployment.js


function readSteerInputs(mode, raw, judgement) {
    const scheduler = (0,inputs_scheduler/* readScheduler */.w)(raw, judgement);
    const { job } = raw;
    if (job === undefined) {
        (0,mistakes/* addMistake */.o)(judgement, 'job', 'is missing', 'Give the exact ID of the job.');
    }
    if (scheduler === undefined || job === undefined)
        return undefined;
    return { mode, scheduler, job, wait: raw.wait, dryRun: raw['dry-run'], timeout: raw.timeout };
}

// EXTERNAL MODULE: ./build/js/inputs/row.js
var row = __nccwpck_require__(9742);
// EXTERNAL MODULE: ./build/js/inputs/withheld.js
var inputs_withheld = __nccwpck_require__(4343);
;// CONCATENATED MODULE: ./build/js/inputs/read.js








async function readInputs(surroundings) {
    const mode = (0,inputs_raw/* readMode */.Em)(surroundings.env, []);
    if (isVerb(mode)) {
        const { readVerbInputs } = await Promise.all(/* import() */[__nccwpck_require__.e(934), __nccwpck_require__.e(626)]).then(__nccwpck_require__.bind(__nccwpck_require__, 626));
        return (0,mistakes/* collectMistakes */.O)((mistakes) => readVerbInputs(mode, (0,inputs_raw/* readRaw */.hc)(surroundings.env, mode, mistakes), { ...surroundings, withheld: false, mistakes }));
    }
    if (mode !== 'deprecate' && mode !== 'reinstate')
        return readSchedulingInputs(surroundings);
    const { readRegistryInputs } = await Promise.all(/* import() */[__nccwpck_require__.e(760), __nccwpck_require__.e(925)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5925));
    return (0,mistakes/* collectMistakes */.O)((mistakes) => readRegistryInputs(mode, (0,inputs_raw/* readRaw */.hc)(surroundings.env, mode, mistakes), { ...surroundings, withheld: false, mistakes }));
}
function isVerb(mode) {
    return row/* verbs */.PB.includes(mode);
}
function readSchedulingInputs(surroundings) {
    return (0,mistakes/* collectMistakes */.O)((mistakes) => {
        const mode = (0,inputs_raw/* readMode */.Em)(surroundings.env, mistakes);
        if (mode === undefined || isVerb(mode) || mode === 'deprecate' || mode === 'reinstate')
            return undefined;
        const raw = (0,inputs_raw/* readRaw */.hc)(surroundings.env, mode, mistakes);
        const withheld = (0,inputs_withheld/* isWithheld */.Ys)(mode, raw, surroundings.withheld ?? false);
        const inputs = readFor(mode, raw, { ...surroundings, withheld, mistakes });
        if (withheld && mistakes.length === 0)
            throw new inputs_withheld/* WithheldInputs */.fG(mode);
        return inputs;
    });
}
function readFor(mode, raw, judgement) {
    switch (mode) {
        case 'plan':
            return (0,inputs_planning/* readPlanInputs */.jU)(raw, judgement);
        case 'register':
            return readRegisterInputs(raw, judgement);
        case 'promote':
        case 'fail-deployment':
            return readSteerInputs(mode, raw, judgement);
        case 'parse':
            return readParseInputs(raw, judgement);
    }
}


/***/ }),

/***/ 9742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ scheduling),
/* harmony export */   PB: () => (/* binding */ verbs),
/* harmony export */   aq: () => (/* binding */ files),
/* harmony export */   nI: () => (/* binding */ modes),
/* harmony export */   u5: () => (/* binding */ registry)
/* harmony export */ });
const verbs = [
    'dispatch',
    'scale',
    'revert',
    'stable',
    'evaluate',
    'periodic-force',
    'stop',
    'status',
    'list',
];
const scheduling = ['plan', 'register', 'promote', 'fail-deployment', ...verbs, 'parse'];
const registry = ['deprecate', 'reinstate'];
const files = ['plan', 'register', 'parse'];
const modes = [...scheduling, ...registry];


/***/ }),

/***/ 611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ readScheduler)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _clients_http_host_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2442);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(838);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6981);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(4874);
/* harmony import */ var _withheld_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(4343);
/* harmony import */ var _raw_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(9268);








function readScheduler(raw, judgement) {
    const { withheld = false } = judgement;
    const add = (name, mistake, hint, help) => {
        const fromEnv = (judgement.env[(0,_raw_js__WEBPACK_IMPORTED_MODULE_7__/* .inputVariable */ .LO)(name)]?.trim() ?? '') === '';
        judgement.mistakes.push((0,_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .mistakeIn */ .oR)(name, _table_js__WEBPACK_IMPORTED_MODULE_5__/* .inputTable */ .F[name], fromEnv, mistake, hint, help));
    };
    const tls = readTls(raw, judgement, add);
    if (raw['auth-method'] !== undefined && raw.token !== undefined) {
        add('token', 'is given, and so is `auth-method`', 'Give one of them.');
    }
    if (raw.audience !== undefined && raw['auth-method'] === undefined && !withheld) {
        add('audience', 'is given without `auth-method`', 'Give the auth method to log in by, or remove it.');
    }
    if (raw['http-auth'] !== undefined && !raw['http-auth'].includes(':')) {
        add('http-auth', 'has no colon', 'Write it as `user:password`.');
    }
    if (withheld && (0,_withheld_js__WEBPACK_IMPORTED_MODULE_6__/* .hasNoHost */ .oi)(raw))
        return undefined;
    if (raw.address === undefined) {
        judgement.mistakes.push((0,_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .mistakeIn */ .oR)('address', undefined, false, 'is missing', 'Give the address of the scheduler, as `https://nomad.example:4646`, or set `NOMAD_ADDR`. `${{ vars.… }}` and `${{ secrets.… }}` are empty where nothing is stored by that name, or not for this run.', 'no-address'));
        return undefined;
    }
    const address = (0,_address_js__WEBPACK_IMPORTED_MODULE_3__/* .readAddress */ .z)(raw.address);
    if ('mistake' in address) {
        add('address', address.mistake, address.hint);
        return undefined;
    }
    checkPlainHttp(raw, address.value, add);
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
function checkPlainHttp(raw, address, add) {
    if (address.protocol === 'https:')
        return;
    for (const name of ['ca-cert', 'client-cert', 'client-key', 'tls-server-name']) {
        if (raw[name] !== undefined)
            add(name, 'is given, but the address is plain http', 'Use an https address, or remove it.');
    }
    if ((0,_clients_http_host_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U)(address) || raw['allow-http'])
        return;
    for (const name of ['token', 'auth-method', 'http-auth']) {
        if (raw[name] === undefined)
            continue;
        add(name, 'would go over plain http to another machine, readable on the way', 'Use an https address; or accept the risk with `allow-http: true`.', 'plain-http');
    }
}
function readTls(raw, judgement, add) {
    const pem = (name) => {
        const text = raw[name];
        if (text === undefined || text.includes('-----BEGIN'))
            return text;
        const secret = _table_js__WEBPACK_IMPORTED_MODULE_5__/* .inputTable */ .F[name].kind === 'secret';
        try {
            const content = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(judgement.workspace, text), 'utf8');
            if (content.includes('-----BEGIN'))
                return content;
            add(name, 'names a file that holds no PEM text', 'Give the path of a file that starts with `-----BEGIN`, or the text itself.', 'certificates-and-keys');
        }
        catch {
            const shown = secret ? '' : ` (${JSON.stringify(text.slice(0, 80))})`;
            add(name, `is neither PEM text nor the path of a file that can be read${shown}`, 'Give the text from `-----BEGIN` on, or a path.', 'certificates-and-keys');
        }
        return undefined;
    };
    const isHalf = (raw['client-cert'] === undefined) !== (raw['client-key'] === undefined);
    if (isHalf && judgement.withheld !== true) {
        const missing = raw['client-cert'] === undefined ? 'client-cert' : 'client-key';
        const present = missing === 'client-cert' ? 'client-key' : 'client-cert';
        const hint = 'A client certificate and its key go together.';
        add(present, `is given without \`${missing}\``, hint, 'certificates-and-keys');
    }
    return {
        ca: pem('ca-cert'),
        cert: pem('client-cert'),
        key: pem('client-key'),
        serverName: raw['tls-server-name'],
        skipVerify: raw['tls-skip-verify'],
    };
}


/***/ }),

/***/ 4874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  k: () => (/* binding */ inputRows),
  F: () => (/* binding */ inputTable)
});

// EXTERNAL MODULE: ./build/js/inputs/row.js
var row = __nccwpck_require__(9742);
;// CONCATENATED MODULE: ./build/js/inputs/file-rows.js

const fileRows = {
    'job-files': {
        kind: 'list',
        modes: row/* files */.aq,
        text: 'Job files: one path or glob a line, `!` excludes; a glob without an ending takes `.hcl`, `.nomad` and `.json`.',
    },
    'working-directory': {
        kind: 'text',
        modes: row/* files */.aq,
        default: '.',
        text: 'Where paths and globs start; inside the workspace.',
    },
    'only-changed': {
        kind: 'boolean',
        modes: row/* files */.aq,
        default: 'false',
        text: 'On a pull request: only job files that it touches, or whose variable files or read files it touches.',
    },
    'file-base': {
        kind: 'choice',
        modes: row/* files */.aq,
        default: 'working-directory',
        choices: ['working-directory', 'job-file'],
        text: 'Where the paths of `file("…")` and its like start: `working-directory`, as in the command line, or the folder of the `job-file`.',
    },
    vars: {
        kind: 'assignments',
        modes: row/* files */.aq,
        text: 'Variables of the job files, a line `name=value` each; a value of several lines as `name<<END`, its lines, `END`.',
    },
    'secret-vars': {
        kind: 'secret-assignments',
        modes: row/* files */.aq,
        text: 'The same, for values that are hidden wherever they appear.',
    },
    'var-files': {
        kind: 'list',
        modes: row/* files */.aq,
        text: 'Variable files in HCL or JSON, one path a line, later ones win; `{file}.vars.hcl` is the one beside each job file, if there is one.',
    },
    'strict-vars': {
        kind: 'boolean',
        modes: row/* files */.aq,
        default: 'true',
        text: 'Whether it is a mistake to set a variable that a job file does not declare; else it is left out with a notice.',
    },
};

;// CONCATENATED MODULE: ./build/js/inputs/registry-rows.js

const deprecate = ['deprecate'];
const registryRows = {
    'registry-address': {
        kind: 'text',
        modes: row/* registry */.u5,
        default: 'https://app.terraform.io',
        text: "The module registry's address: HCP Terraform, or your Terraform Enterprise.",
    },
    'registry-token': {
        kind: 'secret',
        modes: row/* registry */.u5,
        text: 'Token of a user or a team that may manage modules; an organization token may not. Falls back to `TF_TOKEN_<host>`, as in `TF_TOKEN_app_terraform_io`.',
    },
    module: {
        kind: 'list',
        modes: row/* registry */.u5,
        text: 'The module, as `organization/name/provider`; several, one a line, are judged each by itself.',
    },
    'module-version': {
        kind: 'text',
        modes: row/* registry */.u5,
        text: 'The version that is released, to `reinstate` the one that is withdrawn; else the tag of the event tells it.',
    },
    'tag-prefix': {
        kind: 'text',
        modes: row/* registry */.u5,
        text: "What the module's tags begin with, as `network-` in `network-v1.2.3`; else what the registry says, else the module's name.",
    },
    policy: {
        kind: 'choice',
        modes: row/* registry */.u5,
        default: 'keep-latest',
        choices: ['keep-latest', 'per-major', 'per-minor', 'older-than-release', 'range', 'explicit'],
        text: 'Which versions stay: `keep-latest` the newest overall, `per-major` and `per-minor` the newest of each line, `older-than-release` the release and what is newer, `range` what is outside of `range`, `explicit` all that `versions` does not name.',
    },
    keep: {
        kind: 'count',
        modes: row/* registry */.u5,
        default: '1',
        text: 'How many of the newest stable versions stay, overall or of each line.',
    },
    range: {
        kind: 'text',
        modes: row/* registry */.u5,
        text: 'Only versions inside of this range may be deprecated by the policy, as `<2.0.0` (the syntax of npm).',
    },
    versions: {
        kind: 'list',
        modes: row/* registry */.u5,
        text: 'Versions to deprecate whatever the policy says, one a line; to `reinstate` with `policy: explicit` the ones that come back.',
    },
    protect: {
        kind: 'list',
        modes: row/* registry */.u5,
        text: 'Versions or ranges that are never deprecated, one a line, as `1.4.x`.',
    },
    prereleases: {
        kind: 'choice',
        modes: row/* registry */.u5,
        default: 'superseded',
        choices: ['superseded', 'all', 'ignore', 'same-rule'],
        text: 'Which prereleases are deprecated, whatever `keep`, `range` and `min-age` say: `superseded` those whose release, a newer prerelease of it or a newer stable version is there; `all` each; `ignore` none. `same-rule` judges them as the others.',
    },
    'min-age': {
        kind: 'age',
        modes: row/* registry */.u5,
        default: '0',
        text: 'How old a version has to be for the policy to deprecate it, as `30d` or `12h`; makes no difference to `reinstate`.',
    },
    'only-older-than': {
        kind: 'choice',
        modes: row/* registry */.u5,
        default: 'released',
        choices: ['released', 'newest'],
        text: '`released` leaves alone what is newer than the released version, so that a patch on an old line touches no newer one; `newest` judges all versions.',
    },
    'max-changes': {
        kind: 'count',
        modes: row/* registry */.u5,
        default: '50',
        text: 'A run that would change more versions of a module than this changes none of them.',
    },
    'require-successor': {
        kind: 'boolean',
        modes: deprecate,
        default: 'true',
        text: 'Deprecate nothing unless a version stays that can be moved to: usable, neither deprecated nor revoked.',
    },
    reason: {
        kind: 'text',
        modes: deprecate,
        default: 'Superseded by {{latest}}.',
        text: 'Why, as consumers see it; may name `{{version}}`, `{{latest}}`, `{{latest-same-major}}`, `{{replacement}}`, `{{module}}`, `{{provider}}`, `{{organization}}`, `{{tag}}`, `{{release-url}}`, `{{date}}`, `{{policy}}`.',
    },
    link: {
        kind: 'text',
        modes: deprecate,
        default: '{{release-url}}',
        text: 'Where consumers read more, with the same placeholders; `none` for nothing.',
    },
    'update-text': {
        kind: 'boolean',
        modes: deprecate,
        default: 'false',
        text: 'Rewrite reason and link of what we deprecated before, where they differ.',
    },
    'wait-for-version': {
        kind: 'age',
        modes: deprecate,
        default: '10m',
        text: 'How long to wait until the registry has the released version; with `0` it has to be there.',
    },
    'reinstate-scope': {
        kind: 'choice',
        modes: ['reinstate'],
        default: 'owned',
        choices: ['owned', 'all'],
        text: '`owned` brings back only what we deprecated, `all` also what a person did.',
    },
    'on-missing': {
        kind: 'choice',
        modes: row/* registry */.u5,
        default: 'error',
        choices: ['error', 'warning'],
        text: 'When the registry does not have a version that `versions` names: `error` changes nothing and fails, `warning` does the rest.',
    },
    note: {
        kind: 'choice',
        modes: deprecate,
        default: 'off',
        choices: ['off', 'release'],
        text: '`release` keeps a list of what was deprecated in the text of the release; needs `contents: write`.',
    },
};

;// CONCATENATED MODULE: ./build/js/inputs/scheduler-rows.js

const schedulerRows = {
    address: {
        kind: 'text',
        modes: row/* scheduling */.Bt,
        env: 'NOMAD_ADDR',
        text: "The scheduler's address, such as `https://nomad.example:4646`.",
    },
    token: {
        kind: 'secret',
        modes: row/* scheduling */.Bt,
        env: 'NOMAD_TOKEN',
        text: 'ACL token; to plan it needs only `plan-job`, `parse-job` and `read-job`, to parse only `parse-job`, to register also `register-job`.',
    },
    'auth-method': {
        kind: 'text',
        modes: row/* scheduling */.Bt,
        text: "Instead of `token`: log in with GitHub's identity token by this JWT auth method; the job needs `id-token: write`.",
    },
    audience: {
        kind: 'text',
        modes: row/* scheduling */.Bt,
        text: "Audience of that identity token, as the auth method's bound audience; GitHub's own default when empty.",
    },
    namespace: {
        kind: 'text',
        modes: row/* scheduling */.Bt,
        env: 'NOMAD_NAMESPACE',
        text: 'Namespace of the jobs whose file names none; else `default`.',
    },
    region: {
        kind: 'text',
        modes: row/* scheduling */.Bt,
        env: 'NOMAD_REGION',
        text: 'Region of the jobs whose file names none; else the one of the server.',
    },
    'ca-cert': {
        kind: 'text',
        modes: row/* scheduling */.Bt,
        env: 'NOMAD_CACERT',
        text: "Certificate authority of the scheduler's certificate: PEM text or the path of a file.",
    },
    'client-cert': {
        kind: 'text',
        modes: row/* scheduling */.Bt,
        env: 'NOMAD_CLIENT_CERT',
        text: 'Client certificate for mutual TLS: PEM text or the path of a file.',
    },
    'client-key': {
        kind: 'secret',
        modes: row/* scheduling */.Bt,
        env: 'NOMAD_CLIENT_KEY',
        text: 'Private key of `client-cert`: PEM text or the path of a file.',
    },
    'tls-server-name': {
        kind: 'text',
        modes: row/* scheduling */.Bt,
        env: 'NOMAD_TLS_SERVER_NAME',
        text: "Name expected in the scheduler's certificate, such as `server.global.nomad`.",
    },
    'tls-skip-verify': {
        kind: 'boolean',
        modes: row/* scheduling */.Bt,
        env: 'NOMAD_SKIP_VERIFY',
        text: "Do not verify the scheduler's certificate. Anyone on the way can then read the token.",
    },
    'http-auth': {
        kind: 'secret',
        modes: row/* scheduling */.Bt,
        env: 'NOMAD_HTTP_AUTH',
        text: '`user:password` for a proxy in front of the scheduler (HTTP Basic).',
    },
    'allow-http': {
        kind: 'boolean',
        modes: row/* modes */.nI,
        default: 'false',
        text: 'Let a token go over plain http to another machine.',
    },
    dialect: {
        kind: 'choice',
        modes: row/* scheduling */.Bt,
        default: 'nomad',
        choices: ['nomad', 'generic'],
        text: 'Names on the wire: those of the real server, or those of the API document to the letter.',
    },
};

;// CONCATENATED MODULE: ./build/js/inputs/verb-rows.js
const verbRows = {
    payload: {
        kind: 'text',
        modes: ['dispatch'],
        text: 'Payload of the dispatched job, as text; white space around it is dropped, as of every input.',
    },
    'payload-base64': { kind: 'text', modes: ['dispatch'], text: 'The same, as standard base64 of its bytes.' },
    'payload-file': { kind: 'text', modes: ['dispatch'], text: 'The same, as the path of a file, whose bytes are sent.' },
    'payloads-file': {
        kind: 'text',
        modes: ['dispatch'],
        text: 'Path of a file with a JSON object a line, one dispatch each: `payload` or `payload-base64`, `meta`, `idempotency-token`, `priority`, `id-prefix-template`; what a line does not say is as the inputs do.',
    },
    meta: {
        kind: 'assignments',
        modes: ['dispatch', 'scale'],
        text: "Metadata, a line `name=value` each: of the dispatched job, checked against the job's required and optional keys; of the scaling event.",
    },
    'idempotency-token': {
        kind: 'text',
        modes: ['dispatch'],
        text: 'What makes a dispatch happen once; else repository, run, job, step and what is dispatched where, so that a run that is tried again dispatches nothing twice.',
    },
    'id-prefix-template': {
        kind: 'text',
        modes: ['dispatch'],
        text: "What the dispatched job's ID has before its time (server 1.4.2 and later).",
    },
    priority: {
        kind: 'priority',
        modes: ['dispatch'],
        text: "Priority of the dispatched job, 1 to 100; the job's own when empty (server 1.10.1 and later).",
    },
    group: { kind: 'text', modes: ['scale'], text: 'The task group; may be left out where the job has only one.' },
    count: {
        kind: 'text',
        modes: ['scale'],
        text: 'How many allocations: absolute, as `3`, or by how many more or fewer, as `+2` or `-1`.',
    },
    message: { kind: 'text', modes: ['scale'], text: 'Why, kept with the scaling event.' },
    error: {
        kind: 'text',
        modes: ['scale'],
        text: 'What prevents scaling, kept with the scaling event; nothing is scaled then.',
    },
    'check-index': {
        kind: 'text',
        modes: ['scale'],
        text: "Scale only if this is the job's modify index, as the output `job-modify-index` tells it.",
    },
    'wait-for-deployment': {
        kind: 'boolean',
        modes: ['scale'],
        default: 'false',
        text: 'Wait until a deployment that is under way is over, instead of failing.',
    },
    'job-version': {
        kind: 'text',
        modes: ['revert', 'stable'],
        text: "A version's number or its tag; to revert also `last-stable`, the newest stable version but the current one.",
    },
    stable: {
        kind: 'boolean',
        modes: ['stable'],
        default: 'true',
        text: 'Whether the version is marked as stable, or no more.',
    },
    'force-reschedule': {
        kind: 'boolean',
        modes: ['evaluate'],
        default: 'false',
        text: 'Replace failed allocations at once, however often that was tried.',
    },
    purge: { kind: 'boolean', modes: ['stop'], default: 'false', text: 'Forget the job at once, with its versions.' },
    global: { kind: 'boolean', modes: ['stop'], default: 'false', text: 'Stop a multiregion job in all of its regions.' },
    'no-shutdown-delay': {
        kind: 'boolean',
        modes: ['stop'],
        default: 'false',
        text: 'Do not wait for the shutdown delays of groups and tasks.',
    },
    children: {
        kind: 'boolean',
        modes: ['stop'],
        default: 'false',
        text: 'Stop also what a parameterized or periodic job has started.',
    },
    expect: {
        kind: 'choice',
        modes: ['status'],
        default: 'nothing',
        choices: ['nothing', 'healthy'],
        text: '`healthy` fails when the job is not.',
    },
    prefix: { kind: 'text', modes: ['list'], text: 'Only jobs whose ID begins so.' },
    filter: {
        kind: 'text',
        modes: ['list'],
        text: 'Only jobs that this expression of the scheduler\'s filter language matches, as `Status == "running"`.',
    },
    'per-page': {
        kind: 'count',
        modes: ['list'],
        default: '100',
        text: 'How many jobs are asked for at a time; all pages are read.',
    },
    'include-meta': {
        kind: 'boolean',
        modes: ['list'],
        default: 'false',
        text: 'Tell the metadata of the jobs as well, in the output `jobs`; what looks like a secret is hidden.',
    },
};

;// CONCATENATED MODULE: ./build/js/inputs/table.js





const planned = ['plan', 'register'];
const register = ['register'];
const table_deprecate = ['deprecate'];
const steering = ['promote', 'fail-deployment'];
const following = [
    'register',
    ...steering,
    'dispatch',
    'scale',
    'revert',
    'evaluate',
    'periodic-force',
    'stop',
];
const writing = [...following, 'stable', ...row/* registry */.u5];
const showing = [...planned, 'status'];
const ofOneJob = row/* verbs */.PB.filter((verb) => verb !== 'list');
const told = [...row/* files */.aq, ...table_deprecate];
const inputTable = {
    mode: { kind: 'choice', modes: row/* modes */.nI, default: 'plan', choices: row/* modes */.nI, text: 'What to do.' },
    ...schedulerRows,
    ...fileRows,
    submission: {
        kind: 'boolean',
        modes: planned,
        default: 'true',
        text: "Whether source and variables are stored with the job for the scheduler's web interface, without values that are or may be secret.",
    },
    'preserve-counts': {
        kind: 'boolean',
        modes: planned,
        default: 'false',
        text: 'Keep the counts of the running job over those of the file, as for groups that an autoscaler owns.',
    },
    'policy-override': {
        kind: 'boolean',
        modes: planned,
        default: 'false',
        text: 'Override soft-mandatory policies of the scheduler.',
    },
    'eval-priority': {
        kind: 'priority',
        modes: [...planned, 'stop'],
        text: "Priority of the evaluation that is started, 1 to 100; the job's own when empty.",
    },
    review: {
        kind: 'choice',
        modes: planned,
        default: 'auto',
        choices: ['auto', 'required', 'ignore'],
        text: '`auto` registers only what the reviewers of a pull request saw planned, and with a notice where there is no pull request; `required` refuses that, too; `ignore` asks for no review.',
    },
    branches: {
        kind: 'list',
        modes: register,
        text: 'Branches that a pull request has to be merged into, one a line, with `*` and `**`, such as `release/*`; the default branch when empty.',
    },
    'signing-key': {
        kind: 'secret',
        modes: planned,
        text: 'Signs the record of what was planned: the same for plan and register, 16 bytes or more. Without it the record counts only if GitHub says that nobody edited it.',
    },
    'dry-run': { kind: 'boolean', modes: writing, default: 'false', text: 'Do everything but the writes.' },
    promote: {
        kind: 'choice',
        modes: register,
        default: 'off',
        choices: ['off', 'auto'],
        text: '`auto` promotes canaries once all of them are healthy; `off` stops there and says so.',
    },
    'stop-removed': {
        kind: 'boolean',
        modes: planned,
        default: 'false',
        text: 'Stop the jobs whose files the pull request removes, once it is merged: the same for plan and register. Needs `only-changed`.',
    },
    'fail-fast': {
        kind: 'boolean',
        modes: register,
        default: 'false',
        text: 'Register one job after the other, each only once the one before it has rolled out; nothing more is written after a failure.',
    },
    wait: { kind: 'boolean', modes: following, default: 'true', text: 'Follow until there is an outcome.' },
    logs: {
        kind: 'choice',
        modes: register,
        default: 'false',
        choices: ['false', 'true', 'comment'],
        text: "Tell the last lines of a failing task's stderr: `true` in the log, and in the comment of a private repository; `comment` in any comment. Needs `read-logs`.",
    },
    job: { kind: 'text', modes: [...steering, ...ofOneJob], text: 'The exact ID of the job, never a prefix.' },
    ...verbRows,
    ...registryRows,
    'github-token': {
        kind: 'secret',
        modes: told,
        default: '${{ github.token }}',
        text: 'Token that reads the pull request and writes the comment; needs `pull-requests: write`, for `only-changed` alone `pull-requests: read`; for `note: release` `contents: write`.',
    },
    comment: {
        kind: 'choice',
        modes: planned,
        default: 'auto',
        choices: ['auto', 'off'],
        text: '`auto` keeps one comment on the pull request up to date; `off` leaves it alone.',
    },
    'comment-id': {
        kind: 'text',
        modes: planned,
        default: 'default',
        text: 'Identity of the comment when a pull request has several, such as one for each environment.',
    },
    'comment-author': {
        kind: 'text',
        modes: planned,
        text: 'Login that our comments have, where GitHub will not say who a token belongs to.',
    },
    redact: {
        kind: 'choice',
        modes: showing,
        default: 'default',
        choices: ['default', 'all-values', 'none'],
        text: 'What comment, summary and log hide: `default` what may be secret, `all-values` all but names, `none` only tokens and what looks like a secret.',
    },
    'redact-patterns': {
        kind: 'list',
        modes: showing,
        text: 'Further names or values to hide, one a line; `*` stands for any text.',
    },
    reveal: {
        kind: 'list',
        modes: [...showing, 'parse'],
        text: 'Names to show although `default` would hide them, one a line, such as `Env[LOG_*]`; never what looks like a secret. Also paths of files that git does not hold, such as `dist/version.txt`: what a job file takes from them may then stand in fields that are shown.',
    },
    verbose: { kind: 'boolean', modes: showing, default: 'false', text: 'Show new and deleted jobs field by field.' },
    timeout: { kind: 'duration', modes: row/* modes */.nI, default: '10m', text: 'When to give up, as `90s`, `10m` or `1h`.' },
};
const inputRows = Object.entries(inputTable);


/***/ }),

/***/ 4343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ys: () => (/* binding */ isWithheld),
/* harmony export */   fG: () => (/* binding */ WithheldInputs),
/* harmony export */   oi: () => (/* binding */ hasNoHost)
/* harmony export */ });
class WithheldInputs extends Error {
    name = 'WithheldInputs';
    mode;
    constructor(mode) {
        super(`mode ${mode} was given no address or no token`);
        this.mode = mode;
    }
}
const emptyAddress = /^(?:https?:\/\/)?(?::\d*)?\/?$/i;
function hasNoHost({ address = '' }) {
    return emptyAddress.test(address);
}
function isWithheld(mode, raw, withheld) {
    return withheld && (mode === 'plan' || mode === 'parse') && (raw.token === undefined || hasNoHost(raw));
}


/***/ }),

/***/ 2121:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8161);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2027);
/* harmony import */ var _clients_github_context_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4440);
/* harmony import */ var _clients_github_runner_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6256);
/* harmony import */ var _inputs_read_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3525);
/* harmony import */ var _inputs_raw_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(9268);
/* harmony import */ var _inputs_withheld_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(4343);
/* harmony import */ var _redaction_redactor_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(5189);
/* harmony import */ var _report_failure_report_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(2898);










async function main(env) {
    const context = (0,_clients_github_context_js__WEBPACK_IMPORTED_MODULE_3__/* .readContext */ .y)(env);
    const { outputFile, summaryFile } = context;
    const requestToken = env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ?? '';
    const secrets = [...(0,_inputs_raw_js__WEBPACK_IMPORTED_MODULE_6__/* .secretTexts */ .Vh)(env), ...(requestToken === '' ? [] : [requestToken])];
    const redactor = (0,_redaction_redactor_js__WEBPACK_IMPORTED_MODULE_8__/* .createRedactor */ .l)(secrets);
    const runner = (0,_clients_github_runner_js__WEBPACK_IMPORTED_MODULE_4__/* .createRunner */ .j)({
        write: (text) => process.stdout.write(text),
        outputFile,
        summaryFile,
        token: node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID,
        hide: redactor.hide,
    });
    for (const secret of secrets)
        runner.mask(secret);
    try {
        checkNode(process.versions.node);
        const workspace = context.workspace ?? process.cwd();
        const fork = context.pullRequest?.fork ?? false;
        const inputs = await (0,_inputs_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readInputs */ .K)({ env, workspace, fork, withheld: (0,_clients_github_context_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfFork */ .O)(context) });
        const { runMode } = await Promise.all(/* import() */[__nccwpck_require__.e(934), __nccwpck_require__.e(368), __nccwpck_require__.e(199)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3199));
        const cancelled = cancellation(inputs.mode);
        const run = { proxies: proxiesOf(env), context, runner, inputs, workspace, secrets, redactor, cancelled };
        return (await runMode(run)) ? 0 : 1;
    }
    catch (error) {
        if (error instanceof _inputs_withheld_js__WEBPACK_IMPORTED_MODULE_7__/* .WithheldInputs */ .fG) {
            const { reportFork } = await __nccwpck_require__.e(/* import() */ 828).then(__nccwpck_require__.bind(__nccwpck_require__, 4828));
            reportFork(error.mode, { runner, directory: context.temporary ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)() });
            return 0;
        }
        (0,_report_failure_report_js__WEBPACK_IMPORTED_MODULE_9__/* .tellFailures */ .P)((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(error) ?? [faultOf(error)], runner);
        return 1;
    }
}
const node = 24;
function checkNode(version) {
    if (Number.parseInt(version, 10) >= node)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR({
        reason: 'input',
        what: `Outrider needs Node.js ${node}, and this runner starts it with ${version}`,
        hint: `Update the runner; one that takes the \`node\` on PATH, as act and those of Gitea and Forgejo do, needs Node.js ${node} there.`,
    });
}
const patience = 4_500;
const changesNothing = new Set(['plan', 'parse', 'status', 'list']);
function cancellation(mode) {
    const controller = new AbortController();
    if (changesNothing.has(mode))
        return controller.signal;
    for (const signal of ['SIGINT', 'SIGTERM']) {
        process.once(signal, () => {
            controller.abort(new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR({ reason: 'timed-out', what: 'The run was cancelled' }));
            setTimeout(() => process.exit(1), patience).unref();
        });
    }
    return controller.signal;
}
function proxiesOf(env) {
    return {
        http_proxy: env['http_proxy'] ?? env['HTTP_PROXY'],
        https_proxy: env['https_proxy'] ?? env['HTTPS_PROXY'],
        no_proxy: env['no_proxy'] ?? env['NO_PROXY'],
    };
}
function faultOf(error) {
    const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR({
        reason: 'server',
        what: `Outrider has a fault: ${what}`,
        help: 'fault-of-ours',
        hint: 'Please report it with the log of this run.',
        cause: error,
    });
}
const harmless = new Set('PATH HOME USERPROFILE SYSTEMROOT PATHEXT COMSPEC TMPDIR TEMP TMP TZ LANG'.split(' '));
function takeEnvironment() {
    const env = { ...process.env };
    for (const name of Object.keys(env))
        if (!harmless.has(name.toUpperCase()))
            delete process.env[name];
    return env;
}
process.exitCode = await main(takeEnvironment());

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 1740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ looksOdd),
/* harmony export */   o: () => (/* binding */ randomRanges)
/* harmony export */ });
/* harmony import */ var _matches_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3889);

const run = /[A-Za-z0-9+/=_-]{16,}/g;
const uuid = /(?<![0-9a-f])[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![0-9a-f])/gi;
const publicRandom = /(?:md5|sha-?(?:1|224|256|384|512))[:=-] {0,3}["']?[A-Za-z0-9+/=]{32,128}|(?<![A-Za-z])(?:md5|sha-?(?:1|224|256|384|512)|checksum|digest|commit|revision|rev|ref|sha|version)(?:sums?)?["']?\s{0,3}[:=]\s{0,3}["']?[0-9a-f]{32,128}(?![\w/+=-])|(?<![\w/+=-])[0-9a-f]{40}(?![\w/+=-])|(?<=[/@])[0-9a-f]{40}(?=[/.?#"'\s]|$)|(?<![\w/+=-])[0-9a-f]{32,128}(?= [ *][\w.])|sha256\/[0-9a-f]{64}|(?:ssh-(?:rsa|dss|ed25519)|ecdsa-sha2-nistp\d{3}|sk-ssh-ed25519@openssh\.com) {1,3}AAAA[A-Za-z0-9+/=]{20,2000}/gi;
const randomBits = 3.6;
const pairsOfWords = new Set(('aabcdfgiklmnprstuvwy baeilorsu cacehiklorstuy dadeilorsu eabcdefgilmnpqrstvwxy faefiloruy gaeghilnorsu haeiortu iabcdefglmnoprstvxz jeos keis ' +
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
    return !pairsOfWords.has(pair.toLowerCase());
}
function entropy(text) {
    const counts = new Map();
    for (const character of text)
        counts.set(character, (counts.get(character) ?? 0) + 1);
    return [...counts.values()].reduce((bits, count) => bits - (count / text.length) * Math.log2(count / text.length), 0);
}


/***/ }),

/***/ 4328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ isReference),
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
function isReference(text) {
    return text.includes(blank) && !/[^\s"'`;,()[\]{}.:/@|<>\\-]/.test(text.replace(blanks, ''));
}
function literalPart(text) {
    return text.replace(blanks, '');
}


/***/ }),

/***/ 16:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  x: () => (/* binding */ secretRanges),
  F: () => (/* binding */ withoutSecretShapes)
});

// EXTERNAL MODULE: ./build/js/redaction/detection/matches.js
var matches = __nccwpck_require__(3889);
// EXTERNAL MODULE: ./build/js/redaction/detection/random-looks.js
var random_looks = __nccwpck_require__(7452);
// EXTERNAL MODULE: ./build/js/redaction/detection/references.js
var references = __nccwpck_require__(4328);
// EXTERNAL MODULE: ./build/js/redaction/detection/secret-names.js
var secret_names = __nccwpck_require__(5435);
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
            if (!(0,references/* isReference */.A_)(secret))
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

// EXTERNAL MODULE: ./build/js/redaction/text-ranges.js
var text_ranges = __nccwpck_require__(7640);
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
    return (0,text_ranges/* replaceRanges */.v)(text, [...found, ...assigned], () => instead);
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
    return { hidden, rest: (0,text_ranges/* replaceRanges */.v)(text, open, (length) => ' '.repeat(length)) };
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   IX: () => (/* binding */ settingHides),
/* harmony export */   Nu: () => (/* binding */ settingLooksSecret),
/* harmony export */   Q_: () => (/* binding */ nameLooksSecret),
/* harmony export */   p9: () => (/* binding */ nameHides),
/* harmony export */   s3: () => (/* binding */ looksLikeTag)
/* harmony export */ });
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4328);
/* harmony import */ var _random_looks_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7452);


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
        (0,_references_js__WEBPACK_IMPORTED_MODULE_0__/* .isReference */ .A_)(value) ||
        (0,_references_js__WEBPACK_IMPORTED_MODULE_0__/* .isReference */ .A_)(withoutScheme(value)) ||
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

/***/ 5189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
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

// EXTERNAL MODULE: ./build/js/redaction/scrub.js
var scrub = __nccwpck_require__(2443);
// EXTERNAL MODULE: ./build/js/redaction/detection/secret-looks.js + 3 modules
var secret_looks = __nccwpck_require__(16);
// EXTERNAL MODULE: ./build/js/redaction/text-ranges.js
var text_ranges = __nccwpck_require__(7640);
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
        : outsideMarks(text, (piece) => (0,text_ranges/* replaceRanges */.v)(piece, rangesIn(piece, all, isHidden), () => scrub/* hiddenMark */.s));
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
        scrub: (text) => (0,secret_looks/* withoutSecretShapes */.F)(replaced(text, index, isQuoted), scrub/* hiddenMark */.s),
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
    return text.includes(scrub/* hiddenMark */.s) ? text.split(scrub/* hiddenMark */.s).map(change).join(scrub/* hiddenMark */.s) : change(text);
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

/***/ 2443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ hiddenMark)
/* harmony export */ });
const hiddenMark = '‹hidden›';


/***/ }),

/***/ 7640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ replaceRanges)
/* harmony export */ });
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

/***/ 2503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ annotateFailures)
/* harmony export */ });
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7318);
/* harmony import */ var _group_failures_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6112);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2076);



const mostAnnotations = 10;
const longestAnnotation = 4096;
function annotateFailures(failures, runner) {
    const groups = (0,_group_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .groupFailures */ .B)(failures);
    const shown = groups.length > mostAnnotations ? groups.slice(0, mostAnnotations - 1) : groups;
    for (const group of shown) {
        const [first] = group;
        if (first === undefined)
            continue;
        const more = group.length > 1 ? ` (and the same for ${group.length - 1} more)` : '';
        runner.error((0,_help_js__WEBPACK_IMPORTED_MODULE_1__/* .failureText */ .kY)(first, { note: more, most: longestAnnotation }), { ...first.where, title: 'Outrider' });
    }
    const rest = groups.slice(shown.length);
    if (rest.length === 0)
        return;
    runner.error(`… and ${rest.length} more; they are listed in the log.`, { title: 'Outrider' });
    const firsts = (0,_help_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOfEach */ .t6)(groups.flatMap((group) => group.slice(0, 1)));
    runner.foreign(rest
        .flatMap((group) => group.slice(0, 1))
        .map((failure) => [(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .placeWords */ .fp)(failure), (0,_help_js__WEBPACK_IMPORTED_MODULE_1__/* .failureText */ .kY)(failure, { linked: firsts.has(failure) })]
        .filter((part) => part !== '')
        .join(': '))
        .join('\n'));
}


/***/ }),

/***/ 8762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ failureItems)
/* harmony export */ });
/* harmony import */ var _plan_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1740);
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7318);
/* harmony import */ var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7058);
/* harmony import */ var _group_failures_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6112);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(2076);
/* harmony import */ var _markdown_prose_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6844);






const mostPlaces = 5;
const longestWords = 1000;
function failureItems(failures, fileUrl) {
    const groups = (0,_group_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .groupFailures */ .B)(failures);
    const firsts = (0,_help_js__WEBPACK_IMPORTED_MODULE_4__/* .firstOfEach */ .t6)(groups.flatMap((same) => same.slice(0, 1)));
    return groups.map((same) => {
        const places = same.filter((failure) => failure.where !== undefined).map((failure) => place(failure, fileUrl));
        const more = places.length > mostPlaces ? ` and ${places.length - mostPlaces} more` : '';
        const where = places.length === 0 ? '' : `${places.slice(0, mostPlaces).join(', ')}${more}: `;
        const [first] = same;
        const hint = first?.hint === undefined ? [] : [(0,_markdown_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .C)(first.hint)];
        const help = first !== undefined && firsts.has(first) ? [(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)('More', (0,_help_js__WEBPACK_IMPORTED_MODULE_4__/* .helpUrl */ .xR)(first))] : [];
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
    const words = (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nameCode */ .Fl)((0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .placeWords */ .fp)(failure));
    if (fileUrl === undefined || failure.where === undefined)
        return words;
    const anchor = failure.where.line === undefined ? '' : `#L${failure.where.line}`;
    return (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(words, `${fileUrl(failure.where.file)}${anchor}`);
}
function shorten(text) {
    return text.length > longestWords ? `${text.slice(0, longestWords).toWellFormed()}…` : text;
}


/***/ }),

/***/ 2898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ tellFailures)
/* harmony export */ });
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2503);
/* harmony import */ var _failure_items_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8762);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2076);



function tellFailures(failures, runner) {
    (0,_annotations_js__WEBPACK_IMPORTED_MODULE_1__/* .annotateFailures */ .o)(failures, runner);
    const summary = failures.length === 1 ? (failures[0]?.message ?? '') : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(failures.length, 'mistake')} in the inputs`;
    runner.appendSummary(['### 🔴 Outrider did not run', '', ...(0,_failure_items_js__WEBPACK_IMPORTED_MODULE_0__/* .failureItems */ .x)(failures, undefined), ''].join('\n'));
    runner.setOutput('summary', summary);
    runner.setOutput('changed', 'false');
    runner.setOutput('reason', failures[0]?.reason ?? 'server');
}


/***/ }),

/***/ 6112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ groupFailures)
/* harmony export */ });
function groupFailures(failures) {
    const groups = new Map();
    for (const failure of failures) {
        const key = JSON.stringify([failure.message, failure.hint, failure.where?.line]);
        groups.set(key, [...(groups.get(key) ?? []), failure]);
    }
    return [...groups.values()];
}


/***/ }),

/***/ 7318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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
/* harmony import */ var _plan_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1740);

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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ prose)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7058);

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

/***/ 2076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ following),
/* harmony export */   IK: () => (/* binding */ reasonWords),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Np: () => (/* binding */ bySeverity),
/* harmony export */   OS: () => (/* binding */ hasNews),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   Qx: () => (/* binding */ removedWords),
/* harmony export */   Sd: () => (/* binding */ totals),
/* harmony export */   a$: () => (/* binding */ minuteWords),
/* harmony export */   eR: () => (/* binding */ noteWords),
/* harmony export */   fp: () => (/* binding */ placeWords),
/* harmony export */   mF: () => (/* binding */ changeWords),
/* harmony export */   oh: () => (/* binding */ thousands),
/* harmony export */   rj: () => (/* binding */ countWords),
/* harmony export */   wO: () => (/* binding */ unplacedCount)
/* harmony export */ });
function thousands(count) {
    return String(count).replace(/\B(?=(?:\d{3}){1,8}$)/g, ',');
}
function minuteWords(time) {
    return time === undefined ? '' : `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
function plural(count, noun) {
    return `${thousands(count)} ${noun}${count === 1 ? '' : 's'}`;
}
function countWords(counts, starts) {
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
        .filter((words) => words !== '')
        .join(', ');
}
function following(counts) {
    const step = counts.replaced + counts.canaries;
    if (step === 0 || counts.ignored === 0)
        return '';
    return `up to ${counts.ignored} more ${counts.canaries > 0 ? 'after promotion' : 'follow'}`;
}
function phrase(count, words) {
    return count > 0 ? `${count} ${words}` : '';
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
function changeWords(verdict) {
    if (verdict.startsAgain)
        return 'started again (was stopped)';
    if (verdict.change === 'unchanged' && verdict.changes)
        return 'unchanged, but allocations are due';
    return verdict.change;
}
function unplacedCount(unplaced) {
    return unplaced.reduce((total, one) => total + one.count, 0);
}
function reasonWords(reasons) {
    return reasons.map(({ words, name }) => (name === undefined ? words : `${words} ${name}`)).join('; ');
}
function hasNews({ verdict }) {
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
function headline(outcome) {
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
function noteWords({ overridden, dropped, random = [], }) {
    return [
        ...(random.length === 0 ? [] : [randomWords(random)]),
        ...overridden.map(({ what, file, input }) => `The file names the ${what} \`${file}\`, input \`${what}\` says \`${input}\`: the file's counts.`),
        ...dropped.map(({ name, by }) => `The variable \`${name}\`, set by ${by}, is not declared in the file and was left out.`),
    ];
}
const mostNamed = 5;
function randomWords(fields) {
    const named = fields.slice(0, mostNamed).map((field) => `\`${field}\``);
    const more = fields.length > mostNamed ? ` and ${plural(fields.length - mostNamed, 'field')} more` : '';
    return `Changes with every plan: ${named.join(', ')}${more}, because the job file calls \`uuidv4()\` or \`bcrypt()\`. The register compares all else of the job with what was reviewed, but not these values.`;
}
function removedWords({ file, id, stop }) {
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
function placeWords(failure) {
    const { where } = failure;
    if (where === undefined)
        return '';
    return where.line === undefined ? where.file : `${where.file}:${where.line}`;
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(2121);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
