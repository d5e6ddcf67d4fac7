export const id = 189;
export const ids = [189];
export const modules = {

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
    if (!LONG_NUMBER.test(text)) {
        return JSON.parse(text);
    }
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
const maxDepth = 500;
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
            if (++depth > maxDepth)
                return `it nests deeper than ${maxDepth} levels`;
        }
        if (values > maxValues)
            return `it holds more than ${maxValues} values`;
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
/* harmony export */   vI: () => (/* binding */ shortened)
/* harmony export */ });
function requestMessage(sentence, { method, path, status }, text = '') {
    const request = `(${status === undefined ? '' : `${status}, `}${method} ${path})`;
    const own = text.replace(/(?<!\.)\.$/, '');
    const isRepetition = own === '' || `${sentence} `.toLowerCase().startsWith(`${own.toLowerCase()} `);
    return `${isRepetition ? sentence : `${sentence}: ${own}`}${own.includes('\n') ? '\n' : ' '}${request}`;
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

/***/ 8578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ connectionError),
/* harmony export */   N1: () => (/* binding */ toServiceError),
/* harmony export */   SO: () => (/* binding */ unusableBodyError),
/* harmony export */   w2: () => (/* binding */ timeoutError),
/* harmony export */   z5: () => (/* binding */ redirectError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2442);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7244);



const extraCa = 'Set the environment variable NODE_EXTRA_CA_CERTS to a file with the certificate of the authority.';
const NOMAD_INPUTS = {
    address: 'address',
    ca: 'Set `ca-cert` to the certificate of the authority that signed it.',
    name: 'Set `tls-server-name` to a name that the certificate contains.',
    clientCert: 'Set `client-cert` and `client-key` to a certificate that Nomad trusts.',
};
const INPUTS = {
    Nomad: NOMAD_INPUTS,
    'the scheduler': NOMAD_INPUTS,
    'the registry': { address: 'registry-address', ca: extraCa },
    GitHub: { ca: extraCa },
};
function hintFor(sent, about) {
    const inputs = INPUTS[sent.service];
    switch (about) {
        case 'address':
            return reachabilityHint(sent, inputs);
        case 'scheme':
            return `Write ${inputs.address === undefined ? 'its address' : `\`${inputs.address}\``} with \`http://\`, or enable TLS on the server.`;
        case 'date':
            return 'Renew the certificate, and check the clock of the runner.';
        case 'proxy':
            return 'Check the environment variables HTTPS_PROXY, HTTP_PROXY and NO_PROXY.';
        case 'ca':
            return inputs.ca;
        case 'name':
            return inputs.name;
        case 'client-cert':
            return inputs.clientCert;
        case 'header':
            return 'Check the token for line breaks and invisible characters.';
        case undefined:
            return undefined;
    }
}
function reachabilityHint({ url, proxied, hosted }, { address, clientCert }) {
    const proxyNote = proxied ? ' The environment sets a proxy for it; NO_PROXY lists the hosts that need none.' : '';
    if (address === undefined)
        return `Check that the runner can reach it.${proxyNote}`;
    if (!hosted)
        return `Check \`${address}\` and that the runner can reach it, then re-run the job.${proxyNote}`;
    if ((0,_host_js__WEBPACK_IMPORTED_MODULE_1__/* .isLoopback */ .U)(url)) {
        return `Check \`${address}\`: it is the address of the runner itself, where an earlier step has to start the server.`;
    }
    const outside = (0,_host_js__WEBPACK_IMPORTED_MODULE_1__/* .isPrivateHost */ .S)(url)
        ? `\`${url.hostname}\` is a private address, which GitHub-hosted runners cannot reach.`
        : `Check \`${address}\`. If it is correct: GitHub-hosted runners are outside your network.`;
    const publicly = clientCert === undefined ? '' : ' with mutual TLS (`client-cert`, `client-key`)';
    return `${outside} Use a self-hosted runner inside your network, connect to the network in an earlier step (VPN, tunnel), or use a public address${publicly}.${proxyNote}`;
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
function messageFor({ service, method, url }, what, status) {
    return (0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .requestMessage */ .Vk)(`${(0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .capitalize */ .ZH)(service)} at ${url.host} ${what}`, { method, path: url.pathname, status });
}
function connectionError(sent, { description, about }, error, attempts) {
    const tries = attempts > 1 ? ` in ${attempts} attempts` : '';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: about === 'header' ? 'input' : 'unreachable',
        message: messageFor(sent, description + tries),
        hint: hintFor(sent, about),
        help: about === undefined ? undefined : HELP[about],
        cause: new Error(error instanceof Error && error.message !== '' ? error.message : description),
    });
}
function timeoutError(sent, deadline) {
    const seconds = Math.round(deadline / 100) / 10;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'timed-out',
        message: messageFor(sent, `did not answer within ${seconds} s`),
        hint: hintFor(sent, 'address'),
        help: 'no-way-to-the-address',
    });
}
function redirectError(sent, status, location) {
    const target = location === undefined ? null : URL.parse(location, sent.url.href);
    const where = target === null ? 'without a location' : `to ${target.host || target.protocol}`;
    const { address } = INPUTS[sent.service];
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'server',
        message: messageFor(sent, `redirects ${where}, and redirects are not followed`, status),
        hint: address === undefined ? undefined : `Set \`${address}\` to the address of the service itself.`,
        help: 'not-the-service-itself',
    });
}
function unusableBodyError(sent, what) {
    const hint = hintFor(sent, 'address');
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({ reason: 'server', message: messageFor(sent, what), hint, help: 'not-the-service-itself' });
}
function toServiceError(error, { signal, kinds }) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ) || signal?.aborted === true)
        return error;
    const { reason, message, location, hint, help, cause } = error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({ kind: kinds[reason] ?? 'unreachable', reason, message, location, hint, help, cause });
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

/***/ 4037:
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
;// CONCATENATED MODULE: ./build/js/clients/nomad/acl.js



const OWN_TOKEN = dist/* object */.Ikc({
    AccessorID: dist/* string */.YjP(),
    Name: fields/* textField */.M8,
    Type: fields/* textField */.M8,
    Policies: (0,fields/* listOf */.c3)(dist/* string */.YjP()),
    Roles: (0,fields/* listOf */.c3)(dist/* object */.Ikc({ Name: fields/* textField */.M8 })),
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

// EXTERNAL MODULE: ./build/js/clients/nomad/allocations.js
var allocations = __webpack_require__(9114);
// EXTERNAL MODULE: ./build/js/clients/nomad/jobs/read.js
var jobs_read = __webpack_require__(9152);
// EXTERNAL MODULE: ./build/js/clients/nomad/target.js
var target = __webpack_require__(7120);
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
async function promoteDeployment(wire, request) {
    return await changeDeployment(wire, 'promote', request, { All: true });
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
// EXTERNAL MODULE: ./build/js/operations/learn-job.js
var learn_job = __webpack_require__(8697);
;// CONCATENATED MODULE: ./build/js/operations/connect-nomad.js





async function startNomadRun(inputs, context) {
    const { runner, event, redactor, deadline, cancelled } = context;
    const { job, redaction } = inputs;
    if (job !== undefined)
        redactor.addIds([job]);
    const { nomad } = await connectNomad(inputs.nomad, context);
    const log = (line) => runner.log(line);
    return { inputs, nomad: (0,learn_job/* withLearning */.Rx)(nomad, redactor, redaction), event, redactor, deadline, cancelled, log };
}
async function connectNomad(inputs, context) {
    const { event, redactor, transport, deadline } = context;
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
    if (inputs.authMethod === undefined) {
        return { nomad: createNomad({ ...options, token: inputs.token }), secrets: context.secrets };
    }
    const { token, secrets } = await connect_nomad_logIn(inputs.authMethod, inputs.audience, createNomad(options), context);
    redactor.addSecrets(secrets);
    return { nomad: createNomad({ ...options, token }), secrets: [...context.secrets, ...secrets] };
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
    return field.value === '' ? '' : render(field.value, judgeField(field, rules), new Map());
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
            const open = render(value, judgement, numbers);
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
function render(value, { verdict, secrets }, numbers) {
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
    const found = (0,_detection_find_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .secretRanges */ .x)(value, detection);
    if (found.length > 0 || isPublicField || value.startsWith('-') || (0,_hidden_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .hasLines */ .gE)(value))
        return found;
    const flags = before.filter((one) => /^-{1,2}[A-Za-z][\w.-]*$/.test(one));
    return flags.flatMap((one) => (0,_detection_find_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .secretRanges */ .x)(`${command} ${one} ${value}`, detection));
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


/***/ })

};
