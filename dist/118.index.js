export const id = 118;
export const ids = [118];
export const modules = {

/***/ 9547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readIdentityToken)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1795);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _http_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8838);
/* harmony import */ var _http_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7244);




const Token = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ value: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1)) });
async function readIdentityToken(transport, source, audience) {
    if (source === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ({
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
    const answer = status === 200 ? valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(Token, (0,_http_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJsonOrUndefined */ .rx)(body)) : undefined;
    if (answer?.success === true)
        return answer.output.value;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({
        reason: 'server',
        message: (0,_http_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .requestMessage */ .Vk)('Unexpected response from GitHub: expected an identity token', {
            method: 'GET',
            path: url.pathname,
            status,
        }),
        hint: 'Re-run the job.',
        help: 'github-has-trouble',
    });
}


/***/ }),

/***/ 3613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   In: () => (/* binding */ requestEmptyComment),
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   fP: () => (/* binding */ readRole),
/* harmony export */   jM: () => (/* binding */ requestStatusOfNoCommit),
/* harmony export */   ou: () => (/* binding */ requestUntitledIssue)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1795);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _responses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7005);



const roles = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
const PERMISSION = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ permission: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), role_name: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) });
async function readRole(github, repository, login) {
    const asked = github.rest.repos.getCollaboratorPermissionLevel({ ...repository, username: login });
    const answer = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orUndefined */ .y0)(asked, 'not-found');
    if (answer === undefined)
        return undefined;
    const { permission, role_name: name } = (0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readAs */ .fd)(PERMISSION, answer.data, 'a permission');
    const role = roles.find((known) => known === name);
    if (role !== undefined && permission === (permissionsOfRoles[role] ?? role))
        return role;
    return permission === 'owner' ? 'admin' : roles.find((known) => known === permission);
}
const permissionsOfRoles = { maintain: 'write', triage: 'read' };
function isAtLeast(role, wanted) {
    return role !== undefined && roles.indexOf(role) >= roles.indexOf(wanted);
}
const noCommit = '0'.repeat(40);
async function requestEmptyComment(github, repository, number) {
    await github.rest.issues.createComment({ ...repository, issue_number: number, body: '' });
}
async function requestUntitledIssue(github, repository) {
    await github.rest.issues.create({ ...repository, title: '' });
}
async function requestStatusOfNoCommit(github, repository) {
    await github.rest.repos.createCommitStatus({ ...repository, sha: noCommit, state: 'success' });
}


/***/ }),

/***/ 5213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JN: () => (/* binding */ parseJob),
/* harmony export */   Tx: () => (/* binding */ infinite)
/* harmony export */ });
/* unused harmony exports parseDiagnostics, remedyForDiagnostic */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _http_messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7244);
/* harmony import */ var _wire_nomad_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5729);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2601);




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
function remedyForDiagnostic({ message, line }) {
    const [, hint, help] = HINTS.find(([text]) => text.test(message)) ?? [];
    if (hint !== undefined && help !== undefined)
        return { hint, help };
    return line === undefined ? {} : { hint: 'Correct this line: `nomad job validate` checks the file without a plan.' };
}
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
    if (answer.status === 400 && isAboutTheFile(answer.body))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionErrors */ .o9(toParseErrors(answer.body, request));
    const body = markInfinite(answer.body);
    const job = wire.read(call, { ...answer, body }, _job_js__WEBPACK_IMPORTED_MODULE_3__/* .jobOfServer */ .iz);
    if (body !== answer.body)
        throw infiniteError(job, request);
    return job;
}
const infinite = '\0infinite';
const STRING_OR_INFINITY = /"[^"\\]*(?:\\.[^"\\]*)*"?|[+-]Inf/gs;
function markInfinite(body) {
    if (!/[:,[][+-]Inf\b/.test(body))
        return body;
    return body.replaceAll(STRING_OR_INFINITY, (text) => (text.startsWith('"') ? text : JSON.stringify(infinite)));
}
function infiniteError(job, { file, findInfinite }) {
    const fields = findInfinite?.(job) ?? [{ label: 'A field', line: undefined }];
    const errors = fields.map(({ label, line }) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
        reason: 'parse',
        message: `${label} is an infinite number, which Nomad cannot store`,
        location: { file, line },
        hint: 'Correct a division by zero, or a number of more than about 1.8e308.',
    }));
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionErrors */ .o9(errors);
}
function isAboutTheFile(body) {
    return body.trim() !== '' && !(0,_wire_nomad_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .isHtml */ ._6)(body) && !_wire_nomad_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .WANTS_TLS */ .CD.test(body) && !NOT_ABOUT_THE_FILE.test(body);
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
        const what = about === undefined ? diagnostic.message : `${(0,_http_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalize */ .ZH)(about)}: ${diagnostic.message}`;
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
            reason: 'parse',
            message: what,
            location: where ?? { file },
            ...remedyForDiagnostic(diagnostic),
        });
    });
}


/***/ }),

/***/ 5729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ isBusy),
/* harmony export */   CD: () => (/* binding */ WANTS_TLS),
/* harmony export */   Dx: () => (/* binding */ policyLine),
/* harmony export */   _6: () => (/* binding */ isHtml),
/* harmony export */   ob: () => (/* binding */ nomadRefusal),
/* harmony export */   x_: () => (/* binding */ serverMessage)
/* harmony export */ });
/* unused harmony export classifyRefusal */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _http_messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7244);
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9815);



const notFound = { reason: 'not-found', what: () => 'Not found in Nomad' };
const denied = { reason: 'unauthorized', what: (host) => `Permission denied by Nomad at ${host}` };
const invalid = { reason: undefined, what: () => 'Rejected as invalid by Nomad' };
const unknownPlace = { ...invalid, reason: 'input' };
const conflict = { reason: 'conflict', what: () => 'Rejected by Nomad because the job has changed' };
const blocked = { reason: 'blocked', what: () => 'Temporarily rejected by Nomad' };
const tooLarge = { reason: 'input', what: () => 'Request too large for Nomad' };
const gateway = {
    reason: 'unreachable',
    what: (host) => `Nomad is not available behind the gateway at ${host}`,
};
const fault = { reason: 'server', what: (host) => `Nomad at ${host} reported a server error` };
const BUSY = /No cluster leader|Not ready to serve consistent reads|^(rpc error: )*no servers$|rpc error:.{0,500}(EOF|timeout|connection|i\/o)/;
const WANTS_TLS = /sent an HTTP request to an HTTPS server|plain HTTP request was sent to HTTPS port/;
const RULES = [
    [/disabled by Nomad configuration$/, blocked],
    [/Permission denied$|ACL token (not found|expired)|acl token lookup failed/, denied],
    [/no role or policy bindings matched$/, denied, 'binding-rules'],
    [/Enforcing job modify index|Current job has version \d+; enforcing/, conflict],
    [/blocked due to active deployment/, blocked],
    [/Payload exceeds maximum size/, tooLarge],
    [/No path to region/, unknownPlace, 'region'],
    [
        /^(rpc error: )*(1 error(\(s\))? occurred:\s*\* )?job "[^\n]*" is in nonexistent namespace "/,
        unknownPlace,
        'namespace',
    ],
    [/^(rpc error: )*(1 error(\(s\))? occurred:\s*\* )?job "[^\n]*" is in nonexistent node pool "/, invalid, 'node-pool'],
    [/\bfailed to read (result page|filter expression)\b/, invalid, 'filter'],
    [/\berrors?(\(s\))? occurred:/, invalid],
    [BUSY, fault],
    [/UUID must be 36 characters|Failed to parse value of "|mismatched request namespace/, invalid],
    [/cannot update .{0,500}job|job_max_count|must be between \[/, invalid],
    [/can't (evaluate|force|revert|promote|fail|resume|pause)\b|is not a parameterized job$|is stopped$/, invalid],
    [/\bno canaries to promote$|\btag ".{0,500}" already exists on /, invalid],
    [/\btag ".{0,500}" not found on job "/, notFound],
    [/Payload (is not )?provided |(required|unpermitted) (meta|metadata) keys/, invalid],
    [/^(rpc error: )*(Task not running|restart of an alloc that should not run|Could not find task runner)/, invalid],
    [/\bnot found$/, notFound],
];
function classifyRefusal(status, body) {
    const text = serverMessage(body);
    if (status === 400 && WANTS_TLS.test(body)) {
        return { reason: 'unreachable', what: (host) => `Nomad at ${host} expects HTTPS`, text, about: 'scheme' };
    }
    const plain = isHtml(body) ? '' : keepBothEnds(body.trim());
    const [, meaning, about] = RULES.find(([pattern]) => pattern.test(plain)) ?? [];
    if (meaning === blocked)
        return { ...blocked, text };
    const byStatus = BY_STATUS[status];
    if (byStatus !== undefined)
        return { ...byStatus, text };
    if (status === 404 ? !isNomadsNotFound(plain) : status === 405 && plain === '') {
        const what = status === 405 ? 'answered with an empty body: is this the address of Nomad?' : 'answers, but is not Nomad';
        return { reason: 'server', what: (host) => `${host} ${what}`, text, about: 'other-service' };
    }
    if (status === 404)
        return { ...notFound, text };
    if (status === 400 && (meaning === undefined || meaning === notFound))
        return { ...(plain === '' ? fault : invalid), text };
    return { ...(meaning ?? fault), text, about };
}
function nomadRefusal(refusal) {
    const { call, answer } = refusal;
    const { invalidReason = 'input' } = call;
    const { status } = answer;
    const withoutSecrets = refusal.secrets.reduce((text, secret) => ((0,_call_js__WEBPACK_IMPORTED_MODULE_2__/* .nonEmpty */ .hq)(secret) === undefined ? text : text.replaceAll(String(secret), () => '‹hidden›')), answer.body);
    const body = refusal.scrub?.(withoutSecrets) ?? withoutSecrets;
    const classified = classifyRefusal(status, body);
    const isUseless = classified.about === 'other-service' && !isHtml(body);
    const { reason, what, text, about } = classified;
    const isOfProxy = reason === 'unauthorized' && isHtml(answer.body);
    const sentence = isOfProxy ? `Permission denied at ${refusal.host}` : what(refusal.host);
    const isOfFile = about === 'namespace' && refusal.namespace === undefined;
    const known = isOfFile ? invalidReason : (reason ?? invalidReason);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
        httpStatus: status,
        reason: known,
        help: known === 'input' ? 'rejected-request' : known,
        isTransient: about === 'scheme' ? false : undefined,
        message: (0,_http_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .requestMessage */ .Vk)(sentence, { ...call, status }, isUseless ? '' : text),
        ...remedyForRefusal(classified, refusal),
    });
}
const remedies = {
    scheme: { hint: 'Write `address` with `https://`.', help: 'http-or-https' },
    'other-service': {
        hint: 'Check that `address` is the address of Nomad itself, without a path.',
        help: 'not-nomad',
    },
    region: {
        hint: 'Set `region`, or the region in the job file, to an existing one.',
        help: 'unknown-namespace-or-region',
    },
    namespace: {
        hint: 'Set `namespace`, or the namespace in the job file, to an existing one, or create it (`nomad namespace apply`).',
        help: 'unknown-namespace-or-region',
    },
    'node-pool': {
        hint: 'Set `node_pool` in the job file to an existing one (`nomad node pool list`), or create it (`nomad node pool apply`).',
        help: 'unknown-node-pool',
    },
    filter: {
        hint: 'A filter sees the whole job, with the names of `nomad job inspect`: `ParentID`, `Type`, `Status`, `Meta.team`, `TaskGroups`. Texts are in double quotation marks.',
        help: 'rejected-request',
    },
    'binding-rules': {
        hint: 'Compare the selectors of the binding rules (`nomad acl binding-rule list -json`) with the claims of this job: the IDs of the repository and its owner, and the environment. The policy or role that a rule names must exist.',
        help: 'no-binding-rule',
    },
};
function remedyForRefusal({ reason, text, about }, refusal) {
    if (about !== undefined)
        return remedies[about];
    if (reason === 'unauthorized')
        return explainDenied(text, refusal);
    if (reason === 'not-found')
        return { help: 'no-such-job' };
    return reason === 'conflict' ? { help: 'changed-meanwhile' } : {};
}
function explainDenied(text, refusal) {
    const { call, answer, namespace = 'default', capabilities = [] } = refusal;
    if (isHtml(answer.body)) {
        const hint = 'The response is a web page: a proxy in front of Nomad requires a login. Set `http-auth` if the proxy accepts it, or set `address` to Nomad itself.';
        return { hint, help: 'not-the-service-itself' };
    }
    if (call.deniedHint !== undefined)
        return { hint: call.deniedHint };
    const place = `in the namespace \`${namespace}\``;
    const right = call.capability === undefined ? undefined : `the ACL capability ${call.capability} ${place}`;
    const whole = right === undefined || capabilities.length === 0
        ? ''
        : ` This mode needs the policy \`${policyLine(namespace, capabilities)}\`.`;
    const replacement = right === undefined ? 'Set `token` to a valid one.' : `Set \`token\` to one with ${right}.${whole}`;
    if (!refusal.hasToken)
        return { hint: ['No token was given.', replacement, refusal.noToken ?? ''].join(' ').trim(), help: 'no-token' };
    if (/token expired/.test(text))
        return { hint: `The token has expired. ${replacement}`, help: 'missing-right' };
    if (/token not found|UUID must be 36 characters/.test(text)) {
        return { hint: `Nomad does not recognize this token. ${replacement}`, help: 'missing-right' };
    }
    if (right === undefined)
        return { hint: 'The token may have expired, or belong to another cluster.', help: 'missing-right' };
    const doubt = refusal.isTokenKnown ? '' : ' It may also have expired, or belong to another cluster.';
    return { hint: `The token needs ${right}.${whole}${doubt}`, help: 'missing-right' };
}
function policyLine(namespace, capabilities) {
    const list = [...new Set(capabilities)].map((one) => JSON.stringify(one)).join(', ');
    return `namespace ${JSON.stringify(namespace)} { capabilities = [${list}] }`;
}
function isNomadsNotFound(text) {
    return text !== '' && text !== '404 page not found' && !/^[[{]/.test(text);
}
function keepBothEnds(text) {
    const longest = 8192;
    return text.length <= 2 * longest ? text : `${text.slice(0, longest)}\n${text.slice(-longest)}`;
}
const BY_STATUS = {
    401: denied,
    403: denied,
    413: tooLarge,
    502: gateway,
    503: gateway,
    504: gateway,
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
    const text = plain
        .replace(/^(rpc error: )+/, '')
        .replace(/^(?:1 error(?:\(s\))? occurred:\s*\*\s+)+/, '')
        .trim()
        .replaceAll(/\n\s*\n/g, '\n');
    if (text === '')
        return 'an empty response';
    return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH).replace(/[\ud800-\udbff]$/, '')} …` : text;
}
function isHtml(body) {
    return /^\s*<(!doctype html|html|head|body)\b/i.test(body.slice(0, 1000));
}


/***/ }),

/***/ 7513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ findLine)
/* harmony export */ });
/* harmony import */ var _jobfiles_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(409);
/* harmony import */ var _jobfiles_hcl_positions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(253);
/* harmony import */ var _jobfiles_hcl_scan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5380);
/* harmony import */ var _jobfiles_hcl_job_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7580);




function findLine(source, place) {
    const { text, kind } = source;
    if (kind !== 'hcl' || (0,_jobfiles_hcl_job_text_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonForm */ .Dj)(text))
        return undefined;
    const hcl = (0,_jobfiles_hcl_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .scanHcl */ .J)(text);
    const { group, task, at = [] } = place;
    const blocks = [
        ['job'],
        ...(group === '' ? [] : [['group', group]]),
        ...(task === '' ? [] : [['task', task]]),
    ];
    let body = (0,_jobfiles_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_0__/* .readFileBody */ .lX)(hcl);
    let token;
    const enter = (block) => {
        if (block === undefined)
            return false;
        token = block.at;
        body = (0,_jobfiles_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_0__/* .readBlockBody */ .AC)(hcl, block);
        return true;
    };
    for (const [type, label] of blocks) {
        const isFound = enter(body.blocks.find((block) => block.type === type && (label === undefined || block.labels[0] === label)));
        if (!isFound)
            return undefined;
    }
    for (const name of at) {
        const attribute = body.attributes.find((one) => one.name === name);
        token = attribute?.at ?? token;
        if (attribute !== undefined || !enter(body.blocks.find(({ type }) => type === name)))
            break;
    }
    const offset = token === undefined ? undefined : hcl.starts[token];
    return offset === undefined ? undefined : (0,_jobfiles_hcl_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .positionsIn */ .Y)(text).positionOf(offset).line;
}


/***/ }),

/***/ 6022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ collectJobs)
});

// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/js/errors.js
var js_errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/files/paths.js
var paths = __webpack_require__(6590);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/declared-job.js
var declared_job = __webpack_require__(2454);
// EXTERNAL MODULE: ./build/js/jobfiles/functions/work-budget.js
var work_budget = __webpack_require__(6858);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/find.js + 1 modules
var find = __webpack_require__(897);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/js/files/workspace-file.js
var workspace_file = __webpack_require__(6090);
// EXTERNAL MODULE: ./build/js/jobfiles/functions/fileset.js
var fileset = __webpack_require__(2609);
// EXTERNAL MODULE: ./build/js/jobfiles/functions/resolve-path.js
var resolve_path = __webpack_require__(8811);
;// CONCATENATED MODULE: ./build/js/jobfiles/functions/file-access.js





const maxFileMiB = 4;
const maxTotalMiB = 16;
const MiB = 1024 * 1024;
const unitsPerLookup = 20;
const downloadInstead = 'Let the task download large files with an `artifact` block.';
function createFileAccess(base, folderAccess) {
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
    const readOnce = (found, path, form) => {
        if ('problem' in found)
            return found;
        const bytes = readFileBytes(found, path, base);
        if ('problem' in bytes)
            return bytes;
        if (form === 'text' && !(0,external_node_buffer_.isUtf8)(bytes))
            return notText;
        return { name: found.name, text: bytes.toString(form === 'text' ? 'utf8' : 'base64'), bytes, form };
    };
    return {
        files,
        sought,
        listed,
        read(path, form) {
            const key = `${form} ${path}`;
            const known = reads.get(key);
            const read = known ?? readOnce(locate(path), path, form);
            reads.set(key, read);
            if ('problem' in read)
                return read;
            if (known === undefined)
                files.push(read);
            return countContent(read.bytes.length) ?? { text: read.text, name: read.name };
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
            const found = (0,fileset/* findFileset */.KS)(path, pattern, base, folderAccess);
            if (!('glob' in found))
                return found;
            sought.add(found.glob);
            for (const name of found.names)
                listed.add((0,resolve_path/* repositoryName */.aR)((0,external_node_path_.join)((0,resolve_path/* absolutePath */.Hi)(path, base), name), base));
            return countContent(found.names.reduce((sum, name) => sum + name.length, 0)) ?? found;
        },
    };
}
const notText = {
    problem: 'names a file that is not UTF-8 text',
    hint: 'Save it as UTF-8; `filebase64` reads any bytes.',
    failsInNomadToo: true,
};
function readFileBytes(found, asked, base) {
    if (found.stats === undefined)
        return (0,resolve_path/* describeMissing */.UV)(asked, found, base);
    if (!found.stats.isFile())
        return (0,resolve_path/* describeNonFile */.TZ)(found.stats);
    const content = (0,workspace_file/* readWorkspaceFile */.sL)(found.path, base.workspace, maxFileMiB);
    if ('bytes' in content)
        return content.bytes;
    if ('problem' in content)
        return content;
    return 'tooLarge' in content
        ? { problem: `names a file of ${content.tooLarge} MiB; the limit is ${maxFileMiB} MiB`, hint: downloadInstead }
        : { problem: `cannot be read (${content.code})`, hint: 'Check the permissions of the file.' };
}

// EXTERNAL MODULE: ./build/js/jobfiles/variables/late-variables.js
var late_variables = __webpack_require__(2771);
// EXTERNAL MODULE: ./build/js/jobfiles/variables/variable-sources.js
var variable_sources = __webpack_require__(3904);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/edits.js
var hcl_edits = __webpack_require__(7964);
// EXTERNAL MODULE: ./build/js/jobfiles/functions/path-functions.js
var path_functions = __webpack_require__(2864);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/tokens.js
var tokens = __webpack_require__(6267);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/bodies.js
var hcl_bodies = __webpack_require__(409);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/json-strings.js
var json_strings = __webpack_require__(4116);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/strings.js
var strings = __webpack_require__(3327);
;// CONCATENATED MODULE: ./build/js/jobfiles/preprocess/computed-paths.js





const maxPaths = 1000;
const tooManyPaths = {
    problem: `has more than ${maxPaths} values`,
    hint: 'Use a smaller pattern or list, or split the job.',
};
class PathMarks {
    nonce = (0,external_node_crypto_.randomBytes)(16).toString('hex');
    calls;
    callWith;
    found;
    constructor(calls, callWith) {
        this.calls = calls;
        this.callWith = callWith;
        this.found = new Map(calls.map((call) => [call, new Map()]));
    }
    marked(call) {
        const mark = `⟦${this.nonce}:${this.calls.indexOf(call)}:%s:${this.nonce}⟧`;
        return [{ ...rangeOf(call.hcl, call.at, call.open), text: `format("${mark}", ` }];
    }
    fill(parsed) {
        if (typeof parsed === 'string')
            return this.fillText(parsed);
        if (Array.isArray(parsed))
            return parsed.map((item) => this.fill(item));
        if (!(0,json_strings/* isObject */.Gv)(parsed))
            return parsed;
        return Object.fromEntries(Object.entries(parsed).map(([key, value]) => [this.fillText(key), this.fill(value)]));
    }
    fillText(text) {
        if (!text.includes(this.nonce))
            return text;
        const whole = { call: undefined, path: '' };
        const open = [whole];
        for (const part of text.split(/(⟦[0-9a-f]{32}:\d{1,9}:|:[0-9a-f]{32}⟧)/)) {
            const opened = part.startsWith(`⟦${this.nonce}:`) ? Number(part.split(':')[1]) : undefined;
            if (opened !== undefined)
                open.push({ call: this.calls[opened], path: '' });
            const last = part === `:${this.nonce}⟧` ? open.pop() : undefined;
            const result = last === undefined ? part : this.resultOf(last.call, last.path);
            const outer = open.at(-1);
            if (outer !== undefined && opened === undefined)
                outer.path = outer.path === undefined || result === undefined ? undefined : outer.path + result;
        }
        return whole.path?.normalize('NFC') ?? text;
    }
    resultOf(call, path) {
        const results = call === undefined ? undefined : this.found.get(call);
        if (call === undefined || results === undefined || path === undefined)
            return undefined;
        const result = results.get(path) ?? (results.size < maxPaths ? this.callWith(call, path) : tooManyPaths);
        results.set(path, result);
        return 'problem' in result ? undefined : result.text;
    }
}
function lookupEdits({ hcl, at, open }, results) {
    const entries = [...results]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .flatMap(([path, result]) => ('problem' in result ? [] : [`${(0,strings/* quoteText */.ol)(path)} = ${result.source}`]));
    const close = hcl.closes[open] ?? open;
    const end = (0,hcl_bodies/* argumentsOf */.aX)(hcl, open)[0]?.[1] ?? close;
    const comma = end === close ? [] : [{ ...rangeOf(hcl, end, end), text: '' }];
    return [
        { ...rangeOf(hcl, at, open), text: `{${entries.join(', ')}}[` },
        ...comma,
        { ...rangeOf(hcl, close, close), text: ']' },
    ];
}
function rangeOf(hcl, first, last) {
    return { start: hcl.starts[first] ?? 0, end: hcl.starts[last + 1] ?? 0 };
}
function hidesMissingPaths(hcl, computed) {
    let end = -1;
    return hcl.kinds.some((kind, at) => {
        if (at < end && (computed.has(at) || isReference(hcl, at)))
            return true;
        if (at >= end && kind === 'name' && ['try', 'can'].includes((0,tokens/* tokenText */.pA)(hcl, at))) {
            const open = (0,tokens/* nextToken */.Fu)(hcl, at + 1, hcl.kinds.length, 'skip');
            if ((0,tokens/* tokenText */.pA)(hcl, open) === '(')
                end = hcl.closes[open] ?? 0;
        }
        return false;
    });
}
function isReference(hcl, at) {
    if (hcl.kinds[at] !== 'name' || ['var', 'true', 'false', 'null'].includes((0,tokens/* tokenText */.pA)(hcl, at)))
        return false;
    return (0,tokens/* tokenText */.pA)(hcl, at - 1) !== '.' && (0,tokens/* tokenText */.pA)(hcl, (0,tokens/* nextToken */.Fu)(hcl, at + 1, hcl.kinds.length, 'skip')) !== '(';
}

// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/constant-resolver.js
var constant_resolver = __webpack_require__(6117);
;// CONCATENATED MODULE: ./build/js/jobfiles/preprocess/inline-functions.js





const maxCalls = 5000;
const tooManyCalls = {
    message: `The file calls file and path functions more than ${maxCalls} times.`,
    hint: 'Let tasks download files with an `artifact` block, or split the job.',
};
async function inlineFunctions(job, context) {
    const { pieces, errors, deferred } = await readCalls(job, context);
    const isComputed = pieces.some(({ computed }) => computed.length > 0);
    const known = editsOf(pieces, () => []);
    if (errors.length > 0 || !isComputed)
        return { edits: known, errors, deferred };
    const found = await findPaths(job, pieces, context);
    return { ...found, deferred: [...deferred, ...found.deferred] };
}
function editsOf(pieces, replace) {
    return pieces.flatMap(({ piece, edits, computed }) => piece.edit([...edits, ...computed.flatMap(replace)].toSorted((a, b) => a.start - b.start)));
}
async function readCalls(job, context) {
    const { budget } = context;
    const evaluate = createCallEvaluator(job, context);
    const pieces = [];
    const errors = [];
    const deferred = [];
    let calls = 0;
    for (const piece of job.pieces) {
        const { hcl, inert, offsetOf } = piece;
        const skipped = new Map(inert);
        const edits = [];
        const computed = [];
        let isConditional;
        for (let at = 0; at < hcl.kinds.length; at++) {
            at = skipped.get(at) ?? at;
            const open = (0,path_functions/* callAt */.io)(hcl, at);
            if (open === undefined)
                continue;
            const pause = budget.yieldIfDue();
            if (pause !== undefined)
                await pause;
            const call = { hcl, at, open, offset: offsetOf(hcl.starts[at] ?? 0) };
            const result = spendFor(call, context, () => evaluate(call));
            if (result === undefined)
                continue;
            if (++calls > maxCalls)
                return { pieces: [], errors: [...errors, { at: call.offset, ...tooManyCalls }], deferred };
            if (result === 'computed') {
                computed.push(call);
                continue;
            }
            at = hcl.closes[open] ?? open;
            if ('problem' in result) {
                const isDeferred = result.failsInNomadToo === true && (isConditional ??= hasConditionals(hcl));
                (isDeferred ? deferred : errors).push(callError(call, result));
            }
            else
                edits.push(result);
        }
        pieces.push({ piece, edits, computed });
    }
    return { pieces, errors, deferred };
}
function createCallEvaluator(job, context) {
    let used = new Set();
    let files = new Set();
    const noting = notingFiles(context, (name) => files.add(name));
    const resolver = (0,constant_resolver/* createConstantResolver */.l)(job, (name, all) => {
        used.add(name);
        return context.variable(name, all);
    }, noting);
    return ({ hcl, at, open }) => {
        used = new Set();
        files = new Set();
        const args = (0,path_functions/* constantArguments */.$m)(hcl, at, open, resolver);
        if (args === undefined)
            return undefined;
        if ('problem' in args)
            return args.isComputed === true && (0,path_functions/* mayBeComputed */.M$)(hcl, at) ? 'computed' : args;
        const result = (0,path_functions/* callPathFunction */.Cj)((0,tokens/* tokenText */.pA)(hcl, at), args, noting);
        if ('problem' in result)
            return result;
        const [start, end] = [hcl.starts[at] ?? 0, hcl.starts[(hcl.closes[open] ?? open) + 1] ?? 0];
        const variables = (0,path_functions/* transformsPath */.fC)(hcl, at) && used.size > 0 ? used : undefined;
        return { start, end, text: result.source, variables, files };
    };
}
function notingFiles(functions, note) {
    const read = (...args) => {
        const result = functions.access.read(...args);
        if ('name' in result)
            note(result.name);
        return result;
    };
    return { ...functions, access: { ...functions.access, read } };
}
async function findPaths(job, pieces, context) {
    const calls = pieces.flatMap(({ computed }) => computed);
    const isHidden = pieces.some(({ piece: { hcl }, computed }) => hidesMissingPaths(hcl, new Set(computed.map(({ at }) => at))));
    if (isHidden)
        return { edits: [], errors: calls.map((call) => callError(call, hiddenByTry)), deferred: [] };
    const isPublic = job.declarations.size === 0 && context.access.files.length === 0;
    const files = new Map(calls.map((call) => [call, new Set()]));
    const marks = new PathMarks(calls, (call, path) => {
        const functions = notingFiles(context, (name) => files.get(call)?.add(name));
        return spendFor(call, context, () => (0,path_functions/* callPathFunction */.Cj)((0,tokens/* tokenText */.pA)(call.hcl, call.at), [path], functions));
    });
    const text = (0,hcl_edits/* applyEdits */.c)(job.text, editsOf(pieces, (call) => marks.marked(call))).text;
    const parsed = marks.fill(await context.parse(text));
    const { found } = marks;
    const variables = job.declarations.size === 0 ? undefined : new Set(job.declarations.keys());
    const problems = calls.map((call) => ({ call, problem: problemOf(found.get(call) ?? new Map(), isPublic) }));
    const errorsThat = (fails) => problems.flatMap(({ call, problem }) => (problem.failsInNomadToo === true) === fails ? [callError(call, problem)] : []);
    return {
        edits: editsOf(pieces, (call) => {
            const results = found.get(call) ?? new Map();
            const edits = results.size === 0 ? [] : lookupEdits(call, results);
            return edits.map((edit) => ({ ...edit, variables, files: files.get(call) }));
        }),
        parsed,
        errors: errorsThat(false),
        deferred: errorsThat(true),
    };
}
function problemOf(results, isPublic) {
    const failed = [...results].flatMap(([path, result]) => ('problem' in result ? [[path, result]] : []));
    const [path, problem] = failed.find(([, { failsInNomadToo }]) => failsInNomadToo !== true) ?? failed[0] ?? [];
    if (path === undefined || problem === undefined)
        return notFound;
    return isPublic ? { ...problem, problem: `${quotePath(path)} ${problem.problem}` } : problem;
}
const hiddenByTry = {
    problem: 'is computed, and `try` or `can` in this file would hide that it cannot be read',
    hint: `Remove \`try\` and \`can\` around it, or around the locals that use it. ${path_functions/* constantPathHint */.tb}`,
};
const notFound = {
    problem: 'is computed, and the content goes through another function or a condition',
    hint: `Use the content as a value, such as \`data = file(template.value)\`. ${path_functions/* constantPathHint */.tb}`,
    failsInNomadToo: true,
};
function hasConditionals(hcl) {
    return hcl.kinds.some((kind, at) => {
        const word = kind === 'symbol' || kind === 'name' || kind === 'template' ? (0,tokens/* tokenText */.pA)(hcl, at) : '';
        return ['?', 'try', 'can', 'if', '%{', '%{~'].includes(word);
    });
}
const maxQuotedLength = 80;
const maxSearchedLength = 1000;
function callError(call, { problem, hint }) {
    return { at: call.offset, message: `${shownCall(call)}: the path ${problem}.`, hint };
}
function spendFor(call, { budget, place }, work) {
    return budget.spendFor(() => ({ text: shownCall(call), location: place(call.offset) }), work);
}
function shownCall({ hcl, at, open }) {
    const start = hcl.starts[at] ?? 0;
    const end = Math.min(hcl.starts[(hcl.closes[open] ?? open) + 1] ?? start, start + maxSearchedLength);
    return quotePath(hcl.text.slice(start, end).replace(/\s+/g, ' '));
}
function quotePath(path) {
    return `\`${path.length > maxQuotedLength ? `${path.slice(0, maxQuotedLength).toWellFormed()}…` : path}\``;
}

// EXTERNAL MODULE: ./build/js/jobfiles/hcl/scan.js
var scan = __webpack_require__(5380);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/job-text.js
var job_text = __webpack_require__(7580);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/json-keys.js
var json_keys = __webpack_require__(2281);
;// CONCATENATED MODULE: ./build/js/jobfiles/preprocess/random-calls.js





const randomFunctions = ['uuidv4', 'bcrypt'];
const freeText = /^job\.(?:group\.)?(?:task\.)?(?:meta|env)(?:\.|$)/;
const maxReported = 50;
function misplacedCalls(calls) {
    return calls.filter(({ field }) => !freeText.test(field)).slice(0, maxReported);
}
function randomCalls(text, step) {
    const isJson = (0,job_text/* isJsonForm */.Dj)(text);
    const mayCall = randomFunctions.some((name) => text.includes(name)) || (isJson && text.includes('\\u'));
    if (!mayCall)
        return [];
    if (!isJson)
        return [...callsInHcl((0,scan/* scanHcl */.J)(text, 'file', step))];
    return [...(0,job_text/* templatesInJson */.f3)(text, step)].flatMap(({ hcl, field, start: at }) => hcl.kinds.flatMap((_kind, token) => {
        const name = randomCallAt(hcl, token);
        return name === undefined ? [] : [{ name, field, at }];
    }));
}
function randomCallAt(hcl, at) {
    const name = hcl.kinds[at] === 'name' ? randomFunctions.find((one) => one === (0,tokens/* tokenText */.pA)(hcl, at)) : undefined;
    if (name === undefined)
        return undefined;
    const open = (0,tokens/* nextToken */.Fu)(hcl, at + 1, hcl.kinds.length, 'skip');
    return (0,tokens/* tokenText */.pA)(hcl, open) === '(' && (hcl.closes[open] ?? open) < hcl.kinds.length ? name : undefined;
}
function* callsInHcl(hcl) {
    const bodies = [['', (0,hcl_bodies/* readFileBody */.lX)(hcl)]];
    for (let next = bodies.pop(); next !== undefined; next = bodies.pop()) {
        const [path, { attributes, blocks }] = next;
        for (const { name, expression } of attributes) {
            const field = (0,json_keys/* shortKey */.qU)(`${path}${name}`);
            for (let at = expression.from; at < expression.to; at++) {
                const called = randomCallAt(hcl, at);
                if (called !== undefined)
                    yield { name: called, field, at: hcl.starts[at] ?? 0 };
            }
        }
        for (const block of blocks) {
            const type = block.type === 'dynamic' ? (block.labels[0] ?? '') : block.type;
            bodies.push([block.type === 'content' ? path : (0,json_keys/* shortKey */.qU)(`${path}${type}.`), (0,hcl_bodies/* readBlockBody */.AC)(hcl, block)]);
        }
    }
}

// EXTERNAL MODULE: ./build/js/jobfiles/hcl/positions.js
var hcl_positions = __webpack_require__(253);
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

// EXTERNAL MODULE: ./build/js/inputs/suggest.js
var suggest = __webpack_require__(1352);
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
            help: 'invalid-variables',
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

;// CONCATENATED MODULE: ./build/js/jobfiles/preprocess/prepare.js










async function prepareJob({ text, file, budget }, options) {
    const { step } = budget;
    const job = (0,job_text/* readJobText */.fY)(text, step);
    const positions = (0,hcl_positions/* positionsIn */.Y)(text);
    const place = (offset) => ({ file: file.name, ...positions.positionOf(offset) });
    if (job.broken !== undefined)
        throw (0,job_text/* unterminatedError */.jy)(job.broken, 'parse', place);
    if (job.declarations.size > job_text/* maxVariables */.I4)
        throw new js_errors/* ActionError */.lZ({
            reason: 'parse',
            message: `The file declares more than ${job_text/* maxVariables */.I4} variables.`,
            location: { file: file.name },
            hint: 'Combine related values in one variable, such as a map.',
        });
    const resolved = resolveVariables({ ...options, declarations: job.declarations, place });
    const variables = encodeVariables(resolved.settings, job.declarations).text;
    const inlined = await inlineFunctions(job, {
        ...options,
        budget,
        place,
        variable: (name, resolver) => (0,variables_settings/* settingText */.Su)(name, job.declarations.get(name), resolved.settings.get(name), resolver, step),
        parse: (marked) => options.parse(marked, variables === '' ? undefined : variables),
    });
    await budget.yieldIfDue();
    const random = randomCalls(text, step);
    const misplaced = misplacedCalls(random).map((call) => randomCallError(call, place));
    const errors = [...resolved.errors, ...misplaced, ...inlined.errors.map((call) => prepare_callError(call, place))];
    if (errors.length > 0)
        throw new js_errors/* ActionErrors */.o9(errors);
    const deferred = inlined.deferred.map((call) => prepare_callError(call, place));
    return {
        ...assembleJob(job, resolved, (0,hcl_edits/* applyEdits */.c)(text, inlined.edits), file.name),
        textWithout: createTextWithout(text, inlined.edits),
        replaced: inlined.edits,
        isRandom: random.length > 0,
        parsedBefore: random.length > 0 ? inlined.parsed : undefined,
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
    return (isSecret) => (0,hcl_edits/* applyEdits */.c)(text, edits.filter(({ variables }) => ![...(variables ?? [])].some(isSecret))).text;
}
function createExplainer(deferred, source) {
    return (failure) => foreignFileError(failure, source) ?? explainCall(failure, deferred);
}
const foreignFiles = [
    [
        /\[\[-?\s{0,4}(?:[.$]|(?:end|else)\s{0,4}-?\]\]|(?!for\b)[A-Za-z]\w{0,40}\s{1,4}[.$"\w(])/,
        /^/,
        '`[[ … ]]` looks like a Nomad Pack or Levant template.',
        'Render it first, for example with `nomad-pack render` or `levant render`.',
    ],
    [
        /(?:[=[,]|^)\s{0,200}\{\{|^\s{0,200}\{%/,
        /^(?:Missing key\/value separator|Argument or block definition required|Unsupported operator)\b/,
        '`{{ … }}` outside of a text looks like a template of another program, such as Jinja.',
        'Render it first, for example with Ansible.',
    ],
];
function foreignFileError(failure, { file, text }) {
    const { location } = failure;
    if (location?.file !== file.name || location.line === undefined)
        return undefined;
    const line = text.split('\n')[location.line - 1] ?? '';
    const found = foreignFiles.find(([pattern, message]) => pattern.test(line) && message.test(failure.message));
    if (found === undefined)
        return undefined;
    const [, , message, hint] = found;
    return new js_errors/* ActionError */.lZ({ reason: 'parse', message, location, help: 'unrendered-template', hint, cause: failure });
}
function explainCall(failure, deferred) {
    const isCall = /filesystem functions? disabled/.test(failure.message);
    if (!isCall && !/\bInvalid index\b/.test(failure.message))
        return failure;
    const onLine = deferred.filter(({ location }) => location?.line === failure.location?.line);
    const atColumn = onLine.find(({ location }) => location?.column === failure.location?.column);
    return atColumn ?? (isCall ? onLine[0] : undefined) ?? failure;
}
function prepare_callError({ at, message, hint }, place) {
    return new js_errors/* ActionError */.lZ({
        reason: 'parse',
        message,
        hint,
        help: 'functions-that-read-files',
        location: place(at),
    });
}
function randomCallError({ name, field, at }, place) {
    return new js_errors/* ActionError */.lZ({
        reason: 'input',
        message: `\`${name}()\` in \`${(0,json_keys/* shortKey */.qU)(field)}\` has another result in each plan: what is registered would not be what was reviewed.`,
        hint: 'Write a fixed value, or call it in a `meta` or `env` block.',
        help: 'random-value',
        location: place(at),
    });
}

// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/job-source.js
var job_source = __webpack_require__(9305);
;// CONCATENATED MODULE: ./build/js/jobfiles/preprocess/load.js











function createLoader(options) {
    const { inputs, budget: runBudget = (0,work_budget/* createRunBudget */.f)() } = options;
    const list = (0,fileset/* createLister */.On)();
    const late = inputs.late === undefined ? undefined : { ...inputs.late, marks: (0,late_variables/* createLateMarks */.T$)(inputs.late.names) };
    const variables = (0,variable_sources/* readVariableSources */.j)(inputs, {
        ...fileBaseOf(undefined, options),
        directory: inputs.workingDirectory,
    });
    return async (file) => {
        const base = fileBaseOf(file, options);
        const budget = runBudget.forFile(file.name);
        const access = createFileAccess(base, { budget, list });
        const { settings, errors, given, ...variableFiles } = variables.forJob(file.path);
        const dependencies = () => collectDependencies(file, variableFiles, access, base.workspace);
        let isLate = false;
        try {
            await budget.yieldIfDue();
            const source = await (0,job_source/* readJobFile */.i)(file, base.workspace, budget);
            budget.countBytes(source.bytes.length);
            const { environment } = variables;
            const mayBeLate = late !== undefined && source.kind !== 'json';
            const asked = mayBeLate
                ? (0,late_variables/* readLateSettings */.Oc)(source, { ...late, settings: [...environment, ...settings] })
                : undefined;
            isLate = asked !== undefined && asked.marked.length > 0;
            await budget.yieldIfDue();
            const failures = [...errors, ...(asked?.errors ?? [])];
            if (failures.length > 0)
                throw new js_errors/* ActionErrors */.o9(failures);
            const { strict } = inputs.variables;
            const prepare = async (lateSettings) => prepareJob(source, {
                base,
                access,
                environment,
                settings: [...settings.filter(({ name }) => late?.names.includes(name) !== true), ...lateSettings],
                strict,
                parse: (text, vars) => parseMarked({ source: text, variables: vars, file: file.name }, options.nomad),
            });
            const prepared = source.kind === 'json' ? undefined : await prepare(asked?.valued ?? []);
            return {
                file,
                source,
                prepared,
                late: late === undefined || asked === undefined || prepared === undefined || !isLate
                    ? undefined
                    : { ...asked, marks: late.marks, marked: asked.values.size === 0 ? prepared : await prepare(asked.marked) },
                variableFiles: variableFiles.used,
                variables: { environment: variables.environment, names: variableFiles.names, given },
                reads: access.files,
                fileDependencies: dependencies(),
            };
        }
        catch (error) {
            const failures = (0,js_errors/* errorsIn */.R4)(error);
            if (failures === undefined || runBudget.endsRun(error))
                throw error;
            return { file, failures, fileDependencies: dependencies(), isLate };
        }
    };
}
async function parseMarked(request, nomad) {
    try {
        return await nomad.parseJob(request);
    }
    catch (error) {
        if ((0,js_errors/* errorsIn */.R4)(error)?.every(({ reason }) => reason === 'parse') === true)
            return undefined;
        throw error;
    }
}
function collectDependencies(file, variableFiles, access, workspace) {
    const withAliases = (names) => [...names].flatMap((name) => [name, ...(0,paths/* pathAliases */.u7)((0,external_node_path_.join)(workspace, name), workspace)]);
    const files = new Set(withAliases([file.name, ...variableFiles.used, ...access.files.map(({ name }) => name)]));
    const behindLinks = withAliases(access.listed).filter((name) => !access.listed.has(name));
    return {
        files,
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

// EXTERNAL MODULE: ./build/js/jobfiles/discovery/patterns.js
var patterns = __webpack_require__(7941);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/touched-files.js
var touched_files = __webpack_require__(5132);
;// CONCATENATED MODULE: ./build/js/jobfiles/discovery/collect.js












const manyFiles = 500;
async function collectJobs({ inputs, workspace, touched, deadline, nomad, }) {
    const search = await (0,find/* resolveFolders */.cJ)({ patterns: inputs.patterns, directory: inputs.workingDirectory, workspace });
    const removedFiles = (touched?.removed ?? []).filter(({ name }) => (0,find/* matchesJobFiles */.oH)(name, search));
    const mayBeEmpty = inputs.mayBeEmpty === true;
    const files = await (0,find/* findJobFiles */.eU)({ ...search, mayBeEmpty, removed: removedFiles.map(({ name }) => name) });
    if (files.length > manyFiles)
        (0,external_node_v8_.setFlagsFromString)('--semi-space-growth-factor=1 --heap-growing-percent=100');
    const budget = (0,work_budget/* createRunBudget */.f)(deadline);
    const load = createLoader({ inputs, workspace, budget, nomad });
    const configured = inputs.configuration === undefined ? [] : (0,paths/* pathAliases */.u7)(inputs.configuration.path, search.workspace);
    const isReconfigured = configured.some((name) => touched?.names.includes(name) === true);
    const selectJob = async (file) => {
        const loaded = await load(file);
        const job = touched === undefined || isReconfigured ? loaded : selectTouched(loaded, touched, budget);
        return { file, job, others: job === undefined ? otherJobsIn(loaded) : [] };
    };
    const selected = await (0,p_map/* default */.Ay)(files, selectJob, { concurrency: 10 });
    const sorted = (0,patterns/* splitPatterns */.sb)(search.patterns);
    const leftOut = selected.flatMap(({ file, job }) => (job === undefined ? [file] : []));
    return {
        jobs: selected.flatMap(({ job }) => job ?? []),
        removed: removedFiles.map(({ name, now }) => ({
            name,
            now: now !== undefined && (0,find/* matchesJobFiles */.oH)(now, search) ? now : undefined,
        })),
        gone: (touched?.removed ?? []).flatMap(({ name }) => ((0,patterns/* mayBeJobFile */.gX)(name, sorted) ? [name] : [])),
        untouched: leftOut.length,
        others: selected.flatMap(({ others }) => others),
        readOthers: async () => Promise.all(leftOut.map(load)),
        readElsewhere: async () => {
            const names = (touched?.names ?? []).filter((name) => (0,patterns/* mayBeJobFile */.gX)(name, sorted) && !(0,find/* matchesJobFiles */.oH)(name, search));
            const elsewhere = await Promise.all(names.map((name) => regularFile(name, search.workspace)));
            const loaded = await Promise.all(elsewhere.filter((file) => file !== undefined).map(load));
            return loaded.flatMap(otherJobsIn);
        },
        budget,
        isJobFile: (name) => (0,find/* matchesJobFiles */.oH)(name, search),
    };
}
async function regularFile(name, workspace) {
    const path = (0,external_node_path_.join)(workspace, name);
    const stats = await (0,promises_.lstat)(path).catch(() => undefined);
    return stats?.isFile() === true && (await (0,promises_.realpath)(path)) === path ? { path, name } : undefined;
}
function otherJobsIn(loaded) {
    const job = 'source' in loaded ? (0,declared_job/* evaluateDeclaredJob */.T)(loaded) : undefined;
    return job === undefined ? [] : [{ file: loaded.file.name, job }];
}
function selectTouched(job, touched, budget) {
    if ('source' in job ? job.late !== undefined : job.isLate === true)
        return job;
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

/***/ 7503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ terraformFileKind),
/* harmony export */   g: () => (/* binding */ jobFileKind)
/* harmony export */ });
const jobFileKind = {
    input: 'job-files',
    extensions: ['.hcl', '.nomad', '.json'],
    searchesDotFolders: false,
    suggested: { first: ['.nomad', '.nomad.hcl', '.nomad.json'], otherwise: ['.hcl'] },
    glob: '**/*.nomad.hcl',
    otherGlob: 'jobs/*.job',
    help: 'no-such-job-file',
    texts: {
        several: 'job files',
        unmatched: 'matches no job file in',
        none: 'The workspace has no file that ends in `.nomad.hcl`, `.nomad` or `.hcl`.',
    },
};
const terraformFileKind = {
    input: 'terraform-files',
    extensions: ['.tf', '.tf.json', '.tofu', '.tofu.json'],
    searchesDotFolders: true,
    suggested: { first: ['.tf', '.tf.json', '.tofu', '.tofu.json'], otherwise: [] },
    glob: '**/*.tf',
    otherGlob: 'infra/*.hcl',
    help: 'no-such-terraform-file',
    texts: {
        several: 'Terraform files',
        unmatched: 'matches no Terraform file in',
        none: 'The workspace has no file that ends in `.tf`, `.tf.json`, `.tofu` or `.tofu.json`.',
    },
};


/***/ }),

/***/ 897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lY: () => (/* binding */ findFiles),
  eU: () => (/* binding */ findJobFiles),
  oH: () => (/* binding */ matchesJobFiles),
  cJ: () => (/* binding */ resolveFolders)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/js/errors.js
var js_errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/files/paths.js
var paths = __webpack_require__(6590);
// EXTERNAL MODULE: ./build/js/files/workspace-file.js
var workspace_file = __webpack_require__(6090);
// EXTERNAL MODULE: ./build/js/jobfiles/provenance/git.js
var git = __webpack_require__(2777);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/glob.js
var discovery_glob = __webpack_require__(6948);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/file-kind.js
var file_kind = __webpack_require__(7503);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/repository-paths.js
var repository_paths = __webpack_require__(4823);
// EXTERNAL MODULE: ./build/js/inputs/job-files.js
var job_files = __webpack_require__(2811);
// EXTERNAL MODULE: ./build/js/inputs/suggest.js
var suggest = __webpack_require__(1352);
;// CONCATENATED MODULE: ./build/js/jobfiles/discovery/pattern-errors.js







function patternError(kind, pattern, what, hint, help = kind.help) {
    return new js_errors/* ActionError */.lZ({
        reason: 'input',
        message: `Input \`${kind.input}\`: ${JSON.stringify(pattern)} ${what}.`,
        hint,
        help,
    });
}
function forbiddenError(kind, pattern, { problem, hint }) {
    return patternError(kind, pattern, problem, hint, 'outside-the-workspace');
}
function folderError(kind, pattern) {
    const folder = pattern.replace(/(?<!\/)\/+$/, '');
    const hint = `Write \`${folder}/${kind.glob}\` to select the ${kind.texts.several} in it.`;
    return patternError(kind, pattern, 'is a folder', hint);
}
function missingError(pattern, scope) {
    const { hint, help } = suggestFiles(pattern, scope);
    return patternError(scope.kind, pattern, `does not exist in ${describeFolder(scope)}`, hint, help);
}
function unmatchedError(pattern, others, scope) {
    const { hint, help } = suggestFiles(pattern, scope);
    const { kind } = scope;
    const what = `${kind.texts.unmatched} ${describeFolder(scope)}`;
    if (others === 0)
        return patternError(kind, pattern, what, hint, help);
    const seen = `${others} ${others === 1 ? 'file has' : 'files have'} another extension`;
    const accepted = `A glob matches files that end in ${kind.extensions.map((one) => `\`${one}\``).join(', ')}; to match others, write their extension, such as \`${kind.otherGlob}\`.`;
    return patternError(kind, pattern, `${what}; ${seen}`, `${accepted} ${hint}`, help);
}
function describeFolder({ workspace, directory }) {
    const folder = (0,paths/* relativeName */.IC)(workspace, directory);
    return folder === '' ? 'the workspace' : `\`${folder}\``;
}
const maxNames = 3;
function suggestFiles(pattern, { directory, workspace, kind }) {
    const { help, texts } = kind;
    if (/,/.test(pattern.replaceAll(/\{[^{}]*\}/g, ''))) {
        return { hint: 'Write one path per line: commas do not separate paths.', help };
    }
    const names = similarFiles(workspace, pattern, kind).map((name) => (0,paths/* relativeName */.IC)(directory, `${workspace}/${name}`));
    const meant = (0,suggest/* nearest */.p)(pattern, names) ?? names.find((name) => (0,external_node_path_.basename)(name) === (0,external_node_path_.basename)(pattern));
    if (meant !== undefined)
        return { hint: `Did you mean \`${meant}\`?`, help };
    if (names.length > 0) {
        const listed = names.slice(0, maxNames).map((name) => `\`${name}\``);
        const more = names.length > maxNames ? ` and ${names.length - maxNames} more` : '';
        const found = `${texts.several.replace(/^./, (letter) => letter.toUpperCase())} found`;
        return { hint: `${found}: ${listed.join(', ')}${more}.`, help };
    }
    if (!(0,git/* isInRepository */.cC)(workspace)) {
        return { hint: `The workspace is not a checkout of a repository. ${job_files/* checkOut */.b$}`, help: 'no-checkout' };
    }
    return { hint: texts.none, help };
}
function similarFiles(workspace, pattern, { extensions, suggested }) {
    const extension = /\.[\w-]+$/.exec(pattern)?.[0] ?? extensions[0] ?? '';
    const rest = `**/*{${[...suggested.first, ...suggested.otherwise, extension].join(',')}}`;
    const names = (0,discovery_glob/* findGlobMatches */.zX)({ folder: workspace, rest }, () => false).map(({ name }) => name);
    const likely = extensions.includes(extension) ? suggested.first : [...suggested.first, extension];
    const best = names.filter((name) => likely.some((ending) => name.endsWith(ending)));
    return (best.length > 0 ? best : names.filter((name) => !name.endsWith('.vars.hcl'))).toSorted();
}

// EXTERNAL MODULE: ./build/js/jobfiles/discovery/patterns.js
var discovery_patterns = __webpack_require__(7941);
;// CONCATENATED MODULE: ./build/js/jobfiles/discovery/find.js











async function findJobFiles(options) {
    return findFiles(file_kind/* jobFileKind */.g, options);
}
async function findFiles(kind, options) {
    const search = await startSearch(kind, options);
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
        !search.mayBeEmpty &&
        !search.included.some(({ pattern }) => standsForRemovedFile(pattern, search))) {
        const patterns = search.included.map(({ pattern }) => pattern).join(' ');
        errors.push(patternError(kind, patterns, 'names only files that `!` patterns exclude', 'Exclude fewer files.'));
    }
    if (errors.length > 0)
        throw new js_errors/* ActionErrors */.o9(errors);
    return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
function matchesJobFiles(name, { patterns, ...folders }) {
    const { included, excluded } = (0,discovery_patterns/* splitPatterns */.sb)(patterns);
    return included.some((pattern) => (0,discovery_patterns/* wouldMatch */.bm)(pattern, name, { ...folders, excluded, kind: file_kind/* jobFileKind */.g }));
}
async function resolveFolders({ patterns, ...folders }) {
    const [directory, workspace] = await Promise.all([(0,promises_.realpath)(folders.directory), (0,promises_.realpath)(folders.workspace)]);
    const starts = ['/', external_node_path_.sep].map((slash) => folders.workspace + slash);
    const real = (pattern) => starts.some((start) => pattern.startsWith(start)) ? workspace + pattern.slice(folders.workspace.length) : pattern;
    return { patterns: patterns.map(real), directory, workspace };
}
async function startSearch(kind, { removed = [], mayBeEmpty = false, ...options }) {
    const { patterns, directory, workspace } = await resolveFolders(options);
    const { included: given, excluded } = (0,discovery_patterns/* splitPatterns */.sb)(patterns);
    const included = await Promise.all(given.map(async (pattern) => ({ pattern, glob: await resolveGlob(pattern, kind, { directory, workspace }) })));
    const folders = included.flatMap(({ glob }) => glob === undefined || glob.problem !== undefined || !(0,discovery_glob/* descends */.s2)(glob)
        ? []
        : [(0,paths/* relativeName */.IC)(workspace, glob.realFolder)]);
    const ignored = folders.length === 0 ? new Set() : await (0,git/* ignoredFolders */.YA)(workspace, [...new Set(folders)]);
    return { included, excluded, directory, workspace, removed, mayBeEmpty, kind, ignored };
}
async function resolveGlob(pattern, kind, { directory, workspace }) {
    if (!(0,discovery_glob/* isGlob */.fg)(pattern))
        return undefined;
    const exists = (await (0,promises_.stat)((0,external_node_path_.resolve)(directory, pattern)).catch(() => undefined)) !== undefined;
    if (exists)
        return undefined;
    const glob = (0,discovery_glob/* parseGlob */.qF)(pattern, directory, kind);
    const found = (0,workspace_file/* locateInside */.t3)(glob.folder, workspace);
    if ('problem' in found)
        return { ...glob, realFolder: glob.folder, problem: found };
    return { ...glob, realFolder: found.path, problem: (0,discovery_patterns/* leavesWorkspace */.ck)(glob, workspace) ? outside : undefined };
}
const outside = { problem: 'leads outside the workspace', hint: 'Outrider reads only checked-out files.' };
function standsForRemovedFile(pattern, search) {
    return search.removed.some((name) => (0,discovery_patterns/* wouldMatch */.bm)(pattern, name, search));
}
async function findByGlob(pattern, glob, search) {
    if (glob.problem !== undefined)
        return forbiddenError(search.kind, pattern, glob.problem);
    const isSkipped = (name) => search.ignored.has((0,paths/* relativeName */.IC)(search.workspace, (0,external_node_path_.join)(glob.realFolder, name))) ||
        (0,discovery_patterns/* isExcluded */.RF)((0,external_node_path_.join)(glob.folder, name), search);
    const files = [];
    let others = 0;
    for (const { name, entry } of (0,discovery_glob/* findGlobMatches */.zX)(glob, isSkipped)) {
        const path = (0,external_node_path_.join)(glob.folder, name);
        if ((0,discovery_patterns/* isExcluded */.RF)(path, search))
            continue;
        if (!entry.isFile() && !(await (0,promises_.stat)(path).catch(() => undefined))?.isFile())
            continue;
        if (!(0,discovery_patterns/* acceptsFile */.cP)(pattern, path, search)) {
            others++;
            continue;
        }
        const found = entry.isSymbolicLink() ? (0,workspace_file/* locateInside */.t3)(path, search.workspace) : { path };
        if ('problem' in found)
            return forbiddenError(search.kind, pattern, found);
        files.push(toJobFile((0,repository_paths/* withRealSpelling */.b)(path, found.path), search));
    }
    if (files.length > 0 || search.mayBeEmpty || standsForRemovedFile(pattern, search))
        return files;
    return unmatchedError(pattern, others, search);
}
function findAtPath(pattern, search) {
    const path = (0,external_node_path_.resolve)(search.directory, pattern);
    const found = (0,workspace_file/* locateInside */.t3)(path, search.workspace);
    if ('problem' in found)
        return forbiddenError(search.kind, pattern, found);
    const { stats } = found;
    if (stats === undefined || ((0,discovery_patterns/* isFolderPath */.ky)(pattern) && !stats.isDirectory())) {
        if (standsForRemovedFile(pattern, search))
            return [];
        return missingError(pattern, search);
    }
    if (stats.isDirectory())
        return folderError(search.kind, pattern);
    if (!stats.isFile())
        return patternError(search.kind, pattern, 'is not a regular file', 'Name a file.');
    if ((0,discovery_patterns/* isExcluded */.RF)(path, search))
        return [];
    return [toJobFile((0,repository_paths/* withRealSpelling */.b)(path, found.path), search)];
}
function toJobFile(path, { workspace }) {
    return { path, name: (0,paths/* relativeName */.IC)(workspace, path) };
}


/***/ }),

/***/ 6948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fg: () => (/* binding */ isGlob),
/* harmony export */   mw: () => (/* binding */ globMatches),
/* harmony export */   qF: () => (/* binding */ parseGlob),
/* harmony export */   s2: () => (/* binding */ descends),
/* harmony export */   s6: () => (/* binding */ nodeSyntax),
/* harmony export */   tj: () => (/* binding */ isSkippedFolder),
/* harmony export */   yG: () => (/* binding */ compileNodeGlob),
/* harmony export */   zX: () => (/* binding */ findGlobMatches)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6590);
/* harmony import */ var _patterns_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8508);




const nodeSyntax = {
    dots: false,
    escapes: false,
    groups: true,
    ignoresCase: process.platform === 'win32' || process.platform === 'darwin',
};
const compiled = new Map();
function compileNodeGlob(pattern) {
    const match = compiled.get(pattern) ?? (0,_patterns_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .compileGlob */ .S)(pattern.replaceAll('\\', '/'), nodeSyntax) ?? (() => false);
    compiled.set(pattern, match);
    return match;
}
function isGlob(pattern) {
    return /[*?[\]{}]|[!+@]\(.*\)/.test(pattern);
}
function parseGlob(pattern, directory, { searchesDotFolders }) {
    const parts = pattern.replaceAll('\\', '/').split('/');
    const wild = parts.findIndex(isGlob);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, `${parts.slice(0, wild).join('/')}${parts[0] === '' ? '/' : ''}`);
    const last = parts.length - 1;
    const rest = parts.filter((part, index) => index >= wild && (index === last || (part !== '' && part !== '.')));
    return { folder, rest: rest.join('/'), searchesDotFolders };
}
function globMatches(glob, path) {
    const { folder } = glob;
    if ((0,_files_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isOutside */ ._K)(folder, path) || path === folder)
        return false;
    const name = (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .relativeName */ .IC)(folder, path);
    return !name.split('/').slice(0, -1).some(isSkippedFolder) && matchesName(glob, name);
}
function matchesName({ rest, searchesDotFolders }, name) {
    const matches = compileNodeGlob(rest);
    return matches(name) || (searchesDotFolders === true && matches(withoutDots(name)));
}
function withoutDots(name) {
    return name.replaceAll(/(?<![^/])\.(?=[^/]*\/)/g, '\u{e000}');
}
function findGlobMatches(glob, isSkipped) {
    const { folder } = glob;
    const found = [];
    const open = [''];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
        for (const entry of readFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, at))) {
            const name = at === '' ? entry.name : `${at}/${entry.name}`;
            if (!entry.isDirectory()) {
                if (matchesName(glob, name))
                    found.push({ name, entry });
            }
            else if (!isSkippedFolder(entry.name) && mayContainMatch(name, glob) && !isSkipped(name))
                open.push(name);
        }
    }
    return found;
}
function descends(glob) {
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
    return searchesDotFolders === true && mayMatchBelow(withoutDots(`${folder}/`).slice(0, -1), rest);
}
function mayMatchBelow(folder, rest) {
    const names = folder.split('/');
    if (names.at(-1)?.startsWith('.') && !/(?:^|[/{,(|[])\./.test(rest))
        return false;
    if (hasBraceAcrossFolders(rest))
        return true;
    const parts = rest.split('/');
    const asDeep = parts.slice(0, names.length);
    if (asDeep.some((part) => part.includes('**')))
        return true;
    return asDeep.length < parts.length && compileNodeGlob(asDeep.join('/'))(folder);
}
function hasBraceAcrossFolders(rest) {
    const without = rest.replaceAll(/\{[^{}/]*\}/g, '');
    return without === rest ? rest.includes('{') : hasBraceAcrossFolders(without);
}


/***/ }),

/***/ 7941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RF: () => (/* binding */ isExcluded),
/* harmony export */   bm: () => (/* binding */ wouldMatch),
/* harmony export */   cP: () => (/* binding */ acceptsFile),
/* harmony export */   ck: () => (/* binding */ leavesWorkspace),
/* harmony export */   gX: () => (/* binding */ mayBeJobFile),
/* harmony export */   ky: () => (/* binding */ isFolderPath),
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
const writtenExtension = /(?<=[^/])\.(?:[^/.*?[\](){}|!+@]+|@\([^/*?[\](){}]+\))$/;
function expandPattern(pattern) {
    return (0,_patterns_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .expandBraces */ .P)(pattern, _glob_js__WEBPACK_IMPORTED_MODULE_3__/* .nodeSyntax */ .s6) ?? [];
}
function mayBeJobFile(name, { included }) {
    const written = included.flatMap(expandPattern).flatMap((one) => writtenExtension.exec(one)?.[0] ?? []);
    return (hasKnownExtension(name, _file_kind_js__WEBPACK_IMPORTED_MODULE_4__/* .jobFileKind */ .g) || written.some((ending) => (0,_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .compileNodeGlob */ .yG)(`*${ending}`)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(name))));
}
function acceptsFile(pattern, path, { directory, kind }) {
    if (hasKnownExtension(path, kind))
        return true;
    return expandPattern(pattern).some((one) => {
        if (!(0,_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .isGlob */ .fg)(one))
            return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(directory, one) === path;
        return writtenExtension.test(one) && (0,_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .globMatches */ .mw)((0,_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .parseGlob */ .qF)(one, directory, kind), path);
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
    const parts = (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .relativeName */ .IC)(directory, path).split('/');
    const names = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    return excluded.some((exclude) => names.some((name) => (0,_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .compileNodeGlob */ .yG)(exclude)(name)));
}
function leavesWorkspace({ folder, rest }, workspace) {
    return (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isOutside */ ._K)(workspace, folder) || rest.split('/').includes('..');
}
function isFolderPath(path) {
    return /\/\.?$/.test(path);
}
function wouldMatch(pattern, name, context) {
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
    return !leavesWorkspace(glob, workspace) && (0,_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .globMatches */ .mw)(glob, path) && acceptsFile(pattern, path, context);
}


/***/ }),

/***/ 2864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ constantArguments),
/* harmony export */   Cj: () => (/* binding */ callPathFunction),
/* harmony export */   M$: () => (/* binding */ mayBeComputed),
/* harmony export */   fC: () => (/* binding */ transformsPath),
/* harmony export */   io: () => (/* binding */ callAt),
/* harmony export */   tb: () => (/* binding */ constantPathHint)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _hcl_bodies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(409);
/* harmony import */ var _hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(832);
/* harmony import */ var _hcl_strings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3327);
/* harmony import */ var _hcl_tokens_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6267);
/* harmony import */ var _resolve_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8811);






const textResult = (text) => ({ source: (0,_hcl_strings_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol)(text), text });
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
    return 'problem' in found ? found : { source: String(found.exists), text: String(found.exists) };
}
function parentFolder(path) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path.slice(0, path.lastIndexOf('/') + 1));
    return folder === '/' ? folder : folder.replace(/\/$/, '');
}
function filesetResult(found) {
    if ('problem' in found)
        return found;
    const names = [...new Set(found.names.map((name) => name.normalize('NFC')))];
    const sorted = names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    return { source: `convert([${sorted.map(_hcl_strings_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .ol).join(', ')}], set(string))` };
}
const pathTransformers = new Set(['basename', 'dirname', 'abspath', 'pathexpand']);
function transformsPath(hcl, at) {
    return pathTransformers.has((0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_4__/* .tokenText */ .pA)(hcl, at));
}
function callAt(hcl, at) {
    if (hcl.kinds[at] !== 'name' || !fileFunctions.has((0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_4__/* .tokenText */ .pA)(hcl, at)))
        return undefined;
    const open = (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_4__/* .nextToken */ .Fu)(hcl, at + 1, hcl.kinds.length, 'skip');
    const isCall = hcl.kinds[open] === 'open' && (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_4__/* .tokenText */ .pA)(hcl, open) === '(' && (hcl.closes[open] ?? 0) < hcl.kinds.length;
    return isCall && !isPartOfName(hcl, at) ? open : undefined;
}
function isPartOfName(hcl, at) {
    let before = at - 1;
    while (hcl.kinds[before] === 'space' || hcl.kinds[before] === 'comment')
        before--;
    const character = (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_4__/* .tokenText */ .pA)(hcl, before);
    return character === '.' || (character === ':' && (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_4__/* .tokenText */ .pA)(hcl, before - 1) === ':');
}
const constantPathHint = 'Build the path from text, variables and locals, such as `file("${var.env}.conf")`.';
function mayBeComputed(hcl, at) {
    return !['fileexists', 'fileset'].includes((0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_4__/* .tokenText */ .pA)(hcl, at));
}
function callPathFunction(name, args, functions) {
    return fileFunctions.get(name)?.call(args, functions) ?? { problem: 'is computed', hint: constantPathHint };
}
function constantArguments(hcl, at, open, names) {
    const ranges = (0,_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_1__/* .argumentsOf */ .aX)(hcl, open);
    if (fileFunctions.get((0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_4__/* .tokenText */ .pA)(hcl, at))?.count !== ranges.length)
        return undefined;
    const args = [];
    for (const [from, to] of ranges) {
        const value = (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__/* .constantOf */ .yi)({ hcl, from, to }, names);
        if ('problem' in value)
            return { ...value, hint: value.hint ?? constantPathHint };
        args.push(value.text);
    }
    return args;
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
            if ('problem' in args)
                return args;
            const result = (0,_functions_path_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .callPathFunction */ .Cj)((0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenText */ .pA)(hcl, at), args, functions);
            if ('problem' in result)
                return result;
            return result.text === undefined ? _hcl_constants_js__WEBPACK_IMPORTED_MODULE_1__/* .computed */ .EW : { text: result.text };
        }),
    };
    return resolver;
}


/***/ }),

/***/ 2454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ evaluateDeclaredJob),
/* harmony export */   m: () => (/* binding */ readDeclaredJob)
/* harmony export */ });
/* harmony import */ var _constant_resolver_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6117);
/* harmony import */ var _hcl_bodies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(409);
/* harmony import */ var _hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(832);
/* harmony import */ var _hcl_scan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5380);
/* harmony import */ var _json_job_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3950);
/* harmony import */ var _hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4116);
/* harmony import */ var _hcl_job_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7580);
/* harmony import */ var _variables_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4886);








function readDeclaredJob(source) {
    const { kind, text, budget } = source;
    return kind === 'hcl' ? readFromHcl(text, _hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__/* .unresolvedNames */ .cW, budget.step) : readFromApiJson(text);
}
function evaluateDeclaredJob({ source, prepared, }) {
    if (prepared === undefined)
        return readDeclaredJob(source);
    const { step } = source.budget;
    const job = (0,_hcl_job_text_js__WEBPACK_IMPORTED_MODULE_6__/* .readJobText */ .fY)(prepared.text, step);
    const resolver = (0,_constant_resolver_js__WEBPACK_IMPORTED_MODULE_0__/* .createConstantResolver */ .l)(job, (name, all) => (0,_variables_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .settingText */ .Su)(name, job.declarations.get(name), prepared.settings.get(name), all, step));
    return readFromHcl(prepared.text, resolver, step);
}
function readFromHcl(text, resolver, step) {
    return (0,_hcl_job_text_js__WEBPACK_IMPORTED_MODULE_6__/* .isJsonForm */ .Dj)(text) ? readFromJsonSyntax(text, resolver, step) : readFromNativeSyntax(text, resolver, step);
}
function readFromNativeSyntax(text, resolver, step) {
    const hcl = (0,_hcl_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .scanHcl */ .J)(text, 'file', step);
    const job = (0,_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_1__/* .readFileBody */ .lX)(hcl).blocks.find((block) => block.type === 'job');
    if (job === undefined)
        return undefined;
    const { attributes } = (0,_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_1__/* .readBlockBody */ .AC)(hcl, job);
    return buildDeclaredJob(job.labels[0], (name) => {
        const found = attributes.find((attribute) => attribute.name === name);
        return found === undefined ? undefined : (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__/* .constantOf */ .yi)(found.expression, resolver);
    });
}
function readFromJsonSyntax(text, resolver, step) {
    const [label, written] = (0,_hcl_job_text_js__WEBPACK_IMPORTED_MODULE_6__/* .blocksOf */ .SH)(text, 'job')[0] ?? [];
    const body = Array.isArray(written) ? written[0] : written;
    if (!(0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(body))
        return undefined;
    return buildDeclaredJob(label, (name) => {
        const value = body[name];
        if (value === undefined || value === null)
            return undefined;
        return typeof value === 'string' ? (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__/* .bareTemplate */ .j4)((0,_hcl_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .scanHcl */ .J)(value, 'template', step), resolver) : _hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__/* .computed */ .EW;
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
        const job = (0,_json_job_js__WEBPACK_IMPORTED_MODULE_4__/* .extractJob */ .RC)(JSON.parse(text), []);
        if (!(0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(job) || typeof job['ID'] !== 'string')
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

/***/ 9305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ readJobFile),
/* harmony export */   v: () => (/* binding */ sourceOf)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _files_workspace_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6090);
/* harmony import */ var _hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4116);
/* harmony import */ var _functions_work_budget_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6858);





const maxJobFileMiB = 2;
async function readJobFile(file, workspace, budget) {
    const content = (0,_files_workspace_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readWorkspaceFile */ .sL)(file.path, workspace, maxJobFileMiB);
    if (!('bytes' in content))
        throw unreadError(content, file);
    checkUtf8(content.bytes, file);
    return sourceOf(file, content.bytes, budget);
}
const excludeHint = 'Exclude other files with a `!` pattern; let tasks download large files with an `artifact` block.';
function unreadError(content, file) {
    const error = (message, hint) => new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ({
        reason: 'parse',
        message,
        location: { file: file.name },
        help: 'unreadable-file',
        hint,
    });
    if ('problem' in content)
        return error(`The file ${content.problem}.`, content.hint);
    return 'tooLarge' in content
        ? error(`The file is ${content.tooLarge} MiB; the limit for a job file is ${maxJobFileMiB} MiB.`, excludeHint)
        : error(`The file cannot be read (${content.code}).`);
}
function sourceOf(file, bytes, budget = (0,_functions_work_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .createRunBudget */ .f)().forFile(file.name)) {
    const text = new TextDecoder().decode(bytes);
    const kind = isApiJson(text, file) ? 'json' : 'hcl';
    return { file, text, kind, bytes, budget };
}
function isApiJson(text, { name }) {
    if (!name.endsWith('.json'))
        return false;
    try {
        const value = JSON.parse(text);
        const has = (key) => Object.hasOwn(value, key);
        if (has('Job') || Object.keys(value).some((key) => (0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_3__/* .foldKey */ .pU)(key) === 'id'))
            return true;
        return !['job', 'variable', 'variables', 'locals'].some(has);
    }
    catch {
        return !/^\s*\{\s*"(?:job|variables?|locals)"\s*:/.test(text);
    }
}
function checkUtf8(bytes, file) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return;
    const line = firstInvalidLine(bytes);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ({
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
        if (end === -1 || !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(start, end)))
            return line;
        start = end + 1;
        line++;
    }
}


/***/ }),

/***/ 3950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RC: () => (/* binding */ extractJob),
/* harmony export */   VG: () => (/* binding */ locateFieldError),
/* harmony export */   _3: () => (/* binding */ readJsonJob)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_http_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8838);
/* harmony import */ var _clients_nomad_jobs_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2601);
/* harmony import */ var _json_keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2281);
/* harmony import */ var _hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4116);
/* harmony import */ var _hcl_positions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(253);






function readJsonJob(source) {
    let value;
    try {
        value = (0,_clients_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(source.text);
    }
    catch (cause) {
        throw invalidJson(source, cause instanceof Error ? cause.message : '');
    }
    const bad = [];
    const found = extractJob(value, bad);
    const failures = keyErrors(source, bad);
    if (failures.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionErrors */ .o9(failures);
    const job = (0,_clients_nomad_jobs_job_js__WEBPACK_IMPORTED_MODULE_2__/* .asJob */ .sN)(found);
    if ('output' in job && job.output.ID !== '')
        return job.output;
    const { problem, path } = 'problem' in job ? job : { problem: '`ID` is empty', path: 'ID' };
    const location = { file: source.file.name, ...positionOfField(source.text, path) };
    if (path !== undefined && path !== 'ID')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
            reason: 'parse',
            message: `The job is invalid: ${problem}.`,
            location,
            hint: 'Write the job as `nomad job run -output` prints it.',
        });
    const isMissing = (0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(found) && found['ID'] === undefined;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'parse',
        message: `The file contains no job: ${isMissing ? '`ID` is missing' : problem}.`,
        location,
        help: 'no-job-in-the-file',
        hint: 'Write the job as `nomad job run -output` prints it: with an `ID`, at the top level or under `Job`.',
    });
}
function positionOfField(text, path) {
    const name = path?.split('.').findLast((part) => !/^\d+$/.test(part));
    const offset = name === undefined ? undefined : (0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .findOnlyKey */ .BP)(text, name);
    return offset === undefined ? undefined : (0,_hcl_positions_js__WEBPACK_IMPORTED_MODULE_5__/* .positionsIn */ .Y)(text).positionOf(offset);
}
function locateFieldError(error, { text, file }) {
    const path = /\binto Go struct field (\S{1,500}) of type /.exec(error.message)?.[1];
    const position = error.location === undefined ? positionOfField(text, path) : undefined;
    return position === undefined ? error : error.withMessage(error.message, { file: file.name, ...position });
}
const keysBesideJob = new Set(['id', 'namespace', 'region']);
function extractJob(value, bad) {
    if (!(0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value))
        return value;
    const nested = Object.entries(value).filter(([key]) => (0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .foldKey */ .pU)(key) === 'job');
    const [first, second] = nested;
    if (first !== undefined && second !== undefined)
        bad.push((0,_json_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .duplicateKey */ .Ve)(first[0], second[0]));
    if (first === undefined || first[1] === null) {
        return (0,_json_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .withFieldNames */ .Fw)(Object.fromEntries(Object.entries(value).filter(([key]) => (0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .foldKey */ .pU)(key) !== 'job')), bad);
    }
    for (const [key, beside] of Object.entries(value)) {
        if (!keysBesideJob.has((0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .foldKey */ .pU)(key)) || beside === null || beside === '')
            continue;
        const message = `\`${key}\` is next to \`${first[0]}\` instead of inside it.`;
        bad.push({ key, message, hint: `Move it into \`${first[0]}\`, or remove it.` });
    }
    return (0,_json_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .withFieldNames */ .Fw)(first[1], bad);
}
const maxListedKeys = 100;
function keyErrors({ text, file, budget: { step } }, bad) {
    const positions = (0,_hcl_positions_js__WEBPACK_IMPORTED_MODULE_5__/* .positionsIn */ .Y)(text);
    const offsetOf = (0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .createStringLocator */ .MO)(text, step);
    const repeated = [...(0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonStrings */ .lJ)(text, step)].filter(({ isRepeated }) => isRepeated).slice(0, maxListedKeys);
    const problems = [
        ...repeated.map(({ source, start }) => {
            const key = (0,_json_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .shortKey */ .qU)((0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeString */ .sc)(source) ?? '');
            return { at: start, message: `The key \`${key}\` appears twice in the same object.`, hint: 'Keep one of them.' };
        }),
        ...bad.slice(0, maxListedKeys).map(({ key, ...problem }) => ({ ...problem, at: offsetOf(key) })),
    ];
    return problems.map(({ at, message, hint }) => {
        const location = { file: file.name, ...positions.positionOf(at) };
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({ reason: 'parse', message, location, hint, help: 'ambiguous-keys' });
    });
}
function invalidJson({ text, file }, reported) {
    const problem = /^(Unexpected token '.'|[^"]+?)(?:, | in JSON| at position|$)/su.exec(reported)?.[1];
    const [, offset = unexpectedTokenOffset(text)] = / at position (\d+)/.exec(reported) ?? [];
    const position = offset === undefined ? undefined : (0,_hcl_positions_js__WEBPACK_IMPORTED_MODULE_5__/* .positionsIn */ .Y)(text).positionOf(Number(offset));
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'parse',
        message: problem === undefined ? 'The file is not valid JSON.' : `The file is not valid JSON: ${problem}.`,
        location: { file: file.name, ...position },
        hint: 'Correct the JSON: `nomad job run -output` prints a job in this form.',
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

/***/ 2281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fw: () => (/* binding */ withFieldNames),
/* harmony export */   Ve: () => (/* binding */ duplicateKey),
/* harmony export */   qU: () => (/* binding */ shortKey)
/* harmony export */ });
/* harmony import */ var _hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4116);

function simplifiedKey(key) {
    return (0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .foldKey */ .pU)(key.normalize('NFKC')).replace(/[^a-z0-9]+/g, '');
}
const named = (names) => Object.fromEntries(names.split(' ').map((name) => [name, true]));
const serviceFields = { ...named('Name Meta CanaryMeta'), Checks: named('Name Header') };
const jobFields = {
    ...named('ID Name Namespace Region Type Datacenters NodePool Meta Stop Status Version Stable JobModifyIndex SubmitTime'),
    ...named('Periodic Dispatched Payload Multiregion DispatchIdempotencyToken'),
    ParameterizedJob: named('Payload MetaRequired MetaOptional'),
    VersionTag: named('Name'),
    TaskGroups: {
        ...named('Name Count Meta Update Volumes'),
        Services: serviceFields,
        Tasks: {
            ...named('Name Driver Config Env Meta'),
            Services: serviceFields,
            Templates: named('EmbeddedTmpl SourcePath DestPath'),
            Artifacts: named('GetterSource GetterOptions GetterHeaders'),
        },
    },
};
const ownKeys = new Set(('meta canarymeta env config header getteroptions getterheaders options policy target args extraclaims taggedaddresses volumes ' +
    'envoygatewaybindaddresses add set').split(' '));
const structures = new Set(['volumes', 'envoygatewaybindaddresses']);
function withFieldNames(value, bad) {
    return rename(value, jobFields, '', bad);
}
function rename(value, fields, field, bad) {
    if (Array.isArray(value))
        return value.map((one) => rename(one, fields, field, bad));
    if (!(0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return value;
    const hasOwnKeys = ownKeys.has((0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .foldKey */ .pU)(field));
    const taken = new Map();
    const names = new Map(Object.keys(fields).map((name) => [(0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .foldKey */ .pU)(name), name]));
    const entries = Object.entries(value).map(([key, held]) => {
        if (hasOwnKeys)
            return [key, structures.has((0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .foldKey */ .pU)(field)) ? rename(held, {}, '', bad) : held];
        const folded = (0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .foldKey */ .pU)(key);
        const before = taken.get(folded);
        if (before !== undefined)
            bad.push(duplicateKey(before, key));
        taken.set(folded, before ?? key);
        const name = names.get(folded);
        const meant = name === undefined ? names.get(simplifiedKey(key)) : undefined;
        if (meant !== undefined)
            bad.push(misspeltKey(key, meant));
        const inner = name === undefined ? undefined : fields[name];
        return [name ?? key, rename(held, typeof inner === 'object' ? inner : {}, key, bad)];
    });
    return Object.fromEntries(entries);
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


/***/ }),

/***/ 3890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ submissionOf)
/* harmony export */ });
/* harmony import */ var _hcl_job_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7580);

function submissionOf({ source, prepared }, isSecret) {
    if (prepared === undefined)
        return { submission: { source: source.text, format: 'json', variables: undefined }, omitted: [] };
    const settings = [...prepared.settings];
    const omitted = settings.filter(([, setting]) => isSecret(setting)).map(([name]) => name);
    const variables = prepared.encode(new Map(settings.filter(([name]) => !omitted.includes(name))));
    const text = prepared.textWithout((name) => omitted.includes(name));
    const format = (0,_hcl_job_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonForm */ .Dj)(text) ? 'json' : 'hcl2';
    return { submission: { source: text, format, variables: variables === '' ? undefined : variables }, omitted };
}


/***/ }),

/***/ 9309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ fieldValuesOf)
});

// EXTERNAL MODULE: ./build/js/jobfiles/provenance/field-values.js
var field_values = __webpack_require__(776);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/job-text.js
var job_text = __webpack_require__(7580);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/bodies.js
var bodies = __webpack_require__(409);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/scan.js
var scan = __webpack_require__(5380);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/strings.js
var strings = __webpack_require__(3327);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/tokens.js
var tokens = __webpack_require__(6267);
;// CONCATENATED MODULE: ./build/js/jobfiles/provenance/runtime-text.js


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

;// CONCATENATED MODULE: ./build/js/jobfiles/provenance/field-literals.js






const maxDepth = 100;
const fileScope = { group: undefined, task: undefined, depth: 0, iterators: new Map() };
function fieldLiterals(source, step) {
    const hcl = (0,scan/* scanHcl */.J)(source, 'file', step);
    const values = new field_values/* FieldValues */.n(step);
    const walk = new LiteralWalker(hcl, values);
    if ((0,job_text/* isJsonForm */.Dj)(source))
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
        if (scope.depth > maxDepth)
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
        if (scope.depth > maxDepth)
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
                if ((0,tokens/* tokenText */.pA)(hcl, at) === '{')
                    this.object({ hcl, from: at + 1, to: Math.min(hcl.closes[at] ?? to, to) }, name, inner);
                else {
                    for (const [start, end] of (0,bodies/* argumentsOf */.aX)(hcl, at))
                        this.expression({ hcl, from: (0,tokens/* nextToken */.Fu)(hcl, start, end, 'skip'), to: end }, name, inner);
                }
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
    object(entries, outer, scope) {
        for (const { key, expression } of (0,bodies/* entriesIn */.s9)(entries))
            this.expression(expression, key ?? outer, scope);
    }
}
function numberAt(hcl, at) {
    const word = (0,tokens/* tokenText */.pA)(hcl, at);
    return hcl.kinds[at - 1] === 'symbol' && (0,tokens/* tokenText */.pA)(hcl, at - 1) === '-' ? `-${word}` : word;
}
function numberForms(written) {
    const digits = written.replace(/^(-?)0{1,20}(?=\d)/, '$1');
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
const maxJsonDepth = 200;
function jsonLiterals(source, step) {
    const values = new field_values/* FieldValues */.n(step);
    const walk = (value, name, level, depth) => {
        step();
        if (depth > maxJsonDepth || value === null)
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
    let job = null;
    try {
        job = JSON.parse(source);
    }
    catch {
        return values;
    }
    walk(job, '', { group: undefined, task: undefined }, 0);
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
function fieldValuesOf({ kind, text, budget: { step }, }) {
    return kind === 'hcl' ? fieldLiterals(text, step) : jsonLiterals(text, step);
}


/***/ }),

/***/ 7113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ secretAttributes)
});

// EXTERNAL MODULE: ./build/js/jobfiles/hcl/bodies.js
var bodies = __webpack_require__(409);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/job-text.js
var job_text = __webpack_require__(7580);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/scan.js
var scan = __webpack_require__(5380);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/tokens.js
var tokens = __webpack_require__(6267);
;// CONCATENATED MODULE: ./build/js/jobfiles/provenance/secret-references.js

const faithfulFunctions = new Set(('file filebase64 base64encode jsonencode yamlencode urlencode md5 sha1 sha256 sha512 trimspace chomp lower upper strrev ' +
    'join uuidv4 bcrypt').split(' '));
const everyLocal = '*';
const nothing = { variable: undefined, file: undefined, isCopied: true };
class SecretReferences {
    sources;
    locals;
    constructor(locals, sources) {
        this.sources = sources;
        const own = [...locals].map(([name, values]) => [name, joinReferences(values.map((value) => this.referencesIn(value)))]);
        const every = { ...nothing, isCopied: false, locals: new Set(locals.keys()) };
        this.locals = followLocals(new Map([...own, [everyLocal, every]]));
    }
    of(expression) {
        const own = this.referencesIn(expression);
        const found = [...own.locals].reduce((all, name) => joined(all, this.locals.get(name) ?? nothing), own);
        return found.variable === undefined && found.file === undefined ? undefined : found;
    }
    referencesIn({ hcl, from, to }) {
        let found = nothing;
        const locals = new Set();
        let callEnd = from;
        for (let at = from; at < to; at++) {
            if (hcl.kinds[at] === 'name') {
                const { local, ...one } = this.nameAt(hcl, at, to);
                if (local !== undefined)
                    locals.add(local);
                const isReached = local !== undefined || one.variable !== undefined || one.file !== undefined;
                found = joined(found, isReached && at < callEnd ? { ...one, isCopied: false } : one);
                if ((0,tokens/* tokenText */.pA)(hcl, at).startsWith('file'))
                    callEnd = Math.max(callEnd, endOfCall(hcl, at, to));
            }
            else if (!keepsWhole(hcl, at, from, to))
                found = { ...found, isCopied: false };
        }
        return { ...found, locals };
    }
    nameAt(hcl, at, to) {
        const word = (0,tokens/* tokenText */.pA)(hcl, at);
        const second = (0,tokens/* nextToken */.Fu)(hcl, at + 1, to, 'skip');
        const symbol = second < to ? (0,tokens/* tokenText */.pA)(hcl, second) : '';
        if (symbol === '(') {
            const isFaithful = faithfulFunctions.has(word) && this.sources.mustStandAsIs !== true;
            return { ...nothing, file: this.sources.files.get(hcl.starts[at] ?? -1), isCopied: isFaithful };
        }
        if (word !== 'var' && word !== 'local')
            return { ...nothing, isCopied: word !== 'if' && !(word === 'for' && this.sources.mustStandAsIs === true) };
        const third = (0,tokens/* nextToken */.Fu)(hcl, second + 1, to, 'skip');
        const isNamed = symbol === '.' && third < to && hcl.kinds[third] === 'name';
        const name = isNamed ? (0,tokens/* tokenText */.pA)(hcl, third) : everyLocal;
        if (word === 'local')
            return { ...nothing, local: name };
        const { variables } = this.sources;
        const variable = isNamed ? (variables.has(name) ? name : undefined) : [...variables.keys()][0];
        if (variable === undefined)
            return nothing;
        return { variable, file: undefined, isCopied: isNamed && variables.get(variable)?.isScalar === true };
    }
}
function endOfCall(hcl, at, to) {
    const open = (0,tokens/* nextToken */.Fu)(hcl, at + 1, to, 'skip');
    return (0,tokens/* tokenText */.pA)(hcl, open) === '(' ? (hcl.closes[open] ?? at) : at;
}
function keepsWhole(hcl, at, from, to) {
    const kind = hcl.kinds[at];
    const text = kind === 'symbol' || kind === 'open' ? (0,tokens/* tokenText */.pA)(hcl, at) : '';
    if (kind === 'symbol')
        return /^[.,:=]$/.test(text) && !(text === '=' && (0,tokens/* tokenText */.pA)(hcl, at + 1) === '=');
    if (kind === 'quote' || text === '(') {
        const close = hcl.closes[at] ?? at;
        if (text === '(' && (0,tokens/* tokenText */.pA)(hcl, close) !== ')')
            return false;
        const after = (0,tokens/* nextToken */.Fu)(hcl, close + 1, to, 'skip');
        const isKey = after < to && /^[=:]$/.test((0,tokens/* tokenText */.pA)(hcl, after));
        return !isKey || (kind === 'quote' && close - at <= 2);
    }
    return text !== '[' || !isIndex(hcl, at, from);
}
function isIndex(hcl, at, from) {
    let before = at - 1;
    while (before >= from && ['space', 'comment', 'newline'].includes(hcl.kinds[before] ?? ''))
        before--;
    return before >= from && ['name', 'close'].includes(hcl.kinds[before] ?? '');
}
function joined(one, other) {
    return {
        variable: one.variable ?? other.variable,
        file: one.file ?? other.file,
        isCopied: one.isCopied && other.isCopied,
    };
}
function joinReferences(all) {
    const found = all.reduce(joined, nothing);
    return { ...found, locals: new Set(all.flatMap(({ locals }) => [...locals])) };
}
function followLocals(own) {
    const uses = [...own].flatMap(([name, { locals }]) => [...locals].map((used) => ({ name, used })));
    const users = Map.groupBy(uses, ({ used }) => used);
    const found = new Map(own);
    const changed = [...own.keys()];
    for (let used = changed.pop(); used !== undefined; used = changed.pop()) {
        for (const { name } of users.get(used) ?? []) {
            const before = found.get(name) ?? nothing;
            const after = joined(before, found.get(used) ?? nothing);
            const isSame = before.variable === after.variable && before.file === after.file && before.isCopied === after.isCopied;
            if (isSame)
                continue;
            found.set(name, after);
            changed.push(name);
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./build/js/jobfiles/provenance/secret-attributes.js





const maxDepth = 100;
const jobPlace = { level: 'job', group: undefined, task: undefined, blocks: [] };
function secretAttributes({ text, budget: { step } }, sources) {
    return (0,job_text/* isJsonForm */.Dj)(text) ? secretsInJson(text, sources, step) : secretsInHcl(text, sources, step);
}
function secretsInJson(text, sources, step) {
    const references = new SecretReferences(new Map(), sources);
    const attributes = [...(0,job_text/* templatesInJson */.f3)(text, step)].flatMap(({ hcl, field, isKey, start, end }) => {
        const own = references.of({ hcl, from: 0, to: hcl.kinds.length });
        const file = sources.files.get(start);
        if (own === undefined && file === undefined)
            return [];
        const [, group, task, name = field] = /^job\.(?:(group)\.)?(?:(task)\.)?(.+)$/s.exec(field) ?? [];
        const level = task !== undefined ? 'task' : group !== undefined ? 'group' : 'job';
        const dependence = { variable: undefined, file, ...own, isCopied: own?.isCopied === true && file === undefined };
        return [{ ...jobPlace, level, name, item: undefined, isStructure: isKey, dependence, start, end }];
    });
    return { attributes, failing: attributes.filter(({ dependence }) => !dependence.isCopied) };
}
function secretsInHcl(text, sources, step) {
    const hcl = (0,scan/* scanHcl */.J)(text, 'file', step);
    const file = (0,bodies/* readFileBody */.lX)(hcl);
    const references = new SecretReferences(localsIn(hcl, file), sources);
    const walk = new AttributeWalker(hcl, references);
    walk.file(file);
    const computed = walk.found.filter(({ dependence }) => !dependence.isCopied);
    const definitions = file.blocks.filter((block) => block.type !== 'job' && isSecretDefinition(hcl, block, references, sources));
    const ranges = definitions.map(({ at, opener }) => ({
        start: hcl.starts[at] ?? 0,
        end: hcl.starts[(0,tokens/* tokenAfter */.EV)(hcl, opener)] ?? text.length,
    }));
    return { attributes: walk.found, failing: [...computed, ...ranges] };
}
function isSecretDefinition(hcl, { type, labels, at, opener }, references, { variables }) {
    if (type === 'variable')
        return variables.has(labels[0] ?? '');
    return references.of({ hcl, from: at, to: (0,tokens/* tokenAfter */.EV)(hcl, opener) })?.isCopied === false;
}
function localsIn(hcl, { blocks }) {
    const all = blocks.filter(({ type }) => type === 'locals').flatMap((block) => (0,bodies/* readBlockBody */.AC)(hcl, block).attributes);
    const grouped = Map.groupBy(all, ({ name }) => name);
    return new Map([...grouped].map(([name, same]) => [name, same.map(({ expression }) => expression)]));
}
class AttributeWalker {
    found = [];
    hcl;
    references;
    constructor(hcl, references) {
        this.hcl = hcl;
        this.references = references;
    }
    file(body) {
        const whole = { from: 0, to: this.hcl.kinds.length };
        if (this.unreadable(body, jobPlace, whole))
            return;
        for (const { name, at, expression } of body.attributes)
            this.structure(jobPlace, name, at, { from: expression.from, to: expression.to });
        for (const block of body.blocks) {
            const range = this.rangeOf(block);
            if (block.type === 'job')
                this.body((0,bodies/* readBlockBody */.AC)(this.hcl, block), jobPlace, range, 0);
            else if (!['locals', 'variable', 'variables'].includes(block.type))
                this.structure(jobPlace, block.type, block.at, range);
        }
    }
    body(body, place, range, depth) {
        if (depth > maxDepth) {
            this.structure(place, '', range.from, range);
            return;
        }
        if (this.unreadable(body, place, range))
            return;
        for (const { name, at, expression } of body.attributes)
            this.value(place, name, at, expression);
        for (const block of body.blocks) {
            const inside = (0,bodies/* readBlockBody */.AC)(this.hcl, block);
            const type = block.type === 'dynamic' ? (block.labels[0] ?? '') : block.type;
            const label = block.type === 'dynamic' ? undefined : block.labels[0];
            const inner = placeInside(place, type, label);
            if (block.type === 'dynamic')
                this.dynamic(inside, inner, type, depth);
            else
                this.body(inside, inner, this.rangeOf(block), depth + 1);
        }
    }
    dynamic({ attributes, blocks, unexpected }, inner, type, depth) {
        for (const { name, at, expression } of attributes)
            this.structure(inner, `${type}.${name}`, at, expression);
        for (const at of unexpected)
            this.structure(inner, type, at, { from: at, to: (0,tokens/* tokenAfter */.EV)(this.hcl, at) });
        for (const block of blocks) {
            const range = this.rangeOf(block);
            if (block.type === 'content')
                this.body((0,bodies/* readBlockBody */.AC)(this.hcl, block), inner, range, depth + 1);
            else
                this.structure(inner, type, block.at, range);
        }
    }
    rangeOf({ at, opener }) {
        return { from: at, to: (0,tokens/* tokenAfter */.EV)(this.hcl, opener) };
    }
    unreadable({ unexpected }, place, range) {
        const [first] = unexpected;
        if (first !== undefined)
            this.structure(place, '', first, range);
        return first !== undefined;
    }
    structure(place, name, at, { from, to }) {
        const expression = { hcl: this.hcl, from, to };
        const dependence = this.references.of(expression);
        if (dependence !== undefined)
            this.add(place, { name, isStructure: true, dependence }, at, expression);
    }
    value(place, name, at, expression) {
        const dependence = this.references.of(expression);
        if (dependence === undefined)
            return;
        const parts = partsOf(expression);
        if (parts === undefined)
            return this.add(place, { name, isStructure: false, dependence }, at, expression);
        const inner = { ...place, blocks: [...place.blocks, name] };
        for (const [index, { key, expression: part }] of parts.entries()) {
            const own = this.references.of(part);
            if (own === undefined)
                continue;
            const what = { name: key ?? name, item: key ?? index, isStructure: false, dependence: own };
            this.add(key === undefined ? place : inner, what, at, part);
        }
    }
    add(place, what, at, { to }) {
        const { starts } = this.hcl;
        this.found.push({ item: undefined, ...place, ...what, start: starts[at] ?? 0, end: starts[to] ?? 0 });
    }
}
function placeInside(place, type, label) {
    if (place.blocks.length === 0 && place.level === 'job' && type === 'group')
        return { ...place, level: 'group', group: label };
    if (place.blocks.length === 0 && place.level !== 'task' && type === 'task')
        return { ...place, level: 'task', task: label };
    return { ...place, blocks: [...place.blocks, type] };
}
function partsOf({ hcl, from, to }) {
    const opener = (0,tokens/* nextToken */.Fu)(hcl, from, to, 'skip');
    const isWhole = hcl.kinds[opener] === 'open' && (0,tokens/* nextToken */.Fu)(hcl, (0,tokens/* tokenAfter */.EV)(hcl, opener), to, 'skip') >= to;
    if (!isWhole || startsLoop(hcl, opener))
        return undefined;
    if ((0,tokens/* tokenText */.pA)(hcl, opener) === '[')
        return (0,bodies/* argumentsOf */.aX)(hcl, opener).map(([start, end]) => ({
            key: undefined,
            expression: { hcl, from: start, to: end },
        }));
    if ((0,tokens/* tokenText */.pA)(hcl, opener) !== '{')
        return undefined;
    const entries = [...(0,bodies/* entriesIn */.s9)({ hcl, from: opener + 1, to: hcl.closes[opener] ?? opener })];
    return entries.every(({ key }) => key !== undefined) ? entries : undefined;
}
function startsLoop(hcl, opener) {
    return (0,tokens/* tokenText */.pA)(hcl, (0,tokens/* nextToken */.Fu)(hcl, opener + 1, hcl.closes[opener] ?? opener, 'skip')) === 'for';
}


/***/ }),

/***/ 2771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ lateError),
/* harmony export */   Gz: () => (/* binding */ lateText),
/* harmony export */   Oc: () => (/* binding */ readLateSettings),
/* harmony export */   T$: () => (/* binding */ createLateMarks)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(832);
/* harmony import */ var _hcl_job_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7580);
/* harmony import */ var _hcl_positions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(253);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4886);






function lateText(name) {
    return `(late: ${name})`;
}
function createLateMarks(names) {
    const nonce = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(16).toString('hex');
    const start = `⟦${nonce}:`;
    const partsOf = (text) => {
        if (!text.includes(nonce))
            return undefined;
        const [before = '', ...marked] = text.split(start);
        const parts = marked.flatMap((piece) => {
            const digits = /^(\d{1,5})⟧/.exec(piece)?.[1];
            if (digits === undefined)
                return [start + piece];
            return [{ late: names[Number(digits)] ?? '' }, piece.slice(digits.length + 1)];
        });
        return [before, ...parts].filter((part) => part !== '');
    };
    return {
        markOf: (name) => `${start}${names.indexOf(name)}⟧`,
        partsOf,
        shown: (text) => (partsOf(text) ?? [text]).map((part) => (typeof part === 'string' ? part : lateText(part.late))).join(''),
    };
}
function readLateSettings({ text, file, budget: { step }, }, { names, values: use, marks, settings }) {
    const { declarations } = (0,_hcl_job_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readJobText */ .fY)(text, step);
    const positions = (0,_hcl_positions_js__WEBPACK_IMPORTED_MODULE_4__/* .positionsIn */ .Y)(text);
    const place = (offset) => ({ file: file.name, ...positions.positionOf(offset) });
    const errors = [];
    const values = new Map();
    const own = names.filter((name) => declarations.has(name));
    for (const name of own) {
        const declaration = declarations.get(name);
        const setting = settings.findLast((one) => one.name === name);
        const problem = declaration === undefined ? undefined : typeProblem(name, declaration);
        if (problem !== undefined)
            errors.push(lateError(problem, declareHint, place(declaration?.at ?? 0)));
        else if (setting !== undefined && use !== 'unused') {
            const read = readValue((0,_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .settingText */ .Su)(name, declaration, setting, _hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__/* .unresolvedNames */ .cW, step));
            if ('text' in read)
                values.set(name, read.text);
            else {
                const { text: origin, where } = setting.origin;
                errors.push(lateError(`The value of \`${name}\`, set by ${origin}, ${read.problem}.`, valueHint, where));
            }
        }
        else if (use === 'required')
            errors.push(lateError(`The late variable \`${name}\` has no value in this run.`, missingHint(name), place(declaration?.at ?? 0)));
    }
    const marked = own.map((name) => lateSetting(name, marks.markOf(name)));
    return {
        names: own,
        marked,
        valued: marked.map((one) => lateSetting(one.name, values.get(one.name) ?? one.value)),
        values,
        errors,
    };
}
function lateSetting(name, value) {
    return { name, value, form: 'text', secret: false, origin: { text: 'input `late-vars`', where: undefined } };
}
const declareHint = 'Declare it with `type = string`.';
const valueHint = 'Use what the build produced: a reference such as `ghcr.io/acme/web@sha256:…`, a tag or a URL.';
function missingHint(name) {
    return `Set it to what the build produced, such as \`vars: ${name}=\${{ needs.build.outputs.${name} }}\`; a default does not count.`;
}
function typeProblem(name, { type, default: value }) {
    if (type === 'string' || (type === '' && value === undefined))
        return undefined;
    return `The late variable \`${name}\` is not declared as a string.`;
}
const longestValue = 512;
function readValue(constant) {
    if (!('text' in constant))
        return { problem: 'is not a string' };
    const { text } = constant;
    if (text === '')
        return { problem: 'is empty' };
    if (text.length > longestValue)
        return { problem: `has ${text.length} characters; at most ${longestValue} are allowed` };
    const [forbidden] = /[\s\p{C}"'`$%]/u.exec(text) ?? [];
    if (forbidden === undefined)
        return { text };
    const isVisible = /["'`$%]/.test(forbidden);
    return { problem: isVisible ? `contains ${forbidden}` : 'contains white space or a character that is not visible' };
}
function lateError(message, hint, location) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ({ reason: 'input', message, hint, location, help: 'late-value' });
}


/***/ }),

/***/ 4886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ isExpression),
/* harmony export */   Su: () => (/* binding */ settingText),
/* harmony export */   p5: () => (/* binding */ valueHint)
/* harmony export */ });
/* harmony import */ var _hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(832);
/* harmony import */ var _hcl_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5380);


function isExpression({ form, value }, { reads }) {
    if (form !== 'raw')
        return form === 'source';
    return reads === 'expression' || (reads === 'either' && /^\s*[[{]/.test(value));
}
function settingText(name, declaration, setting, resolver, step) {
    if (declaration === undefined) {
        return { problem: `needs \`var.${name}\`, which is not declared`, hint: `Declare it: \`variable "${name}" {}\`.` };
    }
    const noValue = { problem: `needs \`var.${name}\`, which has no value`, hint: valueHint(name) };
    if (setting === undefined)
        return declaration.default?.text(resolver) ?? noValue;
    if (isExpression(setting, declaration)) {
        const hcl = (0,_hcl_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .scanHcl */ .J)(setting.value, 'file', step);
        return (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .constantOf */ .yi)({ hcl, from: 0, to: hcl.kinds.length }, _hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .unresolvedNames */ .cW);
    }
    return declaration.type === 'number' ? (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .numberConstant */ .yE)(setting.value) : { text: setting.value.normalize('NFC') };
}
function valueHint(name) {
    return `Set it in the input \`vars\` (\`${name}=…\`), in a file of \`var-files\`, as \`NOMAD_VAR_${name}\`, or by a \`default\` in its declaration.`;
}


/***/ }),

/***/ 3670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ planText),
/* harmony export */   x: () => (/* binding */ longestLength)
/* harmony export */ });
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5410);
/* harmony import */ var _spec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9203);


function planText(options) {
    const { plan } = options;
    const diff = plan.Diff === null ? '' : `${diffText(plan.Diff, options.verbose)}\n\n`;
    const warnings = plan.Warnings === '' ? '' : `Job Warnings:\n${plan.Warnings}\n\n`;
    return `${diff}Scheduler dry-run:\n${dryRunText(options)}\n\n${warnings}${preemptions(plan.Annotations.PreemptedAllocs)}${trailer(options)}`;
}
function dryRunText({ job, plan, now }) {
    const failed = sorted(plan.FailedTGAllocs);
    const failure = job.Type === 'system' ? 'Failed to place allocations on all nodes' : 'Failed to place all allocations';
    const lines = [failed.length === 0 ? '- All tasks successfully allocated.' : `- WARNING: ${failure}.`];
    const groups = failed.map(([name, metric]) => {
        const count = metric.CoalescedFailures + 1;
        const head = `  Task Group ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(name)} (failed to place ${count} allocation${count > 1 ? 's' : ''}):`;
        return [head, ...metricLines(metric).map((text) => `    * ${text}`)].join('\n');
    });
    if (groups.length > 0)
        lines.push(groups.join('\n\n'));
    if (plan.NextPeriodicLaunch !== null && (0,_spec_js__WEBPACK_IMPORTED_MODULE_1__/* .jobStart */ .A5)(job) !== 'per-dispatch') {
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
    const widths = (filled[0] ?? []).map((_, column) => longestLength(filled, (row) => (row[column] ?? '').length));
    return filled
        .map((row) => row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd())
        .join('\n');
}
function trailer({ plan, file, variables, namespace }) {
    const flags = [
        ...variables.given.map(({ name, value }) => `-var=${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(`${name}=${value}`)} `),
        ...variables.files.map((path) => `-var-file=${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(path)} `),
        ...(namespace === undefined ? [] : [`-namespace=${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(namespace)} `]),
    ].join('');
    return `Job Modify Index: ${plan.JobModifyIndex}
To submit the job with version verification run:

nomad job run -check-index ${plan.JobModifyIndex} ${flags}${file}

When running the job with the check-index flag, the job will only be run if the
job modify index given matches the server-side version. If the index has
changed, another user has modified the job and the plan's results are
potentially invalid.
`;
}
const markers = { Added: '+ ', Deleted: '- ', Edited: '+/- ', None: '' };
function diffText(diff, verbose) {
    const body = measure(diff);
    const marker = Math.max(body.marker, longestLength(diff.TaskGroups, ({ Type }) => markers[Type].length));
    let text = `${markers[diff.Type]}Job: ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(diff.ID)}\n`;
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
    const updates = sorted(group.Updates)
        .map(([label, count]) => `${count} ${label}`)
        .join(', ');
    const body = measure(group);
    const marker = Math.max(body.marker, longestLength(group.Tasks, ({ Type }) => markers[Type].length));
    let text = `${markers[group.Type]}${spaces(pad)}Task Group: ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(group.Name)}${updates === '' ? '' : ` (${updates})`}\n`;
    if (group.Type === 'Edited' || verbose)
        text += line(block(group, pad + 2, { name: body.name, marker }));
    for (const one of group.Tasks)
        text += `${task(one, pad + 2, marker - markers[one.Type].length, verbose)}\n`;
    return text;
}
function task(diff, indent, pad, verbose) {
    const head = `${spaces(indent)}${markers[diff.Type]}${spaces(pad)}Task: ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(diff.Name)}${annotations(diff.Annotations)}`;
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
        return (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(field.Old);
    return field.Type === 'Edited' ? `${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(field.Old)} => ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(field.New)}` : (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(field.New);
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
function metricLines(metric) {
    const noNodes = sorted(metric.NodesAvailable).filter(([, count]) => count === 0);
    return [
        ...(metric.NodesEvaluated === 0 ? ['No nodes were eligible for evaluation'] : []),
        ...noNodes.map(([datacenter]) => `No nodes are available in datacenter ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(datacenter)}`),
        ...sorted(metric.ClassFiltered).map(([name, count]) => `Class ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(name)}: ${count} nodes excluded by filter`),
        ...sorted(metric.ConstraintFiltered).map(([name, count]) => `Constraint ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(name)}: ${count} nodes excluded by filter`),
        ...(metric.NodesExhausted > 0 ? [`Resources exhausted on ${metric.NodesExhausted} nodes`] : []),
        ...sorted(metric.ClassExhausted).map(([name, count]) => `Class ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(name)} exhausted on ${count} nodes`),
        ...sorted(metric.DimensionExhausted).map(([name, count]) => `Dimension ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(name)} exhausted on ${count} nodes`),
        ...metric.QuotaExhausted.map((name) => `Quota limit hit ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(name)}`),
    ];
}
function sorted(byName) {
    return Object.entries(byName).toSorted(([a], [b]) => (a < b ? -1 : 1));
}


/***/ }),

/***/ 7133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HD: () => (/* binding */ readable),
/* harmony export */   Hc: () => (/* binding */ viewDiff),
/* harmony export */   MA: () => (/* binding */ changedLines),
/* harmony export */   gF: () => (/* binding */ fieldText),
/* harmony export */   n$: () => (/* binding */ isDuration),
/* harmony export */   vL: () => (/* binding */ noDiff)
/* harmony export */ });
/* unused harmony export keyChangesOf */
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7291);
/* harmony import */ var _traits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7601);
/* harmony import */ var _image_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8391);
/* harmony import */ var _redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7301);
/* harmony import */ var _redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8300);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5410);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4482);







const markers = { Added: '+', Deleted: '-', Edited: '!', None: ' ' };
const longestValue = 240;
const shownEnds = 100;
const noDiff = { lines: [], hiddenValues: 0, keyChanges: [] };
function viewDiff(diff, verbose, verdict) {
    const groups = verdict?.starts === 'at-once' ? verdict.groups : [];
    const countsOf = ({ Name }) => labelCounts(groups.find(({ name }) => name === Name));
    const inside = diff.Type === 'Edited' || verbose;
    const lines = [
        lineOf(diff.Type, 0, `Job: ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .T)(diff.ID)}`),
        ...(inside ? body(diff, 0) : []),
        ...diff.TaskGroups.flatMap((group) => groupLines(group, countsOf(group), verbose)),
    ];
    return {
        lines: lines.map(({ text }) => text),
        hiddenValues: lines.reduce((sum, one) => sum + (one.hiddenValues ?? 0), 0),
        keyChanges: keyChangesOf(diff),
    };
}
function labelCounts(group) {
    if (group === undefined)
        return '';
    const labels = [
        [group.canaries, 'canary'],
        [group.created, 'create'],
        [group.replaced, 'create/destroy update'],
        [group.stopped, 'destroy'],
        [group.ignored, 'ignore'],
        [group.updatedInPlace, 'in-place update'],
        [group.migrated, 'migrate'],
    ];
    const texts = labels.filter(([count]) => count > 0).map(([count, label]) => `${count} ${label}`);
    return texts.length === 0 ? '' : ` (${texts.join(', ')})`;
}
function groupLines(group, counts, verbose) {
    return [
        lineOf(group.Type, 0, `Task Group: ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .T)(group.Name)}${counts}`),
        ...(group.Type === 'Edited' || verbose ? body(group, 1) : []),
        ...group.Tasks.flatMap((task) => taskLines(task, verbose)),
    ];
}
function taskLines(task, verbose) {
    const inside = task.Type === 'Edited' || (verbose && task.Type !== 'None');
    return [
        lineOf(task.Type, 1, `Task: ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .T)(task.Name)}${annotations(task.Annotations)}`),
        ...(inside ? body(task, 2) : []),
    ];
}
function body(from, depth) {
    return [
        ...from.Fields.filter(({ Type, New }) => Type !== 'None' || New !== '').flatMap((field) => textLines(field, depth) ?? [fieldLine(field, depth, from.Name)]),
        ...from.Objects.flatMap((object) => [
            lineOf(object.Type, depth, `${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .R)(object.Name)} {`),
            ...body(object, depth + 1),
            lineOf(object.Type === 'Edited' ? 'None' : object.Type, depth, '}'),
        ]),
    ];
}
function textLines(field, depth) {
    const { Old: before, New: after } = field;
    if (field.Type === 'None' || before === _redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .hidden */ .R || after === _redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .hidden */ .R)
        return undefined;
    if (![before, after].some((side) => (0,_redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .hasLines */ .gE)((0,_redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .shownText */ .f$)(side))))
        return undefined;
    const changed = changedLines(before, after);
    if (changed === undefined)
        return undefined;
    const head = lineOf(field.Type, depth, `${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .R)(field.Name)}:${annotations(field.Annotations)}`);
    return [
        head,
        ...changed.map(({ type, text, isHidden }) => ({
            ...lineOf(type, depth + 1, text),
            hiddenValues: isHidden === true ? 1 : 0,
        })),
    ];
}
function fieldLine(field, depth, object) {
    const text = `${fieldText(field, object)}${annotations(field.Annotations)}`;
    return {
        ...lineOf(field.Type, depth, text),
        hiddenValues: valuesOf(field).filter((one) => typeof one !== 'string').length,
    };
}
function fieldText(field, object) {
    if (field.Type === 'Edited' && field.Old === '' && field.New === '')
        return `${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .R)(field.Name)}:`;
    return `${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .R)(field.Name)}: ${valuesOf(field).map(valueText).join(' => ')}${inUnits(field, object)}`;
}
function inUnits(field, object) {
    const values = valuesOf(field);
    const texts = values.map((one) => (typeof one === 'string' ? readable(field.Name, one, object) : undefined));
    if (texts.every((one) => one === undefined))
        return '';
    return ` (${texts.map((one, at) => one ?? (0,_redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .shownText */ .f$)(values[at] ?? '')).join(' → ')})`;
}
function valuesOf(field) {
    if (field.Type === 'Deleted')
        return [field.Old];
    const isSameText = typeof field.New === 'string' && field.Old === field.New;
    return field.Type === 'Edited' && !isSameText ? [field.Old, field.New] : [field.New];
}
function valueText(field) {
    const shown = (0,_redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .shownText */ .f$)(field);
    if (field === _redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .hidden */ .R)
        return shown;
    if (shown.length <= longestValue)
        return (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .T)(shown);
    const start = (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .T)(shown.slice(0, shownEnds).toWellFormed());
    const end = (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .T)(shown.slice(-shownEnds).toWellFormed());
    return `${start} … ${end} (${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .thousands */ .oh)(shown.length)} characters)`;
}
function annotations(list) {
    return list.length === 0 ? '' : ` (${list.map(_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .R).join(', ')})`;
}
function lineOf(type, depth, text) {
    return { text: `${markers[type]} ${'  '.repeat(depth)}${text}` };
}
function keyChangesOf(diff) {
    const tasks = diff.TaskGroups.flatMap((group) => group.Tasks);
    return [
        ...tasks.flatMap(({ Objects }) => fieldsOf(Objects, 'Config', ['image'])).flatMap((field) => imageChange(field)),
        ...diff.TaskGroups.flatMap((group) => group.Fields.filter(({ Name }) => Name === 'Count')).flatMap((field) => change('count', field)),
        ...scheduleTexts(diff).map((text) => ({ kind: 'schedule', text })),
    ];
}
function fieldsOf(objects, name, fields) {
    return objects
        .filter(({ Name }) => Name === name)
        .flatMap(({ Fields }) => Fields.filter(({ Name }) => fields.includes(Name)));
}
function scheduleTexts(diff) {
    const { before, after } = (0,_traits_js__WEBPACK_IMPORTED_MODULE_1__/* .scheduleChange */ .qU)(diff) ?? { before: _redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_4__/* .hiddenMark */ .s, after: _redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_4__/* .hiddenMark */ .s };
    return [before, after].some((text) => text.includes(_redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_4__/* .hiddenMark */ .s)) ? [] : [`${before} → ${after}`];
}
function change(kind, { Type, Old, New }) {
    if (Type !== 'Edited' || Old === _redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .hidden */ .R || New === _redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .hidden */ .R)
        return [];
    const [before, after] = [(0,_redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .shownText */ .f$)(Old), (0,_redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .shownText */ .f$)(New)];
    return [{ kind, text: `${before} → ${after}` }];
}
function imageChange(field) {
    const { Old, New } = field;
    if (typeof Old !== 'string' || typeof New !== 'string')
        return change('image', field);
    const [before, after] = [(0,_image_js__WEBPACK_IMPORTED_MODULE_2__/* .splitImage */ .s)(Old), (0,_image_js__WEBPACK_IMPORTED_MODULE_2__/* .splitImage */ .s)(New)];
    const isLate = (0,_image_js__WEBPACK_IMPORTED_MODULE_2__/* .isLateImage */ .M)(New) && /^\([^)]*\)$/.test(New);
    if (field.Type !== 'Edited' || (before.name !== after.name && !isLate))
        return change('image', field);
    const name = before.name.slice(before.name.lastIndexOf('/') + 1);
    const next = isLate ? New : shortPin(after).replace(/^[:@]/, '') || 'no tag';
    return [{ kind: 'image', text: `${name}${shortPin(before)} → ${next}` }];
}
function shortPin({ tag, digest }) {
    return tag + digest.replace(/^(@[\w+.-]+:[0-9a-f]{8})[0-9a-f]+$/, '$1…');
}
const durations = new Set([
    'ConnectTimeout', 'Delay', 'Grace', 'HealthTimeout', 'HealthyDeadline', 'Interval', 'KillTimeout', 'LostAfter', 'MaxClientDisconnect', 'MaxDelay',
    'MaxRunDuration', 'MinHealthyTime', 'ProgressDeadline', 'ShutdownDelay', 'Splay', 'Stagger', 'StopAfterClientDisconnect', 'StopOnClientAfter', 'TTL',
    'Timeout', 'VaultGrace', 'Template.Max', 'Template.Min', 'Wait.Max', 'Wait.Min',
]);
const mebibytes = new Set(['MemoryMB', 'MemoryMaxMB', 'SizeMB', 'SecretsMB']);
function readable(name, value, object = '') {
    if (!/^\d{1,18}$/.test(value))
        return undefined;
    if (isDuration(name, object))
        return duration(BigInt(value));
    if (!mebibytes.has(name) || Number(value) < 1024)
        return undefined;
    return `${Number((Number(value) / 1024).toFixed(2))} GiB`;
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
function duration(nanoseconds) {
    let left = nanoseconds;
    let text = '';
    for (const [unit, size] of steps) {
        if (left >= size)
            text += `${left / size}${unit}`;
        left %= size;
    }
    return text || '0s';
}
const context = 2;
const mostLines = 80;
const longestLine = 160;
const mostEdits = 400;
function changedLines(former, latter) {
    const [before, after] = [toCompare(former), toCompare(latter)];
    const options = { context, maxEditLength: mostEdits };
    const patch = (0,diff__WEBPACK_IMPORTED_MODULE_0__/* .structuredPatch */ .YB)('', '', before, after, undefined, undefined, options);
    if (patch === undefined)
        return undefined;
    const endChanges = before !== '' && after !== '' && before.endsWith('\n') !== after.endsWith('\n');
    const lines = patch.hunks.flatMap((hunk, index) => [
        ...(index === 0 ? [] : [{ type: 'None', text: '…' }]),
        ...hunk.lines.filter((line) => endChanges || !line.startsWith('\\')).map(patchLine),
    ]);
    const left = lines.length - mostLines;
    return left <= 0 ? lines : [...lines.slice(0, mostLines), { type: 'None', text: `… ${left} more lines` }];
}
function patchLine(line) {
    if (line.startsWith('\\'))
        return { type: 'None', text: '(no line end)' };
    const isHidden = isHiddenLine.test(line);
    const text = isHidden ? _redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_4__/* .hiddenMark */ .s : (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .R)(line.slice(1).replaceAll('\t', '  '));
    const shown = text.length > longestLine ? `${text.slice(0, longestLine).toWellFormed()}…` : text;
    return { type: line.startsWith('+') ? 'Added' : line.startsWith('-') ? 'Deleted' : 'None', text: shown, isHidden };
}
const isHiddenLine = /^[ +-]‹hidden›\0\d+$/;
function toCompare(value) {
    if (typeof value === 'string')
        return value;
    return value.lines.map((line) => (typeof line === 'number' ? `${_redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_4__/* .hiddenMark */ .s}\0${line}` : line)).join('\n');
}


/***/ }),

/***/ 8391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ isLateImage),
/* harmony export */   s: () => (/* binding */ splitImage)
/* harmony export */ });
const lateStart = '(late: ';
function splitImage(text) {
    const at = text.indexOf('@');
    const [named, digest] = at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at)];
    const late = named.indexOf(`:${lateStart}`);
    const colon = late === -1 ? named.lastIndexOf(':') : late;
    const end = late !== -1 || colon > named.lastIndexOf('/') ? colon : named.length;
    return { name: named.slice(0, end), tag: named.slice(end), digest };
}
function isLateImage(text) {
    return text.includes(lateStart);
}


/***/ }),

/***/ 7589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Em: () => (/* binding */ redactUnplaced),
/* harmony export */   hV: () => (/* binding */ unplacedGroups),
/* harmony export */   vw: () => (/* binding */ unplaced)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1795);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4482);


function unplaced(job, plan) {
    return unplacedGroups(plan.FailedTGAllocs, job);
}
function unplacedGroups(failed, job) {
    const listed = Array.isArray(job?.['Datacenters']) ? job['Datacenters'] : [];
    const datacenters = listed.filter((name) => typeof name === 'string');
    return Object.entries(failed)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([group, metric]) => ({
        group,
        count: metric.CoalescedFailures + 1,
        reasons: reasonsOf(datacenters, metric, job?.TaskGroups?.find(({ Name }) => Name === group)),
    }));
}
function redactUnplaced(group, scrub) {
    return {
        ...group,
        reasons: group.reasons.map((reason) => reason.name === undefined ? reason : { ...reason, name: scrub(reason.name) }),
    };
}
function reasonsOf(datacenters, metric, group = {}) {
    const reasons = [
        ...exhausted(metric),
        ...filterReasons(metric.ConstraintFiltered, group),
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
        const all = metric.NodesEvaluated - metric.NodesFiltered <= count;
        const amount = askedFor(dimension, metric);
        if (amount === undefined)
            return { text: all ? 'no node has room:' : `${nodes(count)} without room:`, name: dimension };
        const what = amount === '' ? `enough ${dimension}` : `${amount} of ${dimension}`;
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
            return undefined;
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
const optionalText = valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), '');
const DEVICE = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ Name: optionalText, Count: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), 1) });
const TASK = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    Driver: optionalText,
    Resources: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ Devices: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(DEVICE), []) })),
    Secrets: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ Provider: optionalText })), []),
});
const VOLUME = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ Type: optionalText, Source: optionalText, PerAlloc: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), false) });
const GROUP = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    Volumes: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), VOLUME), {}),
    Networks: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ Mode: optionalText })), []),
    Tasks: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(TASK), []),
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
    [/^missing drivers/, (count) => `${nodes(count)} without the task driver`, drivers],
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
    [/^missing compatible host volumes$/, (count) => `${lacking(count)} a host volume of the group`, hostVolumes],
    [/^missing devices$/, (count) => `${lacking(count)} a device of the group`, devices],
    [/^missing secrets provider$/, (count) => `${lacking(count)} a secrets provider of the group`, providers],
    [/^\$\{attr\.plugins\.secrets\.(.+)\.version\} is_set\b/s, (count) => `${lacking(count)} the secrets provider`],
    [/^missing network$/, (count) => `${lacking(count)} the network of the group`, networks],
    [/^missing host network "(.+)" for port "/s, (count) => `${lacking(count)} the host network`],
    [/^\$\{attr\.plugins\.cni\.version\.(.+)\} semver >= [\d.]+$/s, (count) => `${lacking(count)} a recent CNI plugin`],
];
function filterReasons(filtered, group) {
    const found = new Map();
    const asks = valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(GROUP, group);
    for (const [filter, count] of Object.entries(filtered).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
        const [pattern, unnamed, asked] = rules.find(([one]) => one.test(filter)) ?? [undefined, excluded];
        const [what = '', namesIn] = asked ?? [];
        const names = asks.success ? new Set(namesIn?.(asks.output)) : new Set();
        const own = pattern === undefined ? filter : pattern.exec(filter)?.[1];
        const name = names.size > 0 ? (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .listTexts */ .fU)([...names].toSorted(), ', ') : own;
        const text = names.size > 0 ? describeAsked(what, names.size) : unnamed;
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
function describeAsked(what, amount) {
    const offered = amount === 1 ? `the ${what}` : `all of the ${what}s`;
    return (count) => `${count === 1 ? '1 node does' : `${count} nodes do`} not offer ${offered}`;
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


/***/ }),

/***/ 4025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U9: () => (/* binding */ describeWarning),
  al: () => (/* binding */ isRepeatedBy),
  fG: () => (/* binding */ scrubbed),
  Vj: () => (/* binding */ verdictOf)
});

// EXTERNAL MODULE: ./build/node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(1795);
;// CONCATENATED MODULE: ./build/js/nomad-plan/group-counts.js

const placed = ({ updates: { Place } }) => Place;
const current = ({ updates: { Ignore, InPlaceUpdate } }) => Ignore + InPlaceUpdate;
const unlimited = () => Infinity;
const meanings = {
    service: {
        created: ({ updates: { Place, Canary }, group }) => (Canary > (group?.Count ?? Infinity) ? 0 : Place),
        waiting: ({ updates: { Canary, DestructiveUpdate, InPlaceUpdate, Place, Ignore }, change }) => Canary === 0 && (DestructiveUpdate > 0 || (change === 'edited' && Place > 0 && InPlaceUpdate === 0)) ? Ignore : 0,
        serving: (plan) => current(plan) + plan.updates.Canary,
        pace: (plan) => plan.updates.DestructiveUpdate || groupPace(plan) || Infinity,
    },
    batch: {
        created: placed,
        serving: ({ updates: { InPlaceUpdate } }) => InPlaceUpdate,
        pace: unlimited,
        withEnded: 'stopped',
    },
    sysbatch: { created: placed, serving: unlimited, pace: unlimited, withEnded: 'replaced' },
    system: {
        created: (plan) => plan.updates.Place - current(plan) - plan.updates.DestructiveUpdate,
        serving: current,
        pace: (plan) => groupPace(plan) || jobPace(plan) || Infinity,
        repeatsRollout: true,
    },
    'system before 1.11': {
        created: placed,
        serving: current,
        pace: ({ job }) => maxParallel(job) || Infinity,
        repeatsRollout: true,
    },
};
function meaningOf({ job: { Type }, updates: { Disconnect } }) {
    if (Type === 'system')
        return meanings[Disconnect === undefined ? 'system before 1.11' : 'system'];
    return Type === 'batch' || Type === 'sysbatch' ? meanings[Type] : meanings.service;
}
const UPDATE = dist/* object */.Ikc({ MaxParallel: dist/* nullish */.cl6(dist/* number */.aig()) });
function maxParallel(of, unset = 1) {
    const result = dist/* safeParse */.xLC(UPDATE, of?.['Update']);
    return result.success ? (result.output.MaxParallel ?? unset) : undefined;
}
function jobPace({ job }) {
    return maxParallel(job) ?? 1;
}
function groupPace(plan) {
    return maxParallel(plan.group, jobPace(plan)) ?? jobPace(plan);
}
function groupVerdict(name, plan) {
    const meaning = meaningOf(plan);
    const { updates } = plan;
    const isRepeated = meaning.repeatsRollout === true && plan.change === 'unchanged';
    const created = meaning.created(plan);
    const gone = isRepeated ? 0 : Math.min(Math.max(0, -created), updates.DestructiveUpdate);
    const replaced = updates.DestructiveUpdate - gone;
    return {
        name,
        created: Math.max(0, created),
        replaced,
        updatedInPlace: updates.InPlaceUpdate,
        stopped: updates.Stop + gone,
        migrated: updates.Migrate,
        canaries: updates.Canary,
        ignored: updates.Ignore,
        preempted: updates.Preemptions,
        rescheduled: updates.RescheduleNow,
        update: isRepeated ? noUpdate : groupUpdate(replaced, plan, meaning),
    };
}
const noUpdate = { all: 0, step: 0, isAtOnce: false, withEnded: undefined };
function groupUpdate(replaced, plan, meaning) {
    const { DestructiveUpdate, Ignore, Canary } = plan.updates;
    const waiting = meaning.waiting?.(plan) ?? 0;
    const beside = Canary > 0 && replaced === 0 ? Math.max(plan.group?.Count ?? Ignore, Canary) : 0;
    const pace = Canary > 0 ? Canary : meaning.pace(plan);
    const isAtOnce = replaced > 1 && pace >= DestructiveUpdate + waiting && meaning.serving(plan) === 0;
    const all = replaced + beside + waiting;
    return { all, step: Math.min(all, pace), isAtOnce, withEnded: meaning.withEnded };
}

// EXTERNAL MODULE: ./build/js/nomad-plan/spec.js
var spec = __webpack_require__(9203);
// EXTERNAL MODULE: ./build/js/nomad-plan/placement.js
var placement = __webpack_require__(7589);
// EXTERNAL MODULE: ./build/js/nomad-plan/traits.js
var traits = __webpack_require__(7601);
;// CONCATENATED MODULE: ./build/js/nomad-plan/verdict.js




function verdictOf(job, plan) {
    const starts = (0,spec/* jobStart */.A5)(job);
    const change = changeOf(job, plan);
    const groups = Object.entries(plan.Annotations.DesiredTGUpdates)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, updates]) => {
        const group = job.TaskGroups?.find(({ Name }) => Name === name);
        return groupVerdict(name, { job, group, updates, change });
    });
    const moves = starts === 'at-once' && groups.some(hasMoves);
    return {
        change,
        changes: change !== 'unchanged' || moves,
        startsAgain: stopChange(plan.Diff) === 'false',
        refused: change === 'edited' ? refusedTransitions(plan.Diff) : [],
        traits: (0,traits/* traitsOf */.JC)(plan.Diff),
        starts,
        groups,
        destructive: groups.some((group) => group.stopped + group.preempted > 0 || isUpdateDestructive(group)) ||
            plan.Annotations.PreemptedAllocs.length > 0,
        unplaced: (0,placement/* unplaced */.vw)(job, plan),
        preempted: preempted(plan),
        warnings: warningsOf(plan.Warnings),
        nextLaunch: (plan.NextPeriodicLaunch ?? ((0,spec/* isOnSchedule */.vB)(job) ? 'never' : '')) || undefined,
        jobModifyIndex: plan.JobModifyIndex,
    };
}
function scrubbed(verdict, scrub, shown) {
    return {
        ...verdict,
        groups: verdict.groups.map((group) => ({
            ...group,
            name: shown(group.name),
            ...(group.update.all === 0 ? { replaced: 0, canaries: 0 } : {}),
        })),
        preempted: verdict.preempted.map((other) => ({
            ...other,
            job: shown(other.job),
            namespace: shown(other.namespace),
            group: shown(other.group),
        })),
        warnings: verdict.warnings.map((warning) => scrub(warning)),
        unplaced: verdict.unplaced.map((one) => ({ ...(0,placement/* redactUnplaced */.Em)(one, scrub), group: shown(one.group) })),
    };
}
function hasMoves(group) {
    return group.created + group.stopped + group.migrated + group.preempted + group.rescheduled + group.update.all > 0;
}
function isUpdateDestructive({ replaced, canaries, update }) {
    return update.all > 0 && (replaced > 0 || canaries === 0);
}
function changeOf(job, plan) {
    const type = plan.Diff?.Type;
    if (type === 'Deleted' || (job.Stop === true && stopChange(plan.Diff) === 'true'))
        return 'stopped';
    if (plan.JobModifyIndex === 0 || type === 'Added')
        return 'new';
    return type === 'None' ? 'unchanged' : 'edited';
}
function refusedTransitions(diff) {
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
const mostWarnings = 65_536;
function warningsOf(text) {
    const start = text.slice(0, mostWarnings);
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
    return text.length > mostWarnings && warnings.length > 1 ? warnings.slice(0, -1) : warnings;
}
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

/***/ 4578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Tq: () => (/* binding */ findRecord),
  Bc: () => (/* binding */ judgeCommand),
  mq: () => (/* binding */ readPermittedCommand)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/github/comments/requests.js
var requests = __webpack_require__(2716);
// EXTERNAL MODULE: ./build/js/clients/github/pull-requests/lists.js
var lists = __webpack_require__(9003);
// EXTERNAL MODULE: ./build/js/clients/github/permissions.js
var permissions = __webpack_require__(3613);
// EXTERNAL MODULE: ./build/js/review/record.js
var review_record = __webpack_require__(5398);
// EXTERNAL MODULE: ./build/js/review/digests.js
var digests = __webpack_require__(4906);
// EXTERNAL MODULE: ./build/js/review/commands/parse-command.js
var parse_command = __webpack_require__(2489);
// EXTERNAL MODULE: ./build/js/review/record-codec.js
var record_codec = __webpack_require__(4989);
// EXTERNAL MODULE: ./build/js/review/commands/refusals.js
var refusals = __webpack_require__(7557);
;// CONCATENATED MODULE: ./build/js/review/commands/judge-record.js





function checkPullRequest(command, pull) {
    const { verb, plan, commit } = command;
    if (verb === 'help')
        return;
    const isWrite = parse_command/* writingVerbs */.De.has(verb);
    if (pull.closed && (!pull.merged || verb === 'plan'))
        throw (0,refusals/* closedPullRequest */.nc)(pull.number, verb, pull.merged);
    const namesPlan = plan !== undefined || (commit !== undefined && !isWrite);
    if (pull.fork && (isWrite || !namesPlan))
        throw (0,refusals/* commandOnFork */.Nb)(verb, isWrite);
    if (commit !== undefined && commit !== pull.headSha)
        throw (0,refusals/* otherHead */.dr)(commit, pull.headSha);
}
function needsRecord({ verb, plan }) {
    return plan !== undefined || verb === 'status' || parse_command/* writingVerbs */.De.has(verb);
}
function judgeRecord(record, occasion) {
    const { command, headSha, createdAt, key } = occasion;
    const { verb, plan } = command;
    const id = (0,record_codec/* planId */.rY)(record, key);
    if (plan !== undefined && !(0,digests/* equalsInConstantTime */.uz)(plan, id))
        throw new refusals/* CommandRefusal */.k0('unknown-plan', `The comment with the plan shows another plan than \`${plan}\``, {
            hint: 'Read the plan that it shows, and name its ID.',
            otherPlan: plan,
        });
    if (plan === undefined && parse_command/* writingVerbs */.De.has(verb))
        throw new refusals/* CommandRefusal */.k0('unknown-plan', `Command \`${verb}\` requires the ID of the plan`, {
            hint: 'Read the plan in the comment, and give the command with its ID.',
            instead: { ...command, plan: id },
        });
    if (plan !== undefined && !(record.since < Math.floor(Date.parse(createdAt) / 1000)))
        throw new refusals/* CommandRefusal */.k0('plan-newer-than-command', 'The plan was written after the command, or in the same second: its author cannot have read it', { hint: 'Read the plan, and give the command again.' });
    if (plan !== undefined && record.head !== headSha)
        throw (0,refusals/* otherHead */.dr)(record.head, headSha);
    return verb === 'plan' || verb === 'help' ? undefined : findCommandedJob(record, occasion);
}
function findCommandedJob(record, { command, key, place }) {
    const { verb, job: named } = command;
    const isWrite = parse_command/* writingVerbs */.De.has(verb);
    const candidates = record.jobs.filter(({ id, namespace, region, done }) => (!isWrite || done !== undefined) &&
        (named === undefined ? typeof id === 'string' : (0,review_record/* matchesIdentifier */.vd)(id, named, key)) &&
        (place === undefined ||
            ((0,review_record/* matchesIdentifier */.vd)(namespace, place.namespace, key) && mayBeRegion(region, place.region, key))));
    const [job, ...others] = candidates;
    if (job !== undefined && others.length === 0)
        return job;
    throw (0,refusals/* notOurs */.TR)(describeNoJob(verb, named, candidates.length));
}
function mayBeRegion(recorded, region, key) {
    return recorded === '' || region === '' || (0,review_record/* matchesIdentifier */.vd)(recorded, region, key);
}
function describeNoJob(verb, named, count) {
    const did = parse_command/* writingVerbs */.De.has(verb) ? 'registered' : 'planned';
    if (named !== undefined && count > 1)
        return `This pull request ${did} several jobs \`${named}\`, in different namespaces`;
    if (named !== undefined)
        return `This pull request has not ${did} job \`${named}\` here`;
    return count === 0
        ? `This pull request has not ${did} any job here`
        : `This pull request ${did} ${count} jobs: name one of them in the command`;
}

// EXTERNAL MODULE: ./build/js/operations/review/open-review.js
var open_review = __webpack_require__(8649);
;// CONCATENATED MODULE: ./build/js/operations/commands/judge-command.js








async function readPermittedCommand(lookup) {
    const { comment } = lookup.event;
    if (comment === undefined)
        throw (0,refusals/* notACommand */.mT)('The event is not a new comment on a pull request (`issue_comment` with `types: [created]`)');
    const command = (0,parse_command/* parseCommand */.RM)(comment.body);
    if (command === undefined)
        throw (0,refusals/* notACommand */.mT)('The first line of the comment is not a command');
    await checkCommander(comment, lookup);
    return { comment, command };
}
async function checkCommander({ author, isBot }, { place: { github, repository }, settings }) {
    const isNamed = settings.logins.has(author.toLowerCase());
    if (isBot) {
        if (isNamed)
            return;
        throw (0,refusals/* notACommander */.x2)(author, 'it is an app, and `commanders` does not name it');
    }
    const wanted = isNamed ? 'write' : settings.role;
    if (wanted === undefined)
        throw (0,refusals/* notACommander */.x2)(author, '`commanders` does not name it');
    const role = await (0,errors/* orElse */.NW)((0,permissions/* readRole */.fP)(github, repository, author), ({ message }) => {
        throw (0,refusals/* notACommander */.x2)(author, `GitHub did not report its role: ${message}`);
    });
    if (!(0,permissions/* isAtLeast */.du)(role, wanted))
        throw (0,refusals/* notACommander */.x2)(author, `its role in the repository is less than \`${wanted}\``);
}
async function judgeCommand(permitted, lookup) {
    const { comment, command } = permitted;
    const { place, settings, nomad } = lookup;
    await checkUnedited(comment, lookup);
    if (!settings.verbs.has(command.verb))
        throw (0,refusals/* verbNotAllowed */.rE)(command.verb);
    const pullRequest = await (0,lists/* readCompletePullRequest */.CL)(place.github, place.repository, comment.number);
    if (pullRequest === undefined)
        throw (0,refusals/* unknownPlan */.Iq)(`pull request ${comment.number} does not exist`);
    checkPullRequest(command, pullRequest);
    if (!needsRecord(command))
        return { ...permitted, pullRequest, job: undefined, approvals: { needed: 0, role: 'write' } };
    const { record, key } = await findRecord(lookup);
    const job = judgeRecord(record, {
        command,
        headSha: pullRequest.headSha,
        createdAt: comment.createdAt,
        key,
        place: nomad && { namespace: nomad.namespace ?? 'default', region: nomad.region ?? '' },
    });
    const { needed, role } = record.approvals;
    const isReviewed = command.verb === 'revert' && needed > 0;
    if (isReviewed && !(0,permissions/* isAtLeast */.du)(await (0,permissions/* readRole */.fP)(place.github, place.repository, comment.author), role))
        throw new refusals/* CommandRefusal */.k0('not-allowed', `\`${comment.author}\` may not revert: the plan needs approvals of the role \`${role}\``, { hint: 'Ask a person with that role to give the command.' });
    return { ...permitted, pullRequest, job, approvals: record.approvals };
}
async function checkUnedited(comment, { place }) {
    const now = await (0,errors/* orUndefined */.y0)((0,requests/* getComment */.OK)(place, comment.id), 'not-found');
    if (now === undefined)
        throw (0,refusals/* commentChanged */.iP)('deleted');
    const isSame = now.user?.login === comment.author &&
        Date.parse(now.created_at) === Date.parse(comment.createdAt) &&
        normalizeLines(now.body ?? '') === normalizeLines(comment.body);
    if (!isSame)
        throw (0,refusals/* commentChanged */.iP)('edited');
}
function normalizeLines(text) {
    return text.replaceAll(/\r\n?/g, '\n').trimEnd();
}
async function findRecord({ place, nomad, }) {
    const expected = { cluster: nomad?.address.host, namespace: nomad?.namespace ?? '', region: nomad?.region ?? '' };
    const { comment, verified, refusal } = await (0,open_review/* openReview */.py)(place, expected);
    if (comment === undefined)
        throw (0,refusals/* unknownPlan */.Iq)('Outrider has written no plan on this pull request');
    if (verified === undefined)
        throw (0,refusals/* unknownPlan */.Iq)(refusal.message.replace(/^Not registered: /, '').replace(/\.$/, ''));
    return { ...verified, comment };
}


/***/ }),

/***/ 4775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pp: () => (/* binding */ judgeOrReply),
  j$: () => (/* binding */ openStage),
  wv: () => (/* binding */ react),
  u7: () => (/* binding */ replyTo),
  d1: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/github/comments/find.js
var find = __webpack_require__(6001);
// EXTERNAL MODULE: ./build/js/clients/github/comments/requests.js
var requests = __webpack_require__(2716);
// EXTERNAL MODULE: ./build/js/review/commands/refusals.js
var refusals = __webpack_require__(7557);
// EXTERNAL MODULE: ./build/js/review/commands/parse-command.js
var parse_command = __webpack_require__(2489);
// EXTERNAL MODULE: ./build/js/operations/run-context.js + 3 modules
var run_context = __webpack_require__(2557);
// EXTERNAL MODULE: ./build/js/operations/commands/judge-command.js + 1 modules
var judge_command = __webpack_require__(4578);
// EXTERNAL MODULE: ./build/js/text/published.js
var published = __webpack_require__(9618);
// EXTERNAL MODULE: ./build/js/clients/github/comments/upsert.js
var upsert = __webpack_require__(9254);
;// CONCATENATED MODULE: ./build/js/clients/github/command-signs.js
async function setCommitStatus(github, repository, { commit, state, context, description, url }) {
    await github.rest.repos.createCommitStatus({
        ...repository,
        sha: commit,
        state,
        context,
        description,
        ...(url === undefined ? {} : { target_url: url }),
    });
}
async function addReaction(github, repository, { comment, content }) {
    await github.rest.reactions.createForIssueComment({ ...repository, comment_id: comment, content });
}

// EXTERNAL MODULE: ./build/js/operations/review/open-review.js
var open_review = __webpack_require__(8649);
// EXTERNAL MODULE: ./build/js/operations/comments/show-change.js
var show_change = __webpack_require__(2276);
// EXTERNAL MODULE: ./build/js/report/comment/history.js
var comment_history = __webpack_require__(6167);
// EXTERNAL MODULE: ./build/js/report/documentation.js
var documentation = __webpack_require__(3203);
// EXTERNAL MODULE: ./build/js/text/markdown.js
var markdown = __webpack_require__(2211);
;// CONCATENATED MODULE: ./build/js/report/comment/command-reply.js





const explanations = {
    plan: 'plans the pull request, and updates the comment with the plan',
    status: 'reports the health of a job of this plan',
    help: 'shows this reply',
    promote: 'promotes the canaries of the deployment that this pull request made',
    fail: 'fails the deployment that this pull request made',
    revert: 'reverts the job from the version that this pull request registered to an earlier one',
};
function replyMarkdown(context, reply) {
    const by = (0,markdown.md) `${(0,markdown/* name */.UU)(context.author)} wrote ${(0,markdown/* link */.nf)((0,markdown/* name */.UU)(context.text), context.commentUrl)}`;
    const parts = reply instanceof errors/* ActionError */.lZ ? refusal(reply, by) : help(reply.allowed, by);
    const footer = (0,markdown.md) `<sub>By ${(0,markdown/* link */.nf)((0,markdown.md) `run ${context.runNumber}`, context.runUrl)}</sub>`;
    return (0,markdown.md) `${context.marker}\n${(0,markdown/* paragraphs */.qN)([...parts, footer])}`;
}
function refusal(error, by) {
    const { message, hint } = error;
    const more = (0,markdown/* link */.nf)((0,markdown.md) `More`, (0,documentation/* helpUrl */.xR)(error));
    const instead = error instanceof refusals/* CommandRefusal */.k0 ? error.options.instead : undefined;
    return [
        (0,markdown.md) `### 😕 Command refused`,
        (0,markdown.md) `${by}. ${(0,markdown/* prose */.CS)(message)}.`,
        (0,markdown.md) `${hint === undefined ? markdown/* nothing */.s6 : (0,markdown.md) `${(0,markdown/* prose */.CS)(hint)} `}${more}.`,
        ...(instead === undefined ? [] : [(0,markdown/* fence */.EU)([(0,parse_command/* formatCommand */.fE)(instead)], 'text')]),
    ];
}
function help(allowed, by) {
    const verbs = [...allowed];
    const examples = verbs.map((verb) => (0,parse_command/* formatCommand */.fE)(exampleOf(verb)));
    const lines = verbs.map((verb) => (0,markdown.md) `- ${(0,markdown/* code */.aY)(verb)} ${(0,markdown/* prose */.CS)(explanations[verb])}`);
    return [
        (0,markdown.md) `### Commands`,
        (0,markdown.md) `${by}. These commands are allowed here, on the first line of a comment:`,
        (0,markdown/* joinLines */.cT)(lines),
        (0,markdown/* fence */.EU)(examples, 'text'),
    ];
}
function exampleOf(verb) {
    if (verb === 'plan' || verb === 'help')
        return { verb };
    const plan = parse_command/* writingVerbs */.De.has(verb) ? { plan: '<plan>' } : {};
    return { verb, job: '<job>', ...(verb === 'revert' ? { version: '<version>' } : {}), ...plan };
}

// EXTERNAL MODULE: ./build/js/report/optional.js
var optional = __webpack_require__(9938);
;// CONCATENATED MODULE: ./build/js/operations/commands/run-command.js















async function runCommand(run, act) {
    const stage = await openStage(run);
    const permitted = await (0,judge_command/* readPermittedCommand */.mq)(stage);
    if (permitted.command.verb !== run.verb)
        throw (0,refusals/* notACommand */.mT)(`The command is \`${(0,parse_command/* formatCommand */.fE)(permitted.command)}\`, which this mode does not run`);
    const judged = await judgeOrReply(permitted, stage);
    await setStatus(stage, judged, 'pending', stage.runner.door.line(`Command of ${judged.comment.author}`));
    return act({
        judged,
        judgeAgain: async () => (0,judge_command/* judgeCommand */.Bc)(await (0,judge_command/* readPermittedCommand */.mq)(stage), stage),
        end: async (ending) => showEnd(stage, judged, ending),
    });
}
async function judgeOrReply(permitted, stage) {
    return (0,errors/* orElse */.NW)((0,judge_command/* judgeCommand */.Bc)(permitted, stage), async (error) => {
        if (!(await isUnanswered(error, stage))) {
            await react(stage, permitted, 'confused');
            await replyTo(stage, permitted, error);
        }
        throw error;
    });
}
async function isUnanswered(error, { place, settings }) {
    const { isSilent = false, otherPlan } = error instanceof refusals/* CommandRefusal */.k0 ? error.options : {};
    if (otherPlan === undefined)
        return isSilent;
    const own = [(0,find/* commentMarker */.Ql)(settings.comment.id), replyMarker(settings.comment.id)];
    const comments = await (0,errors/* orUndefined */.y0)((0,requests/* listComments */.fg)(place));
    return (comments ?? []).some(({ body }) => body?.startsWith('<!-- outrider:') && body.includes(otherPlan) && !own.some((marker) => body.startsWith(marker)));
}
async function openStage(run) {
    const { event, settings, runner, nomad } = run;
    const { repo: repository } = event;
    const { comment, keys } = settings;
    if (repository === undefined || comment.token === undefined)
        throw (0,refusals/* notACommand */.mT)('There is no `github-token`, or the repository is unknown');
    const github = await (0,run_context/* connectGitHub */.U)(run, comment.token);
    const place = (0,open_review/* commentPlaceOf */.Uf)({ event, comment, keys }, github, repository, event.comment?.number ?? 0);
    return { event, settings, place, nomad, runner };
}
async function showEnd(stage, judged, ending) {
    const { headline, failures } = ending;
    const isWell = failures.length === 0;
    const result = stage.runner.door.line(headline);
    await react(stage, judged, isWell ? 'rocket' : 'confused');
    await setStatus(stage, judged, isWell ? 'success' : 'failure', result);
    await addToLog(stage, judged, { ...ending, isWell, result });
    const refusal = failures.find((failure) => failure instanceof refusals/* CommandRefusal */.k0 || failure.reason === 'not-ours');
    if (refusal !== undefined)
        await replyTo(stage, judged, refusal);
}
async function react(stage, { comment }, content) {
    await (0,optional/* optional */.l)(stage.runner, unshown('The reaction was not added'), async () => addReaction(stage.place.github, stage.place.repository, { comment: comment.id, content }));
}
const longestDescription = 140;
async function setStatus(stage, { command, pullRequest }, state, description) {
    const { place, event, settings } = stage;
    const environment = settings.comment.id === 'default' ? '' : ` (${settings.comment.id})`;
    const { door } = stage.runner;
    await (0,optional/* optional */.l)(stage.runner, unshown('The commit status was not set'), async () => setCommitStatus(place.github, place.repository, {
        commit: pullRequest.headSha,
        state,
        context: `outrider/${command.verb}${environment}`,
        description: door.line(description.replaceAll('`', ''), longestDescription),
        url: event.runUrl,
    }));
}
async function addToLog(stage, { command, comment, job }, { isWell, result, changed, state, ui }) {
    const { place } = stage;
    await (0,optional/* optional */.l)(stage.runner, unshown('The command was not added to the comment with the plan'), async () => {
        const plan = await (0,errors/* orUndefined */.y0)((0,judge_command/* findRecord */.Tq)(stage), 'unknown-plan');
        if (plan === undefined)
            return;
        const record = changed ? markUsed(plan.record, job, comment.id) : plan.record;
        const given = { id: `comment ${comment.id}`, by: comment.author, text: (0,parse_command/* formatCommand */.fE)(command) };
        const change = {
            entry: (0,show_change/* entryOf */.M)(stage, { ...given, isWell, result }),
            states: new Map(job === undefined || state === undefined ? [] : [[job.file, state]]),
            ui,
        };
        const draft = (0,comment_history/* addToHistory */.Pc)((0,published/* asPublished */.f1)(plan.comment.body), record, change, stage.runner.door);
        await (0,open_review/* sealAgainIfLate */.z6)(place, await (0,upsert/* rewriteComment */.Iz)(place, plan.comment.id, (0,open_review/* sealComment */.V)(place, draft)));
    });
}
function markUsed(record, job, comment) {
    const jobs = record.jobs.map((one) => one.file === job?.file ? { ...one, command: Math.max(comment, one.command ?? 0) } : one);
    return { ...record, jobs };
}
function replyMarker(commentId) {
    return (0,published/* markOf */.Fg) `outrider:reply id=${encodeURIComponent(commentId)}`;
}
async function replyTo(stage, { comment, command }, reply) {
    const { settings, event, place } = stage;
    const pull = `${event.serverUrl}/${place.repository.owner}/${place.repository.repo}/pull/${place.number}`;
    await (0,optional/* optional */.l)(stage.runner, unshown('The reply was not written'), async () => {
        const marker = replyMarker(settings.comment.id);
        const commentUrl = `${pull}#issuecomment-${comment.id}`;
        const asked = { author: comment.author, text: (0,parse_command/* formatCommand */.fE)(command), commentUrl };
        const body = replyMarkdown({ marker, ...asked, runUrl: event.runUrl, runNumber: event.runNumber }, reply);
        await (0,upsert/* upsertComment */.lB)({ ...place, marker }, stage.runner.door.markdown(body), {
            same: (present, wanted) => present.replaceAll('\r\n', '\n') === wanted,
            create: true,
        });
    });
}
function unshown(what) {
    const note = 'The command itself is not affected.';
    const hint = 'Give the job `permissions: { pull-requests: write, statuses: write }`.';
    return { what, note, hint, help: 'command-not-shown' };
}


/***/ }),

/***/ 2276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ entryOf),
/* harmony export */   h: () => (/* binding */ showChanges)
/* harmony export */ });
/* harmony import */ var _clients_github_comments_find_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6001);
/* harmony import */ var _clients_github_comments_requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2716);
/* harmony import */ var _report_comment_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6167);
/* harmony import */ var _report_comment_job_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3268);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2027);
/* harmony import */ var _report_optional_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9938);
/* harmony import */ var _review_record_codec_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4989);
/* harmony import */ var _review_record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5398);
/* harmony import */ var _text_published_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9618);
/* harmony import */ var _text_log_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(872);
/* harmony import */ var _run_context_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2557);
/* harmony import */ var _review_open_review_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8649);












const unshown = {
    what: 'The comment of the pull request that registered the job was not updated',
    note: 'The change of the job itself is not affected.',
    hint: 'Give the job `permissions: { pull-requests: write }`.',
    help: 'command-not-shown',
};
function entryOf({ event }, what) {
    const { runNumber: number, runUrl: url } = event;
    const at = Math.floor(Date.now() / 1000);
    return {
        ...what,
        result: what.result.slice(0, 300).toWellFormed(),
        at,
        run: { number, ...(url === undefined ? {} : { url }) },
    };
}
function stepOf({ runId = '', job = '', action = '', actor = '', triggeringActor }) {
    return { id: `run ${runId}/${job}/${action}`, by: triggeringActor ?? actor };
}
async function showChanges(jobs, what, run) {
    const { token, keys, event } = run;
    const repository = event.repo;
    if (token === undefined || keys === undefined || repository === undefined || jobs.length === 0)
        return;
    const entry = entryOf(run, { ...stepOf(event), ...what });
    await (0,_report_optional_js__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .l)(run.runner, unshown, async () => {
        const github = await (0,_run_context_js__WEBPACK_IMPORTED_MODULE_10__/* .connectGitHub */ .U)(run, token);
        for (const found of await findRegistrations(jobs, { run: { ...run, keys }, github, repository }))
            await writeChange(found, entry, run);
    });
}
async function writeChange({ comment, record, place, states }, entry, { runner, ui }) {
    const change = { entry, states, ui };
    const draft = (0,_report_comment_history_js__WEBPACK_IMPORTED_MODULE_2__/* .addToHistory */ .Pc)((0,_text_published_js__WEBPACK_IMPORTED_MODULE_8__/* .asPublished */ .f1)(comment.body), record, change, runner.door);
    const written = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .orUndefined */ .y0)((0,_clients_github_comments_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .updateComment */ .vv)(place, comment.id, (0,_review_open_review_js__WEBPACK_IMPORTED_MODULE_11__/* .sealComment */ .V)(place, draft)), 'not-found');
    if (written === undefined)
        return;
    await (0,_review_open_review_js__WEBPACK_IMPORTED_MODULE_11__/* .sealAgainIfLate */ .z6)(place, { comment: written, action: 'updated' });
    runner.log((0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `Comment updated: ${comment.html_url}`);
}
const mostRequests = 3;
async function findRegistrations(jobs, search) {
    const { github, repository, run } = search;
    const latest = new Map();
    for await (const comments of (0,_clients_github_comments_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .listUpdatedComments */ .ki)(github, repository, mostRequests)) {
        for (const found of comments.flatMap((comment) => openComment(comment, search) ?? [])) {
            for (const job of jobs) {
                const recorded = findRecorded(found, job, run.cluster);
                const index = recorded?.done?.index ?? -1;
                if (recorded !== undefined && index > (latest.get(job)?.index ?? -1))
                    latest.set(job, { found, file: recorded.file, index });
            }
        }
        if (latest.size === jobs.length)
            break;
    }
    const byComment = Map.groupBy(latest, ([, { found }]) => found);
    const registrations = [...byComment].map(([found, entries]) => {
        const states = entries.map(([{ state }, { file }]) => [file, state]);
        const news = states.filter((entry) => entry[1] !== undefined && isNews(found.record, entry[0], entry[1]));
        return { ...found, states: new Map(news), isEntryOnly: states.some(([, state]) => state === undefined) };
    });
    const withNews = registrations.filter(({ states, isEntryOnly }) => states.size > 0 || isEntryOnly);
    const we = withNews[0] === undefined ? '' : await withNews[0].place.author();
    return withNews.filter(({ comment }) => (0,_clients_github_comments_find_js__WEBPACK_IMPORTED_MODULE_0__/* .isOwnComment */ ._M)(we, comment.user));
}
function isNews({ jobs }, file, state) {
    const before = jobs.find((job) => job.file === file)?.state;
    return before === undefined || !(0,_report_comment_job_state_js__WEBPACK_IMPORTED_MODULE_3__/* .saysTheSame */ .Yq)(before, state);
}
function openComment(comment, { run, github, repository }) {
    const number = (0,_clients_github_comments_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .threadOf */ .uu)(comment);
    const first = (0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_6__/* .openRecord */ .C6)(comment.body, run.keys, comment.updated_at);
    if (number === undefined || first.kind !== 'opened')
        return undefined;
    const { comment: id } = first.record;
    if (id === run.own?.comment && number === run.own.pullRequest)
        return undefined;
    const settings = { token: run.token, wanted: true, id, author: run.commentAuthor };
    const place = (0,_review_open_review_js__WEBPACK_IMPORTED_MODULE_11__/* .commentPlaceOf */ .Uf)({ event: run.event, comment: settings, keys: run.keys }, github, repository, number);
    const opened = place.open(comment);
    if (opened.kind !== 'opened' || !(0,_clients_github_comments_find_js__WEBPACK_IMPORTED_MODULE_0__/* .carriesMarker */ .GN)(comment.body, (0,_clients_github_comments_find_js__WEBPACK_IMPORTED_MODULE_0__/* .commentMarker */ .Ql)(id)))
        return undefined;
    return { comment, place, record: opened.record, key: opened.key };
}
function findRecorded({ record, key }, job, cluster) {
    if (record.cluster !== cluster)
        return undefined;
    return record.jobs.find(({ id, namespace, region, done, state }) => done !== undefined &&
        state?.end !== 'registered-again' &&
        (0,_review_record_js__WEBPACK_IMPORTED_MODULE_7__/* .matchesIdentifier */ .vd)(id, job.id, key) &&
        (0,_review_record_js__WEBPACK_IMPORTED_MODULE_7__/* .matchesIdentifier */ .vd)(namespace, job.namespace, key) &&
        (region === '' || job.region === '' || (0,_review_record_js__WEBPACK_IMPORTED_MODULE_7__/* .matchesIdentifier */ .vd)(region, job.region, key)));
}


/***/ }),

/***/ 5403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ connectNomad),
  d: () => (/* binding */ startNomadRun)
});

// EXTERNAL MODULE: ./build/js/text/log-text.js
var log_text = __webpack_require__(872);
// EXTERNAL MODULE: ./build/js/clients/github/identity-token.js
var identity_token = __webpack_require__(9547);
// EXTERNAL MODULE: ./build/js/clients/github/context.js
var github_context = __webpack_require__(5534);
// EXTERNAL MODULE: ./build/node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(1795);
// EXTERNAL MODULE: ./build/js/clients/nomad/wire/call.js
var wire_call = __webpack_require__(9815);
// EXTERNAL MODULE: ./build/js/clients/nomad/wire/fields.js
var fields = __webpack_require__(214);
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
            deniedHint: `Compare the audience, issuer and lifetime of the identity token with the auth method \`${authMethod}\`.`,
            secrets: [identityToken],
        },
        shape: (0,wire_call/* shapeOf */.F5)(FRESH_TOKEN),
    });
}
async function readOwnToken(wire, { region, once = false }) {
    return wire.get({
        call: { method: 'GET', path: '/v1/acl/token/self', region, repeatable: !once },
        shape: (0,wire_call/* shapeOf */.F5)(OWN_TOKEN),
    });
}
const ROLE = dist/* object */.Ikc({ Policies: (0,fields/* listOf */.c3)(dist/* object */.Ikc({ Name: fields/* textField */.M8 })) });
function readAclRole({ id, region }) {
    return (0,wire_call/* reading */.hF)({ region }, { path: `/v1/acl/role/${(0,wire_call/* plainSegment */.KE)(id, 'role ID')}`, shape: (0,wire_call/* shapeOf */.F5)(ROLE) });
}
const NAMESPACE_RULE = dist/* object */.Ikc({
    Name: fields/* textField */.M8,
    Capabilities: (0,fields/* listOf */.c3)(dist/* string */.YjP()),
    Variables: dist/* nullish */.cl6(dist/* object */.Ikc({ Paths: (0,fields/* listOf */.c3)(dist/* object */.Ikc({ Capabilities: (0,fields/* listOf */.c3)(dist/* string */.YjP()) })) })),
});
const CLUSTER_RULE = dist/* nullish */.cl6(dist/* object */.Ikc({ Policy: fields/* textField */.M8, Capabilities: (0,fields/* listOf */.c3)(dist/* string */.YjP()) }));
const POLICY = dist/* object */.Ikc({
    RulesJSON: dist/* object */.Ikc({
        Namespaces: (0,fields/* listOf */.c3)(NAMESPACE_RULE),
        Agent: CLUSTER_RULE,
        Node: CLUSTER_RULE,
        Operator: CLUSTER_RULE,
        Quota: CLUSTER_RULE,
    }),
});
function readAclPolicy({ id, region }) {
    return (0,wire_call/* reading */.hF)({ region }, { path: `/v1/acl/policy/${(0,wire_call/* plainSegment */.KE)(id, 'policy name')}`, shape: (0,wire_call/* shapeOf */.F5)(POLICY) });
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/agent.js



const REGIONS = dist/* pipe */.FsL(dist/* array */.YOg(dist/* string */.YjP()), dist/* readonly */.tBZ());
function listRegions() {
    return (0,wire_call/* reading */.hF)({}, { path: '/v1/regions', shape: (0,wire_call/* shapeOf */.F5)(REGIONS) });
}
const AGENT = dist/* object */.Ikc({
    config: dist/* object */.Ikc({
        Region: fields/* textField */.M8,
        Version: dist/* object */.Ikc({ Version: fields/* textField */.M8 }),
    }),
});
function readAgent() {
    return (0,wire_call/* reading */.hF)({}, { path: '/v1/agent/self', capability: '`agent:read`', shape: (0,wire_call/* shapeOf */.F5)(AGENT) });
}

// EXTERNAL MODULE: ./build/js/clients/nomad/wire/nomad-refusal.js
var nomad_refusal = __webpack_require__(5729);
// EXTERNAL MODULE: ./build/js/clients/nomad/jobs/job-id.js
var job_id = __webpack_require__(4699);
;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/job-call.js


function jobReading(target, { suffix, ...endpoint }) {
    return (0,wire_call/* reading */.hF)(target, {
        capability: '`read-job`',
        ...endpoint,
        path: `/v1/job/${(0,job_id/* jobSegment */.J)(target.id, 'input')}${suffix}`,
    });
}
async function changeJob(wire, permit, { id, namespace, region }, { verb, suffix, shape, ...call }) {
    return wire.write(permit, {
        verb,
        target: { job: id, namespace, region },
        call: { path: `/v1/job/${(0,job_id/* jobSegment */.J)(id, 'input')}${suffix}`, ...call },
        shape,
    });
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/allocations.js





const TASK_EVENT = dist/* object */.Ikc({
    Type: fields/* textField */.M8,
    Time: fields/* timestamp */.vE,
    DisplayMessage: fields/* textField */.M8,
    Message: fields/* textField */.M8,
    ExitCode: fields/* countField */.QT,
    Signal: fields/* countField */.QT,
    Details: (0,fields/* mapOf */.A7)(dist/* string */.YjP()),
});
const TASK_STATE = dist/* object */.Ikc({
    State: fields/* textField */.M8,
    Failed: fields/* flagField */.tS,
    Restarts: fields/* countField */.QT,
    StartedAt: fields/* timestamp */.vE,
    Events: (0,fields/* listOf */.c3)(TASK_EVENT),
});
const ALLOCATION = dist/* object */.Ikc({
    ID: dist/* string */.YjP(),
    EvalID: fields/* textField */.M8,
    Name: fields/* textField */.M8,
    Namespace: fields/* textField */.M8,
    NodeName: fields/* textField */.M8,
    JobID: fields/* textField */.M8,
    JobType: fields/* textField */.M8,
    JobVersion: fields/* countField */.QT,
    TaskGroup: fields/* textField */.M8,
    DesiredStatus: fields/* textField */.M8,
    ClientStatus: fields/* textField */.M8,
    DesiredTransition: (0,fields/* mapOf */.A7)(dist/* unknown */.L5J()),
    TaskStates: (0,fields/* mapOf */.A7)(TASK_STATE),
    DeploymentStatus: dist/* nullish */.cl6(dist/* object */.Ikc({ Healthy: dist/* nullish */.cl6(dist/* boolean */.zMY(), null), Canary: fields/* flagField */.tS }), null),
    NextAllocation: fields/* textField */.M8,
    CreateIndex: fields/* countField */.QT,
    CreateTime: fields/* timestamp */.vE,
    ModifyTime: fields/* timestamp */.vE,
});
function listJobAllocations({ all, ...request }) {
    return jobReading(request, { suffix: '/allocations', query: { all }, shape: (0,wire_call/* shapeOf */.F5)((0,fields/* listOf */.c3)(ALLOCATION)) });
}
const PLACED = dist/* object */.Ikc({
    ID: dist/* string */.YjP(),
    Namespace: fields/* textField */.M8,
    JobID: fields/* textField */.M8,
    NodeName: fields/* textField */.M8,
    TaskGroup: fields/* textField */.M8,
    AllocatedResources: dist/* nullish */.cl6(dist/* object */.Ikc({
        Shared: dist/* nullish */.cl6(dist/* object */.Ikc({ Ports: (0,fields/* listOf */.c3)(dist/* object */.Ikc({ Label: fields/* textField */.M8, Value: fields/* countField */.QT, HostIP: fields/* textField */.M8 })) }), {}),
    }), {}),
});
function readAllocation(request) {
    return (0,wire_call/* reading */.hF)(request, {
        path: `/v1/allocation/${(0,wire_call/* plainSegment */.KE)(request.id, 'allocation ID')}`,
        capability: '`read-job`',
        shape: (0,wire_call/* shapeOf */.F5)(PLACED),
    });
}
const CHECKS = (0,fields/* mapOf */.A7)(dist/* object */.Ikc({
    Check: fields/* textField */.M8,
    Service: fields/* textField */.M8,
    Status: fields/* textField */.M8,
    Mode: fields/* textField */.M8,
    Output: fields/* textField */.M8,
    Timestamp: fields/* countField */.QT,
}));
function readAllocationChecks(request) {
    return (0,wire_call/* reading */.hF)(request, {
        path: `/v1/client/allocation/${(0,wire_call/* plainSegment */.KE)(request.id, 'allocation ID')}/checks`,
        capability: '`read-job`',
        shape: (0,wire_call/* shapeOf */.F5)(CHECKS),
    });
}
async function restartAllocation(wire, permit, { id, namespace, region }) {
    return wire.write(permit, {
        verb: 'restart',
        target: { allocation: id, namespace, region },
        call: {
            path: `/v1/client/allocation/${(0,wire_call/* plainSegment */.KE)(id, 'allocation ID')}/restart`,
            body: {},
            capability: '`alloc-lifecycle`',
            invalidReason: 'blocked',
        },
        shape: (0,wire_call/* shapeOf */.F5)(dist/* object */.Ikc({})),
    });
}
const maxLogBytes = 20_000;
async function readTaskLogs(wire, request) {
    const { id, task, type, lines, namespace, region } = request;
    const call = {
        method: 'GET',
        path: `/v1/client/fs/logs/${(0,wire_call/* plainSegment */.KE)(id, 'allocation ID')}`,
        query: { task, type, plain: true, origin: 'end', offset: maxLogBytes },
        namespace,
        region,
        capability: '`read-logs`',
    };
    const answer = await wire.ask(call);
    if (answer.status < 200 || answer.status > 299 || (0,nomad_refusal/* isHtml */._6)(answer.body))
        return wire.read(call, answer, rejectNonText);
    const all = answer.body.split(/\r?\n/);
    const whole = answer.body.length >= maxLogBytes ? all.slice(1) : all;
    return (whole.at(-1) === '' ? whole.slice(0, -1) : whole).slice(-lines);
}
const rejectNonText = () => ({ problem: 'it is not text' });

;// CONCATENATED MODULE: ./build/js/clients/nomad/deployments.js




const DEPLOYMENT_GROUP = dist/* object */.Ikc({
    AutoRevert: fields/* flagField */.tS,
    AutoPromote: fields/* flagField */.tS,
    Promoted: fields/* flagField */.tS,
    ProgressDeadline: fields/* span */.Ln,
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
    TaskGroups: (0,fields/* mapOf */.A7)(DEPLOYMENT_GROUP),
    Status: dist/* string */.YjP(),
    StatusDescription: fields/* textField */.M8,
    CreateIndex: fields/* countField */.QT,
    ModifyTime: fields/* timestamp */.vE,
});
function listJobDeployments({ all, ...request }) {
    return jobReading(request, { suffix: '/deployments', query: { all }, shape: (0,wire_call/* shapeOf */.F5)((0,fields/* listOf */.c3)(DEPLOYMENT)) });
}
function listUnsettledDeployments(request) {
    return (0,wire_call/* reading */.hF)(request, {
        path: '/v1/deployments',
        query: { filter: 'Status != "successful" and Status != "cancelled"' },
        capability: '`read-job`',
        shape: (0,wire_call/* shapeOf */.F5)((0,fields/* listOf */.c3)(DEPLOYMENT)),
    });
}
function readJobsMostRecentDeployment(request) {
    return jobReading(request, { suffix: '/deployment', shape: (0,wire_call/* shapeOf */.F5)(dist/* nullable */.mee(DEPLOYMENT)) });
}
function readDeployment(request) {
    return (0,wire_call/* reading */.hF)(request, {
        path: `/v1/deployment/${(0,wire_call/* plainSegment */.KE)(request.id, 'deployment ID')}`,
        capability: '`read-job`',
        shape: (0,wire_call/* shapeOf */.F5)(DEPLOYMENT),
    });
}
const CHANGED = dist/* object */.Ikc({
    EvalID: fields/* textField */.M8,
    DeploymentModifyIndex: dist/* number */.aig(),
    RevertedJobVersion: dist/* nullish */.cl6(dist/* number */.aig(), null),
});
async function promoteDeployment(wire, permit, { groups, ...request }) {
    const which = groups === undefined ? { All: true } : { Groups: groups };
    return changeDeployment(wire, permit, { ...request, verb: 'promote' }, which);
}
async function failDeployment(wire, permit, request) {
    return await changeDeployment(wire, permit, { ...request, verb: 'fail' }, {});
}
async function changeDeployment(wire, permit, { verb, id, namespace, region }, how) {
    return wire.write(permit, {
        verb,
        target: { deployment: id, namespace, region },
        call: {
            path: `/v1/deployment/${verb}/${(0,wire_call/* plainSegment */.KE)(id, 'deployment ID')}`,
            body: { DeploymentID: id, ...how },
            capability: `\`${verb}-deployment\` (\`submit-job\` on a server before 1.11.2)`,
            invalidReason: 'blocked',
        },
        shape: (0,wire_call/* shapeOf */.F5)(CHANGED),
    });
}

// EXTERNAL MODULE: ./build/js/clients/nomad/jobs/plan.js
var plan = __webpack_require__(495);
;// CONCATENATED MODULE: ./build/js/clients/nomad/evaluations.js





const EVALUATION = dist/* object */.Ikc({
    ID: dist/* string */.YjP(),
    Priority: fields/* countField */.QT,
    TriggeredBy: fields/* textField */.M8,
    JobID: fields/* textField */.M8,
    JobModifyIndex: fields/* countField */.QT,
    DeploymentID: fields/* textField */.M8,
    Status: dist/* string */.YjP(),
    NextEval: fields/* textField */.M8,
    BlockedEval: fields/* textField */.M8,
    FailedTGAllocs: (0,fields/* mapOf */.A7)(plan/* METRIC */.$v),
    CreateIndex: fields/* countField */.QT,
    CreateTime: fields/* timestamp */.vE,
});
function listJobEvaluations(request) {
    return jobReading(request, { suffix: '/evaluations', shape: (0,wire_call/* shapeOf */.F5)((0,fields/* listOf */.c3)(EVALUATION)) });
}
function readEvaluation(request) {
    return (0,wire_call/* reading */.hF)(request, {
        path: `/v1/evaluation/${(0,wire_call/* plainSegment */.KE)(request.id, 'evaluation ID')}`,
        capability: '`read-job`',
        shape: (0,wire_call/* shapeOf */.F5)(EVALUATION),
    });
}

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/nomad/jobs/job.js
var jobs_job = __webpack_require__(2601);
;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/register.js






const WRITTEN = dist/* object */.Ikc({
    EvalID: fields/* textField */.M8,
    EvalCreateIndex: fields/* countField */.QT,
    JobModifyIndex: dist/* number */.aig(),
});
async function createJob(wire, permit, request) {
    (0,job_id/* jobSegment */.J)(request.job.ID, 'parse');
    return await register(wire, permit, '/v1/jobs', request);
}
async function updateExistingJob(wire, permit, request) {
    return await register(wire, permit, `/v1/job/${(0,job_id/* jobSegment */.J)(request.job.ID, 'parse')}`, request);
}
async function register(wire, permit, path, request) {
    const { enforceIndex, submission, namespace, region } = request;
    const { job, ...place } = (0,jobs_job/* resolveJobTarget */.TU)(request, wire);
    return wire.write(permit, {
        verb: job.Stop === true ? 'stop' : 'register',
        target: { job: job.ID, namespace, region },
        call: {
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
            capability: `\`register-job\` (\`submit-job\` on a server before 1.11.2)${request.policyOverride === true ? ', and `sentinel-override`,' : ''}`,
            invalidReason: 'parse',
        },
        shape: (0,wire_call/* shapeOf */.F5)(WRITTEN),
    });
}
async function stopJob(wire, permit, request) {
    const { purge, global, evalPriority, noShutdownDelay } = request;
    return changeJob(wire, permit, request, {
        verb: 'stop',
        method: 'DELETE',
        suffix: '',
        query: { purge, global, eval_priority: evalPriority, no_shutdown_delay: noShutdownDelay },
        capability: `\`${purge === true ? 'purge-job' : 'deregister-job'}\` (\`submit-job\` on a server before 1.11.2)`,
        shape: (0,wire_call/* shapeOf */.F5)(WRITTEN),
    });
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/dispatch.js






const DISPATCHED = dist/* object */.Ikc({
    DispatchedJobID: dist/* string */.YjP(),
    EvalID: fields/* textField */.M8,
    EvalCreateIndex: fields/* countField */.QT,
    JobCreateIndex: fields/* countField */.QT,
});
async function dispatchJob(wire, permit, request) {
    const { payload, meta, idempotencyToken, idPrefixTemplate, priority } = request;
    const bytes = payload === undefined ? undefined : Buffer.from(payload);
    const { payloadLimit } = wire.dialect;
    if (bytes !== undefined && bytes.length > payloadLimit) {
        const [has, limit] = [bytes.length, payloadLimit].map((size) => size.toLocaleString('en-US'));
        throw new errors/* ServiceError */._7({
            reason: 'input',
            message: `The payload has ${has ?? ''} bytes; a dispatch accepts at most ${limit ?? ''} bytes`,
            help: 'what-cannot-be-dispatched',
            hint: 'Store the data where the job can fetch it, and dispatch its address.',
        });
    }
    return changeJob(wire, permit, request, {
        verb: 'dispatch',
        suffix: '/dispatch',
        query: { idempotency_token: (0,wire_call/* nonEmpty */.hq)(idempotencyToken) },
        body: {
            Payload: bytes?.toString('base64'),
            Meta: meta,
            IdPrefixTemplate: idPrefixTemplate,
            Priority: priority,
        },
        capability: '`dispatch-job`',
        shape: (0,wire_call/* shapeOf */.F5)(DISPATCHED),
    });
}
const LAUNCHED = dist/* object */.Ikc({ EvalID: dist/* string */.YjP(), EvalCreateIndex: fields/* countField */.QT });
async function forceNewPeriodicInstance(wire, permit, request) {
    return changeJob(wire, permit, request, {
        verb: 'periodic-force',
        suffix: '/periodic/force',
        capability: '`force-periodic-job` (`dispatch-job` on a server before 1.11.2)',
        shape: (0,wire_call/* shapeOf */.F5)(LAUNCHED),
    });
}
async function createJobEvaluation(wire, permit, request) {
    const { id, forceReschedule = false } = request;
    return changeJob(wire, permit, request, {
        verb: 'evaluate',
        suffix: '/evaluate',
        body: { JobID: id, EvalOptions: { ForceReschedule: forceReschedule } },
        capability: '`evaluate-job` (`submit-job` on a server before 1.11.2)',
        shape: (0,wire_call/* shapeOf */.F5)(WRITTEN),
    });
}

// EXTERNAL MODULE: ./build/js/clients/http/messages.js
var messages = __webpack_require__(7244);
// EXTERNAL MODULE: ./build/js/clients/schema.js
var schema = __webpack_require__(7798);
;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/read.js






function readJob(request) {
    return jobReading(request, { suffix: '', shape: jobs_job/* jobOfServer */.iz });
}
const SUMMARY = dist/* object */.Ikc({
    JobID: dist/* string */.YjP(),
    Namespace: fields/* textField */.M8,
    Summary: (0,fields/* mapOf */.A7)(dist/* object */.Ikc({
        Queued: fields/* countField */.QT,
        Starting: fields/* countField */.QT,
        Running: fields/* countField */.QT,
        Complete: fields/* countField */.QT,
        Failed: fields/* countField */.QT,
        Lost: fields/* countField */.QT,
    })),
    Children: dist/* nullish */.cl6(dist/* object */.Ikc({ Pending: fields/* countField */.QT, Running: fields/* countField */.QT, Dead: fields/* countField */.QT }), null),
});
function readJobSummary(request) {
    return jobReading(request, { suffix: '/summary', shape: (0,wire_call/* shapeOf */.F5)(SUMMARY) });
}
const SERVICES = (0,fields/* listOf */.c3)(dist/* object */.Ikc({
    ID: dist/* string */.YjP(),
    ServiceName: fields/* textField */.M8,
    Namespace: fields/* textField */.M8,
    JobID: fields/* textField */.M8,
    AllocID: fields/* textField */.M8,
    Tags: (0,fields/* listOf */.c3)(dist/* string */.YjP()),
    Address: fields/* textField */.M8,
    Port: fields/* countField */.QT,
}));
function jobServices(request, dialect) {
    const { call, shape } = jobReading(request, { suffix: '/services', shape: (0,wire_call/* shapeOf */.F5)(SERVICES) });
    return { call: { ...call, path: dialect.servicesPath((0,job_id/* jobSegment */.J)(request.id, 'input')) }, shape };
}

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
    JobSummary: dist/* nullish */.cl6(SUMMARY, null),
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
            capability: '`list-jobs`',
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
                reason: 'server',
                message: (0,messages/* requestMessage */.Vk)('Nomad returns the same page repeatedly', reading.call),
                hint: 'Check that `address` is the address of Nomad itself.',
                help: 'not-the-service-itself',
            });
        }
        yield page;
    } while (nextToken !== undefined);
}

// EXTERNAL MODULE: ./build/js/clients/nomad/jobs/parse.js
var parse = __webpack_require__(5213);
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
    TaskGroups: (0,fields/* mapOf */.A7)(dist/* object */.Ikc({
        Desired: fields/* countField */.QT,
        Running: fields/* countField */.QT,
        Healthy: fields/* countField */.QT,
        Events: (0,fields/* listOf */.c3)(SCALING_EVENT),
    })),
});
function readJobScaleStatus(request) {
    return jobReading(request, {
        suffix: '/scale',
        capability: '`read-job-scaling` (or `read-job`)',
        shape: (0,wire_call/* shapeOf */.F5)(SCALE_STATUS),
    });
}
async function scaleTaskGroup(wire, permit, request) {
    const { group, policyOverride } = request;
    const override = policyOverride === true ? ', and `sentinel-override`,' : '';
    return changeJob(wire, permit, request, {
        verb: 'scale',
        suffix: '/scale',
        body: {
            Target: { Group: group },
            Count: request.count,
            ...wire.dialect.scalingEvent(request),
            Meta: request.meta,
            PolicyOverride: policyOverride,
            JobModifyIndex: request.enforceIndex,
        },
        capability: `\`scale-job\` (or \`submit-job\`)${override}`,
        shape: (0,wire_call/* shapeOf */.F5)(WRITTEN),
    });
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/versions.js








const VERSIONS = dist/* object */.Ikc({ Versions: dist/* nullable */.mee(dist/* array */.YOg(jobs_job/* JOB */.cJ)), Diffs: (0,fields/* listOf */.c3)(plan/* JOB_DIFF */.ix) });
function listJobVersions({ diffs, ...request }) {
    return jobReading(request, { suffix: '/versions', query: { diffs }, shape: parseVersions });
}
function parseVersions(value) {
    const result = (0,schema/* parseValue */.$)(VERSIONS, value);
    if ('problem' in result)
        return result;
    const { Versions } = value;
    Versions?.slice(0, 1).forEach(jobs_job/* requireSupported */._N);
    return { output: { Versions: Versions ?? [], Diffs: result.output.Diffs } };
}
async function revertJob(wire, permit, request) {
    const { id, version, enforcePriorVersion, meshToken, secretsToken } = request;
    const names = wire.dialect.revertTokens;
    return changeJob(wire, permit, request, {
        verb: 'revert',
        suffix: '/revert',
        body: {
            JobID: id,
            JobVersion: version,
            EnforcePriorVersion: enforcePriorVersion,
            [names.mesh]: meshToken,
            [names.secrets]: secretsToken,
        },
        capability: '`revert-job` (`submit-job` on a server before 1.11.2)',
        secrets: [meshToken, secretsToken],
        shape: (0,wire_call/* shapeOf */.F5)(WRITTEN),
    });
}
const MARKED = dist/* object */.Ikc({ Index: dist/* number */.aig() });
async function setJobStability(wire, permit, request) {
    return changeJob(wire, permit, request, {
        verb: 'stability',
        suffix: '/stable',
        body: { JobID: request.id, JobVersion: request.version, Stable: request.stable },
        capability: '`stable-job` (`submit-job` on a server before 1.11.2)',
        shape: (0,wire_call/* shapeOf */.F5)(MARKED),
    });
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/wire/watch.js


const WAIT = 50_000;
const REST = 500;
const SLACK = 30_000;
async function* watch(wire, { call, shape }, options) {
    const { onTrouble, onAnswer, wait = WAIT } = options;
    const clock = startWatchClock(wire, call, options);
    let index;
    let body;
    let lost = 0;
    let lastError;
    for (;;) {
        const started = performance.now();
        const remaining = clock.remaining(lastError);
        const held = Math.min(wait, remaining);
        const blocking = index === undefined ? {} : { index, wait: `${Math.ceil(held)}ms` };
        const deadline = Math.min(remaining, (index === undefined ? 0 : (held * 17) / 16) + SLACK);
        let answer;
        let output;
        try {
            const query = { ...call, query: { ...call.query, ...blocking }, repeatable: false };
            answer = await wire.ask(query, { deadline, signal: clock.signal });
            output = wire.read(call, answer, shape);
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._7))
                throw error;
            const isLate = error.reason === 'timed-out';
            if (isLate && deadline === remaining)
                throw watchTimeout(call, options.deadline, lastError);
            if (!isLate || lastError === undefined)
                lastError = error;
            lost += 1;
            const pause = pauseAfter({ error, inARow: lost, random: wire.pace.random() });
            if (pause === undefined)
                throw error;
            onTrouble?.(error, pause);
            index = undefined;
            await clock.pause(pause);
            continue;
        }
        onAnswer?.();
        lastError = undefined;
        lost = 0;
        index = nextIndex(index, answer.headers[wire.dialect.indexHeader]);
        if (answer.body !== body) {
            ({ body } = answer);
            yield output;
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
            if (left() < 1)
                throw watchTimeout(call, deadline, lastError);
            return left();
        },
        async pause(milliseconds) {
            await wire.pace.pause(Math.max(0, Math.min(milliseconds, left())), combined);
            combined.throwIfAborted();
        },
    };
}
function watchTimeout({ method, path }, deadline, cause) {
    const what = `Timed out after ${Math.round(deadline / 100) / 10} s of waiting for a change in Nomad`;
    return new errors/* ServiceError */._7({
        reason: 'timed-out',
        message: cause === undefined ? (0,messages/* requestMessage */.Vk)(what, { method, path }) : `${what}: ${cause.message}`,
        hint: cause?.hint,
        help: cause?.help,
        cause,
    });
}
function nextIndex(before, header) {
    if (header === undefined || !/^\d+$/.test(header))
        return undefined;
    const index = Number(header);
    if (!Number.isSafeInteger(index) || (before !== undefined && index < before))
        return undefined;
    return Math.max(1, index);
}
const FIRST_WATCH_PAUSE = 500;
const MAX_WATCH_PAUSE = 12_000;
const MAX_SERVER_ERRORS = 10;
function pauseAfter({ error, inARow, random }) {
    if (!error.isTransient || (error.reason === 'server' && inARow >= MAX_SERVER_ERRORS))
        return undefined;
    return Math.min(MAX_WATCH_PAUSE, FIRST_WATCH_PAUSE * 2 ** (inARow - 1)) * (0.5 + random / 2);
}

// EXTERNAL MODULE: ./build/js/clients/http/json.js
var json = __webpack_require__(8838);
// EXTERNAL MODULE: ./build/js/clients/nomad/wire/dialect.js
var wire_dialect = __webpack_require__(5749);
;// CONCATENATED MODULE: ./build/js/clients/nomad/wire/wire.js






const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
function createNomadWire(options) {
    const headers = (0,wire_dialect/* headersFor */.i)(options);
    const dialect = wire_dialect/* DIALECTS */.O[options.dialect];
    const { host } = new URL(options.address);
    let isTokenKnown = false;
    const wire = {
        dialect,
        namespace: (0,wire_call/* nonEmpty */.hq)(options.namespace),
        signal: options.signal,
        pace: options.transport.pace,
        async ask(call, { deadline = options.deadline, signal = options.signal } = {}) {
            return options.transport.send({
                service: dialect.service,
                method: call.method,
                url: buildUrl(call, options),
                headers: call.body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
                body: call.body === undefined ? undefined : JSON.stringify(call.body),
                repeatable: call.repeatable ?? call.method === 'GET',
                deadline,
                signal,
                maxBytes: MAX_ANSWER_BYTES,
                isBusy: nomad_refusal/* isBusy */.A5,
            });
        },
        read(call, answer, shape) {
            if (answer.status < 200 || answer.status > 299) {
                const token = (0,wire_call/* nonEmpty */.hq)(options.token);
                throw (0,nomad_refusal/* nomadRefusal */.ob)({
                    call,
                    answer,
                    host,
                    ...resolveTarget(call, options),
                    hasToken: token !== undefined,
                    isTokenKnown,
                    capabilities: options.capabilities,
                    noToken: options.noToken,
                    secrets: [token, (0,wire_call/* nonEmpty */.hq)(options.httpAuth), ...(call.secrets ?? [])],
                    scrub: options.scrub,
                });
            }
            isTokenKnown ||= call.capability !== undefined;
            return readOutput(call, answer, host, (value) => shape(value, { nextToken: (0,wire_call/* nonEmpty */.hq)(answer.headers[dialect.nextPageHeader]) }));
        },
        async get({ call, shape }) {
            return wire.read(call, await wire.ask(call), shape);
        },
        async write(permit, { verb, target, call, shape }) {
            permit.spend(verb, target);
            const { namespace, region } = target;
            return wire.get({ call: { method: 'POST', namespace, region, ...call, repeatable: 'if-refused' }, shape });
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
    const namespace = (0,wire_call/* nonEmpty */.hq)(call.namespace) ?? (0,wire_call/* nonEmpty */.hq)(options.namespace);
    const region = (0,wire_call/* nonEmpty */.hq)(call.region) ?? (0,wire_call/* nonEmpty */.hq)(options.region);
    return { ...(namespace === undefined ? {} : { namespace }), ...(region === undefined ? {} : { region }) };
}
function readOutput(call, { status, body }, host, shape) {
    const json = parseBody(body);
    const result = 'problem' in json ? json : shape(json.output);
    if ('output' in result)
        return result.output;
    throw new errors/* ServiceError */._7({
        reason: 'server',
        message: (0,messages/* requestMessage */.Vk)(`Unexpected response from Nomad at ${host}: ${result.problem}`, { ...call, status }),
        help: 'not-the-service-itself',
        hint: 'Check that `address` is the address of Nomad itself.',
    });
}
function parseBody(body) {
    try {
        return { output: (0,json/* parseJson */.qF)(body) };
    }
    catch {
        return { problem: (0,nomad_refusal/* isHtml */._6)(body) ? `it is ${(0,nomad_refusal/* serverMessage */.x_)(body)}` : ((0,json/* excessOf */.FR)(body) ?? 'it is not JSON') };
    }
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/client.js















function createNomad(options) {
    const wire = createNomadWire(options);
    const once = (endpoint) => (request) => endpoint(wire, request);
    const write = (endpoint) => (permit, request) => endpoint(wire, permit, request);
    const read = (endpoint) => async (request) => wire.get(endpoint(request, wire.dialect));
    const watched = (endpoint) => (request, how) => watch(wire, endpoint(request, wire.dialect), how);
    return {
        listJobs: read(listJobs),
        createJob: write(createJob),
        parseJob: once(parse/* parseJob */.JN),
        readJob: read(readJob),
        listJobVersions: read(listJobVersions),
        listJobAllocations: read(listJobAllocations),
        listJobEvaluations: read(listJobEvaluations),
        listUnsettledDeployments: read(listUnsettledDeployments),
        listJobDeployments: read(listJobDeployments),
        readJobsMostRecentDeployment: read(readJobsMostRecentDeployment),
        readJobSummary: read(readJobSummary),
        updateExistingJob: write(updateExistingJob),
        dispatchJob: write(dispatchJob),
        revertJob: write(revertJob),
        setJobStability: write(setJobStability),
        createJobEvaluation: write(createJobEvaluation),
        createJobPlan: once(plan/* createJobPlan */.ro),
        forceNewPeriodicInstance: write(forceNewPeriodicInstance),
        stopJob: write(stopJob),
        readJobScaleStatus: read(readJobScaleStatus),
        scaleTaskGroup: write(scaleTaskGroup),
        jobServices: read(jobServices),
        readEvaluation: read(readEvaluation),
        readDeployment: read(readDeployment),
        promoteDeployment: write(promoteDeployment),
        failDeployment: write(failDeployment),
        readAllocation: read(readAllocation),
        readAllocationChecks: read(readAllocationChecks),
        restartAllocation: write(restartAllocation),
        readTaskLogs: once(readTaskLogs),
        logIn: once(logIn),
        readOwnToken: once(readOwnToken),
        readAclRole: read(readAclRole),
        readAclPolicy: read(readAclPolicy),
        listRegions: read(listRegions),
        readAgent: read(readAgent),
        watch: {
            listJobs: watched(listJobs),
            readJob: watched(readJob),
            listJobVersions: watched(listJobVersions),
            listJobAllocations: watched(listJobAllocations),
            listJobEvaluations: watched(listJobEvaluations),
            listJobDeployments: watched(listJobDeployments),
            listUnsettledDeployments: watched(listUnsettledDeployments),
            readJobsMostRecentDeployment: watched(readJobsMostRecentDeployment),
            readJobSummary: watched(readJobSummary),
            readJobScaleStatus: watched(readJobScaleStatus),
            jobServices: watched(jobServices),
            readEvaluation: watched(readEvaluation),
            readDeployment: watched(readDeployment),
            readAllocation: watched(readAllocation),
        },
        pages: { listJobs: (request) => jobPages(wire, request) },
    };
}

// EXTERNAL MODULE: ./build/js/report/documentation.js
var documentation = __webpack_require__(3203);
// EXTERNAL MODULE: ./build/js/operations/learn-job.js
var learn_job = __webpack_require__(8697);
;// CONCATENATED MODULE: ./build/js/operations/connect-nomad.js







async function startNomadRun(inputs, context, evidence = async () => ({ kind: 'operator', names: [inputs.job ?? ''] })) {
    const { redactor, gate } = context;
    const { job, redaction } = inputs;
    if (job !== undefined)
        redactor.learn({ ids: [job] });
    const { nomad, findCause } = await connectNomad(inputs.nomad, context);
    return {
        ...context,
        inputs,
        nomad: (0,learn_job/* withLearning */.Rx)(nomad, redactor, redaction),
        findCause,
        mayWrite: async (verb, target) => gate.mayWrite(verb, target, await evidence()),
    };
}
async function connectNomad(inputs, context) {
    const { event, redactor, deadline, capabilities } = context;
    const { transport, hasAnswered } = withFirstRequestAlone(context.transport);
    const { address, namespace, region, httpAuth, dialect } = inputs;
    const target = { address: address.origin, namespace, region, httpAuth, dialect };
    const options = {
        ...target,
        transport,
        signal: deadline.signal,
        noToken: whyNoToken(event),
        capabilities,
        scrub: redactor.scrub,
    };
    redactor.learn({ shown: [address.host, namespace ?? '', region ?? '', ...publicAddresses(event)] });
    const connectedWith = (token) => {
        const nomad = createNomad({ ...options, token });
        return { nomad, findCause: createFindCause({ nomad, connection: inputs, hasAnswered }) };
    };
    if (inputs.authMethod === undefined)
        return connectedWith(inputs.token);
    const { token, secrets } = await connect_nomad_logIn(inputs.authMethod, inputs.audience, createNomad(options), context);
    redactor.learn({ secrets });
    return connectedWith(token);
}
async function connect_nomad_logIn(authMethod, audience, nomad, { event, transport, runner }) {
    const identityToken = await (0,identity_token/* readIdentityToken */.k)(transport, event.identityToken, audience);
    runner.mask(identityToken);
    const { SecretID: token, Policies } = await nomad.logIn({ authMethod, identityToken });
    runner.mask(token);
    runner.log((0,log_text/* plain */.pj) `Logged in with \`${authMethod}\`${Policies.length === 0 ? '' : `; policies: ${Policies.join(', ')}`}.`);
    return { token, secrets: [identityToken, token] };
}
function publicAddresses({ repo: repository, serverUrl, runUrl }) {
    const own = repository === undefined ? '' : `${serverUrl}/${repository.owner}/${repository.repo}`;
    return [own, runUrl ?? '', documentation/* helpPage */.rl];
}
function whyNoToken(context) {
    if ((0,github_context/* isOfFork */.O)(context)) {
        return 'GitHub gives no secrets to the pull request of a fork. To plan it, push its commits to a branch of this repository.';
    }
    if (context.eventName === 'pull_request' && context.actor === 'dependabot[bot]') {
        return 'This is a run of Dependabot, which gets only Dependabot secrets: store the token again, with `gh secret set NOMAD_PLAN_TOKEN --app dependabot`.';
    }
    return undefined;
}
function createFindCause({ nomad, connection, hasAnswered }) {
    let isUnknown;
    return async (error) => {
        if (error.reason === 'unreachable' && !hasAnswered())
            return unreachableError(error, connection.address);
        if (error.help === 'not-nomad')
            return error;
        if (!mayBeUnknownToken(error, connection))
            return undefined;
        isUnknown ??= isUnknownToken(nomad, connection);
        return (await isUnknown) ? unknownTokenError(error) : undefined;
    };
}
function mayBeUnknownToken(error, { token, authMethod, dialect }) {
    const isDenied = error instanceof errors/* ServiceError */._7 && error.reason === 'unauthorized' && isOfNomad(error);
    return isDenied && dialect === 'nomad' && (token ?? authMethod) !== undefined;
}
function isOfNomad({ help }) {
    return help !== 'not-the-service-itself';
}
function unreachableError({ message, hint, help, cause }, { host }) {
    const why = message.replace(`Nomad at ${host} `, 'it ').replace('it cannot be reached: ', '');
    return new errors/* ActionError */.lZ({
        reason: 'unreachable',
        message: `Nomad at ${host} cannot be reached: ${why}`,
        hint,
        help,
        cause,
    });
}
async function isUnknownToken(nomad, { region }) {
    const read = nomad.readOwnToken({ region, once: true });
    return (0,errors/* orElse */.NW)(read.then(() => false), (error) => error.reason === 'unauthorized' && isOfNomad(error));
}
function unknownTokenError(error) {
    return new errors/* ActionError */.lZ({
        reason: 'unauthorized',
        message: `Nomad does not recognize this token: ${error.message}`,
        help: 'missing-right',
        hint: 'Set `token` to a valid one: this one has expired, was deleted, or belongs to another cluster or region.',
        cause: error,
    });
}
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


/***/ }),

/***/ 8697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rx: () => (/* binding */ withLearning),
/* harmony export */   qB: () => (/* binding */ liveRules),
/* harmony export */   wT: () => (/* binding */ learnJob)
/* harmony export */ });
/* harmony import */ var _redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3067);

const nothingPublic = { has: () => false };
const defaultRedaction = { mode: 'default', patterns: [], reveal: [] };
function liveRules(redactor, redaction = defaultRedaction) {
    return { ...redaction, secrets: redactor, published: nothingPublic };
}
function learnJob(job, rules, redactor, secret) {
    redactor.learn((0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedValues */ .cW)(job, rules, secret));
    if (redactor.name(job.ID) === job.ID)
        redactor.learn({ ids: [job.ID] });
}
function withLearning(nomad, redactor, redaction) {
    const learn = (job) => {
        learnJob(job, liveRules(redactor, redaction), redactor);
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

/***/ 1102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L8: () => (/* binding */ placeJob),
/* harmony export */   Lh: () => (/* binding */ maybeSame),
/* harmony export */   RK: () => (/* binding */ declarationsOf),
/* harmony export */   iO: () => (/* binding */ declarerOf),
/* harmony export */   tm: () => (/* binding */ duplicateErrors)
/* harmony export */ });
/* harmony import */ var p_map__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(606);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2027);
/* harmony import */ var _jobfiles_discovery_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6948);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6590);
/* harmony import */ var _parse_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7744);






function declarationsOf(planned, { readOthers, readElsewhere }, access) {
    let all;
    const declarationOf = async (loaded) => {
        const file = loaded.file.name;
        if (!('source' in loaded))
            return { file, job: undefined };
        try {
            const { ID: id, Namespace: namespace, Region: region } = await (0,_parse_file_js__WEBPACK_IMPORTED_MODULE_5__/* .parseLoaded */ .j$)(loaded, access.nomad);
            return { file, job: placeJob({ id, namespace, region }, access) };
        }
        catch (error) {
            if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorsIn */ .R4)(error) === undefined)
                throw error;
            return { file, job: undefined };
        }
    };
    const readAll = async () => {
        const rest = await (0,p_map__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .Ay)(await readOthers(), declarationOf, { concurrency: 10 });
        const elsewhere = placeOthers(await readElsewhere(), access).filter(({ job }) => job !== undefined);
        return [...planned, ...rest, ...elsewhere];
    };
    return () => (all ??= readAll());
}
function placeOthers(others, inputs) {
    return others.map(({ file, job: { id, place } }) => ({
        file,
        job: place === undefined ? undefined : placeJob({ id, ...place }, inputs),
    }));
}
function placeJob({ id, namespace, region, }, { inputs: { nomad } }) {
    return { id, namespace: namespace || nomad.namespace || 'default', region: region || nomad.region || '' };
}
function maybeSame(one, other) {
    const sameRegion = one.region === other.region || one.region === '' || other.region === '';
    return one.id === other.id && one.namespace === other.namespace && sameRegion;
}
function declarerOf({ file: moved, ...job }, declarations) {
    const certain = declarations.find((one) => one.job !== undefined && maybeSame(one.job, job) && (one.file !== moved || one.job.region === job.region));
    const possible = certain ?? declarations.find((one) => one.job === undefined);
    return possible === undefined ? undefined : { file: possible.file, isCertain: certain !== undefined };
}
function duplicateErrors(planned, others, options) {
    const declared = [...planned, ...placeOthers(others, options)].flatMap(({ file, job }) => job === undefined ? [] : [{ ...job, file, region: job.region === 'global' ? '' : job.region }]);
    const byJob = Map.groupBy(declared, ({ id, namespace, region }) => JSON.stringify([id, namespace, region]));
    return new Map([...byJob.values()].flatMap((same) => same.length === 1 ? [] : same.map((one) => [one.file, [duplicateError(one, same, options)]])));
}
const mostNamed = 3;
function duplicateError({ file, id, namespace, region }, same, { inputs, workspace, redactor }) {
    const others = same.flatMap((other) => (other.file === file ? [] : [`\`${other.file}\``])).toSorted();
    const more = others.length > mostNamed ? ` and ${others.length - mostNamed} more` : '';
    const listed = others.slice(0, mostNamed).join(', ');
    const place = `in namespace \`${namespace}\`${region === '' ? '' : ` of region \`${region}\``}`;
    const does = others.length === 1 ? 'does' : 'do';
    const exclude = (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .relativeName */ .IC)(inputs.jobFiles.workingDirectory, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, file));
    const way = (0,_jobfiles_discovery_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .isGlob */ .fg)(exclude) ? 'exclude it with a `!` pattern in `job-files`' : `exclude it with \`!${exclude}\``;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ({
        reason: 'input',
        message: redactor.name(`\`${file}\` declares job \`${id}\` ${place}, and so ${does} ${listed}${more}.`),
        location: { file },
        hint: `Rename one, or ${way}.`,
        help: 'two-files-one-job',
    });
}


/***/ }),

/***/ 7834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xF: () => (/* binding */ eachJob),
  Tn: () => (/* binding */ jobDependencies)
});

// UNUSED EXPORTS: readPublishedOf

// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/json-job.js
var json_job = __webpack_require__(3950);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/jobfiles/provenance/git.js
var git = __webpack_require__(2777);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/declared-job.js
var declared_job = __webpack_require__(2454);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/job-source.js
var job_source = __webpack_require__(9305);
// EXTERNAL MODULE: ./build/js/jobfiles/variables/var-files.js
var var_files = __webpack_require__(9352);
// EXTERNAL MODULE: ./build/js/jobfiles/provenance/field-literals.js + 1 modules
var field_literals = __webpack_require__(9309);
;// CONCATENATED MODULE: ./build/js/jobfiles/provenance/published-values.js





async function readPublished({ workspace, names, removed = [], base, configuration, }) {
    const isCommit = base !== undefined && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(base);
    const commits = isCommit ? ['HEAD', base] : ['HEAD'];
    const blobs = await (0,git/* readBlobs */.b4)(workspace, commits.flatMap((commit) => [...names, ...(configuration === undefined ? [] : [configuration])].map((name) => `${commit}:${name}`)));
    const before = (name) => (isCommit ? blobs.get(`${base}:${name}`) : undefined);
    const configured = configuration === undefined ? undefined : blobs.get(`HEAD:${configuration}`);
    const isReconfigured = configuration !== undefined && configured?.toString('latin1') !== before(configuration)?.toString('latin1');
    const isBaseKnown = isCommit && (names.some((name) => before(name) !== undefined) || (await (0,git/* hasCommit */.QE)(workspace, base)));
    const evaluate = (name, { environment, names: files, given }) => {
        const old = before(name);
        const read = files.flatMap((file) => (0,var_files/* readVariableText */.YK)(before(file)?.toString('utf8') ?? '', file).settings);
        if (old === undefined)
            return undefined;
        const source = (0,job_source/* sourceOf */.v)({ name }, old);
        const settings = new Map([...environment, ...read, ...given].map((one) => [one.name, one]));
        return (0,declared_job/* evaluateDeclaredJob */.T)({
            source,
            prepared: source.kind === 'json' ? undefined : { text: source.text, settings },
        });
    };
    const isCommitted = (name, bytes) => {
        const blob = blobs.get(`HEAD:${name}`);
        return blob !== undefined && (blob.equals(bytes) || blob.equals(withGitLineEnds(bytes)));
    };
    return {
        jobIn: (name) => {
            const old = before(name);
            return old === undefined ? undefined : (0,declared_job/* readDeclaredJob */.m)((0,job_source/* sourceOf */.v)({ name }, old));
        },
        formerJob: ({ file, variables }, id) => {
            if (!isBaseKnown || isReconfigured)
                return 'unknown';
            if (before(file.name) !== undefined)
                return evaluate(file.name, variables) ?? 'unknown';
            return removed.map((name) => evaluate(name, variables)).find((job) => job?.id === id) ?? 'new';
        },
        uncommitted: ({ reads }) => reads.filter((read) => !isCommitted(read.name, read.bytes)),
        valuesOf: ({ source, reads }) => {
            const isOwn = isCommitted(source.file.name, source.bytes);
            const own = reads.filter((read) => isCommitted(read.name, read.bytes)).map((read) => read.text.normalize('NFC'));
            const head = createValues(isOwn ? (0,field_literals/* fieldValuesOf */.k)(source) : undefined, own, false);
            const old = before(source.file.name);
            const texts = reads.flatMap(({ name, form }) => before(name)
                ?.toString(form === 'text' ? 'utf8' : 'base64')
                .normalize('NFC') ?? []);
            const former = createValues(old && (0,field_literals/* fieldValuesOf */.k)((0,job_source/* sourceOf */.v)(source.file, old, source.budget)), texts, true);
            return { has: (value, place) => head.has(value, place) || former.has(value, place) };
        },
    };
}
const maxValuesPerField = 32;
function createValues(fields, texts, isJudgedByOthers) {
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
function withGitLineEnds(bytes) {
    return bytes.includes('\r\n') ? Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1') : bytes;
}

// EXTERNAL MODULE: ./build/js/operations/planning/parse-file.js + 1 modules
var parse_file = __webpack_require__(7744);
// EXTERNAL MODULE: ./build/js/operations/planning/declarations.js
var declarations = __webpack_require__(1102);
// EXTERNAL MODULE: ./build/js/operations/connect-nomad.js + 15 modules
var connect_nomad = __webpack_require__(5403);
// EXTERNAL MODULE: ./build/js/operations/pull-request-files.js + 1 modules
var pull_request_files = __webpack_require__(2245);
;// CONCATENATED MODULE: ./build/js/operations/planning/each-job.js








async function jobDependencies({ inputs, ...asked }, context) {
    const { runner, workspace, redactor, deadline } = context;
    const { onlyChanged } = inputs.jobFiles;
    return {
        ...(await (0,connect_nomad/* connectNomad */.O)(inputs.nomad, context)),
        redactor,
        workspace,
        deadline,
        touched: await (0,pull_request_files/* findTouchedFiles */.TY)({ onlyChanged, files: 'job files', ...asked }, context),
        hide: (values) => values.forEach((value) => runner.mask(value)),
    };
}
async function readPublishedOf({ jobs, gone }, options) {
    const read = jobs.flatMap((job) => ('reads' in job ? job.reads.map(({ name }) => name) : []));
    const variables = jobs.flatMap((job) => ('variables' in job ? job.variables.names : []));
    const names = [...new Set([...jobs.map(({ file }) => file.name), ...read, ...variables, ...gone])];
    return readPublished({ ...options, names, removed: gone });
}
const concurrency = 10;
async function eachJob(collected, dependencies, work) {
    const { redactor, progress, findCause, workspace, base, inputs } = dependencies;
    const configuration = inputs.jobFiles.configuration?.file;
    const published = await readPublishedOf(collected, { workspace, base, configuration });
    let count = 0;
    let isAnyDone = false;
    let common;
    const resultOf = async (loaded) => {
        const file = loaded.file.name;
        let job;
        redactor.learn({ shown: [file] });
        try {
            if (!('source' in loaded))
                throw new errors/* ActionErrors */.o9(loaded.failures);
            if (common !== undefined)
                throw common;
            const parsed = await (0,parse_file/* parseFile */.CJ)(loaded, { ...dependencies, published });
            job = (0,declarations/* placeJob */.L8)({ ...parsed, id: parsed.spec.ID }, dependencies);
            const done = await work(parsed, published);
            isAnyDone = true;
            return { file, job, done, failures: [] };
        }
        catch (error) {
            const failures = (0,errors/* errorsIn */.R4)(error);
            if (failures === undefined)
                throw error;
            const [first] = failures;
            if (!isAnyDone)
                common ??= first === undefined ? undefined : await findCause(first);
            return { file, job, done: undefined, failures: failures.map((one) => shownFailure(one, loaded, redactor)) };
        }
    };
    const results = await (0,p_map/* default */.Ay)(collected.jobs, async (loaded) => {
        const result = await resultOf(loaded);
        progress(++count, collected.jobs.length);
        return result;
    }, { concurrency });
    if (common !== undefined && !isAnyDone) {
        const { reason } = common;
        const others = results.flatMap(({ failures }) => failures.filter((one) => one.reason !== reason));
        throw new errors/* ActionErrors */.o9([common, ...others]);
    }
    const duplicates = (0,declarations/* duplicateErrors */.tm)(results, collected.others, dependencies);
    return {
        jobs: results.flatMap(({ file, done }) => (done === undefined || duplicates.has(file) ? [] : [done])),
        failed: results.flatMap(({ file, failures }) => {
            const all = [...(duplicates.get(file) ?? []), ...failures];
            return all.length === 0 ? [] : [{ file, failures: all }];
        }),
        published,
    };
}
function shownFailure(failure, job, { scrub }) {
    const isJson = 'source' in job && job.prepared === undefined;
    const located = isJson ? (0,json_job/* locateFieldError */.VG)(failure, job.source) : failure;
    return located.withMessage(scrub(located.message), located.location ?? { file: job.file.name });
}


/***/ }),

/***/ 4253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XJ: () => (/* binding */ withLiveValues),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   hn: () => (/* binding */ boundLate),
/* harmony export */   l2: () => (/* binding */ runsAlready),
/* harmony export */   l7: () => (/* binding */ checkFilled),
/* harmony export */   nI: () => (/* binding */ findLateFields),
/* harmony export */   oy: () => (/* binding */ isValued),
/* harmony export */   zl: () => (/* binding */ checkLateReferences),
/* harmony export */   zw: () => (/* binding */ withoutMarks)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _inputs_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9244);
/* harmony import */ var _jobfiles_hcl_positions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(253);
/* harmony import */ var _jobfiles_provenance_secret_attributes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7113);
/* harmony import */ var _jobfiles_variables_late_variables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2771);
/* harmony import */ var _redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3067);
/* harmony import */ var _redaction_variable_secrets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2294);
/* harmony import */ var _nomad_plan_specification_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7619);








const hint = 'A late variable may set, as a whole or inside of a quoted string: `config.image`, the source and the options of an `artifact`, values of `meta` and `env`, and tags and `meta` of a `service`.';
const lateAttributes = /^(?:(?:job|group|task) meta(?:\..+)?|task (?:env(?:\..+)?|config\.image|artifact\.(?:source|options(?:\..+)?))|(?:group|task) service\.(?:tags|canary_tags|(?:canary_)?meta(?:\..+)?))$/s;
const mostReported = 50;
function checkLateReferences({ source, late }) {
    if (late === undefined)
        return;
    const { names } = late;
    const sources = {
        variables: new Map(names.map((name) => [name, { isScalar: true }])),
        files: new Map(),
        mustStandAsIs: true,
    };
    const positions = (0,_jobfiles_hcl_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .positionsIn */ .Y)(source.text);
    const errors = (0,_jobfiles_provenance_secret_attributes_js__WEBPACK_IMPORTED_MODULE_3__/* .secretAttributes */ .g)(source, sources).attributes.flatMap((attribute) => {
        const { variable } = attribute.dependence;
        const message = variable === undefined ? undefined : problemOf(attribute, variable);
        const location = { file: source.file.name, ...positions.positionOf(attribute.start) };
        return message === undefined ? [] : [(0,_jobfiles_variables_late_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .lateError */ .Bo)(message, hint, location)];
    });
    const secret = names.filter((name) => (0,_redaction_variable_secrets_js__WEBPACK_IMPORTED_MODULE_6__/* .isSecretSetting */ .dZ)({ name, secret: false }));
    for (const name of secret)
        errors.push((0,_jobfiles_variables_late_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .lateError */ .Bo)(`The late variable \`${name}\` has the name of a secret, and a late value is shown.`, 'Rename it, or set it by `secret-vars` in plan and register.', { file: source.file.name }));
    if (errors.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionErrors */ .o9(errors.slice(0, mostReported));
}
function problemOf({ level, blocks, name, isStructure, dependence }, variable) {
    const path = [...blocks, name].filter((part) => part !== '').join('.');
    const shown = `\`${path || 'job'}\``;
    if (isStructure || !lateAttributes.test(`${level} ${path}`))
        return `${shown} depends on the late variable \`${variable}\`, which may not set it.`;
    return dependence.isCopied ? undefined : `${shown} computes its value from the late variable \`${variable}\`.`;
}
const lateFields = /^(?:(?:Env|Meta)\[.*\]|Config\.image|Artifact\.(?:GetterSource|GetterOptions\..*)|Service\.(?:(Tags|CanaryTags)\.\1|Meta\[.*\]|CanaryMeta\..*))$/s;
function findLateFields(marked, { source, late }) {
    if (late === undefined)
        return undefined;
    const fields = [];
    const errors = [];
    const location = { file: source.file.name };
    (0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .changeSpec */ .Iy)(marked, (value, place) => {
        const isKey = place.trail.some((step) => typeof step === 'string' && late.marks.partsOf(step) !== undefined);
        const parts = typeof value === 'string' ? late.marks.partsOf(value) : undefined;
        if (isKey || (parts !== undefined && !lateFields.test([...place.objects, place.name].join('.')))) {
            const label = late.marks.shown((0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .labelOf */ .Wy)(place));
            const variable = namesOf(parts ?? [])[0] ?? late.names[0] ?? '';
            errors.push((0,_jobfiles_variables_late_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .lateError */ .Bo)(`\`${label}\` depends on the late variable \`${variable}\`, which may not set it.`, hint, location));
            return undefined;
        }
        if (parts !== undefined)
            fields.push({ trail: place.trail, label: (0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .labelOf */ .Wy)(place), parts });
        return value;
    });
    const reached = new Set(fields.flatMap(({ parts }) => namesOf(parts)));
    for (const name of late.names.filter((one) => !reached.has(one)))
        errors.push((0,_jobfiles_variables_late_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .lateError */ .Bo)(`The late variable \`${name}\` sets no field of the job.`, `Use it, or remove it from \`late-vars\`.`, location));
    if (errors.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionErrors */ .o9(errors.slice(0, mostReported));
    fields.sort((one, other) => (JSON.stringify(one.trail) < JSON.stringify(other.trail) ? -1 : 1));
    return { fields, reviewed: filledWith(marked, fields, (field) => textOf(field, noValues)), values: late.values };
}
function namesOf(parts) {
    return [...new Set(parts.flatMap((part) => (typeof part === 'string' ? [] : [part.late])))];
}
function isValued({ parts }, values) {
    return namesOf(parts).every((name) => values.has(name));
}
function textOf({ trail, parts }, values) {
    const isChecksum = trail.at(-2) === 'GetterOptions' && trail.at(-1) === 'checksum';
    const markOf = (name) => (isChecksum ? `\${late.${name}}` : (0,_jobfiles_variables_late_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .lateText */ .Gz)(name));
    return parts.map((part) => (typeof part === 'string' ? part : (values.get(part.late) ?? markOf(part.late)))).join('');
}
const noValues = new Map();
function filledWith(job, fields, fill) {
    const texts = new Map(fields.map((field) => [JSON.stringify(field.trail), fill(field)]));
    return (0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .changeSpec */ .Iy)(job, (value, { trail }) => texts.get(JSON.stringify(trail)) ?? value);
}
function withoutMarks(job, marks) {
    if (marks === undefined)
        return job;
    const { partsOf } = marks;
    return (0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .changeSpec */ .Iy)(job, (value, { trail }) => {
        const parts = typeof value === 'string' ? partsOf(value) : undefined;
        return parts === undefined ? value : textOf({ trail, parts }, noValues);
    });
}
function checkFilled(spec, late, random, file) {
    const expected = filledWith(late.reviewed, late.fields, (field) => textOf(field, late.values));
    if ((0,_nomad_plan_specification_js__WEBPACK_IMPORTED_MODULE_7__/* .canonical */ .$N)((0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutRandom */ .MH)(expected, random)) === (0,_nomad_plan_specification_js__WEBPACK_IMPORTED_MODULE_7__/* .canonical */ .$N)((0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutRandom */ .MH)(spec, random)))
        return;
    const names = [...late.values.keys()].map((name) => `\`${name}\``).join(', ');
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionErrors */ .o9([
        (0,_jobfiles_variables_late_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .lateError */ .Bo)(`The value of ${names} changes more of the job than the fields that were reviewed for it.`, hint, {
            file,
        }),
    ]);
}
function withLiveValues(job, live, { fields, values }) {
    return filledWith(job, fields, (field) => (isValued(field, values) ? undefined : runningText(field, job, live)));
}
function runsAlready(job, live, { fields, values }) {
    return fields.some((field) => isValued(field, values) && runningText(field, job, live) === textOf(field, values));
}
function runningText({ trail, parts }, job, live) {
    let [here, there] = [job, live];
    for (const step of trail.slice(0, -1)) {
        here = entryOf(here, step);
        const name = entryOf(here, 'Name');
        const same = Array.isArray(there)
            ? there.find((one) => name !== undefined && entryOf(one, 'Name') === name)
            : undefined;
        there = same ?? entryOf(there, step);
    }
    const last = trail.at(-1) ?? '';
    const candidates = Array.isArray(there) ? there : [entryOf(there, last)];
    const pieces = piecesOf(parts);
    return candidates.find((text) => typeof text === 'string' && (0,_inputs_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesWhole */ .b)(pieces, text));
}
function entryOf(value, key) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
function piecesOf(parts) {
    const pieces = [''];
    for (const part of parts) {
        if (typeof part === 'string')
            pieces.push(`${pieces.pop() ?? ''}${part}`);
        else
            pieces.push('');
    }
    return pieces;
}
function boundLate(spec, { fields }) {
    return { spec, late: fields.map(({ trail, parts }) => [trail, parts]) };
}


/***/ }),

/***/ 7744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CJ: () => (/* binding */ parseFile),
  j$: () => (/* binding */ parseLoaded),
  vy: () => (/* binding */ planNotes)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/guards/find-line.js
var find_line = __webpack_require__(7513);
// EXTERNAL MODULE: ./build/js/clients/nomad/jobs/parse.js
var parse = __webpack_require__(5213);
// EXTERNAL MODULE: ./build/js/clients/nomad/jobs/job.js
var job = __webpack_require__(2601);
// EXTERNAL MODULE: ./build/js/jobfiles/provenance/field-literals.js + 1 modules
var field_literals = __webpack_require__(9309);
// EXTERNAL MODULE: ./build/js/redaction/detection/find-secrets.js + 3 modules
var find_secrets = __webpack_require__(1768);
// EXTERNAL MODULE: ./build/js/redaction/detection/secret-names.js
var secret_names = __webpack_require__(5435);
// EXTERNAL MODULE: ./build/js/redaction/shown-diff.js
var shown_diff = __webpack_require__(7301);
// EXTERNAL MODULE: ./build/js/redaction/variable-secrets.js + 1 modules
var variable_secrets = __webpack_require__(2294);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/json-job.js
var json_job = __webpack_require__(3950);
// EXTERNAL MODULE: ./build/js/redaction/spec-fields.js
var spec_fields = __webpack_require__(3067);
// EXTERNAL MODULE: ./build/js/operations/learn-job.js
var learn_job = __webpack_require__(8697);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/json-keys.js
var json_keys = __webpack_require__(2281);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/positions.js
var hcl_positions = __webpack_require__(253);
// EXTERNAL MODULE: ./build/js/jobfiles/provenance/secret-attributes.js + 1 modules
var secret_attributes = __webpack_require__(7113);
// EXTERNAL MODULE: ./build/js/jobfiles/variables/settings.js
var variables_settings = __webpack_require__(4886);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/bodies.js
var bodies = __webpack_require__(409);
// EXTERNAL MODULE: ./build/js/redaction/secret-fields.js
var secret_fields = __webpack_require__(6486);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/job-text.js
var job_text = __webpack_require__(7580);
;// CONCATENATED MODULE: ./build/js/operations/planning/find-secret-fields.js










const noSecrets = { fields: [], explain: (error) => error, check: () => undefined };
function findSecretFields({ source, prepared }, uncommitted, { reveal }) {
    if (prepared === undefined)
        return noSecrets;
    const hidden = uncommitted.filter((name) => !reveal.some((pattern) => pattern.matches(name)));
    const isJson = (0,job_text/* isJsonForm */.Dj)(source.text);
    if (hidden.length === 0 && !isJson && !/\bvariables?\b/.test(source.text))
        return noSecrets;
    const text = (0,job_text/* readJobText */.fY)(source.text, source.budget.step);
    const sources = {
        variables: secretVariables(text, prepared),
        files: new Map(prepared.replaced.flatMap(({ start, files }) => {
            const file = hidden.find((name) => files?.has(name));
            return file === undefined ? [] : [[start, file]];
        })),
    };
    if (sources.variables.size === 0 && sources.files.size === 0)
        return noSecrets;
    const { attributes, failing } = (0,secret_attributes/* secretAttributes */.g)(source, sources);
    return fieldsIn(source, { attributes: isJson ? attributes.map(inWholeMap) : attributes, failing }, reveal);
}
function secretVariables({ declarations }, { settings }) {
    return new Map([...declarations].flatMap(([name, declaration]) => {
        const setting = settings.get(name);
        const { default: value } = declaration;
        const text = value?.expression === undefined ? '' : (0,bodies/* expressionText */.MT)(value.expression);
        const isSecret = setting === undefined ? (0,secret_names/* nameHides */.p9)(name, text) : (0,variable_secrets/* isSecretSetting */.dZ)({ ...setting, name });
        if (!isSecret)
            return [];
        const isText = setting === undefined ? declaration.reads === 'text' : !(0,variables_settings/* isExpression */.BH)(setting, declaration);
        return [[name, { isScalar: isText || /^(?:string|number|bool)$/.test(declaration.type) }]];
    }));
}
function fieldsIn({ text, file: { name: file } }, { attributes, failing }, reveal) {
    const positions = (0,hcl_positions/* positionsIn */.Y)(text);
    const refusalOf = (attribute, role) => refusal(attribute, { file, ...positions.positionOf(attribute.start) }, role);
    const found = attributes.map((attribute) => ({ attribute, meant: (0,secret_fields/* fieldsOf */.Pf)(attribute) }));
    const refused = found.filter(({ meant }) => meant === undefined).slice(0, mostReported);
    if (refused.length > 0)
        throw new errors/* ActionErrors */.o9(refused.map(({ attribute }) => refusalOf(attribute)));
    const fields = found.flatMap(({ attribute, meant }) => meant === undefined || isRevealed(attribute, meant, reveal) ? [] : [secretField(attribute, meant)]);
    const decisive = found.find(({ meant }) => meant?.isPassedOn === false)?.attribute;
    const lineOf = (offset) => positions.positionOf(offset).line;
    const lines = failing.map(({ start, end }) => ({ from: lineOf(start), to: lineOf(end) }));
    return {
        fields,
        explain: (error) => explainFailure(error, file, (line) => lines.some(({ from, to }) => from <= line && line <= to)),
        check: ({ Type }) => {
            if (decisive !== undefined && (Type === 'system' || Type === 'sysbatch'))
                throw new errors/* ActionErrors */.o9([refusalOf(decisive, ', which decides how many nodes a system job runs on,')]);
        },
    };
}
function secretField(attribute, meant) {
    const { group, task, dependence } = attribute;
    const level = [group, task].filter((one) => one !== undefined).join('/');
    const name = (meant.names ?? meant.objects)[0] ?? '';
    return {
        ...meant,
        group,
        task,
        label: level === '' ? name : `${level} ${name}`,
        isLeftOut: !meant.isPassedOn || !dependence.isCopied,
    };
}
function isRevealed({ dependence }, { objects, names = [] }, reveal) {
    const paths = [...names, ...objects.flatMap((object) => [object, ...names.map((name) => `${object}.${name}`)])];
    return dependence.variable === undefined && paths.some((path) => reveal.some((pattern) => pattern.matches(path)));
}
const mostReported = 50;
function inWholeMap(attribute) {
    const map = attribute.isStructure ? undefined : /^(env|meta)\.[^.]*$/.exec(attribute.name)?.[1];
    return { ...attribute, name: map ?? (0,json_keys/* shortKey */.qU)(attribute.name), isStructure: map === undefined };
}
function refusal({ blocks, name, dependence }, location, role = '') {
    const path = [...blocks, name].filter((part) => part !== '').join('.');
    const { variable, file } = dependence;
    const cause = variable === undefined ? `the file \`${file}\`, which git does not contain` : `the secret variable \`${variable}\``;
    return new errors/* ActionError */.lZ({
        reason: 'input',
        message: `${path === '' ? 'A statement' : `\`${path}\``}${role} depends on ${cause}; the structure of a job is shown, so a secret must not decide it.`,
        location,
        help: 'secret-in-structure',
        hint: 'Use the secret only in values, such as `env` or the `data` of a template; commit a file without one, or name it in `reveal`.',
    });
}
function explainFailure(error, file, mayDepend) {
    const failures = (0,errors/* errorsIn */.R4)(error);
    if (failures === undefined)
        return error;
    const others = failures.filter(({ reason, location }) => reason !== 'parse' || (location?.file === file && location.line !== undefined && !mayDepend(location.line)));
    if (others.length === failures.length)
        return error;
    const instead = new errors/* ActionError */.lZ({
        reason: 'parse',
        message: 'Nomad cannot parse an expression that depends on a secret. Its message may depend on the secret, too, and is not shown.',
        location: { file },
        hint: 'Run `nomad job validate` with the same variables.',
    });
    return new errors/* ActionErrors */.o9([...others, instead]);
}

// EXTERNAL MODULE: ./build/js/operations/planning/late-fields.js
var late_fields = __webpack_require__(4253);
;// CONCATENATED MODULE: ./build/js/operations/planning/parse-file.js














async function parseFile(loaded, { inputs, redactor, published, nomad, hide }) {
    const { redaction } = inputs;
    await loaded.source.budget.yieldIfDue();
    const uncommitted = redaction.mode === 'none' ? [] : published.uncommitted(loaded);
    const quotable = quotableTexts(loaded);
    hide(quotable.secrets);
    redactor.learn({ ...quotable, hidden: [...quotable.hidden, ...uncommitted.map(({ text }) => text)] });
    const names = uncommitted.map(({ name }) => name);
    const { budget } = loaded.source;
    await budget.yieldIfDue();
    (0,late_fields/* checkLateReferences */.zl)(loaded);
    await budget.yieldIfDue();
    const { fields, explain, check } = findSecretFields(loaded, names, redaction);
    const parse = async (prepared = loaded.prepared) => parseLoaded({ ...loaded, prepared }, nomad).catch((error) => {
        throw explain(error);
    });
    const { marks, marked = loaded.prepared } = loaded.late ?? {};
    const parsed = await parse();
    const late = (0,late_fields/* findLateFields */.nI)(marked === loaded.prepared ? parsed : await parse(marked), loaded);
    const spec = (0,late_fields/* withoutMarks */.zw)(parsed, marks);
    check(spec);
    const { isRandom = false, parsedBefore } = loaded.prepared ?? {};
    const parseAgain = async () => (0,late_fields/* withoutMarks */.zw)(parsedBefore ?? (await parse()), marks);
    const random = isRandom ? (0,spec_fields/* randomFields */.xb)(spec, await parseAgain(), fields) : spec_fields/* nothingRandom */.hC;
    if (late !== undefined)
        (0,late_fields/* checkFilled */.l7)(spec, late, random, loaded.source.file.name);
    await budget.yieldIfDue();
    const publicValues = withLateTexts(published.valuesOf(loaded), late, redactor);
    const rules = { ...redaction, secrets: redactor, published: publicValues };
    (0,learn_job/* learnJob */.wT)(spec, rules, redactor, fields);
    return { loaded, spec, secretFields: fields, random, late, publicValues, ...(0,job/* placeOfFile */.T2)(spec, inputs.nomad) };
}
function withLateTexts(published, late, redactor) {
    if (late === undefined)
        return published;
    const texts = new Set(late.fields.flatMap((field) => [(0,late_fields/* textOf */.b6)(field, late.values), (0,late_fields/* textOf */.b6)(field, new Map())]));
    redactor.learn({ shown: [...late.values.values()].filter((value) => redactor.name(value) === value) });
    return { has: (value, place) => texts.has(value) || published.has(value, place) };
}
function quotableTexts({ source, prepared }) {
    const settings = [...(prepared?.settings.values() ?? [])];
    const hidden = [...(0,field_literals/* fieldValuesOf */.k)(source).all()].flatMap(([name, value]) => {
        if ((0,secret_names/* nameHides */.p9)(name, value))
            return [value];
        const secrets = (0,find_secrets/* findSecrets */.dL)(value, { random: false, assignments: name !== 'image' });
        return secrets.length > 0 && (0,shown_diff/* hasLines */.gE)(value) ? (0,shown_diff/* hiddenLines */.kb)(value, secrets) : secrets.length > 0 ? [value] : [];
    });
    return {
        secrets: (0,variable_secrets/* variableSecrets */.yF)(settings, source.budget.step),
        unjudged: settings.map(({ value }) => value.trim()),
        hidden,
    };
}
async function parseLoaded({ source, prepared, late }, nomad, canonicalize) {
    if (prepared === undefined)
        return (0,json_job/* readJsonJob */._3)(source);
    const { text, variables, locate, explain } = prepared;
    try {
        return await nomad.parseJob({
            source: text,
            variables,
            locate,
            findInfinite: (job) => findInfinite(job, source),
            file: source.file.name,
            canonicalize,
        });
    }
    catch (error) {
        const failures = (0,errors/* errorsIn */.R4)(error);
        if (failures === undefined)
            throw error;
        const shown = (failure) => late === undefined ? failure : failure.withMessage(late.marks.shown(failure.message), failure.location);
        throw new errors/* ActionErrors */.o9(failures.map((failure) => shown(explain(failure))));
    }
}
const parse_file_mostReported = 20;
function findInfinite(job, source) {
    const found = [];
    (0,spec_fields/* visitSpec */.lJ)(job, (value, place) => {
        if (value !== parse/* infinite */.Tx || found.length === parse_file_mostReported)
            return;
        const { group = '', task = '', trail } = place;
        const keys = trail.filter((key) => typeof key === 'string' && key !== 'TaskGroups' && key !== 'Tasks');
        const at = keys.map((key) => String(key)
            .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_')
            .toLowerCase());
        found.push({ label: `\`${(0,spec_fields/* labelOf */.Wy)(place)}\``, line: (0,find_line/* findLine */.K)(source, { group, task, at }) });
    });
    return found;
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

/***/ 1206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nn: () => (/* binding */ askPlan),
  YF: () => (/* binding */ createPlannedJob),
  Gc: () => (/* binding */ digestsOfPlan),
  nw: () => (/* binding */ redactPlan)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/nomad-plan/traits.js
var traits = __webpack_require__(7601);
// EXTERNAL MODULE: ./build/js/inputs/guards.js
var guards = __webpack_require__(4734);
// EXTERNAL MODULE: ./build/node_modules/semver/functions/compare.js
var compare = __webpack_require__(7518);
// EXTERNAL MODULE: ./build/node_modules/semver/functions/parse.js
var parse = __webpack_require__(1570);
// EXTERNAL MODULE: ./build/js/nomad-plan/image.js
var nomad_plan_image = __webpack_require__(8391);
// EXTERNAL MODULE: ./build/js/redaction/hidden-text.js
var hidden_text = __webpack_require__(8300);
;// CONCATENATED MODULE: ./build/js/guards/image-order.js




function withoutScheme(text) {
    return text.replace(/^(?:https:\/\/)?(?:docker:\/\/)?/, '');
}
function isReference(text) {
    const { name } = (0,nomad_plan_image/* splitImage */.s)(withoutScheme(text));
    return !/:\/|\/\/|^\/|\/$|^$/.test(name) && !readImage(text).repository.includes(':');
}
function readImage(text) {
    const { name, tag, digest } = (0,nomad_plan_image/* splitImage */.s)(withoutScheme(text));
    const [first = '', ...rest] = name.split('/');
    const isHost = rest.length > 0 && (/[.:]/.test(first) || first === 'localhost');
    const path = isHost ? rest.join('/') : name;
    return { repository: path.replace(/^library\//, ''), tag: tag.slice(1), digest: digest.slice(1) };
}
function findLoosePin(text, form) {
    const { tag, digest } = readImage(text);
    if (digest !== '' || text.includes(hidden_text/* hiddenMark */.s) || (0,nomad_plan_image/* isLateImage */.M)(text))
        return undefined;
    if (form === 'digest')
        return 'no digest';
    return tag === '' ? 'no tag' : tag === 'latest' ? 'tag latest' : undefined;
}
function isSameRepository(one, other) {
    return readImage(one).repository === readImage(other).repository;
}
function findRepository(text) {
    return text.includes(hidden_text/* hiddenMark */.s) || !isReference(text) ? undefined : readImage(text).repository;
}
function isPinned({ tag, digest }) {
    return digest !== '' || isCommit(tag) || readTag(tag) !== undefined;
}
function compareImages(before, after) {
    if (before === after)
        return 'not-lower';
    if ((0,nomad_plan_image/* isLateImage */.M)(after))
        return 'other';
    const repositories = [before, after].map(findRepository);
    if (repositories.includes(undefined))
        return 'not-comparable';
    if (repositories[0] !== repositories[1])
        return 'other';
    const [one, other] = [readImage(before), readImage(after)];
    const [wasLoose, isLoose] = [one, other].map((image) => image.digest === '' && ['', 'latest'].includes(image.tag));
    if (isLoose === true) {
        if (wasLoose === true)
            return 'not-lower';
        return isPinned(one) ? 'lower' : 'not-comparable';
    }
    if (wasLoose === true)
        return isPinned(other) ? 'not-lower' : 'not-comparable';
    if (one.tag === other.tag) {
        if (one.digest === '')
            return 'not-lower';
        return other.digest === '' ? 'not-comparable' : 'other';
    }
    return compareTags(one.tag, other.tag);
}
const dated = /^(20\d\d)([-._]?)(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])(?:[T._-]?([01]\d|2[0-3])[-:.]?([0-5]\d)(?:[-:.]?([0-5]\d))?Z?)?(?!\d)/;
function readTag(text) {
    if (isCommit(text))
        return undefined;
    const [, prefix = '', rest = ''] = /^((?:[a-z][a-z._-]*?)??)(?:v(?=\d))?(\d.*)$/i.exec(text) ?? [];
    const date = dated.exec(rest);
    if (date !== null) {
        const [all, year, , month, day, ...time] = date;
        const numbers = [year, month, day].map(Number);
        const clock = time[0] === undefined ? [] : [Number(time.join('').padEnd(6, '0'))];
        return { prefix, numbers: [...numbers, ...clock], kind: 'date', suffix: rest.slice(all.length), digits: 0 };
    }
    const [core] = /^\d{1,15}(?:\.\d{1,15})*/.exec(rest) ?? [];
    if (core === undefined)
        return undefined;
    const numbers = core.split('.').map(Number);
    const kind = numbers.length === 1 ? 'number' : 'version';
    return { prefix, numbers, kind, suffix: rest.slice(core.length), digits: core.split('.', 1)[0]?.length ?? 0 };
}
function isCommit(text) {
    const [, hash = ''] = /^(?:git-|sha-|g)?([0-9a-f]{7,64})$/.exec(text) ?? [];
    return hash !== '' && (isHash(hash) || hash !== text);
}
function isHash(word) {
    return /^(?=\d*[a-f])(?=[a-f]*\d)[0-9a-f]{7,64}$/.test(word) || /^[0-9a-f]{40,64}$/.test(word);
}
function isOtherCommit(before, after) {
    const [one, other] = [before, after].map((text) => text.split(/([-_.+])/));
    if (one === undefined || one.length !== other?.length)
        return false;
    const differing = one.flatMap((word, at) => (word === other[at] ? [] : [[word, other[at] ?? '']]));
    return differing.every((pair) => isCommitPair(...pair));
}
function isCommitPair(one, other) {
    const [first = '', second = ''] = [one, other].map((word) => word.replace(/^g(?=[0-9a-f]{7})/, ''));
    if (isHash(first) && isHash(second))
        return true;
    const isAny = [first, second].every((word) => /^[0-9a-f]{7,64}$/.test(word));
    return isAny && first.length === second.length && (isHash(first) || isHash(second));
}
const prerelease = /^-(?:alpha|beta|rc|pre|preview|dev|snapshot|nightly|next|canary|m|cr)(?=[.\d-]|$)/i;
function compareTags(before, after) {
    if (isOtherCommit(before, after))
        return 'other';
    const [one, other] = [readTag(before), readTag(after)];
    if (one === undefined || other === undefined)
        return 'not-comparable';
    if (one.prefix.toLowerCase() !== other.prefix.toLowerCase())
        return 'not-comparable';
    const order = compareNumbers(one.numbers, other.numbers);
    if (!isSameSeries(one, other, order))
        return 'not-comparable';
    if (order === undefined)
        return one.numbers.length > other.numbers.length && one.suffix === other.suffix ? 'not-lower' : 'not-comparable';
    return order === 0 ? compareSuffixes(one.suffix, other.suffix) : toOrder(order);
}
function isSameSeries(one, other, order) {
    const [most, least] = [Math.max(one.digits, other.digits), Math.min(one.digits, other.digits)];
    if (one.kind === other.kind)
        return one.kind !== 'number' || most === least || most < 7;
    if (one.kind === 'date' || other.kind === 'date')
        return [one, other].every(({ numbers: [year = 0] }) => year >= 2000 && year < 2100);
    return most < 7 && (most === least || most <= 2 || (order ?? 0) < 0);
}
function compareSuffixes(before, after) {
    if (before === after)
        return 'not-lower';
    if (isOtherCommit(before, after))
        return 'other';
    const isEarly = [before, after].map((suffix) => prerelease.test(suffix));
    const [first, second] = [before, after].map((suffix) => parse(`0.0.0${dotted(suffix)}`));
    const areVersions = isEarly.some(Boolean) && [before, after].every((suffix, at) => suffix === '' || isEarly[at]);
    if (areVersions)
        return first && second ? toOrder(compare(second, first)) : 'not-comparable';
    const [form, otherForm] = [before, after].map((suffix) => suffix.toLowerCase().replace(/\d+/g, '0'));
    if (form !== otherForm)
        return 'not-comparable';
    const [numbers, next] = [before, after].map((suffix) => (suffix.match(/\d+/g) ?? []).map(Number));
    return toOrder(compareNumbers(numbers ?? [], next ?? []) ?? 0);
}
function dotted(suffix) {
    return suffix.replace(/^(-[a-z]+)[.-]?(\d)/i, '$1.$2').toLowerCase();
}
function compareNumbers(one, other) {
    const length = Math.min(one.length, other.length);
    for (let at = 0; at < length; at += 1) {
        const difference = (other[at] ?? 0) - (one[at] ?? 0);
        if (difference !== 0)
            return difference;
    }
    return one.length === other.length ? 0 : undefined;
}
function toOrder(difference) {
    return difference < 0 ? 'lower' : 'not-lower';
}

// EXTERNAL MODULE: ./build/js/nomad-plan/compare-specs.js
var compare_specs = __webpack_require__(9852);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/js/guards/driver-rights.js


const anything = () => undefined;
function only(...harmless) {
    const isHarmless = (value) => harmless.some((one) => (typeof one === 'string' ? one === value : one.test(value)));
    return (entry) => [...entry.values()].find((value) => !isHarmless(value));
}
const nothing = only();
const flag = only('false');
function keys(harmless) {
    return (entry) => [...entry].map(([key]) => key).find((key) => !harmless.test(key));
}
const sysctl = keys(/^(?:net\.|fs\.mqueue\.|kernel\.(?:msg|sem|shm))[\w.-]*$/);
const ulimit = keys(/^(?:core|cpu|data|fsize|memlock|nofile|nproc|rss|stack)$/);
const privileges = only('no-new-privileges', 'no-new-privileges:true', 'no-new-privileges=true');
function isBelowTask(path) {
    if (!/^[\w.@+=,-][\w.@+=,/ -]*$/.test(path))
        return false;
    const [first = ''] = external_node_path_.posix.normalize(path).split('/');
    return first !== '..' && first !== '.';
}
const below = (entry) => [...entry.values()].find((path) => !isBelowTask(path));
const readable = new Set(['/etc/localtime', '/etc/timezone', '/usr/share/zoneinfo']);
function isHarmlessSource(source, isReadOnly) {
    return isBelowTask(source) || (isReadOnly && readable.has(source));
}
const binds = (entry) => [...entry.values()].find((bind) => {
    const [source = '', target = '', options = 'rw', ...rest] = bind.split(':');
    const words = options.split(',');
    const isPlain = words.every((word) => /^(?:ro|rw|z|Z|U|nocopy|private|rprivate|slave|rslave)$/.test(word));
    const isReadOnly = words.includes('ro') && !/\b(?:rw|z|Z|U)\b/.test(options);
    const isHarmless = isHarmlessSource(source, isReadOnly);
    return !isHarmless || !isPlain || !/^\/[^$%]*$/.test(target) || rest.length > 0;
});
const mountFields = {
    type: /^(?:volume|tmpfs|bind)$/,
    target: /^/,
    readonly: /^/,
    'bind_options.propagation': /^(?:r?private|r?slave)$/,
    'tmpfs_options.size': /^/,
    'tmpfs_options.mode': /^/,
    'volume_options.no_copy': /^/,
};
const mounts = (entry) => {
    const source = entry.get('source') ?? '';
    const isVolume = entry.get('type') !== 'bind' && /^[\w.-]*$/.test(source);
    if (!isVolume && !isHarmlessSource(source, entry.get('readonly') === 'true'))
        return source;
    const other = [...entry].find(([key, value]) => key !== 'source' && !key.startsWith('volume_options.labels') && mountFields[key]?.test(value) !== true);
    return other?.[1];
};
const logs = (entry) => [...entry].find(([key, value]) => /^(?:type|driver)$/.test(key)
    ? !/^(?:journald|json-file|k8s-file|local|nomad|none)$/.test(value)
    : !/^(?:config|options)\.(?:cache-[a-z-]+|compress|env|env-regex|labels|labels-regex|max-buffer-size|max-file|max-size|mode|tag)$/.test(key))?.[1];
const registryImage = (entry) => [...entry.values()].find((image) => !(0,nomad_plan_image/* isLateImage */.M)(image) &&
    !/^(?:docker:\/\/)?(?!(?:[\w-]+-archive|containers-storage|dir|docker|docker-daemon|oci|ostree|sif|tarball):)\w[\w.-]*(?::\d+(?=\/))?(?:\/[\w.-]+)*(?:[:@][^/]*)?$/.test(image));
function allow(names) {
    return Object.fromEntries(names.split(/\s+/).map((name) => [name, anything]));
}
const container = {
    ...allow(`args auth auth_soft_fail cap_drop command cpu_cfs_period cpu_hard_limit entrypoint extra_hosts force_pull hostname image image_pull_timeout init labels
    pids_limit port_map ports readonly_rootfs shm_size tty`),
    cap_add: nothing,
    devices: nothing,
    logging: logs,
    privileged: flag,
    sysctl,
    ulimit,
    volumes: binds,
};
const isolated = {
    ...allow('args cap_drop command work_dir'),
    cap_add: nothing,
    ipc_mode: only('private'),
    pid_mode: only('private'),
};
const otherDriver = allow('image');
const drivers = {
    docker: {
        ...container,
        ...allow(`advertise_ipv6_address container_exists_attempts cpuset_cpus dns_options dns_search_domains dns_servers healthchecks interactive ipv4_address ipv6_address
      mac_address memory_hard_limit network_aliases oom_score_adj storage_opt work_dir`),
        cgroupns: only('private'),
        group_add: nothing,
        isolation: only('hyperv'),
        ipc_mode: only('private', 'none', 'shareable'),
        load: below,
        mount: mounts,
        mounts,
        network_mode: only('bridge', 'none', 'default', 'nat'),
        pid_mode: nothing,
        runtime: only('runc', 'runsc'),
        security_opt: privileges,
        userns_mode: nothing,
        uts_mode: nothing,
        volume_driver: only('local'),
    },
    podman: {
        ...container,
        ...allow(`arch ipv4_address ipv6_address memory_reservation memory_swap memory_swappiness oom_score_adj os static_ips static_mac tmpfs variant working_dir`),
        apparmor_profile: nothing,
        image: registryImage,
        init_path: nothing,
        ipc_mode: only('private', 'none', 'shareable'),
        security_opt: privileges,
        network_mode: only('bridge', 'none', 'slirp4netns', 'pasta'),
        selinux_opts: nothing,
        socket: only('default'),
        userns: only('auto', 'nomap'),
    },
    exec: isolated,
    java: { ...isolated, ...allow('class class_path jar_path jvm_options') },
    raw_exec: {
        ...allow('args command denied_envvars oom_score_adj work_dir'),
        cgroup_v1_override: nothing,
        cgroup_v2_override: nothing,
    },
    qemu: {
        ...allow('accelerator drive_interface graceful_shutdown guest_agent machine_type port_map'),
        args: only('-nodefaults', '-nographic'),
        emulator: only(/^qemu-system-\w+$/),
        image_path: below,
    },
    mock_driver: allow(`driver_advertise driver_ip driver_port_map exec_command exit_code exit_err_msg exit_signal kill_after plugin_exit_after run_for signal_error start_block_for
    start_error start_error_recoverable stderr_repeat stderr_repeat_duration stderr_string stdout_repeat stdout_repeat_duration stdout_string`),
};
const unconfined = new Set(['raw_exec']);
function rightOf(driver, option) {
    const options = Object.hasOwn(drivers, driver) ? drivers[driver] : otherDriver;
    return options !== undefined && Object.hasOwn(options, option) ? options[option] : undefined;
}
function isHarmlessOption(driver, option) {
    return rightOf(driver, option) === anything;
}

;// CONCATENATED MODULE: ./build/js/guards/changes.js

function findGroups(diff, type) {
    return (diff?.TaskGroups ?? []).filter(({ Type }) => (type === undefined ? Type !== 'Deleted' : Type === type));
}
function findTasks(change) {
    const { job, diff } = change;
    return findGroups(diff).flatMap((group) => {
        const groupSpec = specOf(job.TaskGroups, group.Name);
        const isOuterChanged = [diff, group].some((part) => part !== null && isRuntimeChanged(part));
        const specs = new Map(listIn(groupSpec?.['Tasks']).map((one) => [one['Name'], one]));
        const tasks = group.Tasks.map((part) => ({ part, spec: specs.get(part.Name) }));
        const former = diff?.Type === 'Edited' ? tasks.filter(({ part }) => part.Type !== 'Added') : undefined;
        const [added, deleted] = ['Added', 'Deleted'].map((type) => group.Tasks.filter(({ Type }) => Type === type));
        const replaced = added?.length === 1 && deleted?.length === 1 ? deleted[0] : undefined;
        return tasks
            .filter(({ part }) => part.Type !== 'Deleted')
            .map(({ part, spec }) => {
            const place = { group: group.Name, task: part.Name };
            return {
                place,
                part,
                spec,
                former,
                replaced: part.Type === 'Added' ? replaced : undefined,
                groupSpec,
                isRuntimeChanged: isOuterChanged || isRuntimeChanged(part),
                leftOut: part.Type === 'None' ? [] : leftOutOf(change, place),
            };
        });
    });
}
function changedField(place, what, { Old, New }, at) {
    const unknown = whyUnknown(New);
    return { ...place, what, old: Old, new: New, at, ...(unknown === undefined ? {} : { unknown }) };
}
function leftOutOf({ secretFields }, place) {
    return secretFields
        .filter(({ isLeftOut, group = place.group, task = place.task }) => isLeftOut && group === place.group && task === place.task)
        .flatMap(({ objects, names }) => objects.flatMap((object) => names?.map((name) => `${object}.${name.split('[', 1)[0]}`) ?? [object]));
}
function leftOutFinding(place, what, name = '') {
    return { ...place, what, old: '', new: name, unknown: 'the value depends on a secret' };
}
function specOf(list, name) {
    return listIn(list).find((one) => one['Name'] === name);
}
const inert = /^(?:Count|Config|KillSignal|KillTimeout|LogConfig|Migrate|Reschedule|ReschedulePolicy|RestartPolicy|Scaling|ScalingPolicies|ShutdownDelay|Stop|UI|Update|VersionTag)$/;
function isRuntimeChanged({ Fields, Objects }) {
    return [...Fields, ...Objects].some((part) => {
        if (part.Type === 'None' || inert.test(part.Name))
            return false;
        if (!('Objects' in part))
            return true;
        if (part.Name === 'Service')
            return part.Objects.some(({ Name, Type }) => Name === 'ConsulConnect' && Type !== 'None');
        return part.Name !== 'Template' || isContentChanged(part);
    });
}
function isContentChanged({ Fields }) {
    return Fields.some(({ Type, Name }) => Type !== 'None' && !/^(?:ChangeMode|ChangeSignal|Gid|Perms|Splay|Uid|VaultGrace)$/.test(Name));
}
function fieldOf({ Fields }, name) {
    return Fields.find(({ Name }) => Name === name);
}
function textOf(body, name, side) {
    return fieldOf(body, name)?.[side] ?? '';
}
function objectsOf({ Objects }, name, side = 'New') {
    const missing = side === 'New' ? 'Deleted' : 'Added';
    return Objects.filter(({ Name, Type }) => Name === name && Type !== missing);
}
function isChangedField(field) {
    return field !== undefined && field.Type !== 'None';
}
function whyUnknown(value) {
    if (value.includes(hidden_text/* hiddenMark */.s))
        return 'the value depends on a secret';
    return isComputed(value) ? 'the value is computed on the node' : undefined;
}
function isComputed(value) {
    return /[$%]\{/.test(value);
}
function listIn(value) {
    return listed(value).filter((one) => typeof one === 'object' && one !== null);
}
function listed(value) {
    return Array.isArray(value) ? value : [];
}
function textIn(data, name) {
    const value = data[name];
    return typeof value === 'string' ? value : '';
}

;// CONCATENATED MODULE: ./build/js/guards/job-parts.js

const words = (text) => new Set(text.split(/\s+/));
const jobParts = {
    job: words(`AllAtOnce Affinity Constraint ConsulNamespace ConsulToken CreateIndex Datacenters DispatchIdempotencyToken Dispatched ID JobModifyIndex Meta Migrate ModifyIndex
    Multiregion Name Namespace NodePool NomadTokenID Other ParameterizedJob ParentID Payload Periodic Priority Region Reschedule Spread Stable Status StatusDescription
    Stop SubmitTime TaskGroups Type UI Update VaultNamespace VaultToken Version VersionTag`),
    group: words(`Affinity Constraint Consul Count Disconnect EphemeralDisk MaxClientDisconnect MaxRunDuration Meta Migrate Name Network Other PreventRescheduleOnLost
    ReschedulePolicy RestartPolicy Scaling Service ShutdownDelay Spread StopAfterClientDisconnect Tasks Update Volume`),
    task: words(`Action Affinity Artifact CSIPluginConfig Config Constraint Consul DispatchPayload Driver Env Identity KillSignal KillTimeout Kind Leader Lifecycle LogConfig Meta
    Name Other Resources RestartPolicy ScalingPolicies Schedule Secret Service ShutdownDelay Template User Vault VolumeMount`),
    Consul: words('Cluster Namespace Partition'),
    Identity: words('Audience ChangeMode ChangeSignal Env ExtraClaims File Filepath Name ServiceName TTL'),
    Network: new Set([
        ...words('CIDR CNI CNIConfig DNS Device DynamicPorts Hostname IP MBits Mode ReservedPorts'),
        'Dynamic Port',
        'Static Port',
    ]),
    Secret: words('Config Env Name Path Provider'),
    Template: words(`ChangeMode ChangeScript ChangeSignal DestPath EmbeddedTmpl Envvars ErrMissingKey Gid LeftDelim Max Min Once Perms RightDelim SourcePath Splay Template Uid
    VaultGrace Wait`),
    Vault: words('AllowTokenExpiration ChangeMode ChangeSignal Cluster DisableFile Env Namespace Policies Role'),
    Volume: words('AccessMode AttachmentMode MountOptions Name PerAlloc ReadOnly Sticky Source Type'),
    VolumeMount: words('Destination PropagationMode ReadOnly SELinuxLabel Volume'),
};
function isThere({ Type }) {
    return Type !== 'None' && Type !== 'Deleted';
}
function findUnknownParts(level, { Fields, Objects }) {
    const known = jobParts[level] ?? new Set();
    const names = [...Fields, ...Objects].filter(isThere).map(({ Name }) => Name.split('[', 1)[0] ?? '');
    const inside = Objects.filter((object) => isThere(object) && object.Name !== level && object.Name in jobParts);
    return [
        ...[...new Set(names)].filter((name) => !known.has(name)),
        ...inside.flatMap((object) => findUnknownParts(object.Name, object).map((name) => `${object.Name}.${name}`)),
    ];
}
function unknownFindings({ diff }) {
    if (diff === null)
        return [];
    return [
        ...findingsIn('job', diff, { group: '', task: '' }),
        ...findGroups(diff).flatMap((group) => [
            ...findingsIn('group', group, { group: group.Name, task: '' }),
            ...group.Tasks.filter(({ Type }) => Type !== 'Deleted').flatMap((task) => findingsIn('task', task, { group: group.Name, task: task.Name })),
        ]),
    ];
}
function findingsIn(level, body, place) {
    const unknown = 'this version of Outrider does not know the field';
    return findUnknownParts(level, body).map((name) => ({ ...place, what: 'field', old: '', new: name, unknown }));
}

;// CONCATENATED MODULE: ./build/js/guards/rights.js





function findRights(change) {
    return [
        ...findGroups(change.diff).flatMap((group) => groupRights(change, group)),
        ...[...Map.groupBy(findTasks(change), ({ former }) => former)].flatMap(([former, tasks]) => {
            const had = rightsBefore(former);
            return tasks.flatMap((task) => [...taskRights(task, had), ...driverRights(task)]);
        }),
        ...unknownFindings(change),
    ];
}
function groupRights(change, group) {
    const place = { group: group.Name, task: '' };
    const volumes = objectsOf(group, 'Volume').filter((volume) => {
        const [type, source, readOnly] = ['Type', 'Source', 'ReadOnly'].map((name) => fieldOf(volume, name));
        const isHarmless = type?.New === 'csi' || (type?.New === 'host' && readOnly?.New === 'true');
        return [type, source, readOnly].some(isChangedField) && !isHarmless;
    });
    const leftOut = group.Type === 'None' ? [] : leftOutOf(change, place);
    return [
        ...networkModes(place, group, hasSharedNetwork(specOf(change.job.TaskGroups, group.Name))),
        ...volumes.map((volume) => changedField(place, 'writable host volume', { Old: '', New: textOf(volume, 'Source', 'New') }, ['volume'])),
        ...leftOut.filter((path) => /^(?:Volume|Network)/.test(path)).map((path) => leftOutFinding(place, 'block', path)),
    ];
}
function hasSharedNetwork(group) {
    return !listIn(group?.['Tasks']).every((task) => ['docker', 'podman'].includes(textIn(task, 'Driver')));
}
function networkModes(place, body, isShared = false) {
    const modes = (side) => objectsOf(body, 'Network', side).map((network) => textOf(network, 'Mode', side));
    const [before, after] = [modes('Old'), modes('New')];
    const own = /^(?:bridge|none|cni\/[\w.-]+)$/;
    const isLeft = isShared && before.some((mode) => own.test(mode));
    return (after.length === 0 ? [''] : after)
        .filter((mode) => !before.includes(mode) && !own.test(mode) && (mode !== '' || isLeft))
        .map((mode) => changedField(place, 'network mode', { Old: before[0] ?? '', New: mode }, ['network', 'mode']));
}
function writableMounts({ place, part, groupSpec, leftOut }) {
    const before = objectsOf(part, 'VolumeMount', 'Old').filter((mount) => textOf(mount, 'ReadOnly', 'Old') !== 'true');
    const written = new Set(before.map((mount) => textOf(mount, 'Volume', 'Old')));
    const [volumes = {}] = listIn([groupSpec?.['Volumes']]);
    const found = objectsOf(part, 'VolumeMount').flatMap((mount) => {
        const name = textOf(mount, 'Volume', 'New');
        const [volume] = Object.hasOwn(volumes, name) ? listIn([volumes[name]]) : [];
        const isHarmless = volume !== undefined && (textIn(volume, 'Type') === 'csi' || volume['ReadOnly'] === true);
        const isOld = written.has(name) && volume !== undefined;
        if (mount.Type === 'None' || textOf(mount, 'ReadOnly', 'New') === 'true' || isHarmless || isOld)
            return [];
        const finding = changedField(place, 'writable host volume', { Old: '', New: name }, ['volume_mount']);
        return [volume === undefined ? { unknown: 'the group has no volume of this name', ...finding } : finding];
    });
    const isLeftOut = leftOut.some((path) => path.startsWith('VolumeMount'));
    return [...found, ...(isLeftOut ? [leftOutFinding(place, 'block', 'VolumeMount')] : [])];
}
function rightsBefore(former) {
    return (former && {
        users: new Set(former.map(({ part, spec = {} }) => fieldOf(part, 'User')?.Old ?? textIn(spec, 'User'))),
        vaults: new Set(former.flatMap(vaultsBefore)),
        isAnyDeleted: former.some(({ part }) => part.Type === 'Deleted'),
    });
}
const vaultFields = ['Role', 'Namespace', 'Cluster'];
function vaultId(text) {
    return JSON.stringify(vaultFields.map(text));
}
function vaultsBefore({ part, spec }) {
    if (!part.Objects.some(({ Name }) => Name === 'Vault'))
        return listIn([spec?.['Vault']]).map((vault) => vaultId((name) => textIn(vault, name)));
    return objectsOf(part, 'Vault', 'Old').map((vault) => vaultId((name) => textOf(vault, name, 'Old')));
}
function newUser({ part }, had) {
    const after = textOf(part, 'User', 'New');
    if (had === undefined || (had.users.has(after) && whyUnknown(after) === undefined))
        return undefined;
    return after === '' && !had.isAnyDeleted ? undefined : after;
}
function newVaults({ place, part }, had) {
    if (had === undefined)
        return [];
    return objectsOf(part, 'Vault').flatMap((vault) => {
        const texts = vaultFields.map((name) => [name, textOf(vault, name, 'New')]);
        const isKnown = texts.every(([, text]) => whyUnknown(text) === undefined);
        if (vault.Type !== 'Added' || (isKnown && had.vaults.has(vaultId((name) => textOf(vault, name, 'New')))))
            return [];
        return texts
            .filter(([name, text]) => name === 'Role' || (text !== '' && (name !== 'Cluster' || text !== 'default')))
            .map(([name, text]) => changedField(place, `Vault ${name.toLowerCase()}`, { Old: '', New: text || '(default)' }, [
            'vault',
            name.toLowerCase(),
        ]));
    });
}
function taskRights(task, had) {
    const { place, part, spec } = task;
    const isEdited = part.Type === 'Edited';
    const user = fieldOf(part, 'User');
    const addedUser = part.Type === 'Added' ? newUser(task, had) : undefined;
    const vaults = objectsOf(part, 'Vault').filter(({ Type }) => Type === 'Edited');
    const roles = vaults.flatMap((vault) => vaultFields.flatMap((name) => fieldOf(vault, name) ?? []));
    const mounts = objectsOf(part, 'VolumeMount').flatMap((mount) => fieldOf(mount, 'PropagationMode') ?? []);
    const plugin = { ...place, what: 'csi_plugin', old: '', new: '', at: ['csi_plugin'] };
    return [
        ...(isEdited && isChangedField(user) ? [changedField(place, 'user', user, ['user'])] : []),
        ...(addedUser === undefined ? [] : [changedField(place, 'user', { Old: '', New: addedUser }, ['user'])]),
        ...newVaults(task, had),
        ...roles
            .filter(isChangedField)
            .map((field) => changedField(place, `Vault ${field.Name.toLowerCase()}`, field, ['vault', field.Name.toLowerCase()])),
        ...mounts
            .filter((field) => isChangedField(field) && !/^(?:|private|host-to-task)$/.test(field.New))
            .map((field) => changedField(place, 'mount propagation', field, ['volume_mount'])),
        ...writableMounts(task),
        ...objectsOf(part, 'Resources').flatMap((resources) => [
            ...networkModes(place, resources),
            ...objectsOf(resources, 'Device')
                .filter(({ Type }) => Type !== 'None')
                .map((device) => changedField(place, 'device', { Old: '', New: textOf(device, 'Name', 'New') }, ['resources', 'device'])),
        ]),
        ...(part.Type === 'None' || (spec?.['CSIPluginConfig'] ?? null) === null
            ? []
            : [isEdited ? { ...plugin, unknown: "Nomad's plan does not show this block" } : plugin]),
    ];
}
function driverRights(task) {
    const { place, part, spec = {} } = task;
    const field = fieldOf(part, 'Driver');
    const driver = field?.New ?? textIn(spec, 'Driver');
    const isOther = isChangedField(field);
    const isKnown = Object.hasOwn(drivers, driver);
    if (isOther && !isKnown)
        return [{ ...changedField(place, 'driver', field, ['driver']), unknown: 'this driver is not known' }];
    return [
        ...(isOther && unconfined.has(driver) ? [changedField(place, 'driver', field, ['driver'])] : []),
        ...optionRights(task, driver, isOther),
        ...task.leftOut.flatMap((path) => {
            const [object, option] = path.split('.');
            if (object !== 'Config' || (option !== undefined && isHarmlessOption(driver, option)))
                return [];
            return [leftOutFinding(place, 'option', option)];
        }),
    ];
}
function optionRights(task, driver, isOther) {
    const { place, part, spec = {}, isRuntimeChanged } = task;
    const [config] = objectsOf(part, 'Config');
    const fields = config?.Fields ?? unchangedFields(spec['Config']);
    const before = new Set(isOther ? [] : entriesOf(fields, 'Old').map(({ id }) => id));
    const oldValues = new Map(fields.map(({ Name, Old }) => [Name, Old]));
    return entriesOf(fields, 'New').flatMap(({ option, entry, id }) => {
        const find = rightOf(driver, option);
        const values = [...entry.values()];
        const right = find === undefined ? values[0] : find(entry);
        const isOld = before.has(id);
        if (right === undefined || (isOld && !(isRuntimeChanged && values.some(isComputed))))
            return [];
        const unknown = (isOld ? 'the value is computed on the node of what changes' : undefined) ??
            (find === undefined ? 'this option is not known' : undefined) ??
            values.map(whyUnknown).find((why) => why !== undefined) ??
            (find === flag && right !== 'true' ? 'the driver converts the value' : undefined);
        const found = find === undefined
            ? { ...place, what: 'option', old: '', new: `${option} = ${right}`, at: ['config', option] }
            : { ...place, what: option, old: oldValues.get(option) ?? '', new: right, at: ['config', option] };
        return [unknown === undefined ? found : { ...found, unknown }];
    });
}
function unchangedFields(config) {
    if (typeof config !== 'object' || config === null)
        return [];
    return [...(0,compare_specs/* flattenMap */.xu)(config, '')].map(([Name, value]) => {
        const text = String(value);
        return { Type: 'None', Name, Old: text, New: text, Annotations: [] };
    });
}
function entriesOf(fields, side) {
    const entries = new Map();
    for (const field of fields) {
        const isOtherSecret = side === 'Old' && field.Type !== 'None' && field.Old.includes(hidden_text/* hiddenMark */.s);
        if (field[side] === '' || isOtherSecret)
            continue;
        const [option = ''] = field.Name.split('[', 1);
        const path = [...field.Name.matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part);
        const index = isNumber(path[0] ?? '') ? path[0] : '';
        const named = entries.get(`${option}[${index}`) ?? { option, entry: new Map() };
        let key = path.filter((part) => !isNumber(part)).join('.');
        while (named.entry.has(key))
            key += '*';
        named.entry.set(key, option === 'cap_add' ? capability(field[side]) : field[side]);
        entries.set(`${option}[${index}`, named);
    }
    return [...entries.values()].map(({ option, entry }) => ({
        option,
        entry,
        id: JSON.stringify([option, ...[...entry].toSorted(([one], [other]) => (one < other ? -1 : 1))]),
    }));
}
function isNumber(text) {
    return /^\d+$/.test(text);
}
function capability(name) {
    return /^\w+$/.test(name) ? name.toUpperCase().replace(/^CAP_/, '') : name;
}

// EXTERNAL MODULE: ./build/js/redaction/redact-diff.js
var redact_diff = __webpack_require__(6839);
;// CONCATENATED MODULE: ./build/js/guards/template-reads.js

const kinds = new Map(Object.entries({
    'Vault path': 'secret secrets pkiCert',
    'Consul key': 'key keyExists keyExistsGet keyOrDefault ls safeLs tree safeTree',
    'Nomad variable': 'nomadVar nomadVarExists nomadVarList nomadVarListSafe',
    'Consul certificate': 'caLeaf',
    file: 'file',
    plugin: 'plugin',
}).flatMap(([kind, functions]) => functions.split(' ').map((name) => [name, kind])));
const harmless = new Set(`add and base64Decode base64Encode base64URLDecode base64URLEncode block break byKey byMeta byPort byTag caRoots call connect contains containsAll containsAny
  containsNone containsNotAll continue datacenters define divide else end env envOrDefault eq executeTemplate explode explodeMap exportedServices false ge gt hmacSHA256Hex
  html if importedServices in indent index join js le len loop lt maximum md5sum mergeMap mergeMapWithOverride minimum modulo multiply mustEnv ne nil node nodes
  nomadService nomadServices not or parseBool parseFloat parseInt parseJSON parseUint parseYAML partitions peerings print printf println range regexMatch regexReplaceAll
  replaceAll scratch service services sha256Hex slice sockaddr split splitToMap spew_dump spew_printf spew_sdump spew_sprintf subtract template timestamp toJSON
  toJSONPretty toLower toTOML toTitle toUnescapedJSON toUnescapedJSONPretty toUpper toYAML trim trimPrefix trimSpace trimSuffix true urlquery with writeToFile`.split(/\s+/));
function readsOf(text, left = '', right = '') {
    const [open, close] = (0,redact_diff/* delimitersOf */.Cv)(left, right) ?? ['{{', '}}'];
    return actionsIn(text, open, close).flatMap((action) => {
        const code = action.replace(strings, (string) => ' '.repeat(string.length));
        return [...code.matchAll(/(?<![.$\w])[a-z_]\w*/gi)].flatMap(({ 0: name, index }) => {
            if (harmless.has(name) || name.startsWith('sprig_'))
                return [];
            const kind = kinds.get(name);
            if (kind === undefined)
                return [{ kind: 'function', path: name, unknown: 'this function is not known' }];
            const path = argumentOf(action, index, index + name.length);
            return [
                path === undefined
                    ? { kind, path: action.trim().slice(0, 200), unknown: 'the path is computed' }
                    : { kind, path },
            ];
        });
    });
}
const strings = /"(?:[^"\\\n]|\\.)*"?|`[^`]*`?|'(?:[^'\\\n]|\\.)*'?/g;
function actionsIn(text, open, close) {
    const actions = [];
    for (let at = text.indexOf(open); at !== -1; at = text.indexOf(open, at)) {
        at += open.length;
        const comment = /^(?:-\s)?\/\*/.exec(text.slice(at, at + 4));
        const end = comment === null ? endOf(text, at, close) : text.indexOf('*/', at);
        if (end === -1)
            return [...actions, comment === null ? text.slice(at) : ''];
        if (comment === null)
            actions.push(text.slice(at, end));
        at = end;
    }
    return actions;
}
function endOf(text, from, close) {
    for (let at = from; at < text.length; at += 1) {
        if (text.startsWith(close, at))
            return at;
        if (!/["`']/.test(text.charAt(at)))
            continue;
        strings.lastIndex = at;
        at += (strings.exec(text)?.[0].length ?? 1) - 1;
    }
    return -1;
}
const argument = /^\s+(?:"([^"\\]{0,1000})"|`([^`]{0,1000})`)/;
const piped = /^-?\s*(?:(?:with|range|if)\s+)?(?:\$\w{1,100}\s*:=\s*)?(?:"([^"\\]{0,1000})"|`([^`]{0,1000})`)\s*$/;
function argumentOf(action, start, end) {
    const [, quoted, raw] = argument.exec(action.slice(end, end + 2000)) ?? [];
    const before = start > 2000 ? '' : action.slice(0, start).trimEnd();
    const isAlone = before.endsWith('|') && /^\s*(?:-?$|[|)])/.test(action.slice(end));
    const [, first, firstRaw] = (isAlone ? piped.exec(before.slice(0, -1)) : undefined) ?? [];
    return quoted ?? raw ?? first ?? firstRaw;
}

;// CONCATENATED MODULE: ./build/js/guards/secret-reads.js




const readers = {
    Vault: {
        keys: ['Vault'],
        unshown: 'Policies',
        reads: ({ text, list }) => [
            { kind: 'Vault role', path: joined(text('Role'), [detail('namespace', text), detail('cluster', text)]) },
            ...list('Policies').map((path) => ({ kind: 'Vault policy', path })),
        ],
    },
    Consul: {
        keys: ['Consul'],
        reads: ({ text }) => [
            {
                kind: 'Consul namespace',
                path: joined(text('Namespace'), [detail('cluster', text), detail('partition', text)]),
            },
        ],
    },
    Secret: {
        keys: ['Secrets'],
        id: 'Name',
        reads: ({ text, entries }) => {
            const provider = text('Provider');
            const kind = { nomad: 'Nomad variable', vault: 'Vault path' }[provider];
            const path = joined(text('Path'), [...entries('Config'), ...entries('Env')]);
            return [kind === undefined ? { kind: 'secret', path: `${provider} ${path}` } : { kind, path }];
        },
    },
    Identity: {
        keys: ['Identity', 'Identities'],
        id: 'Name',
        unshown: 'ExtraClaims',
        reads: ({ text, list }) => {
            const name = text('Name') || 'default';
            const isGiven = text('Env') === 'true' || text('File') === 'true';
            const audiences = name === 'default' ? [] : list('Audience');
            const isOfService = name.startsWith('consul-service_');
            return [
                ...(isGiven ? [`${name} in the task`] : []),
                ...audiences.filter((one) => !isOfService || one !== 'consul.io').map((one) => `${name} for ${one}`),
                ...list('ExtraClaims').map((claim) => `${name} with claim ${claim}`),
            ].map((path) => ({ kind: 'identity', path }));
        },
    },
    Template: {
        keys: ['Templates'],
        id: 'DestPath',
        reads: ({ text }) => {
            const [data, source] = [text('EmbeddedTmpl'), text('SourcePath')];
            if (data.includes(hidden_text/* hiddenMark */.s))
                return [{ kind: 'template', path: data }];
            return [
                ...readsOf(data, text('LeftDelim'), text('RightDelim')),
                ...(source === '' ? [] : [{ kind: 'template', path: source, unknown: 'its text is not in the job file' }]),
            ];
        },
    },
};
function detail(name, text) {
    const value = text(`${name.charAt(0).toUpperCase()}${name.slice(1)}`);
    return value === '' || value === 'default' ? '' : `${name}=${value}`;
}
function joined(path, details) {
    const known = details.filter((one) => one !== '');
    return `${path || '(default)'}${known.length === 0 ? '' : ` (${known.join(', ')})`}`;
}
function findNewReads(change) {
    const { diff, job } = change;
    if (diff === null || diff.Type !== 'Edited')
        return [];
    const groups = findGroups(diff).map((part) => {
        const spec = specOf(job.TaskGroups, part.Name);
        return { place: { group: part.Name, task: '' }, part, spec, isRuntimeChanged: false, leftOut: [] };
    });
    const parts = [...groups, ...findTasks(change)];
    const reads = parts.flatMap((part) => Object.keys(readers).map((name) => readsOfBlocks(name, part)));
    const before = new Set(reads.flatMap((one) => one.before).map(keyOf));
    const found = reads.flatMap(({ after }) => after).filter((read) => !before.has(keyOf(read)) || isNewUnknown(read));
    return [
        ...['ConsulNamespace', 'VaultNamespace']
            .flatMap((name) => fieldOf(diff, name) ?? [])
            .filter((field) => isChangedField(field) && field.New !== '')
            .map(({ Name, Old, New }) => ({ group: '', task: '', what: Name, old: Old, new: New })),
        ...[...new Map(found.map((read) => [JSON.stringify([read.place, keyOf(read)]), read])).values()].map(findingOf),
        ...parts.flatMap(nativeServices),
        ...parts.flatMap(({ place, leftOut }) => leftOut
            .filter((path) => (path.split('.', 1)[0] ?? '') in readers)
            .map((path) => leftOutFinding(place, 'block', path))),
        ...unknownFindings(change),
    ];
}
function keyOf({ kind, path }) {
    return JSON.stringify([kind, path]);
}
function isNewUnknown({ isChanged, path, unknown }) {
    return isChanged && (unknown ?? whyUnknown(path)) !== undefined;
}
function findingOf({ place, kind, path, unknown = whyUnknown(path) }) {
    return { ...place, what: `reads ${kind}`, old: '', new: path, ...(unknown === undefined ? {} : { unknown }) };
}
function nativeServices({ place, part, spec = {} }) {
    return objectsOf(part, 'Service').flatMap((service) => {
        const name = textOf(service, 'Name', 'New');
        const kept = listIn(spec['Services'])
            .filter((one) => one['Name'] === name || name.includes(hidden_text/* hiddenMark */.s))
            .some((one) => listIn([one['Connect']]).some(({ Native }) => Native === true));
        const isShown = service.Objects.some(({ Name }) => Name === 'ConsulConnect');
        const [was, is] = sides.map((side) => isShown ? objectsOf(service, 'ConsulConnect', side).some((one) => textOf(one, 'Native', side) === 'true') : kept);
        const deciding = ['Name', 'Namespace', 'Cluster', 'TaskName'].map((field) => fieldOf(service, field));
        const isSame = service.Type !== 'Added' && was === true && !deciding.some(isChangedField);
        if (is !== true || isSame)
            return [];
        return [findingOf({ place, isChanged: true, kind: 'Consul token of service', path: name })];
    });
}
function readsOfBlocks(name, { place, part, spec = {}, isRuntimeChanged }) {
    const { keys, id, unshown, reads } = readers[name] ?? { keys: [], reads: () => [] };
    const services = name === 'Identity' ? part.Objects.filter((one) => one.Name === 'Service') : [];
    const [old = [], now = []] = sides.map((side) => [part, ...services].flatMap((body) => objectsOf(body, name, side)));
    const items = keys.flatMap((key) => listIn([spec[key]].flat()));
    const isSame = (item, object) => {
        const own = id === undefined ? '' : textOf(object, id, 'New');
        return id === undefined || own.includes(hidden_text/* hiddenMark */.s) || idOf(item[id]) === idOf(own);
    };
    const kept = items
        .filter((item) => !now.some((object) => isSame(item, object)))
        .flatMap((item) => reads(blockOfSpec(item)));
    const asNew = (read, isOwn) => ({ ...read, place, isChanged: isOwn || isRuntimeChanged });
    return {
        before: [...old.flatMap((object) => reads(blockOfDiff(object, 'Old'))), ...kept],
        after: [
            ...kept.map((read) => asNew(read, false)),
            ...now.flatMap((object) => [
                ...reads(blockOfDiff(object, 'New')).map((read) => asNew(read, isSourceChanged(object))),
                ...items
                    .filter((item) => unshown !== undefined && isSame(item, object) && objectsOf(object, unshown).length === 0)
                    .flatMap((item) => unshownReads(object, item, unshown ?? '', reads))
                    .map((read) => asNew(read, true)),
            ]),
        ],
    };
}
const sides = ['Old', 'New'];
function idOf(value) {
    return value === 'default' || value === null ? '' : value;
}
function isSourceChanged(object) {
    if (object.Name === 'Template')
        return isContentChanged(object);
    return [...object.Fields, ...object.Objects].some(({ Type }) => Type !== 'None');
}
function unshownReads({ Type }, item, list, reads) {
    const others = new Set(reads(blockOfSpec({ ...item, [list]: [] })).map(keyOf));
    const own = reads(blockOfSpec(item)).filter((read) => !others.has(keyOf(read)));
    const unknown = "Nomad's plan does not show whether this changes";
    return Type === 'Edited' ? own.map((read) => ({ ...read, unknown })) : own;
}
function blockOfDiff(object, side) {
    return {
        text: (name) => textOf(object, name, side),
        list: (name) => objectsOf(object, name, side).flatMap(({ Fields }) => Fields.flatMap((field) => field[side] || [])),
        entries: (name) => object.Fields.filter((field) => field.Name.startsWith(`${name}[`) && field[side] !== '').map((field) => `${field.Name.slice(name.length + 1, -1)}=${field[side]}`),
    };
}
function blockOfSpec(data) {
    return {
        text: (name) => specText(data[name]),
        list: (name) => listed(data[name]).map(specText),
        entries: (name) => Object.entries(data[name] ?? {}).map(([key, value]) => `${key}=${specText(value)}`),
    };
}
function specText(value) {
    if (typeof value === 'string')
        return value;
    return value === null || value === undefined ? '' : JSON.stringify(value);
}

;// CONCATENATED MODULE: ./build/js/guards/guards.js






const guards_guards = {
    downtime: {
        means: 'all allocations of a group are replaced at the same time',
        judge: ({ verdict }) => verdict.starts === 'at-once'
            ? verdict.groups
                .filter(({ update }) => update.isAtOnce)
                .map(({ name }) => ofGroup(name, 'replaces all allocations at once'))
            : [],
    },
    evicts: {
        means: 'allocations of other jobs are preempted',
        judge: ({ verdict }) => [
            ...[...new Set(verdict.preempted.map(({ job }) => job))].map((job) => ofJob('evicts allocations of', '', job)),
            ...(verdict.preempted.length > 0 ? [] : verdict.groups)
                .filter(({ preempted }) => preempted > 0)
                .map(({ name }) => ofGroup(name, 'evicts allocations of other jobs')),
        ],
    },
    unplaceable: {
        means: 'allocations cannot be placed',
        judge: ({ verdict, diff }) => verdict.unplaced
            .filter(({ group }) => isGroupChanged(diff, group))
            .map(({ group }) => ofGroup(group, 'cannot be placed')),
    },
    stops: {
        means: 'a job or a group is stopped, or its count becomes zero; also by `stop-removed`',
        judge: ({ verdict, diff }) => verdict.change === 'stopped'
            ? [ofJob('stops the job')]
            : [
                ...findGroups(diff, 'Deleted').map(({ Name }) => ofGroup(Name, 'stops the group')),
                ...counts(diff).filter(({ old, new: count }) => Number(old) > 0 && Number(count) === 0),
            ],
    },
    'fewer-allocations': {
        means: 'the count of a group becomes lower, but not zero; or a system job stops allocations',
        judge: ({ verdict, diff, job }) => [
            ...counts(diff).filter(({ old, new: count }) => Number(count) < Number(old) && Number(count) > 0),
            ...(job.Type === 'system' || job.Type === 'sysbatch' ? verdict.groups : [])
                .filter(({ name, stopped }) => stopped > 0 && !findGroups(diff, 'Deleted').some(({ Name }) => Name === name))
                .map(({ name }) => ofGroup(name, 'stops allocations')),
        ],
    },
    'less-memory': {
        means: '`memory` or `memory_max` of a task becomes lower',
        judge: (plan) => resourcesOf(plan).flatMap(({ place, numberOf }) => {
            const [memory, max] = [numberOf('MemoryMB'), numberOf('MemoryMaxMB')];
            const limit = (side) => (max[side] < 0 ? Infinity : max[side] || memory[side]);
            return [
                ...lower(place, 'memory', memory, ' MiB'),
                ...(max.old === 0 || limit('new') >= limit('old') ? [] : lower(place, 'memory_max', max, ' MiB', true)),
            ];
        }),
    },
    'less-cpu': {
        means: '`cpu` or `cores` of a task becomes lower; a change between the two is not compared',
        judge: (plan) => resourcesOf(plan).flatMap(({ place, numberOf }) => {
            const [cpu, cores] = [numberOf('CPU'), numberOf('Cores')];
            if (cores.old === 0 || cores.new === 0)
                return cores.old === cores.new ? lower(place, 'cpu', cpu, ' MHz') : [];
            return lower(place, 'cores', cores, '');
        }),
    },
    'image-downgrade': {
        means: 'the tag of an image becomes a lower version, or a version or a digest becomes `latest` or nothing',
        judge: (plan) => [...imagesOf(plan).flatMap(findDowngrade), ...replacedImages(plan)],
    },
    'image-unpinned': {
        means: `an image without a tag or with the tag \`latest\`; with \`${guards/* digestForm */.JN}\` one without a digest`,
        judge: (plan, form) => imagesOf(plan).filter((image) => {
            if (image.unknown !== undefined)
                return true;
            const wasLoose = image.old !== '' && findLoosePin(image.old, form) !== undefined;
            const isOther = !isSameRepository(image.old, image.new);
            return image.new !== '' && findLoosePin(image.new, form) !== undefined && (isOther || !wasLoose);
        }),
    },
    privileged: {
        means: 'a task gets rights on its node: `raw_exec`, a writable host volume, a device, a path outside its directory, any option that is not known to be harmless, another user or Vault role',
        judge: findRights,
    },
    'new-secrets-access': {
        means: 'a job that exists reads a Vault path, Consul key or Nomad variable, or has a Vault role, Consul namespace or identity, that it did not before',
        judge: findNewReads,
    },
    'namespace-change': {
        means: 'the file declares its job in another namespace than at the base of the pull request',
        judge({ namespace, formerNamespace: former = { namespace } }) {
            if ('unknown' in former)
                return [{ ...ofJob('namespace', '', namespace, ['namespace']), ...former }];
            return namespace === former.namespace ? [] : [ofJob('namespace', former.namespace, namespace, ['namespace'])];
        },
    },
    'datacenter-change': {
        means: 'a job that exists gets other datacenters, more or fewer',
        judge({ diff }) {
            if (diff === null || diff.Type !== 'Edited' || (0,traits/* datacenterTraits */.H$)(diff).length === 0)
                return [];
            const { before, after } = (0,traits/* datacenterLists */.bz)(diff);
            return [ofJob('datacenters', before.join(', '), after.join(', '), ['datacenters'])];
        },
    },
};
function findHits(plan, settings) {
    if (plan.verdict.change === 'unchanged')
        return [];
    const form = settings.includes(guards/* digestForm */.JN) ? 'digest' : 'tag';
    return guards/* guardNames */.WL
        .filter((guard) => settings.some((setting) => setting.split(':', 1)[0] === guard))
        .flatMap((guard) => guards_guards[guard].judge(plan, form).map((finding) => ({ ...finding, guard })));
}
function ofJob(what, old = '', after = '', at) {
    return { group: '', task: '', what, old, new: after, ...(at === undefined ? {} : { at }) };
}
function ofGroup(group, what) {
    return { group, task: '', what, old: '', new: '' };
}
function isGroupChanged(diff, name) {
    if (diff === null || [...diff.Fields, ...diff.Objects].some(({ Type }) => Type !== 'None'))
        return true;
    return findGroups(diff).find(({ Name }) => Name === name)?.Type !== 'None';
}
function counts(diff) {
    return findGroups(diff, 'Edited').flatMap((group) => {
        const count = fieldOf(group, 'Count');
        if (count?.Type !== 'Edited')
            return [];
        return [changedField({ group: group.Name, task: '' }, 'count', count, ['count'])];
    });
}
function resourcesOf(change) {
    return findTasks(change).flatMap(({ place, part, replaced = part }) => {
        const [before] = objectsOf(replaced, 'Resources', 'Old');
        const [after] = objectsOf(part, 'Resources');
        if (before === undefined || after === undefined)
            return [];
        const numberOf = (name) => ({
            old: Number(textOf(before, name, 'Old')) || 0,
            new: Number(textOf(after, name, 'New')) || 0,
        });
        return [{ place, numberOf }];
    });
}
function lower(place, what, change, unit, isKnown = false) {
    if (!isKnown && change.new >= change.old)
        return [];
    const [old, after] = [String(change.old), String(change.new)];
    return [{ ...place, what, old, new: after, unit, at: ['resources', what] }];
}
function imagesOf(change) {
    return findTasks(change).flatMap(({ place, part, spec, isRuntimeChanged }) => {
        const [config] = objectsOf(part, 'Config');
        const own = listIn([spec?.['Config']]).map((one) => textIn(one, 'image'));
        const field = config === undefined ? { Old: own[0] ?? '', New: own[0] ?? '' } : fieldOf(config, 'image');
        if (field === undefined)
            return [];
        const isComputedNew = isComputed(field.New);
        if (isComputedNew && spec === undefined)
            return [];
        const isChanged = ('Type' in field && isChangedField(field)) || (isComputedNew && isRuntimeChanged);
        return isChanged ? [changedField(place, 'image', field, ['config', 'image'])] : [];
    });
}
function findDowngrade(image) {
    if (image.old === '' || image.new === '')
        return [];
    if (image.unknown !== undefined)
        return [image];
    const order = compareImages(image.old, image.new);
    if (order === 'lower')
        return [image];
    return order === 'not-comparable' ? [{ ...image, unknown: 'the order of these tags is unknown' }] : [];
}
function imageTexts(body, side) {
    return objectsOf(body, 'Config', side).map((config) => textOf(config, 'image', side));
}
const maxCompared = 100;
function replacedImages(change) {
    return [...Map.groupBy(findTasks(change), ({ former }) => former)].flatMap(([former = [], tasks]) => {
        const deleted = former.filter(({ part }) => part.Type === 'Deleted');
        const old = [...new Set(deleted.flatMap(({ part }) => imageTexts(part, 'Old')))];
        const byRepository = Map.groupBy(old, findRepository);
        return tasks.flatMap(({ place, part }) => {
            const [image = ''] = part.Type === 'Added' ? imageTexts(part, 'New') : [];
            const repository = findRepository(image);
            const same = repository === undefined ? old : (byRepository.get(repository) ?? []);
            const compared = [...(byRepository.get(undefined) ?? []).slice(0, 1), ...same.slice(0, maxCompared)];
            const finding = (Old) => changedField(place, 'image', { Old, New: image }, ['config', 'image']);
            const found = compared
                .values()
                .flatMap((one) => findDowngrade(finding(one)))
                .next().value;
            if (found !== undefined)
                return [found];
            return repository === undefined || same.length <= maxCompared
                ? []
                : [{ ...finding(same[0] ?? ''), unknown: 'the group replaces too many images of this repository' }];
        });
    });
}

// EXTERNAL MODULE: ./build/js/guards/find-line.js
var find_line = __webpack_require__(7513);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/submission.js
var submission = __webpack_require__(3890);
// EXTERNAL MODULE: ./build/js/nomad-plan/cli-text.js
var cli_text = __webpack_require__(3670);
// EXTERNAL MODULE: ./build/js/nomad-plan/diff-lines.js
var diff_lines = __webpack_require__(7133);
// EXTERNAL MODULE: ./build/js/redaction/secret-fields.js
var secret_fields = __webpack_require__(6486);
// EXTERNAL MODULE: ./build/js/redaction/spec-fields.js
var spec_fields = __webpack_require__(3067);
// EXTERNAL MODULE: ./build/js/text/numbers.js
var numbers = __webpack_require__(4482);
// EXTERNAL MODULE: ./build/js/nomad-plan/spec.js
var nomad_plan_spec = __webpack_require__(9203);
// EXTERNAL MODULE: ./build/js/nomad-plan/specification.js
var specification = __webpack_require__(7619);
;// CONCATENATED MODULE: ./build/js/nomad-plan/pitfalls.js






function findPitfalls(planned, shown) {
    const { job, verdict, diff, secretFields, text } = planned;
    if ((0,secret_fields/* isDecidedBySecret */.up)(secretFields))
        return [];
    const { durations, references } = mayHavePitfall(job) ? findInFields(planned, shown) : nothingFound;
    return [
        ...(verdict.nextLaunch === 'never' ? [describeDeadSchedule(job)] : []),
        ...describeDurations(durations),
        ...(text === undefined ? [] : describeReferences(references, text)),
        ...(diff?.TaskGroups ?? []).flatMap((group) => describeLowerCount(group, job, shown)),
    ];
}
function mayHavePitfall(value, key = '', within = '') {
    if (typeof value === 'string')
        return unknownReferences(value).length > 0;
    if ((0,spec_fields/* isLeaf */.xe)(value))
        return isTiny(value) && (0,diff_lines/* isDuration */.n$)(key, within);
    return Object.entries(value).some(([name, inside]) => mayHavePitfall(inside, name, key));
}
const nothingFound = { durations: [], references: [] };
function findInFields({ job, secretFields }, shown) {
    const durations = [];
    const references = [];
    const environment = new Set();
    (0,spec_fields/* visitSpec */.lJ)(job, (value, place) => {
        const label = () => `\`${shown((0,spec_fields/* labelOf */.Wy)(place))}\``;
        if (isTinyDuration(value, place))
            durations.push(`${label()} is ${inUnits(value, place)}`);
        if (typeof value === 'string' && value.includes('${') && (0,secret_fields/* treatmentOf */.Wh)(place, secretFields) === 'leave')
            references.push(...unknownReferences(value).map((name) => ({ label: label(), name })));
        if (place.name.startsWith('Env['))
            environment.add(place.name.slice('Env['.length, -1));
    });
    return { durations, references: references.filter(({ name }) => !environment.has(name.slice('${'.length, -1))) };
}
function describeDeadSchedule(job) {
    const isList = (0,nomad_plan_spec/* scheduleOf */.rH)(job).includes(', ');
    const why = isList ? ' One schedule that never comes, such as 30 February, can stop those before it.' : '';
    return `The job never launches: Nomad finds no next launch for \`${(0,nomad_plan_spec/* scheduleOf */.rH)(job)}\`.${why}`;
}
const millisecond = 1_000_000;
function isTiny(value) {
    return typeof value === 'number' && value > 0 && value < millisecond;
}
function isTinyDuration(value, { objects, name }) {
    if (!isTiny(value))
        return false;
    return (0,diff_lines/* isDuration */.n$)(name, objects.at(-1)) && !objects.some((object) => specification/* freeForm */.$5.has(object));
}
function inUnits(value, { objects, name }) {
    return (0,diff_lines/* readable */.HD)(name, String(value), objects.at(-1)) ?? String(value);
}
function describeDurations(durations) {
    if (durations.length === 0)
        return [];
    const why = 'Nomad reads a number without a unit as nanoseconds. Write it with one, such as `"5s"`.';
    return [`${(0,numbers/* listTexts */.fU)(durations.toSorted(), ', ')}. ${why}`];
}
const knownReference = /^(?:(?:attr|meta|env|device|secret)[.[]|NOMAD_|node[.[]["']?(?:attr|class|datacenter|meta|pool|region|unique\.id|unique\.name)\b)/;
function unknownReferences(value) {
    const references = value.matchAll(/\$\{([A-Za-z_][\w-]*[.[][^{}]{1,200})\}/g);
    return [...references].flatMap(([whole, name = '']) => (knownReference.test(name) ? [] : [whole]));
}
const mostReferences = 50;
function describeReferences(references, text) {
    if (references.length === 0)
        return [];
    const written = text.replaceAll(/\s+/g, '');
    const left = references.slice(0, mostReferences).filter(({ name }) => !written.includes(name.replaceAll(/\s+/g, '')));
    if (left.length === 0)
        return [];
    const labels = (0,numbers/* listTexts */.fU)([...new Set(left.map(({ label }) => label))].toSorted(), ', ');
    const why = 'Functions get the text of a reference, such as `${node.class}`: only the client has its value.';
    return [`A reference to a variable that does not exist is left in ${labels}. ${why}`];
}
function describeLowerCount({ Name, Fields }, job, shown) {
    const count = Fields.find((field) => field.Name === 'Count' && field.Type === 'Edited');
    const group = job.TaskGroups?.find((one) => one.Name === Name);
    const scaling = group === undefined ? undefined : (0,nomad_plan_spec/* scalingOf */.Bv)(group);
    const isLower = count !== undefined && Number(count.New) < Number(count.Old);
    if (!isLower || scaling === undefined || scaling['Enabled'] === false)
        return [];
    return [
        `The count of group \`${shown(Name)}\` falls from ${count.Old} to ${count.New}, although its \`scaling\` block leaves it to an autoscaler. Set \`preserve-counts: true\` for plan and register to keep the running count.`,
    ];
}

// EXTERNAL MODULE: ./build/js/nomad-plan/verdict.js + 1 modules
var nomad_plan_verdict = __webpack_require__(4025);
// EXTERNAL MODULE: ./build/js/redaction/variable-secrets.js + 1 modules
var variable_secrets = __webpack_require__(2294);
// EXTERNAL MODULE: ./build/js/review/digests.js
var digests = __webpack_require__(4906);
// EXTERNAL MODULE: ./build/js/review/meaning.js
var meaning = __webpack_require__(6484);
// EXTERNAL MODULE: ./build/js/review/random-changes.js
var random_changes = __webpack_require__(4872);
// EXTERNAL MODULE: ./build/js/operations/find-job.js
var find_job = __webpack_require__(1060);
// EXTERNAL MODULE: ./build/js/operations/plan-against-live.js + 1 modules
var plan_against_live = __webpack_require__(8328);
// EXTERNAL MODULE: ./build/js/operations/planning/late-fields.js
var late_fields = __webpack_require__(4253);
// EXTERNAL MODULE: ./build/js/operations/planning/declarations.js
var declarations = __webpack_require__(1102);
// EXTERNAL MODULE: ./build/js/operations/planning/parse-file.js + 1 modules
var parse_file = __webpack_require__(7744);
;// CONCATENATED MODULE: ./build/js/operations/planning/plan-job.js






















async function askPlan(parsed, { inputs, nomad, }) {
    const { spec, namespace, region } = parsed;
    const target = { namespace, region };
    const needsLive = inputs.preserveCounts || parsed.late !== undefined;
    const live = needsLive ? await (0,find_job/* liveJob */.eL)(nomad, { id: spec.ID, ...target }) : undefined;
    const keeping = inputs.preserveCounts ? live : undefined;
    const { job, sent, kept } = (0,nomad_plan_spec/* keepCounts */.gD)(spec, keeping);
    const keptGroups = new Set((keeping?.TaskGroups ?? []).map((group) => group.Name ?? ''));
    const { prepared } = parsed.loaded;
    const canonicalize = prepared && (async () => (0,parse_file/* parseLoaded */.j$)(parsed.loaded, nomad, true));
    const ask = async (one) => (0,plan_against_live/* planAgainstLive */.t)(nomad, { job: one, policyOverride: inputs.policyOverride, ...target }, { live, canonicalize, keepsCounts: spec.TaskGroups?.some(nomad_plan_spec/* exceededBound */.Mz) !== true }).catch((error) => {
        throw (0,secret_fields/* isDecidedBySecret */.up)(parsed.secretFields) ? withoutQuotes(error) : withKeptCounts(error, kept);
    });
    const plan = await ask(job);
    const askReviewed = async (late) => {
        const { job: marked } = (0,nomad_plan_spec/* keepCounts */.gD)(late.reviewed, keeping);
        const largest = late.values.size === 0 ? plan : await ask(marked);
        if (live === undefined)
            return { job: marked, plan: largest, rest: largest.Diff, runsAlready: false };
        const { Diff: rest } = await ask((0,late_fields/* withLiveValues */.XJ)(marked, live, { ...late, values: new Map() }));
        return { job: marked, plan: largest, rest, runsAlready: (0,late_fields/* runsAlready */.l2)(marked, live, late) };
    };
    const shownPlan = (0,redact_diff/* maskPlan */.km)(plan, parsed.secretFields);
    const reviewed = parsed.late && (await askReviewed(parsed.late));
    return { ...parsed, job, sent, keptCounts: kept, keptGroups, plan, shownPlan, reviewed };
}
function withKeptCounts(error, kept) {
    if (!(error instanceof errors/* ActionError */.lZ) || error.reason !== 'parse' || kept.length === 0)
        return error;
    const counts = kept.map(({ group, count, instead }) => `count ${count} of group \`${group}\` in place of ${instead}`);
    return error.withMessage(`${error.message}. \`preserve-counts\` keeps ${(0,numbers/* listTexts */.fU)(counts, ', ')}`, error.location);
}
function withoutQuotes(error) {
    if (!(error instanceof errors/* ActionError */.lZ) || error.reason !== 'parse')
        return error;
    const message = 'Nomad refuses the job. Its message may depend on a secret and is not shown';
    return error.withMessage(message, error.location);
}
function redactPlan({ shownPlan: plan, publicValues }, { redaction, redactor }) {
    const rules = { ...redaction, secrets: redactor, published: publicValues };
    const redacted = plan.Diff === null ? undefined : (0,redact_diff/* redactDiff */.hr)(plan.Diff, rules);
    if (redacted !== undefined)
        redactor.learn(redacted);
    return { diff: redacted?.diff, name: (text) => (0,redact_diff/* shownName */.HD)(text, rules) };
}
function createPlannedJob(asked, judging, now) {
    const { loaded, job, plan, namespace = 'default', region } = asked;
    const { inputs, redactor } = judging;
    const { diff, name } = redactPlan(asked, { redaction: inputs.redaction, redactor });
    const file = loaded.file.name;
    const clear = (0,nomad_plan_verdict/* verdictOf */.Vj)(job, plan);
    const address = { id: job.ID, namespace, region: region ?? '' };
    const hits = findHits({
        job,
        verdict: (0,nomad_plan_verdict/* verdictOf */.Vj)(job, asked.shownPlan),
        diff: asked.shownPlan.Diff,
        secretFields: asked.secretFields,
        namespace,
        formerNamespace: findFormerNamespace(asked, judging),
    }, judging.guards);
    const shown = (text) => redactor.scrub(name(text));
    const verdict = (0,nomad_plan_verdict/* scrubbed */.fG)(shownVerdict(asked), redactor.scrub, name);
    return {
        file,
        id: name(job.ID),
        namespace: name(namespace),
        region: region === undefined ? undefined : name(region),
        verdict,
        diff: diff === undefined ? diff_lines/* noDiff */.vL : (0,diff_lines/* viewDiff */.Hc)(diff, inputs.verbose, verdict),
        keptCounts: asked.keptCounts.map((kept) => ({ ...kept, group: name(kept.group) })),
        ...(0,parse_file/* planNotes */.vy)(loaded, job, inputs.nomad, name),
        random: asked.random.labels.map(name),
        leftOut: asked.secretFields.filter(({ isLeftOut }) => isLeftOut).map(({ label }) => name(label)),
        isUncompared: plan.uncompared !== undefined,
        pitfalls: pitfallsOf(asked, clear, name).map((text) => redactor.scrub(text)),
        late: asked.late && shownLate(asked.late, redactor),
        unstored: inputs.submission ? (0,submission/* submissionOf */.y)(loaded, variable_secrets/* isSecretSetting */.dZ).omitted : [],
        hits: hits.map(({ at, ...hit }) => ({
            ...hit,
            group: name(hit.group),
            task: name(hit.task),
            old: shown(hit.old),
            new: shown(hit.new),
            line: (0,find_line/* findLine */.K)(loaded.source, { ...hit, ...(at === undefined ? {} : { at }) }),
        })),
        reviewed: {
            file,
            ...address,
            hides: new Set(['id', 'namespace', 'region'].filter((which) => name(address[which]) !== address[which])),
            index: plan.JobModifyIndex,
            evaluated: judging.evaluated,
            changes: clear.changes,
            hits: guardDigests(hits, address),
            ...(judging.recorded ? digestsOfPlan(asked, clear) : { spec: '', plan: '' }),
        },
        clear: {
            text: (0,cli_text/* planText */.P)({
                job,
                plan: plan.answer,
                file,
                verbose: inputs.verbose,
                variables: flagsOf(loaded, inputs),
                namespace: inputs.nomad.namespace,
                now,
            }),
            json: plan.raw,
        },
    };
}
function findFormerNamespace({ loaded, job }, { published, inputs, isReview }) {
    const former = published.formerJob(loaded, job.ID);
    if (former === 'new')
        return undefined;
    if (former === 'unknown')
        return isReview
            ? { unknown: 'the base of the pull request is not known, or its configuration file differs' }
            : undefined;
    if (former.place === undefined)
        return { unknown: 'only Nomad can compute the namespace at the base of the pull request' };
    return { namespace: (0,declarations/* placeJob */.L8)({ id: former.id, ...former.place }, { inputs }).namespace };
}
function shownLate({ fields, values }, { name: shown }) {
    const variables = [...new Set(fields.flatMap(({ parts }) => (0,late_fields/* namesOf */.eZ)(parts)))];
    return variables.map((variable) => {
        const own = fields.filter(({ parts }) => (0,late_fields/* namesOf */.eZ)(parts).includes(variable));
        const value = values.get(variable);
        const isImage = own.some((field) => field.trail.at(-1) === 'image' && !/@sha256:[0-9a-f]{64}$/.test((0,late_fields/* textOf */.b6)(field, values)));
        return {
            variable,
            fields: own.map(({ label }) => shown(label)),
            value: value === undefined ? undefined : shown(value),
            isMovable: value !== undefined && isImage,
        };
    });
}
function guardDigests(hits, address) {
    const byGuard = Map.groupBy(hits, ({ guard }) => guard);
    return Array.from(byGuard, ([guard, same]) => ({
        guard,
        of: (0,digests/* digestOf */.ol)([address, same.map(({ group, task, what, old, new: after }) => [group, task, what, old, after])]),
    }));
}
function pitfallsOf({ job, plan: { Diff: diff }, secretFields, loaded: { prepared } }, verdict, shown) {
    const text = prepared && `${prepared.text}\n${prepared.variables ?? ''}`;
    return findPitfalls({ job, verdict, diff, secretFields, text }, shown);
}
function shownVerdict({ job, shownPlan, secretFields }) {
    const verdict = (0,nomad_plan_verdict/* verdictOf */.Vj)(job, shownPlan);
    return secretFields.some(({ isLeftOut }) => isLeftOut) ? { ...verdict, traits: [] } : verdict;
}
function flagsOf({ prepared, late, variableFiles }, { jobFiles }) {
    const { given, secret } = jobFiles.variables;
    const isSet = (name) => prepared?.settings.has(name) === true &&
        (late === undefined || !late.names.includes(name) || late.values.has(name));
    return { given: [...given, ...secret].filter(({ name }) => isSet(name)), files: variableFiles };
}
function digestsOfPlan(asked, verdict) {
    const { late, reviewed, keptGroups, random } = asked;
    const { job, plan, rest: difference } = reviewed ?? { job: asked.job, plan: asked.plan, rest: asked.plan.Diff };
    const diff = difference === null ? null : (0,random_changes/* withoutRandomValues */.m)(difference, random);
    const spec = boundSpec((0,spec_fields/* withoutRandom */.MH)(late?.reviewed ?? asked.spec, random), asked);
    const decided = reviewed === undefined ? verdict : (0,nomad_plan_verdict/* verdictOf */.Vj)(job, plan);
    return { spec: (0,digests/* digestOf */.ol)(spec), plan: (0,digests/* digestOf */.ol)((0,meaning/* meaningOf */.Pr)({ job, verdict: decided, diff, keptGroups })) };
}
function boundSpec(own, { loaded, random, late }) {
    const spec = late === undefined ? own : (0,late_fields/* boundLate */.hn)(own, late);
    if (random.keys.size === 0)
        return spec;
    const prepared = loaded.late?.marked ?? loaded.prepared;
    const shown = loaded.late?.marks.shown ?? ((text) => text);
    return { spec, text: prepared?.text, variables: prepared?.variables && shown(prepared.variables) };
}


/***/ }),

/***/ 3511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bN: () => (/* binding */ approvalRules),
  wr: () => (/* binding */ countApprovals),
  Gd: () => (/* binding */ stricterOf)
});

// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/github/permissions.js
var permissions = __webpack_require__(3613);
// EXTERNAL MODULE: ./build/js/clients/github/pull-requests/pull-requests.js
var pull_requests = __webpack_require__(5266);
// EXTERNAL MODULE: ./build/node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(1795);
// EXTERNAL MODULE: ./build/js/clients/github/responses.js
var responses = __webpack_require__(7005);
;// CONCATENATED MODULE: ./build/js/clients/github/pull-requests/reviews.js


const REVIEW = dist/* pipe */.FsL(dist/* object */.Ikc({
    user: dist/* nullish */.cl6(dist/* object */.Ikc({ login: dist/* string */.YjP(), type: dist/* nullish */.cl6(dist/* string */.YjP()) })),
    state: dist/* nullish */.cl6(dist/* string */.YjP(), ''),
    dismissed: dist/* nullish */.cl6(dist/* boolean */.zMY()),
    commit_id: dist/* nullish */.cl6(dist/* string */.YjP()),
    submitted_at: dist/* nullish */.cl6(dist/* string */.YjP()),
}), dist/* transform */.pdi(({ dismissed, state, ...review }) => ({
    ...review,
    state: dismissed === true ? 'DISMISSED' : state === 'REQUEST_CHANGES' ? 'CHANGES_REQUESTED' : state,
})));
async function listReviews({ github, repository, number }) {
    const parameters = { ...repository, pull_number: number, per_page: 100 };
    return (0,responses/* readPages */.n4)(github.paginate.iterator(github.rest.pulls.listReviews, parameters), REVIEW, 'a list of reviews');
}
const USER = dist/* nullish */.cl6(dist/* object */.Ikc({ login: dist/* nullish */.cl6(dist/* string */.YjP(), '') }));
const SIGNATURE = dist/* nullish */.cl6(dist/* object */.Ikc({ email: dist/* nullish */.cl6(dist/* string */.YjP(), '') }));
const COMMIT = dist/* object */.Ikc({
    sha: dist/* nullish */.cl6(dist/* string */.YjP(), ''),
    author: USER,
    committer: USER,
    commit: dist/* object */.Ikc({ message: dist/* nullish */.cl6(dist/* string */.YjP(), ''), author: SIGNATURE }),
});
const mostCommits = 250;
async function listCommitAuthors({ github, repository, number }) {
    const parameters = { ...repository, pull_number: number, per_page: 100 };
    const pages = github.paginate.iterator(github.rest.pulls.listCommits, parameters);
    const commits = await (0,responses/* readPages */.n4)(pages, COMMIT, 'a list of commits');
    return { logins: collectLogins(commits), unknown: findUnknown(commits) };
}
function findUnknown(commits) {
    const foreign = commits.find(({ author, committer }) => !author?.login || !committer?.login);
    if (foreign !== undefined)
        return `commit \`${foreign.sha.slice(0, 7)}\` is of no account that GitHub knows`;
    return commits.length > 0 && commits.length < mostCommits ? undefined : 'GitHub does not list all of its commits';
}
function collectLogins(commits) {
    const accounts = new Map(commits.map(({ author, commit }) => [commit.author?.email?.toLowerCase() ?? '', author?.login ?? '']));
    const logins = commits.flatMap(({ author, committer, commit }) => [
        author?.login ?? '',
        committer?.login ?? '',
        ...coAuthorsOf(commit.message ?? '').map((email) => loginOf(email) ?? accounts.get(email) ?? ''),
    ]);
    return new Set(logins.filter((login) => login !== '').map((login) => login.toLowerCase()));
}
function coAuthorsOf(message) {
    return [...message.matchAll(/^co-authored-by:[^<\n]{0,500}<([^<>\s]{1,320})>/gim)].map(([, email = '']) => email.toLowerCase());
}
function loginOf(email) {
    return /^(?:\d+\+)?([^@+]+)@users\.noreply\.[^@]+$/.exec(email)?.[1];
}

// EXTERNAL MODULE: ./build/js/review/approvals.js
var approvals = __webpack_require__(695);
// EXTERNAL MODULE: ./build/js/inputs/guards.js
var guards = __webpack_require__(4734);
;// CONCATENATED MODULE: ./build/js/operations/review/count-approvals.js







const mostAsked = 100;
async function countApprovals(thread, shown, rules, known) {
    const { github, repository, number } = thread;
    const [{ headSha, author }, commits, reviews] = await Promise.all([
        known ?? (0,pull_requests/* readPullRequest */.DQ)(github, repository, number),
        listCommitAuthors(thread),
        listReviews(thread),
    ]);
    const { fitting, objecting, others } = (0,approvals/* judgeReviews */.HB)(reviews, { shown, headSha, author, commits });
    const withRoles = async (some) => (0,p_map/* default */.Ay)(some, async (one) => ({
        ...one,
        role: await (0,errors/* orElse */.NW)((0,permissions/* readRole */.fP)(github, repository, one.login), () => 'unknown'),
    }), { concurrency: 10 });
    const approved = await withRoles(fitting.slice(-mostAsked));
    const objected = await withRoles(objecting);
    return rules.map((rule) => {
        const isAllowed = (role) => role !== 'unknown' && (0,permissions/* isAtLeast */.du)(role, rule.role);
        const objections = objected.filter(({ role }) => role === 'unknown' || isAllowed(role)).map(({ login }) => login);
        const without = [
            ...approved.filter(({ role }) => !isAllowed(role)),
            ...objected.filter(({ login }) => !objections.includes(login)),
        ];
        return {
            ...rule,
            pullRequest: number,
            given: approved.flatMap(({ role, login, at }) => (isAllowed(role) ? [{ login, at }] : [])),
            objections,
            others: [
                ...objections.map((login) => ({ login, why: 'requests changes' })),
                ...others,
                ...without.map(({ login }) => ({ login, why: `no ${rule.role} access` })),
            ],
            gap: commits.unknown,
        };
    });
}
function stricterOf(one, other) {
    return { needed: Math.max(one.needed, other.needed), role: (0,guards/* stricterRole */.tZ)(one.role, other.role) };
}
function approvalRules({ needed, role }, guards) {
    return [
        ...(needed === 0 ? [] : [{ of: 'plan', needed, role }]),
        ...(guards === undefined ? [] : [{ of: 'guards', needed: 1, role: guards }]),
    ];
}


/***/ }),

/***/ 1527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AW: () => (/* binding */ listChildren),
/* harmony export */   E_: () => (/* binding */ stopWithChildren),
/* harmony export */   Sr: () => (/* binding */ filterRunning),
/* harmony export */   qY: () => (/* binding */ stopOnce),
/* harmony export */   yw: () => (/* binding */ stopAtIndex)
/* harmony export */ });
/* harmony import */ var p_map__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(606);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _nomad_plan_spec_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9203);
/* harmony import */ var _find_job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1060);
/* harmony import */ var _write_permitted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9655);





const concurrency = 10;
async function stopWithChildren(live, { place, nomad, withChildren, stop, leave }) {
    const list = async () => listChildren(live, place, nomad);
    const before = withChildren ? await list() : undefined;
    const job = await stop({ ID: live.ID, Stop: live.Stop === true });
    const running = (await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orUndefined */ .y0)(list())) ?? before;
    const children = running && (await (0,p_map__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .Ay)(running, withChildren ? stop : leave, { concurrency }));
    return { job, children };
}
async function listChildren(live, place, nomad) {
    if (!(0,_nomad_plan_spec_js__WEBPACK_IMPORTED_MODULE_2__/* .isTemplate */ .Fl)(live))
        return [];
    const pages = await Array.fromAsync(nomad.pages.listJobs({ ...place, prefix: `${live.ID}/` }));
    return pages.flatMap(({ jobs }) => jobs.filter((job) => job.ParentID === live.ID && job.Status !== 'dead'));
}
const ended = new Set(['complete', 'failed', 'lost']);
function filterRunning(allocations) {
    return allocations.filter(({ ClientStatus }) => !ended.has(ClientStatus));
}
async function stopOnce(request, permit, nomad) {
    const { id, namespace, region, purge = false } = request;
    const job = { id, namespace, region };
    const before = await (0,_find_job_js__WEBPACK_IMPORTED_MODULE_3__/* .liveJob */ .eL)(nomad, job);
    return (0,_write_permitted_js__WEBPACK_IMPORTED_MODULE_4__/* .writeToNomad */ .Ck)({
        from: () => (before === undefined ? null : (0,_write_permitted_js__WEBPACK_IMPORTED_MODULE_4__/* .stateOf */ .L4)(before)),
        permit,
        send: async (permitted) => nomad.stopJob(permitted, request),
        async find() {
            const live = await (0,_find_job_js__WEBPACK_IMPORTED_MODULE_3__/* .liveJob */ .eL)(nomad, job);
            const isDone = live === undefined || (live.Stop === true && !purge);
            return isDone ? { EvalID: '', JobModifyIndex: live?.JobModifyIndex ?? 0 } : undefined;
        },
        to: async ({ JobModifyIndex }) => (purge ? null : (0,_write_permitted_js__WEBPACK_IMPORTED_MODULE_4__/* .stateAfter */ .W_)(nomad, job, JobModifyIndex)),
    });
}
async function stopAtIndex(request) {
    const { live, target, permit, nomad } = request;
    if (live['Multiregion'] !== null && live['Multiregion'] !== undefined)
        return stopUnguarded(request);
    try {
        return await (0,_write_permitted_js__WEBPACK_IMPORTED_MODULE_4__/* .writeToNomad */ .Ck)({
            from: () => (0,_write_permitted_js__WEBPACK_IMPORTED_MODULE_4__/* .stateOf */ .L4)(live),
            permit,
            send: (allowed) => stopGuarded(allowed, request),
            find: () => findStopped(request),
            to: ({ JobModifyIndex }) => (0,_write_permitted_js__WEBPACK_IMPORTED_MODULE_4__/* .stateAfter */ .W_)(nomad, target, JobModifyIndex),
        });
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7 && (error.reason === 'parse' || error.reason === 'input'))
            return stopUnguarded(request);
        throw error;
    }
}
async function stopGuarded(permit, request) {
    const { live, target, evalPriority, policyOverride, nomad } = request;
    try {
        return await nomad.createJob(permit, {
            job: { ...live, Stop: true },
            namespace: target.namespace,
            region: target.region,
            enforceIndex: live.JobModifyIndex ?? 0,
            evalPriority,
            policyOverride: policyOverride || undefined,
        });
    }
    catch (error) {
        const stopped = (0,_write_permitted_js__WEBPACK_IMPORTED_MODULE_4__/* .isConflict */ .dh)(error) ? await findStopped(request) : undefined;
        if (stopped !== undefined)
            return stopped;
        throw error;
    }
}
async function findStopped({ live, target, nomad }) {
    const now = await (0,_find_job_js__WEBPACK_IMPORTED_MODULE_3__/* .liveJob */ .eL)(nomad, target);
    const before = live.JobModifyIndex ?? 0;
    const JobModifyIndex = now?.JobModifyIndex ?? before;
    if (now === undefined || now.Stop === true)
        return { EvalID: '', JobModifyIndex };
    if (JobModifyIndex !== before)
        throw (0,_write_permitted_js__WEBPACK_IMPORTED_MODULE_4__/* .changedMeanwhile */ .Fd)(live.ID, 'index', before, JobModifyIndex);
    return undefined;
}
async function stopUnguarded(request) {
    const { target, evalPriority, permit, nomad } = request;
    return (await findStopped(request)) ?? stopOnce({ ...target, evalPriority }, permit, nomad);
}


/***/ }),

/***/ 3212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LA: () => (/* binding */ hasAclsOff),
/* harmony export */   M8: () => (/* binding */ includesCapability),
/* harmony export */   MP: () => (/* binding */ warnOfManagementToken),
/* harmony export */   Ul: () => (/* binding */ isUnlimited),
/* harmony export */   Wd: () => (/* binding */ createOptionalReads),
/* harmony export */   Zs: () => (/* binding */ findPromotionDenials),
/* harmony export */   gr: () => (/* binding */ capabilitiesIn),
/* harmony export */   oJ: () => (/* binding */ readTokenPolicies),
/* harmony export */   uo: () => (/* binding */ createsManualCanaries)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4482);
/* harmony import */ var _inputs_pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9244);
/* harmony import */ var _text_log_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(872);
/* harmony import */ var _report_documentation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3203);
/* harmony import */ var _clients_http_retry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(892);
/* harmony import */ var _clients_nomad_wire_nomad_refusal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5729);







function isUnlimited(token) {
    return token.Type === 'management' || hasAclsOff(token);
}
function hasAclsOff({ AccessorID }) {
    return AccessorID === 'acls-disabled';
}
async function readTokenPolicies(nomad, { Policies, Roles }, region) {
    const roles = await Promise.all(Roles.map(async ({ ID }) => nomad.readAclRole({ id: ID, region })));
    const names = new Set([...Policies, ...roles.flatMap((role) => role.Policies.map(({ Name }) => Name))]);
    const read = [...names].map(async (id) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(nomad.readAclPolicy({ id, region }), 'not-found'));
    return (await Promise.all(read)).flatMap((policy) => policy ?? []);
}
function capabilitiesIn(policies, namespace) {
    const byName = joinRules(policies);
    if (namespace === '*')
        return new Set([...byName.values()].flatMap((granted) => [...granted]));
    const exact = byName.get(namespace);
    if (exact !== undefined)
        return exact;
    const matching = [...byName].filter(([pattern]) => (0,_inputs_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesWhole */ .b)(pattern.split('*'), namespace));
    return matching.toSorted(([a], [b]) => compareCloseness(a, b))[0]?.[1] ?? new Set();
}
function compareCloseness(a, b) {
    return b.replaceAll('*', '').length - a.replaceAll('*', '').length || (a < b ? 1 : -1);
}
function joinRules(policies) {
    const rules = policies.flatMap(({ RulesJSON }) => RulesJSON.Namespaces);
    const joined = [...Map.groupBy(rules, ({ Name }) => Name)].map(([name, same]) => {
        const granted = new Set(same.flatMap(({ Capabilities }) => Capabilities));
        return [name, granted.has('deny') ? new Set() : granted];
    });
    return new Map(joined);
}
const included = {
    'parse-job': ['submit-job'],
    'plan-job': ['submit-job'],
    'register-job': ['submit-job'],
    'deregister-job': ['submit-job', 'purge-job'],
    'revert-job': ['submit-job'],
    'stable-job': ['submit-job'],
    'evaluate-job': ['submit-job'],
    'scale-job': ['submit-job'],
    'force-periodic-job': ['submit-job', 'dispatch-job'],
    'promote-deployment': ['submit-job'],
    'fail-deployment': ['submit-job'],
};
function includesCapability(granted, capability) {
    return granted.has(capability) || (included[capability]?.some((wider) => granted.has(wider)) ?? false);
}
const longestWait = 2000;
const text = 'This run is for a pull request and has a management token: anyone who can change the workflow can use it to change anything in the cluster. ' +
    `Use a token that can only plan: ${(0,_report_documentation_js__WEBPACK_IMPORTED_MODULE_4__/* .documentationUrl */ .ou)('tokens.md')}#the-plan`;
async function warnOfManagementToken(check) {
    const { event, inputs } = check;
    const isChecked = event.pullRequest !== undefined && inputs.dialect === 'nomad';
    if (!isChecked || (inputs.token === undefined && inputs.authMethod === undefined))
        return;
    await (0,_clients_http_retry_js__WEBPACK_IMPORTED_MODULE_5__/* .withTimeout */ .wj)(longestWait, warnIfManagement(check));
}
async function warnIfManagement({ inputs, nomad, runner }) {
    const token = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(nomad.readOwnToken({ region: inputs.region, once: true }));
    if (token?.Type === 'management' && !hasAclsOff(token))
        runner.warning((0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj) `${text}`);
}
function createOptionalReads() {
    const denied = new Set();
    return {
        orUndefined: async (answer, namespace = 'default') => (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orElse */ .NW)(answer, ({ reason }) => {
            if (reason === 'unauthorized')
                denied.add(namespace);
            return undefined;
        }),
        warning: () => (denied.size === 0 ? undefined : warningOf([...denied].toSorted())),
    };
}
function warningOf(namespaces) {
    return (`The plan could not read the registered jobs: the token lacks the capability \`read-job\` in namespace ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .codeList */ .E5)(namespaces)}. ` +
        `Add it to the policy of the token: ${(0,_report_documentation_js__WEBPACK_IMPORTED_MODULE_4__/* .documentationUrl */ .ou)('tokens.md')}#the-plan`);
}
async function findPromotionDenials(jobs, { inputs, nomad }) {
    const { wait, promotion, nomad: connection } = inputs;
    if (!wait || promotion.after === undefined || connection.dialect !== 'nomad')
        return [];
    const policies = jobs.length === 0 ? undefined : await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(readOwnPolicies(nomad, connection.region));
    if (policies === undefined)
        return [];
    return jobs.flatMap(({ id, file, namespace = connection.namespace ?? 'default' }) => includesCapability(capabilitiesIn(policies, namespace), 'promote-deployment')
        ? []
        : [deniedError(id, namespace, file)]);
}
function createsManualCanaries(job, groups) {
    const withCanaries = new Set(groups.filter(({ canaries }) => canaries > 0).map(({ name }) => name));
    const updated = (job.TaskGroups ?? []).filter(({ Name }) => withCanaries.has(Name ?? ''));
    return updated.some(({ Update: update }) => update?.AutoPromote !== true);
}
async function readOwnPolicies(nomad, region) {
    const token = await nomad.readOwnToken({ region, once: true });
    return isUnlimited(token) ? undefined : readTokenPolicies(nomad, token, region);
}
function deniedError(job, namespace, file) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'unauthorized',
        message: `The canaries of \`${job}\` could not be promoted: the token lacks the capability \`promote-deployment\` in namespace \`${namespace}\`. Nothing was written`,
        location: file === undefined ? undefined : { file },
        help: 'missing-right',
        hint: `Add to the policy of the token: \`${(0,_clients_nomad_wire_nomad_refusal_js__WEBPACK_IMPORTED_MODULE_6__/* .policyLine */ .Dx)(namespace, ['promote-deployment'])}\`. Or set \`promote: off\`, and promote the canaries yourself.`,
    });
}


/***/ }),

/***/ 71:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ approvalSection)
/* harmony export */ });
/* harmony import */ var _text_fit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6851);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2211);
/* harmony import */ var _plan_guard_hits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9335);



function approvalSection(counts, room) {
    const isOne = new Set(counts.map(({ pullRequest }) => pullRequest)).size === 1;
    const shown = counts.filter(({ of, pullRequest, role }) => of === 'plan' ||
        !counts.some((other) => other.of === 'plan' && other.pullRequest === pullRequest && other.role === role));
    const each = { ...room, max: room.max / Math.max(1, shown.length) - 2 };
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphs */ .qN)(shown.map((one) => sectionOf(one, isOne ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `this plan` : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `the plan of #${one.pullRequest}`, each)));
}
function sectionOf({ of, role, given, needed, objections, others }, plan, room) {
    const by = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(given.map(({ login }) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .name */ .UU)(login)), ', ');
    const sign = objections.length > 0 ? '⛔' : given.length >= needed ? '✅' : '⏳';
    const what = of === 'plan' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) ` of the guarded changes by ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(_plan_guard_hits_js__WEBPACK_IMPORTED_MODULE_2__/* .approvers */ .DH[role])}`;
    const counts = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `${sign} **${given.length} of ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(needed, 'approval')}**${what} since ${plan}`;
    const counted = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .isEmpty */ .Im)(by) ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `${counts}.` : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `${counts} (${by}).`;
    if (room.measure(counted) > room.max)
        return _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6;
    if (others.length === 0)
        return counted;
    const lines = others.map(({ login, why }) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `- ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .name */ .UU)(login)}: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(why)}`);
    const title = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(others.length, 'review')} ${others.length === 1 ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `does` : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `do`} not count`;
    const around = room.measure((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `${counted}\n\n${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)(title, _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6, false)}`);
    const list = (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_0__/* .itemsWithin */ .mu)(lines, { ...room, max: room.max - around }, (left) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `- … and ${left} more`);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphs */ .qN)([counted, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)(title, list, false)]);
}


/***/ }),

/***/ 577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DO: () => (/* binding */ mostChanges),
/* harmony export */   PD: () => (/* binding */ longestChange),
/* harmony export */   Si: () => (/* binding */ keyChangeList),
/* harmony export */   Tb: () => (/* binding */ sharedBy),
/* harmony export */   mC: () => (/* binding */ jobLink),
/* harmony export */   wF: () => (/* binding */ jobTable),
/* harmony export */   z1: () => (/* binding */ mostAlone)
/* harmony export */ });
/* unused harmony export effectSigns */
/* harmony import */ var _describe_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _plan_plan_alarms_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2033);
/* harmony import */ var _plan_describe_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9042);
/* harmony import */ var _text_fit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6851);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2211);





const jobRowHead = [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `Effect`, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `Job`, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `What happens`];
const mostAlone = 10;
function jobTable(jobs, context, room) {
    const namespaces = new Set(jobs.map((job) => job.namespace));
    const groups = sharedBy(jobs, (job) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .comparable */ .Zm)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)([effectOf(job), whatHappens(job)], ' ')));
    const rows = groups.map((same) => [
        ...same.slice(0, 1).map(effectOf),
        jobNames(same, context, namespaces.size > 1),
        ...same.slice(0, 1).map((job) => (same.length === 1 ? whatHappens(job) : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `each: ${whatHappens(job)}`)),
    ]);
    return (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_3__/* .tableWithin */ .uG)(jobRowHead, rows, room, 'job');
}
function sharedBy(jobs, textOf) {
    return jobs.length <= mostAlone ? jobs.map((job) => [job]) : [...Map.groupBy(jobs, textOf).values()];
}
function jobNames(jobs, context, withNamespace) {
    const names = jobs.map((job) => {
        const place = withNamespace ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) ` in ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .name */ .UU)(job.namespace)}` : _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .nothing */ .s6;
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `${jobLink(job, context)}${place}${kindOf(job)}`;
    });
    return names.length === 1 ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(names, ', ') : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `${names.length} jobs: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .listUpTo */ .JM)(names, ', ')}`;
}
function kindOf(job) {
    const isNamed = (0,_plan_plan_alarms_js__WEBPACK_IMPORTED_MODULE_1__/* .effectNameOf */ .C$)(job) === 'new';
    if (job.verdict.startsAgain)
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) ` · starts again`;
    return job.verdict.change === 'new' && !isNamed ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) ` · new` : _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .nothing */ .s6;
}
function jobLink(job, { fileUrl, ui }, exists = job.verdict.jobModifyIndex > 0) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .name */ .UU)(job.id), (exists ? ui?.job(job) : undefined) ?? fileUrl?.(job.file));
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
function effectOf(job) {
    const effect = (0,_plan_plan_alarms_js__WEBPACK_IMPORTED_MODULE_1__/* .effectNameOf */ .C$)(job);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `${effectSigns[effect]}\u00a0${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)(effect)}`;
}
function whatHappens(job) {
    const { verdict } = job;
    const blocked = (0,_plan_describe_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .unplacedCount */ .wO)(verdict.unplaced);
    const counts = (0,_describe_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .describeCounts */ .w)(verdict.groups, verdict.starts);
    const parts = [
        verdict.refused.length > 0 ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `**Nomad refuses this change**` : _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .nothing */ .s6,
        job.hasFailed === true ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `unchanged, **its last deployment failed**` : _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .nothing */ .s6,
        counts === '' ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)(counts),
        blocked > 0 ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `**${blocked} cannot be placed**` : _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .nothing */ .s6,
        ...keyChanges(job),
        ...traits(job),
        filledIn(job),
        launch(job),
    ];
    if (!parts.every(_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .isEmpty */ .Im))
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(parts, ' · ');
    return verdict.changes ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `only its specification changes` : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `—`;
}
const longestChange = 80;
const mostChanges = 2;
function keyChanges({ diff, verdict }) {
    return verdict.change === 'edited' ? [keyChangeList(diff.keyChanges)] : [];
}
function keyChangeList(changes) {
    const different = new Map(changes.map((one) => [JSON.stringify([one.kind, one.text]), one]));
    const texts = Array.from(different.values(), ({ kind, text }) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)(kind)} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(text, longestChange)}`);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .listUpTo */ .JM)(texts, ', ', mostChanges);
}
const saidByChange = new Map([
    ['image only', 'image'],
    ['count only', 'count'],
    ['another schedule', 'schedule'],
]);
function traits({ verdict, diff }) {
    const shown = new Set(diff.keyChanges.map(({ kind }) => kind));
    return verdict.traits.filter((trait) => !shown.has(saidByChange.get(trait) ?? '')).map((trait) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)(trait));
}
function filledIn({ late = [] }) {
    const open = late.filter(({ value }) => value === undefined).map(({ variable }) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(variable));
    if (open.length === 0)
        return _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .nothing */ .s6;
    const verb = open.length === 1 ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `is` : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `are`;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .listUpTo */ .JM)(open, ', ')} ${verb} filled in by the build`;
}
function launch({ verdict }) {
    if (verdict.starts !== 'per-launch' || verdict.nextLaunch === undefined)
        return _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .nothing */ .s6;
    return verdict.nextLaunch === 'never' ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `**never launches**` : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `next launch ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(verdict.nextLaunch)}`;
}


/***/ }),

/***/ 2586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X0: () => (/* binding */ afterMerge),
  J_: () => (/* binding */ failureList),
  Xg: () => (/* binding */ planMarkdown)
});

// EXTERNAL MODULE: ./build/js/nomad-plan/verdict.js + 1 modules
var verdict = __webpack_require__(4025);
// EXTERNAL MODULE: ./build/js/report/plan/plan-alarms.js
var plan_alarms = __webpack_require__(2033);
// EXTERNAL MODULE: ./build/js/report/plan/describe-plan.js
var describe_plan = __webpack_require__(9042);
// EXTERNAL MODULE: ./build/js/text/fit.js
var fit = __webpack_require__(6851);
// EXTERNAL MODULE: ./build/js/text/markdown.js
var markdown = __webpack_require__(2211);
;// CONCATENATED MODULE: ./build/js/report/comment/callout.js





const callout_form = { most: 8, separator: '  \n' };
function dangerCallout(jobs, removed, room) {
    const stops = removed.filter(({ stop }) => stop.kind === 'stops');
    const lines = [
        ...line(jobs, 'refused', refusedFacts, [(0,markdown.md) `would be refused by Nomad`, (0,markdown.md) `would be refused by Nomad`]),
        ...line(jobs, 'unplaced', unplacedFacts, [(0,markdown.md) `cannot be placed`, (0,markdown.md) `cannot be placed`]),
        ...line(jobs, 'evicts', evictionFacts, [(0,markdown.md) `evicts`, (0,markdown.md) `evict allocations of other jobs`]),
        ...line(jobs, 'stops', stopFacts, [(0,markdown.md) `stops`, (0,markdown.md) `stop allocations`]),
        ...line(jobs, 'at-once', atOnceFacts, [
            (0,markdown.md) `replaces`,
            (0,markdown.md) `replace all allocations of a group at once: expect downtime`,
        ]),
        ...stops.map((one) => (0,markdown/* prose */.CS)((0,describe_plan/* describeUndeclared */.$v)(one, jobs))),
    ];
    return (0,fit/* calloutWithin */.eE)('CAUTION', lines, room, callout_form);
}
function warningCallout(jobs, removed, room) {
    const others = removed.filter(({ stop }) => stop.kind !== 'stops');
    const lines = [...warningLines(jobs), ...others.map((one) => (0,markdown/* prose */.CS)((0,describe_plan/* describeUndeclared */.$v)(one, jobs)))];
    return (0,fit/* calloutWithin */.eE)('WARNING', lines, room, callout_form);
}
const colonAfter = new Set(['refused', 'unplaced']);
function line(jobs, alarm, factsOf, [one, several]) {
    const facts = jobs
        .filter((job) => (0,plan_alarms/* alarmsOf */.q3)(job).includes(alarm))
        .map((job) => ({ job: (0,markdown/* name */.UU)(job.id), text: (0,markdown/* listUpTo */.JM)(factsOf(job), '; ') }));
    const [first, ...others] = facts;
    if (first === undefined)
        return [];
    if (others.length > 0)
        return [(0,markdown.md) `**${(0,markdown/* count */.U9)(facts.length, 'job')} ${several}**: ${(0,markdown/* listUpTo */.JM)(grouped(facts), '; ')}.`];
    const colon = colonAfter.has(alarm) ? (0,markdown.md) `:` : markdown/* nothing */.s6;
    return [(0,markdown.md) `**${first.job} ${one}**${(0,markdown/* isEmpty */.Im)(first.text) ? markdown/* nothing */.s6 : (0,markdown.md) `${colon} ${first.text}`}.`];
}
function grouped(facts) {
    return sameTexts(facts).map(({ jobs, text }) => ((0,markdown/* isEmpty */.Im)(text) ? jobs : (0,markdown.md) `${jobs}: ${text}`));
}
function sameTexts(facts) {
    return Array.from(Map.groupBy(facts, ({ text }) => (0,markdown/* comparable */.Zm)(text)).values(), (same) => ({
        jobs: (0,markdown/* listUpTo */.JM)(same.map(({ job }) => job), ', '),
        text: same[0]?.text ?? markdown/* nothing */.s6,
    }));
}
function unplacedFacts({ verdict }) {
    const several = verdict.groups.length > 1;
    return verdict.unplaced.map(({ group, count: amount, reasons }) => {
        const where = several ? (0,markdown.md) ` of group ${(0,markdown/* name */.UU)(group)}` : markdown/* nothing */.s6;
        return (0,markdown.md) `${(0,markdown/* listUpTo */.JM)(reasons.map(reasonMarkdown), '; ')} (${(0,markdown/* count */.U9)(amount, 'allocation')}${where})`;
    });
}
function reasonMarkdown({ text, name: foreign }) {
    return foreign === undefined ? (0,markdown/* prose */.CS)(text) : (0,markdown.md) `${(0,markdown/* prose */.CS)(text)} ${(0,markdown/* name */.UU)(foreign)}`;
}
function refusedFacts({ verdict }) {
    return [(0,markdown.md) `${(0,markdown/* prose */.CS)(verdict.refused.join('; '))}. Give it another ID, or purge the registered job first`];
}
function evictionFacts({ verdict }) {
    if (verdict.preempted.length > 0)
        return verdict.preempted.map(({ count: amount, job }) => (0,markdown.md) `${(0,markdown/* count */.U9)(amount, 'allocation')} of ${(0,markdown/* name */.UU)(job)}`);
    const amount = verdict.groups.reduce((sum, group) => sum + group.preempted, 0);
    return [(0,markdown.md) `${(0,markdown/* count */.U9)(amount, 'allocation')} of other jobs`];
}
function stopFacts({ verdict }) {
    const groups = verdict.groups.filter(({ stopped }) => stopped > 0);
    return groups.map((group) => (0,markdown.md) `${(0,markdown/* count */.U9)(group.stopped, 'allocation')}${ofGroup(group, verdict)}`);
}
function atOnceFacts({ verdict }) {
    return verdict.groups
        .filter(({ update }) => update.isAtOnce)
        .map((group) => (0,markdown.md) `all ${(0,markdown/* count */.U9)(group.replaced, 'allocation')}${ofGroup(group, verdict)} at once: expect downtime`);
}
function ofGroup(group, { groups }) {
    return groups.length > 1 ? (0,markdown.md) ` of group ${(0,markdown/* name */.UU)(group.name)}` : markdown/* nothing */.s6;
}
function warningLines(jobs) {
    const warnings = jobs.flatMap((job) => (0,plan_alarms/* warningsOf */.nZ)(job).map((warning) => ({ job: (0,markdown/* name */.UU)(job.id), text: (0,markdown/* prose */.CS)((0,markdown/* clipped */.cz)((0,verdict/* describeWarning */.U9)(warning))) })));
    return sameTexts(warnings).map((same) => (0,markdown.md) `**${same.jobs}**: ${same.text}`);
}

// EXTERNAL MODULE: ./build/js/report/comment/job-row.js
var job_row = __webpack_require__(577);
// EXTERNAL MODULE: ./build/js/report/comment/approvals.js
var comment_approvals = __webpack_require__(71);
// EXTERNAL MODULE: ./build/js/report/comment/footer.js
var footer = __webpack_require__(3976);
// EXTERNAL MODULE: ./build/js/report/plan/guard-hits.js
var guard_hits = __webpack_require__(9335);
;// CONCATENATED MODULE: ./build/js/report/comment/guard-rows.js



function describeRefusal(approving) {
    return 'role' in approving
        ? (0,markdown.md) ` until ${(0,markdown/* prose */.CS)(guard_hits/* approvers */.DH[approving.role])} approves`
        : (0,markdown.md) `, and nobody can approve it: ${(0,markdown/* prose */.CS)(approving.obstacle)}`;
}
function guardSection(outcome, approving, room) {
    const rows = (0,guard_hits/* hitsOf */.eb)(outcome).map((one) => guardRow(one, approving));
    const spaced = rows.map((row, at) => (at === 0 ? row : (0,markdown/* paragraphs */.qN)([markdown/* nothing */.s6, (0,markdown.md) `\n${row}`])));
    return (0,fit/* itemsWithin */.mu)(spaced, room, (left) => (0,markdown.md) `\n… and ${left} more in ${room.elsewhere}.`);
}
function guardRow({ id, hit }, approving) {
    const { what, old, new: after, unit = '', guard, approvedBy, unknown } = hit;
    const change = old === ''
        ? (0,markdown.md) `${(0,markdown/* prose */.CS)(what)}${after === '' ? markdown/* nothing */.s6 : (0,markdown.md) ` ${(0,markdown/* prose */.CS)((0,guard_hits/* value */.Uq)(after))}`}`
        : (0,markdown.md) `${(0,markdown/* prose */.CS)(`${what} ${(0,guard_hits/* value */.Uq)(old)}`)} → ${(0,markdown/* prose */.CS)(`${(0,guard_hits/* valueOrNone */.jl)(after)}${unit}`)}`;
    const where = (0,guard_hits/* place */.ik)(hit);
    const cause = unknown === undefined ? markdown/* nothing */.s6 : (0,markdown.md) ` Cannot be judged: ${(0,markdown/* prose */.CS)(unknown)}.`;
    const sign = approvedBy !== undefined ? '✅' : unknown === undefined ? '🛑' : '❓';
    const refusal = approving === undefined ? markdown/* nothing */.s6 : describeRefusal(approving);
    const by = (0,markdown/* join */.fj)((approvedBy ?? []).map((login) => (0,markdown/* name */.UU)(login)), ', ');
    const next = approvedBy === undefined ? (0,markdown.md) `The register refuses it${refusal}.` : (0,markdown.md) `Approved by ${by}.`;
    return (0,markdown.md) `${sign} **${(0,markdown/* name */.UU)(id)}**: ${where === '' ? markdown/* nothing */.s6 : (0,markdown.md) `${(0,markdown/* prose */.CS)(where)} `}${change} (${(0,markdown/* prose */.CS)(guard)}).${cause} ${next}`;
}

// EXTERNAL MODULE: ./build/js/report/failure-items.js
var failure_items = __webpack_require__(8762);
// EXTERNAL MODULE: ./build/js/report/plan/planned-writes.js
var planned_writes = __webpack_require__(4932);
// EXTERNAL MODULE: ./build/js/report/plan/plan-headline.js
var plan_headline = __webpack_require__(7187);
// EXTERNAL MODULE: ./build/js/report/plan/plan-outcome.js
var plan_outcome = __webpack_require__(1535);
;// CONCATENATED MODULE: ./build/js/report/comment/plan-comment.js














const afterMerge = 'After the merge, `mode: register`';
function planMarkdown(outcome, surroundings, limit) {
    const jobs = (0,plan_alarms/* bySeverity */.Np)(outcome.jobs);
    const changing = jobs.filter(plan_alarms/* hasChanges */.ik);
    const unchanged = jobs.filter((job) => !changing.includes(job));
    const { marker, record, approvals = [], approving, fileUrl, door } = surroundings;
    const document = {
        head: [(0,markdown/* joinLines */.cT)([...(marker === undefined ? [] : [marker]), heading(outcome, surroundings)])],
        sections: [
            { share: 0.1, render: (room) => dangerCallout(jobs, outcome.removed, room) },
            { share: 0.1, render: (room) => warningCallout(jobs, outcome.removed, room) },
            { share: 0.1, render: (room) => guardSection(outcome, approving, room) },
            { share: 0.3, render: (room) => failureList((0,failure_items/* failureItems */.xh)((0,plan_outcome/* allFailures */.ZJ)(outcome), fileUrl), room) },
            { share: 0.35, render: (room) => (0,job_row/* jobTable */.wF)(changing, surroundings, room) },
            {
                share: 0.2,
                render: (room) => (0,comment_approvals/* approvalSection */.l)(approvals, room),
            },
            { share: 'rest', render: (room) => jobPlans(changing, surroundings, room) },
            {
                share: 0.1,
                render: (room) => (0,fit/* foldedList */.H8)((0,markdown.md) `${(0,markdown/* count */.U9)(unchanged.length, 'job')} unchanged`, markdown/* nothing */.s6, unchanged.map(({ id }) => id), room),
            },
        ],
        tail: [nextStep(outcome, surroundings), (0,markdown/* joinLines */.cT)([plan_comment_footer(outcome, surroundings), record ?? markdown/* nothing */.s6])],
    };
    return (0,fit/* fitDocument */.VC)(document, limit, door);
}
function heading(outcome, { environment }) {
    if (outcome.failures.length === 0)
        return (0,markdown.md) `### ${(0,plan_headline/* planSign */.v)(outcome)} ${(0,markdown/* prose */.CS)(environment ?? 'Plan')}: ${(0,markdown/* prose */.CS)((0,plan_headline/* planHeadline */.M)(outcome))}`;
    const outage = (0,failure_items/* findOutage */.xQ)(outcome.failures);
    const where = environment === undefined ? markdown/* nothing */.s6 : (0,markdown.md) `${(0,markdown/* prose */.CS)(environment)}: `;
    return (0,markdown.md) `### 🔴 ${where}${outage === undefined ? (0,markdown.md) `Plan failed` : (0,markdown/* prose */.CS)(outage)}`;
}
function failureList(items, room) {
    if (items.length === 0)
        return markdown/* nothing */.s6;
    const title = (0,markdown.md) `**What went wrong**\n\n`;
    return (0,markdown.md) `${title}${(0,fit/* itemsWithin */.mu)(items, { ...room, max: room.max - room.measure(title) })}`;
}
const fixedByPush = new Set(['parse', 'input']);
function nextStep(outcome, { record, approving }) {
    if (outcome.failures.length > 0)
        return markdown/* nothing */.s6;
    if (outcome.failed.length > 0) {
        const isOfFile = outcome.failed.some(({ failures }) => failures.some(({ reason }) => fixedByPush.has(reason)));
        return isOfFile ? (0,markdown.md) `Fix the errors above and push; the plan runs again.` : markdown/* nothing */.s6;
    }
    const writes = (0,planned_writes/* plannedWrites */.j)(outcome);
    const stops = writes.filter(({ kind }) => kind === 'stop').length;
    const hits = (0,guard_hits/* hitsOf */.eb)(outcome);
    if (writes.length === 0)
        return markdown/* nothing */.s6;
    if (approving !== undefined && hits.some(guard_hits/* isRefusing */.kW))
        return (0,markdown.md) `${(0,markdown/* prose */.CS)(afterMerge)} refuses this plan${describeRefusal(approving)}.`;
    if (record === undefined)
        return markdown/* nothing */.s6;
    const what = hits.length === 0 ? (0,markdown.md) `exactly this plan` : (0,markdown.md) `this plan, unless an approval is withdrawn`;
    return (0,markdown.md) `${(0,markdown/* prose */.CS)(afterMerge)} registers ${what}${stops === 0 ? markdown/* nothing */.s6 : (0,markdown.md) ` and stops ${(0,markdown/* count */.U9)(stops, 'job')}`}.`;
}
function plan_comment_footer(outcome, surroundings) {
    const hiddenValues = outcome.jobs.reduce((sum, job) => sum + job.diff.hiddenValues, 0);
    const hidden = hiddenValues === 0 ? markdown/* nothing */.s6 : (0,markdown.md) ` · ${(0,markdown/* count */.U9)(hiddenValues, 'value')} hidden`;
    return (0,footer/* footerLine */.GO)((0,markdown.md) `Planned`, surroundings, (0,markdown.md) `${hidden}${footer/* legend */.o1}`);
}
const openUpTo = 40;
const shareOfFiles = 0.3;
const leastRoom = 800;
function jobPlans(jobs, links, room) {
    const plans = (0,job_row/* sharedBy */.Tb)(jobs, differenceOf);
    const isFew = jobs.length <= 3;
    const more = (left) => (0,markdown.md) `… and ${(0,markdown/* count */.U9)(left, 'more plan')} in ${room.elsewhere}.`;
    const render = (own) => (0,fit/* sectionsWithin */.qb)(plans, (same, each) => jobPlan(same, { isFew, ...links }, each), own, more);
    if (jobs.length <= job_row/* mostAlone */.z1)
        return render(room);
    const title = (0,markdown.md) `Plans of ${(0,markdown/* count */.U9)(jobs.length, 'job')}`;
    const around = room.measure((0,markdown/* details */.zH)(title, markdown/* nothing */.s6, false)) + 2;
    const body = room.max <= around ? markdown/* nothing */.s6 : render({ ...room, max: room.max - around });
    return (0,markdown/* details */.zH)(title, body, false);
}
function differenceOf(job) {
    return JSON.stringify([job.verdict.change, job.diff.lines.slice(1), job.keptCounts, (0,describe_plan/* describeNotes */.Ne)(job)]);
}
function jobPlan(same, { isFew, fileUrl }, room) {
    const [job] = same;
    if (job === undefined)
        return markdown/* nothing */.s6;
    const isAlone = same.length === 1;
    const kept = job.keptCounts.map(({ group, count: number, instead, bound }) => (0,markdown.md) `Count of ${(0,markdown/* code */.aY)(group)} kept at ${number}; the job file says ${instead}${bound === undefined ? markdown/* nothing */.s6 : (0,markdown.md) `, and ${(0,markdown/* prose */.CS)(bound)}`}.`);
    const notes = (0,describe_plan/* describeNotes */.Ne)(job).map((note) => (0,markdown/* prose */.CS)(note));
    const names = same.map(({ id }) => (0,markdown.md) `<b>${(0,markdown/* code */.aY)(id)}</b>`);
    const files = same.map(({ id, file }) => (0,markdown/* link */.nf)((0,markdown/* code */.aY)(isAlone ? file : id), fileUrl?.(file)));
    const { taken, left } = (0,fit/* takeWithin */.Dh)(files, room.max * shareOfFiles, room.measure);
    const more = left === 0 ? markdown/* nothing */.s6 : (0,markdown.md) ` and ${left} more`;
    return (0,fit/* foldedLines */.EM)({
        summary: (0,markdown.md) `${isAlone ? markdown/* nothing */.s6 : (0,markdown.md) `${same.length} jobs: `}${(0,markdown/* listUpTo */.JM)(names, ', ')}`,
        lines: job.diff.lines.slice(isAlone ? 0 : 1),
        facts: (0,markdown/* paragraphs */.qN)([...kept, ...notes, (0,markdown.md) `${(0,markdown/* join */.fj)(taken, ', ')}${more}`]),
        isOpen: isFew && job.diff.lines.length <= openUpTo && job.verdict.change !== 'new',
        least: leastRoom,
    }, room);
}


/***/ }),

/***/ 8217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ describeCounts)
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4482);

function describeCounts(groups, starts) {
    const sum = (count) => groups.reduce((total, group) => total + count(group), 0);
    const steps = [
        ...replacement(groups),
        ...canaryReplacement(groups),
        ['stops', sum((group) => group.stopped), endedToo(groups, 'stopped')],
        ['evicts', sum((group) => group.preempted), ' of other jobs'],
        ['migrates', sum((group) => group.migrated)],
        ...besideCanaries(groups),
        ['reschedules', sum((group) => group.rescheduled)],
        ['updates', sum((group) => group.updatedInPlace), ' in place'],
        starts === 'at-once'
            ? ['creates', sum((group) => group.created)]
            : ['starts', sum((group) => group.created), starts === 'per-launch' ? ' at each launch' : ' at each dispatch'],
    ];
    return steps
        .filter(([, count]) => count > 0)
        .map(([verb, count, more = ''], at) => {
        const what = at === 0 && verb !== '' ? (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'allocation') : String(count);
        return verb === '' ? more : `${verb} ${what}${more}`;
    })
        .join(', ');
}
function replacement(groups) {
    const updated = groups.filter(({ canaries }) => canaries === 0);
    const { all, step, isAtOnce } = totalUpdate(updated);
    if (step < all)
        return [['replaces', all, `, ${step} at a time`]];
    return [isAtOnce ? ['replaces all', all, ' at once'] : ['replaces', all, endedToo(updated, 'replaced')]];
}
function besideCanaries(groups) {
    const { all, step } = totalUpdate(groups.filter(({ canaries, replaced }) => canaries > 0 && replaced === 0));
    const more = step === all ? 'the others stop after promotion' : `${all - step} more after promotion`;
    return [['', step, `${countCanaries(step)} now, ${more}`]];
}
function canaryReplacement(groups) {
    const { all, step, isAtOnce } = totalUpdate(groups.filter(({ canaries, replaced }) => canaries > 0 && replaced > 0));
    if (step < all)
        return [['replaces', all, `: ${countCanaries(step)} now, ${all - step} more after promotion`]];
    return [
        isAtOnce ? ['replaces all', all, ' at once, as canaries'] : ['replaces', all, ` with ${countCanaries(step)}`],
    ];
}
function countCanaries(count) {
    return count === 1 ? '1 canary' : `${count} canaries`;
}
function totalUpdate(groups) {
    const sum = (which) => groups.reduce((total, { update }) => total + update[which], 0);
    return { all: sum('all'), step: sum('step'), isAtOnce: groups.some(({ update }) => update.isAtOnce) };
}
function endedToo(groups, count) {
    return groups.some((group) => group[count] > 0 && group.update.withEnded === count) ? ', running or ended' : '';
}


/***/ }),

/***/ 9938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ optional)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _text_log_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(872);
/* harmony import */ var _documentation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3203);



async function optional(runner, { what, note, hint, help }, work) {
    await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orElse */ .NW)(work(), ({ reason, message, hint: own }) => {
        const isDenied = reason === 'unauthorized' || reason === 'not-found';
        const failure = new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
            reason,
            message: `${what}: ${message}`,
            help,
            hint: `${note} ${isDenied ? hint : (own ?? hint)}`,
        });
        runner.warning((0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLines */ .y1)((0,_documentation_js__WEBPACK_IMPORTED_MODULE_2__/* .failureText */ .kY)(failure)));
    });
}


/***/ }),

/***/ 9335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DH: () => (/* binding */ approvers),
/* harmony export */   QQ: () => (/* binding */ withApproval),
/* harmony export */   Uq: () => (/* binding */ value),
/* harmony export */   eb: () => (/* binding */ hitsOf),
/* harmony export */   ik: () => (/* binding */ place),
/* harmony export */   jT: () => (/* binding */ describeHit),
/* harmony export */   jl: () => (/* binding */ valueOrNone),
/* harmony export */   kW: () => (/* binding */ isRefusing)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2211);

const approvers = {
    write: 'a person with write access',
    maintain: 'a maintainer',
    admin: 'an admin',
};
function hitsOf({ jobs, removed }) {
    return [
        ...jobs.flatMap(({ id, namespace, file, hits }) => hits.map((hit) => ({ id, namespace, file, hit }))),
        ...removed.flatMap(({ was: { id = '', namespace = '' } = {}, file, hits = [] }) => hits.map((hit) => ({ id, namespace, file, hit }))),
    ];
}
function isRefusing({ hit }) {
    return hit.approvedBy === undefined;
}
function withApproval(outcome, approvedBy) {
    const approve = (one) => ({
        ...one,
        hits: (one.hits ?? []).map((hit) => ({ ...hit, approvedBy })),
    });
    return { ...outcome, jobs: outcome.jobs.map(approve), removed: outcome.removed.map(approve) };
}
const longestValue = 120;
function value(text) {
    return /^\d+$/.test(text) ? text : `\`${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clipped */ .cz)(text, longestValue)}\``;
}
function place({ group, task }) {
    if (task !== '')
        return `task \`${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clipped */ .cz)(task)}\`: `;
    return group === '' ? '' : `group \`${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clipped */ .cz)(group)}\`: `;
}
function describeHit(hit) {
    const { what, old, new: after, unit = '', guard, unknown } = hit;
    const change = old === '' ? (after === '' ? '' : ` ${value(after)}`) : ` from ${value(old)} to ${valueOrNone(after)}`;
    const cause = unknown === undefined ? '' : `, which cannot be judged: ${unknown}`;
    return `${place(hit)}${what}${change}${unit} (${guard})${cause}`;
}
function valueOrNone(text) {
    return text === '' ? 'none' : value(text);
}


/***/ }),

/***/ 2033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: () => (/* binding */ effectNameOf),
/* harmony export */   Np: () => (/* binding */ bySeverity),
/* harmony export */   ik: () => (/* binding */ hasChanges),
/* harmony export */   nZ: () => (/* binding */ warningsOf),
/* harmony export */   q3: () => (/* binding */ alarmsOf)
/* harmony export */ });
/* harmony import */ var _nomad_plan_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4025);

function hasChanges({ verdict, hasFailed = false }) {
    return verdict.changes || verdict.unplaced.length > 0 || hasFailed;
}
function alarmsOf(job) {
    const { verdict, hasFailed = false } = job;
    const { groups, unplaced, preempted, change, starts } = verdict;
    const evicts = preempted.length > 0 || groups.some((group) => group.preempted > 0);
    const alarms = [
        ['refused', verdict.refused.length > 0],
        ['unplaced', unplaced.length > 0],
        ['evicts', evicts],
        ['stops', change === 'stopped' || groups.some((group) => group.stopped > 0)],
        ['at-once', starts === 'at-once' && groups.some(({ update }) => update.isAtOnce)],
        ['failed', hasFailed],
        ['warning', warningsOf(job).length > 0],
    ];
    return alarms.flatMap(([alarm, isOn]) => (isOn ? [alarm] : []));
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
function effectNameOf(job) {
    const [worst] = alarmsOf(job);
    if (worst !== undefined)
        return alarmKinds[worst][0];
    const { change, destructive, startsAgain } = job.verdict;
    if (change === 'new' || startsAgain)
        return 'new';
    return destructive ? 'replace' : 'edit';
}
function warningsOf({ verdict, pitfalls = [] }) {
    const { warnings, groups, changes, starts } = verdict;
    if (!changes)
        return [];
    const atOnce = starts === 'at-once' && groups.some(({ update }) => update.isAtOnce);
    return [...pitfalls, ...(atOnce ? warnings.filter((warning) => !(0,_nomad_plan_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isRepeatedBy */ .al)(warning)) : warnings)];
}
function severity(job) {
    const [worst] = alarmsOf(job);
    if (worst !== undefined)
        return alarmKinds[worst][1];
    if (job.verdict.destructive)
        return 2;
    return job.verdict.changes ? 1 : 0;
}
function bySeverity(jobs) {
    return jobs.toSorted((a, b) => severity(b) - severity(a) || (a.file < b.file ? -1 : 1));
}


/***/ }),

/***/ 7187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ planHeadline),
/* harmony export */   v: () => (/* binding */ planSign)
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4482);
/* harmony import */ var _planned_writes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4932);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5410);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2211);
/* harmony import */ var _guard_hits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9335);
/* harmony import */ var _plan_alarms_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2033);






function planSign({ failures, failed, jobs, removed }) {
    if (failures.length + failed.length > 0)
        return '🔴';
    const alarms = new Set(jobs.flatMap(_plan_alarms_js__WEBPACK_IMPORTED_MODULE_5__/* .alarmsOf */ .q3));
    const isGuarded = (0,_guard_hits_js__WEBPACK_IMPORTED_MODULE_4__/* .hitsOf */ .eb)({ jobs, removed }).some(_guard_hits_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefusing */ .kW);
    const isNoted = [alarms.delete('warning'), alarms.delete('failed')].includes(true);
    const isWarned = isNoted || removed.some(({ stop }) => stop.kind === 'runs-on');
    const writes = (0,_planned_writes_js__WEBPACK_IMPORTED_MODULE_1__/* .plannedWrites */ .j)({ jobs, removed });
    if (isGuarded || alarms.size > 0 || writes.some(({ kind }) => kind === 'stop'))
        return '🟠';
    if (isWarned)
        return '🟡';
    return writes.length > 0 || jobs.some(_plan_alarms_js__WEBPACK_IMPORTED_MODULE_5__/* .hasChanges */ .ik) ? '🔵' : '🟢';
}
function planHeadline(outcome) {
    const { jobs, failed, removed } = outcome;
    const [first, ...others] = jobs.filter(_plan_alarms_js__WEBPACK_IMPORTED_MODULE_5__/* .hasChanges */ .ik);
    const refused = (0,_guard_hits_js__WEBPACK_IMPORTED_MODULE_4__/* .hitsOf */ .eb)(outcome).filter(_guard_hits_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefusing */ .kW).length;
    const parts = [
        failed.length === 0 ? '' : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(failed.length, 'file')} failed`,
        first !== undefined && others.length === 0 ? oneJob(first) : severalJobs(jobs),
        describeRemoved(removed),
        refused === 0 ? '' : (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(refused, 'guarded change'),
    ].filter((part) => part !== '');
    if (parts.length > 0)
        return parts.join(', ');
    if (jobs.length > 0)
        return `no changes (${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(jobs.length, 'job')})`;
    return outcome.untouched > 0 ? `no changes (${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(outcome.untouched, 'job file')} not touched)` : 'no job files';
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
    const named = verdict.preempted.length === 1 ? ` of \`${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .R)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .clipped */ .cz)(verdict.preempted[0]?.job ?? ''))}\`` : ' of other jobs';
    const worst = (0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_5__/* .alarmsOf */ .q3)(job).flatMap((alarm) => {
        switch (alarm) {
            case 'refused':
                return ['would be refused by Nomad'];
            case 'unplaced':
                return ['cannot be placed'];
            case 'failed':
                return ['its last deployment failed'];
            case 'evicts':
                return [count === 0 ? 'evicts other jobs' : `evicts ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(count, 'allocation')}${named}`];
            case 'stops':
                return verdict.change === 'stopped' ? [] : ['stops allocations'];
            case 'at-once':
                return ['replaces all allocations at once'];
            case 'warning':
                return [`has ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)((0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_5__/* .warningsOf */ .nZ)(job).length, 'warning')}`];
        }
    });
    const facts = [what, ...worst];
    const last = facts.length > 1 ? ` and ${facts.at(-1) ?? ''}` : '';
    return `\`${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .R)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .clipped */ .cz)(job.id))}\` ${facts.slice(0, facts.length > 1 ? -1 : 1).join(', ')}${last}`;
}
function describeRemoved(removed) {
    const by = Map.groupBy(removed, ({ stop }) => stop.kind === 'runs-on' && stop.why === 'declared' ? 'gone' : stop.kind);
    const { stops = [], 'runs-on': left = [], gone = [] } = Object.fromEntries(by);
    const [only] = stops.length === 1 ? stops : [];
    const parts = [
        ...(only === undefined ? [] : [`\`${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .R)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .clipped */ .cz)(only.was?.id ?? ''))}\` stops`]),
        counted([
            [only === undefined ? stops.length : 0, 'jobs stop'],
            [left.length, `${left.length === 1 ? 'job' : 'jobs'} left running`],
            [gone.length, `job ${gone.length === 1 ? 'file' : 'files'} removed`],
        ]),
    ];
    return parts.filter((part) => part !== '').join(', ');
}
function severalJobs(jobs) {
    const changing = jobs.filter(({ verdict }) => verdict.change !== 'unchanged');
    const count = (matches) => jobs.filter(matches).length;
    const alarmed = (alarm) => count((job) => (0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_5__/* .alarmsOf */ .q3)(job).includes(alarm));
    const kinds = counted([
        [count(({ verdict }) => verdict.change === 'new'), 'new'],
        [count(({ verdict }) => verdict.change === 'stopped'), 'stopped'],
        [count(({ verdict }) => verdict.startsAgain), 'starting again'],
    ]);
    const evicting = alarmed('evicts');
    const replacing = alarmed('at-once');
    const warnings = jobs.reduce((sum, job) => sum + (0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_5__/* .warningsOf */ .nZ)(job).length, 0);
    return counted([
        [changing.length, describeChanges(changing, kinds)],
        [count(({ verdict }) => verdict.change === 'unchanged' && verdict.changes), 'with allocations due'],
        [alarmed('refused'), 'would be refused by Nomad'],
        [alarmed('unplaced'), 'cannot be placed'],
        [evicting, `${evicting === 1 ? 'evicts' : 'evict'} other jobs`],
        [replacing, `${replacing === 1 ? 'replaces' : 'replace'} all allocations at once`],
        [alarmed('failed'), `unchanged after a failed deployment`],
        [warnings, warnings === 1 ? 'warning' : 'warnings'],
    ]);
}
function describeChanges(changing, kinds) {
    const jobs = changing.length === 1 ? 'job' : 'jobs';
    if (changing.every(({ verdict }) => verdict.change === 'new'))
        return `new ${jobs}`;
    return `${jobs} ${changing.length === 1 ? 'changes' : 'change'}${kinds === '' ? '' : ` (${kinds})`}`;
}
function counted(parts) {
    return parts.flatMap(([count, text]) => (count === 0 ? [] : [`${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .oh)(count)} ${text}`])).join(', ');
}


/***/ }),

/***/ 4745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R1: () => (/* binding */ plansLog),
/* harmony export */   iy: () => (/* binding */ planLog),
/* harmony export */   mf: () => (/* binding */ createProgress)
/* harmony export */ });
/* harmony import */ var _plan_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1535);
/* harmony import */ var _nomad_plan_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4025);
/* harmony import */ var _describe_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8217);
/* harmony import */ var _nomad_plan_cli_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3670);
/* harmony import */ var _guard_hits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9335);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5410);
/* harmony import */ var _plan_alarms_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2033);
/* harmony import */ var _describe_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9042);
/* harmony import */ var _plan_headline_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7187);
/* harmony import */ var _text_log_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(872);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4482);











const colours = { '+': (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `\u001b[32m`, '-': (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `\u001b[31m`, '!': (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `\u001b[33m` };
function createProgress(runner, done) {
    const shortest = 20;
    return (count, total) => {
        if (total < shortest || Math.floor((count * 10) / total) === Math.floor(((count - 1) * 10) / total))
            return;
        runner.log((0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `${done} ${count} of ${total} job files.`);
    };
}
function plansLog(jobs) {
    return (0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_6__/* .bySeverity */ .Np)(jobs.filter(_plan_alarms_js__WEBPACK_IMPORTED_MODULE_6__/* .hasChanges */ .ik)).map(jobLog);
}
function planLog(outcome) {
    const { jobs, removed, failures } = outcome;
    const unstored = [...new Set(jobs.flatMap((job) => job.unstored))];
    const texts = [
        ...(jobs.length > 1 ? [(0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinLog */ .Vq)(tableLines(jobs))] : []),
        ...(removed.length > 0 ? [(0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinLog */ .Vq)(removed.map((one) => (0,_describe_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .describeUndeclared */ .$v)(one, jobs)))] : []),
        ...(unstored.length === 0
            ? []
            : [
                (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `Not stored with the jobs, because their values are or may be secret: the variables ${unstored.join(', ')}.`,
            ]),
    ];
    return [
        ...(0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_6__/* .bySeverity */ .Np)(jobs).map(jobLog),
        ...warningEntries(outcome),
        ...texts.map((text) => ({ kind: 'text', text })),
        { kind: 'errors', errors: (0,_plan_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .allFailures */ .ZJ)(outcome) },
        { kind: 'text', text: failures.length > 0 ? (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `Plan failed.` : (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `Plan: ${(0,_plan_headline_js__WEBPACK_IMPORTED_MODULE_8__/* .planHeadline */ .M)(outcome)}` },
    ];
}
const mostWarnings = 9;
function warningEntries(outcome) {
    const { jobs } = outcome;
    const all = (0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_6__/* .bySeverity */ .Np)(jobs).flatMap((job) => (0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_6__/* .warningsOf */ .nZ)(job).map((warning) => ({ job, text: (0,_nomad_plan_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .describeWarning */ .U9)(warning) })));
    const warnings = Array.from(Map.groupBy(all, ({ text }) => text), ([text, same]) => {
        const others = same.length > 1 ? ` (and ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_10__/* .plural */ .LS)(same.length - 1, 'other job')})` : '';
        const [first] = same;
        const file = first === undefined ? {} : { file: first.job.file };
        const subject = first?.job.pitfalls?.includes(text) === true ? (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `Job` : (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `Nomad warns about job`;
        const warning = (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `${subject} \`${first?.job.id ?? ''}\`${others}: ${(0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plainLines */ .y1)(text)}`;
        return { kind: 'warning', text: warning, ...file };
    });
    const entries = [...guardEntries(outcome), ...warnings];
    const left = entries.slice(mostWarnings - 1);
    if (left.length < 2)
        return entries;
    const rest = (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinLog */ .Vq)(left.map((entry) => ('text' in entry ? entry.text : (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) ``)));
    return [
        ...entries.slice(0, mostWarnings - 1),
        { kind: 'warning', text: (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `${left.length} more warnings are listed in the log.` },
        { kind: 'text', text: rest },
    ];
}
function guardEntries(outcome) {
    return (0,_guard_hits_js__WEBPACK_IMPORTED_MODULE_4__/* .hitsOf */ .eb)(outcome)
        .filter(_guard_hits_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefusing */ .kW)
        .map(({ id, file, hit }) => ({
        kind: 'warning',
        text: (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `A register refuses job \`${id}\`: ${(0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plainLines */ .y1)((0,_guard_hits_js__WEBPACK_IMPORTED_MODULE_4__/* .describeHit */ .jT)(hit))}`,
        file,
        line: hit.line,
    }));
}
function tableLines(jobs) {
    const rows = (0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_6__/* .bySeverity */ .Np)(jobs).map(({ id, verdict }) => {
        const blocked = (0,_describe_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .unplacedCount */ .wO)(verdict.unplaced);
        const counts = (0,_describe_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .describeCounts */ .w)(verdict.groups, verdict.starts);
        return [
            (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .R)(id),
            (0,_describe_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .describeChange */ .uQ)(verdict),
            counts === '' ? '-' : counts,
            blocked > 0 ? `${blocked} cannot be placed` : 'ok',
        ];
    });
    const all = [['Job', 'Change', 'Allocations', 'Placement'], ...rows];
    const widths = [0, 1, 2].map((column) => (0,_nomad_plan_cli_text_js__WEBPACK_IMPORTED_MODULE_3__/* .longestLength */ .x)(all, (row) => row[column]?.length ?? 0));
    return all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}
function jobLog(job) {
    const { verdict } = job;
    const counts = (0,_describe_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .describeCounts */ .w)(verdict.groups, verdict.starts);
    const lines = job.diff.lines.map(coloured);
    const unplaced = verdict.unplaced.map(({ group, count, reasons }) => `Group ${group}: ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_10__/* .plural */ .LS)(count, 'allocation')} cannot be placed: ${(0,_describe_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .describeReasons */ .nl)(reasons)}`);
    const kept = job.keptCounts.map(({ group, count, instead, bound }) => `Count of ${group} kept at ${count}; the job file says ${instead}${bound === undefined ? '' : `, and ${bound}`}.`);
    const launch = verdict.nextLaunch === undefined ? [] : [`Next periodic launch: ${verdict.nextLaunch}`];
    const hidden = job.diff.hiddenValues === 0 ? [] : [`${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_10__/* .plural */ .LS)(job.diff.hiddenValues, 'value')} hidden`];
    const text = (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinLog */ .Vq)([...lines, ...unplaced, ...kept, ...(0,_describe_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .describeNotes */ .Ne)(job), ...launch, ...hidden]);
    const name = (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `${job.id} (${job.file}): ${(0,_describe_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .describeChange */ .uQ)(verdict)}${counts === '' ? '' : `, ${counts}`}`;
    return { kind: 'group', name, text };
}
function coloured(line) {
    const colour = colours[line[0] ?? ''];
    return colour === undefined ? (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `${line}` : (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj) `${colour}${line}\u001b[0m`;
}


/***/ }),

/***/ 1535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GL: () => (/* binding */ stopHit),
/* harmony export */   ZJ: () => (/* binding */ allFailures),
/* harmony export */   kd: () => (/* binding */ nothingPlanned)
/* harmony export */ });
const stopHit = { guard: 'stops', group: '', task: '', what: 'stops the job', old: '', new: '' };
const nothingPlanned = { jobs: [], failed: [], removed: [], untouched: 0, failures: [] };
function allFailures(outcome) {
    return [...outcome.failures, ...outcome.failed.flatMap((file) => file.failures)];
}


/***/ }),

/***/ 8097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ql: () => (/* binding */ planJobOutput),
/* harmony export */   Qo: () => (/* binding */ planOutputFiles),
/* harmony export */   TC: () => (/* binding */ plannedResultJob),
/* harmony export */   Yk: () => (/* binding */ guardsOutput),
/* harmony export */   as: () => (/* binding */ failedResultJob),
/* harmony export */   iS: () => (/* binding */ planOutputs),
/* harmony export */   tK: () => (/* binding */ failedOutput),
/* harmony export */   x8: () => (/* binding */ undeclaredOutput),
/* harmony export */   xl: () => (/* binding */ planResultJobs)
/* harmony export */ });
/* harmony import */ var _run_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4159);
/* harmony import */ var _planned_writes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4932);
/* harmony import */ var _guard_hits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9335);
/* harmony import */ var _plan_headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7187);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(400);
/* harmony import */ var _plan_alarms_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2033);
/* harmony import */ var _describe_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9042);







function planOutputs(outcome, ui) {
    const { jobs, failed, removed } = outcome;
    const writes = (0,_planned_writes_js__WEBPACK_IMPORTED_MODULE_1__/* .plannedWrites */ .j)(outcome);
    const [only, ...others] = [...jobs, ...writes.flatMap(({ kind, job }) => (kind === 'stop' ? [job] : []))];
    return {
        summary: outcome.failures.length > 0 ? (outcome.failures[0]?.message ?? '') : (0,_plan_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .planHeadline */ .M)(outcome),
        changed: String(writes.length > 0),
        jobs: JSON.stringify([
            ...jobs.map(planJobOutput),
            ...failed.map(failedOutput),
            ...removed.map((one) => ({ ...undeclaredOutput(one), ...writeOutput({ jobs: [], removed: [one] }) })),
        ]),
        destructive: String(writes.some(({ isDestructive }) => isDestructive)),
        placeable: String(jobs.every((job) => job.verdict.unplaced.length === 0)),
        url: only === undefined || others.length > 0 ? '' : (ui?.job(only) ?? ''),
        'comment-url': '',
        guards: guardsOutput((0,_guard_hits_js__WEBPACK_IMPORTED_MODULE_2__/* .hitsOf */ .eb)(outcome)),
    };
}
function writeOutput(outcome) {
    const writes = (0,_planned_writes_js__WEBPACK_IMPORTED_MODULE_1__/* .plannedWrites */ .j)(outcome);
    return { changes: writes.length > 0, destructive: writes.some(({ isDestructive }) => isDestructive) };
}
function guardsOutput(hits) {
    return JSON.stringify(hits.map(({ id, namespace, file, hit: { guard, group, task, old, new: after, approvedBy } }) => ({
        guard,
        job: id,
        namespace,
        group,
        task,
        old,
        new: after,
        file,
        approved: approvedBy !== undefined,
        'approved-by': approvedBy ?? [],
    })));
}
function planOutputFiles(jobs) {
    const answers = jobs.map((job) => job.clear.json);
    return {
        'plan-text': { name: 'plan.txt', parts: planTexts(jobs), isPrivate: true },
        'plan-json': { name: 'plan.json', parts: (0,_run_report_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonArray */ .Ir)(answers), isPrivate: true },
    };
}
function* planTexts(jobs) {
    for (const [index, job] of jobs.entries()) {
        if (jobs.length > 1)
            yield `${index === 0 ? '' : '\n'}==> ${job.file} <==\n`;
        yield job.clear.text;
    }
}
function planResultJobs({ jobs, failed, removed }) {
    return [
        ...jobs.map((job) => plannedResultJob(job)),
        ...failed.map(failedResultJob),
        ...removed.map(({ file, stop, was: { id = '', namespace = '', region = '' } = {} }) => (0,_result_js__WEBPACK_IMPORTED_MODULE_4__/* .resultJob */ .bE)({ file, id, namespace, region, effect: effects[stop.kind] })),
    ];
}
const effects = { stops: 'stops', gone: 'unchanged', 'runs-on': 'keeps-running' };
function undeclaredOutput({ file, was, now }) {
    const { id = '', namespace = '', region = '' } = was ?? {};
    return { file, id, namespace, region, change: now === undefined ? 'file-removed' : 'moved' };
}
function plannedResultJob(job, outcome = '') {
    const { id, namespace, region = '', file, diff } = job;
    const effect = (0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_5__/* .hasChanges */ .ik)(job) ? (0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_5__/* .effectNameOf */ .C$)(job) : 'unchanged';
    return { id, namespace, region, file, effect, outcome, changes: [...diff.lines] };
}
function failedResultJob({ file }) {
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_4__/* .resultJob */ .bE)({ file, effect: 'failed' });
}
function planJobOutput(job) {
    const { verdict } = job;
    return {
        file: job.file,
        id: job.id,
        namespace: job.namespace,
        region: job.region ?? '',
        change: verdict.change,
        ...writeOutput({ jobs: [job], removed: [] }),
        traits: verdict.traits,
        groups: Object.fromEntries(verdict.groups.map(({ name, update: _update, ...counts }) => [name, counts])),
        index: verdict.jobModifyIndex,
        warnings: [...(job.pitfalls ?? []), ...verdict.warnings],
        unplaced: verdict.unplaced.map((one) => ({
            ...one,
            reasons: one.reasons.map((reason) => (0,_describe_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .describeReasons */ .nl)([reason])),
        })),
        preempted: verdict.preempted,
        nextLaunch: verdict.nextLaunch ?? '',
        hiddenValues: job.diff.hiddenValues,
    };
}
function failedOutput({ file, failures }) {
    return {
        file,
        change: 'failed',
        reason: failures[0]?.reason ?? '',
        errors: failures.map((failure) => ({
            place: (0,_describe_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .describeFailure */ .Ic)(failure),
            message: failure.message,
            hint: failure.hint ?? '',
        })),
    };
}


/***/ }),

/***/ 4932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ plannedWrites)
/* harmony export */ });
function plannedWrites({ jobs, removed }) {
    return [
        ...jobs.flatMap((job) => {
            const { change, destructive: isDestructive } = job.verdict;
            return change === 'unchanged' ? [] : [{ kind: 'register', job, isDestructive }];
        }),
        ...removed.flatMap(({ was, stop }) => {
            if (was === undefined || stop.kind !== 'stops')
                return [];
            const isFamily = stop.target.children === true && stop.children?.length !== 0;
            return [{ kind: 'stop', job: was, isDestructive: stop.running !== 0 || isFamily }];
        }),
    ];
}


/***/ }),

/***/ 695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HB: () => (/* binding */ judgeReviews),
/* harmony export */   Po: () => (/* binding */ describeShortfall),
/* harmony export */   U9: () => (/* binding */ approversOf)
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4482);

function describeShortfall({ given, needed, objections, gap }, plan) {
    if (objections.length > 0)
        return `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .codeList */ .E5)(objections)} requested changes of ${plan}`;
    if (given.length >= needed)
        return undefined;
    return `${plan} has ${given.length} of ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(needed, 'approval')}${gap === undefined ? '' : `, and none counts: ${gap}`}`;
}
function approversOf(count) {
    return describeShortfall(count, '') === undefined ? count.given.map(({ login }) => login) : undefined;
}
const decisions = new Set(['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED']);
function judgeReviews(reviews, plan) {
    const latest = new Map();
    for (const review of reviews.toSorted((a, b) => secondOf(a.submitted_at) - secondOf(b.submitted_at) || 0)) {
        const name = review.user?.login.toLowerCase();
        if (name === undefined || !decisions.has(review.state))
            continue;
        latest.delete(name);
        latest.set(name, review);
    }
    const judged = [...latest.values()].map((review) => {
        const login = review.user?.login ?? '';
        const why = review.state === 'CHANGES_REQUESTED' ? findAge(review, plan) : findFlaw(review, login, plan);
        return { login, at: review.submitted_at ?? '', kind: review.state, why };
    });
    const fitting = judged.filter(({ why }) => why === undefined);
    return {
        fitting: fitting.filter(({ kind }) => kind === 'APPROVED'),
        objecting: fitting.filter(({ kind }) => kind !== 'APPROVED'),
        others: judged.flatMap(({ login, why }) => (why === undefined ? [] : [{ login, why }])),
    };
}
const older = 'older than the plan';
function findAge(review, { shown }) {
    return (shown?.since ?? 0) <= secondOf(review.submitted_at) ? undefined : older;
}
function findFlaw(review, login, { shown, headSha, author, commits }) {
    if (review.state === 'DISMISSED')
        return 'dismissed';
    if (author === undefined)
        return 'the author of the pull request is unknown';
    if (login.toLowerCase() === author.toLowerCase())
        return 'own pull request';
    if (commits.unknown !== undefined)
        return commits.unknown;
    if (commits.logins.has(login.toLowerCase()))
        return 'wrote one of its commits';
    if (review.user?.type === 'Bot')
        return 'not a person';
    if (review.commit_id !== headSha)
        return 'of another commit';
    if (shown === undefined)
        return 'the time of the plan is unknown';
    const at = secondOf(review.submitted_at);
    const { since, edited = 0 } = shown;
    if (!(since < at && at < Infinity))
        return older;
    return edited < at ? undefined : 'older than an edit of the comment with the plan';
}
function secondOf(time) {
    const milliseconds = Date.parse(time ?? '');
    return Number.isNaN(milliseconds) ? Infinity : Math.floor(milliseconds / 1000);
}


/***/ }),

/***/ 7557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iq: () => (/* binding */ unknownPlan),
/* harmony export */   Nb: () => (/* binding */ commandOnFork),
/* harmony export */   Qn: () => (/* binding */ otherCheckout),
/* harmony export */   TR: () => (/* binding */ notOurs),
/* harmony export */   dr: () => (/* binding */ otherHead),
/* harmony export */   iP: () => (/* binding */ commentChanged),
/* harmony export */   k0: () => (/* binding */ CommandRefusal),
/* harmony export */   mT: () => (/* binding */ notACommand),
/* harmony export */   nc: () => (/* binding */ closedPullRequest),
/* harmony export */   rE: () => (/* binding */ verbNotAllowed),
/* harmony export */   x2: () => (/* binding */ notACommander)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);

class CommandRefusal extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    name = 'CommandRefusal';
    options;
    constructor(reason, message, options) {
        super({ reason, message, hint: options.hint });
        this.options = options;
    }
}
const byHand = 'run its mode in a workflow with `workflow_dispatch`';
function notACommand(why) {
    return new CommandRefusal('not-a-command', why, { isSilent: true });
}
function commentChanged(how) {
    return new CommandRefusal('not-a-command', `The comment was ${how} after it started this run`, {
        hint: 'Give the command in a new comment.',
    });
}
function notACommander(author, why) {
    return new CommandRefusal('not-allowed', `\`${author}\` may not give commands: ${why}`, {
        hint: 'Input `commanders` decides who may.',
        isSilent: true,
    });
}
function verbNotAllowed(verb) {
    return new CommandRefusal('not-allowed', `Command \`${verb}\` is not allowed in this repository`, {
        hint: `Add it to the input \`commands\` of every step of the workflow, or ${byHand}.`,
    });
}
function unknownPlan(why) {
    return new CommandRefusal('unknown-plan', `The plan that this command is about is unknown: ${why}`, {
        hint: 'Plan the pull request again, read the new plan, and give the command again.',
    });
}
function otherHead(planned, head) {
    return new CommandRefusal('other-head', `The head of the pull request is commit ${head.slice(0, 7)}, not ${planned.slice(0, 7)}, which the command is about`, { hint: 'Wait for the plan of the new commit, read it, and give the command again.' });
}
function otherCheckout() {
    return new CommandRefusal('other-head', 'The checkout is not the head of the pull request', {
        hint: 'Check out the output `sha` of the step with `mode: command`: `ref: ${{ needs.gate.outputs.sha }}`.',
    });
}
function commandOnFork(verb, isWrite) {
    const message = isWrite
        ? `Command \`${verb}\` is not possible on the pull request of a fork`
        : `Command \`${verb}\` on the pull request of a fork requires the ID of the plan, or the complete ID of the commit`;
    const hint = isWrite
        ? `To change the job, ${byHand}.`
        : `Read the changes, and name what you have read: \`/outrider ${verb} commit <sha>\` or \`/outrider ${verb} plan <id>\`.`;
    return new CommandRefusal('fork', message, { hint });
}
function notOurs(why) {
    return new CommandRefusal('not-ours', why, {
        hint: `Commands change only what this pull request registered. To change the job anyway, ${byHand}.`,
    });
}
function closedPullRequest(number, verb, isMerged) {
    return new CommandRefusal('closed', `Pull request ${number} ${isMerged ? 'is merged' : 'was closed without being merged'}: command \`${verb}\` is not possible`, { hint: isMerged ? 'Plan the next change on its own pull request.' : 'Reopen the pull request.' });
}


/***/ })

};
